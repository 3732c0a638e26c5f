//! Group commit: a transaction appends many entries, because it costs one disk sync however many
//! there are.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::sync::Arc;

use sqlx::{AnyConnection, AssertSqlSafe, Row};
use starboard_kernel::{Seat, Seed};
use starboard_table::Entry;
use starboard_wire::Summary;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::write::Writes;
use super::{PlayedGame, StorageError, StoredEntry};

/// The maximum number of entries in a transaction.
const BATCH: usize = 256;
/// Rows in one statement: only a few sizes, so that prepared statements are reused.
const PIECES: [usize; 4] = [64, 16, 4, 1];
/// The capacity of the queue; beyond it, senders wait.
const QUEUE: usize = 4096;
/// PostgreSQL can commit several transactions at a time.
const SHARED_WRITERS: usize = 4;

/// An entry and everything that follows from it in other tables of the database, stored atomically.
#[derive(Debug)]
pub struct Change {
    pub table: String,
    pub entry: Arc<StoredEntry>,
    pub summary: Summary,
    /// The last redaction that the node knows of: names that were redacted since do not come back.
    pub redacted_at: i64,
    /// With the first entry of a table.
    pub opening: Option<Opening>,
    /// Who sits where, if that has changed.
    pub seats: Option<Vec<(Seat, String)>>,
    /// The results of the players, if the game is over now.
    pub results: Vec<PlayedGame>,
    /// The hash of the secret that this has used up.
    pub used_transfer: Option<String>,
    /// The rematch that begins with this entry.
    pub rematch: Option<Box<Change>>,
}

/// What is stored of a table besides its log.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    pub seeds: Seeds,
    pub created_at: i64,
    /// How many unfinished tables the host may have opened, this one included.
    pub most_open: Option<u64>,
}

/// The seeds that only the keeper of a table knows until its game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds {
    pub own: Seed,
    /// That of a rematch; tables of the first terms have none.
    pub next: Option<Seed>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk.
    Stored,
    /// The log had an entry with this number already; nothing has changed.
    Conflict,
    /// The host has opened too many tables; nothing has changed.
    TooMany,
}

#[derive(Debug)]
struct Job {
    change: Change,
    done: oneshot::Sender<Result<Appended, StorageError>>,
}

#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: Arc<Mutex<Option<mpsc::Sender<Job>>>>,
    tasks: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl Writer {
    pub(super) fn start(writes: &Writes, is_shared: bool) -> Writer {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        let tasks = (0..if is_shared { SHARED_WRITERS } else { 1 })
            .map(|_| tokio::spawn(write_all(writes.clone(), Arc::clone(&queue))))
            .collect();
        Writer {
            jobs: Arc::new(Mutex::new(Some(jobs))),
            tasks: Arc::new(Mutex::new(tasks)),
        }
    }

    pub(super) async fn append(&self, change: Change) -> Result<Appended, StorageError> {
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs.lock().await.clone();
        let jobs = jobs.ok_or(StorageError::Stopping)?;
        let job = Job { change, done };
        jobs.send(job).await.map_err(|_| StorageError::Stopping)?;
        drop(jobs);
        answer.await.map_err(|_| StorageError::Stopping)?
    }

    /// Accepts no more changes and waits until all are written.
    pub(super) async fn finish(&self) {
        self.jobs.lock().await.take();
        for task in self.tasks.lock().await.drain(..) {
            // A writer that panicked has failed its waiting callers.
            let _ = task.await;
        }
    }
}

async fn write_all(writes: Writes, queue: Arc<Mutex<mpsc::Receiver<Job>>>) {
    loop {
        let mut jobs = Vec::new();
        if queue.lock().await.recv_many(&mut jobs, BATCH).await == 0 {
            return;
        }
        let (changes, waiting): (Vec<Change>, Vec<_>) =
            jobs.into_iter().map(|job| (job.change, job.done)).unzip();
        let outcomes = write_all_or_each(&writes, &changes).await;
        for (done, outcome) in waiting.into_iter().zip(outcomes) {
            // The caller has given up; the change is stored all the same.
            let _ = done.send(outcome);
        }
    }
}

/// Stores changes and returns the outcome of each. If they cannot be stored together, one of them
/// may be the cause: each is retried alone, unless the database itself has failed.
async fn write_all_or_each(
    writes: &Writes,
    changes: &[Change],
) -> Vec<Result<Appended, StorageError>> {
    match write_batch(writes, changes).await {
        Ok(outcomes) => return outcomes.into_iter().map(Ok).collect(),
        Err(error) if changes.len() == 1 => {
            if error.is_about_database() {
                writes.note(true);
            }
            return vec![Err(error)];
        }
        Err(_) => {}
    }
    let mut outcomes = Vec::with_capacity(changes.len());
    let mut takes_nothing = false;
    for change in changes {
        if takes_nothing {
            outcomes.push(Err(StorageError::Unwritable));
            continue;
        }
        let outcome = write_batch(writes, std::slice::from_ref(change)).await;
        takes_nothing = outcome.as_ref().is_err_and(StorageError::is_about_database);
        outcomes.push(outcome.map(|outcomes| outcomes[0]));
    }
    if takes_nothing {
        writes.note(true);
    }
    outcomes
}

async fn write_batch(writes: &Writes, changes: &[Change]) -> Result<Vec<Appended>, StorageError> {
    let mut transaction = writes.begin().await?;
    let refused = beyond_limit(&mut transaction, changes).await?;
    let all: Vec<&Change> = changes
        .iter()
        .filter(|change| !refused.contains(change.table.as_str()))
        .collect();
    let stored = insert_entries(&mut transaction, &all).await?;
    let outcomes: Vec<Appended> = changes
        .iter()
        .map(|change| match stored.contains(change.table.as_str()) {
            true => Appended::Stored,
            false if refused.contains(change.table.as_str()) => Appended::TooMany,
            false => Appended::Conflict,
        })
        .collect();
    let mut accepted: Vec<&Change> = changes
        .iter()
        .zip(&outcomes)
        .filter(|(_, outcome)| **outcome == Appended::Stored)
        .map(|(change, _)| change)
        .collect();
    let rematches: Vec<&Change> = accepted
        .iter()
        .filter_map(|change| change.rematch.as_deref())
        .collect();
    insert_entries(&mut transaction, &rematches).await?;
    accepted.extend(rematches);
    let summaries: Vec<(&Summary, i64)> = accepted
        .iter()
        .map(|change| (&change.summary, change.redacted_at))
        .collect();
    upsert_summaries(&mut transaction, &summaries).await?;
    for change in accepted {
        write_rest(&mut transaction, change).await?;
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// The new tables whose hosts have opened too many. The rows of these people stay locked until the
/// transaction ends, so that other nodes cannot open tables for them meanwhile.
async fn beyond_limit<'a>(
    connection: &mut AnyConnection,
    changes: &'a [Change],
) -> Result<HashSet<&'a str>, StorageError> {
    // In order, because two transactions that lock the same people must not wait for each other.
    let mut wanted: BTreeMap<&str, (u64, Vec<&str>)> = BTreeMap::new();
    for change in changes {
        let most = change
            .opening
            .as_ref()
            .and_then(|opening| opening.most_open);
        if let Some(most) = most {
            let (_, tables) = wanted
                .entry(change.summary.host.as_str())
                .or_insert_with(|| (most, Vec::new()));
            tables.push(change.table.as_str());
        }
    }
    let mut refused = HashSet::new();
    for (host, (most, tables)) in wanted {
        sqlx::query("UPDATE people SET id = id WHERE id = $1")
            .bind(host)
            .execute(&mut *connection)
            .await?;
        let row = sqlx::query(
            "SELECT COUNT(*) FROM summaries WHERE host = $1 \
             AND phase IN ('gathering', 'playing')",
        )
        .bind(host)
        .fetch_one(&mut *connection)
        .await?;
        let free = most.saturating_sub(row.get::<i64, _>(0) as u64);
        refused.extend(tables.into_iter().skip(free as usize));
    }
    Ok(refused)
}

/// Splits rows into one chunk per statement.
fn pieces<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = PIECES.into_iter().find(|&size| size <= rows.len())?;
        let (piece, rest) = rows.split_at(size);
        rows = rest;
        Some(piece)
    })
}

/// `rows` groups of `columns` placeholders: `($1,$2),($3,$4)`. SQLite looks numbered placeholders up
/// by name, which is slow, so it gets anonymous ones: `(?,?),(?,?)`.
fn places(connection: &AnyConnection, rows: usize, columns: usize) -> String {
    let is_numbered = connection.backend_name() != "SQLite";
    let mut text = String::new();
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ",(" });
        for column in 0..columns {
            text.push_str(if column == 0 { "" } else { "," });
            if is_numbered {
                let _ = write!(text, "${}", row * columns + column + 1);
            } else {
                text.push('?');
            }
        }
        text.push(')');
    }
    text
}

/// The tables whose entry was accepted.
async fn insert_entries(
    connection: &mut AnyConnection,
    changes: &[&Change],
) -> Result<HashSet<String>, StorageError> {
    let mut stored = HashSet::with_capacity(changes.len());
    for piece in pieces(changes) {
        let sql = format!(
            "INSERT INTO entries (table_id, sequence, body) VALUES {} \
             ON CONFLICT DO NOTHING RETURNING table_id",
            places(connection, piece.len(), 3)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for change in piece {
            query = query
                .bind(change.table.as_str())
                .bind(change.entry.entry.sequence as i64)
                .bind(&*change.entry.body);
        }
        let rows = query.fetch_all(&mut *connection).await?;
        stored.extend(rows.iter().map(|row| row.get::<String, _>(0)));
    }
    Ok(stored)
}

async fn upsert_summaries(
    connection: &mut AnyConnection,
    summaries: &[(&Summary, i64)],
) -> Result<(), StorageError> {
    for piece in pieces(summaries) {
        let sql = format!(
            "INSERT INTO summaries (table_id, game, host, phase, is_public, sequence, opened_at, \
             changed_at, deadline, waits_for_bot, to_act, about, redacted_at) VALUES {} \
             ON CONFLICT (table_id) DO UPDATE SET host = excluded.host, phase = excluded.phase, \
             sequence = excluded.sequence, changed_at = excluded.changed_at, \
             deadline = excluded.deadline, waits_for_bot = excluded.waits_for_bot, \
             to_act = excluded.to_act, about = CASE WHEN summaries.redacted_at = \
             excluded.redacted_at THEN excluded.about ELSE summaries.about END",
            places(connection, piece.len(), 13)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (summary, redacted_at) in piece {
            query = query
                .bind(summary.table.as_str())
                .bind(summary.game.as_str())
                .bind(summary.host.as_str())
                .bind(<&str>::from(summary.phase))
                .bind(i64::from(summary.public))
                .bind(summary.sequence as i64)
                .bind(summary.opened_at as i64)
                .bind(summary.changed_at as i64)
                .bind(summary.deadline.map_or(0, |deadline| deadline as i64))
                .bind(i64::from(summary.waits_for_bot))
                .bind(summary.to_act.as_deref().unwrap_or_default())
                .bind(serde_json::to_string(&summary.about).unwrap_or_default())
                .bind(*redacted_at);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn upsert_summary(
    connection: &mut AnyConnection,
    summary: &Summary,
) -> Result<(), StorageError> {
    upsert_summaries(connection, &[(summary, 0)]).await
}

/// Writes what only a few entries come with.
async fn write_rest(connection: &mut AnyConnection, change: &Change) -> Result<(), StorageError> {
    let table = change.table.as_str();
    if let Some(opening) = &change.opening {
        write_table(connection, table, *opening).await?;
        write_participants(connection, table, &[&change.summary.host]).await?;
    }
    if let Some(seats) = &change.seats {
        sqlx::query("DELETE FROM seats WHERE table_id = $1")
            .bind(table)
            .execute(&mut *connection)
            .await?;
        write_seats(connection, table, seats).await?;
        let people: Vec<&str> = seats.iter().map(|(_, person)| person.as_str()).collect();
        write_participants(connection, table, &people).await?;
    }
    write_results(connection, table, &change.results).await?;
    if let Some(hash) = &change.used_transfer {
        sqlx::query("DELETE FROM transfers WHERE hash = $1")
            .bind(hash.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn write_table(
    connection: &mut AnyConnection,
    table: &str,
    opening: Opening,
) -> Result<(), StorageError> {
    let Opening {
        seeds, created_at, ..
    } = opening;
    sqlx::query("INSERT INTO tables (id, seed, next_seed, created_at) VALUES ($1, $2, $3, $4)")
        .bind(table)
        .bind(seeds.own.to_string())
        .bind(seeds.next.map(|seed| seed.to_string()))
        .bind(created_at)
        .execute(&mut *connection)
        .await?;
    Ok(())
}

/// Inserts one entry; an error if its number is taken.
pub(super) async fn insert_entry(
    connection: &mut AnyConnection,
    table: &str,
    entry: &Entry,
) -> Result<(), StorageError> {
    sqlx::query("INSERT INTO entries (table_id, sequence, body) VALUES ($1, $2, $3)")
        .bind(table)
        .bind(entry.sequence as i64)
        .bind(serde_json::to_string(entry).unwrap_or_default())
        .execute(&mut *connection)
        .await?;
    Ok(())
}

pub(super) async fn write_seats(
    connection: &mut AnyConnection,
    table: &str,
    seats: &[(Seat, String)],
) -> Result<(), StorageError> {
    for (seat, person) in seats {
        sqlx::query("INSERT INTO seats (table_id, seat, person_id) VALUES ($1, $2, $3)")
            .bind(table)
            .bind(seat.number() as i64)
            .bind(person.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn write_participants(
    connection: &mut AnyConnection,
    table: &str,
    people: &[&str],
) -> Result<(), StorageError> {
    for person in people {
        sqlx::query(
            "INSERT INTO participants (person_id, table_id) VALUES ($1, $2) \
             ON CONFLICT DO NOTHING",
        )
        .bind(*person)
        .bind(table)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

pub(super) async fn write_results(
    connection: &mut AnyConnection,
    table: &str,
    results: &[PlayedGame],
) -> Result<(), StorageError> {
    for result in results {
        sqlx::query(
            "INSERT INTO results (table_id, seat, person_id, game, outcome, ended_at) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(result.seat.number() as i64)
        .bind(result.person.as_str())
        .bind(result.game.as_str())
        .bind(<&str>::from(result.outcome))
        .bind(result.ended_at as i64)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_cut_into_pieces_of_few_sizes_and_none_is_lost() {
        for count in [0, 1, 3, 4, 63, 64, 65, 200, BATCH] {
            let rows: Vec<usize> = (0..count).collect();
            let cut: Vec<&[usize]> = pieces(&rows).collect();
            assert_eq!(cut.concat(), rows);
            assert!(cut.iter().all(|piece| PIECES.contains(&piece.len())));
        }
    }
}
