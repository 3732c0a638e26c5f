//! The games full screen in a terminal: a board with everything that can be touched, what happened, what
//! can be done and why not, by keyboard and mouse.
//!
//! [`games`] draws the boards, one module per game, against the game's own types. Everything else works
//! with any game: [`Host`] is the table that is played at, [`play`] its screen, [`replay`] that of a
//! recorded game. Nothing is drawn where nothing can be seen: whoever has no terminal uses lines.

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
