//! The first mission: a step, a jump, the commander, the solar squares, an attack, and home.

use crate::mission::{Mission, Start, Step};

starboard_kernel::texts!("src/games/rescue/mission");

pub(super) const MISSION: Mission = Mission {
    start: Start::Document(include_str!("mission.json")),
    seed: 1,
    steps: &[
        Step::Learn("i7-k9", mission_step),
        Step::Other("h9-g9"),
        Step::Learn("k7-k11", mission_jump),
        Step::Other("g9-f8"),
        Step::Learn("k11-l12", mission_fetch),
        Step::Other("f10-f9"),
        Step::Learn("l12-k11", mission_leave),
        Step::Other("c7-b5"),
        Step::Learn("k11-c5", mission_solar),
        Step::Other("b5-b3"),
        Step::Learn("c4xb3", mission_attack),
        Step::Other("f9-e8"),
        Step::Learn("c5-b4", mission_way),
        Step::Other("e8-e7"),
        Step::Learn("b4-b2", mission_home),
    ],
    done: mission_done,
};
