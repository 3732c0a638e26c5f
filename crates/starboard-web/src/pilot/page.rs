//! The page of the pilot's log: charts rather than lists.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use starboard_kernel::Lang;
use starboard_table::pilot::{Badge, Flight, Tally, WEEK, beaten, streak, tallies};
use starboard_table::who_won;

use super::{backup, deeds, flights, note_saved_games};
use crate::controls::{Words, button, link};
use crate::games::{self, Poster};
use crate::prefs::{lang, spoken};
use crate::router::Link;
use crate::{art, browser, calendar, names, storage, texts};

/// Rows of the list at first, and how many each "more" adds.
const ROWS: usize = 12;
const MORE: usize = 50;
/// Results in a chart.
const BARS: usize = 24;

pub(crate) fn pilot() -> AnyView {
    let all = RwSignal::new(flights());
    spawn_local(async move {
        if note_saved_games().await {
            all.try_set(flights());
        }
    });
    let changed = Callback::new(move |()| all.set(flights()));
    let shown = RwSignal::new(ROWS);
    let has_more = move || all.with(Vec::len) > shown.get();
    view! {
        <main id="main" class="page pilot">
            <p class="arcade">{spoken(texts::pilot_arcade)}</p>
            <h1>{spoken(texts::pilot_log)}</h1>
            {move || all.with(|all| tiles(all))}
            <section class="home-section">
                <h2>{spoken(texts::home_games)}</h2>
                <ul class="pilot-games">
                    {move || all.with(|all| games::all().map(|poster| game(poster, all)).collect_view())}
                </ul>
            </section>
            <section class="home-section">
                <h2>{spoken(texts::badges)}</h2>
                <ul class="badges">{move || all.with(|all| badges(all))}</ul>
            </section>
            <section class="home-section">
                <h2>{spoken(texts::home_finished)}</h2>
                {move || {
                    all.with(|all| match all.is_empty() {
                        true => view! { <p class="soft">{texts::no_flights(lang())}</p> }.into_any(),
                        false => table(&all[..all.len().min(shown.get())]),
                    })
                }}
                <Show when=has_more>
                    <p class="button-row">
                        {button(
                            "button",
                            texts::more_tables,
                            move || shown.update(|shown| *shown += MORE),
                        )}
                    </p>
                </Show>
            </section>
            <section class="home-section">
                <h2>{spoken(texts::backup)}</h2>
                <p class="soft">{spoken(texts::backup_claim)}</p>
                {backup::buttons(changed)}
            </section>
        </main>
    }
    .into_any()
}

fn tiles(all: &[Flight]) -> impl IntoView + use<> {
    let won = all.iter().filter(|flight| flight.has_won()).count();
    let days = browser::today().map_or(0, |today| streak(all, today));
    let achievements = achievements(all);
    let earned = achievements
        .iter()
        .filter(|(.., is_earned)| *is_earned)
        .count();
    let tile = |number: String, words: Words| {
        view! {
            <div class="tile">
                <dd>{number}</dd>
                <dt>{spoken(words)}</dt>
            </div>
        }
    };
    view! {
        <dl class="tiles">
            {tile(all.len().to_string(), texts::tile_games)} {tile(won.to_string(), texts::tile_won)}
            {tile(days.to_string(), texts::tile_streak)}
            {tile(format!("{earned} / {}", achievements.len()), texts::badges)}
        </dl>
    }
}

/// What was achieved in one game.
fn game(poster: &'static Poster, all: &[Flight]) -> impl IntoView + use<> {
    let own: Vec<&Flight> = all
        .iter()
        .filter(|flight| flight.game == poster.name)
        .collect();
    let won = own.iter().filter(|flight| flight.has_won()).count();
    let has_points = poster.about.has_points && poster.for_one;
    let best = own.iter().filter_map(|flight| flight.score()).max();
    let count = own.len();
    let summary = move || match (count, best.filter(|_| has_points)) {
        (0, _) => texts::not_flown(lang()),
        (_, Some(best)) => texts::flown_best(lang(), count, best),
        (_, None) => texts::flown_won(lang(), count, won),
    };
    let ladder = (!poster.for_one).then(|| ladder(beaten(all, poster.name)));
    let records = records(poster, &own);
    view! {
        <li class="card pilot-game">
            <div class="pilot-cover">{(poster.cover)()}</div>
            <div class="card-body">
                <h3 class="card-title">{move || poster.about.title(lang())}</h3>
                <p class="soft">{summary}</p>
                {ladder}
                {records}
                {chart(&own, has_points)}
                <p class="button-row">
                    {link(format!("/now/{}", poster.name), "button small", texts::play_now)}
                    {poster.for_one.then(|| link("/daily", "button small", texts::daily_title))}
                </p>
            </div>
        </li>
    }
}

/// The levels of bots, lit where they were beaten.
fn ladder(levels: [bool; 5]) -> impl IntoView {
    let rung = |(level, is_beaten): (u8, bool)| {
        let words = move || match is_beaten {
            true => texts::level_beaten(lang(), level),
            false => texts::level_not_beaten(lang(), level),
        };
        view! {
            <li class="rung" class:beaten=is_beaten>
                <span aria-hidden="true">{level}</span>
                <span class="visually-hidden">{words}</span>
            </li>
        }
    };
    view! {
        <div class="ladder">
            <p class="soft">{spoken(texts::ladder)}</p>
            <ol>{(1..).zip(levels).map(rung).collect_view()}</ol>
        </div>
    }
}

/// Records by options and level: how much was won, and the best of it.
fn records(poster: &'static Poster, own: &[&Flight]) -> AnyView {
    let mut tallies = tallies(own, &poster.about.schema());
    // The options that were last played with come first, and with each of them the lowest level.
    let latest: Vec<_> = tallies.iter().map(|tally| tally.options.clone()).collect();
    tallies.sort_by_key(|tally| {
        let place = latest.iter().position(|options| *options == tally.options);
        (place, tally.level)
    });
    let has_points = poster.about.has_points;
    let most = tallies.iter().filter_map(|tally| tally.best).max();
    let most = most.unwrap_or_default().max(1);
    let row = move |tally: Tally| {
        let lang = lang();
        let part = match tally.best.filter(|_| poster.for_one && has_points) {
            Some(best) => best.max(0) as f64 / most as f64,
            None => tally.won as f64 / tally.games as f64,
        };
        view! {
            <li>
                <span>{conditions(poster, &tally, lang)}</span>
                <span>{best_of(poster, &tally, lang)}</span>
                <span class="part" style:--part=format!("{part:.3}")></span>
            </li>
        }
    };
    view! { <ul class="by-option">{tallies.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// The options and the level of a record.
fn conditions(poster: &Poster, tally: &Tally, lang: Lang) -> String {
    let option = |(name, value): &(&'static str, Value)| {
        let label = |value| poster.about.option_label(name, value, lang);
        let value = match value {
            Value::Array(_) => texts::by_seat(lang),
            value => label(Some(value)),
        };
        lang.labelled(&label(None), &value)
    };
    let mut words: Vec<String> = tally.options.iter().map(option).collect();
    match tally.level {
        Some(level) => words.push(texts::bot_of_level(lang, level)),
        None if !poster.for_one => words.push(texts::against_people(lang)),
        None if words.is_empty() => words.push(texts::usual_options(lang)),
        None => {}
    }
    words.join(" · ")
}

fn best_of(poster: &Poster, tally: &Tally, lang: Lang) -> String {
    let mut words = vec![match poster.for_one && poster.about.has_points {
        true => texts::tally_games(lang, tally.games),
        false => texts::tally_won(lang, tally.won, tally.games),
    }];
    if poster.about.has_points {
        words.extend(match poster.for_one {
            true => tally.best.map(|best| texts::tally_best(lang, best)),
            false => tally.margin.map(|points| texts::tally_margin(lang, points)),
        });
    }
    if !(poster.for_one && poster.about.has_points) {
        let moves = tally.shortest;
        words.extend(moves.map(|moves| texts::tally_shortest(lang, moves)));
    }
    words.join(", ")
}

/// The last results as bars: points, or won and lost.
fn chart(own: &[&Flight], has_points: bool) -> Option<impl IntoView + use<>> {
    let last: Vec<&&Flight> = own.iter().take(BARS).collect();
    if last.len() < 2 {
        return None;
    }
    let most = last
        .iter()
        .filter_map(|flight| flight.score())
        .max()
        .unwrap_or(1)
        .max(1);
    let bars = last.iter().rev().enumerate().map(|(index, flight)| {
        let part = match (has_points, flight.score()) {
            (true, Some(score)) => (score.max(0) as f64 / most as f64).max(0.08),
            _ if flight.has_won() => 1.0,
            _ => 0.25,
        };
        let x = index as f64 * 10.0;
        let height = 40.0 * part;
        view! {
            <rect
                class="bar"
                class:won=flight.has_won()
                x=(x + 0.75).to_string()
                y=(40.75 - height).to_string()
                width="6"
                height=(height - 1.5).to_string()
                rx="1.5"
            ></rect>
        }
    });
    let view_box = format!("0 0 {} 40", BARS * 10);
    let results: Vec<Flight> = last.iter().rev().map(|flight| (**flight).clone()).collect();
    let label = move || {
        let results = results.iter().map(|flight| result_words(flight, lang()));
        let results: Vec<String> = results.collect();
        lang().labelled(&texts::last_results(lang()), &results.join(", "))
    };
    Some(view! {
        <svg
            class="bars"
            viewBox=view_box
            preserveAspectRatio="xMinYMid meet"
            role="img"
            aria-label=label
        >
            {bars.collect_view()}
        </svg>
    })
}

/// The achievements, general and by game: the title, how to earn it, and whether it was earned.
fn achievements(all: &[Flight]) -> Vec<(String, String, bool)> {
    let (deeds, lang) = (deeds(), lang());
    let general = Badge::ALL.into_iter().map(|badge| {
        let is_earned = badge.is_earned(all, deeds);
        (title(badge, lang), how(badge, lang), is_earned)
    });
    let special = games::all().map(|poster| {
        let of_game = |flight: &&Flight| flight.game == poster.name;
        let is_earned = all
            .iter()
            .filter(of_game)
            .any(|flight| (poster.feat.is_done)(flight));
        let how = lang.labelled(&poster.about.title(lang), &(poster.feat.how)(lang));
        ((poster.feat.title)(lang), how, is_earned)
    });
    general.chain(special).collect()
}

/// The titles of the achievements that some flights have earned for the first time.
pub(super) fn new_achievements(before: &[Flight], until: &[Flight]) -> Vec<String> {
    let had = achievements(before).into_iter().map(|(_, _, had)| had);
    let all = achievements(until).into_iter().zip(had);
    all.filter_map(|((title, _, has), had)| (has && !had).then_some(title))
        .collect()
}

fn badges(all: &[Flight]) -> impl IntoView + use<> {
    let badge = |(title, how, is_earned): (String, String, bool)| {
        let state: Words = match is_earned {
            true => texts::badge_earned,
            false => texts::badge_open,
        };
        view! {
            <li class="badge-card" class:earned=is_earned>
                <span class="badge-star" aria-hidden="true">
                    {art::star()}
                </span>
                <span>
                    <strong>{title}</strong>
                    <span class="soft">{how}</span>
                    <span class="visually-hidden">{spoken(state)}</span>
                </span>
            </li>
        }
    };
    achievements(all).into_iter().map(badge).collect_view()
}

fn title(badge: Badge, lang: Lang) -> String {
    match badge {
        Badge::Cadet => texts::badge_cadet(lang),
        Badge::Graduate => texts::badge_graduate(lang),
        Badge::FirstWin => texts::badge_first_win(lang),
        Badge::Explorer => texts::badge_explorer(lang),
        Badge::Rival => texts::badge_rival(lang),
        Badge::Ace => texts::badge_ace(lang),
        Badge::Ladder => texts::badge_ladder(lang),
        Badge::Unaided => texts::badge_unaided(lang),
        Badge::Crowd => texts::badge_crowd(lang),
        Badge::Week => texts::badge_week(lang),
        Badge::Scholar => texts::badge_scholar(lang),
    }
}

/// How it is earned.
fn how(badge: Badge, lang: Lang) -> String {
    match badge {
        Badge::Cadet => texts::how_cadet(lang),
        Badge::Graduate => texts::how_graduate(lang),
        Badge::FirstWin => texts::how_first_win(lang),
        Badge::Explorer => texts::how_explorer(lang),
        Badge::Rival => texts::how_rival(lang),
        Badge::Ace => texts::how_ace(lang),
        Badge::Ladder => texts::how_ladder(lang),
        Badge::Unaided => texts::how_unaided(lang),
        Badge::Crowd => texts::how_crowd(lang),
        Badge::Week => texts::how_week(lang, WEEK),
        Badge::Scholar => texts::how_scholar(lang),
    }
}

/// How a game ended, from the pilot's point of view.
pub(crate) fn result_words(flight: &Flight, lang: Lang) -> String {
    let about = games::find(&flight.game).map(|poster| poster.about);
    let score = flight.score();
    let score = score.filter(|_| about.is_some_and(|about| about.has_points));
    let has_draws = about.is_some_and(|about| about.has_draws);
    let seats = flight.names.len();
    let is_solo = seats == 1;
    let is_drawn = has_draws && flight.winners.is_empty() && !is_solo;
    match (flight.own, flight.has_won(), score) {
        (Some(_), _, Some(score)) if is_solo => texts::points(lang, score),
        (Some(_), true, Some(score)) => texts::flight_won_with(lang, score),
        (Some(_), true, None) => texts::flight_won(lang),
        (Some(_), false, _) if is_drawn => who_won(&[], seats, has_draws, lang),
        (Some(_), false, Some(score)) => texts::flight_lost_with(lang, score),
        (Some(_), false, None) => texts::flight_lost(lang),
        (None, ..) => {
            let all = names::by_seat(&flight.names, lang);
            let names = flight.winners.iter().filter_map(|&seat| all.get(seat));
            let names: Vec<String> = names.map(|name| names::isolated(name)).collect();
            who_won(&names, seats, has_draws, lang)
        }
    }
}

fn opponents(flight: &Flight, lang: Lang) -> String {
    let names = names::by_seat(&flight.names, lang);
    let others = names.iter().zip(&flight.bots).enumerate();
    let others = others.filter(|(seat, _)| Some(*seat) != flight.own);
    let words = others.map(|(_, (name, bot))| match bot {
        Some(level) => texts::bot_of_level(lang, *level),
        None => names::isolated(name),
    });
    let mut words: Vec<String> = words.collect();
    words.sort();
    let mut counted: Vec<(String, usize)> = Vec::new();
    for word in words {
        match counted.last_mut() {
            Some((last, count)) if *last == word => *count += 1,
            _ => counted.push((word, 1)),
        }
    }
    let words = counted.into_iter().map(|(word, count)| match count {
        1 => word,
        _ => format!("{count} × {word}"),
    });
    words.collect::<Vec<_>>().join(", ")
}

fn table(flights: &[Flight]) -> AnyView {
    let row = |flight: &Flight| {
        let poster = games::find(&flight.game);
        let title = poster.map_or_else(|| flight.game.clone(), |p| p.about.title(lang()));
        let mut marks: Vec<String> = Vec::new();
        if let Some(day) = flight.daily {
            let day = calendar::day_words(day, lang());
            marks.push(match flight.late {
                true => texts::daily_late_of(lang(), &day),
                false => texts::daily_of(lang(), &day),
            });
        }
        if flight.online {
            marks.push(texts::online(lang()));
        }
        let is_kept = storage::load_game(&flight.id).is_some() || flight.online;
        let title = match is_kept {
            true => {
                let href = format!("/replay/{}", flight.id);
                view! { <Link href>{title}</Link> }.into_any()
            }
            false => title.into_any(),
        };
        view! {
            <tr>
                <td>{calendar::words(flight.at, lang())}</td>
                <th scope="row">
                    {title}
                    {marks.into_iter().map(|mark| view! { " " <span class="chip">{mark}</span> }).collect_view()}
                </th>
                <td>{result_words(flight, lang())}</td>
                <td>
                    <bdi>{opponents(flight, lang())}</bdi>
                </td>
                <td class="number">{flight.moves}</td>
            </tr>
        }
    };
    let head = |words: Words| view! { <th scope="col">{spoken(words)}</th> };
    view! {
        <div class="table-wrap" tabindex="0" role="group" aria-label=spoken(texts::home_finished)>
            <table class="table flights">
                <thead>
                    <tr>
                        {head(texts::day_column)} {head(texts::game)} {head(texts::result_title)}
                        {head(texts::opponents_column)} {head(texts::moves_column)}
                    </tr>
                </thead>
                <tbody>{flights.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_nobody_won_is_a_draw_or_lost() {
        let flight = |game: &str, own: Option<usize>| Flight {
            id: "1".to_owned(),
            at: 0.0,
            game: game.to_owned(),
            options: starboard_kernel::OptionValues::new(),
            names: vec!["Ada".to_owned(), "Ben".to_owned()],
            bots: vec![None, None],
            own,
            winners: Vec::new(),
            scores: vec![0, 0],
            moves: 9,
            daily: None,
            late: false,
            online: false,
            helped: false,
        };
        let words = |game, own| result_words(&flight(game, own), Lang::En);
        assert_eq!(words("rescue", Some(0)), "Draw");
        assert_eq!(words("rescue", None), "Draw");
        assert_eq!(words("guardians", Some(0)), "Lost with 0 points");
        assert_eq!(words("guardians", None), "Nobody wins");
    }
}
