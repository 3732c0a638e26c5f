//! Retention: removes what is no longer needed from a database, even while servers use it. Entries
//! are redacted in place, so that every game can still be replayed and verified.

use std::time::Duration;

use starboard_table::{Phase, Redaction};

use crate::storage::{Database, StorageError};

/// How long each kind of data is kept; `None` for forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// The names, the chat and the keys of a table since it was over or closed; it is no longer
    /// listed then.
    pub tables: Option<Duration>,
    /// A chat message.
    pub chat: Option<Duration>,
    /// A person without unfinished tables, since their last visit.
    pub people: Option<Duration>,
    /// A result of a game of the day since it was submitted.
    pub daily: Option<Duration>,
}

/// How much was removed, or would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pruned {
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
    let mut deleted = storage.deleted_people().await?;
    if let Some(age) = retention.people {
        for person in storage.unused_people(now - millis(age)).await? {
            pruned.people += 1;
            if !dry_run {
                storage.delete_person(&person).await?;
            }
            deleted.insert(person);
        }
    }
    if let Some(age) = retention.daily {
        let before = now - millis(age);
        pruned.results = storage.prune_results(before, dry_run).await?;
    }
    let is_deleted = |id: &str| deleted.contains(id);
    // Times in logs are in service time.
    let service_time = storage.service_time().await?;
    let before = |age: Option<Duration>| {
        age.map_or(0, |age| service_time.saturating_sub(millis(age) as u64))
    };
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
    if !dry_run {
        // Not those who have deleted themselves since: their names may be in logs that were read
        // before.
        let mut after = String::new();
        loop {
            let people = storage.deletions(&after).await?;
            let Some(last) = people.last() else { break };
            after.clone_from(last);
            for person in people.iter().filter(|person| is_deleted(person)) {
                storage.deleted(person).await?;
            }
        }
    }
    Ok(pruned)
}

fn millis(age: Duration) -> i64 {
    i64::try_from(age.as_millis()).unwrap_or(i64::MAX)
}
