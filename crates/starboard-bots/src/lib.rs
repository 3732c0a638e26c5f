//! Bots for every game: uniform random, greedy (a one-ply search), and Monte Carlo tree search for
//! any [`Game`](starboard_kernel::Game) with chance turns and any number of players; levels on top
//! of them, and matches between them.
//!
//! A bot is one method, [`Bot::choose`]; its kind, seed, threads and clock are [`Settings`]. A game
//! contributes an [`Evaluation`]; `games.rs` is the one list of games.
//!
//! # Choosing an action
//! ```
//! use starboard_bots::{BotSpec, Settings, bot, clock};
//! use starboard_games::registry;
//! use starboard_kernel::{Level, OptionValues};
//!
//! let rules = registry().get("rescue")?;
//! let position = rules.start(&OptionValues::new())?;
//! let settings = Settings {
//!     spec: BotSpec::Level(Level::new(3).expect("a level")),
//!     seed: 1,
//!     threads: 1,
//!     clock,
//! };
//! let choice = bot(rules, settings.clone()).choose(&position).expect("a player is to act");
//! assert!(position.legal_actions().contains(&choice.action));
//! // One value for each seat, from 0 (lost) to 1 (won alone).
//! assert_eq!(choice.value.len(), position.seats());
//! // The same seed gives the same choice again.
//! assert_eq!(bot(rules, settings).choose(&position), Some(choice));
//! # Ok::<(), starboard_kernel::Violations>(())
//! ```
//!
//! # Playing a game
//! Chance turns are not a bot's to decide: here they follow from a [`Seed`](starboard_kernel::Seed).
//! ```
//! use starboard_bots::{Settings, bot, clock};
//! use starboard_games::registry;
//! use starboard_kernel::{History, OptionValues, Seed, Turn};
//!
//! let rules = registry().get("guardians")?;
//! let mut bots = Vec::new();
//! for (seed, name) in [(1, "level:2"), (2, "random")] {
//!     bots.push(bot(rules, Settings { spec: name.parse()?, seed, threads: 1, clock }));
//! }
//! let mut history = History::new(rules.start(&OptionValues::new())?);
//! let chance = Seed::from_number(7);
//! loop {
//!     while history.resolve_by(&chance).is_some() {}
//!     let Turn::Player(seat) = history.now().turn() else {
//!         break;
//!     };
//!     let choice = bots[seat.index()].choose(history.now()).expect("a player is to act");
//!     history.play(&choice.action)?;
//! }
//! let ending = history.now().ending().expect("the game is over");
//! assert_eq!(ending.scores.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//! [`matches`] plays many games at once and reports rates with confidence intervals.

pub mod analysis;
mod evaluation;
#[cfg(not(target_arch = "wasm32"))]
mod fingerprint;
mod games;
mod greedy;
mod levels;
#[cfg(not(target_arch = "wasm32"))]
pub mod matches;
pub mod puzzle;
pub mod quantised;
mod random;
pub mod review;
mod search;
mod spec;
#[cfg(not(target_arch = "wasm32"))]
pub mod training;

use serde::{Deserialize, Serialize};
use starboard_kernel::Game;
use starboard_kernel::erased::{Position, Rules};

pub use evaluation::{Evaluation, Exact, Proving, Tuning, Values, win_shares};
#[cfg(not(target_arch = "wasm32"))]
pub use fingerprint::fingerprint;
pub use games::{
    ArmadaEvaluation, Evaluated, GuardiansEvaluation, HegemonyEvaluation, LearnedGuardians,
    LearnedRescue, RescueEvaluation, docks, expected_win_probability, features, invasion, network,
    reduced, win_probability,
};
#[cfg(not(target_arch = "wasm32"))]
pub use games::{budget_of, is_timed};
pub use spec::{BotSpec, Budget, SpecError};

/// Chooses actions.
pub trait Bot: Send {
    /// The action to play, or `None` when it is not a player's turn. Any position of any game may
    /// be asked about at any time; in successive positions of one game, a search reuses its tree.
    fn choose(&mut self, position: &Position) -> Option<Choice>;
}

#[derive(Clone, Debug)]
pub struct Settings {
    pub spec: BotSpec,
    /// Choices are reproducible: the same seed, number of threads and budget of playouts give the
    /// same choices on every platform.
    pub seed: u64,
    /// A search grows one tree per thread and adds up their statistics. Always one in a browser.
    pub threads: usize,
    /// A monotonic clock in milliseconds, read only by bots whose budget is time.
    pub clock: fn() -> f64,
}

/// What a bot plays, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: String,
    /// The expected result by seat, from 0 (lost) to 1 (won alone).
    pub value: Vec<f64>,
    /// The actions considered, best first. A bot without an evaluation considers none.
    pub lines: Vec<Line>,
    /// How many playouts this choice took.
    pub playouts: u32,
}

/// One considered action.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub action: String,
    pub visits: u32,
    /// The expected result by seat after this action.
    pub value: Vec<f64>,
    /// What is certain about it; the value is then exact.
    pub proven: Option<Proven>,
    /// The principal variation after this action, up to the next chance turn.
    pub variation: Vec<String>,
}

/// How a game ends for the player to act, if everybody who can choose that does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proven {
    /// Whatever the others and chance do.
    Won,
    Drawn,
    Lost,
}

/// A bot for a game of [`starboard_games::registry`]. A game that is not listed there has no evaluation: every bot
/// plays it at random.
#[must_use]
pub fn bot(rules: &'static dyn Rules, settings: Settings) -> Box<dyn Bot> {
    games::bot(rules, settings)
}

/// A bot for a game that is known at compile time, with a given evaluation.
#[must_use]
pub fn bot_for<G: Game>(evaluation: impl Evaluation<G>, settings: Settings) -> Box<dyn Bot> {
    if settings.spec.is_classic()
        && let Some(bot) = evaluation.classic_bot(&settings)
    {
        return bot;
    }
    let seed = settings.seed;
    match settings.spec {
        BotSpec::Random => Box::new(random::Random::new(seed)),
        BotSpec::Greedy => Box::new(greedy::Greedy::new(evaluation, seed)),
        BotSpec::Search(budget) => Box::new(search::Search::new(evaluation, budget, settings)),
        BotSpec::Level(level) => levels::bot(level, evaluation, settings),
        #[cfg(not(target_arch = "wasm32"))]
        BotSpec::Classic(level) => levels::bot(level, evaluation, settings),
        #[cfg(not(target_arch = "wasm32"))]
        BotSpec::ClassicSearch(budget) => {
            Box::new(search::Search::new(evaluation, budget, settings))
        }
    }
}

/// The analyst of a game of [`starboard_games::registry`]; `None` for other games.
#[must_use]
pub fn analyst(
    rules: &'static dyn Rules,
    effort: analysis::Effort,
) -> Option<Box<dyn analysis::Analyst>> {
    games::analyst(rules, effort)
}

/// The judge of a game of [`starboard_games::registry`]; `None` for other games.
#[must_use]
pub fn judge(rules: &'static dyn Rules) -> Option<Box<dyn analysis::Judge>> {
    games::judge(rules)
}

/// The prover of puzzles of a game of [`starboard_games::registry`]; `None` for other games.
#[must_use]
pub fn prover(rules: &'static dyn Rules) -> Option<Box<dyn puzzle::Prover>> {
    games::prover(rules)
}

/// A clock for [`Settings`] outside the browser.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn clock() -> f64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1000.0
}
