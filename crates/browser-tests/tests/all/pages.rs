//! Every page of the app, and what happens when a part of it cannot be fetched.

use anyhow::{Context, Result, ensure};
use browser_tests::table::{CLOSE, NOTHING_SEEN, START, check_page, decision, path, stage};
use browser_tests::{DESKTOP, Key, LARGE, PHONE};
use serde_json::{Value, json};

use crate::guardians::{check_in_view, decide_by_mouse, square};

/// Rules and boards come after the app: they may fail to come, and come when asked again.
#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_fetched_is_fetched_again() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let block = async |addresses: Value| {
        browser
            .devtools("Network.setBlockedURLs", json!({ "urls": addresses }))
            .await
    };
    browser.devtools("Network.enable", json!({})).await?;
    let bypass = json!({ "bypass": true });
    browser
        .devtools("Network.setBypassServiceWorker", bypass)
        .await?;
    block(json!(["*/rules-*"])).await?;
    browser.goto(&server.url("/rules/guardians#G11")).await?;
    browser.wait_for_text("main [role=alert]", "rules").await?;
    check_page(&browser, "rules that are missing").await?;
    block(json!([])).await?;
    browser.click("main .button.primary").await?;
    check_in_view(&browser, "G11").await?;

    // A game's code has no name of its own: it is what is fetched for its board.
    let fetched = "return performance.getEntriesByType('resource').map((entry) => entry.name);";
    let modules = async || -> Result<Vec<String>> {
        let names: Vec<String> = serde_json::from_value(browser.run(fetched).await?)?;
        let files = names.iter().filter_map(|name| name.rsplit('/').next());
        let modules = files.filter(|file| file.ends_with(".wasm"));
        Ok(modules.map(|file| format!("*/{file}")).collect())
    };
    browser.goto(&server.url("/new/guardians")).await?;
    browser.wait_for(START).await?;
    let before = modules().await?;
    block(json!(["*.wasm"])).await?;
    browser.click(START).await?;
    browser.wait_for_text(".toast", "Could not load").await?;
    ensure!(
        !browser.console_errors().await?.is_empty(),
        "who looks there sees why"
    );
    block(json!([])).await?;
    browser.click(START).await?;
    browser.wait_for(".play .board").await?;
    let mut of_game = modules().await?;
    of_game.retain(|module| !before.contains(module));
    block(json!(of_game)).await?;
    browser
        .devtools("Page.reload", json!({ "ignoreCache": true }))
        .await?;
    browser
        .wait_for_text("main [role=alert]", "Could not load")
        .await?;
    ensure!(!browser.console_errors().await?.is_empty(), "here as well");
    browser.check_view().await?;
    browser.click("main .button.primary").await?;
    browser
        .wait_for_text("main [role=alert]", "Could not load")
        .await?;
    block(json!([])).await?;
    browser.click("main .button.primary").await?;
    browser.wait_for(".play .board").await?;
    // Another game is fetched only now.
    let has = |names: &Value, game: &str| {
        let part = format!("/{game}-");
        let mut names = names.as_array().into_iter().flatten();
        names.any(|name| name.as_str().is_some_and(|name| name.contains(&part)))
    };
    let names = browser.run(fetched).await?;
    ensure!(
        has(&names, "guardians") && !has(&names, "rescue"),
        "{names}"
    );
    browser.quit().await
}

async fn check_every_page(size: (u32, u32)) -> Result<()> {
    let (server, browser) = stage(size).await?;
    let sizes: &[(u32, u32)] = if size == PHONE {
        &[PHONE]
    } else {
        &[DESKTOP, LARGE]
    };
    let show = async |address: &str, shown: &str| -> Result<()> {
        browser.goto(&server.url(address)).await?;
        browser.wait_for(shown).await?;
        check_page(&browser, address).await
    };
    browser.goto(&server.url("/no/such/page")).await?;
    browser.wait_for(".lede").await?;
    ensure!(
        matches!(&browser.console_errors().await?[..], [error] if error.contains("404")),
        "there is no such page"
    );
    check_page(&browser, "/no/such/page").await?;
    show("/play/none", ".lede").await?;
    show("/rules/guardians", "#G36").await?;
    for rules in starboard_games::registry().iter() {
        let address = format!("/balance/{}", rules.name());
        show(&address, ".balance figure").await?;
        browser.no_broken_words(".balance .key").await?;
    }
    show("/new/guardians", ".setup").await?;
    browser
        .click(".radio-card:has([name=players][value='4'])")
        .await?;
    browser.wait_for(".seat-4").await?;
    check_page(&browser, "a form of four seats").await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(START).await?;

    // In play: at the start, with a square chosen, and with everything open in turn.
    let mut seen = NOTHING_SEEN;
    for number in 0..9 {
        let next = decision(&browser, seen).await?;
        let next = next.context("the game is over already")?;
        seen = next.log;
        if [0, 8].contains(&number) {
            for &(width, height) in sizes {
                browser.resize(width, height).await?;
                browser.click(&square(&next.squares[0])).await?;
                check_page(&browser, &format!("play at {width} px, decision {number}")).await?;
                browser.press(Key::Escape).await?;
                browser.wait_until_gone(".square.selected").await?;
                if number == 0 {
                    browser.click(&square("c10")).await?;
                    browser.wait_for(".why").await?;
                    check_page(&browser, &format!("a refusal at {width} px")).await?;
                }
            }
        }
        decide_by_mouse(&browser, &next).await?;
    }
    decision(&browser, seen).await?;
    for &(width, height) in sizes {
        browser.resize(width, height).await?;
        for (button, shown) in [
            ("Menu", "dialog[open] .seats"),
            ("Hint", "dialog[open] .analysis"),
        ] {
            let bar = format!(".play-bar button[aria-label={button}]");
            browser.click(&bar).await?;
            if button == "Hint" {
                browser.wait_for(".hint-strip button").await?;
                check_page(&browser, &format!("a hint at {width} px")).await?;
                browser.no_clipped_text(".hint-strip").await?;
                browser.click(".hint-strip [aria-label=More]").await?;
            }
            browser.wait_for(shown).await?;
            check_page(&browser, &format!("{button} at {width} px")).await?;
            browser.click(CLOSE).await?;
            browser.wait_until_gone("dialog[open]").await?;
        }
        browser.type_keys("a").await?;
        browser.wait_for("dialog[open] .action-list").await?;
        check_page(&browser, &format!("all actions at {width} px")).await?;
        browser.click(CLOSE).await?;
    }
    browser.type_keys("g").await?;
    browser.wait_for(".play-guide").await?;
    check_page(&browser, "play with the guide").await?;
    if size == PHONE {
        browser.click(".play-bar button[aria-label=Log]").await?;
        browser.wait_for(".play-log.open").await?;
        browser.check_view().await.context("the log")?;
        browser
            .click(".play-log.open .sheet-head .icon-button")
            .await?;
        browser.wait_until_gone(".play-log.open").await?;
    }

    let game = path(&browser).await?.replace("/play/", "/replay/");
    show("/", ".resume").await?;
    browser.click("button[aria-label=Settings]").await?;
    browser.wait_for("dialog[open]").await?;
    check_page(&browser, "settings").await?;
    browser.no_broken_words("dialog[open]").await?;
    show(&game, ".replay .slider").await?;
    browser
        .click(".replay button[aria-label='To the end']")
        .await?;
    check_page(&browser, "the end of a replay").await?;
    browser.click("a[href^='/new/guardians/']").await?;
    browser.wait_for(".setup").await?;
    check_page(&browser, "playing on").await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_on_a_desktop() -> Result<()> {
    check_every_page(DESKTOP).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_on_a_phone() -> Result<()> {
    check_every_page(PHONE).await
}
