//! The sheet: a strip for an overview, docks, the world and the tray.

mod button;
mod docks;
mod strip;
mod tray;
mod world;

use armada::{Armada, Phase, Ship};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::model::Model;
use super::wish::{Counter, Preview, Spot, Wish};
use super::{ladder, texts};
use crate::browser;
use crate::games::follow::Following;
use crate::games::selection::Selection;
use crate::games::views::worth_badge;
use crate::games::{Shown, focus};
use crate::prefs::{lang, spoken};
use crate::report::loss_words;

/// What a person does with the sheet. Without it the sheet is only looked at.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    pub(super) wish: Selection<Wish>,
    pub(super) tap: Callback<Spot>,
    /// A die is dragged onto something.
    pub(super) drop: Callback<(usize, Spot)>,
    /// What the pointer or the keyboard is on.
    pub(super) looked: RwSignal<Option<Spot>>,
    pub(super) preview: Memo<Preview>,
    /// Whether a tap on a spot leads anywhere.
    pub(super) may: Callback<Spot, bool>,
    /// What is known of the worth of a spot: its loss against the best, in points.
    pub(super) loss: Callback<Spot, Option<f64>>,
}

/// Everything that the parts of the sheet look at.
#[derive(Clone, Copy)]
struct Desk {
    shown: Memo<Shown<Armada>>,
    model: Memo<Following<Model>>,
    hand: Option<Hand>,
    /// The folded sheet shows the world, not the docks.
    on_map: RwSignal<bool>,
    /// The die that a pointer holds, and where it took it.
    grabbed: StoredValue<Option<(usize, (f64, f64))>>,
    /// The die that is dragged, and how far.
    dragged: RwSignal<Option<(usize, f64, f64)>>,
}

pub(super) fn sheet(
    shown: Memo<Shown<Armada>>,
    model: Memo<Following<Model>>,
    hand: Option<Hand>,
) -> AnyView {
    let phase = Memo::new(move |_| model.with(|model| model.phase));
    let desk = Desk {
        shown,
        model,
        hand,
        on_map: RwSignal::new(phase.get_untracked() != Phase::Build),
        grabbed: StoredValue::new(None),
        dragged: RwSignal::new(None),
    };
    // The view follows the phase; a person may look at the other one.
    Effect::new(move |_| desk.on_map.set(phase.get() != Phase::Build));
    desk.show_what_may_be_done();
    let class = move || {
        let phase = match phase.get() {
            Phase::Build => "build",
            Phase::Invade => "invade",
            Phase::Over => "over",
        };
        let view = if desk.on_map.get() { "map" } else { "docks" };
        format!("board armada phase-{phase} view-{view}")
    };
    view! {
        <div
            class=class
            role="group"
            aria-label=spoken(texts::sheet_label)
            on:keydown=move |event: KeyboardEvent| focus::move_by_arrows(&event, ".sheet")
        >
            <div class="sheet">
                {desk.strip()}
                <div class="docks">{Ship::ALL.map(|ship| desk.dock(ship)).collect_view()}</div>
                {desk.earth()} {desk.tray()}
            </div>
        </div>
    }
    .into_any()
}

impl Desk {
    /// A folded sheet scrolls: the levels that are met, the region of the invasion, or the boxes
    /// that a value can go to are brought into it.
    fn show_what_may_be_done(self) {
        let Some(hand) = self.hand else {
            return;
        };
        let step = Memo::new(move |_| self.shown.with(|shown| shown.step));
        Effect::new(move |_| {
            step.track();
            hand.wish.get();
            let on_map = self.on_map.get();
            request_animation_frame(move || {
                if on_map {
                    browser::bring_one_into_view(".earth", ".level.met, .realm.focus");
                } else {
                    browser::bring_one_into_view(".docks", ".box.may, .bar.may");
                }
            });
        });
    }

    fn wish(self) -> Wish {
        self.hand.map_or(Wish::Nothing, |hand| hand.wish.get())
    }

    fn may(self, spot: Spot) -> bool {
        self.hand.is_some_and(|hand| hand.may.run(spot))
    }

    fn previews(self, look: impl Fn(&Preview) -> bool) -> bool {
        self.hand.is_some_and(|hand| hand.preview.with(look))
    }

    fn tap(self, spot: Spot) {
        if let Some(hand) = self.hand {
            hand.tap.run(spot);
        }
    }

    fn look(self, spot: Option<Spot>) {
        if let Some(hand) = self.hand {
            hand.looked.set(spot);
        }
    }

    /// The badge with what a spot is worth.
    fn worth(self, spot: Spot) -> AnyView {
        worth_badge(move || self.loss(spot))
    }

    /// What a spot is called: what it is, then what can be read on it, word by word, so that
    /// people who speak to their computer can say what they see.
    fn named(self, spot: Spot, label: String) -> String {
        let written = match spot {
            Spot::Level(level) => world::level_sign(level),
            Spot::Counter(counter) => {
                let left = self.left(counter);
                Some(texts::counter_label(lang(), &counter.words(lang()), left))
            }
            _ => None,
        };
        let worth = self.loss(spot).map(|loss| loss_words(loss, lang()));
        let seen: Vec<String> = written.into_iter().chain(worth).collect();
        if seen.is_empty() {
            label
        } else {
            format!("{label}: {}", seen.join(" "))
        }
    }

    /// What is known of the worth of a spot; a role is worth what its die is.
    fn loss(self, spot: Spot) -> Option<f64> {
        match spot {
            Spot::Role(_) => None,
            _ => self.hand?.loss.run(spot),
        }
    }

    /// How much is left of a counter; in phase 1 what the ships would give as they stand.
    fn left(self, counter: Counter) -> u8 {
        let actions = match self.model.with(|model| model.phase) {
            Phase::Build => self.shown.with(|shown| shown.before.gives()),
            Phase::Invade | Phase::Over => self.model.with(|model| model.actions),
        };
        ladder::count_of(&actions, counter)
    }
}
