//! The time that logs are written in: the world's clock, less all the time that no server was
//! there. So nobody's clock runs while nobody could have taken their move.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds of the world's clock.
#[must_use]
pub(crate) fn world_now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as i64)
}

/// Clones show the same time.
#[derive(Clone, Debug, Default)]
pub(crate) struct ServiceClock {
    away: Arc<AtomicI64>,
    /// Never goes back, whatever the world's clock does.
    latest: Arc<AtomicI64>,
}

impl ServiceClock {
    #[must_use]
    pub(crate) fn now(&self) -> u64 {
        let now = world_now() - self.away.load(Ordering::Relaxed);
        let latest = self.latest.fetch_max(now, Ordering::Relaxed);
        now.max(latest).max(0) as u64
    }

    pub(crate) fn set_away(&self, away: i64) {
        self.away.store(away, Ordering::Relaxed);
    }
}
