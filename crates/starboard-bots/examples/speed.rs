//! Does a fixed amount of work and prints the time it took as JSON. `cargo xtask bench` runs it,
//! also under a tool that counts instructions:
//!
//! - `speed playouts GAME COUNT [OPTION=VALUE…]`: uniform-random games
//! - `speed search GAME COUNT [OPTION=VALUE…]`: playouts of a search on one thread, in the middle
//!   of a game
//! - `speed perft GAME DEPTH [OPTION=VALUE…]`: all sequences of this many actions from the start
//! - `speed solve FILE`: the value of every action in a position document, where it can be solved
//! - `speed combinations`: the games and all combinations of their options

use std::process::ExitCode;
use std::time::Instant;

use starboard_bots::analysis::Effort;
use starboard_bots::{BotSpec, Budget, Settings, analyst, bot};
use starboard_games::registry;
use starboard_kernel::erased::Position;
use starboard_kernel::serde_json::{Value, json};
use starboard_kernel::{FastRng, OptionValues, Seed, Turn};

/// Any number would do, but it must be the same on every machine.
const SEED: u64 = 1;

fn main() -> ExitCode {
    match run() {
        Ok(report) => {
            #[expect(
                clippy::print_stdout,
                reason = "the report is what this program is for"
            )]
            {
                println!("{report}");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "as above")]
            {
                eprintln!(
                    "{error}\nusage: speed playouts|search|perft GAME COUNT [OPTION=VALUE…]\n       \
                     speed solve FILE\n       speed combinations"
                );
            }
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<Value, Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let task = arguments.next().ok_or("what is to be measured?")?;
    if task == "combinations" {
        return Ok(registry()
            .iter()
            .map(|rules| {
                json!({
                    "game": rules.name(),
                    "combinations": rules.schema().combinations(),
                })
            })
            .collect());
    }
    if task == "solve" {
        return solve(&arguments.next().ok_or("which file?")?);
    }
    let rules = registry().get(&arguments.next().ok_or("which game?")?)?;
    let count = arguments.next().ok_or("how many?")?.parse()?;
    let mut options = OptionValues::new();
    for argument in arguments {
        let (name, value) = argument.split_once('=').ok_or("which option?")?;
        // As JSON, if it is: a number, or a list by seat.
        let value = value.parse().unwrap_or_else(|_| Value::from(value));
        options.insert(name.into(), value);
    }
    let start = rules.start(&options)?;
    match task.as_str() {
        "playouts" => Ok(playouts(&start, count)),
        "search" => search(&start, count.try_into()?),
        "perft" => Ok(perft(&start, count.try_into()?)),
        _ => Err(format!("there is no task {task}").into()),
    }
}

/// The time of a first query and of the same query again, and the memory it took.
fn solve(file: &str) -> Result<Value, Box<dyn std::error::Error>> {
    let document = std::fs::read_to_string(file)?.parse()?;
    let position = registry().read_document(&document)?;
    let mut analyst =
        analyst(position.rules(), Effort::default()).ok_or("there is no analyst for this game")?;
    let mut query = || {
        let clock = Clock::start();
        let values = analyst.evaluate_actions(&position, &mut |_| {});
        values
            .filter(|values| values.exact)
            .map(|values| (clock.seconds(), values.best))
    };
    let (first, value) = query().ok_or("it is not solved")?;
    let (again, _) = query().ok_or("it is not solved")?;
    Ok(json!({
        "first_seconds": first,
        "again_seconds": again,
        "value": value,
        "kilobytes": peak_kilobytes(),
    }))
}

/// The peak memory of this process.
fn peak_kilobytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn playouts(start: &Position, count: u64) -> Value {
    let clock = Clock::start();
    let totals = start.random_playouts(count, SEED);
    json!({
        "seconds": clock.seconds(),
        "games": totals.games,
        "actions": totals.actions,
        "draws": totals.draws,
    })
}

fn perft(start: &Position, depth: u32) -> Value {
    let clock = Clock::start();
    let nodes = start.perft(depth.max(1));
    json!({ "seconds": clock.seconds(), "nodes": nodes })
}

fn search(start: &Position, count: u32) -> Result<Value, Box<dyn std::error::Error>> {
    let position = middle_of_a_game(start)?;
    let mut searcher = bot(
        position.rules(),
        Settings {
            spec: BotSpec::Search(Budget::Playouts(count)),
            seed: SEED,
            threads: 1,
            clock: starboard_bots::clock,
        },
    );
    let clock = Clock::start();
    let choice = searcher.choose(&position).ok_or("nothing to decide")?;
    Ok(json!({ "seconds": clock.seconds(), "playouts": choice.playouts }))
}

/// The first real decision in the second half of a random game.
fn middle_of_a_game(start: &Position) -> Result<Position, Box<dyn std::error::Error>> {
    let seed = Seed::from_number(SEED);
    let mut rng = FastRng::new(SEED);
    let mut position = start.clone();
    let mut positions = Vec::new();
    let mut draws = 0;
    loop {
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcomes = position.outcomes();
                let picked = seed.pick(draws, outcomes.iter().map(|&(_, weight)| weight));
                position.resolve(&outcomes[picked].0)?;
                draws += 1;
            }
            Turn::Player(_) => {
                let actions = position.legal_actions();
                positions.push((position.clone(), actions.len()));
                let picked = rng.below(actions.len() as u32) as usize;
                position.play(&actions[picked])?;
            }
        }
    }
    let half = positions.len() / 2;
    let found = positions.into_iter().skip(half).find(|&(_, n)| n > 1);
    Ok(found.ok_or("no decision in this game")?.0)
}

/// Measures the CPU time of this thread, so that a busy machine does not distort it; the wall time
/// where the system has no such counter.
struct Clock {
    cpu: Option<u64>,
    wall: Instant,
}

impl Clock {
    fn start() -> Self {
        Clock {
            cpu: cpu_nanoseconds(),
            wall: Instant::now(),
        }
    }

    fn seconds(&self) -> f64 {
        match (self.cpu, cpu_nanoseconds()) {
            (Some(start), Some(end)) if end > start => (end - start) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

fn cpu_nanoseconds() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok()
}
