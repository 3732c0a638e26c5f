//! Export and import of a database as JSON lines, one for each person, each table and each
//! result of a game of the day, for backups
//! and migrations. An export can be made while the server runs: it contains each log up to some
//! entry, which is the table as it was at that moment.
//!
//! The logs of a server are written in its own service time. An export says for every table what
//! time that was, and an import moves the times of unfinished tables to the service time of the new
//! server: so that no clock runs for the time between the two.
//!
//! An export contains the seeds of unfinished games and the hashes of people's secrets: it must be
//! kept private.

use std::io::{self, BufRead, Write};
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use starboard_kernel::{Record, Seed};
use starboard_table::{Entry, Person, Phase, Table, Terms};
use starboard_wire::Summary;

use crate::hub::{restore, results};
use crate::storage::{Database, Kept, Opening, Seeds, StorageError, StoredResult};

const FORMAT: &str = "starboard-tables";
/// Version 1 does not say at what service time a table was written, and only version 3 has results
/// of games of the day.
const VERSIONS: RangeInclusive<u32> = 1..=3;

/// A line of the text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Line {
    /// The first line.
    Format { name: String, version: u32 },
    Person {
        person: Person,
        secret_hash: String,
        created_at: i64,
    },
    Table {
        table: String,
        seed: Seed,
        /// The seed of a rematch, from the second terms of tables on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next_seed: Option<Seed>,
        created_at: i64,
        /// The service time at which the log was read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        service_time: Option<u64>,
        log: Vec<Entry>,
    },
    /// A result of a game of the day.
    Daily {
        /// The id of the person.
        person: String,
        submitted_at: i64,
        record: Box<Record>,
    },
}

/// How many people, tables and results were written or read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    pub people: u64,
    pub tables: u64,
    /// Results of games of the day.
    pub results: u64,
    /// People, tables and results that existed already and were left unchanged.
    pub known: u64,
    /// Tables with a damaged log, exported up to the damage.
    pub damaged: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum PortableError {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("line {number}: {why}")]
    Line { number: usize, why: String },
}

/// Exports everything. `record` is called for every game that has started, with the id of its
/// table, or with the game, the day and the id of the person.
///
/// # Errors
/// If the database cannot be read or the export cannot be written.
pub async fn export(
    storage: &Database,
    out: &mut impl Write,
    mut record: impl FnMut(&str, &Record) -> io::Result<()>,
) -> Result<Moved, PortableError> {
    let registry = starboard_games::registry();
    let mut moved = Moved::default();
    let mut write = |line: &Line| -> io::Result<()> {
        serde_json::to_writer(&mut *out, line)?;
        out.write_all(b"\n")
    };
    write(&Line::Format {
        name: FORMAT.to_owned(),
        version: *VERSIONS.end(),
    })?;
    let mut after = String::new();
    loop {
        let people = storage.people_after(&after).await?;
        let Some(last) = people.last() else { break };
        after.clone_from(&last.person.id);
        for known in people {
            moved.people += 1;
            write(&Line::Person {
                person: known.person,
                secret_hash: known.secret_hash,
                created_at: known.created_at,
            })?;
        }
    }
    let mut after = None;
    loop {
        let tables = storage.table_ids(after.take()).await?;
        let Some(last) = tables.last() else { break };
        after = Some(last.clone());
        for (created_at, id) in tables {
            let Some(stored) = storage.load(&id, 0).await? else {
                continue;
            };
            let (table, damage) = match restore(&stored, &registry) {
                Ok((table, damage)) => (Some(table), damage),
                Err(broken) => (None, Some(broken.to_string())),
            };
            if let Some(damage) = damage {
                moved.damaged += 1;
                tracing::error!(
                    table = id,
                    damage,
                    "only what comes before the damage is written"
                );
            }
            let Some(table) = table else { continue };
            let sound = stored.entries.iter().take(table.sequence() as usize);
            let log: Vec<Entry> = sound.map(|stored| stored.entry.clone()).collect();
            if let Some(game) = table.record() {
                record(&id, &game)?;
            }
            moved.tables += 1;
            let last = log.last().map_or(0, |entry| entry.at);
            write(&Line::Table {
                table: id,
                seed: stored.seeds.own,
                next_seed: stored.seeds.next,
                created_at,
                service_time: Some(storage.service_time().await?.max(last)),
                log,
            })?;
        }
    }
    let mut after = None;
    loop {
        let results = storage.results_after(after.as_ref()).await?;
        let Some(last) = results.last() else { break };
        after = Some(last.clone());
        for result in results {
            let name = format!("{}-{}-{}", result.game, result.day, result.person);
            record(&name, &result.record)?;
            moved.results += 1;
            write(&Line::Daily {
                person: result.person,
                submitted_at: result.submitted_at,
                record: Box::new(result.record),
            })?;
        }
    }
    out.flush()?;
    Ok(moved)
}

/// Imports everything into a database. Every game is replayed first. What exists already is left
/// unchanged, so an interrupted import can be repeated. The service time of a new database starts
/// at `now`, the wall-clock time.
///
/// # Errors
/// The first invalid line; the lines before it have been imported.
pub async fn import(
    storage: &Database,
    text: impl BufRead,
    now: i64,
) -> Result<Moved, PortableError> {
    let service_time = storage.start_service_time(now).await?;
    let registry = starboard_games::registry();
    let mut moved = Moved::default();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let wrong = |why: String| PortableError::Line { number, why };
        let line: Line = serde_json::from_str(&line?).map_err(|error| wrong(error.to_string()))?;
        match line {
            Line::Format { name, version } => {
                if name != FORMAT {
                    return Err(wrong("these are not the tables of Starboard".to_owned()));
                }
                if !VERSIONS.contains(&version) {
                    return Err(wrong(format!(
                        "this is version {version}, and versions up to {} are read: update the program",
                        VERSIONS.end()
                    )));
                }
            }
            _ if number == 1 => {
                return Err(wrong("the first line must name the format".to_owned()));
            }
            Line::Person {
                person,
                secret_hash,
                created_at,
            } => {
                let known = Kept {
                    person,
                    secret_hash,
                    created_at,
                };
                match storage.put_person(&known, now).await? {
                    true => moved.people += 1,
                    false => moved.known += 1,
                }
            }
            Line::Table {
                table: id,
                seed,
                next_seed,
                created_at,
                service_time: written_at,
                mut log,
            } => {
                let replay = |log: &[Entry]| {
                    Table::replay(log, &registry).map_err(|broken| wrong(format!("{id}: {broken}")))
                };
                let mut table = replay(&log)?;
                if matches!(table.phase(), Phase::Gathering | Phase::Playing) {
                    move_times(&mut log, written_at, service_time);
                    table = replay(&log)?;
                }
                if table.commitment() != seed.commitment() {
                    return Err(wrong(format!("{id}: the seed is not the one of the log")));
                }
                let next = next_seed.map(|seed| seed.commitment());
                if next.is_some() != (table.plan().terms != Terms::First)
                    || table
                        .next_commitment()
                        .is_some_and(|told| next.as_deref() != Some(told))
                {
                    let why = format!("{id}: the seed of the rematch is not the one of the log");
                    return Err(wrong(why));
                }
                let opening = Opening {
                    seeds: Seeds {
                        own: seed,
                        next: next_seed,
                    },
                    created_at,
                    most_open: None,
                };
                let summary = Summary::of(&id, &table);
                let results = results(&table, summary.changed_at);
                let put = storage.put_table(opening, &log, &table, &summary, &results);
                match put.await? {
                    true => moved.tables += 1,
                    false => moved.known += 1,
                }
            }
            Line::Daily {
                person,
                submitted_at,
                record,
            } => {
                let result = StoredResult::check(&record, &person, submitted_at, &registry);
                let result = result.map_err(|error| wrong(error.to_string()))?;
                match storage.put_result(&result).await? {
                    true => moved.results += 1,
                    false => moved.known += 1,
                }
            }
        }
    }
    Ok(moved)
}

/// Moves the times of a log that was read at one service time to another. If it is not known when
/// the log was read, nothing has passed since its last entry.
fn move_times(log: &mut [Entry], written_at: Option<u64>, service_time: u64) {
    let last = log.last().map_or(0, |entry| entry.at);
    let by = service_time.wrapping_sub(written_at.unwrap_or(last)) as i64;
    for entry in log {
        entry.at = entry.at.saturating_add_signed(by);
    }
}
