//! Tables, tested with the toy game.

mod clocks;
mod counted;
mod first_terms;
mod local;
mod online;
mod terms;
mod witness;
