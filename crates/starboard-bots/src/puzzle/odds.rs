//! The exact chance of winning a solo game near its end, by exhaustive search.

use std::cell::RefCell;
use std::collections::BTreeMap;

use starboard_kernel::{Game, Seat, Silent, StateHash, Turn};

use crate::evaluation::Exact;
use crate::win_shares;

/// The cache is cleared when it has more entries than this: about 100 MB.
const MOST_KNOWN: usize = 1_500_000;

thread_local! {
    /// The chances of known positions: the next question is usually about the same game. Hashes are unique
    /// across games.
    static KNOWN: RefCell<BTreeMap<StateHash, f64>> = const { RefCell::new(BTreeMap::new()) };
}

/// The first seat's chance to win after every action; `None` if that takes more than this many nodes.
pub(crate) fn chances<G: Game>(position: &G, most_nodes: u32) -> Option<Exact<G::Action>> {
    KNOWN.with_borrow_mut(|known| {
        if known.len() > MOST_KNOWN {
            known.clear();
        }
        let mut nodes = most_nodes;
        let mut best = 0.0;
        let mut actions = Vec::new();
        for action in position.legal_actions() {
            let mut next = position.clone();
            next.play_unchecked(action, &mut Silent);
            let value = chance(&next, known, &mut nodes)?;
            best = value.max(best);
            actions.push((action, value));
        }
        Some(Exact {
            value: best,
            actions,
        })
    })
}

fn chance<G: Game>(
    position: &G,
    known: &mut BTreeMap<StateHash, f64>,
    nodes: &mut u32,
) -> Option<f64> {
    if let Some(ending) = position.ending() {
        return Some(win_shares(&ending)[Seat::new(0).index()]);
    }
    let hash = position.state_hash();
    if let Some(&value) = known.get(&hash) {
        return Some(value);
    }
    *nodes = nodes.checked_sub(1)?;
    let mut next = position.clone();
    let value = match position.turn() {
        Turn::Over => 0.0,
        Turn::Player(_) => {
            let mut best: f64 = 0.0;
            for action in position.legal_actions() {
                next.clone_from(position);
                next.play_unchecked(action, &mut Silent);
                best = best.max(chance(&next, known, nodes)?);
                if best >= 1.0 {
                    break;
                }
            }
            best
        }
        Turn::Chance => {
            let (mut sum, mut weights) = (0.0, 0.0);
            for (outcome, weight) in position.outcomes() {
                next.clone_from(position);
                next.resolve_unchecked(outcome, &mut Silent);
                let weight = f64::from(weight);
                sum += weight * chance(&next, known, nodes)?;
                weights += weight;
            }
            sum / weights
        }
    };
    known.insert(hash, value);
    Some(value)
}
