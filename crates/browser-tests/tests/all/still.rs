//! The still picture of the home page, which people see before the app has been downloaded, is what
//! the app draws for a first visitor.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser_tests::{AppServer, Browser, DESKTOP, LARGE, PHONE};
use serde_json::{Value, json};

/// The app without what is there only for later, and without the day.
const PICTURE: &str = "
    const app = document.querySelector('.app:not(.still)').cloneNode(true);
    for (const later of app.querySelectorAll('.toasts, dialog')) {
        later.remove();
    }
    for (const day of app.querySelectorAll('time.today')) {
        day.textContent = '';
    }
    const comments = document.createTreeWalker(app, NodeFilter.SHOW_COMMENT);
    const found = [];
    while (comments.nextNode()) {
        found.push(comments.currentNode);
    }
    for (const comment of found) {
        comment.remove();
    }
    app.classList.add('still');
    app.lang = document.documentElement.lang;
    const blocks = /<(section|main|header|footer|ul|li|h[1-6]|div)[ >]/g;
    return app.outerHTML.replaceAll(blocks, '\\n$&').trim() + '\\n';
";

/// Where everything is that people read or press.
const PLACES: &str = "
    const all = [...document.querySelectorAll('h1, h2, h3, .cover, a, button, .soft')];
    return all.filter(thing => !thing.closest('dialog')).map(thing => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const text = thing.textContent.replace(/\\s+/g, ' ').trim();
        return [text, ...[x, y, width, height].map(Math.round)];
    });
";

async fn speak(browser: &Browser, server: &AppServer, lang: &str) -> Result<()> {
    browser.goto(&server.url("/rules")).await?;
    browser.wait_for("h1").await?;
    let prefs = json!({ "lang": lang }).to_string();
    let keep = format!("localStorage.setItem('starboard.prefs', {});", json!(prefs));
    browser.run(&keep).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".app:not(.still) .cover").await
}

async fn block(browser: &Browser, urls: &[&str]) -> Result<()> {
    browser.devtools("Network.enable", json!({})).await?;
    let blocked = json!({ "urls": urls });
    browser.devtools("Network.setBlockedURLs", blocked).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_home_page_is_there_before_the_app() -> Result<()> {
    let server = AppServer::start()?;
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../starboard-web/src/games");
    for lang in ["en", "pl"] {
        speak(&browser, &server, lang).await?;
        let picture = browser.run(PICTURE).await?;
        let picture = picture.as_str().context("markup")?;
        let file = pictures.join(format!("home.{lang}.html"));
        if std::env::var_os("STARBOARD_UPDATE").is_some() {
            fs::write(&file, picture)?;
            continue;
        }
        ensure!(
            fs::read_to_string(&file)? == picture,
            "home.{lang}.html is not what the app draws: run this test with STARBOARD_UPDATE=1 \
             and build the app again"
        );
        for size in [PHONE, DESKTOP, LARGE] {
            browser.resize(size.0, size.1).await?;
            browser.goto(&server.url("/")).await?;
            browser.wait_for(".app:not(.still) .cover").await?;
            let places = browser.run(PLACES).await?;
            block(&browser, &["*.wasm"]).await?;
            // Whatever has been kept for offline use is not asked.
            let bypass = json!({ "bypass": true });
            browser
                .devtools("Network.setBypassServiceWorker", bypass)
                .await?;
            browser.goto(&server.url("/")).await?;
            browser.wait_for(".still").await?;
            // In place of the sign of failure, the picture.
            let look = format!("document.getElementById('boot')?.remove(); {PLACES}");
            let still = browser.run(&look).await?;
            compare(&places, &still).with_context(|| format!("{lang} {size:?}"))?;
            block(&browser, &[]).await?;
        }
    }
    browser.quit().await?;
    server.stop()
}

fn compare(places: &Value, still: &Value) -> Result<()> {
    let lists = places.as_array().zip(still.as_array());
    let (places, still) = lists.context("two lists")?;
    ensure!(places.len() > 20, "{places:?}");
    for (place, still) in places.iter().zip(still) {
        ensure!(place == still, "{place} was {still}");
    }
    ensure!(
        places.len() == still.len(),
        "{} and {}",
        places.len(),
        still.len()
    );
    Ok(())
}
