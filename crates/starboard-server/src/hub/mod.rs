//! All tables of a node: opens them from the database, decides what is asked for, stores it,
//! and tells everybody who watches.
//!
//! A table is decided on under its own lock, one request after the other. What another node has
//! stored first is found out when the own entry is refused by the database: then the log is read
//! on and the request is looked at once more.

mod cell;
mod duties;
mod visitor;

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use starboard_bots::BotSpec;
use starboard_kernel::{Registry, Seat};
use starboard_table::NameError;
use starboard_table::online::{
    Broken, Entry, Event, Keeper, Key, Person, Plan, Request, Room, Wish,
};
use starboard_wire::{Outcome, Secret, Summary, code};
use tokio::sync::Semaphore;

use crate::bus::{Bus, News as BusNews};
use crate::metrics::Metrics;
use crate::secrets;
use crate::storage::{
    Appended, Change, Opening, PlayedGame, Storage, StorageError, StoredEntry, Transfer,
};
use crate::time::{ServiceClock, WorldClock};

pub(crate) use cell::Cell;
pub(crate) use visitor::{News, Visitor};

/// How often a request is looked at again after another node was faster.
const TRIES: usize = 8;
/// How many tables that are not over somebody may have.
const MOST_OPEN_TABLES: u64 = 50;
/// How long a secret that moves a seat is good for.
const TRANSFER_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub code: &'static str,
    pub message: String,
}

impl Refused {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused {
            code,
            message: message.into(),
        }
    }

    fn missing(table: &str) -> Refused {
        Refused::new(code::MISSING, format!("there is no table {table:?}"))
    }

    fn trouble(error: &dyn std::error::Error) -> Refused {
        tracing::error!(%error, "in trouble");
        Refused::new(
            code::TROUBLE,
            "the server is in trouble; nothing has changed, try again in a moment",
        )
    }
}

impl From<StorageError> for Refused {
    fn from(error: StorageError) -> Refused {
        Refused::trouble(&error)
    }
}

impl From<secrets::NoRandomness> for Refused {
    fn from(error: secrets::NoRandomness) -> Refused {
        Refused::trouble(&error)
    }
}

impl From<starboard_table::online::Refusal> for Refused {
    fn from(refusal: starboard_table::online::Refusal) -> Refused {
        Refused::new(refusal.code(), refusal.to_string())
    }
}

/// Clones are the same hub.
#[derive(Clone, Debug)]
pub struct Hub {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    storage: Storage,
    registry: Registry,
    clock: ServiceClock,
    bus: Bus,
    metrics: Metrics,
    cells: Mutex<HashMap<String, Arc<Cell>>>,
    /// The open connections of people, to tell them when it is their turn anywhere.
    people: Mutex<HashMap<String, Vec<Weak<Visitor>>>>,
    /// So many bots think at a time.
    bot_threads: Arc<Semaphore>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    /// A hub on a database. The bus may be nothing.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn start(
        storage: Storage,
        bus: Bus,
        metrics: Metrics,
        bot_threads: usize,
        world: WorldClock,
    ) -> Result<Hub, StorageError> {
        let clock = ServiceClock::new(world);
        clock.set_away(storage.arrive(clock.world.now()).await?.away);
        let hub = Hub {
            inner: Arc::new(Inner {
                storage,
                registry: starboard_bots::registry(),
                clock,
                bus,
                metrics,
                cells: Mutex::default(),
                people: Mutex::default(),
                bot_threads: Arc::new(Semaphore::new(bot_threads.max(1))),
            }),
        };
        duties::start(&hub);
        Ok(hub)
    }

    #[must_use]
    pub fn storage(&self) -> &Storage {
        &self.inner.storage
    }

    #[must_use]
    pub fn registry(&self) -> &Registry {
        &self.inner.registry
    }

    #[must_use]
    pub fn metrics(&self) -> &Metrics {
        &self.inner.metrics
    }

    /// Now, in the time that logs are written in.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.inner.clock.now()
    }

    /// Now, in the world's time.
    fn world_now(&self) -> i64 {
        self.inner.clock.world.now()
    }

    /// How many tables are open on this node.
    #[must_use]
    pub fn open_cells(&self) -> usize {
        locked(&self.inner.cells).len()
    }

    /// Somebody new.
    ///
    /// # Errors
    /// If the name is not acceptable or the database does not answer.
    pub async fn add_person(&self, name: &str) -> Result<(Person, Secret), Refused> {
        let name = checked_name(name)?;
        let person = Person {
            id: secrets::name()?,
            name,
        };
        let secret = secrets::secret()?;
        let hash = secrets::hash(&secret);
        self.storage()
            .add_person(&person, &hash, self.world_now())
            .await?;
        Ok((person, secret))
    }

    /// Somebody wants to be called something else from now on.
    ///
    /// # Errors
    /// If the name is not acceptable or the database does not answer.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<Person, Refused> {
        let name = checked_name(name)?;
        self.storage().rename_person(&person.id, &name).await?;
        Ok(Person {
            id: person.id.clone(),
            name,
        })
    }

    /// Whose secret it is.
    ///
    /// # Errors
    /// If it is nobody's, or the database does not answer.
    pub async fn person_of(&self, secret: &Secret) -> Result<Person, Refused> {
        let known = self
            .storage()
            .person_by_secret(&secrets::hash(secret))
            .await?;
        known.ok_or_else(|| {
            Refused::new(
                code::WRONG_SECRET,
                "this server knows nobody with this secret; make a new name for yourself",
            )
        })
    }

    /// Opens a table. The same key of the same person gives the same table again.
    ///
    /// # Errors
    /// If the plan is not sound, or there are too many tables already.
    pub async fn open_table(
        &self,
        host: &Person,
        key: &str,
        plan: Plan,
    ) -> Result<String, Refused> {
        let key = checked_key(host, key)?;
        let table = secrets::name_for(&format!("table {} {}", key.by, key.word));
        if self.storage().summary(&table).await?.is_some() {
            return Ok(table);
        }
        if self.storage().open_tables_of(&host.id).await? >= MOST_OPEN_TABLES {
            return Err(Refused::new(
                code::TOO_MANY,
                format!(
                    "you have opened {MOST_OPEN_TABLES} tables that are not over: finish one first"
                ),
            ));
        }
        let seed = secrets::seed()?;
        let keeper = Keeper {
            seed: &seed,
            now: self.now(),
            absent: &[],
            next: "",
        };
        let entry = Room::open(plan, host.clone(), Some(key), keeper, self.registry())
            .map_err(|violations| Refused::new(code::UNREADABLE, violations.to_string()))?;
        let room =
            Room::new(&entry, self.registry()).map_err(|broken| Refused::trouble(&broken))?;
        let change = self.change(
            &table,
            &room,
            entry,
            Some(Opening {
                seed,
                created_at: self.world_now(),
            }),
        )?;
        let body = Arc::clone(&change.entry.body);
        match self.storage().append(change).await? {
            Appended::Stored => {
                let cell = Cell::new(
                    table.clone(),
                    seed,
                    room,
                    vec![body],
                    self.inner.clock.clone(),
                );
                locked(&self.inner.cells).insert(table.clone(), Arc::new(cell));
                self.inner.metrics.tables_opened.inc();
                Ok(table)
            }
            // The same request, twice at the same time.
            Appended::Conflict => Ok(table),
        }
    }

    /// Somebody wants something at a table.
    ///
    /// # Errors
    /// Why not. Nothing has changed.
    pub async fn ask(
        &self,
        who: &Person,
        table: &str,
        version: u64,
        key: &str,
        request: &Request,
    ) -> Result<u64, Refused> {
        let key = checked_key(who, key)?;
        let cell = self.cell(table).await?;
        let mut room = cell.room.lock().await;
        for _ in 0..TRIES {
            if version > room.sequence() {
                self.catch_up(&cell, &mut room).await?;
            }
            if let Some(sequence) = room.entry_of(&key) {
                return Ok(sequence);
            }
            let absent = cell.absent();
            let next = secrets::name_for(&format!("rematch {table}"));
            let keeper = self.keeper(&cell, &absent, &next);
            if let Some(late) = room.decide_late(keeper) {
                self.commit(&cell, &mut room, late).await?;
                continue;
            }
            if !request.is_timeless() && room.has_changed_since(version) {
                return Err(Refused::new(
                    code::STALE,
                    "the table has moved on since; look at it again",
                ));
            }
            let entry = room.decide(who, request, Some(key.clone()), keeper)?;
            let sequence = entry.sequence;
            if self.commit(&cell, &mut room, entry).await? == Appended::Stored {
                return Ok(sequence);
            }
        }
        Err(self.too_busy())
    }

    /// Somebody has come to a table: a bot that the others wanted for them is not needed.
    pub(crate) async fn welcome_back(&self, who: &Person, cell: &Arc<Cell>) -> Result<(), Refused> {
        let mut room = cell.room.lock().await;
        for _ in 0..TRIES {
            let awaited = room.wish().is_some_and(|open| match open.wish {
                Wish::TakeOver { seat } => room.seat_of(&who.id) == Some(seat),
                Wish::Undo | Wish::Rematch => false,
            });
            if !awaited {
                return Ok(());
            }
            let back = Request::Answer {
                agrees: false,
                entropy: None,
            };
            let entry = room.decide(who, &back, None, self.keeper(cell, &[], ""))?;
            if self.commit(cell, &mut room, entry).await? == Appended::Stored {
                return Ok(());
            }
        }
        Err(self.too_busy())
    }

    /// A secret with which the holder of a seat can take it on another device.
    ///
    /// # Errors
    /// If who asks has no seat there.
    pub async fn lend(&self, who: &Person, table: &str) -> Result<Secret, Refused> {
        let cell = self.cell(table).await?;
        let seat = cell.room.lock().await.seat_of(&who.id);
        let seat = seat.ok_or(starboard_table::online::Refusal::NotSeated)?;
        let secret = secrets::secret()?;
        let now = self.world_now();
        let transfer = Transfer {
            table: table.to_owned(),
            seat,
            person: who.id.clone(),
        };
        self.storage()
            .add_transfer(
                &secrets::hash(&secret),
                &transfer,
                now,
                now + TRANSFER_MILLIS,
            )
            .await?;
        Ok(secret)
    }

    /// Takes a seat with such a secret.
    ///
    /// # Errors
    /// If the secret is wrong, too old, or used up, or who asks has a seat there already.
    pub async fn claim(
        &self,
        who: &Person,
        table: &str,
        key: &str,
        secret: &Secret,
    ) -> Result<u64, Refused> {
        let key = checked_key(who, key)?;
        let wrong = || {
            Refused::new(
                code::WRONG_SECRET,
                "this link has been used or is too old; make a new one where you have the seat",
            )
        };
        let cell = self.cell(table).await?;
        let hash = secrets::hash(secret);
        let mut room = cell.room.lock().await;
        for _ in 0..TRIES {
            if let Some(sequence) = room.entry_of(&key) {
                return Ok(sequence);
            }
            let transfer = self.storage().transfer(&hash, self.world_now()).await?;
            let transfer = transfer
                .filter(|transfer| transfer.table == table)
                .ok_or_else(wrong)?;
            if room.seat_of(&transfer.person) != Some(transfer.seat) {
                return Err(wrong());
            }
            let keeper = self.keeper(&cell, &[], "");
            let entry =
                room.decide_seat_moved(transfer.seat, who.clone(), Some(key.clone()), keeper)?;
            let sequence = entry.sequence;
            let outcome = self
                .commit_with(&cell, &mut room, entry, Some(hash.clone()))
                .await?;
            if outcome == Appended::Stored {
                return Ok(sequence);
            }
        }
        Err(self.too_busy())
    }

    fn too_busy(&self) -> Refused {
        Refused::new(
            code::TROUBLE,
            "too much happens at this table at once; nothing has changed, try again",
        )
    }

    fn keeper<'a>(&self, cell: &'a Cell, absent: &'a [Seat], next: &'a str) -> Keeper<'a> {
        Keeper {
            seed: &cell.seed,
            now: self.now(),
            absent,
            next,
        }
    }

    /// The table, opened on this node if it was not.
    pub(crate) async fn cell(&self, table: &str) -> Result<Arc<Cell>, Refused> {
        let known = locked(&self.inner.cells).get(table).cloned();
        if let Some(cell) = known {
            cell.touch();
            return Ok(cell);
        }
        // Nothing that is not a name of ours reaches the database.
        if table.len() > 40 || !table.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Refused::missing(table));
        }
        let stored = self.storage().load(table, 0).await?;
        let Some(stored) = stored else {
            return Err(Refused::missing(table));
        };
        let room =
            replay(&stored.entries, self.registry()).map_err(|broken| Refused::trouble(&broken))?;
        let log = stored.entries.iter().map(|entry| Arc::clone(&entry.body));
        let cell = Arc::new(Cell::new(
            table.to_owned(),
            stored.seed,
            room,
            log.collect(),
            self.inner.clock.clone(),
        ));
        let cell = {
            // Somebody else may have opened it meanwhile; there must be one of it only.
            let mut cells = locked(&self.inner.cells);
            Arc::clone(cells.entry(table.to_owned()).or_insert(cell))
        };
        let room = cell.room.lock().await;
        self.call_bot(&cell, &room);
        drop(room);
        Ok(cell)
    }

    /// Reads what other nodes have stored.
    pub(crate) async fn catch_up(&self, cell: &Arc<Cell>, room: &mut Room) -> Result<(), Refused> {
        let stored = self.storage().load(&cell.id, room.sequence()).await?;
        let Some(stored) = stored else {
            return Err(Refused::missing(&cell.id));
        };
        if stored.entries.is_empty() {
            return Ok(());
        }
        let before = to_act(room);
        for entry in &stored.entries {
            if let Err(broken) = room.add(&entry.entry) {
                self.forget(&cell.id);
                return Err(Refused::trouble(&broken));
            }
        }
        let bodies = stored.entries.iter().map(|entry| Arc::clone(&entry.body));
        cell.publish(room, bodies);
        self.tell_turns(&cell.id, before, to_act(room));
        Ok(())
    }

    async fn commit(
        &self,
        cell: &Arc<Cell>,
        room: &mut Room,
        entry: Entry,
    ) -> Result<Appended, Refused> {
        self.commit_with(cell, room, entry, None).await
    }

    /// Stores an entry and, once it is on disk, tells everybody.
    async fn commit_with(
        &self,
        cell: &Arc<Cell>,
        room: &mut Room,
        entry: Entry,
        used_transfer: Option<String>,
    ) -> Result<Appended, Refused> {
        let before = to_act(room);
        let rematch = self.rematch(cell, room, &entry)?;
        if let Err(broken) = room.add(&entry) {
            self.forget(&cell.id);
            return Err(Refused::trouble(&broken));
        }
        let mut change = self.change(&cell.id, room, entry, None)?;
        change.used_transfer = used_transfer;
        change.rematch = rematch.map(Box::new);
        let body = Arc::clone(&change.entry.body);
        let stored = self.storage().append(change).await;
        if let Ok(Appended::Stored) = stored {
            cell.publish(room, [body]);
            self.inner.metrics.entries_stored.inc();
            self.inner.bus.tell(BusNews::Changed {
                table: cell.id.clone(),
                sequence: room.sequence(),
            });
            self.tell_turns(&cell.id, before, to_act(room));
            self.call_bot(cell, room);
            return Ok(Appended::Stored);
        }
        // The room is ahead of the database, or behind it: make it anew from what is there.
        match self.reload(cell, room).await {
            Ok(()) => Ok(stored?),
            Err(error) => {
                self.forget(&cell.id);
                Err(error)
            }
        }
    }

    async fn reload(&self, cell: &Arc<Cell>, room: &mut Room) -> Result<(), Refused> {
        let stored = self.storage().load(&cell.id, 0).await?;
        let stored = stored.ok_or_else(|| Refused::missing(&cell.id))?;
        *room =
            replay(&stored.entries, self.registry()).map_err(|broken| Refused::trouble(&broken))?;
        let known = cell.published() as usize;
        let bodies = stored.entries.iter().skip(known);
        cell.publish(room, bodies.map(|entry| Arc::clone(&entry.body)));
        Ok(())
    }

    /// The table is opened anew from the database when somebody asks for it.
    fn forget(&self, table: &str) {
        if let Some(cell) = locked(&self.inner.cells).remove(table) {
            cell.ask_all_to_leave();
        }
    }

    /// The table of the rematch that begins with this entry.
    fn rematch(&self, cell: &Cell, room: &Room, entry: &Entry) -> Result<Option<Change>, Refused> {
        let (Some(asked), Some(next)) = (room.rematch_of(entry), &entry.next) else {
            return Ok(None);
        };
        let seed = secrets::seed()?;
        let keeper = Keeper {
            seed: &seed,
            now: self.now(),
            absent: &[],
            next: "",
        };
        let Some(opening) = room.open_rematch(&cell.id, &asked, keeper) else {
            return Ok(None);
        };
        let opened =
            Room::new(&opening, self.registry()).map_err(|broken| Refused::trouble(&broken))?;
        let created_at = self.world_now();
        self.change(next, &opened, opening, Some(Opening { seed, created_at }))
            .map(Some)
    }

    /// Everything that is to be stored with an entry; `room` is after it.
    fn change(
        &self,
        table: &str,
        room: &Room,
        entry: Entry,
        opening: Option<Opening>,
    ) -> Result<Change, Refused> {
        let moves_people = matches!(
            entry.event,
            Event::Opened { .. } | Event::Sat(_) | Event::Stood { .. } | Event::SeatMoved { .. }
        );
        let seats = moves_people.then(|| {
            Seat::first(room.seats().len())
                .filter_map(|seat| {
                    let holder = room.seats()[seat.index()].person.as_ref()?;
                    Some((seat, holder.id.clone()))
                })
                .collect()
        });
        let results = if entry.reveal.is_some() {
            results(room, entry.at)
        } else {
            Vec::new()
        };
        let entry = StoredEntry::new(entry).map_err(|error| Refused::trouble(&error))?;
        Ok(Change {
            table: table.to_owned(),
            entry: Arc::new(entry),
            summary: Summary::of(table, room),
            opening,
            seats,
            results,
            used_transfer: None,
            rematch: None,
        })
    }

    /// Lets a bot think if it is its turn.
    fn call_bot(&self, cell: &Arc<Cell>, room: &Room) {
        let (Some((seat, level)), Some(table)) = (room.bot_to_act(), room.table()) else {
            return;
        };
        if cell.bot_thinks.swap(true, Ordering::AcqRel) {
            return;
        }
        let hub = self.clone();
        let cell = Arc::clone(cell);
        let sequence = room.sequence();
        let position = table.position().clone();
        let settings = starboard_bots::Settings {
            spec: BotSpec::Level(level),
            seed: room.bot_seed(&cell.seed),
            threads: 1,
            clock: starboard_bots::clock,
        };
        tokio::spawn(async move {
            let threads = Arc::clone(&hub.inner.bot_threads);
            let Ok(_permit) = threads.acquire_owned().await else {
                return;
            };
            let choice = tokio::task::spawn_blocking(move || {
                let mut bot = starboard_bots::bot(position.rules(), settings);
                bot.choose(&position).map(|choice| choice.action)
            })
            .await;
            cell.bot_thinks.store(false, Ordering::Release);
            match choice {
                Ok(Some(action)) => hub.bot_acts(&cell, sequence, seat, &action).await,
                Ok(None) => {}
                Err(error) => tracing::error!(table = cell.id, %error, "a bot failed"),
            }
        });
    }

    /// A bot has chosen; if the table is still as it was, it acts.
    async fn bot_acts(&self, cell: &Arc<Cell>, sequence: u64, seat: Seat, action: &str) {
        let mut room = cell.room.lock().await;
        if room.has_changed_since(sequence) {
            // What has happened may be a bot's turn again.
            self.call_bot(cell, &room);
            return;
        }
        let keeper = self.keeper(cell, &[], "");
        match room.decide_for_bot(seat, action, keeper) {
            Ok(entry) => {
                self.inner.metrics.bot_moves.inc();
                if let Err(refused) = self.commit(cell, &mut room, entry).await {
                    tracing::warn!(
                        table = cell.id,
                        message = refused.message,
                        "a bot's action was not stored"
                    );
                }
            }
            Err(refusal) => tracing::error!(table = cell.id, %refusal, "a bot chose badly"),
        }
    }

    /// Somebody's time may have run out.
    pub(crate) async fn look_at_clock(&self, table: &str) -> Result<(), Refused> {
        let cell = self.cell(table).await?;
        let mut room = cell.room.lock().await;
        for _ in 0..TRIES {
            let keeper = self.keeper(&cell, &[], "");
            let Some(late) = room.decide_late(keeper) else {
                // The list was behind the log, or another node has done it.
                self.catch_up(&cell, &mut room).await?;
                return Ok(());
            };
            if self.commit(&cell, &mut room, late).await? == Appended::Stored {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Gives up a table that has waited for people for too long.
    pub(crate) async fn close_table(&self, table: &str) -> Result<(), Refused> {
        let cell = self.cell(table).await?;
        let mut room = cell.room.lock().await;
        let keeper = self.keeper(&cell, &[], "");
        let entry = room.decide_close(keeper)?;
        self.commit(&cell, &mut room, entry).await?;
        Ok(())
    }

    /// A connection of a person is there to be told about turns.
    pub(crate) fn arrive(&self, visitor: &Arc<Visitor>) {
        if let Some(person) = &visitor.person {
            let mut people = locked(&self.inner.people);
            let connections = people.entry(person.id.clone()).or_default();
            connections.push(Arc::downgrade(visitor));
        }
    }

    pub(crate) fn depart(&self, visitor: &Arc<Visitor>) {
        if let Some(person) = &visitor.person {
            let mut people = locked(&self.inner.people);
            if let Some(connections) = people.get_mut(&person.id) {
                let own = Arc::as_ptr(visitor);
                connections.retain(|other| other.strong_count() > 0 && other.as_ptr() != own);
                if connections.is_empty() {
                    people.remove(&person.id);
                }
            }
        }
    }

    fn tell_turns(&self, table: &str, before: Option<String>, now: Option<String>) {
        if before == now {
            return;
        }
        let people = locked(&self.inner.people);
        for (person, yours) in [(before, false), (now, true)] {
            let Some(person) = person else { continue };
            for visitor in people.get(&person).into_iter().flatten() {
                if let Some(visitor) = visitor.upgrade() {
                    visitor.tell(|news| {
                        news.turns.insert(table.to_owned(), yours);
                    });
                }
            }
        }
    }

    /// Every connection is to end: the server stops.
    pub fn ask_all_to_leave(&self) {
        for visitors in locked(&self.inner.people).values() {
            for visitor in visitors.iter().filter_map(Weak::upgrade) {
                visitor.tell(|news| news.leave = true);
            }
        }
        for cell in locked(&self.inner.cells).values() {
            cell.ask_all_to_leave();
        }
    }
}

/// The person who is to act.
fn to_act(room: &Room) -> Option<String> {
    let seat = room.person_to_act()?;
    let holder = room.seats()[seat.index()].person.as_ref()?;
    Some(holder.id.clone())
}

fn replay(entries: &[Arc<StoredEntry>], registry: &Registry) -> Result<Room, Broken> {
    Room::replay(entries.iter().map(|stored| &stored.entry), registry)
}

/// What everybody with a seat has reached, also where a bot has played on for them.
pub(crate) fn results(room: &Room, ended_at: u64) -> Vec<PlayedGame> {
    let Some(outcome) = room.table().and_then(starboard_table::Table::outcome) else {
        return Vec::new();
    };
    Seat::first(room.seats().len())
        .filter_map(|seat| {
            let holder = room.seats()[seat.index()].person.as_ref()?;
            let result = if outcome.winners.contains(&seat) {
                Outcome::Won
            } else if outcome.drawn {
                Outcome::Drawn
            } else {
                Outcome::Lost
            };
            Some(PlayedGame {
                seat,
                person: holder.id.clone(),
                game: room.plan().game.clone(),
                outcome: result,
                ended_at,
            })
        })
        .collect()
}

fn checked_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    starboard_table::check_name(name)
        .map_err(|error: NameError| Refused::new("name", error.to_string()))?;
    Ok(name.to_owned())
}

fn checked_key(who: &Person, word: &str) -> Result<Key, Refused> {
    let fits = (8..=64).contains(&word.len())
        && word
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !fits {
        return Err(Refused::new(
            code::UNREADABLE,
            "a key has 8 to 64 letters, digits and hyphens",
        ));
    }
    Ok(Key {
        by: who.id.clone(),
        word: word.to_owned(),
    })
}
