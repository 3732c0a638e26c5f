//! Checks WebAssembly against the machine, hence the name: the same fixed games are played by
//! the same code, once compiled for the machine and once for the browser, and everything that
//! happens must be the same.
//!
//! Games come from the registry and are played by notation, as a table plays them, so that text,
//! events, chance and hashes are compared along with the rules. `cargo xtask wasm-check` builds
//! the browser's half; the test in `crates/browser-tests` runs both and compares.

#[cfg(target_arch = "wasm32")]
pub mod exports;

use starboard_bots::{BotSpec, Budget, Settings, bot};
use starboard_games::registry;
use starboard_kernel::erased::{Position, Rules};
use starboard_kernel::{FastRng, Seed, StateHash, Turn};

/// How hard the bot thinks about each position,
const PLAYOUTS: u32 = 200;

/// and about those of two players, once more: with this many playouts a search may begin with an exhaustive
/// one.
pub const MANY_PLAYOUTS: u32 = 1_200;

/// How often a random game is interrupted to ask the bot.
const STEPS_BETWEEN_QUESTIONS: usize = 37;

/// How often it is asked at the most in one game; and in about how many games, for a schema of
/// many combinations.
const MOST_QUESTIONS: usize = 6;
const ASKED_GAMES: usize = 18;

/// The names of all games.
#[must_use]
pub fn games() -> Vec<String> {
    registry()
        .iter()
        .map(|rules| rules.name().to_owned())
        .collect()
}

/// One line for each of the random games `from` to `to`: its length and a hash over everything
/// that happened in it. Nothing if there is no such game.
#[must_use]
pub fn digests(game: &str, from: u32, to: u32) -> Vec<String> {
    let Ok(rules) = registry().get(game) else {
        return Vec::new();
    };
    (from..to)
        .map(|number| {
            let steps = play(rules, number);
            let hash = StateHash::of(steps.join("\n").as_bytes());
            format!("{} steps {hash}", steps.len())
        })
        .collect()
}

/// One line for every step of a random game, to find out where two games part.
#[must_use]
pub fn steps(game: &str, number: u32) -> Vec<String> {
    registry()
        .get(game)
        .map_or_else(|_| Vec::new(), |rules| play(rules, number))
}

/// What the searching bot thinks of positions here and there in random games of many
/// combinations of options. Floats are told bit by bit.
#[must_use]
pub fn choices(game: &str) -> Vec<String> {
    let Ok(rules) = registry().get(game) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let combinations = rules.schema().combinations().len();
    for number in (0..combinations as u32).step_by(combinations.div_ceil(ASKED_GAMES)) {
        let mut step = 0;
        walk(rules, number, |position, _| {
            step += 1;
            if step % STEPS_BETWEEN_QUESTIONS == 0
                && step <= MOST_QUESTIONS * STEPS_BETWEEN_QUESTIONS
                && let Turn::Player(_) = position.turn()
            {
                let all = [PLAYOUTS, MANY_PLAYOUTS];
                let asked = if position.seats() == 2 {
                    &all[..]
                } else {
                    &all[..1]
                };
                for &playouts in asked {
                    let choice = choice(position, playouts);
                    found.push(format!(
                        "game {number}, step {step}, {playouts} playouts: {choice}"
                    ));
                }
            }
        });
    }
    found
}

fn choice(position: &Position, playouts: u32) -> String {
    let settings = Settings {
        spec: BotSpec::Search(Budget::Playouts(playouts)),
        seed: 1,
        // There are no threads in a browser.
        threads: 1,
        // Only asked by bots whose budget is time.
        clock: || 0.0,
    };
    let Some(choice) = bot(position.rules(), settings).choose(position) else {
        return "nothing".to_owned();
    };
    let mut text = choice.action;
    for line in choice.lines {
        text += &format!("; {} {}", line.action, line.visits);
        for value in line.value {
            text += &format!(" {:016x}", value.to_bits());
        }
    }
    text
}

fn play(rules: &'static dyn Rules, number: u32) -> Vec<String> {
    let mut steps = Vec::new();
    walk(rules, number, |position, what| {
        steps.push(format!("{what} -> {}", position.state_hash()));
    });
    steps
}

/// Plays one game at random, the number of which decides about options and chance, and shows
/// every position together with how it came about.
fn walk(rules: &'static dyn Rules, number: u32, mut see: impl FnMut(&Position, String)) {
    let combinations = rules.schema().combinations();
    let options = &combinations[number as usize % combinations.len()];
    let seed = Seed::from_number(number.into());
    let mut rng = FastRng::new(number.into());
    let mut draws = 0;
    let mut position = match rules.start(options) {
        Ok(position) => position,
        Err(error) => unreachable!("a combination of the schema is refused: {error}"),
    };
    loop {
        // What is possible is compared along with what happens.
        let (possible, picked) = match position.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcomes = position.outcomes();
                let picked = seed.pick(draws, outcomes.iter().map(|&(_, weight)| weight));
                draws += 1;
                (format!("{outcomes:?}"), outcomes[picked].0.clone())
            }
            Turn::Player(_) => {
                let actions = position.legal_actions();
                let picked = rng.below(actions.len() as u32) as usize;
                (format!("{actions:?}"), actions[picked].clone())
            }
        };
        let events = match position.turn() {
            Turn::Chance => position.resolve(&picked),
            _ => position.play(&picked),
        };
        match events {
            Ok(events) => {
                let possible = StateHash::of(possible.as_bytes());
                let what = format!("{picked} of {possible}, {} events {events:?}", events.len());
                see(&position, what);
            }
            Err(error) => unreachable!("a listed move is refused: {error}"),
        }
    }
}
