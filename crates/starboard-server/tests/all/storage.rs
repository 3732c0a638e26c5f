//! Storage: the same tests on SQLite and on a real PostgreSQL.

use std::collections::BTreeSet;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use server_tests::{Postgres, fresh, plan};
use sqlx::Row;
use starboard_kernel::{Seat, Seed};
use starboard_server::storage::{
    Appended, Change, Database, Duty, Opening, PlayedGame, Seeds, StorageError, StoredEntry,
    Summarized, Transfer, Watching,
};
use starboard_table::{Clock, Keeper, Person, Phase, Request, SeatFor, Table};
use starboard_wire::{Place, PlayerResult, Summary};

use crate::stage::{A, B, SHORT};

fn person(name: &str) -> Person {
    Person {
        id: name.to_lowercase(),
        name: name.to_owned(),
    }
}

fn keeper(seed: &Seed, now: u64) -> Keeper<'_> {
    Keeper {
        seed,
        next_seed: None,
        now,
        absent: &[],
        next: "",
    }
}

/// A table in memory that produces changes for the database.
struct Draft {
    id: String,
    table: Option<Table>,
    seed: Seed,
    now: u64,
}

impl Draft {
    fn new(id: &str) -> Draft {
        Draft {
            id: id.to_owned(),
            table: None,
            seed: Seed::from_number(id.len() as u64),
            now: 1_000,
        }
    }

    fn open(&mut self, clock: Clock) -> Change {
        let registry = starboard_games::registry();
        let mut plan = plan(SHORT, &[SeatFor::Person; 2]);
        plan.clock = clock;
        let seed = self.seed;
        let keeper = keeper(&seed, self.now);
        let entry = Table::open(plan, person("Ada"), None, keeper, &registry).expect("a plan");
        self.table = Some(Table::new(&entry, &registry).expect("a table"));
        let mut change = self.change(entry);
        change.opening = Some(Opening {
            seeds: Seeds {
                own: self.seed,
                next: None,
            },
            created_at: self.now as i64,
            most_open: None,
        });
        change
    }

    fn change(&self, entry: starboard_table::Entry) -> Change {
        Change {
            table: self.id.clone(),
            summary: Summarized::after(
                &entry.event,
                &self.id,
                self.table.as_ref().expect("a table"),
            ),
            entry: Arc::new(StoredEntry::new(entry).expect("an entry")),
            redacted_at: 0,
            opening: None,
            seats: None,
            results: Vec::new(),
            used_transfer: None,
            rematch: None,
        }
    }

    /// The player whose turn it is plays the first legal action.
    fn act(&mut self) -> Change {
        self.now += 1_000;
        let seed = self.seed;
        let keeper = keeper(&seed, self.now);
        let table = self.table.as_mut().expect("a table");
        let seat = table.person_to_act().expect("somebody is to act");
        let who = table.seats()[seat.index()].person.clone().expect("seated");
        let play = table.play().expect("begun");
        let action = play.position().legal_actions().swap_remove(0);
        let decision = table.decide(&who, &Request::Act { action }, None, keeper);
        let decision = decision.expect("decided");
        self.table = Some(decision.table);
        self.change(decision.entry)
    }

    fn sit(&mut self, name: &str, seat: Seat) -> Change {
        self.now += 1_000;
        let seed = self.seed;
        let keeper = keeper(&seed, self.now);
        let entropy = fresh();
        let table = self.table.as_mut().expect("a table");
        let request = Request::Sit { seat, entropy };
        let entry = table
            .decide(&person(name), &request, None, keeper)
            .expect("decided")
            .entry;
        table.add(&entry).expect("it fits");
        let seats = Seat::first(2)
            .filter_map(|seat| Some((seat, table.seats()[seat.index()].person.clone()?.id)))
            .collect();
        let mut change = self.change(entry);
        change.seats = Some(seats);
        change
    }
}

async fn suite(url: &str) -> Result<()> {
    let storage = Database::open(url).await?;
    storage.check().await?;
    ensure!(storage.load("nothing", 0).await?.is_none());
    ensure!(storage.summary("nothing").await?.is_none());

    // A log grows entry by entry, and has one for each number.
    let mut draft = Draft::new("first");
    ensure!(storage.append(draft.open(Clock::None)).await? == Appended::Stored);
    let sit = draft.sit("Ada", A);
    let twin = Change {
        entry: Arc::clone(&sit.entry),
        ..draft.change(sit.entry.entry.clone())
    };
    ensure!(storage.append(sit).await? == Appended::Stored);
    ensure!(storage.append(twin).await? == Appended::Conflict);
    ensure!(storage.append(draft.sit("Ben", B)).await? == Appended::Stored);
    let stored = storage.load("first", 0).await?.context("stored")?;
    ensure!(stored.seeds.own == draft.seed && stored.entries.len() == 3);
    let rest = storage.load("first", 2).await?.context("stored")?;
    ensure!(rest.entries.len() == 1 && rest.entries[0].entry.sequence == 3);
    let summary = storage.summary("first").await?.context("listed")?;
    ensure!(summary == Summary::of("first", draft.table.as_ref().context("a table")?));
    ensure!(storage.lengths(&["first".into(), "second".into()]).await? == [("first".into(), 3)]);

    // Presence on other nodes, and turns.
    let watching = |node: &str, people: &[&str]| Watching {
        table: "first".into(),
        node: node.into(),
        people: people.iter().map(|&person| person.into()).collect(),
        others: 2,
    };
    let tables = ["first".to_owned(), "second".to_owned()];
    let here = [watching("one", &["ada", "ben"])];
    storage.tell_presence("one", 1_000, &here).await?;
    storage
        .tell_presence("two", 2_000, &[watching("two", &[])])
        .await?;
    ensure!(storage.presence_elsewhere("two", 1_000, &tables).await? == here);
    ensure!(
        storage
            .presence_elsewhere("two", 1_001, &tables)
            .await?
            .is_empty()
    );
    storage.tell_presence("one", 2_000, &[]).await?;
    ensure!(
        storage
            .presence_elsewhere("two", 0, &tables)
            .await?
            .is_empty()
    );
    let people = ["ada".to_owned(), "ben".to_owned(), "cyd".to_owned()];
    let awaited = storage.awaited(&people).await?;
    ensure!(awaited == [(summary.to_act.clone().context("a turn")?, "first".into())]);

    // Concurrent writes: each entry is stored once.
    let mut tasks = Vec::new();
    for number in 0..40 {
        let storage = storage.clone();
        tasks.push(tokio::spawn(async move {
            let mut draft = Draft::new(&format!("many{number}"));
            draft.now += number;
            let clock = Clock::Live {
                minutes: 1,
                increment: 0,
            };
            let mut outcomes = vec![storage.append(draft.open(clock)).await?];
            outcomes.push(storage.append(draft.sit("Ada", A)).await?);
            outcomes.push(storage.append(draft.sit("Cyd", B)).await?);
            Ok::<_, StorageError>(outcomes)
        }));
    }
    for task in tasks {
        ensure!(task.await?? == [Appended::Stored; 3]);
    }

    // Lists.
    let mine = storage.tables_of("ben", None).await?;
    ensure!(mine.len() == 1 && mine[0].table == "first", "{mine:?}");
    ensure!(storage.unfinished_tables_of("ada").await?.len() == 41);
    let page = storage.public_tables(Phase::Playing, None).await?;
    ensure!(
        page.len() == 41
            && page
                .windows(2)
                .all(|two| two[0].changed_at >= two[1].changed_at)
    );
    ensure!(storage.public_tables(Phase::Over, None).await?.is_empty());
    let overdue = storage.due(Duty::Clock, 3_010 + 60_000, None).await?;
    ensure!(overdue.len() == 11, "{}", overdue.len());
    let rest = storage.due(Duty::Clock, 3_010 + 60_000, overdue.get(3));
    ensure!(rest.await? == overdue[4..]);
    for duty in [Duty::Forsaken, Duty::Bot, Duty::Left] {
        ensure!(storage.due(duty, u64::MAX >> 1, None).await?.is_empty());
    }
    let ids = storage.table_ids(None).await?;
    ensure!(ids.len() == 41 && ids.windows(2).all(|two| two[0] < two[1]));
    let after = storage.table_ids(Some(ids[39].clone())).await?;
    ensure!(after == ids[40..]);

    // People and their secrets.
    storage.add_person(&person("Ada"), "hash of ada", 1).await?;
    ensure!(storage.person_by_secret("hash of ada", 1).await? == Some(person("Ada")));
    ensure!(storage.person_by_secret("hash of eve", 1).await?.is_none());
    ensure!(
        storage
            .add_person(&person("Eve"), "hash of ada", 1)
            .await
            .is_err()
    );
    storage.rename_person("ada", "Countess").await?;
    let renamed = storage.person_by_id("ada").await?.context("known")?;
    ensure!(renamed.name == "Countess");
    let transfer = Transfer {
        table: "first".into(),
        seat: B,
        person: "ben".into(),
    };
    storage.add_transfer("hash", &transfer, 100, 200).await?;
    ensure!(storage.transfer("hash", 199).await? == Some(transfer.clone()));
    ensure!(storage.transfer("hash", 200).await?.is_none());
    // Expired ones are deleted when a new one comes.
    storage.add_transfer("hash 2", &transfer, 300, 400).await?;
    ensure!(storage.transfer("hash", 150).await?.is_none());

    // Results are counted once.
    let mut draft = Draft::new("over");
    let mut change = draft.open(Clock::None);
    for (seat, name, result) in [
        (A, "ada", PlayerResult::Won),
        (B, "ben", PlayerResult::Lost),
    ] {
        change.results.push(PlayedGame {
            seat,
            person: name.into(),
            game: SHORT.into(),
            result,
            ended_at: 5,
        });
    }
    storage.append(change).await?;
    ensure!(storage.results_of("ada").await? == [(SHORT.into(), PlayerResult::Won, 1)]);
    ensure!(storage.results_of("ben").await? == [(SHORT.into(), PlayerResult::Lost, 1)]);

    // A rematch is stored together with the entry that grants it, or not at all.
    let mut next = Draft::new("rematch");
    let mut change = draft.sit("Ada", A);
    change.rematch = Some(Box::new(next.open(Clock::None)));
    let mut lost = Draft::new("never");
    let again = Change {
        entry: Arc::clone(&change.entry),
        rematch: Some(Box::new(lost.open(Clock::None))),
        ..draft.change(change.entry.entry.clone())
    };
    ensure!(storage.append(change).await? == Appended::Stored);
    ensure!(storage.load("rematch", 0).await?.is_some());
    ensure!(storage.append(again).await? == Appended::Conflict);
    ensure!(storage.load("never", 0).await?.is_none());

    storage.close().await;
    ensure!(storage.append(draft.sit("Ben", B)).await.is_err());
    // After reopening, everything is there.
    let storage = Database::open(url).await?;
    ensure!(
        storage
            .load("first", 0)
            .await?
            .context("kept")?
            .entries
            .len()
            == 3
    );
    service_time(&storage, url).await?;
    pages(&storage).await?;
    moves(&storage).await?;
    left_to_bots(&storage).await?;
    storage.close().await;
    Ok(())
}

/// Service time starts once, only goes forward, and knows which nodes are running.
async fn service_time(storage: &Database, url: &str) -> Result<()> {
    let day = 24 * 60 * 60 * 1000;
    ensure!(storage.start_service_time(day as i64).await? == day);
    ensure!(storage.start_service_time(2 * day as i64).await? == day);
    let beat = async |node: &'static str, format, time| storage.beat(node, format, time).await;
    ensure!(beat("one", 2, day + 5_000).await?.service_time == day + 5_000);
    // A node that was away longer does not set it back.
    let late = beat("two", 2, day).await?;
    ensure!(late.service_time == day + 5_000, "{late:?}");
    ensure!(late.format == 2, "{late:?}");
    if !storage.is_shared() {
        return Ok(());
    }
    // A node that reads less than the others is there until it is silent.
    ensure!(beat("old", 1, day).await?.format == 1);
    ensure!(beat("one", 2, day + 19_000).await?.format == 1);
    ensure!(beat("one", 2, day + 21_000).await?.format == 2);
    // A server of version 0.1.0 moves `last_seen`.
    let pool = sqlx::AnyPool::connect(url).await?;
    sqlx::query("UPDATE service SET last_seen = last_seen + 500")
        .execute(&pool)
        .await?;
    ensure!(beat("one", 2, day + 22_000).await?.format == 1);
    ensure!(beat("one", 2, day + 37_000).await?.format == 1);
    ensure!(beat("one", 2, day + 38_000).await?.format == 2);
    pool.close().await;
    Ok(())
}

/// A move changes the summary, as little as has to be written for it.
async fn moves(storage: &Database) -> Result<()> {
    let mut moved = Draft::new("moved");
    for change in [
        moved.open(Clock::PerMove { days: 1 }),
        moved.sit("Cat", A),
        moved.sit("Dan", B),
    ] {
        storage.append(change).await?;
    }
    let is_late = async |now| -> Result<bool> {
        let due = storage.due(Duty::Clock, now, None).await?;
        Ok(due.iter().any(|due| due.table == "moved"))
    };
    for _ in 0..3 {
        ensure!(storage.append(moved.act()).await? == Appended::Stored);
        let table = moved.table.as_ref().context("a table")?;
        let summary = storage.summary("moved").await?.context("listed")?;
        ensure!(summary == Summary::of("moved", table));
        ensure!(summary.about.moves > 0 && summary.deadline.is_some());
        let deadline = summary.deadline.unwrap_or_default();
        ensure!(!is_late(deadline - 1).await?);
        ensure!(is_late(deadline).await?);
    }
    let mut last = moved.act();
    let mut closed = Summary::of("moved", moved.table.as_ref().context("a table")?);
    (closed.phase, closed.deadline) = (Phase::Closed, None);
    last.summary = Summarized::Whole(Box::new(closed));
    ensure!(storage.append(last).await? == Appended::Stored);
    ensure!(!is_late(u64::MAX >> 1).await?);
    Ok(())
}

/// A table that is left to bots is no longer looked at for lost ones, until something happens there.
async fn left_to_bots(storage: &Database) -> Result<()> {
    let mut left = Draft::new("left");
    for change in [
        left.open(Clock::None),
        left.sit("Eve", A),
        left.sit("Fay", B),
    ] {
        storage.append(change).await?;
    }
    let mut awaits_bot = async || -> Result<u64> {
        let mut change = left.act();
        let mut summary = Summary::of("left", left.table.as_ref().context("a table")?);
        summary.waits_for_bot = true;
        let changed_at = summary.changed_at;
        change.summary = Summarized::Whole(Box::new(summary));
        ensure!(storage.append(change).await? == Appended::Stored);
        Ok(changed_at)
    };
    let due = async |now| -> Result<[Vec<String>; 2]> {
        let bot = storage.due(Duty::Bot, now, None).await?;
        let left = storage.due(Duty::Left, now, None).await?;
        Ok([bot, left].map(|due| due.into_iter().map(|due| due.table).collect()))
    };
    let (here, nowhere) = (vec!["left".to_owned()], Vec::new());
    let before = awaits_bot().await?;
    let changed_at = awaits_bot().await?;
    // It has changed since.
    storage.leave_to_bots("left", before).await?;
    ensure!(due(changed_at).await? == [here.clone(), nowhere.clone()]);
    storage.leave_to_bots("left", changed_at).await?;
    ensure!(due(changed_at).await? == [nowhere.clone(), here.clone()]);
    ensure!(due(changed_at - 1).await? == [nowhere.clone(), nowhere.clone()]);
    let summary = storage.summary("left").await?.context("listed")?;
    ensure!(summary.waits_for_bot);
    let changed_at = awaits_bot().await?;
    ensure!(due(changed_at).await? == [here, nowhere]);
    Ok(())
}

/// Pagination shows every table once, even those with the same timestamp.
async fn pages(storage: &Database) -> Result<()> {
    let moments = [7, 8, 8, 8, 9].map(|second| second * 1_000_000);
    let mut opened = BTreeSet::new();
    for (number, moment) in (0..120).zip(moments.iter().cycle()) {
        let mut draft = Draft::new(&format!("Leaf{number}"));
        draft.now = *moment;
        storage.append(draft.open(Clock::None)).await?;
        opened.insert(draft.id);
    }
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let page = storage
            .public_tables(Phase::Gathering, after.as_ref())
            .await?;
        let Some(last) = page.last() else { break };
        after = Some(Place::from(last));
        seen.extend(page);
    }
    ensure!(seen.is_sorted_by(|a, b| a.changed_at >= b.changed_at));
    let seen: Vec<String> = (seen.into_iter().map(|table| table.table))
        .filter(|table| table.starts_with("Leaf"))
        .collect();
    ensure!(seen.len() == opened.len(), "none twice: {}", seen.len());
    ensure!(seen.into_iter().collect::<BTreeSet<_>>() == opened);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_to_the_suite() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tables.db");
    suite(&format!("sqlite://{}", file.display())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_to_the_suite() -> Result<()> {
    let postgres = Postgres::start()?;
    suite(&postgres.database("tables")?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_schema_and_a_bad_address_are_refused() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let url = format!("sqlite://{}", folder.path().join("tables.db").display());
    Database::open(&url).await?.close().await;
    newer(&url).await?;
    let postgres = Postgres::start()?;
    let url = postgres.database("tables")?;
    Database::open(&url).await?.close().await;
    newer(&url).await?;
    for (url, expected) in [
        ("mysql://here", "sqlite: or postgres:"),
        ("tables.db", "sqlite: or postgres:"),
        ("sqlite:///nowhere/at/all.db", "/nowhere/at/all.db"),
        (
            "postgres://app:secret@127.0.0.1:1/tables",
            "--database postgres://app:…@",
        ),
    ] {
        let error = Database::open(url)
            .await
            .err()
            .context("refused")?
            .to_string();
        ensure!(error.contains(expected), "{error}");
        ensure!(!error.contains("secret"), "{error}");
    }
    Ok(())
}

/// As a later version of this program would write it.
async fn newer(url: &str) -> Result<()> {
    let pool = sqlx::AnyPool::connect(url).await?;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         SELECT 99, 'later', success, checksum, 1 FROM _sqlx_migrations WHERE version = 1",
    )
    .execute(&pool)
    .await?;
    pool.close().await;
    let error = Database::open(url)
        .await
        .err()
        .context("refused")?
        .to_string();
    ensure!(
        error.contains("99") && error.contains("update the program"),
        "{error}"
    );
    Ok(())
}

/// A move writes an entry and a row: no index but that of the lists follows it, and every list
/// still has an index.
#[tokio::test]
async fn moves_touch_few_indexes_and_lists_use_them() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let url = format!("sqlite://{}", folder.path().join("tables.db").display());
    Database::open(&url).await?.close().await;
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&url).await?;
    let plan = async |sql: &'static str| -> Result<String> {
        let rows = sqlx::query(sql).fetch_all(&pool).await?;
        let lines = rows.iter().map(|row| row.get::<String, _>("detail"));
        Ok(lines.collect::<Vec<_>>().join("; "))
    };
    for (sql, index) in [
        (
            "EXPLAIN QUERY PLAN SELECT * FROM summaries WHERE is_public = 1 AND phase = 'playing' \
             AND changed_at <= 5 ORDER BY changed_at DESC",
            "summaries_listed",
        ),
        (
            "EXPLAIN QUERY PLAN SELECT * FROM summaries WHERE changed_at < 5 \
             AND phase = 'gathering' ORDER BY changed_at",
            "summaries_gathering",
        ),
        (
            "EXPLAIN QUERY PLAN SELECT * FROM summaries WHERE deadline > 0 AND deadline <= 5 \
             ORDER BY deadline",
            "summaries_with_deadline",
        ),
        (
            "EXPLAIN QUERY PLAN SELECT * FROM summaries WHERE waits_for_bot = 1 \
             AND changed_at <= 5 ORDER BY changed_at",
            "summaries_waiting_for_bot",
        ),
        (
            "EXPLAIN QUERY PLAN SELECT * FROM summaries WHERE waits_for_bot = 2 \
             AND changed_at <= 5 ORDER BY changed_at",
            "summaries_left_to_bots",
        ),
        (
            "EXPLAIN QUERY PLAN SELECT person_id, RANK() OVER (ORDER BY is_late, score DESC) \
             FROM daily_results WHERE game = 'guardians' AND day = '2026-11-15'",
            "daily_results_ranked",
        ),
    ] {
        let plan = plan(sql).await?;
        ensure!(
            plan.contains(index) && !plan.contains("TEMP B-TREE"),
            "{sql}: {plan}"
        );
    }
    let rows = sqlx::query(
        "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'summaries' \
         AND sql IS NOT NULL AND sql NOT LIKE '%WHERE%' ORDER BY name",
    )
    .fetch_all(&pool)
    .await?;
    let whole: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    ensure!(
        whole == ["summaries_by_host"],
        "indexes of all rows: {whole:?}"
    );
    pool.close().await;
    Ok(())
}
