//! Connections that are outdated, of other sites, too fast, or hostile.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use server_tests::{Client, open_table, people, plan};
use starboard_table::{Request, SeatFor};
use starboard_wire::{ClientMessage, MOST_MESSAGE_BYTES, PROTOCOL, Secret, ServerMessage, code};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

use crate::stage::{SHORT, Stage, Two, settings};

async fn first_answer(stage: &Stage, text: &str) -> Result<ServerMessage> {
    let mut client = Client::connect_silently(stage.address, None).await?;
    client.send_text(text).await?;
    let answer = client.next().await?;
    ensure!(client.next().await.is_err(), "the connection has to end");
    Ok(answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn old_pages_are_asked_to_reload() -> Result<()> {
    let stage = Stage::start().await?;
    for hello in [
        r#"{"hello":{"protocol":0}}"#,
        r#"{"hello":{"protocol":99,"secret":null}}"#,
        r#"{"hello":{"protocol":99,"something":"new"}}"#,
        r#"{"hello":"what is this"}"#,
    ] {
        let answer = first_answer(&stage, hello).await?;
        let reload = ServerMessage::Reload { protocol: PROTOCOL };
        ensure!(answer == reload, "{hello}: {answer:?}");
    }
    Ok(())
}

/// As the guide says: without a reply or a close code.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_long_ends_the_connection() -> Result<()> {
    let stage = Stage::start().await?;
    let mut client = Client::connect(stage.address, None).await?;
    client.send_text("x".repeat(MOST_MESSAGE_BYTES)).await?;
    let answer = client.next().await?;
    ensure!(
        matches!(&answer, ServerMessage::Fault { code: found, .. } if found == code::UNREADABLE),
        "{answer:?}"
    );
    client.send_text("x".repeat(MOST_MESSAGE_BYTES + 1)).await?;
    let end = client.next().await.err().context("the end")?.to_string();
    ensure!(!end.contains("closed: Some"), "{end}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_without_a_hello_is_disconnected() -> Result<()> {
    let stage = Stage::start().await?;
    for text in [
        "",
        "hello",
        "[]",
        r#"{"watch":{"table":"x","after":0}}"#,
        r#"{"unwatch":{"table":"x"}}"#,
    ] {
        let answer = first_answer(&stage, text).await?;
        let ServerMessage::Fault { code: found, .. } = &answer else {
            anyhow::bail!("{text}: {answer:?}")
        };
        ensure!(found == code::HELLO, "{text}: {answer:?}");
    }
    let secret = "0".repeat(64);
    let wrong = format!(r#"{{"hello":{{"protocol":{PROTOCOL},"secret":"{secret}"}}}}"#);
    let answer = first_answer(&stage, &wrong).await?;
    ensure!(
        matches!(&answer, ServerMessage::Fault { code: found, .. } if found == code::WRONG_SECRET)
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_answered_and_changes_nothing() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, clients, .. } = stage.two_people().await?;
    let [mut ada, _ben] = clients;
    let before = ada.table(&table).sequence();
    for text in [
        "",
        "{",
        "null",
        "\u{0}",
        r#"{"fly":{}}"#,
        r#"{"watch":{"table":7,"after":0}}"#,
        r#"{"watch":{"table":"x","after":-1}}"#,
        r#"{"watch":{"table":"x","after":0,"and":"more"}}"#,
        r#"{"ask":{"table":"x","version":0,"key":"12345678","request":"fly"}}"#,
        r#"{"ask":{"table":"x","version":0,"key":"12345678","request":{"sit":{"seat":0,"entropy":""}}}}"#,
        r#"{"claim":{"table":"x","key":"12345678","secret":"short"}}"#,
        r#"{"hello":{"protocol":1}}"#,
    ] {
        ada.send_text(text).await?;
        let fault = ada
            .until(|message| match message {
                ServerMessage::Fault { code, .. } => Some(code.clone()),
                _ => None,
            })
            .await?;
        ensure!(
            fault == code::UNREADABLE || fault == code::HELLO,
            "{text}: {fault}"
        );
    }
    ada.send_bytes(vec![1, 2, 3]).await?;
    ada.until(|message| matches!(message, ServerMessage::Fault { .. }).then_some(()))
        .await?;
    for key in [
        "",
        "short",
        "with space here",
        &"x".repeat(65),
        "ключ-ключ-ключ",
    ] {
        let refused = ada.ask_with(&table, before, key, Request::Resign).await?;
        ensure!(
            refused.is_err_and(|refused| refused.code == code::UNREADABLE),
            "{key}"
        );
    }
    for table in [
        "",
        "nothing",
        "../../etc",
        "x' OR 1=1 --",
        &"y".repeat(1000),
    ] {
        let watch = ClientMessage::Watch {
            table: table.to_owned(),
            after: 0,
        };
        ada.send(&watch).await?;
        let gone = ada
            .until(|message| match message {
                ServerMessage::Gone { code, .. } => Some(code.clone()),
                _ => None,
            })
            .await?;
        ensure!(gone == code::MISSING, "{table}: {gone}");
    }
    ensure!(stage.log(&table).await?.len() as u64 == before);
    // A message over the size limit closes the connection, and no other.
    let huge = format!(
        r#"{{"watch":{{"table":"{}","after":0}}}}"#,
        "x".repeat(5_000)
    );
    ada.send_text(huge).await?;
    while ada.next().await.is_ok() {}
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_may_not_connect_unless_they_are_trusted() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut trusting = settings(&folder);
    trusting.origins = vec!["https://games.example".parse()?];
    let stage = Stage::with(trusting).await?;
    let own = format!("http://{}", stage.address);
    for (origin, may) in [
        (own.as_str(), true),
        ("https://games.example", true),
        ("https://evil.example", false),
        ("null", false),
        ("http://127.0.0.1", false),
        ("https://games.example.evil.example", false),
    ] {
        let connected = Client::connect_silently(stage.address, Some(origin)).await;
        ensure!(connected.is_ok() == may, "{origin}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages_words_watches_and_connections_are_refused() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut strict = settings(&folder);
    strict.limits.messages_per_second = 5;
    strict.limits.connections_per_address = 4;
    let stage = Stage::with(strict).await?;
    let Two {
        table,
        clients,
        secrets,
    } = stage.two_people().await?;
    let [mut ada, ben] = clients;
    let say = || Request::Say { text: "hm".into() };
    let mut words = 0;
    let began = Instant::now();
    for _ in 0..8 {
        match ada.ask(&table, say()).await? {
            Ok(_) => words += 1,
            Err(refused) => ensure!(refused.code == code::TOO_FAST, "{refused:?}"),
        }
    }
    // A burst of five, then one every two seconds.
    let most = 5 + began.elapsed().as_secs() / 2;
    ensure!((5..=most).contains(&words), "{words} words at once");
    for _ in 0..100 {
        ada.send_text("{").await?;
    }
    ada.until(|message| match message {
        ServerMessage::Fault { code, .. } => (code == code::TOO_FAST).then_some(()),
        _ => None,
    })
    .await?;
    // A client that persists is disconnected with a reason; others play on.
    let farewell = loop {
        if let Err(end) = ada.next().await {
            break end.to_string();
        }
    };
    ensure!(farewell.contains("too many messages"), "{farewell}");
    drop((ada, ben));
    let mut connections = Vec::new();
    for _ in 0..4 {
        connections.push(once_there_is_room(&stage, &secrets[0]).await?);
    }
    ensure!(
        stage.client(&secrets[0]).await.is_err(),
        "a fifth connection"
    );
    connections.pop();
    once_there_is_room(&stage, &secrets[0]).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_count_like_words() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut strict = settings(&folder);
    strict.limits.messages_per_second = 5;
    let stage = Stage::with(strict).await?;
    let mut client = Client::connect(stage.address, None).await?;
    for _ in 0..100 {
        client.send_bytes(vec![1, 2, 3]).await?;
    }
    let farewell = loop {
        if let Err(end) = client.next().await {
            break end.to_string();
        }
    };
    ensure!(farewell.contains("too many messages"), "{farewell}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_keep_nobody_out() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut strict = settings(&folder);
    strict.limits.connections_per_address = 1;
    let stage = Stage::with(strict).await?;
    // An address may have a few more for requests, but not any number.
    let mut silent = Vec::new();
    for _ in 0..200 {
        silent.push(TcpStream::connect(stage.address).await?);
    }
    let mut open = 0;
    for stream in &mut silent {
        let mut byte = [0];
        let read = stream.read(&mut byte);
        match tokio::time::timeout(Duration::from_millis(20), read).await {
            Ok(_) => {}
            Err(_) => open += 1,
        }
    }
    ensure!((1..100).contains(&open), "{open} are open");
    // A closed connection makes room for another.
    silent.clear();
    let began = Instant::now();
    while Client::connect(stage.address, None).await.is_err() {
        ensure!(began.elapsed() < Duration::from_secs(20), "no room");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// Connects as soon as the server has noticed that others have ended.
async fn once_there_is_room(stage: &Stage, secret: &Secret) -> Result<Client> {
    let began = Instant::now();
    loop {
        match stage.client(secret).await {
            Err(_) if began.elapsed() < Duration::from_secs(20) => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            answer => return answer,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_does_not_read_costs_nobody_anything() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, clients, .. } = stage.two_people().await?;
    let [mut ada, mut ben] = clients;
    let [(_, cyd)] = people(stage.address, ["Cyd"]).await?;
    let mut deaf = stage.client(&cyd).await?;
    deaf.watch(&table).await?;
    // Ada chats; one client never reads meanwhile.
    for number in 0..5 {
        let text = number.to_string();
        ada.get(&table, Request::Say { text }).await?;
    }
    ben.see(&table, |table| table.messages().len() == 5).await?;
    deaf.see(&table, |table| table.messages().len() == 5)
        .await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_asks_for_much_and_never_reads_is_given_up() -> Result<()> {
    const ASKED: u64 = 10_000;
    let folder = tempfile::tempdir()?;
    let mut generous = settings(&folder);
    // It is disconnected for not reading, not for its requests.
    generous.limits.messages_per_second = ASKED as u32;
    let stage = Stage::with(generous).await?;
    let mut two = stage.two_people().await?;
    let watched = two.table.clone();
    two.play_out(1).await?;
    let entries = stage.log(&watched).await?;
    let size = serde_json::to_string(&entries)?.len() as u64;
    ensure!(ASKED * size > 50_000_000, "{size} is not much");

    let [(_, cyd)] = people(stage.address, ["Cyd"]).await?;
    let mut deaf = Client::connect_narrowly(stage.address, Some(&cyd)).await?;
    let metrics = stage.app.hub().metrics();
    let heard = metrics.messages.get();
    let all = ClientMessage::Watch {
        table: watched.clone(),
        after: 0,
    };
    for _ in 0..ASKED {
        deaf.send(&all).await?;
    }
    // Others play at that table meanwhile. Their replies do not wait for the client that does not
    // read: otherwise there would be only one or two before it is disconnected.
    let [mut ada, mut ben] = two.clients;
    let mut answers = 0;
    let began = Instant::now();
    while metrics.connections.get() > 2 {
        ensure!(began.elapsed() < Duration::from_secs(60), "still there");
        let text = answers.to_string();
        match ada.ask(&watched, Request::Say { text }).await? {
            Ok(sequence) => {
                ben.see(&watched, |table| table.sequence() >= sequence)
                    .await?;
            }
            Err(refused) => ensure!(refused.code == code::TOO_FAST, "{refused:?}"),
        }
        answers += 1;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    ensure!(answers > 10, "{answers} answers only");
    ensure!(metrics.watches.get() == 2, "it still watches");
    // What the server produces for it is bounded by socket buffers, not by its requests.
    let heard = metrics.messages.get() - heard;
    ensure!(
        heard * size < ASKED * size / 4,
        "{heard} logs of {size} bytes"
    );
    while deaf.drain().await.is_ok() {}
    // It reconnects and catches up.
    let mut back = stage.client(&cyd).await?;
    back.watch(&watched).await?;
    let length = stage.log(&watched).await?.len() as u64;
    ensure!(back.table(&watched).sequence() == length);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_watches_twenty_tables_at_most() -> Result<()> {
    const MOST: usize = 20;
    let stage = Stage::start().await?;
    let [(_, ada)] = people(stage.address, ["Ada"]).await?;
    let mut tables = Vec::new();
    for _ in 0..=MOST {
        let plan = plan(SHORT, &[SeatFor::Person; 2]);
        tables.push(open_table(stage.address, &ada, plan).await?);
    }
    let one_more = tables.pop().context("one more")?;
    let mut client = stage.client(&ada).await?;
    for table in &tables {
        client.watch(table).await?;
    }
    let watch = ClientMessage::Watch {
        table: one_more.clone(),
        after: 0,
    };
    client.send(&watch).await?;
    let refused = client
        .until(|message| match message {
            ServerMessage::Gone { table, code, .. } => Some((table.clone(), code.clone())),
            _ => None,
        })
        .await?;
    ensure!(refused == (one_more.clone(), code::TOO_MANY.to_owned()));
    // Subscribing again does not count, and unsubscribing makes room.
    client.watch(&tables[0]).await?;
    let watches = || stage.app.hub().metrics().watches.get();
    ensure!(watches() == MOST as i64, "{}", watches());
    let table = tables[3].clone();
    client.send(&ClientMessage::Unwatch { table }).await?;
    client.watch(&one_more).await?;
    ensure!(watches() == MOST as i64, "{}", watches());
    Ok(())
}
