//! Trains the network that estimates the win probability in Cosmic Hegemony with one card set:
//!
//! `cargo run --release -p starboard-bots --example train_hegemony -- second FILE 200000 20000 1`
//! (card set, file of weights, greedy games, games of the search, seed).
//!
//! First the network learns from scratch by TD(λ) from ε-greedy self-play. Then it learns from games
//! of the tree search that is built on it, without exploration, so that it predicts the results of
//! strong play: that is what calibrates it. At the end it prints how predicted and observed results
//! agree, and writes the same into a model card beside the file. The same arguments give the same
//! file on the same kind of machine.
//!
//! The network identifies cards by their place in the card set: when cards change, it must be
//! retrained.

use std::fmt::Write as _;
use std::io::Write;
use std::time::Instant;

use hegemony::{CardSet, Difficulty, End, Hegemony, Options};
use rayon::prelude::*;
use starboard_bots::network::{
    Estimator, HEADER, HIDDEN, LEAK, Network, SCALE, WEIGHTS, leaky_relu, logistic,
};
use starboard_bots::{
    BotSpec, Budget, HegemonyEvaluation, Settings, bot_for, expected_win_probability, features,
    win_probability,
};
use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, Silent, Turn};

/// TD(λ): the weight of later values relative to the next one.
const LAMBDA: f32 = 0.97;
/// ε-greedy: one decision in this many is random.
const EXPLORATION: u32 = 40;
/// Games between updates of the playing network.
const GAMES: u64 = 128;
/// The same for games of the search: they cost more, and each of them says more.
const SEARCH_GAMES: u64 = 512;
/// The playouts for one decision of the search.
const PLAYOUTS: u32 = 100;
/// Positions per mini-batch.
const MINI_BATCH: usize = 512;
/// Reward shaping: an untrained player never wins, so at first a lost game is rewarded for the
/// weapons found and the rounds survived.
const SHAPING: f32 = 0.5;
/// The fraction of all games over which the shaping fades out.
const SHAPING_FADE: f32 = 0.25;
const LEARNING_RATE: f32 = 0.002;
const FINAL_LEARNING_RATE: f32 = 0.0001;
/// Of the games of the search, at their start.
const SEARCH_LEARNING_RATE: f32 = 0.0005;
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;

const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Basic, Difficulty::Normal, Difficulty::Advanced];

/// Who plays the games.
#[derive(Clone, Copy)]
enum Policy {
    /// The best action by the network, with exploration; the reward of a lost game.
    Greedy {
        shaping: f32,
    },
    Search,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |what: &str| arguments.next().ok_or_else(|| format!("which {what}?"));
    let edition = next("card set")?;
    let set = match edition.as_str() {
        "first" => CardSet::First,
        "second" => CardSet::Second,
        other => return Err(format!("there is no card set {other:?}: first or second").into()),
    };
    let file = next("file")?;
    let games: u64 = next("number of greedy games")?.parse()?;
    let search_games: u64 = next("number of games of the search")?.parse()?;
    let seed: u64 = next("seed")?.parse()?;
    let made_by = format!(
        "train_hegemony {edition}: {games} greedy games, {search_games} of search, seed {seed}"
    );
    let clock = Instant::now();
    let mut rng = FastRng::new(seed);
    let mut trainer = Trainer::new(random_weights(&mut rng));
    let mut report = Report::new(clock);

    let batches = games.div_ceil(GAMES);
    for batch in 0..batches {
        let done = batch as f32 / batches as f32;
        let shaping = SHAPING * (1.0 - done / SHAPING_FADE).max(0.0);
        let played = play_batch(set, &trainer, Policy::Greedy { shaping }, GAMES, &mut rng);
        report.count(&played);
        let learning_rate = LEARNING_RATE * (1.0 - done) + FINAL_LEARNING_RATE * done;
        trainer.learn(played, learning_rate, &mut rng);
        if (batch + 1) % (batches / 20).max(1) == 0 {
            report.print("greedy", (batch + 1) * GAMES, &mut trainer)?;
            std::fs::write(&file, encode(&made_by, &trainer.weights))?;
        }
    }

    let batches = search_games.div_ceil(SEARCH_GAMES);
    for batch in 0..batches {
        let done = batch as f32 / batches as f32;
        let played = play_batch(set, &trainer, Policy::Search, SEARCH_GAMES, &mut rng);
        report.count(&played);
        // What was predicted before these games were learned from is an honest test.
        if batch * 2 >= batches {
            report.compare(&played);
        }
        let learning_rate = SEARCH_LEARNING_RATE * (1.0 - done) + FINAL_LEARNING_RATE * done;
        trainer.learn(played, learning_rate, &mut rng);
        if (batch + 1) % (batches / 10).max(1) == 0 {
            report.print("search", (batch + 1) * SEARCH_GAMES, &mut trainer)?;
            std::fs::write(&file, encode(&made_by, &trainer.weights))?;
        }
    }
    let card = report.model_card(&made_by, &edition, &file, [games, search_games, seed]);
    std::io::stdout().write_all(card.as_bytes())?;
    std::fs::write(format!("{}.md", file.trim_end_matches(".bin")), card)?;
    Ok(())
}

fn play_batch(
    set: CardSet,
    trainer: &Trainer,
    policy: Policy,
    games: u64,
    rng: &mut FastRng,
) -> Vec<Played> {
    // The bots of the search want a network that lives as long as the program: a few megabytes
    // in all.
    let network: &'static Network = Box::leak(Box::new(Network::of(&trainer.weights)));
    let seeds: Vec<u64> = (0..games).map(|_| rng.bits()).collect();
    seeds
        .par_iter()
        .map(|&seed| play(set, network, policy, seed))
        .collect()
}

/// The progress report of the training.
struct Report {
    clock: Instant,
    /// Wins and games by difficulty, since the last line.
    tally: [(u32, u32); 3],
    /// By difficulty, of the games that count: games, wins, and the estimates at their start.
    starts: [(u32, u32, f64); 3],
    /// By tenth of the estimate: positions, sum of the estimates, sum of the results.
    bins: [(u64, f64, f64); 10],
    log_loss: f64,
    squared_error: f64,
    positions: f64,
}

impl Report {
    fn new(clock: Instant) -> Report {
        Report {
            clock,
            tally: [(0, 0); 3],
            starts: [(0, 0, 0.0); 3],
            bins: [(0, 0.0, 0.0); 10],
            log_loss: 0.0,
            squared_error: 0.0,
            positions: 0.0,
        }
    }

    fn count(&mut self, played: &[Played]) {
        for game in played {
            let (wins, all) = &mut self.tally[game.difficulty];
            *wins += u32::from(game.won);
            *all += 1;
        }
    }

    fn compare(&mut self, played: &[Played]) {
        for game in played {
            let result = f64::from(u8::from(game.won));
            let start = &mut self.starts[game.difficulty];
            start.0 += 1;
            start.1 += u32::from(game.won);
            start.2 += game.estimates.first().copied().map_or(0.0, f64::from);
            for &estimate in &game.estimates {
                let estimate = f64::from(estimate).clamp(0.001, 0.999);
                let bin = &mut self.bins[((estimate * 10.0) as usize).min(9)];
                bin.0 += 1;
                bin.1 += estimate;
                bin.2 += result;
                let right = if game.won { estimate } else { 1.0 - estimate };
                self.log_loss -= right.ln();
                self.squared_error += (estimate - result).powi(2);
                self.positions += 1.0;
            }
        }
    }

    fn print(&mut self, who: &str, games: u64, trainer: &mut Trainer) -> std::io::Result<()> {
        let rates = self
            .tally
            .map(|(wins, all)| 100.0 * f64::from(wins) / f64::from(all.max(1)));
        writeln!(
            std::io::stdout(),
            "{games} {who} games: wins {:.1} % basic, {:.1} % normal, {:.1} % advanced; loss {:.4}; {:.0} s",
            rates[0],
            rates[1],
            rates[2],
            trainer.loss / trainer.count.max(1.0),
            self.clock.elapsed().as_secs_f32()
        )?;
        self.tally = [(0, 0); 3];
        (trainer.loss, trainer.count) = (0.0, 0.0);
        Ok(())
    }

    fn model_card(&self, made_by: &str, edition: &str, file: &str, numbers: [u64; 3]) -> String {
        let [games, search_games, seed] = numbers;
        let name = file.rsplit('/').next().unwrap_or(file);
        let mut card = format!(
            "# Network for the {edition} edition of Cosmic Hegemony\n\n\
             What it is: {} features of a position, one hidden layer of {HIDDEN} units, the chance of winning; \
             {WEIGHTS} weights of 16 bits.\n\n\
             Made by `cargo run --release -p starboard-bots --example train_hegemony -- {edition} {name} {games} \
             {search_games} {seed}` ({made_by}), in {:.0} s on {} threads.\n\n\
             Data: self-play of the network itself; a third of the games on each difficulty, captains and aliens by \
             chance. The search plays with {PLAYOUTS} playouts for a decision.\n\n\
             The figures below are of the second half of the games of the search: every estimate is by the network \
             before it learned from that game.\n\n",
            features::COUNT,
            self.clock.elapsed().as_secs_f32(),
            rayon::current_num_threads(),
        );
        let _ = writeln!(
            card,
            "{:.0} positions: log-loss {:.4}, mean squared error {:.4}.\n\n\
             | difficulty | games | won | estimate at the start |\n|---|---|---|---|",
            self.positions,
            self.log_loss / self.positions.max(1.0),
            self.squared_error / self.positions.max(1.0),
        );
        for (difficulty, (games, wins, estimates)) in DIFFICULTIES.iter().zip(self.starts) {
            let of = f64::from(games.max(1));
            let _ = writeln!(
                card,
                "| {difficulty:?} | {games} | {:.1} % | {:.1} % |",
                100.0 * f64::from(wins) / of,
                100.0 * estimates / of
            );
        }
        card.push_str("\n| estimates | positions | mean estimate | won |\n|---|---|---|---|\n");
        let mut off = 0.0;
        for (index, &(positions, estimates, results)) in self.bins.iter().enumerate() {
            let of = (positions as f64).max(1.0);
            off += (estimates - results).abs();
            let _ = writeln!(
                card,
                "| {}–{} % | {positions} | {:.1} % | {:.1} % |",
                10 * index,
                10 * (index + 1),
                100.0 * estimates / of,
                100.0 * results / of
            );
        }
        let _ = writeln!(
            card,
            "\nOn average over positions, a tenth's estimate is {:.1} points off.",
            100.0 * off / self.positions.max(1.0)
        );
        card
    }
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
    /// What the network expected before each position.
    estimates: Vec<f32>,
    examples: Vec<Example>,
}

fn play(set: CardSet, network: &'static Network, policy: Policy, seed: u64) -> Played {
    let mut rng = FastRng::new(seed);
    let difficulty = rng.below(3) as usize;
    let mut position = Hegemony::start(&Options {
        edition: set,
        difficulty: DIFFICULTIES[difficulty],
        captain: None,
    });
    let settings = Settings {
        spec: BotSpec::Search(Budget::Playouts(PLAYOUTS)),
        seed: rng.bits(),
        threads: 1,
        clock: || 0.0,
    };
    let mut search = bot_for::<Hegemony>(HegemonyEvaluation::with([network; 2]), settings);
    let mut room = Vec::new();
    let mut examples: Vec<Example> = Vec::new();
    // The network's value of each position, and whether the next action was exploratory.
    let mut estimates: Vec<(f32, bool)> = Vec::new();
    while position.turn() != Turn::Over {
        let legal = position.legal_actions();
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
            continue;
        }
        match policy {
            Policy::Greedy { .. } if is_choice && rng.below(EXPLORATION) == 0 => {
                if let Some(estimate) = estimates.last_mut() {
                    estimate.1 = true;
                }
                position.play_unchecked(legal[rng.below(legal.len() as u32) as usize], &mut Silent);
            }
            Policy::Search if is_choice => {
                let choice = search.choose(&Position::new(position.clone()));
                let action = choice.and_then(|choice| choice.action.parse().ok());
                position.play_unchecked(action.unwrap_or(legal[0]), &mut Silent);
            }
            _ => position = best_next(&position, &legal, network),
        }
    }
    let won = position.end() == Some(End::Victory);
    let all = f32::from(DIFFICULTIES[difficulty].weapons());
    let result = match policy {
        _ if won => 1.0,
        Policy::Greedy { shaping } => {
            let found = 1.0 - f32::from(position.weapons_left()) / all;
            shaping * (found + f32::from(position.round()) / 12.0) / 2.0
        }
        Policy::Search => 0.0,
    };
    let (mut next, mut later) = (result, result);
    for (example, &(estimate, is_exploratory)) in examples.iter_mut().zip(&estimates).rev() {
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
        estimates: estimates
            .into_iter()
            .map(|(estimate, _)| estimate)
            .collect(),
        examples,
    }
}

/// The position after the best action by the network.
fn best_next(position: &Hegemony, legal: &[hegemony::Action], network: &Network) -> Hegemony {
    let after = |&action: &hegemony::Action| {
        let mut next = position.clone();
        next.play_unchecked(action, &mut Silent);
        next
    };
    if let [only] = legal {
        return after(only);
    }
    let mut best = (f64::NEG_INFINITY, None);
    for next in legal.iter().map(after) {
        let value = expected_win_probability(&next, |position| win_probability(network, position));
        if value > best.0 {
            best = (value, Some(next));
        }
    }
    best.1.unwrap_or_else(|| position.clone())
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

    /// Learns from games, in mini-batches of positions in random order.
    fn learn(&mut self, played: Vec<Played>, learning_rate: f32, rng: &mut FastRng) {
        let mut examples: Vec<Example> =
            played.into_iter().flat_map(|game| game.examples).collect();
        for at in (1..examples.len()).rev() {
            examples.swap(at, rng.below(at as u32 + 1) as usize);
        }
        for mini_batch in examples.chunks(MINI_BATCH) {
            self.train(mini_batch, learning_rate);
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
