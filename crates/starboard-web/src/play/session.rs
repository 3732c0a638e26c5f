//! A table in the browser: the table itself, how far it has been shown, who is thinking.

use std::time::Duration;

use leptos::prelude::*;
use starboard_bots::analysis::Weighed;
use starboard_kernel::{Actor, Lang, Seat};
use starboard_table::online::{Room, Wish};
use starboard_table::{Command, SeatKind, Table, TableError};
use starboard_worker::{Ask, Reply};

use super::advice::{self, Hint};
use crate::games::{Screens, Shown};
use crate::online::{self, Place};
use crate::prefs::Prefs;
use crate::shell::Toasts;
use crate::{browser, storage, texts, thinker};

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

/// Of more steps than these that come at once only the end is shown.
const MOST_TO_SHOW: usize = 40;

#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) screens: &'static Screens,
    id: StoredValue<String>,
    /// Of a table on a server: it is asked for everything, and tells what happens. All others are
    /// kept in this browser.
    place: StoredValue<Option<Place>>,
    pub(crate) table: RwSignal<Table>,
    pub(crate) stage: RwSignal<Stage>,
    /// Why the last wish was not possible.
    pub(crate) why: RwSignal<Option<String>>,
    pub(crate) thinking: RwSignal<Option<Seat>>,
    pub(crate) hint: RwSignal<Hint>,
    /// Whether every action shows what it is worth.
    pub(crate) shows_worth: RwSignal<bool>,
    pub(crate) worth: RwSignal<Worth>,
    pub(crate) show_result: RwSignal<bool>,
    /// A timer of the show is running.
    running: StoredValue<bool>,
    /// To this many steps the game was taken back: what leaves no choice there waits for a person.
    held: StoredValue<Option<usize>>,
    /// Rises with every change, so that an answer to an old question is not used.
    version: StoredValue<u32>,
    prefs: Prefs,
    toasts: Toasts,
}

/// Keeps the game in the browser; tells whether that worked.
pub(crate) fn save(id: &str, table: &Table) -> bool {
    storage::save_game(&storage::SavedGame {
        id: id.to_owned(),
        saved: js_sys::Date::now(),
        record: table.record().write(),
        game: table.position().rules().name().to_owned(),
        names: table.names(),
        moves: table.history().steps().len(),
        over: table.outcome().is_some(),
    })
}

impl Session {
    /// A session that has shown everything so far.
    pub(crate) fn new(screens: &'static Screens, id: &str, table: Table) -> Session {
        Session::of(screens, id.to_owned(), None, table)
    }

    /// The same for a table that is kept elsewhere.
    pub(crate) fn elsewhere(screens: &'static Screens, place: Place, table: Table) -> Session {
        let id = format!("{}{}", storage::ONLINE, place.id());
        let session = Session::of(screens, id, Some(place), table);
        place.shown_by(session);
        session
    }

    fn of(screens: &'static Screens, id: String, place: Option<Place>, table: Table) -> Session {
        // A game that has just been made is shown from its first step.
        let people_acted = table
            .history()
            .steps()
            .iter()
            .any(|step| matches!(step.actor, Actor::Player(_)));
        let step = if people_acted {
            table.history().steps().len()
        } else {
            0
        };
        let session = Session {
            screens,
            id: StoredValue::new(id),
            place: StoredValue::new(place),
            show_result: RwSignal::new(table.outcome().is_some()),
            table: RwSignal::new(table),
            stage: RwSignal::new(Stage { step, events: 0 }),
            why: RwSignal::new(None),
            thinking: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            shows_worth: RwSignal::new(false),
            worth: RwSignal::new(Worth::Unknown),
            running: StoredValue::new(false),
            held: StoredValue::new(None),
            version: StoredValue::new(0),
            prefs: Prefs::get(),
            toasts: Toasts::get(),
        };
        on_cleanup(thinker::interrupt);
        session.run();
        session
    }

    /// The name by which the replay and the report find the game.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// The table on a server that this one is.
    pub(crate) fn place(self) -> Option<Place> {
        self.place.get_value()
    }

    /// What the board shows now.
    pub(crate) fn shown(self) -> Shown {
        let Stage { step, events } = self.stage.get();
        self.table
            .with(|table| Shown::of(table.history(), step, events))
    }

    /// Whether everything has been shown.
    pub(crate) fn caught_up(self) -> bool {
        let stage = self.stage.get();
        stage.events == 0 && self.table.with(|t| stage.step == t.history().steps().len())
    }

    /// The person who can act now: anybody here, or oneself where the others sit apart.
    pub(crate) fn person_to_act(self) -> Option<Seat> {
        if !self.caught_up() {
            return None;
        }
        let to_act = self.table.with(|table| {
            table
                .whose_turn()
                .filter(|&seat| table.kind(seat) == Some(SeatKind::Person))
        });
        match self.place() {
            None => to_act,
            Some(place) => {
                to_act.filter(|&seat| place.seat.get() == Some(seat) && !place.is_busy())
            }
        }
    }

    /// Whoever keeps the others waiting.
    pub(crate) fn waits_for(self) -> Option<Seat> {
        match self.place() {
            None => self.thinks(),
            Some(place) => self
                .table
                .with(Table::whose_turn)
                .filter(|&seat| place.seat.get() != Some(seat)),
        }
    }

    /// Something is on its way to the server for long enough to be told.
    pub(crate) fn is_sending(self) -> bool {
        self.place().is_some_and(Place::is_slow)
    }

    /// The bot that is thinking.
    pub(crate) fn thinks(self) -> Option<Seat> {
        match self.place() {
            None => self.thinking.get(),
            Some(_) if self.caught_up() => {
                let bot = self.table.with(Table::bot_to_act);
                bot.map(|(seat, _)| seat)
            }
            Some(_) => None,
        }
    }

    pub(crate) fn legal(self) -> Vec<String> {
        match self.person_to_act() {
            Some(_) => self.table.with(|table| table.position().actions()),
            None => Vec::new(),
        }
    }

    pub(crate) fn refuse(self, why: String) {
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
        let Some(seat) = untrack(move || self.person_to_act()) else {
            return;
        };
        match self.place() {
            None => self.command(Command::Act { seat, action }),
            Some(place) => place.act(vec![action]),
        }
    }

    /// A person acts several times in a row; a refusal stops it there.
    pub(crate) fn act_all(self, actions: Vec<String>) {
        let Some(seat) = untrack(move || self.person_to_act()) else {
            return;
        };
        if let Some(place) = self.place() {
            return place.act(actions);
        }
        let refused = self.table.try_update(|table| {
            actions
                .into_iter()
                .find_map(|action| table.handle(Command::Act { seat, action }).err())
        });
        self.changed();
        if let Some(Some(error)) = refused {
            self.explain(&error);
        }
        self.run();
    }

    /// The only person at the table, or the one whose turn it is; oneself where the others sit
    /// apart.
    pub(crate) fn viewer(self) -> Option<Seat> {
        if let Some(place) = self.place() {
            return place.seat.get();
        }
        self.table.with(|table| {
            let people: Vec<Seat> = Seat::first(table.seats().len())
                .filter(|&seat| table.kind(seat) == Some(SeatKind::Person))
                .collect();
            match people[..] {
                [only] => Some(only),
                _ => table.whose_turn().filter(|seat| people.contains(seat)),
            }
        })
    }

    /// Hands a command to the table; a refusal is shown and changes nothing.
    pub(crate) fn command(self, command: Command) {
        let restart = matches!(command, Command::Rematch { .. });
        let outcome = self.table.try_update(|table| table.handle(command));
        match outcome {
            Some(Ok(_)) => {
                self.changed();
                if restart {
                    self.stage.set(Stage::default());
                    self.show_result.set(false);
                }
                self.run();
            }
            Some(Err(error)) => self.explain(&error),
            None => {}
        }
    }

    fn explain(self, error: &TableError) {
        let lang = self.prefs.lang.get_untracked();
        let text = self
            .table
            .with_untracked(|table| table.reason_text(error, lang));
        self.refuse(text);
    }

    /// A table that is kept elsewhere has changed. `least` is how many steps there were at the
    /// least meanwhile.
    pub(crate) fn follow(self, table: Table, least: usize) {
        let known = self.table.with_untracked(|t| t.history().steps().len());
        let length = table.history().steps().len();
        self.table.set(table);
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

    /// Something that was to happen by itself was refused: it may still have to.
    pub(crate) fn look_again(self) {
        self.run();
    }

    fn changed(self) {
        thinker::interrupt();
        self.version.update_value(|version| *version += 1);
        self.thinking.set(None);
        self.hint.set(Hint::None);
        self.worth.set(Worth::Unknown);
        self.why.set(None);
        let kept = self.place().is_some()
            || self
                .table
                .with_untracked(|table| self.id.with_value(|id| save(id, table)));
        if !kept {
            self.toasts
                .show(texts::not_saved(self.prefs.lang.get_untracked()));
        }
        let length = self.table.with_untracked(|t| t.history().steps().len());
        if self.stage.get_untracked().step > length {
            self.stage.set(Stage {
                step: length,
                events: 0,
            });
        }
    }

    /// Takes back the last action of a person. Where steps without a choice are played by
    /// themselves they are taken back too, or they would be played again at once.
    pub(crate) fn undo(self) {
        if let Some(place) = self.place() {
            return place.undo();
        }
        let seat = self.table.with_untracked(|table| {
            table
                .history()
                .steps()
                .iter()
                .rev()
                .find_map(|step| match step.actor {
                    Actor::Player(seat) if table.kind(seat) == Some(SeatKind::Person) => Some(seat),
                    _ => None,
                })
                .or_else(|| table.whose_turn())
        });
        let Some(seat) = seat else {
            return;
        };
        let target = self.table.with_untracked(|table| table.undo_target(seat));
        if let Err(reason) = target {
            let lang = self.prefs.lang.get_untracked();
            let text = self
                .table
                .with_untracked(|table| table.undo_text(reason, lang));
            return self.refuse(text);
        }
        self.show_result.set(false);
        loop {
            let undone = self
                .table
                .try_update(|table| table.handle(Command::Undo { seat }));
            let forced = self.prefs.forced_steps.get_untracked()
                && self
                    .table
                    .with_untracked(|table| table.position().actions().len() == 1);
            if !matches!(undone, Some(Ok(_))) || !forced {
                break;
            }
        }
        self.changed();
        self.stage.set(Stage {
            step: self.table.with_untracked(|t| t.history().steps().len()),
            events: 0,
        });
        self.run();
    }

    /// Shows everything at once.
    pub(crate) fn skip(self) {
        self.stage.set(Stage {
            step: self.table.with_untracked(|t| t.history().steps().len()),
            events: 0,
        });
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
            let next = self.table.with_untracked(|table| {
                let step = table.history().steps().get(stage.step)?;
                Some(step.events.get(stage.events).map(self.screens.beat))
            });
            match next {
                None => {
                    self.running.set_value(false);
                    return self.rest();
                }
                Some(None) => {
                    stage.step += 1;
                    stage.events = 0;
                    self.stage.set(stage);
                }
                Some(Some(millis)) => {
                    stage.events += 1;
                    let pause = self.prefs.paced(millis);
                    if pause > 0 {
                        self.stage.set(stage);
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
        let (bot, over, forced) = self.table.with_untracked(|table| {
            let actions = table.position().actions();
            let held = self.held.get_value() == Some(table.history().steps().len());
            (
                table.bot_to_act(),
                table.outcome().is_some(),
                (actions.len() == 1 && !held).then(|| actions[0].clone()),
            )
        });
        if over {
            self.show_result.set(true);
        } else if let Some((seat, level)) = bot {
            // Elsewhere bots think for themselves.
            if self.place().is_none() {
                self.think(seat, level);
            }
        } else if let Some(action) = forced
            && self.prefs.forced_steps.get_untracked()
        {
            self.act(action);
        }
    }

    fn choice_of(self, key: &str, bot: String) -> Ask {
        self.table.with_untracked(|table| Ask::Choose {
            key: format!("{key} {}", table.commitment().unwrap_or_default()),
            bot,
            seed: table.bot_seed(),
            position: table.position().document(),
        })
    }

    fn think(self, seat: Seat, level: u8) {
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
                self.command(Command::Act {
                    seat,
                    action: advice.action,
                });
            }
        });
    }

    /// Does not wait for a bot that thinks long: a quick one decides this once.
    pub(crate) fn hurry(self) {
        if let Some(seat) = self.thinking.get_untracked() {
            thinker::interrupt();
            self.think(seat, 2);
        }
    }

    pub(crate) fn ask_for_hint(self) {
        if untrack(move || self.person_to_act()).is_none() {
            return self.hint.set(Hint::Ready(None));
        }
        self.hint.set(Hint::Thinking);
        let version = self.version.get_value();
        let hear = move |advice| {
            if self.version.try_get_value() == Some(version) {
                self.hint.set(Hint::Ready(advice));
            }
        };
        self.table.with_untracked(|table| {
            let key = format!("hint {}", table.commitment().unwrap_or_default());
            advice::ask(self.screens, table.position(), key, table.bot_seed(), hear);
        });
    }

    fn weighing(self) -> Ask {
        self.table.with_untracked(|table| Ask::Weigh {
            position: table.position().document(),
        })
    }

    /// Whether help by the machine is out of place: in the game of the day, and against people
    /// who sit apart, until it is over.
    pub(crate) fn is_contest(self) -> bool {
        let apart = self.place().is_some();
        self.table
            .with(|table| (apart || table.settings().daily.is_some()) && table.outcome().is_none())
    }

    /// Why there is no help by the machine now.
    pub(crate) fn no_help(self, lang: Lang) -> String {
        match self.place() {
            None => texts::no_help_in_daily(lang),
            Some(_) => online::no_help(lang),
        }
    }

    /// Tells why there is no help now, if there is none.
    pub(crate) fn refuses_help(self) -> bool {
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

    pub(crate) fn rematch(self) {
        if let Some(place) = self.place() {
            return place.wish(Wish::Rematch);
        }
        self.command(Command::Rematch {
            seed: browser::fresh_seed(),
            rotate_seats: true,
        });
    }

    pub(crate) fn export(self) {
        let record = match self.place() {
            None => Some(self.table.with_untracked(Table::record)),
            Some(place) => untrack(move || place.of_room(Room::record)),
        };
        let Some(record) = record else {
            return;
        };
        let (name, text) = (format!("starboard-{}.json", record.game), record.write());
        if let Err(error) = browser::download(&name, &text) {
            leptos::logging::error!("the record could not be offered: {error:?}");
        }
    }
}
