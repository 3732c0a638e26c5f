//! Tables, tested with the toy game.

mod local;
mod online;
mod terms;
