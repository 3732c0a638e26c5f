//! A soak test: hours of moves at a steady pace, while games end and others begin. Memory must
//! not grow without end, and latency must not degrade.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::busy::Hall;
use crate::crowd::Crowd;
use crate::progress::Progress;
use crate::report::thousands;
use crate::site::{Allow, Site};

const TABLES: usize = 200;
/// How often each table moves.
const PACE: Duration = Duration::from_millis(500);
/// One point of the plot.
const POINT: Duration = Duration::from_secs(10);
/// Memory is compared with that after this part of the time, when caches are full. A single sample says
/// little, because memory goes up and down with the games: means over this part of the time are compared.
const SETTLED: f64 = 0.25;
const WINDOW: f64 = 1.0 / 12.0;
/// In a run of at least this many minutes, memory must not grow by more than this factor.
const LONG: u64 = 20;
const MOST_GROWTH: f64 = 1.2;
/// In the second half of such a run, what is left of the rise may be this part of the mean: the slope of a line
/// through all of its points, which a leak that has just begun cannot hide from.
const MOST_RISE: f64 = 0.15;
/// The median of p99 stays below this many milliseconds.
const MOST_LATENCY: f64 = 100.0;

struct Point {
    /// Since the beginning.
    minutes: f64,
    megabytes: f64,
    p99: f64,
}

/// Plays for this many minutes and returns the plot as SVG.
pub(crate) async fn run(program: &Path, minutes: u64, progress: &Progress) -> Result<String> {
    ensure!(minutes > 0, "a soak test takes at least a minute");
    let site = Site::start(program, Allow::Everything)?;
    let hall = Hall::of(site.address())?;
    let mut crowd = Crowd::gather(&hall, TABLES, progress).await?;
    let began = Instant::now();
    let end = Duration::from_secs(minutes * 60);
    let mut points = Vec::new();
    let mut moves = 0;
    while began.elapsed() < end {
        let played = crowd.play(TABLES, Some(PACE), POINT).await?;
        moves += played.moves();
        let point = Point {
            minutes: began.elapsed().as_secs_f64() / 60.0,
            megabytes: site.memory()? as f64 / 1e6,
            p99: played.latency(0.99),
        };
        if points.len() % 6 == 0 {
            progress.tell(format_args!(
                "  {:.1} min: {:.1} MB, p99 {:.1} ms",
                point.minutes, point.megabytes, point.p99
            ));
        }
        points.push(point);
    }
    let summary = Summary::of(&points);
    summary.check(minutes)?;
    Ok(plot(&points, &summary, minutes, moves))
}

/// What the points add up to.
struct Summary {
    /// Megabytes: the means of the first window after memory has settled, and of the last one.
    settled: f64,
    last: f64,
    /// By which part of its mean memory has risen in the second half.
    rise: f64,
    /// Milliseconds.
    median: f64,
    worst: f64,
}

impl Summary {
    fn of(points: &[Point]) -> Summary {
        let window = ((points.len() as f64 * WINDOW) as usize).max(1);
        let after = points.iter().skip((points.len() as f64 * SETTLED) as usize);
        let mut sorted: Vec<f64> = points.iter().map(|point| point.p99).collect();
        sorted.sort_by(f64::total_cmp);
        Summary {
            settled: mean(after.take(window)),
            last: mean(points.iter().rev().take(window)),
            rise: rise(&points[points.len() / 2..]),
            median: sorted.get(sorted.len() / 2).copied().unwrap_or_default(),
            worst: sorted.last().copied().unwrap_or_default(),
        }
    }

    /// # Errors
    /// If memory has grown without end, or moves were slow. In a short run caches are still filled.
    fn check(&self, minutes: u64) -> Result<()> {
        let Summary {
            settled,
            last,
            rise,
            median,
            ..
        } = self;
        ensure!(
            minutes < LONG || *last <= MOST_GROWTH * settled,
            "memory has grown from {settled:.1} to {last:.1} MB after it had settled"
        );
        ensure!(
            minutes < LONG || *rise <= MOST_RISE,
            "memory has risen by {:.0} % in the second half",
            rise * 100.0
        );
        ensure!(
            *median < MOST_LATENCY,
            "the median of p99 is {median:.1} ms, not less than {MOST_LATENCY} ms"
        );
        Ok(())
    }
}

/// By which part of its mean memory rises from the first to the last of these points, by the line of least
/// squares.
fn rise(points: &[Point]) -> f64 {
    let [first, .., last] = points else {
        return 0.0;
    };
    let middle = points.iter().map(|point| point.minutes).sum::<f64>() / points.len() as f64;
    let mean = mean(points.iter());
    let (mut above, mut below) = (0.0, 0.0);
    for point in points {
        let from_middle = point.minutes - middle;
        above += from_middle * (point.megabytes - mean);
        below += from_middle * from_middle;
    }
    above / below * (last.minutes - first.minutes) / mean
}

/// The mean of memory.
fn mean<'a>(points: impl Iterator<Item = &'a Point>) -> f64 {
    let megabytes: Vec<f64> = points.map(|point| point.megabytes).collect();
    megabytes.iter().sum::<f64>() / megabytes.len().max(1) as f64
}

/// The width and height of the plot, and of each of its two panels.
const SIZE: (f64, f64) = (760.0, 420.0);
const PANEL: (f64, f64) = (640.0, 130.0);
const LEFT: f64 = 80.0;

fn plot(points: &[Point], summary: &Summary, minutes: u64, moves: usize) -> String {
    let Summary {
        settled,
        last,
        median,
        worst,
        ..
    } = summary;
    let title = format!(
        "Soak test of {minutes} minutes: {TABLES} tables, {} moves",
        thousands(moves)
    );
    let (width, height) = SIZE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"15\">{title}</text>\n"
    );
    let window = (minutes as f64 * WINDOW).max(POINT.as_secs_f64() / 60.0);
    let memory = format!(
        "Memory of the server in MB: {settled:.1} on average in the {window:.0} minutes from minute \
         {:.0} on, {last:.1} in the last {window:.0}",
        (minutes as f64 * SETTLED).round()
    );
    let latency = format!(
        "p99 of the time to the other player in ms, for every {} s: median {median:.1}, worst \
         {worst:.1}",
        POINT.as_secs()
    );
    let end = points.last().map_or(1.0, |point| point.minutes);
    panel(
        &mut svg,
        60.0,
        &memory,
        end,
        points.iter().map(|p| (p.minutes, p.megabytes)),
    );
    panel(
        &mut svg,
        240.0,
        &latency,
        end,
        points.iter().map(|p| (p.minutes, p.p99)),
    );
    svg.push_str("</svg>\n");
    svg
}

/// One curve with its axes, from zero.
fn panel(
    svg: &mut String,
    top: f64,
    label: &str,
    end: f64,
    curve: impl Iterator<Item = (f64, f64)> + Clone,
) {
    let most = curve.clone().map(|(_, value)| value).fold(1.0, f64::max) * 1.1;
    let (width, height) = PANEL;
    let x = |minutes: f64| LEFT + minutes / end * width;
    let y = |value: f64| top + height - value / most * height;
    let mut path = String::new();
    for (minutes, value) in curve {
        let _ = write!(path, "{:.1},{:.1} ", x(minutes), y(value));
    }
    let bottom = top + height;
    // Writing to a string does not fail.
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"{:.1}\">{label}</text>\n\
         <path d=\"M{LEFT} {top}V{bottom}H{}\" fill=\"none\" stroke=\"#888\"/>\n\
         <polyline points=\"{}\" fill=\"none\" stroke=\"#1565c0\" stroke-width=\"1.5\"/>",
        top - 8.0,
        LEFT + width,
        path.trim_end()
    );
    for part in [0.0, 0.5, 1.0] {
        let value = most * part;
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#555\">{value:.1}</text>\n\
             <text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#555\">{:.0} min</text>",
            LEFT - 8.0,
            y(value) + 4.0,
            x(end * part),
            bottom + 16.0,
            end * part
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(minutes: u64, megabytes: impl Fn(u64) -> f64, p99: f64) -> Result<()> {
        let points: Vec<Point> = (0..minutes * 6)
            .map(|index| Point {
                minutes: index as f64 / 6.0,
                megabytes: megabytes(index),
                p99,
            })
            .collect();
        Summary::of(&points).check(minutes)
    }

    #[test]
    fn memory_may_settle_but_not_grow_and_latency_has_a_limit() {
        let settles = |index: u64| 100.0 - 60.0 / (1.0 + index as f64);
        let leaks = |index: u64| 50.0 + index as f64 / 10.0;
        assert!(checked(120, settles, 5.0).is_ok());
        assert!(checked(120, leaks, 5.0).is_err());
        assert!(checked(120, settles, 150.0).is_err());
        assert!(checked(1, leaks, 5.0).is_ok());
        // A leak that begins half-way is still small at the end.
        let late_leak = |index: u64| 100.0 + index.saturating_sub(360) as f64 / 20.0;
        assert!(checked(120, late_leak, 5.0).is_err());
        // One low or high sample decides nothing.
        let noisy = |at: u64, sample: f64| move |index| if index == at { sample } else { 100.0 };
        assert!(checked(120, noisy(180, 60.0), 5.0).is_ok());
        assert!(checked(120, noisy(719, 150.0), 5.0).is_ok());
        // And neither hides a leak.
        let leak_with_dip = |index| if index == 719 { 50.0 } else { leaks(index) };
        assert!(checked(120, leak_with_dip, 5.0).is_err());
    }
}
