use serde_json::Value;

use crate::Game;

/// Sets a field of a document by its JSON pointer; a field that is missing is added.
///
/// # Panics
/// If the document has no object or list to hold the field.
#[track_caller]
pub fn set_field(document: &mut Value, pointer: &str, value: impl Into<Value>) {
    if let Some(field) = document.pointer_mut(pointer) {
        *field = value.into();
        return;
    }
    let (parent, field) = pointer.rsplit_once('/').expect("a JSON pointer");
    let parent = document.pointer_mut(parent).expect("a parent of the field");
    parent[field] = value.into();
}

/// All violations of a position document, such as `dice: null before a roll`.
#[must_use]
pub fn violations<G: Game>(document: &Value) -> Vec<String> {
    match G::from_document(document) {
        Ok(_) => Vec::new(),
        Err(violations) => {
            let named = violations.0.iter();
            named.map(|v| format!("{}: {}", v.at, v.message)).collect()
        }
    }
}

/// Checks the beginnings of a document's violations, in order.
///
/// # Panics
/// If it has others.
#[track_caller]
pub fn check_violations<G: Game>(document: &Value, expected: &[&str]) {
    let found = violations::<G>(document);
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.starts_with(expected), "{found} is not {expected}");
    }
}
