//! Where the squares are on the screen.
//!
//! The hexes lie flat side up, so that a planet is at the bottom, and the board is turned by
//! sixths until it is the right one.

use rescue::Square;

use super::art::HEX_RADIUS;

/// The board round its centre, with room for the coordinates.
pub const VIEW_BOX: &str = "-620 -700 1240 1400";

/// The centre of a square when this planet (from 0) is at the bottom. The middle of the board is
/// the origin.
#[must_use]
pub fn centre(square: Square, bottom: usize) -> (f64, f64) {
    let (column, slant) = turned(
        f64::from(square.number()) - 7.0,
        6.0 - f64::from(square.row()),
        bottom,
    );
    spot(column, slant)
}

/// A point between or beside squares, by its row (from 0) and number.
#[must_use]
pub fn point(row: f64, number: f64, bottom: usize) -> (f64, f64) {
    let (column, slant) = turned(number - 7.0, 6.0 - row, bottom);
    spot(column, slant)
}

/// One sixth for each planet that goes past the bottom.
fn turned(mut column: f64, mut slant: f64, bottom: usize) -> (f64, f64) {
    for _ in 0..=bottom {
        (column, slant) = (column + slant, -column);
    }
    (column, slant)
}

/// Columns are one and a half radii apart; a hex is 100 high.
fn spot(column: f64, slant: f64) -> (f64, f64) {
    (1.5 * HEX_RADIUS * column, 100.0 * (slant + column / 2.0))
}
