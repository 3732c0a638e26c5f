//! A table whose people sit apart. Everything that happens is an [`Entry`] of the table's log;
//! [`Room`] is what the log adds up to. The keeper of the table decides with [`Room::decide`]
//! which entry a request becomes, stores it, and only then adds it with [`Room::add`]; everybody
//! else adds the same entries and sees the same table. Nothing in an entry is secret: outcomes of
//! chance stand in it, and the seed they follow from is told when the game is over.

mod clock;
mod entry;
mod plan;
mod refusal;
mod request;
mod room;

pub use clock::Countdown;
pub use entry::{Entry, Event, Fresh, Key, Person, Seated, Start, Wish};
pub use plan::{Clock, Late, Plan, SeatFor};
pub use refusal::Refusal;
pub use request::Request;
pub use room::{Broken, Keeper, OpenWish, Phase, Room, RoomSeat, Spoken};

/// The longest message at a table.
pub const MOST_MESSAGE_CHARS: usize = 200;
/// How many messages a table keeps on show.
pub const MOST_MESSAGES: usize = 200;
