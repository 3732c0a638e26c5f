//! Guardians of Space in a real browser: whole games by mouse, keys and touch, and everything
//! around them.
//!
//! Animation is off unless it is what the test is about: the system asks for reduced motion.

mod games;
mod learning;
mod moves;
mod pictures;
mod replay;
mod seats;

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use browser_tests::table::{Decision, START};
use browser_tests::{AppServer, Browser};
use serde_json::Value;

/// Starts a game of two by the form; `kinds` are the values of the seats' lists.
async fn start_game(browser: &Browser, server: &AppServer, kinds: [&str; 2]) -> Result<()> {
    browser.goto(&server.url("/new/guardians")).await?;
    for (index, kind) in kinds.into_iter().enumerate() {
        let seat = format!(".seat-{} .seat-kind", index + 1);
        browser.choose(&seat, kind).await?;
    }
    browser.click(START).await?;
    browser.wait_for(".play .board").await?;
    Ok(())
}

pub(crate) fn square(name: &str) -> String {
    format!(".square[data-square={name}]")
}

/// The result names the winner or says that there is none, and lists everybody's points.
async fn check_result(browser: &Browser) -> Result<()> {
    let headline = browser.text(".result h2").await?;
    ensure!(
        [
            "You win",
            " wins",
            " share the win",
            "The planet is lost",
            "No pilot came back"
        ]
        .iter()
        .any(|words| headline.contains(words)),
        "{headline}"
    );
    ensure!(browser.count(".result tbody tr").await? == 2);
    ensure!(browser.count(".result .race-line").await? == 2);
    Ok(())
}

/// These make a game short.
const FAVOURITES: [&str; 2] = ["Leave the mine", "Retire"];

/// The button to press, if there is one of those.
fn favourite(decision: &Decision) -> Option<String> {
    let is_favourite = |text: &String| FAVOURITES.contains(&&**text);
    let index = decision.buttons.iter().position(is_favourite)?;
    Some(format!(
        ".play-actions > .button:nth-of-type({})",
        index + 1
    ))
}

/// The first marked square, chosen and then played; the mine stays where it is.
pub(crate) async fn decide_by_mouse(browser: &Browser, decision: &Decision) -> Result<()> {
    if let Some(button) = favourite(decision) {
        return browser.click(&button).await;
    }
    let css = square(&decision.squares[0]);
    browser.click(&css).await?;
    browser.wait_for(&format!("{css}.selected")).await?;
    browser.click(&css).await
}

/// Position, log and points as they are shown.
async fn snapshot(browser: &Browser) -> Result<Value> {
    // With the first touch the prompt takes the place of what others did.
    browser
        .run("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));")
        .await?;
    browser
        .run(
            "const all = (css) => [...document.querySelectorAll(css)];
             return {
                squares: all('.square').map((square) =>
                    square.getAttribute('aria-label').replace(/, (possible|chosen)$/, '')),
                log: all('.log > li').map((line) => line.textContent),
                scores: all('.player-score').map((score) => score.textContent),
                tokens: all('.player').map((player) =>
                    [...player.querySelectorAll('[role=img]')].map((part) => part.ariaLabel)),
                supply: document.querySelector('.play-step').textContent,
                status: document.querySelector('.status-text')?.textContent,
             };",
        )
        .await
}

async fn check_snapshot(browser: &Browser, expected: &Value) -> Result<()> {
    let start = Instant::now();
    loop {
        let found = snapshot(browser).await?;
        if found == *expected {
            return Ok(());
        }
        if start.elapsed() > Duration::from_secs(10) {
            for (name, value) in expected.as_object().into_iter().flatten() {
                ensure!(
                    found[name] == *value,
                    "{name} is {}\nand not {value}",
                    found[name]
                );
            }
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
}

/// A rule stands in the upper half of the screen, and stays there.
pub(crate) async fn check_in_view(browser: &Browser, rule: &str) -> Result<()> {
    let script = format!(
        "const box = document.getElementById('{rule}')?.getBoundingClientRect();
         return Boolean(box) && box.top >= 0 && box.top < innerHeight / 2;"
    );
    browser.wait_until(rule, &script).await?;
    tokio::time::sleep(Duration::from_millis(100)).await;
    ensure!(browser.run(&script).await? == true, "{rule} has gone away");
    Ok(())
}
