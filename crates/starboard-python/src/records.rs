//! Saved games.

use pyo3::prelude::*;
use serde_json::json;
use starboard_kernel::{Actor, Record};

use crate::position::{CHANCE, Position};
use crate::{bad, from_json};

type Steps = Vec<(i32, String)>;

/// The positions of a record, from the start, and between them who went on how: pairs of a player,
/// or `CHANCE`, and a text.
#[pyfunction]
pub(crate) fn replay_record(text: &str) -> PyResult<(Vec<Position>, Steps)> {
    let record = Record::read(text).map_err(bad)?;
    let history = record.replay(&starboard_games::registry()).map_err(bad)?;
    let mut positions = Vec::new();
    for length in 0..=history.length() {
        let position = history.at(length);
        let position = position.ok_or_else(|| bad("moves: a position is missing"))?;
        positions.push(Position::of(position.clone()));
    }
    let steps = history.steps().iter().map(|step| {
        let actor = match step.actor {
            Actor::Player(seat) => seat.index() as i32,
            Actor::Chance => CHANCE,
        };
        (actor, step.text.clone())
    });
    Ok((positions, steps.collect()))
}

/// Whether the claims of a record hold: `sound`, `findings`, `fairness_checked`, `moves`,
/// `chance_turns`.
#[pyfunction]
pub(crate) fn verify_record<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let record = Record::read(text).map_err(bad)?;
    let verdict = starboard_table::verify(&record, &starboard_games::registry()).map_err(bad)?;
    from_json(
        py,
        &json!({
            "sound": verdict.is_sound(),
            "findings": verdict.findings,
            "fairness_checked": verdict.fairness_checked,
            "moves": verdict.moves,
            "chance_turns": verdict.chance_turns,
        }),
    )
}
