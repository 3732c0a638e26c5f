//! How a first mission is flown.

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::Browser;
use crate::table::CLOSE;

/// More taps than any mission needs.
pub const MOST_TAPS: usize = 80;

/// The middles of all rings, whether what is there is what the ring is round, and how keys get there.
const RINGS: &str = "
    const kinds = ['square', 'action', 'box', 'die', 'level', 'skill', 'bar', 'planet', 'card', 'choice',
        'weapon', 'hand', 'ability', 'cube'];
    const marks = kinds.map((kind) => `[data-${kind}]`).join();
    const rings = [...document.querySelectorAll('.ring')].map(ring => {
        const place = ring.getBoundingClientRect();
        const x = place.left + place.width / 2, y = place.top + place.height / 2;
        const thing = document.elementFromPoint(x, y)?.closest(marks);
        const own = thing?.getBoundingClientRect();
        const fits = own && own.left >= place.left && own.right <= place.right
            && own.top >= place.top && own.bottom <= place.bottom;
        const kind = kinds.find((kind) => thing?.dataset[kind] !== undefined);
        const css = `[data-${kind}='${thing?.dataset[kind]}']`;
        const button = thing?.matches('button, [role=button]') ? css : null;
        return { x, y, fits: Boolean(fits), kind, button, square: thing?.dataset.square };
    });
    return rings;
";
/// Changes with every lesson, and while nothing can be done.
pub const LESSON: &str = "
    const over = document.querySelector('.board-overlay .result');
    return over ? 'over' : document.querySelector('.lesson p')?.textContent
        + document.querySelectorAll('.ring').length;
";

/// The rings of the lesson, with what they are round.
pub async fn rings(browser: &Browser) -> Result<Vec<Value>> {
    let rings = browser.run(RINGS).await?;
    Ok(rings.as_array().context("a list")?.clone())
}

/// Follows the rings to the end of the mission.
pub async fn fly(browser: &Browser, game: &str) -> Result<()> {
    for tap in 0..MOST_TAPS {
        let ready = "return document.querySelector('.ring, .board-overlay .result') !== null";
        browser.wait_until("a ring", ready).await?;
        let before = browser.run(LESSON).await?;
        let whole = browser.whole_lines(".lesson").await;
        whole.with_context(|| format!("{game}: {before}"))?;
        if before == "over" {
            ensure!(tap >= 5, "{game} is over after {tap} taps");
            return Ok(());
        }
        for number in 0..rings(browser).await?.len() {
            // The board may have changed with the tap before.
            let Some(ring) = rings(browser).await?.get(number).cloned() else {
                break;
            };
            ensure!(
                ring["fits"] == true,
                "{game}: {before}: {ring} is round nothing"
            );
            browser.tap_at(&ring).await?;
            if browser.count("dialog[open] .primary").await? > 0 {
                browser.click("dialog[open] .primary").await?;
            } else if browser.count("dialog[open]").await? > 0 {
                // A card that only wants to be looked at.
                browser.click(CLOSE).await?;
            }
        }
        // A move is confirmed with a second tap.
        if browser.run(LESSON).await? == before
            && let Some(last) = rings(browser).await?.last()
        {
            browser.tap_at(last).await?;
        }
    }
    bail!("{game} does not end: {}", browser.text(".lesson").await?);
}
