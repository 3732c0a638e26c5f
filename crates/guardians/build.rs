//! Turns the edition file into constants, so that correcting the edition needs no code and
//! reading it costs nothing at play.

// A build script reads and writes.
#![allow(clippy::disallowed_macros, clippy::disallowed_methods)]

use std::path::Path;
use std::{env, fs};

use serde_json::Value;

fn main() {
    let source = "edition/standard.json";
    println!("cargo::rerun-if-changed={source}");
    let text = fs::read_to_string(source).expect("the edition file is there");
    let edition: Value = serde_json::from_str(&text).expect("the edition file is JSON");
    let number = |pointer: &str| -> u64 {
        edition
            .pointer(pointer)
            .and_then(Value::as_u64)
            .unwrap_or_else(|| panic!("{source}: {pointer} is not a number"))
    };
    let monsters: Vec<u64> = (1..=5).map(|v| number(&format!("/monsters/{v}"))).collect();
    let mine_squares: Vec<u64> = edition["mine_squares"]
        .as_array()
        .expect("mine_squares is a list")
        .iter()
        .map(|square| square_index(square.as_str().expect("a square's name")))
        .collect();
    let code = format!(
        "pub(crate) const NAME: &str = {:?};
pub(crate) const MONSTERS: [u8; 5] = {monsters:?};
pub(crate) const SHIPS: u8 = {};
pub(crate) const SHIP_HALF_POINTS: u16 = {};
pub(crate) const OPENING_ROWS: u8 = {};
pub(crate) const MINE_SQUARES: [Square; {}] = {};
pub(crate) const RETURN_PRICE: u16 = {};
pub(crate) const MISSILE_PRICE: u16 = {};
pub(crate) const UPGRADE_PRICE: u16 = {};
pub(crate) const POWER_UP_PRICE: u16 = {};
pub(crate) const ROUNDS_WITHOUT_A_LOSS: u8 = {};
",
        edition["name"].as_str().expect("the edition has a name"),
        number("/ships"),
        number("/ship_half_points"),
        number("/opening_rows"),
        mine_squares.len(),
        format!("{mine_squares:?}")
            .replace('[', "[Square::new(")
            .replace(", ", "), Square::new(")
            .replace(']', ")]"),
        number("/prices/return"),
        number("/prices/missile"),
        number("/prices/upgrade"),
        number("/prices/power_up"),
        number("/rounds_without_a_loss"),
    );
    let folder = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&folder).join("edition.rs"), code).expect("the output folder is writable");
}

fn square_index(name: &str) -> u64 {
    let column = u64::from(name.as_bytes()[0] - b'a');
    let row: u64 = name[1..].parse().expect("a square such as a1");
    assert!(
        column < 6 && (1..=10).contains(&row),
        "{name} is not on the board"
    );
    (row - 1) * 6 + column
}
