//! Phase 1 played perfectly, on sheets where little is left to decide.
//!
//! A dynamic program over the sheets that can still come about. The whole phase has far too many of
//! them, but with one or two ships open there are few enough, so that what the bots lose there can
//! be told exactly.

use std::collections::HashMap;

use armada::{Armada, Phase, Ship, ShipState};
use starboard_kernel::{Game, Silent};

use super::border;
use super::docks::best_of_turn;

/// The faces written, the circles built, the bars, and which ships are completed. What has collapsed
/// follows.
type Key = ([u64; 6], u64, [u8; 6], u8);

fn key(position: &Armada) -> Key {
    let completed = Ship::ALL
        .into_iter()
        .filter(|&ship| position.ship_state(ship) == ShipState::Completed)
        .fold(0, |set, ship| set | 1 << ship.index());
    (
        position.written_circles(),
        position.built_circles(),
        Ship::ALL.map(|ship| position.countdown(ship)),
        completed,
    )
}

/// The expected final scores of the sheets of one game with perfect play.
#[derive(Debug)]
pub struct Reduced {
    known: HashMap<Key, f64>,
    most: usize,
    is_exceeded: bool,
}

impl Reduced {
    /// It gives up, for good, when it has met more than `most` sheets.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Reduced {
            known: HashMap::new(),
            most,
            is_exceeded: false,
        }
    }

    /// How many sheets it knows.
    #[must_use]
    pub fn sheets(&self) -> usize {
        self.known.len()
    }

    /// The expected final score of a position of phase 1 or of the start of the invasion; `None` if
    /// too many sheets can come about.
    pub fn score(&mut self, position: &Armada) -> Option<f64> {
        let score = best_of_turn(position, &mut |sheet| self.of_sheet(sheet));
        (!self.is_exceeded).then_some(score)
    }

    /// Before a roll, or when phase 1 is over.
    fn of_sheet(&mut self, sheet: &Armada) -> f64 {
        if sheet.phase() != Phase::Build {
            return border::score(sheet);
        }
        let key = key(sheet);
        if let Some(&score) = self.known.get(&key) {
            return score;
        }
        if self.is_exceeded || self.known.len() >= self.most {
            self.is_exceeded = true;
            return 0.0;
        }
        let (mut sum, mut weights) = (0.0, 0.0);
        for (roll, weight) in sheet.outcomes() {
            let weight = f64::from(weight);
            let mut rolled = sheet.clone();
            rolled.resolve_unchecked(roll, &mut Silent);
            sum += weight * best_of_turn(&rolled, &mut |next| self.of_sheet(next));
            weights += weight;
        }
        let score = sum / weights;
        // What is missing has been taken for 0.
        if !self.is_exceeded {
            self.known.insert(key, score);
        }
        score
    }
}

#[cfg(test)]
mod tests {
    use armada::{Edition, Options, ThreeBoxes};
    use starboard_kernel::{FastRng, Turn};

    use super::*;

    /// Every choice and every roll, without sheets that are alike being taken as one.
    fn expectimax(position: &Armada, known: &mut HashMap<Key, f64>) -> f64 {
        if position.phase() != Phase::Build {
            return border::score(position);
        }
        if position.turn() != Turn::Chance {
            let after = position.legal_actions().into_iter().map(|action| {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                expectimax(&next, known)
            });
            return after.fold(f64::NEG_INFINITY, f64::max);
        }
        if let Some(&score) = known.get(&key(position)) {
            return score;
        }
        let rolls = position.outcomes();
        let weights: u32 = rolls.iter().map(|(_, weight)| weight).sum();
        let mut sum = 0.0;
        for (roll, weight) in rolls {
            let mut next = position.clone();
            next.resolve_unchecked(roll, &mut Silent);
            sum += f64::from(weight) * expectimax(&next, known);
        }
        let score = sum / f64::from(weights);
        known.insert(key(position), score);
        score
    }

    /// The last sheets of random games with at least so many squares left on the bars of open ships.
    fn sheets(games: u64, least: u8) -> Vec<Armada> {
        let mut found = Vec::new();
        for seed in 0..games {
            let mut rng = FastRng::new(seed);
            let mut buffer = Vec::new();
            let mut position = Armada::start(&Options {
                edition: Edition::Standard,
                three_boxes: ThreeBoxes::Zero,
            });
            let mut last = None;
            while position.phase() == Phase::Build {
                match position.turn() {
                    Turn::Chance => {
                        let open = |ship: &Ship| position.ship_state(*ship) == ShipState::Open;
                        let bars = Ship::ALL.into_iter().filter(open);
                        if bars.map(|ship| position.countdown(ship)).sum::<u8>() >= least {
                            last = Some(position.clone());
                        }
                        let roll = position.random_outcome(&mut rng, &mut Vec::new());
                        position.resolve_unchecked(roll, &mut Silent);
                    }
                    _ => {
                        let action = position.random_action(&mut rng, &mut buffer);
                        position.play_unchecked(action, &mut Silent);
                    }
                }
            }
            found.extend(last);
        }
        found
    }

    #[test]
    fn it_finds_what_trying_everything_finds() {
        let mut most = 0;
        for sheet in sheets(30, 2) {
            let mut reduced = Reduced::new(100_000);
            let score = reduced.score(&sheet).expect("few sheets");
            let expected = expectimax(&sheet, &mut HashMap::new());
            assert!((score - expected).abs() < 1e-9, "{score} {expected}");
            most = most.max(reduced.sheets());
        }
        assert!(most > 100, "only {most} sheets");
    }

    #[test]
    fn it_gives_up_on_a_whole_sheet() {
        let start = Armada::start(&Options {
            edition: Edition::Standard,
            three_boxes: ThreeBoxes::Zero,
        });
        let mut reduced = Reduced::new(1_000);
        assert_eq!(reduced.score(&start), None);
        assert!(reduced.sheets() <= 1_000);
        // What it has met on the way would be too low: it is not told.
        let mut rolled = start.clone();
        let (roll, _) = start.outcomes()[0];
        rolled.resolve_unchecked(roll, &mut Silent);
        assert_eq!(reduced.score(&rolled), None);
    }
}
