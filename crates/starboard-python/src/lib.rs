//! The extension module `starboard._starboard`: what the Python package has in Rust.
//!
//! Everything goes through the type-erased interfaces of the games, except what has to be fast:
//! `runtime` makes vectorised environments and self-play for every game of the list. Bad input
//! raises `ValueError` with the rule or the field at fault; nothing panics.

mod bots;
mod games;
mod picture;
mod position;
mod records;
mod runtime;
mod selfplay;
mod space;
mod training;
mod vector;

use std::ops::RangeInclusive;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::Value;
use starboard_kernel::OptionValues;

/// What is wrong with an argument.
fn bad(what: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(what.to_string())
}

/// A number of anything that has a least and a greatest one. Whole numbers come in as `i128`, so that
/// also those which are far off are refused by name.
fn within<T: TryFrom<i128>>(name: &str, number: i128, range: RangeInclusive<i128>) -> PyResult<T> {
    let (least, most) = (range.start(), range.end());
    let fitting = range.contains(&number).then(|| T::try_from(number).ok());
    fitting
        .flatten()
        .ok_or_else(|| bad(format!("{name}: expected a number from {least} to {most}")))
}

fn seed_of(seed: i128) -> PyResult<u64> {
    within("seed", seed, 0..=u64::MAX.into())
}

/// So many threads, or one for each core.
fn pool(threads: Option<i128>) -> PyResult<ThreadPool> {
    let count = match threads {
        Some(threads) => within("threads", threads, 1..=1024)?,
        None => 0,
    };
    let pool = ThreadPoolBuilder::new().num_threads(count);
    pool.build().map_err(bad)
}

/// A Python value as JSON; what JSON cannot say is refused by name.
fn to_json(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let py = value.py();
    let strictly = [("allow_nan", false)].into_py_dict(py)?;
    let text: String = py
        .import("json")?
        .call_method("dumps", (value,), Some(&strictly))
        .map_err(|error| bad(format!("{name}: {}", error.value(py))))?
        .extract()?;
    serde_json::from_str(&text).map_err(|error| bad(format!("{name}: {error}")))
}

fn from_json<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?
        .call_method1("loads", (value.to_string(),))
}

/// Keyword arguments as options of a game. Those of NumPy are as good as Python's own.
fn options_of(keywords: Option<&Bound<'_, PyDict>>) -> PyResult<OptionValues> {
    let mut options = OptionValues::new();
    for (name, value) in keywords.into_iter().flatten() {
        let name: String = name.extract()?;
        let value = value.call_method0("tolist").unwrap_or(value);
        options.insert(name.clone(), to_json(&name, &value)?);
    }
    Ok(options)
}

#[pymodule]
mod _starboard {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::bots::Bot;
    #[pymodule_export]
    use super::games::cards;
    #[pymodule_export]
    use super::position::{Position, from_document, games, new, options};
    #[pymodule_export]
    use super::records::{replay_record, verify_record};
    #[pymodule_export]
    use super::selfplay::self_play;
    #[pymodule_export]
    use super::space::{Space, space};
    #[pymodule_export]
    use super::training::{contest, networks, training_games};
    #[pymodule_export]
    use super::vector::VectorEnv;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
