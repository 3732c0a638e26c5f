//! What the ships are worth: conditions, actions for phase 2, points.

use serde::Serialize;

use crate::sheet::CircleSet;
use crate::{Armada, Circle, Ship, ThreeBoxes, edition};

/// What is left to do in phase 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Actions {
    pub rolls: u8,
    pub wilds: u8,
    pub rerolls: u8,
    pub flips: u8,
    pub plus: u8,
    pub minus: u8,
}

impl Actions {
    /// More than this no armada can have.
    pub const MOST: Actions = Actions {
        rolls: edition::ROLLS[3] + edition::EXTRA_ROLLS,
        wilds: edition::WILDS[3],
        rerolls: edition::REROLLS[3],
        flips: edition::FLIPS,
        plus: edition::CHANGES_IF_COMPLETED,
        minus: edition::CHANGES_IF_COMPLETED,
    };

    /// By their names in documents.
    #[must_use]
    pub const fn named(&self) -> [(&'static str, u8); 6] {
        [
            ("rolls", self.rolls),
            ("wilds", self.wilds),
            ("rerolls", self.rerolls),
            ("flips", self.flips),
            ("plus", self.plus),
            ("minus", self.minus),
        ]
    }
}

/// The two boxes of a pair or column: ships 1 and 2.
const fn column(ship: Ship, column: usize) -> CircleSet {
    let first = ship.circle_set().trailing_zeros() as usize + 2 * column;
    0b11 << first
}

/// The four boxes on the left and on the right of ship 3.
const LEFT: CircleSet = 0b11_1111 << 12;
const RIGHT: CircleSet = LEFT << 6;

/// The circles of each column of ship 3.
const COLUMNS_OF_3: [CircleSet; 4] = [0b11 << 12, 0b1111 << 14, 0b1111 << 18, 0b11 << 22];

impl Armada {
    /// The face in a circle.
    #[must_use]
    pub fn value_at(&self, circle: Circle) -> Option<u8> {
        (1..=6).find(|&face| self.written[usize::from(face) - 1] & circle.bit() != 0)
    }

    /// What the built boxes of a set add up to.
    fn sum(&self, set: CircleSet) -> u32 {
        (1..=6)
            .zip(self.written)
            .map(|(face, written)| face * (written & self.built & set).count_ones())
            .sum()
    }

    /// A2: how many pairs of ship 1 are built and alike.
    #[must_use]
    pub fn good_pairs(&self) -> usize {
        (0..3)
            .filter(|&index| {
                let pair = column(Ship::ALL[0], index);
                self.written
                    .iter()
                    .any(|&written| written & self.built & pair == pair)
            })
            .count()
    }

    /// A3: how many columns of ship 2 are built and add up to 6.
    #[must_use]
    pub fn good_columns(&self) -> usize {
        (0..3)
            .filter(|&index| {
                let column = column(Ship::ALL[1], index);
                self.built & column == column && self.sum(column) == 6
            })
            .count()
    }

    /// Whether every box of a ship is built.
    #[must_use]
    pub fn is_whole(&self, ship: Ship) -> bool {
        self.built_boxes(ship) == ship.boxes()
    }

    /// How many boxes of a ship are built.
    #[must_use]
    pub fn built_boxes(&self, ship: Ship) -> u32 {
        (self.built & ship.circle_set()).count_ones()
    }

    /// Whether a ship's boxes are all built and its condition holds.
    #[must_use]
    pub fn is_finished(&self, ship: Ship) -> bool {
        if !self.is_whole(ship) {
            return false;
        }
        let circles = ship.circle_set();
        match ship.number() {
            1 => self.good_pairs() == 3,
            2 => self.good_columns() == 3,
            3 => self.sum(LEFT).abs_diff(self.sum(RIGHT)) <= 3,
            4 => {
                let [left, centre, right] =
                    [0, 1, 2].map(|place| self.sum(1 << (circles.trailing_zeros() + place)));
                left + centre < 7 && right + centre > 8
            }
            5 => self.sum(circles) < 8,
            _ => self.sum(circles) > 20,
        }
    }

    /// The rolls that ship 3 gives.
    fn rolls(&self) -> u8 {
        let ship = Ship::ALL[2];
        if self.completed & ship.bit() != 0 {
            return edition::ROLLS[3];
        }
        let whole = COLUMNS_OF_3.map(|column| (self.built & column).count_ones() == 2);
        let (mut run, mut longest) = (0, 0);
        for whole in whole {
            run = if whole { run + 1 } else { 0 };
            longest = longest.max(run);
        }
        match longest {
            3.. => edition::ROLLS[2],
            2 => edition::ROLLS[1],
            _ if self.built & ship.circle_set() != 0 => edition::ROLLS[0],
            _ => 0,
        }
    }

    /// A17: the changes that ship 5 or 6 gives.
    fn changes(&self, ship: Ship) -> u8 {
        if self.completed & ship.bit() != 0 {
            return edition::CHANGES_IF_COMPLETED;
        }
        match self.built_boxes(ship) {
            2 => edition::CHANGES_FOR_TWO,
            3 if self.options.three_boxes == ThreeBoxes::Two => edition::CHANGES_FOR_TWO,
            _ => 0,
        }
    }

    /// What the armada can do in phase 2 as it stands.
    #[must_use]
    pub fn gives(&self) -> Actions {
        let ship_4 = Ship::ALL[3];
        let completed_4 = self.completed & ship_4.bit() != 0;
        let flips = completed_4 && self.sum(ship_4.circle_set()) == 10;
        Actions {
            rolls: self.rolls() + if completed_4 { edition::EXTRA_ROLLS } else { 0 },
            wilds: edition::WILDS[self.good_pairs()],
            rerolls: edition::REROLLS[self.good_columns()],
            flips: if flips { edition::FLIPS } else { 0 },
            plus: self.changes(Ship::ALL[4]),
            minus: self.changes(Ship::ALL[5]),
        }
    }

    /// A24: the points of the completed ships.
    #[must_use]
    pub fn ship_points(&self) -> u8 {
        Ship::ALL
            .into_iter()
            .filter(|ship| self.completed & ship.bit() != 0)
            .map(Ship::points)
            .sum()
    }

    /// A24: the score as it would be if the game ended now.
    #[must_use]
    pub fn score(&self) -> u8 {
        if self.crossed == crate::world::ALL_LEVELS {
            return edition::TOTAL_VICTORY;
        }
        let conquered = self.conquered().map(crate::Region::points).sum::<u8>();
        conquered + self.ship_points()
    }

    /// The regions all of whose levels are crossed.
    pub fn conquered(&self) -> impl Iterator<Item = crate::Region> {
        let crossed = self.crossed;
        crate::Region::ALL
            .into_iter()
            .filter(move |region| crossed & region.level_set() == region.level_set())
    }
}

/// A25: how a score is looked upon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    Hero,
    Command,
    Promise,
    Officer,
    Shame,
}

impl Rank {
    #[must_use]
    pub const fn of(score: i64) -> Rank {
        match score {
            100.. => Rank::Hero,
            85..=99 => Rank::Command,
            60..=84 => Rank::Promise,
            31..=59 => Rank::Officer,
            _ => Rank::Shame,
        }
    }
}
