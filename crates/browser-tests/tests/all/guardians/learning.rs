//! The guide and the rules.

use anyhow::{Context, Result, ensure};
use browser_tests::DESKTOP;
use browser_tests::table::{NOTHING_SEEN, START, check_rule_anchors, decision, stage};

use super::{check_in_view, decide_by_mouse};

#[tokio::test(flavor = "multi_thread")]
async fn guide_and_rules() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/guardians")).await?;
    browser.click(".setup .check input").await?;
    browser.choose(".seat-2 .seat-kind", "1").await?;
    browser.click(START).await?;
    let mut cards = Vec::new();
    let mut seen = NOTHING_SEEN;
    for _ in 0..3 {
        let next = decision(&browser, seen).await?;
        let next = next.context("the game is over already")?;
        seen = next.log;
        let card = browser.text(".play-guide").await?;
        ensure!(!cards.contains(&card), "twice the same card: {card}");
        cards.push(card);
        browser
            .wait_for(".play-guide a[href*='/rules/guardians#G']")
            .await?;
        decide_by_mouse(&browser, &next).await?;
    }

    browser.goto(&server.url("/rules/guardians")).await?;
    check_rule_anchors(&browser, 'G', 36).await?;
    // By a link on the page, and by an address.
    browser
        .click(".rules-text a[href='#G24']:not(.rule-number)")
        .await?;
    check_in_view(&browser, "G24").await?;
    browser.goto(&server.url("/")).await?;
    browser.goto(&server.url("/rules/guardians#G11")).await?;
    check_in_view(&browser, "G11").await?;
    browser.quit().await
}
