//! What an action is certain to bring about, for hints.

use hegemony::cards::wording::{self, Bearer};
use hegemony::{Ability, Action, Cube, Die, Event, Hegemony, Payment, Planet, Task, Weapon};
use starboard_kernel::{Game, Lang, Silent};

use super::{Author, cube_count, odds, percent, worth_of_deeds, worth_of_lasting};

starboard_kernel::texts!("src/games/hegemony/reason");

/// Longer card texts do not make a short reason.
const LONGEST: usize = 70;

/// A fact about an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    /// What the planet says.
    There(Planet),
    /// Every evade would end the game in at least this many of 100 cases, and engaging does not.
    Safer(u32),
    /// The card counts for this many cubes in the search.
    Brings(u8),
    /// The card comes to the hand.
    KeepsCard,
    /// Engaging the card costs only this many points, fewer than an evade may cost.
    Costs(u8),
    /// Every way to engage the card would end the game.
    WouldEnd,
    /// Engaging would cost at least this many points, more than the evade can.
    Dear(u8),
    /// No cube of the evade can end the game, and engaging is possible or not.
    Safe,
    /// This many points less have to be paid for the card.
    Saves(u8),
    MoreCubes(u8),
    /// A die could be used, and is not.
    KeepsDie,
    RaisesLowest(Ability, u8),
    Raises(Ability, u8),
    Understands(Weapon),
    /// The weapon still needs this many cubes.
    Feeds(Weapon, u8),
    /// No ability is higher than the one that pays.
    Spares(Ability),
    /// How likely the next cube is yellow, in percent.
    Finds(u32),
    FindsNow,
    /// An alert or a false lead leaves the bag.
    Clears(Cube),
    /// A Super Weapon that is easily understood.
    Easy(Weapon, u8),
    /// No owned die shows less.
    LowDie(Die, u8),
    TurnsLeast,
}

pub(super) fn fact(position: &Hegemony, action: Action) -> Option<Fact> {
    let after = || {
        let mut after = position.clone();
        after.play_unchecked(action, &mut Silent);
        after
    };
    match action {
        Action::Planet(planet) => Some(Fact::There(planet)),
        Action::Engage(payment) => engaged(position, &after(), payment),
        Action::Evade(payment) => evaded(position, &after(), payment),
        Action::Use { .. } | Action::Play(_) => helped(position, &after()),
        Action::Raise | Action::Gain(_) => {
            let mut events = Vec::new();
            position.clone().play_unchecked(action, &mut events);
            raised(position, &events)
        }
        Action::Fit(weapon) | Action::Understand(weapon) => {
            let after = after();
            let found = after.found().find(|found| found.weapon == weapon)?;
            Some(if found.is_understood() {
                Fact::Understands(weapon)
            } else {
                Fact::Feeds(weapon, super::missing_cubes(&found))
            })
        }
        Action::Lose(ability) => {
            let highest = Ability::ALL
                .iter()
                .map(|&other| position.points(other))
                .max();
            (highest == Some(position.points(ability))).then_some(Fact::Spares(ability))
        }
        Action::Draw => drawn(position),
        Action::Finish => unused_die(position),
        Action::Keep(Cube::Yellow) => Some(Fact::FindsNow),
        Action::Take(cube @ (Cube::Black | Cube::White)) => Some(Fact::Clears(cube)),
        Action::Claim(weapon) | Action::Exchange { into: weapon, .. } => {
            let needs = weapon.card(position.card_set()).needs.iter().sum();
            (needs < 2).then_some(Fact::Easy(weapon, needs))
        }
        Action::Reroll(die) | Action::Trade { out: die, .. } => {
            let face = position.face(die)?;
            let owned = Die::ALL.iter().filter_map(|&other| position.face(other));
            (owned.min() == Some(face) && face < 4).then_some(Fact::LowDie(die, face))
        }
        Action::TurnTo(face) => {
            let lower = position
                .legal_actions()
                .into_iter()
                .filter_map(|other| match other {
                    Action::TurnTo(face) => Some(face),
                    _ => None,
                });
            let faces: Vec<u8> = lower.collect();
            let least = faces.len() > 1 && faces.iter().max() == Some(&face);
            least.then_some(Fact::TurnsLeast)
        }
        Action::Keep(_)
        | Action::Take(_)
        | Action::TurnUp(_)
        | Action::Place(_)
        | Action::Choose(_)
        | Action::Discard(_) => None,
    }
}

/// The most valuable sentence of a planet's text, if any has a value.
fn best_effect(position: &Hegemony, planet: Planet, lang: Lang) -> Option<String> {
    let text = &planet.card(position.card_set()).text;
    let lasting = text.always.iter().map(|lasting| {
        let words = wording::lasting_clause(*lasting, Bearer::Planet, lang);
        (worth_of_lasting(position, lasting), words)
    });
    let once = text.when.iter().map(|occasion| {
        let words = wording::occasion_clause(occasion, Bearer::Planet, lang);
        (worth_of_deeds(position, &occasion.deeds), words)
    });
    let good = lasting.chain(once).filter(|(worth, _)| *worth > 0.0);
    let best = good.max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.map(|(_, words)| words)
}

fn payments(position: &Hegemony, of: fn(Action) -> Option<Payment>) -> Vec<Payment> {
    position
        .legal_actions()
        .into_iter()
        .filter_map(of)
        .collect()
}

fn engage_payment(action: Action) -> Option<Payment> {
    match action {
        Action::Engage(payment) => Some(payment),
        _ => None,
    }
}

fn evade_payment(action: Action) -> Option<Payment> {
    match action {
        Action::Evade(payment) => Some(payment),
        _ => None,
    }
}

/// The most that an evade can cost: its price, and a point for each cube.
fn most_of_evade(position: &Hegemony, payment: Payment) -> u8 {
    payment.iter().sum::<u8>() + position.evade_cubes()
}

fn engaged(position: &Hegemony, after: &Hegemony, payment: Payment) -> Option<Fact> {
    let Task::Decide(place) = position.task() else {
        return None;
    };
    let place = usize::from(place);
    // The price may end it, and so may the text of the card.
    if after.end().is_some() {
        return None;
    }
    let evades = payments(position, evade_payment);
    let doom = evades
        .iter()
        .map(|&evade| odds::doom_of_evade(position, evade))
        .min_by(f64::total_cmp);
    if let Some(doom) = doom.filter(|&doom| doom >= 0.05) {
        return Some(Fact::Safer(percent(doom)));
    }
    let slot = position.line().nth(place)?;
    let (cubes, kept) = (
        position.planet_icons_at(place),
        slot.card.card(position.card_set()).hand,
    );
    if cubes > 0 {
        return Some(Fact::Brings(cubes));
    }
    if kept.is_some() {
        return Some(Fact::KeepsCard);
    }
    let paid: u8 = payment.iter().sum();
    let evade = evades
        .iter()
        .map(|&evade| most_of_evade(position, evade))
        .min();
    (paid > 0 && evade.is_some_and(|evade| paid < evade)).then_some(Fact::Costs(paid))
}

fn evaded(position: &Hegemony, after: &Hegemony, payment: Payment) -> Option<Fact> {
    if after.end().is_some() {
        return None;
    }
    let engages = payments(position, engage_payment);
    let doom = odds::doom_of_evade(position, payment);
    let ends = |payment: &Payment| odds::ends_game(position, *payment);
    if !engages.is_empty() && engages.iter().all(ends) && doom < 1.0 {
        return Some(Fact::WouldEnd);
    }
    let least = engages.iter().map(|engage| engage.iter().sum::<u8>()).min();
    let most = most_of_evade(position, payment);
    if let Some(least) = least.filter(|&least| least > most) {
        return Some(Fact::Dear(least));
    }
    // Worth mentioning only if another way to pay is not safe.
    let evades = payments(position, evade_payment);
    let risky = |evade: &Payment| odds::doom_of_evade(position, *evade) > 0.0;
    (doom <= 0.0 && evades.iter().any(risky)).then_some(Fact::Safe)
}

/// A die or a card of the hand is used.
fn helped(position: &Hegemony, after: &Hegemony) -> Option<Fact> {
    if let Task::Decide(place) = position.task() {
        let place = usize::from(place);
        let saved = position.due_at(place).saturating_sub(after.due_at(place));
        if saved > 0 && after.boost() > position.boost() {
            return Some(Fact::Saves(saved));
        }
    }
    let more = after.cubes_to_come() - position.cubes_to_come();
    (more > 0).then_some(Fact::MoreCubes(more as u8))
}

fn raised(position: &Hegemony, events: &[Event]) -> Option<Fact> {
    let (ability, points) = events.iter().find_map(|event| match *event {
        Event::Raised { ability, points } => Some((ability, points)),
        Event::Gained { ability, points } => Some((ability, position.points(ability) + points)),
        _ => None,
    })?;
    let lowest = Ability::ALL
        .iter()
        .map(|&other| position.points(other))
        .min();
    Some(if lowest == Some(position.points(ability)) {
        Fact::RaisesLowest(ability, points)
    } else {
        Fact::Raises(ability, points)
    })
}

fn drawn(position: &Hegemony) -> Option<Fact> {
    if position.task() == Task::Searching {
        let chance = odds::of_bag(position, false)[Cube::Yellow.index()]?;
        return (chance > 0.0).then(|| Fact::Finds(percent(chance).max(1)));
    }
    unused_die(position)
}

fn unused_die(position: &Hegemony) -> Option<Fact> {
    let mut legal = position.legal_actions().into_iter();
    legal
        .any(|action| matches!(action, Action::Use { .. }))
        .then_some(Fact::KeepsDie)
}

impl Fact {
    /// `None` if it takes too many words.
    pub(super) fn words(self, position: &Hegemony, lang: Lang) -> Option<String> {
        let author = Author { position, lang };
        let points = |count: u8| wording::points(count, lang);
        Some(match self {
            Fact::There(planet) => {
                let words = there(lang, &best_effect(position, planet, lang)?);
                return (words.chars().count() <= LONGEST).then_some(words);
            }
            Fact::Safer(percent) => safer(lang, percent),
            Fact::Brings(cubes) => brings(lang, &cube_count(lang, cubes)),
            Fact::KeepsCard => keeps_card(lang),
            Fact::Costs(paid) => costs(lang, &points(paid)),
            Fact::WouldEnd => would_end(lang),
            Fact::Dear(paid) => dear(lang, &points(paid)),
            Fact::Safe => safe(lang),
            Fact::Saves(saved) => saves(lang, &points(saved)),
            Fact::MoreCubes(cubes) => more_cubes(lang, &cube_count(lang, cubes)),
            Fact::KeepsDie => keeps_die(lang),
            Fact::RaisesLowest(ability, points) => {
                raises_lowest(lang, &author.ability(ability), points)
            }
            Fact::Raises(ability, points) => raises(lang, &author.ability(ability), points),
            Fact::Understands(weapon) => understands(lang, weapon.name(lang)),
            Fact::Feeds(weapon, cubes) => feeds(lang, weapon.name(lang), &cube_count(lang, cubes)),
            Fact::Spares(ability) => spares(lang, &author.ability(ability)),
            Fact::Finds(percent) => finds(lang, percent),
            Fact::FindsNow => finds_now(lang),
            Fact::Clears(Cube::White) => clears_white(lang),
            Fact::Clears(_) => clears(lang),
            Fact::Easy(weapon, cubes) => easy(lang, weapon.name(lang), &cube_count(lang, cubes)),
            Fact::LowDie(die, face) => low_die(lang, &wording::die_name(die, lang), face),
            Fact::TurnsLeast => turns_least(lang),
        })
    }
}

#[cfg(test)]
mod tests {
    use hegemony::{CardSet, Difficulty, Options};
    use starboard_kernel::testing::random_walk;

    use super::*;
    use crate::testing::check_reasons;

    /// What is claimed can be seen in the position after the action, or in the other actions.
    #[test]
    fn what_is_claimed_is_true() {
        let walks = (0..300).flat_map(|seed| {
            let start = Hegemony::start(&Options {
                edition: CardSet::ALL[seed as usize / 2 % 2],
                difficulty: [Difficulty::Basic, Difficulty::Advanced][seed as usize % 2],
                captain: None,
            });
            random_walk(start, seed).map(|step| step.before)
        });
        let facts = check_reasons(walks, fact, |position, action, fact| {
            let mut after = position.clone();
            let mut events = Vec::new();
            after.play_unchecked(action, &mut events);
            let place = match position.task() {
                Task::Decide(place) => usize::from(place),
                _ => 0,
            };
            let found = |weapon: Weapon| after.found().find(|found| found.weapon == weapon);
            let engage_costs = || {
                let engages = position
                    .legal_actions()
                    .into_iter()
                    .filter_map(engage_payment);
                engages.map(|payment| payment.iter().sum::<u8>()).min()
            };
            match fact {
                Fact::There(planet) => assert_eq!(after.planet(), Some(planet)),
                Fact::Safer(percent) => {
                    let mut evades = position
                        .legal_actions()
                        .into_iter()
                        .filter_map(evade_payment);
                    let doom = |evade| super::percent(odds::doom_of_evade(position, evade));
                    assert!(percent >= 5 && evades.all(|evade| doom(evade) >= percent));
                    assert_eq!(after.end(), None);
                }
                Fact::Brings(cubes) => {
                    assert_eq!(position.planet_icons_at(place), cubes);
                    assert!(cubes > 0);
                }
                Fact::KeepsCard => {
                    let slot = position.line().nth(place).unwrap();
                    assert!(slot.card.card(position.card_set()).hand.is_some());
                }
                Fact::Costs(paid) => assert!(engage_costs().unwrap() <= paid),
                Fact::WouldEnd => {
                    for other in position
                        .legal_actions()
                        .into_iter()
                        .filter(|other| matches!(other, Action::Engage(_)))
                    {
                        let mut instead = position.clone();
                        instead.play_unchecked(other, &mut Silent);
                        assert!(instead.end().is_some(), "{other}");
                    }
                }
                Fact::Dear(paid) => assert_eq!(engage_costs(), Some(paid)),
                Fact::Safe => assert_eq!(after.end(), None),
                Fact::Saves(saved) => {
                    assert_eq!(position.due_at(place), after.due_at(place) + saved);
                }
                Fact::MoreCubes(cubes) => {
                    let more = after.cubes_to_come() - position.cubes_to_come();
                    assert_eq!(more, cubes as i8);
                }
                Fact::KeepsDie => {
                    let used = |event: &Event| matches!(event, Event::DieUsed { .. });
                    assert!(!events.iter().any(used) && !position.is_die_used());
                }
                Fact::RaisesLowest(ability, points) | Fact::Raises(ability, points) => {
                    let lowest = Ability::ALL.iter().map(|&one| position.points(one)).min();
                    let is_lowest = lowest == Some(position.points(ability));
                    assert_eq!(matches!(fact, Fact::RaisesLowest(..)), is_lowest);
                    let by = points - position.points(ability);
                    let gained = Event::Gained {
                        ability,
                        points: by,
                    };
                    let raised = Event::Raised { ability, points };
                    assert!(by > 0 && (events.contains(&gained) || events.contains(&raised)));
                }
                Fact::Understands(weapon) => assert!(found(weapon).unwrap().is_understood()),
                Fact::Feeds(weapon, cubes) => {
                    let weapon = found(weapon).unwrap();
                    assert_eq!(super::super::missing_cubes(&weapon), cubes);
                    assert!(cubes > 0 && !weapon.is_understood());
                }
                Fact::Spares(ability) => {
                    let others = Ability::ALL.iter().map(|&other| position.points(other));
                    assert_eq!(others.max(), Some(position.points(ability)));
                }
                Fact::Finds(percent) => {
                    assert!(percent > 0 && position.bag()[Cube::Yellow.index()] > 0);
                }
                Fact::FindsNow => {
                    let Task::PairKeep(first, second) = position.task() else {
                        panic!("two cubes are drawn");
                    };
                    assert!([first, second].contains(&Cube::Yellow));
                }
                Fact::Clears(cube) => assert!(events.contains(&Event::CubesMoved {
                    cube,
                    cubes: 1,
                    into_bag: false,
                })),
                Fact::Easy(weapon, cubes) => {
                    assert_eq!(
                        weapon.card(position.card_set()).needs.iter().sum::<u8>(),
                        cubes
                    );
                }
                Fact::LowDie(die, face) => {
                    let owned = Die::ALL.iter().filter_map(|&other| position.face(other));
                    assert_eq!((position.face(die), owned.min()), (Some(face), Some(face)));
                }
                Fact::TurnsLeast => assert!(matches!(action, Action::TurnTo(_))),
            }
        });
        let expected = [
            "There",
            "Safer",
            "Brings",
            "KeepsCard",
            "Costs",
            "WouldEnd",
            "Dear",
            "Safe",
            "Saves",
            "KeepsDie",
            "RaisesLowest",
            "Raises",
            "Understands",
            "Feeds",
            "Spares",
            "Finds",
            "TurnsLeast",
        ];
        for kind in expected {
            assert!(facts.contains(kind), "nothing ever {kind}: {facts:?}");
        }
    }
}
