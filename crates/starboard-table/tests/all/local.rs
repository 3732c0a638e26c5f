//! Local tables: every request, every refusal, and random requests.

use proptest::prelude::*;
use starboard_kernel::erased::rules_of;
use starboard_kernel::toy::Pebbles;
use starboard_kernel::{
    Ending, Game, Lang, Level, NoSuchLevel, OptionValues, PlayError, Record, Registry,
    RequestedLevel, Resignation, Seat, Seed, Turn, serde_json, serde_json::json,
};
use starboard_table::{
    Entry, Event, Finding, LocalTable, MOST_NAME_CHARS, NameError, Person, Player, REMOVED_NAME,
    Refusal, Request, STAND_IN_LEVEL, SeatKind, SetupError, UndoReason, record_error_text, verify,
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

fn people(players: u8) -> Vec<Player> {
    ["Ada", "Ben", "Cyd"][..players.into()]
        .iter()
        .map(|&name| Player::person(name))
        .collect()
}

fn table_of(players: &[Player], number: u64) -> LocalTable {
    let options = options(players.len() as u8);
    let seed = Seed::from_number(number);
    LocalTable::new(rules_of::<Pebbles>(), &options, players, seed).unwrap()
}

fn local(players: u8) -> LocalTable {
    table_of(&people(players), 1)
}

fn act(action: &str) -> Request {
    Request::Act {
        action: action.into(),
    }
}

fn ask(table: &mut LocalTable, seat: Seat, request: &Request) -> Event {
    table.handle(seat, request, 0).unwrap().event.clone()
}

fn play(table: &mut LocalTable, actions: &[&str]) {
    for action in actions {
        let seat = table.play().whose_turn().unwrap();
        ask(table, seat, &act(action));
    }
}

/// The observable state of a table.
fn visible(table: &LocalTable) -> impl PartialEq + std::fmt::Debug + use<> {
    let play = table.play();
    (
        table.record(),
        play.players().to_vec(),
        (play.whose_turn(), play.bot_to_act(), table.bot_seed()),
        play.ending(),
        Seat::first(8)
            .map(|seat| play.undo_target(seat))
            .collect::<Vec<_>>(),
        table.table().plan().daily,
    )
}

fn refused(table: &mut LocalTable, seat: Seat, request: &Request, expected: &Refusal) {
    let before = (visible(table), table.log().len());
    let what = format!("{request:?}");
    let answer = table.handle(seat, request, 0).map(|_| ());
    assert_eq!(answer.as_ref(), Err(expected), "{what}");
    assert_eq!((visible(table), table.log().len()), before, "{what}");
    for lang in Lang::ALL {
        assert!(!table.table().reason_text(expected, lang).is_empty());
    }
    assert!(!expected.code().is_empty() && !expected.to_string().is_empty());
}

/// The same table from its serialized record.
fn resumed(table: &LocalTable) -> LocalTable {
    let record = Record::read(&table.record().write()).unwrap();
    LocalTable::from_record(&record, &registry()).unwrap()
}

/// The same table from its serialized log.
fn reloaded(table: &LocalTable) -> LocalTable {
    let log = serde_json::to_string(table.log()).unwrap();
    let log = serde_json::from_str(&log).unwrap();
    LocalTable::replay(table.seed(), log, &registry()).unwrap()
}

/// Nothing gets lost in the log.
fn assert_log_is_whole(table: &LocalTable) {
    assert_eq!(format!("{:?}", reloaded(table)), format!("{table:?}"));
}

#[test]
fn actions_become_entries_and_chance_follows_by_itself() {
    let mut table = local(2);
    assert_eq!(table.play().whose_turn(), Some(A));
    let moved = |seat, moves: &[&str]| Event::Moved {
        seat,
        moves: moves.iter().map(|&text| text.to_owned()).collect(),
    };
    assert_eq!(ask(&mut table, A, &act("take 2")), moved(A, &["take 2"]));
    let Event::Moved { seat: B, moves } = ask(&mut table, B, &act("gamble")) else {
        panic!("a move");
    };
    assert_eq!((moves.len(), moves[0].as_str()), (2, "gamble"));
    assert_eq!(table.play().step(2).unwrap().text, moves[1]);
    assert_eq!(table.play().step(3).map(|step| &step.text), None);
    assert_eq!((table.play().whose_turn(), table.log().len()), (Some(A), 3));
    assert_eq!(table.commitment(), Seed::from_number(1).commitment());
    let again = {
        let mut other = local(2);
        play(&mut other, &["take 2", "gamble"]);
        other
    };
    assert_eq!(visible(&table), visible(&again), "same seed, same game");
    assert_log_is_whole(&table);
}

#[test]
fn actions_are_refused_with_a_reason() {
    let mut table = local(2);
    let turn = Refusal::NotYourTurn { to_act: A };
    refused(&mut table, B, &act("take 1"), &turn);
    refused(
        &mut table,
        NOBODY,
        &act("take 1"),
        &Refusal::NoSuchSeat(NOBODY),
    );
    let error = table.handle(A, &act("castle"), 0).unwrap_err();
    assert!(matches!(error, Refusal::Play(PlayError::Unreadable(_))));
    refused(&mut table, A, &act("castle"), &error);
    play(&mut table, &["gamble", "take 1"]);
    let error = table.handle(A, &act("gamble"), 0).unwrap_err();
    refused(&mut table, A, &act("gamble"), &error);
    assert_eq!(
        table.table().reason_text(&error, Lang::Pl),
        "Nie można: już było ryzyko (T1)."
    );
    while table.play().ending().is_none() {
        play(&mut table, &["take 1"]);
    }
    refused(&mut table, A, &act("take 1"), &Refusal::Over);
}

#[test]
fn the_end_says_who_won() {
    let mut table = local(2);
    play(&mut table, &["take 3", "take 3", "take 3", "take 3"]);
    let ending = table.play().ending().unwrap();
    assert_eq!(ending.reason, "empty");
    assert_eq!(
        (ending.winners.as_slice(), ending.scores.as_slice()),
        (&[B][..], &[6, 6][..])
    );
    assert_eq!(table.play().whose_turn(), None);
    let text = table.play().ending_text(Lang::En).unwrap();
    assert_eq!(text, "The pile was empty.");
    assert!(table.log().iter().all(|entry| entry.reveal.is_none()));
}

#[test]
fn on_one_device_one_goes_back_further_and_chance_repeats_itself() {
    let mut table = table_of(
        &[Player::person("Ada"), Player::bot("Robot", Level::ALL[1])],
        4,
    );
    play(&mut table, &["take 1"]);
    assert_eq!(table.play().bot_to_act(), Some((B, Level::ALL[1])));
    play(&mut table, &["take 1", "gamble", "gamble"]);
    let texts = |table: &LocalTable| -> Vec<String> {
        let steps = table.play().history().steps().iter();
        steps.map(|step| step.text.clone()).collect()
    };
    let before = texts(&table);
    assert_eq!(
        ask(&mut table, A, &Request::Undo),
        Event::TookBack { seat: A, to: 2 },
        "the bot's answer and both coins are gone"
    );
    play(&mut table, &["gamble", "gamble"]);
    assert_eq!(texts(&table), before);
    ask(&mut table, A, &Request::Undo);
    ask(&mut table, A, &Request::Undo);
    refused(&mut table, A, &Request::Undo, &UndoReason::Nothing.into());
    refused(&mut table, B, &Request::Undo, &Refusal::NotAPerson(B));
    play(&mut table, &["take 3", "take 3", "take 3", "take 3"]);
    assert!(table.play().ending().is_some());
    ask(&mut table, A, &Request::Undo);
    assert_eq!(
        (table.play().ending(), table.play().whose_turn()),
        (None, Some(A))
    );
    assert_log_is_whole(&table);
}

/// A level that does not exist is refused with a code; it does not make the request unreadable.
#[test]
fn a_request_for_a_level_that_does_not_exist_is_refused() {
    let mut table = local(2);
    for level in [0, 6, 255] {
        let request = json!({ "set-bot": { "seat": 1, "level": level } });
        let request: Request = serde_json::from_value(request).expect("a request");
        let refusal = table.handle(A, &request, 0).expect_err("no such level");
        assert_eq!(refusal.code(), "no-such-level");
        assert_eq!(
            refusal.to_string(),
            format!("there is no level {level} bot")
        );
    }
}

#[test]
fn seats_change_hands() {
    let mut table = local(2);
    let bot = |seat, level| Request::SetBot {
        seat,
        level: RequestedLevel(level),
    };
    let person = |seat, name: &str| Request::SetPerson {
        seat,
        name: name.into(),
    };
    refused(&mut table, A, &bot(NOBODY, 1), &Refusal::NoSuchSeat(NOBODY));
    refused(
        &mut table,
        A,
        &person(NOBODY, "X"),
        &Refusal::NoSuchSeat(NOBODY),
    );
    refused(&mut table, A, &person(A, "Eve"), &Refusal::AlreadyPerson(A));
    refused(
        &mut table,
        A,
        &bot(A, 0),
        &Refusal::NoSuchLevel(NoSuchLevel("0".into())),
    );
    assert_eq!(
        ask(&mut table, B, &bot(A, 2)),
        Event::BotSet {
            seat: A,
            level: Level::ALL[1]
        }
    );
    assert_eq!(table.play().bot_to_act(), Some((A, Level::ALL[1])));
    let again = Refusal::AlreadyBot {
        seat: A,
        level: Level::ALL[1],
    };
    refused(&mut table, A, &bot(A, 2), &again);
    ask(&mut table, A, &bot(A, 5));
    refused(&mut table, A, &Request::Resign, &Refusal::NotAPerson(A));
    for (name, why) in [
        (String::new(), NameError::Empty),
        ("  ".into(), NameError::Empty),
        ("a\nb".into(), NameError::Control),
        ("ż".repeat(MOST_NAME_CHARS + 1), NameError::TooLong),
    ] {
        refused(&mut table, A, &person(A, &name), &Refusal::Name(why));
    }
    ask(&mut table, A, &person(A, "Eve"));
    assert_eq!(table.play().names(Lang::En), ["Eve", "Ben"]);
    assert_eq!(table.play().kind(A), Some(SeatKind::Person));
    assert_log_is_whole(&table);
    ask(&mut table, B, &Request::Resign);
    refused(&mut table, A, &bot(A, 1), &Refusal::Over);
    refused(&mut table, A, &person(A, "Eve"), &Refusal::Over);
}

/// A record knows who plays now; the log also knows whose seat a bot plays.
#[test]
fn a_player_takes_the_seat_back_from_a_bot_after_a_reload() {
    let mut table = local(2);
    play(&mut table, &["take 1"]);
    ask(&mut table, B, &Request::HandOver);
    let mut table = reloaded(&table);
    assert_eq!(table.play().bot_to_act(), Some((B, STAND_IN_LEVEL)));
    ask(&mut table, B, &Request::Return);
    assert_eq!(table.play().kind(B), Some(SeatKind::Person));
    play(&mut table, &["take 2"]);
    assert_log_is_whole(&table);
}

#[test]
fn only_the_log_of_a_local_table_with_its_seed_is_continued() {
    let mut table = local(2);
    play(&mut table, &["take 1", "gamble", "take 1"]);
    let check = |seed: Seed, change: &dyn Fn(&mut Vec<Entry>), expected: &str| {
        let mut log = table.log().to_vec();
        change(&mut log);
        let error = LocalTable::replay(seed, log, &registry())
            .map(|_| ())
            .expect_err(expected)
            .to_string();
        assert!(error.contains(expected), "{error}");
    };
    let seed = table.seed();
    check(Seed::from_number(9), &|_| {}, "does not belong");
    check(seed, &Vec::clear, "the log is empty");
    check(seed, &|log| drop(log.remove(2)), "entry 4");
    check(seed, &|log| log[0].start = None, "entry 2");
    let unbegun = |log: &mut Vec<Entry>| {
        log.truncate(1);
        log[0].start = None;
    };
    check(seed, &unbegun, "not that of a local table");
    let online = |log: &mut Vec<Entry>| {
        if let Event::Opened { plan, .. } = &mut log[0].event {
            plan.shared_device = false;
        }
    };
    check(seed, &online, "not that of a local table");
}

#[test]
fn what_belongs_to_online_tables_is_refused() {
    let mut table = local(2);
    refused(&mut table, A, &Request::Stand, &Refusal::Begun);
    refused(&mut table, A, &Request::Close, &Refusal::Begun);
    let say = Request::Say { text: "hm".into() };
    refused(&mut table, A, &say, &Refusal::NoMessages);
}

#[test]
fn the_last_one_who_has_not_resigned_wins() {
    let mut table = local(2);
    play(&mut table, &["take 3"]);
    assert_eq!(
        ask(&mut table, A, &Request::Resign),
        Event::Resigned { seat: A }
    );
    let ending = table.play().ending().unwrap();
    assert_eq!(ending.reason, Ending::RESIGNED);
    assert_eq!(ending.winners, [B]);
    assert!(table.play().has_resigned(A));
    let text = table.play().ending_text(Lang::En).unwrap();
    assert_eq!(text, "Ada resigned.");
    let next = (table.play().whose_turn(), table.play().bot_to_act());
    assert_eq!(next, (None, None));
    refused(&mut table, B, &act("take 1"), &Refusal::Over);
    refused(&mut table, B, &Request::Resign, &Refusal::Over);
    refused(&mut table, B, &Request::Undo, &UndoReason::Resigned.into());
    assert_eq!(visible(&resumed(&table)), visible(&table));
}

#[test]
fn a_bot_plays_on_for_a_resigned_player_and_cannot_win() {
    let mut table = local(3);
    play(&mut table, &["take 1", "take 1"]);
    ask(&mut table, C, &Request::Resign);
    assert_eq!(table.play().bot_to_act(), Some((C, STAND_IN_LEVEL)));
    for request in [
        Request::Resign,
        Request::SetBot {
            seat: C,
            level: RequestedLevel(1),
        },
        Request::SetPerson {
            seat: C,
            name: "Cyd".into(),
        },
    ] {
        refused(&mut table, C, &request, &Refusal::Resigned(C));
    }
    // Undo does not revert a resignation.
    ask(&mut table, A, &Request::Undo);
    assert_eq!(
        table.record().resignations,
        [Resignation { seat: C, after: 1 }]
    );
    assert_eq!(visible(&resumed(&table)), visible(&table));
    // A 1, B 3, C 3, A 3, B 1, and C takes the last one: by the rules, C wins.
    play(
        &mut table,
        &["take 3", "take 3", "take 3", "take 1", "take 1"],
    );
    let ending = table.play().ending().unwrap();
    assert_eq!(ending.scores, [4, 4, 4]);
    assert_eq!(ending.winners, [A, B], "the best of those who stayed");
    assert_eq!(table.record().result.unwrap().winners, [C]);
    assert!(table.play().ending_text(Lang::Pl).unwrap().contains("Cyd"));
    assert_eq!(visible(&resumed(&table)), visible(&table));
}

#[test]
fn a_rematch_starts_over_with_people_back_and_seats_rotated() {
    let mut table = local(3);
    let seed = Seed::from_number(9);
    assert_eq!(table.rematch(seed).map(|_| ()), Err(Refusal::NotOver));
    ask(&mut table, A, &Request::Resign);
    ask(&mut table, B, &Request::Resign);
    assert_eq!(table.play().ending().unwrap().winners, [C]);
    let next = table.rematch(seed).unwrap();
    assert_eq!(next.play().names(Lang::En), ["Ben", "Cyd", "Ada"]);
    let mut kinds = next.play().players().iter().map(|player| player.kind);
    assert!(kinds.all(|kind| kind == SeatKind::Person));
    assert_eq!(next.commitment(), seed.commitment());
    assert_eq!((next.log().len(), next.play().ending()), (1, None));
}

#[test]
fn a_table_can_branch_off_from_any_position() {
    let mut table = local(2);
    play(&mut table, &["take 1", "gamble"]);
    // A pending chance turn is resolved immediately, with the new seed.
    let pending = table.play().history().at(2).unwrap();
    assert_eq!(pending.turn(), Turn::Chance);
    let seed = Seed::from_number(3);
    let branch = LocalTable::from_position(pending, &people(2), seed).unwrap();
    assert_eq!(branch.play().history().steps().len(), 1);
    assert_eq!(branch.play().whose_turn(), Some(A));
    assert_eq!(visible(&resumed(&branch)), visible(&branch));
    assert_log_is_whole(&branch);

    play(&mut table, &["take 3", "take 3"]);
    while table.play().ending().is_none() {
        play(&mut table, &["take 1"]);
    }
    let finished = LocalTable::from_position(table.play().position(), &people(2), seed).unwrap();
    assert!(finished.play().ending().is_some());
    assert_eq!(finished.play().whose_turn(), None);
}

#[test]
fn a_table_is_set_up_only_with_what_fits() {
    let error = |players: &[Player], count| {
        let seed = Seed::from_number(1);
        LocalTable::new(rules_of::<Pebbles>(), &options(count), players, seed)
            .map(|_| ())
            .unwrap_err()
    };
    assert!(matches!(error(&people(2), 9), SetupError::Options(_)));
    assert_eq!(
        error(&people(2), 3),
        SetupError::Seats {
            found: 2,
            expected: 3
        }
    );
    assert_eq!(
        error(&[Player::person("Ada"), Player::bot("", Level::FIRST)], 2),
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
    ask(&mut table, A, &Request::Resign);
    let check = |change: &dyn Fn(&mut Record), expected: &str| {
        let mut record = table.record();
        change(&mut record);
        let error = LocalTable::from_record(&record, &registry())
            .map(|_| ())
            .expect_err(expected)
            .to_string();
        assert!(error.contains(expected), "{error}");
    };
    let resigns = |seat, after| Resignation { seat, after };
    check(&|r| r.seed = None, "does not contain its seed");
    check(&|r| r.seed = Some(Seed::from_number(2)), "commitment");
    check(&|r| r.moves[0] = "take 9".into(), "move 1");
    check(&|r| r.moves[0] = "take 2".into(), "hash");
    check(&|r| r.seats[1].name = "\u{7}".into(), "seat 2");
    check(&|r| r.resignations.push(resigns(NOBODY, 4)), "no seat 8");
    check(&|r| r.resignations.push(resigns(A, 4)), "twice");
    check(&|r| r.resignations.push(resigns(B, 1)), "does not fit");
    check(&|r| r.resignations.push(resigns(B, 99)), "does not fit");
    check(&|r| r.resignations = vec![resigns(A, 2)], "does not fit");
    check(&|r| r.seats[0].bot = None, "no bot plays for it");
    check(
        &|r| {
            r.resignations = vec![resigns(A, 1), resigns(B, 1)];
        },
        "continues after all but one",
    );
    check(
        &|r| r.resignations.push(resigns(B, 4)),
        "does not follow from it",
    );
}

/// All claims of a record are verified in one place, which pages and the command line share.
#[test]
fn forged_claims_are_found() {
    let mut table = local(2);
    play(&mut table, &["take 3", "take 3", "take 3", "take 3"]);
    let mut forged = table.record();
    assert!(verify(&forged, &registry()).unwrap().is_sound());
    // B has won; a forged resignation does not change that.
    forged.resignations = vec![Resignation { seat: B, after: 4 }];
    assert!(!verify(&forged, &registry()).unwrap().is_sound());

    let day = "2026-11-15".parse().unwrap();
    let mut options = OptionValues::new();
    options.insert("players".into(), json!(3));
    let seed = Seed::of_day("pebbles", day);
    let other = LocalTable::new(rules_of::<Pebbles>(), &options, &people(3), seed).unwrap();
    let mut forged = other.record();
    forged.daily = Some(day);
    let findings = verify(&forged, &registry()).unwrap().findings;
    assert_eq!(findings, [Finding::DailyOptions]);
}

/// A result may only be claimed with the resignations that bring it about.
#[test]
fn a_forged_resignation_ends_no_game() {
    let mut table = local(2);
    play(&mut table, &["take 3", "take 3"]);
    let mut forged = table.record();
    let won = json!({ "reason": "resigned", "scores": [], "winners": [1] });
    forged.result = Some(serde_json::from_value(won).unwrap());
    let mut check = |resignations: Vec<Resignation>, expected: &[Finding]| {
        forged.resignations = resignations;
        assert_eq!(verify(&forged, &registry()).unwrap().findings, expected);
    };
    let resigns = |seat, after| Resignation { seat, after };
    check(vec![], &[Finding::NotOver, Finding::ResignedResult]);
    check(vec![resigns(B, 0)], &[Finding::ResignedAll]);
    check(vec![resigns(A, 2)], &[Finding::ResignedResult]);
    let when = resigns(B, 9);
    check(vec![when], &[Finding::ResignedWhen(when)]);
    check(vec![resigns(NOBODY, 2)], &[Finding::ResignedSeat(NOBODY)]);
    check(vec![resigns(B, 2)], &[]);
}

/// Whatever is wrong with a record, players are told in their language.
#[test]
fn findings_and_errors_have_words_in_every_language() {
    let mut table = local(2);
    play(&mut table, &["gamble", "take 1", "take 1"]);
    let day = "2026-11-15".parse().unwrap();
    let changes: [&dyn Fn(&mut Record); 12] = [
        &|r| r.hash = local(2).record().hash,
        &|r| r.seed = Some(Seed::from_number(9)),
        &|r| r.daily = Some(day),
        &|r| r.resignations = vec![Resignation { seat: A, after: 1 }],
        &|r| r.resignations = vec![Resignation { seat: B, after: 2 }; 2],
        &|r| r.moves[0] = "take 9".into(),
        &|r| r.moves[2] = "gamble".into(),
        &|r| r.moves = vec!["take 3".into(); 5],
        &|r| r.moves[0] = "coin 4".into(),
        &|r| r.rules = 7,
        &|r| r.options = options(9),
        &|r| drop(r.seats.pop()),
    ];
    for change in changes {
        let mut record = table.record();
        change(&mut record);
        let words = |lang| match verify(&record, &registry()) {
            Ok(verdict) => {
                let findings = verdict.findings.iter();
                findings.map(|finding| finding.text(lang)).collect()
            }
            Err(error) => vec![record_error_text(&error, lang)],
        };
        let (english, polish) = (words(Lang::En), words(Lang::Pl));
        assert!(!english.is_empty(), "{record:?}");
        for (english, polish) in english.iter().zip(&polish) {
            assert_ne!(english, polish);
            assert!(!english.is_empty() && !polish.is_empty());
        }
    }
    let mut record = table.record();
    record.moves = ["take 3", "take 3", "take 3", "take 2", "take 2"]
        .map(str::to_owned)
        .to_vec();
    let error = verify(&record, &registry()).unwrap_err();
    assert_eq!(
        record_error_text(&error, Lang::Pl),
        "ruch 5 (take 2) nie jest możliwy: nie ma już tylu kamyków (T1)"
    );
}

/// Arbitrary requests, sensible or not.
fn any_request() -> impl Strategy<Value = (Seat, Request)> {
    let seat = || (0_usize..4).prop_map(Seat::new);
    let action = prop_oneof![
        4 => (1_u8..=4).prop_map(|n| format!("take {n}")),
        2 => Just("gamble".to_owned()),
        1 => any::<String>(),
    ];
    let name = prop_oneof![3 => Just("Eve".to_owned()), 1 => any::<String>()];
    let request = prop_oneof![
        12 => action.prop_map(|action| Request::Act { action }),
        3 => Just(Request::Undo),
        1 => (seat(), 0_u8..7).prop_map(|(seat, level)| Request::SetBot { seat, level: RequestedLevel(level) }),
        1 => (seat(), name).prop_map(|(seat, name)| Request::SetPerson { seat, name }),
        1 => Just(Request::Resign),
        1 => Just(Request::HandOver),
        1 => Just(Request::Return),
        1 => Just(Request::Stand),
    ];
    (seat(), request)
}

proptest! {
    #[test]
    fn whatever_is_sent_the_table_stays_sound(
        players in 2_u8..=3,
        number: u64,
        requests in prop::collection::vec((any_request(), any::<bool>()), 0..60),
    ) {
        let mut table = table_of(&people(players), number);
        for ((mut seat, request), on_turn) in requests {
            // Half of the time the right player acts, so that games make progress.
            if let (true, Request::Act { .. }, Some(to_act)) =
                (on_turn, &request, table.play().whose_turn())
            {
                seat = to_act;
            }
            let before = (visible(&table), table.log().len());
            match table.handle(seat, &request, 0).cloned() {
                Ok(entry) => prop_assert_eq!(entry.sequence, before.1 as u64 + 1),
                Err(refusal) => {
                    prop_assert_eq!((visible(&table), table.log().len()), before);
                    for lang in Lang::ALL {
                        prop_assert!(!table.table().reason_text(&refusal, lang).is_empty());
                    }
                }
            }
            prop_assert!(verify(&table.record(), &registry()).unwrap().is_sound());
            prop_assert_eq!(visible(&resumed(&table)), visible(&table));
            assert_log_is_whole(&table);
            let over = table.play().ending().is_some();
            prop_assert_eq!(table.play().whose_turn().is_none(), over);
        }
    }
}

/// Everybody gets the same chance outcomes on the same day, so nobody may undo one.
#[test]
fn a_daily_game_is_the_same_for_everybody_and_cannot_be_taken_back_past_chance() {
    let day = "2026-11-15".parse().unwrap();
    let daily = || LocalTable::daily(rules_of::<Pebbles>(), day, &people(2)).unwrap();
    let [mut one, mut other] = [daily(), daily()];
    for table in [&mut one, &mut other] {
        play(table, &["gamble"]);
        assert_eq!(table.play().undo_target(A), Err(UndoReason::Chance));
    }
    assert_eq!(one.play().position(), other.play().position());
    let bot = Request::SetBot {
        seat: A,
        level: RequestedLevel(4),
    };
    refused(&mut one, A, &bot, &Refusal::Daily);
    let record = one.record();
    assert_eq!(record.daily, Some(day));
    assert_eq!(visible(&resumed(&one)), visible(&one));
    assert_log_is_whole(&one);

    let mut foreign = record.clone();
    foreign.daily = "2026-11-16".parse().ok();
    let findings = verify(&foreign, &registry()).unwrap().findings;
    assert_eq!(
        findings,
        [Finding::DailySeed("2026-11-16".parse().unwrap())]
    );
    let mut from_elsewhere = record;
    from_elsewhere.start = Some(one.play().history().start().document());
    let findings = verify(&from_elsewhere, &registry()).unwrap().findings;
    assert_eq!(findings, [Finding::DailyStart]);

    // The next game is an ordinary one.
    ask(&mut one, A, &Request::Resign);
    let next = one.rematch(Seed::from_number(3)).unwrap();
    assert_eq!(next.table().plan().daily, None);
    assert_eq!(next.table().seats()[0].person, Some(Person::at(A, "Ben")));
}

/// A new edition changes the days to come: those before keep theirs, and other games their defaults.
#[test]
fn a_daily_game_has_the_options_and_the_edition_of_its_day() {
    let rules = rules_of::<Pebbles>();
    let [before, after] = ["2026-11-30", "2026-12-01"].map(|day| day.parse().unwrap());
    let daily = |day| LocalTable::daily(rules, day, &people(2)).unwrap();
    for (day, edition) in [(before, 0), (after, 1)] {
        let record = daily(day).record();
        assert_eq!(
            record.edition.as_deref(),
            Some(Pebbles::EDITIONS[edition].name)
        );
        assert!(verify(&record, &registry()).unwrap().is_sound());
    }
    let usual = local(2);
    assert_eq!(usual.play().position().edition(), Pebbles::EDITIONS[0]);
    // Sound but for the day that it claims.
    let claims = |day, seed| Record {
        daily: Some(day),
        ..LocalTable::new(rules, &options(2), &people(2), seed)
            .unwrap()
            .record()
    };
    for (day, findings) in [(before, vec![]), (after, vec![Finding::DailyOptions])] {
        let record = claims(day, Seed::of_day("pebbles", day));
        assert_eq!(verify(&record, &registry()).unwrap().findings, findings);
    }
}

#[test]
fn games_with_names_that_are_no_longer_possible_are_still_read() {
    const ODD: &str = "A\u{202e}da\u{200b}";
    let odd = [Player::person(ODD), Player::person("Ben")];
    let seed = Seed::from_number(1);
    let refused = LocalTable::new(rules_of::<Pebbles>(), &options(2), &odd, seed);
    let why = NameError::Invisible;
    assert_eq!(refused.err(), Some(SetupError::Name { seat: A, why }));
    // A game that was played before they were refused, as a record and as a log.
    let table = local(2);
    let mut record = table.record();
    record.seats[0].name = ODD.to_owned();
    let resumed = LocalTable::from_record(&record, &registry()).expect("a record");
    assert_eq!(resumed.play().names(Lang::En)[0], ODD);
    assert!(verify(&record, &registry()).is_ok());
    let mut log = table.log().to_vec();
    let Event::Opened { plan, seated, .. } = &mut log[0].event else {
        panic!("a log begins with its opening");
    };
    plan.names[0] = ODD.to_owned();
    seated[0].person.name = ODD.to_owned();
    let replayed = starboard_table::Table::replay(&log, &registry()).expect("a log");
    assert_eq!(replayed.name(A), ODD);
}

/// A removed name is not a text, so no player's own name is mistaken for it, in any language.
#[test]
fn removed_names_have_words_in_every_language_and_others_are_left_alone() {
    let nobody = [Player::person(REMOVED_NAME), Player::person("Ben")];
    let seed = Seed::from_number(1);
    let refused = LocalTable::new(rules_of::<Pebbles>(), &options(2), &nobody, seed);
    let why = NameError::Empty;
    assert_eq!(refused.err(), Some(SetupError::Name { seat: A, why }));
    let mut table = local(2);
    while let Some(seat) = table.play().whose_turn() {
        let action = table.play().position().legal_actions()[0].clone();
        table
            .handle(seat, &Request::Act { action }, 0)
            .expect("a legal action");
    }
    let mut record = table.record();
    record.seats[0].name = REMOVED_NAME.to_owned();
    record.seats[1].name = "Player".to_owned();
    assert!(verify(&record, &registry()).unwrap().is_sound());
    let table = LocalTable::from_record(&record, &registry()).expect("a record");
    assert_eq!(table.play().names(Lang::En), ["Player 1", "Player"]);
    assert_eq!(table.play().names(Lang::Pl), ["Gracz 1", "Player"]);
    assert_eq!(table.record().seats, record.seats, "it stays removed");
    let next = table.rematch(Seed::from_number(2)).expect("it is over");
    assert_eq!(next.play().names(Lang::Pl), ["Player", "Gracz 2"]);
}
