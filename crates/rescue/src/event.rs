//! What happened, for animation, logs and screen readers.

use serde::Serialize;
use starboard_kernel::Seat;

use crate::{Hop, Kind, Power, Square};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Dealt {
        seat: Seat,
        power: Power,
    },
    Laid {
        seat: Seat,
        kind: Kind,
        square: Square,
    },
    /// A ship flew, or a stack with this kind on top. An attacker that stays where it began
    /// (see `stays` of what follows) flew there and back.
    Moved {
        seat: Seat,
        kind: Kind,
        from: Square,
        ships: u8,
        /// One of the shortest ways.
        path: Vec<Hop>,
    },
    Stacked {
        seat: Seat,
        square: Square,
        height: u8,
    },
    PickedUp {
        seat: Seat,
        square: Square,
    },
    CameHome {
        seat: Seat,
        square: Square,
    },
    Removed {
        seat: Seat,
        owner: Seat,
        kind: Kind,
        square: Square,
        stays: bool,
    },
    TakenOver {
        seat: Seat,
        owner: Seat,
        kind: Kind,
        square: Square,
        home: Square,
        stays: bool,
    },
    /// A carrier is gone: its commander is held again.
    CommanderReturned {
        seat: Seat,
        planet: Square,
    },
    Rebuilt {
        seat: Seat,
        kind: Kind,
        square: Square,
    },
    Passed {
        seat: Seat,
    },
    Out {
        seat: Seat,
    },
    Won {
        winner: Seat,
    },
    Drawn,
}
