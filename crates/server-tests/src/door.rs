//! A load balancer: one address in front of several servers.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use anyhow::Result;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// Forwards every connection to the current server.
#[derive(Debug)]
pub struct Door {
    pub address: SocketAddr,
    behind: Arc<Mutex<SocketAddr>>,
    listening: JoinHandle<()>,
}

impl Door {
    /// Listens on a free port.
    ///
    /// # Errors
    /// If there is no free port.
    pub async fn open(to: SocketAddr) -> Result<Door> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let behind = Arc::new(Mutex::new(to));
        let target = Arc::clone(&behind);
        let listening = tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                let to = *target.lock().expect("nobody panics with it");
                tokio::spawn(lead(from, to));
            }
        });
        Ok(Door {
            address,
            behind,
            listening,
        })
    }

    /// Forwards new connections to another server; existing ones stay.
    ///
    /// # Panics
    /// Never: nothing panics while holding the address.
    pub fn turn(&self, to: SocketAddr) {
        *self.behind.lock().expect("nobody panics with it") = to;
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn lead(mut from: TcpStream, to: SocketAddr) {
    // Without a server the connection is closed.
    if let Ok(mut server) = TcpStream::connect(to).await {
        drop(tokio::io::copy_bidirectional(&mut from, &mut server).await);
    }
}
