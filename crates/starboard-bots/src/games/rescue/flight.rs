//! Distances in moves on the current board, with bitboards.
//!
//! The rules list the moves of one ship. The evaluation needs the number of moves from any of a
//! fleet's ships to a square, which is a breadth-first search backwards from the square: every
//! step and jump is reversible.

use rescue::{Rescue, SQUARES, Square, Squares};

/// Rows and the two diagonals: 13 lines each.
const LINES: usize = 39;

/// A bitboard, indexed by [`Square::index`].
pub(super) type Set = u128;

pub(super) const fn set(square: Square) -> Set {
    1 << square.index()
}

pub(super) fn set_of(squares: Squares) -> Set {
    squares.fold(0, |all, square| all | set(square))
}

/// R2
pub(super) const PLANETS: Set = {
    let planets = Rescue::planets();
    let mut all = 0;
    let mut index = 0;
    while index < planets.len() {
        all |= set(planets[index]);
        index += 1;
    }
    all
};

/// R4: squares of the same colour attract ships to each other.
const SOLAR: [Set; 2] = [
    set_of_special(Rescue::red_squares()),
    set_of_special(Rescue::orange_squares()),
];

/// R13: squares that no ship may fly over.
const BODIES: Set = PLANETS | set_of_special(Rescue::ufo_squares());

const fn set_of_special(squares: Squares) -> Set {
    let mut all = 0;
    let mut index = 0;
    while index < SQUARES {
        if squares.contains(ALL[index]) {
            all |= set(ALL[index]);
        }
        index += 1;
    }
    all
}

const ALL: [Square; SQUARES] = {
    let first = Square::at(0, 1).expect("a1 is a square");
    let mut all = [first; SQUARES];
    let mut row = 0;
    while row < 13 {
        let mut number = 1;
        while number <= 13 {
            if let Some(square) = Square::at(row, number) {
                all[square.index()] = square;
            }
            number += 1;
        }
        row += 1;
    }
    all
};

const NEIGHBOURS: [Set; SQUARES] = {
    let mut neighbours = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let mut direction = 0;
        while direction < 6 {
            if let Some(next) = ALL[index].step(rescue::Direction::ALL[direction]) {
                neighbours[index] |= set(next);
            }
            direction += 1;
        }
        index += 1;
    }
    neighbours
};

/// A square's place in one of its three lines, from 1.
#[derive(Clone, Copy)]
struct Place {
    line: u8,
    bit: u8,
}

const PLACES: [[Place; 3]; SQUARES] = {
    let mut places = [[Place { line: 0, bit: 0 }; 3]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let (row, number) = (ALL[index].row(), ALL[index].number());
        let first = if row < 6 { 1 } else { row - 5 };
        let slant = row + 7 - number;
        places[index] = [
            Place {
                line: row,
                bit: number - first + 1,
            },
            Place {
                line: 13 + number - 1,
                bit: row - number.saturating_sub(7) + 1,
            },
            Place {
                line: 26 + slant,
                bit: row - slant.saturating_sub(6) + 1,
            },
        ];
        index += 1;
    }
    places
};

/// The square of each bit of a line; 0 for the bits beyond the ends.
const SQUARE_AT: [[Set; 16]; LINES] = {
    let mut squares = [[0; 16]; LINES];
    let mut index = 0;
    while index < SQUARES {
        let mut axis = 0;
        while axis < 3 {
            let Place { line, bit } = PLACES[index][axis];
            squares[line as usize][bit as usize] = 1 << index;
            axis += 1;
        }
        index += 1;
    }
    squares
};

/// Sentinels: one bit before the first square of a line and one after the last.
const ENDS: [u16; LINES] = {
    let mut ends = [1; LINES];
    let mut line = 0;
    while line < LINES {
        let mut bit = 1;
        while SQUARE_AT[line][bit] != 0 {
            bit += 1;
        }
        ends[line] |= 1 << bit;
        line += 1;
    }
    ends
};

/// A set of squares as one bitboard per line.
#[derive(Clone, Copy)]
struct Lines([u16; LINES]);

impl Lines {
    const fn with(mut self, squares: Set) -> Self {
        let mut left = squares;
        while left != 0 {
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            let mut axis = 0;
            while axis < 3 {
                let Place { line, bit } = PLACES[index][axis];
                self.0[line as usize] |= 1 << bit;
                axis += 1;
            }
        }
        self
    }
}

/// R12: the possible pivots on each line: all squares but UFO squares, or all.
const PIVOTS: [[u16; LINES]; 2] = {
    let all = (1 << SQUARES) - 1;
    let none = Lines([0; LINES]);
    let ufos = set_of_special(Rescue::ufo_squares());
    [none.with(all & !ufos).0, none.with(all).0]
};

/// The occupancy of the board, with a cache of jumps.
#[derive(Clone)]
pub(super) struct Board {
    /// R13: the blockers.
    blockers: Lines,
    /// Squares where ships may land.
    free: Set,
    /// The landings of single jumps from the squares of `cached`, without and with UFO squares as
    /// pivots: most squares are asked for several times.
    jumps: [[Set; SQUARES]; 2],
    cached: [Set; 2],
}

/// How a ship moves.
#[derive(Clone, Copy)]
pub(super) struct Flight {
    /// R12, R33
    pub(super) over_ufos: bool,
    /// R29
    pub(super) cheetah: bool,
}

impl Board {
    /// With ships on these squares.
    pub(super) fn new(ships: Set) -> Self {
        const EMPTY: Lines = Lines(ENDS).with(BODIES);
        Board {
            blockers: EMPTY.with(ships & !BODIES),
            free: ((1 << SQUARES) - 1) & !(ships | BODIES),
            jumps: [[0; SQUARES]; 2],
            cached: [0; 2],
        }
    }

    /// How many moves the nearest of `ships` needs to `target`, and which of them are equally near;
    /// `None` if it is more than `max`.
    pub(super) fn moves(
        &mut self,
        flight: Flight,
        ships: Set,
        target: Set,
        max: u32,
    ) -> Option<(u32, Set)> {
        let mut reached = target;
        let mut jumped = 0;
        let mut last = target;
        for count in 1..=max {
            let mut landings = last;
            // R16: a ship that lands on a colour may continue to any square of it.
            for solar in SOLAR {
                if last & solar != 0 {
                    landings |= solar & self.free;
                }
            }
            let mut origins = neighbours_of(landings) | self.jumps(flight, landings, &mut jumped);
            if flight.cheetah {
                origins |= neighbours_of(origins & self.free | landings);
                origins |= self.jumps(flight, neighbours_of(landings) & self.free, &mut jumped);
            }
            if origins & ships != 0 {
                return Some((count, origins & ships));
            }
            last = origins & self.free & !reached;
            reached |= origins;
            if last == 0 {
                break;
            }
        }
        None
    }

    /// Every square that a ship can reach in one move, taken to be free.
    pub(super) fn reach(&mut self, flight: Flight, from: Set) -> Set {
        let mut jumped = 0;
        let stepped = neighbours_of(from);
        let mut reach = stepped | self.jumps(flight, from, &mut jumped);
        if flight.cheetah {
            let then = neighbours_of(reach & self.free);
            reach |= self.jumps(flight, stepped & self.free, &mut jumped) | then;
        }
        for solar in SOLAR {
            if reach & solar & self.free != 0 {
                reach |= solar;
            }
        }
        reach
    }

    /// R11: the landings of chains of jumps from any of these squares. Squares of `jumped` have
    /// been expanded already.
    fn jumps(&mut self, flight: Flight, from: Set, jumped: &mut Set) -> Set {
        let mut landings = 0;
        let mut frontier = from & !*jumped;
        while frontier != 0 {
            let square = frontier.trailing_zeros() as usize;
            frontier &= frontier - 1;
            *jumped |= 1 << square;
            let found = self.jumps_from(square, flight.over_ufos);
            landings |= found;
            frontier |= found & self.free & !*jumped;
        }
        landings
    }

    /// R11: the landings of a single jump.
    #[inline]
    fn jumps_from(&mut self, square: usize, over_ufos: bool) -> Set {
        let which = usize::from(over_ufos);
        if self.cached[which] >> square & 1 == 0 {
            self.cached[which] |= 1 << square;
            self.jumps[which][square] = self.find_jumps(square, &PIVOTS[which]);
        }
        self.jumps[which][square]
    }

    #[inline]
    fn find_jumps(&self, square: usize, pivots: &[u16; LINES]) -> Set {
        let mut landings = 0;
        for Place { line, bit } in PLACES[square] {
            let line = usize::from(line);
            let bit = u32::from(bit);
            let blockers = u32::from(self.blockers.0[line]);
            let pivots = u32::from(pivots[line]);
            // Towards higher bits: `gap` empty squares, the pivot, `beyond` empty squares.
            let ahead = blockers >> (bit + 1);
            let gap = ahead.trailing_zeros();
            let beyond = (ahead >> gap >> 1 | 1 << 31).trailing_zeros();
            let pivot = bit + 1 + gap;
            // Branchless, as the branch would be unpredictable: bit 0 of a line is no square.
            let clear = u32::from(beyond >= gap) & (pivots >> pivot) & 1;
            landings |= SQUARE_AT[line][(clear * (pivot + 1 + gap)) as usize & 15];
            // Towards lower bits, mirrored.
            let behind = blockers << (32 - bit);
            let gap = behind.leading_zeros();
            let beyond = (behind << gap << 1 | 1).leading_zeros();
            let pivot = bit - 1 - gap;
            let clear = u32::from(beyond >= gap) & (pivots >> pivot) & 1;
            landings |=
                SQUARE_AT[line][clear.wrapping_mul(pivot.wrapping_sub(1 + gap)) as usize & 15];
        }
        landings
    }
}

fn neighbours_of(squares: Set) -> Set {
    let mut all = 0;
    let mut left = squares;
    while left != 0 {
        all |= NEIGHBOURS[left.trailing_zeros() as usize];
        left &= left - 1;
    }
    all
}

/// The distance of two squares in steps.
pub(super) fn steps_between(a: Square, b: Square) -> u32 {
    let rows = i32::from(b.row()) - i32::from(a.row());
    let numbers = i32::from(b.number()) - i32::from(a.number());
    // R1: axial coordinates of a hexagonal grid.
    rows.abs().max(numbers.abs()).max((rows - numbers).abs()) as u32
}
