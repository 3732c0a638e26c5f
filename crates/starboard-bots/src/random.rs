//! The uniform random policy.

use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Turn};

use crate::{Bot, Choice};

pub(crate) struct Random {
    rng: FastRng,
}

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Random {
            rng: FastRng::new(seed),
        }
    }
}

impl Bot for Random {
    fn choose(&mut self, position: &Position) -> Option<Choice> {
        let Turn::Player(_) = position.turn() else {
            return None;
        };
        let mut actions = position.legal_actions();
        let chosen = self.rng.below(actions.len() as u32) as usize;
        Some(Choice {
            action: actions.swap_remove(chosen),
            // It has no evaluation: every seat is taken to be equally likely to win.
            value: vec![1.0 / position.seats() as f64; position.seats()],
            lines: Vec::new(),
            playouts: 0,
        })
    }
}
