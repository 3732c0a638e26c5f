//! Actions and outcomes, and the notation they are written in.

use std::fmt;
use std::str::FromStr;

use starboard_kernel::Unreadable;

use crate::board::{Square, column_letter, read_column};

/// One decision. A turn is cut into several (G9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// G7: a fighter's first square, by its column in row 1.
    Place { column: u8 },
    /// G7, G17: the mine's first square, its step to the right, or its re-entry.
    Mine { to: Square },
    /// G17: the mine stays.
    MineHold,
    /// G10, and going on after a boost (G36).
    Move { from: Square, to: Square },
    /// G10: no move, or none after a boost.
    Stay,
    /// G36: move and use the power-up there.
    Boost { from: Square, to: Square },
    /// G11
    Fire,
    /// G25
    Launch,
    /// G24
    BuyMissile(Payment),
    /// G32
    Upgrade(Payment),
    /// G35
    Charge(Payment),
    /// G23
    Return { column: u8, payment: Payment },
    /// G23
    Retire,
}

/// G27: tokens that are given up, as counts by kind of token in four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Payment(u32);

/// What the kinds of collected tokens are worth: monsters by their eyes, and ship halves.
pub const TOKEN_VALUES: [u16; 6] = [1, 2, 3, 4, 5, crate::edition::SHIP_HALF_POINTS];

impl Payment {
    #[must_use]
    pub fn count(self, kind: usize) -> u8 {
        (self.0 >> (4 * kind)) as u8 & 15
    }

    #[must_use]
    pub fn counts(self) -> [u8; 6] {
        std::array::from_fn(|kind| self.count(kind))
    }

    #[must_use]
    pub const fn with(self, kind: usize, count: u8) -> Payment {
        Payment(self.0 + ((count as u32) << (4 * kind)))
    }

    #[must_use]
    pub fn total(self) -> u16 {
        (0..6)
            .map(|kind| u16::from(self.count(kind)) * TOKEN_VALUES[kind])
            .sum()
    }

    /// The values, highest first.
    pub fn values(self) -> impl Iterator<Item = u16> {
        (0..6)
            .rev()
            .flat_map(move |kind| (0..self.count(kind)).map(move |_| TOKEN_VALUES[kind]))
    }

    fn read(text: &str) -> Option<Payment> {
        let mut counts = [0_u8; 6];
        let mut last = u16::MAX;
        for part in text.split('+') {
            let kind = TOKEN_VALUES.iter().position(|v| v.to_string() == part)?;
            if TOKEN_VALUES[kind] > last {
                return None;
            }
            last = TOKEN_VALUES[kind];
            counts[kind] += 1;
            if counts[kind] > 15 {
                return None;
            }
        }
        let payment = |sum: Payment, kind| sum.with(kind, counts[kind]);
        Some((0..6).fold(Payment::default(), payment))
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, value) in self.values().enumerate() {
            if index > 0 {
                f.write_str("+")?;
            }
            write!(f, "{value}")?;
        }
        Ok(())
    }
}

/// G27: appends every way to pay `price` from `tokens` (counts by kind) that has no token too
/// many, larger tokens first.
///
/// Taking tokens from the highest down and stopping as soon as it is enough gives exactly these:
/// the last token taken is the smallest, and without it the sum would fall short.
#[inline]
pub(crate) fn each_payment(tokens: &[u8; 6], price: u16, mut found: impl FnMut(Payment)) {
    let mut below = [0_u16; 7];
    for kind in 0..6 {
        below[kind + 1] = below[kind] + u16::from(tokens[kind]) * TOKEN_VALUES[kind];
    }
    pay(tokens, &below, 5, price, Payment::default(), &mut found);
}

fn pay(
    tokens: &[u8; 6],
    below: &[u16; 7],
    mut kind: usize,
    due: u16,
    so_far: Payment,
    found: &mut impl FnMut(Payment),
) {
    if below[kind + 1] < due {
        return;
    }
    // Something is due and can be paid, so the player has tokens of some kind.
    while tokens[kind] == 0 {
        kind -= 1;
    }
    let enough = ENOUGH[kind][usize::from(due)];
    let mut count = tokens[kind].min(enough);
    if count == enough {
        found(so_far.with(kind, enough));
        count -= 1;
    }
    if kind == 0 {
        return;
    }
    loop {
        let due = due - u16::from(count) * TOKEN_VALUES[kind];
        // With fewer of this kind there is even more to pay from what is below.
        if below[kind] < due {
            return;
        }
        let so_far = so_far.with(kind, count);
        pay(tokens, below, kind - 1, due, so_far, found);
        if count == 0 {
            return;
        }
        count -= 1;
    }
}

/// The highest price, which is the most that can be due.
pub(crate) const MOST_DUE: usize = {
    use crate::edition::{MISSILE_PRICE, POWER_UP_PRICE, RETURN_PRICE, UPGRADE_PRICE};
    let prices = [MISSILE_PRICE, POWER_UP_PRICE, RETURN_PRICE, UPGRADE_PRICE];
    let mut most = 0;
    let mut index = 0;
    while index < prices.len() {
        if prices[index] > most {
            most = prices[index];
        }
        index += 1;
    }
    most as usize
};

/// How many tokens of a kind are enough for what is due: a division, made beforehand.
static ENOUGH: [[u8; MOST_DUE + 1]; 6] = {
    let mut enough = [[0; MOST_DUE + 1]; 6];
    let mut kind = 0;
    while kind < 6 {
        let mut due = 0;
        while due <= MOST_DUE {
            enough[kind][due] = due.div_ceil(TOKEN_VALUES[kind] as usize) as u8;
            due += 1;
        }
        kind += 1;
    }
    enough
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Place { column } => write!(f, "place {}", column_letter(column)),
            Action::Mine { to } => write!(f, "mine {to}"),
            Action::MineHold => f.write_str("mine hold"),
            Action::Move { from, to } => write!(f, "move {from}-{to}"),
            Action::Stay => f.write_str("stay"),
            Action::Boost { from, to } => write!(f, "boost {from}-{to}"),
            Action::Fire => f.write_str("fire"),
            Action::Launch => f.write_str("launch"),
            Action::BuyMissile(payment) => write!(f, "buy missile {payment}"),
            Action::Upgrade(payment) => write!(f, "upgrade {payment}"),
            Action::Charge(payment) => write!(f, "charge {payment}"),
            Action::Return { column, payment } => {
                write!(f, "return {} {payment}", column_letter(column))
            }
            Action::Retire => f.write_str("retire"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let action = match (verb, rest) {
            ("stay", "") => Some(Action::Stay),
            ("fire", "") => Some(Action::Fire),
            ("launch", "") => Some(Action::Launch),
            ("retire", "") => Some(Action::Retire),
            ("mine", "hold") => Some(Action::MineHold),
            ("mine", square) => Square::read(square).map(|to| Action::Mine { to }),
            ("place", column) => one_column(column).map(|column| Action::Place { column }),
            ("move", squares) => two_squares(squares).map(|(from, to)| Action::Move { from, to }),
            ("boost", squares) => two_squares(squares).map(|(from, to)| Action::Boost { from, to }),
            ("buy", rest) => rest
                .strip_prefix("missile ")
                .and_then(Payment::read)
                .map(Action::BuyMissile),
            ("upgrade", payment) => Payment::read(payment).map(Action::Upgrade),
            ("charge", payment) => Payment::read(payment).map(Action::Charge),
            ("return", rest) => rest.split_once(' ').and_then(|(column, payment)| {
                Some(Action::Return {
                    column: one_column(column)?,
                    payment: Payment::read(payment)?,
                })
            }),
            _ => None,
        };
        // A text must be exactly how the action is written, not merely like it.
        action
            .filter(|action| action.to_string() == text)
            .ok_or_else(|| {
                Unreadable::new(
                    text,
                    "expected place c, mine a3, mine hold, move c1-f4, stay, boost c1-c3, fire, \
                     launch, buy missile 5+4+1, upgrade 10, charge 10+5, return c 5+5 or retire",
                )
            })
    }
}

fn one_column(text: &str) -> Option<u8> {
    let mut characters = text.chars();
    let column = read_column(characters.next()?)?;
    characters.next().is_none().then_some(column)
}

fn two_squares(text: &str) -> Option<(Square, Square)> {
    let (from, to) = text.split_once('-')?;
    Some((Square::read(from)?, Square::read(to)?))
}

/// A token drawn from the supply (G6, G21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    Monster(u8),
    Left,
    Right,
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Monster(value) => write!(f, "draw {value}"),
            Draw::Left => f.write_str("draw left"),
            Draw::Right => f.write_str("draw right"),
        }
    }
}

impl FromStr for Draw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        match text {
            "draw left" => Ok(Draw::Left),
            "draw right" => Ok(Draw::Right),
            _ => (1..=5)
                .map(Draw::Monster)
                .find(|draw| draw.to_string() == text)
                .ok_or_else(|| {
                    Unreadable::new(text, "expected draw 1 … draw 5, draw left or draw right")
                }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payments(tokens: [u8; 6], price: u16) -> Vec<String> {
        let mut found = Vec::new();
        each_payment(&tokens, price, |payment| found.push(payment.to_string()));
        found
    }

    /// G27: at least the price, no token too many, the player's choice.
    #[test]
    fn payments_have_no_token_too_many() {
        // Tokens 1, 4, 5 and 5, as counts of 1, 2, 3, 4, 5 and ship halves.
        assert_eq!(payments([1, 0, 0, 1, 2, 0], 10), ["5+5", "5+4+1"]);
        assert_eq!(payments([0, 0, 0, 0, 0, 1], 10), ["10"]);
        assert_eq!(payments([0, 0, 0, 0, 1, 1], 15), ["10+5"]);
        // No change is given for a ship half, but 5+10 has a token too many.
        assert_eq!(payments([0, 0, 0, 0, 1, 1], 10), ["10"]);
        assert_eq!(payments([9, 0, 0, 0, 0, 0], 10), [""; 0]);
        assert_eq!(payments([0, 0, 4, 0, 0, 0], 10), ["3+3+3+3"]);
    }

    /// G27 again, against a look at every subset.
    #[test]
    fn payments_are_exactly_the_minimal_subsets() {
        for tokens in [[2, 1, 3, 2, 2, 2], [12, 0, 1, 0, 1, 1], [3, 3, 3, 3, 3, 0]] {
            for price in [10, 15] {
                let mut expected = Vec::new();
                let mut counts = [0_u8; 6];
                loop {
                    let payment = (0..6).fold(Payment::default(), |p, k| p.with(k, counts[k]));
                    let least = (0..6).find(|&k| counts[k] > 0).map(|k| TOKEN_VALUES[k]);
                    if least.is_some_and(|least| {
                        payment.total() >= price && payment.total() - least < price
                    }) {
                        expected.push(payment.to_string());
                    }
                    let Some(kind) = (0..6).find(|&k| counts[k] < tokens[k]) else {
                        break;
                    };
                    counts[kind] += 1;
                    counts[..kind].fill(0);
                }
                let mut found = payments(tokens, price);
                found.sort_unstable();
                expected.sort_unstable();
                assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn notation_is_exact_to_the_character() {
        for text in [
            "place c",
            "mine a3",
            "mine hold",
            "move c1-f4",
            "stay",
            "boost c1-c3",
            "fire",
            "launch",
            "buy missile 5+4+1",
            "upgrade 10",
            "charge 10+5",
            "return c 5+5",
            "retire",
        ] {
            assert_eq!(
                text.parse::<Action>().map(|a| a.to_string()),
                Ok(text.into())
            );
        }
        for bad in [
            "Place c",
            "place g",
            "place cc",
            "place  c",
            "stay ",
            "move c1f4",
            "move c1-f11",
            "buy missile",
            "buy missile 1+4",
            "upgrade 6",
            "charge 10 + 5",
            "return c",
            "mine",
            "",
            "buy missile 05",
            "launch now",
            "return c 5+5 ",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad}");
        }
        for text in ["draw 1", "draw 5", "draw left", "draw right"] {
            assert_eq!(text.parse::<Draw>().map(|d| d.to_string()), Ok(text.into()));
        }
        for bad in ["draw 0", "draw 6", "draw", "draw  1", "left"] {
            assert!(bad.parse::<Draw>().is_err(), "{bad}");
        }
    }
}
