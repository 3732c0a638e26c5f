//! The first mission: two rolls of building, then two attacks.

use crate::mission::{Mission, Start, Step};

starboard_kernel::texts!("src/games/armada/mission");

pub(super) const MISSION: Mission = Mission {
    start: Start::Document(include_str!("mission.json")),
    seed: 5869,
    steps: &[
        Step::Learn("value 6@4c1", mission_value),
        Step::Learn("build 2", mission_build),
        Step::Learn("value 1@5d1", mission_second),
        Step::Learn("build 6", mission_complete),
        Step::Learn("attack", mission_attack),
        Step::Learn("cross oceania 1", mission_cross),
        Step::Learn("attack", mission_again),
        Step::Learn("reroll 1", mission_reroll),
        Step::GoOn("cross oceania 2"),
    ],
    done: mission_done,
};
