//! `docs/hegemony.md` is what happens: its notation is read, its tasks and fields are all there
//! are, and its example is a position.

use std::collections::BTreeSet;
use std::path::Path;

use hegemony::dice::powers;
use hegemony::{Die, Hegemony};
use serde_json::{Map, Value};
use starboard_kernel::{FastRng, Game, Silent, Turn};

use crate::setting::long_lived_step;

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hegemony.md");
    std::fs::read_to_string(path).expect("docs/hegemony.md")
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
        let options = Hegemony::read_options(&Map::new()).expect("defaults");
        let mut position = Hegemony::start(&options);
        let mut rng = FastRng::new(seed);
        while position.turn() != Turn::Over {
            let document = position.document();
            for task in document["agenda"].as_array().expect("a list") {
                let task = task.as_str().expect("a task");
                let pattern = tasks.iter().find(|pattern| fits(pattern, task));
                met.insert(pattern.unwrap_or_else(|| panic!("{task}")).clone());
            }
            for action in position.legal() {
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
    assert!(!position.legal().is_empty());
    let fields: BTreeSet<String> = table(&page, "Field").into_iter().collect();
    let written: BTreeSet<String> = document
        .as_object()
        .expect("an object")
        .keys()
        .cloned()
        .collect();
    assert_eq!(fields, written);
}
