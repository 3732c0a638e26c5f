//! R26: which positions have been there before.

use crate::{Ship, Square};

/// The hashes of earlier positions, each as often as it occurred. Positions that cannot come
/// back are forgotten.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    hashes: Vec<u64>,
    /// A bit for each hash, which several may share: most new positions are known by it to be
    /// new, without a look at the hashes.
    hints: [u64; 8],
}

// Written by hand for `clone_from`, which keeps the memory.
impl Clone for Seen {
    fn clone(&self) -> Self {
        Seen {
            hashes: self.hashes.clone(),
            hints: self.hints,
        }
    }

    fn clone_from(&mut self, other: &Self) {
        self.hashes.clone_from(&other.hashes);
        self.hints = other.hints;
    }
}

/// The order in which they occurred is no part of the position.
impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        self.hashes.len() == other.hashes.len() && self.sorted() == other.sorted()
    }
}

impl Eq for Seen {}

impl Seen {
    #[inline]
    pub(crate) fn add(&mut self, hash: u64) {
        self.hashes.push(hash);
        let (word, bit) = Self::hint(hash);
        self.hints[word] |= bit;
    }

    #[inline]
    pub(crate) fn forget(&mut self) {
        self.hashes.clear();
        self.hints = Default::default();
    }

    #[inline]
    pub(crate) fn count(&self, hash: u64) -> usize {
        let (word, bit) = Self::hint(hash);
        if self.hints[word] & bit == 0 {
            return 0;
        }
        self.hashes.iter().filter(|&&seen| seen == hash).count()
    }

    #[inline]
    const fn hint(hash: u64) -> (usize, u64) {
        ((hash >> 6 & 7) as usize, 1 << (hash & 63))
    }

    pub(crate) fn sorted(&self) -> Vec<u64> {
        let mut sorted = self.hashes.clone();
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
