//! What must hold during and after every run.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use starboard_kernel::{Registry, Seat};
use starboard_server::MOST_AHEAD;
use starboard_server::storage::StoredEntry;
use starboard_table::{Entry, Event, Phase, Play, SeatKind, Table, TableSeat, Wish};
use starboard_wire::Summary;
use tokio::time::sleep;

use crate::database::Database;
use crate::node::Node;
use crate::page::Notes;
use crate::world::{World, locked};

const MOST_AHEAD_MILLIS: u64 = MOST_AHEAD.as_millis() as u64;
/// How long an entry may be on its way from the decision to the database, in milliseconds.
const UNDER_WAY: u64 = 12_000;
const SAMPLES: Duration = Duration::from_millis(100);

/// An entry is stored: its time must be that of the service. Otherwise the next player would be
/// charged for time in which it was not yet their turn, or its own player for none.
pub(crate) fn time_of_entry(world: &World, entry: &Entry, service_time: u64) {
    let fits = entry.at <= service_time + MOST_AHEAD_MILLIS && entry.at + UNDER_WAY >= service_time;
    if !fits {
        world.problem(format_args!(
            "entry {} has the time {}, the service {service_time}",
            entry.sequence, entry.at
        ));
    }
}

/// The simulation's own account of service time: it must not run faster than time passes while some
/// node could store a move.
pub(crate) async fn watch_service_time(world: World, nodes: Vec<Arc<Node>>, rows: Database) {
    let mut start = None;
    let (mut served, mut could) = (0, false);
    loop {
        sleep(SAMPLES).await;
        let can = nodes.iter().any(|node| node.could_serve());
        if can || could {
            served += SAMPLES.as_millis() as u64;
        }
        could = can;
        let service_time = locked(&rows).service_time;
        if service_time == 0 {
            continue;
        }
        let start = *start.get_or_insert(service_time);
        // A heartbeat after an outage may add a little of it.
        let outages: u64 = nodes.iter().map(|node| node.outages()).sum();
        let most = served + (outages + 1) * MOST_AHEAD_MILLIS;
        if service_time > start + most {
            world.problem(format_args!(
                "service time has advanced by {} ms, of which nodes served at most {most} ms",
                service_time - start
            ));
            return;
        }
    }
}

/// Makes the counts a struct that can be added up and printed.
macro_rules! counts {
    ($($(#[$about:meta])* $name:ident,)+) => {
        /// Counts of what happened in a run.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct Counts {
            $($(#[$about])* pub $name: u64,)+
        }

        impl Counts {
            /// Every count with its name.
            #[must_use]
            pub fn all(&self) -> Vec<(&'static str, u64)> {
                vec![$((stringify!($name), self.$name)),+]
            }
        }

        impl std::ops::AddAssign for Counts {
            fn add_assign(&mut self, other: Counts) {
                $(self.$name += other.$name;)+
            }
        }
    };
}

counts! {
    tables,
    entries,
    acknowledged,
    finished,
    /// Tables that follow from another one.
    rematches,
    /// Tables for more than two.
    larger,
    /// Tables that were closed before a game.
    closed,
    /// Seats that the host gave to a bot, or freed, in mid-game and before.
    removed,
    planned,
    /// Seats that moved to another device.
    moved,
    /// Players who ran out of time.
    late,
    /// Undo requests that were granted.
    undone,
    /// Requests to let a bot take over for an absent player.
    takeovers,
    /// Those that were granted.
    taken_over,
    /// Requests that the last of several others has agreed to.
    consents,
}

pub(crate) struct Inspector<'a> {
    pub(crate) world: &'a World,
    pub(crate) registry: &'a Registry,
    pub(crate) rows: &'a Database,
    pub(crate) nodes: &'a [Arc<Node>],
    pub(crate) pages: &'a [(String, Arc<Mutex<Notes>>)],
}

impl Inspector<'_> {
    /// Checks everything, some time after all faults are over.
    pub(crate) async fn inspect(&self) -> Counts {
        let lengths = self.lengths();
        let before = locked(self.rows).service_time;
        // What is stored now must be everywhere within a few seconds.
        let wait = Duration::from_secs(6);
        sleep(wait).await;
        let after = locked(self.rows).service_time;
        if after + 1_500 < before + wait.as_millis() as u64 {
            self.problem(format_args!("service time stands still without a fault"));
        }
        let logs = self.logs();
        for (name, page) in self.pages {
            self.check_page(name, &locked(page), &lengths, &logs);
        }
        for node in self.nodes {
            self.check_node(node, &lengths, &logs).await;
        }
        let mut counts = Counts::default();
        for (id, log) in &logs {
            counts.tables += 1;
            counts.entries += log.len() as u64;
            counts.finished += u64::from(self.check_table(id, log));
            counts.note(log, self.registry);
        }
        for (_, page) in self.pages {
            counts.acknowledged += locked(page).acknowledged.len() as u64;
        }
        counts
    }

    fn problem(&self, what: std::fmt::Arguments<'_>) {
        self.world.problem(what);
    }

    fn lengths(&self) -> BTreeMap<String, usize> {
        let rows = locked(self.rows);
        let lengths = rows.logs.iter().map(|(id, log)| (id.clone(), log.len()));
        lengths.collect()
    }

    /// The stored logs; they must have no gaps, and their texts must say what the entries are.
    fn logs(&self) -> BTreeMap<String, Vec<Entry>> {
        let rows = locked(self.rows);
        let mut logs = BTreeMap::new();
        for (id, stored) in &rows.logs {
            if !stored.keys().copied().eq(1..=stored.len() as u64) {
                self.problem(format_args!("the log of {id} has a gap"));
            }
            let read = |stored: &Arc<StoredEntry>| {
                let entry: Entry = serde_json::from_str(&stored.body).expect("a stored entry");
                if entry != stored.entry {
                    self.problem(format_args!("entry {} of {id} is misread", entry.sequence));
                }
                entry
            };
            logs.insert(id.clone(), stored.values().map(read).collect::<Vec<_>>());
        }
        logs
    }

    fn check_page(
        &self,
        name: &str,
        page: &Notes,
        lengths: &BTreeMap<String, usize>,
        logs: &BTreeMap<String, Vec<Entry>>,
    ) {
        let none = Vec::new();
        for (table, key, sequence) in &page.acknowledged {
            let log = logs.get(table).unwrap_or(&none);
            let entry = log.get(*sequence as usize - 1);
            let found = entry.and_then(|entry| entry.key.as_ref());
            if found.is_none_or(|found| found.word != *key) {
                self.problem(format_args!(
                    "{name} was told that {key} is entry {sequence} of {table}, which is {entry:?}"
                ));
            }
        }
        for (table, key) in &page.refused {
            let mut log = logs.get(table).unwrap_or(&none).iter();
            let happened = log.any(|entry| entry.key.as_ref().is_some_and(|k| k.word == *key));
            if happened {
                self.problem(format_args!("{key} of {table} was refused and happened"));
            }
        }
        for (table, log) in &page.logs {
            let stored = logs.get(table).unwrap_or(&none);
            if !stored.starts_with(log) {
                self.problem(format_args!(
                    "{name} has another log of {table} than the database"
                ));
            }
            let expected = lengths.get(table).copied().unwrap_or_default();
            if log.len() < expected {
                self.problem(format_args!(
                    "{name} has {} of {expected} entries of {table}",
                    log.len()
                ));
            }
            if let (Some(table), Ok(fold)) =
                (page.tables.get(table), Table::replay(log, self.registry))
            {
                self.compare(name, table, &fold);
            }
        }
        if !page.outbox.is_empty() {
            let outbox = &page.outbox;
            self.problem(format_args!("{name} has got no answer to {outbox:?}"));
        }
    }

    async fn check_node(
        &self,
        node: &Node,
        lengths: &BTreeMap<String, usize>,
        logs: &BTreeMap<String, Vec<Entry>>,
    ) {
        let Some(hub) = node.hub() else {
            self.problem(format_args!("{} is not up", node.name));
            return;
        };
        for (id, log) in logs {
            let table = match hub.table(id).await {
                Ok(table) => table,
                Err(error) => {
                    self.problem(format_args!("{} cannot open {id}: {error}", node.name));
                    continue;
                }
            };
            let length = table.sequence() as usize;
            if length < lengths.get(id).copied().unwrap_or_default() {
                let expected = log.len();
                self.problem(format_args!(
                    "{} has {length} of {expected} entries of {id}",
                    node.name
                ));
            }
            // It may have continued since.
            let Some(log) = log.get(..length) else {
                continue;
            };
            if let Ok(fold) = Table::replay(log, self.registry) {
                self.compare(&node.name, &table, &fold);
            }
        }
    }

    /// The table of a replica must be the fold of the log.
    fn compare(&self, whose: &str, table: &Table, fold: &Table) {
        let (table, fold) = (format!("{table:?}"), format!("{fold:?}"));
        if table != fold {
            self.problem(format_args!(
                "{whose} has a table that is not the fold of its log"
            ));
            self.world.note(format_args!("{table}\n{fold}"));
        }
    }

    /// Whether the game is over.
    fn check_table(&self, id: &str, log: &[Entry]) -> bool {
        let table = match Table::replay(log, self.registry) {
            Ok(table) => table,
            Err(broken) => {
                self.problem(format_args!("the log of {id} does not replay: {broken}"));
                return false;
            }
        };
        let mut keys = std::collections::BTreeSet::new();
        for key in log.iter().filter_map(|entry| entry.key.as_ref()) {
            if !keys.insert((&key.by, &key.word)) {
                self.problem(format_args!("{} has happened twice at {id}", key.word));
            }
        }
        let rows = locked(self.rows);
        // The game may have continued since the log was read.
        let is_current = rows.logs.get(id).map(BTreeMap::len) == Some(log.len());
        if is_current && rows.summaries.get(id) != Some(&Summary::of(id, &table)) {
            self.problem(format_args!("the summary of {id} is not that of its log"));
        }
        let Some(seeds) = rows.seeds.get(id) else {
            self.problem(format_args!("{id} has no seed"));
            return false;
        };
        if seeds.own.commitment() != table.commitment() {
            self.problem(format_args!(
                "{id} has another seed than it has committed to"
            ));
        }
        if let (Some(next), _) = table.neighbours() {
            let promised = log.iter().find_map(|entry| entry.next_commitment.as_ref());
            let first = rows.logs.get(next).and_then(|log| log.get(&1));
            match first.map(|first| &first.entry.event) {
                Some(Event::Opened { commitment, .. })
                    if promised.is_none_or(|promised| promised == commitment) => {}
                other => self.problem(format_args!("the rematch of {id} begins with {other:?}")),
            }
        }
        if table.phase() != Phase::Over {
            return false;
        }
        let results = rows.results.keys().filter(|(table, _)| table == id);
        if !results.map(|(_, seat)| *seat).eq(with_results(&table)) {
            self.problem(format_args!("the results of {id} are not complete"));
        }
        let Some(record) = table.record() else {
            self.problem(format_args!("{id} is over and has no record"));
            return true;
        };
        match starboard_table::verify(&record, self.registry) {
            Ok(verdict) if verdict.is_sound() && verdict.fairness_checked => {}
            other => self.problem(format_args!("the dice of {id} do not verify: {other:?}")),
        }
        true
    }
}

/// The seats whose players have a result: everybody with a seat, even if a bot has played on for them.
/// But a player whom the host has removed has not lost, and the host has not beaten them.
fn with_results(table: &Table) -> impl Iterator<Item = Seat> {
    let seats = table.seats();
    let somebody_was_removed = seats.iter().any(|seat| seat.removed);
    let ending = table.play().and_then(Play::ending);
    let has_lost = move |seat: Seat| {
        ending
            .as_ref()
            .is_some_and(|end| !end.drawn && !end.winners.contains(&seat))
    };
    Seat::first(seats.len()).filter(move |seat| {
        let TableSeat {
            person, removed, ..
        } = &seats[seat.index()];
        let is_host = person.as_ref().map(|person| &person.id) == Some(&table.host().id);
        person.is_some() && !removed && !(somebody_was_removed && is_host && !has_lost(*seat))
    })
}

impl Counts {
    fn note(&mut self, log: &[Entry], registry: &Registry) {
        let mut agreed = 0;
        for entry in log {
            match &entry.event {
                Event::Opened { plan, follows, .. } => {
                    self.larger += u64::from(plan.seats.len() > 2);
                    self.rematches += u64::from(follows.is_some());
                }
                Event::Closed => self.closed += 1,
                Event::Removed { .. } => self.removed += 1,
                Event::Planned { .. } => self.planned += 1,
                Event::SeatMoved { .. } => self.moved += 1,
                Event::Late { .. } => self.late += 1,
                Event::Asked { wish, .. } => {
                    agreed = 0;
                    self.takeovers += u64::from(matches!(wish, Wish::TakeOver { .. }));
                }
                Event::Answered { agrees, .. } => {
                    agreed = if *agrees { agreed + 1 } else { 0 };
                    self.consents += u64::from(agreed == 2);
                }
                _ => {}
            }
        }
        self.note_granted(log, registry);
    }

    /// What is granted has no entry of its own: it follows from the last consent.
    fn note_granted(&mut self, log: &[Entry], registry: &Registry) {
        let is_wish = |entry: &Entry| match &entry.event {
            Event::Asked { wish, .. } => *wish != Wish::Rematch,
            _ => false,
        };
        let Some((first, rest)) = log.split_first().filter(|_| log.iter().any(is_wish)) else {
            return;
        };
        let Ok(mut table) = Table::new(first, registry) else {
            return;
        };
        let length = |table: &Table| table.play().map(|play| play.history().length());
        for entry in rest {
            let wish = match &entry.event {
                Event::Asked { wish, .. } => Some(*wish),
                Event::Answered { .. } => table.wish().map(|open| open.wish),
                _ => None,
            };
            let before = length(&table);
            if table.add(entry).is_err() {
                return;
            }
            match wish {
                Some(Wish::TakeOver { seat }) => {
                    let kind = table.play().and_then(|play| play.kind(seat));
                    let is_bot = matches!(kind, Some(SeatKind::Bot { .. }));
                    self.taken_over += u64::from(is_bot);
                }
                Some(Wish::Undo) => self.undone += u64::from(length(&table) < before),
                _ => {}
            }
        }
    }
}
