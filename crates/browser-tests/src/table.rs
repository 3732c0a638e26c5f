//! What the tests of every game do around its board.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde_json::{Value, json};
use starboard_bots::BotSpec;
use starboard_kernel::{History, Lang, Record, Seed};
use starboard_table::{LocalTable, Player};

use crate::{AppServer, Browser, Key, LARGE, PHONE};

pub const UNDO: &str = ".play-bar button[aria-label=Undo]";
pub const HINT: &str = ".play-bar button[aria-label=Hint]";
pub const MENU: &str = ".play-bar button[aria-label=Menu]";
/// Closes the open dialog.
pub const CLOSE: &str = "dialog[open] .dialog-head .icon-button";
/// Switches on what every action is worth, in solo games.
pub const WORTH: &str = ".play-bar button[aria-label='What is this worth?']";
/// Starts the game of the form.
pub const START: &str = ".setup button[type=submit]";

/// A server and a browser of one size in which nothing moves by itself: the system asks for less
/// motion.
pub async fn stage((width, height): (u32, u32)) -> Result<(AppServer, Browser)> {
    let server = AppServer::start()?;
    let browser = Browser::start(width, height).await?;
    browser
        .prefer(&[("prefers-reduced-motion", "reduce")])
        .await?;
    Ok((server, browser))
}

/// Where the browser is in the app.
pub async fn path(browser: &Browser) -> Result<String> {
    let path = browser.run("return location.pathname;").await?;
    Ok(path.as_str().unwrap_or_default().to_owned())
}

/// The record of a game that has just begun from a position document.
pub fn record_from(document: &Value, players: &[Player]) -> Result<Record> {
    let position = starboard_games::registry().read_document(document);
    let position = position.map_err(|why| anyhow!("{why}"))?;
    let table = LocalTable::from_position(&position, players, Seed::from_number(7))?;
    Ok(table.record())
}

/// Opens a record from a file on the first page.
pub async fn import(browser: &Browser, server: &AppServer, file: &Path) -> Result<()> {
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".covers").await?;
    browser.choose_file("input[type=file]", file).await
}

/// Shows the table on the screen in another language. On a phone there is no list of languages beside a
/// board.
pub async fn play_in(browser: &Browser, lang: &str) -> Result<()> {
    let prefs = format!(
        "const prefs = JSON.parse(localStorage.getItem('starboard.prefs') ?? '{{}}');
         localStorage.setItem('starboard.prefs', JSON.stringify({{ ...prefs, lang: '{lang}' }}));"
    );
    browser.run(&prefs).await?;
    browser.reload().await?;
    browser
        .wait_for(&format!("html[lang={lang}] .play .board"))
        .await
}

/// Opens a record of an unfinished game, and continues it.
pub async fn resume(browser: &Browser, server: &AppServer, record: &Record) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("record.json");
    std::fs::write(&file, record.write())?;
    import(browser, server, &file).await?;
    browser.wait_for(".replay .slider").await?;
    browser.goto(&server.url("/")).await?;
    browser.click(".resume .button.primary").await?;
    browser.wait_for(".play .board").await?;
    Ok(())
}

/// The table on the screen as the browser stores it: its log or, if nobody has acted since it was
/// opened from a file, its record.
pub async fn kept_table(browser: &Browser) -> Result<LocalTable> {
    let kept = browser
        .run(
            "const id = location.pathname.split('/').pop();
             const { log, record } = JSON.parse(localStorage.getItem(`starboard.game.${id}`));
             const lines = [];
             for (let number = 0; ; number += 1) {
                const item = localStorage.getItem(`starboard.log.${id}.${log?.name}.${number}`);
                if (item === null) { return { seed: log?.seed, lines, record }; }
                lines.push(...item.split('\\n'));
             }",
        )
        .await?;
    let registry = starboard_games::registry();
    if let Some(record) = kept["record"].as_str() {
        return Ok(LocalTable::from_record(&Record::read(record)?, &registry)?);
    }
    let lines: Vec<String> = serde_json::from_value(kept["lines"].clone())?;
    let log: Result<_, _> = lines
        .iter()
        .map(|line| serde_json::from_str(line))
        .collect();
    let seed = serde_json::from_value(kept["seed"].clone())?;
    Ok(LocalTable::replay(seed, log?, &registry)?)
}

/// A script that puts a game where the app keeps its games, under this name.
pub fn save_game(id: &str, table: &LocalTable) -> Result<String> {
    let game = json!({
        "id": id,
        "saved": 0.0,
        "record": table.record().write(),
        "game": table.play().position().rules().name(),
        "names": table.play().names(Lang::En),
        "moves": table.play().history().length(),
        "over": table.play().ending().is_some(),
    });
    let text = serde_json::to_string(&game.to_string())?;
    Ok(format!(
        "localStorage.setItem('starboard.game.{id}', {text});"
    ))
}

pub async fn kept_history(browser: &Browser) -> Result<History> {
    Ok(kept_table(browser).await?.play().history().clone())
}

/// What a bot that sees one action ahead would play.
pub fn sensible(history: &History) -> Result<String> {
    let settings = starboard_bots::Settings {
        spec: BotSpec::Greedy,
        seed: history.length() as u64,
        threads: 1,
        clock: starboard_bots::clock,
    };
    let mut bot = starboard_bots::bot(history.now().rules(), settings);
    let choice = bot.choose(history.now());
    Ok(choice.context("nothing to decide")?.action)
}

/// Arrow keys lead from one thing of a table to the next, possible or not.
pub async fn walk_by_arrows(browser: &Browser, focused: &str) -> Result<()> {
    for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
        browser.press(key).await?;
        browser.wait_for(focused).await?;
    }
    Ok(())
}

/// Which of several ways from one place to the next needs the fewest Tabs, about.
pub async fn shortest_way(browser: &Browser, ways: &[Vec<String>]) -> Result<usize> {
    let script = format!(
        "const stops = [...document.querySelectorAll('a, button, input, select, [tabindex]')]
            .filter((stop) => stop.checkVisibility());
         const length = (way) => {{
            let from = stops.indexOf(document.activeElement);
            let sum = 0;
            for (const css of way) {{
                const to = stops.findIndex((stop) => stop.matches(css));
                sum += to < 0 ? stops.length : Math.abs(to - from);
                from = to;
            }}
            return sum;
         }};
         const lengths = {}.map(length);
         return lengths.indexOf(Math.min(...lengths));",
        serde_json::to_string(ways)?
    );
    let index = browser.run(&script).await?.as_u64();
    Ok(index.context("no way")? as usize)
}

/// Presses something by keys alone: to it by Tab, then Enter.
pub async fn press_by_keys(browser: &Browser, place: &str) -> Result<()> {
    let selector = serde_json::to_string(place)?;
    let script = format!("return document.activeElement.matches({selector});");
    if browser.run(&script).await? != true {
        browser.tab_to(place).await?;
    }
    browser.press(Key::Enter).await
}

pub async fn no_console_errors(browser: &Browser) -> Result<()> {
    let errors = browser.console_errors().await?;
    ensure!(errors.is_empty(), "{}", errors.join("\n"));
    Ok(())
}

/// What a person can do now.
#[derive(Debug)]
pub struct Decision {
    /// The marked squares in the order of the board: possible destinations, or what can move.
    pub squares: Vec<String>,
    pub buttons: Vec<String>,
    /// How many lines the log has.
    pub log: i64,
}

/// The log is longer than this from the first moment on.
pub const NOTHING_SEEN: i64 = -1;

/// Waits until a person can decide something after the log has grown beyond `seen` lines; nothing
/// if the game is over.
pub async fn decision(browser: &Browser, seen: i64) -> Result<Option<Decision>> {
    let state = browser
        .wait_until(
            "a decision or the end",
            &format!(
                "const all = (css) => [...document.querySelectorAll(css)];
                 if (document.querySelector('.result')) {{ return {{ over: true }}; }}
                 const log = all('.log > li').length;
                 const squares = all('.square.legal, .hexboard .target.own')
                    .map((square) => square.dataset.square);
                 const buttons = all('.play-actions > .button:not(.ghost)')
                    .map((button) => button.textContent.trim());
                 // The list of all actions can be opened while there are any.
                 const open = document.querySelector('.play-actions > .ghost:not(:disabled)');
                 return open && log > {seen} ? {{ log, squares, buttons }} : null;"
            ),
        )
        .await?;
    if state["over"] == true {
        return Ok(None);
    }
    let list = |name: &str| -> Vec<String> {
        let values = state[name].as_array().into_iter().flatten();
        values
            .filter_map(|value| Some(value.as_str()?.to_owned()))
            .collect()
    };
    Ok(Some(Decision {
        squares: list("squares"),
        buttons: list("buttons"),
        log: state["log"].as_i64().unwrap_or(NOTHING_SEEN),
    }))
}

/// More decisions than a person takes in any game of the tests.
const MOST_DECISIONS: usize = 600;

/// Plays until the game is over; `decide` carries one decision out.
pub async fn play_to_the_end(
    browser: &Browser,
    mut decide: impl AsyncFnMut(&Browser, &Decision) -> Result<()>,
) -> Result<()> {
    let mut seen = NOTHING_SEEN;
    for _ in 0..MOST_DECISIONS {
        let Some(decision) = decision(browser, seen).await? else {
            return Ok(());
        };
        seen = decision.log;
        decide(browser, &decision)
            .await
            .with_context(|| format!("{decision:?}"))?;
    }
    bail!("the game does not end")
}

/// Plays until the game is over: `choose` chooses an action, `presses` lists what to press to carry
/// it out, and `press` presses it. Returns the actions.
pub async fn press_to_the_end(
    browser: &Browser,
    mut choose: impl AsyncFnMut(&Browser, &History) -> Result<String>,
    mut presses: impl AsyncFnMut(&Browser, &str) -> Result<Vec<String>>,
    mut press: impl AsyncFnMut(&Browser, &str) -> Result<()>,
) -> Result<Vec<String>> {
    let mut played = Vec::new();
    play_to_the_end(browser, async |browser, _| {
        let action = choose(browser, &kept_history(browser).await?).await?;
        for place in presses(browser, &action).await? {
            press(browser, &place).await.context(action.clone())?;
        }
        played.push(action);
        Ok(())
    })
    .await?;
    Ok(played)
}

/// A solo game from its first page: on a large screen nothing covers anything else.
pub async fn check_large_screen(game: &str) -> Result<()> {
    let (server, browser) = stage(LARGE).await?;
    browser.goto(&server.url(&format!("/new/{game}"))).await?;
    browser.click(START).await?;
    browser.wait_for(&format!(".play .{game}")).await?;
    check_page(&browser, "a large screen").await?;
    check_parts(&browser, "a large screen").await?;
    browser.quit().await
}

/// Parts of which none may cover another.
const PARTS: [&str; 8] = [
    ".app-header > *, .app-nav > *, #main, .app-footer",
    ".play-bar > *",
    ".play-bar, .play-board, .play-players, .play-status, .play-guide, .play-actions, .replay-bar",
    ".player > *",
    ".play-actions > .button, .play-actions > .hex-actions, .replay-buttons > *, .button-row > *, \
     .setup-actions > *",
    ".notices > *, .notice > *, .messages > *, .messages-form > *",
    ".gathering > *, .seat-row > *, .share > *, .lobby-head > *, .table-item > *",
    "dialog[open] .pay-row > *, dialog[open] .dialog-foot > *, dialog[open] .dialog-head > *",
];

/// Nothing covers anything else.
pub async fn check_parts(browser: &Browser, what: &str) -> Result<()> {
    for parts in PARTS {
        browser
            .no_overlap(parts)
            .await
            .with_context(|| what.to_owned())?;
    }
    Ok(())
}

/// What holds for every page, from its top.
pub async fn check_page(browser: &Browser, what: &str) -> Result<()> {
    // Below the top, the header covers what has been scrolled away.
    browser.run("scrollTo(0, 0);").await?;
    check_parts(browser, what).await?;
    // Beside a board there is a scroll bar, on a phone there is none.
    if browser.run("return innerWidth < innerHeight;").await? == true {
        let whole = browser.whole_lines(".play-guide").await;
        whole.with_context(|| what.to_owned())?;
    }
    browser.check_view().await.with_context(|| what.to_owned())
}

/// Notes points that fly from now on in `flights`: what they say, and what is where they come from and
/// where they go.
pub const WATCH_GAINS: &str = "
    window.flights = [];
    new MutationObserver((records) => {
        for (const gain of records.flatMap((record) => [...record.addedNodes])) {
            if (!gain.classList?.contains('gain')) continue;
            const way = getComputedStyle(gain);
            const at = (x, y) => {
                const marks = '[data-square], [data-sign], [data-score], [data-ability], [data-ship],' +
                    '[data-region]';
                const parts = document.elementsFromPoint(
                    way.getPropertyValue(x), way.getPropertyValue(y));
                return { ...parts.find((part) => part.closest(marks))?.closest(marks).dataset };
            };
            flights.push({
                words: gain.textContent, from: at('--x', '--y'), to: at('--to-x', '--to-y'),
            });
        }
    }).observe(document.querySelector('.gains'), { childList: true });";

/// The result stands beside the board, which nothing covers, and is read aloud.
pub async fn check_ending(browser: &Browser) -> Result<()> {
    browser
        .no_overlap(".play-bar, .play-board > .board, .play-result, .play-log")
        .await?;
    let told = browser
        .run(
            "const text = (css) => document.querySelector(css).textContent.trim();
             return { headline: text('.result h2'), reason: text('.result-head p'),
                aloud: text('.play-status[aria-live] .status-text'),
                levels: [...document.querySelectorAll('.result :is(h2, h3):not(dialog *)')]
                    .map((h) => h.tagName) };",
        )
        .await?;
    let words = |name: &str| told[name].as_str().unwrap_or_default();
    for said in [words("headline"), words("reason")] {
        ensure!(words("aloud").contains(said), "{told}");
    }
    ensure!(told["levels"] == json!(["H2", "H3", "H3"]), "{told}");
    ensure!(browser.count(".result .race polyline").await? > 0);
    ensure!(browser.count(".result .button.primary").await? > 0);
    Ok(())
}

/// On the rules of a game: every rule from 1 to `last` can be linked to, and every link of the
/// page leads somewhere.
pub async fn check_rule_anchors(browser: &Browser, letter: char, last: u32) -> Result<()> {
    browser.wait_for(&format!("#{letter}{last}")).await?;
    let dead = browser
        .run(&format!(
            "const missing = [];
             for (let number = 1; number <= {last}; number += 1) {{
                const name = `{letter}${{number}}`;
                if (!document.getElementById(name)) {{ missing.push(name); }}
             }}
             for (const link of document.querySelectorAll('.rules a[href^=\"#\"]')) {{
                const name = link.getAttribute('href').slice(1);
                if (!document.getElementById(name)) {{ missing.push(name); }}
             }}
             return missing;"
        ))
        .await?;
    ensure!(dead == json!([]), "these places are missing: {dead}");
    Ok(())
}

/// The rules page of a game, on a large and on a small screen. Leaves the browser there.
pub async fn check_rules_page(browser: &Browser, letter: char, last: u32) -> Result<()> {
    check_rule_anchors(browser, letter, last).await?;
    check_page(browser, "the rules").await?;
    browser.resize(PHONE.0, PHONE.1).await?;
    check_page(browser, "the rules on a phone").await?;
    no_console_errors(browser).await
}
