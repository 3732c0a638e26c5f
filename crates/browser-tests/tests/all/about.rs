//! Everything on a table explains itself: on hover, on a long press, and by keyboard.

use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use browser_tests::table::{START, no_console_errors, path, record_from, resume, stage};
use browser_tests::{AppServer, Browser, DESKTOP, Key, PHONE};
use serde_json::json;
use starboard_kernel::{Level, OptionValues};
use starboard_table::Player;

/// Longer than a finger has to stay.
const LONG: Duration = Duration::from_millis(650);

/// Waits for what is said about a thing: on the screen, and not in front of the thing.
async fn bubble_of(browser: &Browser, thing: &str, expected: &[&str]) -> Result<()> {
    let script = format!(
        "const bubble = document.querySelector('.bubble.there');
         const thing = document.querySelector({});
         if (!bubble || !thing) {{ return null; }}
         const [a, b] = [bubble, thing].map((element) => element.getBoundingClientRect());
         return {{
            words: bubble.textContent,
            inside: a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight,
            apart: a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
         }};",
        json!(thing)
    );
    let found = browser
        .wait_until(&format!("a bubble of {thing}"), &script)
        .await?;
    let words = found["words"].as_str().context("words")?;
    for part in expected {
        ensure!(
            words.contains(part),
            "{thing}: {part:?} is not in {words:?}"
        );
    }
    ensure!(
        found["inside"] == true,
        "{thing}: {words} is off the screen"
    );
    ensure!(found["apart"] == true, "{thing}: {words} covers it");
    Ok(())
}

/// What explains comes after the board.
async fn explanations(browser: &Browser) -> Result<()> {
    let there = "return document.querySelector('.bubble') !== null;";
    browser.wait_until("a bubble", there).await?;
    Ok(())
}

async fn rest(browser: &Browser, thing: &str, expected: &[&str]) -> Result<()> {
    explanations(browser).await?;
    browser.hover(thing).await?;
    bubble_of(browser, thing, expected).await
}

async fn press_long(browser: &Browser, thing: &str, expected: &[&str]) -> Result<()> {
    explanations(browser).await?;
    browser.hold(thing, LONG).await?;
    bubble_of(browser, thing, expected).await
}

async fn gone(browser: &Browser) -> Result<()> {
    browser.wait_until_gone(".bubble.there").await
}

async fn start(browser: &Browser, server: &AppServer, game: &str) -> Result<()> {
    browser.goto(&server.url(&format!("/new/{game}"))).await?;
    browser.click(START).await?;
    browser.wait_for(".play .board").await
}

/// A player with points to spend, against a bot.
async fn rich_pilot(browser: &Browser, server: &AppServer) -> Result<()> {
    let empty = "......";
    let pilot = |fighter: &str, tokens: &[u8]| {
        json!({"fighter": fighter, "tokens": tokens,
            "missile": "supply", "level": 1, "power": "empty"})
    };
    let document = json!({
        "game": "guardians",
        "options": {"players": 2, "variant": "advanced", "empty_column": "shot"},
        "board": ["111111", "22.222", "..5...", empty, empty, empty, empty, empty, empty, empty],
        "mine": "b2", "players": [pilot("c4", &[10, 5]), pilot("f6", &[2, 1])],
        "supply": {"1": 3, "2": 3, "3": 3, "4": 3, "5": 3, "left": 2, "right": 2},
        "waiting": {"left": 0, "right": 0, "ships": 0},
        "turn": 1, "step": "move", "shots": 0, "quiet": []
    });
    let players = [Player::person("Ann"), Player::bot("Robo", Level::FIRST)];
    resume(browser, server, &record_from(&document, &players)?).await
}

/// Dice that meet a level, so that no skill may be used.
async fn met_level(browser: &Browser, server: &AppServer) -> Result<()> {
    let registry = starboard_games::registry();
    let rules = registry.get("armada").map_err(|why| anyhow!("{why}"))?;
    let start = rules.start(&OptionValues::new());
    let start = start.map_err(|why| anyhow!("{why}"))?;
    let mut document = start.document();
    document["phase"] = "invade".into();
    document["step"] = "skills".into();
    document["dice"] = json!([3, 4, 6]);
    for ship in ["1", "2", "3", "4", "5", "6"] {
        document["ships"][ship]["countdown"] = 0.into();
        document["ships"][ship]["state"] = "collapsed".into();
    }
    document["actions"]["rolls"] = 4.into();
    document["actions"]["rerolls"] = 2.into();
    document["crossed"]["oceania"] = json!([1]);
    let record = record_from(&document, &[Player::person("Ann")])?;
    resume(browser, server, &record).await
}

const UPGRADE: [&str; 3] = [
    "2 shots in every later turn",
    "10 of your victory points",
    "turn",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_mouse_and_the_keyboard_ask_what_something_is() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    rich_pilot(&browser, &server).await?;
    let square = "[data-square=c8]";
    rest(&browser, square, &["Monster: 5 points", "8 descents"]).await?;
    browser.hover(".play-title").await?;
    gone(&browser).await?;
    rest(&browser, "[data-action=upgrade]", &UPGRADE).await?;
    rest(&browser, "[data-square=f6]", &["Robo’s fighter", "1 point"]).await?;
    rest(&browser, ".seat-1 [data-score]", &["You have 15 points"]).await?;
    // What is only a drawing has one name, and no other window shows it.
    rest(&browser, ".play-bar [aria-label=Undo]", &["Undo"]).await?;
    ensure!(browser.count("main [title]").await? == 0);

    // The keyboard stays on something, or asks at once.
    browser
        .run("document.querySelector('[data-square=c1]').focus();")
        .await?;
    browser.press(Key::Up).await?;
    let focused = "[data-square=c2]:focus[aria-describedby=bubble]";
    bubble_of(&browser, focused, &["From here you would hit"]).await?;
    browser.press(Key::Escape).await?;
    gone(&browser).await?;
    browser.press(Key::Left).await?;
    browser.type_keys("?").await?;
    bubble_of(&browser, "[data-square=b2]:focus", &["The mine"]).await?;
    ensure!(browser.axe().await?.is_empty());
    // It acts, and the words about what was before are gone.
    browser.click("[data-action=stay]").await?;
    gone(&browser).await?;

    // A replay gives the same explanations, addressed to nobody in particular.
    let played = path(&browser).await?.replace("/play/", "/replay/");
    browser.goto(&server.url(&played)).await?;
    browser.wait_for(".replay .board").await?;
    rest(&browser, "[data-square=c4]", &["Ann’s fighter"]).await?;

    start(&browser, &server, "rescue").await?;
    rest(&browser, "[data-square=l12]", &["holds your commander"]).await?;
    rest(&browser, ".seat-1 [data-commander]", &["held on l12"]).await?;

    met_level(&browser, &server).await?;
    // What is impossible now says why.
    let skill = ["Left: 2", "Not now", "meet an open level"];
    rest(&browser, "[data-skill=rerolls][aria-disabled=true]", &skill).await?;
    rest(&browser, "[data-level='oceania 2']", &["38 in 100"]).await?;
    rest(&browser, ".realm-head[data-region=africa]", &["15 points"]).await?;
    // A hint has a reason.
    browser.type_keys("h").await?;
    let strip = ".hint-strip .status-text";
    browser
        .wait_for_text(strip, "Conquers Oceania: 5 points.")
        .await?;
    for size in [DESKTOP, PHONE] {
        browser.resize(size.0, size.1).await?;
        browser.no_clipped_text(".hint-strip").await?;
    }
    browser.resize(DESKTOP.0, DESKTOP.1).await?;

    start(&browser, &server, "hegemony").await?;
    rest(&browser, ".planet-card", &["can be searched"]).await?;
    rest(&browser, "[data-cube=yellow]", &["finds a Super Weapon"]).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_that_stays_asks_and_does_not_act() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    rich_pilot(&browser, &server).await?;
    let square = "[data-square=c5]";
    press_long(&browser, square, &["From here you would hit"]).await?;
    ensure!(browser.count(".square.selected").await? == 0);
    // A tap elsewhere closes it, and acts as usual.
    browser.tap("[data-square=c6]").await?;
    gone(&browser).await?;
    browser.wait_for("[data-square=c6].selected").await?;
    press_long(&browser, "[data-action=upgrade]", &UPGRADE).await?;
    ensure!(browser.count("dialog[open]").await? == 0);
    press_long(&browser, ".seat-2 .gear", &["level 1"]).await?;

    start(&browser, &server, "rescue").await?;
    press_long(
        &browser,
        ".target[data-square=d3]",
        &["Your ", "It can reach"],
    )
    .await?;
    ensure!(browser.count(".target.chosen").await? == 0);

    start(&browser, &server, "armada").await?;
    press_long(&browser, "[data-die='2']", &["Shows "]).await?;
    ensure!(browser.count(".die.chosen").await? == 0);
    press_long(&browser, "[data-box='4c1']", &["only a 6"]).await?;

    start(&browser, &server, "hegemony").await?;
    press_long(&browser, ".planet-card", &["can be searched"]).await?;
    ensure!(browser.count("dialog[open]").await? == 0);
    press_long(&browser, ".play-bar [aria-label=Log]", &["Log"]).await?;
    ensure!(browser.count(".play-log.open").await? == 0);
    no_console_errors(&browser).await?;
    browser.quit().await
}
