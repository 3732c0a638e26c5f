//! Encodings: numbers, masks, observations.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::{Value, json};
use starboard_kernel::{self as kernel, Group, OptionValues, Turn};

use crate::position::{Position, seat_of};
use crate::{bad, from_json, options_of};

/// The encoding of a game with some options.
#[pyclass(module = "starboard", frozen, from_py_object)]
#[derive(Clone)]
pub(crate) struct Space {
    game: &'static str,
    pub(crate) inner: kernel::Space,
}

/// Encodings are made once: some have large tables.
static MADE: LazyLock<Mutex<BTreeMap<String, Space>>> = LazyLock::new(Mutex::default);

/// The encoding of a game; options left out take their defaults.
pub(crate) fn cached(game: &str, options: &OptionValues) -> PyResult<Space> {
    let rules = starboard_games::registry().get(game).map_err(bad)?;
    let complete = rules.schema().complete(options).map_err(bad)?;
    let key = format!("{game} {}", Value::Object(complete));
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(space) = made.get(&key) {
        return Ok(space.clone());
    }
    let encoding = starboard_games::encodings()
        .into_iter()
        .find(|encoding| encoding.name() == game)
        .ok_or_else(|| bad(format!("game: {game:?} has no encoding")))?;
    let space = Space {
        game: encoding.name(),
        inner: encoding.space(options).map_err(bad)?,
    };
    made.insert(key, space.clone());
    Ok(space)
}

/// The encoding of a game; options left out take their defaults.
#[pyfunction]
#[pyo3(signature = (game, **options))]
pub(crate) fn space(game: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Space> {
    cached(game, &options_of(options)?)
}

fn foreign() -> PyErr {
    bad("position: it is of another game or has other options than this space")
}

fn groups(groups: &[Group]) -> Value {
    let mut first = 0;
    groups
        .iter()
        .map(|group| {
            let entry = json!({
                "name": group.name,
                "first": first,
                "count": group.count,
                "meaning": group.meaning,
            });
            first += group.count;
            entry
        })
        .collect()
}

#[pymethods]
impl Space {
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &Value::Object(self.inner.options().clone()))
    }

    /// How many actions have numbers.
    #[getter]
    fn actions(&self) -> usize {
        self.inner.legend().action_count()
    }

    /// How many outcomes have numbers.
    #[getter]
    fn outcomes(&self) -> usize {
        self.inner.legend().outcome_count()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.inner.legend().observation_size()
    }

    /// Whether positions that look the same from the same seat are the same.
    #[getter]
    fn complete(&self) -> bool {
        self.inner.legend().complete
    }

    /// The groups of action numbers: `name`, `first`, `count`, `meaning`.
    #[getter]
    fn action_groups<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &groups(&self.inner.legend().actions))
    }

    /// The groups of outcome numbers: `name`, `first`, `count`, `meaning`.
    #[getter]
    fn outcome_groups<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &groups(&self.inner.legend().outcomes))
    }

    /// The fields of an observation: `name`, `first`, `shape`, `most`, `names`, `meaning`.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let places = self.inner.legend().places();
        let fields = places.map(|(first, field)| {
            json!({
                "name": field.name,
                "first": first,
                "shape": field.shape,
                "most": field.most,
                "names": field.names,
                "meaning": field.meaning,
            })
        });
        from_json(py, &fields.collect())
    }

    /// The symmetries: `name`, `meaning`, `from_start`, and as arrays `bytes` and `actions`.
    #[getter]
    fn symmetries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for symmetry in &self.inner.legend().symmetries {
            let entry = PyDict::new(py);
            entry.set_item("name", symmetry.name)?;
            entry.set_item("meaning", &symmetry.meaning)?;
            entry.set_item("from_start", symmetry.from_start)?;
            entry.set_item("bytes", symmetry.bytes.clone().into_pyarray(py))?;
            entry.set_item("actions", symmetry.actions.clone().into_pyarray(py))?;
            list.append(entry)?;
        }
        Ok(list)
    }

    /// 1 for every legal action, 0 for all others.
    fn mask<'py>(
        &self,
        py: Python<'py>,
        position: &Position,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mask = self.inner.mask(&position.inner).ok_or_else(foreign)?;
        Ok(mask.into_pyarray(py))
    }

    /// The numbers of the legal actions.
    fn legal<'py>(
        &self,
        py: Python<'py>,
        position: &Position,
    ) -> PyResult<Bound<'py, PyArray1<u32>>> {
        let numbers = self.inner.legal_numbers(&position.inner);
        Ok(numbers.ok_or_else(foreign)?.into_pyarray(py))
    }

    /// The position as a player sees it; without one, as the player to act does, and at chance
    /// turns and in the end as the first.
    #[pyo3(signature = (position, seat = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        position: &Position,
        seat: Option<i128>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let acting = match position.inner.turn() {
            Turn::Player(seat) => seat.index() as i128,
            Turn::Chance | Turn::Over => 0,
        };
        let seat = seat_of(seat.unwrap_or(acting), position.inner.seats())?;
        let bytes = self.inner.observe(&position.inner, seat);
        Ok(bytes.ok_or_else(foreign)?.into_pyarray(py))
    }

    /// The number of an action in a position.
    fn number(&self, position: &Position, action: &str) -> PyResult<u32> {
        let number = self.inner.number(&position.inner, action);
        number.ok_or_else(|| bad(format!("action: {action:?} has no number in this position")))
    }

    /// The action of a number in a position, in notation.
    fn action(&self, position: &Position, number: i128) -> PyResult<String> {
        let small = u32::try_from(number).ok();
        let action = small.and_then(|number| self.inner.action(&position.inner, number));
        action.ok_or_else(|| bad(format!("number: {number} means nothing in this position")))
    }

    /// The number of an outcome.
    fn outcome_number(&self, outcome: &str) -> PyResult<u32> {
        let number = self.inner.outcome_number(outcome);
        number.ok_or_else(|| bad(format!("outcome: {outcome:?} has no number")))
    }

    /// The outcome of a number, in notation.
    fn outcome(&self, number: i128) -> PyResult<String> {
        let small = u32::try_from(number).ok();
        let outcome = small.and_then(|number| self.inner.outcome(number));
        outcome.ok_or_else(|| bad(format!("number: {number} means no outcome")))
    }

    fn __repr__(&self) -> String {
        format!(
            "<space of {}: {} actions, {} outcomes, {} bytes>",
            self.game,
            self.actions(),
            self.outcomes(),
            self.observation_size()
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Py<PyAny>, (Py<PyAny>,))> {
        let module = py.import("starboard")?;
        let restore = module.getattr("_space_of")?;
        let options = json!({ "game": self.game, "options": self.inner.options() });
        let described = from_json(py, &options)?;
        Ok((restore.unbind(), (described.unbind(),)))
    }
}
