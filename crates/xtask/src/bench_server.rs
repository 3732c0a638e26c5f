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
        "# Server benchmarks\n\nMeasured by `make bench-server`, which writes this page.\n\n\
         {machine}\n{table}\n\
         The load generator is a separate process on the same machine and shares its cores: it \
         keeps every table as a page does and plays random legal moves in a two-player game. The \
         database is SQLite with `synchronous=FULL` on the disk of the checkout. A move counts \
         once the other player's connection has received its entry, which happens only after it \
         is on disk; latency is measured from sending the move until then. Memory is the resident \
         set size of the server process. Idle sockets are held for half a minute and answer \
         pings. Where noted, the server runs with its default limits; otherwise flags raise them. \
         Attackers send garbage, truncated messages and requests for other people's tables, \
         faster than the limits allow, and reconnect when they are disconnected.\n"
    );
    let page = root.join("docs/benchmarks-server.md");
    fs::write(&page, text).with_context(|| page.display().to_string())
}
