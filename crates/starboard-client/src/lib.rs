//! The client of a server, for the terminal: what the browser app has in its `online` folder. [`Place`]
//! is an online table as this program knows it, [`Server`] the HTTP API, and [`TableLink`] the link to a
//! table that players share.
//!
//! The connection has its own thread; everything else happens in calls of [`Place::catch_up`]. How
//! entries become a table, which requests are retried, and the pauses between attempts to reconnect are
//! in `starboard-wire`, shared with the page.

mod address;
mod link;
mod net;
mod place;
mod server;

pub use address::{BadLink, Origin, TableLink};
pub use place::{Asked, LinkState, Me, Memory, Other, Place, Takeover, Told, Undo, forget};
pub use server::{Problem, Server};

/// Random bytes as hex digits.
fn random_hex<const BYTES: usize>() -> String {
    let mut bytes = [0; BYTES];
    // Without randomness the key may repeat an earlier one, which the server refuses.
    let _ = getrandom::fill(&mut bytes);
    hex::encode(bytes)
}

/// A new idempotency key.
#[must_use]
pub fn new_key() -> String {
    random_hex::<16>()
}
