//! Drawings that several games share.

use crate::Drawing;
use crate::markup::{Element, Piece, tag};

/// The drawing of a piece in an `<svg>` of its own, for use outside a board. Hidden from screen
/// readers.
pub(crate) fn framed(view_box: &str, class: &str, drawing: impl Piece) -> Element {
    tag("svg")
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .class(class)
        .child(drawing)
}

/// The inside of one board square of 100 × 100: face, sign of a possible target, mark of
/// a special square, frame and keyboard cursor. Classes on the surrounding
/// `<g class="square …">` choose what is shown, see `style/30-board.css`.
#[must_use]
pub fn square() -> Drawing {
    Drawing::group(
        "square-parts",
        r##"<rect class="square-face" x="1" y="1" width="98" height="98" rx="9"/><path class="square-entry" d="M12 30V12H30M70 12H88V30M88 70V88H70M30 88H12V70M50 44V56M44 50H56"/><rect class="square-last" x="5" y="5" width="90" height="90" rx="7"/><rect class="square-frame" x="4" y="4" width="92" height="92" rx="8"/><circle class="square-dot" cx="50" cy="50" r="11"/><path class="square-cursor" d="M5 28V14A9 9 0 0 1 14 5H28M72 5H86A9 9 0 0 1 95 14V28M95 72V86A9 9 0 0 1 86 95H72M28 95H14A9 9 0 0 1 5 86V72"/>"##,
    )
}

/// The markup of [`explosion`], for pictures made of several drawings.
pub(crate) const BLAST: &str = r##"
<path class="c-flame s-k" d="M50 2L59 24L78 10L76 32L98 30L84 47L99 60L78 64L84 88L64 77L54 98L44 78L22 90L25 67L2 66L17 50L1 36L24 33L20 10L40 24Z" stroke-width="3.5" stroke-linejoin="round"/>
<path class="c-glow" d="M50 18L57 34L71 24L69 39L84 40L73 50L83 60L68 60L71 75L59 67L52 83L45 68L31 76L33 61L17 60L28 50L17 40L32 39L30 25L43 34Z"/>
<path class="c-w" d="M50 34L55 43L65 40L60 49L66 58L56 56L51 66L46 56L36 58L41 50L36 41L46 43Z"/>
"##;

/// A burst where something was destroyed, in a box of 100 × 100.
#[must_use]
pub fn explosion() -> Drawing {
    Drawing::group("art explosion-art", BLAST)
}
