//! Learns what the sheets of Dark Side Armada's first phase are worth, from nothing:
//! `cargo run --release -p starboard-bots --example train_armada -- docks.bin 1000000 1`
//! (file, games, seed). The same arguments give the same file.
//!
//! A player takes the best sheet of every turn, by the numbers as they are, and after each game
//! the numbers are moved towards what came of it: every sheet towards a mean of the next one's
//! worth and of all that follows it; the last one towards the exact worth of the invasion. A
//! number that is pulled to and fro moves ever less (temporal coherence). All numbers start too
//! high: so what has not been tried is tried.

use std::io::Write;
use std::time::Instant;

use armada::{Armada, Edition, Options, Phase, ThreeBoxes};
use starboard_bots::docks::{FEATURES, HEADER, PARTS, WEIGHTS, best_of_turn, features};
use starboard_bots::{ArmadaEvaluation, Evaluation};
use starboard_kernel::{FastRng, Game, Silent, Turn};

/// How much of what comes later counts, beside the next sheet.
const FAR: f32 = 0.5;
/// How much of what pulled a number earlier is remembered with every pull.
const MEMORY: f32 = 0.999;
/// What all numbers but the first are at the start.
const HOPE: f32 = 2.5;
/// The same, for the number that every sheet has.
const FIRST_GUESS: f32 = 40.0;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("which file?")?;
    let games: u32 = arguments.next().ok_or("how many games?")?.parse()?;
    let seed: u64 = arguments.next().ok_or("which seed?")?.parse()?;
    let clock = Instant::now();
    let mut learner = Learner::new();
    let mut rng = FastRng::new(seed);
    let mut results = Vec::new();
    let mut out = std::io::stdout();
    for game in 1..=games {
        // In the second half what is learned settles.
        learner.step = (2.0 * (1.0 - game as f32 / games as f32)).min(1.0);
        results.push(learner.play(&mut rng));
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
    for (weight, stir) in learner.weights.into_iter().zip(learner.stir) {
        // What never came up is not hoped for.
        let weight = if stir > 0.0 { weight } else { 0.0 };
        let parts = (weight * PARTS as f32).round();
        let parts = parts.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        bytes.extend(parts.to_le_bytes());
    }
    std::fs::write(file, bytes)?;
    Ok(())
}

struct Learner {
    weights: Vec<f32>,
    /// The sum of the misses of each number, and of their sizes; the latest count most.
    drift: Vec<f32>,
    stir: Vec<f32>,
    /// How far numbers are moved, of the whole miss.
    step: f32,
}

impl Learner {
    fn new() -> Learner {
        let mut weights = vec![HOPE; WEIGHTS];
        weights[0] = 0.0;
        weights[1] = FIRST_GUESS;
        Learner {
            weights,
            drift: vec![0.0; WEIGHTS],
            stir: vec![0.0; WEIGHTS],
            step: 1.0,
        }
    }

    fn score(&self, features: &[u16; FEATURES]) -> f32 {
        features
            .iter()
            .map(|&feature| self.weights[usize::from(feature)])
            .sum()
    }

    /// Plays phase 1 and learns from it; gives the worth of its end.
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
                let worth = match sheet.phase() {
                    Phase::Build => self.score(&features(sheet)).into(),
                    _ => border(sheet),
                };
                if worth > best.0 {
                    best = (worth, Some(sheet.clone()));
                }
                worth
            });
            if let Some(sheet) = best.1 {
                position = sheet;
            }
        }
        let end = border(&position) as f32;
        let (mut target, mut next) = (end, end);
        for sheet in sheets.iter().rev() {
            let worth = self.score(sheet);
            target = FAR * target + (1.0 - FAR) * next;
            self.learn(sheet, target - worth);
            next = worth;
        }
        end
    }

    fn learn(&mut self, sheet: &[u16; FEATURES], miss: f32) {
        let used = sheet.iter().filter(|&&feature| feature != 0).count() as f32;
        for feature in sheet.iter().map(|&feature| usize::from(feature)) {
            // Number 0 stands for what does not matter any more.
            if feature == 0 {
                continue;
            }
            let rate = if self.stir[feature] > 0.0 {
                self.drift[feature].abs() / self.stir[feature]
            } else {
                1.0
            };
            self.weights[feature] += self.step * rate * miss / used;
            self.drift[feature] = MEMORY * self.drift[feature] + miss;
            self.stir[feature] = MEMORY * self.stir[feature] + miss.abs();
        }
    }
}
