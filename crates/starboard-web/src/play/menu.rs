//! The menu of a table: who plays, resigning, the record, settings, keys.

use leptos::prelude::*;
use starboard_kernel::{Level, Seat};
use starboard_table::{Request, SeatKind};

use super::session::Session;
use crate::modal::Modal;
use crate::prefs::{lang, spoken};
use crate::router::Link;
use crate::shell::SettingsForm;
use crate::{art, online, texts};

pub(crate) fn menu(session: Session, open: RwSignal<bool>) -> impl IntoView {
    let seats = session.play.with_untracked(|table| table.players().len());
    let name = session.screens.poster().name;
    view! {
        <Modal open wide=true title=spoken(texts::menu)>
            <div class="dialog-body">
                <div class="button-row">
                    {session.place().is_some().then(online::lobby_link)}
                    <Link href="/".to_owned() class="button".to_owned()>
                        {spoken(texts::back_home)}
                    </Link>
                    <Link href=format!("/rules/{name}") class="button".to_owned()>
                        {art::rules()}
                        <span>{spoken(texts::nav_rules)}</span>
                    </Link>
                    <button type="button" class="button" on:click=move |_| session.export()>
                        {art::export()}
                        <span>{spoken(texts::export)}</span>
                    </button>
                </div>
                <h3>{spoken(texts::seats_title)}</h3>
                {match session.place() {
                    Some(place) => online::seat_actions(place, open),
                    None => {
                        let rows = Seat::first(seats).map(|seat| seat_row(session, seat, open));
                        view! { <ul class="seats">{rows.collect_view()}</ul> }.into_any()
                    }
                }}
                <h3>{spoken(texts::settings)}</h3>
                <SettingsForm />
                <h3>{spoken(texts::keys_title)}</h3>
                <p>
                    {move || {
                        if session.screens.poster().for_one {
                            texts::keys_table(lang())
                        } else {
                            texts::keys_board(lang())
                        }
                    }}
                </p>
                <p>{spoken(texts::keys_letters)}</p>
                {match session.place() {
                    Some(place) => online::fairness(place),
                    None => commitment(session).into_any(),
                }}
            </div>
        </Modal>
    }
}

fn commitment(session: Session) -> impl IntoView {
    let words = move || texts::fairness(lang(), &session.host.commitment());
    view! {
        <p class="soft">
            <code class="seed">{words}</code>
        </p>
    }
}

fn seat_row(session: Session, seat: Seat, open: RwSignal<bool>) -> impl IntoView {
    let name = move || {
        session
            .play
            .with(|table| table.players()[seat.index()].name.clone())
    };
    let kind = move || session.play.with(|table| table.kind(seat));
    let fixed = move || {
        session
            .play
            .with(|table| table.has_resigned(seat) || table.ending().is_some())
    };
    // Nobody else plays a game of the day.
    let kept = session.host.daily().is_some();
    let change = move |event: web_sys::Event| {
        let request = match event_target_value(&event).parse::<Level>() {
            Ok(level) => Request::SetBot {
                seat,
                level: level.into(),
            },
            Err(_) => Request::SetPerson {
                seat,
                name: untrack(name),
            },
        };
        session.ask(seat, &request);
    };
    view! {
        <li class=format!("seat-row seat-{}", seat.number())>
            {(session.screens.poster().mark)(seat.index())}
            <span class="seat-name">{name}</span>
            <select
                class="seat-kind"
                aria-label=move || texts::bot_plays_for(lang(), &name())
                disabled=move || fixed() || kept
                on:change=change
            >
                <option value="person" selected=move || kind() == Some(SeatKind::Person)>
                    {spoken(texts::person)}
                </option>
                {Level::ALL
                    .map(|level| {
                        view! {
                            <option
                                value=level.to_string()
                                selected=move || kind() == Some(SeatKind::Bot { level })
                            >
                                {move || texts::level_name(lang(), level.get())}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
            <button
                type="button"
                class="button small danger"
                disabled=move || fixed() || kind() != Some(SeatKind::Person)
                aria-label=move || texts::resign_named(lang(), &name())
                on:click=move |_| {
                    open.set(false);
                    session.ask(seat, &Request::Resign);
                }
            >
                {art::resign()}
                <span>{spoken(texts::resign)}</span>
            </button>
        </li>
    }
}
