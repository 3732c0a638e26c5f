//! Levels of strength, from an opponent for a child's first game to the strongest bot there is.

use starboard_kernel::{Game, Level};

use crate::greedy::Greedy;
use crate::search::Search;
use crate::{Bot, Budget, Evaluation, Settings};

/// Level 1 plays any action that is nearly as good as the best by the evaluation, 2 the best one.
/// Levels 3 to 5 search: 3 with a few playouts, 4 with many, but a fixed number, so that a seed
/// gives the same game on every machine; 5 for two seconds, or up to
/// [`Tuning::playout_cap`](crate::Tuning::playout_cap).
pub(crate) fn bot<G: Game>(
    level: Level,
    evaluation: impl Evaluation<G>,
    settings: Settings,
) -> Box<dyn Bot> {
    let playout_cap = evaluation.tuning().playout_cap.unwrap_or(u32::MAX);
    let budget = match level.get() {
        1 => {
            let margin = evaluation.tuning().level_1_margin;
            return Box::new(Greedy::with_margin(evaluation, settings.seed, margin));
        }
        2 => return Box::new(Greedy::new(evaluation, settings.seed)),
        3 => Budget::Playouts(60),
        4 => Budget::Playouts(evaluation.tuning().level_4_playouts.min(playout_cap)),
        _ => Budget::Millis(2000),
    };
    Box::new(Search::new(evaluation, budget, settings).with_playout_cap(playout_cap))
}
