//! The rules page of Meteor Shower. What it says is `rules.en.md` and its translations.

use starboard_kernel::{Lang, localized};

use super::art;
use crate::Variant;
use crate::book::{self, Book, Figures};
use crate::figure::{cut, put};
use crate::markup::Markup;

/// How many meteors each panel shows.
const FIGURES: Figures<u8> = &[("last", &[4, 1])];

pub(crate) const VARIANTS: &[Variant] = &[];

const BOOK: Book<u8> = Book {
    game: "meteors",
    letter: 'M',
    markdown: |lang| localized!("src/games/meteors/rules.*.md")[lang as usize],
    figures: FIGURES,
    draw,
    inset: |_, _, _| None,
    variants: VARIANTS,
    table_frame: book::table_frame,
};

pub(crate) fn rules_page(lang: Lang) -> Result<String, String> {
    BOOK.print(lang)
}

pub(super) fn draw(meteors: &u8, title: String) -> Markup {
    let count = i32::from(*meteors);
    let sky: Vec<Markup> = (0..count)
        .map(|index| put("meteor-panel", (index * 100, 0), art::meteor()))
        .collect();
    cut("cut", (0, 0, count * 100, 100), title, sky)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::checks;

    #[test]
    fn the_page_is_complete_and_well_formed() {
        checks::check(&BOOK, 4, &[]);
    }
}
