//! The app in its languages: the home page and the settings in all, every page in the one with the longest
//! words by default, and in all with `STARBOARD_SLOW=1`.

use anyhow::{Context, Result, ensure};
use browser_tests::table::{check_page, no_console_errors, stage};
use browser_tests::{Browser, PHONE, languages};
use serde_json::json;
use starboard_kernel::Lang;

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
