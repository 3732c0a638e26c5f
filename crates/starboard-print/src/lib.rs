//! What is drawn and printed: the drawings of all games, and their rules pages.
//!
//! It is all markup in strings and needs no browser and no framework. So rules pages can be
//! written when the app is built, and the app fetches one when somebody opens it instead of
//! carrying them all.

pub mod art;
mod drawing;
pub mod games;
mod markup;
mod page;

use starboard_kernel::Lang;

pub use drawing::Drawing;

/// The rules of a game in one language.
#[derive(Clone, Debug)]
pub struct RulesPage {
    pub name: String,
    pub markup: String,
}

/// What the rules page of a game is called among the files of the app.
#[must_use]
pub fn rules_page_name(game: &str, lang: Lang) -> String {
    format!("rules-{game}-{}", lang.code())
}

/// The rules of all games in all languages.
#[must_use]
pub fn rules_pages() -> Vec<RulesPage> {
    let mut pages = Vec::new();
    for (game, print) in games::RULES_PAGES {
        for lang in Lang::ALL {
            pages.push(RulesPage {
                name: rules_page_name(game, lang),
                markup: print(lang),
            });
        }
    }
    pages
}
