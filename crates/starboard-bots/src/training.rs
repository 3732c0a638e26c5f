//! Games for training networks, and contests between networks: what `training/` needs of Rust.
//!
//! What a network sees of a position is defined next to its evaluation, once: samples contain the
//! numbers of its inputs.

use rayon::prelude::*;
use starboard_kernel::erased::{Position, Rules, rules_of};
use starboard_kernel::{FastRng, OptionValues, Seat, Seed, Silent, Turn, Violations, Wording};

use crate::search::Search;
use crate::{Bot, BotSpec, Budget, Evaluation, Proving, Settings, bot, bot_for, clock, win_shares};

/// A game whose evaluation is learned.
pub trait Learned: Wording {
    type Evaluation: Evaluation<Self>;
    /// The evaluation to begin with.
    type Classic: Evaluation<Self> + Default;

    /// The networks, in the order of the file.
    fn networks() -> Vec<Shape>;

    /// # Errors
    /// If the bytes are no such networks.
    fn evaluation(bytes: &[u8]) -> Result<Self::Evaluation, Violations>;

    /// Sets a parameter of the search; returns whether there is one of this name.
    fn set_parameter(evaluation: &mut Self::Evaluation, name: &str, value: f64) -> bool;

    /// A seat's chance to win, from the values of a search.
    fn win_value(&self, seat: Seat, values: &[f64]) -> f64 {
        values[seat.index()]
    }

    /// Calls `found` with the number of a network, a seat, and what that network sees of the
    /// position as that seat, for all that is worth learning of it.
    fn samples(&self, found: impl FnMut(usize, Seat, &[u16]));
}

/// A network, as far as training must know it.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    pub name: &'static str,
    pub inputs: usize,
    pub hidden: usize,
    /// Each input's image under a symmetry of the game, if it has one.
    pub mirror: Option<Vec<u16>>,
}

/// How games for training are played.
#[derive(Clone, Debug)]
pub struct Plan {
    pub options: OptionValues,
    pub games: u32,
    pub playouts: u32,
    /// The networks to play with; the classic evaluation otherwise.
    pub weights: Option<Vec<u8>>,
    /// The number of random actions at the start is drawn from 0 to this.
    pub opening: u32,
    /// One in this many later actions is random.
    pub stray: u32,
    pub seed: u64,
}

/// Positions with their results.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    /// Which network each is for.
    pub networks: Vec<u8>,
    /// The inputs of all, and where each one's end.
    pub inputs: Vec<u16>,
    pub ends: Vec<u64>,
    /// The expected result by the search, and the actual one, as the network should say it.
    pub values: Vec<f32>,
    pub results: Vec<f32>,
    /// Which game each comes from.
    pub games: Vec<u32>,
    /// The actions of each game, and its playouts.
    pub lengths: Vec<u32>,
    pub playouts: u64,
}

impl Samples {
    fn append(&mut self, mut other: Samples) {
        let before = self.inputs.len() as u64;
        self.networks.append(&mut other.networks);
        self.inputs.append(&mut other.inputs);
        self.ends.extend(other.ends.iter().map(|end| end + before));
        self.values.append(&mut other.values);
        self.results.append(&mut other.results);
        self.games.append(&mut other.games);
        self.lengths.append(&mut other.lengths);
        self.playouts += other.playouts;
    }
}

/// Who takes part in a contest: a bot by its name, with other networks if they are given.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    pub spec: BotSpec,
    pub weights: Option<Vec<u8>>,
    /// Parameters of the search by name, with other networks only.
    pub parameters: Vec<(String, f64)>,
}

/// Sets a parameter of a search; returns whether there is one of this name.
pub(crate) fn set_parameter(name: &str, value: f64, proving: &mut Proving) -> bool {
    match name {
        "exploration" => proving.exploration = value,
        "prior_temperature" => proving.prior_temperature = value,
        "virtual_visits" => proving.virtual_visits = value,
        "noise" => proving.noise = value,
        "lookahead" => proving.lookahead = value,
        "kept_actions" => proving.kept_actions = value as usize,
        _ => return false,
    }
    true
}

#[derive(Clone, Debug)]
pub struct Contest {
    pub options: OptionValues,
    /// By seat; in every next game they move on by one.
    pub sides: Vec<Side>,
    pub games: u32,
    /// How many actions at the start are random, the same for all seatings.
    pub opening: u32,
    pub seed: u64,
}

/// A [`Learned`] game without its type.
pub trait Trainer: Sync {
    fn rules(&self) -> &'static dyn Rules;
    fn networks(&self) -> Vec<Shape>;
    /// # Errors
    /// If the options or the weights are wrong.
    fn play(&self, plan: &Plan) -> Result<Samples, Violations>;
    /// The share of the wins of every side in every game.
    ///
    /// # Errors
    /// If the options or the weights are wrong.
    fn contest(&self, contest: &Contest) -> Result<Vec<Vec<f64>>, Violations>;
}

/// The trainer of a game.
///
/// # Errors
/// If nothing of it is learned here.
pub fn trainer(game: &str) -> Result<&'static dyn Trainer, Violations> {
    crate::games::trainers()
        .into_iter()
        .find(|trainer| trainer.rules().name() == game)
        .ok_or_else(|| Violations::one("game", format!("nothing of {game:?} is learned")))
}

pub(crate) struct TrainerOf<G>(pub(crate) std::marker::PhantomData<fn() -> G>);

impl<G: Learned> Trainer for TrainerOf<G> {
    fn rules(&self) -> &'static dyn Rules {
        rules_of::<G>()
    }

    fn networks(&self) -> Vec<Shape> {
        G::networks()
    }

    fn play(&self, plan: &Plan) -> Result<Samples, Violations> {
        let options = G::read_options(&plan.options)?;
        let evaluation = plan.weights.as_deref().map(G::evaluation).transpose()?;
        let play = |number: u32| match &evaluation {
            Some(evaluation) => play_one::<G, _>(evaluation, &options, plan, number),
            None => play_one::<G, _>(&G::Classic::default(), &options, plan, number),
        };
        let games: Vec<Samples> = (0..plan.games).into_par_iter().map(play).collect();
        let mut all = Samples::default();
        for game in games {
            all.append(game);
        }
        Ok(all)
    }

    fn contest(&self, contest: &Contest) -> Result<Vec<Vec<f64>>, Violations> {
        (0..contest.games)
            .into_par_iter()
            .map(|number| contest_one::<G>(contest, number))
            .collect()
    }
}

/// Plays one game against itself, and writes down every decision that was searched.
fn play_one<G: Learned, E: Evaluation<G>>(
    evaluation: &E,
    options: &G::Options,
    plan: &Plan,
    number: u32,
) -> Samples {
    let seed = Seed::from_number(plan.seed).derived(&format!("game {number}"));
    let mut rng = FastRng::new(seed.number());
    let budget = Budget::Playouts(plan.playouts);
    let settings = Settings {
        spec: BotSpec::Search(budget),
        seed: rng.bits(),
        threads: 1,
        clock,
    };
    let mut search = Search::<G, E>::new(evaluation.clone(), budget, settings);
    let mut position = G::start(options);
    let mut samples = Samples::default();
    // The seat of each sample, whose result is known only at the end.
    let mut seats = Vec::new();
    let mut opening = rng.below(plan.opening + 1);
    // The book knows one beginning; in half of the games there is another.
    let without_book = rng.below(2) == 0;
    let mut length = 0;
    let record = |position: &G, values: &[f64], samples: &mut Samples, seats: &mut Vec<Seat>| {
        position.samples(|network, seat, seen| {
            samples.networks.push(network as u8);
            samples.inputs.extend_from_slice(seen);
            samples.ends.push(samples.inputs.len() as u64);
            samples.values.push(position.win_value(seat, values) as f32);
            samples.games.push(number);
            seats.push(seat);
        });
    };
    let ending = loop {
        if let Some(ending) = position.ending() {
            break ending;
        }
        if position.turn() == Turn::Chance {
            let outcome = position.random_outcome(&mut rng, &mut Vec::new());
            position.resolve_unchecked(outcome, &mut Silent);
            continue;
        }
        length += 1;
        let legal = position.legal_actions();
        let random = legal[rng.below(legal.len() as u32) as usize];
        let book = evaluation.book(&position);
        let mut searched = None;
        let action = match book {
            Some(_) if without_book => random,
            Some(action) => action,
            None if legal.len() == 1 => random,
            None if opening > 0 => {
                opening -= 1;
                random
            }
            None => match search.choose_typed(&position) {
                None => random,
                Some(choice) => {
                    samples.playouts += u64::from(choice.playouts);
                    record(&position, &choice.value, &mut samples, &mut seats);
                    match choice.action.parse() {
                        Ok(action) if rng.below(plan.stray) != 0 => {
                            searched = Some(choice.value);
                            action
                        }
                        _ => random,
                    }
                }
            },
        };
        position.play_unchecked(action, &mut Silent);
        // Searches evaluate positions before chance too: those are worth what was expected.
        if let Some(values) = searched
            && position.turn() == Turn::Chance
        {
            record(&position, &values, &mut samples, &mut seats);
        }
    };
    let shares = win_shares(&ending);
    samples.results = seats
        .iter()
        .map(|seat| shares[seat.index()] as f32)
        .collect();
    samples.lengths.push(length);
    samples
}

/// The opening and the chance of a game follow from its number, divided by the number of seats.
fn contest_one<G: Learned>(contest: &Contest, number: u32) -> Result<Vec<f64>, Violations> {
    let rules = rules_of::<G>();
    let seats = contest.sides.len();
    let miscounted = || Violations::one("sides", "give one for each player");
    if seats == 0 {
        return Err(miscounted());
    }
    let (start, rotation) = (number as usize / seats, number as usize % seats);
    let seed = Seed::from_number(contest.seed).derived(&format!("start {start}"));
    let mut rng = FastRng::new(seed.number());
    let mut options = contest.options.clone();
    options.entry("players").or_insert_with(|| seats.into());
    let mut position = rules.start(&options)?;
    if position.seats() != seats {
        return Err(miscounted());
    }
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    for place in 0..seats {
        let side = &contest.sides[(place + rotation) % seats];
        let settings = Settings {
            spec: side.spec.clone(),
            seed: rng.bits().wrapping_add(rotation as u64),
            threads: 1,
            clock,
        };
        bots.push(match &side.weights {
            None => bot(rules, settings),
            Some(weights) => {
                let mut evaluation = G::evaluation(weights)?;
                for (name, value) in &side.parameters {
                    if !G::set_parameter(&mut evaluation, name, *value) {
                        return Err(Violations::one("parameters", format!("{name} is none")));
                    }
                }
                bot_for::<G>(evaluation, settings)
            }
        });
    }
    let mut opening = rng.below(contest.opening + 1);
    let mut chance_turns = 0;
    loop {
        if let Some(ending) = position.ending() {
            let shares = win_shares(&ending);
            let mut by_side = vec![0.0; seats];
            for place in 0..seats {
                by_side[(place + rotation) % seats] += shares[place];
            }
            return Ok(by_side);
        }
        let Turn::Player(seat) = position.turn() else {
            let outcomes = position.outcomes();
            let picked = seed.pick(chance_turns, outcomes.iter().map(|&(_, weight)| weight));
            position
                .resolve(&outcomes[picked].0)
                .expect("a listed outcome can happen");
            chance_turns += 1;
            continue;
        };
        let action = if opening > 0 && is_after_book::<G>(&position) {
            opening -= 1;
            let actions = position.legal_actions();
            actions[rng.below(actions.len() as u32) as usize].clone()
        } else {
            bots[seat.index()]
                .choose(&position)
                .expect("a bot acts when it is its turn")
                .action
        };
        position.play(&action).expect("a bot plays what is legal");
    }
}

fn is_after_book<G: Learned>(position: &Position) -> bool {
    let position: Option<&G> = position.typed();
    position.is_some_and(|position| G::Classic::default().book(position).is_none())
}
