//! What people and operators can take back, and that games survive it.

use std::io::Cursor;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use server_tests::{Client, Postgres, key, open_table, people, plan};
use sqlx::Row;
use starboard_kernel::FastRng;
use starboard_server::portable::{export, import};
use starboard_server::prune::{Pruned, Retention, prune};
use starboard_server::storage::{Database, FORMAT};
use starboard_server::{Settings, WorldClock};
use starboard_table::{
    Event, Phase, REDACTED_TEXT, REMOVED_NAME, Redaction, Request, SeatFor, Table, verify,
};
use starboard_wire::{Profile, Secret, Welcomed, code};

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::stage::{SHORT, Stage, Two, settings};

async fn api(stage: &Stage, method: &str, path: &str, secret: &Secret) -> Result<(u16, String)> {
    let url = format!("http://{}{path}", stage.address);
    let request = reqwest::Client::new().request(method.parse()?, url);
    let answer = request.bearer_auth(secret.reveal()).send().await?;
    Ok((answer.status().as_u16(), answer.text().await?))
}

/// Asks for a secret of one's own.
async fn replace(stage: &Stage, secret: &Secret, wanted: &str) -> Result<(u16, String)> {
    let url = format!("http://{}/api/me/secret", stage.address);
    let request = reqwest::Client::new()
        .post(url)
        .bearer_auth(secret.reveal());
    let body = json!({ "secret": wanted });
    let answer = request.json(&body).send().await?;
    Ok((answer.status().as_u16(), answer.text().await?))
}

fn fresh_secret() -> Result<Secret> {
    let digits = format!("{}{}", key(), key());
    Secret::try_from(digits).map_err(anyhow::Error::msg)
}

async fn say(client: &mut Client, table: &str, text: &str) -> Result<()> {
    let text = text.to_owned();
    client.get(table, Request::Say { text }).await?;
    Ok(())
}

/// Plays a game to its end.
async fn play_out(there: &mut Two) -> Result<()> {
    let mut rng = FastRng::new(5);
    let Two { table, clients, .. } = there;
    loop {
        let Some(acting) = clients.iter_mut().find(|client| client.is_to_act(table)) else {
            return Ok(());
        };
        let action = acting.some_action(table, &mut rng);
        let sequence = acting.get(table, Request::Act { action }).await?;
        for client in &mut *clients {
            client
                .see(table, |table| table.sequence() >= sequence)
                .await?;
        }
    }
}

/// Nothing that a deleted person has written is left in a log or its summary, and the game is
/// unchanged.
async fn check_redacted(
    stage: &Stage,
    table: &str,
    gone: &[&str],
    before: &Table,
) -> Result<Table> {
    let log = stage.log(table).await?;
    let text = serde_json::to_string(&log)?;
    let summary = stage
        .app
        .database()
        .summary(table)
        .await?
        .context("a table")?;
    let shown = serde_json::to_string(&summary)?;
    for gone in gone {
        ensure!(!text.contains(gone), "{gone} is in the log: {text}");
        ensure!(!shown.contains(gone), "{gone} is in lists: {shown}");
    }
    let after = Table::replay(&log, stage.app.hub().registry())?;
    ensure!(after.sequence() >= before.sequence(), "entries are gone");
    let moves = |table: &Table| -> Option<usize> { Some(table.play()?.history().steps().len()) };
    ensure!(moves(&after) == moves(before), "another game");
    Ok(after)
}

async fn deletes_herself(one: &Stage, two: &Stage) -> Result<()> {
    // A finished game, a running one, and one that has not begun.
    let mut over = one.two_people().await?;
    say(&mut over.clients[0], &over.table, "Ada was here").await?;
    say(&mut over.clients[1], &over.table, "so was Ben").await?;
    play_out(&mut over).await?;
    let ada = over.secrets[0].clone();
    let begun = open_table(
        one.address,
        &over.secrets[1],
        plan(SHORT, &[SeatFor::Person; 3]),
    )
    .await?;
    let waiting = open_table(one.address, &ada, plan(SHORT, &[SeatFor::Person; 2])).await?;
    let [(_, cleo)] = people(one.address, ["Cleo"]).await?;
    for (number, secret) in [&over.secrets[1], &ada, &cleo].into_iter().enumerate() {
        let mut client = one.client(secret).await?;
        client.watch(&begun).await?;
        client
            .sit(&begun, starboard_kernel::Seat::new(number))
            .await?;
    }
    let mut elsewhere = two.client(&ada).await?;
    elsewhere.watch(&begun).await?;
    // The other node has both tables in memory.
    let mut spectator = Client::connect(two.address, None).await?;
    spectator.watch(&over.table).await?;
    spectator.watch(&begun).await?;
    let (finished, running) = (
        spectator.table(&over.table).clone(),
        spectator.table(&begun).clone(),
    );
    let id = over.clients[0].person.as_ref().context("Ada")?.id.clone();

    let (status, _) = api(one, "DELETE", "/api/me", &ada).await?;
    ensure!(status == 204, "{status}");
    let (status, text) = api(one, "GET", "/api/me", &ada).await?;
    ensure!(status == 401 && text.contains(code::WRONG_SECRET), "{text}");
    ensure!(one.client(&ada).await.is_err() && two.client(&ada).await.is_err());

    let after = check_redacted(one, &over.table, &["Ada"], &finished).await?;
    ensure!(after.name(crate::stage::A) == REMOVED_NAME && after.name(crate::stage::B) == "Ben");
    let texts: Vec<&str> = after
        .messages()
        .iter()
        .map(|said| said.text.as_str())
        .collect();
    ensure!(texts == [REDACTED_TEXT, "so was Ben"], "{texts:?}");
    let record = after.record().context("a game")?;
    verify(&record, one.app.hub().registry()).map_err(|error| anyhow::anyhow!("{error}"))?;
    let goes_on = check_redacted(one, &begun, &["Ada"], &running).await?;
    let resigned = goes_on
        .play()
        .context("begun")?
        .has_resigned(crate::stage::B);
    ensure!(resigned && goes_on.phase() == Phase::Playing);
    let closed = one.log(&waiting).await?;
    ensure!(matches!(
        closed.last().context("entries")?.event,
        Event::Closed
    ));
    let url = format!("http://{}/api/people/{id}", one.address);
    let profile: Profile = reqwest::get(url).await?.json().await?;
    ensure!(profile.person.name == REMOVED_NAME);
    ensure!(
        profile
            .results
            .iter()
            .map(|game| game.won + game.drawn + game.lost)
            .sum::<u64>()
            > 0
    );

    // Connections with the secret end on every node, and no node shows the name again.
    while elsewhere.next_unfolded().await.is_ok() {}
    while spectator.next_unfolded().await.is_ok() {}
    for stage in [one, two] {
        let mut fresh = Client::connect(stage.address, None).await?;
        fresh.watch(&over.table).await?;
        ensure!(fresh.table(&over.table).name(crate::stage::A) == REMOVED_NAME);
    }
    // The others play on, and lists stay as they are.
    let mut ben = one.client(&over.secrets[1]).await?;
    ben.watch(&begun).await?;
    if ben.is_to_act(&begun) {
        let action = ben.some_action(&begun, &mut FastRng::new(1));
        ben.get(&begun, Request::Act { action }).await?;
    } else {
        say(&mut ben, &begun, "on we go").await?;
    }
    let summary = one
        .app
        .database()
        .summary(&begun)
        .await?
        .context("a table")?;
    ensure!(
        summary.about.seats[1].name.as_deref() == Some(REMOVED_NAME),
        "{summary:?}"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_person_leaves_only_games() -> Result<()> {
    let stage = Stage::start().await?;
    deletes_herself(&stage, &stage).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_deleted_person_is_left_in_the_file() -> Result<()> {
    const NAME: &str = "Quetzalcoatl";
    let stage = Stage::start().await?;
    let [(_, ada), (_, ben)] = people(stage.address, [NAME, "Ben"]).await?;
    let table = open_table(stage.address, &ada, plan(SHORT, &[SeatFor::Person; 2])).await?;
    let mut clients = [stage.client(&ada).await?, stage.client(&ben).await?];
    for (client, seat) in clients.iter_mut().zip([crate::stage::A, crate::stage::B]) {
        client.watch(&table).await?;
        client.sit(&table, seat).await?;
    }
    for _ in 0..3 {
        say(&mut clients[0], &table, NAME).await?;
    }
    clients[0].drain().await?;
    let mut there = Two {
        table,
        clients,
        secrets: [ada.clone(), ben],
    };
    there.clients[0]
        .see(&there.table, |table| table.play().is_some())
        .await?;
    play_out(&mut there).await?;
    let file = stage.folder.as_ref().context("a folder")?.path();
    let file = file.join("tables.db");
    let mentions = || -> Result<usize> {
        let bytes = std::fs::read(&file)?;
        let name = NAME.as_bytes();
        Ok(bytes
            .windows(name.len())
            .filter(|some| *some == name)
            .count())
    };
    let (status, _) = api(&stage, "DELETE", "/api/me", &ada).await?;
    ensure!(status == 204, "{status}");
    // The write-ahead log is copied and removed.
    stage.app.database().close().await;
    ensure!(mentions()? == 0, "{} are left", mentions()?);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn other_nodes_forget_a_deleted_person() -> Result<()> {
    let postgres = Postgres::start()?;
    let mut settings = Settings::on(postgres.database("tables")?);
    settings.limits.requests_per_second = 1_000;
    settings.limits.messages_per_second = 1_000;
    let one = Stage::with(settings.clone()).await?;
    let two = Stage::with(settings).await?;
    // Wall clocks play no part in it.
    two.set_wall_clock(60 * 60 * 1000);
    deletes_herself(&one, &two).await
}

/// A log that two redact at the same time contains nothing of what either of them has removed.
async fn redact_together(stage: &Stage) -> Result<()> {
    let database = stage.app.database();
    for number in 0..20 {
        let Two { table, clients, .. } = stage.two_people().await?;
        let ada = clients[0].person.clone().context("Ada")?;
        let is_ada = |id: &str| id == ada.id;
        let one = Redaction {
            people: Some(&is_ada),
            ..Redaction::default()
        };
        let all = Redaction {
            everything: true,
            ..Redaction::default()
        };
        // Now one of them is first, and now the other.
        let (one, all) = match number % 2 {
            0 => tokio::join!(
                database.redact(&table, &one, false, 1),
                database.redact(&table, &all, false, 2)
            ),
            _ => {
                let (all, one) = tokio::join!(
                    database.redact(&table, &all, false, 2),
                    database.redact(&table, &one, false, 1)
                );
                (one, all)
            }
        };
        one?;
        all?;
        let log = stage.log(&table).await?;
        ensure!(log.iter().all(|entry| entry.key.is_none()), "{log:?}");
        let text = serde_json::to_string(&log)?;
        ensure!(!text.contains("Ada") && !text.contains("Ben"), "{text}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn redactions_do_not_undo_each_other() -> Result<()> {
    redact_together(&Stage::start().await?).await?;
    let postgres = Postgres::start()?;
    let mut settings = Settings::on(postgres.database("tables")?);
    settings.limits.requests_per_second = 1_000;
    redact_together(&Stage::with(settings).await?).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_after_damage_is_redacted_as_well() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let settings = settings(&folder);
    let stage = Stage::with(settings.clone()).await?;
    let mut there = stage.two_people().await?;
    for text in ["first words", "more words", "last words"] {
        say(&mut there.clients[0], &there.table, text).await?;
    }
    let last = there.clients[0].table(&there.table).sequence();
    let pool = sqlx::AnyPool::connect(&settings.database).await?;
    let damage = "UPDATE entries SET body = '{' WHERE table_id = $1 AND sequence = $2";
    let damage = sqlx::query(damage).bind(there.table.as_str());
    damage.bind(last as i64 - 1).execute(&pool).await?;
    let (status, text) = api(&stage, "DELETE", "/api/me", &there.secrets[0]).await?;
    ensure!(status == 204, "{text}");
    let sql = "SELECT body FROM entries WHERE table_id = $1 ORDER BY sequence";
    let rows = sqlx::query(sql).bind(there.table.as_str());
    let rows = rows.fetch_all(&pool).await?;
    let bodies: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    ensure!(
        bodies[last as usize - 2] == "{",
        "what cannot be read stays: {bodies:?}"
    );
    let all = bodies.join("\n");
    ensure!(!all.contains("Ada") && !all.contains("words"), "{all}");
    pool.close().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_tables_end_only_if_that_is_wanted() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = Stage::with(settings(&folder)).await?;
    let mut there = stage.two_people().await?;
    let ada = there.secrets[0].clone();
    let waiting = open_table(stage.address, &ada, plan(SHORT, &[SeatFor::Person; 2])).await?;
    stage.pass_time(DAY * 3).await?;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    let storage = stage.app.database();
    let now = WorldClock::default().now();
    let after = |days: Option<u32>| Retention {
        tables: None,
        chat: None,
        unfinished: days.map(|days| DAY * days),
        people: None,
        daily: None,
    };
    for kept in [after(None), after(Some(4))] {
        let pruned = prune(storage, kept, now, false).await?;
        ensure!(pruned == Pruned::default(), "{pruned:?}");
    }
    let planned = prune(storage, after(Some(2)), now, true).await?;
    let phase = async |table: &str| -> Result<Phase> {
        let summary = storage.summary(table).await?;
        Ok(summary.context("a table")?.phase)
    };
    ensure!(phase(&there.table).await? == Phase::Playing, "a dry run");
    let done = prune(storage, after(Some(2)), now, false).await?;
    ensure!(done == planned && done.unfinished == 2, "{done:?}");
    ensure!(phase(&there.table).await? == Phase::Over);
    ensure!(phase(&waiting).await? == Phase::Closed);
    // Whose turn it was has lost, and the dice can be checked.
    let log = stage.log(&there.table).await?;
    let table = Table::replay(&log, stage.app.hub().registry())?;
    let first = there.clients[0].table(&there.table).person_to_act();
    let play = table.play().context("begun")?;
    ensure!(play.has_resigned(first.context("a turn")?));
    let record = table.record().context("a game")?;
    verify(&record, stage.app.hub().registry()).map_err(|error| anyhow::anyhow!("{error}"))?;
    // The server, which had it in memory, plays on nowhere.
    let client = there
        .clients
        .iter_mut()
        .find(|client| client.is_to_act(&there.table))
        .context("a turn")?;
    let action = client.some_action(&there.table, &mut FastRng::new(1));
    let refused = client.ask(&there.table, Request::Act { action }).await?;
    ensure!(refused.is_err());
    let sequence = log.len() as u64;
    client
        .see(&there.table, |table| table.sequence() == sequence)
        .await?;
    let again = prune(storage, after(Some(2)), now, false).await?;
    ensure!(again == Pruned::default(), "{again:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_leaked_secret_can_be_replaced() -> Result<()> {
    let stage = Stage::start().await?;
    let mut there = stage.two_people().await?;
    let leaked = there.secrets[0].clone();
    let mut thief = stage.client(&leaked).await?;
    thief.watch(&there.table).await?;
    let (status, text) = api(&stage, "POST", "/api/me/secret", &leaked).await?;
    ensure!(status == 200, "{text}");
    let Welcomed { person, secret } = serde_json::from_str(&text)?;
    ensure!(secret != leaked && Some(&person) == there.clients[0].person.as_ref());
    // Connections with the old one are closed.
    while thief.next_unfolded().await.is_ok() {}
    ensure!(stage.client(&leaked).await.is_err());
    ensure!(api(&stage, "POST", "/api/me/secret", &leaked).await?.0 == 401);
    ensure!(api(&stage, "GET", "/api/me", &secret).await?.0 == 200);
    // The game continues with the new one.
    there.clients[0] = stage.client(&secret).await?;
    there.clients[0].watch(&there.table).await?;
    there.clients[1].drain().await?;
    ensure!(there.clients[0].seat(&there.table).is_some());
    play_out(&mut there).await
}

/// The answer to a request for a new secret is lost after the server has stored it.
async fn survives_a_lost_answer(stage: &Stage) -> Result<()> {
    let [(person, old), (_, other)] = people(stage.address, ["Ada", "Ben"]).await?;
    let new = fresh_secret()?;
    let body = json!({ "secret": new.reveal() }).to_string();
    let request = format!(
        "POST /api/me/secret HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\n\
         content-length: {}\r\n\r\n{body}",
        stage.address,
        old.reveal(),
        body.len()
    );
    let mut lost = TcpStream::connect(stage.address).await?;
    lost.write_all(request.as_bytes()).await?;
    while api(stage, "GET", "/api/me", &new).await?.0 != 200 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    drop(lost);
    // The old one no longer works, and the new one does, also for the same request again.
    let (status, text) = replace(stage, &old, new.reveal()).await?;
    ensure!(status == 401 && text.contains(code::WRONG_SECRET), "{text}");
    for _ in 0..2 {
        let (status, text) = replace(stage, &new, new.reveal()).await?;
        let welcomed = Welcomed {
            person: person.clone(),
            secret: new.clone(),
        };
        ensure!(status == 200, "{text}");
        ensure!(
            serde_json::from_str::<Welcomed>(&text)? == welcomed,
            "{text}"
        );
    }
    // What is no secret, can be guessed or is in use is refused, and nothing changes.
    let refused = [
        ("short".to_owned(), "64 hex digits"),
        (new.reveal().to_uppercase(), "64 hex digits"),
        ("ab".repeat(32), "can be guessed"),
        (
            hex::encode(std::array::from_fn::<u8, 32, _>(|byte| byte as u8)),
            "can be guessed",
        ),
        (other.reveal().to_owned(), "is in use"),
    ];
    for (wanted, why) in refused {
        let (status, text) = replace(stage, &new, &wanted).await?;
        ensure!(status == 422 && text.contains(why), "{wanted}: {text}");
    }
    ensure!(api(stage, "GET", "/api/me", &new).await?.0 == 200);
    ensure!(api(stage, "GET", "/api/me", &other).await?.0 == 200);
    // Requests at the same moment do not stand in each other's way.
    let next = fresh_secret()?;
    let again = || replace(stage, &new, next.reveal());
    let answers = tokio::try_join!(again(), again(), again())?;
    for (status, text) in [answers.0, answers.1, answers.2] {
        // Unless one is so late that the old secret is no longer known.
        ensure!(status == 200 || status == 401, "{text}");
    }
    ensure!(api(stage, "GET", "/api/me", &next).await?.0 == 200);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_to_a_new_secret_locks_nobody_out() -> Result<()> {
    survives_a_lost_answer(&Stage::start().await?).await?;
    let postgres = Postgres::start()?;
    let settings = Settings::on(postgres.database("tables")?);
    survives_a_lost_answer(&Stage::with(settings).await?).await
}

/// Whoever has the link that moves a seat must not know the password of a person.
#[tokio::test(flavor = "multi_thread")]
async fn the_secret_of_a_seat_is_nobodys_password() -> Result<()> {
    let stage = Stage::start().await?;
    let there = stage.two_people().await?;
    let person = there.clients[0].person.clone().context("a person")?;
    let lent = stage.app.hub().lend(&person, &there.table).await?;
    let (status, text) = replace(&stage, &there.secrets[1], lent.reveal()).await?;
    ensure!(status == 422 && text.contains("is in use"), "{text}");
    Ok(())
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_is_pruned_and_every_game_stays() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = Stage::with(settings(&folder)).await?;
    let mut over = stage.two_people().await?;
    say(&mut over.clients[0], &over.table, "old words").await?;
    play_out(&mut over).await?;
    let mut running = stage.two_people().await?;
    say(&mut running.clients[0], &running.table, "old words").await?;
    let [(idle, _)] = people(stage.address, ["Idle"]).await?;
    let hub = stage.app.hub();
    let storage = stage.app.database();
    let finished = over.clients[0].table(&over.table).clone();
    // Time passes, and the server is there all the time.
    for _ in 0..10 {
        stage.pass_time(Duration::from_secs(1)).await?;
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let day = |days: u32| Some(DAY * days);
    let keep = Retention {
        tables: day(1),
        chat: day(1),
        unfinished: None,
        people: day(1),
        daily: day(1),
    };
    let now = WorldClock::default().now();
    ensure!(
        prune(storage, keep, now, false).await? == Pruned::default(),
        "nothing is old"
    );
    // As seen from the day after tomorrow, everybody has been away since.
    let all = Retention {
        tables: Some(Duration::ZERO),
        chat: Some(Duration::ZERO),
        unfinished: None,
        people: day(1),
        daily: day(1),
    };
    // Service time stands still for what is stored, so that it is the same moment: one more entry.
    say(&mut running.clients[1], &running.table, "new words").await?;
    let later = now + (DAY * 2).as_millis() as i64;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    let planned = prune(storage, all, later, true).await?;
    ensure!(
        stage
            .log(&over.table)
            .await?
            .iter()
            .any(|entry| matches!(&entry.event, Event::Said { text, .. } if text == "old words")),
        "a dry run changes nothing"
    );
    let done = prune(storage, all, later, false).await?;
    ensure!(done == planned, "{done:?}, not {planned:?}");
    // Two players have only finished tables, and one has none; the others still play.
    ensure!(
        done.tables == 1 && done.people == 3 && done.messages == 3,
        "{done:?}"
    );
    let after =
        check_redacted(&stage, &over.table, &["Ada", "Ben", "old words"], &finished).await?;
    ensure!(after.name(crate::stage::A) == REMOVED_NAME);
    verify(&after.record().context("a game")?, hub.registry())
        .map_err(|error| anyhow::anyhow!("{error}"))?;
    ensure!(
        !stage
            .log(&over.table)
            .await?
            .iter()
            .any(|entry| entry.key.is_some()),
        "keys"
    );
    for phase in [Phase::Over, Phase::Closed] {
        ensure!(
            storage.public_tables(phase, None).await?.is_empty(),
            "still listed"
        );
    }
    let ada = finished.seats()[0].person.clone().context("Ada")?;
    ensure!(storage.tables_of(&ada.id, None).await?.is_empty());
    let person = storage.person_by_id(&idle.id).await?.context("a row")?;
    ensure!(person.name == REMOVED_NAME);
    // Those who still play keep their names.
    let log = stage.log(&running.table).await?;
    ensure!(Table::replay(&log, hub.registry())?.name(crate::stage::A) == "Ada");
    // Once more changes nothing.
    let again = prune(storage, all, later, false).await?;
    ensure!(again == Pruned::default(), "{again:?}");
    prune_imported(storage, all, later).await
}

/// An import puts tables back into the lists; the next pruning takes them out again.
async fn prune_imported(from: &Database, all: Retention, now: i64) -> Result<()> {
    let mut text = Vec::new();
    export(from, &mut text, |_, _| Ok(())).await?;
    let folder = tempfile::tempdir()?;
    let storage = Database::open(&settings(&folder).database).await?;
    import(&storage, Cursor::new(text), now).await?;
    let over = async || storage.public_tables(Phase::Over, None).await;
    ensure!(over().await?.len() == 1, "listed again");
    // Its times have moved with it.
    tokio::time::sleep(Duration::from_millis(5)).await;
    storage
        .beat("elsewhere", FORMAT, storage.service_time().await? + 1_000)
        .await?;
    let planned = prune(&storage, all, now, true).await?;
    let done = prune(&storage, all, now, false).await?;
    ensure!(done.tables == 1 && done == planned, "{done:?}, {planned:?}");
    ensure!(over().await?.is_empty(), "still listed");
    let again = prune(&storage, all, now, false).await?;
    ensure!(again == Pruned::default(), "{again:?}");
    storage.close().await;
    Ok(())
}

/// A person who deletes their account while tables are being pruned is redacted then, or remembered
/// for later.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_deleted_during_pruning_is_redacted() -> Result<()> {
    const TABLES: usize = 30;
    let stage = Stage::start().await?;
    let storage = stage.app.database();
    let hub = stage.app.hub();
    let mut people = Vec::new();
    for number in 0..TABLES {
        let (person, _) = hub.add_person(&format!("Somebody {number:02}")).await?;
        let plan = plan(SHORT, &[SeatFor::Person; 2]);
        let table = hub.open_table(&person, &key(), plan).await?;
        people.push((person, table));
    }
    let keep = Retention {
        tables: None,
        chat: None,
        unfinished: None,
        people: None,
        daily: None,
    };
    let pruning = async {
        for _ in 0..3 {
            prune(storage, keep, 0, false).await?;
        }
        anyhow::Ok(())
    };
    let leaving = async {
        for (person, _) in &people {
            storage.delete_person(&person.id).await?;
        }
        anyhow::Ok(())
    };
    tokio::try_join!(pruning, leaving)?;
    let remembered = storage.deletions("").await?;
    for (person, table) in &people {
        let log = serde_json::to_string(&stage.log(table).await?)?;
        ensure!(
            remembered.contains(&person.id) || !log.contains(&person.name),
            "{} is still in a log and forgotten",
            person.name
        );
    }
    Ok(())
}
