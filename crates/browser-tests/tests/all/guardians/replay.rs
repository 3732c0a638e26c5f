//! The replay of a game, its file, and going on from it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use browser_tests::table::{NOTHING_SEEN, START, decision, import, path};
use browser_tests::{AppServer, Browser, Key, downloaded};
use serde_json::json;
use starboard_kernel::Record;

use super::{check_snapshot, decide_by_mouse, snapshot};

/// On the replay of a finished game.
pub(super) async fn check_replay(browser: &Browser, server: &AppServer) -> Result<()> {
    browser.wait_for(".replay .slider").await?;
    let length = browser
        .run("return Number(document.querySelector('.slider').max);")
        .await?
        .as_u64()
        .context("the slider has no end")?;
    let at = |step: u64| format!("{step} / {length}");
    let count = ".replay-count";
    // It begins when chance has set the game up.
    let first = browser
        .wait_until(
            "the first decision",
            "return parseInt(document.querySelector('.replay-count').textContent);",
        )
        .await?;
    let first = first.as_u64().context("no step")?;
    let beginning = snapshot(browser).await?;
    for (button, step) in [
        ("One step forward", first + 1),
        ("One step forward", first + 2),
        ("One step back", first + 1),
        ("To the end", length),
        ("To the start", first),
    ] {
        browser
            .click(&format!(".replay button[aria-label='{button}']"))
            .await?;
        browser.wait_for_text(count, &at(step)).await?;
    }
    check_snapshot(browser, &beginning).await?;

    // The slider, as keys move it.
    browser
        .run("document.querySelector('.slider').focus();")
        .await?;
    browser.press(Key::End).await?;
    browser.wait_for_text(count, &at(length)).await?;
    browser.press(Key::Left).await?;
    browser.wait_for_text(count, &at(length - 1)).await?;

    // Played from the start by itself, and stopped.
    browser.choose(".replay-speed", "8").await?;
    browser
        .click(".replay button[aria-label='To the start']")
        .await?;
    browser.click(".replay button[aria-label=Play]").await?;
    browser
        .wait_until(
            "the replay continues by itself",
            &format!(
                "return parseInt(document.querySelector('.replay-count').textContent) >= {};",
                first + 3
            ),
        )
        .await?;
    browser.click(".replay button[aria-label=Pause]").await?;
    browser.wait_for(".replay button[aria-label=Play]").await?;

    // A line of the log leads to its step.
    let line = browser
        .run("return document.querySelector('.log > li:nth-child(30) .log-turn').textContent;")
        .await?;
    let step = line.as_str().unwrap_or_default().parse()?;
    browser.click(".log > li:nth-child(30) .log-jump").await?;
    browser.wait_for_text(count, &at(step)).await?;
    browser.check_view().await?;

    check_polish_replay(browser).await?;
    let folder = tempfile::tempdir()?;
    let file = check_export(browser, folder.path(), length).await?;

    // Its own file leads back to the same game.
    import(browser, server, &file).await?;
    browser.wait_for_text(count, &at(first)).await?;
    check_snapshot(browser, &beginning).await?;
    check_damaged(browser, server, &file).await?;
    check_branch(browser, server).await
}

async fn check_polish_replay(browser: &Browser) -> Result<()> {
    let english = browser.text(".log > li:last-child").await?;
    browser.speak("pl").await?;
    browser.wait_for_text(".play-title", "Powtórka: ").await?;
    let polish = browser.text(".log > li:last-child").await?;
    ensure!(english != polish, "{english}");
    browser.reload().await?;
    browser.wait_for_text(".play-title", "Powtórka: ").await?;
    browser.speak("en").await?;
    browser.wait_for_text(".play-title", "Replay: ").await
}

/// The exported file holds without the browser.
async fn check_export(browser: &Browser, folder: &Path, length: u64) -> Result<PathBuf> {
    browser.download_to(folder).await?;
    browser
        .click(".play-bar button[aria-label='Export the record']")
        .await?;
    let file = folder.join("starboard-guardians.json");
    let record = Record::read(&downloaded(&file).await?)?;
    let verdict = starboard_table::verify(&record, &starboard_games::registry())?;
    ensure!(verdict.is_sound(), "{:?}", verdict.findings);
    ensure!(verdict.fairness_checked);
    ensure!(record.result.is_some());
    ensure!(record.moves.len() as u64 == length);
    Ok(file)
}

/// A record that is not what it claims to be is refused, and nothing is kept of it.
async fn check_damaged(browser: &Browser, server: &AppServer, file: &Path) -> Result<()> {
    const KEPT: &str = "return JSON.stringify(localStorage);";
    let sound = Record::read(&fs::read_to_string(file)?)?;
    let mut illegal = sound.clone();
    illegal.moves.swap(0, sound.moves.len() - 1);
    let mut claims = sound.clone();
    if let Some(result) = &mut claims.result {
        result.scores[0] += 1;
    }
    let damaged = file.with_file_name("damaged.json");
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".resume").await?;
    let kept = browser.run(KEPT).await?;
    for (text, why) in [
        ("no record".to_owned(), "This is not a Starboard record"),
        (illegal.write(), "This file cannot be opened: move 1 "),
        (claims.write(), "This record contradicts itself: "),
    ] {
        fs::write(&damaged, text)?;
        browser.choose_file("input[type=file]", &damaged).await?;
        browser.wait_for_text(".toast", why).await?;
        ensure!(path(browser).await? == "/");
        ensure!(browser.run(KEPT).await? == kept, "{why}");
    }
    Ok(())
}

/// A new game from the middle of an old one.
async fn check_branch(browser: &Browser, server: &AppServer) -> Result<()> {
    browser.goto(&server.url("/")).await?;
    browser.click(".resume a[href^='/replay/']").await?;
    browser.wait_for(".replay .slider").await?;
    // The first action of a person: all chance turns of the setup are behind it.
    let step = browser
        .run(
            "const line = document.querySelector('.log > li.seat-1 .log-turn');
             line.closest('button').click();
             return Number(line.textContent);",
        )
        .await?;
    let step = step.as_u64().context("nobody has acted")?;
    let before = snapshot(browser).await?;
    browser.click("a[href^='/new/guardians/']").await?;
    // Capitals are for the eye only.
    browser
        .wait_until(
            "the form to play on",
            &format!(
                "return document.querySelector('.setup .arcade')?.textContent
                    === 'Continue from move {step}';"
            ),
        )
        .await?;
    browser.check_view().await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(START).await?;
    browser.wait_for(".play .board").await?;
    let now = snapshot(browser).await?;
    ensure!(now["squares"] == before["squares"], "{now}\n{before}");
    ensure!(now["log"] == json!([]));
    let next = decision(browser, NOTHING_SEEN).await?;
    decide_by_mouse(browser, &next.context("the new game is over")?).await?;
    browser.wait_for_text(".log > li", "started on").await
}
