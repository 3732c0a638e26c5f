//! The table on the toy game.

mod local;
mod online;
