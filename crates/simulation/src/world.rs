//! What everything in a run shares: the source of randomness, the trace, and the findings.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use starboard_kernel::FastRng;
use tokio::time::Instant;

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A run takes place on one thread and in the time of its runtime, so all of it follows from the
/// random numbers, and these follow from the seed.
#[derive(Clone, Debug)]
pub(crate) struct World(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    began: Instant,
    rng: Mutex<FastRng>,
    trace: Mutex<Trace>,
}

#[derive(Debug, Default)]
struct Trace {
    hasher: DefaultHasher,
    /// Kept only for a replay.
    lines: Option<Vec<String>>,
    problems: Vec<String>,
}

impl World {
    pub(crate) fn new(seed: u64, keeps_trace: bool) -> World {
        World(Arc::new(Inner {
            began: Instant::now(),
            rng: Mutex::new(FastRng::new(seed)),
            trace: Mutex::new(Trace {
                lines: keeps_trace.then(Vec::new),
                ..Trace::default()
            }),
        }))
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.0.began.elapsed()
    }

    /// A number from 0 to `bound` − 1.
    pub(crate) fn below(&self, bound: u32) -> u32 {
        locked(&self.0.rng).below(bound)
    }

    pub(crate) fn between(&self, from: u32, to: u32) -> u32 {
        from + self.below(to - from + 1)
    }

    pub(crate) fn millis(&self, from: u32, to: u32) -> Duration {
        Duration::from_millis(self.between(from, to).into())
    }

    /// True in this many of a thousand cases.
    pub(crate) fn chance(&self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    pub(crate) fn pick<'a, T>(&self, from: &'a [T]) -> Option<&'a T> {
        let bound = u32::try_from(from.len()).ok().filter(|bound| *bound > 0)?;
        from.get(self.below(bound) as usize)
    }

    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut rng = locked(&self.0.rng);
        std::array::from_fn(|_| rng.below(256) as u8)
    }

    /// Adds a line to the trace.
    pub(crate) fn note(&self, what: fmt::Arguments<'_>) {
        let line = format!("{:>7} {what}", self.elapsed().as_millis());
        let mut trace = locked(&self.0.trace);
        line.hash(&mut trace.hasher);
        if let Some(lines) = &mut trace.lines {
            lines.push(line);
        }
    }

    /// Something that must never happen has happened.
    pub(crate) fn problem(&self, what: fmt::Arguments<'_>) {
        self.note(format_args!("PROBLEM {what}"));
        let mut trace = locked(&self.0.trace);
        // The first few show what is wrong.
        if trace.problems.len() < 20 {
            trace.problems.push(what.to_string());
        }
    }

    /// The hash of the trace, its lines if they were kept, and the problems.
    pub(crate) fn findings(&self) -> (u64, Vec<String>, Vec<String>) {
        let mut trace = locked(&self.0.trace);
        let lines = trace.lines.take().unwrap_or_default();
        let problems = std::mem::take(&mut trace.problems);
        (trace.hasher.finish(), lines, problems)
    }
}
