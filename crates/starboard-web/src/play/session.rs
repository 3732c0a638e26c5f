//! A table on the screen: how far it has been shown, who is thinking, and what a bot advises.

use std::time::Duration;

use leptos::prelude::*;
use starboard_bots::analysis::Weighed;
use starboard_guide::Next;
use starboard_kernel::{Actor, Lang, Level, Seat};
use starboard_table::{Play, Request, SeatKind};
use starboard_worker::{Reply, Task};

use super::advice::Hint;
use super::host::{Host, News};
use crate::games::Mark;
use crate::games::erased::{Screens, Shown};
use crate::prefs::Prefs;
use crate::sound::{self, Sound};
use crate::{browser, pilot, texts, thinker};

/// The strongest level that does not search.
const QUICK_LEVEL: Level = Level::new(2).expect("a level");

/// How far the history has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stage {
    pub(crate) step: usize,
    pub(crate) events: usize,
}

/// What is known of the worth of the actions.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Worth {
    Unknown,
    /// How far it is, from 0 to 1.
    Thinking(f64),
    Known(Weighed),
}

/// How long an event is shown again, at the least, in milliseconds.
const LEAST_PAUSE_AGAIN: u32 = 250;

/// Of more steps than these that come at once only the end is shown.
const MOST_TO_SHOW: usize = 40;

#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) screens: &'static dyn Screens,
    /// Is asked for everything, and tells what happens.
    pub(crate) host: Host,
    pub(crate) play: RwSignal<Play>,
    pub(crate) stage: RwSignal<Stage>,
    /// Why the last wish was not possible.
    pub(crate) why: RwSignal<Option<String>>,
    pub(crate) thinking: RwSignal<Option<Seat>>,
    pub(crate) hint: RwSignal<Hint>,
    /// Whether every action shows what it is worth.
    pub(crate) shows_worth: RwSignal<bool>,
    pub(crate) worth: RwSignal<Worth>,
    pub(crate) show_result: RwSignal<bool>,
    /// It has ended on this screen.
    pub(super) ended_here: StoredValue<bool>,
    /// A timer of the show is running.
    running: StoredValue<bool>,
    /// To this many steps the game was taken back: what leaves no choice there waits for a person.
    held: StoredValue<Option<usize>>,
    /// What is shown has been shown before: it takes time even without animation.
    again: StoredValue<bool>,
    /// Rises with every change, so that an answer to an old question is not used.
    version: StoredValue<u32>,
    prefs: Prefs,
}

impl Session {
    /// A session that has shown everything so far.
    pub(crate) fn new(screens: &'static dyn Screens, host: Host, play: Play) -> Session {
        // A game that has just been made is shown from its first step.
        let people_acted = play
            .history()
            .steps()
            .iter()
            .any(|step| matches!(step.actor, Actor::Player(_)));
        let step = if people_acted {
            play.history().steps().len()
        } else {
            0
        };
        let session = Session {
            screens,
            host,
            show_result: RwSignal::new(play.ending().is_some()),
            play: RwSignal::new(play),
            stage: RwSignal::new(Stage { step, events: 0 }),
            why: RwSignal::new(None),
            thinking: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            shows_worth: RwSignal::new(false),
            worth: RwSignal::new(Worth::Unknown),
            ended_here: StoredValue::new(false),
            running: StoredValue::new(false),
            held: StoredValue::new(None),
            again: StoredValue::new(false),
            version: StoredValue::new(0),
            prefs: Prefs::get(),
        };
        host.listen(Callback::new(move |news| session.hear(news)));
        // The board does not wait for the bots.
        request_animation_frame(|| set_timeout(thinker::warm_up, Duration::ZERO));
        on_cleanup(thinker::interrupt);
        session.run();
        session
    }

    /// What the board shows now.
    pub(crate) fn shown(self) -> Shown {
        let Stage { step, events } = self.stage.get();
        self.play
            .with(|play| Shown::of(play.history(), step, events))
    }

    /// Whether everything has been shown.
    pub(crate) fn caught_up(self) -> bool {
        let stage = self.stage.get();
        stage.events == 0 && self.play.with(|t| stage.step == t.history().steps().len())
    }

    /// The person who can act now: anybody on one device, or oneself online.
    pub(crate) fn person_to_act(self) -> Option<Seat> {
        if !self.caught_up() {
            return None;
        }
        let to_act = self.play.with(|play| {
            play.whose_turn()
                .filter(|&seat| play.kind(seat) == Some(SeatKind::Person))
        });
        to_act.filter(|&seat| self.host.may_act(seat))
    }

    /// Whoever keeps the others waiting.
    pub(crate) fn waits_for(self) -> Option<Seat> {
        match self.host.table() {
            None => self.thinks(),
            Some(table) => self
                .play
                .with(Play::whose_turn)
                .filter(|&seat| table.with_value(|table| table.seat()) != Some(seat)),
        }
    }

    /// The bot that is thinking.
    pub(crate) fn thinks(self) -> Option<Seat> {
        if !self.host.is_online() {
            return self.thinking.get();
        }
        let bot = self.play.with(Play::bot_to_act);
        bot.map(|(seat, _)| seat).filter(|_| self.caught_up())
    }

    pub(crate) fn legal(self) -> Vec<String> {
        match self.person_to_act() {
            Some(_) => self.play.with(|play| play.position().actions()),
            None => Vec::new(),
        }
    }

    /// What an action is about, on the screen: also its button, where there is one.
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

    /// A person acts several times in a row; a refusal stops it there.
    pub(crate) fn act_all(self, actions: Vec<String>) {
        if let Some(seat) = untrack(move || self.person_to_act()) {
            sound::play(self.prefs, Sound::Tap);
            self.host.act(seat, actions);
        }
    }

    /// Asks the table for something that is not an action.
    pub(crate) fn ask(self, seat: Seat, request: &Request) {
        self.host.ask(seat, request);
    }

    /// The only person at the table, or the one whose turn it is; oneself online.
    pub(crate) fn viewer(self) -> Option<Seat> {
        if let Some(table) = self.host.table() {
            return table.with_value(|table| table.seat());
        }
        self.play.with(|play| {
            let people: Vec<Seat> = Seat::first(play.players().len())
                .filter(|&seat| play.kind(seat) == Some(SeatKind::Person))
                .collect();
            match people[..] {
                [only] => Some(only),
                _ => play.whose_turn().filter(|seat| people.contains(seat)),
            }
        })
    }

    /// Whom the guide speaks to: the viewer, or the person who acts next. A spectator needs no advice.
    pub(crate) fn reader(self) -> Option<Seat> {
        if self.host.is_online() {
            return self.viewer();
        }
        self.viewer().or_else(|| {
            self.play.with(|play| {
                let seats = play.players().len();
                let first = play.whose_turn().map_or(0, Seat::index);
                (0..seats)
                    .map(|after| Seat::new((first + after) % seats))
                    .find(|&seat| play.kind(seat) == Some(SeatKind::Person))
            })
        })
    }

    /// What the host tells.
    fn hear(self, news: News) {
        match news {
            News::Changed { play, least } => self.follow(play, least),
            News::Refused(why) => self.refuse(why),
            News::Stale => self.run(),
        }
    }

    /// The game has changed. `least` is how many steps there were at the least meanwhile.
    fn follow(self, play: Play, least: usize) {
        let known = self
            .play
            .with_untracked(|play| play.history().steps().len());
        let length = play.history().steps().len();
        self.play.set(play);
        if least < known {
            self.held.set_value(Some(least));
            self.show_result.set(false);
        }
        let shown = self.stage.get_untracked().step;
        if shown > least {
            self.stage.set(Stage {
                step: least,
                events: 0,
            });
        } else if length - shown > MOST_TO_SHOW {
            self.skip();
        }
        self.changed();
        self.run();
    }

    fn changed(self) {
        thinker::interrupt();
        self.version.update_value(|version| *version += 1);
        self.thinking.set(None);
        self.hint.set(Hint::None);
        self.worth.set(Worth::Unknown);
        self.why.set(None);
    }

    pub(crate) fn undo(self) {
        self.host.undo();
    }

    /// Shows everything at once.
    pub(crate) fn skip(self) {
        self.stage.set(Stage {
            step: self.play.with_untracked(|t| t.history().steps().len()),
            events: 0,
        });
    }

    /// Shows everything after a step once more. The game itself does not change.
    pub(super) fn show_again(self, step: usize) {
        self.again.set_value(true);
        self.stage.set(Stage { step, events: 0 });
        self.run();
    }

    /// Goes on with the show, event by event.
    fn run(self) {
        if self.running.try_get_value() == Some(false) {
            self.running.set_value(true);
            self.tick();
        }
    }

    fn tick(self) {
        loop {
            let Some(mut stage) = self.stage.try_get_untracked() else {
                return;
            };
            // Milliseconds for the next event; nothing at the end of a step.
            let next = self.play.with_untracked(|play| {
                let step = play.history().steps().get(stage.step)?;
                let next = step.events.get(stage.events);
                Some(next.map(|event| (self.screens.beat(event), self.screens.sound(event))))
            });
            match next {
                None => {
                    self.running.set_value(false);
                    self.again.set_value(false);
                    return self.rest();
                }
                Some(None) => {
                    stage.step += 1;
                    stage.events = 0;
                    self.stage.set(stage);
                }
                Some(Some((millis, heard))) => {
                    stage.events += 1;
                    let mut pause = self.prefs.paced(millis);
                    if self.again.get_value() && millis > 0 {
                        pause = pause.max(LEAST_PAUSE_AGAIN);
                    }
                    if pause > 0 {
                        self.stage.set(stage);
                        if let Some(sound) = heard {
                            sound::play(self.prefs, sound);
                        }
                        set_timeout(move || self.tick(), Duration::from_millis(pause.into()));
                        return;
                    }
                    self.stage.set(stage);
                }
            }
        }
    }

    /// Everything has been shown: whoever is next goes on.
    fn rest(self) {
        let (bot, over, forced) = self.play.with_untracked(|play| {
            let actions = play.position().actions();
            let held = self.held.get_value() == Some(play.history().steps().len());
            (
                play.bot_to_act(),
                play.ending().is_some(),
                (actions.len() == 1 && !held && !self.host.is_mission())
                    .then(|| actions[0].clone()),
            )
        });
        if over {
            if !self.show_result.get_untracked() && !self.host.is_mission() {
                sound::play(self.prefs, self.final_sound());
                self.ended_here.set_value(true);
            }
            self.show_result.set(true);
        } else if let Some((seat, _)) = bot
            && let Some((_, next)) = self.host.mission()
        {
            self.follow_script(seat, next);
        } else if let Some((seat, level)) = bot {
            // The server's bots think there, and those of another tab in that tab.
            if !self.host.is_online() && !untrack(move || self.host.is_elsewhere()) {
                self.think(seat, level);
            }
        } else if let Some(action) = forced
            && self.prefs.forced_steps.get_untracked()
        {
            self.act(action);
        } else if self.turn_has_come() {
            sound::play(self.prefs, Sound::Turn);
        }
    }

    /// The other players of a mission do what is written, after a moment.
    fn follow_script(self, seat: Seat, next: Next) {
        let Next::Other(action) = next else { return };
        let version = self.version.get_value();
        let pause = Duration::from_millis(self.prefs.paced(600).into());
        set_timeout(
            move || {
                if self.version.try_get_value() == Some(version) {
                    self.host.act(seat, vec![action.to_owned()]);
                }
            },
            pause,
        );
    }

    /// Whether a person is to act after somebody else has.
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

    /// Whether somebody who sits here has won.
    pub(crate) fn has_won(self) -> bool {
        let winners = self
            .play
            .with(|play| play.ending().map_or(Vec::new(), |ending| ending.winners));
        winners.into_iter().any(|seat| match self.viewer() {
            Some(viewer) => viewer == seat,
            None => self.play.with(|play| play.kind(seat)) == Some(SeatKind::Person),
        })
    }

    /// Alone one always gets somewhere; among others it depends on who has won.
    fn final_sound(self) -> Sound {
        let poster = self.screens.poster();
        let gets_points = poster.for_one && poster.about.has_points;
        if gets_points || untrack(move || self.has_won()) {
            Sound::Win
        } else {
            Sound::Loss
        }
    }

    fn choice_of(self, key: &str, bot: String) -> Task {
        Task::Choose {
            key: format!("{key} {}", self.host.commitment()),
            bot,
            seed: self.host.bot_seed(),
            position: self.play.with_untracked(|play| play.position().document()),
        }
    }

    fn think(self, seat: Seat, level: Level) {
        self.thinking.set(Some(seat));
        let version = self.version.get_value();
        let ask = self.choice_of(&format!("{seat} {level}"), format!("level:{level}"));
        thinker::ask(ask, move |reply| {
            let Reply::Choice(advice) = reply else {
                return;
            };
            if self.version.try_get_value() != Some(version) {
                return;
            }
            self.thinking.set(None);
            if let Some(advice) = advice {
                self.host.act(seat, vec![advice.action]);
            }
        });
    }

    /// Does not wait for a bot that thinks long: a quick one decides this once.
    pub(crate) fn hurry(self) {
        if let Some(seat) = self.thinking.get_untracked() {
            thinker::interrupt();
            self.think(seat, QUICK_LEVEL);
        }
    }

    /// Asks for a hint; [`super::advice::answer`] gives it.
    pub(crate) fn ask_for_hint(self) {
        if untrack(move || self.person_to_act()).is_none() {
            return self.hint.set(Hint::Ready(None));
        }
        pilot::note_help(&self.host.id());
        self.hint.set(Hint::Thinking);
    }

    /// Tells states of the game apart.
    pub(super) fn version(self) -> u32 {
        self.version.get_value()
    }

    /// Whether the game is still in this state, and on the screen.
    pub(super) fn is_version(self, version: u32) -> bool {
        self.version.try_get_value() == Some(version)
    }

    fn weighing(self) -> Task {
        self.play.with_untracked(|play| Task::Weigh {
            position: play.position().document(),
        })
    }

    /// Whether help by the machine is out of place: in the game of the day and online, until it
    /// is over.
    pub(crate) fn is_contest(self) -> bool {
        let is_contest = self.host.is_online() || self.host.daily().is_some();
        is_contest && self.play.with(|play| play.ending().is_none())
    }

    /// Why there is no help by the machine now.
    pub(crate) fn no_help(self, lang: Lang) -> String {
        if self.host.is_online() {
            texts::no_help_online(lang)
        } else {
            texts::no_help_in_daily(lang)
        }
    }

    /// Tells why there is no help now, if there is none.
    pub(crate) fn refuses_help(self) -> bool {
        if self.host.is_mission() {
            self.refuse(texts::mission_first(self.prefs.lang.get_untracked()));
            return true;
        }
        let refuses = untrack(move || self.is_contest());
        if refuses {
            self.refuse(self.no_help(self.prefs.lang.get_untracked()));
        }
        refuses
    }

    /// Turns the worth of all actions on or off.
    pub(crate) fn switch_worth(self) {
        if self.refuses_help() {
            return;
        }
        self.shows_worth.update(|on| *on = !*on);
        pilot::note_help(&self.host.id());
    }

    /// Asks what every action is worth, if it is to be shown and not yet known.
    pub(crate) fn ask_for_worth(self) {
        if self.worth.get_untracked() != Worth::Unknown {
            return;
        }
        self.worth.set(Worth::Thinking(0.0));
        let version = self.version.get_value();
        thinker::ask(self.weighing(), move |reply| {
            if self.version.try_get_value() != Some(version) {
                return;
            }
            self.worth.set(match reply {
                Reply::Progress(part) => Worth::Thinking(part),
                Reply::Weighed(Some(weighed)) => Worth::Known(weighed),
                _ => Worth::Unknown,
            });
        });
    }

    pub(crate) fn export(self) {
        if let Some(record) = self.host.record() {
            browser::download_record(&record);
        }
    }
}
