//! What is impossible says why, with its rule, in every language.

use serde_json::json;
use starboard_kernel::testing::{Scene as _, check_explained, check_reasons, walk};
use starboard_kernel::{FastRng, Game, Turn};

use crate::scene::{Scene, duel, random_choice, setting, start, with};

/// Every reason there is: a position, an action, the rule that forbids it, and words of the
/// reason.
fn table() -> Vec<(Scene, &'static str, &'static str, &'static str)> {
    let over = duel("1C*@b3 2F@m8").after("b3-b2");
    let dealing = start(&json!({ "powers": "random" }));
    let layout = start(&json!({})).after("lay F, lay F");
    let usual = || duel("1C@e5 2T@h8 2F@m8");
    let wolf = |ships| with("wolf", ships);
    let hacker = || with("hacker", "1H@e5 1C@h7 1F@a1 2C@e6 2T@k9 2C*@f6");
    let robots = || {
        let robots = setting(2, "1C@a1 2F@m8").powers("robots");
        robots.lost("1F").scene()
    };
    vec![
        (over, "b3-b4", "R24", "the game is over"),
        (dealing, "lay F", "R27", "being dealt"),
        (layout.clone(), "lay F", "R5", "both of your Speedy F1s"),
        (layout.clone(), "d3-e4", "R8", "laid out first"),
        (layout, "pass", "R8", "laid out first"),
        (usual(), "lay F", "R8", "only before the first turn"),
        (usual(), "pass", "R9", "must move"),
        (usual(), "c3-c4", "R9", "no ship on c3"),
        (usual(), "c3xc4", "R9", "no ship on c3"),
        (usual(), "h8-h7", "R9", "not yours"),
        (usual(), "h8xe5 to a1", "R9", "not yours"),
        (usual(), "e5-e6 top", "R28", "only a Space Wolf"),
        (wolf("1C@e5 2F@m8"), "e5-e6 top", "R28", "no stack on e5"),
        (usual(), "e5-e5", "R15", "where it began"),
        (usual(), "e5-d4", "R14", "UFO square"),
        (duel("1C@e5 1T@e6 2F@m8"), "e5-e6", "R14", "your own ship"),
        (
            duel("1C@k11 1C@l12 2F@m8"),
            "k11-l12",
            "R14",
            "your own ship",
        ),
        (
            wolf("1C@e5 1C@e6 1F@e6 1T@e6 2F@m8"),
            "e5-e6",
            "R28",
            "at most three",
        ),
        (
            wolf("1C@k11 1C@l12 1F@l12 1T@l12 2F@m8"),
            "k11-l12",
            "R28",
            "at most three",
        ),
        (duel("1H@e5 2T@e6"), "e5-e6", "R17", "written with x"),
        (
            duel("1C@e5 2T@e6"),
            "e5-e6",
            "R17",
            "an enemy ship stands on e6",
        ),
        (duel("1H@e5 2T@h9"), "e5-h8", "R11", "cannot reach"),
        (duel("1T@e5 2T@e6"), "e5xe6", "R17", "cannot attack"),
        (duel("1C@e5 2T@e6"), "e5xe6", "R31", "cannot attack"),
        (duel("1H@e5 2T@h8"), "e5xe6", "R17", "no enemy ship on e6"),
        (
            duel("1H@e5 1F@e6 2T@h8"),
            "e5xe6",
            "R17",
            "no enemy ship on e6",
        ),
        (
            duel("1H@e5 2C*@e6"),
            "e5xe6",
            "R18",
            "carries its commander",
        ),
        (duel("1H@b3 2C*@b2"), "b3xb2", "R20", "on a planet"),
        (duel("1H@e5 2T@m8"), "e5xm8", "R11", "cannot reach"),
        (duel("1F@k11 2F@m8"), "k11-l12", "R21", "cannot carry"),
        (duel("1C@g3 2F@m8"), "g3-g2", "R21", "not held on g2"),
        (
            duel("1C@k11 1T*@e5 2F@m8"),
            "k11-l12",
            "R21",
            "but aboard your ship",
        ),
        (
            duel("1C@b3 2F@m8"),
            "b3-b2",
            "R22",
            "only with the commander",
        ),
        (duel("1C*@e5 2F@m8"), "e5-b2", "R11", "cannot reach b2"),
        (duel("1C@e5 2F@m8"), "e5-l12", "R11", "cannot reach l12"),
        (usual(), "e5-e9", "R11", "cannot reach e9"),
        (
            duel("1H@e5 2T@e6"),
            "e5xe6 to a1",
            "R30",
            "only a Space Hacker",
        ),
        (hacker(), "h7xh8 to a2", "R30", "only an ICE Hunter"),
        (hacker(), "e5xf6 to a2", "R18", "carries its commander"),
        (
            hacker(),
            "e5xe6 to e5",
            "R30",
            "not one of your starting squares",
        ),
        (hacker(), "e5xe6 to a1", "R30", "is not free"),
        (
            with("hacker", "1H@e5 1F'@a1 1F'@a2 1T'@b1 2C@e6 2F@m8"),
            "e5xe6 to c3",
            "R30",
            "three hacked ships",
        ),
        (usual(), "rebuild F a1", "R32", "only Space Robots"),
        (
            robots(),
            "rebuild H a2",
            "R32",
            "you have lost no ICE Hunter",
        ),
        (robots(), "rebuild F a1", "R32", "is not free"),
        (
            robots(),
            "rebuild F e5",
            "R32",
            "not one of your starting squares",
        ),
    ]
}

#[test]
fn every_reason_names_its_rule() {
    let table = table().into_iter();
    let rules = check_reasons(
        table.map(|(scene, text, rule, words)| (scene.0, text.to_owned(), rule, words.to_owned())),
    );
    assert_eq!(rules.len(), 17, "{rules:?}");
}

/// Every action ever seen, tried in every later position: refused with a reason or legal.
#[test]
fn any_action_at_any_time_is_legal_or_explained() {
    let mut known = Vec::new();
    for seed in 0..4 {
        let mut rng = FastRng::new(seed);
        let start = start(&json!({ "players": 6, "powers": "random" })).0;
        for step in walk(start, seed, random_choice).take(150) {
            if step.before.turn() == Turn::Chance {
                continue;
            }
            for _ in 0..4 {
                let action = random_choice(&step.before, &mut rng);
                if !known.contains(&action) {
                    known.push(action);
                }
            }
            let legal = step.before.legal_actions();
            for &other in known.iter().filter(|other| !legal.contains(other)) {
                let rule = check_explained(&step.before, other);
                assert!(rule.starts_with('R'), "{other}");
            }
        }
    }
    assert!(known.len() > 500, "many kinds of actions were tried");
}
