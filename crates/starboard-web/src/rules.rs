//! The rules of a game, on a page of their own.

use leptos::prelude::*;

use crate::games;
use crate::prefs::lang;
use crate::shell::message;
use crate::texts;

pub(crate) fn rules(game: &str) -> AnyView {
    let Some(screens) = games::find(game) else {
        return message(texts::page_unknown).into_any();
    };
    // The address may name a rule; the browser cannot find it before it is there.
    Effect::new(move |_| {
        let hash = window().location().hash().unwrap_or_default();
        let rule = hash.trim_start_matches('#').to_owned();
        if !rule.is_empty() {
            request_animation_frame(move || {
                if let Some(element) = document().get_element_by_id(&rule) {
                    element.scroll_into_view();
                }
            });
        }
    });
    view! {
        <main id="main" class="page">{move || (screens.rules_page)(lang())}</main>
    }
    .into_any()
}
