//! What single games have beyond what all have.

mod hegemony;

use pyo3::prelude::*;
use starboard_kernel::Lang;

use crate::position::language;
use crate::{bad, from_json};

/// A card set of a game that has some, as data: by kind of card, each with its `id`, `name`, the
/// texts on it, and its numbers. `edition` is as in the options of the game.
#[pyfunction]
#[pyo3(signature = (game = "hegemony", lang = "en", edition = "second"))]
pub(crate) fn cards<'py>(
    py: Python<'py>,
    game: &str,
    lang: &str,
    edition: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let lang: Lang = language(lang)?;
    match game {
        hegemony::NAME => {
            let set = hegemony::card_set(edition).ok_or_else(|| {
                bad(format!(
                    "edition: there is no {edition:?}; choose \"first\" or \"second\""
                ))
            })?;
            from_json(py, &hegemony::cards(set, lang))
        }
        _ => Err(bad(format!("game: {game:?} has no card set"))),
    }
}
