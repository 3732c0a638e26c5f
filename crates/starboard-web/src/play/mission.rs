//! A first mission on the screen: the lesson, rings round what it is about, and how it ends.

use leptos::prelude::*;
use starboard_guide::Next;
use starboard_kernel::{Level, Seat};
use starboard_table::{LocalTable, Player};

use super::host::Host;
use super::local::Local;
use super::rings::rings;
use super::session::Session;
use super::table_page;
use crate::controls::{button, home_link, link};
use crate::games::erased::Screens;
use crate::games::{self, Poster};
use crate::prefs::{Guide, Prefs, lang, spoken};
use crate::router::navigator;
use crate::shell::message;
use crate::{browser, pilot, storage, texts};

/// Whether the first mission is the best way into a game: nobody has played it here.
pub(crate) fn mission_is_new(poster: &Poster) -> bool {
    let has_played = |saved: &storage::SavedGame| saved.game == poster.name;
    !storage::has_flown(poster.name)
        && !storage::saved_games().iter().any(has_played)
        && !pilot::has_flight_of(poster.name)
}

pub(crate) fn mission(game: &str) -> AnyView {
    let Some(poster) = games::find(game) else {
        return message(texts::page_unknown);
    };
    games::when_ready_for_mission(poster, begin)
}

fn begin(screens: &'static dyn Screens) -> AnyView {
    let lang = Prefs::get().lang.get_untracked();
    let mission = screens.mission();
    let start = mission.start(screens.rules());
    let player = |seat: Seat| match seat.index() {
        0 => Player::person(texts::mission_player(lang)),
        _ => Player::bot(texts::mission_rival(lang), Level::FIRST),
    };
    let players: Vec<Player> = Seat::first(start.seats()).map(player).collect();
    match LocalTable::from_position(&start, &players, mission.seed()) {
        Ok(table) => {
            let host = Host::local(Local::on_mission(mission, table));
            table_page(Session::new(screens, host))
        }
        Err(why) => message(move |lang| texts::game_damaged(lang, &why.to_string())),
    }
}

/// The next step, as soon as everything has been shown.
fn next(session: Session) -> Option<Next> {
    session.play.track();
    session.host.mission().map(|(_, next)| next)
}

/// The lesson, in place of the guide.
pub(super) fn lesson(session: Session) -> Option<impl IntoView> {
    let (mission, _) = session.host.mission()?;
    let poster = session.screens.poster();
    // The last lesson stays until there is something else to do.
    let told = Memo::new(
        move |before: Option<&(usize, String)>| match next(session) {
            Some(Next::Lesson(lesson)) if session.caught_up() => {
                (lesson.number, lesson.text(lang()))
            }
            _ => before.cloned().unwrap_or_default(),
        },
    );
    let marks = Memo::new(move |_| match next(session) {
        Some(Next::Lesson(lesson)) if session.person_to_act().is_some() => {
            session.marks(lesson.action)
        }
        _ => Vec::new(),
    });
    let title = move || texts::mission_lesson(lang(), told.get().0.max(1), mission.lessons());
    let go = navigator();
    let skip = move || {
        storage::note_flown(poster.name);
        go("/");
    };
    Some(view! {
        <section
            class="play-guide lesson"
            tabindex="0"
            aria-live="polite"
            aria-label=spoken(texts::mission)
        >
            <header class="lesson-head">
                <h2 class="panel-title">{title}</h2>
                {button("button small ghost", texts::mission_skip, skip)}
            </header>
            <p>{move || told.get().1}</p>
        </section>
        {rings(marks)}
    })
}

/// The end of the mission, over the board.
pub(super) fn ending(session: Session) -> Option<impl IntoView> {
    let (mission, _) = session.host.mission()?;
    let poster = session.screens.poster();
    let is_open = RwSignal::new(true);
    let is_done = Memo::new(move |_| {
        session.caught_up() && matches!(next(session), Some(Next::Done)) && is_open.get()
    });
    Effect::new(move |_| {
        if is_done.get() {
            storage::note_flown(poster.name);
            Guide::explain_first_game(poster.name);
            request_animation_frame(|| browser::focus(".board-overlay .button.primary"));
        }
    });
    // Nobody can do anything on the board while the end is in front of it.
    Effect::new(move |_| {
        let is_behind = is_done.get();
        if let Ok(Some(board)) = document().query_selector(".play-board > .board") {
            let _ = board.toggle_attribute_with_force("inert", is_behind);
        }
    });
    Some(move || {
        is_done.get().then(|| {
            view! {
                <div class="board-overlay">
                    <div class="result panel" role="dialog" aria-label=spoken(texts::mission_done)>
                        <h2>{spoken(texts::mission_done)}</h2>
                        <p>{move || mission.done(lang())}</p>
                        <div class="button-row">
                            {link(
                                format!("/now/{}", poster.name),
                                "button primary",
                                texts::play_now,
                            )}
                            {link(
                                format!("/mission/{}", poster.name),
                                "button",
                                texts::mission_again,
                            )}
                            {button(
                                "button ghost",
                                texts::look_at_board,
                                move || is_open.set(false),
                            )} {home_link("button ghost")}
                        </div>
                    </div>
                </div>
            }
        })
    })
}
