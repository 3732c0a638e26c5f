//! Service time, which logs use: wall-clock time minus all time when no server was running or its
//! database was unavailable. So no player's clock runs while nobody could have accepted a move.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::platform::Platform;
use crate::storage::SILENCE;

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

/// Clones show the same time.
#[derive(Clone, Debug)]
pub(crate) struct ServiceClock {
    platform: Arc<dyn Platform>,
    away: Arc<AtomicI64>,
    /// Never goes back, even if the wall clock does.
    latest: Arc<AtomicI64>,
    made: Instant,
    /// The time of the last stored heartbeat, in milliseconds since this clock was created.
    last_beat: Arc<AtomicU64>,
}

impl ServiceClock {
    pub(crate) fn new(platform: Arc<dyn Platform>) -> ServiceClock {
        ServiceClock {
            platform,
            away: Arc::default(),
            latest: Arc::default(),
            made: Instant::now(),
            last_beat: Arc::default(),
        }
    }

    pub(crate) fn now(&self) -> u64 {
        if self.is_silent() {
            return self.latest.load(Ordering::Relaxed).max(0) as u64;
        }
        let now = self.platform.wall_clock() - self.away.load(Ordering::Relaxed);
        let latest = self.latest.fetch_max(now, Ordering::Relaxed);
        now.max(latest).max(0) as u64
    }

    /// A heartbeat was stored; `away` is the total downtime of the service.
    pub(crate) fn beat(&self, away: i64) {
        self.away.store(away, Ordering::Relaxed);
        let now = self.made.elapsed().as_millis() as u64;
        self.last_beat.store(now, Ordering::Relaxed);
    }

    /// Whether heartbeats have failed for so long that the service counts as down.
    pub(crate) fn is_silent(&self) -> bool {
        let last = Duration::from_millis(self.last_beat.load(Ordering::Relaxed));
        self.made.elapsed().saturating_sub(last) > SILENCE
    }
}
