//! Saved games. A record pins its rules (game, edition, rules version), carries every outcome,
//! and can be checked against its seed.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Actor, Day, Ending, History, Level, LookupError, OptionValues, Registry, Seat, Seed, StateHash,
    Turn, UnknownEdition, Violations,
};

const FORMAT: &str = "starboard-record";
const VERSION: u32 = 1;

/// A game as it is kept in a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: String,
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
    /// What the chance turns were derived from. May be missing while a game goes on elsewhere.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub seed: Option<Seed>,
    /// At an online table: how the seed came about.
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

/// How the seed of a table came about: the keeper had committed to a seed before anybody sat down,
/// and everybody has added entropy that the keeper could not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The hash of the keeper's seed, told when the table was opened.
    pub commitment: String,
    /// The keeper's seed, told when the game is over.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub seed: Option<Seed>,
    /// What people have added, in the order of their seats.
    pub entropy: Vec<String>,
    /// The hash of the keeper's seed of a rematch, told together with the seed. Tables of the first
    /// terms did not tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_commitment: Option<String>,
}

impl Fairness {
    /// The seed of the table, once the keeper's is told.
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
    /// The level of the bot that played, or nothing for a person.
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
    #[error("the record has format version {0}, this program reads version {VERSION}: update it")]
    NewerFormat(u32),
    #[error("the record was played with {0}")]
    OtherRules(UnknownEdition),
    #[error("{0}")]
    Invalid(Violations),
    #[error("the record has {found} seats, the game {expected}")]
    Seats { found: usize, expected: usize },
    #[error("move {number} ({text}): {why}")]
    Move {
        number: usize,
        text: String,
        why: String,
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

/// What a check of a record against its seed and its own claims has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    pub moves: usize,
    pub chance_turns: u64,
    /// What does not agree; nothing if the record is sound.
    pub findings: Vec<String>,
    /// Whether chance could be checked: the record tells its seed.
    pub fairness_checked: bool,
    /// What could not be checked, because the record does not contain what it would take.
    pub gaps: Vec<Gap>,
}

/// What a check of a record leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gap {
    /// It names no edition, so it was checked with the game's first.
    Edition,
    /// It leaves out options, so it was checked with their defaults.
    Options,
    /// The game is not over and the seed not revealed, so chance could not be checked.
    Seed,
    /// It does not tell how the seed came about: whoever kept the table may have chosen it.
    Fairness,
    /// Whether a rematch had the seed that was committed to: its own record tells.
    Rematch,
    /// When a commitment was published, and who added which entropy: those who were there know.
    Publication,
    /// Names, and whether a person or a bot has played: a record is not signed.
    Players,
    /// Whether players have chosen these actions in this order, and resigned when it says.
    Choices,
}

impl Verdict {
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
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
        let usual = rules.start_pinned(edition, &options);
        Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: rules.name().to_owned(),
            edition: Some(edition.name.to_owned()),
            rules: edition.rules_version,
            options,
            seats,
            start: (usual.as_ref() != Ok(history.start())).then(|| history.start().document()),
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
        match value.get("version").and_then(Value::as_u64) {
            Some(version) if version == u64::from(VERSION) => {}
            Some(version) => {
                return Err(RecordError::NewerFormat(
                    version.try_into().unwrap_or(u32::MAX),
                ));
            }
            None => {
                return Err(RecordError::NotARecord(
                    "the field \"version\" is not a number".to_owned(),
                ));
            }
        }
        let record: Record = serde_json::from_value(value)
            .map_err(|error| RecordError::NotARecord(error.to_string()))?;
        if record.moves.len() > MOST_MOVES {
            return Err(RecordError::TooLong);
        }
        Ok(record)
    }

    #[must_use]
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Plays the record through by the rules.
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
                    why: history.now().explain(&why),
                });
            }
        }
        Ok(history)
    }

    /// Replays the record and checks what it claims: its result, its hash, its commitment, and
    /// that every chance turn follows from the seed. A finished record must contain the seed.
    ///
    /// # Errors
    /// If it cannot be replayed at all.
    pub fn verify(&self, registry: &Registry) -> Result<Verdict, RecordError> {
        let history = self.replay(registry)?;
        let mut findings = Vec::new();
        if history.now().state_hash() != self.hash {
            findings.push(format!(
                "the final state hash is {}, the record says {}",
                history.now().state_hash(),
                self.hash
            ));
        }
        if let Some(ending) = history.now().ending() {
            if self.result != Some(ending.into()) {
                findings.push("the result in the record is not the result of its moves".to_owned());
            }
        } else if self.result.is_some() && self.resignations.is_empty() {
            findings.push("the record tells a result, but the game is not over".to_owned());
        }
        if let Some(day) = self.daily {
            if self.seed != Some(Seed::of_day(&self.game, day)) {
                findings.push(format!("the seed is not the one of {day}"));
            }
            if self.start.is_some() {
                findings.push("a daily game begins at the usual start".to_owned());
            }
        }
        if let (Some(fairness), Some(seed)) = (&self.fairness, &self.seed) {
            let committed = fairness.seed.map(|seed| seed.commitment());
            if committed.as_ref() != Some(&fairness.commitment) {
                findings.push(
                    "the keeper's seed does not belong to the keeper's commitment".to_owned(),
                );
            }
            if fairness.mixed().as_ref() != Some(seed) {
                findings.push(
                    "the seed does not come from the keeper's and what people have added"
                        .to_owned(),
                );
            }
        }
        if self.seed.is_none() && self.result.is_some() {
            findings.push("the game is over, but the record does not contain its seed".to_owned());
        }
        if let Some(seed) = &self.seed {
            if self.commitment.as_ref() != Some(&seed.commitment()) {
                findings.push("the seed does not belong to the commitment".to_owned());
            }
            check_chance(&history, seed, &mut findings);
        }
        Ok(Verdict {
            moves: history.length(),
            chance_turns: history.chance_turns(),
            findings,
            fairness_checked: self.seed.is_some(),
            gaps: self.gaps(&history),
        })
    }

    /// What a check of this record leaves open.
    fn gaps(&self, history: &History) -> Vec<Gap> {
        let start = history.start();
        let options = start.rules().schema().written(start.options());
        [
            (Gap::Edition, self.edition.is_none()),
            (Gap::Options, self.options != options),
            (Gap::Seed, self.seed.is_none()),
            // The seed of a game of the day follows from the day.
            (
                Gap::Fairness,
                self.fairness.is_none() && self.daily.is_none(),
            ),
            (Gap::Rematch, self.fairness.is_some()),
            (Gap::Publication, self.daily.is_none()),
            (Gap::Players, true),
            (Gap::Choices, true),
        ]
        .into_iter()
        .filter_map(|(gap, is_open)| is_open.then_some(gap))
        .collect()
    }
}

fn check_chance(history: &History, seed: &Seed, findings: &mut Vec<String>) {
    let mut k = 0;
    for (index, step) in history.steps().iter().enumerate() {
        if step.actor == Actor::Chance
            && let Some(before) = history.at(index)
        {
            let outcomes = before.outcomes();
            let picked = seed.pick(k, outcomes.iter().map(|&(_, weight)| weight));
            if outcomes[picked].0 != step.text {
                findings.push(format!(
                    "move {}: the seed gives {}, the record says {}",
                    index + 1,
                    outcomes[picked].0,
                    step.text
                ));
            }
            k += 1;
        }
    }
}
