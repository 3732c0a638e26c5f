//! What the test calls in the browser, and the rules for a server in JavaScript.

use starboard_games::registry;
use starboard_kernel::erased::Position;
use starboard_kernel::serde_json;
use starboard_kernel::{FastRng, OptionValues, Seat, Turn};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

#[wasm_bindgen]
pub fn games() -> Vec<String> {
    crate::games()
}

#[wasm_bindgen]
pub fn digests(game: &str, from: u32, to: u32) -> Vec<String> {
    crate::digests(game, from, to)
}

#[wasm_bindgen]
pub fn steps(game: &str, number: u32) -> Vec<String> {
    crate::steps(game, number)
}

#[wasm_bindgen]
pub fn choices(game: &str) -> Vec<String> {
    crate::choices(game)
}

/// A game on a server that is written in another language: the peer of `bench-server` plays by it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Course {
    position: Position,
    rng: FastRng,
}

#[wasm_bindgen]
impl Course {
    /// # Errors
    /// If there is no such game, or its options are invalid.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, options: &str, seed: u32) -> Result<Course, JsError> {
        let options: OptionValues = serde_json::from_str(options)?;
        Ok(Course {
            position: registry().get(game)?.start(&options)?,
            rng: FastRng::new(seed.into()),
        })
    }

    /// The number of the seat to act, or 0.
    #[must_use]
    pub fn to_act(&self) -> usize {
        self.position.turn().player().map_or(0, Seat::number)
    }

    /// Plays an action of the seat to act, and resolves the chance turns after it. Returns the
    /// action and the outcomes.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed.
    pub fn act(&mut self, action: String) -> Result<Vec<String>, JsError> {
        self.position.play(&action)?;
        let mut moves = vec![action];
        while self.position.turn() == Turn::Chance {
            let outcomes = self.position.outcomes();
            let total = outcomes.iter().map(|&(_, weight)| weight).sum();
            let mut left = self.rng.below(total);
            let picked = outcomes.into_iter().find(|&(_, weight)| {
                let is_picked = left < weight;
                left = left.wrapping_sub(weight);
                is_picked
            });
            let (outcome, _) = picked.ok_or_else(|| JsError::new("nothing can happen"))?;
            self.position.resolve(&outcome)?;
            moves.push(outcome);
        }
        Ok(moves)
    }
}
