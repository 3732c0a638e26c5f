//! The targets of a game, and whether they are met. Targets are a TOML file beside the experiments;
//! every error names its field.

use serde::{Deserialize, Serialize};
use starboard_kernel::Violations;

use super::{Cells, FEWEST, Section, Thing, rate_text};
use crate::experiment::{ExperimentError, plain};
use crate::stats::{Estimate, Z};

/// Targets, in the order of the file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Targets(pub Vec<Target>);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    target: Vec<Target>,
}

/// One target: a figure of an experiment and its bounds. What is measured is one of `wins`, `figure`,
/// `ablation`, `option`, `places` and `table`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// The target in words.
    pub text: String,
    /// The name of the experiment.
    pub experiment: String,
    /// The arm by its label, for `wins` and `figure`; the first one if nothing is said.
    pub arm: Option<String>,
    /// The win rate of the first seat.
    #[serde(default)]
    pub wins: bool,
    /// A figure by its title.
    pub figure: Option<String>,
    /// What a restriction costs, in wins.
    pub ablation: Option<String>,
    /// How far the wins with each value of an option are from the mean.
    pub option: Option<String>,
    /// How much the place of each thing changes the wins.
    #[serde(default)]
    pub places: bool,
    /// The rate of each thing of a table, by its title.
    pub table: Option<String>,
    /// How many things have to keep within the bounds; all if nothing is said.
    pub number: Option<usize>,
    pub at_least: Option<f64>,
    pub at_most: Option<f64>,
}

/// What became of a target.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TargetResult {
    pub text: String,
    pub experiment: String,
    pub verdict: Verdict,
    /// Whether the intervals lie on one side of the bounds.
    pub certain: bool,
    /// How many figures there are, and how many keep within the bounds.
    pub measured: usize,
    pub within: usize,
    /// The only figure, or those that do not keep within the bounds, or else the one that is nearest
    /// to doing so.
    pub figures: Vec<(String, Estimate)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Met,
    Missed,
    NotMeasured,
}

impl Targets {
    /// # Errors
    /// What is wrong with the file, with its fields.
    pub fn read(text: &str) -> Result<Targets, ExperimentError> {
        let written: Written =
            toml::from_str(text).map_err(|error| ExperimentError::Toml(error.to_string()))?;
        let mut violations = Violations::default();
        for (index, target) in written.target.iter().enumerate() {
            let at = |field: &str| format!("target[{index}]{field}");
            let measures = usize::from(target.wins)
                + usize::from(target.places)
                + [
                    &target.figure,
                    &target.ablation,
                    &target.option,
                    &target.table,
                ]
                .into_iter()
                .filter(|measure| measure.is_some())
                .count();
            violations.require(
                measures == 1,
                at(""),
                "say what is measured by one of wins, figure, ablation, option, places and table",
            );
            violations.require(
                target.at_least.is_some() || target.at_most.is_some(),
                at(""),
                "say at_least, at_most or both",
            );
            if let (Some(least), Some(most)) = (target.at_least, target.at_most) {
                violations.require(
                    least <= most,
                    at(".at_least"),
                    "it is not more than at_most",
                );
            }
            violations.require(
                target.arm.is_none() || target.wins || target.figure.is_some(),
                at(".arm"),
                "an arm is for wins and figure",
            );
        }
        violations
            .into_result(Targets(written.target))
            .map_err(Into::into)
    }
}

impl Target {
    pub(super) fn not_measured(&self) -> TargetResult {
        TargetResult {
            text: self.text.clone(),
            experiment: self.experiment.clone(),
            verdict: Verdict::NotMeasured,
            certain: false,
            measured: 0,
            within: 0,
            figures: Vec::new(),
        }
    }

    pub(super) fn measure(&self, section: &Section) -> TargetResult {
        let mut figures = self.figures(section);
        if figures.is_empty() {
            return self.not_measured();
        }
        let measured = figures.len();
        let within = figures.iter().filter(|(_, it)| self.holds(it)).count();
        let surely = |holds: bool| {
            let sure = |it: &&(String, Estimate)| self.holds(&it.1) == holds && self.is_sure(&it.1);
            figures.iter().filter(sure).count()
        };
        let wanted = self.number.unwrap_or(measured);
        let met = within >= wanted;
        let certain = if met {
            surely(true) >= wanted
        } else {
            surely(false) > measured.saturating_sub(wanted)
        };
        if measured > 1 {
            figures.sort_by(|a, b| self.room(&a.1).total_cmp(&self.room(&b.1)));
            figures.truncate((measured - within).max(1));
        }
        TargetResult {
            text: self.text.clone(),
            experiment: self.experiment.clone(),
            verdict: if met { Verdict::Met } else { Verdict::Missed },
            certain,
            measured,
            within,
            figures,
        }
    }

    /// Everything that has to keep within the bounds.
    fn figures(&self, section: &Section) -> Vec<(String, Estimate)> {
        let has_arm = |label: &str| self.arm.as_deref().is_none_or(|arm| arm == label);
        let free = || section.arms.iter().filter(|arm| arm.ablation.is_none());
        if self.wins {
            let arm = free().find(|arm| has_arm(&arm.label));
            let wins = arm.and_then(|arm| Some((arm.label.clone(), arm.seats.first()?.wins)));
            wins.into_iter().collect()
        } else if let Some(title) = &self.figure {
            let mut figures = section.figures.iter().filter(|it| it.title == title);
            let figure = figures.find(|figure| has_arm(&figure.arm));
            figure
                .map(|it| (it.arm.clone(), it.estimate))
                .into_iter()
                .collect()
        } else if let Some(name) = &self.ablation {
            let mut wins = section.ablations.iter().filter(|it| it.measure == "wins");
            let found = wins.find(|it| it.what == *name);
            let cost = found.map(|it| {
                let Estimate { mean, low, high } = it.difference.estimate;
                (0.0 - mean, 0.0 - high, 0.0 - low)
            });
            cost.map(|(mean, low, high)| (name.clone(), Estimate { mean, low, high }))
                .into_iter()
                .collect()
        } else if let Some(option) = &self.option {
            let arms: Vec<(String, f64, f64)> = free()
                .filter_map(|arm| {
                    let wins = arm.seats.first()?.wins.mean;
                    let value = plain(arm.options.get(option)?);
                    Some((
                        value,
                        wins,
                        wins * (1.0 - wins) / f64::from(arm.games.max(1)),
                    ))
                })
                .collect();
            let count = arms.len() as f64;
            let mean = arms.iter().map(|arm| arm.1).sum::<f64>() / count;
            let all: f64 = arms.iter().map(|arm| arm.2).sum();
            arms.into_iter()
                .map(|(name, wins, variance)| {
                    // The mean has this arm in it.
                    let rest = (all - variance) / (count * count);
                    let error = ((1.0 - 1.0 / count).powi(2) * variance + rest).sqrt();
                    let mean = wins - mean;
                    let (low, high) = (mean - Z * error, mean + Z * error);
                    (name, Estimate { mean, low, high })
                })
                .collect()
        } else if self.places {
            let things = section.places.iter().flat_map(|table| &table.things);
            things
                .filter_map(|placed| {
                    let largest = placed.largest.as_ref()?;
                    Some((placed.name.clone(), largest.difference.estimate))
                })
                .collect()
        } else {
            let tables = section.things.iter();
            let wanted = tables.filter(|table| self.table.as_deref() == Some(table.title));
            // A rate of very few chances says nothing.
            let told = |thing: &&Thing| thing.chances.is_some_and(|n| n >= FEWEST as u64);
            let things = wanted.flat_map(|table| &table.things).filter(told);
            things
                .filter_map(|thing| Some((thing.name.clone(), thing.rate?)))
                .collect()
        }
    }

    /// How far it is within the bounds; negative outside.
    fn room(&self, figure: &Estimate) -> f64 {
        let above = figure.mean - self.at_least.unwrap_or(f64::NEG_INFINITY);
        let below = self.at_most.unwrap_or(f64::INFINITY) - figure.mean;
        above.min(below)
    }

    fn holds(&self, figure: &Estimate) -> bool {
        self.room(figure) >= 0.0
    }

    fn is_sure(&self, figure: &Estimate) -> bool {
        let least = self.at_least.unwrap_or(f64::NEG_INFINITY);
        let most = self.at_most.unwrap_or(f64::INFINITY);
        if self.holds(figure) {
            figure.low >= least && figure.high <= most
        } else {
            figure.high < least || figure.low > most
        }
    }
}

/// How many figures outside the bounds are named.
const MOST_NAMED: usize = 12;

pub(super) fn cells(targets: &[TargetResult]) -> Cells {
    let head = ["target", "measured", "verdict", "experiment"];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    for target in targets {
        let verdict = match (target.verdict, target.certain) {
            (Verdict::Met, true) => "met",
            (Verdict::Met, false) => "met (not certain)",
            (Verdict::Missed, true) => "missed",
            (Verdict::Missed, false) => "missed (not certain)",
            (Verdict::NotMeasured, _) => "not measured",
        };
        cells.push(vec![
            target.text.clone(),
            measured(target),
            verdict.to_owned(),
            target.experiment.clone(),
        ]);
    }
    cells
}

fn measured(target: &TargetResult) -> String {
    if target.measured <= 1 {
        let only = target.figures.first();
        return only.map_or_else(|| "–".to_owned(), |(_, it)| rate_text(it));
    }
    let TargetResult {
        measured, within, ..
    } = target;
    let named: Vec<String> = target
        .figures
        .iter()
        .take(MOST_NAMED)
        .map(|(name, it)| format!("{name} {}", rate_text(it)))
        .collect();
    let label = if within == measured {
        "closest"
    } else {
        "outside"
    };
    let mut text = format!("{within} of {measured}; {label}: {}", named.join("; "));
    if target.figures.len() > MOST_NAMED {
        text += &format!("; and {} more", target.figures.len() - MOST_NAMED);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(text: &str) -> Target {
        let text = format!("[[target]]\ntext = \"t\"\nexperiment = \"e\"\n{text}");
        let mut targets = Targets::read(&text).unwrap_or_else(|error| panic!("{error}"));
        targets.0.remove(0)
    }

    fn estimate(mean: f64, low: f64, high: f64) -> Estimate {
        Estimate { mean, low, high }
    }

    #[test]
    fn bounds_hold_and_are_sure() {
        let check = |bounds: &str, figure: Estimate, holds: bool, sure: bool| {
            let target = target(&format!("wins = true\n{bounds}"));
            assert_eq!(
                (target.holds(&figure), target.is_sure(&figure)),
                (holds, sure)
            );
        };
        check("at_least = 0.6", estimate(0.65, 0.62, 0.68), true, true);
        check("at_least = 0.6", estimate(0.65, 0.58, 0.72), true, false);
        check("at_least = 0.6", estimate(0.55, 0.5, 0.62), false, false);
        check("at_least = 0.6", estimate(0.5, 0.45, 0.55), false, true);
        let both = "at_least = 0.4\nat_most = 0.6";
        check(both, estimate(0.5, 0.45, 0.55), true, true);
        check(both, estimate(0.59, 0.55, 0.63), true, false);
        check(both, estimate(0.7, 0.65, 0.75), false, true);
    }

    #[test]
    fn mistakes_are_reported_with_their_field() {
        let check = |text: &str, expected: &str| {
            let text = format!("[[target]]\ntext = \"t\"\nexperiment = \"e\"\n{text}");
            let error = Targets::read(&text).expect_err(&text).to_string();
            assert!(error.contains(expected), "{error}");
        };
        check("at_least = 1", "target[0]: say what is measured");
        check(
            "wins = true\nplaces = true\nat_least = 1",
            "target[0]: say what",
        );
        check("wins = true", "target[0]: say at_least");
        check(
            "wins = true\nat_least = 1\nat_most = 0",
            "target[0].at_least",
        );
        check("places = true\narm = \"x\"\nat_most = 0.1", "target[0].arm");
        check("winz = true\nat_least = 1", "winz");
    }
}
