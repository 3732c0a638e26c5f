//! The pilot's log: what a device remembers of finished games, and the file that takes it to another
//! one. It says nothing of how a device keeps things: the browser app does that.

mod backup;
mod flight;

pub use backup::{Backup, BackupError};
pub use flight::{
    Badge, Deeds, Flight, LATE, Record, Tally, WEEK, beaten, days_in_a_row, longest_streak,
    records, streak, tallies,
};
