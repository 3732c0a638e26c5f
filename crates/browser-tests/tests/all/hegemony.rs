//! Cosmic Hegemony in a real browser: whole runs by mouse and by keys, the cockpit folded on a
//! phone, cards close up, prices before they are paid, the story of a run, and the game of the
//! day.
//!
//! Nothing moves by itself here: the system asks for less motion. What a test plays is chosen by
//! a greedy bot on this side from the game as the browser keeps it.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::table::{
    CLOSE, NOTHING_SEEN, START, WORTH, check_ending, check_large_screen, check_page,
    check_rules_page, decision, kept_history, no_console_errors, path, press_by_keys,
    press_to_the_end, sensible, shortest_way, stage, walk_by_arrows,
};
use browser_tests::{Browser, DESKTOP, Key, LARGE, PHONE, languages};
use serde_json::json;
use starboard_kernel::{History, Lang};

fn button(action: &str) -> String {
    format!("[data-action=\"{action}\"]")
}

/// What is pressed one after the other to carry an action out, if it is not on a button already.
async fn presses(browser: &Browser, action: &str) -> Result<Vec<String>> {
    let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
    if browser.count(&button(action)).await? > 0 {
        return Ok(vec![button(action)]);
    }
    Ok(match verb {
        "engage" | "evade" => vec![format!(".chip[data-choice=\"{action}\"]"), button(action)],
        "exchange" | "trade" => {
            let out = rest.split(' ').next().unwrap_or_default();
            vec![format!(".chip[data-choice=\"{out}\"]"), button(action)]
        }
        _ => bail!("no button for {action}"),
    })
}

/// What takes the fewest keys, of what has a button.
async fn handiest(browser: &Browser, history: &History) -> Result<String> {
    let mut actions = history.now().legal_actions();
    let ways: Vec<Vec<String>> = actions.iter().map(|action| vec![button(action)]).collect();
    let action = actions.swap_remove(shortest_way(browser, &ways).await?);
    if browser.count(&button(&action)).await? > 0 {
        Ok(action)
    } else {
        sensible(history)
    }
}

/// The end on the screen is the one of the game that is kept, with its figures.
async fn check_result(browser: &Browser) -> Result<()> {
    let history = kept_history(browser).await?;
    let ending = history.now().ending().context("the run is not over")?;
    let words = browser.text(".result h2").await?;
    let expected = match ending.reason {
        "victory" => "Super Weapons are yours",
        "crippled" => "Crippled with ",
        _ => "The trail went cold",
    };
    ensure!(words.contains(expected), "{words}, not {expected}");
    let engaged = history
        .steps()
        .iter()
        .filter(|step| step.text.starts_with("engage "))
        .count();
    let tiles = browser.text(".story-tiles").await?;
    ensure!(tiles.contains(&engaged.to_string()), "{tiles}: {engaged}");
    let rounds = browser.count(".story-rounds > li").await?;
    ensure!((1..=12).contains(&rounds), "{rounds} rounds");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_by_mouse_then_its_review_and_replay() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.click(".cover-link[href='/new/hegemony']").await?;
    browser.click(START).await?;
    browser.wait_for(".play .hegemony").await?;
    decision(&browser, NOTHING_SEEN).await?;
    check_page(&browser, "the first planet").await?;

    // A planet is looked at before it is chosen.
    browser.click(".planet-card.may").await?;
    browser.wait_for("dialog[open] .big-card.of-planet").await?;
    browser.click(CLOSE).await?;
    let played = press_to_the_end(
        &browser,
        async |_, history| sensible(history),
        presses,
        async |browser, place| browser.click(place).await,
    )
    .await?;
    for verb in ["planet", "engage", "evade"] {
        ensure!(
            played.iter().any(|action| action.starts_with(verb)),
            "no {verb}"
        );
    }
    check_result(&browser).await?;
    check_ending(&browser).await?;
    check_page(&browser, "the result").await?;

    browser.click(".result a[href^='/report/']").await?;
    browser.wait_for(".review .course").await?;
    browser.wait_for(".review .story-tiles").await?;
    check_page(&browser, "the review").await?;
    browser.click(".review button[aria-label='Close']").await?;
    browser.wait_until_gone(".review").await?;
    browser.wait_for(".replay .hegemony").await?;
    check_page(&browser, "the replay").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_by_keyboard() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/hegemony")).await?;
    browser.tab_to(START).await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".play .hegemony").await?;
    decision(&browser, NOTHING_SEEN).await?;
    // Arrow keys lead over the whole table; what has the focus is shown large.
    browser.press(Key::Down).await?;
    browser.wait_for(".cockpit button:focus").await?;
    browser.wait_for(".closeup .big-card").await?;
    walk_by_arrows(&browser, ".cockpit button:focus").await?;
    press_to_the_end(&browser, handiest, presses, press_by_keys).await?;
    check_result(&browser).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cockpit_folds_on_a_phone() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    browser.goto(&server.url("/new/hegemony")).await?;
    browser.tap(START).await?;
    browser.wait_for(".hegemony.view-ship").await?;
    decision(&browser, NOTHING_SEEN).await?;
    check_page(&browser, "the ship and its planets").await?;
    browser.tap(".fold-tab:first-child").await?;
    browser.wait_for(".hegemony.view-line").await?;
    check_page(&browser, "an empty line").await?;
    browser.tap("[data-action^='planet ']").await?;
    browser.wait_for(".encounter.met").await?;
    decision(&browser, NOTHING_SEEN).await?;
    check_page(&browser, "a line").await?;
    browser.tap(".encounter.met").await?;
    browser.wait_for("dialog[open] .big-card").await?;
    check_page(&browser, "a card close up").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_overlaps_on_a_large_screen() -> Result<()> {
    check_large_screen("hegemony").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_price_is_shown_before_it_is_paid() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/new/hegemony")).await?;
    browser.click(START).await?;
    browser.wait_for(".play .hegemony").await?;
    decision(&browser, NOTHING_SEEN).await?;
    browser.click("[data-action^='planet ']").await?;
    // Some lines begin with a choice of a text: the first is taken until a card is met.
    let mut seen = NOTHING_SEEN;
    while browser.count(".to-evade [data-action]").await? == 0 {
        seen = decision(&browser, seen).await?.context("over")?.log;
        if browser.count(".to-evade [data-action]").await? == 0 {
            browser.click("[data-action]").await?;
        }
    }
    let evade = ".to-evade [data-action]";
    let action = browser
        .run(&format!(
            "return document.querySelector(\"{evade}\").dataset.action;"
        ))
        .await?;
    let action = action.as_str().context("no action")?.to_owned();
    browser.hover(evade).await?;
    // What would be paid is marked on the dial, and nothing has happened yet.
    if action != "evade free" {
        browser.wait_for(".dial.would").await?;
    }
    let steps = kept_history(&browser).await?.steps().len();
    browser.wait_for(".price .price-total").await?;
    browser.click(WORTH).await?;
    browser
        .wait_for_text(".status-text", "Chance of winning")
        .await?;
    browser.wait_for(".worth.best").await?;
    ensure!(kept_history(&browser).await?.steps().len() == steps);
    browser.click(evade).await?;
    // A die that helps in an evade is offered before cubes are drawn.
    let draw = "[data-action='draw']";
    browser
        .wait_for(&format!(".encounter.evaded, .result, {draw}"))
        .await?;
    if browser.count(draw).await? > 0 {
        browser.click(draw).await?;
    }
    browser.wait_for(".encounter.evaded, .result").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// The aliens, the captain and the planets of today's game.
async fn first_draws(browser: &Browser, url: &str) -> Result<Vec<String>> {
    browser.goto(url).await?;
    browser.wait_for(".play .hegemony").await?;
    decision(browser, NOTHING_SEEN).await?.context("over")?;
    let history = kept_history(browser).await?;
    Ok(history
        .steps()
        .iter()
        .map(|step| step.text.clone())
        .collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_of_the_day_is_the_same_for_everybody() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let url = server.url("/daily/hegemony");
    let once = first_draws(&browser, &url).await?;
    ensure!(once.len() > 5, "{once:?}");
    ensure!(path(&browser).await?.starts_with("/play/daily-hegemony-"));
    browser.run("localStorage.clear();").await?;
    let again = first_draws(&browser, &url).await?;
    ensure!(once == again, "{once:?} and {again:?}");
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_page_has_every_rule_and_every_card() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/rules/hegemony")).await?;
    check_rules_page(&browser, 'H', 26).await?;
    let cards = browser.count(".big-card").await?;
    let folded = browser.count("details .big-card").await?;
    ensure!(
        folded > 80 && cards == 2 * folded,
        "{folded} of {cards} cards"
    );
    browser.quit().await
}

/// Texts of cards, dice and the current alien that are cut off.
const CUT_TEXTS: &str = "
    const texts = document.querySelectorAll('.cockpit :is(.card-text, .die-text, .sector-rule)');
    const cut = [...texts].filter(e => e.offsetWidth && e.scrollHeight > e.clientHeight + 2);
    return cut.map(e => `${e.parentElement.className}: ${e.textContent}`);
";

/// What all cards of new games say on the rules page: the class of each, and its sentences. Those of the
/// first edition are folded.
const PRINTED: &str = "
    const said = card => [...card.querySelectorAll(':scope > .card-sentences > li')];
    const all = [...document.querySelectorAll('.big-card')];
    const cards = all.filter(card => !card.closest('details'));
    return cards.map(card => [card.className, said(card).map(e => e.textContent.trim()).join(' ')]);
";

/// Of these texts, those for which there is no room where such a card lies; beside a card that is met.
const OVERFULL: &str = "
    const places = {
        'of-alien': '.sector.current > .sector-rule',
        'of-planet': '.planet-card.searched > .card-text',
        'kind-guardforce': '.encounter.met > .card-text',
        'kind-agent': '.encounter.met > .card-text',
        'kind-event': '.encounter.met > .card-text',
    };
    const cut = [];
    for (const [classes, text] of printed) {
        const place = places[classes.split(' ')[1]];
        if (!place) { continue; }
        const shown = document.querySelector(place);
        const before = shown.textContent;
        shown.textContent = text;
        const card = shown.parentElement.getBoundingClientRect();
        const out = shown.getBoundingClientRect().bottom - card.bottom;
        if (!text || shown.scrollHeight > shown.clientHeight + 2 || out > 1) {
            cut.push(`${classes}: ${text}`);
        }
        shown.textContent = before;
    }
    return cut;
";

/// What happened, and what can be done.
const SHOWN: &str = "
    const shown = document.querySelectorAll('.play-log, .hegemony-actions, .play-status');
    return [...shown].map(e => e.innerText).join();
";

/// Where there is room, every text is there as a whole. In all languages, every card is tried at the first
/// line that is met; in some, what is on the table is looked at for longer.
#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_cut_off_on_a_desktop() -> Result<()> {
    const POSSIBLE: &str = ".hegemony-actions .button:not([aria-disabled=true])";
    let (server, browser) = stage(DESKTOP).await?;
    let at_length = languages();
    for lang in Lang::ALL.map(Lang::code) {
        browser.goto(&server.url("/")).await?;
        let prefs = format!(
            "localStorage.setItem('starboard.prefs', '{{\"lang\":\"{lang}\",\"tempo\":\"off\"}}')"
        );
        browser.run(&prefs).await?;
        browser.goto(&server.url("/rules/hegemony")).await?;
        browser.wait_for(".big-card").await?;
        let printed = browser.run(PRINTED).await?;
        browser.goto(&server.url("/new/hegemony")).await?;
        browser.click(START).await?;
        let mut lines_met = 0;
        for step in 0..16 {
            browser.wait_for(POSSIBLE).await?;
            let meets = browser.count(".encounter.met").await? > 0;
            if lines_met > 0 && !at_length.contains(&lang) {
                break;
            }
            lines_met += usize::from(meets);
            for size in [LARGE, DESKTOP] {
                browser.resize(size.0, size.1).await?;
                let cut = browser.run(CUT_TEXTS).await?;
                ensure!(cut == json!([]), "{lang} {size:?}, step {step}: {cut}");
                // Every card might lie there: once is enough.
                if meets && lines_met == 1 {
                    let script = format!("const printed = {printed}; {OVERFULL}");
                    let cut = browser.run(&script).await?;
                    ensure!(cut == json!([]), "{lang} {size:?}: no room for {cut}");
                }
            }
            let before = browser.run(SHOWN).await?;
            browser.click(POSSIBLE).await?;
            let moved = format!("return (() => {{{SHOWN}}})() !== {before}");
            browser.wait_until("the next step", &moved).await?;
        }
        ensure!(lines_met > 0, "{lang}: no card was met");
    }
    Ok(())
}
