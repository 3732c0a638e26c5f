//! An online table: waiting for players, then the game.

use leptos::prelude::*;
use serde_json::Value;
use starboard_client::plan_words;
use starboard_kernel::{Level, Seat};
use starboard_table::{Phase, Plan, Request, SeatFor, Table};
use starboard_wire::Secret;
use wasm_bindgen::JsValue;

use super::Shared;
use super::messages::messages;
use super::notices::{link_notice, stopped_notice};
use super::place::Place;
use super::share::{address, share_panel};
use super::side::{called, confirm_final, mutes, play_of, presence, who_is_there};
use super::texts;
use crate::controls::{Words, button, lobby_link, narrow_page};
use crate::games::{self, Poster};
use crate::play::{Host, Remote, Session, table_page};
use crate::prefs::{lang, spoken};
use crate::setup;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Unknown,
    Gone,
    Gathering,
    Closed,
    Begun,
}

/// Whether the game has begun at the table on the screen: then it fills the window.
pub(crate) fn is_begun() -> bool {
    let place = Shared::get().place.get();
    place.is_some_and(|place| {
        matches!(
            place.phase.try_get().flatten(),
            Some(Phase::Playing | Phase::Over)
        )
    })
}

pub(crate) fn table(id: &str) -> AnyView {
    let place = Place::new(id);
    let shared = Shared::get();
    shared.place.set(Some(place));
    on_cleanup(move || shared.place.set(None));
    claim_from_address(place);
    // A link opened where the table is open already changes only the fragment of the address.
    let listener = window_event_listener(leptos::ev::hashchange, move |_| {
        claim_from_address(place);
    });
    on_cleanup(move || listener.remove());
    sit_down_as_host(place, shared);
    let stage = Memo::new(move |_| match place.phase.get() {
        None if place.is_stopped() => Stage::Gone,
        None => Stage::Unknown,
        Some(Phase::Gathering) => Stage::Gathering,
        Some(Phase::Closed) => Stage::Closed,
        Some(Phase::Playing | Phase::Over) => Stage::Begun,
    });
    let view = move || {
        let stage = stage.get();
        let poster = place.peek(|table| games::find(&table.plan().game));
        match (stage, poster) {
            (Stage::Begun, Some(poster)) => games::when_loaded(poster, move |screens| {
                // What has happened while the screens were loading is included.
                match play_of(place) {
                    Some(play) => {
                        let host = Host::remote(place, play);
                        table_page(Session::new(screens, host))
                    }
                    None => message_page(place, texts::missing),
                }
            }),
            (Stage::Gathering, Some(poster)) => {
                games::preload(poster);
                gathering(place, poster)
            }
            (Stage::Unknown, _) => waiting_page(place),
            (Stage::Closed, _) => message_page(place, texts::table_closed),
            _ => message_page(place, texts::missing),
        }
    };
    view! { {view} }.into_any()
}

/// The host of a new table sits down at its first seat for a person.
fn sit_down_as_host(place: Place, shared: Shared) {
    Effect::new(move |_| {
        if place.phase.get() != Some(Phase::Gathering)
            || shared.opened.get_value() != Some(place.id())
        {
            return;
        }
        shared.opened.set_value(None);
        if let Some(seat) = place.peek(|table| table.free_seats().next()) {
            place.sit(seat);
        }
    });
}

/// The only seat that is free.
fn last_free(table: &Table) -> Option<Seat> {
    let mut free = table.free_seats();
    free.next().filter(|_| free.next().is_none())
}

/// Takes the seat that the link gives, and the secret out of the address bar.
fn claim_from_address(place: Place) {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let Some(secret) = hash.strip_prefix("#seat=") else {
        return;
    };
    if let (Ok(history), Ok(path)) = (window().history(), location.pathname()) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    match Secret::try_from(secret.to_owned()) {
        Ok(secret) => place.claim(secret),
        Err(_) => place.refuse(untrack(|| texts::seat_link_damaged(lang()))),
    }
}

fn waiting_page(place: Place) -> AnyView {
    let content = view! {
        <div class="notices" aria-live="polite">
            {move || link_notice(place.link)}
        </div>
        <p class="lede" role="status">
            {spoken(texts::connecting)}
        </p>
        <p class="button-row">{lobby_link()}</p>
    };
    narrow_page(spoken(texts::online), content)
}

fn message_page(place: Place, words: Words) -> AnyView {
    let text = move || match place.gone.get() {
        Some(problem) => problem.text(lang()),
        None => words(lang()),
    };
    let content = view! {
        <p class="lede">{text}</p>
        <p class="button-row">{lobby_link()}</p>
    };
    narrow_page(spoken(texts::online), content)
}

/// The table's settings, in a few words.
fn chips(poster: &'static Poster, plan: &Plan) -> Vec<String> {
    let (lang, about) = (lang(), &poster.about);
    let label = |name: &str, value: Option<&Value>| about.option_label(name, value, lang);
    plan_words(plan, &about.schema(), label, lang)
}

fn gathering(place: Place, poster: &'static Poster) -> AnyView {
    let about = &poster.about;
    let count = place.peek(|table| table.seats().len());
    let free = move || place.of_table(|table| table.free_seats().count());
    let closing = RwSignal::new(false);
    let is_stopped = Memo::new(move |_| place.is_stopped());
    let is_host = Memo::new(move |_| place.is_host());
    let close = move || {
        (is_host.get() && !is_stopped.get()).then(|| {
            button("button small ghost", texts::close_table, move || {
                closing.set(true);
            })
        })
    };
    let words = move || match (place.is_slow(), place.seat.get()) {
        _ if is_stopped.get() => String::new(),
        (true, _) => texts::sending(lang()),
        (false, Some(_)) => texts::waits_for_people(lang(), free()),
        (false, None) => texts::take_a_seat(lang(), free()),
    };
    let invite = move || {
        view! {
            <section class="panel">
                <h2 class="panel-title">{spoken(texts::invite)}</h2>
                {share_panel(
                    Signal::derive(move || address(&format!("/table/{}", place.id()))),
                    true,
                )}
            </section>
        }
    };
    view! {
        <main id="main" class="page">
            <div class="gathering">
                <header>
                    <p class="arcade">{spoken(texts::table_title)}</p>
                    <h1>{move || about.title(lang())}</h1>
                    <ul class="chips plan">
                        {move || {
                            place
                                .of_table(|table| chips(poster, table.plan()))
                                .into_iter()
                                .map(|words| view! { <li class="chip">{words}</li> })
                                .collect_view()
                        }}
                    </ul>
                    <div class="notices" aria-live="polite">
                        {move || stopped_notice(place)}
                    </div>
                    <p class="lede" role="status">
                        {words}
                    </p>
                </header>
                <section class="panel">
                    <h2 class="panel-title">{spoken(texts::seats_title)}</h2>
                    <ul class="seats">
                        {Seat::first(count)
                            .map(|seat| seat_row(place, poster, seat))
                            .collect_view()}
                    </ul>
                    <p class="soft">{move || who_is_there(place)}</p>
                    {close}
                </section>
                <Show when=move || !is_stopped.get()>{invite}</Show>
                {messages(place)}
                {mutes(place)}
            </div>
            {confirm_final(
                closing,
                texts::close_table,
                spoken(texts::close_table_why),
                Callback::new(move |()| place.ask(Request::Close)),
            )}
        </main>
    }
    .into_any()
}

/// A seat before the game: whose it is, or how to take it.
fn seat_row(place: Place, poster: &'static Poster, seat: Seat) -> AnyView {
    let number = seat.number();
    let held = Memo::new(move |_| {
        place.of_table(|table| {
            let found = &table.seats()[seat.index()];
            let is_held = found.person.is_some();
            (is_held.then(|| called(table, seat)), found.by.level())
        })
    });
    let name = move || match held.get() {
        (Some(name), _) => view! {
            <span class="seat-name">{presence(place, seat)} " " <bdi>{name}</bdi></span>
        }
        .into_any(),
        (None, Some(level)) => view! {
            <span class="seat-name">{texts::level_name(lang(), level.get())}</span>
        }
        .into_any(),
        (None, None) => view! {
            <span class="seat-name soft">{texts::free_seat(lang())}</span>
        }
        .into_any(),
    };
    let free = move || held.with(|(person, bot)| person.is_none() && bot.is_none());
    // What the host has chosen but not confirmed: a game that has started cannot be stopped, and by
    // keyboard the fifth level is reached through the first.
    let chosen = RwSignal::new(None::<Option<Level>>);
    let is_host = Memo::new(move |_| place.is_host());
    let act = move || {
        if place.is_stopped() {
            return None;
        }
        if place.seat.get() == Some(seat) {
            return Some(button("button small", texts::leave_seat, move || {
                place.ask(Request::Stand);
            }));
        }
        if is_host.get() && held.with(|(person, _)| person.is_some()) {
            return Some(button(
                "button small ghost",
                texts::free_this_seat,
                move || {
                    place.ask(Request::Free { seat });
                },
            ));
        }
        if let Some(bot) = chosen.get().filter(|bot| *bot != held.get().1) {
            let begins = bot.is_some() && place.of_table(last_free) == Some(seat);
            let words = if begins {
                texts::begin_with_bot
            } else {
                texts::confirm_seat
            };
            return Some(button("button small primary", words, move || {
                chosen.set(None);
                let by = bot.map_or(SeatFor::Person, SeatFor::bot);
                place.ask(Request::Plan { seat, by });
            }));
        }
        (free() && place.seat.get().is_none()).then(|| {
            button("button small primary", texts::sit_here, move || {
                place.sit(seat);
            })
        })
    };
    let plan = move || {
        (is_host.get() && !place.is_stopped()).then(|| {
            setup::kind_select(
                Signal::derive(move || texts::kind_of_seat(lang(), number)),
                Signal::derive(move || chosen.get().unwrap_or_else(|| held.get().1)),
                false.into(),
                Callback::new(move |bot: Option<Level>| chosen.set(Some(bot))),
            )
        })
    };
    view! {
        <li
            class=format!("seat-row seat-{number}")
            class:held=move || held.with(|(person, _)| person.is_some())
        >
            {(poster.mark)(seat.index())} {name} {plan} {act}
        </li>
    }
    .into_any()
}
