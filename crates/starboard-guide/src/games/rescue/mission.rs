//! The first mission: a step, a jump, the commander, the solar squares, an attack, and home.

use super::{
    mission_attack, mission_done, mission_fetch, mission_home, mission_jump, mission_leave,
    mission_solar, mission_step, mission_way,
};
use crate::mission::{Mission, Start, Step};

pub(super) const MISSION: Mission = Mission {
    start: Start::Document(include_str!("mission.json")),
    seed: 1,
    steps: &[
        Step::learn("i7-k9", mission_step, &[("square", "i7"), ("square", "k9")]),
        Step::Other("h9-g9"),
        Step::learn(
            "k7-k11",
            mission_jump,
            &[("square", "k7"), ("square", "k11")],
        ),
        Step::Other("g9-f8"),
        Step::learn(
            "k11-l12",
            mission_fetch,
            &[("square", "k11"), ("square", "l12")],
        ),
        Step::Other("f10-f9"),
        Step::learn(
            "l12-k11",
            mission_leave,
            &[("square", "l12"), ("square", "k11")],
        ),
        Step::Other("c7-b5"),
        Step::learn(
            "k11-c5",
            mission_solar,
            &[("square", "k11"), ("square", "c5")],
        ),
        Step::Other("b5-b3"),
        Step::learn(
            "c4xb3",
            mission_attack,
            &[("square", "c4"), ("square", "b3")],
        ),
        Step::Other("f9-e8"),
        Step::learn("c5-b4", mission_way, &[("square", "c5"), ("square", "b4")]),
        Step::Other("e8-e7"),
        Step::learn("b4-b2", mission_home, &[("square", "b4"), ("square", "b2")]),
    ],
    done: mission_done,
};
