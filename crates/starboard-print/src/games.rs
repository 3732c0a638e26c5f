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

/// A game whose board may be a picture.
#[cfg(feature = "paper")]
pub(crate) trait Pictured {
    /// A position on the whole board. A board that is a page to read has none: it is read as text.
    fn board(&self, _title: String) -> Option<crate::markup::Markup> {
        None
    }
}

#[cfg(feature = "paper")]
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
    };
}

#[cfg(feature = "paper")]
starboard_games::with_games!(boards);
