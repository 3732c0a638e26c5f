//! What people see before the app has been downloaded, the still picture of the home page and the
//! headings of other pages, is what the app draws for a first visitor.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser_tests::{AppServer, Browser, DESKTOP, LARGE, PHONE, languages};
use serde_json::{Value, json};
use starboard_kernel::erased::Rules;

/// The app without what is there only for later, and without the day.
const PICTURE: &str = "
    const app = document.querySelector('.app:not(.still)').cloneNode(true);
    for (const later of app.querySelectorAll('.toasts, dialog')) {
        later.remove();
    }
    for (const day of app.querySelectorAll('time.today')) {
        day.textContent = '';
        day.removeAttribute('datetime');
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

/// A page without anything but its heading, the words beside it, and on a board the button before it.
const SHELL: &str = "
    const main = document.querySelector('#main');
    const heading = main.querySelector('h1');
    const is_beside = thing => thing?.matches('.arcade, .lede, .play-bar > .icon-button');
    const kept = [heading.previousElementSibling, heading, heading.nextElementSibling];
    const marked = kept.filter(thing => thing === heading || is_beside(thing));
    const places = new Map(marked.map(thing => [thing, true]));
    const copy = thing => {
        if (places.has(thing)) {
            return thing.cloneNode(true);
        }
        if (!marked.some(kept => thing.contains(kept))) {
            return null;
        }
        const shell = thing.cloneNode(false);
        shell.append(...[...thing.children].map(copy).filter(Boolean));
        return shell;
    };
    const shell = copy(main);
    shell.removeAttribute('tabindex');
    shell.setAttribute('aria-busy', 'true');
    const skeleton = document.createElement(shell.matches('.play') ? 'section' : 'div');
    skeleton.className = shell.matches('.play') ? 'play-board skeleton' : 'skeleton';
    shell.append(skeleton);
    return shell.outerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/\\s+/g, ' ');
";

/// The pages that begin with a heading which depends on nothing but their address.
fn pages() -> Vec<String> {
    let alone = ["/rules", "/daily", "/pilot", "/online", "/online/new"];
    let kinds = ["/rules", "/balance", "/new", "/online/new", "/mission"];
    let registry = starboard_games::registry();
    let of_games = kinds.iter().flat_map(|kind| {
        let page = move |rules: &dyn Rules| format!("{kind}/{}", rules.name());
        registry.iter().map(page)
    });
    alone
        .iter()
        .map(ToString::to_string)
        .chain(of_games)
        .collect()
}

/// Goes to a page of the app without loading it again, and takes its heading.
async fn shell_of(browser: &Browser, page: &str) -> Result<String> {
    let go = |page: &str| {
        format!(
            "history.pushState(null, '', '{page}'); dispatchEvent(new PopStateEvent('popstate'));"
        )
    };
    // From home, so that the page before is not taken for this one.
    browser.run(&go("/")).await?;
    browser.wait_for("#main.home").await?;
    browser.run(&go(page)).await?;
    // A narrow page says that this one is loading.
    let has_heading = "const heading = document.querySelector('#main:not(.home, .narrow) h1');
        return heading !== null && heading.closest('[role=status]') === null;";
    browser.wait_until(page, has_heading).await?;
    let shell = browser.run(SHELL).await?;
    Ok(shell.as_str().context("markup")?.to_owned())
}

/// The headings of all pages are those of the app, and where the app puts them.
async fn check_shells(
    browser: &Browser,
    server: &AppServer,
    lang: &str,
    file: &Path,
) -> Result<()> {
    let mut shells = String::new();
    for page in pages() {
        let shell = shell_of(browser, &page).await?;
        writeln!(
            shells,
            r#"<template lang="{lang}" data-path="{page}">{shell}</template>"#
        )?;
    }
    if std::env::var_os("STARBOARD_UPDATE").is_some() {
        return Ok(fs::write(file, shells)?);
    }
    ensure!(
        fs::read_to_string(file)? == shells,
        "{} is not what the app draws: run this test with STARBOARD_UPDATE=1 and build the app again",
        file.display()
    );
    const HEADING: &str = "
        const heading = document.querySelector('#main h1');
        const { x, y, height } = heading.getBoundingClientRect();
        return [heading.textContent.trim(), ...[x, y, height].map(Math.round)];
    ";
    for (page, there) in [
        ("/rules", ".app:not(.still) .page h1"),
        ("/online", ".app:not(.still) .lobby-head h1"),
        ("/new/armada", ".app:not(.still) .setup h1"),
        ("/mission/rescue", ".app:not(.still) .play h1"),
    ] {
        browser.goto(&server.url(page)).await?;
        browser.wait_for(there).await?;
        let drawn = browser.run(HEADING).await?;
        block(browser, &["*.wasm"]).await?;
        browser.goto(&server.url(page)).await?;
        browser.wait_for(".still .skeleton").await?;
        let still = browser.run(HEADING).await?;
        ensure!(drawn == still, "{lang} {page}: {still} becomes {drawn}");
        block(browser, &[]).await?;
    }
    Ok(())
}

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
    for lang in languages() {
        speak(&browser, &server, lang).await?;
        let picture = browser.run(PICTURE).await?;
        let picture = picture.as_str().context("markup")?;
        let file = pictures.join(format!("home.{lang}.html"));
        let shells = pictures.join(format!("shells.{lang}.html"));
        if std::env::var_os("STARBOARD_UPDATE").is_some() {
            fs::write(&file, picture)?;
            check_shells(&browser, &server, lang, &shells).await?;
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
            // The offline cache is not asked.
            let bypass = json!({ "bypass": true });
            browser
                .devtools("Network.setBypassServiceWorker", bypass)
                .await?;
            browser.goto(&server.url("/")).await?;
            browser
                .wait_for(&format!(".still[lang={lang}] .cover"))
                .await?;
            // In place of the sign of failure, the picture.
            let look = format!("document.getElementById('boot')?.remove(); {PLACES}");
            let still = browser.run(&look).await?;
            compare(&places, &still).with_context(|| format!("{lang} {size:?}"))?;
            block(&browser, &[]).await?;
        }
        browser.goto(&server.url("/")).await?;
        browser.wait_for(".app:not(.still) .cover").await?;
        check_shells(&browser, &server, lang, &shells).await?;
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
