//! The drawings of each game, its rules page, and its kit for paper.
//!
//! Modules are not declared by a macro: rustfmt would not find them.

#[cfg(feature = "rules")]
use starboard_kernel::{Game, Lang};

pub mod armada;
pub mod guardians;
pub mod hegemony;
pub mod rescue;

#[cfg(feature = "rules")]
pub(crate) type Printer = fn(Lang) -> Result<String, String>;

#[cfg(feature = "rules")]
macro_rules! rules_pages {
    ($($game:ident: $type:ty,)*) => {
        pub(crate) const RULES_PAGES: &[(&str, Printer)] =
            &[$((<$type>::NAME, $game::rules_page)),*];
    };
}

#[cfg(feature = "rules")]
starboard_games::with_games!(rules_pages);

#[cfg(feature = "paper")]
macro_rules! on_paper {
    ($($game:ident: $type:ty,)*) => {
        pub(crate) const ON_PAPER: &[crate::paper::OnPaper] = &[$(crate::paper::OnPaper {
            name: <$type>::NAME,
            title: <$type as starboard_kernel::Wording>::title,
            rules: $game::rules_page,
            kit: $game::kit,
            variants: $game::VARIANTS,
            css: include_str!(concat!("games/", stringify!($game), "/paper.css")),
        }),*];
    };
}

#[cfg(feature = "paper")]
starboard_games::with_games!(on_paper);

/// A game whose positions can be drawn.
#[cfg(feature = "pictures")]
pub(crate) trait Pictured {
    /// A position on the whole board. A board that is a page to read has none: it is read as text.
    fn board(&self, _title: String) -> Option<crate::markup::Markup> {
        None
    }

    /// Everything on the table, laid out as on paper: the board, where that is everything.
    fn table(&self) -> Option<crate::markup::Markup> {
        self.board(String::new())
    }
}

#[cfg(feature = "pictures")]
macro_rules! boards {
    ($($game:ident: $type:ty,)*) => {
        /// A position on its board, where the board is a picture rather than a page to read: the markup,
        /// and its styles for a white ground below `.paper`.
        #[must_use]
        pub fn board(
            position: &starboard_kernel::erased::Position,
            title: String,
        ) -> Option<(String, String)> {
            $(
                if let Some(position) = position.typed::<$type>() {
                    let markup = Pictured::board(position, title)?;
                    let css = include_str!(concat!("games/", stringify!($game), "/paper.css"));
                    let styles = [include_str!("paper/paper.css"), css].join("\n");
                    return Some((markup.into_text(), styles));
                }
            )*
            None
        }

        /// A position as an SVG that needs nothing else: no styles, no typefaces, no other files. Its
        /// title says what it is in a language. `None` for a game that is not drawn; an error says what
        /// is on the table that does not fit.
        #[must_use]
        pub fn picture(
            position: &starboard_kernel::erased::Position,
            lang: starboard_kernel::Lang,
        ) -> Option<Result<String, String>> {
            $(
                if let Some(drawn) = position.typed::<$type>() {
                    let css = include_str!(concat!("games/", stringify!($game), "/paper.css"));
                    let picture = crate::paper::picture::Picture {
                        table: Pictured::table(drawn)?,
                        css,
                        title: position.rules().title(lang),
                    };
                    return Some(picture.svg());
                }
            )*
            None
        }
    };
}

#[cfg(feature = "pictures")]
starboard_games::with_games!(boards);
