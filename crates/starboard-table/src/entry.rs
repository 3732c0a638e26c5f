//! Entries of the log of a table.

use serde::{Deserialize, Serialize};
use starboard_kernel::{Level, Seat, Seed};

use crate::{Plan, SeatFor};

/// A player or spectator, with a public id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub id: String,
    /// Empty if it was removed: the person was deleted, or the table pruned.
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub name: String,
}

/// The idempotency key of a request: sent again with the same key, it happens only once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Key {
    /// The id of the person.
    pub by: String,
    pub word: String,
}

/// One event at a table, with everything that immediately follows from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// From 1, without gaps.
    pub sequence: u64,
    /// When, in milliseconds of the keeper's service time.
    pub at: u64,
    /// `None` if it does not answer a request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    pub event: Event,
    /// The last seat was taken: the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// The game is over: the seed that the keeper had committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reveal: Option<Seed>,
    /// With the seed, from the second terms on: the hash of the seed of a rematch, published before
    /// anybody adds entropy to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_commitment: Option<String>,
    /// The table of the rematch that all have agreed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// What has happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The first entry of every log.
    Opened {
        plan: Box<Plan>,
        host: Person,
        /// The hash of the keeper's seed.
        commitment: String,
        /// In a rematch: who has a seat from the start.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        seated: Vec<Seated>,
        /// The table whose rematch this is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        follows: Option<String>,
    },
    /// A player took a seat.
    Sat(Seated),
    /// A player left before the game began, or the host freed the seat.
    Stood { seat: Seat },
    /// The host has assigned a free seat to a bot, or back to people.
    Planned { seat: Seat, by: SeatFor },
    /// A player acted; chance outcomes follow the action.
    Moved { seat: Seat, moves: Vec<String> },
    /// A player undid an action, as far as the rules of the table allow.
    TookBack { seat: Seat, to: usize },
    /// A player asks the others for something.
    Asked {
        seat: Seat,
        wish: Wish,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Fresh>,
        /// Who was absent and therefore not asked.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Seat>,
    },
    /// A player answers such a request, withdraws their own, or returns before a takeover.
    Answered {
        seat: Seat,
        agrees: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Fresh>,
    },
    /// A player gave up.
    Resigned { seat: Seat },
    /// A player hands the seat to a bot for a while.
    HandedOver { seat: Seat },
    /// A player takes the seat back from a bot.
    Returned { seat: Seat },
    /// The host has handed the seat of a disruptive player to a bot, who cannot return on their own.
    Removed { seat: Seat },
    /// The host lets such a player return.
    Readmitted { seat: Seat },
    /// The player's time ran out.
    Late { seat: Seat },
    /// The seat has moved to another device of the same player, who has another id there.
    SeatMoved { seat: Seat, person: Person },
    /// A chat message.
    Said { seat: Seat, text: String },
    /// On one device: a bot plays the seat from now on.
    BotSet { seat: Seat, level: Level },
    /// On one device: a person plays the seat from now on.
    PersonSet { seat: Seat, name: String },
    /// The table was closed before the game: by its host, or because nobody came.
    Closed,
}

/// A person on a seat, with their entropy for the seed of an online table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seated {
    pub seat: Seat,
    pub person: Person,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entropy: Option<Fresh>,
}

/// The entropy that a seat adds to the seed of its table: 16 bytes as hex digits, which the keeper
/// could not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(utoipa::ToSchema),
    schema(
        description = "16 random bytes, as 32 hex digits",
        pattern = "^[0-9a-f]{32}$"
    )
)]
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The hash of the seed that includes the entropy of all seats.
    pub commitment: String,
    /// The chance turns before the first decision.
    pub moves: Vec<String>,
}

/// A request that needs the consent of the other players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// An undo of the asker's last action, beyond what the rules of the table allow.
    Undo,
    /// A takeover: a bot plays for an absent player.
    TakeOver { seat: Seat },
    /// Another game, with seats rotated.
    Rematch,
}

impl Person {
    /// A player at a local table, where players have no ids.
    #[must_use]
    pub fn at(seat: Seat, name: impl Into<String>) -> Person {
        Person {
            id: format!("seat-{seat}"),
            name: name.into(),
        }
    }

    /// The host of a local table where only bots play.
    pub(crate) fn of_device() -> Person {
        Person {
            id: "device".to_owned(),
            name: "device".to_owned(),
        }
    }
}
