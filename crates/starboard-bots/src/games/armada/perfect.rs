//! Perfect play of the invasion: positions of the rules, asked of the solver.

use std::cell::RefCell;

use armada::{Action, Armada, Phase, Step};

use super::solver::{self, Die, Objective, Solver, State};
use crate::evaluation::Exact;

/// After so many positions the progress is told.
const POSITIONS_BETWEEN_NEWS: u64 = 200_000;

thread_local! {
    /// What was solved last, with the points of the ships: the next question is mostly about the
    /// same game. Each thread has its own, so that nobody waits for another's game.
    static SOLVED: RefCell<Option<(u8, Solver)>> = const { RefCell::new(None) };
}

/// What the invasion is worth from here on; nothing in phase 1 and at the end.
pub(super) fn exact(position: &Armada, progress: &mut dyn FnMut(f64)) -> Option<Exact<Action>> {
    let state = state_of(position)?;
    let points = position.ship_points();
    SOLVED.with_borrow_mut(|solved| {
        let known = solved
            .as_ref()
            .is_some_and(|(of, solver)| *of == points && solver.value(&state).is_some());
        if !known {
            // Gone before the next one is made: both together may be too large.
            *solved = None;
            let mut solver = Solver::new(Objective::Score, f32::from(points), &state)?;
            loop {
                let made = solver.work(POSITIONS_BETWEEN_NEWS);
                progress(made.done as f64 / made.total.max(1) as f64);
                if made.is_complete() {
                    break;
                }
            }
            *solved = Some((points, solver));
        }
        let (_, solver) = solved.as_ref()?;
        let share = |points: f32| f64::from(points) / 100.0;
        Some(Exact {
            value: share(solver.value(&state)?),
            actions: solver
                .choices(&state)?
                .into_iter()
                .map(|(action, value)| (action, share(value)))
                .collect(),
        })
    })
}

fn state_of(position: &Armada) -> Option<State> {
    if position.phase() != Phase::Invade {
        return None;
    }
    let dice = position.dice();
    let marked = armada::Die::ALL.map(|die| Die {
        face: dice[die.index()],
        rerolled: position.is_rerolled(die),
        changed: position.is_changed(die),
    });
    let step = match position.step() {
        Step::Attack => solver::Step::Attack,
        Step::Skills => solver::Step::Skills(marked),
        Step::Roll => match dice.iter().position(|&face| face == 0) {
            Some(die) if dice != [0; 3] => {
                let mut marked = marked;
                // What it showed before does not matter any more.
                marked[die] = Die {
                    face: 1,
                    rerolled: false,
                    changed: false,
                };
                solver::Step::Reroll(marked, die as u8)
            }
            _ => solver::Step::Roll,
        },
        Step::Value | Step::Build | Step::Count => return None,
    };
    Some(State {
        crossed: position.crossed(),
        actions: position.actions(),
        step,
    })
}

#[cfg(test)]
mod tests {
    use starboard_kernel::serde_json::{Value, json};
    use starboard_kernel::{FastRng, Game, Silent, Turn};

    use super::*;

    fn close(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-5
    }

    /// An invasion with this much left, after ships that earned nothing.
    fn start(actions: &Value) -> Armada {
        let ship = |printed: Value| json!({ "values": printed, "built": [], "countdown": 0, "state": "collapsed" });
        let document = json!({
            "game": "armada",
            "options": { "edition": "standard", "three_boxes": "zero" },
            "phase": "invade",
            "step": "attack",
            "dice": null,
            "ships": {
                "1": ship(json!({ "a1": 6 })),
                "2": ship(json!({ "a1": 2 })),
                "3": ship(json!({ "a1": 4 })),
                "4": ship(json!({ "b1": 3 })),
                "5": ship(json!({ "a1": 1 })),
                "6": ship(json!({ "a1": 5 })),
            },
            "actions": actions,
            "crossed": {
                "oceania": [], "south_america": [], "asia": [], "europe": [], "africa": [],
                "north_america": [],
            },
            "used": { "rerolled": [], "changed": [] },
        });
        Armada::from_document(&document).expect("a position")
    }

    fn worth(position: &Armada) -> f64 {
        match position.ending() {
            Some(ending) => ending.scores[0] as f64 / 100.0,
            None => exact(position, &mut |_| {}).expect("an invasion").value,
        }
    }

    /// In games of the real rules: the solver knows every legal action, in the same order; what
    /// an action is worth is what the position after it is worth; a position is worth its best
    /// action; and a chance turn the average of its outcomes.
    #[test]
    fn the_solver_plays_the_game_of_the_rules() {
        let rich = json!({
            "rolls": 6, "wilds": 2, "rerolls": 2, "flips": 1, "plus": 2, "minus": 1,
        });
        let mut steps = 0;
        for seed in 0..6 {
            let mut rng = FastRng::new(seed);
            let mut position = start(&rich);
            loop {
                let known = exact(&position, &mut |_| {});
                match position.turn() {
                    Turn::Over => break,
                    Turn::Player(_) => {
                        let known = known.expect("an invasion");
                        let legal = position.legal();
                        assert!(
                            legal
                                .iter()
                                .eq(known.actions.iter().map(|(action, _)| action))
                        );
                        let mut best = 0.0_f64;
                        for (action, value) in known.actions {
                            let mut next = position.clone();
                            next.play_unchecked(action, &mut Silent);
                            assert!(close(value, worth(&next)), "{action}");
                            best = best.max(value);
                        }
                        assert!(close(known.value, best));
                        let action = position.random_action(&mut rng, &mut Vec::new());
                        position.play_unchecked(action, &mut Silent);
                    }
                    Turn::Chance => {
                        let mut sum = 0.0;
                        let mut weights = 0.0;
                        for (roll, weight) in position.possible() {
                            let mut next = position.clone();
                            next.resolve_unchecked(roll, &mut Silent);
                            sum += f64::from(weight) * worth(&next);
                            weights += f64::from(weight);
                        }
                        let known = known.expect("an invasion");
                        assert!(close(known.value, sum / weights));
                        assert!(known.actions.is_empty());
                        let roll = position.random_outcome(&mut rng, &mut Vec::new());
                        position.resolve_unchecked(roll, &mut Silent);
                    }
                }
                steps += 1;
            }
        }
        assert!(steps > 60, "only {steps} steps");
    }

    #[test]
    fn phase_one_and_the_end_are_not_solved() {
        let options = Armada::read_options(&starboard_kernel::OptionValues::new());
        let position = Armada::start(&options.expect("defaults"));
        assert_eq!(exact(&position, &mut |_| {}), None);
        let mut heard = Vec::new();
        let few = json!({
            "rolls": 1, "wilds": 0, "rerolls": 0, "flips": 0, "plus": 0, "minus": 0,
        });
        let mut position = start(&few);
        exact(&position, &mut |part| heard.push(part)).expect("an invasion");
        assert_eq!(heard.last(), Some(&1.0), "progress comes to its end");
        position.play_unchecked(Action::Attack, &mut Silent);
        position.resolve_unchecked(armada::Roll::Three([1, 1, 2]), &mut Silent);
        position.play_unchecked(Action::LetGo, &mut Silent);
        assert_eq!(exact(&position, &mut |_| {}), None);
    }
}
