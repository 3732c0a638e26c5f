//! Golden playthroughs: whole games by a sensible player. After a change
//! that is meant, update them with `INSTA_UPDATE=always cargo test -p armada golden`.

use armada::Armada;
use serde_json::{Value, json};
use starboard_kernel::testing::{playthrough, walk};
use starboard_kernel::{Game, Lang, Wording};

use crate::policy::choose;
use crate::scene::invasion;

/// A game by its seed, with the sheet before the invasion.
fn game(options: &Value, seed: u64) -> String {
    let options = options.as_object().expect("options by name");
    let start = Armada::start(&Armada::read_options(options).expect("possible options"));
    let steps = walk(start.clone(), seed, |position, _| choose(position));
    playthrough(&start, steps, |step| {
        step.before.phase() != step.after.phase()
    })
}

/// A playthrough shows something only if something happens in it.
#[track_caller]
fn check_rich(text: &str, words: &[&str]) {
    for word in words {
        assert!(text.contains(word), "{word:?} never happens");
    }
}

#[test]
fn golden_standard() {
    let text = game(&json!({}), 143);
    check_rich(
        &text,
        &[
            "values ",
            "@-",
            "\n1: count ",
            "Nothing could be built",
            "Completed ship",
            "collapsed",
            "\n1: reroll ",
            "\n1: flip ",
            "\n1: plus ",
            "\n1: minus ",
            "\n1: wild ",
            "\n1: cross ",
            "\n1: let go",
            "Conquered",
        ],
    );
    insta::assert_snapshot!("standard", text);
}

#[test]
fn golden_three_boxes() {
    let text = game(&json!({ "three_boxes": "two" }), 120);
    // The −1 actions come from three boxes of ship 6.
    check_rich(
        &text,
        &[
            "2 × −1",
            "\n1: minus ",
            "\n1: reroll ",
            "\n1: flip ",
            "\n1: wild ",
            "Conquered",
        ],
    );
    insta::assert_snapshot!("three_boxes", text);
}

#[test]
fn rendering_in_polish() {
    let scene = invasion("rolls=3 wilds=1 rerolls=2 flips=4 minus=5")
        .ships("4a1=1* 4b1* 4c1=6* 4+ 3a1* 3b1'=2* 3b2=5 3b2'=5")
        .crossed("oceania all, africa 2 3")
        .dice(&[1, 5, 2])
        .used(&[1, 2], &[2])
        .scene();
    insta::assert_snapshot!("polish", scene.0.render(Lang::Pl));
}
