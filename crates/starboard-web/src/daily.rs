//! The game of the day: the same dice for everybody, one attempt, a result to share.

use leptos::prelude::*;
use starboard_kernel::Day;
use starboard_kernel::erased::Rules;
use starboard_table::{LocalTable, Player};

use crate::controls::{copied_words, copy_button, drawn_button, link};
use crate::games::{self, Poster};
use crate::modal::Modal;
use crate::pilot::{self, LATE};
use crate::prefs::{Prefs, lang, spoken};
use crate::router::{Route, forward};
use crate::shell::message;
use crate::storage::SavedGame;
use crate::{art, browser, calendar, parts, play, storage, texts};

/// The prefix of the names of games that are started on their day.
const IN_TIME: &str = "daily-";

/// How many days late a result can still be submitted.
pub(crate) const LATEST: i64 = 30;

/// The name under which a day's game is saved, if it is started on that day.
pub(crate) fn id_of(game: &str, day: Day) -> String {
    format!("{IN_TIME}{game}-{day}")
}

/// The same for one that is started later.
pub(crate) fn late_id_of(game: &str, day: Day) -> String {
    format!("{LATE}{game}-{day}")
}

/// The day of a game that is saved under one of these names.
fn day_of(id: &str) -> Option<Day> {
    let id = id.strip_prefix(IN_TIME).or(id.strip_prefix(LATE))?;
    games::all().find_map(|poster| {
        let day = id.strip_prefix(poster.name)?.strip_prefix('-')?;
        day.parse().ok()
    })
}

/// Whether a saved game may be deleted. One of today that has begun would be played again by somebody who
/// knows what comes, and one that is over can still be submitted to the leaderboard for a while.
pub(crate) fn may_be_deleted(saved: &SavedGame) -> bool {
    let Some(today) = browser::today() else {
        return true;
    };
    match day_of(&saved.id) {
        None => true,
        Some(day) if saved.over => day.since_1970() + LATEST < today.since_1970(),
        Some(day) => day != today,
    }
}

/// Whether today's game of this kind can still be played here.
pub(crate) fn is_open_today(game: &str) -> bool {
    let is_open = |day: Day| state_of(&id_of(game, day)) != State::Over;
    browser::today().is_some_and(is_open)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    New,
    Begun,
    Over,
}

/// How far a game of a day is. The pilot's log knows of those that are over, even if they were deleted or
/// played in another browser.
fn state_of(id: &str) -> State {
    match storage::load_game(id) {
        _ if pilot::is_noted(id) => State::Over,
        Some(saved) if saved.over => State::Over,
        Some(_) => State::Begun,
        None => State::New,
    }
}

/// Opens the game of a day: continues or starts it.
pub(crate) fn daily(game: &str, day: Option<Day>) -> AnyView {
    let poster = games::find(game).filter(|poster| poster.for_one);
    let (Some(poster), Some(today)) = (poster, browser::today()) else {
        return message(texts::daily_unknown);
    };
    let day = day.unwrap_or(today);
    if day > today {
        return message(texts::daily_not_yet);
    }
    let mut id = id_of(poster.name, day);
    if day < today && state_of(&id) == State::New {
        id = late_id_of(poster.name, day);
    }
    if state_of(&id) == State::Over && storage::load_game(&id).is_none() {
        // It is played once: what is left of it is its result.
        let game = poster.name.to_owned();
        let day = Some(day);
        return parts::page(parts::Part::Review, Route::Daily { game, day });
    }
    games::when_ready_to_begin(poster, move |screens| {
        if storage::load_game(&id).is_none()
            && let Err(why) = begin(screens.rules(), day, &id)
        {
            return message(move |_| why.clone());
        }
        forward(format!("/play/{id}"))
    })
}

fn begin(rules: &'static dyn Rules, day: Day, id: &str) -> Result<(), String> {
    let lang = Prefs::get().lang.get_untracked();
    let players = [Player::person(texts::daily_player(lang))];
    let table = LocalTable::daily(rules, day, &players).map_err(|error| error.text(lang))?;
    play::save(id, table);
    Ok(())
}

/// The games of the day on the first page.
pub(crate) fn list() -> impl IntoView {
    let today = calendar::today();
    let item = move |poster: &'static Poster, day: Day| {
        let state = match state_of(&id_of(poster.name, day)) {
            State::New => texts::daily_new,
            State::Over => texts::daily_done,
            State::Begun => texts::daily_begun,
        };
        view! {
            <li class="resume-item">
                <span>
                    {move || poster.about.title(lang())} " · "
                    <time class="today" datetime=day.to_string()>
                        {move || calendar::day_words(day, lang())}
                    </time>
                </span>
                {link(format!("/daily/{}", poster.name), "button small primary", state)}
            </li>
        }
    };
    let items = move || {
        let day = today.get()?;
        let posters = games::all().filter(|poster| poster.for_one);
        Some(posters.map(|poster| item(poster, day)).collect_view())
    };
    today.get_untracked().map(|_| {
        view! {
            <section class="home-section daily">
                <h2>{spoken(texts::daily_title)}</h2>
                <p class="soft">{spoken(texts::daily_claim)}</p>
                <ul class="daily-list">{items}</ul>
                <p class="button-row">
                    {link("/daily", "button small", texts::all_days)}
                    {link("/puzzles", "button small", texts::puzzles)}
                </p>
            </section>
        }
    })
}

/// A button that offers the result as a short text.
#[component]
pub(crate) fn ShareButton(
    /// What is told to friends.
    text: Signal<String>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let copied = RwSignal::new(false);
    view! {
        {drawn_button(
            "button",
            art::export(),
            texts::share,
            move || {
                copied.set(false);
                open.set(true);
            },
        )}
        <Modal open title=spoken(texts::share)>
            <div class="dialog-body">
                <textarea
                    class="share-text"
                    readonly=true
                    rows="5"
                    aria-label=spoken(texts::share)
                    prop:value=move || text.get()
                ></textarea>
                {copied_words(copied)}
            </div>
            <footer class="dialog-foot">{copy_button("button primary", text, copied)}</footer>
        </Modal>
    }
}
