//! The upper half of the sheet: ships, boxes and circles (A1–A7).

use std::fmt;

use crate::edition;

/// How many circles the sheet has; a double box has two.
pub const CIRCLES: usize = 35;

/// A set of circles, as bits in sheet order.
pub(crate) type CircleSet = u64;

/// One of the six ships, tied to the die face of its number (A1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ship(u8);

impl Ship {
    pub const ALL: [Ship; 6] = [Ship(0), Ship(1), Ship(2), Ship(3), Ship(4), Ship(5)];

    /// The ship of a die face from 1 to 6.
    #[must_use]
    pub const fn of_face(face: u8) -> Ship {
        Ship(face - 1)
    }

    /// From 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The circles of this ship.
    pub(crate) const fn circle_set(self) -> CircleSet {
        SHIP_CIRCLES[self.0 as usize]
    }

    /// The circles of this ship in sheet order.
    pub fn circles(self) -> impl Iterator<Item = Circle> {
        bits(self.circle_set())
    }

    /// How many boxes must be built.
    #[must_use]
    pub const fn boxes(self) -> u32 {
        [6, 6, 8, 3, 4, 4][self.0 as usize]
    }

    /// How many squares the countdown bar has (A8).
    #[must_use]
    pub const fn bar(self) -> u8 {
        edition::COUNTDOWN[self.0 as usize]
    }

    /// What it adds to the score once completed (A24).
    #[must_use]
    pub const fn points(self) -> u8 {
        edition::SHIP_POINTS[self.0 as usize]
    }
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

const SHIP_CIRCLES: [CircleSet; 6] = [
    range(0, 6),
    range(6, 12),
    range(12, 24),
    range(24, 27),
    range(27, 31),
    range(31, 35),
];

const fn range(from: u32, to: u32) -> CircleSet {
    (1 << to) - (1 << from)
}

/// A4: the first circles of ship 3's double boxes; the second ones stand next to them.
const FIRSTS: CircleSet = 0b0101_0101 << 14;
const SECONDS: CircleSet = FIRSTS << 1;

/// The circles of the open ships, by the set of open ships.
pub(crate) const OPEN_CIRCLES: [CircleSet; 64] = {
    let mut table = [0; 64];
    let mut open = 0;
    while open < 64 {
        let mut ship = 0;
        while ship < 6 {
            if open & (1 << ship) != 0 {
                table[open] |= SHIP_CIRCLES[ship];
            }
            ship += 1;
        }
        open += 1;
    }
    table
};

/// The other circle of each double box in the set.
pub(crate) const fn partners(set: CircleSet) -> CircleSet {
    ((set & FIRSTS) << 1) | ((set & SECONDS) >> 1)
}

/// The set without the second circles whose first circle is in it too (A4).
pub(crate) const fn first_of_each_box(set: CircleSet) -> CircleSet {
    set & !((set & FIRSTS) << 1)
}

/// The double boxes both of whose circles are in the set.
pub(crate) const fn whole_double_boxes(set: CircleSet) -> u32 {
    (set & FIRSTS & (set >> 1)).count_ones()
}

/// The circles of a set in sheet order.
pub(crate) fn bits(mut set: CircleSet) -> impl Iterator<Item = Circle> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let circle = Circle(set.trailing_zeros() as u8);
            set &= set - 1;
            circle
        })
    })
}

/// A circle of a box, numbered in sheet order: by ship, then column, then row, a double box's
/// first circle before its second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Circle(u8);

#[derive(Clone, Copy)]
struct Place {
    ship: u8,
    column: u8,
    row: u8,
    second: bool,
}

const PLACES: [Place; CIRCLES] = {
    let mut places = [Place {
        ship: 0,
        column: 0,
        row: 1,
        second: false,
    }; CIRCLES];
    // A2, A3: three columns of two; A4: two rows of four; A5: three boxes, A6: four, in one row.
    let columns = [3, 3, 4, 3, 4, 4];
    let rows = [2, 2, 2, 1, 1, 1];
    let (mut next, mut ship) = (0, 0);
    while ship < 6 {
        let mut column = 0;
        while column < columns[ship] {
            let mut row = 1;
            while row <= rows[ship] {
                let double = ship == 2 && (column == 1 || column == 2);
                let mut second = 0;
                while second <= double as u8 {
                    places[next] = Place {
                        ship: ship as u8,
                        column,
                        row,
                        second: second == 1,
                    };
                    next += 1;
                    second += 1;
                }
                row += 1;
            }
            column += 1;
        }
        ship += 1;
    }
    places
};

impl Circle {
    pub const ALL: [Circle; CIRCLES] = {
        let mut all = [Circle(0); CIRCLES];
        let mut index = 0;
        while index < CIRCLES {
            all[index] = Circle(index as u8);
            index += 1;
        }
        all
    };

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> CircleSet {
        1 << self.0
    }

    #[must_use]
    pub const fn ship(self) -> Ship {
        Ship(PLACES[self.index()].ship)
    }

    /// From 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        PLACES[self.index()].column
    }

    /// From 1, on top.
    #[must_use]
    pub const fn row(self) -> u8 {
        PLACES[self.index()].row
    }

    /// The second circle of a double box.
    #[must_use]
    pub const fn is_second(self) -> bool {
        PLACES[self.index()].second
    }

    /// The other circle of a double box.
    #[must_use]
    pub fn partner(self) -> Option<Circle> {
        bits(partners(self.bit())).next()
    }

    /// Whether two circles belong to one box.
    #[must_use]
    pub fn same_box(self, other: Circle) -> bool {
        self == other || self.partner() == Some(other)
    }

    /// The face that the sheet has printed in this circle (A7).
    #[must_use]
    pub fn printed(self) -> Option<u8> {
        edition::PRINTED
            .iter()
            .find(|(ship, place, _)| *ship == self.ship().0 && *place == self.place())
            .map(|&(_, _, face)| face)
    }

    /// The name within the ship, such as `b2'`.
    #[must_use]
    pub fn place(self) -> String {
        let mark = if self.is_second() { "'" } else { "" };
        format!("{}{}{mark}", (b'a' + self.column()) as char, self.row())
    }

    /// The circle of this name within a ship.
    #[must_use]
    pub fn in_ship(ship: Ship, place: &str) -> Option<Circle> {
        ship.circles().find(|circle| circle.place() == place)
    }

    pub(crate) fn read(text: &str) -> Option<Circle> {
        let ship = text
            .bytes()
            .next()
            .filter(|digit| (b'1'..=b'6').contains(digit))?;
        Circle::in_ship(Ship(ship - b'1'), &text[1..])
    }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.ship(), self.place())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_sheet() {
        let names: Vec<String> = Circle::ALL.iter().map(Circle::to_string).collect();
        assert_eq!(
            names.join(" "),
            "1a1 1a2 1b1 1b2 1c1 1c2 2a1 2a2 2b1 2b2 2c1 2c2 \
             3a1 3a2 3b1 3b1' 3b2 3b2' 3c1 3c1' 3c2 3c2' 3d1 3d2 \
             4a1 4b1 4c1 5a1 5b1 5c1 5d1 6a1 6b1 6c1 6d1"
        );
        for (circle, name) in Circle::ALL.into_iter().zip(&names) {
            assert_eq!(Circle::read(name), Some(circle));
            assert!(circle.ship().circles().any(|own| own == circle));
        }
        for bad in ["", "1", "7a1", "1d1", "1a3", "1a1'", "3b1''", "3B1", "ża1"] {
            assert_eq!(Circle::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn double_boxes_have_two_circles() {
        let doubles: Vec<String> = Circle::ALL
            .into_iter()
            .filter_map(|circle| circle.partner())
            .map(|circle| circle.to_string())
            .collect();
        assert_eq!(doubles.join(" "), "3b1' 3b1 3b2' 3b2 3c1' 3c1 3c2' 3c2");
        for ship in Ship::ALL {
            let firsts = ship.circles().filter(|circle| !circle.is_second());
            assert_eq!(firsts.count() as u32, ship.boxes());
        }
    }

    /// A7: each face is printed once.
    #[test]
    fn every_face_is_printed_once() {
        let mut faces: Vec<u8> = Circle::ALL.iter().filter_map(|c| c.printed()).collect();
        faces.sort_unstable();
        assert_eq!(faces, [1, 2, 3, 4, 5, 6]);
    }
}
