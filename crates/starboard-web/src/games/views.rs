//! Small parts of views that several games share.

use leptos::prelude::*;

use crate::prefs::lang;
use crate::report::{AS_GOOD_AS_THE_BEST, loss_words};
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

/// A badge with the points by which something falls short of the best; none where that is not
/// shown.
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

/// The chart of a report, with the keys to its colours.
pub(crate) fn chart_figure(
    view_box: &'static str,
    label: String,
    chart: impl IntoView,
    keys: impl IntoView,
) -> AnyView {
    view! {
        <figure class="report-figure">
            <svg class="chart" viewBox=view_box role="img" aria-label=label>
                {chart}
            </svg>
            <figcaption class="chart-legend">{keys}</figcaption>
        </figure>
    }
    .into_any()
}
