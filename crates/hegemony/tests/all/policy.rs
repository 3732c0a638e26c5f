//! A player for tests: aimless, but in no hurry to lose, so that games get far.

use hegemony::{Ability, Action, Hegemony};
use starboard_kernel::{FastRng, Game, Silent, Turn};

/// How well off the captain is.
fn comfort(position: &Hegemony) -> (bool, u8, u8, u8) {
    let points: Vec<u8> = Ability::ALL.iter().map(|&a| position.points(a)).collect();
    let sum: u8 = points.iter().sum();
    let mut sorted = points;
    sorted.sort_unstable();
    let alive = position
        .ending()
        .is_none_or(|ending| ending.reason == "victory");
    (alive, sorted[1].min(4), sorted[0].min(2), sum)
}

/// The best of a few random actions, or just one of them.
pub(crate) fn choose(position: &Hegemony, rng: &mut FastRng) -> Action {
    let legal = position.legal_actions();
    let mut any = || legal[rng.below(legal.len() as u32) as usize];
    let first = any();
    let others: [Action; 8] = std::array::from_fn(|_| any());
    if rng.below(12) == 0 {
        return first;
    }
    let value = |action: &Action| {
        let mut after = position.clone();
        after.play_unchecked(*action, &mut Silent);
        comfort(&after)
    };
    let mut best = (value(&first), first);
    for action in others {
        let value = value(&action);
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

/// One action or outcome, given as text.
pub(crate) fn step(
    position: &mut Hegemony,
    rng: &mut FastRng,
    events: &mut Vec<hegemony::Event>,
) -> String {
    if position.turn() == Turn::Chance {
        let outcome = position.random_outcome(rng, &mut Vec::new());
        position.resolve_unchecked(outcome, events);
        outcome.to_string()
    } else {
        let action = choose(position, rng);
        position.play_unchecked(action, events);
        action.to_string()
    }
}

/// Every ability at its maximum again whenever a planet is chosen, so that a game sees all its
/// rounds: a position like any other, only luckier.
pub(crate) fn heal(position: &mut Hegemony) -> bool {
    if position.task().to_string() != "choose planet" {
        return false;
    }
    let mut document = position.document();
    for ability in Ability::ALL {
        let entry = &mut document["abilities"][ability.word()];
        entry["points"] = entry["most"].clone();
    }
    let healed = Hegemony::from_document(&document);
    *position = healed.unwrap_or_else(|why| panic!("{why}"));
    true
}
