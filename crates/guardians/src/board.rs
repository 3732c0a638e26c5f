//! The board's geometry (G1): squares, directions, sets of squares.

use std::fmt;

pub const COLUMNS: u8 = 6;
pub const ROWS: u8 = 10;
pub(crate) const SQUARES: usize = 60;

/// G1: a square, from `a1` (0) along the rows up to `f10` (59).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    #[must_use]
    #[inline]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < SQUARES);
        Square(index)
    }

    /// The square of a column (0 is `a`) and a row (1 is next to the planet).
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        Square::new((row - 1) * COLUMNS + column)
    }

    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// From 1, next to the planet, to 10.
    #[must_use]
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    #[must_use]
    pub fn step(self, direction: Direction) -> Option<Square> {
        let next = STEPS[direction as usize][self.index()];
        (next != OFF).then_some(Square(next))
    }

    /// The direction in which `other` lies in a straight line, if it does.
    #[must_use]
    pub fn direction_to(self, other: Square) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| {
            let mut at = self;
            while let Some(next) = at.step(direction) {
                if next == other {
                    return true;
                }
                at = next;
            }
            false
        })
    }

    /// The squares in one direction, nearest first, up to the first that is blocked.
    #[inline]
    pub(crate) fn reach(self, direction: Direction, blockers: u64) -> &'static [Square] {
        let line = &LINES[direction as usize][self.index()];
        let blocked = blockers & line.set;
        let free = if blocked == 0 {
            line.length
        } else {
            // Squares are numbered from the bottom, so the nearest is the lowest or the highest.
            let first = if direction.is_rising() {
                blocked.trailing_zeros()
            } else {
                blocked.ilog2()
            };
            DISTANCES[self.index()][first as usize] - 1
        };
        &line.squares[..usize::from(free)]
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..SQUARES as u8).map(Square)
    }

    /// Reads `a1` … `f10`, exactly.
    #[must_use]
    pub fn read(text: &str) -> Option<Square> {
        let mut characters = text.chars();
        let column = read_column(characters.next()?)?;
        let digits = characters.as_str();
        let row: u8 = match digits.as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'0',
            [b'1', b'0'] => 10,
            _ => return None,
        };
        Some(Square::at(column, row))
    }
}

pub(crate) fn read_column(letter: char) -> Option<u8> {
    ('a'..='f').contains(&letter).then(|| letter as u8 - b'a')
}

/// A column's letter.
#[must_use]
pub const fn column_letter(column: u8) -> char {
    (b'a' + column) as char
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letter(self.column()), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

starboard_kernel::serde_as_text!(Square, write);

/// The eight directions of G10, clockwise from straight up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Direction {
    N,
    Ne,
    E,
    Se,
    S,
    Sw,
    W,
    Nw,
}

impl Direction {
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::Ne,
        Direction::E,
        Direction::Se,
        Direction::S,
        Direction::Sw,
        Direction::W,
        Direction::Nw,
    ];

    /// As in position documents.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["n", "ne", "e", "se", "s", "sw", "w", "nw"][self as usize]
    }

    /// Whether squares in this direction have higher numbers.
    const fn is_rising(self) -> bool {
        matches!(
            self,
            Direction::N | Direction::Ne | Direction::E | Direction::Nw
        )
    }
}

const OFF: u8 = u8::MAX;

/// The next square in every direction, or `OFF`.
const STEPS: [[u8; SQUARES]; 8] = {
    let across = [0, 1, 1, 1, 0, -1, -1, -1];
    let up = [1, 1, 0, -1, -1, -1, 0, 1];
    let mut steps = [[OFF; SQUARES]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut square = 0;
        while square < SQUARES {
            let column = (square % 6) as i8 + across[direction];
            let row = (square / 6) as i8 + up[direction];
            if column >= 0 && column < 6 && row >= 0 && row < 10 {
                steps[direction][square] = (row * 6 + column) as u8;
            }
            square += 1;
        }
        direction += 1;
    }
    steps
};

/// The squares in one direction from one square.
struct Line {
    set: u64,
    /// Nearest first; the first `length` count.
    squares: [Square; 9],
    length: u8,
}

/// Moves are listed more often than anything else is done, so the lines are laid out beforehand.
static LINES: [[Line; SQUARES]; 8] = {
    let mut lines = [const {
        [const {
            Line {
                set: 0,
                squares: [Square(0); 9],
                length: 0,
            }
        }; SQUARES]
    }; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut square = 0;
        while square < SQUARES {
            let line = &mut lines[direction][square];
            let mut next = STEPS[direction][square];
            while next != OFF {
                line.set |= 1 << next;
                line.squares[line.length as usize] = Square(next);
                line.length += 1;
                next = STEPS[direction][next as usize];
            }
            square += 1;
        }
        direction += 1;
    }
    lines
};

/// How many steps in a straight line lie between two squares.
static DISTANCES: [[u8; SQUARES]; SQUARES] = {
    let mut distances = [[0; SQUARES]; SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let mut to = 0;
        while to < SQUARES {
            let across = (from % 6).abs_diff(to % 6);
            let up = (from / 6).abs_diff(to / 6);
            distances[from][to] = if across > up { across } else { up } as u8;
            to += 1;
        }
        from += 1;
    }
    distances
};

/// The squares of row 1.
pub(crate) const BOTTOM_ROW: u64 = 0b11_1111;

/// The squares of a column.
pub(crate) const fn column_squares(column: u8) -> u64 {
    0x0041_0410_4104_1041 << column
}

/// The squares of a row (from 1).
pub(crate) const fn row_squares(row: u8) -> u64 {
    BOTTOM_ROW << ((row - 1) * COLUMNS)
}

/// The squares straight above one.
pub(crate) const fn above(square: Square) -> u64 {
    column_squares(square.column()) & !((square.bit() << 1) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// G1: six columns, ten rows, chess names.
    #[test]
    fn squares_have_chess_names() {
        for (index, name) in [(0, "a1"), (5, "f1"), (6, "a2"), (54, "a10"), (59, "f10")] {
            assert_eq!(Square::new(index).to_string(), name);
            assert_eq!(Square::read(name), Some(Square::new(index)));
        }
        for square in Square::all() {
            assert_eq!(Square::read(&square.to_string()), Some(square));
        }
        for bad in [
            "", "a", "a0", "a11", "a01", "g1", "A1", "a1 ", "a+1", "1a", "ż1",
        ] {
            assert_eq!(Square::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn sets_of_squares_fit_the_board() {
        for square in Square::all() {
            assert!(column_squares(square.column()) & square.bit() != 0);
            assert!(row_squares(square.row()) & square.bit() != 0);
            let higher = Square::all()
                .filter(|s| s.column() == square.column() && s.row() > square.row())
                .map(Square::bit)
                .sum::<u64>();
            assert_eq!(above(square), higher, "{square}");
        }
    }

    /// G10: against walking one step at a time.
    #[test]
    fn a_line_reaches_up_to_the_first_blocked_square() {
        for blockers in [0, u64::MAX, 0x0123_4567_89ab_cdef, 0x0f0f_0f0f_0f0f_0f0f] {
            for from in Square::all() {
                for direction in Direction::ALL {
                    let steps =
                        std::iter::successors(from.step(direction), |at| at.step(direction));
                    let expected: Vec<Square> =
                        steps.take_while(|at| blockers & at.bit() == 0).collect();
                    let reached = from.reach(direction, blockers & !from.bit());
                    assert_eq!(reached, expected, "{from} {direction:?} {blockers:x}");
                }
            }
        }
    }
}
