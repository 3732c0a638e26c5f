//! The worker's side of thinking: a question in, an answer out, as JSON.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use starboard_bots::{Bot, BotSpec, Settings};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

/// What the page asks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) number: u32,
    /// Bots with the same key go on from their earlier thoughts.
    pub(crate) key: String,
    pub(crate) bot: String,
    pub(crate) seed: u64,
    pub(crate) position: Value,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    pub(crate) number: u32,
    /// Nothing if there was nothing to decide.
    pub(crate) choice: Option<Advice>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Advice {
    pub(crate) action: String,
    pub(crate) playouts: u32,
    pub(crate) lines: Vec<AdviceLine>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct AdviceLine {
    pub(crate) action: String,
    pub(crate) visits: u32,
    pub(crate) value: Vec<f64>,
    pub(crate) then: Vec<String>,
}

/// More bots than any table has seats, a hint among them; older ones are forgotten.
const MOST_BOTS: usize = 8;

thread_local! {
    static BOTS: RefCell<BTreeMap<String, Box<dyn Bot>>> = RefCell::default();
}

/// Listens for questions. The page must not post before, so the worker speaks first.
pub(crate) fn run(scope: &web_sys::DedicatedWorkerGlobalScope) {
    let port = scope.clone();
    let listen =
        Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
            let answer = event
                .data()
                .as_string()
                .and_then(|text| serde_json::from_str(&text).ok())
                .map(|question| answer(&question));
            if let Some(answer) = answer
                && let Ok(text) = serde_json::to_string(&answer)
            {
                let _ = port.post_message(&JsValue::from_str(&text));
            }
        });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    listen.forget();
    let _ = scope.post_message(&JsValue::from_str("ready"));
}

fn answer(question: &Question) -> Answer {
    let choice = starboard_bots::registry()
        .read_document(&question.position)
        .ok()
        .and_then(|position| {
            BOTS.with_borrow_mut(|bots| {
                if bots.len() >= MOST_BOTS && !bots.contains_key(&question.key) {
                    bots.clear();
                }
                let bot = bots.entry(question.key.clone()).or_insert_with(|| {
                    let settings = Settings {
                        spec: question.bot.parse().unwrap_or(BotSpec::Greedy),
                        seed: question.seed,
                        threads: 1,
                        clock: now,
                    };
                    starboard_bots::bot(position.rules(), settings)
                });
                bot.choose(&position)
            })
        });
    Answer {
        number: question.number,
        choice: choice.map(|choice| Advice {
            action: choice.action,
            playouts: choice.playouts,
            lines: choice
                .lines
                .into_iter()
                .map(|line| AdviceLine {
                    action: line.action,
                    visits: line.visits,
                    value: line.value,
                    then: line.then,
                })
                .collect(),
        }),
    }
}

fn now() -> f64 {
    js_sys::global()
        .dyn_into::<web_sys::WorkerGlobalScope>()
        .ok()
        .and_then(|scope| scope.performance())
        .map_or(0.0, |performance| performance.now())
}
