//! Self-play for training: many games side by side, each decision by a tree search, leaves
//! evaluated by the game's own evaluation or, in batches, by a function in Python.
//!
//! The search is PUCT over vectors of values, in which every player maximises their own (maxⁿ).
//! Chance and decisions with a single action are no nodes: a node is a position with something to
//! decide, or the end. Where chance lies between two of them, a node is added for a new draw as
//! visits grow, and otherwise one of those drawn before is visited again, each equally likely.

use numpy::{IntoPyArray, PyArray1, PyArrayMethods, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rayon::prelude::*;
use starboard_bots::{Evaluated, Evaluation, Values, win_shares};
use starboard_kernel::{Encoding, FastRng, Seat, Silent, Turn};

use crate::runtime::settle;
use crate::{bad, options_of, pool, runtime, seed_of, within};

/// How self-play goes.
pub(crate) struct Plan {
    games: usize,
    playouts: u32,
    /// Games that are played side by side where leaves are evaluated in batches.
    parallel: usize,
    /// Leaves that each of them adds to a batch.
    leaves: usize,
    exploration: f32,
    /// Actions at the beginning of a game that are chosen in proportion to their visits; later
    /// ones are those visited most.
    sampled: u32,
    /// How much of the priors at the root is noise.
    noise: f32,
    seed: u64,
    /// No game has more actions than this, but for those that are forced; one that would is cut off.
    longest: u32,
}

/// Who evaluates leaves.
pub(crate) enum Evaluator<'a> {
    Native,
    Batch(&'a Bound<'a, PyAny>),
}

/// What was played, as arrays.
#[derive(Default)]
pub(crate) struct Games {
    bytes: usize,
    seats: usize,
    observations: Vec<u8>,
    players: Vec<u8>,
    games: Vec<u32>,
    values: Vec<f32>,
    results: Vec<f32>,
    visit_offsets: Vec<u64>,
    visit_actions: Vec<u32>,
    visit_counts: Vec<u32>,
    lengths: Vec<u32>,
    evaluations: u64,
    batches: u64,
}

/// What one game adds to it.
struct Course {
    observations: Vec<u8>,
    players: Vec<u8>,
    values: Vec<f32>,
    /// How many actions each decision has, and these with their visits.
    visited: Vec<u32>,
    visits: Vec<(u32, u32)>,
    results: Vec<f32>,
    length: u32,
    evaluations: u64,
}

impl Games {
    fn new(bytes: usize, seats: usize) -> Self {
        Games {
            bytes,
            seats,
            visit_offsets: vec![0],
            ..Games::default()
        }
    }

    fn add(&mut self, game: usize, course: Course) {
        self.observations.extend(course.observations);
        for &player in &course.players {
            // As the player who was to act sees it: their own result first.
            for place in 0..self.seats {
                let seat = (usize::from(player) + place) % self.seats;
                self.results.push(course.results[seat]);
            }
            self.games.push(game as u32);
        }
        self.players.extend(course.players);
        self.values.extend(course.values);
        for count in course.visited {
            let last = self.visit_offsets.last().copied().unwrap_or(0);
            self.visit_offsets.push(last + u64::from(count));
        }
        for (action, count) in course.visits {
            self.visit_actions.push(action);
            self.visit_counts.push(count);
        }
        self.lengths.push(course.length);
        self.evaluations += course.evaluations;
    }
}

const NONE: u32 = u32::MAX;

struct Node<G> {
    position: G,
    /// Who decides; nobody at the end.
    seat: Option<Seat>,
    first_edge: u32,
    edges: u32,
    /// The value that it was given when it became a node.
    value: Values32,
    /// Another draw after the same action.
    sibling: u32,
    evaluated: bool,
}

type Values32 = [f32; Seat::MOST];

struct Edge {
    number: u32,
    prior: f32,
    visits: u32,
    /// Of the deciding player's values.
    sum: f32,
    child: u32,
    children: u32,
    /// Who decides.
    seat: u8,
    /// Whether chance lies between the action and the next node.
    chance: bool,
}

/// One game with the search for its next decision.
struct Table<'a, G: Encoding> {
    space: &'a G::Space,
    bytes: usize,
    nodes: Vec<Node<G>>,
    edges: Vec<Edge>,
    playouts: u32,
    root_sum: Values32,
    /// Paths to leaves that wait for their values: edges, and the leaf.
    pending: Vec<(Vec<u32>, u32)>,
    rng: FastRng,
    course: Course,
    numbers: Vec<u32>,
    outcomes: Vec<(G::Outcome, u32)>,
}

/// All players' results, from 0 to 1. A game without an end was cut off: several players share it, one
/// alone gets what the position promises.
fn result<G: Evaluated>(position: &G) -> Values32 {
    let values = match position.ending() {
        _ if position.seats() == 1 => G::Evaluation::default().value(position),
        Some(ending) => win_shares(&ending),
        None => {
            let mut even = Values::default();
            even[..position.seats()].fill(1.0 / position.seats() as f64);
            even
        }
    };
    values.map(|value| value as f32)
}

impl<'a, G: Encoding + Evaluated> Table<'a, G> {
    fn new(space: &'a G::Space, bytes: usize, start: &G, rng: FastRng) -> Self {
        let mut table = Table {
            space,
            bytes,
            nodes: Vec::new(),
            edges: Vec::new(),
            playouts: 0,
            root_sum: Values32::default(),
            pending: Vec::new(),
            rng,
            course: Course {
                observations: Vec::new(),
                players: Vec::new(),
                values: Vec::new(),
                visited: Vec::new(),
                visits: Vec::new(),
                results: Vec::new(),
                length: 0,
                evaluations: 0,
            },
            numbers: Vec::new(),
            outcomes: Vec::new(),
        };
        let mut position = start.clone();
        table.course.length += table.advance(&mut position).0;
        table.replant(position);
        table
    }

    /// Advances to the next decision between several actions, or to the end. Returns the number of
    /// forced actions, and whether there were chance turns.
    fn advance(&mut self, position: &mut G) -> (u32, bool) {
        let (mut forced, mut chance) = (0, false);
        loop {
            if position.turn() == Turn::Chance {
                chance = true;
                settle(position, &mut self.rng, &mut self.outcomes);
            }
            if position.turn() == Turn::Over {
                return (forced, chance);
            }
            self.numbers.clear();
            position.legal_numbers(self.space, &mut self.numbers);
            let [only] = self.numbers[..] else {
                return (forced, chance);
            };
            if let Some(action) = position.action(self.space, only) {
                position.play_unchecked(action, &mut Silent);
            }
            forced += 1;
        }
    }

    /// Begins a search.
    fn replant(&mut self, position: G) {
        self.nodes.clear();
        self.edges.clear();
        self.playouts = 0;
        self.root_sum = Values32::default();
        self.add_node(position);
    }

    fn add_node(&mut self, position: G) -> u32 {
        let seat = position.turn().player();
        let value = match seat {
            Some(_) => Values32::default(),
            None => result(&position),
        };
        self.nodes.push(Node {
            position,
            seat,
            first_edge: 0,
            edges: 0,
            value,
            sibling: NONE,
            evaluated: seat.is_none(),
        });
        self.nodes.len() as u32 - 1
    }

    fn is_over(&self) -> bool {
        self.nodes[0].seat.is_none()
    }

    /// Walks down to a node without a value, and counts the visits on the way. Gives nothing if
    /// that one waits for its value already.
    fn descend(&mut self, exploration: f32) -> Option<(Vec<u32>, u32)> {
        let mut path = Vec::with_capacity(16);
        let mut node = 0;
        loop {
            let here = &self.nodes[node as usize];
            let Some(seat) = here.seat.filter(|_| here.evaluated) else {
                break;
            };
            let chosen = self.select(node, seat, exploration);
            path.push(chosen);
            let edge = &mut self.edges[chosen as usize];
            edge.visits += 1;
            // A new draw is added after n² visits.
            let wanted =
                edge.child == NONE || (edge.chance && edge.children * edge.children < edge.visits);
            if wanted {
                let number = edge.number;
                let mut position = self.nodes[node as usize].position.clone();
                if let Some(action) = position.action(self.space, number) {
                    position.play_unchecked(action, &mut Silent);
                }
                let (_, chance) = self.advance(&mut position);
                let added = self.add_node(position);
                let edge = &mut self.edges[chosen as usize];
                self.nodes[added as usize].sibling = edge.child;
                edge.child = added;
                edge.children += 1;
                edge.chance |= chance;
                node = added;
                break;
            }
            node = edge.child;
            if edge.children > 1 {
                for _ in 0..self.rng.below(edge.children) {
                    node = self.nodes[node as usize].sibling;
                }
            }
        }
        let waits = self.pending.iter().any(|(_, leaf)| *leaf == node);
        if waits && !self.nodes[node as usize].evaluated {
            for edge in path {
                self.edges[edge as usize].visits -= 1;
            }
            return None;
        }
        Some((path, node))
    }

    /// PUCT. An action without visits is as good as its position seemed.
    fn select(&self, node: u32, seat: Seat, exploration: f32) -> u32 {
        let node = &self.nodes[node as usize];
        let edges = node.first_edge..node.first_edge + node.edges;
        let own = &self.edges[edges.start as usize..edges.end as usize];
        let visits: u32 = own.iter().map(|edge| edge.visits).sum();
        let reach = exploration * (visits as f32 + 1.0).sqrt();
        let unknown = node.value[seat.index()];
        let mut best = (f32::NEG_INFINITY, edges.start);
        for (index, edge) in edges.zip(own) {
            let mean = if edge.visits == 0 {
                unknown
            } else {
                edge.sum / edge.visits as f32
            };
            let score = mean + reach * edge.prior / (1.0 + edge.visits as f32);
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Gives a node its value and the priors of its actions: weights in the order of the legal
    /// numbers, or all alike.
    fn expand(&mut self, leaf: u32, value: Values32, priors: Option<&[f32]>) {
        self.numbers.clear();
        let node = &mut self.nodes[leaf as usize];
        let seat = node.seat.map_or(0, Seat::index) as u8;
        node.position.legal_numbers(self.space, &mut self.numbers);
        node.value = value;
        node.evaluated = true;
        node.first_edge = self.edges.len() as u32;
        node.edges = self.numbers.len() as u32;
        let even = 1.0 / self.numbers.len().max(1) as f32;
        for (place, &number) in self.numbers.iter().enumerate() {
            self.edges.push(Edge {
                number,
                prior: priors.map_or(even, |priors| priors[place]),
                visits: 0,
                sum: 0.0,
                child: NONE,
                children: 0,
                seat,
                chance: false,
            });
        }
    }

    fn back_up(&mut self, path: &[u32], value: &Values32) {
        for &edge in path {
            let edge = &mut self.edges[edge as usize];
            edge.sum += value[usize::from(edge.seat)];
        }
        for (sum, value) in self.root_sum.iter_mut().zip(value) {
            *sum += value;
        }
        self.playouts += 1;
    }

    /// Mixes random weights into the priors of the root, so that every game is another one.
    fn add_noise(&mut self, share: f32) {
        let root = &self.nodes[0];
        let edges = root.first_edge as usize..(root.first_edge + root.edges) as usize;
        let weights: Vec<f32> = edges
            .clone()
            .map(|_| {
                // Exponential: together they are evenly spread over all distributions.
                let uniform = (self.rng.bits() >> 40) as f32 / (1_u32 << 24) as f32;
                -(1.0 - uniform).ln()
            })
            .collect();
        let total = weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        for (edge, weight) in self.edges[edges].iter_mut().zip(weights) {
            edge.prior = (1.0 - share) * edge.prior + share * weight / total;
        }
    }

    /// One playout with the game's own evaluation.
    fn playout(&mut self, evaluation: &G::Evaluation, plan: &Plan) {
        let Some((path, leaf)) = self.descend(plan.exploration) else {
            return;
        };
        if !self.nodes[leaf as usize].evaluated {
            let value = evaluation.value(&self.nodes[leaf as usize].position);
            self.course.evaluations += 1;
            self.expand(leaf, value.map(|value| value as f32), None);
            if leaf == 0 {
                self.add_noise(plan.noise);
            }
        }
        let value = self.nodes[leaf as usize].value;
        self.back_up(&path, &value);
    }

    /// Adds leaves to the batch until there are enough; those that need no evaluation are backed
    /// up at once.
    fn collect(&mut self, plan: &Plan, observations: &mut Vec<u8>) {
        let mut tries = 0;
        while self.pending.len() < plan.leaves
            && self.playouts + (self.pending.len() as u32) < plan.playouts + 1
            && tries < 4 * plan.leaves
        {
            tries += 1;
            let Some((path, leaf)) = self.descend(plan.exploration) else {
                break;
            };
            let node = &self.nodes[leaf as usize];
            if let Some(seat) = node.seat.filter(|_| !node.evaluated) {
                let place = observations.len();
                observations.resize(place + self.bytes, 0);
                node.position
                    .observe(self.space, seat, &mut observations[place..]);
                self.pending.push((path, leaf));
            } else {
                let value = node.value;
                self.back_up(&path, &value);
            }
        }
    }

    /// Takes the values and logits of the leaves that wait, in their order.
    fn receive(&mut self, plan: &Plan, values: &[f32], logits: Option<&[f32]>, actions: usize) {
        let seats = self.nodes[0].position.seats();
        for (index, (path, leaf)) in std::mem::take(&mut self.pending).into_iter().enumerate() {
            let node = &self.nodes[leaf as usize];
            let seat = node.seat.map_or(0, Seat::index);
            let mut value = Values32::default();
            // As the player to act saw it: their own value first.
            for place in 0..seats {
                value[(seat + place) % seats] = values[index * seats + place];
            }
            let priors = logits.map(|logits| {
                self.numbers.clear();
                node.position.legal_numbers(self.space, &mut self.numbers);
                let row = &logits[index * actions..(index + 1) * actions];
                softmax(self.numbers.iter().map(|&number| row[number as usize]))
            });
            self.course.evaluations += 1;
            self.expand(leaf, value, priors.as_deref());
            if leaf == 0 {
                self.add_noise(plan.noise);
            }
            self.back_up(&path, &value);
        }
    }

    /// Writes the finished search down, plays, and begins the next one.
    fn decide(&mut self, plan: &Plan) {
        let root = &self.nodes[0];
        let Some(seat) = root.seat else {
            return;
        };
        let seats = root.position.seats();
        let place = self.course.observations.len();
        self.course.observations.resize(place + self.bytes, 0);
        let observation = &mut self.course.observations[place..];
        root.position.observe(self.space, seat, observation);
        self.course.players.push(seat.index() as u8);
        for place in 0..seats {
            let sum = self.root_sum[(seat.index() + place) % seats];
            self.course.values.push(sum / self.playouts.max(1) as f32);
        }
        let edges = root.first_edge as usize..(root.first_edge + root.edges) as usize;
        let own = &self.edges[edges];
        let visited = own.iter().filter(|edge| edge.visits > 0);
        let before = self.course.visits.len();
        let pairs = visited.map(|edge| (edge.number, edge.visits));
        self.course.visits.extend(pairs);
        let visits = &self.course.visits[before..];
        self.course.visited.push(visits.len() as u32);
        let chosen = if self.course.length < plan.sampled {
            let total: u32 = visits.iter().map(|(_, count)| count).sum();
            let mut ticket = self.rng.below(total.max(1));
            visits
                .iter()
                .find(|(_, count)| {
                    let here = ticket < *count;
                    ticket = ticket.saturating_sub(*count);
                    here
                })
                .map(|(number, _)| *number)
        } else {
            // Of those visited equally often, the first.
            let most = visits.iter().rev().max_by_key(|(_, count)| *count);
            most.map(|(number, _)| *number)
        };
        let number = chosen.or_else(|| own.first().map(|edge| edge.number));
        let mut position = self.nodes[0].position.clone();
        if let Some(action) = number.and_then(|number| position.action(self.space, number)) {
            position.play_unchecked(action, &mut Silent);
        }
        self.course.length += 1 + self.advance(&mut position).0;
        self.replant(position);
    }

    fn is_finished(&self, plan: &Plan) -> bool {
        self.is_over() || self.course.length >= plan.longest
    }

    /// What the game adds to the arrays, with its result.
    fn finish(mut self) -> Course {
        let position = &self.nodes[0].position;
        self.course.results = result(position)[..position.seats()].to_vec();
        self.course
    }
}

/// Weights that add up to 1; where everything is ruled out, all alike.
fn softmax(logits: impl Iterator<Item = f32> + Clone) -> Vec<f32> {
    let most = logits.clone().fold(f32::NEG_INFINITY, f32::max);
    let weight = |logit: f32| {
        if most.is_finite() {
            (logit - most).exp()
        } else {
            1.0
        }
    };
    let weights: Vec<f32> = logits.map(weight).collect();
    let total = weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    weights.into_iter().map(|weight| weight / total).collect()
}

fn generator(plan: &Plan, game: usize) -> FastRng {
    FastRng::new(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game as u64)
}

pub(crate) fn play_games<G: Encoding + Evaluated>(
    py: Python<'_>,
    pool: &rayon::ThreadPool,
    options: &G::Options,
    plan: &Plan,
    evaluator: &Evaluator<'_>,
) -> PyResult<Games> {
    let space = G::space(options);
    let legend = G::legend(&space);
    let start = G::start(options);
    let bytes = legend.observation_size();
    let mut games = Games::new(bytes, start.seats());
    match evaluator {
        Evaluator::Native => {
            let evaluation = G::Evaluation::default();
            // In portions, so that an interruption is noticed.
            let portion = 16 * pool.current_num_threads();
            for first in (0..plan.games).step_by(portion) {
                py.check_signals()?;
                let some = first..plan.games.min(first + portion);
                let courses: Vec<Course> = in_pool(py, pool, || {
                    let each = some.clone().into_par_iter().with_max_len(1);
                    let courses = each.map(|game| {
                        let rng = generator(plan, game);
                        let mut table = Table::<G>::new(&space, bytes, &start, rng);
                        while !table.is_finished(plan) {
                            // The first one gives the root its value.
                            for _ in 0..=plan.playouts {
                                table.playout(&evaluation, plan);
                            }
                            table.decide(plan);
                        }
                        table.finish()
                    });
                    courses.collect()
                });
                for (game, course) in some.zip(courses) {
                    games.add(game, course);
                }
            }
        }
        Evaluator::Batch(function) => {
            let actions = legend.action_count();
            let mut begun = 0;
            let mut tables: Vec<(usize, Table<'_, G>)> = Vec::new();
            let mut courses: Vec<(usize, Course)> = Vec::new();
            loop {
                py.check_signals()?;
                while tables.len() < plan.parallel && begun < plan.games {
                    let rng = generator(plan, begun);
                    tables.push((begun, Table::new(&space, bytes, &start, rng)));
                    begun += 1;
                }
                let parts: Vec<Vec<u8>> = in_pool(py, pool, || {
                    let each = tables.par_iter_mut();
                    let collected = each.map(|(_, table)| {
                        let mut observations = Vec::new();
                        // A search that is done makes room for the next one.
                        while !table.is_finished(plan) && observations.is_empty() {
                            table.collect(plan, &mut observations);
                            if observations.is_empty() && table.playouts > plan.playouts {
                                table.decide(plan);
                            }
                        }
                        observations
                    });
                    collected.collect()
                });
                let observations = parts.concat();
                let count = observations.len() / bytes;
                if count > 0 {
                    let answers = ask(py, function, observations, bytes, games.seats, actions)?;
                    games.batches += 1;
                    let seats = games.seats;
                    in_pool(py, pool, || {
                        let mut first = 0;
                        let firsts: Vec<usize> = parts
                            .iter()
                            .map(|part| {
                                let here = first;
                                first += part.len() / bytes;
                                here
                            })
                            .collect();
                        tables
                            .par_iter_mut()
                            .zip(firsts)
                            .for_each(|((_, table), first)| {
                                let values = &answers.values[first * seats..];
                                let logits = answers.logits.as_ref();
                                let logits = logits.map(|logits| &logits[first * actions..]);
                                table.receive(plan, values, logits, actions);
                            });
                    });
                }
                let (done, going): (Vec<_>, Vec<_>) = tables
                    .into_iter()
                    .partition(|(_, table)| table.is_finished(plan));
                tables = going;
                courses.extend(done.into_iter().map(|(game, table)| (game, table.finish())));
                if tables.is_empty() && begun == plan.games {
                    break;
                }
            }
            courses.sort_by_key(|(game, _)| *game);
            for (game, course) in courses {
                games.add(game, course);
            }
        }
    }
    Ok(games)
}

/// Works on the threads of the pool, without the lock of the interpreter.
fn in_pool<R: Send>(
    py: Python<'_>,
    pool: &rayon::ThreadPool,
    work: impl FnOnce() -> R + Send,
) -> R {
    py.detach(|| pool.install(work))
}

/// What a function in Python said of a batch.
struct Answers {
    values: Vec<f32>,
    logits: Option<Vec<f32>>,
}

fn ask(
    py: Python<'_>,
    function: &Bound<'_, PyAny>,
    observations: Vec<u8>,
    bytes: usize,
    seats: usize,
    actions: usize,
) -> PyResult<Answers> {
    let count = observations.len() / bytes;
    let array = PyArray1::from_vec(py, observations).reshape([count, bytes])?;
    let said = function.call1((array,))?;
    let (values, logits) = match said.cast::<PyTuple>() {
        Ok(pair) if pair.len() == 2 => (pair.get_item(0)?, Some(pair.get_item(1)?)),
        _ => (said, None),
    };
    let read = |what: &Bound<'_, PyAny>, name: &str, columns: usize| -> PyResult<Vec<f32>> {
        let array: PyReadonlyArray2<'_, f32> = what.extract().map_err(|_| {
            bad(format!(
                "evaluate: {name} must be a two-dimensional array of float32"
            ))
        })?;
        if array.shape() != [count, columns] {
            let found = array.shape();
            let message = format!("evaluate: {name} have the shape {found:?}, expected");
            return Err(bad(format!("{message} [{count}, {columns}]")));
        }
        let numbers: Vec<f32> = array.as_array().iter().copied().collect();
        // Logits may rule an action out, with minus infinity.
        let is_fine =
            |&number: &f32| number.is_finite() || name == "logits" && number == f32::NEG_INFINITY;
        if let Some(number) = numbers.iter().find(|&number| !is_fine(number)) {
            return Err(bad(format!("evaluate: {number} is among the {name}")));
        }
        Ok(numbers)
    };
    let values = read(&values, "values", seats)?;
    let logits = match logits.filter(|logits| !logits.is_none()) {
        Some(logits) => Some(read(&logits, "logits", actions)?),
        None => None,
    };
    Ok(Answers { values, logits })
}

/// Plays games against itself and gives what training needs, one row for each decision between
/// several actions: `observations` as the player to act sees the position, `players`, `games`,
/// `values` (what the search expects for everybody, from 0 to 1, the player to act first),
/// `results` (what became of it, in the same order), and the visits of the search as `visit_actions`
/// and `visit_counts`, in which `visit_offsets` says where each row begins. `lengths` has the
/// actions of every game; `evaluations` and `batches` say how much was evaluated.
///
/// `evaluate` takes a batch of observations and gives values in the same form, and with them, if it
/// has a policy, the logits of all actions: `values` or `(values, logits)`, as float32. Without it
/// the game's own evaluation is used, and all actions are alike before they are tried.
#[pyfunction]
#[pyo3(signature = (
    game, games, *, playouts = 100, evaluate = None, parallel = 256, leaves = 8,
    exploration = 1.25, sampled = 20, noise = 0.25, seed = 0, threads = None, longest = 10_000,
    **options
))]
#[allow(clippy::too_many_arguments, reason = "keywords of Python")]
pub(crate) fn self_play<'py>(
    py: Python<'py>,
    game: &str,
    games: i128,
    playouts: i128,
    evaluate: Option<&Bound<'py, PyAny>>,
    parallel: i128,
    leaves: i128,
    exploration: f32,
    sampled: i128,
    noise: f32,
    seed: i128,
    threads: Option<i128>,
    longest: i128,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    if !(0.0..=1.0).contains(&noise) {
        return Err(bad("noise: expected a number from 0 to 1"));
    }
    if !(0.0..=1000.0).contains(&exploration) {
        return Err(bad("exploration: expected a number from 0 to 1000"));
    }
    if evaluate.is_some_and(|function| !function.is_callable()) {
        return Err(bad("evaluate: expected something that can be called"));
    }
    let plan = Plan {
        games: within("games", games, 1..=1 << 24)?,
        playouts: within("playouts", playouts, 1..=1 << 20)?,
        parallel: within("parallel", parallel, 1..=1 << 16)?,
        leaves: within("leaves", leaves, 1..=1 << 10)?,
        exploration,
        sampled: within("sampled", sampled, 0..=u32::MAX.into())?,
        noise,
        seed: seed_of(seed)?,
        longest: within("longest", longest, 1..=1 << 20)?,
    };
    let options = options_of(options)?;
    let rules = runtime::find(game)?;
    let evaluator = match evaluate {
        Some(function) => Evaluator::Batch(function),
        None => Evaluator::Native,
    };
    let pool = pool(threads)?;
    let played = rules.self_play(py, &pool, &options, &plan, &evaluator)?;
    let rows = played.players.len();
    let (bytes, seats) = (played.bytes, played.seats);
    let dict = PyDict::new(py);
    let plane = |values: Vec<f32>| values.into_pyarray(py).reshape([rows, seats]);
    let observations = played.observations.into_pyarray(py);
    dict.set_item("observations", observations.reshape([rows, bytes])?)?;
    dict.set_item("players", played.players.into_pyarray(py))?;
    dict.set_item("games", played.games.into_pyarray(py))?;
    dict.set_item("values", plane(played.values)?)?;
    dict.set_item("results", plane(played.results)?)?;
    dict.set_item("visit_offsets", played.visit_offsets.into_pyarray(py))?;
    dict.set_item("visit_actions", played.visit_actions.into_pyarray(py))?;
    dict.set_item("visit_counts", played.visit_counts.into_pyarray(py))?;
    dict.set_item("lengths", played.lengths.into_pyarray(py))?;
    dict.set_item("evaluations", played.evaluations)?;
    dict.set_item("batches", played.batches)?;
    Ok(dict)
}
