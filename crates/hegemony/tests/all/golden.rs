//! Golden playthroughs: a whole game per difficulty. After a change that is meant, update them
//! with `INSTA_UPDATE=always cargo test -p hegemony golden`.

use serde_json::json;
use starboard_kernel::testing::{playthrough, walk};

use crate::policy::choose;
use crate::scene::start;

/// The game of most steps among a few hundred, for most are lost before much has happened.
fn longest(difficulty: &str) -> String {
    let start = start(&json!({ "difficulty": difficulty })).0;
    let steps = |seed| walk(start.clone(), seed, choose);
    let longest = (0..300).max_by_key(|&seed| steps(seed).count());
    playthrough(&start, steps(longest.expect("games")), |_| false)
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
