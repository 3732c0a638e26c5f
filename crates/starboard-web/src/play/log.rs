//! The log: every event in plain words, read aloud as it comes.

use leptos::prelude::*;
use starboard_kernel::{Actor, History, Lang};

use super::session::Stage;
use crate::prefs::spoken;
use crate::{names, texts};

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// Step and event, and the language, so that a switch renews the text.
    key: (usize, usize, &'static str),
    class: String,
    text: String,
    /// After this many steps the line has happened.
    pub(crate) step: usize,
}

/// The lines up to a stage.
pub(crate) fn lines(history: &History, stage: Stage, names: &[String], lang: Lang) -> Vec<Line> {
    let names: &Vec<String> = &names.iter().map(|name| names::isolated(name)).collect();
    let shown = history.steps().iter().take(stage.step + 1).enumerate();
    shown
        .flat_map(|(index, step)| {
            let events = if index < stage.step {
                step.events.len()
            } else {
                stage.events
            };
            let class = match step.actor {
                Actor::Player(seat) => format!("log-entry seat-{}", seat.number()),
                Actor::Chance => "log-entry chance".to_owned(),
            };
            step.events
                .iter()
                .take(events)
                .enumerate()
                .map(move |(event, what)| Line {
                    key: (index, event, lang.code()),
                    class: class.clone(),
                    text: what.narrate(lang, names),
                    step: index + 1,
                })
        })
        .collect()
}

/// The log as a list; the newest line is kept in view.
pub(crate) fn log_list(lines: Memo<Vec<Line>>, jump: Option<Callback<usize>>) -> impl IntoView {
    let scroller = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        let count = lines.with(Vec::len);
        if let Some(scroller) = scroller.get()
            && count > 0
        {
            request_animation_frame(move || scroller.set_scroll_top(scroller.scroll_height()));
        }
    });
    view! {
        <div
            class="log-scroll"
            tabindex="0"
            role="log"
            aria-label=spoken(texts::log)
            node_ref=scroller
        >
            <ol class="log">
                <For each=move || lines.get() key=|line| line.key let:line>
                    {
                        let step = line.step;
                        view! {
                            <li class=line.class>
                                {match jump {
                                    None => view! { <span>{line.text}</span> }.into_any(),
                                    Some(jump) => {
                                        view! {
                                            <button
                                                type="button"
                                                class="log-jump"
                                                on:click=move |_| jump.run(step)
                                            >
                                                <span class="log-turn">{step}</span>
                                                <span>{line.text}</span>
                                            </button>
                                        }
                                            .into_any()
                                    }
                                }}
                            </li>
                        }
                    }
                </For>
            </ol>
        </div>
    }
}
