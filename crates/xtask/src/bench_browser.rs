//! Measures the browser app, and writes its part of `docs/benchmarks.md`: what is downloaded, how long a
//! visitor waits, how smoothly it moves, and what Lighthouse says. Programs of `browser-tests` do the
//! measuring. If one of them fails, so does this, and the page keeps its earlier figures.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{
    bench::{Page, Table, grouped, machine, output, verdict},
    browser_tools, cargo, web,
};

/// Where its part of the page begins. It ends with the page.
pub(crate) const HEADING: &str = "## In the browser";

/// Before the home page responds, and before the first board.
const MOST_BYTES: [u64; 2] = [350_000, 500_000];

/// 60 frames in a second, less the one that the start and the end of a measurement can miss.
const LEAST_FRAMES: f64 = 59.0;
/// The same while a move is made, which has its own work to do at the beginning: of the 72 frames that are
/// watched, six. That is 100 ms, and an answer within that time feels immediate.
const LEAST_FRAMES_OF_MOVE: f64 = 55.0;

/// Lighthouse's least score for performance on a phone, and its most blocking time there.
const LEAST_SCORE: f64 = 95.0;
const MOST_BLOCKING: f64 = 150.0;

const LIGHTHOUSE: &str = "Lighthouse, home page: performance, accessibility, best practices, SEO";

pub(crate) fn run(root: &Path) -> Result<()> {
    let browser = measure(root)
        .context("the browser app was not measured; docs/benchmarks.md has its earlier figures")?;
    println!("{browser}");
    Page {
        browser,
        ..Page::read(root)?
    }
    .write(root)
}

fn measure(root: &Path) -> Result<String> {
    let sizes = web::build_and_weigh(root)?;
    let mut aims = Table::new(&["What", "Measured", "Aim"]);
    let home = web::total(&sizes.home).1 as u64;
    add_download(&mut aims, "the home page responds", home, MOST_BYTES[0]);
    add_page_speed(&mut aims, &report_of(root, "page-speed", None)?)?;
    let lighthouse = browser_tools::fetch_lighthouse(root).context("Lighthouse comes from npm")?;
    let report = report_of(root, "lighthouse", Some(&lighthouse))?;
    add_lighthouse(&mut aims, &report)?;
    let mut size_table = Table::new(&["Part", "Bytes", "Brotli"]);
    for size in sizes.home.iter().chain(&sizes.board).chain(&sizes.later) {
        size_table.add([
            size.word.clone(),
            grouped(size.plain as u64),
            grouped(size.brotli as u64),
        ]);
    }
    Ok(format!(
        "{HEADING}\n\n\
         Measured by `cargo xtask bench --browser`.\n\n\
         {}\n\
         {aims}\n\
         Times are medians of 5, with the server on the same machine: from navigation until the \
         start page, or a board that accepts a move, is drawn; a first visit has an empty cache. \
         Downloads are what the browser has received until the board is drawn, in the language in \
         which that is most. Lighthouse figures are medians of 3 runs.\n\n\
         The screen shows 60 frames in a second. A replay is watched for 8 s and may miss one in a \
         second. A move is watched for 1.2 s from the tap: its own work may cost six frames, which is \
         100 ms, and an answer within that time feels immediate. The worst of nine moves is not \
         judged: the browser draws without a graphics card, on the cores that everything else on \
         the machine uses too, so that one interruption decides it.\n\n\
         ### Download\n\n\
         Rules pages and bots are not needed for the first board.\n\n{size_table}",
        machine()?,
    ))
}

/// What a program of `browser-tests` has measured.
fn report_of(root: &Path, program: &str, argument: Option<&Path>) -> Result<Value> {
    let mut command = cargo();
    command
        .args(["run", "--quiet", "--release", "-p", "browser-tests"])
        .args(["--bin", program]);
    let text = output(command.args(argument).current_dir(root))?;
    serde_json::from_str(&text).with_context(|| format!("{program} prints no JSON: {text}"))
}

/// A number of a report, by the names that lead to it. A figure that is missing is an error, not zero.
fn number(report: &Value, names: &[&str]) -> Result<f64> {
    let found = names.iter().fold(report, |value, name| &value[name]);
    found
        .as_f64()
        .with_context(|| format!("the report has no number {}: {report}", names.join(".")))
}

/// What is downloaded before something.
fn add_download(aims: &mut Table, before: &str, bytes: u64, most: u64) {
    aims.add([
        format!("Download before {before}, brotli"),
        format!("{} kB", grouped(bytes / 1000)),
        verdict(bytes <= most, &format!("≤ {} kB", most / 1000)),
    ]);
}

/// How long a visitor waits, and how smoothly games move.
fn add_page_speed(aims: &mut Table, report: &Value) -> Result<()> {
    let boards = report["boards"].as_array().context("a list of boards")?;
    let game = |board: &Value| -> Result<String> {
        let game = board["game"].as_str().context("a board of no game")?;
        Ok(game.to_owned())
    };
    for board in boards {
        for (what, bytes) in [("mission", "mission_bytes"), ("game", "game_bytes")] {
            let before = format!("the board of a {what} of {}", game(board)?);
            let bytes = number(board, &[bytes])? as u64;
            add_download(aims, &before, bytes, MOST_BYTES[1]);
        }
    }
    let mut add_time = |what: String, time: f64| {
        aims.add([what, format!("{time:.0} ms"), String::new()]);
    };
    add_time(
        "Start page, first visit".to_owned(),
        number(report, &["home"])?,
    );
    for board in boards {
        for (what, visit) in [
            ("first visit", "first_visit"),
            ("later visits", "later_visit"),
        ] {
            let what = format!("{}: board of a saved game, {what}", game(board)?);
            add_time(what, number(board, &[visit])?);
        }
    }
    for board in boards {
        let frames = number(board, &["replay", "frames_per_second"])?;
        let slow = number(board, &["replay", "slow_frame"])?;
        aims.add([
            format!("{}: replay on a phone, CPU 4 times slower", game(board)?),
            format!("{frames:.1} frames/s; 1 in 20 takes ≥ {slow:.0} ms"),
            verdict(
                frames >= LEAST_FRAMES,
                &format!("≥ {LEAST_FRAMES} frames/s"),
            ),
        ]);
        let frames = number(board, &["move", "frames_per_second"])?;
        let worst = number(board, &["move", "worst"])?;
        aims.add([
            format!("{}: moves on a phone, CPU 4 times slower", game(board)?),
            format!("{frames:.1} frames/s in the median; the worst {worst:.1}"),
            verdict(
                frames >= LEAST_FRAMES_OF_MOVE,
                &format!("≥ {LEAST_FRAMES_OF_MOVE} frames/s"),
            ),
        ]);
    }
    Ok(())
}

/// What Lighthouse says of the home page.
fn add_lighthouse(aims: &mut Table, report: &Value) -> Result<()> {
    for device in ["mobile", "desktop"] {
        let scores = ["performance", "accessibility", "best-practices", "seo"]
            .map(|score| number(report, &[device, score]));
        let scores: Vec<f64> = scores.into_iter().collect::<Result<_>>()?;
        let words: Vec<String> = scores.iter().map(|score| format!("{score:.0}")).collect();
        let aim = match device {
            "mobile" => verdict(
                scores[0] >= LEAST_SCORE,
                &format!("performance ≥ {LEAST_SCORE}"),
            ),
            _ => verdict(scores.iter().all(|&score| score >= 100.0), "100"),
        };
        aims.add([format!("{LIGHTHOUSE} ({device})"), words.join(", "), aim]);
    }
    let paint = number(report, &["mobile", "largest-contentful-paint"])?;
    aims.add([
        "Lighthouse: largest contentful paint (mobile)".to_owned(),
        format!("{:.1} s", paint / 1000.0),
        String::new(),
    ]);
    let blocking = number(report, &["mobile", "total-blocking-time"])?;
    aims.add([
        "Lighthouse: total blocking time (mobile)".to_owned(),
        format!("{blocking:.0} ms"),
        verdict(blocking <= MOST_BLOCKING, &format!("≤ {MOST_BLOCKING} ms")),
    ]);
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_figure_that_is_missing_is_an_error() -> Result<()> {
        let board = json!({
            "game": "toy",
            "mission_bytes": 400_000,
            "game_bytes": 600_000,
            "first_visit": 900.0,
            "later_visit": 300.0,
            "replay": { "frames_per_second": 59.9, "slow_frame": 17.0 },
            "move": { "frames_per_second": 58.0, "worst": 50.0 },
        });
        let report = json!({ "home": 500.0, "boards": [board] });
        let mut table = Table::new(&["What", "Measured", "Aim"]);
        add_page_speed(&mut table, &report)?;
        let text = table.to_string();
        for said in ["≤ 500 kB: reached", "≤ 500 kB: missed", "59.9 frames/s"] {
            assert!(text.contains(said), "{text}");
        }
        for name in ["mission_bytes", "later_visit", "replay", "move"] {
            let mut report = report.clone();
            let fields = report["boards"][0].as_object_mut().context("an object")?;
            fields.remove(name).context("it is there")?;
            let error = add_page_speed(&mut table, &report).expect_err("it is missing");
            assert!(error.to_string().contains(name), "{error}");
        }
        assert!(add_page_speed(&mut table, &json!({})).is_err());
        assert!(add_lighthouse(&mut table, &json!({})).is_err());
        Ok(())
    }
}
