//! Who is to act.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table. Counted from 0 inside, shown and written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(utoipa::ToSchema),
    schema(description = "seat, from 1", minimum = 1, maximum = 8)
)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game may have.
    pub const MOST: usize = 8;

    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MOST);
        Seat(index as u8)
    }

    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people know: the first seat is 1.
    #[must_use]
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    #[must_use]
    pub fn from_number(number: u64) -> Option<Self> {
        (1..=Self::MOST as u64)
            .contains(&number)
            .then(|| Seat(number as u8 - 1))
    }

    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat {}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.number() as u64)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Seat::from_number(number).ok_or_else(|| {
            serde::de::Error::custom(format!("seats are numbered from 1 to {}", Seat::MOST))
        })
    }
}

/// Whose decision is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One of the players chooses among the legal actions.
    Player(Seat),
    /// A draw or a roll: one of the listed outcomes happens, by weight.
    Chance,
    Over,
}

impl Turn {
    #[must_use]
    pub fn player(self) -> Option<Seat> {
        match self {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}

/// As in the engine protocol: `{"player":1}`, `"chance"` or `"over"`.
impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        match self {
            Turn::Player(seat) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry("player", seat)?;
                map.end()
            }
            Turn::Chance => serializer.serialize_str("chance"),
            Turn::Over => serializer.serialize_str("over"),
        }
    }
}
