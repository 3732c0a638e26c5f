//! The replay of a game.

use anyhow::{Result, ensure};
use browser_tests::table::{
    check_page, import, kept_history, no_console_errors, record_from, stage,
};
use browser_tests::{Browser, DESKTOP, Key, PHONE};
use starboard_kernel::{Actor, Level};
use starboard_table::Player;

use super::{is_below, labels, wait_for_labels, wolf};

/// From the result of a game to its replay, event by event to the same end, and back.
pub(super) async fn check_replay(browser: &Browser) -> Result<()> {
    let end = labels(browser).await?;
    let score = "return [...document.querySelectorAll('.player-score')].map((s) => s.textContent);";
    let scores = browser.run(score).await?;
    let history = kept_history(browser).await?;
    let length = history.steps().len();
    let is_decision = |step: &usize| history.steps()[*step].actor != Actor::Chance;
    let first = (0..length).find(is_decision).unwrap_or(0);
    let at = |step: usize| format!("{step} / {length}");
    let count = ".replay-count";

    browser.click(".result a[href^='/replay/']").await?;
    browser.wait_for_text(count, &at(first)).await?;
    let beginning = labels(browser).await?;
    ensure!(beginning != end);
    browser.choose(".replay-speed", "8").await?;
    browser.click(".replay button[aria-label=Play]").await?;
    let mut shown = String::new();
    while shown != at(length) {
        // Under load it takes its time, but it must continue.
        let next = browser
            .wait_until(
                "the replay continues",
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
    browser.wait_for_text(count, &at(first)).await?;
    wait_for_labels(browser, &beginning).await?;
    browser.press(Key::End).await?;
    wait_for_labels(browser, &end).await?;
    no_console_errors(browser).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_can_be_turned() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let document = wolf(&["1C@e1", "2H@j11"]);
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("record.json");
    let (ada, bea) = (Player::person("Ada"), Player::person("Bea"));
    // The planets are b2 and l12. One person looks from their own side, several from the first.
    for (seats, own) in [
        (vec![Player::bot("Bot 1", Level::FIRST), bea.clone()], 2),
        (vec![ada, bea], 1),
    ] {
        std::fs::write(&file, record_from(&document, &seats)?.write())?;
        import(&browser, &server, &file).await?;
        browser.wait_for(".replay .hexboard").await?;
        for seat in [own, 3 - own, own] {
            let name = &seats[seat - 1].name;
            let words = format!("Turn the board (planet of {name} at the bottom)");
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
