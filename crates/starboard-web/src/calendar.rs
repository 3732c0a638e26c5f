//! Days, which begin for everybody at the same moment: which one it is, and how they are written.

use std::time::Duration;

use leptos::prelude::*;
use starboard_kernel::{Day, Lang};

use crate::{browser, texts};

const DAY_LENGTH: f64 = 86_400_000.0;

/// How often a page looks whether midnight has passed. It looks as well when somebody comes back to it:
/// timers stop while a device sleeps.
const LOOK_EVERY: Duration = Duration::from_secs(20);

/// Which day it is, for as long as a page is open.
pub(crate) fn today() -> ReadSignal<Option<Day>> {
    let (today, set_today) = signal(browser::today());
    let look = move || {
        let now = browser::today();
        if today.try_with_untracked(|before| *before != now) == Some(true) {
            set_today.set(now);
        }
    };
    let timer = set_interval_with_handle(look, LOOK_EVERY);
    let back = window_event_listener(leptos::ev::visibilitychange, move |_| look());
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
        back.remove();
    });
    today
}

/// A day in words, with its month in letters, so that day and month cannot be confused.
pub(crate) fn day_words(day: Day, lang: Lang) -> String {
    words(since_1970(day), lang)
}

/// The UTC day of a moment in the same way.
pub(crate) fn words(at: f64, lang: Lang) -> String {
    let style = [("day", "numeric"), ("month", "short"), ("year", "numeric")];
    written(at, &style, lang)
}

/// What day of the week it is, in a few letters.
pub(crate) fn weekday(day: Day, lang: Lang) -> String {
    written(since_1970(day), &[("weekday", "short")], lang)
}

/// In milliseconds.
fn since_1970(day: Day) -> f64 {
    day.since_1970() as f64 * DAY_LENGTH
}

fn written(at: f64, style: &[(&str, &str)], lang: Lang) -> String {
    let date = js_sys::Date::new(&at.into());
    let options = js_sys::Object::new();
    for (part, style) in style.iter().chain(&[("timeZone", "UTC")]) {
        let _ = js_sys::Reflect::set(&options, &(*part).into(), &(*style).into());
    }
    let locale = texts::date_locale(lang);
    date.to_locale_date_string(&locale, &options).into()
}
