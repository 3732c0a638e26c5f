//! What puzzles of Commander Rescue ask for: a rescue or a capture by force, or the only defence.

use rescue::{Phase, Power, Rescue};
use starboard_kernel::{Game, Seat};

use crate::puzzle::{Aim, Quest, WON};

/// The quick ones first: a rescue in two moves is no puzzle where one move is enough.
const QUESTS: [Quest; 4] = [
    Quest::new(Aim::Win, 1),
    Quest::new(Aim::Defend, 1),
    Quest::new(Aim::Win, 2),
    Quest::new(Aim::Capture, 1),
];

pub(super) fn quests(position: &Rescue) -> Vec<Quest> {
    if position.phase() != Phase::Play || position.seats() != 2 {
        return Vec::new();
    }
    // Ships that are stacked, taken over or rebuilt are no clear gain.
    let has_powers = position.all_seats().any(|seat| {
        position
            .power(seat)
            .is_some_and(|power| !keeps_count(power))
    });
    let mut quests = QUESTS.to_vec();
    quests.retain(|quest| quest.aim != Aim::Capture || !has_powers);
    quests
}

fn keeps_count(power: Power) -> bool {
    !matches!(power, Power::Wolf | Power::Hacker | Power::Robots)
}

/// R26: a puzzle starts counting from zero how often each position has occurred.
pub(super) fn without_past(position: &Rescue) -> Rescue {
    let mut document = position.document();
    if let Some(fields) = document.as_object_mut() {
        fields.remove("seen");
    }
    Rescue::from_document(&document).unwrap_or_else(|_| position.clone())
}

/// By how many ships a seat is further ahead.
pub(super) fn gained(aim: Aim, since: &Rescue, now: &Rescue, seat: Seat) -> i32 {
    if let Some(ending) = now.ending() {
        return match ending.winners.first() {
            Some(&winner) if winner == seat => WON,
            Some(_) => -WON,
            None => 0,
        };
    }
    if aim != Aim::Capture {
        return 0;
    }
    let lead = |position: &Rescue| -> i32 {
        let counted = position.all_seats().map(|of| {
            let ships = position.fleet(of).len() as i32;
            if of == seat { ships } else { -ships }
        });
        counted.sum()
    };
    lead(now) - lead(since)
}
