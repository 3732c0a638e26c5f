//! The lines that ships fly along, and where their jumps come down.
//!
//! All jumps along a line follow from how it is filled, so they are looked up: one row of a table
//! has those from every square of the line.

use std::sync::LazyLock;

use crate::board::{BODIES, ROWS, SQUARES, Square, first, last};
use crate::edition;
use crate::grid::{GRIDS, SPOTS, STRIDES, Spot, Spots};

/// Rows, and the two slanting directions.
const AXES: usize = 3;
/// Lines along each axis: 13, but a power of two needs no check.
const LINES: usize = (ROWS as usize).next_power_of_two();

/// A square's place in one of its three lines.
#[derive(Clone, Copy)]
struct Place {
    /// Counted from 0 along its axis.
    line: u8,
    /// Counted from 0 at the beginning of the line.
    bit: u8,
}

static PLACES: [[Place; AXES]; SQUARES] = {
    let mut places = [[Place { line: 0, bit: 0 }; AXES]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let square = Square::new(index as u8);
        let (row, number) = (square.row(), square.number());
        // The rows in which a number begins, and in which a slant begins.
        let lowest = number.saturating_sub(7);
        let slant = row + 7 - number;
        let foot = slant.saturating_sub(6);
        places[index] = [
            Place {
                line: row,
                bit: number - first(row),
            },
            Place {
                line: number - 1,
                bit: row - lowest,
            },
            Place {
                line: slant,
                bit: row - foot,
            },
        ];
        index += 1;
    }
    places
};

/// What stands where, ships and bodies alike, in the two ways that jumps need it. Follows from
/// the rest of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lines {
    /// How each line along each axis is filled, as where its row begins in a [`Table`].
    filled: [[u32; LINES]; AXES],
    /// By grid. What is beyond the board counts as filled.
    grids: Spots,
}

impl Lines {
    /// The board without ships: planets and UFO squares.
    pub(crate) const EMPTY: Lines = {
        let mut lines = Lines {
            filled: [[0; LINES]; AXES],
            grids: Spots([u64::MAX; GRIDS]),
        };
        let mut line = 0;
        while line < ROWS {
            let mut axis = 0;
            while axis < AXES {
                lines.filled[axis][line as usize] = (block(length(line)) * ROW) as u32;
                axis += 1;
            }
            line += 1;
        }
        let mut index = 0;
        while index < SQUARES {
            if BODIES >> index & 1 == 0 {
                let Spot { grid, bit } = SPOTS[index];
                lines.grids.0[grid as usize] &= !(1 << bit);
            }
            index += 1;
        }
        lines
    };

    /// No ship, no planet, no UFO square.
    #[inline]
    pub(crate) fn is_free(&self, square: Square) -> bool {
        !self.grids.contains(square)
    }

    #[inline]
    pub(crate) fn free(&self) -> Spots {
        !self.grids
    }

    #[inline]
    pub(crate) fn fill(&mut self, square: Square) {
        self.grids.0[square.grid()] |= MARKS[square.index()].grid;
        self.fill_along(square);
    }

    /// Nothing stands there any more, unless it is a planet.
    #[inline]
    pub(crate) fn clear(&mut self, square: Square) {
        self.grids.0[square.grid()] &= !MARKS[square.index()].grid;
        self.clear_along(square);
    }

    /// The same for flying over, not for landing.
    #[inline]
    fn clear_along(&mut self, square: Square) {
        for (filled, (line, mark)) in self.filled.iter_mut().zip(MARKS[square.index()].lines) {
            filled[line as usize % LINES] &= !mark;
        }
    }

    /// Something is there again to fly over.
    #[inline]
    fn fill_along(&mut self, square: Square) {
        for (filled, (line, mark)) in self.filled.iter_mut().zip(MARKS[square.index()].lines) {
            filled[line as usize % LINES] |= mark;
        }
    }
}

/// What a ship on a square changes in [`Lines`]: on a planet nothing, as planets are always
/// filled.
#[derive(Clone, Copy)]
struct Marks {
    grid: u64,
    /// Along each axis, the line and the bit.
    lines: [(u32, u32); AXES],
}

static MARKS: [Marks; SQUARES] = {
    let nothing = Marks {
        grid: 0,
        lines: [(0, 0); AXES],
    };
    let mut marks = [nothing; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let there = BODIES >> index & 1 == 0;
        if there {
            marks[index].grid = Square::new(index as u8).spot();
        }
        let mut axis = 0;
        while axis < AXES {
            let Place { line, bit } = PLACES[index][axis];
            let before = BODIES_ALONG[length(line)] & ((1 << bit) - 1);
            let mark = (ROW as u32) << (bit as u32 - before.count_ones());
            marks[index].lines[axis] = (line as u32, if there { mark } else { 0 });
            axis += 1;
        }
        index += 1;
    }
    marks
};

/// The board as a jumping ship meets it.
pub(crate) struct Flight {
    lines: Lines,
    table: &'static Table,
    /// The square that the ship leaves, if nothing stays there.
    vacated: Option<Square>,
}

impl Flight {
    /// R13: what the ship leaves is empty to fly over, unless something stays there. It is yet
    /// no landing (R15), and so remains filled in its grid.
    #[inline]
    pub(crate) fn new(lines: &Lines, vacated: Option<Square>, over_ufos: bool) -> Self {
        let mut flight = Flight {
            lines: *lines,
            table: &TABLES[usize::from(over_ufos)],
            vacated,
        };
        if let Some(square) = vacated {
            flight.lines.clear_along(square);
        }
        flight
    }

    /// The same board for the next ship of the same fleet.
    #[inline]
    pub(crate) fn change(&mut self, vacated: Option<Square>, over_ufos: bool) {
        if let Some(square) = self.vacated {
            self.lines.fill_along(square);
        }
        if let Some(square) = vacated {
            self.lines.clear_along(square);
        }
        self.vacated = vacated;
        self.table = &TABLES[usize::from(over_ufos)];
    }

    /// The squares that chains of jumps from these squares of a grid pass, the first and the last
    /// ones included, and the squares that are not free and that a jump can come down on.
    #[inline]
    pub(crate) fn chains(&self, grid: usize, from: u64) -> (u64, u64) {
        let filled = self.lines.grids.0[grid];
        let mut passed = from;
        let mut waiting = from;
        let mut hit = 0;
        while waiting != 0 {
            let found = self.jumps_from(grid, waiting);
            waiting = found & !(filled | passed);
            passed |= waiting;
            hit |= found & filled;
        }
        (passed, hit)
    }

    /// Whether a chain of jumps leads from a square to any of these squares of its grid.
    #[inline]
    pub(crate) fn leads_to(&self, from: Square, goals: u64) -> bool {
        let grid = from.grid();
        let first = self.jumps(grid, from.spot().trailing_zeros());
        if first & goals != 0 {
            return true;
        }
        let first = first & !self.lines.grids.0[grid];
        first != 0 && self.connects(grid, first, goals)
    }

    /// Whether a chain of jumps leads from any of these squares of a grid to any of those.
    #[inline]
    pub(crate) fn connects(&self, grid: usize, from: u64, to: u64) -> bool {
        // Jumps go both ways, so the chain is looked for from its end: more often than not
        // nothing leads there at all, which then shows at once.
        let mut fresh = !(self.lines.grids.0[grid] | to);
        let mut waiting = to;
        while waiting != 0 {
            let found = self.jumps_from(grid, waiting);
            if found & from != 0 {
                return true;
            }
            waiting = found & fresh;
            fresh ^= waiting;
        }
        false
    }

    /// R11: where a jump from a square of a grid may come down: squares with nothing in the way,
    /// some of which are not free themselves.
    #[inline(always)]
    fn jumps(&self, grid: usize, bit: u32) -> u64 {
        let ways = &WAYS[grid % GRIDS][bit as usize % 64];
        let landings = |axis: usize| {
            let way = &ways[axis];
            let row = self.lines.filled[axis][usize::from(way.line) % LINES];
            u64::from(self.table[(row as usize + usize::from(way.place)) % self.table.len()])
        };
        let (row, column, slant) = (landings(0), landings(1), landings(2));
        // The landings of a line stand side by side; moved apart by a multiplication, so that
        // they stand as far from each other as the stride of their axis wants.
        let column = column.wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
        let slant = slant.wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
        row << ways[0].shift | column << ways[1].shift | slant << ways[2].shift
    }

    /// The same from any of these squares. None waits for what another one finds, so that the
    /// processor works on several at a time.
    #[inline(always)]
    fn jumps_from(&self, grid: usize, squares: u64) -> u64 {
        let mut left = squares;
        let mut found = 0;
        while left != 0 {
            found |= self.jumps(grid, left.trailing_zeros());
            left &= left - 1;
        }
        found
    }
}

/// How to look up the jumps from a square along one of its lines.
#[derive(Clone, Copy)]
struct Way {
    line: u8,
    /// Where the row of the line has them.
    place: u8,
    /// The bit in the grid's word that the first landing of this line has.
    shift: u8,
}

static WAYS: [[[Way; AXES]; 64]; GRIDS] = {
    let nowhere = Way {
        line: 0,
        place: 0,
        shift: 0,
    };
    let mut ways = [[[nowhere; AXES]; 64]; GRIDS];
    let mut index = 0;
    while index < SQUARES {
        let spot = SPOTS[index];
        let mut axis = 0;
        while axis < AXES {
            let Place { line, bit } = PLACES[index][axis];
            ways[spot.grid as usize][spot.bit as usize][axis] = Way {
                line,
                place: place_in_row(bit as usize) as u8,
                shift: spot.bit - (bit >> 1) * STRIDES[axis],
            };
            axis += 1;
        }
        index += 1;
    }
    ways
};

/// How many squares a line has: along every axis as along the rows.
const fn length(line: u8) -> usize {
    (last(line) - first(line) + 1) as usize
}

const SHORTEST: usize = 7;
const LONGEST: usize = 13;

/// A row has one byte for each place of a line: where jumps from there come down, one bit for each
/// second square, for only these can be landings.
const ROW: usize = 16;

/// Every second place stands side by side, as a grid has every second square of a line.
const fn place_in_row(place: usize) -> usize {
    place % 2 * (ROW / 2) + place / 2
}

/// The rows for every length of line, by how the squares that can be filled are.
type Table = [u8; ROW * TABLE_ROOM];

/// A power of two, so that a row needs no check.
const TABLE_ROOM: usize = {
    let mut rows = 0;
    let mut length = SHORTEST;
    while length <= LONGEST {
        rows += rows_for(length);
        length += 1;
    }
    rows.next_power_of_two()
};

/// The number of ways to fill a line of this length: bodies are always there.
const fn rows_for(length: usize) -> usize {
    1 << (length as u32 - BODIES_ALONG[length].count_ones())
}

/// Where the rows for a length begin. More rows come before fewer: so every block begins at a
/// multiple of its size, and the number of a row has one bit for each square.
const fn block(length: usize) -> usize {
    let mut begin = 0;
    let mut other = SHORTEST;
    while other <= LONGEST {
        if rows_for(other) > rows_for(length)
            || rows_for(other) == rows_for(length) && other < length
        {
            begin += rows_for(other);
        }
        other += 1;
    }
    begin
}

/// R12: for ships to which UFO squares are no pivots, and for ships to which they are. Made when
/// they are first needed: quickly made, but large for a program that travels to a browser.
static TABLES: LazyLock<[Box<Table>; 2]> = LazyLock::new(|| {
    let mut tables = [0; 2].map(|_| Box::new([0; ROW * TABLE_ROOM]));
    for length in SHORTEST..=LONGEST {
        let (bodies, ufos) = (BODIES_ALONG[length], UFOS_ALONG[length]);
        for number in 0..rows_for(length) {
            let filled = spread(number as u32, bodies) | bodies;
            for (table, walls) in tables.iter_mut().zip([ufos, 0]) {
                let row = &mut table[(block(length) + number) * ROW..][..ROW];
                for place in 0..length {
                    row[place_in_row(place)] = landings(length, place, filled, walls);
                }
            }
        }
    }
    tables
});

/// These bits, moved apart so that none comes to where a body is.
fn spread(bits: u32, bodies: u32) -> u32 {
    let mut spread = bits;
    for place in (0..LONGEST).filter(|place| bodies >> place & 1 != 0) {
        let low = spread & ((1 << place) - 1);
        spread = (spread ^ low) << 1 | low;
    }
    spread
}

/// R11: `walls` are not pivots.
fn landings(length: usize, place: usize, filled: u32, walls: u32) -> u8 {
    // A guard at each end: nothing is beyond.
    let walls = walls << 1 | 1 | 2 << length;
    let filled = filled << 1 | walls;
    let place = place as u32 + 1;
    let mut landings = 0;
    // Towards the end: `gap` empty squares, the pivot, as many empty squares again.
    let ahead = filled >> (place + 1);
    let gap = ahead.trailing_zeros();
    let pivot = place + 1 + gap;
    let landing = pivot + 1 + gap;
    let beyond = filled >> (pivot + 1) & ((1 << gap) - 1);
    if walls >> pivot & 1 == 0 && beyond == 0 && landing <= length as u32 {
        landings |= 1 << ((landing - 1) / 2);
    }
    // Towards the beginning, as in a mirror.
    let gap = (filled << (32 - place)).leading_zeros();
    let pivot = place - 1 - gap;
    if walls >> pivot & 1 == 0 && pivot > gap + 1 {
        let landing = pivot - 1 - gap;
        let beyond = filled >> (landing + 1) & ((1 << gap) - 1);
        if beyond == 0 {
            landings |= 1 << ((landing - 1) / 2);
        }
    }
    landings
}

/// R13: the planets and UFO squares in lines of each length.
const BODIES_ALONG: [u32; LONGEST + 1] = along(BODIES);
const UFOS_ALONG: [u32; LONGEST + 1] = along(edition::UFOS);

/// These squares in lines of each length: the same in all of them, as the board looks the same
/// from every planet.
const fn along(squares: u128) -> [u32; LONGEST + 1] {
    let mut by_line = [[0; ROWS as usize]; AXES];
    let mut index = 0;
    while index < SQUARES {
        if squares >> index & 1 != 0 {
            let mut axis = 0;
            while axis < AXES {
                let Place { line, bit } = PLACES[index][axis];
                by_line[axis][line as usize] |= 1 << bit;
                axis += 1;
            }
        }
        index += 1;
    }
    let mut by_length = [0; LONGEST + 1];
    let mut line = 0;
    while line < ROWS as usize {
        let along = by_line[0][line];
        by_length[length(line as u8)] = along;
        // An edition with squares elsewhere must not get by unseen.
        assert!(along == by_line[1][line] && along == by_line[2][line]);
        assert!(along == by_line[0][ROWS as usize - 1 - line]);
        line += 1;
    }
    by_length
}
