//! Messages at an online table.

use leptos::prelude::*;
use starboard_table::Spoken;

use super::Shared;
use super::api::Problem;
use super::place::Place;
use super::side::called;
use super::texts;
use crate::prefs::{Prefs, lang, spoken};

/// Whether there are messages that have not been seen.
pub(crate) fn has_unread(place: Place) -> bool {
    Prefs::get().messages.get() && {
        let own = place.seat.get();
        let read = place.read.get();
        place.of_table(|table| {
            let mut said = table.messages().iter();
            let last = said.rfind(|said| Some(said.seat) != own && !is_muted(said));
            last.is_some_and(|said| said.sequence > read)
        })
    }
}

/// Whether this browser hides a message.
fn is_muted(said: &Spoken) -> bool {
    let muted = Shared::get().muted;
    said.person
        .as_deref()
        .is_some_and(|person| muted.has(person))
}

/// All messages have been seen.
pub(crate) fn mark_read(place: Place) {
    let last = place.peek(|table| table.messages().last().map(|said| said.sequence));
    place.read.set(last.unwrap_or_default());
}

/// The messages, if the table has any, and the field for a new one.
pub(crate) fn messages(place: Place) -> AnyView {
    let prefs = Prefs::get();
    let has_chat = Memo::new(move |_| place.of_table(|table| table.plan().chat));
    let draft = place.draft;
    let sending = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    let seen = move || mark_read(place);
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked();
        if text.trim().is_empty() || sending.get_untracked() {
            return;
        }
        seen();
        sending.set(true);
        problem.set(None);
        // What was typed stays until it has been sent.
        place.say(text.clone(), move |answer| {
            sending.try_set(false);
            match answer {
                Ok(()) if draft.try_get_untracked() == Some(text) => draft.set(String::new()),
                Ok(()) => {}
                Err(why) => {
                    problem.try_set(Some(why));
                }
            }
        });
    };
    let scroller = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        let count = place.of_table(|table| table.messages().len());
        if let Some(scroller) = scroller.get()
            && count > 0
        {
            request_animation_frame(move || scroller.set_scroll_top(scroller.scroll_height()));
        }
    });
    let list = move || {
        place.of_table(|table| {
            let said = table.messages().iter().filter(|said| !is_muted(said));
            let said = said.map(|said| {
                (
                    said.sequence,
                    said.seat.number(),
                    called(table, said.seat),
                    said.text.clone(),
                )
            });
            said.collect::<Vec<_>>()
        })
    };
    let is_sending = move || if sending.get() { "true" } else { "false" };
    let shown = move || {
        view! {
            <div
                class="messages-scroll"
                tabindex="0"
                role="log"
                aria-label=spoken(texts::chat)
                node_ref=scroller
                on:pointerenter=move |_| seen()
                on:focusin=move |_| seen()
            >
                <ul class="messages-list">
                    <For each=list key=|said| said.0 let:said>
                        <li class=format!("message seat-{}", said.1)>
                            <b dir="auto">{said.2}</b>
                            " "
                            <span dir="auto">{said.3}</span>
                        </li>
                    </For>
                </ul>
            </div>
            <Show when=move || place.of_table(|table| table.messages().iter().any(is_muted))>
                <p class="soft">{spoken(texts::muted_messages)}</p>
            </Show>
            <Show when=move || place.seat.get().is_some() && !place.is_stopped()>
                <form class="messages-form" on:submit=say>
                    <label class="visually-hidden" for="message">
                        {spoken(texts::message)}
                    </label>
                    <input
                        id="message"
                        type="text"
                        autocomplete="off"
                        maxlength=starboard_table::MOST_MESSAGE_CHARS.to_string()
                        placeholder=spoken(texts::message)
                        prop:value=move || draft.get()
                        on:input=move |event| draft.set(event_target_value(&event))
                    />
                    <button type="submit" class="button small" aria-disabled=is_sending>
                        {spoken(texts::send)}
                    </button>
                </form>
                <p class="messages-problem" role="status">
                    {move || problem.get().map(|problem| problem.text(lang()))}
                </p>
            </Show>
        }
    };
    view! {
        <Show when=move || has_chat.get()>
            <section class="messages">
                <header class="messages-head">
                    <h2 class="panel-title">{spoken(texts::chat)}</h2>
                    <button
                        type="button"
                        class="button small ghost"
                        on:click=move |_| prefs.messages.update(|on| *on = !*on)
                    >
                        {move || {
                            if prefs.messages.get() {
                                texts::hide_messages(lang())
                            } else {
                                texts::show_messages(lang())
                            }
                        }}
                    </button>
                </header>
                <Show when=move || prefs.messages.get()>{shown}</Show>
            </section>
        </Show>
    }
    .into_any()
}
