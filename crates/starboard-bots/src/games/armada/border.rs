//! What the start of the invasion is worth if it is played perfectly.
//!
//! The file is made from the exact solution of phase 2 (`examples/armada_border.rs`): for all
//! 2,160 ways in which phase 1 can end, the expected score in 256ths of a point, two bytes each,
//! low byte first.

use armada::{Actions, Armada, Ship, ShipState};

static SCORES: &[u8] = include_bytes!("border.bin");

/// What the ships can give; rolls without the two extra ones of ship 4.
const ROLLS: [u8; 5] = [0, 4, 9, 12, 16];
const EXTRA_ROLLS: u8 = 2;
const REROLLS: [u8; 4] = [0, 2, 5, 10];
const CHANGES: [u8; 3] = [0, 2, 5];

/// The expected score at the start of the invasion, in points.
pub(super) fn score(position: &Armada) -> f64 {
    let fourth = position.ship_state(Ship::of_face(4)) == ShipState::Completed;
    let place = place(position.gives(), fourth);
    f64::from(u16::from_le_bytes([
        SCORES[2 * place],
        SCORES[2 * place + 1],
    ])) / 256.0
}

/// The place in the file: rolls, ship 4 (not completed, completed, with flips), wild cards,
/// re-rolls, +1, −1, the last one running fastest.
fn place(actions: Actions, fourth: bool) -> usize {
    let among = |gifts: &[u8], gift: u8| {
        let found = gifts.iter().position(|&other| other == gift);
        found.unwrap_or_default()
    };
    let extra = if fourth { EXTRA_ROLLS } else { 0 };
    let mut place = among(&ROLLS, actions.rolls - extra);
    place = place * 3 + usize::from(fourth) + usize::from(actions.flips > 0);
    place = place * 4 + usize::from(actions.wilds);
    place = place * 4 + among(&REROLLS, actions.rerolls);
    place = place * 3 + among(&CHANGES, actions.plus);
    place * 3 + among(&CHANGES, actions.minus)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score_of(place: usize) -> f64 {
        f64::from(u16::from_le_bytes([
            SCORES[2 * place],
            SCORES[2 * place + 1],
        ])) / 256.0
    }

    /// What each place holds: the steps of the six gifts, and the place.
    fn places() -> Vec<([usize; 6], usize)> {
        let steps = [5, 3, 4, 4, 3, 3];
        let count = steps.iter().product();
        (0..count)
            .map(|place| {
                let mut rest = place;
                let mut gifts = [0; 6];
                for (gift, steps) in gifts.iter_mut().zip(steps).rev() {
                    *gift = rest % steps;
                    rest /= steps;
                }
                let actions = Actions {
                    rolls: ROLLS[gifts[0]] + if gifts[1] > 0 { EXTRA_ROLLS } else { 0 },
                    flips: if gifts[1] == 2 { 5 } else { 0 },
                    wilds: gifts[2] as u8,
                    rerolls: REROLLS[gifts[3]],
                    plus: CHANGES[gifts[4]],
                    minus: CHANGES[gifts[5]],
                };
                assert_eq!(self::place(actions, gifts[1] > 0), place);
                (gifts, place)
            })
            .collect()
    }

    #[test]
    fn every_end_of_phase_1_has_its_place() {
        assert_eq!(SCORES.len(), 2 * places().len());
        assert_eq!(score_of(0), 0.0);
    }

    /// The program that makes the file writes the starts in the order in which they are found
    /// here.
    #[test]
    fn the_file_is_in_the_order_of_the_starts() {
        for group in super::super::solver::border::groups() {
            for start in group.starts() {
                let fourth = !ROLLS.contains(&start.actions.rolls);
                assert_eq!(place(start.actions, fourth), start.place);
            }
        }
    }

    /// From the solver's own list.
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
            let score = score_of(place(actions, fourth));
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
    fn who_gets_more_is_worth_more() {
        let places = places();
        let step = [432, 144, 36, 9, 3, 1];
        let most = [4, 2, 3, 3, 2, 2];
        for (gifts, place) in places {
            for gift in 0..6 {
                if gifts[gift] < most[gift] {
                    let more = place + step[gift];
                    assert!(score_of(more) >= score_of(place), "{gifts:?} {gift}");
                }
            }
        }
    }
}
