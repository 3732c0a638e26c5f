//! The guide: a few sentences on the present step, for players who want them.

use leptos::prelude::*;
use starboard_guide::Reader;

use super::aside::Aside;
use crate::prefs::{Prefs, lang, spoken};
use crate::{rules, texts};

/// A title with more letters than this needs two lines on a phone.
const LONG_TITLE: usize = 24;

pub(super) fn guide(aside: Aside) -> impl IntoView {
    let prefs = Prefs::get();
    let session = aside.table.session;
    let card = Memo::new(move |_| {
        let shown = session.shown();
        let names = session.play.with(|play| play.names(lang()));
        let reader = Reader::new(session.reader(), lang()).with_names(&names);
        let mut card = aside.notes.guide(&shown.before, reader);
        if session.host.is_contest() {
            card = card.without_advice(lang());
            let prompt = session.screens.prompt(&shown.before, lang());
            card.text = format!("{prompt} {}", card.text);
        }
        card
    });
    let name = session.screens.poster().name;
    let folded = move || prefs.guide_folded.get();
    let lights = aside.lights;
    let point = move |on: bool| {
        lights.point(on.then(|| card.with_untracked(|card| card.text.clone())));
    };
    view! {
        <section
            class="play-guide"
            class:folded=folded
            tabindex="0"
            aria-live="polite"
            aria-label=spoken(texts::guide)
            on:mouseenter=move |_| point(true)
            on:mouseleave=move |_| point(false)
            on:focusin=move |_| point(true)
            on:focusout=move |_| point(false)
            on:click=move |_| lights.tap(card.with_untracked(|card| card.text.clone()))
        >
            <h2 class="panel-title">
                <button
                    type="button"
                    class="guide-fold"
                    class:long=move || card.with(|card| card.title.chars().count() > LONG_TITLE)
                    aria-expanded=move || (!folded()).to_string()
                    on:click=move |_| prefs.guide_folded.update(|on| *on = !*on)
                >
                    {move || card.with(|card| card.title.clone())}
                </button>
            </h2>
            <Show when=move || !folded()>
                <p>{move || card.with(|card| card.text.clone())}</p>
                <p class="chips">
                    {move || {
                        card.with(|card| card.rules)
                            .iter()
                            .map(|rule| rules::rule_link(name, rule, "chip"))
                            .collect_view()
                    }}
                </p>
            </Show>
        </section>
    }
}
