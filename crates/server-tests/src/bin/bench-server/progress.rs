//! Progress messages.

use std::fmt::Display;
use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::report::thousands;

/// The interval of messages about a rising count.
const EVERY: Duration = Duration::from_secs(2);

/// The clock of the whole measurement.
#[derive(Debug)]
pub(crate) struct Progress {
    began: Instant,
}

impl Progress {
    pub(crate) fn begin() -> Progress {
        Progress {
            began: Instant::now(),
        }
    }

    pub(crate) fn tell(&self, what: impl Display) {
        let seconds = self.began.elapsed().as_secs();
        #[expect(clippy::print_stderr, reason = "it is a program for people")]
        {
            eprintln!("[{seconds:>3} s] {what}");
        }
    }

    /// Something that must be done within a time. An error names it.
    pub(crate) async fn step<T>(
        &self,
        name: &str,
        within: Duration,
        work: impl Future<Output = Result<T>>,
    ) -> Result<T> {
        self.tell(format_args!("{name} …"));
        match tokio::time::timeout(within, work).await {
            Ok(done) => done.with_context(|| format!("{name}: failed")),
            Err(_) => bail!(
                "{name}: not done after {} s; the machine may be too busy: look at `uptime` and \
                 measure again when nothing else runs",
                within.as_secs()
            ),
        }
    }

    pub(crate) fn count(&self, what: &'static str, all: usize) -> Count<'_> {
        Count {
            progress: self,
            what,
            all,
            done: AtomicUsize::new(0),
            told: Mutex::new(Instant::now()),
        }
    }
}

/// How many of something are done.
#[derive(Debug)]
pub(crate) struct Count<'a> {
    progress: &'a Progress,
    what: &'static str,
    all: usize,
    done: AtomicUsize,
    told: Mutex<Instant>,
}

impl Count<'_> {
    pub(crate) fn one_more(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.elapsed() >= EVERY || done == self.all {
            *told = Instant::now();
            let (done, all) = (thousands(done), thousands(self.all));
            let what = self.what;
            self.progress.tell(format_args!("  {done} of {all} {what}"));
        }
    }
}
