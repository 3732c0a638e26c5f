//! Service time and the nodes that advance it.

use std::time::Duration;

use sqlx::{AssertSqlSafe, Row};

use super::limit::{InTime, WHOLE};
use super::write::Transaction;
use super::{Database, StorageError};

/// The interval of heartbeats.
pub const HEARTBEAT: Duration = Duration::from_millis(500);
/// The newest format of logs that this version reads. It writes that format only while all nodes
/// read it.
pub const FORMAT: u32 = 2;
/// A node that has been silent for this many milliseconds of service time counts as stopped.
const GONE: u64 = 15_000;
/// How many milliseconds of service time the row of a node is kept.
const OLD: u64 = 60_000;
/// Stands for all servers of version 0.1.0: they read only the first format and do not say so, but
/// move `last_seen`.
const FIRST_VERSION: &str = "0.1.0";

/// What a node learns from a heartbeat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    pub service_time: u64,
    /// The newest format that all running nodes read.
    pub format: u32,
}

/// How many bytes are written to probe a full database for free space: more than any entry needs.
const ROOM: usize = 64 * 1024;

impl Database {
    /// The service time; in a new database it starts at `wall_clock`.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn start_service_time(&self, wall_clock: i64) -> Result<u64, StorageError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query("UPDATE service SET service_time = $1 WHERE id = 1 AND service_time = 0")
            .bind(wall_clock)
            .run(&mut transaction)
            .await?;
        transaction.commit().await?;
        self.service_time().await
    }

    /// The service time of the last heartbeat.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn service_time(&self) -> Result<u64, StorageError> {
        let row = sqlx::query("SELECT service_time FROM service WHERE id = 1")
            .one(&self.reads)
            .await?;
        Ok(row.get::<i64, _>(0) as u64)
    }

    /// Stores a heartbeat of a node, which reads formats up to `format`: raises the service time to
    /// at least `service_time`. Checks that readers see it, and notes whether writes work.
    ///
    /// # Errors
    /// If the database does not accept it, or would not accept entries.
    pub async fn beat(
        &self,
        node: &str,
        format: u32,
        service_time: u64,
    ) -> Result<Beat, StorageError> {
        let beat = tokio::time::timeout(WHOLE, self.write_beat(node, format, service_time)).await;
        let beat = beat.unwrap_or(Err(StorageError::Late(WHOLE)));
        match &beat {
            Err(StorageError::Late(_)) => self.writes.note_hang(),
            other => self.writes.note(other.is_err()),
        }
        beat
    }

    async fn write_beat(
        &self,
        node: &str,
        format: u32,
        service_time: u64,
    ) -> Result<Beat, StorageError> {
        if self.writes.fail() {
            self.try_room().await?;
        }
        let mut transaction = self.writes.begin().await?;
        sqlx::query(
            "UPDATE service SET service_time = \
             CASE WHEN service_time < $1 THEN $1 ELSE service_time END WHERE id = 1",
        )
        .bind(service_time as i64)
        .run(&mut transaction)
        .await?;
        const KNOWN: &str = "ON CONFLICT (node) DO UPDATE \
                             SET format = excluded.format, seen_at = excluded.seen_at";
        let own = format!(
            "INSERT INTO nodes (node, format, seen_at) \
             SELECT $1, CAST($2 AS BIGINT), service_time FROM service WHERE id = 1 {KNOWN}"
        );
        let first = format!(
            "INSERT INTO nodes (node, format, seen_at) \
             SELECT $1, CAST($2 AS BIGINT), service_time FROM service \
             WHERE id = 1 AND last_seen <> last_seen_known {KNOWN}"
        );
        for (sql, node, format) in [(own, node, format), (first, FIRST_VERSION, 1)] {
            sqlx::query(AssertSqlSafe(sql))
                .bind(node)
                .bind(i64::from(format))
                .run(&mut transaction)
                .await?;
        }
        sqlx::query(
            "UPDATE service SET last_seen_known = last_seen \
             WHERE id = 1 AND last_seen <> last_seen_known",
        )
        .run(&mut transaction)
        .await?;
        sqlx::query("DELETE FROM nodes WHERE seen_at < $1")
            .bind(service_time.saturating_sub(OLD) as i64)
            .run(&mut transaction)
            .await?;
        transaction.commit().await?;
        let row = sqlx::query(
            "SELECT service_time, \
             (SELECT MIN(format) FROM nodes WHERE seen_at >= service.service_time - $1), \
             (SELECT seen_at FROM nodes WHERE node = $2) FROM service WHERE id = 1",
        )
        .bind(GONE as i64)
        .bind(node)
        .one(&self.reads)
        .await?;
        // Not visible to readers: it was not committed, whatever the database reported.
        if row.get::<Option<i64>, _>(2).unwrap_or(0) < service_time as i64 {
            return Err(StorageError::Unwritable);
        }
        // The same for entries, which another connection may write.
        if let Some((table, sequence)) = self.writes.last() {
            let found = sqlx::query("SELECT 1 FROM entries WHERE table_id = $1 AND sequence = $2")
                .bind(table)
                .bind(sequence as i64)
                .optional(&self.reads)
                .await?;
            if found.is_none() {
                return Err(StorageError::Unwritable);
            }
        }
        let oldest = row.get::<Option<i64>, _>(1).unwrap_or(0) as u32;
        Ok(Beat {
            service_time: row.get::<i64, _>(0) as u64,
            // No other program uses an SQLite file.
            format: if self.is_shared { oldest } else { format },
        })
    }

    /// Probes for free space by writing and removing something larger than an entry, and for locks on
    /// what is written with every entry.
    async fn try_room(&self) -> Result<(), StorageError> {
        // No table has this id.
        const NOBODY: &str = "";
        let mut transaction = self.writes.begin().await?;
        remove_probe(&mut transaction, NOBODY).await?;
        sqlx::query("INSERT INTO entries (table_id, sequence, body) VALUES ($1, 0, $2)")
            .bind(NOBODY)
            .bind(dense_text(ROOM))
            .run(&mut transaction)
            .await?;
        sqlx::query("UPDATE summaries SET moves = moves WHERE table_id = $1")
            .bind(NOBODY)
            .run(&mut transaction)
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

async fn remove_probe(transaction: &mut Transaction, table: &str) -> Result<(), StorageError> {
    sqlx::query("DELETE FROM entries WHERE table_id = $1")
        .bind(table)
        .run(transaction)
        .await?;
    Ok(())
}
