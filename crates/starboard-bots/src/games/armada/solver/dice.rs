//! Three dice within an attack.
//!
//! A die is a face (0–5) and what may still be done with it: one of 18 symbols. The order of the
//! dice does not matter, so they are multisets of symbols, of which there are 1,140.

/// A21: it may still be re-rolled and changed.
pub(super) const FRESH: u8 = 0;
/// It may be changed, but not re-rolled again.
pub(super) const REROLLED: u8 = 1;
/// Neither any more, whether it was re-rolled or not.
pub(super) const CHANGED: u8 = 2;

pub(super) const SYMBOLS: usize = 18;
/// The number of different [`code`]s.
pub(super) const CODES: usize = SYMBOLS * (SYMBOLS + 1) * (SYMBOLS + 2) / 6;

pub(super) type Dice = [u8; 3];

/// The flips, +1 and −1 spent.
pub(super) type Cost = [u8; 3];

pub(super) const fn symbol(face: u8, mark: u8) -> u8 {
    mark * 6 + face
}

pub(super) const fn face(symbol: u8) -> u8 {
    symbol % 6
}

pub(super) const fn mark(symbol: u8) -> u8 {
    symbol / 6
}

pub(super) fn faces(dice: Dice) -> [u8; 3] {
    dice.map(face)
}

fn sorted(mut dice: Dice) -> Dice {
    dice.sort_unstable();
    dice
}

/// The index of a multiset of dice.
pub(super) fn code(dice: Dice) -> usize {
    let [a, b, c] = sorted(dice).map(usize::from);
    a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6
}

/// Every roll of three dice, with the number of its permutations.
pub(super) fn rolls() -> Vec<(Dice, u8)> {
    let mut rolls = Vec::with_capacity(56);
    for a in 0..6 {
        for b in a..6 {
            for c in b..6 {
                let orders = match (a == b, b == c) {
                    (true, true) => 1,
                    (false, false) => 6,
                    _ => 3,
                };
                rolls.push(([a, b, c].map(|face| symbol(face, FRESH)), orders));
            }
        }
    }
    rolls
}

pub(super) fn with(mut dice: Dice, die: usize, symbol: u8) -> Dice {
    dice[die] = symbol;
    dice
}

/// A21: the die after a flip, +1 and −1, where these are allowed.
pub(super) fn changes(symbol: u8) -> [Option<u8>; 3] {
    if mark(symbol) == CHANGED {
        return [None; 3];
    }
    let face = face(symbol);
    [
        Some(5 - face),
        (face < 5).then_some(face + 1),
        face.checked_sub(1),
    ]
    .map(|changed| changed.map(|face| self::symbol(face, CHANGED)))
}

pub(super) fn plus(a: Cost, b: Cost) -> Cost {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/// Whether `a` spends no more of any skill than `b`.
pub(super) fn within(a: Cost, b: Cost) -> bool {
    a.iter().zip(b).all(|(&a, b)| a <= b)
}

pub(super) const NOTHING: Cost = [0; 3];

/// The cost of one change, by its index in [`changes`].
pub(super) fn cost_of(kind: usize) -> Cost {
    let mut cost = NOTHING;
    cost[kind] = 1;
    cost
}
