//! Measures what was promised about speed and size, and writes `docs/benchmarks.md`.
//!
//! Instructions and bytes are counted rather than timed where that is possible: a count is the
//! same on a busy machine and on the next one. The measured work itself is elsewhere, in programs
//! that can also be run by hand: the example `speed` of `starboard-bots`, and those of
//! `browser-tests` for the part of the page that [`bench_browser`](crate::bench_browser) writes.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value};

use crate::{bench_browser, cargo, python, run_command, wasm};

/// Random games that calibrate the amounts below.
const TRIAL_GAMES: u64 = 50;
/// About this many actions of random games are timed at once.
const TIMED_ACTIONS: f64 = 5e5;
/// Playouts of the search that are timed at once.
const TIMED_PLAYOUTS: u64 = 50_000;
/// How often something is timed. The best counts, as interference only makes it slower.
const ROUNDS: usize = 5;
/// About this many actions of random games have their instructions counted. The difference of the
/// two leaves out the start of the program.
const COUNTED_ACTIONS: [f64; 2] = [4e3, 2e4];

/// Greedy games whose instructions are counted, without and with the bookkeeping of the lab.
const COUNTED_GAMES: [u64; 2] = [10, 60];
/// How much more a game may cost with one row for each game.
const MOST_OVERHEAD: f64 = 0.1;

/// What a game sets out to reach, from `aims.json` in its crate.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Aims {
    /// With which options; the defaults of what is left out.
    options: Map<String, Value>,
    actions_per_second: f64,
    instructions_per_action: Option<f64>,
    /// Count all sequences of this many actions, too.
    perft_depth: Option<u64>,
    /// Position documents in the game's crate from which the rest of the game is solved.
    #[serde(default)]
    solve: Vec<String>,
    /// Other options that have a target of their own.
    #[serde(default)]
    others: Vec<OtherAim>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct OtherAim {
    options: Map<String, Value>,
    actions_per_second: f64,
}

impl Aims {
    fn of(root: &Path, game: &str) -> Result<Aims> {
        let path = root.join(format!("crates/{game}/aims.json"));
        let text = crate::files::read_text(&path)?;
        serde_json::from_str(&text)
            .with_context(|| format!("{} is not as it should be", path.display()))
    }
}

pub(crate) fn run(root: &Path, browser_alone: bool) -> Result<()> {
    if browser_alone {
        return bench_browser::run(root);
    }
    let page = Page::read(root)?;
    let engine = measure_engine(root)?;
    Page { engine, ..page }.write(root)?;
    // What fails in the browser does not keep the rest from being measured.
    let in_browser = bench_browser::run(root);
    python::bench(root)?;
    in_browser
}

/// `docs/benchmarks.md`, in the parts that are measured at once.
pub(crate) struct Page {
    pub(crate) engine: String,
    /// From its heading to the end.
    pub(crate) browser: String,
}

impl Page {
    const PATH: &str = "docs/benchmarks.md";

    pub(crate) fn read(root: &Path) -> Result<Page> {
        Ok(Self::parse(&crate::files::read_text(
            &root.join(Self::PATH),
        )?))
    }

    fn parse(text: &str) -> Page {
        let start = text.find(bench_browser::HEADING).unwrap_or(text.len());
        let (engine, browser) = text.split_at(start);
        Page {
            engine: engine.to_owned(),
            browser: browser.to_owned(),
        }
    }

    pub(crate) fn write(&self, root: &Path) -> Result<()> {
        let path = root.join(Self::PATH);
        let text = format!("{}\n\n{}", self.engine.trim_end(), self.browser);
        fs::write(&path, text.trim_end().to_owned() + "\n")
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

/// What rules, search and lab do, as the first part of the page.
fn measure_engine(root: &Path) -> Result<String> {
    run_command(
        cargo()
            .args(["build", "--release", "-p", "starboard-bots"])
            .args(["--example", "speed"])
            .current_dir(root),
    )?;
    let speed = Speed {
        program: wasm::target_folder(root)?.join("release/examples/speed"),
        counts: wasm::target_folder(root)?.join("callgrind.out"),
    };
    if !has_valgrind() {
        eprintln!("Instructions are not counted: valgrind is missing (apt-get install valgrind).");
    }

    let mut aims = Table::new(&["What", "Measured", "Aim"]);
    let mut options_table = Table::new(&[
        "Game",
        "Options",
        "Actions/s",
        "Games/s",
        "Actions per game",
        "Draws per game",
        "Instructions per action",
        "Instructions per action or draw",
    ]);
    for (game, combinations) in speed.combinations()? {
        let game_aims = Aims::of(root, &game)?;
        let aimed_at = written(&game_aims.options);
        for options in combinations {
            let rate = speed.playouts(&game, &options)?;
            let counted = speed.instructions(&game, &options)?;
            options_table.add([
                game.clone(),
                options.join(", "),
                millions(rate.actions_per_second()),
                grouped(rate.games_per_second() as u64),
                format!("{:.1}", rate.actions / rate.games),
                format!("{:.1}", rate.draws / rate.games),
                counted.map_or_else(not_counted, |counted| format!("{:.0}", counted.per_action)),
                counted.map_or_else(not_counted, |counted| format!("{:.0}", counted.per_step)),
            ]);
        }
        let rate = speed.playouts(&game, &aimed_at)?;
        let counted = speed.instructions(&game, &aimed_at)?;
        add_game_aims(&mut aims, &game, &game_aims, &rate, counted);
        for other in &game_aims.others {
            let options = written(&other.options);
            let rate = speed.playouts(&game, &options)?;
            add_rate(&mut aims, &game, &options, &rate, other.actions_per_second);
        }
        if let Some(depth) = game_aims.perft_depth {
            aims.add([
                format!("{game}: nodes of perft({depth}) per second on one core"),
                millions(speed.rate("perft", &game, depth, &aimed_at, "nodes")?),
                String::new(),
            ]);
        }
        for position in &game_aims.solve {
            speed.solve(root, &game, position, &mut aims)?;
        }
        let playouts = speed.rate("search", &game, TIMED_PLAYOUTS, &aimed_at, "playouts")?;
        aims.add([
            format!("{game}: playouts of the search per second on one core, mid-game"),
            grouped(playouts as u64),
            String::new(),
        ]);
    }
    let games: Vec<String> = speed
        .combinations()?
        .into_iter()
        .map(|(game, _)| game)
        .collect();
    add_lab_overhead(root, &speed, &games, &mut aims)?;

    let text = format!(
        "# Benchmarks\n\n\
         Measured by `make bench`, which writes this page; `cargo xtask bench --browser` measures \
         the browser app alone.\n\n\
         {}\n\
         {aims}\n\
         Uniform-random games are played by the kernel's `random_playouts`; an action is a \
         player's decision, and the draws between actions cost time and instructions but are not \
         counted as actions. Times are the best of {ROUNDS} rounds, in CPU time. Instructions are \
         counted by callgrind, as the difference between runs of about {} and {} actions. The \
         first table uses the options for which a game defines its targets (`aims.json` in its \
         crate). The search uses one thread and a decision from the middle of a random game.\n\n\
         ## Random games by options\n\n{options_table}",
        machine()?,
        grouped(COUNTED_ACTIONS[0] as u64),
        grouped(COUNTED_ACTIONS[1] as u64),
    );
    println!("{text}");
    Ok(text)
}

fn add_game_aims(
    table: &mut Table,
    game: &str,
    aims: &Aims,
    rate: &Rate,
    counted: Option<Instructions>,
) {
    let options = written(&aims.options);
    add_rate(table, game, &options, rate, aims.actions_per_second);
    table.add([
        format!("{game}: random games per second on one core"),
        grouped(rate.games_per_second() as u64),
        String::new(),
    ]);
    table.add([
        format!("{game}: instructions per action, draws included"),
        counted.map_or_else(not_counted, |counted| format!("{:.0}", counted.per_action)),
        match (counted, aims.instructions_per_action) {
            (Some(counted), Some(most)) => {
                verdict(counted.per_action <= most, &format!("≤ {most}"))
            }
            _ => String::new(),
        },
    ]);
    table.add([
        format!("{game}: instructions per action or draw"),
        counted.map_or_else(not_counted, |counted| format!("{:.0}", counted.per_step)),
        String::new(),
    ]);
}

fn add_rate(table: &mut Table, game: &str, options: &[String], rate: &Rate, aim: f64) {
    let with = if options.is_empty() {
        String::new()
    } else {
        format!(" ({})", options.join(", "))
    };
    table.add([
        format!("{game}: random actions per second on one core{with}"),
        millions(rate.actions_per_second()),
        verdict(
            rate.actions_per_second() >= aim,
            &format!("≥ {}", millions(aim)),
        ),
    ]);
}

/// What it costs to write games and decisions down, beside games of which only results are kept.
fn add_lab_overhead(root: &Path, speed: &Speed, games: &[String], aims: &mut Table) -> Result<()> {
    if !has_valgrind() {
        aims.add([
            "greedy games in the lab beside simulate".to_owned(),
            "not measured: valgrind is missing".to_owned(),
            String::new(),
        ]);
        return Ok(());
    }
    run_command(
        cargo()
            .args(["build", "--release", "-p", "starboard-cli"])
            .current_dir(root),
    )?;
    let target = wasm::target_folder(root)?;
    let lab = Lab {
        starboard: target.join("release/starboard"),
        folder: target.join("lab-overhead"),
        speed,
    };
    for game in games {
        let bare = lab.per_action(game, None)?;
        for (record, rows, most) in [
            ("games", "one row per game", Some(MOST_OVERHEAD)),
            ("decisions", "one row per decision", None),
        ] {
            let more = lab.per_action(game, Some(record))? / bare - 1.0;
            aims.add([
                format!("{game}: instructions of greedy games in the lab, {rows}, beside simulate"),
                format!("{:+.1} %", 100.0 * more),
                most.map_or_else(String::new, |most| {
                    verdict(more <= most, &format!("≤ {:+.0} %", 100.0 * most))
                }),
            ]);
        }
    }
    Ok(())
}

/// Greedy games by the program that people use, on one thread.
struct Lab<'a> {
    starboard: PathBuf,
    folder: PathBuf,
    speed: &'a Speed,
}

impl Lab<'_> {
    /// Instructions per action, by the lab with these rows, or by `simulate`. The difference between few
    /// games and many leaves out how the program starts.
    fn per_action(&self, game: &str, record: Option<&str>) -> Result<f64> {
        let mut counted = Vec::new();
        for games in COUNTED_GAMES {
            counted.push(match record {
                Some(record) => self.experiment(game, record, games)?,
                None => self.simulate(game, games)?,
            });
        }
        Ok((counted[1].0 - counted[0].0) / (counted[1].1 - counted[0].1))
    }

    fn experiment(&self, game: &str, record: &str, games: u64) -> Result<(f64, f64)> {
        let (file, results) = (self.folder.join("lab.toml"), self.folder.join("results"));
        if self.folder.exists() {
            fs::remove_dir_all(&self.folder)?;
        }
        fs::create_dir_all(&self.folder)?;
        let text = format!(
            "name = \"overhead\"\ngame = \"{game}\"\nseats = [\"greedy\"]\n\
             games = {games}\nseed = 1\nrecord = \"{record}\"\n"
        );
        fs::write(&file, text)?;
        let mut command = Command::new(&self.starboard);
        command.args(["lab", "run", "--threads", "1", "--out"]);
        command.arg(&results).arg(&file);
        let (instructions, _) = self.speed.count_instructions(&command)?;
        let report = self.report(&results)?;
        let length = report["sections"][0]["arms"][0]["length"]["mean"][0].as_f64();
        let length = length.context("the report has no length")?;
        Ok((instructions, length * games as f64))
    }

    fn report(&self, results: &Path) -> Result<Value> {
        let mut command = Command::new(&self.starboard);
        command.args(["lab", "report", "--format", "json"]);
        Ok(serde_json::from_str(&output(command.arg(results))?)?)
    }

    fn simulate(&self, game: &str, games: u64) -> Result<(f64, f64)> {
        // As many bots as an experiment with the default options has.
        self.experiment(game, "games", 1)?;
        let report = self.report(&self.folder.join("results"))?;
        let seats = report["sections"][0]["arms"][0]["seats"].as_array();
        let seats = vec!["greedy"; seats.map_or(1, Vec::len)].join(",");
        let file = self.folder.join("simulate.json");
        let mut command = Command::new(&self.starboard);
        command
            .args(["simulate", "--game", game, "--seats", &seats, "--seed", "1"])
            .args(["--games", &games.to_string(), "--json"])
            .arg(&file)
            .env("RAYON_NUM_THREADS", "1");
        let (instructions, _) = self.speed.count_instructions(&command)?;
        let report: Value = serde_json::from_str(&crate::files::read_text(&file)?)?;
        let length = report["length"]["mean"].as_f64();
        let length = length.context("simulate prints no length")?;
        Ok((instructions, length * games as f64))
    }
}

/// The example that does the work.
struct Speed {
    program: PathBuf,
    /// Where callgrind may write.
    counts: PathBuf,
}

#[derive(Clone, Copy)]
struct Rate {
    seconds: f64,
    games: f64,
    actions: f64,
    draws: f64,
}

impl Rate {
    fn read(report: &Value) -> Result<Self> {
        let number = |name: &str| {
            let number = report[name].as_f64();
            number.with_context(|| format!("the report lacks {name}: {report}"))
        };
        Ok(Self {
            seconds: number("seconds")?,
            games: number("games")?,
            actions: number("actions")?,
            draws: number("draws")?,
        })
    }

    fn actions_per_second(&self) -> f64 {
        self.actions / self.seconds
    }

    fn games_per_second(&self) -> f64 {
        self.games / self.seconds
    }
}

#[derive(Clone, Copy)]
struct Instructions {
    per_action: f64,
    per_step: f64,
}

impl Speed {
    fn ask(&self, task: &str, game: &str, count: u64, options: &[String]) -> Command {
        let mut command = Command::new(&self.program);
        command.args([task, game, &count.to_string()]).args(options);
        command
    }

    /// Every game with all combinations of its options, written as the program takes them.
    fn combinations(&self) -> Result<Vec<(String, Vec<Vec<String>>)>> {
        let text = output(Command::new(&self.program).arg("combinations"))?;
        let report: Value = serde_json::from_str(&text)?;
        let games = report.as_array().context("no list of games")?;
        games
            .iter()
            .map(|game| {
                let name = game["game"].as_str().context("a game has no name")?;
                let combinations = game["combinations"].as_array();
                let combinations = combinations.context("a game has no options")?;
                let mut combinations = combinations.iter().filter_map(Value::as_object);
                // Lists by seat are many: with the defaults of everything else they are enough.
                let defaults = combinations.clone().next().context("no options at all")?;
                let wanted = |options: &&Map<String, Value>| {
                    let mut others = options.iter().filter(|(_, value)| !value.is_array());
                    options.values().all(|value| !value.is_array())
                        || others.all(|(name, value)| defaults.get(name) == Some(value))
                };
                let combinations = combinations.by_ref().filter(wanted).map(written);
                Ok((name.to_owned(), combinations.collect()))
            })
            .collect()
    }

    /// Solves the rest of a game, once: it takes as long as it takes.
    fn solve(&self, root: &Path, game: &str, position: &str, table: &mut Table) -> Result<()> {
        let file = root.join(format!("crates/{game}/{position}"));
        let text = output(Command::new(&self.program).arg("solve").arg(file))?;
        let report: Value = serde_json::from_str(&text)?;
        let number = |name: &str| report[name].as_f64().unwrap_or_default();
        let mut add = |what: &str, figure: String| {
            table.add([format!("{game}: {position} {what}"), figure, String::new()]);
        };
        add("solved", format!("{:.1} s", number("first_seconds")));
        add(
            "asked again",
            format!("{:.1} ms", 1e3 * number("again_seconds")),
        );
        add(
            "memory",
            format!("{} MB", grouped(number("kilobytes") as u64 / 1000)),
        );
        Ok(())
    }

    /// How many random games have about this many actions.
    fn games(&self, game: &str, options: &[String], actions: f64) -> Result<u64> {
        let trial = self.play(game, options, TRIAL_GAMES)?;
        Ok((actions * trial.games / trial.actions).ceil() as u64)
    }

    fn play(&self, game: &str, options: &[String], games: u64) -> Result<Rate> {
        let text = output(&mut self.ask("playouts", game, games, options))?;
        Rate::read(&serde_json::from_str(&text)?)
    }

    fn playouts(&self, game: &str, options: &[String]) -> Result<Rate> {
        let games = self.games(game, options, TIMED_ACTIONS)?;
        let mut best: Option<Rate> = None;
        for _ in 0..ROUNDS {
            let rate = self.play(game, options, games)?;
            if best.is_none_or(|best| rate.seconds < best.seconds) {
                best = Some(rate);
            }
        }
        best.context("nothing was timed")
    }

    /// How many of something per second.
    fn rate(
        &self,
        task: &str,
        game: &str,
        count: u64,
        options: &[String],
        what: &str,
    ) -> Result<f64> {
        let mut best = 0.0_f64;
        for _ in 0..ROUNDS {
            let text = output(&mut self.ask(task, game, count, options))?;
            let report: Value = serde_json::from_str(&text)?;
            let number = |name: &str| report[name].as_f64().context("the report lacks a number");
            best = best.max(number(what)? / number("seconds")?);
        }
        Ok(best)
    }

    fn instructions(&self, game: &str, options: &[String]) -> Result<Option<Instructions>> {
        if !has_valgrind() {
            return Ok(None);
        }
        let [(few_instructions, few), (many_instructions, many)] = [
            self.count(
                game,
                self.games(game, options, COUNTED_ACTIONS[0])?,
                options,
            )?,
            self.count(
                game,
                self.games(game, options, COUNTED_ACTIONS[1])?,
                options,
            )?,
        ];
        let instructions = many_instructions - few_instructions;
        let actions = many.actions - few.actions;
        let draws = many.draws - few.draws;
        Ok(Some(Instructions {
            per_action: instructions / actions,
            per_step: instructions / (actions + draws),
        }))
    }

    fn count(&self, game: &str, games: u64, options: &[String]) -> Result<(f64, Rate)> {
        let ask = self.ask("playouts", game, games, options);
        let (total, text) = self.count_instructions(&ask)?;
        Ok((total, Rate::read(&serde_json::from_str(&text)?)?))
    }

    /// Runs a program under callgrind; also gives what it writes.
    fn count_instructions(&self, ask: &Command) -> Result<(f64, String)> {
        let mut command = Command::new("valgrind");
        for (name, value) in ask.get_envs() {
            if let Some(value) = value {
                command.env(name, value);
            }
        }
        let text = output(
            command
                .args(["--quiet", "--tool=callgrind"])
                .arg(format!("--callgrind-out-file={}", self.counts.display()))
                .arg(ask.get_program())
                .args(ask.get_args()),
        )?;
        let counts = crate::files::read_text(&self.counts)?;
        let total = counts
            .lines()
            .find_map(|line| line.strip_prefix("summary: "))
            .and_then(|number| number.trim().parse().ok())
            .context("callgrind prints no sum")?;
        Ok((total, text))
    }
}

/// Options as the program takes them.
fn written(options: &Map<String, Value>) -> Vec<String> {
    let option = |(name, value): (&String, &Value)| {
        let value = value.as_str().map_or(value.to_string(), str::to_owned);
        format!("{name}={value}")
    };
    options.iter().map(option).collect()
}

fn has_valgrind() -> bool {
    let version = Command::new("valgrind").arg("--version").output();
    version.is_ok_and(|output| output.status.success())
}

/// What a program writes to its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot run {command:?}"))?;
    if !output.status.success() {
        bail!("{command:?} failed with {}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("{command:?} writes no text"))
}

/// What was measured on: figures mean little without it.
pub(crate) fn machine() -> Result<String> {
    let field = |file: &str, name: &str| -> Option<String> {
        let text = fs::read_to_string(file).ok()?;
        let line = text.lines().find(|line| line.starts_with(name))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    };
    let processor = field("/proc/cpuinfo", "model name");
    let processor = processor.unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    let cores = std::thread::available_parallelism()?;
    let memory = field("/proc/meminfo", "MemTotal")
        .and_then(|text| text.split_whitespace().next()?.parse::<u64>().ok())
        .map_or_else(String::new, |kilobytes| {
            format!(", {:.0} GiB of memory", kilobytes as f64 / 1_048_576.0)
        });
    let compiler = output(Command::new("rustc").arg("--version"))?;
    Ok(format!(
        "Machine: {processor}, {cores} cores{memory}, {}, {}.\n",
        std::env::consts::OS,
        compiler.trim()
    ))
}

fn not_counted() -> String {
    "not counted".to_owned()
}

pub(crate) fn verdict(reached: bool, aim: &str) -> String {
    format!("{aim}: {}", if reached { "reached" } else { "missed" })
}

fn millions(number: f64) -> String {
    format!("{:.1} million", number / 1e6)
}

/// A number with its digits in groups of three.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A table that is as readable in a terminal as on a page.
pub(crate) struct Table(Vec<Vec<String>>);

impl Table {
    pub(crate) fn new(heads: &[&str]) -> Self {
        Table(vec![heads.iter().map(|&head| head.to_owned()).collect()])
    }

    pub(crate) fn add<const N: usize>(&mut self, cells: [String; N]) {
        self.0.push(cells.into());
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let columns = self.0.first().map_or(0, Vec::len);
        let length = |cell: &String| cell.chars().count();
        let widths: Vec<usize> = (0..columns)
            .map(|column| self.0.iter().map(|row| length(&row[column])).max())
            .map(|width| width.unwrap_or_default().max(3))
            .collect();
        for (index, row) in self.0.iter().enumerate() {
            for (cell, width) in row.iter().zip(&widths) {
                write!(formatter, "| {cell:<width$} ")?;
            }
            formatter.write_str("|\n")?;
            if index == 0 {
                for width in &widths {
                    write!(formatter, "|{}", "-".repeat(width + 2))?;
                }
                formatter.write_str("|\n")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_of_the_page_is_replaced_alone() -> Result<()> {
        let root = tempfile::tempdir()?;
        let heading = bench_browser::HEADING;
        let text =
            format!("# Benchmarks\n\nengine\n\n## Games\n\n{heading}\n\nbrowser\n\n### Download\n");
        fs::create_dir(root.path().join("docs"))?;
        fs::write(root.path().join(Page::PATH), &text)?;
        let page = Page::read(root.path())?;
        assert!(page.engine.contains("## Games") && page.browser.contains("### Download"));
        page.write(root.path())?;
        assert_eq!(fs::read_to_string(root.path().join(Page::PATH))?, text);
        Page {
            browser: format!("{heading}\n\nnew\n"),
            ..page
        }
        .write(root.path())?;
        let text = fs::read_to_string(root.path().join(Page::PATH))?;
        assert_eq!(
            text,
            format!("# Benchmarks\n\nengine\n\n## Games\n\n{heading}\n\nnew\n")
        );
        Ok(())
    }

    /// The page that is there has both parts.
    #[test]
    fn the_page_has_its_parts() -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let page = Page::read(&root)?;
        assert!(page.engine.contains("## Random games by options"));
        assert!(page.browser.contains("### Download"));
        Ok(())
    }

    #[test]
    fn numbers_are_grouped() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (12_345_678, "12,345,678"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn tables_line_up() {
        let mut table = Table::new(&["a", "long head"]);
        table.add(["ż ó".to_owned(), "x".to_owned()]);
        assert_eq!(
            table.to_string(),
            "| a   | long head |\n|-----|-----------|\n| ż ó | x         |\n"
        );
    }
}
