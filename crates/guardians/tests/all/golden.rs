//! Golden playthroughs: one readable game per variant. After a change that is meant, update them
//! with `INSTA_UPDATE=always cargo test -p guardians golden`.

use guardians::{Action, Guardians};
use serde_json::{Value, json};
use starboard_kernel::testing::{Move, playthrough, random_walk};
use starboard_kernel::{Game, Lang, OptionValues, Wording};

/// A random game by its seed, with the board after every move of the mine.
fn game(options: &Value, seed: u64) -> String {
    let options = options.as_object().expect("options by name");
    let start = Guardians::start(&Guardians::read_options(options).expect("possible options"));
    playthrough(&start, random_walk(start.clone(), seed), |step| {
        matches!(
            step.by,
            Move::Action(Action::Mine { .. } | Action::MineHold)
        )
    })
}

#[test]
fn golden_basic() {
    insta::assert_snapshot!("basic", game(&json!({}), 11));
}

#[test]
fn golden_advanced() {
    let options = json!({ "variant": "advanced", "players": 4, "empty_column": "removed" });
    insta::assert_snapshot!("advanced", game(&options, 12));
}

#[test]
fn rendering_in_polish() {
    let start = Guardians::start(&Guardians::read_options(&OptionValues::new()).unwrap());
    insta::assert_snapshot!("polish_start", start.render(Lang::Pl));
}
