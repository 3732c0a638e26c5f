//! Games on paper: kits to print, cut out and play with, and rulebooks, as PDF; and positions as
//! pictures, which look as they would on paper.
//!
//! Pages are markup, as everything that this crate makes: a game's `kit.rs` says which pieces
//! there are and puts the drawings of `art.rs` on them, and a rulebook is the rules page itself.
//! `paper.css`, `low.css` and a game's `paper.css` say what it all looks like in print, where the
//! ground is white and ink is dear. What is laid out is drawn into a PDF by `krilla` ([`draw`]), or written
//! as an SVG ([`picture`]); layout and drawing are our own, because all they have to understand is our own
//! markup, and a general renderer of SVG with text takes minutes to compile.
//!
//! Text is never cut off: if something does not fit, there is an error and no PDF.

mod css;
#[cfg(feature = "paper")]
mod draw;
mod font;
#[cfg(feature = "paper")]
mod kit;
mod layout;
#[cfg(feature = "paper")]
mod order;
pub(crate) mod picture;
#[cfg(feature = "paper")]
mod rulebook;
mod style;
#[cfg(feature = "paper")]
mod texts;

#[cfg(feature = "paper")]
pub(crate) use kit::{Kit, Part, Piece};
#[cfg(feature = "paper")]
pub(crate) use order::OnPaper;
#[cfg(feature = "paper")]
use order::Press;
#[cfg(feature = "paper")]
pub use order::{Board, Ink, Order, Paper, Printed, Refusal, What, print};
