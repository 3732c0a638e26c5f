//! Games that a server has, to look at.

use leptos::prelude::*;
use starboard_kernel::Record;

use super::api;
use crate::prefs::lang;
use crate::router::Link;
use crate::storage::{self, SavedGame};
use crate::texts;

/// Fetches the record of a table, then shows it as `show` shows every record.
pub(crate) fn replay(table: &str, show: fn(&str) -> AnyView) -> AnyView {
    let id = format!("{}{table}", storage::ONLINE);
    let fetched = RwSignal::new(None);
    api::fetch_into(fetched, format!("/api/tables/{table}/record"));
    let view = move || match fetched.get() {
        None => page(texts::fetching(lang())),
        // It is kept from the last time, perhaps.
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
    view! {
        <main id="main" class="page narrow">
            <h1>{texts::online(lang())}</h1>
            <p class="lede" role="status">
                {words}
            </p>
            <p class="button-row">
                <Link href="/online".to_owned() class="button".to_owned()>
                    {texts::back_to_lobby(lang())}
                </Link>
                <Link href="/".to_owned() class="button ghost".to_owned()>
                    {texts::back_home(lang())}
                </Link>
            </p>
        </main>
    }
    .into_any()
}
