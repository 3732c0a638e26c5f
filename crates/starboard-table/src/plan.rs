//! The setup of a table.

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::Position;
use starboard_kernel::serde_json::Value;
use starboard_kernel::{
    Day, Level, LookupError, NoSuchLevel, OptionValues, Registry, RequestedLevel, Violations,
};

use crate::SeatKind;
use crate::name::{REMOVED_NAME, check_kept_name};

const MOST_DAYS: u8 = 7;
const MOST_MINUTES: u16 = 180;
const MOST_INCREMENT: u16 = 180;

/// The version of a table's own rules: its clocks, takeovers and the seed of a rematch. The keeper
/// sets it when the table is opened, and the table keeps it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Terms {
    /// Of tables that name no terms.
    #[default]
    First,
    /// Time that was spent stays spent; takeovers need a longer absence; and the commitment of a
    /// rematch is published before anybody adds entropy to it.
    Second,
}

impl Terms {
    fn is_first(&self) -> bool {
        *self == Terms::First
    }
}

impl From<Terms> for u8 {
    fn from(terms: Terms) -> u8 {
        match terms {
            Terms::First => 1,
            Terms::Second => 2,
        }
    }
}

impl TryFrom<u8> for Terms {
    type Error = String;

    fn try_from(number: u8) -> Result<Terms, String> {
        match number {
            1 => Ok(Terms::First),
            2 => Ok(Terms::Second),
            _ => Err(format!(
                "the table has the terms {number}, this program knows 1 and 2: update it"
            )),
        }
    }
}

/// Game, seats and settings of a table. Fixed when it is opened, except for the seats, which the
/// host may change until the game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub game: String,
    /// In a log: the version of the table's own rules. The keeper sets it: a request to open a
    /// table leaves it out.
    #[serde(default, skip_serializing_if = "Terms::is_first")]
    #[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 1, maximum = 2, default = 1))]
    pub terms: Terms,
    /// In a log: the edition; with the first terms only if it is not the game's first. In a new
    /// plan it is left out and follows from the options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Box<PinnedEdition>>,
    /// Options of the game; defaults apply to what is left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: OptionValues,
    pub seats: Vec<SeatFor>,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub late: Late,
    /// Whether the table is listed in the lobby, or open only to those who have its link.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(default = false))]
    pub public: bool,
    /// Whether chat is on.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(default = false))]
    pub chat: bool,
    /// Everybody plays on one device: undo is unlimited, and seats can change between people and
    /// bots at any time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schema(default = false))]
    pub shared_device: bool,
    /// Names of bots by seat: one for every seat, or none for the default names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The day, if this is a game of the day. Everybody gets the same chance outcomes, so undo
    /// must not reveal them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>, example = "2026-11-15"))]
    pub daily: Option<Day>,
    /// The position document that the game starts from, if it is not the standard setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
}

/// An edition of a game as logs name it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PinnedEdition {
    pub name: String,
    /// The rules version.
    pub rules: u32,
}

/// Who is wanted on a seat. [`SeatKind`] is the same once it has been checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatFor {
    /// The player who takes the seat.
    Person,
    /// A bot of this level, 1 to 5.
    Bot(RequestedLevel),
}

impl SeatFor {
    #[must_use]
    pub fn bot(level: Level) -> SeatFor {
        SeatFor::Bot(level.into())
    }

    /// # Errors
    /// If bots have no such level.
    pub fn check(self) -> Result<SeatKind, NoSuchLevel> {
        Ok(match self {
            SeatFor::Person => SeatKind::Person,
            SeatFor::Bot(level) => SeatKind::Bot {
                level: level.check()?,
            },
        })
    }
}

impl From<SeatKind> for SeatFor {
    fn from(kind: SeatKind) -> SeatFor {
        match kind {
            SeatKind::Person => SeatFor::Person,
            SeatKind::Bot { level } => SeatFor::bot(level),
        }
    }
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(default = "none"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// Correspondence: days for every action.
    PerMove {
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 7))]
        days: u8,
    },
    /// Minutes for the whole game, plus an increment in seconds per turn.
    Live {
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 180))]
        minutes: u16,
        #[cfg_attr(feature = "schema", schema(maximum = 180))]
        increment: u16,
    },
}

/// What happens to a player whose time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(default = "bot"))]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// A bot plays until the player is back.
    #[default]
    Bot,
    /// The player has resigned.
    Resign,
}

impl Plan {
    /// A table without clock and chat that is open only by link.
    #[must_use]
    pub fn new(game: impl Into<String>, options: OptionValues, seats: Vec<SeatFor>) -> Plan {
        Plan {
            game: game.into(),
            terms: Terms::First,
            edition: None,
            options,
            seats,
            clock: Clock::None,
            late: Late::Bot,
            public: false,
            chat: false,
            shared_device: false,
            names: Vec::new(),
            daily: None,
            start: None,
        }
    }

    /// Validates a new plan and returns the initial position.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn check(&self, registry: &Registry) -> Result<Position, Violations> {
        match &self.edition {
            None => {
                let rules = registry.get(&self.game)?;
                self.check_with(match &self.start {
                    None => rules.start(&self.options),
                    Some(document) => rules.read_document(document),
                })
            }
            Some(_) => self.check_logged(registry),
        }
    }

    /// The same for a plan in a log, with the edition that it pins, or else the game's first.
    pub(crate) fn check_logged(&self, registry: &Registry) -> Result<Position, Violations> {
        let (rules, edition) = match &self.edition {
            None => {
                let rules = registry.get(&self.game)?;
                (rules, rules.editions()[0])
            }
            Some(pinned) => registry
                .find(&self.game, Some(&pinned.name), pinned.rules)
                .map_err(|error| match error {
                    LookupError::Game(violations) => violations,
                    LookupError::Edition(unknown) => {
                        Violations::one("edition", format!("the table plays {unknown}"))
                    }
                })?,
        };
        self.check_with(match &self.start {
            None => rules.start_pinned(edition, &self.options),
            Some(document) => rules.read_pinned_document(edition, document),
        })
    }

    fn check_with(&self, start: Result<Position, Violations>) -> Result<Position, Violations> {
        let mut violations = Violations::default();
        if let Ok(start) = &start {
            let (needed, found) = (start.seats(), self.seats.len());
            let message = format!("the game needs {needed} seats, not {found}");
            violations.require(needed == found, "seats", message);
        }
        for (index, seat) in self.seats.iter().enumerate() {
            let (first, last) = (Level::FIRST, Level::LAST);
            violations.require(
                seat.check().is_ok(),
                format!("seats[{index}].bot"),
                format!("a level from {first} to {last} is needed"),
            );
        }
        // At a local table one may watch bots play.
        let people = self.shared_device || self.seats.contains(&SeatFor::Person);
        violations.require(people, "seats", "at least one person is needed");
        let named = self.names.is_empty() || self.names.len() == self.seats.len();
        violations.require(named, "names", "one for every seat is needed, or none");
        for (index, name) in self.names.iter().enumerate() {
            // A plan in a log may be older than the rules for new names. Only records that become
            // local tables can have lost theirs.
            let is_removed = name == REMOVED_NAME && self.shared_device;
            if !is_removed && let Err(error) = check_kept_name(name) {
                violations.require(false, format!("names[{index}]"), error.to_string());
            }
        }
        match self.clock {
            Clock::None => {}
            Clock::PerMove { days } => violations.require(
                (1..=MOST_DAYS).contains(&days),
                "clock.per-move.days",
                format!("from 1 to {MOST_DAYS} days are possible"),
            ),
            Clock::Live { minutes, increment } => {
                violations.require(
                    (1..=MOST_MINUTES).contains(&minutes),
                    "clock.live.minutes",
                    format!("from 1 to {MOST_MINUTES} minutes are possible"),
                );
                violations.require(
                    increment <= MOST_INCREMENT,
                    "clock.live.increment",
                    format!("at most {MOST_INCREMENT} seconds are possible"),
                );
            }
        }
        match start {
            Ok(start) => violations.into_result(start),
            Err(mut all) => {
                all.0.extend(violations.0);
                Err(all)
            }
        }
    }

    /// The same for an online table.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn check_online(&self, registry: &Registry) -> Result<Position, Violations> {
        let mut violations = Violations::default();
        for (is_local, field) in [
            (self.shared_device, "shared_device"),
            (!self.names.is_empty(), "names"),
            (self.daily.is_some(), "daily"),
            (self.start.is_some(), "start"),
        ] {
            violations.require(!is_local, field, "not possible at an online table");
        }
        violations.into_result(())?;
        self.check(registry)
    }

    /// The same plan with all options explicit and the edition pinned, so that later defaults and
    /// rules do not affect it.
    #[must_use]
    pub fn complete(mut self, start: &Position) -> Plan {
        self.options = start.options();
        let edition = start.edition();
        let is_written = self.terms != Terms::First || edition != start.rules().editions()[0];
        self.edition = is_written.then(|| {
            Box::new(PinnedEdition {
                name: edition.name.to_owned(),
                rules: edition.rules_version,
            })
        });
        self
    }
}
