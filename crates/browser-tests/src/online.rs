//! Online players, each with their own browser, at a table of one server.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use server_tests::Client;

use crate::Browser;
use crate::table::{START, path, sensible};

/// Sits down at the first free seat of a table that waits.
pub const SIT: &str = ".gathering .seat-row .button.primary";
/// Opens the list of all actions, when it is this page's turn.
pub const ALL_ACTIONS: &str = ".play-actions > .all-actions:not(:disabled)";

/// A browser in which nothing moves by itself.
pub async fn person(size: (u32, u32)) -> Result<Browser> {
    let browser = Browser::start(size.0, size.1).await?;
    let calm = [("prefers-reduced-motion", "reduce")];
    browser.prefer(&calm).await?;
    Ok(browser)
}

/// Answers the question for a name.
pub async fn give_name(browser: &Browser, name: &str) -> Result<()> {
    browser.click("#own-name").await?;
    browser.type_keys(name).await?;
    browser.click("dialog[open] button[type=submit]").await?;
    browser.wait_until_gone("dialog[open]").await
}

/// Opens a table by the form as it is, and gives its path. Who opens it sits there at once.
pub async fn open_table(
    browser: &Browser,
    server: SocketAddr,
    game: &str,
    name: &str,
) -> Result<String> {
    let form = format!("http://{server}/online/new/{game}");
    browser.goto(&form).await?;
    start_table(browser, name).await
}

/// Opens the table of the form that is shown.
pub async fn start_table(browser: &Browser, name: &str) -> Result<String> {
    browser.click(START).await?;
    give_name(browser, name).await?;
    browser
        .wait_for_text(".gathering .seat-row", "Leave")
        .await?;
    path(browser).await
}

/// Comes to a table by its address and sits down.
pub async fn join(browser: &Browser, table: &str, name: &str) -> Result<()> {
    browser.goto(table).await?;
    browser.click(SIT).await?;
    give_name(browser, name).await
}

/// Plays the n-th action of the list, once it is this page's turn.
pub async fn act(browser: &Browser, index: usize) -> Result<()> {
    browser.click(ALL_ACTIONS).await?;
    let button = format!(".action-list > li:nth-child({}) .button", index + 1);
    browser.click(&button).await
}

/// Plays one action and waits for it in the log of the game.
pub async fn play_on(browser: &Browser) -> Result<()> {
    let before = log_length(browser).await?;
    act(browser, 0).await?;
    let script = format!("return matching('.log > li').length > {before};");
    let what = "another line in the log";
    browser.wait_until(what, &script).await.map(drop)
}

/// Lets a page play by itself whenever it can, by the list of all actions.
pub async fn play_by_itself(browser: &Browser) -> Result<()> {
    let script = "
        window.player = setInterval(() => {
            const actions = document.querySelectorAll('.action-list .button');
            const lines = document.querySelectorAll('.log > li').length;
            if (actions.length > 0) {
                actions[(lines * 7) % actions.length].click();
            } else {
                document.querySelector('.play-actions > .all-actions:not(:disabled)')?.click();
            }
        }, 25);";
    browser.run(script).await.map(drop)
}

/// A whole game takes longer than most things that are waited for.
pub async fn wait_for_end(browser: &Browser) -> Result<()> {
    for _ in 0..300 {
        if browser.count(".result").await? > 0 {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    bail!("the game does not end")
}

/// How long the log of the game is.
pub async fn log_length(browser: &Browser) -> Result<usize> {
    browser.count(".log > li").await
}

/// Has the pages play a whole game, each when it is its turn: the n-th has the n-th seat.
pub async fn play_sensibly(server: SocketAddr, table: &str, pages: &[Browser]) -> Result<()> {
    let mut watcher = Client::connect(server, None).await?;
    let id = table.rsplit('/').next().context("a path has an end")?;
    watcher.watch(id).await?;
    loop {
        let table = watcher.table(id);
        let Some(seat) = table.person_to_act() else {
            return Ok(());
        };
        let history = table.play().context("the game has begun")?.history();
        let action = sensible(history)?;
        let listed = history.now().legal_actions();
        let index = listed.iter().position(|listed| *listed == action);
        act(&pages[seat.index()], index.context("it is legal")?).await?;
        let known = table.sequence();
        watcher.see(id, |table| table.sequence() > known).await?;
    }
}
