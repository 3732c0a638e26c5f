//! An open connection, as tables see it: something that can be told to look.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use starboard_table::Person;
use tokio::sync::Notify;

/// A connection. What is put here is bounded by the number of tables that it watches: a slow
/// reader finds the news of all of them at once when it comes to read.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) person: Option<Person>,
    news: Mutex<News>,
    wake: Notify,
}

/// What a connection has to look at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct News {
    /// Tables with new entries.
    pub(crate) logs: BTreeSet<String>,
    /// Tables where somebody came or went.
    pub(crate) presence: BTreeSet<String>,
    /// Tables where it has become the person's turn, or is no longer.
    pub(crate) turns: BTreeMap<String, bool>,
    /// The server wants the connection to end.
    pub(crate) leave: bool,
}

impl News {
    fn is_empty(&self) -> bool {
        self == &News::default()
    }
}

impl Visitor {
    #[must_use]
    pub(crate) fn new(person: Option<Person>) -> Visitor {
        Visitor {
            person,
            news: Mutex::default(),
            wake: Notify::new(),
        }
    }

    fn news(&self) -> MutexGuard<'_, News> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn tell(&self, change: impl FnOnce(&mut News)) {
        change(&mut self.news());
        self.wake.notify_one();
    }

    /// The current state to look at.
    pub(crate) fn take(&self) -> Option<News> {
        let news = std::mem::take(&mut *self.news());
        (!news.is_empty()).then_some(news)
    }

    /// Waits until there is something to look at.
    pub(crate) async fn wait(&self) -> News {
        loop {
            if let Some(news) = self.take() {
                return news;
            }
            self.wake.notified().await;
        }
    }
}
