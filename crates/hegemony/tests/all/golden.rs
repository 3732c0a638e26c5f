//! Golden playthroughs: a whole game per difficulty, by its notation and state hashes. After a
//! change that is meant, write them anew with
//! `INSTA_UPDATE=always cargo test -p hegemony golden`.
//!
//! Nothing that is told to people is in them yet: the texts are still being written.

use std::fmt::Write;

use hegemony::Hegemony;
use serde_json::json;
use starboard_kernel::{FastRng, Game, Turn};

use crate::policy::choose;

/// The game of most steps among a few hundred, for most are lost before much has happened.
fn longest(difficulty: &str) -> String {
    let games = (0..300).map(|seed| playthrough(difficulty, seed));
    let longest = games.max_by_key(|text| text.lines().count());
    longest.expect("games")
}

fn playthrough(difficulty: &str, seed: u64) -> String {
    let options = json!({ "difficulty": difficulty });
    let options = Hegemony::read_options(options.as_object().expect("options by name"));
    let mut position = Hegemony::start(&options.expect("possible options"));
    let mut rng = FastRng::new(seed);
    let mut text = format!("{} with seed {seed}\n", position.document()["options"]);
    loop {
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = position.random_outcome(&mut rng, &mut Vec::new());
                position.resolve_silently(outcome);
                write!(text, "  chance: {outcome}").unwrap();
            }
            Turn::Player(_) => {
                let action = choose(&position, &mut rng);
                let legal = position.legal().len();
                write!(text, "{action} (of {legal})").unwrap();
                position.apply_silently(action);
            }
        }
        writeln!(text, " #{}", &position.state_hash().to_string()[..8]).unwrap();
    }
    let ending = position.ending().expect("it is over");
    writeln!(text, "{ending:?}\n{}", position.document()).unwrap();
    text
}

#[test]
fn golden_basic() {
    insta::assert_snapshot!("basic", longest("basic"));
}

#[test]
fn golden_normal() {
    insta::assert_snapshot!("normal", longest("normal"));
}

#[test]
fn golden_advanced() {
    insta::assert_snapshot!("advanced", longest("advanced"));
}
