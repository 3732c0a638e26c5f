//! The leaderboards of the games of the day.

use serde::{Deserialize, Serialize};
use starboard_kernel::Day;
use starboard_table::Person;

/// A result that counts: the first of a person for a game and a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DailyResult {
    pub game: String,
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "2026-11-15"))]
    pub day: Day,
    /// Points; in a game without points 1 for a win, and otherwise 0.
    pub score: i64,
    /// Whether it was submitted after the end of the day, in UTC.
    pub late: bool,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// From 1. Those with the same score share a place, and late ones come after all others.
    pub place: u64,
    pub person: Person,
    /// Points; in a game without points 1 for a win, and otherwise 0.
    pub score: i64,
    /// Whether it was submitted after the end of the day, in UTC.
    pub late: bool,
}

/// One page of a leaderboard, the best first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Leaderboard {
    pub standings: Vec<Standing>,
    /// How many there are on all pages.
    pub total: u64,
    /// Whether the day is over, so that everybody can read the records.
    pub over: bool,
    /// The cursor of the next page, for the parameter `after`; null on the last page.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required))]
    pub more: Option<String>,
}
