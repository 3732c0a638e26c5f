//! Which actions are possible.
//!
//! A ship's reach is found with sets of squares: the squares next to it, and the squares that
//! chains of jumps lead to, which grow from landing to landing until nothing new turns up.

use crate::action::{Action, Deal, Part};
use crate::board::{BOARD, BODIES, Flight, NEIGHBOURS, PLANETS, Spots, Square, Squares, spots_of};
use crate::{Kind, Phase, Power, Rescue, Seat, edition};

/// Where a ship or stack may end its move.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reach {
    /// By a plain move.
    pub(crate) moves: u128,
    /// By an attack.
    pub(crate) attacks: u128,
}

/// What all movers of one seat have in common.
struct Situation {
    seat: Seat,
    power: Option<Power>,
    /// Squares without a ship that are neither a planet nor a UFO square.
    free: u128,
    /// Enemy ships that can be attacked.
    targets: u128,
    home: u128,
    /// The planet that holds the commander now.
    prison: u128,
    /// What a ship that does not attack may come to where it is not free, and what one that does.
    wanted: [Spots; 2],
}

pub(crate) fn legal_actions(position: &Rescue, into: &mut Vec<Action>) {
    if position.over.is_some() {
        return;
    }
    match position.phase {
        Phase::Powers => {}
        Phase::Layout => {
            // R5, R8: what is left of two of each kind.
            let kinds = Kind::ALL.into_iter();
            into.extend(
                kinds
                    .filter(|&kind| position.may_lay(kind))
                    .map(Action::Lay),
            );
        }
        Phase::Play => {
            let before = into.len();
            position.list_moves(into);
            position.list_rebuilds(into);
            // R9: you must move if you can.
            if into.len() == before {
                into.push(Action::Pass);
            }
        }
    }
}

pub(crate) fn outcomes(position: &Rescue, into: &mut Vec<(Deal, u32)>) {
    if position.phase == Phase::Powers {
        let left = Power::ALL
            .into_iter()
            .filter(|&power| !position.powers.contains(&Some(power)));
        into.extend(left.map(|power| (Deal(power), 1)));
    }
}

impl Rescue {
    pub(crate) fn may_lay(&self, kind: Kind) -> bool {
        let laid = self
            .fleet(self.seat())
            .filter_map(|square| self.stack(square).top())
            .filter(|ship| ship.kind() == kind)
            .count();
        laid < edition::OF_EACH_KIND.into()
    }

    fn list_moves(&self, into: &mut Vec<Action>) {
        let hacks = self.may_take_over();
        self.each_reach(|from, part, reach| {
            push_reach(reach, from, part, into);
            if hacks && part == Part::Whole && reach.attacks != 0 {
                self.list_take_overs(from, reach.attacks, into);
            }
        });
    }

    /// Every ship and stack of the seat to move, with where it may go.
    #[inline]
    pub(crate) fn each_reach(&self, mut found: impl FnMut(Square, Part, Reach)) {
        let situation = self.situation();
        let mut flight = Flight::new(&self.lines, None, false);
        self.fleet(situation.seat).for_each(|from| {
            let whole = self.reach_in(&situation, &mut flight, from, Part::Whole);
            found(from, Part::Whole, whole);
            // R28: or only the top ship.
            if situation.power == Some(Power::Wolf) && self.stack(from).height() > 1 {
                let top = self.reach_in(&situation, &mut flight, from, Part::Top);
                found(from, Part::Top, top);
            }
        });
    }

    /// R30: whether the seat to move may have one more hacked ship.
    pub(crate) fn may_take_over(&self) -> bool {
        self.power(self.seat()) == Some(Power::Hacker) && self.hacked(self.seat()) < edition::HACKED
    }

    /// R30
    fn list_take_overs(&self, from: Square, attacks: u128, into: &mut Vec<Action>) {
        for to in Squares(attacks) {
            for home in self.starting_squares(self.seat()) {
                if self.may_receive(from, to, home) {
                    into.push(Action::TakeOver { from, to, home });
                }
            }
        }
    }

    /// R30: whether a ship taken over may be put there; what the Hunter leaves counts as free.
    pub(crate) fn may_receive(&self, from: Square, to: Square, home: Square) -> bool {
        self.stack(home).is_empty() || (home == from && self.stack(to).height() == 1)
    }

    /// R32
    pub(crate) fn list_rebuilds(&self, into: &mut Vec<Action>) {
        let seat = self.seat();
        if self.power(seat) != Some(Power::Robots) {
            return;
        }
        for kind in Kind::ALL {
            if self.lost(seat, kind) > 0 {
                let free = self.starting_squares(seat).into_iter();
                let free = free.filter(|&square| self.stack(square).is_empty());
                into.extend(free.map(|on| Action::Rebuild { kind, on }));
            }
        }
    }

    /// Where the ship or stack on a square of the seat to move may go.
    pub(crate) fn reach(&self, from: Square, part: Part) -> Reach {
        let mut flight = Flight::new(&self.lines, None, false);
        self.reach_in(&self.situation(), &mut flight, from, part)
    }

    #[inline]
    fn situation(&self) -> Situation {
        let seat = self.seat();
        let occupied = self.fleets.iter().fold(0, |all, fleet| all | fleet);
        let held = self.carriers[seat.index()].is_none();
        let power = self.power(seat);
        let targets = self.targets(occupied);
        let home = self.home(seat).set().0;
        // R21: only while he is held there.
        let prison = if held { self.prison(seat).set().0 } else { 0 };
        // R28: wolves come to their own ships as well.
        let own = match power {
            Some(Power::Wolf) => self.fleets[seat.index()],
            _ => 0,
        };
        let calm = spots_of(home | prison | own);
        let fierce = spots_of(targets);
        Situation {
            seat,
            power,
            free: BOARD & !(occupied | BODIES),
            targets,
            home,
            prison,
            wanted: [calm, std::array::from_fn(|grid| calm[grid] | fierce[grid])],
        }
    }

    /// Enemy ships that can be attacked.
    fn targets(&self, occupied: u128) -> u128 {
        let seat = usize::from(self.turn);
        // R20: not on planets.
        let mut targets = occupied & !self.fleets[seat] & !PLANETS;
        for (other, carrier) in self.carriers.iter().enumerate() {
            // R18: not a Bounty Cargo with its commander; R31: unless it is a rooster's.
            if let Some(square) = *carrier
                && other != seat
                && self.is_protected(square)
            {
                targets &= !square.set().0;
            }
        }
        targets
    }

    /// R18, R28, R31
    pub(crate) fn is_protected(&self, square: Square) -> bool {
        self.stack(square).top().is_some_and(|top| {
            top.kind() == Kind::Cargo
                && top.is_carrier()
                && self.power(top.seat()) != Some(Power::Rooster)
        })
    }

    #[inline]
    fn reach_in(
        &self,
        situation: &Situation,
        flight: &mut Flight,
        from: Square,
        part: Part,
    ) -> Reach {
        let stack = self.stack(from);
        let Some(top) = stack.top() else {
            return Reach::default();
        };
        let kind = top.kind();
        let power = situation.power;
        // R15: never where it began, not even on the way.
        let free = situation.free & !from.set().0;
        let fierce = attacks(kind, power);
        let targets = if fierce { situation.targets } else { 0 };
        let wanted = &situation.wanted[usize::from(fierce)];
        // R13: what the ship leaves is empty, unless something stays there.
        let vacates = part == Part::Whole || stack.height() == 1;
        flight.change(vacates.then_some(from), uses_ufos(kind, power));
        let (stepped, beside) = steps(NEIGHBOURS[from.index()], kind, free);
        let (jumped, struck) = flight.chains(from.grid(), from.spot(), wanted);
        let mut landed = (stepped | jumped) & free;
        let mut hit = beside | struck;
        // R29: a step move and a chain of jumps, in either order.
        if power == Some(Power::Cheetah) {
            let (then_jumped, then_struck) = chains_from(flight, stepped, wanted);
            let (then_stepped, then_beside) = steps(around(jumped & free), kind, free);
            landed |= (then_jumped | then_stepped) & free;
            hit |= then_struck | then_beside;
        }
        // R16: from a solar square to all of its colour.
        if landed & (edition::RED | edition::ORANGE) != 0 {
            for solar in [edition::RED, edition::ORANGE] {
                if landed & solar != 0 {
                    landed |= solar & free;
                    hit |= solar;
                }
            }
        }
        // Most ships come near no planet.
        let mut ends = if hit & (situation.home | situation.prison) == 0 {
            0
        } else {
            self.entrances(situation, from, part)
        };
        if power == Some(Power::Wolf) {
            // R28: also on the planet, for whom it lets land.
            ends |= self.stacks_with_room(situation, from, part) & !PLANETS;
        }
        Reach {
            moves: landed | (hit & ends),
            attacks: hit & targets,
        }
    }

    /// The planets that this mover may land on.
    #[inline]
    fn entrances(&self, situation: &Situation, from: Square, part: Part) -> u128 {
        let mut entrances = 0;
        let stack = self.stack(from);
        let Some(top) = stack.top() else {
            return 0;
        };
        let (carries, moving) = match part {
            // R28: a stack with the carrier in it wins, whatever is on top.
            Part::Whole => (stack.has_carrier(), stack.height()),
            Part::Top => (top.is_carrier(), 1),
        };
        // R22: home, whoever stands there.
        if carries {
            entrances |= situation.home;
        }
        // R21: where the commander is held, if the ship can carry him.
        if top.kind() != Kind::Speedy && situation.prison != 0 {
            let parked = self.stack(Squares(situation.prison).next().unwrap_or(from));
            let room = match situation.power {
                Some(Power::Wolf) => edition::STACK,
                _ => 1,
            };
            if parked.height() + moving <= room {
                entrances |= situation.prison;
            }
        }
        entrances & !from.set().0
    }

    /// R28: own ships and stacks that so many more may come onto.
    fn stacks_with_room(&self, situation: &Situation, from: Square, part: Part) -> u128 {
        let moving = match part {
            Part::Whole => self.stack(from).height(),
            Part::Top => 1,
        };
        self.fleet(situation.seat)
            .filter(|&square| square != from)
            .filter(|&square| self.stack(square).height() + moving <= edition::STACK)
            .fold(0, |set, square| set | square.set().0)
    }
}

/// R17, R31
pub(crate) fn attacks(kind: Kind, power: Option<Power>) -> bool {
    match kind {
        Kind::Hunter => true,
        Kind::Cargo => power == Some(Power::Rooster),
        Kind::Speedy | Kind::Tie => false,
    }
}

/// R12, R33
pub(crate) fn uses_ufos(kind: Kind, power: Option<Power>) -> bool {
    match kind {
        Kind::Tie => true,
        Kind::Hunter | Kind::Speedy => power == Some(Power::Astronauts),
        Kind::Cargo => false,
    }
}

/// R10: the free squares that a step move reaches if these are the squares next to its
/// beginning, and all squares that its last step can come to.
#[inline]
fn steps(beside: u128, kind: Kind, free: u128) -> (u128, u128) {
    let stepped = beside & free;
    if kind == Kind::Speedy {
        let beside = beside | around(stepped);
        (beside & free, beside)
    } else {
        (stepped, beside)
    }
}

#[inline]
fn around(squares: u128) -> u128 {
    Squares(squares).fold(0, |all, square| all | NEIGHBOURS[square.index()])
}

/// R11: chains of jumps from any of these squares, as [`Flight::chains`] gives them.
fn chains_from(flight: &Flight, from: u128, wanted: &Spots) -> (u128, u128) {
    let by_grid = spots_of(from);
    let chains = by_grid.into_iter().enumerate();
    chains.fold((0, 0), |(landed, struck), (grid, from)| {
        let (then_landed, then_struck) = flight.chains(grid, from, wanted);
        (landed | then_landed, struck | then_struck)
    })
}

#[inline]
fn push_reach(reach: Reach, from: Square, part: Part, into: &mut Vec<Action>) {
    // Not `extend`, which would ask for one square after the other.
    Squares(reach.moves).for_each(|to| into.push(Action::Move { from, to, part }));
    if reach.attacks != 0 {
        Squares(reach.attacks).for_each(|to| into.push(Action::Attack { from, to, part }));
    }
}
