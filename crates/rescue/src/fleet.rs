//! Ships, stacks of ships, and what powers let them do.

use std::fmt;

use serde::{Deserialize, Serialize};
use starboard_kernel::Seat;

/// R5
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Kind {
    #[serde(rename = "F")]
    Speedy,
    #[serde(rename = "H")]
    Hunter,
    #[serde(rename = "C")]
    Cargo,
    #[serde(rename = "T")]
    Tie,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Speedy, Kind::Hunter, Kind::Cargo, Kind::Tie];

    /// As in the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Speedy => 'F',
            Kind::Hunter => 'H',
            Kind::Cargo => 'C',
            Kind::Tie => 'T',
        }
    }

    #[must_use]
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// R27: what makes a fleet special.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, strum::IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Power {
    Wolf,
    Cheetah,
    Hacker,
    Rooster,
    Robots,
    Astronauts,
}

impl Power {
    pub const ALL: [Power; 6] = [
        Power::Wolf,
        Power::Cheetah,
        Power::Hacker,
        Power::Rooster,
        Power::Robots,
        Power::Astronauts,
    ];

    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    #[must_use]
    pub fn from_name(name: &str) -> Option<Power> {
        Power::ALL.into_iter().find(|power| power.name() == name)
    }
}

/// A ship on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ship(u8);

impl Ship {
    const PRESENT: u8 = 1 << 7;
    const HACKED: u8 = 1 << 6;
    const CARRIER: u8 = 1 << 5;

    #[inline]
    #[must_use]
    pub const fn new(seat: Seat, kind: Kind) -> Self {
        Ship(Self::PRESENT | (seat.index() as u8) << 2 | kind as u8)
    }

    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0 & 3) as usize]
    }

    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::new((self.0 >> 2 & 7) as usize)
    }

    /// Its commander is aboard (R21).
    #[inline]
    #[must_use]
    pub const fn is_carrier(self) -> bool {
        self.0 & Self::CARRIER != 0
    }

    /// Taken over from another fleet (R30).
    #[inline]
    #[must_use]
    pub const fn is_hacked(self) -> bool {
        self.0 & Self::HACKED != 0
    }

    pub(crate) const fn with_commander(self) -> Self {
        Ship(self.0 | Self::CARRIER)
    }

    pub(crate) const fn hacked(self) -> Self {
        Ship(self.0 | Self::HACKED)
    }

    /// Everything that distinguishes one position from another (R26): not the hacked mark.
    pub(crate) const fn identity(self) -> u8 {
        self.0 & !Self::HACKED
    }
}

/// As in position documents: `1F`, `2C'*`.
impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat(), self.kind())?;
        if self.is_hacked() {
            f.write_str("'")?;
        }
        if self.is_carrier() {
            f.write_str("*")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What stands on one square: nothing, a ship, or ships on top of each other (R28). At home the
/// winner's ships may come on top of a stack that is parked there (R22).
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Stack {
    /// From the top down; 0 where there is none.
    ships: [u8; Stack::ROOM],
}

impl Stack {
    /// A stack of three under a single ship, or a single ship under a stack of three.
    pub(crate) const ROOM: usize = 4;

    #[inline]
    #[must_use]
    pub const fn top(self) -> Option<Ship> {
        if self.ships[0] == 0 {
            None
        } else {
            Some(Ship(self.ships[0]))
        }
    }

    #[inline]
    #[must_use]
    pub fn height(self) -> usize {
        // The ships are the low bytes of a word; the rest is zero.
        let word = u32::from_le_bytes(self.ships);
        Self::ROOM - word.leading_zeros() as usize / 8
    }

    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.ships[0] == 0
    }

    /// From the bottom up.
    pub fn ships(self) -> impl Iterator<Item = Ship> {
        self.ships
            .into_iter()
            .rev()
            .filter(|&ship| ship != 0)
            .map(Ship)
    }

    /// From the top down.
    pub(crate) fn downward(self) -> impl Iterator<Item = Ship> {
        self.ships
            .into_iter()
            .take_while(|&ship| ship != 0)
            .map(Ship)
    }

    #[inline]
    #[must_use]
    pub fn has_carrier(self) -> bool {
        self.ships.iter().any(|ship| ship & Ship::CARRIER != 0)
    }

    #[inline]
    pub(crate) fn push(&mut self, ship: Ship) {
        self.ships.copy_within(0..Self::ROOM - 1, 1);
        self.ships[0] = ship.0;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Ship> {
        let top = self.top()?;
        self.ships.copy_within(1.., 0);
        self.ships[Self::ROOM - 1] = 0;
        Some(top)
    }

    /// For the canonical bytes of a position.
    pub(crate) const fn bytes(self) -> [u8; Stack::ROOM] {
        self.ships
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.ships()).finish()
    }
}
