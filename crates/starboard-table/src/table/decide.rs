//! Decisions: which entry a request becomes, and what the keeper decides without a request.

use starboard_kernel::{RequestedLevel, Seat, Seed, Turn};

use super::chance::start_of;
use super::{Broken, Decision, Keeper, Table, TableSeat};
use crate::entry::{Entry, Event, Fresh, Key, Person, Seated, Start};
use crate::{
    Late, MOST_MESSAGE_CHARS, Play, Refusal, Request, SeatFor, SeatKind, Terms, UndoReason,
    check_name, visible,
};

impl Table {
    /// Decides a request: the entry to store, and the resulting table.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(
        &self,
        who: &Person,
        request: &Request,
        key: Option<Key>,
        keeper: Keeper<'_>,
    ) -> Result<Decision, Refusal> {
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
                self.draft(Event::Closed, keeper)
            }
            Request::Act { action } => {
                let seat = self.seat_of_person(who)?;
                self.ongoing(seat)?;
                return self.act(seat, action, key, keeper);
            }
            Request::Undo => {
                let seat = self.seat_of_person(who)?;
                let to = self.begun()?.undo_target(seat)?;
                self.undo_in_time(seat, to, keeper)?;
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
                let play = self.begun()?;
                play.ongoing(seat)?;
                if play.kind(seat) == Some(SeatKind::Person) {
                    return Err(Refusal::AlreadyPerson(seat));
                }
                self.not_removed(seat)?;
                if !self.clocks.allows_return(seat) {
                    return Err(Refusal::TimeUp(seat));
                }
                self.draft(Event::Returned { seat }, keeper)
            }
            Request::Remove { seat } => {
                self.removable(who, *seat)?;
                self.not_removed(*seat)?;
                self.draft(Event::Removed { seat: *seat }, keeper)
            }
            Request::Readmit { seat } => {
                self.removable(who, *seat)?;
                if !self.existing(*seat)?.removed {
                    return Err(Refusal::NotRemoved(*seat));
                }
                self.draft(Event::Readmitted { seat: *seat }, keeper)
            }
            Request::Say { text } => {
                let seat = self.seat_of_person(who)?;
                self.not_removed(seat)?;
                if !self.plan.chat {
                    return Err(Refusal::NoMessages);
                }
                let text = checked_message(text)?;
                self.draft(Event::Said { seat, text }, keeper)
            }
            Request::SetBot { seat, level } => self.set_bot(*seat, *level, keeper)?,
            Request::SetPerson { seat, name } => self.set_person(*seat, name, keeper)?,
        };
        entry.key = key;
        self.decided(entry)
    }

    /// The table after an entry that fits it.
    fn decided(&self, entry: Entry) -> Result<Decision, Refusal> {
        let mut table = self.clone();
        table.add(&entry)?;
        Ok(Decision { entry, table })
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
    ) -> Result<Decision, Refusal> {
        if !matches!(self.begun()?.kind(seat), Some(SeatKind::Bot { .. })) {
            return Err(Refusal::AlreadyPerson(seat));
        }
        self.act(seat, action, None, keeper)
    }

    /// Decides what happens if a player's time has run out.
    #[must_use]
    pub fn decide_late(&self, keeper: Keeper<'_>) -> Option<Decision> {
        let seat = self.clocks.running()?;
        if self.clocks.deadline()? > keeper.now {
            return None;
        }
        let entry = match self.plan.late {
            Late::Bot => self.draft(Event::Late { seat }, keeper),
            Late::Resign => self.resignation(seat, Event::Late { seat }, keeper),
        };
        self.decided(entry).ok()
    }

    /// Closes a table whose game has not begun.
    ///
    /// # Errors
    /// If the game has begun, or the table is closed already.
    pub fn decide_close(&self, keeper: Keeper<'_>) -> Result<Decision, Refusal> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        self.gathering()?;
        self.decided(self.draft(Event::Closed, keeper))
    }

    /// Ends a table that nobody comes back to, one entry at a time: before its game it is closed; in the
    /// game the player to act resigns, or else another one, people before bots, until it is over.
    ///
    /// # Errors
    /// If it has ended already.
    pub fn decide_abandoned(&self, keeper: Keeper<'_>) -> Result<Decision, Refusal> {
        let Some(play) = &self.play else {
            return self.decide_close(keeper);
        };
        let to_act = play.whose_turn();
        let seats = Seat::first(self.seats.len()).filter(|&seat| play.ongoing(seat).is_ok());
        let seat = seats.min_by_key(|&seat| {
            let has_person = self.seats[seat.index()].person.is_some();
            (!has_person, Some(seat) != to_act)
        });
        let seat = seat.ok_or(Refusal::Over)?;
        self.decided(self.resignation(seat, Event::Resigned { seat }, keeper))
    }

    /// Moves a seat to another device that has proved the player's consent.
    ///
    /// # Errors
    /// If that person already has a seat here.
    pub fn decide_seat_moved(
        &self,
        seat: Seat,
        person: Person,
        key: Option<Key>,
        keeper: Keeper<'_>,
    ) -> Result<Decision, Refusal> {
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
        self.decided(entry)
    }

    pub(super) fn draft(&self, event: Event, keeper: Keeper<'_>) -> Entry {
        Entry {
            sequence: self.sequence + 1,
            // Clocks of nodes differ slightly, but timestamps in a log never go back.
            at: keeper.now.max(self.changed_at),
            key: None,
            event,
            start: None,
            reveal: None,
            next_commitment: None,
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
            entropy: Some(entropy.clone()),
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
        let kind = by.check().map_err(|_| Refusal::Taken(seat))?;
        if found.person.is_some() || found.by == kind {
            return Err(Refusal::Taken(seat));
        }
        let mut seats = self.seats.clone();
        seats[seat.index()].by = kind;
        // A table of bots only would wait indefinitely.
        if seats.iter().all(|seat| seat.by != SeatKind::Person) {
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

    fn existing(&self, seat: Seat) -> Result<&TableSeat, Refusal> {
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

    /// The start of the game, if these seats are complete.
    fn start_with(&self, seats: &[TableSeat], keeper: Keeper<'_>) -> Option<Start> {
        if seats.iter().any(TableSeat::is_free) {
            return None;
        }
        let entropy: Vec<&Fresh> = seats.iter().filter_map(|s| s.entropy.as_ref()).collect();
        Some(start_of(&self.start, *keeper.seed, &entropy))
    }

    fn set_bot(
        &self,
        seat: Seat,
        level: RequestedLevel,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        let play = self.on_device()?;
        play.ongoing(seat)?;
        if self.plan.daily.is_some() {
            return Err(Refusal::Daily);
        }
        let level = level.check()?;
        if play.kind(seat) == Some(SeatKind::Bot { level }) {
            return Err(Refusal::AlreadyBot { seat, level });
        }
        Ok(self.draft(Event::BotSet { seat, level }, keeper))
    }

    fn set_person(&self, seat: Seat, name: &str, keeper: Keeper<'_>) -> Result<Entry, Refusal> {
        let play = self.on_device()?;
        play.ongoing(seat)?;
        if play.kind(seat) == Some(SeatKind::Person) {
            return Err(Refusal::AlreadyPerson(seat));
        }
        check_name(name)?;
        let name = name.to_owned();
        Ok(self.draft(Event::PersonSet { seat, name }, keeper))
    }

    /// The game, at a local table.
    fn on_device(&self) -> Result<&Play, Refusal> {
        if self.plan.shared_device {
            self.begun()
        } else {
            Err(Refusal::NotShared)
        }
    }

    /// For people and bots. The rules run once: their result is the resulting table.
    fn act(
        &self,
        seat: Seat,
        action: &str,
        key: Option<Key>,
        keeper: Keeper<'_>,
    ) -> Result<Decision, Refusal> {
        let to_act = self.begun()?.whose_turn().ok_or(Refusal::Over)?;
        if to_act != seat {
            return Err(Refusal::NotYourTurn { to_act });
        }
        let seed = self.mixed(*keeper.seed);
        let mut table = self.clone();
        let play = table.play.as_mut().ok_or(Refusal::NotBegun)?;
        let moves = play.act(action, &seed)?;
        let is_over = play.position().turn() == Turn::Over;
        let mut entry = self.draft(Event::Moved { seat, moves }, keeper);
        entry.key = key;
        if is_over {
            self.reveal(&mut entry, keeper);
        }
        table.conclude(&entry).map_err(|why| Broken {
            sequence: entry.sequence,
            why,
        })?;
        Ok(Decision { entry, table })
    }

    /// The entry ends the game: it reveals the seed, except at a local table, and commits the keeper
    /// to that of a rematch.
    fn reveal(&self, entry: &mut Entry, keeper: Keeper<'_>) {
        if self.plan.shared_device {
            return;
        }
        entry.reveal = Some(*keeper.seed);
        if self.plan.terms != Terms::First {
            entry.next_commitment = keeper.next_seed.map(Seed::commitment);
        }
    }

    /// Only the host hands another player's seat to a bot, or back, and only in a running game.
    fn removable(&self, who: &Person, seat: Seat) -> Result<(), Refusal> {
        if self.plan.terms == Terms::First || self.plan.shared_device {
            return Err(Refusal::NotHere);
        }
        self.hosted_by(who)?;
        self.begun()?.ongoing(seat)?;
        match &self.existing(seat)?.person {
            None => Err(Refusal::NobodyThere(seat)),
            Some(person) if person.id == who.id => Err(Refusal::OwnSeat),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn not_removed(&self, seat: Seat) -> Result<(), Refusal> {
        match self.existing(seat)?.removed {
            true => Err(Refusal::Removed(seat)),
            false => Ok(()),
        }
    }

    /// An undo by this seat leaves everybody time on their clocks.
    pub(super) fn undo_in_time(
        &self,
        seat: Seat,
        to: usize,
        keeper: Keeper<'_>,
    ) -> Result<(), UndoReason> {
        match self.clocks.allows_undo(to, seat, keeper.now) {
            true => Ok(()),
            false => Err(UndoReason::Time),
        }
    }

    /// A resignation, with the seed if it ends the game.
    fn resignation(&self, seat: Seat, event: Event, keeper: Keeper<'_>) -> Entry {
        let mut entry = self.draft(event, keeper);
        let left = self.play.as_ref().map_or(0, |play| {
            Seat::first(self.seats.len())
                .filter(|&other| other != seat && !play.has_resigned(other))
                .count()
        });
        if left <= 1 {
            self.reveal(&mut entry, keeper);
        }
        entry
    }

    fn gathering(&self) -> Result<(), Refusal> {
        match self.play {
            None => Ok(()),
            Some(_) => Err(Refusal::Begun),
        }
    }

    pub(super) fn begun(&self) -> Result<&Play, Refusal> {
        self.play.as_ref().ok_or(Refusal::NotBegun)
    }

    /// The game is not over and this seat is played by its person.
    pub(super) fn ongoing(&self, seat: Seat) -> Result<(), Refusal> {
        let play = self.begun()?;
        play.ongoing(seat)?;
        match play.kind(seat) {
            Some(SeatKind::Person) => Ok(()),
            Some(SeatKind::Bot { .. }) => Err(Refusal::NotAPerson(seat)),
            None => Err(Refusal::NoSuchSeat(seat)),
        }
    }

    pub(super) fn seat_of_person(&self, who: &Person) -> Result<Seat, Refusal> {
        self.seat_of(&who.id).ok_or(Refusal::NotSeated)
    }
}

/// A chat message as it is stored: spaces of every width become plain ones.
fn checked_message(text: &str) -> Result<String, Refusal> {
    let plain = |character: char| match character.is_whitespace() && !character.is_control() {
        true => ' ',
        false => character,
    };
    let text: String = text.trim().chars().map(plain).collect();
    let fits = (1..=MOST_MESSAGE_CHARS).contains(&text.chars().count());
    if fits && visible::check(&text).is_ok() {
        Ok(text)
    } else {
        Err(Refusal::Message)
    }
}
