//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, Refusal};

use crate::{Action, Armada, Circle, Die, Level, Phase, Ship, ShipState, Skill, Step, texts};

/// The rule and the reason.
type Why = (&'static str, String);

/// Which rule it is does not depend on the language.
pub(crate) fn rule_against(position: &Armada, action: Action) -> &'static str {
    reason(position, action, Lang::En).0
}

pub(crate) fn why_not(position: &Armada, action: Action, lang: Lang) -> Refusal {
    let (rule, text) = reason(position, action, lang);
    Refusal { rule, text }
}

fn reason(position: &Armada, action: Action, lang: Lang) -> Why {
    let builds = matches!(
        action,
        Action::Value { .. } | Action::Values { .. } | Action::Build { .. } | Action::Count { .. }
    );
    match (position.phase(), position.step()) {
        (Phase::Over, _) => ("A23", texts::game_over(lang)),
        (Phase::Build, _) if !builds => ("A16", texts::still_building(lang)),
        (Phase::Invade, _) if builds => ("A16", texts::building_is_over(lang)),
        (Phase::Build, Step::Roll) => ("A9", texts::roll_first(lang)),
        (Phase::Invade, Step::Roll) => ("A20", texts::roll_first(lang)),
        (Phase::Build, step) => building(position, step, action, lang),
        (Phase::Invade, step) => invading(position, step, action, lang),
    }
}

fn building(position: &Armada, step: Step, action: Action, lang: Lang) -> Why {
    match (action, step) {
        (Action::Value { face, .. } | Action::Values { face, .. }, Step::Value) => {
            if !position.dice().contains(&face) {
                return ("A9", texts::no_such_die(lang, face));
            }
            match action {
                Action::Values { circles, .. } => two_values(position, face, circles, lang),
                Action::Value {
                    circle: Some(circle),
                    ..
                } => {
                    full(position, circle, lang).unwrap_or_else(|| ("A9", texts::value_first(lang)))
                }
                _ => ("A15", texts::circles_left(lang)),
            }
        }
        (Action::Value { .. } | Action::Values { .. }, Step::Build) => {
            ("A9", texts::value_given(lang))
        }
        (_, Step::Value) => ("A9", texts::value_first(lang)),
        (Action::Build { face }, Step::Build) => {
            if position.dice().contains(&face) {
                ("A10", texts::builds_nothing(lang, face))
            } else {
                ("A9", texts::no_such_die(lang, face))
            }
        }
        (_, Step::Build) => ("A9", texts::build_next(lang)),
        (Action::Count { ship }, Step::Count) => ("A13", texts::ship_closed(lang, ship.number())),
        _ => ("A13", texts::count_next(lang)),
    }
}

/// Why a circle takes no value, if it does not.
fn full(position: &Armada, circle: Circle, lang: Lang) -> Option<Why> {
    let ship: Ship = circle.ship();
    if position.ship_state(ship) != ShipState::Open {
        return Some(("A14", texts::ship_closed(lang, ship.number())));
    }
    if let Some(value) = position.value_at(circle) {
        return Some(("A9", texts::circle_full(lang, circle, value)));
    }
    let partner = circle.partner()?;
    position
        .is_built(partner)
        .then(|| ("A4", texts::box_built(lang, circle)))
}

fn two_values(position: &Armada, face: u8, circles: [Circle; 2], lang: Lang) -> Why {
    if position.pair() != Some(face) {
        return ("A11", texts::no_pair(lang, face));
    }
    let [first, second] = circles;
    full(position, first, lang)
        .or_else(|| full(position, second, lang))
        .unwrap_or_else(|| ("A11", texts::one_box(lang, first, second)))
}

fn invading(position: &Armada, step: Step, action: Action, lang: Lang) -> Why {
    match (action, step) {
        (Action::Attack, Step::Attack) => ("A20", texts::no_rolls(lang)),
        (Action::Attack, _) => ("A20", texts::in_an_attack(lang)),
        (Action::Wild(level), _) => {
            if position.actions().wilds == 0 {
                ("A22", texts::no_wilds(lang))
            } else {
                barred(position, level, lang)
            }
        }
        (Action::Cross(_) | Action::Skill { .. } | Action::LetGo, Step::Attack) => {
            ("A20", texts::not_in_attack(lang))
        }
        (Action::Cross(level), _) => {
            if position.open_levels() & level.bit() == 0 {
                barred(position, level, lang)
            } else {
                (
                    "A19",
                    texts::not_met(lang, &texts::demand(lang, &level.demand())),
                )
            }
        }
        (Action::Skill { skill, die }, _) => skill_refused(position, skill, die, lang),
        _ => ("A20", texts::in_an_attack(lang)),
    }
}

/// Why a level is not open.
fn barred(position: &Armada, level: Level, lang: Lang) -> Why {
    if position.crossed() & level.bit() != 0 {
        let region = texts::region_name(lang, level.region());
        return ("A18", texts::already_crossed(lang, &region, level.number()));
    }
    let region = position.focus().unwrap_or_else(|| level.region());
    (
        "A18",
        texts::finish_first(lang, &texts::region_name(lang, region)),
    )
}

fn skill_refused(position: &Armada, skill: Skill, die: Die, lang: Lang) -> Why {
    let name = match skill {
        Skill::Reroll => texts::rerolls(lang),
        Skill::Flip => texts::flips(lang),
        Skill::Plus => texts::plus(lang),
        Skill::Minus => texts::minus(lang),
    };
    if position.met_levels() != 0 {
        ("A20", texts::level_is_met(lang))
    } else if position.actions().left(skill) == 0 {
        ("A21", texts::none_left(lang, &name))
    } else if position.is_changed(die) {
        ("A21", texts::already_changed(lang, die.number()))
    } else if skill == Skill::Reroll {
        ("A21", texts::already_rerolled(lang, die.number()))
    } else if skill == Skill::Plus {
        ("A21", texts::six_stays(lang))
    } else {
        ("A21", texts::one_stays(lang))
    }
}
