//! What finished experiments show. All figures are computed here, from the files; how they look on a
//! page, as text or as JSON is in the modules below.

mod html;
mod luck;
mod markdown;
mod plots;
mod ratios;
mod targets;

pub use luck::LuckReport;
pub(crate) use markdown::table as markdown_table;
pub use ratios::{Figure, Habit, HabitTable, Largest, PlaceTable, Placed};
pub use targets::{Target, TargetResult, Targets, Verdict};

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;
use starboard_kernel::serde_json::{self, Value};
use starboard_kernel::{Day, Lang, OptionValues};

use crate::chunk::{FactRow, GameRow};
use crate::experiment::{Ablation, Arm, Detail, Experiment, conditions, plain};
use crate::games::{ACTIONS, Group, Origin, groups};
use crate::play::{DECIDED, MATTERS};
use crate::stats::{
    Difference, Estimate, Histogram, bootstrap, clamped, holm, mean, quantile, rate, ratio,
    variance,
};
use crate::store::{Store, StoreError};

/// A report on one game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub title: String,
    pub program: &'static str,
    pub games: u64,
    /// The targets of the game, if it has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<TargetResult>,
    pub sections: Vec<Section>,
}

/// What one experiment shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Section {
    pub name: String,
    pub title: String,
    /// Of the experiment with the bots of that time: if it is another one today, the games would be
    /// others, too.
    pub fingerprint: String,
    /// What else it was played with: rules, cards and bots.
    pub conditions: Value,
    /// The day on which the last game was stored, if the files tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Day>,
    pub seed: u64,
    /// How many random actions begin every game.
    #[serde(skip_serializing_if = "is_zero")]
    pub opening: u32,
    pub reproducible: bool,
    pub games: u64,
    pub bots: Vec<String>,
    pub arms: Vec<ArmReport>,
    /// Options against their first value.
    pub options: Vec<Comparison>,
    pub ablations: Vec<Comparison>,
    /// Figures of the game, by arm.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<PlaceTable>,
    /// As [`Section::things`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub habits: Option<HabitTable>,
    /// Where results come from, if starts are replayed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<LuckReport>,
    /// Kinds of actions that are hardly ever chosen, if decisions are recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rare: Option<Vec<RareAction>>,
    /// Of all kinds of actions, the one that is chosen least when it is legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rarest: Option<RareAction>,
    /// Of the first experiment of a report only: the others are about something else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<ThingTable>,
    /// With decisions: the mean number of legal actions in each tenth of a game, by arm.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub branching: Vec<Vec<f64>>,
}

/// The games of one arm.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArmReport {
    pub label: String,
    pub options: OptionValues,
    pub lineup: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ablation: Option<String>,
    pub games: u32,
    pub seats: Vec<SideReport>,
    /// If the bots of the line-up differ.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<SideReport>,
    /// Games that nobody won or lost.
    pub drawn: Estimate,
    pub endings: BTreeMap<String, u32>,
    pub length: Spread,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub course: Option<CourseReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Histogram>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lengths: Option<Histogram>,
}

/// A seat, or a bot of the line-up.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideReport {
    pub name: String,
    pub wins: Estimate,
    /// In games with points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Spread>,
}

/// A distribution.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    pub mean: Estimate,
    /// The 5 % quantile.
    pub low: f64,
    pub median: f64,
    /// The 95 % quantile.
    pub high: f64,
}

/// How games go, by the evaluation of the bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CourseReport {
    /// Legal actions per decision.
    pub branching: Estimate,
    /// Decisions with more than one legal action, per game.
    pub choices: Estimate,
    /// The share of these that matter.
    pub matter: Estimate,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead_changes: Option<Estimate>,
    /// After which part of a game it is decided.
    pub decided: Estimate,
    /// The share of games that are decided after each tenth of their actions, from none to all.
    pub decided_by: Vec<f64>,
    /// The standard deviation of what a seat could expect before the first decision, in wins (or
    /// hundreds of points).
    pub dealt: Estimate,
    /// The standard deviation of the sum of luck after the first decision.
    pub drawn: Estimate,
    /// The share of the variance of results that both explain (r²).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explained: Option<Estimate>,
}

/// How often a kind of action is chosen when it could be.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RareAction {
    pub arm: String,
    pub kind: String,
    pub offered: u64,
    pub chosen: u64,
    pub rate: Estimate,
}

/// One comparison: of an option's values, or of restricted with free bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    pub what: String,
    /// What it is compared with.
    pub with: String,
    pub measure: &'static str,
    pub unit: Unit,
    /// Starts that were played on both sides, of each pair of arms,
    pub starts: u64,
    /// and of these, those in which the measure differs. If there are none, nothing has been
    /// measured, whatever the interval.
    pub differing: u64,
    pub difference: Difference,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Shares of a win, shown as percentage points.
    Share,
    Points,
    Actions,
}

/// The things of one kind, and the results of those who have or use them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ThingTable {
    pub title: &'static str,
    pub origin: Origin,
    pub unit: Unit,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<&'static str>,
    pub things: Vec<Thing>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thing {
    pub name: String,
    /// In how many games, counted once for each seat.
    pub games: u64,
    pub times: u64,
    /// The opportunities, if they are counted.
    #[serde(skip)]
    pub chances: Option<u64>,
    /// Of the opportunities, if they are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate: Option<Estimate>,
    /// The mean result of those who have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Estimate>,
    /// Less that of those who do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<Difference>,
}

/// How a report is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Html,
    Markdown,
    Json,
}

#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("the results are of different games, {0} and {1}; make a report of each")]
    Games(&'static str, &'static str),
    #[error("at least one folder with results is needed")]
    Nothing,
}

impl Report {
    /// Reads the results of finished experiments with one game. The first one is the main experiment.
    ///
    /// # Errors
    /// If results are missing, or of different games.
    pub fn read(folders: &[impl AsRef<Path>]) -> Result<Report, ReportError> {
        Report::with_targets(folders, &Targets::default())
    }

    /// The same, and whether targets are met.
    ///
    /// # Errors
    /// As [`Report::read`].
    pub fn with_targets(
        folders: &[impl AsRef<Path>],
        targets: &Targets,
    ) -> Result<Report, ReportError> {
        let mut sections = Vec::new();
        let mut rules = None;
        let mut results = vec![None; targets.0.len()];
        for folder in folders {
            let (store, run, experiment) = Store::open(folder.as_ref())?;
            let first = *rules.get_or_insert(experiment.rules);
            if first.name() != experiment.rules.name() {
                return Err(ReportError::Games(first.name(), experiment.rules.name()));
            }
            let games = run.games.iter().map(|games| games.unwrap_or(0)).collect();
            let data = Data::read(store, experiment, games)?;
            let mut section = data.section()?;
            for (target, result) in targets.0.iter().zip(&mut results) {
                if target.experiment == section.name {
                    *result = Some(target.measure(&section));
                }
            }
            if !sections.is_empty() {
                section.things.clear();
                section.habits = None;
                // Starts are replayed to measure luck, and nothing else.
                if data.experiment.replays > 1 {
                    section.figures.clear();
                    section.places = None;
                }
            }
            sections.push(section);
        }
        let rules = rules.ok_or(ReportError::Nothing)?;
        Ok(Report {
            game: rules.name(),
            title: rules.title(Lang::En),
            program: env!("CARGO_PKG_VERSION"),
            games: sections.iter().map(|section| section.games).sum(),
            targets: targets
                .0
                .iter()
                .zip(results)
                .map(|(target, result)| result.unwrap_or_else(|| target.not_measured()))
                .collect(),
            sections,
        })
    }

    #[must_use]
    pub fn write(&self, format: Format) -> String {
        match format {
            Format::Html => html::page(self),
            Format::Markdown => markdown::text(self),
            Format::Json => {
                let mut text = serde_json::to_string(&self.rounded()).unwrap_or_default();
                text.push('\n');
                text
            }
        }
    }

    /// Without insignificant digits: a report is read, and downloaded.
    fn rounded(&self) -> Value {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        round(&mut value);
        value
    }
}

/// Four significant digits. An estimate with its interval becomes a list of three.
fn round(value: &mut Value) {
    if let Value::Object(map) = value
        && map.len() == 3
        && let (Some(mean), Some(low), Some(high)) =
            (map.get("mean"), map.get("low"), map.get("high"))
    {
        *value = Value::from(vec![mean.clone(), low.clone(), high.clone()]);
    }
    match value {
        Value::Array(list) => list.iter_mut().for_each(round),
        Value::Object(map) => map.values_mut().for_each(round),
        Value::Number(number) if number.is_f64() => {
            let exact = number.as_f64().unwrap_or_default();
            let text = format!("{exact:.3e}");
            let short: f64 = text.parse().unwrap_or(exact);
            *value = if short.fract() == 0.0 && short.abs() < 1e9 {
                Value::from(short as i64)
            } else {
                Value::from(short)
            };
        }
        _ => {}
    }
}

/// Everything of one experiment.
struct Data {
    store: Store,
    experiment: Experiment,
    arms: Vec<ArmData>,
}

struct ArmData {
    games: Vec<GameRow>,
    facts: Vec<FactRow>,
}

impl Data {
    fn read(store: Store, experiment: Experiment, games: Vec<u32>) -> Result<Data, StoreError> {
        let mut arms = Vec::new();
        for (arm, games) in games.into_iter().enumerate() {
            let mut data = ArmData {
                games: Vec::new(),
                facts: Vec::new(),
            };
            for job in Store::chunks(&experiment, arm, games) {
                data.games.extend(store.games(job)?);
                data.facts.extend(store.facts(job)?);
            }
            arms.push(data);
        }
        Ok(Data {
            store,
            experiment,
            arms,
        })
    }

    fn section(&self) -> Result<Section, StoreError> {
        let experiment = &self.experiment;
        let arms: Vec<ArmReport> = experiment
            .arms
            .iter()
            .zip(&self.arms)
            .map(|(arm, data)| self.arm(arm, data))
            .collect();
        let mut bots: Vec<String> = Vec::new();
        for bot in experiment.arms.iter().flat_map(|arm| &arm.lineup.bots) {
            let name = bot.to_string();
            if !bots.contains(&name) {
                bots.push(name);
            }
        }
        let (mut options, mut ablations) = (self.options(), self.ablations());
        // One family of tests, as a reader of the tables looks at all of them. What was not
        // exercised has not been tested.
        let mut family: Vec<&mut Difference> = options
            .iter_mut()
            .chain(&mut ablations)
            .filter(|comparison| comparison.differing > 0)
            .map(|comparison| &mut comparison.difference)
            .collect();
        holm(&mut family);
        let mut rates = self.rates();
        let rarest = rates.iter().flatten().min_by(|a, b| {
            let by_rate = a.rate.mean.total_cmp(&b.rate.mean);
            // Of those that are never chosen, the one that could have been most often.
            by_rate.then(b.offered.cmp(&a.offered))
        });
        let rarest = rarest.cloned();
        if let Some(rates) = &mut rates {
            rates.retain(|action| action.rate.mean < RARE);
        }
        Ok(Section {
            name: experiment.name.clone(),
            title: experiment.title.clone(),
            fingerprint: experiment.fingerprint(),
            conditions: conditions(experiment.rules),
            played: self.store.played(),
            seed: experiment.seed,
            opening: experiment.opening,
            reproducible: experiment.is_reproducible(),
            games: self.arms.iter().map(|arm| arm.games.len() as u64).sum(),
            bots,
            arms,
            options,
            ablations,
            figures: self.figures(),
            places: self.places(),
            habits: self.habits(),
            luck: self.luck(),
            rare: rates,
            rarest,
            things: self.things(),
            branching: self.branching()?,
        })
    }

    fn has_points(&self) -> bool {
        self.experiment.rules.has_points()
    }

    fn arm(&self, arm: &Arm, data: &ArmData) -> ArmReport {
        let games = &data.games;
        let sides = |name: &dyn Fn(usize) -> String, seat_of: &dyn Fn(&GameRow, usize) -> usize| {
            (0..arm.seats())
                .map(|side| {
                    let seats = games.iter().map(|game| (game, seat_of(game, side)));
                    let wins: f64 = seats.clone().map(|(game, seat)| game.results[seat]).sum();
                    let scores = seats.map(|(game, seat)| game.scores[seat] as f64);
                    SideReport {
                        name: name(side),
                        wins: share(wins, games.len()),
                        score: self
                            .has_points()
                            .then(|| spread(scores.collect()))
                            .flatten(),
                    }
                })
                .collect::<Vec<_>>()
        };
        let bots = &arm.lineup.bots;
        let differ = arm.ablation.is_some() || bots.iter().any(|bot| *bot != bots[0]);
        let mut endings = BTreeMap::new();
        for game in games {
            *endings.entry(game.reason.clone()).or_insert(0) += 1;
        }
        let drawn = games.iter().filter(|game| game.drawn).count();
        let lengths: Vec<f64> = games.iter().map(|game| f64::from(game.actions)).collect();
        let scores: Vec<f64> = games
            .iter()
            .flat_map(|game| game.scores.iter().map(|&score| score as f64))
            .collect();
        ArmReport {
            label: self.label(arm),
            options: arm.options.clone(),
            lineup: arm.lineup.name.clone(),
            ablation: arm.ablation.as_ref().map(|ablation| ablation.name.clone()),
            games: games.len() as u32,
            seats: sides(&|seat| format!("seat {}", seat + 1), &|_, seat| seat),
            bots: if differ {
                let name = |bot: usize| {
                    let restricted = arm.ablation.as_ref().filter(|a| a.bots.contains(&bot));
                    let note = restricted.map_or(String::new(), |a| format!(", {}", a.name));
                    format!("{}: {}{note}", bot + 1, bots[bot])
                };
                sides(&name, &|game, bot| seat_of_bot(game, bot))
            } else {
                Vec::new()
            },
            drawn: share(drawn as f64, games.len()),
            endings,
            length: spread(lengths.clone()).unwrap_or(NO_SPREAD),
            course: self.course(arm, games),
            scores: self
                .has_points()
                .then(|| Histogram::of(&scores, BINS))
                .flatten(),
            lengths: Histogram::of(&lengths, BINS),
        }
    }

    /// The options of an arm that distinguish it.
    fn option_parts(&self, arm: &Arm) -> Vec<String> {
        let grid = self.experiment.grid.iter();
        grid.filter_map(|(name, _)| Some(format!("{name}={}", plain(arm.options.get(name)?))))
            .collect()
    }

    fn options_label(&self, arm: &Arm) -> String {
        let parts = self.option_parts(arm);
        if parts.is_empty() {
            "all games".to_owned()
        } else {
            parts.join(", ")
        }
    }

    /// The arm by what distinguishes it.
    fn label(&self, arm: &Arm) -> String {
        let mut parts = self.option_parts(arm);
        let lineups = self.experiment.arms.iter().map(|arm| &arm.lineup.name);
        if lineups.clone().any(|name| *name != arm.lineup.name) {
            parts.push(arm.lineup.name.clone());
        }
        if let Some(ablation) = &arm.ablation {
            parts.push(ablation.name.clone());
        }
        if parts.is_empty() {
            parts.push("all games".to_owned());
        }
        parts.join(", ")
    }

    fn course(&self, arm: &Arm, games: &[GameRow]) -> Option<CourseReport> {
        let column = |of: &dyn Fn(&GameRow) -> Option<f64>| -> Option<Estimate> {
            let samples: Vec<f64> = games.iter().filter_map(of).collect();
            mean(&samples)
        };
        let int = |number: Option<i32>| number.map(f64::from);
        let decided =
            |game: &GameRow| Some(f64::from(game.decided?) / f64::from(game.actions.max(1)));
        let lucks = self.lucks(arm, games);
        let [dealt, drawn] = bootstrap(lucks.len(), &|sample| {
            let sum = Luck::sum(&lucks, sample);
            Some([sum.dealt / sum.count, sum.drawn / sum.count].map(f64::sqrt))
        })?;
        let explained = bootstrap(lucks.len(), &|sample| {
            Luck::sum(&lucks, sample).explained().map(|share| [share])
        });
        let matter: Vec<(f64, f64)> = games
            .iter()
            .filter_map(|game| Some((int(game.matter)?, int(game.choices)?)))
            .collect();
        Some(CourseReport {
            branching: column(&|game| game.branching)?,
            choices: column(&|game| int(game.choices))?,
            matter: ratio(&matter, true)?,
            lead_changes: column(&|game| int(game.lead_changes)),
            decided: column(&decided)?,
            decided_by: {
                let parts: Vec<f64> = games.iter().filter_map(decided).collect();
                let count = parts.len().max(1) as f64;
                let by = |tenth: i32| {
                    let within = |part: &&f64| **part <= f64::from(tenth) / 10.0;
                    parts.iter().filter(within).count() as f64 / count
                };
                (0..=10).map(by).collect()
            },
            dealt: clamped(dealt, 0.0, f64::INFINITY),
            drawn: clamped(drawn, 0.0, f64::INFINITY),
            explained: explained.map(|[share]| clamped(share, 0.0, 1.0)),
        })
    }

    /// What luck and results have to do with each other, by start.
    fn lucks(&self, arm: &Arm, games: &[GameRow]) -> Vec<Luck> {
        let solo_points = arm.seats() == 1 && self.has_points();
        let of = |game: &GameRow, seat: usize| {
            let result = if solo_points {
                game.scores[seat] as f64 / 100.0
            } else {
                game.results[seat]
            };
            [game.dealt[seat], game.luck[seat], result]
        };
        let known = || games.iter().filter(|game| !game.luck.is_empty());
        let count = known().count().max(1) as f64;
        let mut starts: BTreeMap<i32, Luck> = BTreeMap::new();
        for seat in 0..arm.seats() {
            // Seats differ, and that is not luck.
            let mut means = [0.0; 3];
            for game in known() {
                for (mean, value) in means.iter_mut().zip(of(game, seat)) {
                    *mean += value / count;
                }
            }
            for game in known() {
                let values = of(game, seat);
                let [dealt, drawn, result] = [0, 1, 2].map(|index| values[index] - means[index]);
                let luck = starts.entry(game.start).or_default();
                luck.add(&Luck {
                    count: 1.0,
                    dealt: dealt * dealt,
                    drawn: drawn * drawn,
                    both: (dealt + drawn) * (dealt + drawn),
                    result: result * result,
                    product: (dealt + drawn) * result,
                });
            }
        }
        starts.into_values().collect()
    }

    /// Each value of an option against the first one, with everything else the same.
    fn options(&self) -> Vec<Comparison> {
        let mut comparisons = Vec::new();
        for (name, values) in &self.experiment.grid {
            for value in &values[1..] {
                let mut pairs = Vec::new();
                for (index, arm) in self.experiment.arms.iter().enumerate() {
                    let twin = |other: &Arm| {
                        let mut options = other.options.clone();
                        options.insert(name.clone(), value.clone());
                        // The order of the names does not count.
                        options == arm.options
                            && other.options.get(name) == Some(&values[0])
                            && other.lineup.name == arm.lineup.name
                            && other.ablation.is_none()
                    };
                    if arm.ablation.is_none()
                        && arm.options.get(name) == Some(value)
                        && let Some(first) = self.experiment.arms.iter().position(twin)
                    {
                        pairs.push((index, first));
                    }
                }
                let what = format!("{name}={}", plain(value));
                let with = format!("{name}={}", plain(&values[0]));
                for (measure, unit, of) in self.measures(None) {
                    if let Some(compared) = self.compare(&pairs, &*of) {
                        comparisons.push(Comparison {
                            what: what.clone(),
                            with: with.clone(),
                            measure,
                            unit,
                            starts: compared.starts,
                            differing: compared.differing,
                            difference: compared.difference,
                        });
                    }
                }
            }
        }
        comparisons
    }

    /// Restricted bots against the same bots without the restriction.
    fn ablations(&self) -> Vec<Comparison> {
        let mut names: Vec<&Ablation> = Vec::new();
        for ablation in self
            .experiment
            .arms
            .iter()
            .filter_map(|arm| arm.ablation.as_ref())
        {
            if !names.contains(&ablation) {
                names.push(ablation);
            }
        }
        let mut comparisons = Vec::new();
        for ablation in names {
            let mut pairs = Vec::new();
            for (index, arm) in self.experiment.arms.iter().enumerate() {
                let twin = |other: &Arm| {
                    other.options == arm.options
                        && other.lineup.name == arm.lineup.name
                        && other.ablation.is_none()
                };
                if arm.ablation.as_ref() == Some(ablation)
                    && let Some(free) = self.experiment.arms.iter().position(twin)
                {
                    pairs.push((index, free));
                }
            }
            for (measure, unit, of) in self.measures(Some(ablation)) {
                if let Some(compared) = self.compare(&pairs, &*of) {
                    comparisons.push(Comparison {
                        what: ablation.name.clone(),
                        with: "free choice".to_owned(),
                        measure,
                        unit,
                        starts: compared.starts,
                        differing: compared.differing,
                        difference: compared.difference,
                    });
                }
            }
        }
        comparisons
    }

    /// What is compared. Restricted bots are looked at by themselves; otherwise it is the first seat's
    /// advantage, and everybody's score.
    fn measures(&self, ablation: Option<&Ablation>) -> Vec<(&'static str, Unit, MeasureOf)> {
        let bots: Option<Vec<usize>> = ablation.map(|ablation| ablation.bots.clone());
        let seats = move |game: &GameRow| -> Vec<usize> {
            match &bots {
                Some(bots) => bots.iter().map(|&bot| seat_of_bot(game, bot)).collect(),
                None => (0..game.scores.len()).collect(),
            }
        };
        let solo = self.experiment.arms.iter().all(|arm| arm.seats() == 1);
        let mut measures: Vec<(&'static str, Unit, MeasureOf)> = Vec::new();
        if solo || ablation.is_some() {
            let seats = seats.clone();
            let of = move |game: &GameRow| average(&seats(game), &|seat| game.results[seat]);
            measures.push(("wins", Unit::Share, Box::new(of)));
        } else {
            // Less the fair share, which depends on the number of players.
            let of = |game: &GameRow| game.results[0] - 1.0 / game.results.len() as f64;
            measures.push(("wins of seat 1 above its share", Unit::Share, Box::new(of)));
        }
        if self.has_points() {
            let of = move |game: &GameRow| average(&seats(game), &|seat| game.scores[seat] as f64);
            measures.push(("score", Unit::Points, Box::new(of)));
        }
        let of = |game: &GameRow| f64::from(game.actions);
        measures.push(("actions per game", Unit::Actions, Box::new(of)));
        measures
    }

    /// The mean difference between pairs of arms, start by start: all arms have the same starts.
    fn compare(&self, pairs: &[(usize, usize)], of: &dyn Fn(&GameRow) -> f64) -> Option<Compared> {
        let by_start = |arm: usize| {
            let mut sums: BTreeMap<i32, (f64, f64)> = BTreeMap::new();
            for game in &self.arms[arm].games {
                let (sum, count) = sums.entry(game.start).or_default();
                *sum += of(game);
                *count += 1.0;
            }
            sums
        };
        let mut starts: BTreeMap<i32, (f64, f64, usize)> = BTreeMap::new();
        let (mut spread, mut count) = (0.0, 0.0);
        let (mut compared, mut differing) = (0, 0);
        for &(a, b) in pairs {
            let (left, right) = (by_start(a), by_start(b));
            for (start, (sum, games)) in &left {
                if let Some((other, others)) = right.get(start) {
                    compared += 1;
                    differing += u64::from(sum / games != other / others);
                    let both = starts.entry(*start).or_default();
                    both.0 += sum / games;
                    both.1 += other / others;
                    both.2 += 1;
                }
            }
            for arm in [a, b] {
                let samples: Vec<f64> = self.arms[arm].games.iter().map(of).collect();
                spread += variance(&samples);
                count += 1.0;
            }
        }
        let complete: Vec<(f64, f64)> = starts
            .values()
            .filter(|(.., arms)| *arms == pairs.len())
            .map(|&(a, b, arms)| (a / arms as f64, b / arms as f64))
            .collect();
        let paired = Difference::paired(&complete)?;
        let error = (paired.estimate.high - paired.estimate.mean) / crate::stats::Z;
        let deviation = (spread / count).sqrt();
        Some(Compared {
            starts: compared,
            differing,
            difference: Difference::new(paired.estimate.mean, error, deviation),
        })
    }

    /// How often free bots choose each kind of action where they can, by arm.
    fn rates(&self) -> Option<Vec<RareAction>> {
        if self.experiment.record != Detail::Decisions {
            return None;
        }
        let mut found = Vec::new();
        for (arm, data) in self.free() {
            // By kind: how often it was offered, and chosen.
            let mut kinds: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
            for fact in data.facts.iter().filter(|fact| fact.kind == ACTIONS.kind) {
                let (offered, chosen) = kinds.entry(&fact.thing).or_default();
                if Some(fact.what.as_str()) == ACTIONS.of {
                    *offered += fact.count as u64;
                } else if fact.what == ACTIONS.what {
                    *chosen += fact.count as u64;
                }
            }
            for (kind, (offered, chosen)) in kinds {
                let rate = rate(chosen as f64, offered as f64);
                if let Some(rate) = rate {
                    found.push(RareAction {
                        arm: self.label(arm),
                        kind: kind.to_owned(),
                        offered,
                        chosen,
                        rate,
                    });
                }
            }
        }
        Some(found)
    }

    /// Things of the game, in games of free bots.
    fn things(&self) -> Vec<ThingTable> {
        let game_groups = groups(self.experiment.rules.name());
        let all = game_groups.iter().chain([&ACTIONS]);
        let solo = self.experiment.arms.iter().all(|arm| arm.seats() == 1);
        let mut tables = Vec::new();
        for group in all {
            let things = self.thing_rows(group, solo);
            if !things.is_empty() {
                tables.push(ThingTable {
                    title: group.title,
                    origin: group.origin,
                    unit: if solo && self.has_points() {
                        Unit::Points
                    } else {
                        Unit::Share
                    },
                    of: group.of,
                    things,
                });
            }
        }
        tables
    }

    fn thing_rows(&self, group: &Group, solo: bool) -> Vec<Thing> {
        let free: Vec<&ArmData> = self
            .experiment
            .arms
            .iter()
            .zip(&self.arms)
            .filter(|(arm, _)| arm.ablation.is_none())
            .map(|(_, data)| data)
            .collect();
        // By thing, then by arm: how often at which seat of which game.
        let mut used: BTreeMap<&str, Vec<Uses>> = BTreeMap::new();
        let mut offered: BTreeMap<&str, u64> = BTreeMap::new();
        for (index, data) in free.iter().enumerate() {
            for fact in data.facts.iter().filter(|fact| fact.kind == group.kind) {
                if fact.what == group.what {
                    let arms = used
                        .entry(&fact.thing)
                        .or_insert_with(|| vec![BTreeMap::new(); free.len()]);
                    arms[index].insert((fact.game, fact.seat), fact.count);
                }
                if Some(fact.what.as_str()) == group.of {
                    *offered.entry(&fact.thing).or_default() += fact.count as u64;
                    used.entry(&fact.thing)
                        .or_insert_with(|| vec![BTreeMap::new(); free.len()]);
                }
            }
        }
        let points = solo && self.has_points();
        let result = |game: &GameRow, seat: usize| {
            if points {
                game.scores[seat] as f64
            } else {
                game.results[seat]
            }
        };
        let mut things: Vec<Thing> = used
            .into_iter()
            .map(|(name, arms)| {
                let times: u64 = arms
                    .iter()
                    .flat_map(BTreeMap::values)
                    .map(|&n| n as u64)
                    .sum();
                let mut with = Vec::new();
                let mut layers = Vec::new();
                let mut within: Vec<(f64, i32)> = Vec::new();
                let mut spread = Vec::new();
                for (data, uses) in free.iter().zip(&arms) {
                    let mut layer = (Vec::new(), Vec::new());
                    for game in &data.games {
                        let mut sides = (Vec::new(), Vec::new());
                        for seat in 0..game.results.len() {
                            let key = (game.number, seat as i32 + 1);
                            let value = result(game, seat);
                            if uses.contains_key(&key) {
                                with.push(value);
                                sides.0.push(value);
                            } else {
                                sides.1.push(value);
                            }
                            spread.push(value);
                        }
                        if !sides.0.is_empty() && !sides.1.is_empty() {
                            let mean = |side: &[f64]| side.iter().sum::<f64>() / side.len() as f64;
                            within.push((mean(&sides.0) - mean(&sides.1), game.start));
                        }
                        layer
                            .0
                            .extend(sides.0.iter().map(|&value| (value, game.start)));
                        layer
                            .1
                            .extend(sides.1.iter().map(|&value| (value, game.start)));
                    }
                    layers.push(layer);
                }
                // Solo games are compared with other games of the same arm; otherwise seats with
                // the other seats of the same game.
                let enough = with.len() >= FEWEST && group.origin != Origin::Tally;
                let difference = if solo {
                    let without: usize = layers.iter().map(|(_, without)| without.len()).sum();
                    let enough = enough && without >= FEWEST;
                    enough.then(|| Difference::stratified(&layers)).flatten()
                } else {
                    let enough = within.len() >= FEWEST;
                    let deviation = variance(&spread).sqrt();
                    enough
                        .then(|| Difference::clustered(&within, deviation))
                        .flatten()
                };
                let offered = offered.get(name).copied().unwrap_or(0);
                Thing {
                    name: name.to_owned(),
                    games: with.len() as u64,
                    times,
                    chances: group.of.map(|_| offered),
                    rate: rate(times as f64, offered as f64)
                        .filter(|_| group.of.is_some() && times <= offered),
                    result: if group.origin == Origin::Tally {
                        None
                    } else if points {
                        mean(&with)
                    } else {
                        rate(with.iter().sum(), with.len() as f64)
                    },
                    difference,
                }
            })
            .collect();
        let mut family: Vec<&mut Difference> = things
            .iter_mut()
            .filter_map(|thing| thing.difference.as_mut())
            .collect();
        holm(&mut family);
        things
    }

    /// The mean number of legal actions in each tenth of a game, by arm.
    fn branching(&self) -> Result<Vec<Vec<f64>>, StoreError> {
        if self.experiment.record != Detail::Decisions {
            return Ok(Vec::new());
        }
        let mut arms = Vec::new();
        for (arm, data) in self.arms.iter().enumerate() {
            let lengths: BTreeMap<i32, i32> =
                data.games.iter().map(|g| (g.number, g.actions)).collect();
            let mut sums = [(0.0_f64, 0.0_f64); 10];
            for job in Store::chunks(&self.experiment, arm, data.games.len() as u32) {
                for (game, decision, legal) in self.store.branching(job)? {
                    let length = lengths.get(&game).copied().unwrap_or(1).max(1);
                    let tenth = (i64::from(decision) * 10 / i64::from(length)).min(9);
                    let (sum, count) = &mut sums[tenth as usize];
                    *sum += f64::from(legal);
                    *count += 1.0;
                }
            }
            arms.push(sums.iter().map(|(sum, n)| sum / n.max(1.0)).collect());
        }
        Ok(arms)
    }
}

/// What a comparison start by start shows.
struct Compared {
    starts: u64,
    differing: u64,
    difference: Difference,
}

/// How often something was used, by game and seat.
type Uses = BTreeMap<(i32, i32), i32>;
type MeasureOf = Box<dyn Fn(&GameRow) -> f64>;

/// Luck and result of some seats, as sums of squares around the means of their seats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Luck {
    count: f64,
    dealt: f64,
    drawn: f64,
    /// Both kinds of luck together,
    both: f64,
    result: f64,
    /// and times the result.
    product: f64,
}

impl Luck {
    fn add(&mut self, other: &Luck) {
        self.count += other.count;
        self.dealt += other.dealt;
        self.drawn += other.drawn;
        self.both += other.both;
        self.result += other.result;
        self.product += other.product;
    }

    fn sum(starts: &[Luck], sample: &[usize]) -> Luck {
        let mut sum = Luck::default();
        for &start in sample {
            sum.add(&starts[start]);
        }
        sum
    }

    /// The square of the correlation between luck and result; `None` if one of them does not vary.
    fn explained(&self) -> Option<f64> {
        // Rounding errors do not count as variation.
        let scale = self.count * 1e-24;
        (self.both > scale && self.result > scale)
            .then(|| self.product * self.product / (self.both * self.result))
    }
}

/// An action that is chosen less often than this when it could be is hardly ever chosen.
const RARE: f64 = 0.001;
/// Fewer games than this say nothing about a thing.
const FEWEST: usize = 20;
/// The bars of a distribution.
const BINS: usize = 24;

const NO_SPREAD: Spread = Spread {
    mean: Estimate {
        mean: 0.0,
        low: 0.0,
        high: 0.0,
    },
    low: 0.0,
    median: 0.0,
    high: 0.0,
};

fn share(part: f64, games: usize) -> Estimate {
    rate(part, games as f64).unwrap_or(NO_SPREAD.mean)
}

fn spread(mut samples: Vec<f64>) -> Option<Spread> {
    let mean = mean(&samples)?;
    samples.sort_by(f64::total_cmp);
    Some(Spread {
        mean,
        low: quantile(&samples, 5)?,
        median: quantile(&samples, 50)?,
        high: quantile(&samples, 95)?,
    })
}

fn average(seats: &[usize], of: &dyn Fn(usize) -> f64) -> f64 {
    seats.iter().map(|&seat| of(seat)).sum::<f64>() / seats.len().max(1) as f64
}

/// Where a bot of the line-up sits, from 0.
fn seat_of_bot(game: &GameRow, bot: usize) -> usize {
    let number = bot as i32 + 1;
    game.bots.iter().position(|&at| at == number).unwrap_or(0)
}

/// What the words of a report mean, for its foot.
fn notes() -> Vec<String> {
    vec![
        "Intervals are 95 %: Wilson's for rates, the normal one for means. Arms of an experiment \
         have the same starts, and are compared start by start."
            .to_owned(),
        "p is Holm's: corrected for all comparisons of an experiment, or of a table. d is the \
         difference in standard deviations of a single game."
            .to_owned(),
        format!(
            "A decision matters if the best action is expected to be worth {:.0} % of a win more \
             than the mean of the others. A lead counts from 5 %. A game is decided when no \
             expectation is further than {:.0} % from the result any more. Expectations are those of \
             the bots' evaluation, which is not perfect.",
            100.0 * MATTERS,
            100.0 * DECIDED
        ),
        "Luck dealt is the spread of what the same evaluation expects before the first decision; luck \
         drawn is how much better chance was than its average afterwards. What goes along with luck is r² \
         of both together with the result. An evaluation that does not understand a deal sees no luck in \
         it."
            .to_owned(),
        "Luck and skill are measured without an evaluation: every start is played several times with the \
         same chance, and the bots decide again. Chance is what the games of a start have in common, skill \
         what those of a bot, seat what those of a seat, as shares of the variance of results. The rest is \
         what was decided, and draws that came differently because of it: where decisions change what is \
         drawn, chance decides more than its share says. Skill depends on how far apart the bots are. \
         Intervals by bootstrap over starts."
            .to_owned(),
        "Where no game differed, an option or a restriction was not exercised by these bots: nothing is \
         known about its effect on that measure."
            .to_owned(),
        "Seat 1 begins in every game, so that wins by seat are wins by start."
            .to_owned(),
        "Where chance deals something at the start, a difference is its effect. What comes up in play \
         comes up more often in long games, and what players choose goes along with good and bad games: \
         there, a difference is not the cause of the result."
            .to_owned(),
    ]
}

/// `48.2 %`.
fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

/// `48.2 % (44.2 to 52.2)`.
fn rate_text(estimate: &Estimate) -> String {
    let [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map(|part| 100.0 * part);
    format!("{mean:.1} % ({low:.1} to {high:.1})")
}

/// `12.3 (11.9 to 12.7)`.
fn mean_text(estimate: &Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    format!("{mean:.1} ({low:.1} to {high:.1})")
}

fn difference_text(difference: &Difference, unit: Unit) -> String {
    let scale = if unit == Unit::Share { 100.0 } else { 1.0 };
    let Estimate { mean, low, high } = difference.estimate;
    let [mean, low, high] = [mean, low, high].map(|part| scale * part);
    format!("{mean:+.1} ({low:+.1} to {high:+.1})")
}

fn p_text(p: f64) -> String {
    if p < 0.001 {
        "< 0.001".to_owned()
    } else {
        format!("{p:.3}")
    }
}

/// A table as rows of cells, the head first.
type Cells = Vec<Vec<String>>;

struct Table<'a> {
    title: String,
    cells: Cells,
    /// If it is about things of the game.
    things: Option<&'a ThingTable>,
}

/// The tables of a section, for all formats that show tables.
fn tables(section: &Section) -> Vec<Table<'_>> {
    let plain = plain_tables(section).into_iter();
    let plain = plain.map(|(title, cells)| Table {
        title,
        cells,
        things: None,
    });
    let things = section.things.iter().map(|things| {
        let (title, cells) = thing_table(things);
        Table {
            title,
            cells,
            things: Some(things),
        }
    });
    plain.chain(things).collect()
}

fn plain_tables(section: &Section) -> Vec<(String, Cells)> {
    let mut tables = Vec::new();
    let head = |cells: &[&str]| {
        cells
            .iter()
            .map(|&cell| cell.to_owned())
            .collect::<Vec<_>>()
    };
    let points = section
        .arms
        .iter()
        .any(|arm| arm.seats.iter().any(|seat| seat.score.is_some()));
    let sides = |of: &dyn Fn(&ArmReport) -> &Vec<SideReport>, first: &str| {
        let mut names = vec!["", first, "games", "wins"];
        if points {
            names.extend(["score", "5 %", "median", "95 %"]);
        }
        let mut cells = vec![head(&names)];
        for arm in &section.arms {
            // Restrictions are shown in the bots' table.
            if first == "seat" && arm.ablation.is_some() {
                continue;
            }
            for side in of(arm) {
                let mut row = vec![
                    arm.label.clone(),
                    side.name.clone(),
                    arm.games.to_string(),
                    rate_text(&side.wins),
                ];
                if let Some(score) = &side.score {
                    row.push(mean_text(&score.mean));
                    row.extend([score.low, score.median, score.high].map(|s| s.to_string()));
                }
                cells.push(row);
            }
        }
        cells
    };
    tables.push(("Seats".to_owned(), sides(&|arm| &arm.seats, "seat")));
    let bots = sides(&|arm| &arm.bots, "bot");
    if bots.len() > 1 {
        tables.push(("Bots".to_owned(), bots));
    }
    let mut cells = vec![head(&[
        "", "actions", "5 %", "median", "95 %", "draws", "endings",
    ])];
    let free = || section.arms.iter().filter(|arm| arm.ablation.is_none());
    for arm in free() {
        let games = f64::from(arm.games.max(1));
        let endings: Vec<String> = arm
            .endings
            .iter()
            .map(|(reason, &count)| format!("{reason} {}", percent(f64::from(count) / games)))
            .collect();
        let Spread {
            mean,
            low,
            median,
            high,
        } = arm.length;
        let mut row = vec![arm.label.clone(), mean_text(&mean)];
        row.extend([low, median, high].map(|length| length.to_string()));
        row.extend([rate_text(&arm.drawn), endings.join(", ")]);
        cells.push(row);
    }
    tables.push(("Length and endings".to_owned(), cells));
    let mut cells = vec![head(&[
        "",
        "legal actions",
        "choices per game",
        "matter",
        "lead changes",
        "decided after",
        "luck dealt",
        "luck drawn",
        "goes along with luck",
    ])];
    for arm in free() {
        let Some(course) = &arm.course else {
            continue;
        };
        let dash = || "–".to_owned();
        cells.push(vec![
            arm.label.clone(),
            mean_text(&course.branching),
            mean_text(&course.choices),
            rate_text(&course.matter),
            course.lead_changes.as_ref().map_or_else(dash, mean_text),
            rate_text(&course.decided),
            format!("± {}", rate_text(&course.dealt)),
            format!("± {}", rate_text(&course.drawn)),
            course.explained.as_ref().map_or_else(dash, rate_text),
        ]);
    }
    if cells.len() > 1 {
        tables.push(("The course of games".to_owned(), cells));
    }
    if !section.luck.is_empty() {
        let title = "Luck and skill (shares of the variance of results)";
        tables.push((title.to_owned(), luck::cells(&section.luck)));
    }
    if let Some(rare) = section.rare.as_ref().filter(|rare| !rare.is_empty()) {
        tables.push(("Hardly ever chosen".to_owned(), rare_cells(rare)));
    }
    for (title, comparisons) in [
        ("Options", &section.options),
        ("Ablations", &section.ablations),
    ] {
        let mut cells = vec![head(&[
            "",
            "against",
            "measure",
            "starts that differ",
            "difference",
            "d",
            "p",
        ])];
        for comparison in comparisons {
            let names = [comparison.what.clone(), comparison.with.clone()];
            let starts = format!("{} of {}", comparison.differing, comparison.starts);
            if comparison.differing == 0 {
                let mut row = names.to_vec();
                row.extend([measure_text(comparison), starts]);
                row.extend(["no game differed: not exercised", "–", "–"].map(str::to_owned));
                cells.push(row);
                continue;
            }
            let mut row = names.to_vec();
            row.extend([
                measure_text(comparison),
                starts,
                difference_text(&comparison.difference, comparison.unit),
                format!("{:+.2}", comparison.difference.effect),
                p_text(comparison.difference.adjusted),
            ]);
            cells.push(row);
        }
        if cells.len() > 1 {
            tables.push((title.to_owned(), cells));
        }
    }
    if !section.figures.is_empty() {
        let cells = ratios::figure_cells(&section.figures);
        tables.push(("Figures".to_owned(), cells));
    }
    if let Some(places) = &section.places {
        let cells = ratios::place_cells(places);
        tables.push((places.title.to_owned(), cells));
    }
    if let Some(habits) = &section.habits {
        let title = format!("{} (against others in the same place)", habits.title);
        tables.push((title, ratios::habit_cells(habits)));
    }
    tables
}

fn measure_text(comparison: &Comparison) -> String {
    match comparison.unit {
        Unit::Share => format!("{}, %", comparison.measure),
        Unit::Points | Unit::Actions => comparison.measure.to_owned(),
    }
}

fn thing_table(table: &ThingTable) -> (String, Cells) {
    let result = match table.unit {
        Unit::Share => "wins with it",
        Unit::Points | Unit::Actions => "score with it",
    };
    let share = table.of.map(|of| format!("of {of}"));
    let mut row = vec![String::new(), "games".to_owned(), "times".to_owned()];
    row.extend(share);
    let tally = table.origin == Origin::Tally;
    if !tally {
        row.extend([result, "difference", "p"].map(str::to_owned));
    }
    let mut cells = vec![row];
    for thing in &table.things {
        let dash = || "–".to_owned();
        let mut row = vec![
            thing.name.clone(),
            thing.games.to_string(),
            thing.times.to_string(),
        ];
        if table.of.is_some() {
            row.push(thing.rate.as_ref().map_or_else(dash, rate_text));
        }
        if tally {
            cells.push(row);
            continue;
        }
        let text = |estimate: &Estimate| match table.unit {
            Unit::Share => rate_text(estimate),
            Unit::Points | Unit::Actions => mean_text(estimate),
        };
        row.push(thing.result.as_ref().map_or_else(dash, text));
        let difference = thing.difference.as_ref();
        row.push(difference.map_or_else(dash, |it| difference_text(it, table.unit)));
        row.push(difference.map_or_else(dash, |it| p_text(it.adjusted)));
        cells.push(row);
    }
    let kind = match table.origin {
        Origin::Dealt => "dealt at the start",
        Origin::Play => "come up in play",
        Origin::Choice => "chosen",
        Origin::Tally => "counted",
    };
    (format!("{} ({kind})", table.title), cells)
}

/// The text above the tables of actions that are hardly ever chosen.
fn rare_text(section: &Section) -> Option<String> {
    let rare = section.rare.as_ref()?;
    let limit = 100.0 * RARE;
    let mut text = if rare.is_empty() {
        format!("Every kind of action is chosen at least {limit} % of the times when it is legal.")
    } else {
        format!(
            "Some kinds of actions are chosen less than {limit} % of the times when they are legal."
        )
    };
    if let Some(rarest) = &section.rarest {
        let RareAction {
            arm,
            kind,
            offered,
            chosen,
            rate,
        } = rarest;
        let games = section.arms.iter().find(|it| it.label == *arm);
        let games = games.map_or(section.games, |arm| u64::from(arm.games));
        let arm = match section.arms.len() {
            1 => String::new(),
            _ => format!(" ({arm})"),
        };
        text += &format!(
            " The rarest is {kind}{arm}: legal at {offered} decisions of {games} games, chosen at {chosen} \
             of them, {}.",
            small_rate_text(rate)
        );
    }
    Some(text)
}

/// What an experiment was played with, so that it can be told which rules and bots it is about.
fn played_text(section: &Section) -> String {
    let conditions = &section.conditions;
    let text = |name: &str| conditions[name].as_str().unwrap_or_default();
    let mut text = format!(
        "Experiment {}; rules {} (version {}), bots {}",
        section.fingerprint,
        text("edition"),
        conditions["rules_version"],
        text("bots")
    );
    if let Some(data) = conditions["data"].as_str() {
        text += &format!(", cards {data}");
    }
    if let Some(day) = section.played {
        text += &format!("; played until {day}");
    }
    text + "." + &opening_text(section.opening)
}

/// ` Every game begins with 4 random actions, …`, or nothing.
pub(crate) fn opening_text(opening: u32) -> String {
    let begins = match opening {
        0 => return String::new(),
        1 => "a random action".to_owned(),
        _ => format!("{opening} random actions"),
    };
    format!(" Every game begins with {begins}, the same in all games of a start.")
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
pub(crate) fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// `0.048 % (0.044 to 0.052)`.
fn small_rate_text(rate: &Estimate) -> String {
    let [mean, low, high] = [rate.mean, rate.low, rate.high].map(|part| 100.0 * part);
    format!("{mean:.3} % ({low:.3} to {high:.3})")
}

fn rare_cells(rare: &[RareAction]) -> Cells {
    let head = ["", "action", "decisions with it", "chosen", "rate"];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    for action in rare {
        cells.push(vec![
            action.arm.clone(),
            action.kind.clone(),
            action.offered.to_string(),
            action.chosen.to_string(),
            small_rate_text(&action.rate),
        ]);
    }
    cells
}
