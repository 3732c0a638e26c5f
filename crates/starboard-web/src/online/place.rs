//! A table on a server, as this page knows it: the entries received, who is present, and pending
//! requests. Nothing is shown that the server has not confirmed.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_client::{Refused, Told, Undo, View, Waiting};
use starboard_kernel::{Record, Seat};
use starboard_table::{Absent, Entry, Event, Fresh, Phase, Request, Table, Wish};
use starboard_wire::{Secret, code};

use super::api::Problem;
use super::identity::Identity;
use super::kept;
use super::link::{Answer, Link, LinkState};
use super::side;
use super::texts;
use super::{messages, notices};
use crate::browser;
use crate::games;
use crate::play::{HostEvent, Listener, Remote, notify};
use crate::prefs::Prefs;
use crate::router::navigator;
use crate::shell::Toasts;

/// After this long the page says that a request is still pending.
const SLOW: Duration = Duration::from_millis(300);

const TICK: Duration = Duration::from_millis(500);

#[derive(Clone, Copy)]
pub(crate) struct Place {
    id: StoredValue<String>,
    /// `None` until the first entry has come.
    pub(crate) table: RwSignal<Option<Table>>,
    /// The seats whose players are there, and how many others watch.
    pub(crate) present: RwSignal<(Vec<Seat>, u32)>,
    /// The absent players' seats, and since when they are absent.
    pub(super) absent: RwSignal<Vec<Absent>>,
    /// Why there is no such table, or why nothing more will happen there.
    pub(crate) gone: RwSignal<Option<Problem>>,
    /// The player's own seat.
    pub(crate) seat: Memo<Option<Seat>>,
    pub(crate) phase: Memo<Option<Phase>>,
    waiting: RwSignal<Waiting>,
    slow: RwSignal<bool>,
    /// Actions to send after the pending one.
    queue: StoredValue<Vec<String>>,
    /// Entries that have come before the rules of the game were loaded.
    early: StoredValue<Vec<Entry>>,
    /// The log did not fit once already.
    was_broken: StoredValue<bool>,
    listener: Listener,
    /// The offer to ask the others for an undo is open.
    pub(super) undo_offer: RwSignal<bool>,
    /// Why the last action cannot be undone without asking them.
    pub(super) undo_why: RwSignal<String>,
    /// The link that moves the player's seat to another device.
    pub(super) lent: RwSignal<Option<Secret>>,
    /// The message that is being written.
    pub(super) draft: RwSignal<String>,
    /// The number of the last message that has been seen.
    pub(super) read: RwSignal<u64>,
    /// Now, in service time; updated where there are clocks.
    pub(super) now: RwSignal<u64>,
    pub(crate) link: Link,
    pub(crate) identity: Identity,
    prefs: Prefs,
    toasts: Toasts,
    go: Callback<String>,
}

impl Place {
    pub(super) fn new(id: &str) -> Place {
        let identity = Identity::get();
        let link = Link::get();
        let table = RwSignal::new(None::<Table>);
        let go = navigator();
        let place = Place {
            id: StoredValue::new(id.to_owned()),
            table,
            present: RwSignal::new((Vec::new(), 0)),
            absent: RwSignal::new(Vec::new()),
            gone: RwSignal::new(None),
            seat: Memo::new(move |_| {
                let id = identity.id()?;
                table.with(|table| table.as_ref()?.seat_of(&id))
            }),
            phase: Memo::new(move |_| table.with(|table| table.as_ref().map(Table::phase))),
            waiting: RwSignal::new(Waiting::No),
            slow: RwSignal::new(false),
            queue: StoredValue::new(Vec::new()),
            early: StoredValue::new(Vec::new()),
            was_broken: StoredValue::new(false),
            listener: StoredValue::new(None),
            undo_offer: RwSignal::new(false),
            undo_why: RwSignal::new(String::new()),
            lent: RwSignal::new(None),
            draft: RwSignal::new(String::new()),
            read: RwSignal::new(0),
            now: RwSignal::new(link.now()),
            link,
            identity,
            prefs: Prefs::get(),
            toasts: Toasts::get(),
            go: Callback::new(move |path: String| go(&path)),
        };
        link.watch(id, place);
        place.run_clocks();
        place
    }

    fn run_clocks(self) {
        let runs = move || {
            let deadline = self.peek(|table| table.clocks().deadline());
            // How long a player has been away is counted too.
            deadline.is_some() || self.absent.with_untracked(|absent| !absent.is_empty())
        };
        let timer = set_interval_with_handle(
            move || {
                // Without a connection it is not known whose clock runs.
                if runs() && self.link.state.get_untracked() == LinkState::Up {
                    self.now.set(self.link.now());
                }
            },
            TICK,
        );
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    }

    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Whether the page of the table is still open: answers may arrive later.
    fn is_shown(self) -> bool {
        self.id.try_get_value().is_some()
    }

    /// How many entries there are.
    pub(super) fn known(self) -> u64 {
        self.peek(Table::sequence)
    }

    /// A view of the table, tracked; the default before the first entry has come.
    pub(crate) fn of_table<T: Default>(self, look: impl FnOnce(&Table) -> T) -> T {
        self.table
            .with(|table| table.as_ref().map(look).unwrap_or_default())
    }

    /// The same, not tracked.
    pub(crate) fn peek<T: Default>(self, look: impl FnOnce(&Table) -> T) -> T {
        untrack(|| self.of_table(look))
    }

    /// What follows for the player from what is known of the table. Tracked; the default before the first
    /// entry has come.
    pub(super) fn of_view<T: Default>(self, look: impl FnOnce(View<'_>) -> T) -> T {
        let me = self.identity.id();
        let is_up = self.link.state.get() == LinkState::Up;
        let is_stopped = self.is_stopped();
        self.present.with(|(present, _)| {
            self.absent.with(|absent| {
                self.of_table(|table| {
                    look(View {
                        table,
                        me: me.as_deref(),
                        is_up,
                        is_stopped,
                        present,
                        absent,
                    })
                })
            })
        })
    }

    pub(super) fn is_host(self) -> bool {
        self.of_view(|view| view.is_host())
    }

    /// Whether the server has said that the table is closed. Tracked.
    pub(super) fn is_stopped(self) -> bool {
        self.gone.with(Option::is_some)
    }

    pub(crate) fn is_own_turn(self) -> bool {
        self.of_view(|view| view.is_own_turn())
    }

    /// Says why something is not possible, close to where the player is looking.
    pub(crate) fn refuse(self, why: String) {
        if !notify(self.listener, HostEvent::Refused(why.clone())) {
            self.toasts.show(why);
        }
    }

    /// What has happened at the table.
    pub(super) fn take(self, entries: &[Entry]) {
        if entries.is_empty() || self.must_wait(entries) {
            return;
        }
        let before = self.known();
        let own = untrack(move || self.seat.get());
        let registry = games::registry();
        let followed = self
            .table
            .try_update(|table| starboard_wire::follow(table, entries, &registry));
        let followed = match followed {
            Some(Ok(followed)) => followed,
            Some(Err(broken)) => return self.mend(broken.to_string()),
            None => return,
        };
        self.was_broken.set_value(false);
        self.table.with_untracked(|table| {
            if let Some(table) = table {
                kept::heard(&self.id.get_value(), table);
            }
        });
        self.settle();
        let fresh = || entries.iter().filter(|entry| entry.sequence > before);
        if fresh().any(|entry| !matches!(entry.event, Event::Said { .. })) {
            self.show(followed.shortest);
        }
        let lang = self.prefs.lang.get_untracked();
        let told: Vec<String> = self.peek(|table| {
            let told = Told::by(entries, before, own, followed);
            told.map(|told| told.text(table, lang)).collect()
        });
        for words in told {
            self.toasts.show(words);
        }
        for entry in fresh().filter(|_| before > 0 && own.is_some()) {
            match &entry.event {
                Event::TookBack { seat, .. } if own == Some(*seat) => self.undo_further(),
                _ => {}
            }
            // To the rematch.
            if let Some(next) = &entry.next {
                self.go.run(format!("/table/{next}"));
            }
        }
        self.go_on();
    }

    /// Before the rules of the game are loaded, entries wait for them.
    fn must_wait(self, entries: &[Entry]) -> bool {
        let poster = match entries {
            // The log starts over.
            [
                Entry {
                    event: Event::Opened { plan, .. },
                    ..
                },
                ..,
            ] => games::find(&plan.game),
            _ => None,
        };
        let poster = poster.filter(|poster| !games::is_loaded(poster));
        let must_wait = self.early.with_value(|early| !early.is_empty());
        match poster {
            Some(_) => self.early.set_value(entries.to_vec()),
            None if must_wait => self
                .early
                .update_value(|early| early.extend_from_slice(entries)),
            None => return false,
        }
        if let (Some(poster), false) = (poster, must_wait) {
            spawn_local(async move {
                let loaded = games::load(poster).await;
                let Some(early) = self.early.try_update_value(std::mem::take) else {
                    return;
                };
                match loaded {
                    Some(_) => self.take(&early),
                    None => self.gone.set(Some(Problem::Unreachable)),
                }
            });
        }
        true
    }

    /// What is known does not fit what comes: everything is requested again, once.
    fn mend(self, why: String) {
        self.table.set(None);
        if self.was_broken.get_value() {
            self.gone.set(Some(Refused::new(code::TROUBLE, why).into()));
        } else {
            self.was_broken.set_value(true);
            self.link.watch_again(self);
        }
    }

    fn show(self, shortest: usize) {
        if let Some(play) = self.peek(|table| table.play().cloned()) {
            notify(self.listener, HostEvent::Changed { play, shortest });
        }
    }

    /// Where forced actions are played automatically, they are undone as well.
    fn undo_further(self) {
        let more = untrack(move || {
            let seat = self.seat.get()?;
            self.of_table(|table| {
                let play = table.play()?;
                let forced =
                    self.prefs.forced_steps.get() && play.position().legal_actions().len() == 1;
                (forced && play.undo_target(seat).is_ok()).then_some(())
            })
        });
        if more.is_some() {
            self.ask(Request::Undo);
        }
    }

    fn settle(self) {
        let waiting = self.waiting.get_untracked();
        if waiting.after(self.known()) != waiting {
            self.waiting.set(Waiting::No);
        }
    }

    /// Sends a message to the table. Messages need not wait for anything else.
    pub(super) fn say(self, text: String, then: impl FnOnce(Result<(), Problem>) + 'static) {
        let hear = move |answer: Result<Answer, Problem>| {
            if self.is_shown() {
                then(answer.map(drop));
            }
        };
        let request = Request::Say { text };
        self.link
            .ask(self.id.get_value(), self.known(), request, Box::new(hear));
    }

    /// Sends a request; while it is pending, no other is sent.
    pub(crate) fn ask(self, request: Request) {
        if self.waiting.get_untracked() != Waiting::No || self.refuses_all() {
            return;
        }
        self.waiting.set(Waiting::Answer);
        self.slow.set(false);
        set_timeout(
            move || {
                self.slow.try_set(true);
            },
            SLOW,
        );
        let hear = move |answer: Result<Answer, Problem>| {
            if !self.is_shown() {
                return;
            }
            match answer {
                Ok(Answer::Done(sequence)) => {
                    self.waiting.set(Waiting::Entry(sequence));
                    self.settle();
                    self.go_on();
                }
                Ok(Answer::Lent(_)) => {}
                Err(problem) => {
                    self.waiting.set(Waiting::No);
                    self.queue.set_value(Vec::new());
                    let stale = problem.is(code::STALE);
                    let lang = self.prefs.lang.get_untracked();
                    self.refuse(problem.text(lang));
                    // Automatic steps are reconsidered.
                    if stale {
                        notify(self.listener, HostEvent::Stale);
                    }
                }
            }
        };
        self.link
            .ask(self.id.get_value(), self.known(), request, Box::new(hear));
    }

    /// Says why no more requests are possible, if that is so.
    fn refuses_all(self) -> bool {
        let problem = self.gone.get_untracked();
        if let Some(problem) = &problem {
            self.refuse(problem.text(self.prefs.lang.get_untracked()));
        }
        problem.is_some()
    }

    /// Plays some actions for the player's own seat, one after the other.
    pub(crate) fn act(self, mut actions: Vec<String>) {
        if actions.is_empty() || self.waiting.get_untracked() != Waiting::No {
            return;
        }
        let first = actions.remove(0);
        self.queue.set_value(actions);
        self.ask(Request::Act { action: first });
    }

    /// Sends what follows an action that has happened.
    fn go_on(self) {
        if self.waiting.get_untracked() != Waiting::No {
            return;
        }
        let actions = self.queue.try_update_value(std::mem::take);
        if untrack(move || self.is_own_turn()) {
            self.act(actions.unwrap_or_default());
        }
    }

    /// Undoes the player's last action if the rules allow it, or offers to ask the others.
    pub(crate) fn undo(self) {
        if self.refuses_all() {
            return;
        }
        let lang = self.prefs.lang.get_untracked();
        let undo = untrack(|| self.of_view(|view| Some(view.undo())));
        let words = |reason| self.peek(|table| Some(table.play()?.undo_text(reason, lang)));
        match undo {
            Some(Undo::Allowed) => self.ask(Request::Undo),
            Some(Undo::Offer { reason, .. }) => {
                self.undo_why.set(words(reason).unwrap_or_default());
                self.undo_offer.set(true);
            }
            Some(Undo::Refused(reason)) => self.refuse(words(reason).unwrap_or_default()),
            Some(Undo::Watching) => self.refuse(texts::you_watch(lang)),
            None => {}
        }
    }

    /// Asks the others for something.
    pub(crate) fn wish(self, wish: Wish) {
        let entropy = self.entropy_for(wish == Wish::Rematch);
        self.ask(Request::Ask { wish, entropy });
    }

    /// Answers an open request, or withdraws the player's own.
    pub(super) fn answer(self, agrees: bool) {
        let wish = self.peek(|table| table.wish().map(|wish| wish.wish));
        let rematch = wish == Some(Wish::Rematch);
        let entropy = self.entropy_for(rematch && agrees);
        self.ask(Request::Answer { agrees, entropy });
    }

    fn entropy_for(self, rematch: bool) -> Option<Fresh> {
        let entropy = rematch.then(entropy).flatten()?;
        kept::offered_for_rematch(self, &entropy);
        Some(entropy)
    }

    /// Sits down, once the player has a name.
    pub(super) fn sit(self, seat: Seat) {
        self.identity.needed(move || {
            if let Some(entropy) = entropy().filter(|_| self.is_shown()) {
                kept::offered(self, &entropy);
                self.ask(Request::Sit { seat, entropy });
            }
        });
    }

    /// Requests a link that moves the player's seat to another device.
    pub(super) fn lend(self) {
        self.lent.set(None);
        let hear = move |answer| match answer {
            Ok(Answer::Lent(secret)) => {
                self.lent.try_set(Some(secret));
            }
            Ok(Answer::Done(_)) => {}
            Err(problem) => self.tell_problem(&problem),
        };
        self.link.lend(self.id.get_value(), Box::new(hear));
    }

    /// Takes the seat that such a link gives.
    pub(super) fn claim(self, secret: Secret) {
        self.identity.needed(move || {
            if !self.is_shown() {
                return;
            }
            kept::moves_here(self);
            let hear = move |answer: Result<Answer, Problem>| {
                let lang = self.prefs.lang.get_untracked();
                match answer {
                    Ok(_) => self.toasts.show(texts::seat_is_here(lang)),
                    Err(problem) if problem.is(code::WRONG_SECRET) => {
                        self.toasts.show(texts::seat_link_used(lang));
                    }
                    Err(problem) => self.tell_problem(&problem),
                }
            };
            self.link.claim(self.id.get_value(), secret, Box::new(hear));
        });
    }

    fn tell_problem(self, problem: &Problem) {
        self.toasts
            .show(problem.text(self.prefs.lang.get_untracked()));
    }
}

impl Remote for Place {
    fn listener(&self) -> Listener {
        self.listener
    }
    fn id(&self) -> String {
        Place::id(*self)
    }
    fn seat(&self) -> Option<Seat> {
        self.seat.get()
    }
    fn is_busy(&self) -> bool {
        self.waiting.get() != Waiting::No
    }
    fn is_slow(&self) -> bool {
        self.slow.get() && self.is_busy()
    }
    fn stopped(&self) -> Option<String> {
        let lang = self.prefs.lang.get();
        self.gone.get().map(|problem| problem.text(lang))
    }
    fn act(&self, actions: Vec<String>) {
        Place::act(*self, actions);
    }
    fn ask(&self, request: Request) {
        Place::ask(*self, request);
    }
    fn undo(&self) {
        Place::undo(*self);
    }
    fn wish(&self, wish: Wish) {
        Place::wish(*self, wish);
    }
    fn record(&self) -> Option<Record> {
        self.peek(Table::record)
    }
    fn commitment(&self) -> String {
        self.peek(|table| table.commitment().to_owned())
    }
    fn has_unread(&self) -> bool {
        messages::has_unread(*self)
    }
    fn mark_read(&self) {
        messages::mark_read(*self);
    }
    fn notices(&self) -> AnyView {
        notices::notices(*self)
    }
    fn messages(&self) -> AnyView {
        messages::messages(*self)
    }
    fn confirm_undo(&self) -> AnyView {
        side::confirm_undo(*self)
    }
    fn beside_player(&self, seat: Seat) -> AnyView {
        side::beside_player(*self, seat)
    }
    fn seat_actions(&self, menu: RwSignal<bool>) -> AnyView {
        side::seat_actions(*self, menu)
    }
    fn fairness(&self) -> AnyView {
        side::fairness(*self)
    }
    fn verified(&self) -> AnyView {
        side::verified(*self)
    }
    fn rematch(&self) -> AnyView {
        side::rematch(*self)
    }
}

/// What this page adds to the seed of a table.
fn entropy() -> Option<Fresh> {
    let digits = browser::fresh_seed().to_string()[..32].to_owned();
    Fresh::try_from(digits).ok()
}
