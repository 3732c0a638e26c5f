//! The first page, the index of rules, and games that are open twice.

use std::fs;

use anyhow::{Context, Result, ensure};
use browser_tests::table::{START, check_page, import, kept_table, path, stage};
use browser_tests::{DESKTOP, PHONE};
use serde_json::json;
use starboard_kernel::{Lang, OptionValues, Seat, Seed};
use starboard_table::{LocalTable, Player, Request};

/// The button that deletes the first saved game.
const DELETE: &str = ".resume .button.ghost";

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_game_can_be_brought_back() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/new/rescue")).await?;
    browser.click(START).await?;
    browser.wait_for(".play .board").await?;
    let kept = format!("{:?}", kept_table(&browser).await?);
    let game = path(&browser).await?;
    browser.goto(&server.url("/")).await?;
    browser.click(DELETE).await?;
    browser.wait_until_gone(".resume").await?;
    check_page(&browser, "a deleted game").await?;
    browser.click_text(".toast .button", "Undo").await?;
    browser.wait_for(".resume").await?;
    browser.wait_until_gone(".toast").await?;
    browser.goto(&server.url(&game)).await?;
    browser.wait_for(".play .board").await?;
    ensure!(format!("{:?}", kept_table(&browser).await?) == kept);

    // Today's game has one try.
    browser.goto(&server.url("/daily/armada")).await?;
    browser.wait_for(".play .board").await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".resume").await?;
    ensure!(
        browser
            .count(".resume-item:has(a[href^='/play/daily'])")
            .await?
            == 1
    );
    ensure!(
        browser
            .count(".resume-item:has(a[href^='/play/daily']) .ghost")
            .await?
            == 0
    );
    ensure!(browser.count(DELETE).await? == 1, "only the other game");
    Ok(())
}

/// The tab that has opened a game last plays it; the other one says so, and can take it back.
#[tokio::test(flavor = "multi_thread")]
async fn one_tab_plays_a_game() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/guardians")).await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(START).await?;
    browser.wait_for(".square.legal").await?;
    let game = path(&browser).await?;
    let older = browser.driver().window().await?;
    let newer = browser.driver().new_tab().await?;
    browser.driver().switch_to_window(newer.clone()).await?;
    browser.goto(&server.url(&game)).await?;
    browser.wait_for(".square.legal").await?;
    browser.driver().switch_to_window(older).await?;
    browser.wait_for_text(".elsewhere", "another tab").await?;
    check_page(&browser, "a game that goes on in another tab").await?;
    ensure!(browser.count(".square.legal").await? == 0);

    browser.driver().switch_to_window(newer.clone()).await?;
    ensure!(browser.count(".elsewhere").await? == 0);
    let before = kept_table(&browser).await?.log().len();
    browser.click(".square.legal").await?;
    browser.click(".square.selected").await?;
    browser
        .wait_until("the next turn", "return matching('.log > li').length > 0;")
        .await?;
    let played = kept_table(&browser).await?;
    ensure!(played.log().len() > before);

    let tabs = browser.driver().windows().await?;
    let older = tabs.first().context("no tab")?.clone();
    browser.driver().switch_to_window(older).await?;
    browser.click(".elsewhere .button.primary").await?;
    browser.wait_for(".square.legal").await?;
    ensure!(format!("{:?}", kept_table(&browser).await?) == format!("{played:?}"));
    browser.driver().switch_to_window(newer).await?;
    browser.wait_for(".elsewhere").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_have_an_index() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/")).await?;
    browser.click(".app-nav a[href='/rules']").await?;
    browser.wait_for(".rules-index").await?;
    ensure!(browser.count(".rules-entry").await? == 4);
    check_page(&browser, "the index of rules").await?;
    // A page that follows another one is seen from its top.
    let top = browser.run("return scrollY;").await?;
    ensure!(top == 0, "scrolled by {top}");
    browser.click("a[href='/rules/rescue']").await?;
    browser.wait_for("#R1").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_records_are_explained_in_plain_words() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let folder = tempfile::tempdir()?;
    for content in ["", "{", "[1, 2]", "{\"game\": 5}", "Dear diary"] {
        let file = folder.path().join("record.json");
        fs::write(&file, content)?;
        import(&browser, &server, &file).await?;
        browser.wait_for(".toast").await?;
        let text = browser.text(".toast").await?;
        ensure!(text.starts_with("This is not a Starboard record"), "{text}");
        ensure!(!text.contains("line") && !text.contains("column"), "{text}");
    }
    Ok(())
}

/// What a record claims is checked when it is opened, and what is wrong with it is said in the
/// language of the app.
#[tokio::test(flavor = "multi_thread")]
async fn forged_records_are_refused() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("record.json");

    let rules = starboard_games::registry().get("rescue")?;
    let players = [Player::person("Ada"), Player::person("Ben")];
    let options = OptionValues::new();
    let mut table = LocalTable::new(rules, &options, &players, Seed::from_number(1))?;
    let action = table.play().position().legal_actions()[0].clone();
    table.handle(Seat::new(0), &Request::Act { action }, 0)?;
    let honest = table.record();
    let mut resigned = honest.clone();
    resigned.resignations = serde_json::from_value(json!([{ "seat": 2, "after": 0 }]))?;
    let won = json!({ "reason": "resigned", "scores": [], "winners": [1] });
    resigned.result = Some(serde_json::from_value(won)?);

    let rules = starboard_games::registry().get("armada")?;
    let day = "2026-11-15".parse()?;
    let mut options = OptionValues::new();
    options.insert("three_boxes".into(), json!("two"));
    let seed = Seed::of_day("armada", day);
    let table = LocalTable::new(rules, &options, &players[..1], seed)?;
    let mut daily = table.record();
    daily.daily = Some(day);

    let mut illegal = honest.clone();
    illegal.moves.push("move a1-a1".into());

    browser.goto(&server.url("/")).await?;
    for (lang, record, why) in [
        (
            "en",
            &resigned,
            "the game continues after all but one have resigned",
        ),
        ("pl", &resigned, "poddali ją wszyscy oprócz jednego gracza"),
        (
            "en",
            &daily,
            "a daily game is played with the options and the edition of its day",
        ),
        (
            "pl",
            &daily,
            "w grę dnia gra się z opcjami i edycją tego dnia",
        ),
        ("en", &illegal, "(move a1-a1) is not possible"),
        ("pl", &illegal, "(move a1-a1) nie jest możliwy"),
    ] {
        let prefs = format!("localStorage.setItem('starboard.prefs', '{{\"lang\":\"{lang}\"}}');");
        browser.run(&prefs).await?;
        fs::write(&file, record.write())?;
        import(&browser, &server, &file).await?;
        browser.wait_for_text(".toast", why).await?;
    }
    // Nothing of it was kept, and the honest record is opened.
    let kept =
        "return Object.keys(localStorage).filter(key => key.startsWith('starboard.game.')).length;";
    ensure!(browser.run(kept).await? == 0);
    fs::write(&file, honest.write())?;
    import(&browser, &server, &file).await?;
    browser.wait_for(".replay .slider").await?;
    Ok(())
}

/// A tap starts a game: with what is usual, or as the last one was.
#[tokio::test(flavor = "multi_thread")]
async fn a_tap_starts_a_game() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    let play_now = ".play-now[href='/now/rescue']";
    browser.goto(&server.url("/")).await?;
    browser.tap(play_now).await?;
    browser.wait_for(".play .board").await?;
    let options = kept_table(&browser).await?.play().position().options();
    ensure!(options["layout"] == "standard", "{options:?}");

    browser.goto(&server.url("/new/rescue")).await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(".seat-1 .seat-name").await?;
    browser.type_keys("Ada").await?;
    browser.click(START).await?;
    browser.wait_for(".play .board").await?;
    browser.goto(&server.url("/")).await?;
    browser.tap(play_now).await?;
    browser.wait_for(".play .board").await?;
    let table = kept_table(&browser).await?;
    ensure!(table.play().names(Lang::En) == ["Ada", "Player 2"]);
    browser.goto(&server.url("/new/rescue")).await?;
    browser.wait_for(".setup").await?;
    check_page(&browser, "what was chosen before").await?;
    Ok(())
}

/// Options for details of the rules are folded away, and count all the same.
#[tokio::test(flavor = "multi_thread")]
async fn rare_options_are_folded_away() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/new/armada")).await?;
    browser.wait_for(".rare-options > summary").await?;
    let option = ".rare-options .radio-card:has([name=three_boxes][value='\"two\"'])";
    let is_shown = format!(
        "return document.querySelector({}).checkVisibility();",
        json!(option)
    );
    ensure!(browser.run(&is_shown).await? == false, "it is folded");
    browser.tap(".rare-options > summary").await?;
    browser.wait_for(option).await?;
    check_page(&browser, "rare options").await?;
    browser.tap(option).await?;
    browser.tap(START).await?;
    browser.wait_for(".play .board").await?;
    let options = kept_table(&browser).await?.play().position().options();
    ensure!(options["three_boxes"] == "two", "{options:?}");
    Ok(())
}

/// A lobby in which nobody is has something to do, and all of it can be done.
#[tokio::test(flavor = "multi_thread")]
async fn an_empty_lobby_offers_something() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    for (offer, shown) in [
        ("/online/new", "#main .covers"),
        ("/daily", "#main h1"),
        ("/now/guardians", ".play .board"),
    ] {
        browser.goto(&server.url("/online")).await?;
        browser.wait_for(".badges .card").await?;
        ensure!(browser.count(".badges .card").await? == 3);
        check_page(&browser, "an empty lobby").await?;
        browser.tap(&format!(".badges a[href='{offer}']")).await?;
        browser
            .wait_for(&format!("#main{shown}, #main {shown}, {shown}"))
            .await?;
        ensure!(path(&browser).await? != "/online", "{offer}");
    }
    Ok(())
}

/// Words stay whole in the settings on a phone, in every language.
#[tokio::test(flavor = "multi_thread")]
async fn settings_break_no_words() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    for lang in Lang::ALL {
        browser.goto(&server.url("/")).await?;
        let prefs = json!({ "lang": lang.code() }).to_string();
        let script = format!("localStorage.setItem('starboard.prefs', {});", json!(prefs));
        browser.run(&script).await?;
        browser.reload().await?;
        browser.tap(".app-header .icon-button").await?;
        browser.wait_for("dialog[open] .sound-settings").await?;
        let settings = browser.no_broken_words("dialog[open]").await;
        settings.with_context(|| lang.code().to_owned())?;
        check_page(&browser, &format!("settings in {}", lang.code())).await?;
    }
    Ok(())
}
