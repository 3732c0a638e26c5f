//! What can be heard.

use anyhow::{Result, ensure};
use browser_tests::DESKTOP;
use browser_tests::table::{CLOSE, START, stage};
use serde_json::json;

/// Counts the voices of all sounds.
const LISTEN: &str = "window.voices = 0;
    for (const kind of ['createOscillator', 'createBufferSource']) {
        const create = BaseAudioContext.prototype[kind];
        BaseAudioContext.prototype[kind] = function () {
            window.voices += 1;
            return create.call(this);
        };
    }";

#[tokio::test(flavor = "multi_thread")]
async fn actions_can_be_heard_and_muted() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": LISTEN }),
        )
        .await?;
    browser.goto(&server.url("/new/guardians")).await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(START).await?;
    browser.wait_for(".square.legal").await?;
    let voices = async || browser.run("return window.voices;").await;
    // The setup can be heard, too.
    let setup = voices().await?.as_u64().unwrap_or_default();
    // Something impossible, something possible, and that it is the other player's turn.
    browser.click(".square[data-square=c8]").await?;
    browser.wait_for(".why").await?;
    let refused = voices().await?.as_u64().unwrap_or_default();
    ensure!(refused > setup);
    browser.click(".square[data-square=c1]").await?;
    browser.click(".square[data-square=c1]").await?;
    let louder = format!("return window.voices > {refused} + 1;");
    browser.wait_until("a tap and a turn", &louder).await?;

    browser.type_keys("m").await?;
    browser.wait_for("dialog[open] .sound-settings").await?;
    browser.check_view().await?;
    browser
        .click("dialog[open] .sound-settings .check:first-of-type")
        .await?;
    browser.click(CLOSE).await?;
    let before = voices().await?;
    browser.click(".square[data-square=c8]").await?;
    browser.wait_for(".why").await?;
    ensure!(voices().await? == before, "it is muted");
    Ok(())
}

/// Nothing moves here, and yet what happens is heard: the dice of the first roll.
#[tokio::test(flavor = "multi_thread")]
async fn events_can_be_heard_without_animation() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": LISTEN }),
        )
        .await?;
    browser.goto(&server.url("/new/armada")).await?;
    browser.wait_for(START).await?;
    ensure!(browser.run("return window.voices;").await? == 0);
    browser.click(START).await?;
    browser.wait_for(".play .armada").await?;
    browser
        .wait_until("the sound of dice", "return window.voices > 0;")
        .await?;
    Ok(())
}
