//! The first mission: one round, from the choice of a planet to a Super Weapon that is understood.

use crate::mission::{Mission, Start, Step};

starboard_kernel::texts!("src/games/hegemony/mission");

pub(super) const MISSION: Mission = Mission {
    start: Start::Options(&[
        ("difficulty", "basic"),
        ("captain", "kade"),
        ("edition", "second"),
    ]),
    seed: 486,
    steps: &[
        Step::Learn("planet murmur", mission_planet),
        Step::Learn("engage red 1", mission_engage),
        Step::Learn("engage blue 2", mission_next),
        Step::Learn("evade red 1", mission_evade),
        Step::Learn("use scanner recover", mission_die),
        Step::Learn("turn to 4", mission_turn),
        Step::Learn("lose orange", mission_found),
        Step::Learn("fit prism-drill", mission_fit),
    ],
    done: mission_done,
};
