//! Texts for people, looked up and formatted.
//!
//! The texts are in catalogues: folders with one Fluent file per language.
//! [`texts!`](crate::texts) makes typed functions of them. Native programs contain all languages.
//! A browser downloads the data of one language at a time and hands it to [`install`].

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::{OnceLock, PoisonError, RwLock};

use crate::Lang;

/// The patterns of a catalogue in all available languages.
#[derive(Debug)]
pub struct Catalogue(Source);

#[derive(Debug)]
enum Source {
    /// By language, in the order of [`Lang::ALL`], and message.
    Embedded(&'static [&'static [&'static str]]),
    /// The name in the data of every language, and what has been looked up.
    Downloaded {
        name: &'static str,
        found: [OnceLock<Patterns>; Lang::ALL.len()],
    },
}

type Patterns = &'static [String];

/// An argument of a message.
#[derive(Clone, Copy)]
#[allow(
    missing_debug_implementations,
    reason = "what it displays need not have it"
)]
pub enum Value<'a> {
    Text(&'a dyn Display),
    /// A number that may decide about plural forms.
    Count(i64),
}

impl Value<'_> {
    pub fn count(number: impl TryInto<i64>) -> Self {
        Value::Count(number.try_into().unwrap_or(i64::MAX))
    }
}

impl Catalogue {
    #[must_use]
    pub const fn embedded(patterns: &'static [&'static [&'static str]]) -> Catalogue {
        Catalogue(Source::Embedded(patterns))
    }

    #[must_use]
    pub const fn downloaded(name: &'static str) -> Catalogue {
        Catalogue(Source::Downloaded {
            name,
            found: [const { OnceLock::new() }; Lang::ALL.len()],
        })
    }

    /// The message of this number in a language. It is empty if the language is not installed.
    #[must_use]
    pub fn say(&self, lang: Lang, message: usize, values: &[Value<'_>]) -> String {
        let (pattern, rules) = self.pattern(lang, message);
        let mut said = String::with_capacity(pattern.len() + 16);
        write(&mut said, pattern, values, rules);
        said
    }

    /// The same for a message without arguments.
    #[must_use]
    pub fn text(&self, lang: Lang, message: usize) -> &'static str {
        self.pattern(lang, message).0
    }

    /// The pattern of a message, and the language whose plural rules it follows.
    fn pattern(&self, lang: Lang, message: usize) -> (&'static str, Lang) {
        let pattern = match &self.0 {
            Source::Embedded(patterns) => patterns[lang as usize][message],
            Source::Downloaded { name, found } => {
                let found = &found[lang as usize];
                let patterns = match found.get() {
                    Some(patterns) => *patterns,
                    None => match installed(lang, name) {
                        Some(patterns) => *found.get_or_init(|| patterns),
                        None => return ("", lang),
                    },
                };
                patterns[message].as_str()
            }
        };
        // English that stands in for a missing translation has English plurals.
        match pattern.strip_prefix(ENGLISH_MARK) {
            Some(english) => (english, Lang::En),
            None => (pattern, lang),
        }
    }
}

/// As `starboard_catalogue` writes it.
const ENGLISH_MARK: char = '\u{1}';

static INSTALLED: RwLock<BTreeMap<(usize, String), Patterns>> = RwLock::new(BTreeMap::new());

/// Makes the texts of a language available, from its data file: a JSON object with the patterns
/// of every catalogue. They stay for as long as the program runs.
///
/// # Errors
/// If it is not such a file.
pub fn install(lang: Lang, data: &str) -> Result<(), serde_json::Error> {
    let catalogues: BTreeMap<String, Vec<String>> = serde_json::from_str(data)?;
    let mut installed = INSTALLED.write().unwrap_or_else(PoisonError::into_inner);
    for (name, patterns) in catalogues {
        installed.insert((lang as usize, name), Vec::leak(patterns));
    }
    Ok(())
}

fn installed(lang: Lang, name: &str) -> Option<Patterns> {
    let installed = INSTALLED.read().unwrap_or_else(PoisonError::into_inner);
    installed.get(&(lang as usize, name.to_owned())).copied()
}

/// Writes a pattern: `{0}` is the first value, `{0 one{…}other{…}}` chooses by it.
fn write(said: &mut String, pattern: &str, values: &[Value<'_>], rules: Lang) {
    let mut rest = pattern;
    while let Some((text, braced)) = rest.split_once('{') {
        said.push_str(text);
        let (inside, after) = split_braced(braced);
        let (number, variants) = inside.split_once(' ').unwrap_or((inside, ""));
        let value = number
            .parse()
            .ok()
            .and_then(|number: usize| values.get(number));
        if let Some(value) = value {
            if variants.is_empty() {
                // Writing to a string cannot fail.
                let _ = match value {
                    Value::Text(text) => write!(said, "{text}"),
                    Value::Count(count) => write!(said, "{count}"),
                };
            } else {
                write(said, chosen(variants, *value, rules), values, rules);
            }
        }
        rest = after;
    }
    said.push_str(rest);
}

/// The text before the closing brace that matches an open one, and the text after it.
fn split_braced(text: &str) -> (&str, &str) {
    let mut depth = 1;
    for (index, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return (&text[..index], &text[index + 1..]);
        }
    }
    (text, "")
}

/// The variant for a value: the one with its name, or of its plural category, or the last.
fn chosen<'a>(variants: &'a str, value: Value<'_>, rules: Lang) -> &'a str {
    let (name, category): (Cow<'_, str>, &str) = match value {
        Value::Text(text) => (text.to_string().into(), ""),
        Value::Count(count) => (count.to_string().into(), rules.plural_category(count)),
    };
    let mut of_category = None;
    let mut last = "";
    let mut rest = variants;
    while let Some((key, braced)) = rest.split_once('{') {
        let (pattern, after) = split_braced(braced);
        if key == name {
            return pattern;
        }
        if key == category {
            of_category = Some(pattern);
        }
        (last, rest) = (pattern, after);
    }
    of_category.unwrap_or(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(pattern: &'static str, values: &[Value<'_>]) -> String {
        let mut said = String::new();
        write(&mut said, pattern, values, Lang::Pl);
        said
    }

    #[test]
    fn a_pattern_is_filled_with_values() {
        let pattern = "{1} to {0}, {0 one{raz}few{{0} razy}many{{0} razy ({1})}}!";
        for (count, expected) in [
            (1, "x to 1, raz!"),
            (2, "x to 2, 2 razy!"),
            (5, "x to 5, 5 razy (x)!"),
        ] {
            assert_eq!(
                said(pattern, &[Value::Count(count), Value::Text(&"x")]),
                expected
            );
        }
    }

    #[test]
    fn a_variant_is_chosen_by_name_before_its_category() {
        let pattern = "{0 0{none}one{one}many{many}}";
        assert_eq!(said(pattern, &[Value::Count(0)]), "none");
        assert_eq!(said(pattern, &[Value::Count(1)]), "one");
        assert_eq!(said(pattern, &[Value::Count(7)]), "many");
        let words = "{0 she{Ada}he{Alan}other{they}}";
        assert_eq!(said(words, &[Value::Text(&"he")]), "Alan");
        assert_eq!(said(words, &[Value::Text(&"it")]), "they");
    }

    #[test]
    fn a_language_can_be_installed_later() {
        static LATER: Catalogue = Catalogue::downloaded("later");
        assert_eq!(LATER.say(Lang::Pl, 0, &[]), "");
        assert!(install(Lang::Pl, "[]").is_err());
        let data = serde_json::json!({
            "later": ["{0 one{punkt}few{punkty}many{punktów}}", "\u{1}{0 one{point}other{points}}"],
        });
        install(Lang::Pl, &data.to_string()).expect("data");
        assert_eq!(LATER.say(Lang::Pl, 0, &[Value::Count(22)]), "punkty");
        assert_eq!(LATER.say(Lang::Pl, 1, &[Value::Count(22)]), "points");
        assert_eq!(LATER.say(Lang::En, 0, &[]), "");
    }
}
