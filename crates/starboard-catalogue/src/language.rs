//! Languages and their plural rules, which are those of the Unicode CLDR.

use std::path::Path;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::{ENGLISH, Error};

/// A language that a catalogue has a file for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    code: String,
    /// The plural category of every count below [`Language::PERIOD`] × 2.
    plurals: Vec<&'static str>,
}

/// The languages of the catalogue in a folder: English first, the others by code.
pub(crate) fn in_folder(folder: &Path) -> Result<Vec<Language>, Error> {
    let unreadable = |error: std::io::Error| Error {
        file: folder.to_owned(),
        what: format!("cannot be read: {error}"),
    };
    let mut languages = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let code = path.file_stem().unwrap_or_default().to_string_lossy();
            let language = Language::new(&code).ok_or_else(|| Error {
                file: path.clone(),
                what: "is not named after a language, such as pl.ftl".to_owned(),
            })?;
            languages.push(language);
        }
    }
    languages.sort_by(|a, b| (a.code != ENGLISH, &a.code).cmp(&(b.code != ENGLISH, &b.code)));
    Ok(languages)
}

impl Language {
    /// In the languages of the CLDR, the plural category of a count of 100 or more (and less than
    /// a million) depends on its last two digits only.
    pub const PERIOD: usize = 100;

    /// A language by its code, such as `pl`.
    #[must_use]
    pub fn new(code: &str) -> Option<Language> {
        let identifier: LanguageIdentifier = code.parse().ok()?;
        let rules = PluralRules::create(identifier, PluralRuleType::CARDINAL).ok()?;
        let plurals = (0..2 * Self::PERIOD)
            .map(|count| rules.select(count).ok().map(|category| word(&category)))
            .collect::<Option<_>>()?;
        Some(Language {
            code: code.to_owned(),
            plurals,
        })
    }

    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The plural categories of counts from 0 to 199, by their first letters, which differ but
    /// for “one” and “other”: the latter is `*`.
    #[must_use]
    pub fn plural_table(&self) -> String {
        self.plurals
            .iter()
            .map(|category| match *category {
                "other" => "*",
                category => &category[..1],
            })
            .collect()
    }

    /// The categories that whole numbers have in this language.
    #[must_use]
    pub fn categories(&self) -> Vec<&'static str> {
        let mut categories = self.plurals.clone();
        categories.sort_unstable();
        categories.dedup();
        categories
    }
}

fn word(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_two_hundred_counts_is_enough() {
        for code in ["en", "pl", "de", "es", "fr", "it", "cs", "uk", "ar"] {
            let language = Language::new(code).expect("a language");
            let identifier: LanguageIdentifier = code.parse().expect("a code");
            let rules = PluralRules::create(identifier, PluralRuleType::CARDINAL).expect("rules");
            for count in 0..1_000_000_usize {
                let index = match count {
                    0..200 => count,
                    _ => Language::PERIOD + count % Language::PERIOD,
                };
                let expected = word(&rules.select(count).expect("a whole number"));
                assert_eq!(language.plurals[index], expected, "{code} {count}");
            }
        }
    }

    #[test]
    fn languages_are_known_by_their_codes() {
        assert_eq!(
            Language::new("pl").unwrap().categories(),
            ["few", "many", "one"]
        );
        assert_eq!(Language::new("en").unwrap().categories(), ["one", "other"]);
        assert_eq!(Language::new("xx-nowhere"), None);
        assert_eq!(Language::new("readme file"), None);
    }
}
