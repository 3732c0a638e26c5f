//! A full disk: only stored entries are acknowledged, the server reports that it is not ready, and
//! it resumes by itself once there is space.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use server_tests::{Postgres, fresh, key, plan};
use sqlx::{AnyPool, AssertSqlSafe};
use starboard_server::storage::Database;
use starboard_server::{Hub, Settings};
use starboard_table::{Event, Person, Request, SeatFor, Table};
use starboard_wire::{ClientMessage, ServerMessage, code};
use tempfile::TempDir;

use crate::stage::{A, SHORT, Stage, Two, settings};

const TALKERS: usize = 6;
/// Timeout, generous for busy machines.
const PATIENCE: Duration = Duration::from_secs(60);

/// People who chat, each at their own table, and their acknowledged messages by table and number.
struct Talk {
    tables: Vec<(Person, String)>,
    acknowledged: BTreeMap<(String, u64), String>,
}

impl Talk {
    async fn start(hub: &Hub) -> Result<Talk> {
        let mut tables = Vec::new();
        for _ in 0..TALKERS {
            let (person, _) = hub.add_person("Ada").await.ok().context("a person")?;
            let plan = plan(SHORT, &[SeatFor::Person; 2]);
            let opened = hub.open_table(&person, &key(), plan).await;
            let table = opened.ok().context("a table")?;
            let sit = Request::Sit {
                seat: A,
                entropy: fresh(),
            };
            let sat = hub.ask(&person, &table, 1, &key(), &sit).await;
            sat.ok().context("a seat")?;
            tables.push((person, table));
        }
        Ok(Talk {
            tables,
            acknowledged: BTreeMap::new(),
        })
    }

    /// Everybody sends `times` messages, or until one is refused; returns whether one was.
    async fn go_on(&mut self, hub: &Hub, times: usize) -> Result<bool> {
        let refused = Arc::new(AtomicBool::new(false));
        let mut tasks = Vec::new();
        for (person, table) in self.tables.clone() {
            let (hub, refused) = (hub.clone(), Arc::clone(&refused));
            tasks.push(tokio::spawn(async move {
                let mut acknowledged = Vec::new();
                for _ in 0..times {
                    let word = key();
                    let text = word.repeat(6);
                    let say = Request::Say { text };
                    match hub.ask(&person, &table, 0, &word, &say).await {
                        Ok(sequence) => acknowledged.push(((table.clone(), sequence), word)),
                        Err(error) => {
                            assert_eq!(error.code(), code::TROUBLE, "{error:?}");
                            refused.store(true, Ordering::Relaxed);
                        }
                    }
                    if refused.load(Ordering::Relaxed) {
                        break;
                    }
                }
                acknowledged
            }));
        }
        for task in tasks {
            self.acknowledged.extend(task.await?);
        }
        Ok(refused.load(Ordering::Relaxed))
    }

    /// Checks through another connection that everything acknowledged is stored and that no log has
    /// a gap.
    async fn check(&self, url: &str) -> Result<()> {
        let storage = Database::open(url).await?;
        let registry = starboard_games::registry();
        for (_, table) in &self.tables {
            let stored = storage.load(table, 0).await?.context("stored")?;
            ensure!(stored.damage.is_none(), "{table}: {:?}", stored.damage);
            Table::replay(stored.entries.iter().map(|stored| &stored.entry), &registry)?;
            let acknowledged = self.acknowledged.iter();
            for ((_, sequence), word) in acknowledged.filter(|((of, _), _)| of == table) {
                let entry = stored.entries.get(*sequence as usize - 1);
                let entry = entry.with_context(|| format!("entry {sequence} is lost"))?;
                ensure!(
                    entry
                        .entry
                        .key
                        .as_ref()
                        .is_some_and(|key| key.word == *word),
                    "entry {sequence} is another one"
                );
            }
        }
        storage.close().await;
        Ok(())
    }
}

async fn is_ready(stage: &Stage) -> Result<bool> {
    let answer = reqwest::get(format!("http://{}/readyz", stage.address)).await?;
    Ok(answer.status() == 200)
}

async fn wait_until_ready(stage: &Stage, wanted: bool) -> Result<()> {
    let began = Instant::now();
    while is_ready(stage).await? != wanted {
        ensure!(began.elapsed() < PATIENCE, "ready is not {wanted}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// Fills a database, frees space, and checks that nothing acknowledged is lost.
async fn fill(settings: Settings, make_room: impl FnOnce() -> Result<()>) -> Result<()> {
    let url = settings.database.clone();
    let stage = Stage::with(settings).await?;
    let hub = stage.app.hub();
    let mut talk = Talk::start(hub).await?;
    ensure!(is_ready(&stage).await?, "ready at first");
    ensure!(talk.go_on(hub, 100_000).await?, "it never gets full");
    ensure!(!talk.acknowledged.is_empty(), "it was full from the start");
    talk.check(&url).await?;
    // It stays full.
    wait_until_ready(&stage, false).await?;
    for _ in 0..3 {
        talk.go_on(hub, 1).await?;
        tokio::time::sleep(Duration::from_millis(600)).await;
        ensure!(!is_ready(&stage).await?, "ready, but full");
    }
    talk.check(&url).await?;
    make_room()?;
    wait_until_ready(&stage, true).await?;
    ensure!(!talk.go_on(hub, 30).await?, "refused though there is room");
    talk.check(&url).await?;
    stage.app.database().close().await;
    // The file as the next process finds it.
    talk.check(&url).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_may_not_grow_loses_nothing() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut settings = settings(&folder);
    // The schema alone takes about 30.
    settings.storage.most_pages.store(200, Ordering::Relaxed);
    let most_pages = Arc::clone(&settings.storage.most_pages);
    settings.storage.most_pages = Arc::clone(&most_pages);
    fill(settings, move || {
        most_pages.store(u32::MAX - 1, Ordering::Relaxed);
        Ok(())
    })
    .await
}

/// A temporary file system in memory.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// `None` with a message where mounting is not permitted.
    fn mount(size: &str) -> Result<Option<SmallDisk>> {
        let folder = tempfile::Builder::new().prefix("disk").tempdir_in("/tmp")?;
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"])
            .arg(folder.path())
            .output();
        match mounted {
            Ok(output) if output.status.success() => Ok(Some(SmallDisk(folder))),
            other => {
                skipped(&format!("no file system can be mounted here: {other:?}"));
                Ok(None)
            }
        }
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Open files keep it alive until they are closed.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

/// Says so even where the output of tests that pass is not shown.
fn skipped(why: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED, NOT TESTED: {why}");
}

/// A commit that the database has acknowledged and not made is noticed.
#[tokio::test(flavor = "multi_thread")]
async fn an_entry_that_readers_do_not_find_is_noticed() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let settings = settings(&folder);
    let url = settings.database.clone();
    let stage = Stage::with(settings).await?;
    let hub = stage.app.hub();
    let mut talk = Talk::start(hub).await?;
    ensure!(!talk.go_on(hub, 3).await?, "there is room");
    ensure!(is_ready(&stage).await?, "ready at first");
    let pool = AnyPool::connect(&url).await?;
    sqlx::query("DELETE FROM entries").execute(&pool).await?;
    wait_until_ready(&stage, false).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing() -> Result<()> {
    let Some(disk) = SmallDisk::mount("12m")? else {
        return Ok(());
    };
    let ballast = disk.path().join("ballast");
    std::fs::write(&ballast, vec![1; 9 << 20])?;
    let mut settings = settings(&tempfile::tempdir()?);
    settings.database = format!("sqlite://{}", disk.path().join("tables.db").display());
    fill(settings, move || Ok(std::fs::remove_file(ballast)?)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_of_postgres_loses_nothing() -> Result<()> {
    let Some(disk) = SmallDisk::mount("14m")? else {
        return Ok(());
    };
    // The tables only: its own log is on another disk.
    let postgres = Postgres::start()?;
    let ballast = disk.path().join("ballast");
    std::fs::write(&ballast, vec![1; 2 << 20])?;
    let mut settings = settings(&tempfile::tempdir()?);
    settings.database = postgres.database_in("tables", &disk.path().join("space"))?;
    fill(settings, move || Ok(std::fs::remove_file(ballast)?)).await
}

/// PostgreSQL ends all connections, or even itself, when it cannot write its own log.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_of_the_log_of_postgres_loses_nothing() -> Result<()> {
    let Some(disk) = SmallDisk::mount("24m")? else {
        return Ok(());
    };
    let postgres = Postgres::start_with_wal(&disk.path().join("wal"))?;
    let url = postgres.database("tables")?;
    let ballast = disk.path().join("ballast");
    std::fs::write(&ballast, vec![1; 10 << 20])?;
    let mut settings = settings(&tempfile::tempdir()?);
    settings.database.clone_from(&url);
    let stage = Stage::with(settings).await?;
    let hub = stage.app.hub();
    let mut talk = Talk::start(hub).await?;
    ensure!(is_ready(&stage).await?, "ready at first");
    let log = || postgres.log().unwrap_or_default();
    // It may find room again while it recovers from the first time.
    for _ in 0..2 {
        ensure!(talk.go_on(hub, 100_000).await?, "it never gets full");
        ensure!(!talk.acknowledged.is_empty(), "it was full from the start");
        ensure!(log().contains("No space left on device"), "{}", log());
    }
    std::fs::remove_file(ballast)?;
    let began = Instant::now();
    while !is_ready(&stage).await? {
        ensure!(began.elapsed() < PATIENCE, "not ready: {}", log());
        // As whoever looks after it does once there is room.
        let _ = postgres.start_if_down();
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    talk.check(&url).await?;
    ensure!(!talk.go_on(hub, 30).await?, "refused though there is room");
    talk.check(&url).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_can_be_looked_at_up_to_the_damage() -> Result<()> {
    for (damage, missing) in [
        (
            "DELETE FROM entries WHERE sequence = 5",
            "entry 5 is missing",
        ),
        (
            "UPDATE entries SET body = '{}' WHERE sequence = 5",
            "entry 5 cannot be read",
        ),
        (
            "UPDATE entries SET body = (SELECT body FROM entries AS other \
             WHERE other.table_id = entries.table_id AND other.sequence = 4) WHERE sequence = 5",
            "entry 5 has another number inside",
        ),
        // The summary knows of more.
        (
            "DELETE FROM entries WHERE sequence >= 5",
            "entry 5 is missing",
        ),
    ] {
        look_at_damage(damage, missing).await?;
    }
    Ok(())
}

async fn look_at_damage(damage: &str, missing: &str) -> Result<()> {
    let stage = Stage::start().await?;
    let Two {
        table,
        clients,
        secrets,
    } = stage.two_people().await?;
    let folder = stage.folder.as_ref().context("a folder")?;
    let url = settings(folder).database;
    let [mut first, second] = clients;
    for _ in 0..3 {
        let say = Request::Say { text: "hm".into() };
        first.get(&table, say).await?;
    }
    first.close().await;
    second.close().await;
    stage.app.database().close().await;
    let pool = AnyPool::connect(&url).await?;
    sqlx::query(AssertSqlSafe(damage.to_owned()))
        .execute(&pool)
        .await?;
    pool.close().await;

    let after = Stage::with(settings(folder)).await?;
    let mut client = after.client(&secrets[0]).await?;
    client.watch(&table).await?;
    ensure!(client.table(&table).sequence() == 4);
    ensure!(client.table(&table).play().is_some(), "the game is shown");
    let told = client
        .until(|message| match message {
            ServerMessage::Gone { code, message, .. } => Some((code.clone(), message.clone())),
            _ => None,
        })
        .await?;
    ensure!(
        told.0 == code::DAMAGED && told.1.contains(missing),
        "{told:?}"
    );
    let word = key();
    let ask = ClientMessage::Ask {
        table: table.clone(),
        version: 4,
        key: word.clone(),
        request: Request::Say { text: "so".into() },
    };
    client.send(&ask).await?;
    let refused = client.answer(&word).await?.err().context("refused")?;
    ensure!(refused.code == code::DAMAGED, "{refused:?}");
    let mut text = Vec::new();
    let storage = after.app.database();
    let moved = starboard_server::portable::export(storage, &mut text, |_, _| Ok(())).await?;
    ensure!((moved.tables, moved.damaged) == (1, 1), "{moved:?}");
    let stored = storage.load(&table, 0).await?.context("stored")?;
    ensure!(stored.entries.len() == 4, "nothing was added");
    let said = |stored: &&Arc<starboard_server::storage::StoredEntry>| {
        matches!(stored.entry.event, Event::Said { .. })
    };
    ensure!(stored.entries.iter().filter(said).count() == 1);
    Ok(())
}
