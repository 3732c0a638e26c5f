//! What needs the type of a game: environments, self-play, values.

use std::marker::PhantomData;

use pyo3::prelude::*;
use serde_json::{Value, json};
use starboard_bots::{Evaluated, Evaluation, win_shares};
use starboard_kernel::erased::Position;
use starboard_kernel::{Encoding, FastRng, Game, OptionValues, Silent, Turn, Wording};

use crate::bad;
use crate::selfplay::{Evaluator, Games, Plan, play_games};
use crate::vector::{AnyVector, Vector};

/// One game, as programs use it.
pub(crate) trait Runtime: Sync {
    fn name(&self) -> &'static str;
    fn returns(&self, position: &Position) -> PyResult<Vec<f64>>;
    fn solve(&self, position: &Position) -> PyResult<Value>;
    fn vector(
        &self,
        options: &OptionValues,
        count: usize,
        seed: u64,
    ) -> PyResult<Box<dyn AnyVector>>;
    fn self_play(
        &self,
        py: Python<'_>,
        pool: &rayon::ThreadPool,
        options: &OptionValues,
        plan: &Plan,
        evaluator: &Evaluator<'_>,
    ) -> PyResult<Games>;
}

pub(crate) struct RuntimeOf<G>(PhantomData<fn() -> G>);

macro_rules! runtimes {
    ($($game:ident: $type:ty,)*) => {
        fn all() -> Vec<&'static dyn Runtime> {
            vec![$(&RuntimeOf::<$type>(PhantomData)),*]
        }
    };
}

starboard_games::with_games!(runtimes);

pub(crate) fn find(game: &str) -> PyResult<&'static dyn Runtime> {
    // The registry knows how to refuse a name.
    starboard_games::registry().get(game).map_err(bad)?;
    let found = all().into_iter().find(|known| known.name() == game);
    found.ok_or_else(|| bad(format!("game: {game:?} is not there")))
}

/// Each player's final reward. With several players the rewards add up to 0, unless everybody
/// loses; in a solo game it is the evaluation of the end, from 0 to 1.
pub(crate) fn returns<G: Evaluated>(position: &G, into: &mut [f32]) {
    let Some(ending) = position.ending() else {
        into.fill(0.0);
        return;
    };
    let seats = into.len();
    if seats == 1 {
        into[0] = G::Evaluation::default().value(position)[0] as f32;
        return;
    }
    let shares = win_shares(&ending);
    let count = seats as f64;
    for (value, share) in into.iter_mut().zip(shares) {
        *value = ((count * share - 1.0) / (count - 1.0)) as f32;
    }
}

/// Resolves chance turns until a player is to act or the game is over.
#[inline]
pub(crate) fn settle<G: Game>(
    position: &mut G,
    rng: &mut FastRng,
    buffer: &mut Vec<(G::Outcome, u32)>,
) {
    while position.turn() == Turn::Chance {
        let outcome = position.random_outcome(rng, buffer);
        position.resolve_unchecked(outcome, &mut Silent);
    }
}

impl<G: Wording + Encoding + Evaluated> Runtime for RuntimeOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn returns(&self, position: &Position) -> PyResult<Vec<f64>> {
        let position: &G = position
            .typed()
            .ok_or_else(|| bad("position: another game"))?;
        let mut values = vec![0.0; position.seats()];
        returns(position, &mut values);
        Ok(values.into_iter().map(f64::from).collect())
    }

    fn solve(&self, position: &Position) -> PyResult<Value> {
        let position: &G = position
            .typed()
            .ok_or_else(|| bad("position: another game"))?;
        let evaluation = G::Evaluation::default();
        let exact = evaluation.exact(position, &mut |_| {});
        let exact = exact.ok_or_else(|| bad("position: it cannot be solved exactly"))?;
        let actions: serde_json::Map<String, Value> = exact
            .actions
            .iter()
            .map(|(action, value)| (action.to_string(), (*value).into()))
            .collect();
        Ok(json!({ "value": exact.value, "actions": actions }))
    }

    fn vector(
        &self,
        options: &OptionValues,
        count: usize,
        seed: u64,
    ) -> PyResult<Box<dyn AnyVector>> {
        let options = G::read_options(options).map_err(bad)?;
        Ok(Box::new(Vector::<G>::new(&options, count, seed)))
    }

    fn self_play(
        &self,
        py: Python<'_>,
        pool: &rayon::ThreadPool,
        options: &OptionValues,
        plan: &Plan,
        evaluator: &Evaluator<'_>,
    ) -> PyResult<Games> {
        let options = G::read_options(options).map_err(bad)?;
        play_games::<G>(py, pool, &options, plan, evaluator)
    }
}
