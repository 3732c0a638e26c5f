//! What tests and measurements of the server are made with: clients that keep the tables they
//! watch, real PostgreSQL and NATS servers of their own, and the server as a process that can be
//! killed.

mod client;
mod door;
mod engines;
mod process;

pub use client::{Client, Refused, fresh, key, lone_table, open_table, people, plan};
pub use door::Door;
pub use engines::{Nats, Postgres};
pub use process::Server;
