//! Golden playthroughs: a whole game per difficulty, and one with the second card set. After a
//! change that is meant, update them with `INSTA_UPDATE=always cargo test -p hegemony golden`.

use hegemony::{CardSet, Hegemony};
use serde_json::{Map, json};
use starboard_kernel::Game;
use starboard_kernel::testing::{playthrough, walk};

use crate::policy::choose;

/// The game of most steps among a few hundred, for most are lost before much has happened.
fn longest(difficulty: &str, set: CardSet) -> String {
    let mut options = Map::new();
    options.insert("difficulty".to_owned(), json!(difficulty));
    options.insert("edition".to_owned(), json!(set));
    let options = Hegemony::read_options(&options).expect("options");
    let start = Hegemony::start(&options);
    let steps = |seed| walk(start.clone(), seed, choose);
    let longest = (0..300).max_by_key(|&seed| steps(seed).count());
    playthrough(&start, steps(longest.expect("games")), |_| false)
}

#[test]
fn golden_basic() {
    insta::assert_snapshot!("basic", longest("basic", CardSet::First));
}

#[test]
fn golden_normal() {
    insta::assert_snapshot!("normal", longest("normal", CardSet::First));
}

#[test]
fn golden_advanced() {
    insta::assert_snapshot!("advanced", longest("advanced", CardSet::First));
}

#[test]
fn golden_second() {
    insta::assert_snapshot!("second", longest("normal", CardSet::Second));
}
