//! An experiment: which games are played by whom, how often, and what is written down. It is a TOML
//! file; every error names the field at fault.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use starboard_bots::{BotSpec, Budget, is_timed};
use starboard_kernel::erased::Rules;
use starboard_kernel::serde_json::{self, Value, json};
use starboard_kernel::{OptionValues, Violations};

use crate::restriction::{Restriction, Rule};

/// The most arms of an experiment: a grid that is larger is a mistake.
const MOST_ARMS: usize = 2_000;
const MOST_GAMES: u32 = 100_000_000;
const MOST_REPLAYS: u32 = 1_000;
const MOST_OPENING: u32 = 1_000;

/// A checked experiment.
#[derive(Clone, Debug)]
pub struct Experiment {
    pub name: String,
    pub title: String,
    /// The file.
    pub text: String,
    pub rules: &'static dyn Rules,
    /// Every game's chance and the seeds of its bots follow from this and the number of the game.
    pub seed: u64,
    pub length: Length,
    pub record: Detail,
    /// Games per chunk: what is played, written and sent as a whole.
    pub chunk: u32,
    /// Whether bots change seats from game to game, so that every start is played once by each bot
    /// from each seat.
    pub rotate: bool,
    /// How often each start is played from the same seats, with the same chance but other random
    /// numbers for the bots: what chance decides is what such games have in common.
    pub replays: u32,
    /// So many random actions begin every game: the same ones in all games of a start.
    pub opening: u32,
    pub arms: Vec<Arm>,
    /// The names of options with more than one value, and the values in the order of the file.
    pub grid: Vec<(String, Vec<Value>)>,
}

/// How many games each arm has.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    Games(u32),
    Until(Until),
}

/// The stopping rule: an arm is finished with the first chunk after which the 95 % interval is
/// narrow enough.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Until {
    pub measure: Measure,
    /// Half of the width of the interval.
    pub half_width: f64,
    #[serde(default = "default_at_least")]
    pub at_least: u32,
    pub at_most: u32,
}

fn default_at_least() -> u32 {
    100
}

/// What an interval is about: always the first bot of the line-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Its share of the wins, from 0 to 1.
    WinRate,
    Score,
    /// Actions per game.
    Length,
}

/// What is written down beside the result of every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Detail {
    /// Results, and what happened in each game (captains, cards, ships).
    #[default]
    Games,
    /// Also the course of each game: branching, lead changes, luck, and one row for each decision.
    Decisions,
}

/// One cell of the grid: the games that have everything but chance in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Arm {
    /// All options, also those that the file leaves to their defaults.
    pub options: OptionValues,
    pub lineup: Lineup,
    pub ablation: Option<Ablation>,
}

/// Who plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Lineup {
    pub name: String,
    pub bots: Vec<BotSpec>,
}

/// A named restriction of what bots may choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Ablation {
    pub name: String,
    /// Which bots of the line-up, from 0.
    pub bots: Vec<usize>,
    pub restriction: Restriction,
}

#[derive(Debug, thiserror::Error)]
pub enum ExperimentError {
    #[error("{0}")]
    Toml(String),
    #[error("{0}")]
    Violations(#[from] Violations),
}

/// The file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    title: Option<String>,
    game: String,
    #[serde(default)]
    seed: u64,
    games: Option<u32>,
    until: Option<Until>,
    #[serde(default)]
    record: Detail,
    chunk: Option<u32>,
    rotate: Option<bool>,
    replays: Option<u32>,
    #[serde(default)]
    opening: u32,
    #[serde(default)]
    options: toml::Table,
    seats: Option<Vec<String>>,
    #[serde(default)]
    lineup: Vec<WrittenLineup>,
    #[serde(default)]
    ablation: Vec<WrittenAblation>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLineup {
    name: Option<String>,
    seats: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAblation {
    name: String,
    bots: Option<Vec<usize>>,
    forbid: Option<String>,
    random: Option<String>,
    prefer: Option<String>,
}

impl Experiment {
    /// # Errors
    /// What is wrong with the file, with its fields.
    pub fn read(text: &str) -> Result<Experiment, ExperimentError> {
        let written: Written =
            toml::from_str(text).map_err(|error| ExperimentError::Toml(error.to_string()))?;
        let mut experiment = written.check()?;
        text.clone_into(&mut experiment.text);
        Ok(experiment)
    }

    /// Whether the same file gives the same results again.
    #[must_use]
    pub fn is_reproducible(&self) -> bool {
        let mut bots = self.arms.iter().flat_map(|arm| &arm.lineup.bots);
        bots.all(|bot| !is_timed(self.rules, bot))
    }

    /// How many games a start has in an arm.
    #[must_use]
    pub fn games_per_start(&self, arm: usize) -> u32 {
        let rotations = if self.rotate {
            self.arms[arm].seats() as u32
        } else {
            1
        };
        rotations * self.replays
    }

    /// The most games that there can be.
    #[must_use]
    pub fn most_games(&self) -> u64 {
        let each = match self.length {
            Length::Games(games) => games,
            Length::Until(until) => until.at_most,
        };
        u64::from(each) * self.arms.len() as u64
    }

    /// Everything that the results depend on, as JSON: experiments that lead to the same results
    /// have the same JSON, whatever their files look like.
    #[must_use]
    pub fn canonical(&self) -> Value {
        let arms: Vec<Value> = self.arms.iter().map(Arm::canonical).collect();
        let mut canonical = json!({
            "format": FORMAT,
            "conditions": conditions(self.rules),
            "seed": self.seed,
            "length": self.length,
            "record": self.record,
            "chunk": self.chunk,
            "rotate": self.rotate,
            "replays": self.replays,
            "arms": arms,
        });
        add_opening(&mut canonical, self.opening);
        canonical
    }

    /// The name of this experiment among all: a hash of [`Experiment::canonical`].
    #[must_use]
    pub fn fingerprint(&self) -> String {
        short_hash(&self.canonical().to_string())
    }
}

/// The format of the results; a new one does not continue an old one.
const FORMAT: u32 = 2;

/// What the results of any experiment with a game depend on: the program, the rules, their data, and
/// the bots.
pub(crate) fn conditions(rules: &'static dyn Rules) -> Value {
    let edition = rules.edition();
    let mut conditions = json!({
        "program": env!("CARGO_PKG_VERSION"),
        "game": rules.name(),
        "edition": edition.name,
        "rules_version": edition.rules_version,
        "bots": starboard_bots::fingerprint(rules),
    });
    let data = crate::games::data(rules.name());
    if !data.is_empty() {
        conditions["data"] = short_hash(&data).into();
    }
    conditions
}

/// Results without an opening are the same as they were before there were any.
pub(crate) fn add_opening(canonical: &mut Value, opening: u32) {
    if opening > 0 {
        canonical["opening"] = opening.into();
    }
}

pub(crate) fn check_opening(opening: u32, violations: &mut Violations) {
    violations.require(
        opening <= MOST_OPENING,
        "opening",
        format!("a game begins with 0 to {MOST_OPENING} random actions"),
    );
}

/// Half of a SHA-256 hash, in hexadecimal.
pub(crate) fn short_hash(text: &str) -> String {
    hex::encode(&Sha256::digest(text.as_bytes())[..16])
}

impl Arm {
    /// The arm in a few words: what its options are, who plays, and under which restriction.
    #[must_use]
    pub fn label(&self) -> String {
        let options: Vec<String> = self
            .options
            .iter()
            .map(|(name, value)| format!("{name}={}", plain(value)))
            .collect();
        let mut label = format!("{} · {}", options.join(", "), self.lineup.name);
        if let Some(ablation) = &self.ablation {
            label.push_str(" · ");
            label.push_str(&ablation.name);
        }
        label
    }

    #[must_use]
    pub fn seats(&self) -> usize {
        self.lineup.bots.len()
    }

    fn canonical(&self) -> Value {
        let bots: Vec<String> = self.lineup.bots.iter().map(ToString::to_string).collect();
        let ablation = self.ablation.as_ref().map(|ablation| {
            json!({
                "bots": ablation.bots,
                "rule": ablation.restriction.rule,
                "pattern": ablation.restriction.pattern.to_string(),
            })
        });
        json!({ "options": self.options, "bots": bots, "ablation": ablation })
    }
}

/// A value as people write it: text without quotes, lists with a plus sign.
#[must_use]
pub fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join("+"),
        other => other.to_string(),
    }
}

/// How many games make a chunk: enough that writing costs nothing, and few enough that little is
/// lost when the program is killed.
fn default_chunk(lineups: &[Lineup]) -> u32 {
    let bots = lineups.iter().flat_map(|lineup| &lineup.bots);
    let chunk = |bot: &BotSpec| match bot {
        BotSpec::Random | BotSpec::Greedy => 1_000,
        BotSpec::Level(level) | BotSpec::Classic(level) => match level.get() {
            1 | 2 => 1_000,
            3 => 100,
            _ => 10,
        },
        BotSpec::Search(budget) | BotSpec::ClassicSearch(budget) => match budget {
            Budget::Playouts(playouts) if *playouts <= 100 => 100,
            Budget::Playouts(playouts) if *playouts <= 1_000 => 20,
            _ => 10,
        },
    };
    bots.map(chunk).min().unwrap_or(1_000)
}

impl Written {
    fn check(self) -> Result<Experiment, Violations> {
        let rules = starboard_games::registry().get(&self.game)?;
        let mut violations = Violations::default();
        violations.require(
            !self.name.is_empty() && self.name.chars().all(is_name_character),
            "name",
            "write it with the letters a to z, digits and hyphens: it becomes the name of a folder",
        );
        let length = self.check_length(&mut violations);
        if let Some(chunk) = self.chunk {
            violations.require(
                (1..=100_000).contains(&chunk),
                "chunk",
                "a chunk has 1 to 100000 games",
            );
        }
        violations.require(
            (1..=MOST_REPLAYS).contains(&self.replays.unwrap_or(1)),
            "replays",
            format!("a start is played 1 to {MOST_REPLAYS} times from the same seats"),
        );
        check_opening(self.opening, &mut violations);
        let mut schema_names = rules.schema().0.into_iter().map(|spec| spec.name);
        let has_players = schema_names.any(|name| name == "players");
        let lineups = self.check_lineups(&mut violations);
        let grid = check_grid(&self.options, &mut violations);
        let ablations = self.check_ablations(&mut violations);
        let chunk = self.chunk.unwrap_or_else(|| default_chunk(&lineups));
        let mixed = lineups
            .iter()
            .any(|lineup| lineup.bots.iter().any(|bot| *bot != lineup.bots[0]));
        let mut experiment = Experiment {
            name: self.name.clone(),
            title: self.title.clone().unwrap_or_else(|| self.name.clone()),
            text: String::new(),
            rules,
            seed: self.seed,
            length,
            record: self.record,
            chunk,
            rotate: self.rotate.unwrap_or(mixed || !ablations.is_empty()),
            replays: self.replays.unwrap_or(1),
            opening: self.opening,
            arms: Vec::new(),
            grid: grid
                .iter()
                .filter(|(_, values)| values.len() > 1)
                .cloned()
                .collect(),
        };
        if !violations.is_empty() {
            return Err(violations);
        }
        let mut seen = BTreeMap::new();
        for given in combinations(&grid) {
            for lineup in &lineups {
                let mut options = given.clone();
                if has_players && !options.contains_key("players") && lineup.bots.len() > 1 {
                    options.insert("players".to_owned(), lineup.bots.len().into());
                }
                let start = match rules.start(&options) {
                    Ok(start) => start,
                    Err(found) => {
                        for violation in found.0 {
                            seen.insert(violation.at, violation.message);
                        }
                        continue;
                    }
                };
                let seats = start.seats();
                let Some(bots) = fill(&lineup.bots, seats) else {
                    let message = format!(
                        "{} has {} bots for a game of {seats}; write one bot for each seat, or \
                         one that takes them all",
                        lineup.name,
                        lineup.bots.len(),
                    );
                    seen.insert("seats".to_owned(), message);
                    continue;
                };
                let lineup = Lineup {
                    name: lineup.name.clone(),
                    bots,
                };
                for ablation in std::iter::once(None).chain(ablations.iter().map(Some)) {
                    if let Some(ablation) = ablation
                        && let Some(bot) = ablation.bots.iter().find(|&&bot| bot >= seats)
                    {
                        let message = format!(
                            "{:?} is about bot {}, but {} has {seats}",
                            ablation.name,
                            bot + 1,
                            lineup.name
                        );
                        seen.insert("ablation.bots".to_owned(), message);
                    }
                    experiment.arms.push(Arm {
                        options: start.options(),
                        lineup: lineup.clone(),
                        ablation: ablation.cloned(),
                    });
                }
            }
        }
        for (at, message) in seen {
            violations.add(at, message);
        }
        violations.require(
            experiment.arms.len() <= MOST_ARMS,
            "options",
            format!(
                "the grid has {} arms, and at most {MOST_ARMS} are possible; split the experiment",
                experiment.arms.len()
            ),
        );
        violations.into_result(experiment)
    }

    fn check_length(&self, violations: &mut Violations) -> Length {
        match (self.games, self.until) {
            (Some(games), None) => {
                violations.require(
                    (1..=MOST_GAMES).contains(&games),
                    "games",
                    format!("an arm has 1 to {MOST_GAMES} games"),
                );
                Length::Games(games)
            }
            (None, Some(until)) => {
                violations.require(
                    until.half_width > 0.0 && until.half_width.is_finite(),
                    "until.half_width",
                    "half of the width of the interval is a positive number",
                );
                violations.require(
                    until.at_least >= 2,
                    "until.at_least",
                    "an interval needs at least 2 games",
                );
                violations.require(
                    until.at_most >= until.at_least && until.at_most <= MOST_GAMES,
                    "until.at_most",
                    format!("it lies between until.at_least and {MOST_GAMES}"),
                );
                Length::Until(until)
            }
            (Some(_), Some(_)) => {
                violations.add(
                    "until",
                    "choose either a number of games or a stopping rule",
                );
                Length::Games(1)
            }
            (None, None) => {
                violations.add(
                    "games",
                    "write how many games each arm has, or a stopping rule [until]",
                );
                Length::Games(1)
            }
        }
    }

    fn check_lineups(&self, violations: &mut Violations) -> Vec<Lineup> {
        let mut given: Vec<(String, Option<String>, &Vec<String>)> = Vec::new();
        match (&self.seats, self.lineup.is_empty()) {
            (Some(seats), true) => given.push(("seats".to_owned(), None, seats)),
            (None, false) => {
                for (index, lineup) in self.lineup.iter().enumerate() {
                    let at = format!("lineup[{index}].seats");
                    given.push((at, lineup.name.clone(), &lineup.seats));
                }
            }
            (Some(_), false) => {
                violations.add("seats", "choose either seats or a list of [[lineup]]");
            }
            (None, true) => {
                violations.add(
                    "seats",
                    "write who plays, such as seats = [\"level:3\"], or a list of [[lineup]]",
                );
            }
        }
        let mut lineups: Vec<Lineup> = Vec::new();
        for (at, name, seats) in given {
            violations.require(!seats.is_empty(), &at, "at least one bot is needed");
            let mut bots: Vec<BotSpec> = Vec::new();
            for (index, text) in seats.iter().enumerate() {
                match text.parse() {
                    Ok(bot) => bots.push(bot),
                    Err(error) => violations.add(format!("{at}[{index}]"), format!("{error}")),
                }
            }
            let name = name.unwrap_or_else(|| {
                let mut names: Vec<String> = bots.iter().map(ToString::to_string).collect();
                names.dedup();
                names.join(", ")
            });
            if lineups.iter().any(|other| other.name == name) {
                violations.add(at, format!("there are two line-ups called {name:?}"));
            }
            if !bots.is_empty() {
                lineups.push(Lineup { name, bots });
            }
        }
        lineups
    }

    fn check_ablations(&self, violations: &mut Violations) -> Vec<Ablation> {
        let mut ablations: Vec<Ablation> = Vec::new();
        for (index, written) in self.ablation.iter().enumerate() {
            let at = |field: &str| format!("ablation[{index}].{field}");
            let rules = [
                (Rule::Forbid, &written.forbid),
                (Rule::Random, &written.random),
                (Rule::Prefer, &written.prefer),
            ];
            let mut given = rules
                .into_iter()
                .filter_map(|(rule, pattern)| Some((rule, pattern.as_ref()?)));
            let (first, second) = (given.next(), given.next());
            let (Some((rule, pattern)), None) = (first, second) else {
                violations.add(
                    at("forbid"),
                    "an ablation has exactly one of forbid, random and prefer",
                );
                continue;
            };
            if pattern.is_empty() {
                violations.add(
                    at(rule.word()),
                    "write which actions are meant, such as \"evade*\"",
                );
            }
            if ablations.iter().any(|other| other.name == written.name) {
                violations.add(at("name"), "another ablation has this name");
            }
            let bots = written.bots.clone().unwrap_or_else(|| vec![1]);
            if bots.is_empty() || bots.contains(&0) {
                violations.add(at("bots"), "bots are numbered from 1, in the line-up");
            }
            ablations.push(Ablation {
                name: written.name.clone(),
                bots: bots.iter().map(|bot| bot.saturating_sub(1)).collect(),
                restriction: Restriction {
                    rule,
                    pattern: pattern.as_str().into(),
                },
            });
        }
        ablations
    }
}

fn is_name_character(character: char) -> bool {
    character.is_ascii_lowercase() || character.is_ascii_digit() || character == '-'
}

/// One bot for each seat: those that are given, or the only one for all.
fn fill(bots: &[BotSpec], seats: usize) -> Option<Vec<BotSpec>> {
    match bots {
        [bot] => Some(vec![bot.clone(); seats]),
        _ if bots.len() == seats => Some(bots.to_vec()),
        _ => None,
    }
}

/// The alternatives of each option: a list is a list of alternatives.
fn check_grid(table: &toml::Table, violations: &mut Violations) -> Vec<(String, Vec<Value>)> {
    let mut grid = Vec::new();
    for (name, value) in table {
        let at = format!("options.{name}");
        let value = serde_json::to_value(value).unwrap_or(Value::Null);
        let values = match value {
            Value::Array(values) => values,
            single => vec![single],
        };
        violations.require(
            !values.is_empty(),
            &at,
            "at least one value is needed; leave the option out for its default",
        );
        for (index, value) in values.iter().enumerate() {
            if values[..index].contains(value) {
                violations.add(
                    format!("{at}[{index}]"),
                    format!("{} is there twice", plain(value)),
                );
            }
        }
        grid.push((name.clone(), values));
    }
    grid
}

fn combinations(grid: &[(String, Vec<Value>)]) -> Vec<OptionValues> {
    let mut all = vec![OptionValues::new()];
    for (name, values) in grid {
        all = all
            .iter()
            .flat_map(|partial| {
                values.iter().map(|value| {
                    let mut next = partial.clone();
                    next.insert(name.clone(), value.clone());
                    next
                })
            })
            .take(MOST_ARMS + 1)
            .collect();
    }
    all
}
