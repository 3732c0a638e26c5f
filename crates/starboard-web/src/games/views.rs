//! Small parts of views that several games share.

use std::time::Duration;

use leptos::prelude::*;

use crate::figures::{AS_GOOD_AS_THE_BEST, loss_words};
use crate::prefs::lang;
use crate::texts;

/// A `class` attribute: the first classes always, the others if their conditions hold.
pub(crate) fn classes(always: &str, others: &[(&str, bool)]) -> String {
    let mut classes = String::from(always);
    for (class, holds) in others {
        if *holds {
            classes.push(' ');
            classes.push_str(class);
        }
    }
    classes
}

/// The beat to which idle pieces of a board sway: it is on half of the time. A CSS animation would
/// have every piece styled and painted sixty times a second.
pub(crate) fn heartbeat() -> RwSignal<bool> {
    const HALF: Duration = Duration::from_millis(750);
    let beat = RwSignal::new(false);
    let timer = set_interval_with_handle(move || beat.update(|on| *on = !*on), HALF);
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    beat
}

/// A badge with the points by which something falls short of the best, where that is shown.
pub(crate) fn worth_badge(loss: impl Fn() -> Option<f64> + Send + 'static) -> AnyView {
    let badge = move || {
        let loss = loss()?;
        Some(view! {
            <span
                class="worth"
                class:best=loss < AS_GOOD_AS_THE_BEST
                data-about=texts::worth_about(lang())
            >
                {loss_words(loss, lang())}
            </span>
        })
    };
    badge.into_any()
}
