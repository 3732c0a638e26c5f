//! How far the game on the screen has been shown: event by event, at the pace that people can follow.

use std::time::Duration;

use leptos::prelude::*;
use starboard_kernel::Actor;

use super::host::Host;
use crate::games::erased::{Screens, Shown};
use crate::prefs::Prefs;
use crate::sound::{self, Sound};

/// How far the history has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stage {
    pub(crate) step: usize,
    pub(crate) events: usize,
}

/// The minimum duration of an event that is shown again, in milliseconds.
const SHORTEST_PAUSE_AGAIN: u32 = 250;

/// If more steps than these come at once, only the position after them is shown.
const MOST_TO_SHOW: usize = 40;

#[derive(Clone, Copy)]
pub(super) struct Pacing {
    screens: &'static dyn Screens,
    host: Host,
    pub(super) stage: RwSignal<Stage>,
    /// A timer is running, which shows the next event.
    running: StoredValue<bool>,
    /// It is being shown again: it takes time even without animation.
    again: StoredValue<bool>,
    prefs: Prefs,
}

impl Pacing {
    /// Everything so far counts as shown, unless the game has only just been made.
    pub(super) fn new(screens: &'static dyn Screens, host: Host) -> Pacing {
        let step = host.play.with_untracked(|play| {
            let is_player = |actor: Actor| matches!(actor, Actor::Player(_));
            let mut steps = play.history().steps().iter();
            let has_begun = steps.any(|step| is_player(step.actor));
            has_begun.then(|| play.history().length())
        });
        Pacing {
            screens,
            host,
            stage: RwSignal::new(Stage {
                step: step.unwrap_or_default(),
                events: 0,
            }),
            running: StoredValue::new(false),
            again: StoredValue::new(false),
            prefs: Prefs::get(),
        }
    }

    /// What the board shows now. Tracked.
    pub(super) fn shown(self) -> Shown {
        let Stage { step, events } = self.stage.get();
        self.host
            .play
            .with(|play| Shown::of(play.history(), step, events))
    }

    /// Whether everything has been shown. Tracked.
    pub(super) fn caught_up(self) -> bool {
        let Stage { step, events } = self.stage.get();
        events == 0 && self.host.play.with(|play| step == play.history().length())
    }

    /// Follows a change of the game, which meanwhile was `shortest` steps long.
    pub(super) fn follow(self, shortest: usize) {
        let shown = self.stage.get_untracked().step;
        let length = self
            .host
            .play
            .with_untracked(|play| play.history().length());
        if shown > shortest {
            self.go_to(shortest);
        } else if length - shown > MOST_TO_SHOW {
            self.skip();
        }
    }

    /// Shows the position after some steps, until something else is to be shown.
    pub(super) fn go_to(self, step: usize) {
        self.stage.set(Stage { step, events: 0 });
    }

    /// Shows everything at once.
    pub(super) fn skip(self) {
        let length = |play: &starboard_table::Play| play.history().length();
        self.go_to(self.host.play.with_untracked(length));
    }

    /// Goes back, to show everything after a step once more. The game itself does not change.
    pub(super) fn rewind(self, step: usize) {
        self.again.set_value(true);
        self.go_to(step);
    }

    /// Shows one event after the other. `at_rest` is called when everything has been shown.
    pub(super) fn run(self, at_rest: impl Fn() + Copy + 'static) {
        if self.running.try_get_value() == Some(false) {
            self.running.set_value(true);
            self.tick(at_rest);
        }
    }

    fn tick(self, at_rest: impl Fn() + Copy + 'static) {
        // Of events that take no time.
        let mut heard = Vec::new();
        loop {
            let Some(mut stage) = self.stage.try_get_untracked() else {
                return;
            };
            // Milliseconds for the next event; nothing at the end of a step.
            let next = self.host.play.with_untracked(|play| {
                let step = play.history().steps().get(stage.step)?;
                let next = step.events.get(stage.events);
                Some(next.map(|event| (self.screens.beat(event), self.screens.sound(event))))
            });
            match next {
                None => {
                    self.running.set_value(false);
                    self.again.set_value(false);
                    self.sound_all(heard);
                    return at_rest();
                }
                Some(None) => self.go_to(stage.step + 1),
                Some(Some((millis, sound))) => {
                    stage.events += 1;
                    self.stage.set(stage);
                    let mut pause = self.prefs.paced(millis);
                    if self.again.get_value() && millis > 0 {
                        pause = pause.max(SHORTEST_PAUSE_AGAIN);
                    }
                    if millis > 0 {
                        heard.extend(sound);
                    }
                    if pause > 0 {
                        self.sound_all(heard);
                        let pause = Duration::from_millis(pause.into());
                        set_timeout(move || self.tick(at_rest), pause);
                        return;
                    }
                }
            }
        }
    }

    fn sound_all(self, heard: Vec<Sound>) {
        let sounds = sound::in_turn(heard);
        if !sounds.is_empty() {
            sound::play_in_turn(self.prefs, &sounds);
        }
    }
}
