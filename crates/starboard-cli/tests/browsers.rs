//! Real pages at a table of real server processes that are killed in the middle of a game.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use browser_tests::online::{join, log_length, open_table, person, play_by_itself, wait_for_end};
use browser_tests::table::no_console_errors;
use browser_tests::{Browser, DESKTOP};
use server_tests::{Door, Nats, Postgres, Server};

const ANY_PORT: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

fn serve(address: SocketAddr, arguments: &[&str]) -> Result<Server> {
    let program = Path::new(env!("CARGO_BIN_EXE_starboard"));
    Server::start_again(program, address, arguments)
}

/// Ada at the one address and Ben at the other, playing by themselves at one table.
async fn two_at_play(ada_at: SocketAddr, ben_at: SocketAddr) -> Result<[Browser; 2]> {
    let ada = person(DESKTOP).await?;
    let ben = person(DESKTOP).await?;
    let table = open_table(&ada, ada_at, "guardians", "Ada").await?;
    join(&ben, &format!("http://{ben_at}{table}"), "Ben").await?;
    for page in [&ada, &ben] {
        page.wait_for(".play .board").await?;
        play_by_itself(page).await?;
    }
    Ok([ada, ben])
}

/// Waits until the logs of both pages have grown by some lines, or the game is over.
async fn goes_on([ada, ben]: &[Browser; 2]) -> Result<()> {
    let before = log_length(ada).await?.max(log_length(ben).await?);
    for _ in 0..300 {
        let longer = log_length(ada).await?.min(log_length(ben).await?) >= before + 6;
        if longer || ada.count(".result").await? > 0 {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bail!("the game does not continue")
}

/// Both pages come to the same end, which the record proves.
async fn same_end([ada, ben]: [Browser; 2]) -> Result<()> {
    for page in [&ada, &ben] {
        wait_for_end(page).await?;
        page.wait_for_text(".verified", "✓").await?;
    }
    ensure!(ada.text(".result tbody").await? == ben.text(".result tbody").await?);
    ensure!(log_length(&ada).await? == log_length(&ben).await?);
    for page in [ada, ben] {
        page.quit().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_after_its_server_was_killed() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let arguments = ["--database", database.as_str()];
    let mut server = serve(ANY_PORT, &arguments)?;
    let address = server.address;
    let pages = two_at_play(address, address).await?;
    for _ in 0..3 {
        goes_on(&pages).await?;
        server.kill()?;
        for page in &pages {
            page.wait_for_text(".link-notice", "Connection lost")
                .await?;
        }
        server = serve(address, &arguments)?;
        for page in &pages {
            page.wait_until_gone(".link-notice").await?;
        }
    }
    same_end(pages).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_continues_on_another_node() -> Result<()> {
    let postgres = Postgres::start()?;
    let nats = Nats::start()?;
    let database = postgres.database("tables")?;
    let arguments = ["--database", &database, "--bus", nats.url()];
    let one = serve(ANY_PORT, &arguments)?;
    let two = serve(ANY_PORT, &arguments)?;
    let door = Door::open(one.address).await?;
    // Ada comes through the door, to the first node; Ben is at the second all the time.
    let pages = two_at_play(door.address, two.address).await?;
    goes_on(&pages).await?;
    door.turn(two.address);
    one.kill()?;
    // The reconnection may be too quick to be reported.
    goes_on(&pages).await?;
    ensure!(pages[0].count(".link-notice").await? == 0);
    no_console_errors(&pages[1]).await?;
    same_end(pages).await
}
