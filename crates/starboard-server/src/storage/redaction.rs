//! What people may take back: their secret, their name and their messages. Entries are changed in
//! place, never removed.

use std::collections::HashSet;

use sqlx::Row;
use starboard_table::{Entry, REMOVED_NAME, Redacted, Redaction};
use starboard_wire::About;

use super::daily::remove_results;
use super::limit::{InTime, Reads};
use super::write::Transaction;
use super::{Database, StorageError};

/// How many people and tables a list has at most.
const PAGE: usize = 500;

/// How often a log is read again because others redact it, too.
const TRIES: usize = 20;

/// A log before and after a redaction.
struct RedactedLog {
    /// The numbers and bodies of all entries that can be read.
    before: Vec<(i64, String)>,
    after: Vec<Entry>,
    redacted: Redacted,
}

/// What became of the request to replace a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replaced {
    /// The new one is theirs now, or was already.
    Done,
    /// Neither of the two is theirs.
    Stale,
    /// The new one is in use elsewhere.
    Taken,
}

impl Database {
    /// Replaces the hash of a person's secret. Once it is replaced, the same request is granted again.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn replace_secret(
        &self,
        person: &str,
        old_hash: &str,
        new_hash: &str,
    ) -> Result<Replaced, StorageError> {
        let mut transaction = self.writes.begin().await?;
        let done = sqlx::query(
            "UPDATE people SET secret_hash = $1 WHERE id = $2 AND secret_hash IN ($1, $3) \
             AND NOT EXISTS (SELECT 1 FROM people WHERE secret_hash = $1 AND id <> $2) \
             AND NOT EXISTS (SELECT 1 FROM transfers WHERE hash = $1)",
        )
        .bind(new_hash)
        .bind(person)
        .bind(old_hash)
        .run(&mut transaction)
        .await?;
        if done.rows_affected() > 0 {
            remove_transfers(&mut transaction, person).await?;
            transaction.commit().await?;
            return Ok(Replaced::Done);
        }
        transaction.commit().await?;
        let sql = "SELECT id FROM people WHERE id = $1 AND secret_hash IN ($2, $3)";
        let is_theirs = self.ids(sql, &[person, new_hash, old_hash]).await?;
        Ok(match is_theirs.is_empty() {
            true => Replaced::Stale,
            false => Replaced::Taken,
        })
    }

    /// Removes a person's name, secret and results of games of the day. What is left of them in
    /// logs has to be redacted next: [`Database::deletions`] lists them until
    /// [`Database::deleted`].
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn delete_person(&self, person: &str) -> Result<(), StorageError> {
        let mut transaction = self.writes.begin().await?;
        // No hash looks like this, so that nobody can authenticate as them.
        sqlx::query("UPDATE people SET name = $1, secret_hash = $2 WHERE id = $3")
            .bind(REMOVED_NAME)
            .bind(format!("deleted {person}"))
            .bind(person)
            .run(&mut transaction)
            .await?;
        remove_transfers(&mut transaction, person).await?;
        remove_results(&mut transaction, person).await?;
        sqlx::query("INSERT INTO deletions (person_id) VALUES ($1) ON CONFLICT DO NOTHING")
            .bind(person)
            .run(&mut transaction)
            .await?;
        transaction.commit().await
    }

    /// People whose names may still be in logs, one page at a time, starting after one of them.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn deletions(&self, after: &str) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT person_id FROM deletions WHERE person_id > $1 \
                   ORDER BY person_id LIMIT 500";
        self.ids(sql, &[after]).await
    }

    /// Nothing of this person is left in any log.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn deleted(&self, person: &str) -> Result<(), StorageError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query("DELETE FROM deletions WHERE person_id = $1")
            .bind(person)
            .run(&mut transaction)
            .await?;
        transaction.commit().await
    }

    /// All deleted people.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn deleted_people(&self) -> Result<HashSet<String>, StorageError> {
        let sql = "SELECT id FROM people WHERE secret_hash = 'deleted ' || id";
        let all = ids(&self.reads.patient(), sql, &[]).await?;
        Ok(all.into_iter().collect())
    }

    /// The unfinished tables where a person has a seat, or that they have opened.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn unfinished_tables_of(&self, person: &str) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT table_id FROM summaries WHERE phase IN ('gathering', 'playing') \
                   AND (host = $1 OR table_id IN (SELECT table_id FROM seats WHERE person_id = $1))";
        self.ids(sql, &[person]).await
    }

    /// All tables that a person ever took part in, one page at a time, starting after one of them.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tables_ever_of(
        &self,
        person: &str,
        after: &str,
    ) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT table_id FROM participants WHERE person_id = $1 AND table_id > $2 \
                   ORDER BY table_id LIMIT 500";
        self.ids(sql, &[person, after]).await
    }

    /// People who were last seen before a moment of wall-clock time and have no unfinished table.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn unused_people(&self, before: i64) -> Result<Vec<String>, StorageError> {
        let rows = sqlx::query(
            "SELECT id FROM people WHERE seen_at < $1 AND created_at < $1 \
             AND secret_hash <> 'deleted ' || id AND NOT EXISTS (SELECT 1 FROM summaries WHERE \
             phase IN ('gathering', 'playing') AND (host = people.id OR table_id IN \
             (SELECT table_id FROM seats WHERE person_id = people.id)))",
        )
        .bind(before)
        .all(&self.reads.patient())
        .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn ids(&self, sql: &'static str, by: &[&str]) -> Result<Vec<String>, StorageError> {
        ids(&self.reads, sql, by).await
    }

    /// Redacts the log of a table in place, whoever else redacts it at the same time. In a damaged log,
    /// entries that cannot be read stay as they are. With `unlist` the table disappears from all lists.
    ///
    /// # Errors
    /// If the database does not answer; then nothing has changed.
    pub async fn redact(
        &self,
        table: &str,
        redaction: &Redaction<'_>,
        unlist: bool,
        now: i64,
    ) -> Result<Redacted, StorageError> {
        for _ in 0..TRIES {
            let log = self.redacted_log(table, redaction).await?;
            if log.redacted.entries.is_empty() && !unlist {
                return Ok(log.redacted);
            }
            if self.store(table, redaction, &log, unlist, now).await? {
                return Ok(log.redacted);
            }
        }
        Err(StorageError::Busy(table.to_owned()))
    }

    /// Stores a redacted log; false if somebody else has redacted an entry since it was read: what they
    /// have removed must not come back.
    async fn store(
        &self,
        table: &str,
        redaction: &Redaction<'_>,
        log: &RedactedLog,
        unlist: bool,
        now: i64,
    ) -> Result<bool, StorageError> {
        let RedactedLog {
            before,
            after,
            redacted,
        } = log;
        let mut transaction = self.writes.begin().await?;
        for &index in &redacted.entries {
            let (sequence, before) = &before[index];
            let done = sqlx::query(
                "UPDATE entries SET body = $1 WHERE table_id = $2 AND sequence = $3 AND body = $4",
            )
            .bind(serde_json::to_string(&after[index]).unwrap_or_default())
            .bind(table)
            .bind(*sequence)
            .bind(before.as_str())
            .run(&mut transaction)
            .await?;
            if done.rows_affected() == 0 {
                transaction.rollback().await?;
                return Ok(false);
            }
        }
        if !redacted.entries.is_empty() {
            redact_summary(&mut transaction, table, redaction, now).await?;
        }
        if unlist {
            for sql in [
                "UPDATE summaries SET is_public = 0 WHERE table_id = $1",
                "DELETE FROM seats WHERE table_id = $1",
            ] {
                sqlx::query(sql).bind(table).run(&mut transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Whether a table can be in lists.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn is_listed(&self, table: &str) -> Result<bool, StorageError> {
        let sql = "SELECT table_id FROM summaries WHERE table_id = $1 AND is_public = 1 \
                   UNION SELECT table_id FROM seats WHERE table_id = $1";
        Ok(!self.ids(sql, &[table]).await?.is_empty())
    }

    /// What [`Database::redact`] would change.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn would_redact(
        &self,
        table: &str,
        redaction: &Redaction<'_>,
    ) -> Result<Redacted, StorageError> {
        Ok(self.redacted_log(table, redaction).await?.redacted)
    }

    async fn redacted_log(
        &self,
        table: &str,
        redaction: &Redaction<'_>,
    ) -> Result<RedactedLog, StorageError> {
        let rows =
            sqlx::query("SELECT sequence, body FROM entries WHERE table_id = $1 ORDER BY sequence")
                .bind(table)
                .all(&self.reads)
                .await?;
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for row in &rows {
            let (sequence, body): (i64, String) = (row.get(0), row.get(1));
            // All that can be read, also behind damage: nobody sees it, but it is there.
            match serde_json::from_str::<Entry>(&body) {
                Ok(entry) => {
                    before.push((sequence, body));
                    after.push(entry);
                }
                Err(error) => tracing::warn!(
                    table,
                    sequence,
                    %error,
                    "this entry cannot be read and is not redacted"
                ),
            }
        }
        let redacted = redaction.apply(&mut after);
        Ok(RedactedLog {
            before,
            after,
            redacted,
        })
    }

    /// When those of these tables that were ever redacted were so for the last time. These times only
    /// serve to be compared: they come from the wall clocks of different nodes.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn redactions_of(
        &self,
        tables: &[String],
    ) -> Result<Vec<(String, i64)>, StorageError> {
        let mut found = Vec::new();
        for some in tables.chunks(PAGE) {
            let sql = format!(
                "SELECT table_id, redacted_at FROM summaries WHERE redacted_at > 0 AND table_id \
                 IN ({})",
                super::nodes::places(1, some.len())
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql));
            let query = some.iter().fold(query, |query, id| query.bind(id.as_str()));
            let rows = query.all(&self.reads).await?;
            found.extend(rows.iter().map(|row| (row.get(0), row.get(1))));
        }
        Ok(found)
    }

    /// The hashes of the secrets of these people.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn secrets_of(
        &self,
        people: &[String],
    ) -> Result<Vec<(String, String)>, StorageError> {
        let mut found = Vec::with_capacity(people.len());
        for some in people.chunks(PAGE) {
            let sql = format!(
                "SELECT id, secret_hash FROM people WHERE id IN ({})",
                super::nodes::places(1, some.len())
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql));
            let query = some.iter().fold(query, |query, id| query.bind(id.as_str()));
            let rows = query.all(&self.reads).await?;
            found.extend(rows.iter().map(|row| (row.get(0), row.get(1))));
        }
        Ok(found)
    }
}

async fn ids(reads: &Reads, sql: &'static str, by: &[&str]) -> Result<Vec<String>, StorageError> {
    let query = by
        .iter()
        .fold(sqlx::query(sql), |query, by| query.bind(*by));
    let rows = query.all(reads).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

async fn remove_transfers(transaction: &mut Transaction, person: &str) -> Result<(), StorageError> {
    sqlx::query("DELETE FROM transfers WHERE person_id = $1")
        .bind(person)
        .run(transaction)
        .await?;
    Ok(())
}

/// Lists show names as well.
async fn redact_summary(
    transaction: &mut Transaction,
    table: &str,
    redaction: &Redaction<'_>,
    now: i64,
) -> Result<(), StorageError> {
    // Locked, so that a move of this moment does not bring the name back.
    sqlx::query(
        "UPDATE summaries SET redacted_at = \
         CASE WHEN redacted_at < $1 THEN $1 ELSE redacted_at + 1 END WHERE table_id = $2",
    )
    .bind(now)
    .bind(table)
    .run(transaction)
    .await?;
    let row = sqlx::query("SELECT about FROM summaries WHERE table_id = $1").bind(table);
    let row = transaction.optional(row).await?;
    let about = row.and_then(|row| serde_json::from_str::<About>(&row.get::<String, _>(0)).ok());
    let Some(mut about) = about else {
        return Ok(());
    };
    for seat in &mut about.seats {
        if (seat.person.as_deref()).is_some_and(|id| redaction.concerns(id)) {
            seat.name = Some(REMOVED_NAME.to_owned());
        }
    }
    sqlx::query("UPDATE summaries SET about = $1 WHERE table_id = $2")
        .bind(serde_json::to_string(&about).unwrap_or_default())
        .bind(table)
        .run(transaction)
        .await?;
    Ok(())
}
