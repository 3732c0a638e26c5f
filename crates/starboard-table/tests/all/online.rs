//! Online tables: requests, refusals, clocks, consent, fairness, and that readers of the log get the
//! same table.

use proptest::prelude::*;
use starboard_kernel::erased::rules_of;
use starboard_kernel::serde_json::{self, json};
use starboard_kernel::toy::Pebbles;
use starboard_kernel::{
    Lang, Level, OptionValues, Registry, RequestedLevel, Seat, Seed, Violations,
};
use starboard_table::{
    ABSENT_AFTER, Absent, Clock, Decision, Entry, Event, Fresh, Keeper, Key, Late, Person, Phase,
    PinnedEdition, Plan, Refusal, Request, STAND_IN_LEVEL, SeatFor, SeatKind, Table, Terms,
    UndoReason, Wish, verify,
};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const MINUTE: u64 = 60_000;
/// Of a rematch.
pub(crate) const NEXT_SEED: Seed = Seed::new([7; 32]);

pub(crate) fn registry() -> Registry {
    Registry::new(vec![rules_of::<Pebbles>()])
}

pub(crate) fn person(name: &str) -> Person {
    Person {
        id: name.to_lowercase(),
        name: name.to_owned(),
    }
}

pub(crate) fn fresh(number: u8) -> Fresh {
    Fresh::try_from(format!("{number:032x}")).expect("32 digits")
}

pub(crate) fn plan(seats: &[SeatFor]) -> Plan {
    let mut options = OptionValues::new();
    options.insert("players".into(), json!(seats.len()));
    Plan {
        public: true,
        chat: true,
        ..Plan::new("pebbles", options, seats.to_vec())
    }
}

/// A keeper with a table, and a reader who knows only the log.
pub(crate) struct Club {
    pub(crate) table: Table,
    pub(crate) reader: Table,
    pub(crate) seed: Seed,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: u64,
    pub(crate) absent: Vec<Absent>,
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "a request is made for the one call"
)]
impl Club {
    pub(crate) fn open(plan: Plan) -> Club {
        let seed = Seed::from_number(5);
        let keeper = Keeper {
            seed: &seed,
            next_seed: Some(&NEXT_SEED),
            now: 1000,
            absent: &[],
            next: "",
        };
        let entry = Table::open(plan, person("Ada"), None, keeper, &registry()).expect("a plan");
        Club::of(entry, seed)
    }

    pub(crate) fn of(entry: Entry, seed: Seed) -> Club {
        Club {
            table: Table::new(&entry, &registry()).expect("a table"),
            reader: Table::new(&through_text(&entry), &registry()).expect("a table"),
            seed,
            now: entry.at,
            log: vec![entry],
            absent: Vec::new(),
        }
    }

    /// Three people at a table whose game has begun.
    pub(crate) fn three(plan: Plan) -> Club {
        let mut club = Club::open(plan);
        for (name, seat) in [("Ada", A), ("Ben", B), ("Cyd", C)] {
            club.sit(name, seat);
        }
        assert_eq!(club.table.phase(), Phase::Playing);
        club
    }

    pub(crate) fn people() -> Club {
        Club::three(plan(&[SeatFor::Person; 3]))
    }

    pub(crate) fn sit(&mut self, name: &str, seat: Seat) {
        let entropy = fresh(seat.number() as u8);
        self.ask(name, Request::Sit { seat, entropy });
    }

    /// Only these players leave the table, and are absent.
    pub(crate) fn leave(&mut self, seats: &[Seat]) {
        let since = self.now;
        let absent = seats.iter().map(|&seat| Absent { seat, since });
        self.absent = absent.collect();
        self.now += ABSENT_AFTER;
    }

    pub(crate) fn keeper(&self) -> Keeper<'_> {
        Keeper {
            seed: &self.seed,
            next_seed: Some(&NEXT_SEED),
            now: self.now,
            absent: &self.absent,
            next: "another",
        }
    }

    pub(crate) fn decide(&self, name: &str, request: Request) -> Result<Entry, Refusal> {
        let decision = self
            .table
            .decide(&person(name), &request, None, self.keeper())?;
        Ok(self.checked(decision))
    }

    /// Checks that the keeper's resulting table equals the one that readers get from the entry.
    pub(crate) fn checked(&self, decision: Decision) -> Entry {
        let mut read = self.table.clone();
        read.add(&through_text(&decision.entry)).expect("it fits");
        let seen = |table: &Table| {
            let position = table.play().map(|play| play.position().clone());
            let players = table.play().map(|play| play.players().to_vec());
            let clocks = table.clocks().clone();
            (
                position,
                players,
                clocks,
                table.wish().cloned(),
                table.sequence(),
            )
        };
        assert_eq!(seen(&decision.table), seen(&read));
        decision.entry
    }

    pub(crate) fn add(&mut self, entry: Entry) {
        self.table.add(&entry).expect("the entry fits");
        self.reader.add(&through_text(&entry)).expect("it fits");
        self.log.push(entry);
    }

    pub(crate) fn ask(&mut self, name: &str, request: Request) {
        let entry = match self.decide(name, request) {
            Ok(entry) => entry,
            Err(refusal) => panic!("{name} is refused: {refusal}"),
        };
        self.add(entry);
    }

    pub(crate) fn act(&mut self, name: &str, action: &str) {
        let action = action.to_owned();
        self.ask(name, Request::Act { action });
    }

    pub(crate) fn refuses(&self, name: &str, request: Request, expected: Refusal) {
        assert_eq!(self.decide(name, request), Err(expected));
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let play = self.table.play().expect("the game has begun");
        let steps = play.history().steps().iter();
        steps.map(|step| step.text.clone()).collect()
    }

    pub(crate) fn kind(&self, seat: Seat) -> SeatKind {
        let play = self.table.play().expect("the game has begun");
        play.kind(seat).expect("a seat")
    }
}

/// An entry after a round trip through JSON.
fn through_text(entry: &Entry) -> Entry {
    let text = serde_json::to_string(entry).expect("an entry can be written");
    serde_json::from_str(&text).expect("and read")
}

pub(crate) fn ask_undo() -> Request {
    Request::Ask {
        wish: Wish::Undo,
        entropy: None,
    }
}

pub(crate) fn answer(agrees: bool) -> Request {
    Request::Answer {
        agrees,
        entropy: None,
    }
}

#[test]
fn a_game_begins_when_the_last_seat_is_taken() {
    let mut club = Club::open(plan(&[
        SeatFor::Person,
        SeatFor::Person,
        SeatFor::Bot(RequestedLevel(2)),
    ]));
    assert_eq!(club.table.phase(), Phase::Gathering);
    assert_eq!(club.table.record(), None);
    club.sit("Ben", B);
    assert_eq!(club.table.phase(), Phase::Gathering);
    club.sit("Ada", A);
    assert_eq!(club.table.phase(), Phase::Playing);
    assert_eq!(club.table.person_to_act(), Some(A));
    assert_eq!(
        club.kind(C),
        SeatKind::Bot {
            level: Level::ALL[1]
        }
    );
    let play = club.table.play().expect("a table");
    assert_eq!(play.names(Lang::En)[..2], ["Ada", "Ben"]);
    assert!(!play.names(Lang::En)[2].is_empty());
}

#[test]
fn seats_are_taken_left_and_changed_before_the_game() {
    let mut club = Club::open(plan(&[SeatFor::Person; 3]));
    let sit = |seat| Request::Sit {
        seat,
        entropy: fresh(9),
    };
    club.sit("Ben", B);
    club.refuses("Cyd", sit(B), Refusal::Taken(B));
    club.refuses("Ben", sit(C), Refusal::Seated(B));
    club.refuses("Cyd", sit(Seat::new(3)), Refusal::NoSuchSeat(Seat::new(3)));
    club.refuses("Cyd", Request::Stand, Refusal::NotSeated);
    let act = Request::Act {
        action: "take 1".into(),
    };
    club.refuses("Ben", act, Refusal::NotBegun);
    club.ask("Ben", Request::Stand);
    assert_eq!(club.table.seat_of("ben"), None);

    let bot = |seat, level| Request::Plan {
        seat,
        by: SeatFor::Bot(RequestedLevel(level)),
    };
    club.refuses("Ben", bot(B, 3), Refusal::NotHost);
    club.refuses("Ada", bot(B, 9), Refusal::Taken(B));
    club.ask("Ada", bot(B, 3));
    club.ask("Ada", bot(C, 4));
    // A table of bots only makes no sense.
    club.refuses("Ada", bot(A, 1), Refusal::Taken(A));
    let person = Request::Plan {
        seat: C,
        by: SeatFor::Person,
    };
    club.ask("Ada", person);
    club.sit("Ada", A);
    assert_eq!(club.table.phase(), Phase::Gathering);
    // The host fills the last seat with a bot, and the game begins.
    club.ask("Ada", bot(C, 4));
    assert_eq!(club.table.phase(), Phase::Playing);
    club.refuses("Cyd", sit(C), Refusal::Begun);
    club.refuses("Ada", Request::Stand, Refusal::Begun);
    club.refuses("Ada", bot(C, 2), Refusal::Begun);
}

#[test]
fn actions_carry_their_outcomes_and_the_reader_needs_no_seed() {
    let mut club = Club::people();
    club.refuses(
        "Ben",
        Request::Act {
            action: "take 1".into(),
        },
        Refusal::NotYourTurn { to_act: A },
    );
    let stranger = Request::Act {
        action: "take 1".into(),
    };
    club.refuses("Dan", stranger, Refusal::NotSeated);
    club.act("Ada", "gamble");
    assert_eq!(club.moves().len(), 2, "the coin has fallen");
    assert!(club.moves()[1].starts_with("coin "));
    club.act("Ben", "take 2");
    let [keeper, reader] = [&club.table, &club.reader].map(|table| {
        let play = table.play().expect("a game");
        play.position().state_hash()
    });
    assert_eq!(keeper, reader);
    assert_eq!(club.reader.record().expect("a game").seed, None);
    let illegal = club.decide(
        "Cyd",
        Request::Act {
            action: "take 7".into(),
        },
    );
    assert!(matches!(illegal, Err(Refusal::Play(_))));
}

/// Plays everything with `take 1` until the game is over.
pub(crate) fn play_out(club: &mut Club) {
    let names = ["Ada", "Ben", "Cyd"];
    while let Some(seat) = club.table.person_to_act() {
        let holder = club.table.seats()[seat.index()].person.clone();
        let name = holder.map_or(names[seat.index()].to_owned(), |person| person.name);
        club.act(&name, "take 1");
    }
}

#[test]
fn the_seed_is_revealed_at_the_end_and_anybody_can_check_it() {
    let mut club = Club::people();
    club.act("Ada", "gamble");
    let unfinished = club.reader.record().expect("a record");
    assert_eq!(unfinished.seed, None);
    let fairness = unfinished.fairness.clone().expect("told");
    assert_eq!(fairness.commitment, club.seed.commitment());
    assert_eq!(fairness.seed, None);
    play_out(&mut club);
    assert_eq!(club.table.phase(), Phase::Over);
    let record = club.reader.record().expect("a record");
    let verdict = verify(&record, &registry()).expect("it can be replayed");
    assert_eq!(verdict.findings, []);
    assert!(verdict.fairness_checked);
    assert_eq!(unfinished.commitment, record.commitment);

    // A keeper that uses another seed or other entropy is caught.
    let mut cheated = record.clone();
    let fairness = cheated.fairness.as_mut().expect("told");
    fairness.entropy[1] = "0".repeat(32);
    assert_eq!(
        verify(&cheated, &registry())
            .expect("replayed")
            .findings
            .len(),
        1
    );
    let mut cheated = record;
    let fairness = cheated.fairness.as_mut().expect("told");
    fairness.seed = Some(Seed::from_number(6));
    assert_eq!(
        verify(&cheated, &registry())
            .expect("replayed")
            .findings
            .len(),
        2
    );
}

#[test]
fn entropy_of_one_seat_changes_every_outcome() {
    let coin = |entropy: u8| {
        let mut club = Club::open(plan(&[SeatFor::Person; 3]));
        club.sit("Ada", A);
        club.sit("Ben", B);
        let entropy = fresh(entropy);
        club.ask("Cyd", Request::Sit { seat: C, entropy });
        club.act("Ada", "gamble");
        club.moves()[1].clone()
    };
    let coins: std::collections::BTreeSet<String> = (0..40).map(coin).collect();
    assert!(coins.len() > 1, "{coins:?}");
}

#[test]
fn undo_by_the_rule_and_by_consent() {
    let mut club = Club::people();
    club.act("Ada", "take 1");
    club.ask("Ada", Request::Undo);
    assert!(club.moves().is_empty());
    club.act("Ada", "take 1");
    club.act("Ben", "take 1");
    let other = Refusal::Undo(UndoReason::OtherPlayer(B));
    club.refuses("Ada", Request::Undo, other);

    club.ask("Ada", ask_undo());
    assert_eq!(club.table.still_asked(), [B, C]);
    club.refuses("Ada", answer(true), Refusal::Answered);
    club.refuses("Ben", ask_undo(), Refusal::Asking);
    club.refuses("Dan", answer(true), Refusal::NotSeated);
    club.ask("Ben", answer(true));
    assert_eq!(club.moves().len(), 2, "one is still missing");
    club.ask("Cyd", answer(true));
    assert_eq!(club.moves(), Vec::<String>::new());
    assert_eq!(club.table.wish(), None);
    assert_eq!(
        club.reader.play().expect("a table").history().steps().len(),
        0
    );
    club.refuses("Cyd", answer(true), Refusal::NothingAsked);

    // A no, a withdrawal, and a move end it.
    club.act("Ada", "take 1");
    club.act("Ben", "take 1");
    club.ask("Ada", ask_undo());
    club.ask("Ben", answer(false));
    assert_eq!(club.table.wish(), None);
    club.ask("Ada", ask_undo());
    club.ask("Ada", answer(false));
    assert_eq!(club.table.wish(), None);
    club.ask("Ada", ask_undo());
    club.act("Cyd", "take 1");
    assert_eq!(club.table.wish(), None);
    assert_eq!(club.moves().len(), 3);
    let nothing = Refusal::Undo(UndoReason::Nothing);
    let fresh_table = Club::people();
    fresh_table.refuses("Ada", ask_undo(), nothing);
}

#[test]
fn the_same_coin_falls_again_after_an_undo() {
    let mut club = Club::people();
    club.act("Ada", "gamble");
    let first = club.moves();
    club.refuses("Ada", Request::Undo, Refusal::Undo(UndoReason::Chance));
    club.ask("Ada", ask_undo());
    club.ask("Ben", answer(true));
    club.ask("Cyd", answer(true));
    assert!(club.moves().is_empty());
    club.act("Ada", "gamble");
    assert_eq!(club.moves(), first);
}

#[test]
fn a_bot_takes_over_for_an_absent_player_and_gives_the_seat_back() {
    let mut club = Club::people();
    let take_over = |seat| Request::Ask {
        wish: Wish::TakeOver { seat },
        entropy: None,
    };
    club.refuses("Ada", take_over(B), Refusal::Present(B));
    club.leave(&[B]);
    club.refuses("Ada", take_over(A), Refusal::OwnSeat);
    club.ask("Ada", take_over(B));
    assert_eq!(club.table.still_asked(), [C], "the absent one is not asked");
    club.ask("Cyd", answer(true));
    assert_eq!(
        club.kind(B),
        SeatKind::Bot {
            level: STAND_IN_LEVEL
        }
    );
    club.act("Ada", "take 1");
    assert_eq!(club.table.bot_to_act(), Some((B, STAND_IN_LEVEL)));
    let entry = club
        .table
        .decide_for_bot(B, "take 2", club.keeper())
        .map(|decision| decision.entry);
    club.add(entry.expect("the bot acts"));
    assert_eq!(club.table.person_to_act(), Some(C));
    club.ask("Ben", Request::Return);
    assert_eq!(club.kind(B), SeatKind::Person);
    club.refuses("Ben", Request::Return, Refusal::AlreadyPerson(B));
    // A player alone needs no consent.
    club.ask("Ben", Request::HandOver);
    assert_eq!(
        club.kind(B),
        SeatKind::Bot {
            level: STAND_IN_LEVEL
        }
    );
    club.refuses("Ben", Request::HandOver, Refusal::NotAPerson(B));
    assert!(
        club.table
            .decide_for_bot(A, "take 1", club.keeper())
            .map(|decision| decision.entry)
            .is_err()
    );
}

#[test]
fn nothing_is_taken_back_behind_the_back_of_whom_a_bot_plays_for() {
    let mut club = Club::people();
    club.act("Ada", "take 1");
    club.act("Ben", "take 1");
    club.ask("Ben", Request::HandOver);
    club.ask("Ada", ask_undo());
    assert_eq!(club.table.still_asked(), [B, C]);
    club.ask("Cyd", answer(true));
    assert_eq!(club.moves().len(), 2, "Ben has not been asked");
    club.ask("Ben", answer(true));
    assert!(club.moves().is_empty());

    // A player who has resigned is not asked.
    club.ask("Ben", Request::Return);
    club.act("Ada", "take 1");
    club.act("Ben", "take 1");
    club.ask("Cyd", Request::Resign);
    club.ask("Ada", ask_undo());
    assert_eq!(club.table.still_asked(), [B]);
}

#[test]
fn a_player_whose_seat_a_bot_plays_does_not_act() {
    let mut club = Club::people();
    let take = || Request::Act {
        action: "take 1".into(),
    };
    club.ask("Ada", Request::HandOver);
    club.refuses("Ada", take(), Refusal::NotAPerson(A));
    club.ask("Ada", Request::Return);
    club.ask("Ada", take());
    club.ask("Ben", Request::Resign);
    club.refuses("Ben", take(), Refusal::Resigned(B));
}

#[test]
fn only_present_players_are_asked_for_a_takeover_and_a_return_cancels_it() {
    let mut club = Club::people();
    let take_over = |seat| Request::Ask {
        wish: Wish::TakeOver { seat },
        entropy: None,
    };
    // Two are absent: the third need not wait for either.
    club.leave(&[B, C]);
    club.ask("Ada", take_over(B));
    assert_eq!(
        club.kind(B),
        SeatKind::Bot {
            level: STAND_IN_LEVEL
        }
    );
    club.ask("Ben", Request::Return);

    club.leave(&[C]);
    club.ask("Ada", take_over(C));
    assert_eq!(club.table.still_asked(), [B]);
    club.refuses("Cyd", answer(true), Refusal::NothingAsked);
    club.ask("Cyd", answer(false));
    assert_eq!(club.table.wish(), None);
    assert_eq!(club.kind(C), SeatKind::Person);
}

#[test]
fn the_host_frees_seats_and_closes_the_table_before_the_game() {
    let mut club = Club::open(plan(&[SeatFor::Person; 3]));
    club.sit("Ben", B);
    let free = |seat| Request::Free { seat };
    club.refuses("Cyd", free(B), Refusal::NotHost);
    club.refuses("Ada", free(C), Refusal::NobodyThere(C));
    club.refuses("Ada", free(Seat::new(3)), Refusal::NoSuchSeat(Seat::new(3)));
    club.ask("Ada", free(B));
    assert_eq!(club.table.seat_of("ben"), None);
    club.sit("Cyd", B);
    club.refuses("Cyd", Request::Close, Refusal::NotHost);
    club.ask("Ada", Request::Close);
    assert_eq!(club.reader.phase(), Phase::Closed);
    club.refuses("Ada", Request::Close, Refusal::Closed);

    let club = Club::people();
    club.refuses("Ada", free(B), Refusal::Begun);
    club.refuses("Ada", Request::Close, Refusal::Begun);
}

#[test]
fn resigning_ends_a_game_of_two_and_reveals_the_seed() {
    let mut club = Club::people();
    club.ask("Ben", Request::Resign);
    assert_eq!(club.table.phase(), Phase::Playing);
    assert_eq!(
        club.kind(B),
        SeatKind::Bot {
            level: STAND_IN_LEVEL
        }
    );
    club.refuses("Ben", Request::Return, Refusal::Resigned(B));
    club.ask("Cyd", Request::Resign);
    assert_eq!(club.table.phase(), Phase::Over);
    let ending = club.reader.play().and_then(|play| play.ending());
    assert_eq!(ending.expect("over").winners, [A]);
    let record = club.reader.record().expect("a record");
    assert_eq!(verify(&record, &registry()).expect("replays").findings, []);
    assert!(record.seed.is_some());
    club.refuses("Ada", Request::Resign, Refusal::Over);
}

#[test]
fn a_rematch_moves_everybody_up_one_seat() {
    let mut club = Club::people();
    let rematch = |entropy: Option<u8>| Request::Ask {
        wish: Wish::Rematch,
        entropy: entropy.map(fresh),
    };
    club.refuses("Ada", rematch(Some(1)), Refusal::NotOver);
    play_out(&mut club);
    club.refuses("Ada", rematch(None), Refusal::NoEntropy);
    club.ask("Ada", rematch(Some(21)));
    club.refuses("Ben", answer(true), Refusal::NoEntropy);
    let agree = |number| Request::Answer {
        agrees: true,
        entropy: Some(fresh(number)),
    };
    club.ask("Ben", agree(22));
    assert_eq!(club.table.neighbours().0, None);
    let last = club.decide("Cyd", agree(23)).expect("agreed");
    assert_eq!(last.next.as_deref(), Some("another"));
    let asked = club.table.rematch_of(&last).expect("complete");
    let seed = Seed::from_number(77);
    let keeper = Keeper {
        seed: &seed,
        next_seed: None,
        now: club.now,
        absent: &[],
        next: "",
    };
    let opening = club
        .table
        .open_rematch("first", &asked, Terms::First, keeper)
        .expect("opened");
    club.add(last);
    assert_eq!(club.reader.neighbours().0, Some("another"));
    club.refuses("Ada", rematch(Some(1)), Refusal::Rematched);

    let mut next = Club::of(opening, seed);
    assert_eq!(next.table.phase(), Phase::Playing);
    assert_eq!(next.table.neighbours().1, Some("first"));
    let seats = ["ada", "ben", "cyd"].map(|id| next.table.seat_of(id));
    assert_eq!(seats, [Some(C), Some(A), Some(B)], "Ben begins");
    play_out(&mut next);
    let record = next.reader.record().expect("a record");
    assert_eq!(verify(&record, &registry()).expect("replays").findings, []);
}

#[test]
fn a_live_clock_runs_for_the_player_to_act() {
    let mut timed = plan(&[SeatFor::Person; 3]);
    timed.clock = Clock::Live {
        minutes: 2,
        increment: 10,
    };
    let mut club = Club::three(timed);
    let start = club.now;
    assert_eq!(club.table.clocks().deadline(), Some(start + 2 * MINUTE));
    club.now += 30_000;
    club.act("Ada", "take 1");
    let left = |club: &Club, seat| club.table.clocks().left(seat, club.now);
    assert_eq!(left(&club, A), Some(2 * MINUTE - 30_000 + 10_000));
    assert_eq!(left(&club, B), Some(2 * MINUTE));
    club.now += MINUTE;
    assert_eq!(left(&club, B), Some(MINUTE));
    assert!(club.table.decide_late(club.keeper()).is_none());
    // Chat does not stop the clock.
    club.ask("Cyd", Request::Say { text: "Hm".into() });
    club.now += MINUTE;
    let late = club
        .table
        .decide_late(club.keeper())
        .map(|decision| decision.entry)
        .expect("the time is over");
    assert_eq!(late.event, Event::Late { seat: B });
    club.add(late);
    assert_eq!(
        club.kind(B),
        SeatKind::Bot {
            level: STAND_IN_LEVEL
        }
    );
    assert_eq!(club.table.clocks().running(), None, "a bot has no clock");
    assert!(club.table.decide_late(club.keeper()).is_none());
    // A player who returns has at least a minute.
    club.ask("Ben", Request::Return);
    assert_eq!(left(&club, B), Some(MINUTE));
    assert_eq!(club.reader.clocks(), club.table.clocks());
}

#[test]
fn a_clock_per_move_restarts_with_every_action() {
    let mut timed = plan(&[SeatFor::Person; 3]);
    timed.clock = Clock::PerMove { days: 2 };
    timed.late = Late::Resign;
    let mut club = Club::three(timed);
    let days = |count: u64| count * 24 * 60 * MINUTE;
    assert_eq!(club.table.clocks().deadline(), Some(club.now + days(2)));
    club.now += days(1);
    club.act("Ada", "take 1");
    assert_eq!(club.table.clocks().deadline(), Some(club.now + days(2)));
    assert_eq!(club.table.clocks().left(A, club.now), None);
    club.now += days(2);
    let late = club
        .table
        .decide_late(club.keeper())
        .map(|decision| decision.entry)
        .expect("the time is over");
    club.add(late);
    assert!(club.table.play().expect("a table").has_resigned(B));
    assert_eq!(club.table.phase(), Phase::Playing);
    // The next resignation ends the game, and the seed is revealed.
    let entry = club
        .table
        .decide_for_bot(B, "take 1", club.keeper())
        .map(|decision| decision.entry);
    club.add(entry.expect("the bot acts"));
    club.now += days(2);
    let late = club
        .table
        .decide_late(club.keeper())
        .map(|decision| decision.entry)
        .expect("the time is over");
    assert_eq!(late.reveal, Some(club.seed));
    club.add(late);
    assert_eq!(club.table.phase(), Phase::Over);
}

#[test]
fn words_are_short_and_can_be_switched_off() {
    let mut club = Club::people();
    let say = |text: &str| Request::Say { text: text.into() };
    club.ask("Ben", say("  Well <b>played</b>!  "));
    let [spoken] = club.reader.messages() else {
        panic!("one message")
    };
    assert_eq!(
        (spoken.name.as_str(), spoken.text.as_str()),
        ("Ben", "Well <b>played</b>!")
    );
    for bad in ["", "   ", "two\nlines", &"x".repeat(201), "bell\u{7}"] {
        club.refuses("Ben", say(bad), Refusal::Message);
    }
    club.refuses("Dan", say("hello"), Refusal::NotSeated);
    for number in 0..300 {
        club.ask("Ada", say(&number.to_string()));
    }
    assert_eq!(club.table.messages().len(), 200, "only the last are kept");
    let mut silent = plan(&[SeatFor::Person; 3]);
    silent.chat = false;
    Club::three(silent).refuses("Ada", say("hello"), Refusal::NoMessages);
}

#[test]
fn a_seat_moves_to_another_device() {
    let mut club = Club::people();
    let phone = person("Ada’s phone");
    let entry = club
        .table
        .decide_seat_moved(A, phone.clone(), None, club.keeper())
        .map(|decision| decision.entry)
        .expect("moved");
    club.add(entry);
    assert_eq!(
        club.table.seat_of("ada"),
        None,
        "the old device has no seat"
    );
    assert_eq!(club.table.seat_of(&phone.id), Some(A));
    let act = Request::Act {
        action: "take 1".into(),
    };
    club.refuses("Ada", act.clone(), Refusal::NotSeated);
    club.ask("Ada’s phone", act);
    let again = club
        .table
        .decide_seat_moved(B, phone, None, club.keeper())
        .map(|decision| decision.entry);
    assert_eq!(again, Err(Refusal::Seated(A)));
}

#[test]
fn the_host_may_change_the_table_from_another_device() {
    let mut club = Club::open(plan(&[SeatFor::Person; 3]));
    club.sit("Ada", A);
    club.sit("Ben", B);
    let moved = |club: &Club, seat, name| {
        club.table
            .decide_seat_moved(seat, person(name), None, club.keeper())
            .map(|decision| decision.entry)
            .expect("moved")
    };
    let entry = moved(&club, B, "Ben’s phone");
    club.add(entry);
    assert_eq!(club.table.host(), &person("Ada"), "that was another's seat");
    let entry = moved(&club, A, "Ada’s phone");
    club.add(entry);
    let bot = Request::Plan {
        seat: C,
        by: SeatFor::Bot(RequestedLevel(1)),
    };
    club.refuses("Ada", bot.clone(), Refusal::NotHost);
    club.ask("Ada’s phone", bot);
    assert_eq!(club.table.phase(), Phase::Playing);
}

#[test]
fn a_table_that_nobody_comes_to_is_closed() {
    let mut club = Club::open(plan(&[SeatFor::Person; 3]));
    let entry = club
        .table
        .decide_close(club.keeper())
        .expect("closed")
        .entry;
    club.add(entry);
    assert_eq!(club.table.phase(), Phase::Closed);
    let sit = Request::Sit {
        seat: A,
        entropy: fresh(1),
    };
    club.refuses("Ada", sit, Refusal::Closed);
    let begun = Club::people();
    assert_eq!(
        begun
            .table
            .decide_close(begun.keeper())
            .map(|decision| decision.entry),
        Err(Refusal::Begun)
    );
}

#[test]
fn keys_and_versions_tell_what_came_after() {
    let mut club = Club::people();
    let before = club.table.sequence();
    let key = Key {
        by: "ada".into(),
        word: "first-move".into(),
    };
    let request = Request::Act {
        action: "take 1".into(),
    };
    let entry = club
        .table
        .decide(&person("Ada"), &request, Some(key.clone()), club.keeper())
        .expect("decided")
        .entry;
    assert_eq!((entry.sequence, &entry.key), (before + 1, &Some(key)));
    club.add(entry);
    assert!(club.table.has_changed_since(before));
    let now = club.table.sequence();
    club.ask("Ben", Request::Say { text: "oh".into() });
    assert!(!club.table.has_changed_since(now), "words change nothing");
    assert_eq!(club.table.sequence(), now + 1);
}

#[test]
fn a_game_that_is_left_to_bots_can_be_ended() {
    let bot = SeatFor::bot(Level::FIRST);
    let mut club = Club::open(plan(&[SeatFor::Person, bot, bot]));
    assert!(!club.table.is_left_to_bots(), "it has not begun");
    club.sit("Ada", A);
    assert!(!club.table.is_left_to_bots());
    club.ask("Ada", Request::HandOver);
    assert!(club.table.is_left_to_bots());
    let mut resigned = Vec::new();
    while club.table.phase() == Phase::Playing {
        let decision = club.table.decide_abandoned(club.keeper()).expect("decided");
        let Event::Resigned { seat } = decision.entry.event else {
            panic!("{:?}", decision.entry);
        };
        resigned.push(seat);
        club.add(decision.entry);
    }
    // Whoever has left it has lost, and so has a bot, until one is left.
    assert_eq!(resigned.len(), 2);
    assert_eq!(resigned[0], A);
    assert!(!club.table.is_left_to_bots());
    assert!(club.log.last().is_some_and(|entry| entry.reveal.is_some()));
    let ended = club.table.decide_abandoned(club.keeper());
    assert_eq!(ended.map(drop), Err(Refusal::Over));

    // The player to act first, and a table that has not begun is closed.
    let mut club = Club::people();
    club.ask(
        "Ada",
        Request::Act {
            action: "take 1".into(),
        },
    );
    let to_act = club.table.person_to_act().expect("a turn");
    let decision = club.table.decide_abandoned(club.keeper()).expect("decided");
    assert_eq!(decision.entry.event, Event::Resigned { seat: to_act });
    let club = Club::open(plan(&[SeatFor::Person; 2]));
    let decision = club.table.decide_abandoned(club.keeper()).expect("decided");
    assert_eq!(decision.entry.event, Event::Closed);
}

#[test]
fn what_others_do_with_their_seats_outdates_no_action() {
    let mut club = Club::people();
    let act = || Request::Act {
        action: "take 1".into(),
    };
    let before = club.table.sequence();
    club.ask("Ben", Request::HandOver);
    club.ask("Ben", Request::Return);
    let outdated = |club: &Club, name: &str, request: &Request, sequence: u64| {
        club.table.is_outdated(&person(name), request, sequence)
    };
    assert!(!outdated(&club, "Ada", &act(), before));
    assert!(!club.table.has_played_since(before));
    // Nor do requests for consent.
    club.leave(&[B]);
    club.now += MINUTE * 3;
    let wish = Wish::TakeOver { seat: B };
    let entropy = None;
    club.ask("Cyd", Request::Ask { wish, entropy });
    assert!(!outdated(&club, "Ada", &act(), before));
    // What depends on the others is outdated, and so is an action of one whose seat has changed hands.
    let agrees = true;
    let entropy = None;
    let answer = Request::Answer { agrees, entropy };
    assert!(outdated(&club, "Ada", &answer, before));
    assert!(outdated(&club, "Ben", &act(), before));
    let own = club.table.sequence();
    club.ask("Ada", Request::HandOver);
    club.ask("Ada", Request::Return);
    assert!(outdated(&club, "Ada", &act(), own));
    assert!(!outdated(&club, "Ada", &Request::Resign, before));
    // The game has moved on, and has been taken back.
    let own = club.table.sequence();
    club.ask("Ada", act());
    assert!(outdated(&club, "Ada", &act(), own));
    let own = club.table.sequence();
    club.ask("Ada", Request::Undo);
    assert!(outdated(&club, "Ada", &act(), own));
    assert!(club.table.has_played_since(own));
}

#[test]
fn a_log_that_does_not_fit_is_refused() {
    let mut club = Club::people();
    let good = club
        .decide(
            "Ada",
            Request::Act {
                action: "take 1".into(),
            },
        )
        .expect("decided");
    let mut gap = good.clone();
    gap.sequence += 1;
    assert!(club.table.add(&gap).is_err());
    let mut wrong_seat = good.clone();
    wrong_seat.event = Event::Moved {
        seat: B,
        moves: vec!["take 1".into()],
    };
    assert!(club.table.add(&wrong_seat).is_err());
    let mut nonsense = good.clone();
    nonsense.event = Event::Moved {
        seat: A,
        moves: vec!["take a break".into()],
    };
    assert!(club.table.add(&nonsense).is_err());
    club.add(good);
    assert!(Table::new(&club.log[1], &registry()).is_err());
}

fn violations(change: impl FnOnce(&mut Plan)) -> Vec<String> {
    let mut plan = plan(&[SeatFor::Person, SeatFor::Bot(RequestedLevel(1))]);
    change(&mut plan);
    let result = plan.check(&registry());
    let Violations(found) = result.err().unwrap_or_default();
    found.into_iter().map(|violation| violation.at).collect()
}

#[test]
fn what_belongs_to_one_device_is_refused_online() {
    let mut local = plan(&[SeatFor::Person, SeatFor::Bot(RequestedLevel(1))]);
    local.shared_device = true;
    local.names = vec!["Ada".into(), "Robot".into()];
    local.daily = "2026-11-15".parse().ok();
    local.start = Some(json!({}));
    let Violations(found) = local.check_online(&registry()).expect_err("refused");
    let fields: Vec<&str> = found.iter().map(|found| found.at.as_str()).collect();
    assert_eq!(fields, ["shared_device", "names", "daily", "start"]);
    let club = Club::people();
    let bot = Request::SetBot {
        seat: B,
        level: RequestedLevel(2),
    };
    club.refuses("Ada", bot, Refusal::NotShared);
    let name = "Eve".to_owned();
    let request = Request::SetPerson { seat: B, name };
    club.refuses("Ada", request, Refusal::NotShared);
}

#[test]
fn plans_that_cannot_be_are_refused_with_every_reason() {
    assert_eq!(violations(|_| {}), Vec::<String>::new());
    assert_eq!(violations(|plan| plan.seats.truncate(1)), ["seats"]);
    assert_eq!(
        violations(|plan| plan.seats = vec![
            SeatFor::Bot(RequestedLevel(0)),
            SeatFor::Bot(RequestedLevel(6))
        ]),
        ["seats[0].bot", "seats[1].bot", "seats"]
    );
    assert_eq!(
        violations(|plan| plan.clock = Clock::PerMove { days: 8 }),
        ["clock.per-move.days"]
    );
    assert_eq!(
        violations(|plan| {
            plan.clock = Clock::Live {
                minutes: 0,
                increment: 999,
            };
        }),
        ["clock.live.minutes", "clock.live.increment"]
    );
    let unknown = violations(|plan| plan.game = "chess".into());
    assert_eq!(unknown.len(), 1);
}

#[test]
fn a_log_pins_its_edition() {
    let mut first = plan(&[SeatFor::Person; 2]);
    let mut second = first.clone();
    second.options.insert("edition".into(), json!("second"));
    let opened = |plan: Plan| Club::open(plan).log[0].clone();

    let entry = opened(second.clone());
    let text = serde_json::to_value(&entry).expect("JSON");
    let pinned = json!({ "name": "reversed", "rules": 1 });
    assert_eq!(text["event"]["opened"]["plan"]["edition"], pinned, "{text}");

    // Logs from before there were editions name neither edition nor option.
    let entry = opened(first.clone());
    let mut text = serde_json::to_value(&entry).expect("JSON");
    let plan = &mut text["event"]["opened"]["plan"];
    assert_eq!(plan.get("edition"), None);
    let options = plan["options"].as_object_mut().expect("an object");
    assert_eq!(options.remove("edition"), Some(json!("first")));
    let old: Entry = serde_json::from_value(text).expect("an entry");
    assert!(Table::new(&old, &registry()).is_ok());

    let check = |plan: &Plan, expected: &str| {
        let error = plan.check(&registry()).expect_err(expected).to_string();
        assert!(error.contains(expected), "{error}");
    };
    let pin = |name: &str, rules| {
        let name = name.to_owned();
        Some(Box::new(PinnedEdition { name, rules }))
    };
    first.edition = pin("deluxe", 1);
    check(&first, "edition \"deluxe\", rules version 1 of pebbles");
    first.edition = pin("standard", 2);
    check(&first, "it has \"standard\" (rules version 1)");
    first.edition = pin("reversed", 1);
    check(&first, "\"reversed\" (rules version 1) is pinned");
    second.edition = pin("reversed", 1);
    assert!(second.check(&registry()).is_ok());
}

#[test]
fn entropy_is_32_digits() {
    for bad in ["", "12", &"g".repeat(32), &"A".repeat(32), &"0".repeat(33)] {
        assert!(Fresh::try_from(bad.to_owned()).is_err(), "{bad}");
    }
}

proptest! {
    /// Random requests: a refused one changes nothing, any other fits the log, and readers of the
    /// log get the keeper's table.
    #[test]
    fn random_requests_keep_reader_and_keeper_together(
        wishes in proptest::collection::vec((0_u8..4, 0_u8..14, 0_u8..4), 1..120)
    ) {
        let mut timed = plan(&[SeatFor::Person; 3]);
        timed.clock = Clock::Live { minutes: 1, increment: 5 };
        let mut club = Club::open(timed);
        for (who, what, detail) in wishes {
            club.now += u64::from(detail) * 7_000;
            club.absent = vec![Absent {
                seat: Seat::new(usize::from(detail) % 3),
                since: club.now.saturating_sub(u64::from(what) * 12_000),
            }];
            let name = ["Ada", "Ben", "Cyd", "Dan"][usize::from(who)];
            let seat = Seat::new(usize::from(detail));
            let request = match what {
                0 | 1 => Request::Sit { seat, entropy: fresh(detail) },
                2 => Request::Stand,
                3 if who == 0 => Request::Free { seat },
                3 => Request::Plan { seat, by: SeatFor::Bot(RequestedLevel(detail)) },
                4..=6 => Request::Act { action: ["take 1", "take 2", "take 3", "gamble"][usize::from(detail)].into() },
                7 => Request::Undo,
                8 => Request::Ask { wish: [Wish::Undo, Wish::Rematch, Wish::TakeOver { seat }][usize::from(detail) % 3], entropy: Some(fresh(detail)) },
                9 | 10 => Request::Answer { agrees: detail > 0, entropy: Some(fresh(detail)) },
                11 => if detail == 0 { Request::Resign } else { Request::HandOver },
                12 => Request::Return,
                _ => Request::Say { text: "hm".into() },
            };
            if let Some(Decision { entry: late, .. }) = club.table.decide_late(club.keeper()) {
                club.add(late);
            }
            if let Ok(entry) = club.decide(name, request) {
                club.add(entry);
            }
            if let Some((seat, _)) = club.table.bot_to_act() {
                let entry = club.table.decide_for_bot(seat, "take 1", club.keeper()).map(|decision| decision.entry);
                club.add(entry.expect("take 1 is always possible"));
            }
            prop_assert_eq!(club.table.phase(), club.reader.phase());
            prop_assert_eq!(club.table.wish(), club.reader.wish());
            prop_assert_eq!(club.table.clocks(), club.reader.clocks());
            prop_assert_eq!(club.table.record(), club.reader.record());
            prop_assert_eq!(club.table.phase() == Phase::Over, club.table.record().is_some_and(|r| r.seed.is_some()));
        }
        // Rebuilt from its log, the table is the same.
        let mut again = Table::new(&club.log[0], &registry()).expect("a table");
        for entry in &club.log[1..] {
            again.add(entry).expect("it fits");
        }
        prop_assert_eq!(again.record(), club.table.record());
        prop_assert_eq!(again.clocks(), club.table.clocks());
    }
}
