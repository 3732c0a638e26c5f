//! `docs/hegemony.md` is what happens: its notation is read, its tasks and fields are all there
//! are, the words of the card language are those that the card files are read with, and its example
//! is a position. So are the events in `docs/engine.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use hegemony::dice::powers;
use hegemony::{CardSet, Die, Hegemony};
use serde_json::{Map, Value, json};
use starboard_kernel::{FastRng, Game, Silent, Turn};

use crate::card_set::language;
use crate::setting::long_lived_step;

fn page() -> String {
    read("../../docs/hegemony.md")
}

fn read(path: &str) -> String {
    let full = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(full).expect(path)
}

/// The words that a part of the language is made of, by what is said to a wrong one.
fn words<T: serde::de::DeserializeOwned>() -> BTreeSet<String> {
    let Err(error) = serde_json::from_value::<T>(json!("?")) else {
        panic!("? is no word of any language");
    };
    let error = error.to_string();
    let (_, expected) = error.split_once("expected one of").expect(&error);
    let words = expected.split('`').skip(1).step_by(2);
    words.map(str::to_owned).collect()
}

#[test]
fn the_card_language_is_listed() {
    let page = page();
    let listed =
        |heading: &str| -> BTreeSet<String> { table(&page, heading).into_iter().collect() };
    assert_eq!(listed("Lasting effect"), words::<language::Lasting>());
    assert_eq!(listed("Deed"), words::<language::Deed>());
    assert_eq!(listed("Place"), words::<language::Place>());
    assert_eq!(listed("Per"), words::<language::Per>());
    assert_eq!(listed("Moment"), words::<language::Moment>());
    assert_eq!(listed("Points"), words::<language::Points>());
    assert_eq!(listed("Time"), words::<language::Time>());
}

/// Every event is in the table of the engine's page, with its fields.
#[test]
fn every_event_is_listed_with_its_fields() {
    let page = read("../../docs/engine.md");
    let (_, section) = page.split_once("### Cosmic Hegemony").expect("its events");
    let mut listed: BTreeMap<String, &str> = BTreeMap::new();
    let rows = section
        .lines()
        .skip_while(|line| !line.starts_with("| event"));
    for row in rows.skip(2).take_while(|line| line.starts_with('|')) {
        let (names, fields) = row[2..].split_once(" | ").expect("two cells");
        for name in names.split('`').skip(1).step_by(2) {
            listed.insert(name.to_owned(), fields);
        }
    }
    // The variants of the enumeration, by their indentation.
    let source = read("src/event.rs");
    let (_, variants) = source.split_once("pub enum Event {").expect("the events");
    let (variants, _) = variants.split_once("\n}").expect("its end");
    let mut known = BTreeSet::new();
    let mut event = String::new();
    for line in variants.lines() {
        let Some(line) = line.strip_prefix("    ") else {
            continue;
        };
        if line.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            let name = line.trim_end_matches([',', '{', ' ']);
            event = snake(name);
            known.insert(event.clone());
        } else if let Some((field, _)) = line.trim().split_once(": ")
            && line.starts_with("    ")
            && field
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter == '_')
        {
            let fields = listed.get(&event).unwrap_or_else(|| panic!("{event}"));
            assert!(fields.contains(&format!("`{field}`")), "{event}: {field}");
        }
    }
    assert_eq!(listed.into_keys().collect::<BTreeSet<_>>(), known);
}

fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// The values of every option are documented.
#[test]
fn every_option_is_documented() {
    let page = page();
    for spec in &Hegemony::schema().0 {
        assert!(page.contains(&format!("`{}`", spec.name)), "{}", spec.name);
        // Captains have ids like all cards.
        for value in spec.values.iter().filter(|_| spec.name != "captain") {
            let value = value.as_str().expect("a word");
            let named = [format!("`{value}`"), format!("`\"{value}\"`")];
            assert!(named.iter().any(|name| page.contains(name)), "{value}");
        }
    }
}

/// The first cells of the table whose heading begins so.
fn table(page: &str, heading: &str) -> Vec<String> {
    let start = format!("| {heading} |");
    let rows = page.lines().skip_while(|line| !line.starts_with(&start));
    let rows = rows.skip(2).take_while(|line| line.starts_with('|'));
    let cells: Vec<String> = rows
        .map(|row| row.split('`').nth(1).expect("a name").to_owned())
        .collect();
    assert!(!cells.is_empty(), "{heading}");
    cells
}

#[test]
fn the_notation_is_read() {
    let page = page();
    let actions = table(&page, "Action");
    for text in &actions {
        let action = text.parse::<hegemony::Action>().expect(text);
        assert_eq!(action.to_string(), *text);
    }
    for text in table(&page, "Outcome") {
        let outcome = text.parse::<hegemony::Outcome>().expect(&text);
        assert_eq!(outcome.to_string(), text);
    }
    let uses: BTreeSet<String> = table(&page, "Use").into_iter().collect();
    let known: BTreeSet<String> = Die::ALL
        .iter()
        .flat_map(|&die| (1..=6).flat_map(move |face| powers(die, face)))
        .map(|power| power.word().to_owned())
        .collect();
    assert_eq!(uses, known);
}

/// Words in capitals stand for anything.
fn fits(pattern: &str, text: &str) -> bool {
    let (pattern, text): (Vec<&str>, Vec<&str>) =
        (pattern.split(' ').collect(), text.split(' ').collect());
    let any = |word: &str| word.chars().all(|letter| letter.is_ascii_uppercase());
    pattern.len() == text.len() && pattern.iter().zip(text).all(|(p, t)| any(p) || *p == t)
}

#[test]
fn every_task_and_action_of_play_is_listed() {
    let page = page();
    let tasks = table(&page, "Task");
    let verbs: BTreeSet<String> = table(&page, "Action").iter().map(|a| verb(a)).collect();
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        let mut options = Map::new();
        let set = CardSet::ALL[seed as usize % 2];
        options.insert("edition".to_owned(), json!(set));
        let options = Hegemony::read_options(&options).expect("options");
        let mut position = Hegemony::start(&options);
        let mut rng = FastRng::new(seed);
        while position.turn() != Turn::Over {
            let document = position.document();
            for task in document["agenda"].as_array().expect("a list") {
                let task = task.as_str().expect("a task");
                let pattern = tasks.iter().find(|pattern| fits(pattern, task));
                met.insert(pattern.unwrap_or_else(|| panic!("{task}")).clone());
            }
            for action in position.legal_actions() {
                assert!(verbs.contains(&verb(&action.to_string())), "{action}");
            }
            long_lived_step(&mut position, &mut rng, &mut Silent);
        }
    }
    assert!(met.len() > 25, "{met:?}");
}

/// "turn up", "turn to", or the first word.
fn verb(action: &str) -> String {
    let mut words = action.split(' ');
    match words.next() {
        Some("turn") => format!("turn {}", words.next().unwrap_or("")),
        word => word.unwrap_or("").to_owned(),
    }
}

#[test]
fn the_example_is_a_position_with_every_field() {
    let page = page();
    let (_, example) = page.split_once("```json\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    let document: Value = serde_json::from_str(example).expect("JSON");
    let position = Hegemony::from_document(&document).expect("a position");
    assert_eq!(position.document(), document);
    assert!(!position.legal_actions().is_empty());
    let fields: BTreeSet<String> = table(&page, "Field").into_iter().collect();
    let written: BTreeSet<String> = document
        .as_object()
        .expect("an object")
        .keys()
        .cloned()
        .collect();
    assert_eq!(fields, written);
}
