//! Position documents: they read back exactly, every violation is named at its field, and
//! nothing that can be written in JSON brings the engine down.

use hegemony::{Ability, Cube, Encounter, Hegemony, Kind, Weapon};
use proptest::prelude::*;
use serde_json::{Value, json};
use starboard_kernel::testing;
use starboard_kernel::{FastRng, Game, Turn};

use crate::conformance::{all_options, check_position};
use crate::policy;
use crate::scene::{MEETING, Picker, SEARCH, calm, start};

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
    for (index, options) in all_options().iter().enumerate() {
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
                policy::heal(&mut position);
                policy::step(&mut position, &mut rng, &mut Vec::new());
            }
        }
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
    for garbage in [json!(null), json!([]), json!("hegemony"), json!(1)] {
        let found = violations(&garbage);
        assert!(
            found[0].starts_with("document: expected an object"),
            "{found:?}"
        );
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
        .find(|c| c.card().kind == Kind::Guardforce)
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

/// What is read from a spoiled document must be playable to its end.
fn survive(document: &Value, rng: &mut FastRng) -> bool {
    let Ok(mut position) = Hegemony::from_document(document) else {
        return false;
    };
    let again = Hegemony::from_document(&position.document());
    assert_eq!(again.as_ref(), Ok(&position), "{document}");
    for _ in 0..2_000 {
        check_position(&position);
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
        let all = all_options();
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
