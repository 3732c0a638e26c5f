//! Every legal action in plain words: for players who prefer a list to a board.

use leptos::prelude::*;

use super::aside::Table;
use crate::modal::Modal;
use crate::prefs::{lang, spoken};
use crate::texts;

pub(super) fn all_actions(table: Table) -> impl IntoView {
    let (session, open) = (table.session, table.panels.actions);
    let button = move |action: String| {
        let words = session.play.with(|table| {
            table
                .position()
                .describe(&action, lang())
                .unwrap_or_else(|_| action.clone())
        });
        view! {
            <li>
                <button
                    type="button"
                    class="button wide"
                    on:click=move |_| {
                        open.set(false);
                        session.act(action.clone());
                    }
                >
                    {words}
                </button>
            </li>
        }
    };
    view! {
        <Modal open title=spoken(texts::all_actions)>
            <div class="dialog-body">
                <ul class="action-list">
                    {move || table.legal.get().into_iter().map(button).collect_view()}
                </ul>
            </div>
        </Modal>
    }
}
