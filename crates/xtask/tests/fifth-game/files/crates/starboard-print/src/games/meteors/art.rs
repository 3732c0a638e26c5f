//! The drawings of Meteor Shower.

use crate::Drawing;
use crate::markup::{Markup, svg};

/// The box of [`cover`].
pub const COVER_BOX: &str = "0 0 400 300";

const METEOR: Markup = svg!("art/meteor.svg");

/// A meteor, in a box of 100 × 100.
#[must_use]
pub fn meteor() -> Drawing {
    Drawing::group("art meteor-art", METEOR)
}

/// The mark of a seat (from 0), in a box of 100 × 100.
#[must_use]
pub fn mark(seat: usize) -> Drawing {
    Drawing::group(format!("art meteor-art meteor-{}", seat % 4 + 1), METEOR)
}

#[must_use]
pub fn cover() -> Drawing {
    Drawing::group("art meteor-cover", svg!("art/cover.svg"))
}
