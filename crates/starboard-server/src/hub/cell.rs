//! A table in the memory of this node.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::fmt::Write;
use std::hash::BuildHasher;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, RwLock, Weak};
use std::time::Duration;

use starboard_kernel::{Registry, Seat};
use starboard_table::{Absent, Broken, Entry, Event, Key, Phase, Table};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard};
use tokio::time::Instant;

use super::fair::Owner;
use super::visitor::Visitor;
use crate::Error;
use crate::storage::{Seeds, StoredEntry};
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
    /// When entries of the log had last been changed in place, as it was loaded.
    pub(crate) redacted_at: i64,
    /// The state may differ from the database and must not be used any more.
    is_dead: AtomicBool,
    log: RwLock<Log>,
    guests: Mutex<Guests>,
    /// Presence has changed since subscribers were told.
    presence_changed: AtomicBool,
    /// A bot is thinking for this table on this node, or waits for a thread.
    pub(crate) bot_thinks: AtomicBool,
    /// The last access, in milliseconds since the cell was created.
    used: AtomicU64,
    made: Instant,
    clock: ServiceClock,
    /// When the cell was created, in service time.
    opened: u64,
}

/// The stored entries in one piece of memory, as a message has them: separated by commas.
#[derive(Debug, Default)]
struct Log {
    text: String,
    /// Where each entry ends; the first has number 1.
    ends: Vec<u32>,
}

impl Log {
    fn push(&mut self, body: &str) {
        // There are many tables, so growing by half at a time is worth a few more copies.
        let needed = body.len() + 1;
        if self.text.capacity() - self.text.len() < needed {
            self.text.reserve_exact(needed.max(self.text.len() / 2));
        }
        if !self.ends.is_empty() {
            self.text.push(',');
        }
        self.text.push_str(body);
        let end = u32::try_from(self.text.len());
        self.ends
            .push(end.expect("a log of at most 20,000 entries"));
    }

    /// At most `most` entries after the first `known`, and how many these are.
    fn after(&self, known: usize, most: usize) -> (&str, usize) {
        let to = self.ends.len().min(known.saturating_add(most));
        if known >= to {
            return ("", 0);
        }
        let from = match known {
            0 => 0,
            _ => self.ends[known - 1] as usize + 1,
        };
        (&self.text[from..self.ends[to - 1] as usize], to - known)
    }
}

/// A table, and the idempotency keys of its entries.
#[derive(Debug)]
pub(crate) struct State {
    table: Table,
    /// The hash of each entry's key, or 0. It is salted, so that nobody can choose keys with the
    /// same hash.
    keys: Vec<u64>,
    /// Before the game begins: how often people have changed who sits where.
    seat_changes: HashMap<String, usize>,
}

fn hash_of(key: &Key) -> u64 {
    static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    HASHES.hash_one(key).max(1)
}

impl State {
    /// The state after the first entry.
    pub(crate) fn new(table: Table, first: &Entry) -> State {
        let mut state = State {
            table,
            keys: Vec::new(),
            seat_changes: HashMap::new(),
        };
        state.note(first);
        state
    }

    /// The state after all entries of a log.
    pub(crate) fn replay<'a>(
        log: impl IntoIterator<Item = &'a Entry>,
        registry: &Registry,
    ) -> Result<State, Broken> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| Broken {
            sequence: 1,
            why: "the log is empty".to_owned(),
        })?;
        let mut state = State::new(Table::new(first, registry)?, first);
        for entry in log {
            state.add(entry)?;
        }
        state.keys.shrink_to_fit();
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
        self.table.forget_positions();
        self.keys.push(entry.key.as_ref().map_or(0, hash_of));
        let changes_seats = match entry.event {
            Event::Sat(_) | Event::Stood { .. } | Event::Planned { .. } => true,
            Event::SeatMoved { .. } => self.table.phase() == Phase::Gathering,
            _ => false,
        };
        if let Some(key) = entry.key.as_ref().filter(|_| changes_seats) {
            *self.seat_changes.entry(key.by.clone()).or_default() += 1;
        }
        if entry.start.is_some() {
            self.seat_changes = HashMap::new();
        }
    }

    /// How often this person and all together have changed who sits where.
    pub(crate) fn seat_changes(&self, person: &str) -> (usize, usize) {
        let own = self.seat_changes.get(person).copied();
        (own.unwrap_or_default(), self.seat_changes.values().sum())
    }

    /// The entry of an earlier request with the same key.
    pub(crate) fn entry_of(&self, key: &Key) -> Option<u64> {
        let hash = hash_of(key);
        let index = self.keys.iter().rposition(|&other| other == hash)?;
        Some(index as u64 + 1)
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
    /// The people among them, and how many connections each has.
    here: HashMap<String, u32>,
    /// The ids of people with seats.
    holders: Vec<Option<String>>,
    /// When people who are not here were last seen, on any node.
    seen: HashMap<String, u64>,
    /// Presence on other nodes, by node: people with seats, and how many others.
    elsewhere: HashMap<String, (Instant, Vec<String>, u32)>,
    /// What subscribers know, and since when.
    told: Option<(Instant, Presence)>,
}

/// Who is at a table, as its subscribers are told.
#[derive(Debug, PartialEq)]
pub(crate) struct Presence {
    /// Whose players are present.
    pub(crate) seats: Vec<Seat>,
    /// The players who are not, and since when.
    pub(crate) absent: Vec<Absent>,
    /// The number of other subscribers.
    pub(crate) watching: u32,
}

/// How long the presence reported by another node is valid.
pub(super) const NODE_SILENCE: Duration = Duration::from_secs(15);
/// How many updates of presence subscribers of a table are sent per second, all together: with many
/// subscribers, people come and go all the time, and each would be notified of every other.
const PRESENCE_PER_SECOND: u32 = 100;
/// To how many watchers' accounts a bot's time may be charged.
const MOST_OWNERS: usize = 8;

impl Guests {
    fn visitors(&self) -> impl Iterator<Item = Arc<Visitor>> {
        self.watching.iter().filter_map(Weak::upgrade)
    }

    /// The reports of nodes that are still running.
    fn elsewhere(&self) -> impl Iterator<Item = (&[String], u32)> {
        let reports = self.elsewhere.values();
        let reports = reports.filter(|(at, ..)| at.elapsed() < NODE_SILENCE);
        reports.map(|(_, people, others)| (people.as_slice(), *others))
    }

    fn is_here(&self, person: &str) -> bool {
        self.here.contains_key(person)
            || self
                .elsewhere()
                .any(|(people, _)| people.iter().any(|other| other == person))
    }

    /// The people with seats who are on this node, and how many others are.
    fn on_this_node(&self) -> (Vec<&String>, u32) {
        let holders = self.holders.iter().flatten();
        let people: Vec<&String> = holders
            .filter(|holder| self.here.contains_key(*holder))
            .collect();
        let seated: u32 = people.iter().map(|person| self.here[*person]).sum();
        (people, (self.watching.len() as u32).saturating_sub(seated))
    }

    /// Players not seen since this node opened the table are absent from then on.
    fn presence(&self, opened: u64) -> Presence {
        let mut seats = Vec::new();
        let mut absent = Vec::new();
        for (seat, holder) in Seat::first(self.holders.len()).zip(&self.holders) {
            match holder {
                Some(holder) if self.is_here(holder) => seats.push(seat),
                Some(holder) => {
                    let since = self.seen.get(holder).copied().unwrap_or(opened);
                    absent.push(Absent { seat, since });
                }
                None => {}
            }
        }
        let elsewhere: u32 = self.elsewhere().map(|(_, others)| others).sum();
        Presence {
            seats,
            absent,
            watching: self.on_this_node().1 + elsewhere,
        }
    }
}

impl Cell {
    pub(crate) fn new(
        id: String,
        seeds: Seeds,
        state: State,
        entries: &[Arc<StoredEntry>],
        clock: ServiceClock,
    ) -> Cell {
        let mut log = Log::default();
        let size = entries.iter().map(|entry| entry.body.len() + 1).sum();
        log.text.reserve_exact(size);
        log.ends.reserve_exact(entries.len());
        for entry in entries {
            log.push(&entry.body);
        }
        let guests = Guests {
            holders: holders(&state),
            ..Guests::default()
        };
        Cell {
            id,
            seeds,
            state: AsyncMutex::new(state),
            damage: None,
            redacted_at: 0,
            is_dead: AtomicBool::new(false),
            log: RwLock::new(log),
            guests: Mutex::new(guests),
            presence_changed: AtomicBool::new(false),
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

    /// Makes every task that waits for the state reopen the table. Call it while holding the state.
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
        log.ends.len() as u64
    }

    /// A [`ServerMessage::Log`](starboard_wire::ServerMessage::Log) with at most `most` published
    /// entries after the first `known`, and how many it has. Entries are copied, not parsed.
    pub(crate) fn log_message(&self, known: u64, most: usize, now: u64) -> (String, usize) {
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        let (entries, count) = log.after(known as usize, most);
        let mut text = String::with_capacity(entries.len() + self.id.len() + 60);
        // Writing to a string does not fail.
        let _ = write!(
            text,
            r#"{{"log":{{"table":"{}","now":{now},"entries":["#,
            self.id
        );
        text.push_str(entries);
        text.push_str("]}}");
        (text, count)
    }

    /// The size in bytes of the published entries after the first `known`.
    pub(crate) fn size_after(&self, known: u64) -> usize {
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        // A subscriber that claims to know more than the log has gets everything again.
        let known = (known as usize <= log.ends.len()).then_some(known as usize);
        log.after(known.unwrap_or_default(), usize::MAX).0.len()
    }

    /// Publishes stored entries to all subscribers.
    pub(crate) fn publish(&self, state: &Table, entries: &[Arc<StoredEntry>]) {
        {
            let mut log = self.log.write().unwrap_or_else(PoisonError::into_inner);
            for entry in entries {
                log.push(&entry.body);
            }
        }
        self.note_holders(state);
        for visitor in self.guests().visitors() {
            visitor.tell(|news| {
                news.logs.insert(self.id.clone());
            });
        }
    }

    fn note_holders(&self, state: &Table) {
        let holders = holders(state);
        let mut guests = self.guests();
        if guests.holders != holders {
            guests.holders = holders;
            self.presence_changed.store(true, Ordering::Release);
        }
    }

    pub(crate) fn enter(&self, visitor: &Arc<Visitor>) {
        let mut guests = self.guests();
        guests.watching.push(Arc::downgrade(visitor));
        if let Some(person) = &visitor.person {
            *guests.here.entry(person.id.clone()).or_default() += 1;
            guests.seen.remove(&person.id);
        }
        self.presence_changed.store(true, Ordering::Release);
    }

    pub(crate) fn leave(&self, visitor: &Arc<Visitor>) {
        let mut guests = self.guests();
        let own = Arc::as_ptr(visitor);
        let mut watching = guests.watching.iter();
        let Some(index) = watching.position(|watching| watching.as_ptr() == own) else {
            return;
        };
        guests.watching.remove(index);
        if let Some(person) = &visitor.person {
            let left = guests.here.get(&person.id).map_or(0, |count| count - 1);
            if left > 0 {
                guests.here.insert(person.id.clone(), left);
            } else {
                guests.here.remove(&person.id);
            }
            // Even if another node has reported them: it may have failed meanwhile, and then they are
            // absent from now on.
            let has_left = !guests.here.contains_key(&person.id);
            if has_left && guests.holders.contains(&Some(person.id.clone())) {
                guests.seen.insert(person.id.clone(), self.clock.now());
            }
        }
        self.presence_changed.store(true, Ordering::Release);
    }

    /// The table is being reopened: subscribers have to reconnect.
    pub(crate) fn ask_all_to_leave(&self) {
        for visitor in self.guests().visitors() {
            visitor.tell(|news| news.leave = true);
        }
    }

    /// Tells subscribers who is present, if that has changed and it is time. Returns whether it has
    /// changed.
    pub(crate) fn tell_presence(&self) -> bool {
        if !self.presence_changed.load(Ordering::Acquire) {
            return false;
        }
        let mut guests = self.guests();
        let pause = Duration::from_secs(1) * guests.watching.len() as u32 / PRESENCE_PER_SECOND;
        if let Some((at, ..)) = &guests.told
            && at.elapsed() < pause
        {
            return false;
        }
        self.presence_changed.store(false, Ordering::Release);
        let presence = guests.presence(self.opened);
        if matches!(&guests.told, Some((_, known)) if *known == presence) {
            return false;
        }
        guests.told = Some((Instant::now(), presence));
        for visitor in guests.visitors() {
            visitor.tell(|news| {
                news.presence.insert(self.id.clone());
            });
        }
        true
    }

    pub(crate) fn presence(&self) -> Presence {
        self.guests().presence(self.opened)
    }

    /// Presence on this node: people with seats, and how many others.
    pub(crate) fn present_here(&self) -> (Vec<String>, u32) {
        let guests = self.guests();
        let (people, others) = guests.on_this_node();
        (people.into_iter().cloned().collect(), others)
    }

    /// For whom bots think here: the players who are present, or else others who watch.
    pub(super) fn watchers(&self) -> Vec<Owner> {
        let guests = self.guests();
        let owner = |visitor: Arc<Visitor>| Owner {
            person: visitor.person.as_ref().map(|person| person.id.clone()),
            origin: Some(visitor.origin),
        };
        let has_seat =
            |owner: &Owner| owner.person.is_some() && guests.holders.contains(&owner.person);
        let (mut players, mut others): (Vec<Owner>, Vec<Owner>) =
            guests.visitors().map(owner).partition(has_seat);
        for (people, count) in guests.elsewhere() {
            let at_other_node = |person: Option<&String>| Owner {
                person: person.cloned(),
                origin: None,
            };
            players.extend(people.iter().map(|person| at_other_node(Some(person))));
            others.extend((count > 0).then(|| at_other_node(None)));
        }
        let mut watchers = if players.is_empty() { others } else { players };
        watchers.truncate(MOST_OWNERS);
        watchers
    }

    /// Presence reported by another node.
    pub(crate) fn hear_of(&self, node: String, people: Vec<String>, others: u32) {
        let mut guests = self.guests();
        // If that node falls silent, its people are absent from now on.
        let now = self.clock.now();
        for person in &people {
            guests.seen.insert(person.clone(), now);
        }
        let news = (Instant::now(), people, others);
        guests.elsewhere.insert(node, news);
        self.presence_changed.store(true, Ordering::Release);
    }

    /// Takes the people of nodes that have fallen silent for absent, of whom nobody else will hear.
    pub(crate) fn forget_silent_nodes(&self) {
        let mut guests = self.guests();
        let known = guests.elsewhere.len();
        let is_heard = |at: Instant| at.elapsed() < NODE_SILENCE;
        guests.elsewhere.retain(|_, (at, ..)| is_heard(*at));
        if guests.elsewhere.len() < known {
            self.presence_changed.store(true, Ordering::Release);
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting;
    use crate::limits::Origin;
    use starboard_kernel::Seed;
    use starboard_table::{Person, Plan, Request, SeatFor};
    use std::net::{IpAddr, Ipv4Addr};

    const SEEDS: Seeds = Seeds {
        own: Seed::new([1; 32]),
        next: Some(Seed::new([2; 32])),
    };

    fn cell() -> Cell {
        let registry = starboard_games::registry();
        let seeds = SEEDS;
        let game = registry.iter().next().expect("a game");
        let start = game.start(&Default::default()).expect("the standard setup");
        let plan = Plan::new(
            game.name(),
            Default::default(),
            vec![SeatFor::Person; start.seats()],
        );
        let host = Person {
            id: "host".into(),
            name: "Ada".into(),
        };
        let entry = Table::open(plan, host, None, seeds.keeper(0), &registry).expect("a plan");
        let table = Table::new(&entry, &registry).expect("a table");
        let clock = ServiceClock::new(0);
        Cell::new("table".into(), seeds, State::new(table, &entry), &[], clock)
    }

    fn visitor(number: usize) -> Arc<Visitor> {
        let person = Person {
            id: format!("person{number}"),
            name: "Ada".into(),
        };
        let origin = Origin::of(IpAddr::V4(Ipv4Addr::LOCALHOST));
        Arc::new(Visitor::new(Some((person, String::new())), origin))
    }

    /// The log of a game between two people, as the database returns it.
    fn stored_log(length: usize) -> Vec<Arc<StoredEntry>> {
        let registry = starboard_games::registry();
        let seeds = SEEDS;
        let plan = Plan::new("guardians", Default::default(), vec![SeatFor::Person; 2]);
        let people = ["1f6a0c55d0b1e6d4", "9be2cc04f7703a1b"].map(|id| Person {
            id: id.into(),
            name: "Ada".into(),
        });
        let word = |number: usize| format!("{number:032x}");
        let opened = Table::open(plan, people[0].clone(), None, seeds.keeper(0), &registry);
        let mut log = vec![opened.expect("a plan")];
        let mut table = Table::new(&log[0], &registry).expect("a table");
        while log.len() < length {
            let (who, request) = match table.person_to_act() {
                None => {
                    let seat = Seat::new(log.len() - 1);
                    let entropy = word(log.len()).try_into().expect("32 digits");
                    (seat, Request::Sit { seat, entropy })
                }
                Some(seat) => {
                    let actions = table.play().expect("begun").position().legal_actions();
                    let action = actions[log.len() * 7 % actions.len()].clone();
                    (seat, Request::Act { action })
                }
            };
            let who = &people[who.index()];
            let key = Key {
                by: who.id.clone(),
                word: word(log.len()),
            };
            let keeper = seeds.keeper(1_000 * log.len() as u64);
            let decision = table.decide(who, &request, Some(key), keeper);
            let decision = decision.expect("a request that is granted");
            table = decision.table;
            log.push(decision.entry);
        }
        let stored = |entry| Arc::new(StoredEntry::new(entry).expect("an entry"));
        log.into_iter().map(stored).collect()
    }

    /// Before the game begins, whoever moves a seat to themselves has changed who sits where.
    #[test]
    fn a_seat_that_moves_before_the_game_is_a_change_of_seats() {
        let registry = starboard_games::registry();
        let people = ["first", "second"].map(|id| Person {
            id: id.into(),
            name: "Ada".into(),
        });
        let plan = Plan::new("guardians", Default::default(), vec![SeatFor::Person; 2]);
        let keeper = || SEEDS.keeper(0);
        let opened = Table::open(plan, people[0].clone(), None, keeper(), &registry);
        let opened = opened.expect("a plan");
        let table = Table::new(&opened, &registry).expect("a table");
        let mut state = State::new(table, &opened);
        let key = |by: &Person| {
            Some(Key {
                by: by.id.clone(),
                word: "0123456789".into(),
            })
        };
        let sit = Request::Sit {
            seat: Seat::new(0),
            entropy: starboard_table::Fresh::try_from("0".repeat(32)).expect("32 digits"),
        };
        let sat = state.decide(&people[0], &sit, key(&people[0]), keeper());
        let sat = sat.expect("a free seat");
        state.advance(sat.table, &sat.entry);
        assert_eq!(state.seat_changes("second"), (0, 1));
        let second = people[1].clone();
        let moved = state.decide_seat_moved(Seat::new(0), second, key(&people[1]), keeper());
        let moved = moved.expect("a seat to move");
        state.advance(moved.table, &moved.entry);
        assert_eq!(state.seat_changes("second"), (1, 2));
    }

    /// There are many tables: this one was loaded from the database, and has no subscribers.
    #[test]
    fn a_table_with_sixty_entries_takes_little_memory() {
        const MOST: usize = 16_000;
        let registry = starboard_games::registry();
        let log = stored_log(60);
        let clock = ServiceClock::new(0);
        let load = || {
            let entries = log.iter().map(|stored| &stored.entry);
            let state = State::replay(entries, &registry).expect("a log");
            Cell::new("table".into(), SEEDS, state, &log, clock.clone())
        };
        // What is made once, such as lookup tables of the rules, does not count for the table.
        drop(load());
        let before = counting::held();
        let cell = load();
        let taken = counting::held() - before;
        let text = cell.size_after(0);
        let taken = usize::try_from(taken).expect("a table is something");
        assert!(
            taken <= MOST,
            "{taken} bytes, of which {text} are the log and {} the cell",
            size_of::<Cell>()
        );
    }

    #[test]
    fn a_crowd_is_not_notified_of_each_arrival() {
        const CROWD: usize = 1_000;
        let cell = cell();
        let began = Instant::now();
        let mut told = 0;
        let mut crowd = Vec::new();
        for number in 0..CROWD {
            let visitor = visitor(number);
            cell.enter(&visitor);
            crowd.push(visitor);
            // As often as possible, although a node does it only once a second.
            cell.tell_presence();
            told += crowd
                .iter()
                .filter(|visitor| visitor.take().is_some())
                .count();
        }
        assert_eq!(cell.presence().watching, CROWD as u32);
        let seconds = began.elapsed().as_secs() as usize + 1;
        // Half a million if everybody is notified of everybody else.
        let most = 2 * PRESENCE_PER_SECOND as usize * seconds;
        assert!(told <= most, "{told} updates in {seconds} s");
        for visitor in &crowd {
            cell.leave(visitor);
            cell.leave(visitor);
        }
        assert_eq!(cell.presence().watching, 0);
    }

    /// Subscribers count down from the moment a player left, even if they never heard of the
    /// arrival.
    #[test]
    fn a_player_who_came_and_went_in_the_meantime_is_absent() {
        let cell = cell();
        let ada = visitor(0);
        cell.enter(&ada);
        assert!(cell.tell_presence());
        assert!(!cell.tell_presence(), "nothing has changed");
        let ben = visitor(1);
        cell.enter(&ben);
        cell.guests().holders[1] = Some("person1".into());
        cell.leave(&ben);
        // Updates for one subscriber are this far apart.
        std::thread::sleep(Duration::from_secs(1) / PRESENCE_PER_SECOND);
        assert!(cell.tell_presence());
        let absent: Vec<Seat> = cell.presence().absent.iter().map(|one| one.seat).collect();
        assert_eq!(absent, [Seat::new(1)]);
    }

    /// The node where they were before has failed, and its last report still counts.
    #[tokio::test(start_paused = true)]
    async fn a_player_who_moves_over_from_a_dead_node_and_leaves_is_absent_since_then() {
        let cell = cell();
        cell.guests().holders[1] = Some("person1".into());
        // The node has had the table for long.
        cell.clock.set(cell.clock.read(), 300_000);
        let ben = visitor(1);
        cell.hear_of("dead".into(), vec!["person1".into()], 0);
        cell.enter(&ben);
        tokio::time::sleep(Duration::from_secs(1)).await;
        let left = cell.clock.now();
        cell.leave(&ben);
        assert!(cell.presence().absent.is_empty());
        tokio::time::sleep(NODE_SILENCE).await;
        let seat = Seat::new(1);
        let since = left;
        assert_eq!(cell.presence().absent, [Absent { seat, since }]);
    }

    #[test]
    fn a_log_gives_any_part_of_itself() {
        let mut log = Log::default();
        assert_eq!(log.after(0, 10), ("", 0));
        for body in ["{1}", "{22}", "{333}"] {
            log.push(body);
        }
        assert_eq!(log.after(0, 10), ("{1},{22},{333}", 3));
        assert_eq!(log.after(0, 2), ("{1},{22}", 2));
        assert_eq!(log.after(1, 1), ("{22}", 1));
        assert_eq!(log.after(2, 10), ("{333}", 1));
        assert_eq!(log.after(3, 10), ("", 0));
        assert_eq!(log.after(9, usize::MAX), ("", 0));
    }

    /// There are many tables: a log that has grown holds little unused memory.
    #[test]
    fn a_log_wastes_at_most_half_of_its_size() {
        let mut log = Log::default();
        let body = "x".repeat(200);
        for _ in 0..1_000 {
            log.push(&body);
            let spare = log.text.capacity() - log.text.len();
            assert!(spare <= log.text.len() / 2 + body.len());
        }
    }
}
