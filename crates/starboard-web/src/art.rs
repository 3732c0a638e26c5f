//! Drawings shared by all games: the mark of Starboard, icons and the star field.
//!
//! Icons are line drawings in a 24 × 24 box that take the colour of the text around
//! them. They are decoration: the control that holds one carries the words, visible or
//! as an `aria-label`.

use leptos::prelude::*;
use leptos::svg;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::element::HtmlElement;
pub(crate) use starboard_print::art::{explosion, square};
use starboard_print::shapes;

/// Wraps the drawing of a piece in an `<svg>` of its own, for use outside a board:
/// `framed("0 0 100 100", "piece", emblem(0))`. Hidden from screen readers.
pub(crate) fn framed(
    view_box: &'static str,
    class: impl Into<String>,
    drawing: impl IntoView + 'static,
) -> impl IntoView {
    hidden(view_box).class(class.into()).child(drawing)
}

/// An `<svg>` that is hidden from screen readers.
fn hidden(view_box: &'static str) -> HtmlElement<svg::Svg, impl Attribute, ()> {
    svg::svg()
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
}

/// The mark: a four-pointed star rising over a board square seen in perspective.
pub(crate) fn logo() -> impl IntoView {
    hidden("0 0 64 64")
        .class("logo")
        .inner_html(const { shapes(include_str!("art/logo.svg")) })
}

/// A quiet sky for the background of a page. It is the same on every visit.
pub(crate) fn starfield() -> impl IntoView {
    // A small linear congruential generator: the sky needs no better.
    let mut state: u32 = 0x5ba7_b0a5;
    let mut next = |limit: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % limit
    };
    // Stars are few kinds of dots put into three paths, so the page gets three elements instead of
    // some hundred. A line of no length with round ends is a dot.
    let stars = [("sky-far", 150), ("sky-mid", 60), ("sky-near", 18)].map(|(class, count)| {
        let dots = (0..count).map(|_| format!("M{} {}h0", next(1600), next(1000)));
        svg::path().class(class).attr("d", dots.collect::<String>())
    });
    let haze = svg::path().class("sky-haze").attr("d", HAZE);
    hidden("0 0 1600 1000")
        .attr("preserveAspectRatio", "xMidYMid slice")
        .class("starfield")
        .child((haze, stars))
}

const HAZE: &str = "M0 620C260 480 420 640 700 520C1000 390 1240 520 1600 360V640C1300 760 1060 640 780 740C480 850 240 720 0 860Z";

fn icon(shapes: &'static str) -> impl IntoView {
    hidden("0 0 24 24").class("icon").inner_html(shapes)
}

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident)*) => {
        $($(#[$doc])* pub(crate) fn $name() -> impl IntoView {
            icon(const { shapes(include_str!(concat!("art/icons/", stringify!($name), ".svg"))) })
        })*
    };
}

icons! {
    /// Take back a move.
    undo
    /// Turn the board.
    turn
    /// Ask for advice.
    hint
    /// What an action is worth: scales.
    worth
    /// The list of moves.
    log
    /// Start, go on.
    play
    /// Hold.
    pause
    /// One step back in a replay.
    step_back
    /// One step forward in a replay.
    step_forward
    /// One turn back in a replay.
    turn_back
    /// One turn forward in a replay.
    turn_forward
    /// Pass over an animation, or to the end.
    skip
    /// Back to the beginning of a replay.
    rewind
    /// Settings.
    settings
    /// Choice of language.
    language
    /// The rules of a game.
    rules
    /// A guided first game.
    guide
    /// A first mission: a rocket.
    mission
    /// Save to a file.
    export
    /// Open from a file.
    import
    /// Continue from here.
    branch
    /// A seat played by the computer.
    bot
    /// A seat played by a person.
    person
    /// Something achieved.
    star
    /// Close.
    close
    /// Menu.
    menu
    /// Give up the game.
    resign
    /// Play again.
    rematch
    /// Online play: two seats and a link.
    online
    /// Forward, open.
    chevron
}
