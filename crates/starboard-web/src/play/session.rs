//! A table on the screen. A session connects the host with its parts: pacing shows what happens,
//! thinking asks the bots, and the session decides what comes next when everything has been shown.

use std::time::Duration;

use leptos::prelude::*;
use starboard_guide::Next;
use starboard_kernel::{Actor, History, Seat};
use starboard_table::{Play, Request, SeatKind};

use super::advice::Hint;
use super::course::Course;
use super::host::{Host, HostEvent};
use super::pacing::{Pacing, Stage};
use super::thinking::{Thinking, Worth};
use crate::browser;
use crate::games::Mark;
use crate::games::erased::{Screens, Shown};
use crate::prefs::Prefs;
use crate::sound::{self, Sound};

#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) screens: &'static dyn Screens,
    pub(crate) host: Host,
    /// The host's game.
    pub(crate) play: RwSignal<Play>,
    pacing: Pacing,
    thinking: Thinking,
    /// How far the game has been shown.
    pub(crate) stage: RwSignal<Stage>,
    pub(crate) hint: RwSignal<Hint>,
    /// Whether every action shows what it is worth.
    pub(crate) shows_worth: RwSignal<bool>,
    pub(crate) worth: RwSignal<Worth>,
    /// Why the last request was refused.
    pub(crate) why: RwSignal<Option<String>>,
    pub(crate) show_result: RwSignal<bool>,
    /// It has ended on this screen.
    pub(super) ended_here: StoredValue<bool>,
    /// An undo made the game this long: a forced action that follows waits for a person.
    held: StoredValue<Option<usize>>,
    prefs: Prefs,
}

impl Session {
    /// A session that has shown everything so far.
    pub(crate) fn new(screens: &'static dyn Screens, host: Host) -> Session {
        let pacing = Pacing::new(screens, host);
        let thinking = Thinking::new(host);
        let is_over = host.play.with_untracked(|play| play.ending().is_some());
        let session = Session {
            screens,
            host,
            play: host.play,
            pacing,
            thinking,
            stage: pacing.stage,
            hint: thinking.hint,
            shows_worth: thinking.shows_worth,
            worth: thinking.worth,
            why: RwSignal::new(None),
            show_result: RwSignal::new(is_over),
            ended_here: StoredValue::new(false),
            held: StoredValue::new(None),
            prefs: Prefs::get(),
        };
        host.listen(Callback::new(move |event| session.on_event(event)));
        session.run();
        session
    }

    /// What the board shows now.
    pub(crate) fn shown(self) -> Shown {
        self.pacing.shown()
    }

    /// Whether everything has been shown.
    pub(crate) fn caught_up(self) -> bool {
        self.pacing.caught_up()
    }

    /// The player here who can act now.
    pub(crate) fn person_to_act(self) -> Option<Seat> {
        if !self.caught_up() {
            return None;
        }
        let to_act = self.play.with(Play::whose_turn);
        to_act.filter(|&seat| self.host.may_act(seat))
    }

    /// The bot that is thinking, here or on a server. Those of a mission follow a script.
    pub(crate) fn thinks(self) -> Option<Seat> {
        let bot = self.play.with(Play::bot_to_act);
        let is_idle = self.host.has_course() || self.host.is_stopped();
        let (seat, _) = bot.filter(|_| self.caught_up() && !is_idle)?;
        Some(seat)
    }

    pub(crate) fn legal_actions(self) -> Vec<String> {
        match self.person_to_act() {
            Some(_) => self.play.with(|play| play.position().legal_actions()),
            None => Vec::new(),
        }
    }

    /// What an action touches on the screen, including its button, if it has one.
    pub(super) fn marks(self, action: &str) -> Vec<Mark> {
        let shown = |play: &Play| self.screens.marks(play.position(), action);
        let mut marks = self.play.with(shown);
        let button = ("action", action.to_owned());
        if !marks.contains(&button) {
            marks.push(button);
        }
        marks
    }

    pub(crate) fn refuse(self, why: String) {
        sound::play(self.prefs, Sound::Illegal);
        self.why.set(Some(why.clone()));
        set_timeout(
            move || {
                self.why.try_update(|now| {
                    if now.as_ref() == Some(&why) {
                        *now = None;
                    }
                });
            },
            Duration::from_secs(6),
        );
    }

    /// A person acts.
    pub(crate) fn act(self, action: String) {
        self.act_all(vec![action]);
    }

    /// Plays several actions of a person in a row; a refusal stops it there.
    pub(crate) fn act_all(self, actions: Vec<String>) {
        if let Some(seat) = untrack(move || self.person_to_act()) {
            sound::play(self.prefs, Sound::Tap);
            self.host.act(seat, actions);
        }
    }

    /// Makes a request that is not an action.
    pub(crate) fn ask(self, seat: Seat, request: &Request) {
        self.host.ask(seat, request);
    }

    /// From whose side the game is shown.
    pub(crate) fn viewer(self) -> Option<Seat> {
        self.host.viewer()
    }

    /// Whom the guide speaks to.
    pub(crate) fn reader(self) -> Option<Seat> {
        self.host.reader()
    }

    fn on_event(self, event: HostEvent) {
        match event {
            HostEvent::Changed { play, shortest } => self.follow(play, shortest),
            HostEvent::Refused(why) => self.refuse(why),
            HostEvent::Stale => self.run(),
        }
    }

    /// The game has changed. In between, it was at its shortest `shortest` steps long.
    fn follow(self, play: Play, shortest: usize) {
        let known = self.host.replace(play);
        if shortest < known {
            self.held.set_value(Some(shortest));
            self.show_result.set(false);
        }
        self.pacing.follow(shortest);
        self.thinking.forget();
        self.why.set(None);
        self.run();
    }

    pub(crate) fn undo(self) {
        self.host.undo();
    }

    /// Shows everything at once.
    pub(crate) fn skip(self) {
        self.pacing.skip();
    }

    /// Replays everything after a step. The game itself does not change.
    pub(super) fn show_again(self, step: usize) {
        self.pacing.rewind(step);
        self.run();
    }

    /// Shows the position after some steps of a game that is over. The game itself does not change.
    pub(super) fn look_back(self, step: usize) {
        self.pacing.go_to(step);
    }

    pub(crate) fn run(self) {
        self.pacing.run(move || self.rest());
    }

    /// Everything has been shown: the next player may act.
    fn rest(self) {
        let script = |course: &dyn Course, history: &History| course.script(history);
        if let Some(scripted) = untrack(move || self.host.on_course(script)) {
            return self.rest_on_course(scripted);
        }
        let (bot, over, forced) = self.play.with_untracked(|play| {
            let actions = play.position().legal_actions();
            let held = self.held.get_value() == Some(play.history().length());
            (
                play.bot_to_act(),
                play.ending().is_some(),
                (actions.len() == 1 && !held && !self.host.has_course())
                    .then(|| actions[0].clone()),
            )
        });
        if over {
            if !self.show_result.get_untracked() && !self.host.has_course() {
                sound::play(self.prefs, self.final_sound());
                self.ended_here.set_value(true);
            }
            self.show_result.set(true);
        } else if let Some((seat, _)) = bot
            && let Some((_, next)) = self.host.mission()
        {
            if let Next::Other(action) = next {
                self.follow_script(seat, action.to_owned());
            }
        } else if let Some((seat, level)) = bot {
            if untrack(move || self.host.thinks_here()) {
                self.thinking.choose(seat, level);
            }
        } else if let Some(action) = forced
            && self.prefs.forced_steps.get_untracked()
        {
            self.act(action);
        } else if self.turn_has_come() {
            sound::play(self.prefs, Sound::Turn);
        }
    }

    /// A puzzle goes on as far as nobody is asked for anything.
    fn rest_on_course(self, scripted: Option<String>) {
        let seat = self.play.with_untracked(Play::whose_turn);
        match (seat, scripted) {
            (Some(seat), Some(action)) => self.follow_script(seat, action),
            _ => {
                self.host.on_course(|course, _| course.at_rest(self));
            }
        }
    }

    /// Somebody does what a script says, after a moment.
    fn follow_script(self, seat: Seat, action: String) {
        let version = self.version();
        let pause = Duration::from_millis(self.prefs.paced(600).into());
        set_timeout(
            move || {
                if self.is_version(version) {
                    self.host.act(seat, vec![action]);
                }
            },
            pause,
        );
    }

    /// Whether it has become a person's turn after another player's.
    fn turn_has_come(self) -> bool {
        let seat = untrack(move || self.person_to_act());
        self.play.with_untracked(|play| {
            let players = play.history().steps().iter().rev().filter_map(|step| {
                let Actor::Player(seat) = step.actor else {
                    return None;
                };
                Some(seat)
            });
            let last = players.into_iter().next();
            seat.is_some() && last.is_some() && last != seat
        })
    }

    /// Whether the game cannot be continued although it is not over. Tracked.
    pub(crate) fn is_stopped(self) -> bool {
        self.host.is_stopped() && self.play.with(|play| play.ending().is_none())
    }

    /// Whether the result is shown: a mission has an ending of its own. Tracked.
    pub(crate) fn has_result(self) -> bool {
        self.show_result.get() && !self.host.has_course()
    }

    /// Whether a player on this device has won.
    pub(crate) fn has_won(self) -> bool {
        let winners = self
            .play
            .with(|play| play.ending().map_or(Vec::new(), |ending| ending.winners));
        winners.into_iter().any(|seat| match self.viewer() {
            Some(viewer) => viewer == seat,
            None => self.play.with(|play| play.kind(seat)) == Some(SeatKind::Person),
        })
    }

    /// In a solo game every result is a success; otherwise it depends on who has won.
    fn final_sound(self) -> Sound {
        let poster = self.screens.poster();
        let gets_points = poster.for_one && poster.about.has_points;
        if gets_points || untrack(move || self.has_won()) {
            Sound::Win
        } else {
            Sound::Loss
        }
    }

    /// Stops waiting for a bot that is taking long.
    pub(crate) fn hurry(self) {
        self.thinking.hurry();
    }

    /// Asks for a hint, or says why there is none.
    pub(crate) fn ask_for_hint(self) {
        if self.refuses_help() {
            return;
        }
        match untrack(move || self.person_to_act()) {
            Some(_) => self.thinking.ask_for_hint(),
            None => self.hint.set(Hint::Ready(None)),
        }
    }

    /// Identifies a state of the game.
    pub(crate) fn version(self) -> u32 {
        self.thinking.version()
    }

    /// Whether the game is still in this state, and on the screen.
    pub(crate) fn is_version(self, version: u32) -> bool {
        self.thinking.is_version(version)
    }

    /// Says why a bot gives no help now, if it gives none.
    fn refuses_help(self) -> bool {
        let lang = self.prefs.lang.get_untracked();
        let why = untrack(move || self.host.no_help(lang));
        let refuses = why.is_some();
        if let Some(why) = why {
            self.refuse(why);
        }
        refuses
    }

    /// Turns the worth of all actions on or off, or says why it is not shown.
    pub(crate) fn switch_worth(self) {
        if !self.refuses_help() {
            self.thinking.switch_worth();
        }
    }

    /// Asks what every action is worth, if it is to be shown and not yet known.
    pub(crate) fn ask_for_worth(self) {
        self.thinking.ask_for_worth();
    }

    pub(crate) fn export(self) {
        if let Some(record) = self.host.record() {
            browser::download_record(&record);
        }
    }
}
