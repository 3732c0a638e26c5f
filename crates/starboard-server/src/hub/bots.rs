//! Bots at tables: they think on a few threads, shared fairly by those who wait for them, and never
//! block a request. Where nobody watches or waits, they do not think.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use starboard_bots::BotSpec;
use starboard_kernel::Seat;
use starboard_table::{SeatKind, Table};
use tokio::time::Instant;

use super::fair::{FairQueue, Owner, Urgency};
use super::{Cell, Hub, locked};
use crate::Error;

/// The threads for bots, and the tables that wait for one.
#[derive(Debug)]
pub(super) struct Scheduler(Mutex<Threads>);

#[derive(Debug)]
struct Threads {
    free: usize,
    queue: FairQueue<Arc<Cell>>,
}

impl Scheduler {
    pub(super) fn new(threads: usize) -> Scheduler {
        Scheduler(Mutex::new(Threads {
            free: threads.max(1),
            queue: FairQueue::default(),
        }))
    }

    /// The next table, and to whose account its bot's time is charged, if a thread is free.
    fn take(&self) -> Option<(Arc<Cell>, Owner)> {
        let mut threads = locked(&self.0);
        if threads.free == 0 {
            return None;
        }
        let next = threads.queue.next()?;
        threads.free -= 1;
        Some(next)
    }
}

/// What a bot has chosen, and when.
struct Choice {
    sequence: u64,
    seat: Seat,
    action: String,
}

/// What came of it.
enum Thought {
    Chosen(Choice),
    /// It is no bot's turn any more, or nobody waits for it.
    NotAwaited,
    Failed,
}

impl Hub {
    /// Queues a bot if it is a bot's turn and somebody is watching or waiting.
    pub(super) fn call_bot(&self, cell: &Arc<Cell>, state: &Table) {
        if cell.check().is_err() || state.bot_to_act().is_none() {
            return;
        }
        let Some((owners, urgency)) = waiting_at(cell, state) else {
            return;
        };
        // It would fail again: the duty that looks for bots that are overdue calls it later.
        if locked(&self.inner.failed_bots).is_waiting(&task_of(cell, state), Instant::now()) {
            return;
        }
        if cell.bot_thinks.swap(true, Ordering::AcqRel) {
            return;
        }
        let cell = Arc::clone(cell);
        locked(&self.inner.bots.0).queue.add(cell, owners, urgency);
        self.let_bots_think();
    }

    /// The same for a person who has just arrived: the table may have waited for them.
    pub(crate) async fn wake_bot(&self, cell: &Arc<Cell>) -> Result<(), Error> {
        self.call_bot(cell, &*cell.state().await?);
        Ok(())
    }

    /// Puts waiting bots on free threads.
    fn let_bots_think(&self) {
        while let Some((cell, owner)) = self.inner.bots.take() {
            let hub = self.clone();
            self.platform().spawn(Box::pin(async move {
                let began = Instant::now();
                let thought = hub.think(&cell).await;
                {
                    let mut threads = locked(&hub.inner.bots.0);
                    threads.free += 1;
                    threads.queue.done(&owner, began.elapsed());
                }
                cell.bot_thinks.store(false, Ordering::Release);
                match thought {
                    Thought::Chosen(choice) => hub.bot_acts(&cell, choice).await,
                    // Whoever has come meanwhile has found it thinking and not called it.
                    Thought::NotAwaited => drop(hub.wake_bot(&cell).await),
                    Thought::Failed => {}
                }
                hub.let_bots_think();
            }));
        }
    }

    /// Lets the bot of a table think. The table may have changed since it was queued.
    async fn think(&self, cell: &Arc<Cell>) -> Thought {
        let Ok(state) = cell.state().await else {
            return Thought::Failed;
        };
        let awaited = state.bot_to_act().zip(state.play());
        let awaited = awaited.filter(|_| waiting_at(cell, &state).is_some());
        let Some(((seat, level), play)) = awaited else {
            return Thought::NotAwaited;
        };
        let settings = starboard_bots::Settings {
            spec: BotSpec::Level(level),
            seed: state.bot_seed(&cell.seeds.own),
            threads: 1,
            clock: starboard_bots::clock,
        };
        let (position, sequence) = (play.position().clone(), state.sequence());
        let task = task_of(cell, &state);
        drop(state);
        let chosen = self.platform().think(position, settings).await;
        let error = match chosen {
            Ok(Some(action)) => {
                return Thought::Chosen(Choice {
                    sequence,
                    seat,
                    action,
                });
            }
            Ok(None) => "it has found nothing to do".to_owned(),
            Err(error) => error,
        };
        tracing::error!(table = cell.id, error, "a bot failed");
        self.note_bot(&task, true);
        Thought::Failed
    }

    /// Notes whether the bot that was asked for a step of a game has failed.
    fn note_bot(&self, task: &str, failed: bool) {
        locked(&self.inner.failed_bots).note(task, failed, Instant::now());
    }

    /// Plays a bot's choice, unless the game has moved on meanwhile.
    async fn bot_acts(&self, cell: &Arc<Cell>, choice: Choice) {
        let Ok(mut state) = cell.state().await else {
            return;
        };
        let to_act = state.bot_to_act().map(|(seat, _)| seat);
        if state.has_played_since(choice.sequence) || to_act != Some(choice.seat) {
            // It may be a bot's turn after that.
            self.call_bot(cell, &state);
            return;
        }
        let keeper = match self.keeper(cell, &[], "").await {
            Ok(keeper) => keeper,
            // The duty that looks for bots that are overdue calls it again.
            Err(error) => return tracing::warn!(table = cell.id, %error, "no bot acts"),
        };
        match state.decide_for_bot(choice.seat, &choice.action, keeper) {
            Ok(decision) => {
                self.note_bot(&task_of(cell, &state), false);
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
                self.note_bot(&task_of(cell, &state), true);
            }
        }
    }
}

/// What a bot is asked for: the next step of a game.
fn task_of(cell: &Cell, state: &Table) -> String {
    let length = state.play().map_or(0, |play| play.history().length());
    format!("{} {length}", cell.id)
}

/// Who watches the table, or else who will come back to it to play on; `None` if nobody does: where
/// only bots play, they wait for a spectator.
fn waiting_at(cell: &Cell, state: &Table) -> Option<(Vec<Owner>, Urgency)> {
    let watching = cell.watchers();
    if !watching.is_empty() {
        return Some((watching, Urgency::Now));
    }
    let play = state.play()?;
    let players = Seat::first(state.seats().len()).filter_map(|seat| {
        let person = state.seats()[seat.index()].person.as_ref()?;
        let plays = play.kind(seat) == Some(SeatKind::Person);
        plays.then(|| Owner {
            person: Some(person.id.clone()),
            origin: None,
        })
    });
    let players: Vec<Owner> = players.collect();
    (!players.is_empty()).then_some((players, Urgency::Later))
}
