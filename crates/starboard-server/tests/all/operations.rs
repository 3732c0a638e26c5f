//! What operators rely on: files, addresses, errors at the start, and backups.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use server_tests::{Lobby, Nats, Postgres, open_table, people, plan};
use sqlx::{AnyPool, AssertSqlSafe};
use starboard_kernel::FastRng;
use starboard_server::storage::Database;
use starboard_server::{App, Assets, Bus, Settings};
use starboard_table::{Clock, Phase, Request, SeatFor, Table};

use crate::stage::{SHORT, Stage, Two, settings};

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_can_read_the_database() -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let stage = Stage::start().await?;
    stage.two_people().await?;
    let folder = stage.folder.as_ref().context("a folder")?.path();
    let mode = |path: &Path| -> Result<u32> { Ok(path.metadata()?.permissions().mode() & 0o777) };
    for name in ["tables.db", "tables.db-wal", "tables.db-shm"] {
        let mode = mode(&folder.join(name))?;
        ensure!(mode == 0o600, "{name} has {mode:o}");
    }
    // What somebody has chosen stays.
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tables.db");
    fs::write(&file, "")?;
    fs::set_permissions(&file, PermissionsExt::from_mode(0o640))?;
    Stage::with(settings(&folder)).await?;
    ensure!(mode(&file)? == 0o640);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_starts_without_its_bus_and_finds_it_later() -> Result<()> {
    let port = std::net::TcpListener::bind("127.0.0.1:0")?
        .local_addr()?
        .port();
    let postgres = Postgres::start()?;
    let mut settings = Settings::on(postgres.database("tables")?);
    settings.bus = Some(format!("nats://127.0.0.1:{port}"));
    let stage = Stage::with(settings).await?;
    let lobby = Lobby::new(stage.address);
    let ready = lobby.text("/readyz").await?;
    ensure!(ready.starts_with("ready, degraded"), "{ready}");
    stage.two_people().await?;
    let _nats = Nats::start_at(port)?;
    for _ in 0..300 {
        if lobby.text("/readyz").await? == "ready\n" {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bail!("the bus is not found")
}

/// Why a database cannot be opened.
async fn complaint(url: &str) -> Result<String> {
    match Database::open(url).await {
        Ok(_) => bail!("{url} can be opened"),
        Err(error) => Ok(format!("{error} {error:?}")),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_used_says_why_and_no_password() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = |name: &str| folder.path().join(name).display().to_string();
    Database::open(&format!("sqlite://{}", file("sound.db")))
        .await?
        .close()
        .await;
    let read_only = complaint(&format!("sqlite://{}?mode=ro", file("sound.db"))).await?;
    ensure!(read_only.contains("the file is read-only"), "{read_only}");
    fs::write(
        file("text.db"),
        "these are not the tables you are looking for ".repeat(100),
    )?;
    let text = complaint(&format!("sqlite://{}", file("text.db"))).await?;
    ensure!(
        text.contains("not an SQLite database") && text.contains("backup"),
        "{text}"
    );
    let mut damaged = fs::read(file("sound.db"))?;
    damaged[100..4096].fill(0xa5);
    fs::write(file("damaged.db"), damaged)?;
    let damaged = complaint(&format!("sqlite://{}", file("damaged.db"))).await?;
    ensure!(damaged.contains("restore the last backup"), "{damaged}");
    let nowhere = complaint(&format!("sqlite://{}", file("no/such/folder.db"))).await?;
    ensure!(nowhere.contains("No such file"), "{nowhere}");

    let postgres = Postgres::start()?;
    let known = postgres.database("tables")?;
    let socket = known.split_once("host=").context("a socket")?.1;
    let secret = "hunter2";
    for (url, why) in [
        (
            "postgres://app:hunter2@127.0.0.1:1/tables".to_owned(),
            "no PostgreSQL server answers",
        ),
        (
            "postgres://127.0.0.1:1/tables?user=app&password=hunter2".to_owned(),
            "no PostgreSQL server answers",
        ),
        (
            format!("postgres://app:hunter2@localhost/nothing?host={socket}"),
            "no such database",
        ),
        (
            format!("postgres://localhost/tables?user=nobody&password=hunter2&host={socket}"),
            "refuses this user",
        ),
        (
            "postgres://app:hunter2@localhost:port/tables".to_owned(),
            "postgres://app:…@localhost:port",
        ),
        (
            "mysql://app:hunter2@localhost/tables".to_owned(),
            "begins with sqlite: or postgres:",
        ),
    ] {
        let complaint = complaint(&url).await?;
        ensure!(complaint.contains(why), "{complaint}");
        ensure!(!complaint.contains(secret), "{complaint}");
    }
    let pool = AnyPool::connect(&known).await?;
    sqlx::query("ALTER DATABASE tables SET default_transaction_read_only = on")
        .execute(&pool)
        .await?;
    let standby = complaint(&known).await?;
    ensure!(standby.contains("the database is read-only"), "{standby}");

    for url in [
        "http://app:hunter2@bus",
        "nats://app:hunter2@bus:port",
        "nats://app:hunter2@",
    ] {
        let error = Bus::connect(url).await.err().context(url)?;
        let error = format!("{error} {error:?}");
        ensure!(!error.contains(secret), "{error}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_path_is_an_error_of_the_server() -> Result<()> {
    let postgres = Postgres::start()?;
    let stage = Stage::with(Settings::on(postgres.database("tables")?)).await?;
    let lobby = Lobby::new(stage.address);
    for path in [
        "/api/tables/%00",
        "/api/tables/a%00b",
        "/api/tables/%00/record",
        "/api/tables/%ff",
        "/api/people/%00",
        "/api/people/a%00b",
        "/api/tables?phase=over&after=1.%00",
        "/api/tables?phase=%00",
        "/api/daily/%00/2026-11-15",
        "/api/daily/armada/%00",
        "/api/daily/armada/2026-11-15?after=%00",
        "/api/daily/armada/2026-11-15/%00",
        "/api/daily/armada/2026-11-15/%00/record",
        "/api/%00",
        "/%00",
        "/app%00.js",
        "/online/%00",
    ] {
        let (status, _) = lobby.id_of(path, None).await?;
        ensure!([404, 422].contains(&status), "{path}: {status}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_tables_do_not_keep_the_others_waiting() -> Result<()> {
    let stage = Stage::start().await?;
    let file = stage
        .folder
        .as_ref()
        .context("a folder")?
        .path()
        .join("tables.db");
    let mut plan = plan(SHORT, &[SeatFor::Person; 2]);
    plan.clock = Clock::Live {
        minutes: 1,
        increment: 0,
    };
    // More than a page of a list.
    let mut damaged = Vec::new();
    for _ in 0..60 {
        damaged.push(stage.two(plan.clone()).await?.table);
    }
    let pool = AnyPool::connect(&format!("sqlite://{}", file.display())).await?;
    for table in &damaged {
        let sql = format!("UPDATE entries SET body = 'x' WHERE table_id = '{table}'");
        sqlx::query(AssertSqlSafe(sql)).execute(&pool).await?;
    }
    // Their summaries come first in every list.
    sqlx::query("UPDATE summaries SET about = 'x', deadline = 1, changed_at = 1")
        .execute(&pool)
        .await?;
    drop(stage);
    // Another server, which has none of them in memory.
    let folder = tempfile::tempdir()?;
    let copy = folder.path().join("tables.db");
    sqlx::query(AssertSqlSafe(format!("VACUUM INTO '{}'", copy.display())))
        .execute(&pool)
        .await?;
    let stage = Stage::with(settings(&folder)).await?;
    let Two { table, .. } = stage.two(plan).await?;
    stage.pass_time(Duration::from_secs(120)).await?;
    for _ in 0..300 {
        let log = stage.log(&table).await?;
        let table = Table::replay(&log, stage.app.hub().registry())?;
        let is_called = log
            .iter()
            .any(|entry| matches!(entry.event, starboard_table::Event::Late { .. }));
        if is_called {
            ensure!(table.phase() == Phase::Playing);
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bail!("nobody looks at the clock of the sound table")
}

/// Plays some actions.
async fn play_some(there: &mut Two, actions: usize, rng: &mut FastRng) -> Result<()> {
    for _ in 0..actions {
        let Two { table, clients, .. } = there;
        let acting = clients.iter_mut().find(|client| client.is_to_act(table));
        let acting = acting.context("somebody's turn")?;
        let action = acting.some_action(table, rng);
        let sequence = acting.get(table, Request::Act { action }).await?;
        for client in clients {
            client
                .see(table, |table| table.sequence() >= sequence)
                .await?;
        }
    }
    Ok(())
}

/// Plays on a server, backs its database up, loses it, and plays on with the backup.
async fn drill(
    stage: Stage,
    back_up: impl AsyncFnOnce() -> Result<()>,
    lose_and_restore: impl AsyncFnOnce() -> Result<Settings>,
) -> Result<()> {
    let mut rng = FastRng::new(3);
    let mut there = stage.two_people().await?;
    play_some(&mut there, 4, &mut rng).await?;
    let before = stage.log(&there.table).await?;
    back_up().await?;
    // What comes after the backup is lost with the database.
    play_some(&mut there, 2, &mut rng).await?;
    stage.app.database().close().await;
    drop(stage);
    let stage = Stage::with(lose_and_restore().await?).await?;
    ensure!(stage.log(&there.table).await? == before, "another log");
    // The same people go on from there.
    let mut clients = Vec::new();
    for secret in &there.secrets {
        let mut client = stage.client(secret).await?;
        client.watch(&there.table).await?;
        clients.push(client);
    }
    there.clients = clients.try_into().ok().context("two")?;
    play_some(&mut there, 3, &mut rng).await?;
    let [(_, eve)] = people(stage.address, ["Eve"]).await?;
    open_table(stage.address, &eve, plan(SHORT, &[SeatFor::Person; 2])).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_sqlite_restores_everything() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tables.db");
    let copy = folder.path().join("backup.db");
    let stage = Stage::with(settings(&folder)).await?;
    drill(
        stage,
        async || {
            let pool = AnyPool::connect(&format!("sqlite://{}", file.display())).await?;
            let sql = format!("VACUUM INTO '{}'", copy.display());
            sqlx::query(AssertSqlSafe(sql)).execute(&pool).await?;
            pool.close().await;
            Ok(())
        },
        async || {
            for name in ["tables.db", "tables.db-wal", "tables.db-shm"] {
                // The last connection has removed some of them.
                let _ = fs::remove_file(folder.path().join(name));
            }
            fs::copy(&copy, &file)?;
            Ok(settings(&folder))
        },
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_postgres_restores_everything() -> Result<()> {
    let postgres = Postgres::start()?;
    let mut settings = Settings::on(postgres.database("tables")?);
    settings.limits.requests_per_second = 1_000;
    settings.limits.messages_per_second = 1_000;
    let stage = Stage::with(settings.clone()).await?;
    drill(
        stage,
        async || postgres.back_up("tables"),
        async || {
            postgres.drop_database("tables")?;
            postgres.restore("tables")?;
            Ok(settings)
        },
    )
    .await
}

#[tokio::test]
async fn pages_of_trusted_origins_can_use_the_api_and_no_others() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut settings = settings(&folder);
    settings.origins = vec!["https://games.example".to_owned()];
    let app = App::start(settings, Assets::from_files([])).await?;
    let ask = async |method: &str, origin: &str| {
        let request = axum::http::Request::builder()
            .method(method)
            .uri("/api/me")
            .header("origin", origin)
            .header("access-control-request-method", "PATCH")
            .header(
                "access-control-request-headers",
                "authorization,content-type",
            )
            .body(axum::body::Body::empty())?;
        let response = tower::ServiceExt::oneshot(app.router(), request).await?;
        let header = |name: &str| {
            let value = response
                .headers()
                .get(name)
                .and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_ascii_lowercase()
        };
        let fields = ["origin", "methods", "headers", "credentials"];
        let fields = fields.map(|name| header(&format!("access-control-allow-{name}")));
        anyhow::Ok((response.status().as_u16(), fields))
    };
    let (status, [origin, methods, headers, credentials]) =
        ask("OPTIONS", "https://games.example").await?;
    ensure!(
        status == 200 && origin == "https://games.example",
        "{status} {origin}"
    );
    ensure!(
        methods.contains("patch") && methods.contains("delete"),
        "{methods}"
    );
    ensure!(
        headers.contains("authorization") && headers.contains("content-type"),
        "{headers}"
    );
    ensure!(credentials.is_empty(), "{credentials}");
    let (status, [origin, ..]) = ask("GET", "https://games.example").await?;
    ensure!(
        status == 401 && origin == "https://games.example",
        "{status} {origin}"
    );
    for other in [
        "https://evil.example",
        "https://games.example.evil.example",
        "null",
    ] {
        for method in ["OPTIONS", "GET"] {
            let (_, [origin, ..]) = ask(method, other).await?;
            ensure!(origin.is_empty(), "{method} {other}: {origin}");
        }
    }
    Ok(())
}
