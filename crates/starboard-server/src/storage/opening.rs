//! What comes before the first statement: creating an SQLite database file that only its owner may
//! read, and clear errors for a database that cannot be used.

use std::fs::OpenOptions;
use std::io;
use std::path::PathBuf;

use sqlx::error::DatabaseError;
use sqlx::sqlite::SqliteConnectOptions;

/// Creates the file of a new SQLite database such that only its owner may read it, because it
/// contains the seeds of unfinished games. SQLite gives the files beside it the same permissions.
/// Others' access to an existing file is only reported.
pub(super) fn protect_file(url: &str) -> io::Result<()> {
    let Some(file) = file_of(url) else {
        return Ok(());
    };
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(&file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            #[cfg(unix)]
            warn_if_readable(&file);
            Ok(())
        }
        Err(error) => Err(error),
    }
}

#[cfg(unix)]
fn warn_if_readable(file: &std::path::Path) {
    use std::os::unix::fs::PermissionsExt;
    let mode = file.metadata().map_or(0, |data| data.permissions().mode());
    if mode & 0o077 != 0 {
        tracing::warn!(
            file = %file.display(),
            mode = format!("{:o}", mode & 0o777),
            "others can read the database, which contains the seeds of unfinished games: chmod 600"
        );
    }
}

/// The file that would be created, if the address is one of a file.
fn file_of(url: &str) -> Option<PathBuf> {
    let is_created = !url.contains(":memory:") && url.contains("mode=rwc");
    let options: SqliteConnectOptions = url.parse().ok()?;
    is_created.then(|| options.get_filename().to_owned())
}

const READ_ONLY: &str =
    "the file is read-only: give this user the right to write it and its folder";
const CANNOT_OPEN: &str =
    "the file cannot be opened: check that its folder exists and may be written";
const DISK_FULL: &str = "the disk is full";

/// Why the file of a new database cannot be created, and what to do.
pub(super) fn explain_file(error: &io::Error) -> String {
    let hint = match error.kind() {
        io::ErrorKind::ReadOnlyFilesystem => READ_ONLY,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => DISK_FULL,
        _ => CANNOT_OPEN,
    };
    format!("{hint} ({error})")
}

/// Why a database cannot be used, and what to do.
pub(super) fn explain(error: &sqlx::Error, is_shared: bool) -> String {
    let hint = match error {
        sqlx::Error::Database(error) => hint_of(&**error, is_shared),
        sqlx::Error::Io(error) if is_shared => match error.kind() {
            io::ErrorKind::ConnectionRefused | io::ErrorKind::NotFound => {
                Some("no PostgreSQL server answers there: check host and port, and that it runs")
            }
            io::ErrorKind::TimedOut => Some("no PostgreSQL server answers there in time"),
            _ => Some("the connection to the PostgreSQL server failed"),
        },
        sqlx::Error::PoolTimedOut => Some("it does not answer in time"),
        _ => None,
    };
    match hint {
        Some(hint) => format!("{hint} ({error})"),
        None => error.to_string(),
    }
}

fn hint_of(error: &dyn DatabaseError, is_shared: bool) -> Option<&'static str> {
    let code = error.code()?;
    if is_shared {
        return Some(match code.as_ref() {
            "28P01" | "28000" => "the PostgreSQL server refuses this user or password",
            "3D000" => "there is no such database: create it with createdb",
            "25006" => "the database is read-only: use the primary, not a standby",
            "42501" => "this user may not create tables there: GRANT it the rights",
            "53300" => "the PostgreSQL server has too many connections",
            "55P03" => "another program has locked the tables there: wait until it has finished",
            "57P03" => "the PostgreSQL server is starting or stopping: try again in a moment",
            _ => return None,
        });
    }
    // The lower eight bits are the primary code.
    Some(match code.parse::<u32>().ok()? & 0xff {
        8 => READ_ONLY,
        11 => "the file is damaged: restore the last backup",
        14 => CANNOT_OPEN,
        26 => "this is not an SQLite database, or it is damaged: restore the last backup",
        5 | 6 => "another program has locked the file",
        13 => DISK_FULL,
        10 => "the disk cannot be read or written",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_created_is_explained() {
        for (kind, hint) in [
            (io::ErrorKind::NotFound, "its folder exists"),
            (io::ErrorKind::PermissionDenied, "may be written"),
            (io::ErrorKind::ReadOnlyFilesystem, "read-only"),
            (io::ErrorKind::StorageFull, "full"),
        ] {
            let text = explain_file(&kind.into());
            assert!(text.contains(hint), "{text}");
            assert!(text.contains(&kind.to_string()), "{text}");
        }
    }
}
