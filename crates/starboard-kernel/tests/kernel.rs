//! The kernel on its toy game.

use serde_json::json;
use starboard_kernel::conformance::{Effort, check_game};
use starboard_kernel::erased::{Position, rules_of};
use starboard_kernel::toy::{Pebbles, PebblesAction};
use starboard_kernel::{
    Fairness, Game, History, OptionValues, PlayError, Record, RecordError, Registry, Seat, Seed,
    Silent, Turn, UndoRefusal,
};

fn registry() -> Registry {
    Registry::new(vec![rules_of::<Pebbles>()])
}

fn fresh() -> History {
    History::new(rules_of::<Pebbles>().start(&OptionValues::new()).unwrap())
}

#[test]
fn the_toy_game_conforms() {
    check_game::<Pebbles>(Effort::default());
}

#[test]
fn checked_play_refuses_with_a_reason_and_changes_nothing() {
    let mut position = Pebbles::start(&Pebbles::read_options(&OptionValues::new()).unwrap());
    position.play(PebblesAction::Gamble, &mut Silent).unwrap();
    let before = position.clone();
    assert_eq!(
        position.play(PebblesAction::Take(1), &mut Silent),
        Err(PlayError::ChancePending)
    );
    assert_eq!(position, before);
}

#[test]
fn undo_tells_why_not() {
    let mut history = fresh();
    assert_eq!(history.undo_for(Seat::new(0)), Err(UndoRefusal::Nothing));
    history.play("take 2").unwrap();
    assert_eq!(history.undo_for(Seat::new(0)), Ok(0));
    assert_eq!(
        history.undo_for(Seat::new(1)),
        Err(UndoRefusal::OtherPlayer(Seat::new(0)))
    );
    history.play("gamble").unwrap();
    history.resolve_by(&Seed::from_number(1)).unwrap();
    assert_eq!(history.undo_for(Seat::new(1)), Err(UndoRefusal::Chance));
    assert_eq!(history.undo_freely(|_| true), Ok(1));
    assert_eq!(history.undo_freely(|seat| seat == Seat::new(0)), Ok(0));
}

#[test]
fn chance_alone_leaves_nothing_to_take_back() {
    let mut history = fresh();
    history.play("gamble").unwrap();
    let mut rolled = History::new(history.now().clone());
    rolled.resolve_by(&Seed::from_number(1)).unwrap();
    assert_eq!(rolled.steps().len(), 1);
    assert_eq!(rolled.undo_for(Seat::new(0)), Err(UndoRefusal::Nothing));
    assert_eq!(rolled.undo_freely(|_| true), Err(UndoRefusal::Nothing));
}

/// A history without its positions continues, goes back and is recorded like one with them.
#[test]
fn forgotten_positions_are_found_again() {
    let mut history = fresh();
    let mut lean = fresh();
    while history.now().turn() != Turn::Over {
        let action = match history.length() {
            0 => "gamble",
            _ => "take 1",
        };
        for history in [&mut history, &mut lean] {
            history.play(action).unwrap();
            history.resolve_by(&Seed::from_number(1));
        }
        lean.forget_positions();
        assert!(lean.steps().iter().all(|step| step.after().is_none()));
        assert!(lean.steps().iter().all(|step| step.events.is_empty()));
        assert_eq!(lean.now(), history.now());
        assert_eq!(lean.length(), history.length());
        assert_eq!(record_of(&lean), record_of(&history));
    }
    assert!(lean.length() > 9, "some steps are past");
    let mut branch = lean.clone();
    branch.truncate(5);
    assert_eq!(branch.now(), history.at(5).unwrap());
    for length in (0..history.steps().len()).rev() {
        history.truncate(length);
        lean.truncate(length);
        assert_eq!(lean.now(), history.now(), "after {length} steps");
        assert_eq!(lean.at(length), history.at(length));
        assert_eq!(lean.chance_turns(), history.chance_turns());
    }
    assert_eq!(lean.steps().len(), 0);
}

#[test]
fn a_record_names_what_is_wrong_with_it() {
    let mut history = fresh();
    history.play("take 3").unwrap();
    let seats = serde_json::from_value(json!([{"name": "A"}, {"name": "B", "bot": 2}])).unwrap();
    let record = Record::of(&history, seats, None);
    let check = |change: &dyn Fn(&mut serde_json::Value), expected: &str| {
        let mut value: serde_json::Value = serde_json::from_str(&record.write()).unwrap();
        change(&mut value);
        let error = Record::read(&value.to_string())
            .and_then(|record| record.replay(&registry()).map(|_| ()))
            .expect_err(expected)
            .to_string();
        assert!(error.contains(expected), "{error}");
    };
    check(&|r| r["format"] = json!("other"), "not a Starboard record");
    check(&|r| r["version"] = json!(3), "format version 3");
    check(&|r| r["version"] = json!(0), "format version 0");
    check(&|r| r["game"] = json!("chess"), "the games are \"pebbles\"");
    check(&|r| r["rules"] = json!(9), "rules version 9");
    check(
        &|r| r["edition"] = json!("deluxe"),
        "edition \"deluxe\", rules version 1 of pebbles, which this program does not have; it has \
         \"standard\" (rules version 1), \"reversed\" (rules version 1)",
    );
    check(
        &|r| r["edition"] = json!("reversed"),
        "options: this is of edition \"standard\" (rules version 1)",
    );
    check(&|r| r["options"]["pile"] = json!(7), "options.pile");
    check(
        &|r| r["moves"] = json!(["take 3", "take 9"]),
        "move 2 (take 9)",
    );
    check(&|r| r["seats"] = json!([]), "0 seats");
    check(&|r| r["extra"] = json!(1), "extra");
    assert!(matches!(
        Record::read("nonsense"),
        Err(RecordError::NotARecord(_))
    ));
}

/// Programs that know the first version of the format only can read whatever it has the fields for.
#[test]
fn a_record_has_the_oldest_version_that_suffices() {
    let seats: Vec<_> = serde_json::from_value(json!([{"name": "A"}, {"name": "B"}])).unwrap();
    let record = Record::of(&fresh(), seats, None);
    let fairness = |next_commitment: Option<&str>| Fairness {
        commitment: "a0".to_owned(),
        seed: None,
        entropy: Vec::new(),
        next_commitment: next_commitment.map(str::to_owned),
    };
    let first_terms = record.clone().with_fairness(fairness(None));
    let second_terms = record.clone().with_fairness(fairness(Some("b1")));
    for (record, version) in [(&record, 1), (&first_terms, 1), (&second_terms, 2)] {
        let written: serde_json::Value = serde_json::from_str(&record.write()).unwrap();
        assert_eq!(written["version"], version);
        for claimed in [1, 2] {
            let mut other = written.clone();
            other["version"] = json!(claimed);
            assert_eq!(Record::from_value(other).as_ref(), Ok(record));
        }
    }
}

#[test]
fn a_record_can_start_from_any_position() {
    let mut middle = fresh();
    middle.play("take 3").unwrap();
    let mut history = History::new(middle.now().clone());
    history.play("take 1").unwrap();
    let seats = serde_json::from_value(json!([{"name": "A"}, {"name": "B"}])).unwrap();
    let record = Record::of(&history, seats, None);
    let replayed = record.replay(&registry()).unwrap();
    assert_eq!(replayed.now(), history.now());
    assert_eq!(replayed.start(), middle.now());
}

#[test]
fn the_registry_reads_documents_of_any_game_it_knows() {
    let position = fresh().now().clone();
    let read = registry().read_document(&position.document()).unwrap();
    assert_eq!(read, position);
    assert_eq!(read.turn(), Turn::Player(Seat::new(0)));
    let error = registry()
        .read_document(&json!({"game": "go"}))
        .unwrap_err();
    assert!(error.to_string().contains("there is no game \"go\""));
    assert!(registry().read_document(&json!([])).is_err());
    assert_eq!(Position::clone(&read), read);
}

/// Plays whole games by a seed, always taking as many as possible.
fn finished(edition: &str) -> History {
    let options = json!({ "pile": 5, "edition": edition });
    let options = options.as_object().expect("an object");
    let mut history = History::new(rules_of::<Pebbles>().start(options).unwrap());
    while let Some(action) = history
        .now()
        .legal_actions()
        .iter()
        .rfind(|a| *a != "gamble")
    {
        let action = action.clone();
        history.play(&action).unwrap();
    }
    history
}

fn record_of(history: &History) -> serde_json::Value {
    let seats = serde_json::from_value(json!([{"name": "A"}, {"name": "B"}])).unwrap();
    serde_json::from_str(&Record::of(history, seats, None).write()).unwrap()
}

fn winners(record: &serde_json::Value) -> Vec<Seat> {
    let record = Record::read(&record.to_string()).unwrap();
    let history = record.replay(&registry()).unwrap();
    history.now().ending().expect("over").winners
}

#[test]
fn a_record_is_replayed_by_the_edition_it_pins() {
    let (first, second) = (finished("first"), finished("second"));
    let (first, second) = (record_of(&first), record_of(&second));
    assert_eq!(first["moves"], second["moves"]);
    assert_eq!(winners(&first), [Seat::new(1)]);
    assert_eq!(winners(&second), [Seat::new(0)]);
    assert_eq!(first["edition"], "standard");
    assert_eq!(second["edition"], "reversed");
    assert_eq!(second["options"]["edition"], "second");
}

#[test]
fn what_was_written_before_there_were_editions_is_of_the_first() {
    let mut history = finished("first");
    history.truncate(1);
    let from_elsewhere = History::new(history.now().clone());
    for history in [&history, &from_elsewhere] {
        let mut record = record_of(history);
        let text = record.to_string();
        assert_eq!(
            record["options"],
            json!({ "players": 2, "pile": 5 }),
            "{text}"
        );
        record.as_object_mut().expect("an object").remove("edition");
        let read = Record::read(&record.to_string()).unwrap();
        assert_eq!(read.edition, None);
        let replayed = read.replay(&registry()).unwrap();
        assert_eq!(replayed.now(), history.now());
        assert_eq!(replayed.now().edition(), Pebbles::EDITIONS[0]);
    }
    let document = history.now().document();
    assert_eq!(document["options"], json!({ "players": 2, "pile": 5 }));
}

#[test]
fn a_document_of_another_edition_does_not_begin_a_record() {
    let mut history = finished("second");
    history.truncate(1);
    let mut record = record_of(&History::new(history.now().clone()));
    record["edition"] = json!("standard");
    let error = Record::read(&record.to_string())
        .and_then(|record| record.replay(&registry()).map(|_| ()))
        .expect_err("another edition");
    let expected = "start: this is of edition \"reversed\" (rules version 1), but \
                    \"standard\" (rules version 1) is pinned";
    assert_eq!(error.to_string(), expected);
}
