//! Drawings shared by all games: the mark of Starboard, icons and the star field.
//!
//! Icons are line drawings in a 24 × 24 box that take the colour of the text around
//! them. They are decoration: the control that holds one carries the words, visible or
//! as an `aria-label`.

use leptos::prelude::*;
use leptos::svg;
pub(crate) use starboard_print::art::{explosion, square};

/// Wraps the drawing of a piece in an `<svg>` of its own, for use outside a board:
/// `framed("0 0 100 100", "piece", emblem(0))`. Hidden from screen readers.
pub(crate) fn framed(
    view_box: &'static str,
    class: impl Into<String>,
    drawing: impl IntoView + 'static,
) -> impl IntoView {
    svg::svg()
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .class(class.into())
        .child(drawing)
}

/// The mark: a four-pointed star rising over a board square seen in perspective.
pub(crate) fn logo() -> impl IntoView {
    svg::svg()
        .attr("viewBox", "0 0 64 64")
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .class("logo")
        .inner_html(LOGO)
}

const LOGO: &str = r##"<path class="logo-board" d="M32 30L60 45L32 60L4 45Z"/><path class="logo-cell" d="M32 30L46 37.5L32 45L18 37.5ZM32 45L46 52.5L32 60L18 52.5Z"/><path class="logo-edge" d="M32 30L60 45L32 60L4 45ZM18 37.5L46 52.5M46 37.5L18 52.5" fill="none"/><path class="logo-star" d="M32 2L36.5 19.5L52 24L36.5 28.5L32 46L27.5 28.5L12 24L27.5 19.5Z"/>"##;

/// A quiet sky for the background of a page. It is the same on every visit.
pub(crate) fn starfield() -> impl IntoView {
    svg::svg()
        .attr("viewBox", "0 0 1600 1000")
        .attr("preserveAspectRatio", "xMidYMid slice")
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .class("starfield")
        .inner_html(sky())
}

/// Stars are few kinds of dots put into three paths, so the page gets three elements
/// instead of some hundred.
fn sky() -> String {
    // A small linear congruential generator: the sky needs no better.
    let mut state: u32 = 0x5ba7_b0a5;
    let mut next = |limit: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % limit
    };
    let mut out = String::from(
        r#"<path class="sky-haze" d="M0 620C260 480 420 640 700 520C1000 390 1240 520 1600 360V640C1300 760 1060 640 780 740C480 850 240 720 0 860Z"/>"#,
    );
    for (class, count) in [("sky-far", 150), ("sky-mid", 60), ("sky-near", 18)] {
        let mut dots = String::new();
        for _ in 0..count {
            let (x, y) = (next(1600), next(1000));
            // A line of no length with round ends is a dot.
            dots += &format!("M{x} {y}h0");
        }
        out += &format!(r#"<path class="{class}" d="{dots}"/>"#);
    }
    out
}

fn icon(markup: &'static str) -> impl IntoView {
    svg::svg()
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .class("icon")
        .inner_html(markup)
}

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $markup:literal;)*) => {
        $($(#[$doc])* pub(crate) fn $name() -> impl IntoView { icon($markup) })*
    };
}

icons! {
    /// Take back a move.
    undo = r#"<path d="M9 5L4 10L9 15M4 10H14.5C18 10 20 12.3 20 15S18 20 14.5 20H9"/>"#;
    /// Turn the board.
    turn = r#"<path d="M12 7L16.3 9.5V14.5L12 17L7.7 14.5V9.5Z"/><path d="M3.5 10A9 9 0 0 1 12 3L14.5 3.4M12 .8L14.6 3.4L12.4 6M20.5 14A9 9 0 0 1 12 21L9.5 20.6M12 23.2L9.4 20.6L11.6 18"/>"#;
    /// Ask for advice.
    hint = r#"<path d="M9 17C9 14 6 13 6 9.2A6 6 0 0 1 18 9.2C18 13 15 14 15 17ZM9.5 20.5H14.5"/><path d="M12 17V12.5L10 10.5M12 12.5L14 10.5"/>"#;
    /// What an action is worth: scales.
    worth = r#"<path d="M12 4V20M8 20H16M5 7L12 5.500L19 7M5 7L2.500 13H7.500ZM19 7L16.500 13H21.500Z"/><path d="M2.500 13A2.500 2 0 0 0 7.500 13M16.500 13A2.500 2 0 0 0 21.500 13"/>"#;
    /// The list of moves.
    log = r#"<path d="M9 6H20M9 12H20M9 18H16"/><path class="solid" d="M3.5 4.5H6V7.5H3.5ZM3.5 10.5H6V13.5H3.5ZM3.5 16.5H6V19.5H3.5Z"/>"#;
    /// Start, go on.
    play = r#"<path class="solid" d="M7 4.5L19.5 12L7 19.5Z"/>"#;
    /// Hold.
    pause = r#"<path class="solid" d="M6 5H10V19H6ZM14 5H18V19H14Z"/>"#;
    /// One step back in a replay.
    step_back = r#"<path class="solid" d="M18 5V19L8.5 12Z"/><path d="M6 5V19"/>"#;
    /// One step forward in a replay.
    step_forward = r#"<path class="solid" d="M6 5V19L15.5 12Z"/><path d="M18 5V19"/>"#;
    /// One turn back in a replay.
    turn_back = r#"<path class="solid" d="M20 5.5V18.5L12 12ZM11.5 5.5V18.5L3.5 12Z"/>"#;
    /// One turn forward in a replay.
    turn_forward = r#"<path class="solid" d="M4 5.5V18.5L12 12ZM12.5 5.5V18.5L20.5 12Z"/>"#;
    /// Pass over an animation, or to the end.
    skip = r#"<path class="solid" d="M3.5 5.5V18.5L11 12ZM11.5 5.5V18.5L19 12Z"/><path d="M21 5.5V18.5"/>"#;
    /// Back to the beginning of a replay.
    rewind = r#"<path class="solid" d="M20.5 5.5V18.5L13 12ZM12.5 5.5V18.5L5 12Z"/><path d="M3 5.5V18.5"/>"#;
    /// Settings.
    settings = r#"<path d="M4 7H11M17 7H20M4 17H7M13 17H20"/><circle cx="14" cy="7" r="3"/><circle cx="10" cy="17" r="3"/>"#;
    /// Choice of language.
    language = r#"<circle cx="12" cy="12" r="9"/><path d="M3 12H21M12 3C8.5 6 8.5 18 12 21C15.5 18 15.5 6 12 3Z"/>"#;
    /// The rules of a game.
    rules = r#"<path d="M12 6.5C10 4.7 6.5 4.3 3.5 5V18.5C6.5 17.8 10 18.2 12 20C14 18.2 17.5 17.8 20.5 18.5V5C17.5 4.3 14 4.7 12 6.5ZM12 6.5V20"/>"#;
    /// A guided first game.
    guide = r#"<circle cx="12" cy="12" r="9"/><path class="solid" d="M16 8L13.5 13.5L8 16L10.5 10.5Z"/>"#;
    /// A first mission: a rocket.
    mission = r#"<path d="M12 2.5C15.5 5 16.5 9 15.5 15H8.5C7.5 9 8.5 5 12 2.5ZM8.3 10.5L5 14V18.5L8.8 16M15.7 10.5L19 14V18.5L15.2 16M10.5 18L12 21.5L13.5 18"/><circle class="solid" cx="12" cy="8.7" r="1.6"/>"#;
    /// Save to a file.
    export = r#"<path d="M12 15V4M7.5 8.5L12 4L16.5 8.5M4 14V20H20V14"/>"#;
    /// Open from a file.
    import = r#"<path d="M12 4V15M7.5 10.5L12 15L16.5 10.5M4 14V20H20V14"/>"#;
    /// Continue from here.
    branch = r#"<path d="M7 8V16M7 14C7 11 17 13 17 8"/><circle cx="7" cy="5.5" r="2.5"/><circle cx="7" cy="18.5" r="2.5"/><circle cx="17" cy="5.5" r="2.5"/>"#;
    /// A seat played by the computer.
    bot = r#"<path d="M5 9H19V19H5ZM12 9V5M2.5 12.5V15.5M21.5 12.5V15.5M9.5 16H14.5"/><circle class="solid" cx="12" cy="4" r="1.3"/><circle class="solid" cx="9" cy="12.5" r="1.3"/><circle class="solid" cx="15" cy="12.5" r="1.3"/>"#;
    /// A seat played by a person.
    person = r#"<circle cx="12" cy="8" r="4"/><path d="M4 20.5C4.5 16 7.5 14 12 14S19.5 16 20 20.5Z"/>"#;
    /// Something achieved.
    star = r#"<path d="M12 2.5L14.9 8.6L21.5 9.5L16.7 14.1L17.9 20.7L12 17.5L6.1 20.7L7.3 14.1L2.5 9.5L9.1 8.6Z"/>"#;
    /// Close.
    close = r#"<path d="M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"/>"#;
    /// Menu.
    menu = r#"<path d="M4 6.5H20M4 12H20M4 17.5H20"/>"#;
    /// Give up the game.
    resign = r#"<path d="M5 21V3.5M5 4C9 2.5 12 6.5 19 4.5V13.5C12 15.5 9 11.5 5 13"/>"#;
    /// Play again.
    rematch = r#"<path d="M4 11A8 8 0 0 1 18 6.5L20 8.5M20 4V8.5H15.5M20 13A8 8 0 0 1 6 17.5L4 15.5M4 20V15.5H8.5"/>"#;
    /// Online play: two seats and a link.
    online = r#"<circle cx="6" cy="17" r="3"/><circle cx="18" cy="17" r="3"/><path d="M6 14V11C6 6 18 6 18 11V14M9 17H15"/><circle class="solid" cx="12" cy="4" r="1.5"/>"#;
    /// Forward, open.
    chevron = r#"<path d="M9 5L16 12L9 19"/>"#;
}
