//! What puzzles of Guardians of Space ask for: the most points that are certain, or that nobody can
//! let an invader through.

use guardians::{Guardians, Step};
use starboard_kernel::{Game, Seat, Turn};

use crate::puzzle::{Aim, Quest, WON};

const QUESTS: [Quest; 3] = [
    Quest::new(Aim::Save, 1),
    Quest::new(Aim::Points, 1),
    Quest::new(Aim::Points, 2),
];

/// At the beginning of a turn.
pub(super) fn quests(position: &Guardians) -> Vec<Quest> {
    let begins = position.step() == Step::Move && position.heading().is_none();
    match position.turn() {
        Turn::Player(_) if begins && position.seats() == 2 => QUESTS.to_vec(),
        _ => Vec::new(),
    }
}

pub(super) fn gained(aim: Aim, since: &Guardians, now: &Guardians, seat: Seat) -> i32 {
    // G30: a raided planet is a loss for everybody.
    if now.over().is_some_and(guardians::Over::is_lost) {
        return -WON;
    }
    if aim != Aim::Points {
        return 0;
    }
    let points = |position: &Guardians| i32::from(position.pilots()[seat.index()].points());
    points(now) - points(since)
}
