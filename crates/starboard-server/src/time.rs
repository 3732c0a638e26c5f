//! The time that logs are written in: the world's clock, less all the time that no server was
//! there. So nobody's clock runs while nobody could have taken their move.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

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
}

impl ServiceClock {
    pub(crate) fn new(world: WorldClock) -> ServiceClock {
        ServiceClock {
            world,
            away: Arc::default(),
            latest: Arc::default(),
        }
    }

    pub(crate) fn now(&self) -> u64 {
        let now = self.world.now() - self.away.load(Ordering::Relaxed);
        let latest = self.latest.fetch_max(now, Ordering::Relaxed);
        now.max(latest).max(0) as u64
    }

    pub(crate) fn set_away(&self, away: i64) {
        self.away.store(away, Ordering::Relaxed);
    }
}
