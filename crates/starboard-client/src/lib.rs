//! What all clients of online tables have in common, in the page and in the terminal: what follows from
//! what a client knows of a table ([`View`]), what has happened there ([`Told`]), why a request was
//! refused ([`Refused`]), how lists show tables ([`list`]), and the words for all of it.
//!
//! With the feature `net` it is a native client of a server as well: [`Place`] is an online table as this
//! program knows it, [`Server`] the HTTP API, and [`TableLink`] the link to a table that players share.
//! Its connection has its own thread; everything else happens in calls of [`Place::catch_up`]. The browser
//! app has the same in its `online` folder, in signals. How entries become a table, which requests are
//! retried, and the pauses between attempts to reconnect are in `starboard-wire`.

#[cfg(feature = "net")]
mod address;
#[cfg(feature = "net")]
mod link;
pub mod list;
#[cfg(feature = "net")]
mod memory;
#[cfg(feature = "net")]
mod net;
#[cfg(feature = "net")]
mod place;
mod refused;
#[cfg(feature = "net")]
mod server;
pub mod texts;
mod told;
mod view;
mod words;

use serde::{Deserialize, Serialize};
use starboard_table::Person;
use starboard_wire::Secret;

#[cfg(feature = "net")]
pub use address::{BadLink, Origin, TableLink};
#[cfg(feature = "net")]
pub use memory::{Memory, ask_as, draw_secret, erase, forget, keep};
#[cfg(feature = "net")]
pub use place::{Asked, LinkState, Place};
pub use refused::Refused;
#[cfg(feature = "net")]
pub use server::{Problem, Server};
pub use told::Told;
pub use view::{News, Other, Takeover, Undo, View, Waiting, mute};
pub use words::{check_words, clock_text, clock_words, plan_words, wish_text};

/// The user's identity on a server: name, id and secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Me {
    pub person: Person,
    pub secret: Secret,
    /// The secret that the server was asked to replace the other one by, until its answer has arrived.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Secret>,
}

impl Me {
    #[must_use]
    pub fn new(person: Person, secret: Secret) -> Me {
        Me {
            person,
            secret,
            next: None,
        }
    }

    /// The same person after the secret was replaced, if the server was asked to: it may have done so
    /// although its answer was lost.
    #[must_use]
    pub fn renewed(self) -> Option<Me> {
        let next = self.next?;
        Some(Me::new(self.person, next))
    }
}

/// Random bytes as hex digits.
#[cfg(feature = "net")]
fn random_hex<const BYTES: usize>() -> String {
    let mut bytes = [0; BYTES];
    // Without randomness the key may repeat an earlier one, which the server refuses.
    let _ = getrandom::fill(&mut bytes);
    hex::encode(bytes)
}

/// A new idempotency key.
#[cfg(feature = "net")]
#[must_use]
pub fn new_key() -> String {
    random_hex::<16>()
}
