//! What holds for the cards of every game.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use starboard_kernel::{Lang, Seat};

use crate::{Card, Guide};

/// The rules of a game, and how many sentences its cards have.
pub(crate) struct Expected {
    pub(crate) letter: char,
    pub(crate) last_rule: u8,
    pub(crate) sentences: RangeInclusive<usize>,
}

/// Checks the cards of a position for every reader and in every language, and notes the English
/// titles.
pub(crate) fn check_cards(
    position: &impl Guide,
    expected: &Expected,
    titles: &mut BTreeSet<String>,
) {
    let readers = Seat::first(position.seats()).map(Some);
    for reader in readers.chain([None]) {
        for lang in Lang::ALL {
            let Card { title, text, rules } = position.card(reader, lang);
            assert!(!title.is_empty());
            assert!(text.len() > 20 && !text.contains("  "), "{text}");
            assert!(!rules.is_empty());
            for rule in rules {
                let number = rule.strip_prefix(expected.letter);
                let number: u8 = number
                    .expect("a rule of the game")
                    .parse()
                    .expect("a number");
                assert!((1..=expected.last_rule).contains(&number), "{rule}");
            }
            let sentences = text.matches(['.', '!', '?']).count();
            assert!(expected.sentences.contains(&sentences), "{text}");
            if lang == Lang::En {
                titles.insert(title);
            }
        }
    }
}
