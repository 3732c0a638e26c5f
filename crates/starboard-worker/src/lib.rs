//! How the page and the worker in which bots think talk: a question in, answers out, as JSON.
//!
//! The worker itself is the binary of this crate. It is a module of its own, so that nobody
//! downloads search and solvers before the first board.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use starboard_bots::analysis::{Report, Weighed};

/// What the worker says once it listens; the page must not post before.
pub const READY: &str = "ready";

/// What the worker says if it could not be loaded.
pub const FAILED: &str = "failed";

/// What the page asks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    pub number: u32,
    pub ask: Ask,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// What a bot would play.
    Choose {
        /// Bots with the same key go on from their earlier thoughts.
        key: String,
        bot: String,
        seed: u64,
        position: Value,
    },
    /// What every action is worth.
    Weigh { position: Value },
    /// What luck and skill made of a game.
    Report { record: String },
}

impl Ask {
    /// Whether the answer may still be wanted when the game has gone on: what was worked out
    /// for one position serves the next.
    #[must_use]
    pub fn is_patient(&self) -> bool {
        matches!(self, Ask::Weigh { .. })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answer {
    pub number: u32,
    pub reply: Reply,
}

/// What is answered. Progress may come several times; anything else is the last word, with
/// nothing in it if there was nothing to decide or to tell.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// From 0 to 1.
    Progress(f64),
    Choice(Option<Advice>),
    Weighed(Option<Weighed>),
    Report(Option<Report>),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    pub action: String,
    pub playouts: u32,
    pub lines: Vec<AdviceLine>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdviceLine {
    pub action: String,
    pub visits: u32,
    pub value: Vec<f64>,
    pub then: Vec<String>,
}
