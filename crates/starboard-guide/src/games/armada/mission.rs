//! The first mission: two rolls of building, then two attacks.

use super::{
    mission_again, mission_attack, mission_build, mission_complete, mission_cross, mission_done,
    mission_reroll, mission_second, mission_value,
};
use crate::mission::{Mission, Start, Step};

pub(super) const MISSION: Mission = Mission {
    start: Start::Document(include_str!("mission.json")),
    seed: 5869,
    steps: &[
        Step::learn(
            "value 6@4c1",
            mission_value,
            &[("die", "3"), ("box", "4c1")],
        ),
        Step::learn("build 2", mission_build, &[("action", "build 2")]),
        Step::learn(
            "value 1@5d1",
            mission_second,
            &[("die", "1"), ("box", "5d1")],
        ),
        Step::learn("build 6", mission_complete, &[("action", "build 6")]),
        Step::learn("attack", mission_attack, &[("action", "attack")]),
        Step::learn("cross oceania 1", mission_cross, &[("level", "oceania 1")]),
        Step::learn("attack", mission_again, &[("action", "attack")]),
        Step::learn(
            "reroll 1",
            mission_reroll,
            &[("die", "1"), ("skill", "rerolls")],
        ),
        Step::go("cross oceania 2", mission_reroll, &[("level", "oceania 2")]),
    ],
    done: mission_done,
};
