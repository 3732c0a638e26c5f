//! A drawing: markup that can be put into a page, and be a view of the app.

use std::borrow::Cow;

use crate::markup::{Element, Piece, tag};

/// A `<g>` to be put into a larger drawing, or an `<svg>` of its own, hidden from screen readers.
#[derive(Clone, Debug)]
pub struct Drawing {
    view_box: Option<&'static str>,
    /// How it stands in room of another shape, if not as usual: `preserveAspectRatio`.
    fit: Option<&'static str>,
    class: Cow<'static, str>,
    markup: Cow<'static, str>,
}

impl Drawing {
    pub(crate) fn group(class: impl Into<Cow<'static, str>>, drawing: impl Piece) -> Drawing {
        Drawing {
            view_box: None,
            fit: None,
            class: class.into(),
            markup: drawing.markup().into_cow(),
        }
    }

    pub(crate) fn picture(
        view_box: &'static str,
        class: impl Into<Cow<'static, str>>,
        drawing: impl Piece,
    ) -> Drawing {
        Drawing {
            view_box: Some(view_box),
            ..Drawing::group(class, drawing)
        }
    }

    pub(crate) fn fitted(self, fit: &'static str) -> Drawing {
        Drawing {
            fit: Some(fit),
            ..self
        }
    }

    fn element(self) -> Element {
        match self.view_box {
            None => tag("g"),
            Some(view_box) => {
                let svg = tag("svg")
                    .attr("viewBox", view_box)
                    .attr("aria-hidden", "true")
                    .attr("focusable", "false");
                match self.fit {
                    Some(fit) => svg.attr("preserveAspectRatio", fit),
                    None => svg,
                }
            }
        }
        .class(self.class)
        .inner_html(self.markup)
    }
}

impl Piece for Drawing {
    fn write(self, out: &mut String) {
        self.element().write(out);
    }
}

/// Leptos demands a good deal of a view; all but the first two functions are for pages rendered on
/// a server.
#[cfg(feature = "views")]
mod view {
    use leptos::prelude::*;
    use leptos::svg;
    use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
    use leptos::tachys::hydration::Cursor;
    use leptos::tachys::no_attrs;
    use leptos::tachys::view::any_view::AnyViewState;
    use leptos::tachys::view::{Position, PositionState};

    use super::{Drawing, Piece};

    impl Drawing {
        fn view(self) -> AnyView {
            match self.view_box {
                None => svg::g()
                    .class(self.class)
                    .inner_html(self.markup.into_owned())
                    .into_any(),
                Some(view_box) => svg::svg()
                    .attr("viewBox", view_box)
                    .attr("preserveAspectRatio", self.fit)
                    .attr("aria-hidden", "true")
                    .attr("focusable", "false")
                    .class(self.class)
                    .inner_html(self.markup.into_owned())
                    .into_any(),
            }
        }
    }

    impl Render for Drawing {
        type State = AnyViewState;

        fn build(self) -> Self::State {
            self.view().build()
        }

        fn rebuild(self, state: &mut Self::State) {
            self.view().rebuild(state);
        }
    }

    no_attrs!(Drawing);

    impl RenderHtml for Drawing {
        type AsyncOutput = Self;
        type Owned = Self;

        const MIN_LENGTH: usize = 0;

        fn dry_resolve(&mut self) {}

        async fn resolve(self) -> Self {
            self
        }

        fn to_html_with_buf(
            self,
            buf: &mut String,
            _position: &mut Position,
            _escape: bool,
            _mark_branches: bool,
            _extra_attrs: Vec<AnyAttribute>,
        ) {
            self.write(buf);
        }

        fn hydrate<const FROM_SERVER: bool>(
            self,
            cursor: &Cursor,
            position: &PositionState,
        ) -> Self::State {
            self.view().hydrate::<FROM_SERVER>(cursor, position)
        }

        fn into_owned(self) -> Self {
            self
        }
    }
}
