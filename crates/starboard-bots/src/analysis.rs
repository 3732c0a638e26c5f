//! What every action is worth, and what luck and skill made of a game played alone.
//!
//! Where a game can be solved the figures are exact; elsewhere they come from a search, and from
//! the game's estimate for actions that the search did not look at.

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::Position;
use starboard_kernel::{Actor, Game, History, Silent, Turn};

use crate::evaluation::average_over_chance;
use crate::search::Search;
use crate::{BotSpec, Budget, Evaluation, Settings};

/// What is known of a decision, for the seat that takes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// Solved, not estimated.
    pub exact: bool,
    /// The expected result with the best action, from 0 to 1.
    pub best: f64,
    /// Every legal action in the game's order, with its expected result: never above the best.
    pub actions: Vec<(String, f64)>,
}

impl Weighed {
    /// By how much an action falls short of the best; nothing if it is not legal.
    #[must_use]
    pub fn loss(&self, action: &str) -> Option<f64> {
        let found = self.actions.iter().find(|(text, _)| text == action);
        found.map(|(_, value)| self.best - value)
    }
}

/// One step of a game, looked at afterwards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The index of the step in the history.
    pub step: usize,
    pub exact: bool,
    /// What could be expected here: before a decision with the best action, after an outcome.
    pub worth: f64,
    pub what: Share,
}

/// What a step added to the expected result or took from it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    /// An outcome was better or worse than the average of what could have happened.
    Luck(f64),
    /// A decision fell short of the best one by so much.
    Loss(f64),
}

/// Luck and skill of one player, step by step.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Report {
    /// What could be expected before anything happened.
    pub start: f64,
    pub moments: Vec<Moment>,
    /// What came of it.
    pub result: f64,
}

impl Report {
    /// What all outcomes together added.
    #[must_use]
    pub fn luck(&self) -> f64 {
        let luck = |moment: &Moment| match moment.what {
            Share::Luck(luck) => luck,
            Share::Loss(_) => 0.0,
        };
        self.moments.iter().map(luck).sum()
    }

    /// What all decisions together lost.
    #[must_use]
    pub fn loss(&self) -> f64 {
        let loss = |moment: &Moment| match moment.what {
            Share::Loss(loss) => loss,
            Share::Luck(_) => 0.0,
        };
        self.moments.iter().map(loss).sum()
    }

    /// What is neither luck nor skill. Solved positions leave nothing here. An estimate is one
    /// search at one step and another at the next, and what they disagree by has to stand
    /// somewhere: start, luck, losses and this make the result.
    #[must_use]
    pub fn off(&self) -> f64 {
        self.result - self.start - self.luck() + self.loss()
    }
}

/// Looks at positions of one game.
pub trait Analyst: Send {
    /// What every action is worth; nothing if it is not a player's turn. `progress` hears from 0
    /// to 1 how far it is.
    fn weigh(&mut self, position: &Position, progress: &mut dyn FnMut(f64)) -> Option<Weighed>;

    /// What luck and skill made of a game; nothing if more than one played.
    fn report(&mut self, history: &History, progress: &mut dyn FnMut(f64)) -> Option<Report>;
}

/// How thoroughly decisions that cannot be solved are searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Playouts for one position that somebody looks at.
    pub position: u32,
    /// Playouts for each decision of a report.
    pub decision: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Effort {
            position: 3_000,
            decision: 300,
        }
    }
}

pub(crate) struct GameAnalyst<G, E> {
    evaluation: E,
    effort: Effort,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, E: Evaluation<G>> GameAnalyst<G, E> {
    pub(crate) fn new(evaluation: E, effort: Effort) -> Self {
        GameAnalyst {
            evaluation,
            effort,
            game: std::marker::PhantomData,
        }
    }

    fn weigh_typed(
        &self,
        position: &G,
        playouts: u32,
        progress: &mut dyn FnMut(f64),
    ) -> Option<Weighed> {
        let Turn::Player(seat) = position.turn() else {
            return None;
        };
        if let Some(exact) = self.evaluation.exact(position, progress) {
            let text = |(action, value): (G::Action, f64)| (action.to_string(), value);
            return Some(Weighed {
                exact: true,
                best: exact.value,
                actions: exact.actions.into_iter().map(text).collect(),
            });
        }
        // First every action by the estimate of what it leads to.
        let mut actions: Vec<(String, f64)> = position
            .legal()
            .into_iter()
            .map(|action| {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                let value = self.evaluation.value(&next)[seat.index()];
                (action.to_string(), value)
            })
            .collect();
        // Then those that a search believes in, by what it found.
        if actions.len() > 1 {
            let settings = Settings {
                spec: BotSpec::Search(Budget::Playouts(playouts)),
                seed: 0,
                threads: 1,
                clock: || 0.0,
            };
            let budget = Budget::Playouts(playouts);
            let mut search = Search::<G, E>::new(self.evaluation.clone(), budget, settings);
            let choice = search.choose_typed(position)?;
            correct_by_search(&mut actions, &choice, seat.index());
        }
        progress(1.0);
        let best = actions.iter().map(|(_, value)| *value).fold(0.0, f64::max);
        Some(Weighed {
            exact: false,
            best,
            actions,
        })
    }
}

/// From so many visits on the search knows more of an action than the estimate does.
const TRUSTED_VISITS: u32 = 4;

/// What the search looked at more than once or twice gets the value it found. All other estimates are moved by
/// as much as the favourite's was off, and none of them comes out above it: the search would
/// have gone there.
fn correct_by_search(actions: &mut [(String, f64)], choice: &crate::Choice, seat: usize) {
    let Some(favourite) = choice.lines.first() else {
        return;
    };
    let found = favourite.value[seat];
    let estimated = actions
        .iter()
        .find(|(action, _)| *action == favourite.action)
        .map_or(found, |(_, value)| *value);
    for (action, value) in actions.iter_mut() {
        let line = choice
            .lines
            .iter()
            .find(|line| line.action == *action && line.visits >= TRUSTED_VISITS);
        *value = match line {
            Some(line) => line.value[seat],
            None => *value + found - estimated,
        }
        .min(found);
    }
}

impl<G: Game, E: Evaluation<G>> Analyst for GameAnalyst<G, E> {
    fn weigh(&mut self, position: &Position, progress: &mut dyn FnMut(f64)) -> Option<Weighed> {
        self.weigh_typed(position.typed()?, self.effort.position, progress)
    }

    fn report(&mut self, history: &History, progress: &mut dyn FnMut(f64)) -> Option<Report> {
        if history.start().seats() != 1 {
            return None;
        }
        let mut moments = Vec::new();
        let mut before: &G = history.start().typed()?;
        let start = match self.worth_for_certain(before, &mut |_| {}) {
            Some(start) => start,
            None => average_over_chance(&self.evaluation, before)[0],
        };
        let total = history.steps().len().max(1) as f64;
        for (index, step) in history.steps().iter().enumerate() {
            let after: &G = step.after.typed()?;
            let mut within = |part: f64| progress((index as f64 + part) / total);
            let (exact, worth, what) = match step.actor {
                Actor::Chance => self.luck(before, after, &mut within),
                Actor::Player(_) => {
                    let weighed = self.weigh_typed(before, self.effort.decision, &mut within)?;
                    let loss = weighed.loss(&step.text).unwrap_or(0.0);
                    (weighed.exact, weighed.best, Share::Loss(loss))
                }
            };
            // A step that decides nothing is no moment.
            let forced = matches!(step.actor, Actor::Player(_)) && before.legal().len() < 2;
            if !forced {
                moments.push(Moment {
                    step: index,
                    exact,
                    worth,
                    what,
                });
            }
            before = after;
            progress((index + 1) as f64 / total);
        }
        let result = self.evaluation.value(before)[0];
        Some(Report {
            start,
            moments,
            result,
        })
    }
}

impl<G: Game, E: Evaluation<G>> GameAnalyst<G, E> {
    /// What could be expected after an outcome, and how much better than the average it was.
    fn luck(&self, before: &G, after: &G, progress: &mut dyn FnMut(f64)) -> (bool, f64, Share) {
        if let Some(average) = self.evaluation.exact(before, progress)
            && let Some(now) = self.worth_for_certain(after, progress)
        {
            return (true, now, Share::Luck(now - average.value));
        }
        let average = average_over_chance(&self.evaluation, before)[0];
        let now = self.evaluation.value(after)[0];
        (false, now, Share::Luck(now - average))
    }

    fn worth_for_certain(&self, position: &G, progress: &mut dyn FnMut(f64)) -> Option<f64> {
        if position.turn() == Turn::Over {
            return Some(self.evaluation.value(position)[0]);
        }
        self.evaluation
            .exact(position, progress)
            .map(|exact| exact.value)
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::Seat;
    use starboard_kernel::toy::{Pebbles, PebblesEdition, PebblesOptions};

    use super::*;
    use crate::{Values, shared_win};

    #[derive(Clone)]
    struct ResultOnly;

    impl Evaluation<Pebbles> for ResultOnly {
        fn value(&self, position: &Pebbles) -> Values {
            position
                .ending()
                .map_or([0.5; Seat::MOST], |ending| shared_win(&ending))
        }
    }

    fn analyst() -> GameAnalyst<Pebbles, ResultOnly> {
        GameAnalyst::new(ResultOnly, Effort::default())
    }

    fn pebbles(pile: u8) -> Position {
        Position::new(Pebbles::start(&PebblesOptions {
            players: 2,
            pile,
            edition: PebblesEdition::First,
        }))
    }

    #[test]
    fn every_legal_action_is_weighed_and_none_is_above_the_best() {
        let position = pebbles(9);
        let mut heard = Vec::new();
        let weighed = analyst()
            .weigh(&position, &mut |part| heard.push(part))
            .expect("a turn");
        let texts: Vec<String> = weighed
            .actions
            .iter()
            .map(|(text, _)| text.clone())
            .collect();
        assert_eq!(texts, position.actions());
        assert!(!weighed.exact);
        let mut losses: Vec<f64> = texts.iter().filter_map(|t| weighed.loss(t)).collect();
        losses.sort_by(f64::total_cmp);
        assert_eq!(losses[0], 0.0);
        assert!(losses[losses.len() - 1] > 0.05, "{losses:?}");
        assert_eq!(weighed.loss("take 99"), None);
        assert_eq!(heard.last(), Some(&1.0));
    }

    #[test]
    fn a_game_of_several_has_no_report() {
        let mut history = History::new(pebbles(9));
        history.play("take 1").expect("legal");
        assert_eq!(analyst().report(&history, &mut |_| {}), None);
    }
}
