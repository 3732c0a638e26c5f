//! What a device can detect by itself about a keeper that breaks its word.

use starboard_kernel::serde_json::{self, json};
use starboard_kernel::{Seat, Seed};
use starboard_table::{
    Checks, Entry, Event, Fresh, Keeper, Plan, Request, SeatFor, Seated, Table, Terms, Wish,
    Witness,
};

use crate::online::{A, C, Club, NEXT_SEED, fresh, plan, play_out, registry};

const FIRST: &str = "first";
/// The rematch, as the keeper of a `Club` names it.
const NEXT: &str = "another";
const OFFERED_NEXT: u8 = 11;

fn club() -> Club {
    Club::three(Plan {
        terms: Terms::Second,
        ..plan(&[SeatFor::Person; 3])
    })
}

fn replayed(log: &[Entry]) -> Table {
    Table::replay(log, &registry()).expect("a log")
}

/// The same log with something changed about the player who took this seat.
fn forged(log: &[Entry], seat: Seat, forge: impl Fn(&mut Seated)) -> Table {
    let mut log = log.to_vec();
    let mut found = 0;
    for entry in &mut log {
        match &mut entry.event {
            Event::Sat(seated) if seated.seat == seat => {
                forge(seated);
                found += 1;
            }
            Event::Opened { seated, .. } => {
                for seated in seated.iter_mut().filter(|seated| seated.seat == seat) {
                    forge(seated);
                    found += 1;
                }
            }
            _ => {}
        }
    }
    assert_eq!(found, 1, "somebody sat down once");
    replayed(&log)
}

fn with_opening(log: &[Entry], forge: impl Fn(&mut String, &mut Option<String>)) -> Table {
    let mut log = log.to_vec();
    let Event::Opened {
        commitment,
        follows,
        ..
    } = &mut log[0].event
    else {
        panic!("a log begins with its opening");
    };
    forge(commitment, follows);
    replayed(&log)
}

/// Ada's device, after it has offered the entropy that a `Club` gives to her seat.
fn ada(club: &Club) -> Witness {
    let mut witness = Witness::default();
    witness.offers(FIRST, Some(club.table.commitment()), &fresh(1));
    witness
}

#[test]
fn a_device_notices_that_its_entropy_or_the_commitment_is_another_or_missing() {
    let club = club();
    let witness = ada(&club);
    let check = |witness: &Witness, table: &Table, seat, commitment, entropy| {
        let expected = Checks {
            commitment,
            entropy,
            rematch: None,
        };
        assert_eq!(witness.check(FIRST, table, seat), expected);
        let is_broken = [commitment, entropy].contains(&Some(false));
        assert_eq!(expected.fail(), is_broken);
    };
    let (yes, no) = (Some(true), Some(false));
    check(&witness, &club.table, Some(A), yes, yes);
    let other = forged(&club.log, A, |seated| seated.entropy = Some(fresh(9)));
    check(&witness, &other, Some(A), yes, no);
    let dropped = forged(&club.log, A, |seated| seated.entropy = None);
    check(&witness, &dropped, Some(A), yes, no);
    let of_others = forged(&club.log, C, |seated| seated.entropy = None);
    check(&witness, &of_others, Some(A), yes, yes);
    let rewritten = with_opening(&club.log, |commitment, _| {
        *commitment = Seed::from_number(6).commitment();
    });
    check(&witness, &rewritten, Some(A), no, yes);

    // A spectator has no part in the seed, and a player who added no entropy cannot tell.
    check(&witness, &dropped, None, yes, None);
    check(&Witness::default(), &dropped, Some(A), None, None);
    // Calling the table a rematch changes nothing.
    let mut knows_another = ada(&club);
    knows_another.offers("another", None, &fresh(4));
    let called = with_opening(&club.log, |_, follows| *follows = Some(NEXT.to_owned()));
    check(&knows_another, &called, Some(A), yes, yes);
    let mut log = club.log.clone();
    if let Event::Opened { follows, .. } = &mut log[0].event {
        *follows = Some(NEXT.to_owned());
    }
    let called = forged(&log, A, |seated| seated.entropy = None);
    check(&knows_another, &called, Some(A), yes, no);

    // Several offers, of which the last was taken; and the seat of another device.
    let mut again = ada(&club);
    again.offers(FIRST, Some("what came later"), &fresh(9));
    check(&again, &other, Some(A), yes, yes);
    again.claims_seat(FIRST);
    check(&again, &other, Some(A), yes, None);
}

/// A finished table whose players have agreed to a rematch, and the log of that one with this seed.
fn rematch(seed: Seed) -> (Club, Vec<Entry>) {
    let mut club = club();
    play_out(&mut club);
    let ask = Request::Ask {
        wish: Wish::Rematch,
        entropy: Some(fresh(OFFERED_NEXT)),
    };
    club.ask("Ada", ask);
    let agree = |number| Request::Answer {
        agrees: true,
        entropy: Some(fresh(number)),
    };
    club.ask("Ben", agree(12));
    let agreed = club.decide("Cyd", agree(13)).expect("agreed");
    let asked = club.table.rematch_of(&agreed).expect("complete");
    let keeper = Keeper {
        seed: &seed,
        next_seed: Some(&NEXT_SEED),
        now: club.now,
        absent: &[],
        next: "",
    };
    let opened = club
        .table
        .open_rematch(FIRST, &asked, Terms::Second, keeper)
        .expect("opened");
    club.add(agreed);
    (club, vec![opened])
}

#[test]
fn a_device_notices_that_a_rematch_has_another_seed_whatever_it_is_called() {
    let (club, log) = rematch(NEXT_SEED);
    let (_, other_log) = rematch(Seed::from_number(1));
    let mut witness = ada(&club);
    witness.offers_for_rematch(FIRST, &fresh(OFFERED_NEXT));
    assert!(witness.hears(FIRST, &club.table));
    assert!(!witness.hears(FIRST, &club.table), "it is known");
    // Everybody moves up one seat.
    let check = |witness: &Witness, table: &Table, entropy, rematch| {
        let expected = Checks {
            commitment: None,
            entropy,
            rematch,
        };
        assert_eq!(witness.check(NEXT, table, Some(C)), expected);
    };
    let (yes, no) = (Some(true), Some(false));
    check(&witness, &replayed(&log), yes, yes);
    check(&witness, &replayed(&other_log), yes, no);
    let dropped = forged(&log, C, |seated| seated.entropy = None);
    check(&witness, &dropped, no, yes);
    for called in [None, Some("a third".to_owned())] {
        let hidden = with_opening(&log, |_, follows| follows.clone_from(&called));
        check(&witness, &hidden, yes, no);
        let hidden = with_opening(&other_log, |_, follows| follows.clone_from(&called));
        check(&witness, &hidden, yes, no);
    }

    // A page that was closed before it heard where the rematch is knows it by what it follows.
    let mut closed = ada(&club);
    closed.offers_for_rematch(FIRST, &fresh(OFFERED_NEXT));
    let finished = replayed(&club.log[..club.log.len() - 1]);
    assert!(closed.hears(FIRST, &finished));
    check(&closed, &replayed(&log), yes, yes);
    check(&closed, &replayed(&other_log), yes, no);

    // What was said first counts.
    let (another_club, _) = rematch(NEXT_SEED);
    let mut log_again = another_club.log;
    let end = log_again.iter_mut().find(|entry| entry.reveal.is_some());
    end.expect("an end").next_commitment = Some(Seed::from_number(1).commitment());
    assert!(!witness.hears(FIRST, &replayed(&log_again)));
    check(&witness, &replayed(&other_log), yes, no);
}

#[test]
fn a_device_reads_what_it_has_kept_and_forgets_what_is_old() {
    let club = club();
    let entropy = "0".repeat(31) + "1";
    let kept = json!([{
        "table": FIRST,
        "entropy": [entropy],
        "next_entropy": [],
        "next_commitment": null,
    }]);
    let mut witness: Witness = serde_json::from_value(kept).expect("an older version wrote it");
    let entropy = |witness: &Witness| witness.check(FIRST, &club.table, Some(A)).entropy;
    assert_eq!(entropy(&witness), Some(true));
    let text = serde_json::to_string(&witness).expect("written");
    assert_eq!(
        serde_json::from_str::<Witness>(&text).ok(),
        Some(witness.clone())
    );
    for number in 0..99 {
        witness.offers(&format!("table {number}"), None, &fresh(2));
    }
    assert_eq!(entropy(&witness), Some(true));
    witness.offers("one more", None, &fresh(2));
    assert_eq!(entropy(&witness), None);
    // So are offers for one seat.
    let offers: Vec<Fresh> = (1..=9).map(fresh).collect();
    for offer in &offers {
        witness.offers(FIRST, None, offer);
    }
    assert_eq!(entropy(&witness), Some(false));
}
