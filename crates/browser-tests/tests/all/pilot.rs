//! What the browser remembers: the pilot's log, its file, and the games of all days.

use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser_tests::online::{give_name, play_by_itself, wait_for_end};
use browser_tests::table::{check_page, no_console_errors, path, stage};
use browser_tests::{Browser, DESKTOP, PHONE, downloaded};
use serde_json::json;

/// A bot of the highest level thinks long.
const MOST_FOR_PAR: Duration = Duration::from_secs(120);

const FLIGHTS: &str = ".flights tbody tr";
const CHOSEN: &str = ".day-game:first-child .day[aria-pressed='true']";

/// Plays the game of a day to its end, somehow.
async fn play_day(browser: &Browser, url: &str) -> Result<()> {
    browser.goto(url).await?;
    browser.wait_for(".play .board").await?;
    play_by_itself(browser).await?;
    wait_for_end(browser).await?;
    browser.run("clearInterval(window.player);").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_is_played_handed_in_and_remembered() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser
        .prefer(&[("prefers-reduced-motion", "reduce")])
        .await?;
    // The guide is on for the first real game after a mission, and not longer.
    browser.goto(&server.url("/healthz")).await?;
    let guide = "localStorage.setItem('starboard.guide.armada', 'first');";
    browser.run(guide).await?;
    play_day(&browser, &server.url("/daily/armada")).await?;
    let guide = browser
        .run("return localStorage.getItem('starboard.guide.armada');")
        .await?;
    ensure!(guide.is_null(), "the guide stays: {guide}");

    // It is played once: it cannot be deleted, and its address leads to the same game.
    let played = path(&browser).await?;
    browser.goto(&server.url("/")).await?;
    let saved = played.replace("/play/", "/replay/");
    let saved = format!(".resume-item:has([href='{saved}'])");
    browser.wait_for(&saved).await?;
    let buttons = browser.count(&format!("{saved} button")).await?;
    ensure!(buttons == 0, "a finished day can be deleted");
    browser.goto(&server.url("/daily/armada")).await?;
    browser.wait_for(".result h2").await?;
    ensure!(path(&browser).await? == played);

    // The calendar knows it, and the leaderboard takes it once.
    browser.goto(&server.url("/daily")).await?;
    browser.wait_for(&format!("{CHOSEN}.done.today")).await?;
    check_page(&browser, "the games of all days").await?;
    browser.click(".submit").await?;
    give_name(&browser, "Ada").await?;
    browser.wait_for_text(".leaderboard tr.own", "Ada").await?;
    ensure!(browser.count(".submit").await? == 0, "it is handed in");
    let listed = browser.text(".leaderboard tr.own td:last-child").await?;
    let own = browser.text(".of-day > p").await?;
    ensure!(own.starts_with(&listed), "{own} and {listed}");

    // A day that was missed can be played, late.
    browser
        .run(
            "const days = [...document.querySelectorAll('.day-game:first-child .day')];
             days[days.findIndex(day => day.classList.contains('today')) - 1].click();",
        )
        .await?;
    browser.wait_for_text(".of-day", "marked late").await?;
    browser.click(".of-day .button.primary").await?;
    browser.wait_for(".play .board").await?;
    ensure!(path(&browser).await?.starts_with("/play/late-armada-"));
    // A page that only redirects is not in the history.
    browser.run("history.back();").await?;
    browser.wait_for(".calendar").await?;

    // The log has it. It can be taken elsewhere as a file.
    browser.resize(DESKTOP.0, DESKTOP.1).await?;
    browser.goto(&server.url("/pilot")).await?;
    browser.wait_for(FLIGHTS).await?;
    check_page(&browser, "the pilot's log").await?;
    ensure!(browser.text(".flights tbody td:nth-child(3)").await? == own);
    // The day comes first and the month is a word, in every language. It is the UTC day wherever one is: in
    // one of these places it is another day now.
    let today = async |months: &str| {
        let script = format!(
            "const now = new Date();
             const month = {months}.split(' ')[now.getUTCMonth()];
             return `${{now.getUTCDate()}} ${{month}} ${{now.getUTCFullYear()}}`;"
        );
        let today = browser.run(&script).await?;
        let today = today.as_str().context("no day")?;
        browser.wait_for_text(".flights tbody td", today).await
    };
    let english = "'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'";
    for place in ["Pacific/Kiritimati", "Pacific/Niue"] {
        let zone = json!({ "timezoneId": place });
        browser
            .devtools("Emulation.setTimezoneOverride", zone)
            .await?;
        browser.reload().await?;
        today(english).await.context(place)?;
    }
    browser.speak("pl").await?;
    today("'sty lut mar kwi maj cze lip sie wrz paź lis gru'").await?;
    browser.speak("en").await?;
    let folder = tempfile::tempdir()?;
    browser.download_to(folder.path()).await?;
    browser.click_text(".button", "Save to a file").await?;
    let file = folder.path().join("starboard-pilot.json");
    let backup = downloaded(&file).await?;
    ensure!(!backup.contains("starboard.me"), "a secret is in the file");

    // A browser that has deleted everything is noticed, and the file brings it back.
    browser.run("localStorage.clear();").await?;
    browser.goto(&server.url("/pilot")).await?;
    browser
        .wait_for_text(".toast", "deleted your games")
        .await?;
    browser.wait_for(".app:not(.still) .pilot h1").await?;
    ensure!(browser.count(FLIGHTS).await? == 0);
    let wrong = folder.path().join("wrong.json");
    fs::write(&wrong, "{\"format\": 1}")?;
    browser.choose_file("input[type=file]", &wrong).await?;
    browser.wait_for_text(".toast", "not a file that").await?;
    browser.choose_file("input[type=file]", &file).await?;
    browser.wait_for_text(".toast", "were added").await?;
    browser.wait_for(FLIGHTS).await?;
    browser.choose_file("input[type=file]", &file).await?;
    browser.wait_for_text(".toast", "here already").await?;
    browser.click(".flights a").await?;
    browser.wait_for(".replay .slider").await?;
    no_console_errors(&browser).await?;
    browser.quit().await?;
    server.stop()
}

/// A strong bot plays the same day to its end. It does one thing at a time; after another game has
/// been requested, the first can be requested again.
#[tokio::test(flavor = "multi_thread")]
async fn the_par_of_a_day_is_played_to_its_end() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/healthz")).await?;
    browser
        .run(
            "const daily = new Date().toISOString().slice(0, 10);
             for (const game of ['armada', 'hegemony']) {
                const id = `daily-${game}-${daily}`;
                localStorage.setItem(`starboard.flight.${id}`, JSON.stringify({
                    id, game, daily, at: Date.now(), options: {}, names: ['Ada'], bots: [null],
                    own: 0, winners: [], scores: [0], moves: 50,
                }));
             }",
        )
        .await?;
    browser.goto(&server.url("/daily")).await?;
    let of = |number: usize| format!(".day-game:nth-child({number}) .of-day");
    let ask = async |number: usize| {
        let buttons = format!("{} button", of(number));
        browser
            .click_text(&buttons, "What would a bot score?")
            .await?;
        browser.wait_for_text(&of(number), "is playing").await
    };
    ask(1).await?;
    ask(2).await?;
    browser
        .wait_for_text(&of(1), "What would a bot score?")
        .await?;
    let par = format!("{} .par", of(2));
    let start = Instant::now();
    while browser.count(&par).await? == 0 {
        ensure!(start.elapsed() < MOST_FOR_PAR, "the bot does not get ready");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let words = browser.text(&par).await?;
    ensure!(words.contains("level 5"), "{words}");
    // It is remembered.
    browser.reload().await?;
    browser.wait_for_text(&par, &words).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}
