//! What holds for the cards of every game.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use starboard_kernel::{Lang, Seat, Turn};

use crate::{Card, Guide, MOST_CHARS, Reader, Thing};

/// The rules of a game, and how long its cards are.
pub(crate) struct Expected {
    pub(crate) letter: char,
    pub(crate) last_rule: u8,
    pub(crate) sentences: RangeInclusive<usize>,
    pub(crate) most_chars: usize,
}

impl Expected {
    /// Checks the cards of these positions for every reader and in every language, and that the
    /// English titles of some were shown: these, and others with these parts.
    pub(crate) fn check(
        &self,
        positions: impl IntoIterator<Item = impl Guide>,
        titles: &[String],
        parts: &[&str],
    ) {
        let mut shown = BTreeSet::new();
        for position in positions {
            self.check_position(&position, &mut shown);
        }
        for title in titles {
            assert!(shown.contains(title), "no game showed: {title}");
        }
        for part in parts {
            let mut shown = shown.iter();
            let is_shown = shown.any(|title| title.contains(part));
            assert!(is_shown, "no game showed: {part}");
        }
    }

    fn check_position(&self, position: &impl Guide, titles: &mut BTreeSet<String>) {
        // In a solo game it does not matter who reads it.
        let nobody = (position.seats() > 1).then_some(None);
        let readers = Seat::first(position.seats()).map(Some);
        for reader in readers.chain(nobody) {
            for lang in Lang::ALL {
                let Card { title, text, rules } = position.card(Reader::new(reader, lang));
                assert!(!title.is_empty());
                // Translations are longer than the English.
                let most_chars = match lang {
                    Lang::En => self.most_chars,
                    _ => self.most_chars * 11 / 10,
                };
                let length = text.chars().count();
                assert!(text.len() > 20 && length < most_chars, "{length}: {text}");
                let gaps = ["  ", " .", "()", ": ."];
                assert!(!gaps.iter().any(|gap| text.contains(gap)), "{text}");
                check_capitals(&text);
                assert!(!rules.is_empty());
                for rule in rules {
                    let number = rule.strip_prefix(self.letter);
                    let number = number.expect("a rule of the game").parse::<u8>();
                    let number = number.expect("a number");
                    assert!((1..=self.last_rule).contains(&number), "{rule}");
                }
                let sentences = text.matches(['.', '!', '?']).count();
                assert!(self.sentences.contains(&sentences), "{text}");
                if let (Some(reader), Turn::Player(seat)) = (reader, position.turn())
                    && reader != seat
                {
                    let own = position.card(Reader::new(Some(seat), lang));
                    check_other(&format!("{title}. {text}"), &own, lang);
                }
                if lang == Lang::En {
                    titles.insert(title);
                }
            }
        }
    }
}

/// How a card says to its reader that something is theirs.
fn your(lang: Lang) -> &'static [&'static str] {
    match lang.code() {
        "en" => &["your", "yours"],
        "pl" => &[
            "twój", "twoja", "twoje", "twojego", "twojej", "twojemu", "twoją", "twoim", "twoimi",
            "twoich", "twoi",
        ],
        "es" => &["tu", "tus", "tuyo", "tuya", "tuyos", "tuyas"],
        "fr" => &["votre", "vos", "vôtre", "vôtres"],
        "de" => &["dein", "deine", "deinem", "deinen", "deiner", "deines"],
        // A language that nobody has listed here is not checked.
        _ => &[],
    }
}

/// A card about somebody else's turn never calls theirs what is the reader's, as their own card does.
#[track_caller]
fn check_other(said: &str, own: &Card, lang: Lang) {
    let own = format!("{}. {}", own.title, own.text);
    for sentence in said.split_inclusive(['.', '!', '?']) {
        let lower = sentence.to_lowercase();
        let mut words = lower.split(|sign: char| !sign.is_alphabetic());
        let is_theirs =
            words.any(|word| your(lang).contains(&word)) && own.contains(sentence.trim());
        assert!(!is_theirs, "to others: {sentence}");
    }
}

#[test]
fn a_card_that_calls_others_ships_yours_is_found() {
    let card = |title: &str, text: &str| Card {
        title: title.to_owned(),
        text: text.to_owned(),
        rules: &["R3"],
    };
    let own = card(
        "Lay out your ships",
        "Put down your eight ships. Others see them.",
    );
    let check = |said: &str| check_other(said, &own, Lang::En);
    check("Bo’s turn. Bo lays out eight ships. Others see them.");
    check("Bo’s turn. Your ship on c3 can be attacked.");
    for said in [
        "Lay out your ships. Bo plays.",
        "Bo’s turn. Put down your eight ships.",
    ] {
        let caught = std::panic::catch_unwind(|| check(said));
        assert!(caught.is_err(), "{said}");
    }
}

/// Checks what is said about everything in these positions, to every reader and in every language, and
/// that what is touched for an action is there.
pub(crate) fn check_things<G: Guide>(positions: impl IntoIterator<Item = G>) {
    let mut kinds = BTreeSet::new();
    for position in positions {
        let readers = Seat::first(position.seats()).map(Some);
        let things: BTreeSet<Thing> = position.things().into_iter().collect();
        for action in position.legal_actions() {
            let marks = position.marks(action);
            assert!(!marks.is_empty(), "{action}");
            for mark in marks {
                assert!(things.contains(&mark), "{action}: {mark:?}");
            }
        }
        for (kind, name) in things {
            kinds.insert(kind);
            for seat in readers.clone().chain([None]) {
                for lang in Lang::ALL {
                    let said = position.about(kind, &name, Reader::new(seat, lang));
                    let Some(said) = said else {
                        panic!("{kind} {name} says nothing: {}", position.document());
                    };
                    let length = said.chars().count();
                    assert!((8..MOST_CHARS).contains(&length), "{kind} {name}: {said}");
                    let gaps = ["  ", " .", "..", "()", ": .", "{", "}"];
                    assert!(!gaps.iter().any(|gap| said.contains(gap)), "{said}");
                    check_capitals(&said);
                    assert!(said.ends_with(['.', '!', '?', ')']), "{said}");
                }
            }
        }
    }
    for kind in G::KINDS {
        assert!(kinds.contains(kind), "there is never a {kind}");
    }
    assert_eq!(kinds.len(), G::KINDS.len(), "{kinds:?}");
}

/// Checks that sentences begin with a capital: what code puts together must not lose it.
fn check_capitals(text: &str) {
    for stop in [". ", "! ", "? "] {
        for (at, _) in text.match_indices(stop) {
            let mut next = text[at + stop.len()..].chars();
            let is_small = next.next().is_some_and(char::is_lowercase);
            // Squares, such as c4.
            let is_square = next.next().is_some_and(|next| next.is_ascii_digit());
            assert!(!is_small || is_square, "{text}");
        }
    }
}

/// Nobody reads a longer reason in a strip beside a board.
const LONGEST_REASON: usize = 76;

/// Checks every reason for every action in these positions: that its fact holds, and that it is
/// short in every language. Returns the names of the facts that came up.
pub(crate) fn check_reasons<G: Guide, F: Debug + Copy>(
    positions: impl IntoIterator<Item = G>,
    fact: impl Fn(&G, G::Action) -> Option<F>,
    check: impl Fn(&G, G::Action, F),
) -> BTreeSet<String> {
    let mut facts = BTreeSet::new();
    for position in positions {
        for action in position.legal_actions() {
            let claimed = fact(&position, action);
            for lang in Lang::ALL {
                let reader = Reader::new(position.turn().player(), lang);
                let said = position.reason(action, reader);
                assert!(said.is_none() || claimed.is_some(), "{action}: {said:?}");
                if let Some(said) = said {
                    let length = said.chars().count();
                    assert!((8..=LONGEST_REASON).contains(&length), "{length}: {said}");
                    assert!(said.ends_with('.') && !said.contains(['{', '}']), "{said}");
                }
            }
            if let Some(claimed) = claimed {
                check(&position, action, claimed);
                let name = format!("{claimed:?}");
                let name = name.split(|char: char| !char.is_alphanumeric()).next();
                facts.extend(name.map(str::to_owned));
            }
        }
    }
    facts
}

/// The explanation of a thing of a position to the first seat.
#[track_caller]
pub(crate) fn tells(position: &impl Guide, (kind, name): (&str, &str), expected: &[&str]) {
    let reader = Reader::new(Some(Seat::new(0)), Lang::En);
    let said = position.about(kind, name, reader).unwrap_or_default();
    for words in expected {
        assert!(said.contains(words), "{words:?} is not in {said:?}");
    }
}

/// The card of a position for the first seat.
#[track_caller]
pub(crate) fn says(position: &impl Guide, expected: &[&str]) {
    let card = position.card(Reader::new(Some(Seat::new(0)), Lang::En));
    let text = format!("{}: {}", card.title, card.text);
    for words in expected {
        assert!(text.contains(words), "{words:?} is not in {text:?}");
    }
}
