//! The server as those see it who talk to it.

mod hostile;
mod http;
mod nodes;
mod roles;
mod serving;
mod sockets;
mod stage;
mod storage;
mod tables;
