//! Positions as values.

use numpy::{PyArray3, PyArrayMethods};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde_json::{Value, json};
use starboard_kernel::erased;
use starboard_kernel::{Lang, OptionValues, Seat, Turn, Violations};

use crate::space::{Space, cached};
use crate::{bad, from_json, options_of, picture, runtime, to_json};

/// Players are numbered from 0; chance and the end have the numbers that OpenSpiel gives them.
pub(crate) const CHANCE: i32 = -1;
pub(crate) const OVER: i32 = -4;

pub(crate) fn language(lang: &str) -> PyResult<Lang> {
    let known = Lang::ALL.into_iter().find(|known| known.code() == lang);
    known.ok_or_else(|| {
        let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        bad(format!(
            "lang: there is no language {lang:?}; choose {}",
            codes.join(" or ")
        ))
    })
}

pub(crate) fn turn_number(turn: Turn) -> i32 {
    match turn {
        Turn::Player(seat) => seat.index() as i32,
        Turn::Chance => CHANCE,
        Turn::Over => OVER,
    }
}

/// A seat at a table of this size.
pub(crate) fn seat_of(seat: i128, seats: usize) -> PyResult<Seat> {
    let index = usize::try_from(seat).ok().filter(|&index| index < seats);
    index
        .map(Seat::new)
        .ok_or_else(|| bad(format!("seat: {seat} is not from 0 to {}", seats - 1)))
}

/// A position of some game.
#[pyclass(module = "starboard", subclass, from_py_object)]
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) inner: erased::Position,
    space: Option<Space>,
}

impl Position {
    pub(crate) fn of(inner: erased::Position) -> Self {
        Position { inner, space: None }
    }

    /// With the encoding for its options, where that is known.
    pub(crate) fn with_space(inner: erased::Position, space: Space) -> Self {
        Position {
            inner,
            space: Some(space),
        }
    }

    fn own_space(&mut self) -> PyResult<Space> {
        if let Some(space) = &self.space {
            return Ok(space.clone());
        }
        let space = cached(self.inner.rules().name(), &self.inner.options())?;
        self.space = Some(space.clone());
        Ok(space)
    }

    /// The notation of an action or outcome that is given by its text or its number.
    fn notation(&mut self, what: &Bound<'_, PyAny>) -> PyResult<String> {
        if let Ok(text) = what.extract::<String>() {
            return Ok(text);
        }
        let number: i128 = what
            .extract()
            .map_err(|_| bad("action: expected a text or a number"))?;
        let unknown = || bad(format!("action: {number} means nothing in this position"));
        let small = u32::try_from(number).map_err(|_| unknown())?;
        let space = self.own_space()?;
        let text = match self.inner.turn() {
            Turn::Chance => space.inner.outcome(small),
            _ => space.inner.action(&self.inner, small),
        };
        text.ok_or_else(unknown)
    }

    fn go_on(&mut self, what: &Bound<'_, PyAny>) -> PyResult<Vec<erased::Event>> {
        let text = self.notation(what)?;
        let done = match self.inner.turn() {
            Turn::Chance => self.inner.resolve(&text),
            _ => self.inner.play(&text),
        };
        done.map_err(|error| bad(self.inner.explain(&error)))
    }

    fn ending_json(&self) -> Value {
        match self.inner.ending() {
            None => Value::Null,
            Some(ending) => json!({
                "reason": ending.reason,
                "scores": ending.scores,
                "winners": ending.winners.iter().map(|seat| seat.index()).collect::<Vec<_>>(),
                "drawn": ending.drawn,
            }),
        }
    }
}

#[pymethods]
impl Position {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.inner.rules().name()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &Value::Object(self.inner.options()))
    }

    /// How many players there are.
    #[getter]
    fn players(&self) -> usize {
        self.inner.seats()
    }

    /// The player to act, from 0; `CHANCE` or `OVER`.
    #[getter]
    fn turn(&self) -> i32 {
        turn_number(self.inner.turn())
    }

    #[getter]
    fn is_chance(&self) -> bool {
        self.inner.turn() == Turn::Chance
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.inner.turn() == Turn::Over
    }

    /// The encoding for the position's options.
    #[getter]
    fn space(&mut self) -> PyResult<Space> {
        self.own_space()
    }

    /// What the player to act can do, in notation.
    fn legal_actions(&self) -> Vec<String> {
        self.inner.legal_actions()
    }

    /// What chance can bring, in notation, with probabilities.
    fn outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.inner.outcomes();
        let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let share = |weight: u32| f64::from(weight) / total as f64;
        let shares = outcomes.into_iter();
        shares.map(|(text, weight)| (text, share(weight))).collect()
    }

    /// Plays an action, or an outcome at a chance turn, in place; returns the events.
    fn play<'py>(&mut self, what: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let events = self.go_on(what)?;
        let events: Vec<Value> = events.iter().map(erased::Event::json).collect();
        from_json(what.py(), &Value::Array(events))
    }

    /// The position after an action or outcome; this one stays as it is.
    fn apply(&self, what: &Bound<'_, PyAny>) -> PyResult<Position> {
        let mut next = self.clone();
        next.go_on(what)?;
        Ok(next)
    }

    fn clone(&self) -> Position {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Position {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Position {
        Clone::clone(self)
    }

    /// The state hash, the same on every platform.
    #[getter]
    fn hash(&self) -> String {
        self.inner.state_hash().to_string()
    }

    /// The position document.
    fn document<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.inner.document())
    }

    /// How it ended: `reason`, `scores`, `winners`, `drawn`; nothing before.
    fn ending<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &self.ending_json())
    }

    /// Each player's return: with several players 1 for winning alone and less for others, 0 for a
    /// draw; in a solo game from 0 to 1. All 0 before the end.
    fn returns(&self) -> PyResult<Vec<f64>> {
        runtime::find(self.game())?.returns(&self.inner)
    }

    /// The value of every action, solved exactly, for the player to act.
    fn solve<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let rules = runtime::find(self.game())?;
        let inner = self.inner.clone();
        let solved = py.detach(move || rules.solve(&inner))?;
        from_json(py, &solved)
    }

    /// The text board.
    #[pyo3(signature = (lang = "en"))]
    fn render(&self, lang: &str) -> PyResult<String> {
        Ok(self.inner.render(language(lang)?))
    }

    /// An action in words.
    #[pyo3(signature = (action, lang = "en"))]
    fn describe(&self, action: &str, lang: &str) -> PyResult<String> {
        let lang = language(lang)?;
        self.inner.describe(action, lang).map_err(bad)
    }

    /// The text board as pixels: rows, columns, and red, green, blue.
    fn render_rgb<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let picture = picture::pixels(&self.inner.render(Lang::En));
        let array = numpy::PyArray1::from_vec(py, picture.bytes);
        array.reshape([picture.height, picture.width, 3])
    }

    /// What is on the table as an SVG that needs nothing else, with its title in this language.
    #[pyo3(signature = (lang = "en"))]
    fn svg(&self, lang: &str) -> PyResult<String> {
        let lang = language(lang)?;
        let drawn = starboard_print::games::picture(&self.inner, lang);
        // A game without drawings has its text board.
        let text = || picture::svg(&self.inner.render(lang));
        Ok(drawn.and_then(Result::ok).unwrap_or_else(text))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg("en")
    }

    fn __repr__(&self) -> String {
        let turn = match self.inner.turn() {
            Turn::Player(seat) => format!("player {} to act", seat.index()),
            Turn::Chance => "a chance turn".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        format!("<{} position, {turn}, {}>", self.game(), self.hash())
    }

    fn __str__(&self) -> String {
        self.inner.render(Lang::En)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Position>();
        other.is_ok_and(|other| other.borrow().inner == self.inner)
    }

    /// Positions change, so they are no keys: use `hash`.
    #[classattr]
    fn __hash__() -> Option<Py<PyAny>> {
        None
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let module = py.import("starboard")?;
        let arguments = PyTuple::new(py, [self.document(py)?])?;
        PyTuple::new(
            py,
            [
                module.getattr("from_document")?,
                arguments.into_bound_py_any(py)?,
            ],
        )
    }
}

fn violations(violations: &Violations) -> PyErr {
    bad(violations)
}

/// The names of the games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    let registry = starboard_games::registry();
    registry.iter().map(|rules| rules.name()).collect()
}

/// The options of a game by name, each with its values; the first is the default. A list with one
/// value for each player may stand for those of an option that has `by_seat`.
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    let registry = starboard_games::registry();
    let rules = registry.get(game).map_err(|error| violations(&error))?;
    let mut options = OptionValues::new();
    for spec in &rules.schema().0 {
        let by_seat = spec.by_seat.as_ref().map(|by_seat| &by_seat.values);
        let entry = json!({ "values": spec.values, "by_seat": by_seat });
        options.insert(spec.name.to_owned(), entry);
    }
    from_json(py, &Value::Object(options))
}

/// The beginning of a game; options left out take their defaults.
#[pyfunction]
#[pyo3(signature = (game, **options))]
pub(crate) fn new(game: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Position> {
    let registry = starboard_games::registry();
    let rules = registry.get(game).map_err(|error| violations(&error))?;
    let start = rules.start(&options_of(options)?);
    start.map(Position::of).map_err(|error| violations(&error))
}

/// A position from its document.
#[pyfunction]
pub(crate) fn from_document(document: &Bound<'_, PyAny>) -> PyResult<Position> {
    let read = starboard_games::registry().read_document(&to_json("document", document)?);
    read.map(Position::of).map_err(|error| violations(&error))
}
