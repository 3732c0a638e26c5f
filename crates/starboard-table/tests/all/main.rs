//! Tables, tested with the toy game.

mod first_terms;
mod local;
mod online;
mod terms;
