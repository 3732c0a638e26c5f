//! The first mission: flying, shooting, the mine, and a missile.

use super::{
    mission_aim, mission_buy, mission_done, mission_fire, mission_launch, mission_mine,
    mission_move,
};
use crate::mission::{Mission, Start, Step};

pub(super) const MISSION: Mission = Mission {
    start: Start::Document(include_str!("mission.json")),
    seed: 1,
    steps: &[
        Step::learn(
            "move c1-e1",
            mission_move,
            &[("square", "e1"), ("action", "move c1-e1")],
        ),
        Step::learn("fire", mission_fire, &[("action", "fire")]),
        Step::learn(
            "mine b2",
            mission_mine,
            &[("square", "b2"), ("action", "mine b2")],
        ),
        Step::Other("stay"),
        Step::Other("fire"),
        Step::Other("mine hold"),
        Step::learn("buy missile 5+5", mission_buy, &[("action", "buy missile")]),
        Step::Other("move b1-a1"),
        Step::Other("fire"),
        Step::Other("mine hold"),
        Step::learn(
            "move e1-d1",
            mission_aim,
            &[("square", "d1"), ("action", "move e1-d1")],
        ),
        Step::learn("launch", mission_launch, &[("action", "launch")]),
    ],
    done: mission_done,
};
