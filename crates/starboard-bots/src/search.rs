//! Monte Carlo tree search with PUCT selection and an evaluation in place of full rollouts.
//!
//! Values are vectors and every seat maximises its own (maxⁿ), so that it works for any number of
//! players. Chance turns are nodes of their own, whose outcomes are visited in proportion to their
//! weights. With several threads each grows a tree of its own (root parallelisation). A game with a
//! fast evaluation is searched with proofs: see [`tree`]. With many players and a slow evaluation
//! only one reply of everybody else is searched ([`Proving::sole_reply`](crate::Proving)).

mod forced;
mod tree;

use std::cmp::Ordering;

use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, Turn};

use crate::{Bot, Budget, Choice, Evaluation, Line, Settings};
use tree::{Proof, Tree};

/// The limit for all trees together: about 100 MB.
const MAX_EDGES: usize = 4_000_000;

const MAX_VARIATION: usize = 12;

/// More than any machine manages. It ends the search if the clock stands still.
const MAX_PLAYOUTS_PER_MILLI: u32 = 10_000;

const PLAYOUTS_PER_CLOCK_CHECK: u32 = 16;

/// A search with fewer playouts overlooks things, as people do.
pub(crate) const LEAST_PLAYOUTS_TO_PROVE: u32 = 1_000;

pub(crate) struct Search<G: Game, E> {
    evaluation: E,
    budget: Budget,
    settings: Settings,
    workers: Vec<Worker<G>>,
}

/// One thread's tree and random numbers.
struct Worker<G: Game> {
    tree: Option<Tree<G>>,
    rng: FastRng,
}

impl<G: Game, E: Evaluation<G>> Search<G, E> {
    pub(crate) fn new(evaluation: E, budget: Budget, settings: Settings) -> Self {
        let threads = if cfg!(target_arch = "wasm32") {
            1
        } else {
            settings.threads.max(1)
        };
        let mut seeds = FastRng::new(settings.seed);
        Search {
            evaluation,
            budget,
            settings,
            workers: (0..threads)
                .map(|_| Worker {
                    tree: None,
                    rng: FastRng::new(seeds.bits()),
                })
                .collect(),
        }
    }

    /// Spends the budget on `position`; returns the number of playouts.
    fn run_playouts(&mut self, position: &G) -> u32 {
        let start = match self.budget {
            Budget::Playouts(_) => 0.0,
            Budget::Millis(_) => (self.settings.clock)(),
        };
        let count = self.workers.len() as u32;
        let Search {
            evaluation,
            budget,
            settings,
            workers,
        } = self;
        let is_thorough = match *budget {
            Budget::Playouts(playouts) => playouts >= LEAST_PLAYOUTS_TO_PROVE,
            Budget::Millis(_) => true,
        };
        let forced = if is_thorough && evaluation.proving(position).is_some() {
            forced::forced_win(position, evaluation)
        } else {
            None
        };
        let share = |playouts: u32, index: usize| {
            playouts / count + u32::from((index as u32) < playouts % count)
        };
        let run = |(index, worker): (usize, &mut Worker<G>)| {
            let tree = match worker.tree.take() {
                Some(tree) => tree.reroot(position),
                None => None,
            };
            let rng = &mut worker.rng;
            let tree = worker.tree.insert(tree.unwrap_or_else(|| {
                let max_edges = MAX_EDGES / count as usize;
                Tree::new(position.clone(), evaluation, max_edges, rng)
            }));
            tree.prepare_root(evaluation, forced);
            match *budget {
                Budget::Playouts(playouts) => {
                    let share = share(playouts, index);
                    let mut done = 0;
                    while done < share && !tree.is_decided() {
                        tree.playout(evaluation, rng);
                        done += 1;
                    }
                    done
                }
                Budget::Millis(millis) => {
                    let limit = millis.saturating_mul(MAX_PLAYOUTS_PER_MILLI);
                    let mut done = 0;
                    while done < limit && !tree.is_decided() {
                        let batch = PLAYOUTS_PER_CLOCK_CHECK.min(limit - done);
                        for _ in 0..batch {
                            tree.playout(evaluation, rng);
                        }
                        done += batch;
                        if (settings.clock)() - start >= f64::from(millis) {
                            break;
                        }
                    }
                    done
                }
            }
        };
        #[cfg(not(target_arch = "wasm32"))]
        if count > 1 {
            use rayon::prelude::*;
            return workers.par_iter_mut().enumerate().map(run).sum();
        }
        workers.iter_mut().enumerate().map(run).sum()
    }

    /// The best action where the game is solved, without a search.
    fn solved_choice(&self, position: &G) -> Option<Choice> {
        let exact = self.evaluation.exact(position, &mut |_| {})?;
        let mut lines: Vec<Line> = exact
            .actions
            .iter()
            .map(|(action, value)| Line {
                action: action.to_string(),
                visits: 1,
                value: vec![*value],
                variation: Vec::new(),
            })
            .collect();
        // A stable sort: equal actions keep the game's order.
        lines.sort_by(|a, b| b.value[0].total_cmp(&a.value[0]));
        let best = lines.first()?;
        Some(Choice {
            action: best.action.clone(),
            value: best.value.clone(),
            playouts: 0,
            lines,
        })
    }

    /// The statistics of all trees for the actions of the root, best first.
    fn lines(&self, position: &G) -> Vec<Line> {
        let seats = position.seats();
        let seat = position.turn().player();
        let mut lines: Vec<(Line, Rank)> = Vec::new();
        let mut most_visits: Vec<u32> = Vec::new();
        for tree in self
            .workers
            .iter()
            .filter_map(|worker| worker.tree.as_ref())
        {
            for root_action in tree.root_actions() {
                let action = root_action.action.to_string();
                let index = match lines.iter().position(|(line, _)| line.action == action) {
                    Some(index) => index,
                    None => {
                        lines.push((
                            Line {
                                action,
                                visits: 0,
                                value: vec![0.0; seats],
                                variation: Vec::new(),
                            },
                            Rank::Open(root_action.static_value),
                        ));
                        most_visits.push(0);
                        lines.len() - 1
                    }
                };
                let (line, rank) = &mut lines[index];
                // What one tree has proven is true in all.
                match (root_action.proof, seat) {
                    (Proof::Won(winner), Some(seat)) if winner == seat => {
                        *rank = rank.or_sooner(Rank::Won(root_action.distance));
                    }
                    (proof, Some(seat)) if proof.loses(seat) => {
                        *rank = Rank::Lost(root_action.distance);
                    }
                    _ => {}
                }
                line.visits += root_action.visits;
                for (total, sum) in line.value.iter_mut().zip(root_action.value_sums) {
                    *total += sum;
                }
                // The variation comes from the tree with the most visits.
                if root_action.visits > most_visits[index] {
                    most_visits[index] = root_action.visits;
                    line.variation = tree.principal_variation(root_action.child, MAX_VARIATION);
                }
            }
        }
        for (line, _) in &mut lines {
            for value in &mut line.value {
                *value /= f64::from(line.visits.max(1));
            }
        }
        lines.sort_by(|(a, a_rank), (b, b_rank)| a_rank.compare(a.visits, b_rank, b.visits));
        lines
            .into_iter()
            .map(|(line, _)| line)
            .filter(|line| line.visits > 0)
            .collect()
    }
}

/// What is known of an action at the root.
#[derive(Clone, Copy, Debug)]
enum Rank {
    /// Proven to win, in this many steps.
    Won(u16),
    /// Nothing is proven; with its static value.
    Open(f64),
    /// Proven to lose, in this many steps.
    Lost(u16),
}

impl Rank {
    fn or_sooner(self, other: Rank) -> Rank {
        match (self, other) {
            (Rank::Won(mine), Rank::Won(theirs)) => Rank::Won(mine.min(theirs)),
            _ => other,
        }
    }

    /// A proven win comes first, the shortest one before; a proven loss last, the longest one
    /// before. Otherwise the most visited action is the robust choice; ties go to the higher static
    /// value.
    fn compare(&self, visits: u32, other: &Rank, other_visits: u32) -> Ordering {
        let order = |rank: &Rank| match rank {
            Rank::Won(_) => 0,
            Rank::Open(_) => 1,
            Rank::Lost(_) => 2,
        };
        order(self).cmp(&order(other)).then(match (self, other) {
            (Rank::Won(mine), Rank::Won(theirs)) => mine.cmp(theirs),
            (Rank::Lost(mine), Rank::Lost(theirs)) => theirs.cmp(mine),
            (Rank::Open(mine), Rank::Open(theirs)) => {
                other_visits.cmp(&visits).then(theirs.total_cmp(mine))
            }
            _ => Ordering::Equal,
        })
    }
}

impl<G: Game, E: Evaluation<G>> Bot for Search<G, E> {
    fn choose(&mut self, position: &Position) -> Option<Choice> {
        self.choose_typed(position.typed()?)
    }
}

impl<G: Game, E: Evaluation<G>> Search<G, E> {
    /// [`Bot::choose`] for callers that know the type of the game.
    pub(crate) fn choose_typed(&mut self, position: &G) -> Option<Choice> {
        let Turn::Player(_) = position.turn() else {
            return None;
        };
        if let Some(choice) = self.solved_choice(position) {
            return Some(choice);
        }
        let forced = match position.legal_actions()[..] {
            [action] => Some(action),
            _ => self.evaluation.book(position),
        };
        if let Some(action) = forced {
            // No search is needed. The trees are kept: they contain the positions that follow.
            let value = self.evaluation.expected_value(position)[..position.seats()].to_vec();
            return Some(Choice {
                action: action.to_string(),
                lines: vec![Line {
                    action: action.to_string(),
                    visits: 1,
                    value: value.clone(),
                    variation: Vec::new(),
                }],
                value,
                playouts: 0,
            });
        }
        let playouts = self.run_playouts(position);
        let lines = self.lines(position);
        let best = lines.first()?;
        Some(Choice {
            action: best.action.clone(),
            value: best.value.clone(),
            lines,
            playouts,
        })
    }
}
