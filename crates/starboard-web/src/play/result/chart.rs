//! The chart of a finished game.

use leptos::prelude::*;
use starboard_kernel::Lang;

use super::course::{Chart, Line};
use crate::texts;

/// Width and height of the lines, in the units of the drawing.
const SIZE: (f64, f64) = (300.0, 96.0);

/// All players' values over the turns, as lines in their colours.
pub(super) fn race(chart: &Chart, lang: Lang) -> AnyView {
    let (width, height) = SIZE;
    let turns = chart.turns();
    let most = chart.most();
    let x = |turn: usize| turn as f64 / turns as f64 * width;
    // The better, the higher: a count of what remains is 0 at the top.
    let y = |value: i32| {
        let part = f64::from(value) / f64::from(most);
        height * if chart.race.falls { part } else { 1.0 - part }
    };
    let line = |line: &Line| {
        let points = line.values.iter().enumerate();
        let points = points.map(|(turn, &value)| format!("{:.1},{:.1}", x(turn), y(value)));
        let points: Vec<String> = points.collect();
        let end = line.values.last().copied().unwrap_or_default();
        // A line of no length with round ends is a dot, however the drawing is stretched.
        view! {
            <g class=format!("race-line {}", line.class)>
                <polyline points=points.join(" ")></polyline>
                <path class="race-end" d=format!("M{:.1} {:.1}h0", x(turns), y(end))></path>
            </g>
        }
    };
    // The leader is drawn last, over the others.
    let lines = chart.lines.iter().rev().map(line).collect_view();
    let moment = chart.moment.map(|turn| {
        // It was in the middle of this turn.
        let at = (x(turn) + x((turn + 1).min(turns))) / 2.0;
        view! { <path class="race-moment" d=format!("M{at:.1} 0V{height}")></path> }
    });
    let [top, bottom] = match chart.race.falls {
        true => [0, most],
        false => [most, 0],
    };
    let values: Vec<String> = chart.lines.iter().map(in_words).collect();
    let title = (chart.race.title)(lang);
    let label = texts::race_label(lang, &title, turns, &lang.list(&values));
    let keys = (chart.race.lines.len() > 1).then(|| {
        let key = |line: &Line| {
            view! {
                <span class=line.class.clone()>
                    <i class="race-key"></i>
                    {line.name.clone()}
                </span>
            }
        };
        let keys = chart.lines.iter().map(key).collect_view();
        view! { <p class="race-keys">{keys}</p> }
    });
    view! {
        <figure class="race">
            <p class="race-scale" aria-hidden="true">
                <span>{top}</span>
                <span>{bottom}</span>
            </p>
            <svg
                viewBox=format!("0 0 {width} {height}")
                preserveAspectRatio="none"
                role="img"
                aria-label=label
            >
                <path class="race-ground" d=format!("M0 0H{width}M0 {height}H{width}")></path>
                {moment}
                {lines}
            </svg>
            <figcaption aria-hidden="true">
                <span>{title}</span>
                <span>{texts::race_turns(lang, turns)}</span>
            </figcaption>
            {keys}
        </figure>
    }
    .into_any()
}

/// What a line ends with.
fn in_words(line: &Line) -> String {
    let last = line.values.last().copied().unwrap_or_default();
    format!("{} {last}", line.name)
}
