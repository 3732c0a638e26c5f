//! What a node does by itself: shows that it is there, calls time, wakes bots whose node is
//! gone, reads what other nodes have stored, and closes what nobody uses.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::MissedTickBehavior;

use super::{Hub, Inner, locked};
use crate::bus::News;
use crate::storage::HEARTBEAT;

const CLOCKS: Duration = Duration::from_millis(500);
/// With every message between nodes lost, a page sees a move after this and a little more.
const OTHER_NODES: Duration = Duration::from_secs(1);
const PRESENCE: Duration = Duration::from_secs(5);
const BOTS: Duration = Duration::from_secs(5);
/// A bot thinks for a few seconds; after so long nobody is thinking.
const BOT_LOST: u64 = 15_000;
const TIDYING: Duration = Duration::from_secs(30);
/// A table that nobody watches is closed on this node after so long.
const UNUSED: Duration = Duration::from_secs(60);
/// A table that nobody comes to is given up after so long.
const FORSAKEN: u64 = 3 * 24 * 60 * 60 * 1000;

pub(super) fn start(hub: &Hub) {
    every(hub, HEARTBEAT, |hub| async move {
        match hub.storage().beat(hub.world_now()).await {
            Ok(beat) => hub.inner.clock.set_away(beat.away),
            Err(error) => tracing::warn!(%error, "no heartbeat"),
        }
    });
    every(hub, CLOCKS, |hub| async move {
        let overdue = hub.storage().overdue(hub.now()).await;
        for summary in overdue.unwrap_or_default() {
            if let Err(refused) = hub.look_at_clock(&summary.table).await {
                tracing::warn!(
                    table = summary.table,
                    message = refused.message,
                    "no time was called"
                );
            }
        }
    });
    every(hub, BOTS, |hub| async move {
        let before = hub.now().saturating_sub(BOT_LOST);
        for summary in hub
            .storage()
            .waiting_for_bots(before)
            .await
            .unwrap_or_default()
        {
            // Opening a table calls its bot.
            if let Ok(cell) = hub.cell(&summary.table).await {
                let mut room = cell.room.lock().await;
                if hub.catch_up(&cell, &mut room).await.is_ok() {
                    hub.call_bot(&cell, &room);
                }
            }
        }
    });
    every(hub, TIDYING, |hub| async move {
        locked(&hub.inner.cells).retain(|_, cell| {
            // Whoever still holds it would go on with a table that is opened a second time.
            let in_use = Arc::strong_count(cell) > 1 || cell.is_watched();
            in_use || cell.idle() < UNUSED
        });
        let before = hub.now().saturating_sub(FORSAKEN);
        for summary in hub.storage().forsaken(before).await.unwrap_or_default() {
            if let Err(refused) = hub.close_table(&summary.table).await {
                tracing::warn!(
                    table = summary.table,
                    message = refused.message,
                    "not closed"
                );
            }
        }
    });
    if hub.storage().is_shared() {
        every(hub, OTHER_NODES, |hub| async move {
            let watched: Vec<String> = locked(&hub.inner.cells)
                .iter()
                .filter(|(_, cell)| cell.is_watched())
                .map(|(id, _)| id.clone())
                .collect();
            for (table, length) in hub.storage().lengths(&watched).await.unwrap_or_default() {
                hub.hear_of_change(&table, length).await;
            }
        });
        every(hub, PRESENCE, |hub| async move {
            let cells: Vec<_> = locked(&hub.inner.cells).values().cloned().collect();
            for cell in cells.iter().filter(|cell| cell.is_watched()) {
                hub.tell_presence(cell);
            }
        });
        listen(hub);
    }
}

/// Does something again and again for as long as the hub is there.
fn every<F>(hub: &Hub, period: Duration, mut work: impl FnMut(Hub) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send,
{
    let inner = Arc::downgrade(&hub.inner);
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let Some(hub) = alive(&inner) else { return };
            work(hub).await;
        }
    });
}

fn alive(inner: &Weak<Inner>) -> Option<Hub> {
    inner.upgrade().map(|inner| Hub { inner })
}

/// Hears what other nodes say.
fn listen(hub: &Hub) {
    let inner = Arc::downgrade(&hub.inner);
    let mut news = hub.inner.bus.listen();
    tokio::spawn(async move {
        while let Some(news) = news.recv().await {
            let Some(hub) = alive(&inner) else { return };
            match news {
                News::Changed { table, sequence } => hub.hear_of_change(&table, sequence).await,
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
    });
}

impl Hub {
    /// Another node has stored something, as it seems.
    async fn hear_of_change(&self, table: &str, sequence: u64) {
        let cell = locked(&self.inner.cells).get(table).cloned();
        let Some(cell) = cell.filter(|cell| cell.published() < sequence) else {
            return;
        };
        let mut room = cell.room.lock().await;
        if room.sequence() < sequence
            && let Err(refused) = self.catch_up(&cell, &mut room).await
        {
            tracing::warn!(table, message = refused.message, "not caught up");
        }
    }

    pub(crate) fn tell_presence(&self, cell: &super::Cell) {
        let (people, others) = cell.present_here();
        self.inner.bus.tell(News::Present {
            node: self.inner.bus.node().to_owned(),
            table: cell.id.clone(),
            people,
            others,
        });
    }
}
