//! Fuzz targets for everything that reads data from outside.
//!
//! A target is a function of bytes that panics if a decoder breaks a promise: it never panics, and
//! what it accepts is encoded to something that decodes to the same value. `cargo test -p fuzz`
//! runs every target on its seeds, the committed corpus and some deterministic mutations of both;
//! `make fuzz` runs them under libFuzzer, guided by coverage.

mod games;
mod mutate;
mod seeds;
mod targets;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

pub use mutate::mutate;
pub use seeds::seeds;

/// A decoder and what it promises.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub name: &'static str,
    /// Panics if a promise is broken.
    pub run: fn(&[u8]),
}

/// All targets. The name is also that of the folder in `corpus/`.
pub const TARGETS: &[Target] = &[
    target("notation", targets::notation),
    target("document", targets::document),
    target("options", targets::options),
    target("record", targets::record),
    target("log", targets::log),
    target("client-message", targets::client_message),
    target("server-message", targets::server_message),
    target("words", targets::words),
    target("route", targets::route),
    target("network", targets::network),
    target("backup", targets::backup),
    #[cfg(feature = "program")]
    target("export", targets::export),
    #[cfg(feature = "program")]
    target("engine", targets::engine),
    #[cfg(feature = "program")]
    target("link", targets::link),
    #[cfg(feature = "program")]
    target("servers", targets::servers),
    #[cfg(feature = "program")]
    target("settings", targets::settings),
    #[cfg(feature = "program")]
    target("bus", targets::bus),
];

const fn target(name: &'static str, run: fn(&[u8])) -> Target {
    Target { name, run }
}

/// # Errors
/// If there is no such target; the message lists them.
pub fn find(name: &str) -> Result<Target> {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    TARGETS
        .iter()
        .copied()
        .find(|target| target.name == name)
        .with_context(|| {
            format!(
                "there is no target {name:?}; the targets are {}",
                names.join(", ")
            )
        })
}

/// Inputs that once broke a target, or that mutations hardly find.
///
/// # Errors
/// If the folder cannot be read.
pub fn corpus(target: Target) -> Result<Vec<Vec<u8>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus")
        .join(target.name);
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = folder.read_dir().with_context(|| display(&folder))?;
    let mut files = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<PathBuf>>>()?;
    files.sort();
    let read = |file: &PathBuf| std::fs::read(file).with_context(|| display(file));
    files.iter().map(read).collect()
}

fn display(path: &Path) -> String {
    path.display().to_string()
}
