//! Whole games by mouse, by keys and by touch.

use anyhow::{Context, Result, ensure};
use browser_tests::table::{
    CLOSE, Decision, NOTHING_SEEN, START, check_ending, decision, play_to_the_end, stage,
};
use browser_tests::{AppServer, Browser, DESKTOP, Key, PHONE};

use super::replay::check_replay;
use super::{check_result, decide_by_mouse, favourite, square};

/// As [`decide_by_mouse`], with a finger.
async fn decide_by_touch(browser: &Browser, decision: &Decision) -> Result<()> {
    if let Some(button) = favourite(decision) {
        return browser.tap(&button).await;
    }
    let css = square(&decision.squares[0]);
    browser.tap(&css).await?;
    browser.wait_for(&format!("{css}.selected")).await?;
    browser.tap(&css).await
}

/// Arrow keys to the first marked square and Enter twice; the mine by the list of all actions.
async fn decide_by_keys(browser: &Browser, decision: &Decision) -> Result<()> {
    const FOCUS: &str = "return document.activeElement.dataset.square ?? null;";
    if favourite(decision).is_some() {
        browser.type_keys("a").await?;
        browser.wait_for("dialog[open] .action-list").await?;
        browser
            .tab_to(".action-list li:first-child .button")
            .await?;
        return browser.press(Key::Enter).await;
    }
    if browser.run(FOCUS).await?.is_null() {
        browser.tab_to(".square").await?;
    }
    let focus = browser.run(FOCUS).await?;
    let (from, to) = (
        place(focus.as_str().unwrap_or("a1"))?,
        place(&decision.squares[0])?,
    );
    let mut keys = String::new();
    let mut press = |key: Key, times: i32| {
        keys.extend((0..times).map(|_| char::from(key.clone())));
    };
    press(Key::Right, to.0 - from.0);
    press(Key::Left, from.0 - to.0);
    press(Key::Up, to.1 - from.1);
    press(Key::Down, from.1 - to.1);
    press(Key::Enter, 2);
    browser.type_keys(keys).await
}

/// Column and row of a square.
fn place(square: &str) -> Result<(i32, i32)> {
    let (column, row) = square.split_at(1);
    Ok((i32::from(column.as_bytes()[0]), row.parse()?))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_mouse_then_its_replay() -> Result<()> {
    // Here animation is switched off by hand.
    let server = AppServer::start()?;
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    browser.goto(&server.url("/")).await?;
    browser.click("button[aria-label=Settings]").await?;
    browser
        .click("dialog[open] fieldset:nth-of-type(2) .radio-card:last-of-type")
        .await?;
    browser.click(CLOSE).await?;
    browser.wait_until_gone("dialog[open]").await?;
    browser.wait_for("html.no-motion").await?;

    browser.click(".cover-link").await?;
    browser
        .click(".radio-card:has([name=players][value='2'])")
        .await?;
    browser.choose(".seat-2 .seat-kind", "1").await?;
    browser.click(START).await?;
    play_to_the_end(&browser, decide_by_mouse).await?;
    check_result(&browser).await?;
    browser.check_view().await?;

    browser.click(".result a[href^='/replay/']").await?;
    check_replay(&browser, &server).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_keys_alone() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".covers").await?;
    browser.tab_to(".cover-link").await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".setup").await?;
    browser.tab_to(".seat-2 .seat-kind").await?;
    // From level 2, which is usual, to level 1.
    browser.press(Key::Up).await?;
    browser
        .wait_until(
            "level 1 for seat 2",
            "return document.querySelector('.seat-2 .seat-kind').value === '1';",
        )
        .await?;
    browser.tab_to(START).await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".play .board").await?;

    // The letters open what the buttons open.
    for (letter, shown) in [
        ("m", "dialog[open] .seats"),
        ("a", "dialog[open] .action-list"),
    ] {
        browser.type_keys(letter).await?;
        browser.wait_for(shown).await?;
        browser.press(Key::Escape).await?;
        browser.wait_until_gone("dialog[open]").await?;
    }
    browser.type_keys("u").await?;
    browser
        .wait_for_text(".why", "There is nothing to undo.")
        .await?;

    play_to_the_end(&browser, decide_by_keys).await?;
    check_result(&browser).await?;
    browser.tab_to(".result .button.primary").await?;
    browser.press(Key::Enter).await?;
    browser.wait_until_gone(".result").await?;
    browser.check_view().await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_touch_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".covers").await?;
    browser.tap(".cover-link").await?;
    browser.wait_for(".setup").await?;
    // The list of a phone is its own; the browser's way to choose stands for it.
    browser.choose(".seat-2 .seat-kind", "1").await?;
    browser.tap(START).await?;
    browser.wait_for(".play .board").await?;
    browser.legible_coordinates().await?;
    // Placed by two touches, moved by a finger that slides.
    let first = decision(&browser, NOTHING_SEEN).await?;
    let first = first.context("the game is over")?;
    browser.tap(&square("c1")).await?;
    browser.tap(&square("c1")).await?;
    decision(&browser, first.log).await?;
    browser.drag(&square("c1"), &square("c3")).await?;
    browser
        .wait_for(".square[data-square=c3][aria-label*='fighter of Player 1']")
        .await?;
    play_to_the_end(&browser, decide_by_touch).await?;
    check_result(&browser).await?;
    check_ending(&browser).await?;
    browser.no_clipped_text(".result").await?;
    browser.check_view().await?;
    check_look_back(&browser).await?;
    browser.quit().await
}

/// The moment that mattered most is put on the board, and the end back, unless it was the end.
async fn check_look_back(browser: &Browser) -> Result<()> {
    const BUTTON: &str = ".decisive button";
    if browser.count(BUTTON).await? == 0 {
        return Ok(());
    }
    let board = "return [...document.querySelectorAll('.play-board .square')]
        .map((square) => square.getAttribute('aria-label')).join();";
    let end = browser.run(board).await?;
    browser.click(BUTTON).await?;
    browser
        .wait_for(&format!("{BUTTON}[aria-pressed=true]"))
        .await?;
    ensure!(browser.run(board).await? != end, "the end is still there");
    browser.click(BUTTON).await?;
    browser
        .wait_for(&format!("{BUTTON}[aria-pressed=false]"))
        .await?;
    ensure!(browser.run(board).await? == end, "the end is not back");
    Ok(())
}
