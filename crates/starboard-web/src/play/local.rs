//! A table that this browser keeps.

use std::cell::RefCell;

use leptos::prelude::*;
use starboard_guide::{Mission, Next};
use starboard_kernel::{Actor, History, Seat};
use starboard_table::{LocalTable, Refusal, Request, SeatKind};

use super::course::Course;
use super::host::{HostEvent, Listener, notify};
use crate::prefs::Prefs;
use crate::router::navigator;
use crate::shell::Toasts;
use crate::storage::KeptLog;
use crate::{browser, storage, texts};

/// A table that this browser keeps. Every entry is appended to its log in storage, so that a reload
/// or a crash loses nothing.
#[derive(Clone, Copy)]
pub(crate) struct Local {
    /// Where it is saved, if it is.
    kept: Option<StoredValue<KeptLog>>,
    /// The fixed course of the game.
    mission: Option<&'static Mission>,
    /// The course that it takes apart from what a person is asked for.
    course: Option<StoredValue<Box<dyn Course>>>,
    table: StoredValue<LocalTable>,
    pub(super) listener: Listener,
    /// Another tab has taken over the game: this one only shows it.
    pub(super) elsewhere: RwSignal<bool>,
    prefs: Prefs,
    toasts: Toasts,
    go: Callback<String>,
}

thread_local! {
    /// The most recent new game, so that its page need not read it again.
    static FRESH: RefCell<Option<(KeptLog, LocalTable)>> = const { RefCell::new(None) };
}

/// Saves a new game in the browser. If that fails, it can be played all the same; its page says so.
pub(crate) fn save(id: &str, table: LocalTable) {
    let mut kept = KeptLog::new(id);
    kept.keep(&table);
    FRESH.set(Some((kept, table)));
}

/// Saves a new game under a new name, and returns the path of its page.
pub(crate) fn begin(table: LocalTable) -> String {
    let id = storage::new_id();
    save(&id, table);
    format!("/play/{id}")
}

/// The game of this name if it was just made and has not been continued since.
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
        let local = Local {
            kept: Some(StoredValue::new(kept)),
            ..local
        };
        if local.is_behind() {
            local.store();
            local.tell_unkept();
        }
        local
    }

    /// A game with a fixed course. It is not saved: after a reload it starts again.
    pub(crate) fn on_mission(mission: &'static Mission, table: LocalTable) -> Local {
        Local {
            mission: Some(mission),
            ..Local::unkept(table)
        }
    }

    /// A game that goes on by itself, apart from what a person is asked for. It is not kept either.
    pub(crate) fn on_course(course: impl Course + 'static, table: LocalTable) -> Local {
        Local {
            course: Some(StoredValue::new(Box::new(course))),
            ..Local::unkept(table)
        }
    }

    fn unkept(table: LocalTable) -> Local {
        let go = navigator();
        let elsewhere = RwSignal::new(false);
        Local {
            kept: None,
            mission: None,
            course: None,
            table: StoredValue::new(table),
            listener: StoredValue::new(None),
            elsewhere,
            prefs: Prefs::get(),
            toasts: Toasts::get(),
            go: Callback::new(move |path: String| go(&path)),
        }
    }

    /// A view of the table, untracked.
    pub(super) fn table<T>(self, look: impl FnOnce(&LocalTable) -> T) -> T {
        self.table.with_value(look)
    }

    /// The name of the game in storage.
    pub(super) fn id(self) -> String {
        let id = |kept: StoredValue<KeptLog>| kept.with_value(|kept| kept.id().to_owned());
        self.kept.map(id).unwrap_or_default()
    }

    pub(super) fn is_mission(self) -> bool {
        self.mission.is_some()
    }

    /// Something of the course and the game so far, if there is a course.
    pub(super) fn on<T>(self, look: impl FnOnce(&dyn Course, &History) -> T) -> Option<T> {
        let look = |course: &dyn Course| self.table(|table| look(course, table.play().history()));
        let course = self.course?;
        Some(course.with_value(|course| look(&**course)))
    }

    pub(super) fn has_course(self) -> bool {
        self.mission.is_some() || self.course.is_some()
    }

    fn handle(self, seat: Seat, request: &Request) -> Result<(), Refusal> {
        let now = js_sys::Date::now() as u64;
        let handled = self
            .table
            .try_update_value(|table| table.handle(seat, request, now).map(|_| ()));
        handled.unwrap_or(Err(Refusal::NotBegun))
    }

    pub(super) fn act(self, seat: Seat, actions: Vec<String>) {
        let requests = actions.into_iter().map(|action| Request::Act { action });
        self.handle_all(seat, requests);
    }

    pub(super) fn ask(self, seat: Seat, request: &Request) {
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
                notify(self.listener, HostEvent::Refused(why));
                break;
            }
            // What is left of several actions after an answer is not asked for any more.
            if self.is_unasked(&request) {
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

    pub(super) fn next(self) -> Option<(&'static Mission, Next)> {
        let mission = self.mission?;
        let next = |table: &LocalTable| mission.next(table.play().history());
        Some((mission, self.table(next)))
    }

    /// Whether the mission's script demands something else.
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

    /// Whether the course goes on with something else.
    fn is_unasked(self, request: &Request) -> bool {
        let is_unasked = |course: &dyn Course, history: &History| match request {
            Request::Act { action } => match course.script(history) {
                Some(scripted) => scripted != *action,
                None => !course.asks(history),
            },
            _ => true,
        };
        self.on(is_unasked).unwrap_or_default()
    }

    /// Takes a wrong answer back: the game begins again and goes on to where it was given.
    pub(super) fn take_back(self) {
        let Some(Some(kept)) = self.on(|course, history| course.take_back(history)) else {
            return;
        };
        let again = self.table(|table| {
            let play = table.play();
            let (start, players) = (play.history().start(), play.players());
            let mut again = LocalTable::from_position(start, players, table.seed()).ok()?;
            let steps = play.history().steps().iter();
            let actions = steps.filter_map(|step| match step.actor {
                Actor::Player(seat) => Some((seat, step.text.clone())),
                _ => None,
            });
            for (seat, action) in actions.take(kept) {
                again.handle(seat, &Request::Act { action }, 0).ok()?;
            }
            Some(again)
        });
        if let Some(again) = again {
            self.table.set_value(again);
            self.changed(self.steps());
        }
    }

    fn refuse(self, why: &Refusal) {
        let lang = self.prefs.lang.get_untracked();
        let words = self.table(|table| table.table().reason_text(why, lang));
        notify(self.listener, HostEvent::Refused(words));
    }

    /// Says that the game is being continued in another tab, if it is.
    fn refuses_here(self) -> bool {
        let refuses = self.elsewhere.get_untracked();
        if refuses {
            let why = texts::open_elsewhere(self.prefs.lang.get_untracked());
            notify(self.listener, HostEvent::Refused(why));
        }
        refuses
    }

    fn steps(self) -> usize {
        self.table(|table| table.play().history().length())
    }

    /// Whether the current state could not be saved.
    fn is_behind(self) -> bool {
        let is_behind = |kept: StoredValue<KeptLog>| kept.with_value(KeptLog::is_behind);
        self.kept.is_some_and(is_behind)
    }

    /// Saves what is new in the game. If that fails, the player is told, once until it works again.
    fn keep(self) {
        let was_behind = self.is_behind();
        self.store();
        if !was_behind {
            self.tell_unkept();
        }
    }

    fn store(self) {
        if let Some(kept) = self.kept {
            self.table(|table| kept.update_value(|kept| kept.keep(table)));
        }
    }

    fn tell_unkept(self) {
        if self.is_behind() {
            self.toasts
                .show(texts::not_saved(self.prefs.lang.get_untracked()));
        }
    }

    fn changed(self, shortest: usize) {
        self.keep();
        let play = self.table(|table| table.play().clone());
        notify(self.listener, HostEvent::Changed { play, shortest });
    }

    /// Takes back the last action of a person. Where forced actions are played automatically, they
    /// are undone as well, or they would be played again at once.
    pub(super) fn undo(self) {
        if self.course.is_some() {
            return self.take_back();
        }
        if self.refuses_here() {
            return;
        }
        let seat = self.table(|table| {
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
            let choices = |table: &LocalTable| table.play().position().legal_actions().len();
            let plays_forced = self.prefs.forced_steps.get_untracked() && self.mission.is_none();
            plays_forced && self.table(choices) == 1
        };
        while undone.is_ok() && is_forced() {
            undone = self.handle(seat, &Request::Undo);
        }
        self.changed(self.steps());
    }

    /// The next game is a new one: this one stays saved.
    pub(super) fn rematch(self) {
        let next = self.table(|table| table.rematch(browser::fresh_seed()));
        match next {
            Ok(next) => self.go.run(begin(next)),
            Err(refusal) => self.refuse(&refusal),
        }
    }
}
