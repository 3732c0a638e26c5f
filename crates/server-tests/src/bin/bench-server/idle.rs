//! Idle pages.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use server_tests::Lobby;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::busy::Hall;
use crate::crowd::micros;
use crate::descriptors;
use crate::page::{Page, neighbour};
use crate::progress::Progress;
use crate::report::thousands;
use crate::site::Site;

/// How many connect at a time.
const AT_ONCE: usize = 64;
/// Sockets per local address: fewer than it has ports.
const SOCKETS_PER_ADDRESS: usize = 4_000;
/// The server's limit of open tables per person.
const TABLES_PER_PERSON: usize = 50;
/// The server's limit of subscriptions per connection.
const WATCHED_AT_ONCE: usize = 20;
/// Other open files of the server and this process.
const RESERVE: u64 = 160;
/// Longer than the interval of pings: a connection that is open after that has answered one.
const HOLD: Duration = Duration::from_secs(30);

/// Results.
pub(crate) struct Held {
    /// How many connections the server counts after a while.
    pub(crate) sockets: usize,
    /// Why there are not more.
    pub(crate) shortage: Option<String>,
    /// The memory of the server with them.
    pub(crate) memory: u64,
    /// How much of it is for them.
    pub(crate) memory_for_sockets: u64,
}

/// Holds a number of sockets, as far as the limit of open files allows, each subscribed to one of a
/// number of tables.
pub(crate) async fn hold(
    site: &Site,
    hall: &Hall,
    wanted: usize,
    tables: usize,
    limit: u64,
    progress: &Progress,
) -> Result<Held> {
    let tables = open_tables(hall, tables).await?;
    let before = site.memory()?;
    let used = site
        .open_files()?
        .max(descriptors::open_files(std::process::id())?);
    let possible = limit.saturating_sub(used + RESERVE) as usize;
    let sockets = wanted.min(possible);
    let shortage = (sockets < wanted).then(|| {
        let limit = thousands(limit as usize);
        format!("the system allows a process {limit} open files, and each socket is one")
    });
    if let Some(shortage) = &shortage {
        let sockets = thousands(sockets);
        progress.tell(format_args!("  {sockets} only: {shortage}"));
    }

    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let lost = Arc::new(AtomicUsize::new(0));
    let count = progress.count("sockets are open", sockets);
    let mut opening = JoinSet::new();
    // They end when this is dropped.
    let mut open = JoinSet::new();
    for number in 0..sockets {
        let doors = Arc::clone(&doors);
        let table = tables[number % tables.len()].clone();
        let address = hall.address;
        opening.spawn(async move {
            let _door = doors.acquire().await?;
            connect(address, number, &table).await
        });
    }
    while let Some(page) = opening.join_next().await {
        let mut page = page??;
        let lost = Arc::clone(&lost);
        open.spawn(async move {
            page.idle().await;
            lost.fetch_add(1, Ordering::Relaxed);
        });
        count.one_more();
    }
    progress.tell(format_args!(
        "  and nothing happens for {} s",
        HOLD.as_secs()
    ));
    tokio::time::sleep(HOLD).await;
    let lost = lost.load(Ordering::Relaxed);
    if lost > 0 {
        progress.tell(format_args!("  {lost} sockets were ended by the server"));
    }
    let memory = site.memory()?;
    Ok(Held {
        sockets: site.connections().await?,
        shortage,
        memory,
        memory_for_sockets: memory.saturating_sub(before),
    })
}

async fn connect(address: SocketAddr, number: usize, table: &str) -> Result<Page> {
    let from = neighbour(3, number / SOCKETS_PER_ADDRESS);
    let opened = async {
        let mut page = Page::open(address, from, None).await?;
        page.watch(table, 0).await?;
        Ok::<_, anyhow::Error>(page)
    };
    opened
        .await
        .with_context(|| format!("socket {} from {from} was not opened", number + 1))
}

/// Loads tables into the memory of the server by reading each once. Returns how long each took to
/// arrive here, in microseconds and sorted.
pub(crate) async fn open_all(address: SocketAddr, tables: &[String]) -> Result<Vec<u32>> {
    let mut latencies = Vec::with_capacity(tables.len());
    for some in tables.chunks(WATCHED_AT_ONCE) {
        let mut page = Page::open(address, neighbour(3, 0), None).await?;
        for table in some {
            let began = Instant::now();
            page.watch(table, 0).await?;
            latencies.push(micros(began.elapsed()));
        }
    }
    latencies.sort_unstable();
    Ok(latencies)
}

/// Tables that wait for players.
async fn open_tables(hall: &Hall, tables: usize) -> Result<Vec<String>> {
    let lobby = Lobby::new(hall.address);
    let mut names = Vec::with_capacity(tables);
    let mut host = None;
    for number in 0..tables {
        if number % TABLES_PER_PERSON == 0 {
            host = Some(lobby.person("Ada").await?.1);
        }
        let host = host.as_ref().context("somebody opens the first")?;
        names.push(lobby.open_table(host, hall.plan()).await?);
    }
    Ok(names)
}
