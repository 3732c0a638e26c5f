//! Admission of TCP connections, and HTTP on them. Connections are counted before the first
//! request, and closed when idle: a client that opens many and stays silent, sends one byte a
//! minute or does not read keeps nobody else out.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, Sleep};

use crate::limits::{Addresses, Admission, Limits};

/// Idle timeout; a live page sends something more often.
const SILENCE: Duration = Duration::from_secs(90);
/// How long clients may take. The defaults suit slow mobile connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For the headers of a request, from the start of the connection or the previous response.
    pub headers: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For reading each part of the response.
    pub response: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Timeouts {
            headers: Duration::from_secs(20),
            body: Duration::from_secs(20),
            response: Duration::from_secs(30),
        }
    }
}

/// Connections for requests, in addition to the WebSockets of pages.
const SPARE: usize = 64;

pub(crate) struct Gate {
    listener: TcpListener,
    addresses: Addresses,
    timeouts: Timeouts,
}

impl Gate {
    /// Behind a proxy all connections come from one address.
    pub(crate) fn new(
        listener: TcpListener,
        limits: Limits,
        timeouts: Timeouts,
        trusts_proxy: bool,
    ) -> Gate {
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
            timeouts,
        }
    }

    /// Serves requests until `stop` completes, and then finishes those in progress.
    pub(crate) async fn serve(mut self, router: Router, stop: impl Future<Output = ()>) {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(self.timeouts.headers);
        // Dropping one end tells the connections to stop; they have stopped when all have dropped
        // theirs.
        let (go_on, stopping) = watch::channel(());
        let (open, mut all_closed) = mpsc::channel::<()>(1);
        let mut stop = std::pin::pin!(stop);
        loop {
            let (guest, address) = tokio::select! {
                guest = self.accept() => guest,
                () = &mut stop => break,
            };
            let router = router.clone();
            let service = service_fn(move |mut request: Request<Incoming>| {
                request.extensions_mut().insert(ConnectInfo(address));
                tower::ServiceExt::oneshot(router.clone(), request)
            });
            let connection = http
                .serve_connection(TokioIo::new(guest), service)
                .with_upgrades();
            let (mut stopping, open) = (stopping.clone(), open.clone());
            tokio::spawn(async move {
                let mut connection = std::pin::pin!(connection);
                let end = tokio::select! {
                    end = connection.as_mut() => end,
                    _ = stopping.changed() => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                };
                // The client is gone, too slow, or does not speak HTTP.
                if let Err(error) = end {
                    tracing::debug!(%error, "a connection has ended");
                }
                drop(open);
            });
        }
        drop((self.listener, go_on, open));
        all_closed.recv().await;
    }

    async fn accept(&mut self) -> (Guest, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            // Over the limit: close without a response.
            let Some(admission) = self.addresses.admit(address.ip()) else {
                continue;
            };
            // Messages are small, and each of them is awaited.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection waits to fill its packets");
            }
            let guest = Guest {
                stream,
                heard: Instant::now(),
                patience: Box::pin(tokio::time::sleep(SILENCE)),
                response: self.timeouts.response,
                stalled: None,
                _admission: admission,
            };
            return (guest, address);
        }
    }
}

/// An admitted connection.
pub(crate) struct Guest {
    stream: TcpStream,
    heard: Instant,
    /// Restarted only when it fires: restarting a timer costs more than reading the clock.
    patience: Pin<Box<Sleep>>,
    response: Duration,
    /// Runs while the client does not read what was written.
    stalled: Option<Pin<Box<Sleep>>>,
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
            self.heard = Instant::now();
            return read;
        }
        while self.patience.as_mut().poll(context).is_ready() {
            let until = self.heard + SILENCE;
            if until <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.patience.as_mut().reset(until);
        }
        Poll::Pending
    }
}

impl Guest {
    /// Ends the connection if writes make no progress for too long.
    fn watch_write<T>(
        &mut self,
        context: &mut Context<'_>,
        write: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if write.is_ready() {
            self.stalled = None;
            return write;
        }
        let response = self.response;
        let stalled = self
            .stalled
            .get_or_insert_with(|| Box::pin(tokio::time::sleep(response)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Guest {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let write = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch_write(context, write)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let write = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch_write(context, write)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flush = Pin::new(&mut self.stream).poll_flush(context);
        self.watch_write(context, flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// The timeout counts from the last message of a connection, not from its opening.
    #[tokio::test]
    async fn silence_is_counted_from_the_last_word() -> io::Result<()> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let mut gate = Gate::new(listener, Limits::default(), Timeouts::default(), false);
        let mut client = TcpStream::connect(address).await?;
        let (mut guest, _) = gate.accept().await;
        tokio::time::pause();
        let opened = Instant::now();
        tokio::time::advance(SILENCE / 2).await;
        client.write_all(b"a word").await?;
        let mut word = [0; 6];
        guest.read_exact(&mut word).await?;
        let heard = Instant::now();
        let error = guest.read_exact(&mut word).await.expect_err("silence");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(opened.elapsed() > SILENCE, "it was heard in between");
        assert!(heard.elapsed() >= SILENCE);
        Ok(())
    }
}
