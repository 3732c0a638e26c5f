//! Identities: a name, and a secret of which only the hash is stored.

use std::sync::Arc;

use starboard_table::{Person, Phase, Refusal, Request};
use starboard_wire::Secret;

use super::{Hub, TRIES, Visitor, locked};
use crate::storage::Appended;
use crate::{Error, secrets};

impl Hub {
    /// Adds a person.
    ///
    /// # Errors
    /// If the name is not acceptable or the database does not answer.
    pub async fn add_person(&self, name: &str) -> Result<(Person, Secret), Error> {
        let name = checked_name(name)?;
        let person = Person {
            id: secrets::name(self.platform())?,
            name,
        };
        let secret = secrets::secret(self.platform())?;
        let hash = secrets::hash(&secret);
        self.storage()
            .add_person(&person, &hash, self.world_now())
            .await?;
        Ok((person, secret))
    }

    /// Changes the name of a person.
    ///
    /// # Errors
    /// If the name is not acceptable or the database does not answer.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<Person, Error> {
        let name = checked_name(name)?;
        self.storage().rename_person(&person.id, &name).await?;
        Ok(Person {
            id: person.id.clone(),
            name,
        })
    }

    /// Authenticates a person by their secret.
    ///
    /// # Errors
    /// If the secret is unknown, or the database does not answer.
    pub async fn person_of(&self, secret: &Secret) -> Result<Person, Error> {
        let known = self
            .storage()
            .person_by_secret(&secrets::hash(secret), self.world_now())
            .await?;
        known.ok_or(Error::WrongSecret(
            "this server knows nobody with this secret; make a new name for yourself",
        ))
    }

    /// Leaves a table before its game, or resigns.
    pub(crate) async fn leave_for_good(&self, who: &Person, table: &str) -> Result<(), Error> {
        let cell = self.cell(table).await?;
        let mut state = cell.state().await?;
        for _ in 0..TRIES {
            self.catch_up(&cell, &mut state).await?;
            let request = match state.phase() {
                Phase::Gathering if state.host().id == who.id => Request::Close,
                Phase::Gathering => Request::Stand,
                Phase::Playing => Request::Resign,
                Phase::Over | Phase::Closed => return Ok(()),
            };
            let keeper = self.keeper(&cell, &[], "").await?;
            let decision = match state.decide(who, &request, None, keeper) {
                Ok(decision) => decision,
                // A bot plays for them already, or they have no seat any more.
                Err(Refusal::NotAPerson(_) | Refusal::Resigned(_) | Refusal::NotSeated) => {
                    return Ok(());
                }
                Err(refusal) => return Err(Error::by(&state, refusal)),
            };
            if self.commit(&cell, &mut state, decision).await? == Appended::Stored {
                return Ok(());
            }
        }
        Err(Error::Trouble)
    }

    /// Drops a table from memory if its entries were changed in place since it was loaded; its
    /// subscribers reconnect and read it again.
    pub(crate) async fn notice_redaction(&self, table: &str, redacted_at: i64) {
        let cell = locked(&self.inner.cells).get(table).cloned();
        if let Some(cell) = cell.filter(|cell| cell.redacted_at != redacted_at)
            && let Ok(_state) = cell.state().await
        {
            self.forget(&cell);
        }
    }

    /// The tables in memory.
    pub(crate) fn tables_here(&self) -> Vec<String> {
        let mut tables: Vec<String> = locked(&self.inner.cells).keys().cloned().collect();
        tables.sort_unstable();
        tables
    }

    /// The people with connections to this node.
    pub(crate) fn people_here(&self) -> Vec<String> {
        let mut people: Vec<String> = locked(&self.inner.people).keys().cloned().collect();
        people.sort_unstable();
        people
    }

    /// Ends the connections of a person that have authenticated with another secret than that with
    /// this hash.
    pub(crate) fn end_sessions(&self, person: &str, hash: &str) {
        for visitor in locked(&self.inner.people).get(person).into_iter().flatten() {
            let visitor = visitor.upgrade();
            let is_old = |visitor: &Arc<Visitor>| visitor.secret_hash.as_deref() != Some(hash);
            if let Some(visitor) = visitor.filter(is_old) {
                visitor.tell(|news| news.leave = true);
            }
        }
    }
}

fn checked_name(name: &str) -> Result<String, Error> {
    let name = name.trim();
    starboard_table::check_name(name).map_err(Error::Name)?;
    Ok(name.to_owned())
}
