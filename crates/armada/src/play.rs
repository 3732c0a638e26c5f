//! What each action and roll does.

use starboard_kernel::Sink;

use crate::sheet::bits;
use crate::world::ALL_LEVELS;
use crate::{Action, Actions, Armada, Circle, Event, Level, Options, Phase, Roll, Ship, Step};

/// The sheet before the first roll (A1–A8).
pub(crate) fn start(options: Options) -> Armada {
    let mut armada = Armada {
        options,
        written: [0; 6],
        built: 0,
        countdown: Ship::ALL.map(Ship::bar),
        completed: 0,
        collapsed: 0,
        phase: Phase::Build,
        step: Step::Roll,
        dice: [0; 3],
        actions: Actions::default(),
        crossed: 0,
        rerolled: 0,
        changed: 0,
    };
    for circle in Circle::ALL {
        if let Some(face) = circle.printed() {
            armada.write(face, circle);
        }
    }
    armada
}

#[inline]
pub(crate) fn play_unchecked(position: &mut Armada, action: Action, sink: &mut impl Sink<Event>) {
    match action {
        Action::Value { face, circle } => position.give_value(face, circle, sink),
        Action::Values { face, circles } => position.give_two_values(face, circles, sink),
        Action::Build { face } => position.build(face, sink),
        Action::Count { ship } => {
            // The die in front is the one whose ship is closed (A13).
            let die = position.dice[0];
            position.use_die(die);
            position.cross_bar(ship, die, sink);
            position.count_down(sink);
        }
        Action::Attack => {
            position.actions.rolls -= 1;
            sink.tell(|| Event::Attacked {
                rolls_left: position.actions.rolls,
            });
            position.step = Step::Roll;
        }
        Action::Cross(level) => position.cross(level, false, sink),
        Action::Wild(level) => {
            position.actions.wilds -= 1;
            position.cross(level, true, sink);
        }
        Action::Skill { skill, die } => {
            *position.actions.left_mut(skill) -= 1;
            let from = position.dice[die.index()];
            match skill.changed(from) {
                Some(to) => {
                    position.dice[die.index()] = to;
                    position.changed |= die.bit();
                    sink.tell(|| Event::Changed {
                        die,
                        skill,
                        from,
                        to,
                    });
                }
                None => {
                    position.dice[die.index()] = 0;
                    position.rerolled |= die.bit();
                    position.step = Step::Roll;
                    sink.tell(|| Event::PickedUp { die });
                }
            }
        }
        Action::LetGo => {
            sink.tell(|| Event::LetGo);
            position.end_attack(sink);
        }
    }
}

#[inline]
pub(crate) fn resolve_unchecked(position: &mut Armada, roll: Roll, sink: &mut impl Sink<Event>) {
    match roll {
        Roll::Three(dice) => {
            position.dice = dice;
            sink.tell(|| Event::Rolled { dice });
            if position.phase == Phase::Invade {
                position.step = Step::Skills;
            } else if dice[0] == dice[2] {
                // A12: three alike cross one square of that ship's bar, nothing else.
                position.dice = [dice[0], 0, 0];
                position.count_down(sink);
            } else {
                position.step = Step::Value;
            }
        }
        Roll::One(face) => {
            let picked_up = crate::Die::ALL
                .into_iter()
                .find(|die| position.dice[die.index()] == 0);
            if let Some(die) = picked_up {
                position.dice[die.index()] = face;
                sink.tell(|| Event::Rerolled { die, face });
            }
            position.step = Step::Skills;
        }
    }
}

impl Armada {
    pub(crate) fn write(&mut self, face: u8, circle: Circle) {
        self.written[usize::from(face) - 1] |= circle.bit();
    }

    /// Takes one die of this face from those not yet used, which stay ascending.
    fn use_die(&mut self, face: u8) {
        let [a, b, c] = self.dice;
        self.dice = if a == face {
            [b, c, 0]
        } else if b == face {
            [a, c, 0]
        } else {
            [a, b, 0]
        };
    }

    /// A9: one value, then a die to build.
    fn give_value(&mut self, face: u8, circle: Option<Circle>, sink: &mut impl Sink<Event>) {
        self.use_die(face);
        match circle {
            Some(circle) => {
                self.write(face, circle);
                sink.tell(|| Event::Wrote { face, circle });
            }
            None => sink.tell(|| Event::ValueLost { face }),
        }
        self.go_on_to_build(sink);
    }

    /// A11: both dice of a pair give their value; the third one builds.
    fn give_two_values(&mut self, face: u8, circles: [Circle; 2], sink: &mut impl Sink<Event>) {
        self.use_die(face);
        self.use_die(face);
        for circle in circles {
            self.write(face, circle);
            sink.tell(|| Event::Wrote { face, circle });
        }
        self.go_on_to_build(sink);
    }

    /// A10: dice that cannot build count down.
    fn go_on_to_build(&mut self, sink: &mut impl Sink<Event>) {
        let builds = |face: u8| face != 0 && self.buildable(face) != 0;
        if builds(self.dice[0]) || builds(self.dice[1]) {
            self.step = Step::Build;
        } else {
            sink.tell(|| Event::NothingToBuild {
                dice: self.dice.into_iter().filter(|&face| face != 0).collect(),
            });
            self.count_down(sink);
        }
    }

    fn build(&mut self, face: u8, sink: &mut impl Sink<Event>) {
        let built = self.buildable(face);
        self.use_die(face);
        self.built |= built;
        sink.tell(|| Event::Built {
            face,
            circles: bits(built).collect(),
        });
        // A14: completion comes before anything counts down.
        for ship in Ship::ALL {
            if built & ship.circle_set() != 0 && self.is_finished(ship) {
                self.completed |= ship.bit();
                sink.tell(|| Event::Completed { ship });
            }
        }
        self.count_down(sink);
    }

    /// A9, A10, A13: the dice that are left count down, the lowest first, until the player has
    /// to choose a bar.
    fn count_down(&mut self, sink: &mut impl Sink<Event>) {
        while self.dice[0] != 0 {
            let die = self.dice[0];
            let open = self.open_set();
            let own = Ship::of_face(die);
            let ship = if open & own.bit() != 0 {
                Some(own)
            } else if open.count_ones() > 1 {
                self.step = Step::Count;
                return;
            } else {
                self.open_ships().next()
            };
            self.use_die(die);
            if let Some(ship) = ship {
                self.cross_bar(ship, die, sink);
            }
        }
        self.step = Step::Roll;
        if self.open_set() == 0 {
            self.invade(sink);
        }
    }

    /// A14: a ship whose bar is used up collapses.
    fn cross_bar(&mut self, ship: Ship, die: u8, sink: &mut impl Sink<Event>) {
        let left = &mut self.countdown[ship.index()];
        *left -= 1;
        let left = *left;
        sink.tell(|| Event::CountedDown { ship, left, die });
        if left == 0 {
            self.collapsed |= ship.bit();
            sink.tell(|| Event::Collapsed { ship });
        }
    }

    /// A16: every ship is closed.
    fn invade(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Invade;
        self.actions = self.gives();
        let actions = self.actions;
        sink.tell(|| Event::Armed { actions });
        self.end_attack(sink);
    }

    fn cross(&mut self, level: Level, wild: bool, sink: &mut impl Sink<Event>) {
        self.crossed |= level.bit();
        let region = level.region();
        sink.tell(|| Event::Crossed {
            region,
            level,
            wild,
        });
        if self.crossed & region.level_set() == region.level_set() {
            sink.tell(|| Event::Conquered { region });
        }
        self.end_attack(sink);
    }

    /// A23: on to the next attack, unless nothing is left.
    fn end_attack(&mut self, sink: &mut impl Sink<Event>) {
        self.step = Step::Attack;
        self.dice = [0; 3];
        self.rerolled = 0;
        self.changed = 0;
        let spent = self.actions.rolls == 0 && self.actions.wilds == 0;
        if spent || self.crossed == ALL_LEVELS {
            self.phase = Phase::Over;
            sink.tell(|| Event::Ended {
                reason: self.ending_reason(),
                score: self.score(),
            });
        }
    }

    pub(crate) fn ending_reason(&self) -> &'static str {
        if self.crossed == ALL_LEVELS {
            "victory"
        } else {
            "spent"
        }
    }
}
