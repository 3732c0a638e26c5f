//! Dark Side Armada: one player rolls dice, writes down what they show, builds six starships
//! before their docks collapse, and then conquers the Earth with what the ships can do.
//!
//! Rules are cited by their numbers, A1 to A25. The position is [`Armada`]; [`sheet`] knows the
//! ships and their boxes, [`world`] the regions and their levels, [`worth`] what ships give,
//! [`play`] says what each action and roll does, [`legal`] which are possible.

#![warn(clippy::float_arithmetic)]

mod action;
mod document;
mod edition;
mod encoding;
mod event;
mod legal;
mod play;
mod random;
mod refusal;
mod render;
mod sheet;
pub mod texts;
mod world;
mod worth;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use starboard_kernel::{
    Day, Ending, FastRng, Game, Schema, Seat, Sink, Turn, Violations, random_listed_action,
};

pub use action::{Action, Die, Roll, Skill};
pub use encoding::Space;
pub use event::Event;
pub use sheet::{CIRCLES, Circle, Ship};
pub use world::{Demand, LEVELS, Level, LevelSet, Region, Sum, focus, met_by, open_levels};
pub use worth::{Actions, Rank};

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Armada {
    options: Options,
    /// The circles that hold each face, as bits.
    written: [u64; 6],
    /// The circles that are built, as bits.
    built: u64,
    /// What is left of each ship's bar.
    countdown: [u8; 6],
    /// The ships that are completed, as bits.
    completed: u8,
    /// The ships that have collapsed, as bits.
    collapsed: u8,
    phase: Phase,
    step: Step,
    /// The dice in play, 0 for none. In phase 1 those not yet used, ascending.
    dice: [u8; 3],
    /// What is left to do in phase 2.
    actions: Actions,
    /// The levels crossed, as bits.
    crossed: LevelSet,
    /// A21: the dice that were rolled again in this attack, as bits.
    rerolled: u8,
    /// A21: the dice that were changed in this attack, as bits.
    changed: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub edition: Edition,
    pub three_boxes: ThreeBoxes,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    Standard,
}

/// What exactly three built boxes of ship 5 or 6 give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThreeBoxes {
    /// Nothing, as printed.
    Zero,
    /// The two actions of two boxes.
    Two,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Build,
    Invade,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Dice are to be rolled.
    Roll,
    Value,
    Build,
    Count,
    Attack,
    Skills,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShipState {
    Open,
    Completed,
    Collapsed,
}

/// What can be seen of a position, for boards and bots.
impl Armada {
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }
    /// The dice in play, 0 for none. In phase 1 those not yet used, ascending; in phase 2 in
    /// the order of their numbers, with 0 for a die that is being rolled again.
    #[must_use]
    pub fn dice(&self) -> [u8; 3] {
        self.dice
    }
    #[must_use]
    pub fn is_built(&self, circle: Circle) -> bool {
        self.built & circle.bit() != 0
    }
    /// The circles that hold each face, 1 to 6, as bits by their [`Circle::index`].
    #[must_use]
    pub fn written_circles(&self) -> [u64; 6] {
        self.written
    }
    /// The circles that are built, as bits by their [`Circle::index`].
    #[must_use]
    pub fn built_circles(&self) -> u64 {
        self.built
    }
    /// What is left of a ship's bar.
    #[must_use]
    pub fn countdown(&self, ship: Ship) -> u8 {
        self.countdown[ship.index()]
    }
    #[must_use]
    pub fn ship_state(&self, ship: Ship) -> ShipState {
        if self.completed & ship.bit() != 0 {
            ShipState::Completed
        } else if self.collapsed & ship.bit() != 0 {
            ShipState::Collapsed
        } else {
            ShipState::Open
        }
    }
    /// What is left to do in phase 2; nothing in phase 1.
    #[must_use]
    pub fn actions(&self) -> Actions {
        self.actions
    }
    /// The levels crossed so far.
    #[must_use]
    pub fn crossed(&self) -> LevelSet {
        self.crossed
    }
    /// A18: the region that must be finished first.
    #[must_use]
    pub fn focus(&self) -> Option<Region> {
        world::focus(self.crossed)
    }
    /// A21: whether this die was rolled again in this attack.
    #[must_use]
    pub fn is_rerolled(&self, die: Die) -> bool {
        self.rerolled & die.bit() != 0
    }
    /// A21: whether this die was flipped, raised or lowered in this attack.
    #[must_use]
    pub fn is_changed(&self, die: Die) -> bool {
        self.changed & die.bit() != 0
    }
}

impl Game for Armada {
    type Action = Action;
    type Outcome = Roll;
    type Event = Event;
    type Options = Options;

    const NAME: &'static str = "armada";
    const EDITIONS: &'static [starboard_kernel::Edition] =
        &[starboard_kernel::Edition::new(edition::NAME, 1)];
    const HAS_POINTS: bool = true;
    const HAS_DRAWS: bool = false;

    fn schema() -> Schema {
        Schema::empty()
            .with("edition", [edition::NAME])
            .with("three_boxes", ["zero", "two"])
    }

    fn start(options: &Options) -> Self {
        play::start(*options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn of_day(_day: Day) -> Option<Self> {
        Some(Armada::start(&Options {
            edition: Edition::Standard,
            three_boxes: ThreeBoxes::Zero,
        }))
    }

    fn seats(&self) -> usize {
        1
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.phase, self.step) {
            (Phase::Over, _) => Turn::Over,
            (_, Step::Roll) => Turn::Chance,
            _ => Turn::Player(Seat::new(0)),
        }
    }

    #[inline]
    fn legal_actions_into(&self, into: &mut Vec<Action>) {
        legal::legal_actions_into(self, into);
    }

    #[inline]
    fn outcomes_into(&self, into: &mut Vec<(Roll, u32)>) {
        legal::outcomes_into(self, into);
    }

    #[inline]
    fn random_action(&self, rng: &mut FastRng, buffer: &mut Vec<Action>) -> Action {
        self.random_value(rng)
            .unwrap_or_else(|| random_listed_action(self, rng, buffer))
    }

    #[inline]
    fn random_outcome(&self, rng: &mut FastRng, _: &mut Vec<(Roll, u32)>) -> Roll {
        random::random_outcome(self, rng)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        play::play_unchecked(self, action, sink);
    }

    #[inline]
    fn resolve_unchecked(&mut self, roll: Roll, sink: &mut impl Sink<Event>) {
        play::resolve_unchecked(self, roll, sink);
    }

    fn rule_against(&self, action: Action) -> &'static str {
        refusal::rule_against(self, action)
    }

    fn ending(&self) -> Option<Ending> {
        (self.phase == Phase::Over).then(|| {
            let reason = self.ending_reason();
            Ending {
                reason,
                scores: vec![self.score().into()],
                // A24: in a solo game, conquering everything wins.
                winners: if reason == "victory" {
                    vec![Seat::new(0)]
                } else {
                    Vec::new()
                },
                drawn: false,
            }
        })
    }

    fn document(&self) -> Value {
        document::document(self)
    }

    fn from_document(document: &Value) -> Result<Self, Violations> {
        document::from_document(document)
    }

    fn encode(&self, into: &mut Vec<u8>) {
        document::encode(self, into);
    }
}
