//! The first terms of tables, those of version 0.1.0: games that were started with them keep them,
//! whatever the second terms have changed.

use std::cell::RefCell;

use proptest::prelude::*;
use starboard_kernel::Seat;
use starboard_table::{
    Clock, Entry, Event, Plan, Refusal, Request, STAND_IN_LEVEL, SeatFor, SeatKind, Table, Terms,
    Wish,
};

use crate::clocks::{BLITZ, DAILY, DAY, HOUR, SECOND, asks, play_at_random};
use crate::online::{A, B, C, Club, MINUTE, answer, ask_undo, plan};

fn club(clock: Clock) -> Club {
    let plan = Plan {
        clock,
        ..plan(&[SeatFor::Person; 3])
    };
    assert_eq!(plan.terms, Terms::First);
    Club::three(plan)
}

fn left(club: &Club) -> [Option<u64>; 3] {
    [A, B, C].map(|seat| club.table.clocks().left(seat, club.now))
}

#[test]
fn a_player_who_returns_to_a_live_game_has_a_minute() {
    let mut live = club(BLITZ);
    live.now += 15 * SECOND;
    live.ask("Ada", Request::HandOver);
    assert_eq!(left(&live)[0], Some(45 * SECOND));
    live.ask("Ada", Request::Return);
    assert_eq!(left(&live), [Some(MINUTE); 3]);
    // As often as they like, also after their time has run out.
    for _ in 0..3 {
        live.now += 2 * MINUTE;
        let late = live.table.decide_late(live.keeper()).expect("late");
        live.add(late.entry);
        live.ask("Ada", Request::Return);
        assert_eq!(left(&live), [Some(MINUTE); 3]);
    }
}

#[test]
fn an_undo_leaves_the_increment() {
    let mut live = club(BLITZ);
    for _ in 0..20 {
        live.now += SECOND;
        live.act("Ada", "take 1");
        live.ask("Ada", Request::Undo);
    }
    assert_eq!(left(&live)[0], Some(140 * SECOND));
    live.act("Ada", "take 1");
    live.now += 3 * SECOND;
    live.act("Ben", "take 1");
    live.ask("Ada", ask_undo());
    live.ask("Ben", answer(true));
    live.ask("Cyd", answer(true));
    let expected = [145 * SECOND, 62 * SECOND, 60 * SECOND];
    assert_eq!(left(&live), expected.map(Some));
}

#[test]
fn a_correspondence_game_gives_the_full_time_again() {
    let mut slow = club(DAILY);
    slow.now += 20 * HOUR;
    slow.ask("Ada", Request::HandOver);
    slow.ask("Ada", Request::Return);
    assert_eq!(left(&slow), [Some(DAY), None, None]);
    slow.now += 20 * HOUR;
    slow.act("Ada", "take 1");
    slow.now += HOUR;
    slow.ask("Ada", Request::Undo);
    assert_eq!(left(&slow), [Some(DAY), None, None]);
}

#[test]
fn a_bot_takes_over_after_a_short_absence_and_nobody_is_removed() {
    let take_over = Request::Ask {
        wish: Wish::TakeOver { seat: A },
        entropy: None,
    };
    for clock in [Clock::None, BLITZ, DAILY] {
        let mut club = club(clock);
        club.refuses("Ada", Request::Remove { seat: B }, Refusal::NotHere);
        club.leave(&[A, C]);
        club.now -= 1;
        club.refuses("Ben", take_over.clone(), Refusal::Present(A));
        club.now += 1;
        club.ask("Ben", take_over.clone());
        let level = STAND_IN_LEVEL;
        assert_eq!(club.kind(A), SeatKind::Bot { level }, "{clock:?}");
    }
}

/// The clocks of version 0.1.0, as it computed them.
struct OldClocks {
    clock: Clock,
    left: [u64; 3],
    running: Option<(Seat, u64)>,
}

impl OldClocks {
    fn new(clock: Clock) -> OldClocks {
        let left = match clock {
            Clock::Live { minutes, .. } => u64::from(minutes) * MINUTE,
            Clock::None | Clock::PerMove { .. } => 0,
        };
        OldClocks {
            clock,
            left: [left; 3],
            running: None,
        }
    }

    /// Follows an entry; `after` is the table after it.
    fn follow(&mut self, entry: &Entry, after: &Table) {
        let (is_live, increment) = match self.clock {
            Clock::Live { increment, .. } => (true, u64::from(increment) * SECOND),
            Clock::None | Clock::PerMove { .. } => (false, 0),
        };
        if let (true, Event::Returned { seat }) = (is_live, &entry.event) {
            let left = &mut self.left[seat.index()];
            *left = (*left).max(MINUTE);
        }
        let acted = match entry.event {
            Event::Moved { seat, .. } => Some(seat),
            _ => None,
        };
        let next = after.person_to_act();
        let running = self.running.map(|(seat, _)| seat);
        let goes_on = next.is_some() && running == next;
        if goes_on && (is_live || acted != next) {
            return;
        }
        if let (true, Some((seat, since))) = (is_live, self.running) {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(entry.at - since);
            if acted == Some(seat) {
                *left += increment;
            }
        }
        self.running = next.map(|seat| (seat, entry.at));
    }

    fn left(&self, seat: Seat, at: u64) -> Option<u64> {
        let since = self.running.filter(|(running, _)| *running == seat);
        match (self.clock, since) {
            (Clock::None, _) | (Clock::PerMove { .. }, None) => None,
            (Clock::PerMove { days }, Some((_, since))) => {
                Some((since + u64::from(days) * DAY).saturating_sub(at))
            }
            (Clock::Live { .. }, since) => {
                let left = self.left[seat.index()];
                Some(since.map_or(left, |(_, since)| (since + left).saturating_sub(at)))
            }
        }
    }
}

proptest! {
    /// Whatever players request, the clocks show what they showed in version 0.1.0.
    #[test]
    fn clocks_run_as_they_did(is_live: bool, asks in asks()) {
        let clock = if is_live { BLITZ } else { DAILY };
        let mut club = club(clock);
        let old = RefCell::new(OldClocks::new(clock));
        old.borrow_mut().running = club.table.person_to_act().map(|seat| (seat, club.now));
        let follow = |_: &Table, after: &Table, entry: &Entry| old.borrow_mut().follow(entry, after);
        play_at_random(&mut club, asks, follow, |club| {
            let shown = [A, B, C].map(|seat| club.table.clocks().left(seat, club.now));
            assert_eq!(shown, [A, B, C].map(|seat| old.borrow().left(seat, club.now)));
        });
    }
}
