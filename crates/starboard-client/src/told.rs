//! What happens at a table besides the game.

use starboard_kernel::{Lang, Seat};
use starboard_table::{Entry, Event, Table};
use starboard_wire::Followed;

use crate::texts;

/// An event at the table that is not part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    TookBack(Seat),
    Resigned(Seat),
    /// A bot plays for this player.
    HandedOver(Seat),
    Returned(Seat),
    Removed(Seat),
    Readmitted(Seat),
    /// The host has readmitted the user.
    MayReturn,
    /// This player ran out of time.
    Late(Seat),
    Declined(Seat),
    /// The user's seat has moved to this device.
    SeatIsHere,
    /// It has moved to another one.
    SeatIsElsewhere,
}

impl Told {
    /// What new entries tell the user: those after the first `before` entries, which left the user on the
    /// seat `own`. Nobody is told of what they did with it themselves, nor of what happened before they came.
    pub fn by(
        entries: &[Entry],
        before: u64,
        own: Option<Seat>,
        followed: Followed,
    ) -> impl Iterator<Item = Told> {
        let fresh = entries.iter().filter(move |entry| entry.sequence > before);
        let told = fresh.filter_map(move |entry| told(&entry.event, own));
        let taken_over = followed.taken_over.map(Told::HandedOver);
        let taken_back = followed.taken_back.filter(move |seat| own != Some(*seat));
        told.chain(taken_over)
            .chain(taken_back.map(Told::TookBack))
            .filter(move |_| before > 0)
    }

    #[must_use]
    pub fn text(self, table: &Table, lang: Lang) -> String {
        let name = |seat: Seat| table.called(seat, lang);
        match self {
            Told::TookBack(seat) => texts::told_took_back(lang, &name(seat)),
            Told::Resigned(seat) => texts::told_resigned(lang, &name(seat)),
            Told::HandedOver(seat) => texts::told_handed_over(lang, &name(seat)),
            Told::Returned(seat) => texts::told_returned(lang, &name(seat)),
            Told::Removed(seat) => texts::told_removed(lang, &name(seat)),
            Told::Readmitted(seat) => texts::told_readmitted(lang, &name(seat)),
            Told::MayReturn => texts::you_may_return(lang),
            Told::Late(seat) => texts::told_late(lang, &name(seat)),
            Told::Declined(seat) => texts::told_declined(lang, &name(seat)),
            Told::SeatIsHere => texts::seat_is_here(lang),
            Told::SeatIsElsewhere => texts::seat_is_elsewhere(lang),
        }
    }
}

fn told(event: &Event, own: Option<Seat>) -> Option<Told> {
    let others = |seat: &Seat| own != Some(*seat);
    Some(match event {
        Event::TookBack { seat, .. } if others(seat) => Told::TookBack(*seat),
        Event::Resigned { seat } if others(seat) => Told::Resigned(*seat),
        Event::HandedOver { seat } if others(seat) => Told::HandedOver(*seat),
        Event::Returned { seat } if others(seat) => Told::Returned(*seat),
        Event::Removed { seat } if others(seat) => Told::Removed(*seat),
        Event::Readmitted { seat } if others(seat) => Told::Readmitted(*seat),
        Event::Readmitted { .. } => Told::MayReturn,
        Event::Late { seat } => Told::Late(*seat),
        Event::Answered {
            seat,
            agrees: false,
            ..
        } if others(seat) => Told::Declined(*seat),
        Event::SeatMoved { seat, .. } if !others(seat) => Told::SeatIsElsewhere,
        _ => return None,
    })
}
