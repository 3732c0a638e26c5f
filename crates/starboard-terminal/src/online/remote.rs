//! An online table as a host: the server is the keeper.

use starboard_client::{Asked, Place};
use starboard_kernel::{Lang, Level, Seat};
use starboard_table::{Request, SeatKind, Table, Wish};

use super::problem_text;
use crate::{Host, HostError, texts};

pub(crate) struct Remote {
    place: Place,
    /// The last known state, because the place has none while a log is requested again.
    table: Table,
}

impl Remote {
    /// `None` if the game has not started.
    pub(crate) fn new(place: Place) -> Option<Remote> {
        let table = place.table().filter(|table| table.play().is_some())?;
        let table = table.clone();
        Some(Remote { place, table })
    }

    pub(crate) fn into_place(self) -> Place {
        self.place
    }
}

/// Whether a request was sent.
pub(crate) fn outcome(asked: Asked, lang: Lang) -> Result<(), HostError> {
    match asked {
        Asked::Sent => Ok(()),
        Asked::Busy => Err(HostError::Refused(texts::still_sending(lang))),
        Asked::Gone(problem) => Err(HostError::Refused(problem_text(&problem, lang))),
    }
}

impl Host for Remote {
    fn table(&self) -> &Table {
        &self.table
    }

    fn ask(&mut self, _seat: Seat, request: &Request, lang: Lang) -> Result<(), HostError> {
        outcome(self.place.ask(request.clone()), lang)
    }

    fn rematch(&mut self, lang: Lang) -> Result<(), HostError> {
        outcome(self.place.wish(Wish::Rematch), lang)
    }

    /// Bots think on the server.
    fn bot_seed(&self) -> u64 {
        0
    }

    fn bot_to_think(&self) -> Option<(Seat, Level)> {
        None
    }

    fn warning(&self, lang: Lang) -> Option<String> {
        let is_slow = self.place.is_slow();
        is_slow.then(|| texts::sending(lang))
    }

    fn may_help(&self) -> bool {
        self.play().ending().is_some()
    }

    fn plays(&self, seat: Seat) -> bool {
        let is_own = self.place.seat() == Some(seat) && self.place.gone().is_none();
        is_own && self.play().kind(seat) == Some(SeatKind::Person)
    }

    fn catch_up(&mut self) -> bool {
        let is_news = self.place.catch_up();
        if let Some(table) = self.place.table()
            && is_news
            && table.play().is_some()
        {
            self.table = table.clone();
        }
        is_news
    }

    fn place(&self) -> Option<&Place> {
        Some(&self.place)
    }

    fn place_mut(&mut self) -> Option<&mut Place> {
        Some(&mut self.place)
    }
}
