//! The hexagonal board (R1): squares, sets of squares, and the lines that ships fly along.

use std::fmt;
use std::sync::LazyLock;

use serde::{Serialize, Serializer};

use crate::edition;

/// R1
pub const SQUARES: usize = 127;
const ROWS: u8 = 13;
/// Rows, and the two slanting directions: 13 lines each.
const LINES: usize = 39;
/// A power of two, so that a line needs no check.
const LINE_ROOM: usize = LINES.next_power_of_two();

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
        // Looked up: a shift of so long a word takes longer.
        const SETS: [u128; 128] = {
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

/// R11: a jump changes row and number by an even amount each, so the squares fall into four grids
/// that no jump leads out of. A grid is a smaller board of the same kind; a set of its squares is
/// one word, eight bits for each row, so that going on along a line is a shift by its stride.
pub(crate) const GRIDS: usize = 4;
/// How far apart in a grid's word the neighbours along each axis are.
const STRIDES: [u8; 3] = [1, 8, 9];

/// A square as its grid has it.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    grid: u8,
    bit: u8,
}

const SPOTS: [Spot; SQUARES] = {
    let mut spots = [Spot { grid: 0, bit: 0 }; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let (row, number) = COORDINATES[index];
        spots[index] = Spot {
            grid: (row & 1) << 1 | number & 1,
            bit: (row >> 1) << 3 | number >> 1,
        };
        index += 1;
    }
    spots
};

/// The square of each bit of each grid, as a set; empty for bits beyond the board.
const SETS: [[u128; 64]; GRIDS] = {
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
        SPOTS[self.0 as usize].grid as usize
    }

    /// As a set of squares of its grid.
    pub(crate) const fn spot(self) -> u64 {
        1 << SPOTS[self.0 as usize].bit
    }
}

/// A square's place in one of its three lines.
#[derive(Clone, Copy)]
struct Place {
    line: u8,
    /// Counted from 0 at the beginning of the line.
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
                bit: number - first(row),
            },
            Place {
                line: 13 + number - 1,
                bit: row - lowest,
            },
            Place {
                line: 26 + slant,
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
    /// Along each line, one bit per square.
    filled: [u16; LINE_ROOM],
    /// By grid. What is beyond the board counts as filled.
    grids: [u64; GRIDS],
}

impl Lines {
    /// The board without ships: planets and UFO squares.
    pub(crate) const EMPTY: Lines = {
        let mut lines = Lines {
            filled: [0; LINE_ROOM],
            grids: [u64::MAX; GRIDS],
        };
        let mut index = 0;
        while index < SQUARES {
            let Spot { grid, bit } = SPOTS[index];
            if BODIES >> index & 1 == 0 {
                lines.grids[grid as usize] &= !(1 << bit);
            } else {
                let mut axis = 0;
                while axis < 3 {
                    let Place { line, bit } = PLACES[index][axis];
                    lines.filled[line as usize] |= 1 << bit;
                    axis += 1;
                }
            }
            index += 1;
        }
        lines
    };

    /// No ship, no planet, no UFO square.
    #[inline]
    pub(crate) fn is_free(&self, square: Square) -> bool {
        self.grids[square.grid()] & square.spot() == 0
    }

    /// The free squares of a grid.
    #[inline]
    pub(crate) fn free_in(&self, grid: usize) -> u64 {
        !self.grids[grid]
    }

    #[inline]
    pub(crate) fn fill(&mut self, square: Square) {
        let marks = &MARKS[square.index()];
        self.grids[square.grid()] |= marks.grid;
        for (line, mark) in marks.lines {
            self.filled[usize::from(line)] |= mark;
        }
    }

    /// Nothing stands there any more, unless it is a planet.
    #[inline]
    pub(crate) fn clear(&mut self, square: Square) {
        self.grids[square.grid()] &= !MARKS[square.index()].grid;
        self.clear_along(square);
    }

    /// The same for flying over, not for landing.
    #[inline]
    fn clear_along(&mut self, square: Square) {
        for (line, mark) in MARKS[square.index()].lines {
            self.filled[usize::from(line)] &= !mark;
        }
    }

    /// Something is there again to fly over.
    #[inline]
    fn fill_along(&mut self, square: Square) {
        for (line, mark) in MARKS[square.index()].lines {
            self.filled[usize::from(line)] |= mark;
        }
    }
}

/// What a ship on a square changes in [`Lines`]: on a planet nothing, as planets are always
/// filled.
#[derive(Clone, Copy)]
struct Marks {
    grid: u64,
    lines: [(u16, u16); 3],
}

const MARKS: [Marks; SQUARES] = {
    let nothing = Marks {
        grid: 0,
        lines: [(0, 0); 3],
    };
    let mut marks = [nothing; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        if PLANETS >> index & 1 == 0 {
            marks[index].grid = Square(index as u8).spot();
            let mut axis = 0;
            while axis < 3 {
                let Place { line, bit } = PLACES[index][axis];
                marks[index].lines[axis] = (line as u16, 1 << bit);
                axis += 1;
            }
        }
        index += 1;
    }
    marks
};

/// Squares by grid.
pub(crate) type Spots = [u64; GRIDS];

pub(crate) fn spots_of(squares: u128) -> Spots {
    let mut spots = [0; GRIDS];
    Squares(squares).for_each(|square| spots[square.grid()] |= square.spot());
    spots
}

/// The board as a jumping ship meets it.
pub(crate) struct Flight {
    lines: Lines,
    landings: &'static Landings,
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
            landings: &LANDINGS[usize::from(over_ufos)],
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
        self.landings = &LANDINGS[usize::from(over_ufos)];
    }

    /// The squares that chains of jumps from these squares of a grid pass, the first and the last
    /// ones included, and those of the wanted squares that are not free and that a jump can come
    /// down on.
    #[inline]
    pub(crate) fn chains(&self, grid: usize, from: u64, wanted: &Spots) -> (u128, u128) {
        let filled = self.lines.grids[grid];
        let mut fresh = !(filled | from);
        let mut waiting = from;
        let mut passed = 0;
        let mut hit = 0;
        while waiting != 0 {
            let bit = waiting.trailing_zeros();
            waiting &= waiting - 1;
            let found = self.jumps(grid, bit);
            let new = found & fresh;
            fresh ^= new;
            waiting |= new;
            hit |= found & filled;
            passed |= SETS[grid][bit as usize];
        }
        hit &= wanted[grid];
        let mut struck = 0;
        while hit != 0 {
            struck |= SETS[grid][hit.trailing_zeros() as usize];
            hit &= hit - 1;
        }
        (passed, struck)
    }

    /// Whether a chain of jumps leads from a square to any of these squares of its grid.
    #[inline]
    pub(crate) fn leads_to(&self, grid: usize, from: Square, goals: u64) -> bool {
        let first = self.jumps(grid, from.spot().trailing_zeros());
        if first & goals != 0 {
            return true;
        }
        let filled = self.lines.grids[grid];
        let first = first & !filled;
        if first == 0 {
            return false;
        }
        // Jumps go both ways, so the chain is looked for from its end: more often than not
        // nothing leads to the goals at all, which then shows at once.
        let mut fresh = !(filled | goals);
        let mut waiting = goals;
        while waiting != 0 {
            let bit = waiting.trailing_zeros();
            waiting &= waiting - 1;
            let found = self.jumps(grid, bit);
            if found & first != 0 {
                return true;
            }
            let new = found & fresh;
            fresh ^= new;
            waiting |= new;
        }
        false
    }

    /// R11: where a jump from a square of a grid may come down: squares with nothing in the way,
    /// some of which are not free themselves.
    #[inline(always)]
    fn jumps(&self, grid: usize, bit: u32) -> u64 {
        let ways = &WAYS[grid][bit as usize & 63];
        let landings = |way: &Way| {
            let filled = self.lines.filled[usize::from(way.line) % LINE_ROOM];
            let place = way.block as usize + ROOM * usize::from(filled);
            u64::from(self.landings[place % LANDING_ROOM])
        };
        // The landings of a line stand side by side; moved apart by a multiplication, so that
        // they stand as far from each other as the stride of their axis wants.
        let row = landings(&ways[0]);
        let column = landings(&ways[1]).wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
        let slant = landings(&ways[2]).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
        row << ways[0].shift | column << ways[1].shift | slant << ways[2].shift
    }
}

/// How to look up the jumps from a square along one of its lines.
#[derive(Clone, Copy)]
struct Way {
    line: u8,
    /// The bit in the grid's word that the first landing of this line has.
    shift: u8,
    /// Where the landings for this length of line and place begin.
    block: u32,
}

const WAYS: [[[Way; 3]; 64]; GRIDS] = {
    let nowhere = Way {
        line: 0,
        shift: 0,
        block: 0,
    };
    let mut ways = [[[nowhere; 3]; 64]; GRIDS];
    let mut index = 0;
    while index < SQUARES {
        let spot = SPOTS[index];
        let mut axis = 0;
        while axis < 3 {
            let Place { line, bit } = PLACES[index][axis];
            ways[spot.grid as usize][spot.bit as usize][axis] = Way {
                line,
                shift: spot.bit - (bit >> 1) * STRIDES[axis],
                block: block(length(line), bit as usize) as u32,
            };
            axis += 1;
        }
        index += 1;
    }
    ways
};

/// How many squares a line has.
const fn length(line: u8) -> usize {
    // Along every axis as along the rows.
    let row = line % ROWS;
    (last(row) - first(row) + 1) as usize
}

const SHORTEST: usize = 7;
const LONGEST: usize = 13;

/// Where the landings from a place in a line of this length begin in [`Landings`], which has
/// them by length, whether the place is odd, and how the line is filled: so the squares of a grid
/// find theirs side by side, and those of the next position too, most lines being the same.
const fn block(length: usize, place: usize) -> usize {
    let shorter = ((2 * ROOM) << length) - ((2 * ROOM) << SHORTEST);
    shorter + (place % 2) * (ROOM << length) + place / 2
}

/// For each second place of a line.
const ROOM: usize = 8;

/// Where jumps from a place come down, one bit for each second square, for only these can be
/// landings.
type Landings = [u8; LANDING_ROOM];

/// A power of two, so that a place needs no check: there are a few more than needed.
const LANDING_ROOM: usize = block(LONGEST + 1, 0).next_power_of_two();

/// R12: for ships to which UFO squares are no pivots, and for ships to which they are. Made when
/// they are first needed: quickly made, but large for a program that travels to a browser.
static LANDINGS: LazyLock<[Box<Landings>; 2]> = LazyLock::new(|| {
    let mut without_ufos = Box::new([0; LANDING_ROOM]);
    let mut over_ufos = Box::new([0; LANDING_ROOM]);
    for length in SHORTEST..=LONGEST {
        let ufos = ufos_along(length);
        for place in 0..length {
            for filled in 0..1_u32 << length {
                // UFO squares are always filled.
                if filled & ufos == ufos {
                    let index = block(length, place) + ROOM * filled as usize;
                    without_ufos[index] = landings(length, place, filled, ufos);
                    over_ufos[index] = match ufos {
                        0 => without_ufos[index],
                        _ => landings(length, place, filled, 0),
                    };
                }
            }
        }
    }
    [without_ufos, over_ufos]
});

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

/// The UFO squares in a line of this length: the same for all of them, as the board looks the
/// same from every planet.
const fn ufos_along(length_asked: usize) -> u32 {
    let mut ufos = [0; LINES];
    let mut index = 0;
    while index < SQUARES {
        if edition::UFOS >> index & 1 != 0 {
            let mut axis = 0;
            while axis < 3 {
                let Place { line, bit } = PLACES[index][axis];
                ufos[line as usize] |= 1 << bit;
                axis += 1;
            }
        }
        index += 1;
    }
    let mut found = None;
    let mut line = 0;
    while line < LINES {
        if length(line as u8) == length_asked {
            match found {
                None => found = Some(ufos[line]),
                Some(others) => assert!(others == ufos[line]),
            }
        }
        line += 1;
    }
    match found {
        Some(ufos) => ufos,
        None => 0,
    }
}

/// An edition with UFO squares elsewhere must not get by unseen.
const _: () = {
    let mut length = SHORTEST;
    while length <= LONGEST {
        ufos_along(length);
        length += 1;
    }
};
