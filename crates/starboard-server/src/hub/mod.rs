//! All tables of a node: opens them from the database, decides requests, stores the entries, and
//! publishes them to all subscribers.
//!
//! Each table has its own lock and handles one request at a time. If another node has stored an
//! entry first, the database refuses this node's entry: then the hub catches up on the log and
//! decides the request again.

mod bots;
mod cell;
mod duties;
mod fair;
mod log;
mod people;
mod seats;
mod visitor;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use starboard_kernel::{Registry, Seat};
use starboard_table::{Absent, Keeper, Key, Person, Plan, Request, Table, Terms};
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::Instant;

use crate::Error;
use crate::bus::Bus;
use crate::limits::Buckets;
use crate::metrics::Metrics;
use crate::platform::Platform;
use crate::secrets;
use crate::storage::{Appended, FORMAT, Opening, Seeds, Storage, StorageError};
use crate::time::ServiceClock;

use bots::Scheduler;
pub(crate) use cell::{Cell, Presence, State};
use duties::PutOff;
pub(crate) use duties::every;
pub(crate) use log::{change, restore, results};
use seats::Claim;
pub(crate) use visitor::{News, Visitor};

/// How often a request is retried when other nodes store their entries first.
const TRIES: usize = 8;
/// For how long a request may wait to be decided. Pages repeat the request after six seconds, at
/// another node: the first attempt must not overtake the answer they got there.
const MOST_WAIT: Duration = Duration::from_secs(5);
/// A table with this many entries accepts only requests that bring the game closer to its end.
const MOST_ENTRIES: u64 = 20_000;
/// How many unfinished tables a person may have opened.
const MOST_OPEN_TABLES: u64 = 50;
/// Before the game begins, how often a person may change who sits where, and all of them together.
const MOST_SEAT_CHANGES: (usize, usize) = (40, 400);

/// Clones are handles to the same hub.
#[derive(Clone, Debug)]
pub struct Hub {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    storage: Arc<dyn Storage>,
    platform: Arc<dyn Platform>,
    registry: Registry,
    clock: ServiceClock,
    /// One heartbeat at a time.
    beating: AsyncMutex<()>,
    /// How many have begun, and the last one that was stored.
    beats: AtomicU64,
    last_beat: AtomicU64,
    /// The newest format that all running nodes read, as of the last heartbeat.
    format: AtomicU32,
    bus: Bus,
    metrics: Metrics,
    cells: Mutex<HashMap<String, Arc<Cell>>>,
    /// The open connections by person, to notify them of their turn at any table.
    people: Mutex<HashMap<String, Vec<Weak<Visitor>>>>,
    /// Whose turn it was at which table at the last poll, as person and table.
    awaited: Mutex<BTreeSet<(String, String)>>,
    /// Tables that have failed lately, in the duties of this node.
    put_off: Mutex<PutOff>,
    /// Steps of games at which bots have failed.
    failed_bots: Mutex<PutOff>,
    /// Tables with an entry of which it is not known whether it was stored, and the last heartbeat
    /// before that: once a later one has succeeded, nothing from before can still be on its way.
    in_doubt: Mutex<BTreeMap<String, u64>>,
    /// What people have done lately, and what has been done with seats.
    paces: Buckets<(Pace, String)>,
    /// The tables that wait for a bot to think.
    bots: Scheduler,
}

/// Rate limits of people, across all their connections.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Pace {
    /// Chat messages, and secrets that move a seat.
    Words,
    /// Sitting down, standing up, changes of the seats, and taking over a seat of another device.
    Seats,
    /// Whatever else is asked of a table in play, except actions: hand a seat over and back, undo,
    /// ask for consent and answer, remove players. At each table by itself.
    Requests,
    /// Moves of one seat from device to device, whoever asks for them.
    SeatMoves,
    /// Results of games of the day, which have to be verified.
    Results,
}

impl Pace {
    /// What a request counts for.
    pub(crate) fn of(request: &Request) -> Option<Pace> {
        match request {
            Request::Say { .. } => Some(Pace::Words),
            Request::Sit { .. } | Request::Stand | Request::Plan { .. } | Request::Free { .. } => {
                Some(Pace::Seats)
            }
            Request::HandOver
            | Request::Return
            | Request::Undo
            | Request::Ask { .. }
            | Request::Answer { .. }
            | Request::Remove { .. }
            | Request::Readmit { .. } => Some(Pace::Requests),
            // These end something, or follow the rules of a game.
            Request::Act { .. } | Request::Resign | Request::Close => None,
            // Refused at online tables.
            Request::SetBot { .. } | Request::SetPerson { .. } => None,
        }
    }

    /// The refusal of a request beyond the limit.
    pub(crate) fn refusal(self) -> Error {
        Error::TooFast(match self {
            Pace::Words => "words at once",
            Pace::Seats => "changes of seats",
            Pace::Requests => "requests at this table",
            Pace::SeatMoves => "moves of this seat to other devices",
            Pace::Results => "results",
        })
    }

    /// How many per second on average, and how many in a burst.
    fn limit(self) -> (f64, f64) {
        match self {
            Pace::Words => (0.5, 5.0),
            Pace::Seats => (0.5, 30.0),
            Pace::Requests => (0.5, 20.0),
            Pace::SeatMoves => (1.0 / 60.0, 5.0),
            Pace::Results => (0.5, 10.0),
        }
    }
}

/// What a person wants at a table.
enum Wanted<'a> {
    /// A request that was made on a version of the table.
    Request { version: u64, request: &'a Request },
    /// A seat that moves to them.
    Seat(Claim),
}

impl Wanted<'_> {
    /// The version of the table that they know.
    fn version(&self) -> u64 {
        match self {
            Wanted::Request { version, .. } => *version,
            Wanted::Seat(_) => 0,
        }
    }

    /// The hash of the secret that its entry uses up.
    fn used_transfer(&self) -> Option<String> {
        match self {
            Wanted::Request { .. } => None,
            Wanted::Seat(claim) => Some(claim.hash.clone()),
        }
    }
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    /// Starts a hub on a database.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn start(
        storage: Arc<dyn Storage>,
        bus: Bus,
        platform: Arc<dyn Platform>,
        metrics: Metrics,
        bot_threads: usize,
    ) -> Result<Hub, StorageError> {
        let service_time = storage.start_service_time(platform.wall_clock()).await?;
        let hub = Hub {
            inner: Arc::new(Inner {
                storage,
                platform,
                registry: starboard_games::registry(),
                clock: ServiceClock::new(service_time),
                beating: AsyncMutex::default(),
                beats: AtomicU64::new(0),
                last_beat: AtomicU64::new(0),
                format: AtomicU32::new(0),
                bus,
                metrics,
                cells: Mutex::default(),
                people: Mutex::default(),
                awaited: Mutex::default(),
                put_off: Mutex::default(),
                failed_bots: Mutex::default(),
                in_doubt: Mutex::default(),
                paces: Buckets::default(),
                bots: Scheduler::new(bot_threads),
            }),
        };
        hub.beat().await?;
        duties::start(&hub);
        Ok(hub)
    }

    #[must_use]
    pub fn storage(&self) -> &dyn Storage {
        &*self.inner.storage
    }

    pub(crate) fn platform(&self) -> &dyn Platform {
        &*self.inner.platform
    }

    #[must_use]
    pub fn registry(&self) -> &Registry {
        &self.inner.registry
    }

    #[must_use]
    pub fn metrics(&self) -> &Metrics {
        &self.inner.metrics
    }

    /// Whether everything works, but more slowly than it should.
    #[must_use]
    pub fn is_degraded(&self) -> bool {
        self.inner.bus.is_down()
    }

    /// The current service time, which logs use.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.inner.clock.now()
    }

    /// Stores a heartbeat: service time advances, and nodes learn of each other.
    ///
    /// # Errors
    /// If the database does not accept it.
    pub async fn beat(&self) -> Result<(), StorageError> {
        // What a request waits for is limited, however many of them wait for a heartbeat.
        let one = tokio::time::timeout(MOST_WAIT, self.inner.beating.lock()).await;
        let _one = one.map_err(|_| StorageError::Late(MOST_WAIT))?;
        let number = self.inner.beats.fetch_add(1, Ordering::AcqRel) + 1;
        let proposed = self.inner.clock.read();
        let node = self.inner.bus.node();
        let beat = self.storage().beat(node, FORMAT, proposed.service_time);
        let beat = beat.await?;
        self.inner.clock.set(proposed, beat.service_time);
        self.inner.format.store(beat.format, Ordering::Relaxed);
        self.inner.last_beat.store(number, Ordering::Release);
        Ok(())
    }

    /// How long ago the last successful heartbeat began.
    #[must_use]
    pub fn since_heartbeat(&self) -> Duration {
        self.inner.clock.since_heartbeat()
    }

    /// Remembers that an entry of a table may have been stored.
    fn doubt(&self, table: &str) {
        let beat = self.inner.beats.load(Ordering::Acquire);
        locked(&self.inner.in_doubt).insert(table.to_owned(), beat);
    }

    /// The service time for a decision. A node that was stopped or cut off from the database
    /// catches up first: its own clock stands still, while the service may have continued at other
    /// nodes.
    async fn fresh_now(&self) -> Result<u64, Error> {
        // The answer to the first heartbeat may have been long on its way, too.
        for _ in 0..2 {
            if !self.inner.clock.is_stale() {
                break;
            }
            self.beat().await?;
        }
        Ok(self.now())
    }

    /// The current wall-clock time.
    pub(crate) fn world_now(&self) -> i64 {
        self.inner.platform.wall_clock()
    }

    /// How many tables are open on this node.
    #[must_use]
    pub fn open_cells(&self) -> usize {
        locked(&self.inner.cells).len()
    }

    /// Opens a table. `key` is an idempotency key: the same person gets the same table for it.
    ///
    /// # Errors
    /// If the plan is invalid, or the person has too many tables.
    pub async fn open_table(&self, host: &Person, key: &str, plan: Plan) -> Result<String, Error> {
        let key = checked_key(host, key)?;
        let table = secrets::name_for(&format!("table {} {}", key.by, key.word));
        if self.storage().summary(&table).await?.is_some() {
            return Ok(table);
        }
        let plan = Plan {
            terms: self.terms(),
            ..plan
        };
        let seeds = Seeds::draw(plan.terms, self.platform())?;
        let keeper = seeds.keeper(self.fresh_now().await?);
        let entry = Table::open(plan, host.clone(), Some(key), keeper, self.registry())
            .map_err(|violations| Error::Unreadable(violations.to_string()))?;
        let opened =
            Table::new(&entry, self.registry()).map_err(|broken| Error::trouble(&broken))?;
        let change = log::change(
            &table,
            &opened,
            entry,
            Some(Opening {
                seeds,
                created_at: self.world_now(),
                most_open: Some(MOST_OPEN_TABLES),
            }),
        )?;
        let entry = Arc::clone(&change.entry);
        match self.storage().append(change).await? {
            Appended::Stored => {
                let cell = Cell::new(
                    table.clone(),
                    seeds,
                    State::new(opened, &entry.entry),
                    &[entry],
                    self.inner.clock.clone(),
                );
                // A page may have loaded it meanwhile; there must be only one copy.
                let mut cells = locked(&self.inner.cells);
                cells.entry(table.clone()).or_insert(Arc::new(cell));
                drop(cells);
                self.inner.metrics.tables_opened.inc();
                Ok(table)
            }
            // The same request was handled concurrently.
            Appended::Conflict => Ok(table),
            Appended::TooMany if self.storage().summary(&table).await?.is_some() => Ok(table),
            Appended::TooMany => Err(Error::TooMany(format!(
                "you have opened {MOST_OPEN_TABLES} tables that are not over: finish one first"
            ))),
        }
    }

    /// Handles a request at a table and returns the number of its entry.
    ///
    /// # Errors
    /// If it is refused; then nothing has changed. After [`Error::Trouble`] it may have happened all
    /// the same: repeated with the same key, it happens once.
    pub async fn ask(
        &self,
        who: &Person,
        table: &str,
        version: u64,
        key: &str,
        request: &Request,
    ) -> Result<u64, Error> {
        let wanted = Wanted::Request { version, request };
        self.settle(who, table, key, wanted).await
    }

    /// Decides what a person wants at a table until its entry is stored, whatever other nodes store
    /// meanwhile, and returns its number.
    async fn settle(
        &self,
        who: &Person,
        table: &str,
        key: &str,
        mut wanted: Wanted<'_>,
    ) -> Result<u64, Error> {
        let began = Instant::now();
        let key = checked_key(who, key)?;
        let cell = self.cell(table).await?;
        cell.check()?;
        let mut state = cell.state().await?;
        let mut is_current = false;
        for _ in 0..TRIES {
            if wanted.version() > state.sequence() {
                self.catch_up(&cell, &mut state).await?;
            }
            if let Some(sequence) = state.entry_of(&key) {
                return Ok(sequence);
            }
            // Those before it may have waited for the database, one after the other.
            if began.elapsed() > MOST_WAIT {
                return Err(Error::Trouble);
            }
            let absent = cell.presence().absent;
            let next = secrets::name_for(&format!("rematch {table}"));
            let keeper = self.keeper(&cell, &absent, &next).await?;
            if let Some(late) = state.decide_late(keeper) {
                self.commit(&cell, &mut state, late).await?;
                continue;
            }
            let decided = match &mut wanted {
                Wanted::Request { version, request } => {
                    check_limits(who, &state, *version, request).and_then(|()| {
                        let decision = state.decide(who, request, Some(key.clone()), keeper);
                        decision.map_err(|refusal| Error::by(&state, refusal))
                    })
                }
                Wanted::Seat(claim) => {
                    let at = (table, keeper);
                    self.decide_claim(who, &state, claim, &key, at).await
                }
            };
            let decision = match decided {
                Ok(decision) => decision,
                Err(error) if is_current => return Err(error),
                // This request itself may have been stored, by another node or by a call to the
                // database that failed on its way back.
                Err(_) => {
                    self.catch_up(&cell, &mut state).await?;
                    is_current = true;
                    continue;
                }
            };
            if began.elapsed() > MOST_WAIT {
                return Err(Error::Trouble);
            }
            let sequence = decision.entry.sequence;
            let used = wanted.used_transfer();
            match self.commit_with(&cell, &mut state, decision, used).await {
                Ok(Appended::Stored) => return Ok(sequence),
                Ok(_) => {}
                // Catching up may have shown that it was stored all the same.
                Err(error) => return state.entry_of(&key).ok_or(error),
            }
        }
        Err(Error::Trouble)
    }

    /// The number of the entry with this key, if the request has happened.
    pub(crate) async fn entry_of(
        &self,
        who: &Person,
        table: &str,
        key: &str,
    ) -> Result<Option<u64>, Error> {
        let key = checked_key(who, key)?;
        let cell = self.cell(table).await?;
        let mut state = cell.state().await?;
        if let Some(sequence) = state.entry_of(&key) {
            return Ok(Some(sequence));
        }
        // Nothing else can have stored it: messages that are refused should cost little.
        let is_in_doubt = || locked(&self.inner.in_doubt).contains_key(table);
        if self.storage().is_shared() || is_in_doubt() {
            self.catch_up(&cell, &mut state).await?;
        }
        Ok(state.entry_of(&key))
    }

    /// A table, up to date.
    ///
    /// # Errors
    /// If there is none, or it cannot be opened.
    pub async fn table(&self, table: &str) -> Result<Table, Error> {
        let cell = self.cell(table).await?;
        let mut state = cell.state().await?;
        // Hints from other nodes may be lost, and only tables with subscribers are polled.
        if self.storage().is_shared() {
            self.catch_up(&cell, &mut state).await?;
        }
        Ok(Table::clone(&state))
    }

    async fn keeper<'a>(
        &self,
        cell: &'a Cell,
        absent: &'a [Absent],
        next: &'a str,
    ) -> Result<Keeper<'a>, Error> {
        Ok(Keeper {
            absent,
            next,
            ..cell.seeds.keeper(self.fresh_now().await?)
        })
    }

    /// The terms of tables that are opened now: the second ones once all running nodes read them.
    #[must_use]
    pub fn terms(&self) -> Terms {
        match self.inner.format.load(Ordering::Relaxed) {
            0 | 1 => Terms::First,
            _ => Terms::Second,
        }
    }

    /// Checks whether a player's time has run out.
    pub(crate) async fn look_at_clock(&self, table: &str) -> Result<(), Error> {
        let cell = self.cell(table).await?;
        let mut state = cell.state().await?;
        for _ in 0..TRIES {
            let keeper = self.keeper(&cell, &[], "").await?;
            let Some(late) = state.decide_late(keeper) else {
                // The summary was outdated, or another node has handled it.
                self.catch_up(&cell, &mut state).await?;
                return Ok(());
            };
            if self.commit(&cell, &mut state, late).await? == Appended::Stored {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Closes a table that has waited for players for too long.
    pub(crate) async fn close_table(&self, table: &str) -> Result<(), Error> {
        let cell = self.cell(table).await?;
        let mut state = cell.state().await?;
        let keeper = self.keeper(&cell, &[], "").await?;
        let decision = state.decide_close(keeper)?;
        self.commit(&cell, &mut state, decision).await?;
        Ok(())
    }

    /// Whether a person may do this now, on this node.
    pub(crate) fn may(&self, person: &Person, pace: Pace) -> bool {
        self.take(pace, person.id.clone())
    }

    /// The same at a table; otherwise with the limit that is exceeded.
    pub(crate) fn may_ask(
        &self,
        person: &Person,
        table: &str,
        request: &Request,
    ) -> Result<(), Pace> {
        let Some(pace) = Pace::of(request) else {
            return Ok(());
        };
        let of = match pace {
            // Only ids are remembered: anything else may be long.
            Pace::Requests if secrets::is_id(table) => format!("{} {table}", person.id),
            _ => person.id.clone(),
        };
        self.take(pace, of).then_some(()).ok_or(pace)
    }

    /// Whether a seat may move to another device now. Each move is an entry, and people who hand a
    /// seat on to each other are not limited by what each of them does.
    fn may_move(&self, table: &str, seat: Seat) -> bool {
        self.take(Pace::SeatMoves, format!("{table} {}", seat.number()))
    }

    fn take(&self, pace: Pace, of: String) -> bool {
        let (rate, burst) = pace.limit();
        let bucket = ((pace, of), rate, burst);
        self.inner.paces.take(Instant::now(), 1.0, [bucket])
    }

    /// Registers a person's connection for notifications of turns.
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

    /// Closes every connection, before the server stops.
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

impl Seeds {
    /// Random seeds for a new table.
    fn draw(terms: Terms, platform: &dyn Platform) -> Result<Seeds, Error> {
        Ok(Seeds {
            own: secrets::seed(platform)?,
            next: match terms {
                Terms::First => None,
                Terms::Second => Some(secrets::seed(platform)?),
            },
        })
    }

    /// The keeper of a table with these seeds.
    pub(crate) fn keeper(&self, now: u64) -> Keeper<'_> {
        Keeper {
            seed: &self.own,
            next_seed: self.next.as_ref(),
            now,
            absent: &[],
            next: "",
        }
    }
}

fn checked_key(who: &Person, word: &str) -> Result<Key, Error> {
    let fits = (8..=64).contains(&word.len())
        && word
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !fits {
        return Err(Error::Unreadable(
            "a key has 8 to 64 letters, digits and hyphens".into(),
        ));
    }
    Ok(Key {
        by: who.id.clone(),
        word: word.to_owned(),
    })
}

/// # Errors
/// If the request comes too late, or the table is too full for it.
fn check_limits(who: &Person, table: &State, version: u64, request: &Request) -> Result<(), Error> {
    // A page that knows more entries than exist has another log, for instance after a backup was
    // restored.
    let is_ahead = version > table.sequence() && !request.is_timeless();
    if is_ahead || table.is_outdated(who, request, version) {
        return Err(Error::Stale);
    }
    if !request.leads_on() {
        check_room(table)?;
    }
    if let Request::Sit { .. } | Request::Plan { .. } | Request::Free { .. } = request {
        check_seat_changes(who, table)?;
    }
    Ok(())
}

/// # Errors
/// If the table only takes entries that lead to the end of its game.
fn check_room(table: &State) -> Result<(), Error> {
    if table.sequence() >= MOST_ENTRIES {
        return Err(Error::TooMany(format!(
            "this table has {MOST_ENTRIES} entries: it can only be played on"
        )));
    }
    Ok(())
}

/// # Errors
/// If this person or all of them have changed too often who sits where, before the game.
fn check_seat_changes(who: &Person, table: &State) -> Result<(), Error> {
    let (own, all) = table.seat_changes(&who.id);
    if own >= MOST_SEAT_CHANGES.0 || all >= MOST_SEAT_CHANGES.1 {
        let message = "there was too much sitting down and standing up at this table: open \
                       another one";
        return Err(Error::TooMany(message.to_owned()));
    }
    Ok(())
}
