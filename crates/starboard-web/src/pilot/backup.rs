//! A backup of everything that this browser remembers.

use leptos::prelude::*;
use starboard_table::pilot::{Backup, BackupError};

use crate::controls::{drawn_button, file_button};
use crate::prefs::{Prefs, lang};
use crate::shell::Toasts;
use crate::{art, browser, storage, texts};

fn write() -> String {
    let keys = Backup::KEPT.iter().flat_map(|start| storage::keys(start));
    let items = keys.filter_map(|key| Some((key.clone(), storage::read(&key)?)));
    Backup::of(items).write()
}

/// Why a file cannot be imported.
enum Refused {
    File(BackupError),
    /// There is no room for all of it.
    Full,
}

/// Adds what is not here yet; what is here stays as it is. Returns how much was new.
fn read(text: &str) -> Result<usize, Refused> {
    let backup = Backup::read(text).map_err(Refused::File)?;
    let new = backup.news(|key| storage::read(key).is_some());
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

/// Buttons that export and import everything.
pub(super) fn buttons(changed: Callback<()>) -> impl IntoView {
    let (toasts, prefs) = (Toasts::get(), Prefs::get());
    let chosen = move |text: Result<String, String>| {
        let lang = prefs.lang.get_untracked();
        let read = text
            .map_err(|_| Refused::File(BackupError::NoBackup))
            .and_then(|text| read(&text));
        toasts.show(match read {
            Ok(count) => texts::backup_read(lang, count),
            Err(Refused::File(BackupError::NoBackup)) => texts::backup_unreadable(lang),
            Err(Refused::File(BackupError::TooNew)) => texts::backup_too_new(lang),
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
