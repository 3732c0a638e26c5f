//! A sensible, deterministic policy, so that games reach an eventful invasion.

use armada::{Action, Armada, Circle, Level, Phase, Skill, Step, met_by};
use starboard_kernel::{FastRng, Game, Silent, Turn};

pub(crate) fn choose(position: &Armada) -> Action {
    if position.phase() == Phase::Build {
        build(position)
    } else {
        invade(position)
    }
}

/// One step of a game: sensible half of the time, random otherwise.
pub(crate) fn half_random_step(position: &mut Armada, rng: &mut FastRng) -> String {
    match position.turn() {
        Turn::Over => String::new(),
        Turn::Chance => {
            let outcome = position.random_outcome(rng, &mut Vec::new());
            position.resolve_unchecked(outcome, &mut Silent);
            outcome.to_string()
        }
        Turn::Player(_) => {
            let action = if rng.below(2) == 0 {
                choose(position)
            } else {
                position.random_action(rng, &mut Vec::new())
            };
            position.play_unchecked(action, &mut Silent);
            action.to_string()
        }
    }
}

/// The action after which the sheet looks best; the first of those that look alike.
fn build(position: &Armada) -> Action {
    let promise = |&action: &Action| {
        let mut next = position.clone();
        next.play_unchecked(action, &mut Silent);
        promise(&next)
    };
    let legal = position.legal_actions();
    let best = legal.iter().map(promise).max();
    let first = legal.iter().find(|action| Some(promise(action)) == best);
    *first.expect("something is legal")
}

fn promise(position: &Armada) -> i64 {
    let gives = position.gives();
    let weighed = [
        (6, gives.rolls),
        (8, gives.wilds),
        (2, gives.rerolls),
        (2, gives.flips),
        (3, gives.plus),
        (3, gives.minus),
        (5, position.ship_points()),
    ];
    let mut total: i64 = weighed
        .map(|(weight, count)| weight * i64::from(count))
        .iter()
        .sum();
    for ship in position.open_ships() {
        total += 4 * i64::from(position.countdown(ship));
        for circle in ship.circles() {
            let built = i64::from(position.is_built(circle));
            total += fit(position, circle) * (1 + built);
        }
    }
    total
}

/// How well a value suits its ship's condition.
fn fit(position: &Armada, circle: Circle) -> i64 {
    let Some(value) = position.value_at(circle) else {
        return 0;
    };
    let ship = circle.ship();
    let other = ship
        .circles()
        .filter(|other| other.column() == circle.column() && *other != circle)
        .find_map(|other| position.value_at(other));
    match (ship.number(), circle.column(), value, other) {
        (1, _, value, Some(other)) if value == other => 6,
        (2, _, value, Some(other)) if value + other == 6 => 6,
        (1 | 2, _, _, Some(_)) | (2, _, 6, _) => -8,
        (1 | 2, _, _, None) => 1,
        (3, _, _, _) => 3,
        (4, 0, 1, _) | (4, 2, 6, _) => 8,
        (4, 0, 2 | 3, _) => 4,
        (4, 1, _, _) => 0,
        (4, _, _, _) => -20,
        (5, _, 1 | 2, _) | (6, _, 5, _) => 3,
        (6, _, 6, _) => 5,
        _ => -8,
    }
}

/// How many of the 216 ways to roll three dice meet a level.
fn ways(level: Level) -> usize {
    let faces = || 1..=6_u8;
    let rolls = faces().flat_map(|a| faces().flat_map(move |b| faces().map(move |c| [a, b, c])));
    rolls
        .filter(|&dice| met_by(dice) & level.bit() != 0)
        .count()
}

fn invade(position: &Armada) -> Action {
    let actions = position.actions();
    let hardest = |levels| Level::in_set(levels).min_by_key(|&level| ways(level));
    let met = position.met_levels();
    if met != 0 {
        let easiest_region = Level::in_set(met).next();
        let level = match position.focus() {
            Some(_) => hardest(met),
            None => easiest_region,
        };
        return Action::Cross(level.expect("a level is met"));
    }
    let open = position.open_levels();
    let wild = Action::Wild(hardest(open).expect("a level is open"));
    let last_and_rare = open.count_ones() == 1 && Level::in_set(open).all(|l| ways(l) <= 12);
    match position.step() {
        Step::Attack if actions.wilds > 0 && last_and_rare => wild,
        Step::Attack if actions.rolls > 0 => Action::Attack,
        Step::Attack => wild,
        _ => skill(position).unwrap_or(if actions.rolls == 0 && actions.wilds > 0 {
            wild
        } else {
            Action::LetGo
        }),
    }
}

/// A change after which a level is met, or else a re-roll.
fn skill(position: &Armada) -> Option<Action> {
    let legal = position.legal_actions();
    let helps = |action: &&Action| match action {
        Action::Skill { skill, .. } if *skill != Skill::Reroll => {
            let mut next = position.clone();
            next.play_unchecked(**action, &mut Silent);
            next.met_levels() != 0
        }
        _ => false,
    };
    let rerolls = |action: &&Action| {
        matches!(
            action,
            Action::Skill {
                skill: Skill::Reroll,
                ..
            }
        )
    };
    let change = legal.iter().find(helps);
    change.or_else(|| legal.iter().find(rerolls)).copied()
}
