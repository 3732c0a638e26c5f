//! A hint at a table: what a bot would do, shown on the board, and playable at once.

use leptos::prelude::*;

use starboard_kernel::Seat;
use starboard_table::Play;
use starboard_worker::{Advice, AdviceLine};

use super::advice::{Hint, Question, advice};
use super::aside::{Aside, names_in_line};
use super::rings::rings;
use crate::controls::icon_button;
use crate::modal::Modal;
use crate::prefs::{lang, spoken};
use crate::{art, texts};

/// The best action, with what it promises, in place of the prompt; the board shows it, too.
pub(super) fn strip(aside: Aside) -> impl IntoView {
    let session = aside.table.session;
    let best = Memo::new(move |_| match session.hint.get() {
        Hint::Ready(Some(advice)) => Some(advice),
        Hint::None | Hint::Thinking | Hint::Ready(None) => None,
    });
    let words = move || match session.hint.get() {
        Hint::Ready(Some(advice)) => sentence(aside, &advice),
        Hint::Ready(None) => texts::hint_none(lang()),
        Hint::Thinking => texts::hint_thinking(lang()),
        Hint::None => String::new(),
    };
    let play = move || {
        if let Some(advice) = best.get_untracked() {
            session.act(advice.action);
        }
    };
    let marks = Memo::new(move |_| {
        let advice = best.get().filter(|_| session.person_to_act().is_some());
        advice.map_or_else(Vec::new, |advice| session.marks(&advice.action))
    });
    view! {
        <div class="hint-strip">
            <p class="status-text">{words}</p>
            <Show when=move || best.with(Option::is_some)>
                {icon_button(texts::hint_play, art::play(), play)}
                {icon_button(texts::hint_more, art::log(), move || aside.table.panels.hint.set(true))}
            </Show>
        </div>
        {rings(marks)}
    }
}

/// The best action, what it promises, and why it may be good.
fn sentence(aside: Aside, advice: &Advice) -> String {
    let session = aside.table.session;
    let question = question(aside);
    let action = question.describe(&advice.action);
    let seat = session.play.with(Play::whose_turn).map_or(0, Seat::index);
    let worth = |line: &AdviceLine| question.worth(line.value.get(seat).copied().unwrap_or(0.0));
    let promise = match &advice.lines[..] {
        [] => texts::hint_action_only(lang(), &action),
        [only] => texts::hint_only(lang(), &action, &worth(only)),
        [best, next, ..] => texts::hint_best(lang(), &action, &worth(best), &worth(next)),
    };
    let names = session.play.with(|play| names_in_line(play, lang()));
    match question.reason(&advice.action, &names) {
        Some(reason) => format!("{promise} {reason}"),
        None => promise,
    }
}

fn question(aside: Aside) -> Question {
    let (session, open) = (aside.table.session, aside.table.panels.hint);
    Question {
        poster: session.screens.poster(),
        notes: aside.notes,
        position: Signal::derive(move || session.play.with(|table| table.position().clone())),
        hint: session.hint,
        play: Callback::new(move |action| {
            open.set(false);
            session.act(action);
        }),
    }
}

/// More of it, in a dialog.
pub(super) fn dialog(aside: Aside) -> impl IntoView {
    let open = aside.table.panels.hint;
    view! {
        <Modal open wide=true title=spoken(texts::hint)>
            {advice(question(aside))}
        </Modal>
    }
}
