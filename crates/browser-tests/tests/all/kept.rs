//! How the browser keeps a local table: as its log, to which every entry is appended.

use anyhow::{Context, Result, ensure};
use browser_tests::online::{log_length, play_on};
use browser_tests::table::{CLOSE, MENU, START, UNDO, kept_table, no_console_errors, path, stage};
use browser_tests::{Browser, DESKTOP, downloaded};
use serde_json::{Map, Value};
use starboard_kernel::Record;
use starboard_table::Event;

/// How many entries an item of storage has.
const ENTRIES_PER_ITEM: usize = 16;

/// The items of all games and logs.
async fn items(browser: &Browser) -> Result<Map<String, Value>> {
    let items = browser
        .run(
            "return Object.fromEntries(Object.entries(localStorage)
                .filter(([key]) => /^starboard\\.(game|log)\\./.test(key)));",
        )
        .await?;
    items.as_object().cloned().context("no items")
}

/// How many entries the browser has kept.
async fn entries(browser: &Browser) -> Result<usize> {
    Ok(kept_table(browser).await?.log().len())
}

/// The table as it is kept does not change when the page is loaded again.
async fn check_reload(browser: &Browser) -> Result<()> {
    browser.wait_for(".log > li").await?;
    let before = format!("{:?}", kept_table(browser).await?);
    let (kept, lines) = (items(browser).await?, log_length(browser).await?);
    browser.reload().await?;
    browser.wait_for(".play .board").await?;
    let script = format!("return matching('.log > li').length === {lines};");
    browser.wait_until("the same log", &script).await?;
    ensure!(items(browser).await? == kept, "a look changes nothing");
    ensure!(format!("{:?}", kept_table(browser).await?) == before);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_local_table_is_kept_as_its_log() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    // No step is played by itself, so that entries can be counted.
    browser.goto(&server.url("/healthz")).await?;
    let prefs = "localStorage.setItem('starboard.prefs', '{\"forced_steps\":false}');";
    browser.run(prefs).await?;
    browser.goto(&server.url("/new/guardians")).await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(START).await?;
    browser.wait_for(".play .board").await?;
    ensure!(items(&browser).await?.len() == 2, "a summary and an item");
    check_reload(&browser).await?;

    // Entries that are kept are not written again.
    while entries(&browser).await? < ENTRIES_PER_ITEM {
        play_on(&browser).await?;
    }
    let first = items(&browser).await?;
    play_on(&browser).await?;
    let kept = items(&browser).await?;
    ensure!(kept.len() == 3, "{:?}", kept.keys());
    let item = |kept: &Map<String, Value>| {
        let item = kept.iter().find(|(key, _)| key.ends_with(".0"));
        item.map(|(key, value)| (key.clone(), value.clone()))
    };
    ensure!(item(&first).is_some() && item(&first) == item(&kept));

    // What a record does not contain: what was undone, and who played when.
    browser.click(UNDO).await?;
    browser.click(MENU).await?;
    let seat = "dialog[open] .seats .seat-row:nth-child(2) .seat-kind";
    browser.choose(seat, "1").await?;
    browser.choose(seat, "person").await?;
    browser.click(CLOSE).await?;
    browser.wait_until_gone("dialog[open]").await?;
    let table = kept_table(&browser).await?;
    let is = |kind: fn(&Event) -> bool| table.log().iter().any(|entry| kind(&entry.event));
    ensure!(is(|event| matches!(event, Event::TookBack { .. })));
    ensure!(is(|event| matches!(event, Event::BotSet { .. })));
    check_reload(&browser).await?;
    let before = entries(&browser).await?;
    browser.click(UNDO).await?;
    play_on(&browser).await?;
    ensure!(entries(&browser).await? == before + 2, "it goes on");

    check_another_page(&browser, kept).await?;
    check_full_storage(&browser).await?;

    browser.goto(&server.url("/")).await?;
    browser.click(".resume-item .button.ghost").await?;
    browser
        .wait_until_gone(".resume-item .button.ghost")
        .await?;
    ensure!(items(&browser).await?.is_empty());
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// Another page has kept the same game at another point: the one that acts last counts, and no
/// entry of the other gets into its log.
async fn check_another_page(browser: &Browser, others: Map<String, Value>) -> Result<()> {
    let own = entries(browser).await?;
    for (key, value) in others {
        let script = format!(
            "localStorage.setItem({}, {value});",
            serde_json::to_string(&key)?
        );
        browser.run(&script).await?;
    }
    play_on(browser).await?;
    ensure!(entries(browser).await? == own + 1);
    let items = items(browser).await?;
    let expected = 1 + (own + 1).div_ceil(ENTRIES_PER_ITEM);
    ensure!(items.len() == expected, "{:?}", items.keys());
    check_reload(browser).await
}

/// When storage is full, players are told, and what has been played is saved once there is room.
async fn check_full_storage(browser: &Browser) -> Result<()> {
    browser
        .run(
            "let filling = '';
             for (let part = 'x'.repeat(1 << 22); part; part = part.slice(part.length >> 1 || 1)) {
                try {
                    for (;;) {
                        localStorage.setItem('filling', filling + part);
                        filling += part;
                    }
                } catch { /* Half of it may fit. */ }
             }",
        )
        .await?;
    let before = entries(browser).await?;
    play_on(browser).await?;
    browser
        .wait_for_text(".toast", "This browser is not saving anything")
        .await?;
    ensure!(entries(browser).await? == before);
    // Other pages say so, too, and another game does not replace this one.
    let (first, lines) = (path(browser).await?, log_length(browser).await?);
    let go_home = async || {
        browser.click(MENU).await?;
        browser.click("dialog[open] a[href='/']").await?;
        browser.wait_for(".unsaved [href='/pilot']").await
    };
    go_home().await?;
    browser.click(".covers a[href='/now/guardians']").await?;
    browser.wait_for(".play .board").await?;
    let second = path(browser).await?;
    ensure!(second != first);
    go_home().await?;
    ensure!(browser.count(".resume-item .chip.warn").await? == 2);
    browser
        .check_view()
        .await
        .context("a page while storage is full")?;
    // It can be deleted, saved as a file, and played on.
    let item = |path: &str| format!(".resume-item:has([href='{path}'])");
    browser
        .click(&format!("{} .button.ghost", item(&second)))
        .await?;
    browser.wait_until_gone(&item(&second)).await?;
    let folder = tempfile::tempdir()?;
    browser.download_to(folder.path()).await?;
    browser
        .click_text(&format!("{} button", item(&first)), "Export the record")
        .await?;
    let file = downloaded(&folder.path().join("starboard-guardians.json")).await?;
    let moves = Record::read(&file)?.moves;
    browser
        .click(&format!("{} [href='{first}']", item(&first)))
        .await?;
    browser.wait_for(".play .board").await?;
    let script = format!("return matching('.log > li').length === {lines};");
    browser.wait_until("the same log", &script).await?;
    play_on(browser).await?;
    go_home().await?;
    // It is saved as soon as there is room, whatever page is open.
    browser.run("localStorage.removeItem('filling');").await?;
    browser.speak("pl").await?;
    browser.wait_until_gone(".unsaved").await?;
    browser.speak("en").await?;
    browser
        .click(&format!("{} [href='{first}']", item(&first)))
        .await?;
    browser.wait_for(".play .board").await?;
    let now = entries(browser).await?;
    ensure!(now == before + 2);
    let kept = items(browser).await?;
    ensure!(
        kept.len() == 1 + now.div_ceil(ENTRIES_PER_ITEM),
        "{:?}",
        kept.keys()
    );
    let after = kept_table(browser).await?.record().moves;
    ensure!(moves.len() < after.len() && after.starts_with(&moves));
    check_reload(browser).await
}

/// Whatever is kept may be missed, not only games: the browser's deletion of it is noticed, once.
#[tokio::test(flavor = "multi_thread")]
async fn evicted_storage_is_noticed() -> Result<()> {
    const TOLD: &str = "This browser has deleted your games and your log";
    let (server, browser) = stage(DESKTOP).await?;
    // A mission is not kept as a game, only that it was flown or skipped.
    browser.goto(&server.url("/mission/guardians")).await?;
    browser.click_text(".lesson .button", "Skip").await?;
    browser.wait_for(".play-now").await?;
    ensure!(items(&browser).await?.is_empty());
    browser.run("localStorage.clear();").await?;
    browser.reload().await?;
    browser.wait_for_text(".toast", TOLD).await?;
    browser.reload().await?;
    browser.wait_for(".cover").await?;
    ensure!(browser.count(".toast").await? == 0, "it was said already");

    // What its owner has deleted is not missed.
    const COOKIE: &str = "return document.cookie.includes('starboard-kept');";
    browser.goto(&server.url("/now/guardians")).await?;
    browser.wait_for(".play .board").await?;
    ensure!(browser.run(COOKIE).await? == true);
    browser.goto(&server.url("/")).await?;
    browser.click(".resume-item .button.ghost").await?;
    let gone = "return !document.cookie.includes('starboard-kept');";
    browser.wait_until("nothing to miss", gone).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}
