//! Group commit on SQLite. Entries are written by one thread that calls SQLite directly: a pool
//! hands every statement to another thread and copies every argument, which costs more than what
//! SQLite does with them.
//!
//! The rules of [`write`](super::write) hold here as well: transactions begin and end by plain
//! statements, and a connection that has seen an error is closed.

use std::path::PathBuf;

use rusqlite::{CachedStatement, Connection, params, params_from_iter};

use super::write::Writes;
use super::writer::{Appended, Change, OPEN_TABLES, Statement, Value, rest, summary_statement};
use super::{StorageError, Summarized, pragmas};

/// Distinct statements.
const STATEMENTS: usize = 16;

pub(super) struct Sqlite {
    pub(super) writes: Writes,
    file: PathBuf,
    connection: Option<Connection>,
}

impl Sqlite {
    pub(super) fn new(writes: Writes, file: PathBuf) -> Sqlite {
        Sqlite {
            writes,
            file,
            connection: None,
        }
    }

    /// Writes changes in one transaction, and returns once they are on disk.
    pub(super) async fn write_batch(
        &mut self,
        changes: &[Change],
    ) -> Result<Vec<Appended>, StorageError> {
        // The pool writes to the same file. With the permit there is no polling for the lock.
        let _permit = self.writes.permit().await?;
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect()?,
        };
        let outcomes = write(&connection, changes)?;
        // Nothing has failed: the connection can be reused.
        self.connection = Some(connection);
        Ok(outcomes)
    }

    fn connect(&self) -> Result<Connection, StorageError> {
        let connection = Connection::open(&self.file)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        connection.execute_batch(&pragmas(self.writes.options()))?;
        Ok(connection)
    }
}

fn write(connection: &Connection, changes: &[Change]) -> Result<Vec<Appended>, StorageError> {
    run(connection, "BEGIN IMMEDIATE")?;
    let mut entries = connection.prepare_cached(
        "INSERT INTO entries (table_id, sequence, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    )?;
    let mut progress = connection.prepare_cached(
        "UPDATE summaries SET sequence = ?, changed_at = ?, deadline = ?, waits_for_bot = ?, \
         to_act = ?, moves = ? WHERE table_id = ?",
    )?;
    let mut outcomes = Vec::with_capacity(changes.len());
    for change in changes {
        if is_beyond_limit(connection, change)? {
            outcomes.push(Appended::TooMany);
            continue;
        }
        if insert(&mut entries, change)? == 0 {
            outcomes.push(Appended::Conflict);
            continue;
        }
        outcomes.push(Appended::Stored);
        summarize(connection, &mut progress, change)?;
        if let Some(rematch) = &change.rematch {
            insert(&mut entries, rematch)?;
            summarize(connection, &mut progress, rematch)?;
        }
        for statement in rest(change) {
            execute(connection, &statement)?;
        }
    }
    run(connection, "COMMIT")?;
    Ok(outcomes)
}

/// Whether the change opens a table whose host has opened too many.
fn is_beyond_limit(connection: &Connection, change: &Change) -> Result<bool, rusqlite::Error> {
    let Some((host, most)) = change.limit() else {
        return Ok(false);
    };
    let open: i64 = connection
        .prepare_cached(OPEN_TABLES)?
        .query_row([host], |row| row.get(0))?;
    Ok(open as u64 >= most)
}

fn run(connection: &Connection, sql: &str) -> Result<(), rusqlite::Error> {
    connection.prepare_cached(sql)?.execute([]).map(|_| ())
}

fn insert(entries: &mut CachedStatement<'_>, change: &Change) -> Result<usize, rusqlite::Error> {
    let sequence = change.entry.entry.sequence as i64;
    entries.execute(params![change.table, sequence, &*change.entry.body])
}

/// Updates the summary.
fn summarize(
    connection: &Connection,
    progress: &mut CachedStatement<'_>,
    change: &Change,
) -> Result<(), StorageError> {
    match &change.summary {
        Summarized::Whole(summary) => {
            execute(connection, &summary_statement(summary, change.redacted_at))
        }
        Summarized::Progress(moved) => {
            progress.execute(params![
                moved.sequence as i64,
                moved.changed_at as i64,
                moved.deadline.unwrap_or_default() as i64,
                moved.waits_for_bot,
                moved.to_act.as_deref().unwrap_or_default(),
                moved.moves as i64,
                change.table,
            ])?;
            Ok(())
        }
    }
}

fn execute(connection: &Connection, statement: &Statement) -> Result<(), StorageError> {
    let values = statement.values.iter().map(|value| match value {
        Value::Text(text) => rusqlite::types::ToSqlOutput::from(text.as_str()),
        Value::Number(number) => (*number).into(),
        Value::Null => rusqlite::types::Null.into(),
    });
    let mut prepared = connection.prepare_cached(statement.sql)?;
    prepared.execute(params_from_iter(values))?;
    Ok(())
}
