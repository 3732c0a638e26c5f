//! Elements of HTML and SVG, written as text.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};

/// An element whose content is still growing.
#[must_use]
#[derive(Clone, Debug)]
pub struct Element {
    tag: &'static str,
    attributes: String,
    content: String,
}

/// An element of this kind, without attributes and content.
pub fn tag(tag: &'static str) -> Element {
    Element {
        tag,
        attributes: String::new(),
        content: String::new(),
    }
}

impl Element {
    pub fn attr(mut self, name: &str, value: impl Display) -> Element {
        self.write_attribute(name, &value);
        self
    }

    // Not generic, so that it is compiled once.
    fn write_attribute(&mut self, name: &str, value: &dyn Display) {
        let _ = write!(self.attributes, " {name}=\"");
        escape(&value.to_string(), &mut self.attributes);
        self.attributes.push('"');
    }

    /// An empty class is left out.
    pub fn class(self, class: impl AsRef<str>) -> Element {
        match class.as_ref() {
            "" => self,
            class => self.attr("class", class),
        }
    }

    /// Text is escaped; what is markup already is not.
    pub fn child(mut self, piece: impl Piece) -> Element {
        piece.write(&mut self.content);
        self
    }

    /// What is markup already.
    pub fn inner_html(mut self, markup: impl AsRef<str>) -> Element {
        self.content += markup.as_ref();
        self
    }
}

/// What stands inside the `<svg>` of a file.
#[must_use]
pub const fn shapes(file: &'static str) -> &'static str {
    let bytes = file.as_bytes();
    let mut start = 0;
    while bytes[start] != b'>' {
        start += 1;
    }
    let mut end = bytes.len() - 1;
    while bytes[end] != b'<' {
        end -= 1;
    }
    let (before, _) = file.split_at(end);
    let (_, inside) = before.split_at(start + 1);
    inside.trim_ascii()
}

/// Markup that has been written.
#[must_use]
#[derive(Clone, Debug, Default)]
pub struct Markup(Cow<'static, str>);

impl Markup {
    /// What is markup already.
    pub fn written(text: String) -> Markup {
        Markup(Cow::Owned(text))
    }

    /// The shapes in a file; see [`svg!`](crate::markup::svg).
    pub(crate) const fn inside(file: &'static str) -> Markup {
        Markup(Cow::Borrowed(shapes(file)))
    }

    #[cfg(feature = "pictures")]
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    #[must_use]
    pub fn into_text(self) -> String {
        self.0.into_owned()
    }

    pub(crate) fn into_cow(self) -> Cow<'static, str> {
        self.0
    }
}

/// The shapes of an SVG file next to the code. The file is a drawing of its own, to be looked at
/// and edited; what is shown is put together from such files, without their frames.
macro_rules! svg {
    ($file:expr) => {
        const { $crate::markup::Markup::inside(include_str!($file)) }
    };
}
pub(crate) use svg;

/// Something that can stand in an element.
pub trait Piece: Sized {
    fn write(self, out: &mut String);

    fn markup(self) -> Markup {
        let mut out = String::new();
        self.write(&mut out);
        Markup::written(out)
    }
}

impl Piece for Element {
    fn write(self, out: &mut String) {
        let Element {
            tag,
            attributes,
            content,
        } = self;
        // Shapes are empty in most cases, and there are many of them.
        if content.is_empty() && matches!(tag, "circle" | "path" | "polygon" | "rect") {
            let _ = write!(out, "<{tag}{attributes}/>");
        } else {
            let _ = write!(out, "<{tag}{attributes}>{content}</{tag}>");
        }
    }
}

impl Piece for Markup {
    fn write(self, out: &mut String) {
        *out += &self.0;
    }

    fn markup(self) -> Markup {
        self
    }
}

impl Piece for &str {
    fn write(self, out: &mut String) {
        escape(self, out);
    }
}

impl Piece for String {
    fn write(self, out: &mut String) {
        escape(&self, out);
    }
}

impl Piece for u8 {
    fn write(self, out: &mut String) {
        let _ = write!(out, "{self}");
    }
}

impl Piece for () {
    fn write(self, _: &mut String) {}
}

impl<P: Piece> Piece for Option<P> {
    fn write(self, out: &mut String) {
        if let Some(piece) = self {
            piece.write(out);
        }
    }
}

impl<P: Piece> Piece for Vec<P> {
    fn write(self, out: &mut String) {
        for piece in self {
            piece.write(out);
        }
    }
}

impl<P: Piece, const N: usize> Piece for [P; N] {
    fn write(self, out: &mut String) {
        for piece in self {
            piece.write(out);
        }
    }
}

macro_rules! tuples {
    ($(($($name:ident)*))*) => {
        $(impl<$($name: Piece),*> Piece for ($($name,)*) {
            fn write(self, out: &mut String) {
                #[expect(non_snake_case, reason = "a type and its value share a name")]
                let ($($name,)*) = self;
                $($name.write(out);)*
            }
        })*
    };
}

tuples! { (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) }

fn escape(text: &str, out: &mut String) {
    for sign in text.chars() {
        match sign {
            '<' => *out += "&lt;",
            '>' => *out += "&gt;",
            '&' => *out += "&amp;",
            '"' => *out += "&quot;",
            other => out.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_markup_is_not() {
        let element = tag("p")
            .class("")
            .attr("title", "a \"b\"")
            .child(("1 < 2 ", Some(tag("b").child(3_u8)), None::<u8>, ()))
            .inner_html("<i></i>");
        assert_eq!(
            element.markup().into_text(),
            "<p title=\"a &quot;b&quot;\">1 &lt; 2 <b>3</b><i></i></p>"
        );
    }
}
