//! What a pointer does to the sheet.

use armada::{Circle, Die, Ship};
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
    let named = |name: &str| browser::attribute_under(event, name);
    if let Some(name) = named("data-box") {
        let circle = Circle::ALL
            .into_iter()
            .find(|circle| circle.to_string() == name);
        return circle.map(Spot::Box);
    }
    if let Some(name) = named("data-bar") {
        let ship = Ship::ALL.into_iter().find(|ship| ship.to_string() == name);
        return ship.map(Spot::Bar);
    }
    if let Some(name) = named("data-die") {
        let die = Die::ALL.into_iter().find(|die| die.to_string() == name);
        return die.map(|die| Spot::Die(die.index()));
    }
    match named("data-role")?.as_str() {
        "value" => Some(Spot::Role(Role::Value)),
        "build" => Some(Spot::Role(Role::Build)),
        _ => Some(Spot::Role(Role::Countdown)),
    }
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
