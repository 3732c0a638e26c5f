//! What the sheet shows: the position, and what events have written since. The three dice of a
//! roll stay in the tray after use, so the model remembers them.

use armada::{
    Actions, Armada, CIRCLES, Circle, Die, Event, Level, LevelSet, Phase, Ship, ShipState, Skill,
    Step,
};

use crate::games::follow::{Advance, BoardModel};

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Model {
    /// The face in each circle, 0 for none.
    pub(crate) values: [u8; CIRCLES],
    pub(crate) built: [bool; CIRCLES],
    pub(crate) countdown: [u8; 6],
    pub(crate) states: [ShipState; 6],
    pub(crate) phase: Phase,
    pub(crate) actions: Actions,
    pub(crate) crossed: LevelSet,
    pub(crate) tray: [TrayDie; 3],
    pub(crate) score: u8,
    /// What the last events have written, animated as pencil strokes.
    pub(crate) fresh: Fresh,
}

/// A die in the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TrayDie {
    /// 0 if it has not been rolled.
    pub(crate) face: u8,
    pub(crate) role: Option<Role>,
    pub(crate) rolling: bool,
    pub(crate) rerolled: bool,
    pub(crate) changed: Option<Skill>,
}

/// What a die of phase 1 was used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Value,
    Build,
    Countdown,
}

impl Role {
    pub(crate) const ALL: [Role; 3] = [Role::Value, Role::Build, Role::Countdown];

    pub(crate) fn id(self) -> &'static str {
        match self {
            Role::Value => "value",
            Role::Build => "build",
            Role::Countdown => "countdown",
        }
    }

    /// Whether a die gets it in this step.
    pub(crate) fn is_of(self, step: Step) -> bool {
        matches!(
            (step, self),
            (Step::Value, Role::Value)
                | (Step::Build, Role::Build)
                | (Step::Count, Role::Countdown)
        )
    }
}

#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Fresh {
    pub(crate) written: Vec<Circle>,
    pub(crate) built: Vec<Circle>,
    pub(crate) bars: Vec<Ship>,
    pub(crate) levels: Vec<Level>,
}

impl Default for Model {
    fn default() -> Self {
        Model {
            values: [0; CIRCLES],
            built: [false; CIRCLES],
            countdown: [0; 6],
            states: [ShipState::Open; 6],
            phase: Phase::Build,
            actions: Actions::default(),
            crossed: 0,
            tray: [TrayDie::default(); 3],
            score: 0,
            fresh: Fresh::default(),
        }
    }
}

impl BoardModel for Model {
    type Game = Armada;

    fn settle(&mut self, position: &Armada, how: Advance) {
        // What was written in the last step stays fresh until the next one writes.
        if how != Advance::Step {
            self.fresh = Fresh::default();
        }
        for circle in Circle::ALL {
            self.values[circle.index()] = position.value_at(circle).unwrap_or(0);
            self.built[circle.index()] = position.is_built(circle);
        }
        for ship in Ship::ALL {
            self.countdown[ship.index()] = position.countdown(ship);
            self.states[ship.index()] = position.ship_state(ship);
        }
        self.phase = position.phase();
        self.actions = position.actions();
        self.crossed = position.crossed();
        self.score = position.score();
        self.settle_tray(position);
    }

    fn end_effects(&mut self) {
        for die in &mut self.tray {
            die.rolling = false;
        }
    }

    fn apply(&mut self, event: &Event, newest: bool) {
        match event {
            Event::Rolled { dice } => {
                self.tray = dice.map(|face| TrayDie {
                    face,
                    rolling: newest,
                    ..TrayDie::default()
                });
            }
            Event::Wrote { face, circle } => {
                self.values[circle.index()] = *face;
                self.fresh.written.push(*circle);
                self.use_die(*face, Role::Value);
            }
            Event::ValueLost { face } => self.use_die(*face, Role::Value),
            Event::Built { face, circles } => {
                for circle in circles {
                    self.built[circle.index()] = true;
                    self.fresh.built.push(*circle);
                }
                self.use_die(*face, Role::Build);
            }
            Event::CountedDown { ship, left, die } => {
                self.countdown[ship.index()] = *left;
                self.fresh.bars.push(*ship);
                self.use_die(*die, Role::Countdown);
            }
            Event::Completed { ship } => self.states[ship.index()] = ShipState::Completed,
            Event::Collapsed { ship } => self.states[ship.index()] = ShipState::Collapsed,
            Event::Armed { actions } => {
                self.phase = Phase::Invade;
                self.actions = *actions;
                self.tray = [TrayDie::default(); 3];
            }
            Event::Attacked { rolls_left } => {
                self.actions.rolls = *rolls_left;
                self.tray = [TrayDie::default(); 3];
            }
            Event::PickedUp { die } => {
                let die = &mut self.tray[die.index()];
                die.face = 0;
                die.rerolled = true;
            }
            Event::Rerolled { die, face } => {
                let die = &mut self.tray[die.index()];
                die.face = *face;
                die.rolling = newest;
            }
            Event::Changed { die, skill, to, .. } => {
                let die = &mut self.tray[die.index()];
                die.face = *to;
                die.changed = Some(*skill);
            }
            Event::Crossed { level, .. } => {
                self.crossed |= level.bit();
                self.fresh.levels.push(*level);
            }
            Event::Ended { score, .. } => {
                self.phase = Phase::Over;
                self.score = *score;
            }
            Event::NothingToBuild { .. } | Event::Conquered { .. } | Event::LetGo => {}
        }
    }
}

impl Model {
    fn settle_tray(&mut self, position: &Armada) {
        self.end_effects();
        let dice = position.dice();
        if position.phase() != Phase::Build {
            let known = self.tray;
            self.tray = Die::ALL.map(|die| TrayDie {
                face: dice[die.index()],
                role: None,
                rolling: false,
                rerolled: position.is_rerolled(die),
                changed: position
                    .is_changed(die)
                    .then(|| known[die.index()].changed.unwrap_or(Skill::Flip)),
            });
            return;
        }
        let mut free: Vec<u8> = self.tray.iter().filter_map(TrayDie::free).collect();
        free.sort_unstable();
        let left: Vec<u8> = dice.into_iter().filter(|&face| face != 0).collect();
        if free != left && !self.infer_roles(position, &left) {
            // The game was opened in mid-turn: the dice used before are unknown.
            self.tray = [TrayDie::default(); 3];
            for (die, face) in self.tray.iter_mut().zip(left) {
                die.face = face;
            }
        }
        if position.step() == Step::Value {
            self.tray.sort_by_key(|die| die.face);
        }
    }

    /// Infers the dice of skipped events: those that are missing gave their values, and the last
    /// may have built. Returns whether that explains the position.
    fn infer_roles(&mut self, position: &Armada, left: &[u8]) -> bool {
        let mut gone: Vec<u8> = self.tray.iter().filter_map(TrayDie::free).collect();
        for face in left {
            match gone.iter().position(|other| other == face) {
                Some(index) => gone.remove(index),
                None => return false,
            };
        }
        let mid_turn = matches!(position.step(), Step::Build | Step::Count);
        if left.is_empty() || !mid_turn {
            return false;
        }
        let valued = self.tray.iter().any(|die| die.role == Some(Role::Value));
        for (index, face) in gone.into_iter().enumerate() {
            let builds = position.step() == Step::Count && (valued || index > 0);
            self.use_die(face, if builds { Role::Build } else { Role::Value });
        }
        true
    }

    /// Marks a die that shows this face as used.
    fn use_die(&mut self, face: u8, role: Role) {
        let die = self.tray.iter_mut().find(|die| die.free() == Some(face));
        if let Some(die) = die {
            die.role = Some(role);
        }
    }

    /// How many boxes of a ship are built.
    pub(crate) fn built_boxes(&self, ship: Ship) -> usize {
        ship.circles()
            .filter(|circle| self.built[circle.index()])
            .count()
    }
}

impl TrayDie {
    /// The face of a die that is rolled and not yet used.
    pub(crate) fn free(&self) -> Option<u8> {
        (self.face != 0 && self.role.is_none()).then_some(self.face)
    }
}

/// How long an event is shown, in milliseconds.
pub(crate) fn beat(event: &Event) -> u32 {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => 480,
        Event::Wrote { .. } => 280,
        Event::Built { .. } => 420,
        Event::CountedDown { .. } => 380,
        Event::Completed { .. } | Event::Collapsed { .. } => 520,
        Event::Crossed { .. } => 400,
        Event::Conquered { .. } => 600,
        Event::Changed { .. } => 260,
        Event::PickedUp { .. } | Event::Attacked { .. } => 120,
        Event::Armed { .. } | Event::Ended { .. } => 700,
        Event::ValueLost { .. } | Event::NothingToBuild { .. } | Event::LetGo => 250,
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::testing::random_walk;
    use starboard_kernel::{Game, OptionValues};

    use super::*;
    use crate::games::follow::tests::follow_game;

    /// Event by event the model arrives at the next position, and the tray always holds the
    /// remaining dice.
    #[test]
    fn the_events_lead_to_the_next_position() {
        let options = Armada::read_options(&OptionValues::new()).expect("defaults");
        for seed in 0..40 {
            let steps = random_walk(Armada::start(&options), seed);
            follow_game(steps, |step, model: &Model, settled| {
                let seen = |model: &Model| {
                    let states = (model.values, model.built, model.countdown, model.states);
                    (states, model.phase, model.crossed)
                };
                assert_eq!(seen(model), seen(settled), "{:?}", step.events);
                let after = &step.after;
                if after.phase() == Phase::Build && after.step() != Step::Roll {
                    let free = settled.tray.iter().filter_map(TrayDie::free);
                    let dice = after.dice().into_iter().filter(|&face| face != 0);
                    assert_eq!(free.count(), dice.count());
                    assert!(settled.tray.iter().all(|die| die.face != 0));
                }
            });
        }
    }
}
