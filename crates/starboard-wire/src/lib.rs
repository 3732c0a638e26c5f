//! The protocol between pages and servers. Messages are JSON, defined by closed enums; unknown
//! fields are errors. [`PROTOCOL`] is incremented with every change, and a page with another version
//! is told to reload.
//!
//! [`ClientMessage`] and [`ServerMessage`] go over the WebSocket at `/api/socket`; the rest are
//! the bodies of HTTP requests and responses under `/api`. [`Route`] has the addresses of pages.

mod client;
mod daily;
mod place;
mod route;
mod summary;

use std::fmt;

use serde::{Deserialize, Serialize};
use starboard_kernel::Seat;
use starboard_table::{Absent, Entry, Person, Plan, Request};

pub use client::{Followed, Outbox, follow, pause};
pub use daily::{DailyResult, Leaderboard, Standing};
pub use place::Place;
pub use route::Route;
pub use summary::{About, AboutSeat, PlayerResult, Summary};

/// The version of the protocol.
pub const PROTOCOL: u32 = 3;

/// The size limit of messages to the server, in bytes.
pub const MOST_MESSAGE_BYTES: usize = 4096;

/// A bearer secret: 32 random bytes as hex digits. `Debug` hides it, so that it is not logged.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(utoipa::ToSchema),
    schema(description = "secret, as 64 hex digits", pattern = "^[0-9a-f]{64}$")
)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(String);

impl Secret {
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(hex::encode(bytes))
    }

    /// The digits.
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of every connection.
    Hello {
        protocol: u32,
        /// Authenticates a person; spectators may leave it out.
        #[serde(default)]
        secret: Option<Secret>,
    },
    /// Subscribes to the log of a table, starting after the entries that the page has.
    Watch { table: String, after: u64 },
    /// Ends a subscription.
    Unwatch { table: String },
    /// A request at a table.
    Ask {
        table: String,
        /// How many entries of the log the page has: the request refers to that state.
        version: u64,
        /// The idempotency key: a retry has the same one.
        key: String,
        request: Request,
    },
    /// Asks for a secret that moves the seat to another device, once and within 24 hours.
    Lend { table: String, key: String },
    /// Redeems such a secret.
    Claim {
        table: String,
        key: String,
        secret: Secret,
    },
}

/// From the server to a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ServerMessage {
    /// The reply to hello.
    Welcome {
        protocol: u32,
        person: Option<Person>,
        /// The current time, on the clock that logs use.
        now: u64,
    },
    /// The page has another version of the protocol and must be reloaded.
    Reload { protocol: u32 },
    /// Entries of a log, in order and without gaps.
    Log {
        table: String,
        now: u64,
        entries: Vec<Entry>,
    },
    /// Who is present at a table.
    Present {
        table: String,
        /// The seats whose players are present.
        seats: Vec<Seat>,
        /// The seats whose players are not, and since when, on the clock that logs use.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        absent: Vec<Absent>,
        /// The number of spectators.
        watching: u32,
    },
    /// The request with this key has become the entry with this number.
    Done { key: String, sequence: u64 },
    /// The request with this key was refused, and nothing has changed. With the code `trouble`
    /// that is not known, and an attempt over an earlier connection may be under way for fifteen
    /// seconds, or longer if the database hangs.
    Refused {
        key: String,
        code: String,
        message: String,
        /// After how many milliseconds the same request may be granted, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wait: Option<u64>,
    },
    /// The reply to `lend` with this key.
    Lent { key: String, secret: Secret },
    /// The subscription to a table ends or is refused: there is no such table, the page has too
    /// many subscriptions, or the log is damaged after the entries that were sent.
    Gone {
        table: String,
        code: String,
        message: String,
    },
    /// The person's turn at a table has begun or ended.
    YourTurn { table: String, yours: bool },
    /// A message was malformed or over the rate limit. The connection may be closed.
    Fault { code: String, message: String },
}

/// Codes of the server's own errors; tables have those of [`Refusal`](starboard_table::Refusal).
pub mod code {
    /// The table has changed since the version that the request refers to.
    pub const STALE: &str = "stale";
    /// Authentication is required.
    pub const STRANGER: &str = "stranger";
    /// There is no such table, person, result or address.
    pub const MISSING: &str = "missing";
    /// The secret is wrong, expired or used up.
    pub const WRONG_SECRET: &str = "wrong-secret";
    /// The request or message is malformed.
    pub const UNREADABLE: &str = "unreadable";
    /// Over the rate limit.
    pub const TOO_FAST: &str = "too-fast";
    /// Too many tables, subscriptions, connections or entries.
    pub const TOO_MANY: &str = "too-many";
    /// Server error: whether it has happened is not known. Send it again with the same key.
    pub const TROUBLE: &str = "trouble";
    /// The table's log is damaged: it can be read but not continued.
    pub const DAMAGED: &str = "damaged";
    /// A page of another site may not connect.
    pub const FOREIGN: &str = "foreign";
    /// Hello must come first, and only once.
    pub const HELLO: &str = "hello";
    /// The name is empty, too long, or not plain text.
    pub const NAME: &str = "name";
    /// The body of a request is too long.
    pub const TOO_LARGE: &str = "too-large";
    /// The body of a request has taken too long.
    pub const TOO_SLOW: &str = "too-slow";
    /// The address does not support the method of the request.
    pub const WRONG_METHOD: &str = "wrong-method";
    /// Not a WebSocket request.
    pub const NO_UPGRADE: &str = "no-upgrade";
    /// Not the sound record of a finished game of the day.
    pub const UNSOUND: &str = "unsound";
    /// The day has not begun, or ended more than 30 days ago.
    pub const WRONG_DAY: &str = "wrong-day";
    /// Another result of the person for this game and day counts.
    pub const SUBMITTED: &str = "submitted";
    /// The day is not over; until then its records are private.
    pub const DAY_RUNNING: &str = "day-running";
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

/// A new person, or a new name.
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

/// The secret that is to replace the present one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSecret {
    /// 32 random bytes, which the client has drawn and stored before it asks.
    pub secret: Secret,
}

/// A new person. The secret is sent only this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Welcomed {
    pub person: Person,
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

/// A player's results in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameResults {
    pub game: String,
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
}
