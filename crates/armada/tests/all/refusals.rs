//! What is impossible says why, with its rule, in every language.

use std::collections::BTreeSet;

use armada::Action;
use starboard_kernel::testing::{check_explained, check_reasons, check_refusal};
use starboard_kernel::{FastRng, Game, Silent, Turn};

use crate::naive::{CIRCLES, REGIONS};
use crate::policy::half_random_step;
use crate::scene::{Scene, invasion, sheet, start};

/// Every reason there is: a position, an action, the rule that forbids it, and words of the
/// reason.
fn table() -> Vec<(Scene, &'static str, &'static str, &'static str)> {
    let over = || invasion("").with("/phase", "over").scene();
    let value = || {
        let ships = "3b1'=5* 3c1=2 6-";
        sheet(ships).at("value", &[1, 4, 4]).scene()
    };
    let build = || sheet("1a1*").at("build", &[2, 6]).scene();
    let count = || sheet("5-").at("count", &[5]).scene();
    let before = || invasion("rolls=1 wilds=1").crossed("africa 2").scene();
    let rolling = || invasion("rolls=1").at("roll", &[]).scene();
    let unmet = |actions: &str| {
        invasion(actions)
            .crossed("north_america 1 2 3")
            .dice(&[1, 3, 6])
    };
    let all = "rerolls=2 flips=2 plus=2 minus=2";
    let met = || invasion(all).dice(&[1, 1, 5]).scene();
    let marked = || unmet(all).used(&[1], &[2]).scene();
    vec![
        (over(), "attack", "A23", "the game is over"),
        (over(), "build 1", "A23", "the game is over"),
        (start(), "value 1@1a2", "A9", "rolled first"),
        (start(), "count 1", "A9", "rolled first"),
        (rolling(), "cross oceania 1", "A20", "rolled first"),
        (rolling(), "let go", "A20", "rolled first"),
        (start(), "attack", "A16", "when every ship is closed"),
        (value(), "wild asia 1", "A16", "when every ship is closed"),
        (build(), "flip 1", "A16", "when every ship is closed"),
        (count(), "let go", "A16", "when every ship is closed"),
        (before(), "build 1", "A16", "nothing more can be built"),
        (met(), "value 1@1a2", "A16", "nothing more can be built"),
        (rolling(), "count 1", "A16", "nothing more can be built"),
        (
            value(),
            "build 4",
            "A9",
            "one die must give its value first",
        ),
        (
            value(),
            "count 1",
            "A9",
            "one die must give its value first",
        ),
        (build(), "value 2@1a2", "A9", "already given"),
        (build(), "values 2@1a2,1b1", "A9", "already given"),
        (build(), "count 1", "A9", "now a die must build"),
        (count(), "build 5", "A13", "choose a bar"),
        (count(), "value 5@1a2", "A13", "choose a bar"),
        (value(), "value 6@1a2", "A9", "no die shows 6"),
        (value(), "value 6@-", "A9", "no die shows 6"),
        (value(), "values 6@1a2,1b1", "A9", "no die shows 6"),
        (build(), "build 3", "A9", "no die shows 3"),
        (value(), "value 4@1a1", "A9", "1a1 already holds 6"),
        (value(), "values 4@1a2,3c1", "A9", "3c1 already holds 2"),
        (value(), "value 4@6b1", "A14", "ship 6 is closed"),
        (value(), "values 4@1a2,6b1", "A14", "ship 6 is closed"),
        (count(), "count 5", "A13", "ship 5 is closed"),
        (
            value(),
            "value 4@3b1",
            "A4",
            "3b1 is part of a box that is already built",
        ),
        (
            value(),
            "values 4@1a2,3b1",
            "A4",
            "3b1 is part of a box that is already built",
        ),
        (value(), "value 4@-", "A15", "still empty"),
        (
            value(),
            "values 1@1a2,1b1",
            "A11",
            "1 was not rolled exactly twice",
        ),
        (
            value(),
            "values 4@3b2,3b2'",
            "A11",
            "3b2 and 3b2' are the same box",
        ),
        (build(), "build 6", "A10", "the 6 would build nothing"),
        (met(), "attack", "A20", "an attack is under way"),
        (before(), "cross africa 1", "A20", "attack first"),
        (before(), "reroll 1", "A20", "attack first"),
        (before(), "let go", "A20", "attack first"),
        (
            invasion("wilds=1").scene(),
            "attack",
            "A20",
            "you have no rolls left",
        ),
        (met(), "wild asia 1", "A22", "you have no wild cards left"),
        (
            invasion("rolls=1").scene(),
            "wild asia 1",
            "A22",
            "you have no wild cards left",
        ),
        (
            before(),
            "wild africa 2",
            "A18",
            "Africa, level 2 is already crossed",
        ),
        (
            unmet(all).scene(),
            "cross north_america 3",
            "A18",
            "North America, level 3 is already crossed",
        ),
        (before(), "wild asia 1", "A18", "you have begun Africa"),
        (
            unmet(all).scene(),
            "cross south_america 1",
            "A18",
            "you have begun North America",
        ),
        (
            met(),
            "cross south_america 1",
            "A19",
            "1 on the dice, the rest 9 or more",
        ),
        (met(), "cross africa 3", "A19", "1, 1, 2 on the dice"),
        (
            met(),
            "cross asia 3",
            "A19",
            "three dice adding up to at least 15",
        ),
        (met(), "reroll 1", "A20", "no skill may be used"),
        (met(), "minus 3", "A20", "no skill may be used"),
        (
            unmet("").scene(),
            "reroll 1",
            "A21",
            "you have no re-rolls left",
        ),
        (unmet("").scene(), "flip 1", "A21", "you have no flips left"),
        (unmet("").scene(), "plus 1", "A21", "you have no +1 left"),
        (unmet("").scene(), "minus 2", "A21", "you have no −1 left"),
        (marked(), "reroll 2", "A21", "die 2 was already changed"),
        (marked(), "flip 2", "A21", "die 2 was already changed"),
        (marked(), "plus 2", "A21", "die 2 was already changed"),
        (marked(), "reroll 1", "A21", "die 1 was already re-rolled"),
        (marked(), "plus 3", "A21", "a six cannot be raised"),
        (marked(), "minus 1", "A21", "a one cannot be lowered"),
    ]
}

#[test]
fn every_reason_names_its_rule() {
    let table = table().into_iter();
    let rules = check_reasons(
        table.map(|(scene, text, rule, words)| (scene.0, text.to_owned(), rule, words.to_owned())),
    );
    let expected = "A10 A11 A13 A14 A15 A16 A18 A19 A20 A21 A22 A23 A4 A9";
    assert_eq!(Vec::from_iter(rules).join(" "), expected);
}

/// Every action of the notation but for most of the pairs of boxes.
fn pool() -> Vec<Action> {
    let mut texts = vec!["attack".to_owned(), "let go".to_owned()];
    let circles: Vec<String> = CIRCLES
        .iter()
        .flat_map(|(ship, places)| places.split(' ').map(move |place| format!("{ship}{place}")))
        .collect();
    for face in 1..=6 {
        texts.push(format!("build {face}"));
        texts.push(format!("count {face}"));
        texts.push(format!("value {face}@-"));
        texts.extend(circles.iter().map(|place| format!("value {face}@{place}")));
        let neighbours = circles.iter().zip(&circles[1..]);
        texts.extend(neighbours.map(|(a, b)| format!("values {face}@{a},{b}")));
        let others = circles.iter().zip(&circles[7..]);
        texts.extend(others.map(|(a, b)| format!("values {face}@{a},{b}")));
    }
    for (region, levels, _) in REGIONS {
        for level in 1..=levels {
            texts.push(format!("cross {region} {level}"));
            texts.push(format!("wild {region} {level}"));
        }
    }
    for die in 1..=3 {
        for skill in ["reroll", "flip", "plus", "minus"] {
            texts.push(format!("{skill} {die}"));
        }
    }
    let read = |text: &String| text.parse::<Action>().expect("notation");
    texts.iter().map(read).collect()
}

/// Over whole games: any action at any time is either legal or explained.
#[test]
fn any_action_at_any_time_is_legal_or_explained() {
    let pool = pool();
    assert!(pool.len() > 600);
    let (mut rules, mut accepted) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..10 {
        let mut rng = FastRng::new(seed);
        let mut position = start().0;
        loop {
            let legal = position.legal_actions();
            for &action in &pool {
                if legal.contains(&action) {
                    let mut next = position.clone();
                    let played = next.play(action, &mut Silent);
                    assert!(played.is_ok() && next != position, "{action}");
                    accepted.insert(action.to_string());
                    continue;
                }
                let rule = check_explained(&position, action);
                assert!(rule.starts_with('A'), "{action}");
                rules.insert(rule);
                // Play lists the legal actions each time: some are enough.
                if rng.below(16) == 0 {
                    check_refusal(&position, action);
                }
            }
            if position.turn() == Turn::Over {
                break;
            }
            half_random_step(&mut position, &mut rng);
        }
    }
    assert!(rules.len() >= 13, "{rules:?}");
    assert!(accepted.len() > 400, "only {} were legal", accepted.len());
}
