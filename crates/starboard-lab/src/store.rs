//! The results of an experiment: a folder of Parquet files, one of each table for each chunk. A chunk is
//! there as soon as its file in `games/` is, which is written last; so a run can be killed at any time.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::{Deserialize, Serialize};
use starboard_kernel::Day;
use starboard_kernel::serde_json::{self, Value};

use crate::chunk::{self, FactRow, Files, GameRow, Job};
use crate::experiment::{Detail, Experiment, Length};
use crate::files;

/// The folder of a run.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
}

/// `run.json`: what the folder holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Run {
    pub fingerprint: String,
    pub name: String,
    pub title: String,
    /// False if a bot is limited by time: the same file would not give the same results again.
    pub reproducible: bool,
    /// Whether all games have been played.
    pub finished: bool,
    /// How many games each arm has, once it is finished.
    pub games: Vec<Option<u32>>,
    pub arms: Vec<String>,
    /// Everything that the results depend on.
    pub experiment: Value,
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{path}: {error}", path = path.display())]
    Io { path: PathBuf, error: io::Error },
    #[error(
        "{path}: these are the results of another experiment, or of another version of this one; \
         choose another folder, or remove this one to start again",
        path = path.display()
    )]
    Foreign { path: PathBuf },
    #[error(
        "{path}: another process is working on these results; wait for it, or stop it",
        path = path.display()
    )]
    Locked { path: PathBuf },
    #[error("{path}: there are no results here; use `starboard lab run` first", path = path.display())]
    Missing { path: PathBuf },
    #[error(
        "{path}: this run is not finished; continue it with `starboard lab run`",
        path = path.display()
    )]
    Unfinished { path: PathBuf },
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
    let path = path.to_owned();
    move |error| StoreError::Io { path, error }
}

const EXPERIMENT: &str = "experiment.toml";
const TABLES: [&str; 3] = ["games", "facts", "decisions"];

/// Keeps others from the folder while it is there.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "it is held, not used")] File);

impl Store {
    /// Opens the folder of an experiment, or makes it.
    ///
    /// # Errors
    /// If the folder belongs to another experiment or cannot be used.
    pub fn create(folder: &Path, experiment: &Experiment) -> Result<(Store, Lock), StoreError> {
        for table in TABLES {
            if table == "decisions" && experiment.record == Detail::Games {
                continue;
            }
            let path = folder.join(table);
            fs::create_dir_all(&path).map_err(at(&path))?;
        }
        let path = folder.join(".lock");
        let file = File::create(&path).map_err(at(&path))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(fs::TryLockError::WouldBlock) => {
                let path = folder.to_owned();
                return Err(StoreError::Locked { path });
            }
            Err(fs::TryLockError::Error(error)) => return Err(StoreError::Io { path, error }),
        }
        let store = Store {
            folder: folder.to_owned(),
        };
        match store.read_run() {
            Ok(run) if run.fingerprint != experiment.fingerprint() => {
                let path = folder.to_owned();
                return Err(StoreError::Foreign { path });
            }
            Ok(_) => {}
            Err(StoreError::Missing { .. }) => {
                let path = folder.join(EXPERIMENT);
                files::write(&path, &experiment.text).map_err(at(&path))?;
                store.write_run(experiment, &[])?;
            }
            Err(error) => return Err(error),
        }
        store.remove_drafts()?;
        Ok((store, Lock(file)))
    }

    /// Opens the results of a finished run.
    ///
    /// # Errors
    /// If there are none, some are still missing, or this program cannot read them.
    pub fn open(folder: &Path) -> Result<(Store, Run, Experiment), StoreError> {
        let store = Store {
            folder: folder.to_owned(),
        };
        let run = store.read_run()?;
        if !run.finished {
            return Err(StoreError::Unfinished {
                path: folder.to_owned(),
            });
        }
        let path = folder.join(EXPERIMENT);
        let text = fs::read_to_string(&path).map_err(at(&path))?;
        let experiment = Experiment::read(&text).ok();
        let experiment = experiment.filter(|it| it.fingerprint() == run.fingerprint);
        match experiment {
            Some(experiment) => Ok((store, run, experiment)),
            None => Err(StoreError::Foreign {
                path: folder.to_owned(),
            }),
        }
    }

    fn read_run(&self) -> Result<Run, StoreError> {
        let path = self.folder.join("run.json");
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let path = self.folder.clone();
                return Err(StoreError::Missing { path });
            }
            text => text.map_err(at(&path))?,
        };
        serde_json::from_str(&text).map_err(|error| at(&path)(error.into()))
    }

    /// Writes `run.json`; `games` has the games of each arm if all are finished.
    pub(crate) fn write_run(
        &self,
        experiment: &Experiment,
        games: &[Option<u32>],
    ) -> Result<(), StoreError> {
        let mut games = games.to_vec();
        games.resize(experiment.arms.len(), None);
        let run = Run {
            fingerprint: experiment.fingerprint(),
            name: experiment.name.clone(),
            title: experiment.title.clone(),
            reproducible: experiment.is_reproducible(),
            finished: games.iter().all(Option::is_some),
            arms: experiment.arms.iter().map(|arm| arm.label()).collect(),
            games,
            experiment: experiment.canonical(),
        };
        let path = self.folder.join("run.json");
        let mut text = serde_json::to_string_pretty(&run).map_err(|e| at(&path)(e.into()))?;
        text.push('\n');
        files::write(&path, text).map_err(at(&path))
    }

    fn path(&self, table: &str, job: Job) -> PathBuf {
        let Job { arm, chunk } = job;
        let name = format!("{arm:04}-{chunk:06}.parquet");
        self.folder.join(table).join(name)
    }

    #[must_use]
    pub fn has(&self, job: Job) -> bool {
        self.path("games", job).exists()
    }

    /// Writes a chunk, unless it is there already: then nothing changes.
    pub(crate) fn add(&self, job: Job, files: &Files) -> Result<(), StoreError> {
        if self.has(job) {
            return Ok(());
        }
        let put = |table: &str, bytes: &[u8]| {
            let path = self.path(table, job);
            files::write(&path, bytes).map_err(at(&path))
        };
        if let Some(decisions) = &files.decisions {
            put("decisions", decisions)?;
        }
        put("facts", &files.facts)?;
        put("games", &files.games)
    }

    /// Removes a chunk that was played for nothing: the stopping rule was faster.
    pub(crate) fn remove(&self, job: Job) -> Result<(), StoreError> {
        for table in TABLES {
            let path = self.path(table, job);
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(at(&path)(error));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The games of a chunk.
    ///
    /// # Errors
    /// If there is no such chunk, or it cannot be read.
    pub fn games(&self, job: Job) -> Result<Vec<GameRow>, StoreError> {
        let path = self.path("games", job);
        let bytes = fs::read(&path).map_err(at(&path))?;
        chunk::read_games(bytes).map_err(at(&path))
    }

    /// What happened in the games of a chunk.
    ///
    /// # Errors
    /// If there is no such chunk, or it cannot be read.
    pub fn facts(&self, job: Job) -> Result<Vec<FactRow>, StoreError> {
        let path = self.path("facts", job);
        let bytes = fs::read(&path).map_err(at(&path))?;
        chunk::read_facts(bytes).map_err(at(&path))
    }

    /// For each decision of a chunk the game, its number in the game, and the number of legal
    /// actions; nothing if decisions were not recorded.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn branching(&self, job: Job) -> Result<Vec<(i32, i32, i32)>, StoreError> {
        let path = self.path("decisions", job);
        let bytes = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            bytes => bytes.map_err(at(&path))?,
        };
        chunk::read_branching(bytes).map_err(at(&path))
    }

    /// The day on which the last chunk was stored, as far as its file tells.
    #[must_use]
    pub fn played(&self) -> Option<Day> {
        let entries = fs::read_dir(self.folder.join("games")).ok()?;
        let chunks = entries.filter_map(Result::ok).filter(|entry| {
            let path = entry.path();
            path.extension().is_some_and(|it| it == "parquet")
        });
        let last = chunks.filter_map(|entry| entry.metadata().ok()?.modified().ok());
        day_of(last.max()?)
    }

    /// What a killed process has left behind.
    fn remove_drafts(&self) -> Result<(), StoreError> {
        let folders = TABLES.map(|table| self.folder.join(table));
        for folder in folders.iter().chain([&self.folder]) {
            // Not every experiment records its decisions.
            if folder.exists() {
                files::remove_drafts(folder).map_err(at(folder))?;
            }
        }
        Ok(())
    }

    /// The chunks of an arm with this many games.
    #[must_use]
    pub fn chunks(experiment: &Experiment, arm: usize, games: u32) -> Vec<Job> {
        let limit = Experiment {
            length: Length::Games(games),
            ..experiment.clone()
        };
        let count = chunk::most_chunks(&limit, arm);
        (0..count).map(|chunk| Job { arm, chunk }).collect()
    }
}

fn day_of(time: SystemTime) -> Option<Day> {
    let seconds = time.duration_since(SystemTime::UNIX_EPOCH).ok()?.as_secs();
    let days = i64::try_from(seconds / (24 * 60 * 60)).ok()?;
    // No year is longer, so that this is not too late.
    let year = u16::try_from(1970 + days / 366).ok()?;
    let months = (year..=9999).flat_map(|year| (1..=12).map(move |month| (year, month)));
    let first = |(year, month)| Some(Day::new(year, month, 1)?.since_1970());
    let (year, month) = months
        .take_while(|&month| first(month).is_some_and(|first| first <= days))
        .last()?;
    let day = u8::try_from(days - first((year, month))? + 1).ok()?;
    Day::new(year, month, day)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn times_become_days() {
        let day = |seconds| day_of(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
        let check = |seconds, expected: &str| {
            assert_eq!(day(seconds).expect("a day").to_string(), expected);
        };
        check(0, "1970-01-01");
        check(951_782_399, "2000-02-28");
        check(951_782_400, "2000-02-29");
        check(1_798_761_599, "2026-12-31");
        check(1_798_761_600, "2027-01-01");
        assert_eq!(day(u64::from(u32::MAX) * 100_000), None);
        let before = SystemTime::UNIX_EPOCH - Duration::from_secs(1);
        assert_eq!(day_of(before), None);
    }
}
