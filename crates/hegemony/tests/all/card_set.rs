//! The card sets keep to the rules (H2 to H4 and their last section), and one that does not is
//! refused with every mistake named.

#[path = "../../src/cards/file.rs"]
pub mod file;
#[path = "../../src/cards/language.rs"]
pub mod language;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use file::{CardFiles, Encounter, FILES};
use hegemony::cards::{ALIENS, CAPTAINS, ENCOUNTERS, PLANETS, WEAPONS};
use language::{Ability, Deed, Die, Kind, Lasting, Time};
use serde_json::{Value, json};
use starboard_kernel::Lang;

/// The folders of the sets.
const SETS: [&str; 2] = ["first", "second"];

/// The real files as documents, to be broken.
struct Set {
    files: [Value; 5],
}

impl Set {
    /// The one to be broken: what is refused does not depend on the set.
    fn real() -> Set {
        Set::of(SETS[0])
    }

    fn of(set: &str) -> Set {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("cards")
            .join(set);
        Set {
            files: FILES.map(|file| {
                let text = fs::read_to_string(folder.join(file)).expect("the file is there");
                serde_json::from_str(&text).expect("the file is JSON")
            }),
        }
    }

    fn file(&mut self, name: &str) -> &mut Vec<Value> {
        let index = FILES.iter().position(|file| *file == name);
        let file = &mut self.files[index.expect("one of the files")];
        file.as_array_mut().expect("a list of cards")
    }

    fn card(&mut self, id: &str) -> &mut Value {
        let cards = self.files.iter_mut().flat_map(|file| {
            let cards = file.as_array_mut().expect("a list of cards");
            cards.iter_mut()
        });
        let mut found = cards.filter(|card| card["id"] == id);
        found.next().unwrap_or_else(|| panic!("no card {id}"))
    }

    /// What is wrong, one line for each violation.
    fn read(&self) -> Result<CardFiles, Vec<String>> {
        let texts = self.files.each_ref().map(|file| format!("{file:#}"));
        read(texts.each_ref().map(String::as_str))
    }
}

fn read(texts: [&str; 5]) -> Result<CardFiles, Vec<String>> {
    file::read(texts).map_err(|violations| {
        let lines = violations.iter();
        lines.map(ToString::to_string).collect()
    })
}

/// All sets, each with its name.
fn real() -> [(&'static str, CardFiles); 2] {
    SETS.map(|set| {
        let files = Set::of(set).read();
        (set, files.unwrap_or_else(|all| panic!("{set}: {all:#?}")))
    })
}

/// A set that is broken so is refused with exactly these violations.
#[track_caller]
fn check(break_it: impl FnOnce(&mut Set), expected: &[&str]) {
    let mut set = Set::real();
    break_it(&mut set);
    let found = set.read().expect_err("a broken set is refused");
    assert_eq!(found, expected);
}

/// A card with this text instead of its own is refused with exactly this violation.
#[track_caller]
fn check_text(id: &str, text: &Value, expected: &str) {
    let mut set = Set::real();
    let card = set.card(id).as_object_mut().expect("a card");
    card.shift_remove("always");
    card.shift_remove("when");
    for (key, value) in text.as_object().expect("a text") {
        card.insert(key.clone(), value.clone());
    }
    let found = set.read().expect_err("a broken text is refused");
    assert_eq!(found, [expected]);
}

fn deed(deed: &Value) -> Value {
    json!({ "when": [{ "moment": "engaged", "deeds": [deed] }] })
}

#[test]
fn the_real_sets_are_accepted() {
    for (_, files) in real() {
        assert!(files.aliens.len() >= 5);
        assert!(files.captains.len() >= 6);
        assert!(files.weapons.len() >= 8);
        assert_eq!(files.planets.len(), 12);
        assert_eq!(files.encounters.len(), 48);
    }
}

/// Notation and drawings know a card by its id, kind and place alone.
#[test]
fn the_sets_have_the_same_cards() {
    let with = |change: &dyn Fn(&mut Set)| {
        let mut set = Set::of("second");
        change(&mut set);
        let [(_, first), _] = real();
        let changed = set.files.each_ref().map(|file| format!("{file:#}"));
        let second = read(changed.each_ref().map(String::as_str)).expect("a set");
        file::have_same_cards(&[first, second])
    };
    assert!(with(&|_| {}));
    assert!(with(&|set| set.card("picket")["strength"] = json!(2)));
    assert!(!with(&|set| set.card("picket")["id"] = json!("sentinel")));
    assert!(!with(&|set| set.file("planets.json").swap(0, 1)));
    assert!(!with(&|set| set.file("encounters.json").swap(0, 1)));
    // Whether a card passes is asked without looking at the set.
    assert!(!with(&|set| {
        for card in set.file("encounters.json") {
            if card["passes"] == true {
                card["passes"] = json!(false);
            }
        }
    }));
}

#[test]
fn encounters_are_shared_out_as_the_rules_say() {
    for (set, files) in real() {
        check_encounters(set, &files.encounters);
    }
}

fn check_encounters(set: &str, cards: &[Encounter]) {
    let count = |like: &dyn Fn(&Encounter) -> bool| cards.iter().filter(|&card| like(card)).count();
    assert_eq!(count(&|card| card.kind == Kind::Guardforce), 26);
    assert_eq!(count(&|card| card.kind == Kind::Location), 8);
    assert_eq!(count(&|card| card.kind == Kind::Agent), 8);
    assert_eq!(count(&|card| card.kind == Kind::Event), 6);
    for icon in [Ability::Red, Ability::Orange, Ability::Blue] {
        assert_eq!(count(&|card| card.icon == icon), 16, "{icon:?}");
        let guards = count(&|card| card.icon == icon && card.kind == Kind::Guardforce);
        assert!((8..=9).contains(&guards), "{icon:?}");
    }
    for strength in 0..=6 {
        let met = count(&|card| card.kind != Kind::Location && card.strength == strength);
        assert!(met > 0, "{strength}");
    }
    assert!(count(&|card| card.strength > 6 || card.planet_icons > 2) == 0);
    assert!(file::different_texts(cards) >= 40, "{set}");
    let mut printed = [0; 6];
    for card in cards {
        for (sum, n) in printed.iter_mut().zip(card.cubes.array()) {
            *sum += n;
        }
    }
    let there_are = [14, 14, 14, 12, 12, 6];
    assert!(
        printed.iter().zip(there_are).all(|(n, most)| *n <= most),
        "{set}: {printed:?}"
    );
}

#[test]
fn no_card_is_without_effect() {
    for (_, files) in real() {
        check_effects(&files);
    }
}

fn check_effects(files: &CardFiles) {
    for card in &files.encounters {
        let own = !card.always.is_empty() || !card.when.is_empty();
        let keeps = matches!(card.kind, Kind::Agent | Kind::Event);
        assert_eq!(own, card.kind != Kind::Location, "{}", card.id);
        assert_eq!(card.hand.is_some(), keeps, "{}", card.id);
        if card.kind == Kind::Location {
            let places: Vec<&String> = card.at.keys().collect();
            let mut aliens: Vec<&String> = files.aliens.iter().map(|alien| &alien.id).collect();
            aliens.sort();
            assert_eq!(places, aliens, "{}", card.id);
            let texts: Vec<String> = card.at.values().map(|text| format!("{text:?}")).collect();
            for (index, text) in texts.iter().enumerate() {
                assert!(!texts[..index].contains(text), "{}: {text}", card.id);
            }
        }
    }
}

/// The reading of "your lowest ability" is the edition's: all points to one, or point by point.
#[test]
fn each_set_keeps_to_its_reading_of_the_lowest_ability() {
    for (set, plain) in [("first", true), ("second", false)] {
        let text = Set::of(set).files.each_ref().map(ToString::to_string);
        let text = text.concat();
        for what in ["lowest", "highest"] {
            assert_eq!(text.contains(&format!("{what:?}")), plain, "{set}: {what}");
            let each = format!("{what}_each");
            assert_eq!(text.contains(&format!("{each:?}")), !plain, "{set}: {each}");
        }
    }
}

#[test]
fn captains_differ() {
    for (_, files) in real() {
        check_captains(&files.captains);
    }
}

fn check_captains(captains: &[file::Captain]) {
    for (index, captain) in captains.iter().enumerate() {
        let sum: u8 = captain.points.array().iter().sum();
        assert!((15..=21).contains(&sum), "{}", captain.id);
        for other in &captains[..index] {
            assert_ne!(captain.points, other.points, "{}", captain.id);
            assert_ne!(captain.dice, other.dice, "{}", captain.id);
        }
    }
    for die in [
        Die::Specialist,
        Die::Engineer,
        Die::Infiltrator,
        Die::Intelligence,
        Die::Translator,
        Die::Scanner,
    ] {
        let owned = captains.iter().any(|captain| captain.dice.contains(&die));
        assert!(owned, "{die:?}");
    }
}

/// Every word of the language is spoken by some card: none is there for nothing.
#[test]
fn the_sets_use_the_whole_language() {
    let all = format!("{:?}", real());
    for word in [
        "Strength {",
        "Icons {",
        "SearchCubes {",
        "EvadePrice {",
        "EvadeCubes {",
        "Shield {",
        "StandIn {",
        "NoStandIn",
        "LooksLeft",
        "WhitesLeave",
        "Hush {",
        "NoRaising",
        "Surge",
        "DiceBoost {",
        "Gain {",
        "Lose {",
        "AddCubes {",
        "RemoveCubes {",
        "TakeCubes {",
        "RemoveAlerts {",
        "Reveal {",
        "TurnUp {",
        "Reroll",
        "Understand",
        "Discard",
        "Boost {",
        "SlipAway",
        "place: Some(First)",
        "place: Some(Last)",
        "place: Some(AfterEngaged)",
        "place: Some(AfterEvaded)",
        "place: Some(This)",
        "place: Some(Others)",
        "per: TwoAlerts",
        "per: Found",
        "per: Understood",
        "per: Hand",
        "per: Passed",
        "per: Engaged",
        "per: Evaded",
        "moment: Met",
        "moment: Engaged",
        "moment: Evaded",
        "moment: Round",
        "moment: Search",
        "moment: Found",
        "time: Engage",
        "time: Evade",
        "time: Search",
        "time: Any",
    ] {
        assert!(all.contains(word), "{word}");
    }
}

#[test]
fn counts_are_checked() {
    check(
        |set| set.file("aliens.json").retain(|card| card["id"] != "quietus"),
        &LOCATIONS.map(|id| {
            format!("encounters.json: {id}: at quietus: unknown alien, wanted the id of one in aliens.json")
        })
        .iter()
        .map(String::as_str)
        .chain(["aliens.json: no quietus, wanted among the aliens"])
        .collect::<Vec<_>>(),
    );
    check(
        |set| set.file("captains.json").truncate(5),
        &[
            "captains.json: 5 captains, wanted at least 6",
            "captains.json: nobody has the Translator die, wanted every kind used",
        ],
    );
    check(
        |set| set.file("weapons.json").truncate(7),
        &["weapons.json: 7 weapons, wanted at least 8"],
    );
    check(
        |set| set.file("planets.json").truncate(11),
        &["planets.json: 11 planets, wanted 12"],
    );
    check(
        |set| set.card("picket")["kind"] = json!("agent"),
        &[
            "encounters.json: picket: no hand effect, wanted one on every Agent and Event",
            "encounters.json: 25 Guardforce, wanted 26",
            "encounters.json: 9 Agents, wanted 8",
        ],
    );
    check(
        |set| {
            set.file("encounters.json")
                .retain(|card| card["id"] != "storm");
        },
        &[
            "encounters.json: 47 encounters, wanted 48",
            "encounters.json: 5 Events, wanted 6",
            "encounters.json: 16 red, 15 orange and 16 blue icons on all encounters, \
             wanted each equally often",
        ],
    );
}

const LOCATIONS: [&str; 8] = [
    "shipyard",
    "checkpoint",
    "nebula",
    "relay",
    "debris",
    "bazaar",
    "singularity",
    "monument",
];

#[test]
fn too_few_aliens_are_refused() {
    let mut set = Set::real();
    set.file("aliens.json").truncate(4);
    let found = set.read().expect_err("too few");
    let expected = "aliens.json: 4 aliens, wanted at least 5";
    assert!(found.iter().any(|line| line == expected), "{found:#?}");
}

#[test]
fn alerts_count_for_quietus_alone() {
    check_text(
        "quietus",
        &json!({ "always": ["looks_left"] }),
        "aliens.json: quietus: alerts do not count, wanted an effect per `two_alerts`",
    );
    check_text(
        "drift",
        &json!({ "always": [{ "search_cubes": { "by": -1, "per": "two_alerts" } }] }),
        "aliens.json: drift: an effect per `two_alerts`, wanted only of quietus",
    );
}

#[test]
fn numbers_of_encounters_are_checked() {
    check(
        |set| set.card("picket")["strength"] = json!(7),
        &["encounters.json: picket: strength 7, wanted 0 to 6"],
    );
    check(
        |set| set.card("picket")["planet_icons"] = json!(3),
        &["encounters.json: picket: 3 planet icons, wanted 0 to 2"],
    );
    check(
        |set| {
            for card in set.file("encounters.json") {
                if card["strength"] == 6 {
                    card["strength"] = json!(5);
                }
            }
        },
        &["encounters.json: no card of strength 6, wanted every strength from 0 to 6"],
    );
    check(
        |set| set.card("picket")["cubes"] = json!({}),
        &["encounters.json: picket: adds 0 cubes, wanted 1 or 2"],
    );
    check(
        |set| {
            for card in set.file("encounters.json") {
                card["cubes"] = json!({ "red": 1 });
            }
        },
        &["encounters.json: 48 red cubes printed, wanted at most 14"],
    );
    check(
        |set| {
            set.card("picket")["icon"] = json!("orange");
            set.card("smuggler")["icon"] = json!("red");
        },
        &[
            "encounters.json: 8 red, 10 orange and 8 blue icons on the Guardforce, \
           wanted each equally often",
        ],
    );
}

#[test]
fn captains_are_checked() {
    check(
        |set| set.card("quill")["points"] = json!({ "red": 8, "orange": 7, "blue": 7 }),
        &["captains.json: quill: the points add up to 22, wanted 15 to 21"],
    );
    check(
        |set| set.card("quill")["points"] = json!({ "red": 8, "orange": 8 }),
        &["captains.json: quill: an ability has no points, wanted at least 1"],
    );
    check(
        |set| set.card("quill")["points"] = set.card("kade")["points"].clone(),
        &["captains.json: quill: the same points as kade, wanted others"],
    );
    check(
        |set| set.card("quill")["dice"] = json!(["scanner", "specialist"]),
        &["captains.json: quill: the same dice as kade, wanted another pair"],
    );
    check(
        |set| set.card("quill")["dice"] = json!(["scanner", "scanner"]),
        &["captains.json: quill: Scanner twice, wanted two different dice"],
    );
    check(
        |set| {
            set.card("quill")["dice"] = json!(["engineer", "scanner"]);
            set.card("varga")["dice"] = json!(["infiltrator", "scanner"]);
        },
        &["captains.json: nobody has the Translator die, wanted every kind used"],
    );
}

#[test]
fn weapons_are_checked() {
    check(
        |set| set.card("sunlance")["needs"] = json!({}),
        &["weapons.json: sunlance: needs 0 cubes, wanted 1 to 3"],
    );
    check(
        |set| set.card("sunlance")["needs"] = json!({ "red": 2, "blue": 2 }),
        &["weapons.json: sunlance: needs 4 cubes, wanted 1 to 3"],
    );
    check_text(
        "sunlance",
        &json!({ "always": [{ "strength": { "by": -1 } }] }),
        "weapons.json: sunlance: lowers strength to 0, which forces evading: wanted `least` 1",
    );
}

#[test]
fn effects_that_do_nothing_are_refused() {
    for (text, expected) in [
        (json!({}), "no effect, wanted at least one"),
        (
            json!({ "always": [{ "strength": { "by": 0 } }] }),
            "strength of 0 does nothing, wanted another number",
        ),
        (
            json!({ "always": [{ "icons": { "by": 0 } }] }),
            "icons of 0 does nothing, wanted another number",
        ),
        (
            json!({ "always": [{ "search_cubes": { "by": 0 } }] }),
            "search_cubes of 0 does nothing, wanted another number",
        ),
        (
            json!({ "always": [{ "evade_price": { "by": 0 } }] }),
            "evade_price of 0 does nothing, wanted another number",
        ),
        (
            json!({ "always": [{ "evade_cubes": { "by": 0 } }] }),
            "evade_cubes of 0 does nothing, wanted another number",
        ),
        (
            json!({ "always": [{ "hush": { "cubes": 0 } }] }),
            "hush of 0 does nothing, wanted at least 1",
        ),
        (
            json!({ "always": [{ "dice_boost": { "by": 0 } }] }),
            "dice_boost of 0, wanted at least 1",
        ),
        (
            json!({ "always": [{ "strength": { "by": 1, "least": 1 } }] }),
            "`least` does nothing where strength is raised, wanted none",
        ),
        (
            json!({ "always": [{ "strength": { "by": -1, "least": 6 } }] }),
            "`least` above 5 leaves nothing to lower, wanted 0 to 5",
        ),
        (
            json!({ "always": [{ "icons": { "by": -1, "cards": { "planet": false } } }] }),
            "takes icons from cards that have none",
        ),
        (
            json!({ "always": ["surge", "no_raising"] }),
            "two effects of which one cannot do anything",
        ),
        (
            json!({ "always": [{ "stand_in": { "ability": "red" } }, "no_stand_in"] }),
            "two effects of which one cannot do anything",
        ),
        (
            json!({ "always": ["surge", "surge"] }),
            "the same effect twice, wanted once",
        ),
        (
            json!({ "always": [{ "strength": { "by": 1, "cards": { "kind": "location" } } }] }),
            "speaks of Locations, which are never met: wanted another kind",
        ),
        (
            json!({ "when": [{ "moment": "engaged", "deeds": [] }] }),
            "no deed, wanted `deeds` or `one_of`",
        ),
        (
            json!({ "when": [
                { "moment": "engaged", "deeds": ["reroll"], "one_of": ["reroll", "discard"] }
            ] }),
            "both `deeds` and `one_of`, wanted one of them",
        ),
        (
            json!({ "when": [{ "moment": "engaged", "one_of": ["reroll", "reroll"] }] }),
            "one of two equal deeds, wanted different ones",
        ),
        (
            deed(&json!({ "gain": { "what": "any", "n": 0 } })),
            "gain of 0 does nothing, wanted at least 1",
        ),
        (
            deed(&json!({ "lose": { "what": "any", "n": 0 } })),
            "lose of 0 does nothing, wanted at least 1",
        ),
        (
            deed(&json!({ "add_cubes": { "cube": "red", "n": 0 } })),
            "add_cubes of 0 does nothing, wanted at least 1",
        ),
        (
            deed(&json!({ "remove_cubes": { "cube": "red", "n": 0 } })),
            "remove_cubes of 0 does nothing, wanted at least 1",
        ),
        (
            deed(&json!({ "take_cubes": { "n": 0 } })),
            "take_cubes of 0 does nothing, wanted at least 1",
        ),
        (
            deed(&json!({ "remove_alerts": { "n": 0 } })),
            "remove_alerts of 0 does nothing, wanted at least 1",
        ),
        (
            deed(&json!({ "search_cubes": { "by": 0 } })),
            "search_cubes of 0 does nothing, wanted another number",
        ),
        (
            deed(&json!({ "reveal": { "n": 0 } })),
            "reveal of 0 does nothing, wanted at least 1",
        ),
        (
            deed(&json!({ "reveal": { "n": 4 } })),
            "reveals more than 3 planets, wanted 1 to 3",
        ),
        (
            deed(&json!({ "turn_up": { "dice": "any", "by": 0 } })),
            "turn_up of 0 does nothing, wanted at least 1",
        ),
        (
            deed(&json!({ "turn_up": { "dice": "any", "by": 6 } })),
            "turns a die up by more than 5, wanted 1 to 5",
        ),
        (
            deed(&json!({ "remove_cubes": { "cube": "yellow", "n": 1 } })),
            "removes yellow cubes, without which nobody wins: wanted others",
        ),
    ] {
        check_text(
            "murmur",
            &text,
            &format!("planets.json: murmur: {expected}"),
        );
    }
}

#[test]
fn effects_stand_only_where_they_may() {
    let this = json!({ "always": [{ "strength": { "by": 1, "cards": { "place": "this" } } }] });
    let others = json!({ "always": [{ "icons": { "by": 1, "cards": { "place": "others" } } }] });
    for text in [this, others] {
        check_text(
            "murmur",
            &text,
            "planets.json: murmur: `this` or `others`, wanted only on encounter cards",
        );
    }
    check_text(
        "picket",
        &json!({ "always": [
            { "strength": { "by": 1, "cards": { "place": "this", "planet": true } } }
        ] }),
        "encounters.json: picket: `this` with a kind, icon or planet, wanted `this` alone",
    );
    let at = |moment: &str| json!({ "when": [{ "moment": moment, "deeds": ["reroll"] }] });
    check_text(
        "sunlance",
        &at("met"),
        "weapons.json: sunlance: `met`, wanted only on encounter cards",
    );
    for moment in ["round", "search", "found"] {
        check_text(
            "picket",
            &at(moment),
            &format!("encounters.json: picket: `{moment}`, wanted never on encounter cards"),
        );
    }
    check_text(
        "picket",
        &json!({ "when": [{ "moment": "evaded", "kind": "agent", "deeds": ["reroll"] }] }),
        "encounters.json: picket: `kind` on an encounter card, which speaks of itself: wanted none",
    );
    check_text(
        "murmur",
        &json!({ "when": [{ "moment": "search", "kind": "agent", "deeds": ["reroll"] }] }),
        "planets.json: murmur: `kind`, wanted only with `engaged` or `evaded`",
    );
    check_text(
        "murmur",
        &deed(&json!({ "gain": { "what": "highest", "n": 1 } })),
        "planets.json: murmur: gains of the highest ability, wanted only lost",
    );
    check_text(
        "murmur",
        &deed(&json!({ "lose": { "what": "lowest", "n": 1 } })),
        "planets.json: murmur: loses of the lowest ability, wanted only gained",
    );
    check_text(
        "picket",
        &deed(&json!({ "boost": { "by": 2 } })),
        "encounters.json: picket: `boost`, wanted only in hand effects with the time `engage`",
    );
    check_text(
        "picket",
        &deed(&json!("slip_away")),
        "encounters.json: picket: `slip_away`, wanted only in hand effects with the time `evade`",
    );
}

#[test]
fn hand_effects_are_checked() {
    check(
        |set| set.card("smuggler")["hand"] = Value::Null,
        &["encounters.json: smuggler: no hand effect, wanted one on every Agent and Event"],
    );
    check(
        |set| set.card("picket")["hand"] = json!({ "time": "any", "deeds": ["reroll"] }),
        &["encounters.json: picket: a hand effect, wanted only on Agents and Events"],
    );
    check(
        |set| set.card("smuggler")["hand"]["time"] = json!("any"),
        &[
            "encounters.json: smuggler: in the hand: `slip_away`, wanted only in hand effects \
           with the time `evade`",
        ],
    );
    check(
        |set| set.card("defector")["hand"]["time"] = json!("search"),
        &[
            "encounters.json: defector: in the hand: `boost`, wanted only in hand effects \
           with the time `engage`",
        ],
    );
    check(
        |set| set.card("defector")["hand"]["deeds"] = json!([{ "boost": { "by": 0 } }]),
        &["encounters.json: defector: in the hand: boost of 0 does nothing, wanted at least 1"],
    );
    check(
        |set| set.card("defector")["passes"] = json!(true),
        &[
            "encounters.json: defector: passes, wanted only of Guardforce",
            "encounters.json: defector: passes, so that it is neither engaged nor evaded: \
             wanted only `met`",
        ],
    );
}

#[test]
fn locations_are_checked() {
    check(
        |set| {
            let card = set.card("relay")["at"].as_object_mut().expect("places");
            card.shift_remove("thrum");
        },
        &["encounters.json: relay: no effect at thrum, wanted one for every alien"],
    );
    check(
        |set| set.card("relay")["at"]["martians"] = json!({ "always": ["surge"] }),
        &[
            "encounters.json: relay: at martians: unknown alien, wanted the id of one in \
           aliens.json",
        ],
    );
    check(
        |set| set.card("relay")["at"]["drift"] = json!({}),
        &["encounters.json: relay: at drift: no effect, wanted at least one"],
    );
    check(
        |set| set.card("relay")["strength"] = json!(1),
        &["encounters.json: relay: a Location with strength or planet icons, wanted 0 of both"],
    );
    check(
        |set| set.card("relay")["always"] = json!(["surge"]),
        &[
            "encounters.json: relay: a Location with a text of its own, wanted one for each \
           alien in `at`",
        ],
    );
    check(
        |set| set.card("picket")["at"] = json!({ "drift": { "always": ["surge"] } }),
        &["encounters.json: picket: `at`, wanted only on Locations"],
    );
    for (alien, effect) in [
        ("choir", "surge"),
        ("choir", "no_raising"),
        ("mirrorkin", "looks_left"),
    ] {
        check(
            |set| set.card("relay")["at"][alien] = json!({ "always": [effect] }),
            &[&format!(
                "encounters.json: relay: at {alien}: cannot do anything beside the rule of \
                 this alien"
            )],
        );
    }
}

/// Names and flavour lines are unique in every language.
#[test]
fn names_are_not_there_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        // They are the same in all sets.
        let names = [ALIENS[0].map(|card| (card.name, card.flavour)).to_vec()]
            .into_iter()
            .chain([CAPTAINS[0].map(|card| (card.name, card.flavour)).to_vec()])
            .chain([PLANETS[0].map(|card| (card.name, card.flavour)).to_vec()])
            .chain([WEAPONS[0].map(|card| (card.name, card.flavour)).to_vec()])
            .chain([ENCOUNTERS[0].map(|card| (card.name, card.flavour)).to_vec()])
            .flatten();
        for (name, flavour) in names {
            for words in [name.get(lang), flavour.get(lang)] {
                assert!(!words.is_empty());
                assert!(seen.insert(words), "twice: {words}");
            }
        }
    }
}

#[test]
fn ids_are_well_formed_and_not_there_twice() {
    check(
        |set| set.card("sunlance")["id"] = json!("picket"),
        &["encounters.json: picket: the same id as picket, wanted another"],
    );
    check(
        |set| set.card("sunlance")["id"] = json!("Sun Lance"),
        &["weapons.json: Sun Lance: wanted an id of small letters, such as unit-seven"],
    );
}

#[test]
fn texts_are_many() {
    check(
        |set| {
            for card in set.file("encounters.json") {
                if card["kind"] == "guardforce" {
                    card["always"] = json!(["looks_left"]);
                    card["when"] = json!([]);
                }
            }
        },
        // One for all Guardforce, the others as they were.
        &["encounters.json: 23 different texts, wanted at least 30"],
    );
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    check(
        |set| {
            set.card("starcloak")["power"] = json!(9);
            set.card("picket")["kind"] = json!("guard");
            set.card("cutter")["strength"] = json!(9);
        },
        &[
            "weapons.json:3: starcloak: cannot be read: unknown field `power`, expected one of \
             `id`, `needs`, `always`, `when`",
            "encounters.json:3: picket: cannot be read: unknown variant `guard`, expected one of \
             `guardforce`, `location`, `agent`, `event`",
            "encounters.json: cutter: strength 9, wanted 0 to 6",
        ],
    );
    let found = read(["[", "[]", "[]", "[]", "[]"]).expect_err("no list");
    assert_eq!(
        found,
        ["aliens.json:1: cannot be read: EOF while parsing a list at line 1 column 1"]
    );
}

#[test]
fn several_violations_are_reported_together() {
    check(
        |set| {
            set.card("drift")["always"] = json!([]);
            set.card("quill")["points"] = json!({ "red": 9, "orange": 9, "blue": 9 });
            set.card("sunlance")["needs"] = json!({ "red": 4 });
            set.card("murmur")["id"] = json!("Murmur");
            set.card("picket")["strength"] = json!(9);
            set.card("picket")["planet_icons"] = json!(9);
        },
        &[
            "aliens.json: drift: no effect, wanted at least one",
            "captains.json: quill: the points add up to 27, wanted 15 to 21",
            "weapons.json: sunlance: needs 4 cubes, wanted 1 to 3",
            "encounters.json: picket: strength 9, wanted 0 to 6",
            "encounters.json: picket: 9 planet icons, wanted 0 to 2",
            "planets.json: Murmur: wanted an id of small letters, such as unit-seven",
        ],
    );
}

/// What the balance of the game rests on; tuning stays within it.
#[test]
fn the_economy_stays_in_its_frame() {
    for (set, files) in real() {
        check_economy(set, &files);
    }
}

fn check_economy(set: &str, files: &CardFiles) {
    let met: Vec<&Encounter> = files
        .encounters
        .iter()
        .filter(|card| card.kind != Kind::Location)
        .collect();
    let strengths: u32 = met.iter().map(|card| u32::from(card.strength)).sum();
    let average = f64::from(strengths) / met.len() as f64;
    assert!((1.5..=2.5).contains(&average), "{set}: {average}");
    let yellow: u8 = met.iter().map(|card| card.cubes.yellow).sum();
    assert!(yellow <= 1, "{set}: {yellow}");
    for weapon in &files.weapons {
        for lasting in &weapon.always {
            if let Lasting::Strength { by, least, .. } = lasting {
                assert!(*by > 0 || *least >= 1, "{}", weapon.id);
            }
        }
    }
    let slips = met.iter().filter_map(|card| card.hand.as_ref());
    let slips = slips.filter(|hand| hand.time == Time::Evade);
    assert!(
        slips
            .flat_map(|hand| &hand.deeds)
            .any(|deed| *deed == Deed::SlipAway)
    );
}
