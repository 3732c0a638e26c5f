//! Powers, and what fleets do.

use rescue::{Action, Event, Rescue};

use super::{Group, Notes, Origin, Study};
use starboard_kernel::Seat;

#[derive(Default)]
pub(crate) struct GameStudy;

const DEED: Group = Group {
    kind: "deed",
    what: "done",
    title: "What fleets do",
    origin: Origin::Choice,
    of: None,
};

impl Study<Rescue> for GameStudy {
    const GROUPS: &'static [Group] = &[
        Group {
            kind: "power",
            what: "had",
            title: "Powers",
            origin: Origin::Dealt,
            of: None,
        },
        DEED,
    ];

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Lay(_) => "lay out",
            Action::Move { .. } => "move",
            Action::Attack { .. } => "attack",
            Action::TakeOver { .. } => "take over",
            Action::Rebuild { .. } => "rebuild",
            Action::Pass => "pass",
        }
    }

    fn event(&mut self, event: &Event, _: &Rescue, notes: &mut Notes) {
        let (seat, deed) = match event {
            Event::Removed { seat, .. } => (seat, "attack"),
            Event::TakenOver { seat, .. } => (seat, "takeover"),
            Event::PickedUp { seat, .. } => (seat, "pick-up"),
            Event::Stacked { seat, .. } => (seat, "stack"),
            Event::Rebuilt { seat, .. } => (seat, "rebuilt ship"),
            _ => return,
        };
        notes.add(*seat, DEED.kind, deed, DEED.what);
    }

    fn end(&mut self, position: &Rescue, notes: &mut Notes) {
        for seat in Seat::first(starboard_kernel::Game::seats(position)) {
            let power = position.power(seat).map_or("none", |power| power.name());
            notes.add(seat, "power", power, "had");
        }
    }
}
