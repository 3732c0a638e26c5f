//! What the board shows, ship by ship.

use rescue::{Event, Hop, Kind, Rescue, Square};
use starboard_kernel::Seat;

use crate::games::follow::{Advance, BoardModel};

#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Model {
    next_id: u32,
    /// From the bottom up where several share a square.
    pub(crate) pieces: Vec<Piece>,
    /// The flight that is being shown.
    pub(crate) flight: Option<Flight>,
    /// Effects that are being shown; the next event ends them.
    pub(crate) effects: Vec<Effect>,
    /// The squares of the last move.
    pub(crate) touched: Vec<Square>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Piece {
    pub(crate) id: u32,
    pub(crate) square: Square,
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    pub(crate) carrier: bool,
    pub(crate) hacked: bool,
    /// It arrived with the last event, so that its arrival is animated.
    pub(crate) arriving: bool,
}

/// A ship or stack in flight, hop by hop.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Flight {
    pub(crate) number: u32,
    pub(crate) pieces: Vec<u32>,
    pub(crate) from: Square,
    pub(crate) hops: Vec<Hop>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Effect {
    pub(crate) id: u32,
    /// A ship blows up here.
    pub(crate) square: Square,
}

impl BoardModel for Model {
    type Game = Rescue;

    /// A ship that is where it should be keeps its identity.
    fn settle(&mut self, position: &Rescue, how: Advance) {
        if how != Advance::Step {
            self.effects.clear();
            self.touched.clear();
        }
        self.flight = None;
        let mut known = std::mem::take(&mut self.pieces);
        for square in Square::all() {
            for ship in position.stack(square).ships() {
                let same = known.iter().position(|piece| {
                    piece.square == square
                        && piece.seat == ship.seat()
                        && piece.kind == ship.kind()
                        && piece.carrier == ship.is_carrier()
                        && piece.hacked == ship.is_hacked()
                });
                let id = match same {
                    Some(index) => known.remove(index).id,
                    None => self.fresh_id(),
                };
                self.pieces.push(Piece {
                    id,
                    square,
                    seat: ship.seat(),
                    kind: ship.kind(),
                    carrier: ship.is_carrier(),
                    hacked: ship.is_hacked(),
                    arriving: false,
                });
            }
        }
    }

    fn end_effects(&mut self) {
        self.effects.clear();
    }

    fn apply(&mut self, event: &Event, _newest: bool) {
        match event {
            Event::Laid { seat, kind, square } | Event::Rebuilt { seat, kind, square } => {
                self.touched = vec![*square];
                self.arrive(*seat, *kind, *square, false);
            }
            Event::Moved {
                from, ships, path, ..
            } => self.fly(*from, *ships, path),
            Event::PickedUp { square, .. } => {
                self.flight = None;
                if let Some(top) = self.top_mut(*square) {
                    top.carrier = true;
                }
            }
            Event::Removed {
                owner,
                square,
                stays,
                ..
            } => {
                self.remove(*owner, *square);
                self.blast(*square);
                self.come_back(*stays);
            }
            Event::TakenOver {
                seat,
                owner,
                kind,
                square,
                home,
                stays,
            } => {
                self.remove(*owner, *square);
                self.come_back(*stays);
                self.arrive(*seat, *kind, *home, true);
                self.touched.push(*home);
            }
            // The ships have landed and join the stack there.
            Event::Stacked { .. } | Event::CameHome { .. } => self.flight = None,
            Event::Dealt { .. }
            | Event::CommanderReturned { .. }
            | Event::Passed { .. }
            | Event::Out { .. }
            | Event::Won { .. }
            | Event::Drawn => {}
        }
    }
}

impl Model {
    /// Whether a seat's commander is aboard one of its ships.
    pub(crate) fn is_aboard(&self, seat: Seat) -> bool {
        self.pieces
            .iter()
            .any(|piece| piece.carrier && piece.seat == seat)
    }

    /// How many ships stand on a square.
    fn height(&self, square: Square) -> usize {
        self.on(square).count()
    }

    /// The ships below a piece, from top to bottom, and whether each carries the commander; `None`
    /// if the piece itself is below another. Ships in flight do not belong to the stack where they
    /// will land, nor do enemies on the same square.
    pub(crate) fn below(&self, piece: &Piece) -> Option<Vec<(Kind, bool)>> {
        let flies = self.flies(piece);
        let mut together = self
            .on(piece.square)
            .filter(|other| other.seat == piece.seat && self.flies(other) == flies)
            .rev();
        let top = together.next()?;
        (top.id == piece.id).then(|| together.map(|ship| (ship.kind, ship.carrier)).collect())
    }

    /// Whether a piece is in flight.
    fn flies(&self, piece: &Piece) -> bool {
        let flight = self.flight.as_ref();
        flight.is_some_and(|flight| flight.pieces.contains(&piece.id))
    }

    fn on(&self, square: Square) -> impl DoubleEndedIterator<Item = &Piece> {
        self.pieces
            .iter()
            .filter(move |piece| piece.square == square)
    }

    fn fresh_id(&mut self) -> u32 {
        self.next_id += 1;
        self.next_id
    }

    fn arrive(&mut self, seat: Seat, kind: Kind, square: Square, hacked: bool) {
        let id = self.fresh_id();
        self.pieces.push(Piece {
            id,
            square,
            seat,
            kind,
            carrier: false,
            hacked,
            arriving: true,
        });
    }

    /// Moves ships to their destination; the board animates the flight.
    fn fly(&mut self, from: Square, ships: u8, path: &[Hop]) {
        let Some(to) = path.last().map(|hop| hop.to) else {
            return;
        };
        let standing = self.height(from);
        let staying = standing.saturating_sub(ships.into());
        let mut moving = Vec::new();
        let mut seen = 0;
        self.pieces.retain(|piece| {
            if piece.square == from {
                seen += 1;
                if seen > staying {
                    moving.push(*piece);
                    return false;
                }
            }
            true
        });
        let number = self.fresh_id();
        self.flight = Some(Flight {
            number,
            pieces: moving.iter().map(|piece| piece.id).collect(),
            from,
            hops: path.to_vec(),
        });
        self.touched = std::iter::once(from)
            .chain(path.iter().map(|hop| hop.to))
            .collect();
        // Last, so that they are drawn above all others.
        self.pieces.extend(moving.into_iter().map(|piece| Piece {
            square: to,
            arriving: false,
            ..piece
        }));
    }

    fn remove(&mut self, owner: Seat, square: Square) {
        let top = self
            .pieces
            .iter()
            .rposition(|piece| piece.square == square && piece.seat == owner);
        if let Some(index) = top {
            self.pieces.remove(index);
        }
    }

    fn blast(&mut self, square: Square) {
        let id = self.fresh_id();
        self.effects.push(Effect { id, square });
    }

    /// R28: if the attacked stack remains, the attacker returns to where it started.
    fn come_back(&mut self, stays: bool) {
        let Some(flight) = self.flight.take().filter(|_| stays) else {
            return;
        };
        for piece in &mut self.pieces {
            if flight.pieces.contains(&piece.id) {
                piece.square = flight.from;
            }
        }
    }

    fn top_mut(&mut self, square: Square) -> Option<&mut Piece> {
        self.pieces
            .iter_mut()
            .rev()
            .find(|piece| piece.square == square)
    }
}

/// How long one hop of a flight takes, in milliseconds.
pub(crate) const HOP: u32 = 380;

/// How long an event is shown, in milliseconds.
pub(crate) fn beat(event: &Event) -> u32 {
    match event {
        Event::Dealt { .. } => 700,
        Event::Laid { .. } => 120,
        Event::Moved { path, .. } => HOP * path.len() as u32 + 80,
        Event::Stacked { .. } | Event::Won { .. } | Event::Drawn => 200,
        Event::PickedUp { .. } | Event::CameHome { .. } => 800,
        Event::Removed { .. } | Event::TakenOver { .. } => 550,
        Event::CommanderReturned { .. } | Event::Out { .. } => 500,
        Event::Rebuilt { .. } | Event::Passed { .. } => 400,
    }
}

#[cfg(test)]
mod tests {
    use rescue::Action;
    use starboard_kernel::testing::walk;
    use starboard_kernel::{FastRng, Game, Turn};

    use super::*;
    use crate::games::follow::tests::follow_game;

    /// Attacks are rare at random, and much happens in them.
    fn choose(position: &Rescue, rng: &mut FastRng) -> Action {
        let is_attack =
            |action: &Action| matches!(action, Action::Attack { .. } | Action::TakeOver { .. });
        let attack = position.legal_actions().into_iter().find(is_attack);
        let random = position.random_action(rng, &mut Vec::new());
        attack.filter(|_| rng.below(3) == 0).unwrap_or(random)
    }

    /// Event by event the model arrives at exactly the pieces of the next position, whatever the
    /// powers.
    #[test]
    fn the_events_lead_to_the_next_position() {
        for (seed, options) in (0..).zip(Rescue::schema().combinations()) {
            let start = Rescue::start(&Rescue::read_options(&options).expect("possible options"));
            let steps = walk(start, seed, choose).take(300);
            follow_game(steps, |step, model: &Model, settled| {
                // When the last power is dealt, the standard layout is there without an event.
                if step.before.turn() == Turn::Chance {
                    return;
                }
                let pieces = |model: &Model| {
                    let pieces = model.pieces.iter();
                    let mut pieces: Vec<_> = pieces
                        .map(|p| (p.square, p.seat, p.kind, p.carrier, p.hacked, p.id))
                        .collect();
                    // A stable sort keeps the order in a stack.
                    pieces.sort_by_key(|(square, ..)| *square);
                    pieces
                };
                assert_eq!(pieces(model), pieces(settled), "{:?}", step.events);
            });
        }
    }
}
