//! Open files: every socket is one, here and in the server.

use anyhow::{Context, Result};

/// The wanted limit of open files.
#[cfg(unix)]
const WANTED: u64 = 65_536;

/// Raises the limit of open files of this process and its children as far as the system allows, and
/// returns it.
#[cfg(unix)]
pub(crate) fn raise_limit() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    let enough = Rlimit {
        current: Some(now.current.unwrap_or(WANTED).max(WANTED)),
        maximum: Some(now.maximum.unwrap_or(WANTED).max(WANTED)),
    };
    let most = Rlimit {
        current: now.maximum,
        maximum: now.maximum,
    };
    // If the hard limit cannot be raised, the soft limit can.
    let _ = setrlimit(Resource::Nofile, enough).or_else(|_| setrlimit(Resource::Nofile, most));
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
pub(crate) fn raise_limit() -> u64 {
    u64::MAX
}

/// How many open files a process has.
pub(crate) fn open_files(process: u32) -> Result<u64> {
    let folder = format!("/proc/{process}/fd");
    let files = std::fs::read_dir(&folder).with_context(|| folder.clone())?;
    Ok(files.count() as u64)
}
