//! The hexagonal board (R1): squares, and sets of squares in their order.

use std::fmt;

use crate::edition;

/// R1
pub const SQUARES: usize = 127;
pub(crate) const ROWS: u8 = 13;

/// A square, counted row by row from `a1` to `m13`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The first number of a row.
pub(crate) const fn first(row: u8) -> u8 {
    if row < 6 { 1 } else { row - 5 }
}

/// The last number of a row.
pub(crate) const fn last(row: u8) -> u8 {
    if row > 6 { 13 } else { row + 7 }
}

/// The index of the first square of each row.
const ROW_STARTS: [u8; ROWS as usize] = {
    let mut starts = [0; ROWS as usize];
    let mut row = 1;
    while row < ROWS {
        starts[row as usize] = starts[row as usize - 1] + last(row - 1) - first(row - 1) + 1;
        row += 1;
    }
    starts
};

static COORDINATES: [(u8, u8); SQUARES] = {
    let mut coordinates = [(0, 0); SQUARES];
    let mut row = 0;
    while row < ROWS {
        let mut number = first(row);
        while number <= last(row) {
            let index = ROW_STARTS[row as usize] + number - first(row);
            coordinates[index as usize] = (row, number);
            number += 1;
        }
        row += 1;
    }
    coordinates
};

impl Square {
    pub(crate) const fn new(index: u8) -> Self {
        assert!((index as usize) < SQUARES);
        Square(index)
    }

    /// The square of a row, counted from 0, and a number.
    #[must_use]
    pub const fn at(row: u8, number: u8) -> Option<Self> {
        if row < ROWS && number >= first(row) && number <= last(row) {
            Some(Square(ROW_STARTS[row as usize] + number - first(row)))
        } else {
            None
        }
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0 for `a`.
    #[must_use]
    pub const fn row(self) -> u8 {
        COORDINATES[self.0 as usize].0
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        COORDINATES[self.0 as usize].1
    }

    /// The neighbour in a direction, if it is on the board.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (rows, numbers) = direction.offset();
        Square::at(
            self.row().wrapping_add_signed(rows),
            self.number().wrapping_add_signed(numbers),
        )
    }

    #[must_use]
    pub const fn set(self) -> Squares {
        // A lookup: shifting a word of this length takes longer.
        static SETS: [u128; 128] = {
            let mut sets = [0; 128];
            let mut index = 0;
            while index < SQUARES {
                sets[index] = 1 << index;
                index += 1;
            }
            sets
        };
        Squares(SETS[self.0 as usize & 127])
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..SQUARES as u8).map(Square)
    }

    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (row, number) = text.split_at_checked(1)?;
        let row = row.as_bytes()[0].wrapping_sub(b'a');
        // Written as it is printed: no sign, no leading zero.
        let value: u8 = number.parse().ok()?;
        (value.to_string() == number).then(|| Square::at(row, value))?
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row()), self.number())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

starboard_kernel::serde_as_text!(Square, write);

/// One of the six directions (R1), in order around the square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Right,
    UpRight,
    UpLeft,
    Left,
    DownLeft,
    DownRight,
}

impl Direction {
    pub const ALL: [Direction; 6] = [
        Direction::Right,
        Direction::UpRight,
        Direction::UpLeft,
        Direction::Left,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// By how much it changes the row and the number.
    const fn offset(self) -> (i8, i8) {
        match self {
            Direction::Right => (0, 1),
            Direction::UpRight => (1, 1),
            Direction::UpLeft => (1, 0),
            Direction::Left => (0, -1),
            Direction::DownLeft => (-1, -1),
            Direction::DownRight => (-1, 0),
        }
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Squares(pub(crate) u128);

impl Squares {
    pub const NONE: Squares = Squares(0);

    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.set().0 != 0
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }

    /// Half by half, as half a set is one word of the machine. `for_each` and the like go this
    /// way too.
    #[inline]
    fn fold<B, F: FnMut(B, Square) -> B>(self, start: B, mut f: F) -> B {
        let mut folded = start;
        for (half, first) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            let mut left = half;
            while left != 0 {
                folded = f(folded, Square(first + left.trailing_zeros() as u8));
                left &= left - 1;
            }
        }
        folded
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        Squares(
            squares
                .into_iter()
                .fold(0, |set, square: Square| set | square.set().0),
        )
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

pub(crate) const BOARD: u128 = (1 << SQUARES) - 1;

/// R2
pub(crate) const PLANETS: u128 = {
    let mut set = 0;
    let mut planet = 0;
    while planet < 6 {
        set |= edition::PLANETS[planet].set().0;
        planet += 1;
    }
    set
};

/// R13: what no ship may fly over.
pub(crate) const BODIES: u128 = PLANETS | edition::UFOS;

/// The squares round each square.
pub(crate) static NEIGHBOURS: [u128; SQUARES] = {
    let mut neighbours = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let mut direction = 0;
        while direction < 6 {
            if let Some(next) = Square(index as u8).step(Direction::ALL[direction]) {
                neighbours[index] |= next.set().0;
            }
            direction += 1;
        }
        index += 1;
    }
    neighbours
};
