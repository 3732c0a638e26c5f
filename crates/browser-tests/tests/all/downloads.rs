//! What a first visitor downloads, compressed as it is served, in every language: the home page and the
//! first board of every game stay small.

use anyhow::{Result, ensure};
use browser_tests::AppServer;
use browser_tests::loading::{BOARD_IS_SHOWN, HOME_IS_THERE, first_bytes};
use starboard_kernel::Lang;

/// Before the home page responds, and before a board is drawn.
const MOST_AT_HOME: u64 = 350_000;
const MOST_BEFORE_BOARD: u64 = 500_000;

/// English and the next language; with slow tests, all of them.
fn languages() -> impl Iterator<Item = Lang> {
    let some = match std::env::var_os("STARBOARD_SLOW") {
        Some(_) => Lang::ALL.len(),
        None => 2,
    };
    Lang::ALL.into_iter().take(some)
}

async fn check(path: &str, condition: &str, most: u64) -> Result<()> {
    let server = AppServer::start()?;
    for lang in languages() {
        let bytes = first_bytes(&server, path, lang, condition).await?;
        ensure!(bytes <= most, "{path} in {}: {bytes} bytes", lang.code());
        // Something was counted at all.
        ensure!(bytes > 50_000, "{path} in {}: {bytes} bytes", lang.code());
    }
    Ok(())
}

/// A game begins on a board of its own, or with its first mission.
async fn check_boards(game: &str) -> Result<()> {
    for path in [format!("/mission/{game}"), format!("/now/{game}")] {
        check(&path, BOARD_IS_SHOWN, MOST_BEFORE_BOARD).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_home_page_is_small() -> Result<()> {
    check("/", HOME_IS_THERE, MOST_AT_HOME).await
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_of_guardians_are_small() -> Result<()> {
    check_boards("guardians").await
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_of_rescue_are_small() -> Result<()> {
    check_boards("rescue").await
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_of_armada_are_small() -> Result<()> {
    check_boards("armada").await
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_of_hegemony_are_small() -> Result<()> {
    check_boards("hegemony").await
}
