//! Which actions and rolls are possible, in a fixed order.

use crate::action::ROLLS;
use crate::sheet::{CircleSet, OPEN_CIRCLES, bits, first_of_each_box, partners};
use crate::world::{LevelSet, met_by, open_levels};
use crate::{Action, Actions, Armada, Circle, Die, Level, Phase, Roll, Ship, Skill, Step};

#[inline]
pub(crate) fn legal_actions_into(position: &Armada, into: &mut Vec<Action>) {
    match (position.phase, position.step) {
        (Phase::Over, _) | (_, Step::Roll) => {}
        (_, Step::Value) => position.list_values(into),
        (_, Step::Build) => position.list_builds(into),
        (_, Step::Count) => {
            into.extend(position.open_ships().map(|ship| Action::Count { ship }));
        }
        (_, Step::Attack) => {
            if position.actions.rolls > 0 {
                into.push(Action::Attack);
            }
            position.list_wilds(into);
        }
        (_, Step::Skills) => position.list_skills(into),
    }
}

#[inline]
pub(crate) fn outcomes_into(position: &Armada, into: &mut Vec<(Roll, u32)>) {
    if position.step != Step::Roll || position.phase == Phase::Over {
        return;
    }
    if position.dice == [0; 3] {
        into.extend_from_slice(&ROLLS);
    } else {
        into.extend((1..=6).map(|face| (Roll::One(face), 1)));
    }
}

impl Armada {
    /// The ships that are neither completed nor collapsed, as bits.
    pub(crate) fn open_set(&self) -> u8 {
        !(self.completed | self.collapsed) & 0b11_1111
    }

    pub fn open_ships(&self) -> impl Iterator<Item = Ship> {
        let open = self.open_set();
        Ship::ALL
            .into_iter()
            .filter(move |ship| open & ship.bit() != 0)
    }

    /// A9, A4: circles of open ships without a value, whose box is not built.
    pub(crate) fn empty_circles(&self) -> CircleSet {
        let written = self.written.iter().fold(0, |all, &set| all | set);
        OPEN_CIRCLES[usize::from(self.open_set())] & !written & !partners(self.built)
    }

    /// The circles that a value may be given to now or later.
    pub fn free_circles(&self) -> impl Iterator<Item = Circle> {
        bits(self.empty_circles())
    }

    /// A9, A4: what a die of this face would build.
    pub(crate) fn buildable(&self, face: u8) -> CircleSet {
        let candidates = self.written[usize::from(face) - 1]
            & OPEN_CIRCLES[usize::from(self.open_set())]
            & !self.built
            & !partners(self.built);
        first_of_each_box(candidates)
    }

    /// The circles that a die of this face would build.
    pub fn would_build(&self, face: u8) -> impl Iterator<Item = Circle> {
        bits(self.buildable(face))
    }

    /// The different faces of the dice not yet used, ascending.
    fn faces(&self) -> impl Iterator<Item = u8> {
        let dice = self.dice;
        (0..3)
            .filter(move |&index| {
                dice[index] != 0 && (index == 0 || dice[index] != dice[index - 1])
            })
            .map(move |index| dice[index])
    }

    /// A11: the face that exactly two of three dice show.
    #[must_use]
    pub fn pair(&self) -> Option<u8> {
        let [a, b, c] = self.dice;
        (c != 0 && (a == b) != (b == c)).then_some(b)
    }

    fn list_values(&self, into: &mut Vec<Action>) {
        let empty = self.empty_circles();
        for face in self.faces() {
            if empty == 0 {
                // A15: the value is lost, but the player says which.
                into.push(Action::Value { face, circle: None });
            }
            into.extend(bits(empty).map(|circle| Action::Value {
                face,
                circle: Some(circle),
            }));
        }
        let Some(face) = self.pair() else {
            return;
        };
        for first in bits(empty) {
            // The second comes later in sheet order and is another box.
            let later = empty & !(first.bit() | (first.bit() - 1)) & !partners(first.bit());
            into.extend(bits(later).map(|second| Action::Values {
                face,
                circles: [first, second],
            }));
        }
    }

    /// A10: a die that builds nothing may not build while the other can.
    fn list_builds(&self, into: &mut Vec<Action>) {
        into.extend(
            self.faces()
                .filter(|&face| self.buildable(face) != 0)
                .map(|face| Action::Build { face }),
        );
    }

    /// The levels that may be crossed at all (A18).
    #[must_use]
    pub fn open_levels(&self) -> LevelSet {
        match self.phase {
            Phase::Invade => open_levels(self.crossed),
            Phase::Build | Phase::Over => 0,
        }
    }

    /// A20: the open levels that the dice meet.
    #[must_use]
    pub fn met_levels(&self) -> LevelSet {
        if self.step == Step::Skills {
            met_by(self.dice) & self.open_levels()
        } else {
            0
        }
    }

    fn list_wilds(&self, into: &mut Vec<Action>) {
        if self.actions.wilds > 0 {
            into.extend(Level::in_set(self.open_levels()).map(Action::Wild));
        }
    }

    fn list_skills(&self, into: &mut Vec<Action>) {
        let met = self.met_levels();
        into.extend(Level::in_set(met).map(Action::Cross));
        if met == 0 {
            for skill in Skill::ALL {
                into.extend(
                    Die::ALL
                        .into_iter()
                        .filter(|&die| self.may_use(skill, die))
                        .map(|die| Action::Skill { skill, die }),
                );
            }
        }
        self.list_wilds(into);
        into.push(Action::LetGo);
    }

    /// A21: whether a skill is left and the die may still take it; met levels apart.
    pub(crate) fn may_use(&self, skill: Skill, die: Die) -> bool {
        let rerolled = self.rerolled & die.bit() != 0;
        let changed = self.changed & die.bit() != 0;
        self.actions.left(skill) > 0
            && !changed
            && match skill {
                Skill::Reroll => !rerolled,
                _ => skill.changed(self.dice[die.index()]).is_some(),
            }
    }
}

impl Actions {
    /// How often a skill may still be used.
    #[must_use]
    pub const fn left(&self, skill: Skill) -> u8 {
        match skill {
            Skill::Reroll => self.rerolls,
            Skill::Flip => self.flips,
            Skill::Plus => self.plus,
            Skill::Minus => self.minus,
        }
    }

    pub(crate) fn left_mut(&mut self, skill: Skill) -> &mut u8 {
        match skill {
            Skill::Reroll => &mut self.rerolls,
            Skill::Flip => &mut self.flips,
            Skill::Plus => &mut self.plus,
            Skill::Minus => &mut self.minus,
        }
    }
}
