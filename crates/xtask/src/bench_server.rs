//! Measures the server under load, and writes `docs/benchmarks-server.md` and the figures of
//! `docs/scale.md`. The work is done by the
//! binary `bench-server` of `server-tests`, which starts the server as a process of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::{bench, cargo, files, run_command, scale, wasm};

/// The plot of the last soak test.
const SOAK: &str = "docs/soak.svg";

/// What runs on the measured machine.
struct Programs {
    bench: PathBuf,
    starboard: PathBuf,
    target: PathBuf,
}

fn build(root: &Path) -> Result<Programs> {
    run_command(
        cargo()
            .args(["build", "--release"])
            .args(["-p", "starboard-cli", "-p", "server-tests"])
            .current_dir(root),
    )?;
    let target = wasm::target_folder(root)?;
    let release = target.join("release");
    Ok(Programs {
        bench: release.join("bench-server"),
        starboard: release.join("starboard"),
        target,
    })
}

/// Installs the peer, and compiles the rules for it. Returns its script.
fn prepare_peer(root: &Path, target: &Path) -> Result<PathBuf> {
    let from = root.join("crates/server-tests/peer");
    let folder = target.join("bench-peer");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    for name in ["package.json", "package-lock.json", "server.js"] {
        fs::copy(from.join(name), folder.join(name)).with_context(|| name.to_owned())?;
    }
    run_command(
        Command::new("npm")
            .args(["ci", "--silent", "--no-audit", "--no-fund"])
            .current_dir(&folder),
    )
    .context("the peer needs Node and npm: install them (Debian: nodejs, npm)")?;
    wasm::build_check(root)?;
    Ok(folder.join("server.js"))
}

pub(crate) fn run(root: &Path) -> Result<()> {
    let programs = build(root)?;
    let peer = prepare_peer(root, &programs.target)?;
    let report = programs.target.join("bench-server.md");
    run_command(
        Command::new(&programs.bench)
            .arg(&programs.starboard)
            .arg("--report")
            .arg(&report)
            .arg("--peer")
            .arg(peer)
            .arg("--rules")
            .arg(programs.target.join("wasm-check"))
            .current_dir(root),
    )?;
    let table = files::read_text(&report)?;
    let machine = bench::machine()?;
    let soak = if root.join(SOAK).exists() {
        "\n## Soak test\n\
         `cargo xtask soak --minutes 120` plays at a steady pace for two hours; games that end are \
         followed by others. The plot is that of the last run and names its duration.\n\n\
         ![Memory and latency over time](soak.svg)\n"
    } else {
        ""
    };
    let text = format!(
        "# Server benchmarks\n\nMeasured by `make bench-server`, which writes this page.\n\n\
         {machine}\n{table}\n\
         The load generator is a separate process on the same machine and shares its cores: it \
         keeps every table as a page does and plays random legal moves in a two-player game. The \
         database is SQLite with `synchronous=FULL` on the disk of the checkout. A move counts \
         once the other player's connection has received its entry, which happens only after it \
         is on disk; latency is measured from sending the move until then. Processor time is that \
         of the server process, in the program and in the system on its behalf. Memory is the \
         resident set size of the server process. Idle sockets are held for half a minute and \
         answer pings. Where noted, the server runs with its default limits; otherwise flags raise \
         them. Attackers send garbage, truncated messages and requests for other people's tables, \
         faster than the limits allow, and reconnect when they are disconnected.\n\n\
         The peer is `crates/server-tests/peer`: Node with the package `ws`, the same rules \
         compiled to WebAssembly, tables in memory, and nothing on disk. It checks table, seat, \
         turn and rules, sends the entry to both players and a reply to the mover; it has no \
         idempotency keys, clocks, limits, fair dice or notices of turns. The same load generator \
         plays at both servers in turns of a few seconds, with as many tables.\n\n\
         PostgreSQL runs on the same machine, with its default settings and its data in /var/tmp, and \
         shares the cores with the server and the load generator. The growth of a database is that of its \
         files without the write-ahead log, games that end and begin included.\n{soak}"
    );
    let page = root.join("docs/benchmarks-server.md");
    fs::write(&page, text).with_context(|| page.display().to_string())?;
    scale::update(root)
}

/// Runs a soak test and writes its plot, which the page of the benchmarks shows.
pub(crate) fn soak(root: &Path, minutes: u64) -> Result<()> {
    let programs = build(root)?;
    run_command(
        Command::new(&programs.bench)
            .arg(&programs.starboard)
            .args(["--soak-minutes", &minutes.to_string()])
            .arg("--report")
            .arg(root.join(SOAK))
            .current_dir(root),
    )
}
