//! What happened, for animation, logs and screen readers.

use serde::Serialize;
use starboard_kernel::Seat;

use crate::{Cell, Square};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Placed {
        seat: Seat,
        square: Square,
    },
    MinePlaced {
        seat: Seat,
        square: Square,
    },
    Moved {
        seat: Seat,
        from: Square,
        to: Square,
    },
    Stayed {
        seat: Seat,
    },
    Boosted {
        seat: Seat,
        square: Square,
    },
    Fired {
        seat: Seat,
        from: Square,
        target: Option<Square>,
    },
    Missed {
        seat: Seat,
    },
    /// A token was taken by who shot it or launched at it.
    Took {
        seat: Seat,
        square: Square,
        value: u16,
    },
    /// Half of a whole ship went to the box.
    ShipDamaged {
        seat: Seat,
        square: Square,
    },
    HitFighter {
        seat: Seat,
        victim: Seat,
        square: Square,
        /// What the token that changed hands is worth, if there was one.
        value: Option<u16>,
    },
    HitMine {
        seat: Seat,
        square: Square,
    },
    Launched {
        seat: Seat,
        from: Square,
        target: Square,
    },
    /// The half of a ship that nobody gets when a missile clears its row.
    Boxed {
        square: Square,
    },
    ColumnEmptied {
        #[serde(serialize_with = "as_letter")]
        column: u8,
    },
    /// Every invader above this row has moved one row down; 0 means all.
    Descended {
        above: u8,
    },
    Passed {
        square: Square,
    },
    /// A token met the mine or a fighter on this square; both are gone.
    Collided {
        square: Square,
        with: Collider,
    },
    Arrived {
        square: Square,
        #[serde(serialize_with = "as_symbol")]
        cell: Cell,
    },
    SetAside {
        left: bool,
    },
    ShipWaits,
    MineMoved {
        seat: Seat,
        from: Square,
        to: Square,
    },
    MineHeld {
        seat: Seat,
    },
    Bought {
        seat: Seat,
        what: Purchase,
        payment: Vec<u16>,
    },
    Returned {
        seat: Seat,
        square: Square,
        payment: Vec<u16>,
    },
    Retired {
        seat: Seat,
    },
    Ended {
        reason: &'static str,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Collider {
    Mine,
    Fighter(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    Missile,
    Upgrade,
    PowerUp,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature that serde asks for"
)]
fn as_letter<S: serde::Serializer>(column: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_char(crate::column_letter(*column))
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature that serde asks for"
)]
fn as_symbol<S: serde::Serializer>(cell: &Cell, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_char(cell.symbol())
}
