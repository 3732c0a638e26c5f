//! What a game was played by. Old games do not change: records and logs pin an edition and a rules
//! version, and are replayed by exactly these.

use std::fmt;

use serde::Serialize;

/// A set of cards or a ruling, with the version of the rules that are played with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Edition {
    pub name: &'static str,
    /// Incremented when the same actions would lead to a different position than before.
    pub rules_version: u32,
}

impl Edition {
    #[must_use]
    pub const fn new(name: &'static str, rules_version: u32) -> Self {
        Edition {
            name,
            rules_version,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} (rules version {})", self.name, self.rules_version)
    }
}

/// An edition that this program does not have, and those that it has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "edition {edition:?}, rules version {rules_version} of {game}, which this program does not have; it has {}",
    listed(known)
)]
pub struct UnknownEdition {
    pub game: String,
    pub edition: String,
    pub rules_version: u32,
    pub known: Vec<Edition>,
}

fn listed(known: &[Edition]) -> String {
    let names: Vec<String> = known.iter().map(ToString::to_string).collect();
    names.join(", ")
}
