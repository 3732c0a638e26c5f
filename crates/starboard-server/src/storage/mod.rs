//! Storage of tables: SQLite in a file, or PostgreSQL for several nodes. The same statements
//! run on both.
//!
//! The log of a table is unique on table and sequence. The first to append an entry wins; the other
//! learns that the table has moved on and reads what happened.

mod daily;
mod limit;
mod nodes;
mod opening;
mod people;
mod redaction;
mod schema;
mod seam;
mod service;
mod sqlite;
mod summary;
mod whole;
mod write;
mod writer;

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, ConnectOptions, Connection, Executor, Row};
use starboard_kernel::{Seed, SeedError};
use starboard_table::Entry;

use crate::address::{scrubbed, without_password};

pub use daily::StoredResult;
use limit::{ANSWER, InTime, PROBE, Reads, WHOLE, WORK};
pub use nodes::Watching;
pub use people::Transfer;
pub use redaction::Replaced;
pub use seam::Storage;
pub use service::{Beat, FORMAT, HEARTBEAT};
pub use summary::{Due, Duty, PAGE, PlayedGame, Progress, Summarized};
pub use whole::Kept;
use write::Writes;
pub use writer::{Appended, Change, Opening, Seeds};

/// How long a statement waits for a lock.
const BUSY: Duration = Duration::from_secs(5);
const READERS: u32 = 4;
/// Pages in SQLite's write-ahead log before they are copied to the database. Tables that are played
/// change the same pages again and again, and this copies only their last version.
const CHECKPOINT: u32 = 4_000;
const SHARED_CONNECTIONS: u32 = 8;

#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    #[error("the database does not answer: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the database does not answer: {0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("{0}")]
    Schema(String),
    #[error("the log of table {table} cannot be read: {why}")]
    Damaged { table: String, why: String },
    #[error("the log of table {0} is being changed by others: try again")]
    Busy(String),
    #[error("the database takes no writes")]
    Unwritable,
    /// What was written may be stored nevertheless, now or later.
    #[error("the database has not answered for {} s", .0.as_secs())]
    Late(Duration),
    #[error("the server is stopping")]
    Stopping,
    #[error("--database {url}: {why}")]
    Address { url: String, why: String },
}

impl StorageError {
    /// Whether what was written may be stored later.
    pub(crate) fn is_late(&self) -> bool {
        matches!(self, StorageError::Late(_))
    }

    /// Whether the database itself has failed, rather than a particular write.
    fn is_about_database(&self) -> bool {
        match self {
            StorageError::Database(sqlx::Error::Database(error)) => {
                matches!(error.kind(), ErrorKind::Other)
            }
            StorageError::Sqlite(error) => {
                error.sqlite_error_code() != Some(rusqlite::ErrorCode::ConstraintViolation)
            }
            _ => true,
        }
    }
}

/// Options of a database connection.
#[derive(Clone, Debug, Default)]
pub struct StorageOptions {
    /// SQLite: the maximum number of pages, or 0 for no limit. New connections read it, so it can
    /// be changed while the database is in use.
    pub most_pages: Arc<AtomicU32>,
}

/// A database. Clones share it.
#[derive(Clone, Debug)]
pub struct Database {
    reads: Reads,
    writes: Writes,
    writer: writer::Writer,
    is_shared: bool,
}

/// A stored table.
#[derive(Debug)]
pub struct StoredTable {
    pub seeds: Seeds,
    /// When entries were last changed in place, in wall-clock milliseconds; 0 for never.
    pub redacted_at: i64,
    pub entries: Vec<Arc<StoredEntry>>,
    /// Why the rest of its log cannot be read.
    pub damage: Option<String>,
}

/// An entry with its serialized form, which is stored and sent.
#[derive(Debug)]
pub struct StoredEntry {
    pub entry: Entry,
    pub body: Arc<str>,
}

impl StoredEntry {
    /// # Errors
    /// Never for entries that a table has decided.
    pub fn new(entry: Entry) -> Result<Self, serde_json::Error> {
        let body = serde_json::to_string(&entry)?.into();
        Ok(StoredEntry { entry, body })
    }

    fn read(body: String) -> Result<Self, serde_json::Error> {
        let entry = serde_json::from_str(&body)?;
        let body = body.into();
        Ok(StoredEntry { entry, body })
    }
}

impl Database {
    /// Opens a database by its address, `sqlite://FILE` or `postgres://…`, and brings its schema
    /// up to date.
    ///
    /// # Errors
    /// If it cannot be reached, or belongs to a newer version of this program.
    pub async fn open(url: &str) -> Result<Database, StorageError> {
        Database::open_with(url, &StorageOptions::default()).await
    }

    /// The same with options.
    ///
    /// # Errors
    /// If it cannot be reached, or belongs to a newer version of this program.
    pub async fn open_with(url: &str, options: &StorageOptions) -> Result<Database, StorageError> {
        sqlx::any::install_default_drivers();
        let address = |why: &dyn std::fmt::Display| StorageError::Address {
            url: without_password(url),
            why: scrubbed(&why.to_string(), url),
        };
        let is_shared = match url.split_once(':') {
            Some(("sqlite", _)) => false,
            Some(("postgres" | "postgresql", _)) => true,
            _ => {
                return Err(address(
                    &"an address begins with sqlite: or postgres:, such as sqlite://starboard.db",
                ));
            }
        };
        let with_mode = if is_shared || url.contains('?') {
            url.to_owned()
        } else {
            format!("{url}?mode=rwc")
        };
        let connect: AnyConnectOptions = with_mode
            .parse()
            .map_err(|error: sqlx::Error| address(&error))?;
        let unusable = |error: sqlx::Error| address(&opening::explain(&error, is_shared));
        if !is_shared {
            opening::protect_file(&with_mode)
                .map_err(|error| address(&opening::explain_file(&error)))?;
        }
        let connect = connect.disable_statement_logging();
        let writers = if is_shared { SHARED_CONNECTIONS } else { 1 };
        let writes = Writes::new(connect.clone(), options.clone(), is_shared, writers);
        // A pool would hide why there is no connection behind a timeout.
        let first = soon(AnyConnection::connect_with(&connect)).await;
        let mut first = first.map_err(unusable)?;
        if !is_shared {
            // The file stores this setting.
            let wal = soon(first.execute("PRAGMA journal_mode = WAL")).await;
            wal.map_err(unusable)?;
        }
        let migrating = AnyPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(BUSY)
            .connect_with(connect.clone());
        let migrating = soon(migrating).await.map_err(unusable)?;
        // It may wait for another node that does the same.
        let migrated = tokio::time::timeout(WORK, schema::bring_up_to_date(&migrating)).await;
        migrated
            .unwrap_or(Err(StorageError::Late(WORK)))
            .map_err(|error| match error {
                StorageError::Database(error) => unusable(error),
                StorageError::Late(_) => unusable(sqlx::Error::PoolTimedOut),
                other => other,
            })?;
        migrating.close().await;
        soon(check_writable(&mut first, is_shared))
            .await
            .map_err(unusable)?;
        if !is_shared {
            // Nodes ask each other whose turn it is; here there is only one, and every move would
            // have to update the index.
            let drop = "DROP INDEX IF EXISTS summaries_by_person_to_act";
            soon(first.execute(drop)).await.map_err(unusable)?;
        }
        let readers = if is_shared {
            SHARED_CONNECTIONS
        } else {
            READERS
        };
        let reads = soon(Reads::connect(connect, readers, is_shared)).await;
        let reads = reads.map_err(unusable)?;
        // Not before the others are open: the last connection to an SQLite file cleans it up.
        soon(first.close()).await.map_err(unusable)?;
        let file = if is_shared {
            None
        } else {
            let parsed: Result<SqliteConnectOptions, _> = with_mode.parse();
            let parsed = parsed.map_err(|error| address(&error))?;
            Some(parsed.get_filename().to_owned())
        };
        let writer = writer::Writer::start(&writes, file);
        Ok(Database {
            reads,
            writes,
            writer,
            is_shared,
        })
    }

    /// Whether other nodes may use the same database.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// # Errors
    /// If the database does not answer, or the last write failed.
    pub async fn check(&self) -> Result<(), StorageError> {
        if self.writes.fail() {
            return Err(StorageError::Unwritable);
        }
        sqlx::query("SELECT id FROM service WHERE id = 1")
            .one(&self.reads.within(PROBE))
            .await?;
        Ok(())
    }

    /// Appends an entry with everything that follows from it, atomically. Returns once it is on
    /// disk.
    ///
    /// # Errors
    /// If the database does not confirm it; it may be stored nevertheless. After
    /// [`StorageError::Late`] this is not known before a heartbeat that began later has succeeded.
    pub async fn append(&self, change: Change) -> Result<Appended, StorageError> {
        if self.writes.hang() {
            // A heartbeat will find out when there is an end to it.
            return Err(StorageError::Unwritable);
        }
        let appended = tokio::time::timeout(WHOLE, self.writer.append(change)).await;
        appended.unwrap_or_else(|_| {
            self.writes.note_hang();
            Err(StorageError::Late(WHOLE))
        })
    }

    /// A table with its log after the first `known` entries. A damaged log is returned up to the
    /// damage.
    ///
    /// # Errors
    /// If the database does not answer or the seed cannot be read.
    pub async fn load(&self, table: &str, known: u64) -> Result<Option<StoredTable>, StorageError> {
        let sql = "SELECT tables.seed, tables.next_seed, COALESCE(summaries.redacted_at, 0), \
                   COALESCE(summaries.sequence, 0) FROM tables \
                   LEFT JOIN summaries ON summaries.table_id = tables.id WHERE tables.id = $1";
        let row = sqlx::query(sql).bind(table).optional(&self.reads).await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let seed = |text: String| -> Result<Seed, StorageError> {
            text.parse()
                .map_err(|error: SeedError| StorageError::Damaged {
                    table: table.to_owned(),
                    why: error.to_string(),
                })
        };
        let seeds = Seeds {
            own: seed(row.get(0))?,
            next: row.get::<Option<String>, _>(1).map(seed).transpose()?,
        };
        let rows = sqlx::query(
            "SELECT sequence, body FROM entries WHERE table_id = $1 AND sequence > $2 \
             ORDER BY sequence",
        )
        .bind(table)
        .bind(known as i64)
        .all(&self.reads)
        .await?;
        let mut entries = Vec::with_capacity(rows.len());
        let mut damage = None;
        for (row, expected) in rows.into_iter().zip(known + 1..) {
            if row.get::<i64, _>(0) as u64 != expected {
                damage = Some(format!("entry {expected} is missing"));
                break;
            }
            match StoredEntry::read(row.get(1)) {
                Ok(entry) if entry.entry.sequence == expected => entries.push(Arc::new(entry)),
                Ok(_) => damage = Some(format!("entry {expected} has another number inside")),
                Err(error) => damage = Some(format!("entry {expected} cannot be read: {error}")),
            }
            if damage.is_some() {
                break;
            }
        }
        // The summary was read first, and is written together with the last entry.
        let next = known + entries.len() as u64 + 1;
        if damage.is_none() && row.get::<i64, _>(3) as u64 >= next {
            damage = Some(format!("entry {next} is missing"));
        }
        Ok(Some(StoredTable {
            seeds,
            redacted_at: row.get(2),
            entries,
            damage,
        }))
    }

    /// The ids of all tables by time of creation, one page at a time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn table_ids(
        &self,
        after: Option<(i64, String)>,
    ) -> Result<Vec<(i64, String)>, StorageError> {
        let (created, id) = after.unwrap_or((-1, String::new()));
        let rows = sqlx::query(
            "SELECT created_at, id FROM tables WHERE created_at > $1 \
             OR (created_at = $1 AND id > $2) ORDER BY created_at, id LIMIT 500",
        )
        .bind(created)
        .bind(id)
        .all(&self.reads.patient())
        .await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    /// Finishes pending writes and closes the connections, if the database answers.
    pub async fn close(&self) {
        let closing = async {
            self.writer.finish().await;
            self.reads.close().await;
            self.writes.close().await;
        };
        if tokio::time::timeout(WHOLE, closing).await.is_err() {
            tracing::error!(
                "the database has not answered for {} s and is not closed; whatever was acknowledged \
                 is stored",
                WHOLE.as_secs()
            );
        }
    }
}

/// Applies the time limit of statements while a database is opened.
async fn soon<T>(call: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let answer = tokio::time::timeout(ANSWER, call).await;
    answer.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Configures a new connection.
async fn prepare(
    connection: &mut AnyConnection,
    is_shared: bool,
    options: &StorageOptions,
) -> Result<(), sqlx::Error> {
    if is_shared {
        connection
            .execute(AssertSqlSafe(limit::lock_limit()))
            .await?;
    } else {
        connection.execute(AssertSqlSafe(pragmas(options))).await?;
        // People are deleted over these connections: nothing of them must stay in free pages.
        connection.execute("PRAGMA secure_delete = ON").await?;
    }
    Ok(())
}

/// Configures a connection to SQLite.
fn pragmas(options: &StorageOptions) -> String {
    // Replaced data is overwritten where that writes no additional pages.
    let mut pragmas = format!(
        "PRAGMA busy_timeout = {}; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; \
         PRAGMA secure_delete = FAST; PRAGMA wal_autocheckpoint = {CHECKPOINT};",
        BUSY.as_millis()
    );
    let most_pages = options.most_pages.load(Ordering::Relaxed);
    if most_pages > 0 {
        let _ = write!(pragmas, "PRAGMA max_page_count = {most_pages};");
    }
    pragmas
}

/// A database that can only be read would fail with the first move.
async fn check_writable(
    connection: &mut AnyConnection,
    is_shared: bool,
) -> Result<(), sqlx::Error> {
    let begin = if is_shared {
        "BEGIN"
    } else {
        "BEGIN IMMEDIATE"
    };
    connection.execute(begin).await?;
    connection
        .execute("UPDATE service SET id = 1 WHERE id = 1")
        .await?;
    connection.execute("ROLLBACK").await?;
    Ok(())
}
