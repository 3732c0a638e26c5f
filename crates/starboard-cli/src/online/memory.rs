//! What is stored about servers: the user's identity there, and what is needed to check them. The file
//! contains secrets, so only the user may read it.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use starboard_client::{Me, Memory, Origin};
use starboard_table::Witness;

use crate::failure::Failure;
use crate::{files, saves};

const FILE: &str = "servers.json";

#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    #[serde(default)]
    me: Option<Me>,
    #[serde(default)]
    witness: Witness,
    /// Whose messages are hidden. Versions that do not know this refuse the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    muted: Vec<String>,
}

type Servers = BTreeMap<Origin, Known>;

/// What is stored, as it would be written again; `None` if it cannot be read. Fuzzing calls it.
#[must_use]
pub fn rewritten_servers(text: &[u8]) -> Option<String> {
    let servers: Servers = serde_json::from_slice(text).ok()?;
    serde_json::to_string_pretty(&servers).ok()
}

/// What is stored about one server.
#[derive(Clone)]
pub(crate) struct Kept {
    /// `None` without a home folder: then it is forgotten when the program ends.
    file: Option<PathBuf>,
    origin: Origin,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    /// What could not be written to the file.
    unkept: Option<Servers>,
    /// Why not.
    problem: Option<String>,
}

impl Kept {
    pub(crate) fn open(origin: &Origin) -> Result<Kept, Failure> {
        let kept = Kept {
            file: saves::config_folder().map(|folder| folder.join(FILE)),
            origin: origin.clone(),
            shared: Arc::default(),
        };
        // A file that cannot be read must not be replaced: it contains secrets.
        match kept.read() {
            Ok(_) => Ok(kept),
            Err(error) => {
                let file = kept.file.unwrap_or_default();
                Err(Failure::file("the file", &file, &error))
            }
        }
    }

    /// Reports that the identity could not be stored.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        self.problem()
            .map_or(Ok(()), |problem| Err(Failure::Failed(problem)))
    }

    fn read(&self) -> io::Result<Servers> {
        let Some(file) = &self.file else {
            return Ok(Servers::new());
        };
        match fs::read(file) {
            Ok(text) => Ok(serde_json::from_slice(&text)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Servers::new()),
            Err(error) => Err(error),
        }
    }

    /// The current content: another process may have changed it.
    fn servers(&self) -> io::Result<Servers> {
        match &self.shared().unkept {
            Some(unkept) => Ok(unkept.clone()),
            None => self.read(),
        }
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known(&self) -> Known {
        let servers = self.servers().unwrap_or_default();
        servers.get(&self.origin).cloned().unwrap_or_default()
    }

    fn change(&mut self, change: impl FnOnce(&mut Known)) {
        let servers = self.servers().map(|mut servers| {
            change(servers.entry(self.origin.clone()).or_default());
            servers
        });
        let written = servers.and_then(|servers| {
            let written = self.write(&servers);
            // Until the program ends it is kept in memory.
            self.shared().unkept = written.is_err().then_some(servers);
            written
        });
        self.shared().problem = written.err().map(|error| match &self.file {
            Some(file) => Failure::file("the file", file, &error).to_string(),
            None => error.to_string(),
        });
    }

    fn write(&self, servers: &Servers) -> io::Result<()> {
        let file = self.file.as_ref().ok_or_else(|| {
            io::Error::other("there is nowhere to remember you: set HOME or XDG_CONFIG_HOME")
        })?;
        let text = serde_json::to_string_pretty(servers)?;
        files::write_private(file, &text)
    }
}

impl Memory for Kept {
    fn me(&self) -> Option<Me> {
        self.known().me
    }

    fn keep_me(&mut self, me: Option<&Me>) {
        self.change(|known| known.me = me.cloned());
    }

    fn witness(&self) -> Witness {
        self.known().witness
    }

    fn keep_witness(&mut self, witness: &Witness) {
        self.change(|known| known.witness = witness.clone());
    }

    fn muted(&self) -> Vec<String> {
        self.known().muted
    }

    fn keep_muted(&mut self, muted: &[String]) {
        self.change(|known| known.muted = muted.to_vec());
    }

    fn problem(&self) -> Option<String> {
        self.shared().problem.clone()
    }
}

#[cfg(test)]
mod tests {
    use starboard_table::Person;
    use starboard_wire::Secret;

    use starboard_client::{draw_secret, erase, forget, keep};

    use super::*;

    fn ada() -> Me {
        let person = Person {
            id: "k3v9".to_owned(),
            name: "Ada".to_owned(),
        };
        Me::new(person, Secret::from_bytes([7; 32]))
    }

    /// A new secret is in the file before the server is asked, and is what the user has if the server no
    /// longer knows the old one.
    #[test]
    fn a_new_secret_is_stored_before_it_is_asked_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("starboard/servers.json");
        let open = || Kept {
            file: Some(file.clone()),
            origin: "https://games.example".parse().expect("an address"),
            shared: Arc::default(),
        };
        let (mut here, me) = (open(), ada());
        here.keep_me(Some(&me));
        let asking = draw_secret(&mut here, me.clone()).expect("stored");
        assert_eq!(asking.secret, me.secret);
        assert!(asking.next.is_some() && asking.next != Some(me.secret.clone()));
        // The program ends before the answer arrives.
        let mut here = open();
        assert_eq!(here.me(), Some(asking.clone()));
        // Asked again, it is the same one: the first request may still be on its way.
        assert_eq!(draw_secret(&mut here, asking.clone()), Ok(asking.clone()));
        // A new name does not cost it.
        let mut renamed = me.clone();
        renamed.person.name = "Ada L.".to_owned();
        keep(&mut here, renamed);
        let known = open().me().expect("somebody");
        assert_eq!(
            (known.person.name.as_str(), &known.next),
            ("Ada L.", &asking.next)
        );
        // The server does not know the old one any more: the new one is tried, and then nobody is left.
        let renewed = forget(&mut here, Some(&me.secret)).expect("the new one");
        assert_eq!(
            (Some(&renewed.secret), &renewed.next),
            (asking.next.as_ref(), &None)
        );
        assert_eq!(open().me(), Some(renewed.clone()));
        assert_eq!(forget(&mut here, Some(&me.secret)), Some(renewed.clone()));
        assert_eq!(forget(&mut here, Some(&renewed.secret)), None);
        assert_eq!(open().me(), None);
        // Who is deleted is not brought back.
        here.keep_me(Some(&asking));
        erase(&mut here, Some(&me.secret));
        assert_eq!(open().me(), None);
        // Where it cannot be stored, the server must not be asked.
        let mut nowhere = Kept {
            file: None,
            ..open()
        };
        nowhere.keep_me(Some(&me));
        let problem = draw_secret(&mut nowhere, me.clone()).expect_err("not stored");
        assert!(problem.contains("set HOME"), "{problem}");
        assert_eq!(nowhere.me(), Some(me));
    }

    /// Identities are stored per server; if that fails, they are kept in memory and the failure is
    /// reported.
    #[test]
    fn people_are_remembered_by_server() {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = |file: Option<PathBuf>, origin: &str| Kept {
            file,
            origin: origin.parse().expect("an address"),
            shared: Arc::default(),
        };
        let me = ada();
        let file = folder.path().join("starboard/servers.json");
        for (file, lasts) in [(Some(file.clone()), true), (None, false)] {
            let mut here = kept(file.clone(), "https://games.example");
            here.keep_me(Some(&me));
            assert_eq!(here.me(), Some(me.clone()));
            assert_eq!(here.clone().check().is_ok(), lasts);
            let again = kept(file.clone(), "https://games.example");
            assert_eq!(again.me().is_some(), lasts);
            let other = kept(file.clone(), "https://other.example");
            assert_eq!(other.me(), None);
            let muted = ["p7xq".to_owned()];
            here.keep_muted(&muted);
            assert_eq!(here.muted(), muted);
            let again = kept(file, "https://games.example");
            assert_eq!(again.muted() == muted, lasts);
            assert!(other.muted().is_empty());
        }
        let text = fs::read_to_string(&file).expect("written");
        fs::write(&file, &text[1..]).expect("damaged");
        let mut damaged = kept(Some(file.clone()), "https://games.example");
        damaged.keep_me(None);
        assert!(damaged.check().is_err());
        assert_eq!(fs::read_to_string(&file).expect("there"), text[1..]);
    }
}
