//! The second terms of tables: clocks that nothing refills, takeovers, removals, and the commitment of a
//! rematch.

use proptest::prelude::*;
use starboard_kernel::serde_json::{self, json};
use starboard_kernel::{Seat, Seed};
use starboard_table::{
    ABSENT_AFTER, Absent, Clock, Entry, Event, Finding, Keeper, LocalTable, Phase, Plan, Player,
    Refusal, Request, STAND_IN_LEVEL, SeatFor, SeatKind, TAKEOVER_AFTER, Table, Terms, UndoReason,
    Wish, verify_online,
};

use crate::clocks::{BLITZ, DAILY, DAY, HOUR, SECOND, asks, play_at_random};
use crate::online::{
    A, B, C, Club, MINUTE, NEXT_SEED, answer, ask_undo, fresh, plan, play_out, registry,
};

/// Of the rematch's rematch.
const LATER_SEED: Seed = Seed::new([8; 32]);
const BOT: SeatKind = SeatKind::Bot {
    level: STAND_IN_LEVEL,
};

fn second(clock: Clock) -> Plan {
    Plan {
        terms: Terms::Second,
        clock,
        ..plan(&[SeatFor::Person; 3])
    }
}

fn club(clock: Clock) -> Club {
    Club::three(second(clock))
}

fn left(club: &Club, seat: Seat) -> Option<u64> {
    club.table.clocks().left(seat, club.now)
}

/// What the keeper decides by itself, as soon as it can.
fn attend(club: &mut Club) {
    if let Some(late) = club.table.decide_late(club.keeper()) {
        club.add(late.entry);
    }
    while let Some((seat, _)) = club.table.bot_to_act() {
        let acted = club.table.decide_for_bot(seat, "take 1", club.keeper());
        club.add(acted.expect("always possible").entry);
    }
}

fn opening(plan: Plan) -> serde_json::Value {
    let club = Club::open(plan);
    serde_json::to_value(&club.log[0]).expect("an entry can be written")
}

#[test]
fn a_log_names_its_terms_and_then_always_its_edition() {
    let first = opening(plan(&[SeatFor::Person; 3]));
    let first = &first["event"]["opened"]["plan"];
    assert_eq!(
        (first.get("terms"), first.get("edition")),
        (None, None),
        "as 0.1.0 wrote it"
    );
    let mut entry = opening(second(Clock::None));
    let opened = &entry["event"]["opened"]["plan"];
    assert_eq!(opened["terms"], json!(2));
    assert_eq!(opened["edition"], json!({ "name": "standard", "rules": 1 }));
    let read = |entry: &serde_json::Value| serde_json::from_value::<Entry>(entry.clone());
    assert!(Table::new(&read(&entry).expect("an entry"), &registry()).is_ok());
    entry["event"]["opened"]["plan"]["terms"] = json!(3);
    let newer = read(&entry).expect_err("unknown terms").to_string();
    assert!(
        newer.contains("terms 3") && newer.contains("update"),
        "{newer}"
    );

    let players = [Player::person("Ada"), Player::person("Ben")];
    let rules = starboard_kernel::erased::rules_of::<starboard_kernel::toy::Pebbles>();
    let local = LocalTable::new(
        rules,
        &json!({"players": 2})
            .as_object()
            .unwrap()
            .clone()
            .into_iter()
            .collect(),
        &players,
        Seed::from_number(1),
    );
    let local = local.expect("a table");
    assert_eq!(local.table().plan().terms, Terms::Second);
    assert!(local.table().plan().edition.is_some());
}

#[test]
fn handing_over_and_returning_does_not_refill_a_clock() {
    let mut live = club(BLITZ);
    live.now += 15 * SECOND;
    live.ask("Ada", Request::HandOver);
    live.ask("Ada", Request::Return);
    assert_eq!(left(&live, A), Some(45 * SECOND));
    live.now += 40 * SECOND;
    live.ask("Ada", Request::HandOver);
    live.now += HOUR;
    live.ask("Ada", Request::Return);
    assert_eq!(left(&live, A), Some(5 * SECOND), "a bot's time is not hers");

    let mut slow = club(DAILY);
    slow.now += 20 * HOUR;
    slow.ask("Ada", Request::HandOver);
    slow.ask("Ada", Request::Return);
    assert_eq!(left(&slow, A), Some(4 * HOUR));
    // A bot's action ends the decision; the next one has its own day.
    slow.ask("Ada", Request::HandOver);
    attend(&mut slow);
    slow.ask("Ada", Request::Return);
    slow.act("Ben", "take 1");
    slow.act("Cyd", "take 1");
    assert_eq!(left(&slow, A), Some(DAY));
}

#[test]
fn an_undo_takes_the_increment_back_and_keeps_the_time() {
    let mut live = club(BLITZ);
    for _ in 0..20 {
        live.now += SECOND;
        live.act("Ada", "take 1");
        live.ask("Ada", Request::Undo);
    }
    assert_eq!(left(&live, A), Some(40 * SECOND));
    live.act("Ada", "take 1");
    assert_eq!(
        left(&live, A),
        Some(45 * SECOND),
        "a move that stands earns it"
    );
    // By consent, everything that is undone gives its increment back.
    live.now += 3 * SECOND;
    live.act("Ben", "take 1");
    live.ask("Ada", ask_undo());
    live.ask("Ben", answer(true));
    live.ask("Cyd", answer(true));
    assert_eq!(
        [A, B, C].map(|seat| left(&live, seat)),
        [Some(40 * SECOND), Some(57 * SECOND), Some(60 * SECOND)]
    );

    let mut slow = club(DAILY);
    for _ in 0..3 {
        slow.now += 6 * HOUR;
        slow.act("Ada", "take 1");
        slow.now += HOUR;
        slow.ask("Ada", Request::Undo);
    }
    assert_eq!(left(&slow, A), Some(6 * HOUR), "Ben's hours are his");
    slow.act("Ada", "take 1");
    assert_eq!(left(&slow, B), Some(DAY), "what he is asked now is new");
}

#[test]
fn nobody_runs_out_of_time_by_an_undo() {
    let mut live = club(Clock::Live {
        minutes: 1,
        increment: 30,
    });
    live.act("Ada", "take 1");
    live.act("Ben", "take 1");
    live.act("Cyd", "take 1");
    live.now += 70 * SECOND;
    assert_eq!(left(&live, A), Some(20 * SECOND));
    live.refuses("Ada", ask_undo(), Refusal::Undo(UndoReason::Time));
    live.act("Ada", "take 1");
    // Enough when Ben asks, but not when the last of the others agrees.
    live.now += 55 * SECOND;
    live.ask("Ben", ask_undo());
    live.ask("Ada", answer(true));
    live.now += 10 * SECOND;
    live.refuses("Cyd", answer(true), Refusal::Undo(UndoReason::Time));
    live.ask("Cyd", answer(false));

    let mut slow = club(DAILY);
    slow.now += DAY;
    attend(&mut slow);
    assert_eq!(slow.kind(A), BOT);
    slow.ask("Ada", Request::Return);
    slow.refuses("Ada", ask_undo(), Refusal::Undo(UndoReason::Time));
}

#[test]
fn a_player_who_ran_out_of_time_returns_once() {
    let mut live = club(BLITZ);
    let run_out = |club: &mut Club| {
        club.now += 2 * MINUTE;
        let late = club.table.decide_late(club.keeper()).expect("late");
        club.add(late.entry);
        assert_eq!(club.kind(A), BOT);
    };
    run_out(&mut live);
    live.ask("Ada", Request::Return);
    assert_eq!(left(&live, A), Some(MINUTE));
    run_out(&mut live);
    live.refuses("Ada", Request::Return, Refusal::TimeUp(A));

    let mut slow = club(DAILY);
    slow.now += DAY;
    let late = slow.table.decide_late(slow.keeper()).expect("late");
    slow.add(late.entry);
    slow.refuses("Ada", Request::Return, Refusal::TimeUp(A));
    attend(&mut slow);
    slow.ask("Ada", Request::Return);
}

#[test]
fn a_bot_takes_over_after_two_minutes_or_the_deadline() {
    let take_over = |seat| Request::Ask {
        wish: Wish::TakeOver { seat },
        entropy: None,
    };
    for clock in [
        Clock::None,
        Clock::Live {
            minutes: 10,
            increment: 0,
        },
    ] {
        let mut club = club(clock);
        club.leave(&[A]);
        let millis = Some(TAKEOVER_AFTER - ABSENT_AFTER);
        let refusal = Refusal::TooSoon { seat: A, millis };
        assert_eq!(refusal.wait(), millis);
        club.refuses("Ben", take_over(A), refusal);
        club.now += TAKEOVER_AFTER - ABSENT_AFTER;
        // Cyd has just lost the connection and is still asked.
        club.absent.push(Absent {
            seat: C,
            since: club.now,
        });
        club.ask("Ben", take_over(A));
        assert_eq!(club.table.still_asked(), [C]);
        club.ask("Ben", answer(false));
        club.now += ABSENT_AFTER;
        club.ask("Ben", take_over(A));
        assert_eq!(club.kind(A), BOT, "Ben alone is present");
    }

    let mut slow = club(DAILY);
    slow.leave(&[A, B]);
    slow.now += 20 * HOUR;
    let until = |millis| Refusal::TooSoon { seat: A, millis };
    let left = left(&slow, A);
    slow.refuses("Cyd", take_over(A), until(left));
    let millis = None;
    slow.refuses("Cyd", take_over(B), Refusal::TooSoon { seat: B, millis });
    slow.now += 4 * HOUR;
    attend(&mut slow);
    assert_eq!(slow.kind(A), BOT, "without being asked");
}

#[test]
fn the_host_hands_a_seat_to_a_bot_and_lets_its_player_return() {
    let mut club = club(Clock::None);
    let remove = |seat| Request::Remove { seat };
    let readmit = |seat| Request::Readmit { seat };
    club.refuses("Ben", remove(C), Refusal::NotHost);
    club.refuses("Ada", remove(A), Refusal::OwnSeat);
    club.refuses("Ada", readmit(C), Refusal::NotRemoved(C));
    club.ask("Ada", remove(C));
    assert_eq!(
        club.log.last().map(|entry| &entry.event),
        Some(&Event::Removed { seat: C })
    );
    assert_eq!(club.kind(C), BOT);
    club.refuses("Ada", remove(C), Refusal::Removed(C));
    for request in [
        Request::Return,
        Request::Say { text: "!".into() },
        ask_undo(),
    ] {
        club.refuses("Cyd", request, Refusal::Removed(C));
    }
    // Cyd's consent is not needed.
    club.act("Ada", "take 1");
    club.act("Ben", "take 1");
    club.ask("Ada", ask_undo());
    assert_eq!(club.table.still_asked(), [B]);
    club.ask("Ben", answer(false));
    club.ask("Ada", readmit(C));
    club.ask("Cyd", Request::Return);
    assert_eq!(club.kind(C), SeatKind::Person);

    // In a rematch a bot has the seat.
    club.ask("Ada", remove(C));
    while club.table.phase() == Phase::Playing {
        attend(&mut club);
        if let Some(seat) = club.table.person_to_act() {
            club.act(["Ada", "Ben", "Cyd"][seat.index()], "take 1");
        }
    }
    let rematch = |number| Request::Ask {
        wish: Wish::Rematch,
        entropy: Some(fresh(number)),
    };
    club.refuses("Cyd", rematch(9), Refusal::Removed(C));
    club.ask("Ada", rematch(7));
    let agree = Request::Answer {
        agrees: true,
        entropy: Some(fresh(8)),
    };
    let last = club.decide("Ben", agree).expect("agreed");
    let asked = club.table.rematch_of(&last).expect("complete");
    let next = club
        .table
        .open_rematch("first", &asked, Terms::Second, club.keeper());
    let next = Table::new(&next.expect("opened"), &registry()).expect("a table");
    assert_eq!(next.phase(), Phase::Playing);
    assert_eq!(next.seat_of("cyd"), None);
    assert_eq!(next.seats()[B.index()].by, BOT, "seats rotate");

    Club::people().refuses("Ada", remove(C), Refusal::NotHere);
}

#[test]
fn the_commitment_of_a_rematch_comes_with_the_seed() {
    let mut club = club(Clock::None);
    club.act("Ada", "gamble");
    assert_eq!(club.table.next_commitment(), None);
    play_out(&mut club);
    let last = club.log.last().expect("entries").clone();
    assert_eq!(last.reveal, Some(club.seed));
    assert_eq!(last.next_commitment, Some(NEXT_SEED.commitment()));
    assert_eq!(
        club.reader.next_commitment(),
        Some(NEXT_SEED.commitment().as_str())
    );
    // Neither comes without the other.
    let mut before = Table::replay(&club.log[..club.log.len() - 1], &registry()).expect("a log");
    let mut without = last.clone();
    without.next_commitment = None;
    assert!(before.clone().add(&without).is_err());
    assert!(before.add(&last).is_ok());

    let rematch = Request::Ask {
        wish: Wish::Rematch,
        entropy: Some(fresh(1)),
    };
    club.ask("Ada", rematch);
    let agree = |number| Request::Answer {
        agrees: true,
        entropy: Some(fresh(number)),
    };
    club.ask("Ben", agree(2));
    let agreed = club.decide("Cyd", agree(3)).expect("agreed");
    let asked = club.table.rematch_of(&agreed).expect("complete");
    let opened = |seed: &Seed| {
        let keeper = Keeper {
            seed,
            next_seed: Some(&LATER_SEED),
            now: club.now,
            absent: &[],
            next: "",
        };
        let entry = club
            .table
            .open_rematch("first", &asked, Terms::Second, keeper);
        let mut next = Club::of(entry.expect("opened"), *seed);
        play_out(&mut next);
        next.reader.record().expect("a record")
    };
    let first = club.reader.record().expect("a record");
    let check = |record, follows, expected: &[Finding]| {
        let verdict = verify_online(record, follows, &registry()).expect("replays");
        assert_eq!(verdict.findings, expected);
    };
    let honest = opened(&NEXT_SEED);
    let forged = opened(&Seed::from_number(1));
    check(&first, None, &[]);
    check(&honest, Some(&first), &[]);
    check(&forged, Some(&first), &[Finding::OtherPromise]);
    check(&first, Some(&honest), &[Finding::OtherPromise]);
    let mut old = club.reader.record().expect("a record");
    old.fairness.as_mut().expect("told").next_commitment = None;
    check(&honest, Some(&old), &[Finding::NoPromise]);
    let mut local = club.reader.record().expect("a record");
    local.fairness = None;
    check(&local, None, &[Finding::NoFairness]);
}

#[test]
fn an_undo_request_says_that_chance_repeats_itself() {
    let mut club = club(Clock::None);
    club.act("Ada", "take 1");
    assert!(!club.table.undo_repeats_chance(A));
    club.act("Ben", "gamble");
    assert!(club.table.undo_repeats_chance(A));
    club.ask("Ada", ask_undo());
    assert!(club.reader.wish().expect("open").repeats_chance);
    let before = club.moves();
    club.ask("Ben", answer(true));
    club.ask("Cyd", answer(true));
    club.act("Ada", "take 1");
    club.ask("Ada", Request::Undo);
    club.act("Ada", "take 1");
    club.act("Ben", "gamble");
    assert_eq!(club.moves(), before);
}

/// What a fair clock has to know besides the table.
#[derive(Default)]
struct Ledger {
    /// The time of the last entry.
    last: Option<u64>,
    /// Time for which each seat's clock ran, as far as there was any.
    used: [u64; 3],
    returns: [u64; 3],
    /// Moves that stand and were made on the clock: seat, steps before, and time left before.
    moves: Vec<(Seat, usize, u64)>,
    /// What each seat had left for the decision that it has not made.
    pending: [Option<u64>; 3],
}

impl Ledger {
    /// Checks an entry against what was known before it.
    fn follow(&mut self, before: &Table, after: &Table, entry: &Entry, clock: Clock) {
        let steps = |table: &Table| table.play().map_or(0, |play| play.history().steps().len());
        let (was, is) = (steps(before), steps(after));
        let running = before.clocks().running();
        let last = self.last.replace(entry.at).unwrap_or(before.times().1);
        if let Some(seat) = running {
            let had = before.clocks().left(seat, last).expect("it runs");
            let had_then = before.clocks().left(seat, entry.at).expect("it runs");
            self.used[seat.index()] += had - had_then;
            self.pending[seat.index()] = Some(had_then);
        }
        if let Event::Moved { seat, .. } = entry.event {
            let pending = self.pending[seat.index()].take();
            if running == Some(seat) {
                self.moves.push((seat, was, pending.expect("it ran")));
            }
        }
        if is < was {
            let mut own = None;
            while let Some((seat, from, left)) = self.moves.pop_if(|&mut (_, from, _)| from >= is) {
                if from == is {
                    own = Some((seat, left));
                }
            }
            let next = after.person_to_act();
            for seat in [A, B, C] {
                let index = seat.index();
                self.pending[index] = match own {
                    Some((undone, left)) if undone == seat => {
                        Some(self.pending[index].map_or(left, |pending| pending.min(left)))
                    }
                    _ if next == Some(seat) => self.pending[index],
                    _ => None,
                };
            }
        }
        if let Event::Returned { seat } = entry.event
            && before.clocks().left(seat, entry.at) == Some(0)
        {
            self.returns[seat.index()] += 1;
        }
        for seat in [A, B, C] {
            let index = seat.index();
            let Some(left) = after.clocks().left(seat, entry.at) else {
                continue;
            };
            match clock {
                Clock::None => unreachable!("there is a clock"),
                Clock::Live { minutes, increment } => {
                    let standing = self.moves.iter().filter(|(own, ..)| *own == seat).count();
                    let earned = standing as u64 * u64::from(increment) * SECOND;
                    let total = u64::from(minutes) * MINUTE + earned + self.returns[index] * MINUTE;
                    assert_eq!(left + self.used[index], total, "seat {seat}, {entry:?}");
                    assert!(self.returns[index] <= 1);
                }
                Clock::PerMove { .. } => {
                    assert!(
                        left <= self.pending[index].unwrap_or(DAY),
                        "seat {seat}, {entry:?}"
                    );
                }
            }
        }
    }
}

proptest! {
    /// Whatever players request, none has more time than they started with, plus the increments of
    /// moves that stand.
    #[test]
    fn no_request_refills_a_clock(is_live: bool, asks in asks()) {
        let clock = if is_live { BLITZ } else { DAILY };
        let mut ledger = Ledger::default();
        let follow = |before: &Table, after: &Table, entry: &Entry| {
            ledger.follow(before, after, entry, clock);
        };
        play_at_random(&mut club(clock), asks, follow, |club| {
            assert_eq!(club.table.clocks(), club.reader.clocks());
        });
    }
}
