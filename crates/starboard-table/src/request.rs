//! What people can ask for.

use serde::{Deserialize, Serialize};
use starboard_kernel::{RequestedLevel, Seat};

use crate::{Fresh, SeatFor, Wish};

/// What somebody at the table asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    Sit {
        seat: Seat,
        entropy: Fresh,
    },
    /// Leave the seat before the game begins.
    Stand,
    /// The host wants a bot or a person on a free seat.
    Plan {
        seat: Seat,
        by: SeatFor,
    },
    /// The host frees the seat of somebody who does not come back, before the game begins.
    Free {
        seat: Seat,
    },
    /// The host gives the table up before the game begins.
    Close,
    Act {
        action: String,
    },
    /// By the engine's rule.
    Undo,
    Ask {
        wish: Wish,
        #[serde(default)]
        entropy: Option<Fresh>,
    },
    Answer {
        agrees: bool,
        #[serde(default)]
        entropy: Option<Fresh>,
    },
    Resign,
    /// A bot plays on for a while.
    HandOver,
    /// Back again after a bot has played.
    Return,
    Say {
        text: String,
    },
    /// On one device: a bot of this level plays the seat from now on.
    SetBot {
        seat: Seat,
        level: RequestedLevel,
    },
    /// On one device: a person plays the seat from now on.
    SetPerson {
        seat: Seat,
        name: String,
    },
}

impl Request {
    /// Whether a game comes nearer to its end by it, or somebody to their seat.
    #[must_use]
    pub fn leads_on(&self) -> bool {
        matches!(
            self,
            Request::Act { .. }
                | Request::Resign
                | Request::Return
                | Request::Close
                | Request::Ask {
                    wish: Wish::TakeOver { .. },
                    ..
                }
        )
    }

    /// Whether it means the same whatever has happened at the table meanwhile.
    #[must_use]
    pub fn is_timeless(&self) -> bool {
        matches!(
            self,
            Request::Say { .. } | Request::Resign | Request::HandOver | Request::Return
        )
    }
}
