//! Load tests: `bench-server STARBOARD` starts the binary as a separate process, plays, watches,
//! attacks and idles from this one, and prints the results as a table. With `--soak-minutes` it
//! runs a soak test instead. The database is in the current folder's `target`, on a real disk.

mod attack;
mod busy;
mod crowd;
mod descriptors;
mod idle;
mod page;
mod peer;
mod progress;
mod report;
mod site;
mod soak;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::Parser;

use attack::Attack;
use busy::Hall;
use crowd::{Crowd, Played, percentile};
use peer::Peer;
use progress::Progress;
use report::{Report, thousands};
use site::{Allow, Site};

const TABLES: usize = 1_000;
/// Enough for the disk never to wait for a move, few enough to share the processors with them.
const FLAT_OUT_TABLES: usize = 200;
/// As many as the limit of open files allows, and few enough for a minute.
const SOCKETS: usize = 60_000;
/// How often server and peer take turns, so that what else the machine does meets both.
const ROUNDS: usize = 3;
/// How long each plays as fast as it can in a round.
const ROUND: Duration = Duration::from_secs(8);
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

#[derive(Debug, Parser)]
#[command(name = "bench-server", about = "Load-tests the server")]
struct Arguments {
    /// The starboard binary
    program: PathBuf,
    /// Write the results to a file
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// The script of the peer to compare the server with
    #[arg(long, value_name = "SCRIPT", requires = "rules")]
    peer: Option<PathBuf>,
    /// The folder with the rules for the peer
    #[arg(long, value_name = "FOLDER")]
    rules: Option<PathBuf>,
    /// Run a soak test of this length instead, and write its plot to the file of --report
    #[arg(long, value_name = "MINUTES", requires = "report")]
    soak_minutes: Option<u64>,
    /// Measure only what a move costs
    #[arg(long)]
    moves_only: bool,
}

fn run() -> Result<()> {
    let arguments = Arguments::parse();
    let limit = descriptors::raise_limit();
    ensure!(
        limit >= FEWEST_FILES,
        "the system allows a process {limit} open files, and each socket is one: at least \
         {FEWEST_FILES} are needed; raise the limit with ulimit -n"
    );
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    if let (Some(minutes), Some(file)) = (arguments.soak_minutes, &arguments.report) {
        let progress = Progress::begin();
        let plot = runtime.block_on(soak::run(&arguments.program, minutes, &progress))?;
        return std::fs::write(file, plot).with_context(|| file.display().to_string());
    }
    let mut report = Report::default();
    let outcome = runtime.block_on(measure(&arguments, limit, &mut report));
    // Results before an error are printed as well.
    if !report.is_empty() {
        #[expect(clippy::print_stdout, reason = "it is a program for people")]
        {
            println!("{}", report.text());
        }
    }
    outcome?;
    if let Some(file) = arguments.report {
        std::fs::write(&file, report.text()).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

async fn measure(arguments: &Arguments, limit: u64, report: &mut Report) -> Result<()> {
    let progress = Progress::begin();
    measure_moves(arguments, report, &progress).await?;
    measure_postgres(&arguments.program, report, &progress).await?;
    if !arguments.moves_only {
        measure_sockets(&arguments.program, limit, report, &progress).await?;
    }
    progress.tell("done");
    Ok(())
}

/// What moves cost that are played as fast as possible.
#[derive(Default)]
struct FlatOut {
    played: Played,
    processor_time: Duration,
}

impl FlatOut {
    /// Plays for a round. `clock` returns how much processor time the server has used.
    async fn play(
        &mut self,
        name: &str,
        crowd: &mut Crowd,
        clock: impl Fn() -> Result<Duration>,
        progress: &Progress,
    ) -> Result<()> {
        let before = clock()?;
        let play = crowd.play(FLAT_OUT_TABLES, None, ROUND);
        self.played.join(progress.step(name, STEP, play).await?);
        self.processor_time += clock()?.saturating_sub(before);
        progress.tell(format_args!("  {:.0} µs a move so far", self.cost()));
        Ok(())
    }

    /// Processor time of the server for a move, in microseconds.
    fn cost(&self) -> f64 {
        self.processor_time.as_secs_f64() * 1e6 / self.played.moves().max(1) as f64
    }
}

/// Plays as fast as possible at the server and, in turns, at the peer.
async fn measure_cost(
    arguments: &Arguments,
    site: &Site,
    crowd: &mut Crowd,
    report: &mut Report,
    progress: &Progress,
) -> Result<()> {
    let mut peer = match (&arguments.peer, &arguments.rules) {
        (Some(script), Some(rules)) => {
            let peer = Peer::start(script, rules)?;
            let hall = Hall::of_peer(peer.address())?;
            let gather = Crowd::gather(&hall, FLAT_OUT_TABLES, progress);
            let crowd = progress.step("Tables at the peer", STEP, gather).await?;
            Some((peer, crowd, FlatOut::default()))
        }
        _ => None,
    };
    let mut flat_out = FlatOut::default();
    let size = site.database_size()?;
    for _ in 0..ROUNDS {
        let name = "Moves as fast as they can";
        let clock = || site.processor_time();
        flat_out.play(name, crowd, clock, progress).await?;
        if let Some((peer, crowd, flat_out)) = &mut peer {
            let name = "The same at the peer";
            let clock = || peer.processor_time();
            flat_out.play(name, crowd, clock, progress).await?;
        }
    }
    let played = &flat_out.played;
    let growth = site.database_size()?.saturating_sub(size) / played.moves().max(1) as u64;
    report.add(
        format!(
            "Moves per second, durable on disk ({FLAT_OUT_TABLES} tables, as fast as they can)"
        ),
        thousands(played.per_second() as usize),
        "≥ 4,000",
    );
    report.add(
        "The same: from sending a move to the other player's data, p50 / p99",
        latencies(played),
        "",
    );
    report.add(
        "The same: processor time of the server for a move",
        format!("{:.0} µs", flat_out.cost()),
        "",
    );
    let measured = match &peer {
        Some((_, _, peer)) => (
            format!(
                "{:.0} µs ({} moves per second)",
                peer.cost(),
                thousands(peer.played.per_second() as usize)
            ),
            format!("{:.2}", flat_out.cost() / peer.cost()),
        ),
        None => ("not measured: no peer was given".to_owned(), String::new()),
    };
    report.add(
        "Processor time for a move of the peer: a bare WebSocket server in Node with the same \
         rules and no storage",
        measured.0,
        "",
    );
    report.add("The ratio of the two", measured.1, "≤ 1.5");
    report.add(
        "Growth of the database for a move, SQLite",
        format!("{growth} bytes"),
        "",
    );
    Ok(())
}

/// The same with PostgreSQL on this machine, which shares its processors with both.
async fn measure_postgres(program: &Path, report: &mut Report, progress: &Progress) -> Result<()> {
    const GROWTH: &str = "Growth of the database for a move, PostgreSQL";
    let moves = format!(
        "Moves per second with PostgreSQL on the same machine, durable on disk \
         ({FLAT_OUT_TABLES} tables, as fast as they can)"
    );
    let site = match Site::start_on_postgres(program, Allow::Everything) {
        Ok(site) => site,
        Err(error) => {
            progress.tell(format_args!("PostgreSQL does not start: {error:#}"));
            for row in [moves.as_str(), GROWTH] {
                report.add(row, "not measured: PostgreSQL did not start", "");
            }
            return Ok(());
        }
    };
    let hall = Hall::of(site.address())?;
    let gather = Crowd::gather(&hall, FLAT_OUT_TABLES, progress);
    let mut crowd = progress
        .step("Tables for games on PostgreSQL", STEP, gather)
        .await?;
    let mut flat_out = FlatOut::default();
    let size = site.database_size()?;
    let clock = || site.processor_time();
    for _ in 0..ROUNDS {
        let name = "Moves as fast as they can, on PostgreSQL";
        flat_out.play(name, &mut crowd, clock, progress).await?;
    }
    let played = &flat_out.played;
    let growth = site.database_size()?.saturating_sub(size) / played.moves().max(1) as u64;
    report.add(moves, thousands(played.per_second() as usize), "");
    report.add(
        "The same: processor time of the server for a move, without PostgreSQL's",
        format!("{:.0} µs", flat_out.cost()),
        "",
    );
    report.add(GROWTH, format!("{growth} bytes"), "");
    Ok(())
}

/// Everything that is measured at tables with games.
async fn measure_moves(
    arguments: &Arguments,
    report: &mut Report,
    progress: &Progress,
) -> Result<()> {
    let site = Site::start(&arguments.program, Allow::Everything)?;
    let hall = Hall::of(site.address())?;
    let gather = Crowd::gather(&hall, TABLES, progress);
    let mut crowd = progress.step("Tables for games", STEP, gather).await?;
    measure_cost(arguments, &site, &mut crowd, report, progress).await?;
    if arguments.moves_only {
        return Ok(());
    }

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
    // Caches and buffers that the first tables fill are not what one more table takes.
    let (first, tables) = tables.split_at(tables.len() / 4);
    let open = idle::open_all(site.address(), first);
    progress.step("The first tables", STEP, open).await?;
    let before = site.memory()?;
    let open = idle::open_all(site.address(), tables);
    let returned = progress
        .step("Tables that nobody watches", STEP, open)
        .await?;
    report.add(
        format!(
            "A table that is not in memory, from asking for it to its log ({} entries on \
             average): p50 / p99",
            attacked.entries_per_table()
        ),
        format!(
            "{:.1} / {:.1} ms",
            percentile(&returned, 0.5),
            percentile(&returned, 0.99)
        ),
        "p99 < 5 ms",
    );
    report.add(
        format!(
            "Memory per open table that nobody watches, after the first {} ({} entries each on \
             average)",
            first.len(),
            attacked.entries_per_table()
        ),
        kilobytes(site.memory()?.saturating_sub(before), tables.len()),
        "≤ 30 kB",
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
        "all that the limit of open files allows",
    );
    report.add(
        "Memory of the server with them",
        format!("{} MiB", held.memory >> 20),
        "< 1,024 MiB",
    );
    report.add(
        "Memory per idle socket",
        kilobytes(held.memory_for_sockets, held.sockets),
        "≤ 10 kB",
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
