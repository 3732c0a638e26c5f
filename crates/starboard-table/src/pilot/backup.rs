//! Everything that a device remembers, as one file. It comes from outside: nothing in it is trusted.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use starboard_kernel::serde_json;

const FORMAT: &str = "starboard-backup";
const VERSION: u32 = 1;

const GAME: &str = "starboard.game.";
const LOG: &str = "starboard.log.";

/// The file: what is kept under which name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Backup {
    format: String,
    version: u32,
    items: BTreeMap<String, String>,
}

/// Why a file cannot be imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BackupError {
    #[error("this is not a backup of Starboard")]
    NoBackup,
    #[error("a newer version has written this backup")]
    TooNew,
}

impl Backup {
    /// What belongs in the file: games, the log of finished ones, missions, puzzles, what was
    /// chosen at setup. The online identity is a secret and stays on the device, as do its settings.
    pub const KEPT: [&str; 9] = [
        GAME,
        LOG,
        "starboard.flight.",
        "starboard.flown.",
        "starboard.helped.",
        "starboard.deed.",
        "starboard.setup.",
        "starboard.par.",
        "starboard.puzzle.",
    ];

    /// The backup of those of these items that belong in one.
    #[must_use]
    pub fn of(items: impl IntoIterator<Item = (String, String)>) -> Backup {
        let items = items.into_iter().filter(|(key, _)| is_kept(key));
        Backup {
            format: FORMAT.to_owned(),
            version: VERSION,
            items: items.collect(),
        }
    }

    /// # Errors
    /// If the text is something else, or too new.
    pub fn read(text: &str) -> Result<Backup, BackupError> {
        let backup: Backup = serde_json::from_str(text).map_err(|_| BackupError::NoBackup)?;
        if backup.format != FORMAT {
            return Err(BackupError::NoBackup);
        }
        if backup.version > VERSION {
            return Err(BackupError::TooNew);
        }
        Ok(Backup::of(backup.items))
    }

    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What to import on a device that already has some items: those stay as they are. Left out is
    /// the log of a game that exists under the same name, or that has no game in the backup: it
    /// would never be read.
    pub fn news(&self, is_here: impl Fn(&str) -> bool) -> Vec<(&str, &str)> {
        let is_read = |key: &str| {
            let Some(rest) = key.strip_prefix(LOG) else {
                return true;
            };
            let id = rest.split('.').next().unwrap_or_default();
            let game = format!("{GAME}{id}");
            self.items.contains_key(&game) && !is_here(&game)
        };
        let items = self.items.iter();
        let items = items.map(|(key, value)| (key.as_str(), value.as_str()));
        items
            .filter(|(key, _)| !is_here(key) && is_read(key))
            .collect()
    }
}

fn is_kept(key: &str) -> bool {
    Backup::KEPT.iter().any(|start| key.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(keys: &[&str]) -> Vec<(String, String)> {
        let item = |key: &&str| ((*key).to_owned(), format!("<{key}>"));
        keys.iter().map(item).collect()
    }

    #[test]
    fn a_backup_has_what_is_remembered_and_no_secrets() {
        let backup = Backup::of(items(&[
            "starboard.flight.a",
            "starboard.me",
            "starboard.lang",
            "other",
        ]));
        assert_eq!(
            backup.news(|_| false),
            [("starboard.flight.a", "<starboard.flight.a>")]
        );
        assert_eq!(Backup::read(&backup.write()), Ok(backup));
    }

    #[test]
    fn a_file_cannot_bring_what_does_not_belong_in_it() {
        let text = r#"{"format":"starboard-backup","version":1,
                       "items":{"starboard.me":"somebody else","starboard.flown.armada":"1"}}"#;
        let backup = Backup::read(text).expect("a backup");
        assert_eq!(backup.news(|_| false), [("starboard.flown.armada", "1")]);
    }

    #[test]
    fn what_is_here_stays_and_logs_come_with_their_games() {
        let backup = Backup::of(items(&[
            "starboard.flown.armada",
            "starboard.game.a",
            "starboard.game.b",
            "starboard.log.a.x.0",
            "starboard.log.b.y.0",
            "starboard.log.c.z.0",
        ]));
        let here = ["starboard.game.a", "starboard.flown.armada"];
        let news = backup.news(|key| here.contains(&key));
        let keys: Vec<&str> = news.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, ["starboard.game.b", "starboard.log.b.y.0"]);
    }

    #[test]
    fn other_files_are_refused() {
        let with = |format: &str, version: u32| {
            format!(r#"{{"format":"{format}","version":{version},"items":{{}}}}"#)
        };
        for text in ["", "{}", "[]", "null", r#"{"items":[]}"#] {
            assert_eq!(Backup::read(text), Err(BackupError::NoBackup), "{text}");
        }
        let other = Backup::read(&with("starboard-record", 1));
        assert_eq!(other, Err(BackupError::NoBackup));
        let newer = Backup::read(&with(FORMAT, VERSION + 1));
        assert_eq!(newer, Err(BackupError::TooNew));
        assert!(Backup::read(&with(FORMAT, 0)).is_ok());
    }
}
