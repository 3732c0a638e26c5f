//! Counting the continuations of a game: the classical check of a move generator, and a measure of
//! its speed.

use crate::{Game, Silent, Turn};

/// How many sequences of so many actions there are from here; chance outcomes count as actions, and
/// a finished game has none.
///
/// # Panics
/// If `depth` is 0.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    assert!(depth > 0, "sequences of no action are not counted");
    if position.turn() == Turn::Chance {
        let outcomes = position.outcomes();
        if depth == 1 {
            return outcomes.len() as u64;
        }
        return outcomes
            .into_iter()
            .map(|(outcome, _)| {
                let mut next = position.clone();
                next.resolve_unchecked(outcome, &mut Silent);
                perft(&next, depth - 1)
            })
            .sum();
    }
    let actions = position.legal_actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut next = position.clone();
    actions
        .into_iter()
        .map(|action| {
            next.clone_from(position);
            next.play_unchecked(action, &mut Silent);
            perft(&next, depth - 1)
        })
        .sum()
}
