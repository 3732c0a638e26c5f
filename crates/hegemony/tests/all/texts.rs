//! Over whole games of every option: everything that is said is said, in every language.

use std::collections::BTreeSet;

use hegemony::cards::{EncounterCard, Lasting, Place, Text};
use hegemony::texts::strength_in_words;
use hegemony::{Alien, Captain, CardSet, Encounter, Event, Hegemony, Planet, Weapon};
use serde_json::{Map, Value};
use starboard_kernel::{FastRng, Game, Lang, Narrate, Turn, Wording};

use crate::conformance::all_options;
use crate::setting::{long_lived_step, setting};

const WIDTH: usize = 80;

/// No placeholder is left, nothing is printed for programmers.
#[track_caller]
fn check_text(text: &str) {
    assert!(text.chars().count() >= 3, "{text:?}");
    let odd = [
        "{", "}", "::", "Some(", "None", "\"", "  ", " ,", "..", " .", "( ",
    ];
    for odd in odd {
        assert!(!text.contains(odd), "{odd:?} in {text:?}");
    }
    assert_eq!(text, text.trim());
    let first = text.chars().next().expect("a letter");
    assert!(!first.is_lowercase(), "{text:?}");
}

/// Both languages say something, and not the same.
#[track_caller]
fn check_both(say: impl Fn(Lang) -> String) {
    for lang in Lang::ALL {
        check_text(&say(lang));
    }
    assert_ne!(say(Lang::En), say(Lang::Pl));
}

#[track_caller]
fn check_page(page: &str) {
    for line in page.lines() {
        let width = line.chars().count();
        assert!(width <= WIDTH, "{width} columns: {line:?}");
        assert!(!line.contains(['{', '"']), "{line:?}");
    }
    assert!(page.lines().count() > 5, "{page}");
}

fn check_position(position: &Hegemony) {
    check_both(|lang| position.prompt(lang));
    for action in position.legal_actions() {
        check_both(|lang| position.describe(action, lang));
    }
    for lang in Lang::ALL {
        check_page(&position.render(lang));
    }
    // The same move is never said in the same words as another.
    let mut said: Vec<String> = position
        .legal_actions()
        .into_iter()
        .map(|action| position.describe(action, Lang::En))
        .collect();
    let count = said.len();
    said.sort_unstable();
    said.dedup();
    assert_eq!(said.len(), count, "{said:?}");
}

/// Games with every captain on every difficulty with every card set.
fn settings() -> Vec<Map<String, Value>> {
    let options = CardSet::ALL.into_iter().flat_map(all_options);
    let values = |options: Value| options.as_object().expect("options by name").clone();
    options.map(values).collect()
}

#[test]
fn everything_is_said_in_every_game() {
    let mut told = BTreeSet::new();
    for (seed, options) in (0..).zip(settings()) {
        let options = Hegemony::read_options(&options).expect("options");
        let mut position = Hegemony::start(&options);
        let mut rng = FastRng::new(seed);
        loop {
            check_position(&position);
            let mut events: Vec<Event> = Vec::new();
            if position.turn() == Turn::Over {
                break;
            }
            long_lived_step(&mut position, &mut rng, &mut events);
            for event in &events {
                let written = serde_json::to_value(event).expect("an event");
                told.insert(written["event"].as_str().expect("a name").to_owned());
                check_both(|lang| event.narrate(lang, &[]));
                let text = event.narrate(Lang::En, &[]);
                assert!(text.ends_with('.'), "{text}");
            }
        }
        let ending = position.ending().expect("an ending");
        check_both(|lang| Hegemony::describe_ending(&ending, lang));
    }
    // Nearly all of the 47 kinds; a few are rare.
    assert!(told.len() > 41, "{told:?}");
}

#[test]
fn options_have_labels_and_notes() {
    for lang in Lang::ALL {
        for name in ["difficulty", "captain", "edition"] {
            assert_ne!(Hegemony::option_label(name, None, lang), name);
        }
        for options in settings() {
            for (name, value) in &options {
                let label = Hegemony::option_label(name, Some(value), lang);
                assert!(label.len() > 3, "{label}");
                let note = Hegemony::option_note(name, value, lang).expect("a note");
                check_text(&note);
            }
        }
    }
    let note = |value: &str, lang| Hegemony::option_note("captain", &value.into(), lang);
    let points = |id, set| captain(id).card(set).points;
    let [red, orange, blue] = points("brandt", CardSet::Second);
    let [first_red, first_orange, first_blue] = points("brandt", CardSet::First);
    assert_eq!(
        note("brandt", Lang::En),
        Some(format!(
            "Weapons {red}, Engineering {orange}, Infiltration {blue}. \
             Dice: Weapons Specialist and Engineer. \
             In the first edition {first_red}, {first_orange} and {first_blue}."
        ))
    );
    // Cards that are the same in both editions are listed once.
    assert_eq!(
        points("kade", CardSet::First),
        points("kade", CardSet::Second)
    );
    let kade = note("kade", Lang::En).expect("a note");
    assert!(!kade.contains("first edition"), "{kade}");
}

fn captain(id: &str) -> Captain {
    Captain::read(id).expect("a captain")
}

fn printed(id: &str) -> &'static EncounterCard {
    Encounter::read(id).expect("a card").card(CardSet::First)
}

/// By how much a text changes the strength of cards, of those at a place if one is said.
fn by(text: &Text, place: Option<Place>) -> i8 {
    let by = text.always.iter().find_map(|lasting| match lasting {
        Lasting::Strength { by, cards, .. } if place.is_none() || cards.place == place => Some(*by),
        _ => None,
    });
    by.expect("a text that changes strengths")
}

/// "+1" or "−1".
fn signed(by: i8) -> String {
    let sign = if by < 0 { '−' } else { '+' };
    format!("{sign}{}", by.unsigned_abs())
}

#[test]
fn a_strength_is_explained_step_by_step() {
    let check = |position: &Hegemony, place: usize, english: &str, polish: &str| {
        assert_eq!(strength_in_words(position, place, Lang::En), english);
        assert_eq!(strength_in_words(position, place, Lang::Pl), polish);
    };
    let plain = setting(&["decide 1"]).line("hunter picket").place();
    let hunter = printed("hunter").strength;
    check(&plain, 0, &hunter.to_string(), &hunter.to_string());
    // Alien, encounter card, location, planet, Super Weapons: in this order (H17).
    let full = setting(&["decide 2"])
        .line("+bulwark dreadnought")
        .planet(Some("anvil"))
        .with("location", "shipyard")
        .found(&[("dawn-hammer", [0; 3], true)])
        .place();
    let thrum = Alien::read("thrum").expect("an alien");
    let anvil = Planet::read("anvil").expect("a planet");
    let hammer = Weapon::read("dawn-hammer").expect("a Super Weapon");
    let steps = [
        by(&thrum.card(CardSet::First).text, Some(Place::AfterEngaged)),
        by(&printed("bulwark").text, None),
        by(&printed("shipyard").at[thrum.index()], None),
        by(&anvil.card(CardSet::First).text, None),
        by(&hammer.card(CardSet::First).text, None),
    ];
    let strength = printed("dreadnought").strength;
    let total = steps
        .iter()
        .fold(strength, |sum, by| sum.saturating_add_signed(*by));
    let [a, b, c, d, e] = steps.map(signed);
    check(
        &full,
        1,
        &format!(
            "{strength}, {a} The Thrum, {b} Bulwark, {c} Derelict Shipyard, {d} Anvil, \
             {e} Dawn Hammer = {total}"
        ),
        &format!(
            "{strength}, {a} Dudniący, {b} Przedmurze, {c} Opuszczona Stocznia, {d} Kowadło, \
             {e} Młot Świtu = {total}"
        ),
    );
    // Among the Thrum a card is stronger after one that was evaded.
    let more = by(&thrum.card(CardSet::First).text, Some(Place::AfterEvaded));
    let total = hunter.saturating_add_signed(more);
    let (more, left) = (signed(more), total - 2);
    let boosted = setting(&["decide 2"])
        .line("-picket hunter cutter")
        .with("boost", 2)
        .place();
    check(
        &boosted,
        1,
        &format!("{hunter}, {more} The Thrum = {total}; −2 dice and hand: {left} to pay"),
        &format!("{hunter}, {more} Dudniący = {total}; −2 kości i ręka: do zapłaty {left}"),
    );
    // Dice and hand speak of the card that is met only.
    let cutter = printed("cutter").strength.to_string();
    check(&boosted, 2, &cutter, &cutter);
    let zero = setting(&["decide 1"]).line("informant picket").place();
    check(&zero, 0, "0: must be evaded", "0: konieczny unik");
    let free = setting(&["decide 1"])
        .line("hunter picket")
        .with("boost", hunter)
        .place();
    check(
        &free,
        0,
        &format!("{hunter}; −{hunter} dice and hand: 0 to pay"),
        &format!("{hunter}; −{hunter} kości i ręka: do zapłaty 0"),
    );
}

#[test]
fn prompts_name_the_card_and_what_it_asks_for() {
    let prompt = |position: &Hegemony| [Lang::En, Lang::Pl].map(|lang| position.prompt(lang));
    let met = setting(&["decide 1"])
        .line("warden cutter smuggler")
        .place();
    assert_eq!(
        prompt(&met),
        [
            "Gate Warden, strength 2 against Engineering: engage or evade.",
            "Strażniczka Wrót, siła 2, Inżynieria: starcie albo unik.",
        ]
    );
    let action = "evade red 1 blue 1"
        .parse::<hegemony::Action>()
        .expect("notation");
    assert_eq!(
        met.describe(action, Lang::En),
        "Evade: pay 1 point of Weapons and 1 point of Infiltration; then draw 2 ability cubes, \
         each for a point of its colour"
    );
    assert_eq!(
        met.describe(action, Lang::Pl),
        "Unik: zapłać 1 punkt Uzbrojenia i 1 punkt Infiltracji; potem wylosuj 2 znaczniki \
         zdolności, każdy kosztuje punkt w swoim kolorze"
    );
    // H26: the last points are not given away unawares.
    let weak = setting(&["decide 1"])
        .line("cutter picket")
        .points([2, 0, 3])
        .place();
    let action = "engage red 2"
        .parse::<hegemony::Action>()
        .expect("notation");
    assert_eq!(
        weak.describe(action, Lang::En),
        "Engage: pay 2 points of Weapons; two abilities at zero: this loses the game"
    );
}

#[test]
fn the_page_says_what_is_on_the_table() {
    let position = setting(&["decide 2"])
        .line("-picket hunter cutter")
        .hand(&["smuggler"])
        .found(&[("twin-comet", [1, 0, 0], false)])
        .with("location", "bazaar")
        .with("boost", 1)
        .place();
    let page = position.render(Lang::En);
    let red = captain("brandt").card(CardSet::First).points[0];
    let bar = "#".repeat(red.into());
    let icons = |id: &str| match printed(id).planet_icons {
        1 => "1 Planet Icon".to_owned(),
        icons => format!("{icons} Planet Icons"),
    };
    let (picket, hunter) = (printed("picket"), printed("hunter"));
    let thrum = Alien::read("thrum").expect("an alien");
    let steps = [
        by(&thrum.card(CardSet::First).text, Some(Place::AfterEvaded)),
        by(&hunter.text, None),
    ];
    let total = steps
        .iter()
        .fold(hunter.strength, |sum, by| sum.saturating_add_signed(*by));
    let [by_thrum, by_hunter] = steps.map(signed);
    for words in [
        "Round 2 of 12 | encounters | Super Weapons found: 1 of 4",
        ">1 The Thrum (",
        &format!("  Weapons      [{bar}]"),
        &format!(" {red}/{red} red\n"),
        "  Weapons Specialist 6: +3 Weapons",
        "  chance      17%    17%    17%    17%    17%    13%",
        "  Orbital Bazaar: ",
        &format!(
            " 1 Picket Drone: Guardforce, evaded, strength {}, icon Weapons, {}",
            picket.strength,
            icons("picket")
        ),
        &format!(
            ">2 Bounty Hunter: Agent, met now, icon Weapons, {}",
            icons("hunter")
        ),
        &format!(
            "Strength against Engineering: {}, {by_thrum} The Thrum, {by_hunter} Bounty Hunter = \
             {total}; −1",
            hunter.strength
        ),
        "  Twin Comet (needs 1 orange cube): ",
        "  Smuggler: When evading: draw no cubes",
    ] {
        assert!(page.contains(words), "{words:?} is not in\n{page}");
    }
}
