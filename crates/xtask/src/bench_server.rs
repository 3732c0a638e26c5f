//! Measures the server under load, and writes `docs/benchmarks-server.md`. The work is done by the
//! binary `bench-server` of `server-tests`, which starts the server as a process of its own.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::{bench, cargo, files, run_command, wasm};

pub(crate) fn run(root: &Path) -> Result<()> {
    run_command(
        cargo()
            .args([
                "build",
                "--release",
                "-p",
                "starboard-cli",
                "-p",
                "server-tests",
            ])
            .current_dir(root),
    )?;
    let release = wasm::target_folder(root)?.join("release");
    let report = release.join("bench-server.md");
    run_command(
        Command::new(release.join("bench-server"))
            .arg(release.join("starboard"))
            .arg(&report)
            .current_dir(root),
    )?;
    let table = files::read_text(&report)?;
    let machine = bench::machine()?;
    let text = format!(
        "# Benchmarks of the server\n\nMeasured by `make bench-server`, which writes this page.\n\n\
         {machine}\n{table}\n\
         The load comes from a process of its own on the same machine and shares its processors: \
         it keeps every table as a page does and chooses a legal move at random, in a game for \
         two. The database is SQLite with `synchronous=FULL` on the disk of the checkout. A move \
         counts once the other player's connection has received its entry, which is after it is \
         on disk; times are from sending it until then. Memory is the resident memory of the \
         server's process. Idle sockets are held for half a minute and answer pings. Where it \
         says so, the server has its usual limits; else they are raised by flags. Attackers send \
         nonsense, halves of messages and requests for other people's tables, faster than the \
         limits allow, and come back when they are sent away.\n"
    );
    let page = root.join("docs/benchmarks-server.md");
    fs::write(&page, text).with_context(|| page.display().to_string())
}
