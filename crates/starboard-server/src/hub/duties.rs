//! Background tasks of a node: heartbeats, expired clocks, bots whose node is gone, polling for
//! entries of other nodes, entries in doubt, and closing or ending tables that nobody comes back to.

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use starboard_wire::AboutSeat;
use tokio::time::{Instant, MissedTickBehavior};

use super::cell::NODE_SILENCE;
use super::{Cell, Hub, Inner, locked};
use crate::Error;
use crate::bus::News;
use crate::storage::{Appended, Due, Duty, HEARTBEAT, PAGE, StorageError, Watching};

const CLOCKS: Duration = Duration::from_millis(500);
/// The polling interval. Without a bus, moves reach pages of other nodes after this delay.
const OTHER_NODES: Duration = Duration::from_secs(1);
const DOUBTS: Duration = Duration::from_secs(1);
const PRESENCE: Duration = Duration::from_secs(5);
/// How often changes of presence are told to subscribers.
const PRESENCE_TOLD: Duration = Duration::from_secs(1);
const BOTS: Duration = Duration::from_secs(5);
/// Bots think for a few seconds; after this time the node of the bot must be gone.
const BOT_LOST: u64 = 15_000;
/// After this time a table is left to bots if only they play and nobody watches.
const LEFT: u64 = 60_000;
/// How long a game that is left to bots waits for somebody before it ends.
const ABANDONED: u64 = 30 * 24 * 60 * 60 * 1000;
const TIDYING: Duration = Duration::from_secs(30);
/// How long a table without subscribers stays in memory.
const UNUSED: Duration = Duration::from_secs(60);
/// How long a table waits for players before it is closed.
const FORSAKEN: u64 = 3 * 24 * 60 * 60 * 1000;
/// How long a table is skipped after its first failure, and at most.
const PUT_OFF: (Duration, Duration) = (Duration::from_secs(5), Duration::from_secs(600));
/// The number of failing tables at which all of them are forgotten.
const MOST_PUT_OFF: usize = 10_000;

/// Tables, or what is done for them, that have failed lately.
#[derive(Debug, Default)]
pub(super) struct PutOff(HashMap<String, (u32, Instant)>);

impl PutOff {
    pub(super) fn is_waiting(&self, table: &str, now: Instant) -> bool {
        self.0.get(table).is_some_and(|(_, until)| *until > now)
    }

    /// Notes the result. The pause doubles with every failure in a row.
    pub(super) fn note(&mut self, table: &str, failed: bool, now: Instant) {
        if !failed {
            self.0.remove(table);
            return;
        }
        if self.0.len() >= MOST_PUT_OFF {
            self.0.clear();
        }
        let (failures, until) = self.0.entry(table.to_owned()).or_insert((0, now));
        let pause = PUT_OFF.0.saturating_mul(2_u32.saturating_pow(*failures));
        *until = now + pause.min(PUT_OFF.1);
        *failures += 1;
    }
}

pub(super) fn start(hub: &Hub) {
    every(hub, HEARTBEAT, |hub| async move {
        // While the database is unavailable no move can be stored, so clocks stand still.
        if let Err(error) = hub.beat().await {
            tracing::warn!(%error, "no heartbeat");
        }
    });
    every(hub, CLOCKS, |hub| async move {
        hub.work_off(Duty::Clock, hub.now()).await;
    });
    every(hub, BOTS, |hub| async move {
        let before = hub.now().saturating_sub(BOT_LOST);
        hub.work_off(Duty::Bot, before).await;
    });
    every(hub, DOUBTS, |hub| async move {
        let tables = locked(&hub.inner.in_doubt).clone();
        for (table, since) in tables {
            if let Err(error) = hub.resolve_doubt(&table, since).await {
                tracing::warn!(table, %error, "not caught up");
            }
        }
    });
    every(hub, PRESENCE_TOLD, |hub| async move {
        for cell in hub.cells() {
            if cell.tell_presence() {
                hub.tell_presence(&cell);
            }
        }
    });
    every(hub, TIDYING, |hub| async move {
        locked(&hub.inner.cells).retain(|_, cell| {
            // A holder of it would use a second copy of the table.
            let in_use = Arc::strong_count(cell) > 1 || cell.is_watched();
            in_use || cell.idle() < UNUSED
        });
        hub.inner.paces.tidy(Instant::now());
        let before = hub.now().saturating_sub(FORSAKEN);
        hub.work_off(Duty::Forsaken, before).await;
        let before = hub.now().saturating_sub(ABANDONED);
        hub.work_off(Duty::Left, before).await;
    });
    if hub.storage().is_shared() {
        every(hub, OTHER_NODES, |hub| async move {
            let watched: Vec<String> = hub.watched().iter().map(|cell| cell.id.clone()).collect();
            for (table, length) in hub.storage().lengths(&watched).await.unwrap_or_default() {
                hub.hear_of_change(&table, length).await;
            }
            if let Err(error) = hub.tell_who_is_awaited().await {
                tracing::warn!(%error, "turns at other nodes are not known");
            }
        });
        every(hub, PRESENCE, |hub| async move {
            let cells = hub.watched();
            for cell in &cells {
                cell.forget_silent_nodes();
                hub.tell_presence(cell);
            }
            if let Err(error) = hub.exchange_presence(&cells).await {
                tracing::warn!(%error, "who is at other nodes is not known");
            }
        });
        listen(hub);
    }
}

/// Runs a task periodically for as long as the hub exists.
pub(crate) fn every<F>(hub: &Hub, period: Duration, mut work: impl FnMut(Hub) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send,
{
    let inner = Arc::downgrade(&hub.inner);
    hub.platform().spawn(Box::pin(async move {
        let mut ticks = tokio::time::interval(period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let Some(hub) = alive(&inner) else { return };
            work(hub).await;
        }
    }));
}

fn alive(inner: &Weak<Inner>) -> Option<Hub> {
    inner.upgrade().map(|inner| Hub { inner })
}

/// Receives hints of other nodes.
fn listen(hub: &Hub) {
    let inner = Arc::downgrade(&hub.inner);
    let mut news = hub.inner.bus.listen();
    hub.platform().spawn(Box::pin(async move {
        while let Some(news) = news.recv().await {
            let Some(hub) = alive(&inner) else { return };
            match news {
                News::Changed { table, sequence } => hub.hear_of_change(&table, sequence).await,
                // Those who are here are known.
                News::Present { node, .. } if node == hub.inner.bus.node() => {}
                News::Present {
                    node,
                    table,
                    people,
                    others,
                } => {
                    let cell = locked(&hub.inner.cells).get(&table).cloned();
                    if let Some(cell) = cell {
                        cell.hear_of(node, people, others);
                    }
                }
            }
        }
    }));
}

impl Hub {
    /// The tables in memory, in a fixed order.
    fn cells(&self) -> Vec<Arc<Cell>> {
        let mut cells: Vec<_> = locked(&self.inner.cells).values().cloned().collect();
        cells.sort_by(|a, b| a.id.cmp(&b.id));
        cells
    }

    /// Those with subscribers on this node.
    fn watched(&self) -> Vec<Arc<Cell>> {
        let mut cells = self.cells();
        cells.retain(|cell| cell.is_watched());
        cells
    }

    /// Works off everything that is due. A table that fails is skipped for a while: it neither
    /// keeps the others waiting nor is retried again and again.
    async fn work_off(&self, duty: Duty, now: u64) {
        let mut page = Vec::new();
        loop {
            page = match self.storage().due(duty, now, page.last()).await {
                Ok(page) => page,
                Err(error) => {
                    tracing::warn!(?duty, %error, "what is due is not known");
                    return;
                }
            };
            for due in &page {
                let table = due.table.as_str();
                if locked(&self.inner.put_off).is_waiting(table, Instant::now()) {
                    continue;
                }
                let done = match duty {
                    Duty::Clock => self.look_at_clock(table).await,
                    Duty::Bot => self.look_at_bot(due).await,
                    Duty::Left => self.end_left_table(table).await,
                    Duty::Forsaken => self.close_table(table).await,
                };
                if let Err(error) = &done {
                    tracing::warn!(table, ?duty, %error, "put off");
                }
                locked(&self.inner.put_off).note(table, done.is_err(), Instant::now());
            }
            if page.len() < PAGE {
                return;
            }
        }
    }

    /// A bot has not acted for long: its node may be gone.
    async fn look_at_bot(&self, due: &Due) -> Result<(), Error> {
        // Where only bots play, they wait for a spectator, whose arrival calls them. Without one the table
        // is not even touched, so that it leaves memory.
        let seats = due.about.as_ref().map(|about| about.seats.as_slice());
        let somebody_plays = |seats: &[AboutSeat]| {
            seats
                .iter()
                .any(|seat| seat.person.is_some() && seat.bot.is_none())
        };
        let cell = locked(&self.inner.cells).get(&due.table).cloned();
        let is_watched = cell.is_some_and(|cell| cell.is_watched());
        if !is_watched && !seats.is_none_or(somebody_plays) {
            if due.at + LEFT <= self.now() {
                self.storage().leave_to_bots(&due.table, due.at).await?;
            }
            return Ok(());
        }
        let cell = self.cell(&due.table).await?;
        cell.check()?;
        let mut state = cell.state().await?;
        self.catch_up(&cell, &mut state).await?;
        self.call_bot(&cell, &state);
        Ok(())
    }

    /// Ends a game that has been left to bots for long: the people who have left it resign, then bots do
    /// until it is over.
    async fn end_left_table(&self, table: &str) -> Result<(), Error> {
        let cell = self.cell(table).await?;
        cell.check()?;
        let mut state = cell.state().await?;
        self.catch_up(&cell, &mut state).await?;
        let is_recent = state.times().1 + ABANDONED > self.now();
        if is_recent || cell.is_watched() {
            return Ok(());
        }
        while state.is_left_to_bots() {
            let keeper = self.keeper(&cell, &[], "").await?;
            let decision = state.decide_abandoned(keeper)?;
            if self.commit(&cell, &mut state, decision).await? != Appended::Stored {
                // Somebody has come back, or another node does the same.
                return Ok(());
            }
        }
        Ok(())
    }

    /// Finds out whether an entry was stored although the database reported an error: otherwise
    /// players would not be notified and no bot would move.
    async fn resolve_doubt(&self, table: &str, since: u64) -> Result<(), Error> {
        // Before it is read: what is read after that is final.
        let is_final = self.inner.last_beat.load(Ordering::Acquire) > since;
        let cell = locked(&self.inner.cells).get(table).cloned();
        let state = match &cell {
            Some(cell) => cell.state().await.ok(),
            None => None,
        };
        let (Some(cell), Some(mut state)) = (&cell, state) else {
            // The next to open it reads all of it.
            if is_final {
                locked(&self.inner.in_doubt).remove(table);
            }
            return Ok(());
        };
        self.catch_up(cell, &mut state).await?;
        // While the table is locked: another doubt must not be taken for this one.
        let mut in_doubt = locked(&self.inner.in_doubt);
        if is_final && in_doubt.get(table) == Some(&since) {
            in_doubt.remove(table);
        }
        drop(in_doubt);
        self.call_bot(cell, &state);
        Ok(())
    }

    /// Another node seems to have stored an entry.
    async fn hear_of_change(&self, table: &str, sequence: u64) {
        let cell = locked(&self.inner.cells).get(table).cloned();
        let Some(cell) = cell.filter(|cell| cell.published() < sequence) else {
            return;
        };
        let Ok(mut state) = cell.state().await else {
            return;
        };
        if state.sequence() < sequence
            && let Err(error) = self.catch_up(&cell, &mut state).await
        {
            tracing::warn!(table, %error, "not caught up");
        }
    }

    /// Notifies people on this node of their turns, no matter which node decided the last move.
    async fn tell_who_is_awaited(&self) -> Result<(), StorageError> {
        let mut people: Vec<String> = locked(&self.inner.people).keys().cloned().collect();
        people.sort_unstable();
        let now: BTreeSet<_> = self.storage().awaited(&people).await?.into_iter().collect();
        let before = std::mem::replace(&mut *locked(&self.inner.awaited), now.clone());
        for (person, table) in before.difference(&now) {
            self.tell_turns(table, Some(person.clone()), None);
        }
        for (person, table) in now.difference(&before) {
            self.tell_turns(table, None, Some(person.clone()));
        }
        Ok(())
    }

    /// Stores the presence at these tables on this node and reads that of other nodes.
    async fn exchange_presence(&self, cells: &[Arc<Cell>]) -> Result<(), StorageError> {
        let (node, now) = (self.inner.bus.node(), self.now());
        let here = |cell: &Arc<Cell>| {
            let (people, others) = cell.present_here();
            Watching {
                table: cell.id.clone(),
                node: node.to_owned(),
                people,
                others,
            }
        };
        let here: Vec<Watching> = cells.iter().map(here).collect();
        self.storage().tell_presence(node, now, &here).await?;
        let tables: Vec<String> = cells.iter().map(|cell| cell.id.clone()).collect();
        let since = now.saturating_sub(NODE_SILENCE.as_millis() as u64);
        let elsewhere = self.storage().presence_elsewhere(node, since, &tables);
        let by_id: HashMap<&str, &Arc<Cell>> =
            cells.iter().map(|cell| (cell.id.as_str(), cell)).collect();
        for watching in elsewhere.await? {
            if let Some(cell) = by_id.get(watching.table.as_str()) {
                cell.hear_of(watching.node, watching.people, watching.others);
            }
        }
        Ok(())
    }

    pub(crate) fn tell_presence(&self, cell: &Cell) {
        let (people, others) = cell.present_here();
        self.inner.bus.tell(News::Present {
            node: self.inner.bus.node().to_owned(),
            table: cell.id.clone(),
            people,
            others,
        });
    }
}
