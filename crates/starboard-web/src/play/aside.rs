//! What surrounds a board and can wait until the board is there: the log, the guide, hints, what
//! others did, explanations, the menu and the result. It is a part of the app for itself, which is
//! fetched as soon as the first move can be made.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::Lang;
use starboard_table::Play;

use super::about::{Explained, bubble};
use super::advice::{self, Hint};
use super::lights::Lights;
use super::others::{self, Told};
use super::{Panels, Session, actions, gains, guide, hint, log, menu, result};
use crate::games;
use crate::games::erased::{Notes, Shown};
use crate::parts;
use crate::prefs::lang;

/// The shared state of the page of a table.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(super) session: Session,
    pub(super) panels: Panels,
    pub(super) shown: Memo<Shown>,
    pub(super) names: Signal<Vec<String>>,
    /// The actions that are possible now, in notation.
    pub(super) legal: Memo<Vec<String>>,
}

/// Everything around the board, once it is loaded.
#[derive(Clone, Copy)]
pub(crate) struct Aside {
    pub(super) table: Table,
    pub(super) notes: &'static dyn Notes,
    pub(super) lights: Lights,
    /// The most important thing that others did, in words.
    pub(super) told: Memo<Option<Told>>,
    pub(super) is_told: Memo<bool>,
    pub(super) views: &'static Views,
}

/// How it is shown: the code behind these is in the part that is fetched later.
pub(crate) struct Views {
    /// Where others have been, and the effects when the game has just ended.
    pub(super) over_board: fn(Aside) -> AnyView,
    /// The result, beside the board.
    pub(super) result: fn(Aside) -> AnyView,
    /// The result in words.
    pub(super) ended: fn(Aside) -> String,
    /// A hint, in place of the prompt.
    pub(super) hint: fn(Aside) -> AnyView,
    /// What others did, before the prompt.
    pub(super) others: fn(Aside, Signal<String>) -> AnyView,
    pub(super) guide: fn(Aside) -> AnyView,
    pub(super) log: fn(Aside) -> AnyView,
    /// Dialogs, and what floats over the page.
    pub(super) floating: fn(Aside) -> AnyView,
}

static VIEWS: Views = Views {
    over_board,
    result: result::result,
    ended: result::in_words,
    hint: |aside| hint::strip(aside).into_any(),
    others: |aside, prompt| others::strip(aside, prompt).into_any(),
    guide: |aside| guide::guide(aside).into_any(),
    log: |aside| log_list(aside).into_any(),
    floating,
};

/// The delay after which a failure is retried.
const NEXT_TRY: Duration = Duration::from_secs(3);

/// Fetches it when the board has been drawn, so that the board does not wait for it.
pub(super) fn load(table: Table, aside: RwSignal<Option<Aside>>) {
    let owner = Owner::current().expect("a page has an owner");
    let load = move || spawn_local(fetch(table, aside, owner));
    request_animation_frame(move || set_timeout(load, Duration::ZERO));
}

async fn fetch(table: Table, aside: RwSignal<Option<Aside>>, owner: Owner) {
    let poster = table.session.screens.poster();
    let opened = match (parts::aside().await, games::load_notes(poster).await) {
        (Some(open), Some(notes)) => Some((open, notes)),
        _ => None,
    };
    // The page may be gone.
    if aside.is_disposed() {
        return;
    }
    match opened {
        Some((open, notes)) => aside.set(Some(owner.with(|| open(table, notes)))),
        None => set_timeout(move || spawn_local(fetch(table, aside, owner)), NEXT_TRY),
    }
}

/// Everything around the board of a table; see [`parts::aside`].
pub(crate) fn open(table: Table, notes: &'static dyn Notes) -> Aside {
    let Table { session, shown, .. } = table;
    let told = others::told(session, notes);
    // The hint may have been requested before this was loaded.
    Effect::new(move |_| {
        if session.hint.get() == Hint::Thinking {
            untrack(|| advice::answer(session));
        }
    });
    Aside {
        table,
        notes,
        lights: Lights::provide(notes, shown, table.panels.log),
        told,
        is_told: Memo::new(move |_| told.with(Option::is_some)),
        views: &VIEWS,
    }
}

fn over_board(aside: Aside) -> AnyView {
    let session = aside.table.session;
    (
        others::trails(session, aside.notes),
        result::celebration(aside),
    )
        .into_any()
}

fn log_list(aside: Aside) -> impl IntoView {
    let session = aside.table.session;
    let lines = Memo::new(move |_| {
        let stage = session.stage.get();
        session.play.with(|play| {
            log::lines(
                aside.notes,
                play.history(),
                stage,
                &play.names(lang()),
                lang(),
            )
        })
    });
    log::log_list(session.screens, lines, None)
}

fn floating(aside: Aside) -> AnyView {
    let Table {
        session,
        panels,
        shown,
        names,
        ..
    } = aside.table;
    let screens = session.screens;
    // A hint and a lesson show on the board what they are about.
    let said = Signal::derive(move || {
        let has_hint = session.hint.with(|hint| *hint != Hint::None);
        let says = session.person_to_act().is_some() && !has_hint;
        let says = says && !session.host.is_mission();
        says.then(|| {
            let prompt = screens.prompt(&session.shown().before, lang());
            match aside.told.with(others::words) {
                Some(told) => format!("{told} {prompt}"),
                None => prompt,
            }
        })
    });
    let reader = Signal::derive(move || session.reader());
    view! {
        {menu::menu(session, panels.menu)} {hint::dialog(aside)}
        {actions::all_actions(aside.table)} {aside.lights.view(said)}
        {bubble(Explained {
            notes: aside.notes,
            shown,
            names,
            reader,
        })} {gains::gains(aside.notes, shown)}
    }
    .into_any()
}

/// The names as they appear in a sentence.
pub(super) fn names_in_line(play: &Play, lang: Lang) -> Vec<String> {
    let names = play.names(lang);
    names
        .iter()
        .map(|name| crate::names::in_line(name))
        .collect()
}
