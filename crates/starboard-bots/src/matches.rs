//! Matches between bots, on all cores: to measure bots, and to measure a game by its bots.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

use rayon::prelude::*;
use serde::Serialize;
use starboard_kernel::erased::Rules;
use starboard_kernel::{Ending, FastRng, OptionValues, Seed, Turn, Violations};

use crate::{Bot, BotSpec, Settings, bot, clock, win_shares};

/// Who plays which game against whom, and how many times.
#[derive(Clone, Debug)]
pub struct Match {
    pub rules: &'static dyn Rules,
    /// Missing options take their defaults, except `players`, which is the number of `seats`.
    pub options: OptionValues,
    pub seats: Vec<BotSpec>,
    /// Every start is played with each rotation of the seats, so this should be a multiple of the
    /// number of seats.
    pub games: u32,
    /// The same seed gives the same report, unless a budget is time.
    pub seed: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub options: OptionValues,
    pub games: u32,
    /// In the order of [`Match::seats`]; equal bots are one entry.
    pub bots: Vec<Standing>,
    /// By seat, no matter which bot sat there.
    pub places: Vec<Tally>,
    pub length: Length,
    /// The number of games by the reason of their ending.
    pub endings: BTreeMap<&'static str, u32>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    pub bot: BotSpec,
    #[serde(flatten)]
    pub tally: Tally,
}

/// Results of one bot, or of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tally {
    /// Games, counted once for every seat that the bot had in them.
    pub games: u32,
    /// A shared win counts as a fraction.
    pub wins: f64,
    pub win_rate: Estimate,
    pub score: Estimate,
    /// The distribution of the scores, in games with points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quantiles: Option<Quantiles>,
}

/// The 5 %, 50 % and 95 % quantiles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Quantiles {
    pub low: f64,
    pub median: f64,
    pub high: f64,
}

/// A mean and its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// The number of players' actions in a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Length {
    pub mean: f64,
    pub least: u32,
    pub most: u32,
}

/// One finished game.
struct FinishedGame {
    /// Which of [`Match::seats`] sat at each place.
    seating: Vec<usize>,
    ending: Ending,
    actions: u32,
}

impl Match {
    /// Plays all games on all cores. `progress` is called from any thread with the number of
    /// finished games.
    ///
    /// # Errors
    /// If the options are invalid or do not fit the number of seats.
    pub fn play(&self, progress: impl Fn(u32) + Sync) -> Result<Report, Violations> {
        let mut options = self.options.clone();
        let seats = self.seats.len();
        if self
            .rules
            .schema()
            .0
            .iter()
            .any(|spec| spec.name == "players")
        {
            options.entry("players").or_insert_with(|| seats.into());
        }
        let start = self.rules.start(&options)?;
        if start.seats() != seats {
            return Err(Violations::one(
                "seats",
                format!("{} bots are given for {} seats", seats, start.seats()),
            ));
        }
        if self.games == 0 {
            return Err(Violations::one("games", "at least one game is needed"));
        }
        let done = AtomicU32::new(0);
        let played: Vec<FinishedGame> = (0..self.games)
            .into_par_iter()
            .map(|number| {
                let played = self.play_one(&options, number);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                played
            })
            .collect::<Result<_, _>>()?;
        Ok(self.report(start.options(), &played))
    }

    /// The start, the seating and every bot's seed follow from the number of the game.
    fn play_one(&self, options: &OptionValues, number: u32) -> Result<FinishedGame, Violations> {
        let seats = self.seats.len();
        let start = number as usize / seats;
        let rotation = number as usize % seats;
        let chance = Seed::from_number(self.seed).derived(&format!("start {start}"));
        let mut seeds = FastRng::new(chance.derived(&format!("rotation {rotation}")).number());
        let seating: Vec<usize> = (0..seats).map(|place| (place + rotation) % seats).collect();
        let mut bots: Vec<Box<dyn Bot>> = seating
            .iter()
            .map(|&index| {
                let settings = Settings {
                    spec: self.seats[index].clone(),
                    seed: seeds.bits(),
                    threads: 1,
                    clock,
                };
                bot(self.rules, settings)
            })
            .collect();
        let mut position = self.rules.start(options)?;
        let mut actions = 0;
        let mut chance_turns = 0;
        loop {
            if let Some(ending) = position.ending() {
                return Ok(FinishedGame {
                    seating,
                    ending,
                    actions,
                });
            }
            if let Turn::Player(seat) = position.turn() {
                let choice = bots[seat.index()]
                    .choose(&position)
                    .expect("a bot acts when it is its turn");
                position
                    .play(&choice.action)
                    .expect("a bot plays what is legal");
                actions += 1;
            } else {
                let outcomes = position.outcomes();
                let picked = chance.pick(chance_turns, outcomes.iter().map(|&(_, weight)| weight));
                position
                    .resolve(&outcomes[picked].0)
                    .expect("a listed outcome can happen");
                chance_turns += 1;
            }
        }
    }

    fn report(&self, options: OptionValues, played: &[FinishedGame]) -> Report {
        let mut names: Vec<&BotSpec> = Vec::new();
        for spec in &self.seats {
            if !names.contains(&spec) {
                names.push(spec);
            }
        }
        let results = |belongs: &dyn Fn(usize, usize) -> bool| -> Vec<(f64, f64)> {
            let mut results = Vec::new();
            for game in played {
                for (place, &index) in game.seating.iter().enumerate() {
                    if belongs(place, index) {
                        results.push((game.win_at(place), game.ending.scores[place] as f64));
                    }
                }
            }
            results
        };
        let mut endings = BTreeMap::new();
        for game in played {
            *endings.entry(game.ending.reason).or_insert(0) += 1;
        }
        let actions = || played.iter().map(|game| game.actions);
        let points = self.rules.has_points();
        Report {
            game: self.rules.name(),
            options,
            games: played.len() as u32,
            bots: names
                .iter()
                .map(|&name| Standing {
                    bot: name.clone(),
                    tally: Tally::of(&results(&|_, index| self.seats[index] == *name), points),
                })
                .collect(),
            places: (0..self.seats.len())
                .map(|wanted| Tally::of(&results(&|place, _| place == wanted), points))
                .collect(),
            length: Length {
                mean: actions().map(f64::from).sum::<f64>() / played.len() as f64,
                least: actions().min().unwrap_or(0),
                most: actions().max().unwrap_or(0),
            },
            endings,
        }
    }
}

impl FinishedGame {
    fn win_at(&self, place: usize) -> f64 {
        win_shares(&self.ending)[place]
    }
}

impl Tally {
    /// From pairs of win and score, one for every seat in every game.
    fn of(results: &[(f64, f64)], points: bool) -> Tally {
        let wins = results.iter().map(|&(win, _)| win).sum();
        Tally {
            games: results.len() as u32,
            wins,
            win_rate: Estimate::of_rate(wins, results.len() as f64),
            score: Estimate::of_mean(results.iter().map(|&(_, score)| score)),
            quantiles: points.then(|| Quantiles::of(results.iter().map(|&(_, score)| score))),
        }
    }
}

impl Quantiles {
    fn of(scores: impl Iterator<Item = f64>) -> Quantiles {
        let mut scores: Vec<f64> = scores.collect();
        scores.sort_by(f64::total_cmp);
        // The nearest-rank method: always a score that occurred.
        let at = |percent: usize| {
            let rank = (scores.len() * percent).div_ceil(100);
            scores.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
        };
        Quantiles {
            low: at(5),
            median: at(50),
            high: at(95),
        }
    }
}

/// The z-score of a 95 % confidence interval.
const Z: f64 = 1.96;

impl Estimate {
    /// The Wilson score interval, which holds for few games and for rates near 0 and 1.
    #[must_use]
    pub fn of_rate(wins: f64, games: f64) -> Estimate {
        let mean = wins / games;
        let square = Z * Z;
        let centre = mean + square / (2.0 * games);
        let spread = Z * (mean * (1.0 - mean) / games + square / (4.0 * games * games)).sqrt();
        let scale = 1.0 + square / games;
        Estimate {
            mean,
            low: ((centre - spread) / scale).max(0.0),
            high: ((centre + spread) / scale).min(1.0),
        }
    }

    fn of_mean(samples: impl ExactSizeIterator<Item = f64> + Clone) -> Estimate {
        let count = samples.len() as f64;
        let mean = samples.clone().sum::<f64>() / count;
        let squares: f64 = samples
            .map(|sample| (sample - mean) * (sample - mean))
            .sum();
        let spread = if count > 1.0 {
            Z * (squares / (count - 1.0) / count).sqrt()
        } else {
            0.0
        };
        Estimate {
            mean,
            low: mean - spread,
            high: mean + spread,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_scores_that_occurred() {
        let check = |scores: &[f64], expected: [f64; 3]| {
            let found = Quantiles::of(scores.iter().copied());
            assert_eq!(
                [found.low, found.median, found.high],
                expected,
                "{scores:?}"
            );
        };
        check(&[7.0], [7.0; 3]);
        check(&[4.0, 1.0], [1.0, 1.0, 4.0]);
        check(&[3.0, 1.0, 2.0], [1.0, 2.0, 3.0]);
        let hundred: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        check(&hundred, [5.0, 50.0, 95.0]);
    }
}
