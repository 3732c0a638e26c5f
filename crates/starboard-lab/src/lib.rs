//! The lab: what the games are like when bots play them. Experiments play many games and write them down,
//! reports say what they show, and ladders rate bots.
//!
//! ```
//! use starboard_lab::{Experiment, Store, Threads, run};
//! use std::{num::NonZeroUsize, sync::Arc};
//!
//! let experiment = Arc::new(Experiment::read(
//!     r#"
//!     name = "first"
//!     game = "armada"
//!     seats = ["random"]
//!     games = 10
//!     "#,
//! )?);
//! let folder = tempfile::tempdir()?;
//! let mut threads = Threads::new(&experiment, NonZeroUsize::MIN);
//! run(&experiment, folder.path(), &mut threads, &mut |_| {})?;
//!
//! let (store, run, _) = Store::open(folder.path())?;
//! assert_eq!(run.games, [Some(10)]);
//! let chunks = Store::chunks(&experiment, 0, 10);
//! assert_eq!(store.games(chunks[0])?.len(), 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bus;
mod chunk;
pub mod docs;
mod experiment;
pub mod files;
mod games;
pub mod ladder;
mod parquet;
mod play;
mod puzzles;
pub mod report;
mod restriction;
mod run;
pub mod stats;
mod store;

pub use bus::{Bus, BusError, BusExecutor, Order, PATIENCE, Tell, work};
pub use chunk::{FactRow, Files, GameRow, Job};
pub use experiment::{
    Ablation, Arm, Detail, Experiment, ExperimentError, Length, Lineup, Measure, Until, plain,
};
pub use games::{ACTIONS, Group, Note, Notes, Origin, groups};
pub use parquet::columns;
pub use play::{Course, DECIDED, Decision, MATTERS, Played, Player};
pub use puzzles::{Mine, MineError};
pub use restriction::{Pattern, Restriction, Rule};
pub use run::{Executor, Progress, RunError, Threads, run};
pub use store::{Lock, Run, Store, StoreError};
