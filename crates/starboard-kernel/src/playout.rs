//! Uniform-random play: for the conformance suite, for benchmarks, and for the end of a search.

use crate::{FastRng, Game, Silent, Sink, Turn};

/// The totals of a number of random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayoutTotals {
    pub games: u64,
    /// Players' actions.
    pub actions: u64,
    /// Chance outcomes.
    pub draws: u64,
}

/// A legal action, each equally likely, by listing them all, even if the game has a faster way.
/// `buffer` is scratch space.
///
/// # Panics
/// If it is not a player's turn.
#[inline]
pub fn random_listed_action<G: Game>(
    position: &G,
    rng: &mut FastRng,
    buffer: &mut Vec<G::Action>,
) -> G::Action {
    buffer.clear();
    position.legal_actions_into(buffer);
    buffer[rng.below(buffer.len() as u32) as usize]
}

/// A possible outcome by its weight, by listing them all, even if the game has a faster way.
/// `buffer` is scratch space.
///
/// # Panics
/// If it is not chance's turn.
#[inline]
pub fn random_listed_outcome<G: Game>(
    position: &G,
    rng: &mut FastRng,
    buffer: &mut Vec<(G::Outcome, u32)>,
) -> G::Outcome {
    buffer.clear();
    position.outcomes_into(buffer);
    let total: u32 = buffer.iter().map(|&(_, weight)| weight).sum();
    let mut ticket = rng.below(total);
    for &(outcome, weight) in buffer.iter() {
        if ticket < weight {
            return outcome;
        }
        ticket -= weight;
    }
    unreachable!("the ticket is less than the sum of the weights")
}

/// Plays to the end; returns the number of actions and draws.
pub fn random_game<G: Game>(
    position: &mut G,
    rng: &mut FastRng,
    sink: &mut impl Sink<G::Event>,
) -> PlayoutTotals {
    let mut actions = Vec::with_capacity(128);
    let mut outcomes = Vec::with_capacity(16);
    play_out(position, rng, sink, &mut actions, &mut outcomes)
}

/// Plays `count` games from the same position.
pub fn random_playouts<G: Game>(from: &G, count: u64, seed: u64) -> PlayoutTotals {
    let mut rng = FastRng::new(seed);
    let mut actions = Vec::with_capacity(128);
    let mut outcomes = Vec::with_capacity(16);
    let mut totals = PlayoutTotals::default();
    let mut position = from.clone();
    for _ in 0..count {
        position.clone_from(from);
        let game = play_out(
            &mut position,
            &mut rng,
            &mut Silent,
            &mut actions,
            &mut outcomes,
        );
        totals.games += 1;
        totals.actions += game.actions;
        totals.draws += game.draws;
    }
    totals
}

#[inline]
fn play_out<G: Game>(
    position: &mut G,
    rng: &mut FastRng,
    sink: &mut impl Sink<G::Event>,
    actions: &mut Vec<G::Action>,
    outcomes: &mut Vec<(G::Outcome, u32)>,
) -> PlayoutTotals {
    let mut totals = PlayoutTotals {
        games: 1,
        ..PlayoutTotals::default()
    };
    loop {
        match position.turn() {
            Turn::Player(_) => {
                let action = position.random_action(rng, actions);
                position.play_unchecked(action, sink);
                totals.actions += 1;
            }
            Turn::Chance => {
                let outcome = position.random_outcome(rng, outcomes);
                position.resolve_unchecked(outcome, sink);
                totals.draws += 1;
            }
            Turn::Over => return totals,
        }
    }
}
