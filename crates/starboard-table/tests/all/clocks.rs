//! What the tests of clocks share: times, clocks, and random play by three people.

use std::ops::Range;

use proptest::collection::{VecStrategy, vec};
use starboard_kernel::Seat;
use starboard_table::{Absent, Clock, Entry, Request, Table, Wish};

use crate::online::{C, Club, MINUTE, answer, ask_undo};

pub(crate) const SECOND: u64 = 1000;
pub(crate) const HOUR: u64 = 60 * MINUTE;
pub(crate) const DAY: u64 = 24 * HOUR;
pub(crate) const BLITZ: Clock = Clock::Live {
    minutes: 1,
    increment: 5,
};
pub(crate) const DAILY: Clock = Clock::PerMove { days: 1 };
const NAMES: [&str; 3] = ["Ada", "Ben", "Cyd"];

/// Who makes a request, which one, a detail of it, and how long they wait before.
type Ask = (Range<usize>, Range<u8>, Range<u8>, Range<u64>);

pub(crate) fn asks() -> VecStrategy<Ask> {
    vec((0..3, 0..12, 0..4, 0..100), 1..150)
}

fn request(what: u8, detail: u8) -> Request {
    let seat = Seat::new(usize::from(detail) % 3);
    match what {
        0..=3 => Request::Act {
            action: ["take 1", "take 2", "gamble", "take 1"][usize::from(detail)].into(),
        },
        4 | 5 => Request::Undo,
        6 => ask_undo(),
        7 => answer(detail > 0),
        8 => Request::HandOver,
        9 => Request::Return,
        10 if detail == 0 => Request::Remove { seat: C },
        10 if detail == 1 => Request::Readmit { seat: C },
        10 => Request::Ask {
            wish: Wish::TakeOver { seat },
            entropy: None,
        },
        _ => Request::Say { text: "hm".into() },
    }
}

/// Plays at random: `follow` gets every entry, with the tables before and after it, and `check` is
/// called after every request.
pub(crate) fn play_at_random(
    club: &mut Club,
    asks: Vec<(usize, u8, u8, u64)>,
    mut follow: impl FnMut(&Table, &Table, &Entry),
    mut check: impl FnMut(&Club),
) {
    let is_live = matches!(club.table.plan().clock, Clock::Live { .. });
    let unit = if is_live { 400 } else { HOUR / 4 };
    let mut settle = |club: &mut Club, entry: Entry| {
        let before = club.table.clone();
        club.add(entry.clone());
        follow(&before, &club.table, &entry);
    };
    for (who, what, detail, wait) in asks {
        club.now += wait * unit;
        let since = club.now.saturating_sub(wait * 4 * SECOND);
        let seat = Seat::new(who);
        club.absent = vec![Absent { seat, since }];
        if let Some(late) = club.table.decide_late(club.keeper()) {
            settle(club, late.entry);
        }
        // The player whose turn it is acts, so that games progress; the others make other requests.
        let request = request(what, detail);
        let name = match (&request, club.table.person_to_act()) {
            (Request::Act { .. }, Some(seat)) => NAMES[seat.index()],
            _ => NAMES[who],
        };
        if let Ok(entry) = club.decide(name, request) {
            settle(club, entry);
        }
        if detail > 0
            && let Some((seat, _)) = club.table.bot_to_act()
        {
            let acted = club.table.decide_for_bot(seat, "take 1", club.keeper());
            settle(club, acted.expect("always possible").entry);
        }
        check(club);
    }
}
