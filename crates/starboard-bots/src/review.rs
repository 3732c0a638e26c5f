//! The review of a finished game: everybody's chances over its course, what luck and what choices
//! made of them, and where it turned.
//!
//! A value is the expected result of a seat, from 0 to 1, as in [`Evaluation`]. For every seat
//! ```text
//! result = start + luck + own choices + choices of the others + residual
//! ```
//! *Luck* is, for each chance turn, how much better the outcome was than the average of all
//! outcomes, so it is 0 on average, however the game is played. A *choice* is worth the value of
//! what was played less the value of the best action: zero, or a loss for the player who acts. The
//! *residual* is the error of the estimates.
//!
//! With several players the value of what was played is judged with hindsight. Until the next
//! chance turn there are only decisions, so what was played is worth what the position after it
//! turned out to be worth: values go backwards from the end of the game, and at every decision the
//! best alternative that the search had seen competes with what followed. A mistake that the search
//! did not see at the time is attributed to the last point where there was still a better move.
//! Beyond a chance turn hindsight counts half. In solo games every decision is judged by its own
//! search, as a hint is: a player who follows all hints is not told that their choices cost
//! anything.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use starboard_kernel::{
    Actor, FastRng, Game, History, Record, Seat, Silent, Turn, random_listed_outcome,
};

use crate::analysis::{GameAnalyst, Judged};
use crate::evaluation::average_over_chance;
use crate::{Evaluation, Values};

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The expected result of every seat before the game.
    pub start: Vec<f64>,
    /// All chance turns and all decisions with more than one action.
    pub moments: Vec<Moment>,
    /// The actual result.
    pub result: Vec<f64>,
    /// Where choices cost most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// A step of a game, reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The index of the step in the history; of a resignation, the length of the history.
    pub step: usize,
    /// Whether its share is solved rather than estimated.
    pub exact: bool,
    /// The values before the step: of a decision, with the best action.
    pub before: Vec<f64>,
    /// The values after the step.
    pub after: Vec<f64>,
    pub what: Share,
}

impl Moment {
    /// How the step changed the expected result of a seat, and who chose it, or `None` for luck.
    #[must_use]
    pub fn effect_on(&self, seat: Seat) -> (f64, Option<Seat>) {
        match &self.what {
            Share::Luck(change) => (change[seat.index()], None),
            Share::Choice {
                seat: by, change, ..
            }
            | Share::Resignation { seat: by, change } => (change[seat.index()], Some(*by)),
        }
    }
}

/// How a step changed the expected result of every seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    /// How much better an outcome was than the average.
    Luck(Vec<f64>),
    /// What a decision changed, compared with the best one.
    Choice {
        seat: Seat,
        change: Vec<f64>,
        /// How much better the best action was than the worst for the player who decided.
        stake: f64,
    },
    /// What giving up changed.
    Resignation { seat: Seat, change: Vec<f64> },
}

/// A decision that mattered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The index of the step in the history.
    pub step: usize,
    pub seat: Seat,
    pub exact: bool,
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// How it would have continued.
    pub line: Vec<String>,
    /// What it cost the player who made it.
    pub loss: f64,
    /// The step of the next player's decision and the best action there, if no chance turn comes
    /// before.
    pub answer: Option<(usize, String)>,
}

/// A game that ended by resignation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resigned {
    pub seat: Seat,
    pub winners: Vec<Seat>,
}

impl Resigned {
    /// How a record ended, if its moves did not end the game.
    #[must_use]
    pub fn of(record: &Record) -> Option<Resigned> {
        let last = record.resignations.last()?;
        Some(Resigned {
            seat: last.seat,
            winners: record.result.as_ref()?.winners.clone(),
        })
    }
}

/// What a player's result is made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Account {
    pub start: f64,
    pub luck: f64,
    /// Never positive, except for a resignation.
    pub own_choices: f64,
    pub other_choices: f64,
    /// The error of the estimates, which is neither luck nor skill.
    pub residual: f64,
    pub result: f64,
}

impl Review {
    #[must_use]
    pub fn seats(&self) -> usize {
        self.start.len()
    }

    /// What the result of a seat is made of.
    #[must_use]
    pub fn account(&self, seat: Seat) -> Account {
        let of = seat.index();
        let mut account = Account {
            start: self.start[of],
            luck: 0.0,
            own_choices: 0.0,
            other_choices: 0.0,
            residual: 0.0,
            result: self.result[of],
        };
        for moment in &self.moments {
            let (change, by) = moment.effect_on(seat);
            match by {
                None => account.luck += change,
                Some(by) if by == seat => account.own_choices += change,
                Some(_) => account.other_choices += change,
            }
        }
        let explained = account.start + account.luck + account.own_choices + account.other_choices;
        account.residual = account.result - explained;
        account
    }

    /// The values of a seat over the game: after how many steps, and which. Where a step changed
    /// nothing but what the estimates knew, there is one value for each.
    #[must_use]
    pub fn course(&self, seat: Seat) -> Vec<(usize, f64)> {
        let of = seat.index();
        let mut course = vec![(0, self.start[of])];
        for moment in &self.moments {
            for at in [
                (moment.step, moment.before[of]),
                (moment.step + 1, moment.after[of]),
            ] {
                if course.last() != Some(&at) {
                    course.push(at);
                }
            }
        }
        let end = (
            self.moments.last().map_or(1, |last| last.step + 1),
            self.result[of],
        );
        if course.last() != Some(&end) {
            course.push(end);
        }
        course
    }

    /// How many of a seat's decisions cost nothing, and how many there were.
    #[must_use]
    pub fn best_choices(&self, seat: Seat) -> (usize, usize) {
        let losses: Vec<f64> = self.losses(seat).map(|(loss, _)| loss).collect();
        let best = losses.iter().filter(|&&loss| loss < AS_GOOD).count();
        (best, losses.len())
    }

    /// The accuracy of a seat from 0 to 100: the mean of `103.17 · exp(−0.0435 · loss) − 3.17`, and
    /// no less than 0, over its decisions, where `loss` is in points (hundredths) of the expected
    /// result. It is the curve that chess sites use for winning chances: a loss of 5 points makes a
    /// decision 80, one of 20 points 40. Each decision is weighted by what was at stake, so that
    /// decided games do not make play look accurate. `None` if there was nothing to decide.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Option<f64> {
        let (mut sum, mut weights) = (0.0, 0.0);
        for (loss, stake) in self.losses(seat) {
            let weight = stake.max(loss);
            sum += weight * accuracy_of(loss);
            weights += weight;
        }
        (weights > 0.0).then(|| sum / weights)
    }

    /// What each decision of a seat has cost it, and what was at stake.
    fn losses(&self, seat: Seat) -> impl Iterator<Item = (f64, f64)> {
        self.moments
            .iter()
            .filter_map(move |moment| match &moment.what {
                Share::Choice {
                    seat: by,
                    change,
                    stake,
                } if *by == seat => Some(((-change[seat.index()]).max(0.0), *stake)),
                _ => None,
            })
    }
}

/// A choice that costs less than this is as good as the best.
pub const AS_GOOD: f64 = 0.000_5;

fn accuracy_of(loss: f64) -> f64 {
    let points = loss * 100.0;
    (103.166_8 * (-0.043_54 * points).exp() - 3.166_9).clamp(0.0, 100.0)
}

/// A loss from which on a decision is a turning point.
const LEAST_LOSS: f64 = 0.05;

/// The longest list that people read to its end.
const MOST_TURNING_POINTS: usize = 6;

/// By how much an alternative must have seemed better than what followed, before hindsight blames
/// an action that the search would not have played,
const MARGIN: f64 = 0.02;

/// and one that it would have played.
const MARGIN_OF_BEST: f64 = 0.1;

/// How much hindsight counts beyond a chance turn.
const BEYOND_CHANCE: f64 = 0.5;

/// How many setups are drawn to know what a game is worth before its own.
const OPENINGS: u32 = 512;

/// What is known of a step before hindsight.
enum Seen {
    /// Chance before the first decision, which is judged as a whole at its end; or a decision with
    /// one action only.
    Nothing,
    Chance {
        luck: Values,
        exact: bool,
    },
    Decision {
        seat: Seat,
        judged: Judged,
        /// The index of the action that was played.
        played: usize,
    },
}

pub(crate) fn review<G: Game, E: Evaluation<G>>(
    analyst: &GameAnalyst<G, E>,
    history: &History,
    resigned: Option<&Resigned>,
    progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Option<Review> {
    let is_over = history.now().ending().is_some();
    let resigned = resigned.filter(|_| !is_over);
    if !is_over && resigned.is_none() {
        return None;
    }
    let (start, seen) = look(analyst, history, progress)?;
    let end = end_value(analyst, history.now().typed()?)?;
    let seats = history.start().seats();
    let values = with_hindsight(&seen, end, seats);
    let mut moments = moments(&seen, &values, seats);
    let mut result = end;
    if let Some(Resigned { seat, winners }) = resigned {
        result = Values::default();
        for winner in winners {
            result[winner.index()] = 1.0 / winners.len() as f64;
        }
        moments.push(Moment {
            step: history.length(),
            exact: false,
            before: rounded(&end, seats),
            after: rounded(&result, seats),
            what: Share::Resignation {
                seat: *seat,
                change: rounded(&minus(&result, &end), seats),
            },
        });
    }
    Some(Review {
        start: rounded(&start, seats),
        moments,
        result: rounded(&result, seats),
        turning_points: turning_points(&seen, &values),
    })
}

/// Goes through a game; returns the value of its start, and what is seen at every step.
fn look<G: Game, E: Evaluation<G>>(
    analyst: &GameAnalyst<G, E>,
    history: &History,
    progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Option<(Values, Vec<Seen>)> {
    let evaluation = &analyst.evaluation;
    let mut before: &G = history.start().typed()?;
    let opening = opening(history);
    let mut start = match evaluation.exact(before, &mut |_| {}) {
        Some(exact) => alone(exact.value),
        None if opening > 1 => average_over_openings(evaluation, before),
        None => average_over_chance(evaluation, before),
    };
    let total = history.length().max(1) as f64;
    let mut seen = Vec::with_capacity(history.length());
    let mut stopped = ControlFlow::Continue(());
    for (index, step) in history.steps().iter().enumerate() {
        let after: &G = step.after()?.typed()?;
        let mut within = |part: f64| {
            if stopped.is_continue() {
                stopped = progress((index as f64 + part) / total);
            }
        };
        seen.push(match step.actor {
            // A half-finished setup cannot be evaluated.
            Actor::Chance if opening > 1 && index + 1 < opening => Seen::Nothing,
            Actor::Chance if opening > 1 && index + 1 == opening => Seen::Chance {
                luck: minus(&evaluation.value(after), &start),
                exact: false,
            },
            Actor::Chance => luck(evaluation, before, after, &mut within),
            // A forced action is no decision.
            Actor::Player(_) if before.legal_actions().len() < 2 => Seen::Nothing,
            Actor::Player(seat) => {
                let judged = analyst.judge(before, &mut within)?;
                let mut actions = judged.actions.iter();
                let played = actions.position(|action| action.action == step.text)?;
                Seen::Decision {
                    seat,
                    judged,
                    played,
                }
            }
        });
        within(1.0);
        if stopped.is_break() {
            return None;
        }
        before = after;
    }
    // Without chance, the first decision says more about the start than its static evaluation.
    if opening == 0
        && let Some(Seen::Decision { judged, .. }) = seen.first()
    {
        start = judged.actions[judged.best].value;
    }
    Some((start, seen))
}

/// The value of the last position. There is no decision after it.
fn end_value<G: Game, E: Evaluation<G>>(analyst: &GameAnalyst<G, E>, end: &G) -> Option<Values> {
    Some(match end.turn() {
        Turn::Player(_) => {
            let judged = analyst.judge(end, &mut |_| {})?;
            judged.actions[judged.best].value
        }
        Turn::Chance | Turn::Over => average_over_chance(&analyst.evaluation, end),
    })
}

/// How many chance turns there are before the first decision.
fn opening(history: &History) -> usize {
    let steps = history.steps().iter();
    steps.take_while(|step| step.actor == Actor::Chance).count()
}

/// The average value of the first decision, over random setups.
fn average_over_openings<G: Game>(evaluation: &impl Evaluation<G>, start: &G) -> Values {
    let mut rng = FastRng::new(0);
    let mut buffer = Vec::new();
    let mut sum = Values::default();
    for _ in 0..OPENINGS {
        let mut position = start.clone();
        while position.turn() == Turn::Chance {
            let outcome = random_listed_outcome(&position, &mut rng, &mut buffer);
            position.resolve_unchecked(outcome, &mut Silent);
        }
        for (sum, value) in sum.iter_mut().zip(evaluation.value(&position)) {
            *sum += value;
        }
    }
    sum.map(|sum| sum / f64::from(OPENINGS))
}

/// How much better an outcome was than the average.
fn luck<G: Game>(
    evaluation: &impl Evaluation<G>,
    before: &G,
    after: &G,
    progress: &mut dyn FnMut(f64),
) -> Seen {
    if let Some(average) = evaluation.exact(before, progress)
        && let Some(now) = exact_value(evaluation, after, progress)
    {
        return Seen::Chance {
            luck: alone(now - average.value),
            exact: true,
        };
    }
    Seen::Chance {
        luck: minus(
            &evaluation.value(after),
            &average_over_chance(evaluation, before),
        ),
        exact: false,
    }
}

fn exact_value<G: Game>(
    evaluation: &impl Evaluation<G>,
    position: &G,
    progress: &mut dyn FnMut(f64),
) -> Option<f64> {
    if position.turn() == Turn::Over {
        return Some(evaluation.value(position)[0]);
    }
    evaluation
        .exact(position, progress)
        .map(|exact| exact.value)
}

/// The values of a position before a step, and what the step led to.
#[derive(Clone, Copy)]
struct Hindsight {
    /// With the best action.
    best: Values,
    /// The index of that action.
    action: usize,
    /// With what happened; before a chance turn the same as `best`.
    played: Values,
}

/// The values before every step, from the end to the start, and those of the end.
fn with_hindsight(seen: &[Seen], end: Values, seats: usize) -> Vec<Hindsight> {
    let still = |value: Values| Hindsight {
        best: value,
        action: 0,
        played: value,
    };
    let mut values = vec![still(end)];
    let mut next = end;
    // Whether the next step is a chance turn.
    let mut is_chance = false;
    for seen in seen.iter().rev() {
        let now = match seen {
            Seen::Nothing => still(next),
            Seen::Chance { luck, .. } => still(minus(&next, luck).map(|it| it.clamp(0.0, 1.0))),
            Seen::Decision { judged, played, .. } if seats == 1 || judged.exact => Hindsight {
                best: judged.actions[judged.best].value,
                action: judged.best,
                played: judged.actions[*played].value,
            },
            Seen::Decision {
                seat,
                judged,
                played,
            } => {
                let weight = if is_chance { BEYOND_CHANCE } else { 1.0 };
                decision(*seat, judged, *played, &next, weight)
            }
        };
        is_chance = match seen {
            Seen::Nothing => is_chance,
            Seen::Chance { .. } => true,
            Seen::Decision { .. } => false,
        };
        next = now.best;
        values.push(now);
    }
    values.reverse();
    values
}

/// A decision of several players, whose next values are known; `weight` says how much they count.
fn decision(seat: Seat, judged: &Judged, played: usize, next: &Values, weight: f64) -> Hindsight {
    let of = seat.index();
    let best = &judged.actions[judged.best];
    let estimate = judged.actions[played].value;
    let mut turned_out = Values::default();
    for (index, value) in turned_out.iter_mut().enumerate() {
        *value = estimate[index] + weight * (next[index] - estimate[index]);
    }
    let is_best = estimate[of] >= best.value[of];
    let margin = if is_best { MARGIN_OF_BEST } else { MARGIN };
    let alternatives = judged.actions.iter().enumerate();
    let alternative = alternatives
        .filter(|(index, action)| *index != played && action.is_known)
        .max_by(|(_, a), (_, b)| a.value[of].total_cmp(&b.value[of]));
    match alternative {
        Some((index, action)) if action.value[of] > turned_out[of] + margin => Hindsight {
            best: action.value,
            action: index,
            played: turned_out,
        },
        _ => Hindsight {
            best: turned_out,
            action: played,
            played: turned_out,
        },
    }
}

fn moments(seen: &[Seen], values: &[Hindsight], seats: usize) -> Vec<Moment> {
    let mut moments = Vec::new();
    for (step, seen) in seen.iter().enumerate() {
        let (now, next) = (&values[step], &values[step + 1]);
        let moment = |exact: bool, after: &Values, what: Share| Moment {
            step,
            exact,
            before: rounded(&now.best, seats),
            after: rounded(after, seats),
            what,
        };
        match seen {
            Seen::Nothing => {}
            Seen::Chance { luck, exact } => {
                moments.push(moment(
                    *exact,
                    &next.best,
                    Share::Luck(rounded(luck, seats)),
                ));
            }
            Seen::Decision { seat, judged, .. } => {
                let change = rounded(&minus(&now.played, &now.best), seats);
                let of = seat.index();
                let all = judged.actions.iter().map(|action| action.value[of]);
                let worst = all.fold(f64::INFINITY, f64::min);
                let stake = judged.actions[judged.best].value[of] - worst;
                let what = Share::Choice {
                    seat: *seat,
                    change,
                    stake: rounded_to(stake),
                };
                moments.push(moment(judged.exact, &now.played, what));
            }
        }
    }
    moments
}

fn turning_points(seen: &[Seen], values: &[Hindsight]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = Vec::new();
    for (step, seen_now) in seen.iter().enumerate() {
        let Seen::Decision {
            seat,
            judged,
            played,
        } = seen_now
        else {
            continue;
        };
        let now = &values[step];
        let loss = now.best[seat.index()] - now.played[seat.index()];
        if loss < LEAST_LOSS {
            continue;
        }
        let better = &judged.actions[now.action];
        points.push(TurningPoint {
            step,
            seat: *seat,
            exact: judged.exact,
            played: judged.actions[*played].action.clone(),
            better: better.action.clone(),
            line: better.variation.clone(),
            loss: rounded_to(loss),
            answer: answer(seen, step, *seat),
        });
    }
    points.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    points.truncate(MOST_TURNING_POINTS);
    points.sort_by_key(|point| point.step);
    points
}

/// The next decision of another player, and the best action there.
fn answer(seen: &[Seen], step: usize, seat: Seat) -> Option<(usize, String)> {
    for (later, seen) in seen.iter().enumerate().skip(step + 1) {
        match seen {
            Seen::Decision {
                seat: other,
                judged,
                ..
            } if *other != seat => {
                return Some((later, judged.actions[judged.best].action.clone()));
            }
            Seen::Decision { .. } | Seen::Nothing => {}
            Seen::Chance { .. } => return None,
        }
    }
    None
}

fn alone(value: f64) -> Values {
    let mut values = Values::default();
    values[0] = value;
    values
}

fn minus(a: &Values, b: &Values) -> Values {
    let mut difference = *a;
    for (difference, b) in difference.iter_mut().zip(b) {
        *difference -= b;
    }
    difference
}

/// Reviews are stored: four digits are more than estimates are good for.
fn rounded(values: &Values, seats: usize) -> Vec<f64> {
    values[..seats]
        .iter()
        .map(|&value| rounded_to(value))
        .collect()
}

fn rounded_to(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::JudgedAction;

    fn two(value: f64) -> Values {
        let mut values = Values::default();
        values[..2].copy_from_slice(&[value, 1.0 - value]);
        values
    }

    /// A decision of the first seat with these values, the best one first.
    fn seen(values: &[f64], played: usize) -> Seen {
        let action = |(index, &value): (usize, &f64)| JudgedAction {
            action: index.to_string(),
            value: two(value),
            is_known: true,
            variation: Vec::new(),
        };
        Seen::Decision {
            seat: Seat::new(0),
            judged: Judged {
                exact: false,
                actions: values.iter().enumerate().map(action).collect(),
                best: 0,
            },
            played,
        }
    }

    /// What the decision cost, and which action would have been better.
    fn loss(game: &[Seen], end: f64) -> (f64, usize) {
        let now = with_hindsight(game, two(end), 2)[0];
        (rounded_to(now.best[0] - now.played[0]), now.action)
    }

    #[test]
    fn hindsight_blames_where_something_better_was_seen() {
        // What the search would have played failed: the next best is missed,
        assert_eq!(loss(&[seen(&[0.6, 0.5], 0)], 0.2), (0.3, 1));
        // unless it had promised hardly more than what came.
        assert_eq!(loss(&[seen(&[0.6, 0.29], 0)], 0.2), (0.0, 0));
        // Any other action is compared with the best one, and costs nothing if it worked out.
        assert_eq!(loss(&[seen(&[0.6, 0.5], 1)], 0.55), (0.05, 0));
        assert_eq!(loss(&[seen(&[0.6, 0.5], 1)], 0.59), (0.0, 1));
        // The last chance to do better is the mistake, and what led there is not.
        let game = [seen(&[0.6, 0.3], 0), seen(&[0.6, 0.5], 0)];
        assert_eq!(loss(&game, 0.1), (0.0, 0));
        assert_eq!(loss(&game[1..], 0.1), (0.4, 1));
    }

    #[test]
    fn hindsight_counts_half_beyond_chance() {
        let chance = Seen::Chance {
            luck: minus(&two(0.4), &two(0.5)),
            exact: false,
        };
        // The position before the draw turned out to be worth 0.3, and had seemed to be worth 0.6.
        let game = [seen(&[0.8, 0.6], 1), chance];
        let values = with_hindsight(&game, two(0.2), 2);
        assert!((values[1].best[0] - 0.3).abs() < 1e-9);
        assert!((values[0].played[0] - 0.45).abs() < 1e-9);
        assert_eq!(loss(&game, 0.2), (0.35, 0));
    }

    #[test]
    fn alone_a_decision_is_judged_as_a_hint_is() {
        let values = with_hindsight(&[seen(&[0.6, 0.5], 0)], two(0.2), 1);
        assert_eq!(values[0].best, values[0].played);
        let values = with_hindsight(&[seen(&[0.6, 0.5], 1)], two(0.9), 1);
        assert!((values[0].best[0] - values[0].played[0] - 0.1).abs() < 1e-9);
    }

    #[test]
    fn accuracy_falls_with_what_a_choice_costs() {
        assert!((accuracy_of(0.0) - 100.0).abs() < 1e-3);
        assert_eq!(accuracy_of(0.05).round(), 80.0);
        assert_eq!(accuracy_of(0.2).round(), 40.0);
        assert_eq!(accuracy_of(1.0), 0.0);
    }
}
