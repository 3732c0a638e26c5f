//! What actions and outcomes do.

use starboard_kernel::{Seat, Sink};

use crate::board::PLANETS;
use crate::repetition::{Seen, ship_key, turn_key};
use crate::{
    Action, Deal, Event, FLEET, Kind, Layout, Lines, MOST_PLAYERS, Options, Over, Part, Phase,
    Power, Powers, Rescue, SQUARES, Ship, Square, Squares, Stack, edition,
};

/// The beginning: as far as nothing is to be decided, it is done.
pub(crate) fn start(options: Options) -> Rescue {
    let mut position = Rescue::bare(options);
    if position.phase == Phase::Layout {
        position.begin_layout();
    }
    position
}

#[inline]
pub(crate) fn play_unchecked(position: &mut Rescue, action: Action, sink: &mut impl Sink<Event>) {
    match action {
        Action::Lay(kind) => position.lay(kind, sink),
        Action::Move { from, to, part } => position.make_move(from, to, part, sink),
        Action::Attack { from, to, part } => position.attack(from, to, part, None, sink),
        Action::TakeOver { from, to, home } => {
            position.attack(from, to, Part::Whole, Some(home), sink);
        }
        Action::Rebuild { kind, on } => position.rebuild(kind, on, sink),
        Action::Pass => {
            let seat = position.seat();
            position.remember();
            sink.tell(|| Event::Passed { seat });
            position.end_turn(false, sink);
        }
    }
}

/// R27: powers are dealt before the layout, seat by seat.
pub(crate) fn resolve_unchecked(
    position: &mut Rescue,
    Deal(power): Deal,
    sink: &mut impl Sink<Event>,
) {
    let seat = position.seat();
    position.powers[seat.index()] = Some(power);
    sink.tell(|| Event::Dealt { seat, power });
    if seat.number() == usize::from(position.options.players) {
        position.pass_turn_to(Seat::new(0));
        position.begin_layout();
    } else {
        position.pass_turn_to(Seat::new(seat.index() + 1));
    }
}

impl Rescue {
    /// Nothing on the board, the first seat to act.
    pub(crate) fn bare(options: Options) -> Self {
        Rescue {
            options,
            powers: match options.powers {
                Powers::BySeat(powers, _) => powers,
                Powers::None | Powers::Random => [None; MOST_PLAYERS],
            },
            phase: match options.powers {
                Powers::Random => Phase::Powers,
                Powers::None | Powers::BySeat(..) => Phase::Layout,
            },
            turn: 0,
            cells: [Stack::default(); SQUARES],
            fleets: [0; MOST_PLAYERS],
            lines: Lines::EMPTY,
            carriers: [None; MOST_PLAYERS],
            lost: [[[0; 2]; 4]; MOST_PLAYERS],
            hash: turn_key(0),
            quiet: 0,
            seen: Seen::default(),
            over: None,
        }
    }

    /// R8
    fn begin_layout(&mut self) {
        self.phase = Phase::Layout;
        if self.options.layout == Layout::Standard {
            for seat in self.all_seats() {
                let squares = self.starting_squares(seat);
                for (square, kind) in squares.into_iter().zip(edition::STANDARD_LAYOUT) {
                    self.put(Ship::new(seat, kind), square);
                }
            }
            self.phase = Phase::Play;
        }
    }

    fn lay(&mut self, kind: Kind, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        let Some(square) = self.next_to_lay() else {
            return;
        };
        self.put(Ship::new(seat, kind), square);
        sink.tell(|| Event::Laid { seat, kind, square });
        if self.fleets[seat.index()].count_ones() as usize == FLEET {
            if seat.number() == usize::from(self.options.players) {
                self.phase = Phase::Play;
                self.pass_turn_to(Seat::new(0));
            } else {
                self.pass_turn_to(Seat::new(seat.index() + 1));
            }
        }
    }

    #[inline]
    fn make_move(&mut self, from: Square, to: Square, part: Part, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        sink.tell(|| self.moved(from, to, part));
        self.remember();
        let onto_ships = !self.stack(to).is_empty();
        self.relocate(from, to, part);
        if Squares(PLANETS).contains(to) {
            return self.land_on_planet(to, sink);
        }
        if onto_ships {
            let height = self.stack(to).height() as u8;
            sink.tell(|| Event::Stacked {
                seat,
                square: to,
                height,
            });
        }
        self.end_turn(false, sink);
    }

    fn land_on_planet(&mut self, planet: Square, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        if planet == self.prison(seat) {
            // R21: landing takes the commander aboard; of a stack, the top ship.
            if let Some(ship) = self.take(planet) {
                self.put(ship.with_commander(), planet);
            }
            sink.tell(|| Event::PickedUp {
                seat,
                square: planet,
            });
            self.end_turn(true, sink);
        } else {
            // R22, R24: the first commander home wins at once.
            sink.tell(|| Event::CameHome {
                seat,
                square: planet,
            });
            self.quiet += 1;
            self.finish(Over::Won(seat), sink);
        }
    }

    /// R17, R30
    fn attack(
        &mut self,
        from: Square,
        to: Square,
        part: Part,
        home: Option<Square>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = self.seat();
        sink.tell(|| self.moved(from, to, part));
        self.remember();
        // R28: of a stack the top ship only.
        let Some(victim) = self.take(to) else {
            return;
        };
        let (owner, kind) = (victim.seat(), victim.kind());
        // R28: the attacker stays where it began if ships remain.
        let stays = !self.stack(to).is_empty();
        if !stays {
            self.relocate(from, to, part);
        }
        match home {
            None => {
                self.lost[owner.index()][kind as usize][usize::from(victim.is_hacked())] += 1;
                sink.tell(|| Event::Removed {
                    seat,
                    owner,
                    kind,
                    square: to,
                    stays,
                });
            }
            Some(home) => {
                self.put(Ship::new(seat, kind).hacked(), home);
                sink.tell(|| Event::TakenOver {
                    seat,
                    owner,
                    kind,
                    square: to,
                    home,
                    stays,
                });
            }
        }
        if victim.is_carrier() {
            // R19: the commander goes back to the planet that held him.
            let planet = self.prison(owner);
            sink.tell(|| Event::CommanderReturned {
                seat: owner,
                planet,
            });
        }
        if self.is_out(owner) {
            sink.tell(|| Event::Out { seat: owner });
        }
        self.end_turn(true, sink);
    }

    /// R32
    fn rebuild(&mut self, kind: Kind, on: Square, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.remember();
        self.lost[seat.index()][kind as usize][0] -= 1;
        self.put(Ship::new(seat, kind), on);
        sink.tell(|| Event::Rebuilt {
            seat,
            kind,
            square: on,
        });
        self.end_turn(false, sink);
    }

    /// The next player's turn, unless the game is over.
    #[inline]
    fn end_turn(&mut self, eventful: bool, sink: &mut impl Sink<Event>) {
        if eventful {
            self.quiet = 0;
            // Earlier positions had another ship or another commander at home; only robots can
            // bring them back.
            if !self.powers.contains(&Some(Power::Robots)) {
                self.seen.forget();
            }
        } else {
            self.quiet += 1;
        }
        let players = self.options.players;
        let mut next = self.turn;
        loop {
            next = if next + 1 == players { 0 } else { next + 1 };
            if !self.is_out(Seat::new(next.into())) {
                break;
            }
        }
        // R25
        if next == self.turn {
            return self.finish(Over::Won(self.seat()), sink);
        }
        // R26
        let hash = self.hash ^ turn_key(self.turn) ^ turn_key(next);
        let limit = edition::QUIET_ROUNDS * u16::from(players);
        let too_quiet = self.quiet >= edition::QUIET_ROUNDS
            && (self.quiet >= limit || self.quiet >= self.quiet_limit());
        if too_quiet || self.seen.count(hash) >= 2 {
            return self.finish(Over::Draw, sink);
        }
        self.hash = hash;
        self.turn = next;
    }

    fn finish(&mut self, over: Over, sink: &mut impl Sink<Event>) {
        self.over = Some(over);
        sink.tell(|| match over {
            Over::Won(winner) => Event::Won { winner },
            Over::Draw => Event::Drawn,
        });
    }

    /// R26: the position that is left now has occurred.
    #[inline]
    fn remember(&mut self) {
        self.seen.add(self.hash);
    }

    fn pass_turn_to(&mut self, seat: Seat) {
        self.hash ^= turn_key(self.turn) ^ turn_key(seat.index() as u8);
        self.turn = seat.index() as u8;
    }

    /// R23: moves a ship or a stack, with the commander if he is aboard.
    #[inline]
    fn relocate(&mut self, from: Square, to: Square, part: Part) {
        if part == Part::Top || self.stack(from).height() == 1 {
            if let Some(ship) = self.take(from) {
                self.put(ship, to);
            }
            return;
        }
        let ships = self.stack(from);
        while self.take(from).is_some() {}
        for ship in ships.ships() {
            self.put(ship, to);
        }
    }

    /// Puts a ship on a square, on top of what is there.
    #[inline]
    pub(crate) fn put(&mut self, ship: Ship, square: Square) {
        let cell = &mut self.cells[square.index()];
        self.hash ^= ship_key(ship, square, cell.height());
        cell.push(ship);
        let seat = ship.seat().index();
        self.fleets[seat] |= square.set().0;
        self.lines.fill(square);
        if ship.is_carrier() {
            self.carriers[seat] = Some(square);
        }
    }

    /// Takes the top ship off a square.
    #[inline]
    fn take(&mut self, square: Square) -> Option<Ship> {
        let cell = &mut self.cells[square.index()];
        let ship = cell.pop()?;
        self.hash ^= ship_key(ship, square, cell.height());
        let seat = ship.seat().index();
        if cell.is_empty() {
            self.fleets[seat] &= !square.set().0;
            self.lines.clear(square);
        }
        if ship.is_carrier() {
            self.carriers[seat] = None;
        }
        Some(ship)
    }

    /// The move as people follow it: on a shortest way.
    fn moved(&self, from: Square, to: Square, part: Part) -> Event {
        let ships = match part {
            Part::Whole => self.stack(from).height() as u8,
            Part::Top => 1,
        };
        Event::Moved {
            seat: self.seat(),
            kind: self.stack(from).top().map_or(Kind::Speedy, Ship::kind),
            from,
            ships,
            path: self.route(from, to, part).unwrap_or_default().hops,
        }
    }
}

const _: () = assert!(PLANETS.count_ones() == 6);
