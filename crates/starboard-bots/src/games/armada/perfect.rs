//! Perfect play of the invasion: translates positions of the rules for the solver.

use std::cell::RefCell;

use armada::{Action, Armada, Phase, Step};

use super::solver::{self, Die, Objective, Solver, State};
use crate::evaluation::Exact;

const POSITIONS_PER_PROGRESS: u64 = 200_000;

thread_local! {
    /// A cache of one solution, with the points of the ships: the next query is mostly about the
    /// same game. Each thread has its own, so that none waits for another.
    static SOLVED: RefCell<Option<(u8, Solver)>> = const { RefCell::new(None) };
}

/// The exact values of a position of the invasion; `None` in phase 1 and at the end.
pub(super) fn exact(position: &Armada, progress: &mut dyn FnMut(f64)) -> Option<Exact<Action>> {
    exact_within(position, u64::MAX, progress)
}

/// The same, if no more than so many positions have to be solved.
pub(super) fn exact_within(
    position: &Armada,
    most: u64,
    progress: &mut dyn FnMut(f64),
) -> Option<Exact<Action>> {
    let state = state_of(position)?;
    let points = position.ship_points();
    SOLVED.with_borrow_mut(|solved| {
        let known = solved
            .as_ref()
            .is_some_and(|(of, solver)| *of == points && solver.value(&state).is_some());
        let fresh = || Solver::new(Objective::Score, f32::from(points), &state);
        // What is known already must not decide what is too much.
        if most < u64::MAX && fresh()?.positions() > most {
            return None;
        }
        if !known {
            // Freed first: both together may be too large.
            *solved = None;
            let mut solver = fresh()?;
            loop {
                let status = solver.work(POSITIONS_PER_PROGRESS);
                progress(status.done as f64 / status.total.max(1) as f64);
                if status.is_complete() {
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
                // What it showed before no longer matters.
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

    /// An invasion with these actions left, after ships that scored nothing.
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

    fn value_of(position: &Armada) -> f64 {
        match position.ending() {
            Some(ending) => ending.scores[0] as f64 / 100.0,
            None => exact(position, &mut |_| {}).expect("an invasion").value,
        }
    }

    /// In games by the rules: the solver has every legal action, in the same order; the value of an
    /// action is that of the next position; the value of a position is that of its best action, at
    /// a chance turn the mean of its outcomes.
    #[test]
    fn the_solver_agrees_with_the_rules() {
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
                        let legal = position.legal_actions();
                        assert!(
                            legal
                                .iter()
                                .eq(known.actions.iter().map(|(action, _)| action))
                        );
                        let mut best = 0.0_f64;
                        for (action, value) in known.actions {
                            let mut next = position.clone();
                            next.play_unchecked(action, &mut Silent);
                            assert!(close(value, value_of(&next)), "{action}");
                            best = best.max(value);
                        }
                        assert!(close(known.value, best));
                        let action = position.random_action(&mut rng, &mut Vec::new());
                        position.play_unchecked(action, &mut Silent);
                    }
                    Turn::Chance => {
                        let mut sum = 0.0;
                        let mut weights = 0.0;
                        for (roll, weight) in position.outcomes() {
                            let mut next = position.clone();
                            next.resolve_unchecked(roll, &mut Silent);
                            sum += f64::from(weight) * value_of(&next);
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
        let mut reported = Vec::new();
        let few = json!({
            "rolls": 1, "wilds": 0, "rerolls": 0, "flips": 0, "plus": 0, "minus": 0,
        });
        let mut position = start(&few);
        exact(&position, &mut |part| reported.push(part)).expect("an invasion");
        assert_eq!(reported.last(), Some(&1.0), "progress reaches the end");
        position.play_unchecked(Action::Attack, &mut Silent);
        position.resolve_unchecked(armada::Roll::Three([1, 1, 2]), &mut Silent);
        position.play_unchecked(Action::LetGo, &mut Silent);
        assert_eq!(exact(&position, &mut |_| {}), None);
    }
}
