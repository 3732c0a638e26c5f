//! What happened, for animation, logs and screen readers.

use serde::{Serialize, Serializer};

use crate::{Actions, Circle, Die, Level, Region, Ship, Skill};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Rolled {
        dice: [u8; 3],
    },
    Wrote {
        face: u8,
        #[serde(serialize_with = "as_text")]
        circle: Circle,
    },
    /// A15: no circle was empty.
    ValueLost {
        face: u8,
    },
    Built {
        face: u8,
        #[serde(serialize_with = "as_texts")]
        circles: Vec<Circle>,
    },
    /// A10: none of these dice can build; they count down.
    NothingToBuild {
        dice: Vec<u8>,
    },
    CountedDown {
        ship: Ship,
        /// What is left of the bar.
        left: u8,
        /// The die that did it: another ship's if that one is closed (A13).
        die: u8,
    },
    Completed {
        ship: Ship,
    },
    Collapsed {
        ship: Ship,
    },
    /// A16: phase 1 is over; this is what the armada can do.
    Armed {
        actions: Actions,
    },
    Attacked {
        rolls_left: u8,
    },
    /// A21: this die is rolled again.
    PickedUp {
        die: Die,
    },
    Rerolled {
        die: Die,
        face: u8,
    },
    Changed {
        die: Die,
        skill: Skill,
        from: u8,
        to: u8,
    },
    Crossed {
        region: Region,
        #[serde(serialize_with = "as_number")]
        level: Level,
        wild: bool,
    },
    Conquered {
        region: Region,
    },
    LetGo,
    Ended {
        reason: &'static str,
        score: u8,
    },
}

impl Serialize for Ship {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl Serialize for Skill {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature that serde asks for"
)]
fn as_text<S: Serializer>(circle: &Circle, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(circle)
}

fn as_texts<S: Serializer>(circles: &[Circle], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(circles.iter().map(Circle::to_string))
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature that serde asks for"
)]
fn as_number<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(level.number())
}
