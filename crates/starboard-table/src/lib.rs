//! A table for play, as a state machine without I/O, clock or randomness of its own. Everything
//! that happens at a table is an [`Entry`] of its log, and [`Table`] is the fold of that log.
//!
//! The keeper of a table calls [`Table::decide`], which turns a request into an entry and the
//! resulting table, or into a refusal that changes nothing. The keeper of an online table stores the
//! entry, switches to the new table, and publishes the entry; everybody else adds it with
//! [`Table::add`] and gets the same table. Nothing in an entry is secret: it contains the chance outcomes, and the seed of an
//! online table is revealed when the game is over.
//!
//! Servers, pages and the terminal share this state machine. What differs between online and local
//! tables is part of the [`Plan`]; [`LocalTable`] is its own keeper, and continues even if its log
//! cannot be stored.
//!
//! Bots are not part of this crate. The keeper checks [`Table::bot_to_act`] after every entry, lets
//! a bot choose, and passes its action to [`Table::decide_for_bot`].

mod clock;
mod entry;
mod headline;
mod local;
mod name;
pub mod pilot;
mod plan;
mod play;
mod redact;
mod refusal;
mod request;
mod table;
mod texts;
mod verify;
mod visible;
mod witness;

pub use clock::Countdown;
pub use entry::{Entry, Event, Fresh, Key, Person, Seated, Start, Wish};
pub use headline::{headline, who_won};
pub use local::{LocalTable, SetupError};
pub use name::{NameError, REMOVED_NAME, called, check_name, usual_name};
pub use plan::{Clock, Late, PinnedEdition, Plan, SeatFor, Terms};
pub use play::{Play, Player, SeatKind};
pub use redact::{REDACTED_TEXT, Redacted, Redaction, people_in};
pub use refusal::{Refusal, UndoReason};
pub use request::Request;
pub use table::{Absent, Broken, Decision, Keeper, OpenWish, Phase, Spoken, Table, TableSeat};
pub use verify::{Finding, Gap, Verdict, record_error_text, verify, verify_online};
pub use witness::{Checks, Witness};

use starboard_kernel::Level;

/// The longest name of a player.
pub const MOST_NAME_CHARS: usize = 40;
/// The level of the bot that plays on for a player who has resigned or left.
pub const STAND_IN_LEVEL: Level = Level::new(3).expect("a level");
/// A player who has been disconnected for this many milliseconds is absent.
pub const ABSENT_AFTER: u64 = 15_000;
/// With the second terms: a bot may take over for a player who has been absent for this many
/// milliseconds.
pub const TAKEOVER_AFTER: u64 = 120_000;
/// The longest chat message.
pub const MOST_MESSAGE_CHARS: usize = 200;
/// How many chat messages a table keeps.
pub const MOST_MESSAGES: usize = 200;
