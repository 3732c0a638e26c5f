//! Powers, openings, and what fleets do.

use rescue::{Action, Event, Kind, Part, Rescue};

use super::{Group, Origin, Study, Tally};
use starboard_kernel::Seat;

#[derive(Default)]
pub(crate) struct GameStudy {
    /// Which seats have flown.
    flown: [bool; Seat::MOST],
}

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
        Group {
            kind: "opening",
            what: "flew first",
            title: "Openings: the first ship that flies",
            origin: Origin::Choice,
            of: None,
        },
        DEED,
    ];

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Lay(_) => "lay out",
            Action::Move {
                part: Part::Whole, ..
            } => "move",
            Action::Move {
                part: Part::Top, ..
            } => "move the top of a stack",
            Action::Attack {
                part: Part::Whole, ..
            } => "attack",
            Action::Attack {
                part: Part::Top, ..
            } => "attack with the top of a stack",
            Action::TakeOver { .. } => "take over",
            Action::Rebuild { .. } => "rebuild",
            Action::Pass => "pass",
        }
    }

    fn event(&mut self, event: &Event, _: &Rescue, notes: &mut Tally) {
        if let Event::Moved { seat, kind, .. } = event
            && !std::mem::replace(&mut self.flown[seat.index()], true)
        {
            let ship = match kind {
                Kind::Speedy => "Speedy",
                Kind::Hunter => "Hunter",
                Kind::Cargo => "Cargo",
                Kind::Tie => "TIE",
            };
            notes.add(*seat, "opening", ship, "flew first");
        }
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

    fn end(&mut self, position: &Rescue, notes: &mut Tally) {
        for seat in Seat::first(starboard_kernel::Game::seats(position)) {
            let power = position.power(seat).map_or("none", |power| power.name());
            notes.add(seat, "power", power, "had");
        }
    }
}
