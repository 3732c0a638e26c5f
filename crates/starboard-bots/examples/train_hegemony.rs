//! Trains the network that estimates the win probability in Cosmic Hegemony, from scratch:
//! `cargo run --release -p starboard-bots --example train_hegemony -- network.bin 200000 1`
//! (file, games, seed); with a fourth argument `on` it continues from the file. The same arguments
//! give the same file.
//!
//! It is TD(λ) by self-play with an ε-greedy policy and the Adam optimiser. The network identifies
//! cards by their index in the card set: when cards change, it must be retrained.

use std::io::Write;
use std::time::Instant;

use hegemony::{Difficulty, End, Hegemony, Options};
use rayon::prelude::*;
use starboard_bots::network::{
    HEADER, HIDDEN, LEAK, Network, SCALE, WEIGHTS, leaky_relu, logistic,
};
use starboard_bots::{expected_win_probability, features, win_probability};
use starboard_kernel::{FastRng, Game, Silent, Turn};

/// TD(λ): the weight of later values relative to the next one.
const LAMBDA: f32 = 0.97;
/// ε-greedy: one decision in this many is random.
const EXPLORATION: u32 = 40;
/// Games between updates of the playing network.
const GAMES: u64 = 128;
/// Positions per mini-batch.
const MINI_BATCH: usize = 512;
/// Reward shaping: an untrained player never wins, so at first a lost game is rewarded for the
/// weapons found and the rounds survived.
const SHAPING: f32 = 0.5;
/// The fraction of all games over which the shaping fades out.
const SHAPING_FADE: f32 = 0.25;
const LEARNING_RATE: f32 = 0.002;
const FINAL_LEARNING_RATE: f32 = 0.0001;
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;

const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Basic, Difficulty::Normal, Difficulty::Advanced];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("which file?")?;
    let games: u64 = arguments.next().ok_or("how many games?")?.parse()?;
    let seed: u64 = arguments.next().ok_or("which seed?")?.parse()?;
    let resumes = arguments.next().is_some_and(|word| word == "on");
    let clock = Instant::now();
    let mut rng = FastRng::new(seed);
    let mut trainer = if resumes {
        Trainer::new(read(&std::fs::read(&file)?))
    } else {
        Trainer::new(random_weights(&mut rng))
    };
    let mut out = std::io::stdout();
    let mut tally = [(0_u32, 0_u32); 3];
    let batches = games.div_ceil(GAMES);
    for batch in 0..batches {
        let done = batch as f32 / batches as f32;
        let shaping = SHAPING * (1.0 - done / SHAPING_FADE).max(0.0);
        let network = Network::of(&trainer.weights);
        let seeds: Vec<u64> = (0..GAMES).map(|_| rng.bits()).collect();
        let played: Vec<Played> = seeds
            .par_iter()
            .map(|&seed| play(&network, shaping, seed))
            .collect();
        for game in &played {
            let (wins, all) = &mut tally[game.difficulty];
            *wins += u32::from(game.won);
            *all += 1;
        }
        let mut examples: Vec<Example> =
            played.into_iter().flat_map(|game| game.examples).collect();
        for at in (1..examples.len()).rev() {
            examples.swap(at, rng.below(at as u32 + 1) as usize);
        }
        let learning_rate = LEARNING_RATE * (1.0 - done) + FINAL_LEARNING_RATE * done;
        for mini_batch in examples.chunks(MINI_BATCH) {
            trainer.train(mini_batch, learning_rate);
        }
        let part = (batches / 20).max(1);
        if batch % part == part - 1 {
            let rates = tally.map(|(wins, all)| 100.0 * f64::from(wins) / f64::from(all.max(1)));
            writeln!(
                out,
                "{} games: wins {:.1} % basic, {:.1} % normal, {:.1} % advanced; loss {:.4}; {:.0} s",
                (batch + 1) * GAMES,
                rates[0],
                rates[1],
                rates[2],
                trainer.loss / trainer.count.max(1.0),
                clock.elapsed().as_secs_f32()
            )?;
            tally = [(0, 0); 3];
            (trainer.loss, trainer.count) = (0.0, 0.0);
            let made_by = format!("train_hegemony: {games} games, seed {seed}");
            std::fs::write(&file, encode(&made_by, &trainer.weights))?;
        }
    }
    Ok(())
}

fn read(bytes: &[u8]) -> Vec<f32> {
    let weights = bytes[HEADER..].chunks_exact(2);
    weights
        .map(|bytes| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / SCALE)
        .collect()
}

fn encode(made_by: &str, weights: &[f32]) -> Vec<u8> {
    let mut bytes = made_by.as_bytes().to_vec();
    bytes.resize(HEADER - 1, b' ');
    bytes.push(b'\n');
    for weight in weights {
        let fixed = (weight * SCALE).round();
        let fixed = fixed.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        bytes.extend(fixed.to_le_bytes());
    }
    bytes
}

/// Small random weights, to break the symmetry of the hidden units, and a low output bias.
fn random_weights(rng: &mut FastRng) -> Vec<f32> {
    let mut weights: Vec<f32> = (0..WEIGHTS)
        .map(|_| (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.15)
        .collect();
    weights[WEIGHTS - 1] = -2.0;
    weights
}

/// A position and its target value.
struct Example {
    features: Vec<(u16, f32)>,
    target: f32,
}

struct Played {
    difficulty: usize,
    won: bool,
    examples: Vec<Example>,
}

fn play(network: &Network, shaping: f32, seed: u64) -> Played {
    let mut rng = FastRng::new(seed);
    let difficulty = rng.below(3) as usize;
    let mut position = Hegemony::start(&Options {
        difficulty: DIFFICULTIES[difficulty],
        captain: None,
    });
    let mut room = Vec::new();
    let mut examples: Vec<Example> = Vec::new();
    // The network's value of each position, and whether the next action was exploratory.
    let mut estimates: Vec<(f32, bool)> = Vec::new();
    while position.turn() != Turn::Over {
        let legal = position.legal();
        let is_choice = legal.len() > 1;
        if position.captain().is_some() {
            let mut features = Vec::with_capacity(96);
            features::each(&position, &mut |feature, value| {
                features.push((feature as u16, value));
            });
            examples.push(Example {
                features,
                target: 0.0,
            });
            estimates.push((network.win_probability(&position), false));
        }
        if position.turn() == Turn::Chance {
            let outcome = position.random_outcome(&mut rng, &mut room);
            position.resolve_unchecked(outcome, &mut Silent);
        } else if is_choice && rng.below(EXPLORATION) == 0 {
            if let Some(estimate) = estimates.last_mut() {
                estimate.1 = true;
            }
            position.play_unchecked(legal[rng.below(legal.len() as u32) as usize], &mut Silent);
        } else {
            let mut best = (f64::NEG_INFINITY, None);
            for action in legal {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                let value = if is_choice {
                    expected_win_probability(&next, |position| win_probability(network, position))
                } else {
                    0.0
                };
                if value > best.0 {
                    best = (value, Some(next));
                }
            }
            if let Some(next) = best.1 {
                position = next;
            }
        }
    }
    let won = position.end() == Some(End::Victory);
    let all = f32::from(DIFFICULTIES[difficulty].weapons());
    let result = if won {
        1.0
    } else {
        let found = 1.0 - f32::from(position.weapons_left()) / all;
        shaping * (found + f32::from(position.round()) / 12.0) / 2.0
    };
    let (mut next, mut later) = (result, result);
    for (example, (estimate, is_exploratory)) in examples.iter_mut().zip(estimates).rev() {
        later = if is_exploratory {
            estimate
        } else {
            (1.0 - LAMBDA) * next + LAMBDA * later
        };
        example.target = later;
        next = estimate;
    }
    Played {
        difficulty,
        won,
        examples,
    }
}

struct Trainer {
    weights: Vec<f32>,
    /// Adam's moving averages of the gradient and of its square.
    means: Vec<f32>,
    squares: Vec<f32>,
    gradient: Vec<f32>,
    steps: i32,
    /// The sum of squared errors over `count` examples.
    loss: f64,
    count: f64,
}

impl Trainer {
    fn new(weights: Vec<f32>) -> Trainer {
        Trainer {
            weights,
            means: vec![0.0; WEIGHTS],
            squares: vec![0.0; WEIGHTS],
            gradient: vec![0.0; WEIGHTS],
            steps: 0,
            loss: 0.0,
            count: 0.0,
        }
    }

    fn train(&mut self, examples: &[Example], learning_rate: f32) {
        self.gradient.fill(0.0);
        let output = features::COUNT * HIDDEN;
        for example in examples {
            let mut inputs = [0.0_f32; HIDDEN];
            for &(feature, value) in &example.features {
                let at = usize::from(feature) * HIDDEN;
                for (input, weight) in inputs.iter_mut().zip(&self.weights[at..at + HIDDEN]) {
                    *input += weight * value;
                }
            }
            let mut logit = self.weights[WEIGHTS - 1];
            for (&input, weight) in inputs.iter().zip(&self.weights[output..]) {
                logit += weight * leaky_relu(input);
            }
            let error = logistic(logit) - example.target;
            self.loss += f64::from(error * error);
            self.count += 1.0;
            let mut deltas = [0.0_f32; HIDDEN];
            for (unit, delta) in deltas.iter_mut().enumerate() {
                self.gradient[output + unit] += error * leaky_relu(inputs[unit]);
                let slope = if inputs[unit] > 0.0 { 1.0 } else { LEAK };
                *delta = error * self.weights[output + unit] * slope;
            }
            self.gradient[WEIGHTS - 1] += error;
            for &(feature, value) in &example.features {
                let at = usize::from(feature) * HIDDEN;
                for (gradient, delta) in self.gradient[at..at + HIDDEN].iter_mut().zip(deltas) {
                    *gradient += delta * value;
                }
            }
        }
        self.steps += 1;
        let scale = 1.0 / examples.len() as f32;
        let mean_correction = 1.0 - BETA_1.powi(self.steps);
        let square_correction = 1.0 - BETA_2.powi(self.steps);
        for at in 0..WEIGHTS {
            let gradient = self.gradient[at] * scale;
            let mean = &mut self.means[at];
            *mean = BETA_1 * *mean + (1.0 - BETA_1) * gradient;
            let square = &mut self.squares[at];
            *square = BETA_2 * *square + (1.0 - BETA_2) * gradient * gradient;
            let update = (*mean / mean_correction) / ((*square / square_correction).sqrt() + 1e-7);
            self.weights[at] -= learning_rate * update;
        }
    }
}
