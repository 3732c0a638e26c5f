//! What operators rely on: files, addresses, errors at the start, and backups.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use server_tests::{Lobby, Nats, Postgres, fresh, key, open_table, people, plan};
use sqlx::{AnyPool, AssertSqlSafe};
use starboard_kernel::{FastRng, Level};
use starboard_server::storage::Database;
use starboard_server::{App, Assets, Bus, Error, Settings};
use starboard_table::{Clock, Entry, Event, Request, SeatFor};
use starboard_wire::{ClientMessage, ServerMessage};
use tempfile::TempDir;

use crate::stage::{A, B, SHORT, Stage, Two, settings};

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
    // An explicit choice is kept.
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
    ensure!(
        nowhere.contains("check that its folder exists") && nowhere.contains("No such file"),
        "{nowhere}"
    );

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

/// The server's database as a file that can be changed behind its back.
async fn file_of(folder: &Path) -> Result<AnyPool> {
    sqlx::any::install_default_drivers();
    let file = folder.join("tables.db");
    Ok(AnyPool::connect(&format!("sqlite://{}", file.display())).await?)
}

async fn change(pool: &AnyPool, sql: String) -> Result<()> {
    sqlx::query(AssertSqlSafe(sql)).execute(pool).await?;
    Ok(())
}

/// Opens tables and damages all of them from the first entry on: more than a page of a list, and they
/// come first in the list of what is due, which this part of an SQL statement brings about.
async fn damage_tables(folder: &TempDir, due: &str) -> Result<()> {
    let stage = Stage::with(settings(folder)).await?;
    let hosts = people(stage.address, ["Ada", "Ben"]).await?;
    for number in 0..60 {
        let (host, _) = &hosts[number % 2];
        let plan = plan(SHORT, &[SeatFor::Person; 2]);
        stage.app.hub().open_table(host, &key(), plan).await?;
    }
    let pool = file_of(folder.path()).await?;
    change(&pool, "UPDATE entries SET body = 'x'".to_owned()).await?;
    let summaries = format!("UPDATE summaries SET about = 'x', phase = 'playing', {due}");
    change(&pool, summaries).await?;
    pool.close().await;
    stage.app.database().close().await;
    Ok(())
}

/// Waits for an entry of a table.
async fn wait_for(stage: &Stage, table: &str, wanted: impl Fn(&Entry) -> bool) -> Result<()> {
    for _ in 0..300 {
        if stage.log(table).await?.iter().any(&wanted) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bail!("nobody looks at the sound table")
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_tables_do_not_keep_the_clocks_of_others_waiting() -> Result<()> {
    let folder = tempfile::tempdir()?;
    damage_tables(&folder, "deadline = 1").await?;
    // Another server, which has none of them in memory.
    let stage = Stage::with(settings(&folder)).await?;
    let mut plan = plan(SHORT, &[SeatFor::Person; 2]);
    plan.clock = Clock::Live {
        minutes: 1,
        increment: 0,
    };
    let Two { table, .. } = stage.two(plan).await?;
    stage.pass_time(Duration::from_secs(120)).await?;
    wait_for(&stage, &table, |entry| {
        matches!(entry.event, Event::Late { .. })
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_tables_do_not_keep_the_bots_of_others_waiting() -> Result<()> {
    let folder = tempfile::tempdir()?;
    damage_tables(&folder, "waits_for_bot = 1, changed_at = 1").await?;
    // A sound table at which a bot has acted, for a player who has not left for good.
    let stage = Stage::with(settings(&folder)).await?;
    let [(cleo, _)] = people(stage.address, ["Cleo"]).await?;
    let with_bot = plan(SHORT, &[SeatFor::bot(Level::FIRST), SeatFor::Person]);
    let hub = stage.app.hub();
    let table = hub.open_table(&cleo, &key(), with_bot).await?;
    let sit = Request::Sit {
        seat: B,
        entropy: fresh(),
    };
    let begun = hub.ask(&cleo, &table, 1, &key(), &sit).await?;
    let by_bot = |entry: &Entry| {
        entry.sequence > begun && matches!(entry.event, Event::Moved { seat: A, .. })
    };
    wait_for(&stage, &table, by_bot).await?;
    while hub.table(&table).await?.bot_to_act().is_some() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    stage.app.database().close().await;
    drop(stage);
    // As if the server had been killed before the bot had acted.
    let pool = file_of(folder.path()).await?;
    let later = format!("DELETE FROM entries WHERE table_id = '{table}' AND sequence > {begun}");
    change(&pool, later).await?;
    let summary = format!(
        "UPDATE summaries SET sequence = {begun}, waits_for_bot = 1, changed_at = 2, to_act = '' \
         WHERE table_id = '{table}'"
    );
    change(&pool, summary).await?;
    pool.close().await;
    let stage = Stage::with(settings(&folder)).await?;
    ensure!(!stage.log(&table).await?.iter().any(by_bot));
    // Nobody is connected, so that only the server's regular check finds it.
    wait_for(&stage, &table, by_bot).await
}

/// Plays some actions.
pub(crate) async fn play_some(there: &mut Two, actions: usize, rng: &mut FastRng) -> Result<()> {
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
    let lost = there.clients[0].table(&there.table).sequence();
    stage.app.database().close().await;
    drop(stage);
    let stage = Stage::with(lose_and_restore().await?).await?;
    ensure!(stage.log(&there.table).await? == before, "another log");
    // A page that knows what was lost gets the whole log again.
    let mut page = stage.client(&there.secrets[0]).await?;
    let watch = ClientMessage::Watch {
        table: there.table.clone(),
        after: lost,
    };
    page.send(&watch).await?;
    match page.next_unfolded().await? {
        ServerMessage::Log { entries, .. } => ensure!(entries == before, "{entries:?}"),
        other => bail!("{other:?}"),
    }
    page.close().await;
    // What it had decided on a state that is lost does not count, even if it is possible.
    let restored = stage.app.hub().table(&there.table).await?;
    let seat = restored.person_to_act().context("somebody's turn")?;
    let person = restored.seats()[seat.index()].person.clone();
    let action = restored.play().context("begun")?.position().legal_actions()[0].clone();
    let act = Request::Act { action };
    let person = person.context("a person")?;
    let asked = (stage.app.hub())
        .ask(&person, &there.table, lost, &key(), &act)
        .await;
    ensure!(matches!(asked, Err(Error::Stale)), "{asked:?}");
    // The same people continue from there.
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
    settings.origins = vec!["https://games.example".parse()?];
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
