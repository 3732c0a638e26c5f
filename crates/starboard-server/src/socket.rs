//! The WebSocket of a page: its messages are handled one at a time, and entries of the tables that
//! it has subscribed to are pushed as they happen. The connection itself is any [`Transport`], so
//! that a simulated page uses the same code as a real one.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseCode, CloseFrame, close_code};
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use starboard_table::{Person, Request};
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage};

use tokio::time::Instant;

use crate::hub::{Cell, Hub, News, Pace, Presence, Visitor};
use crate::limits::{Addresses, Bucket, Limits, Origin};
use crate::{Error, secrets};

pub use axum::extract::ws::Message;

/// Timeout of the first message.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// Timeout of a write. A page that does not read is disconnected; it reconnects and catches up.
const SEND_WITHIN: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(25);
/// A connection that has been silent for this long, pings included, is dead.
const SILENCE: Duration = Duration::from_secs(80);
const MOST_WATCHED: usize = 20;
/// Entries in one message.
const MOST_ENTRIES: usize = 200;
/// Violations of the rate limit at once after which the connection is closed, and how many are
/// forgiven in a second.
const MOST_STRIKES: f64 = 50.0;
const FORGIVEN: f64 = 1.0;
/// After the close frame, messages of the page are still read for a while, so that it can read the
/// reason: the timeout, and how many.
const PART_WITHIN: Duration = Duration::from_secs(2);
const MOST_LAST_WORDS: usize = 1_000;

/// A connection that carries messages in both directions, such as a WebSocket of Axum.
pub trait Transport:
    Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Send + Unpin
{
}

impl<T> Transport for T where
    T: Stream<Item = Result<Message, axum::Error>>
        + Sink<Message, Error = axum::Error>
        + Send
        + Unpin
{
}

struct Watch {
    cell: Arc<Cell>,
    /// How many entries the page has.
    sent: u64,
}

struct Connection<'a, T> {
    socket: &'a mut T,
    hub: Hub,
    visitor: Arc<Visitor>,
    watches: BTreeMap<String, Watch>,
    messages: Bucket,
    addresses: Addresses,
    address: IpAddr,
    /// Violations of the rate limit that are still tolerated.
    patience: Bucket,
    heard: Instant,
}

/// Why a connection ends.
enum End {
    /// The page is gone or does not respond.
    Gone,
    /// The server closes the connection.
    Closed(Close),
}

/// Why the server closes a connection, as `docs/server.md` lists it.
#[derive(Clone, Copy, strum::EnumIter)]
enum Close {
    NoHello,
    OtherVersion,
    UnknownSecret,
    /// It is not known whose secret it is.
    Trouble,
    TooManyMessages,
    Restart,
}

impl Close {
    fn code(self) -> CloseCode {
        match self {
            Close::NoHello
            | Close::OtherVersion
            | Close::UnknownSecret
            | Close::TooManyMessages => close_code::POLICY,
            Close::Trouble => close_code::AGAIN,
            Close::Restart => close_code::RESTART,
        }
    }

    fn reason(self) -> &'static str {
        match self {
            Close::NoHello => "say hello first",
            Close::OtherVersion => "reload the page: the server is of another version",
            Close::UnknownSecret => "nobody has this secret",
            Close::Trouble => "server error: try again later",
            Close::TooManyMessages => "too many messages",
            Close::Restart => "the server restarts",
        }
    }
}

/// Serves a connection of a client at an address until it ends.
pub async fn serve(socket: impl Transport, hub: Hub, limits: Limits, address: IpAddr) {
    serve_from(socket, hub, Addresses::new(limits), address).await;
}

/// The same with limits that connections share.
pub(crate) async fn serve_from(
    mut socket: impl Transport,
    hub: Hub,
    addresses: Addresses,
    address: IpAddr,
) {
    let metrics = hub.metrics().clone();
    metrics.connections.inc();
    let end = match Box::pin(greet(&mut socket, &hub)).await {
        Ok(known) => visit(&mut socket, &hub, addresses, address, known).await,
        Err(end) => end,
    };
    if let End::Closed(why) = end {
        Box::pin(part(&mut socket, why)).await;
    }
    metrics.connections.dec();
}

/// Closes a connection such that the page can read the last messages: closing it while messages of
/// the page are unread would reset it, and unread data would be lost.
async fn part(socket: &mut impl Transport, why: Close) {
    let close = CloseFrame {
        code: why.code(),
        reason: why.reason().into(),
    };
    let parting = async {
        if socket.send(Message::Close(Some(close))).await.is_ok() {
            for _ in 0..MOST_LAST_WORDS {
                if !matches!(socket.next().await, Some(Ok(_))) {
                    break;
                }
            }
        }
    };
    let _ = tokio::time::timeout(PART_WITHIN, parting).await;
}

/// Everything after the handshake.
async fn visit(
    socket: &mut impl Transport,
    hub: &Hub,
    addresses: Addresses,
    address: IpAddr,
    known: Option<(Person, String)>,
) -> End {
    let visitor = Arc::new(Visitor::new(known, Origin::of(address)));
    hub.arrive(&visitor);
    let rate = f64::from(addresses.limits().messages_per_second);
    let connection = Connection {
        socket,
        hub: hub.clone(),
        visitor: Arc::clone(&visitor),
        watches: BTreeMap::new(),
        messages: Bucket::new(rate, rate * 3.0),
        addresses,
        address,
        patience: Bucket::new(FORGIVEN, MOST_STRIKES),
        heard: Instant::now(),
    };
    let end = connection.run().await;
    hub.depart(&visitor);
    end
}

/// The handshake: returns the person with the hash of their secret, or `None` for an anonymous
/// spectator.
async fn greet(socket: &mut impl Transport, hub: &Hub) -> Result<Option<(Person, String)>, End> {
    const NO_HELLO: Error = Error::Hello("say hello first");
    let first = tokio::time::timeout(HELLO_WITHIN, next_text(socket)).await;
    let Ok(Some(text)) = first else {
        send(socket, &fault(&NO_HELLO)).await?;
        return Err(End::Closed(Close::NoHello));
    };
    // Another version of the protocol may have another hello.
    let said: Result<ClientMessage, _> = serde_json::from_str(&text);
    let (protocol, secret) = match said {
        Ok(ClientMessage::Hello { protocol, secret }) => (protocol, secret),
        Err(_) if text.contains("\"hello\"") => (0, None),
        _ => {
            send(socket, &fault(&NO_HELLO)).await?;
            return Err(End::Closed(Close::NoHello));
        }
    };
    if protocol != PROTOCOL {
        send(socket, &ServerMessage::Reload { protocol: PROTOCOL }).await?;
        return Err(End::Closed(Close::OtherVersion));
    }
    let known = match secret {
        None => None,
        Some(secret) => match hub.person_of(&secret).await {
            Ok(person) => Some((person, secrets::hash(&secret))),
            Err(error) => {
                send(socket, &fault(&error)).await?;
                return Err(End::Closed(match error {
                    Error::WrongSecret(_) => Close::UnknownSecret,
                    // Clients forget a secret that nobody has.
                    _ => Close::Trouble,
                }));
            }
        },
    };
    let welcome = ServerMessage::Welcome {
        protocol: PROTOCOL,
        person: known.as_ref().map(|(person, _)| person.clone()),
        now: hub.now(),
    };
    send(socket, &welcome).await?;
    Ok(known)
}

/// The next text message; `None` once the connection has ended.
async fn next_text(socket: &mut impl Transport) -> Option<String> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return Some(text.to_string()),
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Binary(_) | Message::Close(_) => return None,
        }
    }
}

fn fault(error: &Error) -> ServerMessage {
    ServerMessage::Fault {
        code: error.code().to_owned(),
        message: error.to_string(),
    }
}

/// Sends a message immediately.
async fn send(socket: &mut impl Transport, message: &ServerMessage) -> Result<(), End> {
    let text = serde_json::to_string(message).map_err(|_| End::Gone)?;
    in_time(socket.send(Message::Text(text.into()))).await
}

/// Queues a message until the next flush.
async fn put(socket: &mut impl Transport, text: String) -> Result<(), End> {
    in_time(socket.feed(Message::Text(text.into()))).await
}

/// Applies the timeout of writes.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match tokio::time::timeout(SEND_WITHIN, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// The answer to a request beyond a limit, which may repeat one that has already happened.
async fn repeated(
    hub: &Hub,
    person: &Person,
    table: &str,
    key: &str,
    pace: Pace,
) -> Result<u64, Error> {
    let done = hub.entry_of(person, table, key).await?;
    done.ok_or_else(|| pace.refusal())
}

impl<T: Transport> Connection<'_, T> {
    async fn run(mut self) -> End {
        let mut pings = tokio::time::interval(PING_EVERY);
        pings.tick().await;
        let end = loop {
            let visitor = Arc::clone(&self.visitor);
            // In a fixed order, for simulations, the rarest first: none of them can starve others.
            let step = tokio::select! {
                biased;
                _ = pings.tick() => self.ping().await,
                message = self.socket.next() => match message {
                    // In a box, because an idle connection should not hold the memory of a request.
                    Some(Ok(message)) => Box::pin(self.hear(message)).await,
                    Some(Err(_)) | None => Err(End::Gone),
                },
                news = visitor.wait() => self.tell(news).await,
            };
            let sent = match step {
                Ok(()) => self.flush().await,
                Err(end) => Err(end),
            };
            if let Err(end) = sent {
                break end;
            }
        };
        for watch in self.watches.values() {
            watch.cell.leave(&self.visitor);
            self.hub.metrics().watches.dec();
        }
        end
    }

    /// Sends queued messages along with recent news, so that the reply to a move and its entry go
    /// out together.
    async fn flush(&mut self) -> Result<(), End> {
        if let Some(news) = self.visitor.take() {
            self.tell(news).await?;
        }
        in_time(self.socket.flush()).await
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Gone);
        }
        in_time(self.socket.feed(Message::Ping(Vec::new().into()))).await
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        if matches!(message, Message::Close(_)) {
            return Err(End::Gone);
        }
        self.hub.metrics().messages.inc();
        if !self.messages.take(Instant::now()) {
            self.hub.metrics().refusals.inc();
            self.say(&fault(&Error::TooFast("messages"))).await?;
            if !self.patience.take(Instant::now()) {
                return Err(End::Closed(Close::TooManyMessages));
            }
            return Ok(());
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                self.hub.metrics().refusals.inc();
                let error = Error::Unreadable("messages are text, not bytes".into());
                return self.say(&fault(&error)).await;
            }
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return Ok(()),
        };
        match serde_json::from_str(&text) {
            Ok(message) => self.obey(message).await,
            Err(error) => {
                self.hub.metrics().refusals.inc();
                let message = format!("this is no message of protocol {PROTOCOL}: {error}");
                self.say(&fault(&Error::Unreadable(message))).await
            }
        }
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), End> {
        let text = serde_json::to_string(message).map_err(|_| End::Gone)?;
        put(self.socket, text).await
    }

    async fn obey(&mut self, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Hello { .. } => {
                self.say(&fault(&Error::Hello("hello is said once"))).await
            }
            ClientMessage::Watch { table, after } => self.watch(table, after).await,
            ClientMessage::Unwatch { table } => {
                self.unwatch(&table);
                Ok(())
            }
            ClientMessage::Ask {
                table,
                version,
                key,
                request,
            } => {
                let began = Instant::now();
                let answer = self.ask(&table, version, &key, &request).await;
                let seconds = began.elapsed().as_secs_f64();
                self.hub.metrics().request_seconds.observe(seconds);
                self.answer(key, answer).await
            }
            ClientMessage::Lend { table, key } => {
                let lent = match &self.visitor.person {
                    // Each is a write to the database, which should be left to moves.
                    Some(person) if !self.hub.may(person, Pace::Words) => {
                        Err(Error::TooFast("secrets at once"))
                    }
                    Some(person) => self.hub.lend(person, &table).await,
                    None => Err(Error::Stranger),
                };
                match lent {
                    Ok(secret) => self.say(&ServerMessage::Lent { key, secret }).await,
                    Err(error) => self.answer(key, Err(error)).await,
                }
            }
            ClientMessage::Claim { table, key, secret } => {
                let claimed = self.claim(&table, &key, &secret).await;
                self.answer(key, claimed).await
            }
        }
    }

    async fn ask(
        &mut self,
        table: &str,
        version: u64,
        key: &str,
        request: &Request,
    ) -> Result<u64, Error> {
        let Some(person) = &self.visitor.person else {
            return Err(Error::Stranger);
        };
        if let Err(pace) = self.hub.may_ask(person, table, request) {
            return repeated(&self.hub, person, table, key, pace).await;
        }
        self.hub.ask(person, table, version, key, request).await
    }

    async fn claim(&mut self, table: &str, key: &str, secret: &Secret) -> Result<u64, Error> {
        let Some(person) = &self.visitor.person else {
            return Err(Error::Stranger);
        };
        // Each looks a secret up in the database.
        if !self.hub.may(person, Pace::Seats) {
            return repeated(&self.hub, person, table, key, Pace::Seats).await;
        }
        self.hub.claim(person, table, key, secret).await
    }

    async fn answer(&mut self, key: String, answer: Result<u64, Error>) -> Result<(), End> {
        let message = match answer {
            Ok(sequence) => ServerMessage::Done { key, sequence },
            Err(error) => {
                self.hub.metrics().refusals.inc();
                ServerMessage::Refused {
                    key,
                    code: error.code().to_owned(),
                    message: error.to_string(),
                    wait: error.wait(),
                }
            }
        };
        self.say(&message).await
    }

    async fn watch(&mut self, table: String, after: u64) -> Result<(), End> {
        if !self.watches.contains_key(&table) {
            if self.watches.len() >= MOST_WATCHED {
                let message = format!("a connection watches at most {MOST_WATCHED} tables");
                return self.gone(table, &Error::TooMany(message)).await;
            }
            let cell = match self.hub.cell(&table).await {
                Ok(cell) => cell,
                Err(error) => return self.gone(table, &error).await,
            };
            // Read entries of other nodes now, rather than with the next poll.
            if self.hub.storage().is_shared() {
                let caught_up = match cell.state().await {
                    Ok(mut state) => self.hub.catch_up(&cell, &mut state).await,
                    Err(error) => Err(error),
                };
                if let Err(error) = caught_up {
                    return self.gone(table, &error).await;
                }
            }
            if !self
                .addresses
                .may_read(self.address, cell.size_after(after))
            {
                return self.gone(table, &Error::TooFast("logs")).await;
            }
            cell.enter(&self.visitor);
            self.hub.metrics().watches.inc();
            if let Some(person) = &self.visitor.person
                && let Err(error) = self.hub.welcome_back(person, &cell).await
            {
                tracing::warn!(table, %error, "not welcomed back");
            }
            // Until now there may have been nobody waiting for a bot.
            if let Err(error) = self.hub.wake_bot(&cell).await {
                tracing::warn!(table, %error, "no bot was called");
            }
            self.watches
                .insert(table.clone(), Watch { cell, sent: after });
        } else if let Some(watch) = self.watches.get_mut(&table) {
            if !self
                .addresses
                .may_read(self.address, watch.cell.size_after(after))
            {
                self.unwatch(&table);
                return self.gone(table, &Error::TooFast("logs")).await;
            }
            watch.sent = after;
        }
        self.send_log(&table, true).await?;
        self.send_presence(&table).await?;
        let damage = self.watches.get(&table).map(|watch| watch.cell.check());
        match damage {
            Some(Err(error)) => self.gone(table, &error).await,
            _ => Ok(()),
        }
    }

    fn unwatch(&mut self, table: &str) {
        if let Some(watch) = self.watches.remove(table) {
            watch.cell.leave(&self.visitor);
            self.hub.metrics().watches.dec();
        }
    }

    async fn gone(&mut self, table: String, error: &Error) -> Result<(), End> {
        self.hub.metrics().refusals.inc();
        self.say(&ServerMessage::Gone {
            table,
            code: error.code().to_owned(),
            message: error.to_string(),
        })
        .await
    }

    async fn tell(&mut self, news: News) -> Result<(), End> {
        for table in &news.logs {
            self.send_log(table, false).await?;
        }
        for table in &news.presence {
            self.send_presence(table).await?;
        }
        for (table, yours) in news.turns {
            self.say(&ServerMessage::YourTurn { table, yours }).await?;
        }
        if news.leave {
            return Err(End::Closed(Close::Restart));
        }
        Ok(())
    }

    /// Sends all entries that the page does not have yet. With `always` it sends a message even if
    /// there are none, as the reply to a subscription.
    async fn send_log(&mut self, table: &str, mut always: bool) -> Result<(), End> {
        loop {
            let Some(watch) = self.watches.get_mut(table) else {
                return Ok(());
            };
            let length = watch.cell.published();
            // A page that has more entries than exist has another log: it gets all of this one.
            if watch.sent > length {
                watch.sent = 0;
            }
            if watch.sent == length && !always {
                return Ok(());
            }
            always = false;
            let now = self.hub.now();
            let (text, count) = watch.cell.log_message(watch.sent, MOST_ENTRIES, now);
            watch.sent += count as u64;
            put(self.socket, text).await?;
        }
    }

    async fn send_presence(&mut self, table: &str) -> Result<(), End> {
        let Some(watch) = self.watches.get(table) else {
            return Ok(());
        };
        let Presence {
            seats,
            absent,
            watching,
        } = watch.cell.presence();
        let table = table.to_owned();
        self.say(&ServerMessage::Present {
            table,
            seats,
            absent,
            watching,
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

    /// A page that is over the limit now and then keeps its connection, and one that never stops does
    /// not.
    #[tokio::test(start_paused = true)]
    async fn violations_are_forgiven() {
        let mut patience = Bucket::new(FORGIVEN, MOST_STRIKES);
        for _ in 0..1_000 {
            assert!(patience.take(Instant::now()));
            tokio::time::sleep(Duration::from_secs(2)).await;
        }
        let tolerated = (0..1_000).filter(|_| patience.take(Instant::now()));
        assert_eq!(tolerated.count(), MOST_STRIKES as usize);
    }

    #[test]
    fn every_close_code_is_documented_and_the_other_way_round() {
        let guide = include_str!("../../../docs/server.md");
        let table = guide.split("| close code |").nth(1).expect("the table");
        let rows = table.lines().skip(2).take_while(|line| !line.is_empty());
        let documented: Vec<String> = rows
            .filter(|row| !row.starts_with("| none |"))
            .map(|row| row.split('|').take(3).collect::<Vec<_>>().join("|"))
            .collect();
        let sent: Vec<String> = Close::iter()
            .map(|why| format!("| {} | `{}` ", why.code(), why.reason()))
            .collect();
        assert_eq!(documented, sent);
    }
}
