//! The game of the day: the same dice for everybody, one attempt, a result to share.

use leptos::prelude::*;
use starboard_kernel::Day;
use starboard_kernel::erased::Rules;
use starboard_table::{LocalTable, Player};

use crate::controls::{copied_words, copy_button, drawn_button, link};
use crate::games::{self, Poster};
use crate::modal::Modal;
use crate::pilot::LATE;
use crate::prefs::{Prefs, lang, spoken};
use crate::router::forward;
use crate::shell::message;
use crate::{art, browser, play, storage, texts};

/// The name under which a day's game is saved, if it is started on that day.
pub(crate) fn id_of(game: &str, day: Day) -> String {
    format!("daily-{game}-{day}")
}

/// The same for one that is started later.
pub(crate) fn late_id_of(game: &str, day: Day) -> String {
    format!("{LATE}{game}-{day}")
}

/// Whether a saved game is one of today's.
pub(crate) fn is_of_today(id: &str) -> bool {
    let of_today = |day: Day| {
        let mut names = games::all().map(|poster| id_of(poster.name, day));
        names.any(|name| name == id)
    };
    browser::today().is_some_and(of_today)
}

/// Whether today's game of this kind can still be played here.
pub(crate) fn is_open_today(game: &str) -> bool {
    let saved = |day: Day| storage::load_game(&id_of(game, day));
    browser::today().is_some_and(|day| saved(day).is_none_or(|saved| !saved.over))
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
    if day < today && storage::load_game(&id).is_none() {
        id = late_id_of(poster.name, day);
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
    let day = browser::today();
    let item = move |poster: &'static Poster, day: Day| {
        let saved = storage::load_game(&id_of(poster.name, day));
        let state = match saved {
            None => texts::daily_new,
            Some(saved) if saved.over => texts::daily_done,
            Some(_) => texts::daily_begun,
        };
        view! {
            <li class="resume-item">
                <span>
                    {move || poster.about.title(lang())} " · "
                    <time class="today">{day.to_string()}</time>
                </span>
                {link(format!("/daily/{}", poster.name), "button small primary", state)}
            </li>
        }
    };
    day.map(|day| {
        view! {
            <section class="home-section daily">
                <h2>{spoken(texts::daily_title)}</h2>
                <p class="soft">{spoken(texts::daily_claim)}</p>
                <ul class="daily-list">
                    {games::all()
                        .filter(|poster| poster.for_one)
                        .map(|poster| item(poster, day))
                        .collect_view()}
                </ul>
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
