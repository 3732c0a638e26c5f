//! The server as seen by its clients.

mod archive;
mod daily;
mod disk;
mod document;
mod fair_use;
mod hostile;
mod http;
mod nodes;
mod operations;
mod portable;
mod privacy;
mod reference;
mod roles;
mod service;
mod serving;
mod sockets;
mod stage;
mod storage;
mod tables;
mod trouble;
