//! The first mission of every game, played on a phone by doing what the rings point at, and one by keys
//! alone in Polish.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::picture::Picture;
use browser_tests::table::{check_page, no_console_errors, press_by_keys, stage};
use browser_tests::{Browser, DESKTOP, Key, PHONE};
use serde_json::Value;
use starboard_kernel::erased::Rules;

/// More taps than any mission needs.
const MOST_TAPS: usize = 80;

/// The middles of all rings, and whether what is there is what the ring is round.
const RINGS: &str = "
    const rings = [...document.querySelectorAll('.ring')].map(ring => {
        const place = ring.getBoundingClientRect();
        const x = place.left + place.width / 2, y = place.top + place.height / 2;
        const marks = '[data-square], [data-action], [data-box], [data-die], [data-level], [data-skill]';
        const thing = document.elementFromPoint(x, y)?.closest(marks);
        const own = thing?.getBoundingClientRect();
        const fits = own && own.left >= place.left && own.right <= place.right
            && own.top >= place.top && own.bottom <= place.bottom;
        return { x, y, fits: Boolean(fits), ...thing?.dataset };
    });
    return rings;
";
/// Changes with every lesson, and while nothing can be done.
const LESSON: &str = "
    const over = document.querySelector('.board-overlay .result');
    return over ? 'over' : document.querySelector('.lesson p')?.textContent
        + document.querySelectorAll('.ring').length;
";

async fn rings(browser: &Browser) -> Result<Vec<Value>> {
    let rings = browser.run(RINGS).await?;
    Ok(rings.as_array().context("a list")?.clone())
}

/// Follows the rings to the end of the mission.
async fn fly(browser: &Browser, game: &str) -> Result<()> {
    for tap in 0..MOST_TAPS {
        let ready = "return document.querySelector('.ring, .board-overlay .result') !== null";
        browser.wait_until("a ring", ready).await?;
        let before = browser.run(LESSON).await?;
        let whole = browser.whole_lines(".lesson").await;
        whole.with_context(|| format!("{game}: {before}"))?;
        if before == "over" {
            ensure!(tap >= 5, "{game} is over after {tap} taps");
            return Ok(());
        }
        for number in 0..rings(browser).await?.len() {
            // The board may have changed with the tap before.
            let Some(ring) = rings(browser).await?.get(number).cloned() else {
                break;
            };
            ensure!(
                ring["fits"] == true,
                "{game}: {before}: {ring} is round nothing"
            );
            browser.tap_at(&ring).await?;
            if browser.count("dialog[open]").await? > 0 {
                browser.click("dialog[open] .primary").await?;
            }
        }
        // A move is confirmed with a second tap.
        if browser.run(LESSON).await? == before
            && let Some(last) = rings(browser).await?.last()
        {
            browser.tap_at(last).await?;
        }
    }
    bail!("{game} does not end: {}", browser.text(".lesson").await?);
}

/// Follows the rings to the end of the mission without a mouse: arrow keys lead to squares, Tab to
/// buttons, Enter takes them.
async fn fly_by_keys(browser: &Browser) -> Result<()> {
    for _ in 0..MOST_TAPS {
        let ready = "return document.querySelector('.ring, .board-overlay .result') !== null";
        browser.wait_until("a ring", ready).await?;
        let before = browser.run(LESSON).await?;
        if before == "over" {
            return Ok(());
        }
        for number in 0..rings(browser).await?.len() {
            let Some(ring) = rings(browser).await?.get(number).cloned() else {
                break;
            };
            match (ring["square"].as_str(), ring["action"].as_str()) {
                (Some(square), _) => walk_to(browser, square).await?,
                (None, Some(action)) => {
                    browser.tab_to(&format!("[data-action='{action}']")).await?;
                }
                (None, None) => bail!("{before}: {ring} is round nothing that keys can reach"),
            }
            browser.press(Key::Enter).await?;
            if browser.count("dialog[open]").await? > 0 {
                press_by_keys(browser, "dialog[open] .primary").await?;
            }
        }
        // A move is confirmed with a second press.
        if browser.run(LESSON).await? == before && !rings(browser).await?.is_empty() {
            browser.press(Key::Enter).await?;
        }
    }
    bail!("it does not end: {}", browser.text(".lesson").await?);
}

/// By arrow keys to a square of a board with columns of letters and rows of numbers.
async fn walk_to(browser: &Browser, to: &str) -> Result<()> {
    const FOCUS: &str = "return document.activeElement.dataset.square ?? null;";
    if browser.run(FOCUS).await?.is_null() {
        browser.tab_to(".square").await?;
    }
    let place = |square: &str| -> Result<(i32, i32)> {
        Ok((i32::from(square.as_bytes()[0]), square[1..].parse()?))
    };
    let focus = browser.run(FOCUS).await?;
    let (from, to) = (place(focus.as_str().context("a square")?)?, place(to)?);
    let mut keys = String::new();
    for (key, times) in [
        (Key::Right, to.0 - from.0),
        (Key::Left, from.0 - to.0),
        (Key::Up, to.1 - from.1),
        (Key::Down, from.1 - to.1),
    ] {
        keys.extend((0..times).map(|_| char::from(key.clone())));
    }
    if !keys.is_empty() {
        browser.type_keys(keys).await?;
    }
    Ok(())
}

async fn first_mission(game: &str) -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/")).await?;
    browser
        .click(&format!(".primary[href='/mission/{game}']"))
        .await?;
    browser.wait_for(".ring").await?;
    check_page(&browser, &format!("the first mission of {game}")).await?;
    if browser.count(".board .coord").await? > 0 {
        browser.legible_coordinates().await?;
    }
    fly(&browser, game).await?;
    check_page(&browser, &format!("the end of the mission of {game}")).await?;
    let last = "const card = document.querySelector('.board-overlay');
        return card.scrollHeight <= card.clientHeight;";
    ensure!(browser.run(last).await? == true, "the end is cut off");
    no_console_errors(&browser).await?;

    // It is offered no more, can be repeated, and the first real game is explained.
    browser.click_text(".result .button", "Play now").await?;
    browser.wait_for(".play-guide .guide-fold").await?;
    let registry = starboard_games::registry();
    let mut games = registry.iter().map(Rules::name);
    let other = games.find(|other| *other != game).context("a game")?;
    browser.goto(&server.url(&format!("/now/{other}"))).await?;
    browser.wait_for(".play .board").await?;
    ensure!(browser.count(".play-guide").await? == 0, "another game");
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".play-now").await?;
    ensure!(browser.count(&format!("[href='/mission/{game}']")).await? == 0);
    browser.goto(&server.url(&format!("/new/{game}"))).await?;
    browser.click(&format!("[href='/mission/{game}']")).await?;
    browser.wait_for(".ring").await?;
    Ok(())
}

/// A test of each game.
mod first_mission {
    macro_rules! missions {
        ($($game:ident: $type:ty,)*) => {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $game() -> anyhow::Result<()> {
                    super::first_mission(stringify!($game)).await
                }
            )*
        };
    }

    starboard_games::with_games!(missions);
}

/// What is not the lesson is refused and changes nothing; the mission can be skipped, and flown later
/// by keys, in another language.
#[tokio::test(flavor = "multi_thread")]
async fn a_mission_keeps_its_course() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/mission/guardians")).await?;
    browser.wait_for(".ring").await?;
    browser.click("[data-square='d1']").await?;
    browser.click("[data-square='d1']").await?;
    browser.wait_for_text(".why", "Not yet").await?;
    browser.type_keys("h").await?;
    browser.wait_for_text(".why", "Not yet").await?;
    ensure!(browser.count("dialog[open]").await? == 0);
    check_page(&browser, "a mission on a desktop").await?;
    browser.click_text(".lesson .button", "Skip").await?;
    browser.wait_for(".play-now").await?;
    ensure!(browser.count("[href='/mission/guardians']").await? == 0);
    ensure!(
        browser.count(".resume").await? == 0,
        "a mission is not kept"
    );

    browser
        .run("localStorage.setItem('starboard.prefs', JSON.stringify({ lang: 'pl' }));")
        .await?;
    browser.goto(&server.url("/mission/guardians")).await?;
    fly_by_keys(&browser).await?;
    browser
        .wait_for_text(".result h2", "Misja wykonana")
        .await?;
    check_page(&browser, "the end of a mission in Polish").await?;
    check_no_seam(&browser).await?;
    no_console_errors(&browser).await
}

/// The ground is the same beside the dimmed board as on it.
async fn check_no_seam(browser: &Browser) -> Result<()> {
    let picture = Picture::take(browser).await?;
    let board = browser.region(".play-board").await?;
    let seam = picture.seam(board);
    ensure!(seam < 0.2, "{:.0} % of the edge is a seam", seam * 100.0);
    Ok(())
}
