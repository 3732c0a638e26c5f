//! A hint: what the level-4 bot would do, and what it expects of the best few actions.

use leptos::prelude::*;
use starboard_worker::AdviceLine;

use super::session::{Hint, Session};
use crate::modal::Modal;
use crate::prefs::{lang, spoken};
use crate::texts;

/// How many actions are shown.
const MOST_LINES: usize = 4;

/// How many steps of the expected continuation are shown.
const MOST_THEN: usize = 3;

pub(crate) fn hint(session: Session, open: RwSignal<bool>) -> impl IntoView {
    let seat = Memo::new(move |_| session.person_to_act().map_or(0, |seat| seat.index()));
    let describe = move |action: &str| {
        session.table.with(|table| {
            let position = table.position();
            let brief = (session.screens.brief)(position, action, lang());
            brief
                .or_else(|| position.describe(action, lang()).ok())
                .unwrap_or_else(|| action.to_owned())
        })
    };
    // Alone one collects points, of which a hundred are a whole share, or has a chance to win.
    let in_points = session.screens.is_solo() && session.screens.rules().has_points();
    let row = move |line: &AdviceLine| {
        let value = line.value.get(seat.get()).copied().unwrap_or(0.0);
        let percent = (value * 100.0).round();
        let action = line.action.clone();
        let then = line
            .then
            .iter()
            .take(MOST_THEN)
            .cloned()
            .collect::<Vec<_>>()
            .join(", ");
        view! {
            <tr>
                <td>
                    {describe(&line.action)}
                    {(!then.is_empty())
                        .then(|| {
                            view! { <small class="soft">" " {texts::hint_then(lang(), &then)}</small> }
                        })}
                </td>
                <td>
                    <span
                        class=format!("meter seat-{}", seat.get() + 1)
                        style:--share=value.to_string()
                        aria-hidden="true"
                    >
                        <i></i>
                    </span>
                    {if in_points {
                        crate::report::plain(value * 100.0, lang())
                    } else {
                        format!("{percent} %")
                    }}
                </td>
                <td>
                    <button
                        type="button"
                        class="button small"
                        on:click=move |_| {
                            open.set(false);
                            session.act(action.clone());
                        }
                    >
                        {texts::hint_play(lang())}
                    </button>
                </td>
            </tr>
        }
    };
    view! {
        <Modal open wide=true title=spoken(texts::hint)>
            <div class="dialog-body" aria-live="polite">
                {move || match session.hint.get() {
                    Hint::Ready(Some(advice)) if !advice.lines.is_empty() => {
                        view! {
                            <p class="soft">
                                {if in_points {
                                    texts::hint_intro_alone(lang())
                                } else if session.screens.is_solo() {
                                    texts::hint_intro_chance(lang())
                                } else {
                                    texts::hint_intro(lang(), advice.playouts)
                                }}
                            </p>
                            <div class="table-wrap">
                                <table class="table analysis">
                                    <thead>
                                        <tr>
                                            <th scope="col">{texts::hint_action(lang())}</th>
                                            <th scope="col">{texts::hint_value(lang())}</th>
                                            <th scope="col">
                                                <span class="visually-hidden">
                                                    {texts::hint_play(lang())}
                                                </span>
                                            </th>
                                        </tr>
                                    </thead>
                                    <tbody>
                                        {advice.lines.iter().take(MOST_LINES).map(row).collect_view()}
                                    </tbody>
                                </table>
                            </div>
                        }
                            .into_any()
                    }
                    Hint::Ready(Some(advice)) => {
                        view! { <p>{describe(&advice.action)}</p> }.into_any()
                    }
                    Hint::Ready(None) | Hint::None => {
                        view! { <p>{texts::hint_none(lang())}</p> }.into_any()
                    }
                    Hint::Thinking => {
                        view! {
                            <p class="thinking">
                                <span class="thinking-dots">
                                    <i></i>
                                    <i></i>
                                    <i></i>
                                </span>
                                {texts::hint_thinking(lang())}
                            </p>
                        }
                            .into_any()
                    }
                }}
            </div>
        </Modal>
    }
}
