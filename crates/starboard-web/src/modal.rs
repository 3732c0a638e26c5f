//! Dialogs: the browser's own, which keep the focus inside and close on Escape.

use leptos::html;
use leptos::prelude::*;

use crate::prefs::spoken;
use crate::{art, texts};

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
    });
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
                <button
                    type="button"
                    class="icon-button"
                    aria-label=spoken(texts::close)
                    on:click=move |_| open.set(false)
                >
                    {art::close()}
                </button>
            </header>
            {move || open.get().then(|| children.with_value(|children| children()))}
        </dialog>
    }
}
