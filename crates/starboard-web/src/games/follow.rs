//! Boards that follow a game event by event. Their pieces keep their identity while they move, so
//! that the browser can animate them; after every step the position sets them right.

use std::ops::Deref;

use leptos::prelude::*;
use starboard_kernel::Game;

use super::Shown;

/// What a board shows of a game.
pub(crate) trait BoardModel: Clone + Default + PartialEq + Send + Sync + 'static {
    type Game: Game;

    /// Makes it show a position; `how` the board came there decides what it keeps.
    fn settle(&mut self, position: &Self::Game, how: Advance);
    /// Ends the effects of the event before, since the next one is about to be applied.
    fn end_effects(&mut self);
    /// Shows what an event changed. `newest` is false for events that the board has skipped.
    fn apply(&mut self, event: &<Self::Game as Game>::Event, newest: bool);
}

/// How a board comes to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Advance {
    /// The step that was shown has ended.
    Step,
    /// To a later step, past events that were not shown.
    Forward,
    /// To an earlier step, or to another course of the game.
    Jump,
}

/// A model, and how far it has followed the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Following<M> {
    step: usize,
    events: usize,
    model: M,
}

impl<M> Deref for Following<M> {
    type Target = M;

    fn deref(&self) -> &M {
        &self.model
    }
}

impl<M: BoardModel> Following<M> {
    fn next(before: Option<&Self>, shown: &Shown<M::Game>) -> Self {
        let Following {
            step,
            events,
            mut model,
        } = before.cloned().unwrap_or_default();
        let skipped = if step == shown.step && events + 1 == shown.events.len() {
            model.end_effects();
            events
        } else {
            let how = if step + 1 == shown.step && shown.events.is_empty() {
                Advance::Step
            } else if step < shown.step {
                Advance::Forward
            } else {
                Advance::Jump
            };
            model.settle(&shown.before, how);
            0
        };
        for (number, event) in (1..).zip(&shown.events).skip(skipped) {
            model.apply(event, number == shown.events.len());
        }
        Following {
            step: shown.step,
            events: shown.events.len(),
            model,
        }
    }
}

/// A model that follows what is shown.
pub(crate) fn follow<M: BoardModel>(shown: Memo<Shown<M::Game>>) -> Memo<Following<M>> {
    Memo::new(move |before| shown.with(|shown| Following::next(before, shown)))
}

#[cfg(test)]
pub(super) mod tests {
    use starboard_kernel::{FastRng, OptionValues, Turn};

    use super::*;

    /// Plays a random game of at most so many steps and follows it event by event. After each
    /// step, `check` gets the position before it, the model after its last event, the same model
    /// settled, and the position it was settled to.
    pub(in crate::games) fn follow_random_game<M: BoardModel>(
        options: &OptionValues,
        (seed, longest): (u64, usize),
        choose: impl Fn(&M::Game, &mut FastRng) -> <M::Game as Game>::Action,
        check: impl Fn(&M::Game, &M, &M, &M::Game),
    ) {
        let options = M::Game::read_options(options).expect("options of the game");
        let mut now = M::Game::start(&options);
        let mut rng = FastRng::new(seed);
        let mut following = Following::<M>::default();
        for step in 0..longest {
            let before = now.clone();
            let mut events = Vec::new();
            match before.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = now.random_outcome(&mut rng, &mut Vec::new());
                    now.resolve_unchecked(outcome, &mut events);
                }
                Turn::Player(_) => {
                    let action = choose(&now, &mut rng);
                    now.play_unchecked(action, &mut events);
                }
            }
            for length in 0..=events.len() {
                let shown = Shown {
                    before: before.clone(),
                    events: events[..length].to_vec(),
                    step,
                };
                following = Following::next(Some(&following), &shown);
            }
            let mut settled = following.model.clone();
            settled.settle(&now, Advance::Step);
            check(&before, &following, &settled, &now);
        }
    }
}
