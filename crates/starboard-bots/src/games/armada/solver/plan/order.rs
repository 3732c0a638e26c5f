//! Which changes may have to be made before a die is rolled again.
//!
//! As a rule it is better to see the die first. But then it can meet an open level that is not
//! the wanted one, and that forbids all skills; so the order matters, if rarely.

use super::super::dice::{Dice, FRESH, REROLLED, changes, code, mark, symbol, with};
use super::Planner;

/// A change of one die.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    die: usize,
    /// Its place in [`changes`].
    pub(super) kind: usize,
    to: u8,
}

impl Change {
    pub(super) fn made(self, dice: Dice) -> Dice {
        with(dice, self.die, self.to)
    }
}

impl Planner<'_> {
    /// Every set of changes of the other dice, the empty one first, that leaves no open level
    /// met on the way.
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
                    .any(|(change, others)| self.stays_unmet(change.made(dice), &others)))
    }

    /// Whether these changes may have to be made before the re-roll of a die. They need not if
    /// after the re-roll, whatever it is, they can still be made or are no longer wanted.
    pub(super) fn is_worth_changing_first(
        &mut self,
        dice: Dice,
        die: usize,
        wanted: &[Change],
    ) -> bool {
        // It is enough that some of them can wait: then there is a way with less to change first.
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
            let before = first.iter().fold(dice, |dice, change| change.made(dice));
            let can_wait = (0..6).all(|face| {
                let rolled = with(before, die, symbol(face, REROLLED));
                let all_made = later.iter().fold(rolled, |dice, change| change.made(dice));
                let reach = self.reach(all_made);
                self.loses_nothing(rolled, &later, reach)
            });
            if can_wait {
                return false;
            }
        }
        true
    }

    /// Whether changes can be made, or open levels that are met on the way leave nothing to be
    /// wished for.
    fn loses_nothing(&self, dice: Dice, wanted: &[Change], reach: u32) -> bool {
        let met = self.met(dice);
        if met != 0 {
            return reach & !met == 0;
        }
        reach == 0
            || wanted.is_empty()
            || each_first(wanted)
                .any(|(change, others)| self.loses_nothing(change.made(dice), &others, reach))
    }

    /// The levels that may be crossed in this attack with any number of skills.
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

/// Each of the changes with the others.
fn each_first(changes: &[Change]) -> impl Iterator<Item = (Change, Vec<Change>)> {
    changes.iter().enumerate().map(move |(index, &change)| {
        let mut others = changes.to_vec();
        others.remove(index);
        (change, others)
    })
}
