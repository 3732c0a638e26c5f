//! Saved games. A record pins its rules (game, edition, rules version) and carries every outcome.
//! Whether its claims are true is for `starboard_table::verify` to say, which knows what resignations
//! mean and what a game of the day is.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::erased::Position;
use crate::{
    Day, Ending, History, Level, LookupError, OptionValues, PlayError, Registry, Seat, Seed,
    StateHash, Turn, UnknownEdition, Violations,
};

const FORMAT: &str = "starboard-record";
/// The latest version of the format. A record is written in the oldest one that has all of its fields, so
/// that programs which know no later one can read it.
const VERSION: u32 = 2;
const FIRST_VERSION: u32 = 1;

/// A game as it is saved in a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: String,
    /// The version of the format: 2 with a `next_commitment`, otherwise 1.
    pub version: u32,
    pub game: String,
    /// Without one it is the game's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    pub rules: u32,
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: OptionValues,
    pub seats: Vec<RecordedSeat>,
    /// The position document it began with, if it was not the usual start.
    #[serde(default)]
    pub start: Option<Value>,
    /// The day whose game this is, if it is a daily game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>, example = "2026-11-15"))]
    pub daily: Option<Day>,
    /// The hash of the seed, fixed before play.
    #[serde(default)]
    pub commitment: Option<String>,
    /// What the chance turns were derived from. May be missing while a game continues elsewhere.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub seed: Option<Seed>,
    /// At an online table: where the seed comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// Actions and outcomes in order.
    pub moves: Vec<String>,
    #[serde(default)]
    pub resignations: Vec<Resignation>,
    /// How it ended, if it has.
    #[serde(default)]
    pub result: Option<RecordedResult>,
    /// The state hash after the last move.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub hash: StateHash,
}

/// Where the seed of a table comes from: the keeper committed to a seed before anybody sat down,
/// and every player added entropy that the keeper could not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The hash of the keeper's seed, published when the table was opened.
    pub commitment: String,
    /// The keeper's seed, revealed when the game is over.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub seed: Option<Seed>,
    /// The players' entropy, in the order of their seats.
    pub entropy: Vec<String>,
    /// The hash of the keeper's seed of a rematch, published together with the seed. Tables of the
    /// first terms did not publish it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_commitment: Option<String>,
}

impl Fairness {
    /// The seed of the table, once the keeper's is revealed.
    #[must_use]
    pub fn mixed(&self) -> Option<Seed> {
        let entropy = self.entropy.iter();
        let seed = self.seed?;
        Some(entropy.fold(seed, |seed, added| seed.mixed_with(added.as_bytes())))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordedSeat {
    pub name: String,
    /// The level of the bot that played, or `None` for a person.
    #[serde(default)]
    pub bot: Option<Level>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resignation {
    #[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 1, maximum = 8))]
    pub seat: Seat,
    /// After how many moves.
    pub after: usize,
}

/// An [`Ending`] as a record claims it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordedResult {
    pub reason: String,
    pub scores: Vec<i64>,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>, minimum = 1, maximum = 8))]
    pub winners: Vec<Seat>,
}

impl From<Ending> for RecordedResult {
    fn from(ending: Ending) -> Self {
        RecordedResult {
            reason: ending.reason.to_owned(),
            scores: ending.scores,
            winners: ending.winners,
        }
    }
}

/// The longest record that is read: far beyond any real game, and a bound on hostile ones.
const MOST_MOVES: usize = 100_000;

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("this is not a Starboard record: {0}")]
    NotARecord(String),
    #[error("the record has format version {0}, this program reads up to {VERSION}: update it")]
    NewerFormat(u32),
    #[error("the record was played with {0}")]
    OtherRules(UnknownEdition),
    #[error("{0}")]
    Invalid(Violations),
    #[error("the record has {found} seats, the game {expected}")]
    Seats { found: usize, expected: usize },
    #[error("move {number} ({text}): {}", before.explain(why))]
    Move {
        number: usize,
        text: String,
        why: PlayError,
        /// The position that refuses it, which also has the reason in other languages.
        before: Box<Position>,
    },
    #[error("the record has more than {MOST_MOVES} moves")]
    TooLong,
}

impl From<LookupError> for RecordError {
    fn from(error: LookupError) -> Self {
        match error {
            LookupError::Game(violations) => RecordError::Invalid(violations),
            LookupError::Edition(unknown) => RecordError::OtherRules(unknown),
        }
    }
}

impl Record {
    /// The record of a history.
    #[must_use]
    pub fn of(history: &History, seats: Vec<RecordedSeat>, seed: Option<Seed>) -> Record {
        let position = history.now();
        let rules = position.rules();
        let edition = position.edition();
        let options = rules.schema().written(position.options());
        Record {
            format: FORMAT.to_owned(),
            version: FIRST_VERSION,
            game: rules.name().to_owned(),
            edition: Some(edition.name.to_owned()),
            rules: edition.rules_version,
            options,
            seats,
            start: (!history.has_usual_start()).then(|| history.start().document()),
            daily: None,
            commitment: seed.map(|seed| seed.commitment()),
            seed,
            fairness: None,
            moves: history
                .steps()
                .iter()
                .map(|step| step.text.clone())
                .collect(),
            resignations: Vec::new(),
            result: position.ending().map(RecordedResult::from),
            hash: position.state_hash(),
        }
    }

    /// The same of an online game, with where its seed comes from.
    #[must_use]
    pub fn with_fairness(self, fairness: Fairness) -> Record {
        let fairness = Some(fairness);
        Record { fairness, ..self }.with_its_version()
    }

    fn with_its_version(mut self) -> Record {
        let fairness = self.fairness.as_ref();
        let promises = fairness.is_some_and(|fairness| fairness.next_commitment.is_some());
        self.version = if promises { VERSION } else { FIRST_VERSION };
        self
    }

    /// Reads a record; its moves are not yet looked at.
    ///
    /// # Errors
    /// If it is not a record of a version this program knows.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let value = serde_json::from_str(text)
            .map_err(|error| RecordError::NotARecord(error.to_string()))?;
        Record::from_value(value)
    }

    /// The same from JSON that has been read.
    ///
    /// # Errors
    /// If it is not a record of a version this program knows.
    pub fn from_value(value: Value) -> Result<Record, RecordError> {
        if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(RecordError::NotARecord(format!(
                "the field \"format\" is not {FORMAT:?}"
            )));
        }
        let version = value.get("version").and_then(Value::as_u64);
        let version = version.ok_or_else(|| {
            RecordError::NotARecord("the field \"version\" is not a number".to_owned())
        })?;
        let version = version.try_into().unwrap_or(u32::MAX);
        if !(FIRST_VERSION..=VERSION).contains(&version) {
            return Err(RecordError::NewerFormat(version));
        }
        let record: Record = serde_json::from_value(value)
            .map_err(|error| RecordError::NotARecord(error.to_string()))?;
        if record.moves.len() > MOST_MOVES {
            return Err(RecordError::TooLong);
        }
        // Some of the first version have a field of the second.
        Ok(record.with_its_version())
    }

    #[must_use]
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Replays the record by the rules.
    ///
    /// # Errors
    /// The first thing that the rules do not allow.
    pub fn replay(&self, registry: &Registry) -> Result<History, RecordError> {
        let edition = self.edition.as_deref();
        let (rules, edition) = registry.find(&self.game, edition, self.rules)?;
        let start = match &self.start {
            None => rules.start_pinned(edition, &self.options),
            Some(document) => rules.read_pinned_document(edition, document),
        }
        .map_err(RecordError::Invalid)?;
        if start.seats() != self.seats.len() {
            return Err(RecordError::Seats {
                found: self.seats.len(),
                expected: start.seats(),
            });
        }
        let mut history = History::new(start);
        for (index, text) in self.moves.iter().enumerate() {
            let step = match history.now().turn() {
                Turn::Chance => history.resolve(text),
                Turn::Player(_) | Turn::Over => history.play(text),
            };
            if let Err(why) = step.map(|_| ()) {
                return Err(RecordError::Move {
                    number: index + 1,
                    text: text.chars().take(60).collect(),
                    why,
                    before: Box::new(history.now().clone()),
                });
            }
        }
        Ok(history)
    }
}
