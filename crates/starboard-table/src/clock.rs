//! Clocks, computed from the timestamps in the log alone.

use starboard_kernel::Seat;

use crate::Clock;

const DAY: u64 = 24 * 60 * 60 * 1000;
/// The minimum time of a player who returns after their time ran out.
const AFTER_RETURN: u64 = 60_000;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Countdown {
    clock: Clock,
    /// Remaining milliseconds by seat, in live games only.
    left: Vec<u64>,
    /// The seat whose clock runs, and since when.
    running: Option<(Seat, u64)>,
}

impl Countdown {
    pub(crate) fn new(clock: Clock, seats: usize) -> Self {
        let left = match clock {
            Clock::Live { minutes, .. } => u64::from(minutes) * 60_000,
            Clock::None | Clock::PerMove { .. } => 0,
        };
        Countdown {
            clock,
            left: vec![left; seats],
            running: None,
        }
    }

    /// An entry was made at `at`, after which it is the turn of `next`. `acted` is the seat that
    /// made an action.
    pub(crate) fn turn(&mut self, next: Option<Seat>, acted: Option<Seat>, at: u64) {
        let goes_on = matches!((self.running, next), (Some((seat, _)), Some(next)) if seat == next);
        match self.clock {
            Clock::None => return,
            Clock::PerMove { .. } => {
                // Every action has the whole time.
                if goes_on && acted != next {
                    return;
                }
            }
            Clock::Live { increment, .. } => {
                if goes_on {
                    return;
                }
                if let Some((seat, since)) = self.running {
                    let left = &mut self.left[seat.index()];
                    *left = left.saturating_sub(at.saturating_sub(since));
                    if acted == Some(seat) {
                        *left += u64::from(increment) * 1000;
                    }
                }
            }
        }
        self.running = next.map(|seat| (seat, at));
    }

    /// A player whose time had run out returns.
    pub(crate) fn refill(&mut self, seat: Seat) {
        if let Clock::Live { .. } = self.clock {
            let left = &mut self.left[seat.index()];
            *left = (*left).max(AFTER_RETURN);
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
        match self.clock {
            Clock::None => None,
            Clock::PerMove { days } => Some(since + u64::from(days) * DAY),
            Clock::Live { .. } => Some(since + self.left[seat.index()]),
        }
    }

    /// The time that a seat has left at a point in time; `None` without a clock.
    #[must_use]
    pub fn left(&self, seat: Seat, at: u64) -> Option<u64> {
        let runs = self.running() == Some(seat);
        match self.clock {
            Clock::None => None,
            Clock::PerMove { .. } | Clock::Live { .. } if runs => {
                self.deadline().map(|deadline| deadline.saturating_sub(at))
            }
            Clock::PerMove { .. } => None,
            Clock::Live { .. } => self.left.get(seat.index()).copied(),
        }
    }
}
