//! Levels of strength, from an opponent for a child's first game to the strongest bot there is.

use starboard_kernel::{Game, Level};

use crate::greedy::Greedy;
use crate::search::Search;
use crate::{Bot, Budget, Evaluation, Settings};

/// Level 1 plays any action that is nearly as good as the best by the evaluation, 2 the best one.
/// Levels 3 to 5 search: 3 with a few playouts, 4 with many, 5 with as many as
/// [`Tuning::playout_cap`](crate::Tuning::playout_cap) says, always the same number, so that a seed
/// gives the same game on every machine. Where there is no such cap, level 5 thinks for two seconds.
pub(crate) fn bot<G: Game>(
    level: Level,
    evaluation: impl Evaluation<G>,
    settings: Settings,
) -> Box<dyn Bot> {
    let tuning = evaluation.tuning();
    let budget = match level.get() {
        1 => {
            let margin = tuning.level_1_margin;
            return Box::new(Greedy::with_margin(evaluation, settings.seed, margin));
        }
        2 => return Box::new(Greedy::new(evaluation, settings.seed)),
        3 => Budget::Playouts(60),
        4 => Budget::Playouts(tuning.level_4_playouts),
        _ => match tuning.playout_cap {
            Some(playouts) => Budget::Playouts(playouts),
            None => Budget::Millis(2000),
        },
    };
    Box::new(Search::new(evaluation, budget, settings))
}
