//! The value of a sheet in phase 1: the expected final score before a roll.
//!
//! It is a linear evaluation with sparse binary features (an n-tuple network): the sum of one
//! weight from each table, indexed by a [feature](features) of the sheet, such as the whole state
//! of a ship, the faces waiting to be built, or the progress of two ships. The weights were learned
//! by self-play (`examples/train_armada.rs`).

use std::sync::LazyLock;

use armada::{Action, Armada, Circle, Phase, Ship, ShipState, Step, ThreeBoxes};
use starboard_kernel::{Game, Silent, Turn};

/// A line of text about their origin, padded with spaces, then the weights as little-endian
/// 16-bit fixed-point numbers.
static FILE: &[u8] = include_bytes!("docks.bin");

/// The length of the line of text.
pub const HEADER: usize = 128;

/// The scale of the fixed-point weights.
pub const SCALE: f64 = 256.0;

/// The number of features of a sheet.
pub const FEATURES: usize = 1 + 6 + 6 + 3 + 6 + 2 + 15 + TRIPLES.len();

/// The number of weights.
pub const WEIGHTS: usize = layout().0;

/// The offset of each table. Weight 0 is always 0, for features that no longer matter.
const fn layout() -> (usize, Tables) {
    let mut end = 1;
    let bias = take(&mut end, 1);
    let pairs = [
        take(&mut end, 7 * 28 * 3 + 4),
        take(&mut end, 7 * 28 * 3 + 4),
    ];
    let first_columns = [take(&mut end, 91 * 3), take(&mut end, 91 * 3)];
    let columns = [take(&mut end, 91 * 3), take(&mut end, 91 * 3)];
    let third = take(&mut end, 1830 * 4 + 5);
    let third_waiting = take(&mut end, 64 * 9);
    let balance = [take(&mut end, 4 * 25 * 25), take(&mut end, 4 * 25 * 25)];
    let fourth = take(&mut end, 13 * 13 * 2 * 3 + 3);
    let rows = [
        take(&mut end, 455 * 2 * 3 + 3),
        take(&mut end, 455 * 2 * 3 + 3),
    ];
    let faces = take(&mut end, 6 * 6 * 5);
    let waiting = take(&mut end, 64 * 7);
    let open = take(&mut end, 64 * 20);
    let mut together = [0; 15];
    let (mut a, mut next) = (0, 0);
    while a < 6 {
        let mut b = a + 1;
        while b < 6 {
            together[next] = take(&mut end, PROGRESS_CLASSES[a] * PROGRESS_CLASSES[b]);
            next += 1;
            b += 1;
        }
        a += 1;
    }
    let mut triples = [0; TRIPLES.len()];
    let mut next = 0;
    while next < TRIPLES.len() {
        let [a, b, c] = TRIPLES[next];
        triples[next] = take(
            &mut end,
            PROGRESS_CLASSES[a] * PROGRESS_CLASSES[b] * PROGRESS_CLASSES[c],
        );
        next += 1;
    }
    let tables = Tables {
        bias,
        pairs,
        first_columns,
        columns,
        third,
        third_waiting,
        balance,
        fourth,
        rows,
        faces,
        waiting,
        open,
        together,
        triples,
    };
    (end, tables)
}

const fn take(end: &mut usize, count: usize) -> usize {
    let start = *end;
    *end += count;
    start
}

struct Tables {
    bias: usize,
    /// Ships 1 and 2.
    pairs: [usize; 2],
    first_columns: [usize; 2],
    columns: [usize; 2],
    third: usize,
    third_waiting: usize,
    balance: [usize; 2],
    fourth: usize,
    /// Ships 5 and 6.
    rows: [usize; 2],
    faces: usize,
    waiting: usize,
    open: usize,
    together: [usize; 15],
    triples: [usize; TRIPLES.len()],
}

const TABLES: Tables = layout().1;

/// The number of classes of each ship's progress.
const PROGRESS_CLASSES: [usize; 6] = [13, 13, 13, 7, 8, 8];

/// Triples of ships with a joint feature, in addition to all pairs: those that give rolls and
/// wild cards, and those that give skills.
const TRIPLES: [[usize; 3]; 3] = [[0, 2, 3], [1, 4, 5], [2, 4, 5]];

/// The sheet as bitboards: the three bits of each circle's face, and whether it is built.
struct Sheet {
    faces: [u64; 3],
    written: u64,
    built: u64,
}

impl Sheet {
    fn of(position: &Armada) -> Sheet {
        let [a, b, c, d, e, f] = position.written_circles();
        Sheet {
            faces: [a | c | e, b | c | f, d | e | f],
            written: a | b | c | d | e | f,
            built: position.built_circles(),
        }
    }

    /// The contents of `count` circles from `first`, as one number.
    fn code(&self, first: usize, count: usize) -> usize {
        let mask = (1 << count) - 1;
        let part = |bits: u64| (bits >> first & mask) as usize;
        let [low, middle, high] = self.faces.map(part);
        low | middle << count | high << (2 * count) | part(self.built) << (3 * count)
    }

    /// The sum of the faces in a set of circles.
    fn sum(&self, set: u64) -> i32 {
        let [low, middle, high] = self.faces.map(|bits| (bits & set).count_ones() as i32);
        low + 2 * middle + 4 * high
    }
}

/// A circle's state: 0 if empty, its face, or 6 more if it is built. `code` as in
/// [`Sheet::code`].
fn states<const COUNT: usize>(code: usize) -> [usize; COUNT] {
    std::array::from_fn(|index| {
        let bit = |plane: usize| code >> (plane * COUNT + index) & 1;
        let face = bit(0) | bit(1) << 1 | bit(2) << 2;
        face + 6 * bit(3) * usize::from(face != 0)
    })
}

/// The index of an unordered pair.
const fn pair(a: usize, b: usize) -> usize {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    high * (high + 1) / 2 + low
}

/// Lookup tables by [`Sheet::code`], for the columns of ships 1 and 2 and the rows of ships 5 and
/// 6.
struct Codes {
    /// The two boxes, unordered.
    column: [u8; 256],
    /// The progress of a pair (ship 1) or column (ship 2): empty, one value, one built, two that
    /// match, one of these built, good, spoiled.
    progress: [[u8; 256]; 2],
    /// Three boxes, unordered.
    row: Vec<u16>,
}

const EMPTY: u8 = 0;
const GOOD: u8 = 5;
const SPOILED: u8 = 6;

static CODES: LazyLock<Codes> = LazyLock::new(|| {
    let mut codes = Codes {
        column: [0; 256],
        progress: [[0; 256]; 2],
        row: vec![0; 1 << 12],
    };
    for code in 0..256 {
        let states: [usize; 2] = states(code);
        if states.iter().any(|&state| state > 12) {
            continue;
        }
        codes.column[code] = pair(states[0], states[1]) as u8;
        let faces = states.map(|state| if state > 6 { state - 6 } else { state });
        let built = states.iter().filter(|&&state| state > 6).count() as u8;
        let fit = [faces[0] == faces[1], faces[0] + faces[1] == 6];
        let alone = [true, faces[0] < 6 && faces[1] < 6];
        for ship in 0..2 {
            codes.progress[ship][code] = match faces {
                [0, 0] => EMPTY,
                [0, _] | [_, 0] if alone[ship] => 1 + built,
                [0, _] | [_, 0] => SPOILED,
                _ if fit[ship] => 3 + built,
                _ => SPOILED,
            };
        }
    }
    for code in 0..1 << 12 {
        let mut states: [usize; 3] = states(code);
        if states.iter().any(|&state| state > 12) {
            continue;
        }
        states.sort_unstable();
        let [a, b, c] = states;
        codes.row[code] = (c * (c + 1) * (c + 2) / 6 + b * (b + 1) / 2 + a) as u16;
    }
    codes
});

/// Two boxes of a column of ship 3, unordered.
fn boxes(states: [usize; 2]) -> usize {
    pair(states[0], states[1])
}

/// The circles of each ship.
const SHIPS: [u64; 6] = [
    0b11_1111,
    0b11_1111 << 6,
    0b1111_1111_1111 << 12,
    0b111 << 24,
    0b1111 << 27,
    0b1111 << 31,
];

/// The halves of ship 3, and the first circles of its double boxes.
const LEFT: u64 = 0b11_1111 << 12;
const RIGHT: u64 = LEFT << 6;
const FIRSTS: u64 = 0b0101_0101 << 14;

/// For each circle of a double box in the set, the other circle of that box.
const fn partners(set: u64) -> u64 {
    ((set & FIRSTS) << 1) | ((set & FIRSTS << 1) >> 1)
}

/// The indices of the weights to add up for a sheet.
#[must_use]
pub fn features(position: &Armada) -> [u16; FEATURES] {
    let sheet = Sheet::of(position);
    let codes = &*CODES;
    let mut found = Features {
        indices: [0; FEATURES],
        next: 0,
    };
    let bar = Ship::ALL.map(|ship| usize::from(position.countdown(ship)));
    let state = Ship::ALL.map(|ship| position.ship_state(ship));
    let open = state.map(|state| state == ShipState::Open);
    let mut class = [0; 6];

    found.add(TABLES.bias, 0);
    for ship in 0..2 {
        let column = [0, 1, 2].map(|column| sheet.code(6 * ship + 2 * column, 2));
        let progress = column.map(|code| codes.progress[ship][code]);
        let count = |wanted: u8| progress.iter().filter(|&&found| found == wanted).count();
        let good = count(GOOD);
        if open[ship] {
            let [first, second, third] = progress.map(usize::from);
            let whole = (first * 28 + pair(second, third)) * 3 + bar[ship] - 1;
            found.add(TABLES.pairs[ship], whole);
            let at = |code: usize| usize::from(codes.column[code]) * 3 + bar[ship] - 1;
            found.add(TABLES.first_columns[ship], at(column[0]));
            found.add(TABLES.columns[ship], at(column[1]));
            found.add(TABLES.columns[ship], at(column[2]));
            class[ship] = 4 + [0, 4, 7][good.min(2)] + count(SPOILED);
        } else {
            found.add(TABLES.pairs[ship], 7 * 28 * 3 + good);
            class[ship] = good;
        }
    }

    class[2] = third_ship(&sheet, state[2], bar[2], &mut found);

    let built_of = |ship: usize| (sheet.built & SHIPS[ship]).count_ones() as usize;
    match state[3] {
        ShipState::Open => {
            let [left, centre, right]: [usize; 3] = states(sheet.code(24, 3));
            let whole = ((left * 13 + right) * 2 + usize::from(centre > 6)) * 3 + bar[3] - 1;
            found.add(TABLES.fourth, whole);
            class[3] = 3 + built_of(3);
        }
        closed => {
            class[3] = match closed {
                ShipState::Completed if sheet.sum(SHIPS[3]) == 10 => 2,
                ShipState::Completed => 1,
                _ => 0,
            };
            found.add(TABLES.fourth, 13 * 13 * 2 * 3 + class[3]);
        }
    }

    for (row, ship) in [(0, 4), (1, 5)] {
        let built = built_of(ship);
        let first = if ship == 4 { 27 } else { 31 };
        if open[ship] {
            let whole = usize::from(codes.row[sheet.code(first + 1, 3)]) * 2
                + (sheet.built >> first & 1) as usize;
            found.add(TABLES.rows[row], whole * 3 + bar[ship] - 1);
            class[ship] = 3 + built;
        } else {
            let three = position.options().three_boxes == ThreeBoxes::Two;
            class[ship] = match built {
                _ if state[ship] == ShipState::Completed => 2,
                2 => 1,
                3 if three => 1,
                _ => 0,
            };
            found.add(TABLES.rows[row], 455 * 2 * 3 + class[ship]);
        }
    }

    let mut circles = 0;
    let (mut set, mut bars) = (0, 0);
    for ship in 0..6 {
        if open[ship] {
            circles |= SHIPS[ship];
            set |= 1 << ship;
            bars += bar[ship];
        }
    }
    let unbuilt = circles & !sheet.built & !partners(sheet.built);
    let mut waiting = 0;
    for (face, written) in position.written_circles().into_iter().enumerate() {
        let count = ((written & unbuilt).count_ones() as usize).min(5);
        let left = if open[face] { bar[face] } else { 0 };
        found.add(TABLES.faces, (face * 6 + count) * 5 + left);
        waiting |= usize::from(count > 0) << face;
    }
    let ships = open.iter().filter(|&&open| open).count();
    found.add(TABLES.waiting, waiting * 7 + ships);
    found.add(TABLES.open, set * 20 + bars);

    if open[2] {
        let third = unbuilt & SHIPS[2];
        let mut faces = 0;
        for (face, written) in position.written_circles().into_iter().enumerate() {
            faces |= usize::from(written & third != 0) << face;
        }
        found.add(TABLES.third_waiting, faces * 9 + built_of(2));
    }
    for (table, [a, b, c]) in TABLES.triples.into_iter().zip(TRIPLES) {
        let place = (class[a] * PROGRESS_CLASSES[b] + class[b]) * PROGRESS_CLASSES[c] + class[c];
        found.add(table, place);
    }
    let mut table = 0;
    for a in 0..6 {
        for b in a + 1..6 {
            found.add(
                TABLES.together[table],
                class[a] * PROGRESS_CLASSES[b] + class[b],
            );
            table += 1;
        }
    }
    found.indices
}

/// Adds the features of ship 3; returns its class of progress.
fn third_ship(sheet: &Sheet, state: ShipState, bar: usize, found: &mut Features) -> usize {
    let bit = |set: u64, circle: usize| (set >> circle & 1) as usize;
    let single = |circle: usize| bit(sheet.written, circle) + bit(sheet.built, circle);
    let double = |circle: usize| {
        let built = bit(sheet.built | sheet.built >> 1, circle);
        if built == 1 {
            3
        } else {
            bit(sheet.written, circle) + bit(sheet.written, circle + 1)
        }
    };
    let columns = [
        [single(12), single(13)],
        [double(14), double(16)],
        [double(18), double(20)],
        [single(22), single(23)],
    ];
    let whole = [
        columns[0] == [2, 2],
        columns[1] == [3, 3],
        columns[2] == [3, 3],
        columns[3] == [2, 2],
    ];
    let three = whole[1] && whole[2] && (whole[0] || whole[3]);
    let two = whole.windows(2).any(|next| next == [true, true]);
    let rolls = if three {
        3
    } else if two {
        2
    } else {
        usize::from(sheet.built & SHIPS[2] != 0)
    };
    match state {
        ShipState::Open => {
            let [a, b, c, d] = columns.map(boxes);
            let halves = pair(a * 10 + b, d * 10 + c);
            found.add(TABLES.third, halves * 4 + bar - 1);
            let partner = partners(sheet.built);
            let planned = sheet.built
                | sheet.written & !partner & !((sheet.written & !sheet.built & FIRSTS) << 1);
            for (table, set) in [(0, sheet.built), (1, planned)] {
                let missing = |half: u64| 4 - (set & half).count_ones() as usize;
                let (left, right) = (missing(LEFT), missing(RIGHT));
                let lead = sheet.sum(set & LEFT) - sheet.sum(set & RIGHT);
                let (few, many, lead) = match left.cmp(&right) {
                    std::cmp::Ordering::Less => (left, right, lead),
                    std::cmp::Ordering::Equal => (left, right, lead.abs()),
                    std::cmp::Ordering::Greater => (right, left, -lead),
                };
                let lead = (lead.clamp(-12, 12) + 12) as usize;
                found.add(
                    TABLES.balance[table],
                    ((few * 5 + many) * 25 + lead) * 4 + bar - 1,
                );
            }
            5 + 2 * rolls + usize::from(bar > 1)
        }
        closed => {
            let class = if closed == ShipState::Completed {
                4
            } else {
                rolls
            };
            found.add(TABLES.third, 1830 * 4 + class);
            class
        }
    }
}

struct Features {
    indices: [u16; FEATURES],
    next: usize,
}

impl Features {
    fn add(&mut self, table: usize, place: usize) {
        self.indices[self.next] = (table + place) as u16;
        self.next += 1;
    }
}

/// The value of a sheet by the learned weights, in points.
pub(super) fn score(position: &Armada) -> f64 {
    let sum: i32 = features(position)
        .into_iter()
        .map(|feature| {
            let at = HEADER + 2 * usize::from(feature);
            i32::from(i16::from_le_bytes([FILE[at], FILE[at + 1]]))
        })
        .sum();
    f64::from(sum) / SCALE
}

/// The value of the best sheet that this turn can lead to.
///
/// `evaluate` is called for sheets at a chance turn and for the start of phase 2.
pub fn best_of_turn(position: &Armada, evaluate: &mut impl FnMut(&Armada) -> f64) -> f64 {
    if position.turn() == Turn::Chance || position.phase() != Phase::Build {
        return evaluate(position);
    }
    let mut most = f64::NEG_INFINITY;
    let mut consider = |action: Action| {
        let mut next = position.clone();
        next.play_unchecked(action, &mut Silent);
        let value = best_of_turn(&next, evaluate);
        if value > most {
            most = value;
        }
    };
    match position.step() {
        Step::Value => values(position, &mut consider),
        _ => {
            for action in position.legal_actions() {
                consider(action);
            }
        }
    }
    most
}

/// The legal values, one of each class of symmetric ones.
fn values(position: &Armada, consider: &mut impl FnMut(Action)) {
    let empty = position
        .free_circles()
        .fold(0, |set, circle| set | 1 << circle.index());
    if empty == 0 {
        for action in position.legal_actions() {
            consider(action);
        }
        return;
    }
    let sheet = Sheet::of(position);
    let distinct = distinct(&sheet, empty);
    let dice = position.dice();
    for index in 0..3 {
        if index == 0 || dice[index] != dice[index - 1] {
            for circle in circles(distinct) {
                consider(Action::Value {
                    face: dice[index],
                    circle: Some(circle),
                });
            }
        }
    }
    let Some(face) = position.pair() else {
        return;
    };
    let mut done = 0;
    for first in circles(distinct) {
        let bit = 1 << first.index();
        let mut then = Sheet { ..sheet };
        for (plane, bits) in then.faces.iter_mut().enumerate() {
            *bits |= u64::from(face >> plane & 1) << first.index();
        }
        then.written |= bit;
        let left = empty & !bit & !partners(bit);
        // Pairs are unordered: a circle that has been first is not tried as second.
        for second in circles(self::distinct(&then, left) & !done) {
            let circles = [first.min(second), first.max(second)];
            consider(Action::Values { face, circles });
        }
        done |= bit;
    }
}

/// One of each class of symmetric empty circles.
fn distinct(sheet: &Sheet, empty: u64) -> u64 {
    let mut kept = empty;
    // The boxes of a column, and the last two columns, of ships 1 and 2.
    for ship in [0, 6] {
        for column in 0..3 {
            let first = ship + 2 * column;
            if empty >> first & 3 == 3 {
                kept &= !(2 << first);
            }
        }
        if sheet.code(ship + 2, 2) == sheet.code(ship + 4, 2) {
            kept &= !(3 << (ship + 4));
        }
    }
    // The second circle of a double box.
    kept &= !((kept & FIRSTS) << 1);
    for column in [14, 18] {
        if sheet.code(column, 2) == sheet.code(column + 2, 2) {
            kept &= !(3 << (column + 2));
        }
    }
    for column in [12, 22] {
        if empty >> column & 3 == 3 {
            kept &= !(2 << column);
        }
    }
    // Rows.
    for ship in [SHIPS[4], SHIPS[5]] {
        let first = kept & ship & (kept & ship).wrapping_neg();
        kept &= !ship | first;
    }
    kept
}

fn circles(mut set: u64) -> impl Iterator<Item = Circle> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let circle = Circle::ALL[set.trailing_zeros() as usize];
            set &= set - 1;
            circle
        })
    })
}
