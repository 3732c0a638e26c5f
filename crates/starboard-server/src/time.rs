//! The time that logs are written in: the world's clock, less all the time that no server was
//! there, or its database was not. So nobody's clock runs while nobody could have taken their move.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::storage::SILENCE;

/// Where the world's time comes from, in milliseconds since 1970. Clones are the same clock.
#[derive(Clone)]
pub struct WorldClock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl WorldClock {
    /// A clock of one's own, for tests.
    pub fn new(now: impl Fn() -> i64 + Send + Sync + 'static) -> WorldClock {
        WorldClock(Arc::new(now))
    }

    #[must_use]
    pub fn now(&self) -> i64 {
        (self.0)()
    }
}

impl Default for WorldClock {
    /// The clock of the system.
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
    pub(crate) world: WorldClock,
    away: Arc<AtomicI64>,
    /// Never goes back, whatever the world's clock does.
    latest: Arc<AtomicI64>,
    made: Instant,
    /// When the database last took a sign of life, in milliseconds since the clock was made.
    last_beat: Arc<AtomicU64>,
}

impl ServiceClock {
    pub(crate) fn new(world: WorldClock) -> ServiceClock {
        ServiceClock {
            world,
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
        let now = self.world.now() - self.away.load(Ordering::Relaxed);
        let latest = self.latest.fetch_max(now, Ordering::Relaxed);
        now.max(latest).max(0) as u64
    }

    /// The database has taken a sign of life and tells for how long nobody was there in all.
    pub(crate) fn beat(&self, away: i64) {
        self.away.store(away, Ordering::Relaxed);
        let now = self.made.elapsed().as_millis() as u64;
        self.last_beat.store(now, Ordering::Relaxed);
    }

    /// Whether the database has not answered for so long that nobody is there.
    pub(crate) fn is_silent(&self) -> bool {
        let last = Duration::from_millis(self.last_beat.load(Ordering::Relaxed));
        self.made.elapsed().saturating_sub(last) > SILENCE
    }
}
