//! Position documents: the contract of the format, and every violation listed.

use guardians::Guardians;
use serde_json::{Value, json};
use starboard_kernel::Game;
use starboard_kernel::testing::check_violations;

use crate::scene::scene;

/// Checks the violations of a document that differs from a good one in the given fields.
#[track_caller]
fn check(changes: &[(&str, Value)], expected: &[&str]) {
    let changed = changes
        .iter()
        .fold(scene().tokens(&["a9 1"]), |scene, (pointer, value)| {
            scene.with(pointer, value.clone())
        });
    check_violations::<Guardians>(changed.document(), expected);
}

#[test]
fn every_field_is_written_in_order() {
    let start = Guardians::start(&Guardians::read_options(&serde_json::Map::new()).unwrap());
    let text = start.document().to_string();
    assert_eq!(
        text,
        concat!(
            r#"{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"#,
            r#""board":["......","......","......","......","......","......","......","......","......","......"],"#,
            r#""mine":null,"players":[{"fighter":null,"tokens":[],"missile":"supply","level":1,"power":"none"},"#,
            r#"{"fighter":null,"tokens":[],"missile":"supply","level":1,"power":"none"}],"#,
            r#""supply":{"1":12,"2":11,"3":11,"4":11,"5":11,"left":5,"right":5},"#,
            r#""waiting":{"left":0,"right":0,"ships":0},"turn":1,"step":"setup","shots":0,"quiet":[],"#,
            r#""heading":null,"wave":null,"hit":false,"left":false,"idle":0,"over":null}"#
        )
    );
}

#[test]
fn the_last_six_fields_may_be_missing() {
    let read = Guardians::from_document(scene().document()).unwrap();
    let document = read.document();
    for (field, default) in [
        ("heading", Value::Null),
        ("wave", Value::Null),
        ("hit", json!(false)),
        ("left", json!(false)),
        ("idle", json!(0)),
        ("over", Value::Null),
    ] {
        assert_eq!(document[field], default, "{field}");
    }
    for field in [
        "board", "mine", "players", "supply", "waiting", "turn", "step", "shots", "quiet",
    ] {
        let mut document = scene().document().clone();
        document.as_object_mut().unwrap().remove(field);
        let violations = Guardians::from_document(&document).unwrap_err();
        assert_eq!(
            violations.to_string(),
            format!("{field}: this field is missing")
        );
    }
}

#[test]
fn each_violation_is_named() {
    check(
        &[("/game", json!("chess"))],
        &["game: expected \"guardians\""],
    );
    check(&[("/mine", json!("g4"))], &["mine: expected a square"]);
    check(&[("/mine", json!("a9"))], &["mine: a9 holds an invader"]);
    check(
        &[("/mine", json!("a10"))],
        &["mine: a10: the mine comes in low"],
    );
    check(&[("/board/0", json!("....."))], &["board[0]: row 10"]);
    check(
        &[("/board", json!(["......"]))],
        &["board: expected a list of 10"],
    );
    check(
        &[("/players/0/fighter", json!("a9"))],
        &["players[0].fighter: a9 holds an invader"],
    );
    check(
        &[("/players/0/fighter", json!("e1"))],
        &["players[1].fighter: e1 holds the mine or another"],
    );
    check(
        &[("/players/0/tokens", json!([1, 5]))],
        &["players[0].tokens: expected"],
    );
    check(
        &[("/players/0/tokens", json!([7]))],
        &["players[0].tokens: expected"],
    );
    check(
        &[("/players/0/level", json!(2))],
        &["players[0].level: fighters have level 1"],
    );
    check(
        &[("/players/0/power", json!("empty"))],
        &["players[0].power"],
    );
    check(
        &[("/players/0/fighter", Value::Null)],
        &[
            "players[0].fighter: this fighter must",
            "step: this step needs a fighter",
        ],
    );
    check(
        &[("/supply/1", json!(12))],
        &["supply: 13 monsters of value 1"],
    );
    check(
        &[("/supply/left", json!(6))],
        &["supply.left: expected a number from 0 to 5"],
    );
    check(
        &[("/waiting", json!({"left": 1, "right": 1, "ships": 0}))],
        &["waiting: a left and a right half"],
    );
    check(
        &[("/turn", json!(3))],
        &["turn: expected a seat from 1 to 2"],
    );
    check(&[("/step", json!("think"))], &["step: expected one of"]);
    check(
        &[("/step", json!("mine"))],
        &["step: there is no mine step"],
    );
    check(
        &[("/step", json!("return"))],
        &["step: only a player whose fighter is destroyed"],
    );
    check(
        &[("/step", json!("shoot"))],
        &["shots: a level-1 fighter has 1 to 1 shots"],
    );
    check(&[("/shots", json!(1))], &["shots: shots are fired"]);
    check(
        &[("/quiet", json!([2, 1]))],
        &["quiet: expected a list of seats"],
    );
    check(&[("/heading", json!("up"))], &["heading: expected n, ne"]);
    check(
        &[("/heading", json!("n"))],
        &["heading: there are no boosts"],
    );
    check(&[("/wave", json!("g"))], &["wave: expected a column"]);
    check(&[("/wave", json!("a"))], &["wave: the supply is empty"]);
    check(&[("/over", json!("won"))], &["over: expected \"cleared\""]);
    check(
        &[("/options/players", json!(5))],
        &["options.players: 5 is not possible"],
    );
    check(
        &[("/options/players", json!(3))],
        &["players: 2 entries for 3 players"],
    );
    check(
        &[("/idle", json!(10))],
        &["idle: the game has ended after 10 turns"],
    );
    check(
        &[("/quiet", json!([1, 2]))],
        &["quiet: when everybody has shot"],
    );
    check(&[("/hit", json!(true))], &["hit: nothing has happened"]);
    check(&[("/left", json!(true))], &["left: nothing has happened"]);
    check(
        &[("/over", json!("cleared"))],
        &["over: invaders are left on the board"],
    );
    check(
        &[
            ("/wave", json!("b")),
            ("/supply/1", json!(1)),
            ("/board/0", json!(".11...")),
        ],
        &["wave: the squares of row 10"],
    );
    check(
        &[
            ("/step", json!("mine-setup")),
            ("/turn", json!(2)),
            ("/players/0/fighter", json!("out")),
            ("/board/8", json!("1.....")),
        ],
        &["board: before the first turn", "players[0].fighter: before"],
    );
    check(&[("/extra", json!(1))], &["extra: there is no such field"]);
}

#[test]
fn all_violations_are_listed_at_once() {
    check(
        &[
            ("/game", json!(1)),
            ("/mine", json!(7)),
            ("/turn", json!("one")),
            ("/supply/1", json!(-1)),
            ("/idle", json!(1.5)),
        ],
        &["game", "mine", "supply.1", "turn", "idle"],
    );
}

/// While a wave is drawn, seat and step are those that continue; a document that names the
/// interrupted step instead leads to the same place.
#[test]
fn a_wave_may_name_the_interrupted_step() {
    let drawing = |mine: Value, turn: u64, step: &str| {
        scene()
            .tokens(&["a9 1", "b10 3"])
            .with("/mine", mine)
            .with("/supply/2", 1)
            .with("/wave", "c")
            .with("/hit", turn == 1)
            .with("/left", turn == 1)
            .with("/turn", turn)
            .with("/step", step)
            .start()
            .play(&["draw 2"])
    };
    let interrupted = drawing(json!("a3"), 1, "shoot");
    assert_eq!(interrupted.0, drawing(json!("a3"), 1, "mine").0);
    let interrupted = drawing(Value::Null, 1, "shoot");
    assert_eq!(interrupted.0, drawing(Value::Null, 2, "move").0);
}
