//! Executes a plan for all numbers of skills at once.
//!
//! The values for all numbers of re-rolls, flips, +1 and −1 are contiguous, with a row for each
//! number of re-rolls. Spending a skill is then an offset into the vector, and everything else is
//! element-wise, which compilers vectorise. Sums are added in the order of the plan without fused
//! multiply-add, so that every machine computes the same values.

use super::dice::Cost;
use super::plan::{Chance, Hand, Made, Plan};

/// About this many values are computed together: enough for SIMD, few enough for the vectors of a
/// plan to stay in the L1 or L2 cache.
const BLOCK: usize = 256;

/// The number of possible counts of each skill: re-rolls, flips, +1, −1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sizes(pub(super) [usize; 4]);

impl Sizes {
    /// The number of values for one number of re-rolls.
    pub(super) fn row(self) -> usize {
        let [_, flips, plus, minus] = self.0;
        flips * plus * minus
    }

    pub(super) fn values(self) -> usize {
        self.0[0] * self.row()
    }

    /// The index of the value for these skills; counts above the maximum are clamped.
    pub(super) fn index(self, skills: [usize; 4]) -> usize {
        let sizes = self.0.into_iter().zip(skills);
        sizes.fold(0, |index, (size, skill)| index * size + skill.min(size - 1))
    }

    /// For each value, the index of the same skills in a block of other sizes.
    pub(super) fn map_to(self, other: Sizes) -> Vec<usize> {
        let [rerolls, flips, plus, minus] = self.0;
        let mut map = Vec::with_capacity(self.values());
        for reroll in 0..rerolls {
            for flip in 0..flips {
                for add in 0..plus {
                    for take in 0..minus {
                        map.push(other.index([reroll, flip, add, take]));
                    }
                }
            }
        }
        map
    }
}

#[derive(Debug)]
pub(super) struct Sweep {
    row: usize,
    /// Rows that are computed together.
    rows: usize,
    shifts: Vec<Shift>,
    vectors: Vec<f32>,
    /// Each is preceded by the last row of the previous block: the values with one re-roll less.
    chances: Vec<f32>,
    attack: Vec<f32>,
    spare: Vec<f32>,
}

/// A cost as an offset.
#[derive(Debug)]
struct Shift {
    offset: usize,
    /// A mask: 1 where the cost can be paid, 0 elsewhere.
    payable: Vec<f32>,
}

/// The most of one skill that an attack can cost.
const MAX_COST: usize = 3;

fn shift_index(cost: Cost) -> usize {
    cost.into_iter()
        .fold(0, |index, part| index * (MAX_COST + 1) + usize::from(part))
}

impl Sweep {
    pub(super) fn new(sizes: Sizes) -> Self {
        let row = sizes.row();
        let rows = (BLOCK / row).clamp(1, sizes.0[0]);
        let [_, flips, plus, minus] = sizes.0;
        let mut shifts = Vec::new();
        for flip in 0..=MAX_COST {
            for add in 0..=MAX_COST {
                for take in 0..=MAX_COST {
                    let mut payable = Vec::with_capacity(rows * row);
                    for index in 0..rows * row {
                        let have = [
                            index / (plus * minus) % flips,
                            index / minus % plus,
                            index % minus,
                        ];
                        let can_pay = have[0] >= flip && have[1] >= add && have[2] >= take;
                        payable.push(if can_pay { 1.0 } else { 0.0 });
                    }
                    let offset = (flip * plus + add) * minus + take;
                    shifts.push(Shift { offset, payable });
                }
            }
        }
        Sweep {
            row,
            rows,
            shifts,
            vectors: Vec::new(),
            chances: Vec::new(),
            attack: vec![0.0; rows * row],
            spare: vec![0.0; rows * row],
        }
    }

    /// The number of values that are computed together.
    pub(super) fn block(&self) -> usize {
        self.rows * self.row
    }

    /// The value of attacking, for the indices from `start`. Blocks must be computed in order.
    /// `fill` provides the input vectors of the plan.
    pub(super) fn attack(
        &mut self,
        plan: &Plan,
        start: usize,
        count: usize,
        mut fill: impl FnMut(usize, &mut [f32]),
    ) -> &[f32] {
        let block = self.block();
        let given = 1 + plan.levels.len();
        let vectors = (given + plan.made.len()) * block;
        if self.vectors.len() < vectors {
            self.vectors.resize(vectors, 0.0);
        }
        for index in 0..given {
            fill(index, &mut self.vectors[index * block..][..count]);
        }
        for (index, made) in plan.made.iter().enumerate() {
            self.compute(made, given + index, count);
        }
        let stride = self.row + block;
        let chances = plan.chances.len() * stride;
        if self.chances.len() < chances {
            self.chances.resize(chances, 0.0);
        }
        for (index, chance) in plan.chances.iter().enumerate() {
            if start == 0 {
                // Without a re-roll this is impossible: 0 never wins a maximum.
                self.chances[index * stride..][..self.row].fill(0.0);
            }
            self.compute_chance(chance, index, count);
        }
        let vectors = Vectors {
            sure: &self.vectors,
            chances: &self.chances,
            block,
            stride,
        };
        let attack = &mut self.attack[..count];
        vectors.add(&plan.attack, attack, &mut self.spare[..count]);
        for value in &mut *attack {
            *value /= 216.0;
        }
        for chance in self.chances[..chances].chunks_exact_mut(stride) {
            chance.copy_within(count..count + self.row, 0);
        }
        &self.attack[..count]
    }

    fn compute(&mut self, made: &Made, index: usize, count: usize) {
        let block = self.block();
        let (earlier, rest) = self.vectors.split_at_mut(index * block);
        let vector = &mut rest[..count];
        match made {
            Made::Shifted(from, cost) => {
                let from = &earlier[from * block..][..count];
                self.shifts[shift_index(*cost)].apply(from, vector);
            }
            Made::Best(of) => {
                vector.copy_from_slice(&earlier[..count]);
                for from in of {
                    raise(vector, &earlier[from * block..][..count]);
                }
            }
        }
    }

    fn compute_chance(&mut self, chance: &Chance, index: usize, count: usize) {
        let block = self.block();
        let stride = self.row + block;
        let (earlier, rest) = self.chances.split_at_mut(index * stride);
        let values = &mut rest[self.row..][..count];
        match chance {
            Chance::Shifted(from, cost) => {
                let from = &earlier[from * stride + self.row..][..count];
                self.shifts[shift_index(*cost)].apply(from, values);
            }
            Chance::Rolled(hands) => {
                let vectors = Vectors {
                    sure: &self.vectors,
                    chances: earlier,
                    block,
                    stride,
                };
                vectors.add(hands, values, &mut self.spare[..count]);
                for value in values {
                    *value /= 6.0;
                }
            }
        }
    }
}

impl Shift {
    fn apply(&self, from: &[f32], to: &mut [f32]) {
        let count = to.len();
        let offset = self.offset.min(count);
        to[..offset].fill(0.0);
        let payable = &self.payable[offset..count];
        for ((to, from), payable) in to[offset..].iter_mut().zip(from).zip(payable) {
            *to = from * payable;
        }
    }
}

struct Vectors<'a> {
    sure: &'a [f32],
    chances: &'a [f32],
    block: usize,
    stride: usize,
}

impl Vectors<'_> {
    /// The weighted sum of the hands.
    fn add(&self, hands: &[Hand], sum: &mut [f32], spare: &mut [f32]) {
        let count = sum.len();
        sum.fill(0.0);
        let sure = |hand: &Hand| &self.sure[hand.sure * self.block..][..count];
        let chance = |index: usize| &self.chances[index * self.stride..][..count];
        let sure_only = hands.partition_point(|hand| hand.chances.is_empty());
        let (sure_only, others) = hands.split_at(sure_only);
        // Unrolled, to load and store the sum less often.
        for hands in sure_only.chunks(4) {
            if let [a, b, c, d] = hands {
                let weights = [a, b, c, d].map(|hand| f32::from(hand.weight));
                add_4(sum, weights, [sure(a), sure(b), sure(c), sure(d)]);
            } else {
                for hand in hands {
                    add(sum, f32::from(hand.weight), sure(hand));
                }
            }
        }
        let one_chance = others.partition_point(|hand| hand.chances.len() == 1);
        let (one_chance, others) = others.split_at(one_chance);
        for hands in one_chance.chunks(2) {
            let best = |hand: &Hand| [sure(hand), chance(hand.chances[0])];
            if let [a, b] = hands {
                let weights = [a, b].map(|hand| f32::from(hand.weight));
                add_2_best_of_2(sum, weights, [best(a), best(b)]);
            } else {
                for hand in hands {
                    add_best_of_2(sum, f32::from(hand.weight), best(hand));
                }
            }
        }
        for hand in others {
            let weight = f32::from(hand.weight);
            let sure = sure(hand);
            if let [a, b] = hand.chances[..] {
                add_best_of_3(sum, weight, [sure, chance(a), chance(b)]);
            } else if let [a, b, c, ref more @ ..] = hand.chances[..] {
                spare.copy_from_slice(sure);
                for &index in more {
                    raise(spare, chance(index));
                }
                add_best_of_4(sum, weight, [spare, chance(a), chance(b), chance(c)]);
            }
        }
    }
}

/// The maximum of two nonnegative values.
#[cfg(not(all(target_arch = "wasm32", not(target_feature = "simd128"))))]
fn max(a: f32, b: f32) -> f32 {
    // Unlike `f32::max` this is one instruction.
    if a > b { a } else { b }
}

/// The maximum of two nonnegative values.
#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
fn max(a: f32, b: f32) -> f32 {
    // Nonnegative floats are ordered like their bits, and the maximum of integers is branchless:
    // this saves a third of the time.
    f32::from_bits(a.to_bits().max(b.to_bits()))
}

/// The element-wise maximum, in place.
pub(super) fn raise(vector: &mut [f32], to: &[f32]) {
    for (value, &to) in vector.iter_mut().zip(to) {
        *value = max(*value, to);
    }
}

fn add(sum: &mut [f32], weight: f32, of: &[f32]) {
    for (sum, value) in sum.iter_mut().zip(of) {
        *sum += weight * value;
    }
}

fn add_4(sum: &mut [f32], weights: [f32; 4], [a, b, c, d]: [&[f32]; 4]) {
    for ((((sum, a), b), c), d) in sum.iter_mut().zip(a).zip(b).zip(c).zip(d) {
        *sum += (weights[0] * a + weights[1] * b) + (weights[2] * c + weights[3] * d);
    }
}

fn add_2_best_of_2(sum: &mut [f32], weights: [f32; 2], [[a, b], [c, d]]: [[&[f32]; 2]; 2]) {
    for ((((sum, &a), &b), &c), &d) in sum.iter_mut().zip(a).zip(b).zip(c).zip(d) {
        *sum += weights[0] * max(a, b) + weights[1] * max(c, d);
    }
}

fn add_best_of_2(sum: &mut [f32], weight: f32, [a, b]: [&[f32]; 2]) {
    for ((sum, &a), &b) in sum.iter_mut().zip(a).zip(b) {
        *sum += weight * max(a, b);
    }
}

fn add_best_of_3(sum: &mut [f32], weight: f32, [a, b, c]: [&[f32]; 3]) {
    for (((sum, &a), &b), &c) in sum.iter_mut().zip(a).zip(b).zip(c) {
        *sum += weight * max(max(a, b), c);
    }
}

fn add_best_of_4(sum: &mut [f32], weight: f32, [a, b, c, d]: [&[f32]; 4]) {
    for ((((sum, &a), &b), &c), &d) in sum.iter_mut().zip(a).zip(b).zip(c).zip(d) {
        *sum += weight * max(max(a, b), max(c, d));
    }
}
