//! The shapes that drawings are made of in code, where a file would not do: those that depend on
//! something.

use std::fmt::Display;

use crate::markup::{Element, Markup, Piece, tag};

pub(crate) fn path(class: impl AsRef<str>, data: impl Display) -> Element {
    tag("path").class(class).attr("d", data)
}

pub(crate) fn circle<N: Display>(class: impl AsRef<str>, (x, y): (N, N), radius: N) -> Element {
    tag("circle")
        .class(class)
        .attr("cx", x)
        .attr("cy", y)
        .attr("r", radius)
}

/// With its upper left corner at this place, this wide and this high.
pub(crate) fn rect<N: Display>(
    class: impl AsRef<str>,
    (x, y): (N, N),
    (width, height): (N, N),
) -> Element {
    tag("rect")
        .class(class)
        .attr("x", x)
        .attr("y", y)
        .attr("width", width)
        .attr("height", height)
}

pub(crate) fn words<N: Display>(
    class: impl AsRef<str>,
    (x, y): (N, N),
    words: impl Piece,
) -> Element {
    tag("text")
        .class(class)
        .attr("x", x)
        .attr("y", y)
        .child(words)
}

pub(crate) fn group(class: impl AsRef<str>, transform: impl Display) -> Element {
    tag("g").class(class).attr("transform", transform)
}

/// A drawing with its upper left corner at this place, scaled.
pub(crate) fn placed<N: Display>(
    (x, y): (N, N),
    scale: N,
    class: impl AsRef<str>,
    drawing: impl Piece,
) -> Markup {
    group(class, format!("translate({x} {y}) scale({scale})"))
        .child(drawing)
        .markup()
}
