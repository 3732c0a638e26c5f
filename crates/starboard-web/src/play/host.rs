//! Who keeps the table on the screen: this browser, or a server. Everything else of the page asks
//! the host, and hears from it what has happened.

use std::cell::RefCell;

use leptos::prelude::*;
use starboard_guide::{Mission, Next};
use starboard_kernel::{Actor, Record, Seat};
use starboard_table::{LocalTable, Play, Refusal, Request, SeatKind, Wish};

use crate::prefs::Prefs;
use crate::router::navigator;
use crate::shell::Toasts;
use crate::storage::KeptLog;
use crate::{browser, storage, texts};

/// What a host tells whoever shows its table.
#[derive(Clone)]
pub(crate) enum News {
    /// Something has happened in the game. There were `least` steps at the least meanwhile.
    Changed { play: Play, least: usize },
    /// Why something was not possible.
    Refused(String),
    /// Something that was to happen by itself was refused: it may still have to.
    Stale,
}

/// Whoever shows the table, if anybody does.
pub(crate) type Listener = StoredValue<Option<Callback<News>>>;

pub(crate) fn tell(listener: Listener, news: News) -> bool {
    let listener = listener.try_get_value().flatten();
    listener.map(|listener| listener.run(news)).is_some()
}

/// A table that a server keeps. What only such tables need is a part of the app for itself, so the
/// page of a table knows no more of it than this.
pub(crate) trait Remote: Send + Sync {
    fn listener(&self) -> Listener;
    /// The server's name for the table.
    fn id(&self) -> String;
    /// The seat of whoever looks at the page. Tracked.
    fn seat(&self) -> Option<Seat>;
    /// Something was asked for and has not happened yet. Tracked.
    fn is_busy(&self) -> bool;
    /// It takes long enough to be told. Tracked.
    fn is_slow(&self) -> bool;
    /// Plays some actions for one's own seat, one after the other.
    fn act(&self, actions: Vec<String>);
    /// Asks for something that is not an action.
    fn ask(&self, request: Request);
    fn undo(&self);
    /// Asks the others for something.
    fn wish(&self, wish: Wish);
    fn record(&self) -> Option<Record>;
    /// The hash of the seed.
    fn commitment(&self) -> String;
    /// Whether there are messages that have not been seen. Tracked.
    fn has_unread(&self) -> bool;
    fn mark_read(&self);

    /// What everybody has to know now: over the board.
    fn notices(&self) -> AnyView;
    /// What was said, and where to say something: below the log.
    fn messages(&self) -> AnyView;
    /// Offers to ask the others when the rule does not let one take back.
    fn confirm_undo(&self) -> AnyView;
    /// Whether a player is there, and the clock: in the list of players.
    fn beside_player(&self, seat: Seat) -> AnyView;
    /// What players can do with their seats: in the menu, which this signal opens.
    fn seat_actions(&self, menu: RwSignal<bool>) -> AnyView;
    /// How chance came about: in the menu.
    fn fairness(&self) -> AnyView;
    /// Once it is over: whether everything follows from the seeds.
    fn verified(&self) -> AnyView;
    /// Where the next game comes from.
    fn rematch(&self) -> AnyView;
}

/// A handle to such a table.
pub(crate) type RemoteTable = StoredValue<Box<dyn Remote>>;

#[derive(Clone, Copy)]
pub(crate) enum Host {
    Local(Local),
    Remote(RemoteTable),
}

impl Host {
    pub(crate) fn remote(table: impl Remote + 'static) -> Host {
        Host::Remote(StoredValue::new(Box::new(table)))
    }

    /// Who shows the table hears what happens.
    pub(crate) fn listen(self, listener: Callback<News>) {
        let place = match self {
            Host::Local(local) => local.listener,
            Host::Remote(table) => table.with_value(|table| table.listener()),
        };
        place.set_value(Some(listener));
        on_cleanup(move || {
            place.try_update_value(|listener| *listener = None);
        });
    }

    /// The name by which the replay and the report find the game.
    pub(crate) fn id(self) -> String {
        match self {
            Host::Local(local) => {
                let id = |kept: StoredValue<KeptLog>| kept.with_value(|kept| kept.id().to_owned());
                local.kept.map(id).unwrap_or_default()
            }
            Host::Remote(table) => {
                table.with_value(|table| format!("{}{}", storage::ONLINE, table.id()))
            }
        }
    }

    /// The table on a server that this one is.
    pub(crate) fn table(self) -> Option<RemoteTable> {
        match self {
            Host::Local(_) => None,
            Host::Remote(table) => Some(table),
        }
    }

    pub(crate) fn is_online(self) -> bool {
        self.table().is_some()
    }

    /// Whether whoever sits here may act for a person's seat now.
    pub(crate) fn may_act(self, seat: Seat) -> bool {
        match self {
            Host::Local(local) => !local.elsewhere.get(),
            Host::Remote(table) => {
                table.with_value(|table| table.seat() == Some(seat) && !table.is_busy())
            }
        }
    }

    /// Whether another tab has opened this game and plays on there.
    pub(crate) fn is_elsewhere(self) -> bool {
        match self {
            Host::Local(local) => local.elsewhere.get(),
            Host::Remote(_) => false,
        }
    }

    /// Something is on its way to the server for long enough to be told.
    pub(crate) fn is_slow(self) -> bool {
        self.table()
            .is_some_and(|table| table.with_value(|table| table.is_slow()))
    }

    /// Acts for a seat, several times in a row if need be; a refusal stops it there.
    pub(crate) fn act(self, seat: Seat, actions: Vec<String>) {
        match self {
            Host::Local(local) => local.act(seat, actions),
            Host::Remote(table) => table.with_value(|table| table.act(actions)),
        }
    }

    /// Asks for something that is not an action.
    pub(crate) fn ask(self, seat: Seat, request: &Request) {
        match self {
            Host::Local(local) => local.ask(seat, request),
            Host::Remote(table) => table.with_value(|table| table.ask(request.clone())),
        }
    }

    pub(crate) fn undo(self) {
        match self {
            Host::Local(local) => local.undo(),
            Host::Remote(table) => table.with_value(|table| table.undo()),
        }
    }

    pub(crate) fn rematch(self) {
        match self {
            Host::Local(local) => local.rematch(),
            Host::Remote(table) => table.with_value(|table| table.wish(Wish::Rematch)),
        }
    }

    pub(crate) fn record(self) -> Option<Record> {
        match self {
            Host::Local(local) => Some(local.table.with_value(LocalTable::record)),
            Host::Remote(table) => table.with_value(|table| table.record()),
        }
    }

    /// The hash of the seed, known from the start.
    pub(crate) fn commitment(self) -> String {
        match self {
            Host::Local(local) => local.table.with_value(LocalTable::commitment),
            Host::Remote(table) => table.with_value(|table| table.commitment()),
        }
    }

    /// What a bot's choice here starts from. Bots of a server think there.
    pub(crate) fn bot_seed(self) -> u64 {
        match self {
            Host::Local(local) => local.table.with_value(LocalTable::bot_seed),
            Host::Remote(_) => 0,
        }
    }

    /// The mission, and what comes next in it.
    pub(crate) fn mission(self) -> Option<(&'static Mission, Next)> {
        match self {
            Host::Local(local) => local.next(),
            Host::Remote(_) => None,
        }
    }

    pub(crate) fn is_mission(self) -> bool {
        matches!(self, Host::Local(local) if local.mission.is_some())
    }

    /// The day whose game this is.
    pub(crate) fn daily(self) -> Option<starboard_kernel::Day> {
        match self {
            Host::Local(local) => local.table.with_value(|table| table.table().plan().daily),
            Host::Remote(_) => None,
        }
    }
}

/// A table that this browser keeps. Every entry is appended to its log in storage, so that a reload
/// or a crash loses nothing.
#[derive(Clone, Copy)]
pub(crate) struct Local {
    /// Where it is kept, if it is.
    kept: Option<StoredValue<KeptLog>>,
    /// The only course that the game may take.
    mission: Option<&'static Mission>,
    table: StoredValue<LocalTable>,
    listener: Listener,
    /// Another tab has opened the game since: this one only shows it.
    elsewhere: RwSignal<bool>,
    prefs: Prefs,
    toasts: Toasts,
    go: Callback<String>,
}

thread_local! {
    /// The game that was made last: its page need not read it again.
    static FRESH: RefCell<Option<(KeptLog, LocalTable)>> = const { RefCell::new(None) };
}

/// Keeps a new game in the browser; tells whether that worked.
pub(crate) fn save(id: &str, table: LocalTable) -> bool {
    let mut kept = KeptLog::new(id);
    let is_kept = kept.keep(&table);
    FRESH.set(is_kept.then_some((kept, table)));
    is_kept
}

/// The game of this name if it was just made and nobody has played on since.
pub(super) fn take_fresh(id: &str) -> Option<(KeptLog, LocalTable)> {
    let fresh = FRESH.take();
    fresh.filter(|(kept, _)| kept.id() == id && kept.is_current())
}

impl Local {
    pub(crate) fn new(kept: KeptLog, table: LocalTable) -> Local {
        let local = Local::unkept(table);
        storage::claim(kept.id(), move || {
            local.elsewhere.try_set(true);
        });
        Local {
            kept: Some(StoredValue::new(kept)),
            ..local
        }
    }

    /// A game with a fixed course. It is not kept: whoever comes back begins it again.
    pub(crate) fn on_mission(mission: &'static Mission, table: LocalTable) -> Local {
        Local {
            mission: Some(mission),
            ..Local::unkept(table)
        }
    }

    fn unkept(table: LocalTable) -> Local {
        let go = navigator();
        let elsewhere = RwSignal::new(false);
        Local {
            kept: None,
            mission: None,
            table: StoredValue::new(table),
            listener: StoredValue::new(None),
            elsewhere,
            prefs: Prefs::get(),
            toasts: Toasts::get(),
            go: Callback::new(move |path: String| go(&path)),
        }
    }

    fn handle(self, seat: Seat, request: &Request) -> Result<(), Refusal> {
        let now = js_sys::Date::now() as u64;
        let handled = self
            .table
            .try_update_value(|table| table.handle(seat, request, now).map(|_| ()));
        handled.unwrap_or(Err(Refusal::NotBegun))
    }

    fn act(self, seat: Seat, actions: Vec<String>) {
        let requests = actions.into_iter().map(|action| Request::Act { action });
        self.handle_all(seat, requests);
    }

    fn ask(self, seat: Seat, request: &Request) {
        self.handle_all(seat, std::iter::once(request.clone()));
    }

    fn handle_all(self, seat: Seat, requests: impl IntoIterator<Item = Request>) {
        if self.refuses_here() {
            return;
        }
        let before = self.steps();
        let mut has_changed = false;
        let mut refusal = None;
        for request in requests {
            if self.leaves_course(&request) {
                let why = texts::mission_first(self.prefs.lang.get_untracked());
                tell(self.listener, News::Refused(why));
                break;
            }
            match self.handle(seat, &request) {
                Ok(()) => has_changed = true,
                Err(why) => {
                    refusal = Some(why);
                    break;
                }
            }
        }
        if has_changed {
            self.changed(before);
        }
        if let Some(why) = refusal {
            self.refuse(&why);
        }
    }

    fn next(self) -> Option<(&'static Mission, Next)> {
        let mission = self.mission?;
        let next = |table: &LocalTable| mission.next(table.play().history());
        Some((mission, self.table.with_value(next)))
    }

    /// Whether a mission has something else in store.
    fn leaves_course(self, request: &Request) -> bool {
        let expected = match self.next() {
            None => return false,
            Some((_, Next::Lesson(lesson))) => Some(lesson.action),
            Some((_, Next::Other(action))) => Some(action),
            Some((_, Next::Done)) => None,
        };
        match request {
            Request::Act { action } => expected != Some(action.as_str()),
            _ => true,
        }
    }

    fn refuse(self, why: &Refusal) {
        let lang = self.prefs.lang.get_untracked();
        let words = self
            .table
            .with_value(|table| table.table().reason_text(why, lang));
        tell(self.listener, News::Refused(words));
    }

    /// Tells that the game goes on in another tab, if it does.
    fn refuses_here(self) -> bool {
        let refuses = self.elsewhere.get_untracked();
        if refuses {
            let why = texts::open_elsewhere(self.prefs.lang.get_untracked());
            tell(self.listener, News::Refused(why));
        }
        refuses
    }

    fn steps(self) -> usize {
        self.table
            .with_value(|table| table.play().history().steps().len())
    }

    fn changed(self, least: usize) {
        let keep = |kept: StoredValue<KeptLog>| {
            self.table
                .with_value(|table| kept.try_update_value(|kept| kept.keep(table)))
        };
        if self.kept.and_then(keep) == Some(false) {
            self.toasts
                .show(texts::not_saved(self.prefs.lang.get_untracked()));
        }
        let play = self.table.with_value(|table| table.play().clone());
        tell(self.listener, News::Changed { play, least });
    }

    /// Takes back the last action of a person. Where steps without a choice are played by
    /// themselves they are taken back too, or they would be played again at once.
    fn undo(self) {
        if self.refuses_here() {
            return;
        }
        let seat = self.table.with_value(|table| {
            let play = table.play();
            let by_person = |seat: &Seat| play.kind(*seat) == Some(SeatKind::Person);
            let mut steps = play.history().steps().iter().rev();
            let last = steps.find_map(|step| match step.actor {
                Actor::Player(seat) if by_person(&seat) => Some(seat),
                _ => None,
            });
            last.or_else(|| play.whose_turn())
        });
        let Some(seat) = seat else {
            return;
        };
        let mut undone = self.handle(seat, &Request::Undo);
        if let Err(refusal) = undone {
            return self.refuse(&refusal);
        }
        let is_forced = || {
            let choices = |table: &LocalTable| table.play().position().actions().len();
            let plays_forced = self.prefs.forced_steps.get_untracked() && self.mission.is_none();
            plays_forced && self.table.with_value(choices) == 1
        };
        while undone.is_ok() && is_forced() {
            undone = self.handle(seat, &Request::Undo);
        }
        self.changed(self.steps());
    }

    /// The next game is another one: this one stays where it is.
    fn rematch(self) {
        let lang = self.prefs.lang.get_untracked();
        let next = self
            .table
            .with_value(|table| table.rematch(browser::fresh_seed()));
        match next {
            Ok(next) => {
                let id = storage::new_id();
                if save(&id, next) {
                    self.go.run(format!("/play/{id}"));
                } else {
                    self.toasts.show(texts::not_saved(lang));
                }
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }
}
