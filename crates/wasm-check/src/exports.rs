//! What the test calls in the browser.

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
