//! Writing to the database: every write is its own transaction, on a connection that is reused only
//! after success.
//!
//! After a full disk or a failed write SQLite may have rolled back by itself, and a pool that
//! counts transactions would take the next commit for that of an inner one: acknowledged and never
//! stored. So transactions begin and end by plain statements, which fail when the connection is in
//! another state than expected, and a connection that has seen an error is closed.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyQueryResult, AnyRow};
use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::limit::{ANSWER, Query, WORK, in_time};
use super::{BUSY, StorageError, StorageOptions, prepare};

/// The connections for writing, and whether the last write succeeded. Clones share them.
#[derive(Clone, Debug)]
pub(super) struct Writes(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    address: AnyConnectOptions,
    options: StorageOptions,
    is_shared: bool,
    /// How many may be in use at a time.
    connections: u32,
    permits: Arc<Semaphore>,
    /// Idle connections, used last in, first out.
    idle: Mutex<Vec<AnyConnection>>,
    fail: AtomicBool,
    /// The last write has failed after a long time: what comes next would wait as long.
    hangs: AtomicBool,
    /// The last entry that the database has acknowledged: its table and number.
    last: Mutex<Option<(String, u64)>>,
}

impl Writes {
    pub(super) fn new(
        address: AnyConnectOptions,
        options: StorageOptions,
        is_shared: bool,
        connections: u32,
    ) -> Writes {
        Writes(Arc::new(Inner {
            address,
            options,
            is_shared,
            connections,
            permits: Arc::new(Semaphore::new(connections as usize)),
            idle: Mutex::default(),
            fail: AtomicBool::new(false),
            hangs: AtomicBool::new(false),
            last: Mutex::default(),
        }))
    }

    /// A new connection.
    async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = AnyConnection::connect_with(&self.0.address).await?;
        prepare(&mut connection, self.0.is_shared, &self.0.options).await?;
        Ok(connection)
    }

    /// The right to write, for as long as the permit is kept.
    pub(super) async fn permit(&self) -> Result<OwnedSemaphorePermit, StorageError> {
        let permit = Arc::clone(&self.0.permits).acquire_owned();
        permit.await.map_err(|_| StorageError::Stopping)
    }

    pub(super) fn options(&self) -> &StorageOptions {
        &self.0.options
    }

    /// Begins a transaction.
    pub(super) async fn begin(&self) -> Result<Transaction, StorageError> {
        self.begin_within(ANSWER).await
    }

    /// Begins a transaction whose statements may take long.
    pub(super) async fn begin_patiently(&self) -> Result<Transaction, StorageError> {
        self.begin_within(WORK).await
    }

    async fn begin_within(&self, limit: Duration) -> Result<Transaction, StorageError> {
        let permit = tokio::time::timeout(BUSY, self.permit())
            .await
            .map_err(|_| StorageError::Late(BUSY))??;
        // SQLite: take the write lock now, rather than fail half-way.
        let begin = if self.0.is_shared {
            "BEGIN"
        } else {
            "BEGIN IMMEDIATE"
        };
        let idle = self.0.idle().pop();
        let transaction = |connection: AnyConnection| Transaction {
            connection: Some(connection),
            limit,
            writes: self.clone(),
            _permit: permit,
        };
        if let Some(mut connection) = idle {
            let begun = in_time(ANSWER, connection.execute(begin)).await;
            if begun.is_ok() {
                return Ok(transaction(connection));
            }
            // The database may have restarted, which breaks every idle connection.
            let dead = std::mem::take(&mut *self.0.idle());
            drop((connection, dead));
            if let Err(late @ StorageError::Late(_)) = begun {
                return Err(late);
            }
        }
        let mut connection = in_time(ANSWER, self.connect()).await?;
        in_time(ANSWER, connection.execute(begin)).await?;
        Ok(transaction(connection))
    }

    /// Whether the last write failed.
    pub(super) fn fail(&self) -> bool {
        self.0.fail.load(Ordering::Acquire)
    }

    /// Whether the last write failed because it took too long.
    pub(super) fn hang(&self) -> bool {
        self.0.hangs.load(Ordering::Acquire)
    }

    /// The last entry that was acknowledged.
    pub(super) fn last(&self) -> Option<(String, u64)> {
        let last = self.0.last.lock();
        last.unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn note_last(&self, table: &str, sequence: u64) {
        let last = self.0.last.lock();
        *last.unwrap_or_else(PoisonError::into_inner) = Some((table.to_owned(), sequence));
    }

    /// Notes that a write has failed after a long time.
    pub(super) fn note_hang(&self) {
        self.0.hangs.store(true, Ordering::Release);
        self.note(true);
    }

    /// Notes whether the database accepts entries.
    pub(super) fn note(&self, fail: bool) {
        if !fail {
            self.0.hangs.store(false, Ordering::Release);
        }
        if self.0.fail.swap(fail, Ordering::AcqRel) != fail {
            if fail {
                tracing::error!(
                    "the database takes no writes: nothing is acknowledged until it does"
                );
            } else {
                tracing::info!("the database takes writes again");
            }
        }
    }

    /// Starts no more transactions, waits for those in progress, and closes the connections.
    pub(super) async fn close(&self) {
        // Fails if they are closed already.
        let _all = self.0.permits.acquire_many(self.0.connections).await;
        self.0.permits.close();
        let idle = std::mem::take(&mut *self.0.idle());
        for connection in idle {
            // There is nothing left to lose.
            let _ = connection.close().await;
        }
    }
}

impl Inner {
    fn idle(&self) -> MutexGuard<'_, Vec<AnyConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A transaction. Unless it ends with [`commit`](Transaction::commit) or
/// [`rollback`](Transaction::rollback), its connection is closed, and the database rolls it back.
#[derive(Debug)]
pub(super) struct Transaction {
    connection: Option<AnyConnection>,
    /// For each statement.
    limit: Duration,
    writes: Writes,
    _permit: OwnedSemaphorePermit,
}

impl Transaction {
    /// Returns once everything is on disk.
    pub(super) async fn commit(self) -> Result<(), StorageError> {
        self.end("COMMIT").await
    }

    pub(super) async fn rollback(self) -> Result<(), StorageError> {
        self.end("ROLLBACK").await
    }

    pub(super) async fn run(&mut self, query: Query<'_>) -> Result<AnyQueryResult, StorageError> {
        in_time(self.limit, query.execute(self.connection())).await
    }

    pub(super) async fn all(&mut self, query: Query<'_>) -> Result<Vec<AnyRow>, StorageError> {
        in_time(self.limit, query.fetch_all(self.connection())).await
    }

    pub(super) async fn one(&mut self, query: Query<'_>) -> Result<AnyRow, StorageError> {
        in_time(self.limit, query.fetch_one(self.connection())).await
    }

    pub(super) async fn optional(
        &mut self,
        query: Query<'_>,
    ) -> Result<Option<AnyRow>, StorageError> {
        in_time(self.limit, query.fetch_optional(self.connection())).await
    }

    fn connection(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("taken only at the end")
    }

    async fn end(mut self, statement: &'static str) -> Result<(), StorageError> {
        in_time(self.limit, self.connection().execute(statement)).await?;
        // Nothing has failed: the connection can be reused.
        let connection = self.connection.take();
        self.writes.0.idle().extend(connection);
        Ok(())
    }
}
