//! Which entry a request becomes, and what the keeper of a table decides besides.

use starboard_kernel::{PlayError, Seat, Turn};

use super::chance::{resolve_by, start_of};
use super::{Keeper, Room, RoomSeat};
use crate::online::entry::{Entry, Event, Fresh, Key, Person, Seated, Start};
use crate::online::plan::LEVELS;
use crate::online::{Late, MOST_MESSAGE_CHARS, Refusal, Request, SeatFor};
use crate::{SeatKind, Table, TableError};

impl Room {
    /// The entry that a request of somebody becomes.
    ///
    /// # Errors
    /// Why not. The room is as it was in any case: the entry is still to be stored and added.
    pub fn decide(
        &self,
        who: &Person,
        request: &Request,
        key: Option<Key>,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        let mut entry = match request {
            Request::Sit { seat, entropy } => self.sit(who, *seat, entropy, keeper)?,
            Request::Stand => {
                let seat = self.seat_of_person(who)?;
                self.gathering()?;
                self.draft(Event::Stood { seat }, keeper)
            }
            Request::Plan { seat, by } => self.replan(who, *seat, *by, keeper)?,
            Request::Free { seat } => self.free(who, *seat, keeper)?,
            Request::Close => {
                self.gathering()?;
                self.hosted_by(who)?;
                self.decide_close(keeper)?
            }
            Request::Act { action } => {
                let seat = self.seat_of_person(who)?;
                self.ongoing(seat)?;
                self.act(seat, action, keeper)?
            }
            Request::Undo => {
                let seat = self.seat_of_person(who)?;
                let to = self.begun()?.undo_target(seat).map_err(TableError::from)?;
                self.draft(Event::TookBack { seat, to }, keeper)
            }
            Request::Ask { wish, entropy } => self.ask(who, *wish, entropy.clone(), keeper)?,
            Request::Answer { agrees, entropy } => {
                self.answer(who, *agrees, entropy.clone(), keeper)?
            }
            Request::Resign => {
                let seat = self.seat_of_person(who)?;
                self.ongoing(seat)?;
                self.resignation(seat, Event::Resigned { seat }, keeper)
            }
            Request::HandOver => {
                let seat = self.seat_of_person(who)?;
                self.ongoing(seat)?;
                self.draft(Event::HandedOver { seat }, keeper)
            }
            Request::Return => {
                let seat = self.seat_of_person(who)?;
                let table = self.begun()?;
                if table.outcome().is_some() {
                    return Err(TableError::Over.into());
                }
                if table.has_resigned(seat) {
                    return Err(TableError::Resigned(seat).into());
                }
                if table.kind(seat) == Some(SeatKind::Person) {
                    return Err(TableError::AlreadyPerson(seat).into());
                }
                self.draft(Event::Returned { seat }, keeper)
            }
            Request::Say { text } => {
                let seat = self.seat_of_person(who)?;
                if !self.plan.chat {
                    return Err(Refusal::NoMessages);
                }
                let text = text.trim();
                let fits = (1..=MOST_MESSAGE_CHARS).contains(&text.chars().count())
                    && !text.chars().any(char::is_control);
                if !fits {
                    return Err(Refusal::Message);
                }
                let text = text.to_owned();
                self.draft(Event::Said { seat, text }, keeper)
            }
        };
        entry.key = key;
        Ok(entry)
    }

    /// The action of the bot that is to act.
    ///
    /// # Errors
    /// If it is not possible, or not a bot's turn.
    pub fn decide_for_bot(
        &self,
        seat: Seat,
        action: &str,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        let table = self.begun()?;
        if !matches!(table.kind(seat), Some(SeatKind::Bot { .. })) {
            return Err(TableError::AlreadyPerson(seat).into());
        }
        self.act(seat, action, keeper)
    }

    /// The player whose time has run out, if somebody's has.
    #[must_use]
    pub fn decide_late(&self, keeper: Keeper<'_>) -> Option<Entry> {
        let seat = self.clocks.running()?;
        if self.clocks.deadline()? > keeper.now {
            return None;
        }
        Some(match self.plan.late {
            Late::Bot => self.draft(Event::Late { seat }, keeper),
            Late::Resign => self.resignation(seat, Event::Late { seat }, keeper),
        })
    }

    /// Gives up a table that never began.
    ///
    /// # Errors
    /// If it has begun, or is closed already.
    pub fn decide_close(&self, keeper: Keeper<'_>) -> Result<Entry, Refusal> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        self.gathering()?;
        Ok(self.draft(Event::Closed, keeper))
    }

    /// The seat goes to another device, whose holder has proved that the player wants it.
    ///
    /// # Errors
    /// If that person has a seat here already.
    pub fn decide_seat_moved(
        &self,
        seat: Seat,
        person: Person,
        key: Option<Key>,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(Refusal::Seated(seat));
        }
        match self.seats.get(seat.index()) {
            None => return Err(Refusal::NoSuchSeat(seat)),
            Some(found) if found.person.is_none() => return Err(Refusal::NotSeated),
            Some(_) => {}
        }
        let mut entry = self.draft(Event::SeatMoved { seat, person }, keeper);
        entry.key = key;
        Ok(entry)
    }

    pub(super) fn draft(&self, event: Event, keeper: Keeper<'_>) -> Entry {
        Entry {
            sequence: self.sequence + 1,
            // Clocks of keepers differ by a little; a log goes forward.
            at: keeper.now.max(self.changed_at),
            key: None,
            event,
            start: None,
            reveal: None,
            next: None,
        }
    }

    fn sit(
        &self,
        who: &Person,
        seat: Seat,
        entropy: &Fresh,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        self.gathering()?;
        if let Some(seat) = self.seat_of(&who.id) {
            return Err(Refusal::Seated(seat));
        }
        let found = self.existing(seat)?;
        if !found.is_free() {
            return Err(Refusal::Taken(seat));
        }
        let seated = Seated {
            seat,
            person: who.clone(),
            entropy: entropy.clone(),
        };
        let mut entry = self.draft(Event::Sat(seated), keeper);
        let mut seats = self.seats.clone();
        seats[seat.index()].person = Some(who.clone());
        seats[seat.index()].entropy = Some(entropy.clone());
        entry.start = self.start_with(&seats, keeper);
        Ok(entry)
    }

    fn replan(
        &self,
        who: &Person,
        seat: Seat,
        by: SeatFor,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        self.gathering()?;
        self.hosted_by(who)?;
        let found = self.existing(seat)?;
        if found.person.is_some()
            || found.by == by
            || matches!(by, SeatFor::Bot(level) if !LEVELS.contains(&level))
        {
            return Err(Refusal::Taken(seat));
        }
        let mut seats = self.seats.clone();
        seats[seat.index()].by = by;
        // A table of bots alone would wait for ever.
        if seats.iter().all(|seat| matches!(seat.by, SeatFor::Bot(_))) {
            return Err(Refusal::Taken(seat));
        }
        let mut entry = self.draft(Event::Planned { seat, by }, keeper);
        entry.start = self.start_with(&seats, keeper);
        Ok(entry)
    }

    fn free(&self, who: &Person, seat: Seat, keeper: Keeper<'_>) -> Result<Entry, Refusal> {
        self.gathering()?;
        self.hosted_by(who)?;
        let found = self.existing(seat)?;
        if found.person.is_none() {
            return Err(Refusal::NobodyThere(seat));
        }
        Ok(self.draft(Event::Stood { seat }, keeper))
    }

    fn existing(&self, seat: Seat) -> Result<&RoomSeat, Refusal> {
        let found = self.seats.get(seat.index());
        found.ok_or(Refusal::NoSuchSeat(seat))
    }

    fn hosted_by(&self, who: &Person) -> Result<(), Refusal> {
        if who.id == self.host.id {
            Ok(())
        } else {
            Err(Refusal::NotHost)
        }
    }

    /// The begin of the game, if these seats are complete.
    fn start_with(&self, seats: &[RoomSeat], keeper: Keeper<'_>) -> Option<Start> {
        if seats.iter().any(RoomSeat::is_free) {
            return None;
        }
        let entropy: Vec<&Fresh> = seats.iter().filter_map(|s| s.entropy.as_ref()).collect();
        Some(start_of(&self.start, *keeper.seed, &entropy))
    }

    /// Also for a bot on the seat.
    fn act(&self, seat: Seat, action: &str, keeper: Keeper<'_>) -> Result<Entry, Refusal> {
        let table = self.begun()?;
        let to_act = table.whose_turn().ok_or(TableError::Over)?;
        if to_act != seat {
            return Err(TableError::NotYourTurn { to_act }.into());
        }
        let mut position = table.position().clone();
        position
            .play(action)
            .map_err(|error: PlayError| TableError::from(error))?;
        let mut moves = vec![action.to_owned()];
        let seed = self.mixed(*keeper.seed);
        let chance_turns = table.history().chance_turns();
        resolve_by(&mut position, seed, chance_turns, &mut moves);
        let mut entry = self.draft(Event::Moved { seat, moves }, keeper);
        if position.turn() == Turn::Over {
            entry.reveal = Some(*keeper.seed);
        }
        Ok(entry)
    }

    /// A resignation, with the seed if it ends the game.
    fn resignation(&self, seat: Seat, event: Event, keeper: Keeper<'_>) -> Entry {
        let mut entry = self.draft(event, keeper);
        let table = self.table.as_ref();
        let left = table.map_or(0, |table| {
            Seat::first(self.seats.len())
                .filter(|&other| other != seat && !table.has_resigned(other))
                .count()
        });
        if left <= 1 {
            entry.reveal = Some(*keeper.seed);
        }
        entry
    }

    fn gathering(&self) -> Result<(), Refusal> {
        match self.table {
            None => Ok(()),
            Some(_) => Err(Refusal::Begun),
        }
    }

    pub(super) fn begun(&self) -> Result<&Table, Refusal> {
        self.table.as_ref().ok_or(Refusal::NotBegun)
    }

    /// The game goes on and this seat is played by its person.
    pub(super) fn ongoing(&self, seat: Seat) -> Result<(), Refusal> {
        let table = self.begun()?;
        if table.outcome().is_some() {
            return Err(TableError::Over.into());
        }
        if table.has_resigned(seat) {
            return Err(TableError::Resigned(seat).into());
        }
        match table.kind(seat) {
            Some(SeatKind::Person) => Ok(()),
            Some(SeatKind::Bot { .. }) => Err(TableError::NotAPerson(seat).into()),
            None => Err(Refusal::NoSuchSeat(seat)),
        }
    }

    pub(super) fn seat_of_person(&self, who: &Person) -> Result<Seat, Refusal> {
        self.seat_of(&who.id).ok_or(Refusal::NotSeated)
    }
}
