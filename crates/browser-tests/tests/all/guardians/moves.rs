//! Around a move: undo, refusals, payment, and play without the server.

use anyhow::{Context, Result, ensure};
use browser_tests::table::{
    NOTHING_SEEN, START, UNDO, check_page, decision, path, record_from, resume, stage,
};
use browser_tests::{AppServer, Browser, DESKTOP, LARGE, PHONE};
use serde_json::{Value, json};
use starboard_kernel::{Level, Record};
use starboard_table::Player;

use super::{check_snapshot, decide_by_mouse, snapshot, square, start_game};

/// A record of a game that has just begun with tokens in the first player's hands.
pub(super) fn rich_record() -> Result<Record> {
    let pilot = |fighter: &str, tokens: Value| {
        json!({
            "fighter": fighter, "tokens": tokens, "missile": "supply", "level": 1, "power": "empty",
        })
    };
    let mut board = vec!["......"; 10];
    board[0] = "123451";
    board[1] = "543215";
    let document = json!({
        "game": "guardians",
        "options": { "players": 2, "variant": "advanced", "empty_column": "shot" },
        "board": board,
        "mine": "a2",
        "players": [pilot("c1", json!([5, 5, 4, 2])), pilot("e1", json!([]))],
        "supply": { "1": 6, "2": 0, "3": 0, "4": 0, "5": 0, "left": 0, "right": 0 },
        "waiting": { "left": 0, "right": 0, "ships": 0 },
        "turn": 1,
        "step": "move",
        "shots": 0,
        "quiet": [],
    });
    let seats = vec![Player::person("Ada"), Player::bot("Robo", Level::FIRST)];
    record_from(&document, &seats)
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_refusals_reload_and_language() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    start_game(&browser, &server, ["person", "1"]).await?;
    let first = decision(&browser, NOTHING_SEEN).await?;
    let first = first.context("the game is over")?;

    // At the start there is nothing to take back.
    browser.click(UNDO).await?;
    browser
        .wait_for_text(".why", "There is nothing to undo.")
        .await?;
    let start = snapshot(&browser).await?;

    // Placing, and taking it back although the bot has placed as well.
    browser.click(&square("c1")).await?;
    browser.click(&square("c1")).await?;
    decision(&browser, first.log).await?;
    ensure!(snapshot(&browser).await?["squares"] != start["squares"]);
    browser.click(UNDO).await?;
    check_snapshot(&browser, &start).await?;
    browser.click(&square("c1")).await?;
    browser.click(&square("c1")).await?;
    let second = decision(&browser, first.log).await?;
    let second = second.context("the game is over")?;
    let before_move = snapshot(&browser).await?;

    check_refusals(&browser).await?;

    // A move, this time with the mouse button held down, and its shot, which leaves no choice
    // and goes back with it.
    browser.drag(&square("c1"), &square("c3")).await?;
    decision(&browser, second.log).await?;
    let moved = snapshot(&browser).await?;
    ensure!(moved["log"] != before_move["log"]);
    browser.click(UNDO).await?;
    check_snapshot(&browser, &before_move).await?;

    // On with the game, and in its middle the page is loaded again.
    let mut seen = NOTHING_SEEN;
    for _ in 0..8 {
        let Some(next) = decision(&browser, seen).await? else {
            break;
        };
        seen = next.log;
        decide_by_mouse(&browser, &next).await?;
    }
    decision(&browser, seen).await?;
    let middle = snapshot(&browser).await?;
    let game = path(&browser).await?;
    browser.reload().await?;
    browser.wait_for(".play .board").await?;
    check_snapshot(&browser, &middle).await?;
    browser.goto(&server.url("/")).await?;
    browser
        .wait_for_text(".home-section h2", "Continue")
        .await?;
    browser.click(".resume .button.primary").await?;
    browser.wait_for(".play .board").await?;
    ensure!(path(&browser).await? == game);
    check_snapshot(&browser, &middle).await?;
    browser.driver().back().await?;
    browser.wait_for(".covers").await?;
    browser.driver().forward().await?;
    browser.wait_for(".play .board").await?;
    check_snapshot(&browser, &middle).await?;

    check_polish(&browser, &server, &middle).await?;
    browser.quit().await
}

/// With the fighter on c1.
async fn check_refusals(browser: &Browser) -> Result<()> {
    for (target, why) in [
        // As a knight jumps.
        ("d3", "a fighter flies in a straight line (G10)"),
        ("c10", "the way is blocked on c7 (G10)"),
    ] {
        browser.click(&square(target)).await?;
        browser.wait_for_text(".why", why).await?;
    }
    Ok(())
}

/// In the middle of a game and on the first page.
async fn check_polish(browser: &Browser, server: &AppServer, english: &Value) -> Result<()> {
    let lang = "return document.documentElement.lang;";
    ensure!(browser.run(lang).await? == "en");
    // No reload would leave this behind.
    browser.run("window.witness = true;").await?;
    browser.speak("pl").await?;
    browser
        .wait_for_text(".play-title", "Strażnicy Kosmosu")
        .await?;
    let polish = snapshot(browser).await?;
    for part in ["squares", "log", "supply", "status"] {
        ensure!(polish[part] != english[part], "{part}: {}", polish[part]);
    }
    ensure!(polish["scores"] == english["scores"]);
    ensure!(browser.run("return window.witness;").await? == true);
    browser.check_view().await?;

    browser.reload().await?;
    browser
        .wait_for_text(".play-title", "Strażnicy Kosmosu")
        .await?;
    check_snapshot(browser, &polish).await?;

    browser.goto(&server.url("/")).await?;
    browser.wait_for_text(".home-section h2", "Gry").await?;
    ensure!(browser.run(lang).await? == "pl");
    browser.speak("en").await?;
    browser.wait_for_text(".home-section h2", "Games").await?;
    ensure!(browser.run(lang).await? == "en");

    // What is deleted is gone.
    browser.click(".resume .button.ghost").await?;
    browser.wait_until_gone(".resume").await?;
    browser.reload().await?;
    browser.wait_for(".covers").await?;
    ensure!(browser.count(".resume").await? == 0);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_without_the_server() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".covers").await?;
    browser.wait_until_offline_ready().await?;
    let (home, rules) = (server.url("/"), server.url("/rules/guardians"));
    server.stop()?;

    browser.reload().await?;
    browser.click(".cover-link").await?;
    browser.choose(".seat-2 .seat-kind", "1").await?;
    browser.click(START).await?;
    let mut seen = NOTHING_SEEN;
    for _ in 0..6 {
        let next = decision(&browser, seen).await?;
        let next = next.context("the game is over already")?;
        seen = next.log;
        decide_by_mouse(&browser, &next).await?;
    }
    // The bot has an opinion, so its worker runs.
    browser.wait_for(".log > li.seat-2").await?;
    browser.reload().await?;
    browser.wait_for(".log > li.seat-2").await?;
    browser.goto(&rules).await?;
    browser.wait_for("#G1").await?;
    browser.goto(&home).await?;
    browser.wait_for(".resume .button.primary").await?;
    let errors = browser.console_errors().await?;
    ensure!(errors.is_empty(), "{}", errors.join("\n"));
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn buying_with_tokens() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    resume(&browser, &server, &rich_record()?).await?;
    browser
        .wait_for_text(".player.seat-1 .player-score", "16")
        .await?;

    let offers = browser
        .run(
            "return [...document.querySelectorAll('.play-actions > .button:not(.ghost)')]
                .map((button) => button.innerText.trim());",
        )
        .await?;
    ensure!(
        offers == json!(["Stay", "Missile · 10", "Upgrade · 10", "Power-up · 15"]),
        "{offers}"
    );
    browser
        .click(".play-actions > .button:nth-of-type(2)")
        .await?;
    let pay = "dialog[open] .dialog-foot .primary";
    browser.wait_for_text("dialog[open] h2", "Missile").await?;
    ensure!(browser.count("dialog[open] .pay-row").await? == 3);
    // Both tokens of 5 make exactly the price.
    browser.wait_for_text(pay, "Pay 10").await?;
    for (width, height) in [PHONE, LARGE, DESKTOP] {
        browser.resize(width, height).await?;
        check_page(&browser, &format!("the payment at {width} px")).await?;
    }
    for (button, says, possible) in [
        (
            "Take back a token worth 5",
            "that does not add up to 10 points (G27)",
            false,
        ),
        (
            "Add a token worth 4",
            "that does not add up to 10 points (G27)",
            false,
        ),
        ("Add a token worth 2", "You pay 11 of 10", true),
        (
            "Add a token worth 5",
            "you could keep one of these tokens and still pay in full (G27)",
            false,
        ),
        ("Take back a token worth 5", "You pay 11 of 10", true),
    ] {
        browser
            .click(&format!("dialog[open] button[aria-label='{button}']"))
            .await?;
        browser
            .wait_for_text("dialog[open] .why-slot", says)
            .await?;
        let state = if possible { "enabled" } else { "disabled" };
        browser.wait_for(&format!("{pay}:{state}")).await?;
    }
    browser.click(pay).await?;
    browser.wait_until_gone("dialog[open]").await?;
    browser
        .wait_for_text(".log > li", "Ada bought a missile for")
        .await?;
    browser
        .wait_for_text(".player.seat-1 .player-score", "5")
        .await?;
    browser
        .wait_for(".player.seat-1 [aria-label=missile]")
        .await?;
    browser.quit().await
}
