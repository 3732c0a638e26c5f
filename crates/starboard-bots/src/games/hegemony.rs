//! What a position of Cosmic Hegemony is worth: the chance of victory.
//!
//! A small [network](network) makes it from what a position [shows](features). It was trained on
//! games of a player who goes by it (`examples/train_hegemony.rs`).

pub mod features;
pub mod network;

use std::sync::LazyLock;

use hegemony::{End, Hegemony, Task};
use starboard_kernel::{Game, Silent, Turn};

use crate::evaluation::{Evaluation, Tuning, Values, average_over_chance};
use network::Network;

static LEARNED: LazyLock<Network> = LazyLock::new(Network::learned);

#[derive(Clone, Copy, Debug)]
pub struct HegemonyEvaluation {
    pub tuning: Tuning,
    network: &'static Network,
}

impl Default for HegemonyEvaluation {
    fn default() -> Self {
        HegemonyEvaluation::with(&LEARNED)
    }
}

impl HegemonyEvaluation {
    /// By numbers of one's own.
    #[must_use]
    pub fn with(network: &'static Network) -> Self {
        HegemonyEvaluation {
            tuning: Tuning {
                curiosity: 0.3,
                tolerance: 0.03,
                impression: 4.0,
                visits_per_outcome: 0,
                outlook: 0,
                candidates: 1,
                whim: 0.0,
                thorough: 300,
                enough: Some(800),
                carelessness: 0.05,
            },
            network,
        }
    }
}

/// The chance of victory by the numbers of a network.
#[must_use]
pub fn chance(network: &Network, position: &Hegemony) -> f64 {
    match position.end() {
        Some(End::Victory) => 1.0,
        Some(End::Crippled | End::Exhausted) => 0.0,
        None => network.chance(position).into(),
    }
}

/// The chance of victory, over the outcomes where chance is next and its outcomes are few.
#[must_use]
pub fn expected_chance(position: &Hegemony, mut chance: impl FnMut(&Hegemony) -> f64) -> f64 {
    if !is_averaged(position) {
        return chance(position);
    }
    let (mut sum, mut weights) = (0.0, 0.0);
    for (outcome, weight) in position.possible() {
        let mut next = position.clone();
        next.resolve_unchecked(outcome, &mut Silent);
        sum += f64::from(weight) * chance(&next);
        weights += f64::from(weight);
    }
    sum / weights
}

/// The network knows what a deck is worth on average; cubes and rolls it had better look at.
fn is_averaged(position: &Hegemony) -> bool {
    position.turn() == Turn::Chance
        && !matches!(
            position.task(),
            Task::DrawLine(_) | Task::Sift(_) | Task::DealPlanets(_)
        )
}

impl Evaluation<Hegemony> for HegemonyEvaluation {
    fn value(&self, position: &Hegemony) -> Values {
        let mut values = Values::default();
        values[0] = chance(self.network, position);
        values
    }

    fn tuning(&self) -> Tuning {
        self.tuning
    }

    fn expected_value(&self, position: &Hegemony) -> Values {
        if is_averaged(position) {
            average_over_chance(self, position)
        } else {
            self.value(position)
        }
    }
}
