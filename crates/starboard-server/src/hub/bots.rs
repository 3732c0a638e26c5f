//! Bots at tables: they think on a bounded pool of threads and never block a request.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use starboard_bots::BotSpec;
use starboard_kernel::Seat;
use starboard_table::Table;

use super::{Cell, Hub};

impl Hub {
    /// Starts a bot if it is a bot's turn.
    pub(super) fn call_bot(&self, cell: &Arc<Cell>, state: &Table) {
        if cell.check().is_err() {
            return;
        }
        let (Some((seat, level)), Some(table)) = (state.bot_to_act(), state.play()) else {
            return;
        };
        if cell.bot_thinks.swap(true, Ordering::AcqRel) {
            return;
        }
        let hub = self.clone();
        let cell = Arc::clone(cell);
        let sequence = state.sequence();
        let position = table.position().clone();
        let settings = starboard_bots::Settings {
            spec: BotSpec::Level(level),
            seed: state.bot_seed(&cell.seeds.own),
            threads: 1,
            clock: starboard_bots::clock,
        };
        self.platform().spawn(Box::pin(async move {
            let threads = Arc::clone(&hub.inner.bot_threads);
            let Ok(_permit) = threads.acquire_owned().await else {
                return;
            };
            let choice = hub.platform().think(position, settings).await;
            cell.bot_thinks.store(false, Ordering::Release);
            match choice {
                Ok(Some(action)) => hub.bot_acts(&cell, sequence, seat, &action).await,
                Ok(None) => {}
                Err(error) => tracing::error!(table = cell.id, error, "a bot failed"),
            }
        }));
    }

    /// Plays a bot's choice, unless the table has changed meanwhile.
    async fn bot_acts(&self, cell: &Arc<Cell>, sequence: u64, seat: Seat, action: &str) {
        let Ok(mut state) = cell.state().await else {
            return;
        };
        if state.has_changed_since(sequence) {
            // It may be a bot's turn after that.
            self.call_bot(cell, &state);
            return;
        }
        let keeper = match self.keeper(cell, &[], "").await {
            Ok(keeper) => keeper,
            // The duty that looks for bots that are overdue calls it again.
            Err(error) => return tracing::warn!(table = cell.id, %error, "no bot acts"),
        };
        match state.decide_for_bot(seat, action, keeper) {
            Ok(decision) => {
                self.inner.metrics.bot_moves.inc();
                if let Err(error) = self.commit(cell, &mut state, decision).await {
                    tracing::warn!(
                        table = cell.id,
                        %error,
                        "a bot's action was not stored"
                    );
                }
            }
            Err(refusal) => {
                let refusal = state.explain(&refusal);
                tracing::error!(table = cell.id, refusal, "a bot chose badly");
            }
        }
    }
}
