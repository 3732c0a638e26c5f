//! The values between attacks, and the order in which they are computed.
//!
//! A layer holds all positions with the same number of rolls left; it is computed from the layer
//! below. Only positions that are reachable from the given one are computed: levels are never
//! uncrossed, and a roll or a wild card crosses at most one. Skills are counted only up to the
//! number that the remaining rolls can use.

use std::collections::BTreeMap;

use armada::Actions;

use super::configuration::{Configuration, reachable};
use super::plan::{ENDED, Plan};
use super::sheet::Sheet;
use super::sweep::{Sizes, Sweep, raise};
use super::{Objective, State, Step};

/// The values of all positions that are reachable from a given one.
#[derive(Debug)]
pub struct Solver {
    pub(super) sheet: Sheet,
    objective: Objective,
    ship_points: f32,
    /// The actions of the given position.
    max: Actions,
    /// How many more levels can be crossed than rolls and wild cards are spent: one if the given
    /// position is within an attack.
    ahead: usize,
    configurations: Vec<Configuration>,
    /// By crossed levels.
    index: BTreeMap<u32, usize>,
    /// The number of configurations with at most this many newly crossed levels.
    within: Vec<usize>,
    /// By open levels.
    plans: BTreeMap<u32, Plan>,
    layers: Vec<Layer>,
    keep: Keep,
    /// The block to compute next.
    next: Next,
    sweep: Option<Sweep>,
    /// Maps indices of a layer to those of the layer below, if that is smaller.
    below: Option<Vec<usize>>,
    done: u64,
    total: u64,
}

#[derive(Debug)]
struct Layer {
    sizes: Sizes,
    /// The first block for each number of wild cards.
    starts: Vec<usize>,
    values: Vec<f32>,
}

/// Which layers are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keep {
    All,
    LastTwo,
}

#[derive(Clone, Copy, Debug)]
struct Next {
    rolls: usize,
    wilds: usize,
    configuration: usize,
}

/// The progress of a solver, in positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    pub done: u64,
    pub total: u64,
}

impl Progress {
    #[must_use]
    pub fn is_complete(self) -> bool {
        self.done == self.total
    }
}

impl Solver {
    /// How many positions there are to solve.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.total
    }

    /// Computes nothing yet: see [`Solver::work`] and [`Solver::solve`]. `None` if the position is
    /// impossible.
    #[must_use]
    pub fn new(objective: Objective, ship_points: f32, from: &State) -> Option<Self> {
        let sheet = Sheet::new();
        let configurations = reachable(&sheet, from.crossed)?;
        let index = (configurations.iter().enumerate())
            .map(|(index, configuration)| (configuration.crossed, index))
            .collect();
        let start = from.crossed.count_ones();
        let deepest = sheet.all().count_ones() - start;
        let within = (0..=deepest)
            .map(|depth| {
                configurations.partition_point(|configuration| {
                    configuration.crossed.count_ones() <= start + depth
                })
            })
            .collect();
        let mut solver = Solver {
            sheet,
            objective,
            ship_points,
            max: from.actions,
            ahead: usize::from(from.step != Step::Attack),
            configurations,
            index,
            within,
            plans: BTreeMap::new(),
            layers: Vec::new(),
            keep: Keep::All,
            next: Next {
                rolls: 0,
                wilds: 0,
                configuration: 0,
            },
            sweep: None,
            below: None,
            done: 0,
            total: 0,
        };
        solver.total = (0..=usize::from(solver.max.rolls))
            .map(|rolls| solver.blocks(rolls) as u64 * solver.sizes(rolls).values() as u64)
            .sum();
        Some(solver)
    }

    pub(super) fn keeping(mut self, keep: Keep) -> Self {
        self.keep = keep;
        self
    }

    /// Computes about this many more positions.
    pub fn work(&mut self, positions: u64) -> Progress {
        let until = self.done.saturating_add(positions);
        while self.done < self.total && self.done < until {
            self.step();
        }
        self.progress()
    }

    pub fn solve(&mut self) {
        self.work(u64::MAX);
    }

    /// Computes all positions with at most this many rolls left.
    pub(super) fn solve_layer(&mut self, rolls: u8) {
        while self.done < self.total && self.next.rolls <= usize::from(rolls) {
            self.step();
        }
    }

    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.done,
            total: self.total,
        }
    }

    /// The number of reachable sets of crossed levels.
    #[must_use]
    pub fn configurations(&self) -> usize {
        self.configurations.len()
    }

    /// The value of a position between attacks, if it is among those solved.
    pub(super) fn between(&self, crossed: u32, actions: Actions) -> Option<f32> {
        let configuration = *self.index.get(&crossed)?;
        let max = self.max;
        let [rolls, wilds] = [actions.rolls, actions.wilds].map(usize::from);
        if actions.rolls > max.rolls
            || actions.wilds > max.wilds
            || actions.rerolls > max.rerolls
            || actions.flips > max.flips
            || actions.plus > max.plus
            || actions.minus > max.minus
            || configuration >= self.count(rolls, wilds)
            || !self.is_solved(rolls)
        {
            return None;
        }
        let layer = &self.layers[rolls];
        let block_index = layer.starts[wilds] + configuration;
        let skills = [actions.rerolls, actions.flips, actions.plus, actions.minus];
        let index = layer.sizes.index(skills.map(usize::from));
        (layer.values)
            .get(block_index * layer.sizes.values() + index)
            .copied()
    }

    fn is_solved(&self, rolls: usize) -> bool {
        rolls < self.next.rolls || self.done == self.total
    }

    /// A21: an attack takes at most three of each skill.
    fn sizes(&self, rolls: usize) -> Sizes {
        let max = self.max;
        let skills = [max.rerolls, max.flips, max.plus, max.minus];
        Sizes(skills.map(|skill| 1 + usize::from(skill).min(3 * rolls)))
    }

    /// The number of reachable configurations with this many rolls and wild cards left; they are
    /// sorted by the number of crossed levels.
    fn count(&self, rolls: usize, wilds: usize) -> usize {
        let [max_rolls, max_wilds] = [self.max.rolls, self.max.wilds].map(usize::from);
        let depth = (max_rolls - rolls) + (max_wilds - wilds) + self.ahead;
        self.within[depth.min(self.within.len() - 1)]
    }

    fn blocks(&self, rolls: usize) -> usize {
        (0..=usize::from(self.max.wilds))
            .map(|wilds| self.count(rolls, wilds))
            .sum()
    }

    /// Computes one block: all numbers of skills for one configuration, rolls and wild cards.
    fn step(&mut self) {
        let Next {
            rolls,
            wilds,
            configuration,
        } = self.next;
        if self.layers.len() == rolls {
            self.begin_layer(rolls);
        }
        let open = self.configurations[configuration].open;
        if rolls > 0 && !self.is_decided(configuration, rolls + wilds) {
            let max = self.max;
            let plan = self.plans.entry(open).or_insert_with(|| {
                let changes = [max.flips, max.plus, max.minus];
                Plan::new(&self.sheet, open, usize::from(max.rerolls), changes)
            });
            let plan = std::mem::take(plan);
            self.compute_with_attacks(&plan);
            self.plans.insert(open, plan);
        } else {
            self.compute_without_attacks();
        }
        self.done += self.layers[rolls].sizes.values() as u64;
        self.next.configuration += 1;
        if self.next.configuration == self.count(rolls, wilds) {
            self.next.configuration = 0;
            self.next.wilds += 1;
            if self.next.wilds > usize::from(self.max.wilds) {
                self.next.wilds = 0;
                self.next.rolls += 1;
            }
        }
    }

    fn begin_layer(&mut self, rolls: usize) {
        let sizes = self.sizes(rolls);
        let mut starts = Vec::new();
        let mut start = 0;
        for wilds in 0..=usize::from(self.max.wilds) {
            starts.push(start);
            start += self.count(rolls, wilds);
        }
        self.layers.push(Layer {
            sizes,
            starts,
            values: vec![0.0; start * sizes.values()],
        });
        if rolls > 0 {
            let below = self.layers[rolls - 1].sizes;
            self.below = (below != sizes).then(|| sizes.map_to(below));
            self.sweep = Some(Sweep::new(sizes));
        }
        if self.keep == Keep::LastTwo && rolls > 1 {
            self.layers[rolls - 2].values = Vec::new();
        }
    }

    /// Whether crossing this many more levels cannot change the result.
    fn is_decided(&self, configuration: usize, levels: usize) -> bool {
        let crossed = self.configurations[configuration].crossed;
        let needed = match self.objective {
            Objective::Score => self.sheet.to_next_region(crossed),
            Objective::Victory => (self.sheet.all() & !crossed).count_ones(),
        };
        needed == 0 || levels < needed as usize
    }

    /// A24: the result if no more levels are crossed.
    fn result(&self, crossed: u32) -> f32 {
        let victory = crossed == self.sheet.all();
        match self.objective {
            Objective::Score if victory => 100.0,
            Objective::Score => self.sheet.points(crossed) as f32 + self.ship_points,
            Objective::Victory => f32::from(u8::from(victory)),
        }
    }

    /// A block without attacks: A22, wild cards are played; A23, the end.
    fn compute_without_attacks(&mut self) {
        let Next {
            rolls,
            wilds,
            configuration,
        } = self.next;
        let crossed = self.configurations[configuration].crossed;
        let value = if self.is_decided(configuration, rolls + wilds) {
            self.result(crossed)
        } else {
            let layer = &self.layers[rolls];
            let after = self.configurations[configuration].after.iter();
            after
                .map(|&after| layer.values[layer.starts[wilds - 1] + after])
                .fold(0.0, f32::max)
        };
        let layer = &mut self.layers[rolls];
        let values = layer.sizes.values();
        let start = (layer.starts[wilds] + configuration) * values;
        layer.values[start..start + values].fill(value);
    }

    /// A block with attacks.
    fn compute_with_attacks(&mut self, plan: &Plan) {
        let Next {
            rolls,
            wilds,
            configuration,
        } = self.next;
        let after = &self.configurations[configuration].after;
        let (lower, upper) = self.layers.split_at_mut(rolls);
        let (Some(lower), Some(layer), Some(sweep)) =
            (lower.last(), upper.first_mut(), &mut self.sweep)
        else {
            return;
        };
        let map = self.below.as_deref();
        let size = layer.sizes.values();
        let start = (layer.starts[wilds] + configuration) * size;
        let (earlier, values) = layer.values.split_at_mut(start);
        let values = &mut values[..size];
        for first in (0..size).step_by(sweep.block()) {
            let count = sweep.block().min(size - first);
            let fetch = |to: &mut [f32], configuration: usize, wilds: usize, best: bool| {
                let from = (lower.starts[wilds] + configuration) * lower.sizes.values();
                let from = &lower.values[from..from + lower.sizes.values()];
                match (map, best) {
                    (None, false) => to.copy_from_slice(&from[first..first + count]),
                    (None, true) => raise(to, &from[first..first + count]),
                    (Some(map), _) => {
                        for (to, &index) in to.iter_mut().zip(&map[first..first + count]) {
                            if !best || from[index] > *to {
                                *to = from[index];
                            }
                        }
                    }
                }
            };
            let attack = sweep.attack(plan, first, count, |vector, to| {
                if vector == ENDED {
                    fetch(to, configuration, wilds, false);
                    if wilds > 0 {
                        for &after in after {
                            fetch(to, after, wilds - 1, true);
                        }
                    }
                } else {
                    fetch(to, after[vector - 1], wilds, false);
                }
            });
            let values = &mut values[first..first + count];
            values.copy_from_slice(attack);
            if wilds > 0 {
                // A22: a wild card instead of a roll.
                for after in after {
                    let from = (layer.starts[wilds - 1] + after) * size + first;
                    raise(values, &earlier[from..from + count]);
                }
            }
        }
    }
}
