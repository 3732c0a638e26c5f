//! The value of every start of the invasion.
//!
//! The rewards of the ships depend on which of them are completed, so there are few starts, and
//! those with the same completed ships are solved together.

use armada::Actions;

use super::table::{Keep, Solver};
use super::{Objective, State, Step};

/// The rewards of the ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Its index among all starts: by rolls, ship 4, wild cards, re-rolls, +1 and −1, the last
    /// one varying fastest.
    pub index: usize,
    pub actions: Actions,
    pub ship_points: u8,
}

/// A start and its values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StartValue {
    pub start: Start,
    /// The expected score.
    pub score: f32,
    /// The probability of total victory when maximising the score.
    pub victory: f32,
}

/// The possible rewards of a ship, each with its points if that takes completing it.
type Rewards = &'static [(u8, u8)];

const WILDS: Rewards = &[(0, 0), (1, 0), (2, 0), (3, 6)];
const REROLLS: Rewards = &[(0, 0), (2, 0), (5, 0), (10, 3)];
const ROLLS: Rewards = &[(0, 0), (4, 0), (9, 0), (12, 0), (16, 8)];
/// Extra rolls, flips, points.
const FOURTH: &[(u8, u8, u8)] = &[(0, 0, 0), (2, 0, 10), (2, 5, 10)];
const CHANGES: Rewards = &[(0, 0), (2, 0), (5, 5)];

/// The perturbation of the points, see [`Group::values`].
const BONUS: f32 = 0.0625;

/// Starts with the same completed ships.
#[derive(Clone, Debug)]
pub struct Group {
    starts: Vec<Start>,
}

/// All possible starts, by completed ships.
#[must_use]
pub fn groups() -> Vec<Group> {
    let mut groups: Vec<([bool; 6], Group)> = Vec::new();
    let mut starts = 0;
    for &(rolls, third) in ROLLS {
        for &(extra, flips, fourth) in FOURTH {
            for &(wilds, first) in WILDS {
                for &(rerolls, second) in REROLLS {
                    for &(plus, fifth) in CHANGES {
                        for &(minus, sixth) in CHANGES {
                            let points = [first, second, third, fourth, fifth, sixth];
                            let start = Start {
                                index: starts,
                                actions: Actions {
                                    rolls: rolls + extra,
                                    wilds,
                                    rerolls,
                                    flips,
                                    plus,
                                    minus,
                                },
                                ship_points: points.iter().sum(),
                            };
                            starts += 1;
                            let completed = points.map(|points| points > 0);
                            match groups.iter_mut().find(|(key, _group)| *key == completed) {
                                Some((_key, group)) => group.starts.push(start),
                                None => groups.push((
                                    completed,
                                    Group {
                                        starts: vec![start],
                                    },
                                )),
                            }
                        }
                    }
                }
            }
        }
    }
    groups.into_iter().map(|(_key, group)| group).collect()
}

impl Group {
    #[must_use]
    pub fn starts(&self) -> &[Start] {
        &self.starts
    }

    /// The values of the starts.
    ///
    /// A small bonus for every result but victory raises the optimal score by the bonus times the
    /// probability of no victory. The difference gives the probability of victory to a few
    /// thousandths.
    #[must_use]
    pub fn values(&self) -> Vec<StartValue> {
        let scores = self.scores(0.0);
        let raised = self.scores(BONUS);
        let starts = self.starts.iter().zip(scores).zip(raised);
        starts
            .map(|((&start, score), raised)| StartValue {
                start,
                score,
                victory: (1.0 - (raised - score) / BONUS).clamp(0.0, 1.0),
            })
            .collect()
    }

    fn scores(&self, bonus: f32) -> Vec<f32> {
        let mut scores = vec![0.0; self.starts.len()];
        let Some(points) = self.starts.first().map(|start| start.ship_points) else {
            return scores;
        };
        let most = |count: fn(&Actions) -> u8| {
            let counts = self.starts.iter().map(|start| count(&start.actions));
            counts.max().unwrap_or_default()
        };
        let largest = State {
            crossed: 0,
            actions: Actions {
                rolls: most(|actions| actions.rolls),
                wilds: most(|actions| actions.wilds),
                rerolls: most(|actions| actions.rerolls),
                flips: most(|actions| actions.flips),
                plus: most(|actions| actions.plus),
                minus: most(|actions| actions.minus),
            },
            step: Step::Attack,
        };
        let points = f32::from(points) + bonus;
        let Some(solver) = Solver::new(Objective::Score, points, &largest) else {
            return scores;
        };
        let mut solver = solver.keeping(Keep::LastTwo);
        for rolls in 0..=largest.actions.rolls {
            solver.solve_layer(rolls);
            for (start, score) in self.starts.iter().zip(&mut scores) {
                if start.actions.rolls == rolls
                    && let Some(value) = solver.between(0, start.actions)
                {
                    *score = value;
                }
            }
        }
        scores
    }
}
