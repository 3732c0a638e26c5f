//! The course of a game: every position on the way, so that replaying, going back and branching off
//! are a lookup, and undo is computed rather than programmed. A keeper of many games can do without
//! these positions, as they follow from the moves.

use std::fmt;
use std::sync::{Arc, OnceLock};

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
    /// Empty once the history has [forgotten](History::forget_positions) them.
    pub events: Vec<Event>,
    after: Option<Arc<Position>>,
}

impl Step {
    /// A step without its events and the position after it.
    fn forgotten(actor: Actor, text: &str) -> Step {
        Step {
            actor,
            text: text.to_owned(),
            events: Vec::new(),
            after: None,
        }
    }

    /// The position after the step, unless the history has
    /// [forgotten](History::forget_positions) it.
    #[must_use]
    pub fn after(&self) -> Option<&Position> {
        self.after.as_deref()
    }
}

/// Clones share their steps. After [`History::forget_positions`] a clone is cheap, however long the
/// game.
pub struct History {
    start: Arc<Position>,
    /// Steps that were forgotten some time ago.
    past: Option<Arc<Past>>,
    /// The steps after them.
    steps: Vec<Arc<Step>>,
    now: Arc<Position>,
    chance_turns: u64,
    /// All steps, once they have been asked for and some are past.
    all: OnceLock<Vec<Arc<Step>>>,
}

/// A piece of a history that clones share as a whole. A server has many histories, so nothing is
/// allocated for a single step.
#[derive(Debug)]
struct Past {
    before: Option<Arc<Past>>,
    /// The actions and outcomes in notation, without anything between them.
    text: Box<str>,
    /// Who brought about each step, and where its text ends.
    steps: Box<[(Actor, u32)]>,
    /// How many there are, with those before.
    length: usize,
}

impl Past {
    /// The steps after `before`, which may become part of it.
    fn new(mut before: Option<Arc<Past>>, new: &[Arc<Step>]) -> Past {
        let mut pieces = Vec::new();
        let mut count = new.len();
        let length = before.as_ref().map_or(0, |past| past.length) + count;
        // Pieces of about the same size become one, so that there are never many.
        while let Some(past) = before.take_if(|past| past.steps.len() <= count) {
            count += past.steps.len();
            before.clone_from(&past.before);
            pieces.push(past);
        }
        let mut text = String::new();
        let mut steps = Vec::with_capacity(count);
        let old = pieces.iter().rev().flat_map(|past| past.iter());
        let new = new.iter().map(|step| (step.actor, step.text.as_str()));
        for (actor, step) in old.chain(new) {
            text.push_str(step);
            steps.push((actor, text.len() as u32));
        }
        Past {
            before,
            text: text.into(),
            steps: steps.into(),
            length,
        }
    }

    /// The steps of this piece alone.
    fn iter(&self) -> impl Iterator<Item = (Actor, &str)> {
        let mut from = 0;
        self.steps.iter().map(move |&(actor, to)| {
            let text = &self.text[from..to as usize];
            from = to as usize;
            (actor, text)
        })
    }
}

/// How many steps clones share one by one, before they become past.
const SHARED_SINGLY: usize = 8;

impl Clone for History {
    fn clone(&self) -> Self {
        History {
            start: Arc::clone(&self.start),
            past: self.past.clone(),
            steps: self.steps.clone(),
            now: Arc::clone(&self.now),
            chance_turns: self.chance_turns,
            all: OnceLock::new(),
        }
    }
}

/// What happened, regardless of how much of it is kept in memory.
impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = self.steps().iter();
        let moves: Vec<_> = steps.map(|step| (step.actor, &step.text)).collect();
        f.debug_struct("History")
            .field("start", &self.start)
            .field("moves", &moves)
            .field("now", &self.now)
            .finish()
    }
}

/// A chance turn whose outcome is not the one that a seed picks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChanceMismatch {
    /// The number of the step, from 1.
    pub number: usize,
    /// What the seed picks, in notation.
    pub picked: String,
    /// What has happened.
    pub recorded: String,
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
    pub fn new(start: impl Into<Arc<Position>>) -> Self {
        let start = start.into();
        History {
            now: Arc::clone(&start),
            start,
            past: None,
            steps: Vec::new(),
            chance_turns: 0,
            all: OnceLock::new(),
        }
    }

    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Whether it began with the start of its options, and not with some other position.
    #[must_use]
    pub fn has_usual_start(&self) -> bool {
        let rules = self.start.rules();
        let options = rules.schema().written(self.start.options());
        rules.start_pinned(self.start.edition(), &options).as_ref() == Ok(&*self.start)
    }

    #[must_use]
    pub fn steps(&self) -> &[Arc<Step>] {
        let Some(past) = &self.past else {
            return &self.steps;
        };
        self.all.get_or_init(|| {
            let pieces: Vec<&Arc<Past>> =
                std::iter::successors(Some(past), |past| past.before.as_ref()).collect();
            let forgotten = pieces.into_iter().rev().flat_map(|past| past.iter());
            let forgotten = forgotten.map(|(actor, text)| Arc::new(Step::forgotten(actor, text)));
            forgotten.chain(self.steps.iter().cloned()).collect()
        })
    }

    /// Who brought about the last step.
    fn last_actor(&self) -> Option<Actor> {
        let past = || Some(self.past.as_ref()?.steps.last()?.0);
        self.steps.last().map(|step| step.actor).or_else(past)
    }

    /// How many steps there are.
    #[must_use]
    pub fn length(&self) -> usize {
        self.past_length() + self.steps.len()
    }

    fn past_length(&self) -> usize {
        self.past.as_ref().map_or(0, |past| past.length)
    }

    /// The steps after the first `length`.
    #[must_use]
    pub fn steps_after(&self, length: usize) -> &[Arc<Step>] {
        match length.checked_sub(self.past_length()) {
            Some(from) => self.steps.get(from..).unwrap_or_default(),
            None => &self.steps()[length..],
        }
    }

    #[must_use]
    pub fn now(&self) -> &Position {
        &self.now
    }

    /// The position after `length` steps, if it is not forgotten.
    #[must_use]
    pub fn at(&self, length: usize) -> Option<&Position> {
        match length {
            0 => Some(&self.start),
            n if n == self.length() => Some(&self.now),
            n => self.steps().get(n - 1)?.after(),
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

    /// Resolves the pending chance turn with a given outcome.
    ///
    /// # Errors
    /// Why it cannot happen; nothing has changed.
    pub fn resolve(&mut self, outcome: &str) -> Result<&Step, PlayError> {
        let mut after = self.now().clone();
        let events = after.resolve(outcome)?;
        Ok(self.push(Actor::Chance, outcome, events, after))
    }

    /// Resolves the pending chance turn, if any, by the seed.
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

    /// Every chance turn whose outcome is not the one that a seed picks, as far as the positions
    /// before them are not forgotten.
    #[must_use]
    pub fn chance_mismatches(&self, seed: &Seed) -> Vec<ChanceMismatch> {
        let steps = self.steps().iter().enumerate();
        let chance = steps.filter(|(_, step)| step.actor == Actor::Chance);
        let mut mismatches = Vec::new();
        for (k, (index, step)) in (0..).zip(chance) {
            let Some(before) = self.at(index) else {
                continue;
            };
            let mut outcomes = before.outcomes();
            let picked = seed.pick(k, outcomes.iter().map(|&(_, weight)| weight));
            let (picked, _) = outcomes.swap_remove(picked);
            if picked != step.text {
                mismatches.push(ChanceMismatch {
                    number: index + 1,
                    picked,
                    recorded: step.text.clone(),
                });
            }
        }
        mismatches
    }

    fn push(&mut self, actor: Actor, text: &str, events: Vec<Event>, after: Position) -> &Step {
        self.now = Arc::new(after);
        self.all = OnceLock::new();
        self.chance_turns += u64::from(actor == Actor::Chance);
        self.steps.push(Arc::new(Step {
            actor,
            text: text.to_owned(),
            events,
            after: Some(Arc::clone(&self.now)),
        }));
        &self.steps[self.steps.len() - 1]
    }

    /// The number of chance turns so far, which is the number of the next one.
    #[must_use]
    pub fn chance_turns(&self) -> u64 {
        self.chance_turns
    }

    /// The length to which the history would go back if `seat` took back their last action.
    ///
    /// # Errors
    /// Why they may not: chance or another player has acted since.
    pub fn undo_for(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        match self.last_actor() {
            // Chance outcomes before the first action do not prevent an undo, as there is nothing
            // to take back behind them.
            _ if self.chance_turns == self.length() as u64 => Err(UndoRefusal::Nothing),
            None => Err(UndoRefusal::Nothing),
            Some(Actor::Chance) => Err(UndoRefusal::Chance),
            Some(Actor::Player(other)) if other != seat => Err(UndoRefusal::OtherPlayer(other)),
            Some(Actor::Player(_)) => Ok(self.length() - 1),
        }
    }

    /// The length that ends before the last action that `mine` accepts, whatever has followed: for
    /// one device, where this deceives nobody. Repeated chance turns give the same outcomes again.
    ///
    /// # Errors
    /// If there is no such action.
    pub fn undo_freely(&self, mine: impl Fn(Seat) -> bool) -> Result<usize, UndoRefusal> {
        self.steps()
            .iter()
            .rposition(|step| matches!(step.actor, Actor::Player(seat) if mine(seat)))
            .ok_or(UndoRefusal::Nothing)
    }

    /// Forgets everything after `length` steps.
    pub fn truncate(&mut self, length: usize) {
        if length >= self.length() {
            return;
        }
        self.steps = self.steps()[..length].to_vec();
        self.past = None;
        self.all = OnceLock::new();
        let chance = |step: &&Arc<Step>| step.actor == Actor::Chance;
        self.chance_turns = self.steps.iter().filter(chance).count() as u64;
        let after = self.steps.last().map(|step| step.after.clone());
        self.now = match after {
            None => Arc::clone(&self.start),
            Some(Some(after)) => after,
            Some(None) => Arc::new(self.replayed()),
        };
    }

    /// The position after all steps, by playing them again.
    fn replayed(&self) -> Position {
        let mut position = Position::clone(&self.start);
        for step in &self.steps {
            let played = match step.actor {
                Actor::Player(_) => position.play(&step.text),
                Actor::Chance => position.resolve(&step.text),
            };
            debug_assert!(played.is_ok(), "what was possible once is possible again");
        }
        position
    }

    /// Drops the events, and every position but the first and the current one, which are most of
    /// what a history takes in memory. It can be played on and truncated as before.
    pub fn forget_positions(&mut self) {
        self.all = OnceLock::new();
        if self.steps.len() >= SHARED_SINGLY {
            let steps = std::mem::take(&mut self.steps);
            self.past = Some(Arc::new(Past::new(self.past.take(), &steps)));
            return;
        }
        // The steps before the last forgotten one were forgotten with it.
        let known = self.steps.iter_mut().rev();
        for step in known.take_while(|step| step.after.is_some()) {
            *step = Arc::new(Step::forgotten(step.actor, &step.text));
        }
    }
}
