//! How long a page takes to be there, and what is downloaded until then.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::json;
use starboard_kernel::Lang;

use crate::{AppServer, Browser, PHONE};

/// The home page responds: the app has taken the place of its picture.
pub const HOME_IS_THERE: &str = "document.querySelector('.app:not(.still) h1')";

/// A board at the start of a game. It may show the setup before it accepts moves.
pub const BOARD_IS_SHOWN: &str = "document.querySelector('.play .board')";

const PATIENCE: Duration = Duration::from_secs(60);

/// A page counts as settled when its document has not changed for this long.
const SETTLED: Duration = Duration::from_millis(500);

/// Before every page: prepares it, then waits for a condition and notes when it is on the screen.
pub async fn watch(browser: &Browser, prepare: &str, condition: &str) -> Result<()> {
    let source = format!(
        "{prepare}
         const observer = new MutationObserver(() => {{
            window.changedTime = performance.now();
            if (window.measuredTime === undefined && {condition}) {{
                window.measuredTime = null;
                window.shownTime = performance.now();
                requestAnimationFrame(() => setTimeout(() => {{
                    window.measuredTime = performance.now();
                }}));
            }}
         }});
         observer.observe(document, {{ attributes: true, childList: true, subtree: true }});
         window.watching = observer;"
    );
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": format!("{{ {source} }}") }),
        )
        .await?;
    Ok(())
}

/// Opens an address and returns what [`watch`] has noted, in milliseconds since navigation.
pub async fn visit(browser: &Browser, url: &str) -> Result<f64> {
    browser.goto(url).await?;
    let start = Instant::now();
    loop {
        if let Some(time) = browser.run("return window.measuredTime;").await?.as_f64() {
            return Ok(time);
        }
        if start.elapsed() > PATIENCE {
            let errors = browser.console_errors().await?;
            bail!("{url} does not get ready: {errors:?}");
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Waits until nothing on the page changes and nothing is being fetched, and ends [`watch`].
pub async fn settle(browser: &Browser) -> Result<()> {
    let quiet = format!(
        "const fetched = performance.getEntriesByType('resource').map((one) => one.responseEnd);
         const last = Math.max(window.changedTime ?? 0, ...fetched);
         return performance.now() - last > {};",
        SETTLED.as_millis()
    );
    let start = Instant::now();
    // A board whose pieces sway never rests: then its time is up.
    while browser.run(&quiet).await? != true && start.elapsed() < Duration::from_secs(5) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    browser.run("window.watching.disconnect();").await?;
    Ok(())
}

/// What somebody who has never been here downloads until a page is there, in bytes as they are sent.
pub async fn first_bytes(
    server: &AppServer,
    path: &str,
    lang: Lang,
    condition: &str,
) -> Result<u64> {
    let browser = Browser::start(PHONE.0, PHONE.1).await?;
    let prefs = json!({ "lang": lang.code() }).to_string();
    let speak = format!("localStorage.setItem('starboard.prefs', {});", json!(prefs));
    watch(&browser, &speak, condition).await?;
    visit(&browser, &server.url(path)).await?;
    let bytes = browser
        .run(
            "const sizes = new Map();
             for (const kind of ['navigation', 'resource']) {
                for (const entry of performance.getEntriesByType(kind)) {
                    if (entry.responseEnd <= window.shownTime) {
                        sizes.set(entry.name, entry.encodedBodySize);
                    }
                }
             }
             return [...sizes.values()].reduce((sum, size) => sum + size, 0);",
        )
        .await?;
    browser.quit().await?;
    bytes.as_u64().context("the browser has counted no bytes")
}
