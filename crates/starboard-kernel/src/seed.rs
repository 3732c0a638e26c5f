//! Fair chance: the k-th chance turn of a table is derived from a 256-bit seed and k alone.
//!
//! So nobody can influence an outcome after the seed is fixed, going back and forth gives the same
//! outcome, and everybody can check a record once the seed is known.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::Day;

#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(utoipa::ToSchema),
    schema(value_type = String, description = "seed, as 64 hex digits", pattern = "^[0-9a-f]{64}$")
)]
pub struct Seed([u8; 32]);

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is written as 64 hex digits")]
pub struct SeedError;

impl Seed {
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// A full seed from a small number, for tests and programs that want to repeat a game.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut hasher = Sha256::new();
        hasher.update(b"starboard seed");
        hasher.update(number.to_le_bytes());
        Seed(hasher.finalize().into())
    }

    /// The seed of a day's game: the same for everybody, and different for every game.
    #[must_use]
    pub fn of_day(game: &str, day: Day) -> Self {
        let mut hasher = Sha256::new();
        hasher.update(b"starboard daily");
        hasher.update(game.as_bytes());
        hasher.update(day.to_string().as_bytes());
        Seed(hasher.finalize().into())
    }

    /// What may be published before play: it fixes the seed without revealing it.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The seed after a seat has added entropy of its own.
    #[must_use]
    pub fn mixed_with(&self, entropy: &[u8]) -> Seed {
        let mut hasher = Sha256::new();
        hasher.update(self.0);
        hasher.update(entropy);
        Seed(hasher.finalize().into())
    }

    /// A seed for another purpose that reveals nothing about this one.
    #[must_use]
    pub fn derived(&self, purpose: &str) -> Seed {
        self.mixed_with(purpose.as_bytes())
    }

    /// The first 64 bits, for algorithms with a small seed.
    #[must_use]
    pub fn number(&self) -> u64 {
        let mut first = [0; 8];
        first.copy_from_slice(&self.0[..8]);
        u64::from_le_bytes(first)
    }

    /// Which of the weighted outcomes happens at the `k`-th chance turn (from 0).
    ///
    /// # Panics
    /// If the weights add up to nothing: a game lists only what can happen.
    #[must_use]
    pub fn pick(&self, k: u64, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let total: u64 = weights.clone().map(u64::from).sum();
        assert!(total > 0, "a chance turn needs an outcome that can happen");
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(k);
        // Rejection makes every unit of weight exactly as likely as any other.
        let limit = u64::MAX - u64::MAX % total;
        let mut ticket = loop {
            let bits = rng.next_u64();
            if bits < limit {
                break bits % total;
            }
        };
        for (index, weight) in weights.enumerate() {
            if ticket < u64::from(weight) {
                return index;
            }
            ticket -= u64::from(weight);
        }
        unreachable!("the ticket is less than the sum of the weights")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A seed is secret until the end of a game, so it must not slip into logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| SeedError)?;
        Ok(Seed(bytes))
    }
}

crate::serde_as_text!(Seed);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_round_trips_through_text_and_refuses_anything_else() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        let long = "0".repeat(66);
        let foreign = "ż".repeat(32);
        for bad in ["", "12", long.as_str(), foreign.as_str(), &"g".repeat(64)] {
            assert_eq!(bad.parse::<Seed>(), Err(SeedError), "{bad}");
        }
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }

    #[test]
    fn picks_follow_the_weights() {
        let weights = [1_u32, 0, 3, 6];
        let mut counts = [0_u32; 4];
        for k in 0..20_000 {
            counts[Seed::from_number(1).pick(k, weights.iter().copied())] += 1;
        }
        assert_eq!(counts[1], 0);
        for (count, expected) in [(counts[0], 2_000), (counts[2], 6_000), (counts[3], 12_000)] {
            assert!(count.abs_diff(expected) < 300, "{counts:?}");
        }
    }

    /// These outcomes are promised forever: records made today must verify in every later version.
    #[test]
    fn the_first_picks_of_a_seed_never_change() {
        let seed = Seed::from_number(42);
        let picks: Vec<usize> = (0..12)
            .map(|k| seed.pick(k, [1_u32; 6].into_iter()))
            .collect();
        assert_eq!(picks, FIRST_PICKS);
        let day = Day::new(2026, 11, 15).expect("a day of the calendar");
        let daily = Seed::of_day("armada", day);
        assert_eq!(daily.to_string(), DAILY_SEED);
        assert_ne!(daily, Seed::of_day("hegemony", day));
        assert_eq!(
            Seed::new([0; 32]).commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    const DAILY_SEED: &str = "1631bc9ea9d5e6d134c4fca320e6d1dbce60d854ad74a96ed9f2ad39bc8a9a80";
    const FIRST_PICKS: [usize; 12] = [3, 3, 1, 3, 5, 1, 2, 4, 5, 2, 2, 0];
}
