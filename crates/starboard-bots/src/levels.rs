//! Levels of strength, from an opponent for a child's first game to the strongest bot there is.

use starboard_kernel::{Game, Level};

use crate::greedy::Greedy;
use crate::search::Search;
use crate::{Bot, Budget, Evaluation, Settings, Tuning};

/// How much a level searches: 3 with a few playouts, 4 with many, 5 with as many as
/// [`Tuning::playout_cap`] says, always the same number, so that a seed gives the same game on every
/// machine. Where there is no such cap, level 5 thinks for two seconds. Levels 1 and 2 do not search.
pub(crate) fn budget(level: Level, tuning: &Tuning) -> Option<Budget> {
    match level.get() {
        1 | 2 => None,
        3 => Some(Budget::Playouts(60)),
        4 => Some(Budget::Playouts(tuning.level_4_playouts)),
        _ => Some(match tuning.playout_cap {
            Some(playouts) => Budget::Playouts(playouts),
            None => Budget::Millis(2000),
        }),
    }
}

/// How many positions a level solves, where the game can be solved.
fn foresight(level: Level, tuning: &Tuning) -> Option<u64> {
    match level.get() {
        3 => Some(tuning.level_3_solves),
        4 => Some(tuning.level_4_solves),
        _ => None,
    }
}

/// Level 1 plays any action that is nearly as good as the best by the evaluation, 2 the best one.
/// Levels 3 to 5 search, each with its [`budget`].
pub(crate) fn bot<G: Game>(
    level: Level,
    evaluation: impl Evaluation<G>,
    settings: Settings,
) -> Box<dyn Bot> {
    let tuning = evaluation.tuning();
    match budget(level, &tuning) {
        Some(budget) => {
            let foresight = foresight(level, &tuning).filter(|_| !settings.spec.is_classic());
            let search = Search::new(evaluation, budget, settings);
            Box::new(match foresight {
                Some(most) => search.with_foresight(most),
                None => search,
            })
        }
        None if level == Level::FIRST => {
            let margin = tuning.level_1_margin;
            Box::new(Greedy::with_margin(evaluation, settings.seed, margin))
        }
        None => Box::new(Greedy::new(evaluation, settings.seed)),
    }
}
