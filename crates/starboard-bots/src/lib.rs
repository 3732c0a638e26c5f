//! Players for every game: one that plays at random, one that takes the best next position, and
//! a tree search for any [`Game`](starboard_kernel::Game) with chance turns and any number of
//! players; levels for people on top of them, and matches between them.
//!
//! A bot is one method, [`Bot::choose`]; its kind, seed, threads and clock are given to it as
//! [`Settings`]. What a game adds is an [`Evaluation`]; `games.rs` is the one list of games.

pub mod analysis;
mod evaluation;
mod games;
mod greedy;
mod levels;
#[cfg(not(target_arch = "wasm32"))]
pub mod matches;
mod random;
mod search;
mod spec;

use starboard_kernel::Game;
use starboard_kernel::erased::{Position, Rules};

pub use evaluation::{Evaluation, Exact, Tuning, Values, shared_win};
pub use games::{
    ArmadaEvaluation, GuardiansEvaluation, HegemonyEvaluation, RescueEvaluation, chance_of_victory,
    docks, expected_chance, invasion, network, registry, signs,
};
pub use levels::LEVELS;
pub use spec::{BotSpec, Budget, SpecError};

/// Chooses actions.
pub trait Bot: Send {
    /// What to play, or `None` when it is not a player's turn. A bot may be asked about any
    /// position at any time; asked about one game in order, it goes on from its earlier thoughts.
    fn choose(&mut self, position: &Position) -> Option<Choice>;
}

#[derive(Clone, Debug)]
pub struct Settings {
    pub spec: BotSpec,
    /// The same seed, threads and budget of playouts give the same choices everywhere.
    pub seed: u64,
    /// Search grows this many trees side by side and adds them up. In a browser it is always one.
    pub threads: usize,
    /// A monotonic clock in milliseconds. Only asked by a bot whose budget is time.
    pub clock: fn() -> f64,
}

/// What a bot would play, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: String,
    /// The expected result by seat, from 0 (lost) to 1 (won alone).
    pub value: Vec<f64>,
    /// What was considered, best first. Empty if nothing was.
    pub lines: Vec<Line>,
    /// How many playouts were made for this choice.
    pub playouts: u32,
}

/// One considered action.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub action: String,
    pub visits: u32,
    /// The expected result by seat after this action.
    pub value: Vec<f64>,
    /// How play is expected to go on, up to the next chance turn.
    pub then: Vec<String>,
}

/// A bot for a game of [`registry`]. A game that is not listed there has no evaluation: every
/// bot plays it at random.
#[must_use]
pub fn bot(rules: &'static dyn Rules, settings: Settings) -> Box<dyn Bot> {
    games::bot(rules, settings)
}

/// A bot for a game that is known at compile time, with an evaluation of one's own.
#[must_use]
pub fn bot_for<G: Game>(evaluation: impl Evaluation<G>, settings: Settings) -> Box<dyn Bot> {
    let seed = settings.seed;
    match settings.spec {
        BotSpec::Random => Box::new(random::Random::new(seed)),
        BotSpec::Greedy => Box::new(greedy::Greedy::new(evaluation, seed)),
        BotSpec::Search(budget) => Box::new(search::Search::new(evaluation, budget, settings)),
        BotSpec::Level(level) => levels::bot(level, evaluation, settings),
    }
}

/// Somebody who looks at positions of a game of [`registry`]; nobody does for other games.
#[must_use]
pub fn analyst(
    rules: &'static dyn Rules,
    effort: analysis::Effort,
) -> Option<Box<dyn analysis::Analyst>> {
    games::analyst(rules, effort)
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
