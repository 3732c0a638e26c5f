//! What people can take back: a secret that somebody else knows, and everything that they have
//! written at tables. Logs are redacted in place.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use starboard_table::{Person, Redaction};
use starboard_wire::Secret;

use crate::hub::{Hub, every, locked};
use crate::storage::{Database, Replaced};
use crate::{App, Error, secrets};

/// How often nodes look for what others have redacted, and for secrets that are no longer valid.
const NOTICING: Duration = Duration::from_secs(5);
/// Longer than nodes take to notice.
const COMPLETING: Duration = Duration::from_secs(30);

/// Starts the background tasks.
pub(crate) fn start(hub: &Hub, database: &Database) {
    let of_tasks = database.clone();
    every(hub, NOTICING, move |hub| {
        let database = of_tasks.clone();
        async move {
            if let Err(error) = notice(&hub, &database).await {
                tracing::warn!(%error, "what others have taken back is not known");
            }
        }
    });
    let of_tasks = database.clone();
    let pending = Arc::new(Mutex::default());
    every(hub, COMPLETING, move |hub| {
        let (database, pending) = (of_tasks.clone(), Arc::clone(&pending));
        async move {
            if let Err(error) = complete_deletions(&hub, &database, &pending).await {
                tracing::warn!(%error, "deletions are not complete");
            }
        }
    });
}

/// Drops redacted tables from memory, and ends connections with secrets that were replaced.
async fn notice(hub: &Hub, database: &Database) -> Result<(), Error> {
    for (table, redacted_at) in database.redactions_of(&hub.tables_here()).await? {
        hub.notice_redaction(&table, redacted_at).await;
    }
    for (person, hash) in database.secrets_of(&hub.people_here()).await? {
        hub.end_sessions(&person, &hash);
    }
    Ok(())
}

/// Completes deletions that stopped nodes have left, and removes what was written on other nodes
/// before they heard of it. Other nodes may still let a person write who was deleted only now: whoever
/// was not in the list a while ago, in `pending`, stays in it.
async fn complete_deletions(
    hub: &Hub,
    database: &Database,
    pending: &Mutex<BTreeSet<String>>,
) -> Result<(), Error> {
    let deleted = database.deletions("").await?;
    let before = std::mem::replace(&mut *locked(pending), deleted.iter().cloned().collect());
    for person in deleted {
        redact_person(hub, database, &person).await?;
        if before.contains(&person) {
            database.deleted(&person).await?;
        }
    }
    Ok(())
}

/// Removes a deleted person from all logs.
async fn redact_person(hub: &Hub, database: &Database, person: &str) -> Result<(), Error> {
    let is_theirs = |id: &str| id == person;
    let redaction = Redaction {
        people: Some(&is_theirs),
        ..Redaction::default()
    };
    let mut after = String::new();
    loop {
        let tables = database.tables_ever_of(person, &after).await?;
        let Some(last) = tables.last() else {
            return Ok(());
        };
        after.clone_from(last);
        for table in &tables {
            let now = hub.world_now();
            database.redact(table, &redaction, false, now).await?;
        }
    }
}

impl App {
    /// Gives a person a new secret: the one that they have chosen, or else one that is drawn here.
    /// Connections with the old one end. Whoever has chosen it can ask again if the answer is lost.
    ///
    /// # Errors
    /// If the old one is no longer theirs, the new one can be guessed or is in use, or the database does
    /// not answer.
    pub async fn replace_secret(
        &self,
        person: &Person,
        old: &Secret,
        chosen: Option<Secret>,
    ) -> Result<Secret, Error> {
        let secret = match chosen {
            Some(secret) => secret,
            None => secrets::secret(self.hub.platform())?,
        };
        secrets::check(&secret)?;
        let (old, new) = (secrets::hash(old), secrets::hash(&secret));
        let replaced = self.database.replace_secret(&person.id, &old, &new);
        match replaced.await? {
            Replaced::Done => {}
            Replaced::Stale => {
                return Err(Error::WrongSecret(
                    "this secret has been replaced; use the new one",
                ));
            }
            Replaced::Taken => {
                let message = "this secret is in use: draw another one at random";
                return Err(Error::Unreadable(message.to_owned()));
            }
        }
        self.hub.end_sessions(&person.id, &new);
        Ok(secret)
    }

    /// Deletes a person: they leave their unfinished tables, and their name and what they said
    /// disappear from all logs.
    ///
    /// # Errors
    /// If the database does not answer. What is left to do is done later by one of the nodes.
    pub async fn delete_person(&self, person: &Person) -> Result<(), Error> {
        for table in self.database.unfinished_tables_of(&person.id).await? {
            // A table that cannot be played on cannot be left either.
            if let Err(error) = self.hub.leave_for_good(person, &table).await {
                tracing::warn!(table, %error, "not left");
            }
        }
        self.database.delete_person(&person.id).await?;
        self.hub.end_sessions(&person.id, "");
        redact_person(&self.hub, &self.database, &person.id).await?;
        notice(&self.hub, &self.database).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Bus, Machine, Metrics};

    /// Other nodes may still write what a deleted person says.
    #[tokio::test]
    async fn a_deletion_is_complete_when_all_nodes_know_of_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}", folder.path().join("tables.db").display());
        let database = Database::open(&url).await.expect("opened");
        let platform = Arc::new(Machine::default());
        let storage = Arc::new(database.clone());
        let hub = Hub::start(storage, Bus::none(), platform, Metrics::default(), 1);
        let hub = hub.await.expect("started");
        let pending = Mutex::default();
        let complete = async || {
            let done = complete_deletions(&hub, &database, &pending).await;
            done.expect("done");
            database.deletions("").await.expect("listed")
        };
        let delete = async |name: &str| {
            let (person, _) = hub.add_person(name).await.expect("added");
            let deleted = database.delete_person(&person.id).await;
            deleted.expect("deleted");
            person.id
        };
        let ada = delete("Ada").await;
        assert_eq!(complete().await, [ada]);
        let ben = delete("Ben").await;
        assert_eq!(complete().await, [ben]);
        assert!(complete().await.is_empty());
        database.close().await;
    }
}
