//! What the log of a table adds up to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::Position;
use starboard_kernel::{
    Actor, Fairness, Lang, PlayError, Record, Registry, Seat, Seed, Turn, Violations,
};

use super::entry::{Entry, Event, Fresh, Key, Person, Seated, Start, Wish};
use super::plan::LEVELS;
use super::{Countdown, Late, MOST_MESSAGE_CHARS, MOST_MESSAGES, Plan, Refusal, SeatFor};
use crate::{Command, STAND_IN_LEVEL, SeatKind, SeatPlan, Settings, Table, TableError, UndoReason};

/// What bots are called, by seat.
const BOT_NAMES: [&str; Seat::MOST] = [
    "Vega", "Rigel", "Altair", "Deneb", "Mira", "Capella", "Sirius", "Lyra",
];

/// What somebody at the table asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    Sit {
        seat: Seat,
        entropy: Fresh,
    },
    /// Leave the seat before the game begins.
    Stand,
    /// The host wants a bot or a person on a free seat.
    Plan {
        seat: Seat,
        by: SeatFor,
    },
    /// The host frees the seat of somebody who does not come back, before the game begins.
    Free {
        seat: Seat,
    },
    /// The host gives the table up before the game begins.
    Close,
    Act {
        action: String,
    },
    /// By the engine's rule.
    Undo,
    Ask {
        wish: Wish,
        #[serde(default)]
        entropy: Option<Fresh>,
    },
    Answer {
        agrees: bool,
        #[serde(default)]
        entropy: Option<Fresh>,
    },
    Resign,
    /// A bot plays on for a while.
    HandOver,
    /// Back again after a bot has played.
    Return,
    Say {
        text: String,
    },
}

impl Request {
    /// Whether it means the same whatever has happened at the table meanwhile.
    #[must_use]
    pub fn is_timeless(&self) -> bool {
        matches!(
            self,
            Request::Say { .. } | Request::Resign | Request::HandOver | Request::Return
        )
    }
}

/// What the keeper of a table knows and nobody else.
#[derive(Clone, Copy, Debug)]
pub struct Keeper<'a> {
    /// What the table's commitment was made from.
    pub seed: &'a Seed,
    /// Now, in milliseconds of the time that the keeper was there.
    pub now: u64,
    /// Who has not been at the table for a while.
    pub absent: &'a [Seat],
    /// The id that a rematch would have.
    pub next: &'a str,
}

/// An entry does not fit what came before it: the log is damaged or not of this table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {sequence} does not fit: {why}")]
pub struct Broken {
    pub sequence: u64,
    pub why: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomSeat {
    pub by: SeatFor,
    /// Whose seat it is.
    pub person: Option<Person>,
    entropy: Option<Fresh>,
}

impl RoomSeat {
    fn is_free(&self) -> bool {
        self.by == SeatFor::Person && self.person.is_none()
    }
}

/// A question to the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenWish {
    pub wish: Wish,
    pub by: Seat,
    /// Who has agreed so far, who asked included.
    pub agreed: Vec<Seat>,
    entropy: Vec<(Seat, Fresh)>,
    /// Who was not there to be asked.
    absent: Vec<Seat>,
    /// For an undo: how many steps would be left.
    pub to: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    pub sequence: u64,
    pub at: u64,
    pub seat: Seat,
    pub name: String,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Waiting for people.
    Gathering,
    Playing,
    Over,
    /// Given up before it began.
    Closed,
}

/// A table whose people sit apart, as its log tells it.
#[derive(Clone, Debug)]
pub struct Room {
    plan: Plan,
    host: Person,
    commitment: String,
    follows: Option<String>,
    next: Option<String>,
    seats: Vec<RoomSeat>,
    /// There from the moment the game begins.
    table: Option<Table>,
    start: Position,
    closed: bool,
    start_commitment: Option<String>,
    reveal: Option<Seed>,
    wish: Option<OpenWish>,
    clocks: Countdown,
    messages: Vec<Spoken>,
    /// The entries that requests have become.
    keys: BTreeMap<Key, u64>,
    sequence: u64,
    /// The last entry that was more than words.
    changed: u64,
    opened_at: u64,
    changed_at: u64,
}

impl Room {
    /// The first entry of a new table, if the plan is sound.
    ///
    /// # Errors
    /// Everything that is wrong with the plan.
    pub fn open(
        plan: Plan,
        host: Person,
        key: Option<Key>,
        keeper: Keeper<'_>,
        registry: &Registry,
    ) -> Result<Entry, Violations> {
        let start = plan.check(registry)?;
        Ok(Entry {
            sequence: 1,
            at: keeper.now,
            key,
            event: Event::Opened {
                plan: plan.complete(&start),
                host,
                commitment: keeper.seed.commitment(),
                seated: Vec::new(),
                follows: None,
            },
            start: None,
            reveal: None,
            next: None,
        })
    }

    /// The first entry of the rematch that this table's people have agreed to: everybody moves
    /// up one seat. `keeper` is the new table's.
    #[must_use]
    pub fn open_rematch(
        &self,
        own_id: &str,
        asked: &OpenWish,
        keeper: Keeper<'_>,
    ) -> Option<Entry> {
        let rotate =
            |seat: Seat| Seat::new((seat.index() + self.seats.len() - 1) % self.seats.len());
        let mut plan = self.plan.clone();
        plan.seats.rotate_left(1);
        let mut seated = Vec::new();
        for (seat, entropy) in &asked.entropy {
            seated.push(Seated {
                seat: rotate(*seat),
                person: self.seats[seat.index()].person.clone()?,
                entropy: entropy.clone(),
            });
        }
        seated.sort_by_key(|seated| seated.seat);
        let entropy: Vec<&Fresh> = seated.iter().map(|seated| &seated.entropy).collect();
        let start = start_of(&self.start, *keeper.seed, &entropy);
        Some(Entry {
            sequence: 1,
            at: keeper.now,
            key: None,
            event: Event::Opened {
                plan,
                host: self.host.clone(),
                commitment: keeper.seed.commitment(),
                seated,
                follows: Some(own_id.to_owned()),
            },
            start: Some(start),
            reveal: None,
            next: None,
        })
    }

    /// The table that a log begins with.
    ///
    /// # Errors
    /// If it is not the first entry of a table.
    pub fn new(first: &Entry, registry: &Registry) -> Result<Room, Broken> {
        let broken = |why: &str| Broken {
            sequence: first.sequence,
            why: why.to_owned(),
        };
        let Event::Opened {
            plan,
            host,
            commitment,
            seated,
            follows,
        } = &first.event
        else {
            return Err(broken("a log begins with its opening"));
        };
        if first.sequence != 1 {
            return Err(broken("a log begins at 1"));
        }
        let start = plan
            .check(registry)
            .map_err(|violations| broken(&violations.to_string()))?;
        let seats = plan.seats.iter().map(|&by| RoomSeat {
            by,
            person: None,
            entropy: None,
        });
        let mut room = Room {
            host: host.clone(),
            commitment: commitment.clone(),
            follows: follows.clone(),
            next: None,
            seats: seats.collect(),
            table: None,
            start,
            closed: false,
            start_commitment: None,
            reveal: None,
            wish: None,
            clocks: Countdown::new(plan.clock, plan.seats.len()),
            plan: plan.clone(),
            messages: Vec::new(),
            keys: first.key.clone().map(|key| (key, 1)).into_iter().collect(),
            sequence: 1,
            changed: 1,
            opened_at: first.at,
            changed_at: first.at,
        };
        for seated in seated {
            room.seat_down(seated).map_err(|why| broken(&why))?;
        }
        if let Some(begin) = &first.start {
            room.begin(begin, first.at).map_err(|why| broken(&why))?;
        }
        Ok(room)
    }

    /// The table that a whole log adds up to.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn replay<'a>(
        log: impl IntoIterator<Item = &'a Entry>,
        registry: &Registry,
    ) -> Result<Room, Broken> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| Broken {
            sequence: 1,
            why: "the log is empty".to_owned(),
        })?;
        let mut room = Room::new(first, registry)?;
        for entry in log {
            room.add(entry)?;
        }
        Ok(room)
    }

    /// Adds the next entry of the log.
    ///
    /// # Errors
    /// If it does not fit; then nothing has changed.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Broken> {
        let broken = |why: String| Broken {
            sequence: entry.sequence,
            why,
        };
        if entry.sequence != self.sequence + 1 {
            return Err(broken(format!("{} comes next", self.sequence + 1)));
        }
        // Only a damaged log fails half-way; then the room is made anew from the log.
        self.take_in(entry).map_err(broken)?;
        self.sequence = entry.sequence;
        if let Some(key) = &entry.key {
            self.keys.insert(key.clone(), entry.sequence);
        }
        if !matches!(entry.event, Event::Said { .. }) {
            self.changed = entry.sequence;
            self.changed_at = entry.at;
        }
        Ok(())
    }

    fn take_in(&mut self, entry: &Entry) -> Result<(), String> {
        let mut acted = None;
        match &entry.event {
            Event::Opened { .. } => return Err("a table is opened once".to_owned()),
            Event::Sat(seated) => self.seat_down(seated)?,
            Event::Stood { seat } => {
                let seat = self.seat_mut(*seat)?;
                seat.person = None;
                seat.entropy = None;
            }
            Event::Planned { seat, by } => {
                let index = seat.index();
                self.seat_mut(*seat)?.by = *by;
                self.plan.seats[index] = *by;
            }
            Event::Moved { seat, moves } => {
                let table = self.table_mut()?;
                if table.whose_turn() != Some(*seat) {
                    return Err(format!("it is not the turn of seat {seat}"));
                }
                table.follow(moves).map_err(|error| error.to_string())?;
                acted = Some(*seat);
                // What was asked for was asked about another position.
                if !self
                    .wish
                    .as_ref()
                    .is_some_and(|wish| wish.wish == Wish::Rematch)
                {
                    self.wish = None;
                }
            }
            Event::TookBack { seat: _, to } => {
                self.wish = None;
                self.table_mut()?.take_back(*to);
            }
            Event::Asked {
                seat,
                wish,
                entropy,
                absent,
            } => {
                let to = match wish {
                    Wish::Undo => self.undo_by_consent(*seat).unwrap_or_default(),
                    Wish::TakeOver { .. } | Wish::Rematch => 0,
                };
                self.wish = Some(OpenWish {
                    wish: *wish,
                    by: *seat,
                    agreed: Vec::new(),
                    entropy: Vec::new(),
                    absent: absent.clone(),
                    to,
                });
                self.agree(*seat, entropy.clone())?;
            }
            Event::Answered {
                seat,
                agrees,
                entropy,
            } => {
                if *agrees {
                    self.agree(*seat, entropy.clone())?;
                } else {
                    self.wish = None;
                }
            }
            Event::Resigned { seat } => self.command(Command::Resign { seat: *seat })?,
            Event::HandedOver { seat } => self.let_a_bot_play(*seat)?,
            Event::Returned { seat } => {
                let name = self.name(*seat);
                self.command(Command::GiveBack { seat: *seat, name })?;
                self.clocks.refill(*seat);
            }
            Event::Late { seat } => match self.plan.late {
                Late::Bot => self.let_a_bot_play(*seat)?,
                Late::Resign => self.command(Command::Resign { seat: *seat })?,
            },
            Event::SeatMoved { seat, person } => {
                let before = self.seat_mut(*seat)?.person.replace(person.clone());
                // The same player on another device: who opened the table still may change it.
                if before.is_some_and(|before| before.id == self.host.id) {
                    self.host = person.clone();
                }
            }
            Event::Said { seat, text } => {
                let spoken = Spoken {
                    sequence: entry.sequence,
                    at: entry.at,
                    seat: *seat,
                    name: self.name(*seat),
                    text: text.clone(),
                };
                if self.messages.len() >= MOST_MESSAGES {
                    self.messages.remove(0);
                }
                self.messages.push(spoken);
            }
            Event::Closed => self.closed = true,
        }
        if let Some(begin) = &entry.start {
            self.begin(begin, entry.at)?;
        }
        if let Some(seed) = entry.reveal {
            self.reveal = Some(seed);
            let mixed = self.mixed(seed);
            self.table_mut()?.reveal(mixed);
        }
        if let Some(next) = &entry.next {
            self.next = Some(next.clone());
            self.wish = None;
        }
        self.clocks.turn(self.person_to_act(), acted, entry.at);
        Ok(())
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut RoomSeat, String> {
        let found = self.seats.get_mut(seat.index());
        found.ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn table_mut(&mut self) -> Result<&mut Table, String> {
        self.table
            .as_mut()
            .ok_or_else(|| "the game has not begun".to_owned())
    }

    fn seat_down(&mut self, seated: &Seated) -> Result<(), String> {
        let seat = self.seat_mut(seated.seat)?;
        if !seat.is_free() {
            return Err(format!("seat {} is not free", seated.seat));
        }
        seat.person = Some(seated.person.clone());
        seat.entropy = Some(seated.entropy.clone());
        Ok(())
    }

    fn begin(&mut self, begin: &Start, at: u64) -> Result<(), String> {
        let plans = Seat::first(self.seats.len())
            .map(|seat| SeatPlan {
                name: self.name(seat),
                kind: match self.seats[seat.index()].by {
                    SeatFor::Person => SeatKind::Person,
                    SeatFor::Bot(level) => SeatKind::Bot { level },
                },
            })
            .collect();
        let (mut table, _) = Table::from_position(self.start.clone(), plans, Settings::followed())
            .map_err(|error| error.to_string())?;
        table
            .follow(&begin.moves)
            .map_err(|error| error.to_string())?;
        self.table = Some(table);
        self.start_commitment = Some(begin.commitment.clone());
        self.clocks.turn(self.person_to_act(), None, at);
        Ok(())
    }

    fn command(&mut self, command: Command) -> Result<(), String> {
        self.wish = None;
        let table = self.table_mut()?;
        table.handle(command).map_err(|error| error.to_string())?;
        Ok(())
    }

    fn let_a_bot_play(&mut self, seat: Seat) -> Result<(), String> {
        self.command(Command::TakeOver {
            seat,
            level: STAND_IN_LEVEL,
        })
    }

    /// Somebody agrees to what was asked; it happens once nobody is missing.
    fn agree(&mut self, seat: Seat, entropy: Option<Fresh>) -> Result<(), String> {
        let Some(wish) = &mut self.wish else {
            return Err("nobody has asked for anything".to_owned());
        };
        wish.agreed.push(seat);
        wish.entropy.extend(entropy.map(|entropy| (seat, entropy)));
        let wish = wish.clone();
        if !self.is_agreed(&wish) {
            return Ok(());
        }
        match wish.wish {
            Wish::Undo => {
                self.wish = None;
                self.table_mut()?.take_back(wish.to);
            }
            Wish::TakeOver { seat } => self.let_a_bot_play(seat)?,
            // The keeper opens the next table, and the entry tells its name.
            Wish::Rematch => {}
        }
        Ok(())
    }

    fn is_agreed(&self, wish: &OpenWish) -> bool {
        self.people_asked(wish.wish, &wish.absent)
            .all(|seat| wish.agreed.contains(&seat))
    }

    /// Whose consent a wish needs, the asker's included.
    fn people_asked<'a>(
        &'a self,
        wish: Wish,
        absent: &'a [Seat],
    ) -> impl Iterator<Item = Seat> + 'a {
        let people = Seat::first(self.seats.len()).filter(move |&seat| match wish {
            // Whoever a bot plays for at the moment is not there to be asked.
            Wish::Undo | Wish::TakeOver { .. } => {
                self.table.as_ref().and_then(|table| table.kind(seat)) == Some(SeatKind::Person)
            }
            Wish::Rematch => self.seats[seat.index()].person.is_some(),
        });
        // That a bot plays for somebody is asked of those who are there, or two who left would
        // keep everybody else waiting for ever.
        people.filter(move |seat| match wish {
            Wish::TakeOver { seat: other } => *seat != other && !absent.contains(seat),
            Wish::Undo | Wish::Rematch => true,
        })
    }

    /// The rematch that everybody agrees to if this seat does.
    fn completes_rematch(&self, seat: Seat, entropy: &Fresh) -> Option<OpenWish> {
        let mut wish = self.wish.clone()?;
        wish.agreed.push(seat);
        wish.entropy.push((seat, entropy.clone()));
        (wish.wish == Wish::Rematch && self.is_agreed(&wish)).then_some(wish)
    }

    /// The question that an entry has answered for good with the opening of a rematch: what
    /// [`Room::open_rematch`] wants. To be asked before the entry is added.
    #[must_use]
    pub fn rematch_of(&self, entry: &Entry) -> Option<OpenWish> {
        entry.next.as_ref()?;
        match &entry.event {
            Event::Answered {
                seat,
                entropy: Some(entropy),
                ..
            } => self.completes_rematch(*seat, entropy),
            Event::Asked {
                seat,
                entropy: Some(entropy),
                ..
            } => Some(OpenWish {
                wish: Wish::Rematch,
                by: *seat,
                agreed: vec![*seat],
                entropy: vec![(*seat, entropy.clone())],
                absent: Vec::new(),
                to: 0,
            }),
            _ => None,
        }
    }
}

/// What the keeper decides.
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

    fn draft(&self, event: Event, keeper: Keeper<'_>) -> Entry {
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

    fn act(&self, seat: Seat, action: &str, keeper: Keeper<'_>) -> Result<Entry, Refusal> {
        let table = self.begun()?;
        let to_act = table.whose_turn().ok_or(TableError::Over)?;
        if to_act != seat {
            return Err(TableError::NotYourTurn { to_act }.into());
        }
        let mut position = table.position().clone();
        position
            .play(action, Lang::En)
            .map_err(|error: PlayError| TableError::from(error))?;
        let mut moves = vec![action.to_owned()];
        let seed = self.mixed(*keeper.seed);
        let chance_turns = table.history().chance_turns();
        resolve(&mut position, seed, chance_turns, &mut moves);
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

    fn ask(
        &self,
        who: &Person,
        wish: Wish,
        entropy: Option<Fresh>,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        let seat = self.seat_of_person(who)?;
        let table = self.begun()?;
        if self.wish.is_some() {
            return Err(Refusal::Asking);
        }
        let over = table.outcome().is_some();
        match wish {
            Wish::Undo => {
                self.ongoing(seat)?;
                self.undo_by_consent(seat).map_err(TableError::from)?;
            }
            Wish::TakeOver { seat: other } => {
                self.ongoing(seat)?;
                if other == seat {
                    return Err(Refusal::OwnSeat);
                }
                self.ongoing(other)?;
                if !keeper.absent.contains(&other) {
                    return Err(Refusal::Present(other));
                }
            }
            Wish::Rematch => {
                if !over {
                    return Err(TableError::NotOver.into());
                }
                if self.next.is_some() {
                    return Err(Refusal::Rematched);
                }
                if entropy.is_none() {
                    return Err(Refusal::NoEntropy);
                }
            }
        }
        let absent = match wish {
            Wish::TakeOver { .. } => keeper.absent.to_vec(),
            Wish::Undo | Wish::Rematch => Vec::new(),
        };
        let alone = self.people_asked(wish, &absent).all(|other| other == seat);
        let entropy = entropy.filter(|_| wish == Wish::Rematch);
        let mut entry = self.draft(
            Event::Asked {
                seat,
                wish,
                entropy,
                absent,
            },
            keeper,
        );
        if wish == Wish::Rematch && alone {
            entry.next = Some(keeper.next.to_owned());
        }
        Ok(entry)
    }

    fn answer(
        &self,
        who: &Person,
        agrees: bool,
        entropy: Option<Fresh>,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        let seat = self.seat_of_person(who)?;
        let wish = self.wish.as_ref().ok_or(Refusal::NothingAsked)?;
        // Who is back in time needs no bot.
        let is_back = wish.wish == Wish::TakeOver { seat } && !agrees;
        let asked = self.people_asked(wish.wish, &wish.absent);
        if !is_back && !asked.into_iter().any(|asked| asked == seat) {
            return Err(Refusal::NothingAsked);
        }
        // Who has agreed may still withdraw.
        if agrees && wish.agreed.contains(&seat) {
            return Err(Refusal::Answered);
        }
        let rematch = wish.wish == Wish::Rematch && agrees;
        if rematch && entropy.is_none() {
            return Err(Refusal::NoEntropy);
        }
        let entropy = entropy.filter(|_| rematch);
        let completes = entropy
            .as_ref()
            .is_some_and(|entropy| self.completes_rematch(seat, entropy).is_some());
        let mut entry = self.draft(
            Event::Answered {
                seat,
                agrees,
                entropy,
            },
            keeper,
        );
        if completes {
            entry.next = Some(keeper.next.to_owned());
        }
        Ok(entry)
    }

    /// To where an undo by consent goes back: before the own last action, whatever followed.
    fn undo_by_consent(&self, seat: Seat) -> Result<usize, UndoReason> {
        let Some(table) = &self.table else {
            return Err(UndoReason::Nothing);
        };
        if table.outcome().is_some() {
            return Err(UndoReason::Over);
        }
        let steps = table.history().steps();
        let own = steps
            .iter()
            .rposition(|step| step.actor == Actor::Player(seat));
        own.ok_or(UndoReason::Nothing)
    }

    fn gathering(&self) -> Result<(), Refusal> {
        match self.table {
            None => Ok(()),
            Some(_) => Err(Refusal::Begun),
        }
    }

    fn begun(&self) -> Result<&Table, Refusal> {
        self.table.as_ref().ok_or(Refusal::NotBegun)
    }

    /// The game goes on and this seat is played by its person.
    fn ongoing(&self, seat: Seat) -> Result<(), Refusal> {
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

    fn seat_of_person(&self, who: &Person) -> Result<Seat, Refusal> {
        self.seat_of(&who.id).ok_or(Refusal::NotSeated)
    }

    fn mixed(&self, seed: Seed) -> Seed {
        let entropy: Vec<&Fresh> = self
            .seats
            .iter()
            .filter_map(|s| s.entropy.as_ref())
            .collect();
        mixed(seed, &entropy)
    }

    /// A number for a bot's choice here, which tells nothing about chance turns to come.
    #[must_use]
    pub fn bot_seed(&self, seed: &Seed) -> u64 {
        let step = self.table.as_ref().map_or(0, |t| t.history().steps().len());
        self.mixed(*seed).derived(&format!("bot {step}")).number()
    }
}

/// The seed after every seat has added its entropy, in the order of the seats.
fn mixed(seed: Seed, entropy: &[&Fresh]) -> Seed {
    entropy.iter().fold(seed, |seed, fresh| {
        seed.mixed_with(fresh.as_str().as_bytes())
    })
}

fn start_of(start: &Position, seed: Seed, entropy: &[&Fresh]) -> Start {
    let seed = mixed(seed, entropy);
    let mut moves = Vec::new();
    resolve(&mut start.clone(), seed, 0, &mut moves);
    Start {
        commitment: seed.commitment(),
        moves,
    }
}

/// Lets everything happen that is for chance to decide.
fn resolve(position: &mut Position, seed: Seed, mut chance_turns: u64, moves: &mut Vec<String>) {
    while position.turn() == Turn::Chance {
        let outcomes = position.outcomes();
        let picked = seed.pick(chance_turns, outcomes.iter().map(|&(_, weight)| weight));
        let (outcome, _) = outcomes.into_iter().nth(picked).unwrap_or_default();
        if position.happen(&outcome).is_err() {
            return;
        }
        moves.push(outcome);
        chance_turns += 1;
    }
}

/// What can be seen.
impl Room {
    #[must_use]
    pub fn phase(&self) -> Phase {
        match &self.table {
            _ if self.closed => Phase::Closed,
            None => Phase::Gathering,
            Some(table) if table.outcome().is_some() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    #[must_use]
    pub fn host(&self) -> &Person {
        &self.host
    }

    #[must_use]
    pub fn seats(&self) -> &[RoomSeat] {
        &self.seats
    }

    /// The game, once it has begun.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The seat that somebody holds.
    #[must_use]
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        Seat::first(self.seats.len()).find(|seat| {
            let holder = &self.seats[seat.index()].person;
            holder.as_ref().is_some_and(|holder| holder.id == person)
        })
    }

    /// What to call a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let holder = self.seats.get(seat.index());
        match holder.and_then(|holder| holder.person.as_ref()) {
            Some(person) => person.name.clone(),
            None => BOT_NAMES[seat.index()].to_owned(),
        }
    }

    /// The person whose turn it is, if it is a person's.
    #[must_use]
    pub fn person_to_act(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        table
            .whose_turn()
            .filter(|&seat| table.kind(seat) == Some(SeatKind::Person))
    }

    /// The bot that is to act, with its level.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, u8)> {
        self.table.as_ref()?.bot_to_act()
    }

    #[must_use]
    pub fn wish(&self) -> Option<&OpenWish> {
        self.wish.as_ref()
    }

    /// Whose answer is still missing.
    #[must_use]
    pub fn still_asked(&self) -> Vec<Seat> {
        let Some(wish) = &self.wish else {
            return Vec::new();
        };
        self.people_asked(wish.wish, &wish.absent)
            .filter(|seat| !wish.agreed.contains(seat))
            .collect()
    }

    #[must_use]
    pub fn clocks(&self) -> &Countdown {
        &self.clocks
    }

    #[must_use]
    pub fn messages(&self) -> &[Spoken] {
        &self.messages
    }

    /// How many entries there are.
    #[must_use]
    pub fn sequence(&self) -> u64 {
        self.sequence
    }

    /// Whether something other than words has happened after this entry.
    #[must_use]
    pub fn has_changed_since(&self, sequence: u64) -> bool {
        sequence < self.changed
    }

    /// The entry that a request has become already.
    #[must_use]
    pub fn entry_of(&self, key: &Key) -> Option<u64> {
        self.keys.get(key).copied()
    }

    /// When the table was opened, and when something last happened.
    #[must_use]
    pub fn times(&self) -> (u64, u64) {
        (self.opened_at, self.changed_at)
    }

    /// The hash of the keeper's seed.
    #[must_use]
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The table of the rematch, and the one whose rematch this is.
    #[must_use]
    pub fn neighbours(&self) -> (Option<&str>, Option<&str>) {
        (self.next.as_deref(), self.follows.as_deref())
    }

    /// The game so far as a record; with the seed once it is told. Nothing before it begins.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let table = self.table.as_ref()?;
        let mut record = table.record();
        record.commitment.clone_from(&self.start_commitment);
        record.fairness = Some(Fairness {
            commitment: self.commitment.clone(),
            seed: self.reveal,
            entropy: self
                .seats
                .iter()
                .filter_map(|seat| seat.entropy.clone().map(String::from))
                .collect(),
        });
        Some(record)
    }
}
