//! Tools for tests and benchmarks of the server: clients, real PostgreSQL and NATS servers, and the
//! server as a process that can be killed. [`archive`] describes the databases in `archive/server/`.

pub mod archive;
mod client;
mod door;
mod engines;
mod hostile;
mod lobby;
mod process;

pub use client::{Client, Refused, fresh, key, lone_table, plan};
pub use door::Door;
#[cfg(target_os = "linux")]
pub use engines::Frozen;
pub use engines::{Nats, Postgres};
pub use hostile::{Frame, hostile_message};
pub use lobby::{Lobby, open_table, people};
pub use process::Server;
