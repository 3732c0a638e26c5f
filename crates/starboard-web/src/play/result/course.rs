//! The course of a finished game: its chart over the turns, and the moment that mattered most.

use std::ops::Range;

use starboard_guide::Race;
use starboard_kernel::erased::Event;
use starboard_kernel::{Actor, Ending, History, Lang, Seat};
use starboard_table::Play;

use crate::games::erased::{Notes, Shown};
use crate::names;
use crate::play::log;

/// One line of a chart: a value at the beginning of every turn, and one at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    /// The class of its colour.
    pub(super) class: String,
    pub(super) name: String,
    pub(super) values: Vec<i32>,
}

/// The lines of a finished game, and after how many turns the moment came that mattered most.
pub(super) struct Chart {
    pub(super) race: Race,
    pub(super) lines: Vec<Line>,
    pub(super) moment: Option<usize>,
}

impl Chart {
    pub(super) fn turns(&self) -> usize {
        let values = self.lines.first().map_or(0, |line| line.values.len());
        values.saturating_sub(1)
    }

    /// The largest value, at least 1.
    pub(super) fn most(&self) -> i32 {
        let values = self.lines.iter().flat_map(|line| &line.values);
        values.copied().max().unwrap_or_default().max(1)
    }
}

/// After how many steps each turn began, and the game was over.
fn turns(notes: &dyn Notes, history: &History) -> Vec<usize> {
    let turns = log::turns(notes, history).into_iter();
    let begun = turns.filter(|turn| turn.is_of_player());
    let mut steps: Vec<usize> = begun.map(log::Turn::first).collect();
    steps.push(history.length());
    steps.dedup();
    steps
}

/// The chart of a game that is over, if the game has one.
pub(super) fn chart(notes: &dyn Notes, play: &Play, ending: &Ending, lang: Lang) -> Option<Chart> {
    let race = notes.race()?;
    let history = play.history();
    let steps = turns(notes, history);
    let lines: Vec<(String, String)> = match race.lines {
        [] => Seat::first(play.players().len())
            .zip(play.names(lang))
            .map(|(seat, name)| (format!("seat-{}", seat.number()), names::isolated(&name)))
            .collect(),
        lines => lines
            .iter()
            .map(|(seat, name)| (format!("seat-{seat}"), name(lang)))
            .collect(),
    };
    let lines = lines.into_iter().enumerate().map(|(index, (class, name))| {
        let value = |&step: &usize| Some(notes.measure(history.at(step)?, index));
        let mut values: Vec<i32> = steps.iter().map(value).collect::<Option<_>>()?;
        // The final scores may be zero, whatever was collected.
        if race.lines.is_empty()
            && play.position().rules().has_points()
            && let (Some(last), Some(score)) = (values.last_mut(), ending.scores.get(index))
        {
            *last = i32::try_from(*score).unwrap_or(*last);
        }
        Some(Line {
            class,
            name,
            values,
        })
    });
    let moment = moment(notes, play, ending).and_then(|moment| {
        let began = |&step: &usize| step <= moment.steps.start;
        steps.iter().rposition(began)
    });
    Some(Chart {
        race,
        lines: lines.collect::<Option<_>>()?,
        moment,
    })
    .filter(|chart| chart.turns() > 0)
}

/// How a moment mattered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The winner's lead grew by most.
    Decisive,
    /// Nobody won against anybody: the acting player gained most.
    Best,
    /// What was lost here made the difference in the end.
    Worst,
}

/// A decision, and the chance turns that followed it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    pub(super) kind: Kind,
    pub(super) seat: Seat,
    pub(super) steps: Range<usize>,
    /// By how much it changed how players stand; more than nothing.
    pub(super) gain: i32,
}

impl Moment {
    /// Whether it was the last move, which the board shows anyway.
    pub(super) fn is_last(&self, history: &History) -> bool {
        self.steps.end == history.length()
    }
}

/// Every decision with the chance turns after it.
fn decisions(history: &History) -> Vec<(Seat, Range<usize>)> {
    let mut decisions: Vec<(Seat, Range<usize>)> = Vec::new();
    for (index, step) in history.steps().iter().enumerate() {
        match (step.actor, decisions.last_mut()) {
            (Actor::Player(seat), _) => decisions.push((seat, index..index + 1)),
            (Actor::Chance, Some((_, steps))) => steps.end = index + 1,
            (Actor::Chance, None) => {}
        }
    }
    decisions
}

/// The moment that mattered most, if anything changed how the players stand.
pub(super) fn moment(notes: &dyn Notes, play: &Play, ending: &Ending) -> Option<Moment> {
    let history = play.history();
    let seats = play.players().len();
    let stands = |seat: Seat, step: usize| Some(notes.standing(history.at(step)?, seat));
    let rise = |seat: Seat, steps: &Range<usize>| {
        Some(stands(seat, steps.end)? - stands(seat, steps.start)?)
    };
    let lead = |seat: Seat, step: usize| {
        let others = Seat::first(seats).filter(|&other| other != seat);
        let most = others.filter_map(|other| stands(other, step)).max()?;
        Some(stands(seat, step)? - most)
    };
    let has_points = play.position().rules().has_points();
    let kind = match ending.winners[..] {
        [_] if seats > 1 => Kind::Decisive,
        [] if seats == 1 && !has_points => Kind::Worst,
        [_] if !has_points => Kind::Decisive,
        _ => Kind::Best,
    };
    let gain = |seat: Seat, steps: &Range<usize>| match (kind, &ending.winners[..]) {
        (Kind::Decisive, &[winner]) if seats > 1 => {
            Some(lead(winner, steps.end)? - lead(winner, steps.start)?)
        }
        (Kind::Worst, _) => rise(seat, steps).map(|rise| -rise),
        _ => rise(seat, steps),
    };
    let mut best: Option<Moment> = None;
    for (seat, steps) in decisions(history) {
        let gain = gain(seat, &steps)?;
        if gain > best.as_ref().map_or(0, |best| best.gain) {
            best = Some(Moment {
                kind,
                seat,
                steps,
                gain,
            });
        }
    }
    best
}

/// What happened there: the action, and the most important consequence.
pub(super) fn told(notes: &dyn Notes, play: &Play, moment: &Moment, lang: Lang) -> String {
    let names: Vec<String> = play
        .names(lang)
        .iter()
        .map(|n| names::isolated(n))
        .collect();
    let history = play.history();
    let events: Vec<(usize, usize, &Event)> = (moment.steps.clone())
        .flat_map(|step| {
            let events = history.steps()[step].events.iter().enumerate();
            events.map(move |(number, event)| (step, number, event))
        })
        .collect();
    let weight = |index: &usize| {
        let (step, number, event) = events[*index];
        let gives = notes.gain(&Shown::of(history, step, number + 1)).is_some();
        // The first of several.
        (gives, notes.weight(event, moment.seat), usize::MAX - index)
    };
    let most = (0..events.len()).max_by_key(weight);
    let mut told: Vec<usize> = (!events.is_empty()).then_some(0).into_iter().collect();
    told.extend(most.filter(|&most| most > 0));
    let told = told
        .into_iter()
        .map(|at| events[at].2.narrate(lang, &names));
    told.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::all_notes;
    use crate::play::testing::table;

    /// A chart begins with the first turn and ends with the result.
    #[test]
    fn every_game_has_its_course() {
        let mut moments = 0;
        for (rules, notes) in all_notes() {
            for seed in 1..5 {
                let table = table(rules, seed, usize::MAX);
                let play = table.play();
                let ending = play.ending().expect("it is over");
                let Some(chart) = chart(notes, play, &ending, Lang::En) else {
                    assert!(notes.race().is_none(), "{}", rules.name());
                    continue;
                };
                assert!(chart.turns() > 1);
                for (index, line) in chart.lines.iter().enumerate() {
                    assert_eq!(line.values.len(), chart.turns() + 1);
                    assert!(!line.name.is_empty());
                    let last = *line.values.last().expect("values");
                    match ending.scores.get(index).filter(|_| rules.has_points()) {
                        Some(&score) => assert_eq!(i64::from(last), score),
                        None => assert_eq!(last, notes.measure(play.position(), index)),
                    }
                }
                let Some(moment) = moment(notes, play, &ending) else {
                    continue;
                };
                moments += 1;
                assert!(moment.gain > 0);
                assert!(moment.steps.end <= play.history().length());
                let first = &play.history().steps()[moment.steps.start];
                assert_eq!(first.actor, Actor::Player(moment.seat));
                assert!(chart.moment.is_some_and(|turn| turn < chart.turns()));
                for lang in Lang::ALL {
                    assert!(!told(notes, play, &moment, lang).is_empty());
                }
            }
        }
        assert!(moments > 10, "{moments}");
    }

    /// The kind follows from how the game ended.
    #[test]
    fn a_lost_run_shows_where_it_went_wrong() {
        for (rules, notes) in all_notes() {
            let table = table(rules, 3, usize::MAX);
            let play = table.play();
            let ending = play.ending().expect("it is over");
            let Some(moment) = moment(notes, play, &ending) else {
                continue;
            };
            let expected = match (play.players().len(), ending.winners.len()) {
                (1, _) if rules.has_points() => Kind::Best,
                (1, 0) => Kind::Worst,
                (_, 1) => Kind::Decisive,
                _ => Kind::Best,
            };
            assert_eq!(moment.kind, expected, "{}", rules.name());
        }
    }
}
