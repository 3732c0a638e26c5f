//! The table on the toy game.

mod online;
mod table;
