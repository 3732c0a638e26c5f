//! Analysis: the value of every action, and the luck and skill in a solo game.
//!
//! Where a game can be solved the values are exact. Elsewhere they come from a search, and for
//! actions that the search did not explore from the static evaluation.

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::Position;
use starboard_kernel::{Actor, FastRng, Game, History, Silent, Turn, random_listed_outcome};

use crate::evaluation::average_over_chance;
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

/// One step of a game, analysed afterwards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The index of the step in the history.
    pub step: usize,
    pub exact: bool,
    /// The value of the position: before a decision with the best action, after an outcome.
    pub worth: f64,
    pub what: Share,
}

/// How a step changed the expected result.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    /// How much better an outcome was than the average.
    Luck(f64),
    /// How much worse a decision was than the best one.
    Loss(f64),
}

/// Luck and skill of one player, step by step.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Report {
    /// The expected result at the start.
    pub start: f64,
    pub moments: Vec<Moment>,
    /// The actual result.
    pub result: f64,
}

impl Report {
    /// The sum of the luck of all outcomes.
    #[must_use]
    pub fn luck(&self) -> f64 {
        let luck = |moment: &Moment| match moment.what {
            Share::Luck(luck) => luck,
            Share::Loss(_) => 0.0,
        };
        self.moments.iter().map(luck).sum()
    }

    /// The sum of the losses of all decisions.
    #[must_use]
    pub fn loss(&self) -> f64 {
        let loss = |moment: &Moment| match moment.what {
            Share::Loss(loss) => loss,
            Share::Luck(_) => 0.0,
        };
        self.moments.iter().map(loss).sum()
    }

    /// The error of the estimates, which is neither luck nor skill: the result less start and
    /// luck, plus losses. Each step is estimated by a search of its own, and these do not quite
    /// agree. Solved positions contribute nothing.
    #[must_use]
    pub fn residual(&self) -> f64 {
        self.result - self.start - self.luck() + self.loss()
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

    /// Luck and skill in a game; `None` if it has more than one player.
    fn report(&mut self, history: &History, progress: &mut dyn FnMut(f64)) -> Option<Report>;
}

/// The static evaluation of one game, for whoever follows many games from position to position.
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

/// The search budget for a decision that cannot be solved. Hints and reports use the same one, so
/// that they agree: whoever follows every hint is not told afterwards that choices cost points.
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

    fn evaluate_typed(&self, position: &G, progress: &mut dyn FnMut(f64)) -> Option<Weighed> {
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
        // First the static evaluation of every action,
        let mut actions: Vec<(String, f64)> = position
            .legal_actions()
            .into_iter()
            .map(|action| {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                let value = self.evaluation.value(&next)[seat.index()];
                (action.to_string(), value)
            })
            .collect();
        // then the results of a search for those that it explored.
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

/// From this many visits on, the mean value of an action is more accurate than its static
/// evaluation.
const TRUSTED_VISITS: u32 = 4;

/// Replaces the static evaluations of actions with enough visits by their mean values. The others
/// are corrected by the error of the best action's static evaluation, and capped at its value: if
/// they were better, the search would have explored them.
fn correct_by_search(actions: &mut [(String, f64)], choice: &crate::Choice, seat: usize) {
    let Some(best) = choice.lines.first() else {
        return;
    };
    let found = best.value[seat];
    let estimated = actions
        .iter()
        .find(|(action, _)| *action == best.action)
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
    fn evaluate_actions(
        &mut self,
        position: &Position,
        progress: &mut dyn FnMut(f64),
    ) -> Option<Weighed> {
        self.evaluate_typed(position.typed()?, progress)
    }

    fn report(&mut self, history: &History, progress: &mut dyn FnMut(f64)) -> Option<Report> {
        if history.start().seats() != 1 {
            return None;
        }
        let mut moments = Vec::new();
        let mut before: &G = history.start().typed()?;
        let opening = opening(history);
        let start = match self.exact_value(before, &mut |_| {}) {
            Some(start) => start,
            None if opening > 1 => self.average_over_openings(before),
            None => average_over_chance(&self.evaluation, before)[0],
        };
        let total = history.length().max(1) as f64;
        for (index, step) in history.steps().iter().enumerate() {
            let after: &G = step.after()?.typed()?;
            let mut within = |part: f64| progress((index as f64 + part) / total);
            let (exact, worth, what) = match step.actor {
                // Half of a setup is not a position that could be judged.
                Actor::Chance if opening > 1 && index + 1 < opening => {
                    before = after;
                    continue;
                }
                Actor::Chance if opening > 1 && index + 1 == opening => {
                    let now = self.evaluation.value(after)[0];
                    (false, now, Share::Luck(now - start))
                }
                Actor::Chance => self.luck(before, after, &mut within),
                Actor::Player(_) => {
                    let weighed = self.evaluate_typed(before, &mut within)?;
                    let loss = weighed.loss(&step.text).unwrap_or(0.0);
                    (weighed.exact, weighed.best, Share::Loss(loss))
                }
            };
            // A forced action is no decision.
            let forced = matches!(step.actor, Actor::Player(_)) && before.legal_actions().len() < 2;
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

/// How many chance turns there are before the first decision.
fn opening(history: &History) -> usize {
    let steps = history.steps().iter();
    steps.take_while(|step| step.actor == Actor::Chance).count()
}

/// How many setups are drawn to know what a game is worth before its own.
const OPENINGS: u32 = 512;

impl<G: Game, E: Evaluation<G>> GameAnalyst<G, E> {
    /// The average value of the first decision, over random setups.
    fn average_over_openings(&self, start: &G) -> f64 {
        let mut rng = FastRng::new(0);
        let mut buffer = Vec::new();
        let values = (0..OPENINGS).map(|_| {
            let mut position = start.clone();
            while position.turn() == Turn::Chance {
                let outcome = random_listed_outcome(&position, &mut rng, &mut buffer);
                position.resolve_unchecked(outcome, &mut Silent);
            }
            self.evaluation.value(&position)[0]
        });
        values.sum::<f64>() / f64::from(OPENINGS)
    }

    /// The value after an outcome, and how much better than the average it was.
    fn luck(&self, before: &G, after: &G, progress: &mut dyn FnMut(f64)) -> (bool, f64, Share) {
        if let Some(average) = self.evaluation.exact(before, progress)
            && let Some(now) = self.exact_value(after, progress)
        {
            return (true, now, Share::Luck(now - average.value));
        }
        let average = average_over_chance(&self.evaluation, before)[0];
        let now = self.evaluation.value(after)[0];
        (false, now, Share::Luck(now - average))
    }

    fn exact_value(&self, position: &G, progress: &mut dyn FnMut(f64)) -> Option<f64> {
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

    #[test]
    fn a_multiplayer_game_has_no_report() {
        let mut history = History::new(pebbles(9));
        history.play("take 1").expect("legal");
        assert_eq!(analyst().report(&history, &mut |_| {}), None);
    }
}
