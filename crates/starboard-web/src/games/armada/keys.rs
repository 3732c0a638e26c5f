//! Finding one's way on the sheet by arrow keys, and what lies under a pointer.

use armada::{Circle, Die, Ship};
use leptos::ev::KeyboardEvent;
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

fn middle(element: &web_sys::Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (
        rect.x() + rect.width() / 2.0,
        rect.y() + rect.height() / 2.0,
    )
}

/// How far a thing at `(dx, dy)` is for somebody who goes in a direction: sideways counts
/// double. Nothing if it does not lie that way.
fn distance(key: &str, dx: f64, dy: f64) -> Option<f64> {
    let (ahead, aside) = match key {
        "ArrowRight" => (dx, dy),
        "ArrowLeft" => (-dx, dy),
        "ArrowDown" => (dy, dx),
        "ArrowUp" => (-dy, dx),
        _ => return None,
    };
    (ahead > 4.0).then(|| ahead + 2.0 * aside.abs())
}

/// Arrow keys move the focus to the nearest button that way.
pub(super) fn move_focus(event: &KeyboardEvent) {
    let key = event.key();
    if !key.starts_with("Arrow") || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let Some(from) = document().active_element() else {
        return;
    };
    let Ok(Some(sheet)) = from.closest(".sheet") else {
        return;
    };
    let Ok(buttons) = sheet.query_selector_all("button") else {
        return;
    };
    event.prevent_default();
    let (x, y) = middle(&from);
    let nearest = (0..buttons.length())
        .filter_map(|index| buttons.get(index)?.dyn_into::<web_sys::HtmlElement>().ok())
        // What is not shown has no place.
        .filter(|button| button.offset_parent().is_some())
        .filter_map(|button| {
            let (bx, by) = middle(&button);
            distance(&key, bx - x, by - y).map(|far| (far, button))
        })
        .min_by(|(a, _), (b, _)| a.total_cmp(b));
    if let Some((_, button)) = nearest {
        let _ = button.focus();
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
