//! What the log of a table adds up to.

mod chance;
mod decide;
mod fold;
mod wishes;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::Position;
use starboard_kernel::{Fairness, Record, Registry, Seat, Seed, Violations};

use self::chance::start_of;
use crate::online::entry::{Entry, Event, Fresh, Key, Person, Seated, Wish};
use crate::online::{Countdown, Plan, Refusal, SeatFor};
use crate::{SeatKind, Table};

/// What bots are called, by seat.
const BOT_NAMES: [&str; Seat::MOST] = [
    "Vega", "Rigel", "Altair", "Deneb", "Mira", "Capella", "Sirius", "Lyra",
];

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

    /// A refusal of this room's with the reason in English, for programs and logs.
    #[must_use]
    pub fn explain(&self, refusal: &Refusal) -> String {
        match (refusal, &self.table) {
            (Refusal::Table(error), Some(table)) => table.explain(error),
            _ => refusal.to_string(),
        }
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
