//! Connections between pages and nodes: ordered and delayed, as TCP is, until they are cut. A cut is
//! not always noticed by both ends.

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};

use futures_util::{Sink, Stream};
use starboard_server::socket::Message;
use tokio::time::{Instant, Sleep, sleep_until};

use crate::world::{World, locked};

/// One direction of a connection.
#[derive(Debug, Default)]
struct Way {
    messages: VecDeque<(Instant, Message)>,
    /// Nothing arrives before.
    held_until: Option<Instant>,
    closed: bool,
    /// The machine at the other end is gone without saying so.
    silent: bool,
    reader: Option<Waker>,
}

impl Way {
    fn wake(&mut self) {
        if let Some(reader) = self.reader.take() {
            reader.wake();
        }
    }
}

type SharedWay = Arc<Mutex<Way>>;

/// One end of a connection.
#[derive(Debug)]
pub(crate) struct End {
    world: World,
    incoming: SharedWay,
    outgoing: SharedWay,
    nap: Option<Pin<Box<Sleep>>>,
}

/// Cuts a connection, or holds it up.
#[derive(Clone, Debug)]
pub(crate) struct Scissors {
    to_page: SharedWay,
    to_node: SharedWay,
}

/// A new connection: the end of the page, the end of the node.
pub(crate) fn connect(world: &World) -> (End, End, Scissors) {
    let (to_page, to_node) = (SharedWay::default(), SharedWay::default());
    let end = |incoming: &SharedWay, outgoing: &SharedWay| End {
        world: world.clone(),
        incoming: Arc::clone(incoming),
        outgoing: Arc::clone(outgoing),
        nap: None,
    };
    let scissors = Scissors {
        to_page: Arc::clone(&to_page),
        to_node: Arc::clone(&to_node),
    };
    (end(&to_page, &to_node), end(&to_node, &to_page), scissors)
}

impl Scissors {
    /// Drops what is in transit. With `silently` neither end is notified.
    pub(crate) fn cut(&self, silently: bool) {
        for way in [&self.to_page, &self.to_node] {
            let mut way = locked(way);
            way.messages.clear();
            match silently {
                true => way.silent = true,
                false => way.closed = true,
            }
            way.wake();
        }
    }

    /// Delays everything.
    pub(crate) fn hold(&self, until: Instant) {
        for way in [&self.to_page, &self.to_node] {
            let mut way = locked(way);
            way.held_until = Some(until);
            way.wake();
        }
    }
}

impl Drop for End {
    fn drop(&mut self) {
        for way in [&self.incoming, &self.outgoing] {
            let mut way = locked(way);
            if !way.silent {
                way.closed = true;
                way.wake();
            }
        }
    }
}

impl Stream for End {
    type Item = Result<Message, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            let due = {
                let mut way = locked(&self.incoming);
                let now = Instant::now();
                let held = way.held_until.filter(|until| *until > now);
                match way.messages.front() {
                    Some((at, _)) => match held.unwrap_or(*at).max(*at) {
                        due if due <= now => {
                            let message = way.messages.pop_front().map(|(_, message)| message);
                            return Poll::Ready(message.map(Ok));
                        }
                        due => due,
                    },
                    None if way.closed => return Poll::Ready(None),
                    None => {
                        way.reader = Some(context.waker().clone());
                        return Poll::Pending;
                    }
                }
            };
            let nap = self.nap.get_or_insert_with(|| Box::pin(sleep_until(due)));
            nap.as_mut().reset(due);
            if nap.as_mut().poll(context).is_pending() {
                // A cut must be noticed earlier.
                locked(&self.incoming).reader = Some(context.waker().clone());
                return Poll::Pending;
            }
        }
    }
}

impl Sink<Message> for End {
    type Error = axum::Error;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        let is_closed = locked(&self.outgoing).closed;
        Poll::Ready(match is_closed {
            true => Err(axum::Error::new("the connection is closed")),
            false => Ok(()),
        })
    }

    fn start_send(self: Pin<&mut Self>, message: Message) -> Result<(), axum::Error> {
        let delay = self.world.millis(0, 40);
        let mut way = locked(&self.outgoing);
        if way.silent {
            return Ok(());
        }
        let due = Instant::now() + delay;
        // Messages do not overtake each other.
        let due = way.messages.back().map_or(due, |(last, _)| due.max(*last));
        way.messages.push_back((due, message));
        way.wake();
        Ok(())
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        let mut way = locked(&self.outgoing);
        way.closed = true;
        way.wake();
        drop(way);
        Poll::Ready(Ok(()))
    }
}
