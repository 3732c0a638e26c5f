//! Requests of players.

use serde::{Deserialize, Serialize};
use starboard_kernel::{RequestedLevel, Seat};

use crate::{Fresh, SeatFor, Wish};

/// A request at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Take a free seat.
    Sit { seat: Seat, entropy: Fresh },
    /// Leave the seat before the game begins.
    Stand,
    /// The host assigns a free seat to a bot, or back to people.
    Plan { seat: Seat, by: SeatFor },
    /// The host frees the seat of a player who does not return, before the game begins.
    Free { seat: Seat },
    /// The host closes the table before the game begins.
    Close,
    /// Make an action, in the notation of the game.
    Act { action: String },
    /// Undo one's own actions, as far as the rules of the table allow.
    Undo,
    /// Ask the others for something.
    Ask {
        wish: Wish,
        #[serde(default)]
        entropy: Option<Fresh>,
    },
    /// Answer such a request, or withdraw one's own.
    Answer {
        agrees: bool,
        #[serde(default)]
        entropy: Option<Fresh>,
    },
    /// Resign; the game ends, or continues without the player.
    Resign,
    /// Hands the seat to a bot for a while.
    HandOver,
    /// Takes the seat back from a bot.
    Return,
    /// The host hands the seat of a disruptive player to a bot, until the host lets them return.
    Remove { seat: Seat },
    /// The host lets such a player return.
    Readmit { seat: Seat },
    /// Send a chat message.
    Say {
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 200))]
        text: String,
    },
    /// On one device: a bot of this level plays the seat from now on.
    SetBot { seat: Seat, level: RequestedLevel },
    /// On one device: a person plays the seat from now on.
    SetPerson { seat: Seat, name: String },
}

impl Request {
    /// Whether it brings the game closer to its end, or a player back to their seat.
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

    /// Whether its meaning does not depend on the state of the table.
    #[must_use]
    pub fn is_timeless(&self) -> bool {
        matches!(
            self,
            Request::Say { .. } | Request::Resign | Request::HandOver | Request::Return
        )
    }
}
