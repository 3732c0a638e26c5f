//! Runs Lighthouse, whose program is the argument, on the home page as on a phone and on a desktop.
//! Prints scores from 0 to 100, and times in milliseconds, as JSON for `cargo xtask bench`.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};
use browser_tests::{AppServer, find_chromium};
use serde_json::{Map, Value, json};

/// How often it runs; the median counts.
const RUNS: usize = 3;
const SCORES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];
const TIMES: [&str; 2] = ["largest-contentful-paint", "total-blocking-time"];

fn main() -> ExitCode {
    browser_tests::print_report("lighthouse", run())
}

fn run() -> Result<Value> {
    let program = std::env::args().nth(1).context("say where Lighthouse is")?;
    let server = AppServer::start()?;
    let url = server.url("/");
    let report = json!({
        "mobile": medians(&program, &url, &[])?,
        "desktop": medians(&program, &url, &["--preset=desktop"])?,
    });
    server.stop()?;
    Ok(report)
}

fn medians(program: &str, url: &str, more: &[&str]) -> Result<Value> {
    let runs: Vec<Value> = (0..RUNS)
        .map(|_| audit(program, url, more))
        .collect::<Result<_>>()?;
    figures(&runs)
}

/// The medians of some reports. One that lacks an audit, or where it has failed, says nothing: no figure is
/// not a good one.
fn figures(runs: &[Value]) -> Result<Value> {
    let median = |path: &str| -> Result<f64> {
        let number = |run: &Value| {
            let number = run.pointer(path).and_then(Value::as_f64);
            number.with_context(|| format!("Lighthouse reports no number at {path}"))
        };
        let mut found: Vec<f64> = runs.iter().map(number).collect::<Result<_>>()?;
        found.sort_by(f64::total_cmp);
        let middle = found.get(found.len() / 2).copied();
        middle.context("Lighthouse has not run")
    };
    let mut report = Map::new();
    for name in SCORES {
        let score = median(&format!("/categories/{name}/score"))?;
        report.insert(name.to_owned(), (100.0 * score).into());
    }
    for name in TIMES {
        let time = median(&format!("/audits/{name}/numericValue"))?;
        report.insert(name.to_owned(), time.into());
    }
    Ok(report.into())
}

fn audit(program: &str, url: &str, more: &[&str]) -> Result<Value> {
    let chrome = "--chrome-flags=--headless=new --no-sandbox";
    let output = Command::new(program)
        .args([url, "--quiet", "--output=json", chrome])
        .args(more)
        .env("CHROME_PATH", find_chromium()?)
        .output()
        .context("Lighthouse cannot be started")?;
    ensure!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let report: Value = serde_json::from_slice(&output.stdout)?;
    let error = &report["runtimeError"]["message"];
    ensure!(error.is_null(), "{error}");
    Ok(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(score: f64, time: f64) -> Value {
        let scores = SCORES.map(|name| (name.to_owned(), json!({ "score": score })));
        let times = TIMES.map(|name| (name.to_owned(), json!({ "numericValue": time })));
        json!({ "categories": Map::from_iter(scores), "audits": Map::from_iter(times) })
    }

    #[test]
    fn the_median_of_all_runs_counts() {
        let runs = [run(0.9, 300.0), run(1.0, 100.0), run(0.95, 200.0)];
        let found = figures(&runs).expect("complete reports");
        assert_eq!(found["performance"], 95.0);
        assert_eq!(found["total-blocking-time"], 200.0);
    }

    #[test]
    fn what_lighthouse_does_not_report_is_an_error() {
        for path in [
            "/audits/total-blocking-time/numericValue",
            "/categories/seo/score",
        ] {
            let mut broken = run(1.0, 100.0);
            *broken.pointer_mut(path).expect("a number") = Value::Null;
            let error = figures(&[run(1.0, 100.0), broken, run(1.0, 100.0)]).expect_err("a gap");
            assert!(error.to_string().contains(path), "{error}");
        }
    }
}
