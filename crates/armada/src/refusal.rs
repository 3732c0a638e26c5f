//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, WhyNot};

use crate::{
    Action, Armada, Circle, Die, Level, Phase, Region, Ship, ShipState, Skill, Step, texts,
};

/// The rule and what it has against the action.
type Why = (&'static str, Obstacle);

pub(crate) fn rule_against(position: &Armada, action: Action) -> &'static str {
    reason(position, action).0
}

pub(crate) fn why_not(position: &Armada, action: Action, lang: Lang) -> WhyNot {
    let (rule, obstacle) = reason(position, action);
    let text = obstacle.text(lang);
    WhyNot { rule, text }
}

/// What keeps an action from being possible: facts, in no language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    GameOver,
    StillBuilding,
    BuildingIsOver,
    RollFirst,
    NoSuchDie(u8),
    ValueFirst,
    CirclesLeft,
    ValueGiven,
    BuildsNothing(u8),
    BuildNext,
    ShipClosed(u8),
    CountNext,
    CircleFull(Circle, u8),
    BoxBuilt(Circle),
    NoPair(u8),
    OneBox(Circle, Circle),
    NoRolls,
    InAnAttack,
    NoWilds,
    NotInAttack,
    LevelIsMet,
    AlreadyChanged(u8),
    AlreadyRerolled(u8),
    SixStays,
    OneStays,
    NotMet(Level),
    AlreadyCrossed(Level),
    FinishFirst(Region),
    NoneLeft(Skill),
}

impl Obstacle {
    fn text(self, lang: Lang) -> String {
        match self {
            Obstacle::GameOver => texts::game_over(lang),
            Obstacle::StillBuilding => texts::still_building(lang),
            Obstacle::BuildingIsOver => texts::building_is_over(lang),
            Obstacle::RollFirst => texts::roll_first(lang),
            Obstacle::NoSuchDie(face) => texts::no_such_die(lang, face),
            Obstacle::ValueFirst => texts::value_first(lang),
            Obstacle::CirclesLeft => texts::circles_left(lang),
            Obstacle::ValueGiven => texts::value_given(lang),
            Obstacle::BuildsNothing(face) => texts::builds_nothing(lang, face),
            Obstacle::BuildNext => texts::build_next(lang),
            Obstacle::ShipClosed(ship) => texts::ship_closed(lang, ship),
            Obstacle::CountNext => texts::count_next(lang),
            Obstacle::CircleFull(circle, value) => texts::circle_full(lang, circle, value),
            Obstacle::BoxBuilt(circle) => texts::box_built(lang, circle),
            Obstacle::NoPair(face) => texts::no_pair(lang, face),
            Obstacle::OneBox(first, second) => texts::one_box(lang, first, second),
            Obstacle::NoRolls => texts::no_rolls(lang),
            Obstacle::InAnAttack => texts::in_an_attack(lang),
            Obstacle::NoWilds => texts::no_wilds(lang),
            Obstacle::NotInAttack => texts::not_in_attack(lang),
            Obstacle::LevelIsMet => texts::level_is_met(lang),
            Obstacle::AlreadyChanged(die) => texts::already_changed(lang, die),
            Obstacle::AlreadyRerolled(die) => texts::already_rerolled(lang, die),
            Obstacle::SixStays => texts::six_stays(lang),
            Obstacle::OneStays => texts::one_stays(lang),
            Obstacle::NotMet(level) => texts::not_met(lang, &texts::demand(lang, &level.demand())),
            Obstacle::AlreadyCrossed(level) => {
                let region = texts::region_name(lang, level.region());
                texts::already_crossed(lang, &region, level.number())
            }
            Obstacle::FinishFirst(region) => {
                texts::finish_first(lang, &texts::region_name(lang, region))
            }
            Obstacle::NoneLeft(skill) => {
                let name = match skill {
                    Skill::Reroll => texts::rerolls(lang),
                    Skill::Flip => texts::flips(lang),
                    Skill::Plus => texts::plus(lang),
                    Skill::Minus => texts::minus(lang),
                };
                texts::none_left(lang, &name)
            }
        }
    }
}

fn reason(position: &Armada, action: Action) -> Why {
    let builds = matches!(
        action,
        Action::Value { .. } | Action::Values { .. } | Action::Build { .. } | Action::Count { .. }
    );
    match (position.phase(), position.step()) {
        (Phase::Over, _) => ("A23", Obstacle::GameOver),
        (Phase::Build, _) if !builds => ("A16", Obstacle::StillBuilding),
        (Phase::Invade, _) if builds => ("A16", Obstacle::BuildingIsOver),
        (Phase::Build, Step::Roll) => ("A9", Obstacle::RollFirst),
        (Phase::Invade, Step::Roll) => ("A20", Obstacle::RollFirst),
        (Phase::Build, step) => building(position, step, action),
        (Phase::Invade, step) => invading(position, step, action),
    }
}

fn building(position: &Armada, step: Step, action: Action) -> Why {
    match (action, step) {
        (Action::Value { face, .. } | Action::Values { face, .. }, Step::Value) => {
            if !position.dice().contains(&face) {
                return ("A9", Obstacle::NoSuchDie(face));
            }
            match action {
                Action::Values { circles, .. } => two_values(position, face, circles),
                Action::Value {
                    circle: Some(circle),
                    ..
                } => full(position, circle).unwrap_or(("A9", Obstacle::ValueFirst)),
                _ => ("A15", Obstacle::CirclesLeft),
            }
        }
        (Action::Value { .. } | Action::Values { .. }, Step::Build) => ("A9", Obstacle::ValueGiven),
        (_, Step::Value) => ("A9", Obstacle::ValueFirst),
        (Action::Build { face }, Step::Build) => {
            if position.dice().contains(&face) {
                ("A10", Obstacle::BuildsNothing(face))
            } else {
                ("A9", Obstacle::NoSuchDie(face))
            }
        }
        (_, Step::Build) => ("A9", Obstacle::BuildNext),
        (Action::Count { ship }, Step::Count) => ("A13", Obstacle::ShipClosed(ship.number())),
        _ => ("A13", Obstacle::CountNext),
    }
}

/// Why a circle takes no value, if it does not.
fn full(position: &Armada, circle: Circle) -> Option<Why> {
    let ship: Ship = circle.ship();
    if position.ship_state(ship) != ShipState::Open {
        return Some(("A14", Obstacle::ShipClosed(ship.number())));
    }
    if let Some(value) = position.value_at(circle) {
        return Some(("A9", Obstacle::CircleFull(circle, value)));
    }
    let partner = circle.partner()?;
    position
        .is_built(partner)
        .then_some(("A4", Obstacle::BoxBuilt(circle)))
}

fn two_values(position: &Armada, face: u8, circles: [Circle; 2]) -> Why {
    if position.pair() != Some(face) {
        return ("A11", Obstacle::NoPair(face));
    }
    let [first, second] = circles;
    full(position, first)
        .or_else(|| full(position, second))
        .unwrap_or(("A11", Obstacle::OneBox(first, second)))
}

fn invading(position: &Armada, step: Step, action: Action) -> Why {
    match (action, step) {
        (Action::Attack, Step::Attack) => ("A20", Obstacle::NoRolls),
        (Action::Attack, _) => ("A20", Obstacle::InAnAttack),
        (Action::Wild(level), _) => {
            if position.actions().wilds == 0 {
                ("A22", Obstacle::NoWilds)
            } else {
                barred(position, level)
            }
        }
        (Action::Cross(_) | Action::Skill { .. } | Action::LetGo, Step::Attack) => {
            ("A20", Obstacle::NotInAttack)
        }
        (Action::Cross(level), _) => {
            if position.open_levels() & level.bit() == 0 {
                barred(position, level)
            } else {
                ("A19", Obstacle::NotMet(level))
            }
        }
        (Action::Skill { skill, die }, _) => skill_refused(position, skill, die),
        _ => ("A20", Obstacle::InAnAttack),
    }
}

/// Why a level is not open.
fn barred(position: &Armada, level: Level) -> Why {
    if position.crossed() & level.bit() != 0 {
        return ("A18", Obstacle::AlreadyCrossed(level));
    }
    let region = position.focus().unwrap_or_else(|| level.region());
    ("A18", Obstacle::FinishFirst(region))
}

fn skill_refused(position: &Armada, skill: Skill, die: Die) -> Why {
    if position.met_levels() != 0 {
        ("A20", Obstacle::LevelIsMet)
    } else if position.actions().left(skill) == 0 {
        ("A21", Obstacle::NoneLeft(skill))
    } else if position.is_changed(die) {
        ("A21", Obstacle::AlreadyChanged(die.number()))
    } else if skill == Skill::Reroll {
        ("A21", Obstacle::AlreadyRerolled(die.number()))
    } else if skill == Skill::Plus {
        ("A21", Obstacle::SixStays)
    } else {
        ("A21", Obstacle::OneStays)
    }
}
