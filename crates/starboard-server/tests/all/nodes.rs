//! Several servers on one database, with and without a bus.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use server_tests::{Client, Nats, Postgres, key, open_table, people, plan};
use starboard_kernel::FastRng;
use starboard_server::Settings;
use starboard_table::{Request, SeatFor, Wish};
use starboard_wire::{ServerMessage, code};

use crate::stage::{A, B, SHORT, Stage, TAKEOVER, Two};

async fn node(database: &str, bus: Option<&str>) -> Result<Stage> {
    let mut settings = Settings::on(database);
    settings.bus = bus.map(str::to_owned);
    settings.limits.requests_per_second = 1_000;
    settings.limits.messages_per_second = 1_000;
    Stage::with(settings).await
}

/// Ada's page is on one node, Ben's on the other.
async fn apart(one: &Stage, two: &Stage) -> Result<Two> {
    let [(_, ada), (_, ben)] = people(one.address, ["Ada", "Ben"]).await?;
    let table = open_table(one.address, &ada, plan(SHORT, &[SeatFor::Person; 2])).await?;
    let mut first = one.client(&ada).await?;
    let mut second = two.client(&ben).await?;
    first.watch(&table).await?;
    first.sit(&table, A).await?;
    second.watch(&table).await?;
    second.sit(&table, B).await?;
    first.see(&table, |table| table.play().is_some()).await?;
    Ok(Two {
        table,
        clients: [first, second],
        secrets: [ada, ben],
    })
}

/// Plays some actions and returns the longest time that one took to reach the other page.
async fn play_some(table: &str, clients: &mut [Client; 2], actions: usize) -> Result<Duration> {
    let mut rng = FastRng::new(6);
    let mut longest = Duration::ZERO;
    for _ in 0..actions {
        let [first, second] = clients;
        let (acts, sees) = if first.is_to_act(table) {
            (first, second)
        } else {
            (second, first)
        };
        let action = acts.some_action(table, &mut rng);
        let asked = Instant::now();
        let sequence = acts.get(table, Request::Act { action }).await?;
        sees.see(table, |table| table.sequence() >= sequence)
            .await?;
        longest = longest.max(asked.elapsed());
    }
    Ok(longest)
}

#[tokio::test(flavor = "multi_thread")]
async fn with_every_hint_lost_pages_see_each_other_within_two_seconds() -> Result<()> {
    let postgres = Postgres::start()?;
    let database = postgres.database("tables")?;
    let (one, two) = (node(&database, None).await?, node(&database, None).await?);
    let Two {
        table, mut clients, ..
    } = apart(&one, &two).await?;
    let longest = play_some(&table, &mut clients, 6).await?;
    // Twice the documented delay, for busy machines.
    ensure!(longest < Duration::from_secs(4), "{longest:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_bus_nodes_know_who_is_there_and_whose_turn_it_is() -> Result<()> {
    let postgres = Postgres::start()?;
    let database = postgres.database("tables")?;
    let (one, two) = (node(&database, None).await?, node(&database, None).await?);
    let there = apart(&one, &two).await?;
    let (table, [mut first, _second]) = (there.table, there.clients);
    // On another page of the other node, without the table.
    let mut elsewhere = two.client(&there.secrets[1]).await?;
    first
        .until(|message| match message {
            ServerMessage::Present { seats, .. } => (seats.len() == 2).then_some(()),
            _ => None,
        })
        .await?;
    // Much later Ben is still present: no takeover.
    one.pass_time(TAKEOVER).await?;
    two.app.hub().beat().await?;
    let take_over = Request::Ask {
        wish: Wish::TakeOver { seat: B },
        entropy: None,
    };
    let refused = first.ask(&table, take_over).await?;
    ensure!(
        refused
            .as_ref()
            .is_err_and(|refused| refused.code == "present"),
        "{refused:?}"
    );
    let mut rng = FastRng::new(4);
    while first.is_to_act(&table) {
        let action = first.some_action(&table, &mut rng);
        first.get(&table, Request::Act { action }).await?;
    }
    let yours = elsewhere.hear_of_turn().await?;
    ensure!(yours == (table, true), "{yours:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_bus_moves_come_at_once_and_anybody_may_go_to_another_node() -> Result<()> {
    let postgres = Postgres::start()?;
    let nats = Nats::start()?;
    let database = postgres.database("tables")?;
    let one = node(&database, Some(nats.url())).await?;
    let two = node(&database, Some(nats.url())).await?;
    let Two {
        table, mut clients, ..
    } = apart(&one, &two).await?;
    play_some(&table, &mut clients, 10).await?;

    // Both nodes want the same sequence number at the same time: one of them loses.
    let version = clients[0].table(&table).sequence();
    let [ada, ben] = &mut clients;
    let (a, b) = tokio::join!(
        ada.ask_with(&table, version, "at-the-same-time-1", Request::HandOver),
        ben.ask_with(&table, version, "at-the-same-time-2", Request::HandOver),
    );
    // Neither depends on the state of the table, so both succeed, one after the other.
    let sequences = [a?, b?].map(|answer| answer.expect("done"));
    ensure!(sequences[0] != sequences[1], "{sequences:?}");
    for client in [&mut *ada, &mut *ben] {
        let last = sequences[0].max(sequences[1]);
        client.see(&table, |table| table.sequence() >= last).await?;
    }
    let hashes = [&*ada, &*ben].map(|client| {
        let play = client.table(&table).play().expect("begun");
        play.position().state_hash()
    });
    ensure!(hashes[0] == hashes[1] || ada.table(&table).sequence() != ben.table(&table).sequence());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_continues_on_another_node_when_its_own_is_gone() -> Result<()> {
    let postgres = Postgres::start()?;
    let database = postgres.database("tables")?;
    let (one, two) = (node(&database, None).await?, node(&database, None).await?);
    let [(_, ada), (_, ben)] = people(one.address, ["Ada", "Ben"]).await?;
    let table = open_table(one.address, &ada, plan(SHORT, &[SeatFor::Person; 2])).await?;
    let mut first = one.client(&ada).await?;
    let mut second = one.client(&ben).await?;
    for (client, seat) in [(&mut first, A), (&mut second, B)] {
        client.watch(&table).await?;
        client.sit(&table, seat).await?;
    }
    first.see(&table, |table| table.play().is_some()).await?;
    let mut rng = FastRng::new(9);
    let (acts, secret) = if first.is_to_act(&table) {
        (&mut first, &ada)
    } else {
        (&mut second, &ben)
    };
    let version = acts.table(&table).sequence();
    let action = acts.some_action(&table, &mut rng);
    let word = key();
    let request = Request::Act { action };
    let done = acts
        .ask_with(&table, version, &word, request.clone())
        .await?;
    let sequence = done.map_err(|refused| anyhow::anyhow!("{refused:?}"))?;

    // The reply was lost with the node; the page retries at the other one.
    let mut moved = two.client(secret).await?;
    moved.watch(&table).await?;
    let again = moved
        .ask_with(&table, version, &word, request.clone())
        .await?;
    ensure!(again == Ok(sequence), "{again:?}");
    let stale = moved.ask_with(&table, version, &key(), request).await?;
    ensure!(stale.is_err_and(|refused| refused.code == code::STALE));
    ensure!(moved.table(&table).sequence() == sequence);
    Ok(())
}
