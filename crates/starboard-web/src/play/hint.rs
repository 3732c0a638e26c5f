//! A hint at a table: what a bot would do, shown on the board, and playable at once.

use leptos::prelude::*;

use starboard_kernel::{Lang, Seat};
use starboard_table::Play;
use starboard_worker::{Advice, AdviceLine};

use super::advice::{Hint, Question, advice};
use super::aside::{Aside, names_in_line};
use super::rings::rings;
use crate::controls::icon_button;
use crate::modal::Modal;
use crate::prefs::{lang, spoken};
use crate::{art, figures, texts};

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
    let reason = question.reason(&advice.action, &names);
    let reason = reason.unwrap_or_else(|| compared(question, advice, seat));
    format!("{promise} {reason}")
}

/// What speaks for the best action where nothing is certain: how far the next best one falls short.
fn compared(question: Question, advice: &Advice, seat: usize) -> String {
    if question
        .position
        .with(|position| position.legal_actions().len() == 1)
    {
        return texts::hint_forced(lang());
    }
    let [best, next, ..] = &advice.lines[..] else {
        return texts::hint_alone(lang());
    };
    let value = |line: &AdviceLine| line.value.get(seat).copied().unwrap_or(0.0);
    let other = question.describe(&next.action);
    lead(
        question.in_points(),
        &other,
        value(best) - value(next),
        lang(),
    )
}

/// How far another action falls short: by points, or by games in a hundred.
fn lead(in_points: bool, other: &str, lead: f64, lang: Lang) -> String {
    // What would be shown as nothing is nothing.
    let least = if in_points { 0.0005 } else { 0.005 };
    if lead < least {
        return texts::hint_even(lang, other);
    }
    let hundred = lead * 100.0;
    match in_points {
        true => texts::hint_points_less(lang, other, &figures::plain(hundred, lang)),
        false => texts::hint_games_less(lang, other, hundred.round() as u32),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_best_action_says_how_much_better_the_best_is() {
        for lang in Lang::ALL {
            let say = |in_points, by| lead(in_points, "Fly to e1", by, lang);
            let even = say(false, 0.004);
            assert_eq!(say(true, 0.0), even);
            assert_eq!(say(false, -0.1), even);
            for (said, figure) in [(say(false, 0.123), "12"), (say(true, 0.02), "2")] {
                assert!(said.contains(figure) && said != even, "{said}");
            }
            for said in [even, say(false, 0.1), say(true, 0.1)] {
                assert!(said.contains("Fly to e1") && said.ends_with('.'), "{said}");
            }
        }
    }
}
