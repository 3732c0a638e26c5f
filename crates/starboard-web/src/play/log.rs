//! The log: every event in plain words, read aloud as it comes, grouped by turns.

use leptos::prelude::*;
use starboard_kernel::{Actor, History, Lang, Seat};
use wasm_bindgen::JsCast;

use super::lights::Lights;
use super::pacing::Stage;
use crate::games::erased::{Notes, Screens};
use crate::prefs::spoken;
use crate::{names, texts};

/// A turn: consecutive steps of one player, and the chance turns among and after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// The step and the event with which it begins.
    event: (usize, usize),
    /// Nobody's while chance sets up the game.
    seat: Option<Seat>,
    /// From 1.
    number: usize,
}

impl Turn {
    /// Whether it belongs to a player: the game is no longer being set up by chance.
    pub(crate) fn is_of_player(self) -> bool {
        self.seat.is_some()
    }

    /// After this many steps it has its first decision or chance turn.
    pub(crate) fn first(self) -> usize {
        let (step, event) = self.event;
        step + usize::from(event > 0)
    }
}

/// The turns of a game, in order.
pub(crate) fn turns(notes: &dyn Notes, history: &History) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (index, step) in history.steps().iter().enumerate() {
        let last = turns.last().copied();
        let before = last.and_then(|turn| turn.seat);
        // A solo game has turns, too.
        let mut events = step.events.iter();
        let begins = events.position(|event| notes.begins_turn(event));
        let seat = match step.actor {
            Actor::Player(seat) => Some(seat),
            Actor::Chance if begins.is_some() => before.or(Some(Seat::new(0))),
            Actor::Chance => before,
        };
        if begins.is_some() || last.is_none() || seat != before {
            turns.push(Turn {
                event: (index, begins.unwrap_or(0)),
                seat,
                number: last.map_or(0, |turn| turn.number) + usize::from(seat.is_some()),
            });
        }
    }
    turns
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// Step and event, and the language, so that a switch renews the text.
    key: (usize, usize, &'static str),
    class: String,
    /// Above the first line of a turn: whose turn it is, and which.
    head: Option<(Option<Seat>, String, String)>,
    text: String,
    /// After this many steps the line has happened.
    pub(crate) step: usize,
}

/// The lines up to a stage.
pub(crate) fn lines(
    notes: &dyn Notes,
    history: &History,
    stage: Stage,
    names: &[String],
    lang: Lang,
) -> Vec<Line> {
    let names: Vec<String> = names.iter().map(|name| names::isolated(name)).collect();
    let mut turns = turns(notes, history).into_iter().peekable();
    let mut lines = Vec::new();
    let shown = history.steps().iter().take(stage.step + 1).enumerate();
    for (index, step) in shown {
        let events = if index < stage.step {
            step.events.len()
        } else {
            stage.events
        };
        let class = match step.actor {
            Actor::Player(seat) => format!("log-entry seat-{}", seat.number()),
            Actor::Chance => "log-entry chance".to_owned(),
        };
        for (event, what) in step.events.iter().take(events).enumerate() {
            // A step without events has no line.
            let mut head = None;
            while let Some(turn) = turns.next_if(|turn| turn.event <= (index, event)) {
                head = Some(turn_head(turn, &names, lang));
            }
            lines.push(Line {
                key: (index, event, lang.code()),
                class: class.clone(),
                head,
                text: what.narrate(lang, &names),
                step: index + 1,
            });
        }
    }
    lines
}

fn turn_head(turn: Turn, names: &[String], lang: Lang) -> (Option<Seat>, String, String) {
    match turn.seat {
        None => (None, texts::log_setup(lang), String::new()),
        Some(seat) => {
            // In a solo game there is no question whose turn it is.
            let name = names.get(seat.index()).filter(|_| names.len() > 1);
            let number = texts::log_turn(lang, turn.number);
            (Some(seat), name.cloned().unwrap_or_default(), number)
        }
    }
}

/// How the lines of a replay's log lead to their steps.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    pub(crate) jump: Callback<usize>,
    /// After how many steps something was last shown, and how many of its events.
    pub(crate) now: Memo<(usize, usize)>,
}

/// The log as a list; the newest line is kept in view or, in a replay, the one that is shown.
pub(crate) fn log_list(
    screens: &'static dyn Screens,
    lines: Memo<Vec<Line>>,
    steps: Option<Steps>,
) -> impl IntoView {
    let scroller = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        let count = lines.with(Vec::len);
        if let Some(steps) = steps {
            steps.now.track();
        }
        if let Some(scroller) = scroller.get()
            && count > 0
        {
            request_animation_frame(move || match steps {
                None => scroller.set_scroll_top(scroller.scroll_height()),
                Some(_) => show_lines(&scroller, ".now"),
            });
        }
    });
    let lights = Lights::get();
    // The line with the keyboard focus; arrows move it.
    let cursor = RwSignal::new(None::<usize>);
    let go = move |to: usize| {
        let found = lines.with_untracked(|lines| {
            let at = to.min(lines.len().checked_sub(1)?);
            Some((at, lines[at].text.clone()))
        });
        cursor.set(found.as_ref().map(|(at, _)| *at));
        lights.point(found.map(|(_, words)| words));
        if let Some(scroller) = scroller.get_untracked() {
            request_animation_frame(move || show_lines(&scroller, ".pointed"));
        }
    };
    let line_at = Memo::new(move |_| {
        let at = cursor.get()?;
        lines.with(|lines| Some(lines.get(at)?.key))
    });
    let is_now = move |line: &Line| {
        let (step, event) = (line.step, line.key.1);
        Signal::derive(move || {
            let now = steps.map(|steps| steps.now.get());
            now.is_some_and(|(now, events)| step == now && event < events)
        })
    };
    view! {
        <div
            class="log-scroll"
            tabindex="0"
            role="log"
            aria-label=spoken(texts::log)
            node_ref=scroller
            on:mouseover=move |event| lights.point(words_at(&event))
            on:mouseleave=move |_| lights.point(None)
            on:focusin=move |event| {
                if is_focus_visible(&event) {
                    match words_at(&event) {
                        None if steps.is_none() => go(usize::MAX),
                        words => lights.point(words),
                    }
                }
            }
            on:focusout=move |_| {
                cursor.set(None);
                lights.point(None);
            }
            on:keydown=move |event| {
                let Some(at) = cursor.get_untracked() else { return };
                match event.key().as_str() {
                    "ArrowUp" => go(at.saturating_sub(1)),
                    "ArrowDown" => go(at + 1),
                    _ => return,
                }
                event.prevent_default();
            }
            on:click=move |event| {
                if let Some(words) = words_at(&event).filter(|_| steps.is_none()) {
                    lights.tap(words);
                }
            }
        >
            <ol class="log">
                <For each=move || lines.get() key=|line| line.key let:line>
                    {
                        let step = line.step;
                        let is_now = is_now(&line);
                        let begins_turn = line.head.is_some();
                        let key = line.key;
                        view! {
                            <li
                                class=line.class
                                class:turn-start=begins_turn
                                class:now=is_now
                                class:pointed=move || line_at.get() == Some(key)
                                aria-current=move || is_now.get().then_some("step")
                            >
                                {line.head.map(|head| head_view(screens, head))}
                                {match steps {
                                    None => view! { <span class="log-words">{line.text}</span> }.into_any(),
                                    Some(steps) => {
                                        view! {
                                            <button
                                                type="button"
                                                class="log-jump"
                                                on:click=move |_| steps.jump.run(step)
                                            >
                                                <span class="log-turn">{step}</span>
                                                <span class="log-words">{line.text}</span>
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

/// Whose turn it is, and which.
fn head_view(
    screens: &'static dyn Screens,
    (seat, name, number): (Option<Seat>, String, String),
) -> impl IntoView {
    let class = seat.map_or_else(
        || "log-head".to_owned(),
        |seat| format!("log-head seat-{}", seat.number()),
    );
    view! {
        <p class=class>
            {seat
                .map(|seat| {
                    view! { <span class="log-mark">{(screens.poster().mark)(seat.index())}</span> }
                })} <bdi>{name}</bdi> " " <span class="log-number">{number}</span>
        </p>
    }
}

/// The words of the line in which something happens.
fn words_at(event: &web_sys::Event) -> Option<String> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let line = target.closest(".log-entry").ok()??;
    line.query_selector(".log-words").ok()??.text_content()
}

/// Whether the focus is visible: it was moved by keys.
fn is_focus_visible(event: &web_sys::Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false))
}

/// Scrolls to some lines, no further than it must, and only within the log.
fn show_lines(scroller: &web_sys::Element, lines: &str) {
    let Ok(lines) = scroller.query_selector_all(lines) else {
        return;
    };
    let place = |index: u32| {
        let line = lines.get(index)?.dyn_into::<web_sys::Element>().ok()?;
        Some(line.get_bounding_client_rect())
    };
    if let (Some(first), Some(last)) = (place(0), place(lines.length().saturating_sub(1))) {
        let window = scroller.get_bounding_client_rect();
        let above = first.top() - window.top();
        let below = last.bottom() - window.bottom();
        // Where there is no room for all of them, the first is shown.
        let way = above.min(below.max(0.0));
        scroller.set_scroll_top(scroller.scroll_top() + way as i32);
    }
}
