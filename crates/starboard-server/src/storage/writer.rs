//! Group commit: a transaction appends many entries, because it costs one disk sync however many
//! there are.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Row};
use starboard_kernel::{Seat, Seed};
use starboard_table::Entry;
use starboard_wire::Summary;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::limit::{InTime, Query};
use super::sqlite::Sqlite;
use super::write::{Transaction, Writes};
use super::{PlayedGame, Progress, StorageError, StoredEntry, Summarized};

/// The maximum number of entries in a transaction.
const BATCH: usize = 256;
/// When this many entries wait at once, more are about to come: a moment later they share the
/// transaction, whose cost is in the pages that it writes, not in the entries.
const CROWD: usize = 16;
const GATHERING: Duration = Duration::from_millis(5);
/// Rows in one statement: only a few sizes, so that prepared statements are reused.
const PIECES: [usize; 4] = [64, 16, 4, 1];
/// The capacity of the queue; beyond it, senders wait.
const QUEUE: usize = 4096;
/// A write that has failed after this time has waited for something, and so would the next one.
const HANG: Duration = Duration::from_secs(2);
/// PostgreSQL can commit several transactions at a time.
const SHARED_WRITERS: usize = 4;

/// An entry and everything that follows from it in other tables of the database, stored atomically.
#[derive(Debug)]
pub struct Change {
    pub table: String,
    pub entry: Arc<StoredEntry>,
    pub summary: Summarized,
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
    /// How many unfinished tables the host may have opened, this one included; if they have more,
    /// the whole change is refused.
    pub most_open: Option<u64>,
}

/// The seeds that only the keeper of a table knows until its game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds {
    pub own: Seed,
    /// That of a rematch; tables of the first terms have none.
    pub next: Option<Seed>,
}

impl Change {
    /// The host of a table that this opens, also as a rematch, and how many unfinished ones they may
    /// have.
    #[must_use]
    pub fn limit(&self) -> Option<(&str, u64)> {
        let opened = [Some(self), self.rematch.as_deref()];
        opened.into_iter().flatten().find_map(|change| {
            let most = change.opening.as_ref()?.most_open?;
            Some((change.summary.host()?, most))
        })
    }
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
    tasks: Arc<Mutex<Vec<JoinHandle<Ended>>>>,
}

impl Writer {
    /// `file` is the database if it is SQLite.
    pub(super) fn start(writes: &Writes, file: Option<PathBuf>) -> Writer {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        let tasks = match file {
            None => (0..SHARED_WRITERS)
                .map(|_| {
                    let to = Target::Pool(writes.clone());
                    let queue = Arc::clone(&queue);
                    tokio::spawn(async move {
                        write_all(to, queue).await;
                        Ok(())
                    })
                })
                .collect(),
            Some(file) => {
                let to = Target::File(Sqlite::new(writes.clone(), file));
                vec![on_a_thread(write_all(to, queue))]
            }
        };
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

/// Runs a task on a thread of its own, where it may block.
fn on_a_thread(task: impl Future<Output = ()> + Send + 'static) -> JoinHandle<Ended> {
    let (done, ended) = oneshot::channel();
    std::thread::spawn(move || {
        futures_executor::block_on(task);
        // The receiver may be gone.
        let _ = done.send(());
    });
    tokio::spawn(ended)
}

/// A thread that has panicked ends with an error.
type Ended = Result<(), oneshot::error::RecvError>;

/// Where entries are written.
enum Target {
    Pool(Writes),
    File(Sqlite),
}

impl Target {
    async fn write_batch(&mut self, changes: &[Change]) -> Result<Vec<Appended>, StorageError> {
        let began = Instant::now();
        let outcomes = match self {
            Target::Pool(writes) => write_batch(writes, changes).await,
            Target::File(file) => file.write_batch(changes).await,
        };
        if outcomes.is_err() && began.elapsed() > HANG {
            self.writes().note_hang();
        }
        let outcomes = outcomes?;
        let stored = changes.iter().zip(&outcomes);
        let mut stored = stored.filter(|(_, outcome)| **outcome == Appended::Stored);
        if let Some((change, _)) = stored.next_back() {
            self.writes()
                .note_last(&change.table, change.entry.entry.sequence);
        }
        Ok(outcomes)
    }

    /// Waits for more entries, if that is worth it and a thread can do it.
    fn gather(&self) -> bool {
        let waits = matches!(self, Target::File(_));
        if waits {
            std::thread::sleep(GATHERING);
        }
        waits
    }

    fn writes(&self) -> &Writes {
        match self {
            Target::Pool(writes) => writes,
            Target::File(file) => &file.writes,
        }
    }
}

async fn write_all(mut to: Target, queue: Arc<Mutex<mpsc::Receiver<Job>>>) {
    loop {
        let mut jobs = Vec::new();
        {
            let mut queue = queue.lock().await;
            if queue.recv_many(&mut jobs, BATCH).await == 0 {
                return;
            }
            if jobs.len() >= CROWD && to.gather() {
                while jobs.len() < BATCH
                    && let Ok(job) = queue.try_recv()
                {
                    jobs.push(job);
                }
            }
        }
        // Nobody waits for these any more, and it was said that they may not have happened.
        jobs.retain(|job| !job.done.is_closed());
        if jobs.is_empty() {
            continue;
        }
        let (changes, waiting): (Vec<Change>, Vec<_>) =
            jobs.into_iter().map(|job| (job.change, job.done)).unzip();
        let outcomes = write_all_or_each(&mut to, &changes).await;
        for (done, outcome) in waiting.into_iter().zip(outcomes) {
            // The caller has given up; the change is stored all the same.
            let _ = done.send(outcome);
        }
    }
}

/// Stores changes and returns the outcome of each. If they cannot be stored together, one of them
/// may be the cause: each is retried alone, unless the database itself has failed.
async fn write_all_or_each(
    to: &mut Target,
    changes: &[Change],
) -> Vec<Result<Appended, StorageError>> {
    let began = Instant::now();
    match to.write_batch(changes).await {
        Ok(outcomes) => return outcomes.into_iter().map(Ok).collect(),
        Err(error) if changes.len() == 1 => {
            if error.is_about_database() {
                to.writes().note(true);
            }
            return vec![Err(error)];
        }
        // All of them would wait as long again, and the commit may still be made.
        Err(_) if to.writes().hang() => {
            let late = |_: &Change| Err(StorageError::Late(began.elapsed()));
            return changes.iter().map(late).collect();
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
        let outcome = to.write_batch(std::slice::from_ref(change)).await;
        takes_nothing = outcome.as_ref().is_err_and(StorageError::is_about_database);
        outcomes.push(outcome.map(|outcomes| outcomes[0]));
    }
    if takes_nothing {
        to.writes().note(true);
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
    let changes_stored = accepted.clone();
    accepted.extend(rematches);
    let (mut whole, mut progress): (Vec<_>, Vec<(&str, &Progress)>) = Default::default();
    for change in accepted {
        match &change.summary {
            Summarized::Whole(summary) => whole.push((&**summary, change.redacted_at)),
            Summarized::Progress(moved) => progress.push((&change.table, moved)),
        }
    }
    upsert_summaries(&mut transaction, &whole).await?;
    update_summaries(&mut transaction, &progress).await?;
    for change in changes_stored {
        execute(&mut transaction, rest(change)).await?;
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// How many unfinished tables a host has.
pub(super) const OPEN_TABLES: &str = "SELECT COUNT(*) FROM summaries WHERE host = $1 \
     AND phase IN ('gathering', 'playing')";

/// The tables with changes that would open one for a host who has opened too many. The rows of these
/// people stay locked until the transaction ends, so that other nodes cannot open tables for them
/// meanwhile.
async fn beyond_limit<'a>(
    transaction: &mut Transaction,
    changes: &'a [Change],
) -> Result<HashSet<&'a str>, StorageError> {
    // In order, because two transactions that lock the same people must not wait for each other.
    let mut wanted: BTreeMap<&str, (u64, Vec<&str>)> = BTreeMap::new();
    for change in changes {
        if let Some((host, most)) = change.limit() {
            let (_, tables) = wanted.entry(host).or_insert_with(|| (most, Vec::new()));
            tables.push(change.table.as_str());
        }
    }
    let mut refused = HashSet::new();
    for (host, (most, tables)) in wanted {
        sqlx::query("UPDATE people SET id = id WHERE id = $1")
            .bind(host)
            .run(transaction)
            .await?;
        let row = transaction.one(sqlx::query(OPEN_TABLES).bind(host)).await?;
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

/// `rows` groups of `columns` placeholders: `($1,$2),($3,$4)`.
fn places(rows: usize, columns: usize) -> String {
    let mut text = String::new();
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ",(" });
        for column in 0..columns {
            text.push_str(if column == 0 { "" } else { "," });
            // Writing to a string does not fail.
            let _ = write!(text, "${}", row * columns + column + 1);
        }
        text.push(')');
    }
    text
}

/// The tables whose entry was accepted.
async fn insert_entries(
    transaction: &mut Transaction,
    changes: &[&Change],
) -> Result<HashSet<String>, StorageError> {
    let mut stored = HashSet::with_capacity(changes.len());
    for piece in pieces(changes) {
        let sql = format!(
            "INSERT INTO entries (table_id, sequence, body) VALUES {} \
             ON CONFLICT DO NOTHING RETURNING table_id",
            places(piece.len(), 3)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for change in piece {
            query = query
                .bind(change.table.as_str())
                .bind(change.entry.entry.sequence as i64)
                .bind(&*change.entry.body);
        }
        let rows = transaction.all(query).await?;
        stored.extend(rows.iter().map(|row| row.get::<String, _>(0)));
    }
    Ok(stored)
}

/// The columns of a summary, and how an existing one changes.
const SUMMARY_COLUMNS: &str = "table_id, game, host, phase, is_public, sequence, opened_at, \
     changed_at, deadline, waits_for_bot, to_act, moves, about, redacted_at";
const SUMMARY_VALUES: usize = 14;
const SUMMARY_CHANGES: &str = "ON CONFLICT (table_id) DO UPDATE SET host = excluded.host, \
     phase = excluded.phase, sequence = excluded.sequence, changed_at = excluded.changed_at, \
     deadline = excluded.deadline, waits_for_bot = excluded.waits_for_bot, \
     to_act = excluded.to_act, moves = excluded.moves, about = CASE WHEN summaries.redacted_at = \
     excluded.redacted_at THEN excluded.about ELSE summaries.about END";

/// The values of these columns.
fn summary_values(summary: &Summary, redacted_at: i64) -> [Value; SUMMARY_VALUES] {
    [
        summary.table.as_str().into(),
        summary.game.as_str().into(),
        summary.host.as_str().into(),
        <&str>::from(summary.phase).into(),
        i64::from(summary.public).into(),
        (summary.sequence as i64).into(),
        (summary.opened_at as i64).into(),
        (summary.changed_at as i64).into(),
        summary.deadline.map_or(0, |at| at as i64).into(),
        i64::from(summary.waits_for_bot).into(),
        summary.to_act.as_deref().unwrap_or_default().into(),
        (summary.about.moves as i64).into(),
        Value::Text(serde_json::to_string(&summary.about).unwrap_or_default()),
        redacted_at.into(),
    ]
}

async fn upsert_summaries(
    transaction: &mut Transaction,
    summaries: &[(&Summary, i64)],
) -> Result<(), StorageError> {
    for piece in pieces(summaries) {
        let places = places(piece.len(), SUMMARY_VALUES);
        let sql =
            format!("INSERT INTO summaries ({SUMMARY_COLUMNS}) VALUES {places} {SUMMARY_CHANGES}");
        let values = piece
            .iter()
            .flat_map(|(summary, redacted_at)| summary_values(summary, *redacted_at));
        bound(sqlx::query(AssertSqlSafe(sql)), values)
            .run(transaction)
            .await?;
    }
    Ok(())
}

/// Updates what moves have changed.
async fn update_summaries(
    transaction: &mut Transaction,
    changes: &[(&str, &Progress)],
) -> Result<(), StorageError> {
    // The types of the first row are those of all rows.
    const FIRST: &str = "(CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), \
         CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS TEXT), CAST($7 AS BIGINT))";
    for piece in pieces(changes) {
        let places = places(piece.len(), 7);
        let (_, others) = places.split_once(')').unwrap_or_default();
        let sql = format!(
            "UPDATE summaries SET sequence = now.sequence, changed_at = now.changed_at, \
             deadline = now.deadline, waits_for_bot = now.waits_for_bot, to_act = now.to_act, \
             moves = now.moves FROM (VALUES {FIRST}{others}) AS now (table_id, sequence, \
             changed_at, deadline, waits_for_bot, to_act, moves) \
             WHERE summaries.table_id = now.table_id"
        );
        let values = piece.iter().flat_map(|(table, progress)| {
            [
                (*table).into(),
                (progress.sequence as i64).into(),
                (progress.changed_at as i64).into(),
                progress.deadline.map_or(0, |at| at as i64).into(),
                i64::from(progress.waits_for_bot).into(),
                progress.to_act.as_deref().unwrap_or_default().into(),
                (progress.moves as i64).into(),
            ]
        });
        bound(sqlx::query(AssertSqlSafe(sql)), values)
            .run(transaction)
            .await?;
    }
    Ok(())
}

/// A statement with its arguments, for any driver.
#[derive(Debug)]
pub(super) struct Statement {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
}

#[derive(Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Null,
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

fn statement<const N: usize>(sql: &'static str, values: [Value; N]) -> Statement {
    Statement {
        sql,
        values: values.into(),
    }
}

fn bound(query: Query<'_>, values: impl IntoIterator<Item = Value>) -> Query<'_> {
    values.into_iter().fold(query, |query, value| match value {
        Value::Text(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
        Value::Null => query.bind(None::<String>),
    })
}

pub(super) async fn execute(
    transaction: &mut Transaction,
    statements: Vec<Statement>,
) -> Result<(), StorageError> {
    for Statement { sql, values } in statements {
        bound(sqlx::query(sql), values).run(transaction).await?;
    }
    Ok(())
}

pub(super) fn summary_statement(summary: &Summary, redacted_at: i64) -> Statement {
    static SQL: LazyLock<String> = LazyLock::new(|| {
        let places = places(1, SUMMARY_VALUES);
        format!("INSERT INTO summaries ({SUMMARY_COLUMNS}) VALUES {places} {SUMMARY_CHANGES}")
    });
    statement(&SQL, summary_values(summary, redacted_at))
}

/// What only a few entries have.
pub(super) fn rest(change: &Change) -> Vec<Statement> {
    let table = change.table.as_str();
    let mut all = Vec::new();
    if let Some(opening) = &change.opening {
        all.push(table_statement(table, *opening));
        all.extend(participant_statements(table, change.summary.host()));
    }
    if let Some(seats) = &change.seats {
        let sql = "DELETE FROM seats WHERE table_id = $1";
        all.push(statement(sql, [table.into()]));
        all.extend(seat_statements(table, seats));
        let people = seats.iter().map(|(_, person)| person.as_str());
        all.extend(participant_statements(table, people));
    }
    all.extend(result_statements(table, &change.results));
    if let Some(hash) = &change.used_transfer {
        let sql = "DELETE FROM transfers WHERE hash = $1";
        all.push(statement(sql, [hash.as_str().into()]));
    }
    if let Some(rematch) = &change.rematch {
        all.extend(rest(rematch));
    }
    all
}

pub(super) fn table_statement(table: &str, opening: Opening) -> Statement {
    let Opening {
        seeds, created_at, ..
    } = opening;
    let next = seeds.next.map(|seed| Value::Text(seed.to_string()));
    statement(
        "INSERT INTO tables (id, seed, next_seed, created_at) VALUES ($1, $2, $3, $4)",
        [
            table.into(),
            Value::Text(seeds.own.to_string()),
            next.unwrap_or(Value::Null),
            created_at.into(),
        ],
    )
}

/// Inserts one entry; an error if its number is taken.
pub(super) fn entry_statement(table: &str, entry: &Entry) -> Statement {
    statement(
        "INSERT INTO entries (table_id, sequence, body) VALUES ($1, $2, $3)",
        [
            table.into(),
            (entry.sequence as i64).into(),
            Value::Text(serde_json::to_string(entry).unwrap_or_default()),
        ],
    )
}

pub(super) fn seat_statements(
    table: &str,
    seats: &[(Seat, String)],
) -> impl Iterator<Item = Statement> {
    seats.iter().map(move |(seat, person)| {
        statement(
            "INSERT INTO seats (table_id, seat, person_id) VALUES ($1, $2, $3)",
            [
                table.into(),
                (seat.number() as i64).into(),
                person.as_str().into(),
            ],
        )
    })
}

pub(super) fn participant_statements<'a>(
    table: &'a str,
    people: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = Statement> {
    people.into_iter().map(move |person| {
        statement(
            "INSERT INTO participants (person_id, table_id) VALUES ($1, $2) \
             ON CONFLICT DO NOTHING",
            [person.into(), table.into()],
        )
    })
}

pub(super) fn result_statements(
    table: &str,
    results: &[PlayedGame],
) -> impl Iterator<Item = Statement> {
    results.iter().map(move |played| {
        statement(
            "INSERT INTO results (table_id, seat, person_id, game, outcome, ended_at) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
            [
                table.into(),
                (played.seat.number() as i64).into(),
                played.person.as_str().into(),
                played.game.as_str().into(),
                <&str>::from(played.result).into(),
                (played.ended_at as i64).into(),
            ],
        )
    })
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
