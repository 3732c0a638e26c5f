//! Runs seeds of the simulation: `simulation 0..100000`, or `simulation 1234 --trace` to replay one.

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use simulation::{Counts, Settings, run};

/// Runs seeds of the simulation of the server.
#[derive(Parser, Debug)]
struct Arguments {
    /// A seed, or a range such as 0..1000
    seeds: String,
    /// Prints everything that happens
    #[arg(long)]
    trace: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let number = |text: &str| text.parse::<u64>();
    let seeds = match arguments.seeds.split_once("..") {
        Some((from, to)) => number(from).and_then(|from| Ok(from..number(to)?)),
        None => number(&arguments.seeds).map(|seed| seed..seed + 1),
    };
    let mut out = std::io::stdout().lock();
    let Ok(seeds) = seeds else {
        let _ = writeln!(
            out,
            "{}: not a seed such as 17, or a range such as 0..1000",
            arguments.seeds
        );
        return ExitCode::from(2);
    };
    let settings = Settings {
        keeps_trace: arguments.trace,
        ..Settings::default()
    };
    let mut counts = Counts::default();
    let (mut runs, mut failed) = (0, 0);
    for seed in seeds {
        let report = run(seed, settings);
        runs += 1;
        counts += report.counts;
        for line in &report.trace {
            let _ = writeln!(out, "{line}");
        }
        if !report.problems.is_empty() {
            failed += 1;
            for problem in &report.problems {
                let _ = writeln!(out, "seed {seed}: {problem}");
            }
        }
    }
    let _ = writeln!(out, "{runs} runs, {failed} with problems");
    for (name, count) in counts.all() {
        let per_run = count as f64 / f64::from(runs.max(1));
        let _ = writeln!(out, "{count:>10}  {name}, {per_run:.3} in a run");
    }
    match failed {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
