//! Fast random numbers for playouts. Not for real games: those use [`Seed`](crate::Seed).

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The same numbers for the same seed on every platform.
#[derive(Clone, Debug)]
pub struct FastRng(Xoshiro256PlusPlus);

impl FastRng {
    #[must_use]
    pub fn new(seed: u64) -> Self {
        FastRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `bound` − 1. The bias is below 2⁻³² × `bound`: nothing for simulation.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(bound)) >> 32) as u32
    }
}
