//! Runs an experiment: hands out chunks, writes what comes back, and knows when an arm has enough.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::chunk::{self, Files, GameRow, Job};
use crate::experiment::{Experiment, Length, Measure, Until};
use crate::stats;
use crate::store::{Store, StoreError};

/// How far a run is; a ladder counts its matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Games that are finished and stored.
    pub games: u64,
    /// How many there are to be; with a stopping rule, at most.
    pub of: u64,
    /// Of the games, those of an earlier run.
    pub found: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Game(#[from] io::Error),
    #[error("{0}")]
    Bus(String),
    #[error("a thread has stopped; start again to continue")]
    Thread,
}

/// Where chunks are played.
pub trait Executor {
    /// How many jobs it wants to have at a time.
    fn capacity(&self) -> usize;
    /// # Errors
    /// If it cannot take any more.
    fn submit(&mut self, job: Job) -> Result<(), RunError>;
    /// Waits for any chunk. The same chunk may come more than once.
    ///
    /// # Errors
    /// If no more will come.
    fn next(&mut self) -> Result<(Job, Files), RunError>;
}

/// Plays on threads of this process.
#[derive(Debug)]
pub struct Threads {
    jobs: Sender<Job>,
    done: Receiver<io::Result<(Job, Files)>>,
    count: usize,
}

impl Threads {
    #[must_use]
    pub fn new(experiment: &Arc<Experiment>, count: NonZeroUsize) -> Threads {
        let (jobs, queue) = mpsc::channel::<Job>();
        let (results, done) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..count.get() {
            let (queue, results) = (Arc::clone(&queue), results.clone());
            let experiment = Arc::clone(experiment);
            thread::spawn(move || {
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    // No more are needed.
                    let Ok(job) = job else {
                        return;
                    };
                    let played = play_or_tell(job, &experiment).map(|files| (job, files));
                    if results.send(played).is_err() {
                        return;
                    }
                }
            });
        }
        Threads {
            jobs,
            done,
            count: count.get(),
        }
    }
}

/// A game that breaks its rules must not silently end its thread: the run would wait forever.
pub(crate) fn play_or_tell(job: Job, experiment: &Experiment) -> io::Result<Files> {
    play_with(job, experiment, Job::play)
}

pub(crate) fn play_with(
    job: Job,
    experiment: &Experiment,
    play: impl Fn(Job, &Experiment) -> io::Result<Files>,
) -> io::Result<Files> {
    catch_unwind(AssertUnwindSafe(|| play(job, experiment))).unwrap_or_else(|panic| {
        let Job { arm, chunk } = job;
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        let said = text.map_or(String::new(), |text| format!(" ({text})"));
        let why =
            format!("chunk {chunk} of arm {arm} cannot be played: a game or a bot is broken{said}");
        Err(io::Error::other(why))
    })
}

impl Executor for Threads {
    fn capacity(&self) -> usize {
        self.count
    }

    fn submit(&mut self, job: Job) -> Result<(), RunError> {
        self.jobs.send(job).map_err(|_| RunError::Thread)
    }

    fn next(&mut self) -> Result<(Job, Files), RunError> {
        let played = self.done.recv().map_err(|_| RunError::Thread)?;
        Ok(played?)
    }
}

/// What is known of an arm.
#[derive(Debug, Default)]
struct ArmState {
    /// Stored chunks.
    stored: BTreeSet<u32>,
    /// With a stopping rule: the measure of the games of all chunks before [`ArmState::judged`].
    samples: Vec<f64>,
    judged: u32,
    /// The measures of chunks that came before their turn.
    waiting: BTreeMap<u32, Vec<f64>>,
    /// How many chunks there are to be, once that is known.
    end: Option<u32>,
    next: u32,
}

/// Runs an experiment, or what is left of it. The results do not depend on the executor.
///
/// # Errors
/// If the folder cannot be used or the executor fails; what has been stored is not lost.
pub fn run(
    experiment: &Experiment,
    folder: &Path,
    executor: &mut dyn Executor,
    progress: &mut dyn FnMut(Progress),
) -> Result<(), RunError> {
    let (store, _lock) = Store::create(folder, experiment)?;
    let mut runner = Runner {
        experiment,
        store,
        arms: Vec::new(),
        progress: Progress {
            of: experiment.most_games(),
            ..Progress::default()
        },
    };
    runner.find()?;
    progress(runner.progress);
    let mut in_flight: BTreeSet<Job> = BTreeSet::new();
    loop {
        // One job more than there are threads, so that none waits for the disk.
        while in_flight.len() <= executor.capacity()
            && let Some(job) = runner.next_job(executor.capacity())
        {
            executor.submit(job)?;
            in_flight.insert(job);
        }
        if runner.is_finished() {
            break;
        }
        let (job, files) = executor.next()?;
        in_flight.remove(&job);
        // At least once is counted exactly once.
        if runner.wants(job) {
            runner.store(job, &files)?;
            progress(runner.progress);
        }
    }
    runner.finish()?;
    progress(runner.progress);
    Ok(())
}

struct Runner<'a> {
    experiment: &'a Experiment,
    store: Store,
    arms: Vec<ArmState>,
    progress: Progress,
}

impl Runner<'_> {
    /// What an earlier run has stored.
    fn find(&mut self) -> Result<(), RunError> {
        for arm in 0..self.experiment.arms.len() {
            let most = chunk::most_chunks(self.experiment, arm);
            let mut state = ArmState::default();
            if let Length::Games(_) = self.experiment.length {
                state.end = Some(most);
            }
            self.arms.push(state);
            for chunk in 0..most {
                let job = Job { arm, chunk };
                if self.store.has(job) {
                    let rows = match self.experiment.length {
                        Length::Games(_) => Vec::new(),
                        Length::Until(_) => self.store.games(job)?,
                    };
                    self.count(job, &rows);
                }
            }
        }
        self.progress.found = self.progress.games;
        Ok(())
    }

    /// Whether a chunk belongs to the experiment and has not come before.
    fn wants(&self, job: Job) -> bool {
        self.arms.get(job.arm).is_some_and(|state| {
            let end = state
                .end
                .unwrap_or(chunk::most_chunks(self.experiment, job.arm));
            job.chunk < end && !state.stored.contains(&job.chunk)
        })
    }

    fn store(&mut self, job: Job, files: &Files) -> Result<(), RunError> {
        self.store.add(job, files)?;
        let rows = match self.experiment.length {
            Length::Games(_) => Vec::new(),
            Length::Until(_) => chunk::read_games(files.games.clone())?,
        };
        self.count(job, &rows);
        Ok(())
    }

    /// Counts a stored chunk, and looks at the stopping rule.
    fn count(&mut self, job: Job, rows: &[GameRow]) {
        let most = chunk::most_chunks(self.experiment, job.arm);
        let state = &mut self.arms[job.arm];
        state.stored.insert(job.chunk);
        self.progress.games += u64::from(job.games(self.experiment).len() as u32);
        let Length::Until(until) = self.experiment.length else {
            return;
        };
        let samples = rows.iter().map(|row| row.measure(until.measure)).collect();
        state.waiting.insert(job.chunk, samples);
        // In their order, so that the rule stops after the same chunk however they come in.
        while state.end.is_none()
            && let Some(samples) = state.waiting.remove(&state.judged)
        {
            state.samples.extend(samples);
            state.judged += 1;
            if state.judged == most || is_enough(&state.samples, until) {
                state.end = Some(state.judged);
            }
        }
    }

    /// The next chunk that is worth playing: in turn from each arm, so that all grow alike.
    fn next_job(&mut self, ahead: usize) -> Option<Job> {
        let experiment = self.experiment;
        let mut best: Option<Job> = None;
        for arm in 0..self.arms.len() {
            let most = chunk::most_chunks(experiment, arm);
            let state = &mut self.arms[arm];
            while state.stored.contains(&state.next) {
                state.next += 1;
            }
            // With a stopping rule, what is far ahead would be played for nothing.
            let limit = state
                .end
                .unwrap_or_else(|| state.judged.saturating_add(ahead as u32 + 1));
            if state.next < limit.min(most) && best.is_none_or(|job| state.next < job.chunk) {
                best = Some(Job {
                    arm,
                    chunk: state.next,
                });
            }
        }
        let job = best?;
        self.arms[job.arm].next += 1;
        Some(job)
    }

    fn is_finished(&self) -> bool {
        self.arms.iter().all(|state| {
            let end = state.end.unwrap_or(u32::MAX);
            state.stored.range(..end).count() as u32 == end
        })
    }

    /// Removes what the stopping rule does not want, and writes that everything is there.
    fn finish(&mut self) -> Result<(), RunError> {
        let mut games = Vec::new();
        self.progress.games = 0;
        for (arm, state) in self.arms.iter().enumerate() {
            let end = state.end.unwrap_or(0);
            for &chunk in state.stored.range(end..) {
                self.store.remove(Job { arm, chunk })?;
            }
            let last = end.saturating_sub(1);
            let played = Job { arm, chunk: last }.games(self.experiment).end;
            games.push(Some(played));
            self.progress.games += u64::from(played);
        }
        self.progress.of = self.progress.games;
        self.store.write_run(self.experiment, &games)?;
        Ok(())
    }
}

/// Whether the interval is narrow enough.
fn is_enough(samples: &[f64], until: Until) -> bool {
    if samples.len() < until.at_least as usize {
        return false;
    }
    let estimate = match until.measure {
        Measure::WinRate => stats::rate(samples.iter().sum(), samples.len() as f64),
        Measure::Score | Measure::Length => stats::mean(samples),
    };
    estimate.is_some_and(|estimate| (estimate.high - estimate.low) / 2.0 <= until.half_width)
}
