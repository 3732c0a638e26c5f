//! Whole people and tables, for export and import.

use sqlx::Row;
use starboard_kernel::Seat;
use starboard_table::{Entry, Person, Table, people_in};
use starboard_wire::Summary;

use super::limit::InTime;
use super::writer::{
    entry_statement, execute, participant_statements, result_statements, seat_statements,
    summary_statement, table_statement,
};
use super::{Database, Opening, PlayedGame, StorageError};

/// A stored person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub person: Person,
    pub secret_hash: String,
    pub created_at: i64,
}

impl Database {
    /// People by id, one page at a time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn people_after(&self, id: &str) -> Result<Vec<Kept>, StorageError> {
        let rows = sqlx::query(
            "SELECT id, name, secret_hash, created_at FROM people WHERE id > $1 \
             ORDER BY id LIMIT 500",
        )
        .bind(id)
        .all(&self.reads.patient())
        .await?;
        let people = rows.iter().map(|row| Kept {
            person: Person {
                id: row.get(0),
                name: row.get(1),
            },
            secret_hash: row.get(2),
            created_at: row.get(3),
        });
        Ok(people.collect())
    }

    /// Adds an exported person, who counts as seen at `now`; false if they exist already.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn put_person(&self, kept: &Kept, now: i64) -> Result<bool, StorageError> {
        let mut transaction = self.writes.begin().await?;
        let done = sqlx::query(
            "INSERT INTO people (id, name, secret_hash, created_at, seen_at) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(kept.person.id.as_str())
        .bind(kept.person.name.as_str())
        .bind(kept.secret_hash.as_str())
        .bind(kept.created_at)
        .bind(now)
        .run(&mut transaction)
        .await?;
        transaction.commit().await?;
        Ok(done.rows_affected() > 0)
    }

    /// Adds a table with its whole log; false if it exists already.
    ///
    /// # Errors
    /// If the database does not answer; then nothing has been added.
    pub async fn put_table(
        &self,
        opening: Opening,
        log: &[Entry],
        table: &Table,
        summary: &Summary,
        results: &[PlayedGame],
    ) -> Result<bool, StorageError> {
        let id = summary.table.as_str();
        let mut transaction = self.writes.begin_patiently().await?;
        let known = sqlx::query("SELECT id FROM tables WHERE id = $1").bind(id);
        if transaction.optional(known).await?.is_some() {
            transaction.rollback().await?;
            return Ok(false);
        }
        let mut statements = vec![table_statement(id, opening), summary_statement(summary, 0)];
        statements.extend(log.iter().map(|entry| entry_statement(id, entry)));
        let seats: Vec<(Seat, String)> = Seat::first(table.seats().len())
            .filter_map(|seat| {
                let holder = table.seats()[seat.index()].person.as_ref()?;
                Some((seat, holder.id.clone()))
            })
            .collect();
        statements.extend(seat_statements(id, &seats));
        statements.extend(participant_statements(id, people_in(log)));
        statements.extend(result_statements(id, results));
        execute(&mut transaction, statements).await?;
        transaction.commit().await?;
        Ok(true)
    }
}
