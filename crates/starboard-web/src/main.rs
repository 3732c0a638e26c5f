//! The browser app. The same WebAssembly module serves the page and the worker in which the
//! bots think, so `main` first finds out where it is running.

#![allow(unreachable_pub, reason = "what the component macro makes is public")]

mod art;
mod browser;
mod daily;
mod games;
mod home;
mod modal;
mod play;
mod prefs;
mod replay;
mod report;
mod router;
mod rules;
mod setup;
mod shell;
mod storage;
mod texts;
mod thinker;
mod worker;

use wasm_bindgen::JsCast;

fn main() {
    console_error_panic_hook::set_once();
    match js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>() {
        Ok(scope) => worker::run(&scope),
        Err(_) => shell::run(),
    }
}
