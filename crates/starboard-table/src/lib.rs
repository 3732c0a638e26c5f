//! A table for play: who sits where, whose turn it is, what may be taken back, who has given up,
//! and the record of it all. A state machine: commands in, events out. It does no I/O, has no
//! clock and no randomness of its own, so the browser, the terminal and a server run the same
//! behaviour.
//!
//! [`online`] is the same for people who sit apart, with clocks, consent and messages.
//!
//! Bots do not live here. The host asks [`Table::bot_to_act`] after every command, lets a bot
//! choose, and sends its action as [`Command::Act`] like anybody else's.

mod error;
pub mod online;
mod table;
mod texts;

pub use error::{NameError, SetupError, TableError, UndoReason};
pub use table::{
    Command, EndReason, Outcome, SeatKind, SeatPlan, Settings, Table, TableEvent, check_name,
};

/// The longest name of a player.
pub const MOST_NAME_CHARS: usize = 40;

/// The level of the bot that plays on for somebody who has resigned.
pub const STAND_IN_LEVEL: u8 = 3;
