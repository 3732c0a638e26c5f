//! The kernel's suite, and what must hold in every game of Guardians.

use guardians::{Cell, Guardians};
use proptest::prelude::*;
use starboard_kernel::conformance::{Effort, check_game};
use starboard_kernel::{FastRng, Game, Silent, Turn};

#[test]
fn conforms() {
    check_game::<Guardians>(Effort {
        games: 12,
        stride: 9,
        longest: 5_000,
    });
}

fn options() -> impl Strategy<Value = guardians::Options> {
    (2..=4_u8, any::<bool>(), any::<bool>()).prop_map(|(players, advanced, removed)| {
        guardians::Options {
            players,
            variant: if advanced {
                guardians::Variant::Advanced
            } else {
                guardians::Variant::Basic
            },
            empty_column: if removed {
                guardians::EmptyColumn::Removed
            } else {
                guardians::EmptyColumn::Shot
            },
        }
    })
}

/// All tokens that can be seen; the rest is in the box.
fn tokens_in_sight(position: &Guardians) -> u32 {
    let board = position.invaders().count_ones();
    let held: u32 = position
        .pilots()
        .iter()
        .flat_map(|pilot| pilot.tokens)
        .map(u32::from)
        .sum();
    let supply: u32 = position.supply().iter().map(|&n| u32::from(n)).sum();
    let waiting = position.waiting();
    board + held + supply + u32::from(waiting.left + waiting.right + 2 * waiting.ships)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// G2: tokens only ever go to the box; the set of invaders is that of the cells; whole ships
    /// stay whole (G3); at most one fighter, mine or invader stands on a square.
    #[test]
    fn tokens_are_conserved(options in options(), seed in any::<u64>()) {
        let mut position = Guardians::start(&options);
        let mut rng = FastRng::new(seed);
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        let mut before = tokens_in_sight(&position);
        prop_assert_eq!(before, 66);
        loop {
            match position.turn() {
                Turn::Player(_) => {
                    let action = position.random_action(&mut rng, &mut actions);
                    position.play_unchecked(action, &mut Silent);
                }
                Turn::Chance => {
                    let outcome = position.random_outcome(&mut rng, &mut outcomes);
                    position.resolve_unchecked(outcome, &mut Silent);
                }
                Turn::Over => break,
            }
            let now = tokens_in_sight(&position);
            prop_assert!(now <= before);
            before = now;
            for square in guardians::Square::all() {
                let occupied = position.cell(square) != Cell::Empty;
                prop_assert_eq!(occupied, position.invaders() & (1 << square.index()) != 0);
                let fighter = position.fighter_at(square).is_some();
                let mine = position.mine() == Some(square);
                prop_assert!(u8::from(occupied) + u8::from(fighter) + u8::from(mine) <= 1);
                let beside = |direction| square.step(direction).map(|s| position.cell(s));
                match position.cell(square) {
                    Cell::Left => prop_assert_eq!(beside(guardians::Direction::E), Some(Cell::Right)),
                    Cell::Right => prop_assert_eq!(beside(guardians::Direction::W), Some(Cell::Left)),
                    _ => {}
                }
            }
        }
    }

    /// Any text is read without a panic, and what is read prints the same.
    #[test]
    fn any_text_is_survived(text in "\\PC{0,40}") {
        if let Ok(action) = text.parse::<guardians::Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(outcome) = text.parse::<guardians::Draw>() {
            prop_assert_eq!(outcome.to_string(), text);
        }
    }
}
