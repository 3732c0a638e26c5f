//! The server is killed again and again while people play: no move that was acknowledged is lost,
//! none happens twice, and nobody's clock runs while the server is gone. With two servers on one
//! database, people continue on the other one, also while the bus is killed and the database
//! restarts. A server that is told to stop loses nothing either,
//! and exits without an error.
//!
//! 20 times usually, 1,000 times with `STARBOARD_SLOW=1`; with two servers 4 and 200 times; told to stop
//! 3 and 25 times.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use server_tests::{Client, Lobby, Nats, Postgres, Server, key, open_table, people, plan};
use starboard_kernel::{FastRng, Record, Seat};
use starboard_table::{Clock, Entry, Key, Phase, Plan, Request, SeatFor};
use starboard_wire::{ClientMessage, Secret, ServerMessage, code};
use tokio::task::JoinHandle;

const TABLES: u64 = 6;
const GAME: &str = "rescue";

fn times(usually: usize, slow: usize) -> usize {
    let is_slow = std::env::var_os("STARBOARD_SLOW").is_some_and(|value| value == "1");
    if is_slow { slow } else { usually }
}

fn start(database: &str, address: SocketAddr) -> Result<Server> {
    start_with(database, &[], address)
}

fn start_with(database: &str, more: &[&str], address: SocketAddr) -> Result<Server> {
    let program = Path::new(env!("CARGO_BIN_EXE_starboard"));
    let arguments = ["--database", database, "--requests-per-second", "100000"];
    Server::start_again(program, address, &[&arguments, more].concat())
}

/// Before asking again.
async fn pause() {
    tokio::time::sleep(Duration::from_millis(20)).await;
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
    /// Of all servers.
    addresses: Vec<SocketAddr>,
    secrets: [Secret; 2],
    rng: FastRng,
    /// Of the table that is being played: what was acknowledged as which entry.
    acknowledged: BTreeMap<u64, String>,
}

impl Pair {
    async fn client(&self, index: usize) -> Client {
        loop {
            // Ada prefers one server, Ben the other.
            for number in 0..self.addresses.len() {
                let address = self.addresses[(index + number) % self.addresses.len()];
                if let Ok(client) = Client::connect(address, Some(&self.secrets[index])).await {
                    return client;
                }
            }
            pause().await;
        }
    }

    async fn open(&mut self) -> Result<String> {
        self.acknowledged.clear();
        let table = loop {
            let address = self.addresses[0];
            match open_table(address, &self.secrets[0], table_plan()).await {
                Ok(table) => break table,
                Err(_) => pause().await,
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
            let version = *version.get_or_insert(client.table(table).sequence());
            let asked = client
                .ask_with(table, version, &word, request.clone())
                .await;
            match asked {
                Ok(Ok(sequence)) => {
                    self.acknowledged.insert(sequence, word);
                    return Ok(sequence);
                }
                Ok(Err(refused)) if refused.code == code::TROUBLE => pause().await,
                Ok(Err(refused)) => bail!("{request:?} is refused: {refused:?}"),
                // The server is gone.
                Err(_) => {}
            }
        }
    }

    /// Plays on while the links hold; returns whether the game is over.
    async fn play(
        &mut self,
        table: &str,
        clients: &mut [Client; 2],
        stop: &AtomicBool,
    ) -> Result<bool> {
        loop {
            if clients[0].table(table).phase() == Phase::Over {
                return Ok(true);
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            let index = usize::from(!clients[0].is_to_act(table));
            let action = clients[index].some_action(table, &mut self.rng);
            let version = clients[index].table(table).sequence();
            let word = key();
            let request = Request::Act { action };
            let asked = clients[index]
                .ask_with(table, version, &word, request.clone())
                .await;
            let sequence = match asked {
                Ok(Ok(sequence)) => sequence,
                // A server that stops may say so; whether it was stored is found out later.
                Ok(Err(refused)) if refused.code == code::TROUBLE => {
                    self.again(index, table, version, &word, &request).await?
                }
                Ok(Err(refused)) => bail!("{request:?} on {version} is refused: {refused:?}"),
                Err(_) => self.again(index, table, version, &word, &request).await?,
            };
            self.acknowledged.insert(sequence, word);
            for client in &mut *clients {
                if client
                    .see(table, |table| table.sequence() >= sequence)
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
                Ok(Err(refused)) if refused.code == code::TROUBLE => pause().await,
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
            let Ok((_, entries)) = log_and_time(&mut client, table).await else {
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
            // What the log adds up to is a sound record, and the server's own.
            let known = client.table(table);
            let record = known.record().context("begun")?;
            let verdict = starboard_table::verify(&record, &starboard_games::registry())?;
            ensure!(verdict.is_sound(), "{:?}", verdict.findings);
            let path = format!("/api/tables/{table}/record");
            let Ok(text) = Lobby::new(self.addresses[0]).text(&path).await else {
                continue;
            };
            let told = Record::read(&text)?;
            let position = known.play().context("begun")?.position();
            ensure!(told.hash == position.state_hash(), "{table} ends elsewhere");
            ensure!(told.moves == record.moves, "{table} has other moves");
            ensure!(told == record, "{told:?}, not {record:?}");
            return Ok(());
        }
    }
}

/// All of a log, and the time of the server that sent it.
async fn log_and_time(client: &mut Client, table: &str) -> Result<(u64, Vec<Entry>)> {
    client
        .send(&ClientMessage::Watch {
            table: table.to_owned(),
            after: 0,
        })
        .await?;
    let mut entries: Vec<Entry> = Vec::new();
    let mut time = 0;
    loop {
        match client.next().await? {
            ServerMessage::Log {
                entries: some, now, ..
            } => {
                entries.extend(some);
                time = now;
            }
            // It comes after all of the log.
            ServerMessage::Present { .. } => return Ok((time, entries)),
            other => bail!("{other:?}"),
        }
    }
}

/// What a player's clock shows.
struct Reading {
    seat: Seat,
    left: u64,
    /// Not after the server looked at it, and not before.
    between: [Instant; 2],
}

impl Reading {
    /// No clock has run between two readings while the server was gone.
    fn check(&self, later: &Reading, gone: Duration) -> Result<()> {
        // Clocks count in milliseconds; everything else is bounded from the right side.
        const ROUNDING: Duration = Duration::from_millis(20);
        ensure!(self.seat == later.seat, "another turn");
        let charged = Duration::from_millis(self.left.saturating_sub(later.left));
        let whole = later.between[1] - self.between[0];
        let most = whole.saturating_sub(gone) + ROUNDING;
        ensure!(
            charged <= most,
            "{charged:?} charged in {whole:?}, of which the server was gone for {gone:?}"
        );
        Ok(())
    }
}

/// A game in which a player is thinking whenever the server is killed.
struct Thinkers {
    pair: Pair,
    table: String,
}

impl Thinkers {
    async fn sit_down(mut pair: Pair) -> Result<Thinkers> {
        let table = pair.open().await?;
        Ok(Thinkers { pair, table })
    }

    /// The clock that runs, as a page shows it.
    async fn look(&self) -> Result<Reading> {
        let began = Instant::now();
        let mut client = self.pair.client(0).await;
        let (now, _) = log_and_time(&mut client, &self.table).await?;
        let clocks = client.table(&self.table).clocks();
        let seat = clocks.running().context("somebody thinks")?;
        Ok(Reading {
            seat,
            left: clocks.left(seat, now).context("a clock")?,
            between: [began, Instant::now()],
        })
    }

    /// The thinking player acts, so that the time spent is in the log.
    async fn act(&mut self) -> Result<Reading> {
        let began = Instant::now();
        let mut clients = [self.pair.client(0).await, self.pair.client(1).await];
        for client in &mut clients {
            client.watch(&self.table).await?;
        }
        let client = clients.iter_mut().find(|c| c.is_to_act(&self.table));
        let client = client.context("somebody thinks")?;
        let seat = client.seat(&self.table).context("a seat")?;
        let action = client.some_action(&self.table, &mut self.pair.rng);
        client.get(&self.table, Request::Act { action }).await?;
        let table = client.table(&self.table);
        let (_, at) = table.times();
        let reading = Reading {
            seat,
            left: table.clocks().left(seat, at).context("a clock")?,
            between: [began, Instant::now()],
        };
        if table.phase() == Phase::Over {
            self.table = self.pair.open().await?;
        }
        Ok(reading)
    }
}

async fn pair(addresses: &[SocketAddr], seed: u64) -> Result<Pair> {
    let [(_, ada), (_, ben)] = people(addresses[0], ["Ada", "Ben"]).await?;
    Ok(Pair {
        addresses: addresses.to_vec(),
        secrets: [ada, ben],
        rng: FastRng::new(seed),
        acknowledged: BTreeMap::new(),
    })
}

/// Pairs that play all the while.
struct Crowd {
    stop: Arc<AtomicBool>,
    pairs: Vec<JoinHandle<Result<usize>>>,
}

impl Crowd {
    async fn gather(addresses: &[SocketAddr]) -> Result<Crowd> {
        let stop = Arc::new(AtomicBool::new(false));
        let mut pairs = Vec::new();
        for number in 0..TABLES {
            let pair = pair(addresses, number).await?;
            pairs.push(tokio::spawn(pair.run(Arc::clone(&stop))));
        }
        Ok(Crowd { stop, pairs })
    }

    /// Lets them end and look at their logs; they must have made more moves than this.
    async fn end(self, least: usize) -> Result<()> {
        self.stop.store(true, Ordering::Relaxed);
        let mut moves = 0;
        for pair in self.pairs {
            moves += pair.await??;
        }
        ensure!(moves > least, "only {moves} moves were made");
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_the_server_loses_nothing() -> Result<()> {
    let times = times(3, 25);
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let mut server = start(&database, "127.0.0.1:0".parse()?)?;
    let address = server.address;
    let crowd = Crowd::gather(&[address]).await?;
    for _ in 0..times {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let began = Instant::now();
        // An error if it does not end with success.
        server.stop()?;
        ensure!(began.elapsed() < Duration::from_secs(10), "it took long");
        let left = folder.path().join("tables.db-wal");
        ensure!(!left.exists(), "the database was not closed");
        server = start(&database, address)?;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    crowd.end(2 * times).await
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_again_and_again_the_server_loses_nothing_and_stops_all_clocks() -> Result<()> {
    /// Once it has been gone for this long.
    const LONG: Duration = Duration::from_secs(4);
    let times = times(20, 1_000);
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let mut server = start(&database, "127.0.0.1:0".parse()?)?;
    let address = server.address;
    let crowd = Crowd::gather(&[address]).await?;
    let mut thinkers = Thinkers::sit_down(pair(&[address], TABLES).await?).await?;
    let mut rng = FastRng::new(7);
    for time in 0..times {
        let millis = 20 + u64::from(rng.below(400));
        tokio::time::sleep(Duration::from_millis(millis)).await;
        let before = thinkers.look().await?;
        server.kill()?;
        let killed = Instant::now();
        let away = match time {
            10 => LONG,
            _ => Duration::from_millis(u64::from(rng.below(200))),
        };
        tokio::time::sleep(away).await;
        let gone = killed.elapsed();
        server = start(&database, address)?;
        before.check(&thinkers.look().await?, gone)?;
        before.check(&thinkers.act().await?, gone)?;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    crowd.end(2 * times).await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_continue_on_the_other_server_when_one_is_killed() -> Result<()> {
    let times = times(4, 200);
    let postgres = Postgres::start()?;
    let database = postgres.database("tables")?;
    let mut nats = Some(Nats::start()?);
    let bus = nats.as_ref().context("started")?.url().to_owned();
    let port = bus.rsplit(':').next().context("a port")?.parse()?;
    let start = |address| start_with(&database, &["--bus", &bus], address);
    let any: SocketAddr = "127.0.0.1:0".parse()?;
    let mut servers = [start(any)?, start(any)?];
    let addresses = [servers[0].address, servers[1].address];
    let crowd = Crowd::gather(&addresses).await?;
    let mut rng = FastRng::new(8);
    for time in 0..times {
        let millis = 500 + u64::from(rng.below(1_500));
        tokio::time::sleep(Duration::from_millis(millis)).await;
        let [one, two] = servers;
        let (killed, other) = if time % 2 == 0 {
            (one, two)
        } else {
            (two, one)
        };
        let address = killed.address;
        killed.kill()?;
        // Every other time the bus fails as well, and is back some time after the server.
        let is_silent = time % 2 == 1;
        if is_silent {
            drop(nats.take());
        }
        let gone = Duration::from_millis(u64::from(rng.below(1_000)));
        tokio::time::sleep(gone).await;
        let again = start(address)?;
        if is_silent {
            tokio::time::sleep(gone).await;
            nats = Some(Nats::start_at(port)?);
        }
        // Of the other times, every other one the database fails under both servers.
        if time % 4 == 2 {
            postgres.restart()?;
        }
        servers = if time % 2 == 0 {
            [again, other]
        } else {
            [other, again]
        };
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    crowd.end(2 * times).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_names_every_request_and_reveals_no_secret() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let program = Path::new(env!("CARGO_BIN_EXE_starboard"));
    let log = folder.path().join("log");
    let server = Server::start_with_log(
        program,
        "127.0.0.1:0".parse()?,
        &["--database", &database],
        "trace",
        &log,
    )?;
    let address = server.address;
    let lobby = Lobby::new(address);
    let (_, ada) = lobby.person("Ada").await?;
    let (_, phone) = lobby.person("Ada").await?;
    let table = lobby.open_table(&ada, table_plan()).await?;
    let nobody = Secret::from_bytes([9; 32]);
    let record = format!("/api/tables/{table}/record");
    let mut ids = Vec::new();
    for (path, secret, wanted) in [
        ("/healthz", None, 200),
        ("/api/me", Some(&ada), 200),
        ("/api/me", Some(&nobody), 401),
        ("/api/me", None, 401),
        ("/api/tables/nothing", None, 404),
        (record.as_str(), Some(&phone), 409),
        ("/api/socket", Some(&ada), 400),
    ] {
        let (status, id) = lobby.id_of(path, secret).await?;
        ensure!(status == wanted, "{path}: {status}, not {wanted}");
        ids.push(id);
    }
    // Secrets also go over sockets: to say who comes, and to move a seat.
    let mut client = Client::connect(address, Some(&ada)).await?;
    let mut other = Client::connect(address, Some(&phone)).await?;
    ensure!(Client::connect(address, Some(&nobody)).await.is_err());
    client.watch(&table).await?;
    client.sit(&table, Seat::new(0)).await?;
    let (of, word) = (table.clone(), key());
    client
        .send(&ClientMessage::Lend {
            table: of,
            key: word,
        })
        .await?;
    let lent = client
        .until(|message| match message {
            ServerMessage::Lent { secret, .. } => Some(secret.clone()),
            _ => None,
        })
        .await?;
    for secret in [&nobody, &lent] {
        let word = key();
        let claim = ClientMessage::Claim {
            table: table.clone(),
            key: word.clone(),
            secret: secret.clone(),
        };
        other.send(&claim).await?;
        let claimed = other.answer(&word).await?;
        ensure!(claimed.is_ok() == (secret == &lent), "{claimed:?}");
    }
    // Unreadable data may be reported, but not with its content.
    let secret = ada.reveal();
    other
        .send_text(format!("{{\"hello\":\"{secret}\"}}"))
        .await?;
    other
        .until(|message| matches!(message, ServerMessage::Fault { .. }).then_some(()))
        .await?;
    server.kill()?;
    let text = std::fs::read_to_string(&log)?;
    for id in ids {
        ensure!(text.contains(&id), "request {id} is not in the log");
    }
    for secret in [&ada, &phone, &nobody, &lent] {
        let line = text.lines().find(|line| line.contains(secret.reveal()));
        ensure!(line.is_none(), "a secret is in the log: {line:?}");
    }
    Ok(())
}
