//! What the games build their figures and insets from.

use crate::markup::{Element, Markup, Piece, tag};
use crate::shape::{circle, words};

/// The left, upper, right and lower edge of a drawing, in its own units.
pub(crate) type Edges = (i32, i32, i32, i32);

/// The `<svg>` of a panel. A square of 100 has the same size in every figure.
pub(crate) fn cut(
    class: &'static str,
    (left, top, right, bottom): Edges,
    title: String,
    drawing: impl Piece,
) -> Markup {
    let (width, height) = (right - left, bottom - top);
    tag("svg")
        .attr("viewBox", format!("{left} {top} {width} {height}"))
        // Width and height in one unit, so that the figure has its shape before it is scaled
        // down to a narrow screen.
        .attr("width", ems(width))
        .attr("height", ems(height))
        .attr("role", "img")
        .attr("aria-label", title)
        .class(class)
        .child(drawing.markup())
        .markup()
}

/// A length in the drawing as one on the page: a square is 2.6 em wide.
fn ems(length: i32) -> String {
    let thousandths = length * 26;
    format!("{}.{:03}em", thousandths / 1000, thousandths % 1000)
}

/// A drawing with its upper left corner at this place.
pub(crate) fn put(class: &str, (x, y): (i32, i32), drawing: impl Piece) -> Markup {
    tag("g")
        .class(class)
        .attr("transform", format!("translate({x} {y})"))
        .child(drawing.markup())
        .markup()
}

/// A number that the caption refers to.
pub(crate) fn numbered(at: (i32, i32), number: &str) -> Markup {
    (
        circle("cut-number-face", at, 18),
        words("cut-number", at, number),
    )
        .markup()
}

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
