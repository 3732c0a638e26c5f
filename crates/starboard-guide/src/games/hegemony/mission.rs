//! The first mission: one round, from the choice of a planet to a Super Weapon that is understood.

use super::{
    mission_claim, mission_die, mission_done, mission_engage, mission_evade, mission_fit,
    mission_next, mission_planet, mission_turn,
};
use crate::mission::{Mission, Start, Step};

pub(super) const MISSION: Mission = Mission {
    start: Start::Options(&[("difficulty", "basic")]),
    seed: 1,
    steps: &[
        Step::learn(
            "planet spindle",
            mission_planet,
            &[("action", "planet spindle")],
        ),
        Step::learn(
            "engage orange 1",
            mission_engage,
            &[("action", "engage orange 1")],
        ),
        Step::learn(
            "engage orange 1",
            mission_next,
            &[("action", "engage orange 1")],
        ),
        Step::learn("evade red 1", mission_evade, &[("action", "evade red 1")]),
        Step::learn(
            "use scanner claim",
            mission_die,
            &[("action", "use scanner claim")],
        ),
        Step::learn("turn to 5", mission_turn, &[("action", "turn to 5")]),
        Step::learn(
            "claim prism-drill",
            mission_claim,
            &[("action", "claim prism-drill")],
        ),
        Step::learn(
            "fit prism-drill",
            mission_fit,
            &[("action", "fit prism-drill")],
        ),
    ],
    done: mission_done,
};
