//! The evaluation of Dark Side Armada: the expected final score, of 100.
//!
//! Phase 1 is evaluated by [learned weights](docks), its end by the [exact value](border) of the
//! invasion that follows, and the invasion itself by a [heuristic](invasion), or
//! [exactly](perfect) where there is time to [solve](solver) it.

mod border;
pub mod docks;
mod invasion;
mod perfect;
pub mod reduced;
pub mod solver;

use armada::{Action, Armada, Phase, Step};

use crate::evaluation::{Evaluation, Exact, Tuning, Values, average_over_chance};
use crate::puzzle::{Aim, Quest};

/// The most positions that are solved for a puzzle: that takes a moment, in a browser on a phone, too.
const MOST_SOLVED: u64 = 4_000_000;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArmadaEvaluation {
    pub tuning: Tuning,
}

/// The name by which the list of games finds it.
pub(super) type GameEvaluation = ArmadaEvaluation;

impl Default for ArmadaEvaluation {
    fn default() -> Self {
        ArmadaEvaluation {
            // The learned values are more accurate than the mean of a few rolls.
            tuning: Tuning {
                exploration: 0.1,
                prior_temperature: 0.01,
                virtual_visits: 20.0,
                visits_per_outcome: 0,
                rollout_depth: 0,
                rollout_candidates: 1,
                noise: 0.0,
                level_4_playouts: 1_000,
                // From 1,000 to 12,000 playouts hardly a point is gained.
                playout_cap: Some(6_000),
                level_1_margin: 0.03,
                level_3_solves: 8_000,
                level_4_solves: 25_000,
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

    fn exact_within(&self, position: &Armada, most: u64) -> Option<Exact<Action>> {
        perfect::exact_within(position, most, &mut |_| {})
    }

    fn nearly_exact(&self, position: &Armada, most: u64) -> Option<Exact<Action>> {
        perfect::nearly_exact(position, most)
    }

    /// The best choice between and within attacks.
    fn quests(&self, position: &Armada) -> Vec<Quest> {
        match (position.phase(), position.step()) {
            (Phase::Invade, Step::Attack | Step::Skills) => vec![Quest::new(Aim::Score, 1)],
            _ => Vec::new(),
        }
    }

    fn odds(&self, position: &Armada) -> Option<Exact<Action>> {
        perfect::exact_within(position, MOST_SOLVED, &mut |_| {})
    }

    /// The value of the start of the invasion is exact.
    fn is_solved(&self, position: &Armada) -> bool {
        position.phase() == Phase::Invade && is_start_of_invasion(position)
    }

    /// The value of a sheet before a roll is an average over the rolls already.
    fn expected_value(&self, position: &Armada) -> Values {
        match position.phase() {
            Phase::Build => self.value(position),
            Phase::Invade | Phase::Over => average_over_chance(self, position),
        }
    }
}

/// The expected final score; in phase 1 only at a chance turn.
fn score(position: &Armada) -> f64 {
    match position.phase() {
        Phase::Build => docks::score(position).clamp(0.0, 100.0),
        Phase::Invade if is_start_of_invasion(position) => border::score(position),
        Phase::Invade | Phase::Over => invasion::score(position),
    }
}

/// Whether the invasion has just begun.
fn is_start_of_invasion(position: &Armada) -> bool {
    position.crossed() == 0
        && position.step() == Step::Attack
        && position.actions() == position.gives()
}
