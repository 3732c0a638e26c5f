//! Luck and skill: where the differences between results come from.
//!
//! Every start is played again and again with the same chance, and the bots decide again each time. What
//! the games of a start have in common is due to chance; what the games of a bot have in common, and
//! those of a seat, is due to skill, and to the seat. The rest is due to what was decided, and to draws
//! that came differently because of it. This needs no evaluation of positions: it is an analysis of
//! variance, with the start as a random factor.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::{ArmData, Data, Unit};
use crate::chunk::GameRow;
use crate::experiment::Arm;
use crate::stats::{Estimate, bootstrap, clamped};

/// The parts of the variance of results. They add up to 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LuckReport {
    /// Of which games.
    pub arm: String,
    pub bots: Vec<String>,
    /// Whether it is about wins or points.
    pub unit: Unit,
    pub starts: usize,
    pub chance: Estimate,
    /// Which bot plays, if they differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill: Option<Estimate>,
    /// Where it sits, if there are several seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Estimate>,
    pub rest: Estimate,
}

/// The same seat with the same bots: results that differ only in start and replay.
#[derive(Clone, PartialEq, Debug)]
struct Cell {
    bot: usize,
    seat: usize,
    /// For each start the results of its replays.
    starts: Vec<Replays>,
}

/// The results of the replays of a start: their mean, and the sum of the squares around it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Replays {
    mean: f64,
    squares: f64,
}

impl Replays {
    fn of(results: &[f64]) -> Replays {
        let mean = results.iter().sum::<f64>() / results.len() as f64;
        let squares = results.iter().map(|result| (result - mean).powi(2)).sum();
        Replays { mean, squares }
    }
}

/// The parts of the variance, in the order of the fields of [`LuckReport`].
type Parts = [f64; 4];

/// The parts of the variance, of these starts; `None` if nothing varies. Estimates of parts that
/// are small may be negative by chance.
fn parts(cells: &[Cell], starts: &[usize], replays: f64) -> Option<Parts> {
    let count = starts.len() as f64;
    let all = cells.len() as f64;
    let (mut chance, mut within) = (0.0, 0.0);
    let mut means = Vec::new();
    for cell in cells {
        let of = |start: &usize| &cell.starts[*start];
        let mean = starts.iter().map(|start| of(start).mean).sum::<f64>() / count;
        let between = starts
            .iter()
            .map(|start| (of(start).mean - mean).powi(2))
            .sum::<f64>()
            / (count - 1.0);
        let inside =
            starts.iter().map(|start| of(start).squares).sum::<f64>() / (count * (replays - 1.0));
        // The mean of a few replays varies, too.
        chance += (between - inside / replays) / all;
        within += inside / all;
        means.push(mean);
    }
    let grand = means.iter().sum::<f64>() / all;
    let effect = |of: &dyn Fn(&Cell) -> usize| -> f64 {
        let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
        for (cell, mean) in cells.iter().zip(&means) {
            let sum = sums.entry(of(cell)).or_default();
            *sum = (sum.0 + mean, sum.1 + 1.0);
        }
        let squares = sums.values().map(|(sum, n)| n * (sum / n - grand).powi(2));
        squares.sum::<f64>() / all
    };
    let skill = effect(&|cell| cell.bot);
    let seat = effect(&|cell| cell.seat);
    let spread: f64 = means.iter().map(|mean| (mean - grand).powi(2)).sum();
    let total = chance + within + spread / all;
    // Rounding leaves something even if nothing varies.
    (total > 1e-12).then(|| {
        let rest = total - chance - skill - seat;
        [chance, skill, seat, rest].map(|part| part / total)
    })
}

impl Data {
    /// Where results come from: for games with several seats by arm, for solo games of all bots that
    /// have the same options.
    pub(super) fn luck(&self) -> Vec<LuckReport> {
        if self.experiment.replays < 2 {
            return Vec::new();
        }
        let mut groups: Vec<Vec<(&Arm, &ArmData)>> = Vec::new();
        for (arm, data) in self.free() {
            let same = |group: &&mut Vec<(&Arm, &ArmData)>| {
                arm.seats() == 1 && group[0].0.options == arm.options
            };
            match groups.iter_mut().find(same) {
                Some(group) => group.push((arm, data)),
                None => groups.push(vec![(arm, data)]),
            }
        }
        let reports = groups.iter().filter_map(|group| self.luck_of(group));
        reports.collect()
    }

    fn luck_of(&self, group: &[(&Arm, &ArmData)]) -> Option<LuckReport> {
        let seats = group[0].0.seats();
        let points = seats == 1 && self.has_points();
        let result = |game: &GameRow, seat: usize| {
            if points {
                game.scores[seat] as f64
            } else {
                game.results[seat]
            }
        };
        let mut bots: Vec<String> = Vec::new();
        // By arm, rotation and seat: the bot, and the results by start.
        type Results = BTreeMap<i32, Vec<f64>>;
        let mut found: BTreeMap<(usize, i32, usize), (usize, Results)> = BTreeMap::new();
        for (index, (arm, data)) in group.iter().enumerate() {
            for game in &data.games {
                for (seat, &bot) in game.bots.iter().enumerate() {
                    let name = arm.lineup.bots[bot as usize - 1].to_string();
                    let bot = bots.iter().position(|known| *known == name);
                    let bot = bot.unwrap_or_else(|| {
                        bots.push(name);
                        bots.len() - 1
                    });
                    let cell = found.entry((index, game.rotation, seat));
                    let (_, starts) = cell.or_insert_with(|| (bot, BTreeMap::new()));
                    let start = starts.entry(game.start).or_default();
                    start.push(result(game, seat));
                }
            }
        }
        // Starts of which something is missing are left out.
        let replays = self.experiment.replays as usize;
        let mut complete: Option<BTreeSet<i32>> = None;
        for (_, starts) in found.values() {
            let whole = starts.iter().filter(|(_, all)| all.len() == replays);
            let whole: BTreeSet<i32> = whole.map(|(&start, _)| start).collect();
            complete = Some(match complete {
                None => whole,
                Some(others) => others.intersection(&whole).copied().collect(),
            });
        }
        let complete = complete?;
        let cells: Vec<Cell> = found
            .into_iter()
            .map(|((_, _, seat), (bot, starts))| Cell {
                bot,
                seat,
                starts: complete
                    .iter()
                    .map(|start| Replays::of(&starts[start]))
                    .collect(),
            })
            .collect();
        let [chance, skill, seat, rest] = estimates(&cells, complete.len(), replays)?;
        Some(LuckReport {
            arm: if group.len() > 1 {
                self.options_label(group[0].0)
            } else {
                self.label(group[0].0)
            },
            unit: if points { Unit::Points } else { Unit::Share },
            starts: complete.len(),
            chance,
            skill: (bots.len() > 1).then_some(skill),
            seat: (seats > 1).then_some(seat),
            rest,
            bots,
        })
    }
}

fn estimates(cells: &[Cell], starts: usize, replays: usize) -> Option<[Estimate; 4]> {
    if starts < 2 {
        return None;
    }
    let found = bootstrap(starts, &|sample| parts(cells, sample, replays as f64))?;
    Some(found.map(|part| clamped(part, 0.0, 1.0)))
}

/// One row for each group of games.
pub(super) fn cells(reports: &[LuckReport]) -> Vec<Vec<String>> {
    let head = [
        "", "bots", "result", "starts", "chance", "skill", "seat", "the rest",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    for report in reports {
        let share = |part: &Option<Estimate>| {
            let text = part.as_ref().map(super::rate_text);
            text.unwrap_or_else(|| "–".to_owned())
        };
        cells.push(vec![
            report.arm.clone(),
            report.bots.join(", "),
            match report.unit {
                Unit::Points => "points".to_owned(),
                Unit::Share | Unit::Actions => "wins".to_owned(),
            },
            report.starts.to_string(),
            super::rate_text(&report.chance),
            share(&report.skill),
            share(&report.seat),
            super::rate_text(&report.rest),
        ]);
    }
    cells
}

#[cfg(test)]
mod tests {
    use starboard_kernel::FastRng;

    use super::*;

    /// A toy for one or two: each of many rounds adds a roll of chance and noise of the players,
    /// of known sizes; bots have a handicap. Returns the result of seat 1.
    struct Toy {
        chance: u32,
        noise: u32,
        handicap: [f64; 2],
    }

    const STARTS: usize = 400;
    const REPLAYS: usize = 3;

    impl Toy {
        /// Both bots from the only seat, with the same starts.
        fn parts(&self) -> Option<[Estimate; 4]> {
            let cells: Vec<Cell> = (0..2)
                .map(|bot| {
                    let starts = (0..STARTS).map(|start| {
                        let results = (0..REPLAYS).map(|replay| {
                            // The same start has the same chance outcomes, whoever plays it.
                            let mut chance = FastRng::new(start as u64);
                            let noise_seed = 1_000_000 + (start * REPLAYS + replay) * 2 + bot;
                            let mut noise = FastRng::new(noise_seed as u64);
                            let mut sum = self.handicap[bot];
                            for _ in 0..12 {
                                sum += f64::from(chance.below(self.chance));
                                sum += f64::from(noise.below(self.noise));
                            }
                            sum
                        });
                        Replays::of(&results.collect::<Vec<_>>())
                    });
                    Cell {
                        bot,
                        seat: 0,
                        starts: starts.collect(),
                    }
                })
                .collect();
            estimates(&cells, STARTS, REPLAYS)
        }

        /// The variance of the sum of twelve throws with this many sides.
        fn variance(sides: u32) -> f64 {
            12.0 * (f64::from(sides).powi(2) - 1.0) / 12.0
        }

        fn check(&self) {
            let [chance, skill, seat, rest] = self.parts().expect("something varies");
            let half = (self.handicap[0] - self.handicap[1]) / 2.0;
            let sizes = [
                Toy::variance(self.chance),
                half * half,
                0.0,
                Toy::variance(self.noise),
            ];
            let all: f64 = sizes.iter().sum();
            for (found, size) in [chance, skill, seat, rest].iter().zip(sizes) {
                let expected = size / all;
                assert!((found.mean - expected).abs() < 0.05, "{found:?} {expected}");
                let room = 0.02 + 1e-9;
                assert!(
                    found.low - room <= expected && expected <= found.high + room,
                    "{found:?} {expected}"
                );
                assert!(found.high - found.low < 0.2, "{found:?}");
            }
            let sum = chance.mean + skill.mean + seat.mean + rest.mean;
            assert!((sum - 1.0).abs() < 0.02, "{sum}");
        }
    }

    /// A share of chance that is known is found, with an interval around it.
    #[test]
    fn parts_of_a_toy_are_those_that_it_was_made_of() {
        for chance in [1, 3, 6, 9] {
            for noise in [1, 4, 6] {
                for handicap in [[0.0, 0.0], [3.0, 0.0], [0.0, 12.0]] {
                    let toy = Toy {
                        chance,
                        noise,
                        handicap,
                    };
                    if chance + noise > 2 {
                        toy.check();
                    }
                }
            }
        }
    }

    #[test]
    fn pure_chance_is_everything_and_no_chance_is_nothing() {
        let handicap = [0.0; 2];
        let pure = Toy {
            chance: 6,
            noise: 1,
            handicap,
        };
        let [chance, ..] = pure.parts().expect("it varies");
        assert!(chance.mean > 0.999 && chance.low > 0.995, "{chance:?}");
        let none = Toy {
            chance: 1,
            noise: 6,
            handicap,
        };
        let [chance, ..] = none.parts().expect("it varies");
        assert!(chance.low == 0.0 && chance.mean < 0.03, "{chance:?}");
        let still = Toy {
            chance: 1,
            noise: 1,
            handicap,
        };
        assert_eq!(still.parts(), None);
    }
}
