//! Figures that are ratios of facts: of whole games for each arm, of things against other things, and
//! win rates by the place to which chance has dealt a thing.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{ArmData, Data, Unit, difference_text, p_text, rate_text};
use crate::chunk::FactRow;
use crate::experiment::Arm;
use crate::games::{Habits, Places, Ratio, figures, habits, places};
use crate::stats::{Difference, Estimate, Sample, difference_of_ratios, holm, rate, ratio};

/// A figure of the games of an arm.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    pub title: &'static str,
    pub arm: String,
    /// Whether it is a share, from 0 to 1.
    pub share: bool,
    pub estimate: Estimate,
}

/// How things are played, each against the others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HabitTable {
    pub title: &'static str,
    pub habits: Vec<Habit>,
}

/// One figure of one thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Habit {
    pub thing: String,
    pub title: &'static str,
    pub share: bool,
    pub estimate: Estimate,
    /// Less that of the other things in the same layer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<Difference>,
}

/// What things are worth by their place.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlaceTable {
    pub title: &'static str,
    pub places: Vec<&'static str>,
    pub things: Vec<Placed>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Placed {
    pub name: String,
    /// The wins with it at each place.
    pub wins: Vec<Option<Estimate>>,
    /// The wins of games in which it is nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without: Option<Estimate>,
    /// The two places that differ most: the better one less the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub largest: Option<Largest>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Largest {
    pub better: &'static str,
    pub worse: &'static str,
    pub difference: Difference,
}

/// What happened and how often it could have, in one game.
type Pair = (f64, f64);

fn pair_of<'a>(ratio: &Ratio, facts: impl Iterator<Item = &'a FactRow>) -> Pair {
    let mut pair = (0.0, 0.0);
    for fact in facts {
        let count = f64::from(fact.count);
        if ratio.part.contains(&fact.what.as_str()) {
            pair.0 += count;
        }
        if ratio.of.contains(&fact.what.as_str()) {
            pair.1 += count;
        }
    }
    pair
}

impl Data {
    /// The arms of free bots.
    pub(super) fn free(&self) -> impl Iterator<Item = (&Arm, &ArmData)> {
        let arms = self.experiment.arms.iter().zip(&self.arms);
        arms.filter(|(arm, _)| arm.ablation.is_none())
    }

    pub(super) fn figures(&self) -> Vec<Figure> {
        let wanted = figures(self.experiment.rules.name());
        let mut found = Vec::new();
        for (arm, data) in self.free().filter(|_| !wanted.is_empty()) {
            let mut facts: BTreeMap<i32, Vec<&FactRow>> = BTreeMap::new();
            let kinds: Vec<&str> = wanted.iter().map(|figure| figure.kind).collect();
            for fact in &data.facts {
                if kinds.contains(&fact.kind.as_str()) {
                    facts.entry(fact.game).or_default().push(fact);
                }
            }
            let none = Vec::new();
            for figure in wanted {
                let pairs: Vec<Pair> = data
                    .games
                    .iter()
                    .map(|game| {
                        let facts = facts.get(&game.number).unwrap_or(&none).iter();
                        let own = facts.copied().filter(|fact| fact.kind == figure.kind);
                        let pair = pair_of(figure, own);
                        if figure.of.is_empty() {
                            (pair.0, 1.0)
                        } else {
                            pair
                        }
                    })
                    .collect();
                if let Some(estimate) = ratio(&pairs, figure.share) {
                    found.push(Figure {
                        title: figure.title,
                        arm: self.label(arm),
                        share: figure.share,
                        estimate,
                    });
                }
            }
        }
        found
    }

    pub(super) fn habits(&self) -> Option<HabitTable> {
        let Habits {
            title,
            layers,
            ratios,
        } = habits(self.experiment.rules.name())?;
        // By thing, then by arm and layer, then by start: its facts.
        type Facts<'a> = BTreeMap<(usize, usize), BTreeMap<i32, Vec<&'a FactRow>>>;
        let mut things: BTreeMap<&str, Facts<'_>> = BTreeMap::new();
        for (arm, (_, data)) in self.free().enumerate() {
            let starts: BTreeMap<i32, i32> =
                data.games.iter().map(|g| (g.number, g.start)).collect();
            for fact in &data.facts {
                let Some(layer) = layers.iter().position(|&kind| kind == fact.kind) else {
                    continue;
                };
                let start = starts.get(&fact.game).copied().unwrap_or(fact.game);
                let thing = things.entry(&fact.thing).or_default();
                let layer = thing.entry((arm, layer)).or_default();
                layer.entry(start).or_default().push(fact);
            }
        }
        let mut found = Vec::new();
        for wanted in ratios {
            // The pairs of each thing, by arm and layer, then by start.
            type Pairs = BTreeMap<(usize, usize), BTreeMap<i32, Pair>>;
            let pairs: BTreeMap<&str, Pairs> = things
                .iter()
                .map(|(&name, layers)| {
                    let layers = layers.iter().map(|(&layer, starts)| {
                        let starts = starts
                            .iter()
                            .map(|(&start, facts)| (start, pair_of(wanted, facts.iter().copied())));
                        (layer, starts.collect())
                    });
                    (name, layers.collect())
                })
                .collect();
            for (&name, own) in &pairs {
                let mut all: BTreeMap<i32, Pair> = BTreeMap::new();
                let mut layers = Vec::new();
                for (layer, starts) in own {
                    for (&start, pair) in starts {
                        let sum = all.entry(start).or_default();
                        *sum = (sum.0 + pair.0, sum.1 + pair.1);
                    }
                    let with: Vec<(Pair, i32)> =
                        starts.iter().map(|(&start, &pair)| (pair, start)).collect();
                    let others = pairs.iter().filter(|(other, _)| **other != name);
                    let without: Vec<(Pair, i32)> = others
                        .filter_map(|(_, layers)| layers.get(layer))
                        .flat_map(|starts| starts.iter().map(|(&start, &pair)| (pair, start)))
                        .collect();
                    layers.push((with, without));
                }
                let all: Vec<Pair> = all.into_values().collect();
                if let Some(estimate) = ratio(&all, wanted.share) {
                    found.push(Habit {
                        thing: name.to_owned(),
                        title: wanted.title,
                        share: wanted.share,
                        estimate,
                        difference: difference_of_ratios(&layers),
                    });
                }
            }
        }
        let mut family: Vec<&mut Difference> = found
            .iter_mut()
            .filter_map(|habit| habit.difference.as_mut())
            .collect();
        holm(&mut family);
        (!found.is_empty()).then_some(HabitTable {
            title,
            habits: found,
        })
    }

    pub(super) fn places(&self) -> Option<PlaceTable> {
        let Places { title, kinds, what } = places(self.experiment.rules.name())?;
        // By thing, then by arm: at which place it is in which games.
        let arms = self.free().count();
        let mut things: BTreeMap<&str, Vec<BTreeMap<i32, usize>>> = BTreeMap::new();
        for (arm, (_, data)) in self.free().enumerate() {
            for fact in data.facts.iter().filter(|fact| fact.what == what) {
                let place = kinds.iter().position(|&(kind, _)| kind == fact.kind);
                if let Some(place) = place {
                    let arms = things
                        .entry(&fact.thing)
                        .or_insert_with(|| vec![BTreeMap::new(); arms]);
                    arms[arm].insert(fact.game, place);
                }
            }
        }
        let mut found = Vec::new();
        for (name, dealt) in things {
            // The results by place, then by arm; the last place is nowhere.
            let mut results: Vec<Vec<Vec<Sample>>> = vec![vec![Vec::new(); arms]; kinds.len() + 1];
            for (arm, (_, data)) in self.free().enumerate() {
                for game in &data.games {
                    let place = dealt[arm].get(&game.number).copied();
                    let place = place.unwrap_or(kinds.len());
                    results[place][arm].push((game.results[0], game.start));
                }
            }
            let wins = |place: usize| {
                let samples = || results[place].iter().flatten();
                rate(samples().map(|s| s.0).sum(), samples().count() as f64)
            };
            let mut largest: Option<Largest> = None;
            for better in 0..kinds.len() {
                for worse in (0..kinds.len()).filter(|&other| other != better) {
                    let layers: Vec<(Vec<Sample>, Vec<Sample>)> = (0..arms)
                        .map(|arm| (results[better][arm].clone(), results[worse][arm].clone()))
                        .collect();
                    let Some(difference) = Difference::stratified(&layers) else {
                        continue;
                    };
                    let found = largest.as_ref().map(|it| it.difference.estimate.mean);
                    if found.is_none_or(|found| difference.estimate.mean > found) {
                        largest = Some(Largest {
                            better: kinds[better].1,
                            worse: kinds[worse].1,
                            difference,
                        });
                    }
                }
            }
            found.push(Placed {
                name: name.to_owned(),
                wins: (0..kinds.len()).map(wins).collect(),
                without: wins(kinds.len()),
                largest,
            });
        }
        let mut family: Vec<&mut Difference> = found
            .iter_mut()
            .filter_map(|placed| placed.largest.as_mut())
            .map(|largest| &mut largest.difference)
            .collect();
        holm(&mut family);
        (!found.is_empty()).then(|| PlaceTable {
            title,
            places: kinds.iter().map(|&(_, name)| name).collect(),
            things: found,
        })
    }
}

fn value_text(estimate: &Estimate, share: bool) -> String {
    if share {
        rate_text(estimate)
    } else {
        let Estimate { mean, low, high } = estimate;
        format!("{mean:.2} ({low:.2} to {high:.2})")
    }
}

/// One row for each figure, one column for each arm.
pub(super) fn figure_cells(figures: &[Figure]) -> Vec<Vec<String>> {
    let mut arms: Vec<&str> = Vec::new();
    let mut titles: Vec<&str> = Vec::new();
    for figure in figures {
        if !arms.contains(&figure.arm.as_str()) {
            arms.push(&figure.arm);
        }
        if !titles.contains(&figure.title) {
            titles.push(figure.title);
        }
    }
    let mut cells = vec![vec![String::new()]];
    cells[0].extend(arms.iter().map(|&arm| arm.to_owned()));
    for title in titles {
        let mut row = vec![title.to_owned()];
        row.extend(arms.iter().map(|&arm| {
            let figure = figures.iter().find(|f| f.title == title && f.arm == arm);
            figure.map_or_else(
                || "–".to_owned(),
                |figure| value_text(&figure.estimate, figure.share),
            )
        }));
        cells.push(row);
    }
    cells
}

pub(super) fn habit_cells(table: &HabitTable) -> Vec<Vec<String>> {
    let head = ["", "figure", "there", "difference", "p"];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    let mut things: Vec<&str> = table.habits.iter().map(|h| h.thing.as_str()).collect();
    things.sort_unstable();
    things.dedup();
    for thing in things {
        for habit in table.habits.iter().filter(|habit| habit.thing == thing) {
            let difference = habit.difference.as_ref();
            let dash = || "–".to_owned();
            let text = |difference: &Difference| {
                if habit.share {
                    difference_text(difference, Unit::Share)
                } else {
                    let Estimate { mean, low, high } = difference.estimate;
                    format!("{mean:+.2} ({low:+.2} to {high:+.2})")
                }
            };
            cells.push(vec![
                thing.to_owned(),
                habit.title.to_owned(),
                value_text(&habit.estimate, habit.share),
                difference.map_or_else(dash, text),
                difference.map_or_else(dash, |it| p_text(it.adjusted)),
            ]);
        }
    }
    cells
}

pub(super) fn place_cells(table: &PlaceTable) -> Vec<Vec<String>> {
    let mut head = vec![String::new()];
    head.extend(table.places.iter().map(|place| format!("wins, {place}")));
    head.extend(["wins without", "largest difference", "between"].map(str::to_owned));
    let mut cells = vec![head];
    let dash = || "–".to_owned();
    for placed in &table.things {
        let mut row = vec![placed.name.clone()];
        let wins = placed.wins.iter().chain([&placed.without]);
        row.extend(wins.map(|wins| wins.as_ref().map_or_else(dash, rate_text)));
        let largest = placed.largest.as_ref();
        row.push(largest.map_or_else(dash, |it| difference_text(&it.difference, Unit::Share)));
        row.push(largest.map_or_else(dash, |it| format!("{} and {}", it.better, it.worse)));
        cells.push(row);
    }
    cells
}
