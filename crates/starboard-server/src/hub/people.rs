//! Identities: a name, and a secret of which only the hash is stored.

use starboard_table::Person;
use starboard_wire::Secret;

use super::Hub;
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
            .person_by_secret(&secrets::hash(secret))
            .await?;
        known.ok_or(Error::WrongSecret(
            "this server knows nobody with this secret; make a new name for yourself",
        ))
    }
}

fn checked_name(name: &str) -> Result<String, Error> {
    let name = name.trim();
    starboard_table::check_name(name).map_err(Error::Name)?;
    Ok(name.to_owned())
}
