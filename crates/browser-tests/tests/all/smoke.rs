//! The app starts in a real browser, and starts again without its server.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use browser_tests::table::stage;
use browser_tests::{AppServer, Assets, Browser, DESKTOP, PHONE};
use serde_json::{Value, json};

async fn check_loads((width, height): (u32, u32)) -> Result<()> {
    let server = AppServer::start()?;
    let browser = Browser::start(width, height).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for("h1").await?;
    browser.wait_until_gone("#boot").await?;
    let size = browser.run("return [innerWidth, innerHeight];").await?;
    ensure!(size == serde_json::json!([width, height]), "{size}");
    browser.check_view().await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_app_loads_on_a_desktop() -> Result<()> {
    check_loads(DESKTOP).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_app_loads_on_a_phone() -> Result<()> {
    check_loads(PHONE).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_app_loads_without_its_server_after_one_visit() -> Result<()> {
    let server = AppServer::start()?;
    let (home, view) = (server.url("/"), server.url("/some/view"));
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    browser.goto(&home).await?;
    browser.wait_for("h1").await?;
    browser.wait_until_offline_ready().await?;
    server.stop()?;

    for url in [home, view] {
        browser.goto(&url).await?;
        browser.wait_for("h1").await?;
        let errors = browser.console_errors().await?;
        ensure!(errors.is_empty(), "{url}: {}", errors.join("\n"));
    }

    check_worker_starts(&browser).await?;
    browser.quit().await
}

/// The worker says "ready" first.
async fn check_worker_starts(browser: &Browser) -> Result<()> {
    let answer = browser
        .run_async(
            "const address = document.querySelector('meta[name=starboard-worker]').content;
             const worker = new Worker(address, { type: 'module' });
             worker.onmessage = (event) => done(event.data);
             worker.onerror = (event) => done(`failed: ${event.message}`);",
        )
        .await
        .context("the worker does not answer")?;
    ensure!(answer == "ready", "{answer}");
    Ok(())
}

/// Another version of the app: the same, but its worker has another name.
fn another_version() -> Result<Assets> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    let mut files = Vec::new();
    for entry in fs::read_dir(&dist).context("dist/ is missing: run `make web`")? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() || name.ends_with(".br") {
            continue;
        }
        let mut content = fs::read(&path)?;
        if ["index.html", "elsewhere.html", "sw.js"].contains(&&*name) {
            let text = String::from_utf8(content)?;
            let text = text.replace("/worker-", "/worker-new-");
            // The version of the files; only its name counts.
            content = text
                .replace("VERSION = \"", "VERSION = \"new-")
                .replace("-version\" content=\"", "-version\" content=\"new-")
                .into_bytes();
        }
        let name = name.replace("worker-", "worker-new-");
        files.push((name, content.into()));
    }
    Ok(Assets::from_files(files))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_takes_over_without_harm_to_open_pages() -> Result<()> {
    const CACHES: &str = "caches.keys().then((names) => done(names.length));";
    const IS_NEW: &str =
        "return document.querySelector('meta[name=starboard-worker]').content.includes('-new-');";

    let server = AppServer::start()?;
    let (address, home) = (server.address(), server.url("/"));
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    browser.goto(&home).await?;
    browser.wait_for("h1").await?;
    browser.wait_until_offline_ready().await?;
    server.stop()?;
    let server = AppServer::start_on(address, another_version()?)?;

    // The new service worker takes over while the old page is open. The server no longer has
    // the files of the old page, but its worker must start all the same.
    browser
        .run_async(
            "navigator.serviceWorker.addEventListener('controllerchange', () => done(true));
             navigator.serviceWorker.ready.then((registration) => registration.update());",
        )
        .await
        .context("the new version does not take over")?;
    ensure!(browser.run_async(CACHES).await? == 2);
    ensure!(browser.run(IS_NEW).await? == false);
    check_worker_starts(&browser).await?;

    // After a reload the old files are not needed.
    browser.reload().await?;
    browser.wait_for("h1").await?;
    ensure!(browser.run(IS_NEW).await? == true);
    let start = Instant::now();
    while browser.run_async(CACHES).await? != 1 {
        ensure!(
            start.elapsed() < Duration::from_secs(10),
            "the old files are kept"
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop()?;
    browser.reload().await?;
    browser.wait_for("h1").await?;
    check_worker_starts(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_without_webassembly_gets_a_message() -> Result<()> {
    let server = AppServer::start()?;
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            serde_json::json!({ "source": "delete window.WebAssembly;" }),
        )
        .await?;
    browser.goto(&server.url("/")).await?;
    browser
        .wait_for_text("#boot [lang=en]", "could not start")
        .await?;
    browser
        .wait_for_text("#boot [lang=pl]", "Nie udało się")
        .await?;
    browser.quit().await
}

/// The board does not wait for what surrounds it; a player who asks for one of these things is told
/// that it is loading.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_takes_moves_before_what_surrounds_it_is_there() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.devtools("Network.enable", json!({})).await?;
    // It would have everything soon.
    let bypass = json!({ "bypass": true });
    browser
        .devtools("Network.setBypassServiceWorker", bypass)
        .await?;
    let block = |urls: Value| browser.devtools("Network.setBlockedURLs", json!({ "urls": urls }));
    block(json!(["*/aside-*", "*_notes-*"])).await?;
    browser.goto(&server.url("/now/hegemony")).await?;
    let all_actions = ".all-actions:not([disabled])";
    browser.wait_for(all_actions).await?;
    browser
        .click(".play-actions .button:not(.all-actions)")
        .await?;
    browser.wait_for(all_actions).await?;
    ensure!(browser.count(".log-entry").await? == 0, "the log is there");
    browser.click("button[aria-label=Menu]").await?;
    browser
        .wait_for_text(".play-status .thinking", "Loading")
        .await?;
    block(json!([])).await?;
    browser.wait_for("dialog[open] .seats").await?;
    let has_log = "return document.querySelector('.log-entry') !== null";
    browser.wait_until("the log", has_log).await?;
    browser.quit().await
}
