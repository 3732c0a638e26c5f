//! Sets of squares as jumps meet them.
//!
//! R11: a jump changes row and number by an even amount each, so the squares fall into four grids
//! that no jump leads out of. A grid is a smaller board of the same kind; a set of its squares is
//! one word, eight bits for each row, so that going on along a line is a shift by its stride.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::board::{NEIGHBOURS, SQUARES, Square, Squares};

/// By whether the row and the number are odd.
pub(crate) const GRIDS: usize = 4;
/// How far apart in a grid's word the neighbours along each axis are.
pub(crate) const STRIDES: [u8; 3] = [1, 8, 9];

/// A square as its grid has it.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) grid: u8,
    pub(crate) bit: u8,
}

pub(crate) static SPOTS: [Spot; SQUARES] = {
    let mut spots = [Spot { grid: 0, bit: 0 }; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let square = Square::new(index as u8);
        let (row, number) = (square.row(), square.number());
        spots[index] = Spot {
            grid: (row & 1) << 1 | number & 1,
            bit: (row >> 1) << 3 | number >> 1,
        };
        index += 1;
    }
    spots
};

/// The square of each bit of each grid, as a set; empty for bits beyond the board.
static SETS: [[u128; 64]; GRIDS] = {
    let mut sets = [[0; 64]; GRIDS];
    let mut index = 0;
    while index < SQUARES {
        let Spot { grid, bit } = SPOTS[index];
        sets[grid as usize][bit as usize] = 1 << index;
        index += 1;
    }
    sets
};

impl Square {
    pub(crate) const fn grid(self) -> usize {
        SPOTS[self.index()].grid as usize
    }

    /// As a set of squares of its grid.
    pub(crate) const fn spot(self) -> u64 {
        1 << SPOTS[self.index()].bit
    }

    /// As a set.
    #[inline]
    pub(crate) fn spots(self) -> Spots {
        Spots::in_grid(self.grid(), self.spot())
    }

    /// The squares round it.
    #[inline]
    pub(crate) fn beside(self) -> Spots {
        static BESIDE: [Spots; SQUARES] = {
            let mut beside = [Spots::NONE; SQUARES];
            let mut index = 0;
            while index < SQUARES {
                beside[index] = Spots::of(NEIGHBOURS[index]);
                index += 1;
            }
            beside
        };
        BESIDE[self.index()]
    }
}

/// A set of squares by grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spots(pub(crate) [u64; GRIDS]);

impl Spots {
    pub(crate) const NONE: Spots = Spots([0; GRIDS]);

    pub(crate) const fn of(squares: u128) -> Spots {
        let mut spots = Spots::NONE;
        let mut left = squares;
        while left != 0 {
            let square = Square::new(left.trailing_zeros() as u8);
            spots.0[square.grid()] |= square.spot();
            left &= left - 1;
        }
        spots
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(crate) fn contains(self, square: Square) -> bool {
        self.0[square.grid()] & square.spot() != 0
    }

    /// Squares of one grid.
    #[inline]
    pub(crate) fn in_grid(grid: usize, word: u64) -> Spots {
        let mut spots = Spots::NONE;
        spots.0[grid] = word;
        spots
    }

    /// These squares in the order of the board.
    #[inline]
    pub(crate) fn squares(self) -> Squares {
        let words = self.0.into_iter().enumerate();
        Squares(words.fold(0, |squares, (grid, word)| {
            squares | squares_in_grid(grid, word).0
        }))
    }

    /// The squares round any of these. Some bits beyond the board are set too: where they would
    /// count, the set has to be cut down to squares.
    #[inline]
    pub(crate) fn around(self) -> Spots {
        // A step leads to another grid. A row or a number that has grown to an even one is the
        // next in its word there, one that has shrunk to an odd one the last; the others keep
        // their place.
        let [even, odd_number, odd_row, odd] = self.0;
        Spots([
            odd_number | odd_number << 1 | odd_row | odd_row << 8 | odd | odd << 9,
            even | even >> 1 | odd | odd << 8 | odd_row << 8 | odd_row >> 1,
            odd | odd << 1 | even | even >> 8 | odd_number << 1 | odd_number >> 8,
            odd_row | odd_row >> 1 | odd_number | odd_number >> 8 | even | even >> 9,
        ])
    }
}

/// Squares of one grid in the order of the board.
#[inline]
pub(crate) fn squares_in_grid(grid: usize, word: u64) -> Squares {
    let sets = &SETS[grid % GRIDS];
    let mut squares = 0;
    let mut left = word;
    while left != 0 {
        squares |= sets[left.trailing_zeros() as usize];
        left &= left - 1;
    }
    Squares(squares)
}

impl BitAnd for Spots {
    type Output = Spots;

    #[inline]
    fn bitand(self, other: Spots) -> Spots {
        Spots(std::array::from_fn(|grid| self.0[grid] & other.0[grid]))
    }
}

impl BitOr for Spots {
    type Output = Spots;

    #[inline]
    fn bitor(self, other: Spots) -> Spots {
        Spots(std::array::from_fn(|grid| self.0[grid] | other.0[grid]))
    }
}

impl BitOrAssign for Spots {
    #[inline]
    fn bitor_assign(&mut self, other: Spots) {
        *self = *self | other;
    }
}

impl Not for Spots {
    type Output = Spots;

    #[inline]
    fn not(self) -> Spots {
        Spots(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BOARD;

    #[test]
    fn a_set_by_grid_has_the_same_squares() {
        let thirds = Square::all().step_by(3).collect::<Squares>();
        for squares in [Squares::NONE, thirds, Squares(BOARD)] {
            let spots = Spots::of(squares.0);
            assert_eq!(spots.squares(), squares);
            assert_eq!(spots.is_empty(), squares.is_empty());
            for square in Square::all() {
                assert_eq!(spots.contains(square), squares.contains(square), "{square}");
            }
        }
    }

    /// R1: shifts lead to the same squares as directions.
    #[test]
    fn the_squares_round_a_set_are_those_round_its_squares() {
        let board = Spots::of(BOARD);
        for square in Square::all() {
            let around = square.spots().around() & board;
            assert_eq!(around.squares().0, NEIGHBOURS[square.index()], "{square}");
            assert_eq!(around, square.beside(), "{square}");
        }
        let some: Squares = Square::all().step_by(5).collect();
        let all = some.fold(0, |all, square| all | NEIGHBOURS[square.index()]);
        let around = Spots::of(some.0).around() & board;
        assert_eq!(around.squares(), Squares(all));
    }
}
