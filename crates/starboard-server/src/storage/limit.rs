//! Time limits. A database that does not answer must not keep anybody waiting for ever, least of all
//! those who ask whether the server is ready.

use std::time::Duration;

use sqlx::any::{AnyArguments, AnyConnectOptions, AnyPoolOptions, AnyQueryResult, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, AssertSqlSafe, Executor};

use super::write::Transaction;
use super::{BUSY, StorageError};

/// For one statement, and for a new connection: longer than the database itself waits for a lock
/// ([`BUSY`]), because it says then what it has waited for.
pub(super) const ANSWER: Duration = Duration::from_secs(6);
/// For an entry, from the queue to the disk, and for a heartbeat.
pub(super) const WHOLE: Duration = Duration::from_secs(10);
/// For a statement that reads or changes much: maintenance and migrations.
pub(super) const WORK: Duration = Duration::from_secs(600);
/// The answer that tells whether there is a database at all.
pub(super) const PROBE: Duration = Duration::from_secs(2);

/// PostgreSQL gives up waiting for a lock by itself. Otherwise it would go on after the connection was
/// closed, one process for each attempt, until it accepts no more connections.
pub(super) fn lock_limit() -> String {
    format!("SET lock_timeout = {}", BUSY.as_millis())
}

/// The result of a call, or [`StorageError::Late`]. The connection must not be used after that.
pub(super) async fn in_time<T>(
    limit: Duration,
    call: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StorageError> {
    match tokio::time::timeout(limit, call).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(StorageError::Late(limit)),
    }
}

/// The connections for reading. Clones share them.
#[derive(Clone, Debug)]
pub(super) struct Reads {
    pool: AnyPool,
    limit: Duration,
}

impl Reads {
    pub(super) async fn connect(
        to: AnyConnectOptions,
        connections: u32,
        is_shared: bool,
    ) -> Result<Reads, sqlx::Error> {
        let pool = AnyPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(BUSY)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if is_shared {
                        connection.execute(AssertSqlSafe(lock_limit())).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(to)
            .await?;
        Ok(Reads {
            pool,
            limit: ANSWER,
        })
    }

    /// The same for what may take long.
    pub(super) fn patient(&self) -> Reads {
        self.within(WORK)
    }

    pub(super) fn within(&self, limit: Duration) -> Reads {
        Reads {
            pool: self.pool.clone(),
            limit,
        }
    }

    async fn connection(&self) -> Result<PoolConnection<Any>, StorageError> {
        let limit = self.limit.min(BUSY);
        match in_time(limit, self.pool.acquire()).await {
            Err(StorageError::Database(sqlx::Error::PoolTimedOut)) => {
                Err(StorageError::Late(limit))
            }
            other => other,
        }
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }
}

pub(super) type Query<'q> = sqlx::query::Query<'q, Any, AnyArguments>;

/// Runs queries in time. Neither a transaction nor the connections for reading give out a connection,
/// so that nothing runs without a limit.
pub(super) trait InTime: Sized {
    fn run(
        self,
        transaction: &mut Transaction,
    ) -> impl Future<Output = Result<AnyQueryResult, StorageError>> + Send;

    fn all(self, reads: &Reads) -> impl Future<Output = Result<Vec<AnyRow>, StorageError>> + Send;

    fn one(self, reads: &Reads) -> impl Future<Output = Result<AnyRow, StorageError>> + Send;

    fn optional(
        self,
        reads: &Reads,
    ) -> impl Future<Output = Result<Option<AnyRow>, StorageError>> + Send;
}

impl InTime for Query<'_> {
    async fn run(self, transaction: &mut Transaction) -> Result<AnyQueryResult, StorageError> {
        transaction.run(self).await
    }

    async fn all(self, reads: &Reads) -> Result<Vec<AnyRow>, StorageError> {
        let mut connection = reads.connection().await?;
        let answer = in_time(reads.limit, self.fetch_all(&mut *connection)).await;
        put_back(connection, answer)
    }

    async fn one(self, reads: &Reads) -> Result<AnyRow, StorageError> {
        let mut connection = reads.connection().await?;
        let answer = in_time(reads.limit, self.fetch_one(&mut *connection)).await;
        put_back(connection, answer)
    }

    async fn optional(self, reads: &Reads) -> Result<Option<AnyRow>, StorageError> {
        let mut connection = reads.connection().await?;
        let answer = in_time(reads.limit, self.fetch_optional(&mut *connection)).await;
        put_back(connection, answer)
    }
}

/// Closes a connection on which an answer is still to come.
fn put_back<T>(
    connection: PoolConnection<Any>,
    answer: Result<T, StorageError>,
) -> Result<T, StorageError> {
    if matches!(answer, Err(StorageError::Late(_))) {
        drop(connection.detach());
    }
    answer
}
