//! Catalogues: all texts for people, as one Fluent file per language.
//!
//! A catalogue is a folder with `en.ftl` and a file for every other language. The English file
//! defines which messages there are; [`Catalogue::to_rust`] makes a typed function of each, and
//! [`Catalogue::patterns`] the data that those functions look up. A message that another language
//! lacks is completed with English, so an unfinished translation builds; [`Catalogue::problems`]
//! lists what is unfinished.
//!
//! This is the build-time half. The other half, which formats a pattern, is
//! `starboard_kernel::catalogue`.
//!
//! Of Fluent's syntax, messages, variables, selections and references to terms are understood.
//! Every variable has its Rust type in the comment above the English message, in the order of the
//! function's arguments:
//!
//! ```ftl
//! # $name (&str), $count (usize)
//! fired =
//!     { $count ->
//!         [one] { $name } fires once.
//!        *[other] { $name } fires { $count } times.
//!     }
//! ```
//!
//! The files in `languages/` of this crate are a catalogue too, with facts about each language:
//! they are the list of languages.

mod language;
mod pattern;
mod read;
mod rust;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub use language::Language;
use pattern::Pattern;

/// The language that every catalogue has, and that completes the others.
pub const ENGLISH: &str = "en";

#[derive(Clone, Debug)]
pub struct Catalogue {
    folder: PathBuf,
    /// Messages in the order of the English file, which numbers them.
    messages: Vec<Message>,
    /// The other languages by code, and their patterns by message.
    translations: BTreeMap<String, BTreeMap<String, Pattern>>,
}

#[derive(Clone, Debug)]
struct Message {
    id: String,
    arguments: Vec<Argument>,
    pattern: Pattern,
    /// The comment above it, without the line that lists the arguments.
    comment: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Argument {
    name: String,
    rust_type: String,
}

/// What is wrong with a catalogue, with the file and the message.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {what}", file = file.display())]
pub struct Error {
    pub file: PathBuf,
    pub what: String,
}

impl Catalogue {
    /// Reads all languages of the catalogue in a folder.
    ///
    /// # Errors
    /// What is not Fluent, uses syntax that is not supported, or contradicts the English file.
    pub fn read(folder: &Path) -> Result<Catalogue, Error> {
        read::catalogue(folder)
    }

    /// The files that it was read from.
    #[must_use]
    pub fn files(&self) -> Vec<PathBuf> {
        std::iter::once(ENGLISH)
            .chain(self.translations.keys().map(String::as_str))
            .map(|code| self.folder.join(format!("{code}.ftl")))
            .collect()
    }

    /// The patterns of a language in the order of the messages, completed with English.
    ///
    /// A pattern is written the way `starboard_kernel::catalogue` reads it: `{0}` is the first
    /// argument, and `{0 one{…}other{…}}` chooses by it. English that stands in for a missing
    /// translation starts with [`ENGLISH_MARK`], because it follows the plural rules of English.
    #[must_use]
    pub fn patterns(&self, language: &str) -> Vec<String> {
        let translation = self.translations.get(language);
        self.messages
            .iter()
            .map(|message| {
                let names: Vec<_> = message.arguments.iter().map(|a| a.name.as_str()).collect();
                let translated = translation.and_then(|messages| messages.get(&message.id));
                match translated {
                    Some(pattern) => pattern.compiled(&names),
                    None if language == ENGLISH => message.pattern.compiled(&names),
                    None => format!("{ENGLISH_MARK}{}", message.pattern.compiled(&names)),
                }
            })
            .collect()
    }

    /// Typed functions, one for every message. Native builds contain the patterns of all
    /// languages; in a browser they look them up in the data of the active language, in which
    /// the catalogue has this name.
    #[must_use]
    pub fn to_rust(&self, name: &str) -> String {
        rust::functions(self, name)
    }

    /// The static that the functions look their patterns up in, alone: for messages that are known
    /// by their numbers.
    #[must_use]
    pub fn to_rust_static(&self, name: &str) -> String {
        rust::catalogue(self, name)
    }

    /// What a message without arguments says in a language.
    #[must_use]
    pub fn text(&self, language: &str, id: &str) -> Option<String> {
        let mut patterns = self.patterns(language);
        let text = patterns.swap_remove(self.number(id)?);
        Some(text.trim_start_matches(ENGLISH_MARK).to_owned())
    }

    /// The messages, by the names that the files give them.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.iter().map(|message| message.id.as_str())
    }

    /// The number of a message.
    #[must_use]
    pub fn number(&self, id: &str) -> Option<usize> {
        self.messages.iter().position(|message| message.id == id)
    }

    /// What a complete catalogue in all languages would have and this one has not.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for language in languages() {
            let file = self.folder.join(format!("{}.ftl", language.code()));
            let mut say = |id: &str, what: String| {
                problems.push(format!("{}: {id} {what}", file.display()));
            };
            for message in &self.messages {
                let pattern = if language.code() == ENGLISH {
                    Some(&message.pattern)
                } else {
                    self.translations
                        .get(language.code())
                        .and_then(|messages| messages.get(&message.id))
                };
                match pattern {
                    None => say(&message.id, "is missing".to_owned()),
                    Some(pattern) => {
                        for category in pattern.missing_categories(&language) {
                            say(&message.id, format!("has no form [{category}]"));
                        }
                    }
                }
            }
        }
        problems
    }
}

/// All languages: English first, the others by code.
///
/// # Panics
/// If the list in this crate is damaged.
#[must_use]
pub fn languages() -> Vec<Language> {
    match language::in_folder(Path::new(LANGUAGES)) {
        Ok(languages) => languages,
        Err(error) => panic!("{error}"),
    }
}

/// The enum `Lang`, with what its methods know of each language.
///
/// # Panics
/// If the list in this crate is damaged.
#[must_use]
pub fn lang_enum() -> String {
    match Catalogue::read(Path::new(LANGUAGES)) {
        Ok(facts) => rust::lang_enum(&facts),
        Err(error) => panic!("{error}"),
    }
}

/// All catalogues in a folder with crates, by name.
///
/// # Errors
/// What [`Catalogue::read`] finds wrong.
pub fn catalogues_below(crates: &Path) -> Result<BTreeMap<String, Catalogue>, Error> {
    read::catalogues_below(crates)
}

const LANGUAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/languages");

/// What a pattern starts with if it is English in another language's data.
pub const ENGLISH_MARK: char = '\u{1}';
