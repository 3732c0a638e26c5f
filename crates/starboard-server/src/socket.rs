//! A connection of a page: what it says is done one after the other, and what happens at the
//! tables it watches is sent as it happens.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use starboard_table::online::{Person, Request};
use starboard_wire::{ClientMessage, PROTOCOL, ServerMessage, code};

use tokio::time::MissedTickBehavior;

use crate::hub::{Cell, Hub, News, Refused, Visitor};
use crate::limits::{Admission, Bucket, Limits};

/// Who says nothing at first is sent away.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// A page that does not read for so long is sent away; it comes back and catches up.
const SEND_WITHIN: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(25);
/// Without a sign of life for so long the link is dead.
const SILENCE: Duration = Duration::from_secs(80);
/// Who comes and goes is told at most so often: at a table that many watch it happens all the
/// time.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);
const MOST_WATCHED: usize = 20;
/// Entries that go into one message.
const MOST_ENTRIES: usize = 200;
/// After so many messages that were too fast the connection ends.
const MOST_STRIKES: u32 = 50;
/// Messages at a table: a few at once, then one every two seconds.
const WORDS: (f64, f64) = (0.5, 5.0);

struct Watch {
    cell: Arc<Cell>,
    /// How many entries the page has.
    sent: u64,
}

struct Connection {
    socket: WebSocket,
    hub: Hub,
    visitor: Arc<Visitor>,
    watches: HashMap<String, Watch>,
    messages: Bucket,
    words: Bucket,
    strikes: u32,
    heard: Instant,
    /// Tables where somebody came or went, and the page does not know yet.
    comings: BTreeSet<String>,
}

/// The connection is to end.
struct End;

pub(crate) async fn serve(mut socket: WebSocket, hub: Hub, limits: Limits, admission: Admission) {
    let metrics = hub.metrics().clone();
    metrics.connections.inc();
    if let Some(person) = greet(&mut socket, &hub).await {
        let visitor = Arc::new(Visitor::new(person));
        hub.arrive(&visitor);
        let rate = f64::from(limits.messages_per_second);
        let connection = Connection {
            socket,
            hub: hub.clone(),
            visitor: Arc::clone(&visitor),
            watches: HashMap::new(),
            messages: Bucket::new(rate, rate * 3.0),
            words: Bucket::new(WORDS.0, WORDS.1),
            strikes: 0,
            heard: Instant::now(),
            comings: BTreeSet::new(),
        };
        connection.run().await;
        hub.depart(&visitor);
    }
    metrics.connections.dec();
    drop(admission);
}

/// The first exchange; nothing if the connection ends with it.
async fn greet(socket: &mut WebSocket, hub: &Hub) -> Option<Option<Person>> {
    let first = tokio::time::timeout(HELLO_WITHIN, next_text(socket)).await;
    let Ok(Some(text)) = first else {
        let fault = fault(code::HELLO, "say hello first");
        let _ = send(socket, &fault).await;
        return None;
    };
    // A page of another version may say hello in other words.
    let said: Result<ClientMessage, _> = serde_json::from_str(&text);
    let Ok(ClientMessage::Hello { protocol, secret }) = said else {
        let answer = match said {
            Err(_) if text.contains("\"hello\"") => ServerMessage::Reload { protocol: PROTOCOL },
            _ => fault(code::HELLO, "say hello first"),
        };
        let _ = send(socket, &answer).await;
        return None;
    };
    if protocol != PROTOCOL {
        let _ = send(socket, &ServerMessage::Reload { protocol: PROTOCOL }).await;
        return None;
    }
    let person = match secret {
        None => None,
        Some(secret) => match hub.person_of(&secret).await {
            Ok(person) => Some(person),
            Err(refused) => {
                let _ = send(socket, &fault(refused.code, &refused.message)).await;
                return None;
            }
        },
    };
    let welcome = ServerMessage::Welcome {
        protocol: PROTOCOL,
        person: person.clone(),
        now: hub.now(),
    };
    send(socket, &welcome).await.ok()?;
    Some(person)
}

/// The next message that is text; nothing once the connection ends.
async fn next_text(socket: &mut WebSocket) -> Option<String> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(text.to_string()),
            Message::Ping(_) | Message::Pong(_) => {}
            Message::Binary(_) | Message::Close(_) => return None,
        }
    }
}

fn fault(code: &str, message: &str) -> ServerMessage {
    ServerMessage::Fault {
        code: code.to_owned(),
        message: message.to_owned(),
    }
}

/// Sends a message at once.
async fn send(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), End> {
    let text = serde_json::to_string(message).map_err(|_| End)?;
    in_time(socket.send(Message::Text(text.into()))).await
}

/// Puts a message with those that go out together.
async fn put(socket: &mut WebSocket, text: String) -> Result<(), End> {
    in_time(socket.feed(Message::Text(text.into()))).await
}

/// A page that does not read must not be waited for.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match tokio::time::timeout(SEND_WITHIN, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End),
    }
}

impl Connection {
    async fn run(mut self) {
        let mut pings = tokio::time::interval(PING_EVERY);
        pings.tick().await;
        let mut presence = tokio::time::interval(PRESENCE_EVERY);
        presence.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let visitor = Arc::clone(&self.visitor);
            let step = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(_)) | None => Err(End),
                },
                news = visitor.wait() => self.tell(news).await,
                _ = presence.tick(), if !self.comings.is_empty() => self.tell_presence().await,
                _ = pings.tick() => self.ping().await,
            };
            if step.is_err() || self.flush().await.is_err() {
                break;
            }
        }
        for watch in self.watches.values() {
            watch.cell.leave(&self.visitor);
            self.hub.tell_presence(&watch.cell);
            self.hub.metrics().watches.dec();
        }
    }

    /// Sends what was put together, with what has happened meanwhile: the answer to a move goes
    /// out with its entry.
    async fn flush(&mut self) -> Result<(), End> {
        if let Some(news) = self.visitor.take() {
            self.tell(news).await?;
        }
        in_time(self.socket.flush()).await
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End);
        }
        in_time(self.socket.feed(Message::Ping(Vec::new().into()))).await
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => {
                return self
                    .say(&fault(code::UNREADABLE, "messages are text, not bytes"))
                    .await;
            }
            Message::Close(_) => return Err(End),
        };
        self.hub.metrics().messages.inc();
        if !self.messages.take(Instant::now()) {
            self.strikes += 1;
            self.hub.metrics().refusals.inc();
            let fault = fault(code::TOO_FAST, "too many messages: wait a little");
            self.say(&fault).await?;
            if self.strikes > MOST_STRIKES {
                self.flush().await?;
                return Err(End);
            }
            return Ok(());
        }
        match serde_json::from_str(&text) {
            Ok(message) => self.obey(message).await,
            Err(error) => {
                self.hub.metrics().refusals.inc();
                let message = format!("this is no message of protocol {PROTOCOL}: {error}");
                self.say(&fault(code::UNREADABLE, &message)).await
            }
        }
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), End> {
        let text = serde_json::to_string(message).map_err(|_| End)?;
        put(&mut self.socket, text).await
    }

    async fn obey(&mut self, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Hello { .. } => {
                self.say(&fault(code::HELLO, "hello is said once")).await
            }
            ClientMessage::Watch { table, after } => self.watch(table, after).await,
            ClientMessage::Unwatch { table } => {
                if let Some(watch) = self.watches.remove(&table) {
                    watch.cell.leave(&self.visitor);
                    self.hub.tell_presence(&watch.cell);
                    self.hub.metrics().watches.dec();
                }
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
                    Some(person) => self.hub.lend(person, &table).await,
                    None => Err(stranger()),
                };
                match lent {
                    Ok(secret) => self.say(&ServerMessage::Lent { key, secret }).await,
                    Err(refused) => self.answer(key, Err(refused)).await,
                }
            }
            ClientMessage::Claim { table, key, secret } => {
                let claimed = match &self.visitor.person {
                    Some(person) => self.hub.claim(person, &table, &key, &secret).await,
                    None => Err(stranger()),
                };
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
    ) -> Result<u64, Refused> {
        let Some(person) = &self.visitor.person else {
            return Err(stranger());
        };
        if matches!(request, Request::Say { .. }) && !self.words.take(Instant::now()) {
            return Err(Refused::new(
                code::TOO_FAST,
                "too many words at once: wait a little",
            ));
        }
        self.hub.ask(person, table, version, key, request).await
    }

    async fn answer(&mut self, key: String, answer: Result<u64, Refused>) -> Result<(), End> {
        let message = match answer {
            Ok(sequence) => ServerMessage::Done { key, sequence },
            Err(refused) => {
                self.hub.metrics().refusals.inc();
                ServerMessage::Refused {
                    key,
                    code: refused.code.to_owned(),
                    message: refused.message,
                }
            }
        };
        self.say(&message).await
    }

    async fn watch(&mut self, table: String, after: u64) -> Result<(), End> {
        if !self.watches.contains_key(&table) {
            if self.watches.len() >= MOST_WATCHED {
                let message = format!("a connection watches at most {MOST_WATCHED} tables");
                return self
                    .gone(table, Refused::new(code::TOO_MANY, message))
                    .await;
            }
            let cell = match self.hub.cell(&table).await {
                Ok(cell) => cell,
                Err(refused) => return self.gone(table, refused).await,
            };
            // What other nodes have done is read now rather than a second later.
            if self.hub.storage().is_shared() {
                let mut room = cell.room.lock().await;
                if let Err(refused) = self.hub.catch_up(&cell, &mut room).await {
                    drop(room);
                    return self.gone(table, refused).await;
                }
            }
            cell.enter(&self.visitor);
            self.hub.tell_presence(&cell);
            self.hub.metrics().watches.inc();
            if let Some(person) = &self.visitor.person
                && let Err(refused) = self.hub.welcome_back(person, &cell).await
            {
                tracing::warn!(table, message = refused.message, "not welcomed back");
            }
            self.watches
                .insert(table.clone(), Watch { cell, sent: after });
        } else if let Some(watch) = self.watches.get_mut(&table) {
            watch.sent = after;
        }
        self.send_log(&table, true).await?;
        self.send_presence(&table).await
    }

    async fn gone(&mut self, table: String, refused: Refused) -> Result<(), End> {
        self.hub.metrics().refusals.inc();
        self.say(&ServerMessage::Gone {
            table,
            code: refused.code.to_owned(),
            message: refused.message,
        })
        .await
    }

    async fn tell(&mut self, news: News) -> Result<(), End> {
        for table in &news.logs {
            self.send_log(table, false).await?;
        }
        self.comings.extend(news.presence);
        for (table, yours) in news.turns {
            self.say(&ServerMessage::YourTurn { table, yours }).await?;
        }
        if news.leave {
            let close = CloseFrame {
                code: close_code::RESTART,
                reason: "the server restarts".into(),
            };
            let _ = self.socket.send(Message::Close(Some(close))).await;
            return Err(End);
        }
        Ok(())
    }

    async fn tell_presence(&mut self) -> Result<(), End> {
        for table in std::mem::take(&mut self.comings) {
            self.send_presence(&table).await?;
        }
        Ok(())
    }

    /// Everything that the page does not have yet. `always` if it waits for an answer even when
    /// there is nothing new.
    async fn send_log(&mut self, table: &str, mut always: bool) -> Result<(), End> {
        loop {
            let Some(watch) = self.watches.get_mut(table) else {
                return Ok(());
            };
            let length = watch.cell.published();
            // A page that has more than there is speaks of another log: it gets all of this one.
            if watch.sent > length {
                watch.sent = 0;
            }
            let mut entries = watch.cell.entries_after(watch.sent);
            entries.truncate(MOST_ENTRIES);
            if entries.is_empty() && !always {
                return Ok(());
            }
            always = false;
            watch.sent += entries.len() as u64;
            let text = log_message(table, self.hub.now(), &entries);
            put(&mut self.socket, text).await?;
        }
    }

    async fn send_presence(&mut self, table: &str) -> Result<(), End> {
        let Some(watch) = self.watches.get(table) else {
            return Ok(());
        };
        let (seats, watching) = watch.cell.present();
        let table = table.to_owned();
        self.say(&ServerMessage::Present {
            table,
            seats,
            watching,
        })
        .await
    }
}

fn stranger() -> Refused {
    Refused::new(
        code::STRANGER,
        "say who you are first: make a name for yourself",
    )
}

/// [`ServerMessage::Log`] from entries as they are stored, without reading them.
fn log_message(table: &str, now: u64, entries: &[Arc<str>]) -> String {
    let size: usize = entries.iter().map(|entry| entry.len() + 1).sum();
    let mut text = String::with_capacity(size + table.len() + 60);
    text.push_str("{\"log\":{\"table\":\"");
    text.push_str(table);
    text.push_str("\",\"now\":");
    text.push_str(&now.to_string());
    text.push_str(",\"entries\":[");
    for (index, entry) in entries.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str(entry);
    }
    text.push_str("]}}");
    text
}
