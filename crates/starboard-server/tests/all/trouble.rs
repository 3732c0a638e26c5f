//! A database that is unavailable for a while.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use server_tests::{Client, key};
use sqlx::{AnyPool, AssertSqlSafe};
use starboard_table::{Event, Request, Table};
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage, code};

use crate::stage::{Stage, Two};

/// A second connection to the server's database that can break it.
struct Saboteur(AnyPool);

impl Saboteur {
    async fn at(stage: &Stage) -> Result<Saboteur> {
        let folder = stage.folder.as_ref().context("a folder")?;
        let file = folder.path().join("tables.db");
        Ok(Saboteur(
            AnyPool::connect(&format!("sqlite://{}", file.display())).await?,
        ))
    }

    /// Makes reads and writes of a table fail.
    async fn hide(&self, what: &str) -> Result<()> {
        self.rename(what, "hidden").await
    }

    async fn give_back(&self, what: &str) -> Result<()> {
        self.rename("hidden", what).await
    }

    async fn rename(&self, from: &str, to: &str) -> Result<()> {
        let sql = format!("ALTER TABLE {from} RENAME TO {to}");
        sqlx::query(AssertSqlSafe(sql)).execute(&self.0).await?;
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_has_no_gap_whenever_the_database_comes_back() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, .. } = stage.two_people().await?;
    let saboteur = Saboteur::at(&stage).await?;
    let hub = stage.app.hub();
    let before = hub.storage().load(&table, 0).await?.context("stored")?;
    let known = Table::replay(before.entries.iter().map(|e| &e.entry), hub.registry())?;
    let speaker = known.seats()[0].person.clone().context("somebody")?;

    // Many requests while nothing can be stored, some of them when it can again.
    saboteur.hide("entries").await?;
    let mut asked = Vec::new();
    for _ in 0..100 {
        let (hub, speaker, table) = (hub.clone(), speaker.clone(), table.clone());
        asked.push(tokio::spawn(async move {
            let say = Request::Say { text: "hm".into() };
            hub.ask(&speaker, &table, 0, &key(), &say).await
        }));
    }
    tokio::time::sleep(Duration::from_millis(3)).await;
    saboteur.give_back("entries").await?;
    let mut done = 0;
    for answer in asked {
        match answer.await? {
            Ok(_) => done += 1,
            Err(refused) => ensure!(refused.code() == code::TROUBLE, "{refused:?}"),
        }
    }
    let say = Request::Say { text: "so".into() };
    let answer = hub.ask(&speaker, &table, 0, &key(), &say).await;
    ensure!(answer.is_ok(), "{answer:?}");
    done += 1;

    let after = hub.storage().load(&table, 0).await?.context("stored")?;
    Table::replay(after.entries.iter().map(|e| &e.entry), hub.registry())?;
    let said = (after.entries.iter())
        .filter(|stored| matches!(stored.entry.event, Event::Said { .. }))
        .count();
    ensure!(said == done, "{said} are stored, {done} were answered");
    Ok(())
}

/// The code of the fault with which the server ends a connection, and why it was closed.
async fn farewell(stage: &Stage, secret: &Secret) -> Result<(String, String)> {
    let mut client = Client::connect_silently(stage.address, None).await?;
    let (protocol, secret) = (PROTOCOL, Some(secret.clone()));
    client
        .send(&ClientMessage::Hello { protocol, secret })
        .await?;
    let ServerMessage::Fault { code, .. } = client.next().await? else {
        bail!("it is welcome");
    };
    let end = client.next().await.err().context("the end")?;
    Ok((code, end.to_string()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_is_not_called_unknown_while_the_database_does_not_say() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { secrets, .. } = stage.two_people().await?;
    let saboteur = Saboteur::at(&stage).await?;
    saboteur.hide("people").await?;
    let (fault, end) = farewell(&stage, &secrets[0]).await?;
    ensure!(fault == code::TROUBLE, "{fault}");
    ensure!(
        end.contains("Again") && end.contains("server error: try again later"),
        "{end}"
    );
    saboteur.give_back("people").await?;
    // The same secret is as good as before.
    stage.client(&secrets[0]).await?;
    let (fault, end) = farewell(&stage, &Secret::from_bytes([7; 32])).await?;
    ensure!(fault == code::WRONG_SECRET, "{fault}");
    ensure!(
        end.contains("Policy") && end.contains("nobody has this secret"),
        "{end}"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_database_does_not_answer() -> Result<()> {
    const GONE: Duration = Duration::from_secs(8);
    let stage = Stage::start().await?;
    let saboteur = Saboteur::at(&stage).await?;
    let hub = stage.app.hub();
    let (began, before) = (Instant::now(), hub.now());
    saboteur.hide("service").await?;
    tokio::time::sleep(GONE).await;
    saboteur.give_back("service").await?;
    // Until the clock runs again.
    let after = hub.now();
    while hub.now() == after {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let charged = Duration::from_millis(after - before);
    let there = began.elapsed().saturating_sub(GONE);
    // The delay until the failure is noticed is not counted twice: the clock waits as long afterwards.
    ensure!(
        charged <= there + GONE / 2,
        "{charged:?}, there for {there:?}"
    );
    Ok(())
}
