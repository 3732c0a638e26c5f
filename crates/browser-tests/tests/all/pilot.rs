//! What the browser remembers: the pilot's log, its file, and the games of all days.

use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use browser_tests::online::{give_name, play_by_itself, wait_for_end};
use browser_tests::table::{check_page, no_console_errors, path, save_game, sensible, stage};
use browser_tests::{Browser, DESKTOP, PHONE, downloaded};
use serde_json::json;
use starboard_kernel::Seed;
use starboard_table::{LocalTable, Player, Request};

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

/// A finished game in the pilot's log, as far as a test needs it.
fn flight(id: &str, daily: Option<&str>, won: bool) -> String {
    let game = if daily.is_some() {
        "armada"
    } else {
        "guardians"
    };
    let names = if daily.is_some() {
        json!(["Ada"])
    } else {
        json!(["Ada", "Bot 2"])
    };
    let bots = if daily.is_some() {
        json!([null])
    } else {
        json!([null, 1])
    };
    let flight = json!({
        "id": id, "game": game, "daily": daily, "late": id.starts_with("late-"), "at": 1.7e12,
        "options": {}, "names": names, "bots": bots, "own": 0, "moves": 50, "scores": [61, 40],
        "winners": if won { json!([0]) } else { json!([1]) },
    });
    format!(
        "localStorage.setItem('starboard.flight.{id}', {});",
        json!(flight.to_string())
    )
}

/// The day so many days before today, by UTC.
async fn days_ago(browser: &Browser, days: u32) -> Result<String> {
    let script =
        format!("return new Date(Date.now() - {days} * 86400000).toISOString().slice(0, 10);");
    let day = browser.run(&script).await?;
    Ok(day.as_str().context("no day")?.to_owned())
}

/// A game of a day is played once, also by those who delete it, or who bring their log from elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_day_in_the_log_is_not_played_again() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/healthz")).await?;
    let table = finished("armada")?;
    let mut days = Vec::new();
    for (ago, prefix) in [(0, "daily"), (6, "daily"), (40, "late")] {
        let day = days_ago(&browser, ago).await?;
        let id = format!("{prefix}-armada-{day}");
        browser.run(&flight(&id, Some(&day), true)).await?;
        browser.run(&save_game(&id, &table)?).await?;
        days.push((day, id));
    }
    // What can still be submitted stays; what is older may go, to make room.
    browser.goto(&server.url("/")).await?;
    let item = |id: &str| format!(".resume-item:has([href='/replay/{id}'])");
    let deletable = async |id: &str| {
        browser.wait_for(&item(id)).await?;
        let count = browser.count(&format!("{} button", item(id))).await?;
        anyhow::Ok(count > 0)
    };
    ensure!(!deletable(&days[0].1).await?, "today's game can be deleted");
    ensure!(!deletable(&days[1].1).await?, "a late result is lost");
    ensure!(deletable(&days[2].1).await?, "no room can be made");
    browser
        .click(&format!("{} button", item(&days[2].1)))
        .await?;
    browser.wait_until_gone(&item(&days[2].1)).await?;

    // Without the games, the addresses of the days lead to their results, and nothing begins.
    let clear = "for (const key of Object.keys(localStorage)) {
            if (key.startsWith('starboard.game.')) { localStorage.removeItem(key); }
        }";
    browser.run(clear).await?;
    browser.goto(&server.url("/")).await?;
    browser
        .wait_for_text(".daily [href='/daily/armada']", "Result")
        .await?;
    browser
        .wait_for_text(".daily [href='/daily/hegemony']", "Play")
        .await?;
    // Whoever has played a game needs no first mission.
    ensure!(browser.count(".covers [href='/mission/armada']").await? == 0);
    ensure!(browser.count(".covers [href='/mission/hegemony']").await? == 1);
    for (day, _) in &days {
        let address = format!("/daily/armada/{day}");
        browser.goto(&server.url(&address)).await?;
        browser.wait_for_text(".of-day", "61 points").await?;
        ensure!(path(&browser).await? == address);
        ensure!(browser.count(".of-day .button.primary").await? == 0);
    }
    browser.goto(&server.url("/daily/armada")).await?;
    browser.wait_for_text(".of-day", "61 points").await?;
    check_page(&browser, "the result of a day").await?;
    let begun =
        "return Object.keys(localStorage).filter((key) => key.startsWith('starboard.game.'));";
    ensure!(browser.run(begun).await? == json!([]));
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// A game that a sensible player has finished.
fn finished(game: &str) -> Result<LocalTable> {
    let registry = starboard_games::registry();
    let rules = registry.get(game).map_err(|why| anyhow!("{why}"))?;
    let options = rules.schema().defaults();
    let mut table = LocalTable::new(
        rules,
        &options,
        &[Player::person("Ada")],
        Seed::from_number(3),
    )?;
    while let Some(seat) = table.play().whose_turn() {
        let action = sensible(table.play().history())?;
        table.handle(seat, &Request::Act { action }, 0)?;
    }
    Ok(table)
}

/// A clock that a test can put forward.
const CLOCK: &str = "window.ahead = 0;
    const Real = Date;
    window.Date = class extends Real {
        constructor(...parts) {
            if (parts.length > 0) { super(...parts); } else { super(Real.now() + window.ahead); }
        }
        static now() { return Real.now() + window.ahead; }
    };";

/// A page that is left open past midnight goes on with the new day.
#[tokio::test(flavor = "multi_thread")]
async fn midnight_comes_while_a_page_is_open() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let source = json!({ "source": CLOCK });
    browser
        .devtools("Page.addScriptToEvaluateOnNewDocument", source)
        .await?;
    let put_forward = "window.ahead = 86400000;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));";
    // As it is written everywhere.
    let day = async |ahead: u32| {
        let script = format!(
            "return new Date(Date.now() - window.ahead + {ahead} * 86400000).toLocaleDateString('en-GB',
                {{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }});"
        );
        let day = browser.run(&script).await?;
        anyhow::Ok(day.as_str().context("no day")?.to_owned())
    };
    browser.goto(&server.url("/daily")).await?;
    browser.wait_for(&format!("{CHOSEN}.today")).await?;
    let (today, tomorrow) = (day(0).await?, day(1).await?);
    browser.wait_for_text(".of-day h3", &today).await?;
    let label = browser
        .run("return document.querySelector('.day.today').getAttribute('aria-label');")
        .await?;
    ensure!(label == format!("{today}: Not played yet."), "{label}");
    browser.run(put_forward).await?;
    browser.wait_for_text(".of-day h3", &tomorrow).await?;
    browser
        .wait_for(&format!("{CHOSEN}.today[aria-label^='{tomorrow}']"))
        .await?;

    browser.goto(&server.url("/")).await?;
    browser.wait_for_text(".daily time", &today).await?;
    browser.run(put_forward).await?;
    browser.wait_for_text(".daily time", &tomorrow).await?;
    let machine = browser
        .run("return document.querySelector('.daily time').dateTime;")
        .await?;
    let tomorrow = "return new Date(Date.now()).toISOString().slice(0, 10);";
    ensure!(machine == browser.run(tomorrow).await?, "{machine}");
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// Whoever does not see the bars is told the results, and whoever sees no colours sees who has won.
#[tokio::test(flavor = "multi_thread")]
async fn results_as_bars_are_told_and_not_by_colour_alone() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/healthz")).await?;
    for (id, won) in [("one", true), ("two", false), ("three", true)] {
        browser.run(&flight(id, None, won)).await?;
    }
    browser.goto(&server.url("/pilot")).await?;
    browser.wait_for(".bars").await?;
    let bars = browser
        .run(
            "const bars = document.querySelector('.bars');
             const filled = (won) => [...bars.querySelectorAll('.bar')]
                .filter((bar) => bar.classList.contains('won') === won)
                .map((bar) => getComputedStyle(bar).fill !== 'none');
             return { label: bars.getAttribute('aria-label'), won: filled(true), lost: filled(false) };",
        )
        .await?;
    let label = bars["label"].as_str().context("no label")?;
    let (_, results) = label.split_once(": ").context("no results")?;
    ensure!(results.matches("Won").count() == 2, "{label}");
    ensure!(results.matches("Lost").count() == 1, "{label}");
    ensure!(
        bars["won"] == json!([true, true]) && bars["lost"] == json!([false]),
        "{bars}"
    );
    browser.quit().await
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
