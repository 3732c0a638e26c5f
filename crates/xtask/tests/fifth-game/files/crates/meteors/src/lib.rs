//! Meteor Shower: two to four players take turns to catch one to three meteors, and the player who
//! catches the last one wins. Rules are cited by their numbers, M1 to M4.

#![warn(clippy::float_arithmetic)]

pub mod texts;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use starboard_kernel::document::{Reader, number};
use starboard_kernel::{
    Edition, Encoding, Ending, Field, Game, Group, Legend, Schema, Seat, Sink, Turn, Unreadable,
    Violations,
};

/// M1: how many meteors may fall.
pub const FEWEST: u8 = 9;
pub const MOST: u8 = 15;

/// M2: how many meteors one player may catch in a turn.
pub const MOST_AT_ONCE: u8 = 3;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meteors {
    /// The meteors that have not been caught; nothing before they fall.
    left: Option<u8>,
    /// How many each player has caught.
    caught: Vec<u8>,
    turn: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub players: u8,
}

/// How many meteors are caught.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Catch(pub u8);

/// How many meteors fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shower(pub u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    Fell { meteors: u8 },
    Caught { seat: Seat, meteors: u8 },
}

impl fmt::Display for Catch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "catch {}", self.0)
    }
}

impl fmt::Display for Shower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "shower {}", self.0)
    }
}

impl FromStr for Catch {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        (1..=MOST_AT_ONCE)
            .map(Catch)
            .find(|catch| catch.to_string() == text)
            .ok_or_else(|| Unreadable::new(text, "expected catch 1 to catch 3"))
    }
}

impl FromStr for Shower {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        (FEWEST..=MOST)
            .map(Shower)
            .find(|shower| shower.to_string() == text)
            .ok_or_else(|| Unreadable::new(text, "expected shower 9 to shower 15"))
    }
}

impl Meteors {
    /// The meteors that have not been caught; none before they fall.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.left.unwrap_or(0)
    }

    /// How many meteors each player has caught.
    #[must_use]
    pub fn caught(&self) -> &[u8] {
        &self.caught
    }
}

impl Game for Meteors {
    type Action = Catch;
    type Outcome = Shower;
    type Event = Event;
    type Options = Options;

    const NAME: &'static str = "meteors";
    const EDITIONS: &'static [Edition] = &[Edition::new("standard", 1)];
    const HAS_POINTS: bool = true;
    const HAS_DRAWS: bool = false;

    fn schema() -> Schema {
        Schema::empty().with("players", [2, 3, 4])
    }

    fn start(options: &Options) -> Self {
        Meteors {
            left: None,
            caught: vec![0; options.players.into()],
            turn: 0,
        }
    }

    fn options(&self) -> Options {
        Options {
            players: self.caught.len() as u8,
        }
    }

    fn seats(&self) -> usize {
        self.caught.len()
    }

    fn turn(&self) -> Turn {
        match self.left {
            None => Turn::Chance,
            Some(0) => Turn::Over,
            Some(_) => Turn::Player(Seat::new(self.turn.into())),
        }
    }

    fn legal_actions_into(&self, into: &mut Vec<Catch>) {
        // M2: one to three, as far as there are any.
        into.extend((1..=self.left().min(MOST_AT_ONCE)).map(Catch));
    }

    fn outcomes_into(&self, into: &mut Vec<(Shower, u32)>) {
        // M1: every number is equally likely.
        if self.left.is_none() {
            into.extend((FEWEST..=MOST).map(|meteors| (Shower(meteors), 1)));
        }
    }

    fn play_unchecked(&mut self, Catch(meteors): Catch, sink: &mut impl Sink<Event>) {
        let seat = Seat::new(self.turn.into());
        let left = self.left().saturating_sub(meteors);
        self.left = Some(left);
        self.caught[seat.index()] += meteors;
        sink.tell(|| Event::Caught { seat, meteors });
        // M3: the player who catches the last one keeps the turn, and so wins.
        if left > 0 {
            self.turn = (self.turn + 1) % self.caught.len() as u8;
        }
    }

    fn resolve_unchecked(&mut self, Shower(meteors): Shower, sink: &mut impl Sink<Event>) {
        self.left = Some(meteors);
        sink.tell(|| Event::Fell { meteors });
    }

    fn rule_against(&self, _: Catch) -> &'static str {
        "M2"
    }

    fn ending(&self) -> Option<Ending> {
        // M4: meteors are points, but only the last one wins.
        (self.turn() == Turn::Over).then(|| Ending {
            reason: "caught",
            scores: self.caught.iter().map(|&meteors| meteors.into()).collect(),
            winners: vec![Seat::new(self.turn.into())],
            drawn: false,
        })
    }

    fn document(&self) -> Value {
        json!({
            "game": Self::NAME,
            "options": self.written_options(),
            "left": self.left,
            "caught": self.caught,
            "turn": self.turn + 1,
        })
    }

    fn from_document(document: &Value) -> Result<Self, Violations> {
        let mut reader = Reader::new(document, "");
        reader.read("game", "\"meteors\"", |v| (v == Self::NAME).then_some(()));
        let options = reader.read("options", "the options", Value::as_object);
        let left = reader.read("left", "null, or 0 to 15", |v| match v {
            Value::Null => Some(None),
            v => number(v, 0, MOST.into()).map(|left| Some(left as u8)),
        });
        let caught = reader.read("caught", "a list of numbers up to 15", |v| {
            let caught: Vec<u8> = serde_json::from_value(v.clone()).ok()?;
            let all = caught.iter().try_fold(0_u8, |all, &n| all.checked_add(n))?;
            (all <= MOST).then_some(caught)
        });
        let turn = reader.read("turn", "a seat", |v| number(v, 1, 4));
        let options = options.and_then(|values| match Self::read_written_options(values) {
            Ok(options) => Some(options),
            Err(violations) => {
                reader.absorb(violations);
                None
            }
        });
        if let Some(Options { players }) = options {
            if caught
                .as_ref()
                .is_some_and(|c| c.len() != usize::from(players))
            {
                reader.violation("caught", "one number per player is needed");
            }
            if turn.is_some_and(|turn| turn > u64::from(players)) {
                reader.violation("turn", "there is no such seat");
            }
        }
        let position = (|| {
            Some(Meteors {
                left: left?,
                caught: caught?,
                turn: turn? as u8 - 1,
            })
        })();
        let violations = reader.finish();
        match position {
            Some(position) => violations.into_result(position),
            None => Err(violations),
        }
    }

    fn encode(&self, into: &mut Vec<u8>) {
        into.extend([self.left.map_or(0, |left| left + 1), self.turn]);
        into.extend(&self.caught);
    }
}

impl Encoding for Meteors {
    /// The number of players.
    type Space = usize;

    fn space(options: &Options) -> usize {
        options.players.into()
    }

    fn legend(&players: &usize) -> Legend {
        Legend {
            actions: vec![Group::new(
                "catch",
                MOST_AT_ONCE.into(),
                "catch 1 to catch 3",
            )],
            outcomes: vec![Group::new(
                "shower",
                usize::from(MOST - FEWEST) + 1,
                "shower 9 to shower 15",
            )],
            fields: vec![
                Field::number("fallen", [1], 1, "1 once the meteors have fallen"),
                Field::number("left", [1], MOST, "meteors that nobody has caught"),
                Field::number(
                    "caught",
                    [players],
                    MOST,
                    "meteors caught by player, starting with the acting one",
                ),
                Field::number("turn", [1], players as u8 - 1, "seats after one’s own"),
            ],
            symmetries: Vec::new(),
            complete: true,
        }
    }

    fn number(&self, _: &usize, Catch(meteors): Catch) -> Option<u32> {
        let number = u32::from(meteors).checked_sub(1)?;
        (meteors <= MOST_AT_ONCE).then_some(number)
    }

    fn action(&self, _: &usize, number: u32) -> Option<Catch> {
        (number < MOST_AT_ONCE.into()).then(|| Catch(number as u8 + 1))
    }

    fn outcome_number(_: &usize, Shower(meteors): Shower) -> Option<u32> {
        let number = meteors.checked_sub(FEWEST)?;
        (meteors <= MOST).then_some(number.into())
    }

    fn outcome(_: &usize, number: u32) -> Option<Shower> {
        (number <= (MOST - FEWEST).into()).then(|| Shower(FEWEST + number as u8))
    }

    fn observe(&self, &players: &usize, seat: Seat, into: &mut [u8]) {
        into[0] = self.left.is_some().into();
        into[1] = self.left();
        for place in 0..players {
            into[2 + place] = self.caught[(seat.index() + place) % players];
        }
        let turn = (usize::from(self.turn) + players - seat.index()) % players;
        into[2 + players] = turn as u8;
    }
}
