//! The first mission of every game, played on a phone by doing what the rings point at, in the language with
//! the longest words (in all with `STARBOARD_SLOW=1`), and on a desktop by keys alone, one of them in Polish.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::missions::{LESSON, MOST_TAPS, fly, rings};
use browser_tests::picture::Picture;
use browser_tests::table::{check_page, no_console_errors, press_by_keys, stage};
use browser_tests::{Browser, DESKTOP, Key, LONGEST, PHONE, all_languages};
use starboard_kernel::Lang;
use starboard_kernel::erased::Rules;

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
        follow(browser).await?;
    }
    bail!("it does not end: {}", browser.text(".lesson").await?);
}

/// By arrow keys to a square of a board: sideways as long as it lies there, then up or down.
async fn walk_to(browser: &Browser, to: &str) -> Result<()> {
    const MOST_STEPS: usize = 40;
    const FOCUS: &str = "return document.activeElement.dataset.square ?? null;";
    if browser.run(FOCUS).await?.is_null() {
        browser.tab_to(".board [data-square]").await?;
    }
    let way = format!(
        "const here = document.activeElement;
         if (here.dataset.square === '{to}') return 'there';
         const middle = (square) => {{
            const box = square.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2, box.width];
         }};
         const [from, end] = [here, document.querySelector('.board [data-square=\"{to}\"]')].map(middle);
         const [across, down] = [end[0] - from[0], end[1] - from[1]];
         if (Math.abs(across) > end[2] * 0.4) return across > 0 ? 'right' : 'left';
         return down > 0 ? 'down' : 'up';"
    );
    for _ in 0..MOST_STEPS {
        let key = match browser.run(&way).await?.as_str() {
            Some("there") => return Ok(()),
            Some("right") => Key::Right,
            Some("left") => Key::Left,
            Some("down") => Key::Down,
            _ => Key::Up,
        };
        browser.press(key).await?;
    }
    bail!("arrow keys do not lead to {to}");
}

async fn first_mission(game: &str) -> Result<()> {
    let langs = match all_languages() {
        true => Lang::ALL.to_vec(),
        false => vec![LONGEST],
    };
    for lang in langs {
        let flown = first_mission_in(game, lang.code()).await;
        flown.with_context(|| format!("in {}", lang.code()))?;
    }
    Ok(())
}

async fn first_mission_in(game: &str, lang: &str) -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/")).await?;
    browser.speak(lang).await?;
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
    browser
        .click(&format!(".result .primary[href='/now/{game}']"))
        .await?;
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

/// Whether the words of the lesson are in a live region, what each ring is round, and what that is called.
const TOLD: &str = "
    const words = document.querySelector('.lesson p');
    const live = words?.closest('[aria-live]');
    const name = (thing) => thing && (thing.getAttribute('aria-label')
        ?? (thing.matches('button') ? thing.textContent.trim() : null));
    const things = [...document.querySelectorAll('.ring')].map((ring) => {
        const { left, top, width, height } = ring.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return name(at?.closest('[aria-label], button')) ?? null;
    });
    return { said: words?.textContent.trim() ?? '', live: live?.getAttribute('aria-live') ?? null, things };";

/// Whoever does not see the rings is told the lesson, and what it points at has a name.
#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_can_be_followed_by_ear() -> Result<()> {
    for game in starboard_games::registry().iter().map(Rules::name) {
        let (server, browser) = stage(DESKTOP).await?;
        let address = server.url(&format!("/mission/{game}"));
        browser.goto(&address).await?;
        let mut lessons = 0;
        for _ in 0..MOST_TAPS {
            let ready = "return document.querySelector('.ring, .board-overlay .result') !== null";
            browser.wait_until("a ring", ready).await?;
            let before = browser.run(LESSON).await?;
            if before == "over" {
                break;
            }
            let told = browser.run(TOLD).await?;
            ensure!(told["live"] == "polite", "{game}: {told}");
            let said = told["said"].as_str().unwrap_or_default();
            ensure!(!said.is_empty(), "{game}: a lesson without words");
            let things = told["things"].as_array().context("a list")?;
            let named = things.iter().filter_map(|thing| thing.as_str());
            let named = named.filter(|name| !name.is_empty()).count();
            ensure!(named == things.len() && named > 0, "{game}: {told}");
            lessons += 1;
            follow(&browser).await?;
        }
        ensure!(lessons >= 5, "{game}: {lessons} lessons");
        browser.quit().await?;
    }
    Ok(())
}

/// Does by keys what the rings point at.
async fn follow(browser: &Browser) -> Result<()> {
    let before = browser.run(LESSON).await?;
    for number in 0..rings(browser).await?.len() {
        let Some(ring) = rings(browser).await?.get(number).cloned() else {
            break;
        };
        match (ring["square"].as_str(), ring["button"].as_str()) {
            (Some(square), _) => walk_to(browser, square).await?,
            (None, Some(button)) => browser.tab_to(button).await?,
            // What is only to be looked at.
            (None, None) => continue,
        }
        browser.press(Key::Enter).await?;
        if browser.count("dialog[open] .primary").await? > 0 {
            press_by_keys(browser, "dialog[open] .primary").await?;
        } else if browser.count("dialog[open]").await? > 0 {
            browser.press(Key::Escape).await?;
        }
    }
    // A move is confirmed with a second press.
    if browser.run(LESSON).await? == before && !rings(browser).await?.is_empty() {
        browser.press(Key::Enter).await?;
    }
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

/// Missions without a mouse; that of Guardians is flown in the test above.
async fn mission_by_keys(game: &str) -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser
        .goto(&server.url(&format!("/mission/{game}")))
        .await?;
    fly_by_keys(&browser).await?;
    browser.wait_for(".result h2").await?;
    no_console_errors(&browser).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mission_of_rescue_by_keys() -> Result<()> {
    mission_by_keys("rescue").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mission_of_armada_by_keys() -> Result<()> {
    mission_by_keys("armada").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mission_of_hegemony_by_keys() -> Result<()> {
    mission_by_keys("hegemony").await
}

/// The ground is the same beside the dimmed board as on it.
async fn check_no_seam(browser: &Browser) -> Result<()> {
    let picture = Picture::take(browser).await?;
    let board = browser.region(".play-board").await?;
    let seam = picture.seam(board);
    ensure!(seam < 0.2, "{:.0} % of the edge is a seam", seam * 100.0);
    Ok(())
}
