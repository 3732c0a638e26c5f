//! Boards that follow a game event by event. Their pieces keep their identity while they move, so
//! that the browser can animate them; after every step the position sets them right.

use std::ops::Deref;

use leptos::prelude::*;
use starboard_kernel::Game;

use super::Shown;

/// What a board shows of a game.
pub(crate) trait BoardModel: Clone + Default + PartialEq + Send + Sync + 'static {
    type Game: Game;

    /// Makes it show a position; `how` the board got there decides what it keeps.
    fn settle(&mut self, position: &Self::Game, how: Advance);
    /// Ends the effects of the event before, since the next one is about to be applied.
    fn end_effects(&mut self);
    /// Shows what an event changed. `newest` is false for events that the board has skipped.
    fn apply(&mut self, event: &<Self::Game as Game>::Event, newest: bool);
}

/// How a board gets to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Advance {
    /// The step that was being shown has ended.
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
    use starboard_kernel::testing::WalkStep;

    use super::*;

    /// Follows a game event by event. After each step, `check` gets the model after the last
    /// event, and the same model settled to the next position.
    pub(in crate::games) fn follow_game<M: BoardModel>(
        steps: impl Iterator<Item = WalkStep<M::Game>>,
        check: impl Fn(&WalkStep<M::Game>, &M, &M),
    ) {
        let mut following = Following::<M>::default();
        for (number, step) in steps.enumerate() {
            for length in 0..=step.events.len() {
                let shown = Shown {
                    before: step.before.clone(),
                    events: step.events[..length].to_vec(),
                    step: number,
                };
                following = Following::next(Some(&following), &shown);
            }
            let mut settled = following.model.clone();
            settled.settle(&step.after, Advance::Step);
            check(&step, &following, &settled);
        }
    }
}
