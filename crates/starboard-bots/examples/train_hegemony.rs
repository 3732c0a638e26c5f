//! Trains the network that estimates the win probability in Cosmic Hegemony with one card set:
//!
//! `cargo run --release -p starboard-bots --example train_hegemony -- second second-edition.bin`
//! (card set, file of weights; the numbers of games and the seed are options with defaults).
//!
//! First the network learns from scratch by TD(λ) from ε-greedy self-play. Then it learns from games
//! of the tree search that is built on it, without exploration: from many games with few playouts, and
//! at last from fewer with as many as make strong play, so that it predicts the results of that. This
//! is what calibrates it. At the end the bots of level 4 and 5 play with the finished network, and the
//! model card beside the file says how predicted and observed results agree, in training and with them.
//! The same arguments give the same file on the same kind of machine.
//!
//! `--from FILE` begins with the weights of a file in place of random ones, and by default plays only the
//! games of strong play, which take minutes.
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
    BotSpec, Budget, HegemonyEvaluation, Settings, bot_for, budget_of, expected_win_probability,
    features, win_probability,
};
use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, Level, Silent, Turn};

/// TD(λ): the weight of later values relative to the next one.
const LAMBDA: f32 = 0.97;
/// ε-greedy: one decision in this many is random.
const EXPLORATION: u32 = 40;
/// Games between updates of the playing network.
const GAMES: u64 = 128;
/// The same for games of the search: they cost more, and each of them says more.
const SEARCH_GAMES: u64 = 512;
/// The same for the games of strong play.
const STRONG_GAMES: u64 = 256;
/// The playouts for one decision of the search, before the games of strong play.
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
/// Of the games of the search, and of those of strong play, at their start.
const SEARCH_LEARNING_RATE: f32 = 0.0005;
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;

const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Basic, Difficulty::Normal, Difficulty::Advanced];

const USAGE: &str = "usage: train_hegemony first|second FILE [--greedy GAMES] [--search GAMES] \
                     [--strong GAMES] [--playouts NUMBER] [--card GAMES] [--seed NUMBER] \
                     [--from FILE]";

/// Who plays the games.
#[derive(Clone, Copy)]
enum Policy {
    /// The best action by the network, with exploration; the reward of a lost game.
    Greedy {
        shaping: f32,
    },
    /// The search, with this many playouts for a decision.
    Search(u32),
    Level(Level),
}

impl Policy {
    /// The bot that plays, if any does.
    fn bot(self) -> Option<BotSpec> {
        match self {
            Policy::Greedy { .. } => None,
            Policy::Search(playouts) => Some(BotSpec::Search(Budget::Playouts(playouts))),
            Policy::Level(level) => Some(BotSpec::Level(level)),
        }
    }
}

/// What is to be done.
#[derive(Debug)]
struct Plan {
    edition: String,
    set: CardSet,
    file: String,
    /// The file of the weights that it begins with, if they are not random.
    from: Option<String>,
    /// The numbers of games: of one turn ahead, of a quick search, of strong play.
    greedy: u64,
    search: u64,
    strong: u64,
    /// The playouts for one decision of strong play.
    playouts: u32,
    /// The games of each level for the model card.
    card: u64,
    seed: u64,
}

impl Plan {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Plan, String> {
        let mut next = |what: &str| {
            let next = arguments.next();
            next.ok_or_else(|| format!("{what} is missing; {USAGE}"))
        };
        let edition = next("the card set")?;
        let set = match edition.as_str() {
            "first" => CardSet::First,
            "second" => CardSet::Second,
            other => return Err(format!("there is no card set {other:?}; {USAGE}")),
        };
        let file = next("the file of weights")?;
        // Games of the first edition are shorter, and more alike.
        let (greedy, search) = match set {
            CardSet::First => (120_000, 10_240),
            CardSet::Second => (150_000, 10_240),
        };
        let mut plan = Plan {
            edition,
            set,
            file,
            from: None,
            greedy,
            search,
            strong: 3_072,
            // As many as hints and reviews make.
            playouts: 2_000,
            card: 600,
            seed: 1,
        };
        // Whether the games before those of strong play were asked for.
        let mut is_said = [false; 2];
        while let Some(option) = arguments.next() {
            if option == "--from" {
                let file = arguments.next();
                let file = file.ok_or_else(|| format!("--from: a file is expected; {USAGE}"))?;
                plan.from = Some(file);
                continue;
            }
            const OPTIONS: [&str; 6] = [
                "--greedy",
                "--search",
                "--strong",
                "--playouts",
                "--card",
                "--seed",
            ];
            if !OPTIONS.contains(&option.as_str()) {
                return Err(format!("there is no option {option:?}; {USAGE}"));
            }
            let value = arguments.next();
            let number = value.as_deref().and_then(|value| value.parse::<u64>().ok());
            let number =
                number.ok_or_else(|| format!("{option}: a number is expected; {USAGE}"))?;
            match option.as_str() {
                "--greedy" => (plan.greedy, is_said[0]) = (number, true),
                "--search" => (plan.search, is_said[1]) = (number, true),
                "--strong" => plan.strong = number,
                "--playouts" => {
                    let playouts = u32::try_from(number).ok().filter(|&number| number > 0);
                    plan.playouts = playouts.ok_or_else(|| {
                        format!("--playouts: {number} is not from 1 to {}", u32::MAX)
                    })?;
                }
                "--card" => plan.card = number,
                _ => plan.seed = number,
            }
        }
        if plan.from.is_some() {
            plan.greedy *= u64::from(is_said[0]);
            plan.search *= u64::from(is_said[1]);
        }
        Ok(plan)
    }

    /// In the file of weights.
    fn made_by(&self) -> String {
        let Plan {
            edition,
            greedy,
            search,
            strong,
            playouts,
            seed,
            ..
        } = self;
        let from = self.from.as_deref().map_or_else(String::new, |from| {
            format!(" from {}", from.rsplit('/').next().unwrap_or(from))
        });
        let text = format!(
            "train_hegemony {edition}{from}: {greedy} greedy games, {search} of search, {strong} with \
             {playouts} playouts, seed {seed}"
        );
        // As much as there is room for.
        text.chars()
            .filter(char::is_ascii)
            .take(HEADER - 1)
            .collect()
    }

    /// All that is needed to do it again.
    fn command(&self) -> String {
        let Plan {
            edition,
            file,
            greedy,
            search,
            strong,
            playouts,
            card,
            seed,
            ..
        } = self;
        let name = file.rsplit('/').next().unwrap_or(file);
        let from = self.from.as_deref();
        let from = from.map_or_else(String::new, |from| format!(" --from {from}"));
        format!(
            "cargo run --release -p starboard-bots --example train_hegemony -- {edition} {name} \
             --greedy {greedy} --search {search} --strong {strong} --playouts {playouts} \
             --card {card} --seed {seed}{from}"
        )
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plan = Plan::read(std::env::args().skip(1))?;
    let made_by = plan.made_by();
    let clock = Instant::now();
    let mut rng = FastRng::new(plan.seed);
    let mut trainer = Trainer::new(match &plan.from {
        Some(file) => read_weights(file)?,
        None => random_weights(&mut rng),
    });
    let mut report = Report::new(clock);

    let batches = plan.greedy.div_ceil(GAMES);
    for batch in 0..batches {
        let done = batch as f32 / batches as f32;
        let shaping = SHAPING * (1.0 - done / SHAPING_FADE).max(0.0);
        let network = network(&trainer.weights);
        let games = GAMES.min(plan.greedy - batch * GAMES);
        let policy = Policy::Greedy { shaping };
        let played = play_batch(plan.set, network, policy, games, &mut rng);
        report.count(&played);
        let learning_rate = LEARNING_RATE * (1.0 - done) + FINAL_LEARNING_RATE * done;
        trainer.learn(played, learning_rate, &mut rng);
        if (batch + 1) % (batches / 20).max(1) == 0 {
            report.print("greedy", batch * GAMES + games, &mut trainer)?;
            std::fs::write(&plan.file, encode(&made_by, &trainer.weights))?;
        }
    }

    let mut training = Calibration::default();
    for (name, games, size, playouts) in [
        ("search", plan.search, SEARCH_GAMES, PLAYOUTS),
        ("strong", plan.strong, STRONG_GAMES, plan.playouts),
    ] {
        let batches = games.div_ceil(size);
        for batch in 0..batches {
            let done = batch as f32 / batches as f32;
            let network = network(&trainer.weights);
            let now = size.min(games - batch * size);
            let played = play_batch(plan.set, network, Policy::Search(playouts), now, &mut rng);
            report.count(&played);
            // What was predicted before these games were learned from is an honest test.
            if name == "strong" && (batch + 1) * 2 > batches {
                for game in &played {
                    training.start(game);
                    for estimate in &game.estimates {
                        training.add(f64::from(*estimate), game.won);
                    }
                }
            }
            let learning_rate = SEARCH_LEARNING_RATE * (1.0 - done) + FINAL_LEARNING_RATE * done;
            trainer.learn(played, learning_rate, &mut rng);
            if (batch + 1) % (batches / 10).max(1) == 0 {
                report.print(name, batch * size + now, &mut trainer)?;
            }
        }
        std::fs::write(&plan.file, encode(&made_by, &trainer.weights))?;
    }
    let mut levels = String::new();
    let strong = Level::ALL.into_iter().filter(|level| level.get() >= 4);
    for level in strong.filter(|_| plan.card > 0) {
        levels += &with_level(&plan, level, &trainer.weights, &mut rng);
        let seconds = clock.elapsed().as_secs_f32();
        writeln!(
            std::io::stdout(),
            "level {level} has played; {seconds:.0} s"
        )?;
    }
    let card = model_card(&plan, &training, clock) + &levels;
    std::io::stdout().write_all(card.as_bytes())?;
    std::fs::write(format!("{}.md", plan.file.trim_end_matches(".bin")), card)?;
    Ok(())
}

/// The bots of the search want a network that lives as long as the program: a few megabytes in all.
fn network(weights: &[f32]) -> &'static Network {
    Box::leak(Box::new(Network::of(weights)))
}

/// As many games of each difficulty.
fn play_batch(
    set: CardSet,
    network: &'static Network,
    policy: Policy,
    games: u64,
    rng: &mut FastRng,
) -> Vec<Played> {
    let seeds: Vec<(usize, u64)> = (0..games)
        .map(|game| (game as usize % DIFFICULTIES.len(), rng.bits()))
        .collect();
    seeds
        .par_iter()
        .map(|&(difficulty, seed)| play(set, network, policy, difficulty, seed))
        .collect()
}

/// The progress report of the training.
struct Report {
    clock: Instant,
    /// Wins and games by difficulty, since the last line.
    tally: [(u32, u32); 3],
}

impl Report {
    fn new(clock: Instant) -> Report {
        Report {
            clock,
            tally: [(0, 0); 3],
        }
    }

    fn count(&mut self, played: &[Played]) {
        for game in played {
            let (wins, all) = &mut self.tally[game.difficulty];
            *wins += u32::from(game.won);
            *all += 1;
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
}

/// How estimates and results agree.
#[derive(Default)]
struct Calibration {
    /// By difficulty: games, wins, and the estimates at their start.
    starts: [(u32, u32, f64); 3],
    /// By tenth of the estimate: positions, sum of the estimates, sum of the results.
    bins: [(u64, f64, f64); 10],
    log_loss: f64,
    squared_error: f64,
}

impl Calibration {
    fn start(&mut self, game: &Played) {
        let start = &mut self.starts[game.difficulty];
        start.0 += 1;
        start.1 += u32::from(game.won);
        start.2 += game.estimates.first().copied().map_or(0.0, f64::from);
    }

    fn add(&mut self, estimate: f64, won: bool) {
        let result = f64::from(u8::from(won));
        let estimate = estimate.clamp(0.001, 0.999);
        let bin = &mut self.bins[((estimate * 10.0) as usize).min(9)];
        bin.0 += 1;
        bin.1 += estimate;
        bin.2 += result;
        let right = if won { estimate } else { 1.0 - estimate };
        self.log_loss -= right.ln();
        self.squared_error += (estimate - result).powi(2);
    }

    fn positions(&self) -> u64 {
        self.bins.iter().map(|bin| bin.0).sum()
    }

    /// By how many points a tenth's estimate is off, on average over positions.
    fn off(&self) -> f64 {
        let off: f64 = self.bins.iter().map(|bin| (bin.1 - bin.2).abs()).sum();
        100.0 * off / (self.positions() as f64).max(1.0)
    }

    fn tables(&self) -> String {
        let mut tables =
            "| difficulty | games | won | estimate at the start |\n|---|---|---|---|\n".to_owned();
        for (difficulty, (games, wins, estimates)) in DIFFICULTIES.iter().zip(self.starts) {
            let of = f64::from(games.max(1));
            let (low, high) = interval(f64::from(wins) / of, of);
            let _ = writeln!(
                tables,
                "| {difficulty:?} | {games} | {:.1} % ({:.1} to {:.1}) | {:.1} % |",
                100.0 * f64::from(wins) / of,
                100.0 * low,
                100.0 * high,
                100.0 * estimates / of
            );
        }
        tables.push_str("\n| estimates | positions | mean estimate | won |\n|---|---|---|---|\n");
        for (index, &(positions, estimates, results)) in self.bins.iter().enumerate() {
            let range = format!("{}–{} %", 10 * index, 10 * (index + 1));
            let of = positions as f64;
            let _ = match positions {
                0 => writeln!(tables, "| {range} | 0 | – | – |"),
                _ => writeln!(
                    tables,
                    "| {range} | {positions} | {:.1} % | {:.1} % |",
                    100.0 * estimates / of,
                    100.0 * results / of
                ),
            };
        }
        tables
    }
}

/// The Wilson score interval of a rate.
fn interval(rate: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let scale = 1.0 + Z * Z / games;
    let middle = (rate + Z * Z / (2.0 * games)) / scale;
    let half = Z / scale * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

fn model_card(plan: &Plan, training: &Calibration, clock: Instant) -> String {
    let Plan {
        edition,
        strong,
        playouts,
        ..
    } = plan;
    let positions = training.positions();
    let of = (positions as f64).max(1.0);
    format!(
        "# Network for the {edition} edition of Cosmic Hegemony\n\n\
         What it is: {} features of a position, one hidden layer of {HIDDEN} units, the chance of winning; \
         {WEIGHTS} weights of 16 bits.\n\n\
         Made by `{}`, in {:.0} s on {} threads. The command writes all of this page.\n\n\
         Data: self-play of the network itself; a third of the games on each difficulty, captains and aliens by \
         chance. After the greedy games the search plays with {PLAYOUTS} playouts for a decision, and the last \
         {strong} games with {playouts}.\n\n\
         The figures below are of the second half of these last games: every estimate is by the network \
         before it learned from that game.\n\n\
         {positions} positions: log-loss {:.4}, mean squared error {:.4}.\n\n\
         {}\n\
         On average over positions, a tenth's estimate is {:.1} points off.\n",
        features::COUNT,
        plan.command(),
        clock.elapsed().as_secs_f32(),
        rayon::current_num_threads(),
        training.log_loss / of,
        training.squared_error / of,
        training.tables(),
        training.off()
    )
}

/// A section of the model card: what a level makes of the finished network.
fn with_level(plan: &Plan, level: Level, weights: &[f32], rng: &mut FastRng) -> String {
    let (mut alone, mut searched) = (Calibration::default(), Calibration::default());
    // As it is in the file.
    let network: &'static Network = Box::leak(Box::new(Network::read(&encode("", weights))));
    for game in play_batch(plan.set, network, Policy::Level(level), plan.card, rng) {
        alone.start(&game);
        for &(estimate, by_search) in &game.decisions {
            alone.add(f64::from(estimate), game.won);
            searched.add(by_search, game.won);
        }
    }
    let rules = starboard_games::registry().get(Hegemony::NAME).ok();
    let budget = rules.and_then(|rules| budget_of(rules, &BotSpec::Level(level)));
    let playouts = match budget {
        Some(Budget::Playouts(playouts)) => format!("{playouts} playouts"),
        Some(Budget::Millis(millis)) => format!("{millis} ms"),
        None => "no search".to_owned(),
    };
    format!(
        "\n## In games of level {level}\n\n\
         {} games of level {level} with this network, {playouts} for a decision. The estimate is the network's \
         alone, at every decision.\n\n\
         {}\n\
         On average over {} decisions, a tenth's estimate is {:.1} points off; that of the search which decided, \
         {:.1}.\n",
        plan.card,
        alone.tables(),
        alone.positions(),
        alone.off(),
        searched.off()
    )
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

/// The weights of a file that [`encode`] has made.
fn read_weights(file: &str) -> Result<Vec<f32>, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let expected = HEADER + 2 * WEIGHTS;
    if bytes.len() != expected {
        return Err(format!(
            "{file} has {} bytes, and the weights of such a network {expected}; give the .bin file \
             of an edition",
            bytes.len()
        ));
    }
    let weights = bytes[HEADER..].chunks_exact(2);
    let read = |weight: &[u8]| f32::from(i16::from_le_bytes([weight[0], weight[1]])) / SCALE;
    Ok(weights.map(read).collect())
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
    /// At every decision of a bot: what the network expected, and what the search did.
    decisions: Vec<(f32, f64)>,
    examples: Vec<Example>,
}

fn play(
    set: CardSet,
    network: &'static Network,
    policy: Policy,
    difficulty: usize,
    seed: u64,
) -> Played {
    let mut rng = FastRng::new(seed);
    let mut position = Hegemony::start(&Options {
        edition: set,
        difficulty: DIFFICULTIES[difficulty],
        captain: None,
    });
    let seed = rng.bits();
    let mut bot = policy.bot().map(|spec| {
        let settings = Settings {
            spec,
            seed,
            threads: 1,
            clock: || 0.0,
        };
        bot_for::<Hegemony>(HegemonyEvaluation::with([network; 2]), settings)
    });
    let mut decisions = Vec::new();
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
            Policy::Search(_) | Policy::Level(_) if is_choice => {
                let choice = bot
                    .as_mut()
                    .and_then(|bot| bot.choose(&Position::new(position.clone())));
                if let (Some(&(alone, _)), Some(choice)) = (estimates.last(), &choice) {
                    decisions.push((alone, choice.value[0]));
                }
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
        Policy::Search(_) | Policy::Level(_) => 0.0,
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
        decisions,
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
