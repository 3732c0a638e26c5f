//! The games full screen in a terminal: a board with everything that can be touched, a log, the
//! possible actions and why others are not, by keyboard and mouse.
//!
//! [`games`] draws the boards, one module per game, against the game's own types. Everything else works
//! with any game: [`Host`] is the table being played at, [`play`] its screen, [`replay`] that of a
//! recorded game, [`review`] that of a reviewed one, [`online`] has the lobby and the tables of a server.
//! [`Window`] shows one screen after the other. Without a terminal nothing is drawn; line mode is used
//! instead.

mod canvas;
mod course;
mod games;
mod host;
mod letters;
mod line;
mod look;
mod online;
mod play;
mod popup;
mod replay;
mod review;
mod scene;
pub mod shared;
mod talk;
mod texts;
mod thinking;
mod told;
mod tui;

pub use canvas::wrap;
pub use host::{Host, HostError, WINDOW, considered};
pub use letters::without_marks;
pub use look::{Colours, Look};
pub use online::{Chosen, Errand, be_called, news_text, problem_text, table_names, table_state};
pub use replay::Recording;
pub use review::{Moment, Reviewed, Verdict};
pub use told::{Ended, sentences, step_line};
pub use tui::Window;
