//! The games of all days: a calendar for each solo game, the par of a day, and its leaderboard.

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::{Day, Lang, Level, Seed};
use starboard_table::{LocalTable, Player, Request};
use starboard_worker::{Reply, Task};

use crate::controls::{button, home_link, link};
use crate::games::{self, Poster};
use crate::parts::Online;
use crate::pilot::{self, Flight};
use crate::prefs::{lang, spoken};
use crate::{browser, calendar, daily, storage, texts, thinker};

/// Weeks of the calendar.
const WEEKS: i64 = 5;
/// The bot that sets par.
const PAR_LEVEL: Level = Level::new(5).expect("a level");

pub(crate) fn days() -> AnyView {
    let today = calendar::today();
    if today.get_untracked().is_none() {
        return crate::shell::message(texts::daily_unknown);
    }
    let flights = StoredValue::new(pilot::flights());
    let streak = move || {
        let days = |today| flights.with_value(|flights| pilot::streak(flights, today));
        texts::streak(lang(), today.get().map_or(0, days))
    };
    let games = games::all().filter(|poster| poster.for_one);
    view! {
        <main id="main" class="page days">
            <p class="arcade">{streak}</p>
            <h1>{spoken(texts::daily_title)}</h1>
            <p class="lede">{spoken(texts::days_claim)}</p>
            <div class="day-games">
                {games.map(|poster| game(poster, today, flights)).collect_view()}
            </div>
        </main>
    }
    .into_any()
}

fn game(
    poster: &'static Poster,
    today: ReadSignal<Option<Day>>,
    flights: StoredValue<Vec<Flight>>,
) -> impl IntoView {
    let chosen = RwSignal::new(today.get_untracked());
    // Whoever looks at today's game goes on with the new day at midnight.
    Effect::new(move |before: Option<Option<Day>>| {
        let now = today.get();
        if before.is_some_and(|before| before != now && before == chosen.get_untracked()) {
            chosen.set(now);
        }
        now
    });
    view! {
        <section class="card day-game">
            <div class="card-body">
                <h2 class="card-title">{move || poster.about.title(lang())}</h2>
                {move || Some(weeks(poster, today.get()?, chosen, flights))}
                {move || Some(of_day_and_all(poster, today.get()?, chosen.get()?, flights))}
            </div>
        </section>
    }
}

/// The player's own result of a day, and everybody's.
fn of_day_and_all(
    poster: &'static Poster,
    today: Day,
    day: Day,
    flights: StoredValue<Vec<Flight>>,
) -> impl IntoView {
    let online: Online = expect_context();
    view! {
        {of_day(poster, today, day, flights)}
        {online.leaderboard(poster, day)}
    }
}

/// What is left of a day's game that is over but not in this browser any more.
pub(crate) fn result(game: &str, day: Option<Day>) -> AnyView {
    let (Some(poster), Some(today)) = (games::find(game), browser::today()) else {
        return crate::shell::message(texts::daily_unknown);
    };
    let flights = StoredValue::new(pilot::flights());
    view! {
        <main id="main" class="page narrow days">
            <h1>{spoken(texts::daily_title)}</h1>
            <section class="card day-game">
                <div class="card-body">
                    <h2 class="card-title">{move || poster.about.title(lang())}</h2>
                    {of_day_and_all(poster, today, day.unwrap_or(today), flights)}
                </div>
            </section>
            <p class="button-row">
                {link("/daily", "button", texts::all_days)} {home_link("button ghost")}
            </p>
        </main>
    }
    .into_any()
}

/// Five weeks, Monday to Sunday; the last ends with this one.
fn weeks(
    poster: &'static Poster,
    today: Day,
    chosen: RwSignal<Option<Day>>,
    flights: StoredValue<Vec<Flight>>,
) -> impl IntoView {
    let now = today.since_1970();
    // 1970-01-01 was a Thursday.
    let weekday = (now + 3).rem_euclid(7);
    let first = now - weekday - 7 * (WEEKS - 1);
    let cell = move |number: i64| {
        let day = browser::day_since_1970(number)?;
        let flight = flights.with_value(|flights| pilot::of_day(flights, poster.name, day));
        let state = match &flight {
            Some(flight) if flight.late => "late",
            Some(_) => "done",
            None => "open",
        };
        let is_ahead = day > today;
        let name = day.to_string();
        let number = name.rsplit('-').next().unwrap_or_default();
        let number = number.trim_start_matches('0').to_owned();
        let words = move |lang: Lang| {
            let result = match &flight {
                Some(flight) => pilot::result_words(flight, lang),
                None => texts::day_open(lang),
            };
            texts::day_label(lang, &calendar::day_words(day, lang), &result)
        };
        Some(view! {
            <button
                type="button"
                class=format!("day {state}")
                class:today=(day == today)
                disabled=is_ahead
                aria-pressed=move || (chosen.get() == Some(day)).to_string()
                aria-label=move || words(lang())
                on:click=move |_| chosen.set(Some(day))
            >
                {number}
            </button>
        })
    };
    let days = (first..first + 7 * WEEKS).filter_map(cell);
    let weekdays = (first..first + 7).filter_map(browser::day_since_1970);
    let weekdays = weekdays.map(|day| {
        view! {
            <span class="weekday" aria-hidden="true">
                {move || calendar::weekday(day, lang())}
            </span>
        }
    });
    view! {
        <div class="calendar" role="group" aria-label=spoken(texts::calendar)>
            {weekdays.collect_view()}
            {days.collect_view()}
        </div>
    }
}

/// The player's own result of a day, and what can be done about it.
fn of_day(
    poster: &'static Poster,
    today: Day,
    day: Day,
    flights: StoredValue<Vec<Flight>>,
) -> impl IntoView {
    let flight = flights.with_value(|flights| pilot::of_day(flights, poster.name, day));
    let id = match &flight {
        Some(flight) => flight.id.clone(),
        None if day == today => daily::id_of(poster.name, day),
        None => daily::late_id_of(poster.name, day),
    };
    let is_begun = storage::load_game(&id).is_some();
    let is_done = flight.is_some();
    let is_late = day < today;
    let words = move |lang: Lang| match &flight {
        Some(flight) if flight.late => {
            format!(
                "{} ({})",
                pilot::result_words(flight, lang),
                texts::daily_late(lang)
            )
        }
        Some(flight) => pilot::result_words(flight, lang),
        None if is_late && day.since_1970() + daily::LATEST >= today.since_1970() => {
            texts::day_missed(lang)
        }
        None => texts::day_open(lang),
    };
    let play_href = format!("/daily/{}/{day}", poster.name);
    view! {
        <div class="of-day">
            <h3>{move || calendar::day_words(day, lang())}</h3>
            <p>{move || words(lang())}</p>
            <p class="button-row">
                {(!is_done)
                    .then(|| {
                        let words = if is_begun { texts::daily_begun } else { texts::daily_new };
                        link(play_href, "button small primary", words)
                    })}
                {(is_done && is_begun)
                    .then(|| {
                        view! {
                            {link(format!("/replay/{id}"), "button small", texts::watch_replay)}
                            {link(format!("/report/{id}"), "button small", texts::review)}
                        }
                    })}
            </p>
            {is_done.then(|| par(poster, day))}
        </div>
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Par {
    Unknown,
    /// How many decisions have been made.
    Playing(usize),
    Known(i64),
}

/// What a strong bot achieves on the same day. It plays here, on request.
fn par(poster: &'static Poster, day: Day) -> impl IntoView {
    let key = format!("starboard.par.{}.{day}", poster.name);
    let kept = storage::read(&key).and_then(|text| text.parse().ok());
    let par = RwSignal::new(kept.map_or(Par::Unknown, Par::Known));
    let ask = move || {
        par.set(Par::Playing(0));
        let key = key.clone();
        spawn_local(async move {
            let Some(screens) = games::load(poster).await else {
                par.try_set(Par::Unknown);
                return;
            };
            let bot = [Player::bot("Par", PAR_LEVEL)];
            let rules = screens.rules();
            // The same start and chance as for everybody.
            let seed = Seed::of_day(poster.name, day);
            let table = rules
                .of_day(day)
                .and_then(|start| LocalTable::from_position(&start, &bot, seed).ok());
            let under_way = UnderWay(par);
            if let Some(table) = table {
                play_on(table, under_way, key);
            }
        });
    };
    // Only one bot thinks at a time, perhaps that of another game.
    on_cleanup(move || {
        if is_playing(par) {
            thinker::interrupt();
        }
    });
    let level = PAR_LEVEL.get();
    move || match par.get() {
        Par::Unknown => button("button small", texts::ask_for_par, ask.clone()),
        Par::Playing(moves) => {
            view! { <p class="soft" role="status">{texts::par_playing(lang(), level, moves)}</p> }
                .into_any()
        }
        Par::Known(score) => {
            let words = match (poster.about.has_points, score) {
                (true, _) => texts::par_points(lang(), level, score),
                (false, 0) => texts::par_lost(lang(), level),
                (false, _) => texts::par_won(lang(), level),
            };
            view! { <p class="par">{words}</p> }.into_any()
        }
    }
}

/// A game that the bot plays. If it is not finished, because the bot is needed elsewhere or fails,
/// it can be requested again.
struct UnderWay(RwSignal<Par>);

impl Drop for UnderWay {
    fn drop(&mut self) {
        if is_playing(self.0) {
            self.0.try_set(Par::Unknown);
        }
    }
}

fn is_playing(par: RwSignal<Par>) -> bool {
    matches!(par.try_get_untracked(), Some(Par::Playing(_)))
}

/// The bot makes one decision after the other.
fn play_on(table: LocalTable, under_way: UnderWay, key: String) {
    let par = under_way.0;
    let play = table.play();
    if let Some(ending) = play.ending() {
        let score = ending.scores.first().copied().unwrap_or_default();
        storage::write(&key, &score.to_string());
        par.try_set(Par::Known(score));
        return;
    }
    let Some((seat, level)) = play.bot_to_act() else {
        return;
    };
    let moves = play.history().length();
    if par.try_set(Par::Playing(moves)).is_some() {
        // The page has been left.
        return;
    }
    let task = Task::Choose {
        key: format!("par {}", table.commitment()),
        bot: format!("level:{level}"),
        seed: table.bot_seed(),
        position: play.position().document(),
    };
    let mut game = Some((table, under_way));
    thinker::ask(task, move |reply| {
        let Reply::Choice(Some(advice)) = reply else {
            return;
        };
        if let Some((mut table, under_way)) = game.take() {
            let request = Request::Act {
                action: advice.action,
            };
            if table.handle(seat, &request, 0).is_ok() {
                play_on(table, under_way, key.clone());
            }
        }
    });
}
