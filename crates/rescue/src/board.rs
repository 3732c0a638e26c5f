//! The hexagonal board (R1): squares, sets of squares, and the lines that ships fly along.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::edition;

/// R1
pub const SQUARES: usize = 127;
const ROWS: u8 = 13;
/// Rows, and the two slanting directions: 13 lines each.
const LINES: usize = 39;

/// A square, counted row by row from `a1` to `m13`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The first number of a row.
const fn first(row: u8) -> u8 {
    if row < 6 { 1 } else { row - 5 }
}

/// The last number of a row.
const fn last(row: u8) -> u8 {
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

const COORDINATES: [(u8, u8); SQUARES] = {
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

    /// The neighbour in a direction, if the board goes on there.
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
        Squares(1 << self.0)
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

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One of the six directions (R1), in order round the square.
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
        self.0 >> square.0 & 1 != 0
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
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        Squares(
            squares
                .into_iter()
                .fold(0, |set, square| set | square.set().0),
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

/// R13: what no ship may fly over, whoever it is.
pub(crate) const BODIES: u128 = PLANETS | edition::UFOS;

/// The squares round each square.
pub(crate) const NEIGHBOURS: [u128; SQUARES] = {
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

/// What stands along each line, one bit per square, so that a jump is a few operations on one
/// word. A square's bit is its place in the line, from 1; the bits before the first and after
/// the last square are set, for there the board ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lines([u16; LINES]);

/// A square's place in one of its three lines.
#[derive(Clone, Copy)]
struct Place {
    line: u8,
    bit: u8,
}

const PLACES: [[Place; 3]; SQUARES] = {
    let mut places = [[Place { line: 0, bit: 0 }; 3]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let (row, number) = COORDINATES[index];
        // The rows in which a number begins, and in which a slant begins.
        let lowest = number.saturating_sub(7);
        let slant = row + 7 - number;
        let foot = slant.saturating_sub(6);
        places[index] = [
            Place {
                line: row,
                bit: number - first(row) + 1,
            },
            Place {
                line: 13 + number - 1,
                bit: row - lowest + 1,
            },
            Place {
                line: 26 + slant,
                bit: row - foot + 1,
            },
        ];
        index += 1;
    }
    places
};

/// Which square a bit of a line is. No square for the bits at the ends.
const SQUARE_AT: [[u8; 16]; LINES] = {
    let mut squares = [[SQUARES as u8; 16]; LINES];
    let mut index = 0;
    while index < SQUARES {
        let mut axis = 0;
        while axis < 3 {
            let Place { line, bit } = PLACES[index][axis];
            squares[line as usize][bit as usize] = index as u8;
            axis += 1;
        }
        index += 1;
    }
    squares
};

/// R12: along each line the squares that may be pivots: all, or all but the UFO squares.
const PIVOTS: [[u16; LINES]; 2] = {
    let mut pivots = [[0; LINES]; 2];
    let mut index = 0;
    while index < SQUARES {
        let mut axis = 0;
        while axis < 3 {
            let Place { line, bit } = PLACES[index][axis];
            pivots[1][line as usize] |= 1 << bit;
            if edition::UFOS >> index & 1 == 0 {
                pivots[0][line as usize] |= 1 << bit;
            }
            axis += 1;
        }
        index += 1;
    }
    pivots
};

impl Lines {
    /// The board without ships: the ends of the lines, planets and UFO squares.
    pub(crate) const EMPTY: Lines = {
        let mut lines = [1; LINES];
        let mut index = 0;
        while index < SQUARES {
            let mut axis = 0;
            while axis < 3 {
                let Place { line, bit } = PLACES[index][axis];
                let line = line as usize;
                if SQUARE_AT[line][bit as usize + 1] == SQUARES as u8 {
                    lines[line] |= 1 << (bit + 1);
                }
                if BODIES >> index & 1 != 0 {
                    lines[line] |= 1 << bit;
                }
                axis += 1;
            }
            index += 1;
        }
        Lines(lines)
    };

    #[inline]
    pub(crate) fn fill(&mut self, square: Square) {
        for Place { line, bit } in PLACES[square.index()] {
            self.0[line as usize] |= 1 << bit;
        }
    }

    /// Nothing stands there any more, unless it is a planet.
    #[inline]
    pub(crate) fn clear(&mut self, square: Square) {
        if PLANETS >> square.0 & 1 != 0 {
            return;
        }
        for Place { line, bit } in PLACES[square.index()] {
            self.0[line as usize] &= !(1 << bit);
        }
    }

    /// R11: where a jump from this square may come down: squares with nothing in the way, some
    /// of which are not free themselves.
    #[inline(always)]
    pub(crate) fn jumps(&self, from: Square, over_ufos: bool) -> u128 {
        let mut landings = 0;
        let pivots = &PIVOTS[usize::from(over_ufos)];
        for Place { line, bit } in PLACES[from.index()] {
            let bit = u32::from(bit);
            let line = usize::from(line);
            let filled = u32::from(self.0[line]);
            let pivots = u32::from(pivots[line]);
            // Towards higher bits: `gap` empty squares, the pivot, `beyond` empty squares.
            let ahead = filled >> (bit + 1);
            let gap = ahead.trailing_zeros();
            let beyond = (ahead >> gap >> 1 | 1 << 31).trailing_zeros();
            let pivot = bit + 1 + gap;
            let clear = u32::from(beyond >= gap) & (pivots >> pivot);
            let mut found = (clear & 1) << (pivot + 1 + gap);
            // Towards lower bits, as in a mirror.
            let behind = filled << (32 - bit);
            let gap = behind.leading_zeros();
            let beyond = (behind << gap << 1 | 1).leading_zeros();
            let pivot = bit - 1 - gap;
            let clear = u32::from(beyond >= gap) & (pivots >> pivot) & 1;
            found |= clear << (pivot.wrapping_sub(1 + gap) & 31);
            while found != 0 {
                let landing = SQUARE_AT[line][found.trailing_zeros() as usize & 15];
                landings |= 1_u128 << landing;
                found &= found - 1;
            }
        }
        landings
    }
}
