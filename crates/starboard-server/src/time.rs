//! Service time, which logs use: a counter in the database that running servers advance with their
//! heartbeats, by what their monotonic clocks say. Wall clocks play no part in it, so they can be
//! set at will, and no player's clock runs while no server could have accepted a move.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// How far service time advances at a node after its last heartbeat. So a server that was stopped
/// or cut off from its database for an hour counts as having served no more than this.
pub const MOST_AHEAD: Duration = Duration::from_secs(2);

/// The source of wall-clock time, in milliseconds since 1970. Clones share one clock.
#[derive(Clone)]
pub struct WorldClock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl WorldClock {
    /// A custom clock, for tests.
    pub fn new(now: impl Fn() -> i64 + Send + Sync + 'static) -> WorldClock {
        WorldClock(Arc::new(now))
    }

    #[must_use]
    pub fn now(&self) -> i64 {
        (self.0)()
    }
}

impl Default for WorldClock {
    /// The system clock.
    fn default() -> Self {
        WorldClock::new(|| {
            SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| since.as_millis() as i64)
        })
    }
}

impl fmt::Debug for WorldClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WorldClock")
    }
}

/// A service time, and the moment at which it was correct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    pub(crate) service_time: u64,
    at: Instant,
}

impl Reading {
    fn at(self, moment: Instant) -> Reading {
        let since = moment.saturating_duration_since(self.at).min(MOST_AHEAD);
        Reading {
            service_time: self.service_time + since.as_millis() as u64,
            at: moment,
        }
    }
}

/// The clock of a node. Clones show the same time.
#[derive(Clone, Debug)]
pub(crate) struct ServiceClock(Arc<Mutex<Hands>>);

#[derive(Debug)]
struct Hands {
    /// The last heartbeat.
    beat: Reading,
    /// When it started: the service may have continued without this node since.
    began: Instant,
    /// The latest time that was shown: the clock never goes back.
    shown: u64,
}

impl ServiceClock {
    pub(crate) fn new(service_time: u64) -> ServiceClock {
        let at = Instant::now();
        ServiceClock(Arc::new(Mutex::new(Hands {
            beat: Reading { service_time, at },
            began: at,
            shown: service_time,
        })))
    }

    fn hands(&self) -> MutexGuard<'_, Hands> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn now(&self) -> u64 {
        let mut hands = self.hands();
        let now = hands.beat.at(Instant::now()).service_time;
        hands.shown = hands.shown.max(now);
        hands.shown
    }

    /// What a heartbeat that begins now proposes to the database.
    pub(crate) fn read(&self) -> Reading {
        self.hands().beat.at(Instant::now())
    }

    /// A heartbeat has completed: the service time in the database is `stored`, at least as much as
    /// was proposed.
    pub(crate) fn set(&self, proposed: Reading, stored: u64) {
        let now = Instant::now();
        // A proposal that was accepted was correct when it was made. A higher time comes from
        // another node and is correct now at the latest. During a long heartbeat this node has not
        // served.
        let on_time = now.saturating_duration_since(proposed.at) <= MOST_AHEAD;
        let at = match stored == proposed.service_time && on_time {
            true => proposed.at,
            false => now,
        };
        let mut hands = self.hands();
        hands.beat = Reading {
            service_time: stored,
            at,
        };
        hands.began = proposed.at;
    }

    /// How long ago the last heartbeat began.
    pub(crate) fn since_heartbeat(&self) -> Duration {
        self.hands().began.elapsed()
    }

    /// Whether the last heartbeat was so long ago that the service may have continued without this
    /// node.
    pub(crate) fn is_stale(&self) -> bool {
        self.since_heartbeat() > MOST_AHEAD
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(60 * 60);
    const SECOND: Duration = Duration::from_secs(1);

    #[tokio::test(start_paused = true)]
    async fn a_heartbeat_adds_the_monotonic_time_up_to_a_limit() {
        let clock = ServiceClock::new(1_000);
        tokio::time::advance(SECOND).await;
        assert_eq!(clock.now(), 2_000);
        clock.set(clock.read(), 2_000);
        tokio::time::advance(HOUR).await;
        assert!(clock.is_stale());
        assert_eq!(clock.now(), 4_000, "suspended for an hour");
        let proposed = clock.read();
        assert_eq!(proposed.service_time, 4_000);
        clock.set(proposed, 4_000);
        assert!(!clock.is_stale());
        tokio::time::advance(SECOND).await;
        assert_eq!(clock.now(), 5_000);
    }

    #[tokio::test(start_paused = true)]
    async fn a_heartbeat_that_takes_an_hour_charges_nothing_and_the_clock_never_goes_back() {
        let clock = ServiceClock::new(1_000);
        let proposed = clock.read();
        tokio::time::advance(HOUR).await;
        assert_eq!(clock.now(), 3_000);
        clock.set(proposed, 1_000);
        assert!(clock.is_stale(), "the answer is an hour old");
        assert_eq!(clock.now(), 3_000);
        assert_eq!(clock.read().service_time, 1_000);
        tokio::time::advance(SECOND + SECOND / 2).await;
        assert_eq!(clock.now(), 3_000);
        clock.set(clock.read(), 2_500);
        tokio::time::advance(SECOND).await;
        assert_eq!(clock.now(), 3_500);
    }

    #[tokio::test(start_paused = true)]
    async fn nodes_that_take_turns_do_not_make_time_run_faster() {
        let clocks = [ServiceClock::new(1_000), ServiceClock::new(1_000)];
        let mut stored = 1_000;
        let mut passed = 0;
        for turn in 0..100 {
            let clock = &clocks[turn % 2];
            let proposed = clock.read();
            stored = stored.max(proposed.service_time);
            // The way back from the database is slow.
            tokio::time::advance(SECOND / 2).await;
            passed += 500;
            clock.set(proposed, stored);
            assert!(clock.now() <= 1_000 + passed, "{turn}");
        }
        assert!(stored + 1_500 > passed, "{stored}");
    }
}
