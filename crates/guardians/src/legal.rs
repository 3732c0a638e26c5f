//! Which actions and draws are possible, in a fixed order.

use starboard_kernel::FastRng;

use crate::action::each_payment;
use crate::board::{BOTTOM_ROW, COLUMNS, row_squares};
use crate::edition;
use crate::{
    Action, Direction, Draw, Fighter, Guardians, Missile, Payment, PowerUp, Square, Step, Variant,
};

/// Everything that can be drawn, in the order of the supply.
const DRAWS: [Draw; 7] = [
    Draw::Monster(1),
    Draw::Monster(2),
    Draw::Monster(3),
    Draw::Monster(4),
    Draw::Monster(5),
    Draw::Left,
    Draw::Right,
];

#[inline]
pub(crate) fn legal_actions_into(position: &Guardians, into: &mut Vec<Action>) {
    if position.over.is_some() || position.wave.is_some() {
        return;
    }
    match position.step {
        Step::Setup => {}
        Step::Place => position.list_placements(into),
        Step::MineSetup => position.list_mine_squares(into),
        Step::Return => position.list_returns(into),
        Step::Move => position.list_moves(into),
        Step::Shoot => {
            into.push(Action::Fire);
            if position.missile_target().is_some() {
                into.push(Action::Launch);
            }
        }
        Step::Mine => position.list_mine_moves(into),
    }
}

/// G6: the opening draws monsters only; G21: a wave draws from everything that is left.
#[inline]
pub(crate) fn outcomes_into(position: &Guardians, into: &mut Vec<(Draw, u32)>) {
    if position.over.is_some() {
        return;
    }
    let kinds = match (position.step, position.wave) {
        (Step::Setup, _) => 5,
        (_, Some(_)) => 7,
        _ => return,
    };
    // Collected in one place first: growing a list one by one costs more than the rest.
    let mut draws = [(Draw::Left, 0); 7];
    let mut count = 0;
    for (&draw, &left) in DRAWS.iter().zip(&position.supply[..kinds]) {
        draws[count] = (draw, left.into());
        count += usize::from(left > 0);
    }
    into.extend_from_slice(&draws[..count]);
}

/// One of the same without the list.
#[inline]
pub(crate) fn random_outcome(position: &Guardians, rng: &mut FastRng) -> Draw {
    let kinds = if position.step == Step::Setup { 5 } else { 7 };
    let supply = &position.supply[..kinds];
    let mut ticket = rng.below(supply.iter().map(|&left| u32::from(left)).sum());
    for (&draw, &left) in DRAWS.iter().zip(supply) {
        let left = u32::from(left);
        if ticket < left {
            return draw;
        }
        ticket -= left;
    }
    unreachable!("the ticket is less than the number of tokens")
}

impl Guardians {
    /// The empty squares of row 1.
    pub(crate) fn empty_bottom_squares(&self) -> u64 {
        BOTTOM_ROW & !self.blockers()
    }

    /// G7: any empty square of row 1.
    fn list_placements(&self, into: &mut Vec<Action>) {
        let empty = self.empty_bottom_squares();
        into.extend(
            (0..COLUMNS)
                .filter(|column| empty & (1 << column) != 0)
                .map(|column| Action::Place { column }),
        );
    }

    /// G7, G17: the mine squares that hold no fighter.
    fn list_mine_squares(&self, into: &mut Vec<Action>) {
        let fighters = self.fighters();
        into.extend(
            edition::MINE_SQUARES
                .iter()
                .filter(|square| fighters & square.bit() == 0)
                .map(|&to| Action::Mine { to }),
        );
    }

    /// G23: any empty square of row 1 with any payment, or retire.
    fn list_returns(&self, into: &mut Vec<Action>) {
        let empty = self.empty_bottom_squares();
        for column in (0..COLUMNS).filter(|column| empty & (1 << column) != 0) {
            each_payment(&self.pilot().tokens, edition::RETURN_PRICE, |payment| {
                into.push(Action::Return { column, payment });
            });
        }
        into.push(Action::Retire);
    }

    fn list_moves(&self, into: &mut Vec<Action>) {
        let Fighter::At(from) = self.pilot().fighter else {
            return;
        };
        let blockers = self.blockers();
        if let Some(heading) = self.heading {
            // G36: first the additional shots, then on in the same direction or not.
            if self.shots > 0 {
                into.push(Action::Fire);
                return;
            }
            into.push(Action::Stay);
            let reached = from.reach(heading, blockers);
            into.extend(reached.iter().map(|&to| Action::Move { from, to }));
            return;
        }
        into.push(Action::Stay);
        for direction in Direction::ALL {
            let reached = from.reach(direction, blockers);
            into.extend(reached.iter().map(|&to| Action::Move { from, to }));
        }
        // G36: a charged power-up can be used after moving at least one square.
        if self.pilot().power == PowerUp::Charged {
            for direction in Direction::ALL {
                let reached = from.reach(direction, blockers);
                into.extend(reached.iter().map(|&to| Action::Boost { from, to }));
            }
        }
        self.list_purchases(into);
    }

    /// G9: a purchase is a whole turn, so it stands in the place of the move.
    fn list_purchases(&self, into: &mut Vec<Action>) {
        let pilot = self.pilot();
        let mut offer = |price, action: fn(Payment) -> Action| {
            each_payment(&pilot.tokens, price, |payment| into.push(action(payment)));
        };
        if self.may_buy_missile() {
            offer(edition::MISSILE_PRICE, Action::BuyMissile);
        }
        if self.may_upgrade() {
            offer(edition::UPGRADE_PRICE, Action::Upgrade);
        }
        if self.may_charge() {
            offer(edition::POWER_UP_PRICE, Action::Charge);
        }
    }

    /// G24: one missile per player and game.
    pub(crate) fn may_buy_missile(&self) -> bool {
        self.pilot().missile == Missile::Supply
    }

    /// G32: in the advanced variant, up to level 3.
    pub(crate) fn may_upgrade(&self) -> bool {
        self.options.variant == Variant::Advanced && self.pilot().level < 3
    }

    /// G35: in the advanced variant, once per game.
    pub(crate) fn may_charge(&self) -> bool {
        self.options.variant == Variant::Advanced && self.pilot().power == PowerUp::Empty
    }

    /// G25: what a missile would hit first, if it may be launched: an invader, in whose row no
    /// other player's fighter stands.
    pub(crate) fn missile_target(&self) -> Option<Square> {
        let pilot = self.pilot();
        if pilot.missile != Missile::Held {
            return None;
        }
        let from = pilot.square()?;
        let target = self.first_above(from)?;
        let others = self.fighters() & !from.bit();
        let allowed = self.invaders & target.bit() != 0 && others & row_squares(target.row()) == 0;
        allowed.then_some(target)
    }

    /// G17: hold, one square to the right, or from the last column back in on a mine square.
    fn list_mine_moves(&self, into: &mut Vec<Action>) {
        into.push(Action::MineHold);
        let Some(mine) = self.mine else {
            return;
        };
        match mine.step(Direction::E) {
            Some(to) => {
                if self.fighters() & to.bit() == 0 {
                    into.push(Action::Mine { to });
                }
            }
            None => self.list_mine_squares(into),
        }
    }
}
