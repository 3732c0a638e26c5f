//! Around a move: what can be reached, how, and why not.

use anyhow::{Context, Result, ensure};
use browser_tests::table::{
    NOTHING_SEEN, check_page, decision, kept_history, no_console_errors, sensible, stage,
};
use browser_tests::{Browser, DESKTOP, Key, PHONE};
use serde_json::{Value, json};

use super::{
    CHOSEN, READY, ROUTE, boxes, check_fits, check_goals, check_layout, check_still, ends, goals,
    is_below, label, labels, person_to_move, square, start_game, wait_for_label,
};

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
    wait_for_label(&browser, "a1", "TIE UFO, not confirmed yet").await?;
    browser.tap(".tray-ship[aria-label^='Speedy F1']").await?;
    browser.tap(&square("d3")).await?;
    wait_for_label(&browser, "d3", "Speedy F1, not confirmed yet").await?;
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
                    let words = match number("jumps") {
                        1 => "jump here, 1 landing".to_owned(),
                        jumps => format!("jump here, {jumps} landings"),
                    };
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
    browser.speak("pl").await?;
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
        (".status-text", "odbić dowódcę."),
        (".next-step", "Wybierz statek, który może się ruszyć"),
        (".signs", "może się ruszyć"),
        (".all-actions", "Wszystkie akcje"),
        (".commander-place", "na l12"),
    ] {
        browser.wait_for_text(css, text).await?;
    }
    browser.click(&square("d3")).await?;
    wait_for_label(browser, "d3", "ICE Hunter gracza Player 1, wybrane").await?;
    browser
        .wait_for_text(".next-step", "Wybierz cel ruchu")
        .await?;
    browser
        .wait_for_text(".choice-row .button", "Anuluj")
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
