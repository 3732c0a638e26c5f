//! Dialogs: the browser's own, which keep the focus inside and close on Escape.

use leptos::html;
use leptos::prelude::*;

use crate::controls::icon_button;
use crate::{art, texts};

/// Whether a dialog is open, as a class of the body. Styles could find out with `:has`, but would
/// look again after every change to the page.
fn note_dialogs() {
    request_animation_frame(|| {
        let is_open = document().query_selector("dialog[open]");
        let is_open = is_open.is_ok_and(|dialog| dialog.is_some());
        if let Some(body) = document().body() {
            let _ = body.class_list().toggle_with_force("has-dialog", is_open);
        }
    });
}

#[component]
pub(crate) fn Modal(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    #[prop(optional)] wide: bool,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else {
            return;
        };
        if open.get() && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
        note_dialogs();
    });
    on_cleanup(note_dialogs);
    let children = StoredValue::new(children);
    view! {
        <dialog
            node_ref=dialog
            class=if wide { "dialog wide" } else { "dialog" }
            aria-label=move || title.get()
            on:close=move |_| open.set(false)
        >
            <header class="dialog-head">
                <h2>{move || title.get()}</h2>
                {icon_button(texts::close, art::close(), move || open.set(false))}
            </header>
            {move || open.get().then(|| children.with_value(|children| children()))}
        </dialog>
    }
}
