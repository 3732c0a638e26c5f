//! An open connection as seen by tables: something that can be notified.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use starboard_table::Person;
use tokio::sync::Notify;

use crate::limits::Origin;

/// A connection. Pending news is bounded by the number of subscribed tables: a slow reader gets the
/// news of all of them at once.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) person: Option<Person>,
    /// The hash of the secret that the person has authenticated with.
    pub(crate) secret_hash: Option<String>,
    pub(crate) origin: Origin,
    news: Mutex<News>,
    wake: Notify,
}

/// What a connection has not sent yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct News {
    /// Tables with new entries.
    pub(crate) logs: BTreeSet<String>,
    /// Tables where the presence has changed.
    pub(crate) presence: BTreeSet<String>,
    /// Tables where the person's turn has begun or ended.
    pub(crate) turns: BTreeMap<String, bool>,
    /// The server is closing the connection.
    pub(crate) leave: bool,
}

impl News {
    fn is_empty(&self) -> bool {
        self == &News::default()
    }
}

impl Visitor {
    #[must_use]
    pub(crate) fn new(known: Option<(Person, String)>, origin: Origin) -> Visitor {
        let (person, secret_hash) = known.unzip();
        Visitor {
            person,
            secret_hash,
            origin,
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

    /// Takes pending news, if there is any.
    pub(crate) fn take(&self) -> Option<News> {
        let news = std::mem::take(&mut *self.news());
        (!news.is_empty()).then_some(news)
    }

    /// Waits for news.
    pub(crate) async fn wait(&self) -> News {
        loop {
            if let Some(news) = self.take() {
                return news;
            }
            self.wake.notified().await;
        }
    }
}
