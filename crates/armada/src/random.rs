//! Uniform-random play without listing what is possible: a pair of dice offers hundreds of ways
//! to write two values.

use starboard_kernel::FastRng;

use crate::sheet::{CircleSet, whole_double_boxes};
use crate::{Action, Armada, Circle, Phase, Roll, Step};

/// The circle at this place of a set.
fn nth(mut set: CircleSet, n: u32) -> Circle {
    for _ in 0..n {
        set &= set - 1;
    }
    Circle::ALL[set.trailing_zeros() as usize]
}

#[inline]
pub(crate) fn random_outcome(position: &Armada, rng: &mut FastRng) -> Roll {
    let mut die = || rng.below(6) as u8 + 1;
    if position.dice == [0; 3] {
        Roll::of([die(), die(), die()])
    } else {
        Roll::One(die())
    }
}

impl Armada {
    /// A value to give, each way equally likely; nothing in other steps.
    #[inline]
    pub(crate) fn random_value(&self, rng: &mut FastRng) -> Option<Action> {
        if self.step != Step::Value || self.phase != Phase::Build {
            return None;
        }
        let empty = self.empty_circles();
        let count = empty.count_ones();
        if count == 0 {
            return None;
        }
        let [a, b, c] = self.dice;
        let pair = self.pair();
        let singles = if pair.is_some() { 2 * count } else { 3 * count };
        // Two different boxes: every two circles but the two of a double box.
        let pairs = match pair {
            Some(_) => count * (count - 1) / 2 - whole_double_boxes(empty),
            None => 0,
        };
        let ticket = rng.below(singles + pairs);
        if ticket < singles {
            let faces = if a == b { [a, c, 0] } else { [a, b, c] };
            let faces = if b == c { [a, c, 0] } else { faces };
            return Some(Action::Value {
                face: faces[(ticket / count) as usize],
                circle: Some(nth(empty, ticket % count)),
            });
        }
        loop {
            let first = nth(empty, rng.below(count));
            let second = nth(empty, rng.below(count));
            if !first.same_box(second) {
                let circles = [first.min(second), first.max(second)];
                return pair.map(|face| Action::Values { face, circles });
            }
        }
    }
}
