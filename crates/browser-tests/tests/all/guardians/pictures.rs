//! What only the painted picture shows, and how much the page has to repaint.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser_tests::picture::Picture;
use browser_tests::table::{NOTHING_SEEN, WATCH_GAINS, decision, play_in, resume, stage};
use browser_tests::{DESKTOP, PHONE};
use starboard_kernel::Lang;

use super::moves::rich_record;
use super::{square, start_game};

/// The ring around what could be shot is painted there, over the invader, and nowhere else.
#[tokio::test(flavor = "multi_thread")]
async fn the_aim_ring_is_painted_on_its_target() -> Result<()> {
    for size in [PHONE, DESKTOP] {
        let (server, browser) = stage(size).await?;
        browser
            .prefer(&[("prefers-reduced-motion", "no-preference")])
            .await?;
        resume(&browser, &server, &rich_record()?).await?;
        browser.wait_for(&format!("{}.legal", square("c3"))).await?;
        // The invaders sway while they wait.
        let still = "const sheet = new CSSStyleSheet();
            sheet.replaceSync('.board .idle { rotate: none !important; translate: none !important; }');
            document.adoptedStyleSheets.push(sheet);";
        browser.run(still).await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        let before = Picture::take(&browser).await?;
        // From c3 a shot goes up to c9.
        browser.click(&square("c3")).await?;
        browser.wait_for(".board .target").await?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let after = Picture::take(&browser).await?;
        let target = browser.region(&square("c9")).await?;
        ensure!(
            before.changed(&after, target) > 60,
            "the ring is not on its target: {} pixels",
            before.changed(&after, target)
        );
        for other in ["a10", "c10", "b9", "d9"] {
            let region = browser.region(&square(other)).await?;
            let changed = before.changed(&after, region);
            ensure!(changed < 12, "{changed} pixels of {other} have changed");
        }
    }
    Ok(())
}

/// The drawings of the opening invaders arrive once and stay.
#[tokio::test(flavor = "multi_thread")]
async fn the_setup_does_not_flicker() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser
        .prefer(&[("prefers-reduced-motion", "no-preference")])
        .await?;
    let watch = "addEventListener('DOMContentLoaded', () => {
        window.tally = { added: 0, removed: 0 };
        new MutationObserver((records) => {
            const drawings = (nodes) =>
                [...nodes].filter((node) => node.classList?.contains('token')).length;
            for (const record of records) {
                tally.added += drawings(record.addedNodes);
                tally.removed += drawings(record.removedNodes);
            }
        }).observe(document.documentElement, { childList: true, subtree: true });
    });";
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            serde_json::json!({ "source": watch }),
        )
        .await?;
    start_game(&browser, &server, ["person", "1"]).await?;
    decision(&browser, NOTHING_SEEN).await?.context("over")?;
    ensure!(browser.count(".token").await? == 24);
    // The first may come with the board.
    let added = browser.run("return tally.added;").await?;
    let removed = browser.run("return tally.removed;").await?;
    ensure!(added.as_u64().is_some_and(|added| added <= 24), "{added}");
    ensure!(removed == 0, "{removed} were removed");
    Ok(())
}

/// Everything that can be bought has a button, and no button is beyond the edge, in any language.
#[tokio::test(flavor = "multi_thread")]
async fn purchases_fit_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    resume(&browser, &server, &rich_record()?).await?;
    for lang in Lang::ALL.map(Lang::code) {
        play_in(&browser, lang).await?;
        decision(&browser, NOTHING_SEEN).await?;
        for bought in ["buy missile", "upgrade", "charge"] {
            browser
                .wait_for(&format!("[data-action='{bought}']"))
                .await
                .context(lang)?;
        }
        let bar = browser
            .run(
                "const bar = document.querySelector('.play-actions');
                 return { inside: bar.scrollWidth, outside: bar.clientWidth };",
            )
            .await?;
        ensure!(bar["inside"] == bar["outside"], "{lang}: {bar}");
        let words = browser.no_broken_words(".play-actions").await;
        words.context(lang)?;
    }
    browser.quit().await
}

/// Points fly from the square where they were scored to the score of the player who got them.
#[tokio::test(flavor = "multi_thread")]
async fn points_fly_to_their_owner() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser
        .prefer(&[("prefers-reduced-motion", "no-preference")])
        .await?;
    resume(&browser, &server, &rich_record()?).await?;
    browser.wait_for(&format!("{}.legal", square("c3"))).await?;
    browser.run(WATCH_GAINS).await?;
    browser.click(&square("c3")).await?;
    browser.click(&square("c3")).await?;
    browser
        .wait_until("points that fly", "return flights.length > 0")
        .await?;
    let flights = browser.run("return flights;").await?;
    ensure!(flights[0]["from"]["square"] == "c9", "{flights}");
    ensure!(flights[0]["to"]["score"] == "1", "{flights}");
    let words = flights[0]["words"].as_str().context("no words")?;
    ensure!(words.starts_with('+'), "{words}");
    browser.wait_until_gone(".gain").await?;
    Ok(())
}
