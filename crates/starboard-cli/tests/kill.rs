//! The server is killed again and again while people play: no move that was acknowledged is lost,
//! none happens twice, and nobody's clock runs while the server is gone.
//!
//! 20 times usually, 200 times with `STARBOARD_SLOW=1`.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use server_tests::{Client, Server, key, open_table, people, plan};
use starboard_kernel::{FastRng, Seat};
use starboard_table::online::{Clock, Entry, Key, Phase, Plan, Request, SeatFor};
use starboard_wire::{Secret, ServerMessage};
use tempfile::TempDir;

const TABLES: u64 = 6;
const GAME: &str = "rescue";

fn times() -> usize {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some_and(|value| value == "1");
    if slow { 200 } else { 20 }
}

fn start(folder: &TempDir, address: SocketAddr) -> Result<Server> {
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let program = Path::new(env!("CARGO_BIN_EXE_starboard"));
    let arguments = ["--database", &database, "--requests-per-second", "100000"];
    Server::start_again(program, address, &arguments)
}

fn table_plan() -> Plan {
    let mut plan = plan(GAME, &[SeatFor::Person; 2]);
    plan.options.insert("layout".to_owned(), "standard".into());
    plan.clock = Clock::Live {
        minutes: 180,
        increment: 0,
    };
    plan
}

/// Two people who play one game after the other and write down what was acknowledged.
struct Pair {
    address: SocketAddr,
    secrets: [Secret; 2],
    rng: FastRng,
    /// Of the table that is being played: what was acknowledged as which entry.
    acknowledged: BTreeMap<u64, String>,
}

impl Pair {
    async fn client(&self, index: usize) -> Client {
        loop {
            match Client::connect(self.address, Some(&self.secrets[index])).await {
                Ok(client) => return client,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    async fn open(&mut self) -> Result<String> {
        self.acknowledged.clear();
        let table = loop {
            match open_table(self.address, &self.secrets[0], table_plan()).await {
                Ok(table) => break table,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        };
        for (index, seat) in [0, 1].into_iter().zip(Seat::first(2)) {
            let entropy = server_tests::fresh();
            self.insist(index, &table, Request::Sit { seat, entropy })
                .await?;
        }
        Ok(table)
    }

    /// Asks until there is an answer, with the same key and version however often the link is
    /// lost.
    async fn insist(&mut self, index: usize, table: &str, request: Request) -> Result<u64> {
        let word = key();
        let mut version = None;
        loop {
            let mut client = self.client(index).await;
            if client.watch(table).await.is_err() {
                continue;
            }
            let version = *version.get_or_insert(client.room(table).sequence());
            let asked = client
                .ask_with(table, version, &word, request.clone())
                .await;
            match asked {
                Ok(Ok(sequence)) => {
                    self.acknowledged.insert(sequence, word);
                    return Ok(sequence);
                }
                Ok(Err(refused)) => bail!("{request:?} is refused: {refused:?}"),
                // The server is gone.
                Err(_) => {}
            }
        }
    }

    /// Plays on while the links hold; tells whether the game is over.
    async fn play(
        &mut self,
        table: &str,
        clients: &mut [Client; 2],
        stop: &AtomicBool,
    ) -> Result<bool> {
        loop {
            if clients[0].room(table).phase() == Phase::Over {
                return Ok(true);
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            let index = usize::from(!clients[0].is_to_act(table));
            let action = clients[index].some_action(table, &mut self.rng);
            let version = clients[index].room(table).sequence();
            let word = key();
            let request = Request::Act { action };
            let asked = clients[index]
                .ask_with(table, version, &word, request.clone())
                .await;
            let sequence = match asked {
                Ok(Ok(sequence)) => sequence,
                Ok(Err(refused)) => bail!("{request:?} on {version} is refused: {refused:?}"),
                Err(_) => self.again(index, table, version, &word, &request).await?,
            };
            self.acknowledged.insert(sequence, word);
            for client in &mut *clients {
                if client
                    .see(table, |room| room.sequence() >= sequence)
                    .await
                    .is_err()
                {
                    return Ok(false);
                }
            }
        }
    }

    /// The link was lost before the answer: asks for the same again.
    async fn again(
        &self,
        index: usize,
        table: &str,
        version: u64,
        word: &str,
        request: &Request,
    ) -> Result<u64> {
        loop {
            let mut client = self.client(index).await;
            if client.watch(table).await.is_err() {
                continue;
            }
            match client.ask_with(table, version, word, request.clone()).await {
                Ok(Ok(sequence)) => return Ok(sequence),
                Ok(Err(refused)) => bail!("{request:?} again is refused: {refused:?}"),
                Err(_) => {}
            }
        }
    }

    /// Plays until told to stop; looks at every log once its game is over.
    async fn run(mut self, stop: Arc<AtomicBool>) -> Result<usize> {
        let mut moves = 0;
        while !stop.load(Ordering::Relaxed) {
            let table = self.open().await?;
            loop {
                let mut clients = [self.client(0).await, self.client(1).await];
                let mut watching = true;
                for client in &mut clients {
                    watching &= client.watch(&table).await.is_ok();
                }
                let over = watching && self.play(&table, &mut clients, &stop).await?;
                if over || stop.load(Ordering::Relaxed) {
                    break;
                }
            }
            moves += self.acknowledged.len();
            self.check(&table).await?;
        }
        Ok(moves)
    }

    /// Everything that was acknowledged is in the log under its number, and nothing is in it
    /// twice.
    async fn check(&self, table: &str) -> Result<()> {
        loop {
            let mut client = self.client(0).await;
            let Ok(entries) = whole_log(&mut client, table).await else {
                continue;
            };
            let mut words = Vec::new();
            for (index, entry) in entries.iter().enumerate() {
                ensure!(entry.sequence == index as u64 + 1, "a gap at {index}");
                words.extend(entry.key.as_ref().map(|Key { word, .. }| word.clone()));
            }
            for (sequence, word) in &self.acknowledged {
                let entry = entries.get(*sequence as usize - 1);
                let found = entry.and_then(|entry| entry.key.as_ref());
                ensure!(
                    found.is_some_and(|found| found.word == *word),
                    "entry {sequence} of {table} was acknowledged and is lost"
                );
            }
            let all = words.len();
            words.sort();
            words.dedup();
            ensure!(words.len() == all, "something happened twice at {table}");
            // What the log adds up to is a sound record.
            let record = client.room(table).record().context("begun")?;
            let verdict = record.verify(&starboard_bots::registry())?;
            ensure!(verdict.is_sound(), "{:?}", verdict.findings);
            return Ok(());
        }
    }
}

async fn whole_log(client: &mut Client, table: &str) -> Result<Vec<Entry>> {
    client
        .send(&starboard_wire::ClientMessage::Watch {
            table: table.to_owned(),
            after: 0,
        })
        .await?;
    let mut entries: Vec<Entry> = Vec::new();
    loop {
        match client.next().await? {
            ServerMessage::Log { entries: some, .. } => entries.extend(some),
            // It comes after all of the log.
            ServerMessage::Present { .. } => return Ok(entries),
            other => bail!("{other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_again_and_again_the_server_loses_nothing() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut server = start(&folder, "127.0.0.1:0".parse()?)?;
    let address = server.address;
    let stop = Arc::new(AtomicBool::new(false));
    let mut pairs = Vec::new();
    for number in 0..TABLES {
        let [(_, ada), (_, ben)] = people(address, ["Ada", "Ben"]).await?;
        let pair = Pair {
            address,
            secrets: [ada, ben],
            rng: FastRng::new(number),
            acknowledged: BTreeMap::new(),
        };
        pairs.push(tokio::spawn(pair.run(Arc::clone(&stop))));
    }
    let mut rng = FastRng::new(7);
    for _ in 0..times() {
        let millis = 20 + u64::from(rng.below(400));
        tokio::time::sleep(Duration::from_millis(millis)).await;
        server.kill()?;
        server = start(&folder, address)?;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut moves = 0;
    for pair in pairs {
        moves += pair.await??;
    }
    ensure!(moves > 2 * times(), "only {moves} moves were made");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_do_not_run_while_the_server_is_gone() -> Result<()> {
    const GONE: Duration = Duration::from_secs(6);
    let folder = tempfile::tempdir()?;
    let server = start(&folder, "127.0.0.1:0".parse()?)?;
    let address = server.address;
    let [(_, ada), (_, ben)] = people(address, ["Ada", "Ben"]).await?;
    let table = open_table(address, &ada, table_plan()).await?;
    let mut clients = [
        Client::connect(address, Some(&ada)).await?,
        Client::connect(address, Some(&ben)).await?,
    ];
    let began = Instant::now();
    for (client, seat) in clients.iter_mut().zip(Seat::first(2)) {
        client.watch(&table).await?;
        client.sit(&table, seat).await?;
    }
    server.kill()?;
    tokio::time::sleep(GONE).await;
    let _server = start(&folder, address)?;
    let mut client = Client::connect(address, Some(&ada)).await?;
    client.watch(&table).await?;
    let turn = client.room(&table).person_to_act().context("a turn")?;
    let action = client.some_action(&table, &mut FastRng::new(1));
    client.get(&table, Request::Act { action }).await?;
    let whole = 180 * 60 * 1000;
    let left = client
        .room(&table)
        .clocks()
        .left(turn, 0)
        .context("a clock")?;
    let charged = Duration::from_millis(whole - left);
    let there = began.elapsed().saturating_sub(GONE);
    // The last sign of life may be a moment old when the server is killed, and a long one on a
    // busy machine; all the time that it was gone would be twice that.
    let most = there + GONE / 2;
    ensure!(charged <= most, "{charged:?} charged, there for {there:?}");
    Ok(())
}
