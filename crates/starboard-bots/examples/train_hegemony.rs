//! Trains the network that estimates the chance of victory in Cosmic Hegemony, from nothing:
//! `cargo run --release -p starboard-bots --example train_hegemony -- network.bin 200000 1`
//! (file, games, seed), or on from a file of before: a fourth argument `on`. The same arguments
//! give the same file.
//!
//! A player takes the action that looks best, now and then another one. What a position should
//! have been worth is a mean of what the next one was worth and of all that followed, down to the
//! result; the numbers are moved towards that in small steps (Adam). Cards are known to the network
//! by their place in the card set: when cards change, it must be retrained.

use std::io::Write;
use std::time::Instant;

use hegemony::{Difficulty, End, Hegemony, Options};
use rayon::prelude::*;
use starboard_bots::network::{HEADER, HIDDEN, LEAK, NUMBERS, Network, PARTS, logistic};
use starboard_bots::{chance_of_victory, expected_chance, signs};
use starboard_kernel::{FastRng, Game, Silent, Turn};

/// How much of what comes later counts, beside the next position.
const FAR: f32 = 0.97;
/// One decision in so many is made at random.
const WHIM: u32 = 40;
/// Games played with the same numbers.
const GAMES: u64 = 128;
/// Positions for one step.
const POSITIONS: usize = 512;
/// Who knows nothing never wins: at first a lost game counts for something, by what was found in
/// it and how long it went.
const COMFORT: f32 = 0.5;
/// In this part of all games, less and less.
const COMFORTED: f32 = 0.25;
const STEP: f32 = 0.002;
const LAST_STEP: f32 = 0.0001;
const MEAN_MEMORY: f32 = 0.9;
const SQUARE_MEMORY: f32 = 0.999;

const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Basic, Difficulty::Normal, Difficulty::Advanced];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("which file?")?;
    let games: u64 = arguments.next().ok_or("how many games?")?.parse()?;
    let seed: u64 = arguments.next().ok_or("which seed?")?.parse()?;
    let goes_on = arguments.next().is_some_and(|word| word == "on");
    let clock = Instant::now();
    let mut rng = FastRng::new(seed);
    let mut learner = if goes_on {
        Learner::new(read(&std::fs::read(&file)?))
    } else {
        Learner::new(at_random(&mut rng))
    };
    let mut out = std::io::stdout();
    let mut tally = [(0_u32, 0_u32); 3];
    let batches = games.div_ceil(GAMES);
    for batch in 0..batches {
        let done = batch as f32 / batches as f32;
        let comfort = COMFORT * (1.0 - done / COMFORTED).max(0.0);
        let network = Network::of(&learner.numbers);
        let seeds: Vec<u64> = (0..GAMES).map(|_| rng.bits()).collect();
        let played: Vec<Played> = seeds
            .par_iter()
            .map(|&seed| play(&network, comfort, seed))
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
        // Large steps first, small ones at the end.
        let step = STEP * (1.0 - done) + LAST_STEP * done;
        for some in examples.chunks(POSITIONS) {
            learner.learn(some, step);
        }
        let part = (batches / 20).max(1);
        if batch % part == part - 1 {
            let rates = tally.map(|(wins, all)| 100.0 * f64::from(wins) / f64::from(all.max(1)));
            writeln!(
                out,
                "{} games: wins {:.1} % basic, {:.1} % normal, {:.1} % advanced; miss {:.4}; {:.0} s",
                (batch + 1) * GAMES,
                rates[0],
                rates[1],
                rates[2],
                learner.miss / learner.seen.max(1.0),
                clock.elapsed().as_secs_f32()
            )?;
            tally = [(0, 0); 3];
            (learner.miss, learner.seen) = (0.0, 0.0);
            let made_by = format!("train_hegemony: {games} games, seed {seed}");
            std::fs::write(&file, written(&made_by, &learner.numbers))?;
        }
    }
    Ok(())
}

fn read(bytes: &[u8]) -> Vec<f32> {
    let numbers = bytes[HEADER..].chunks_exact(2);
    numbers
        .map(|bytes| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / PARTS)
        .collect()
}

fn written(made_by: &str, numbers: &[f32]) -> Vec<u8> {
    let mut bytes = made_by.as_bytes().to_vec();
    bytes.resize(HEADER - 1, b' ');
    bytes.push(b'\n');
    for number in numbers {
        let parts = (number * PARTS).round();
        let parts = parts.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        bytes.extend(parts.to_le_bytes());
    }
    bytes
}

/// Small numbers, so that the hidden units differ; what comes from them starts small too.
fn at_random(rng: &mut FastRng) -> Vec<f32> {
    let mut numbers: Vec<f32> = (0..NUMBERS)
        .map(|_| (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.15)
        .collect();
    numbers[NUMBERS - 1] = -2.0;
    numbers
}

/// A position and what it should have been worth.
struct Example {
    features: Vec<(u16, f32)>,
    worth: f32,
}

struct Played {
    difficulty: usize,
    won: bool,
    examples: Vec<Example>,
}

fn play(network: &Network, comfort: f32, seed: u64) -> Played {
    let mut rng = FastRng::new(seed);
    let difficulty = rng.below(3) as usize;
    let mut position = Hegemony::start(&Options {
        difficulty: DIFFICULTIES[difficulty],
        captain: None,
    });
    let mut room = Vec::new();
    let mut examples: Vec<Example> = Vec::new();
    // What each looked worth, and whether the next one came by a whim.
    let mut looks: Vec<(f32, bool)> = Vec::new();
    while position.turn() != Turn::Over {
        let legal = position.legal();
        let is_choice = legal.len() > 1;
        if position.captain().is_some() {
            let mut features = Vec::with_capacity(96);
            signs::each(&position, &mut |feature, value| {
                features.push((feature as u16, value));
            });
            examples.push(Example {
                features,
                worth: 0.0,
            });
            looks.push((network.chance(&position), false));
        }
        if position.turn() == Turn::Chance {
            let outcome = position.random_outcome(&mut rng, &mut room);
            position.resolve_unchecked(outcome, &mut Silent);
        } else if is_choice && rng.below(WHIM) == 0 {
            if let Some(look) = looks.last_mut() {
                look.1 = true;
            }
            position.play_unchecked(legal[rng.below(legal.len() as u32) as usize], &mut Silent);
        } else {
            let mut best = (f64::NEG_INFINITY, None);
            for action in legal {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                let worth = if is_choice {
                    expected_chance(&next, |position| chance_of_victory(network, position))
                } else {
                    0.0
                };
                if worth > best.0 {
                    best = (worth, Some(next));
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
        comfort * (found + f32::from(position.round()) / 12.0) / 2.0
    };
    let (mut next, mut later) = (result, result);
    for (example, (look, whim)) in examples.iter_mut().zip(looks).rev() {
        later = if whim {
            look
        } else {
            (1.0 - FAR) * next + FAR * later
        };
        example.worth = later;
        next = look;
    }
    Played {
        difficulty,
        won,
        examples,
    }
}

struct Learner {
    numbers: Vec<f32>,
    /// Adam's memory: of what pulled each number, and of its square.
    means: Vec<f32>,
    squares: Vec<f32>,
    slope: Vec<f32>,
    steps: i32,
    /// How far the results were from what was expected.
    miss: f64,
    seen: f64,
}

impl Learner {
    fn new(numbers: Vec<f32>) -> Learner {
        Learner {
            numbers,
            means: vec![0.0; NUMBERS],
            squares: vec![0.0; NUMBERS],
            slope: vec![0.0; NUMBERS],
            steps: 0,
            miss: 0.0,
            seen: 0.0,
        }
    }

    fn learn(&mut self, examples: &[Example], step: f32) {
        self.slope.fill(0.0);
        let after = signs::COUNT * HIDDEN;
        for example in examples {
            let mut sums = [0.0_f32; HIDDEN];
            for &(feature, value) in &example.features {
                let at = usize::from(feature) * HIDDEN;
                for (sum, weight) in sums.iter_mut().zip(&self.numbers[at..at + HIDDEN]) {
                    *sum += weight * value;
                }
            }
            let mut result = self.numbers[NUMBERS - 1];
            let let_through = |sum: f32| if sum > 0.0 { sum } else { LEAK * sum };
            for (&sum, weight) in sums.iter().zip(&self.numbers[after..]) {
                result += weight * let_through(sum);
            }
            let miss = logistic(result) - example.worth;
            self.miss += f64::from(miss * miss);
            self.seen += 1.0;
            let mut pulls = [0.0_f32; HIDDEN];
            for (unit, pull) in pulls.iter_mut().enumerate() {
                self.slope[after + unit] += miss * let_through(sums[unit]);
                let passes = if sums[unit] > 0.0 { 1.0 } else { LEAK };
                *pull = miss * self.numbers[after + unit] * passes;
            }
            self.slope[NUMBERS - 1] += miss;
            for &(feature, value) in &example.features {
                let at = usize::from(feature) * HIDDEN;
                for (slope, pull) in self.slope[at..at + HIDDEN].iter_mut().zip(pulls) {
                    *slope += pull * value;
                }
            }
        }
        self.steps += 1;
        let scale = 1.0 / examples.len() as f32;
        let mean_part = 1.0 - MEAN_MEMORY.powi(self.steps);
        let square_part = 1.0 - SQUARE_MEMORY.powi(self.steps);
        for at in 0..NUMBERS {
            let slope = self.slope[at] * scale;
            let mean = &mut self.means[at];
            *mean = MEAN_MEMORY * *mean + (1.0 - MEAN_MEMORY) * slope;
            let square = &mut self.squares[at];
            *square = SQUARE_MEMORY * *square + (1.0 - SQUARE_MEMORY) * slope * slope;
            let pull = (*mean / mean_part) / ((*square / square_part).sqrt() + 1e-7);
            self.numbers[at] -= step * pull;
        }
    }
}
