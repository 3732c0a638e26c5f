//! The app in a real browser: whole games by mouse, keys and touch, and everything around them.
//!
//! Animation is off wherever it is not the point: the system asks for less motion.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::table::{
    CLOSE, Decision, HINT, MENU, NOTHING_SEEN, START, UNDO, check_page, check_rule_anchors,
    decision, import, path, record_from, resume, stage,
};
use browser_tests::{AppServer, Browser, DESKTOP, Key, LARGE, PHONE};
use serde_json::{Value, json};
use starboard_kernel::Record;
use starboard_table::SeatPlan;

/// More decisions than a person takes in any game of two.
const MOST_DECISIONS: usize = 300;

// ---- Setting the stage.

/// Starts a game of two by the form; `kinds` are the values of the seats' lists.
async fn start_game(browser: &Browser, server: &AppServer, kinds: [&str; 2]) -> Result<()> {
    browser.goto(&server.url("/new/guardians")).await?;
    for (index, kind) in kinds.into_iter().enumerate() {
        let seat = format!(".seat-{} .seat-kind", index + 1);
        browser.choose(&seat, kind).await?;
    }
    browser.click(START).await?;
    browser.wait_for(".play .board").await?;
    Ok(())
}

/// A record of a game that has just begun with tokens in the first player's hands.
fn rich_record() -> Result<Record> {
    let pilot = |fighter: &str, tokens: Value| {
        json!({
            "fighter": fighter, "tokens": tokens, "missile": "supply", "level": 1, "power": "empty",
        })
    };
    let mut board = vec!["......"; 10];
    board[0] = "123451";
    board[1] = "543215";
    let document = json!({
        "game": "guardians",
        "options": { "players": 2, "variant": "advanced", "empty_column": "shot" },
        "board": board,
        "mine": "a2",
        "players": [pilot("c1", json!([5, 5, 4, 2])), pilot("e1", json!([]))],
        "supply": { "1": 6, "2": 0, "3": 0, "4": 0, "5": 0, "left": 0, "right": 0 },
        "waiting": { "left": 0, "right": 0, "ships": 0 },
        "turn": 1,
        "step": "move",
        "shots": 0,
        "quiet": [],
    });
    let seats = vec![SeatPlan::person("Ada"), SeatPlan::bot("Robo", 1)];
    record_from(&document, seats)
}

// ---- Playing.

fn square(name: &str) -> String {
    format!(".square[data-square={name}]")
}

/// Plays to the end; `decide` carries one decision out.
async fn play_to_the_end(
    browser: &Browser,
    mut decide: impl AsyncFnMut(&Browser, &Decision) -> Result<()>,
) -> Result<()> {
    let mut seen = NOTHING_SEEN;
    for _ in 0..MOST_DECISIONS {
        let Some(decision) = decision(browser, seen).await? else {
            return check_result(browser).await;
        };
        seen = decision.log;
        decide(browser, &decision)
            .await
            .with_context(|| format!("{decision:?}"))?;
    }
    bail!("the game does not end")
}

/// The result names the winner or says that there is none, and lists everybody's points.
async fn check_result(browser: &Browser) -> Result<()> {
    let headline = browser.text(".result h2").await?;
    ensure!(
        ["Winner: ", "Shared win: ", "Nobody wins"]
            .iter()
            .any(|words| headline.starts_with(words)),
        "{headline}"
    );
    ensure!(browser.count(".result tbody tr").await? == 2);
    Ok(())
}

/// These make a game short.
const FAVOURITES: [&str; 2] = ["Hold the mine", "Retire"];

/// The button to press, if there is one of those.
fn favourite(decision: &Decision) -> Option<String> {
    let is_favourite = |text: &String| FAVOURITES.contains(&&**text);
    let index = decision.buttons.iter().position(is_favourite)?;
    Some(format!(
        ".play-actions > .button:nth-of-type({})",
        index + 1
    ))
}

/// The first marked square, chosen and then played; the mine stays where it is.
async fn decide_by_mouse(browser: &Browser, decision: &Decision) -> Result<()> {
    if let Some(button) = favourite(decision) {
        return browser.click(&button).await;
    }
    let css = square(&decision.squares[0]);
    browser.click(&css).await?;
    browser.wait_for(&format!("{css}.selected")).await?;
    browser.click(&css).await
}

/// The same with a finger.
async fn decide_by_touch(browser: &Browser, decision: &Decision) -> Result<()> {
    if let Some(button) = favourite(decision) {
        return browser.tap(&button).await;
    }
    let css = square(&decision.squares[0]);
    browser.tap(&css).await?;
    browser.wait_for(&format!("{css}.selected")).await?;
    browser.tap(&css).await
}

/// Arrow keys to the first marked square and Enter twice; the mine by the list of all actions.
async fn decide_by_keys(browser: &Browser, decision: &Decision) -> Result<()> {
    const FOCUS: &str = "return document.activeElement.dataset.square ?? null;";
    if favourite(decision).is_some() {
        browser.type_keys("a").await?;
        browser.wait_for("dialog[open] .action-list").await?;
        browser
            .tab_to(".action-list li:first-child .button")
            .await?;
        return browser.press(Key::Enter).await;
    }
    if browser.run(FOCUS).await?.is_null() {
        browser.tab_to(".square").await?;
    }
    let focus = browser.run(FOCUS).await?;
    let (from, to) = (
        place(focus.as_str().unwrap_or("a1"))?,
        place(&decision.squares[0])?,
    );
    let mut keys = String::new();
    let mut press = |key: Key, times: i32| {
        keys.extend((0..times).map(|_| char::from(key.clone())));
    };
    press(Key::Right, to.0 - from.0);
    press(Key::Left, from.0 - to.0);
    press(Key::Up, to.1 - from.1);
    press(Key::Down, from.1 - to.1);
    press(Key::Enter, 2);
    browser.type_keys(keys).await
}

/// Column and row of a square.
fn place(square: &str) -> Result<(i32, i32)> {
    let (column, row) = square.split_at(1);
    Ok((i32::from(column.as_bytes()[0]), row.parse()?))
}

/// Position, log and points as they are shown.
async fn snapshot(browser: &Browser) -> Result<Value> {
    browser
        .run(
            "const all = (css) => [...document.querySelectorAll(css)];
             return {
                squares: all('.square').map((square) =>
                    square.getAttribute('aria-label').replace(/, (possible|chosen)$/, '')),
                log: all('.log > li').map((line) => line.textContent),
                scores: all('.player-score').map((score) => score.textContent),
                tokens: all('.player').map((player) =>
                    [...player.querySelectorAll('[role=img]')].map((part) => part.ariaLabel)),
                supply: document.querySelector('.play-step').textContent,
                status: document.querySelector('.status-text')?.textContent,
             };",
        )
        .await
}

async fn check_snapshot(browser: &Browser, expected: &Value) -> Result<()> {
    let start = Instant::now();
    loop {
        let found = snapshot(browser).await?;
        if found == *expected {
            return Ok(());
        }
        if start.elapsed() > Duration::from_secs(10) {
            for (name, value) in expected.as_object().into_iter().flatten() {
                ensure!(
                    found[name] == *value,
                    "{name} is {}\nand not {value}",
                    found[name]
                );
            }
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
}

// ---- Whole games.

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_mouse_then_its_replay() -> Result<()> {
    // Here animation is switched off by hand.
    let server = AppServer::start()?;
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    browser.goto(&server.url("/")).await?;
    browser.click("button[aria-label=Settings]").await?;
    browser
        .click("dialog[open] fieldset:nth-of-type(2) .radio-card:last-of-type")
        .await?;
    browser.click(CLOSE).await?;
    browser.wait_until_gone("dialog[open]").await?;
    browser.wait_for("html.no-motion").await?;

    browser.click(".cover-card").await?;
    browser
        .click(".radio-card:has([name=players][value='2'])")
        .await?;
    browser.choose(".seat-2 .seat-kind", "1").await?;
    browser.click(START).await?;
    play_to_the_end(&browser, decide_by_mouse).await?;
    browser.check_view().await?;

    browser.click(".result a[href^='/replay/']").await?;
    check_replay(&browser, &server).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_keys_alone() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".covers").await?;
    browser.tab_to(".cover-card").await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".setup").await?;
    browser.tab_to(".seat-2 .seat-kind").await?;
    // From level 2, which is usual, to level 1.
    browser.press(Key::Up).await?;
    browser
        .wait_until(
            "level 1 for seat 2",
            "return document.querySelector('.seat-2 .seat-kind').value === '1';",
        )
        .await?;
    browser.tab_to(START).await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".play .board").await?;

    // The letters open what the buttons open.
    for (letter, shown) in [
        ("m", "dialog[open] .seats"),
        ("a", "dialog[open] .action-list"),
    ] {
        browser.type_keys(letter).await?;
        browser.wait_for(shown).await?;
        browser.press(Key::Escape).await?;
        browser.wait_until_gone("dialog[open]").await?;
    }
    browser.type_keys("u").await?;
    browser
        .wait_for_text(".why", "There is nothing to take back.")
        .await?;

    play_to_the_end(&browser, decide_by_keys).await?;
    browser.tab_to(".result .button.primary").await?;
    browser.press(Key::Enter).await?;
    browser.wait_until_gone(".result").await?;
    browser.check_view().await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_touch_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".covers").await?;
    browser.tap(".cover-card").await?;
    browser.wait_for(".setup").await?;
    // The list of a phone is its own; the browser's way to choose stands for it.
    browser.choose(".seat-2 .seat-kind", "1").await?;
    browser.tap(START).await?;
    browser.wait_for(".play .board").await?;
    // Placed by two touches, moved by a finger that slides.
    let first = decision(&browser, NOTHING_SEEN).await?;
    let first = first.context("the game is over")?;
    browser.tap(&square("c1")).await?;
    browser.tap(&square("c1")).await?;
    decision(&browser, first.log).await?;
    browser.drag(&square("c1"), &square("c3")).await?;
    browser
        .wait_for(".square[data-square=c3][aria-label*='fighter of seat 1']")
        .await?;
    play_to_the_end(&browser, decide_by_touch).await?;
    browser.check_view().await?;
    browser.quit().await
}

// ---- The replay.

/// On the replay of a finished game.
async fn check_replay(browser: &Browser, server: &AppServer) -> Result<()> {
    browser.wait_for(".replay .slider").await?;
    let length = browser
        .run("return Number(document.querySelector('.slider').max);")
        .await?
        .as_u64()
        .context("the slider has no end")?;
    let at = |step: u64| format!("{step} / {length}");
    let count = ".replay-count";
    browser.wait_for_text(count, &at(0)).await?;
    let beginning = snapshot(browser).await?;
    for (button, step) in [
        ("One step forward", 1),
        ("One step forward", 2),
        ("One step back", 1),
        ("To the end", length),
        ("To the start", 0),
    ] {
        browser
            .click(&format!(".replay button[aria-label='{button}']"))
            .await?;
        browser.wait_for_text(count, &at(step)).await?;
    }
    check_snapshot(browser, &beginning).await?;

    // The slider, as keys move it.
    browser
        .run("document.querySelector('.slider').focus();")
        .await?;
    browser.press(Key::End).await?;
    browser.wait_for_text(count, &at(length)).await?;
    browser.press(Key::Left).await?;
    browser.wait_for_text(count, &at(length - 1)).await?;

    // Played from the start by itself, and stopped.
    browser.choose(".replay-speed", "8").await?;
    browser
        .click(".replay button[aria-label='To the start']")
        .await?;
    browser.click(".replay button[aria-label=Play]").await?;
    browser
        .wait_until(
            "the replay goes on by itself",
            "return parseInt(document.querySelector('.replay-count').textContent) >= 3;",
        )
        .await?;
    browser.click(".replay button[aria-label=Pause]").await?;
    browser.wait_for(".replay button[aria-label=Play]").await?;

    // A line of the log leads to its step.
    let line = browser
        .run("return document.querySelector('.log > li:nth-child(30) .log-turn').textContent;")
        .await?;
    let step = line.as_str().unwrap_or_default().parse()?;
    browser.click(".log > li:nth-child(30) .log-jump").await?;
    browser.wait_for_text(count, &at(step)).await?;
    browser.check_view().await?;

    check_polish_replay(browser).await?;
    let folder = tempfile::tempdir()?;
    let file = check_export(browser, folder.path(), length).await?;

    // Its own file leads back to the same game.
    import(browser, server, &file).await?;
    browser.wait_for_text(count, &at(0)).await?;
    check_snapshot(browser, &beginning).await?;
    check_damaged(browser, server, &file).await?;
    check_branch(browser, server).await
}

async fn check_polish_replay(browser: &Browser) -> Result<()> {
    let english = browser.text(".log > li:last-child").await?;
    browser.click(".language-button").await?;
    browser.wait_for_text(".play-title", "Powtórka: ").await?;
    let polish = browser.text(".log > li:last-child").await?;
    ensure!(english != polish, "{english}");
    browser.reload().await?;
    browser.wait_for_text(".play-title", "Powtórka: ").await?;
    browser.click(".language-button").await?;
    browser.wait_for_text(".play-title", "Replay: ").await
}

/// The exported file holds without the browser.
async fn check_export(browser: &Browser, folder: &Path, length: u64) -> Result<PathBuf> {
    browser.download_to(folder).await?;
    browser
        .click(".play-bar button[aria-label='Export the record']")
        .await?;
    let file = folder.join("starboard-guardians.json");
    let start = Instant::now();
    while !file.exists() {
        ensure!(start.elapsed() < Duration::from_secs(10), "no download");
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    let record = Record::read(&fs::read_to_string(&file)?)?;
    let verdict = record.verify(&starboard_bots::registry())?;
    ensure!(verdict.is_sound(), "{:?}", verdict.findings);
    ensure!(verdict.fairness_checked);
    ensure!(record.result.is_some());
    ensure!(record.moves.len() as u64 == length);
    Ok(file)
}

/// A record that is not what it claims to be is refused, and nothing is kept of it.
async fn check_damaged(browser: &Browser, server: &AppServer, file: &Path) -> Result<()> {
    const KEPT: &str = "return JSON.stringify(localStorage);";
    let sound = Record::read(&fs::read_to_string(file)?)?;
    let mut illegal = sound.clone();
    illegal.moves.swap(0, sound.moves.len() - 1);
    let mut claims = sound.clone();
    if let Some(result) = &mut claims.result {
        result.scores[0] += 1;
    }
    let damaged = file.with_file_name("damaged.json");
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".resume").await?;
    let kept = browser.run(KEPT).await?;
    for (text, why) in [
        ("no record".to_owned(), "This file cannot be opened: "),
        (illegal.write(), "This file cannot be opened: move 1 "),
        (claims.write(), "does not agree with its own claims"),
    ] {
        fs::write(&damaged, text)?;
        browser.choose_file("input[type=file]", &damaged).await?;
        browser.wait_for_text(".toast", why).await?;
        ensure!(path(browser).await? == "/");
        ensure!(browser.run(KEPT).await? == kept, "{why}");
    }
    Ok(())
}

/// A new game from the middle of an old one.
async fn check_branch(browser: &Browser, server: &AppServer) -> Result<()> {
    browser.goto(&server.url("/")).await?;
    browser.click(".resume a[href^='/replay/']").await?;
    browser.wait_for(".replay .slider").await?;
    // The first action of a person: all chance turns of the setup are behind it.
    let step = browser
        .run(
            "const line = document.querySelector('.log > li.seat-1 .log-turn');
             line.closest('button').click();
             return Number(line.textContent);",
        )
        .await?;
    let step = step.as_u64().context("nobody has acted")?;
    let before = snapshot(browser).await?;
    browser.click("a[href^='/new/guardians/']").await?;
    // Capitals are for the eye only.
    browser
        .wait_until(
            "the form to play on",
            &format!(
                "return document.querySelector('.setup .arcade')?.textContent
                    === 'Play on from move {step}';"
            ),
        )
        .await?;
    browser.check_view().await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(START).await?;
    browser.wait_for(".play .board").await?;
    let now = snapshot(browser).await?;
    ensure!(now["squares"] == before["squares"], "{now}\n{before}");
    ensure!(now["log"] == json!([]));
    let next = decision(browser, NOTHING_SEEN).await?;
    decide_by_mouse(browser, &next.context("the new game is over")?).await?;
    browser.wait_for_text(".log > li", "starts on").await
}

// ---- Around a move.

#[tokio::test(flavor = "multi_thread")]
async fn undo_refusals_reload_and_language() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    start_game(&browser, &server, ["person", "1"]).await?;
    let first = decision(&browser, NOTHING_SEEN).await?;
    let first = first.context("the game is over")?;

    // At the start there is nothing to take back.
    browser.click(UNDO).await?;
    browser
        .wait_for_text(".why", "There is nothing to take back.")
        .await?;
    let start = snapshot(&browser).await?;

    // Placing, and taking it back although the bot has placed as well.
    browser.click(&square("c1")).await?;
    browser.click(&square("c1")).await?;
    decision(&browser, first.log).await?;
    ensure!(snapshot(&browser).await?["squares"] != start["squares"]);
    browser.click(UNDO).await?;
    check_snapshot(&browser, &start).await?;
    browser.click(&square("c1")).await?;
    browser.click(&square("c1")).await?;
    let second = decision(&browser, first.log).await?;
    let second = second.context("the game is over")?;
    let before_move = snapshot(&browser).await?;

    check_refusals(&browser).await?;

    // A move, this time with the mouse button held down, and its shot, which leaves no choice
    // and goes back with it.
    browser.drag(&square("c1"), &square("c3")).await?;
    decision(&browser, second.log).await?;
    let moved = snapshot(&browser).await?;
    ensure!(moved["log"] != before_move["log"]);
    browser.click(UNDO).await?;
    check_snapshot(&browser, &before_move).await?;

    // On with the game, and in its middle the page is loaded again.
    let mut seen = NOTHING_SEEN;
    for _ in 0..8 {
        let Some(next) = decision(&browser, seen).await? else {
            break;
        };
        seen = next.log;
        decide_by_mouse(&browser, &next).await?;
    }
    decision(&browser, seen).await?;
    let middle = snapshot(&browser).await?;
    let game = path(&browser).await?;
    browser.reload().await?;
    browser.wait_for(".play .board").await?;
    check_snapshot(&browser, &middle).await?;
    browser.goto(&server.url("/")).await?;
    browser
        .wait_for_text(".home-section h2", "Continue")
        .await?;
    browser.click(".resume .button.primary").await?;
    browser.wait_for(".play .board").await?;
    ensure!(path(&browser).await? == game);
    check_snapshot(&browser, &middle).await?;
    browser.driver().back().await?;
    browser.wait_for(".covers").await?;
    browser.driver().forward().await?;
    browser.wait_for(".play .board").await?;
    check_snapshot(&browser, &middle).await?;

    check_polish(&browser, &server, &middle).await?;
    browser.quit().await
}

/// With the fighter on c1.
async fn check_refusals(browser: &Browser) -> Result<()> {
    for (target, why) in [
        // As a knight jumps.
        ("d3", "a fighter flies in a straight line (G10)"),
        ("c10", "the way is blocked on c7 (G10)"),
    ] {
        browser.click(&square(target)).await?;
        browser.wait_for_text(".why", why).await?;
    }
    Ok(())
}

/// In the middle of a game and on the first page.
async fn check_polish(browser: &Browser, server: &AppServer, english: &Value) -> Result<()> {
    let lang = "return document.documentElement.lang;";
    ensure!(browser.run(lang).await? == "en");
    // No reload would leave this behind.
    browser.run("window.witness = true;").await?;
    browser.click(".language-button").await?;
    browser.wait_for("html[lang=pl]").await?;
    browser
        .wait_for_text(".play-title", "Strażnicy Kosmosu")
        .await?;
    let polish = snapshot(browser).await?;
    for part in ["squares", "log", "supply", "status"] {
        ensure!(polish[part] != english[part], "{part}: {}", polish[part]);
    }
    ensure!(polish["scores"] == english["scores"]);
    ensure!(browser.run("return window.witness;").await? == true);
    browser.check_view().await?;

    browser.reload().await?;
    browser
        .wait_for_text(".play-title", "Strażnicy Kosmosu")
        .await?;
    check_snapshot(browser, &polish).await?;

    browser.goto(&server.url("/")).await?;
    browser.wait_for_text(".home-section h2", "Gry").await?;
    ensure!(browser.run(lang).await? == "pl");
    browser.click(".language-button").await?;
    browser.wait_for_text(".home-section h2", "Games").await?;
    ensure!(browser.run(lang).await? == "en");

    // What is deleted is gone.
    browser.click(".resume .button.ghost").await?;
    browser.wait_until_gone(".resume").await?;
    browser.reload().await?;
    browser.wait_for(".covers").await?;
    ensure!(browser.count(".resume").await? == 0);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_without_the_server() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".covers").await?;
    browser.wait_until_offline_ready().await?;
    let (home, rules) = (server.url("/"), server.url("/rules/guardians"));
    server.stop()?;

    browser.reload().await?;
    browser.click(".cover-card").await?;
    browser.choose(".seat-2 .seat-kind", "1").await?;
    browser.click(START).await?;
    let mut seen = NOTHING_SEEN;
    for _ in 0..6 {
        let next = decision(&browser, seen).await?;
        let next = next.context("the game is over already")?;
        seen = next.log;
        decide_by_mouse(&browser, &next).await?;
    }
    // The bot has an opinion, so its worker runs.
    browser.wait_for(".log > li.seat-2").await?;
    browser.reload().await?;
    browser.wait_for(".log > li.seat-2").await?;
    browser.goto(&rules).await?;
    browser.wait_for("#G1").await?;
    browser.goto(&home).await?;
    browser.wait_for(".resume .button.primary").await?;
    let errors = browser.console_errors().await?;
    ensure!(errors.is_empty(), "{}", errors.join("\n"));
    browser.quit().await
}

// ---- Bots and seats.

#[tokio::test(flavor = "multi_thread")]
async fn bots_hints_and_seats() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    // How many workers were ended in the middle of a thought.
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({
                "source": "window.ended = 0;
                    const end = Worker.prototype.terminate;
                    Worker.prototype.terminate = function () { ended += 1; end.call(this); };",
            }),
        )
        .await?;
    start_game(&browser, &server, ["person", "5"]).await?;
    let first = decision(&browser, NOTHING_SEEN).await?;
    let first = first.context("the game is over")?;

    // A hint: a few actions with what they promise, one of which is played.
    browser.click(HINT).await?;
    browser.wait_for("dialog[open] .analysis").await?;
    browser.check_view().await?;
    let lines = browser.count("dialog[open] .analysis tbody tr").await?;
    ensure!((2..=4).contains(&lines), "{lines} lines");
    let values = browser
        .run(
            "return [...document.querySelectorAll('.analysis tbody td:nth-child(2)')]
                .every((cell) => /^(100|[1-9]?[0-9]) %$/.test(cell.textContent.trim()));",
        )
        .await?;
    ensure!(values == true, "not every line has a percentage");
    browser
        .click("dialog[open] .analysis tbody tr:first-child .button")
        .await?;
    browser.wait_until_gone("dialog[open]").await?;

    // Bot 2 takes its time, but not if one does not want to wait.
    browser
        .wait_for_text(".play-status .thinking", "Bot 2 is thinking")
        .await?;
    let ended = browser.run("return ended;").await?;
    browser.click(".hurry").await?;
    ensure!(browser.run("return ended;").await?.as_i64() > ended.as_i64());
    browser
        .wait_until(
            "Bot 2 has placed its fighter",
            &format!(
                "return document.querySelectorAll('.log > li').length > {} + 1;",
                first.log
            ),
        )
        .await?;

    check_take_over(&browser).await?;

    // Resigning ends a game of two.
    browser.click(MENU).await?;
    browser
        .click("dialog[open] button[aria-label='Resign: Player 1']")
        .await?;
    browser.wait_for_text(".result h2", "Winner: Bot 2").await?;
    browser
        .wait_for_text(".result p", "Resigned: Player 1.")
        .await?;
    browser.check_view().await?;

    // In the rematch the other one begins.
    browser.wait_for_text(".player.seat-1", "Player 1").await?;
    browser.click(".result .button.primary").await?;
    browser.wait_until_gone(".result").await?;
    browser.wait_for_text(".player.seat-1", "Bot 2").await?;
    browser.quit().await
}

/// A bot takes over the seat of the person in the middle of a game, who then comes back.
async fn check_take_over(browser: &Browser) -> Result<()> {
    const SEAT: &str = "dialog[open] .seats .seat-row:first-child .seat-kind";
    // Bot 2 also has the mine to place.
    let deadline = Instant::now() + Duration::from_secs(30);
    while browser.count(".square.legal").await? == 0 {
        ensure!(Instant::now() < deadline, "the person's turn does not come");
        if browser.count(".hurry").await? > 0 {
            browser
                .run("document.querySelector('.hurry')?.click();")
                .await?;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    browser.click(MENU).await?;
    browser.choose(SEAT, "5").await?;
    browser
        .wait_for_text(".play-status .thinking", "Player 1 is thinking")
        .await?;
    browser.choose(SEAT, "person").await?;
    browser.wait_until_gone(".play-status .thinking").await?;
    browser.click(CLOSE).await?;
    browser.wait_until_gone("dialog[open]").await?;
    browser.wait_for(".square.legal").await?;
    browser
        .wait_for_text(".play-status", "Player 1: Move your fighter")
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn buying_with_tokens() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    resume(&browser, &server, &rich_record()?).await?;
    browser
        .wait_for_text(".player.seat-1 .player-score", "16")
        .await?;

    let offers = browser
        .run(
            "return [...document.querySelectorAll('.play-actions > .button:not(.ghost)')]
                .map((button) => button.textContent.trim());",
        )
        .await?;
    ensure!(
        offers == json!(["Stay", "Missile · 10", "Upgrade · 10", "Power-up · 15"]),
        "{offers}"
    );
    browser
        .click(".play-actions > .button:nth-of-type(2)")
        .await?;
    let pay = "dialog[open] .dialog-foot .primary";
    browser.wait_for_text("dialog[open] h2", "Missile").await?;
    ensure!(browser.count("dialog[open] .pay-row").await? == 3);
    // Both tokens of 5 make exactly the price.
    browser.wait_for_text(pay, "Pay 10").await?;
    for (width, height) in [PHONE, LARGE, DESKTOP] {
        browser.resize(width, height).await?;
        check_page(&browser, &format!("the payment at {width} px")).await?;
    }
    for (button, says, possible) in [
        (
            "Take back a token of 5",
            "that does not make 10 points (G27)",
            false,
        ),
        (
            "Pay one more token of 4",
            "that does not make 10 points (G27)",
            false,
        ),
        ("Pay one more token of 2", "You pay 11 of 10", true),
        (
            "Pay one more token of 5",
            "the payment has a token too many (G27)",
            false,
        ),
        ("Take back a token of 5", "You pay 11 of 10", true),
    ] {
        browser
            .click(&format!("dialog[open] button[aria-label='{button}']"))
            .await?;
        browser
            .wait_for_text("dialog[open] .why-slot", says)
            .await?;
        let state = if possible { "enabled" } else { "disabled" };
        browser.wait_for(&format!("{pay}:{state}")).await?;
    }
    browser.click(pay).await?;
    browser.wait_until_gone("dialog[open]").await?;
    browser
        .wait_for_text(".log > li", "Ada buys the missile for")
        .await?;
    browser
        .wait_for_text(".player.seat-1 .player-score", "5")
        .await?;
    browser
        .wait_for(".player.seat-1 [aria-label=missile]")
        .await?;
    browser.quit().await
}

// ---- Learning the game.

#[tokio::test(flavor = "multi_thread")]
async fn guide_and_rules() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/guardians")).await?;
    browser.click(".setup .check input").await?;
    browser.choose(".seat-2 .seat-kind", "1").await?;
    browser.click(START).await?;
    let mut cards = Vec::new();
    let mut seen = NOTHING_SEEN;
    for _ in 0..3 {
        let next = decision(&browser, seen).await?;
        let next = next.context("the game is over already")?;
        seen = next.log;
        let card = browser.text(".play-guide").await?;
        ensure!(!cards.contains(&card), "twice the same card: {card}");
        cards.push(card);
        browser
            .wait_for(".play-guide a[href*='/rules/guardians#G']")
            .await?;
        decide_by_mouse(&browser, &next).await?;
    }

    browser.goto(&server.url("/rules/guardians")).await?;
    check_rule_anchors(&browser, 'G', 36).await?;
    // By a link on the page, and by an address.
    browser
        .click(".rules-text a[href='#G24']:not(.rule-number)")
        .await?;
    check_in_view(&browser, "G24").await?;
    browser.goto(&server.url("/")).await?;
    browser.goto(&server.url("/rules/guardians#G11")).await?;
    check_in_view(&browser, "G11").await?;
    browser.quit().await
}

/// Rules and boards come after the app: they may fail to come, and come when asked again.
#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_fetched_is_fetched_again() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let block = async |addresses: Value| {
        browser
            .devtools("Network.setBlockedURLs", json!({ "urls": addresses }))
            .await
    };
    browser.devtools("Network.enable", json!({})).await?;
    let bypass = json!({ "bypass": true });
    browser
        .devtools("Network.setBypassServiceWorker", bypass)
        .await?;
    block(json!(["*/rules-*"])).await?;
    browser.goto(&server.url("/rules/guardians#G11")).await?;
    browser.wait_for_text("main [role=alert]", "rules").await?;
    check_page(&browser, "rules that are missing").await?;
    block(json!([])).await?;
    browser.click("main .button.primary").await?;
    check_in_view(&browser, "G11").await?;

    block(json!(["*/guardians-*.wasm"])).await?;
    browser.goto(&server.url("/new/guardians")).await?;
    browser.click(START).await?;
    browser.wait_for_text("main [role=alert]", "board").await?;
    ensure!(
        !browser.console_errors().await?.is_empty(),
        "who looks there sees why"
    );
    browser.check_view().await?;
    browser.click("main .button.primary").await?;
    browser.wait_for_text("main [role=alert]", "board").await?;
    block(json!([])).await?;
    browser.click("main .button.primary").await?;
    browser.wait_for(".play .board").await?;
    // Another game is fetched only now.
    let fetched = "return performance.getEntriesByType('resource').map((entry) => entry.name);";
    let has = |names: &Value, game: &str| {
        let part = format!("/{game}-");
        let mut names = names.as_array().into_iter().flatten();
        names.any(|name| name.as_str().is_some_and(|name| name.contains(&part)))
    };
    let names = browser.run(fetched).await?;
    ensure!(
        has(&names, "guardians") && !has(&names, "rescue"),
        "{names}"
    );
    browser.quit().await
}

/// A rule stands in the upper half of the screen, and stays there.
async fn check_in_view(browser: &Browser, rule: &str) -> Result<()> {
    let script = format!(
        "const box = document.getElementById('{rule}')?.getBoundingClientRect();
         return Boolean(box) && box.top >= 0 && box.top < innerHeight / 2;"
    );
    browser.wait_until(rule, &script).await?;
    tokio::time::sleep(Duration::from_millis(100)).await;
    ensure!(browser.run(&script).await? == true, "{rule} has gone away");
    Ok(())
}

// ---- Every page.

async fn check_every_page(size: (u32, u32)) -> Result<()> {
    let (server, browser) = stage(size).await?;
    let sizes: &[(u32, u32)] = if size == PHONE {
        &[PHONE]
    } else {
        &[DESKTOP, LARGE]
    };
    let show = async |address: &str, shown: &str| -> Result<()> {
        browser.goto(&server.url(address)).await?;
        browser.wait_for(shown).await?;
        check_page(&browser, address).await
    };
    show("/no/such/page", ".lede").await?;
    show("/play/none", ".lede").await?;
    show("/rules/guardians", "#G36").await?;
    show("/new/guardians", ".setup").await?;
    browser
        .click(".radio-card:has([name=players][value='4'])")
        .await?;
    browser.wait_for(".seat-4").await?;
    check_page(&browser, "a form of four seats").await?;
    browser.choose(".seat-2 .seat-kind", "person").await?;
    browser.click(START).await?;

    // In play: at the start, with a square chosen, and with everything open in turn.
    let mut seen = NOTHING_SEEN;
    for number in 0..9 {
        let next = decision(&browser, seen).await?;
        let next = next.context("the game is over already")?;
        seen = next.log;
        if [0, 8].contains(&number) {
            for &(width, height) in sizes {
                browser.resize(width, height).await?;
                browser.click(&square(&next.squares[0])).await?;
                check_page(&browser, &format!("play at {width} px, decision {number}")).await?;
                browser.press(Key::Escape).await?;
                browser.wait_until_gone(".square.selected").await?;
                if number == 0 {
                    browser.click(&square("c10")).await?;
                    browser.wait_for(".why").await?;
                    check_page(&browser, &format!("a refusal at {width} px")).await?;
                }
            }
        }
        decide_by_mouse(&browser, &next).await?;
    }
    decision(&browser, seen).await?;
    for &(width, height) in sizes {
        browser.resize(width, height).await?;
        for (button, shown) in [
            ("Menu", "dialog[open] .seats"),
            ("Hint", "dialog[open] .analysis"),
        ] {
            let bar = format!(".play-bar button[aria-label={button}]");
            browser.click(&bar).await?;
            browser.wait_for(shown).await?;
            check_page(&browser, &format!("{button} at {width} px")).await?;
            browser.click(CLOSE).await?;
            browser.wait_until_gone("dialog[open]").await?;
        }
        browser.type_keys("a").await?;
        browser.wait_for("dialog[open] .action-list").await?;
        check_page(&browser, &format!("all actions at {width} px")).await?;
        browser.click(CLOSE).await?;
    }
    browser.type_keys("g").await?;
    browser.wait_for(".play-guide").await?;
    check_page(&browser, "play with the guide").await?;
    if size == PHONE {
        browser.click(".play-bar button[aria-label=Log]").await?;
        browser.wait_for(".play-log.open").await?;
        browser.check_view().await.context("the log")?;
        browser
            .click(".play-log.open .sheet-head .icon-button")
            .await?;
        browser.wait_until_gone(".play-log.open").await?;
    }

    let game = path(&browser).await?.replace("/play/", "/replay/");
    show("/", ".resume").await?;
    browser.click("button[aria-label=Settings]").await?;
    browser.wait_for("dialog[open]").await?;
    check_page(&browser, "settings").await?;
    show(&game, ".replay .slider").await?;
    browser
        .click(".replay button[aria-label='To the end']")
        .await?;
    check_page(&browser, "the end of a replay").await?;
    browser.click("a[href^='/new/guardians/']").await?;
    browser.wait_for(".setup").await?;
    check_page(&browser, "playing on").await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_on_a_desktop() -> Result<()> {
    check_every_page(DESKTOP).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_on_a_phone() -> Result<()> {
    check_every_page(PHONE).await
}
