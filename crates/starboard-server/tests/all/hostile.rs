//! Duplicated, delayed and lost frames, and hostile messages, while honest people play.
//!
//! 20,000 hostile messages by default, a million with `STARBOARD_SLOW=1`.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use server_tests::{Client, hostile_message, key, open_table, people, plan};
use starboard_kernel::FastRng;
use starboard_table::{Phase, Request, SeatFor};
use starboard_wire::{ClientMessage, Secret, ServerMessage};

use crate::stage::{SHORT, Stage, Two};

fn hostile_messages() -> usize {
    match std::env::var_os("STARBOARD_SLOW") {
        Some(_) => 1_000_000,
        None => 20_000,
    }
}

/// Counts panics in this process, including those of the server.
fn count_panics() -> Arc<AtomicUsize> {
    let panics = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&panics);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        counted.fetch_add(1, Ordering::Relaxed);
        usual(info);
    }));
    panics
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_come_twice_late_or_never_change_nothing_else() -> Result<()> {
    let stage = Stage::start().await?;
    for seed in 0..4 {
        let Two { table, clients, .. } = stage.two_people().await?;
        let mut clients = clients;
        let mut rng = FastRng::new(seed);
        let mut sent: BTreeSet<String> = BTreeSet::new();
        // Frames in transit, by sender.
        let mut late: Vec<(usize, ClientMessage)> = Vec::new();
        let mut done: BTreeSet<String> = BTreeSet::new();
        for _ in 0..150 {
            let index = usize::from(!clients[0].is_to_act(&table));
            if clients[0].table(&table).phase() == Phase::Over {
                break;
            }
            let action = clients[index].some_action(&table, &mut rng);
            let word = key();
            sent.insert(word.clone());
            let frame = ClientMessage::Ask {
                table: table.clone(),
                version: clients[index].table(&table).sequence(),
                key: word,
                request: Request::Act { action },
            };
            // Lost, late, or sent once, twice or three times.
            match rng.below(6) {
                0 => {}
                1 => late.push((index, frame)),
                copies => {
                    for _ in 0..=copies / 3 {
                        clients[index].send(&frame).await?;
                    }
                }
            }
            if !late.is_empty() && rng.below(3) == 0 {
                let (index, frame) = late.swap_remove(rng.below(late.len() as u32) as usize);
                clients[index].send(&frame).await?;
            }
            // Both read all replies so far and are in sync again.
            for client in &mut clients {
                let mark = key();
                let version = client.table(&table).sequence();
                let ask = client.ask_with(&table, version, &mark, Request::Stand);
                ensure!(ask.await?.is_err(), "nobody stands up in a game");
                while let Some(word) = client.kept(|message| match message {
                    ServerMessage::Done { key, .. } => Some(key.clone()),
                    _ => None,
                }) {
                    done.insert(word);
                }
            }
            let length = stage.log(&table).await?.len() as u64;
            for client in &mut clients {
                client
                    .see(&table, |table| table.sequence() >= length)
                    .await?;
            }
        }
        let entries = stage.log(&table).await?;
        let mut words = BTreeSet::new();
        for entry in entries.iter().skip(3) {
            let word = &entry.key.as_ref().context("asked for")?.word;
            ensure!(words.insert(word.clone()), "{word} happened twice");
            ensure!(sent.contains(word), "{word} was never requested");
        }
        ensure!(
            done.is_subset(&words),
            "something was acknowledged and is not there"
        );
        let hashes = clients.map(|client| {
            let play = client.table(&table).play().expect("begun");
            play.position().state_hash()
        });
        ensure!(hashes[0] == hashes[1]);
    }
    Ok(())
}

/// Sends hostile messages about other people's tables, and reconnects when the server closes the
/// connection.
async fn attack(
    stage: &Stage,
    secret: Option<&Secret>,
    tables: &Mutex<Vec<String>>,
    count: usize,
    seed: u64,
) -> Result<()> {
    let mut rng = FastRng::new(seed);
    let mut sent = 0;
    while sent < count {
        let mut client = Client::connect(stage.address, secret).await?;
        // Replies are read; clients that never read have their own test.
        while sent < count {
            let table = {
                let tables = tables.lock().expect("nobody panics with it");
                // Running and finished games.
                let last = tables.len() as u32;
                let first = if rng.below(4) == 0 {
                    0
                } else {
                    last.saturating_sub(3)
                };
                tables[(first + rng.below(last - first)) as usize].clone()
            };
            sent += 1;
            let message = hostile_message(&mut rng, &table);
            if client.send_raw(message).await.is_err() {
                break;
            }
            if sent % 50 == 0 && client.drain().await.is_err() {
                break;
            }
        }
        client.close().await;
    }
    Ok(())
}

/// A table of honest people, and their acknowledged requests after sitting down.
struct Played {
    table: String,
    people: Vec<String>,
    words: Vec<String>,
}

/// What happens around honest people.
const CALM: usize = 0;
const ATTACK: usize = 1;
const STOP: usize = 2;

/// Plays one game after the other; returns the tables, and the response times with and without an
/// attack.
async fn play_on(
    stage: &Stage,
    tables: &Mutex<Vec<String>>,
    phase: &AtomicUsize,
    seed: u64,
) -> Result<(Vec<Played>, [Vec<Duration>; 2])> {
    let mut rng = FastRng::new(seed);
    let mut played = Vec::new();
    let mut waits = [Vec::new(), Vec::new()];
    while phase.load(Ordering::Relaxed) != STOP {
        let Two {
            table, mut clients, ..
        } = stage.two_people().await?;
        // Before the game has begun, anybody may sit down.
        {
            let mut tables = tables.lock().expect("nobody panics with it");
            tables.push(table.clone());
        }
        let mut words = Vec::new();
        while clients[0].table(&table).phase() != Phase::Over {
            let now = phase.load(Ordering::Relaxed);
            if now == STOP {
                break;
            }
            let index = usize::from(!clients[0].is_to_act(&table));
            let action = clients[index].some_action(&table, &mut rng);
            let version = clients[index].table(&table).sequence();
            let word = key();
            let began = Instant::now();
            let answer = clients[index]
                .ask_with(&table, version, &word, Request::Act { action })
                .await?;
            waits[now].push(began.elapsed());
            let sequence = answer.map_err(|refused| anyhow::anyhow!("{refused:?}"))?;
            words.push(word);
            for client in &mut clients {
                client
                    .see(&table, |table| table.sequence() >= sequence)
                    .await?;
            }
        }
        let people = clients.iter().flat_map(|client| &client.person);
        played.push(Played {
            people: people.map(|person| person.id.clone()).collect(),
            table,
            words,
        });
    }
    Ok((played, waits))
}

/// The 99th percentile.
fn p99(mut waits: Vec<Duration>) -> Duration {
    waits.sort();
    waits
        .get(waits.len() * 99 / 100)
        .copied()
        .unwrap_or_default()
}

#[expect(
    clippy::print_stdout,
    reason = "times are for people to read: a busy machine would fail a bound"
)]
fn tell(calm: Vec<Duration>, attacked: Vec<Duration>) {
    for (when, waits) in [("in calm", calm), ("under attack", attacked)] {
        let count = waits.len();
        println!(
            "{when}: 99 of 100 answers within {:?} ({count})",
            p99(waits)
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_messages_change_nothing_while_others_play() -> Result<()> {
    let panics = count_panics();
    let stage = Stage::start().await?;
    // An idle table, a closed one, and those of running games.
    let quiet = stage.two_people().await?;
    let [(_, host), (_, eve)] = people(stage.address, ["Dan", "Eve"]).await?;
    let closed = open_table(stage.address, &host, plan(SHORT, &[SeatFor::Person; 2])).await?;
    let mut dan = stage.client(&host).await?;
    dan.watch(&closed).await?;
    dan.get(&closed, Request::Close).await?;
    let still = [quiet.table.clone(), closed];
    let before = [stage.log(&still[0]).await?, stage.log(&still[1]).await?];
    let tables = Mutex::new(still.to_vec());
    let phase = AtomicUsize::new(CALM);
    let count = hostile_messages() / 2;
    let attacks = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        phase.store(ATTACK, Ordering::Relaxed);
        let outcome = tokio::try_join!(
            attack(&stage, None, &tables, count, 1),
            attack(&stage, Some(&eve), &tables, count, 2),
        );
        phase.store(STOP, Ordering::Relaxed);
        outcome.map(|_| ())
    };
    let (attacked, first, second) = tokio::join!(
        attacks,
        play_on(&stage, &tables, &phase, 3),
        play_on(&stage, &tables, &phase, 4),
    );
    attacked?;
    let mut waits = [Vec::new(), Vec::new()];
    for honest in [first, second] {
        let (played, own) = honest?;
        for (all, own) in waits.iter_mut().zip(own) {
            all.extend(own);
        }
        for Played {
            table,
            people,
            words,
        } in played
        {
            let mut found = Vec::new();
            for entry in stage.log(&table).await? {
                let key = entry.key.context("nothing happens by itself here")?;
                ensure!(
                    people.contains(&key.by),
                    "{table}: {key:?} of somebody else"
                );
                found.push(key.word);
            }
            // It was opened, and two sat down.
            ensure!(found[3..] == words, "{table}: {found:?}, not {words:?}");
        }
    }
    for (table, before) in still.iter().zip(before) {
        ensure!(stage.log(table).await? == before, "{table} has changed");
    }
    let [calm, attacked] = waits;
    ensure!(attacked.len() > 10, "{} honest moves only", attacked.len());
    tell(calm, attacked);
    ensure!(panics.load(Ordering::Relaxed) == 0, "the server panicked");
    Ok(())
}
