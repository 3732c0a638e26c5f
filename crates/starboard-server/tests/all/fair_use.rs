//! Fair use: no person or address can exhaust what all share.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use server_tests::{Client, Lobby, Postgres, fresh, key, open_table, people, plan};
use starboard_kernel::{FastRng, Level, Seat};
use starboard_server::{App, Assets, Error, Settings};
use starboard_table::{Person, Phase, Request, SeatFor, Wish};
use starboard_wire::{ClientMessage, Secret, ServerMessage, code};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};

use crate::stage::{A, B, SHORT, Stage, Two, settings};

#[tokio::test(flavor = "multi_thread")]
async fn more_connections_do_not_allow_more_messages() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, secrets, .. } = stage.two_people().await?;
    let mut said = 0;
    let mut refused = 0;
    for _ in 0..6 {
        // Also a connection that was opened again.
        let mut client = stage.client(&secrets[0]).await?;
        for _ in 0..5 {
            let text = "hello".to_owned();
            match client.ask(&table, Request::Say { text }).await? {
                Ok(_) => said += 1,
                Err(problem) if problem.code == code::TOO_FAST => refused += 1,
                Err(other) => anyhow::bail!("{other:?}"),
            }
        }
        client.close().await;
    }
    // Five at once, and one more every two seconds that this takes.
    ensure!((5..12).contains(&said) && refused > 15, "{said} {refused}");
    let mut other = stage.client(&secrets[1]).await?;
    let text = "my first".to_owned();
    other
        .ask(&table, Request::Say { text })
        .await?
        .map_err(|refused| anyhow::anyhow!("{refused:?}"))?;
    Ok(())
}

/// Opens tables in parallel on all these nodes, and returns how many were opened.
async fn open_many(nodes: &[&Stage], host: &Person, count: usize) -> Result<usize> {
    let plan = plan(SHORT, &[SeatFor::Person; 2]);
    let mut asked = Vec::new();
    for number in 0..count {
        let hub = nodes[number % nodes.len()].app.hub().clone();
        let (host, plan) = (host.clone(), plan.clone());
        asked.push(tokio::spawn(async move {
            hub.open_table(&host, &key(), plan).await
        }));
    }
    let mut opened = 0;
    for answer in asked {
        match answer.await? {
            Ok(_) => opened += 1,
            Err(Error::TooMany(_)) => {}
            Err(other) => anyhow::bail!("{other}"),
        }
    }
    Ok(opened)
}

#[tokio::test(flavor = "multi_thread")]
async fn three_hundred_requests_at_once_open_fifty_tables() -> Result<()> {
    let stage = Stage::start().await?;
    let [(ada, _), (ben, _)] = people(stage.address, ["Ada", "Ben"]).await?;
    ensure!(open_many(&[&stage], &ada, 300).await? == 50);
    ensure!(open_many(&[&stage], &ada, 10).await? == 0);
    // A retry of a request that has succeeded gets the same table.
    let hub = stage.app.hub();
    let word = key();
    let plan = plan(SHORT, &[SeatFor::Person; 2]);
    let table = hub.open_table(&ben, &word, plan.clone()).await?;
    ensure!(open_many(&[&stage], &ben, 60).await? == 49);
    ensure!(hub.open_table(&ben, &word, plan).await? == table);
    // A table that is closed makes room for one.
    hub.ask(&ben, &table, 1, &key(), &Request::Close).await?;
    ensure!(open_many(&[&stage], &ben, 3).await? == 1);

    let postgres = Postgres::start()?;
    let database = postgres.database("tables")?;
    let one = Stage::with(Settings::on(&database)).await?;
    let two = Stage::with(Settings::on(&database)).await?;
    let [(ada, _)] = people(one.address, ["Ada"]).await?;
    ensure!(
        open_many(&[&one, &two], &ada, 300).await? == 50,
        "two nodes"
    );
    Ok(())
}

/// Rematches of finished games are tables that a person has opened, too.
async fn limit_rematches(nodes: &[&Stage]) -> Result<()> {
    const FINISHED: usize = 8;
    let [(ada, _)] = people(nodes[0].address, ["Ada"]).await?;
    let hub = nodes[0].app.hub();
    let mut finished = Vec::new();
    for _ in 0..FINISHED {
        let plan = plan(SHORT, &[SeatFor::Person, SeatFor::bot(Level::FIRST)]);
        let table = hub.open_table(&ada, &key(), plan).await?;
        let sit = Request::Sit {
            seat: A,
            entropy: fresh(),
        };
        hub.ask(&ada, &table, 1, &key(), &sit).await?;
        hub.ask(&ada, &table, 0, &key(), &Request::Resign).await?;
        finished.push(table);
    }
    ensure!(open_many(nodes, &ada, 47).await? == 47);
    // Against bots alone, nobody has to agree.
    let mut asked = Vec::new();
    for (index, table) in finished.iter().enumerate() {
        let (hub, ada, table) = (
            nodes[index % nodes.len()].app.hub().clone(),
            ada.clone(),
            table.clone(),
        );
        asked.push(tokio::spawn(async move {
            let version = hub.table(&table).await?.sequence();
            let rematch = Request::Ask {
                wish: Wish::Rematch,
                entropy: Some(fresh()),
            };
            hub.ask(&ada, &table, version, &key(), &rematch).await
        }));
    }
    let mut rematches = 0;
    for (answer, table) in asked.into_iter().zip(&finished) {
        let after = match answer.await? {
            Ok(_) => {
                rematches += 1;
                true
            }
            Err(Error::TooMany(_)) => false,
            Err(other) => anyhow::bail!("{other}"),
        };
        let neighbours = hub.table(table).await?;
        ensure!(
            neighbours.neighbours().0.is_some() == after,
            "a refusal changes nothing"
        );
    }
    ensure!(rematches == 3, "{rematches} rematches beside 47 tables");
    ensure!(open_many(nodes, &ada, 3).await? == 0);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_count_as_open_tables() -> Result<()> {
    limit_rematches(&[&Stage::start().await?]).await?;
    let postgres = Postgres::start()?;
    let mut settings = Settings::on(postgres.database("tables")?);
    settings.limits.requests_per_second = 1_000;
    let one = Stage::with(settings.clone()).await?;
    let two = Stage::with(settings).await?;
    limit_rematches(&[&one, &two]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_and_standing_up_does_not_fill_the_log() -> Result<()> {
    let stage = Stage::start().await?;
    let [(ada, host), (ben, _), (_, slow)] = people(stage.address, ["Ada", "Ben", "Cleo"]).await?;
    let table = open_table(stage.address, &host, plan(SHORT, &[SeatFor::Person; 3])).await?;
    let hub = stage.app.hub();
    let mut entries = 1;
    let refused = loop {
        let sit = Request::Sit {
            seat: A,
            entropy: fresh(),
        };
        match hub.ask(&ben, &table, entries, &key(), &sit).await {
            Ok(sequence) => entries = sequence,
            Err(error) => break error,
        }
        entries = hub
            .ask(&ben, &table, entries, &key(), &Request::Stand)
            .await?;
    };
    ensure!(matches!(refused, Error::TooMany(_)), "{refused}");
    ensure!(entries <= 41, "{entries} entries by one person");
    // The host likewise, with bots.
    let refused = loop {
        let [bot, person] = [SeatFor::bot(Level::FIRST), SeatFor::Person];
        let by = if entries % 2 == 0 { person } else { bot };
        let replan = Request::Plan { seat: B, by };
        match hub.ask(&ada, &table, entries, &key(), &replan).await {
            Ok(sequence) => entries = sequence,
            Err(error) => break error,
        }
    };
    ensure!(matches!(refused, Error::TooMany(_)), "{refused}");
    ensure!(entries <= 81, "{entries} entries by two people");
    // Others can still sit down, and the host can close the table.
    let mut client = stage.client(&slow).await?;
    client.watch(&table).await?;
    client.sit(&table, Seat::new(2)).await?;
    // Over the socket it is limited before.
    let mut accepted = 1;
    loop {
        let request = match accepted % 2 {
            0 => Request::Sit {
                seat: A,
                entropy: fresh(),
            },
            _ => Request::Stand,
        };
        match client.ask(&table, request).await? {
            Ok(sequence) => {
                accepted += 1;
                client
                    .see(&table, |table| table.sequence() >= sequence)
                    .await?;
            }
            Err(refused) => {
                ensure!(refused.code == code::TOO_FAST, "{refused:?}");
                break;
            }
        }
    }
    ensure!((30..40).contains(&accepted), "{accepted}");
    let version = client.table(&table).sequence();
    hub.ask(&ada, &table, version, &key(), &Request::Close)
        .await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_passed_around_does_not_fill_the_log() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, secrets, .. } = stage.two_people().await?;
    let hub = stage.app.hub();
    let before = stage.log(&table).await?.len();
    // Each of them may do this much by themselves.
    let mut holder = hub.person_of(&secrets[0]).await?;
    let mut moves = 0;
    let (guest, secret, refused) = loop {
        let (guest, _) = hub.add_person("Cleo").await?;
        let lent = hub.lend(&holder, &table).await?;
        let word = key();
        match hub.claim(&guest, &table, &word, &lent).await {
            Ok(sequence) => {
                moves += 1;
                let again = hub.claim(&guest, &table, &word, &lent).await?;
                ensure!(again == sequence, "a retry is no other move");
                holder = guest;
            }
            Err(error) => break (guest, lent, error),
        }
        ensure!(moves < 50, "it goes on and on");
    };
    ensure!(refused.code() == code::TOO_FAST, "{refused}");
    // Five at once, and one more every minute that this takes.
    ensure!((5..8).contains(&moves), "{moves}");
    ensure!(stage.log(&table).await?.len() == before + moves);
    // The other seat is not affected, and the refusal has not used the secret up.
    let other = hub.person_of(&secrets[1]).await?;
    let lent = hub.lend(&other, &table).await?;
    let (phone, _) = hub.add_person("Ben").await?;
    hub.claim(&phone, &table, &key(), &lent).await?;
    let kept = hub.claim(&guest, &table, &key(), &secret).await;
    ensure!(kept.is_err_and(|error| error.code() == code::TOO_FAST));

    // Over the socket one person alone is limited, whatever they claim.
    let [(_, thief)] = people(stage.address, ["Eve"]).await?;
    let mut thief = stage.client(&thief).await?;
    let mut wrong = 0;
    let refused = loop {
        let word = key();
        let claim = ClientMessage::Claim {
            table: table.clone(),
            key: word.clone(),
            secret: Secret::from_bytes([7; 32]),
        };
        thief.send(&claim).await?;
        let problem = thief.answer(&word).await?.err().context("refused")?;
        if problem.code != code::WRONG_SECRET {
            break problem;
        }
        wrong += 1;
    };
    ensure!(refused.code == code::TOO_FAST, "{refused:?}");
    ensure!((30..40).contains(&wrong), "{wrong}");
    Ok(())
}

/// A player whose opponent hands their seat over and takes it back all the while, over several
/// connections, moves at the first attempt, however slow their own connection is.
#[tokio::test(flavor = "multi_thread")]
async fn handing_a_seat_over_and_back_stops_nobody() -> Result<()> {
    let stage = Stage::start().await?;
    let Two {
        table,
        clients: [first, mut second],
        secrets,
    } = stage.two_people().await?;
    second.see(&table, |table| table.play().is_some()).await?;
    let (mut slow, opponent) = match first.is_to_act(&table) {
        true => (first, &secrets[1]),
        false => (second, &secrets[0]),
    };
    // What the page knows when the player decides.
    let version = slow.table(&table).sequence();
    let action = slow.some_action(&table, &mut FastRng::new(1));
    let mut connections = Vec::new();
    for _ in 0..3 {
        connections.push(stage.client(opponent).await?);
    }
    let (mut accepted, mut refused) = (0, 0);
    for number in 0..120 {
        let request = match number % 2 {
            0 => Request::HandOver,
            _ => Request::Return,
        };
        let connection = &mut connections[number % 3];
        match connection.ask(&table, request).await? {
            Ok(_) => accepted += 1,
            Err(problem) if problem.code == code::TOO_FAST => refused += 1,
            // Of the two, one was too fast.
            Err(_) => {}
        }
    }
    // Twenty at once, and one more every two seconds that this takes.
    ensure!((15..30).contains(&accepted), "{accepted}");
    ensure!(refused > 60, "{refused}");
    let act = Request::Act { action };
    let sequence = slow.ask_with(&table, version, &key(), act.clone()).await?;
    let sequence = sequence.map_err(|refused| anyhow::anyhow!("{refused:?}"))?;
    ensure!(sequence > version + accepted, "{sequence} {version}");
    // It is not made twice.
    let again = slow.ask_with(&table, version, &key(), act).await?;
    ensure!(again.is_err_and(|problem| problem.code == code::STALE));
    // At another table the opponent has a limit of their own.
    let other = open_table(
        stage.address,
        opponent,
        plan(SHORT, &[SeatFor::Person, SeatFor::bot(Level::FIRST)]),
    )
    .await?;
    connections[0].watch(&other).await?;
    connections[0].sit(&other, A).await?;
    connections[0].get(&other, Request::HandOver).await?;
    Ok(())
}

/// Makes the log of a table as long as it may become, with copies of its last entry.
async fn fill(database: &str, table: &str, last: u64) -> Result<()> {
    const MOST: u64 = 20_000;
    let pool = sqlx::AnyPool::connect(database).await?;
    for sql in [
        format!(
            "INSERT INTO entries (table_id, sequence, body) WITH RECURSIVE numbers (number) AS \
             (SELECT {last} + 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < {MOST}) \
             SELECT table_id, number, REPLACE(body, '\"sequence\":{last},', \
             '\"sequence\":' || number || ',') FROM entries JOIN numbers \
             WHERE table_id = '{table}' AND sequence = {last}"
        ),
        format!("UPDATE summaries SET sequence = {MOST} WHERE table_id = '{table}'"),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&pool).await?;
    }
    pool.close().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_log_takes_only_what_leads_to_the_end() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let settings = settings(&folder);
    let stage = Stage::with(settings.clone()).await?;
    let Two {
        table,
        clients: [mut ada, ben],
        secrets,
    } = stage.two_people().await?;
    let text = "hm".to_owned();
    let last = ada.get(&table, Request::Say { text }).await?;
    ada.close().await;
    ben.close().await;
    stage.app.database().close().await;
    fill(&settings.database, &table, last).await?;

    let stage = Stage::with(settings).await?;
    let hub = stage.app.hub();
    let length = async || -> Result<u64> { Ok(hub.table(&table).await?.sequence()) };
    ensure!(length().await? == 20_000, "{}", length().await?);
    let ada = hub.person_of(&secrets[0]).await?;
    let text = "so".to_owned();
    let said = hub
        .ask(&ada, &table, 0, &key(), &Request::Say { text })
        .await;
    ensure!(matches!(said, Err(Error::TooMany(_))), "{said:?}");
    let (phone, _) = hub.add_person("Ada").await?;
    let lent = hub.lend(&ada, &table).await?;
    let claimed = hub.claim(&phone, &table, &key(), &lent).await;
    ensure!(matches!(claimed, Err(Error::TooMany(_))), "{claimed:?}");
    ensure!(length().await? == 20_000, "nothing was added");
    hub.ask(&ada, &table, 0, &key(), &Request::Resign).await?;
    ensure!(length().await? == 20_001, "the game can end");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_is_not_sent_again_and_again() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut settings = settings(&folder);
    settings.limits.log_bytes_per_second = 1_000;
    let stage = Stage::with(settings).await?;
    let Two { table, .. } = stage.two_people().await?;
    let mut client = Client::connect(stage.address, None).await?;
    let mut bytes = 0;
    let mut refused = 0;
    for _ in 0..200 {
        let watch = ClientMessage::Watch {
            table: table.clone(),
            after: 0,
        };
        client.send(&watch).await?;
        let answer = client.next_unfolded().await?;
        match &answer {
            ServerMessage::Log { entries, .. } => {
                bytes += serde_json::to_string(entries)?.len();
                client.next_unfolded().await?;
            }
            ServerMessage::Gone { code, .. } => {
                ensure!(code == code::TOO_FAST, "{code}");
                refused += 1;
            }
            other => anyhow::bail!("{other:?}"),
        }
    }
    // 64 times what is allowed in a second at once, and what flows back meanwhile.
    ensure!(refused > 50 && bytes < 100_000, "{refused} {bytes}");
    // Another connection from the same address does not help.
    let mut other = Client::connect(stage.address, None).await?;
    ensure!(other.watch(&table).await.is_err());
    // Nor do records, which have as much in them.
    let lobby = Lobby::new(stage.address);
    let path = format!("/api/tables/{table}/record");
    let mut refused = 0;
    for _ in 0..200 {
        refused += usize::from(lobby.id_of(&path, None).await?.0 == 429);
    }
    ensure!(refused > 50, "{refused}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_think_where_a_person_watches_or_waits() -> Result<()> {
    let stage = Stage::start().await?;
    let [(ada, secret), (ben, _)] = people(stage.address, ["Ada", "Ben"]).await?;
    let bot = SeatFor::bot(Level::FIRST);
    let table = open_table(
        stage.address,
        &secret,
        plan(SHORT, &[SeatFor::Person, bot, bot]),
    )
    .await?;
    let hub = stage.app.hub();
    // Nobody is connected, but Ada will want to continue: the bots move until it is her turn.
    let sit = Request::Sit {
        seat: A,
        entropy: fresh(),
    };
    hub.ask(&ada, &table, 1, &key(), &sit).await?;
    let summary = async || -> Result<_> {
        let summary = hub.storage().summary(&table).await?;
        summary.context("a table")
    };
    while summary().await?.to_act.is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // She leaves for good: three bots, with nobody waiting for them.
    hub.ask(&ada, &table, 0, &key(), &Request::Resign).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let waiting = summary().await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let later = summary().await?;
    ensure!(later.waits_for_bot && later.phase == Phase::Playing);
    ensure!(later.sequence <= waiting.sequence + 1, "they play alone");
    // With a spectator they play on.
    drop(ben);
    let mut spectator = Client::connect(stage.address, None).await?;
    spectator.watch(&table).await?;
    spectator
        .see(&table, |table| table.sequence() > later.sequence + 3)
        .await?;
    Ok(())
}

/// A server with short timeouts and a large file.
async fn impatient() -> Result<(SocketAddr, tempfile::TempDir)> {
    let folder = tempfile::tempdir()?;
    let mut settings = settings(&folder);
    settings.timeouts.headers = Duration::from_millis(300);
    settings.timeouts.body = Duration::from_millis(300);
    settings.timeouts.response = Duration::from_millis(300);
    let large = ("large.bin".to_owned(), vec![7; LARGE].into());
    let app = App::start(settings, Assets::from_files([large])).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(app.serve(listener, std::future::pending()));
    Ok((address, folder))
}

const LARGE: usize = 64 << 20;

#[tokio::test(flavor = "multi_thread")]
async fn slow_clients_are_given_up() -> Result<()> {
    let (address, _folder) = impatient().await?;
    // Headers that never end.
    let (mut reads, mut writes) = TcpStream::connect(address).await?.into_split();
    let drips = tokio::spawn(async move {
        writes
            .write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
            .await?;
        loop {
            writes.write_all(b"x").await?;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        #[expect(unreachable_code, reason = "it ends with an error")]
        std::io::Result::Ok(())
    });
    let mut answer = Vec::new();
    // It is closed, whether or not with a response.
    let _ = reads.read_to_end(&mut answer).await;
    drips.abort();

    // A body that never comes.
    let mut stream = TcpStream::connect(address).await?;
    stream
        .write_all(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        .await?;
    let mut answer = [0; 4096];
    let length = stream.read(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer[..length]);
    ensure!(
        answer.starts_with("HTTP/1.1 408") && answer.contains("too-slow"),
        "{answer}"
    );

    // A response that is never read.
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    let mut stream = socket.connect(address).await?;
    stream
        .write_all(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        .await?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    ensure!(answer.len() < LARGE, "all of it was sent");

    // A slow reader gets it all the same, because it keeps reading.
    let mut stream = TcpStream::connect(address).await?;
    stream
        .write_all(b"GET /large.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        .await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    ensure!(answer.len() > LARGE, "{}", answer.len());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn checks_and_metrics_are_limited_and_metrics_can_be_elsewhere() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut settings = settings(&folder);
    settings.limits.requests_per_second = 2;
    settings.separate_metrics = true;
    let stage = Stage::with(settings).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let metrics = Lobby::new(listener.local_addr()?);
    tokio::spawn(stage.app.clone().serve_metrics(listener));
    ensure!(
        metrics
            .text("/metrics")
            .await?
            .contains("starboard_connections")
    );
    ensure!(metrics.text("/readyz").await? == "ready\n");
    ensure!(metrics.text("/api/version").await.is_err(), "only that");
    let main = Lobby::new(stage.address);
    ensure!(main.id_of("/metrics", None).await?.0 == 404);
    let mut limited = 0;
    for _ in 0..40 {
        limited += usize::from(main.id_of("/readyz", None).await?.0 == 429);
    }
    ensure!(limited >= 20, "{limited} of 40");

    // Where the metrics are at the main address, they are limited as well.
    let folder = tempfile::tempdir()?;
    let mut settings = self::settings(&folder);
    settings.limits.requests_per_second = 2;
    let stage = Stage::with(settings).await?;
    let main = Lobby::new(stage.address);
    let mut limited = 0;
    for _ in 0..40 {
        limited += usize::from(main.id_of("/metrics", None).await?.0 == 429);
    }
    ensure!(limited >= 20, "{limited} of 40");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_seen_is_in_no_name_and_no_message() -> Result<()> {
    let stage = Stage::start().await?;
    let lobby = Lobby::new(stage.address);
    for name in ["Ad\u{202e}a", "\u{200b}Ada", "Ada\u{e0041}", "A\u{3164}"] {
        let refused = lobby
            .person(name)
            .await
            .expect_err("an invisible character");
        ensure!(refused.to_string().contains("\"name\""), "{refused}");
    }
    let Two {
        table, mut clients, ..
    } = stage.two_people().await?;
    for (text, accepted) in [
        ("so \u{202e}to", false),
        ("a\u{301}\u{301}\u{301}\u{301}", false),
        ("et\u{a0}voilà 👩\u{200d}🚀", true),
    ] {
        let say = Request::Say {
            text: text.to_owned(),
        };
        ensure!(
            clients[0].ask(&table, say).await?.is_ok() == accepted,
            "{text:?}"
        );
    }
    Ok(())
}
