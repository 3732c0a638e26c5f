//! Everything that this browser remembers, as one file.

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::controls::{drawn_button, file_button};
use crate::prefs::{Prefs, lang};
use crate::shell::Toasts;
use crate::{art, browser, storage, texts};

const FORMAT: &str = "starboard-backup";
const VERSION: u32 = 1;

/// What belongs in the file: games, the log of finished ones, missions, what was chosen at setup.
/// Who somebody is online is a secret and stays here, as do the settings of this device.
const KEPT: [&str; 8] = [
    "starboard.game.",
    "starboard.log.",
    "starboard.flight.",
    "starboard.flown.",
    "starboard.helped.",
    "starboard.deed.",
    "starboard.setup.",
    "starboard.par.",
];

#[derive(Serialize, Deserialize)]
struct Backup {
    format: String,
    version: u32,
    items: BTreeMap<String, String>,
}

fn write() -> String {
    let keys = KEPT.iter().flat_map(|start| storage::keys(start));
    let items = keys.filter_map(|key| Some((key.clone(), storage::read(&key)?)));
    let backup = Backup {
        format: FORMAT.to_owned(),
        version: VERSION,
        items: items.collect(),
    };
    serde_json::to_string(&backup).unwrap_or_default()
}

/// Why a file cannot be taken in.
enum Refused {
    /// It is something else.
    NoBackup,
    /// A newer app has written it.
    TooNew,
    /// There is no room for all of it.
    Full,
}

/// Adds what is not here yet; what is here stays as it is. Tells how much was new.
fn read(text: &str) -> Result<usize, Refused> {
    let backup: Backup = serde_json::from_str(text).map_err(|_| Refused::NoBackup)?;
    if backup.format != FORMAT {
        return Err(Refused::NoBackup);
    }
    if backup.version > VERSION {
        return Err(Refused::TooNew);
    }
    let is_known = |key: &str| KEPT.iter().any(|start| key.starts_with(start));
    let mut new: Vec<(&String, &String)> = backup
        .items
        .iter()
        .filter(|(key, _)| is_known(key) && storage::read(key).is_none())
        .collect();
    // The log of a game that is here under another name would never be read.
    new.retain(|(key, _)| !is_log_of_known_game(key, &backup.items));
    for (number, (key, value)) in new.iter().enumerate() {
        if !storage::write(key, value) {
            // All or nothing.
            for (key, _) in &new[..=number] {
                storage::remove(key);
            }
            return Err(Refused::Full);
        }
    }
    Ok(new.len())
}

/// Whether a game is here already: then its log from elsewhere is not taken in beside its own.
fn is_log_of_known_game(key: &str, items: &BTreeMap<String, String>) -> bool {
    let Some(rest) = key.strip_prefix("starboard.log.") else {
        return false;
    };
    let id = rest.split('.').next().unwrap_or_default();
    let game = format!("starboard.game.{id}");
    storage::read(&game).is_some() || !items.contains_key(&game)
}

/// Buttons that save everything and take it in again.
pub(super) fn buttons(changed: Callback<()>) -> impl IntoView {
    let (toasts, prefs) = (Toasts::get(), Prefs::get());
    let chosen = move |text: Result<String, String>| {
        let lang = prefs.lang.get_untracked();
        let read = text
            .map_err(|_| Refused::NoBackup)
            .and_then(|text| read(&text));
        toasts.show(match read {
            Ok(count) => texts::backup_read(lang, count),
            Err(Refused::NoBackup) => texts::backup_unreadable(lang),
            Err(Refused::TooNew) => texts::backup_too_new(lang),
            Err(Refused::Full) => texts::backup_full(lang),
        });
        changed.try_run(());
    };
    view! {
        <div class="button-row">
            {drawn_button(
                "button",
                art::export(),
                texts::backup_write,
                || browser::download("starboard-pilot.json", &write()),
            )} {file_button("button", texts::backup_choose, chosen)}
        </div>
        <p class="soft">{move || room(lang())}</p>
    }
}

/// How much room is used. Browsers give five million characters or more.
fn room(lang: starboard_kernel::Lang) -> String {
    let length = |key: &String| key.len() + storage::read(key).map_or(0, |value| value.len());
    let used: usize = storage::keys("starboard.").iter().map(length).sum();
    texts::room_used(lang, used.div_ceil(1000))
}
