//! The app in its languages: the home page and the settings in all, every page in the one with the longest
//! words by default, and in all with `STARBOARD_SLOW=1`.

use anyhow::{Context, Result, ensure};
use browser_tests::table::{check_page, no_console_errors, save_game, sensible, stage};
use browser_tests::{Browser, PHONE, languages};
use serde_json::json;
use starboard_kernel::erased::Rules;
use starboard_kernel::{Lang, Level, Seat, Seed};
use starboard_table::{LocalTable, Player, Request};

/// Makes the browser ask for languages, the best first.
async fn ask_for(browser: &Browser, languages: &str) -> Result<()> {
    let agent = browser.run("return navigator.userAgent;").await?;
    let asked = json!({ "userAgent": agent, "acceptLanguage": languages });
    browser
        .devtools("Emulation.setUserAgentOverride", asked)
        .await?;
    Ok(())
}

/// What the list of languages in the header offers.
const OFFERED: &str = "
    const list = document.querySelector('.language-button select');
    return [list.value, ...[...list.options].map((option) => option.textContent)];
";

/// The letters beyond English that have been fetched, as files of typefaces.
const LETTERS: &str = "
    const names = performance.getEntriesByType('resource').map((entry) => entry.name);
    return names.filter((name) => /-(de|es|fr|pl|west|east)-[0-9a-f]+\\.woff2$/.test(name)).length;
";

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_offered_and_fits_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".app:not(.still) .cover").await?;
    let fetched = browser.run(LETTERS).await?;
    ensure!(
        fetched == 0,
        "English fetches {fetched} files of other letters"
    );
    let names = Lang::ALL.map(Lang::own_name);
    let in_full = languages();
    for lang in Lang::ALL.map(Lang::code).into_iter().skip(1) {
        // Klingon is not among them, and a variant stands for its language.
        ask_for(&browser, &format!("tlh,{lang}-XX,en")).await?;
        browser.run("localStorage.clear();").await?;
        let show = async |address: &str, shown: &str| -> Result<()> {
            browser.goto(&server.url(address)).await?;
            browser.wait_for(shown).await?;
            let what = format!("{address} in {lang}");
            check_page(&browser, &what).await?;
            let said = browser.run("return document.documentElement.lang;").await?;
            ensure!(said == lang, "{what} is in {said}");
            Ok(())
        };
        show("/", ".app:not(.still) .cover").await?;
        let offered = browser.run(OFFERED).await?;
        let expected = [&[lang][..], &names].concat();
        ensure!(offered == json!(expected), "{offered}");
        ensure!(
            browser.run(LETTERS).await? != 0,
            "{lang} has its own letters"
        );
        browser
            .click(".app:not(.still) .app-nav > .icon-button")
            .await?;
        browser.wait_for("dialog[open] .radio-cards").await?;
        check_page(&browser, &format!("settings in {lang}")).await?;
        browser.no_broken_words("dialog[open]").await?;
        if in_full.contains(&lang) {
            for (address, shown) in [
                ("/rules", "#main h1"),
                ("/daily", ".days h1"),
                ("/pilot", ".pilot h1"),
                ("/online", ".lobby-head h1"),
                ("/online/new", "#main h1"),
            ] {
                show(address, &format!(".app:not(.still) {shown}")).await?;
            }
            for rules in starboard_games::registry().iter() {
                let game = rules.name();
                // The report is in English, what stands above it is not.
                show(&format!("/balance/{game}"), ".balance[lang=en] figure").await?;
                let title = Lang::from_code(lang).map(|lang| rules.title(lang));
                let heading = browser.text("#main > h1").await?;
                ensure!(
                    title.is_some_and(|title| heading.contains(&title)),
                    "{heading}"
                );
                show(&format!("/rules/{game}"), ".rules-text .rule").await?;
                show(&format!("/new/{game}"), ".app:not(.still) .setup").await?;
                show(&format!("/mission/{game}"), ".ring").await?;
            }
        }
        let errors = no_console_errors(&browser).await;
        errors.with_context(|| lang.to_owned())?;
    }
    browser.quit().await?;
    server.stop()
}

/// The language with the longest words, or all.
fn wordy_languages() -> Vec<&'static str> {
    match languages().len() == Lang::ALL.len() {
        true => languages(),
        false => vec![Lang::De.code()],
    }
}

/// Tables of games of Ada against bots, in which it is her turn after so many steps, as far as the game
/// gets.
fn running(rules: &'static dyn Rules, steps: &[usize]) -> Result<Vec<LocalTable>> {
    let defaults = rules.schema().defaults();
    let mut players = vec![Player::person("Ada")];
    let seats = rules.start(&defaults)?.seats();
    players.extend((2..=seats).map(|number| Player::bot(format!("Bot {number}"), Level::FIRST)));
    let start = || LocalTable::new(rules, &defaults, &players, Seed::from_number(3));
    let mut tables = Vec::new();
    for &steps in steps {
        let mut table = start()?;
        while let Some(seat) = table.play().whose_turn() {
            let history = table.play().history();
            if seat == Seat::new(0) && history.length() >= steps {
                tables.push(table);
                break;
            }
            let action = sensible(history)?;
            table.handle(seat, &Request::Act { action }, 0)?;
        }
    }
    Ok(tables)
}

/// The words around a board, which have the least room.
const AROUND: &str =
    ".play-status, .play-actions, .tray-phase, .role-name, .realm-name, .commander-place";

#[tokio::test(flavor = "multi_thread")]
async fn running_games_fit_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    for rules in starboard_games::registry().iter() {
        // Of the longest game, both phases; the shortest is over after some 30 steps.
        let tables = running(rules, &[5, 20, 130])?;
        ensure!(tables.len() > 1, "{} is over too early", rules.name());
        for lang in wordy_languages() {
            browser.goto(&server.url("/rules")).await?;
            let prefs = json!({ "lang": lang }).to_string();
            let mut script = format!(
                "localStorage.clear(); localStorage.setItem('starboard.prefs', {});",
                json!(prefs)
            );
            for (number, table) in tables.iter().enumerate() {
                script += &save_game(&format!("running-{number}"), table)?;
            }
            browser.run(&script).await?;
            for number in 0..tables.len() {
                let address = format!("/play/running-{number}");
                let what = format!("{address} of {} in {lang}", rules.name());
                browser.goto(&server.url(&address)).await?;
                browser.wait_for(".play .board").await?;
                check_page(&browser, &what).await?;
                let whole = browser.no_clipped_text(AROUND).await;
                whole.with_context(|| what.clone())?;
                let said = browser.run("return document.documentElement.lang;").await?;
                ensure!(said == lang, "{what} is in {said}");
            }
        }
    }
    no_console_errors(&browser).await?;
    browser.quit().await?;
    server.stop()
}
