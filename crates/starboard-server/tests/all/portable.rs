//! Export and import: tables are the same in another database, even while people play.

use std::io::Cursor;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use server_tests::{Postgres, plan};
use starboard_kernel::FastRng;
use starboard_server::WorldClock;
use starboard_server::portable::{export, import};
use starboard_server::storage::Database;
use starboard_table::{Clock, Entry, Plan, Request, SeatFor, Table};

use crate::stage::{SHORT, Stage, Two, settings};

async fn written(storage: &Database) -> Result<(String, usize)> {
    let mut text = Vec::new();
    let mut records = 0;
    export(storage, &mut text, |_, record| {
        records += usize::from(!record.moves.is_empty());
        Ok(())
    })
    .await?;
    Ok((String::from_utf8(text)?, records))
}

fn now() -> i64 {
    WorldClock::default().now()
}

/// An export without its times.
fn timeless(text: &str) -> Result<Vec<Value>> {
    let line = |line: &str| {
        let mut line: Value = serde_json::from_str(line)?;
        if let Some(table) = line.get_mut("table").and_then(Value::as_object_mut) {
            table.remove("service_time");
            for entry in table["log"].as_array_mut().into_iter().flatten() {
                entry["at"] = Value::Null;
            }
        }
        Ok(line)
    };
    text.lines().map(line).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_move_to_another_database_in_mid_game() -> Result<()> {
    let stage = Stage::start().await?;
    let Two {
        table,
        clients,
        secrets,
    } = stage.two_people().await?;
    let over = stage.two_people().await?;
    let [mut loser, _winner] = over.clients;
    loser.get(&over.table, Request::Resign).await?;
    let [mut ada, mut ben] = clients;
    let mut rng = FastRng::new(1);
    // Exported while people play on.
    let playing = async {
        for _ in 0..30 {
            let client = if ada.is_to_act(&table) {
                &mut ada
            } else {
                &mut ben
            };
            let action = client.some_action(&table, &mut rng);
            let sequence = client.get(&table, Request::Act { action }).await?;
            for client in [&mut ada, &mut ben] {
                client
                    .see(&table, |table| table.sequence() >= sequence)
                    .await?;
            }
        }
        Ok::<_, anyhow::Error>(())
    };
    let storage = stage.app.database();
    let (played, written_meanwhile) = tokio::join!(playing, written(storage));
    played?;
    let (early, _) = written_meanwhile?;
    let (text, records) = written(storage).await?;
    ensure!(records == 2, "{records} records");
    ensure!(text.lines().count() == 1 + 4 + 2, "a line each");

    let postgres = Postgres::start()?;
    let other = Database::open(&postgres.database("other")?).await?;
    let moved = import(&other, Cursor::new(&text), now()).await?;
    ensure!(
        (moved.people, moved.tables, moved.known) == (4, 2, 0),
        "{moved:?}"
    );
    // Again it changes nothing, and written again it is the same.
    let moved = import(&other, Cursor::new(&text), now()).await?;
    ensure!(
        (moved.people, moved.tables, moved.known) == (0, 0, 6),
        "{moved:?}"
    );
    ensure!(timeless(&written(&other).await?.0)? == timeless(&text)?);
    let name = &over.table;
    ensure!(other.summary(name).await? == storage.summary(name).await?);
    let loser = loser.person.as_ref().context("a person")?;
    ensure!(other.results_of(&loser.id).await? == storage.results_of(&loser.id).await?);
    ensure!(other.tables_of(&loser.id, None).await?.len() == 1);
    other.close().await;

    // A server on an early export continues from there, and people are authenticated by their
    // secrets.
    let folder = tempfile::tempdir()?;
    let restored = Stage::with(settings(&folder)).await?;
    import(restored.app.database(), Cursor::new(&early), now()).await?;
    let mut ada = restored.client(&secrets[0]).await?;
    let mut ben = restored.client(&secrets[1]).await?;
    ada.watch(&table).await?;
    ben.watch(&table).await?;
    let client = if ada.is_to_act(&table) {
        &mut ada
    } else {
        &mut ben
    };
    let action = client.some_action(&table, &mut rng);
    client.get(&table, Request::Act { action }).await?;
    Ok(())
}

/// No clock runs for the time between two servers, whatever their wall clocks say and however long
/// each of them was down.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_between_two_servers() -> Result<()> {
    const HOUR: i64 = 60 * 60 * 1000;
    let stage = Stage::start().await?;
    let clock = Clock::PerMove { days: 1 };
    let plan = Plan {
        clock,
        ..plan(SHORT, &[SeatFor::Person; 2])
    };
    let Two { table, .. } = stage.two(plan).await?;
    let (text, _) = written(stage.app.database()).await?;
    let log = stage.log(&table).await?;
    let registry = starboard_games::registry();
    let left = |log: &[Entry], now: u64| -> Result<i64> {
        let table = Table::replay(log, &registry)?;
        let deadline = table.clocks().deadline().context("a clock runs")?;
        Ok(deadline as i64 - now as i64)
    };
    let before = left(&log, stage.app.hub().now())?;
    // As version 1 wrote it.
    let without_time: String = text
        .lines()
        .map(|line| {
            let mut line: Value = serde_json::from_str(line).expect("a line");
            if let Some(table) = line.get_mut("table").and_then(Value::as_object_mut) {
                table.remove("service_time");
            }
            if let Some(format) = line.get_mut("format") {
                format["version"] = 1.into();
            }
            format!("{line}\n")
        })
        .collect();
    for text in [&text, &without_time] {
        for ahead in [-HOUR, 0, 5 * HOUR] {
            let folder = tempfile::tempdir()?;
            let storage = Database::open(&settings(&folder).database).await?;
            import(&storage, Cursor::new(text), now() + ahead).await?;
            let stored = storage.load(&table, 0).await?.context("imported")?;
            let log: Vec<Entry> = stored.entries.iter().map(|it| it.entry.clone()).collect();
            let after = left(&log, storage.service_time().await?)?;
            ensure!(
                (before..before + 5000).contains(&after),
                "{before} ms were left, then {after} ms"
            );
            storage.close().await;
            // It takes an hour until the server starts, which is downtime.
            let clock = WorldClock::new(move || now() + ahead + HOUR);
            let restarted = Stage::with_clock(settings(&folder), clock).await?;
            let later = left(&log, restarted.app.hub().now())?;
            ensure!(
                (after - 5000..=after).contains(&later),
                "{after} ms were left, then {later} ms"
            );
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_sound_is_refused_with_its_line() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, .. } = stage.two_people().await?;
    let (text, _) = written(stage.app.database()).await?;
    let folder = tempfile::tempdir()?;
    let other = Stage::with(settings(&folder)).await?;
    let other = other.app.database();
    let without_format: String = text
        .lines()
        .skip(1)
        .map(|line| format!("{line}\n"))
        .collect();
    let without_next_seed: String = text
        .lines()
        .map(|line| {
            let mut line: Value = serde_json::from_str(line).expect("a line");
            if let Some(table) = line.get_mut("table").and_then(Value::as_object_mut) {
                table.remove("next_seed").expect("it was drawn");
            }
            format!("{line}\n")
        })
        .collect();
    for (bad, expected) in [
        ("hello".to_owned(), "line 1"),
        (
            without_format,
            "line 1: the first line must name the format",
        ),
        (text.replace("starboard-tables", "chess"), "line 1"),
        (text.replace("\"version\":3", "\"version\":9"), "version 9"),
        (without_next_seed, "the seed of the rematch"),
        (text.replace("\"sequence\":2", "\"sequence\":7"), "line 4"),
        (
            text.replace("\"commitment\":\"", "\"commitment\":\"00"),
            "the seed is not",
        ),
    ] {
        let error = import(other, Cursor::new(bad), now())
            .await
            .err()
            .context("refused")?;
        ensure!(
            error.to_string().contains(expected),
            "{error}, not {expected}"
        );
    }
    ensure!(
        other.summary(&table).await?.is_none(),
        "something was taken in"
    );
    Ok(())
}
