//! Keyboard navigation on a board of buttons.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser;

fn middle(element: &web_sys::Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (
        rect.x() + rect.width() / 2.0,
        rect.y() + rect.height() / 2.0,
    )
}

/// How far an element at `(dx, dy)` is in the direction of an arrow key, with sideways distance
/// counted double; `None` if it lies in another direction.
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

/// Arrow keys move the focus to the nearest button that way, within an ancestor.
pub(super) fn move_by_arrows(event: &KeyboardEvent, within: &str) {
    let key = event.key();
    if !key.starts_with("Arrow") || browser::has_modifier(event) {
        return;
    }
    let Some(from) = document().active_element() else {
        return;
    };
    let Ok(Some(board)) = from.closest(within) else {
        return;
    };
    let Ok(buttons) = board.query_selector_all("button") else {
        return;
    };
    event.prevent_default();
    let (x, y) = middle(&from);
    let nearest = (0..buttons.length())
        .filter_map(|index| buttons.get(index)?.dyn_into::<web_sys::HtmlElement>().ok())
        // Hidden elements have no place on the screen.
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
