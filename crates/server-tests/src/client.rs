//! A client that keeps the tables it watches as a page does.

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

/// Longer than any answer takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the server says to what it does not do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub code: String,
    pub message: String,
}

/// Random bytes as hex digits.
fn hex(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the system has randomness");
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A key that nobody has used.
#[must_use]
pub fn key() -> String {
    hex(16)
}

/// Entropy for a seat.
///
/// # Panics
/// If the system gives no random numbers.
#[must_use]
pub fn fresh() -> Fresh {
    Fresh::try_from(hex(16)).expect("32 digits")
}

/// The plan of a public table with messages and no clock, with the usual options of a game but
/// for the number of its players.
#[must_use]
pub fn plan(game: &str, seats: &[SeatFor]) -> Plan {
    let mut options = starboard_kernel::OptionValues::new();
    let rules = starboard_bots::registry();
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

/// A table of a game for one, with somebody at it.
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
    rooms: HashMap<String, Table>,
    /// What has come and nobody has asked for yet, logs excepted.
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

    /// The same over a link that holds very little of what nobody has read.
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
            registry: starboard_bots::registry(),
            rooms: HashMap::new(),
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

    /// The next message; logs are added to the rooms on the way, and told as well.
    ///
    /// # Errors
    /// If the connection ends, or nothing comes for long.
    pub async fn next(&mut self) -> Result<ServerMessage> {
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
            let message: ServerMessage = serde_json::from_str(&text)
                .with_context(|| format!("not a message of this protocol: {text}"))?;
            if let ServerMessage::Log { table, entries, .. } = &message {
                for entry in entries {
                    match self.rooms.get_mut(table) {
                        Some(room) => room.add(entry)?,
                        None => {
                            let room = Table::new(entry, &self.registry)?;
                            self.rooms.insert(table.clone(), room);
                        }
                    }
                }
            }
            return Ok(message);
        }
    }

    /// Reads on until a message is the wanted one; what comes before is kept for others.
    ///
    /// # Errors
    /// If the connection ends, or nothing comes for long.
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

    /// Something of what has come and nobody has asked for yet.
    pub fn kept<T>(&mut self, wanted: impl Fn(&ServerMessage) -> Option<T>) -> Option<T> {
        let index = self
            .inbox
            .iter()
            .position(|message| wanted(message).is_some())?;
        self.inbox.remove(index).as_ref().and_then(wanted)
    }

    /// Reads what has come so far, and forgets it.
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

    /// Begins to watch a table, or goes on after what is known of it; then all of its log is
    /// known.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn watch(&mut self, table: &str) -> Result<()> {
        let after = self.rooms.get(table).map_or(0, Table::sequence);
        self.watch_after(table, after).await
    }

    async fn watch_after(&mut self, table: &str, after: u64) -> Result<()> {
        let watch = ClientMessage::Watch {
            table: table.to_owned(),
            after,
        };
        self.send(&watch).await?;
        // A long log comes in several messages, and who is there after the last of them.
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

    /// Takes along what another connection knew of a table.
    pub fn remember(&mut self, table: &str, room: Table) {
        self.rooms.insert(table.to_owned(), room);
    }

    /// A table as this client sees it.
    ///
    /// # Panics
    /// If it has not been watched.
    #[must_use]
    pub fn room(&self, table: &str) -> &Table {
        &self.rooms[table]
    }

    /// Reads on until the table is as wanted.
    ///
    /// # Errors
    /// If the connection ends, or nothing comes for long.
    pub async fn see(&mut self, table: &str, wanted: impl Fn(&Table) -> bool) -> Result<()> {
        while !self.rooms.get(table).is_some_and(&wanted) {
            self.until(|message| {
                matches!(message, ServerMessage::Log { table: of, .. } if of == table).then_some(())
            })
            .await?;
        }
        Ok(())
    }

    /// Waits to be told of a turn at a table that is not watched: which, and whether it is one's
    /// own.
    ///
    /// # Errors
    /// If the connection ends, or nothing comes for long.
    pub async fn hear_of_turn(&mut self) -> Result<(String, bool)> {
        self.until(|message| match message {
            ServerMessage::YourTurn { table, yours } => Some((table.clone(), *yours)),
            _ => None,
        })
        .await
    }

    /// Asks for something at the table as it is known, and waits for the answer.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn ask(&mut self, table: &str, request: Request) -> Result<Result<u64, Refused>> {
        let version = self.rooms.get(table).map_or(0, Table::sequence);
        self.ask_with(table, version, &key(), request).await
    }

    /// The same with a version and a key of one's own.
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

    /// The answer to what was asked with a key.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn answer(&mut self, wanted: &str) -> Result<Result<u64, Refused>> {
        self.until(|message| match message {
            ServerMessage::Done { key, sequence } if key == wanted => Some(Ok(*sequence)),
            ServerMessage::Refused { key, code, message } if key == wanted => Some(Err(Refused {
                code: code.clone(),
                message: message.clone(),
            })),
            _ => None,
        })
        .await
    }

    /// Asks for something that is possible, and waits until it is seen.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn get(&mut self, table: &str, request: Request) -> Result<u64> {
        let asked = format!("{request:?}");
        match self.ask(table, request).await? {
            Ok(sequence) => {
                self.see(table, |room| room.sequence() >= sequence).await?;
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
        self.rooms.get(table)?.seat_of(&person.id)
    }

    /// Whether it is this client's turn.
    #[must_use]
    pub fn is_to_act(&self, table: &str) -> bool {
        let to_act = self.rooms.get(table).and_then(Table::person_to_act);
        to_act.is_some() && to_act == self.seat(table)
    }

    /// Some legal action.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn some_action(&self, table: &str, rng: &mut FastRng) -> String {
        let actions = self.room(table).play().expect("begun").position().actions();
        actions[rng.below(actions.len() as u32) as usize].clone()
    }

    /// Ends the connection as a page does that is closed.
    pub async fn close(mut self) {
        // It may be gone already.
        let _ = self.socket.close(None).await;
    }
}
