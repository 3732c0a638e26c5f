//! The solver against a brute-force expectimax, against itself, and in play.

#[path = "invasion/brute.rs"]
mod brute;

use std::collections::HashMap;

use armada::{Action, Actions};
use brute::{After, Brute, Crossed, Position};
use starboard_bots::invasion::{Die, Objective, Solver, State, Step, border};

const LEVELS: [usize; 6] = [2, 2, 3, 3, 4, 4];

/// The crossed levels of each region as digits: `"12 - - 2 - 14"`.
fn crossed(text: &str) -> Crossed {
    let mut crossed = Crossed::default();
    for (region, digits) in text.split(' ').enumerate() {
        for digit in digits.chars().filter_map(|digit| digit.to_digit(10)) {
            crossed[region][digit as usize - 1] = true;
        }
    }
    crossed
}

fn bits(crossed: &Crossed) -> u32 {
    let levels = (0..6).flat_map(|region| (0..LEVELS[region]).map(move |level| (region, level)));
    let bits = levels.enumerate();
    bits.filter(|&(_bit, (region, level))| crossed[region][level])
        .fold(0, |all, (bit, _level)| all | 1 << bit)
}

fn actions([rolls, wilds, rerolls, flips, plus, minus]: [u8; 6]) -> Actions {
    Actions {
        rolls,
        wilds,
        rerolls,
        flips,
        plus,
        minus,
    }
}

fn position(from: &str, spend: [u8; 6]) -> Position {
    let [rolls, wilds, rerolls, flips, plus, minus] = spend.map(|count| count as i8);
    Position {
        crossed: crossed(from),
        rolls,
        wilds,
        rerolls,
        flips,
        plus,
        minus,
        dice: None,
    }
}

fn between(crossed: u32, spend: [u8; 6]) -> State {
    State {
        crossed,
        actions: actions(spend),
        step: Step::Attack,
    }
}

/// The same position for the solver.
fn state(position: &Position) -> State {
    let spend = [
        position.rolls,
        position.wilds,
        position.rerolls,
        position.flips,
        position.plus,
        position.minus,
    ];
    State {
        crossed: bits(&position.crossed),
        actions: actions(spend.map(|count| count as u8)),
        step: position.dice.map_or(Step::Attack, |dice| {
            Step::Skills(dice.map(|(face, rerolled, changed)| Die {
                face: face as u8,
                rerolled,
                changed,
            }))
        }),
    }
}

fn chance_state(after: &After) -> Option<State> {
    let After::Roll(position, place) = after else {
        return None;
    };
    let state = state(position);
    let step = match (state.step, place) {
        (Step::Skills(dice), Some(place)) => Step::Reroll(dice, *place as u8),
        _ => Step::Roll,
    };
    Some(State { step, ..state })
}

/// In the notation of the brute force: regions by number, from 0.
fn name(action: Action) -> String {
    match action {
        Action::Cross(level) => format!("cross {} {}", level.region().index(), level.number()),
        Action::Wild(level) => format!("wild {} {}", level.region().index(), level.number()),
        other => other.to_string(),
    }
}

fn solved(objective: Objective, ships: f32, from: &State) -> Solver {
    let mut solver = Solver::new(objective, ships, from).expect("a position");
    solver.solve();
    solver
}

/// Values and choices equal those of brute force: at the start, and in every position that is
/// reachable within the first attack.
fn check_brute_force(from: &str, spend: [u8; 6], victory: bool) {
    let objective = if victory {
        Objective::Victory
    } else {
        Objective::Score
    };
    let start = position(from, spend);
    let solver = solved(objective, 13.0, &state(&start));
    let mut brute = Brute::new(victory, 13.0);
    let mut waiting = vec![start];
    let mut seen = HashMap::new();
    while let Some(position) = waiting.pop() {
        if seen.insert(position, ()).is_some() {
            continue;
        }
        let state = state(&position);
        let expected = brute.value(&position);
        let found = solver.value(&state).expect("it is solved");
        assert!(
            (f64::from(found) - expected).abs() < 1e-4,
            "{from} {position:?}: {found}, not {expected}"
        );
        let mut found: Vec<(String, f32)> = solver
            .choices(&state)
            .expect("it is solved")
            .into_iter()
            .map(|(choice, value)| (name(choice), value))
            .collect();
        let mut choices = brute::choices(&position);
        found.sort_by(|a, b| a.0.cmp(&b.0));
        choices.sort_by(|a, b| a.0.cmp(&b.0));
        assert_eq!(found.len(), choices.len(), "{from} {position:?}: {found:?}");
        for ((found, value), (choice, after)) in found.iter().zip(&choices) {
            assert_eq!(found, choice, "{from} {position:?}");
            let expected = brute.after(after);
            assert!(
                (f64::from(*value) - expected).abs() < 1e-4,
                "{from} {position:?} {choice}: {value}, not {expected}"
            );
            if let Some(chance) = chance_state(after) {
                let value = solver.value(&chance).expect("it is solved");
                assert!(
                    (f64::from(value) - expected).abs() < 1e-4,
                    "{chance:?}: {value}, not {expected}"
                );
            }
            match *after {
                After::Position(next) if next.dice.is_some() => waiting.push(next),
                After::Roll(next, Some(place)) => {
                    waiting.extend(brute::rolled(&next, Some(place)));
                }
                After::Roll(next, None) => {
                    // Some of them: with others there is less to do.
                    let some = [
                        [1, 1, 4],
                        [1, 2, 4],
                        [2, 2, 6],
                        [3, 4, 4],
                        [1, 3, 6],
                        [2, 3, 3],
                    ];
                    let rolled = brute::rolled(&next, None).into_iter();
                    waiting.extend(rolled.filter(|next| {
                        let dice = next.dice.map(|dice| dice.map(|(face, _, _)| face));
                        dice.is_some_and(|dice| some.contains(&dice))
                    }));
                }
                After::Position(_) => (),
            }
        }
    }
}

#[test]
fn values_and_choices_are_those_of_brute_force() {
    let one_of_each = [2, 1, 1, 1, 1, 1];
    if is_slow() {
        check_brute_force("- - - - - -", one_of_each, false);
        check_brute_force("12 - - - - -", one_of_each, false);
    }
    check_brute_force("- - - - - -", [1, 1, 1, 1, 1, 1], false);
    check_brute_force("12 12 - 3 - -", one_of_each, false);
    check_brute_force("12 12 123 - 13 -", one_of_each, false);
    check_brute_force("- - 1 - - -", one_of_each, false);
    check_brute_force("12 12 123 123 2 1234", one_of_each, false);
    check_brute_force("12 12 123 123 1234 -", one_of_each, false);
    check_brute_force("12 12 123 123 2 1234", one_of_each, true);
    check_brute_force("12 - 123 123 1234 1234", one_of_each, true);
    check_brute_force("12 12 123 123 1234 3", one_of_each, true);
    check_brute_force("12 12 123 123 1234 1234", one_of_each, false);
    check_brute_force("12 12 123 123 1234 24", [1, 0, 3, 2, 2, 2], false);
    check_brute_force("12 12 123 123 - 24", [1, 0, 3, 1, 1, 1], false);
    check_brute_force("- 12 - 123 1234 1234", [2, 0, 3, 0, 1, 1], false);
    check_brute_force("12 12 123 123 1234 -", [3, 1, 3, 0, 2, 0], false);
    check_brute_force("12 12 123 12 1234 1234", [0, 1, 3, 3, 2, 3], false);
    check_brute_force("12 12 123 1 1234 1234", [0, 1, 3, 3, 2, 3], false);
}

#[test]
fn every_configuration_is_found() {
    let solver = |from| Solver::new(Objective::Score, 0.0, &from);
    let configurations = |text: &str| {
        let start = between(bits(&crossed(text)), [1, 0, 0, 0, 0, 0]);
        solver(start).map(|solver| solver.configurations())
    };
    assert_eq!(configurations("- - - - - -"), Some(1472));
    assert_eq!(configurations("12 12 123 123 1234 1234"), Some(1));
    assert_eq!(configurations("12 12 123 123 1234 4"), Some(8));
    // A18: two regions begun.
    assert_eq!(configurations("1 1 - - - -"), None);
}

#[test]
fn values_are_monotonic_in_the_actions() {
    for objective in [Objective::Score, Objective::Victory] {
        let largest = [7, 2, 4, 2, 2, 1];
        let start = bits(&crossed("12 12 - 123 - -"));
        let solver = solved(objective, 20.0, &between(start, largest));
        let mut compared = 0;
        for from in ["12 12 - 123 - -", "12 12 13 123 - -", "12 12 123 123 - 124"] {
            let from = bits(&crossed(from));
            for code in 0..8 * 3 * 5 * 3 * 3 * 2 {
                let mut spend = [0; 6];
                let mut left = code;
                for (spend, most) in spend.iter_mut().zip(largest) {
                    *spend = (left % (u32::from(most) + 1)) as u8;
                    left /= u32::from(most) + 1;
                }
                let Some(value) = solver.value(&between(from, spend)) else {
                    continue;
                };
                for kind in 0..6 {
                    let mut more = spend;
                    more[kind] += 1;
                    if let Some(higher) = solver.value(&between(from, more)) {
                        assert!(higher >= value, "{spend:?} {more:?}: {value} {higher}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 5_000, "{compared}");
    }
}

#[test]
fn work_in_slices_is_the_same_work() {
    let start = between(bits(&crossed("12 - - 123 - -")), [5, 1, 2, 1, 1, 1]);
    let whole = solved(Objective::Score, 9.0, &start);
    let mut sliced = Solver::new(Objective::Score, 9.0, &start).expect("a position");
    let mut slices = 0;
    let mut before = sliced.progress();
    assert_eq!(sliced.value(&start), None, "nothing is solved yet");
    while !before.is_complete() {
        let after = sliced.work(1_000);
        assert!(after.done > before.done && after.total == before.total);
        before = after;
        slices += 1;
    }
    assert!(slices > 10, "{slices}");
    assert_eq!(sliced.progress(), whole.progress());
    assert_eq!(sliced.choices(&start), whole.choices(&start));
}

#[test]
fn unreachable_positions_have_no_value() {
    let start = between(0, [4, 1, 1, 1, 1, 1]);
    let solver = solved(Objective::Score, 0.0, &start);
    let check = |crossed_levels: &str, spend: [u8; 6], known: bool| {
        let state = between(bits(&crossed(crossed_levels)), spend);
        assert_eq!(solver.value(&state).is_some(), known, "{state:?}");
        assert_eq!(solver.choices(&state).is_some(), known, "{state:?}");
    };
    check("- - - - - -", [4, 1, 1, 1, 1, 1], true);
    check("1 - - - - -", [3, 1, 1, 0, 1, 1], true);
    check("1 - - - - -", [4, 0, 1, 1, 1, 1], true);
    check("1 - - - - -", [4, 1, 1, 1, 1, 1], false);
    check("- - - - - -", [5, 1, 1, 1, 1, 1], false);
    check("- - - - - -", [4, 1, 2, 1, 1, 1], false);
    check("1 1 - - - -", [0, 0, 0, 0, 0, 0], false);
    let dice = [1, 2, 7].map(|face| Die {
        face,
        rerolled: false,
        changed: false,
    });
    let step = Step::Skills(dice);
    assert_eq!(solver.value(&State { step, ..start }), None);
}

/// The value of a position is that of its best choice, which is the mean over its outcomes: in
/// random games.
fn check_steps(from: &str, spend: [u8; 6], games: u32, objective: Objective) {
    let start = position(from, spend);
    let solver = solved(objective, 25.0, &state(&start));
    let value =
        |position: &Position| f64::from(solver.value(&state(position)).expect("it is solved"));
    let mut stream = Stream(4);
    for _game in 0..games {
        let mut position = start;
        loop {
            let mut choices = brute::choices(&position);
            if choices.is_empty() {
                break;
            }
            let values = choices.iter().map(|(_name, after)| match *after {
                After::Position(next) => value(&next),
                After::Roll(next, place) => {
                    let rolled = brute::rolled(&next, place);
                    rolled.iter().map(&value).sum::<f64>() / rolled.len() as f64
                }
            });
            let (best, found) = (values.fold(0.0, f64::max), value(&position));
            assert!(
                (found - best).abs() < 1e-4,
                "{position:?}: {found}, not {best}"
            );
            let chosen = stream.below(choices.len() as u64) as usize;
            position = match choices.swap_remove(chosen).1 {
                After::Position(next) => next,
                After::Roll(next, place) => {
                    let mut rolled = brute::rolled(&next, place);
                    rolled.swap_remove(stream.below(rolled.len() as u64) as usize)
                }
            };
        }
    }
}

#[test]
fn every_step_keeps_the_value() {
    let games = if is_slow() { 200 } else { 3 };
    check_steps("- - - - - -", [14, 2, 2, 2, 1, 1], games, Objective::Score);
    check_steps(
        "12 - - 123 - 1234",
        [11, 2, 1, 1, 1, 1],
        games,
        Objective::Victory,
    );
    check_steps("- - - 1 - -", [6, 1, 4, 0, 3, 2], games, Objective::Score);
}

/// A fixed sequence of random numbers, for dice.
struct Stream(u64);

impl Stream {
    fn below(&mut self, count: u64) -> u64 {
        // SplitMix64
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % count
    }
}

/// In games with the best choices by the rules of the brute force, the mean result is the value
/// of the start.
fn check_play(from: &str, spend: [u8; 6], games: u32, victory: bool) {
    let objective = if victory {
        Objective::Victory
    } else {
        Objective::Score
    };
    let start = position(from, spend);
    let solver = solved(objective, 25.0, &state(&start));
    let expected = f64::from(solver.value(&state(&start)).expect("it is solved"));
    let mut brute = Brute::new(victory, 25.0);
    let mut best: HashMap<Position, String> = HashMap::new();
    let mut stream = Stream(20);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _game in 0..games {
        let mut position = start;
        let result = loop {
            let choices = brute::choices(&position);
            if choices.is_empty() {
                break brute.value(&position);
            }
            let chosen = best.entry(position).or_insert_with(|| {
                let choices = solver.choices(&state(&position)).expect("it is solved");
                let best = choices.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
                name(best.expect("there are choices").0)
            });
            let found = choices.into_iter().find(|(name, _after)| name == chosen);
            match found.expect("it is allowed").1 {
                After::Position(next) => position = next,
                After::Roll(next, place) => {
                    let mut rolled = brute::rolled(&next, place);
                    position = rolled.swap_remove(stream.below(rolled.len() as u64) as usize);
                }
            }
        };
        sum += result;
        squares += result * result;
    }
    let games = f64::from(games);
    let mean = sum / games;
    let error = ((squares / games - mean * mean) / games).sqrt();
    assert!(
        (mean - expected).abs() < 3.0 * error,
        "{mean} ± {error}, not {expected}"
    );
}

#[test]
fn the_mean_result_is_the_value() {
    check_play("12 12 123 123 - -", [7, 1, 1, 1, 1, 0], 20_000, false);
    check_play("12 12 - 123 - 1234", [7, 1, 1, 1, 0, 1], 20_000, true);
    if is_slow() {
        check_play("- - - - - -", [14, 2, 2, 2, 1, 1], 100_000, false);
        check_play("12 - - 123 - 1234", [11, 2, 1, 1, 1, 1], 100_000, true);
    }
}

fn is_slow() -> bool {
    std::env::var_os("STARBOARD_SLOW").is_some()
}

#[test]
fn the_border_is_what_the_solver_says() {
    let groups = border::groups();
    assert_eq!(groups.len(), 64);
    let starts: usize = groups.iter().map(|group| group.starts().len()).sum();
    assert_eq!(starts, 2160);
    // Nothing completed.
    let values = groups[0].values();
    let check = |spend: [u8; 6]| {
        let found = values
            .iter()
            .find(|value| value.start.actions == actions(spend));
        let found = found.expect("it is a start");
        let start = between(0, spend);
        let solver = solved(Objective::Score, 0.0, &start);
        let expected = solver.value(&start).expect("it is solved");
        // With fewer skills, sums are added in another order.
        assert!(
            (found.score - expected).abs() < 1e-4,
            "{spend:?}: {}, not {expected}",
            found.score
        );
    };
    check([0, 0, 0, 0, 0, 0]);
    check([0, 2, 0, 0, 0, 0]);
    check([4, 1, 2, 0, 2, 0]);
    check([9, 2, 0, 0, 2, 2]);
}
