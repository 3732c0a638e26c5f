//! The kernel: what a game is, and everything that follows from it.
//!
//! A rules crate implements [`Game`] for its position type: a plain value with pure functions; what
//! it says to people is a second trait, [`Wording`], and what it is in integers for programs that
//! learn is a third, [`Encoding`]. From these alone the kernel derives checked play, replay and
//! undo ([`History`]), saved games ([`Record`]), fair chance ([`Seed`]), a stable hash, random
//! play, the interface for code that does not know the game at compile time ([`erased`]), and the
//! conformance suite ([`conformance`]) that every game must pass. Its other tests are written with
//! [`testing`].

#![warn(clippy::float_arithmetic)]

// The code that `texts!` generates names this crate as others do.
#[allow(unused_extern_crates, reason = "only the toy game has texts here")]
extern crate self as starboard_kernel;

mod about;
pub mod catalogue;
pub mod conformance;
mod day;
pub mod document;
mod edition;
mod encoding;
pub mod erased;
mod events;
mod game;
mod history;
mod lang;
mod level;
mod options;
mod perft;
mod playout;
mod random;
mod record;
mod registry;
mod seat;
mod seed;
mod state_hash;
pub mod testing;
mod text;
#[cfg(feature = "toy")]
pub mod toy;
mod wording;

pub use about::About;
pub use day::{Day, DayError};
pub use document::{Violation, Violations};
pub use edition::{Edition, UnknownEdition};
pub use encoding::{Encoding, Encodings, Field, Group, Legend, Space, Symmetry, encoding_of};
pub use events::{Narrate, Silent, Sink};
pub use game::{Ending, Game, PlayError, Unreadable};
pub use history::{Actor, ChanceMismatch, History, Step, UndoRefusal};
pub use lang::{Lang, capital};
pub use level::{Level, NoSuchLevel, RequestedLevel};
pub use options::{BySeat, OptionSpec, OptionValues, Schema};
pub use perft::perft;
pub use playout::{
    PlayoutTotals, random_game, random_listed_action, random_listed_outcome, random_playouts,
};
pub use random::FastRng;
pub use record::{Fairness, Record, RecordError, RecordedResult, RecordedSeat, Resignation};
pub use registry::{LookupError, Registry};
pub use seat::{Seat, Turn};
pub use seed::{Seed, SeedError};
pub use starboard_catalogue_macros::{localized, texts};
pub use state_hash::StateHash;
pub use wording::{WhyNot, Wording};

// The values of options are JSON, and `serde_as_text!` names serde.
pub use {serde, serde_json};
