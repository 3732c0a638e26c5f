//! Retention: removes what is no longer needed from a database, even while servers use it. Entries
//! are redacted in place, so that every game can still be replayed and verified, and games that nobody
//! plays any more end like others.

use std::time::Duration;

use starboard_kernel::Registry;
use starboard_table::{Phase, Redaction, Table};

use crate::hub::{change, restore};
use crate::storage::{Appended, Database, StorageError};

/// How long each kind of data is kept; `None` for forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// The names, the chat and the keys of a table since it was over or closed; it is no longer
    /// listed then.
    pub tables: Option<Duration>,
    /// A chat message.
    pub chat: Option<Duration>,
    /// An unfinished table where nothing happens: the player to act resigns, or the table is closed if
    /// its game has not begun.
    pub unfinished: Option<Duration>,
    /// A person without unfinished tables, since their last visit.
    pub people: Option<Duration>,
    /// A result of a game of the day since it was submitted.
    pub daily: Option<Duration>,
}

/// How much was removed, or would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pruned {
    /// Unfinished tables that have ended.
    pub unfinished: u64,
    pub tables: u64,
    pub messages: u64,
    pub people: u64,
    /// Results of games of the day.
    pub results: u64,
    /// Tables that are redacted for people who are deleted.
    pub redacted: u64,
}

/// Removes what has exceeded its retention, and what is left of deleted people. `now` is the
/// wall-clock time. With `dry_run` nothing changes.
///
/// # Errors
/// If the database does not answer; what was removed until then stays removed.
pub async fn prune(
    storage: &Database,
    retention: Retention,
    now: i64,
    dry_run: bool,
) -> Result<Pruned, StorageError> {
    let mut pruned = Pruned::default();
    // Times in logs are in service time.
    let service_time = storage.service_time().await?;
    let before = |age: Option<Duration>| {
        age.map_or(0, |age| service_time.saturating_sub(millis(age) as u64))
    };
    if retention.unfinished.is_some() {
        let before = before(retention.unfinished);
        pruned.unfinished = end_unfinished(storage, before, dry_run).await?;
    }
    let mut deleted = storage.deleted_people().await?;
    // Running servers complete what people have deleted themselves, once all of them know of it.
    let mut complete = Vec::new();
    if let Some(age) = retention.people {
        for person in storage.unused_people(now - millis(age)).await? {
            pruned.people += 1;
            if !dry_run {
                storage.delete_person(&person).await?;
                complete.push(person.clone());
            }
            deleted.insert(person);
        }
    }
    if let Some(age) = retention.daily {
        let before = now - millis(age);
        pruned.results = storage.prune_results(before, dry_run).await?;
    }
    let is_deleted = |id: &str| deleted.contains(id);
    let mut after = None;
    loop {
        let tables = storage.table_ids(after.take()).await?;
        let Some(last) = tables.last() else { break };
        after = Some(last.clone());
        for (_, table) in tables {
            let summary = storage.summary(&table).await?;
            let is_old = summary.is_some_and(|summary| {
                matches!(summary.phase, Phase::Over | Phase::Closed)
                    && summary.changed_at < before(retention.tables)
            });
            // A table that was imported is listed again, although its log is redacted.
            let is_listed = is_old && storage.is_listed(&table).await?;
            let redaction = Redaction {
                people: Some(&is_deleted),
                messages_before: before(retention.chat),
                everything: is_old,
            };
            let redacted = match dry_run {
                true => storage.would_redact(&table, &redaction).await?,
                false => storage.redact(&table, &redaction, is_listed, now).await?,
            };
            pruned.messages += redacted.messages;
            if is_listed || !redacted.entries.is_empty() {
                match is_old {
                    true => pruned.tables += 1,
                    false => pruned.redacted += 1,
                }
            }
        }
    }
    // Nobody has heard of these for long, so that nobody writes under their names.
    for person in complete {
        storage.deleted(&person).await?;
    }
    Ok(pruned)
}

/// Ends all unfinished tables that have not changed since a moment of service time, and returns how many
/// these are.
async fn end_unfinished(
    storage: &Database,
    before: u64,
    dry_run: bool,
) -> Result<u64, StorageError> {
    let registry = starboard_games::registry();
    let mut ended = 0;
    let mut after = None;
    loop {
        let tables = storage.table_ids(after.take()).await?;
        let Some(last) = tables.last() else {
            return Ok(ended);
        };
        after = Some(last.clone());
        for (_, table) in tables {
            let summary = storage.summary(&table).await?;
            let is_due = summary.is_some_and(|summary| {
                matches!(summary.phase, Phase::Gathering | Phase::Playing)
                    && summary.changed_at < before
            });
            if is_due && end(storage, &registry, &table, before, dry_run).await? {
                ended += 1;
            }
        }
    }
}

/// Ends a table; false if it has changed meanwhile, or its log is damaged.
async fn end(
    storage: &Database,
    registry: &Registry,
    table: &str,
    before: u64,
    dry_run: bool,
) -> Result<bool, StorageError> {
    let Some(stored) = storage.load(table, 0).await? else {
        return Ok(false);
    };
    let Ok((state, None)) = restore(&stored, registry) else {
        tracing::warn!(table, "the log is damaged, and the table is not ended");
        return Ok(false);
    };
    let is_unfinished = |state: &Table| matches!(state.phase(), Phase::Gathering | Phase::Playing);
    let mut state = Table::clone(&state);
    if !is_unfinished(&state) || state.times().1 >= before {
        return Ok(false);
    }
    while is_unfinished(&state) && !dry_run {
        let keeper = stored.seeds.keeper(storage.service_time().await?);
        let decision = state.decide_abandoned(keeper).map_err(|refusal| {
            let why = state.explain(&refusal);
            let table = table.to_owned();
            StorageError::Damaged { table, why }
        })?;
        let change = change(table, &decision.table, decision.entry, None);
        let mut change = change.map_err(|error| StorageError::Damaged {
            table: table.to_owned(),
            why: error.to_string(),
        })?;
        change.redacted_at = stored.redacted_at;
        // A server that has the table in memory learns of it from the next conflict.
        if storage.append(change).await? != Appended::Stored {
            return Ok(false);
        }
        state = decision.table;
    }
    Ok(true)
}

fn millis(age: Duration) -> i64 {
    i64::try_from(age.as_millis()).unwrap_or(i64::MAX)
}
