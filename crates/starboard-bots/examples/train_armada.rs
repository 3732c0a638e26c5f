//! Learns the values of sheets in phase 1 of Dark Side Armada, from scratch:
//! `cargo run --release -p starboard-bots --example train_armada -- docks.bin 1000000 1`
//! (file, games, seed). The same arguments give the same file.
//!
//! It is TD(λ) by self-play with a greedy policy, from the exact values of the invasion backwards.
//! The learning rate of each weight adapts by temporal coherence: it falls when the errors change
//! sign. Optimistic initial weights make the player explore.

use std::io::Write;
use std::time::Instant;

use armada::{Armada, Edition, Options, Phase, ThreeBoxes};
use starboard_bots::docks::{FEATURES, HEADER, SCALE, WEIGHTS, best_of_turn, features};
use starboard_bots::{ArmadaEvaluation, Evaluation};
use starboard_kernel::{FastRng, Game, Silent, Turn};

/// TD(λ): the weight of later values relative to the next one.
const LAMBDA: f32 = 0.5;
/// The decay of the sums of errors.
const DECAY: f32 = 0.999;
/// The initial weights, optimistic.
const INITIAL_WEIGHT: f32 = 2.5;
const INITIAL_BIAS: f32 = 40.0;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("which file?")?;
    let games: u32 = arguments.next().ok_or("how many games?")?.parse()?;
    let seed: u64 = arguments.next().ok_or("which seed?")?.parse()?;
    let clock = Instant::now();
    let mut trainer = Trainer::new();
    let mut rng = FastRng::new(seed);
    let mut results = Vec::new();
    let mut out = std::io::stdout();
    for game in 1..=games {
        // The learning rate falls in the second half.
        trainer.learning_rate = (2.0 * (1.0 - game as f32 / games as f32)).min(1.0);
        results.push(trainer.play(&mut rng));
        if game % (games / 20).max(1) == 0 {
            results.sort_by(f32::total_cmp);
            let mean = results.iter().sum::<f32>() / results.len() as f32;
            let quantile = |part: f32| results[(results.len() as f32 * part) as usize];
            writeln!(
                out,
                "{game} games: expected score at the border: mean {mean:.2}, 5 % {:.1}, median \
                 {:.1}, 95 % {:.1}; {:.0} s",
                quantile(0.05),
                quantile(0.5),
                quantile(0.95),
                clock.elapsed().as_secs_f32()
            )?;
            results.clear();
        }
    }
    let mut bytes = format!("train_armada: {games} games, seed {seed}").into_bytes();
    bytes.resize(HEADER - 1, b' ');
    bytes.push(b'\n');
    for (weight, size) in trainer.weights.into_iter().zip(trainer.error_sizes) {
        // A weight that was never updated does not keep its optimism.
        let weight = if size > 0.0 { weight } else { 0.0 };
        let fixed = (weight * SCALE as f32).round();
        let fixed = fixed.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        bytes.extend(fixed.to_le_bytes());
    }
    std::fs::write(file, bytes)?;
    Ok(())
}

struct Trainer {
    weights: Vec<f32>,
    /// The decaying sums of each weight's errors, and of their absolute values.
    errors: Vec<f32>,
    error_sizes: Vec<f32>,
    learning_rate: f32,
}

impl Trainer {
    fn new() -> Trainer {
        let mut weights = vec![INITIAL_WEIGHT; WEIGHTS];
        weights[0] = 0.0;
        weights[1] = INITIAL_BIAS;
        Trainer {
            weights,
            errors: vec![0.0; WEIGHTS],
            error_sizes: vec![0.0; WEIGHTS],
            learning_rate: 1.0,
        }
    }

    fn score(&self, features: &[u16; FEATURES]) -> f32 {
        features
            .iter()
            .map(|&feature| self.weights[usize::from(feature)])
            .sum()
    }

    /// Plays phase 1 and learns from it; returns the value of its end.
    fn play(&mut self, rng: &mut FastRng) -> f32 {
        let options = Options {
            edition: Edition::Standard,
            three_boxes: ThreeBoxes::Zero,
        };
        let mut position = Armada::start(&options);
        let mut sheets = Vec::new();
        let mut room = Vec::new();
        let exact = ArmadaEvaluation::default();
        let border = |position: &Armada| 100.0 * exact.value(position)[0];
        while position.phase() == Phase::Build {
            if position.turn() == Turn::Chance {
                sheets.push(features(&position));
                let roll = position.random_outcome(rng, &mut room);
                position.resolve_unchecked(roll, &mut Silent);
                continue;
            }
            let mut best = (f64::NEG_INFINITY, None);
            best_of_turn(&position, &mut |sheet| {
                let value = match sheet.phase() {
                    Phase::Build => self.score(&features(sheet)).into(),
                    _ => border(sheet),
                };
                if value > best.0 {
                    best = (value, Some(sheet.clone()));
                }
                value
            });
            if let Some(sheet) = best.1 {
                position = sheet;
            }
        }
        let end = border(&position) as f32;
        let (mut target, mut next) = (end, end);
        for sheet in sheets.iter().rev() {
            let value = self.score(sheet);
            target = LAMBDA * target + (1.0 - LAMBDA) * next;
            self.update(sheet, target - value);
            next = value;
        }
        end
    }

    fn update(&mut self, sheet: &[u16; FEATURES], error: f32) {
        let used = sheet.iter().filter(|&&feature| feature != 0).count() as f32;
        for feature in sheet.iter().map(|&feature| usize::from(feature)) {
            // Weight 0 is for features that no longer matter.
            if feature == 0 {
                continue;
            }
            let coherence = if self.error_sizes[feature] > 0.0 {
                self.errors[feature].abs() / self.error_sizes[feature]
            } else {
                1.0
            };
            self.weights[feature] += self.learning_rate * coherence * error / used;
            self.errors[feature] = DECAY * self.errors[feature] + error;
            self.error_sizes[feature] = DECAY * self.error_sizes[feature] + error.abs();
        }
    }
}
