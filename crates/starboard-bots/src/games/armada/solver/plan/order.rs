//! Which changes may have to be made before a re-roll.
//!
//! Usually it is better to see the die first. But then the dice may meet an open level that is not
//! the wanted one, which forbids all skills; so in rare cases the order matters.

use super::super::dice::{Dice, FRESH, REROLLED, changes, code, mark, symbol, with};
use super::Planner;

/// A change of one die.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    die: usize,
    /// Its index in [`changes`].
    pub(super) kind: usize,
    to: u8,
}

impl Change {
    pub(super) fn apply(self, dice: Dice) -> Dice {
        with(dice, self.die, self.to)
    }
}

impl Planner<'_> {
    /// Every set of changes of the other dice, the empty one first, that can be made without
    /// meeting an open level on the way.
    pub(super) fn ways_to_change(&self, dice: Dice, die: usize) -> Vec<Vec<Change>> {
        let mut ways = Vec::new();
        let [first, second] = [(die + 1) % 3, (die + 2) % 3].map(|other| {
            let changed = changes(dice[other]).into_iter().enumerate();
            let changed = changed.filter_map(move |(kind, to)| {
                to.map(|to| Change {
                    die: other,
                    kind,
                    to,
                })
            });
            std::iter::once(None).chain(changed.map(Some))
        });
        for first in first {
            for second in second.clone() {
                let wanted: Vec<Change> = first.into_iter().chain(second).collect();
                if self.stays_unmet(dice, &wanted) {
                    ways.push(wanted);
                }
            }
        }
        ways
    }

    fn stays_unmet(&self, dice: Dice, wanted: &[Change]) -> bool {
        self.met(dice) == 0
            && (wanted.is_empty()
                || each_first(wanted)
                    .any(|(change, others)| self.stays_unmet(change.apply(dice), &others)))
    }

    /// Whether these changes may have to be made before the re-roll of a die. They need not if,
    /// whatever the re-roll shows, they can still be made or are no longer wanted.
    pub(super) fn may_need_changes_first(
        &mut self,
        dice: Dice,
        die: usize,
        wanted: &[Change],
    ) -> bool {
        // If some of them can wait, the set without these is considered as well.
        for waiting in 1..1_u8 << wanted.len() {
            let (later, first): (Vec<_>, Vec<_>) = wanted
                .iter()
                .enumerate()
                .partition(|(index, _change)| waiting >> index & 1 == 1);
            let first: Vec<Change> = first.into_iter().map(|(_index, &change)| change).collect();
            let later: Vec<Change> = later.into_iter().map(|(_index, &change)| change).collect();
            if !self.stays_unmet(dice, &first) {
                continue;
            }
            let before = first.iter().fold(dice, |dice, change| change.apply(dice));
            let can_wait = (0..6).all(|face| {
                let rolled = with(before, die, symbol(face, REROLLED));
                let all_made = later.iter().fold(rolled, |dice, change| change.apply(dice));
                let reach = self.reach(all_made);
                self.loses_nothing(rolled, &later, reach)
            });
            if can_wait {
                return false;
            }
        }
        true
    }

    /// Whether the changes can be made, or the open levels met on the way include all of `reach`.
    fn loses_nothing(&self, dice: Dice, wanted: &[Change], reach: u32) -> bool {
        let met = self.met(dice);
        if met != 0 {
            return reach & !met == 0;
        }
        reach == 0
            || wanted.is_empty()
            || each_first(wanted)
                .any(|(change, others)| self.loses_nothing(change.apply(dice), &others, reach))
    }

    /// The levels that can be met in this attack with any number of skills.
    fn reach(&mut self, dice: Dice) -> u32 {
        if let Some(known) = self.reach[code(dice)] {
            return known;
        }
        let mut reach = self.met(dice);
        if reach == 0 {
            for die in 0..3 {
                for changed in changes(dice[die]).into_iter().flatten() {
                    reach |= self.reach(with(dice, die, changed));
                }
                if mark(dice[die]) == FRESH {
                    for face in 0..6 {
                        reach |= self.reach(with(dice, die, symbol(face, REROLLED)));
                    }
                }
            }
        }
        self.reach[code(dice)] = Some(reach);
        reach
    }
}

/// Each of the changes, with the others.
fn each_first(changes: &[Change]) -> impl Iterator<Item = (Change, Vec<Change>)> {
    changes.iter().enumerate().map(move |(index, &change)| {
        let mut others = changes.to_vec();
        others.remove(index);
        (change, others)
    })
}
