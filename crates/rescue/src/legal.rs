//! Which actions are possible.
//!
//! A ship's reach is found with sets of squares: the squares next to it, and the squares that
//! chains of jumps lead to, which grow from landing to landing until nothing new turns up.

use crate::action::{Action, Deal, Part};
use crate::board::{BOARD, BODIES, NEIGHBOURS, PLANETS, Square, Squares};
use crate::flight::Flight;
use crate::grid::{Spots, squares_in_grid};
use crate::{Kind, Phase, Power, Rescue, Ship, Stack, edition};

/// Where a ship or stack may end its move.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reach {
    /// By a plain move.
    pub(crate) moves: u128,
    /// By an attack.
    pub(crate) attacks: u128,
}

/// What all movers of the seat to act have in common.
struct Situation {
    power: Option<Power>,
    /// Squares without a ship that are neither a planet nor a UFO square.
    free: u128,
    /// Enemy ships that can be attacked.
    targets: u128,
    /// The planets that a ship may have something to do on.
    planets: u128,
    /// R28: own ships and stacks onto which this many more may come.
    with_room: [u128; Stack::ROOM + 1],
    /// What a ship that does not attack may come to where it is not free, and what one that does.
    wanted: [Spots; 2],
}

/// The squares that the landings of a mover can be on.
struct Landings {
    /// Free ones.
    landed: u128,
    /// Wanted ones that are not free, and others.
    hit: u128,
}

/// A ship or a stack that moves.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    pub(crate) from: Square,
    pub(crate) part: Part,
    /// Of the top ship, as which it moves (R28).
    pub(crate) kind: Kind,
    stack: Stack,
}

impl Mover {
    /// How many ships move.
    #[inline]
    fn ships(self) -> usize {
        match self.part {
            Part::Whole => self.stack.height(),
            Part::Top => 1,
        }
    }

    /// Whether its commander comes along. R28: a stack with the carrier in it wins, whatever is on
    /// top.
    #[inline]
    fn carries(self) -> bool {
        match self.part {
            Part::Whole => self.stack.has_carrier(),
            Part::Top => self.stack.top().is_some_and(Ship::is_carrier),
        }
    }

    /// R28: whether own ships there leave room for it.
    #[inline]
    pub(crate) fn fits_on(self, stack: Stack) -> bool {
        stack.height() + self.ships() <= edition::STACK
    }

    /// R13: the square that it leaves empty.
    #[inline]
    pub(crate) fn vacated(self) -> Option<Square> {
        let empty = self.part == Part::Whole || self.stack.height() == 1;
        empty.then_some(self.from)
    }
}

pub(crate) fn legal_actions_into(position: &Rescue, into: &mut Vec<Action>) {
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

pub(crate) fn outcomes_into(position: &Rescue, into: &mut Vec<(Deal, u32)>) {
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
        self.each_mover(|mover| {
            let reach = self.reach_in(&situation, &mut flight, mover);
            found(mover.from, mover.part, reach);
        });
    }

    /// Every ship and stack that the seat to move can move.
    #[inline]
    pub(crate) fn each_mover(&self, mut found: impl FnMut(Mover)) {
        let seat = self.seat();
        let wolf = self.power(seat) == Some(Power::Wolf);
        self.fleet(seat).for_each(|from| {
            self.mover(from, Part::Whole).map(&mut found);
            // R28: or only the top ship.
            if wolf && self.stack(from).height() > 1 {
                self.mover(from, Part::Top).map(&mut found);
            }
        });
    }

    #[inline]
    pub(crate) fn mover(&self, from: Square, part: Part) -> Option<Mover> {
        let stack = self.stack(from);
        let kind = stack.top()?.kind();
        Some(Mover {
            from,
            part,
            kind,
            stack,
        })
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
        for kind in self.lost_kinds() {
            let free = self.starting_squares(seat).into_iter();
            let free = free.filter(|&square| self.stack(square).is_empty());
            into.extend(free.map(|on| Action::Rebuild { kind, on }));
        }
    }

    /// R32: the kinds of ships that the seat to move has lost.
    pub(crate) fn lost_kinds(&self) -> impl Iterator<Item = Kind> {
        let lost = self.lost[usize::from(self.turn)];
        let kinds = Kind::ALL.into_iter();
        kinds.filter(move |&kind| lost[kind as usize][0] > 0)
    }

    /// Where the ship or stack on a square of the seat to move may go.
    pub(crate) fn reach(&self, from: Square, part: Part) -> Reach {
        let mut flight = Flight::new(&self.lines, None, false);
        self.mover(from, part).map_or_else(Reach::default, |mover| {
            self.reach_in(&self.situation(), &mut flight, mover)
        })
    }

    #[inline]
    fn situation(&self) -> Situation {
        let seat = self.seat();
        let power = self.power(seat);
        let occupied = self.fleets.iter().fold(0, |all, fleet| all | fleet);
        let targets = self.targets();
        let (home, prison) = (self.home(seat), self.prison(seat));
        let mut calm = home.spots() | prison.spots();
        let mut with_room = [0; Stack::ROOM + 1];
        if power == Some(Power::Wolf) {
            // On planets as these let land.
            Squares(self.fleets[seat.index()] & !PLANETS).for_each(|square| {
                let room = edition::STACK.saturating_sub(self.stack(square).height());
                for stacks in &mut with_room[..=room] {
                    *stacks |= square.set().0;
                }
            });
            calm |= Spots::of(with_room[1]);
        }
        Situation {
            power,
            free: BOARD & !(occupied | BODIES),
            targets,
            planets: home.set().0 | prison.set().0,
            with_room,
            wanted: [calm, calm | Spots::of(targets)],
        }
    }

    /// Enemy ships that can be attacked.
    pub(crate) fn targets(&self) -> u128 {
        let seat = usize::from(self.turn);
        let occupied = self.fleets.iter().fold(0, |all, fleet| all | fleet);
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

    /// Whether a ship or stack that comes to a planet may land there.
    #[inline]
    pub(crate) fn may_land(&self, mover: Mover, planet: Square) -> bool {
        let seat = self.seat();
        // R22: home with the commander, even if the planet is occupied.
        if planet == self.home(seat) {
            return mover.carries();
        }
        // R21: where the commander is held, if the ship can carry him.
        planet == self.prison(seat)
            && self.carrier(seat).is_none()
            && mover.kind != Kind::Speedy
            && planet != mover.from
            && (self.stack(planet).is_empty()
                || self.power(seat) == Some(Power::Wolf) && mover.fits_on(self.stack(planet)))
    }

    #[inline]
    fn reach_in(&self, situation: &Situation, flight: &mut Flight, mover: Mover) -> Reach {
        let Mover { from, kind, .. } = mover;
        let power = situation.power;
        let fierce = attacks(kind, power);
        flight.change(mover.vacated(), uses_ufos(kind, power));
        let wanted = &situation.wanted[usize::from(fierce)];
        let Landings {
            mut landed,
            mut hit,
        } = if power == Some(Power::Cheetah) {
            self.mixed_landings(flight, mover, wanted)
        } else {
            landings(situation, flight, mover, wanted)
        };
        // R16: from a solar square to all of its colour.
        if landed & (edition::RED | edition::ORANGE) != 0 {
            for solar in [edition::RED, edition::ORANGE] {
                if landed & solar != 0 {
                    landed |= solar & situation.free;
                    hit |= solar;
                }
            }
        }
        let mut moves = landed;
        // Most ships come near no planet.
        for planet in Squares(hit & situation.planets) {
            if self.may_land(mover, planet) {
                moves |= planet.set().0;
            }
        }
        // R28: onto own ships.
        if power == Some(Power::Wolf) {
            moves |= hit & situation.with_room[mover.ships()] & !from.set().0;
        }
        let attacks = if fierce { hit & situation.targets } else { 0 };
        Reach { moves, attacks }
    }

    /// R29: a step move and a chain of jumps, in either order.
    fn mixed_landings(&self, flight: &Flight, mover: Mover, wanted: &Spots) -> Landings {
        let Mover { from, kind, .. } = mover;
        let grid = from.grid();
        let free = self.lines.free();
        let (stepped, beside) = steps(from.beside(), kind, free);
        let (jumped, struck) = flight.chains(grid, from.spot());
        let jumped = Spots::in_grid(grid, jumped) & free;
        let (then_stepped, then_beside) = steps(jumped.around(), kind, free);
        let mut landed = stepped | jumped | then_stepped;
        let mut hit = beside | then_beside;
        hit.0[grid] |= struck;
        for (grid, stepped) in stepped.0.into_iter().enumerate() {
            let (then_jumped, then_struck) = flight.chains(grid, stepped);
            landed.0[grid] |= then_jumped;
            hit.0[grid] |= then_struck;
        }
        Landings {
            landed: landed.squares().0,
            hit: (hit & *wanted).squares().0,
        }
    }
}

/// R9: a step move or a chain of jumps.
#[inline]
fn landings(situation: &Situation, flight: &Flight, mover: Mover, wanted: &Spots) -> Landings {
    let Mover { from, kind, .. } = mover;
    // R15: never where it began, not even on the way: that is not free.
    let free = situation.free;
    let mut beside = NEIGHBOURS[from.index()];
    if kind == Kind::Speedy {
        // R10: a second step.
        beside |= Squares(beside & free).fold(0, |all, square| all | NEIGHBOURS[square.index()]);
    }
    let grid = from.grid();
    let (jumped, struck) = flight.chains(grid, from.spot());
    let jumped = squares_in_grid(grid, jumped ^ from.spot());
    let struck = squares_in_grid(grid, struck & wanted.0[grid]);
    Landings {
        landed: beside & free | jumped.0,
        hit: beside | struck.0,
    }
}

/// R4
pub(crate) static SOLARS: [Spots; 2] = [Spots::of(edition::RED), Spots::of(edition::ORANGE)];

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
pub(crate) fn steps(beside: Spots, kind: Kind, free: Spots) -> (Spots, Spots) {
    let stepped = beside & free;
    if kind == Kind::Speedy {
        let beside = beside | stepped.around();
        (beside & free, beside)
    } else {
        (stepped, beside)
    }
}

#[inline]
fn push_reach(reach: Reach, from: Square, part: Part, into: &mut Vec<Action>) {
    // Not `extend`, which would ask for one square after the other.
    Squares(reach.moves).for_each(|to| into.push(Action::Move { from, to, part }));
    if reach.attacks != 0 {
        Squares(reach.attacks).for_each(|to| into.push(Action::Attack { from, to, part }));
    }
}
