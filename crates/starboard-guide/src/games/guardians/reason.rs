//! What an action is certain to bring about, for hints.

use guardians::texts::points;
use guardians::{Action, Cell, Direction, Event, Guardians, Square, Step};
use starboard_kernel::{Game, Seat, Turn};

use super::{row_worth, worth};
use crate::Reader;

starboard_kernel::texts!("src/games/guardians/reason");

/// A fact about an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    /// One shot takes this token, worth this much.
    Hits {
        target: Square,
        ship: bool,
        value: u16,
    },
    /// Several shots score this much.
    Shots {
        gain: u16,
    },
    /// A whole command ship is hit.
    Breaks(Square),
    Robs {
        victim: Seat,
        value: u16,
    },
    /// A missile takes a row.
    TakesRow {
        row: u8,
        gain: u16,
    },
    /// The fighter is no longer right below this invader.
    Dodges(Square),
    /// The mine destroys an invader in row 1.
    Removes(Square),
    /// The mine is right below this invader.
    Guards(Square),
    /// What the first shot from the square would bring.
    Faces {
        value: u16,
    },
    Upgrades {
        shots: u8,
    },
    /// A missile is bought; no row holds more than this one.
    Arms {
        row: u8,
        gain: u16,
    },
    Charges {
        shots: u8,
    },
    Returns,
}

pub(super) fn fact(position: &Guardians, action: Action) -> Option<Fact> {
    let seat = position.seat();
    let pilot = &position.pilots()[seat.index()];
    match action {
        Action::Move { .. } | Action::Stay | Action::Boost { .. } | Action::Fire => {
            let events = events_of(position, action);
            shot_fact(&events, position, seat).or_else(|| dodge(position, action))
        }
        Action::Launch => {
            let row = position.first_above(pilot.square()?)?.row();
            let gain = row_worth(position, row);
            (gain > 0).then_some(Fact::TakesRow { row, gain })
        }
        Action::Mine { to } => {
            if position.cell(to) != Cell::Empty {
                let low = position.step() == Step::Mine && to.row() == 1;
                return low.then_some(Fact::Removes(to));
            }
            invader_above(position, to).map(Fact::Guards)
        }
        Action::MineHold => invader_above(position, position.mine()?).map(Fact::Guards),
        Action::Place { column } => {
            let target = position.first_above(Square::at(column, 1))?;
            let value = worth(position.cell(target));
            (value > 0).then_some(Fact::Faces { value })
        }
        Action::Upgrade(_) => Some(Fact::Upgrades {
            shots: pilot.level + 1,
        }),
        Action::BuyMissile(_) => {
            let rows = (1..=guardians::ROWS).map(|row| (row_worth(position, row), row));
            let (gain, row) = rows.max()?;
            (gain > 0).then_some(Fact::Arms { row, gain })
        }
        Action::Charge(_) => Some(Fact::Charges { shots: pilot.level }),
        Action::Return { .. } => Some(Fact::Returns),
        Action::Retire => None,
    }
}

/// An action, and the shots that follow it before anything else can happen.
fn events_of(position: &Guardians, action: Action) -> Vec<Event> {
    let seat = position.seat();
    let mut after = position.clone();
    let mut events = Vec::new();
    after.play_unchecked(action, &mut events);
    let shoots = |after: &Guardians| after.turn() == Turn::Player(seat) && after.shots() > 0;
    while shoots(&after) {
        after.play_unchecked(Action::Fire, &mut events);
    }
    events
}

fn shot_fact(events: &[Event], position: &Guardians, seat: Seat) -> Option<Fact> {
    // Nothing else counts if the planet is lost.
    if events
        .iter()
        .any(|event| matches!(event, Event::Passed { .. }))
    {
        return None;
    }
    let brings: Vec<Fact> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Took {
                seat: by,
                square,
                value,
            } if by == seat => Some(Fact::Hits {
                target: square,
                ship: value > 5,
                value,
            }),
            Event::HitFighter {
                seat: by,
                victim,
                value: Some(value),
                ..
            } if by == seat => Some(Fact::Robs { victim, value }),
            _ => None,
        })
        .collect();
    if let [only] = brings[..] {
        return Some(only);
    }
    if brings.is_empty() {
        let broken = events.iter().find_map(|event| match *event {
            Event::ShipDamaged { square, .. } => Some(square),
            _ => None,
        });
        // A token that came down in between is somewhere else by then.
        return broken
            .filter(|&square| matches!(position.cell(square), Cell::Left | Cell::Right))
            .map(Fact::Breaks);
    }
    let gain = brings.iter().map(|fact| match *fact {
        Fact::Hits { value, .. } | Fact::Robs { value, .. } => value,
        _ => 0,
    });
    Some(Fact::Shots { gain: gain.sum() })
}

/// The fighter leaves a square right below an invader for one that is not.
fn dodge(position: &Guardians, action: Action) -> Option<Fact> {
    let Action::Move { from, to } = action else {
        return None;
    };
    let above = invader_above(position, from)?;
    invader_above(position, to)
        .is_none()
        .then_some(Fact::Dodges(above))
}

fn invader_above(position: &Guardians, square: Square) -> Option<Square> {
    let above = square.step(Direction::N)?;
    (position.cell(above) != Cell::Empty).then_some(above)
}

impl Fact {
    pub(super) fn words(self, reader: Reader<'_>) -> String {
        let lang = reader.lang;
        let sum = |value: u16| points(lang, value.into());
        match self {
            Fact::Hits {
                target,
                ship: false,
                value,
            } => hits_monster(lang, target, &sum(value)),
            Fact::Hits { target, value, .. } => hits_ship(lang, target, &sum(value)),
            Fact::Shots { gain } => shots(lang, &sum(gain)),
            Fact::Breaks(target) => breaks(lang, target),
            Fact::Robs { victim, value } => robs(lang, &reader.name(victim), &sum(value)),
            Fact::TakesRow { row, gain } => takes_row(lang, row, &sum(gain)),
            Fact::Dodges(invader) => dodges(lang, invader),
            Fact::Removes(invader) => removes(lang, invader),
            Fact::Guards(invader) => guards(lang, invader),
            Fact::Faces { value } => faces(lang, &sum(value)),
            Fact::Upgrades { shots } => upgrades(lang, shots),
            Fact::Arms { row, gain } => arms(lang, row, &sum(gain)),
            Fact::Charges { shots } => charges(lang, shots),
            Fact::Returns => returns(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use guardians::{EmptyColumn, Missile, Options, PowerUp, Variant};
    use starboard_kernel::Silent;
    use starboard_kernel::testing::random_walk;

    use super::*;
    use crate::testing::check_reasons;

    /// What is claimed has happened once the action and its shots are played, in points and pieces
    /// rather than events.
    #[test]
    fn what_is_claimed_is_true() {
        let walks = (0..24).flat_map(|seed| {
            let start = Guardians::start(&Options {
                players: 2 + (seed % 3) as u8,
                variant: [Variant::Basic, Variant::Advanced][seed as usize % 2],
                empty_column: EmptyColumn::Shot,
            });
            random_walk(start, seed).map(|step| step.before)
        });
        let facts = check_reasons(walks, fact, |position, action, fact| {
            let seat = position.seat();
            let mut after = position.clone();
            after.play_unchecked(action, &mut Silent);
            while after.turn() == Turn::Player(seat)
                && after.shots() > 0
                && action != Action::Launch
            {
                after.play_unchecked(Action::Fire, &mut Silent);
            }
            let (before, now) = (
                position.pilots()[seat.index()],
                after.pilots()[seat.index()],
            );
            let gained = now.points() - before.points().min(now.points());
            match fact {
                Fact::Hits { value, .. } => assert_eq!(gained, value),
                Fact::Shots { gain } | Fact::TakesRow { gain, .. } => assert_eq!(gained, gain),
                Fact::Robs { victim, value } => {
                    let lost = |of: &Guardians| of.pilots()[victim.index()].points();
                    assert_eq!((gained, lost(position) - lost(&after)), (value, value));
                }
                Fact::Breaks(square) => {
                    assert_eq!(gained, 0);
                    assert!(matches!(position.cell(square), Cell::Left | Cell::Right));
                }
                Fact::Dodges(invader) => {
                    let stands = before.square().and_then(|at| at.step(Direction::N));
                    assert_eq!(stands, Some(invader));
                    let mut moved = position.clone();
                    moved.play_unchecked(action, &mut Silent);
                    let at = moved.pilots()[seat.index()].square().unwrap();
                    assert_eq!(invader_above(&moved, at), None);
                }
                Fact::Removes(square) => {
                    assert_eq!(square.row(), 1);
                    assert_ne!(position.cell(square), Cell::Empty);
                    assert_eq!(after.mine(), None);
                }
                Fact::Guards(invader) => {
                    let mine = after.mine().unwrap();
                    assert_eq!(mine.step(Direction::N), Some(invader));
                    assert_ne!(after.cell(invader), Cell::Empty);
                }
                Fact::Faces { value } => {
                    let at = now.square().unwrap();
                    let target = after.first_above(at).unwrap();
                    assert_eq!(worth(after.cell(target)), value);
                }
                Fact::Upgrades { shots } => assert_eq!(now.level, shots),
                Fact::Arms { row, gain } => {
                    assert_eq!(now.missile, Missile::Held);
                    let rows = (1..=guardians::ROWS).map(|row| row_worth(&after, row));
                    assert_eq!(rows.max(), Some(gain));
                    assert_eq!(row_worth(&after, row), gain);
                }
                Fact::Charges { shots } => {
                    assert_eq!((now.power, now.level), (PowerUp::Charged, shots));
                }
                Fact::Returns => assert!(now.square().is_some()),
            }
        });
        for kind in [
            "Hits", "Shots", "Breaks", "Robs", "Dodges", "Guards", "Faces", "Upgrades",
        ] {
            assert!(facts.contains(kind), "nothing ever {kind}: {facts:?}");
        }
    }
}
