//! The game in integers, for programs that learn.
//!
//! A fighter moves from where it stands, so a move is numbered by the square it goes to. The board
//! is the same for everybody; pilots are listed from the observer. It has no symmetry: the mine
//! flies to the right only, and waves come in from the left.

use starboard_kernel::{Encoding, Field, Group, Legend, Seat};

use crate::action::{MOST_DUE, Payment, TOKEN_VALUES, each_payment};
use crate::board::{COLUMNS, ROWS, SQUARES};
use crate::edition::{self, MINE_SQUARES};
use crate::{
    Action, Cell, Direction, Draw, Fighter, Guardians, Options, Over, PowerUp, Square, Step,
    Variant,
};

/// The numbers of one set of options.
#[derive(Clone, Debug)]
pub struct Space {
    players: usize,
    advanced: bool,
    missile: Prices,
    upgrade: Prices,
    charge: Prices,
    comeback: Prices,
    /// The first number of each group.
    first: Firsts,
}

#[derive(Clone, Copy, Debug)]
struct Firsts {
    place: u32,
    mine: u32,
    step: u32,
    hold: u32,
    moves: u32,
    stay: u32,
    fire: u32,
    launch: u32,
    buy: u32,
    comeback: u32,
    retire: u32,
    boost: u32,
    upgrade: u32,
    charge: u32,
    end: u32,
}

/// How many tokens of each kind there are in the game (G2).
const TOTALS: [u8; 6] = {
    let mut totals = [0; 6];
    let mut kind = 0;
    while kind < 5 {
        totals[kind] = edition::MONSTERS[kind];
        kind += 1;
    }
    totals[5] = 2 * edition::SHIPS;
    totals
};

/// G27: every payment of one price, in the order in which they are listed for a player who has all
/// tokens.
///
/// The number of a payment is found on the way to it: `skipped` says how many payments come before
/// those with this many tokens of a kind.
#[derive(Clone, Debug)]
struct Prices {
    price: u16,
    payments: Vec<Payment>,
    /// By kind, what is due, and the tokens of this kind that are given.
    skipped: Vec<u16>,
}

const DUES: usize = MOST_DUE + 1;
/// A payment holds at most 15 of a kind.
const COUNTS: usize = 16;

impl Prices {
    fn new(price: u16) -> Self {
        let mut payments = Vec::new();
        each_payment(&TOTALS, price, |payment| payments.push(payment));
        let mut skipped = vec![0; 6 * DUES * COUNTS];
        for kind in 0..6 {
            for due in 1..=usize::from(price) {
                let value = usize::from(TOKEN_VALUES[kind]);
                let mut before = 0;
                for count in (0..=due.div_ceil(value).min(usize::from(TOTALS[kind]))).rev() {
                    skipped[(kind * DUES + due) * COUNTS + count] = before;
                    before += match due.checked_sub(count * value) {
                        None | Some(0) => 1,
                        Some(_) if kind == 0 => 0,
                        Some(rest) => ways(kind - 1, rest as u16),
                    };
                }
            }
        }
        Prices {
            price,
            payments,
            skipped,
        }
    }

    fn count(&self) -> usize {
        self.payments.len()
    }

    fn number(&self, payment: Payment) -> Option<u32> {
        let mut due = self.price;
        let mut number = 0;
        for kind in (0..6).rev() {
            if due == 0 {
                break;
            }
            let count = payment.count(kind);
            number += u32::from(*self.skipped.get(Self::place(kind, due, count))?);
            due = due.saturating_sub(u16::from(count) * TOKEN_VALUES[kind]);
        }
        // What is no payment of this price leads to the number of another.
        (self.payments.get(number as usize) == Some(&payment)).then_some(number)
    }

    const fn place(kind: usize, due: u16, count: u8) -> usize {
        (kind * DUES + due as usize) * COUNTS + count as usize
    }

    /// Appends the numbers of all ways to pay from these tokens, in their order.
    fn list(&self, tokens: &[u8; 6], first: u32, into: &mut Vec<u32>) {
        let mut below = [0_u16; 7];
        for kind in 0..6 {
            below[kind + 1] = below[kind] + u16::from(tokens[kind]) * TOKEN_VALUES[kind];
        }
        self.pay(tokens, &below, 5, self.price, first, into);
    }

    /// As `each_payment` proceeds, with the numbers that it skips.
    fn pay(
        &self,
        tokens: &[u8; 6],
        below: &[u16; 7],
        kind: usize,
        due: u16,
        number: u32,
        into: &mut Vec<u32>,
    ) {
        if below[kind + 1] < due {
            return;
        }
        let value = TOKEN_VALUES[kind];
        let enough = due.div_ceil(value) as u8;
        let most = tokens[kind].min(enough);
        for count in (0..=most).rev() {
            let number = number + u32::from(self.skipped[Self::place(kind, due, count)]);
            if count == enough {
                into.push(number);
            } else if kind > 0 {
                let rest = due - u16::from(count) * value;
                if below[kind] < rest {
                    return;
                }
                self.pay(tokens, below, kind - 1, rest, number, into);
            }
        }
    }
}

/// How many payments there are with tokens of this kind and lower ones.
fn ways(kind: usize, due: u16) -> u16 {
    let mut tokens = TOTALS;
    tokens[kind + 1..].fill(0);
    let mut count = 0;
    each_payment(&tokens, due, |_| count += 1);
    count
}

impl Space {
    fn new(options: Options) -> Self {
        let advanced = options.variant == Variant::Advanced;
        let missile = Prices::new(edition::MISSILE_PRICE);
        let upgrade = Prices::new(edition::UPGRADE_PRICE);
        let charge = Prices::new(edition::POWER_UP_PRICE);
        let comeback = Prices::new(edition::RETURN_PRICE);
        let mut next = 0;
        let mut group = |count: usize| {
            let first = next;
            next += count as u32;
            first
        };
        let only_advanced = |count: usize| if advanced { count } else { 0 };
        let first = Firsts {
            place: group(COLUMNS.into()),
            mine: group(MINE_SQUARES.len()),
            step: group(1),
            hold: group(1),
            moves: group(SQUARES),
            stay: group(1),
            fire: group(1),
            launch: group(1),
            buy: group(missile.count()),
            comeback: group(usize::from(COLUMNS) * comeback.count()),
            retire: group(1),
            boost: group(only_advanced(SQUARES)),
            upgrade: group(only_advanced(upgrade.count())),
            charge: group(only_advanced(charge.count())),
            end: group(0),
        };
        Space {
            players: options.players.into(),
            advanced,
            missile,
            upgrade,
            charge,
            comeback,
            first,
        }
    }

    /// The place of a mine square among them.
    fn mine_square(to: Square) -> Option<u32> {
        let place = MINE_SQUARES.iter().position(|&square| square == to)?;
        Some(place as u32)
    }
}

/// What stands on a square, after the cells: the mine, then fighters, the observer's first.
const MINE: u8 = Cell::Damaged as u8 + 1;
const FIGHTERS: u8 = MINE + 1;

fn legend(space: &Space) -> Legend {
    let players = space.players;
    let mut actions = vec![
        Group::new("place", COLUMNS.into(), "place a to f, in row 1"),
        Group::new(
            "mine",
            MINE_SQUARES.len(),
            "mine a1 to a4: its first square, or where it re-enters",
        ),
        Group::new("mine step", 1, "mine to the square on its right"),
        Group::new("mine hold", 1, "mine hold"),
        Group::new("move", SQUARES, "move to a1, b1, … f1, a2, … f10"),
        Group::new("stay", 1, "stay"),
        Group::new("fire", 1, "fire"),
        Group::new("launch", 1, "launch"),
        Group::new(
            "buy missile",
            space.missile.count(),
            "buy missile, by payment: larger tokens first",
        ),
        Group::new(
            "return",
            usize::from(COLUMNS) * space.comeback.count(),
            "return to a to f in row 1, in each column by payment",
        ),
        Group::new("retire", 1, "retire"),
    ];
    let most_of_a_kind = TOTALS.into_iter().max().unwrap_or(0);
    let own_first = "by pilot, observer first";
    let mut fields = vec![
        Field::named(
            "board",
            [ROWS.into(), COLUMNS.into()],
            [
                "empty",
                "1",
                "2",
                "3",
                "4",
                "5",
                "left half",
                "right half",
                "damaged",
                "mine",
            ]
            .into_iter()
            .map(String::from)
            .chain((0..players).map(|pilot| format!("fighter of pilot {pilot}"))),
            "what stands on each square, row 1 first, columns a to f; pilot 0 is the observer",
        ),
        Field::number(
            "tokens",
            [players, 6],
            most_of_a_kind,
            format!("tokens taken, {own_first}: monsters 1 to 5, ship halves"),
        ),
        Field::named(
            "fighter",
            [players],
            ["not placed", "on the board", "destroyed", "out"],
            format!("the fighter, {own_first}"),
        ),
        Field::named(
            "missile",
            [players],
            ["supply", "held", "box"],
            format!("the missile, {own_first}"),
        ),
        Field::number(
            "quiet",
            [players],
            1,
            format!("1 for who has shot and hit nothing since the last hit (G29), {own_first}"),
        ),
        Field::number(
            "supply",
            [7],
            most_of_a_kind,
            "tokens not yet drawn: monsters 1 to 5, left halves, right halves",
        ),
        Field::number(
            "waiting",
            [3],
            edition::SHIPS,
            "beside the board: left halves, right halves, whole ships (G21)",
        ),
        Field::number(
            "turn",
            [1],
            players as u8 - 1,
            "whose step it is, in seats after the observer; while tokens are drawn, whose it will be",
        ),
        Field::named(
            "step",
            [1],
            [
                "setup",
                "place",
                "mine setup",
                "return",
                "move",
                "shoot",
                "mine",
            ],
            "what is to be done",
        ),
        Field::number("shots", [1], 3, "shots still to fire"),
        Field::named(
            "wave",
            [1],
            ["none", "a", "b", "c", "d", "e", "f"],
            "the column that the next reinforcement reaches",
        ),
        Field::number("hit", [1], 1, "1 if this turn has hit something"),
        Field::number(
            "left",
            [1],
            1,
            "1 if a token has left the board in this turn",
        ),
        Field::number(
            "idle",
            [1],
            edition::ROUNDS_WITHOUT_A_LOSS * players as u8,
            "finished turns in a row in which no token left the board (G29)",
        ),
        Field::named(
            "over",
            [1],
            std::iter::once("no").chain(Over::ALL.map(Over::name)),
            "how it ended",
        ),
    ];
    if space.advanced {
        actions.extend([
            Group::new("boost", SQUARES, "boost to a1, b1, … f10"),
            Group::new("upgrade", space.upgrade.count(), "upgrade, by payment"),
            Group::new("charge", space.charge.count(), "charge, by payment"),
        ]);
        fields.extend([
            Field::number(
                "level",
                [players],
                3,
                format!("the fighter's level from 1, {own_first}"),
            ),
            Field::named(
                "power-up",
                [players],
                ["empty", "charged", "box"],
                format!("the power-up, {own_first}"),
            ),
            Field::named(
                "heading",
                [1],
                std::iter::once("none").chain(Direction::ALL.map(Direction::name)),
                "the direction of a boost under way (G36)",
            ),
        ]);
    }
    Legend {
        actions,
        outcomes: vec![Group::new(
            "draw",
            7,
            "draw 1 to draw 5, draw left, draw right",
        )],
        fields,
        symmetries: Vec::new(),
        complete: true,
    }
}

impl Encoding for Guardians {
    type Space = Space;

    fn space(options: &Options) -> Space {
        Space::new(*options)
    }

    fn legend(space: &Space) -> Legend {
        legend(space)
    }

    fn number(&self, space: &Space, action: Action) -> Option<u32> {
        let first = &space.first;
        let own = |from: Square| self.pilot().square() == Some(from);
        Some(match action {
            Action::Place { column } => first.place + u32::from(column),
            // G17: off the mine squares it can only be a step to the right.
            Action::Mine { to } => match self.mine.and_then(|mine| mine.step(Direction::E)) {
                Some(right) => {
                    if right != to {
                        return None;
                    }
                    first.step
                }
                None => first.mine + Space::mine_square(to)?,
            },
            Action::MineHold => first.hold,
            Action::Move { from, to } if own(from) => first.moves + to.index() as u32,
            Action::Stay => first.stay,
            Action::Fire => first.fire,
            Action::Launch => first.launch,
            Action::BuyMissile(payment) => first.buy + space.missile.number(payment)?,
            Action::Return { column, payment } => {
                let payments = space.comeback.count() as u32;
                first.comeback + u32::from(column) * payments + space.comeback.number(payment)?
            }
            Action::Retire => first.retire,
            Action::Boost { from, to } if space.advanced && own(from) => {
                first.boost + to.index() as u32
            }
            Action::Upgrade(payment) if space.advanced => {
                first.upgrade + space.upgrade.number(payment)?
            }
            Action::Charge(payment) if space.advanced => {
                first.charge + space.charge.number(payment)?
            }
            _ => return None,
        })
    }

    fn action(&self, space: &Space, number: u32) -> Option<Action> {
        let first = &space.first;
        let within = |from: u32, to: u32| {
            (from..to)
                .contains(&number)
                .then(|| (number - from) as usize)
        };
        let own = self.pilot().square();
        if let Some(column) = within(first.place, first.mine) {
            return Some(Action::Place {
                column: column as u8,
            });
        }
        let right = self.mine.map(|mine| mine.step(Direction::E));
        if let Some(place) = within(first.mine, first.step) {
            let enters = !matches!(right, Some(Some(_)));
            return enters.then(|| Action::Mine {
                to: MINE_SQUARES[place],
            });
        }
        if number == first.step {
            return right?.map(|to| Action::Mine { to });
        }
        if let Some(to) = within(first.moves, first.stay) {
            let to = Square::new(to as u8);
            return own.map(|from| Action::Move { from, to });
        }
        if let Some(payment) = within(first.buy, first.comeback) {
            return Some(Action::BuyMissile(space.missile.payments[payment]));
        }
        if let Some(place) = within(first.comeback, first.retire) {
            let payments = space.comeback.count();
            return Some(Action::Return {
                column: (place / payments) as u8,
                payment: space.comeback.payments[place % payments],
            });
        }
        if let Some(to) = within(first.boost, first.upgrade) {
            let to = Square::new(to as u8);
            return own.map(|from| Action::Boost { from, to });
        }
        if let Some(payment) = within(first.upgrade, first.charge) {
            return Some(Action::Upgrade(space.upgrade.payments[payment]));
        }
        if let Some(payment) = within(first.charge, first.end) {
            return Some(Action::Charge(space.charge.payments[payment]));
        }
        let single = [
            (first.hold, Action::MineHold),
            (first.stay, Action::Stay),
            (first.fire, Action::Fire),
            (first.launch, Action::Launch),
            (first.retire, Action::Retire),
        ];
        single
            .into_iter()
            .find(|(of, _)| *of == number)
            .map(|(_, action)| action)
    }

    fn outcome_number(_: &Space, draw: Draw) -> Option<u32> {
        match draw {
            Draw::Monster(value @ 1..=5) => Some(u32::from(value) - 1),
            Draw::Monster(_) => None,
            Draw::Left => Some(5),
            Draw::Right => Some(6),
        }
    }

    fn outcome(_: &Space, number: u32) -> Option<Draw> {
        match number {
            0..=4 => Some(Draw::Monster(number as u8 + 1)),
            5 => Some(Draw::Left),
            6 => Some(Draw::Right),
            _ => None,
        }
    }

    #[inline]
    fn observe(&self, space: &Space, seat: Seat, into: &mut [u8]) {
        let players = space.players;
        let (board, rest) = into.split_at_mut(SQUARES);
        for (byte, &cell) in board.iter_mut().zip(&self.cells) {
            *byte = cell as u8;
        }
        if let Some(mine) = self.mine {
            board[mine.index()] = MINE;
        }
        let (tokens, rest) = rest.split_at_mut(6 * players);
        let (fighters, rest) = rest.split_at_mut(players);
        let (missiles, rest) = rest.split_at_mut(players);
        let (quiet, rest) = rest.split_at_mut(players);
        let mut other = seat.index();
        for place in 0..players {
            let pilot = &self.pilots[other];
            tokens[6 * place..6 * place + 6].copy_from_slice(&pilot.tokens);
            fighters[place] = match pilot.fighter {
                Fighter::Unplaced => 0,
                Fighter::At(square) => {
                    board[square.index()] = FIGHTERS + place as u8;
                    1
                }
                Fighter::Destroyed => 2,
                Fighter::Out => 3,
            };
            missiles[place] = pilot.missile as u8;
            quiet[place] = self.quiet >> other & 1;
            other = if other + 1 == players { 0 } else { other + 1 };
        }
        rest[..7].copy_from_slice(&self.supply);
        rest[7..10].copy_from_slice(&[self.waiting.left, self.waiting.right, self.waiting.ships]);
        let turn = usize::from(self.turn) + players - seat.index();
        rest[10..18].copy_from_slice(&[
            if turn >= players {
                turn - players
            } else {
                turn
            } as u8,
            self.step as u8,
            self.shots,
            self.wave.map_or(0, |column| column + 1),
            self.hit.into(),
            self.left.into(),
            self.idle,
            self.over.map_or(0, |over| over as u8 + 1),
        ]);
        if space.advanced {
            let rest = &mut rest[18..];
            for place in 0..players {
                let pilot = &self.pilots[(seat.index() + place) % players];
                rest[place] = pilot.level;
                rest[players + place] = match pilot.power {
                    PowerUp::None | PowerUp::Empty => 0,
                    PowerUp::Charged => 1,
                    PowerUp::Box => 2,
                };
            }
            rest[2 * players] = self.heading.map_or(0, |heading| heading as u8 + 1);
        }
    }

    #[inline]
    fn legal_numbers(&self, space: &Space, into: &mut Vec<u32>) {
        if self.over.is_some() || self.wave.is_some() {
            return;
        }
        match self.step {
            Step::Move => self.list_move_numbers(space, into),
            Step::Return => {
                let first = space.first.comeback;
                let payments = space.comeback.count() as u32;
                let empty = self.empty_bottom_squares();
                for column in (0..u32::from(COLUMNS)).filter(|column| empty >> column & 1 != 0) {
                    let first = first + column * payments;
                    space.comeback.list(&self.pilot().tokens, first, into);
                }
                into.push(space.first.retire);
            }
            _ => {
                let mut actions = Vec::new();
                crate::legal::legal_actions_into(self, &mut actions);
                let numbers = actions.into_iter();
                into.extend(numbers.filter_map(|action| self.number(space, action)));
            }
        }
    }
}

impl Guardians {
    /// As `list_moves` lists them.
    fn list_move_numbers(&self, space: &Space, into: &mut Vec<u32>) {
        let Fighter::At(from) = self.pilot().fighter else {
            return;
        };
        let first = &space.first;
        let blockers = self.blockers();
        if let Some(heading) = self.heading {
            if self.shots > 0 {
                into.push(first.fire);
                return;
            }
            into.push(first.stay);
            let reached = from.reach(heading, blockers).iter();
            into.extend(reached.map(|to| first.moves + to.index() as u32));
            return;
        }
        into.push(first.stay);
        for direction in Direction::ALL {
            let reached = from.reach(direction, blockers).iter();
            into.extend(reached.map(|to| first.moves + to.index() as u32));
        }
        let pilot = self.pilot();
        if pilot.power == PowerUp::Charged {
            for direction in Direction::ALL {
                let reached = from.reach(direction, blockers).iter();
                into.extend(reached.map(|to| first.boost + to.index() as u32));
            }
        }
        if self.may_buy_missile() {
            space.missile.list(&pilot.tokens, first.buy, into);
        }
        if self.may_upgrade() {
            space.upgrade.list(&pilot.tokens, first.upgrade, into);
        }
        if self.may_charge() {
            space.charge.list(&pilot.tokens, first.charge, into);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_are_numbered_in_the_order_of_the_list() {
        for price in [10, 15] {
            let prices = Prices::new(price);
            for (number, &payment) in prices.payments.iter().enumerate() {
                assert_eq!(prices.number(payment), Some(number as u32), "{payment}");
            }
            for tokens in [TOTALS, [3, 1, 0, 2, 1, 1], [12, 0, 0, 0, 1, 0], [0; 6]] {
                let mut listed = Vec::new();
                each_payment(&tokens, price, |payment| {
                    listed.extend(prices.number(payment));
                });
                let mut numbers = Vec::new();
                prices.list(&tokens, 0, &mut numbers);
                assert_eq!(numbers, listed, "{tokens:?}");
            }
            // What is too much, too little, or of another price has no number.
            for text in ["1", "5+5+5+5", "10+10+1"] {
                let action: Action = format!("upgrade {text}").parse().expect("notation");
                let Action::Upgrade(payment) = action else {
                    panic!("{action}");
                };
                assert_eq!(prices.number(payment), None, "{text}");
            }
        }
    }
}
