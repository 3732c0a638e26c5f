//! What a position of Dark Side Armada is worth: the final score it promises, of 100.
//!
//! Phase 1 goes by [learned numbers](docks), its end by the [exact worth](border) of the
//! invasion that follows, and the invasion itself by an [estimate](invasion), or by
//! [perfect play](perfect) where there is time to [solve](solver) it.

mod border;
pub mod docks;
mod invasion;
mod perfect;
pub mod solver;

use armada::{Action, Armada, Phase, Step};

use crate::evaluation::{Evaluation, Exact, Tuning, Values, average_over_chance};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArmadaEvaluation {
    pub tuning: Tuning,
}

impl Default for ArmadaEvaluation {
    fn default() -> Self {
        ArmadaEvaluation {
            // Learned values tell more than a few rolls.
            tuning: Tuning {
                curiosity: 0.1,
                tolerance: 0.01,
                impression: 20.0,
                visits_per_outcome: 0,
                outlook: 0,
                candidates: 1,
                whim: 0.0,
                thorough: 1_000,
                // Between 1,000 and 12,000 playouts hardly a point is gained.
                enough: Some(6_000),
                carelessness: 0.03,
            },
        }
    }
}

impl Evaluation<Armada> for ArmadaEvaluation {
    fn value(&self, position: &Armada) -> Values {
        let mut values = Values::default();
        values[0] = docks::best_of_turn(position, &mut score) / 100.0;
        values
    }

    fn tuning(&self) -> Tuning {
        self.tuning
    }

    fn exact(&self, position: &Armada, progress: &mut dyn FnMut(f64)) -> Option<Exact<Action>> {
        perfect::exact(position, progress)
    }

    /// What follows phase 1 is known.
    fn is_settled(&self, position: &Armada) -> bool {
        position.phase() == Phase::Invade && starts(position)
    }

    /// What is known of a sheet before a roll is an average over the rolls already.
    fn expected_value(&self, position: &Armada) -> Values {
        match position.phase() {
            Phase::Build => self.value(position),
            Phase::Invade | Phase::Over => average_over_chance(self, position),
        }
    }
}

/// The final score to be expected; in phase 1 at a chance turn.
fn score(position: &Armada) -> f64 {
    match position.phase() {
        Phase::Build => docks::score(position).clamp(0.0, 100.0),
        Phase::Invade if starts(position) => border::score(position),
        Phase::Invade | Phase::Over => invasion::score(position),
    }
}

/// Whether nothing has been done in the invasion yet.
fn starts(position: &Armada) -> bool {
    position.crossed() == 0
        && position.step() == Step::Attack
        && position.actions() == position.gives()
}
