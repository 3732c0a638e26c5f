//! The client of the worker: one task at a time, which can be cancelled.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_worker::{FAILED, READY, Reply, Request, Response, Task};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use crate::parts;

type Hear = Box<dyn FnMut(Reply)>;

#[derive(Default)]
struct Thinker {
    worker: Option<web_sys::Worker>,
    ready: bool,
    /// How often in a row it could not be loaded.
    failures: u32,
    /// A request that waits for the worker to be ready.
    unsent: Option<String>,
    asked: u32,
    hear: Option<Hear>,
    /// The task under way is worth finishing even if its result is no longer awaited.
    reusable: bool,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Starts the worker before it is needed, so that the first bot plays at once.
pub(crate) fn warm_up() {
    THINKER.with_borrow_mut(start);
}

/// Starts a task and cancels the one before. `hear` is called with progress and with the result.
pub(crate) fn ask(task: Task, hear: impl FnMut(Reply) + 'static) {
    interrupt();
    THINKER.with_borrow_mut(|thinker| {
        start(thinker);
        thinker.asked += 1;
        thinker.reusable = task.is_reusable();
        thinker.hear = Some(Box::new(hear));
        let request = Request {
            id: thinker.asked,
            task,
        };
        let Ok(text) = serde_json::to_string(&request) else {
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

/// Cancels the task under way. A busy worker cannot receive messages, so it is terminated; the next
/// task starts a new one.
pub(crate) fn interrupt() {
    THINKER.with_borrow_mut(|thinker| {
        if thinker.hear.take().is_some() && !thinker.reusable {
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

/// The bots are fetched separately from the page, and the network may fail just then. A request
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
    let text = text.to_owned();
    spawn_local(async move {
        if let Some(response) = parts::read_reply(text).await {
            deliver(response);
        }
    });
}

fn deliver(response: Response) {
    // Called outside the borrow: it may start the next task.
    let hear = THINKER.with_borrow_mut(|thinker| {
        if response.id == thinker.asked {
            thinker.hear.take()
        } else {
            None
        }
    });
    let Some(mut hear) = hear else {
        return;
    };
    let more = matches!(response.reply, Reply::Progress(_));
    hear(response.reply);
    if more {
        THINKER.with_borrow_mut(|thinker| {
            if response.id == thinker.asked && thinker.hear.is_none() {
                thinker.hear = Some(hear);
            }
        });
    }
}
