//! Admission of TCP connections. They are counted before the first request, and closed when idle:
//! whoever opens many and stays silent keeps nobody else out.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep};

use crate::limits::{Addresses, Admission, Limits};

/// Idle timeout; a live page sends something more often.
const SILENCE: Duration = Duration::from_secs(90);
/// Connections for requests, in addition to the WebSockets of pages.
const SPARE: usize = 64;

pub(crate) struct Gate {
    listener: TcpListener,
    addresses: Addresses,
}

impl Gate {
    /// Behind a proxy all connections come from one address.
    pub(crate) fn new(listener: TcpListener, limits: Limits, trusts_proxy: bool) -> Gate {
        let connections = limits.connections.saturating_add(SPARE);
        let addresses = Addresses::new(Limits {
            connections,
            connections_per_address: if trusts_proxy {
                connections
            } else {
                // Browsers fetch several files of the app in parallel.
                limits.connections_per_address.saturating_mul(2) + SPARE
            },
            ..limits
        });
        Gate {
            listener,
            addresses,
        }
    }
}

impl Listener for Gate {
    type Io = Guest;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Guest, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            // Over the limit: close without a response.
            let Some(admission) = self.addresses.admit(address.ip()) else {
                continue;
            };
            // Messages are small and somebody waits for each of them.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection waits to fill its packets");
            }
            let guest = Guest {
                stream,
                patience: Box::pin(tokio::time::sleep(SILENCE)),
                _admission: admission,
            };
            return (guest, address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// An admitted connection.
pub(crate) struct Guest {
    stream: TcpStream,
    patience: Pin<Box<Sleep>>,
    _admission: Admission,
}

impl AsyncRead for Guest {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if read.is_ready() {
            let until = Instant::now() + SILENCE;
            self.patience.as_mut().reset(until);
            return read;
        }
        match self.patience.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncWrite for Guest {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
