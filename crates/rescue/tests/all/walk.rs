//! The moves of a ship found once more, hop by hop and from the rules alone: without sets of
//! squares, without anything of the code under test but what stands where.

use std::collections::{BTreeMap, VecDeque};

use rescue::{By, Direction, Hop, Kind, Part, Power, Rescue, Square};
use starboard_kernel::Seat;

/// The ship or stack that moves, and the board as it meets it.
pub(crate) struct Walk<'a> {
    position: &'a Rescue,
    from: Square,
    seat: Seat,
    kind: Kind,
    power: Option<Power>,
    ships: usize,
    carries: bool,
    /// R13: the square it leaves is empty then.
    leaves_nothing: bool,
}

/// What a move has done so far: steps, jumps, steps again; the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(crate) struct Done {
    steps: u8,
    jumped: bool,
    later_steps: u8,
    ended: bool,
}

#[derive(PartialEq)]
enum Landing {
    Forbidden,
    Free,
    /// R17, R21, R22, R28
    Last,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(position: &'a Rescue, from: Square, part: Part) -> Self {
        let stack = position.stack(from);
        let top = stack.top().expect("a ship");
        let whole = part == Part::Whole;
        Walk {
            position,
            from,
            seat: top.seat(),
            kind: top.kind(),
            power: position.power(top.seat()),
            ships: if whole { stack.height() } else { 1 },
            carries: if whole {
                stack.ships().any(|ship| ship.is_carrier())
            } else {
                top.is_carrier()
            },
            leaves_nothing: whole || stack.height() == 1,
        }
    }

    fn is_planet(square: Square) -> bool {
        Rescue::planets().contains(&square)
    }

    fn is_ufo(square: Square) -> bool {
        Rescue::ufo_squares().contains(square)
    }

    fn has_ship(&self, square: Square) -> bool {
        let gone = square == self.from && self.leaves_nothing;
        !gone && self.position.stack(square).height() > 0
    }

    /// R13
    fn is_empty(&self, square: Square) -> bool {
        !self.has_ship(square) && !Self::is_planet(square) && !Self::is_ufo(square)
    }

    /// R12, R33
    fn is_pivot(&self, square: Square) -> bool {
        if Self::is_ufo(square) {
            let astronauts = self.power == Some(Power::Astronauts);
            return self.kind == Kind::Tie || (astronauts && self.kind != Kind::Cargo);
        }
        self.has_ship(square) || Self::is_planet(square)
    }

    fn landing(&self, to: Square) -> Landing {
        let position = self.position;
        let last = |allowed| match allowed {
            true => Landing::Last,
            false => Landing::Forbidden,
        };
        // R14, R15
        if to == self.from || Self::is_ufo(to) {
            return Landing::Forbidden;
        }
        let there = position.stack(to);
        // R28
        let joins = self.power == Some(Power::Wolf) && there.height() + self.ships <= 3;
        if Self::is_planet(to) {
            if to == position.home(self.seat) {
                return last(self.carries);
            }
            let held = position.carrier(self.seat).is_none();
            let fetches = to == position.prison(self.seat) && held && self.kind != Kind::Speedy;
            return last(fetches && (there.is_empty() || joins));
        }
        let Some(top) = there.top() else {
            return Landing::Free;
        };
        if top.seat() == self.seat {
            return last(joins);
        }
        // R17, R18, R31
        let rooster = |seat: Seat| position.power(seat) == Some(Power::Rooster);
        let attacks = self.kind == Kind::Hunter || (self.kind == Kind::Cargo && rooster(self.seat));
        let safe = top.kind() == Kind::Cargo && top.is_carrier() && !rooster(top.seat());
        last(attacks && !safe)
    }

    /// R11: the jump in a direction, whatever is on its landing.
    fn jump(&self, from: Square, direction: Direction) -> Option<(Square, Square)> {
        let line: Vec<Square> =
            std::iter::successors(from.step(direction), |square| square.step(direction)).collect();
        let gap = line.iter().position(|&square| !self.is_empty(square))?;
        let landing = *line.get(2 * gap + 1)?;
        let clear = line[gap + 1..2 * gap + 1]
            .iter()
            .all(|&square| self.is_empty(square));
        (clear && self.is_pivot(line[gap])).then_some((line[gap], landing))
    }

    /// The hops that may come next.
    fn next(&self, square: Square, done: Done) -> Vec<(Hop, Done)> {
        let mut hops = Vec::new();
        if done.ended {
            return hops;
        }
        let cheetah = self.power == Some(Power::Cheetah);
        // R10
        let most = if self.kind == Kind::Speedy { 2 } else { 1 };
        for direction in Direction::ALL {
            // R9, R29: steps come first, or after the jumps of a cheetah that made none before.
            let stepped = if !done.jumped && done.steps < most {
                Some(Done {
                    steps: done.steps + 1,
                    ..done
                })
            } else if done.jumped && cheetah && done.steps == 0 && done.later_steps < most {
                Some(Done {
                    later_steps: done.later_steps + 1,
                    ..done
                })
            } else {
                None
            };
            if let (Some(done), Some(to)) = (stepped, square.step(direction)) {
                hops.push((Hop { to, by: By::Step }, done));
            }
            let may_jump = done.later_steps == 0 && (done.steps == 0 || cheetah);
            if let (true, Some((over, to))) = (may_jump, self.jump(square, direction)) {
                let by = By::Jump(over);
                let jumped = true;
                hops.push((Hop { to, by }, Done { jumped, ..done }));
            }
        }
        // R16
        let moved = done != Done::default();
        for solar in [Rescue::red_squares(), Rescue::orange_squares()] {
            if moved && solar.contains(square) {
                let by = By::Attraction;
                let ended = true;
                let others = solar.filter(|&to| to != square);
                hops.extend(others.map(|to| (Hop { to, by }, Done { ended, ..done })));
            }
        }
        hops.retain_mut(|(hop, done)| {
            let landing = self.landing(hop.to);
            done.ended |= landing == Landing::Last;
            landing != Landing::Forbidden
        });
        hops
    }

    /// Every square that the move can end on, with the fewest hops to it.
    pub(crate) fn ends(&self) -> BTreeMap<Square, usize> {
        let mut ends = BTreeMap::new();
        let mut known = BTreeMap::new();
        let mut queue = VecDeque::from([(self.from, Done::default(), 0)]);
        while let Some((square, done, length)) = queue.pop_front() {
            for (hop, done) in self.next(square, done) {
                ends.entry(hop.to).or_insert(length + 1);
                if known.insert((hop.to, done), ()).is_none() {
                    queue.push_back((hop.to, done, length + 1));
                }
            }
        }
        ends
    }

    /// Whether these hops, one after the other, are a move.
    pub(crate) fn allows(&self, path: &[Hop]) -> bool {
        let mut square = self.from;
        let mut done = Done::default();
        for hop in path {
            let next = self.next(square, done).into_iter();
            let Some((_, after)) = next.into_iter().find(|(other, _)| other == hop) else {
                return false;
            };
            (square, done) = (hop.to, after);
        }
        !path.is_empty()
    }
}
