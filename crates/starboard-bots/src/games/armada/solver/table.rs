//! The values between attacks, and the order in which they are found.
//!
//! A layer holds all positions with the same number of rolls left; it is found from the layer
//! below. Only what can come from the given position is looked at: nothing that is crossed is
//! ever uncrossed, and a roll or a wild card crosses one level at most. With few rolls left, not
//! more of a skill is looked at than they leave use for.

use std::collections::BTreeMap;

use armada::Actions;

use super::configuration::{Configuration, reachable};
use super::plan::{ENDED, Plan};
use super::sheet::Sheet;
use super::sweep::{Sizes, Sweep, raise};
use super::{Objective, State, Step};

/// What every position that can come from a given one is worth.
#[derive(Debug)]
pub struct Solver {
    pub(super) sheet: Sheet,
    objective: Objective,
    ship_points: f32,
    /// What is there at the start.
    most: Actions,
    /// How many levels more may be crossed than rolls and wild cards are spent: one if the
    /// start is within an attack.
    ahead: usize,
    configurations: Vec<Configuration>,
    /// By the levels that are crossed.
    index: BTreeMap<u32, usize>,
    /// How many configurations have at most this many levels crossed since the start.
    within: Vec<usize>,
    /// By the open levels.
    plans: BTreeMap<u32, Plan>,
    layers: Vec<Layer>,
    keep: Keep,
    /// What is looked at next.
    next: Next,
    sweep: Option<Sweep>,
    /// From the values of a layer to those of the layer below, if that is smaller.
    below: Option<Vec<usize>>,
    done: u64,
    total: u64,
}

#[derive(Debug)]
struct Layer {
    sizes: Sizes,
    /// Where the boxes of each number of wild cards begin, counted in boxes.
    starts: Vec<usize>,
    values: Vec<f32>,
}

/// Which layers are kept when they are no longer needed.
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

/// How far a solver has come, counted in positions.
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
    /// Nothing is solved yet: see [`Solver::work`] and [`Solver::solve`]. `None` if no game has
    /// such a position.
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
            most: from.actions,
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
        solver.total = (0..=usize::from(solver.most.rolls))
            .map(|rolls| solver.boxes(rolls) as u64 * solver.sizes(rolls).values() as u64)
            .sum();
        Some(solver)
    }

    pub(super) fn keeping(mut self, keep: Keep) -> Self {
        self.keep = keep;
        self
    }

    /// Looks at about this many more positions.
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

    /// Everything with at most this many rolls left.
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

    /// How many sets of crossed levels can come.
    #[must_use]
    pub fn configurations(&self) -> usize {
        self.configurations.len()
    }

    /// What a position between attacks is worth, if it is among those solved.
    pub(super) fn between(&self, crossed: u32, actions: Actions) -> Option<f32> {
        let configuration = *self.index.get(&crossed)?;
        let most = self.most;
        let [rolls, wilds] = [actions.rolls, actions.wilds].map(usize::from);
        if actions.rolls > most.rolls
            || actions.wilds > most.wilds
            || actions.rerolls > most.rerolls
            || actions.flips > most.flips
            || actions.plus > most.plus
            || actions.minus > most.minus
            || configuration >= self.count(rolls, wilds)
            || !self.is_solved(rolls)
        {
            return None;
        }
        let layer = &self.layers[rolls];
        let box_index = layer.starts[wilds] + configuration;
        let skills = [actions.rerolls, actions.flips, actions.plus, actions.minus];
        let index = layer.sizes.index(skills.map(usize::from));
        (layer.values)
            .get(box_index * layer.sizes.values() + index)
            .copied()
    }

    fn is_solved(&self, rolls: usize) -> bool {
        rolls < self.next.rolls || self.done == self.total
    }

    /// A21: an attack takes at most three of each skill.
    fn sizes(&self, rolls: usize) -> Sizes {
        let most = self.most;
        let skills = [most.rerolls, most.flips, most.plus, most.minus];
        Sizes(skills.map(|skill| 1 + usize::from(skill).min(3 * rolls)))
    }

    /// How many configurations can come with this many rolls and wild cards left: they are in
    /// the order of levels crossed.
    fn count(&self, rolls: usize, wilds: usize) -> usize {
        let [most_rolls, most_wilds] = [self.most.rolls, self.most.wilds].map(usize::from);
        let depth = (most_rolls - rolls) + (most_wilds - wilds) + self.ahead;
        self.within[depth.min(self.within.len() - 1)]
    }

    fn boxes(&self, rolls: usize) -> usize {
        (0..=usize::from(self.most.wilds))
            .map(|wilds| self.count(rolls, wilds))
            .sum()
    }

    /// Looks at one box: all numbers of skills for one configuration, rolls and wild cards.
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
        if rolls > 0 && !self.is_settled(configuration, rolls + wilds) {
            let most = self.most;
            let plan = self.plans.entry(open).or_insert_with(|| {
                let changes = [most.flips, most.plus, most.minus];
                Plan::new(&self.sheet, open, usize::from(most.rerolls), changes)
            });
            let plan = std::mem::take(plan);
            self.attack(&plan);
            self.plans.insert(open, plan);
        } else {
            self.settle();
        }
        self.done += self.layers[rolls].sizes.values() as u64;
        self.next.configuration += 1;
        if self.next.configuration == self.count(rolls, wilds) {
            self.next.configuration = 0;
            self.next.wilds += 1;
            if self.next.wilds > usize::from(self.most.wilds) {
                self.next.wilds = 0;
                self.next.rolls += 1;
            }
        }
    }

    fn begin_layer(&mut self, rolls: usize) {
        let sizes = self.sizes(rolls);
        let mut starts = Vec::new();
        let mut start = 0;
        for wilds in 0..=usize::from(self.most.wilds) {
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

    /// Whether this many levels more cannot change the result.
    fn is_settled(&self, configuration: usize, levels: usize) -> bool {
        let crossed = self.configurations[configuration].crossed;
        let needed = match self.objective {
            Objective::Score => self.sheet.to_next_region(crossed),
            Objective::Victory => (self.sheet.all() & !crossed).count_ones(),
        };
        needed == 0 || levels < needed as usize
    }

    /// A24: the result if nothing more is crossed.
    fn result(&self, crossed: u32) -> f32 {
        let victory = crossed == self.sheet.all();
        match self.objective {
            Objective::Score if victory => 100.0,
            Objective::Score => self.sheet.points(crossed) as f32 + self.ship_points,
            Objective::Victory => f32::from(u8::from(victory)),
        }
    }

    /// A box without attacks: A22, wild cards are played; A23, the end.
    fn settle(&mut self) {
        let Next {
            rolls,
            wilds,
            configuration,
        } = self.next;
        let crossed = self.configurations[configuration].crossed;
        let value = if self.is_settled(configuration, rolls + wilds) {
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

    /// A box with attacks.
    fn attack(&mut self, plan: &Plan) {
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
