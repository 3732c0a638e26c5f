//! The status of a table: the step, and what is to be decided, or who is awaited.

use leptos::prelude::*;

use super::advice::Hint;
use super::aside::{Aside, Table};
use super::session::Session;
use super::thinking::Worth;
use crate::controls::button;
use crate::prefs::lang;
use crate::{figures, names, rules, texts};

/// How many characters fit in two lines on a phone, beside the name of the step.
const TWO_LINES: usize = 56;

pub(super) fn status(table: Table, aside: RwSignal<Option<Aside>>) -> impl IntoView {
    let session = table.session;
    let screens = session.screens;
    let shown = move || session.shown();
    let seat = move || shown().before.turn().player();
    let name = move || {
        let seat = seat()?;
        session
            .play
            .with(|play| Some(names::in_line(&play.called(seat, lang()))))
    };
    let ending = Memo::new(move |_| {
        // A player who looks back at a finished game knows how it ended.
        let over = session.caught_up() || session.has_result();
        over.then(|| session.play.with(|table| table.ending_text(lang())))
            .flatten()
    });
    let has_hint = Memo::new(move |_| session.hint.with(|hint| *hint != Hint::None));
    let is_told = move || aside.get().is_some_and(|aside| aside.is_told.get());
    let step = move || match ending.get() {
        Some(_) => texts::game_over(lang()),
        None => screens.step(&shown().before, lang()),
    };
    let words = Memo::new(move |_| {
        if let Some(words) = ending.get().filter(|words| !words.is_empty()) {
            let aside = aside.get().filter(|_| session.has_result());
            return aside.map_or(words, |aside| (aside.views.ended)(aside));
        }
        if session.is_stopped() {
            return texts::game_stopped(lang());
        }
        if let Some(words) = worth_words(session) {
            return words;
        }
        let shown = shown();
        let prompt = screens.prompt(&shown.before, lang());
        match (session.person_to_act(), name()) {
            (Some(_), Some(name)) if !screens.poster().for_one => match session.host.is_online() {
                true => lang().labelled(&texts::your_turn(lang()), &prompt),
                false => lang().labelled(&name, &prompt),
            },
            (Some(_), _) => prompt,
            (None, Some(name)) => texts::turn_of(lang(), &name),
            _ => prompt,
        }
    });
    let is_long = move || words.with(|words| words.chars().count() > TWO_LINES);
    // What was requested appears as soon as it is loaded.
    let is_awaited = move || {
        let panels = table.panels;
        let is_open = [panels.menu, panels.hint, panels.actions].map(|panel| panel.get());
        aside.with(Option::is_none)
            && (is_open.contains(&true) || session.has_result() || has_hint.get())
    };
    let is_awaited = Memo::new(move |_| is_awaited());
    view! {
        <section
            class=move || {
                let seat = seat().map_or(1, |seat| seat.number());
                // The headline of the result shows what is only announced here.
                let is_shown = !session.has_result() || aside.with(Option::is_none);
                let hidden = if is_shown { "" } else { " visually-hidden" };
                format!("play-status seat-{seat}{hidden}")
            }
            aria-live="polite"
        >
            <p class="status-step">{step}</p>
            {move || match session.thinks() {
                _ if session.host.is_slow() => {
                    thinking(texts::sending(lang())).into_any()
                }
                _ if is_awaited.get() => thinking(texts::board_on_its_way(lang())).into_any(),
                None if has_hint.get() => {
                    aside.get().map(|aside| (aside.views.hint)(aside)).into_any()
                }
                None if is_told() => {
                    aside.get().map(|aside| (aside.views.others)(aside, words.into())).into_any()
                }
                None => view! { <p class="status-text" class:long=is_long>{words}</p> }.into_any(),
                Some(_) => {
                    let words = name().map(|name| texts::thinking(lang(), &name));
                    let hurry = move || session.hurry();
                    let hurry = || button("button small ghost hurry", texts::interrupt, hurry);
                    let hurry = session.host.thinks_here().then(hurry);
                    (thinking(words.unwrap_or_default()), hurry).into_any()
                }
            }}
            {move || {
                session
                    .why
                    .get()
                    .map(|why| view! { <p class="why">{rules::with_links(&why, screens.poster().name)}</p> })
            }}
        </section>
    }
}

/// Words beside dots that move.
pub(super) fn thinking(words: impl IntoView) -> impl IntoView {
    view! {
        <p class="thinking">
            <span class="thinking-dots">
                <i></i>
                <i></i>
                <i></i>
            </span>
            {words}
        </p>
    }
}

/// What the badges on the actions mean, or the progress of computing them.
fn worth_words(session: Session) -> Option<String> {
    if !session.shows_worth.get() {
        return None;
    }
    match session.worth.get() {
        Worth::Unknown => None,
        Worth::Thinking(part) => {
            let percent = (part * 100.0).round() as u32;
            Some(texts::worth_thinking(lang(), percent))
        }
        Worth::Known(weighed) => {
            let figure = figures::plain(weighed.best * 100.0, lang());
            let words = match (session.screens.poster().about.has_points, weighed.exact) {
                (true, true) => texts::worth_exact,
                (true, false) => texts::worth_estimated,
                (false, true) => texts::chance_exact,
                (false, false) => texts::chance_estimated,
            };
            Some(words(lang(), &figure))
        }
    }
}
