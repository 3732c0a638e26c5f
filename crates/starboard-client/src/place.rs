//! The client's view of an online table: the entries that have arrived, who is present, and pending
//! requests. It shows nothing that the server has not confirmed.

use std::fmt;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use starboard_kernel::{Lang, Registry, Seat};
use starboard_table::{
    Absent, Checks, Entry, Fresh, Person, Phase, Play, Request, Spoken, Table, Wish, Witness,
};
use starboard_wire::{ClientMessage, Outbox, Secret, ServerMessage, code};

use crate::link::{Link, News};
use crate::memory::{Memory, forget, keep};
use crate::server::is_forgotten;
use crate::{Me, Origin, Problem, Refused, Server, Told, View, Waiting, mute, new_key, random_hex};

/// After this long the user is told that a request is pending.
const SLOW: Duration = Duration::from_millis(300);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkState {
    Connecting,
    Up,
    /// It reconnects automatically.
    Lost(Problem),
}

/// Whether a request was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    Sent,
    /// An earlier request has not been answered.
    Busy,
    /// The table is gone or damaged.
    Gone(Problem),
}

/// What a request was for.
enum Purpose {
    /// A request at the table: only one at a time.
    Ask,
    /// A chat message, which may be sent at any time.
    Say(String),
    Lend,
    Claim,
}

/// What to do once the user has an identity.
enum Then {
    Nothing,
    Sit(Seat),
    Claim(Secret),
}

pub struct Place {
    id: String,
    server: Server,
    registry: Registry,
    memory: Box<dyn Memory>,
    /// As last read from the memory, because every redraw needs it.
    witness: Witness,
    /// The same for whose messages are hidden.
    muted: Vec<String>,
    me: Option<Me>,
    link: Link,
    state: LinkState,
    /// The difference between service time and the time since `began`, in milliseconds.
    ahead: i64,
    began: Instant,
    /// `None` until the first entry has arrived.
    table: Option<Table>,
    present: Vec<Seat>,
    watching: u32,
    absent: Vec<Absent>,
    gone: Option<Problem>,
    waiting: Waiting,
    /// Since when.
    asked: Instant,
    outbox: Outbox<Purpose>,
    /// The log has already been requested again once because entries did not fit.
    was_broken: bool,
    told: Vec<Told>,
    problems: Vec<Problem>,
    /// Chat messages that were refused.
    unsaid: Vec<String>,
    lent: Option<Secret>,
    /// The table of the rematch, once all have agreed.
    next: Option<String>,
    introduction: Option<(Receiver<Result<Me, Problem>>, Then)>,
    /// The sequence number of the last message that the user has seen.
    read: u64,
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Place")
            .field("id", &self.id)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

impl Place {
    /// Subscribes to a table.
    ///
    /// # Errors
    /// If the thread of the connection cannot be started.
    pub fn new(origin: &Origin, id: &str, memory: Box<dyn Memory>) -> std::io::Result<Place> {
        let me = memory.me();
        let secret = me.as_ref().map(|me| me.secret.clone());
        Ok(Place {
            id: id.to_owned(),
            server: Server::new(origin.clone()),
            registry: starboard_games::registry(),
            witness: memory.witness(),
            muted: memory.muted(),
            memory,
            me,
            link: Link::open(origin.clone(), secret)?,
            state: LinkState::Connecting,
            ahead: 0,
            began: Instant::now(),
            table: None,
            present: Vec::new(),
            watching: 0,
            absent: Vec::new(),
            gone: None,
            waiting: Waiting::No,
            asked: Instant::now(),
            outbox: Outbox::default(),
            was_broken: false,
            told: Vec::new(),
            problems: Vec::new(),
            unsaid: Vec::new(),
            lent: None,
            next: None,
            introduction: None,
            read: 0,
        })
    }

    /// Moves on to another table of the same server, after a rematch.
    ///
    /// # Errors
    /// If the thread of the connection cannot be started.
    pub fn go_on_to(self, id: &str) -> std::io::Result<Place> {
        Place::new(&self.server.origin().clone(), id, self.memory)
    }

    /// Applies everything that has arrived; returns whether there was anything.
    pub fn catch_up(&mut self) -> bool {
        let mut is_news = self.hear_introduction();
        while let Some(news) = self.link.news() {
            is_news = true;
            match news {
                News::Heard(message) => self.hear(*message),
                // The table is gone for another reason already.
                News::Lost(_) if self.gone.is_some() => {}
                News::Lost(problem) => self.state = LinkState::Lost(problem),
            }
        }
        is_news
    }

    fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { person, now, .. } => self.welcomed(person, now),
            ServerMessage::Reload { .. } => self.gone = Some(Problem::OtherVersion),
            ServerMessage::Log { now, entries, .. } => {
                self.set_clock(now);
                self.take(&entries);
            }
            ServerMessage::Present {
                seats,
                absent,
                watching,
                ..
            } => {
                self.present = seats;
                self.absent = absent;
                self.watching = watching;
            }
            ServerMessage::Done { key, sequence } => match self.outbox.answered(&key) {
                Some(Purpose::Ask) => {
                    self.waiting = Waiting::Entry(sequence);
                    self.settle();
                }
                Some(Purpose::Claim) => self.told.push(Told::SeatIsHere),
                Some(Purpose::Say(_) | Purpose::Lend) | None => {}
            },
            ServerMessage::Lent { key, secret } => {
                if self.outbox.answered(&key).is_some() {
                    self.lent = Some(secret);
                }
            }
            ServerMessage::Refused {
                key,
                code,
                message,
                wait,
            } => {
                match self.outbox.answered(&key) {
                    Some(Purpose::Ask) => self.waiting = Waiting::No,
                    Some(Purpose::Say(text)) => self.unsaid.push(text),
                    Some(Purpose::Lend | Purpose::Claim) => {}
                    None => return,
                }
                let refused = Refused {
                    code,
                    message,
                    wait,
                };
                self.problems.push(refused.into());
            }
            ServerMessage::Gone { code, message, .. } => {
                self.gone = Some(Refused::new(code, message).into());
            }
            ServerMessage::YourTurn { .. } => {}
            ServerMessage::Fault { code, message } => {
                let problem = Refused::new(code, message).into();
                if is_forgotten(&problem) && !self.forget() {
                    return;
                }
                // After these the connection ends, which is shown.
                if !problem.is(code::HELLO) && !problem.is(code::TROUBLE) {
                    self.problems.push(problem);
                }
            }
        }
    }

    fn welcomed(&mut self, person: Option<Person>, now: u64) {
        self.set_clock(now);
        if let (Some(person), Some(me)) = (person, &mut self.me)
            && me.person != person
        {
            me.person = person;
            // Another program may have replaced the secret.
            keep(&mut *self.memory, me.clone());
        }
        self.state = LinkState::Up;
        self.gone = None;
        self.watch();
        for message in self.outbox.messages() {
            self.link.say(message.clone());
        }
    }

    fn watch(&self) {
        let after = self.table.as_ref().map_or(0, Table::sequence);
        let table = self.id.clone();
        self.link.say(ClientMessage::Watch { table, after });
    }

    fn set_clock(&mut self, now: u64) {
        self.ahead = now as i64 - self.began.elapsed().as_millis() as i64;
    }

    fn take(&mut self, entries: &[Entry]) {
        let before = self.table.as_ref().map_or(0, Table::sequence);
        let own = self.seat();
        match starboard_wire::follow(&mut self.table, entries, &self.registry) {
            Ok(followed) => {
                self.was_broken = false;
                self.settle();
                self.told.extend(Told::by(entries, before, own, followed));
                let next = entries.iter().find_map(|entry| entry.next.clone());
                self.next = next.filter(|_| own.is_some()).or(self.next.take());
            }
            // The entries do not fit the known ones: the whole log is requested again, once.
            Err(_) if !self.was_broken => {
                self.was_broken = true;
                self.table = None;
                self.watch();
            }
            Err(broken) => {
                self.table = None;
                self.gone = Some(Refused::new(code::TROUBLE, broken.to_string()).into());
            }
        }
        let id = self.id.clone();
        if let Some(table) = self.table.clone()
            && self.witness.clone().hears(&id, &table)
        {
            self.remember(|witness| {
                witness.hears(&id, &table);
            });
        }
    }

    /// Changes what is remembered; changes by other programs in the meantime are kept.
    fn remember(&mut self, change: impl FnOnce(&mut Witness)) {
        self.witness = self.memory.witness();
        change(&mut self.witness);
        self.memory.keep_witness(&self.witness);
    }

    fn settle(&mut self) {
        let known = self.table.as_ref().map_or(0, Table::sequence);
        self.waiting = self.waiting.after(known);
    }

    /// The server no longer knows the user's secret. Returns whether the user is forgotten, and can only
    /// watch: another program may have replaced the secret.
    fn forget(&mut self) -> bool {
        let old = self.me.take().map(|me| me.secret);
        self.me = forget(&mut *self.memory, old.as_ref());
        self.connect_again();
        self.me.is_none()
    }

    fn connect_again(&mut self) {
        let secret = self.me.as_ref().map(|me| me.secret.clone());
        match Link::open(self.server.origin().clone(), secret) {
            Ok(link) => {
                self.link = link;
                self.state = LinkState::Connecting;
            }
            Err(error) => {
                let problem = Problem::unreachable(self.server.origin(), &error);
                self.state = LinkState::Lost(problem);
            }
        }
    }

    /// Registers the user with the server.
    pub fn introduce(&mut self, name: &str) {
        self.introduce_and(name, Then::Nothing);
    }

    fn introduce_and(&mut self, name: &str, then: Then) {
        let (sender, receiver) = mpsc::channel();
        let (server, name) = (self.server.clone(), name.to_owned());
        thread::spawn(move || drop(sender.send(server.introduce(&name))));
        self.introduction = Some((receiver, then));
    }

    fn hear_introduction(&mut self) -> bool {
        let Some((receiver, _)) = &self.introduction else {
            return false;
        };
        let Ok(introduced) = receiver.try_recv() else {
            return false;
        };
        let then = self.introduction.take().map(|(_, then)| then);
        match introduced {
            Ok(me) => {
                self.memory.keep_me(Some(&me));
                self.me = Some(me);
                self.connect_again();
                match then {
                    Some(Then::Sit(seat)) => drop(self.sit(seat)),
                    Some(Then::Claim(secret)) => self.claim(secret),
                    Some(Then::Nothing) | None => {}
                }
            }
            Err(problem) => self.problems.push(problem),
        }
        true
    }
}

/// Requests.
impl Place {
    fn send(&mut self, purpose: Purpose, message: impl FnOnce(String, String) -> ClientMessage) {
        let key = new_key();
        let message = message(self.id.clone(), key.clone());
        self.link.say(message.clone());
        self.outbox.push(key, message, purpose);
    }

    fn send_request(&mut self, purpose: Purpose, request: Request) {
        let version = self.table.as_ref().map_or(0, Table::sequence);
        self.send(purpose, |table, key| ClientMessage::Ask {
            table,
            version,
            key,
            request,
        });
    }

    /// Sends a request, unless an earlier one has not been answered.
    pub fn ask(&mut self, request: Request) -> Asked {
        if let Some(problem) = &self.gone {
            return Asked::Gone(problem.clone());
        }
        if self.is_busy() {
            return Asked::Busy;
        }
        self.waiting = Waiting::Answer;
        self.asked = Instant::now();
        self.send_request(Purpose::Ask, request);
        Asked::Sent
    }

    /// Sends a chat message.
    pub fn say(&mut self, text: &str) {
        let text = text.trim().to_owned();
        let request = Request::Say { text: text.clone() };
        self.send_request(Purpose::Say(text), request);
    }

    /// Takes a seat. Without an identity, use [`Place::sit_as`].
    pub fn sit(&mut self, seat: Seat) -> Asked {
        let entropy = entropy();
        let table = self.table.clone();
        let commitment = table.as_ref().map(Table::commitment);
        let id = self.id.clone();
        self.remember(|witness| witness.offers(&id, commitment, &entropy));
        self.ask(Request::Sit { seat, entropy })
    }

    /// Registers the user and takes a seat.
    pub fn sit_as(&mut self, name: &str, seat: Seat) {
        self.introduce_and(name, Then::Sit(seat));
    }

    /// Redeems the secret of a link that moves a seat.
    pub fn claim(&mut self, secret: Secret) {
        let id = self.id.clone();
        self.remember(|witness| witness.claims_seat(&id));
        self.send(Purpose::Claim, |table, key| ClientMessage::Claim {
            table,
            key,
            secret,
        });
    }

    /// Registers the user and does the same.
    pub fn claim_as(&mut self, name: &str, secret: Secret) {
        self.introduce_and(name, Then::Claim(secret));
    }

    /// Requests a link that moves the user's seat to another device: see [`Place::lent`].
    pub fn lend(&mut self) {
        self.lent = None;
        self.send(Purpose::Lend, |table, key| ClientMessage::Lend {
            table,
            key,
        });
    }

    /// Asks the other players for consent.
    pub fn wish(&mut self, wish: Wish) -> Asked {
        let entropy = self.entropy_for(wish == Wish::Rematch);
        self.ask(Request::Ask { wish, entropy })
    }

    /// Answers an open request, or withdraws the user's own.
    pub fn answer(&mut self, agrees: bool) -> Asked {
        let open = self.table.as_ref().and_then(Table::wish);
        let is_rematch = open.is_some_and(|open| open.wish == Wish::Rematch);
        let entropy = self.entropy_for(is_rematch && agrees);
        self.ask(Request::Answer { agrees, entropy })
    }

    fn entropy_for(&mut self, rematch: bool) -> Option<Fresh> {
        let entropy = rematch.then(entropy)?;
        let id = self.id.clone();
        self.remember(|witness| witness.offers_for_rematch(&id, &entropy));
        Some(entropy)
    }
}

/// Queries.
impl Place {
    #[must_use]
    pub fn server(&self) -> &Server {
        &self.server
    }

    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The address of the table, for others.
    #[must_use]
    pub fn address(&self) -> String {
        self.server.origin().table(&self.id)
    }

    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// What is known of the table at the moment.
    #[must_use]
    pub fn view(&self) -> Option<View<'_>> {
        Some(View {
            table: self.table.as_ref()?,
            me: self.me.as_ref().map(|me| me.person.id.as_str()),
            is_up: self.state == LinkState::Up,
            is_stopped: self.gone.is_some(),
            present: &self.present,
            absent: &self.absent,
        })
    }

    /// The game, once it has begun.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.table.as_ref()?.play()
    }

    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        self.table.as_ref().map(Table::phase)
    }

    #[must_use]
    pub fn me(&self) -> Option<&Me> {
        self.me.as_ref()
    }

    /// The user's own seat.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.view()?.own()
    }

    #[must_use]
    pub fn state(&self) -> &LinkState {
        &self.state
    }

    /// Why the subscription has ended, if it has.
    #[must_use]
    pub fn gone(&self) -> Option<&Problem> {
        self.gone.as_ref()
    }

    /// Whether a request has not been answered or its entry has not arrived.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.waiting != Waiting::No
    }

    /// The same, if it takes long enough to be mentioned.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        self.is_busy() && self.asked.elapsed() > SLOW
    }

    /// Whether nothing is pending at all.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        !self.is_busy() && self.outbox.is_empty() && self.introduction.is_none()
    }

    /// The number of players who are present, and of spectators.
    #[must_use]
    pub fn who_is_there(&self) -> (usize, u32) {
        (self.present.len(), self.watching)
    }

    /// The current service time, in milliseconds.
    #[must_use]
    pub fn now(&self) -> u64 {
        (self.began.elapsed().as_millis() as i64 + self.ahead).max(0) as u64
    }

    /// What this device has checked of the table by itself.
    #[must_use]
    pub fn checks(&self) -> Checks {
        let table = self.table.as_ref();
        table.map_or_else(Checks::default, |table| {
            self.witness.check(&self.id, table, self.seat())
        })
    }

    /// The link that moves the user's seat to another device, once it has come.
    #[must_use]
    pub fn lent(&self) -> Option<String> {
        let secret = self.lent.as_ref()?;
        Some(format!("{}#seat={}", self.address(), secret.reveal()))
    }

    /// The table of the rematch, once all have agreed to it.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// What has happened besides the game since the last call, in words.
    pub fn told(&mut self, lang: Lang) -> Vec<String> {
        let Some(table) = &self.table else {
            return Vec::new();
        };
        let told = self.told.drain(..);
        told.map(|told| told.text(table, lang)).collect()
    }

    /// The requests that were refused since the last call.
    pub fn problems(&mut self) -> Vec<Problem> {
        std::mem::take(&mut self.problems)
    }

    /// A chat message that was refused.
    pub fn unsaid(&mut self) -> Option<String> {
        self.unsaid.pop()
    }

    /// The messages, without those of muted people.
    pub fn messages(&self) -> impl Iterator<Item = &Spoken> {
        self.all_messages().filter(|said| !self.is_hidden(said))
    }

    fn all_messages(&self) -> impl Iterator<Item = &Spoken> {
        let table = self.table.as_ref();
        table.map_or(&[][..], Table::messages).iter()
    }

    fn is_hidden(&self, said: &Spoken) -> bool {
        let person = said.person.as_deref();
        person.is_some_and(|person| self.is_muted(person))
    }

    /// Whether there are messages of muted people.
    #[must_use]
    pub fn hides_messages(&self) -> bool {
        self.all_messages().any(|said| self.is_hidden(said))
    }

    /// Whether the messages of this person are hidden on this device.
    #[must_use]
    pub fn is_muted(&self, person: &str) -> bool {
        self.muted.iter().any(|id| id == person)
    }

    /// Hides the messages of a person on this device, at all tables of the server, or shows them again.
    pub fn mute(&mut self, person: &str, is_muted: bool) {
        // Another program may have changed it meanwhile.
        self.muted = self.memory.muted();
        mute(&mut self.muted, person, is_muted);
        self.memory.keep_muted(&self.muted);
    }

    /// The number of messages of other players that the user has not seen, without muted ones.
    #[must_use]
    pub fn unread(&self) -> usize {
        let own = self.seat();
        let is_unread = |said: &&Spoken| said.sequence > self.read && Some(said.seat) != own;
        self.messages().filter(is_unread).count()
    }

    /// The user has seen all messages.
    pub fn mark_read(&mut self) {
        let last = self
            .table
            .as_ref()
            .and_then(|table| table.messages().last());
        self.read = last.map_or(self.read, |said| said.sequence);
    }
}

/// New entropy for the seed of a table.
fn entropy() -> Fresh {
    Fresh::try_from(random_hex::<16>()).expect("32 digits")
}
