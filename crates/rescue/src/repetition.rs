//! R26: which positions have been there before.

use crate::{Ship, Square};

/// The hashes of earlier positions, each as often as it occurred. Positions that cannot come
/// back are forgotten.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen(Vec<u64>);

/// The order in which they occurred is no part of the position.
impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.sorted() == other.sorted()
    }
}

impl Eq for Seen {}

impl Seen {
    #[inline]
    pub(crate) fn add(&mut self, hash: u64) {
        self.0.push(hash);
    }

    #[inline]
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }

    #[inline]
    pub(crate) fn count(&self, hash: u64) -> usize {
        self.0.iter().filter(|&&seen| seen == hash).count()
    }

    pub(crate) fn sorted(&self) -> Vec<u64> {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        sorted
    }
}

/// The part of a ship at a height in a stack, from 0 at the bottom.
#[inline]
pub(crate) fn ship_key(ship: Ship, square: Square, height: usize) -> u64 {
    let code = (square.index() as u64) << 16 | (height as u64) << 8 | u64::from(ship.identity());
    scatter(code)
}

/// The part of the player to move.
#[inline]
pub(crate) fn turn_key(turn: u8) -> u64 {
    scatter(1 << 32 | u64::from(turn))
}

/// Spreads numbers that are alike all over the 64 bits (the finalizer of `SplitMix64`).
#[inline]
const fn scatter(code: u64) -> u64 {
    let z = code.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
