//! The seams between a hub and the machine: the wall clock, randomness, tasks, and the threads of
//! bots. Together with [`Storage`](crate::storage::Storage) and [`Bus`](crate::Bus) they are
//! everything that a hub gets from outside, so that a simulation can decide all of it. Monotonic
//! time is that of Tokio, which tests can pause.

use std::fmt::Debug;

use futures_util::future::BoxFuture;
use starboard_bots::Settings;
use starboard_kernel::erased::Position;

use crate::secrets::NoRandomness;
use crate::time::WorldClock;

pub trait Platform: Debug + Send + Sync {
    /// The wall clock, in milliseconds since 1970. It may be set at any time.
    fn wall_clock(&self) -> i64;

    /// # Errors
    /// If there are no random numbers.
    fn random_bytes(&self) -> Result<[u8; 32], NoRandomness>;

    /// Runs a background task.
    fn spawn(&self, task: BoxFuture<'static, ()>);

    /// What a bot plays, in notation; an error if it has failed.
    fn think(
        &self,
        position: Position,
        settings: Settings,
    ) -> BoxFuture<'static, Result<Option<String>, String>>;
}

/// The machine that the server runs on.
#[derive(Clone, Debug, Default)]
pub struct Machine {
    pub clock: WorldClock,
}

impl Platform for Machine {
    fn wall_clock(&self) -> i64 {
        self.clock.now()
    }

    fn random_bytes(&self) -> Result<[u8; 32], NoRandomness> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(bytes)
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        tokio::spawn(task);
    }

    fn think(
        &self,
        position: Position,
        settings: Settings,
    ) -> BoxFuture<'static, Result<Option<String>, String>> {
        Box::pin(async move {
            let thinking = tokio::task::spawn_blocking(move || {
                let mut bot = starboard_bots::bot(position.rules(), settings);
                bot.choose(&position).map(|choice| choice.action)
            });
            thinking.await.map_err(|error| error.to_string())
        })
    }
}
