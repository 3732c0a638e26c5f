//! The details of a dock: what its ship would give now, and whether its condition is met.

use armada::{Actions, Armada, Circle, Ship, ShipState, Skill, ThreeBoxes};
use leptos::prelude::*;
use starboard_kernel::Game;

use super::intent::Counter;
use super::{art, texts};
use crate::prefs::lang;

pub(super) fn count_of(actions: &Actions, counter: Counter) -> u8 {
    match counter {
        Counter::Rolls => actions.rolls,
        Counter::Wilds => actions.wilds,
        Counter::Skill(skill) => actions.left(skill),
    }
}

/// One step of a ladder: what it asks for, and what it gives.
struct Step {
    sign: AnyView,
    gives: u8,
}

/// The steps that a ship can reach, and which of them it has reached.
fn steps(position: &Armada, ship: Ship) -> (Counter, Vec<Step>, Option<usize>) {
    let scheme = |columns, rows, filled, gives| Step {
        sign: art::scheme_sign(columns, rows, filled).into_any(),
        gives,
    };
    let star = |gives| Step {
        sign: art::sign("points").into_any(),
        gives,
    };
    let now = position.gives();
    let reached = |ladder: &[u8], count: u8| ladder.iter().position(|&step| step == count);
    match ship.number() {
        1 => {
            let steps = (1..=3).map(|n| scheme(3, 1, n, n as u8)).collect();
            (Counter::Wilds, steps, reached(&[1, 2, 3], now.wilds))
        }
        2 => {
            let steps = vec![scheme(3, 1, 1, 2), scheme(3, 1, 2, 5), scheme(3, 1, 3, 10)];
            let counter = Counter::Skill(Skill::Reroll);
            (counter, steps, reached(&[2, 5, 10], now.rerolls))
        }
        3 => {
            let steps = vec![
                scheme(4, 2, 1, 4),
                scheme(4, 2, 4, 9),
                scheme(4, 2, 6, 12),
                star(16),
            ];
            let extra = position.ship_state(Ship::of_face(4)) == ShipState::Completed;
            let rolls = now.rolls - if extra { EXTRA_ROLLS } else { 0 };
            (Counter::Rolls, steps, reached(&[4, 9, 12, 16], rolls))
        }
        4 => {
            let done = position.ship_state(ship) == ShipState::Completed;
            (Counter::Rolls, vec![star(EXTRA_ROLLS)], done.then_some(0))
        }
        _ => {
            let three = match position.options().three_boxes {
                ThreeBoxes::Zero => 0,
                ThreeBoxes::Two => 2,
            };
            let steps = vec![scheme(4, 1, 2, 2), scheme(4, 1, 3, three), star(5)];
            let skill = if ship.number() == 5 {
                Skill::Plus
            } else {
                Skill::Minus
            };
            let built = position.built_boxes(ship);
            let reached = match (position.ship_state(ship), built) {
                (ShipState::Completed, _) => Some(2),
                (_, 2) => Some(0),
                (_, 3) => Some(1),
                _ => None,
            };
            (Counter::Skill(skill), steps, reached)
        }
    }
}

/// The rolls that ship 4 adds.
const EXTRA_ROLLS: u8 = 2;

pub(super) fn ladder(position: &Armada, ship: Ship) -> AnyView {
    let (counter, steps, reached) = steps(position, ship);
    let label = {
        let figures: Vec<String> = steps.iter().map(|step| step.gives.to_string()).collect();
        texts::ladder_label(
            lang(),
            &lang().labelled(&counter.words(lang()), &figures.join(", ")),
        )
    };
    let flips = (ship.number() == 4).then(|| {
        let now = position.gives().flips > 0;
        view! {
            <li class="step" class:now=now>
                <i class="step-if">"Σ 10"</i>
                {art::sign("flips")}
                <b>"5"</b>
            </li>
        }
    });
    view! {
        <span class="ladder-sign">{art::sign(counter.name())}</span>
        <ol class="ladder" aria-label=label>
            {steps
                .into_iter()
                .enumerate()
                .map(|(index, step)| {
                    view! {
                        <li class="step" class:now=reached == Some(index)>
                            {step.sign}
                            <b>{step.gives}</b>
                        </li>
                    }
                })
                .collect_view()}
            {flips}
        </ol>
    }
    .into_any()
}

/// The known values of a column's two boxes, and whether both are built.
fn both(position: &Armada, ship: Ship, column: usize) -> (Vec<u8>, bool) {
    let circles: Vec<Circle> = ship
        .circles()
        .filter(|circle| usize::from(circle.column()) == column)
        .collect();
    let values = circles
        .iter()
        .filter_map(|&c| position.value_at(c))
        .collect();
    let built = circles.iter().all(|&circle| position.is_built(circle));
    (values, built)
}

/// Whether a pair of ship 1 or a column of ship 2 is right, or can no longer be.
pub(super) fn column_verdict(position: &Armada, ship: Ship, column: usize) -> &'static str {
    let (values, built) = both(position, ship, column);
    let [first, second] = values[..] else {
        return "";
    };
    let fits = if ship.number() == 1 {
        first == second
    } else {
        first + second == 6
    };
    match (fits, built) {
        (true, true) => "good",
        (true, false) => "",
        (false, _) => "bad",
    }
}

/// What the built boxes of some circles add up to, and how many of them are not built.
fn sum_of(position: &Armada, circles: impl Iterator<Item = Circle>) -> (u8, usize) {
    let mut sum = 0;
    let mut open = 0;
    for circle in circles {
        let partner_built = circle.partner().is_some_and(|p| position.is_built(p));
        if position.is_built(circle) {
            sum += position.value_at(circle).unwrap_or(0);
        } else if !circle.is_second() && !partner_built {
            open += 1;
        }
    }
    (sum, open)
}

fn verdict(holds: bool, whole: bool) -> &'static str {
    match (holds, whole) {
        (true, true) => "good",
        (false, true) => "bad",
        _ => "",
    }
}

/// The sums under a scheme. Ship 4 has two: 0 for the left one, 1 for the right one.
pub(super) fn sum_sign(position: &Armada, ship: Ship, part: usize) -> AnyView {
    let in_columns = |columns: std::ops::RangeInclusive<u8>| {
        let circles = ship.circles();
        sum_of(
            position,
            circles.filter(move |circle| columns.contains(&circle.column())),
        )
    };
    // `rest` is what the open boxes add at least or at most, given only if that makes the
    // condition impossible.
    let brace =
        |place: &str, (sum, open): (u8, usize), bound: &str, holds: bool, rest: Option<u8>| {
            let hopeless = rest.is_some();
            let class = match (open, hopeless) {
                (_, true) => "bad",
                (0, _) => verdict(holds, true),
                _ => "",
            };
            let started = sum > 0;
            let sign = match rest.filter(|&rest| rest > 0) {
                Some(rest) => format!("{sum}+{rest}"),
                None if started => sum.to_string(),
                None => "Σ".to_owned(),
            };
            view! {
                <span
                    class=format!("brace {place} {class}")
                    data-ship=ship.number().to_string()
                >
                    <b>{sign}</b>
                    " "
                    {bound.to_owned()}
                </span>
            }
            .into_any()
        };
    match ship.number() {
        3 => {
            let (left, left_open) = in_columns(0..=1);
            let (right, right_open) = in_columns(2..=3);
            let difference = left.abs_diff(right);
            let whole = left_open + right_open == 0;
            let middle = if whole {
                format!("{difference} ≤ 3")
            } else {
                "≤ 3".to_owned()
            };
            view! {
                <span
                    class=format!("balance {}", verdict(difference <= 3, whole))
                    data-ship="3"
                >
                    <b>{format!("Σ {left}")}</b>
                    <i>{middle}</i>
                    <b>{format!("Σ {right}")}</b>
                </span>
            }
            .into_any()
        }
        4 if part == 0 => {
            let found = in_columns(0..=1);
            brace(
                "bottom",
                found,
                "< 7",
                found.0 < 7,
                (found.0 >= 7).then_some(0),
            )
        }
        4 => {
            let found = in_columns(1..=2);
            brace("top", found, "> 8", found.0 > 8, None)
        }
        5 => {
            let found = in_columns(0..=3);
            // Every box that is still open will add at least one.
            let rest = found.1 as u8;
            let hopeless = (found.0 + rest >= 8).then_some(rest);
            brace("bottom", found, "< 8", found.0 < 8, hopeless)
        }
        _ => {
            let found = in_columns(0..=3);
            let rest = 6 * found.1 as u8;
            let hopeless = (found.0 + rest <= 20).then_some(rest);
            brace("bottom", found, "> 20", found.0 > 20, hopeless)
        }
    }
}
