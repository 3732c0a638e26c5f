//! Position documents: the contract of the format, and every violation named at its field.

use armada::Armada;
use serde_json::{Value, json};
use starboard_kernel::testing::{self, Scene as _, check_violations};
use starboard_kernel::{FastRng, Game};

use crate::policy::half_random_step;
use crate::scene::{Scene, Setting, invasion, sheet, start};

/// All violations of a document, such as `dice: null before a roll`.
fn violations(document: &Value) -> Vec<String> {
    testing::violations::<Armada>(document)
}

/// What is wrong with a document: the beginnings of the violations, in order.
#[track_caller]
fn refused(setting: Setting, expected: &[&str]) {
    check_violations::<Armada>(&setting.document(), expected);
}

/// Phase 1, a value to be given.
fn building() -> Setting {
    sheet("3b1=2 3b1'=5* 5- 4:2").at("value", &[1, 4, 4])
}

/// Phase 2, in an attack.
fn attacking() -> Setting {
    invasion("rolls=3 wilds=1 rerolls=2")
        .ships("4a1=1* 4b1* 4c1=6* 4+")
        .crossed("oceania all, africa 2")
        .dice(&[1, 3, 2])
        .used(&[1], &[3])
}

/// The game is over.
fn over() -> Setting {
    invasion("rerolls=2").with("/phase", "over")
}

/// The document of the rules, before the first roll, to the letter.
#[test]
fn every_field_is_written_in_order() {
    assert_eq!(
        start().document().to_string(),
        concat!(
            r#"{"game":"armada","options":{"edition":"standard","three_boxes":"zero"},"#,
            r#""phase":"build","step":"roll","dice":null,"ships":{"#,
            r#""1":{"values":{"a1":6},"built":[],"countdown":3,"state":"open"},"#,
            r#""2":{"values":{"a1":2},"built":[],"countdown":3,"state":"open"},"#,
            r#""3":{"values":{"a1":4},"built":[],"countdown":4,"state":"open"},"#,
            r#""4":{"values":{"b1":3},"built":[],"countdown":3,"state":"open"},"#,
            r#""5":{"values":{"a1":1},"built":[],"countdown":3,"state":"open"},"#,
            r#""6":{"values":{"a1":5},"built":[],"countdown":3,"state":"open"}},"#,
            r#""actions":{"rolls":0,"wilds":0,"rerolls":0,"flips":0,"plus":0,"minus":0},"#,
            r#""crossed":{"oceania":[],"south_america":[],"asia":[],"europe":[],"africa":[],"#,
            r#""north_america":[]},"used":{"rerolled":[],"changed":[]}}"#
        )
    );
}

#[test]
fn boxes_and_levels_are_written_in_sheet_order() {
    let mixed = sheet("3d1=1* 3b1'=5* 3b1=2 3a1* 3a2=6").scene();
    let ship = &mixed.document()["ships"]["3"];
    assert_eq!(
        ship.to_string(),
        concat!(
            r#"{"values":{"a1":4,"a2":6,"b1":2,"b1'":5,"d1":1},"built":["a1","b1'","d1"],"#,
            r#""countdown":4,"state":"open"}"#
        )
    );
    let invading = invasion("rolls=1").crossed("africa 4 1 3").scene();
    let crossed = &invading.document()["crossed"]["africa"];
    assert_eq!(crossed.to_string(), "[1,3,4]");
}

#[track_caller]
fn reads_back(scene: &Scene) {
    let document = scene.document();
    let text = document.to_string();
    let parsed: Value = serde_json::from_str(&text).expect("JSON");
    let read = Armada::from_document(&parsed);
    assert_eq!(read.as_ref(), Ok(&scene.0), "{text}");
    assert_eq!(read.map(|position| position.document()), Ok(document));
}

/// A position at each kind of step, as the rules show it.
#[test]
fn every_step_reads_back() {
    let both = sheet("1a1* 2a1* 3a1* 4b1* 5a1* 6a1* 2-").at("value", &[2, 3, 5]);
    for (scene, phase, step, dice) in [
        (start(), "build", "roll", json!(null)),
        (building().scene(), "build", "value", json!([1, 4, 4])),
        (
            start().after("roll 1 4 6, value 4@1a2"),
            "build",
            "build",
            json!([1, 6]),
        ),
        (
            start().after("roll 1 6 6, values 6@1a2,1b1"),
            "build",
            "build",
            json!([1]),
        ),
        (
            both.scene().after("value 3@1b1"),
            "build",
            "count",
            json!([2, 5]),
        ),
        (
            sheet("6-").scene().after("roll 6 6 6"),
            "build",
            "count",
            json!([6]),
        ),
        (invasion("rolls=2").scene(), "invade", "attack", json!(null)),
        (
            invasion("rolls=2").scene().after("attack"),
            "invade",
            "roll",
            json!(null),
        ),
        (attacking().scene(), "invade", "skills", json!([1, 3, 2])),
        (
            attacking().scene().after("reroll 2"),
            "invade",
            "roll",
            json!([1, null, 2]),
        ),
        (
            attacking().scene().after("reroll 2, die 6"),
            "invade",
            "skills",
            json!([1, 6, 2]),
        ),
        (over().scene(), "over", "attack", json!(null)),
    ] {
        scene.shows("/phase", phase).shows("/step", step);
        scene.shows("/dice", dice);
        reads_back(&scene);
    }
    let rerolled = attacking().scene().after("reroll 2");
    rerolled.shows("/used", json!({ "rerolled": [1, 2], "changed": [3] }));
}

/// Every position of games in which things happen.
#[test]
fn whole_games_read_back() {
    for seed in 0..6 {
        let mut rng = FastRng::new(seed);
        let mut scene = start();
        while scene.0.ending().is_none() {
            reads_back(&scene);
            half_random_step(&mut scene.0, &mut rng);
        }
        reads_back(&scene);
    }
}

/// The fields that every document has, as JSON pointers.
fn fields() -> Vec<String> {
    let mut fields: Vec<String> = [
        "game", "options", "phase", "step", "dice", "ships", "actions", "crossed", "used",
    ]
    .iter()
    .map(|field| format!("/{field}"))
    .collect();
    for ship in 1..=6 {
        fields.push(format!("/ships/{ship}"));
        for field in ["values", "built", "countdown", "state"] {
            fields.push(format!("/ships/{ship}/{field}"));
        }
    }
    for (object, names) in [
        ("actions", "rolls wilds rerolls flips plus minus"),
        (
            "crossed",
            "oceania south_america asia europe africa north_america",
        ),
        ("used", "rerolled changed"),
    ] {
        let names = names.split(' ');
        fields.extend(names.map(|name| format!("/{object}/{name}")));
    }
    fields
}

/// How a field is named in violations.
fn name_of(pointer: &str) -> String {
    pointer[1..].replace('/', ".")
}

#[test]
fn no_field_may_be_missing() {
    for setting in [building(), attacking(), over()] {
        for pointer in fields() {
            let mut document = setting.clone().document();
            let (parent, field) = pointer.rsplit_once('/').expect("a pointer");
            let parent = document.pointer_mut(parent).expect("it is there");
            let removed = parent.as_object_mut().expect("an object").remove(field);
            assert!(removed.is_some(), "{pointer}");
            let expected = format!("{}: this field is missing", name_of(&pointer));
            assert_eq!(violations(&document), [expected]);
        }
    }
}

#[test]
fn no_field_may_be_of_another_kind() {
    for pointer in fields() {
        for wrong in [
            json!("?"),
            json!(""),
            json!(1.5),
            json!(-1),
            json!(1_000),
            json!(u64::MAX),
            json!(true),
            json!(["?"]),
            json!([[]]),
            json!([-1]),
            json!([1, 1]),
            json!({ "?": 1 }),
            json!(null),
        ] {
            let setting = attacking().with(&pointer, wrong.clone());
            let found = violations(&setting.document());
            let name = name_of(&pointer);
            assert!(!found.is_empty(), "{name} may be {wrong}");
            assert!(
                found.iter().any(|violation| violation.starts_with(&name)),
                "{wrong}: {found:?}"
            );
        }
    }
}

#[test]
fn no_other_field_may_be_there() {
    for (pointer, name) in [
        ("/extra", "extra"),
        ("/ships/7", "ships.7"),
        ("/ships/1/extra", "ships.1.extra"),
        ("/actions/extra", "actions.extra"),
        ("/crossed/antarctica", "crossed.antarctica"),
        ("/used/flipped", "used.flipped"),
    ] {
        let expected = format!("{name}: there is no such field");
        refused(building().with(pointer, json!([])), &[&expected]);
    }
    let options = building().with("/options/extra", 1).document();
    assert_eq!(violations(&options).len(), 1);
    let options = building().three_boxes("three").document();
    assert!(violations(&options)[0].starts_with("options.three_boxes: "));
    let options = building().with("/options/edition", "deluxe").document();
    assert!(violations(&options)[0].starts_with("options.edition: "));
}

/// Fields that cannot be read, whatever the others say.
#[test]
fn unreadable_fields() {
    for (pointer, value, expected) in [
        ("/game", json!("rescue"), "game: expected \"armada\""),
        ("/options", json!([]), "options: expected an object"),
        ("/phase", json!("end"), "phase: expected one of \"build\""),
        ("/step", json!("wait"), "step: expected one of \"roll\""),
        ("/dice", json!([]), "dice: expected null or a list"),
        ("/dice", json!([0, 1, 2]), "dice: expected null or a list"),
        ("/dice", json!([1, 2, 7]), "dice: expected null or a list"),
        ("/dice", json!([1, 2, 3, 4]), "dice: expected null or"),
        ("/dice", json!([null, null, null]), "dice: expected null or"),
        (
            "/ships/1/values/d1",
            json!(1),
            "ships.1.values.d1: ship 1 has the boxes a1, a2, b1",
        ),
        (
            "/ships/3/values/a1'",
            json!(1),
            "ships.3.values.a1': ship 3 has the boxes a1, a2, b1, b1'",
        ),
        (
            "/ships/4/values/a1",
            json!(7),
            "ships.4.values.a1: expected a face from 1 to 6",
        ),
        (
            "/ships/4/values/a1",
            json!(0),
            "ships.4.values.a1: expected a face from 1 to 6",
        ),
        (
            "/ships/4/values/a1",
            json!(null),
            "ships.4.values.a1: expected a face from 1 to 6",
        ),
        (
            "/ships/4/built",
            json!(["a2"]),
            "ships.4.built: ship 4 has the boxes a1, b1, c1",
        ),
        (
            "/ships/4/built",
            json!([1]),
            "ships.4.built: ship 4 has the boxes",
        ),
        (
            "/ships/4/built",
            json!(["b1", "b1"]),
            "ships.4.built: b1 is there twice",
        ),
        (
            "/ships/3/countdown",
            json!(5),
            "ships.3.countdown: expected what is left of the bar: 0 to 4 (A8)",
        ),
        (
            "/ships/2/countdown",
            json!(4),
            "ships.2.countdown: expected what is left of the bar: 0 to 3 (A8)",
        ),
        (
            "/ships/2/state",
            json!("closed"),
            "ships.2.state: expected one of \"open\"",
        ),
        (
            "/actions/rolls",
            json!(19),
            "actions.rolls: expected a number from 0 to 18",
        ),
        (
            "/actions/wilds",
            json!(4),
            "actions.wilds: expected a number from 0 to 3",
        ),
        (
            "/actions/rerolls",
            json!(11),
            "actions.rerolls: expected a number from 0 to 10",
        ),
        (
            "/actions/flips",
            json!(6),
            "actions.flips: expected a number from 0 to 5",
        ),
        (
            "/actions/plus",
            json!(6),
            "actions.plus: expected a number from 0 to 5",
        ),
        (
            "/actions/minus",
            json!(6),
            "actions.minus: expected a number from 0 to 5",
        ),
        (
            "/crossed/oceania",
            json!([3]),
            "crossed.oceania: expected a list of different levels from 1 to 2",
        ),
        ("/crossed/asia", json!([0]), "crossed.asia: expected a list"),
        (
            "/crossed/asia",
            json!([2, 2]),
            "crossed.asia: expected a list",
        ),
        (
            "/crossed/africa",
            json!([5]),
            "crossed.africa: expected a list",
        ),
        (
            "/used/rerolled",
            json!([4]),
            "used.rerolled: expected a list of different dice",
        ),
        (
            "/used/changed",
            json!([0]),
            "used.changed: expected a list of different dice",
        ),
        (
            "/used/changed",
            json!([1, 1]),
            "used.changed: expected a list",
        ),
    ] {
        refused(attacking().with(pointer, value), &[expected]);
    }
}

/// What the fields of a ship say of each other.
#[test]
fn ships_that_cannot_be() {
    for (ships, expected) in [
        ("1a1=5", "ships.1.values: 6 is printed in a1 (A7)"),
        ("4b1=1", "ships.4.values: 3 is printed in b1 (A7)"),
        ("2b1*", "ships.2.built: b1 has no value"),
        (
            "3c2=1* 3c2'=2*",
            "ships.3.built: only one square of c2 may be built (A4)",
        ),
        (
            "3c2=2 3c2'=2*",
            "ships.3.built: both circles of c2 are alike, so the first is the one built (A4)",
        ),
        (
            "6:0",
            "ships.6.countdown: a ship has collapsed exactly if nothing is left",
        ),
        (
            "4a1=1* 4b1* 4c1=6*",
            "ships.4.state: a ship is completed exactly if",
        ),
        ("4+", "ships.4.state: a ship is completed exactly if"),
        (
            "4a1=4* 4b1* 4c1=6* 4+",
            "ships.4.state: a ship is completed exactly if",
        ),
        (
            "4a1=1* 4b1* 4c1=6* 4-",
            "ships.4.state: a ship is completed exactly if",
        ),
    ] {
        refused(building().ships(ships), &[expected]);
    }
    let collapsed = building().with("/ships/6/state", "collapsed");
    refused(collapsed, &["ships.6.countdown: a ship has collapsed"]);
    let unprinted = building().with("/ships/2/values", json!({}));
    refused(unprinted, &["ships.2.values: 2 is printed in a1 (A7)"]);
}

/// What phase 1 does not allow.
#[test]
fn building_that_cannot_be() {
    let at = |step: &str, dice: &[u8]| building().at(step, dice);
    for (setting, expected) in [
        (at("roll", &[1]), "dice: null before a roll"),
        (at("value", &[]), "dice: three dice when a value"),
        (at("value", &[1, 2]), "dice: three dice when a value"),
        (
            at("value", &[4, 4, 4]),
            "dice: three alike give no value (A12)",
        ),
        (
            at("value", &[4, 1, 4]),
            "dice: the dice not yet used, ascending",
        ),
        (
            at("value", &[0, 1, 4]),
            "dice: the dice not yet used, ascending",
        ),
        (
            at("build", &[]),
            "dice: one or two dice when one is to build",
        ),
        (
            at("build", &[1, 2, 3]),
            "dice: one or two dice when one is to",
        ),
        (
            at("build", &[4, 2]),
            "dice: the dice not yet used, ascending",
        ),
        // Ship 5 has collapsed, so that its 1 builds nothing.
        (
            at("build", &[1]),
            "dice: none of the dice can build anything (A10)",
        ),
        (at("count", &[]), "dice: one or two dice that count down"),
        (
            at("count", &[5, 5, 5]),
            "dice: one or two dice that count down",
        ),
        (
            at("count", &[4]),
            "dice: the first die's ship must be closed",
        ),
        (
            at("count", &[4, 5]),
            "dice: the first die's ship must be closed",
        ),
        (
            at("count", &[5]).ships("1- 2- 3- 4-"),
            "dice: the first die's ship must be closed and two or more be open (A13)",
        ),
        (at("attack", &[]), "step: \"attack\" belongs to phase 2"),
        (
            at("skills", &[1, 2, 3]),
            "step: \"skills\" belongs to phase 2",
        ),
        (
            building().with("/actions/plus", 1),
            "actions: all zero in phase 1",
        ),
        (building().crossed("asia 1"), "crossed: nothing in phase 1"),
        (building().used(&[1], &[]), "used: no die is marked outside"),
        (
            sheet("1- 2- 3- 4- 5- 6-"),
            "phase: every ship is closed: phase 1 is over (A16)",
        ),
    ] {
        refused(setting, &[expected]);
    }
    // The same, possible.
    refused(at("count", &[5, 6]), &[]);
    refused(at("build", &[1, 2]), &[]);
    refused(at("roll", &[]), &[]);
}

/// What phase 2 does not allow.
#[test]
fn invasions_that_cannot_be() {
    let all = "oceania all, south_america all, asia all, europe all, africa all, north_america all";
    let before = || invasion("rolls=1");
    let rolling = |dice: &[u8]| before().at("roll", dice);
    for (setting, expected) in [
        (
            before().with("/ships/1/state", "open").ships("1:2"),
            "phase: phase 1 lasts while a ship is open (A16)",
        ),
        (
            before().crossed(all),
            "phase: all levels are crossed: the invasion is over (A23)",
        ),
        (
            invasion("rerolls=3"),
            "phase: no roll and no wild card is left: the invasion is over (A23)",
        ),
        (
            before().crossed("asia 1, europe 2"),
            "crossed: asia and europe are begun and not finished; only one region may be (A18)",
        ),
        (
            before().at("attack", &[1, 2, 3]),
            "dice: null before a roll",
        ),
        (before().used(&[], &[2]), "used: no die is marked outside"),
        (
            rolling(&[]).used(&[2], &[]),
            "used: no die is marked outside",
        ),
        (
            rolling(&[1, 2, 3]),
            "dice: null, or three dice of which the one that is rolled again is null",
        ),
        (rolling(&[1, 0, 3]), "used: die 2 is rolled again: rerolled"),
        (
            rolling(&[1, 0, 3]).used(&[2], &[2]),
            "used: die 2 is rolled again: rerolled, and not changed (A21)",
        ),
        (
            rolling(&[1, 0, 0]).used(&[2, 3], &[]),
            "dice: null, or three dice of which the one",
        ),
        (before().dice(&[1, 2]), "dice: three dice after a roll"),
        (before().dice(&[]), "dice: three dice after a roll"),
        (before().dice(&[1, 0, 2]), "dice: three dice after a roll"),
        (
            before().at("value", &[]),
            "step: \"value\" belongs to phase 1",
        ),
        (
            before().at("build", &[]),
            "step: \"build\" belongs to phase 1",
        ),
        (
            before().at("count", &[]),
            "step: \"count\" belongs to phase 1",
        ),
    ] {
        refused(setting, &[expected]);
    }
    refused(rolling(&[1, 0, 3]).used(&[2], &[1]), &[]);
    refused(rolling(&[]), &[]);
    // The roll of the attack under way is spent already.
    refused(invasion("").dice(&[1, 2, 3]), &[]);
    refused(invasion("").at("roll", &[]), &[]);
}

/// What the end does not allow.
#[test]
fn endings_that_cannot_be() {
    for (setting, expected) in [
        (
            over().with("/ships/1/state", "open").ships("1:2"),
            "phase: phase 1 lasts while a ship is open (A16)",
        ),
        (
            over().with("/actions/rolls", 1),
            "phase: the invasion lasts while a level and a roll or a wild card is left (A23)",
        ),
        (
            over().with("/actions/wilds", 1),
            "phase: the invasion lasts",
        ),
        (
            over().with("/step", "roll"),
            "step: \"attack\" once the game",
        ),
        (
            over().with("/dice", json!([1, 2, 3])),
            "dice: null once the game",
        ),
        (over().used(&[1], &[]), "used: no die is marked outside"),
        (
            over().crossed("asia 1, africa 2, europe 3"),
            "crossed: asia and europe and africa are begun",
        ),
    ] {
        refused(setting, &[expected]);
    }
    refused(over(), &[]);
}

#[test]
fn all_violations_are_listed_at_once() {
    // What cannot be read.
    refused(
        building()
            .with("/game", 1)
            .with("/options", json!({ "three_boxes": 7, "four_boxes": 1 }))
            .with("/phase", "sleep")
            .with("/step", json!([]))
            .with("/dice", "1 2 3")
            .with("/ships/1/values/a1", 9)
            .with("/ships/3/built", json!(["e1", "b1'", "b1'"]))
            .with("/ships/6/state", "lost")
            .with("/actions/rolls", -1)
            .with("/crossed/asia", json!([4]))
            .with("/used", json!({ "rerolled": 1 }))
            .with("/more", 1),
        &[
            "game",
            "options.",
            "options.",
            "phase",
            "step",
            "dice",
            "ships.1.values.a1",
            "ships.3.built",
            "ships.3.built",
            "ships.6.state",
            "actions.rolls",
            "crossed.asia",
            "used.rerolled",
            "used.changed",
            "more",
        ],
    );
    // What does not fit together.
    refused(
        building()
            .ships("1a1=4 2b1* 3:0 4+")
            .at("value", &[4, 4, 4])
            .with("/actions/rolls", 3)
            .crossed("asia 1, africa 2")
            .used(&[1], &[2]),
        &[
            "ships.1.values: 6 is printed",
            "ships.2.built: b1 has no value",
            "ships.3.countdown",
            "ships.4.state",
            "crossed: asia and africa",
            "actions: all zero",
            "crossed: nothing",
            "used: no die",
            "dice: three alike",
        ],
    );
    refused(
        over()
            .with("/step", "skills")
            .with("/dice", json!([1, 2, 3]))
            .with("/actions/wilds", 2)
            .used(&[1], &[]),
        &["used", "step", "dice", "phase"],
    );
}
