//! A table on the screen, of this device or of a server: the board, the players, the log, and the
//! actions.

mod about;
mod actions;
mod advice;
mod aside;
mod course;
mod gains;
mod guide;
mod hint;
mod host;
pub(crate) mod lights;
mod local;
pub(crate) mod log;
mod menu;
mod mission;
mod others;
mod pacing;
pub(crate) mod players;
mod result;
pub(crate) mod rings;
mod session;
mod status;
#[cfg(test)]
pub(crate) mod testing;
mod thinking;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use starboard_table::{LocalTable, SeatKind};

use crate::controls::{button, drawn_button, home_link, icon_button, link};
use crate::games;
use crate::games::erased::{Notes, Player, Screens};
use crate::parts::{self, Part};
use crate::prefs::{Guide, Prefs, lang, spoken};
use crate::router::Route;
use crate::shell::{LanguageButton, message};
use crate::storage::{KeptLog, OpenError, SavedGame};
use crate::{art, browser, names, storage, texts};

pub(crate) use mission::{mission, mission_is_new};

pub(crate) use about::{Explained, bubble};
use aside::Views;
pub(crate) use aside::{Aside, Table, names_in_line, open};
pub(crate) use course::Course;
pub(crate) use gains::gains;
pub(crate) use host::{Host, HostEvent, Listener, Remote, notify};
pub(crate) use local::{Local, begin, save};
pub(crate) use pacing::Stage;
pub(crate) use session::Session;
use status::{status, thinking};
pub(crate) use thinking::Worth;

/// A game that was just made, or else a saved one.
pub(crate) fn play(id: &str) -> AnyView {
    let fresh = local::take_fresh(id).and_then(|(kept, table)| {
        let game = table.play().position().rules().name();
        Some((games::loaded(games::find(game)?)?, kept, table))
    });
    match fresh {
        Some((screens, kept, table)) => local_table(screens, kept, table),
        None => parts::page(Part::Resume, Route::Play(id.to_owned())),
    }
}

/// Goes on with a saved game.
pub(crate) fn resume(id: &str) -> AnyView {
    show_saved(id, |screens, _, saved| {
        let table = saved.table()?;
        Ok(local_table(screens, KeptLog::of(saved, &table), table))
    })
}

/// The page of a table: what every table has, wherever it is kept.
pub(crate) fn table_page(session: Session) -> AnyView {
    table_view(session).into_any()
}

fn local_table(screens: &'static dyn Screens, kept: KeptLog, table: LocalTable) -> AnyView {
    let host = Host::local(Local::new(kept, table));
    table_page(Session::new(screens, host))
}

/// A saved game, as soon as its screens and the notes on it are loaded, or why there is none.
pub(crate) fn show_saved(
    id: &str,
    show: impl Fn(&'static dyn Screens, &'static dyn Notes, &SavedGame) -> Result<AnyView, OpenError>
    + Send
    + 'static,
) -> AnyView {
    let saved = storage::load_game(id);
    let found = saved.and_then(|saved| Some((games::find(&saved.game)?, saved)));
    let Some((poster, saved)) = found else {
        return message(texts::game_lost);
    };
    games::when_noted(poster, move |screens, notes| {
        show(screens, notes, &saved)
            .unwrap_or_else(|why| message(move |lang| texts::game_damaged(lang, &why.to_string())))
    })
}

/// What can be opened over the board.
#[derive(Clone, Copy)]
struct Panels {
    menu: RwSignal<bool>,
    hint: RwSignal<bool>,
    log: RwSignal<bool>,
    actions: RwSignal<bool>,
    result: RwSignal<bool>,
}

fn table_view(session: Session) -> impl IntoView {
    let prefs = Prefs::get();
    let panels = Panels {
        menu: RwSignal::new(false),
        hint: RwSignal::new(false),
        log: RwSignal::new(false),
        actions: RwSignal::new(false),
        result: RwSignal::new(true),
    };
    let screens = session.screens;
    let guide = Guide::of(screens.poster().name);
    provide_context(guide);
    let shown = Memo::new(move |_| session.shown());
    let legal = Memo::new(move |_| session.legal_actions());
    // A memo, because code outside any view reads it, too.
    let names = Memo::new(move |_| session.play.with(|play| play.names(lang())));
    let names = Signal::from(names);
    names::provide(names);
    let views = screens.play(Player {
        shown,
        may_act: Signal::derive(move || session.person_to_act().is_some()),
        act_all: Callback::new(move |actions| session.act_all(actions)),
        viewer: Signal::derive(move || session.viewer()),
        refuse: Callback::new(move |why| {
            let lang = prefs.lang.get_untracked();
            let busy = untrack(move || {
                let seat = session.host.waits_for()?;
                Some(session.play.with(|play| play.called(seat, lang)))
            });
            let busy = busy.map(|name| texts::wait_for(lang, &names::in_line(&name)));
            let stopped = untrack(move || session.host.stopped());
            session.refuse(stopped.or(busy).unwrap_or(why));
        }),
        worth: Signal::derive(move || match session.worth.get() {
            Worth::Known(weighed) if session.shows_worth.get() => Some(weighed),
            _ => None,
        }),
    });
    Effect::new(move |_| {
        if session.shows_worth.get() && session.person_to_act().is_some() {
            session.worth.track();
            session.ask_for_worth();
        }
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        handle_key(session, panels, guide, &event);
    });
    on_cleanup(move || keys.remove());
    // Nothing is to be done on the board of a game that is over.
    if !session.show_result.get_untracked() {
        request_animation_frame(|| browser::focus(BOARD_CURSOR));
    }
    let roster = players::Roster {
        screens,
        shown,
        names,
        bots: Signal::derive(move || {
            session.play.with(|table| {
                let is_bot = |player: &starboard_table::Player| player.kind != SeatKind::Person;
                table.players().iter().map(is_bot).collect()
            })
        }),
        winners: Signal::derive(move || {
            session
                .play
                .with(|table| table.ending().map_or(Vec::new(), |ending| ending.winners))
        }),
        host: Some(session.host),
    };
    let over = Memo::new(move |_| {
        session.caught_up() && session.play.with(|table| table.ending().is_some())
    });
    let guided = Memo::new(move |_| {
        guide.0.get() && session.reader().is_some() && !session.host.has_course()
    });
    let table = Table {
        session,
        panels,
        shown,
        names,
        legal,
    };
    let aside = RwSignal::new(None::<Aside>);
    aside::load(table, aside);
    let is_stopped = Memo::new(move |_| session.is_stopped());
    let has_result = Memo::new(move |_| session.has_result() && aside.with(Option::is_some));
    let slot = move |view: fn(&Views) -> fn(Aside) -> AnyView| {
        move || {
            let aside = aside.get()?;
            Some(untrack(|| view(aside.views)(aside)))
        }
    };
    view! {
        <main
            id="main"
            class=screens.class()
            class:over=over
            class:has-result=has_result
            class:shows-result=move || has_result.get() && panels.result.get()
            class:guided=move || guided.get() || session.host.has_course()
        >
            {bar(session, panels, guide)}
            <section class="play-board" aria-label=spoken(texts::board)>
                {views.board} {slot(|views| views.over_board)} {mission::ending(session)}
                {move || (session.host.is_elsewhere() && !over.get()).then(elsewhere)}
            </section>
            <div class="play-side">
                {slot(|views| views.result)} {players::players(roster)} {status(table, aside)} {mission::lesson(session)} {session.host.on_course(|course, _| course.panel(session))}
                <Show when=move || guided.get()>
                    {move || slot(|views| views.guide)().unwrap_or_else(|| guide_to_come().into_any())}
                </Show>
                <section class="play-actions" aria-label=spoken(texts::actions)>
                    {views.actions} {skip_button(session)}
                    {move || match is_stopped.get() {
                        true => what_is_left(session).into_any(),
                        false => all_actions(table).into_any(),
                    }}
                </section>
                {log_sheet(
                    panels.log,
                    (
                        slot(|views| views.log),
                        session.host.messages(),
                    ),
                )}
            </div>
            {slot(|views| views.floating)}
            {session.host.confirm_undo()}
        </main>
    }
}

/// The button for the list of all legal actions.
fn all_actions(table: Table) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button ghost all-actions"
            aria-label=spoken(texts::all_actions)
            data-about=spoken(texts::all_actions_about)
            disabled=move || table.legal.with(Vec::is_empty)
            on:click=move |_| table.panels.actions.set(true)
        >
            <span class="wide-only">{spoken(texts::all_actions)}</span>
            <span class="narrow-only" aria-hidden="true">
                "…"
            </span>
        </button>
    }
}

/// The ways out of a game that cannot be continued.
fn what_is_left(session: Session) -> impl IntoView {
    let replay = format!("/replay/{}", session.host.id());
    view! {
        <div class="button-row what-is-left">
            {link(replay, "button", texts::watch_replay)}
            {drawn_button("button", art::export(), texts::export, move || session.export())}
        </div>
    }
}

/// Keeps the place of the guide until it is loaded.
fn guide_to_come() -> impl IntoView {
    view! {
        <section class="play-guide" aria-label=spoken(texts::guide)>
            {thinking(spoken(texts::board_on_its_way))}
        </section>
    }
}

/// Says that the game is being continued in another tab. A player who would rather play here gets
/// it as it is by then.
fn elsewhere() -> impl IntoView {
    let reload = || {
        let _ = window().location().reload();
    };
    view! {
        <div class="board-overlay">
            <div class="result panel elsewhere" role="alert">
                <p>{spoken(texts::open_elsewhere)}</p>
                <div class="button-row">
                    {button("button primary", texts::play_in_this_tab, reload)}
                    {home_link("button ghost")}
                </div>
            </div>
        </div>
    }
}

/// The log; on narrow screens a sheet, which its button or a tap beside it closes.
pub(crate) fn log_sheet(open: RwSignal<bool>, content: impl IntoView) -> impl IntoView {
    view! {
        <section class="play-log" class:open=move || open.get() aria-label=spoken(texts::log)>
            <header class="sheet-head">
                <h2 class="panel-title">{spoken(texts::log)}</h2>
                {icon_button(texts::close, art::close(), move || open.set(false))}
            </header>
            {content}
        </section>
        <Show when=move || open.get()>
            <button
                type="button"
                class="sheet-veil"
                tabindex="-1"
                aria-hidden="true"
                on:click=move |_| open.set(false)
            ></button>
        </Show>
    }
}

/// Only while something moves.
fn skip_button(session: Session) -> impl IntoView {
    let moving = Memo::new(move |_| !session.caught_up());
    view! {
        <Show when=move || moving.get()>
            {drawn_button("button", art::skip(), texts::skip, move || session.skip())}
        </Show>
    }
}

fn bar(session: Session, panels: Panels, guide: Guide) -> impl IntoView {
    let screens = session.screens;
    let supply = move || {
        let shown = session.shown();
        screens.supply(&shown.before, lang())
    };
    let has_unread = move || session.host.has_unread();
    let has_course = session.host.has_course();
    let is_stopped = Memo::new(move |_| session.is_stopped());
    view! {
        <header class="play-bar">
            {icon_button(texts::menu, art::menu(), move || panels.menu.set(true))}
            <h1 class="play-title">{move || screens.poster().about.title(lang())}</h1>
            {session.host.notices()}
            <span class="play-step" data-supply="all">
                {supply}
            </span>
            <span class="wide-only">
                <LanguageButton />
            </span>
            {(!has_course)
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="icon-button"
                            aria-label=spoken(texts::guide)
                            aria-pressed=move || guide.0.get().to_string()
                            on:click=move |_| guide.toggle()
                        >
                            {art::guide()}
                        </button>
                    }
                })}
            {(screens.poster().for_one && !has_course)
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="icon-button"
                            aria-label=spoken(texts::what_is_it_worth)
                            aria-pressed=move || session.shows_worth.get().to_string()
                            on:click=move |_| session.switch_worth()
                        >
                            {art::worth()}
                        </button>
                    }
                })}
            {move || {
                (!is_stopped.get())
                    .then(|| icon_button(texts::undo, art::undo(), move || session.undo()))
            }}
            {session
                .host
                .offers_hints()
                .then(|| {
                    icon_button(texts::hint, art::hint(), move || session.ask_for_hint())
                })}
            <button
                type="button"
                class="icon-button narrow-only"
                class:has-dot=has_unread
                aria-label=move || {
                    if has_unread() {
                        texts::log_with_news(lang())
                    } else {
                        texts::log(lang())
                    }
                }
                aria-expanded=move || panels.log.get().to_string()
                on:click=move |_| {
                    panels.log.update(|open| *open = !*open);
                    session.host.mark_read();
                }
            >
                {art::log()}
            </button>
        </header>
    }
}

fn handle_key(session: Session, panels: Panels, guide: Guide, event: &KeyboardEvent) {
    if browser::has_modifier(event) {
        return;
    }
    // Letters typed into a field or a dialog belong there.
    if document()
        .query_selector("dialog[open], input:focus, select:focus")
        .ok()
        .flatten()
        .is_some()
    {
        return;
    }
    match event.key().as_str() {
        // A button may disappear with its action: the board takes the focus then.
        "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" if nothing_has_focus() => {
            browser::focus(BOARD_CURSOR);
        }
        "u" | "U" => session.undo(),
        "h" | "H" => session.ask_for_hint(),
        "l" | "L" => panels.log.update(|open| *open = !*open),
        "g" | "G" => guide.toggle(),
        "k" | "K" => session.skip(),
        "w" | "W" if session.screens.poster().for_one => session.switch_worth(),
        "m" | "M" => panels.menu.set(true),
        "a" | "A" if untrack(move || session.legal_actions()).is_empty() => {}
        "a" | "A" => panels.actions.set(true),
        "Escape" if panels.log.get_untracked() => return panels.log.set(false),
        "Escape" if untrack(move || session.has_result()) => panels.result.set(false),
        _ => return,
    }
    event.prevent_default();
}

/// The square with the keyboard focus.
const BOARD_CURSOR: &str = ".board [tabindex=\"0\"]";

fn nothing_has_focus() -> bool {
    document()
        .active_element()
        .is_none_or(|element| element.tag_name().eq_ignore_ascii_case("body"))
}
