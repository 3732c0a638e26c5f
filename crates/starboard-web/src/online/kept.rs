//! What this browser remembers of online tables: the entropy that it has offered and the commitment
//! for a rematch, to check that the server keeps to them; and whose messages are hidden.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use starboard_table::{Fresh, Table};

use super::place::Place;
use crate::storage;

const TABLES: &str = "starboard.fairness";
const MUTED: &str = "starboard.muted";
/// What is older is forgotten.
const MOST_TABLES: usize = 100;
const MOST_MUTED: usize = 200;
/// A seat may be left and taken again, and asked for from several tabs.
const MOST_OFFERS: usize = 8;

#[derive(Clone, Default, Serialize, Deserialize)]
struct Kept {
    table: String,
    /// Entropy offered when sitting down.
    #[serde(default)]
    entropy: Vec<String>,
    /// Entropy offered for a rematch.
    #[serde(default)]
    next_entropy: Vec<String>,
    /// The hash of the seed of a rematch.
    #[serde(default)]
    next_commitment: Option<String>,
}

fn all() -> Vec<Kept> {
    let text = storage::read(TABLES).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

fn kept(table: &str) -> Option<Kept> {
    all().into_iter().find(|kept| kept.table == table)
}

fn keep(table: &str, change: impl FnOnce(&mut Kept)) {
    let mut all = all();
    let known = all.iter().position(|kept| kept.table == table);
    let mut own = match known {
        Some(index) => all.remove(index),
        None => Kept {
            table: table.to_owned(),
            ..Kept::default()
        },
    };
    change(&mut own);
    all.push(own);
    let oldest = all.len().saturating_sub(MOST_TABLES);
    if let Ok(text) = serde_json::to_string(&all[oldest..]) {
        // Without storage nothing can be checked later, and the badge says so.
        storage::write(TABLES, &text);
    }
}

fn offer(offers: &mut Vec<String>, entropy: &Fresh) {
    if offers.len() >= MOST_OFFERS {
        offers.remove(0);
    }
    offers.push(entropy.as_str().to_owned());
}

/// Remembers the entropy for a seat, before the server sees it.
pub(super) fn offered(table: &str, entropy: &Fresh) {
    keep(table, |kept| offer(&mut kept.entropy, entropy));
}

/// The same for the rematch of a table.
pub(super) fn offered_for_rematch(table: &str, entropy: &Fresh) {
    keep(table, |kept| offer(&mut kept.next_entropy, entropy));
}

/// The player has got the seat of another device, which knows what it has offered.
pub(super) fn moved_here(table: &str) {
    if kept(table).is_some() {
        keep(table, |kept| kept.entropy.clear());
    }
}

/// Remembers what a finished table has told about its rematch. What was told first counts.
pub(super) fn heard(id: &str, table: &Table) {
    if let Some(told) = table.next_commitment()
        && kept(id).is_none_or(|kept| kept.next_commitment.is_none())
    {
        keep(id, |kept| kept.next_commitment = Some(told.to_owned()));
    }
}

/// What this browser has checked of a table by itself; `None` for what it does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Checks {
    /// The player's own entropy is part of the seed.
    pub(super) entropy: Option<bool>,
    /// The rematch has the seed that was committed to.
    pub(super) rematch: Option<bool>,
}

impl Checks {
    /// Tracked.
    pub(super) fn of(place: Place) -> Checks {
        let seat = place.seat.get();
        place.of_table(|table| {
            let follows = table.neighbours().1.and_then(kept);
            let offered = match &follows {
                Some(before) => before.next_entropy.clone(),
                None => kept(&place.id()).map_or_else(Vec::new, |kept| kept.entropy),
            };
            let used = seat.and_then(|seat| table.entropy(seat));
            let promised = follows.and_then(|before| before.next_commitment);
            Checks {
                entropy: used
                    .filter(|_| !offered.is_empty())
                    .map(|used| offered.iter().any(|offered| offered == used.as_str())),
                rematch: promised.map(|promised| promised == table.commitment()),
            }
        })
    }

    pub(super) fn fail(self) -> bool {
        self.entropy == Some(false) || self.rematch == Some(false)
    }
}

/// The people whose messages are hidden in this browser.
#[derive(Clone, Copy)]
pub(super) struct Muted(RwSignal<Vec<String>>);

impl Muted {
    pub(super) fn read() -> Muted {
        let text = storage::read(MUTED).unwrap_or_default();
        Muted(RwSignal::new(
            serde_json::from_str(&text).unwrap_or_default(),
        ))
    }

    /// Tracked.
    pub(super) fn has(self, person: &str) -> bool {
        self.0.with(|muted| muted.iter().any(|id| id == person))
    }

    pub(super) fn toggle(self, person: &str) {
        self.0.update(|muted| {
            let known = muted.len();
            muted.retain(|id| id != person);
            if muted.len() == known {
                muted.push(person.to_owned());
            }
            let oldest = muted.len().saturating_sub(MOST_MUTED);
            muted.drain(..oldest);
            if let Ok(text) = serde_json::to_string(muted) {
                // Without storage it holds until the page is closed.
                storage::write(MUTED, &text);
            }
        });
    }
}
