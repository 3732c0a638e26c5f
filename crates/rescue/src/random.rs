//! A random action without a list of all actions.
//!
//! Listing a position's actions means finding the whole reach of every ship, only to take one
//! action out of a hundred. Instead a ticket is drawn from a set in which every possible action
//! has one, each with the same chance, until the ticket is that of a legal action. So every legal
//! action keeps the same chance, and most of the work is one search for a way from one square to
//! another.

use starboard_kernel::FastRng;

use crate::action::{Action, Part};
use crate::board::{NEIGHBOURS, PLANETS, SQUARES, Square, Squares};
use crate::flight::Flight;
use crate::grid::{GRIDS, Spots};
use crate::legal::{Mover, SOLARS, attacks, steps, uses_ufos};
use crate::{FLEET, Kind, Phase, Power, Rescue, edition};

/// How many tickets are drawn before the actions are listed after all. Usually five suffice; where
/// only passing is legal, no number would.
const TRIES: usize = 64;

/// R30: a fleet with hacked ships. A power of two, so that none needs a check.
const MOST_MOVERS: usize = (FLEET + edition::HACKED as usize).next_power_of_two();

impl Rescue {
    /// A legal action, each with the same chance; `None` if none was found this way, which does not
    /// mean that there is none.
    #[inline]
    pub(crate) fn random_move(&self, rng: &mut FastRng) -> Option<Action> {
        if self.phase != Phase::Play || self.over.is_some() {
            return None;
        }
        let tickets = Tickets::new(self)?;
        let all = tickets.count();
        (0..TRIES).find_map(|_| tickets.action(rng.below(all) as usize))
    }
}

/// The tickets of one position: those for moves and attacks, then those for taking over, then
/// those for rebuilding.
struct Tickets<'a> {
    position: &'a Rescue,
    power: Option<Power>,
    movers: [(Square, Part); MOST_MOVERS],
    mover_count: usize,
    moves: usize,
    /// R30: the ships that a Hunter might take over.
    victims: u128,
    take_overs: usize,
    rebuilds: usize,
}

impl<'a> Tickets<'a> {
    /// None if there are more ships than expected.
    #[inline]
    fn new(position: &'a Rescue) -> Option<Self> {
        let power = position.power(position.seat());
        let mut tickets = Tickets {
            position,
            power,
            movers: [(Square::new(0), Part::Whole); MOST_MOVERS],
            mover_count: 0,
            moves: 0,
            victims: 0,
            take_overs: 0,
            rebuilds: 0,
        };
        position.each_mover(|mover| {
            tickets.movers[tickets.mover_count % MOST_MOVERS] = (mover.from, mover.part);
            tickets.mover_count += 1;
        });
        tickets.moves = tickets.mover_count
            * match power {
                Some(Power::Cheetah) => STOPS.len(),
                _ => CANDIDATES,
            };
        if position.may_take_over() {
            tickets.victims = position.targets();
            let pairs = (tickets.movers().iter()).map(|&(from, _)| tickets.victims_of(from).len());
            tickets.take_overs = pairs.sum::<u32>() as usize * FLEET;
        }
        if power == Some(Power::Robots) {
            tickets.rebuilds = position.lost_kinds().count() * FLEET;
        }
        (tickets.mover_count <= MOST_MOVERS).then_some(tickets)
    }

    fn count(&self) -> u32 {
        (self.moves + self.take_overs + self.rebuilds) as u32
    }

    /// The action that has this ticket, if it is legal.
    #[inline]
    fn action(&self, ticket: usize) -> Option<Action> {
        if ticket < self.moves {
            return self.move_or_attack(ticket);
        }
        let ticket = ticket - self.moves;
        if ticket < self.take_overs {
            return self.take_over(ticket);
        }
        self.rebuild(ticket - self.take_overs)
    }

    /// One ticket for each mover and each square that it might come to.
    #[inline]
    fn move_or_attack(&self, ticket: usize) -> Option<Action> {
        let (from, part, to) = if self.power == Some(Power::Cheetah) {
            let (from, part) = self.movers[ticket / STOPS.len() % MOST_MOVERS];
            (from, part, STOPS[ticket % STOPS.len()])
        } else {
            let (from, part) = self.movers[ticket / CANDIDATES % MOST_MOVERS];
            (from, part, LANDINGS[from.index()][ticket % CANDIDATES])
        };
        let mover = self.position.mover(from, part)?;
        let action = if self.position.lines.is_free(to) {
            Action::Move { from, to, part }
        } else {
            self.arrival(mover, to)?
        };
        self.has_way(mover, to).then_some(action)
    }

    /// What it means to come to a square that is not free, if that is allowed at all.
    #[inline]
    fn arrival(&self, mover: Mover, to: Square) -> Option<Action> {
        let Mover { from, part, .. } = mover;
        let position = self.position;
        if Squares(PLANETS).contains(to) {
            let lands = position.may_land(mover, to);
            return lands.then_some(Action::Move { from, to, part });
        }
        let there = position.stack(to);
        if there.top()?.seat() == position.seat() {
            // R28: wolves stack.
            let stacks = self.power == Some(Power::Wolf) && mover.fits_on(there) && from != to;
            return stacks.then_some(Action::Move { from, to, part });
        }
        // R17, R18
        let attacked = attacks(mover.kind, self.power) && !position.is_protected(to);
        attacked.then_some(Action::Attack { from, to, part })
    }

    /// R30: one ticket for each Hunter, each ship that it might attack and each starting square.
    fn take_over(&self, ticket: usize) -> Option<Action> {
        let (mut pair, place) = ((ticket / FLEET) as u32, ticket % FLEET);
        let home = self.position.starting_squares(self.position.seat())[place];
        let mut movers = self.movers().iter();
        let (from, to) = movers.find_map(|&(from, _)| {
            let mut victims = self.victims_of(from);
            if pair < victims.len() {
                return Some((from, victims.nth(pair as usize)?));
            }
            pair -= victims.len();
            None
        })?;
        let mover = self.position.mover(from, Part::Whole)?;
        let legal = self.position.may_receive(from, to, home) && self.has_way(mover, to);
        legal.then_some(Action::TakeOver { from, to, home })
    }

    /// The ships that a ship might attack and take over.
    fn victims_of(&self, from: Square) -> Squares {
        let top = self.position.stack(from).top();
        match top.is_some_and(|ship| attacks(ship.kind(), self.power)) {
            true => Squares(self.victims & CONCEIVABLE[from.index()]),
            false => Squares::NONE,
        }
    }

    /// R32: one ticket for each kind of lost ship and each starting square.
    fn rebuild(&self, ticket: usize) -> Option<Action> {
        let position = self.position;
        let kind = position.lost_kinds().nth(ticket / FLEET)?;
        let on = position.starting_squares(position.seat())[ticket % FLEET];
        let free = position.stack(on).is_empty();
        free.then_some(Action::Rebuild { kind, on })
    }

    fn movers(&self) -> &[(Square, Part)] {
        &self.movers[..self.mover_count.min(MOST_MOVERS)]
    }

    /// Whether a move leads to a square on which it may end.
    #[inline]
    fn has_way(&self, mover: Mover, to: Square) -> bool {
        let Mover { from, kind, .. } = mover;
        if Squares(NEIGHBOURS[from.index()]).contains(to) {
            return true;
        }
        if self.power == Some(Power::Cheetah) {
            return self.has_mixed_way(mover, to);
        }
        let grid = from.grid();
        let mut goals = if to.grid() == grid { to.spot() } else { 0 };
        if kind == Kind::Speedy || IS_SOLAR.contains(to) {
            let ends = self.ends(to);
            let (_, beside) = steps(from.beside(), kind, self.position.lines.free());
            if !(beside & ends).is_empty() {
                return true;
            }
            goals = ends.0[grid];
        }
        goals != 0 && self.flight(mover).leads_to(from, goals)
    }

    /// R29: the same for a cheetah, to a square that is not next to it.
    fn has_mixed_way(&self, mover: Mover, to: Square) -> bool {
        let Mover { from, kind, .. } = mover;
        let free = self.position.lines.free();
        let ends = self.ends(to);
        let (stepped, beside) = steps(from.beside(), kind, free);
        if !(beside & ends).is_empty() {
            return true;
        }
        let flight = self.flight(mover);
        // After jumps, to where a step move leads to the end from; or jumps after a step move.
        let (before_steps, _) = steps(ends.around(), kind, free);
        flight.leads_to(from, (ends | before_steps).0[from.grid()])
            || (0..GRIDS).any(|grid| {
                let (from, to) = (stepped.0[grid], ends.0[grid]);
                from != 0 && to != 0 && flight.connects(grid, from, to)
            })
    }

    /// The squares from which nothing more than an attraction leads to a square (R16), and that
    /// square itself.
    #[inline]
    fn ends(&self, to: Square) -> Spots {
        let mut ends = to.spots();
        for solar in SOLARS {
            if solar.contains(to) {
                ends |= solar & self.position.lines.free();
            }
        }
        ends
    }

    #[inline]
    fn flight(&self, mover: Mover) -> Flight {
        let over_ufos = uses_ufos(mover.kind, self.power);
        Flight::new(&self.position.lines, mover.vacated(), over_ufos)
    }
}

const IS_SOLAR: Squares = Squares(edition::RED | edition::ORANGE);

/// R29: a step before or after jumps lets a ship come to any square but those with UFOs (R14).
static STOPS: [Square; SQUARES - edition::UFOS.count_ones() as usize] = {
    let mut stops = [Square::new(0); SQUARES - edition::UFOS.count_ones() as usize];
    let (mut index, mut count) = (0, 0);
    while index < SQUARES {
        if edition::UFOS >> index & 1 == 0 {
            stops[count] = Square::new(index as u8);
            count += 1;
        }
        index += 1;
    }
    stops
};

/// Where a ship could come to from each square if all went well: its grid by jumps, the squares
/// one and two steps away, the solar squares.
pub(crate) static CONCEIVABLE: [u128; SQUARES] = {
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
static LANDINGS: [[Square; CANDIDATES]; SQUARES] = {
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

    /// Positions of random games by the list of actions.
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

    /// The pairs of powers that two seats can have, and a few tables with more seats.
    fn tables() -> Vec<serde_json::Value> {
        let powers = || std::iter::once("none").chain(Power::ALL.map(Power::name));
        let mut tables = vec![
            serde_json::json!({"players": 3, "powers": "none"}),
            serde_json::json!({"players": 3, "powers": ["none", "hacker", "robots"]}),
            serde_json::json!({"players": 6, "powers": "random"}),
        ];
        for one in powers() {
            let others = powers().filter(|&other| one < other || one == "none" && other == "none");
            tables.extend(
                others.map(|other| serde_json::json!({"players": 2, "powers": [one, other]})),
            );
        }
        tables
    }

    /// Every ticket, once: what is accepted must be what is listed.
    #[test]
    fn the_accepted_tickets_are_the_listed_actions() {
        let mut checked = 0;
        for options in tables() {
            positions(&options, 1, |position| {
                if position.phase() != Phase::Play {
                    return;
                }
                let tickets = Tickets::new(position).expect("not too many ships");
                let all = 0..tickets.count() as usize;
                let mut accepted: Vec<Action> =
                    all.filter_map(|ticket| tickets.action(ticket)).collect();
                if accepted.is_empty() {
                    accepted.push(Action::Pass);
                }
                let mut listed = position.legal_actions();
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
        const EACH: usize = 100;
        let mut checked = 0;
        let mut rng = FastRng::new(2026);
        for options in tables() {
            let mut number = 0;
            positions(&options, 1, |position| {
                number += 1;
                if number % 80 != 70 {
                    return;
                }
                let legal = position.legal_actions();
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
                checked += 1;
            });
        }
        assert!(checked > 40, "only {checked} positions");
    }
}
