//! How far ships are from where they want to go, counted in moves on the board as it stands.
//!
//! The rules say where one ship may go now. A bot also wants to know how many moves of its own
//! a square is away, whichever ship comes from wherever: that is found by flying backwards from
//! the square, for a jump can be flown both ways.

use rescue::{Rescue, SQUARES, Square, Squares};

/// Rows, and the two slanting directions: 13 lines each.
const LINES: usize = 39;

/// A set of squares, one bit by [`Square::index`].
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

/// R4: the squares of each colour draw ships to each other.
const SOLAR: [Set; 2] = [
    set_of_special(Rescue::red_squares()),
    set_of_special(Rescue::orange_squares()),
];

/// R13: what no ship may fly over.
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

/// A square's place in one of its three lines. Places are counted from 1.
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

/// Which square a bit of a line is; none for the bits at the ends.
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

/// The ends of the lines: one bit before the first square and one after the last.
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

/// Squares of a set along every line.
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

/// R12: along each line the squares that may be pivots: all but the UFO squares, or all.
const PIVOTS: [[u16; LINES]; 2] = {
    let all = (1 << SQUARES) - 1;
    let none = Lines([0; LINES]);
    let ufos = set_of_special(Rescue::ufo_squares());
    [none.with(all & !ufos).0, none.with(all).0]
};

/// The board as ships see it.
#[derive(Clone)]
pub(super) struct Board {
    /// What stands in the way (R13).
    filled: Lines,
    /// Where ships may land.
    free: Set,
    /// Where one jump leads from the squares of `known`, without and with UFO squares as pivots:
    /// much of the board is asked for several times.
    jumps: [[Set; SQUARES]; 2],
    known: [Set; 2],
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
            filled: EMPTY.with(ships & !BODIES),
            free: ((1 << SQUARES) - 1) & !(ships | BODIES),
            jumps: [[0; SQUARES]; 2],
            known: [0; 2],
        }
    }

    /// How many moves the nearest of `ships` needs to `target`, and which of them are as near;
    /// nothing if it is more than `most`.
    pub(super) fn moves(
        &mut self,
        flight: Flight,
        ships: Set,
        target: Set,
        most: u32,
    ) -> Option<(u32, Set)> {
        let mut reached = target;
        let mut jumped = 0;
        let mut last = target;
        for count in 1..=most {
            let mut landings = last;
            // R16: a ship that comes to the colour may go on to any square of it.
            for solar in SOLAR {
                if last & solar != 0 {
                    landings |= solar & self.free;
                }
            }
            let mut origins = around(landings) | self.jumps(flight, landings, &mut jumped);
            if flight.cheetah {
                origins |= around(origins & self.free | landings);
                origins |= self.jumps(flight, around(landings) & self.free, &mut jumped);
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

    /// Every square that the ship on a square can come down on in one move, if it were free.
    pub(super) fn reach(&mut self, flight: Flight, from: Set) -> Set {
        let mut jumped = 0;
        let stepped = around(from);
        let mut reach = stepped | self.jumps(flight, from, &mut jumped);
        if flight.cheetah {
            let then = around(reach & self.free);
            reach |= self.jumps(flight, stepped & self.free, &mut jumped) | then;
        }
        for solar in SOLAR {
            if reach & solar & self.free != 0 {
                reach |= solar;
            }
        }
        reach
    }

    /// R11: where chains of jumps from any of these squares come down. Squares of `jumped` are
    /// not looked at again.
    fn jumps(&mut self, flight: Flight, from: Set, jumped: &mut Set) -> Set {
        let mut struck = 0;
        let mut waiting = from & !*jumped;
        while waiting != 0 {
            let square = waiting.trailing_zeros() as usize;
            waiting &= waiting - 1;
            *jumped |= 1 << square;
            let found = self.jumps_from(square, flight.over_ufos);
            struck |= found;
            waiting |= found & self.free & !*jumped;
        }
        struck
    }

    /// R11: where one jump comes down.
    #[inline]
    fn jumps_from(&mut self, square: usize, over_ufos: bool) -> Set {
        let which = usize::from(over_ufos);
        if self.known[which] >> square & 1 == 0 {
            self.known[which] |= 1 << square;
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
            let filled = u32::from(self.filled.0[line]);
            let pivots = u32::from(pivots[line]);
            // Towards higher bits: `gap` empty squares, the pivot, `beyond` empty squares.
            let ahead = filled >> (bit + 1);
            let gap = ahead.trailing_zeros();
            let beyond = (ahead >> gap >> 1 | 1 << 31).trailing_zeros();
            let pivot = bit + 1 + gap;
            // Bit 0 is no square: whether a jump is possible is hard to foretell, so no branches.
            let clear = u32::from(beyond >= gap) & (pivots >> pivot) & 1;
            landings |= SQUARE_AT[line][(clear * (pivot + 1 + gap)) as usize & 15];
            // Towards lower bits, as in a mirror.
            let behind = filled << (32 - bit);
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

fn around(squares: Set) -> Set {
    let mut all = 0;
    let mut left = squares;
    while left != 0 {
        all |= NEIGHBOURS[left.trailing_zeros() as usize];
        left &= left - 1;
    }
    all
}

/// How many steps two squares are apart.
pub(super) fn steps_between(a: Square, b: Square) -> u32 {
    let rows = i32::from(b.row()) - i32::from(a.row());
    let numbers = i32::from(b.number()) - i32::from(a.number());
    // R1: both grow in one direction, so together they count once.
    rows.abs().max(numbers.abs()).max((rows - numbers).abs()) as u32
}
