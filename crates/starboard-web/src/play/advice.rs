//! What a level-4 bot would do in a position, and what it expects of the best few actions.

use leptos::prelude::*;
use starboard_bots::Proven;
use starboard_bots::analysis::Weighed;
use starboard_guide::Reader;
use starboard_kernel::Lang;
use starboard_kernel::erased::Position;
use starboard_worker::{Advice, AdviceLine, Reply, Task};

use super::session::Session;
use crate::controls::button;
use crate::games::Poster;
use crate::games::erased::Notes;
use crate::prefs::{lang, spoken};
use crate::{texts, thinker};

/// How many actions are shown.
const MOST_LINES: usize = 4;

/// How many steps of the expected continuation are shown.
const MOST_THEN: usize = 3;

/// The progress of a question.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Hint {
    None,
    Thinking,
    Ready(Option<Advice>),
}

/// What is asked about, and what can be done with the answer.
#[derive(Clone, Copy)]
pub(crate) struct Question {
    pub(crate) poster: &'static Poster,
    pub(crate) notes: &'static dyn Notes,
    pub(crate) position: Signal<Position>,
    pub(crate) hint: RwSignal<Hint>,
    /// Plays an action.
    pub(crate) play: Callback<String>,
}

/// Asks what is best in a position; `key` names the game, so that the bot may go on from earlier
/// thoughts.
pub(crate) fn ask(
    poster: &'static Poster,
    position: &Position,
    key: String,
    seed: u64,
    hear: impl Fn(Option<Advice>) + 'static,
) {
    let position = position.document();
    let ask = if poster.for_one {
        Task::Weigh { position }
    } else {
        Task::Choose {
            key,
            bot: "level:4".to_owned(),
            seed,
            position,
        }
    };
    thinker::ask(ask, move |reply| match reply {
        Reply::Choice(advice) => hear(advice),
        Reply::Weighed(weighed) => hear(weighed.map(|weighed| advice_of(&weighed))),
        Reply::Progress(_) | Reply::Review(_) | Reply::Refuted(_) => {}
    });
}

/// Answers a request for a hint at a table.
pub(super) fn answer(session: Session) {
    let version = session.version();
    let hear = move |advice| {
        if session.is_version(version) {
            session.hint.set(Hint::Ready(advice));
        }
    };
    let key = format!("hint {}", session.host.commitment());
    let (poster, seed) = (session.screens.poster(), session.host.bot_seed());
    session.play.with_untracked(|play| {
        ask(poster, play.position(), key, seed, hear);
    });
}

/// The best few actions, as a hint tells them.
fn advice_of(weighed: &Weighed) -> Advice {
    let mut lines: Vec<AdviceLine> = weighed
        .actions
        .iter()
        .map(|(action, value)| AdviceLine {
            action: action.clone(),
            visits: 1,
            value: vec![*value],
            proven: None,
            variation: Vec::new(),
        })
        .collect();
    // A stable sort: equal actions stay in the game's own order.
    lines.sort_by(|a, b| b.value[0].total_cmp(&a.value[0]));
    Advice {
        action: lines
            .first()
            .map(|line| line.action.clone())
            .unwrap_or_default(),
        playouts: 0,
        lines,
    }
}

impl Question {
    /// An action in as few words as possible.
    pub(super) fn describe(self, action: &str) -> String {
        self.position.with(|position| {
            let brief = self.notes.brief(position, action, lang());
            brief
                .or_else(|| position.describe(action, lang()).ok())
                .unwrap_or_else(|| action.to_owned())
        })
    }

    /// Why an action may be the best, if something certain speaks for it.
    pub(super) fn reason(self, action: &str, names: &[String]) -> Option<String> {
        self.position.with(|position| {
            let reader = Reader::new(position.turn().player(), lang()).with_names(names);
            self.notes.reason(position, action, reader)
        })
    }

    /// A solo player collects points, a hundred of which are a full share, or has a chance to win.
    pub(super) fn in_points(self) -> bool {
        self.poster.for_one && self.poster.about.has_points
    }

    /// The expected result of an action, in points or as a chance.
    pub(super) fn worth(self, value: f64) -> String {
        match self.in_points() {
            true => crate::figures::plain(value * 100.0, lang()),
            false => lang().percent((value * 100.0).round()),
        }
    }

    fn row(self, line: &AdviceLine) -> AnyView {
        let seat = self
            .position
            .with(|position| position.turn().player().map_or(0, |seat| seat.index()));
        let value = line.value.get(seat).copied().unwrap_or(0.0);
        let action = line.action.clone();
        let then: Vec<String> = line.variation.iter().take(MOST_THEN).cloned().collect();
        let then = then.join(", ");
        let play = move || self.play.run(action.clone());
        view! {
            <tr>
                <td>
                    {self.describe(&line.action)}
                    {(!then.is_empty())
                        .then(|| {
                            view! { <small class="soft">" " {texts::hint_then(lang(), &then)}</small> }
                        })}
                </td>
                <td>
                    <span
                        class=format!("meter seat-{}", seat + 1)
                        style:--share=value.to_string()
                        aria-hidden="true"
                    >
                        <i></i>
                    </span>
                    {self.worth(value)}
                </td>
                <td>
                    {button("button small", texts::hint_play, play)}
                </td>
            </tr>
        }
        .into_any()
    }

    /// The best lines.
    fn lines(self, advice: &Advice) -> Vec<AnyView> {
        let shown = advice.lines.iter().take(MOST_LINES);
        shown.map(|line| self.row(line)).collect()
    }

    fn answer(self, advice: &Advice) -> AnyView {
        if advice.lines.is_empty() {
            return view! { <p>{self.describe(&advice.action)}</p> }.into_any();
        }
        view! {
            <p class="soft">
                {if self.in_points() {
                    texts::hint_intro_alone(lang())
                } else if self.poster.for_one {
                    texts::hint_intro_chance(lang())
                } else if self.position.with(|position| position.legal_actions().len() == 1) {
                    texts::hint_forced(lang())
                } else {
                    how_sure(advice, lang())
                }}
            </p>
            <div class="table-wrap">
                <table class="table analysis">
                    <thead>
                        <tr>
                            <th scope="col">{texts::hint_action(lang())}</th>
                            <th scope="col">{texts::hint_value(lang())}</th>
                            <th scope="col">
                                <span class="visually-hidden">{texts::hint_play(lang())}</span>
                            </th>
                        </tr>
                    </thead>
                    <tbody>{self.lines(advice)}</tbody>
                </table>
            </div>
        }
        .into_any()
    }
}

/// What the answer of a bot is founded on.
fn how_sure(advice: &Advice, lang: Lang) -> String {
    match advice.lines.first().and_then(|line| line.proven) {
        Some(Proven::Won) => texts::hint_intro_won(lang),
        Some(Proven::Drawn) => texts::hint_intro_drawn(lang),
        Some(Proven::Lost) => texts::hint_intro_lost(lang),
        None if advice.playouts == 0 => texts::hint_intro_book(lang),
        None => texts::hint_intro(lang, advice.playouts),
    }
}

/// The body of a dialog with the answer.
pub(crate) fn advice(question: Question) -> AnyView {
    let answer = move || match question.hint.get() {
        Hint::Ready(Some(advice)) => question.answer(&advice),
        Hint::Ready(None) | Hint::None => view! { <p>{texts::hint_none(lang())}</p> }.into_any(),
        Hint::Thinking => super::status::thinking(spoken(texts::hint_thinking)).into_any(),
    };
    view! {
        <div class="dialog-body" aria-live="polite">
            {answer}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_said_to_be_found_by_no_playouts() {
        let advice = |proven, playouts| Advice {
            action: "a1".to_owned(),
            playouts,
            lines: vec![AdviceLine {
                action: "a1".to_owned(),
                visits: 1,
                value: vec![1.0, 0.0],
                proven,
                variation: Vec::new(),
            }],
        };
        let certain = [Proven::Won, Proven::Drawn, Proven::Lost].map(Some);
        for lang in Lang::ALL {
            let mut said = vec![how_sure(&advice(None, 0), lang)];
            said.extend(certain.map(|proven| how_sure(&advice(proven, 0), lang)));
            for (index, text) in said.iter().enumerate() {
                assert!(
                    !text.contains('0') && !said[..index].contains(text),
                    "{text}"
                );
            }
            assert_eq!(how_sure(&advice(Some(Proven::Won), 3), lang), said[1]);
            assert!(how_sure(&advice(None, 70), lang).contains("70"));
        }
    }
}
