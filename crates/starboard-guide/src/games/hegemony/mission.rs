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
        Step::Learn("planet spindle", mission_planet),
        Step::Learn("engage orange 1", mission_engage),
        Step::Learn("engage orange 1", mission_next),
        Step::Learn("evade red 1", mission_evade),
        Step::Learn("use scanner claim", mission_die),
        Step::Learn("turn to 5", mission_turn),
        Step::Learn("claim prism-drill", mission_claim),
        Step::Learn("fit prism-drill", mission_fit),
    ],
    done: mission_done,
};
