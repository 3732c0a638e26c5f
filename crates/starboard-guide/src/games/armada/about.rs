//! What everything on the sheet is and does.

use armada::texts::{condition, demand, points, region_name};
use armada::{
    Action, Armada, Circle, Die, LEVELS, Level, Phase, Region, Ship, ShipState, Skill, Step,
    ThreeBoxes,
};
use starboard_kernel::{Game, Lang, Wording};

use super::{
    building, counts_text, is_open, left_of, list, name_of_level, rolls_count, squares, ways,
};
use crate::{Thing, in_brief, not_now};

starboard_kernel::texts!("src/games/armada/about");

pub(super) const KINDS: &[&str] = &[
    "face", "die", "role", "sum", "skill", "level", "box", "bar", "action", "choice", "ladder",
    "ship", "region", "world", "score", "player", "supply",
];

const ROLES: [&str; 3] = ["value", "build", "countdown"];

pub(super) fn things(position: &Armada) -> Vec<Thing> {
    let named = |kind: &'static str, name: &dyn ToString| (kind, name.to_string());
    let mut things: Vec<Thing> = Vec::new();
    things.extend(Circle::ALL.iter().map(|circle| named("box", circle)));
    for kind in ["bar", "ship", "ladder"] {
        things.extend(Ship::ALL.iter().map(|ship| named(kind, ship)));
    }
    things.extend(Die::ALL.iter().map(|die| named("die", die)));
    let faces = position.dice().into_iter().filter(|&face| face != 0);
    for face in faces {
        things.push(named("face", &face));
        things.extend(ROLES.map(|role| ("face", format!("{face} {role}"))));
    }
    things.extend(ROLES.map(|role| named("role", &role)));
    things.extend(Region::ALL.map(|region| named("region", &region.id())));
    things.extend(Level::all().map(|level| named("level", &level)));
    let counters = position.actions().named();
    things.extend(counters.map(|(name, _)| named("skill", &name)));
    things.extend(
        position
            .legal_actions()
            .iter()
            .map(|action| named("action", action)),
    );
    things.extend(["once", "twice"].map(|name| named("choice", &name)));
    things.extend([
        named("sum", &"dice"),
        named("world", &"earth"),
        named("score", &1),
        named("player", &1),
        named("supply", &"all"),
    ]);
    things
}

/// There is one player only, so it does not matter who reads it.
pub(super) fn about(position: &Armada, kind: &str, name: &str, lang: Lang) -> Option<String> {
    let ship = || {
        let mut ships = Ship::ALL.into_iter();
        ships.find(|ship| ship.to_string() == name)
    };
    let says = match kind {
        "box" => {
            let mut circles = Circle::ALL.into_iter();
            box_says(
                position,
                circles.find(|circle| circle.to_string() == name)?,
                lang,
            )
        }
        "bar" => bar_says(position, ship()?, lang),
        "ship" => ship_says(position, ship()?, lang),
        "ladder" => vec![gives(position, ship()?, lang)],
        "face" => vec![about_face(position, name, lang)?],
        "die" => {
            let mut dice = Die::ALL.into_iter();
            vec![about_die(
                position,
                dice.find(|die| die.to_string() == name)?,
                lang,
            )]
        }
        "role" => vec![match name {
            "value" => role_value(lang),
            "build" => role_build(lang),
            "countdown" => role_countdown(lang),
            _ => return None,
        }],
        "sum" => vec![sum(lang, position.dice().iter().sum())],
        "skill" => skill_says(position, name, lang)?,
        "level" => {
            let mut levels = Level::all();
            level_says(
                position,
                levels.find(|level| level.to_string() == name)?,
                lang,
            )
        }
        "region" => {
            let mut regions = Region::ALL.into_iter();
            region_says(position, regions.find(|region| region.id() == name)?, lang)
        }
        "world" => {
            let crossed = position.crossed().count_ones();
            vec![world(lang, crossed, LEVELS as u32)]
        }
        "action" => action_says(position, name.parse().ok()?, lang),
        "choice" => vec![match name {
            "once" => choose_once(lang),
            "twice" => choose_twice(lang),
            _ => return None,
        }],
        "score" | "player" => {
            let sum = points(lang, position.score().into());
            let ships = Ship::ALL
                .into_iter()
                .filter(|&ship| position.ship_state(ship) == ShipState::Completed);
            let regions = position.conquered().count();
            vec![score(lang, &sum, ships.count() as u8, regions as u8)]
        }
        "supply" if position.phase() == Phase::Build => {
            vec![supply_ships(lang, position.open_ships().count())]
        }
        "supply" => vec![about_rolls(lang), have(lang, position.actions().rolls)],
        _ => return None,
    };
    Some(in_brief(&says))
}

fn box_says(position: &Armada, circle: Circle, lang: Lang) -> Vec<String> {
    let ship = circle.ship();
    let number = ship.number();
    let is_open = is_open(position, ship);
    let partner_built = circle
        .partner()
        .is_some_and(|partner| position.is_built(partner));
    match position.value_at(circle) {
        Some(value) if position.is_built(circle) => vec![box_built(lang, number, value)],
        _ if partner_built => vec![box_void(lang, number)],
        Some(value) if is_open => vec![box_value(lang, number, value)],
        Some(value) => vec![box_late(lang, number, value)],
        None if is_open => vec![box_empty(lang, number), needs(position, circle, lang)],
        None => vec![box_closed(lang, number)],
    }
}

/// What an empty circle needs.
fn needs(position: &Armada, circle: Circle, lang: Lang) -> String {
    let ship = circle.ship();
    let values = || ship.circles().filter_map(|other| position.value_at(other));
    let beside = || {
        ship.circles()
            .filter(|other| *other != circle && other.column() == circle.column())
            .find_map(|other| position.value_at(other))
    };
    match ship.number() {
        1 => match beside() {
            Some(value) => needs_same(lang, value),
            None => needs_pair(lang),
        },
        2 => match beside() {
            Some(6) => needs_lost(lang),
            Some(value) => needs_exactly(lang, 6 - value),
            None => needs_six(lang),
        },
        3 => needs_balance(lang),
        4 => {
            let centre = Circle::in_ship(ship, "b1").and_then(|at| position.value_at(at));
            let centre = centre.unwrap_or(0);
            match circle.column() {
                0 => needs_at_most(lang, 6 - centre),
                _ if centre == 3 => needs_a_six(lang),
                _ => needs_at_least(lang, 9 - centre),
            }
        }
        5 => needs_low(lang, values().sum()),
        _ => needs_high(lang, values().sum()),
    }
}

fn bar_says(position: &Armada, ship: Ship, lang: Lang) -> Vec<String> {
    let number = ship.number();
    if !is_open(position, ship) {
        return vec![bar_closed(lang, number)];
    }
    let left = squares(lang, position.countdown(ship));
    vec![bar(lang, number, &left)]
}

fn ship_says(position: &Armada, ship: Ship, lang: Lang) -> Vec<String> {
    let worth = points(lang, ship.points().into());
    let then = match position.ship_state(ship) {
        ShipState::Open => ship_built(lang, position.built_boxes(ship), ship.boxes()),
        ShipState::Completed => ship_completed(lang),
        ShipState::Collapsed => ship_collapsed(lang),
    };
    vec![
        self::ship(lang, ship.number(), &worth, &condition(lang, ship)),
        then,
    ]
}

/// What a ship gives for phase 2.
fn gives(position: &Armada, ship: Ship, lang: Lang) -> String {
    let now = position.gives();
    let three = match position.options().three_boxes {
        ThreeBoxes::Zero => 0,
        ThreeBoxes::Two => 2,
    };
    match ship.number() {
        1 => gives_1(lang, now.wilds),
        2 => gives_2(lang, now.rerolls),
        3 => {
            let extra = position.ship_state(Ship::of_face(4)) == ShipState::Completed;
            gives_3(lang, now.rolls - if extra { 2 } else { 0 })
        }
        4 => gives_4(lang, now.flips),
        5 => gives_5(lang, three, now.plus),
        _ => gives_6(lang, three, now.minus),
    }
}

/// A die of phase 1: what it shows, and what it was used for.
fn about_face(position: &Armada, name: &str, lang: Lang) -> Option<String> {
    let (face, role) = match name.split_once(' ') {
        Some((face, role)) => (face, Some(role)),
        None => (name, None),
    };
    let face: u8 = face.parse().ok().filter(|face| (1..=6).contains(face))?;
    Some(match role {
        Some("value") => face_value(lang, face),
        Some("build") => face_build(lang, face),
        Some("countdown") => face_countdown(lang, face),
        Some(_) => return None,
        None => {
            let built: Vec<Circle> = position.would_build(face).collect();
            match position.step() {
                Step::Build if built.is_empty() => face_idle(lang, face),
                Step::Build => face_builds(lang, face, &list(built.into_iter())),
                _ if built.is_empty() => face_plain(lang, face),
                _ => self::face(lang, face, &boxes(lang, built.len())),
            }
        }
    })
}

/// A die of an attack.
fn about_die(position: &Armada, die: Die, lang: Lang) -> String {
    match position.dice()[die.index()] {
        0 => die_none(lang),
        face if position.is_changed(die) => die_changed(lang, face),
        face if position.is_rerolled(die) => die_rerolled(lang, face),
        face => self::die(lang, face),
    }
}

fn skill_says(position: &Armada, name: &str, lang: Lang) -> Option<Vec<String>> {
    let building = position.phase() == Phase::Build;
    let actions = if building {
        position.gives()
    } else {
        position.actions()
    };
    let mut counters = actions.named().into_iter();
    let (_, count) = counters.find(|(other, _)| *other == name)?;
    // Whether it can be used, or an action that explains why not.
    let legal = position.legal_actions();
    let skill = |skill: Skill| {
        let uses =
            |action: &Action| matches!(action, Action::Skill { skill: s, .. } if *s == skill);
        let (can, die) = (legal.iter().any(uses), Die::ALL[0]);
        (can, Some(Action::Skill { skill, die }))
    };
    let (first, (can, refused)) = match name {
        "rolls" => {
            let can = legal.contains(&Action::Attack);
            (about_rolls(lang), (can, Some(Action::Attack)))
        }
        "wilds" => {
            let can = legal.iter().any(|action| matches!(action, Action::Wild(_)));
            let level = Level::in_set(position.open_levels()).next();
            (about_wilds(lang), (can, level.map(Action::Wild)))
        }
        "rerolls" => (about_rerolls(lang), skill(Skill::Reroll)),
        "flips" => (about_flips(lang), skill(Skill::Flip)),
        "plus" => (about_plus(lang), skill(Skill::Plus)),
        _ => (about_minus(lang), skill(Skill::Minus)),
    };
    let mut says = vec![first];
    if building {
        says.push(would_have(lang, count));
    } else {
        says.push(have(lang, count));
        let asked = position.turn().player().is_some() && !can && count > 0;
        says.extend(
            refused
                .filter(|_| asked)
                .map(|action| not_now(&position.why_not(action, lang).text, lang)),
        );
    }
    Some(says)
}

fn level_says(position: &Armada, level: Level, lang: Lang) -> Vec<String> {
    let region = level.region();
    let asks = demand(lang, &level.demand());
    let mut says = vec![self::level(lang, &name_of_level(lang, level), &asks)];
    if position.crossed() & level.bit() != 0 {
        says.push(level_crossed(lang));
        return says;
    }
    let percent = (ways(level.bit()) * 100 + 108) / 216;
    says.push(match percent {
        0 => level_rare(lang),
        percent => level_chance(lang, percent),
    });
    match position.focus() {
        Some(begun) if begun != region && position.phase() == Phase::Invade => {
            says.push(region_barred(lang, &region_name(lang, begun)));
        }
        _ if left_of(position, region) == 1 => {
            let worth = points(lang, region.points().into());
            says.push(level_last(lang, &region_name(lang, region), &worth));
        }
        _ => {}
    }
    says
}

fn region_says(position: &Armada, region: Region, lang: Lang) -> Vec<String> {
    let name = region_name(lang, region);
    let worth = points(lang, region.points().into());
    let levels = region.level_set().count_ones();
    let left = left_of(position, region);
    if left == 0 {
        return vec![region_conquered(lang, &name, &worth)];
    }
    let mut says = vec![self::region(lang, &name, &worth, levels, levels - left)];
    match position.focus() {
        Some(begun) if begun == region => says.push(region_focus(lang)),
        Some(begun) => says.push(region_barred(lang, &region_name(lang, begun))),
        None => {}
    }
    says
}

fn action_says(position: &Armada, action: Action, lang: Lang) -> Vec<String> {
    if !position.legal_actions().contains(&action) {
        return vec![not_now(&position.why_not(action, lang).text, lang)];
    }
    match action {
        Action::Build { face } => {
            let built = list(position.would_build(face));
            let then = counts_text(position, &building(position, face), lang);
            vec![act_build(lang, &built), then]
        }
        Action::Attack => {
            let rolls = rolls_count(lang, position.actions().rolls);
            let percent = (ways(position.open_levels()) * 100 + 108) / 216;
            vec![act_attack(lang, &rolls, percent)]
        }
        Action::LetGo => vec![act_let_go(
            lang,
            &rolls_count(lang, position.actions().rolls),
        )],
        Action::Value { face, circle: None } => vec![act_spend(lang, face)],
        _ => vec![act_other(lang, &position.describe(action, lang))],
    }
}
