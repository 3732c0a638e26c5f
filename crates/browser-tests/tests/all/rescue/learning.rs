//! The guide, hints and the rules.

use anyhow::{Context, Result, ensure};
use browser_tests::table::{
    HINT, NOTHING_SEEN, check_page, check_rule_anchors, decision, kept_history, no_console_errors,
    path, stage,
};
use browser_tests::{DESKTOP, PHONE};

use super::start_game;

#[tokio::test(flavor = "multi_thread")]
async fn the_guide_and_a_hint() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/rescue")).await?;
    browser.click(".setup .check input").await?;
    start_game(&browser, "standard", &["person", "1"]).await?;
    let mut cards = Vec::new();
    let mut seen = NOTHING_SEEN;
    for _ in 0..2 {
        let next = decision(&browser, seen).await?;
        seen = next.context("the game is over")?.log;
        browser.wait_for_text(".play-guide", "l12").await?;
        let card = browser.text(".play-guide").await?;
        ensure!(!cards.contains(&card), "twice the same card: {card}");
        cards.push(card);
        browser
            .wait_for(".play-guide a[href*='/rules/rescue#R']")
            .await?;

        // A few actions with what they promise, the first of which is played.
        let history = kept_history(&browser).await?;
        browser.click(HINT).await?;
        browser.wait_for_text(".hint-strip", "Best: ").await?;
        browser.wait_for(".way").await?;
        check_page(&browser, "a hint on the board").await?;
        browser.click(".hint-strip [aria-label='More']").await?;
        browser.wait_for("dialog[open] .analysis").await?;
        browser.check_view().await?;
        let lines = browser.count("dialog[open] .analysis tbody tr").await?;
        ensure!((2..=4).contains(&lines), "{lines} lines");
        browser
            .click("dialog[open] .analysis tbody tr:first-child .button")
            .await?;
        browser.wait_until_gone("dialog[open]").await?;
        let played = kept_history(&browser).await?;
        ensure!(played.steps().len() > history.steps().len());
    }
    check_page(&browser, "play with the guide").await?;
    browser.resize(PHONE.0, PHONE.1).await?;
    check_page(&browser, "play with the guide on a phone").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_in_two_languages() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/rules/rescue")).await?;
    check_rule_anchors(&browser, 'R', 33).await?;
    check_page(&browser, "the rules").await?;
    let english = browser.text(".rules-text").await?;
    browser.speak("pl").await?;
    browser.wait_for_text("h1", "Na ratunek Dowódcy").await?;
    check_rule_anchors(&browser, 'R', 33).await?;
    ensure!(browser.text(".rules-text").await? != english);
    browser.resize(PHONE.0, PHONE.1).await?;
    check_page(&browser, "the rules in Polish on a phone").await?;
    ensure!(path(&browser).await? == "/rules/rescue");
    browser.quit().await
}
