//! What the board shows, piece by piece.

use guardians::{Cell, Collider, Event, Fighter, Guardians, Square, TOKEN_VALUES};
use starboard_kernel::Seat;

use crate::games::follow::{Advance, BoardModel};

#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Model {
    next_id: u32,
    pub(crate) tokens: Vec<Token>,
    pub(crate) fighters: Vec<Option<FighterPiece>>,
    pub(crate) mine: Option<Square>,
    /// Effects that are being shown; the next event ends them.
    pub(crate) effects: Vec<Effect>,
    /// The squares that the last event touched.
    pub(crate) touched: Vec<Square>,
    /// The invaders are coming down.
    pub(crate) descending: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Token {
    pub(crate) id: u32,
    pub(crate) square: Square,
    pub(crate) cell: Cell,
    /// It arrived with an event, so that its arrival is animated.
    pub(crate) arriving: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct FighterPiece {
    pub(crate) square: Square,
    pub(crate) level: u8,
    pub(crate) boosting: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Effect {
    pub(crate) id: u32,
    pub(crate) kind: EffectKind,
}

impl Effect {
    /// Whether it comes from the gun of a fighter.
    pub(crate) fn is_shot_of(&self, index: usize) -> bool {
        match self.kind {
            EffectKind::Beam { seat, .. } | EffectKind::Flight { seat, .. } => {
                seat.index() == index
            }
            EffectKind::Blast(_) => false,
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum EffectKind {
    Beam {
        seat: Seat,
        from: Square,
        /// None if the shot leaves the board.
        to: Option<Square>,
    },
    Flight {
        seat: Seat,
        from: Square,
        to: Square,
    },
    Blast(Square),
}

impl BoardModel for Model {
    type Game = Guardians;

    /// A token that is where it should be keeps its identity.
    fn settle(&mut self, position: &Guardians, how: Advance) {
        if how != Advance::Step {
            self.effects.clear();
            self.touched.clear();
        }
        self.descending = false;
        // In the order of their arrival: the page moves no drawing that stays where it is.
        self.tokens
            .retain(|token| position.cell(token.square) == token.cell);
        for square in Square::all() {
            let cell = position.cell(square);
            if cell != Cell::Empty && self.tokens.iter().all(|token| token.square != square) {
                let id = self.fresh_id();
                self.tokens.push(Token {
                    id,
                    square,
                    cell,
                    arriving: false,
                });
            }
        }
        self.fighters = position
            .pilots()
            .iter()
            .map(|pilot| match pilot.fighter {
                Fighter::At(square) => Some(FighterPiece {
                    square,
                    level: pilot.level,
                    boosting: false,
                }),
                _ => None,
            })
            .collect();
        self.mine = position.mine();
    }

    fn end_effects(&mut self) {
        self.effects.clear();
        self.touched.clear();
        self.descending = false;
    }

    fn apply(&mut self, event: &Event, _newest: bool) {
        match *event {
            Event::Placed { seat, square } | Event::Returned { seat, square, .. } => {
                self.set_fighter(seat, square);
            }
            Event::Moved { seat, to, .. } => self.set_fighter(seat, to),
            Event::Boosted { seat, .. } => {
                if let Some(Some(fighter)) = self.fighters.get_mut(seat.index()) {
                    fighter.boosting = true;
                }
            }
            Event::MinePlaced { square, .. } | Event::MineMoved { to: square, .. } => {
                self.mine = Some(square);
                self.touched.push(square);
            }
            Event::Fired { seat, from, target } => {
                self.effect(EffectKind::Beam {
                    seat,
                    from,
                    to: target,
                });
                self.touched.extend(target);
            }
            Event::Launched { seat, from, target } => {
                self.effect(EffectKind::Flight {
                    seat,
                    from,
                    to: target,
                });
                self.touched.push(target);
            }
            Event::Took { square, value, .. } => {
                self.remove_row_safely(square, value);
                self.effect(EffectKind::Blast(square));
            }
            Event::ShipDamaged { square, .. } => {
                self.remove(square);
                self.effect(EffectKind::Blast(square));
            }
            Event::Boxed { square } => {
                self.tokens.retain(|token| token.square != square);
                self.effect(EffectKind::Blast(square));
            }
            Event::HitFighter { square, .. } | Event::HitMine { square, .. } => {
                self.touched.push(square);
            }
            Event::Descended { above } => self.descend(above),
            Event::Passed { square } => {
                self.effect(EffectKind::Blast(square));
                self.touched.push(square);
            }
            Event::Collided { square, with } => {
                self.remove(square);
                match with {
                    Collider::Mine => self.mine = None,
                    Collider::Fighter(seat) => {
                        if let Some(fighter) = self.fighters.get_mut(seat.index()) {
                            *fighter = None;
                        }
                    }
                }
                self.effect(EffectKind::Blast(square));
                self.touched.push(square);
            }
            Event::Arrived { square, cell } => {
                let id = self.fresh_id();
                self.tokens.push(Token {
                    id,
                    square,
                    cell,
                    arriving: true,
                });
            }
            Event::Retired { seat } => {
                if let Some(fighter) = self.fighters.get_mut(seat.index()) {
                    *fighter = None;
                }
            }
            _ => {}
        }
    }
}

impl Model {
    fn fresh_id(&mut self) -> u32 {
        self.next_id += 1;
        self.next_id
    }

    fn effect(&mut self, kind: EffectKind) {
        let id = self.fresh_id();
        self.effects.push(Effect { id, kind });
    }

    /// Removes a token. The other half of a ship becomes damaged.
    fn remove(&mut self, square: Square) {
        let Some(index) = self.tokens.iter().position(|t| t.square == square) else {
            return;
        };
        let gone = self.tokens.remove(index);
        let partner = match gone.cell {
            Cell::Left => square.step(guardians::Direction::E),
            Cell::Right => square.step(guardians::Direction::W),
            _ => None,
        };
        for token in &mut self.tokens {
            if Some(token.square) == partner {
                token.cell = Cell::Damaged;
            }
        }
    }

    /// A missile takes whole ships, so their halves do not damage each other.
    fn remove_row_safely(&mut self, square: Square, value: u16) {
        if value == TOKEN_VALUES[5] {
            self.tokens.retain(|token| token.square != square);
        } else {
            self.remove(square);
        }
    }

    fn set_fighter(&mut self, seat: Seat, square: Square) {
        let index = seat.index();
        if self.fighters.len() <= index {
            self.fighters.resize(index + 1, None);
        }
        let level = self.fighters[index].map_or(1, |fighter| fighter.level);
        self.fighters[index] = Some(FighterPiece {
            square,
            level,
            boosting: false,
        });
        self.touched.push(square);
    }

    fn descend(&mut self, above: u8) {
        self.descending = true;
        // A token that passes row 1 leaves the board.
        if above == 0 {
            self.tokens.retain(|token| token.square.row() > 1);
        }
        for token in &mut self.tokens {
            if token.square.row() > above {
                token.square = Square::at(token.square.column(), token.square.row() - 1);
                token.arriving = false;
            }
        }
    }
}

/// How long an event is shown, in milliseconds.
pub(crate) fn beat(event: &Event) -> u32 {
    match event {
        Event::Moved { .. } | Event::Descended { .. } => 420,
        Event::Fired { .. } => 300,
        Event::Launched { .. } => 560,
        Event::Took { .. } | Event::ShipDamaged { .. } | Event::Boxed { .. } => 340,
        Event::HitFighter { .. } => 420,
        Event::Collided { .. } | Event::Passed { .. } => 480,
        Event::ColumnEmptied { .. } => 300,
        Event::Boosted { .. } => 600,
        Event::Placed { .. } | Event::MinePlaced { .. } | Event::Returned { .. } => 300,
        Event::MineMoved { .. } => 380,
        Event::Arrived { .. } => 90,
        Event::SetAside { .. } | Event::ShipWaits => 250,
        Event::Missed { .. } | Event::HitMine { .. } => 260,
        Event::Stayed { .. } | Event::MineHeld { .. } => 120,
        Event::Bought { .. } | Event::Retired { .. } => 500,
        Event::Ended { .. } => 700,
    }
}

#[cfg(test)]
mod tests {
    use guardians::{EmptyColumn, Options, Variant};
    use starboard_kernel::Game;
    use starboard_kernel::testing::random_walk;

    use super::*;
    use crate::games::follow::tests::follow_game;

    /// Event by event the model arrives at exactly the pieces of the next position.
    #[test]
    fn the_events_lead_to_the_next_position() {
        let options = Options {
            players: 4,
            variant: Variant::Advanced,
            empty_column: EmptyColumn::Shot,
        };
        for seed in 0..30 {
            let steps = random_walk(Guardians::start(&options), seed);
            follow_game(steps, |step, model: &Model, settled| {
                let pieces = |model: &Model| {
                    let tokens = model.tokens.iter();
                    let mut tokens: Vec<_> = tokens.map(|t| (t.square, t.cell, t.id)).collect();
                    tokens.sort_by_key(|(square, ..)| *square);
                    let fighters = model.fighters.iter();
                    let fighters: Vec<_> = fighters.map(|f| f.map(|f| f.square)).collect();
                    (tokens, model.mine, fighters)
                };
                assert_eq!(pieces(model), pieces(settled), "{:?}", step.events);
            });
        }
    }
}
