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

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use starboard_kernel::OptionValues;

/// What is wrong with an argument.
fn bad(what: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(what.to_string())
}

/// A Python value as JSON, and back.
fn to_json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let json = value.py().import("json")?;
    let text: String = json.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(bad)
}

fn from_json<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?
        .call_method1("loads", (value.to_string(),))
}

/// Keyword arguments as options of a game.
fn options_of(keywords: Option<&Bound<'_, PyDict>>) -> PyResult<OptionValues> {
    match keywords {
        None => Ok(OptionValues::new()),
        Some(keywords) => match to_json(keywords)? {
            Value::Object(options) => Ok(options),
            _ => Err(bad("options are given by name")),
        },
    }
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
