//! Records of online games, for replay.

use leptos::prelude::*;
use starboard_kernel::Record;

use super::api;
use super::texts;
use crate::controls::{home_link, lobby_link, narrow_page};
use crate::prefs::{lang, spoken};
use crate::storage::{self, SavedGame};

/// Fetches the record of a table, then shows it as `show` shows every record.
pub(crate) fn replay(id: &str, show: fn(&str) -> AnyView) -> AnyView {
    let table = id.strip_prefix(storage::ONLINE).unwrap_or(id);
    let id = id.to_owned();
    let fetched = RwSignal::new(None);
    api::fetch_into(fetched, format!("/api/tables/{table}/record"));
    let view = move || match fetched.get() {
        None => page(texts::connecting(lang())),
        // It may have been saved before.
        Some(Err(problem)) if storage::load_game(&id).is_none() => page(problem.text(lang())),
        Some(answer) => {
            if let Some(record) = answer.ok().and_then(|text| Record::read(&text).ok()) {
                storage::borrow_game(&SavedGame::of_record(id.clone(), &record));
            }
            untrack(|| show(&id))
        }
    };
    view! { {view} }.into_any()
}

fn page(words: String) -> AnyView {
    let content = view! {
        <p class="lede" role="status">
            {words}
        </p>
        <p class="button-row">{lobby_link()} {home_link("button ghost")}</p>
    };
    narrow_page(spoken(texts::online), content)
}
