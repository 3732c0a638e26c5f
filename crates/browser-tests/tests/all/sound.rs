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

/// Notes how loud what goes to the speakers is, and what the device vibrates with.
const FEEL: &str = "window.gains = []; window.shakes = [];
    const { set } = Object.getOwnPropertyDescriptor(AudioParam.prototype, 'value');
    Object.defineProperty(AudioParam.prototype, 'value', {
        ...Object.getOwnPropertyDescriptor(AudioParam.prototype, 'value'),
        set(value) { window.gains.push(value); set.call(this, value); },
    });
    Object.defineProperty(Navigator.prototype, 'vibrate', {
        configurable: true,
        value(time) { window.shakes.push(time); return true; },
    });";

#[tokio::test(flavor = "multi_thread")]
async fn volume_and_vibration_are_as_they_are_set() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let source = json!({ "source": FEEL });
    browser
        .devtools("Page.addScriptToEvaluateOnNewDocument", source)
        .await?;
    browser.goto(&server.url("/new/guardians")).await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(START).await?;
    browser.wait_for(".square.legal").await?;
    // Something impossible, which is heard and felt.
    let refuse = async || {
        browser
            .run("window.gains = []; window.shakes = [];")
            .await?;
        browser.click(".square[data-square=c8]").await?;
        browser
            .wait_until("a sound", "return window.gains.length > 0;")
            .await?;
        browser.run("return [window.gains, window.shakes];").await
    };
    ensure!(refuse().await? == json!([[0.5], []]), "as usual");

    browser.type_keys("m").await?;
    let settings = "dialog[open] .sound-settings";
    browser.wait_for(settings).await?;
    browser
        .run(
            "const volume = document.querySelector('dialog[open] .sound-settings .slider');
             volume.value = 20;
             volume.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await?;
    browser
        .click(&format!("{settings} .check:last-of-type"))
        .await?;
    browser.click(CLOSE).await?;
    browser.wait_until_gone("dialog[open]").await?;
    let (loud, shakes) = match refuse().await?.as_array().map(Vec::as_slice) {
        Some([gains, shakes]) => (gains[0].as_f64().unwrap_or_default(), shakes.clone()),
        _ => (0.0, json!(null)),
    };
    ensure!((loud - 0.2).abs() < 0.001, "{loud}");
    ensure!(shakes == json!([40]), "{shakes}");

    // It stays so, and the other sounds do not shake the device.
    browser.reload().await?;
    browser.wait_for(".square.legal").await?;
    browser.run("window.shakes = [];").await?;
    browser.click(".square[data-square=c1]").await?;
    browser.wait_for(".square.selected").await?;
    ensure!(browser.run("return window.shakes;").await? == json!([]));
    ensure!(refuse().await?[1] == json!([40]));
    browser.quit().await
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
