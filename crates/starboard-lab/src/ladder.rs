//! Ladders: how strong bots are, by games between them.
//!
//! The model is that of Bradley and Terry with draws, as Davidson has it: each bot has a strength,
//! each seat wins in proportion to the strength of its bot (Luce's choice, if there are more than
//! two seats), and a draw is as likely as the geometric mean of both sides' chances, times a factor
//! that is estimated with the strengths. A win that both sides share is a draw; a game that nobody
//! wins is ignored. Wide priors keep ratings finite. Bots of solo games play the same starts,
//! and the better result wins; the same result is a draw.
//!
//! Matches are chosen one after the other where they are most informative: between the two bots
//! whose chances against each other are least certain.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde::{Deserialize, Serialize};
use starboard_bots::{BotSpec, is_timed};
use starboard_kernel::erased::Rules;
use starboard_kernel::serde_json::{self, Value, json};
use starboard_kernel::{Lang, OptionValues, Violations};

use crate::experiment::{
    Arm, Detail, Experiment, ExperimentError, Length, Lineup, add_opening, check_opening,
    conditions, plain, short_hash,
};
use crate::files;
use crate::play::{Played, Player};
use crate::report::{is_zero, markdown_table, opening_text};
use crate::run::Progress;
use crate::stats::{self, Estimate, Z};
use crate::store::StoreError;

/// Rating points per natural logarithm of a ratio of strengths: 400 points are a factor of ten.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The standard deviation of the prior of strengths and of the factor of draws, as natural logarithm:
/// about 700 points.
const PRIOR: f64 = 4.0;
const MOST_BOTS: usize = 50;
const MOST_MATCHES: u32 = 1_000_000;

/// A checked ladder.
#[derive(Clone, Debug)]
pub struct Ladder {
    pub name: String,
    pub title: String,
    pub rules: &'static dyn Rules,
    pub options: OptionValues,
    pub seats: usize,
    pub bots: Vec<BotSpec>,
    /// The bot whose rating is 0.
    pub anchor: usize,
    /// Matches are one start, played from all seats.
    pub matches: u32,
    /// Stop earlier if no rating is less certain than this many points, up or down.
    pub half_width: Option<f64>,
    /// Matches that are chosen at once; the ratings are computed between batches.
    pub batch: u32,
    /// In how many matches each bot takes part, at most: those that take long may be given few.
    pub limits: Vec<u32>,
    /// So many random actions begin every game: the same ones in all games of a match.
    pub opening: u32,
    pub seed: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    title: Option<String>,
    game: String,
    #[serde(default)]
    options: toml::Table,
    bots: Vec<String>,
    anchor: Option<String>,
    matches: u32,
    half_width: Option<f64>,
    #[serde(default = "default_batch")]
    batch: u32,
    #[serde(default)]
    limits: BTreeMap<String, u32>,
    #[serde(default)]
    opening: u32,
    #[serde(default)]
    seed: u64,
}

fn default_batch() -> u32 {
    16
}

impl Ladder {
    /// # Errors
    /// What is wrong with the file, with its fields.
    pub fn read(text: &str) -> Result<Ladder, ExperimentError> {
        let written: Written =
            toml::from_str(text).map_err(|error| ExperimentError::Toml(error.to_string()))?;
        Ok(written.check()?)
    }

    #[must_use]
    pub fn is_reproducible(&self) -> bool {
        self.bots.iter().all(|bot| !is_timed(self.rules, bot))
    }

    /// The name of this ladder among all, with the bots of today.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        short_hash(&self.canonical().to_string())
    }

    fn canonical(&self) -> Value {
        let bots: Vec<String> = self.bots.iter().map(ToString::to_string).collect();
        let mut canonical = json!({
            "format": FORMAT,
            "conditions": conditions(self.rules),
            "options": self.options,
            "bots": bots,
            "batch": self.batch,
            "limits": self.limits,
            "seed": self.seed,
        });
        add_opening(&mut canonical, self.opening);
        canonical
    }
}

/// The format of the matches; a new one does not continue an old one.
const FORMAT: u32 = 2;

impl Written {
    fn check(self) -> Result<Ladder, Violations> {
        let rules = starboard_games::registry().get(&self.game)?;
        let mut violations = Violations::default();
        let mut bots: Vec<BotSpec> = Vec::new();
        for (index, text) in self.bots.iter().enumerate() {
            let at = format!("bots[{index}]");
            match text.parse() {
                Ok(bot) if bots.contains(&bot) => violations.add(at, "this bot is there twice"),
                Ok(bot) => bots.push(bot),
                Err(error) => violations.add(at, format!("{error}")),
            }
        }
        violations.require(
            (2..=MOST_BOTS).contains(&self.bots.len()),
            "bots",
            format!("a ladder has 2 to {MOST_BOTS} bots"),
        );
        violations.require(
            (1..=MOST_MATCHES).contains(&self.matches),
            "matches",
            format!("a ladder has 1 to {MOST_MATCHES} matches"),
        );
        violations.require(
            (1..=10_000).contains(&self.batch),
            "batch",
            "a batch has 1 to 10000 matches",
        );
        check_opening(self.opening, &mut violations);
        if let Some(half_width) = self.half_width {
            violations.require(
                half_width > 0.0 && half_width.is_finite(),
                "half_width",
                "half of the width of an interval is a positive number of rating points",
            );
        }
        let anchor = match &self.anchor {
            None => Some(0),
            Some(name) => bots.iter().position(|bot| bot.to_string() == *name),
        };
        violations.require(anchor.is_some(), "anchor", "choose one of the bots");
        let mut limits = vec![u32::MAX; bots.len()];
        for (name, &limit) in &self.limits {
            let at = format!("limits.{name}");
            match bots.iter().position(|bot| bot.to_string() == *name) {
                Some(bot) if limit > 0 => limits[bot] = limit,
                Some(_) => violations.add(at, "a bot takes part in at least 1 match"),
                None => violations.add(at, "this is none of the bots"),
            }
        }
        let mut options = OptionValues::new();
        for (name, value) in &self.options {
            let value = serde_json::to_value(value).unwrap_or(Value::Null);
            options.insert(name.clone(), value);
        }
        match rules.start(&options) {
            Ok(start) if violations.is_empty() => {
                return Ok(Ladder {
                    title: self.title.unwrap_or_else(|| self.name.clone()),
                    name: self.name,
                    rules,
                    options: start.options(),
                    seats: start.seats(),
                    bots,
                    anchor: anchor.unwrap_or(0),
                    matches: self.matches,
                    half_width: self.half_width,
                    batch: self.batch,
                    limits,
                    opening: self.opening,
                    seed: self.seed,
                });
            }
            Ok(_) => {}
            Err(found) => violations.0.extend(found.0),
        }
        Err(violations)
    }
}

/// One result of a match, from the point of view of its two bots: a game, or in solo games what
/// each made of the same start.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// How many seats each had.
    pub seats: [u32; 2],
    /// The shares of the win; both are 0 if nobody won.
    pub wins: [f64; 2],
}

impl Game {
    /// Wins of the first, wins of the second, draws; `None` if nobody won.
    fn counts(&self) -> [f64; 3] {
        let [a, b] = self.wins;
        if a > 0.0 && b > 0.0 {
            [0.0, 0.0, a + b]
        } else {
            [a, b, 0.0]
        }
    }
}

/// A start, played by two bots from all seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Match {
    pub bots: [usize; 2],
    /// Results.
    pub games: Vec<Game>,
}

impl Match {
    /// How many games were played: in solo games, each result takes two.
    fn played(&self, seats: usize) -> usize {
        let games = if seats == 1 { 2 } else { 1 };
        games * self.games.len()
    }
}

/// Plays a match: every seat is taken by either bot.
fn play_match(ladder: &Ladder, number: u32, [a, b]: [usize; 2]) -> Match {
    let seats = ladder.seats;
    let of = |index: usize| [a, b][index % 2];
    let lineup = |shift: usize| (0..seats).map(|seat| of(seat + shift)).collect::<Vec<_>>();
    let play = |lineup: &[usize], rotation: usize| -> Played {
        let experiment = Experiment {
            name: ladder.name.clone(),
            title: String::new(),
            text: String::new(),
            rules: ladder.rules,
            seed: ladder.seed,
            length: Length::Games(1),
            record: Detail::Games,
            chunk: 1,
            rotate: true,
            replays: 1,
            opening: ladder.opening,
            arms: vec![Arm {
                options: ladder.options.clone(),
                lineup: Lineup {
                    name: String::new(),
                    bots: lineup.iter().map(|&bot| ladder.bots[bot].clone()).collect(),
                },
                ablation: None,
            }],
            grid: Vec::new(),
        };
        Player::new(&experiment, 0).play(number * seats as u32 + rotation as u32)
    };
    if seats == 1 {
        let played = [play(&[a], 0), play(&[b], 0)];
        let key = |game: &Played| (game.results[0], game.ending.scores[0]);
        let wins = match key(&played[0]).partial_cmp(&key(&played[1])) {
            Some(std::cmp::Ordering::Greater) => [1.0, 0.0],
            Some(std::cmp::Ordering::Less) => [0.0, 1.0],
            _ => [0.5, 0.5],
        };
        let games = vec![Game {
            seats: [1, 1],
            wins,
        }];
        return Match {
            bots: [a, b],
            games,
        };
    }
    // With an even number of seats, one step around the table swaps the bots.
    let (lineups, rotations) = if seats.is_multiple_of(2) {
        (vec![lineup(0)], 2)
    } else {
        (vec![lineup(0), lineup(1)], seats)
    };
    let mut games = Vec::new();
    for lineup in &lineups {
        for rotation in 0..rotations {
            let played = play(lineup, rotation);
            let mut game = Game {
                seats: [0, 0],
                wins: [0.0, 0.0],
            };
            for (seat, &bot) in played.seating.iter().enumerate() {
                let side = usize::from(lineup[usize::from(bot)] != a);
                game.seats[side] += 1;
                game.wins[side] += played.results[seat];
            }
            games.push(game);
        }
    }
    Match {
        bots: [a, b],
        games,
    }
}

/// The strengths of all bots with their covariance.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// Natural logarithms.
    pub strengths: Vec<f64>,
    /// The natural logarithm of the factor of draws.
    pub draws: f64,
    /// Of the strengths; what is not known of draws is in it.
    pub covariance: Vec<Vec<f64>>,
}

/// Results that differ only in who won: wins of the first, wins of the second, draws, by bots and seats.
type Terms = BTreeMap<([usize; 2], [u32; 2]), [f64; 3]>;

impl Fit {
    /// Before any match.
    #[must_use]
    pub fn prior(bots: usize) -> Fit {
        let row = |bot: usize| {
            let mut row = vec![0.0; bots];
            row[bot] = PRIOR * PRIOR;
            row
        };
        Fit {
            strengths: vec![0.0; bots],
            draws: 0.0,
            covariance: (0..bots).map(row).collect(),
        }
    }

    /// The most probable strengths after these matches: Newton's method on a concave function.
    #[must_use]
    pub fn of(bots: usize, matches: &[Match]) -> Fit {
        let mut terms = Terms::new();
        for one in matches {
            for game in &one.games {
                let term = terms.entry((one.bots, game.seats)).or_default();
                for (sum, count) in term.iter_mut().zip(game.counts()) {
                    *sum += count;
                }
            }
        }
        let mut fit = Fit::prior(bots);
        let mut best = fit.likelihood(&terms);
        for _ in 0..100 {
            let (gradient, precision) = fit.slope(&terms);
            let step: Vec<f64> = inverse(&precision)
                .iter()
                .map(|row| row.iter().zip(&gradient).map(|(c, g)| c * g).sum())
                .collect();
            let mut scale = 1.0;
            let next = loop {
                let next = fit.moved(&step, scale);
                if next.likelihood(&terms) >= best || scale < 1e-6 {
                    break next;
                }
                scale /= 2.0;
            };
            let moved = step.iter().map(|step| (scale * step).abs());
            let moved = moved.fold(0.0, f64::max);
            best = next.likelihood(&terms).max(best);
            fit = next;
            if moved < 1e-10 {
                break;
            }
        }
        let (_, precision) = fit.slope(&terms);
        fit.covariance = inverse(&precision);
        fit.covariance.truncate(bots);
        for row in &mut fit.covariance {
            row.truncate(bots);
        }
        fit
    }

    /// The same after a step of the strengths and of draws.
    fn moved(&self, step: &[f64], scale: f64) -> Fit {
        let mut next = self.clone();
        for (strength, step) in next.strengths.iter_mut().zip(step) {
            *strength += scale * step;
        }
        next.draws += scale * step.last().copied().unwrap_or(0.0);
        next
    }

    fn likelihood(&self, terms: &Terms) -> f64 {
        let squares: f64 = self.strengths.iter().map(|s| s * s).sum();
        let mut sum = -(squares + self.draws * self.draws) / (2.0 * PRIOR * PRIOR);
        for (&(bots, seats), counts) in terms {
            for (count, chance) in counts.iter().zip(self.chances(bots, seats)) {
                if *count > 0.0 {
                    sum += count * chance.ln();
                }
            }
        }
        sum
    }

    /// The gradient of the likelihood, and the precision (less its second derivatives). The last
    /// parameter is that of draws.
    fn slope(&self, terms: &Terms) -> (Vec<f64>, Vec<Vec<f64>>) {
        let last = self.strengths.len();
        let parameters = self.strengths.iter().chain([&self.draws]);
        let mut gradient: Vec<f64> = parameters.map(|p| -p / (PRIOR * PRIOR)).collect();
        let mut precision = vec![vec![0.0; last + 1]; last + 1];
        for (index, row) in precision.iter_mut().enumerate() {
            row[index] = 1.0 / (PRIOR * PRIOR);
        }
        // The derivatives of the logarithm of each outcome's weight.
        const WEIGHTS: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.5, 0.5, 1.0]];
        for (&([a, b], seats), counts) in terms {
            let chances = self.chances([a, b], seats);
            let total: f64 = counts.iter().sum();
            let at = [a, b, last];
            let mean = |parameter: usize| -> f64 {
                let outcomes = chances.iter().zip(WEIGHTS);
                outcomes.map(|(p, weight)| p * weight[parameter]).sum()
            };
            let means = [0, 1, 2].map(mean);
            for row in 0..3 {
                let seen: f64 = counts.iter().zip(WEIGHTS).map(|(n, w)| n * w[row]).sum();
                gradient[at[row]] += seen - total * means[row];
                for column in 0..3 {
                    let outcomes = chances.iter().zip(WEIGHTS);
                    let product: f64 = outcomes.map(|(p, w)| p * w[row] * w[column]).sum();
                    precision[at[row]][at[column]] +=
                        total * (product - means[row] * means[column]);
                }
            }
        }
        (gradient, precision)
    }

    /// How likely the first of two bots is to win, the second is, and both share it, with this many
    /// seats each.
    fn chances(&self, [a, b]: [usize; 2], seats: [u32; 2]) -> [f64; 3] {
        let [a, b] = [(a, seats[0]), (b, seats[1])]
            .map(|(bot, seats)| self.strengths[bot] + f64::from(seats).ln());
        let weights = [a, b, self.draws + f64::midpoint(a, b)];
        let most = weights.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights = weights.map(|weight| (weight - most).exp());
        let all: f64 = weights.iter().sum();
        weights.map(|weight| weight / all)
    }

    /// How often equal bots draw.
    #[must_use]
    pub fn draw_rate(&self) -> f64 {
        let factor = self.draws.exp();
        factor / (2.0 + factor)
    }

    /// The variance of the difference between two bots.
    fn variance(&self, a: usize, b: usize) -> f64 {
        let c = &self.covariance;
        c[a][a] + c[b][b] - 2.0 * c[a][b]
    }

    /// The rating of a bot relative to another, with its 95 % interval.
    #[must_use]
    pub fn rating(&self, bot: usize, anchor: usize) -> Estimate {
        let mean = ELO * (self.strengths[bot] - self.strengths[anchor]);
        let spread = ELO * Z * self.variance(bot, anchor).max(0.0).sqrt();
        Estimate {
            mean,
            low: mean - spread,
            high: mean + spread,
        }
    }

    /// How certain it is that one bot is stronger than another.
    #[must_use]
    pub fn superiority(&self, a: usize, b: usize) -> f64 {
        let z = (self.strengths[a] - self.strengths[b]) / self.variance(a, b).sqrt();
        let tail = stats::two_sided(z) / 2.0;
        if z > 0.0 { 1.0 - tail } else { tail }
    }

    /// The pair whose match is expected to be most informative, among bots that have matches left,
    /// and what is known once it has been played: the same strengths, less uncertainty.
    fn choose(&mut self, games: f64, left: &[u32]) -> Option<[usize; 2]> {
        let count = self.strengths.len();
        let mut best: Option<(f64, [usize; 2], f64)> = None;
        for a in (0..count).filter(|&bot| left[bot] > 0) {
            for b in (a + 1..count).filter(|&bot| left[bot] > 0) {
                let [win, _, draw] = self.chances([a, b], [1, 1]);
                let score = win + draw / 2.0;
                // The variance of the score of a game.
                let open = win + draw / 4.0 - score * score;
                let information = games * open;
                // The variance of the expected score: the distance between unequal bots matters
                // less than which of two equals is stronger.
                let gain = open * open * self.variance(a, b);
                if best.is_none_or(|(found, ..)| gain > found) {
                    best = Some((gain, [a, b], information));
                }
            }
        }
        let (_, [a, b], information) = best?;
        let column: Vec<f64> = self.covariance.iter().map(|row| row[a] - row[b]).collect();
        let factor = information / (1.0 + information * (column[a] - column[b]));
        for (row, left) in self.covariance.iter_mut().zip(&column) {
            for (cell, right) in row.iter_mut().zip(&column) {
                *cell -= factor * left * right;
            }
        }
        Some([a, b])
    }
}

/// The inverse of a symmetric positive definite matrix, by Gauss and Jordan.
fn inverse(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let count = matrix.len();
    let mut work: Vec<Vec<f64>> = matrix.to_vec();
    let mut result = vec![vec![0.0; count]; count];
    for (index, row) in result.iter_mut().enumerate() {
        row[index] = 1.0;
    }
    for pivot in 0..count {
        let scale = work[pivot][pivot];
        for column in 0..count {
            work[pivot][column] /= scale;
            result[pivot][column] /= scale;
        }
        let (work_row, result_row) = (work[pivot].clone(), result[pivot].clone());
        for row in (0..count).filter(|&row| row != pivot) {
            let factor = work[row][pivot];
            for column in 0..count {
                work[row][column] -= factor * work_row[column];
                result[row][column] -= factor * result_row[column];
            }
        }
    }
    result
}

/// The ratings of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ratings {
    pub game: &'static str,
    pub game_title: String,
    pub title: String,
    /// Of the ladder with the bots of that time.
    pub fingerprint: String,
    pub options: OptionValues,
    pub seed: u64,
    /// How many random actions begin every game.
    #[serde(skip_serializing_if = "is_zero")]
    pub opening: u32,
    pub reproducible: bool,
    /// Whether bots play alone, each the same starts.
    pub solo: bool,
    pub matches: usize,
    /// All games that were played: in solo games, two for each match.
    pub games: usize,
    /// How often equal bots draw, by the model; `None` without draws.
    pub draw_rate: Option<f64>,
    /// The best first.
    pub bots: Vec<Rated>,
    pub pairs: Vec<Pair>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    pub bot: String,
    /// In Elo points.
    pub rating: Estimate,
    /// Games that it played.
    pub games: usize,
    /// Its score against the opponents that it met: a draw is half a win.
    pub score: Option<Estimate>,
    /// The share of draws.
    pub draws: Option<Estimate>,
    /// The probability that it is stronger than the next one.
    pub superiority: Option<f64>,
}

/// Two bots that met.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    pub bots: [String; 2],
    /// Games against each other; in solo games, starts that both played.
    pub results: usize,
    pub draws: f64,
    /// The score of the first one: a draw is half a win, and games that nobody won do not count.
    pub score: Estimate,
}

impl Ratings {
    /// What matches say.
    #[must_use]
    pub fn of(ladder: &Ladder, matches: &[Match]) -> Ratings {
        let fit = Fit::of(ladder.bots.len(), matches);
        let mut order: Vec<usize> = (0..ladder.bots.len()).collect();
        order.sort_by(|&a, &b| fit.strengths[b].total_cmp(&fit.strengths[a]));
        let names: Vec<String> = ladder.bots.iter().map(ToString::to_string).collect();
        let mut pairs: BTreeMap<[usize; 2], (usize, [f64; 3])> = BTreeMap::new();
        for one in matches {
            let (results, counts) = pairs.entry(one.bots).or_default();
            *results += one.games.len();
            for game in &one.games {
                for (sum, count) in counts.iter_mut().zip(game.counts()) {
                    *sum += count;
                }
            }
        }
        let rated = order.iter().enumerate().map(|(rank, &bot)| {
            let (mut games, mut score, mut draws, mut decided) = (0, 0.0, 0.0, 0.0);
            for (pair, (results, counts)) in &pairs {
                if let Some(side) = pair.iter().position(|&other| other == bot) {
                    games += results;
                    score += counts[side] + counts[2] / 2.0;
                    draws += counts[2];
                    decided += counts.iter().sum::<f64>();
                }
            }
            Rated {
                bot: names[bot].clone(),
                rating: fit.rating(bot, ladder.anchor),
                games,
                score: stats::rate(score, decided),
                draws: stats::rate(draws, decided),
                superiority: order.get(rank + 1).map(|&next| fit.superiority(bot, next)),
            }
        });
        let drawn = pairs.values().any(|(_, counts)| counts[2] > 0.0);
        Ratings {
            game: ladder.rules.name(),
            game_title: ladder.rules.title(Lang::En),
            title: ladder.title.clone(),
            fingerprint: ladder.fingerprint(),
            options: ladder.options.clone(),
            seed: ladder.seed,
            opening: ladder.opening,
            reproducible: ladder.is_reproducible(),
            solo: ladder.seats == 1,
            matches: matches.len(),
            games: matches.iter().map(|one| one.played(ladder.seats)).sum(),
            draw_rate: drawn.then(|| fit.draw_rate()),
            bots: rated.collect(),
            pairs: pairs
                .iter()
                .filter_map(|(&[a, b], (results, counts))| {
                    let decided = counts.iter().sum::<f64>();
                    Some(Pair {
                        bots: [names[a].clone(), names[b].clone()],
                        results: *results,
                        draws: counts[2],
                        score: stats::rate(counts[0] + counts[2] / 2.0, decided)?,
                    })
                })
                .collect(),
        }
    }

    /// As Markdown tables.
    #[must_use]
    pub fn markdown(&self) -> String {
        let options: Vec<String> = self
            .options
            .iter()
            .map(|(name, value)| format!("{name}={}", plain(value)))
            .collect();
        let mut text = format!(
            "### {}\n{} ({}): {} games in {} matches, seed {}.",
            self.title,
            self.game_title,
            options.join(", "),
            self.games,
            self.matches,
            self.seed,
        );
        if self.solo {
            text += " In a match both bots play the same start, and the better result wins.";
        }
        text += &opening_text(self.opening);
        if let Some(rate) = self.draw_rate {
            text += &format!(" By the model, equal bots draw {:.1} %.", 100.0 * rate);
        }
        if !self.reproducible {
            text += " Not reproducible: a bot is limited by time.";
        }
        text += &format!(" Fingerprint {}.\n\n", self.fingerprint);
        let row = |cells: &[&str]| {
            cells
                .iter()
                .map(|&cell| cell.to_owned())
                .collect::<Vec<_>>()
        };
        let mut cells = vec![row(&[
            "bot",
            "rating",
            "95 % interval",
            "games",
            "score",
            "draws",
            "stronger than the next",
        ])];
        let share = |share: &Option<Estimate>| {
            share.map_or("–".to_owned(), |it| format!("{:.1} %", 100.0 * it.mean))
        };
        for rated in &self.bots {
            let Estimate { mean, low, high } = rated.rating;
            let is_anchor = low == high;
            cells.push(vec![
                format!("`{}`", rated.bot),
                format!("{mean:.0}"),
                if is_anchor {
                    "anchor".to_owned()
                } else {
                    format!("{low:.0} to {high:.0}")
                },
                rated.games.to_string(),
                share(&rated.score),
                share(&rated.draws),
                rated.superiority.map_or_else(String::new, certainty),
            ]);
        }
        text += &markdown_table(&cells);
        let results = if self.solo { "starts" } else { "games" };
        let mut cells = vec![row(&[
            "bot",
            "against",
            results,
            "draws",
            "score of the first",
        ])];
        for pair in &self.pairs {
            let [mean, low, high] =
                [pair.score.mean, pair.score.low, pair.score.high].map(|part| 100.0 * part);
            cells.push(vec![
                format!("`{}`", pair.bots[0]),
                format!("`{}`", pair.bots[1]),
                pair.results.to_string(),
                pair.draws.to_string(),
                format!("{mean:.1} % ({low:.1} to {high:.1})"),
            ]);
        }
        text.push('\n');
        text += &markdown_table(&cells);
        text
    }

    #[must_use]
    pub fn json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// Nothing is certain, even if it rounds to 100 %.
fn certainty(probability: f64) -> String {
    if probability >= 0.9995 {
        "> 99.9 %".to_owned()
    } else {
        format!("{:.1} %", 100.0 * probability)
    }
}

/// The folder of a ladder: one file for each match.
struct Matches {
    folder: PathBuf,
}

impl Matches {
    fn open(folder: &Path, ladder: &Ladder) -> Result<Matches, StoreError> {
        let wrong = |path: &Path| {
            let path = path.to_owned();
            move |error: io::Error| StoreError::Io { path, error }
        };
        let matches = folder.join("matches");
        fs::create_dir_all(&matches).map_err(wrong(&matches))?;
        let path = folder.join("ladder.json");
        let canonical = ladder.canonical();
        let text = json!({ "fingerprint": ladder.fingerprint(), "ladder": canonical });
        match fs::read_to_string(&path) {
            Ok(found) => {
                let found: Option<Value> = serde_json::from_str(&found).ok();
                if found.as_ref().map(|found| &found["fingerprint"]) != Some(&text["fingerprint"]) {
                    let path = folder.to_owned();
                    return Err(StoreError::Foreign { path });
                }
            }
            Err(_) => {
                files::write(&path, format!("{text:#}\n")).map_err(wrong(&path))?;
            }
        }
        Ok(Matches { folder: matches })
    }

    fn path(&self, number: u32) -> PathBuf {
        self.folder.join(format!("{number:06}.json"))
    }

    /// How many of the first `matches` matches have been played before.
    fn count(&self, matches: u32) -> u64 {
        let played = (0..matches).filter(|&number| self.path(number).exists());
        played.count() as u64
    }

    /// A match that was played before, if it was between the same bots.
    fn find(&self, number: u32, bots: [usize; 2]) -> Option<Match> {
        let text = fs::read_to_string(self.path(number)).ok()?;
        let found: Match = serde_json::from_str(&text).ok()?;
        (found.bots == bots).then_some(found)
    }

    fn add(&self, number: u32, played: &Match) -> Result<(), StoreError> {
        let path = self.path(number);
        let text = serde_json::to_string(played).unwrap_or_default();
        files::write(&path, text).map_err(|error| StoreError::Io { path, error })
    }
}

/// Plays a ladder, or what is left of it. The ratings do not depend on the number of threads; progress is
/// told in matches.
///
/// # Errors
/// If the folder belongs to another ladder or cannot be used; what has been played is not lost.
pub fn play_ladder(
    ladder: &Ladder,
    folder: &Path,
    threads: NonZeroUsize,
    progress: &mut dyn FnMut(Progress),
) -> Result<Ratings, StoreError> {
    let store = Matches::open(folder, ladder)?;
    let found = store.count(ladder.matches);
    let mut tell = |matches: usize| {
        progress(Progress {
            games: found.max(matches as u64),
            of: ladder.matches.into(),
            found,
        });
    };
    tell(0);
    let mut matches: Vec<Match> = Vec::new();
    let games = match ladder.seats {
        1 => 1.0,
        seats if seats.is_multiple_of(2) => 2.0,
        seats => 2.0 * seats as f64,
    };
    while (matches.len() as u32) < ladder.matches {
        let mut fit = Fit::of(ladder.bots.len(), &matches);
        let is_certain = ladder.half_width.is_some_and(|wanted| {
            (0..ladder.bots.len()).all(|bot| {
                let rating = fit.rating(bot, ladder.anchor);
                (rating.high - rating.low) / 2.0 <= wanted
            })
        });
        if is_certain {
            break;
        }
        let first = matches.len() as u32;
        let count = ladder.batch.min(ladder.matches - first);
        let mut left = ladder.limits.clone();
        for one in &matches {
            for bot in one.bots {
                left[bot] = left[bot].saturating_sub(1);
            }
        }
        let mut pairs: Vec<[usize; 2]> = Vec::new();
        while (pairs.len() as u32) < count
            && let Some(pair) = fit.choose(games, &left)
        {
            for bot in pair {
                left[bot] = left[bot].saturating_sub(1);
            }
            pairs.push(pair);
        }
        // Nobody has matches left.
        if pairs.is_empty() {
            break;
        }
        let batch = play_batch(ladder, &store, first, &pairs, threads)?;
        matches.extend(batch);
        tell(matches.len());
    }
    Ok(Ratings::of(ladder, &matches))
}

fn play_batch(
    ladder: &Ladder,
    store: &Matches,
    first: u32,
    pairs: &[[usize; 2]],
    threads: NonZeroUsize,
) -> Result<Vec<Match>, StoreError> {
    let next = AtomicUsize::new(0);
    let done: Mutex<BTreeMap<usize, Result<Match, StoreError>>> = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..threads.get().min(pairs.len()) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&pair) = pairs.get(index) else {
                        return;
                    };
                    let number = first + index as u32;
                    let found = store.find(number, pair).map_or_else(
                        || {
                            let played = play_match(ladder, number, pair);
                            store.add(number, &played).map(|()| played)
                        },
                        Ok,
                    );
                    let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                    done.insert(index, found);
                }
            });
        }
    });
    let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.into_values().collect()
}

#[cfg(test)]
mod tests {
    use starboard_kernel::FastRng;

    use super::*;

    /// Matches between bots of known strengths, chosen as a ladder chooses them.
    fn simulated(strengths: &[f64], seats: u32, count: u32, draws: f64) -> Vec<Match> {
        let truth = Fit {
            strengths: strengths.to_vec(),
            draws: draws.ln(),
            covariance: Vec::new(),
        };
        let left = vec![u32::MAX; strengths.len()];
        let mut rng = FastRng::new(5);
        let mut uniform = move || f64::from(rng.below(1 << 30)) / f64::from(1 << 30);
        let mut matches: Vec<Match> = Vec::new();
        while (matches.len() as u32) < count {
            let mut fit = Fit::of(strengths.len(), &matches);
            for _ in 0..16 {
                let bots = fit.choose(2.0, &left).expect("two bots");
                let mut games = Vec::new();
                for _ in 0..2 {
                    let [first, second, _] = truth.chances(bots, [seats; 2]);
                    let at = uniform();
                    let wins = if at < first {
                        [1.0, 0.0]
                    } else if at < first + second {
                        [0.0, 1.0]
                    } else {
                        [0.5, 0.5]
                    };
                    games.push(Game {
                        seats: [seats; 2],
                        wins,
                    });
                }
                matches.push(Match { bots, games });
            }
        }
        matches
    }

    #[test]
    fn known_strengths_are_found() {
        let strengths = [0.0, 1.0, -0.5, 2.0, 0.3];
        for (seats, draws) in [(1, 0.0), (2, 0.0), (1, 0.8)] {
            let matches = simulated(&strengths, seats, 3_000, draws);
            let fit = Fit::of(strengths.len(), &matches);
            assert!((fit.draws.exp() - draws).abs() < 0.08, "{}", fit.draws);
            for (bot, strength) in strengths.iter().enumerate().skip(1) {
                let rating = fit.rating(bot, 0);
                let expected = ELO * strength;
                // Three standard errors: the seed is fixed, so this does not depend on luck.
                let room = 3.0 * (rating.high - rating.mean) / Z;
                assert!((rating.mean - expected).abs() < room, "{bot}: {rating:?}");
                assert!(rating.high - rating.low < 80.0, "{rating:?}");
            }
            assert!(fit.superiority(3, 1) > 0.999);
            assert!(fit.superiority(2, 4) < 0.001);
        }
    }

    /// 75 of 100 wins are 190.85 points; the prior takes a little of it.
    #[test]
    fn ratings_are_on_the_usual_scale() {
        let fit = |wins: usize, losses: usize, draws: usize| {
            let game = |wins: [f64; 2]| Game {
                seats: [1, 1],
                wins,
            };
            let mut games = vec![game([1.0, 0.0]); wins];
            games.extend(vec![game([0.0, 1.0]); losses]);
            games.extend(vec![game([0.5, 0.5]); draws]);
            // Nobody won: it changes nothing.
            games.extend(vec![game([0.0, 0.0]); 500]);
            let matches = [Match {
                bots: [0, 1],
                games,
            }];
            Fit::of(2, &matches)
        };
        let rating = fit(7_500, 2_500, 0).rating(0, 1);
        assert!((rating.mean - 190.85).abs() < 0.2, "{rating:?}");
        // The standard error of a logit of 0.75 in 10000 games.
        let error = ELO / (10_000.0_f64 * 0.75 * 0.25).sqrt();
        let found = (rating.high - rating.mean) / Z;
        assert!((found / error - 1.0).abs() < 0.01, "{found} {error}");
        // With draws the ratio of wins to losses counts: 3.5 to 1 are 217.63 points. The factor of
        // draws is their number by the geometric mean of wins and losses.
        let drawn = fit(7_000, 2_000, 1_000);
        let rating = drawn.rating(0, 1);
        assert!((rating.mean - 217.63).abs() < 0.2, "{rating:?}");
        let factor = 1_000.0 / (7_000.0_f64 * 2_000.0).sqrt();
        assert!((drawn.draws.exp() / factor - 1.0).abs() < 0.01);
        assert!((drawn.draw_rate() - factor / (2.0 + factor)).abs() < 0.001);
        // The standard error of the logarithm of a ratio of two counts.
        let error = ELO * (1.0 / 7_000.0 + 1.0 / 2_000.0_f64).sqrt();
        let found = (rating.high - rating.mean) / Z;
        assert!((found / error - 1.0).abs() < 0.01, "{found} {error}");
    }

    #[test]
    fn unbeaten_bots_keep_finite_ratings() {
        let games = vec![
            Game {
                seats: [1, 1],
                wins: [1.0, 0.0],
            };
            50
        ];
        let matches = [Match {
            bots: [0, 1],
            games,
        }];
        let rating = Fit::of(2, &matches).rating(0, 1);
        assert!(rating.low > 100.0 && rating.high < 3_000.0, "{rating:?}");
    }

    #[test]
    fn matches_go_where_they_say_most() {
        // Two equal bots and one that always loses: after a while that one gets no more games.
        let matches = simulated(&[0.0, 0.05, -8.0], 1, 400, 0.0);
        let of = |pair: [usize; 2]| matches.iter().filter(|one| one.bots == pair).count();
        assert!(of([0, 1]) > 300, "{}", of([0, 1]));
        assert!(of([0, 2]) + of([1, 2]) >= 4);
    }

    #[test]
    fn nothing_is_certain() {
        assert_eq!(certainty(0.9996), "> 99.9 %");
        assert_eq!(certainty(0.9994), "99.9 %");
        assert_eq!(certainty(0.5), "50.0 %");
    }

    #[test]
    fn inverses() {
        let matrix = vec![vec![4.0, 1.0], vec![1.0, 3.0]];
        let expected = [[3.0 / 11.0, -1.0 / 11.0], [-1.0 / 11.0, 4.0 / 11.0]];
        for (row, expected) in inverse(&matrix).iter().zip(expected) {
            for (found, expected) in row.iter().zip(expected) {
                assert!((found - expected).abs() < 1e-12);
            }
        }
    }
}
