//! A table, as the fold of its log.

mod chance;
mod decide;
mod fold;
mod wishes;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::Position;
use starboard_kernel::{
    Fairness, Lang, Level, NoSuchLevel, PlayError, Record, Registry, Seat, Seed, Violations,
};

use self::chance::start_of;
use crate::entry::{Entry, Event, Fresh, Key, Person, Seated, Wish};
use crate::{
    Countdown, Plan, Play, Refusal, Request, STAND_IN_LEVEL, SeatFor, SeatKind, Terms, called,
    texts,
};

/// Default names of bots by seat.
const BOT_NAMES: [&str; Seat::MOST] = [
    "Vega", "Rigel", "Altair", "Deneb", "Mira", "Capella", "Sirius", "Lyra",
];

/// What only the keeper of a table knows.
#[derive(Clone, Copy, Debug)]
pub struct Keeper<'a> {
    /// The seed behind the table's commitment.
    pub seed: &'a Seed,
    /// The seed of a rematch, drawn when the table was opened. Online tables of the second terms
    /// need one.
    pub next_seed: Option<&'a Seed>,
    /// The current time, in milliseconds of the keeper's service time.
    pub now: u64,
    /// The players who are not connected.
    pub absent: &'a [Absent],
    /// The id that a rematch would have.
    pub next: &'a str,
}

/// A player who is not connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Absent {
    pub seat: Seat,
    /// Since when, in service time.
    pub since: u64,
}

/// An entry does not fit what came before it: the log is damaged or not of this table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {sequence} does not fit: {why}")]
pub struct Broken {
    pub sequence: u64,
    pub why: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSeat {
    pub by: SeatKind,
    /// The person who has the seat.
    pub person: Option<Person>,
    /// The host has handed the seat to a bot, and this person may not return.
    pub removed: bool,
    entropy: Option<Fresh>,
    /// The last entry that has changed who plays the seat while the game is on.
    changed: u64,
}

impl TableSeat {
    /// Whether a person may take it.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.by == SeatKind::Person && self.person.is_none()
    }
}

/// An open request for consent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenWish {
    pub wish: Wish,
    pub by: Seat,
    /// Who has agreed so far, including the asker.
    pub agreed: Vec<Seat>,
    entropy: Vec<(Seat, Fresh)>,
    /// Who was absent and therefore not asked.
    absent: Vec<Seat>,
    /// For an undo: how many steps would be left.
    pub to: usize,
    /// For an undo: chance turns are among the steps that it takes back. Their outcomes will be the
    /// same again, because they follow from the seed and their number.
    pub repeats_chance: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    pub sequence: u64,
    pub at: u64,
    pub seat: Seat,
    /// The id of the author.
    pub person: Option<String>,
    pub name: String,
    pub text: String,
}

#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Waiting for players.
    Gathering,
    Playing,
    Over,
    /// Closed before the game began.
    Closed,
}

/// What a request becomes: the entry to store, and the table once it is stored.
#[derive(Clone, Debug)]
pub struct Decision {
    pub entry: Entry,
    pub table: Table,
}

/// A table. Clones are cheap: they share the history of the game.
#[derive(Clone, Debug)]
pub struct Table {
    plan: Arc<Plan>,
    host: Person,
    commitment: String,
    follows: Option<String>,
    next: Option<String>,
    seats: Vec<TableSeat>,
    /// `None` until the game begins.
    play: Option<Play>,
    start: Arc<Position>,
    closed: bool,
    start_commitment: Option<String>,
    reveal: Option<Seed>,
    next_commitment: Option<String>,
    wish: Option<OpenWish>,
    clocks: Countdown,
    messages: Arc<Vec<Spoken>>,
    sequence: u64,
    /// The last entry that was not a chat message.
    changed: u64,
    /// The last entry that has changed the course of the game.
    played: u64,
    opened_at: u64,
    changed_at: u64,
}

impl Table {
    /// The first entry of a new online table, if the plan is valid.
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
        let start = plan.check_online(registry)?;
        Ok(Entry {
            sequence: 1,
            at: keeper.now,
            key,
            event: Event::Opened {
                plan: Box::new(plan.complete(&start)),
                host,
                commitment: keeper.seed.commitment(),
                seated: Vec::new(),
                follows: None,
            },
            start: None,
            reveal: None,
            next_commitment: None,
            next: None,
        })
    }

    /// The first entry of a local table, where everybody has a seat from the start.
    ///
    /// # Errors
    /// Everything that is wrong with the plan.
    pub(crate) fn open_on_device(
        plan: Plan,
        seated: Vec<Seated>,
        keeper: Keeper<'_>,
        registry: &Registry,
    ) -> Result<Entry, Violations> {
        let start = plan.check(registry)?;
        let host = seated.first().map(|seated| seated.person.clone());
        Ok(Entry {
            sequence: 1,
            at: keeper.now,
            key: None,
            start: Some(start_of(&start, *keeper.seed, &[])),
            event: Event::Opened {
                plan: Box::new(plan.complete(&start)),
                host: host.unwrap_or_else(Person::of_device),
                commitment: keeper.seed.commitment(),
                seated,
                follows: None,
            },
            reveal: None,
            next_commitment: None,
            next: None,
        })
    }

    /// The first entry of a rematch that the players have agreed to: everybody moves up one seat.
    /// `keeper` is that of the new table, and decides its terms.
    #[must_use]
    pub fn open_rematch(
        &self,
        own_id: &str,
        asked: &OpenWish,
        terms: Terms,
        keeper: Keeper<'_>,
    ) -> Option<Entry> {
        let rotate =
            |seat: Seat| Seat::new((seat.index() + self.seats.len() - 1) % self.seats.len());
        let mut plan = Plan::clone(&self.plan);
        plan.terms = terms;
        for (seat, by) in self.seats.iter().zip(&mut plan.seats) {
            if seat.removed {
                *by = SeatFor::bot(STAND_IN_LEVEL);
            }
        }
        plan.seats.rotate_left(1);
        let mut seated = Vec::new();
        for (seat, entropy) in &asked.entropy {
            seated.push(Seated {
                seat: rotate(*seat),
                person: self.seats[seat.index()].person.clone()?,
                entropy: Some(entropy.clone()),
            });
        }
        seated.sort_by_key(|seated| seated.seat);
        let entropy: Vec<&Fresh> = seated.iter().filter_map(|s| s.entropy.as_ref()).collect();
        let start = start_of(&self.start, *keeper.seed, &entropy);
        Some(Entry {
            sequence: 1,
            at: keeper.now,
            key: None,
            event: Event::Opened {
                plan: Box::new(plan.complete(&self.start)),
                host: self.host.clone(),
                commitment: keeper.seed.commitment(),
                seated,
                follows: Some(own_id.to_owned()),
            },
            start: Some(start),
            reveal: None,
            next_commitment: None,
            next: None,
        })
    }

    /// The table after the first entry of its log.
    ///
    /// # Errors
    /// If it is not the first entry of a table.
    pub fn new(first: &Entry, registry: &Registry) -> Result<Table, Broken> {
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
            .check_logged(registry)
            .map_err(|violations| broken(&violations.to_string()))?;
        let seats = plan.seats.iter().map(|by| {
            Ok(TableSeat {
                by: by.check()?,
                person: None,
                removed: false,
                entropy: None,
                changed: 1,
            })
        });
        let seats: Result<Vec<TableSeat>, NoSuchLevel> = seats.collect();
        let mut table = Table {
            host: host.clone(),
            commitment: commitment.clone(),
            follows: follows.clone(),
            next: None,
            seats: seats.map_err(|error| broken(&error.to_string()))?,
            play: None,
            start: Arc::new(start),
            closed: false,
            start_commitment: None,
            reveal: None,
            next_commitment: None,
            wish: None,
            clocks: Countdown::new(plan.clock, plan.terms, plan.seats.len()),
            plan: Arc::new(Plan::clone(plan)),
            messages: Arc::default(),
            sequence: 1,
            changed: 1,
            played: 1,
            opened_at: first.at,
            changed_at: first.at,
        };
        for seated in seated {
            table.seat_down(seated).map_err(|why| broken(&why))?;
        }
        if let Some(begin) = &first.start {
            table.begin(begin, first.at).map_err(|why| broken(&why))?;
        }
        Ok(table)
    }

    /// The table after a whole log.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn replay<'a>(
        log: impl IntoIterator<Item = &'a Entry>,
        registry: &Registry,
    ) -> Result<Table, Broken> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| Broken {
            sequence: 1,
            why: "the log is empty".to_owned(),
        })?;
        let mut table = Table::new(first, registry)?;
        for entry in log {
            table.add(entry)?;
        }
        Ok(table)
    }

    /// Adds the next entry of the log.
    ///
    /// # Errors
    /// If it does not fit: the log is damaged, and the table must be rebuilt from it.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Broken> {
        let broken = |why: String| Broken {
            sequence: entry.sequence,
            why,
        };
        if entry.sequence != self.sequence + 1 {
            return Err(broken(format!("{} comes next", self.sequence + 1)));
        }
        // Only a damaged log fails half-way; then the table is rebuilt from its log.
        self.happen(entry).map_err(broken)?;
        self.conclude(entry).map_err(broken)
    }

    /// Drops what only a display needs: the events of the game and its earlier positions. For a
    /// keeper of many tables.
    pub fn forget_positions(&mut self) {
        if let Some(play) = &mut self.play {
            play.forget_positions();
        }
    }
}

/// Queries.
impl Table {
    #[must_use]
    pub fn phase(&self) -> Phase {
        match &self.play {
            _ if self.closed => Phase::Closed,
            None => Phase::Gathering,
            Some(table) if table.ending().is_some() => Phase::Over,
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
    pub fn seats(&self) -> &[TableSeat] {
        &self.seats
    }

    /// The seats that a person may take.
    pub fn free_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::first(self.seats.len());
        seats.filter(|seat| self.seats[seat.index()].is_free())
    }

    /// The game, once it has begun.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// A refusal with the reason in English, for programs and logs.
    #[must_use]
    pub fn explain(&self, refusal: &Refusal) -> String {
        match (refusal, &self.play) {
            (Refusal::Play(error), Some(play)) => play.position().explain(error),
            _ => refusal.to_string(),
        }
    }

    /// Why a request was refused, in words. Call it before the table changes.
    #[must_use]
    pub fn reason_text(&self, refusal: &Refusal, lang: Lang) -> String {
        let name = |seat: Seat| called(&self.name(seat), seat.number(), lang);
        match refusal {
            Refusal::NoSuchSeat(seat) => texts::no_such_seat(lang, seat.number()),
            Refusal::NotYourTurn { to_act } => texts::not_your_turn(lang, &name(*to_act)),
            Refusal::Over | Refusal::Play(PlayError::Over) => texts::over(lang),
            Refusal::NotAPerson(seat) => texts::not_a_person(lang, &name(*seat)),
            Refusal::AlreadyPerson(seat) => texts::already_person(lang, &name(*seat)),
            Refusal::AlreadyBot { seat, level } => {
                texts::already_bot(lang, &name(*seat), level.get())
            }
            Refusal::Daily => texts::daily_has_no_bots(lang),
            Refusal::Resigned(seat) => texts::resigned(lang, &name(*seat)),
            Refusal::NotRemoved(seat) => texts::not_removed(lang, &name(*seat)),
            Refusal::Name(error) => error.text(lang),
            Refusal::Undo(reason) => match &self.play {
                Some(play) => play.undo_text(*reason, lang),
                None => texts::undo_nothing(lang),
            },
            Refusal::Play(PlayError::Unreadable(unreadable)) => {
                texts::unreadable(lang, &unreadable.text)
            }
            Refusal::Play(error @ PlayError::Illegal { action, .. }) => {
                let position = self.play.as_ref().map(Play::position);
                match position.map(|position| position.why_not(action, lang)) {
                    // Some reasons of games end with a full stop; the rule goes before it.
                    Some(Ok(Some(why))) => {
                        texts::illegal(lang, why.text.trim_end_matches('.'), why.rule)
                    }
                    // The table has changed since, and the action is possible now.
                    _ => error.to_string(),
                }
            }
            other => Refusal::text_of_code(other.code(), other.wait(), lang)
                .unwrap_or_else(|| other.to_string()),
        }
    }

    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        Seat::first(self.seats.len()).find(|seat| {
            let holder = &self.seats[seat.index()].person;
            holder.as_ref().is_some_and(|holder| holder.id == person)
        })
    }

    /// The name of the player on a seat: as when the game began, on whatever device they play now.
    #[must_use]
    pub fn called(&self, seat: Seat, lang: Lang) -> String {
        match &self.play {
            Some(play) => play.called(seat, lang),
            None => called(&self.name(seat), seat.number(), lang),
        }
    }

    /// The name of the player on a seat, which may have been removed.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let holder = self.seats.get(seat.index());
        match holder.and_then(|holder| holder.person.as_ref()) {
            Some(person) => person.name.clone(),
            None => {
                let name = self.plan.names.get(seat.index()).map(String::as_str);
                name.unwrap_or(BOT_NAMES[seat.index()]).to_owned()
            }
        }
    }

    /// The seat to act, if a person plays it.
    #[must_use]
    pub fn person_to_act(&self) -> Option<Seat> {
        let table = self.play.as_ref()?;
        table
            .whose_turn()
            .filter(|&seat| table.kind(seat) == Some(SeatKind::Person))
    }

    /// The bot that is to act, with its level.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        self.play.as_ref()?.bot_to_act()
    }

    /// Whether the game goes on and only bots play it, for people or for themselves.
    #[must_use]
    pub fn is_left_to_bots(&self) -> bool {
        let is_bots = |play: &Play| {
            let is_bot = |seat| matches!(play.kind(seat), Some(SeatKind::Bot { .. }));
            Seat::first(self.seats.len()).all(is_bot)
        };
        self.phase() == Phase::Playing && self.play.as_ref().is_some_and(is_bots)
    }

    #[must_use]
    pub fn wish(&self) -> Option<&OpenWish> {
        self.wish.as_ref()
    }

    /// The seats that have yet to answer the open request.
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

    /// Whether anything but chat has happened after this entry.
    #[must_use]
    pub fn has_changed_since(&self, sequence: u64) -> bool {
        sequence < self.changed
    }

    /// Whether the game has begun, moved on or been taken back after this entry.
    #[must_use]
    pub fn has_played_since(&self, sequence: u64) -> bool {
        sequence < self.played
    }

    /// Whether something has happened after this entry that a request may have to take into account.
    /// An action follows from the game and from who plays the seat: whatever the others do with their
    /// own seats or ask for, they cannot keep a player from moving.
    #[must_use]
    pub fn is_outdated(&self, who: &Person, request: &Request, sequence: u64) -> bool {
        match (request, self.seat_of(&who.id)) {
            _ if request.is_timeless() => false,
            (Request::Act { .. }, Some(seat)) => {
                sequence < self.played.max(self.seats[seat.index()].changed)
            }
            _ => self.has_changed_since(sequence),
        }
    }

    /// The times of the first and the last entry.
    #[must_use]
    pub fn times(&self) -> (u64, u64) {
        (self.opened_at, self.changed_at)
    }

    /// The hash of the keeper's seed.
    #[must_use]
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The hash of the seed that a rematch must have, once the game is over.
    #[must_use]
    pub fn next_commitment(&self) -> Option<&str> {
        self.next_commitment.as_deref()
    }

    /// The entropy that a seat has added to the seed.
    #[must_use]
    pub fn entropy(&self, seat: Seat) -> Option<&Fresh> {
        self.seats.get(seat.index())?.entropy.as_ref()
    }

    /// The table of the rematch, and the one whose rematch this is.
    #[must_use]
    pub fn neighbours(&self) -> (Option<&str>, Option<&str>) {
        (self.next.as_deref(), self.follows.as_deref())
    }

    /// The game so far as a record, with the seed once it is revealed; `None` before the game starts.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.record_with(None)
    }

    /// The same with the seed that the keeper knows.
    pub(crate) fn record_with(&self, seed: Option<Seed>) -> Option<Record> {
        let mut record = self.play.as_ref()?.record(seed);
        record.commitment.clone_from(&self.start_commitment);
        record.daily = self.plan.daily;
        if !self.plan.shared_device {
            record = record.with_fairness(Fairness {
                commitment: self.commitment.clone(),
                seed: self.reveal,
                next_commitment: self.next_commitment.clone(),
                entropy: self
                    .seats
                    .iter()
                    .filter_map(|seat| seat.entropy.clone().map(String::from))
                    .collect(),
            });
        }
        Some(record)
    }
}
