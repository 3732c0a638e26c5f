//! A table on one device: every command, every refusal, and random commands.

use proptest::prelude::*;
use starboard_kernel::erased::rules_of;
use starboard_kernel::toy::Pebbles;
use starboard_kernel::{
    Actor, Lang, OptionValues, PlayError, Record, Registry, Resignation, Seat, Seed, Turn,
    serde_json::json,
};
use starboard_table::{
    Command, EndReason, MOST_NAME_CHARS, NameError, STAND_IN_LEVEL, SeatKind, SeatPlan, Settings,
    SetupError, Table, TableError, TableEvent, UndoReason,
};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const NOBODY: Seat = Seat::new(7);

fn registry() -> Registry {
    Registry::new(vec![rules_of::<Pebbles>()])
}

fn options(players: u8) -> OptionValues {
    let mut options = OptionValues::new();
    options.insert("players".into(), json!(players));
    options
}

fn plans(players: u8) -> Vec<SeatPlan> {
    ["Ada", "Ben", "Cyd"][..players.into()]
        .iter()
        .map(|&name| SeatPlan::person(name))
        .collect()
}

fn table_with(seats: Vec<SeatPlan>, settings: Settings) -> Table {
    let players = seats.len() as u8;
    let (table, events) =
        Table::new(rules_of::<Pebbles>(), &options(players), seats, settings).unwrap();
    assert_eq!(events, [], "pebbles begins with a decision");
    table
}

fn local(players: u8) -> Table {
    table_with(plans(players), Settings::local(Seed::from_number(1)))
}

fn apart(players: u8) -> Table {
    table_with(plans(players), Settings::apart(Seed::from_number(1)))
}

fn act(seat: Seat, action: &str) -> Command {
    Command::Act {
        seat,
        action: action.into(),
    }
}

fn play(table: &mut Table, actions: &[&str]) -> Vec<TableEvent> {
    let mut events = Vec::new();
    for action in actions {
        let seat = table.whose_turn().unwrap();
        events = table.handle(act(seat, action)).unwrap();
    }
    events
}

/// Everything that can be seen of a table but its version.
fn visible(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        table.record(),
        table.seats().to_vec(),
        (table.whose_turn(), table.bot_to_act(), table.bot_seed()),
        table.outcome(),
        Seat::first(8)
            .map(|seat| table.undo_target(seat))
            .collect::<Vec<_>>(),
        *table.settings(),
    )
}

fn refused(table: &mut Table, command: Command, expected: &TableError) {
    let before = (visible(table), table.version());
    let what = format!("{command:?}");
    assert_eq!(table.handle(command).as_ref(), Err(expected), "{what}");
    assert_eq!((visible(table), table.version()), before, "{what}");
    for lang in Lang::ALL {
        assert!(!table.reason_text(expected, lang).is_empty());
    }
    assert!(!expected.code().is_empty() && !expected.to_string().is_empty());
}

fn resumed(table: &Table) -> Table {
    // Through text, as storage would carry it.
    let record = Record::read(&table.record().write()).unwrap();
    let (resumed, events) =
        Table::resume(&record, &registry(), table.settings().shared_device).unwrap();
    let expected: Vec<TableEvent> = table
        .outcome()
        .map(|outcome| TableEvent::Ended { outcome })
        .into_iter()
        .collect();
    assert_eq!(events, expected);
    resumed
}

#[test]
fn actions_step_and_chance_follows_by_itself() {
    let mut table = local(2);
    assert_eq!(table.whose_turn(), Some(A));
    let stepped = |step| TableEvent::Stepped { step };
    assert_eq!(table.handle(act(A, "take 2")).unwrap(), [stepped(0)]);
    assert_eq!(
        table.handle(act(B, "gamble")).unwrap(),
        [stepped(1), stepped(2)]
    );
    assert_eq!(table.step(2).unwrap().actor, Actor::Chance);
    assert_eq!(table.step(3).map(|step| &step.text), None);
    assert_eq!((table.whose_turn(), table.version()), (Some(A), 2));
    assert_eq!(table.commitment(), Some(Seed::from_number(1).commitment()));
    let again = {
        let mut other = local(2);
        play(&mut other, &["take 2", "gamble"]);
        other
    };
    assert_eq!(visible(&table), visible(&again), "same seed, same game");
}

#[test]
fn actions_are_refused_with_a_reason() {
    let mut table = local(2);
    refused(
        &mut table,
        act(B, "take 1"),
        &TableError::NotYourTurn { to_act: A },
    );
    refused(
        &mut table,
        act(NOBODY, "take 1"),
        &TableError::NoSuchSeat(NOBODY),
    );
    let error = table.handle(act(A, "castle")).unwrap_err();
    assert!(matches!(error, TableError::Play(PlayError::Unreadable(_))));
    refused(&mut table, act(A, "castle"), &error);
    play(&mut table, &["gamble", "take 1"]);
    let error = table.handle(act(A, "gamble")).unwrap_err();
    refused(&mut table, act(A, "gamble"), &error);
    assert_eq!(
        table.reason_text(&error, Lang::Pl),
        "Nie można: już było ryzyko (T1)."
    );
    while table.outcome().is_none() {
        play(&mut table, &["take 1"]);
    }
    refused(&mut table, act(A, "take 1"), &TableError::Over);
}

#[test]
fn the_end_is_told_once() {
    let mut table = local(2);
    let events = play(&mut table, &["take 3", "take 3", "take 3", "take 3"]);
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::Rules("empty"));
    assert_eq!(
        (outcome.winners.as_slice(), outcome.scores.as_slice()),
        (&[B][..], &[6, 6][..])
    );
    assert_eq!(
        events,
        [
            TableEvent::Stepped { step: 3 },
            TableEvent::Ended { outcome }
        ]
    );
    assert_eq!(table.whose_turn(), None);
    assert_eq!(table.outcome_text(Lang::En).unwrap(), "The pile is empty.");
}

#[test]
fn people_apart_take_back_until_chance_or_another_player() {
    let undo = |seat| Command::Undo { seat };
    let mut table = apart(2);
    refused(&mut table, undo(NOBODY), &TableError::NoSuchSeat(NOBODY));
    refused(&mut table, undo(A), &UndoReason::Nothing.into());
    play(&mut table, &["take 1"]);
    refused(&mut table, undo(B), &UndoReason::OtherPlayer(A).into());
    assert_eq!(table.undo_target(A), Ok(0));
    assert_eq!(
        table.handle(undo(A)).unwrap(),
        [TableEvent::TookBack { to: 0 }]
    );
    assert_eq!((table.whose_turn(), table.version()), (Some(A), 2));
    play(&mut table, &["gamble"]);
    refused(&mut table, undo(A), &UndoReason::Chance.into());
    play(&mut table, &["take 1"]);
    refused(&mut table, undo(A), &UndoReason::OtherPlayer(B).into());
    table
        .handle(Command::TakeOver { seat: B, level: 1 })
        .unwrap();
    refused(&mut table, undo(B), &UndoReason::NotAPerson(B).into());
    while table.outcome().is_none() {
        play(&mut table, &["take 1"]);
    }
    refused(&mut table, undo(A), &UndoReason::Over.into());
}

#[test]
fn on_one_device_one_goes_back_further_and_chance_repeats_itself() {
    let mut table = table_with(
        vec![SeatPlan::person("Ada"), SeatPlan::bot("Robot", 2)],
        Settings::local(Seed::from_number(4)),
    );
    play(&mut table, &["take 1"]);
    assert_eq!(table.bot_to_act(), Some((B, 2)));
    play(&mut table, &["take 1", "gamble", "gamble"]);
    let texts = |table: &Table| -> Vec<String> {
        let steps = table.history().steps().iter();
        steps.map(|step| step.text.clone()).collect()
    };
    let before = texts(&table);
    assert_eq!(
        table.handle(Command::Undo { seat: A }).unwrap(),
        [TableEvent::TookBack { to: 2 }],
        "the bot's answer and both coins are gone"
    );
    play(&mut table, &["gamble", "gamble"]);
    assert_eq!(texts(&table), before);
    table.handle(Command::Undo { seat: A }).unwrap();
    table.handle(Command::Undo { seat: A }).unwrap();
    refused(
        &mut table,
        Command::Undo { seat: A },
        &UndoReason::Nothing.into(),
    );
    play(&mut table, &["take 3", "take 3", "take 3", "take 3"]);
    assert!(table.outcome().is_some());
    table.handle(Command::Undo { seat: A }).unwrap();
    assert_eq!((table.outcome(), table.whose_turn()), (None, Some(A)));
}

#[test]
fn seats_change_hands() {
    let mut table = local(2);
    let take_over = |seat, level| Command::TakeOver { seat, level };
    let give_back = |seat, name: &str| Command::GiveBack {
        seat,
        name: name.into(),
    };
    refused(
        &mut table,
        take_over(NOBODY, 1),
        &TableError::NoSuchSeat(NOBODY),
    );
    refused(
        &mut table,
        give_back(NOBODY, "X"),
        &TableError::NoSuchSeat(NOBODY),
    );
    refused(
        &mut table,
        give_back(A, "Eve"),
        &TableError::AlreadyPerson(A),
    );
    let changed = [TableEvent::SeatChanged { seat: A }];
    assert_eq!(table.handle(take_over(A, 2)).unwrap(), changed);
    assert_eq!(table.bot_to_act(), Some((A, 2)));
    refused(
        &mut table,
        take_over(A, 2),
        &TableError::AlreadyBot { seat: A, level: 2 },
    );
    assert_eq!(table.handle(take_over(A, 5)).unwrap(), changed);
    refused(
        &mut table,
        Command::Resign { seat: A },
        &TableError::NotAPerson(A),
    );
    for (name, why) in [
        (String::new(), NameError::Empty),
        ("  ".into(), NameError::Empty),
        ("a\nb".into(), NameError::Control),
        ("ż".repeat(MOST_NAME_CHARS + 1), NameError::TooLong),
    ] {
        refused(&mut table, give_back(A, &name), &TableError::Name(why));
    }
    assert_eq!(table.handle(give_back(A, "Eve")).unwrap(), changed);
    assert_eq!(table.names(), ["Eve", "Ben"]);
    assert_eq!(table.kind(A), Some(SeatKind::Person));
    table.handle(Command::Resign { seat: B }).unwrap();
    refused(&mut table, take_over(A, 1), &TableError::Over);
    refused(&mut table, give_back(A, "Eve"), &TableError::Over);
}

#[test]
fn the_last_one_who_has_not_resigned_wins() {
    let mut table = local(2);
    play(&mut table, &["take 3"]);
    let events = table.handle(Command::Resign { seat: A }).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.reason.word(), "resigned");
    assert_eq!(
        (outcome.winners.as_slice(), outcome.resigned.as_slice()),
        (&[B][..], &[A][..])
    );
    assert_eq!(
        events,
        [
            TableEvent::Resigned { seat: A },
            TableEvent::Ended { outcome }
        ]
    );
    assert_eq!(table.outcome_text(Lang::En).unwrap(), "Resigned: Ada.");
    assert_eq!((table.whose_turn(), table.bot_to_act()), (None, None));
    refused(&mut table, act(B, "take 1"), &TableError::Over);
    refused(&mut table, Command::Resign { seat: B }, &TableError::Over);
    refused(
        &mut table,
        Command::Resign { seat: NOBODY },
        &TableError::NoSuchSeat(NOBODY),
    );
    refused(
        &mut table,
        Command::Undo { seat: B },
        &UndoReason::Resigned.into(),
    );
    assert_eq!(visible(&resumed(&table)), visible(&table));
}

#[test]
fn a_bot_plays_on_for_whoever_resigns_and_cannot_win() {
    let mut table = local(3);
    play(&mut table, &["take 1", "take 1"]);
    assert_eq!(
        table.handle(Command::Resign { seat: C }).unwrap(),
        [
            TableEvent::Resigned { seat: C },
            TableEvent::SeatChanged { seat: C }
        ]
    );
    assert_eq!(table.bot_to_act(), Some((C, STAND_IN_LEVEL)));
    for (command, expected) in [
        (Command::Resign { seat: C }, TableError::Resigned(C)),
        (
            Command::TakeOver { seat: C, level: 1 },
            TableError::Resigned(C),
        ),
        (
            Command::GiveBack {
                seat: C,
                name: "Cyd".into(),
            },
            TableError::Resigned(C),
        ),
    ] {
        refused(&mut table, command, &expected);
    }
    // Going back does not unsay a resignation.
    table.handle(Command::Undo { seat: A }).unwrap();
    assert_eq!(
        table.record().resignations,
        [Resignation { seat: C, after: 1 }]
    );
    assert_eq!(visible(&resumed(&table)), visible(&table));
    // A 1, B 3, C 3, A 3, B 1, and C takes the last one: by the rules C wins.
    play(
        &mut table,
        &["take 3", "take 3", "take 3", "take 1", "take 1"],
    );
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.scores, [4, 4, 4]);
    assert_eq!(outcome.winners, [A, B], "the best of those who stayed");
    assert_eq!(table.record().result.unwrap().winners, [C]);
    assert!(table.outcome_text(Lang::Pl).unwrap().contains("Cyd"));
    assert_eq!(visible(&resumed(&table)), visible(&table));
}

#[test]
fn a_rematch_starts_over_with_people_back_and_seats_rotated() {
    let mut table = local(3);
    let rematch = |rotate_seats| Command::Rematch {
        seed: Seed::from_number(9),
        rotate_seats,
    };
    refused(&mut table, rematch(true), &TableError::NotOver);
    table.handle(Command::Resign { seat: A }).unwrap();
    table.handle(Command::Resign { seat: B }).unwrap();
    assert_eq!(table.outcome().unwrap().winners, [C]);
    assert_eq!(
        table.handle(rematch(true)).unwrap(),
        [TableEvent::Restarted]
    );
    assert_eq!(table.names(), ["Ben", "Cyd", "Ada"]);
    assert!(
        table
            .seats()
            .iter()
            .all(|seat| seat.kind == SeatKind::Person)
    );
    assert_eq!(table.commitment(), Some(Seed::from_number(9).commitment()));
    assert_eq!((table.history().steps().len(), table.outcome()), (0, None));
    play(&mut table, &["take 3", "take 3", "take 3", "take 3"]);
    table.handle(rematch(false)).unwrap();
    assert_eq!(table.names(), ["Ben", "Cyd", "Ada"]);
}

#[test]
fn a_table_can_branch_off_from_any_position() {
    let mut table = local(2);
    play(&mut table, &["take 1", "gamble"]);
    // In the middle of a chance turn: it is resolved at once, by the new seed.
    let pending = table.history().at(2).unwrap().clone();
    assert_eq!(pending.turn(), Turn::Chance);
    let settings = Settings::local(Seed::from_number(3));
    let (branch, events) = Table::from_position(pending, plans(2), settings).unwrap();
    assert_eq!(events, [TableEvent::Stepped { step: 0 }]);
    assert_eq!(branch.whose_turn(), Some(A));
    assert_eq!(visible(&resumed(&branch)), visible(&branch));

    play(&mut table, &["take 3", "take 3"]);
    while table.outcome().is_none() {
        play(&mut table, &["take 1"]);
    }
    let (finished, events) =
        Table::from_position(table.position().clone(), plans(2), settings).unwrap();
    assert!(matches!(events[..], [TableEvent::Ended { .. }]));
    assert_eq!(finished.whose_turn(), None);
}

#[test]
fn a_table_is_set_up_only_with_what_fits() {
    let settings = Settings::local(Seed::from_number(1));
    let rules = rules_of::<Pebbles>();
    let error = |seats, players| {
        Table::new(rules, &options(players), seats, settings)
            .map(|_| ())
            .unwrap_err()
    };
    assert!(matches!(error(plans(2), 9), SetupError::Options(_)));
    assert_eq!(
        error(plans(2), 3),
        SetupError::Seats {
            found: 2,
            expected: 3
        }
    );
    assert_eq!(
        error(vec![SeatPlan::person("Ada"), SeatPlan::bot("", 1)], 2),
        SetupError::Name {
            seat: B,
            why: NameError::Empty
        }
    );
}

#[test]
fn only_a_sound_record_is_resumed() {
    let mut table = local(3);
    play(&mut table, &["take 1", "gamble", "take 1"]);
    table.handle(Command::Resign { seat: A }).unwrap();
    let check = |change: &dyn Fn(&mut Record), expected: &str| {
        let mut record = table.record();
        change(&mut record);
        let error = Table::resume(&record, &registry(), true)
            .map(|_| ())
            .expect_err(expected)
            .to_string();
        assert!(error.contains(expected), "{error}");
    };
    let resigns = |seat, after| Resignation { seat, after };
    check(&|r| r.seed = None, "does not tell its seed");
    check(&|r| r.seed = Some(Seed::from_number(2)), "commitment");
    check(&|r| r.moves[0] = "take 9".into(), "move 1");
    check(&|r| r.moves[0] = "take 2".into(), "hash");
    check(&|r| r.seats[1].name = "\u{7}".into(), "seat 2");
    check(&|r| r.resignations.push(resigns(NOBODY, 4)), "no seat 8");
    check(&|r| r.resignations.push(resigns(A, 4)), "twice");
    check(&|r| r.resignations.push(resigns(B, 1)), "does not fit");
    check(&|r| r.resignations.push(resigns(B, 99)), "does not fit");
    check(&|r| r.seats[0].bot = None, "no bot plays for it");
    check(
        &|r| {
            r.resignations = vec![resigns(A, 1), resigns(B, 1)];
        },
        "goes on after all but one",
    );
    check(
        &|r| r.resignations.push(resigns(B, 4)),
        "does not follow from it",
    );
}

/// Commands as anybody might send them, sensible or not.
fn any_command() -> impl Strategy<Value = Command> {
    let seat = || (0_usize..4).prop_map(Seat::new);
    let action = prop_oneof![
        4 => (1_u8..=4).prop_map(|n| format!("take {n}")),
        2 => Just("gamble".to_owned()),
        1 => any::<String>(),
    ];
    let name = prop_oneof![3 => Just("Eve".to_owned()), 1 => any::<String>()];
    prop_oneof![
        12 => (seat(), action).prop_map(|(seat, action)| Command::Act { seat, action }),
        3 => seat().prop_map(|seat| Command::Undo { seat }),
        1 => (seat(), any::<u8>()).prop_map(|(seat, level)| Command::TakeOver { seat, level }),
        1 => (seat(), name).prop_map(|(seat, name)| Command::GiveBack { seat, name }),
        1 => seat().prop_map(|seat| Command::Resign { seat }),
        1 => (any::<u64>(), any::<bool>()).prop_map(|(number, rotate_seats)| Command::Rematch {
            seed: Seed::from_number(number),
            rotate_seats,
        }),
    ]
}

proptest! {
    #[test]
    fn whatever_is_sent_the_table_stays_sound(
        players in 2_u8..=3,
        shared_device: bool,
        number: u64,
        commands in prop::collection::vec((any_command(), any::<bool>()), 0..60),
    ) {
        let settings = Settings { seed: Some(Seed::from_number(number)), shared_device, daily: None };
        let mut table = table_with(plans(players), settings);
        for (mut command, on_turn) in commands {
            // Half of the time the right player acts, so that games get somewhere.
            if let (true, Command::Act { seat, .. }, Some(to_act)) =
                (on_turn, &mut command, table.whose_turn())
            {
                *seat = to_act;
            }
            let before = (visible(&table), table.version());
            match table.handle(command) {
                Ok(events) => {
                    prop_assert!(!events.is_empty());
                    prop_assert_eq!(table.version(), before.1 + 1);
                }
                Err(error) => {
                    prop_assert_eq!((visible(&table), table.version()), before);
                    for lang in Lang::ALL {
                        prop_assert!(!table.reason_text(&error, lang).is_empty());
                    }
                }
            }
            prop_assert!(table.record().verify(&registry()).unwrap().is_sound());
            prop_assert_eq!(visible(&resumed(&table)), visible(&table));
            prop_assert_eq!(table.whose_turn().is_none(), table.outcome().is_some());
        }
    }
}

/// Everybody gets the same dice on the same day; whoever has seen them may not go back.
#[test]
fn a_daily_game_is_the_same_for_everybody_and_cannot_be_taken_back_past_chance() {
    let day = "2026-11-15".parse().unwrap();
    let daily = || table_with(plans(2), Settings::daily(rules_of::<Pebbles>(), day));
    let [mut one, mut other] = [daily(), daily()];
    for table in [&mut one, &mut other] {
        play(table, &["gamble"]);
        assert_eq!(table.undo_target(A), Err(UndoReason::Chance));
    }
    assert_eq!(one.position(), other.position());
    let take_over = Command::TakeOver { seat: A, level: 4 };
    refused(&mut one, take_over, &TableError::Daily);
    let record = one.record();
    assert_eq!(record.daily, Some(day));
    assert_eq!(visible(&resumed(&one)), visible(&one));

    let mut foreign = record.clone();
    foreign.daily = "2026-11-16".parse().ok();
    let findings = foreign.verify(&registry()).unwrap().findings;
    assert_eq!(findings, ["the seed is not the one of 2026-11-16"]);
    let mut from_elsewhere = record;
    from_elsewhere.start = Some(one.history().start().document());
    let findings = from_elsewhere.verify(&registry()).unwrap().findings;
    assert_eq!(findings, ["a daily game begins at the usual start"]);

    // The next game is an ordinary one.
    one.handle(Command::Resign { seat: A }).unwrap();
    let seed = Seed::from_number(3);
    one.handle(Command::Rematch {
        seed,
        rotate_seats: false,
    })
    .unwrap();
    assert_eq!(one.settings(), &Settings::local(seed));
}
