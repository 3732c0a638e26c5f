//! What this browser remembers of online tables: the entropy that it has offered and the commitment
//! for a rematch, to check that the server keeps to them; and whose messages are hidden.

use leptos::prelude::*;
use starboard_client::mute;
use starboard_table::{Checks, Fresh, Table, Witness};

use super::place::Place;
use crate::storage;

const TABLES: &str = "starboard.fairness";
const MUTED: &str = "starboard.muted";

fn witness() -> Witness {
    let text = storage::read(TABLES).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

fn keep(witness: &Witness) {
    if let Ok(text) = serde_json::to_string(witness) {
        // Without storage nothing can be checked later, and the badge says so.
        storage::write(TABLES, &text);
    }
}

/// Remembers the entropy for a seat, before the server sees it.
pub(super) fn offered(place: Place, entropy: &Fresh) {
    let mut witness = witness();
    let commitment = place.peek(|table| Some(table.commitment().to_owned()));
    witness.offers(&place.id(), commitment.as_deref(), entropy);
    keep(&witness);
}

/// The same for the rematch of a table.
pub(super) fn offered_for_rematch(place: Place, entropy: &Fresh) {
    let mut witness = witness();
    witness.offers_for_rematch(&place.id(), entropy);
    keep(&witness);
}

/// The player gets the seat of another device, which knows what it has offered.
pub(super) fn moves_here(place: Place) {
    let mut witness = witness();
    witness.claims_seat(&place.id());
    keep(&witness);
}

/// Remembers what a table has told about its rematch.
pub(super) fn heard(id: &str, table: &Table) {
    let mut witness = witness();
    if witness.hears(id, table) {
        keep(&witness);
    }
}

/// What this browser has checked of a table by itself. Tracked.
pub(super) fn checks(place: Place) -> Checks {
    let seat = place.seat.get();
    place.of_table(|table| witness().check(&place.id(), table, seat))
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
            let was_muted = muted.iter().any(|id| id == person);
            mute(muted, person, !was_muted);
            if let Ok(text) = serde_json::to_string(muted) {
                // Without storage it holds until the page is closed.
                storage::write(MUTED, &text);
            }
        });
    }
}
