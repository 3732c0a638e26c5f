//! The page's side of thinking: a worker that is asked one thing at a time and can be
//! interrupted.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use starboard_worker::{Answer, Ask, FAILED, Question, READY, Reply};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

type Hear = Box<dyn FnMut(Reply)>;

#[derive(Default)]
struct Thinker {
    worker: Option<web_sys::Worker>,
    ready: bool,
    /// How often in a row it could not be loaded.
    failures: u32,
    /// What was asked and waits for the worker to be ready.
    unsent: Option<String>,
    asked: u32,
    hear: Option<Hear>,
    /// What is being worked out need not be thrown away.
    patient: bool,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Starts the worker before it is needed, so that the first bot answers at once.
pub(crate) fn warm_up() {
    THINKER.with_borrow_mut(start);
}

/// Asks; an earlier question that is not yet answered is given up. `hear` is told of progress
/// and of the answer.
pub(crate) fn ask(ask: Ask, hear: impl FnMut(Reply) + 'static) {
    interrupt();
    THINKER.with_borrow_mut(|thinker| {
        start(thinker);
        thinker.asked += 1;
        thinker.patient = ask.is_patient();
        thinker.hear = Some(Box::new(hear));
        let question = Question {
            number: thinker.asked,
            ask,
        };
        let Ok(text) = serde_json::to_string(&question) else {
            return;
        };
        match (&thinker.worker, thinker.ready) {
            (Some(worker), true) => {
                let _ = worker.post_message(&JsValue::from_str(&text));
            }
            _ => thinker.unsent = Some(text),
        }
    });
}

/// Stops a thought under way. A worker cannot be talked to while it thinks, so it is ended; the
/// next question starts a new one.
pub(crate) fn interrupt() {
    THINKER.with_borrow_mut(|thinker| {
        if thinker.hear.take().is_some() && !thinker.patient {
            if let Some(worker) = thinker.worker.take() {
                worker.terminate();
            }
            thinker.ready = false;
            thinker.unsent = None;
        }
    });
}

fn start(thinker: &mut Thinker) {
    if thinker.worker.is_some() {
        return;
    }
    let url = document()
        .query_selector("meta[name=starboard-worker]")
        .ok()
        .flatten()
        .and_then(|meta| meta.get_attribute("content"))
        .unwrap_or_default();
    let options = web_sys::WorkerOptions::new();
    options.set_type(web_sys::WorkerType::Module);
    let Ok(worker) = web_sys::Worker::new_with_options(&url, &options) else {
        leptos::logging::error!("the worker for the bots cannot be started");
        return;
    };
    let listen =
        Closure::<dyn FnMut(web_sys::MessageEvent)>::new(|event: web_sys::MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(&text);
            }
        });
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let fail = Closure::<dyn FnMut()>::new(try_again_later);
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    fail.forget();
    thinker.worker = Some(worker);
    thinker.ready = false;
}

/// The bots are fetched apart from the page, and a network may fail just then. What was asked
/// waits for a worker that can be loaded.
fn try_again_later() {
    let pause = THINKER.with_borrow_mut(|thinker| {
        // A worker that has been loaded does not fail to load; other errors are in the console.
        if thinker.ready {
            return None;
        }
        if let Some(worker) = thinker.worker.take() {
            worker.terminate();
        }
        thinker.failures += 1;
        Some(Duration::from_secs(1 << thinker.failures.min(5)))
    });
    if let Some(pause) = pause {
        set_timeout(warm_up, pause);
    }
}

fn hear(text: &str) {
    if text == FAILED {
        try_again_later();
        return;
    }
    if text == READY {
        THINKER.with_borrow_mut(|thinker| {
            thinker.ready = true;
            thinker.failures = 0;
            if let (Some(worker), Some(text)) = (&thinker.worker, thinker.unsent.take()) {
                let _ = worker.post_message(&JsValue::from_str(&text));
            }
        });
        return;
    }
    let Ok(answer) = serde_json::from_str::<Answer>(text) else {
        return;
    };
    // Called outside the borrow: what follows may ask the next question.
    let hear = THINKER.with_borrow_mut(|thinker| {
        if answer.number == thinker.asked {
            thinker.hear.take()
        } else {
            None
        }
    });
    let Some(mut hear) = hear else {
        return;
    };
    let more = matches!(answer.reply, Reply::Progress(_));
    hear(answer.reply);
    if more {
        THINKER.with_borrow_mut(|thinker| {
            if answer.number == thinker.asked && thinker.hear.is_none() {
                thinker.hear = Some(hear);
            }
        });
    }
}
