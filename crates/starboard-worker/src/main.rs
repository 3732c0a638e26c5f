//! The worker in which bots think, a WebAssembly module of its own.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde_json::Value;
use starboard_bots::analysis::{Analyst, Effort, Report, Weighed};
use starboard_bots::{Bot, BotSpec, Settings};
use starboard_kernel::Record;
use starboard_kernel::erased::Rules;
use starboard_worker::{Advice, AdviceLine, Answer, Ask, Question, READY, Reply};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

/// More bots than any table has seats, a hint among them; older ones are forgotten.
const MOST_BOTS: usize = 8;

thread_local! {
    static BOTS: RefCell<BTreeMap<String, Box<dyn Bot>>> = RefCell::default();
    /// One for each game, so that what it has worked out serves again.
    static ANALYSTS: RefCell<BTreeMap<&'static str, Box<dyn Analyst>>> = RefCell::default();
}

fn main() {
    console_error_panic_hook::set_once();
    listen(&js_sys::global().unchecked_into());
}

/// Listens for questions. The page must not post before, so the worker speaks first.
fn listen(scope: &web_sys::DedicatedWorkerGlobalScope) {
    let port = scope.clone();
    let listen =
        Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |event: web_sys::MessageEvent| {
            let question = event
                .data()
                .as_string()
                .and_then(|text| serde_json::from_str::<Question>(&text).ok());
            if let Some(Question { number, ask }) = question {
                let post = |reply: Reply| {
                    if let Ok(text) = serde_json::to_string(&Answer { number, reply }) {
                        let _ = port.post_message(&JsValue::from_str(&text));
                    }
                };
                post(answer(&ask, &post));
            }
        });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    listen.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}

fn answer(ask: &Ask, post: &dyn Fn(Reply)) -> Reply {
    match ask {
        Ask::Choose {
            key,
            bot,
            seed,
            position,
        } => Reply::Choice(choose(key, bot, *seed, position)),
        Ask::Weigh { position } => Reply::Weighed(weigh(position, &mut told(post))),
        Ask::Report { record } => Reply::Report(report(record, &mut told(post))),
    }
}

/// Progress in steps that can be seen.
fn told(post: &dyn Fn(Reply)) -> impl FnMut(f64) {
    let mut told = -1.0;
    move |part: f64| {
        if part - told >= 0.01 {
            told = part;
            post(Reply::Progress(part));
        }
    }
}

fn choose(key: &str, bot: &str, seed: u64, position: &Value) -> Option<Advice> {
    let position = starboard_bots::registry().read_document(position).ok()?;
    let choice = BOTS.with_borrow_mut(|bots| {
        if bots.len() >= MOST_BOTS && !bots.contains_key(key) {
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
        then: line.then,
    };
    Some(Advice {
        action: choice.action,
        playouts: choice.playouts,
        lines: choice.lines.into_iter().map(line).collect(),
    })
}

fn with_analyst<T>(
    rules: &'static dyn Rules,
    look: impl FnOnce(&mut dyn Analyst) -> Option<T>,
) -> Option<T> {
    ANALYSTS.with_borrow_mut(|analysts| {
        if !analysts.contains_key(rules.name()) {
            let analyst = starboard_bots::analyst(rules, Effort::default())?;
            analysts.insert(rules.name(), analyst);
        }
        look(analysts.get_mut(rules.name())?.as_mut())
    })
}

fn weigh(position: &Value, progress: &mut dyn FnMut(f64)) -> Option<Weighed> {
    let position = starboard_bots::registry().read_document(position).ok()?;
    with_analyst(position.rules(), |analyst| {
        analyst.weigh(&position, progress)
    })
}

fn report(record: &str, progress: &mut dyn FnMut(f64)) -> Option<Report> {
    let record = Record::read(record).ok()?;
    let history = record.replay(&starboard_bots::registry()).ok()?;
    with_analyst(history.now().rules(), |analyst| {
        analyst.report(&history, progress)
    })
}

fn now() -> f64 {
    js_sys::global()
        .dyn_into::<web_sys::WorkerGlobalScope>()
        .ok()
        .and_then(|scope| scope.performance())
        .map_or(0.0, |performance| performance.now())
}
