//! Position documents: they read back exactly, every violation is named at its field, and
//! nothing that can be written in JSON brings the engine down.

use std::collections::BTreeSet;

use hegemony::cards::{Lasting, Moment, Text};
use hegemony::{Ability, Alien, Captain, Cube, Die, Encounter, Hegemony, Kind, Planet, Weapon};
use proptest::prelude::*;
use serde_json::{Value, json};
use starboard_kernel::testing;
use starboard_kernel::{FastRng, Game, Turn};

use super::SET;
use super::scene::{MEETING, Picker, SEARCH, calm, start};
use crate::conformance::{all_options, check_position};
use crate::policy;

/// All violations of a document, such as `bag.red: there are 15 …`.
fn violations(document: &Value) -> Vec<String> {
    testing::violations::<Hegemony>(document)
}

/// A card is met, with something of everything on the table.
fn meeting() -> Value {
    let mut picker = Picker::default();
    let line = [picker.plain(), picker.plain(), picker.plain()];
    let location = picker.pick("Location", |card| card.kind == Kind::Location);
    let agent = picker.pick("Agent", |card| card.kind == Kind::Agent);
    let weapon = Weapon::all().next().expect("one");
    let setting = calm(&MEETING).line(&line).states("engaged waiting waiting");
    let setting = setting
        .location(location)
        .hand(&[agent])
        .found(weapon, [0; 3]);
    setting.meeting().document()
}

fn searching() -> Value {
    let mut picker = Picker::default();
    let line = [picker.plain()];
    let setting = calm(&SEARCH).line(&line).searching(2);
    setting.agenda("searching, draw cube").document()
}

#[test]
fn the_examples_are_right() {
    for document in [meeting(), searching()] {
        assert_eq!(violations(&document), [""; 0]);
        let read = Hegemony::from_document(&document).expect("a position");
        assert_eq!(read.document(), document);
    }
}

/// Every position of random games, with every combination of options.
#[test]
fn whole_games_read_back() {
    let mut tasks = BTreeSet::new();
    for (index, options) in all_options(SET).iter().enumerate() {
        for seed in 0..2 {
            let mut rng = FastRng::new(seed * 97 + index as u64);
            let mut position = start(options).0;
            loop {
                let document = position.document();
                let text = document.to_string();
                let parsed: Value = serde_json::from_str(&text).expect("JSON");
                let read = Hegemony::from_document(&parsed);
                assert_eq!(read.as_ref(), Ok(&position), "{text}");
                assert_eq!(read.map(|position| position.document()), Ok(document));
                if position.turn() == Turn::Over {
                    break;
                }
                for task in position.pending() {
                    let task = task.to_string();
                    tasks.insert(task.split(' ').next().unwrap_or_default().to_owned());
                }
                policy::heal(&mut position);
                policy::step(&mut position, &mut rng, &mut Vec::new());
            }
        }
    }
    // Those of dice and of texts were among them.
    for task in [
        "sift", "place", "pair", "turn", "borrow", "exchange", "text", "lose", "deal",
    ] {
        assert!(tasks.contains(task), "{task} is not in {tasks:?}");
    }
}

/// Every place of a document that a field has, as JSON pointers.
fn fields(value: &Value, path: &str, into: &mut Vec<String>) {
    if let Value::Object(entries) = value {
        for (name, entry) in entries {
            let path = format!("{path}/{name}");
            into.push(path.clone());
            fields(entry, &path, into);
        }
    }
}

fn name_of(pointer: &str) -> String {
    pointer[1..].replace('/', ".")
}

#[test]
fn no_field_may_be_missing() {
    for document in [meeting(), searching()] {
        let mut pointers = Vec::new();
        fields(&document, "", &mut pointers);
        assert!(pointers.len() > 40);
        for pointer in pointers {
            // A die that is not there is not owned; options have defaults.
            if pointer.starts_with("/dice/") || pointer.starts_with("/options/") {
                continue;
            }
            let mut document = document.clone();
            let (parent, field) = pointer.rsplit_once('/').expect("a pointer");
            let parent = document.pointer_mut(parent).expect("it is there");
            parent.as_object_mut().expect("an object").remove(field);
            let expected = format!("{}: this field is missing", name_of(&pointer));
            let found = violations(&document);
            assert!(found.contains(&expected), "{expected} is not in {found:?}");
        }
    }
}

#[test]
fn no_field_may_be_of_another_kind() {
    let document = meeting();
    let mut pointers = Vec::new();
    fields(&document, "", &mut pointers);
    for pointer in pointers {
        for wrong in [
            json!("?"),
            json!(1.5),
            json!(u64::MAX),
            json!(["?"]),
            json!({ "?": 1 }),
        ] {
            let mut document = document.clone();
            *document.pointer_mut(&pointer).expect("it is there") = wrong.clone();
            let found = violations(&document);
            let name = name_of(&pointer);
            assert!(
                found.iter().any(|violation| violation.starts_with(&name)),
                "{name} may be {wrong}: {found:?}"
            );
        }
    }
}

#[test]
fn no_other_field_may_be_there() {
    for (pointer, name) in [
        ("", "extra"),
        ("/abilities", "abilities.extra"),
        ("/abilities/red", "abilities.red.extra"),
        ("/dice", "dice.extra"),
        ("/bag", "bag.extra"),
        ("/supply", "supply.extra"),
        ("/planets", "planets.extra"),
        ("/weapons", "weapons.extra"),
        ("/options", "options.extra"),
        ("/aliens/0", "aliens[0].extra"),
        ("/line/0", "line[0].extra"),
        ("/weapons/found/0", "weapons.found[0].extra"),
        ("/weapons/found/0/cubes", "weapons.found[0].cubes.extra"),
    ] {
        let mut document = meeting();
        document.pointer_mut(pointer).expect("it is there")["extra"] = json!(1);
        let found = violations(&document);
        assert!(
            found.iter().any(|violation| violation.starts_with(name)),
            "{name}: {found:?}"
        );
    }
}

/// One change to a right document, and the field that must be named.
#[test]
fn every_violation_is_named_at_its_field() {
    let right = meeting();
    let most = right["abilities"]["red"]["most"]
        .as_u64()
        .expect("a number");
    let unseen = right["unseen"][0].clone();
    let guard = Encounter::all()
        .find(|c| c.card(SET).kind == Kind::Guardforce)
        .expect("one");
    let first_alien = right["aliens"][0]["alien"].clone();
    let found = right["weapons"]["found"][0].clone();
    let in_line = right["line"][0]["card"].clone();
    let planet = right["planets"]["searched"].clone();
    let other_captain = hegemony::Captain::all()
        .find(|captain| right["captain"] != captain.id())
        .expect("several");
    for (pointer, value, at) in [
        ("/game", json!("armada"), "game"),
        ("/options/difficulty", json!("hard"), "options.difficulty"),
        ("/options/captain", json!("nobody"), "options.captain"),
        ("/options/captain", json!(other_captain.id()), "captain"),
        ("/captain", json!("nobody"), "captain"),
        ("/captain", json!(null), "abilities.red.most"),
        ("/round", json!(13), "round"),
        ("/round", json!(0), "agenda"),
        ("/phase", json!("search"), "agenda"),
        (
            "/abilities/red/points",
            json!(most + 1),
            "abilities.red.points",
        ),
        ("/abilities/red/points", json!(21), "abilities.red.points"),
        ("/abilities/red/most", json!(most + 1), "abilities.red.most"),
        ("/dice", json!({}), "dice"),
        ("/dice/scanner", json!(7), "dice.scanner"),
        ("/dice/scanner", json!(3), "dice"),
        ("/die_used", json!(1), "die_used"),
        ("/bag/red", json!(5), "bag.red"),
        ("/bag/red", json!(15), "bag.red"),
        ("/supply/black", json!(0), "bag.black"),
        ("/supply/yellow", json!(1), "bag.yellow"),
        ("/alerts", json!(1), "bag.black"),
        ("/alerts", json!(13), "alerts"),
        ("/aliens", json!([]), "aliens"),
        ("/aliens/0/alien", json!(null), "aliens"),
        ("/aliens/1/alien", first_alien, "aliens"),
        ("/aliens/0/deck", json!(17), "aliens[0].deck"),
        ("/aliens/0/deck", json!(3), "aliens"),
        ("/sector", json!(0), "sector"),
        ("/sector", json!(4), "sector"),
        ("/unseen", json!([]), "unseen"),
        ("/unseen", json!([unseen, unseen]), "unseen"),
        ("/hand", json!([guard]), "unseen"),
        ("/sifted", json!(["nothing"]), "sifted"),
        ("/location", json!(null), "unseen"),
        ("/location", json!(guard), "location"),
        ("/line/0/card", json!(guard.id().repeat(2)), "line[0].card"),
        ("/line/0/state", json!("gone"), "line[0].state"),
        ("/line/0/state", json!("waiting"), "agenda"),
        ("/line/2/state", json!("evaded"), "agenda"),
        ("/line/1/card", in_line, "unseen"),
        ("/planets/face_up/0", planet, "planets.face_up"),
        ("/planets/searched", json!(null), "agenda"),
        ("/weapons/found", json!([found, found]), "weapons.found"),
        (
            "/weapons/found/0/cubes/red",
            json!(4),
            "weapons.found[0].cubes.red",
        ),
        ("/weapons/left", json!(5), "weapons.left"),
        ("/boost", json!(100), "boost"),
        ("/committed", json!(null), "committed"),
        ("/cubes", json!(61), "cubes"),
        ("/hushed", json!(-1), "hushed"),
        ("/surged", json!("no"), "surged"),
        ("/agenda", json!([]), "agenda"),
        ("/agenda", json!(["nothing"]), "agenda[0]"),
        ("/agenda", json!(["decide 4"]), "agenda"),
        ("/agenda", json!(["decide 5"]), "agenda[0]"),
        ("/agenda", json!(["meet 2"]), "agenda"),
        ("/agenda", json!(["draw cube"]), "agenda"),
        ("/agenda", json!(["decide 2", "decide 2"]), "agenda"),
        ("/agenda", json!(["decide 2", "draw cube"]), "agenda"),
        ("/agenda", json!(["decide 2", "keep red"]), "bag.red"),
        ("/agenda", json!(["choose planet"]), "agenda"),
        ("/agenda", json!(["decide 2", "lose 21"]), "agenda[1]"),
        ("/end", json!("drawn"), "end"),
        ("/end", json!("victory"), "agenda"),
        ("/end", json!("crippled"), "agenda"),
    ] {
        let mut document = right.clone();
        *document.pointer_mut(pointer).unwrap_or(&mut json!(null)) = value.clone();
        if document.pointer(pointer).is_none() {
            let (parent, field) = pointer.rsplit_once('/').expect("a pointer");
            document.pointer_mut(parent).expect("an object")[field] = value.clone();
        }
        let found = violations(&document);
        let prefix = format!("{at}: ");
        assert!(
            found.iter().any(|violation| violation.starts_with(&prefix)),
            "{pointer} = {value}: {at} is not named in {found:?}"
        );
    }
}

/// A drawn card must have a place to go to, and two cubes must be there to be drawn.
#[test]
fn a_draw_must_be_possible_to_its_end() {
    let mut picker = Picker::default();
    let line = [picker.plain(), picker.plain()];
    let base = calm(&[]).line(&line).decks([14, 16, 16], 1);
    for (left, possible) in [(1, false), (2, true), (3, false), (4, false)] {
        let document = base.clone().agenda(&format!("draw line {left}")).document();
        let found = violations(&document);
        assert_eq!(found.is_empty(), possible, "{left}: {found:?}");
        assert!(
            found
                .iter()
                .all(|violation| violation.starts_with("agenda: "))
        );
    }
    let document = base.agenda("sift 8").document();
    assert_eq!(violations(&document).len(), 1);
    for (bag, possible) in [("red 1", false), ("red 2", true), ("red 1 white 1", true)] {
        let setting = calm(&[]).line(&line[..1]).bag(bag).searching(2);
        let document = setting.agenda("searching, pair").document();
        assert_eq!(violations(&document).is_empty(), possible, "{bag}");
    }
}

/// A changed document is refused with exactly this.
#[track_caller]
fn check_refused(right: &Value, change: impl FnOnce(&mut Value), expected: &str) {
    let mut document = right.clone();
    change(&mut document);
    assert_eq!(violations(&document), [expected]);
}

/// As [`meeting`], without Quietus.
fn meeting_without_quietus() -> Value {
    let mut picker = Picker::default();
    let line = [picker.plain(), picker.plain(), picker.plain()];
    let alien = Alien::all().find(|alien| !alien.is_quietus());
    let setting = calm(&[]).alien(alien.expect("one")).line(&line);
    setting
        .states("engaged waiting waiting")
        .meeting()
        .document()
}

// H26: at the moment two abilities are at zero in the encounter phase, the game is over.
#[test]
fn nobody_plays_on_with_two_abilities_at_zero() {
    let none = |document: &mut Value| {
        document["abilities"]["red"]["points"] = json!(0);
        document["abilities"]["blue"]["points"] = json!(0);
    };
    let defeat =
        "abilities: two abilities are at zero in the encounter phase: this is a defeat (H26)";
    check_refused(&meeting(), none, defeat);
    let choosing = calm(&[]).choosing().document();
    check_refused(&choosing, none, defeat);
    // In the search they may be.
    let mut document = searching();
    none(&mut document);
    assert_eq!(violations(&document), [""; 0]);
    // A defeat that is none.
    let over = |end: &'static str| {
        move |document: &mut Value| {
            document["agenda"] = json!([]);
            document["end"] = json!(end);
        }
    };
    let crippled = "end: two abilities are at zero in this defeat (H26)";
    check_refused(&meeting(), over("crippled"), crippled);
    let exhausted = "end: no deck has cards left in this defeat (H26)";
    check_refused(&meeting(), over("exhausted"), exhausted);
}

// H20: alerts gather on Quietus alone.
#[test]
fn alerts_need_quietus() {
    check_refused(
        &meeting_without_quietus(),
        |document| {
            document["alerts"] = json!(2);
            let supply = document["supply"]["black"].as_u64().expect("a number");
            document["supply"]["black"] = json!(supply - 2);
        },
        "alerts: alerts gather on Quietus alone, who is not in play (H20)",
    );
}

// H7, H11: four rounds in every sector, four cards in every round.
#[test]
fn rounds_sectors_and_decks_agree() {
    let right = meeting();
    assert_eq!((&right["round"], &right["sector"]), (&json!(2), &json!(1)));
    check_refused(
        &right,
        |document| document["sector"] = json!(2),
        "sector: round 2 is one of sector 1 (H11)",
    );
    let sizes = |round: u8| {
        format!(
            "aliens: the decks do not have the sizes of round {round}: four cards are drawn in \
             every round, from left to right (H7, H11)"
        )
    };
    // The planets do not fit another round either, nor do a hand and a find the first one.
    for (round, count) in [(1, 4), (3, 2), (4, 2)] {
        let mut document = right.clone();
        document["round"] = json!(round);
        let found = violations(&document);
        let expected = (&sizes(round), count);
        assert_eq!((&found[0], found.len()), expected, "{found:?}");
    }
    for round in 5..=12 {
        let mut document = right.clone();
        document["round"] = json!(round);
        assert_eq!(violations(&document).len(), 3, "{round}");
    }
    // As many cards, but in other decks.
    check_refused(
        &right,
        |document| {
            document["aliens"][0]["deck"] = json!(9);
            document["aliens"][1]["deck"] = json!(15);
        },
        &sizes(2),
    );
}

// H14, H17: what became of the cards of the line, and what was used against the one that is met.
#[test]
fn cards_of_the_line_are_what_they_can_be() {
    let right = meeting();
    check_refused(
        &right,
        |document| document["line"][0]["state"] = json!("passed"),
        "line[0].state: this card must be engaged or evaded: it cannot pass (H14)",
    );
    check_refused(
        &right,
        |document| document["boost"] = json!(1),
        "boost: what lowers the price of a card serves engaging it: `committed` must be true (H17)",
    );
    let passing = Encounter::all().find(|card| card.passes()).expect("one");
    let line = [passing, Picker::default().plain()];
    let setting = calm(&MEETING).line(&line).states("passed waiting");
    let right = setting.meeting().document();
    assert_eq!(violations(&right), [""; 0]);
    for state in ["engaged", "evaded"] {
        check_refused(
            &right,
            |document| document["line"][0]["state"] = json!(state),
            "line[0].state: this card is neither engaged nor evaded (H14)",
        );
    }
    check_refused(
        &searching(),
        |document| document["committed"] = json!(true),
        "agenda: nothing can serve engaging a card now: none is met (H14)",
    );
    for (field, value, rule) in [
        (
            "hushed",
            json!(1),
            "black cubes are drawn in the search alone (H20)",
        ),
        (
            "surged",
            json!(true),
            "cubes raise abilities in the search alone (H20)",
        ),
    ] {
        let expected = format!("{field}: {rule}");
        check_refused(&meeting(), |document| document[field] = value, &expected);
    }
}

// H6, H8, H20, H22, H23: what no round has at its beginning, and no game before its first search.
#[test]
fn nothing_is_there_before_its_time() {
    let choosing = calm(&[]).choosing().document();
    assert_eq!(violations(&choosing), [""; 0]);
    check_refused(
        &choosing,
        |document| document["die_used"] = json!(true),
        "die_used: no die is used in a round before its line is drawn (H23)",
    );
    for cubes in [1, -1] {
        check_refused(
            &choosing,
            |document| document["cubes"] = json!(cubes),
            "cubes: nothing changes a search before the line of its round is drawn (H20)",
        );
    }
    let [card, ..] = Encounter::all().collect::<Vec<_>>()[..] else {
        panic!("no cards")
    };
    let mut right = choosing;
    right["shuffled_back"] = json!([card]);
    let unseen = right["unseen"].as_array_mut().expect("a list");
    unseen.retain(|other| *other != json!(card));
    assert_eq!(violations(&right), [""; 0]);
    let next = calm(&[]).decks([0, 16, 16], 2).choosing().document();
    check_refused(
        &next,
        |document| {
            let unseen = document["unseen"].as_array_mut().expect("a list");
            let card = unseen.pop().expect("a card");
            document["shuffled_back"] = json!([card]);
        },
        "shuffled_back: no line of this sector has been chosen yet (H24)",
    );

    // The first round, in which a planet is to be chosen, and the game before it.
    let mut first = start(&json!({}));
    let begun = first.0.document();
    while first.0.turn() == Turn::Chance {
        let outcome = first.0.outcomes()[0].0.to_string();
        first = first.chance(&outcome);
    }
    let first = first.0.document();
    assert_eq!(violations(&first), [""; 0]);
    let find = |document: &mut Value| {
        let weapon = Weapon::all().next().expect("one");
        let cubes = json!({ "red": 0, "orange": 0, "blue": 0 });
        let found = json!({ "weapon": weapon, "cubes": cubes, "deciphered": false });
        let left = document["weapons"]["left"].as_u64().expect("a number");
        document["weapons"] = json!({ "found": [found], "left": left - 1 });
        let yellow = document["bag"]["yellow"].as_u64().expect("a number");
        document["bag"]["yellow"] = json!(yellow - 1);
    };
    let bag = "bag: it is filled as the difficulty says until the first line is drawn (H8)";
    let found = "weapons.found: no Super Weapon is found before the first search (H20)";
    for right in [&begun, &first] {
        let mut document = right.clone();
        find(&mut document);
        assert_eq!(violations(&document), [found, bag]);
        let mut document = right.clone();
        document["bag"]["red"] = json!(5);
        let supply = document["supply"]["red"].as_u64().expect("a number");
        document["supply"]["red"] = json!(supply - 1);
        assert_eq!(violations(&document), [bag]);
    }
    check_refused(
        &first,
        |document| document["abilities"]["red"]["points"] = json!(1),
        "abilities: they are at their maximum when the first round begins (H6)",
    );
    let dice = first["dice"].as_object().expect("dice");
    if let Some((crew, _)) = dice.iter().find(|(_, face)| **face == json!(6)) {
        check_refused(
            &first,
            |document| document["dice"][crew] = json!(5),
            "dice: crew dice show 6 when the first round begins (H6)",
        );
    }
    // In its encounters.
    let mut picker = Picker::default();
    let line = [picker.plain(), picker.plain()];
    let agent = picker.pick("Agent", |card| card.kind == Kind::Agent);
    let met = calm(&MEETING).line(&line).decks([12, 16, 16], 1).meeting();
    assert_eq!(violations(&met.document()), [""; 0]);
    let weapon = Weapon::all().next().expect("one");
    let with_weapon = met.clone().found(weapon, [0; 3]).document();
    assert_eq!(violations(&with_weapon), [found]);
    assert_eq!(
        violations(&met.hand(&[agent]).document()),
        ["hand: no card comes to the hand before the first round ends (H22)"]
    );
}

// H20, H21: what texts do in a search must be said by one that is in force.
#[test]
fn a_search_has_what_its_texts_give() {
    let right = searching();
    check_refused(
        &right,
        |document| document["hushed"] = json!(1),
        "hushed: the texts in force make 0 black cubes of a search free (H20)",
    );
    check_refused(
        &right,
        |document| document["surged"] = json!(true),
        "surged: no text in force raises an ability by two (H20)",
    );
    check_refused(
        &right,
        |document| document["cubes"] = json!(0),
        "cubes: at least 1 must be left to be drawn now (H20)",
    );
    let has = |what: fn(&Lasting) -> bool| {
        Planet::all().find(|planet| planet.card(SET).text.always.iter().any(what))
    };
    let mut picker = Picker::default();
    let setting = calm(&SEARCH).line(&[picker.plain()]).searching(2);
    let setting = setting.agenda("searching, draw cube");
    if let Some(planet) = has(|lasting| *lasting == Lasting::Surge) {
        let mut document = setting.clone().planet(planet).document();
        document["surged"] = json!(true);
        assert_eq!(violations(&document), [""; 0]);
    }
    if let Some(planet) = has(|lasting| matches!(lasting, Lasting::Hush { .. })) {
        let free = planet
            .card(SET)
            .text
            .always
            .iter()
            .map(|lasting| match lasting {
                Lasting::Hush { cubes } => *cubes,
                _ => 0,
            });
        let free: u8 = free.sum();
        let right = setting.clone().planet(planet).document();
        for hushed in 1..=free {
            let mut document = right.clone();
            document["hushed"] = json!(hushed);
            assert_eq!(violations(&document), [""; 0]);
        }
        check_refused(
            &right,
            |document| document["hushed"] = json!(free + 1),
            &format!("hushed: the texts in force make {free} black cubes of a search free (H20)"),
        );
        // As many as were drawn are in the supply.
        let none_left = setting.planet(planet).bag("black 12 white 1").document();
        check_refused(
            &none_left,
            |document| document["hushed"] = json!(1),
            "hushed: black cubes that cost nothing are in the supply (H20)",
        );
    }
    let weapon = Weapon::all().next().expect("one");
    let mut picker = Picker::default();
    let line = [picker.plain(), picker.plain()];
    let known = calm(&MEETING).line(&line).understood(weapon).meeting();
    check_refused(
        &known.document(),
        |document| document["weapons"]["found"][0]["deciphered"] = json!(true),
        "weapons.found[0].deciphered: a Super Weapon that has its cubes needs nothing else to be \
         understood (H21)",
    );
}

// H25, H26: victories come in the search, and defeats in the encounter phase.
#[test]
fn games_end_in_their_phase() {
    let mut lost = meeting();
    for ability in ["red", "blue"] {
        lost["abilities"][ability]["points"] = json!(0);
    }
    lost["agenda"] = json!([]);
    lost["end"] = json!("crippled");
    assert_eq!(violations(&lost), [""; 0]);
    check_refused(
        &lost,
        |document| document["phase"] = json!("search"),
        "phase: a game is won in the search, and lost in the encounter phase (H25, H26)",
    );
}

/// What stands below the last task is looked at too: it must not come up where nothing can be done.
#[test]
fn no_agenda_leads_into_a_dead_end() {
    // Nothing is found and the hand is empty.
    let mut picker = Picker::default();
    let line = [picker.plain(), picker.plain(), picker.plain()];
    let setting = calm(&MEETING).line(&line).states("engaged waiting waiting");
    let right = setting.tired(1).meeting().document();
    let other = Planet::all().find(|planet| {
        let has_text = !planet.card(SET).text.when.is_empty();
        right["planets"]["searched"] != planet.id() && has_text
    });
    let text = format!("text planet {} 1 1", other.expect("several"));
    for (agenda, expected) in [
        (
            json!(["decide 2", "exchange"]),
            "nothing is possible at the last task",
        ),
        (
            json!(["decide 2", "exchange", "lose 1"]),
            "\"exchange\" is done at once: \"lose 1\" cannot come before it",
        ),
        (
            json!(["decide 2", "trade", "gain 1"]),
            "\"trade\" is done at once: \"gain 1\" cannot come before it",
        ),
        (
            json!(["evaded 2", "probe", "lose 1"]),
            "\"probe\" is done at once: \"lose 1\" cannot come before it",
        ),
        (
            json!(["evaded 2", "evade draw 2", "lose 1"]),
            "\"evade draw 2\" is done at once: \"lose 1\" cannot come before it",
        ),
        (
            json!(["decide 2", "pair red"]),
            "\"pair red\" cannot come in the course of \"decide 2\"",
        ),
        (
            json!(["decide 2", text, "lose 1"]),
            &*format!("{text:?}: this card is not in force"),
        ),
    ] {
        let mut document = right.clone();
        document["agenda"] = agenda.clone();
        // What a task has drawn is not in the bag.
        if agenda[1] == "pair red" {
            let supply = document["supply"]["red"].as_u64().expect("a number");
            document["supply"]["red"] = json!(supply - 1);
        }
        let found = violations(&document);
        assert_eq!(found, [format!("agenda: {expected}")], "{agenda}");
    }
    // H23: what only dice do needs a die that was used.
    check_refused(
        &right,
        |document| {
            document["die_used"] = json!(false);
            document["agenda"] = json!(["decide 2", "trade"]);
        },
        "agenda: \"trade\": no die has been used this round (H23)",
    );
    // While the game is set up: what is not there yet is drawn, and nothing else.
    let begun = start(&json!({})).0.document();
    let dice = "dice: a captain has two dice, and without one there are none (H6)";
    check_refused(
        &begun,
        |document| document["dice"] = json!({ "scanner": 1, "engineer": 6 }),
        dice,
    );
    let captain = Captain::all().find(|captain| {
        let mut dice = captain.card(SET).dice.into_iter();
        dice.any(|die| !die.is_crew())
    });
    let captain = captain.expect("one with a system die");
    let mut rolling = start(&json!({ "captain": captain }));
    while rolling.task().split(' ').next() != Some("roll") {
        let outcome = rolling.0.outcomes()[0].0.to_string();
        rolling = rolling.chance(&outcome);
    }
    let rolling = rolling.0.document();
    assert_eq!(violations(&rolling), [""; 0]);
    let spoiled = Die::ALL.iter().map(|die| {
        let mut dice = rolling["dice"].clone();
        match dice.get(die.word()) {
            Some(_) => dice.as_object_mut().expect("dice").remove(die.word()),
            None => dice
                .as_object_mut()
                .expect("dice")
                .insert(die.word().to_owned(), json!(1)),
        };
        dice
    });
    // The die that is about to be rolled may be there as well.
    let found = spoiled.map(|dice| {
        let mut document = rolling.clone();
        document["dice"] = dice;
        violations(&document)
    });
    let found: Vec<Vec<String>> = found.collect();
    assert!(
        found
            .iter()
            .filter(|found| found.first().is_some_and(|first| first == dice))
            .count()
            >= 4,
        "{found:?}"
    );
    for (agenda, expected) in [
        (
            json!(["round", "deal planets 3", "draw captain", "draw alien"]),
            "every alien is drawn once, from left to right (H5)",
        ),
        (
            json!([
                "round",
                "deal planets 3",
                "draw alien",
                "draw alien",
                "draw alien"
            ]),
            "the captain is drawn once (H6)",
        ),
        (
            json!(["round", "deal planets 3", "gain 1"]),
            "\"gain 1\" cannot come in the course of \"round\"",
        ),
    ] {
        let expected = format!("agenda: {expected}");
        check_refused(&begun, |document| document["agenda"] = agenda, &expected);
    }
}

// H23, H24: a line is chosen from eight cards, or from all of a smaller deck, by means of a die.
#[test]
fn a_line_is_chosen_from_eight_cards() {
    let mut right = None;
    for (deck, in_line, sifted, possible) in [
        // Twelve cards were in the deck.
        (4, 0, 8, true),
        (4, 3, 5, true),
        (9, 1, 2, false),
        (8, 0, 4, false),
        (5, 3, 4, false),
        (3, 1, 8, false),
        // Four were.
        (0, 0, 4, true),
        (0, 3, 1, true),
        (1, 0, 3, false),
        (2, 1, 1, false),
    ] {
        let mut picker = Picker::default();
        let mut any = || picker.pick("at all", |_| true);
        let cards: Vec<Encounter> = (0..in_line + sifted).map(|_| any()).collect();
        let (line, sifted) = cards.split_at(in_line);
        let setting = calm(&[]).line(line).sifted(sifted);
        let setting = setting.decks([deck, 16, 16], 1).agenda("place card");
        let document = setting.document();
        let expected = match possible {
            true => Vec::new(),
            false => vec![
                "agenda: \"place card\": a line is chosen from eight cards, or from all of a \
                 smaller deck (H24)"
                    .to_owned(),
            ],
        };
        assert_eq!(violations(&document), expected, "{deck} {line:?}");
        right.get_or_insert(document);
    }
    let choosing = right.expect("one that is possible");
    let drawing = calm(&[]).agenda("sift 8").decks([12, 16, 16], 1).document();
    for (right, task) in [(choosing, "place card"), (drawing, "sift 8")] {
        assert_eq!(violations(&right), [""; 0]);
        check_refused(
            &right,
            |document| document["die_used"] = json!(false),
            &format!("agenda: \"{task}\": no die has been used this round (H23)"),
        );
    }
}

// H9, H10, H22: one planet is searched in every round, and gone when it ends.
#[test]
fn every_round_has_its_planet() {
    let fewer = |document: &mut Value| {
        let unseen = document["planets"]["unseen"].as_array_mut();
        unseen.expect("a list").pop();
    };
    let more = |document: &mut Value| {
        let known = document["planets"].to_string();
        let mut gone = Planet::all().filter(|planet| !known.contains(&format!("\"{planet}\"")));
        let gone = gone.next().expect("the planet of an earlier round");
        let unseen = document["planets"]["unseen"].as_array_mut();
        unseen.expect("a list").push(json!(gone));
    };
    let message = |there: u8, expected: u8, round: u8| {
        format!(
            "planets: there are {there} planets instead of {expected}: in round {round} there are \
             {expected}, with the one that is searched (H9, H10)"
        )
    };
    check_refused(&meeting(), fewer, &message(10, 11, 2));
    check_refused(&meeting(), more, &message(12, 11, 2));
    let choosing = calm(&[]).choosing().document();
    check_refused(&choosing, fewer, &message(9, 10, 3));
    check_refused(&choosing, more, &message(11, 10, 3));
    let begun = start(&json!({})).0.document();
    check_refused(&begun, fewer, &message(11, 12, 0));
    // A defeat between two rounds: that of the last one is gone.
    let mut over = meeting();
    for ability in ["red", "blue"] {
        over["abilities"][ability]["points"] = json!(0);
    }
    over["agenda"] = json!([]);
    over["end"] = json!("crippled");
    assert_eq!(violations(&over), [""; 0]);
    over["planets"]["searched"] = json!(null);
    assert_eq!(violations(&over), [""; 0]);
    check_refused(&over, fewer, &message(9, 10, 2));
    // Three are dealt where none lies.
    let mut dealing = choosing;
    dealing["agenda"] = json!(["choose planet", "deal planets 1"]);
    assert_eq!(violations(&dealing), [""; 0]);
    check_refused(
        &dealing,
        |document| document["agenda"][1] = json!("deal planets 3"),
        "agenda: \"deal planets 3\": three planets are dealt (H9, H10)",
    );
}

/// Whether a text can be what is carried out; if not, that is all that is wrong.
#[track_caller]
fn is_in_time(document: &Value, text: &str) -> bool {
    let bottom = document["agenda"][0].as_str().expect("a task");
    let refusal = format!("agenda: {text:?}: this text is not for the course of {bottom:?}");
    let found = violations(document);
    assert!(found.is_empty() || found == [refusal], "{found:?}");
    found.is_empty()
}

// H14: a card speaks of itself, when it is met or once it has been dealt with.
#[test]
fn a_card_speaks_of_itself_alone() {
    let mut seen = BTreeSet::new();
    for card in Encounter::all().filter(|card| card.kind() != Kind::Location && !card.passes()) {
        for (index, occasion) in card.card(SET).text.when.iter().enumerate() {
            let mut picker = Picker::default();
            let line = [picker.took(card), picker.plain(), picker.plain()];
            let line = calm(&MEETING).line(&line);
            let text = format!("text card {card} {} 1", index + 1);
            for (states, bottom, moment) in [
                ("waiting waiting waiting", "decide 1", Some(Moment::Met)),
                ("engaged waiting waiting", "meet 2", Some(Moment::Engaged)),
                ("evaded waiting waiting", "meet 2", Some(Moment::Evaded)),
                ("engaged waiting waiting", "decide 2", None),
                ("engaged engaged waiting", "meet 3", None),
                ("evaded evaded waiting", "meet 3", None),
            ] {
                let setting = line.clone().states(states);
                let setting = setting.agenda(&format!("{bottom}, {text}, lose 1"));
                let possible = moment == Some(occasion.moment);
                let context = format!("{states}: {bottom}, {text}");
                assert_eq!(
                    is_in_time(&setting.document(), &text),
                    possible,
                    "{context}"
                );
                seen.insert((format!("{:?}", occasion.moment), possible));
            }
        }
    }
    assert!(seen.len() >= 4, "{seen:?}");
    // Before the first card, and after one that needed neither, nothing is carried out.
    let mut picker = Picker::default();
    let passing = picker.pick("that passes", |card| card.passes);
    let line = [passing, picker.plain()];
    for (states, bottom) in [("waiting waiting", "meet 1"), ("passed waiting", "meet 2")] {
        let setting = calm(&MEETING).line(&line).states(states);
        let expected = format!(
            "agenda: {bottom:?}: the card before it must have been engaged or evaded (H14)"
        );
        let document = setting.agenda(&format!("{bottom}, lose 1")).document();
        assert_eq!(violations(&document), [expected]);
    }
}

// What others say of a card is of that which became of it, and may be of some kinds of cards alone.
#[test]
fn texts_are_of_their_kind_of_cards() {
    let mut bearers: Vec<(String, &Text, super::scene::Setting)> = Vec::new();
    for alien in Alien::all() {
        let here = calm(&[]).alien(alien);
        for place in Encounter::all().filter(|card| card.kind() == Kind::Location) {
            let text = &place.card(SET).at[alien.index()];
            let name = format!("location {place}");
            bearers.push((name, text, here.clone().location(place)));
        }
        bearers.push((format!("alien {alien}"), &alien.card(SET).text, here));
    }
    for planet in Planet::all() {
        let here = calm(&[]).planet(planet);
        bearers.push((format!("planet {planet}"), &planet.card(SET).text, here));
    }
    for weapon in Weapon::all() {
        let here = calm(&[]).understood(weapon);
        bearers.push((format!("weapon {weapon}"), &weapon.card(SET).text, here));
    }
    let mut of_kinds = 0;
    for (name, text, setting) in bearers {
        for (index, occasion) in text.when.iter().enumerate() {
            let text = format!("text {name} {} 1", index + 1);
            of_kinds += usize::from(occasion.kind.is_some());
            for kind in [Kind::Guardforce, Kind::Agent, Kind::Event] {
                let mut picker = Picker::default();
                let met = picker.pick("of this kind", |card| card.kind == kind && !card.passes);
                let line = [met, picker.plain()];
                for (state, moment) in [("engaged", Moment::Engaged), ("evaded", Moment::Evaded)] {
                    let setting = setting.clone().line(&line);
                    let setting = setting.states(&format!("{state} waiting"));
                    let document = setting
                        .agenda(&format!("meet 2, {text}, lose 1"))
                        .document();
                    let possible = occasion.moment == moment
                        && occasion.kind.is_none_or(|wanted| wanted == kind);
                    assert_eq!(
                        is_in_time(&document, &text),
                        possible,
                        "{state} {met}: {text}"
                    );
                }
            }
        }
    }
    assert!(of_kinds > 0);
    // H21: what is not understood says nothing yet.
    let weapon = Weapon::all().find(|weapon| !weapon.card(SET).text.when.is_empty());
    if let Some(weapon) = weapon {
        let mut picker = Picker::default();
        let line = [picker.plain(), picker.plain()];
        let setting = calm(&[]).line(&line).found(weapon, [0; 3]);
        let text = format!("text weapon {weapon} 1 1");
        let setting = setting.states("engaged waiting");
        let document = setting
            .agenda(&format!("meet 2, {text}, lose 1"))
            .document();
        let expected = format!("agenda: {text:?}: this card is not in force");
        assert_eq!(violations(&document), [expected]);
    }
}

#[test]
fn several_violations_at_once() {
    let mut document = meeting();
    document["game"] = json!("armada");
    document["sector"] = json!(9);
    document["boost"] = json!("?");
    document["line"][1]["state"] = json!("?");
    let found = violations(&document);
    assert_eq!(found.len(), 4, "{found:#?}");
    let mut document = meeting();
    document["bag"]["red"] = json!(0);
    document["bag"]["white"] = json!(0);
    document["hand"] = json!([]);
    document["abilities"]["blue"]["points"] = json!(20);
    let found = violations(&document);
    assert_eq!(found.len(), 4, "{found:#?}");
}

/// Puts something else at some place of a document.
fn spoil(place: &mut Value, rng: &mut FastRng) {
    let children: Vec<&mut Value> = match place {
        Value::Object(fields) => fields.values_mut().collect(),
        Value::Array(items) => items.iter_mut().collect(),
        _ => Vec::new(),
    };
    let count = children.len() as u32;
    if count == 0 || rng.below(6) == 0 {
        *place = anything(rng);
    } else {
        let chosen = rng.below(count) as usize;
        let child = children.into_iter().nth(chosen);
        spoil(child.expect("one of them"), rng);
    }
}

fn anything(rng: &mut FastRng) -> Value {
    let cube = Cube::ALL[rng.below(6) as usize];
    let ability = Ability::ALL[rng.below(3) as usize];
    let card = Encounter::all().nth(rng.below(48) as usize).expect("48");
    let weapon = Weapon::all().nth(rng.below(8) as usize).expect("eight");
    let planet = hegemony::Planet::all()
        .nth(rng.below(12) as usize)
        .expect("12");
    let small = rng.below(5);
    let agendas = [
        json!([format!("decide {small}")]),
        json!([format!("decide {small}"), format!("gain {small}")]),
        json!([format!("decide {small}"), format!("lose {small}")]),
        json!([format!("decide {small}"), "trade"]),
        json!([format!("decide {small}"), "exchange"]),
        json!([format!("decide {small}"), "turn up any 6"]),
        json!([format!("decide {small}"), format!("take {small} any")]),
        json!([
            format!("decide {small}"),
            format!("borrowed engineer {small}")
        ]),
        json!([format!("decide {small}"), format!("text hand {card} 1 1")]),
        json!([format!("decide {small}"), format!("text card {card} 1 1")]),
        json!([
            format!("decide {small}"),
            format!("text planet {planet} 1 1")
        ]),
        json!([format!("evaded {small}"), "evade draw 9"]),
        json!([
            format!("evaded {small}"),
            "evade draw 2",
            format!("evading {small}")
        ]),
        json!(["searching", "pair"]),
        json!(["searching", format!("pair {cube}")]),
        json!(["searching", format!("pair {cube} {ability}")]),
        json!(["searching", format!("keep {ability}")]),
        json!(["searching", "find"]),
        json!(["searching", "claim"]),
        json!(["searching", "before find", "find"]),
        json!(["searching", "draw cube", "draw cube"]),
        json!(["searching"]),
        json!(["choose planet"]),
        json!(["choose planet", "deal planets 3"]),
        json!(["before line"]),
        json!(["draw line 4"]),
        json!([format!("draw line {small}")]),
        json!([format!("sift {small}")]),
        json!(["place card"]),
        json!(["round", "draw alien"]),
        json!(["round", "roll scanner"]),
    ];
    let values = [
        json!(small),
        json!(rng.below(15)),
        json!(-1),
        json!(null),
        json!([]),
        json!({}),
        json!(true),
        json!(false),
        json!("waiting"),
        json!("engaged"),
        json!("evaded"),
        json!("search"),
        json!("encounter"),
        json!("victory"),
        json!(card),
        json!(weapon),
        json!(planet),
        json!("quietus"),
        json!([card]),
    ];
    if rng.below(3) == 0 {
        agendas[rng.below(agendas.len() as u32) as usize].clone()
    } else {
        values[rng.below(values.len() as u32) as usize].clone()
    }
}

/// What is read from a spoiled document must be playable to its end, and every position on the way
/// must be one that can be read.
fn survive(document: &Value, rng: &mut FastRng) -> bool {
    let Ok(mut position) = Hegemony::from_document(document) else {
        return false;
    };
    for _ in 0..2_000 {
        check_position(&position);
        let now = position.document();
        let again = Hegemony::from_document(&now);
        assert_eq!(again.as_ref(), Ok(&position), "{now}\nafter {document}");
        if position.turn() == Turn::Over {
            return true;
        }
        policy::step(&mut position, rng, &mut Vec::new());
    }
    panic!("the game does not end: {document}");
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if std::env::var_os("STARBOARD_SLOW").is_some() { 20_000 } else { 600 },
        ..ProptestConfig::default()
    })]

    /// Any JSON where a document's field should be is refused or gives a position that can be
    /// played.
    #[test]
    fn any_document_is_survived(seed in any::<u64>(), steps in 0_usize..200) {
        let mut rng = FastRng::new(seed);
        let all = all_options(SET);
        let mut position = start(&all[rng.below(all.len() as u32) as usize]).0;
        for _ in 0..steps {
            if position.turn() == Turn::Over {
                break;
            }
            policy::heal(&mut position);
            policy::step(&mut position, &mut rng, &mut Vec::new());
        }
        let right = position.document();
        for _ in 0..10 {
            let mut document = right.clone();
            for _ in 0..=rng.below(2) {
                spoil(&mut document, &mut rng);
            }
            survive(&document, &mut rng);
            // The agenda is where most can go wrong.
            let mut document = right.clone();
            document["agenda"] = anything(&mut rng);
            survive(&document, &mut rng);
        }
    }
}
