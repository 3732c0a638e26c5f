//! Which planet is at the bottom of the board, and the switch for it.

use leptos::prelude::*;
use rescue::Rescue;
use starboard_kernel::{Game, Seat};

use super::texts;
use crate::games::{Player, Shown};
use crate::names;
use crate::prefs::{Prefs, lang, spoken};

/// In play: the viewer's planet, if they prefer that.
pub(super) fn own(player: Player<Rescue>) -> (Signal<usize>, AnyView) {
    let prefs = Prefs::get();
    let seat = Signal::derive(move || {
        let own = player.viewer.get().filter(|_| prefs.turn_board.get());
        own.unwrap_or(Seat::new(0))
    });
    let switch = view! {
        <button
            type="button"
            class="icon-button turn-board"
            aria-label=spoken(texts::turn_board)
            aria-pressed=move || prefs.turn_board.get().to_string()
            on:click=move |_| prefs.turn_board.update(|on| *on = !*on)
        >
            {crate::art::turn()}
        </button>
    };
    (planet_of(player.shown, seat), switch.into_any())
}

/// In a replay: every seat's planet in turn, initially as the viewer had it in play.
pub(super) fn any(shown: Memo<Shown<Rescue>>, viewer: Option<Seat>) -> (Signal<usize>, AnyView) {
    let own = viewer.filter(|_| Prefs::get().turn_board.get_untracked());
    let seat = RwSignal::new(own.unwrap_or(Seat::new(0)));
    let next = move || {
        let seats = shown.with_untracked(|shown| shown.before.seats());
        seat.update(|seat| *seat = Seat::new((seat.index() + 1) % seats));
    };
    let words = move || texts::turn_on(lang(), &names::of(seat.get()));
    let switch = view! {
        <button
            type="button"
            class="icon-button turn-board"
            aria-label=words
            on:click=move |_| next()
        >
            {crate::art::turn()}
        </button>
    };
    (planet_of(shown, seat.into()), switch.into_any())
}

fn planet_of(shown: Memo<Shown<Rescue>>, seat: Signal<Seat>) -> Signal<usize> {
    Signal::derive(move || shown.with(|shown| shown.before.planet_index(seat.get())))
}
