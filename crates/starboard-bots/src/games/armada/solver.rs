//! The invasion of Dark Side Armada, solved exactly.
//!
//! Phase 2 is a game against the dice alone with few enough positions to look at all of them:
//! 1,472 ways to have crossed levels, times what is left of rolls, wild cards and skills. The
//! [`Solver`] works out what each position between two attacks is worth, from few rolls to many,
//! and looks into an attack only when asked about one.
//!
//! - `sheet`: regions, levels and which dice meet them
//! - `dice`: three dice within an attack
//! - `configuration`: the sets of crossed levels that can come
//! - `plan`: what an attack comes down to, for one set of open levels
//! - `sweep`: a plan carried out for every number of skills at once
//! - `table`: the values, and the order in which they are found
//! - `choices`: what a position and everything that can be done in it is worth
//! - `border`: the worth of every start of the invasion

pub mod border;
mod choices;
mod configuration;
mod dice;
mod plan;
mod sheet;
mod sweep;
mod table;

use armada::Actions;

pub use table::{Progress, Solver};

/// What is to be as high as possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// A24: the expected score.
    Score,
    /// The chance that all levels are crossed.
    Victory,
}

/// A die within an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    pub face: u8,
    pub rerolled: bool,
    /// Flipped, or one added or taken away.
    pub changed: bool,
}

/// A position of the invasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// One bit for each level, in the order of the edition.
    pub crossed: u32,
    /// What has been used in the attack that is on is gone already, its roll included.
    pub actions: Actions,
    pub step: Step,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// No attack is on.
    Attack,
    /// Three dice are about to be rolled.
    Roll,
    /// The dice lie there.
    Skills([Die; 3]),
    /// One die (0–2) is about to be rolled again; its entry says what it showed.
    Reroll([Die; 3], u8),
}
