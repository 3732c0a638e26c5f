//! Perfect play of the invasion: translates positions of the rules for the solver.

use std::cell::RefCell;

use armada::{Action, Actions, Armada, Phase, Step};

use super::solver::{self, Die, Objective, Solver, State};
use crate::evaluation::Exact;

const POSITIONS_PER_PROGRESS: u64 = 200_000;

thread_local! {
    /// A cache of one solution, with the points of the ships: the next query is mostly about the
    /// same game. Each thread has its own, so that none waits for another.
    static SOLVED: RefCell<Option<(u8, Solver)>> = const { RefCell::new(None) };

    /// The same for positions that would take too long.
    static NEARLY_SOLVED: RefCell<Option<Thrifty>> = const { RefCell::new(None) };
}

/// The solution of a position with fewer skills than there are.
struct Thrifty {
    points: u8,
    /// The limit that it was made for.
    most: u64,
    kept: Actions,
    solver: Solver,
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
        values_of(solver, &state)
    })
}

/// The values with only so many of the skills that no more positions than `most` have to be solved. They
/// are never too high, and as the skills that were left out come into play when others are spent, hardly
/// too low.
pub(super) fn nearly_exact(position: &Armada, most: u64) -> Option<Exact<Action>> {
    let state = state_of(position)?;
    let points = position.ship_points();
    NEARLY_SOLVED.with_borrow_mut(|solved| {
        let known = solved.as_ref().is_some_and(|known| {
            known.points == points
                && known.most == most
                && known.solver.value(&with(&state, known.kept)).is_some()
        });
        if !known {
            *solved = None;
            let (kept, mut solver) = thrifty(&state, points, most)?;
            solver.solve();
            *solved = Some(Thrifty {
                points,
                most,
                kept,
                solver,
            });
        }
        let known = solved.as_ref()?;
        values_of(&known.solver, &with(&state, known.kept))
    })
}

/// A solver for a position with as many skills as the limit allows, but at least one of each kind that
/// there is, so that everything legal stays so.
fn thrifty(state: &State, points: u8, most: u64) -> Option<(Actions, Solver)> {
    let mut kept = state.actions;
    loop {
        let solver = Solver::new(Objective::Score, f32::from(points), &with(state, kept))?;
        if solver.positions() <= most {
            return Some((kept, solver));
        }
        // Of equal numbers the last: what is worth most comes first.
        let skills = [
            &mut kept.flips,
            &mut kept.plus,
            &mut kept.minus,
            &mut kept.rerolls,
        ];
        let largest = skills.into_iter().max_by_key(|skill| **skill)?;
        if *largest <= 1 {
            return None;
        }
        *largest -= 1;
    }
}

/// A position with no more actions than these.
fn with(state: &State, kept: Actions) -> State {
    let have = state.actions;
    State {
        actions: Actions {
            rolls: have.rolls,
            wilds: have.wilds,
            rerolls: have.rerolls.min(kept.rerolls),
            flips: have.flips.min(kept.flips),
            plus: have.plus.min(kept.plus),
            minus: have.minus.min(kept.minus),
        },
        ..*state
    }
}

fn values_of(solver: &Solver, state: &State) -> Option<Exact<Action>> {
    let share = |points: f32| f64::from(points) / 100.0;
    Some(Exact {
        value: share(solver.value(state)?),
        actions: solver
            .choices(state)?
            .into_iter()
            .map(|(action, value)| (action, share(value)))
            .collect(),
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

    const LARGEST: &str = include_str!("../../../../armada/positions/largest.json");

    /// The largest start has 128 million positions.
    #[test]
    fn any_start_fits_a_limit_with_fewer_skills() {
        let document = starboard_kernel::serde_json::from_str(LARGEST).expect("JSON");
        let position = Armada::from_document(&document).expect("a position");
        let state = state_of(&position).expect("an invasion");
        let points = position.ship_points();
        for most in [6_000_000, 3_000_000] {
            let (kept, solver) = thrifty(&state, points, most).expect("there is room");
            assert!((most / 2..=most).contains(&solver.positions()), "{kept:?}");
            let (all, skills) = (
                position.actions(),
                [kept.rerolls, kept.flips, kept.plus, kept.minus],
            );
            assert_eq!((kept.rolls, kept.wilds), (all.rolls, all.wilds));
            assert!(skills.iter().all(|&skill| skill > 0), "{kept:?}");
        }
        assert!(
            thrifty(&state, points, 100_000).is_none(),
            "not even with one skill of each"
        );
        assert_eq!(nearly_exact(&position, 100_000), None);
    }

    /// With a third of what is needed the values are hardly too low, and who plays by them loses hardly
    /// anything.
    #[test]
    fn with_fewer_skills_little_is_lost() {
        let rich = json!({
            "rolls": 7, "wilds": 1, "rerolls": 5, "flips": 2, "plus": 2, "minus": 2,
        });
        let needed = |position: &Armada| {
            let state = state_of(position)?;
            let solver = Solver::new(Objective::Score, f32::from(position.ship_points()), &state);
            Some(solver?.positions())
        };
        let first = start(&rich);
        let most = needed(&first).expect("an invasion") / 3;
        let (mut lost, mut decisions) = (0.0, 0);
        for seed in 0..8 {
            let mut rng = FastRng::new(seed);
            let mut position = first.clone();
            while position.turn() != Turn::Over {
                if position.turn() == Turn::Chance {
                    let roll = position.random_outcome(&mut rng, &mut Vec::new());
                    position.resolve_unchecked(roll, &mut Silent);
                    continue;
                }
                let exact = exact(&position, &mut |_| {}).expect("an invasion");
                let nearly = exact_within(&position, most, &mut |_| {})
                    .or_else(|| nearly_exact(&position, most))
                    .expect("an invasion");
                assert!(nearly.value < exact.value + 1e-5);
                assert!(
                    exact.value - nearly.value < 0.06,
                    "{} {}",
                    exact.value,
                    nearly.value
                );
                let actions = |values: &Exact<Action>| -> Vec<Action> {
                    values.actions.iter().map(|&(action, _)| action).collect()
                };
                assert_eq!(actions(&nearly), actions(&exact));
                let mut best = nearly.actions[0];
                for &(action, value) in &nearly.actions {
                    if value > best.1 {
                        best = (action, value);
                    }
                }
                let of_action = exact.actions.iter().find(|(action, _)| *action == best.0);
                lost += exact.value - of_action.expect("legal").1;
                decisions += usize::from(nearly.value + 1e-5 < exact.value);
                position.play_unchecked(best.0, &mut Silent);
            }
        }
        assert!(
            decisions > 8,
            "only {decisions} decisions that are not exact"
        );
        assert!(lost / 8.0 < 0.01, "{lost}");
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
