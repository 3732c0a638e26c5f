//! A client that keeps the tables it has subscribed to, as a page does.

use std::collections::{HashMap, VecDeque};
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use starboard_kernel::{FastRng, Registry, Seat};
use starboard_table::{Fresh, Person, Plan, Request, SeatFor, Table};
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::hostile::Frame;
use crate::lobby::{open_table, people};

/// Timeout of replies, generous for busy machines.
const PATIENCE: Duration = Duration::from_secs(30);

/// A refusal of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub code: String,
    pub message: String,
    /// After how many milliseconds the request may be granted.
    pub wait: Option<u64>,
}

/// Random bytes as hex digits.
fn random_hex(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the system has randomness");
    hex::encode(random)
}

/// A new idempotency key.
#[must_use]
pub fn key() -> String {
    random_hex(16)
}

/// Entropy for a seat.
///
/// # Panics
/// If the system gives no random numbers.
#[must_use]
pub fn fresh() -> Fresh {
    Fresh::try_from(random_hex(16)).expect("32 digits")
}

/// The plan of a public table with chat and no clock, with default options except for the number of
/// players.
#[must_use]
pub fn plan(game: &str, seats: &[SeatFor]) -> Plan {
    let mut options = starboard_kernel::OptionValues::new();
    let rules = starboard_games::registry();
    let has_players = rules.get(game).is_ok_and(|rules| {
        let schema = rules.schema();
        schema.defaults().contains_key("players")
    });
    if has_players {
        options.insert("players".to_owned(), seats.len().into());
    }
    Plan {
        public: true,
        chat: true,
        ..Plan::new(game, options, seats.to_vec())
    }
}

/// A table of a solo game with a player.
///
/// # Errors
/// If the server does not open it.
pub async fn lone_table(address: SocketAddr, game: &str) -> Result<(Client, String)> {
    let [(_, secret)] = people(address, ["Ada"]).await?;
    let table = open_table(address, &secret, plan(game, &[SeatFor::Person])).await?;
    let mut client = Client::connect(address, Some(&secret)).await?;
    client.watch(&table).await?;
    client.sit(&table, Seat::new(0)).await?;
    Ok((client, table))
}

/// A connection.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    pub person: Option<Person>,
    registry: Registry,
    tables: HashMap<String, Table>,
    /// Messages that have not been asked for yet, except logs.
    inbox: VecDeque<ServerMessage>,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client")
            .field("person", &self.person)
            .finish_non_exhaustive()
    }
}

impl Client {
    /// Connects and says hello.
    ///
    /// # Errors
    /// If the server does not welcome it.
    pub async fn connect(address: SocketAddr, secret: Option<&Secret>) -> Result<Client> {
        let client = Client::connect_silently(address, None).await?;
        client.greet(secret).await
    }

    /// The same with a tiny receive buffer.
    ///
    /// # Errors
    /// If the server does not welcome it.
    pub async fn connect_narrowly(address: SocketAddr, secret: Option<&Secret>) -> Result<Client> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4096)?;
        let stream = socket.connect(address).await?;
        let client = Client::over(stream, address, None).await?;
        client.greet(secret).await
    }

    async fn greet(mut self, secret: Option<&Secret>) -> Result<Client> {
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            secret: secret.cloned(),
        };
        self.send(&hello).await?;
        match self.next().await? {
            ServerMessage::Welcome { person, .. } => self.person = person,
            other => bail!("no welcome: {other:?}"),
        }
        Ok(self)
    }

    /// Connects and says nothing.
    ///
    /// # Errors
    /// If the server does not take the connection.
    pub async fn connect_silently(address: SocketAddr, origin: Option<&str>) -> Result<Client> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Client::over(stream, address, origin).await
    }

    async fn over(stream: TcpStream, address: SocketAddr, origin: Option<&str>) -> Result<Client> {
        let mut request = format!("ws://{address}/api/socket").into_client_request()?;
        if let Some(origin) = origin {
            request.headers_mut().insert("Origin", origin.parse()?);
        }
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Client {
            socket,
            person: None,
            registry: starboard_games::registry(),
            tables: HashMap::new(),
            inbox: VecDeque::new(),
        })
    }

    /// # Errors
    /// If the connection is gone.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<()> {
        self.send_text(serde_json::to_string(message)?).await
    }

    /// # Errors
    /// If the connection is gone.
    pub async fn send_text(&mut self, text: impl Into<String>) -> Result<()> {
        self.send_frame(Message::Text(text.into().into())).await
    }

    /// # Errors
    /// If the connection is gone.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<()> {
        self.send_frame(Message::Binary(bytes.into())).await
    }

    /// # Errors
    /// If the connection is gone.
    pub async fn send_raw(&mut self, frame: Frame) -> Result<()> {
        self.send_frame(frame.into()).await
    }

    async fn send_frame(&mut self, frame: Message) -> Result<()> {
        Ok(self.socket.send(frame).await?)
    }

    /// The next message; entries of a log are added to their table, and the log is returned as well.
    ///
    /// # Errors
    /// If the connection ends, or after a timeout.
    pub async fn next(&mut self) -> Result<ServerMessage> {
        let message = self.next_unfolded().await?;
        if let ServerMessage::Log { table, entries, .. } = &message {
            for entry in entries {
                match self.tables.get_mut(table) {
                    Some(known) => known.add(entry)?,
                    None => {
                        let opened = Table::new(entry, &self.registry)?;
                        self.tables.insert(table.clone(), opened);
                    }
                }
            }
        }
        Ok(message)
    }

    /// The next message; entries of a log are added to no table.
    ///
    /// # Errors
    /// If the connection ends, or after a timeout.
    pub async fn next_unfolded(&mut self) -> Result<ServerMessage> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next())
                .await
                .context("the server says nothing")?
                .context("the connection has ended")??;
            let text = match frame {
                Message::Text(text) => text,
                Message::Close(frame) => bail!("the connection was closed: {frame:?}"),
                _ => continue,
            };
            return serde_json::from_str(&text)
                .with_context(|| format!("not a message of this protocol: {text}"));
        }
    }

    /// Reads until the wanted message comes; other messages are kept.
    ///
    /// # Errors
    /// If the connection ends, or after a timeout.
    pub async fn until<T>(
        &mut self,
        mut wanted: impl FnMut(&ServerMessage) -> Option<T>,
    ) -> Result<T> {
        let kept = self
            .inbox
            .iter()
            .position(|message| wanted(message).is_some());
        if let Some(message) = kept.and_then(|index| self.inbox.remove(index)) {
            return wanted(&message).context("wanted a moment ago");
        }
        loop {
            let message = self.next().await?;
            if let Some(found) = wanted(&message) {
                return Ok(found);
            }
            if !matches!(message, ServerMessage::Log { .. }) {
                self.inbox.push_back(message);
            }
        }
    }

    /// A message that has already come.
    pub fn kept<T>(&mut self, wanted: impl Fn(&ServerMessage) -> Option<T>) -> Option<T> {
        let index = self
            .inbox
            .iter()
            .position(|message| wanted(message).is_some())?;
        self.inbox.remove(index).as_ref().and_then(wanted)
    }

    /// Reads and discards all pending messages.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn drain(&mut self) -> Result<()> {
        while let Ok(frame) =
            tokio::time::timeout(Duration::from_millis(1), self.socket.next()).await
        {
            match frame.context("the connection has ended")?? {
                Message::Close(_) => bail!("the connection was closed"),
                _ => continue,
            }
        }
        self.inbox.clear();
        Ok(())
    }

    /// Subscribes to a table, from the last known entry on, and waits for its log.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn watch(&mut self, table: &str) -> Result<()> {
        let after = self.tables.get(table).map_or(0, Table::sequence);
        self.watch_after(table, after).await
    }

    async fn watch_after(&mut self, table: &str, after: u64) -> Result<()> {
        let watch = ClientMessage::Watch {
            table: table.to_owned(),
            after,
        };
        self.send(&watch).await?;
        // A long log comes in several messages, followed by the presence.
        let mut has_begun = false;
        loop {
            let message = self.next().await?;
            match &message {
                ServerMessage::Log { table: of, .. } if of == table => has_begun = true,
                ServerMessage::Log { .. } => {}
                ServerMessage::Gone {
                    table: of, message, ..
                } if of == table => bail!("{message}"),
                ServerMessage::Present { table: of, .. } if of == table && has_begun => {
                    self.inbox.push_back(message);
                    return Ok(());
                }
                _ => self.inbox.push_back(message),
            }
        }
    }

    /// Starts with what another connection knew of a table.
    pub fn remember(&mut self, id: &str, table: Table) {
        self.tables.insert(id.to_owned(), table);
    }

    /// A table as this client sees it.
    ///
    /// # Panics
    /// If it has not been watched.
    #[must_use]
    pub fn table(&self, id: &str) -> &Table {
        &self.tables[id]
    }

    /// Waits until the table is as wanted.
    ///
    /// # Errors
    /// If the connection ends, or after a timeout.
    pub async fn see(&mut self, table: &str, wanted: impl Fn(&Table) -> bool) -> Result<()> {
        while !self.tables.get(table).is_some_and(&wanted) {
            self.until(|message| {
                matches!(message, ServerMessage::Log { table: of, .. } if of == table).then_some(())
            })
            .await?;
        }
        Ok(())
    }

    /// Waits for a notification of a turn: the table, and whether the turn begins or ends.
    ///
    /// # Errors
    /// If the connection ends, or after a timeout.
    pub async fn hear_of_turn(&mut self) -> Result<(String, bool)> {
        self.until(|message| match message {
            ServerMessage::YourTurn { table, yours } => Some((table.clone(), *yours)),
            _ => None,
        })
        .await
    }

    /// Sends a request with the latest known version, and waits for the reply.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn ask(&mut self, table: &str, request: Request) -> Result<Result<u64, Refused>> {
        let version = self.tables.get(table).map_or(0, Table::sequence);
        self.ask_with(table, version, &key(), request).await
    }

    /// The same with an explicit version and key.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn ask_with(
        &mut self,
        table: &str,
        version: u64,
        key: &str,
        request: Request,
    ) -> Result<Result<u64, Refused>> {
        self.send(&ClientMessage::Ask {
            table: table.to_owned(),
            version,
            key: key.to_owned(),
            request,
        })
        .await?;
        self.answer(key).await
    }

    /// Waits for the reply to the request with a key.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn answer(&mut self, wanted: &str) -> Result<Result<u64, Refused>> {
        self.until(|message| match message {
            ServerMessage::Done { key, sequence } if key == wanted => Some(Ok(*sequence)),
            ServerMessage::Refused {
                key,
                code,
                message,
                wait,
            } if key == wanted => Some(Err(Refused {
                code: code.clone(),
                message: message.clone(),
                wait: *wait,
            })),
            _ => None,
        })
        .await
    }

    /// Sends a request that must succeed, and waits for its entry.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn get(&mut self, table: &str, request: Request) -> Result<u64> {
        let asked = format!("{request:?}");
        match self.ask(table, request).await? {
            Ok(sequence) => {
                self.see(table, |table| table.sequence() >= sequence)
                    .await?;
                Ok(sequence)
            }
            Err(refused) => bail!("{asked} is refused: {refused:?}"),
        }
    }

    /// # Errors
    /// If the seat is not free.
    pub async fn sit(&mut self, table: &str, seat: Seat) -> Result<u64> {
        let entropy = fresh();
        self.get(table, Request::Sit { seat, entropy }).await
    }

    /// The seat of this client's person.
    #[must_use]
    pub fn seat(&self, table: &str) -> Option<Seat> {
        let person = self.person.as_ref()?;
        self.tables.get(table)?.seat_of(&person.id)
    }

    /// Whether it is this client's turn.
    #[must_use]
    pub fn is_to_act(&self, table: &str) -> bool {
        let to_act = self.tables.get(table).and_then(Table::person_to_act);
        to_act.is_some() && to_act == self.seat(table)
    }

    /// Some legal action.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn some_action(&self, table: &str, rng: &mut FastRng) -> String {
        let actions = self
            .table(table)
            .play()
            .expect("begun")
            .position()
            .legal_actions();
        actions[rng.below(actions.len() as u32) as usize].clone()
    }

    /// Closes the connection, as a closed page does.
    pub async fn close(mut self) {
        // It may be gone already.
        let _ = self.socket.close(None).await;
    }
}
