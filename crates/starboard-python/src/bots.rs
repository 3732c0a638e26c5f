//! Bots by name.

use pyo3::prelude::*;
use serde_json::{Value, json};
use starboard_bots::{Choice, Settings, analysis, bot, clock};

use crate::position::Position;
use crate::{bad, from_json, seed_of, within};

/// A player: `random`, `greedy`, `search:1000`, `search:500ms`, `level:4`, or one from before the learned
/// evaluations, `classic:4`, `classic:search:1000`.
#[pyclass(module = "starboard")]
pub(crate) struct Bot {
    game: &'static str,
    name: String,
    bot: std::sync::Mutex<Box<dyn starboard_bots::Bot>>,
}

fn choice_json(choice: &Choice) -> Value {
    let lines: Vec<Value> = choice
        .lines
        .iter()
        .map(|line| {
            json!({
                "action": line.action,
                "visits": line.visits,
                "value": line.value,
                "proven": line.proven,
                "variation": line.variation,
            })
        })
        .collect();
    json!({
        "action": choice.action,
        "value": choice.value,
        "playouts": choice.playouts,
        "lines": lines,
    })
}

impl Bot {
    fn ask(&self, py: Python<'_>, position: &Position) -> PyResult<Choice> {
        if position.inner.rules().name() != self.game {
            return Err(bad(format!("position: this bot plays {}", self.game)));
        }
        let inner = position.inner.clone();
        let choice = py.detach(|| {
            let mut bot = self
                .bot
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            bot.choose(&inner)
        });
        choice.ok_or_else(|| bad("position: it is not a player's turn"))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, name = "level:3", *, seed = 0, threads = 1))]
    fn new(game: &str, name: &str, seed: i128, threads: i128) -> PyResult<Self> {
        let rules = starboard_games::registry().get(game).map_err(bad)?;
        let settings = Settings {
            spec: name.parse().map_err(bad)?,
            seed: seed_of(seed)?,
            threads: within("threads", threads, 1..=1024)?,
            clock,
        };
        Ok(Bot {
            game: rules.name(),
            name: name.to_owned(),
            bot: std::sync::Mutex::new(bot(rules, settings)),
        })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The action that the bot plays, in notation.
    fn choose(&self, py: Python<'_>, position: &Position) -> PyResult<String> {
        Ok(self.ask(py, position)?.action)
    }

    /// The same with what it considered: `action`, `value` by player, `playouts`, and `lines` with
    /// `action`, `visits`, `value`, `proven` (`"won"`, `"drawn"` or `"lost"` where that is certain) and
    /// `variation`, best first.
    fn analyse<'py>(&self, py: Python<'py>, position: &Position) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &choice_json(&self.ask(py, position)?))
    }

    /// The value of every legal action for the player to act, by this many playouts where it cannot
    /// be solved: `exact`, `best`, and `actions` with their values.
    #[staticmethod]
    #[pyo3(signature = (position, playouts = 2000))]
    fn evaluate<'py>(
        py: Python<'py>,
        position: &Position,
        playouts: i128,
    ) -> PyResult<Bound<'py, PyAny>> {
        let playouts = within("playouts", playouts, 1..=u32::MAX.into())?;
        let inner = position.inner.clone();
        let weighed = py.detach(|| {
            let effort = analysis::Effort { playouts };
            let mut analyst = starboard_bots::analyst(inner.rules(), effort)?;
            analyst.evaluate_actions(&inner, &mut |_| {})
        });
        let weighed = weighed.ok_or_else(|| bad("position: it is not a player's turn"))?;
        let actions: serde_json::Map<String, Value> = weighed
            .actions
            .into_iter()
            .map(|(action, value)| (action, value.into()))
            .collect();
        let weighed = json!({ "exact": weighed.exact, "best": weighed.best, "actions": actions });
        from_json(py, &weighed)
    }

    fn __repr__(&self) -> String {
        format!("<{} for {}>", self.name, self.game)
    }
}
