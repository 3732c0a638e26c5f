//! The browser app: the page. The bots think in a worker, see `thinker`.

#![allow(unreachable_pub, reason = "what the component macro makes is public")]

mod art;
mod browser;
mod calendar;
mod controls;
mod daily;
mod days;
mod fair;
mod figures;
mod games;
mod home;
mod import;
mod modal;
mod names;
mod online;
mod parts;
mod pilot;
mod play;
mod prefs;
mod puzzles;
mod replay;
mod router;
mod rules;
mod saved;
mod settings;
mod setup;
mod shell;
mod sound;
mod storage;
mod styles;
mod texts;
mod thinker;

fn main() {
    console_error_panic_hook::set_once();
    shell::run();
}
