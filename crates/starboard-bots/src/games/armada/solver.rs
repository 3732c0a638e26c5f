//! The invasion of Dark Side Armada, solved exactly.
//!
//! Phase 2 is a Markov decision process that is small enough for dynamic programming: 1,472 sets of
//! crossed levels, times the remaining rolls, wild cards and skills. The [`Solver`] computes the
//! value of every position between two attacks, from few rolls to many, and expands positions
//! within an attack only when asked about one.
//!
//! - `sheet`: regions, levels and which dice meet them
//! - `dice`: three dice within an attack
//! - `configuration`: the reachable sets of crossed levels
//! - `plan`: the computation of an attack's value, for one set of open levels
//! - `sweep`: executes a plan for all numbers of skills at once
//! - `table`: the values, and the order in which they are computed
//! - `choices`: the value of a position and of every action in it
//! - `border`: the value of every start of the invasion

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

/// What is maximised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// A24: the expected score.
    Score,
    /// The probability that all levels are crossed.
    Victory,
}

/// A die within an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    pub face: u8,
    pub rerolled: bool,
    /// By a flip, +1 or −1.
    pub changed: bool,
}

/// A position of the invasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// One bit for each level, in the order of the edition.
    pub crossed: u32,
    /// Without those already spent on the current attack, including its roll.
    pub actions: Actions,
    pub step: Step,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Between attacks.
    Attack,
    /// Three dice are about to be rolled.
    Roll,
    /// The dice have been rolled.
    Skills([Die; 3]),
    /// One die (0–2) is about to be re-rolled; its entry says what it showed.
    Reroll([Die; 3], u8),
}
