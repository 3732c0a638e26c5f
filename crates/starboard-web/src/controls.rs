//! Controls that pages share. All of one kind share their code, whatever they say and do: markup in
//! every page would be code in every page.

use leptos::html;
use leptos::prelude::*;
use starboard_kernel::Lang;

use crate::prefs::{lang, spoken};
use crate::router::Link;
use crate::{art, browser, texts};

/// A text by language.
pub(crate) type Words = fn(Lang) -> String;

/// A button with words.
pub(crate) fn button(class: &'static str, words: Words, act: impl Fn() + 'static) -> AnyView {
    button_of(class, spoken(words).into_any(), Box::new(act))
}

/// A button with a drawing before its words.
pub(crate) fn drawn_button(
    class: &'static str,
    drawing: impl IntoView + 'static,
    words: Words,
    act: impl Fn() + 'static,
) -> AnyView {
    let content = (drawing.into_any(), view! { <span>{spoken(words)}</span> });
    button_of(class, content.into_any(), Box::new(act))
}

fn button_of(class: &'static str, content: AnyView, act: Box<dyn Fn()>) -> AnyView {
    view! {
        <button type="button" class=class on:click=move |_| act()>
            {content}
        </button>
    }
    .into_any()
}

/// An icon button; its label is for screen readers.
pub(crate) fn icon_button(
    words: Words,
    drawing: impl IntoView + 'static,
    act: impl Fn() + 'static,
) -> AnyView {
    let (drawing, act): (_, Box<dyn Fn()>) = (drawing.into_any(), Box::new(act));
    view! {
        <button
            type="button"
            class="icon-button"
            aria-label=spoken(words)
            on:click=move |_| act()
        >
            {drawing}
        </button>
    }
    .into_any()
}

/// A button that copies a text to the clipboard, and says whether that worked.
pub(crate) fn copy_button(
    class: &'static str,
    text: Signal<String>,
    copied: RwSignal<bool>,
) -> AnyView {
    let copy = move || browser::copy(&text.get_untracked(), move |done| copied.set(done));
    button(class, texts::copy, copy)
}

/// Says that a text is on the clipboard.
pub(crate) fn copied_words(copied: RwSignal<bool>) -> AnyView {
    let words = move || copied.get().then(|| texts::copied(lang()));
    view! {
        <p class="soft" role="status">
            {words}
        </p>
    }
    .into_any()
}

/// A link with words, to another page of the app.
pub(crate) fn link(href: impl Into<String>, class: &'static str, words: Words) -> AnyView {
    view! {
        <Link href=href.into() class=class.to_owned()>
            {spoken(words)}
        </Link>
    }
    .into_any()
}

/// The way back to the first page.
pub(crate) fn home_link(class: &'static str) -> AnyView {
    link("/", class, texts::back_home)
}

/// A box to tick.
pub(crate) fn check(words: Words, on: RwSignal<bool>) -> AnyView {
    check_of(words, on, Callback::new(move |now| on.set(now)))
}

/// The same, where ticking it has an effect of its own.
pub(crate) fn check_of(words: Words, on: RwSignal<bool>, change: Callback<bool>) -> AnyView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                prop:checked=move || on.get()
                on:change=move |event| change.run(event_target_checked(&event))
            />
            <span>{spoken(words)}</span>
        </label>
    }
    .into_any()
}

/// One of several things to choose from, on a card.
pub(crate) fn radio_card(
    name: &'static str,
    value: String,
    is_chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
    content: impl IntoView + 'static,
) -> AnyView {
    let is_chosen = Signal::derive(is_chosen);
    let (choose, content): (Box<dyn Fn()>, _) = (Box::new(choose), content.into_any());
    view! {
        <label class="radio-card">
            <input
                type="radio"
                name=name
                value=value
                prop:checked=move || is_chosen.get()
                on:change=move |_| choose()
            />
            {content}
        </label>
    }
    .into_any()
}

/// What a card is called, and a note.
pub(crate) fn card_words(title: Words, note: Words) -> AnyView {
    view! {
        <span class="radio-card-title">{spoken(title)}</span>
        <span class="radio-card-text">{spoken(note)}</span>
    }
    .into_any()
}

/// A button that lets people choose a JSON file, and hands over its text.
pub(crate) fn file_button(
    class: &'static str,
    words: Words,
    read: impl Fn(Result<String, String>) + Copy + 'static,
) -> AnyView {
    let input = NodeRef::<html::Input>::new();
    let choose = move || {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    let chosen = move |_| {
        if let Some(input) = input.get_untracked() {
            browser::read_chosen_file(&input, read);
        }
    };
    view! {
        {drawn_button(class, art::import(), words, choose)}
        <input
            node_ref=input
            type="file"
            accept="application/json,.json"
            class="visually-hidden"
            tabindex="-1"
            aria-label=spoken(words)
            on:change=chosen
        />
    }
    .into_any()
}

/// The way back to the lobby.
pub(crate) fn lobby_link() -> AnyView {
    link("/online", "button", texts::back_to_lobby)
}

/// A page with little on it.
pub(crate) fn narrow_page(
    title: impl IntoView + 'static,
    content: impl IntoView + 'static,
) -> AnyView {
    view! {
        <main id="main" class="page narrow">
            <h1>{title.into_any()}</h1>
            {content.into_any()}
        </main>
    }
    .into_any()
}
