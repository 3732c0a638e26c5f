//! Points that fly from where they were scored to the score of the player who got them.

use leptos::prelude::*;
use starboard_kernel::Seat;

use super::rings::{middle, place};
use crate::games::erased::{Notes, Shown};

/// Points on their way.
#[derive(Clone, PartialEq)]
struct Flight {
    id: usize,
    seat: Seat,
    points: u16,
    from: (f64, f64),
    to: (f64, f64),
}

/// Lets the points of the newest event that is shown fly over the screen.
pub(crate) fn gains(notes: &'static dyn Notes, shown: Memo<Shown>) -> impl IntoView {
    let flights = RwSignal::new(Vec::<Flight>::new());
    let newest = Memo::new(move |_| {
        shown.with(|shown| {
            let gain = notes.gain(shown)?;
            Some((shown.moment(), gain))
        })
    });
    Effect::new(move |number: Option<usize>| {
        let number = number.unwrap_or_default();
        let Some((_, gain)) = newest.get() else {
            return number;
        };
        // What is out of sight or covered is neither a source nor a target.
        if let (Some(from), Some(to)) = (place(&gain.from), place(&gain.to)) {
            let flight = Flight {
                id: number,
                seat: gain.seat,
                points: gain.points,
                from: middle(from),
                to: middle(to),
            };
            flights.update(|flights| flights.push(flight));
        }
        number + 1
    });
    let has_landed = move |id| flights.update(|flights| flights.retain(|flight| flight.id != id));
    view! {
        <div class="gains" aria-hidden="true">
            <For each=move || flights.get() key=|flight| flight.id let:flight>
                <b
                    class=format!("gain seat-{}", flight.seat.number())
                    style:--x=flight.from.0.to_string()
                    style:--y=flight.from.1.to_string()
                    style:--to-x=flight.to.0.to_string()
                    style:--to-y=flight.to.1.to_string()
                    on:animationend=move |_| has_landed(flight.id)
                >
                    {format!("+{}", flight.points)}
                </b>
            </For>
        </div>
    }
}
