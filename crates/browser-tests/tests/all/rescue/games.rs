//! Whole games by mouse, by keys, and watched.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser_tests::table::{
    NOTHING_SEEN, check_ending, check_page, decision, kept_history, kept_table, no_console_errors,
    play_to_the_end, record_from, resume, sensible, stage,
};
use browser_tests::{AppServer, Browser, DESKTOP, Key, PHONE};
use serde_json::json;
use starboard_kernel::{History, Level, Record};
use starboard_table::Player;

use super::replay::check_replay;
use super::{
    CHOSEN, GOALS, READY, ROUTE, STANDARD, STARTS, card, check_fits, check_goals, check_layout,
    ends, goals, label, labels, square, start_game, wait_for_label, wait_for_labels,
};

/// Plays turn by turn until the game is over; `play` carries a move out.
async fn play_sensibly(
    browser: &Browser,
    mut play: impl AsyncFnMut(&Browser, &History, &str) -> Result<()>,
) -> Result<()> {
    play_to_the_end(browser, async |browser, _| {
        let history = kept_history(browser).await?;
        let action = sensible(&history)?;
        play(browser, &history, &action).await.context(action)
    })
    .await?;
    check_result(browser).await
}

/// The result says who has won, and so does the game that is kept.
async fn check_result(browser: &Browser) -> Result<()> {
    let headline = browser.text(".result h2").await?;
    let ending = kept_history(browser).await?.now().ending();
    ensure!(ending.is_some(), "{headline}: but the game is not over");
    ensure!(
        headline.starts_with("You win") || headline.contains(" wins") || headline == "Draw",
        "{headline}"
    );
    let reason = browser.text(".result p").await?;
    ensure!(
        [
            "A commander came home.",
            "Only one fleet was left.",
            "The same position came up",
            "Forty rounds passed"
        ]
        .iter()
        .any(|words| reason.starts_with(words)),
        "{reason}"
    );
    ensure!(browser.count(".hexboard .target.own").await? == 0);
    Ok(())
}

async fn move_by_mouse(browser: &Browser, history: &History, action: &str) -> Result<()> {
    let (from, to) = ends(action)?;
    browser.click(&square(from)).await?;
    browser
        .wait_for(&format!("{}.chosen", square(from)))
        .await?;
    check_goals(browser, history, from).await?;
    browser.click(&square(to)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_mouse_then_its_replay() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.click(".cover-link[href='/new/rescue']").await?;
    start_game(&browser, "choose", &["person", "1"]).await?;
    check_page(&browser, "an empty layout").await?;

    // A ship from the tray by a drag, one by two clicks, one that changes its place.
    let ship = |name: &str| format!(".tray-ship[aria-label^='{name}']");
    browser.drag(&ship("Bounty Cargo"), &square("a1")).await?;
    wait_for_label(&browser, "a1", "Bounty Cargo, not confirmed yet").await?;
    browser.click(&ship("ICE Hunter")).await?;
    browser
        .wait_for(&format!("{}[aria-pressed=true]", ship("ICE Hunter")))
        .await?;
    browser.click(&square("c3")).await?;
    wait_for_label(&browser, "c3", "ICE Hunter, not confirmed yet").await?;
    browser.drag(&square("c3"), &square("d3")).await?;
    wait_for_label(&browser, "d3", "ICE Hunter, not confirmed yet").await?;
    browser.wait_for(&ship("ICE Hunter, 1 left")).await?;
    ensure!(!label(&browser, "c3").await?.contains("ICE Hunter"));
    browser.click(&square("e4")).await?;
    browser
        .wait_for_text(".why", "That is not one of your starting squares (R8)")
        .await?;
    browser.wait_for(&format!("{READY}:disabled")).await?;
    let next = browser.text(".next-step").await?;
    ensure!(next.starts_with("Choose a ship below"), "{next}");
    browser
        .click(".choice-row .button:not(.ghost):not(.primary)")
        .await?;
    browser.wait_for(&ship("ICE Hunter, 0 left")).await?;
    browser
        .wait_for_text(".next-step", "All eight ships are in place")
        .await?;
    check_page(&browser, "a full layout").await?;
    browser.click(READY).await?;
    browser.wait_until_gone(".layout-tray").await?;
    check_layout(&browser).await?;

    play_sensibly(&browser, move_by_mouse).await?;
    check_page(&browser, "the result").await?;
    check_replay(&browser).await?;
    browser.quit().await
}

/// The square that has the focus; an error if it is not on the board.
async fn focused(browser: &Browser) -> Result<String> {
    let focus = browser
        .run("return document.activeElement.closest('.hexboard [data-square]')?.dataset.square;")
        .await?;
    let focus = focus.as_str().context("the board has lost the focus")?;
    Ok(focus.to_owned())
}

/// Moves the focus over the board by arrow keys: along the columns to the right one, and then up
/// or down.
async fn walk_to(browser: &Browser, to: &str) -> Result<()> {
    let far = |axis: &'static str| {
        format!(
            "const middle = (square) => {{
                const box = square.getBoundingClientRect();
                return {{ x: box.left + box.width / 2, y: box.top + box.height / 2 }};
             }};
             const [from, to] = [document.activeElement, document.querySelector('{}')].map(middle);
             const scale = document.querySelector('.hexboard').getScreenCTM().a;
             // Columns are one and a half radii apart, hexes 100 high.
             return Math.round((to.{axis} - from.{axis}) / scale / {{ x: 86.6, y: 100 }}.{axis});",
            square(to)
        )
    };
    for (axis, less, more) in [("x", Key::Left, Key::Right), ("y", Key::Up, Key::Down)] {
        focused(browser).await?;
        let steps = browser.run(&far(axis)).await?;
        let steps = steps.as_i64().context("no distance")?;
        let key = char::from(if steps < 0 { less } else { more });
        browser
            .type_keys(String::from(key).repeat(steps.unsigned_abs() as usize))
            .await?;
    }
    let focus = focused(browser).await?;
    ensure!(
        focus == to,
        "the arrow keys lead to {focus} and not to {to}"
    );
    Ok(())
}

/// Moves the focus to a square that means something, by comma or full stop.
async fn skip_to(browser: &Browser, to: &str) -> Result<()> {
    let here = focused(browser).await?;
    let way = browser
        .run(&format!(
            "const marked = [...document.querySelectorAll('.hexboard .target')].filter((target) =>
                target.dataset.square === '{here}' ||
                ['own', ...{}].some((kind) => target.classList.contains(kind)));
             const place = (name) =>
                marked.findIndex((target) => target.dataset.square === name);
             return [place('{to}') - place('{here}'), place('{to}')];",
            json!(GOALS)
        ))
        .await?;
    ensure!(way[1] != -1, "{to} means nothing");
    let steps = way[0].as_i64().context("no distance")?;
    let key = if steps < 0 { "," } else { "." };
    browser
        .type_keys(key.repeat(steps.unsigned_abs() as usize))
        .await?;
    let focus = focused(browser).await?;
    ensure!(focus == to, "{key} leads to {focus} and not to {to}");
    Ok(())
}

/// What the words for a mark are.
fn words_for(kind: &str) -> &'static str {
    match kind {
        "step" => ", step here",
        "jump" => ", jump here, ",
        "attraction" => ", ride the solar attraction here",
        "attack" => ", attack",
        "pickup" => ", pick up your commander",
        "home" => ", come home and win",
        _ => ", stack here",
    }
}

async fn move_by_keys(browser: &Browser, history: &History, action: &str) -> Result<()> {
    let (from, to) = ends(action)?;
    walk_to(browser, from).await?;
    ensure!(label(browser, from).await?.ends_with(", can move"));
    browser.press(Key::Enter).await?;
    browser
        .wait_for(&format!("{}.chosen", square(from)))
        .await?;
    check_goals(browser, history, from).await?;
    skip_to(browser, to).await?;
    browser.wait_for(ROUTE).await?;
    let goals = goals(browser).await?;
    let goal = goals.iter().find(|(goal, _)| goal == to);
    let (_, kind) = goal.context("no goal there")?;
    let label = label(browser, to).await?;
    ensure!(label.contains(words_for(kind)), "{kind}: {label}");
    browser.press(Key::Enter).await?;
    focused(browser).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_keys_alone() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/rescue")).await?;
    // The form itself is used by keys in the tests of the other game.
    start_game(&browser, "choose", &["person", "1"]).await?;
    browser
        .wait_until(
            "the focus is on the board",
            "return Boolean(document.activeElement.closest('.hexboard'));",
        )
        .await?;
    ensure!(focused(&browser).await? == STARTS[0]);

    // Letters put ships down; here H is no hint.
    for (start, kind) in STARTS.into_iter().zip(STANDARD) {
        walk_to(&browser, start).await?;
        ensure!(
            label(&browser, start)
                .await?
                .ends_with(", place a ship here")
        );
        browser.type_keys(kind.to_lowercase()).await?;
        wait_for_label(&browser, start, "not confirmed yet").await?;
    }
    ensure!(browser.count("dialog[open]").await? == 0);
    walk_to(&browser, "d3").await?;
    browser.type_keys("h").await?;
    browser
        .wait_for_text(".why", "Both of your ICE Hunters are laid out (R5)")
        .await?;
    browser.tab_to(READY).await?;
    browser.press(Key::Enter).await?;
    browser.wait_until_gone(".layout-tray").await?;
    check_layout(&browser).await?;
    // The button is gone: an arrow key brings the board back.
    let first = decision(&browser, NOTHING_SEEN).await?;
    let first = first.context("the game is over")?;
    browser.press(Key::Up).await?;
    focused(&browser).await?;

    // A ship is taken up and put down again.
    let before = labels(&browser).await?;
    walk_to(&browser, &first.squares[0]).await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(CHOSEN).await?;
    wait_for_label(&browser, &first.squares[0], ", chosen").await?;
    browser.press(Key::Escape).await?;
    browser.wait_until_gone(CHOSEN).await?;
    ensure!(labels(&browser).await? == before);
    focused(&browser).await?;

    // A move is played, answered, and taken back together with the answer.
    let history = kept_history(&browser).await?;
    move_by_keys(&browser, &history, &sensible(&history)?).await?;
    decision(&browser, first.log).await?;
    focused(&browser).await?;
    ensure!(labels(&browser).await? != before);
    browser.type_keys("u").await?;
    wait_for_labels(&browser, &before).await?;
    ensure!(kept_history(&browser).await?.steps().len() == history.steps().len());
    focused(&browser).await?;

    play_sensibly(&browser, move_by_keys).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn six_bots_with_powers_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/new/rescue")).await?;
    browser.click(&card("powers", &"random".into())).await?;
    start_game(&browser, "choose", &["2"; 6]).await?;
    browser.legible_coordinates().await?;
    let mut lines = 0;
    loop {
        let next = browser
            .wait_until(
                "the game goes on",
                &format!(
                    "const lines = document.querySelectorAll('.log > li').length;
                     const over = Boolean(document.querySelector('.result'));
                     return (over || lines > {lines}) && {{ lines, over }};"
                ),
            )
            .await?;
        lines = next["lines"].as_i64().context("no number")?;
        let what = format!("after {lines} lines");
        check_fits(&browser, &what).await?;
        if next["over"] == true {
            break;
        }
    }
    check_result(&browser).await?;
    ensure!(browser.count(".player .power-chip").await? == 6);
    browser.no_clipped_text(".result").await?;
    check_page(&browser, "the result of six").await?;
    browser.quit().await
}

/// A six-player game that is certain to have a winner.
fn six_fleets() -> Result<Record> {
    let document = json!({
        "game": "rescue",
        "options": { "players": 6, "layout": "standard", "powers": "none" },
        "powers": ["none", "none", "none", "none", "none", "none"],
        "phase": "play",
        "ships": ["1C*@b3", "6F@c6", "2F@h4", "5F@f10", "4F@j11", "3F@k8"],
        "lost": [],
        "turn": 1,
        "quiet": 0,
        "over": null,
    });
    let mut seats = vec![Player::person("Player 1")];
    seats.extend((2..=6).map(|number| Player::bot(format!("Bot {number}"), Level::FIRST)));
    record_from(&document, &seats)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_six_is_in_view() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    resume(&browser, &server, &six_fleets()?).await?;
    decision(&browser, NOTHING_SEEN).await?;
    let log = browser
        .run(
            "const log = document.querySelector('.play-log').getBoundingClientRect();
             return { bottom: log.bottom, height: log.height, window: innerHeight };",
        )
        .await?;
    let number = |name: &str| log[name].as_f64().context("no number");
    ensure!(number("bottom")? <= number("window")?, "{log}");
    ensure!(number("height")? >= 120.0, "{log}");
    check_page(&browser, "six fleets on a desktop").await?;
    browser.quit().await
}

/// The same at the end of a game.
#[tokio::test(flavor = "multi_thread")]
async fn coming_home_among_six_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    resume(&browser, &server, &six_fleets()?).await?;
    decision(&browser, NOTHING_SEEN).await?;
    check_fits(&browser, "before the end").await?;
    browser.tap(&square("b3")).await?;
    wait_for_label(&browser, "b2", ", come home and win").await?;
    browser.tap(&square("b2")).await?;
    browser.wait_for(ROUTE).await?;
    browser.tap(&square("b2")).await?;
    browser.wait_for_text(".result h2", "You win with ").await?;
    check_result(&browser).await?;
    browser.wait_for(".play-result.won").await?;
    check_ending(&browser).await?;
    // The move home is on the board, and everybody is in the result.
    browser.wait_for(".trails .trail.seat-1 circle").await?;
    ensure!(browser.count(".standing").await? == 6);
    let first = browser.text(".standing:first-child").await?;
    ensure!(first.starts_with("Player 1"), "{first}");
    ensure!(browser.count(".result .race-line").await? == 6);
    // It began in the middle of another, so that it breaks no records.
    let counts = "does not count in the pilot’s log";
    browser.wait_for_text(".result", counts).await?;
    ensure!(browser.count(".honours").await? == 0);
    browser.no_clipped_text(".result").await?;
    check_page(&browser, "the winner").await?;
    check_fits(&browser, "the winner").await?;

    // Folded, it leaves the board all the room.
    let height = browser.run(BOARD_HEIGHT).await?.as_f64();
    browser.press(Key::Escape).await?;
    browser.wait_until_gone(".result-body").await?;
    ensure!(browser.run(BOARD_HEIGHT).await?.as_f64() > height);
    check_page(&browser, "the winner, folded").await?;
    browser.click(".result-fold").await?;

    // The winner is offered the next level.
    browser
        .click_text(".result .button.primary", "Play level 2")
        .await?;
    browser.wait_until_gone(".result").await?;
    let players = kept_table(&browser).await?.play().players().to_vec();
    let levels: Vec<_> = players.iter().filter_map(|p| p.kind.level()).collect();
    ensure!(levels == vec![Level::ALL[1]; 5], "{levels:?}");
    browser.quit().await
}

const BOARD_HEIGHT: &str = "return document.querySelector('.play-board').offsetHeight;";

/// Comes home among six, and wins.
async fn come_home(browser: &Browser) -> Result<()> {
    decision(browser, NOTHING_SEEN).await?;
    browser.tap(&square("b3")).await?;
    wait_for_label(browser, "b2", ", come home and win").await?;
    browser.tap(&square("b2")).await?;
    browser.wait_for(ROUTE).await?;
    browser.tap(&square("b2")).await
}

/// Notes when the sparks come, when the first key or tap after that does, and when the sparks are gone.
const WATCH_SPARKS: &str = "
    window.sparks = {};
    const note = (name) => { window.sparks[name] ??= performance.now(); };
    new MutationObserver(() => {
        if (document.querySelector('.finale')) { note('came'); }
        else if (window.sparks.came) { note('went'); }
    }).observe(document.body, { childList: true, subtree: true });
    for (const kind of ['keydown', 'pointerdown']) {
        addEventListener(kind, () => { if (window.sparks.came) { note('ended'); } }, { capture: true });
    }";

/// They end by themselves after more than three seconds; a key or a tap ends them at once.
const MOST_TO_SKIP: f64 = 500.0;

/// The sparks of an ending that is won are over the board alone, move nothing, and end with a key or a tap.
#[tokio::test(flavor = "multi_thread")]
async fn a_celebration_can_be_skipped() -> Result<()> {
    for by_key in [true, false] {
        let server = AppServer::start()?;
        let browser = Browser::start(PHONE.0, PHONE.1).await?;
        // Slowly, so that a slow machine comes in time.
        browser.goto(&server.url("/healthz")).await?;
        let slow = "localStorage.setItem('starboard.prefs', '{\"tempo\":\"slow\"}');";
        browser.run(slow).await?;
        resume(&browser, &server, &six_fleets()?).await?;
        browser.run(WATCH_SPARKS).await?;
        come_home(&browser).await?;
        browser.wait_for(".finale.won > i").await?;
        let heights = browser.run(BOARD_HEIGHT).await?;
        // Whoever made the last move may still be pressing.
        tokio::time::sleep(Duration::from_millis(700)).await;
        match by_key {
            true => browser.press(Key::Shift).await?,
            false => browser.tap(".result h2").await?,
        }
        browser.wait_until_gone(".finale").await?;
        let sparks = browser.run("return window.sparks;").await?;
        let time = |name: &str| {
            sparks[name]
                .as_f64()
                .with_context(|| format!("{name}: {sparks}"))
        };
        let late = time("went")? - time("ended")?;
        ensure!(late < MOST_TO_SKIP, "they go on for {late:.0} ms: {sparks}");
        ensure!(browser.run(BOARD_HEIGHT).await? == heights);
        // It was for this time only.
        browser.reload().await?;
        browser.wait_for(".result.won h2").await?;
        ensure!(browser.count(".finale").await? == 0);
        no_console_errors(&browser).await?;
        browser.quit().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_celebrated_where_motion_is_unwanted() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    resume(&browser, &server, &six_fleets()?).await?;
    browser.run(WATCH_SPARKS).await?;
    come_home(&browser).await?;
    browser.wait_for(".result.won h2").await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    ensure!(browser.run("return window.sparks;").await? == json!({}));
    no_console_errors(&browser).await?;
    browser.quit().await
}
