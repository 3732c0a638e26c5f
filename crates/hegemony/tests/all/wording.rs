//! What the cards say. After a change that is meant, update the snapshots with
//! `INSTA_UPDATE=always cargo test -p hegemony wording`, and read them.

use std::fmt::Write;

use hegemony::cards::wording::{self, Bearer};
use hegemony::cards::{
    Ability, Cube, Deed, Deeds, Dice, Die, Hand, Kind, Lasting, Moment, Occasion, Per, Place,
    Points, Text, Time, Which, Words,
};
use hegemony::{Alien, Captain, CardSet, Encounter, Planet, Weapon};
use starboard_kernel::Lang;

const BEARERS: [Bearer; 5] = [
    Bearer::Alien,
    Bearer::Planet,
    Bearer::Weapon,
    Bearer::Location,
    Bearer::Encounter,
];
const ABILITIES: [Ability; 3] = [Ability::Red, Ability::Orange, Ability::Blue];
const CUBES: [Cube; 6] = [
    Cube::Red,
    Cube::Orange,
    Cube::Blue,
    Cube::White,
    Cube::Black,
    Cube::Yellow,
];
const KINDS: [Kind; 4] = [Kind::Guardforce, Kind::Location, Kind::Agent, Kind::Event];
const DICE: [Die; 6] = [
    Die::Specialist,
    Die::Engineer,
    Die::Infiltrator,
    Die::Intelligence,
    Die::Translator,
    Die::Scanner,
];
const PLACES: [Place; 6] = [
    Place::First,
    Place::Last,
    Place::AfterEngaged,
    Place::AfterEvaded,
    Place::This,
    Place::Others,
];
const PERS: [Per; 8] = [
    Per::Once,
    Per::TwoAlerts,
    Per::Found,
    Per::Understood,
    Per::Hand,
    Per::Passed,
    Per::Engaged,
    Per::Evaded,
];
const MOMENTS: [Moment; 6] = [
    Moment::Met,
    Moment::Engaged,
    Moment::Evaded,
    Moment::Round,
    Moment::Search,
    Moment::Found,
];
const TIMES: [Time; 4] = [Time::Engage, Time::Evade, Time::Search, Time::Any];
const POINTS: [Points; 8] = [
    Points::Red,
    Points::Orange,
    Points::Blue,
    Points::Any,
    Points::Lowest,
    Points::Highest,
    Points::LowestEach,
    Points::HighestEach,
];
/// Counts that take different forms in Polish.
const COUNTS: [u8; 4] = [1, 2, 5, 22];

/// Writes a line in each language.
fn each(into: &mut String, say: impl Fn(Lang) -> String) {
    for lang in Lang::ALL {
        writeln!(into, "  {}", say(lang)).unwrap();
    }
}

fn card(into: &mut String, id: &str, name: Words, flavour: Words) {
    let names = Lang::ALL.map(|lang| name.get(lang));
    writeln!(into, "\n{id}: {}", names.join(" / ")).unwrap();
    each(into, |lang| format!("“{}”", flavour.get(lang)));
}

fn says(into: &mut String, text: &Text, on: Bearer) {
    for lang in Lang::ALL {
        for sentence in wording::text(text, on, lang) {
            writeln!(into, "  {sentence}").unwrap();
        }
    }
}

#[test]
fn every_card_says_what_it_does() {
    insta::assert_snapshot!(every_card(CardSet::First));
}

#[test]
fn every_card_of_the_second_set_says_what_it_does() {
    insta::assert_snapshot!(every_card(CardSet::Second));
}

fn every_card(set: CardSet) -> String {
    let aliens = || Alien::all().map(|alien| alien.card(set));
    let mut all = String::new();
    all.push_str("== Aliens\n");
    for alien in aliens() {
        card(&mut all, alien.id, alien.name, alien.flavour);
        says(&mut all, &alien.text, Bearer::Alien);
    }
    all.push_str("\n== Captains\n");
    for captain in Captain::all().map(|card| card.card(set)) {
        card(&mut all, captain.id, captain.name, captain.flavour);
        each(&mut all, |lang| {
            let dice = captain.dice.map(|die| wording::die_name(die, lang));
            format!("{:?} {}", captain.points, dice.join(", "))
        });
    }
    all.push_str("\n== Planets\n");
    for planet in Planet::all().map(|card| card.card(set)) {
        card(&mut all, planet.id, planet.name, planet.flavour);
        says(&mut all, &planet.text, Bearer::Planet);
    }
    all.push_str("\n== Super Weapons\n");
    for weapon in Weapon::all().map(|card| card.card(set)) {
        card(&mut all, weapon.id, weapon.name, weapon.flavour);
        writeln!(all, "  {:?}", weapon.needs).unwrap();
        says(&mut all, &weapon.text, Bearer::Weapon);
    }
    all.push_str("\n== Encounters\n");
    for encounter in Encounter::all().map(|card| card.card(set)) {
        card(&mut all, encounter.id, encounter.name, encounter.flavour);
        each(&mut all, |lang| {
            let cubes = CUBES.into_iter().zip(encounter.cubes);
            let cubes: Vec<String> = cubes
                .filter(|&(_, n)| n > 0)
                .map(|(cube, n)| wording::cubes_of(cube, n, lang))
                .collect();
            format!(
                "{}, {} {}, {} ◯, {}",
                wording::kind_name(encounter.kind, lang),
                encounter.strength,
                wording::ability_name(encounter.icon, lang),
                encounter.planet_icons,
                cubes.join(", ")
            )
        });
        each(&mut all, |lang| {
            wording::encounter(encounter, lang).join(" ")
        });
        for (alien, text) in aliens().zip(encounter.at) {
            writeln!(all, "  * {}", alien.id).unwrap();
            says(&mut all, text, Bearer::Location);
        }
        if let Some(hand) = &encounter.hand {
            each(&mut all, |lang| format!("[{}]", wording::hand(hand, lang)));
        }
    }
    all
}

#[test]
fn every_face_of_every_die_says_what_it_does() {
    let mut all = String::new();
    for die in DICE {
        let names = Lang::ALL.map(|lang| wording::die_name(die, lang));
        writeln!(all, "{}", names.join(" / ")).unwrap();
        for face in 1..=6 {
            for lang in Lang::ALL {
                let words = wording::face(die, face, lang);
                assert!(!words.is_empty(), "{die:?} {face}");
                writeln!(all, "  {face} {words}").unwrap();
            }
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn everything_has_a_name() {
    for lang in Lang::ALL {
        let mut names = Vec::new();
        names.extend(ABILITIES.map(|ability| wording::ability_name(ability, lang)));
        names.extend(KINDS.map(|kind| wording::kind_name(kind, lang)));
        names.extend(DICE.map(|die| wording::die_name(die, lang)));
        names.extend(CUBES.map(|cube| wording::cube_name(cube, lang)));
        let count = names.len();
        assert!(names.iter().all(|name| !name.is_empty()), "{names:?}");
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count, "{names:?}");
        for cube in CUBES {
            assert!(!wording::cube_meaning(cube, lang).is_empty());
        }
    }
}

/// Every lasting effect that the language can say, in the forms that differ.
fn lastings() -> Vec<Lasting> {
    let mut all = vec![
        Lasting::NoStandIn,
        Lasting::LooksLeft,
        Lasting::WhitesLeave,
        Lasting::NoRaising,
        Lasting::Surge,
    ];
    let mut whiches = vec![Which::default()];
    for place in PLACES.map(Some).into_iter().chain([None]) {
        for kind in KINDS.map(Some).into_iter().chain([None]) {
            let which = Which {
                kind,
                place,
                ..Which::default()
            };
            whiches.push(which);
        }
        whiches.push(Which {
            icon: Some(Ability::Orange),
            place,
            ..Which::default()
        });
        for planet in [true, false] {
            whiches.push(Which {
                kind: Some(Kind::Guardforce),
                icon: Some(Ability::Red),
                planet: Some(planet),
                place,
            });
        }
    }
    for cards in whiches {
        for (by, least) in [(1, 0), (-2, 1)] {
            let per = Per::Once;
            all.push(Lasting::Strength {
                by,
                cards,
                per,
                least,
            });
            all.push(Lasting::Icons { by, cards });
        }
    }
    for per in PERS {
        all.push(Lasting::Strength {
            by: -1,
            cards: Which::default(),
            per,
            least: 0,
        });
        all.push(Lasting::SearchCubes { by: 1, per });
    }
    for by in [-22, -5, -2, -1, 1, 2, 5, 22] {
        let per = Per::Once;
        all.extend([
            Lasting::SearchCubes { by, per },
            Lasting::EvadePrice { by },
            Lasting::EvadeCubes { by },
        ]);
        all.push(Lasting::Icons {
            by,
            cards: Which::default(),
        });
    }
    for ability in ABILITIES {
        all.extend([Lasting::Shield { ability }, Lasting::StandIn { ability }]);
    }
    all.extend(COUNTS.map(|cubes| Lasting::Hush { cubes }));
    all.extend([1, 2].map(|by| Lasting::DiceBoost { by }));
    all
}

/// Whether another effect of [`lastings`] differs only in a number or in words that are shown
/// elsewhere: it is checked, but the snapshot stays short without it.
fn is_one_more_form(lasting: Lasting) -> bool {
    match lasting {
        Lasting::Strength { by, cards, .. } => by < -1 && cards != Which::default(),
        Lasting::Icons { cards, .. } => cards.kind.is_some() || cards.icon.is_some(),
        _ => false,
    }
}

/// Every deed that the language can say, in the forms that differ.
fn every_deed() -> Vec<Deed> {
    let mut all = vec![
        Deed::Reroll,
        Deed::Understand,
        Deed::Discard,
        Deed::SlipAway,
    ];
    for n in COUNTS {
        for what in POINTS {
            all.extend([Deed::Gain { what, n }, Deed::Lose { what, n }]);
        }
        for cube in CUBES {
            all.extend([Deed::AddCubes { cube, n }, Deed::RemoveCubes { cube, n }]);
        }
        all.extend([Deed::TakeCubes { n }, Deed::RemoveAlerts { n }]);
        let by = i8::try_from(n).unwrap();
        all.extend([by, -by].map(|by| Deed::SearchCubes { by }));
        let icons = ABILITIES.map(Some).into_iter().chain([None]);
        all.extend(icons.map(|icon| Deed::Boost { by: n, icon }));
    }
    all.extend([1, 2, 3].map(|n| Deed::Reveal { n }));
    for dice in [Dice::Crew, Dice::System, Dice::Any] {
        all.push(Deed::TurnUp { dice, by: 1 });
    }
    all
}

/// Fails to compile when the language learns something that [`lastings`] does not say.
fn number_of_lasting(lasting: Lasting) -> usize {
    match lasting {
        Lasting::Strength { .. } => 0,
        Lasting::Icons { .. } => 1,
        Lasting::SearchCubes { .. } => 2,
        Lasting::EvadePrice { .. } => 3,
        Lasting::EvadeCubes { .. } => 4,
        Lasting::Shield { .. } => 5,
        Lasting::StandIn { .. } => 6,
        Lasting::NoStandIn => 7,
        Lasting::LooksLeft => 8,
        Lasting::WhitesLeave => 9,
        Lasting::Hush { .. } => 10,
        Lasting::NoRaising => 11,
        Lasting::Surge => 12,
        Lasting::DiceBoost { .. } => 13,
    }
}

/// Fails to compile when the language learns something that [`every_deed`] does not say.
fn number_of_deed(deed: Deed) -> usize {
    match deed {
        Deed::Gain { .. } => 0,
        Deed::Lose { .. } => 1,
        Deed::AddCubes { .. } => 2,
        Deed::RemoveCubes { .. } => 3,
        Deed::TakeCubes { .. } => 4,
        Deed::RemoveAlerts { .. } => 5,
        Deed::SearchCubes { .. } => 6,
        Deed::TurnUp { .. } => 7,
        Deed::Reveal { .. } => 13,
        Deed::Reroll => 8,
        Deed::Understand => 9,
        Deed::Discard => 10,
        Deed::Boost { .. } => 11,
        Deed::SlipAway => 12,
    }
}

/// A sentence is one line with a capital at its beginning, one full stop, and no blanks or commas
/// where there should be none.
fn check_sentence(sentence: &str) {
    let first = sentence.chars().next().expect("a sentence says something");
    assert!(first.is_uppercase() || first.is_ascii_digit(), "{sentence}");
    assert!(sentence.ends_with('.'), "{sentence}");
    for wrong in ["  ", " .", ",.", " ,", ",,", "..", "\n", "{", "}", ": :"] {
        assert!(!sentence.contains(wrong), "{wrong:?} in {sentence}");
    }
}

#[test]
fn everything_that_the_language_can_say_has_a_wording() {
    let mut all = String::new();
    let mut seen = [false; 14];
    for lasting in lastings() {
        seen[number_of_lasting(lasting)] = true;
        for on in BEARERS {
            for lang in Lang::ALL {
                check_sentence(&wording::lasting(lasting, on, lang));
            }
        }
        if is_one_more_form(lasting) {
            continue;
        }
        each(&mut all, |lang| {
            let on_planet = wording::lasting(lasting, Bearer::Planet, lang);
            let on_encounter = wording::lasting(lasting, Bearer::Encounter, lang);
            if on_planet == on_encounter {
                on_planet
            } else {
                format!("{on_planet} | {on_encounter}")
            }
        });
    }
    assert_eq!(seen, [true; 14]);
    let mut seen = [false; 14];
    for deed in every_deed() {
        seen[number_of_deed(deed)] = true;
        each(&mut all, |lang| {
            let deeds = Deeds::OneOf([deed, Deed::Discard]);
            check_sentence(&wording::hand(
                &Hand {
                    time: Time::Any,
                    deeds,
                },
                lang,
            ));
            wording::deed(deed, lang)
        });
    }
    assert_eq!(seen, [true; 14]);
    let deeds = Deeds::All(&[Deed::Reroll, Deed::Discard]);
    for moment in MOMENTS {
        for kind in KINDS.map(Some).into_iter().chain([None]) {
            let occasion = Occasion {
                moment,
                kind,
                deeds,
            };
            for on in BEARERS {
                for lang in Lang::ALL {
                    check_sentence(&wording::occasion(&occasion, on, lang));
                }
            }
            each(&mut all, |lang| {
                wording::occasion(&occasion, Bearer::Planet, lang)
            });
        }
        each(&mut all, |lang| {
            let kind = None;
            let occasion = Occasion {
                moment,
                kind,
                deeds,
            };
            wording::occasion(&occasion, Bearer::Encounter, lang)
        });
    }
    for time in TIMES {
        each(&mut all, |lang| wording::hand(&Hand { time, deeds }, lang));
    }
    insta::assert_snapshot!(all);
}
