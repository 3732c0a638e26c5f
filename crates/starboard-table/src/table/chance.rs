//! Chance: the keeper's seed, the players' entropy, and the outcomes.

use starboard_kernel::erased::Position;
use starboard_kernel::{Seed, Turn};

use super::Table;
use crate::entry::{Fresh, Start};

impl Table {
    pub(super) fn mixed(&self, seed: Seed) -> Seed {
        let entropy: Vec<&Fresh> = self
            .seats
            .iter()
            .filter_map(|s| s.entropy.as_ref())
            .collect();
        mixed(seed, &entropy)
    }

    /// A random seed for a bot's choice, independent of the chance turns to come.
    #[must_use]
    pub fn bot_seed(&self, seed: &Seed) -> u64 {
        let step = self.play.as_ref().map_or(0, |t| t.history().length());
        self.mixed(*seed).derived(&format!("bot {step}")).number()
    }
}

/// The seed after every seat has added its entropy, in the order of the seats.
pub(super) fn mixed(seed: Seed, entropy: &[&Fresh]) -> Seed {
    entropy.iter().fold(seed, |seed, fresh| {
        seed.mixed_with(fresh.as_str().as_bytes())
    })
}

pub(super) fn start_of(start: &Position, seed: Seed, entropy: &[&Fresh]) -> Start {
    let seed = mixed(seed, entropy);
    let mut moves = Vec::new();
    resolve_by(&mut start.clone(), seed, 0, &mut moves);
    Start {
        commitment: seed.commitment(),
        moves,
    }
}

/// Resolves all pending chance turns.
pub(super) fn resolve_by(
    position: &mut Position,
    seed: Seed,
    mut chance_turns: u64,
    moves: &mut Vec<String>,
) {
    while position.turn() == Turn::Chance {
        let outcomes = position.outcomes();
        let picked = seed.pick(chance_turns, outcomes.iter().map(|&(_, weight)| weight));
        let (outcome, _) = outcomes.into_iter().nth(picked).unwrap_or_default();
        if position.resolve(&outcome).is_err() {
            return;
        }
        moves.push(outcome);
        chance_turns += 1;
    }
}
