//! The peer that the server is compared with: `peer/server.js`, a bare WebSocket server in Node that
//! knows the rules and stores nothing.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use server_tests::Server;

use crate::site::processor_time;

pub(crate) struct Peer(Server);

impl Peer {
    /// Starts the script with the rules in a folder.
    pub(crate) fn start(script: &Path, rules: &Path) -> Result<Peer> {
        let mut node = Command::new("node");
        node.arg(script).arg(rules);
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server::spawn(&mut node, anywhere, &[]);
        Ok(Peer(server.context("the peer does not start")?))
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.0.address
    }

    pub(crate) fn processor_time(&self) -> Result<Duration> {
        processor_time(&self.0)
    }
}
