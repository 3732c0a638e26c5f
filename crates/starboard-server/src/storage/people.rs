//! People and the hashes of their secrets. Secrets are long and random, so a plain hash reveals
//! nothing about them.

use sqlx::Row;
use starboard_kernel::Seat;
use starboard_table::Person;

use super::limit::InTime;
use super::{Database, StorageError};

/// How often a person's presence is recorded, in milliseconds.
const SEEN_EVERY: i64 = 24 * 60 * 60 * 1000;

/// A secret that moves a seat to another device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transfer {
    pub table: String,
    pub seat: Seat,
    /// Who had the seat when the secret was created.
    pub person: String,
}

impl Database {
    /// # Errors
    /// If the database does not answer.
    pub async fn add_person(
        &self,
        person: &Person,
        secret_hash: &str,
        now: i64,
    ) -> Result<(), StorageError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query(
            "INSERT INTO people (id, name, secret_hash, created_at, seen_at) \
             VALUES ($1, $2, $3, $4, $4)",
        )
        .bind(person.id.as_str())
        .bind(person.name.as_str())
        .bind(secret_hash)
        .bind(now)
        .run(&mut transaction)
        .await?;
        transaction.commit().await
    }

    /// # Errors
    /// If the database does not answer.
    pub async fn rename_person(&self, id: &str, name: &str) -> Result<(), StorageError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query("UPDATE people SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(id)
            .run(&mut transaction)
            .await?;
        transaction.commit().await
    }

    /// The person with this secret. Their presence is recorded once a day; `now` is the wall-clock
    /// time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn person_by_secret(
        &self,
        hash: &str,
        now: i64,
    ) -> Result<Option<Person>, StorageError> {
        let sql = "SELECT id, name, seen_at FROM people WHERE secret_hash = $1";
        let Some((person, seen_at)) = self.person(sql, hash).await? else {
            return Ok(None);
        };
        if now - seen_at > SEEN_EVERY {
            let mut transaction = self.writes.begin().await?;
            sqlx::query("UPDATE people SET seen_at = $1 WHERE id = $2 AND seen_at < $1")
                .bind(now)
                .bind(person.id.as_str())
                .run(&mut transaction)
                .await?;
            transaction.commit().await?;
        }
        Ok(Some(person))
    }

    /// # Errors
    /// If the database does not answer.
    pub async fn person_by_id(&self, id: &str) -> Result<Option<Person>, StorageError> {
        let sql = "SELECT id, name, seen_at FROM people WHERE id = $1";
        Ok(self.person(sql, id).await?.map(|(person, _)| person))
    }

    async fn person(
        &self,
        sql: &'static str,
        by: &str,
    ) -> Result<Option<(Person, i64)>, StorageError> {
        let row = sqlx::query(sql).bind(by).optional(&self.reads).await?;
        Ok(row.map(|row| {
            let person = Person {
                id: row.get(0),
                name: row.get(1),
            };
            (person, row.get(2))
        }))
    }

    /// Stores a secret that moves a seat and deletes expired ones; only the latest few of each seat
    /// are kept.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn add_transfer(
        &self,
        hash: &str,
        transfer: &Transfer,
        now: i64,
        expires: i64,
    ) -> Result<(), StorageError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query(
            "DELETE FROM transfers WHERE expires_at <= $1 OR (table_id = $2 AND seat = $3 \
             AND hash NOT IN (SELECT hash FROM transfers WHERE table_id = $2 AND seat = $3 \
             ORDER BY expires_at DESC LIMIT 4))",
        )
        .bind(now)
        .bind(transfer.table.as_str())
        .bind(transfer.seat.number() as i64)
        .run(&mut transaction)
        .await?;
        sqlx::query(
            "INSERT INTO transfers (hash, table_id, seat, person_id, expires_at) \
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(hash)
        .bind(transfer.table.as_str())
        .bind(transfer.seat.number() as i64)
        .bind(transfer.person.as_str())
        .bind(expires)
        .run(&mut transaction)
        .await?;
        transaction.commit().await
    }

    /// # Errors
    /// If the database does not answer.
    pub async fn transfer(&self, hash: &str, now: i64) -> Result<Option<Transfer>, StorageError> {
        let row = sqlx::query(
            "SELECT table_id, seat, person_id FROM transfers \
             WHERE hash = $1 AND expires_at > $2",
        )
        .bind(hash)
        .bind(now)
        .optional(&self.reads)
        .await?;
        Ok(row.and_then(|row| {
            Some(Transfer {
                table: row.get(0),
                seat: Seat::from_number(row.get::<i64, _>(1) as u64)?,
                person: row.get(2),
            })
        }))
    }
}
