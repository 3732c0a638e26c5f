//! The evaluation of Cosmic Hegemony: the win probability.
//!
//! A small neural [network](network) for each card set computes it from [features] of the position.
//! They were trained by self-play (`examples/train_hegemony.rs`).

pub mod features;
pub mod network;

use std::sync::LazyLock;

use hegemony::{Action, CardSet, End, Hegemony, Task};
use starboard_kernel::{Game, Silent, Turn};

use crate::evaluation::{Evaluation, Exact, Tuning, Values, average_over_chance};
use crate::puzzle::{Aim, Quest, chances};
use crate::{Bot, Settings, bot_for};
use network::{ClassicNetwork, Estimator, Network};

/// Puzzles only ask about positions with at most this many Super Weapons left to find: with more, a
/// win is hardly possible.
const FEW_WEAPONS: u8 = 3;
/// The node limit for proving one puzzle.
const MOST_NODES: u32 = 300_000;

static FIRST: LazyLock<Network> = LazyLock::new(|| Network::trained(CardSet::First));
static SECOND: LazyLock<Network> = LazyLock::new(|| Network::trained(CardSet::Second));
static CLASSIC: LazyLock<ClassicNetwork> = LazyLock::new(ClassicNetwork::classic);

/// The most playouts for a decision of level 5: more hardly help.
const LEVEL_5_PLAYOUTS: u32 = 4000;
const CLASSIC_LEVEL_5_PLAYOUTS: u32 = 800;

#[derive(Clone, Copy, Debug)]
pub struct HegemonyEvaluation {
    pub tuning: Tuning,
    /// By card set.
    networks: [&'static dyn Estimator; 2],
    is_classic: bool,
}

/// The name by which the list of games finds it.
pub(super) type GameEvaluation = HegemonyEvaluation;

impl Default for HegemonyEvaluation {
    fn default() -> Self {
        HegemonyEvaluation::with([&*FIRST, &*SECOND])
    }
}

impl HegemonyEvaluation {
    /// With other networks, one for each card set.
    #[must_use]
    pub fn with(networks: [&'static dyn Estimator; 2]) -> Self {
        HegemonyEvaluation {
            tuning: Tuning {
                exploration: 0.3,
                prior_temperature: 0.03,
                virtual_visits: 4.0,
                visits_per_outcome: 0,
                rollout_depth: 0,
                rollout_candidates: 1,
                noise: 0.0,
                level_4_playouts: 300,
                playout_cap: Some(LEVEL_5_PLAYOUTS),
                level_1_margin: 0.05,
                ..Tuning::default()
            },
            networks,
            is_classic: false,
        }
    }

    /// With the smaller network of the first edition and a shorter search. The second edition
    /// had no bots then; its network is that of today.
    fn classic() -> Self {
        let mut evaluation = HegemonyEvaluation::with([&*CLASSIC, &*SECOND]);
        evaluation.tuning.playout_cap = Some(CLASSIC_LEVEL_5_PLAYOUTS);
        evaluation.is_classic = true;
        evaluation
    }
}

/// The win probability by a network.
#[must_use]
pub fn win_probability(network: &dyn Estimator, position: &Hegemony) -> f64 {
    match position.end() {
        Some(End::Victory) => 1.0,
        Some(End::Crippled | End::Exhausted) => 0.0,
        None => network.win_probability(position).into(),
    }
}

/// The win probability; at a chance turn with few outcomes, the average over them.
#[must_use]
pub fn expected_win_probability(
    position: &Hegemony,
    mut value: impl FnMut(&Hegemony) -> f64,
) -> f64 {
    if !is_averaged(position) {
        return value(position);
    }
    let (mut sum, mut weights) = (0.0, 0.0);
    for (outcome, weight) in position.outcomes() {
        let mut next = position.clone();
        next.resolve_unchecked(outcome, &mut Silent);
        sum += f64::from(weight) * value(&next);
        weights += f64::from(weight);
    }
    sum / weights
}

/// The network is accurate before cards are drawn; for cubes and rolls the average over the
/// outcomes is better.
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
        let network = self.networks[position.card_set() as usize];
        values[0] = win_probability(network, position);
        values
    }

    fn tuning(&self) -> Tuning {
        self.tuning
    }

    /// The best chance in the last round, after which the game is over in any case.
    fn quests(&self, position: &Hegemony) -> Vec<Quest> {
        let is_near = position.is_last_round() && position.weapons_left() <= FEW_WEAPONS;
        match position.turn() {
            Turn::Player(_) if is_near => vec![Quest::new(Aim::Chance, 1)],
            _ => Vec::new(),
        }
    }

    /// What is done counts, not which of the points are spent on it.
    fn is_same_answer(&self, one: &Action, other: &Action) -> bool {
        match (one, other) {
            (Action::Engage(_), Action::Engage(_)) | (Action::Evade(_), Action::Evade(_)) => true,
            _ => one == other,
        }
    }

    fn odds(&self, position: &Hegemony) -> Option<Exact<Action>> {
        if !position.is_last_round() {
            return None;
        }
        chances(position, Hegemony::hash_prospects, MOST_NODES)
    }

    fn classic_bot(&self, settings: &Settings) -> Option<Box<dyn Bot>> {
        (!self.is_classic).then(|| bot_for(HegemonyEvaluation::classic(), settings.clone()))
    }

    fn classic_tuning(&self) -> Tuning {
        HegemonyEvaluation::classic().tuning
    }

    fn expected_value(&self, position: &Hegemony) -> Values {
        if is_averaged(position) {
            average_over_chance(self, position)
        } else {
            self.value(position)
        }
    }
}
