//! Position documents: the contract of the format, and every violation named at its field.

use rescue::Rescue;
use serde_json::{Map, Value, json};
use starboard_kernel::testing::{Scene as _, check_violations, violations};
use starboard_kernel::{FastRng, Game};

use crate::scene::{Scene, Setting, duel, random_step, setting, start};

/// What is wrong with a document: the beginnings of the violations, in order.
#[track_caller]
fn refused(document: &Value, expected: &[&str]) {
    check_violations::<Rescue>(document, expected);
}

/// The violations of a document that differs from a good one in the given fields.
#[track_caller]
fn check(changes: &[(&str, Value)], expected: &[&str]) {
    refused(&changed(usual(), changes), expected);
}

fn usual() -> Setting {
    setting(2, "1C@e5 2F@m8")
}

fn changed(setting: Setting, changes: &[(&str, Value)]) -> Value {
    changes
        .iter()
        .fold(setting, |setting, (pointer, value)| {
            setting.with(pointer, value.clone())
        })
        .document()
}

#[test]
fn every_field_is_written_in_order() {
    let mut scene = start(&json!({}));
    assert_eq!(
        scene.document().to_string(),
        concat!(
            r#"{"game":"rescue","options":{"players":2,"layout":"choose","powers":"none"},"#,
            r#""powers":["none","none"],"phase":"layout","ships":[],"lost":[],"turn":1,"#,
            r#""quiet":0,"seen":{},"over":null}"#
        )
    );
    scene = duel("1H@e5 2C@e6 2T@k11");
    scene.play(&["e5xe6", "k11-k10"]);
    let mut document = scene.document();
    assert_eq!(document["seen"].as_object().map(Map::len), Some(1));
    document["seen"] = json!({});
    assert_eq!(
        document.to_string(),
        concat!(
            r#"{"game":"rescue","options":{"players":2,"layout":"choose","#,
            r#""powers":["none","none"]},"powers":["none","none"],"phase":"play","#,
            r#""ships":["1H@e6","2T@k10"],"lost":["2C"],"turn":1,"quiet":1,"seen":{},"over":null}"#
        )
    );
}

/// The example of the rules, with ships and losses of every kind, reads back as it was.
#[test]
fn every_shape_reads_back() {
    let every_mark = setting(3, "3T*@b2 1F@e5 1C*@e5 2C'*@h8 2H@k8")
        .powers("wolf hacker none")
        .lost("1F 2F' 3H 3H")
        .turn(3)
        .quiet(17);
    let won = setting(2, "2C*@b2 1C*@b2 2F@m8").with("/over", json!({ "winner": 1 }));
    let drawn = usual().with("/over", "draw").quiet(80);
    for setting in [usual(), every_mark, won, drawn] {
        let document = setting.document();
        let read = Rescue::from_document(&document).expect("a good document");
        let mut written = read.document();
        written["seen"] = json!({});
        let mut expected = document.clone();
        expected["seen"] = json!({});
        assert_eq!(written, expected);
    }
    // In every phase.
    let mut rng = FastRng::new(1);
    let mut position = start(&json!({ "players": 3, "powers": "random" })).0;
    for _ in 0..60 {
        let document = position.document();
        assert_eq!(Rescue::from_document(&document).as_ref(), Ok(&position));
        random_step(&mut position, &mut rng);
    }
}

/// The order of ships matters only within a stack.
#[test]
fn ships_need_not_be_sorted() {
    let read = |ships: &str| setting(2, ships).powers("wolf").scene();
    let sorted = read("1F@e5 1C@e5 1T@h7 2F@m8");
    let unsorted = read("2F@m8 1F@e5 1T@h7 1C@e5");
    assert_eq!(sorted.0, unsorted.0);
    unsorted.ships("1F@e5 1C@e5 1T@h7 2F@m8");
    assert_ne!(sorted.0, read("2F@m8 1C@e5 1T@h7 1F@e5").0);
    let lost = usual().lost("2T 1F 2C 1C").scene();
    lost.lost("1C 1F 2C 2T");
}

/// `seen` may be missing; hashes of other programs are left out.
#[test]
fn seen() {
    let plain = usual().scene();
    for foreign in [
        json!({}),
        json!({ "d41d8cd98f00b204e9800998ecf8427e": 2 }),
        json!({ "0123456789ABCDEF": 1, "12": 2 }),
    ] {
        let read = Rescue::from_document(&usual().with("/seen", foreign).document());
        assert_eq!(read.as_ref(), Ok(&plain.0));
    }
    let hash = format!("{:016x}", plain.0.repetition_hash());
    let mut once = usual().with("/seen", json!({ hash.clone(): 1 })).scene();
    assert_eq!(once.0.occurrences(), 2);
    assert_eq!(once.document()["seen"], json!({ hash.clone(): 1 }));
    once.play(&["e5-e4", "m8-m9", "e4-e5", "m9-m8"]).drawn();
    check(
        &[("/seen", json!({ hash: 2 }))],
        &["seen: the position is there for the third time"],
    );
}

#[test]
fn only_seen_may_be_missing() {
    for field in [
        "game", "options", "powers", "phase", "ships", "lost", "turn", "quiet", "over",
    ] {
        let mut document = usual().document();
        document.as_object_mut().expect("an object").remove(field);
        let violations = Rescue::from_document(&document).expect_err("incomplete");
        let expected = format!("{field}: this field is missing");
        assert!(violations.to_string().contains(&expected), "{violations}");
    }
}

#[test]
fn fields_that_cannot_be_read() {
    for (pointer, value, expected) in [
        ("/game", json!("guardians"), "game: expected \"rescue\""),
        ("/phase", json!("end"), "phase: expected one of \"powers\""),
        ("/turn", json!(0), "turn: expected a seat from 1 to 2"),
        ("/turn", json!(3), "turn: expected a seat from 1 to 2"),
        ("/powers", json!(["none"]), "powers: expected a list of 2"),
        ("/powers", json!(["none", "fox"]), "powers: expected a list"),
        ("/ships", json!("1F@a1"), "ships: expected a list of ships"),
        ("/lost", json!({}), "lost: expected a list of ships"),
        ("/lost", json!(["1F@a1"]), "lost[0]: expected a ship"),
        ("/lost", json!(["1F", "1C*"]), "lost[1]: expected a ship"),
        ("/lost", json!(["3F"]), "lost[0]: expected a ship"),
        ("/quiet", json!(-1), "quiet: expected a number"),
        ("/quiet", json!(241), "quiet: expected a number"),
        ("/quiet", json!(1.5), "quiet: expected a number"),
        ("/seen", json!([]), "seen: expected an object"),
        ("/seen", json!({ "xyz": 1 }), "seen: expected an object"),
        ("/seen", json!({ "": 1 }), "seen: expected an object"),
        ("/seen", json!({ "12": 0 }), "seen: expected an object"),
        ("/seen", json!({ "12": 3 }), "seen: expected an object"),
        ("/over", json!("won"), "over: expected null"),
        ("/over", json!({ "winner": 3 }), "over: expected null"),
        ("/over", json!({ "winner": 1, "by": 2 }), "over: expected"),
        ("/extra", json!(1), "extra: there is no such field"),
    ] {
        check(&[(pointer, value)], &[expected]);
    }
    for ship in [
        json!(7),
        json!(""),
        json!("1F"),
        json!("1F a1"),
        json!("0F@a1"),
        json!("3F@a1"),
        json!("9F@a1"),
        json!("1X@a1"),
        json!("1f@a1"),
        json!("1F@a8"),
        json!("1F@A1"),
        json!("1C*'@a1"),
        json!("1C**@a1"),
        json!("1F@a1 "),
        json!("żF@a1"),
    ] {
        let ships = json!(["1C@e5", ship, "2F@m8"]);
        check(&[("/ships", ships)], &["ships[1]: expected a ship such as"]);
    }
    let options = usual().with("/options", 7).document();
    assert!(violations::<Rescue>(&options)[0].starts_with("options: expected an object"));
    let five = json!(["1C@e5", "1C@e5", "1F@e5", "1F@e5", "1T@e5", "2F@m8"]);
    check(&[("/ships", five)], &["ships[4]: e5: five ships"]);
}

#[test]
fn all_violations_are_listed_at_once() {
    check(
        &[
            ("/game", json!(1)),
            ("/turn", json!("one")),
            ("/ships", json!(["?", "1C@e5", "1C"])),
            ("/quiet", json!(null)),
        ],
        &["game", "turn", "ships[0]", "ships[2]", "quiet"],
    );
    check(
        &[
            ("/ships", json!(["1C@d4", "1F*@b2", "2F@m8"])),
            ("/turn", json!(2)),
        ],
        &[
            "ships: b2: a Speedy",
            "ships: b2: a ship on its own",
            "ships: d4: no ship",
        ],
    );
}

/// R27: the powers are those of the options, or dealt so far.
#[test]
fn powers_that_do_not_fit() {
    let random = |phase: &str, turn: u8, powers: Value| {
        let ships = if phase == "play" {
            json!(["1C@e5", "2F@m8"])
        } else {
            json!([])
        };
        vec![
            ("/options/powers", json!("random")),
            ("/phase", json!(phase)),
            ("/turn", json!(turn)),
            ("/powers", powers),
            ("/ships", ships),
        ]
    };
    check(&random("powers", 2, json!(["wolf", null])), &[]);
    check(&random("powers", 1, json!([null, null])), &[]);
    check(&random("layout", 1, json!(["wolf", "robots"])), &[]);
    check(&random("play", 1, json!(["wolf", "robots"])), &[]);
    for (phase, turn, powers, expected) in [
        (
            "play",
            1,
            json!(["wolf", null]),
            "powers[1]: this seat's power is not dealt",
        ),
        (
            "powers",
            2,
            json!([null, null]),
            "powers[0]: this seat's power is not dealt",
        ),
        (
            "powers",
            1,
            json!(["wolf", null]),
            "powers[0]: this seat still waits",
        ),
        (
            "play",
            1,
            json!(["wolf", "wolf"]),
            "powers[1]: chance deals",
        ),
        (
            "play",
            1,
            json!(["none", "wolf"]),
            "powers[0]: chance deals",
        ),
    ] {
        check(&random(phase, turn, powers), &[expected]);
    }
    check(
        &[
            ("/options/powers", json!("none")),
            ("/powers", json!(["none", "wolf"])),
        ],
        &["powers[1]: the options say that there are no powers"],
    );
    check(
        &[("/powers", json!(["wolf", "none"]))],
        &["powers[0]: the options give this seat \"none\""],
    );
    check(
        &[
            ("/phase", json!("powers")),
            ("/powers", json!([null, null])),
            ("/ships", json!([])),
        ],
        &["phase: powers are dealt only with the option"],
    );
}

/// Ships that cannot stand where they stand.
#[test]
fn ships_that_do_not_fit() {
    for (ships, powers, expected) in [
        (
            "1C@d4 2F@m8",
            "",
            "ships: d4: no ship may stand on a UFO square (R14)",
        ),
        ("1F*@e5 2F@m8", "", "ships: e5: a Speedy F1 cannot carry"),
        (
            "1C*@b2 2F@m8",
            "",
            "ships: b2: a ship on its own planet has won (R22)",
        ),
        ("1C@e5 2F@e5", "", "ships: e5: ships of different seats"),
        (
            "2C*@b2 1C*@b2 2F@m8",
            "",
            "ships: b2: a ship on its own planet",
        ),
        (
            "1C@e5 1F@e5 2F@m8",
            "",
            "ships: e5: 2 ships on a square; 1 may be",
        ),
        (
            "1C@e5 1F@e5 1H@e5 1T@e5 2F@m8",
            "wolf",
            "ships: e5: 4 ships on a square; 3 may",
        ),
        (
            "1C@g2 2F@m8",
            "",
            "ships: g2: the commander of seat 1 is not held",
        ),
        (
            "1C*@e5 1T*@h8 2F@m8",
            "",
            "ships: 2 ships carry the commander of seat 1",
        ),
        (
            "1C'@e5 2F@m8",
            "",
            "ships: seat 1 has hacked ships but is no hacker",
        ),
        (
            "1C'@e5 1F'@e6 1T'@e7 1H'@f6 2F@m8",
            "hacker",
            "ships: 4 hacked ships of seat 1",
        ),
        (
            "1C@e5 1C@e6 1C@e7 2F@m8",
            "",
            "ships: 3 ships of kind C on the board and lost",
        ),
        (
            "1F@e5 1F@e6 1F'@e7 2F@m8 2F@m9",
            "hacker",
            "ships: 5 ships of kind F on the board and",
        ),
    ] {
        let document = setting(2, ships).powers(powers).document();
        let expected: &[&str] = match ships {
            // What is not over cannot share the planet either.
            "2C*@b2 1C*@b2 2F@m8" => &[expected, "ships: b2: ships of different seats"],
            _ => &[expected],
        };
        refused(&document, expected);
    }
    let lost = |ships: &str, lost: &str| setting(2, ships).lost(lost).document();
    refused(
        &lost("1C@e5 1C@e6 2F@m8", "1C"),
        &["ships: 3 ships of kind C on the board and lost for seat 1"],
    );
    refused(
        &lost("1C@e5 2F@m8", "1C'"),
        &["ships: seat 1 has hacked ships but is no hacker"],
    );
    // The winner's ships are on top of what is parked.
    let won = |ships: &str| {
        setting(2, ships)
            .with("/over", json!({ "winner": 1 }))
            .document()
    };
    refused(&won("2C*@b2 1C*@b2 2F@m8"), &[]);
    refused(
        &won("1C*@b2 2C*@b2 2F@m8"),
        &["ships: b2: ships of different seats"],
    );
}

/// What the phase, the turn and the end must say.
#[test]
fn phases_that_do_not_fit() {
    let layout = |ships: Value| vec![("/phase", json!("layout")), ("/ships", ships)];
    let fleet = [
        "1F@a1", "1C@a2", "1T@b1", "1T@b3", "1C@c2", "1H@c3", "1H@c4", "1F@d3",
    ];
    check(&layout(json!(["1F@d3", "1H@c3"])), &[]);
    let mut second = layout(json!(fleet));
    second.push(("/turn", json!(2)));
    check(&second, &[]);
    check(
        &layout(json!(fleet)),
        &["ships: seat 1 has laid out 8 ships; expected 0 to 7 (R8)"],
    );
    check(
        &layout(json!(["1F@c3"])),
        &["ships: seat 1 lays out its ships square by square: d3"],
    );
    check(
        &layout(json!(["2F@j11"])),
        &["ships: seat 2 has laid out 1 ships; expected 0 to 0"],
    );
    check(
        &layout(json!(["1C*@d3"])),
        &["ships: nobody has fetched a commander before play begins"],
    );
    for (field, value, expected) in [
        ("/lost", json!(["1F"]), "lost: nothing before play"),
        ("/quiet", json!(1), "quiet: nothing before play"),
        (
            "/seen",
            json!({ "0123456789abcdef": 1 }),
            "seen: nothing before play",
        ),
        (
            "/over",
            json!("draw"),
            "over: a game that is over is in phase \"play\"",
        ),
        (
            "/options/layout",
            json!("standard"),
            "phase: the standard layout leaves nothing",
        ),
    ] {
        let mut changes = layout(json!(["1F@d3"]));
        changes.push((field, value));
        check(&changes, &[expected]);
    }
    check(
        &[("/ships", json!(["1C@e5"]))],
        &["over: fewer than two players have ships"],
    );
    check(
        &[
            ("/ships", json!(["1C@e5"])),
            ("/over", json!({ "winner": 2 })),
        ],
        &["over: seat 2 has won but has no ships"],
    );
    check(
        &[
            ("/ships", json!(["1C@e5"])),
            ("/over", json!({ "winner": 1 })),
        ],
        &[],
    );
    check(
        &[("/ships", json!(["1C@e5"])), ("/over", json!("draw"))],
        &["over: fewer than two players have ships: that is no draw (R25)"],
    );
    check(
        &[
            ("/ships", json!(["1C@e5", "2F@m8"])),
            ("/over", json!({ "winner": 1 })),
        ],
        &["over: seat 1 has won, but its commander is not at home (R24)"],
    );
    check(
        &[
            ("/ships", json!(["1C@b2", "2F@m8"])),
            ("/over", json!({ "winner": 1 })),
        ],
        &[
            "ships: b2: no ship lands on its own planet without the commander (R22)",
            "over: seat 1 has won, but its commander is not at home (R24)",
        ],
    );
    let three = |turn: u8, quiet: u16| setting(3, "1C@e5 2F@m8").turn(turn).quiet(quiet).document();
    refused(&three(2, 79), &[]);
    refused(&three(3, 0), &["turn: seat 3 is out (R25)"]);
    refused(&three(1, 80), &["quiet: 80 quiet turns are a draw (R26)"]);
}

/// Options are refused with the reason.
#[test]
fn options_that_do_not_fit() {
    let read = |value: Value| Rescue::read_options(value.as_object().expect("an object"));
    for good in [
        json!({}),
        json!({ "players": 6, "layout": "standard", "powers": "random" }),
        json!({ "powers": ["none", "none"] }),
        json!({ "players": 3, "powers": ["none", "wolf", "none"] }),
        json!({ "players": 6, "powers": ["wolf", "cheetah", "hacker", "rooster", "robots", "astronauts"] }),
    ] {
        let options = read(good.clone()).unwrap_or_else(|why| panic!("{good}: {why}"));
        let values = Value::Object(Rescue::start(&options).option_values());
        for (name, value) in good.as_object().expect("an object") {
            assert_eq!(&values[name], value);
        }
        // A document keeps them.
        let document = Rescue::start(&options).document();
        assert_eq!(document["options"], values);
        assert_eq!(
            Rescue::from_document(&document).map(Scene).expect("good").0,
            Rescue::start(&options)
        );
    }
    for (bad, expected) in [
        (
            json!({ "players": 5 }),
            "options.players: 5 is not possible; choose one of 2, 3, 4, 6",
        ),
        (
            json!({ "players": 1 }),
            "options.players: 1 is not possible",
        ),
        (
            json!({ "players": "2" }),
            "options.players: \"2\" is not possible",
        ),
        (
            json!({ "layout": "mine" }),
            "options.layout: \"mine\" is not possible",
        ),
        (
            json!({ "powers": "all" }),
            "options.powers: \"all\" is not possible",
        ),
        (
            json!({ "powers": "wolf" }),
            "options.powers: \"wolf\" is not possible",
        ),
        (
            json!({ "powers": ["wolf", "wolf"] }),
            "options.powers[1]: \"wolf\" is there twice",
        ),
        (
            json!({ "powers": ["wolf", "fox"] }),
            "options.powers[1]: \"fox\" is not possible",
        ),
        (
            json!({ "powers": ["wolf", null] }),
            "options.powers[1]: null is not possible",
        ),
        (
            json!({ "powers": ["wolf"] }),
            "options.powers: a list must have one entry for each of the 2",
        ),
        (
            json!({ "powers": ["wolf", "none", "none"] }),
            "options.powers: a list must have",
        ),
        (
            json!({ "players": 3, "powers": ["wolf", "none"] }),
            "options.powers: a list must have one entry for each of the 3",
        ),
        (
            json!({ "speed": 1 }),
            "options.speed: there is no such option",
        ),
    ] {
        let refused = read(bad.clone()).expect_err("impossible options");
        assert_eq!(refused.0.len(), 1, "{bad}: {refused}");
        assert!(refused.to_string().starts_with(expected), "{refused}");
        let mut document = usual().document();
        for (name, value) in bad.as_object().expect("an object") {
            document["options"][name] = value.clone();
        }
        let found = violations::<Rescue>(&document);
        assert!(found[0].starts_with(expected), "{found:?}");
    }
}
