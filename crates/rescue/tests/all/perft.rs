//! Counts of action sequences (perft), kept in `tests/perft/*.json`: how many there are of each
//! length, an entry of `nodes` per length. Chance's outcomes count as actions.
//!
//! The numbers up to length 3 were confirmed by an implementation written apart from this one,
//! from the rules alone. After a change that is meant (of the edition's standard layout, say),
//! update them with `STARBOARD_UPDATE=1 cargo test -p rescue perft`. The longest counts are
//! made only with `STARBOARD_SLOW=1`.

use std::path::PathBuf;
use std::{env, fs};

use rescue::Rescue;
use serde_json::{Value, json};
use starboard_kernel::{Game, perft};

use crate::scene::start;

/// More than this takes seconds.
const SLOW: u64 = 20_000_000;

/// An entry's position: a document, or options and perhaps the ships that every fleet lays out.
fn position(entry: &Value) -> Rescue {
    if let Some(document) = entry.get("document") {
        return Rescue::from_document(document).unwrap_or_else(|why| panic!("{why}\n{document}"));
    }
    let mut scene = start(&entry["options"]);
    if let Some(layout) = entry.get("layout") {
        let kinds: Vec<char> = layout.as_str().expect("eight kinds").chars().collect();
        for _ in 0..scene.0.seats() {
            for kind in &kinds {
                scene.play(&[&format!("lay {kind}")]);
            }
        }
    }
    scene.0
}

fn check(name: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/perft/{name}.json"));
    let text = fs::read_to_string(&path).expect("the file is there");
    let mut entries: Vec<Value> = serde_json::from_str(&text).expect("a list");
    let update = env::var_os("STARBOARD_UPDATE").is_some();
    let slow = env::var_os("STARBOARD_SLOW").is_some();
    for entry in &mut entries {
        let position = position(entry);
        let nodes = entry["nodes"].as_array().expect("a list of counts").clone();
        let counts = (1..).zip(&nodes).map(|(depth, expected)| {
            if !update && !slow && expected.as_u64() > Some(SLOW) {
                return expected.clone();
            }
            json!(perft(&position, depth))
        });
        let counts: Vec<Value> = counts.collect();
        if update {
            entry["nodes"] = counts.into();
        } else {
            assert_eq!(counts, nodes, "{}", entry["about"]);
        }
    }
    if update {
        let lines: Vec<String> = entries.iter().map(|entry| format!("  {entry}")).collect();
        fs::write(&path, format!("[\n{}\n]\n", lines.join(",\n"))).expect("writable");
    }
}

#[test]
fn perft_of_two_players() {
    check("duel");
}

/// R8
#[test]
fn perft_of_the_standard_layout() {
    check("standard");
}

#[test]
fn perft_of_each_power() {
    check("powers");
}

#[test]
fn perft_of_more_players() {
    check("players");
}

#[test]
fn perft_of_positions() {
    check("positions");
}
