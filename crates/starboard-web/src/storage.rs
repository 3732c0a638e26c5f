//! Games and preferences kept in this browser.
//!
//! A local table is saved as its log, so that a reload or a crash loses nothing. A game has one
//! item with what the list of games shows, and further items with a few entries each: a new entry
//! rewrites the last of these, never the whole log. Games that were opened from a file, that a
//! server keeps, or that 0.1.0 saved are records until they are continued.
//!
//! What storage has no room for stays in the page. Until the page is closed it reads like
//! everything else, and it is saved as soon as there is room.

use std::cell::{Cell, RefCell};

use leptos::prelude::{
    ArcRwSignal, Get, GetUntracked, Set, document, on_cleanup, window, window_event_listener,
};
use serde::{Deserialize, Serialize};
use starboard_kernel::{History, Record, RecordError, Seed};
use starboard_table::{Entry, LocalTable, SetupError};
use wasm_bindgen::JsCast;

use crate::games;

const GAME: &str = "starboard.game.";
const LOG: &str = "starboard.log.";
/// Reviews of finished games.
const REVIEW: &str = "starboard.review.";
/// Which tab plays a game.
const OPEN: &str = "starboard.open.";
/// Whose first mission was flown, or skipped.
const FLOWN: &str = "starboard.flown.";
/// How everything begins that is kept, and what of it nobody misses.
const ALL: &str = "starboard.";
const NOT_MISSED: [&str; 3] = ["starboard.prefs", "starboard.guide.", OPEN];
/// Says that something was kept that would be missed.
const COOKIE: &str = "starboard-kept";
/// How many entries an item of a log has.
const ENTRIES_PER_ITEM: usize = 16;
/// How the names of games begin that a server has kept.
pub(crate) const ONLINE: &str = "online-";

/// A saved game, as the list of games shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    pub(crate) id: String,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) saved: f64,
    pub(crate) game: String,
    pub(crate) names: Vec<String>,
    pub(crate) moves: usize,
    pub(crate) over: bool,
    /// The log of a local table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    log: Option<LogName>,
    /// The record of any other game, as it would stand in a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

/// What the items of a log are called, and the seed of its table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct LogName {
    name: String,
    seed: Seed,
}

/// Why a saved game cannot be opened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OpenError {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    Table(#[from] SetupError),
    #[error("the log cannot be read: {0}")]
    Log(#[from] serde_json::Error),
}

impl SavedGame {
    pub(crate) fn of_record(id: String, record: &Record) -> SavedGame {
        SavedGame {
            id,
            saved: js_sys::Date::now(),
            game: record.game.clone(),
            names: record.seats.iter().map(|seat| seat.name.clone()).collect(),
            moves: record.moves.len(),
            // Without its seed it cannot be continued.
            over: record.result.is_some() || record.seed.is_none(),
            log: None,
            record: Some(record.write()),
        }
    }

    /// Whether it was played in this browser.
    pub(crate) fn is_local(&self) -> bool {
        self.log.is_some()
    }

    /// The table, to play on.
    pub(crate) fn table(&self) -> Result<LocalTable, OpenError> {
        let registry = games::registry();
        let Some(LogName { name, seed }) = &self.log else {
            return Ok(LocalTable::from_record(&self.record()?, &registry)?);
        };
        let mut entries = Vec::new();
        for number in 0.. {
            let Some(lines) = read(&log_key(&self.id, name, number)) else {
                break;
            };
            for line in lines.lines() {
                entries.push(serde_json::from_str(line)?);
            }
        }
        Ok(LocalTable::replay(*seed, entries, &registry)?)
    }

    /// The game so far, to look at it.
    pub(crate) fn replay(&self) -> Result<(History, Record), OpenError> {
        if self.log.is_some() {
            let table = self.table()?;
            return Ok((table.play().history().clone(), table.record()));
        }
        let record = self.record()?;
        Ok((record.replay(&games::registry())?, record))
    }

    fn record(&self) -> Result<Record, RecordError> {
        Record::read(self.record.as_deref().unwrap_or_default())
    }
}

/// Whether the first mission of a game was flown, or skipped.
pub(crate) fn has_flown(game: &str) -> bool {
    read(&format!("{FLOWN}{game}")).is_some()
}

pub(crate) fn note_flown(game: &str) {
    // If it is not saved, the mission is offered again.
    write(&format!("{FLOWN}{game}"), "1");
}

/// Where the log of a local table is kept, and how much of it is.
#[derive(Clone)]
pub(crate) struct KeptLog {
    id: String,
    name: String,
    /// When this page last read or saved it. If it was saved since, another page plays the same
    /// game: then this one starts a log of its own, so that the game is one of the two and never a
    /// mixture.
    saved: f64,
    entries: usize,
    /// The last attempt to save it has failed.
    is_behind: bool,
}

impl KeptLog {
    pub(crate) fn new(id: &str) -> KeptLog {
        KeptLog {
            id: id.to_owned(),
            name: String::new(),
            saved: 0.0,
            entries: 0,
            is_behind: false,
        }
    }

    /// Where a table came from that was just read.
    pub(crate) fn of(saved: &SavedGame, table: &LocalTable) -> KeptLog {
        match &saved.log {
            None => KeptLog::new(&saved.id),
            Some(log) => KeptLog {
                id: saved.id.clone(),
                name: log.name.clone(),
                saved: saved.saved,
                entries: table.log().len(),
                is_behind: UNKEPT.with_borrow(|unkept| is_unkept(unkept, &saved.id)),
            },
        }
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// Whether no other page has saved the game since.
    pub(crate) fn is_current(&self) -> bool {
        kept_since(&self.id) == self.saved
    }

    /// Saves what is new of a table, if that is possible.
    pub(crate) fn keep(&mut self, table: &LocalTable) {
        if !self.is_current() || self.name.is_empty() {
            self.name = new_id();
            self.entries = 0;
        }
        let play = table.play();
        let saved = SavedGame {
            id: self.id.clone(),
            saved: js_sys::Date::now(),
            game: play.position().rules().name().to_owned(),
            names: play
                .players()
                .iter()
                .map(|player| player.name.clone())
                .collect(),
            moves: play.history().length(),
            over: play.ending().is_some(),
            log: Some(LogName {
                name: self.name.clone(),
                seed: table.seed(),
            }),
            record: None,
        };
        let items = table.log().chunks(ENTRIES_PER_ITEM).enumerate();
        let is_kept = items
            .skip(self.entries / ENTRIES_PER_ITEM)
            .all(|(number, entries)| {
                let item = self.item(number, entries);
                item.is_some_and(|(key, value)| put(&key, &value))
            })
            && save_game(&saved);
        if self.entries == 0 {
            // What was there before, or what was saved now if there was no room for all of it.
            let own = log_key(&self.id, &self.name, "");
            remove_log(&self.id, |key| key.starts_with(&own) != is_kept);
        }
        let name = format!("{GAME}{}", self.id);
        if is_kept {
            self.entries = table.log().len();
            self.saved = saved.saved;
            settle(&name);
        } else {
            hold(self.unkept(name, &saved, table));
        }
        self.is_behind = !is_kept;
    }

    /// Some entries as an item of storage.
    fn item(&self, number: usize, entries: &[Entry]) -> Option<Item> {
        let lines: Result<Vec<String>, _> = entries.iter().map(serde_json::to_string).collect();
        let key = log_key(&self.id, &self.name, number);
        Some((key, lines.ok()?.join("\n")))
    }

    /// The whole game, for as long as the page is open.
    fn unkept(&self, name: String, saved: &SavedGame, table: &LocalTable) -> Unkept {
        let items = table.log().chunks(ENTRIES_PER_ITEM).enumerate();
        let mut items: Vec<Item> = items
            .filter_map(|(number, entries)| self.item(number, entries))
            .collect();
        // A listed game is complete.
        items.extend(serde_json::to_string(saved).map(|text| (name.clone(), text)));
        Unkept {
            name,
            items,
            since: Some(kept_since(&self.id)),
        }
    }
}

/// When a game was last saved; 0 for never.
fn kept_since(id: &str) -> f64 {
    let saved = get(&format!("{GAME}{id}"));
    let saved = saved.and_then(|text| serde_json::from_str::<SavedGame>(&text).ok());
    saved.map_or(0.0, |saved| saved.saved)
}

fn log_key(id: &str, name: &str, number: impl std::fmt::Display) -> String {
    format!("{LOG}{id}.{name}.{number}")
}

fn remove_log(id: &str, which: impl Fn(&str) -> bool) {
    for key in stored_keys(&format!("{LOG}{id}.")) {
        if which(&key) {
            take_away(&key);
        }
    }
}

/// Notifies all other tabs that this one plays a game now. When another tab does the same later,
/// `lose` runs.
pub(crate) fn claim(id: &str, lose: impl Fn() + 'static) {
    let key = format!("{OPEN}{id}");
    let own = js_sys::Math::random().to_string();
    put(&key, &own);
    // The browser notifies all tabs but the one that has written.
    let listener = {
        let (key, own) = (key.clone(), own.clone());
        window_event_listener(leptos::ev::storage, move |event: web_sys::StorageEvent| {
            let is_claim = event.key().as_ref() == Some(&key);
            if is_claim && event.new_value().is_some_and(|other| other != own) {
                lose();
            }
        })
    };
    on_cleanup(move || {
        listener.remove();
        if read(&key).as_ref() == Some(&own) {
            remove(&key);
        }
    });
}

fn store() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// The keys with this prefix.
pub(crate) fn keys(start: &str) -> Vec<String> {
    let mut keys = stored_keys(start);
    UNKEPT.with_borrow(|unkept| {
        let items = unkept.iter().flat_map(|unkept| &unkept.items);
        let items = items.filter(|(key, _)| key.starts_with(start));
        keys.extend(items.map(|(key, _)| key.clone()));
    });
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// The same, of what is really stored.
fn stored_keys(start: &str) -> Vec<String> {
    let Some(store) = store() else {
        return Vec::new();
    };
    (0..store.length().unwrap_or(0))
        .filter_map(|index| store.key(index).ok().flatten())
        .filter(|key| key.starts_with(start))
        .collect()
}

pub(crate) fn read(key: &str) -> Option<String> {
    let unkept = UNKEPT.with_borrow(|unkept| {
        let mut items = unkept.iter().flat_map(|unkept| &unkept.items);
        items.find(|item| item.0 == key).map(|item| item.1.clone())
    });
    unkept.or_else(|| get(key))
}

/// Returns whether it could be saved: storage may be full or forbidden. If not, it is retried once
/// there may be room.
pub(crate) fn write(key: &str, value: &str) -> bool {
    let is_kept = put(key, value);
    if is_kept {
        settle(key);
    } else {
        hold(Unkept {
            name: key.to_owned(),
            items: vec![(key.to_owned(), value.to_owned())],
            since: None,
        });
    }
    is_kept
}

pub(crate) fn remove(key: &str) {
    take_away(key);
    settle(key);
}

fn get(key: &str) -> Option<String> {
    store()?.get_item(key).ok().flatten()
}

fn put(key: &str, value: &str) -> bool {
    let is_kept = store().is_some_and(|store| store.set_item(key, value).is_ok());
    if is_kept && is_missed(key) && !MARKED.replace(true) {
        mark_kept(true);
    }
    is_kept
}

fn take_away(key: &str) {
    if let Some(store) = store() {
        let _ = store.remove_item(key);
    }
    // What somebody has deleted themselves is not missed.
    if is_missed(key) && !stored_keys(ALL).iter().any(|key| is_missed(key)) {
        MARKED.set(false);
        mark_kept(false);
    }
}

fn is_missed(key: &str) -> bool {
    key.starts_with(ALL) && !NOT_MISSED.iter().any(|start| key.starts_with(start))
}

thread_local! {
    /// Whether this page has set the cookie.
    static MARKED: Cell<bool> = const { Cell::new(false) };
}

fn mark_kept(is_kept: bool) {
    let age = if is_kept { 31_536_000 } else { 0 };
    let cookie = format!("{COOKIE}=1; max-age={age}; path=/; samesite=strict");
    let _ = html_document().set_cookie(&cookie);
}

/// A key, and what is kept under it.
type Item = (String, String);

/// What could not be saved, under one name.
struct Unkept {
    name: String,
    /// All of it, in the order in which it is to be saved.
    items: Vec<Item>,
    /// When the game was last saved. If it was saved since, another page plays it, and this one
    /// must not mix its own game into that.
    since: Option<f64>,
}

impl Unkept {
    /// Saves all of it, or nothing.
    fn is_kept_now(&self) -> bool {
        let id = self.name.strip_prefix(GAME).unwrap_or_default();
        if self.since.is_some_and(|since| kept_since(id) != since) {
            return false;
        }
        let is_new = |(key, _): &&Item| get(key).is_none();
        let new: Vec<&Item> = self.items.iter().filter(is_new).collect();
        let is_kept = self.items.iter().all(|(key, value)| put(key, value));
        if !is_kept {
            for (key, _) in new {
                take_away(key);
            }
        } else if self.since.is_some() {
            // An older log of the same game.
            remove_log(id, |key| self.items.iter().all(|item| item.0 != key));
        }
        is_kept
    }
}

thread_local! {
    static UNKEPT: RefCell<Vec<Unkept>> = const { RefCell::new(Vec::new()) };
    /// How much that is.
    static MISSING: ArcRwSignal<usize> = ArcRwSignal::new(0);
}

/// Keeps something in the page that could not be saved in storage.
fn hold(new: Unkept) {
    UNKEPT.with_borrow_mut(|unkept| {
        unkept.retain(|other| other.name != new.name);
        unkept.push(new);
    });
    count_missing();
}

/// Something was saved or removed. That may have made room for something else.
fn settle(name: &str) {
    UNKEPT.with_borrow_mut(|unkept| {
        unkept.retain(|other| other.name != name && !other.is_kept_now());
    });
    count_missing();
}

fn count_missing() {
    let missing = UNKEPT.with_borrow(Vec::len);
    MISSING.with(|signal| {
        if signal.get_untracked() != missing {
            signal.set(missing);
        }
    });
}

/// Whether there is something that could not be saved; tracked.
pub(crate) fn is_failing() -> bool {
    MISSING.with(Get::get) > 0
}

/// Whether a game is only in this page; tracked.
pub(crate) fn is_unsaved(id: &str) -> bool {
    is_failing() && UNKEPT.with_borrow(|unkept| is_unkept(unkept, id))
}

fn is_unkept(unkept: &[Unkept], id: &str) -> bool {
    let is_it = |unkept: &Unkept| unkept.name.strip_prefix(GAME) == Some(id);
    unkept.iter().any(is_it)
}

pub(crate) fn save_game(game: &SavedGame) -> bool {
    serde_json::to_string(game).is_ok_and(|text| put(&format!("{GAME}{}", game.id), &text))
}

/// Whether the browser has deleted everything that was stored here. It may do so when room is
/// short; a cookie, which it spares, says that there was something.
pub(crate) fn was_evicted() -> bool {
    let has_cookie = html_document()
        .cookie()
        .is_ok_and(|cookies| cookies.contains(COOKIE));
    let was_evicted = has_cookie && keys(ALL).is_empty();
    if was_evicted {
        mark_kept(false);
    }
    was_evicted
}

fn html_document() -> web_sys::HtmlDocument {
    document().unchecked_into()
}

/// Keeps a server's game as long as this page is open: to replay it and to continue from one of its
/// steps.
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

/// Saves the review of a game with the game. Without room for it, it is made again.
pub(crate) fn keep_review(id: &str, review: &str) {
    let key = format!("{REVIEW}{id}");
    let is_here = read(&format!("{GAME}{id}")).is_some();
    if is_here {
        put(&key, review);
    } else if let Some(store) = window().session_storage().ok().flatten() {
        let _ = store.set_item(&key, review);
    }
}

pub(crate) fn read_review(id: &str) -> Option<String> {
    let key = format!("{REVIEW}{id}");
    read(&key).or_else(|| {
        let store = window().session_storage().ok().flatten()?;
        store.get_item(&key).ok().flatten()
    })
}

/// A game that was deleted, as long as that can be undone.
#[derive(Clone)]
pub(crate) struct Deleted(Vec<Item>);

impl Deleted {
    /// Restores the game; returns whether that worked.
    pub(crate) fn restore(&self) -> bool {
        // The item that lists the game comes last: a listed game is complete.
        self.0.iter().rev().all(|(key, value)| write(key, value))
    }
}

pub(crate) fn delete_game(id: &str) -> Deleted {
    let mut items = vec![format!("{GAME}{id}"), format!("{REVIEW}{id}")];
    items.extend(keys(&format!("{LOG}{id}.")));
    let kept = items.into_iter();
    let kept: Vec<Item> = kept
        .filter_map(|key| read(&key).map(|value| (key, value)))
        .collect();
    for (key, _) in &kept {
        take_away(key);
    }
    settle(&format!("{GAME}{id}"));
    Deleted(kept)
}

/// All saved games, the latest first.
pub(crate) fn saved_games() -> Vec<SavedGame> {
    let mut games: Vec<SavedGame> = (keys(GAME).iter())
        .filter_map(|key| serde_json::from_str(&read(key)?).ok())
        .collect();
    games.sort_by(|a, b| b.saved.total_cmp(&a.saved));
    games
}

/// A name for a new game that no other has.
pub(crate) fn new_id() -> String {
    crate::browser::fresh_seed().to_string()[..12].to_owned()
}
