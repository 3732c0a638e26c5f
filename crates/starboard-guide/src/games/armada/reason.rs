//! What an action is certain to bring about, for hints.

use armada::texts::{points, region_name};
use armada::{
    Action, Armada, Circle, Event, Level, Region, Ship, ShipState, Skill, Step, met_by, open_levels,
};
use starboard_kernel::{Game, Lang, Silent};

use super::{hardest, is_open, left_of, levels_count, name_of_level, squares, suits, ways};

starboard_kernel::texts!("src/games/armada/reason");

/// A fact about an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    /// After this value, building with a die completes a ship.
    LetsComplete {
        face: u8,
        ship: Ship,
    },
    Completes(Ship),
    /// Another die would let this ship collapse; none collapses this way.
    Saves(Ship),
    /// This many boxes are built, more than another die would build.
    Builds(usize),
    /// The value keeps a ship's condition within reach, or brings it about.
    Suits {
        face: u8,
        circle: Circle,
    },
    /// Nothing counts down in this roll.
    NoCountdown,
    /// The bar that is crossed has this much left.
    Spares {
        ship: Ship,
        left: u8,
    },
    /// This many of 100 rolls meet an open level.
    Chance(u32),
    Conquers(Region),
    /// A level is crossed, and this many are left in its region.
    Leaves {
        region: Region,
        left: u32,
    },
    /// The dice then meet this level.
    Meets(Level),
    /// This many faces of a re-rolled die meet an open level.
    Rerolls(u32),
    /// A wild card crosses a level that only this many of 100 rolls meet.
    Rare(u32),
    /// A roll is passed up although a wild card could be played.
    KeepsWild,
}

pub(super) fn fact(position: &Armada, action: Action) -> Option<Fact> {
    let mut after = position.clone();
    let mut events = Vec::new();
    after.play_unchecked(action, &mut events);
    match action {
        Action::Value {
            face,
            circle: Some(circle),
        } => completing(&after).or_else(|| suiting(position, face, circle)),
        Action::Values { face, circles } => completing(&after)
            .or_else(|| suiting_both(position, face, circles))
            .or_else(|| builds_without_countdown(&after)),
        Action::Value { circle: None, .. } => completing(&after),
        Action::Build { face } => built(position, face, &events),
        Action::Count { ship } => {
            let left = after.countdown(ship);
            (left > 0).then_some(Fact::Spares { ship, left })
        }
        Action::Attack => Some(Fact::Chance(percent(ways(position.open_levels())))),
        Action::Cross(level) => Some(crossed(&after, level)),
        Action::Wild(level) => match crossed(&after, level) {
            conquers @ Fact::Conquers(_) => Some(conquers),
            _ => {
                let chance = percent(ways(level.bit()));
                (chance < 10).then_some(Fact::Rare(chance))
            }
        },
        Action::Skill {
            skill: Skill::Reroll,
            die,
        } => {
            let open = open_levels(position.crossed());
            let mut dice = position.dice();
            let helps = (1..=6).filter(|&face| {
                dice[die.index()] = face;
                met_by(dice) & open != 0
            });
            let faces = helps.count() as u32;
            (faces > 0).then_some(Fact::Rerolls(faces))
        }
        Action::Skill { .. } => hardest(after.met_levels()).map(Fact::Meets),
        Action::LetGo => {
            let mut legal = position.legal_actions().into_iter();
            let unmet = position.met_levels() == 0;
            let wild = legal.any(|action| matches!(action, Action::Wild(_)));
            (unmet && wild).then_some(Fact::KeepsWild)
        }
    }
}

fn percent(ways: u32) -> u32 {
    (ways * 100 + 108) / 216
}

/// The ships that were open before and are in this state now.
fn turned(position: &Armada, after: &Armada, state: ShipState) -> impl Iterator<Item = Ship> {
    let turned: Vec<Ship> = Ship::ALL
        .into_iter()
        .filter(|&ship| is_open(position, ship) && after.ship_state(ship) == state)
        .collect();
    turned.into_iter()
}

/// After a value was written: a die that completes a ship.
fn completing(position: &Armada) -> Option<Fact> {
    if position.step() != Step::Build {
        return None;
    }
    position.legal_actions().into_iter().find_map(|action| {
        let Action::Build { face } = action else {
            return None;
        };
        let mut after = position.clone();
        after.play_unchecked(action, &mut Silent);
        let ship = turned(position, &after, ShipState::Completed).next()?;
        Some(Fact::LetsComplete { face, ship })
    })
}

fn suiting(position: &Armada, face: u8, circle: Circle) -> Option<Fact> {
    suits(position, circle, face)?;
    // In ship 3, only the second box of a column gets a reason.
    let fills = circle.ship().number() != 3 || fills_a_column(position, circle);
    fills.then_some(Fact::Suits { face, circle })
}

/// Of ship 3: the other box of the column has a value, and this one had none.
fn fills_a_column(position: &Armada, circle: Circle) -> bool {
    let fresh = circle
        .partner()
        .is_none_or(|partner| position.value_at(partner).is_none());
    let mut others = circle
        .ship()
        .circles()
        .filter(|other| other.column() == circle.column() && other.row() != circle.row());
    fresh && others.any(|other| position.value_at(other).is_some())
}

/// A value that is written twice: what each box gets out of it once the other holds it, too.
fn suiting_both(position: &Armada, face: u8, [first, second]: [Circle; 2]) -> Option<Fact> {
    let with = |circle: Circle| {
        let mut written = position.clone();
        let circle = Some(circle);
        written.play_unchecked(Action::Value { face, circle }, &mut Silent);
        written
    };
    let beside = |circle: Circle, other: Circle| suiting(&with(other), face, circle);
    beside(first, second).or_else(|| beside(second, first))
}

/// A11: after a value was written twice, the third die builds and nothing counts down.
fn builds_without_countdown(position: &Armada) -> Option<Fact> {
    let builds = position
        .legal_actions()
        .into_iter()
        .find(|action| matches!(action, Action::Build { .. }))?;
    let mut events = Vec::new();
    position.clone().play_unchecked(builds, &mut events);
    let counts = |event: &Event| matches!(event, Event::CountedDown { .. });
    (!events.iter().any(counts)).then_some(Fact::NoCountdown)
}

fn built(position: &Armada, face: u8, events: &[Event]) -> Option<Fact> {
    let completed = events.iter().find_map(|event| match event {
        Event::Completed { ship } => Some(*ship),
        _ => None,
    });
    if let Some(ship) = completed {
        return Some(Fact::Completes(ship));
    }
    let collapses = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Collapsed { ship } => Some(*ship),
            _ => None,
        })
    };
    let others = position
        .legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Build { face: other } if other != face => Some(other),
            _ => None,
        });
    let other = others.into_iter().next()?;
    let mut instead = Vec::new();
    let build = Action::Build { face: other };
    position.clone().play_unchecked(build, &mut instead);
    if let (None, Some(ship)) = (collapses(events), collapses(&instead)) {
        return Some(Fact::Saves(ship));
    }
    let count = |face: u8| position.would_build(face).count();
    let more = count(face) > count(other) && count(face) > 1;
    more.then(|| Fact::Builds(count(face)))
}

fn crossed(after: &Armada, level: Level) -> Fact {
    let region = level.region();
    match left_of(after, region) {
        0 => Fact::Conquers(region),
        left => Fact::Leaves { region, left },
    }
}

impl Fact {
    pub(super) fn words(self, _position: &Armada, lang: Lang) -> String {
        match self {
            Fact::LetsComplete { face, ship } => lets_complete(lang, face, ship.number()),
            Fact::Completes(ship) => {
                completes(lang, ship.number(), &points(lang, ship.points().into()))
            }
            Fact::Saves(ship) => saves(lang, ship.number()),
            Fact::Builds(count) => builds(lang, count),
            Fact::Suits { face, circle } => match (circle.ship().number(), circle.column()) {
                (4, 2) => needs_six(lang),
                (4, _) if face == 1 => keeps_ten(lang),
                (4, _) => keeps_left(lang),
                (1, _) => pairs(lang),
                (2, _) => column(lang),
                (3, _) => fills_column(lang),
                (5, _) => keeps_low(lang),
                _ => keeps_high(lang),
            },
            Fact::NoCountdown => no_countdown(lang),
            Fact::Spares { ship, left } => spares(lang, ship.number(), &squares(lang, left)),
            Fact::Chance(percent) => chance(lang, percent),
            Fact::Conquers(region) => {
                let worth = points(lang, region.points().into());
                conquers(lang, &region_name(lang, region), &worth)
            }
            Fact::Leaves { region, left } => {
                leaves(lang, &region_name(lang, region), &levels_count(lang, left))
            }
            Fact::Meets(level) => meets(lang, &name_of_level(lang, level)),
            Fact::Rerolls(faces) => rerolls(lang, faces),
            Fact::Rare(0) => very_rare(lang),
            Fact::Rare(percent) => rare(lang, percent),
            Fact::KeepsWild => keeps_wild(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use armada::{Edition, Options, Roll, ThreeBoxes};
    use starboard_kernel::testing::random_walk;

    use super::*;
    use crate::testing::check_reasons;

    /// What is claimed can be read off the sheet after the action.
    #[test]
    fn what_is_claimed_is_true() {
        let walks = (0..60).flat_map(|seed| {
            let start = Armada::start(&Options {
                edition: Edition::Standard,
                three_boxes: ThreeBoxes::Zero,
            });
            random_walk(start, seed).map(|step| step.before)
        });
        let facts = check_reasons(walks, fact, |position, action, fact| {
            let mut after = position.clone();
            after.play_unchecked(action, &mut Silent);
            let completed = |of: &Armada, ship| of.ship_state(ship) == ShipState::Completed;
            match fact {
                Fact::LetsComplete { face, ship } => {
                    let mut then = after.clone();
                    let build = Action::Build { face };
                    assert!(after.legal_actions().contains(&build));
                    then.play_unchecked(build, &mut Silent);
                    assert!(!completed(&after, ship) && completed(&then, ship));
                }
                Fact::Completes(ship) => {
                    assert!(!completed(position, ship) && completed(&after, ship));
                    assert_eq!(after.score(), position.score() + ship.points());
                }
                Fact::Saves(ship) => {
                    assert_ne!(after.ship_state(ship), ShipState::Collapsed);
                    assert_eq!(turned(position, &after, ShipState::Collapsed).count(), 0);
                }
                Fact::Builds(count) => {
                    let built = |of: &Armada| of.built_circles().count_ones();
                    assert_eq!(built(position) + count as u32, built(&after));
                }
                Fact::Suits { face, circle } => check_suits(&after, face, circle),
                Fact::NoCountdown => {
                    let [build] = after.legal_actions()[..] else {
                        panic!("one die is left to build with");
                    };
                    let mut then = after.clone();
                    then.play_unchecked(build, &mut Silent);
                    for ship in Ship::ALL {
                        assert_eq!(then.countdown(ship), position.countdown(ship));
                    }
                }
                Fact::Spares { ship, left } => {
                    assert_eq!(after.countdown(ship), left);
                    assert!(is_open(&after, ship));
                }
                Fact::Chance(percent) => {
                    let open = position.open_levels();
                    let met = |roll: &Roll| match *roll {
                        Roll::Three(dice) => met_by(dice) & open != 0,
                        Roll::One(_) => false,
                    };
                    let rolls = after.outcomes().into_iter();
                    let ways: u32 = rolls.filter(|(roll, _)| met(roll)).map(|(_, w)| w).sum();
                    assert_eq!(super::percent(ways), percent);
                }
                Fact::Conquers(region) => {
                    assert!(after.conquered().any(|other| other == region));
                    assert!(!position.conquered().any(|other| other == region));
                }
                Fact::Leaves { region, left } => assert_eq!(left_of(&after, region), left),
                Fact::Meets(level) => {
                    assert_ne!(after.met_levels() & level.bit(), 0);
                    assert_eq!(position.met_levels(), 0);
                }
                Fact::Rerolls(faces) => {
                    let meets = |(roll, _): &(Roll, u32)| {
                        let mut then = after.clone();
                        then.resolve_unchecked(*roll, &mut Silent);
                        then.met_levels() != 0
                    };
                    let met = after.outcomes().iter().filter(|one| meets(one)).count();
                    assert_eq!(met as u32, faces);
                }
                Fact::Rare(percent) => assert!(percent < 10),
                Fact::KeepsWild => assert!(after.actions().wilds > 0),
            }
        });
        let expected = [
            "LetsComplete",
            "Completes",
            "Saves",
            "Builds",
            "Suits",
            "NoCountdown",
            "Spares",
            "Chance",
            "Conquers",
            "Leaves",
            "Meets",
            "Rerolls",
        ];
        for kind in expected {
            assert!(facts.contains(kind), "nothing ever {kind}: {facts:?}");
        }
    }

    /// The condition that a value is said to suit can still be met, or is met by it.
    fn check_suits(after: &Armada, face: u8, circle: Circle) {
        let ship = circle.ship();
        assert_eq!(after.value_at(circle), Some(face));
        let values = || ship.circles().filter_map(|other| after.value_at(other));
        let sum = values().map(u32::from).sum::<u32>();
        let missing = ship.boxes().saturating_sub(values().count() as u32);
        let column: Vec<u8> = ship
            .circles()
            .filter(|other| other.column() == circle.column())
            .filter_map(|other| after.value_at(other))
            .collect();
        match ship.number() {
            1 => assert!(column.len() == 2 && column[0] == column[1]),
            2 => assert_eq!(column.iter().sum::<u8>(), 6),
            3 => assert!(column.len() >= 2),
            4 => {
                let centre = after
                    .value_at(Circle::in_ship(ship, "b1").unwrap())
                    .unwrap();
                match circle.column() {
                    0 => assert!(face + centre < 7),
                    _ => assert!(face == 6 && face + centre > 8),
                }
                if face == 1 {
                    // With the centre of 3 and a 6.
                    assert_eq!(face + centre + 6, 10);
                    let right = after.value_at(Circle::in_ship(ship, "c1").unwrap());
                    assert!(right.is_none_or(|right| right == 6));
                }
            }
            5 => assert!(sum + missing < 8),
            _ => assert!(sum + 6 * missing > 20),
        }
    }
}
