//! The protocol between the page and the Web Worker that runs the bots: JSON requests and
//! responses.
//!
//! The worker itself is the binary of this crate. It is a separate WebAssembly module, so that
//! visitors see the first board before search and solvers are downloaded.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use starboard_bots::Proven;
use starboard_bots::analysis::Weighed;
use starboard_bots::puzzle::{Quest, Refutation};
use starboard_bots::review::Review;

/// The worker's first message, once it listens; the page must not post requests before.
pub const READY: &str = "ready";

/// The message that the worker could not be loaded.
pub const FAILED: &str = "failed";

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    pub id: u32,
    pub task: Task,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Choose an action.
    Choose {
        /// Requests with the same key go to the same bot, which can reuse its search tree.
        key: String,
        bot: String,
        seed: u64,
        position: Value,
    },
    /// Evaluate every action.
    Weigh { position: Value },
    /// Search a position a little deeper than the last time.
    Explore {
        /// As for [`Task::Choose`].
        key: String,
        position: Value,
    },
    /// Review a finished game.
    Review { record: String },
    /// Tell what follows from these actions in a puzzle.
    Refute {
        position: Value,
        quest: Quest,
        played: Vec<String>,
    },
}

impl Task {
    /// Whether to let the task finish even if the page no longer waits for it: a solution for one
    /// position is cached for the next, and a short search ends sooner than a new worker starts.
    #[must_use]
    pub fn is_reusable(&self) -> bool {
        matches!(self, Task::Weigh { .. } | Task::Explore { .. })
    }
}

/// Any number of [`Reply::Progress`] and then one other reply with the `id` of the request.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Response {
    pub id: u32,
    pub reply: Reply,
}

/// A result is `None` if there was nothing to decide or to analyse.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// From 0 to 1.
    Progress(f64),
    Choice(Option<Advice>),
    Weighed(Option<Weighed>),
    Review(Option<Review>),
    Refuted(Option<Refutation>),
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
    /// What is certain about it.
    pub proven: Option<Proven>,
    pub variation: Vec<String>,
}
