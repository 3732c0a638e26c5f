//! What lies under a pointer.

use armada::{Circle, Die, Ship};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};

use super::model::Role;
use super::wish::Spot;

/// Brings something into view.
pub(super) fn show(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        element.scroll_into_view();
    }
}

/// The spot that lies at a place of the window.
pub(super) fn spot_at(x: f64, y: f64) -> Option<Spot> {
    let element = document().element_from_point(x as f32, y as f32)?;
    let named = |name: &str| {
        let found = element.closest(&format!("[{name}]")).ok().flatten()?;
        found.get_attribute(name)
    };
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

/// A drag ends with a click on what was dragged; nobody meant it.
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
    // If no click follows, the next one is meant.
    set_timeout(
        move || {
            let _ = window().remove_event_listener_with_callback_and_bool("click", &stop, true);
        },
        std::time::Duration::from_millis(60),
    );
}
