//! The exact chance of winning a solo game near its end, by exhaustive search.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use starboard_kernel::{Game, Seat, Silent, Turn};

use crate::evaluation::Exact;
use crate::win_shares;

/// The cache is cleared when it has more entries than this: about 100 MB.
const MOST_KNOWN: usize = 2_000_000;

/// The chances of known positions, by their prospects.
type Known = HashMap<u128, f64, BuildHasherDefault<Given>>;

thread_local! {
    /// The next question is usually about the same game.
    static KNOWN: RefCell<Known> = RefCell::default();
}

/// Feeds everything into a hasher on which the chance depends: the more positions agree in it, the fewer
/// are searched.
pub(crate) type Prospects<G> = fn(&G, &mut Mixer);

/// The first seat's chance to win after every action; `None` if that takes more than this many nodes.
pub(crate) fn chances<G: Game>(
    position: &G,
    prospects: Prospects<G>,
    most_nodes: u32,
) -> Option<Exact<G::Action>> {
    KNOWN.with_borrow_mut(|known| {
        if known.len() > MOST_KNOWN {
            known.clear();
        }
        let mut search = Odds {
            prospects,
            known,
            nodes: most_nodes,
        };
        let mut best = 0.0;
        let mut actions = Vec::new();
        for action in position.legal_actions() {
            let mut next = position.clone();
            next.play_unchecked(action, &mut Silent);
            let value = search.chance(&next)?;
            best = value.max(best);
            actions.push((action, value));
        }
        Some(Exact {
            value: best,
            actions,
        })
    })
}

struct Odds<'a, G> {
    prospects: Prospects<G>,
    known: &'a mut Known,
    nodes: u32,
}

impl<G: Game> Odds<'_, G> {
    fn key(&self, position: &G) -> u128 {
        let mut mixer = Mixer::default();
        (self.prospects)(position, &mut mixer);
        mixer.both()
    }

    fn chance(&mut self, position: &G) -> Option<f64> {
        if let Some(ending) = position.ending() {
            return Some(win_shares(&ending)[Seat::new(0).index()]);
        }
        let key = self.key(position);
        self.chance_of(position, key)
    }

    /// The same if the game is not over.
    fn chance_of(&mut self, position: &G, key: u128) -> Option<f64> {
        if let Some(&value) = self.known.get(&key) {
            return Some(value);
        }
        self.nodes = self.nodes.checked_sub(1)?;
        let value = match position.turn() {
            Turn::Over => 0.0,
            Turn::Player(_) => self.best(position, key)?,
            Turn::Chance => {
                let (mut sum, mut weights) = (0.0, 0.0);
                let mut next = position.clone();
                for (outcome, weight) in position.outcomes() {
                    next.clone_from(position);
                    next.resolve_unchecked(outcome, &mut Silent);
                    let weight = f64::from(weight);
                    sum += weight * self.chance(&next)?;
                    weights += weight;
                }
                sum / weights
            }
        };
        self.known.insert(key, value);
        Some(value)
    }

    fn best(&mut self, position: &G, key: u128) -> Option<f64> {
        let mut best: Option<f64> = None;
        let mut idle = None;
        let mut next = position.clone();
        for action in position.legal_actions() {
            next.clone_from(position);
            next.play_unchecked(action, &mut Silent);
            let value = match next.ending() {
                Some(_) => self.chance(&next)?,
                None => match self.key(&next) {
                    // It leads nowhere: the other actions are still there after it.
                    same if same == key => {
                        idle = Some(action);
                        continue;
                    }
                    other => self.chance_of(&next, other)?,
                },
            };
            best = Some(best.unwrap_or(0.0).max(value));
            if value >= 1.0 {
                return best;
            }
        }
        match (best, idle) {
            (None, Some(action)) => {
                next.clone_from(position);
                next.play_unchecked(action, &mut Silent);
                self.chance_of(&next, key)
            }
            (best, _) => Some(best.unwrap_or(0.0)),
        }
    }
}

/// Two sums of 64 bits over all that is written, so that different positions have different ones.
#[derive(Debug, Default)]
pub(crate) struct Mixer {
    one: u64,
    other: u64,
}

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.one = (self.one.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.other =
            (self.other.rotate_left(29) ^ word ^ 0x5bd1_e995).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }

    fn both(&self) -> u128 {
        u128::from(self.one) << 64 | u128::from(self.other)
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for bytes in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.mix(byte.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn finish(&self) -> u64 {
        self.one ^ self.other
    }
}

/// For keys that are mixed already.
#[derive(Debug, Default)]
struct Given(u64);

impl Hasher for Given {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u128(&mut self, key: u128) {
        // The best bits of a product are the upper ones.
        self.0 = (key >> 64) as u64 ^ (key as u64).rotate_left(32);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use hegemony::Hegemony;
    use starboard_kernel::erased::rules_of;

    use super::*;
    use crate::puzzle::Book;

    const BOOK: &str = include_str!("../../puzzles/hegemony.json");

    /// With everything that there is to know, most puzzles take too many nodes; of those that do not, the
    /// chances are the same. Slow tests compare more.
    #[test]
    fn what_prospects_leave_out_changes_no_chance() {
        let whole: Prospects<Hegemony> = |position, mixer| {
            let mut bytes = Vec::new();
            position.encode(&mut bytes);
            mixer.write(&bytes);
        };
        let (step, most_nodes) = match std::env::var_os("STARBOARD_SLOW") {
            Some(_) => (1, 1_000_000),
            None => (3, 30_000),
        };
        let book = Book::read(BOOK).expect("a book");
        let mut compared = 0;
        for kept in book.puzzles.iter().step_by(step) {
            let position = book.position(rules_of::<Hegemony>(), kept);
            let position: &Hegemony = position.as_ref().and_then(|p| p.typed()).expect("one");
            let Some(expected) = chances(position, whole, most_nodes) else {
                continue;
            };
            let found = chances(position, Hegemony::hash_prospects, most_nodes);
            let found = found.expect("it takes fewer nodes");
            for ((action, value), (_, expected)) in found.actions.iter().zip(&expected.actions) {
                let difference = (value - expected).abs();
                assert!(
                    difference < 1e-9,
                    "{} {action}: {value}, {expected}",
                    kept.id
                );
            }
            compared += 1;
        }
        assert!(compared >= 5, "{compared} are small enough");
    }
}
