//! What lists show of a table, without its log.

use serde::{Deserialize, Serialize};
use starboard_kernel::{Level, OptionValues, Seat};
use starboard_table::{Clock, Late, Phase, SeatKind, Table};

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// The id of the table.
    pub table: String,
    pub game: String,
    /// The id of the person who opened it.
    pub host: String,
    pub phase: Phase,
    /// Whether the table is listed in the lobby.
    pub public: bool,
    /// How many entries its log has.
    pub sequence: u64,
    /// On the clock that logs use.
    pub opened_at: u64,
    pub changed_at: u64,
    /// When the time of the player to act runs out.
    #[cfg_attr(feature = "schema", schema(required))]
    pub deadline: Option<u64>,
    /// Whether it is a bot's turn.
    pub waits_for_bot: bool,
    /// The id of the person to act.
    #[cfg_attr(feature = "schema", schema(required))]
    pub to_act: Option<String>,
    pub about: About,
}

/// What a table is about, and how the game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct About {
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: OptionValues,
    pub clock: Clock,
    pub late: Late,
    pub seats: Vec<AboutSeat>,
    /// How many actions and outcomes there have been.
    pub moves: usize,
    /// Who won, once the game is over.
    pub winners: Vec<Seat>,
    /// Points by seat, once the game is over.
    pub scores: Vec<i64>,
    /// Why the game ended, as a word of its rules.
    #[cfg_attr(feature = "schema", schema(required))]
    pub reason: Option<String>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AboutSeat {
    /// The name of the player, empty if it was removed; null for a free seat.
    #[cfg_attr(feature = "schema", schema(required))]
    pub name: Option<String>,
    /// The id of the person who has the seat.
    #[cfg_attr(feature = "schema", schema(required))]
    pub person: Option<String>,
    /// The level of the bot that plays.
    #[cfg_attr(feature = "schema", schema(required))]
    pub bot: Option<Level>,
}

/// The result of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PlayerResult {
    Won,
    Drawn,
    Lost,
}

impl Summary {
    #[must_use]
    pub fn of(id: &str, table: &Table) -> Summary {
        let plan = table.plan();
        let (opened_at, changed_at) = table.times();
        let to_act = table.person_to_act();
        let holder = to_act.and_then(|seat| table.seats()[seat.index()].person.as_ref());
        Summary {
            table: id.to_owned(),
            game: plan.game.clone(),
            host: table.host().id.clone(),
            phase: table.phase(),
            public: plan.public,
            sequence: table.sequence(),
            opened_at,
            changed_at,
            deadline: table.clocks().deadline(),
            waits_for_bot: table.bot_to_act().is_some(),
            to_act: holder.map(|person| person.id.clone()),
            about: About::of(table),
        }
    }
}

impl About {
    fn of(table: &Table) -> About {
        let plan = table.plan();
        let play = table.play();
        let ending = play.and_then(starboard_table::Play::ending);
        let seats = Seat::first(table.seats().len()).map(|seat| {
            let held = &table.seats()[seat.index()];
            let bot = match play.and_then(|play| play.kind(seat)).unwrap_or(held.by) {
                SeatKind::Bot { level } => Some(level),
                SeatKind::Person => None,
            };
            AboutSeat {
                name: (!held.is_free()).then(|| table.name(seat)),
                person: held.person.as_ref().map(|person| person.id.clone()),
                bot,
            }
        });
        About {
            options: plan.options.clone(),
            clock: plan.clock,
            late: plan.late,
            seats: seats.collect(),
            moves: play.map_or(0, |play| play.history().length()),
            winners: ending
                .as_ref()
                .map_or_else(Vec::new, |ending| ending.winners.clone()),
            scores: ending
                .as_ref()
                .map_or_else(Vec::new, |ending| ending.scores.clone()),
            reason: ending.map(|ending| ending.reason.to_owned()),
        }
    }
}
