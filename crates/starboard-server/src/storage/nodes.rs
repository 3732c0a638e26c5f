//! What nodes share through the database: presence, and whose turn it is. A bus is faster, but it
//! may lose messages.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::limit::InTime;
use super::{Database, StorageError};

/// Rows and placeholders of one statement.
const PIECE: usize = 100;
/// How many milliseconds a report of a node is kept.
const OLD: u64 = 60_000;

/// Who watches a table on a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watching {
    pub table: String,
    pub node: String,
    /// The ids of people with seats.
    pub people: Vec<String>,
    /// How many others.
    pub others: u32,
}

/// Placeholders such as `$1,$2,$3`, starting at a number.
pub(super) fn places(from: usize, count: usize) -> String {
    let places: Vec<String> = (from..from + count).map(|at| format!("${at}")).collect();
    places.join(",")
}

impl Database {
    /// Replaces the presence reported by a node.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tell_presence(
        &self,
        node: &str,
        now: u64,
        watching: &[Watching],
    ) -> Result<(), StorageError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query("DELETE FROM presence WHERE node = $1 OR seen_at < $2")
            .bind(node)
            .bind(now.saturating_sub(OLD) as i64)
            .run(&mut transaction)
            .await?;
        for piece in watching.chunks(PIECE) {
            let rows: Vec<String> = (0..piece.len())
                .map(|row| format!("({})", places(row * 5 + 1, 5)))
                .collect();
            let sql = format!(
                "INSERT INTO presence (table_id, node, people, others, seen_at) VALUES {}",
                rows.join(",")
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for watching in piece {
                query = query
                    .bind(watching.table.as_str())
                    .bind(node)
                    .bind(watching.people.join(" "))
                    .bind(i64::from(watching.others))
                    .bind(now as i64);
            }
            query.run(&mut transaction).await?;
        }
        transaction.commit().await
    }

    /// The presence at these tables on other nodes, reported since a point in time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn presence_elsewhere(
        &self,
        node: &str,
        since: u64,
        tables: &[String],
    ) -> Result<Vec<Watching>, StorageError> {
        let mut found = Vec::new();
        for some in tables.chunks(PIECE) {
            let sql = format!(
                "SELECT table_id, node, people, others FROM presence \
                 WHERE node <> $1 AND seen_at >= $2 AND table_id IN ({})",
                places(3, some.len())
            );
            let mut query = sqlx::query(AssertSqlSafe(sql))
                .bind(node)
                .bind(since as i64);
            for table in some {
                query = query.bind(table.as_str());
            }
            let watching = |row: &AnyRow| Watching {
                table: row.get(0),
                node: row.get(1),
                people: (row.get::<String, _>(2).split_whitespace())
                    .map(str::to_owned)
                    .collect(),
                others: row.get::<i64, _>(3) as u32,
            };
            found.extend(query.all(&self.reads).await?.iter().map(watching));
        }
        Ok(found)
    }

    /// The tables where any of these people is to act, as person and table.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn awaited(&self, people: &[String]) -> Result<Vec<(String, String)>, StorageError> {
        let mut found = Vec::new();
        for some in people.chunks(PIECE) {
            let sql = format!(
                "SELECT to_act, table_id FROM summaries WHERE to_act IN ({})",
                places(1, some.len())
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for person in some {
                query = query.bind(person.as_str());
            }
            let rows = query.all(&self.reads).await?;
            found.extend(rows.iter().map(|row| (row.get(0), row.get(1))));
        }
        Ok(found)
    }
}
