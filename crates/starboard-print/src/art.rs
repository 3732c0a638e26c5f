//! Drawings that several games share.

use crate::Drawing;
use crate::markup::{Markup, svg};

/// The inside of one board square of 100 × 100: face, sign of a possible target, mark of
/// a special square, frame and keyboard cursor. Classes on the surrounding
/// `<g class="square …">` choose what is shown, see the styles of the game that has squares.
#[must_use]
pub fn square() -> Drawing {
    Drawing::group("square-parts", svg!("art/square.svg"))
}

/// The shapes of [`explosion`], for pictures made of several drawings.
pub(crate) const BLAST: Markup = svg!("art/blast.svg");

/// A burst where something was destroyed, in a box of 100 × 100.
#[must_use]
pub fn explosion() -> Drawing {
    Drawing::group("art explosion-art", BLAST)
}
