//! What single games have beyond what all have.

mod hegemony;

use pyo3::prelude::*;
use starboard_kernel::Lang;

use crate::position::language;
use crate::{bad, from_json};

/// The card set of a game that has one, as data: by kind of card, each with its `id`, `name`, the
/// texts on it, and its numbers.
#[pyfunction]
#[pyo3(signature = (game = "hegemony", lang = "en"))]
pub(crate) fn cards<'py>(py: Python<'py>, game: &str, lang: &str) -> PyResult<Bound<'py, PyAny>> {
    let lang: Lang = language(lang)?;
    match game {
        hegemony::NAME => from_json(py, &hegemony::cards(lang)),
        _ => Err(bad(format!("game: {game:?} has no card set"))),
    }
}
