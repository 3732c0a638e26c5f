//! The games full screen in a terminal: a board with everything that can be touched, a log, the
//! possible actions and why others are not, by keyboard and mouse.
//!
//! [`games`] draws the boards, one module per game, against the game's own types. Everything else
//! works with any game: [`Host`] is the table being played at, [`play`] its screen, [`replay`] that
//! of a recorded game. Without a terminal nothing is drawn; line mode is used instead.

mod canvas;
mod course;
mod games;
mod host;
mod look;
mod play;
mod popup;
mod replay;
mod scene;
mod texts;
mod thinking;
mod tui;

pub use canvas::wrap;
pub use host::{Host, HostError, WINDOW, considered};
pub use look::{Colours, Look};
pub use play::play;
pub use replay::{Recording, replay};
