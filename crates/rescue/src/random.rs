//! A random move without a list of all moves.
//!
//! Listing a position's moves means finding the whole reach of every ship, only to take one move
//! out of a hundred. Instead a pair of squares is drawn from a set that has every possible move
//! in it, each pair with the same chance, until the pair is a legal move. So every legal move
//! keeps the same chance, and most of the work is one search for a way from one square to
//! another.

use starboard_kernel::FastRng;

use crate::action::{Action, Part};
use crate::board::{BODIES, Flight, GRIDS, NEIGHBOURS, PLANETS, SQUARES, Square, Squares};
use crate::legal::{attacks, uses_ufos};
use crate::{FLEET, Kind, Phase, Rescue, edition};

/// So many pairs are drawn before the moves are listed after all. Usually five suffice; where
/// nothing is legal but to pass, no number would.
const TRIES: usize = 64;

impl Rescue {
    /// A legal move, each with the same chance; nothing if none was found this way, which does
    /// not mean that there is none.
    #[inline]
    pub(crate) fn random_move(&self, rng: &mut FastRng) -> Option<Action> {
        let seat = self.seat();
        // Powers add too many other things to do.
        if self.phase != Phase::Play || self.over.is_some() || self.power(seat).is_some() {
            return None;
        }
        let mut ships = [Square::new(0); FLEET];
        let count = self.fleet(seat).fold(0, |count, square| {
            ships[count % FLEET] = square;
            count + 1
        });
        if count > FLEET {
            return None;
        }
        for _ in 0..TRIES {
            let ticket = rng.below((count * CANDIDATES) as u32) as usize;
            let from = ships[ticket / CANDIDATES % FLEET];
            let to = LANDINGS[from.index()][ticket % CANDIDATES];
            let action = self.move_between(from, to);
            if action.is_some() {
                return action;
            }
        }
        None
    }

    /// The move of a ship of the seat to act, which has no power, from one square to another, if
    /// it is legal.
    #[inline]
    fn move_between(&self, from: Square, to: Square) -> Option<Action> {
        let kind = self.stack(from).top()?.kind();
        let part = Part::Whole;
        let action = if self.lines.is_free(to) {
            Action::Move { from, to, part }
        } else {
            self.arrival(from, to)?
        };
        self.has_way(from, to, kind).then_some(action)
    }

    /// What it means to come to a square that is not free, if that is allowed at all.
    #[inline]
    fn arrival(&self, from: Square, to: Square) -> Option<Action> {
        let seat = self.seat();
        let top = self.stack(from).top()?;
        let part = Part::Whole;
        if Squares(PLANETS).contains(to) {
            // R22: home with the commander.
            let comes_home = top.is_carrier() && to == self.home(seat);
            // R21: to the commander, if the ship can carry him.
            let picks_up = top.kind() != Kind::Speedy
                && self.carrier(seat).is_none()
                && to == self.prison(seat)
                && self.stack(to).is_empty();
            return (comes_home || picks_up).then_some(Action::Move { from, to, part });
        }
        // R17, R18
        let attacked = attacks(top.kind(), None)
            && self.stack(to).top().is_some_and(|ship| ship.seat() != seat)
            && !self.is_protected(to);
        attacked.then_some(Action::Attack { from, to, part })
    }

    /// Whether a step move, a chain of jumps or an attraction leads to a square.
    #[inline]
    fn has_way(&self, from: Square, to: Square, kind: Kind) -> bool {
        if Squares(NEIGHBOURS[from.index()]).contains(to) {
            return true;
        }
        let grid = from.grid();
        let mut goals = if to.grid() == grid { to.spot() } else { 0 };
        // R16: what is attracted to a solar square has come to one of its colour.
        let colour = usize::from(COLOURS[to.index()]);
        if kind == Kind::Speedy || colour != 0 {
            if self.has_steps(from, to, kind, SOLARS[colour]) {
                return true;
            }
            goals |= self.lines.free_in(grid) & SOLAR_SPOTS[colour][grid];
        }
        if goals == 0 {
            return false;
        }
        let flight = Flight::new(&self.lines, Some(from), uses_ufos(kind, None));
        flight.leads_to(grid, from, goals)
    }

    /// Whether steps lead to a square that is not next to the ship, or to one of these.
    fn has_steps(&self, from: Square, to: Square, kind: Kind, others: u128) -> bool {
        let occupied = self.fleets.iter().fold(0, |all, fleet| all | fleet);
        let free = !(occupied | BODIES);
        let stepped = NEIGHBOURS[from.index()] & free;
        if stepped & others != 0 {
            return true;
        }
        // R10: a second step.
        kind == Kind::Speedy
            && (stepped & NEIGHBOURS[to.index()] != 0
                || Squares(others & free).any(|other| stepped & NEIGHBOURS[other.index()] != 0))
    }
}

/// R4: no colour, red, orange.
const SOLARS: [u128; 3] = [0, edition::RED, edition::ORANGE];

const COLOURS: [u8; SQUARES] = {
    let mut colours = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        if edition::RED >> index & 1 != 0 {
            colours[index] = 1;
        } else if edition::ORANGE >> index & 1 != 0 {
            colours[index] = 2;
        }
        index += 1;
    }
    colours
};

/// The squares of each colour, by grid.
const SOLAR_SPOTS: [[u64; GRIDS]; 3] = {
    let mut spots = [[0; GRIDS]; 3];
    let mut index = 0;
    while index < SQUARES {
        let square = Square::new(index as u8);
        if COLOURS[index] != 0 {
            spots[COLOURS[index] as usize][square.grid()] |= square.spot();
        }
        index += 1;
    }
    spots
};

/// Where a ship could come to from each square if all went well: its grid by jumps, the squares
/// one and two steps away, the solar squares.
pub(crate) const CONCEIVABLE: [u128; SQUARES] = {
    let mut grids = [0; GRIDS];
    let mut index = 0;
    while index < SQUARES {
        grids[Square::new(index as u8).grid()] |= 1 << index;
        index += 1;
    }
    let mut conceivable = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let mut set = grids[Square::new(index as u8).grid()] | edition::RED | edition::ORANGE;
        let mut step = 0;
        while step < SQUARES {
            if NEIGHBOURS[index] >> step & 1 != 0 {
                set |= 1 << step | NEIGHBOURS[step];
            }
            step += 1;
        }
        conceivable[index] = set & !(edition::UFOS | 1 << index);
        index += 1;
    }
    conceivable
};

/// As many for each square, so that a pair of a ship and a number below this is drawn at once.
const CANDIDATES: usize = {
    let mut most = 0;
    let mut index = 0;
    while index < SQUARES {
        if CONCEIVABLE[index].count_ones() > most {
            most = CONCEIVABLE[index].count_ones();
        }
        index += 1;
    }
    most as usize
};

/// [`CONCEIVABLE`] one by one; what is too much is filled up with the square itself, which is
/// never legal (R15).
const LANDINGS: [[Square; CANDIDATES]; SQUARES] = {
    let mut landings = [[Square::new(0); CANDIDATES]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        landings[index] = [Square::new(index as u8); CANDIDATES];
        let mut count = 0;
        let mut to = 0;
        while to < SQUARES {
            if CONCEIVABLE[index] >> to & 1 != 0 {
                landings[index][count] = Square::new(to as u8);
                count += 1;
            }
            to += 1;
        }
        index += 1;
    }
    landings
};

#[cfg(test)]
mod tests {
    use starboard_kernel::{Game, Silent, Turn, random_listed_action};

    use super::*;

    /// Positions of random games by the list of actions: without powers, and with powers that
    /// only others have.
    fn positions(options: &serde_json::Value, games: u64, mut look: impl FnMut(&Rescue)) {
        let values = options.as_object().expect("options by name");
        let options = Rescue::read_options(values).expect("good options");
        for seed in 0..games {
            let mut rng = FastRng::new(seed);
            let mut position = Rescue::start(&options);
            loop {
                match position.turn() {
                    Turn::Player(_) => {
                        look(&position);
                        let action = random_listed_action(&position, &mut rng, &mut Vec::new());
                        position.play_unchecked(action, &mut Silent);
                    }
                    Turn::Chance => {
                        let deal = position.random_outcome(&mut rng, &mut Vec::new());
                        position.resolve_unchecked(deal, &mut Silent);
                    }
                    Turn::Over => break,
                }
            }
        }
    }

    /// Every pair that can be drawn, once: what is accepted must be what is listed.
    #[test]
    fn the_accepted_pairs_are_the_listed_moves() {
        let mut checked = 0;
        for (options, games) in [
            (serde_json::json!({"players": 2, "powers": "none"}), 12),
            (serde_json::json!({"players": 3, "powers": "none"}), 4),
            (serde_json::json!({"players": 6, "powers": "none"}), 2),
            (
                serde_json::json!({"players": 2, "powers": ["none", "wolf"]}),
                4,
            ),
            (
                serde_json::json!({"players": 2, "powers": ["rooster", "none"]}),
                4,
            ),
            (
                serde_json::json!({"players": 3, "powers": ["none", "hacker", "robots"]}),
                4,
            ),
        ] {
            positions(&options, games, |position| {
                let seat = position.seat();
                if position.phase() != Phase::Play || position.power(seat).is_some() {
                    return;
                }
                let mut accepted = Vec::new();
                for from in position.fleet(seat) {
                    for to in LANDINGS[from.index()] {
                        accepted.extend(position.move_between(from, to));
                    }
                }
                if accepted.is_empty() {
                    accepted.push(Action::Pass);
                }
                let mut listed = position.legal();
                let text = |action: &Action| action.to_string();
                accepted.sort_by_key(text);
                listed.sort_by_key(text);
                assert_eq!(accepted, listed, "{}", position.document());
                checked += 1;
            });
        }
        assert!(checked > 3000, "only {checked} positions");
    }

    /// The sum of (drawn − expected)² / expected over all actions is about their number, give or
    /// take a few times the root of twice that.
    #[test]
    fn every_legal_action_is_as_likely_as_any_other() {
        const EACH: usize = 200;
        let options = serde_json::json!({"players": 2, "powers": "none"});
        let mut number = 0;
        let mut rng = FastRng::new(2026);
        positions(&options, 4, |position| {
            number += 1;
            if number % 40 != 1 {
                return;
            }
            let legal = position.legal();
            let mut drawn = vec![0_usize; legal.len()];
            for _ in 0..legal.len() * EACH {
                let action = position.random_action(&mut rng, &mut Vec::new());
                let index = legal.iter().position(|&known| known == action);
                drawn[index.expect("a legal action")] += 1;
            }
            let squares: usize = drawn.iter().map(|&times| times.abs_diff(EACH).pow(2)).sum();
            let sum = squares / EACH;
            let far = 5 * (2 * legal.len()).isqrt();
            assert!(
                sum.abs_diff(legal.len()) <= far,
                "{sum} for {} actions: {}",
                legal.len(),
                position.document()
            );
        });
        assert!(number > 400, "only {number} positions");
    }
}
