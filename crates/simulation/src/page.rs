//! A page: it keeps tables as the fold of what the server sends, sends requests, and repeats those
//! that were not answered with the same key over its next connection. It does so with the same code as
//! the clients of people, which is in `starboard-wire`.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use starboard_kernel::{Level, Registry, Seat};
use starboard_server::socket::Message;
use starboard_table::{
    Absent, Entry, Fresh, Person, Phase, Request, SeatFor, SeatKind, Table, Wish,
};
use starboard_wire::{ClientMessage, Outbox, PROTOCOL, Secret, ServerMessage, code};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::network::{End, Scissors, connect};
use crate::node::Node;
use crate::world::{World, locked};

/// How long a page waits for an answer before it takes the connection for dead.
const PATIENCE: Duration = Duration::from_secs(9);
/// How often a player who may leave does so instead of acting, per mille.
const LEAVES: u32 = 100;
/// Servers ping more often than that.
const SILENCE: Duration = Duration::from_secs(30);

/// What a page knows and has been told, for the checks after a run.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    pub(crate) logs: BTreeMap<String, Vec<Entry>>,
    pub(crate) tables: BTreeMap<String, Table>,
    /// Acknowledged requests: table, key and number of the entry.
    pub(crate) acknowledged: Vec<(String, String, u64)>,
    /// Requests that were refused for good.
    pub(crate) refused: BTreeSet<(String, String)>,
    /// The request without an answer; there is one at most.
    pub(crate) outbox: Outbox<Pending>,
    /// When it was sent last, and how often it was.
    sent: Option<(Instant, u32)>,
    pub(crate) connection: Option<Scissors>,
    /// Whose page it is.
    pub(crate) person: Option<Person>,
    /// It asks for nothing new.
    pub(crate) is_done: bool,
}

/// Secrets that move a seat, with their tables. All pages share them, as people do links.
pub(crate) type Links = Arc<Mutex<Vec<(String, Secret)>>>;

/// What a page may ask a server for.
#[derive(Clone, Debug)]
enum Asked {
    Request { version: u64, request: Request },
    Lend,
    Claim { secret: Secret },
}

#[derive(Debug)]
pub(crate) struct Pending {
    table: String,
    asked: Asked,
}

impl Pending {
    fn message(&self, key: &str) -> ClientMessage {
        let (table, key) = (self.table.clone(), key.to_owned());
        match self.asked.clone() {
            Asked::Request { version, request } => ClientMessage::Ask {
                table,
                version,
                key,
                request,
            },
            Asked::Lend => ClientMessage::Lend { table, key },
            Asked::Claim { secret } => ClientMessage::Claim { table, key, secret },
        }
    }
}

/// Why a session ends.
#[derive(Debug)]
pub(crate) struct Lost;

pub(crate) struct Page {
    pub(crate) world: World,
    pub(crate) registry: Registry,
    pub(crate) person: Person,
    pub(crate) secret: Secret,
    pub(crate) nodes: Vec<Arc<Node>>,
    /// How long this person thinks, in milliseconds.
    pub(crate) pace: u32,
    pub(crate) notes: Arc<Mutex<Notes>>,
    pub(crate) address: IpAddr,
    /// Whether one of those who play has yet to leave for minutes.
    pub(crate) leave: Arc<AtomicBool>,
    pub(crate) is_leaving: bool,
    /// Who is absent from which table, as the server says.
    pub(crate) absent: BTreeMap<String, Vec<Absent>>,
    pub(crate) links: Links,
    /// The tables that it is subscribed to over the current connection.
    pub(crate) watched: BTreeSet<String>,
}

impl Page {
    /// Connects again and again, to any node.
    pub(crate) async fn run(mut self) {
        // Since the last welcome.
        let mut tries = 0;
        loop {
            let node = self.world.pick(&self.nodes).cloned();
            let (near, far, scissors) = connect(&self.world);
            if node.is_some_and(|node| node.serve(far, scissors.clone(), self.address)) {
                locked(&self.notes).connection = Some(scissors);
                let Err(Lost) = self.session(near, &mut tries).await;
                locked(&self.notes).connection = None;
            }
            let chance = f64::from(self.world.below(1_000)) / 1_000.0;
            let pause = starboard_wire::pause(tries, chance);
            tries += 1;
            sleep(Duration::from_millis(pause as u64)).await;
            if std::mem::take(&mut self.is_leaving) {
                // Long enough for a bot to take over.
                let back = Instant::now() + self.world.millis(125_000, 180_000);
                while Instant::now() < back && !locked(&self.notes).is_done {
                    sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    async fn session(
        &mut self,
        mut end: End,
        tries: &mut i32,
    ) -> Result<std::convert::Infallible, Lost> {
        self.watched.clear();
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            secret: Some(self.secret.clone()),
        };
        send(&mut end, &hello).await?;
        let welcome = timeout(PATIENCE, receive(&mut end)).await;
        match welcome.map_err(|_| Lost)?? {
            Some(ServerMessage::Welcome { .. }) => *tries = 0,
            // Clients would throw their secret away.
            Some(ServerMessage::Fault { code, message }) if code == code::WRONG_SECRET => {
                self.world
                    .problem(format_args!("{}: {message}", self.person.name));
                return Err(Lost);
            }
            Some(ServerMessage::Fault { .. }) | None => return Err(Lost),
            Some(other) => {
                self.world.problem(format_args!(
                    "{} instead of a welcome: {other:?}",
                    self.person.name
                ));
                return Err(Lost);
            }
        }
        let known: Vec<String> = locked(&self.notes).logs.keys().cloned().collect();
        for table in known {
            self.watch(&mut end, &table).await?;
        }
        let unanswered: Vec<ClientMessage> =
            locked(&self.notes).outbox.messages().cloned().collect();
        for message in unanswered {
            self.ask(&mut end, &message).await?;
        }
        let mut heard = Instant::now();
        let mut next = Instant::now() + self.thought();
        loop {
            let sent = locked(&self.notes).sent;
            let gives_up = sent.map_or(heard + SILENCE, |(since, _)| since + PATIENCE);
            tokio::select! {
                biased;
                message = receive(&mut end) => {
                    heard = Instant::now();
                    if let Some(message) = message? {
                        self.hear(&mut end, message).await?;
                    }
                }
                () = sleep_until(gives_up) => return Err(Lost),
                () = sleep_until(next), if sent.is_none() => {
                    next = Instant::now() + self.thought();
                    if self.leave.load(Ordering::Relaxed) && self.plays() && self.world.chance(LEAVES) {
                        self.leave.store(false, Ordering::Relaxed);
                        self.is_leaving = true;
                        return Err(Lost);
                    }
                    self.act(&mut end).await?;
                }
            }
        }
    }

    /// Whether a game waits for this person, now or later.
    fn plays(&self) -> bool {
        let notes = locked(&self.notes);
        let mut tables = notes.tables.values();
        tables.any(|table| {
            table.phase() == Phase::Playing && table.seat_of(&self.person.id).is_some()
        })
    }

    fn thought(&self) -> Duration {
        // Sometimes a player is away for longer than the clocks allow.
        match self.world.chance(8) {
            true => self.world.millis(5_000, 70_000),
            false => self.world.millis(20, self.pace),
        }
    }

    async fn watch(&mut self, end: &mut End, table: &str) -> Result<(), Lost> {
        if self.watched.insert(table.to_owned()) {
            let after = locked(&self.notes).logs.get(table).map_or(0, Vec::len) as u64;
            let table = table.to_owned();
            send(end, &ClientMessage::Watch { table, after }).await?;
        }
        Ok(())
    }

    async fn ask(&self, end: &mut End, message: &ClientMessage) -> Result<(), Lost> {
        {
            let mut notes = locked(&self.notes);
            let attempts = notes.sent.map_or(0, |(_, attempts)| attempts);
            notes.sent = Some((Instant::now(), attempts + 1));
        }
        send(end, message).await
    }

    async fn hear(&mut self, end: &mut End, message: ServerMessage) -> Result<(), Lost> {
        match message {
            ServerMessage::Log { table, entries, .. } => {
                self.add(&table, entries);
                let next = {
                    let notes = locked(&self.notes);
                    let table = notes.tables.get(&table);
                    table.and_then(|table| table.neighbours().0.map(str::to_owned))
                };
                if let Some(next) = next {
                    locked(&self.notes).logs.entry(next.clone()).or_default();
                    self.watch(end, &next).await?;
                }
            }
            ServerMessage::Done { key, sequence } => self.answered(&key, Ok(sequence)),
            ServerMessage::Refused {
                key, code, message, ..
            } => {
                self.answered(&key, Err((code, message)));
            }
            ServerMessage::Lent { key, secret } => {
                let mut notes = locked(&self.notes);
                if let Some(lent) = notes.outbox.answered(&key) {
                    notes.sent = None;
                    locked(&self.links).push((lent.table, secret));
                }
            }
            ServerMessage::Gone { table, code, .. } => {
                self.world.note(format_args!(
                    "{}: {table} is gone: {code}",
                    self.person.name
                ));
                if code == code::DAMAGED {
                    self.world
                        .problem(format_args!("the log of {table} is damaged"));
                }
                self.watched.remove(&table);
                return Err(Lost);
            }
            ServerMessage::Fault { code, message } if code != code::TOO_FAST => {
                self.world.problem(format_args!(
                    "{}: fault {code}: {message}",
                    self.person.name
                ));
            }
            ServerMessage::Present { table, absent, .. } => {
                self.absent.insert(table, absent);
            }
            ServerMessage::Fault { .. }
            | ServerMessage::Welcome { .. }
            | ServerMessage::YourTurn { .. }
            | ServerMessage::Reload { .. } => {}
        }
        Ok(())
    }

    /// Clients accept entries that they know already. Here none may be missing, and none may come again:
    /// it subscribes to a table once per connection, after what it has.
    fn add(&self, table: &str, entries: Vec<Entry>) {
        let mut notes = locked(&self.notes);
        let Notes { logs, tables, .. } = &mut *notes;
        let log = logs.entry(table.to_owned()).or_default();
        for (entry, expected) in entries.iter().zip(log.len() as u64 + 1..) {
            if entry.sequence != expected {
                self.world.problem(format_args!(
                    "{} got entry {} of {table} instead of {expected}",
                    self.person.name, entry.sequence
                ));
                return;
            }
        }
        let mut known = tables.remove(table);
        let followed = starboard_wire::follow(&mut known, &entries, &self.registry);
        tables.extend(known.map(|known| (table.to_owned(), known)));
        match followed {
            Ok(_) => log.extend(entries),
            Err(broken) => self.world.problem(format_args!(
                "{} cannot add to {table}: {broken}",
                self.person.name
            )),
        }
    }

    fn answered(&self, key: &str, answer: Result<u64, (String, String)>) {
        let mut notes = locked(&self.notes);
        let Some(pending) = notes.outbox.answered(key) else {
            self.world.problem(format_args!(
                "{}: an answer to nothing: {key}",
                self.person.name
            ));
            return;
        };
        self.world.note(format_args!(
            "{}: {key}, {:?} is {answer:?}",
            self.person.name, pending.asked
        ));
        let sent = notes.sent.take();
        match answer {
            Ok(sequence) => {
                let done = (pending.table, key.to_owned(), sequence);
                notes.acknowledged.push(done);
            }
            // It may have happened after all: ask again, over the next connection.
            Err((code, _)) if code == code::TROUBLE => {
                let message = pending.message(key);
                notes.outbox.push(key.to_owned(), message, pending);
                notes.sent = sent;
                if let Some(connection) = &notes.connection {
                    connection.cut(false);
                }
            }
            Err((code, _)) if code == code::DAMAGED || code == code::UNREADABLE => {
                self.world.problem(format_args!("{code}: {pending:?}"));
            }
            Err(_) => {
                // An attempt over an earlier connection may be under way, and be granted when the
                // table has changed.
                let is_timeless = match &pending.asked {
                    Asked::Request { request, .. } => request.is_timeless(),
                    Asked::Lend | Asked::Claim { .. } => false,
                };
                let attempts = sent.map_or(0, |(_, attempts)| attempts);
                if attempts > 1 && is_timeless {
                    return;
                }
                notes.refused.insert((pending.table, key.to_owned()));
            }
        }
    }

    async fn act(&mut self, end: &mut End) -> Result<(), Lost> {
        let chosen = {
            let notes = locked(&self.notes);
            if notes.is_done {
                return Ok(());
            }
            // The last tables are the newest rematches; the older ones rest.
            let tables: Vec<(&String, &Table)> = (notes.tables.iter())
                .filter(|(_, table)| table.neighbours().0.is_none())
                .collect();
            let Some((id, table)) = self.world.pick(&tables) else {
                return Ok(());
            };
            let version = table.sequence();
            let request = || {
                let request = self.choose(id, table)?;
                Some(Asked::Request { version, request })
            };
            let asked = self.move_seat(id, table).or_else(request);
            asked.map(|asked| ((*id).clone(), asked))
        };
        let Some((table, asked)) = chosen else {
            return Ok(());
        };
        let key = hex::encode(self.world.bytes::<8>());
        let pending = Pending { table, asked };
        let message = pending.message(&key);
        locked(&self.notes)
            .outbox
            .push(key, message.clone(), pending);
        self.ask(end, &message).await
    }

    fn entropy(&self) -> Fresh {
        let digits = hex::encode(self.world.bytes::<16>());
        Fresh::try_from(digits).expect("32 digits")
    }

    /// A player moves their seat to another device, or a person without a seat takes one.
    fn move_seat(&self, id: &str, table: &Table) -> Option<Asked> {
        if table.seat_of(&self.person.id).is_some() {
            return self.world.chance(10).then_some(Asked::Lend);
        }
        let links = locked(&self.links);
        let here: Vec<&Secret> = (links.iter())
            .filter(|(table, _)| table == id)
            .map(|(_, secret)| secret)
            .collect();
        let secret = self.world.pick(&here).filter(|_| self.world.chance(300))?;
        let secret = (*secret).clone();
        Some(Asked::Claim { secret })
    }

    /// What only the host may do.
    fn host(&self, table: &Table) -> Option<Request> {
        let seat = Seat::new(self.world.below(table.seats().len() as u32) as usize);
        match (table.phase(), self.world.below(200)) {
            (Phase::Gathering, 0) => Some(Request::Close),
            (Phase::Gathering, 1..6) => Some(Request::Free { seat }),
            (Phase::Gathering, 6..16) => Some(Request::Plan {
                seat,
                by: match self.world.chance(500) {
                    true => SeatFor::Person,
                    false => SeatFor::bot(Level::FIRST),
                },
            }),
            (Phase::Playing, 0..2) => Some(Request::Remove { seat }),
            (Phase::Playing, 2..8) => Some(Request::Readmit { seat }),
            _ => None,
        }
    }

    /// What a person might ask for; not all of it is allowed.
    fn choose(&self, id: &str, table: &Table) -> Option<Request> {
        let own = table.seat_of(&self.person.id);
        if self.world.chance(40) {
            let text = format!("{}", self.world.below(1_000_000));
            return Some(Request::Say { text });
        }
        if table.host().id == self.person.id
            && let Some(request) = self.host(table)
        {
            return Some(request);
        }
        match table.phase() {
            Phase::Closed => None,
            Phase::Gathering => Some(match own {
                Some(_) if self.world.chance(900) => return None,
                Some(_) => Request::Stand,
                None => Request::Sit {
                    seat: Seat::new(self.world.below(table.seats().len() as u32) as usize),
                    entropy: self.entropy(),
                },
            }),
            Phase::Over => {
                own?;
                let entropy = Some(self.entropy());
                Some(match table.wish() {
                    Some(_) => Request::Answer {
                        agrees: self.world.chance(900),
                        entropy,
                    },
                    None => Request::Ask {
                        wish: Wish::Rematch,
                        entropy,
                    },
                })
            }
            Phase::Playing => self.play(id, table, own?),
        }
    }

    fn play(&self, id: &str, table: &Table, own: Seat) -> Option<Request> {
        let play = table.play()?;
        if play.kind(own) != Some(SeatKind::Person) {
            return self.world.chance(400).then_some(Request::Return);
        }
        if table.still_asked().contains(&own) {
            return Some(Request::Answer {
                agrees: self.world.chance(600),
                entropy: None,
            });
        }
        // Nobody may be there to answer, and meanwhile nothing else can be asked.
        let is_own = table.wish().is_some_and(|open| open.by == own);
        if is_own && self.world.chance(100) {
            return Some(Request::Answer {
                agrees: false,
                entropy: None,
            });
        }
        let other = Seat::new(self.world.below(table.seats().len() as u32) as usize);
        let ask = |wish| Request::Ask {
            wish,
            entropy: None,
        };
        // A takeover of an absent player's seat is requested as soon as the server may grant it, or
        // earlier.
        let absent = self.absent.get(id).map_or(&[][..], Vec::as_slice);
        if let Some(absent) = self.world.pick(absent)
            && self.world.chance(200)
        {
            let seat = absent.seat;
            return Some(ask(Wish::TakeOver { seat }));
        }
        match self.world.below(200) {
            0 => Some(Request::Resign),
            1..3 => Some(Request::HandOver),
            3..11 => Some(Request::Undo),
            11..15 => Some(ask(Wish::Undo)),
            15..20 => Some(ask(Wish::TakeOver { seat: other })),
            _ if table.person_to_act() == Some(own) => {
                let actions = play.position().legal_actions();
                let action = self.world.pick(&actions)?.clone();
                Some(Request::Act { action })
            }
            _ => None,
        }
    }
}

pub(crate) async fn send(end: &mut End, message: &ClientMessage) -> Result<(), Lost> {
    let text = serde_json::to_string(message).map_err(|_| Lost)?;
    end.send(Message::Text(text.into())).await.map_err(|_| Lost)
}

/// The next message; `None` for a ping.
pub(crate) async fn receive(end: &mut End) -> Result<Option<ServerMessage>, Lost> {
    match end.next().await {
        Some(Ok(Message::Text(text))) => {
            let message = serde_json::from_str(&text);
            Ok(Some(message.expect("servers speak the protocol")))
        }
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Close(_) | Message::Binary(_)) | Err(_)) | None => Err(Lost),
    }
}
