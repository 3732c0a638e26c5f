//! What is drawn and printed: the drawings of all games, and their rules pages.
//!
//! It is all markup in strings and needs no browser and no framework. So rules pages can be written
//! when the app is built, and the app fetches one when it is opened instead of carrying them all.
//! What only rules pages need, their Markdown and its parser above all, comes with the feature
//! `rules`; the app does without. PDFs come with the feature `paper`, and pictures of positions with `pictures`.

pub mod art;
#[cfg(feature = "rules")]
mod book;
pub mod course;
mod drawing;
#[cfg(feature = "rules")]
mod figure;
pub mod games;
#[cfg(feature = "rules")]
mod markdown;
pub mod markup;
mod page;
#[cfg(feature = "pictures")]
pub mod paper;
mod shape;
mod texts;

use starboard_kernel::Lang;

pub use drawing::Drawing;
pub use markup::shapes;
pub use page::{escaped, page};

impl Drawing {
    /// The drawing as it stands in a page.
    #[must_use]
    pub fn into_markup(self) -> String {
        let mut markup = String::new();
        markup::Piece::write(self, &mut markup);
        markup
    }
}

/// What the rules page of a game is called among the files of the app.
#[must_use]
pub fn rules_page_name(game: &str, lang: Lang) -> String {
    format!("rules-{game}-{}", lang.code())
}

/// What a PDF of a game is called among the files of a server: `what` is `kit` or `rules`, `paper`
/// `a4` or `letter`, `ink` `colour` or `low`.
#[cfg(feature = "rules")]
#[must_use]
pub fn pdf_name(game: &str, what: &str, lang: Lang, paper: &str, ink: &str) -> String {
    format!("print/{game}-{what}-{}-{paper}-{ink}.pdf", lang.code())
}

/// The same of a kit that is not the usual one, by the name of its [`Variant`].
#[cfg(feature = "rules")]
#[must_use]
pub fn variant_name(game: &str, lang: Lang, paper: &str, ink: &str, variant: &str) -> String {
    format!(
        "print/{game}-kit-{}-{paper}-{ink}-{variant}.pdf",
        lang.code()
    )
}

/// A kit of a game that is not the usual one: with another board or with the cards of an edition,
/// whose name it has.
#[cfg(feature = "rules")]
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    pub name: &'static str,
    pub(crate) words: fn(Lang) -> String,
}

/// The rules of a game in one language.
#[cfg(feature = "rules")]
#[derive(Clone, Debug)]
pub struct RulesPage {
    pub name: String,
    pub markup: String,
}

/// The rules of all games in all languages. An error says what is wrong with which page.
#[cfg(feature = "rules")]
pub fn rules_pages() -> Result<Vec<RulesPage>, String> {
    let mut pages = Vec::new();
    for (game, print) in games::RULES_PAGES {
        for lang in Lang::ALL {
            let name = rules_page_name(game, lang);
            let markup = print(lang).map_err(|error| format!("{name}: {error}"))?;
            pages.push(RulesPage { name, markup });
        }
    }
    Ok(pages)
}
