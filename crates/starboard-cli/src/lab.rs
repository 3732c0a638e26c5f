//! `starboard lab`.

use std::io::{IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use starboard_lab::docs::{self, DocsError};
use starboard_lab::ladder::{Ladder, play_ladder};
use starboard_lab::report::{Format, Report, ReportError, Targets};
use starboard_lab::{
    Bus, BusError, BusExecutor, Experiment, ExperimentError, Job, Mine, PATIENCE, Progress,
    RunError, StoreError, Threads, run, work,
};

use crate::args::{
    LabCommand, LabDocsArgs, LabLadderArgs, LabPuzzlesArgs, LabReportArgs, LabRunArgs,
    LabWorkerArgs, LadderFormat, ReportFormat,
};
use crate::failure::Failure;
use crate::{files, saves};

pub(crate) fn run_command(command: &LabCommand, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        LabCommand::Run(args) => run_experiment(args, out),
        LabCommand::Report(args) => report(args, out),
        LabCommand::Ladder(args) => ladder(args, out),
        LabCommand::Docs(args) => write_docs(args),
        LabCommand::Worker(args) => worker(args),
        LabCommand::Puzzles(args) => puzzles(args, out),
    }
}

fn run_experiment(args: &LabRunArgs, out: &mut impl Write) -> Result<(), Failure> {
    let experiment = Arc::new(read(&args.file, Experiment::read)?);
    let folder = folder_of(args.out.as_deref(), &experiment.name);
    let mut display = Display::new("games");
    let finished = match &args.bus {
        None => {
            let mut threads = Threads::new(&experiment, threads(args.threads));
            let mut show = |progress| display.show(progress);
            run(&experiment, &folder, &mut threads, &mut show)
        }
        Some(url) => BusExecutor::connect(&bus(url), &experiment).and_then(|mut workers| {
            if !workers.has_workers() {
                display.say(
                    "no worker of this version has asked for games yet: start starboard lab worker \
                     --bus URL, the same program, on this or other machines",
                );
            }
            let mut show = |progress| display.show(progress);
            run(&experiment, &folder, &mut workers, &mut show)?;
            workers.finish()
        }),
    };
    display.clear();
    finished.map_err(|error| failure(&error))?;
    let arms = experiment.arms.len();
    writeln!(
        out,
        "{} games of {} in {} arm{}: {}",
        display.last.games,
        experiment.rules.name(),
        arms,
        if arms == 1 { "" } else { "s" },
        folder.display(),
    )?;
    if !experiment.is_reproducible() {
        writeln!(
            out,
            "not reproducible: a bot is limited by time, so that another run gives other games"
        )?;
    }
    Ok(())
}

fn report(args: &LabReportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let targets = match &args.targets {
        Some(file) => read(file, Targets::read)?,
        None => Targets::default(),
    };
    let report = Report::with_targets(&args.results, &targets).map_err(|error| match error {
        ReportError::Store(error) => Failure::Failed(format!("RESULTS: {error}")),
        ReportError::Games(..) | ReportError::Nothing => Failure::usage("RESULTS", error),
    })?;
    let text = report.write(match args.format {
        ReportFormat::Html => Format::Html,
        ReportFormat::Md => Format::Markdown,
        ReportFormat::Json => Format::Json,
    });
    put(args.out.as_deref(), &text, out)
}

/// Writes a text to the file of `--out`, or prints it.
fn put(file: Option<&Path>, text: &str, out: &mut impl Write) -> Result<(), Failure> {
    match file {
        Some(file) => {
            files::write(file, text).map_err(|error| Failure::file("--out", file, &error))
        }
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

fn ladder(args: &LabLadderArgs, out: &mut impl Write) -> Result<(), Failure> {
    let ladder = read(&args.file, Ladder::read)?;
    let folder = folder_of(args.out.as_deref(), &ladder.name);
    let mut display = Display::new("matches");
    let ratings = play_ladder(&ladder, &folder, threads(args.threads), &mut |progress| {
        display.show(progress);
    });
    display.clear();
    let ratings = ratings.map_err(|error| store_failure(&error))?;
    let text = match args.format {
        LadderFormat::Md => ratings.markdown(),
        LadderFormat::Json => ratings.json(),
    };
    Ok(out.write_all(text.as_bytes())?)
}

fn puzzles(args: &LabPuzzlesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let registry = starboard_games::registry();
    let mine = Mine {
        rules: saves::rules(&registry, "GAME", &args.game)?,
        count: args.count,
        seed: args.seed,
    };
    let (game, count, seed) = (&args.game, args.count, args.seed);
    let command = format!("starboard lab puzzles {game} --count {count} --seed {seed}");
    let mut display = Display::new("puzzles");
    let mut show = |found: usize, of: usize| {
        display.show(Progress {
            games: found as u64,
            of: of as u64,
            found: 0,
        });
    };
    let book = mine.run(&command, threads(args.threads), &mut show);
    display.clear();
    let book = book.map_err(|error| Failure::Failed(error.to_string()))?;
    put(args.out.as_deref(), &book.write(), out)
}

fn write_docs(args: &LabDocsArgs) -> Result<(), Failure> {
    for file in &args.files {
        let text =
            std::fs::read_to_string(file).map_err(|error| Failure::file("FILE", file, &error))?;
        let filled = docs::fill(&text, &args.root).map_err(|error| match error {
            DocsError::Io { path, error } => Failure::file("--root", &path, &error),
            DocsError::Report { .. } => Failure::Failed(format!("--root {error}")),
            DocsError::Block { .. } | DocsError::Open { .. } => {
                Failure::Usage(format!("{}: {error}", file.display()))
            }
        })?;
        if filled != text {
            files::write(file, &filled).map_err(|error| Failure::file("FILE", file, &error))?;
        }
    }
    Ok(())
}

fn bus(url: &str) -> Bus {
    Bus {
        url: url.to_owned(),
        patience: PATIENCE,
    }
}

fn worker(args: &LabWorkerArgs) -> Result<(), Failure> {
    let display = Display::new("chunks");
    let count = AtomicU64::new(0);
    let tell = |played: Result<Job, BusError>| match played {
        Ok(_) => {
            let count = count.fetch_add(1, Ordering::Relaxed) + 1;
            display.say(&format!("{count} chunks played"));
        }
        Err(error) => display.say(&error.to_string()),
    };
    work(&bus(&args.bus), threads(args.threads), &tell).map_err(|error| failure(&error))
}

/// Reads an experiment, a ladder or targets.
fn read<T>(
    file: &Path,
    read: impl FnOnce(&str) -> Result<T, ExperimentError>,
) -> Result<T, Failure> {
    let text =
        std::fs::read_to_string(file).map_err(|error| Failure::file("FILE", file, &error))?;
    read(&text).map_err(|error| {
        let file = file.display();
        match error {
            // It shows the line.
            ExperimentError::Toml(why) => Failure::Usage(format!("{file}: {why}")),
            ExperimentError::Violations(why) => Failure::Usage(format!("{file}: {why}")),
        }
    })
}

fn folder_of(given: Option<&Path>, name: &str) -> PathBuf {
    given.map_or_else(|| PathBuf::from(format!("{name}.lab")), Path::to_owned)
}

fn threads(given: Option<NonZeroUsize>) -> NonZeroUsize {
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    given.unwrap_or_else(cores)
}

fn failure(error: &RunError) -> Failure {
    match error {
        RunError::Store(error) => store_failure(error),
        RunError::Bus(why) => Failure::Failed(format!("--bus {why}")),
        RunError::Game(_) | RunError::Thread => Failure::Failed(error.to_string()),
    }
}

fn store_failure(error: &StoreError) -> Failure {
    match error {
        StoreError::Io { path, error } => Failure::file("--out", path, error),
        StoreError::Foreign { .. } => Failure::usage("--out", error),
        _ => Failure::Failed(error.to_string()),
    }
}

/// On stderr: a progress bar in a terminal, else a line now and then for the log.
struct Display {
    what: &'static str,
    bar: ProgressBar,
    watched: bool,
    started: Instant,
    told: Instant,
    last: Progress,
}

/// How often a log gets a line.
const LOG_EVERY: Duration = Duration::from_secs(30);

impl Display {
    fn new(what: &'static str) -> Display {
        let watched = std::io::stderr().is_terminal();
        let target = if watched {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let bar = ProgressBar::with_draw_target(Some(0), target);
        let template = format!("{{bar:40}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        let now = Instant::now();
        Display {
            what,
            bar,
            watched,
            started: now,
            told: now,
            last: Progress::default(),
        }
    }

    fn show(&mut self, progress: Progress) {
        if self.last == Progress::default() {
            // The speed is that of this run.
            self.bar.reset_eta();
            if progress.found > 0 {
                let found = progress.found;
                self.say(&format!("{found} {} are there already", self.what));
            }
        }
        self.last = progress;
        self.bar.set_length(progress.of);
        self.bar.set_position(progress.games);
        if !self.watched && self.told.elapsed() >= LOG_EVERY {
            self.told = Instant::now();
            let left = time_left(progress, self.started.elapsed());
            self.say(&format!(
                "{} of {} {}, {} left",
                progress.games,
                progress.of,
                self.what,
                indicatif::HumanDuration(left)
            ));
        }
    }

    fn say(&self, line: &str) {
        self.bar.suspend(|| {
            // If nobody reads it, there is nothing to be done.
            let _ = writeln!(std::io::stderr(), "{line}");
        });
    }

    fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

fn time_left(progress: Progress, elapsed: Duration) -> Duration {
    let played = progress.games.saturating_sub(progress.found);
    let left = progress.of.saturating_sub(progress.games);
    if played == 0 {
        return Duration::ZERO;
    }
    elapsed.mul_f64(left as f64 / played as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_counts_only_what_this_run_has_played() {
        let progress = Progress {
            games: 60,
            of: 100,
            found: 50,
        };
        let left = time_left(progress, Duration::from_secs(10));
        assert_eq!(left, Duration::from_secs(40));
        let none = time_left(Progress::default(), Duration::from_secs(10));
        assert_eq!(none, Duration::ZERO);
    }
}
