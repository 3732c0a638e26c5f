//! Frames that come twice, late or never, and messages that mean harm, while honest people play.
//!
//! 20,000 hostile messages usually, a million with `STARBOARD_SLOW=1`.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use anyhow::{Context, Result, ensure};
use server_tests::{Client, hostile_message, key, people};
use starboard_kernel::FastRng;
use starboard_table::online::{Phase, Request};
use starboard_wire::{ClientMessage, Secret, ServerMessage};

use crate::stage::{Stage, Two};

fn hostile_messages() -> usize {
    match std::env::var_os("STARBOARD_SLOW") {
        Some(_) => 1_000_000,
        None => 20_000,
    }
}

/// Counts panics anywhere in this process, the server's included.
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
        // Frames that are on their way, by who sent them.
        let mut late: Vec<(usize, ClientMessage)> = Vec::new();
        let mut done: BTreeSet<String> = BTreeSet::new();
        for _ in 0..150 {
            let index = usize::from(!clients[0].is_to_act(&table));
            if clients[0].room(&table).phase() == Phase::Over {
                break;
            }
            let action = clients[index].some_action(&table, &mut rng);
            let word = key();
            sent.insert(word.clone());
            let frame = ClientMessage::Ask {
                table: table.clone(),
                version: clients[index].room(&table).sequence(),
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
            // Both hear everything that was answered so far, and are of one mind again.
            for client in &mut clients {
                let mark = key();
                let version = client.room(&table).sequence();
                let ask = client.ask_with(&table, version, &mark, Request::Stand);
                ensure!(ask.await?.is_err(), "nobody stands up in a game");
                while let Some(word) = client.kept(|message| match message {
                    ServerMessage::Done { key, .. } => Some(key.clone()),
                    _ => None,
                }) {
                    done.insert(word);
                }
            }
            let stored = stage.app.hub().storage().load(&table, 0).await?;
            let length = stored.context("stored")?.entries.len() as u64;
            for client in &mut clients {
                client.see(&table, |room| room.sequence() >= length).await?;
            }
        }
        let stored = stage.app.hub().storage().load(&table, 0).await?;
        let entries = stored.context("stored")?.entries;
        let mut words = BTreeSet::new();
        for entry in entries.iter().skip(3) {
            let word = &entry.entry.key.as_ref().context("asked for")?.word;
            ensure!(words.insert(word.clone()), "{word} happened twice");
            ensure!(sent.contains(word), "{word} was never asked for");
        }
        ensure!(
            done.is_subset(&words),
            "something was acknowledged and is not there"
        );
        let hashes = clients.map(|client| {
            let table = client.room(&table).table().expect("begun");
            table.position().state_hash()
        });
        ensure!(hashes[0] == hashes[1]);
    }
    Ok(())
}

/// Sends messages that mean harm over connections that are made anew when the server ends them.
async fn attack(
    stage: &Stage,
    secret: Option<&Secret>,
    table: &str,
    count: usize,
    seed: u64,
) -> Result<()> {
    let mut rng = FastRng::new(seed);
    let mut sent = 0;
    while sent < count {
        let mut client = Client::connect(stage.address, secret).await?;
        // Answers are read as they come: who never reads is another test.
        while sent < count {
            let message = hostile_message(&mut rng, table);
            sent += 1;
            if client.send_text(message).await.is_err() {
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

#[tokio::test(flavor = "multi_thread")]
async fn hostile_messages_change_nothing_while_others_play() -> Result<()> {
    let panics = count_panics();
    let stage = Stage::start().await?;
    let victim = stage.two_people().await?;
    let before = victim.clients[0].room(&victim.table).sequence();
    let playing = stage.two_people().await?;
    let stop = AtomicBool::new(false);
    let [(_, eve)] = people(stage.address, ["Eve"]).await?;
    let count = hostile_messages() / 2;
    let attacks = async {
        let outcome = tokio::try_join!(
            attack(&stage, None, &victim.table, count, 1),
            attack(&stage, Some(&eve), &victim.table, count, 2),
        );
        stop.store(true, Ordering::Relaxed);
        outcome.map(|_| ())
    };
    let honest = async {
        let Two {
            table, mut clients, ..
        } = playing;
        let mut rng = FastRng::new(3);
        let mut moves = 0;
        while !stop.load(Ordering::Relaxed) && clients[0].room(&table).phase() != Phase::Over {
            let index = usize::from(!clients[0].is_to_act(&table));
            let action = clients[index].some_action(&table, &mut rng);
            let sequence = clients[index].get(&table, Request::Act { action }).await?;
            for client in &mut clients {
                client
                    .see(&table, |room| room.sequence() >= sequence)
                    .await?;
            }
            moves += 1;
        }
        ensure!(moves > 10, "honest people made {moves} moves only");
        Ok(())
    };
    let (attacked, played) = tokio::join!(attacks, honest);
    attacked?;
    played?;
    let stored = stage.app.hub().storage().load(&victim.table, 0).await?;
    ensure!(
        stored.context("stored")?.entries.len() as u64 == before,
        "the table has changed"
    );
    ensure!(panics.load(Ordering::Relaxed) == 0, "the server panicked");
    Ok(())
}
