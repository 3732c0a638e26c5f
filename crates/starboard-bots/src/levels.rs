//! Levels for people, from a child's first game to the best there is.

use std::ops::RangeInclusive;

use starboard_kernel::Game;

use crate::greedy::Greedy;
use crate::search::Search;
use crate::{Bot, Budget, Evaluation, Settings};

pub const LEVELS: RangeInclusive<u8> = 1..=5;

/// 1 means well and overlooks a lot, 2 sees what is in front of it, 3 thinks a little ahead,
/// 4 thinks hard, but always the same amount, so that a seed gives the same game on every
/// machine; 5 takes all the time a person will wait, unless it is [`enough`](crate::Tuning::enough)
/// sooner.
pub(crate) fn bot<G: Game>(
    level: u8,
    evaluation: impl Evaluation<G>,
    settings: Settings,
) -> Box<dyn Bot> {
    let enough = evaluation.tuning().enough.unwrap_or(u32::MAX);
    let budget = match level.clamp(*LEVELS.start(), *LEVELS.end()) {
        1 => {
            let carelessness = evaluation.tuning().carelessness;
            return Box::new(Greedy::careless(evaluation, settings.seed, carelessness));
        }
        2 => return Box::new(Greedy::new(evaluation, settings.seed)),
        3 => Budget::Playouts(60),
        4 => Budget::Playouts(evaluation.tuning().thorough.min(enough)),
        _ => Budget::Millis(2000),
    };
    Box::new(Search::new(evaluation, budget, settings).stopping_at(enough))
}
