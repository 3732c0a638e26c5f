//! When the service was there. Clocks count the time that at least one node was there to take a
//! move: what the world's clock shows, less all the time that nobody was.

use std::time::Duration;

use sqlx::Row;

use super::{Storage, StorageError};

/// How often a node says that it is there.
pub const HEARTBEAT: Duration = Duration::from_millis(500);
/// After so long a silence nobody was there.
pub const SILENCE: Duration = Duration::from_secs(3);

/// What the service's time is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// For how many milliseconds nobody was there, all in all.
    pub away: i64,
}

impl Storage {
    /// A node has started at `now`, in milliseconds of the world's clock: if nobody was there
    /// before it, clocks stood still since somebody was last seen.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn arrive(&self, now: i64) -> Result<Beat, StorageError> {
        // On a first start, when nobody was ever seen, nothing was missed. A clock that was set
        // back must not make time run backwards.
        let silence = if self.is_shared() {
            SILENCE.as_millis() as i64
        } else {
            0
        };
        sqlx::query(
            "UPDATE service SET \
             away = away + CASE WHEN last_seen > 0 AND $1 - last_seen > $2 \
             THEN $1 - last_seen ELSE 0 END, \
             last_seen = CASE WHEN $1 > last_seen THEN $1 ELSE last_seen END WHERE id = 1",
        )
        .bind(now)
        .bind(silence)
        .execute(&self.writes)
        .await?;
        self.beat_so_far().await
    }

    /// The node is still there.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn beat(&self, now: i64) -> Result<Beat, StorageError> {
        sqlx::query("UPDATE service SET last_seen = $1 WHERE id = 1 AND last_seen < $1")
            .bind(now)
            .execute(&self.writes)
            .await?;
        self.beat_so_far().await
    }

    async fn beat_so_far(&self) -> Result<Beat, StorageError> {
        let row = sqlx::query("SELECT away FROM service WHERE id = 1")
            .fetch_one(&self.reads)
            .await?;
        Ok(Beat { away: row.get(0) })
    }
}
