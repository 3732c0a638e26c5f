//! The effect language: every word of it, on every card that says it. Which cards do is up to
//! the card set; a word that no card says is skipped, and that is asserted.

use std::collections::BTreeSet;

use hegemony::cards::{
    Deed, Deeds, Dice, Lasting, Moment, Occasion, Per, Place, Points, Text, Time,
};
use hegemony::{Ability, Alien, Cube, Die, Encounter, Kind, Planet, Weapon};
use serde_json::Value;
use starboard_kernel::testing::Scene as _;
use starboard_kernel::{Game, Turn};

use super::SET;
use super::scene::{
    MEETING, Picker, SEARCH, Scene, Setting, Topic, calm, calm_aliens, calm_planets, card_file,
    is_calm, is_plain, is_plain_to_engage, is_plain_to_evade, topic_of,
};

/// A card with a text, and where it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bearer {
    Alien(Alien),
    Planet(Planet),
    Weapon(Weapon),
    Location(Encounter, Alien),
    Card(Encounter),
}

fn bearers() -> Vec<(Bearer, &'static Text)> {
    let mut all = Vec::new();
    all.extend(Alien::all().map(|card| (Bearer::Alien(card), &card.card(SET).text)));
    all.extend(Planet::all().map(|card| (Bearer::Planet(card), &card.card(SET).text)));
    all.extend(Weapon::all().map(|card| (Bearer::Weapon(card), &card.card(SET).text)));
    for card in Encounter::all() {
        if card.card(SET).kind == Kind::Location {
            let texts = Alien::all().zip(card.card(SET).at);
            all.extend(texts.map(|(alien, text)| (Bearer::Location(card, alien), text)));
        } else if !card.card(SET).passes {
            all.push((Bearer::Card(card), &card.card(SET).text));
        }
    }
    all
}

/// Those who say something lasting.
fn who_say(says: impl Fn(&Lasting) -> bool) -> Vec<(Bearer, &'static Text)> {
    let all = bearers().into_iter();
    all.filter(|(_, text)| text.always.iter().any(&says))
        .collect()
}

impl Bearer {
    /// The card in force, if nothing else of what must be in force with it meddles. A card of
    /// the line is the first one.
    fn in_force(self, topics: &[Topic], line: &[Encounter]) -> Option<Setting> {
        let mut line = line.to_vec();
        let setting = calm(topics);
        let setting = match self {
            Bearer::Alien(alien) => setting.alien(alien),
            Bearer::Planet(planet) => setting.planet(planet),
            Bearer::Weapon(weapon) => setting.deciphered(weapon),
            Bearer::Location(card, alien) => {
                if !is_calm(&alien.card(SET).text, topics) {
                    return None;
                }
                setting.alien(alien).location(card)
            }
            Bearer::Card(card) => {
                line.retain(|other| *other != card);
                line.insert(0, card);
                line.truncate(4);
                setting
            }
        };
        Some(setting.line(&line))
    }
}

/// Carries out a test for every bearer; if there is none, the card files must not have the words.
#[track_caller]
fn each(
    words: &str,
    says: impl Fn(&Lasting) -> bool,
    mut check: impl FnMut(Bearer, &'static Text) -> bool,
) {
    let who = who_say(&says);
    let mut checked = 0;
    for (bearer, text) in &who {
        checked += u32::from(check(*bearer, text));
    }
    if who.is_empty() {
        return check_unsaid(words);
    }
    assert!(checked > 0, "no card with {words} could be tried: {who:?}");
}

fn sum(text: &Text, of: impl Fn(&Lasting) -> i8) -> i32 {
    text.always
        .iter()
        .map(|lasting| i32::from(of(lasting)))
        .sum()
}

/// The first card says nothing of these topics.
fn line_calm_in(topics: &[Topic]) -> Vec<Encounter> {
    let mut picker = Picker::default();
    let first = picker.pick("calm", |card| {
        card.kind != Kind::Location && !card.passes && is_calm(&card.text, topics)
    });
    vec![first, picker.plain(), picker.plain()]
}

fn plain_line() -> Vec<Encounter> {
    let mut picker = Picker::default();
    (0..3).map(|_| picker.plain()).collect()
}

/// The first card makes evading it cost more cubes.
fn line_of_more_cubes() -> Vec<Encounter> {
    let more = |lasting: &Lasting| matches!(lasting, Lasting::EvadeCubes { by: 1.. });
    let mut picker = Picker::default();
    let first = picker.try_pick(|card| {
        card.kind != Kind::Location && !card.passes && card.text.always.iter().any(more)
    });
    let mut line = Vec::from_iter(first);
    line.extend([picker.plain(), picker.plain()]);
    line
}

/// Engages or evades the card that is met, whatever it costs.
#[track_caller]
fn first_way(scene: &Scene, verb: &str) -> Option<String> {
    let way = scene.ways(verb).into_iter().next()?;
    Some(format!("{verb} {way}"))
}

// Evading costs more or fewer points.
#[test]
fn evade_price() {
    let price = |lasting: &Lasting| match lasting {
        Lasting::EvadePrice { by } => *by,
        _ => 0,
    };
    each(
        "\"evade_price\"",
        |l| price(l) != 0,
        |bearer, text| {
            let Some(setting) = bearer.in_force(&[Topic::EvadePrice], &plain_line()) else {
                return false;
            };
            let scene = setting.meeting().scene();
            let expected = (1 + sum(text, price)).max(0);
            assert_eq!(i32::from(scene.0.evade_price()), expected, "{bearer:?}");
            for way in scene.ways("evade") {
                let numbers = way.split(' ').filter_map(|word| word.parse::<i32>().ok());
                assert_eq!(numbers.sum::<i32>(), expected, "{bearer:?}: evade {way}");
            }
            true
        },
    );
}

// More or fewer ability cubes are drawn in an evade.
#[test]
fn evade_cubes() {
    let cubes = |lasting: &Lasting| match lasting {
        Lasting::EvadeCubes { by } => *by,
        _ => 0,
    };
    each(
        "\"evade_cubes\"",
        |l| cubes(l) != 0,
        |bearer, text| {
            let Some(setting) =
                bearer.in_force(&[Topic::EvadeCubes], &line_calm_in(&[Topic::EvadeCubes]))
            else {
                return false;
            };
            let scene = setting.bag("red 5 orange 5 blue 5").meeting().scene();
            let after = scene.play(&first_way(&scene, "evade").expect("a way"));
            let expected = (2 + sum(text, cubes)).max(0);
            if expected > 0 {
                assert_eq!(after.task(), format!("evade draw {expected}"), "{bearer:?}");
            } else {
                assert_ne!(after.0.turn(), Turn::Chance, "{bearer:?}");
            }
            true
        },
    );
}

// Cubes of this colour that are drawn in an evade cost nothing.
#[test]
fn shield() {
    for &ability in Ability::ALL {
        let shields = |l: &Lasting| *l == Lasting::Shield { ability };
        each(
            &format!("\"shield\":{{\"ability\":\"{ability}\"}}"),
            shields,
            |bearer, _| {
                // However many cubes are drawn, the first is enough; if there would be none, the
                // card that is met asks for more.
                let calm_line = line_calm_in(&[Topic::EvadeCubes]);
                let paid = [calm_line, line_of_more_cubes()].map(|line| {
                    let setting = bearer.in_force(&[Topic::Shield], &line)?;
                    let scene = setting.bag(&format!("{ability} 3")).meeting().scene();
                    Some(scene.play(&first_way(&scene, "evade").expect("a way")))
                });
                let mut paid = paid.into_iter().flatten();
                let Some(paid) = paid.find(|scene| scene.0.turn() == Turn::Chance) else {
                    return false;
                };
                let events = paid.events(&format!("cube {ability}"));
                assert_eq!(events[0]["shielded"], true, "{bearer:?}");
                assert!(!events.iter().any(|event| event["event"] == "lost"));
                true
            },
        );
    }
}

/// The card that is met costs 2 against an icon; with these points.
fn costing(bearer: Bearer, icon: Ability, points: [u8; 3]) -> Option<Scene> {
    let mut picker = Picker::default();
    if let Bearer::Card(card) = bearer {
        picker.took(card);
    }
    let met = picker.pick("plain and strong", |c| {
        is_plain_to_engage(c) && c.strength >= 2
    });
    let met = if let Bearer::Card(card) = bearer {
        card
    } else {
        met
    };
    let next = picker.with_icon(icon);
    if !is_calm(&met.card(SET).text, &[Topic::Strength, Topic::Looks]) {
        return None;
    }
    let topics = [Topic::StandIn, Topic::Strength, Topic::Looks];
    let setting = bearer.in_force(&topics, &[met, next])?;
    let setting = setting.points(points).meeting();
    // A Super Weapon that bears the text is found, and that may change the strength.
    let strength = setting.clone().scene().0.strength_at(0);
    Some(setting.boost(strength.checked_sub(2)?).scene())
}

// One point of this ability stands for one point of any other.
#[test]
fn stand_in() {
    for &ability in Ability::ALL {
        let stands = |l: &Lasting| *l == Lasting::StandIn { ability };
        each(
            &format!("\"stand_in\":{{\"ability\":\"{ability}\"}}"),
            stands,
            |bearer, text| {
                let icon = ability.others()[0];
                let mut points = [0; 3];
                points[ability.index()] = 3;
                points[ability.others()[1].index()] = 1;
                let Some(scene) = costing(bearer, icon, points) else {
                    return false;
                };
                let ways = scene.ways("engage");
                assert!(
                    ways.contains(&format!("{ability} 2")),
                    "{bearer:?}: {ways:?}"
                );
                // It is the only one, unless the text says it of another ability too.
                let stand_in = |l: &&Lasting| topic_of(l) == Topic::StandIn;
                let alone = text.always.iter().filter(stand_in).count() == 1;
                assert_eq!(ways.len() == 1, alone, "{bearer:?}: {ways:?}");
                true
            },
        );
    }
}

// No ability stands for another.
#[test]
fn no_stand_in() {
    each(
        "\"no_stand_in\"",
        |l| *l == Lasting::NoStandIn,
        |bearer, _| {
            let Some(poor) = costing(bearer, Ability::Red, [1, 4, 4]) else {
                return false;
            };
            assert_eq!(poor.ways("engage"), [""; 0], "{bearer:?}");
            let rich = costing(bearer, Ability::Red, [3, 4, 4]).expect("as before");
            assert_eq!(rich.ways("engage"), ["red 2"], "{bearer:?}");
            true
        },
    );
}

// H15 the other way round.
#[test]
fn looks_left() {
    use Ability::{Blue, Orange, Red};
    each(
        "\"looks_left\"",
        |l| *l == Lasting::LooksLeft,
        |bearer, _| {
            let mut picker = Picker::default();
            if let Bearer::Card(card) = bearer {
                picker.took(card);
            }
            let line = [Red, Orange, Blue].map(|icon| picker.with_icon(icon));
            let Some(setting) = bearer.in_force(&[Topic::Looks], &line) else {
                return false;
            };
            let scene = setting.meeting().scene();
            // The leftmost looks at the rightmost.
            assert_eq!(scene.0.icon_at(0), Blue, "{bearer:?}");
            if !matches!(bearer, Bearer::Card(_)) {
                assert_eq!(scene.0.icon_at(1), Red, "{bearer:?}");
            }
            true
        },
    );
}

/// A search with the card in force; one of the line has been engaged.
fn searching(bearer: Bearer, cubes: i8, bag: &str) -> Option<Setting> {
    let mut picker = Picker::default();
    if let Bearer::Card(card) = bearer {
        picker.took(card);
    }
    let plain = picker.pick("plain in a search", |card| {
        is_plain_to_engage(card) && is_calm(&card.text, &SEARCH)
    });
    let setting = bearer.in_force(&SEARCH, &[plain])?;
    Some(setting.tired(2).bag(bag).searching(cubes))
}

// White cubes drawn in a search go to the supply.
#[test]
fn whites_leave() {
    each(
        "\"whites_leave\"",
        |l| *l == Lasting::WhitesLeave,
        |bearer, _| {
            let Some(setting) = searching(bearer, 2, "white 3") else {
                return false;
            };
            let after = setting.scene().chance("cube white");
            assert_eq!(
                (after.0.bag()[3], after.0.supply()[3]),
                (2, 10),
                "{bearer:?}"
            );
            true
        },
    );
}

// The first black cubes of each search cost nothing and go to the supply.
#[test]
fn hush() {
    let hushes = |lasting: &Lasting| match lasting {
        Lasting::Hush { cubes } => *cubes as i8,
        _ => 0,
    };
    each(
        "\"hush\"",
        |l| hushes(l) > 0,
        |bearer, text| {
            let Some(setting) = searching(bearer, 9, "black 9 white 1") else {
                return false;
            };
            let mut scene = setting.scene();
            let points = scene.points();
            let (bag, supply, alerts) = (scene.0.bag()[4], scene.0.supply()[4], scene.0.alerts());
            let count = sum(text, hushes) as u8;
            for hushed in 1..=count {
                scene = scene.chance("cube black");
                assert_eq!(
                    (scene.points(), scene.0.alerts()),
                    (points, alerts),
                    "{bearer:?}"
                );
                assert_eq!(scene.0.supply()[4], supply + hushed);
                assert_eq!(scene.0.bag()[4], bag - hushed);
            }
            let told = scene.told("cube black");
            assert!(!told.contains("hushed"), "{bearer:?}: {told}");
            true
        },
    );
}

// Cubes drawn in a search raise no ability; they may still go onto Super Weapons.
#[test]
fn no_raising() {
    each(
        "\"no_raising\"",
        |l| *l == Lasting::NoRaising,
        |bearer, _| {
            let Some(setting) = searching(bearer, 2, "red 3") else {
                return false;
            };
            let scene = setting.clone().scene();
            let after = scene.chance("cube red");
            assert_eq!(after.points(), scene.points(), "{bearer:?}");
            let own = if let Bearer::Weapon(weapon) = bearer {
                Some(weapon)
            } else {
                None
            };
            let weapon = Weapon::all().find(|w| w.card(SET).needs[0] > 0 && Some(*w) != own);
            let weapon = weapon.expect("one that needs red");
            let after = setting.found(weapon, [0; 3]).scene().chance("cube red");
            assert_eq!(
                after.0.found().last().expect("one").cubes[0],
                1,
                "{bearer:?}"
            );
            true
        },
    );
}

// The first cube of each search that raises an ability raises it by two.
#[test]
fn surge() {
    each(
        "\"surge\"",
        |l| *l == Lasting::Surge,
        |bearer, _| {
            let Some(setting) = searching(bearer, 3, "red 1 blue 2") else {
                return false;
            };
            let scene = setting.scene();
            let [red, orange, blue] = scene.points();
            let first = scene.chance("cube red");
            assert_eq!(first.points(), [red + 2, orange, blue], "{bearer:?}");
            let second = first.chance("cube blue");
            assert_eq!(second.points(), [red + 2, orange, blue + 1], "{bearer:?}");
            true
        },
    );
}

// Captain's dice that give "+n" give more.
#[test]
fn dice_boost() {
    let boosts = |lasting: &Lasting| match lasting {
        Lasting::DiceBoost { by } => *by,
        _ => 0,
    };
    each(
        "\"dice_boost\"",
        |l| boosts(l) != 0,
        |bearer, text| {
            let topics = [Topic::Dice, Topic::Strength, Topic::Looks];
            let Some(setting) = bearer.in_force(&topics, &plain_line()) else {
                return false;
            };
            let scene = setting.dice("specialist 2, scanner 1").meeting().scene();
            if scene.0.due_at(0) == 0 {
                return false;
            }
            // "+1 any".
            let after = scene.play("use specialist boost");
            assert_eq!(
                i32::from(after.0.boost()),
                (1 + sum(text, boosts)).max(0),
                "{bearer:?}"
            );
            true
        },
    );
}

/// Strengths of a line of four, or Planet Icons in the search.
fn values(setting: &Setting, icons: bool) -> [u8; 4] {
    let scene = if icons {
        setting.clone().searching(1).scene()
    } else {
        setting.clone().meeting().scene()
    };
    std::array::from_fn(|place| {
        if icons {
            scene.0.planet_icons_at(place)
        } else {
            scene.0.strength_at(place)
        }
    })
}

/// Lines of four cards that change neither strengths nor icons, whatever is found.
fn quiet_lines() -> Vec<Vec<Encounter>> {
    let topics = [Topic::Strength, Topic::Icons, Topic::Looks];
    let cards = Encounter::all().filter(|card| {
        let card = card.card(SET);
        let speaks = |lasting| topics.contains(&topic_of(lasting));
        card.kind != Kind::Location && !card.passes && !card.text.always.iter().any(speaks)
    });
    let cards: Vec<Encounter> = cards.collect();
    cards.chunks_exact(4).map(<[Encounter]>::to_vec).collect()
}

/// The places of a line where a card in force changes something.
fn changed_places(bearer: Bearer, line: &[Encounter], states: &str, icons: bool) -> Vec<usize> {
    let topics = if icons {
        &[Topic::Icons][..]
    } else {
        &[Topic::Strength, Topic::Looks]
    };
    let Some(with) = bearer.in_force(topics, line) else {
        return Vec::new();
    };
    let with = values(&with.states(states), icons);
    if let Bearer::Weapon(weapon) = bearer {
        // It is found in any case, which others may speak of; what it says is what it changes.
        let without = calm(topics).line(line).states(states).found(weapon, [0; 3]);
        let without = values(&without, icons);
        return (0..4).filter(|&at| with[at] != without[at]).collect();
    }
    let mut line = line.to_vec();
    if let Bearer::Card(card) = bearer {
        line.retain(|other| *other != card);
        line.insert(0, card);
    }
    let printed = |place: &usize| {
        let card = line[*place].card(SET);
        if icons {
            card.planet_icons
        } else {
            card.strength
        }
    };
    (0..4)
        .filter(|place| with[*place] != printed(place))
        .collect()
}

/// Whether a card is at such a place; the first one says it.
fn is_at(wanted: Place, place: usize, states: &[&str]) -> bool {
    let before = place.checked_sub(1).map(|before| states[before]);
    match wanted {
        Place::First | Place::This => place == 0,
        Place::Last => place == 3,
        Place::AfterEngaged => before == Some("engaged"),
        Place::AfterEvaded => before == Some("evaded"),
        Place::Others => place > 0,
    }
}

// Which cards an effect speaks of, by their place.
#[test]
fn places() {
    let place_of = |lasting: &Lasting, icons: bool| match lasting {
        Lasting::Strength { cards, .. } if !icons => cards.place,
        Lasting::Icons { cards, .. } if icons => cards.place,
        _ => None,
    };
    for wanted in [
        Place::First,
        Place::Last,
        Place::AfterEngaged,
        Place::AfterEvaded,
        Place::This,
        Place::Others,
    ] {
        let mut said = false;
        let mut seen = BTreeSet::new();
        for icons in [false, true] {
            for (bearer, text) in who_say(|lasting| place_of(lasting, icons) == Some(wanted)) {
                said = true;
                let topic = if icons { Topic::Icons } else { Topic::Strength };
                let said_places: Vec<Option<Place>> = (text.always.iter())
                    .filter(|lasting| topic_of(lasting) == topic)
                    .map(|lasting| place_of(lasting, icons))
                    .collect();
                // Cards that also speak of others than by their place are no help.
                if said_places.contains(&None) {
                    continue;
                }
                for line in quiet_lines() {
                    for states in [
                        "waiting waiting waiting waiting",
                        "engaged evaded waiting waiting",
                        "engaged engaged evaded waiting",
                    ] {
                        let states = match icons {
                            true => states.replace("waiting", "engaged"),
                            false => states.to_owned(),
                        };
                        // What an evaded card says is not in force.
                        if matches!(bearer, Bearer::Card(_)) && states.starts_with("evaded") {
                            continue;
                        }
                        let places = changed_places(bearer, &line, &states, icons);
                        let words: Vec<&str> = states.split(' ').collect();
                        for place in places {
                            let mut by_place = said_places.iter().flatten();
                            let fits = by_place.any(|said| is_at(*said, place, &words));
                            assert!(fits, "{bearer:?} changes {place} with {states}");
                            if is_at(wanted, place, &words) {
                                seen.insert(place);
                            }
                        }
                    }
                }
            }
        }
        if said {
            assert!(!seen.is_empty(), "{wanted:?} never matters");
        } else {
            let word = snake(&format!("{wanted:?}"));
            check_unsaid(&format!("\"place\":\"{word}\""));
        }
    }
}

/// Whether an alien says something of a place of the line for every Super Weapon found.
fn counts_found(alien: Alien, place: Place) -> bool {
    (alien.card(SET).text.always.iter()).any(|lasting| match lasting {
        Lasting::Strength { per, cards, .. } => *per == Per::Found && cards.place == Some(place),
        _ => false,
    })
}

/// Whether a text says something for every alien passed.
fn counts_passed(text: &Text) -> bool {
    text.always.iter().any(|lasting| match lasting {
        Lasting::Strength { per, .. } | Lasting::SearchCubes { per, .. } => *per == Per::Passed,
        _ => false,
    })
}

/// A line whose first cards are in a state, so that a number of them is counted. The bearer may
/// speak of a place of it: the alien says nothing of that place.
fn counted(bearer: Bearer, place: Option<Place>, per: Per, count: u8) -> Option<(Setting, i32)> {
    let topics = [
        Topic::Strength,
        Topic::SearchCubes,
        Topic::Icons,
        Topic::Looks,
    ];
    // The last card is engaged to begin the search: nothing must happen then.
    let is_plain =
        |card: &Encounter| is_plain_to_engage(card.card(SET)) && card.card(SET).strength > 0;
    let mut lines = quiet_lines().into_iter();
    let mut line = lines.find(|line| line.iter().any(is_plain))?;
    let last = line.iter().position(is_plain)?;
    line[last..].rotate_left(1);
    let state = match per {
        Per::Engaged => "engaged",
        Per::Evaded => "evaded",
        _ => "waiting",
    };
    let count = usize::from(count);
    // What aliens say of cards after others, or of what is found, is silent while all of them wait
    // and nothing is found.
    let is_silent = |lasting: &Lasting| match lasting {
        Lasting::Strength { cards, per, .. } => {
            *per == Per::Found
                || matches!(cards.place, Some(Place::AfterEngaged | Place::AfterEvaded))
        }
        other => !topics.contains(&topic_of(other)),
    };
    let mut setting = match bearer {
        Bearer::Location(card, alien)
            if matches!(per, Per::Once | Per::Hand)
                && alien.card(SET).text.always.iter().all(is_silent) =>
        {
            calm(&topics).alien(alien).location(card).line(&line)
        }
        _ => bearer.in_force(&topics, &line)?,
    };
    if let Bearer::Card(card) = bearer {
        // Those that are counted come before it.
        line.retain(|other| *other != card);
        line.truncate(3);
        line.insert(count.min(3), card);
        setting = setting.line(&line);
    }
    if !matches!(bearer, Bearer::Alien(_) | Bearer::Location(..)) {
        let place = place.unwrap_or(Place::First);
        let is_found =
            matches!(per, Per::Found | Per::Understood) || matches!(bearer, Bearer::Weapon(_));
        let meddles = |alien: Alien| {
            is_found && counts_found(alien, place)
                || per == Per::Passed && counts_passed(&alien.card(SET).text)
        };
        setting = setting.alien(calm_aliens(&topics).find(|alien| !meddles(*alien))?);
    }
    let mut states = ["waiting"; 4];
    let mut times = count as i32;
    match per {
        Per::Engaged | Per::Evaded => states[..count].fill(state),
        Per::TwoAlerts => {
            setting =
                setting.alerts_if(Alien::all().find(|a| a.is_quietus())?, 2 * count as u8 + 1);
        }
        Per::Found | Per::Understood => {
            let own = if let Bearer::Weapon(weapon) = bearer {
                Some(weapon)
            } else {
                None
            };
            times += i32::from(own.is_some());
            let quiet = Weapon::all()
                .filter(|weapon| Some(*weapon) != own && is_calm(&weapon.card(SET).text, &topics));
            for weapon in quiet.take(count) {
                setting = match per {
                    Per::Found => setting.found(weapon, [0; 3]),
                    _ => setting.understood(weapon),
                };
            }
        }
        Per::Hand => {
            let mut cards = Encounter::all().filter(|card| {
                card.card(SET).hand.is_some()
                    && !line.contains(card)
                    && bearer != Bearer::Card(*card)
            });
            let hand: Vec<Encounter> = cards.by_ref().take(count).collect();
            setting = setting.hand(&hand);
        }
        Per::Once => times = 1,
        Per::Passed => {
            let decks = [[8, 16, 16], [0, 8, 16], [0, 0, 8]][count];
            setting = setting.decks(decks, count + 1);
            // The alien in force is that of the sector.
            setting = setting.in_its_sector();
            if !matches!(bearer, Bearer::Planet(_)) {
                let mut planets = calm_planets(&topics);
                let quiet = planets.find(|planet| !counts_passed(&planet.card(SET).text))?;
                setting = setting.planet(quiet);
            }
        }
    }
    let setting = setting.states(&states.join(" "));
    Some((setting, times))
}

// How often a number counts.
#[test]
fn pers() {
    for per in [
        Per::Once,
        Per::TwoAlerts,
        Per::Found,
        Per::Understood,
        Per::Hand,
        Per::Passed,
        Per::Engaged,
        Per::Evaded,
    ] {
        let says = |lasting: &Lasting| match lasting {
            Lasting::Strength { per: said, .. } | Lasting::SearchCubes { per: said, .. } => {
                *said == per
            }
            _ => false,
        };
        let who = who_say(says);
        let mut tried = 0;
        for (bearer, text) in &who {
            let [lasting] = text.always else { continue };
            if per == Per::TwoAlerts && !matches!(bearer, Bearer::Alien(a) if a.is_quietus()) {
                continue;
            }
            for count in 0..=2 {
                let place = match lasting {
                    Lasting::Strength { cards, .. } => cards.place,
                    _ => None,
                };
                let Some((setting, times)) = counted(*bearer, place, per, count) else {
                    continue;
                };
                match *lasting {
                    Lasting::Strength {
                        by, least, cards, ..
                    } => {
                        let scene = setting.meeting().scene();
                        let place = match (bearer, cards.place) {
                            (Bearer::Card(_), Some(Place::This)) => {
                                let Bearer::Card(own) = *bearer else { continue };
                                scene.0.line().position(|slot| slot.card == own)
                            }
                            (_, None | Some(Place::First)) => Some(0),
                            (_, Some(Place::Last)) => Some(3),
                            _ => None,
                        };
                        let Some(place) = place else { continue };
                        if cards.kind.is_some() || cards.icon.is_some() || cards.planet.is_some() {
                            continue;
                        }
                        let printed = scene.0.line().nth(place).expect("a card");
                        let printed = i32::from(printed.card.card(SET).strength);
                        let by = i32::from(by) * times;
                        let expected = if by < 0 {
                            (printed + by).max(printed.min(i32::from(least)))
                        } else {
                            printed + by
                        };
                        let found = i32::from(scene.0.strength_at(place));
                        assert_eq!(found, expected, "{bearer:?} {per:?} {count}");
                        tried += 1;
                    }
                    Lasting::SearchCubes { by, .. } => {
                        let changed = search_change(setting);
                        let Some(changed) = changed else { continue };
                        assert_eq!(changed, i32::from(by) * times, "{bearer:?} {per:?} {count}");
                        tried += 1;
                    }
                    _ => {}
                }
            }
        }
        if who.is_empty() && per != Per::Once {
            check_unsaid(&format!("\"per\":\"{}\"", snake(&format!("{per:?}"))));
        }
        // What an alien says itself may drown what a Location says with it.
        let is_drowned = |bearer: &Bearer| {
            let topics = [Topic::Strength, Topic::SearchCubes];
            matches!(bearer, Bearer::Location(_, alien) if !is_calm(&alien.card(SET).text, &topics))
        };
        let mut alone = who.iter().filter(|(_, text)| text.always.len() == 1);
        // Aliens passed or weapons found count for most aliens; the naive implementation compares
        // whole games.
        let topics = [
            Topic::Strength,
            Topic::SearchCubes,
            Topic::Icons,
            Topic::Looks,
        ];
        let counts = |alien: Alien| {
            counts_passed(&alien.card(SET).text) || counts_found(alien, Place::First)
        };
        let is_quiet = per != Per::Passed || calm_aliens(&topics).any(|alien| !counts(alien));
        let plain = is_quiet && alone.any(|(bearer, _)| !is_drowned(bearer));
        // No card has it, or only together with something else, or it was tried.
        assert!(tried > 0 || !plain, "{per:?} could not be tried: {who:?}");
    }
}

/// How many more cubes are drawn than there are Planet Icons: the last card is engaged for
/// nothing, which begins the search.
fn search_change(setting: Setting) -> Option<i32> {
    let mut scene = setting.boost(20).bag("white 9").meeting().scene();
    let mut icons = 0;
    for slot in scene.0.line() {
        if slot.state == hegemony::SlotState::Engaged {
            icons += i32::from(slot.card.card(SET).planet_icons);
        }
    }
    // Pending tasks would be counted, too: only the last one may be pending.
    let waiting: Vec<Encounter> = scene
        .0
        .line()
        .filter(|slot| slot.state == hegemony::SlotState::Waiting)
        .map(|slot| slot.card)
        .collect();
    let mut line: Vec<(Encounter, &str)> = Vec::new();
    for slot in scene.0.line() {
        if slot.state != hegemony::SlotState::Waiting {
            let state = if slot.state == hegemony::SlotState::Engaged {
                "engaged"
            } else {
                "evaded"
            };
            line.push((slot.card, state));
        }
    }
    let last = *waiting.last()?;
    let calm_last = is_plain_to_engage(last.card(SET)) && last.card(SET).strength > 0;
    if !calm_last
        || last
            .card(SET)
            .text
            .when
            .iter()
            .any(|o| o.moment == Moment::Engaged)
    {
        return None;
    }
    icons += i32::from(last.card(SET).planet_icons);
    let mut document = scene.document();
    let mut entries: Vec<Value> = line
        .iter()
        .map(|(card, state)| serde_json::json!({ "card": card, "state": state }))
        .collect();
    entries.push(serde_json::json!({ "card": last, "state": "waiting" }));
    let gone = waiting[..waiting.len() - 1]
        .iter()
        .map(|card| serde_json::json!(card));
    let discard = document["discard"].as_array_mut().expect("a list");
    discard.extend(gone);
    document["line"] = Value::from(entries);
    document["agenda"] = serde_json::json!([format!("decide {}", line.len() + 1)]);
    let read = hegemony::Hegemony::from_document(&document);
    scene = Scene(read.unwrap_or_else(|why| panic!("{why}")));
    let events = scene.events("engage free");
    let began = events
        .iter()
        .find(|event| event["event"] == "search_began")?;
    // Nothing else may have changed the number.
    if events
        .iter()
        .any(|event| event["event"] == "search_changed")
    {
        return None;
    }
    Some(began["cubes"].as_i64()? as i32 - icons)
}

/// What happens at a moment: the events until the position waits for something else.
struct Course {
    before: Scene,
    events: Vec<Value>,
}

/// Everything that a deed could affect: tired abilities, a hand, dice, alerts, a weapon that is not
/// understood.
fn furnished(setting: Setting, avoid: &[Encounter]) -> Setting {
    let mut cards = Encounter::all().filter(|card| {
        card.card(SET)
            .hand
            .is_some_and(|hand| hand.time == Time::Evade)
            && !avoid.contains(card)
    });
    let hand: Vec<Encounter> = cards.by_ref().take(1).collect();
    let weapon = Weapon::all().last().expect("weapons");
    let setting = setting
        .tired(3)
        .hand(&hand)
        .dice("engineer 2, scanner 2")
        .die_used();
    setting.found(weapon, [0; 3])
}

/// Takes the first of everything that a text asks for.
fn drive(before: Scene, first: &str, choose: u8) -> Course {
    let mut events = before.events(first);
    let mut scene = before.after(first);
    loop {
        let task = scene.task();
        let verb = task.split(' ').next().unwrap_or("");
        let asked = matches!(
            verb,
            "text"
                | "gain"
                | "lose"
                | "take"
                | "discard"
                | "turn"
                | "reroll"
                | "roll"
                | "understand"
                | "deal"
        );
        if !asked || scene.0.turn() == Turn::Over {
            break;
        }
        let step = match scene.0.turn() {
            Turn::Chance => scene.outcomes()[0].0.clone(),
            _ if verb == "text" => {
                let legal = scene.legal_actions();
                legal[usize::from(choose).min(legal.len() - 1)].clone()
            }
            _ => scene.legal_actions()[0].clone(),
        };
        events.extend(scene.events(&step));
        scene = scene.after(&step);
    }
    Course { before, events }
}

fn total(events: &[Value], name: &str, field: &str) -> i64 {
    let those = events.iter().filter(|event| event["event"] == name);
    those.map(|event| event[field].as_i64().unwrap_or(0)).sum()
}

fn has(events: &[Value], name: &str) -> bool {
    events.iter().any(|event| event["event"] == name)
}

/// A deed that was done must be reported, with its numbers.
fn check_deed(course: &Course, deed: Deed, alone: bool, context: &str) {
    let Course { before, events } = course;
    let told = |name: &str| {
        assert!(
            has(events, name),
            "{context} {deed:?}: no {name} in {events:?}"
        );
    };
    match deed {
        Deed::Gain { what, n } => {
            // Every ability is three below its maximum; point by point, the lowest is another
            // one after each.
            let by_point = matches!(what, Points::Any | Points::LowestEach);
            let room = if by_point { 9 } else { 3 };
            if alone {
                assert_eq!(
                    total(events, "gained", "points"),
                    i64::from(n.min(room)),
                    "{context}"
                );
            }
            check_points(before, events, "gained", what, context);
        }
        Deed::Lose { what, n } => {
            if alone {
                assert_eq!(total(events, "lost", "points"), i64::from(n), "{context}");
            }
            check_points(before, events, "lost", what, context);
        }
        Deed::AddCubes { cube, n } => {
            let moved = events.iter().find(|event| {
                event["event"] == "cubes_moved"
                    && event["into_bag"] == true
                    && event["cube"] == cube.word()
            });
            let least = i64::from(n.min(before.0.supply()[cube.index()]));
            let moved = moved.map_or(0, |event| event["cubes"].as_i64().unwrap_or(0));
            assert_eq!(moved, least, "{context} {deed:?}");
        }
        Deed::RemoveCubes { cube, n } => {
            let moved = events.iter().find(|event| {
                event["event"] == "cubes_moved"
                    && event["into_bag"] == false
                    && event["cube"] == cube.word()
            });
            let moved = moved.map_or(0, |event| event["cubes"].as_i64().unwrap_or(0));
            assert_eq!(
                moved,
                i64::from(n.min(before.0.bag()[cube.index()])),
                "{context} {deed:?}"
            );
        }
        Deed::TakeCubes { n } => {
            assert_eq!(
                total(events, "cubes_moved", "cubes"),
                i64::from(n),
                "{context}"
            );
            assert!(
                !events
                    .iter()
                    .any(|event| event["cube"] == Cube::Yellow.word())
            );
        }
        Deed::RemoveAlerts { n } => {
            let removed = i64::from(n.min(before.0.alerts()));
            assert_eq!(
                total(events, "alerts_removed", "alerts"),
                removed,
                "{context}"
            );
        }
        Deed::SearchCubes { by } => {
            assert_eq!(
                total(events, "search_changed", "by"),
                i64::from(by),
                "{context}"
            );
        }
        Deed::TurnUp { dice, by } => {
            told("die_turned");
            let turned = events
                .iter()
                .find(|event| event["event"] == "die_turned")
                .expect("told");
            let die = Die::read(turned["die"].as_str().expect("a die")).expect("a die");
            match dice {
                Dice::Crew => assert!(die.is_crew(), "{context}"),
                Dice::System => assert!(!die.is_crew(), "{context}"),
                Dice::Any => {}
            }
            let from = turned["from"].as_u64().expect("a face");
            assert_eq!(turned["to"], (from + u64::from(by)).min(6), "{context}");
        }
        Deed::Reveal { n } => {
            let planets = before.0.unseen_planets().count();
            let dealt = events
                .iter()
                .filter(|event| event["event"] == "planet_dealt");
            assert_eq!(dealt.count(), planets.min(n.into()), "{context}");
        }
        Deed::Reroll => told("die_rolled"),
        Deed::Understand => told("understood"),
        Deed::Discard => told("card_discarded"),
        Deed::Boost { by, .. } => {
            assert_eq!(total(events, "boosted", "by"), i64::from(by), "{context}");
        }
        Deed::SlipAway => told("slipped_away"),
    }
}

/// Which ability gains or loses.
fn check_points(before: &Scene, events: &[Value], name: &str, what: Points, context: &str) {
    let first = events.iter().find(|event| event["event"] == name);
    let Some(first) = first else { return };
    let ability = first["ability"].as_str().expect("an ability");
    let points = before.points();
    let expected = match what {
        Points::Red => Some(Ability::Red),
        Points::Orange => Some(Ability::Orange),
        Points::Blue => Some(Ability::Blue),
        Points::Any => None,
        // Of several the first of red, orange, blue.
        Points::Lowest | Points::LowestEach => Ability::ALL
            .iter()
            .copied()
            .min_by_key(|a| points[a.index()]),
        Points::Highest | Points::HighestEach => {
            let most = points.iter().max().expect("three");
            Ability::ALL
                .iter()
                .copied()
                .find(|a| points[a.index()] == *most)
        }
    };
    if let Some(expected) = expected {
        assert_eq!(ability, expected.word(), "{context} {what:?}");
    }
}

fn check_deeds(
    course: &Course,
    deeds: Deeds,
    choose: u8,
    context: &str,
    seen: &mut BTreeSet<String>,
) {
    let done: Vec<Deed> = match deeds {
        Deeds::All(deeds) => deeds.to_vec(),
        Deeds::OneOf(deeds) => vec![deeds[usize::from(choose)]],
    };
    for deed in &done {
        check_deed(course, *deed, done.len() == 1, context);
        for word in words_of(*deed) {
            seen.insert(word);
        }
    }
}

/// The words of the language that a deed is made of.
fn words_of(deed: Deed) -> Vec<String> {
    let name = |debug: String| debug.split([' ', '{']).next().unwrap_or("").to_owned();
    let mut words = vec![name(format!("{deed:?}"))];
    match deed {
        Deed::Gain { what, .. } | Deed::Lose { what, .. } => {
            words.push(format!("Points::{what:?}"));
        }
        Deed::TurnUp { dice, .. } => words.push(format!("Dice::{dice:?}")),
        _ => {}
    }
    words
}

/// Brings a text's moment about; `None` if something else interferes.
fn bring_about(bearer: Bearer, occasion: &Occasion, choose: u8) -> Option<Course> {
    let own = if let Bearer::Card(card) = bearer {
        Some(card)
    } else {
        None
    };
    let mut picker = Picker::default();
    if let Some(card) = own {
        picker.took(card);
    }
    let moment = occasion.moment;
    let topics = [&MEETING[..], &[Topic::At(moment)]].concat();
    let kind = occasion.kind;
    let fits = |card: &hegemony::cards::EncounterCard| {
        card.strength > 0 && kind.is_none_or(|kind| kind == card.kind)
    };
    let bag = "white 3 black 3 red 3 yellow 2";
    match moment {
        Moment::Met => {
            let card = own?;
            let line = [picker.plain(), card];
            let setting = furnished(calm(&topics).line(&line), &line)
                .bag(bag)
                .boost(20);
            Some(drive(setting.meeting().scene(), "engage free", choose))
        }
        Moment::Engaged => {
            let met = match own {
                Some(card) => card,
                None => picker.try_pick(|card| is_plain_to_engage(card) && fits(card))?,
            };
            let line = [met, picker.plain()];
            let setting = in_force_calmly(bearer, &topics, &line)?;
            let setting = furnished(setting, &line)
                .bag(bag)
                .boost(20)
                .alerts_if(quietus(), 3);
            let scene = setting.meeting().scene();
            let way = first_way(&scene, "engage")?;
            Some(drive(scene, &way, choose))
        }
        Moment::Evaded => {
            let met = match own {
                Some(card) => card,
                None => picker.try_pick(|card| is_plain_to_evade(card) && fits(card))?,
            };
            let line = [met, picker.plain()];
            let setting = in_force_calmly(bearer, &topics, &line)?;
            let setting = furnished(setting, &line).bag("white 3 black 3").hand(&[]);
            let scene = setting.meeting().scene();
            let way = first_way(&scene, "evade")?;
            Some(drive(scene, &way, choose))
        }
        Moment::Round => {
            let planet = match bearer {
                Bearer::Planet(planet) => planet,
                _ => quiet_planet(&topics)?,
            };
            // No planet is in force yet.
            let setting = in_force_calmly(bearer, &[], &[])?;
            let setting = match bearer {
                Bearer::Alien(_) | Bearer::Location(..) => setting,
                _ => setting.alien(calm_aliens(&[Topic::At(moment)]).next()?),
            };
            let setting = furnished(setting, &[]).bag(bag).alerts_if(quietus(), 3);
            let mut document = setting.choosing().document();
            let planets = document["planets"].as_object().expect("planets");
            let lists = planets.values().filter_map(|cards| cards.as_array());
            let others = lists.map(Vec::len).sum::<usize>() - 1;
            let unseen = Planet::all().filter(|other| *other != planet).take(others);
            document["planets"]["unseen"] = serde_json::json!(unseen.collect::<Vec<_>>());
            document["planets"]["face_up"] = serde_json::json!([planet]);
            let read = hegemony::Hegemony::from_document(&document);
            let scene = Scene(read.unwrap_or_else(|why| panic!("{why}")));
            Some(drive(scene, &format!("planet {planet}"), choose))
        }
        Moment::Search => {
            let line = [picker.plain()];
            let setting = in_force_calmly(bearer, &topics, &line)?;
            let setting = furnished(setting, &line).bag("white 9").boost(20);
            let course = drive(setting.meeting().scene(), "engage free", choose);
            Some(course)
        }
        Moment::Found => {
            let line = [picker.pick("plain in a search", |card| {
                is_plain(card) && is_calm(&card.text, &SEARCH)
            })];
            let setting =
                in_force_calmly(bearer, &[&SEARCH[..], &[Topic::At(moment)]].concat(), &line)?;
            let setting = furnished(setting, &line)
                .bag("white 3 yellow 2")
                .searching(2);
            let finding = setting.scene().chance("cube yellow");
            let (weapon, _) = finding.outcomes()[0].clone();
            Some(drive(finding, &weapon, choose))
        }
    }
}

/// A planet that says nothing of these topics, or does no more than turn up others.
fn quiet_planet(topics: &[Topic]) -> Option<Planet> {
    let reveals = |deeds: &Deeds| match deeds {
        Deeds::All(deeds) => deeds.iter().all(|deed| matches!(deed, Deed::Reveal { .. })),
        Deeds::OneOf(_) => false,
    };
    let text = |planet: &Planet| &planet.card(SET).text;
    let calm = Planet::all().find(|planet| is_calm(text(planet), topics));
    calm.or_else(|| {
        Planet::all().find(|planet| {
            let mut round = text(planet).when.iter();
            round.all(|o| o.moment != Moment::Round || reveals(&o.deeds))
        })
    })
}

fn quietus() -> Alien {
    super::scene::quietus()
}

/// As [`Bearer::in_force`]; a card of the line is where the line says.
fn in_force_calmly(bearer: Bearer, topics: &[Topic], line: &[Encounter]) -> Option<Setting> {
    let setting = bearer.in_force(topics, line)?;
    Some(setting.line(line))
}

// Every text that happens once, on every card, with every choice; and every hand card.
#[test]
fn deeds_and_moments() {
    let mut seen = BTreeSet::new();
    let mut said = BTreeSet::new();
    for (bearer, text) in bearers() {
        for occasion in text.when {
            let all = match occasion.deeds {
                Deeds::All(deeds) => deeds.to_vec(),
                Deeds::OneOf(deeds) => deeds.to_vec(),
            };
            said.insert(format!("Moment::{:?}", occasion.moment));
            said.extend(all.iter().flat_map(|deed| words_of(*deed)));
            // With several texts at one moment it is not clear which of them did what.
            let alone = text
                .when
                .iter()
                .filter(|o| o.moment == occasion.moment)
                .count()
                == 1;
            let choices = if matches!(occasion.deeds, Deeds::OneOf(_)) {
                2
            } else {
                1
            };
            for choose in 0..choices {
                let Some(course) = bring_about(bearer, occasion, choose) else {
                    continue;
                };
                let context = format!("{bearer:?} {:?}", occasion.moment);
                let evaded = occasion.moment == Moment::Evaded;
                if alone && !(evaded && loses_highest(&all)) {
                    check_deeds(&course, occasion.deeds, choose, &context, &mut seen);
                    seen.insert(format!("Moment::{:?}", occasion.moment));
                } else if evaded {
                    assert!(has(&course.events, "lost"), "{context}");
                    seen.extend(all.iter().flat_map(|deed| words_of(*deed)));
                }
            }
        }
    }
    for card in Encounter::all() {
        let Some(hand) = card.card(SET).hand else {
            continue;
        };
        let all = match hand.deeds {
            Deeds::All(deeds) => deeds.to_vec(),
            Deeds::OneOf(deeds) => deeds.to_vec(),
        };
        said.insert(format!("Time::{:?}", hand.time));
        said.extend(all.iter().flat_map(|deed| words_of(*deed)));
        let choices = if matches!(hand.deeds, Deeds::OneOf(_)) {
            2
        } else {
            1
        };
        for choose in 0..choices {
            let Some(course) = play_from_hand(card, hand.time, &all, choose) else {
                continue;
            };
            let context = format!("{card} from the hand");
            check_deeds(&course, hand.deeds, choose, &context, &mut seen);
            seen.insert(format!("Time::{:?}", hand.time));
        }
    }
    let missed: Vec<&String> = said.difference(&seen).collect();
    assert!(
        missed.is_empty(),
        "cards say {missed:?}, but it could not be tried"
    );
    for word in [
        "Gain",
        "Lose",
        "AddCubes",
        "RemoveCubes",
        "TakeCubes",
        "RemoveAlerts",
        "SearchCubes",
        "Reveal",
        "TurnUp",
        "Reroll",
        "Understand",
        "Discard",
        "Boost",
        "SlipAway",
    ] {
        let unheard = !said.contains(word);
        // "search_cubes" lasts on some cards.
        if unheard && word != "SearchCubes" {
            check_unsaid(&format!("\"{}\"", snake(word)));
        }
    }
    for moment in ["Met", "Engaged", "Evaded", "Round", "Search", "Found"] {
        if !said.contains(&format!("Moment::{moment}")) {
            check_unsaid(&format!("\"moment\":\"{}\"", snake(moment)));
        }
    }
    for time in ["Engage", "Evade", "Search", "Any"] {
        if !said.contains(&format!("Time::{time}")) {
            check_unsaid(&format!("\"time\":\"{}\"", snake(time)));
        }
    }
}

fn snake(word: &str) -> String {
    let mut snake = String::new();
    for letter in word.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// No card has these words: the files do not contain them.
#[track_caller]
fn check_unsaid(words: &str) {
    for file in [
        card_file!("aliens.json"),
        card_file!("planets.json"),
        card_file!("weapons.json"),
        card_file!("encounters.json"),
    ] {
        let mut text = file.to_owned();
        text.retain(|letter| !letter.is_whitespace());
        assert!(
            !text.contains(words),
            "no card was found with {words}, but a file has it"
        );
    }
}

/// What is paid for an evade may change which ability has most.
fn loses_highest(deeds: &[Deed]) -> bool {
    let highest = |deed: &Deed| {
        matches!(
            deed,
            Deed::Lose {
                what: Points::Highest | Points::HighestEach,
                ..
            }
        )
    };
    deeds.iter().any(highest)
}

fn play_from_hand(card: Encounter, time: Time, deeds: &[Deed], choose: u8) -> Option<Course> {
    let icon = deeds.iter().find_map(|deed| match deed {
        Deed::Boost { icon, .. } => *icon,
        _ => None,
    });
    let mut picker = Picker::default();
    picker.took(card);
    // There must be cubes to be drawn in an evade.
    let draws = |card: &hegemony::cards::EncounterCard| {
        time != Time::Evade || is_calm(&card.text, &[Topic::EvadeCubes])
    };
    let met = picker.try_pick(|card| {
        is_plain_to_engage(card) && is_plain_to_evade(card) && card.strength > 0 && draws(card)
    });
    let met = met.or_else(|| {
        picker.try_pick(|card| {
            card.kind != Kind::Location
                && !card.passes
                && draws(card)
                && is_calm(&card.text, &[Topic::At(Moment::Evaded)])
        })
    });
    let met = match met {
        Some(met) => met,
        None => picker.plain(),
    };
    let next = picker.with_icon(icon.unwrap_or(Ability::Red));
    let line = [met, next];
    let plays = format!("play {card}");
    let bag = "white 4 black 4 red 4";
    let mut setting = furnished(calm(&MEETING).line(&line), &line).bag(bag);
    let keeper = Encounter::all().find(|other| {
        let hand = other
            .card(SET)
            .hand
            .is_some_and(|hand| hand.time == Time::Search);
        hand && *other != card && !line.contains(other)
    });
    setting = setting
        .hand(&[&[card][..], keeper.as_slice()].concat())
        .alien(quietus());
    setting = setting.alerts_if(quietus(), 3);
    let scene = match time {
        Time::Engage | Time::Any => setting.meeting().scene(),
        Time::Evade => {
            let scene = setting.meeting().scene();
            scene.play(&first_way(&scene, "evade")?)
        }
        Time::Search => setting.searching(2).scene(),
    };
    scene.check(&plays, "");
    Some(drive(scene, &plays, choose))
}
