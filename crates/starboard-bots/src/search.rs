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
use starboard_kernel::{FastRng, Game, Seat, Silent, Turn};

use crate::{Bot, Budget, Choice, Evaluation, Exact, Line, Proven, Settings, Values};
use tree::{Proof, RootAction, Tree};

/// The limit for all trees together: about 100 MB.
const MAX_EDGES: usize = 4_000_000;

const MAX_VARIATION: usize = 12;

/// More than any machine manages. It ends the search if the clock stands still.
const MAX_PLAYOUTS_PER_MILLI: u32 = 10_000;

const PLAYOUTS_PER_CLOCK_CHECK: u32 = 16;

/// The most positions that are solved for one decision: with them a browser is done in two seconds.
const MOST_SOLVED: u64 = 6_000_000;

/// As many in proportion, where the budget is time.
const SOLVED_PER_MILLI: u64 = MOST_SOLVED / 2_000;

/// A search with fewer playouts overlooks things, as people do.
pub(crate) const LEAST_PLAYOUTS_TO_PROVE: u32 = 1_000;

pub(crate) struct Search<G: Game, E> {
    evaluation: E,
    budget: Budget,
    settings: Settings,
    /// How many positions are solved; `None` for as many as there is time for.
    foresight: Option<u64>,
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
            // The classic bots solve everything.
            foresight: settings.spec.is_classic().then_some(u64::MAX),
            settings,
            workers: (0..threads)
                .map(|_| Worker {
                    tree: None,
                    rng: FastRng::new(seeds.bits()),
                })
                .collect(),
        }
    }

    /// Solves no more than so many positions.
    pub(crate) fn with_foresight(mut self, most: u64) -> Self {
        self.foresight = Some(most);
        self
    }

    /// The time, if the budget is one.
    fn now(&self) -> f64 {
        match self.budget {
            Budget::Playouts(_) => 0.0,
            Budget::Millis(_) => (self.settings.clock)(),
        }
    }

    /// Spends the budget on `position`, from `start` on; returns the number of playouts.
    fn run_playouts(&mut self, position: &G, start: f64) -> u32 {
        let count = self.workers.len() as u32;
        let Search {
            evaluation,
            budget,
            settings,
            workers,
            ..
        } = self;
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
            tree.prepare_root(evaluation);
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

    /// The values where the game can be solved in time, or nearly.
    fn solved(&self, position: &G) -> Option<Exact<G::Action>> {
        if let Some(foresight) = self.foresight {
            return self.evaluation.exact_within(position, foresight);
        }
        let most = match self.budget {
            Budget::Playouts(_) => MOST_SOLVED,
            Budget::Millis(millis) => SOLVED_PER_MILLI * u64::from(millis),
        };
        let exact = self.evaluation.exact_within(position, most);
        exact.or_else(|| self.evaluation.nearly_exact(position, most))
    }

    /// The best action where the game is solved, without a search.
    fn solved_choice(&self, position: &G) -> Option<Choice> {
        let exact = self.solved(position)?;
        let mut lines: Vec<Line> = exact
            .actions
            .iter()
            .map(|(action, value)| Line {
                action: action.to_string(),
                visits: 1,
                value: vec![*value],
                proven: None,
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

    /// The soonest forced win. What is not thorough sees only what wins with the next choice.
    fn forced_choice(&self, position: &G) -> Option<Choice> {
        let is_thorough = match self.budget {
            Budget::Playouts(playouts) => playouts >= LEAST_PLAYOUTS_TO_PROVE,
            Budget::Millis(_) => true,
        };
        let choices = self.evaluation.forced_choices(position);
        let choices = choices.min(if is_thorough { usize::MAX } else { 1 });
        let found = forced::forced_win(position, &self.evaluation, choices)?;
        let mut line = found.line.iter().map(ToString::to_string);
        let action = line.next()?;
        let value = found.values[..position.seats()].to_vec();
        Some(Choice {
            lines: vec![Line {
                action: action.clone(),
                visits: 1,
                value: value.clone(),
                proven: Some(Proven::Won),
                variation: line.take(MAX_VARIATION).collect(),
            }],
            action,
            value,
            playouts: 0,
        })
    }

    /// The statistics of all trees for the actions of the root, best first.
    fn lines(&self, position: &G) -> Vec<Line> {
        let Turn::Player(seat) = position.turn() else {
            return Vec::new();
        };
        let trees = self.workers.iter();
        let trees = trees.filter_map(|worker| worker.tree.as_ref());
        let mut found: Vec<Found<G::Action>> = Vec::new();
        for tree in trees {
            for root_action in tree.root_actions() {
                let action = root_action.action;
                let index = match found.iter().position(|found| found.action == action) {
                    Some(index) => index,
                    None => {
                        found.push(Found::new(&root_action));
                        found.len() - 1
                    }
                };
                let variation = || tree.principal_variation(root_action.child, MAX_VARIATION);
                found[index].add(&root_action, seat, variation);
            }
        }
        found.sort_by(Found::compare);
        // Where everything that has been visited is proven to lose, another action is better.
        if let Some(first) = found.first_mut()
            && first.visits == 0
        {
            let mut next = position.clone();
            next.play_unchecked(first.action, &mut Silent);
            first.sums = self.evaluation.value(&next);
        }
        let is_considered = |(index, found): &(usize, Found<_>)| *index == 0 || found.visits > 0;
        let found = found.into_iter().enumerate().filter(is_considered);
        found
            .map(|(_, found)| found.line(position.seats()))
            .collect()
    }
}

/// An action at the root, in all trees together.
struct Found<A> {
    action: A,
    rank: Rank,
    visits: u32,
    sums: Values,
    /// The value, where it is proven.
    exact: Option<Values>,
    variation: Vec<String>,
    /// In the tree that the variation comes from.
    most_visits: u32,
}

impl<A: Copy + std::fmt::Display> Found<A> {
    fn new(root_action: &RootAction<'_, A>) -> Self {
        Found {
            action: root_action.action,
            rank: Rank::Open(root_action.static_value),
            visits: 0,
            sums: Values::default(),
            exact: None,
            variation: Vec::new(),
            most_visits: 0,
        }
    }

    /// Adds the statistics of a tree. What one tree has proven is true in all.
    fn add(
        &mut self,
        root_action: &RootAction<'_, A>,
        seat: Seat,
        variation: impl Fn() -> Vec<String>,
    ) {
        self.visits += root_action.visits;
        for (total, sum) in self.sums.iter_mut().zip(root_action.value_sums) {
            *total += sum;
        }
        let rank = match root_action.proof {
            Proof::Open => None,
            Proof::Drawn => Some(Rank::Drawn),
            Proof::Won(winner) if winner == seat => Some(Rank::Won(root_action.distance)),
            Proof::Won(_) | Proof::Lost => Some(Rank::Lost(root_action.distance)),
        };
        match rank {
            Some(rank) if rank.is_better_proof_than(self.rank) => {
                self.rank = rank;
                let mut exact = Values::default();
                for (value, sum) in exact.iter_mut().zip(root_action.value_sums) {
                    *value = sum / f64::from(root_action.visits.max(1));
                }
                self.exact = Some(exact);
                self.variation = variation();
            }
            // From the tree with the most visits.
            None if self.exact.is_none() && root_action.visits > self.most_visits => {
                self.most_visits = root_action.visits;
                self.variation = variation();
            }
            _ => {}
        }
    }

    fn compare(&self, other: &Self) -> Ordering {
        self.rank.compare(self.visits, other.rank, other.visits)
    }

    fn line(self, seats: usize) -> Line {
        let visits = f64::from(self.visits.max(1));
        let value = self.exact.unwrap_or(self.sums.map(|sum| sum / visits));
        Line {
            action: self.action.to_string(),
            visits: self.visits,
            value: value[..seats].to_vec(),
            proven: match self.rank {
                Rank::Won(_) => Some(Proven::Won),
                Rank::Drawn => Some(Proven::Drawn),
                Rank::Open(_) => None,
                Rank::Lost(_) => Some(Proven::Lost),
            },
            variation: self.variation,
        }
    }
}

/// What is known of an action at the root.
#[derive(Clone, Copy, Debug)]
enum Rank {
    /// Proven to win, in this many steps.
    Won(u16),
    /// Nothing is proven; with its static value.
    Open(f64),
    /// Proven to be drawn.
    Drawn,
    /// Proven to lose, in this many steps.
    Lost(u16),
}

impl Rank {
    /// Whether it tells more of an action than another tree does: a sooner win.
    fn is_better_proof_than(self, other: Rank) -> bool {
        match (self, other) {
            (Rank::Won(mine), Rank::Won(theirs)) => mine < theirs,
            _ => matches!(other, Rank::Open(_)),
        }
    }

    /// A proven win comes first, the shortest one before; a proven loss last, the longest one
    /// before. Otherwise the most visited action is the robust choice; ties go to the higher static
    /// value.
    fn compare(self, visits: u32, other: Rank, other_visits: u32) -> Ordering {
        let order = |rank: Rank| match rank {
            Rank::Won(_) => 0,
            Rank::Open(_) | Rank::Drawn => 1,
            Rank::Lost(_) => 2,
        };
        order(self).cmp(&order(other)).then(match (self, other) {
            (Rank::Won(mine), Rank::Won(theirs)) => mine.cmp(&theirs),
            (Rank::Lost(mine), Rank::Lost(theirs)) => theirs.cmp(&mine),
            (Rank::Open(mine), Rank::Open(theirs)) => {
                other_visits.cmp(&visits).then(theirs.total_cmp(&mine))
            }
            _ => other_visits.cmp(&visits),
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
                    proven: None,
                    variation: Vec::new(),
                }],
                value,
                playouts: 0,
            });
        }
        let start = self.now();
        // The trees are kept here, too.
        if let Some(choice) = self.forced_choice(position) {
            return Some(choice);
        }
        let playouts = self.run_playouts(position, start);
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
