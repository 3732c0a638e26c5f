//! What all buttons of the sheet share, and dragging dice between them.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Desk;
use crate::browser;
use crate::games::armada::intent::{Counter, Intent, Spot};
use crate::games::armada::keys;

impl Desk {
    /// A button of the sheet, with tap, hover and focus; a die can be dragged, too.
    pub(super) fn button(
        self,
        spot: Spot,
        class: impl Fn() -> String + Send + Sync + 'static,
        label: impl Fn() -> String + Send + Sync + 'static,
        content: impl IntoView + 'static,
    ) -> AnyView {
        let (class, label) = (Signal::derive(class), Signal::derive(label));
        self.button_of(spot, class, label, content.into_any())
    }

    /// All of them share one instance of the code.
    fn button_of(
        self,
        spot: Spot,
        class: Signal<String>,
        label: Signal<String>,
        content: AnyView,
    ) -> AnyView {
        let mouse = |event: &PointerEvent| event.pointer_type() == "mouse";
        let (name, value) = spot.attribute();
        let pressed = matches!(spot, Spot::Die(_) | Spot::Counter(_)).then(|| {
            Signal::derive(move || match (spot, self.intent()) {
                (Spot::Die(die), intent) => intent.die() == Some(die),
                (Spot::Counter(Counter::Wilds), Intent::Wild) => true,
                (Spot::Counter(Counter::Skill(one)), Intent::Skill(other)) => one == other,
                _ => false,
            })
        });
        leptos::html::button()
            .r#type("button")
            .class(move || class.get())
            .attr(name, value)
            .attr("data-face", move || self.face_of(spot))
            .attr("aria-label", move || self.named(spot, label.get()))
            .attr("aria-pressed", move || {
                pressed.map(|on| on.get().to_string())
            })
            .attr("aria-disabled", move || (!self.may(spot)).to_string())
            // Tab visits only what is possible; arrow keys go everywhere.
            .attr("tabindex", move || if self.may(spot) { "0" } else { "-1" })
            .style(("--drag-x", move || {
                self.pulled(spot).map(|(x, _)| format!("{x}px"))
            }))
            .style(("--drag-y", move || {
                self.pulled(spot).map(|(_, y)| format!("{y}px"))
            }))
            .on(leptos::ev::click, move |_| self.tap(spot))
            .on(leptos::ev::pointerenter, move |event| {
                if mouse(&event) {
                    self.look(Some(spot));
                }
            })
            .on(leptos::ev::pointerleave, move |event| {
                if mouse(&event) {
                    self.look(None);
                }
            })
            .on(leptos::ev::focus, move |_| self.look(Some(spot)))
            .on(leptos::ev::blur, move |_| self.look(None))
            .on(leptos::ev::pointerdown, move |event| {
                self.grab(spot, &event);
            })
            .on(leptos::ev::pointermove, move |event| self.pull(&event))
            .on(leptos::ev::pointerup, move |event| self.let_go(&event))
            .on(leptos::ev::pointercancel, move |_| self.put_back())
            .child((content, " ", self.worth(spot)))
            .into_any()
    }

    /// What a die of phase 1 shows, and what it was used for.
    fn face_of(self, spot: Spot) -> Option<String> {
        let Spot::Die(die) = spot else {
            return None;
        };
        self.model.with(|model| {
            let shown = model.tray[die];
            let counts = model.phase == armada::Phase::Build && shown.face != 0;
            counts.then(|| match shown.role {
                Some(role) => format!("{} {}", shown.face, role.id()),
                None => shown.face.to_string(),
            })
        })
    }

    fn grab(self, spot: Spot, event: &PointerEvent) {
        let Spot::Die(die) = spot else {
            return;
        };
        if untrack(move || self.may(spot)) {
            self.grabbed.set_value(Some((die, place(event))));
            let target = event.current_target();
            if let Some(element) = target.and_then(|t| t.dyn_into::<web_sys::Element>().ok()) {
                let _ = element.set_pointer_capture(event.pointer_id());
            }
        }
    }

    fn pull(self, event: &PointerEvent) {
        if let Some((die, (x, y))) = self.grabbed.get_value() {
            let (dx, dy) = (place(event).0 - x, place(event).1 - y);
            if self.dragged.get_untracked().is_some() || dx.abs() + dy.abs() > 10.0 {
                self.dragged.set(Some((die, dx, dy)));
            }
        }
    }

    fn let_go(self, event: &PointerEvent) {
        let dragged = self.dragged.get_untracked();
        self.put_back();
        let (Some((die, ..)), Some(controls)) = (dragged, self.controls) else {
            return;
        };
        browser::swallow_click();
        if let Some(spot) = keys::spot_under(event) {
            controls.drop.run((die, spot));
        }
    }

    /// How far a spot is dragged.
    fn pulled(self, spot: Spot) -> Option<(f64, f64)> {
        let Spot::Die(die) = spot else {
            return None;
        };
        let dragged = self.dragged.get().filter(|(index, ..)| *index == die);
        dragged.map(|(_, x, y)| (x, y))
    }

    fn put_back(self) {
        self.grabbed.set_value(None);
        if self.dragged.get_untracked().is_some() {
            self.dragged.set(None);
        }
    }
}

/// Where a pointer is.
fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
