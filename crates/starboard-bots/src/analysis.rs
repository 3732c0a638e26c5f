//! Analysis: the value of every action of a position, with the line that it leads to. Reviews of whole
//! games are made of it, see [`crate::review`].
//!
//! Where a game can be solved the values are exact. Elsewhere they come from a search, and for
//! actions that the search did not explore from the static evaluation.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::Position;
use starboard_kernel::{Game, History, Seat, Silent, Turn};

use crate::evaluation::average_over_chance;
use crate::review::{Resigned, Review};
use crate::search::Search;
use crate::{BotSpec, Budget, Evaluation, Settings, Values};

/// The values of all actions in a position, for the acting seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// Whether the values are solved rather than estimated.
    pub exact: bool,
    /// The value of the best action, from 0 to 1.
    pub best: f64,
    /// Every legal action in the game's order, with its value: never above `best`.
    pub actions: Vec<(String, f64)>,
}

impl Weighed {
    /// How much worse than the best an action is; `None` if it is not legal.
    #[must_use]
    pub fn loss(&self, action: &str) -> Option<f64> {
        let found = self.actions.iter().find(|(text, _)| text == action);
        found.map(|(_, value)| self.best - value)
    }
}

/// Analyses positions of one game.
pub trait Analyst: Send {
    /// The value of every action; `None` if it is not a player's turn. `progress` is called with
    /// the finished part, from 0 to 1.
    fn evaluate_actions(
        &mut self,
        position: &Position,
        progress: &mut dyn FnMut(f64),
    ) -> Option<Weighed>;

    /// Reviews a game that ended by its rules or by resignation. `progress` is called with the
    /// finished part, from 0 to 1, and may stop the work; in that case, and for a game that is not
    /// over, the result is `None`.
    fn review(
        &mut self,
        history: &History,
        resigned: Option<&Resigned>,
        progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Option<Review>;
}

/// The static evaluation of one game, for following many games from position to position.
pub trait Judge: Send + Sync {
    /// The expected result by seat, from 0 (lost) to 1 (won alone).
    fn value(&self, position: &Position) -> Values;

    /// The same, at a chance turn averaged over the outcomes.
    fn expected_value(&self, position: &Position) -> Values;
}

struct GameJudge<G, E> {
    evaluation: E,
    game: std::marker::PhantomData<fn() -> G>,
}

pub(crate) fn judge_of<G: Game>(evaluation: impl Evaluation<G>) -> Box<dyn Judge> {
    Box::new(GameJudge {
        evaluation,
        game: std::marker::PhantomData::<fn() -> G>,
    })
}

impl<G: Game, E: Evaluation<G>> Judge for GameJudge<G, E> {
    fn value(&self, position: &Position) -> Values {
        let position = position.typed::<G>();
        position.map_or_else(Values::default, |position| self.evaluation.value(position))
    }

    fn expected_value(&self, position: &Position) -> Values {
        let position = position.typed::<G>();
        position.map_or_else(Values::default, |position| {
            average_over_chance(&self.evaluation, position)
        })
    }
}

/// The search budget for a decision that cannot be solved. In solo games hints and reviews use the
/// same one, so that a player who follows every hint is not told afterwards that their choices cost
/// points. Among several players a hint is what a bot of level 4 would do, and a review judges with
/// hindsight: a hint that the others refuted costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub playouts: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { playouts: 2_000 }
    }
}

pub(crate) struct GameAnalyst<G, E> {
    pub(crate) evaluation: E,
    effort: Effort,
    game: std::marker::PhantomData<fn() -> G>,
}

/// A position in which a player decides, with the value of every action.
pub(crate) struct Judged {
    /// Whether the values are solved rather than estimated.
    pub(crate) exact: bool,
    /// Every legal action in the game's order.
    pub(crate) actions: Vec<JudgedAction>,
    /// The index of the action that a bot would play.
    pub(crate) best: usize,
}

#[derive(Clone)]
pub(crate) struct JudgedAction {
    pub(crate) action: String,
    /// The expected result by seat; for the acting one never above that of the best action.
    pub(crate) value: Values,
    /// Whether the value is solved, proven, or the mean of enough playouts.
    pub(crate) is_known: bool,
    /// The line that the search expects after it.
    pub(crate) variation: Vec<String>,
}

impl<G: Game, E: Evaluation<G>> GameAnalyst<G, E> {
    pub(crate) fn new(evaluation: E, effort: Effort) -> Self {
        GameAnalyst {
            evaluation,
            effort,
            game: std::marker::PhantomData,
        }
    }

    /// The value of every action; `None` if it is not a player's turn.
    pub(crate) fn judge(&self, position: &G, progress: &mut dyn FnMut(f64)) -> Option<Judged> {
        let Turn::Player(seat) = position.turn() else {
            return None;
        };
        if let Some(exact) = self.evaluation.exact(position, progress) {
            let judged = |(action, value): (G::Action, f64)| {
                let mut values = Values::default();
                values[seat.index()] = value;
                JudgedAction {
                    action: action.to_string(),
                    value: values,
                    is_known: true,
                    variation: Vec::new(),
                }
            };
            let actions: Vec<JudgedAction> = exact.actions.into_iter().map(judged).collect();
            let best = first_best(&actions, seat)?;
            return Some(Judged {
                exact: true,
                actions,
                best,
            });
        }
        // First the static evaluation of every action,
        let mut actions: Vec<JudgedAction> = position
            .legal_actions()
            .into_iter()
            .map(|action| {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                JudgedAction {
                    action: action.to_string(),
                    value: self.evaluation.value(&next),
                    is_known: false,
                    variation: Vec::new(),
                }
            })
            .collect();
        // then the results of a search for those that it explored.
        let mut best = first_best(&actions, seat)?;
        if actions.len() > 1 {
            let budget = Budget::Playouts(self.effort.playouts);
            let settings = Settings {
                spec: BotSpec::Search(budget),
                seed: 0,
                threads: 1,
                clock: || 0.0,
            };
            let mut search = Search::<G, E>::new(self.evaluation.clone(), budget, settings);
            let choice = search.choose_typed(position)?;
            correct_by_search(&mut actions, &choice, seat);
            let chosen = actions.iter().position(|it| it.action == choice.action);
            best = chosen.unwrap_or(best);
        }
        progress(1.0);
        Some(Judged {
            exact: false,
            actions,
            best,
        })
    }
}

/// The first action with the highest value for a seat.
fn first_best(actions: &[JudgedAction], seat: Seat) -> Option<usize> {
    let mut best = 0;
    for (index, action) in actions.iter().enumerate() {
        if action.value[seat.index()] > actions[best].value[seat.index()] {
            best = index;
        }
    }
    (!actions.is_empty()).then_some(best)
}

/// From this many visits on, the mean value of an action is more accurate than its static
/// evaluation.
const TRUSTED_VISITS: u32 = 4;

/// From this part of the playouts on, the mean value of an action is known.
const KNOWN_PART: u32 = 100;

/// Replaces the static evaluations of actions with enough visits by their mean values, and those of
/// actions whose result is proven by that. The others are corrected by the error of the best
/// action's static evaluation, and capped at its value: if they were better, the search would have
/// explored them.
fn correct_by_search(actions: &mut [JudgedAction], choice: &crate::Choice, seat: Seat) {
    let Some(best) = choice.lines.first() else {
        return;
    };
    let mut found = Values::default();
    found[..best.value.len()].copy_from_slice(&best.value);
    let estimated = actions
        .iter()
        .find(|judged| judged.action == best.action)
        .map_or(found, |judged| judged.value);
    for judged in actions.iter_mut() {
        let mut lines = choice.lines.iter();
        let line = lines.find(|line| line.action == judged.action);
        match line.filter(|line| line.proven.is_some() || line.visits >= TRUSTED_VISITS) {
            Some(line) => {
                judged.value[..line.value.len()].copy_from_slice(&line.value);
                judged.is_known = line.proven.is_some()
                    || line.action == choice.action
                    || line.visits.saturating_mul(KNOWN_PART) >= choice.playouts;
                judged.variation.clone_from(&line.variation);
            }
            None => {
                for (index, value) in judged.value.iter_mut().enumerate() {
                    *value += found[index] - estimated[index];
                }
            }
        }
        if judged.value[seat.index()] > found[seat.index()] {
            judged.value = found;
        }
    }
}

impl<G: Game, E: Evaluation<G>> Analyst for GameAnalyst<G, E> {
    fn evaluate_actions(
        &mut self,
        position: &Position,
        progress: &mut dyn FnMut(f64),
    ) -> Option<Weighed> {
        let position: &G = position.typed()?;
        let seat = position.turn().player()?.index();
        let judged = self.judge(position, progress)?;
        Some(Weighed {
            exact: judged.exact,
            best: judged.actions[judged.best].value[seat].max(0.0),
            actions: judged
                .actions
                .into_iter()
                .map(|judged| (judged.action, judged.value[seat]))
                .collect(),
        })
    }

    fn review(
        &mut self,
        history: &History,
        resigned: Option<&Resigned>,
        progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Option<Review> {
        crate::review::review(self, history, resigned, progress)
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::toy::{Pebbles, PebblesEdition, PebblesOptions};

    use super::*;
    use crate::win_shares;

    #[derive(Clone)]
    struct ResultOnly;

    impl Evaluation<Pebbles> for ResultOnly {
        fn value(&self, position: &Pebbles) -> Values {
            position
                .ending()
                .map_or([0.5; Seat::MOST], |ending| win_shares(&ending))
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
    fn every_legal_action_is_evaluated_and_none_is_above_the_best() {
        let position = pebbles(9);
        let mut progress = Vec::new();
        let weighed = analyst()
            .evaluate_actions(&position, &mut |part| progress.push(part))
            .expect("a turn");
        let texts: Vec<String> = weighed
            .actions
            .iter()
            .map(|(text, _)| text.clone())
            .collect();
        assert_eq!(texts, position.legal_actions());
        assert!(!weighed.exact);
        let mut losses: Vec<f64> = texts.iter().filter_map(|t| weighed.loss(t)).collect();
        losses.sort_by(f64::total_cmp);
        assert_eq!(losses[0], 0.0);
        assert!(losses[losses.len() - 1] > 0.05, "{losses:?}");
        assert_eq!(weighed.loss("take 99"), None);
        assert_eq!(progress.last(), Some(&1.0));
    }

    #[test]
    fn a_judge_averages_over_chance_and_knows_the_end() {
        let judge = judge_of::<Pebbles>(ResultOnly);
        let mut position = pebbles(2);
        position.play("gamble").expect("legal");
        assert_eq!(judge.value(&position)[..2], [0.5, 0.5]);
        let outcomes = position.outcomes();
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut mean = 0.0;
        for (outcome, weight) in &outcomes {
            let mut next = position.clone();
            next.resolve(outcome).expect("possible");
            mean += judge.value(&next)[0] * f64::from(*weight) / f64::from(total);
        }
        let expected = judge.expected_value(&position)[0];
        assert!((expected - mean).abs() < 1e-12, "{expected} {mean}");
        position.resolve("coin 4").expect("possible");
        let ending = position.ending().expect("nothing is left");
        assert_eq!(judge.value(&position), win_shares(&ending));
    }
}
