//! What a first visitor downloads, compressed as it is served: the home page and the first board of every
//! game stay small, in the language with the most to download by default, in all with `STARBOARD_SLOW=1`.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser_tests::AppServer;
use browser_tests::loading::{BOARD_IS_SHOWN, HOME_IS_THERE, first_bytes};
use starboard_kernel::Lang;

/// Before the home page responds, and before a board is drawn.
const MOST_AT_HOME: u64 = 350_000;
const MOST_BEFORE_BOARD: u64 = 500_000;

/// How large the files are that only this language needs: those for everything or for this game that
/// `index.html` lists.
fn own_bytes(lang: Lang, game: Option<&str>) -> Result<u64> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    let page = std::fs::read_to_string(dist.join("index.html"))
        .context("the browser app is not built: run cargo xtask web")?;
    let of_all = ["texts", "fonts", "still"].map(str::to_owned);
    let of_game = game.map(|game| ["game", "mission"].map(|kind| format!("{kind}-{game}")));
    let mut bytes = 0;
    for kind in of_all.into_iter().chain(of_game.into_iter().flatten()) {
        let mark = format!("\"starboard-{kind}-{}\" content=\"", lang.code());
        let Some((_, addresses)) = page.split_once(&mark) else {
            // English needs no more than everybody begins with.
            ensure!(["fonts", "still"].contains(&&*kind), "there is no {mark}");
            continue;
        };
        let addresses = addresses.split('"').next().unwrap_or_default();
        for address in addresses.split_whitespace() {
            let file = dist.join(address.trim_start_matches('/'));
            let sent = file.with_added_extension("br");
            let sent = if sent.exists() { sent } else { file };
            let found = sent.metadata();
            bytes += found.with_context(|| sent.display().to_string())?.len();
        }
    }
    Ok(bytes)
}

/// The language with the most to download; with slow tests, all of them.
fn languages(game: Option<&str>) -> Result<Vec<Lang>> {
    if std::env::var_os("STARBOARD_SLOW").is_some() {
        return Ok(Lang::ALL.to_vec());
    }
    let mut by_size = Vec::new();
    for lang in Lang::ALL {
        by_size.push((own_bytes(lang, game)?, lang));
    }
    let largest = by_size.into_iter().max_by_key(|(bytes, _)| *bytes);
    Ok(largest.into_iter().map(|(_, lang)| lang).collect())
}

async fn check(path: &str, game: Option<&str>, condition: &str, most: u64) -> Result<()> {
    let server = AppServer::start()?;
    for lang in languages(game)? {
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
        check(&path, Some(game), BOARD_IS_SHOWN, MOST_BEFORE_BOARD).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_home_page_is_small() -> Result<()> {
    check("/", None, HOME_IS_THERE, MOST_AT_HOME).await
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
