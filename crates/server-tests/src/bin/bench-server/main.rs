//! Load tests: `bench-server STARBOARD [FILE]` starts the binary as a separate process, plays,
//! watches, attacks and idles from this one, prints the results as a table, and writes them to a
//! file. The database is in the current folder's `target`, on a real disk.

mod attack;
mod busy;
mod crowd;
mod descriptors;
mod idle;
mod page;
mod progress;
mod report;
mod site;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use attack::Attack;
use busy::Hall;
use crowd::{Crowd, Played};
use progress::Progress;
use report::{Report, thousands};
use site::{Allow, Site};

const TABLES: usize = 1_000;
/// Enough for the disk never to wait for a move, few enough to share the processors with them.
const FLAT_OUT_TABLES: usize = 200;
const SOCKETS: usize = 20_000;
/// How often each table moves when it plays at a pace: many times faster than people think.
const PACE: Duration = Duration::from_secs(1);
/// How long each measurement of moves lasts.
const RUN: Duration = Duration::from_secs(15);
/// Timeout of a step.
const STEP: Duration = Duration::from_secs(90);

/// Open files without which nothing can be measured: two players at each table, and some besides.
const FEWEST_FILES: u64 = TABLES as u64 * 2 + 500;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "it is a program for people")]
            {
                eprintln!("error: {error:#}");
            }
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let program = arguments
        .next()
        .context("usage: bench-server STARBOARD [FILE]")?;
    let file = arguments.next();
    let limit = descriptors::raise_limit();
    ensure!(
        limit >= FEWEST_FILES,
        "the system allows a process {limit} open files, and each socket is one: at least \
         {FEWEST_FILES} are needed; raise the limit with ulimit -n"
    );
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let mut report = Report::default();
    let outcome = runtime.block_on(measure(&program, limit, &mut report));
    // Results before an error are printed as well.
    if !report.is_empty() {
        #[expect(clippy::print_stdout, reason = "it is a program for people")]
        {
            println!("{}", report.text());
        }
    }
    outcome?;
    if let Some(file) = file {
        std::fs::write(&file, report.text()).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

async fn measure(program: &Path, limit: u64, report: &mut Report) -> Result<()> {
    let progress = Progress::begin();
    measure_moves(program, report, &progress).await?;
    measure_sockets(program, limit, report, &progress).await?;
    progress.tell("done");
    Ok(())
}

/// Everything that is measured at tables with games.
async fn measure_moves(program: &Path, report: &mut Report, progress: &Progress) -> Result<()> {
    let site = Site::start(program, Allow::Everything)?;
    let hall = Hall::of(site.address())?;
    let gather = Crowd::gather(&hall, TABLES, progress);
    let mut crowd = progress.step("Tables for games", STEP, gather).await?;

    let before = site.processor_time()?;
    let play = crowd.play(FLAT_OUT_TABLES, None, RUN);
    let flat_out = progress
        .step("Moves as fast as they can", STEP, play)
        .await?;
    report.add(
        format!(
            "Moves per second, durable on disk ({FLAT_OUT_TABLES} tables, as fast as they can)"
        ),
        thousands(flat_out.per_second() as usize),
        "≥ 4,000",
    );
    report.add(
        "The same: from sending a move to the other player's data, p50 / p99",
        latencies(&flat_out),
        "",
    );

    let busy = site.processor_time()?.saturating_sub(before);
    report.add(
        "The same: processor time of the server for a move",
        format!(
            "{:.0} µs",
            busy.as_secs_f64() * 1e6 / flat_out.moves().max(1) as f64
        ),
        "",
    );

    let play = crowd.play(TABLES, Some(PACE), RUN);
    let busy = progress.step("Moves at a pace", STEP, play).await?;
    report.add(
        format!(
            "{} busy tables, a move a second each: moves per second",
            thousands(TABLES)
        ),
        thousands(busy.per_second() as usize),
        "",
    );
    report.add(
        "The same: from sending a move to the other player's data, p50 / p99",
        latencies(&busy),
        "p99 < 100 ms",
    );

    let (name, began) = ("Killed with kill -9, and started", Instant::now());
    let site = progress
        .step(name, STEP, site.restart(Allow::Usual))
        .await?;
    report.add(
        format!(
            "kill -9 with {} open tables: until the server is ready again",
            thousands(TABLES)
        ),
        format!("{} ms", began.elapsed().as_millis()),
        "",
    );
    progress
        .step("All come back", STEP, crowd.come_back(progress))
        .await?;
    report.add(
        format!(
            "The same: until {} players are back at their tables, no acknowledged move missing",
            thousands(TABLES * 2)
        ),
        format!("{} ms", began.elapsed().as_millis()),
        "",
    );

    let play = crowd.play(TABLES, Some(PACE), RUN);
    let calm = progress
        .step("Moves at a pace, with the usual limits", STEP, play)
        .await?;
    let beginning = Attack::begin(site.address(), &crowd.tables);
    let attack = progress.step("An attack", STEP, beginning).await?;
    let (before, began) = (attack.sent(), Instant::now());
    let play = crowd.play(TABLES, Some(PACE), RUN);
    let attacked = progress
        .step("Moves at a pace, under attack", STEP, play)
        .await?;
    let sent = (attack.sent() - before) as f64 / began.elapsed().as_secs_f64();
    drop(attack);
    let tables = std::mem::take(&mut crowd.tables);
    drop(crowd);
    report.add(
        format!(
            "{} busy tables without an attack, usual limits: p50 / p99",
            thousands(TABLES)
        ),
        latencies(&calm),
        "",
    );
    report.add(
        format!("The same with {}: p50 / p99", Attack::described()),
        format!(
            "{} ({} were sent a second)",
            latencies(&attacked),
            thousands(sent as usize)
        ),
        "p99 at most doubled",
    );

    let restart = site.restart(Allow::Everything);
    let site = progress.step("Started again", STEP, restart).await?;
    let before = site.memory()?;
    let open = idle::open_all(site.address(), &tables);
    progress
        .step("Tables that nobody watches", STEP, open)
        .await?;
    report.add(
        format!(
            "Memory per open table that nobody watches ({} entries each on average)",
            attacked.entries_per_table()
        ),
        kilobytes(site.memory()?.saturating_sub(before), tables.len()),
        "",
    );
    Ok(())
}

/// What tables and sockets cost at which nothing happens.
async fn measure_sockets(
    program: &Path,
    limit: u64,
    report: &mut Report,
    progress: &Progress,
) -> Result<()> {
    let site = Site::start(program, Allow::Everything)?;
    let hall = Hall::of(site.address())?;
    let hold = idle::hold(&site, &hall, SOCKETS, TABLES, limit, progress);
    let held = progress.step("Idle sockets", STEP * 2, hold).await?;
    let shortage = held
        .shortage
        .map_or_else(String::new, |why| format!(": {why}"));
    report.add(
        format!(
            "Idle sockets held, each watching one of {} tables",
            thousands(TABLES)
        ),
        format!("{}{shortage}", thousands(held.sockets)),
        "20,000",
    );
    report.add(
        "Memory of the server with them",
        format!("{} MiB", held.memory >> 20),
        "< 1,024 MiB",
    );
    report.add(
        "Memory per idle socket",
        kilobytes(held.memory_for_sockets, held.sockets),
        "",
    );
    Ok(())
}

fn latencies(played: &Played) -> String {
    format!(
        "{:.1} / {:.1} ms",
        played.latency(0.5),
        played.latency(0.99)
    )
}

fn kilobytes(bytes: u64, count: usize) -> String {
    format!("{:.1} kB", bytes as f64 / count.max(1) as f64 / 1e3)
}
