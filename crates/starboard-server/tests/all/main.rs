//! The server as seen by its clients.

mod archive;
mod disk;
mod document;
mod hostile;
mod http;
mod nodes;
mod portable;
mod reference;
mod roles;
mod service;
mod serving;
mod sockets;
mod stage;
mod storage;
mod tables;
mod trouble;
