//! The first mission: a whole game.

use crate::mission::{Mission, Start, Step};

starboard_kernel::texts!("src/games/meteors/mission");

pub(super) const MISSION: Mission = Mission {
    start: Start::Document(
        r#"{"game":"meteors","options":{"players":2},"left":15,"caught":[0,0],"turn":1}"#,
    ),
    seed: 1,
    steps: &[
        Step::Learn("catch 1", mission_own),
        Step::Other("catch 2"),
        Step::Learn("catch 1", mission_own),
        Step::Other("catch 2"),
        Step::Learn("catch 1", mission_own),
        Step::Other("catch 1"),
        Step::Learn("catch 3", mission_own),
        Step::Other("catch 1"),
        Step::Learn("catch 3", mission_own),
    ],
    done: mission_done,
};
