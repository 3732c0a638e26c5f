//! A few seconds of effects over the board when a game has ended on this screen. They carry no
//! information, nothing waits for them, and any key or tap ends them.

use std::time::Duration;

use leptos::prelude::*;

use crate::prefs::{Prefs, Tempo};

/// In which mood it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mood {
    Won,
    /// Neither won nor lost: points in a solo game, a draw, or a game between others.
    Done,
    Lost,
}

impl Mood {
    pub(super) fn class(self) -> &'static str {
        match self {
            Mood::Won => "won",
            Mood::Done => "done",
            Mood::Lost => "lost",
        }
    }

    /// How many sparks fly, in bursts of a dozen after a win.
    fn sparks(self) -> usize {
        match self {
            Mood::Won => 48,
            Mood::Done => 14,
            Mood::Lost => 18,
        }
    }
}

/// How long it lasts at the usual pace.
const LENGTH: u32 = 3400;
/// So long nothing ends it.
const HELD: u32 = 300;

/// The sparks, unless motion is reduced. `seat` is the class of the winner's colour.
pub(super) fn finale(mood: Mood, seat: &str) -> Option<impl IntoView + use<>> {
    let prefs = Prefs::get();
    if prefs.tempo.get_untracked() == Tempo::Off {
        return None;
    }
    let is_on = RwSignal::new(true);
    // The player who made the last move may still be pressing.
    let can_end = StoredValue::new(false);
    let wait = |millis: u32| Duration::from_millis(prefs.paced(millis).into());
    let allow = move || {
        can_end.try_set_value(true);
    };
    set_timeout(allow, wait(HELD));
    let stop = move || {
        is_on.try_set(false);
    };
    set_timeout(stop, wait(LENGTH));
    let end = move || {
        if can_end.get_value() {
            is_on.set(false);
        }
    };
    let taps = window_event_listener(leptos::ev::pointerdown, move |_| end());
    let keys = window_event_listener(leptos::ev::keydown, move |_| end());
    on_cleanup(move || {
        taps.remove();
        keys.remove();
    });
    let class = format!("finale {} {seat}", mood.class());
    Some(move || {
        is_on.get().then(|| {
            let spark = |number: usize| view! { <i style:--n=number.to_string()></i> };
            view! {
                <div class=class.clone() aria-hidden="true">
                    {(0..mood.sparks()).map(spark).collect_view()}
                </div>
            }
        })
    })
}
