//! Golden playthroughs: a whole game per difficulty, every step with what is told of it. After a
//! change that is meant, update them with
//! `INSTA_UPDATE=always cargo test -p hegemony golden`.

use std::fmt::Write;

use hegemony::Hegemony;
use serde_json::json;
use starboard_kernel::{FastRng, Game, Lang, Narrate, Silent, Turn, Wording};

use crate::policy::choose;

/// The game of most steps among a few hundred, for most are lost before much has happened.
fn longest(difficulty: &str) -> String {
    let longest = (0..300).max_by_key(|&seed| steps(difficulty, seed));
    playthrough(difficulty, longest.expect("games"))
}

fn start(difficulty: &str) -> Hegemony {
    let options = json!({ "difficulty": difficulty });
    let options = Hegemony::read_options(options.as_object().expect("options by name"));
    Hegemony::start(&options.expect("possible options"))
}

/// The length of the game that [`playthrough`] tells.
fn steps(difficulty: &str, seed: u64) -> usize {
    let mut position = start(difficulty);
    let mut rng = FastRng::new(seed);
    let mut steps = 0;
    loop {
        match position.turn() {
            Turn::Over => return steps,
            Turn::Chance => {
                let outcome = position.random_outcome(&mut rng, &mut Vec::new());
                position.resolve_unchecked(outcome, &mut Silent);
            }
            Turn::Player(_) => {
                let action = choose(&position, &mut rng);
                position.play_unchecked(action, &mut Silent);
            }
        }
        steps += 1;
    }
}

fn playthrough(difficulty: &str, seed: u64) -> String {
    let mut position = start(difficulty);
    let mut rng = FastRng::new(seed);
    let mut text = format!("{} with seed {seed}\n", position.document()["options"]);
    loop {
        let mut events = Vec::new();
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = position.random_outcome(&mut rng, &mut Vec::new());
                position.resolve_unchecked(outcome, &mut events);
                write!(text, "  chance: {outcome}").unwrap();
            }
            Turn::Player(_) => {
                let action = choose(&position, &mut rng);
                let legal = position.legal().len();
                let said = position.describe(action, Lang::En);
                write!(text, "{action} (of {legal}) | {said}").unwrap();
                position.play_unchecked(action, &mut events);
            }
        }
        writeln!(text, " #{}", &position.state_hash().to_string()[..8]).unwrap();
        for event in &events {
            writeln!(text, "    {}", event.narrate(Lang::En, &[])).unwrap();
        }
    }
    text.push_str(&position.render(Lang::En));
    let ending = position.ending().expect("it is over");
    writeln!(text, "{}", Hegemony::describe_ending(&ending, Lang::En)).unwrap();
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
