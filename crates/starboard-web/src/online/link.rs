//! The link to the server: one connection for all tables of this page. When it is lost, it
//! reconnects by itself, asks for what it has missed, and repeats unanswered requests.

use std::time::Duration;

use leptos::prelude::*;
use starboard_client::{Me, Refused};
use starboard_table::{Person, Request};
use starboard_wire::{ClientMessage, Outbox, PROTOCOL, Secret, ServerMessage, code};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{MessageEvent, VisibilityState, WebSocket};

use super::api::Problem;
use super::identity::Identity;
use super::place::Place;
use crate::browser;
use crate::prefs::Prefs;
use crate::shell::Toasts;

/// The heartbeat interval. Browsers notice a dead connection late.
const LOOK_EVERY: Duration = Duration::from_secs(20);
/// The timeout for the server's answer to a heartbeat.
const ANSWER_WITHIN: Duration = Duration::from_secs(6);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkState {
    /// Nobody needs it.
    Idle,
    Connecting,
    Up,
    Lost,
    /// The server is newer than this page.
    OutOfDate,
}

/// The server's answer to a request.
pub(super) enum Answer {
    Done(u64),
    Lent(Secret),
}

type Hear = Box<dyn FnOnce(Result<Answer, Problem>)>;

#[derive(Default)]
struct Inner {
    socket: Option<WebSocket>,
    /// Which connection it is: late messages of an earlier one do not count.
    round: u32,
    tries: i32,
    /// Who it is at the connection.
    greeted: Option<Me>,
    /// How many messages have come, to notice when none do.
    heard: u32,
    places: Vec<(String, Place)>,
    pending: Outbox<Hear>,
    /// How many parts of the page need the link.
    wanted: u32,
}

#[derive(Clone, Copy)]
pub(crate) struct Link {
    inner: StoredValue<Inner, LocalStorage>,
    pub(crate) state: RwSignal<LinkState>,
    /// The offset from this machine's clock to service time.
    ahead: StoredValue<f64>,
    /// Tables where it is the player's turn.
    pub(crate) turns: RwSignal<Vec<String>>,
    /// Incremented when lists of tables may have changed.
    pub(crate) news: RwSignal<u32>,
    identity: Identity,
    prefs: Prefs,
    toasts: Toasts,
}

impl Link {
    pub(super) fn new(identity: Identity) -> Link {
        let link = Link {
            inner: StoredValue::new_local(Inner::default()),
            state: RwSignal::new(LinkState::Idle),
            ahead: StoredValue::new(0.0),
            turns: RwSignal::new(Vec::new()),
            news: RwSignal::new(0),
            identity,
            prefs: Prefs::get(),
            toasts: Toasts::get(),
        };
        // The page listens for its whole lifetime.
        let _ = window_event_listener_untyped("online", move |_| link.hurry());
        let _ = window_event_listener_untyped("offline", move |_| link.drop_connection());
        let _ = window_event_listener_untyped("visibilitychange", move |_| {
            if document().visibility_state() == VisibilityState::Visible {
                link.hurry();
                link.look();
            }
        });
        let _ = window_event_listener_untyped("storage", move |_| {
            identity.look_again(link);
        });
        set_interval(
            move || {
                if document().visibility_state() == VisibilityState::Visible {
                    link.look();
                }
            },
            LOOK_EVERY,
        );
        link
    }

    pub(crate) fn get() -> Link {
        expect_context()
    }

    /// Keeps the link up for the lifetime of the calling owner.
    pub(crate) fn hold(self) {
        self.inner.update_value(|inner| inner.wanted += 1);
        on_cleanup(move || self.inner.update_value(|inner| inner.wanted -= 1));
        self.connect();
    }

    /// Now, in service time.
    pub(super) fn now(self) -> u64 {
        (js_sys::Date::now() + self.ahead.get_value()).max(0.0) as u64
    }

    fn set_clock(self, now: u64) {
        self.ahead.set_value(now as f64 - js_sys::Date::now());
    }

    /// Notifies a table of what happens there, for the lifetime of the calling owner.
    pub(super) fn watch(self, id: &str, place: Place) {
        let table = id.to_owned();
        self.inner
            .update_value(|inner| inner.places.push((table.clone(), place)));
        if self.state.get_untracked() == LinkState::Up {
            self.say(&ClientMessage::Watch {
                table: table.clone(),
                after: 0,
            });
        }
        self.hold();
        on_cleanup(move || {
            self.inner
                .update_value(|inner| inner.places.retain(|(id, _)| *id != table));
            self.say(&ClientMessage::Unwatch { table });
        });
    }

    /// Asks the server for the log of a table after the entries that are known.
    pub(super) fn watch_again(self, place: Place) {
        let table = place.id();
        let after = place.known();
        self.say(&ClientMessage::Watch { table, after });
    }

    /// Asks for something at a table.
    pub(super) fn ask(self, table: String, version: u64, request: Request, hear: Hear) {
        let message = |key| ClientMessage::Ask {
            table,
            version,
            key,
            request,
        };
        self.expect(message, hear);
    }

    /// Requests a secret that moves the player's seat to another device.
    pub(super) fn lend(self, table: String, hear: Hear) {
        self.expect(|key| ClientMessage::Lend { table, key }, hear);
    }

    /// Takes a seat with such a secret.
    pub(super) fn claim(self, table: String, secret: Secret, hear: Hear) {
        let message = |key| ClientMessage::Claim { table, key, secret };
        self.expect(message, hear);
    }

    fn expect(self, message: impl FnOnce(String) -> ClientMessage, hear: Hear) {
        let key = new_key();
        let message = message(key.clone());
        if self.state.get_untracked() == LinkState::Up {
            self.say(&message);
        } else {
            self.connect();
        }
        self.inner
            .update_value(|inner| inner.pending.push(key, message, hear));
    }

    fn say(self, message: &ClientMessage) {
        let Ok(text) = serde_json::to_string(message) else {
            return;
        };
        self.inner.with_value(|inner| {
            if let Some(socket) = &inner.socket
                && socket.ready_state() == WebSocket::OPEN
            {
                let _ = socket.send_with_str(&text);
            }
        });
    }

    /// Reconnects with the current identity.
    pub(super) fn renew(self) {
        let connected = self.inner.with_value(|inner| inner.socket.is_some());
        if connected {
            self.part();
            self.state.set(LinkState::Connecting);
            self.open();
        }
    }

    fn connect(self) {
        let idle = matches!(
            self.state.get_untracked(),
            LinkState::Idle | LinkState::Lost
        );
        if idle && self.inner.with_value(|inner| inner.socket.is_none()) {
            if self.state.get_untracked() == LinkState::Idle {
                self.state.set(LinkState::Connecting);
            }
            self.open();
        }
    }

    /// Reconnects at once instead of after the delay.
    fn hurry(self) {
        if self.state.get_untracked() == LinkState::Lost {
            self.inner.update_value(|inner| inner.tries = 0);
            self.connect();
        }
    }

    fn open(self) {
        let location = window().location();
        let scheme = match location.protocol().as_deref() {
            Ok("https:") => "wss",
            _ => "ws",
        };
        let host = location.host().unwrap_or_default();
        let Ok(socket) = WebSocket::new(&format!("{scheme}://{host}/api/socket")) else {
            return self.lost();
        };
        let round = self
            .inner
            .try_update_value(|inner| {
                inner.round += 1;
                inner.socket = Some(socket.clone());
                inner.round
            })
            .unwrap_or_default();
        let opened = Closure::once_into_js(move || {
            if self.is_current(round) {
                let me = self.identity.me.get_untracked();
                let secret = me.as_ref().map(|me| me.secret.clone());
                self.inner.update_value(|inner| inner.greeted = me);
                self.say(&ClientMessage::Hello {
                    protocol: PROTOCOL,
                    secret,
                });
            }
        });
        socket.set_onopen(Some(opened.unchecked_ref()));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string()
                && self.is_current(round)
            {
                self.inner.update_value(|inner| inner.heard += 1);
                match serde_json::from_str(&text) {
                    Ok(message) => self.hear(message),
                    Err(error) => {
                        leptos::logging::error!("cannot read a message of the server: {error}");
                    }
                }
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let closed = Closure::once_into_js(move || {
            if self.is_current(round) {
                self.inner.update_value(|inner| inner.socket = None);
                self.lost();
            }
        });
        socket.set_onclose(Some(closed.unchecked_ref()));
    }

    fn is_current(self, round: u32) -> bool {
        self.inner.with_value(|inner| inner.round == round)
    }

    /// Ends the connection without waiting for the other side.
    fn part(self) {
        let socket = self.inner.try_update_value(|inner| {
            inner.round += 1;
            inner.socket.take()
        });
        if let Some(Some(socket)) = socket {
            let _ = socket.close();
        }
    }

    fn drop_connection(self) {
        if self.inner.with_value(|inner| inner.socket.is_some()) {
            self.part();
            self.lost();
        }
    }

    fn lost(self) {
        if self.state.get_untracked() == LinkState::OutOfDate {
            return;
        }
        let (needed, tries, round) = self.inner.with_value(|inner| {
            let needed = inner.wanted > 0 || !inner.pending.is_empty();
            (needed, inner.tries, inner.round)
        });
        if !needed {
            return self.state.set(LinkState::Idle);
        }
        self.state.set(LinkState::Lost);
        self.inner.update_value(|inner| inner.tries += 1);
        let pause = starboard_wire::pause(tries, js_sys::Math::random());
        set_timeout(
            move || {
                if self.is_current(round) {
                    self.connect();
                }
            },
            Duration::from_millis(pause as u64),
        );
    }

    /// Checks whether the link is still alive.
    fn look(self) {
        let place = self
            .inner
            .with_value(|inner| inner.places.first().map(|(_, place)| *place));
        let Some(place) = place.filter(|_| self.state.get_untracked() == LinkState::Up) else {
            return;
        };
        let signs = move || self.inner.with_value(|inner| (inner.round, inner.heard));
        let before = signs();
        self.watch_again(place);
        set_timeout(
            move || {
                if signs() == before {
                    self.drop_connection();
                }
            },
            ANSWER_WITHIN,
        );
    }

    fn hear(self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { person, now, .. } => self.welcomed(person, now),
            ServerMessage::Reload { .. } => {
                self.state.set(LinkState::OutOfDate);
                self.part();
            }
            ServerMessage::Log {
                table,
                now,
                entries,
            } => {
                self.set_clock(now);
                if let Some(place) = self.place(&table) {
                    place.take(&entries);
                }
            }
            ServerMessage::Present {
                table,
                seats,
                absent,
                watching,
            } => {
                if let Some(place) = self.place(&table) {
                    place.present.set((seats, watching));
                    place.absent.set(absent);
                }
            }
            ServerMessage::Done { key, sequence } => {
                self.answered(&key, Ok(Answer::Done(sequence)));
            }
            ServerMessage::Lent { key, secret } => self.answered(&key, Ok(Answer::Lent(secret))),
            ServerMessage::Refused {
                key,
                code,
                message,
                wait,
            } => {
                let refused = Refused {
                    code,
                    message,
                    wait,
                };
                self.answered(&key, Err(refused.into()));
            }
            ServerMessage::Gone {
                table,
                code,
                message,
            } => {
                // A game that cannot be continued waits for nobody.
                if code == code::DAMAGED {
                    self.turns
                        .update(|turns| turns.retain(|other| *other != table));
                }
                if let Some(place) = self.place(&table) {
                    place.gone.set(Some(Refused::new(code, message).into()));
                }
            }
            ServerMessage::YourTurn { table, yours } => {
                self.turns.update(|turns| {
                    turns.retain(|other| *other != table);
                    if yours {
                        turns.push(table);
                    }
                });
                self.news.update(|news| *news += 1);
            }
            ServerMessage::Fault { code, message } => {
                let problem = Problem::from(Refused::new(code, message));
                // It connects again with the newer secret.
                if problem.is(code::WRONG_SECRET)
                    && let Some(me) = self.inner.with_value(|inner| inner.greeted.clone())
                    && self.identity.has_newer(&me)
                {
                    return;
                }
                // After these the connection ends, which is shown.
                if !problem.is(code::HELLO) && !problem.is(code::TROUBLE) {
                    self.toasts
                        .show(problem.text(self.prefs.lang.get_untracked()));
                }
            }
        }
    }

    fn welcomed(self, person: Option<Person>, now: u64) {
        self.set_clock(now);
        if let (Some(person), Some(secret)) = (person, self.identity.secret()) {
            super::turn::refresh(self, person.id.clone(), secret);
            self.identity.is_called(person);
        }
        self.inner.update_value(|inner| inner.tries = 0);
        self.state.set(LinkState::Up);
        let places = self.inner.with_value(|inner| {
            inner
                .places
                .iter()
                .map(|(_, place)| *place)
                .collect::<Vec<_>>()
        });
        for place in places {
            place.gone.set(None);
            self.watch_again(place);
        }
        let again: Vec<ClientMessage> = self
            .inner
            .with_value(|inner| inner.pending.messages().cloned().collect());
        for message in again {
            self.say(&message);
        }
        self.news.update(|news| *news += 1);
    }

    /// A table that a page shows.
    pub(super) fn place(self, table: &str) -> Option<Place> {
        self.inner.with_value(|inner| {
            let known = inner.places.iter().find(|(id, _)| id == table);
            known.map(|(_, place)| *place)
        })
    }

    fn answered(self, key: &str, answer: Result<Answer, Problem>) {
        let hear = self
            .inner
            .try_update_value(|inner| inner.pending.answered(key));
        if let Some(Some(hear)) = hear {
            hear(answer);
        }
    }

    /// The page is older than the server: reloads the page.
    pub(super) fn reload_page() {
        let _ = window().location().reload();
    }
}

/// A key that no other request of this person has: random, with the time in case the randomness
/// repeats.
pub(super) fn new_key() -> String {
    let chance = &browser::fresh_seed().to_string()[..16];
    format!("{:x}-{chance}", js_sys::Date::now() as u64)
}

/// The state of the link in words; nothing while all is well.
pub(super) fn words(state: LinkState, lang: starboard_kernel::Lang) -> Option<String> {
    match state {
        LinkState::Idle | LinkState::Connecting | LinkState::Up => None,
        LinkState::Lost => Some(super::texts::link_lost(lang)),
        LinkState::OutOfDate => Some(super::texts::out_of_date(lang)),
    }
}
