//! What a pointer does to the sheet.

use armada::{Circle, Ship};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

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
