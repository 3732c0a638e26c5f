//! A table in this terminal: its keeper, and the file in which it is kept. Line mode and full screen
//! play at it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use starboard_kernel::{Lang, PlayError, Seat, Seed};
use starboard_table::{Event, LocalTable, Refusal, Request, Table};
use starboard_terminal::{Host, HostError};

use crate::failure::Failure;
use crate::{files, saves, texts};

pub(crate) struct Desk {
    table: LocalTable,
    file: PathBuf,
    /// The user chose the file; a rematch stays in it.
    named: bool,
    /// Why the last change could not be saved.
    unsaved: Option<String>,
}

impl Desk {
    pub(crate) fn new(table: LocalTable, file: PathBuf, named: bool) -> Desk {
        Desk {
            table,
            file,
            named,
            unsaved: None,
        }
    }

    /// What happened last.
    pub(crate) fn last_event(&self) -> Option<&Event> {
        self.table.log().last().map(|entry| &entry.event)
    }

    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    pub(crate) fn save(&self) -> Result<(), Failure> {
        files::write(&self.file, self.table.record().write())
            .map_err(|error| Failure::file("--save", &self.file, &error))
    }

    /// Saves what has happened. A full disk does not stop a game: every later change tries again to
    /// save all of it.
    fn keep(&mut self) {
        self.unsaved = self.save().err().map(|failure| failure.to_string());
    }

    /// Says where the game is saved, and how to continue it.
    pub(crate) fn say_goodbye(&self, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
        if self.unsaved.is_some() {
            self.save()?;
        }
        let file = quoted(&self.file);
        writeln!(out, "{}", texts::saved(lang, &file))?;
        if self.play().ending().is_none() {
            writeln!(out, "{}", texts::how_to_resume(lang, &file))?;
        }
        out.flush()?;
        Ok(())
    }

    fn refused(&self, refusal: &Refusal, lang: Lang) -> HostError {
        HostError::Refused(match refusal {
            Refusal::Play(PlayError::Unreadable(unreadable)) => {
                texts::not_understood(lang, &unreadable.text)
            }
            _ => self.table.table().reason_text(refusal, lang),
        })
    }
}

impl Host for Desk {
    fn table(&self) -> &Table {
        self.table.table()
    }

    fn ask(&mut self, seat: Seat, request: &Request, lang: Lang) -> Result<(), HostError> {
        match self.table.handle(seat, request, now()) {
            Ok(_) => {
                self.keep();
                Ok(())
            }
            Err(refusal) => Err(self.refused(&refusal, lang)),
        }
    }

    /// The next game, in a file of its own unless the user has chosen one.
    fn rematch(&mut self, lang: Lang) -> Result<(), HostError> {
        let seed = random_seed().map_err(|failure| HostError::Failed(failure.to_string()))?;
        match self.table.rematch(seed) {
            Ok(table) => {
                self.table = table;
                if !self.named {
                    let game = self.play().position().rules().name();
                    self.file = saves::default_path(game, &self.table.commitment());
                }
                self.keep();
                Ok(())
            }
            Err(refusal) => Err(self.refused(&refusal, lang)),
        }
    }

    fn bot_seed(&self) -> u64 {
        self.table.bot_seed()
    }

    fn warning(&self, lang: Lang) -> Option<String> {
        let why = self.unsaved.as_ref()?;
        Some(texts::not_saved(lang, why))
    }
}

pub(crate) fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::Failed(format!(
            "the system gives no random numbers ({error}); give a seed with --seed"
        ))
    })?;
    Ok(Seed::new(bytes))
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// A path as one types it in a shell.
pub(crate) fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+:\\~".contains(c);
    if text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}
