//! The Web Worker that runs the bots, a separate WebAssembly module.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use serde_json::Value;
use starboard_bots::analysis::{Analyst, Effort, Weighed};
use starboard_bots::puzzle::{Quest, Refutation};
use starboard_bots::review::{Resigned, Review};
use starboard_bots::{Bot, BotSpec, Settings};
use starboard_kernel::Record;
use starboard_kernel::erased::Rules;
use starboard_worker::{Advice, AdviceLine, READY, Reply, Request, Response, Task};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

/// More than the seats of any table and the hint; when there are more, all are dropped.
const MAX_BOTS: usize = 8;

/// Who explores positions: its tree grows by so many playouts each time it is asked. That takes a
/// fraction of a second.
const EXPLORER: &str = "search:1500";
const EXPLORER_SEED: u64 = 1;

thread_local! {
    static BOTS: RefCell<BTreeMap<String, Box<dyn Bot>>> = RefCell::default();
    /// One per game, for their caches.
    static ANALYSTS: RefCell<BTreeMap<&'static str, Box<dyn Analyst>>> = RefCell::default();
}

fn main() {
    console_error_panic_hook::set_once();
    listen(&js_sys::global().unchecked_into());
}

/// Handles requests. The page must not post any before `READY`.
fn listen(scope: &web_sys::DedicatedWorkerGlobalScope) {
    let port = scope.clone();
    let listen =
        Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
            let request = event
                .data()
                .as_string()
                .and_then(|text| serde_json::from_str::<Request>(&text).ok());
            if let Some(Request { id, task }) = request {
                let post = |reply: Reply| {
                    if let Ok(text) = serde_json::to_string(&Response { id, reply }) {
                        let _ = port.post_message(&JsValue::from_str(&text));
                    }
                };
                post(run(&task, &post));
            }
        });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The handler lives as long as the worker.
    listen.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}

fn run(task: &Task, post: &dyn Fn(Reply)) -> Reply {
    match task {
        Task::Choose {
            key,
            bot,
            seed,
            position,
        } => Reply::Choice(choose(key, bot, *seed, position)),
        Task::Weigh { position } => Reply::Weighed(weigh(position, &mut throttled(post))),
        Task::Explore { key, position } => {
            Reply::Choice(choose(key, EXPLORER, EXPLORER_SEED, position))
        }
        Task::Review { record } => Reply::Review(review(record, &mut throttled(post))),
        Task::Refute {
            position,
            quest,
            played,
        } => Reply::Refuted(refute(position, *quest, played)),
    }
}

/// Posts progress in steps of 1 %.
fn throttled(post: &dyn Fn(Reply)) -> impl FnMut(f64) {
    let mut last = -1.0;
    move |part: f64| {
        if part - last >= 0.01 {
            last = part;
            post(Reply::Progress(part));
        }
    }
}

fn choose(key: &str, bot: &str, seed: u64, position: &Value) -> Option<Advice> {
    let position = starboard_games::registry().read_document(position).ok()?;
    let choice = BOTS.with_borrow_mut(|bots| {
        if bots.len() >= MAX_BOTS && !bots.contains_key(key) {
            bots.clear();
        }
        let bot = bots.entry(key.to_owned()).or_insert_with(|| {
            let settings = Settings {
                spec: bot.parse().unwrap_or(BotSpec::Greedy),
                seed,
                threads: 1,
                clock: now,
            };
            starboard_bots::bot(position.rules(), settings)
        });
        bot.choose(&position)
    })?;
    let line = |line: starboard_bots::Line| AdviceLine {
        action: line.action,
        visits: line.visits,
        value: line.value,
        proven: line.proven,
        variation: line.variation,
    };
    Some(Advice {
        action: choice.action,
        playouts: choice.playouts,
        lines: choice.lines.into_iter().map(line).collect(),
    })
}

fn with_analyst<T>(
    rules: &'static dyn Rules,
    analyse: impl FnOnce(&mut dyn Analyst) -> Option<T>,
) -> Option<T> {
    ANALYSTS.with_borrow_mut(|analysts| {
        if !analysts.contains_key(rules.name()) {
            let analyst = starboard_bots::analyst(rules, Effort::default())?;
            analysts.insert(rules.name(), analyst);
        }
        analyse(analysts.get_mut(rules.name())?.as_mut())
    })
}

fn weigh(position: &Value, progress: &mut dyn FnMut(f64)) -> Option<Weighed> {
    let position = starboard_games::registry().read_document(position).ok()?;
    with_analyst(position.rules(), |analyst| {
        analyst.evaluate_actions(&position, progress)
    })
}

fn review(record: &str, progress: &mut dyn FnMut(f64)) -> Option<Review> {
    let record = Record::read(record).ok()?;
    let history = record.replay(&starboard_games::registry()).ok()?;
    // The page cancels by terminating the worker.
    let mut go_on = |part: f64| {
        progress(part);
        ControlFlow::Continue(())
    };
    with_analyst(history.now().rules(), |analyst| {
        analyst.review(&history, Resigned::of(&record).as_ref(), &mut go_on)
    })
}

fn refute(position: &Value, quest: Quest, played: &[String]) -> Option<Refutation> {
    let position = starboard_games::registry().read_document(position).ok()?;
    let prover = starboard_bots::prover(position.rules())?;
    prover.refute(&position, quest, played)
}

fn now() -> f64 {
    js_sys::global()
        .dyn_into::<web_sys::WorkerGlobalScope>()
        .ok()
        .and_then(|scope| scope.performance())
        .map_or(0.0, |performance| performance.now())
}
