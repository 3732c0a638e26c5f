//! The schema and its migrations. A released migration never changes.

use std::borrow::Cow;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

use super::StorageError;

const MIGRATIONS: [(i64, &str, &str); 8] = [
    (
        1,
        "tables",
        include_str!("../../migrations/0001_tables.sql"),
    ),
    (2, "nodes", include_str!("../../migrations/0002_nodes.sql")),
    (
        3,
        "service",
        include_str!("../../migrations/0003_service.sql"),
    ),
    (
        4,
        "next seed",
        include_str!("../../migrations/0004_next_seed.sql"),
    ),
    (
        5,
        "redaction",
        include_str!("../../migrations/0005_redaction.sql"),
    ),
    (
        6,
        "progress",
        include_str!("../../migrations/0006_progress.sql"),
    ),
    (7, "daily", include_str!("../../migrations/0007_daily.sql")),
    (
        8,
        "left tables",
        include_str!("../../migrations/0008_left_tables.sql"),
    ),
];

pub(super) async fn bring_up_to_date(pool: &AnyPool) -> Result<(), StorageError> {
    let migrations = MIGRATIONS.map(|(version, name, sql)| {
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    });
    let migrator = Migrator::with_migrations(migrations.into());
    migrator.run(pool).await.map_err(|error| {
        StorageError::Schema(match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                return StorageError::Database(error);
            }
            MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _) => {
                format!(
                    "the database has schema version {version}, this program knows versions up \
                     to {}: update the program, or use another database",
                    MIGRATIONS[MIGRATIONS.len() - 1].0
                )
            }
            MigrateError::VersionMismatch(version) => format!(
                "schema version {version} of the database is not the one of this program: it \
                 belongs to another program or was changed by hand"
            ),
            MigrateError::Dirty(version) => format!(
                "the change to schema version {version} was broken off: restore the backup and \
                 start again"
            ),
            other => format!("the schema cannot be brought up to date: {other}"),
        })
    })
}
