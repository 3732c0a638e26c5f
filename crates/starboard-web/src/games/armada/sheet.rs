//! The sheet: an overview strip, docks, the world and the tray.

mod button;
mod docks;
mod strip;
mod tray;
mod world;

use armada::{Armada, Phase, Ship};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::intent::{Counter, Intent, Preview, Spot};
use super::model::Model;
use super::{ladder, texts};
use crate::browser;
use crate::figures::loss_words;
use crate::games::follow::Following;
use crate::games::selection::Selection;
use crate::games::views::{heartbeat, worth_badge};
use crate::games::{Shown, focus};
use crate::prefs::{lang, spoken};

/// How a person acts on the sheet. Without controls, the sheet only shows the game.
#[derive(Clone, Copy)]
pub(super) struct Controls {
    pub(super) intent: Selection<Intent>,
    pub(super) tap: Callback<Spot>,
    /// A die is dragged onto something.
    pub(super) drop: Callback<(usize, Spot)>,
    /// The spot under the pointer or the keyboard focus.
    pub(super) looked: RwSignal<Option<Spot>>,
    pub(super) preview: Memo<Preview>,
    /// Whether a tap on a spot leads anywhere.
    pub(super) may: Callback<Spot, bool>,
    /// By how many points a spot falls short of the best, if known.
    pub(super) loss: Callback<Spot, Option<f64>>,
}

/// The state that all parts of the sheet share.
#[derive(Clone, Copy)]
struct Desk {
    shown: Memo<Shown<Armada>>,
    model: Memo<Following<Model>>,
    controls: Option<Controls>,
    /// The folded sheet shows the world, not the docks.
    on_map: RwSignal<bool>,
    /// The die that is held by a pointer, and where it was grabbed.
    grabbed: StoredValue<Option<(usize, (f64, f64))>>,
    /// The die that is dragged, and how far.
    dragged: RwSignal<Option<(usize, f64, f64)>>,
}

pub(super) fn sheet(
    shown: Memo<Shown<Armada>>,
    model: Memo<Following<Model>>,
    controls: Option<Controls>,
) -> AnyView {
    let phase = Memo::new(move |_| model.with(|model| model.phase));
    let desk = Desk {
        shown,
        model,
        controls,
        on_map: RwSignal::new(phase.get_untracked() != Phase::Build),
        grabbed: StoredValue::new(None),
        dragged: RwSignal::new(None),
    };
    // The view follows the phase; a person may switch to the other one.
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
            <div class="sheet" class:beat=heartbeat()>
                {desk.strip()}
                <div class="docks">{Ship::ALL.map(|ship| desk.dock(ship)).collect_view()}</div>
                {desk.earth()} {desk.tray()}
            </div>
        </div>
    }
    .into_any()
}

impl Desk {
    /// A folded sheet scrolls: brings the levels that are met, the invaded region, or the boxes for
    /// a value into view.
    fn show_what_may_be_done(self) {
        let Some(controls) = self.controls else {
            return;
        };
        let step = Memo::new(move |_| self.shown.with(|shown| shown.step));
        Effect::new(move |_| {
            step.track();
            controls.intent.get();
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

    fn intent(self) -> Intent {
        self.controls
            .map_or(Intent::Nothing, |controls| controls.intent.get())
    }

    fn may(self, spot: Spot) -> bool {
        self.controls.is_some_and(|controls| controls.may.run(spot))
    }

    fn previews(self, look: impl Fn(&Preview) -> bool) -> bool {
        self.controls
            .is_some_and(|controls| controls.preview.with(look))
    }

    fn tap(self, spot: Spot) {
        if let Some(controls) = self.controls {
            controls.tap.run(spot);
        }
    }

    fn look(self, spot: Option<Spot>) {
        if let Some(controls) = self.controls {
            controls.looked.set(spot);
        }
    }

    /// The badge with the worth of a spot.
    fn worth(self, spot: Spot) -> AnyView {
        worth_badge(move || self.loss(spot))
    }

    /// The accessible name of a spot: what it is, then its visible text word for word, so that
    /// users of voice control can say what they see.
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
            lang().labelled(&label, &seen.join(" "))
        }
    }

    /// The loss of a spot, if known; a role has the worth of its die.
    fn loss(self, spot: Spot) -> Option<f64> {
        match spot {
            Spot::Role(_) => None,
            _ => self.controls?.loss.run(spot),
        }
    }

    /// How much is left of a counter; in phase 1, what the ships would give now.
    fn left(self, counter: Counter) -> u8 {
        let actions = match self.model.with(|model| model.phase) {
            Phase::Build => self.shown.with(|shown| shown.before.gives()),
            Phase::Invade | Phase::Over => self.model.with(|model| model.actions),
        };
        ladder::count_of(&actions, counter)
    }
}
