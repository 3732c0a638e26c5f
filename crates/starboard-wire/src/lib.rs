//! What pages and servers say to each other. Every message is one of a closed list, in JSON; a
//! field that nobody knows makes it unreadable. [`PROTOCOL`] rises with every change, and who
//! speaks another version is told to reload the page.
//!
//! [`ClientMessage`] and [`ServerMessage`] go over the WebSocket at `/api/socket`; the rest are
//! the bodies of requests and answers under `/api`.

mod place;
mod summary;

use std::fmt;

use serde::{Deserialize, Serialize};
use starboard_kernel::Seat;
use starboard_table::{Entry, Person, Plan, Request};

pub use place::Place;
pub use summary::{About, AboutSeat, Outcome, Summary};

/// The version of everything here.
pub const PROTOCOL: u32 = 2;

/// The longest message that a server reads, in bytes.
pub const MOST_MESSAGE_BYTES: usize = 4096;

/// Something that only its holder may know: 32 random bytes as hex digits. It does not slip into
/// logs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(String);

impl Secret {
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(hex::encode(bytes))
    }

    /// The digits, for whom it belongs to.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Secret {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, &'static str> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() == 64 && text.bytes().all(is_digit) {
            Ok(Secret(text))
        } else {
            Err("a secret is written as 64 hex digits in lower case")
        }
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// From a page to the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of every connection.
    Hello {
        protocol: u32,
        /// Who it is; nobody in particular may watch.
        #[serde(default)]
        secret: Option<Secret>,
    },
    /// Tell me what happens at this table, beginning after the entries that I have.
    Watch {
        table: String,
        after: u64,
    },
    Unwatch {
        table: String,
    },
    /// Somebody wants something at a table.
    Ask {
        table: String,
        /// How many entries of the log the page has: what it asks for was meant there.
        version: u64,
        /// Chosen by the page, and the same if it has to ask again.
        key: String,
        request: Request,
    },
    /// A secret, please, with which I can take my seat on another device.
    Lend {
        table: String,
        key: String,
    },
    /// Here is such a secret: the seat is mine.
    Claim {
        table: String,
        key: String,
        secret: Secret,
    },
}

/// From the server to a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ServerMessage {
    /// The answer to hello.
    Welcome {
        protocol: u32,
        person: Option<Person>,
        /// Now, in the time that logs are written in.
        now: u64,
    },
    /// The page speaks another version: reload it.
    Reload { protocol: u32 },
    /// What has happened at a table, in order and without gaps.
    Log {
        table: String,
        now: u64,
        entries: Vec<Entry>,
    },
    /// Who is there.
    Present {
        table: String,
        /// The seats whose players are there.
        seats: Vec<Seat>,
        /// How many others watch.
        watching: u32,
    },
    /// What was asked for with this key has become the entry with this number.
    Done { key: String, sequence: u64 },
    /// What was asked for with this key was refused, and nothing has changed.
    Refused {
        key: String,
        code: String,
        message: String,
    },
    /// The secret that was asked for with this key.
    Lent { key: String, secret: Secret },
    /// A table is to be left alone: it is not there, or this page may not watch so many. After
    /// the log of a table that is damaged: there will be no more of it.
    Gone {
        table: String,
        code: String,
        message: String,
    },
    /// It is your turn at a table, or it is no longer.
    YourTurn { table: String, yours: bool },
    /// The message could not be read, or there were too many. The connection may end.
    Fault { code: String, message: String },
}

/// Codes that the server itself refuses with; those of tables are
/// [`Refusal`](starboard_table::Refusal)'s.
pub mod code {
    /// The table has moved on since what was asked for was meant.
    pub const STALE: &str = "stale";
    /// Who asks is nobody in particular.
    pub const STRANGER: &str = "stranger";
    /// There is no such table, person, or route.
    pub const MISSING: &str = "missing";
    /// The secret is wrong, too old, or used up.
    pub const WRONG_SECRET: &str = "wrong-secret";
    /// The message or document does not say what it should.
    pub const UNREADABLE: &str = "unreadable";
    /// Too much in too short a time.
    pub const TOO_FAST: &str = "too-fast";
    /// Too many tables, watches, or connections.
    pub const TOO_MANY: &str = "too-many";
    /// A server error: nothing has changed, try again.
    pub const TROUBLE: &str = "trouble";
    /// The log of the table is damaged: it can be looked at, but not continued.
    pub const DAMAGED: &str = "damaged";
    /// The page that asks is not this server's.
    pub const FOREIGN: &str = "foreign";
    /// The first message has to be hello, and no other.
    pub const HELLO: &str = "hello";
    /// The name is empty, too long, or not plain text.
    pub const NAME: &str = "name";
    /// The body of a request is too long.
    pub const TOO_LARGE: &str = "too-large";
    /// The address does not support the method of the request.
    pub const WRONG_METHOD: &str = "wrong-method";
    /// A request for the WebSocket that does not ask for one.
    pub const NO_UPGRADE: &str = "no-upgrade";
}

/// The body of every error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Problem {
    pub error: ProblemDetails,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ProblemDetails {
    /// A stable word for programs.
    pub code: String,
    /// What is wrong and what to do, for people.
    pub message: String,
}

/// Somebody new, or a new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    #[cfg_attr(
        feature = "schema",
        schema(min_length = 1, max_length = 40, example = "Ada")
    )]
    pub name: String,
}

/// A new person. The secret is sent only this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Welcomed {
    pub person: Person,
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{64}$"))]
    pub secret: Secret,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub plan: Plan,
    /// An idempotency key: the same key gives the same table.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9A-Za-z-]{8,64}$"))]
    pub key: String,
}

/// A table that has been opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// The id of the table.
    pub table: String,
}

/// One page of a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Tables {
    pub tables: Vec<Summary>,
    /// The current time, on the clock that logs use.
    pub now: u64,
    /// The cursor of the next page, for the parameter `after`; null on the last page.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required))]
    pub more: Option<Place>,
}

/// A player's page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Profile {
    pub person: Person,
    pub results: Vec<GameResults>,
    /// The most recent finished public games.
    pub games: Vec<Summary>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameResults {
    pub game: String,
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
}
