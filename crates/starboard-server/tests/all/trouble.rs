//! A database that is unavailable for a while.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use server_tests::{Client, Postgres, key};
use sqlx::{AnyPool, AssertSqlSafe};
use starboard_table::{Event, Request, Table};
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage, code};

use starboard_server::storage::Database;

use crate::stage::{Stage, Two, settings};

/// The longest time limits one after the other, with some room for busy machines.
const LIMIT: Duration = Duration::from_secs(40);

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

/// A table in PostgreSQL, and what the server has acknowledged there.
struct Chat {
    stage: Stage,
    url: String,
    table: String,
    speaker: starboard_table::Person,
    acknowledged: Vec<(u64, String)>,
}

impl Chat {
    async fn start(postgres: &Postgres) -> Result<Chat> {
        let url = postgres.database("tables")?;
        let mut settings = settings(&tempfile::tempdir()?);
        settings.database.clone_from(&url);
        let stage = Stage::with(settings).await?;
        let Two { table, .. } = stage.two_people().await?;
        let stored = stage
            .app
            .database()
            .load(&table, 0)
            .await?
            .context("stored")?;
        let entries = stored.entries.iter().map(|stored| &stored.entry);
        let known = Table::replay(entries, stage.app.hub().registry())?;
        let speaker = known.seats()[0].person.clone().context("somebody")?;
        let mut chat = Chat {
            stage,
            url,
            table,
            speaker,
            acknowledged: Vec::new(),
        };
        ensure!(chat.say().await?, "everything works at first");
        ensure!(chat.is_ready().await?, "everything works at first");
        Ok(chat)
    }

    /// Says something, and returns whether that was acknowledged.
    async fn say(&mut self) -> Result<bool> {
        let (word, say) = (key(), Request::Say { text: "hm".into() });
        let hub = self.stage.app.hub();
        let asked = hub.ask(&self.speaker, &self.table, 0, &word, &say);
        match tokio::time::timeout(LIMIT, asked)
            .await
            .context("no answer")?
        {
            Ok(sequence) => {
                self.acknowledged.push((sequence, word));
                Ok(true)
            }
            Err(refused) => {
                ensure!(refused.code() == code::TROUBLE, "{refused:?}");
                Ok(false)
            }
        }
    }

    async fn is_ready(&self) -> Result<bool> {
        let url = format!("http://{}/readyz", self.stage.address);
        let answer = tokio::time::timeout(LIMIT, reqwest::get(url)).await;
        Ok(answer.context("no answer of /readyz")??.status() == 200)
    }

    async fn until_ready(&self, wanted: bool) -> Result<()> {
        let began = Instant::now();
        while self.is_ready().await? != wanted {
            ensure!(began.elapsed() < LIMIT, "ready is not {wanted}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// While nothing can be written, everything is refused in time, and `/readyz` says so.
    async fn is_in_trouble(&mut self) -> Result<()> {
        // Whether this one can still be stored depends on what does not answer.
        self.say().await?;
        self.until_ready(false).await?;
        ensure!(!self.say().await?, "it was acknowledged");
        // Heartbeats have been tried in between.
        ensure!(!self.is_ready().await?, "it is called ready");
        Ok(())
    }

    /// The server goes on by itself, and nothing that it acknowledged is lost.
    async fn recovers(mut self) -> Result<()> {
        self.until_ready(true).await?;
        let began = Instant::now();
        while !self.say().await? {
            ensure!(began.elapsed() < LIMIT, "it does not recover");
        }
        for _ in 0..3 {
            ensure!(self.say().await?, "refused, though it has recovered");
        }
        let storage = Database::open(&self.url).await?;
        let stored = storage.load(&self.table, 0).await?.context("stored")?;
        ensure!(stored.damage.is_none(), "{:?}", stored.damage);
        let registry = self.stage.app.hub().registry();
        Table::replay(stored.entries.iter().map(|stored| &stored.entry), registry)?;
        for (sequence, word) in &self.acknowledged {
            let entry = stored.entries.get(*sequence as usize - 1);
            let key = entry.and_then(|stored| stored.entry.key.as_ref());
            ensure!(
                key.is_some_and(|key| key.word == *word),
                "{sequence} is lost"
            );
        }
        storage.close().await;
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lock_on_postgres_keeps_nobody_waiting_for_ever() -> Result<()> {
    let postgres = Postgres::start()?;
    let mut chat = Chat::start(&postgres).await?;
    let pool = AnyPool::connect(&chat.url).await?;
    for locked in ["entries", "service"] {
        let mut lock = pool.begin().await?;
        let sql = format!("LOCK TABLE {locked} IN ACCESS EXCLUSIVE MODE");
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *lock).await?;
        chat.is_in_trouble()
            .await
            .with_context(|| format!("{locked} is locked"))?;
        lock.rollback().await?;
        chat.until_ready(true).await?;
        while !chat.say().await? {}
    }
    chat.recovers().await
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_hangs_keeps_nobody_waiting_for_ever() -> Result<()> {
    let postgres = Postgres::start()?;
    let mut chat = Chat::start(&postgres).await?;
    let frozen = postgres.freeze()?;
    chat.is_in_trouble().await?;
    // Nor is a server that starts now left waiting.
    let opened = tokio::time::timeout(LIMIT, Database::open(&chat.url)).await;
    let error = opened.context("no answer")?.err().context("it is opened")?;
    let text = error.to_string();
    ensure!(text.contains("it does not answer in time"), "{text}");
    drop(frozen);
    chat.recovers().await
}
