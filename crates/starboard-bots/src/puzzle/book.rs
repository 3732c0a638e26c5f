//! All puzzles of a game in one file. To keep it small, positions are written as differences from one of
//! them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::{Position, Rules};
use starboard_kernel::serde_json::{self, Map, Value, json};

use super::Puzzle;

/// How far apart the puzzles of successive days are in the book, roughly.
const STEP: i64 = 61;

/// The puzzles of a game, the easiest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Book {
    pub game: String,
    /// The command that made it.
    pub command: String,
    /// What the position documents are differences from: one of them, in which some lists may have the
    /// words of all.
    base: Value,
    pub puzzles: Vec<Kept>,
}

/// A puzzle in a book.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The beginning of the position's hash, so that it stays the same in later books.
    pub id: String,
    /// From 1, easy, to [`Book::GRADES`].
    pub grade: u8,
    #[serde(flatten)]
    pub puzzle: Puzzle,
    at: Value,
}

/// Why a text is not a book of puzzles.
#[derive(Debug, thiserror::Error)]
#[error("not a book of puzzles: {0}")]
pub struct NotABook(#[from] serde_json::Error);

impl Book {
    pub const GRADES: u8 = 5;

    /// Makes a book of puzzles with their positions and grades, and puts them in order.
    #[must_use]
    pub fn new(game: &str, command: &str, mut found: Vec<(Position, u8, Puzzle)>) -> Self {
        found.sort_by_key(|(_, grade, puzzle)| (*grade, puzzle.quest));
        let documents: Vec<Value> = found
            .iter()
            .map(|(position, ..)| position.document())
            .collect();
        let length = |base: &Value| -> usize {
            let others = documents.iter();
            others
                .map(|document| difference(base, document).to_string().len())
                .sum()
        };
        let base = documents.iter().min_by_key(|&base| length(base));
        let mut base = base.cloned().unwrap_or_default();
        for (key, words) in all_words(&documents) {
            let mut wider = base.clone();
            wider[key] = words.into();
            if length(&wider) < length(&base) {
                base = wider;
            }
        }
        let puzzles = found.into_iter().zip(&documents);
        let puzzles = puzzles.map(|((position, grade, puzzle), document)| Kept {
            id: id_of(&position),
            grade,
            puzzle,
            at: difference(&base, document),
        });
        Book {
            game: game.to_owned(),
            command: command.to_owned(),
            puzzles: puzzles.collect(),
            base,
        }
    }

    /// # Errors
    /// If it is something else.
    pub fn read(text: &str) -> Result<Self, NotABook> {
        Ok(serde_json::from_str(text)?)
    }

    /// One puzzle per line.
    #[must_use]
    pub fn write(&self) -> String {
        let puzzles: Vec<String> = self.puzzles.iter().map(written).collect();
        format!(
            "{{\"game\":{},\"command\":{},\"base\":{},\"puzzles\":[\n{}\n]}}\n",
            written(&self.game),
            written(&self.command),
            self.base,
            puzzles.join(",\n"),
        )
    }

    /// The puzzle with a number, in an order that alternates between easy and hard ones and starts again
    /// after the last.
    #[must_use]
    pub fn numbered(&self, number: i64) -> Option<&Kept> {
        let count = i64::try_from(self.puzzles.len()).ok().filter(|&n| n > 0)?;
        // Every puzzle gets its turn if the step and the number of puzzles are coprime.
        let common = |mut a: i64, mut b: i64| {
            while b > 0 {
                (a, b) = (b, a % b);
            }
            a
        };
        let step = (STEP..).find(|&step| common(step, count) == 1)?;
        let index = number.rem_euclid(count) * (step % count) % count;
        self.puzzles.get(usize::try_from(index).ok()?)
    }

    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Kept> {
        self.puzzles.iter().find(|kept| kept.id == id)
    }

    #[must_use]
    pub fn document(&self, kept: &Kept) -> Value {
        let mut document = self.base.clone();
        apply(&mut document, &kept.at);
        document
    }

    /// The position of one of the puzzles; `None` if it is not of this game.
    #[must_use]
    pub fn position(&self, rules: &dyn Rules, kept: &Kept) -> Option<Position> {
        rules.read_document(&self.document(kept)).ok()
    }
}

fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it has no maps with other keys than texts")
}

/// The name of a puzzle in this position.
fn id_of(position: &Position) -> String {
    position.state_hash().to_string().chars().take(8).collect()
}

/// The difference between two documents. In objects, a removed key is prefixed with `-`; lists of words
/// have the removed ones under `-` and the added ones under `+`, regardless of order. An object of the
/// same shape may be a list of its leaves instead, up to the last that differs, and a list of objects of
/// the same shape such a list for each, under `=`.
fn difference(base: &Value, document: &Value) -> Value {
    match (base, document) {
        (Value::Object(before), Value::Object(after)) => {
            let mut changed = Map::new();
            for (key, value) in after {
                match before.get(key) {
                    Some(before) if before == value => {}
                    Some(before) => {
                        changed.insert(key.clone(), difference(before, value));
                    }
                    None => {
                        changed.insert(key.clone(), value.clone());
                    }
                }
            }
            for key in before.keys().filter(|key| !after.contains_key(*key)) {
                changed.insert(format!("-{key}"), Value::from(0));
            }
            let changed = Value::from(changed);
            match changed_leaves(base, document) {
                Some(leaves) => shorter(leaves.into(), changed),
                None => changed,
            }
        }
        (Value::Array(before), Value::Array(after))
            if is_of_words(before) && is_of_words(after) =>
        {
            let without = |list: &[Value], others: &[Value]| -> Vec<Value> {
                let rest = list.iter().filter(|word| !others.contains(word));
                rest.cloned().collect()
            };
            let mut changed = Map::new();
            for (sign, words) in [("-", without(before, after)), ("+", without(after, before))] {
                if !words.is_empty() {
                    changed.insert(sign.to_owned(), words.into());
                }
            }
            shorter(changed.into(), document.clone())
        }
        (Value::Array(before), Value::Array(after)) => {
            let leaves = before.first().and_then(|first| {
                let each = after.iter().map(|value| changed_leaves(first, value));
                each.collect::<Option<Vec<Vec<Value>>>>()
            });
            match leaves {
                Some(leaves) => shorter(json!({ "=": leaves }), document.clone()),
                None => document.clone(),
            }
        }
        // A list in its place would be one of leaves.
        (Value::Object(_), Value::Array(_)) => json!({ "=": document }),
        _ => document.clone(),
    }
}

/// The fields that are lists of words in all documents, with the words of all.
fn all_words(documents: &[Value]) -> Vec<(&str, Vec<Value>)> {
    let fields = documents.first().and_then(Value::as_object);
    let keys = fields.into_iter().flat_map(Map::keys);
    let all = keys.filter_map(|key| {
        let mut words = Vec::new();
        for document in documents {
            let list = document
                .get(key)?
                .as_array()
                .filter(|list| is_of_words(list))?;
            let new: Vec<Value> = list
                .iter()
                .filter(|word| !words.contains(*word))
                .cloned()
                .collect();
            words.extend(new);
        }
        Some((key.as_str(), words))
    });
    all.collect()
}

fn shorter(one: Value, other: Value) -> Value {
    match one.to_string().len() < other.to_string().len() {
        true => one,
        false => other,
    }
}

/// Whether a list consists of distinct words.
fn is_of_words(list: &[Value]) -> bool {
    let words: BTreeSet<&str> = list.iter().filter_map(Value::as_str).collect();
    words.len() == list.len()
}

/// The leaves of an object that has the same shape as another, up to the last one that differs.
fn changed_leaves(base: &Value, document: &Value) -> Option<Vec<Value>> {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    if !base.is_object() || !add_leaves(base, document, &mut before, &mut after) {
        return None;
    }
    let last = before
        .iter()
        .zip(&after)
        .rposition(|(one, other)| one != other);
    let leaves = after.into_iter().take(last.map_or(0, |last| last + 1));
    Some(leaves.cloned().collect())
}

/// Adds the leaves of two values; false if these are not of the same shape.
fn add_leaves<'a>(
    base: &'a Value,
    document: &'a Value,
    before: &mut Vec<&'a Value>,
    after: &mut Vec<&'a Value>,
) -> bool {
    match (base, document) {
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(key, value)| {
                    let other = other.get(key);
                    other.is_some_and(|other| add_leaves(value, other, before, after))
                })
        }
        (Value::Object(_), _) | (_, Value::Object(_)) => false,
        _ => {
            before.push(base);
            after.push(document);
            true
        }
    }
}

/// Applies what [`difference`] has found.
fn apply(document: &mut Value, changed: &Value) {
    match (&mut *document, changed) {
        (Value::Object(into), Value::Object(changed)) => {
            if let Some(list) = changed.get("=") {
                document.clone_from(list);
                return;
            }
            for (key, value) in changed {
                match key.strip_prefix('-') {
                    Some(gone) => {
                        into.remove(gone);
                    }
                    None => apply(into.entry(key.clone()).or_insert(Value::Null), value),
                }
            }
        }
        (Value::Object(_), Value::Array(leaves)) => put_leaves(document, &mut leaves.iter()),
        (Value::Array(list), Value::Object(changed)) => {
            if let Some(all) = changed.get("=").and_then(Value::as_array) {
                let first = list.first().cloned().unwrap_or_default();
                let each = all.iter().map(|leaves| {
                    let mut value = first.clone();
                    apply(&mut value, leaves);
                    value
                });
                *list = each.collect();
                return;
            }
            let words = |sign: &str| changed.get(sign).and_then(Value::as_array);
            let (gone, new) = (words("-"), words("+"));
            list.retain(|word| gone.is_none_or(|gone| !gone.contains(word)));
            list.extend(new.into_iter().flatten().cloned());
        }
        _ => document.clone_from(changed),
    }
}

fn put_leaves<'a>(into: &mut Value, leaves: &mut impl Iterator<Item = &'a Value>) {
    match into {
        Value::Object(fields) => {
            for value in fields.values_mut() {
                put_leaves(value, leaves);
            }
        }
        leaf => {
            if let Some(value) = leaves.next() {
                leaf.clone_from(value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_put_back_what_was_there() {
        let check = |base: Value, document: Value, expected: Value| {
            let changed = difference(&base, &document);
            assert_eq!(changed, expected);
            let mut again = base;
            apply(&mut again, &changed);
            assert_eq!(again, document);
        };
        check(json!({"a": 1}), json!({"a": 1}), json!({}));
        check(json!({"a": 1}), json!({"a": null}), json!([null]));
        check(
            json!({"a": 1}),
            json!({"a": {"b": 2}}),
            json!({"a": {"b": 2}}),
        );
        check(json!({"a": {"b": 2}}), json!({"a": 1}), json!({"a": 1}));
        check(
            json!({"a": {"b": 2, "c": [1, 2]}, "d": 4}),
            json!({"a": {"c": [1], "e": {}}, "d": 4}),
            json!({"a": {"-b": 0, "c": [1], "e": {}}}),
        );
        check(json!({"a": 1}), json!({}), json!({"-a": 0}));
        check(
            json!(["one", "two", "three", "four", "six"]),
            json!(["one", "two", "four", "six", "five"]),
            json!({"-": ["three"], "+": ["five"]}),
        );
        // Leaves in their order, up to the last that differs.
        check(
            json!({"red": {"points": 1, "most": 5}, "blue": {"points": 2, "most": 6}}),
            json!({"blue": {"points": 1, "most": 6}, "red": {"points": 3, "most": 7}}),
            json!([3, 7, 1]),
        );
        check(
            json!([{"card": "one", "state": "new"}]),
            json!([{"card": "two", "state": "old"}, {"card": "one", "state": "new"}, {"card": "three", "state": "new"}]),
            json!({"=": [["two", "old"], [], ["three"]]}),
        );
        check(
            json!([{"card": "one", "state": "new"}]),
            json!([{"card": "two", "place": 1}]),
            json!([{"card": "two", "place": 1}]),
        );
        check(json!({"a": 1}), json!([2]), json!({"=": [2]}));
        // What would not be shorter is written whole.
        check(json!(["one", "two"]), json!(["three"]), json!(["three"]));
        check(
            json!(["one", "two"]),
            json!(["one", "one"]),
            json!(["one", "one"]),
        );
    }
}
