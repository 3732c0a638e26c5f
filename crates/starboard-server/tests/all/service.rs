//! Service time: wall clocks do not matter, and nodes agree on what all of them read.

use std::time::Duration;

use anyhow::{Result, ensure};
use server_tests::{Postgres, plan};
use starboard_server::Settings;
use starboard_server::storage::{Database, FORMAT};
use starboard_table::{Clock, Event, Late, Request, SeatFor, Terms};

use crate::stage::{SHORT, Stage, Two, settings};

const HOUR: i64 = 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_wall_clock_that_is_set_charges_nobody() -> Result<()> {
    for ahead in [HOUR, -HOUR] {
        let stage = Stage::start().await?;
        let mut live = plan(SHORT, &[SeatFor::Person; 2]);
        live.clock = Clock::Live {
            minutes: 1,
            increment: 0,
        };
        live.late = Late::Resign;
        let Two { table, clients, .. } = stage.two(live).await?;
        let [mut ada, mut ben] = clients;
        let before = stage.app.hub().now();
        stage.set_wall_clock(ahead);
        stage.app.hub().beat().await?;
        // Back again: the other jump.
        for client in [&mut ada, &mut ben] {
            let say = Request::Say {
                text: "What time is it?".into(),
            };
            client.get(&table, say).await?;
            stage.set_wall_clock(0);
            stage.app.hub().beat().await?;
        }
        let log = stage.log(&table).await?;
        let late = |event: &Event| matches!(event, Event::Late { .. });
        ensure!(!log.iter().any(|entry| late(&entry.event)), "{log:?}");
        let times: Vec<u64> = log.iter().map(|entry| entry.at).collect();
        ensure!(times.is_sorted(), "{times:?}");
        let passed = stage.app.hub().now() - before;
        ensure!(passed < 50_000, "{passed} ms have passed");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_no_server_runs() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = Stage::with(settings(&folder)).await?;
    let before = stage.app.hub().now();
    stage.app.database().close().await;
    drop(stage);
    let clock = starboard_server::WorldClock::default();
    let later = starboard_server::WorldClock::new(move || clock.now() + 24 * HOUR);
    let stage = Stage::with_clock(settings(&folder), later).await?;
    let passed = stage.app.hub().now().saturating_sub(before);
    ensure!(passed < 10_000, "{passed} ms have passed");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn second_terms_wait_for_the_last_node_that_does_not_read_it() -> Result<()> {
    let postgres = Postgres::start()?;
    let database = postgres.database("tables")?;
    let stage = Stage::with(Settings::on(&database)).await?;
    let hub = stage.app.hub();
    ensure!(hub.terms() == Terms::Second, "it is alone");
    let old = Database::open(&database).await?;
    old.beat("old", 1, 0).await?;
    hub.beat().await?;
    ensure!(hub.terms() == Terms::First, "another node cannot read it");
    stage.pass_time(Duration::from_secs(16)).await?;
    ensure!(hub.terms() == Terms::Second, "the other node is gone");
    // The other node has been updated.
    old.beat("old", 1, hub.now()).await?;
    old.beat("old", FORMAT, hub.now()).await?;
    hub.beat().await?;
    ensure!(hub.terms() == Terms::Second);
    old.close().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn second_terms_wait_for_servers_of_the_first_version() -> Result<()> {
    let postgres = Postgres::start()?;
    let database = postgres.database("tables")?;
    let stage = Stage::with(Settings::on(&database)).await?;
    let hub = stage.app.hub();
    sqlx::any::install_default_drivers();
    let first_version = sqlx::AnyPool::connect(&database).await?;
    let beat = "UPDATE service SET last_seen = last_seen + 500 WHERE id = 1";
    for _ in 0..2 {
        sqlx::query(beat).execute(&first_version).await?;
        hub.beat().await?;
        ensure!(hub.terms() == Terms::First);
        stage.pass_time(Duration::from_secs(10)).await?;
        ensure!(hub.terms() == Terms::First);
    }
    stage.pass_time(Duration::from_secs(6)).await?;
    ensure!(hub.terms() == Terms::Second, "it is gone");
    let seen = sqlx::query("SELECT last_seen FROM service WHERE id = 1")
        .fetch_one(&first_version)
        .await?;
    let seen: i64 = sqlx::Row::get(&seen, 0);
    ensure!(seen == 1_000, "a node has moved it: {seen}");
    first_version.close().await;
    Ok(())
}
