//! The value of the start of the invasion with optimal play.
//!
//! The file is computed by the solver of phase 2 (`examples/armada_border.rs`): for each of the
//! 2,160 ways in which phase 1 can end, the expected score in 256ths of a point, as little-endian
//! 16-bit numbers.

use armada::{Actions, Armada, Ship, ShipState};

static SCORES: &[u8] = include_bytes!("border.bin");

/// The possible rewards of the ships; rolls without the two extra ones of ship 4.
const ROLLS: [u8; 5] = [0, 4, 9, 12, 16];
const EXTRA_ROLLS: u8 = 2;
const REROLLS: [u8; 4] = [0, 2, 5, 10];
const CHANGES: [u8; 3] = [0, 2, 5];

/// The expected score at the start of the invasion, in points.
pub(super) fn score(position: &Armada) -> f64 {
    let fourth = position.ship_state(Ship::of_face(4)) == ShipState::Completed;
    let index = index_of(position.gives(), fourth);
    f64::from(u16::from_le_bytes([
        SCORES[2 * index],
        SCORES[2 * index + 1],
    ])) / 256.0
}

/// The index in the file: by rolls, ship 4 (not completed, completed, with flips), wild cards,
/// re-rolls, +1 and −1, the last one varying fastest.
fn index_of(actions: Actions, fourth: bool) -> usize {
    let among = |rewards: &[u8], reward: u8| {
        let found = rewards.iter().position(|&other| other == reward);
        found.unwrap_or_default()
    };
    let extra = if fourth { EXTRA_ROLLS } else { 0 };
    let mut index = among(&ROLLS, actions.rolls - extra);
    index = index * 3 + usize::from(fourth) + usize::from(actions.flips > 0);
    index = index * 4 + usize::from(actions.wilds);
    index = index * 4 + among(&REROLLS, actions.rerolls);
    index = index * 3 + among(&CHANGES, actions.plus);
    index * 3 + among(&CHANGES, actions.minus)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score_of(index: usize) -> f64 {
        f64::from(u16::from_le_bytes([
            SCORES[2 * index],
            SCORES[2 * index + 1],
        ])) / 256.0
    }

    /// For each index of the file, the steps of the six rewards.
    fn entries() -> Vec<([usize; 6], usize)> {
        let steps = [5, 3, 4, 4, 3, 3];
        let count = steps.iter().product();
        (0..count)
            .map(|index| {
                let mut rest = index;
                let mut rewards = [0; 6];
                for (reward, steps) in rewards.iter_mut().zip(steps).rev() {
                    *reward = rest % steps;
                    rest /= steps;
                }
                let actions = Actions {
                    rolls: ROLLS[rewards[0]] + if rewards[1] > 0 { EXTRA_ROLLS } else { 0 },
                    flips: if rewards[1] == 2 { 5 } else { 0 },
                    wilds: rewards[2] as u8,
                    rerolls: REROLLS[rewards[3]],
                    plus: CHANGES[rewards[4]],
                    minus: CHANGES[rewards[5]],
                };
                assert_eq!(index_of(actions, rewards[1] > 0), index);
                (rewards, index)
            })
            .collect()
    }

    #[test]
    fn every_end_of_phase_1_has_an_entry() {
        assert_eq!(SCORES.len(), 2 * entries().len());
        assert_eq!(score_of(0), 0.0);
    }

    /// The program that computes the file writes the starts in the order of [`index_of`].
    #[test]
    fn the_file_is_in_the_order_of_the_starts() {
        for group in super::super::solver::border::groups() {
            for start in group.starts() {
                let fourth = !ROLLS.contains(&start.actions.rolls);
                assert_eq!(index_of(start.actions, fourth), start.index);
            }
        }
    }

    /// Values printed by the solver.
    #[test]
    fn scores_are_those_of_the_solver() {
        let check = |actions: [u8; 6], fourth: bool, expected: f64| {
            let [rolls, wilds, rerolls, flips, plus, minus] = actions;
            let actions = Actions {
                rolls,
                wilds,
                rerolls,
                flips,
                plus,
                minus,
            };
            let score = score_of(index_of(actions, fourth));
            assert!((score - expected).abs() < 0.003, "{actions:?}: {score}");
        };
        check([2, 0, 0, 5, 0, 0], true, 14.4806);
        check([4, 0, 0, 0, 0, 0], false, 3.4349);
        check([9, 3, 10, 0, 0, 5], false, 46.3150);
        check([14, 2, 5, 5, 2, 2], true, 55.2139);
        check([18, 1, 2, 0, 5, 0], true, 53.5783);
        check([18, 3, 10, 5, 5, 5], true, 98.4947);
    }

    #[test]
    fn more_rewards_are_never_worse() {
        let step = [432, 144, 36, 9, 3, 1];
        let most = [4, 2, 3, 3, 2, 2];
        for (rewards, index) in entries() {
            for reward in 0..6 {
                if rewards[reward] < most[reward] {
                    let more = index + step[reward];
                    assert!(score_of(more) >= score_of(index), "{rewards:?} {reward}");
                }
            }
        }
    }
}
