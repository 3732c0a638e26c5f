//! What phase 1 leads to: the worth of every start of the invasion.
//!
//! What the ships give and which of them are completed go together, so there are few starts,
//! and those with the same completed ships come out of one sweep.

use armada::Actions;

use super::table::{Keep, Solver};
use super::{Objective, State, Step};

/// What the ships give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Its place among all starts: by rolls, ship 4, wild cards, re-rolls, +1 and −1, the last
    /// one running fastest.
    pub place: usize,
    pub actions: Actions,
    pub ship_points: u8,
}

/// A start and its worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    pub start: Start,
    /// The expected score.
    pub score: f32,
    /// The chance of total victory when playing for the score.
    pub victory: f32,
}

/// What a ship can give: how much, and its points if that takes completing it.
type Gifts = &'static [(u8, u8)];

const WILDS: Gifts = &[(0, 0), (1, 0), (2, 0), (3, 6)];
const REROLLS: Gifts = &[(0, 0), (2, 0), (5, 0), (10, 3)];
const ROLLS: Gifts = &[(0, 0), (4, 0), (9, 0), (12, 0), (16, 8)];
/// Extra rolls, flips, points.
const FOURTH: &[(u8, u8, u8)] = &[(0, 0, 0), (2, 0, 10), (2, 5, 10)];
const CHANGES: Gifts = &[(0, 0), (2, 0), (5, 5)];

/// The points by which the victory is told from the score, see [`Group::worths`].
const NUDGE: f32 = 0.0625;

/// Starts with the same completed ships.
#[derive(Clone, Debug)]
pub struct Group {
    starts: Vec<Start>,
}

/// All starts that phase 1 can give, by completed ships.
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
                                place: starts,
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

    /// What each of the starts is worth.
    ///
    /// A small bonus for everything but the victory raises the best score by that bonus times
    /// the chance of no victory. That is how the victory is told: to a few thousandths.
    #[must_use]
    pub fn worths(&self) -> Vec<Worth> {
        let scores = self.scores(0.0);
        let nudged = self.scores(NUDGE);
        let starts = self.starts.iter().zip(scores).zip(nudged);
        starts
            .map(|((&start, score), nudged)| Worth {
                start,
                score,
                victory: (1.0 - (nudged - score) / NUDGE).clamp(0.0, 1.0),
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
