//! Bots that play seats: they think on a bounded pool, and nobody waits for them.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use starboard_bots::BotSpec;
use starboard_kernel::Seat;
use starboard_table::online::Room;

use super::{Cell, Hub};

impl Hub {
    /// Lets a bot think if it is its turn.
    pub(super) fn call_bot(&self, cell: &Arc<Cell>, room: &Room) {
        if cell.check().is_err() {
            return;
        }
        let (Some((seat, level)), Some(table)) = (room.bot_to_act(), room.table()) else {
            return;
        };
        if cell.bot_thinks.swap(true, Ordering::AcqRel) {
            return;
        }
        let hub = self.clone();
        let cell = Arc::clone(cell);
        let sequence = room.sequence();
        let position = table.position().clone();
        let settings = starboard_bots::Settings {
            spec: BotSpec::Level(level),
            seed: room.bot_seed(&cell.seed),
            threads: 1,
            clock: starboard_bots::clock,
        };
        tokio::spawn(async move {
            let threads = Arc::clone(&hub.inner.bot_threads);
            let Ok(_permit) = threads.acquire_owned().await else {
                return;
            };
            let choice = tokio::task::spawn_blocking(move || {
                let mut bot = starboard_bots::bot(position.rules(), settings);
                bot.choose(&position).map(|choice| choice.action)
            })
            .await;
            cell.bot_thinks.store(false, Ordering::Release);
            match choice {
                Ok(Some(action)) => hub.bot_acts(&cell, sequence, seat, &action).await,
                Ok(None) => {}
                Err(error) => tracing::error!(table = cell.id, %error, "a bot failed"),
            }
        });
    }

    /// A bot has chosen; if the table is still as it was, it acts.
    async fn bot_acts(&self, cell: &Arc<Cell>, sequence: u64, seat: Seat, action: &str) {
        let Ok(mut room) = cell.room().await else {
            return;
        };
        if room.has_changed_since(sequence) {
            // What has happened may be a bot's turn again.
            self.call_bot(cell, &room);
            return;
        }
        let keeper = self.keeper(cell, &[], "");
        match room.decide_for_bot(seat, action, keeper) {
            Ok(entry) => {
                self.inner.metrics.bot_moves.inc();
                if let Err(refused) = self.commit(cell, &mut room, entry).await {
                    tracing::warn!(
                        table = cell.id,
                        message = refused.message,
                        "a bot's action was not stored"
                    );
                }
            }
            Err(refusal) => {
                let refusal = room.explain(&refusal);
                tracing::error!(table = cell.id, refusal, "a bot chose badly");
            }
        }
    }
}
