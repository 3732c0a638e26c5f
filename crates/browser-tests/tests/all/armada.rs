//! Dark Side Armada in a real browser: whole games by mouse and by keys, the sheet folded on a
//! phone, what actions are worth, the review, and the game of the day.
//!
//! Nothing moves by itself here: the system asks for less motion. What a test plays is chosen by
//! a greedy bot on this side from the game as the browser keeps it.

use anyhow::{Context, Result, ensure};
use browser_tests::table::{
    HINT, NOTHING_SEEN, START, UNDO, WORTH, check_ending, check_large_screen, check_page,
    check_rules_page, decision, kept_history, no_console_errors, path, press_by_keys,
    press_to_the_end, record_from, resume, sensible, shortest_way, stage, walk_by_arrows,
};
use browser_tests::{Browser, DESKTOP, Key, PHONE};
use serde_json::{Value, json};
use starboard_kernel::{History, Lang};
use starboard_table::Player;

/// What is pressed one after the other to carry an action out.
fn presses(action: &str) -> Result<Vec<String>> {
    let button = |text: &str| format!(".armada-actions .button[data-label^='{text}']");
    let die = |face: &str| format!(".die:not(.used)[aria-label$=': {face}']");
    let spot = |name: &str, value: &str| format!("[data-{name}=\"{value}\"]");
    let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
    Ok(match verb {
        "value" => {
            let (face, place) = rest.split_once('@').context("no box")?;
            if place == "-" {
                vec![button(&format!("Give up the {face}"))]
            } else {
                vec![die(face), spot("box", place)]
            }
        }
        "values" => {
            let (face, places) = rest.split_once('@').context("no boxes")?;
            let (first, second) = places.split_once(',').context("one box")?;
            vec![
                die(face),
                button(&format!("Write {face} in two")),
                spot("box", first),
                spot("box", second),
            ]
        }
        "build" => vec![button(&format!("Build with the {rest}"))],
        "count" => vec![spot("bar", rest)],
        "attack" => vec![button("Attack")],
        "cross" => vec![spot("level", rest)],
        "wild" => vec![spot("skill", "wilds"), spot("level", rest)],
        "let" => vec![button("Let the roll go")],
        _ => {
            let counter = match verb {
                "reroll" => "rerolls",
                "flip" => "flips",
                other => other,
            };
            vec![spot("skill", counter), spot("die", rest)]
        }
    })
}

/// What takes the fewest keys.
async fn handiest(browser: &Browser, history: &History) -> Result<String> {
    let mut actions = history.now().legal_actions();
    let ways: Vec<Vec<String>> = (actions.iter())
        .map(|action| presses(action))
        .collect::<Result<_>>()?;
    Ok(actions.swap_remove(shortest_way(browser, &ways).await?))
}

/// The score on the screen is the one of the game that is kept, with its rank.
async fn check_result(browser: &Browser) -> Result<i64> {
    let ending = kept_history(browser).await?.now().ending();
    let score = ending.context("the game is not over")?.scores[0];
    let headline = browser.text(".result h2").await?;
    let points = match score {
        1 => "1 point".to_owned(),
        _ => format!("{score} points"),
    };
    ensure!(headline.ends_with(&points), "{headline}: not {points}");
    let words = browser.text(".result-rank").await?;
    let ranks = [
        "Planetary hero",
        "Consecrated military command",
        "Military promise",
        "Officer of no consequence",
        "Shame of your kind",
    ];
    ensure!(ranks.iter().any(|rank| words.contains(rank)), "{words}");
    Ok(score)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_mouse_then_its_review_and_replay() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.click(".cover-link[href='/new/armada']").await?;
    browser.click(START).await?;
    browser.wait_for(".play .armada").await?;
    check_page(&browser, "the first roll").await?;

    // Without a die no box can be written to, and the sheet says so.
    browser.click("[data-box='1a2']").await?;
    browser.wait_for_text(".why", "Choose a die first.").await?;
    let played = press_to_the_end(
        &browser,
        async |_, history| sensible(history),
        async |_, action| presses(action),
        async |browser, place| browser.click(place).await,
    )
    .await?;
    for verb in ["value", "build", "attack"] {
        ensure!(
            played.iter().any(|action| action.starts_with(verb)),
            "no {verb}"
        );
    }
    let score = check_result(&browser).await?;
    check_ending(&browser).await?;
    check_page(&browser, "the result").await?;

    browser.click(".result a[href^='/report/']").await?;
    browser.wait_for(".review .course").await?;
    browser
        .wait_for_text(".review-score b", &score.to_string())
        .await?;
    check_review(&browser).await?;
    check_page(&browser, "the review").await?;
    browser.click(".review button[aria-label='Close']").await?;
    browser.wait_until_gone(".review").await?;
    browser.wait_for(".replay .armada").await?;
    check_page(&browser, "the replay").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// Every roll and every real decision has its row; what is solved is said to be exact.
async fn check_review(browser: &Browser) -> Result<()> {
    browser.click(".review-table summary").await?;
    browser.wait_for(".review-table tbody tr").await?;
    let rows = browser
        .run(
            "return [...document.querySelectorAll('.review-table tbody tr')].map((row) =>
                [...row.cells].map((cell) => cell.textContent.trim()));",
        )
        .await?;
    let rows: Vec<[String; 5]> = serde_json::from_value(rows)?;
    let luck = rows.iter().filter(|row| !row[2].is_empty()).count();
    let choices = rows.iter().filter(|row| !row[3].is_empty()).count();
    ensure!(luck > 10 && choices > 10, "{luck} rolls, {choices} choices");
    ensure!(luck + choices == rows.len());
    let attack = rows.iter().position(|row| row[1].starts_with("Attack"));
    if let Some(attack) = attack {
        let (building, invading) = rows.split_at(attack);
        ensure!(invading.iter().all(|row| row[4] == "exact"), "{invading:?}");
        ensure!(building.iter().any(|row| row[4] == "estimated"));
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_keyboard() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/armada")).await?;
    browser.tab_to(START).await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".play .armada").await?;
    // Arrow keys lead over the whole sheet, possible or not.
    browser.wait_for(".die:focus").await?;
    walk_by_arrows(&browser, ".sheet button:focus").await?;
    press_to_the_end(
        &browser,
        handiest,
        async |_, action| presses(action),
        press_by_keys,
    )
    .await?;
    check_result(&browser).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_folds_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/new/armada")).await?;
    browser.tap(START).await?;
    browser.wait_for(".armada.view-docks").await?;
    check_page(&browser, "docks").await?;
    browser.tap(".mini-world").await?;
    browser.wait_for(".armada.view-map").await?;
    check_page(&browser, "the world").await?;
    browser.tap(".mini.fleet-6").await?;
    browser.wait_for(".armada.view-docks").await?;

    // A die is dragged into a box.
    decision(&browser, NOTHING_SEEN).await?;
    let before = kept_history(&browser).await?.steps().len();
    browser
        .drag("[data-die=\"1\"]", "[data-box=\"6b1\"]")
        .await?;
    browser.wait_for("[data-box=\"6b1\"]:not(.may)").await?;
    let history = kept_history(&browser).await?;
    ensure!(
        history.steps()[before].text.ends_with("@6b1"),
        "{:?}",
        history.steps()[before].text
    );
    browser.tap(UNDO).await?;
    browser
        .wait_for("[data-box=\"6b1\"][aria-label$='empty']")
        .await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_overlaps_on_a_large_screen() -> Result<()> {
    check_large_screen("armada").await
}

/// A late position with a few rolls, skills and a region begun.
fn invasion(dice: &Value, step: &str) -> Value {
    let closed = |values: Value, built: Value| json!({ "values": values, "built": built, "countdown": 0, "state": "collapsed" });
    json!({
        "game": "armada",
        "options": { "edition": "standard", "three_boxes": "zero" },
        "phase": "invade", "step": step, "dice": dice,
        "ships": {
            "1": closed(json!({ "a1": 6 }), json!([])),
            "2": closed(json!({ "a1": 2 }), json!([])),
            "3": closed(json!({ "a1": 4 }), json!(["a1"])),
            "4": closed(json!({ "b1": 3 }), json!([])),
            "5": closed(json!({ "a1": 1, "b1": 2 }), json!(["a1", "b1"])),
            "6": closed(json!({ "a1": 5, "b1": 6 }), json!(["a1", "b1"])),
        },
        "actions": { "rolls": 3, "wilds": 1, "rerolls": 1, "flips": 1, "plus": 2, "minus": 2 },
        "crossed": { "oceania": [1], "south_america": [], "asia": [], "europe": [], "africa": [],
                     "north_america": [] },
        "used": { "rerolled": [], "changed": [] },
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_action_is_worth_is_exact_in_the_invasion() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let document = invasion(&json!([1, 4, 6]), "skills");
    let record = record_from(&document, &[Player::person("Ada")])?;
    resume(&browser, &server, &record).await?;
    ensure!(
        browser.count(".worth").await? == 0,
        "off until it is asked for"
    );
    // Eleven is not twelve: one more is needed, and the levels light up that a skill would meet.
    browser
        .wait_for("[data-level=\"oceania 2\"]:not(.met)")
        .await?;
    browser.click("[data-level=\"asia 1\"]").await?;
    browser
        .wait_for_text(
            ".why",
            "You have begun Oceania and must finish it first (A18)",
        )
        .await?;
    browser.click("[data-skill=plus]").await?;
    browser.wait_for("[data-level=\"oceania 2\"].would").await?;
    browser.click(WORTH).await?;
    browser.wait_for_text(".status-text", "(exact)").await?;
    browser.wait_for("[data-skill=plus] .worth.best").await?;
    browser
        .wait_for(".armada-actions .worth:not(.best)")
        .await?;
    browser.click("[data-die=\"2\"]").await?;
    browser.wait_for("[data-level=\"oceania 2\"].met").await?;
    browser.click("[data-level=\"oceania 2\"]").await?;
    browser
        .wait_for("[data-level=\"oceania 2\"].crossed")
        .await?;
    check_page(&browser, "conquered").await?;
    browser.click(WORTH).await?;
    browser.wait_until_gone(".worth").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// The first few rolls of today's game when the first possible action is always taken.
async fn first_rolls(browser: &Browser, url: &str) -> Result<Vec<String>> {
    browser.goto(url).await?;
    browser.wait_for(".play .armada").await?;
    let mut seen = NOTHING_SEEN;
    for _ in 0..6 {
        let decision = decision(browser, seen).await?.context("over")?;
        seen = decision.log;
        let history = kept_history(browser).await?;
        let action = history
            .now()
            .legal_actions()
            .into_iter()
            .next()
            .context("no action")?;
        for place in presses(&action)? {
            browser.click(&place).await?;
        }
    }
    let history = kept_history(browser).await?;
    let steps = history.steps().iter();
    let rolls = steps
        .filter(|step| step.text.starts_with("roll "))
        .map(|step| step.text.clone());
    Ok(rolls.collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_of_the_day_has_the_same_dice_for_everybody() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".daily a[href='/daily/armada']").await?;
    let url = server.url("/daily/armada");
    let once = first_rolls(&browser, &url).await?;
    ensure!(once.len() > 2, "{once:?}");
    ensure!(path(&browser).await?.starts_with("/play/daily-armada-"));

    // It is one game: opened again it continues, without help and without an undo past a roll.
    browser.goto(&url).await?;
    browser.wait_for(".play .armada").await?;
    ensure!(kept_history(&browser).await?.steps().len() > 5);
    browser.click(HINT).await?;
    browser
        .wait_for_text(".why", "No hints in the game of the day")
        .await?;
    browser.click(WORTH).await?;
    browser
        .wait_for_text(".why", "No hints in the game of the day")
        .await?;

    browser.run("localStorage.clear();").await?;
    let again = first_rolls(&browser, &url).await?;
    ensure!(once == again, "{once:?} and {again:?}");
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_page_has_every_rule() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/rules/armada")).await?;
    check_rules_page(&browser, 'A', 25).await?;
    browser.quit().await
}

/// What an action is worth stands beside its words, not on them, in any language.
#[tokio::test(flavor = "multi_thread")]
async fn badges_cover_no_words() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let ship = |values: Value, built: Value, countdown: u8| {
        let state = if countdown > 0 { "open" } else { "collapsed" };
        json!({ "values": values, "built": built, "countdown": countdown, "state": state })
    };
    let document = json!({
        "game": "armada",
        "options": { "edition": "standard", "three_boxes": "zero" },
        "phase": "build",
        "step": "build",
        "dice": [2, 5],
        "ships": {
            "1": ship(json!({ "a1": 6 }), json!([]), 0),
            "2": ship(json!({ "a1": 2 }), json!([]), 0),
            "3": ship(json!({ "a1": 4 }), json!([]), 0),
            "4": ship(json!({ "a1": 5, "b1": 3, "c1": 6 }), json!(["b1"]), 2),
            "5": ship(json!({ "a1": 1, "b1": 2 }), json!(["a1"]), 2),
            "6": ship(json!({ "a1": 5 }), json!([]), 0),
        },
        "actions": {
            "rolls": 0, "wilds": 0, "rerolls": 0, "flips": 0, "plus": 0, "minus": 0,
        },
        "crossed": {
            "oceania": [], "south_america": [], "asia": [], "europe": [], "africa": [],
            "north_america": [],
        },
        "used": { "rerolled": [], "changed": [] },
    });
    resume(
        &browser,
        &server,
        &record_from(&document, &[Player::person("Ada")])?,
    )
    .await?;
    decision(&browser, NOTHING_SEEN).await?;
    browser.click(WORTH).await?;
    browser.wait_for(".armada-actions .worth").await?;
    for lang in Lang::ALL.map(Lang::code) {
        browser.speak(lang).await?;
        browser.wait_for(".armada-actions .worth").await?;
        ensure!(
            browser.count(".armada-actions .worth").await? == 2,
            "{lang}"
        );
        let apart = browser.no_overlap(".armada-actions .button > span").await;
        apart.context(lang)?;
    }
    browser.quit().await
}
