//! The first mission: flying, shooting, the mine, and a missile.

use crate::mission::{Mission, Start, Step};

starboard_kernel::texts!("src/games/guardians/mission");

pub(super) const MISSION: Mission = Mission {
    start: Start::Document(include_str!("mission.json")),
    seed: 1,
    steps: &[
        Step::Learn("move c1-e1", mission_move),
        Step::Learn("fire", mission_fire),
        Step::Learn("mine b2", mission_mine),
        Step::Other("stay"),
        Step::Other("fire"),
        Step::Other("mine hold"),
        Step::Learn("buy missile 5+5", mission_buy),
        Step::Other("move b1-a1"),
        Step::Other("fire"),
        Step::Other("mine hold"),
        Step::Learn("move e1-d1", mission_aim),
        Step::Learn("launch", mission_launch),
    ],
    done: mission_done,
};
