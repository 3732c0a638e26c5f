//! Statistics: intervals, comparisons, and the correction for making many of them. Everything adds up
//! in a fixed order, so that the same games give the same bits.

use std::collections::BTreeMap;

use serde::Serialize;
pub use starboard_bots::matches::Estimate;
use starboard_kernel::FastRng;

/// The 97.5 % quantile of the normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// The mean of samples with its 95 % interval; nothing without samples.
#[must_use]
pub fn mean(samples: &[f64]) -> Option<Estimate> {
    let (mean, error) = mean_and_error(samples)?;
    Some(Estimate {
        mean,
        low: mean - Z * error,
        high: mean + Z * error,
    })
}

/// The mean and its standard error.
pub(crate) fn mean_and_error(samples: &[f64]) -> Option<(f64, f64)> {
    let count = samples.len() as f64;
    if samples.is_empty() {
        return None;
    }
    let mean = samples.iter().sum::<f64>() / count;
    Some((mean, (variance(samples) / count).sqrt()))
}

/// The unbiased variance; 0 for fewer than two samples.
#[must_use]
pub fn variance(samples: &[f64]) -> f64 {
    let count = samples.len() as f64;
    if count < 2.0 {
        return 0.0;
    }
    let mean = samples.iter().sum::<f64>() / count;
    let squares: f64 = samples.iter().map(|s| (s - mean) * (s - mean)).sum();
    squares / (count - 1.0)
}

/// A rate with its Wilson score interval; nothing without games.
#[must_use]
pub fn rate(wins: f64, games: f64) -> Option<Estimate> {
    (games > 0.0).then(|| Estimate::of_rate(wins, games))
}

/// The ratio of two sums over games, whose parts may depend on each other within a game: for each game
/// what happened, and how often it could have. A share lies between 0 and 1; where each game has at most
/// one chance it is a rate.
#[must_use]
pub fn ratio(games: &[(f64, f64)], share: bool) -> Option<Estimate> {
    let part: f64 = games.iter().map(|game| game.0).sum();
    let whole: f64 = games.iter().map(|game| game.1).sum();
    if share && games.iter().all(|game| game.1 <= 1.0) {
        return rate(part, whole);
    }
    let count = games.len() as f64;
    if whole <= 0.0 || count < 2.0 {
        return None;
    }
    let mean = part / whole;
    let rest = |game: &(f64, f64)| game.0 - mean * game.1;
    let squares: f64 = games.iter().map(|game| rest(game).powi(2)).sum();
    let error = (squares * count / (count - 1.0)).sqrt() / whole;
    let (low, high) = (mean - Z * error, mean + Z * error);
    Some(Estimate {
        mean,
        low: if share { low.max(0.0) } else { low },
        high: if share { high.min(1.0) } else { high },
    })
}

/// What happened and how often it could have, and the start that it belongs to.
pub type RatioSample = ((f64, f64), i32);

/// The difference between the ratios of two sides, layer by layer. Layers count by the chances of the
/// first side; samples of one start may depend on each other, in whatever layer and side they are.
#[must_use]
pub fn difference_of_ratios(layers: &[(Vec<RatioSample>, Vec<RatioSample>)]) -> Option<Difference> {
    let whole = |side: &[RatioSample]| -> f64 { side.iter().map(|((_, of), _)| of).sum() };
    let usable = || {
        let usable =
            |(a, b): &&(Vec<RatioSample>, Vec<RatioSample>)| whole(a) > 0.0 && whole(b) > 0.0;
        layers.iter().filter(usable)
    };
    let all: f64 = usable().map(|(a, _)| whole(a)).sum();
    let mut difference = 0.0;
    let mut clusters: BTreeMap<i32, f64> = BTreeMap::new();
    for (a, b) in usable() {
        let share = whole(a) / all;
        for (side, sign) in [(a, share), (b, -share)] {
            let of = whole(side);
            let mean = side.iter().map(|((part, _), _)| part).sum::<f64>() / of;
            difference += sign * mean;
            for ((part, chances), start) in side {
                *clusters.entry(*start).or_default() += sign * (part - mean * chances) / of;
            }
        }
    }
    let error = clustered_error(&clusters)?;
    Some(Difference::new(difference, error, 0.0))
}

/// A quantile by the nearest rank: always a value that occurred. `sorted` must be sorted.
#[must_use]
pub fn quantile(sorted: &[f64], percent: usize) -> Option<f64> {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied()
}

/// A difference between two groups of games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// The difference of the means with its 95 % interval.
    pub estimate: Estimate,
    /// Cohen's d: the difference in standard deviations of a single game.
    pub effect: f64,
    /// The two-sided p-value by itself, which is not for readers of many comparisons.
    #[serde(skip)]
    pub p: f64,
    /// Corrected for all comparisons of a report; set by [`holm`].
    pub adjusted: f64,
}

impl Difference {
    /// From a difference, its standard error, and the standard deviation of single games.
    #[must_use]
    pub fn new(difference: f64, error: f64, deviation: f64) -> Difference {
        let p = match (error > 0.0, difference == 0.0) {
            (true, _) => two_sided(difference / error),
            (false, true) => 1.0,
            (false, false) => 0.0,
        };
        Difference {
            estimate: Estimate {
                mean: difference,
                low: difference - Z * error,
                high: difference + Z * error,
            },
            effect: if deviation > 0.0 {
                difference / deviation
            } else {
                0.0
            },
            p,
            adjusted: p,
        }
    }

    /// Between the same starts: `pairs` has the results of both sides for each start.
    #[must_use]
    pub fn paired(pairs: &[(f64, f64)]) -> Option<Difference> {
        if pairs.len() < 2 {
            return None;
        }
        let differences: Vec<f64> = pairs.iter().map(|(a, b)| a - b).collect();
        let (mean, error) = mean_and_error(&differences)?;
        let sides: [Vec<f64>; 2] = [
            pairs.iter().map(|pair| pair.0).collect(),
            pairs.iter().map(|pair| pair.1).collect(),
        ];
        let pooled = (variance(&sides[0]) + variance(&sides[1])) / 2.0;
        Some(Difference::new(mean, error, pooled.sqrt()))
    }

    /// Between games of the same start that differ, layer by layer: each layer (such as an arm) has
    /// the samples of both sides with their starts, and layers count by the precision that they can
    /// have. Samples of one start may depend on each other, in whatever layer they are.
    #[must_use]
    pub fn stratified(layers: &[(Vec<Sample>, Vec<Sample>)]) -> Option<Difference> {
        let usable = || {
            let usable = |(a, b): &&(Vec<Sample>, Vec<Sample>)| a.len() > 1 && b.len() > 1;
            layers.iter().filter(usable)
        };
        let weight = |a: &[Sample], b: &[Sample]| {
            let (n, m) = (a.len() as f64, b.len() as f64);
            n * m / (n + m)
        };
        let all: f64 = usable().map(|(a, b)| weight(a, b)).sum();
        if all <= 0.0 {
            return None;
        }
        let (mut difference, mut spread, mut count) = (0.0, 0.0, 0.0);
        let mut clusters: BTreeMap<i32, f64> = BTreeMap::new();
        for (a, b) in usable() {
            let share = weight(a, b) / all;
            for (side, sign) in [(a, 1.0), (b, -1.0)] {
                let values: Vec<f64> = side.iter().map(|&(value, _)| value).collect();
                let n = values.len() as f64;
                let mean = values.iter().sum::<f64>() / n;
                difference += sign * share * mean;
                spread += (n - 1.0) * variance(&values);
                count += n - 1.0;
                for &(value, start) in side {
                    *clusters.entry(start).or_default() += sign * share * (value - mean) / n;
                }
            }
        }
        let error = clustered_error(&clusters)?;
        Some(Difference::new(difference, error, (spread / count).sqrt()))
    }

    /// The mean of differences that have been taken already, with their starts: those of one start may
    /// depend on each other.
    #[must_use]
    pub fn clustered(samples: &[Sample], deviation: f64) -> Option<Difference> {
        let n = samples.len() as f64;
        let mean = samples.iter().map(|&(value, _)| value).sum::<f64>() / n;
        let mut clusters: BTreeMap<i32, f64> = BTreeMap::new();
        for &(value, start) in samples {
            *clusters.entry(start).or_default() += (value - mean) / n;
        }
        let error = clustered_error(&clusters)?;
        Some(Difference::new(mean, error, deviation))
    }
}

/// An estimate of something that cannot be outside these bounds.
pub(crate) fn clamped(estimate: Estimate, least: f64, most: f64) -> Estimate {
    let Estimate { mean, low, high } = estimate;
    Estimate {
        mean: mean.clamp(least, most),
        low: low.clamp(least, most),
        high: high.clamp(least, most),
    }
}

/// How often a bootstrap draws: the ends of a 95 % interval have 25 draws outside them.
const DRAWS: usize = 1_000;

/// Estimates with their 95 % intervals for whatever can be computed from a sample of starts. The
/// starts are drawn again with replacement, many times; the ends of an interval are mirrored at the
/// estimate (the basic bootstrap), which takes bias into account. `None` if the figure has no value
/// for all starts together.
pub(crate) fn bootstrap<const N: usize>(
    starts: usize,
    figure: &dyn Fn(&[usize]) -> Option<[f64; N]>,
) -> Option<[Estimate; N]> {
    let mut sample: Vec<usize> = (0..starts).collect();
    let found = figure(&sample)?;
    // The same starts give the same interval.
    let mut rng = FastRng::new(starts as u64);
    let mut draws: Vec<[f64; N]> = Vec::with_capacity(DRAWS);
    for _ in 0..DRAWS {
        for start in &mut sample {
            *start = rng.below(starts as u32) as usize;
        }
        draws.extend(figure(&sample));
    }
    Some(std::array::from_fn(|index| {
        let mut values: Vec<f64> = draws.iter().map(|draw| draw[index]).collect();
        values.sort_by(f64::total_cmp);
        let mean = found[index];
        let end = |rank: usize| {
            let at = (values.len() * rank / 1_000).min(values.len().saturating_sub(1));
            2.0 * mean - values.get(at).copied().unwrap_or(mean)
        };
        Estimate {
            mean,
            low: end(975),
            high: end(25),
        }
    }))
}

/// A value and the start that it belongs to.
pub type Sample = (f64, i32);

/// The standard error of a sum whose parts are independent from start to start.
fn clustered_error(clusters: &BTreeMap<i32, f64>) -> Option<f64> {
    let count = clusters.len() as f64;
    let squares: f64 = clusters.values().map(|part| part * part).sum();
    (count > 1.0).then(|| (squares * count / (count - 1.0)).sqrt())
}

/// Holm's correction: the adjusted p-values keep the probability of a single false alarm among all
/// comparisons below their level.
pub fn holm(comparisons: &mut [&mut Difference]) {
    let count = comparisons.len();
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&a, &b| comparisons[a].p.total_cmp(&comparisons[b].p));
    let mut largest = 0.0_f64;
    for (rank, index) in order.into_iter().enumerate() {
        let scaled = comparisons[index].p * (count - rank) as f64;
        largest = largest.max(scaled).min(1.0);
        comparisons[index].adjusted = largest;
    }
}

/// The probability of a normal deviate at least this far from 0, on either side.
#[must_use]
pub fn two_sided(z: f64) -> f64 {
    complementary_error(z.abs() / std::f64::consts::SQRT_2)
}

/// The complementary error function for x ≥ 0: the series near 0, a continued fraction beyond.
fn complementary_error(x: f64) -> f64 {
    let gauss = (-x * x).exp();
    let root = std::f64::consts::PI.sqrt();
    if x < 2.5 {
        // erf x = 2/√π e^(−x²) Σ 2^n x^(2n+1) / (1·3·…·(2n+1))
        let mut term = x;
        let mut sum = x;
        for n in 1..200 {
            term *= 2.0 * x * x / f64::from(2 * n + 1);
            sum += term;
            if term < 1e-17 * sum {
                break;
            }
        }
        return (1.0 - 2.0 / root * gauss * sum).max(0.0);
    }
    let mut fraction = 0.0;
    for n in (1..=80).rev() {
        fraction = f64::from(n) / 2.0 / (x + fraction);
    }
    gauss / root / (x + fraction)
}

/// Equal bins from the least to the greatest value, for a picture: the lower edge of the first, the
/// width, and the counts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Histogram {
    pub from: f64,
    pub width: f64,
    pub counts: Vec<u32>,
}

impl Histogram {
    /// A histogram of whole numbers, in at most this many bins of a round width.
    #[must_use]
    pub fn of(samples: &[f64], most: usize) -> Option<Histogram> {
        let least = samples
            .iter()
            .copied()
            .fold(f64::INFINITY, f64::min)
            .floor();
        let greatest = samples.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if samples.is_empty() || most == 0 {
            return None;
        }
        let range = greatest - least + 1.0;
        let mut width = 1.0;
        for factor in [2.0, 2.5, 2.0].into_iter().cycle() {
            if range / width <= most as f64 {
                break;
            }
            // 1, 2, 5, 10, 20, 50…
            width *= factor;
        }
        let from = (least / width).floor() * width;
        let bins = ((greatest - from) / width).floor() as usize + 1;
        let mut counts = vec![0; bins];
        for sample in samples {
            counts[((sample - from) / width).floor() as usize] += 1;
        }
        Some(Histogram {
            from,
            width,
            counts,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64, tolerance: f64) {
        assert!((found - expected).abs() <= tolerance, "{found} {expected}");
    }

    /// Against published values.
    #[test]
    fn tails_of_the_normal_distribution() {
        for (z, p) in [
            (0.0, 1.0),
            (0.5, 0.617_075_077_451_974),
            (1.0, 0.317_310_507_862_914),
            (1.959_963_984_540_054, 0.05),
            (2.575_829_303_548_9, 0.01),
            (3.290_526_731_491_9, 0.001),
            (4.0, 6.334_248_366_623_996e-5),
            (6.0, 1.973_175_290_075_396e-9),
            (10.0, 1.523_970_604_832_105e-23),
        ] {
            near(two_sided(z) / p, 1.0, 1e-10);
            near(two_sided(-z) / p, 1.0, 1e-10);
        }
    }

    /// The example of Brown, Cai and DasGupta: 0 of 10, and 15 of 50.
    #[test]
    fn wilson_intervals() {
        let none = rate(0.0, 10.0).expect("games");
        near(none.low, 0.0, 1e-12);
        near(none.high, 0.2775, 2e-4);
        let some = rate(15.0, 50.0).expect("games");
        near(some.mean, 0.3, 1e-12);
        near(some.low, 0.1910, 2e-4);
        near(some.high, 0.4375, 2e-4);
        assert_eq!(rate(0.0, 0.0), None);
    }

    #[test]
    fn means_variances_and_quantiles() {
        let samples = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        near(variance(&samples), 32.0 / 7.0, 1e-12);
        let mean = mean(&samples).expect("samples");
        near(mean.mean, 5.0, 1e-12);
        near(mean.high - mean.mean, Z * (4.0_f64 / 7.0).sqrt(), 1e-12);
        assert_eq!(quantile(&samples, 50), Some(4.0));
        assert_eq!(quantile(&samples, 95), Some(9.0));
        assert_eq!(quantile(&[], 50), None);
        assert_eq!(super::mean(&[]), None);
        assert_eq!(variance(&[3.0]), 0.0);
    }

    /// The paired t-test of Gosset's sleep data: a difference of 1.58 with t = 4.0621.
    #[test]
    fn pairs_are_compared_start_by_start() {
        let first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
        let second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
        let pairs: Vec<(f64, f64)> = second.into_iter().zip(first).collect();
        let found = Difference::paired(&pairs).expect("pairs");
        near(found.estimate.mean, 1.58, 1e-12);
        let error = (found.estimate.high - found.estimate.mean) / Z;
        near(found.estimate.mean / error, 4.0621, 1e-4);
        near(found.effect, 1.58 / 1.8989, 1e-3);
        let equal = Difference::paired(&[(1.0, 1.0), (2.0, 2.0)]).expect("pairs");
        assert_eq!((equal.p, equal.effect), (1.0, 0.0));
    }

    #[test]
    fn layers_do_not_mix() {
        // Within each layer a is 1 better; the layers differ by 10 and by their sizes.
        let layer = |base: f64, n: usize, m: usize| {
            let samples = |at: f64, n: usize, from: usize| -> Vec<Sample> {
                let value = |i: usize| at + 0.1 * (i % 3) as f64 - 0.1;
                (0..n).map(|i| (value(i), (from + i) as i32)).collect()
            };
            (samples(base + 1.0, n, 0), samples(base, m, n))
        };
        let layers = [layer(0.0, 30, 3), layer(10.0, 3, 30)];
        let found = Difference::stratified(&layers).expect("layers");
        near(found.estimate.mean, 1.0, 1e-9);
        assert!(found.p < 1e-6);
        let few = (vec![(1.0, 0)], vec![(2.0, 1)]);
        assert_eq!(Difference::stratified(&[few]), None);
    }

    /// Two independent groups have Welch's error; the same games counted twice make nothing more
    /// certain.
    #[test]
    fn starts_count_once() {
        let values = [3.0, 5.0, 4.0, 8.0, 6.0, 1.0, 2.0, 2.0, 4.0, 1.0, 0.0, 2.0];
        let sample = |index: usize| (values[index], index as i32);
        let a: Vec<Sample> = (0..6).map(sample).collect();
        let b: Vec<Sample> = (6..12).map(sample).collect();
        let once = Difference::stratified(&[(a.clone(), b.clone())]).expect("samples");
        let error = (variance(&values[..6]) / 6.0 + variance(&values[6..]) / 6.0).sqrt();
        let found = (once.estimate.high - once.estimate.mean) / Z;
        // The correction is that of 12 clusters here, of 6 samples there.
        near(found, error * (12.0_f64 / 11.0 * 5.0 / 6.0).sqrt(), 1e-9);
        let layer = (a, b);
        let twice = Difference::stratified(&[layer.clone(), layer]).expect("samples");
        near(twice.estimate.high, once.estimate.high, 1e-9);
        let pairs = [(1.0, 0), (2.0, 1), (4.0, 2)];
        let once = Difference::clustered(&pairs, 1.0).expect("samples");
        let doubled: Vec<Sample> = pairs.iter().chain(&pairs).copied().collect();
        let twice = Difference::clustered(&doubled, 1.0).expect("samples");
        near(once.estimate.mean, 7.0 / 3.0, 1e-12);
        near(once.estimate.low, twice.estimate.low, 1e-12);
        let plain = mean(&[1.0, 2.0, 4.0]).expect("samples");
        near(once.estimate.low, plain.low, 1e-12);
    }

    /// Where every game has the same number of chances, a ratio is a mean; a share of single chances is
    /// a rate; and ratios of two sides differ as means of two independent groups do.
    #[test]
    fn ratios_are_means_of_games() {
        let values = [3.0, 5.0, 4.0, 8.0, 6.0, 1.0, 2.0, 2.0, 4.0, 1.0, 0.0, 2.0];
        let pairs: Vec<(f64, f64)> = values.iter().map(|&value| (value, 2.0)).collect();
        let halves: Vec<f64> = values.iter().map(|value| value / 2.0).collect();
        let (found, expected) = (ratio(&pairs, false), mean(&halves));
        let (found, expected) = (found.expect("games"), expected.expect("games"));
        near(found.mean, expected.mean, 1e-12);
        near(found.low, expected.low, 1e-12);
        let single: Vec<(f64, f64)> = (0..50).map(|i| (f64::from(i % 10 < 3), 1.0)).collect();
        assert_eq!(ratio(&single, true), rate(15.0, 50.0));
        assert_eq!(ratio(&[(0.0, 0.0), (0.0, 0.0)], false), None);
        let certain = ratio(&[(4.0, 4.0), (3.0, 3.0), (1.0, 2.0)], true).expect("games");
        assert!(certain.high <= 1.0);

        let sample = |index: usize| ((2.0 * values[index], 2.0), index as i32);
        let a: Vec<RatioSample> = (0..6).map(sample).collect();
        let b: Vec<RatioSample> = (6..12).map(sample).collect();
        let found = difference_of_ratios(&[(a.clone(), b.clone())]).expect("samples");
        let plain = |side: &[RatioSample]| -> Vec<Sample> {
            side.iter()
                .map(|((part, of), start)| (part / of, *start))
                .collect()
        };
        let expected = Difference::stratified(&[(plain(&a), plain(&b))]).expect("samples");
        near(found.estimate.mean, expected.estimate.mean, 1e-12);
        near(found.estimate.low, expected.estimate.low, 1e-12);
        assert_eq!(difference_of_ratios(&[(a, Vec::new())]), None);
    }

    /// Holm's own example: p-values 0.01, 0.04, 0.03, 0.005.
    #[test]
    fn holm_steps_down() {
        let mut all = [0.01, 0.04, 0.03, 0.005].map(|p| Difference {
            p,
            ..Difference::new(1.0, 1.0, 1.0)
        });
        let mut borrowed: Vec<&mut Difference> = all.iter_mut().collect();
        holm(&mut borrowed);
        for (found, expected) in all.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            near(found.adjusted, expected, 1e-12);
        }
    }

    #[test]
    fn histograms_have_round_bins() {
        let samples: Vec<f64> = (17..117).map(f64::from).collect();
        let histogram = Histogram::of(&samples, 12).expect("samples");
        assert_eq!((histogram.from, histogram.width), (10.0, 10.0));
        assert_eq!(histogram.counts.iter().sum::<u32>(), 100);
        assert_eq!(histogram.counts[0], 3);
        let few = Histogram::of(&[1.0, 1.0, 2.0], 12).expect("samples");
        assert_eq!((few.width, few.counts), (1.0, vec![2, 1]));
        assert_eq!(Histogram::of(&[], 12), None);
    }
}
