//! The menu of a table: who plays, resigning, the record, settings, keys.

use leptos::prelude::*;
use starboard_kernel::{Level, Seat};
use starboard_table::{Request, SeatKind};

use super::session::Session;
use crate::controls::{drawn_button, home_link};
use crate::modal::Modal;
use crate::prefs::{Prefs, lang, spoken};
use crate::router::Link;
use crate::settings::settings;
use crate::setup::kind_select;
use crate::{art, texts};

pub(crate) fn menu(session: Session, open: RwSignal<bool>) -> impl IntoView {
    let seats = session.play.with_untracked(|table| table.players().len());
    let name = session.screens.poster().name;
    let keys = if session.screens.poster().for_one {
        texts::keys_table
    } else {
        texts::keys_board
    };
    view! {
        <Modal open wide=true title=spoken(texts::menu)>
            <div class="dialog-body">
                <div class="button-row">
                    {session.host.to_lobby()}
                    {home_link("button")}
                    <Link href=format!("/rules/{name}") class="button".to_owned()>
                        {art::rules()}
                        <span>{spoken(texts::nav_rules)}</span>
                    </Link>
                    {drawn_button("button", art::export(), texts::export, move || session.export())}
                </div>
                <h3>{spoken(texts::seats_title)}</h3>
                {session
                    .host
                    .seat_actions(open)
                    .unwrap_or_else(|| {
                        let rows = Seat::first(seats).map(|seat| seat_row(session, seat, open));
                        view! { <ul class="seats">{rows.collect_view()}</ul> }.into_any()
                    })}
                <h3>{spoken(texts::settings)}</h3>
                {settings()}
                <h3>{spoken(texts::keys_title)}</h3>
                <p>{spoken(keys)}</p>
                <p>{spoken(texts::keys_letters)}</p>
                {session.host.fairness().unwrap_or_else(|| commitment(session).into_any())}
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
    let prefs = Prefs::get();
    let name = move || {
        let lang = prefs.lang.get();
        session.play.with(|play| play.called(seat, lang))
    };
    let kind = move || session.play.with(|table| table.kind(seat));
    let fixed = move || {
        session
            .play
            .with(|table| table.has_resigned(seat) || table.ending().is_some())
    };
    // A game of the day has no other players.
    let kept = session.host.daily().is_some();
    let change = move |bot: Option<Level>| {
        let request = match bot.map(Level::into) {
            Some(level) => Request::SetBot { seat, level },
            None => Request::SetPerson {
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
            {kind_select(
                Signal::derive(move || texts::bot_plays_for(lang(), &name())),
                Signal::derive(move || kind().and_then(SeatKind::level)),
                Signal::derive(move || fixed() || kept),
                Callback::new(change),
            )}
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
