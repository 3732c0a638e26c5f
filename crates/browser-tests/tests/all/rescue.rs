//! Commander Rescue in a real browser: laying out and playing by mouse, keys and touch, watching,
//! and what its board and its form do besides.
//!
//! Nothing moves by itself here, but for one flight: the system asks for less motion. What a test plays is chosen by
//! a greedy bot on this side from the game as the browser keeps it.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::table::{
    HINT, NOTHING_SEEN, START, check_page, check_parts, check_rule_anchors, decision, import,
    kept_history, no_console_errors, path, record_from, resume, sensible, stage,
};
use browser_tests::{AppServer, Browser, DESKTOP, Key, PHONE};
use serde_json::{Value, json};
use starboard_kernel::History;
use starboard_table::SeatPlan;

/// More turns than a person takes in any game of two.
const MOST_TURNS: usize = 200;

/// The starting squares of the first seat, in their order, and the ships of the standard layout.
const STARTS: [&str; 8] = ["d3", "c3", "c4", "c2", "b3", "b1", "a2", "a1"];
const STANDARD: [&str; 8] = ["H", "H", "C", "T", "F", "F", "C", "T"];

/// The marks of squares where a chosen ship can go.
const GOALS: [&str; 7] = [
    "step",
    "jump",
    "attraction",
    "attack",
    "pickup",
    "home",
    "stack",
];

const CHOSEN: &str = ".hexboard .target.chosen";
const ROUTE: &str = ".hexboard .route";
const READY: &str = ".choice-row .primary";

// ---- Setting the stage.

/// The card of an option's value in the form.
fn card(option: &str, value: &Value) -> String {
    format!(".radio-card:has([name={option}][value='{value}'])")
}

/// Fills the form in and starts. `kinds` are the values of the seats' lists, one for each player.
async fn start_game(browser: &Browser, layout: &str, kinds: &[&str]) -> Result<()> {
    browser.wait_for(".setup").await?;
    browser.click(&card("players", &kinds.len().into())).await?;
    browser.click(&card("layout", &layout.into())).await?;
    for (index, kind) in kinds.iter().enumerate() {
        let seat = format!(".seat-row.seat-{} .seat-kind", index + 1);
        browser.choose(&seat, kind).await?;
    }
    browser.click(START).await?;
    browser.wait_for(".play .hexboard").await?;
    Ok(())
}

/// A game in the standard layout at the first turn of the person, with nothing behind it but what
/// bots have done.
async fn person_to_move(browser: &Browser, server: &AppServer, kinds: &[&str]) -> Result<i64> {
    browser.goto(&server.url("/new/rescue")).await?;
    start_game(browser, "standard", kinds).await?;
    let first = decision(browser, NOTHING_SEEN).await?;
    Ok(first.context("the game is over")?.log)
}

// ---- The board.

fn square(name: &str) -> String {
    format!(".hexboard [data-square={name}]")
}

/// Where a move begins and ends: `c3-d3`, `c3xe5 to b1`.
fn ends(action: &str) -> Result<(&str, &str)> {
    let move_alone = action.split(' ').next().unwrap_or_default();
    move_alone
        .split_once(['-', 'x'])
        .with_context(|| format!("{action} is no move"))
}

/// Every square in words, in the order of the board.
async fn labels(browser: &Browser) -> Result<Vec<String>> {
    let labels = browser
        .run(
            "return [...document.querySelectorAll('.hexboard .target')]
                .map((square) => square.getAttribute('aria-label'));",
        )
        .await?;
    serde_json::from_value(labels).context("a square without words")
}

async fn label(browser: &Browser, name: &str) -> Result<String> {
    let script = format!(
        "return document.querySelector({})?.getAttribute('aria-label');",
        json!(square(name))
    );
    let label = browser.wait_until("a square with words", &script).await?;
    let label = label.as_str().map(str::to_owned);
    label.with_context(|| format!("{name} has no words"))
}

/// Waits until a square is said to be or mean something.
async fn wait_for_label(browser: &Browser, name: &str, words: &str) -> Result<()> {
    let square = square(name);
    browser
        .wait_for(&format!("{square}[aria-label*='{words}']"))
        .await?;
    Ok(())
}

async fn wait_for_labels(browser: &Browser, expected: &[String]) -> Result<()> {
    let start = Instant::now();
    loop {
        let found = labels(browser).await?;
        if found == expected {
            return Ok(());
        }
        if start.elapsed() > Duration::from_secs(10) {
            let both = found.iter().zip(expected);
            let other: Vec<_> = both.filter(|(found, expected)| found != expected).collect();
            bail!("found and expected: {other:?}");
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
}

/// The squares that are marked as goals of the chosen ship, with their marks.
async fn goals(browser: &Browser) -> Result<Vec<(String, String)>> {
    let goals = browser
        .run(&format!(
            "const kinds = {};
             return [...document.querySelectorAll('.hexboard .target')].flatMap((target) => {{
                const kind = kinds.find((kind) => target.classList.contains(kind));
                return kind ? [[target.dataset.square, kind]] : [];
             }});",
            json!(GOALS)
        ))
        .await?;
    serde_json::from_value(goals).context("goals without names")
}

/// The chosen ship can go exactly where the rules allow it.
async fn check_goals(browser: &Browser, history: &History, from: &str) -> Result<()> {
    let mut shown: Vec<String> = goals(browser)
        .await?
        .into_iter()
        .map(|(to, _)| to)
        .collect();
    let actions = history.now().actions();
    let moves = actions.iter().filter_map(|action| ends(action).ok());
    let mut legal: Vec<&str> = moves
        .filter(|(start, _)| *start == from)
        .map(|(_, to)| to)
        .collect();
    shown.sort_unstable();
    legal.sort_unstable();
    legal.dedup();
    ensure!(
        shown == legal,
        "{from} leads to {legal:?} and not {shown:?}"
    );
    Ok(())
}

/// Plays turn by turn until the game is over; `play` carries a move out.
async fn play_to_the_end(
    browser: &Browser,
    mut play: impl AsyncFnMut(&Browser, &History, &str) -> Result<()>,
) -> Result<()> {
    let mut seen = NOTHING_SEEN;
    for _ in 0..MOST_TURNS {
        let Some(decision) = decision(browser, seen).await? else {
            return check_result(browser).await;
        };
        seen = decision.log;
        let history = kept_history(browser).await?;
        let action = sensible(&history)?;
        play(browser, &history, &action).await.context(action)?;
    }
    bail!("the game does not end")
}

/// The result says who has won, and so does the game that is kept.
async fn check_result(browser: &Browser) -> Result<()> {
    let headline = browser.text(".result h2").await?;
    let ending = kept_history(browser).await?.now().ending();
    ensure!(ending.is_some(), "{headline}: but the game is not over");
    ensure!(
        headline.starts_with("Winner: ") || headline == "Draw",
        "{headline}"
    );
    let reason = browser.text(".result p").await?;
    ensure!(
        [
            "A commander is home.",
            "Only one fleet is left.",
            "A draw: "
        ]
        .iter()
        .any(|words| reason.starts_with(words)),
        "{reason}"
    );
    // This game has no points.
    ensure!(browser.count(".result table").await? == 0);
    ensure!(browser.count(".hexboard .target.own").await? == 0);
    Ok(())
}

// ---- Whole games.

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
    browser.click(".cover-card[href='/new/rescue']").await?;
    start_game(&browser, "choose", &["person", "1"]).await?;
    check_page(&browser, "an empty layout").await?;

    // A ship from the tray by a drag, one by two clicks, one that changes its place.
    let ship = |name: &str| format!(".tray-ship[aria-label^='{name}']");
    browser.drag(&ship("Bounty Cargo"), &square("a1")).await?;
    wait_for_label(&browser, "a1", "Bounty Cargo, not yet fixed").await?;
    browser.click(&ship("ICE Hunter")).await?;
    browser
        .wait_for(&format!("{}[aria-pressed=true]", ship("ICE Hunter")))
        .await?;
    browser.click(&square("c3")).await?;
    wait_for_label(&browser, "c3", "ICE Hunter, not yet fixed").await?;
    browser.drag(&square("c3"), &square("d3")).await?;
    wait_for_label(&browser, "d3", "ICE Hunter, not yet fixed").await?;
    browser.wait_for(&ship("ICE Hunter, 1 left")).await?;
    ensure!(!label(&browser, "c3").await?.contains("ICE Hunter"));
    browser.click(&square("e4")).await?;
    browser
        .wait_for_text(".why", "That is not one of your starting squares (R8)")
        .await?;
    browser.wait_for(&format!("{READY}:disabled")).await?;
    browser
        .click(".choice-row .button:not(.ghost):not(.primary)")
        .await?;
    browser.wait_for(&ship("ICE Hunter, 0 left")).await?;
    check_page(&browser, "a full layout").await?;
    browser.click(READY).await?;
    browser.wait_until_gone(".layout-tray").await?;
    check_layout(&browser).await?;

    play_to_the_end(&browser, move_by_mouse).await?;
    check_page(&browser, "the result").await?;
    check_replay(&browser).await?;
    browser.quit().await
}

/// The person has laid the fleet out in the standard order.
async fn check_layout(browser: &Browser) -> Result<()> {
    let history = kept_history(browser).await?;
    let laid = history.steps().iter().map(|step| &*step.text).take(8);
    let expected = STANDARD.map(|kind| format!("lay {kind}"));
    ensure!(laid.eq(expected.iter().map(|text| &**text)));
    Ok(())
}

/// From the result of a game to its replay, event by event to the same end, and back.
async fn check_replay(browser: &Browser) -> Result<()> {
    let end = labels(browser).await?;
    let score = "return [...document.querySelectorAll('.player-score')].map((s) => s.textContent);";
    let scores = browser.run(score).await?;
    let history = kept_history(browser).await?;
    let length = history.steps().len();
    let at = |step: usize| format!("{step} / {length}");
    let count = ".replay-count";

    browser.click(".result a[href^='/replay/']").await?;
    browser.wait_for_text(count, &at(0)).await?;
    let beginning = labels(browser).await?;
    ensure!(beginning != end);
    browser.choose(".replay-speed", "8").await?;
    browser.click(".replay button[aria-label=Play]").await?;
    let mut shown = String::new();
    while shown != at(length) {
        // Under load it takes its time, but it must go on.
        let next = browser
            .wait_until(
                "the replay goes on",
                &format!(
                    "const count = document.querySelector('{count}').textContent;
                     return count !== '{shown}' && count;"
                ),
            )
            .await?;
        shown = next.as_str().unwrap_or_default().to_owned();
    }
    wait_for_labels(browser, &end).await?;
    ensure!(browser.run(score).await? == scores);
    check_page(browser, "the end of the replay").await?;

    // By single steps and by jumps it comes to the same.
    browser.press(Key::Left).await?;
    browser.wait_for_text(count, &at(length - 1)).await?;
    browser.press(Key::Right).await?;
    browser.wait_for_text(count, &at(length)).await?;
    wait_for_labels(browser, &end).await?;
    browser.press(Key::Home).await?;
    browser.wait_for_text(count, &at(0)).await?;
    wait_for_labels(browser, &beginning).await?;
    browser.press(Key::End).await?;
    wait_for_labels(browser, &end).await?;
    no_console_errors(browser).await
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
        "jump" => ", jump here, landings ",
        "attraction" => ", by solar attraction",
        "attack" => ", attack",
        "pickup" => ", fetch your commander",
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
        ensure!(label(&browser, start).await?.ends_with(", put a ship here"));
        browser.type_keys(kind.to_lowercase()).await?;
        wait_for_label(&browser, start, "not yet fixed").await?;
    }
    ensure!(browser.count("dialog[open]").await? == 0);
    walk_to(&browser, "d3").await?;
    browser.type_keys("h").await?;
    browser
        .wait_for_text(
            ".why",
            "Both ships of this kind (ICE Hunter) are laid out (R5)",
        )
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

    play_to_the_end(&browser, move_by_keys).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn six_bots_with_powers_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/new/rescue")).await?;
    browser.click(&card("powers", &"random".into())).await?;
    start_game(&browser, "choose", &["2"; 6]).await?;
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

/// The same at the end of a game that somebody wins for certain.
#[tokio::test(flavor = "multi_thread")]
async fn coming_home_among_six_on_a_phone() -> Result<()> {
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
    let mut seats = vec![SeatPlan::person("Player 1")];
    seats.extend((2..=6).map(|number| SeatPlan::bot(format!("Bot {number}"), 1)));
    let (server, browser) = stage(PHONE).await?;
    resume(&browser, &server, &record_from(&document, seats)?).await?;
    decision(&browser, NOTHING_SEEN).await?;
    check_fits(&browser, "before the end").await?;
    browser.tap(&square("b3")).await?;
    wait_for_label(&browser, "b2", ", come home and win").await?;
    browser.tap(&square("b2")).await?;
    browser.wait_for(ROUTE).await?;
    browser.tap(&square("b2")).await?;
    browser
        .wait_for_text(".result h2", "Winner: Player 1")
        .await?;
    check_result(&browser).await?;
    browser.no_clipped_text(".result").await?;
    check_page(&browser, "the winner").await?;
    check_fits(&browser, "the winner").await?;
    browser.quit().await
}

/// Nothing is too wide, covered or cut off.
async fn check_fits(browser: &Browser, what: &str) -> Result<()> {
    check_parts(browser, what).await?;
    browser.no_horizontal_overflow().await?;
    // A title that is too long ends in dots.
    browser
        .no_clipped_text(".play-step, .play-players, .play-status, .play-actions")
        .await
        .with_context(|| what.to_owned())
}

// ---- Around a move.

/// The boxes of everything that must not move when a ship is chosen.
async fn boxes(browser: &Browser) -> Result<Value> {
    browser
        .run(
            "const parts = '.hexboard, .play-board, .play-players, .play-status, .play-actions, ' +
                '.all-actions, .turn-board';
             return [...document.querySelectorAll(parts)].map((part) => {
                const { x, y, width, height } = part.getBoundingClientRect();
                return [part.getAttribute('class'), x, y, width, height];
             });",
        )
        .await
}

/// Everything is where it was.
async fn check_still(browser: &Browser, before: &Value, what: &str) -> Result<()> {
    let now = boxes(browser).await?;
    let parts = |boxes: &Value| boxes.as_array().cloned().unwrap_or_default();
    for (before, now) in parts(before).iter().zip(&parts(&now)) {
        ensure!(before == now, "{what}: from {before} to {now}");
    }
    ensure!(parts(before).len() == parts(&now).len(), "{what}: {now}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn touch_shows_the_way_before_it_plays() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/new/rescue")).await?;
    start_game(&browser, "choose", &["person", "1"]).await?;
    check_fits(&browser, "an empty layout").await?;

    // A finger brings a ship from the tray; another one comes by two touches.
    browser
        .drag(".tray-ship[aria-label^='TIE UFO']", &square("a1"))
        .await?;
    wait_for_label(&browser, "a1", "TIE UFO, not yet fixed").await?;
    browser.tap(".tray-ship[aria-label^='Speedy F1']").await?;
    browser.tap(&square("d3")).await?;
    wait_for_label(&browser, "d3", "Speedy F1, not yet fixed").await?;
    browser
        .tap(".choice-row .button:not(.ghost):not(.primary)")
        .await?;
    check_page(&browser, "a full layout").await?;
    browser.tap(READY).await?;
    browser.wait_until_gone(".layout-tray").await?;
    check_layout(&browser).await?;

    let mut seen = NOTHING_SEEN;
    for _ in 0..3 {
        let decision = decision(&browser, seen).await?;
        seen = decision.context("the game is over")?.log;
        let history = kept_history(&browser).await?;
        let action = sensible(&history)?;
        let (from, to) = ends(&action)?;
        let still = boxes(&browser).await?;
        browser.tap(&square(from)).await?;
        browser
            .wait_for(&format!("{}.chosen", square(from)))
            .await?;
        ensure!(browser.count(ROUTE).await? == 0, "a way without a goal");
        check_still(&browser, &still, from).await?;
        check_goals(&browser, &history, from).await?;

        // The first touch shows, the second plays.
        browser.tap(&square(to)).await?;
        browser.wait_for(&format!("{}.chosen", square(to))).await?;
        browser.wait_for(ROUTE).await?;
        check_still(&browser, &still, to).await?;
        let shown = kept_history(&browser).await?;
        ensure!(shown.steps().len() == history.steps().len(), "{action}");
        check_fits(&browser, &action).await?;
        browser.tap(&square(to)).await?;
        browser.wait_until_gone(ROUTE).await?;
        let played = kept_history(&browser).await?;
        ensure!(played.steps()[history.steps().len()].text == action);
    }

    // With another ship in between the first touch on a goal is the first again.
    decision(&browser, seen).await?;
    let history = kept_history(&browser).await?;
    let action = sensible(&history)?;
    let (from, to) = ends(&action)?;
    browser.tap(&square(from)).await?;
    browser.tap(&square(to)).await?;
    browser.wait_for(ROUTE).await?;
    browser.tap(".choice-row .button:last-child").await?;
    browser.wait_until_gone(CHOSEN).await?;
    ensure!(browser.count(ROUTE).await? == 0);
    browser.tap(&square(from)).await?;
    browser.tap(&square(to)).await?;
    browser.wait_for(ROUTE).await?;
    ensure!(kept_history(&browser).await?.steps().len() == history.steps().len());
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn ways_refusals_and_languages() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    person_to_move(&browser, &server, &["person", "1"]).await?;
    let history = kept_history(&browser).await?;
    let ships = decision(&browser, NOTHING_SEEN).await?;
    let ships = ships.context("the game is over")?.squares;

    // Choosing any ship moves nothing else, here and on a small screen.
    for (width, height) in [PHONE, DESKTOP] {
        browser.resize(width, height).await?;
        let still = boxes(&browser).await?;
        for ship in &ships {
            browser.click(&square(ship)).await?;
            browser
                .wait_for(&format!("{}.chosen", square(ship)))
                .await?;
            check_still(&browser, &still, &format!("{ship} at {width} px")).await?;
            check_goals(&browser, &history, ship).await?;
        }
        check_page(&browser, &format!("a chosen ship at {width} px")).await?;
        browser.press(Key::Escape).await?;
        browser.wait_until_gone(CHOSEN).await?;
        check_still(&browser, &still, "put down").await?;
    }

    check_ways(&browser, &ships).await?;
    check_refusals(&browser).await?;
    check_polish(&browser).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// Under the mouse every goal shows its way, hop by hop, up to itself.
async fn check_ways(browser: &Browser, ships: &[String]) -> Result<()> {
    let mut kinds = Vec::new();
    for ship in ships {
        browser.click(&square(ship)).await?;
        browser
            .wait_for(&format!("{}.chosen", square(ship)))
            .await?;
        for (goal, kind) in goals(browser).await? {
            browser.hover(&square(&goal)).await?;
            let way = browser
                .wait_until(
                    &format!("the way from {ship} to {goal}"),
                    &format!(
                        "const middle = (element) => {{
                            const box = element.getBoundingClientRect();
                            return [box.left + box.width / 2, box.top + box.height / 2];
                         }};
                         const end = document.querySelector('.route .route-end');
                         const goal = document.querySelector('{}');
                         if (!end) {{ return null; }}
                         const [[x, y], [to_x, to_y]] = [end, goal].map(middle);
                         const count = (css) => document.querySelectorAll(css).length;
                         return Math.hypot(x - to_x, y - to_y) < 3 && {{
                            hops: count('.route .route-hop'),
                            jumps: count('.route .route-hop.jump'),
                            attractions: count('.route .route-hop.attraction'),
                            pivots: count('.route .pivot'),
                            stops: count('.route .route-stop'),
                         }};",
                        square(&goal)
                    ),
                )
                .await?;
            let number = |name: &str| way[name].as_u64().unwrap_or_default();
            let what = format!("{kind} from {ship} to {goal}: {way}");
            ensure!(number("hops") == number("stops") + 1, "{what}");
            ensure!(number("pivots") == number("jumps"), "{what}");
            match &*kind {
                "step" => ensure!(number("jumps") == 0 && number("hops") <= 2, "{what}"),
                "jump" => {
                    let words = format!("jump here, landings {}", number("jumps"));
                    let label = label(browser, &goal).await?;
                    ensure!(label.ends_with(&words), "{what}: {label}");
                }
                "attraction" => ensure!(number("attractions") == 1, "{what}"),
                _ => {}
            }
            kinds.push(kind);
        }
    }
    for kind in ["step", "jump"] {
        ensure!(kinds.iter().any(|other| other == kind), "no {kind}");
    }
    browser.press(Key::Escape).await?;
    browser.wait_until_gone(ROUTE).await
}

/// At the start of a game, with nothing chosen.
async fn check_refusals(browser: &Browser) -> Result<()> {
    let refused = async |name: &str, why: &str, rule: &str| -> Result<()> {
        browser.click(&square(name)).await?;
        browser.wait_for_text(".why", why).await?;
        browser
            .wait_for(&format!(".why a[href='/rules/rescue#{rule}']"))
            .await?;
        Ok(())
    };
    refused("j11", "the ship on j11 is not yours (R9)", "R9").await?;
    browser.click(&square("c4")).await?;
    browser
        .wait_for(&format!("{}.chosen", square("c4")))
        .await?;
    refused(
        "g7",
        "no ship may stand on g7: it is a UFO square (R14)",
        "R14",
    )
    .await?;
    refused("j11", "a Bounty Cargo cannot attack (R31)", "R31").await?;
    let planet = "a ship lands on its own planet only with the commander aboard (R22)";
    refused("b2", planet, "R22").await?;
    check_page(browser, "a refusal").await?;
    // The ship is still in hand.
    browser
        .wait_for(&format!("{}.chosen", square("c4")))
        .await?;
    browser.press(Key::Escape).await?;
    browser.wait_until_gone(CHOSEN).await
}

/// Every text of the play screen follows the language.
async fn check_polish(browser: &Browser) -> Result<()> {
    let english = labels(browser).await?;
    browser.click(".language-button").await?;
    browser
        .wait_for_text(".play-title", "Na ratunek Dowódcy")
        .await?;
    let polish = labels(browser).await?;
    let mut both = english.iter().zip(&polish);
    ensure!(
        both.all(|(english, polish)| english != polish),
        "{polish:?}"
    );
    for (css, text) in [
        (".status-step", "RUCH"),
        (".status-text", "odbij dowódcę."),
        (".next-step", "Wybierz statek, który może się ruszyć"),
        (".signs", "może się ruszyć"),
        (".all-actions", "Wszystkie akcje"),
        (".commander-place", "na l12"),
    ] {
        browser.wait_for_text(css, text).await?;
    }
    browser.click(&square("d3")).await?;
    wait_for_label(browser, "d3", "ICE Hunter gracza 1, wybrane").await?;
    browser
        .wait_for_text(".next-step", "Wybierz, dokąd leci")
        .await?;
    browser
        .wait_for_text(".choice-row .button", "Odłóż")
        .await?;
    browser.click(&square("g7")).await?;
    browser
        .wait_for_text(
            ".why",
            "na g7 nie może stanąć żaden statek: to pole UFO (R14)",
        )
        .await?;
    check_page(browser, "play in Polish").await
}

/// Whether one square is below another on the screen.
async fn is_below(browser: &Browser, one: &str, other: &str) -> Result<bool> {
    let answer = browser
        .run(&format!(
            "const top = (css) => document.querySelector(css).getBoundingClientRect().top;
             return top('{}') > top('{}');",
            square(one),
            square(other)
        ))
        .await?;
    Ok(answer == true)
}

#[tokio::test(flavor = "multi_thread")]
async fn powers_by_seat_and_the_turned_board() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/rescue")).await?;
    browser
        .click(".radio-card:has([name=powers][value=list])")
        .await?;
    let list = |seat: usize| format!(".by-seat-row.seat-{seat} select");
    let chosen = async || -> Result<Value> {
        browser
            .run(
                "return [...document.querySelectorAll('.by-seat-row select')]
                    .map((list) => list.selectedOptions[0].textContent);",
            )
            .await
    };
    browser.wait_for(&list(2)).await?;
    ensure!(chosen().await? == json!(["Space Wolf", "Space Cheetah"]));
    // What another seat has is exchanged, whether its list was touched before or not.
    for (seat, value, expected) in [
        (1, "2", ["Space Cheetah", "Space Wolf"]),
        (2, "3", ["Space Cheetah", "Space Hacker"]),
        (1, "3", ["Space Hacker", "Space Cheetah"]),
        (2, "3", ["Space Cheetah", "Space Hacker"]),
        (1, "0", ["none", "Space Hacker"]),
        (2, "0", ["none", "none"]),
        (1, "5", ["Space Robots", "none"]),
        (2, "1", ["Space Robots", "Space Wolf"]),
    ] {
        browser.choose(&list(seat), value).await?;
        let shown = chosen().await?;
        ensure!(shown == json!(expected), "{shown} and not {expected:?}");
    }
    check_page(&browser, "the form with powers by seat").await?;

    start_game(&browser, "standard", &["1", "person"]).await?;
    for (seat, power) in [(1, "Space Robots"), (2, "Space Wolf")] {
        browser
            .wait_for(&format!(
                ".player.seat-{seat} .power-chip[aria-label='{power}']"
            ))
            .await?;
    }
    decision(&browser, NOTHING_SEEN).await?;

    // The planet of the only person is below until they want it otherwise.
    let switch = |on: bool| format!(".turn-board[aria-pressed={on}]");
    for on in [true, false, true] {
        browser.wait_for(&switch(on)).await?;
        ensure!(is_below(&browser, "l12", "b2").await? == on, "{on}");
        // The ships are where their squares are.
        let history = kept_history(&browser).await?;
        browser.click(&square("l13")).await?;
        browser
            .wait_for(&format!("{}.chosen", square("l13")))
            .await?;
        check_goals(&browser, &history, "l13").await?;
        browser.press(Key::Escape).await?;
        browser.wait_until_gone(CHOSEN).await?;
        check_page(&browser, &format!("turned: {on}")).await?;
        browser.click(&switch(on)).await?;
    }
    browser.wait_for(&switch(false)).await?;
    browser.reload().await?;
    browser.wait_for(&switch(false)).await?;
    ensure!(is_below(&browser, "b2", "l12").await?);
    no_console_errors(&browser).await?;
    browser.quit().await
}

// ---- Powers in play.

#[tokio::test(flavor = "multi_thread")]
async fn a_take_over_a_rebuild_and_a_stack() -> Result<()> {
    let powers = json!(["hacker", "robots", "wolf"]);
    let document = json!({
        "game": "rescue",
        "options": { "players": 3, "layout": "standard", "powers": powers },
        "powers": powers,
        "phase": "play",
        "ships": ["1H@e4", "3T@e5", "3F@f10", "3C@g11", "2F@k8"],
        "lost": ["2H"],
        "turn": 1,
        "quiet": 0,
        "over": null,
    });
    let people = ["Ada", "Bea", "Cy"].map(SeatPlan::person);
    let record = record_from(&document, people.into())?;
    let (server, browser) = stage(DESKTOP).await?;
    resume(&browser, &server, &record).await?;
    let mut seen = NOTHING_SEEN;
    let mut turn = async |name: &str| -> Result<()> {
        let next = decision(&browser, seen).await?;
        seen = next.context("the game is over")?.log;
        browser.wait_for_text(".status-text", name).await
    };
    let press = async |text: &str| browser.click_text(".choice-row .button", text).await;

    // The attacked ship can be destroyed, or put on a starting square.
    turn("Ada: ").await?;
    let still = boxes(&browser).await?;
    browser.click(&square("e4")).await?;
    wait_for_label(&browser, "e5", ", attack").await?;
    check_still(&browser, &still, "many kinds of goals").await?;
    check_sizes(&browser, "a ship with every kind of goal").await?;
    browser.click(&square("e5")).await?;
    browser
        .wait_for_text(".next-step", "Take over: choose a starting square")
        .await?;
    browser.wait_for(ROUTE).await?;
    wait_for_label(&browser, "c3", ", put the taken ship here").await?;
    ensure!(browser.count(".hexboard .target.rebuild").await? == 8);
    browser
        .wait_for_text(".choice-row .button", "Destroy")
        .await?;
    check_sizes(&browser, "the fate of a ship").await?;
    browser.click(&square("c3")).await?;
    wait_for_label(&browser, "c3", "TIE UFO of seat 1, hacked").await?;
    wait_for_label(&browser, "e5", "ICE Hunter of seat 1").await?;
    browser
        .wait_for_text(".player.seat-1 .player-score", "2")
        .await?;

    turn("Bea: ").await?;
    press("Rebuild ICE Hunter").await?;
    wait_for_label(&browser, "k7", ", rebuild here").await?;
    check_sizes(&browser, "a ship to rebuild").await?;
    browser.click(&square("k7")).await?;
    wait_for_label(&browser, "k7", "ICE Hunter of seat 2").await?;
    browser
        .wait_for_text(".player.seat-2 .player-score", "2")
        .await?;

    turn("Cy: ").await?;
    browser.click(&square("f10")).await?;
    wait_for_label(&browser, "g11", ", stack here").await?;
    browser.click(&square("g11")).await?;
    wait_for_label(&browser, "g11", "Speedy F1 of seat 3, above Bounty Cargo").await?;

    // The hacked ship flies for its new fleet.
    turn("Ada: ").await?;
    browser.click(&square("c3")).await?;
    browser.click(&square("d3")).await?;
    turn("Bea: ").await?;
    browser.click(&square("k8")).await?;
    browser.click(&square("j8")).await?;

    turn("Cy: ").await?;
    let whole = ".choice-row .button[aria-pressed=true]";
    browser.click(&square("g11")).await?;
    browser.wait_for_text(whole, "Whole stack").await?;
    check_sizes(&browser, "a chosen stack").await?;
    press("Top ship only").await?;
    browser.wait_for_text(whole, "Top ship only").await?;
    browser.click(&square("f11")).await?;
    wait_for_label(&browser, "f11", "Speedy F1 of seat 3").await?;
    wait_for_label(&browser, "g11", "Bounty Cargo of seat 3").await?;

    let history = kept_history(&browser).await?;
    let played: Vec<&str> = history.steps().iter().map(|step| &*step.text).collect();
    let expected = [
        "e4xe5 to c3",
        "rebuild H k7",
        "f10-g11",
        "c3-d3",
        "k8-j8",
        "g11-f11 top",
    ];
    ensure!(played == expected, "{played:?}");
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// What holds for every page, on a small screen and on an ordinary one.
async fn check_sizes(browser: &Browser, what: &str) -> Result<()> {
    for (width, height) in [PHONE, DESKTOP] {
        browser.resize(width, height).await?;
        let what = format!("{what} at {width} px");
        check_fits(browser, &what).await?;
        browser.check_view().await.context(what)?;
    }
    Ok(())
}

/// A game of two in which the first seat is a Space Wolf.
fn wolf(ships: &[&str]) -> Value {
    json!({
        "game": "rescue",
        "options": { "players": 2, "layout": "standard", "powers": ["wolf", "none"] },
        "powers": ["wolf", "none"],
        "phase": "play",
        "ships": ships,
        "lost": [],
        "turn": 1,
        "quiet": 0,
        "over": null,
    })
}

/// The marks of what is below the top ship of the only stack: letters, and busts of commanders,
/// with how high the smallest of them is on the screen.
async fn below(browser: &Browser) -> Result<(u64, u64, f64)> {
    let seen = browser
        .run(
            "const all = (css) => [...document.querySelectorAll(
                `.hexboard .ship-at.stacked:not(.covered) ${css}`)];
             const [letters, busts] = [all('.lower-ship'), all('.below-deck')];
             const heights = [...letters, ...busts]
                .map((mark) => mark.getBoundingClientRect().height);
             return [letters.length, busts.length, Math.min(...heights)];",
        )
        .await?;
    serde_json::from_value(seen).context("no marks")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commander_below_the_top_of_a_stack() -> Result<()> {
    let document = wolf(&["1T@e4", "1C*@e5", "1F@e5", "2H@j11"]);
    let people = ["Ada", "Bea"].map(SeatPlan::person);
    let record = record_from(&document, people.into())?;
    let (server, browser) = stage(PHONE).await?;
    resume(&browser, &server, &record).await?;
    decision(&browser, NOTHING_SEEN).await?;
    let words = "Speedy F1 of seat 1, above Bounty Cargo with the commander aboard, can move";
    wait_for_label(&browser, "e5", words).await?;
    let (letters, busts, height) = below(&browser).await?;
    ensure!((letters, busts) == (1, 1), "{letters} and {busts}");
    ensure!(height > 5.0, "{height} px");
    // No ship looks as if it carried him itself.
    ensure!(
        browser
            .count(".hexboard .ship-at:not(.covered) .vessel .aboard")
            .await?
            == 0
    );
    browser
        .wait_for(".player.seat-1 .commander-row.aboard[aria-label$='Bounty Cargo on e5']")
        .await?;
    check_sizes(&browser, "a stack").await?;

    browser.click(&square("e4")).await?;
    wait_for_label(&browser, "e5", ", stack here").await?;
    browser.click(&square("e5")).await?;
    let words = "TIE UFO of seat 1, above Speedy F1, above Bounty Cargo with the commander aboard";
    wait_for_label(&browser, "e5", words).await?;
    let (letters, busts, _) = below(&browser).await?;
    ensure!((letters, busts) == (2, 1), "{letters} and {busts}");
    check_sizes(&browser, "a stack of three").await?;
    browser.click(".language-button").await?;
    let words = "TIE UFO gracza 1, pod nim Speedy F1, pod nim Bounty Cargo z dowódcą na pokładzie";
    wait_for_label(&browser, "e5", words).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// With motion: a stack flies as one thing and lands twice; what stands where it goes is seen
/// until it is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_flight_is_seen_hop_by_hop() -> Result<()> {
    let document = wolf(&["1C@e1", "1F@e1", "2T@e2", "2F@e4", "1T@e5"]);
    // Only one person: the board is not turned after the move.
    let seats = vec![SeatPlan::person("Ada"), SeatPlan::bot("Bot 2", 1)];
    let record = record_from(&document, seats)?;
    let server = AppServer::start()?;
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    resume(&browser, &server, &record).await?;
    decision(&browser, NOTHING_SEEN).await?;
    // In every frame: the ships that are seen, where they belong, how far that still is, and how
    // many are below them.
    browser
        .run(
            "const squares = {};
             for (const target of document.querySelectorAll('.hexboard .target')) {
                const [x, y] = target.getAttribute('transform').match(/-?[0-9.]+/g);
                squares[`${x} ${y}`] = target;
             }
             const middle = (element) => {
                const box = element.getBoundingClientRect();
                return box.left + box.width / 2;
             };
             const look = (ship) => {
                const place = (name) => ship.style.getPropertyValue(name);
                const target = squares[`${place('--x')} ${place('--y')}`];
                const far = middle(ship.querySelector('.vessel')) - middle(target);
                const below = ship.querySelectorAll('.lower-ship').length;
                return [target.dataset.square, Math.round(far), below];
             };
             window.seen = [];
             const see = () => {
                const ships = document.querySelectorAll('.hexboard .ship-at.seat-1:not(.covered)');
                seen.push([...ships].map(look));
                requestAnimationFrame(see);
             };
             see();",
        )
        .await?;
    browser.click(&square("e1")).await?;
    wait_for_label(&browser, "e5", ", stack here").await?;
    browser.click(&square("e5")).await?;
    let words = "Speedy F1 of seat 1, above Bounty Cargo, above TIE UFO";
    wait_for_label(&browser, "e5", words).await?;
    let seen = browser.run("return seen;").await?;
    let mut seen: Vec<Vec<(String, i64, u64)>> = serde_json::from_value(seen)?;
    for ships in &mut seen {
        ships.sort();
    }

    // First both stand, then one flies, then there is one stack of all.
    let standing = |below: u64, square: &str| (square.to_owned(), 0, below);
    let first = [standing(1, "e1"), standing(0, "e5")];
    let last = [standing(2, "e5")];
    ensure!(
        seen.first().is_some_and(|ships| *ships == first),
        "{:?}",
        seen.first()
    );
    ensure!(
        seen.last().is_some_and(|ships| *ships == last),
        "{:?}",
        seen.last()
    );
    let mut landings = Vec::new();
    let mut under_way = Vec::new();
    for ships in &seen {
        match &ships[..] {
            [(square, _, 2)] => ensure!(square == "e5", "{ships:?}"),
            [one, other] => {
                let (flyer, target) = if one.2 == 1 {
                    (one, other)
                } else {
                    (other, one)
                };
                let (flying, far, below) = flyer;
                ensure!(*below == 1, "{ships:?}");
                ensure!(*target == standing(0, "e5"), "{ships:?}");
                if landings.last() != Some(flying) {
                    landings.push(flying.clone());
                }
                if *far != 0 && !under_way.contains(flying) {
                    under_way.push(flying.clone());
                }
            }
            _ => bail!("{ships:?}"),
        }
    }
    ensure!(landings == ["e1", "e3", "e5"], "{landings:?}");
    // A busy machine may show too few frames to see both hops in the air.
    ensure!(!under_way.is_empty(), "nothing is seen in the air");
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_can_be_turned() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let document = wolf(&["1C@e1", "2H@j11"]);
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("record.json");
    let (ada, bea) = (SeatPlan::person("Ada"), SeatPlan::person("Bea"));
    // The planets are b2 and l12. One person looks from their own side, several from the first.
    for (seats, own) in [
        (vec![SeatPlan::bot("Bot 1", 1), bea.clone()], 2),
        (vec![ada, bea], 1),
    ] {
        std::fs::write(&file, record_from(&document, seats)?.write())?;
        import(&browser, &server, &file).await?;
        browser.wait_for(".replay .hexboard").await?;
        for seat in [own, 3 - own, own] {
            let words = format!("Turn the board (planet of seat {seat} at the bottom)");
            browser
                .wait_for(&format!(".turn-board[aria-label='{words}']"))
                .await?;
            ensure!(is_below(&browser, "l12", "b2").await? == (seat == 2));
            check_page(&browser, &words).await?;
            browser.click(".turn-board").await?;
        }
    }
    browser.resize(PHONE.0, PHONE.1).await?;
    check_page(&browser, "a replay on a phone").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

// ---- Help.

#[tokio::test(flavor = "multi_thread")]
async fn the_guide_and_a_hint() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/rescue")).await?;
    browser.click(".setup .check input").await?;
    start_game(&browser, "standard", &["person", "1"]).await?;
    let mut cards = Vec::new();
    let mut seen = NOTHING_SEEN;
    for _ in 0..2 {
        let next = decision(&browser, seen).await?;
        seen = next.context("the game is over")?.log;
        let card = browser.text(".play-guide").await?;
        ensure!(card.contains("l12"), "{card}");
        ensure!(!cards.contains(&card), "twice the same card: {card}");
        cards.push(card);
        browser
            .wait_for(".play-guide a[href*='/rules/rescue#R']")
            .await?;

        // A few actions with what they promise, the first of which is played.
        let history = kept_history(&browser).await?;
        browser.click(HINT).await?;
        browser.wait_for("dialog[open] .analysis").await?;
        browser.check_view().await?;
        let lines = browser.count("dialog[open] .analysis tbody tr").await?;
        ensure!((2..=4).contains(&lines), "{lines} lines");
        browser
            .click("dialog[open] .analysis tbody tr:first-child .button")
            .await?;
        browser.wait_until_gone("dialog[open]").await?;
        let played = kept_history(&browser).await?;
        ensure!(played.steps().len() > history.steps().len());
    }
    check_page(&browser, "play with the guide").await?;
    browser.resize(PHONE.0, PHONE.1).await?;
    check_page(&browser, "play with the guide on a phone").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

// ---- The rules.

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_in_both_languages() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/rules/rescue")).await?;
    check_rule_anchors(&browser, 'R', 33).await?;
    check_page(&browser, "the rules").await?;
    let english = browser.text(".rules-text").await?;
    browser.click(".language-button").await?;
    browser.wait_for("html[lang=pl]").await?;
    browser.wait_for_text("h1", "Na ratunek Dowódcy").await?;
    check_rule_anchors(&browser, 'R', 33).await?;
    ensure!(browser.text(".rules-text").await? != english);
    browser.resize(PHONE.0, PHONE.1).await?;
    check_page(&browser, "the rules in Polish on a phone").await?;
    ensure!(path(&browser).await? == "/rules/rescue");
    browser.quit().await
}
