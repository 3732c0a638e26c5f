//! Games and preferences kept in this browser. A game is saved after every action, so that a
//! reload or a crash loses nothing.

use leptos::prelude::window;
use serde::{Deserialize, Serialize};

const GAME: &str = "starboard.game.";
/// How the names of games begin that a server has kept.
pub(crate) const ONLINE: &str = "online-";

/// A saved game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    pub(crate) id: String,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) saved: f64,
    /// The record, as it would stand in a file.
    pub(crate) record: String,
    pub(crate) game: String,
    pub(crate) names: Vec<String>,
    pub(crate) moves: usize,
    pub(crate) over: bool,
}

fn store() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

pub(crate) fn read(key: &str) -> Option<String> {
    store()?.get_item(key).ok().flatten()
}

/// Tells whether it could be kept: storage may be full or forbidden.
pub(crate) fn write(key: &str, value: &str) -> bool {
    store().is_some_and(|store| store.set_item(key, value).is_ok())
}

pub(crate) fn remove(key: &str) {
    if let Some(store) = store() {
        let _ = store.remove_item(key);
    }
}

pub(crate) fn save_game(game: &SavedGame) -> bool {
    serde_json::to_string(game).is_ok_and(|text| write(&format!("{GAME}{}", game.id), &text))
}

/// Keeps a game that a server has, as long as this page is open: to look at it and to go on from
/// one of its steps.
pub(crate) fn borrow_game(game: &SavedGame) {
    let store = window().session_storage().ok().flatten();
    if let (Some(store), Ok(text)) = (store, serde_json::to_string(game)) {
        let _ = store.set_item(&format!("{GAME}{}", game.id), &text);
    }
}

pub(crate) fn load_game(id: &str) -> Option<SavedGame> {
    let key = format!("{GAME}{id}");
    let borrowed = || {
        let store = window().session_storage().ok().flatten()?;
        store.get_item(&key).ok().flatten()
    };
    serde_json::from_str(&read(&key).or_else(borrowed)?).ok()
}

pub(crate) fn delete_game(id: &str) {
    remove(&format!("{GAME}{id}"));
}

/// All saved games, the latest first.
pub(crate) fn saved_games() -> Vec<SavedGame> {
    let Some(store) = store() else {
        return Vec::new();
    };
    let count = store.length().unwrap_or(0);
    let mut games: Vec<SavedGame> = (0..count)
        .filter_map(|index| store.key(index).ok().flatten())
        .filter(|key| key.starts_with(GAME))
        .filter_map(|key| serde_json::from_str(&read(&key)?).ok())
        .collect();
    games.sort_by(|a, b| b.saved.total_cmp(&a.saved));
    games
}

/// A name for a new game that no other has.
pub(crate) fn new_id() -> String {
    crate::browser::fresh_seed().to_string()[..12].to_owned()
}
