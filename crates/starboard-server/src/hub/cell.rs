//! A table in the memory of this node.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, Weak};
use std::time::Duration;

use starboard_kernel::{Registry, Seat};
use starboard_table::{Absent, Broken, Entry, Key, Table};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard};
use tokio::time::Instant;

use super::visitor::Visitor;
use crate::Error;
use crate::storage::Seeds;
use crate::time::ServiceClock;

/// Everything that this node knows of a table. The state is changed only under its lock, and only
/// to what is already stored in the database.
#[derive(Debug)]
pub(crate) struct Cell {
    pub(crate) id: String,
    pub(crate) seeds: Seeds,
    state: AsyncMutex<State>,
    /// Why the rest of the log cannot be read; the table is read-only then.
    pub(crate) damage: Option<String>,
    /// The state may differ from the database and must not be used any more.
    is_dead: AtomicBool,
    /// The stored entries; the first has number 1.
    log: RwLock<Vec<Arc<str>>>,
    guests: Mutex<Guests>,
    /// A bot is thinking for this table on this node.
    pub(crate) bot_thinks: AtomicBool,
    /// The last access, in milliseconds since the cell was created.
    used: AtomicU64,
    made: Instant,
    clock: ServiceClock,
    /// When the cell was created, in service time.
    opened: u64,
}

/// A table, and the entries by idempotency key.
#[derive(Debug)]
pub(crate) struct State {
    table: Table,
    keys: HashMap<Key, u64>,
}

impl State {
    /// The state after the first entry.
    pub(crate) fn new(table: Table, first: &Entry) -> State {
        let mut state = State {
            table,
            keys: HashMap::new(),
        };
        state.note(first);
        state
    }

    /// The state after all entries of a log.
    pub(crate) fn replay<'a>(
        log: impl IntoIterator<Item = &'a Entry> + Clone,
        registry: &Registry,
    ) -> Result<State, Broken> {
        let mut state = State {
            table: Table::replay(log.clone(), registry)?,
            keys: HashMap::new(),
        };
        for entry in log {
            state.note(entry);
        }
        Ok(state)
    }

    /// Another node has stored an entry.
    pub(crate) fn add(&mut self, entry: &Entry) -> Result<(), Broken> {
        self.table.add(entry)?;
        self.note(entry);
        Ok(())
    }

    /// A decision of this node has been stored.
    pub(crate) fn advance(&mut self, table: Table, entry: &Entry) {
        self.table = table;
        self.note(entry);
    }

    fn note(&mut self, entry: &Entry) {
        if let Some(key) = &entry.key {
            self.keys.insert(key.clone(), entry.sequence);
        }
    }

    /// The entry of an earlier request with the same key.
    pub(crate) fn entry_of(&self, key: &Key) -> Option<u64> {
        self.keys.get(key).copied()
    }
}

impl Deref for State {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

#[derive(Debug, Default)]
struct Guests {
    watching: Vec<Weak<Visitor>>,
    /// The ids of people with seats.
    holders: Vec<Option<String>>,
    /// When people who are not here were last seen, on any node.
    seen: HashMap<String, u64>,
    /// Presence on other nodes, by node: people with seats, and how many others.
    elsewhere: HashMap<String, (Instant, Vec<String>, u32)>,
}

/// How long the presence reported by another node is valid.
pub(super) const NODE_SILENCE: Duration = Duration::from_secs(15);

impl Guests {
    fn visitors(&self) -> impl Iterator<Item = Arc<Visitor>> {
        self.watching.iter().filter_map(Weak::upgrade)
    }

    fn is_here(&self, person: &str) -> bool {
        let here = self.visitors().any(|visitor| {
            let watcher = visitor.person.as_ref();
            watcher.is_some_and(|watcher| watcher.id == person)
        });
        here || self.elsewhere.values().any(|(at, people, _)| {
            at.elapsed() < NODE_SILENCE && people.iter().any(|other| other == person)
        })
    }
}

impl Cell {
    pub(crate) fn new(
        id: String,
        seeds: Seeds,
        state: State,
        log: Vec<Arc<str>>,
        clock: ServiceClock,
    ) -> Cell {
        let guests = Guests {
            holders: holders(&state),
            ..Guests::default()
        };
        Cell {
            id,
            seeds,
            state: AsyncMutex::new(state),
            damage: None,
            is_dead: AtomicBool::new(false),
            log: RwLock::new(log),
            guests: Mutex::new(guests),
            bot_thinks: AtomicBool::new(false),
            used: AtomicU64::new(0),
            made: Instant::now(),
            opened: clock.now(),
            clock,
        }
    }

    /// Locks the state.
    ///
    /// # Errors
    /// If it may differ from the database; the table has to be reopened.
    pub(crate) async fn state(&self) -> Result<AsyncMutexGuard<'_, State>, Error> {
        let state = self.state.lock().await;
        if self.is_dead.load(Ordering::Acquire) {
            return Err(Error::Trouble);
        }
        Ok(state)
    }

    /// # Errors
    /// If the log is damaged.
    pub(crate) fn check(&self) -> Result<(), Error> {
        match &self.damage {
            Some(damage) => Err(Error::Damaged(damage.clone())),
            None => Ok(()),
        }
    }

    /// Makes everybody who waits for the state reopen the table. Call it while holding the state.
    pub(crate) fn die(&self) {
        self.is_dead.store(true, Ordering::Release);
        self.ask_all_to_leave();
    }

    fn guests(&self) -> MutexGuard<'_, Guests> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn touch(&self) {
        let now = self.made.elapsed().as_millis() as u64;
        self.used.store(now, Ordering::Relaxed);
    }

    /// How long it has been idle.
    pub(crate) fn idle(&self) -> Duration {
        let used = Duration::from_millis(self.used.load(Ordering::Relaxed));
        self.made.elapsed().saturating_sub(used)
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.guests().visitors().next().is_some()
    }

    /// How many entries are published.
    pub(crate) fn published(&self) -> u64 {
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        log.len() as u64
    }

    /// The published entries after the first `known`.
    pub(crate) fn entries_after(&self, known: u64) -> Vec<Arc<str>> {
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        log.get(known as usize..).unwrap_or_default().to_vec()
    }

    /// Publishes stored entries to all subscribers.
    pub(crate) fn publish(&self, state: &Table, bodies: impl IntoIterator<Item = Arc<str>>) {
        {
            let mut log = self.log.write().unwrap_or_else(PoisonError::into_inner);
            log.extend(bodies);
        }
        let seats_changed = self.note_holders(state);
        for visitor in self.guests().visitors() {
            visitor.tell(|news| {
                news.logs.insert(self.id.clone());
                if seats_changed {
                    news.presence.insert(self.id.clone());
                }
            });
        }
    }

    fn note_holders(&self, state: &Table) -> bool {
        let holders = holders(state);
        let mut guests = self.guests();
        let changed = guests.holders != holders;
        guests.holders = holders;
        changed
    }

    pub(crate) fn enter(&self, visitor: &Arc<Visitor>) {
        let mut guests = self.guests();
        guests
            .watching
            .retain(|watching| watching.strong_count() > 0);
        guests.watching.push(Arc::downgrade(visitor));
        if let Some(person) = &visitor.person {
            guests.seen.remove(&person.id);
        }
        drop(guests);
        self.tell_presence();
    }

    pub(crate) fn leave(&self, visitor: &Arc<Visitor>) {
        let mut guests = self.guests();
        let own = Arc::as_ptr(visitor);
        guests
            .watching
            .retain(|watching| watching.strong_count() > 0 && watching.as_ptr() != own);
        if let Some(person) = &visitor.person
            && guests.holders.contains(&Some(person.id.clone()))
            && !guests.is_here(&person.id)
        {
            guests.seen.insert(person.id.clone(), self.clock.now());
        }
        drop(guests);
        self.tell_presence();
    }

    /// The table is being reopened: subscribers have to reconnect.
    pub(crate) fn ask_all_to_leave(&self) {
        for visitor in self.guests().visitors() {
            visitor.tell(|news| news.leave = true);
        }
    }

    fn tell_presence(&self) {
        for visitor in self.guests().visitors() {
            visitor.tell(|news| {
                news.presence.insert(self.id.clone());
            });
        }
    }

    /// The seats whose players are present, and the number of other subscribers.
    pub(crate) fn present(&self) -> (Vec<Seat>, u32) {
        let guests = self.guests();
        let seats: Vec<Seat> = Seat::first(guests.holders.len())
            .filter(|seat| {
                let holder = guests.holders[seat.index()].as_ref();
                holder.is_some_and(|holder| guests.is_here(holder))
            })
            .collect();
        let others = guests
            .visitors()
            .filter(|visitor| {
                let person = visitor.person.as_ref().map(|person| person.id.clone());
                person.is_none() || !guests.holders.contains(&person)
            })
            .count() as u32;
        let elsewhere = guests.elsewhere.values();
        let elsewhere = elsewhere.filter(|(at, ..)| at.elapsed() < NODE_SILENCE);
        (
            seats,
            others + elsewhere.map(|(_, _, others)| others).sum::<u32>(),
        )
    }

    /// Presence on this node: people with seats, and how many others.
    pub(crate) fn present_here(&self) -> (Vec<String>, u32) {
        let guests = self.guests();
        let mut people = Vec::new();
        let mut others = 0;
        for visitor in guests.visitors() {
            let person = visitor.person.as_ref().map(|person| person.id.clone());
            match person {
                Some(id) if guests.holders.contains(&Some(id.clone())) => {
                    if !people.contains(&id) {
                        people.push(id);
                    }
                }
                _ => others += 1,
            }
        }
        (people, others)
    }

    /// Presence reported by another node.
    pub(crate) fn hear_of(&self, node: String, people: Vec<String>, others: u32) {
        let mut guests = self.guests();
        let before = guests.elsewhere.get(&node);
        let changed = !before.is_some_and(|(at, known, count)| {
            at.elapsed() < NODE_SILENCE && *known == people && *count == others
        });
        // If that node falls silent, its people are absent from now on.
        let now = self.clock.now();
        for person in &people {
            guests.seen.insert(person.clone(), now);
        }
        let news = (Instant::now(), people, others);
        guests.elsewhere.insert(node, news);
        drop(guests);
        if changed {
            self.tell_presence();
        }
    }

    /// The players who are not here, and since when.
    pub(crate) fn absent(&self) -> Vec<Absent> {
        let guests = self.guests();
        Seat::first(guests.holders.len())
            .filter_map(|seat| {
                let holder = guests.holders[seat.index()].as_ref()?;
                // Players not seen since this node opened the table are absent from then on.
                let since = guests.seen.get(holder).copied().unwrap_or(self.opened);
                (!guests.is_here(holder)).then_some(Absent { seat, since })
            })
            .collect()
    }
}

/// The ids of people with seats.
fn holders(state: &Table) -> Vec<Option<String>> {
    state
        .seats()
        .iter()
        .map(|seat| seat.person.as_ref().map(|person| person.id.clone()))
        .collect()
}
