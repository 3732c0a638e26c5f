//! A table for play, as a state machine without I/O, clock or randomness of its own. Everything
//! that happens at a table is an [`Entry`] of its log, and [`Table`] is the fold of that log.
//!
//! The keeper of a table lets [`Table::decide`] turn a request into an entry and the table after
//! it, or into a refusal and no change. The keeper stores the entry, moves on to the new table,
//! and publishes the entry; everybody else adds it with [`Table::add`] and sees the same table.
//! Nothing in an entry is secret: outcomes of chance stand in it, and at an online table the seed
//! they follow from is revealed when the game is over.
//!
//! Servers, pages and the terminal run this one machine. What differs between an online table and
//! one on a single device is part of its [`Plan`]; [`LocalTable`] is a table that is kept where it
//! is played.
//!
//! Bots do not live here. The keeper asks [`Table::bot_to_act`] after every entry, lets a bot
//! choose, and hands its action to [`Table::decide_for_bot`].

mod clock;
mod entry;
mod local;
mod name;
mod plan;
mod play;
mod refusal;
mod request;
mod table;
mod texts;

pub use clock::Countdown;
pub use entry::{Entry, Event, Fresh, Key, Person, Seated, Start, Wish};
pub use local::{LocalTable, SetupError, verify};
pub use name::{NameError, check_name};
pub use plan::{Clock, Late, PinnedEdition, Plan, SeatFor};
pub use play::{Play, Player, SeatKind};
pub use refusal::{Refusal, UndoReason};
pub use request::Request;
pub use table::{Broken, Decision, Keeper, OpenWish, Phase, Spoken, Table, TableSeat};

use starboard_kernel::Level;

/// The longest name of a player.
pub const MOST_NAME_CHARS: usize = 40;
/// The level of the bot that plays on for somebody who has resigned or left.
pub const STAND_IN_LEVEL: Level = Level::new(3).expect("a level");
/// The longest message at a table.
pub const MOST_MESSAGE_CHARS: usize = 200;
/// How many messages a table keeps on show.
pub const MOST_MESSAGES: usize = 200;
