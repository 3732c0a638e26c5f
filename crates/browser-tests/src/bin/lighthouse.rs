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
    let median = |number: &dyn Fn(&Value) -> f64| {
        let mut found: Vec<f64> = runs.iter().map(number).collect();
        found.sort_by(f64::total_cmp);
        found[RUNS / 2]
    };
    let mut report = Map::new();
    for name in SCORES {
        let score = |run: &Value| {
            run["categories"][name]["score"]
                .as_f64()
                .unwrap_or_default()
        };
        report.insert(name.to_owned(), (100.0 * median(&score)).into());
    }
    for name in TIMES {
        let time = |run: &Value| {
            run["audits"][name]["numericValue"]
                .as_f64()
                .unwrap_or_default()
        };
        report.insert(name.to_owned(), median(&time).into());
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
