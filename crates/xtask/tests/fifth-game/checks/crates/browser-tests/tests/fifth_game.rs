//! The last game on the list in a real browser.

use anyhow::{Context, Result, ensure};
use browser_tests::DESKTOP;
use browser_tests::online::{join, open_table, person, play_by_itself, wait_for_end};
use browser_tests::table::{START, kept_history, no_console_errors, stage};
use starboard_kernel::Lang;
use starboard_kernel::erased::Rules;

fn rules() -> Result<&'static dyn Rules> {
    starboard_games::registry().iter().last().context("no game")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_bot_to_the_end() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let (game, title) = (rules()?.name(), rules()?.title(Lang::En));
    browser.goto(&server.url("/")).await?;
    let link = format!(".cover-link[href='/new/{game}']");
    let card = format!(".cover-card:has({link})");
    browser.wait_for_text(&card, &title).await?;
    browser.click(&link).await?;
    browser.wait_for_text("h1", &title).await?;
    browser.click(START).await?;
    browser.wait_for(&format!(".game-{game} .board")).await?;
    play_by_itself(&browser).await?;
    wait_for_end(&browser).await?;
    ensure!(kept_history(&browser).await?.now().ending().is_some());
    browser.no_horizontal_overflow().await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn its_rules_open() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser
        .goto(&server.url(&format!("/rules/{}", rules()?.name())))
        .await?;
    browser
        .wait_for_text(".rules-text h1", &rules()?.title(Lang::En))
        .await?;
    browser.wait_for(".rules-text .rule").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_it_online() -> Result<()> {
    let (server, ada) = stage(DESKTOP).await?;
    let ben = person(DESKTOP).await?;
    let table = open_table(&ada, server.address(), rules()?.name(), "Ada").await?;
    join(&ben, &server.url(&table), "Ben").await?;
    for page in [&ada, &ben] {
        page.wait_for(".play .board").await?;
        play_by_itself(page).await?;
    }
    for page in [ada, ben] {
        wait_for_end(&page).await?;
        page.wait_for_text(".verified", "✓").await?;
        no_console_errors(&page).await?;
        page.quit().await?;
    }
    Ok(())
}
