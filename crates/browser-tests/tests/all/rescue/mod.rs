//! Commander Rescue in a real browser: laying out and playing by mouse, keys and touch, watching,
//! and what its board and its form do besides.
//!
//! Nothing moves by itself here, but for one flight: the system asks for less motion. What a test
//! plays is chosen by a greedy bot on this side from the game as the browser keeps it.

mod games;
mod learning;
mod moves;
mod powers;
mod replay;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::table::{NOTHING_SEEN, START, check_parts, decision, kept_history};
use browser_tests::{AppServer, Browser};
use serde_json::{Value, json};
use starboard_kernel::History;

/// The starting squares of the first seat, in their order, and the ships of the standard layout.
const STARTS: [&str; 8] = ["d3", "c3", "c4", "c2", "b3", "b1", "a2", "a1"];
const STANDARD: [&str; 8] = ["H", "H", "C", "T", "F", "F", "C", "T"];

/// The marks of squares where a chosen ship can go.
const GOALS: [&str; 7] = [
    "step",
    "jump",
    "attraction",
    "attack",
    "pickup",
    "home",
    "stack",
];

const CHOSEN: &str = ".hexboard .target.chosen";
const ROUTE: &str = ".hexboard .route";
const READY: &str = ".choice-row .primary";

/// The card of an option's value in the form.
fn card(option: &str, value: &Value) -> String {
    format!(".radio-card:has([name={option}][value='{value}'])")
}

/// Fills the form in and starts. `kinds` are the values of the seats' lists, one for each player.
async fn start_game(browser: &Browser, layout: &str, kinds: &[&str]) -> Result<()> {
    browser.wait_for(".setup").await?;
    browser.click(&card("players", &kinds.len().into())).await?;
    browser.click(&card("layout", &layout.into())).await?;
    for (index, kind) in kinds.iter().enumerate() {
        let seat = format!(".seat-row.seat-{} .seat-kind", index + 1);
        browser.choose(&seat, kind).await?;
    }
    browser.click(START).await?;
    browser.wait_for(".play .hexboard").await?;
    Ok(())
}

/// A game in the standard layout at the first turn of the person, with nothing behind it but what
/// bots have done.
async fn person_to_move(browser: &Browser, server: &AppServer, kinds: &[&str]) -> Result<i64> {
    browser.goto(&server.url("/new/rescue")).await?;
    start_game(browser, "standard", kinds).await?;
    let first = decision(browser, NOTHING_SEEN).await?;
    Ok(first.context("the game is over")?.log)
}

fn square(name: &str) -> String {
    format!(".hexboard [data-square={name}]")
}

/// Where a move begins and ends: `c3-d3`, `c3xe5 to b1`.
fn ends(action: &str) -> Result<(&str, &str)> {
    let move_alone = action.split(' ').next().unwrap_or_default();
    move_alone
        .split_once(['-', 'x'])
        .with_context(|| format!("{action} is no move"))
}

/// Every square in words, in the order of the board; a result may show another, small one.
async fn labels(browser: &Browser) -> Result<Vec<String>> {
    let labels = browser
        .run(
            "return [...document.querySelectorAll('.play-board .hexboard .target')]
                .map((square) => square.getAttribute('aria-label'));",
        )
        .await?;
    serde_json::from_value(labels).context("a square without words")
}

async fn label(browser: &Browser, name: &str) -> Result<String> {
    let script = format!(
        "return document.querySelector({})?.getAttribute('aria-label');",
        json!(square(name))
    );
    let label = browser.wait_until("a square with words", &script).await?;
    let label = label.as_str().map(str::to_owned);
    label.with_context(|| format!("{name} has no words"))
}

/// Waits until a square is said to be or mean something.
async fn wait_for_label(browser: &Browser, name: &str, words: &str) -> Result<()> {
    let square = square(name);
    browser
        .wait_for(&format!("{square}[aria-label*='{words}']"))
        .await?;
    Ok(())
}

async fn wait_for_labels(browser: &Browser, expected: &[String]) -> Result<()> {
    let start = Instant::now();
    loop {
        let found = labels(browser).await?;
        if found == expected {
            return Ok(());
        }
        if start.elapsed() > Duration::from_secs(10) {
            let both = found.iter().zip(expected);
            let other: Vec<_> = both.filter(|(found, expected)| found != expected).collect();
            bail!("found and expected: {other:?}");
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
}

/// The squares that are marked as goals of the chosen ship, with their marks.
async fn goals(browser: &Browser) -> Result<Vec<(String, String)>> {
    let goals = browser
        .run(&format!(
            "const kinds = {};
             return [...document.querySelectorAll('.hexboard .target')].flatMap((target) => {{
                const kind = kinds.find((kind) => target.classList.contains(kind));
                return kind ? [[target.dataset.square, kind]] : [];
             }});",
            json!(GOALS)
        ))
        .await?;
    serde_json::from_value(goals).context("goals without names")
}

/// The chosen ship can go exactly where the rules allow it.
async fn check_goals(browser: &Browser, history: &History, from: &str) -> Result<()> {
    let mut shown: Vec<String> = goals(browser)
        .await?
        .into_iter()
        .map(|(to, _)| to)
        .collect();
    let actions = history.now().legal_actions();
    let moves = actions.iter().filter_map(|action| ends(action).ok());
    let mut legal: Vec<&str> = moves
        .filter(|(start, _)| *start == from)
        .map(|(_, to)| to)
        .collect();
    shown.sort_unstable();
    legal.sort_unstable();
    legal.dedup();
    ensure!(
        shown == legal,
        "{from} leads to {legal:?} and not {shown:?}"
    );
    Ok(())
}

/// The person has laid the fleet out in the standard order.
async fn check_layout(browser: &Browser) -> Result<()> {
    let history = kept_history(browser).await?;
    let laid = history.steps().iter().map(|step| &*step.text).take(8);
    let expected = STANDARD.map(|kind| format!("lay {kind}"));
    ensure!(laid.eq(expected.iter().map(|text| &**text)));
    Ok(())
}

/// Nothing is too wide, covered or cut off.
async fn check_fits(browser: &Browser, what: &str) -> Result<()> {
    check_parts(browser, what).await?;
    browser.no_horizontal_overflow().await?;
    // A title that is too long ends in dots.
    browser
        .no_clipped_text(".play-step, .play-players, .play-status, .play-actions")
        .await
        .with_context(|| what.to_owned())
}

/// Whether one square is below another on the screen.
async fn is_below(browser: &Browser, one: &str, other: &str) -> Result<bool> {
    let answer = browser
        .run(&format!(
            "const top = (css) => document.querySelector(css).getBoundingClientRect().top;
             return top('{}') > top('{}');",
            square(one),
            square(other)
        ))
        .await?;
    Ok(answer == true)
}

/// A game of two in which the first seat is a Space Wolf.
fn wolf(ships: &[&str]) -> Value {
    json!({
        "game": "rescue",
        "options": { "players": 2, "layout": "standard", "powers": ["wolf", "none"] },
        "powers": ["wolf", "none"],
        "phase": "play",
        "ships": ships,
        "lost": [],
        "turn": 1,
        "quiet": 0,
        "over": null,
    })
}

/// The boxes of everything that must not move when a ship is chosen.
async fn boxes(browser: &Browser) -> Result<Value> {
    browser
        .run(
            "const parts = '.hexboard, .play-board, .play-players, .play-status, .play-actions, ' +
                '.all-actions, .turn-board';
             return [...document.querySelectorAll(parts)].map((part) => {
                const { x, y, width, height } = part.getBoundingClientRect();
                return [part.getAttribute('class'), x, y, width, height];
             });",
        )
        .await
}

/// Everything is where it was.
async fn check_still(browser: &Browser, before: &Value, what: &str) -> Result<()> {
    let now = boxes(browser).await?;
    let parts = |boxes: &Value| boxes.as_array().cloned().unwrap_or_default();
    for (before, now) in parts(before).iter().zip(&parts(&now)) {
        ensure!(before == now, "{what}: from {before} to {now}");
    }
    ensure!(parts(before).len() == parts(&now).len(), "{what}: {now}");
    Ok(())
}
