//! The review of a finished game and the live analysis, beside the board.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser_tests::table::{check_page, import, no_console_errors, path, stage};
use browser_tests::{DESKTOP, LARGE, PHONE, languages};
use serde_json::json;
use server_tests::archive::archive;

#[tokio::test(flavor = "multi_thread")]
async fn a_review_leads_through_the_game() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let record = archive().join("rescue-1-2-players.json");
    import(&browser, &server, &record).await?;
    browser.wait_for(".replay .slider").await?;
    let id = path(&browser).await?;
    let id = id.trim_start_matches("/replay/");
    browser.goto(&server.url(&format!("/report/{id}"))).await?;
    browser.wait_for(".review .course").await?;
    ensure!(browser.count(".review-player").await? == 2);
    ensure!(browser.count(".review .course-line").await? == 2);
    check_page(&browser, "the review").await?;

    // The parts that are shown make the result.
    let sum = browser
        .run(
            "const figures = [...document.querySelectorAll('.review-facts b')].map((cell) =>
                parseFloat(cell.textContent.replace('−', '-').replace('±', '')));
             const parts = figures.slice(0, 5).reduce((sum, part) => sum + part, 0);
             return Math.abs(parts - figures[5]);",
        )
        .await?;
    ensure!(sum.as_f64().is_some_and(|off| off < 0.05), "{sum}");

    // A click into the chart goes to that place of the game.
    let before = browser.text(".replay-count").await?;
    browser.click(".review-chart .course-box").await?;
    let middle = browser.text(".replay-count").await?;
    ensure!(before != middle, "{middle}");

    // A turning point shows what would have been better, and can be played again.
    browser.click(".turning-point .button").await?;
    browser.wait_for(".turning-point.now").await?;
    browser.wait_for(".ring").await?;
    let step = browser.text(".replay-count").await?;
    let step = step.split(' ').next().unwrap_or_default();
    let again = browser
        .run("return document.querySelector('.turning-point.now a').getAttribute('href');")
        .await?;
    ensure!(
        again == json!(format!("/new/rescue/{id}/{step}")),
        "{again}"
    );
    for lang in languages().into_iter().rev() {
        browser.speak(lang).await?;
        let words = browser.text(".turning-points").await?;
        ensure!(!words.contains('{'), "{words}");
    }

    // It is kept with the game: nothing is calculated again.
    browser.reload().await?;
    browser.wait_for(".review .course").await?;
    let kept = format!("return localStorage.getItem('starboard.review.{id}') !== null;");
    ensure!(browser.run(&kept).await? == true);
    for size in [PHONE, LARGE] {
        browser.resize(size.0, size.1).await?;
        check_page(&browser, &format!("the review at {size:?}")).await?;
    }
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_can_be_explored() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let record = archive().join("guardians-1-2-players.json");
    import(&browser, &server, &record).await?;
    browser.wait_for(".replay .slider").await?;
    browser
        .click_text(".replay-buttons .button", "Analysis")
        .await?;
    browser.wait_for(".explore .explore-line").await?;
    browser.wait_for(".evaluation i").await?;
    browser.wait_for(".ring").await?;
    ensure!((2..=3).contains(&browser.count(".explore-line").await?));
    check_page(&browser, "the analysis").await?;

    // It thinks on after its first answer, which is one of 1,500 playouts.
    browser
        .wait_until(
            "it looks deeper",
            "const depth = document.querySelector('.explore-depth');
             return parseInt(depth.textContent.replace(/\\D/g, '')) > 1500;",
        )
        .await?;

    // A variation, a step back in it, and the game again.
    let count = browser.text(".replay-count").await?;
    browser.click(".explore-line").await?;
    browser.wait_for_text(".explore-own", "step 1 of 1").await?;
    browser
        .click(".explore-own [aria-label='One step back']")
        .await?;
    browser.wait_for_text(".explore-own", "step 0 of 1").await?;
    // Until it has thought about this position, figures come and go.
    tokio::time::sleep(Duration::from_secs(3)).await;
    browser
        .click(".explore-own [aria-label='One step forward']")
        .await?;
    browser.wait_for_text(".explore-own", "step 1 of 1").await?;
    check_page(&browser, "a variation").await?;
    browser
        .click_text(".explore-own .button", "Back to the game")
        .await?;
    browser.wait_until_gone(".explore-own").await?;
    ensure!(browser.text(".replay-count").await? == count);
    for size in [PHONE, LARGE] {
        browser.resize(size.0, size.1).await?;
        check_page(&browser, &format!("the analysis at {size:?}")).await?;
    }
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// Steps are on the board with the letter of their line and their number, and in words beside it.
#[tokio::test(flavor = "multi_thread")]
async fn lines_are_drawn_step_by_step() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let record = archive().join("rescue-1-2-players-layout-standard.json");
    import(&browser, &server, &record).await?;
    browser.wait_for(".replay .slider").await?;
    browser
        .click_text(".replay-buttons .button", "Analysis")
        .await?;
    for letter in ["A", "B"] {
        for step in 1..=2 {
            let label = format!(".paths .path-step[data-path='{letter}{step}']");
            browser.wait_for(&label).await?;
        }
    }
    // Lines differ in their strokes, not only in colour.
    browser
        .wait_until(
            "lines with strokes of their own",
            "const strokes = (line) => {
                 const way = document.querySelector(`.paths .path-${line} polyline`);
                 return way && getComputedStyle(way).strokeDasharray;
             };
             return strokes('a') && strokes('b') && strokes('a') !== strokes('b');",
        )
        .await?;
    ensure!(browser.text(".explore-line .path-letter").await? == "A");
    browser
        .wait_until(
            "steps in words with their numbers",
            "const steps = document.querySelector('.explore-line small.soft');
             return steps && /\\b2\\s/.test(steps.textContent)
                 && !/[a-m]\\d+[-x][a-m]\\d+/.test(steps.textContent);",
        )
        .await?;
    check_page(&browser, "lines on the board").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}
