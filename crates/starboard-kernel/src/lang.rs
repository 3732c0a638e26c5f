//! Languages: those that the catalogues have.

use std::fmt::Display;

starboard_catalogue_macros::languages!();

impl Lang {
    /// Reads a code such as `pl`, `pl-PL` or `pl_PL.UTF-8`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        let code = code
            .split('.')
            .next()?
            .replace('_', "-")
            .to_ascii_lowercase();
        let is = |lang: &Lang, code: &str| lang.code().eq_ignore_ascii_case(code);
        let exact = Lang::ALL.into_iter().find(|lang| is(lang, &code));
        let language = code.split('-').next()?;
        exact.or_else(|| Lang::ALL.into_iter().find(|lang| is(lang, language)))
    }

    /// A list inside a sentence: `Ann, Ben and Cid`.
    #[must_use]
    pub fn list<T: AsRef<str>>(self, items: &[T]) -> String {
        let joined = |items: &[T]| {
            let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
            items.join(", ")
        };
        match items {
            [most @ .., last] if !most.is_empty() => {
                let last = last.as_ref();
                let and = if begins_with_i(last) {
                    self.and_before_i()
                } else {
                    self.and()
                };
                format!("{} {and} {last}", joined(most))
            }
            _ => joined(items),
        }
    }

    /// A text behind what it is about: `Ann: your turn`.
    #[must_use]
    pub fn labelled(self, label: &str, text: &str) -> String {
        format!("{label}{} {text}", self.colon())
    }

    /// Clauses one after the other: `red cubes stay; white cubes leave`.
    #[must_use]
    pub fn clauses<T: AsRef<str>>(self, clauses: &[T]) -> String {
        let clauses: Vec<&str> = clauses.iter().map(AsRef::as_ref).collect();
        clauses.join(&format!("{} ", self.semicolon()))
    }

    /// A share: `30 %`, with a blank where no line breaks.
    #[must_use]
    pub fn percent<T: Display>(self, number: T) -> String {
        format!("{number}{}", self.percent_sign())
    }

    /// A number with one digit after the decimal separator: `1.5`.
    #[must_use]
    pub fn tenths(self, number: impl Display) -> String {
        format!("{number:.1}").replace('.', self.decimal_separator())
    }

    /// The plural category of a count, as in the Unicode CLDR: `one`, `few`, `many`, `other` …
    #[must_use]
    pub fn plural_category(self, count: i64) -> &'static str {
        let count = count.unsigned_abs();
        // From 100 on, the last two digits decide.
        let index = if count < 200 {
            count
        } else {
            100 + count % 100
        };
        match self.plural_table().as_bytes()[index as usize] {
            b'z' => "zero",
            b'o' => "one",
            b't' => "two",
            b'f' => "few",
            b'm' => "many",
            _ => "other",
        }
    }
}

/// Whether a word begins with the sound of a Spanish i: `Irene`, `Hidra`, `Yvonne`, but neither `hielo` nor
/// `Yolanda`, where a vowel follows it.
fn begins_with_i(word: &str) -> bool {
    let mut letters = word.chars().map(|letter| letter.to_ascii_lowercase());
    let first = match letters.next() {
        Some('h') => letters.next(),
        first => first,
    };
    let vowel = |letter| "aeiouáéíóúy".contains(letter);
    match first {
        Some('í' | 'Í') => true,
        Some('i') => !letters.next().is_some_and(vowel),
        // Alone, and before a hyphen or a digit, it is the name of the letter.
        Some('y') => letters
            .next()
            .is_some_and(|next| next.is_alphabetic() && !vowel(next)),
        _ => false,
    }
}

/// A text with a capital.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(upper)
        .into_iter()
        .chain(letters)
        .collect()
}

/// The capital of a Latin letter. Unicode's tables for all letters would add to what visitors
/// download.
fn upper(letter: char) -> char {
    let code = u32::from(letter);
    let distance = match code {
        0x61..=0x7a | 0xe0..=0xf6 | 0xf8..=0xfe => 0x20,
        // The dotless i.
        0x131 => 0,
        0x100..=0x137 | 0x14a..=0x177 => code & 1,
        0x139..=0x148 | 0x179..=0x17e => 1 - (code & 1),
        _ => 0,
    };
    char::from_u32(code - distance).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_in_their_usual_spellings() {
        for (code, expected) in [
            ("pl", Some(Lang::Pl)),
            ("pl-PL", Some(Lang::Pl)),
            ("PL_pl.UTF-8", Some(Lang::Pl)),
            ("en-GB", Some(Lang::En)),
            ("tlh", None),
            ("", None),
        ] {
            assert_eq!(Lang::from_code(code), expected, "{code}");
        }
    }

    #[test]
    fn a_list_ends_with_a_word() {
        for (items, expected) in [
            (&[][..], ""),
            (&["Ann"], "Ann"),
            (&["Ann", "Ben"], "Ann and Ben"),
            (&["Ann", "Ben", "Cid"], "Ann, Ben and Cid"),
        ] {
            assert_eq!(Lang::En.list(items), expected);
        }
        assert_eq!(Lang::Pl.list(&["Ann", "Ben"]), "Ann i Ben");
        for (last, expected) in [
            ("Irene", "Ana e Irene"),
            ("Íñigo", "Ana e Íñigo"),
            ("Hidra", "Ana e Hidra"),
            ("Yvonne", "Ana e Yvonne"),
            ("Yolanda", "Ana y Yolanda"),
            ("hielo", "Ana y hielo"),
            ("Hugo", "Ana y Hugo"),
            ("H", "Ana y H"),
            ("", "Ana y "),
        ] {
            assert_eq!(Lang::Es.list(&["Ana", last]), expected);
            assert_eq!(Lang::De.list(&["Ana", last]), format!("Ana und {last}"));
        }
    }

    #[test]
    fn marks_are_those_of_the_language() {
        for (lang, label, clauses, share, number) in [
            (Lang::En, "Ann: go", "one; two", "30\u{a0}%", "−1.5"),
            (Lang::Pl, "Ann: go", "one; two", "30\u{a0}%", "−1,5"),
            (
                Lang::Fr,
                "Ann\u{a0}: go",
                "one\u{202f}; two",
                "30\u{a0}%",
                "−1,5",
            ),
        ] {
            assert_eq!(lang.labelled("Ann", "go"), label);
            assert_eq!(lang.clauses(&["one", "two"]), clauses);
            assert_eq!(lang.percent(30), share);
            assert_eq!(format!("−{}", lang.tenths(1.52)), number);
        }
    }

    #[test]
    fn polish_counts_in_three_forms() {
        for (count, expected) in [
            (0, "many"),
            (1, "one"),
            (-1, "one"),
            (2, "few"),
            (4, "few"),
            (5, "many"),
            (12, "many"),
            (21, "many"),
            (22, "few"),
            (112, "many"),
            (1_234_567, "many"),
        ] {
            assert_eq!(Lang::Pl.plural_category(count), expected, "{count}");
        }
        assert_eq!(Lang::En.plural_category(1), "one");
        assert_eq!(Lang::En.plural_category(2), "other");
    }

    #[test]
    fn latin_letters_have_capitals() {
        for letter in '\0'..'\u{250}' {
            let all: Vec<char> = letter.to_uppercase().collect();
            let upper = upper(letter);
            assert!(upper == letter || all == [upper], "{letter}");
        }
        let small = "abcdefghijklmnopqrstuvwxyząćęłńóśźżäöüéñçšž";
        for letter in small.chars() {
            assert_eq!(upper(letter).to_lowercase().next(), Some(letter));
            assert_ne!(upper(letter), letter);
        }
        assert_eq!(capital("łódź ICE"), "Łódź ICE");
        assert_eq!(capital(""), "");
    }
}
