//! One or more tests for every rule, A1 to A25, and the worked cases of the rules. A test's name
//! and comment say which rules it checks.

use armada::{CIRCLES, Event, LEVELS, Level, Rank, Region, Roll, Ship, met_by, texts};
use serde_json::{Value, json};
use starboard_kernel::testing::Scene as _;
use starboard_kernel::{FastRng, Game, Lang, Narrate, Turn};

use crate::naive::{self, REGIONS};
use crate::scene::{Scene, Setting, invasion, sheet, start};

/// Each ship completed, as words on it.
const COMPLETED: [&str; 6] = [
    "1a1* 1a2=6* 1b1=1* 1b2=1* 1c1=3* 1c2=3* 1+",
    "2a1* 2a2=4* 2b1=1* 2b2=5* 2c1=3* 2c2=3* 2+",
    "3a1* 3a2=4* 3b1=4* 3b2=4* 3c1=4* 3c2=4* 3d1=4* 3d2=4* 3+",
    "4a1=2* 4b1* 4c1=6* 4+",
    "5a1* 5b1=2* 5c1=2* 5d1=2* 5+",
    "6a1* 6b1=5* 6c1=5* 6d1=6* 6+",
];

/// Every printed value is built, so that at first nothing can be.
const PRINTED_BUILT: &str = "1a1* 2a1* 3a1* 4b1* 5a1* 6a1*";

fn after_last_dock(ships: &str, three_boxes: &str) -> Scene {
    let (docks, last) = if ships.starts_with('6') {
        ("1:1 2- 3- 4- 5- 6-", "roll 1 1 1")
    } else {
        ("1- 2- 3- 4- 5- 6:1", "roll 6 6 6")
    };
    let setting = sheet(docks).ships(ships).three_boxes(three_boxes);
    setting.scene().after(last)
}

/// What ships give when the last dock collapses: rolls, wild cards, re-rolls, flips, +1, −1.
/// Ships that are not named have collapsed with nothing built.
#[track_caller]
fn gives(ships: &str, expected: [u8; 6]) {
    after_last_dock(ships, "zero").left(expected);
}

/// Whether a ship is completed when a face builds the last of its boxes.
fn completes(ship: u8, ships: &str, face: u8) -> bool {
    let scene = sheet(ships).at("build", &[face]).scene();
    let after = scene.after(&format!("build {face}"));
    let ship = Ship::of_face(ship);
    assert!(after.0.is_whole(ship), "{ships}");
    after.document()["ships"][ship.to_string()]["state"] == "completed"
}

/// Every way to choose this many faces.
fn faces(count: u32) -> impl Iterator<Item = Vec<u8>> {
    (0..6_u32.pow(count)).map(move |number| {
        (0..count)
            .map(|place| (number / 6_u32.pow(place) % 6) as u8 + 1)
            .collect()
    })
}

// The sheet

/// A1: six ships tied to die faces, each with boxes, a bar and, for phase 2, a counter.
#[test]
fn a1_ships() {
    assert_eq!(Ship::ALL.map(Ship::number), [1, 2, 3, 4, 5, 6]);
    assert_eq!(Ship::ALL.map(Ship::boxes), [6, 6, 8, 3, 4, 4]);
    for face in 1..=6 {
        let mut bars = [3, 3, 4, 3, 3, 3];
        bars[usize::from(face) - 1] -= 1;
        let scene = start().after(&format!("roll {face} {face} {face}"));
        scene.bars(bars).closed("");
        assert_eq!(Ship::of_face(face).number(), face);
    }
}

/// A2: a pair is good when both boxes are built and alike; one wild card for each.
#[test]
fn a2_pairs() {
    gives("1-", [0; 6]);
    gives("1a1* 1a2=6* 1-", [0, 1, 0, 0, 0, 0]);
    // One too low; one not built; alike, but not a pair.
    gives("1a1* 1a2=5* 1-", [0; 6]);
    gives("1a1* 1a2=6 1-", [0; 6]);
    gives("1a1* 1b1=6* 1a2=4* 1b2=4* 1-", [0; 6]);
    gives("1a2=6 1b1=3* 1b2=3* 1c1=3* 1c2=2* 1-", [0, 1, 0, 0, 0, 0]);
    gives("1b1=3* 1b2=3* 1c1=3* 1c2=3* 1-", [0, 2, 0, 0, 0, 0]);
    // All built and one pair spoilt.
    gives(
        "1a1* 1a2=5* 1b1=1* 1b2=1* 1c1=3* 1c2=3* 1-",
        [0, 2, 0, 0, 0, 0],
    );
    gives(COMPLETED[0], [0, 3, 0, 0, 0, 0]);
}

/// A2, A14: ship 1 is completed exactly with three good pairs, whatever the values.
#[test]
fn a2_completion() {
    for values in faces(5) {
        let [a, b, c, d, last] = values[..] else {
            unreachable!()
        };
        // Enough of the 7776: those with a good pair at least.
        if a == 6 || b == c {
            let ships = format!("1a1* 1a2={a}* 1b1={b}* 1b2={c}* 1c1={d}* 1c2={last}");
            let good = a == 6 && b == c && d == last;
            assert_eq!(completes(1, &ships, last), good, "{ships}");
        }
    }
}

/// A3: a column is good when both boxes are built and add up to 6; 2, 5 or 10 re-rolls.
#[test]
fn a3_columns() {
    gives("2-", [0; 6]);
    gives("2a1* 2a2=4* 2-", [0, 0, 2, 0, 0, 0]);
    for (ships, why) in [
        ("2a1* 2a2=3* 2-", "one too low"),
        ("2a1* 2a2=5* 2-", "one too high"),
        ("2a1* 2a2=4 2-", "not built"),
        ("2a1* 2b1=4* 2-", "not a column"),
        ("2b1=6* 2-", "half a column"),
    ] {
        let found = after_last_dock(ships, "zero").document();
        assert_eq!(found["actions"]["rerolls"], 0, "{why}");
    }
    gives("2a1* 2a2=4* 2c1=5* 2c2=1* 2-", [0, 0, 5, 0, 0, 0]);
    gives(
        "2a1* 2a2=4* 2b1=6* 2b2=6* 2c1=3* 2c2=3* 2-",
        [0, 0, 5, 0, 0, 0],
    );
    gives(COMPLETED[1], [0, 0, 10, 0, 0, 0]);
}

/// A3, A14: ship 2 is completed exactly with three good columns.
#[test]
fn a3_completion() {
    for values in faces(5) {
        let [a, b, c, d, last] = values[..] else {
            unreachable!()
        };
        if a == 4 || b + c == 6 {
            let ships = format!("2a1* 2a2={a}* 2b1={b}* 2b2={c}* 2c1={d}* 2c2={last}");
            let good = a == 4 && b + c == 6 && d + last == 6;
            assert_eq!(completes(2, &ships, last), good, "{ships}");
        }
    }
}

/// A4: either circle of a double box may be filled first, and then the other one.
#[test]
fn a4_either_circle_first() {
    let scene = start().after("roll 1 2 6");
    for double in ["b1", "b2", "c1", "c2"] {
        let both = format!("value 1@3{double}, value 1@3{double}'");
        scene.check(&both, "");
    }
    let second = sheet("3b1'=5").at("value", &[1, 2, 6]).scene();
    second.check("value 6@3b1", "value 6@3b1'");
    let first = sheet("3b1=5").at("value", &[1, 2, 6]).scene();
    first.check("value 6@3b1'", "value 6@3b1");
    first.after("value 6@3b1'").written("3b1=5 3b1'=6");
}

/// A4: only one of the two squares is ever built; the other value stays as it is.
#[test]
fn a4_one_square() {
    let scene = sheet("3c1=2 3c1'=5").at("build", &[2, 5]).scene();
    scene.after("build 2").built("2a1 3c1");
    scene.after("build 5").built("3c1' 6a1");
    // What could be built is built already: the other value builds nothing any more.
    let second = sheet("3c1=2 3c1'=5*").at("build", &[2, 5]).scene();
    second.after("build 2").built("2a1 3c1'");
    let first = sheet("3c1=2* 3c1'=5 6a1* 2a1*")
        .at("build", &[5, 6])
        .scene();
    first.exactly("build 6");
    assert_eq!(first.refused("build 5"), "A10");
}

/// A4: once a square is built, the free circle takes no value.
#[test]
fn a4_free_circle_is_lost() {
    let scene = sheet("3b2'=5* 3c2=5*").at("value", &[1, 1, 6]).scene();
    scene.check("value 6@3b1", "value 6@3b2, value 6@3c2', values 1@3b1,3b2");
    assert_eq!(scene.refused("value 6@3b2"), "A4");
    assert_eq!(scene.refused("value 6@3c2'"), "A4");
    // By play: building with the just written circle bars the other at once.
    let played = start().after("roll 3 3 6, value 3@3b1', build 3, roll 1 2 6");
    played.built("3b1' 4b1").check("", "value 6@3b1");
}

/// A4: of two equal circles, building takes the first, in whichever order they were written.
#[test]
fn a4_alike() {
    let scene = sheet("3c2=2 3c2'=2 3b1'=2").at("build", &[2, 5]).scene();
    scene.after("build 2").built("2a1 3b1' 3c2");
    let written = start().after("roll 3 6 6, value 3@3b1', build 6");
    let both = written.after("roll 2 3 3, value 3@3b1, build 3");
    both.built("1a1 3b1 4b1").written("3b1=3 3b1'=3");
}

/// A4: the box's value is the built one's, for the sums and for the blocks.
#[test]
fn a4_value_of_a_box() {
    // Left 4 + 1 + 6 + 6 = 17, right 5 + 5 + 2 + 2 = 14: the other circles do not count.
    let ships = "3a1* 3a2=1* 3b1=1 3b1'=6* 3b2=6* 3b2'=1 3c1=5* 3c1'=6 3c2'=5* 3d1=2* 3d2=2";
    assert!(completes(3, ships, 2));
    // By the other circles it would be 7 against 15.
    let ships = "3a1* 3a2=1* 3b1=1* 3b1'=6 3b2'=1* 3b2=6 3c1=6* 3c2'=5* 3d1=2* 3d2=2";
    assert!(!completes(3, ships, 2));
    gives("3b1'=6* 3b2=6* 3c1=5* 3c2'=5* 3-", [9, 0, 0, 0, 0, 0]);
}

/// A2, A3, A4, A5, A6: the boxes of each ship, in the order of the notation: by ship, column,
/// row; a double box's first circle before its second.
#[test]
fn a5_a6_boxes_in_sheet_order() {
    let empty = "1a2 1b1 1b2 1c1 1c2 2a2 2b1 2b2 2c1 2c2 3a2 3b1 3b1' 3b2 3b2' 3c1 3c1' 3c2 3c2' \
                 3d1 3d2 4a1 4c1 5b1 5c1 5d1 6b1 6c1 6d1";
    let places: Vec<&str> = empty.split(' ').collect();
    assert_eq!(places.len() + 6, CIRCLES);
    let mut expected = Vec::new();
    for face in [1, 3, 6] {
        expected.extend(places.iter().map(|place| format!("value {face}@{place}")));
    }
    assert_eq!(start().after("roll 1 3 6").legal_actions(), expected);
    // With a pair: each face once, then every two boxes, the first of them in sheet order.
    let mut expected = Vec::new();
    for face in [3, 6] {
        expected.extend(places.iter().map(|place| format!("value {face}@{place}")));
    }
    for (index, first) in places.iter().enumerate() {
        for second in &places[index + 1..] {
            if *second != format!("{first}'") {
                expected.push(format!("values 6@{first},{second}"));
            }
        }
    }
    assert_eq!(expected.len(), 2 * 29 + 29 * 28 / 2 - 4);
    assert_eq!(start().after("roll 3 6 6").legal_actions(), expected);
}

/// A7: each face is printed once.
#[test]
fn a7_printed_values() {
    let scene = start();
    for (ship, values) in [
        ("1", json!({ "a1": 6 })),
        ("2", json!({ "a1": 2 })),
        ("3", json!({ "a1": 4 })),
        ("4", json!({ "b1": 3 })),
        ("5", json!({ "a1": 1 })),
        ("6", json!({ "a1": 5 })),
    ] {
        scene.shows(&format!("/ships/{ship}/values"), values);
    }
    scene.built("");
}

/// A8: the bars.
#[test]
fn a8_bars() {
    start().bars([3, 3, 4, 3, 3, 3]);
    assert_eq!(Ship::ALL.map(Ship::bar), [3, 3, 4, 3, 3, 3]);
}

// Phase 1

/// A9: any of the 56 rolls, with the number of ways to roll it.
#[test]
fn a9_rolls() {
    let scene = start();
    assert_eq!(scene.0.turn(), Turn::Chance);
    let possible = scene.0.outcomes();
    assert_eq!(possible.len(), 56);
    assert_eq!(possible.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
    for (roll, weight) in possible {
        let ways = faces(3).filter(|dice| Roll::of([dice[0], dice[1], dice[2]]) == roll);
        assert_eq!(ways.count() as u32, weight, "{roll}");
    }
}

/// A9: one die gives a value, one builds every box with its value, the third counts down.
#[test]
fn a9_value_build_count() {
    let rolled = start().after("roll 1 4 6");
    rolled.is_at("build", "value", &[1, 4, 6]);
    let written = rolled.after("value 4@4a1");
    written.is_at("build", "build", &[1, 6]).written("4a1=4");
    written.exactly("build 1, build 6");
    let built = written.after("build 6");
    built.built("1a1").bars([2, 3, 4, 3, 3, 3]);
    built.is_at("build", "roll", &[]);
    written.tells("build 6", "built counted_down");
    let other = written.after("build 1");
    other.built("5a1").bars([3, 3, 4, 3, 3, 2]);
}

/// A9: of every open ship, the box just written included; a closed ship builds nothing.
#[test]
fn a9_builds_everywhere() {
    let ships = "1b1=5 2c2=5 3b1'=5 3d2=5 4c1=5 5d1=5* 2-";
    let scene = sheet(ships).at("value", &[4, 5, 5]).scene();
    let built = scene.after("value 5@6b1, build 5");
    built.built("1b1 3b1' 3d2 4c1 5d1 6a1 6b1");
    built.bars([3, 0, 4, 2, 3, 3]);
}

/// A10: the building die must build something if it can be.
#[test]
fn a10_a_die_that_can_build_builds() {
    let scene = sheet("1a1*").at("value", &[1, 4, 6]).scene();
    let written = scene.after("value 4@4a1");
    written.exactly("build 1");
    assert_eq!(written.refused("build 6"), "A10");
    written.after("build 1").bars([3, 3, 4, 3, 3, 2]);
    // Two dice alike are one choice.
    let alike = sheet("").at("value", &[4, 6, 6]).scene();
    alike.after("value 4@4a1").exactly("build 6");
    let after = alike.after("value 4@4a1, build 6");
    after.built("1a1").bars([3, 3, 4, 3, 3, 2]);
}

/// A10: judged after the value is written.
#[test]
fn a10_judged_after_writing() {
    let scene = sheet(PRINTED_BUILT).at("value", &[3, 3, 6]).scene();
    scene.after("value 3@1b1").exactly("build 3");
    let built = scene.after("value 3@1b1, build 3");
    built.bars([3, 3, 4, 3, 3, 2]);
    assert!(built.all_built().contains("1b1"));
    scene.after("value 6@1b1").bars([3, 3, 2, 3, 3, 3]);
}

/// A10: if neither die can build, both count down, the lower face first.
#[test]
fn a10_both_count_down() {
    let scene = sheet(PRINTED_BUILT).at("value", &[2, 4, 5]).scene();
    scene.tells(
        "value 2@1b1",
        "wrote nothing_to_build counted_down counted_down",
    );
    let counted: Vec<Value> = scene.events("value 2@1b1")[2..]
        .iter()
        .map(|event| event["ship"].clone())
        .collect();
    assert_eq!(counted, [4, 5]);
    let after = scene.after("value 2@1b1");
    after.bars([3, 3, 4, 2, 2, 3]).is_at("build", "roll", &[]);
    // Two alike cross two squares of one bar.
    let alike = sheet(PRINTED_BUILT).at("value", &[2, 4, 4]).scene();
    alike.after("value 2@1b1").bars([3, 3, 4, 1, 3, 3]);
}

/// A11: a pair may give its value to two boxes; the third die builds and nothing counts down.
#[test]
fn a11_two_values() {
    for (roll, pair, third, built) in [("2 4 4", 4, 2, "2a1"), ("4 4 5", 4, 5, "6a1")] {
        let rolled = start().after(&format!("roll {roll}"));
        let written = rolled.after(&format!("values {pair}@1a2,3d1"));
        written.is_at("build", "build", &[third]);
        written
            .written("1a2=4 3d1=4")
            .exactly(&format!("build {third}"));
        let after = written.after(&format!("build {third}"));
        after.built(built).bars([3, 3, 4, 3, 3, 3]);
        after.is_at("build", "roll", &[]);
    }
}

/// A11: unless the third die builds nothing: then it counts down.
#[test]
fn a11_third_die_counts_down() {
    let scene = sheet("2a1*").at("value", &[2, 4, 4]).scene();
    scene.tells(
        "values 4@1a2,3d1",
        "wrote wrote nothing_to_build counted_down",
    );
    let after = scene.after("values 4@1a2,3d1");
    after.bars([3, 2, 4, 3, 3, 3]).is_at("build", "roll", &[]);
    // A13 applies.
    let closed = sheet("2a1* 2-").at("value", &[2, 4, 4]).scene();
    let choice = closed.after("values 4@1a2,3d1");
    choice.is_at("build", "count", &[2]);
    choice.exactly("count 1, count 3, count 4, count 5, count 6");
}

/// A11: exactly two dice alike, two different boxes; a double box is one.
#[test]
fn a11_what_may_be_doubled() {
    let rolled = start().after("roll 2 4 4");
    rolled.check(
        "values 4@3b1,3b2, values 4@3b1',3b2', values 4@3b1',3c1, value 4@3b1, value 2@1a2",
        "values 2@1a2,1b1, values 4@3b1,3b1', values 4@1a1,1a2, values 6@1a2,1b1",
    );
    assert_eq!(rolled.refused("values 4@3b1,3b1'"), "A11");
    assert_eq!(rolled.refused("values 2@1a2,1b1"), "A11");
    start().after("roll 2 4 5").check("", "values 4@1a2,1b1");
    // Both boxes may be of one ship or of two; what is left is written nowhere else.
    rolled.after("values 4@3b1',3b2").written("3b1'=4 3b2=4");
    // With one empty box there is no choice of two.
    let one = sheet("1- 2- 3- 5- 6- 4a1=1")
        .at("value", &[2, 6, 6])
        .scene();
    one.exactly("value 2@4c1, value 6@4c1");
    let filled = "3a2=1 3b1=1 3b1'=1 3b2=1 3b2'=1 3c1=1 3c1'=1 3d1=1 3d2=1";
    let double = sheet("1- 2- 4- 5- 6-").ships(filled);
    let double = double.at("value", &[2, 2, 6]).scene();
    double.exactly("value 2@3c2, value 2@3c2', value 6@3c2, value 6@3c2'");
}

/// A12: three alike cross one square of that ship's bar, and nothing else happens.
#[test]
fn a12_three_alike() {
    for face in 1..=6_usize {
        let ships = "1b1=4 2b1=3 3b1=1 4a1=2 5b1=6 6b1=5";
        let scene = sheet(ships).scene();
        let roll = format!("roll {face} {face} {face}");
        scene.tells(&roll, "rolled counted_down");
        let mut expected = scene.document();
        let bar = &mut expected["ships"][face.to_string()]["countdown"];
        *bar = (bar.as_u64().expect("a number") - 1).into();
        assert_eq!(scene.after(&roll).document(), expected);
    }
    let last = sheet("6:1").scene();
    last.tells("roll 6 6 6", "rolled counted_down collapsed");
    last.after("roll 6 6 6").closed("6-");
}

/// A12, A13: three alike of a closed ship cross a square of another.
#[test]
fn a12_closed_ship() {
    let scene = sheet("6-").scene().after("roll 6 6 6");
    scene.is_at("build", "count", &[6]);
    scene.exactly("count 1, count 2, count 3, count 4, count 5");
    let after = scene.after("count 3");
    after.bars([3, 3, 3, 3, 3, 0]).is_at("build", "roll", &[]);
}

/// A13: if the ship to count down is closed, any open ship's bar is chosen instead.
#[test]
fn a13_choice() {
    for closed in ["5-", COMPLETED[4]] {
        let scene = sheet(closed).at("build", &[5, 6]).scene();
        let choice = scene.after("build 6");
        choice.is_at("build", "count", &[5]);
        choice.exactly("count 1, count 2, count 3, count 4, count 6");
        assert_eq!(choice.refused("count 5"), "A13");
        let told = choice.events("count 4");
        assert_eq!(
            told,
            [json!({ "event": "counted_down", "ship": 4, "left": 2, "die": 5 })]
        );
        choice.after("count 4").is_at("build", "roll", &[]);
    }
    let last = sheet("5- 4:1").at("build", &[5, 6]).scene();
    last.after("build 6, count 4").closed("4- 5-");
}

/// A13: with one open ship left there is nothing to choose.
#[test]
fn a13_one_open_ship() {
    let scene = sheet("1- 2- 3- 4- 5-").scene().after("roll 1 1 1");
    scene.bars([0, 0, 0, 0, 0, 2]).is_at("build", "roll", &[]);
    let both = sheet("1- 2- 3- 4- 5- 6a1*").at("value", &[1, 2, 4]).scene();
    let after = both.after("value 4@6b1");
    after.bars([0, 0, 0, 0, 0, 1]).is_at("build", "roll", &[]);
}

/// A13: with no open ship left the die does nothing.
#[test]
fn a13_no_open_ship() {
    // The last open ship is completed; the other die has no bar to cross.
    let ships = "1- 2- 3a1* 3- 5- 6- 4a1=1* 4b1* 4c1=6";
    let scene = sheet(ships).at("build", &[5, 6]).scene();
    scene.tells("build 6", "built completed armed");
    let after = scene.after("build 6");
    after.bars([0, 0, 0, 3, 0, 0]).closed("1- 2- 3- 4+ 5- 6-");
    after.is_at("invade", "attack", &[]);
    // The first die collapses the last ship; the second does nothing.
    let last = sheet("1- 2- 3a1* 3- 5- 6- 4b1* 4:1");
    let last = last.at("value", &[4, 5, 6]).scene();
    last.tells(
        "value 6@4a1",
        "wrote nothing_to_build counted_down collapsed armed",
    );
    last.after("value 6@4a1").is_at("invade", "attack", &[]);
}

/// A13, A10: the first of two dice collapses the ship of the second.
#[test]
fn a13_the_first_closes_the_ship_of_the_second() {
    let alike = sheet(PRINTED_BUILT).ships("4:1");
    let alike = alike.at("value", &[2, 4, 4]).scene();
    alike.tells(
        "value 2@1b1",
        "wrote nothing_to_build counted_down collapsed",
    );
    let choice = alike.after("value 2@1b1");
    choice.closed("4-").is_at("build", "count", &[4]);
    choice.exactly("count 1, count 2, count 3, count 5, count 6");
    // One open ship is left then, so that it counts down by itself.
    let two = sheet("1- 2- 3- 5- 6a1* 4b1* 4:1");
    let two = two.at("value", &[2, 4, 4]).scene();
    let after = two.after("value 2@6b1");
    after.bars([0, 0, 0, 0, 0, 2]).is_at("build", "roll", &[]);
}

/// A13, A10: a choice for the lower die comes before the higher one counts down.
#[test]
fn a13_choice_before_the_second_die() {
    let scene = sheet(PRINTED_BUILT).ships("2- 5:2");
    let scene = scene.at("value", &[2, 3, 5]).scene();
    let choice = scene.after("value 3@1b1");
    choice.is_at("build", "count", &[2, 5]);
    choice.exactly("count 1, count 3, count 4, count 5, count 6");
    choice.after("count 1").bars([2, 0, 4, 3, 1, 3]);
    choice
        .after("count 5")
        .closed("2- 5-")
        .bars([3, 0, 4, 3, 0, 3]);
    // The choice may close the ship of the second die, which must then be chosen for too.
    let last = sheet(PRINTED_BUILT).ships("2- 5:1");
    let last = last.at("value", &[2, 3, 5]).scene();
    let again = last.after("value 3@1b1, count 5");
    again.closed("2- 5-").is_at("build", "count", &[5]);
    again.exactly("count 1, count 3, count 4, count 6");
    again.after("count 6").bars([3, 0, 4, 3, 0, 2]);
    // Both ships closed: chosen twice.
    let both = sheet(PRINTED_BUILT).ships("2- 5-");
    let both = both.at("value", &[2, 3, 5]).scene();
    let after = both.after("value 3@1b1, count 1, count 1");
    after.bars([1, 0, 4, 3, 0, 3]).is_at("build", "roll", &[]);
}

/// A14: a ship whose bar is used up takes no values, builds nothing and does not count down;
/// what it has built stays.
#[test]
fn a14_collapse() {
    let scene = sheet("1a1* 1b1=5 1:1").scene().after("roll 1 1 1");
    scene.closed("1-").bars([0, 3, 4, 3, 3, 3]).built("1a1");
    let rolled = scene.after("roll 4 5 6");
    rolled.check("value 4@2a2", "value 4@1a2, value 6@1c2");
    assert_eq!(rolled.refused("value 4@1a2"), "A14");
    // 1b1 holds 5 and 1a1 is built: neither is touched again.
    let built = rolled.after("value 6@2a2, build 5");
    built.built("1a1 6a1").bars([0, 3, 4, 2, 3, 3]);
    built.shows("/ships/1/values", json!({ "a1": 6, "b1": 5 }));
}

/// A14: completion is checked right after building, before anything counts down.
#[test]
fn a14_completion_first() {
    let scene = sheet("4a1=1* 4b1* 4c1=6 4:1").at("build", &[4, 6]).scene();
    scene.tells("build 6", "built completed");
    let choice = scene.after("build 6");
    choice.closed("4+").bars([3, 3, 4, 1, 3, 3]);
    choice.is_at("build", "count", &[4]);
    choice.exactly("count 1, count 2, count 3, count 5, count 6");
    // Several at once.
    let ships = "4a1=1* 4b1* 4c1=6 6a1* 6b1=5* 6c1=6 6d1=6 1a1*";
    let two = sheet(ships).at("build", &[2, 6]).scene();
    two.tells("build 6", "built completed completed counted_down");
    two.after("build 6")
        .closed("4+ 6+")
        .bars([3, 2, 4, 3, 3, 3]);
}

/// A14: a completed ship is closed: no values, no countdown.
#[test]
fn a14_completed_ships_are_closed() {
    let ships = "3a1* 3a2=4* 3b1=4* 3b2=4* 3c1=4* 3c2=4* 3d1=4* 3d2=4* 3+";
    let scene = sheet(ships).at("value", &[1, 2, 6]).scene();
    scene.check("value 1@1a2", "value 1@3b1', value 1@3c2'");
    assert_eq!(scene.refused("value 1@3b1'"), "A14");
    sheet(ships)
        .scene()
        .after("roll 3 3 3")
        .is_at("build", "count", &[3]);
}

/// A14, A15: all built and the condition missed, a ship stays open until its bar is used up.
#[test]
fn a14_spoilt_ships_stay_open() {
    let ships = "4a1=4* 4b1* 4c1=6 4:1";
    assert!(!completes(4, ships, 6));
    let spoilt = sheet(ships).at("build", &[6]).scene().after("build 6");
    spoilt.closed("").after("roll 4 4 4").closed("4-");
}

/// A15: values that spoil a condition may be written and built.
#[test]
fn a15_spoiling_values() {
    let scene = sheet("").at("value", &[3, 6, 6]).scene();
    scene.check(
        "value 6@5b1, value 6@2a2, value 3@1a2, value 3@6b1, value 6@4a1",
        "",
    );
    let after = scene.after("value 6@5b1, build 6");
    after.built("1a1 5b1").closed("");
}

/// A15: if no open ship has an empty circle the value is lost; the player says which die.
#[test]
fn a15_lost_values() {
    let full = sheet("1- 2- 3- 5- 6- 4a1=1 4c1=6")
        .at("value", &[1, 2, 6])
        .scene();
    full.exactly("value 1@-, value 2@-, value 6@-");
    assert_eq!(full.refused("value 1@1a2"), "A14");
    full.tells("value 2@-", "value_lost");
    let lost = full.after("value 2@-");
    lost.written("4a1=1 4c1=6").is_at("build", "build", &[1, 6]);
    lost.exactly("build 1, build 6");
    lost.after("build 1").built("4a1").bars([0, 0, 0, 2, 0, 0]);
    // A pair is no exception: there is nothing to double.
    let pair = sheet("1- 2- 3- 5- 6- 4a1=1 4c1=6")
        .at("value", &[2, 2, 6])
        .scene();
    pair.exactly("value 2@-, value 6@-");
    let counted = pair.after("value 6@-");
    counted.is_at("build", "roll", &[]).bars([0, 0, 0, 1, 0, 0]);
    // While a circle is empty nothing is lost.
    let open = start().after("roll 1 2 6");
    open.check("", "value 1@-");
    assert_eq!(open.refused("value 1@-"), "A15");
}

/// A15: the free circle of a built double box is no empty circle.
#[test]
fn a15_free_circles_do_not_count() {
    let built = "3a1* 3a2=4* 3b1=4* 3b2'=4* 3c1=4* 3c2=4* 3d1=6* 3d2=6* 1- 2- 4- 5- 6-";
    let scene = sheet(built).at("value", &[1, 2, 6]).scene();
    scene.exactly("value 1@-, value 2@-, value 6@-");
}

/// A16: phase 1 ends when every ship is closed, however they were.
#[test]
fn a16_phase_one_ends() {
    let last = sheet("3a1* 1- 2- 3- 4- 5- 6:1").scene();
    last.tells("roll 6 6 6", "rolled counted_down collapsed armed");
    let invading = last.after("roll 6 6 6");
    invading.is_at("invade", "attack", &[]);
    invading.left([4, 0, 0, 0, 0, 0]).exactly("attack");
    // Not before.
    let open = sheet("3a1* 1- 2- 3- 4- 5- 6:2").scene().after("roll 6 6 6");
    open.is_at("build", "roll", &[]).left([0; 6]);
    // By A11 nothing is left to count down.
    let ships = "1- 2- 3a1* 3- 5- 6- 4a1=1* 4b1* 4c1=6";
    let completed = sheet(ships).at("build", &[6]).scene().after("build 6");
    completed
        .is_at("invade", "attack", &[])
        .left([6, 0, 0, 5, 0, 0]);
}

// What the ships are worth

/// The table, ship 3: 4, 9, 12 or 16 rolls.
#[test]
fn ship_3_gives_rolls() {
    let rolls = |ships: &str, rolls: u8| gives(&format!("{ships} 3-"), [rolls, 0, 0, 0, 0, 0]);
    rolls("3a2=6", 0);
    rolls("3a1*", 4);
    rolls("3c1'=1*", 4);
    // No block: a row, a chequered pattern, two columns apart, three in a corner.
    rolls("3a1* 3b1=1* 3c1=1* 3d1=1*", 4);
    rolls("3a1* 3b2=1* 3c1=1* 3d2=1*", 4);
    rolls("3a1* 3a2=1* 3c1=1* 3c2=1*", 4);
    rolls("3a1* 3a2=1* 3b1=1* 3b2=1", 4);
    // A block of 2×2, anywhere.
    rolls("3a1* 3a2=1* 3b1=1* 3b2=1*", 9);
    rolls("3b1=1* 3b2'=1* 3c1'=1* 3c2=1*", 9);
    rolls("3c1=1* 3c2=1* 3d1=1* 3d2=1*", 9);
    rolls("3a1* 3a2=1* 3b1=1* 3b2=1* 3c1=1* 3d1=1* 3d2=1*", 9);
    // A block of 2×3, at either end.
    rolls("3a1* 3a2=1* 3b1=1* 3b2=1* 3c1=1* 3c2=1*", 12);
    rolls("3b1=1* 3b2=1* 3c1=1* 3c2=1* 3d1=1* 3d2=1*", 12);
    rolls("3a1* 3a2=1* 3b1=1* 3b2=1* 3c1=1* 3c2=1* 3d1=1*", 12);
    // All built and out of balance.
    rolls("3a1* 3a2=6* 3b1=1* 3b2=1* 3c1=1* 3c2=1* 3d1=1* 3d2=1*", 12);
    gives(COMPLETED[2], [16, 0, 0, 0, 0, 0]);
}

/// The table, ship 3: completed when left and right differ by at most 3.
#[test]
fn ship_3_balance() {
    // Left 4 + 1 + 1 + 1 = 7 against 4, 10, 11 and 14.
    let ships = "3a1* 3a2=1* 3b1=1* 3b2=1* 3c1=1* 3c2=1* 3d1=";
    for (d1, d2, completed) in [(1, 1, true), (5, 3, true), (5, 4, false), (6, 6, false)] {
        let ships = format!("{ships}{d1}* 3d2={d2}");
        assert_eq!(completes(3, &ships, d2), completed, "{d1} {d2}");
    }
    // Left heavier: 4 + 6 + 1 + 1 = 12 against 9 and 8.
    let heavy = "3a1* 3a2=6* 3b1=1* 3b2=1* 3c1=1* 3c2=1* 3d1=6* 3d2=";
    assert!(completes(3, &format!("{heavy}1"), 1));
    let heavy = heavy.replace("3d1=6", "3d1=5");
    assert!(!completes(3, &format!("{heavy}1"), 1));
    // At random, with either circle of the double boxes.
    let mut rng = FastRng::new(3);
    for _ in 0..2_000 {
        let mut sums = [4, 0];
        let mut ships = "3a1*".to_owned();
        for (place, side) in [
            ("a2", 0),
            ("b1", 0),
            ("b2", 0),
            ("c1", 1),
            ("c2", 1),
            ("d1", 1),
        ] {
            let value = rng.below(6) + 1;
            sums[side] += value;
            let double = place.starts_with(['b', 'c']);
            let mark = if double && rng.below(2) == 0 { "'" } else { "" };
            ships += &format!(" 3{place}{mark}={value}*");
        }
        let last = rng.below(6) + 1;
        ships += &format!(" 3d2={last}");
        let balanced = sums[0].abs_diff(sums[1] + last) <= 3;
        assert_eq!(completes(3, &ships, last as u8), balanced, "{ships}");
    }
}

/// The table, ship 4 (A5): left + centre < 7, right + centre > 8, for every left and right.
#[test]
fn ship_4_completion() {
    for values in faces(2) {
        let [left, right] = values[..] else {
            unreachable!()
        };
        let ships = format!("4a1={left}* 4b1* 4c1={right}");
        let good = left + 3 < 7 && right + 3 > 8;
        assert_eq!(completes(4, &ships, right), good, "{ships}");
    }
}

/// The table, ship 4: if completed 2 extra rolls, and 5 flips if the sum is exactly 10.
#[test]
fn ship_4_gives() {
    gives("4a1=1* 4b1* 4c1=6* 4+", [2, 0, 0, 5, 0, 0]);
    gives("4a1=2* 4b1* 4c1=6* 4+", [2, 0, 0, 0, 0, 0]);
    gives("4a1=3* 4b1* 4c1=6* 4+", [2, 0, 0, 0, 0, 0]);
    // Not completed: nothing, though two boxes are built or three add up to 10.
    gives("4a1=1* 4b1* 4c1=6 4-", [0; 6]);
    gives("4a1=2* 4b1* 4c1=5* 4-", [0; 6]);
    // The extra rolls add to ship 3's.
    let both = format!("{} {}", COMPLETED[2], COMPLETED[3]);
    gives(&both, [18, 0, 0, 0, 0, 0]);
    gives("4a1=1* 4b1* 4c1=6* 4+ 3a1* 3-", [6, 0, 0, 5, 0, 0]);
}

/// The table, ships 5 and 6 (A6): sum below 8, sum above 20, for all values.
#[test]
fn ships_5_and_6_completion() {
    for values in faces(3) {
        let [b, c, d] = values[..] else {
            unreachable!()
        };
        let ships = format!("5a1* 5b1={b}* 5c1={c}* 5d1={d}");
        assert_eq!(completes(5, &ships, d), 1 + b + c + d < 8, "{ships}");
        let ships = format!("6a1* 6b1={b}* 6c1={c}* 6d1={d}");
        assert_eq!(completes(6, &ships, d), 5 + b + c + d > 20, "{ships}");
    }
}

/// The table and A17: actions of ships 5 and 6 under both options.
#[test]
fn a17_ships_5_and_6_give() {
    for (ship, at, printed, rest) in [(5, 4, 1, [1, 2, 4]), (6, 5, 5, [5, 5, 5])] {
        assert_eq!(
            printed + rest.iter().sum::<u8>(),
            if ship == 5 { 8 } else { 20 }
        );
        let boxes = [
            format!("{ship}a1*"),
            format!("{ship}b1={}*", rest[0]),
            format!("{ship}c1={}*", rest[1]),
            format!("{ship}d1={}*", rest[2]),
        ];
        for (option, three) in [("zero", 0), ("two", 2)] {
            // A17: four boxes that miss the condition by one give nothing.
            for (count, changes) in [(0, 0), (1, 0), (2, 2), (3, three), (4, 0)] {
                let ships = format!("{} {ship}-", boxes[..count].join(" "));
                let mut expected = [0; 6];
                expected[at] = changes;
                after_last_dock(ships.trim(), option).left(expected);
            }
            let mut expected = [0; 6];
            expected[at] = 5;
            after_last_dock(COMPLETED[ship - 1], option).left(expected);
        }
        // Which two does not matter.
        let two = format!("{ship}c1=1* {ship}d1=6* {ship}-");
        let mut expected = [0; 6];
        expected[at] = 2;
        gives(&two, expected);
    }
}

/// The most there is: 16 + 2 rolls and everything else.
#[test]
fn the_whole_armada() {
    let all = COMPLETED[..5].join(" ").replace("4a1=2", "4a1=1");
    let last = "6a1* 6b1=5* 6c1=5* 6d1=6";
    let scene = sheet(&all).ships(last).at("build", &[6]).scene();
    let after = scene.after("build 6");
    after.left([18, 3, 10, 5, 5, 5]).closed("1+ 2+ 3+ 4+ 5+ 6+");
    after.is_at("invade", "attack", &[]);
}

// Phase 2

/// A18: a region begun must be finished before another; any order within it.
#[test]
fn a18_focus() {
    let begun = invasion("rolls=3 wilds=2").crossed("africa 2");
    begun
        .clone()
        .scene()
        .exactly("attack, wild africa 1, wild africa 3, wild africa 4");
    // 5 6 6 meets levels of four other regions, and africa 4.
    let rolled = begun.dice(&[5, 6, 6]).scene();
    rolled.exactly("cross africa 4, wild africa 1, wild africa 3, wild africa 4, let go");
    rolled.check(
        "",
        "cross asia 1, cross oceania 1, wild oceania 1, cross africa 2",
    );
    assert_eq!(rolled.refused("cross asia 1"), "A18");
    assert_eq!(rolled.refused("cross africa 2"), "A18");
    assert_eq!(rolled.0.focus().map(Region::id), Some("africa"));
}

/// A18: a finished region sets free; a wild card begins a region too.
#[test]
fn a18_after_a_region() {
    let last = invasion("rolls=3 wilds=2").crossed("oceania 1");
    let last = last.dice(&[4, 4, 4]).scene();
    last.exactly("cross oceania 2, wild oceania 2, let go");
    last.tells("cross oceania 2", "crossed conquered");
    let free = last.after("cross oceania 2");
    assert_eq!(free.0.focus(), None);
    free.check(
        "attack, wild south_america 1, wild north_america 4",
        "wild oceania 1, wild oceania 2",
    );
    let wild = free.after("wild europe 3");
    wild.exactly("attack, wild europe 1, wild europe 2");
    assert_eq!(wild.refused("wild asia 1"), "A18");
    // In any order, crossed once.
    let done = wild.after("attack, roll 1 5 6, cross europe 2, attack, roll 1 3 3, cross europe 1");
    done.shows("/crossed/europe", json!([1, 2, 3]));
    assert_eq!(done.0.focus(), None);
}

/// A19: every level against every roll, by the plain rules of the second implementation.
#[test]
fn a19_levels() {
    let mut met = 0;
    for dice in faces(3) {
        let dice = [dice[0], dice[1], dice[2]];
        let mut expected = Vec::new();
        for (region, levels, _) in REGIONS {
            for level in 1..=levels {
                if naive::meets(region, level, dice) {
                    expected.push(format!("cross {region} {level}"));
                }
            }
        }
        met += expected.len();
        let found: Vec<String> = Level::in_set(met_by(dice))
            .map(|level| format!("cross {level}"))
            .collect();
        assert_eq!(found, expected, "{dice:?}");
        expected.push("let go".to_owned());
        let scene = invasion("rolls=1").dice(&dice).scene();
        assert_eq!(scene.legal_actions(), expected);
    }
    assert!(met > 216);
}

/// A19: how many of the 216 ways meet each level, counted by hand for some.
#[test]
fn a19_chances() {
    let count = |text: &str| {
        let level = Level::all().find(|level| level.to_string() == text);
        let bit = level.expect("a level").bit();
        faces(3)
            .filter(|dice| met_by([dice[0], dice[1], dice[2]]) & bit != 0)
            .count()
    };
    for (level, ways) in [
        ("oceania 1", 91),
        ("oceania 2", 81),
        ("south_america 2", 35),
        ("asia 1", 16),
        ("asia 2", 30),
        ("asia 3", 20),
        ("europe 1", 16),
        // 1 5 6 and 1 6 6; 4 5 5 and 4 5 6.
        ("europe 2", 9),
        ("europe 3", 9),
        // 3 4 6, 3 5 5, 3 5 6 and 3 6 6.
        ("africa 1", 18),
        ("africa 2", 4),
        ("africa 3", 3),
        ("africa 4", 10),
        ("north_america 1", 1),
        ("north_america 2", 4),
        ("north_america 3", 6),
        ("north_america 4", 4),
    ] {
        assert_eq!(count(level), ways, "{level}");
    }
    assert_eq!(LEVELS, 18);
}

/// A20: an attack spends a roll; one level is crossed, and the attack is over.
#[test]
fn a20_attack() {
    let scene = invasion("rolls=2").scene();
    scene.exactly("attack");
    let attacking = scene.after("attack");
    attacking
        .left([1, 0, 0, 0, 0, 0])
        .is_at("invade", "roll", &[]);
    assert_eq!(attacking.0.turn(), Turn::Chance);
    assert_eq!(attacking.0.outcomes().len(), 56);
    // 5 6 6 meets many levels: one of them, or none.
    let rolled = attacking.after("roll 5 6 6");
    rolled.is_at("invade", "skills", &[5, 6, 6]);
    rolled.exactly(
        "cross oceania 1, cross oceania 2, cross south_america 2, cross asia 1, cross asia 3, \
         cross africa 2, cross africa 4, cross north_america 4, let go",
    );
    let crossed = rolled.after("cross asia 1");
    crossed.is_at("invade", "attack", &[]).exactly("attack");
    crossed.shows("/crossed/asia", json!([1]));
    let let_go = rolled.after("let go");
    let_go.is_at("invade", "attack", &[]).exactly("attack");
    assert_eq!(let_go.0.crossed(), 0);
}

/// A20: while the dice meet an open level no skill may be used; a wild card may.
#[test]
fn a20_no_skills_while_met() {
    let all = "rolls=2 wilds=1 rerolls=1 flips=1 plus=1 minus=1";
    let scene = invasion(all).crossed("oceania 2").dice(&[1, 2, 5]).scene();
    scene.exactly("cross oceania 1, wild oceania 1, let go");
    for skill in ["reroll 1", "flip 2", "plus 1", "minus 3"] {
        assert_eq!(scene.refused(skill), "A20");
    }
    // The same dice, with that level crossed and the other open: nothing is met.
    let unmet = invasion(all).crossed("oceania 1").dice(&[1, 2, 5]).scene();
    unmet.exactly(
        "reroll 1, reroll 2, reroll 3, flip 1, flip 2, flip 3, plus 1, plus 2, plus 3, \
         minus 2, minus 3, wild oceania 2, let go",
    );
    // A skill that makes the dice meet a level ends the skills.
    let met = invasion(all).crossed("oceania 2").dice(&[1, 2, 4]).scene();
    met.after("plus 3")
        .exactly("cross oceania 1, wild oceania 1, let go");
}

/// Only `north_america 4`, three dice of 17, is left open, so that most dice meet nothing.
fn barren(actions: &str) -> Setting {
    invasion(actions).crossed("north_america 1 2 3")
}

/// A21: +1 not on 6, −1 not on 1; flips and re-rolls on any die.
#[test]
fn a21_skills() {
    let scene = barren("rolls=1 rerolls=1 flips=1 plus=1 minus=1");
    let scene = scene.dice(&[1, 3, 6]).scene();
    scene.exactly(
        "reroll 1, reroll 2, reroll 3, flip 1, flip 2, flip 3, plus 1, plus 2, minus 2, minus 3, \
         let go",
    );
    assert_eq!(scene.refused("plus 3"), "A21");
    assert_eq!(scene.refused("minus 1"), "A21");
    for (skill, dice, left) in [
        ("flip 1", [6, 3, 6], [1, 0, 1, 0, 1, 1]),
        ("flip 2", [1, 4, 6], [1, 0, 1, 0, 1, 1]),
        ("flip 3", [1, 3, 1], [1, 0, 1, 0, 1, 1]),
        ("plus 1", [2, 3, 6], [1, 0, 1, 1, 0, 1]),
        ("plus 2", [1, 4, 6], [1, 0, 1, 1, 0, 1]),
        ("minus 2", [1, 2, 6], [1, 0, 1, 1, 1, 0]),
        ("minus 3", [1, 3, 5], [1, 0, 1, 1, 1, 0]),
        ("reroll 2", [1, 0, 6], [1, 0, 0, 1, 1, 1]),
    ] {
        let after = scene.after(skill);
        let step = if skill.starts_with('r') {
            "roll"
        } else {
            "skills"
        };
        after.is_at("invade", step, &dice).left(left);
    }
    // Nothing left, nothing used.
    let none = barren("rolls=1").dice(&[1, 3, 6]).scene();
    none.exactly("let go");
    for skill in ["reroll 1", "flip 1", "plus 1", "minus 2"] {
        assert_eq!(none.refused(skill), "A21");
    }
}

/// A21: 7 − v, v + 1, v − 1 for every face.
#[test]
fn a21_faces() {
    for face in 1..=6 {
        let scene = barren("rolls=1 flips=1 plus=1 minus=1");
        let scene = scene.dice(&[face, 1, 1]).scene();
        scene
            .after("flip 1")
            .is_at("invade", "skills", &[7 - face, 1, 1]);
        if face < 6 {
            scene
                .after("plus 1")
                .is_at("invade", "skills", &[face + 1, 1, 1]);
        } else {
            scene.check("", "plus 1");
        }
        if face > 1 {
            scene
                .after("minus 1")
                .is_at("invade", "skills", &[face - 1, 1, 1]);
        } else {
            scene.check("", "minus 1");
        }
    }
}

/// A21: a die is rolled again once in an attack, and the other dice may be too.
#[test]
fn a21_reroll() {
    let scene = barren("rolls=2 rerolls=9").dice(&[1, 3, 6]).scene();
    let picked_up = scene.after("reroll 2");
    assert_eq!(picked_up.0.turn(), Turn::Chance);
    let possible: Vec<(String, u32)> = picked_up
        .0
        .outcomes()
        .iter()
        .map(|(roll, weight)| (roll.to_string(), *weight))
        .collect();
    let expected: Vec<(String, u32)> = (1..=6).map(|face| (format!("die {face}"), 1)).collect();
    assert_eq!(possible, expected);
    // Even if it shows the same again; the dice are not sorted again.
    let fallen = picked_up.after("die 3");
    fallen.is_at("invade", "skills", &[1, 3, 6]);
    fallen.exactly("reroll 1, reroll 3, let go");
    assert_eq!(fallen.refused("reroll 2"), "A21");
    let all = fallen.after("reroll 1, die 5, reroll 3, die 2");
    all.is_at("invade", "skills", &[5, 3, 2]).exactly("let go");
    all.shows("/used", json!({ "rerolled": [1, 2, 3], "changed": [] }));
}

/// A21: at most one change for each die; a re-rolled die may be changed, a changed one not
/// re-rolled.
#[test]
fn a21_one_change_per_die() {
    let scene = barren("rolls=2 rerolls=9 flips=5 plus=5 minus=5");
    let scene = scene.dice(&[2, 3, 4]).scene();
    for change in ["flip 1", "plus 1", "minus 1"] {
        let changed = scene.after(change);
        changed.shows("/used", json!({ "rerolled": [], "changed": [1] }));
        changed.check(
            "reroll 2, flip 2, plus 2, minus 2, flip 3",
            "reroll 1, flip 1, plus 1, minus 1",
        );
        assert_eq!(changed.refused("reroll 1"), "A21");
        assert_eq!(changed.refused("flip 1"), "A21");
    }
    let rerolled = scene.after("reroll 1, die 4");
    rerolled.check("flip 1, plus 1, minus 1, reroll 2", "reroll 1");
    let both = rerolled.after("minus 1");
    both.shows("/used", json!({ "rerolled": [1], "changed": [1] }));
    both.check("plus 2", "reroll 1, flip 1, plus 1, minus 1");
    // Every die changed: nothing but to let go.
    both.after("plus 2, flip 3").exactly("let go");
}

/// A21: the marks are of one attack: gone when it is over, however it ends.
#[test]
fn a21_marks_are_forgotten() {
    let none = json!({ "rerolled": [], "changed": [] });
    let setting = barren("rolls=2 wilds=1 rerolls=2 flips=2").dice(&[1, 2, 3]);
    let scene = setting.used(&[1], &[2]).scene();
    scene.check("reroll 3, flip 1", "reroll 1, flip 2");
    let over = scene.after("let go");
    over.shows("/used", none.clone())
        .is_at("invade", "attack", &[]);
    let again = over.after("attack, roll 1 2 3");
    again.check("reroll 1, flip 2", "");
    scene
        .after("wild north_america 4")
        .shows("/used", none.clone());
    let met = invasion("rolls=2").dice(&[5, 1, 1]).used(&[3], &[1, 3]);
    met.scene().after("cross oceania 1").shows("/used", none);
}

/// A22: a wild card instead of rolling spends no roll.
#[test]
fn a22_instead_of_rolling() {
    let scene = invasion("rolls=2 wilds=2").scene();
    assert_eq!(scene.legal_actions().len(), 1 + LEVELS);
    scene.tells("wild north_america 1", "crossed");
    let after = scene.after("wild north_america 1");
    after
        .left([2, 1, 0, 0, 0, 0])
        .is_at("invade", "attack", &[]);
    after.shows("/crossed/north_america", json!([1]));
    assert_eq!(invasion("rolls=2").scene().refused("wild asia 1"), "A22");
}

/// A22: after a roll, which is then spent; whether the dice meet a level or not.
#[test]
fn a22_after_a_roll() {
    for roll in ["roll 5 6 6", "roll 1 1 3"] {
        let scene = invasion("rolls=2 wilds=1").scene();
        let after = scene.after(&format!("attack, {roll}, wild asia 2"));
        after
            .left([1, 0, 0, 0, 0, 0])
            .is_at("invade", "attack", &[]);
        after.shows("/crossed/asia", json!([2])).exactly("attack");
    }
}

/// A22: with no roll left, wild cards left must be played.
#[test]
fn a22_no_roll_left() {
    let last = invasion("rolls=1 wilds=2").crossed("africa 1");
    let let_go = last.scene().after("attack, roll 1 1 1, let go");
    let_go
        .is_at("invade", "attack", &[])
        .left([0, 2, 0, 0, 0, 0]);
    let_go.exactly("wild africa 2, wild africa 3, wild africa 4");
    assert_eq!(let_go.refused("attack"), "A20");
    let_go
        .after("wild africa 2, wild africa 3")
        .ended(0, "spent");
}

/// A23: the invasion ends when all levels are crossed, with rolls left.
#[test]
fn a23_all_levels() {
    let all = "oceania all, south_america all, asia all, europe all, africa all";
    let last = invasion("rolls=5 wilds=1")
        .crossed(all)
        .crossed("north_america 1 2 3");
    let met = last.clone().dice(&[5, 6, 6]).scene();
    met.tells("cross north_america 4", "crossed conquered ended");
    met.after("cross north_america 4").ended(100, "victory");
    last.scene()
        .after("wild north_america 4")
        .ended(100, "victory");
}

/// A23: or no roll and no wild card is left, whatever skills are.
#[test]
fn a23_nothing_left() {
    let scene = invasion("rolls=1 rerolls=9 flips=5").crossed("asia 1");
    let rolled = scene.scene().after("attack, roll 1 1 1");
    rolled
        .left([0, 0, 9, 5, 0, 0])
        .check("reroll 1, let go", "");
    rolled.tells("let go", "let_go ended");
    rolled.after("let go").ended(0, "spent");
    let wild = invasion("wilds=1 rerolls=2").scene().after("wild asia 1");
    wild.ended(0, "spent");
    let crossed = invasion("rolls=1")
        .scene()
        .after("attack, roll 1 1 5, cross oceania 1");
    crossed.ended(0, "spent");
}

/// A23, A16: an armada without rolls and wild cards never takes off.
#[test]
fn a23_nothing_to_begin_with() {
    let scene = sheet("2a1* 2a2=4* 1- 2- 3- 4- 5- 6:1").scene();
    scene.tells("roll 6 6 6", "rolled counted_down collapsed armed ended");
    scene
        .after("roll 6 6 6")
        .ended(0, "spent")
        .left([0, 0, 2, 0, 0, 0]);
}

// Score

/// A24: the points of each completed ship and of each conquered region.
#[test]
fn a24_points() {
    let score = |ships: &str, regions: &str| {
        let scene = invasion("")
            .with("/phase", "over")
            .ships(ships)
            .crossed(regions);
        let ending = scene.scene().0.ending();
        ending.expect("it is over").scores[0]
    };
    assert_eq!(score("", ""), 0);
    for (ships, points) in COMPLETED.iter().zip([6, 3, 8, 10, 5, 5]) {
        assert_eq!(score(ships, ""), points, "{ships}");
    }
    for (region, points) in [
        ("oceania", 5),
        ("south_america", 8),
        ("asia", 10),
        ("europe", 12),
        ("africa", 15),
        ("north_america", 15),
    ] {
        assert_eq!(score("", &format!("{region} all")), points);
        // Begun is nothing.
        assert_eq!(score("", &format!("{region} 1")), 0);
    }
    assert_eq!(
        score(COMPLETED[2], "oceania all, asia all, africa 1 2 3"),
        23
    );
    let all_ships = COMPLETED.join(" ");
    let but_one = "south_america all, asia all, europe all, africa all, north_america all";
    assert_eq!(score(&all_ships, but_one), 97);
    assert_eq!(score(&all_ships, &format!("{but_one}, oceania 2")), 97);
    // Total victory: 100, with the ships and without.
    let all = format!("{but_one}, oceania all");
    assert_eq!(score(&all_ships, &all), 100);
    assert_eq!(score("", &all), 100);
}

/// A25: the ranks and their borders.
#[test]
fn a25_ranks() {
    for (score, rank, name) in [
        (100, Rank::Hero, "Planetary hero"),
        (99, Rank::Command, "Consecrated military command"),
        (85, Rank::Command, "Consecrated military command"),
        (84, Rank::Promise, "Military promise"),
        (60, Rank::Promise, "Military promise"),
        (59, Rank::Officer, "Officer of no consequence"),
        (31, Rank::Officer, "Officer of no consequence"),
        (30, Rank::Shame, "Shame of your kind"),
        (0, Rank::Shame, "Shame of your kind"),
    ] {
        assert_eq!(Rank::of(score), rank, "{score}");
        assert_eq!(texts::rank_name(Lang::En, rank), name);
        assert_ne!(texts::rank_name(Lang::Pl, rank), name);
        let ended = Event::Ended {
            reason: "spent",
            score: score as u8,
        };
        let told = ended.narrate(Lang::En, &[]);
        assert!(told.ends_with(&format!("“{name}”.")), "{told}");
    }
}

// Worked cases

/// A9, A11: roll 4 4 2.
#[test]
fn worked_4_4_2() {
    let rolled = start().after("roll 2 4 4");
    // Value 4, build 4 with the new box included, count 2.
    let plain = rolled.after("value 4@2a2, build 4");
    plain.built("2a2 3a1").bars([3, 2, 4, 3, 3, 3]);
    // Value 4 twice and build with 2, by A11 alone: no other roll allows it.
    let doubled = rolled.after("values 4@2a2,6b1, build 2");
    doubled
        .built("2a1")
        .bars([3, 3, 4, 3, 3, 3])
        .written("2a2=4 6b1=4");
    for other in ["roll 2 4 5", "roll 2 2 4", "roll 1 2 4"] {
        start().after(other).check("", "values 4@2a2,6b1");
    }
    // After one value the second die of the pair can only build or count down.
    let one = rolled.after("value 4@2a2");
    one.exactly("build 2, build 4").check("", "value 4@6b1");
}

/// A12: roll 6 6 6.
#[test]
fn worked_6_6_6() {
    let mut expected = start().document();
    expected["ships"]["6"]["countdown"] = 2.into();
    assert_eq!(start().after("roll 6 6 6").document(), expected);
}

/// A19: dice 3 6 4 meet "3, and 10"; dice 3 5 4 do not.
#[test]
fn worked_3_and_10() {
    let begun = invasion("rolls=1").crossed("africa 2 3 4");
    let met = begun.clone().dice(&[3, 6, 4]).scene();
    met.exactly("cross africa 1, let go");
    let unmet = begun.dice(&[3, 5, 4]).scene();
    unmet.exactly("let go");
    assert_eq!(unmet.refused("cross africa 1"), "A19");
}

/// A18, A20: with Africa begun, a roll that meets only a level of Asia leaves the skills free.
#[test]
fn worked_focus_and_skills() {
    let skills = "rolls=1 rerolls=1 flips=1";
    let begun = invasion(skills).crossed("africa 1");
    let scene = begun.dice(&[1, 2, 4]).scene();
    assert!(naive::meets("asia", 2, [1, 2, 4]));
    scene.exactly("reroll 1, reroll 2, reroll 3, flip 1, flip 2, flip 3, let go");
    let free = invasion(skills).dice(&[1, 2, 4]).scene();
    free.exactly("cross asia 2, let go");
}
