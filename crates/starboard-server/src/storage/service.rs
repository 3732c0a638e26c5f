//! Uptime of the service. Clocks count service time, in which at least one node could accept a
//! move: wall-clock time minus all downtime.

use std::time::Duration;

use sqlx::{AnyConnection, Row};

use super::{Database, StorageError};

/// The interval of heartbeats.
pub const HEARTBEAT: Duration = Duration::from_millis(500);
/// The service was down if there was no heartbeat for this long.
pub const SILENCE: Duration = Duration::from_secs(3);

/// What service time is computed from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The total downtime in milliseconds.
    pub away: i64,
}

/// How many bytes are written to probe a full database for free space: more than any entry needs.
const ROOM: usize = 64 * 1024;

impl Database {
    /// A node has started at `now`, in wall-clock milliseconds. If no other node is running, the
    /// time since the last heartbeat was downtime.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn arrive(&self, now: i64) -> Result<Beat, StorageError> {
        // Before the first heartbeat there was no downtime. A wall clock that was set back must not
        // make service time run backwards.
        let silence = if self.is_shared() {
            SILENCE.as_millis() as i64
        } else {
            0
        };
        let sql = "UPDATE service SET \
                   away = away + CASE WHEN last_seen > 0 AND $1 - last_seen > $2 \
                   THEN $1 - last_seen ELSE 0 END, \
                   last_seen = CASE WHEN $1 > last_seen THEN $1 ELSE last_seen END WHERE id = 1";
        self.sign_of_life(sql, now, Some(silence)).await
    }

    /// Stores a heartbeat of the node.
    ///
    /// # Errors
    /// If the database does not accept it, or would not accept entries.
    pub async fn beat(&self, now: i64) -> Result<Beat, StorageError> {
        let sql = "UPDATE service SET last_seen = $1 WHERE id = 1 AND last_seen < $1";
        self.sign_of_life(sql, now, None).await
    }

    /// The service time of the last heartbeat.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn service_time(&self) -> Result<u64, StorageError> {
        let row = sqlx::query("SELECT last_seen - away FROM service WHERE id = 1")
            .fetch_one(&self.reads)
            .await?;
        Ok(row.get::<i64, _>(0).max(0) as u64)
    }

    /// Writes a heartbeat, checks that readers see it, and notes whether writes work.
    async fn sign_of_life(
        &self,
        sql: &'static str,
        now: i64,
        silence: Option<i64>,
    ) -> Result<Beat, StorageError> {
        let signed = self.write_sign(sql, now, silence).await;
        match &signed {
            Ok(_) => self.writes.note(false),
            Err(_) => self.writes.note(true),
        }
        signed
    }

    async fn write_sign(
        &self,
        sql: &'static str,
        now: i64,
        silence: Option<i64>,
    ) -> Result<Beat, StorageError> {
        if self.writes.fail() {
            self.try_room().await?;
        }
        let mut transaction = self.writes.begin().await?;
        let mut query = sqlx::query(sql).bind(now);
        if let Some(silence) = silence {
            query = query.bind(silence);
        }
        query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        let row = sqlx::query("SELECT away, last_seen FROM service WHERE id = 1")
            .fetch_one(&self.reads)
            .await?;
        if row.get::<i64, _>(1) < now {
            return Err(StorageError::Unwritable);
        }
        Ok(Beat { away: row.get(0) })
    }

    /// Probes for free space by writing and removing something larger than an entry.
    async fn try_room(&self) -> Result<(), StorageError> {
        // No table has this id.
        const NOBODY: &str = "";
        let mut transaction = self.writes.begin().await?;
        remove_probe(&mut transaction, NOBODY).await?;
        sqlx::query("INSERT INTO entries (table_id, sequence, body) VALUES ($1, 0, $2)")
            .bind(NOBODY)
            .bind(dense_text(ROOM))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        let mut transaction = self.writes.begin().await?;
        remove_probe(&mut transaction, NOBODY).await?;
        transaction.commit().await
    }
}

/// Text that cannot be compressed.
fn dense_text(length: usize) -> String {
    let mut state = 0_u64;
    let letters = std::iter::repeat_with(move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        char::from(b'A' + (state >> 59) as u8)
    });
    letters.take(length).collect()
}

async fn remove_probe(connection: &mut AnyConnection, table: &str) -> Result<(), StorageError> {
    sqlx::query("DELETE FROM entries WHERE table_id = $1")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}
