//! Many games at once, in arrays that belong to the caller.

use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray1,
    PyReadwriteArray1, PyReadwriteArray2, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rayon::prelude::*;
use starboard_bots::Evaluated;
use starboard_kernel::{Encoding, FastRng, Silent, Turn, Wording, erased};

use crate::position::Position;
use crate::runtime::{returns, settle};
use crate::space::{Space, cached};
use crate::{bad, options_of, pool, runtime, seed_of, within};

/// The arrays of all games, row by row; those that were not requested are empty.
pub(crate) struct Rows<'a> {
    pub(crate) observations: &'a mut [u8],
    pub(crate) masks: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) terminations: &'a mut [bool],
    pub(crate) turns: &'a mut [u8],
}

/// The games of an environment, whatever the game.
pub(crate) trait AnyVector: Send + Sync {
    fn seats(&self) -> usize;
    /// Restarts all games.
    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>);
    /// Plays one action in every game; the first number that is not legal is refused, and then
    /// nothing has changed.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), usize>;
    /// A legal action of every game, each equally likely.
    fn sample(&mut self, actions: &mut [i64]);
    /// How many games have ended since the beginning.
    fn finished(&self) -> u64;
    fn hashes(&self) -> Vec<String>;
    /// The position of one game; the index is one of theirs.
    fn position(&self, index: usize) -> erased::Position;
}

struct Env<G> {
    position: G,
    rng: FastRng,
    /// The numbers of the legal actions.
    legal: Vec<u32>,
    finished: u64,
}

pub(crate) struct Vector<G: Encoding> {
    space: G::Space,
    bytes: usize,
    actions: usize,
    seats: usize,
    start: G,
    envs: Vec<Env<G>>,
}

const CACHE_LINE: usize = 64;

/// Games that one thread takes at a time: enough that sharing them out costs nothing.
const CHUNK: usize = 64;

/// The rows of one game.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    rewards: &'a mut [f32],
    termination: &'a mut bool,
    turn: &'a mut u8,
}

impl<G: Encoding + Evaluated> Vector<G> {
    pub(crate) fn new(options: &G::Options, count: usize, seed: u64) -> Self {
        let space = G::space(options);
        let legend = G::legend(&space);
        let start = G::start(options);
        let env = |index: usize| Env {
            position: start.clone(),
            rng: generator(seed, index),
            legal: Vec::with_capacity(64),
            finished: 0,
        };
        Vector {
            bytes: legend.observation_size(),
            actions: legend.action_count(),
            seats: start.seats(),
            envs: (0..count).map(env).collect(),
            space,
            start,
        }
    }

    /// Every game with its rows, on all threads.
    fn each(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(&Shared<'_, G>, usize, &mut Env<G>, Row<'_>) + Sync,
    ) {
        let Vector {
            space,
            bytes,
            actions,
            seats,
            start,
            envs,
        } = self;
        let Rows {
            observations,
            masks,
            rewards,
            terminations,
            turns,
        } = rows;
        let shared = Shared { space, start };
        let observed = !observations.is_empty();
        let masked = !masks.is_empty();
        let (bytes, actions) = (
            if observed { *bytes } else { 0 },
            if masked { *actions } else { 0 },
        );
        let seats = *seats;
        let chunks = envs.len().div_ceil(CHUNK);
        let observations = split(observations, bytes * CHUNK, chunks);
        let masks = split(masks, actions * CHUNK, chunks);
        envs.par_chunks_mut(CHUNK)
            .zip(observations)
            .zip(masks)
            .zip(rewards.par_chunks_mut(seats * CHUNK))
            .zip(terminations.par_chunks_mut(CHUNK))
            .zip(turns.par_chunks_mut(CHUNK))
            .enumerate()
            .for_each(
                |(
                    chunk,
                    (((((envs, mut observations), mut masks), mut rewards), terminations), turns),
                )| {
                    let each = envs.iter_mut().zip(terminations).zip(turns).enumerate();
                    for (index, ((env, termination), turn)) in each {
                        let observation = take(&mut observations, bytes);
                        let mask = take(&mut masks, actions);
                        let own = take(&mut rewards, seats);
                        let row = Row {
                            observation,
                            mask,
                            rewards: own,
                            termination,
                            turn,
                        };
                        work(&shared, chunk * CHUNK + index, env, row);
                    }
                },
            );
    }
}

struct Shared<'a, G: Encoding> {
    space: &'a G::Space,
    start: &'a G,
}

/// The first items of a slice, which is left with the rest.
fn take<'a, T>(from: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let whole = std::mem::take(from);
    let count = count.min(whole.len());
    let (first, rest) = whole.split_at_mut(count);
    *from = rest;
    first
}

/// Pieces of this many bytes, or as many empty ones.
fn split(bytes: &mut [u8], size: usize, count: usize) -> Vec<&mut [u8]> {
    if size == 0 {
        return std::iter::repeat_with(|| &mut [][..]).take(count).collect();
    }
    bytes.chunks_mut(size).collect()
}

/// The same numbers for the same game, however many there are beside it.
fn generator(seed: u64, index: usize) -> FastRng {
    FastRng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ index as u64)
}

impl<G: Encoding + Evaluated> Env<G> {
    fn begin(&mut self, shared: &Shared<'_, G>, outcomes: &mut Vec<(G::Outcome, u32)>) {
        self.position.clone_from(shared.start);
        settle(&mut self.position, &mut self.rng, outcomes);
    }

    /// Writes the observation; the mask must be that of `legal`, which changes with it.
    fn show(&mut self, shared: &Shared<'_, G>, row: Row<'_>) {
        let Row {
            observation,
            mask,
            turn,
            ..
        } = row;
        let Turn::Player(seat) = self.position.turn() else {
            return;
        };
        *turn = seat.index() as u8;
        // Without a mask there is nothing to clear, and filling an empty slice is not free: a
        // masked AVX-512 memset to an unmapped address takes 80 ns although it stores nothing.
        let masked = !mask.is_empty();
        if masked && self.legal.len() * CACHE_LINE > mask.len() {
            // Those are on most of its cache lines: it is faster to go through all in order.
            mask.fill(0);
        } else if masked {
            for &number in &self.legal {
                mask[number as usize] = 0;
            }
        }
        self.legal.clear();
        self.position.legal_numbers(shared.space, &mut self.legal);
        if masked {
            for &number in &self.legal {
                mask[number as usize] = 1;
            }
        }
        if !observation.is_empty() {
            self.position.observe(shared.space, seat, observation);
        }
    }
}

impl<G: Wording + Encoding + Evaluated> AnyVector for Vector<G> {
    fn seats(&self) -> usize {
        self.seats
    }

    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>) {
        rows.masks.fill(0);
        self.each(rows, |shared, index, env, row| {
            if let Some(seed) = seed {
                env.rng = generator(seed, index);
            }
            env.legal.clear();
            env.finished = 0;
            row.rewards.fill(0.0);
            *row.termination = false;
            env.begin(shared, &mut Vec::with_capacity(16));
            env.show(shared, row);
        });
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), usize> {
        let refused = self
            .envs
            .par_iter()
            .with_min_len(CHUNK)
            .zip(actions)
            .position_first(|(env, &action)| {
                let number = u32::try_from(action).ok();
                !number.is_some_and(|number| env.legal.contains(&number))
            });
        if let Some(index) = refused {
            return Err(index);
        }
        self.each(rows, |shared, index, env, row| {
            let number = actions[index] as u32;
            if let Some(action) = env.position.action(shared.space, number) {
                env.position.play_unchecked(action, &mut Silent);
            }
            let mut outcomes = Vec::new();
            settle(&mut env.position, &mut env.rng, &mut outcomes);
            let over = env.position.turn() == Turn::Over;
            *row.termination = over;
            if over {
                returns(&env.position, row.rewards);
                env.finished += 1;
                env.begin(shared, &mut outcomes);
            } else {
                row.rewards.fill(0.0);
            }
            env.show(shared, row);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let games = self.envs.par_iter_mut().with_min_len(CHUNK).zip(actions);
        games.for_each(|(env, action)| {
            let choice = env.rng.below(env.legal.len().max(1) as u32);
            *action = env.legal.get(choice as usize).map_or(0, |&n| n.into());
        });
    }

    fn finished(&self) -> u64 {
        self.envs.iter().map(|env| env.finished).sum()
    }

    fn hashes(&self) -> Vec<String> {
        let envs = self.envs.iter();
        envs.map(|env| env.position.state_hash().to_string())
            .collect()
    }

    fn position(&self, index: usize) -> erased::Position {
        erased::Position::new(self.envs[index].position.clone())
    }
}

/// Many games of one kind. Chance turns are resolved automatically, and a finished game restarts.
/// Every step writes into the same arrays, which are the caller's if given:
///
/// `observations` (games, bytes) as the player to act sees the position; `masks` (games, actions);
/// `turns` (games), the player to act; `rewards` (games, players), what each player has if the
/// game ended with this step; `terminations` (games), whether it did. `observations=False` and
/// `masks=False` leave them out.
#[pyclass(module = "starboard")]
pub(crate) struct VectorEnv {
    games: Box<dyn AnyVector>,
    space: Space,
    count: usize,
    pool: Option<rayon::ThreadPool>,
    observations: Option<Py<PyArray2<u8>>>,
    masks: Option<Py<PyArray2<u8>>>,
    rewards: Py<PyArray2<f32>>,
    terminations: Py<PyArray1<bool>>,
    turns: Py<PyArray1<u8>>,
}

/// A new array, or NumPy's `MemoryError`.
fn zeros<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArray<T, D>>> {
    let shape = PyTuple::new(py, shape)?;
    let array = py
        .import("numpy")?
        .call_method1("zeros", (shape, T::get_dtype(py)))?;
    Ok(array.cast_into()?)
}

/// An array of the caller's, a new one, or none for `False`.
fn chosen<'py>(
    given: Option<&Bound<'py, PyAny>>,
    name: &str,
    py: Python<'py>,
    shape: [usize; 2],
) -> PyResult<Option<Bound<'py, PyArray2<u8>>>> {
    let wanted = given.and_then(|given| given.extract::<bool>().ok());
    match wanted {
        Some(false) => Ok(None),
        Some(true) => zeros(py, &shape).map(Some),
        None => own_or_new(given, name, py, &shape).map(Some),
    }
}

/// An array of the caller's, or a new one.
fn own_or_new<'py, T: Element, D: Dimension>(
    given: Option<&Bound<'py, PyAny>>,
    name: &str,
    py: Python<'py>,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArray<T, D>>> {
    let Some(given) = given.filter(|given| !given.is_none()) else {
        return zeros(py, shape);
    };
    let wanted = T::get_dtype(py);
    let Ok(array) = given.cast::<PyUntypedArray>() else {
        let found = given.get_type();
        return Err(bad(format!(
            "{name}: expected an array of {wanted}, not {}",
            found.name()?
        )));
    };
    if !array.dtype().is_equiv_to(&wanted) {
        return Err(bad(format!(
            "{name}: expected an array of {wanted}, not of {}",
            array.dtype()
        )));
    }
    check(array, name, shape)?;
    // An array of this type and shape is nothing else.
    let array = given
        .cast::<PyArray<T, D>>()
        .map_err(|error| bad(format!("{name}: {error}")))?;
    Ok(array.clone())
}

/// Whether an array can be written into as it is.
fn check<'py>(
    array: &impl PyUntypedArrayMethods<'py>,
    name: &str,
    shape: &[usize],
) -> PyResult<()> {
    if array.shape() != shape {
        let found = array.shape();
        return Err(bad(format!(
            "{name}: the shape is {found:?}, expected {shape:?}"
        )));
    }
    if !array.is_c_contiguous() {
        return Err(bad(format!("{name}: the array is not C-contiguous")));
    }
    Ok(())
}

fn unavailable(name: &str) -> impl Fn(numpy::BorrowError) -> PyErr {
    move |error| bad(format!("{name}: {error}"))
}

impl VectorEnv {
    /// Lends the arrays to the games, without the lock of the interpreter.
    fn lend<R: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyVector, Rows<'_>) -> R + Send,
    ) -> PyResult<R> {
        let shape = |columns| [self.count, columns];
        let plane = |array: &Option<Py<PyArray2<u8>>>,
                     name: &str,
                     columns: usize|
         -> PyResult<Option<PyReadwriteArray2<'_, u8>>> {
            let Some(array) = array else { return Ok(None) };
            let array = array.bind(py);
            check(array, name, &shape(columns))?;
            array.try_readwrite().map(Some).map_err(unavailable(name))
        };
        let mut observations = plane(
            &self.observations,
            "observations",
            self.space.inner.legend().observation_size(),
        )?;
        let mut masks = plane(
            &self.masks,
            "masks",
            self.space.inner.legend().action_count(),
        )?;
        let mut rewards = self
            .rewards
            .bind(py)
            .try_readwrite()
            .map_err(unavailable("rewards"))?;
        let mut terminations = self
            .terminations
            .bind(py)
            .try_readwrite()
            .map_err(unavailable("terminations"))?;
        let mut turns: PyReadwriteArray1<'_, u8> = self
            .turns
            .bind(py)
            .try_readwrite()
            .map_err(unavailable("turns"))?;
        let lost = |_| bad("arrays: they are not contiguous any more");
        let mut none = [0_u8; 0];
        let mut none_either = [0_u8; 0];
        let rows = Rows {
            observations: match &mut observations {
                Some(array) => array.as_slice_mut().map_err(lost)?,
                None => &mut none,
            },
            masks: match &mut masks {
                Some(array) => array.as_slice_mut().map_err(lost)?,
                None => &mut none_either,
            },
            rewards: rewards.as_slice_mut().map_err(lost)?,
            terminations: terminations.as_slice_mut().map_err(lost)?,
            turns: turns.as_slice_mut().map_err(lost)?,
        };
        let games = &mut *self.games;
        let pool = self.pool.as_ref();
        Ok(py.detach(move || match pool {
            Some(pool) => pool.install(|| work(games, rows)),
            None => work(games, rows),
        }))
    }
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (
        game, count, *, seed = 0, threads = None, observations = None, masks = None,
        rewards = None, terminations = None, turns = None, **options
    ))]
    #[allow(clippy::too_many_arguments, reason = "keywords of Python")]
    fn new<'py>(
        py: Python<'py>,
        game: &str,
        count: i128,
        seed: i128,
        threads: Option<i128>,
        observations: Option<&Bound<'py, PyAny>>,
        masks: Option<&Bound<'py, PyAny>>,
        rewards: Option<&Bound<'py, PyAny>>,
        terminations: Option<&Bound<'py, PyAny>>,
        turns: Option<&Bound<'py, PyAny>>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Self> {
        let count: usize = within("count", count, 1..=1 << 20)?;
        let seed = seed_of(seed)?;
        let pool = match threads {
            None => None,
            some => Some(pool(some)?),
        };
        let options = options_of(options)?;
        let rules = runtime::find(game)?;
        let space = cached(rules.name(), &options)?;
        let games = rules.vector(&options, count, seed)?;
        let legend = space.inner.legend();
        let seats = games.seats();
        let observations = chosen(
            observations,
            "observations",
            py,
            [count, legend.observation_size()],
        )?;
        let masks = chosen(masks, "masks", py, [count, legend.action_count()])?;
        let rewards = own_or_new::<f32, _>(rewards, "rewards", py, &[count, seats])?;
        let terminations = own_or_new::<bool, _>(terminations, "terminations", py, &[count])?;
        let turns = own_or_new::<u8, _>(turns, "turns", py, &[count])?;
        let mut env = VectorEnv {
            games,
            space,
            count,
            pool,
            observations: observations.map(Bound::unbind),
            masks: masks.map(Bound::unbind),
            rewards: rewards.unbind(),
            terminations: terminations.unbind(),
            turns: turns.unbind(),
        };
        env.reset(py, None)?;
        Ok(env)
    }

    #[getter]
    fn space(&self) -> Space {
        self.space.clone()
    }
    /// How many games there are.
    #[getter]
    fn count(&self) -> usize {
        self.count
    }
    #[getter]
    fn players(&self) -> usize {
        self.games.seats()
    }
    #[getter]
    fn observations(&self, py: Python<'_>) -> Option<Py<PyArray2<u8>>> {
        self.observations.as_ref().map(|array| array.clone_ref(py))
    }
    #[getter]
    fn masks(&self, py: Python<'_>) -> Option<Py<PyArray2<u8>>> {
        self.masks.as_ref().map(|array| array.clone_ref(py))
    }
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }
    #[getter]
    fn terminations(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.terminations.clone_ref(py)
    }
    #[getter]
    fn turns(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.turns.clone_ref(py)
    }
    /// How many games have ended since the last reset.
    #[getter]
    fn finished(&self) -> u64 {
        self.games.finished()
    }

    /// The state hashes of all games.
    fn hashes(&self) -> Vec<String> {
        self.games.hashes()
    }

    /// The position of one game, by its index: a value of its own, which no later step changes. A game
    /// that ended with the last step has restarted.
    fn position(&self, index: i128) -> PyResult<Position> {
        let last = self.count as i128 - 1;
        let index = within("index", index, 0..=last)?;
        Ok(Position::with_space(
            self.games.position(index),
            self.space.clone(),
        ))
    }

    /// Restarts all games; with a seed, as a new environment with that seed would start.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<i128>) -> PyResult<()> {
        let seed = seed.map(seed_of).transpose()?;
        self.lend(py, |games, rows| games.reset(seed, rows))?;
        Ok(())
    }

    /// Plays one action in every game, by their numbers.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions: PyReadonlyArray1<'_, i64> = actions
            .extract()
            .map_err(|_| bad("actions: expected a one-dimensional array of int64"))?;
        let actions = actions
            .as_slice()
            .map_err(|_| bad("actions: the array is not contiguous"))?;
        if actions.len() != self.count {
            let (found, count) = (actions.len(), self.count);
            return Err(bad(format!("actions: there are {found}, expected {count}")));
        }
        let played = self.lend(py, |games, rows| games.step(actions, rows))?;
        played.map_err(|index| {
            let number = actions[index];
            bad(format!(
                "actions: {number} is not legal in game {index}; nothing was played"
            ))
        })
    }

    /// A legal action of every game, each equally likely; written into `out` if it is given.
    #[pyo3(signature = (out = None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let out = own_or_new::<i64, _>(out, "out", py, &[self.count])?;
        {
            let mut actions = out.try_readwrite().map_err(unavailable("out"))?;
            let actions = actions
                .as_slice_mut()
                .map_err(|_| bad("out: the array is not contiguous"))?;
            let games = &mut *self.games;
            let pool = self.pool.as_ref();
            py.detach(|| match pool {
                Some(pool) => pool.install(|| games.sample(actions)),
                None => games.sample(actions),
            });
        }
        Ok(out)
    }

    fn __repr__(&self) -> String {
        format!("<{} games of {:?}>", self.count, self.space.inner)
    }
}
