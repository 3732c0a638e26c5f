//! The readings of what the rules leave open, their section "Rulings": one test each. They hold for
//! the second edition; where the first one differs, the test says how.

use hegemony::cards::wording::{self, Bearer};
use hegemony::cards::{Deed, Deeds, EncounterCard, Lasting, Moment, Place, Points, Text, Time};
use hegemony::{Ability, Alien, Captain, CardSet, Encounter, Hegemony, Kind, Planet, Task, Weapon};
use serde_json::{Value, json};
use starboard_kernel::testing::Scene as _;
use starboard_kernel::{Game, Lang, Turn};

use super::SET;
use super::scene::{Picker, SEARCH, Scene, Setting, Topic, calm, calm_aliens, is_calm, start};

/// Whether the readings hold that came with the second edition.
const RULINGS: bool = matches!(SET, CardSet::Second);

/// A card that is met, of which some topics are not spoken.
fn is_met(card: &EncounterCard, topics: &[Topic]) -> bool {
    card.kind != Kind::Location && !card.passes && is_calm(&card.text, topics)
}

/// A search of this many cubes, in which nothing interferes.
fn search(cubes: i8, bag: &str) -> Setting {
    let mut picker = Picker::default();
    let line = [picker.pick("that leaves a search alone", |card| is_met(card, &SEARCH))];
    calm(&SEARCH).line(&line).bag(bag).searching(cubes)
}

/// The first card of the hand that is played at such a time and does such a thing.
fn hand_card(what: &str, fits: impl Fn(Time, &[Deed]) -> bool) -> Encounter {
    let card = Encounter::all().find(|card| {
        card.card(SET).hand.is_some_and(|hand| match hand.deeds {
            Deeds::All(deeds) => fits(hand.time, deeds),
            Deeds::OneOf(deeds) => fits(hand.time, &deeds),
        })
    });
    card.unwrap_or_else(|| panic!("no card of the hand {what}"))
}

/// A card that slips away from an evade.
fn slip() -> Encounter {
    hand_card("slips away", |time, deeds| {
        time == Time::Evade && deeds.contains(&Deed::SlipAway)
    })
}

/// A card is being evaded; the hand has one to slip away with, so that the position waits.
fn evading(hand: &[Encounter]) -> Setting {
    let mut picker = Picker::default();
    let hand = [&[slip()], hand].concat();
    for card in &hand {
        picker.took(*card);
    }
    let line = [
        picker.pick("to evade", |card| is_met(card, &[])),
        picker.pick("after it", |card| is_met(card, &[])),
    ];
    calm(&[])
        .line(&line)
        .hand(&hand)
        .tired(2)
        .agenda("evaded 1, evade draw 2, evading 1")
}

// H26: two abilities at zero lose at any moment of the encounter phase, its beginning included.
#[test]
fn defeat_at_the_beginning_of_the_encounter_phase() {
    let scene = search(2, "black 1 white 1").points([1, 0, 3]).scene();
    let after = scene.after("cube black, lose red");
    assert_eq!((after.points(), after.0.turn()), ([0, 0, 3], Turn::Chance));
    after.chance("cube white").ended("crippled");
}

// H26: after round 12 the game is exhausted, also if two abilities are at zero.
#[test]
fn exhausted_with_two_abilities_at_zero() {
    let setting = search(2, "black 1 white 1").points([1, 0, 3]);
    let scene = setting.decks([0, 0, 0], 3).scene();
    assert_eq!(scene.0.round(), 12);
    let after = scene.after("cube black, lose red");
    after.chance("cube white").ended("exhausted");
}

/// What a card of the line says of the strength of others.
fn of_others(card: &EncounterCard) -> Option<(i8, u8)> {
    card.text.always.iter().find_map(|lasting| match *lasting {
        Lasting::Strength {
            by, cards, least, ..
        } if cards.place == Some(Place::Others) => Some((by, least)),
        _ => None,
    })
}

// H17: several encounter cards that modify do so from left to right.
#[test]
fn strengths_are_modified_from_left_to_right() {
    let mut picker = Picker::default();
    let raising = picker.pick("that strengthens others", |card| {
        of_others(card).is_some_and(|(by, _)| by > 0)
    });
    let lowering = picker.pick("that weakens others", |card| {
        of_others(card).is_some_and(|(by, least)| by < 0 && least > 0)
    });
    let topics = [Topic::Strength, Topic::Looks];
    let weak = picker.pick("of strength 1", |card| {
        is_met(card, &topics) && card.strength == 1
    });
    let (up, _) = of_others(raising.card(SET)).expect("it strengthens");
    let (down, least) = of_others(lowering.card(SET)).expect("it weakens");
    let lower =
        |strength: i8| (strength + down).max(i8::try_from(least).expect("small").min(strength));
    let strength = |first: Encounter, second: Encounter| {
        let setting = calm(&topics).line(&[first, second, weak]);
        setting.meeting().scene().0.strength_at(2) as i8
    };
    assert_eq!(strength(raising, lowering), lower(1 + up));
    assert_eq!(strength(lowering, raising), lower(1) + up);
}

// A card that speaks of other cards of the line works while it lies there and is not evaded.
#[test]
fn cards_speak_of_others_until_they_are_evaded() {
    let topics = [Topic::Strength, Topic::Looks];
    let mut tried = 0;
    for loud in Encounter::all().filter(|card| of_others(card.card(SET)).is_some()) {
        let mut picker = Picker::default();
        picker.took(loud);
        let met = picker.pick("strong", |card| is_met(card, &topics) && card.strength > 3);
        let next = picker.pick("calm", |card| is_met(card, &topics));
        let (by, _) = of_others(loud.card(SET)).expect("it speaks of others");
        let printed = met.card(SET).strength;
        let changed = printed.saturating_add_signed(by);
        // Not met yet, engaged, evaded.
        let before = calm(&topics).line(&[met, next, loud]).meeting().scene();
        assert_eq!(before.0.strength_at(0), changed, "{loud}");
        for (states, expected) in [
            ("engaged waiting waiting", changed),
            ("evaded waiting waiting", printed),
        ] {
            let setting = calm(&topics).line(&[loud, met, next]).states(states);
            assert_eq!(
                setting.meeting().scene().0.strength_at(1),
                expected,
                "{loud}"
            );
        }
        tried += 1;
    }
    assert!(tried >= 2, "{tried} cards speak of others");
}

fn says(text: &Text, what: impl Fn(&Lasting) -> bool) -> bool {
    text.always.iter().any(what)
}

fn permits(text: &Text) -> bool {
    says(text, |lasting| matches!(lasting, Lasting::StandIn { .. }))
}

// H17: "no ability stands for another" is stronger than a permission, whatever comes first.
#[test]
fn a_prohibition_is_stronger_than_a_permission() {
    let prohibits = |text: &Text| says(text, |lasting| *lasting == Lasting::NoStandIn);
    let weapons: Vec<Weapon> = Weapon::all()
        .filter(|w| permits(&w.card(SET).text))
        .collect();
    let mut settings: Vec<Setting> = Vec::new();
    let topics = [Topic::Looks, Topic::StandIn];
    let mut picker = Picker::default();
    let barring = picker.pick("that prohibits", |card| {
        !card.passes && prohibits(&card.text)
    });
    let strong = picker.pick("to engage", |card| {
        is_met(card, &topics) && card.strength > 0
    });
    let next = picker.pick("after it", |card| is_met(card, &topics));
    for weapon in &weapons {
        for alien in Alien::all().filter(|alien| prohibits(&alien.card(SET).text)) {
            let setting = calm(&[]).alien(alien).line(&[strong, next]);
            settings.push(setting.deciphered(*weapon));
        }
        // The permission comes last in the order of H17, and the prohibition is an encounter card.
        settings.push(calm(&topics).line(&[barring, next]).deciphered(*weapon));
    }
    // A Location that permits comes after an encounter card and before Super Weapons.
    for location in Encounter::all().filter(|card| card.kind() == Kind::Location) {
        for (alien, text) in Alien::all().zip(location.card(SET).at) {
            if permits(text) {
                let setting = calm(&[]).alien(alien).location(location);
                settings.push(setting.line(&[barring, next]));
            }
        }
    }
    assert!(settings.len() >= 2, "few prohibitions meet a permission");
    for setting in settings {
        let scene = setting.meeting().scene();
        let (icon, due) = (scene.0.icon_at(0), scene.0.due_at(0));
        if due > 0 && due <= scene.0.points(icon) {
            assert_eq!(scene.ways("engage"), [format!("{icon} {due}")]);
        }
    }
    // The text of the permitting card says so.
    for lang in Lang::ALL {
        let words = match lang {
            Lang::En => "unless another card",
            Lang::Pl => "chyba że inna karta",
            Lang::Es => "salvo que otra carta",
            Lang::Fr => "sauf si une autre carte",
            Lang::De => "außer eine andere Karte",
        };
        for weapon in &weapons {
            let text = wording::text(&weapon.card(SET).text, Bearer::Weapon, lang).join(" ");
            assert!(text.contains(words), "{text}");
        }
    }
}

// H17: "−n (at least 1)" leaves a strength of 0 at 0.
#[test]
fn a_strength_of_zero_stays_zero() {
    let lowers = |lasting: &Lasting| {
        matches!(
            lasting,
            Lasting::Strength {
                by: ..0,
                least: 1..,
                ..
            }
        )
    };
    let topics = [Topic::Strength, Topic::Looks];
    let mut picker = Picker::default();
    let zero = picker.pick("of strength 0", |card| {
        card.kind != Kind::Location && card.strength == 0 && is_calm(&card.text, &topics)
    });
    let strong = picker.pick("like it, but strong", |card| {
        card.kind == zero.kind() && card.strength > 1 && is_calm(&card.text, &topics)
    });
    let next = picker.pick("calm", |card| is_met(card, &topics));
    let mut lowered = 0;
    let weapons = Weapon::all().filter(|weapon| says(&weapon.card(SET).text, lowers));
    let weapons: Vec<Weapon> = weapons.collect();
    assert!(!weapons.is_empty(), "no Super Weapon lowers strengths");
    for weapon in weapons {
        // An alien that says nothing of what is found.
        let setting = calm(&topics).deciphered(weapon);
        // A card that passes has been met.
        let state = if zero.passes() { "passed" } else { "evaded" };
        for (line, states) in [
            ([zero, next], format!("{state} waiting")),
            ([next, zero], "waiting waiting".to_owned()),
        ] {
            let scene = setting
                .clone()
                .line(&line)
                .states(&states)
                .meeting()
                .scene();
            let full = scene.0.strength_in_full(usize::from(line[1] == zero));
            let only_raised = full.changes.iter().all(|(_, by)| *by > 0);
            assert!(only_raised, "{weapon}: {full:?}");
        }
        let scene = setting.line(&[strong, next]).meeting().scene();
        let full = scene.0.strength_in_full(0);
        lowered += u32::from(full.changes.iter().any(|(_, by)| *by < 0));
    }
    assert!(lowered > 0, "nothing is ever lowered");
}

// "When engaging, evading or searching": before paying to engage, in an evade before its cubes are
// drawn, and in the search. The first edition leaves the evade out.
#[test]
fn cards_for_any_time_are_played_in_an_evade_too() {
    let gains = |deed: &Deed| {
        matches!(
            deed,
            Deed::Gain {
                what: Points::Any,
                ..
            }
        )
    };
    let card = hand_card("gains points at any time", |time, deeds| {
        time == Time::Any && deeds.iter().any(gains)
    });
    let play = format!("play {card}");
    let can = |scene: &Scene| scene.legal_actions().contains(&play);
    let setting = evading(&[card]);
    let scene = setting.clone().scene();
    assert_eq!(can(&scene), RULINGS);
    let meeting = setting.agenda("decide 1").scene();
    assert!(can(&meeting));
    // It is the same card after the payment, and no cube is drawn yet.
    if RULINGS {
        let mut after = scene.play(&play);
        let sum = |scene: &Scene| scene.points().iter().sum::<u8>();
        while after.task().starts_with("gain") {
            after = after.play(&after.legal_actions()[0]);
        }
        assert!(sum(&after) > sum(&scene));
        assert_eq!(after.task(), "evading 1");
        assert_eq!(after.0.bag(), scene.0.bag());
    }
    let mut picker = Picker::default();
    picker.took(card);
    let line = [picker.pick("calm in a search", |other| is_met(other, &SEARCH))];
    let searching = calm(&SEARCH)
        .line(&line)
        .hand(&[card])
        .tired(2)
        .searching(1);
    assert!(can(&searching.scene()));
    // Nor can a document be in the middle of it.
    let card = hand_card("offers two things at any time", |time, deeds| {
        time == Time::Any && deeds.contains(&Deed::Reroll)
    });
    let agenda = format!("evaded 1, evade draw 2, evading 1, text hand {card} 1 1");
    let setting = evading(&[]).dice("engineer 2, scanner 1");
    let document = setting.agenda(&agenda).document();
    let discard = document["discard"].as_array().expect("a list");
    assert!(discard.contains(&json!(card)), "it has been played");
    let read = Hegemony::from_document(&document);
    assert_eq!(read.is_ok(), RULINGS, "{read:?}");
}

// Texts that make black cubes free add up.
#[test]
fn free_black_cubes_add_up() {
    let free = |text: &Text| -> u8 {
        let all = text.always.iter().map(|lasting| match lasting {
            Lasting::Hush { cubes } => *cubes,
            _ => 0,
        });
        all.sum()
    };
    let topics = [Topic::Whites, Topic::Raising, Topic::At(Moment::Found)];
    let planet = Planet::all().find(|planet| free(&planet.card(SET).text) > 0);
    let planet = planet.expect("a planet that makes black cubes free");
    let weapon = Weapon::all().find(|weapon| free(&weapon.card(SET).text) > 0);
    let weapon = weapon.expect("a Super Weapon that makes black cubes free");
    let mut picker = Picker::default();
    let line = [picker.pick("calm in a search", |card| is_met(card, &SEARCH))];
    let count = free(&planet.card(SET).text) + free(&weapon.card(SET).text);
    let setting = calm(&topics).planet(planet).deciphered(weapon).line(&line);
    let mut scene = setting.bag("black 9 white 1").searching(9).scene();
    let (points, supply) = (scene.points(), scene.0.supply()[4]);
    for hushed in 1..=count {
        assert!(scene.told("cube black").contains("hushed"), "{hushed}");
        scene = scene.chance("cube black");
        assert_eq!(
            (scene.points(), scene.0.supply()[4]),
            (points, supply + hushed)
        );
    }
    assert!(!scene.told("cube black").contains("hushed"), "{count}");
    for lang in Lang::ALL {
        let words = match lang {
            Lang::En => "on top of",
            Lang::Pl => "niezależnie od tych",
            Lang::Es => "además de los",
            Lang::Fr => "en plus de ceux",
            Lang::De => "zusätzlich zu denen",
        };
        let text = wording::text(&weapon.card(SET).text, Bearer::Weapon, lang).join(" ");
        assert!(text.contains(words), "{text}");
    }
}

// H24, two cubes for one: if both are yellow, the other goes back into the bag. In the first
// edition it goes to the supply, and the game cannot be won any more.
#[test]
fn of_two_yellow_cubes_the_other_returns() {
    let setting = search(2, "yellow 3 white 1").difficulty("advanced");
    let setting = setting.dice("translator 3, specialist 1");
    let scene = setting.scene();
    let second = scene.after("use translator pair, cube yellow");
    let told = second.told("cube yellow");
    assert_eq!(told.contains("returned"), RULINGS, "{told}");
    assert_eq!(told.contains("wasted"), !RULINGS, "{told}");
    let mut after = second.chance("cube yellow");
    if after.task() == "find" {
        after = after.chance(&after.outcomes()[0].0);
    }
    let left = scene.0.weapons_left() - 1;
    assert_eq!(after.0.weapons_left(), left);
    let (bag, supply) = (scene.0.bag()[5], scene.0.supply()[5]);
    let expected = if RULINGS {
        (bag - 1, supply)
    } else {
        (bag - 2, supply + 1)
    };
    assert_eq!((after.0.bag()[5], after.0.supply()[5]), expected);
    // Of two different cubes the other one goes to the supply in any case.
    let lost = second.after("cube white, keep white");
    assert_eq!((lost.0.bag()[5], lost.0.supply()[5]), (bag - 1, supply + 1));
}

// H24: the Super Weapon chosen instead, or when one is found, is any that is not owned; the number
// to be found stays.
#[test]
fn any_super_weapon_that_is_not_owned_can_be_chosen() {
    let owned: Vec<Weapon> = Weapon::all().take(2).collect();
    let own = |setting: Setting| {
        owned
            .iter()
            .fold(setting, |s, weapon| s.found(*weapon, [0; 3]))
    };
    let setting = own(search(2, "white 2").dice("translator 2, specialist 1"));
    let scene = setting.scene();
    let exchanging = scene.play("use translator exchange");
    let others = Weapon::COUNT - owned.len();
    assert_eq!(exchanging.ways("exchange").len(), owned.len() * others);
    for weapon in Weapon::all().filter(|weapon| !owned.contains(weapon)) {
        let after = exchanging.play(&format!("exchange {} {weapon}", owned[0]));
        assert!(after.0.found().any(|found| found.weapon == weapon));
        assert_eq!(after.0.weapons_left(), scene.0.weapons_left());
    }
    let setting = own(search(2, "white 1").dice("scanner 6, specialist 1"));
    let scene = setting.bag("white 1 yellow 3").scene();
    let claiming = scene.after("cube yellow, use scanner claim, turn to 1");
    assert_eq!(claiming.ways("claim").len(), others);
}

// H24: what counts as understood does so for the rest of the game.
#[test]
fn what_is_understood_stays_so() {
    for dice in ["translator 5, specialist 1", "scanner 3, specialist 1"] {
        let weapon = Weapon::all().find(|weapon| {
            let text = &weapon.card(SET).text;
            is_calm(text, &[Topic::At(Moment::Round), Topic::At(Moment::Found)])
        });
        let weapon = weapon.expect("a Super Weapon without such a moment");
        let scene = search(1, "white 1")
            .found(weapon, [0; 3])
            .dice(dice)
            .scene();
        let die = dice.split(' ').next().expect("a die");
        let mut after = scene.after(&format!(
            "use {die} understand, understand {weapon}, turn to 1"
        ));
        while after.0.round() == scene.0.round() {
            let next = match after.0.turn() {
                Turn::Chance => after.outcomes()[0].0.clone(),
                _ => after.legal_actions()[0].clone(),
            };
            after = after.after(&next);
        }
        let found = after.0.found().next().expect("it is kept");
        assert!(found.is_understood() && found.deciphered && found.cubes == [0; 3]);
        assert!(Ability::ALL.iter().all(|&ability| !found.needs(ability)));
    }
}

// H10, H11: between two sectors the next alien is the current one while the planet is chosen.
#[test]
fn the_next_alien_is_there_when_the_planet_is_chosen() {
    for (decks, sector) in [([0, 16, 16], 1), ([0, 0, 16], 2)] {
        let scene = search(1, "white 1").decks(decks, sector).scene();
        let after = scene.chance("cube white");
        assert_eq!(after.task(), "choose planet");
        assert_eq!(after.0.sector(), sector);
        assert_eq!(after.0.alien(), after.0.aliens()[sector]);
    }
}

/// Below the maximum of any captain.
fn with_points(points: [u8; 3], agenda: &str) -> Scene {
    calm(&[]).points(points).agenda(agenda).scene()
}

// "n points of your lowest ability": point by point, of equals the player chooses. In the first
// edition all of them go to one, the first of red, orange, blue.
#[test]
fn the_lowest_ability_gains_point_by_point() {
    if RULINGS {
        let scene = with_points([2, 2, 4], "before line, gain lowest 3");
        scene.exactly("gain red, gain orange");
        // Now orange alone is lowest, and gains a point unasked; then they are equal again.
        let after = scene.play("gain red");
        assert_eq!(after.points(), [3, 3, 4]);
        after.exactly("gain red, gain orange");
        assert_eq!(after.play("gain orange").points(), [3, 4, 4]);
        let scene = with_points([4, 4, 2], "before line, lose highest 2");
        scene.exactly("lose red, lose orange");
        assert_eq!(scene.play("lose orange").points(), [3, 3, 2]);
    }
    // A card that says it: with a choice in the second edition alone.
    let gains = |deed: &Deed| {
        matches!(
            deed,
            Deed::Gain {
                what: Points::Lowest | Points::LowestEach,
                n: 2..
            }
        )
    };
    let card = Encounter::all().find(|card| {
        let hand = card.card(SET).hand;
        hand.is_some_and(|hand| match (hand.time, hand.deeds) {
            (Time::Search, Deeds::OneOf(deeds)) => deeds.iter().any(gains),
            (Time::Search, Deeds::All(deeds)) => deeds.iter().any(gains),
            _ => false,
        })
    });
    let card = card.expect("a card for the search that gains points of the lowest ability");
    for lang in Lang::ALL {
        let words = match lang {
            Lang::En => "point by point",
            Lang::Pl => "punkt po punkcie",
            Lang::Es => "punto a punto",
            Lang::Fr => "point par point",
            Lang::De => "Punkt für Punkt",
        };
        let said = wording::hand(&card.card(SET).hand.expect("a hand effect"), lang);
        assert_eq!(said.contains(words), RULINGS, "{said}");
    }
    let mut picker = Picker::default();
    picker.took(card);
    let line = [picker.pick("calm in a search", |other| is_met(other, &SEARCH))];
    let setting = calm(&SEARCH).line(&line).hand(&[card]).points([2, 2, 2]);
    let scene = setting.searching(1).scene();
    let mut after = scene.play(&format!("play {card}"));
    if after.task().starts_with("text") {
        let Deeds::OneOf(deeds) = card.card(SET).hand.expect("a hand effect").deeds else {
            panic!("{card} offers no choice")
        };
        let which = deeds.iter().position(gains).expect("one of them") + 1;
        after = after.play(&format!("choose {which}"));
    }
    if RULINGS {
        after.exactly("gain red, gain orange, gain blue");
        assert!(matches!(after.0.task(), Task::GainLowest(_)));
    } else {
        let [red, orange, blue] = after.points();
        assert!(red >= 4 && (orange, blue) == (2, 2), "{:?}", after.points());
    }
}

// H24: a die face without a time of its own (turn up, swap, understand) can be used when a card is
// met, before the decision, and in the search.
#[test]
fn dice_without_a_time_of_their_own() {
    let weapon = Weapon::all().next().expect("one");
    for (dice, action) in [
        ("engineer 2, scanner 1", "use engineer tune"),
        ("translator 2, specialist 1", "use translator exchange"),
        ("translator 4, specialist 1", "use translator exchange"),
        ("translator 5, specialist 1", "use translator understand"),
        ("scanner 3, specialist 1", "use scanner understand"),
    ] {
        let can = |scene: &Scene| scene.legal_actions().iter().any(|legal| legal == action);
        let setting = evading(&[]).found(weapon, [0; 3]).dice(dice);
        assert!(!can(&setting.clone().scene()), "{action} in an evade");
        assert!(
            can(&setting.agenda("decide 1").scene()),
            "{action} when a card is met"
        );
        let setting = search(1, "white 2").found(weapon, [0; 3]).dice(dice);
        assert!(can(&setting.scene()), "{action} in the search");
    }
}

// H20, H6: an alien may change the search, and a captain may be chosen by option.
#[test]
fn aliens_change_the_search_and_captains_are_chosen() {
    let of_search = [
        &SEARCH[..],
        &[Topic::SearchCubes, Topic::Icons, Topic::At(Moment::Search)],
    ];
    let of_search = of_search.concat();
    let all = Alien::all().count();
    assert!(
        calm_aliens(&of_search).count() < all,
        "no alien changes the search"
    );
    for captain in Captain::all() {
        let mut scene = start(&json!({ "captain": captain }));
        while scene.0.turn() == Turn::Chance {
            assert!(!scene.task().starts_with("draw captain"));
            scene = scene.chance(&scene.outcomes()[0].0);
        }
        assert_eq!(scene.0.captain(), Some(captain));
    }
}

// What is not written means the first edition; each is written in its own way.
#[test]
fn documents_name_the_edition() {
    let document = search(2, "white 2")
        .agenda("searching, draw cube")
        .document();
    let read = Hegemony::from_document(&document).expect("a position");
    assert_eq!(read.card_set(), SET);
    let written = &read.document()["options"]["edition"];
    let expected = if RULINGS {
        json!("second")
    } else {
        Value::Null
    };
    assert_eq!(*written, expected);
}
