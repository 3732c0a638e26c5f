//! Golden playthroughs: whole games by a sensible player, told in both languages. After a change
//! that is meant, update them with `INSTA_UPDATE=always cargo test -p armada golden`.

use std::fmt::Write;

use armada::{Armada, Phase};
use serde_json::{Value, json};
use starboard_kernel::{FastRng, Game, Lang, Narrate, Turn, Wording};

use crate::policy::choose;
use crate::scene::invasion;

/// A game by its seed: every step with what is told of it, the sheet before the invasion and at
/// the end.
fn playthrough(options: &Value, seed: u64) -> String {
    let options = options.as_object().expect("options by name");
    let mut position = Armada::start(&Armada::read_options(options).expect("possible options"));
    let mut rng = FastRng::new(seed);
    let mut text = format!("{}\n", position.document()["options"]);
    let mut phase = Phase::Build;
    loop {
        let mut events = Vec::new();
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let roll = position.random_outcome(&mut rng, &mut Vec::new());
                position.resolve_unchecked(roll, &mut events);
                write!(text, "  chance: {roll}").unwrap();
            }
            Turn::Player(_) => {
                let action = choose(&position);
                let legal = position.legal().len();
                write!(text, "{action} (of {legal})").unwrap();
                for lang in Lang::ALL {
                    write!(text, " | {}", position.describe(action, lang)).unwrap();
                }
                position.play_unchecked(action, &mut events);
            }
        }
        writeln!(text, " #{}", &position.state_hash().to_string()[..8]).unwrap();
        for event in &events {
            let told = Lang::ALL.map(|lang| event.narrate(lang, &[]));
            writeln!(text, "    {}", told.join(" | ")).unwrap();
        }
        if position.phase() != phase {
            phase = position.phase();
            text.push_str(&position.render(Lang::En));
        }
    }
    text.push_str(&position.render(Lang::Pl));
    let ending = position.ending().expect("it is over");
    for lang in Lang::ALL {
        writeln!(text, "{}", Armada::describe_ending(&ending, lang)).unwrap();
    }
    writeln!(text, "{ending:?}\n{}", position.document()).unwrap();
    text
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
    let text = playthrough(&json!({}), 143);
    check_rich(
        &text,
        &[
            "values ",
            "@-",
            "\ncount ",
            "Nothing can be built",
            "is completed!",
            "collapses",
            "\nreroll ",
            "\nflip ",
            "\nplus ",
            "\nminus ",
            "\nwild ",
            "\ncross ",
            "\nlet go",
            "is conquered",
        ],
    );
    insta::assert_snapshot!("standard", text);
}

#[test]
fn golden_three_boxes() {
    let text = playthrough(&json!({ "three_boxes": "two" }), 120);
    // The −1 actions come from three boxes of ship 6.
    check_rich(
        &text,
        &[
            "2 × −1",
            "\nminus ",
            "\nreroll ",
            "\nflip ",
            "\nwild ",
            "is conquered",
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
