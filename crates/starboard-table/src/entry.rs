//! What the log of a table consists of.

use serde::{Deserialize, Serialize};
use starboard_kernel::{Level, Seat, Seed};

use crate::{Plan, SeatFor};

/// Somebody who plays or watches: known by an id that everybody may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub id: String,
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub name: String,
}

/// Who asked for something, and how they would ask for it again: a request that comes twice
/// happens once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Key {
    /// The id of the person.
    pub by: String,
    pub word: String,
}

/// One thing that has happened at a table, with everything that follows from it at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// From 1, without gaps.
    pub sequence: u64,
    /// When, in milliseconds of the time that the keeper was there.
    pub at: u64,
    /// Nothing for what happens by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    pub event: Event,
    /// Everybody is there now: the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// The game is over: the seed that the keeper had committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reveal: Option<Seed>,
    /// The table of the rematch that all have agreed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The first entry of every log.
    Opened {
        plan: Box<Plan>,
        host: Person,
        /// The hash of the keeper's seed.
        commitment: String,
        /// Who sits there from the start, after a rematch.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        seated: Vec<Seated>,
        /// The table whose rematch this is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        follows: Option<String>,
    },
    Sat(Seated),
    /// Somebody left before the game began, or the host has freed the seat.
    Stood {
        seat: Seat,
    },
    /// The host wants somebody else on a free seat.
    Planned {
        seat: Seat,
        by: SeatFor,
    },
    /// A player acted; the outcomes of chance that follow stand behind the action.
    Moved {
        seat: Seat,
        moves: Vec<String>,
    },
    /// A player took back what the engine's rule allows.
    TookBack {
        seat: Seat,
        to: usize,
    },
    /// A player asks the others for something.
    Asked {
        seat: Seat,
        wish: Wish,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Fresh>,
        /// Who was not there to be asked.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Seat>,
    },
    /// A player answers it, withdraws their own question, or is back before a bot took over.
    Answered {
        seat: Seat,
        agrees: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Fresh>,
    },
    Resigned {
        seat: Seat,
    },
    /// A player leaves the seat to a bot for a while.
    HandedOver {
        seat: Seat,
    },
    /// The player of a seat that a bot plays is back.
    Returned {
        seat: Seat,
    },
    /// The player's time ran out.
    Late {
        seat: Seat,
    },
    /// The seat belongs to somebody else from now on: another device of the same player.
    SeatMoved {
        seat: Seat,
        person: Person,
    },
    /// Words at the table.
    Said {
        seat: Seat,
        text: String,
    },
    /// On one device: a bot plays the seat from now on.
    BotSet {
        seat: Seat,
        level: Level,
    },
    /// On one device: a person plays the seat from now on.
    PersonSet {
        seat: Seat,
        name: String,
    },
    /// The table is given up before the game began: by its host, or because nobody came.
    Closed,
}

/// Somebody on a seat, with what they add to the seed of an online table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    pub seat: Seat,
    pub person: Person,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entropy: Option<Fresh>,
}

/// What a seat adds to the seed of its table: 16 bytes that the keeper could not know, as hex
/// digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fresh(String);

impl Fresh {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Fresh {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        let fits = text.len() == 32
            && text
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if fits {
            Ok(Fresh(text))
        } else {
            Err("entropy is written as 32 hex digits in lower case")
        }
    }
}

impl From<Fresh> for String {
    fn from(fresh: Fresh) -> String {
        fresh.0
    }
}

/// The start of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The hash of the seed that the entropy of all seats has gone into.
    pub commitment: String,
    /// The chance turns before the first decision.
    pub moves: Vec<String>,
}

/// What needs the consent of the other people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// To go back before the asker's last action.
    Undo,
    /// That a bot plays for somebody who is not there.
    TakeOver { seat: Seat },
    /// Another game, with seats rotated.
    Rematch,
}

impl Person {
    /// Somebody on a seat of a table on one device, where nobody has an id of their own.
    #[must_use]
    pub fn at(seat: Seat, name: impl Into<String>) -> Person {
        Person {
            id: format!("seat-{seat}"),
            name: name.into(),
        }
    }

    /// Who opens a table on one device where only bots play.
    pub(crate) fn of_device() -> Person {
        Person {
            id: "device".to_owned(),
            name: "device".to_owned(),
        }
    }
}
