//! The simulated database: the same semantics as the real one, in memory. What was committed stays;
//! every call may be slow, fail before or after it has taken effect, or see its node crash.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::BoxFuture;
use starboard_kernel::{Seat, Seed};
use starboard_server::storage::{
    Appended, Beat, Change, Due, Duty, PAGE, PlayedGame, Seeds, Storage, StorageError, StoredEntry,
    StoredTable, Transfer, Watching,
};
use starboard_table::{Person, Phase};
use starboard_wire::Summary;
use tokio::sync::oneshot;

use crate::Flaw;
use crate::node::Node;
use crate::world::{World, locked};

/// How long a node waits for the database.
const PATIENCE: Duration = Duration::from_secs(5);
/// A node that has been silent for this many milliseconds counts as stopped.
const GONE: u64 = 15_000;

/// The rows of all tables of the schema.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    people: BTreeMap<String, Person>,
    pub(crate) seeds: BTreeMap<String, Seeds>,
    pub(crate) logs: BTreeMap<String, BTreeMap<u64, Arc<StoredEntry>>>,
    pub(crate) summaries: BTreeMap<String, Summary>,
    seats: BTreeMap<String, Vec<(Seat, String)>>,
    pub(crate) results: BTreeMap<(String, Seat), PlayedGame>,
    transfers: BTreeMap<String, (Transfer, i64)>,
    presence: BTreeMap<(String, String), (Watching, u64)>,
    nodes: BTreeMap<String, (u32, u64)>,
    pub(crate) service_time: u64,
    /// The tables that are left to bots, and when they had changed.
    left: BTreeMap<String, u64>,
    /// How often a log was read.
    pub(crate) loads: u64,
}

impl Rows {
    /// All or nothing.
    fn append(&mut self, change: Change, flaw: Option<Flaw>) -> Result<Appended, StorageError> {
        let sequence = change.entry.entry.sequence;
        let log = self.logs.get(&change.table);
        let is_taken = log.is_some_and(|log| log.contains_key(&sequence));
        match flaw {
            Some(Flaw::Forgets) => return Ok(Appended::Stored),
            Some(Flaw::Overwrites) => {}
            _ if is_taken => return Ok(Appended::Conflict),
            _ => {}
        }
        if self.is_beyond_limit(&change) {
            return Ok(Appended::TooMany);
        }
        let tables = [Some(&change), change.rematch.as_deref()];
        let opens_again =
            |change: &Change| change.opening.is_some() && self.seeds.contains_key(&change.table);
        if flaw != Some(Flaw::Overwrites) && tables.into_iter().flatten().any(opens_again) {
            return Err(StorageError::Unwritable);
        }
        let mut next = Some(change);
        while let Some(mut change) = next {
            next = change.rematch.take().map(|rematch| *rematch);
            let table = change.table;
            if let Some(opening) = &change.opening {
                self.seeds.insert(table.clone(), opening.seeds);
            }
            let log = self.logs.entry(table.clone()).or_default();
            log.insert(change.entry.entry.sequence, change.entry);
            let before = self.summaries.remove(&table);
            let summary = change.summary.of(before);
            self.summaries
                .extend(summary.map(|summary| (table.clone(), summary)));
            if let Some(seats) = change.seats {
                self.seats.insert(table.clone(), seats);
            }
            for result in change.results {
                let place = (table.clone(), result.seat);
                self.results.entry(place).or_insert(result);
            }
            if let Some(hash) = change.used_transfer {
                self.transfers.remove(&hash);
            }
        }
        Ok(Appended::Stored)
    }

    /// Whether the change opens a table whose host has opened too many.
    fn is_beyond_limit(&self, change: &Change) -> bool {
        let Some((host, most)) = change.limit() else {
            return false;
        };
        let is_open = |summary: &&Summary| {
            matches!(summary.phase, Phase::Gathering | Phase::Playing) && summary.host == host
        };
        self.summaries.values().filter(is_open).count() as u64 >= most
    }

    fn load(&self, table: &str, known: u64) -> Option<StoredTable> {
        let seeds = *self.seeds.get(table)?;
        let mut entries = Vec::new();
        let mut damage = None;
        let log = self.logs.get(table).into_iter().flatten();
        let after = log.skip_while(|(sequence, _)| **sequence <= known);
        for ((sequence, entry), expected) in after.zip(known + 1..) {
            if *sequence != expected {
                damage = Some(format!("entry {expected} is missing"));
                break;
            }
            entries.push(Arc::clone(entry));
        }
        let next = known + entries.len() as u64 + 1;
        let summary = self.summaries.get(table);
        if damage.is_none() && summary.is_some_and(|summary| summary.sequence >= next) {
            damage = Some(format!("entry {next} is missing"));
        }
        Some(StoredTable {
            seeds,
            entries,
            damage,
            redacted_at: 0,
        })
    }

    /// A page of the tables for which something is due.
    fn due(&self, what: Duty, now: u64, after: Option<&(u64, String)>) -> Vec<Due> {
        let at = |summary: &Summary| match what {
            Duty::Clock => summary.deadline,
            Duty::Bot | Duty::Left => {
                let is_left = self.left.get(&summary.table) == Some(&summary.changed_at);
                let is_due = summary.waits_for_bot && is_left == (what == Duty::Left);
                is_due.then_some(summary.changed_at)
            }
            Duty::Forsaken => (summary.phase == Phase::Gathering).then_some(summary.changed_at),
        };
        let mut due: Vec<Due> = (self.summaries.values())
            .filter_map(|summary| {
                Some(Due {
                    table: summary.table.clone(),
                    at: at(summary).filter(|at| *at <= now)?,
                    about: Some(summary.about.clone()),
                })
            })
            .filter(|due| after.is_none_or(|(at, table)| (due.at, &due.table) > (*at, table)))
            .collect();
        due.sort_by(|a, b| (a.at, &a.table).cmp(&(b.at, &b.table)));
        due.truncate(PAGE);
        due
    }

    fn beat(&mut self, node: &str, format: u32, service_time: u64) -> Beat {
        self.service_time = self.service_time.max(service_time);
        let now = self.service_time;
        self.nodes.insert(node.to_owned(), (format, now));
        let live = self.nodes.values().filter(|(_, at)| at + GONE >= now);
        Beat {
            service_time: now,
            format: live.map(|(format, _)| *format).min().unwrap_or(0),
        }
    }
}

/// Clones share it.
pub(crate) type Database = Arc<Mutex<Rows>>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    Before,
    After,
}

/// The fate of a call.
#[derive(Clone, Copy, Debug)]
struct Fate {
    there: Duration,
    back: Duration,
    error: Option<When>,
    crash: Option<When>,
}

/// The database as a node sees it.
#[derive(Clone, Debug)]
pub(crate) struct NodeStorage {
    pub(crate) world: World,
    pub(crate) rows: Database,
    pub(crate) node: Arc<Node>,
    pub(crate) is_shared: bool,
    pub(crate) flaw: Option<Flaw>,
}

impl NodeStorage {
    fn fate(&self) -> Fate {
        let weather = self.node.weather();
        let when = |per_mille: u32| {
            self.world
                .chance(per_mille)
                .then(|| match self.world.chance(500) {
                    true => When::Before,
                    false => When::After,
                })
        };
        let is_slow = weather.slow && self.world.chance(200);
        let there = match is_slow {
            // Beyond what the node waits for: it may take effect after the node has given up.
            true => self.world.millis(100, 7_000),
            false => self.world.millis(0, 3),
        };
        Fate {
            there: there + weather.stall,
            back: self.world.millis(0, if is_slow { 2_000 } else { 3 }),
            error: match weather.loses_answers {
                true => Some(When::After),
                false => when(weather.errors),
            },
            crash: when(weather.crashes),
        }
    }

    /// Carries out a call, in the database or on the way to it.
    fn call<'a, T: Send + 'static>(
        &'a self,
        what: &'static str,
        effect: impl FnOnce(&mut Rows) -> Result<T, StorageError> + Send + 'static,
    ) -> BoxFuture<'a, Result<T, StorageError>> {
        let fate = self.fate();
        let carried_out = self.clone().carry_out(what, fate, effect);
        if !self.is_shared {
            // In the process of the node: it ends with the node.
            return Box::pin(
                async move { carried_out.await.unwrap_or(Err(StorageError::Unwritable)) },
            );
        }
        let (done, answer) = oneshot::channel();
        tokio::spawn(async move {
            if let Some(answer) = carried_out.await {
                // The node may be gone.
                let _ = done.send(answer);
            } else {
                // Nothing comes back.
                tokio::time::sleep(PATIENCE * 4).await;
            }
        });
        Box::pin(async move {
            match tokio::time::timeout(PATIENCE, answer).await {
                Ok(Ok(answer)) => answer,
                Ok(Err(_)) => Err(StorageError::Unwritable),
                // It may still be carried out.
                Err(_) => Err(StorageError::Late(PATIENCE)),
            }
        })
    }

    /// `None` if no answer comes back.
    async fn carry_out<T>(
        self,
        what: &'static str,
        fate: Fate,
        effect: impl FnOnce(&mut Rows) -> Result<T, StorageError>,
    ) -> Option<Result<T, StorageError>> {
        let Fate {
            there,
            back,
            error,
            crash,
        } = fate;
        // Not after all faults are over.
        let crashes = |when| crash == Some(when) && self.node.weather().crashes > 0;
        tokio::time::sleep(there).await;
        if self.node.is_cut_off() {
            return match self.world.chance(500) {
                true => Some(Err(StorageError::Unwritable)),
                false => None,
            };
        }
        if crashes(When::Before) {
            self.crash(what, "before").await;
        }
        if error == Some(When::Before) {
            self.world.note(format_args!(
                "{} {what} fails before its effect",
                self.node.name
            ));
            return Some(Err(StorageError::Unwritable));
        }
        let answer = effect(&mut locked(&self.rows));
        if crashes(When::After) {
            self.crash(what, "after").await;
        }
        if error == Some(When::After) {
            self.world.note(format_args!(
                "{} {what} fails after its effect",
                self.node.name
            ));
            return Some(Err(StorageError::Unwritable));
        }
        tokio::time::sleep(back).await;
        match self.node.is_cut_off() {
            true => None,
            false => Some(answer),
        }
    }

    /// Crashes the node; what would have come next does not happen.
    async fn crash(&self, what: &str, when: &str) {
        self.world
            .note(format_args!("{} crashes {when} {what}", self.node.name));
        self.node.crash();
        std::future::pending::<()>().await;
    }
}

impl Storage for NodeStorage {
    fn is_shared(&self) -> bool {
        self.is_shared
    }

    fn append(&self, change: Change) -> BoxFuture<'_, Result<Appended, StorageError>> {
        let storage = self.clone();
        let flaw = self
            .flaw
            .filter(|flaw| *flaw != Flaw::Forgets || self.world.chance(50));
        self.call("append", move |rows| {
            let (table, entry) = (change.table.clone(), Arc::clone(&change.entry));
            let service_time = rows.service_time;
            let outcome = rows.append(change, flaw);
            let entry = &entry.entry;
            storage.world.note(format_args!(
                "{} {table} {} at {}, {}: {outcome:?}",
                storage.node.name,
                entry.sequence,
                entry.at,
                entry.key.as_ref().map_or("no key", |key| &key.word),
            ));
            if matches!(outcome, Ok(Appended::Stored)) {
                crate::check::time_of_entry(&storage.world, entry, service_time);
            }
            outcome
        })
    }

    fn load<'a>(
        &'a self,
        table: &'a str,
        known: u64,
    ) -> BoxFuture<'a, Result<Option<StoredTable>, StorageError>> {
        let table = table.to_owned();
        let (flaw, bytes) = (self.flaw, self.world.bytes());
        self.call("load", move |rows| {
            rows.loads += 1;
            let mut stored = rows.load(&table, known);
            match (flaw, &mut stored) {
                (Some(Flaw::HidesEntries), Some(stored))
                    if stored.entries.len() > 1 || known > 0 =>
                {
                    stored.entries.pop();
                }
                (Some(Flaw::LoadedDice), Some(stored)) => {
                    stored.seeds.next = stored.seeds.next.map(|_| Seed::new(bytes));
                }
                _ => {}
            }
            Ok(stored)
        })
    }

    fn lengths<'a>(
        &'a self,
        tables: &'a [String],
    ) -> BoxFuture<'a, Result<Vec<(String, u64)>, StorageError>> {
        let tables = tables.to_vec();
        self.call("lengths", move |rows| {
            let length = |table: String| {
                let length = rows.summaries.get(&table)?.sequence;
                Some((table, length))
            };
            Ok(tables.into_iter().filter_map(length).collect())
        })
    }

    fn summary<'a>(
        &'a self,
        table: &'a str,
    ) -> BoxFuture<'a, Result<Option<Summary>, StorageError>> {
        let table = table.to_owned();
        self.call("summary", move |rows| {
            Ok(rows.summaries.get(&table).cloned())
        })
    }

    fn due<'a>(
        &'a self,
        what: Duty,
        now: u64,
        after: Option<&'a Due>,
    ) -> BoxFuture<'a, Result<Vec<Due>, StorageError>> {
        let after = after.map(|due| (due.at, due.table.clone()));
        self.call("due", move |rows| Ok(rows.due(what, now, after.as_ref())))
    }

    fn leave_to_bots<'a>(
        &'a self,
        table: &'a str,
        changed_at: u64,
    ) -> BoxFuture<'a, Result<(), StorageError>> {
        let table = table.to_owned();
        self.call("leave to bots", move |rows| {
            rows.left.insert(table, changed_at);
            Ok(())
        })
    }

    fn awaited<'a>(
        &'a self,
        people: &'a [String],
    ) -> BoxFuture<'a, Result<Vec<(String, String)>, StorageError>> {
        let people = people.to_vec();
        self.call("awaited", move |rows| {
            let awaited = |summary: &Summary| {
                let to_act = summary.to_act.clone()?;
                people
                    .contains(&to_act)
                    .then(|| (to_act, summary.table.clone()))
            };
            Ok(rows.summaries.values().filter_map(awaited).collect())
        })
    }

    fn add_person<'a>(
        &'a self,
        person: &'a Person,
        secret_hash: &'a str,
        _now: i64,
    ) -> BoxFuture<'a, Result<(), StorageError>> {
        let (person, hash) = (person.clone(), secret_hash.to_owned());
        self.call("add_person", move |rows| {
            rows.people.insert(hash, person);
            Ok(())
        })
    }

    fn rename_person<'a>(
        &'a self,
        id: &'a str,
        name: &'a str,
    ) -> BoxFuture<'a, Result<(), StorageError>> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.call("rename_person", move |rows| {
            if let Some(person) = rows.people.values_mut().find(|person| person.id == id) {
                person.name = name;
            }
            Ok(())
        })
    }

    fn person_by_secret<'a>(
        &'a self,
        hash: &'a str,
        _now: i64,
    ) -> BoxFuture<'a, Result<Option<Person>, StorageError>> {
        let hash = hash.to_owned();
        self.call("person_by_secret", move |rows| {
            Ok(rows.people.get(&hash).cloned())
        })
    }

    fn add_transfer<'a>(
        &'a self,
        hash: &'a str,
        transfer: &'a Transfer,
        _now: i64,
        expires: i64,
    ) -> BoxFuture<'a, Result<(), StorageError>> {
        let (hash, transfer) = (hash.to_owned(), transfer.clone());
        self.call("add_transfer", move |rows| {
            rows.transfers.insert(hash, (transfer, expires));
            Ok(())
        })
    }

    fn transfer<'a>(
        &'a self,
        hash: &'a str,
        now: i64,
    ) -> BoxFuture<'a, Result<Option<Transfer>, StorageError>> {
        let hash = hash.to_owned();
        self.call("transfer", move |rows| {
            let found = rows
                .transfers
                .get(&hash)
                .filter(|(_, expires)| *expires > now);
            Ok(found.map(|(transfer, _)| transfer.clone()))
        })
    }

    fn tell_presence<'a>(
        &'a self,
        node: &'a str,
        now: u64,
        watching: &'a [Watching],
    ) -> BoxFuture<'a, Result<(), StorageError>> {
        let (node, watching) = (node.to_owned(), watching.to_vec());
        self.call("tell_presence", move |rows| {
            rows.presence.retain(|(_, other), _| *other != node);
            for watching in watching {
                let place = (watching.table.clone(), node.clone());
                rows.presence.insert(place, (watching, now));
            }
            Ok(())
        })
    }

    fn presence_elsewhere<'a>(
        &'a self,
        node: &'a str,
        since: u64,
        tables: &'a [String],
    ) -> BoxFuture<'a, Result<Vec<Watching>, StorageError>> {
        let (node, tables) = (node.to_owned(), tables.to_vec());
        self.call("presence_elsewhere", move |rows| {
            let elsewhere =
                |((table, other), (watching, at)): (&(String, String), &(Watching, u64))| {
                    (*other != node && *at >= since && tables.contains(table))
                        .then(|| watching.clone())
                };
            Ok(rows.presence.iter().filter_map(elsewhere).collect())
        })
    }

    fn start_service_time(&self, wall_clock: i64) -> BoxFuture<'_, Result<u64, StorageError>> {
        self.call("start_service_time", move |rows| {
            if rows.service_time == 0 {
                rows.service_time = wall_clock as u64;
            }
            Ok(rows.service_time)
        })
    }

    fn beat<'a>(
        &'a self,
        node: &'a str,
        format: u32,
        service_time: u64,
    ) -> BoxFuture<'a, Result<Beat, StorageError>> {
        let node = node.to_owned();
        let hurries = self.flaw == Some(Flaw::HurriesTime) && self.world.chance(20);
        let hour = if hurries { 60 * 60 * 1000 } else { 0 };
        self.call("beat", move |rows| {
            Ok(rows.beat(&node, format, service_time + hour))
        })
    }
}
