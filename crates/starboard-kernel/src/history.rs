//! A game as it went: every position on the way, so that replay, going back and branching off
//! are one look-up, and undo is computed rather than programmed.

use std::sync::Arc;

use crate::erased::{Event, Position};
use crate::{PlayError, Seat, Seed, Turn};

/// Who brought about a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    Player(Seat),
    Chance,
}

#[derive(Clone, Debug)]
pub struct Step {
    pub actor: Actor,
    /// The action or outcome in notation.
    pub text: String,
    pub events: Vec<Event>,
    pub after: Position,
}

/// Clones share their steps, so that one costs little however long the game is.
#[derive(Clone, Debug)]
pub struct History {
    start: Arc<Position>,
    steps: Vec<Arc<Step>>,
}

/// Why a player may not take back their last action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoRefusal {
    #[error("there is nothing to take back")]
    Nothing,
    #[error("a chance outcome has followed")]
    Chance,
    #[error("seat {0} has acted since")]
    OtherPlayer(Seat),
}

impl History {
    #[must_use]
    pub fn new(start: Position) -> Self {
        History {
            start: Arc::new(start),
            steps: Vec::new(),
        }
    }

    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    #[must_use]
    pub fn steps(&self) -> &[Arc<Step>] {
        &self.steps
    }

    #[must_use]
    pub fn now(&self) -> &Position {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// The position after `length` steps.
    #[must_use]
    pub fn at(&self, length: usize) -> Option<&Position> {
        match length {
            0 => Some(&self.start),
            n => self.steps.get(n - 1).map(|step| &step.after),
        }
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed.
    pub fn play(&mut self, action: &str) -> Result<&Step, PlayError> {
        let actor = match self.now().turn() {
            Turn::Player(seat) => Actor::Player(seat),
            Turn::Chance => return Err(PlayError::ChancePending),
            Turn::Over => return Err(PlayError::Over),
        };
        let mut after = self.now().clone();
        let events = after.play(action)?;
        Ok(self.push(actor, action, events, after))
    }

    /// Resolves the chance turn that is due by an outcome from elsewhere.
    ///
    /// # Errors
    /// Why it cannot happen; nothing has changed.
    pub fn resolve(&mut self, outcome: &str) -> Result<&Step, PlayError> {
        let mut after = self.now().clone();
        let events = after.resolve(outcome)?;
        Ok(self.push(Actor::Chance, outcome, events, after))
    }

    /// Resolves the chance turn that is due, if any, by the seed.
    pub fn resolve_by(&mut self, seed: &Seed) -> Option<&Step> {
        if self.now().turn() != Turn::Chance {
            return None;
        }
        let outcomes = self.now().outcomes();
        let picked = seed.pick(
            self.chance_turns(),
            outcomes.iter().map(|&(_, weight)| weight),
        );
        self.resolve(&outcomes[picked].0).ok()
    }

    fn push(&mut self, actor: Actor, text: &str, events: Vec<Event>, after: Position) -> &Step {
        self.steps.push(Arc::new(Step {
            actor,
            text: text.to_owned(),
            events,
            after,
        }));
        &self.steps[self.steps.len() - 1]
    }

    /// How many chance turns there have been: the number of the next one.
    #[must_use]
    pub fn chance_turns(&self) -> u64 {
        self.steps
            .iter()
            .filter(|step| step.actor == Actor::Chance)
            .count() as u64
    }

    /// To which length the history would go back if `seat` took back their last action.
    ///
    /// # Errors
    /// Why they may not: chance or somebody else has acted since.
    pub fn undo_for(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        let is_chance = |step: &Arc<Step>| step.actor == Actor::Chance;
        match self.steps.last().map(|step| step.actor) {
            // What chance did before anybody acted hides nothing that could be taken back.
            _ if self.steps.iter().all(is_chance) => Err(UndoRefusal::Nothing),
            None => Err(UndoRefusal::Nothing),
            Some(Actor::Chance) => Err(UndoRefusal::Chance),
            Some(Actor::Player(other)) if other != seat => Err(UndoRefusal::OtherPlayer(other)),
            Some(Actor::Player(_)) => Ok(self.steps.len() - 1),
        }
    }

    /// To which length it goes back before the last action that `mine` accepts, whatever has
    /// followed: for one device, where nobody is deceived by it. The chance turns after it give
    /// the same outcomes again.
    ///
    /// # Errors
    /// If there is no such action.
    pub fn undo_freely(&self, mine: impl Fn(Seat) -> bool) -> Result<usize, UndoRefusal> {
        self.steps
            .iter()
            .rposition(|step| matches!(step.actor, Actor::Player(seat) if mine(seat)))
            .ok_or(UndoRefusal::Nothing)
    }

    /// Forgets everything after `length` steps.
    pub fn truncate(&mut self, length: usize) {
        self.steps.truncate(length);
    }
}
