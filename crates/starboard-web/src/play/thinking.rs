//! What bots think about the game on the screen: their own choices, a hint, and what every action
//! is worth. The worker computes it; an answer counts only as long as the game has not changed.

use std::time::Duration;

use leptos::prelude::*;
use starboard_bots::analysis::Weighed;
use starboard_kernel::{Level, Seat};
use starboard_table::Play;
use starboard_worker::{Reply, Task};

use super::advice::Hint;
use super::host::Host;
use crate::{pilot, thinker};

/// The strongest level that does not search.
const QUICK_LEVEL: Level = Level::new(2).expect("a level");

/// What is known of the worth of the actions.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Worth {
    Unknown,
    /// The progress, from 0 to 1.
    Thinking(f64),
    Known(Weighed),
}

#[derive(Clone, Copy)]
pub(super) struct Thinking {
    host: Host,
    pub(super) hint: RwSignal<Hint>,
    /// Whether every action shows what it is worth.
    pub(super) shows_worth: RwSignal<bool>,
    pub(super) worth: RwSignal<Worth>,
    /// Incremented with every change of the game.
    version: StoredValue<u32>,
}

impl Thinking {
    pub(super) fn new(host: Host) -> Thinking {
        // The board does not wait for the bots.
        request_animation_frame(|| set_timeout(thinker::warm_up, Duration::ZERO));
        on_cleanup(thinker::interrupt);
        Thinking {
            host,
            hint: RwSignal::new(Hint::None),
            shows_worth: RwSignal::new(false),
            worth: RwSignal::new(Worth::Unknown),
            version: StoredValue::new(0),
        }
    }

    /// The game has changed: what was thought about it is out of date.
    pub(super) fn forget(self) {
        thinker::interrupt();
        self.version.update_value(|version| *version += 1);
        self.hint.set(Hint::None);
        self.worth.set(Worth::Unknown);
    }

    /// Identifies a state of the game.
    pub(super) fn version(self) -> u32 {
        self.version.get_value()
    }

    /// Whether the game is still in this state, and on the screen.
    pub(super) fn is_version(self, version: u32) -> bool {
        self.version.try_get_value() == Some(version)
    }

    /// Lets a bot choose and play its action.
    pub(super) fn choose(self, seat: Seat, level: Level) {
        let task = Task::Choose {
            key: format!("{seat} {level} {}", self.host.commitment()),
            bot: format!("level:{level}"),
            seed: self.host.bot_seed(),
            position: self
                .host
                .play
                .with_untracked(|play| play.position().document()),
        };
        let version = self.version();
        thinker::ask(task, move |reply| {
            if let Reply::Choice(Some(advice)) = reply
                && self.is_version(version)
            {
                self.host.act(seat, vec![advice.action]);
            }
        });
    }

    /// Stops waiting for a bot that is taking long: a quick one decides this once.
    pub(super) fn hurry(self) {
        let bot = self.host.play.with_untracked(Play::bot_to_act);
        if let Some((seat, _)) = bot.filter(|_| untrack(move || self.host.thinks_here())) {
            thinker::interrupt();
            self.choose(seat, QUICK_LEVEL);
        }
    }

    /// Asks for a hint; [`super::advice::answer`] gives it.
    pub(super) fn ask_for_hint(self) {
        pilot::note_help(&self.host.id());
        self.hint.set(Hint::Thinking);
    }

    /// Turns the worth of all actions on or off.
    pub(super) fn switch_worth(self) {
        self.shows_worth.update(|on| *on = !*on);
        pilot::note_help(&self.host.id());
    }

    /// Asks what every action is worth, if that is not known yet.
    pub(super) fn ask_for_worth(self) {
        if self.worth.get_untracked() != Worth::Unknown {
            return;
        }
        self.worth.set(Worth::Thinking(0.0));
        let version = self.version();
        let task = self.host.play.with_untracked(|play| Task::Weigh {
            position: play.position().document(),
        });
        thinker::ask(task, move |reply| {
            if !self.is_version(version) {
                return;
            }
            self.worth.set(match reply {
                Reply::Progress(part) => Worth::Thinking(part),
                Reply::Weighed(Some(weighed)) => Worth::Known(weighed),
                _ => Worth::Unknown,
            });
        });
    }
}
