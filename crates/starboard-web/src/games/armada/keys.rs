//! What a pointer does to the sheet.

use armada::{Circle, Ship};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};

use super::intent::Spot;
use super::model::Role;
use crate::browser;

/// Brings something into view.
pub(super) fn show(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        element.scroll_into_view();
    }
}

/// The spot under a pointer.
pub(super) fn spot_under(event: &PointerEvent) -> Option<Spot> {
    let boxes = Circle::ALL.into_iter().map(Spot::Box);
    let mut spots = boxes
        .chain(Ship::ALL.map(Spot::Bar))
        .chain((0..3).map(Spot::Die))
        .chain(Role::ALL.map(Spot::Role));
    spots.find(|spot| {
        let (name, value) = spot.attribute();
        browser::attribute_under(event, name) == Some(value)
    })
}

/// Ignores the click with which the browser ends a drag; nobody meant it.
pub(super) fn swallow_click() {
    let stop = Closure::once_into_js(|event: web_sys::Event| {
        event.stop_propagation();
        event.prevent_default();
    });
    let options = web_sys::AddEventListenerOptions::new();
    options.set_capture(true);
    options.set_once(true);
    let stop: js_sys::Function = stop.unchecked_into();
    let _ = window()
        .add_event_listener_with_callback_and_add_event_listener_options("click", &stop, &options);
    // If the browser sends none, the next click is intentional.
    set_timeout(
        move || {
            let _ = window().remove_event_listener_with_callback_and_bool("click", &stop, true);
        },
        std::time::Duration::from_millis(60),
    );
}
