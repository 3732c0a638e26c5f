//! Games for training the networks of the bots, and contests between networks.

use std::collections::BTreeMap;

use numpy::IntoPyArray;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use starboard_bots::training::{Contest, Plan, Side, trainer};

use crate::{bad, options_of, pool, seed_of, within};

/// The most games, and the most random actions at the beginning of one.
const MOST: i128 = 1 << 24;

/// The networks of a game's bots: for each `name`, `inputs`, `hidden`, and `mirror`, the image of
/// every input under a symmetry of the game, or None.
#[pyfunction]
pub(crate) fn networks<'py>(py: Python<'py>, game: &str) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let shapes = trainer(game).map_err(bad)?.networks();
    let mut found = Vec::new();
    for shape in shapes {
        let dict = PyDict::new(py);
        dict.set_item("name", shape.name)?;
        dict.set_item("inputs", shape.inputs)?;
        dict.set_item("hidden", shape.hidden)?;
        dict.set_item("mirror", shape.mirror.map(|mirror| mirror.into_pyarray(py)))?;
        found.push(dict);
    }
    Ok(found)
}

/// Games that the bots' own search plays against itself, as samples for their networks: arrays
/// `networks` (which one a sample is for), `inputs` of all samples one after the other, `ends`
/// (where each one's inputs end), `values` by the search, `results`, `games`, and `lengths` by game;
/// also the number of `playouts`. Without `weights` the classic evaluation plays. Up to `opening`
/// actions at the beginning are random, and later one in `stray`.
#[pyfunction]
#[pyo3(signature = (game, games, *, weights = None, playouts = 100, opening = 8, stray = 32,
                    seed = 0, threads = None, **options))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments of Python")]
pub(crate) fn training_games<'py>(
    py: Python<'py>,
    game: &str,
    games: i128,
    weights: Option<&Bound<'py, PyBytes>>,
    playouts: i128,
    opening: i128,
    stray: i128,
    seed: i128,
    threads: Option<i128>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let trainer = trainer(game).map_err(bad)?;
    let plan = Plan {
        options: options_of(options)?,
        games: within("games", games, 1..=MOST)?,
        playouts: within("playouts", playouts, 1..=1 << 20)?,
        weights: weights.map(|weights| weights.as_bytes().to_vec()),
        opening: within("opening", opening, 0..=MOST)?,
        stray: within("stray", stray, 1..=u32::MAX.into())?,
        seed: seed_of(seed)?,
    };
    let pool = pool(threads)?;
    let samples = py
        .detach(|| pool.install(|| trainer.play(&plan)))
        .map_err(bad)?;
    let dict = PyDict::new(py);
    dict.set_item("networks", samples.networks.into_pyarray(py))?;
    dict.set_item("inputs", samples.inputs.into_pyarray(py))?;
    dict.set_item("ends", samples.ends.into_pyarray(py))?;
    dict.set_item("values", samples.values.into_pyarray(py))?;
    dict.set_item("results", samples.results.into_pyarray(py))?;
    dict.set_item("games", samples.games.into_pyarray(py))?;
    dict.set_item("lengths", samples.lengths.into_pyarray(py))?;
    dict.set_item("playouts", samples.playouts)?;
    Ok(dict)
}

/// A bot's name, its networks, and parameters of its search.
type WrittenSide<'py> = (String, Option<Bound<'py, PyBytes>>, BTreeMap<String, f64>);

/// Plays games between bots, each given by its name, its networks, or None for those it has, and
/// parameters of its search by name; they change seats from game to game. Returns the share of the win
/// of every side in every game.
#[pyfunction]
#[pyo3(signature = (game, sides, games, *, opening = 0, seed = 0, threads = None, **options))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments of Python")]
pub(crate) fn contest<'py>(
    py: Python<'py>,
    game: &str,
    sides: Vec<WrittenSide<'py>>,
    games: i128,
    opening: i128,
    seed: i128,
    threads: Option<i128>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Vec<Vec<f64>>> {
    let trainer = trainer(game).map_err(bad)?;
    let mut read = Vec::new();
    for (name, weights, parameters) in sides {
        if let Some((name, value)) = parameters.iter().find(|(_, value)| !value.is_finite()) {
            return Err(bad(format!("parameters: {name} is {value}")));
        }
        read.push(Side {
            spec: name.parse().map_err(bad)?,
            weights: weights.map(|weights| weights.as_bytes().to_vec()),
            parameters: parameters.into_iter().collect(),
        });
    }
    let contest = Contest {
        options: options_of(options)?,
        sides: read,
        games: within("games", games, 1..=MOST)?,
        opening: within("opening", opening, 0..=MOST)?,
        seed: seed_of(seed)?,
    };
    let pool = pool(threads)?;
    py.detach(|| pool.install(|| trainer.contest(&contest)))
        .map_err(bad)
}
