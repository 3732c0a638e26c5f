//! What lists tell of a table, without its log.

use serde::{Deserialize, Serialize};
use starboard_kernel::{Level, OptionValues, Seat};
use starboard_table::{Clock, Late, Phase, SeatKind, Table};

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    pub table: String,
    pub game: String,
    /// The id of the person who opened it.
    pub host: String,
    pub phase: Phase,
    pub public: bool,
    pub sequence: u64,
    /// In the time that logs are written in.
    pub opened_at: u64,
    pub changed_at: u64,
    /// When somebody's time runs out.
    pub deadline: Option<u64>,
    pub waits_for_bot: bool,
    /// The id of the person who is to act.
    pub to_act: Option<String>,
    pub about: About,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    pub options: OptionValues,
    pub clock: Clock,
    pub late: Late,
    pub seats: Vec<AboutSeat>,
    /// How many actions and outcomes there have been.
    pub moves: usize,
    /// Once it is over: who won.
    pub winners: Vec<Seat>,
    pub scores: Vec<i64>,
    /// Once it is over: why, as a word of the rules.
    pub reason: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AboutSeat {
    /// Nothing for a seat that is free.
    pub name: Option<String>,
    /// Whose seat it is.
    pub person: Option<String>,
    /// The level of the bot that plays.
    pub bot: Option<Level>,
}

/// The result of a game for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Won,
    Drawn,
    Lost,
}

impl Summary {
    #[must_use]
    pub fn of(table: &str, room: &Table) -> Summary {
        let plan = room.plan();
        let (opened_at, changed_at) = room.times();
        let to_act = room.person_to_act();
        let holder = to_act.and_then(|seat| room.seats()[seat.index()].person.as_ref());
        Summary {
            table: table.to_owned(),
            game: plan.game.clone(),
            host: room.host().id.clone(),
            phase: room.phase(),
            public: plan.public,
            sequence: room.sequence(),
            opened_at,
            changed_at,
            deadline: room.clocks().deadline(),
            waits_for_bot: room.bot_to_act().is_some(),
            to_act: holder.map(|person| person.id.clone()),
            about: About::of(room),
        }
    }
}

impl About {
    fn of(room: &Table) -> About {
        let plan = room.plan();
        let table = room.play();
        let ending = table.and_then(starboard_table::Play::ending);
        let seats = Seat::first(room.seats().len()).map(|seat| {
            let held = &room.seats()[seat.index()];
            let bot = match table.and_then(|table| table.kind(seat)).unwrap_or(held.by) {
                SeatKind::Bot { level } => Some(level),
                SeatKind::Person => None,
            };
            let is_free = held.person.is_none() && held.by == SeatKind::Person;
            AboutSeat {
                name: (!is_free).then(|| room.name(seat)),
                person: held.person.as_ref().map(|person| person.id.clone()),
                bot,
            }
        });
        About {
            options: plan.options.clone(),
            clock: plan.clock,
            late: plan.late,
            seats: seats.collect(),
            moves: table.map_or(0, |table| table.history().steps().len()),
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
