//! Open files: every connection is one, and systems let a process have few of them unless it asks.

/// What the server needs besides connections of pages: the database, and requests that are under
/// way.
const RESERVE: u64 = 128;

/// Raises the limit of open files as far as the system allows, and returns how many connections
/// that permits.
pub(crate) fn most_connections() -> usize {
    let files = raised_limit();
    usize::try_from(files.saturating_sub(RESERVE).max(1)).unwrap_or(usize::MAX)
}

#[cfg(unix)]
fn raised_limit() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    // A system that refuses leaves it as it was.
    let _ = setrlimit(Resource::Nofile, most);
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn raised_limit() -> u64 {
    u64::MAX
}
