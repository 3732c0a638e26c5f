//! Clocks, computed from the timestamps in the log alone.
//!
//! With the second terms of tables, time that was spent stays spent: handing the seat to a bot and
//! taking it back does not refill a clock, and an undo takes the increment back with the move. In a
//! correspondence game a player who undoes an action has what is left of its days; only an action
//! by another player leads to a new decision with the full time.

use std::mem;

use starboard_kernel::Seat;

use crate::{Clock, Terms};

const DAY: u64 = 24 * 60 * 60 * 1000;
/// The time of a player who returns after running out of time. With the second terms they get it
/// once per game; with the first it is the minimum time of every returning player.
const AFTER_RETURN: u64 = 60_000;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Countdown {
    clock: Clock,
    terms: Terms,
    seats: Vec<SeatTime>,
    /// The seat whose clock runs, and since when.
    running: Option<(Seat, u64)>,
    /// What an undo takes back, from the second terms on.
    moves: Vec<TimedMove>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SeatTime {
    /// Remaining milliseconds, in live games only.
    left: u64,
    /// Milliseconds spent on the pending action, in correspondence games of the second terms only.
    spent: u64,
    /// Whether the player has come back after their time ran out.
    has_returned: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TimedMove {
    /// The length of the history before it.
    from: u32,
    seat: Seat,
    /// In a live game the increment, in a correspondence game the time spent on it.
    time: u64,
}

impl Countdown {
    pub(crate) fn new(clock: Clock, terms: Terms, seats: usize) -> Self {
        let left = match clock {
            Clock::Live { minutes, .. } => u64::from(minutes) * 60_000,
            Clock::None | Clock::PerMove { .. } => 0,
        };
        let seat = SeatTime {
            left,
            ..SeatTime::default()
        };
        Countdown {
            clock,
            terms,
            seats: vec![seat; seats],
            running: None,
            moves: Vec::new(),
        }
    }

    /// An entry was made at `at`, after which it is the turn of `next`. `acted` is the seat that
    /// made an action, with the length of the history before it.
    pub(crate) fn turn(&mut self, next: Option<Seat>, acted: Option<(Seat, usize)>, at: u64) {
        let actor = acted.map(|(seat, _)| seat);
        let goes_on = next.is_some() && self.running() == next;
        match (self.clock, self.terms) {
            (Clock::None, _) => return,
            (Clock::PerMove { .. }, Terms::First) => {
                // Every action has the full time.
                if goes_on && actor != next {
                    return;
                }
            }
            (Clock::Live { .. }, Terms::First) if goes_on => return,
            (Clock::Live { increment, .. }, _) => {
                let running = self.running();
                self.charge(at);
                if let Some((seat, from)) = acted.filter(|(seat, _)| running == Some(*seat))
                    && !goes_on
                {
                    let time = u64::from(increment) * 1000;
                    self.seats[seat.index()].left += time;
                    self.note(from, seat, time);
                }
            }
            (Clock::PerMove { .. }, Terms::Second) => {
                self.charge(at);
                if let Some((seat, from)) = acted {
                    let time = mem::take(&mut self.seats[seat.index()].spent);
                    self.note(from, seat, time);
                }
            }
        }
        self.running = next.map(|seat| (seat, at));
    }

    fn note(&mut self, from: usize, seat: Seat, time: u64) {
        if self.terms != Terms::First && time > 0 {
            let from = from as u32;
            self.moves.push(TimedMove { from, seat, time });
        }
    }

    /// Charges the running clock up to `at`.
    fn charge(&mut self, at: u64) {
        let Some((seat, since)) = &mut self.running else {
            return;
        };
        let time = &mut self.seats[seat.index()];
        let elapsed = at.saturating_sub(*since);
        match self.clock {
            Clock::None => {}
            Clock::PerMove { .. } => time.spent += elapsed,
            Clock::Live { .. } => time.left = time.left.saturating_sub(elapsed),
        }
        *since = at.max(*since);
    }

    /// Everything after the first `to` steps is taken back, after which it is the turn of `next`.
    pub(crate) fn take_back(&mut self, to: usize, next: Option<Seat>, at: u64) {
        if self.terms == Terms::First || self.clock == Clock::None {
            return;
        }
        self.charge(at);
        while let Some(TimedMove { seat, time, .. }) =
            self.moves.pop_if(|last| last.from as usize >= to)
        {
            let own = &mut self.seats[seat.index()];
            match self.clock {
                Clock::Live { .. } => own.left = own.left.saturating_sub(time),
                Clock::None | Clock::PerMove { .. } => own.spent += time,
            }
        }
        // What others had to decide is gone; what they are asked next is new to them.
        for (seat, own) in Seat::first(self.seats.len()).zip(&mut self.seats) {
            if next != Some(seat) {
                own.spent = 0;
            }
        }
    }

    /// Whether everybody would have time left after such an undo.
    pub(crate) fn allows_undo(&self, to: usize, next: Seat, at: u64) -> bool {
        let mut now = self.clone();
        now.charge(at);
        let taken_back = |seat: Seat| -> u64 {
            let moves = self.moves.iter();
            let moves = moves.filter(|last| last.from as usize >= to && last.seat == seat);
            moves.map(|last| last.time).sum()
        };
        match (self.clock, self.terms) {
            (_, Terms::First) | (Clock::None, _) => true,
            (Clock::Live { .. }, _) => Seat::first(self.seats.len()).all(|seat| {
                let increments = taken_back(seat);
                increments == 0 || now.seats[seat.index()].left > increments
            }),
            (Clock::PerMove { days }, _) => {
                now.seats[next.index()].spent + taken_back(next) < u64::from(days) * DAY
            }
        }
    }

    /// Whether a player may take the seat back from a bot.
    pub(crate) fn allows_return(&self, seat: Seat) -> bool {
        let time = &self.seats[seat.index()];
        match (self.clock, self.terms) {
            (_, Terms::First) | (Clock::None, _) => true,
            (Clock::Live { .. }, _) => time.left > 0 || !time.has_returned,
            (Clock::PerMove { days }, _) => time.spent < u64::from(days) * DAY,
        }
    }

    /// A player takes the seat back from a bot.
    pub(crate) fn return_to(&mut self, seat: Seat) {
        let time = &mut self.seats[seat.index()];
        if let Clock::Live { .. } = self.clock {
            match self.terms {
                Terms::First => time.left = time.left.max(AFTER_RETURN),
                Terms::Second => {
                    if time.left == 0 && !mem::replace(&mut time.has_returned, true) {
                        time.left = AFTER_RETURN;
                    }
                }
            }
        }
    }

    /// Whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// When the running clock expires.
    #[must_use]
    pub fn deadline(&self) -> Option<u64> {
        let (seat, since) = self.running?;
        let time = &self.seats[seat.index()];
        match self.clock {
            Clock::None => None,
            Clock::PerMove { days } => {
                Some(since + (u64::from(days) * DAY).saturating_sub(time.spent))
            }
            Clock::Live { .. } => Some(since + time.left),
        }
    }

    /// The time that a seat has left at a point in time; `None` without a clock. A server that was
    /// killed may resume at a time shortly before its last entry: no time has passed until then.
    #[must_use]
    pub fn left(&self, seat: Seat, at: u64) -> Option<u64> {
        let since = self.running.filter(|(running, _)| *running == seat);
        match (self.clock, since) {
            (Clock::None, _) => None,
            (Clock::PerMove { .. } | Clock::Live { .. }, Some((_, since))) => {
                let deadline = self.deadline()?;
                Some(deadline.saturating_sub(at.max(since)))
            }
            (Clock::PerMove { .. }, None) => None,
            (Clock::Live { .. }, None) => self.seats.get(seat.index()).map(|time| time.left),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_no_more_than_there_is() {
        let seat = Seat::new(0);
        let live = Clock::Live {
            minutes: 1,
            increment: 0,
        };
        for (clock, whole) in [(live, 60_000), (Clock::PerMove { days: 1 }, DAY)] {
            let mut countdown = Countdown::new(clock, Terms::Second, 2);
            countdown.turn(Some(seat), None, 10_000);
            let left = [9_000, 10_000, 11_000].map(|at| countdown.left(seat, at));
            assert_eq!(left, [Some(whole), Some(whole), Some(whole - 1_000)]);
        }
    }
}
