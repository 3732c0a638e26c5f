//! The players: whose turn it is, points, tokens.

use leptos::prelude::*;
use starboard_kernel::Seat;

use super::host::Host;
use crate::games::erased::{Screens, Shown};
use crate::prefs::{lang, spoken};
use crate::texts;

/// What the panel is told.
#[derive(Clone, Copy)]
pub(crate) struct Roster {
    pub(crate) screens: &'static dyn Screens,
    pub(crate) shown: Memo<Shown>,
    pub(crate) names: Signal<Vec<String>>,
    pub(crate) bots: Signal<Vec<bool>>,
    pub(crate) winners: Signal<Vec<Seat>>,
    /// Who keeps the table and may know who is there and whose clock runs; nobody in a replay.
    pub(crate) host: Option<Host>,
}

pub(crate) fn players(roster: Roster) -> impl IntoView {
    let count = roster.names.with_untracked(Vec::len);
    view! {
        <section class="play-players" aria-label=spoken(texts::players)>
            <ol class="players">
                {Seat::first(count).map(|seat| player(roster, seat)).collect_view()}
            </ol>
        </section>
    }
}

fn player(roster: Roster, seat: Seat) -> impl IntoView {
    let Roster {
        screens,
        shown,
        names,
        bots,
        winners,
        host,
    } = roster;
    let facts = move || shown.with(|shown| screens.player(&shown.before, seat, lang()));
    // A resignation ends a game in the middle of a turn, and nobody is awaited in a game that
    // cannot be continued.
    let active = move || {
        winners.with(Vec::is_empty)
            && !host.is_some_and(Host::is_stopped)
            && shown.with(|shown| shown.before.turn().player() == Some(seat))
    };
    let name = move || names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
    let bot = move || bots.with(|bots| bots.get(seat.index()) == Some(&true));
    view! {
        <li
            class=format!("player seat-{}", seat.number())
            class:active=active
            class:out=move || facts().out
            class:winner=move || winners.with(|winners| winners.contains(&seat))
            aria-current=move || active().then_some("true")
            data-player=seat.number().to_string()
        >
            <span class="player-mark">{(screens.poster().mark)(seat.index())}</span>
            <bdi class="player-name">{move || name()}</bdi>
            <span class="player-kind">
                {move || {
                    if bot() {
                        crate::art::bot().into_any()
                    } else {
                        crate::art::person().into_any()
                    }
                }}
            </span>
            {host.map(|host| host.beside_player(seat))}
            <span class="player-gear">{move || facts().gear}</span>
            <span class="player-tokens">{move || facts().tokens}</span>
            {move || {
                facts().state.map(|state| view! { <span class="player-state">{state}</span> })
            }}
            <strong
                class="player-score"
                data-score=seat.number().to_string()
                aria-label=move || texts::score_of(lang(), &name(), &facts().score_words)
            >
                {move || facts().score}
            </strong>
        </li>
    }
}
