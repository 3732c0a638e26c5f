//! Tree search: grows a tree of what may happen by many short visits, each of which follows the
//! most promising actions, adds what it finds and carries its worth back to the root.
//!
//! Every seat maximises its own value, so any number of players will do. Chance turns are nodes
//! of their own whose outcomes are visited in proportion to their weights.

mod tree;

use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, Turn};

use crate::{Bot, Budget, Choice, Evaluation, Line, Settings};
use tree::Tree;

/// All trees together stop growing here: at some 100 MB.
const MOST_EDGES: usize = 4_000_000;

/// How many steps of an expected continuation are told.
const LONGEST_LINE: usize = 12;

/// No machine makes more playouts than this in a millisecond; it only keeps a clock that stands
/// still from holding a bot for ever.
const MOST_PLAYOUTS_PER_MILLI: u32 = 10_000;

/// After how many playouts the clock is asked again.
const PLAYOUTS_BETWEEN_GLANCES: u32 = 16;

pub(crate) struct Search<G: Game, E> {
    evaluation: E,
    budget: Budget,
    /// More playouts than this are not made for one decision.
    enough: u32,
    settings: Settings,
    thinkers: Vec<Thinker<G>>,
}

/// One tree and its own randomness.
struct Thinker<G: Game> {
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
            enough: u32::MAX,
            settings,
            thinkers: (0..threads)
                .map(|_| Thinker {
                    tree: None,
                    rng: FastRng::new(seeds.bits()),
                })
                .collect(),
        }
    }

    /// The same, but no more than so many playouts for one decision, whatever the time.
    pub(crate) fn stopping_at(mut self, enough: u32) -> Self {
        self.enough = enough;
        self
    }

    /// Every tree thinks about `position`; gives the playouts made.
    fn think(&mut self, position: &G) -> u32 {
        let start = match self.budget {
            Budget::Playouts(_) => 0.0,
            Budget::Millis(_) => (self.settings.clock)(),
        };
        let count = self.thinkers.len() as u32;
        let Search {
            evaluation,
            budget,
            enough,
            settings,
            thinkers,
        } = self;
        let share = |playouts: u32, index: usize| {
            playouts / count + u32::from((index as u32) < playouts % count)
        };
        let think = |(index, thinker): (usize, &mut Thinker<G>)| {
            let tree = match thinker.tree.take() {
                Some(tree) => tree.moved_to(position),
                None => None,
            };
            let rng = &mut thinker.rng;
            let tree = thinker.tree.insert(tree.unwrap_or_else(|| {
                let most_edges = MOST_EDGES / count as usize;
                Tree::new(position.clone(), evaluation, most_edges, rng)
            }));
            match *budget {
                Budget::Playouts(playouts) => {
                    let share = share(playouts, index);
                    for _ in 0..share {
                        tree.playout(evaluation, rng);
                    }
                    share
                }
                Budget::Millis(millis) => {
                    let most = millis
                        .saturating_mul(MOST_PLAYOUTS_PER_MILLI)
                        .min(share(*enough, index));
                    let mut made = 0;
                    while made < most {
                        let some = PLAYOUTS_BETWEEN_GLANCES.min(most - made);
                        for _ in 0..some {
                            tree.playout(evaluation, rng);
                        }
                        made += some;
                        if (settings.clock)() - start >= f64::from(millis) {
                            break;
                        }
                    }
                    made
                }
            }
        };
        #[cfg(not(target_arch = "wasm32"))]
        if count > 1 {
            use rayon::prelude::*;
            return thinkers.par_iter_mut().enumerate().map(think).sum();
        }
        thinkers.iter_mut().enumerate().map(think).sum()
    }

    /// The choice where the game is solved: nothing to search for.
    fn solved(&self, position: &G) -> Option<Choice> {
        let exact = self.evaluation.exact(position, &mut |_| {})?;
        let mut lines: Vec<Line> = exact
            .actions
            .iter()
            .map(|(action, value)| Line {
                action: action.to_string(),
                visits: 1,
                value: vec![*value],
                then: Vec::new(),
            })
            .collect();
        // A stable sort: what is equal stays in the game's own order.
        lines.sort_by(|a, b| b.value[0].total_cmp(&a.value[0]));
        let best = lines.first()?;
        Some(Choice {
            action: best.action.clone(),
            value: best.value.clone(),
            playouts: 0,
            lines,
        })
    }

    /// What all trees together think of the actions of the root, best first.
    fn lines(&self, position: &G) -> Vec<Line> {
        let seats = position.seats();
        let mut lines: Vec<(Line, f64)> = Vec::new();
        let mut most: Vec<u32> = Vec::new();
        for tree in self
            .thinkers
            .iter()
            .filter_map(|thinker| thinker.tree.as_ref())
        {
            for option in tree.options() {
                let action = option.action.to_string();
                let index = match lines.iter().position(|(line, _)| line.action == action) {
                    Some(index) => index,
                    None => {
                        lines.push((
                            Line {
                                action,
                                visits: 0,
                                value: vec![0.0; seats],
                                then: Vec::new(),
                            },
                            option.worth,
                        ));
                        most.push(0);
                        lines.len() - 1
                    }
                };
                let line = &mut lines[index].0;
                line.visits += option.visits;
                for (sum, total) in line.value.iter_mut().zip(option.totals) {
                    *sum += total;
                }
                // The tree that looked hardest tells how it would go on.
                if option.visits > most[index] {
                    most[index] = option.visits;
                    line.then = tree.continuation(option.child, LONGEST_LINE);
                }
            }
        }
        for (line, _) in &mut lines {
            for value in &mut line.value {
                *value /= f64::from(line.visits.max(1));
            }
        }
        // Visits tell best what the search believes in; a stable sort keeps the rest in order.
        lines.sort_by(|(a, a_worth), (b, b_worth)| {
            b.visits.cmp(&a.visits).then(b_worth.total_cmp(a_worth))
        });
        lines
            .into_iter()
            .map(|(line, _)| line)
            .filter(|line| line.visits > 0)
            .collect()
    }
}

impl<G: Game, E: Evaluation<G>> Bot for Search<G, E> {
    fn choose(&mut self, position: &Position) -> Option<Choice> {
        self.choose_typed(position.typed()?)
    }
}

impl<G: Game, E: Evaluation<G>> Search<G, E> {
    /// For whoever knows the game.
    pub(crate) fn choose_typed(&mut self, position: &G) -> Option<Choice> {
        let Turn::Player(_) = position.turn() else {
            return None;
        };
        if let Some(choice) = self.solved(position) {
            return Some(choice);
        }
        let only = match position.legal()[..] {
            [action] => Some(action),
            _ => self.evaluation.book(position),
        };
        if let Some(action) = only {
            // Nothing to think about. The trees stay as they are: they still lead to what follows.
            let value = self.evaluation.expected_value(position)[..position.seats()].to_vec();
            return Some(Choice {
                action: action.to_string(),
                lines: vec![Line {
                    action: action.to_string(),
                    visits: 1,
                    value: value.clone(),
                    then: Vec::new(),
                }],
                value,
                playouts: 0,
            });
        }
        let playouts = self.think(position);
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
