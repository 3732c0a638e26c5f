//! Turns the edition file into constants, so that correcting the edition needs no code and
//! reading it costs nothing at play.

// A build script reads and writes.
#![allow(clippy::disallowed_macros, clippy::disallowed_methods)]

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use serde_json::Value;

const SOURCE: &str = "edition/standard.json";

fn main() {
    println!("cargo::rerun-if-changed={SOURCE}");
    let text = fs::read_to_string(SOURCE).expect("the edition file is there");
    let edition: Value = serde_json::from_str(&text).expect("the edition file is JSON");
    let number = |name: &str| {
        edition[name]
            .as_u64()
            .unwrap_or_else(|| panic!("{SOURCE}: {name} is not a number"))
    };
    let name = edition["name"].as_str().expect("the edition has a name");
    let mut code = format!("pub(crate) const NAME: &str = {name:?};\n");
    let planets = squares(&edition["planets"]);
    assert_eq!(planets.len(), 6, "{SOURCE}: six planets");
    let mut constant = |name: &str, ty: &str, value: String| {
        writeln!(code, "pub(crate) const {name}: {ty} = {value};").expect("a string takes it");
    };
    constant("PLANETS", "[Square; 6]", list(&planets));
    let starts: Vec<String> = edition["starting_squares"]
        .as_array()
        .expect("starting_squares is a list")
        .iter()
        .map(|start| {
            let start = squares(start);
            assert_eq!(start.len(), 8, "{SOURCE}: eight starting squares each");
            list(&start)
        })
        .collect();
    constant(
        "STARTS",
        "[[Square; 8]; 6]",
        format!("[{}]", starts.join(", ")),
    );
    for (field, constant_name) in [("ufo", "UFOS"), ("red", "RED"), ("orange", "ORANGE")] {
        let set: u128 = squares(&edition[field])
            .iter()
            .map(|square| 1 << square)
            .sum();
        constant(constant_name, "u128", set.to_string());
    }
    for (field, constant_name) in [
        ("planets_by_seat", "PLANETS_BY_SEAT"),
        ("captors_by_seat", "CAPTORS_BY_SEAT"),
    ] {
        let by_players: Vec<String> = (0..=6)
            .map(|players: usize| {
                let mut row = [0; 6];
                for (entry, number) in row
                    .iter_mut()
                    .zip(numbers(&edition[field][players.to_string()]))
                {
                    *entry = number - 1;
                }
                format!("{row:?}")
            })
            .collect();
        constant(
            constant_name,
            "[[u8; 6]; 7]",
            format!("[{}]", by_players.join(", ")),
        );
    }
    let layout: Vec<String> = edition["standard_layout"]
        .as_array()
        .expect("standard_layout is a list")
        .iter()
        .map(|kind| {
            let kind = match kind.as_str() {
                Some("F") => "Speedy",
                Some("H") => "Hunter",
                Some("C") => "Cargo",
                Some("T") => "Tie",
                _ => panic!("{SOURCE}: {kind} is not a kind of ship"),
            };
            format!("Kind::{kind}")
        })
        .collect();
    constant(
        "STANDARD_LAYOUT",
        "[Kind; 8]",
        format!("[{}]", layout.join(", ")),
    );
    constant(
        "OF_EACH_KIND",
        "u8",
        number("ships_of_each_kind").to_string(),
    );
    constant("STACK", "usize", number("ships_in_a_stack").to_string());
    constant("HACKED", "u32", number("hacked_ships").to_string());
    constant(
        "QUIET_ROUNDS",
        "u16",
        number("rounds_without_event").to_string(),
    );
    let folder = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&folder).join("edition.rs"), code).expect("the output folder is writable");
}

fn numbers(value: &Value) -> Vec<u64> {
    let entries = value.as_array().map(Vec::as_slice).unwrap_or_default();
    entries.iter().filter_map(Value::as_u64).collect()
}

fn list(squares: &[u8]) -> String {
    let entries: Vec<String> = squares
        .iter()
        .map(|s| format!("Square::new({s})"))
        .collect();
    format!("[{}]", entries.join(", "))
}

fn squares(value: &Value) -> Vec<u8> {
    value
        .as_array()
        .expect("a list of squares")
        .iter()
        .map(|name| index(name.as_str().expect("a square's name")))
        .collect()
}

/// R1: counted from a1 to m13, row by row.
fn index(name: &str) -> u8 {
    let row = name.as_bytes()[0] - b'a';
    let number: u8 = name[1..].parse().expect("a square such as g7");
    let first = |row: u8| row.saturating_sub(5).max(1);
    let last = |row: u8| (row + 7).min(13);
    assert!(
        row < 13 && (first(row)..=last(row)).contains(&number),
        "{name} is not on the board"
    );
    (0..row).map(|r| last(r) - first(r) + 1).sum::<u8>() + number - first(row)
}
