//! What is touched on the sheet to take an action.

use armada::{Action, Armada, Circle, Die, Level, Ship, Skill, Step};

use crate::Thing;

/// The counter of a skill, by its name in documents.
const fn counter(skill: Skill) -> &'static str {
    match skill {
        Skill::Reroll => "rerolls",
        Skill::Flip => "flips",
        Skill::Plus => "plus",
        Skill::Minus => "minus",
    }
}

pub(super) fn marks(position: &Armada, action: Action) -> Vec<Thing> {
    let die = |face: u8| {
        let mut dice = position.dice().into_iter();
        let place = dice.position(|die| die == face).unwrap_or(0);
        ("die", (place + 1).to_string())
    };
    let field = |circle: Circle| ("box", circle.to_string());
    match action {
        Action::Value {
            face,
            circle: Some(circle),
        } => vec![die(face), field(circle)],
        Action::Values { face, circles } => {
            vec![die(face), field(circles[0]), field(circles[1])]
        }
        Action::Count { ship } => vec![("bar", ship.to_string())],
        Action::Skill { skill, die } => vec![
            ("die", die.to_string()),
            ("skill", counter(skill).to_owned()),
        ],
        Action::Cross(level) | Action::Wild(level) => vec![("level", level.to_string())],
        _ => vec![("action", action.to_string())],
    }
}

pub(super) fn attempt(
    position: &Armada,
    touched: &[Thing],
    (kind, name): &Thing,
) -> Option<Action> {
    let chosen = touched.iter().find_map(|(kind, name)| {
        let mut dice = Die::ALL.into_iter().filter(|_| *kind == "die");
        dice.find(|die| die.to_string() == *name)
    });
    match (position.step(), *kind) {
        (Step::Value, "box") => Some(Action::Value {
            face: position.dice()[chosen?.index()],
            circle: Circle::ALL
                .into_iter()
                .find(|circle| circle.to_string() == *name),
        }),
        (_, "bar") => {
            let ship = Ship::ALL.into_iter().find(|ship| ship.to_string() == *name);
            ship.map(|ship| Action::Count { ship })
        }
        (_, "level") => {
            let level = Level::all().find(|level| level.to_string() == *name);
            level.map(Action::Cross)
        }
        (_, "skill") => {
            let skill = Skill::ALL.into_iter().find(|&skill| counter(skill) == name);
            let die = chosen.unwrap_or(Die::ALL[0]);
            skill.map(|skill| Action::Skill { skill, die })
        }
        _ => None,
    }
}
