//! Bots, hints, and who sits where.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser_tests::table::{CLOSE, HINT, MENU, NOTHING_SEEN, decision, stage};
use browser_tests::{Browser, DESKTOP};
use serde_json::json;

use super::start_game;

#[tokio::test(flavor = "multi_thread")]
async fn bots_hints_and_seats() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    // How many workers were ended in the middle of a thought.
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({
                "source": "window.ended = 0;
                    const end = Worker.prototype.terminate;
                    Worker.prototype.terminate = function () { ended += 1; end.call(this); };",
            }),
        )
        .await?;
    start_game(&browser, &server, ["person", "5"]).await?;
    let first = decision(&browser, NOTHING_SEEN).await?;
    let first = first.context("the game is over")?;

    // A hint: the best action on the board, then a few with what they promise; one is played.
    browser.click(HINT).await?;
    browser.wait_for_text(".hint-strip", "Best: ").await?;
    browser.wait_for(".ring").await?;
    browser.click(".hint-strip [aria-label='More']").await?;
    browser.wait_for("dialog[open] .analysis").await?;
    browser.check_view().await?;
    let lines = browser.count("dialog[open] .analysis tbody tr").await?;
    ensure!((2..=4).contains(&lines), "{lines} lines");
    let values = browser
        .run(
            "return [...document.querySelectorAll('.analysis tbody td:nth-child(2)')]
                .every((cell) => /^(100|[1-9]?[0-9])\\s%$/.test(cell.textContent.trim()));",
        )
        .await?;
    ensure!(values == true, "not every line has a percentage");
    browser
        .click("dialog[open] .analysis tbody tr:first-child .button")
        .await?;
    browser.wait_until_gone("dialog[open]").await?;

    // Bot 2 takes its time, unless the player does not want to wait.
    browser
        .wait_for_text(".play-status .thinking", "Bot 2 is thinking")
        .await?;
    let ended = browser.run("return ended;").await?;
    browser.click(".hurry").await?;
    ensure!(browser.run("return ended;").await?.as_i64() > ended.as_i64());
    browser
        .wait_until(
            "Bot 2 has placed its fighter",
            &format!(
                "return document.querySelectorAll('.log > li').length > {} + 1;",
                first.log
            ),
        )
        .await?;

    check_take_over(&browser).await?;

    // Resigning ends a game of two.
    browser.click(MENU).await?;
    browser
        .click("dialog[open] button[aria-label='Resign for Player 1']")
        .await?;
    browser.wait_for_text(".result h2", "Bot 2 wins").await?;
    browser
        .wait_for_text(".result p", "Player 1 resigned.")
        .await?;
    browser.check_view().await?;

    // In the rematch the other one begins.
    browser
        .wait_for_text(".standing.seat-1", "Player 1")
        .await?;
    browser.click(".result .button.primary").await?;
    browser.wait_until_gone(".result").await?;
    browser.wait_for_text(".player.seat-1", "Bot 2").await?;
    browser.quit().await
}

/// A bot takes over the seat of the person in the middle of a game, who then comes back.
async fn check_take_over(browser: &Browser) -> Result<()> {
    const SEAT: &str = "dialog[open] .seats .seat-row:first-child .seat-kind";
    // Bot 2 also has the mine to place.
    let deadline = Instant::now() + Duration::from_secs(30);
    while browser.count(".square.legal").await? == 0 {
        ensure!(Instant::now() < deadline, "the person's turn does not come");
        if browser.count(".hurry").await? > 0 {
            browser
                .run("document.querySelector('.hurry')?.click();")
                .await?;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    browser.click(MENU).await?;
    browser.choose(SEAT, "5").await?;
    browser
        .wait_for_text(".play-status .thinking", "Player 1 is thinking")
        .await?;
    browser.choose(SEAT, "person").await?;
    browser.wait_until_gone(".play-status .thinking").await?;
    browser.click(CLOSE).await?;
    browser.wait_until_gone("dialog[open]").await?;
    browser.wait_for(".square.legal").await?;
    browser
        .wait_for_text(".play-status", "Player 1: Move your fighter")
        .await
}
