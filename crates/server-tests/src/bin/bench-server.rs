//! Measures a server under load: `bench-server STARBOARD [FILE]` starts the binary as a process of
//! its own, plays, watches and waits from this one, prints what it found as a table, and writes
//! it into a file. The database is in the current folder's `target`, on a real disk.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use server_tests::{Server, fresh, key, open_table, people, plan};
use starboard_kernel::{FastRng, Seat};
use starboard_table::online::{Phase, Plan, Request, Room, SeatFor};
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

const ANY_PORT: &str = "127.0.0.1:0";
const RUN: Duration = Duration::from_secs(15);

type Socket = WebSocketStream<TcpStream>;

/// A row of the report: what, measured, aim.
type Row = (&'static str, String, &'static str);

fn main() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let program = arguments
        .next()
        .context("usage: bench-server STARBOARD [FILE]")?;
    let file = arguments.next();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let rows = runtime.block_on(measure(&program))?;
    let report = report(&rows);
    #[expect(clippy::print_stdout, reason = "it is a program for people")]
    {
        println!("{report}");
    }
    if let Some(file) = file {
        std::fs::write(&file, report).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

fn report(rows: &[Row]) -> String {
    let mut text = String::from("| What | Measured | Aim |\n|---|---|---|\n");
    for (what, measured, aim) in rows {
        // Writing to a string does not fail.
        let _ = writeln!(text, "| {what} | {measured} | {aim} |");
    }
    text
}

/// A server with a database of its own on disk.
struct Site {
    program: PathBuf,
    folder: TempDir,
    server: Server,
}

impl Site {
    fn start(program: &Path) -> Result<Site> {
        std::fs::create_dir_all("target")?;
        let folder = tempfile::tempdir_in("target")?;
        let server = launch(program, &folder, ANY_PORT.parse()?)?;
        Ok(Site {
            program: program.to_owned(),
            folder,
            server,
        })
    }

    fn address(&self) -> SocketAddr {
        self.server.address
    }

    /// Memory of the process in bytes.
    fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.server.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        Ok(kilobytes.context("VmRSS")?.parse::<u64>()? * 1024)
    }

    /// Kills the server and starts it again; tells how long it took until it answered.
    fn restart(self) -> Result<(Site, Duration)> {
        let address = self.address();
        self.server.kill()?;
        let began = Instant::now();
        let server = launch(&self.program, &self.folder, address)?;
        let site = Site { server, ..self };
        Ok((site, began.elapsed()))
    }
}

fn launch(program: &Path, folder: &TempDir, address: SocketAddr) -> Result<Server> {
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let arguments = [
        "--database",
        &database,
        "--requests-per-second",
        "1000000",
        "--connections",
        "50000",
        "--connections-per-address",
        "50000",
    ];
    Server::start(program, address, &arguments)
}

async fn measure(program: &Path) -> Result<Vec<Row>> {
    let mut rows: Vec<Row> = Vec::new();
    let site = Site::start(program)?;
    let empty = site.memory()?;

    let flat_out = play(site.address(), 200, None).await?;
    rows.push((
        "Moves per second, durable on disk (200 tables, as fast as they can)",
        format!("{:.0}", flat_out.per_second()),
        "≥ 4,000",
    ));
    rows.push((
        "The same: from sending a move to the other player's data, p50 / p99",
        flat_out.latencies(),
        "",
    ));
    let busy = play(site.address(), 1_000, Some(Duration::from_secs(1))).await?;
    rows.push((
        "1,000 busy tables (a move a second each): moves per second",
        format!("{:.0}", busy.per_second()),
        "",
    ));
    rows.push((
        "The same: from sending a move to the other player's data, p50 / p99",
        busy.latencies(),
        "p99 < 100 ms",
    ));
    drop(site);

    let site = Site::start(program)?;
    open_tables(site.address(), 1_000, 20).await?;
    let open = site.memory()?;
    rows.push((
        "Memory per open table that nobody watches (1,000 tables, 20 moves each)",
        format!("{:.1} kB", (open.saturating_sub(empty)) as f64 / 1e6),
        "",
    ));
    let (site, answered) = site.restart()?;
    rows.push((
        "After kill -9 with 1,000 open tables: until the server answers",
        format!("{} ms", answered.as_millis()),
        "",
    ));
    let began = Instant::now();
    watch_all(site.address(), 1_000).await?;
    rows.push((
        "The same: until all 1,000 tables are open again and read by a page",
        format!("{} ms", began.elapsed().as_millis()),
        "",
    ));
    drop(site);

    let site = Site::start(program)?;
    let before = site.memory()?;
    let sockets = 20_000;
    let held = hold(site.address(), sockets).await?;
    let after = site.memory()?;
    rows.push(("Idle sockets held", format!("{}", held.len()), "20,000"));
    rows.push((
        "Memory of the server with them",
        format!("{} MB", after / 1_000_000),
        "< 1 GiB",
    ));
    rows.push((
        "Memory per idle socket",
        format!(
            "{:.1} kB",
            (after - before) as f64 / held.len() as f64 / 1e3
        ),
        "",
    ));
    drop(held);
    Ok(rows)
}

/// What a run of many tables came to.
struct Played {
    moves: u64,
    time: Duration,
    /// In microseconds, sorted.
    latencies: Vec<u32>,
}

impl Played {
    fn per_second(&self) -> f64 {
        self.moves as f64 / self.time.as_secs_f64()
    }

    fn latencies(&self) -> String {
        let at = |part: f64| {
            let index = (self.latencies.len() as f64 * part) as usize;
            let micros = self.latencies.get(index).copied().unwrap_or_default();
            f64::from(micros) / 1e3
        };
        format!("{:.1} / {:.1} ms", at(0.5), at(0.99))
    }
}

/// A game for two that begins with a decision: what is measured is the server, not the draws.
fn table_plan() -> Result<Plan> {
    let registry = starboard_bots::registry();
    let begins_with_a_decision = |plan: &Plan| {
        let start = plan.check(&registry);
        start.is_ok_and(|start| start.turn().player().is_some())
    };
    registry
        .iter()
        .map(|rules| plan(rules.name(), &[SeatFor::Person; 2]))
        .find(begins_with_a_decision)
        .context("no game for two begins with a decision")
}

async fn connect(address: SocketAddr, secret: Option<&Secret>) -> Result<Socket> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let url = format!("ws://{address}/api/socket");
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await?;
    let hello = ClientMessage::Hello {
        protocol: PROTOCOL,
        secret: secret.cloned(),
    };
    say(&mut socket, &hello).await?;
    match hear(&mut socket).await? {
        ServerMessage::Welcome { .. } => Ok(socket),
        other => bail!("no welcome: {other:?}"),
    }
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<()> {
    let text = serde_json::to_string(message)?;
    Ok(socket.send(Message::Text(text.into())).await?)
}

async fn hear(socket: &mut Socket) -> Result<ServerMessage> {
    loop {
        let frame = socket.next().await.context("the connection has ended")??;
        if let Message::Text(text) = frame {
            return Ok(serde_json::from_str(&text)?);
        }
    }
}

/// A table with two people and a game that has begun, each with a connection.
struct Busy {
    table: String,
    sockets: [Socket; 2],
    room: Room,
}

impl Busy {
    async fn open(address: SocketAddr) -> Result<Busy> {
        let [(_, ada), (_, ben)] = people(address, ["Ada", "Ben"]).await?;
        let table = open_table(address, &ada, table_plan()?).await?;
        let mut sockets = [
            connect(address, Some(&ada)).await?,
            connect(address, Some(&ben)).await?,
        ];
        let mut entries = Vec::new();
        for (index, seat) in [0, 1].into_iter().zip(Seat::first(2)) {
            let socket = &mut sockets[index];
            let watch = ClientMessage::Watch {
                table: table.clone(),
                after: 0,
            };
            say(socket, &watch).await?;
            let sit = ClientMessage::Ask {
                table: table.clone(),
                version: index as u64 + 1,
                key: key(),
                request: Request::Sit {
                    seat,
                    entropy: fresh(),
                },
            };
            say(socket, &sit).await?;
            // Done comes before or after the entry that it speaks of.
            let mut done = false;
            entries.clear();
            while !done || entries.len() < index + 2 {
                match hear(socket).await? {
                    ServerMessage::Log { entries: some, .. } => entries.extend(some),
                    ServerMessage::Done { .. } => done = true,
                    ServerMessage::Refused { message, .. } => bail!(message),
                    _ => {}
                }
            }
        }
        let registry = starboard_bots::registry();
        let mut room = Room::new(&entries[0], &registry)?;
        for entry in &entries[1..] {
            room.add(entry)?;
        }
        let [mut first, second] = sockets;
        // The first page sees the second player sit down.
        while !matches!(hear(&mut first).await?, ServerMessage::Log { entries, .. } if entries.iter().any(|entry| entry.sequence == 3))
        {
        }
        Ok(Busy {
            table,
            sockets: [first, second],
            room,
        })
    }

    /// One move; tells how long it took to reach the other player.
    async fn play(&mut self, rng: &mut FastRng) -> Result<Duration> {
        let seat = self.room.person_to_act().context("a turn")?;
        let position = self.room.table().context("begun")?.position();
        let actions = position.actions();
        let action = actions[rng.below(actions.len() as u32) as usize].clone();
        let ask = ClientMessage::Ask {
            table: self.table.clone(),
            version: self.room.sequence(),
            key: key(),
            request: Request::Act { action },
        };
        let [first, second] = &mut self.sockets;
        let (acts, sees) = if seat.index() == 0 {
            (first, second)
        } else {
            (second, first)
        };
        let sent = Instant::now();
        say(acts, &ask).await?;
        let entry = loop {
            if let ServerMessage::Log { mut entries, .. } = hear(sees).await? {
                break entries.pop().context("an entry")?;
            }
        };
        let took = sent.elapsed();
        let mut told = 0;
        while told < 2 {
            match hear(acts).await? {
                ServerMessage::Log { .. } | ServerMessage::Done { .. } => told += 1,
                ServerMessage::Refused { message, .. } => bail!(message),
                _ => {}
            }
        }
        self.room.add(&entry)?;
        Ok(took)
    }

    fn is_over(&self) -> bool {
        self.room.phase() == Phase::Over
    }
}

/// Many tables at once; each as fast as it can, or with a pause between its moves.
async fn play(address: SocketAddr, tables: u64, pause: Option<Duration>) -> Result<Played> {
    let mut opened = Vec::new();
    for _ in 0..tables {
        opened.push(Busy::open(address).await?);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let began = Instant::now();
    let mut tasks = JoinSet::new();
    for (number, mut table) in (0..).zip(opened) {
        let stop = Arc::clone(&stop);
        tasks.spawn(async move {
            let mut rng = FastRng::new(number);
            let mut latencies = Vec::new();
            // So that they do not all move at the same moment.
            if let Some(pause) = pause {
                let part = f64::from(rng.below(1000)) / 1000.0;
                tokio::time::sleep(pause.mul_f64(part)).await;
            }
            while !stop.load(Ordering::Relaxed) {
                let took = table.play(&mut rng).await?;
                latencies.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
                if table.is_over() {
                    table = Busy::open(address).await?;
                }
                if let Some(pause) = pause {
                    tokio::time::sleep(pause).await;
                }
            }
            Ok::<_, anyhow::Error>(latencies)
        });
    }
    tokio::time::sleep(RUN).await;
    stop.store(true, Ordering::Relaxed);
    let time = began.elapsed();
    let mut latencies = Vec::new();
    while let Some(task) = tasks.join_next().await {
        latencies.extend(task??);
    }
    latencies.sort_unstable();
    Ok(Played {
        moves: latencies.len() as u64,
        time,
        latencies,
    })
}

/// Opens tables, plays some moves at each, and leaves them.
async fn open_tables(address: SocketAddr, tables: u64, moves: usize) -> Result<()> {
    let mut tasks = JoinSet::new();
    let next = Arc::new(AtomicU64::new(0));
    for _ in 0..8 {
        let next = Arc::clone(&next);
        tasks.spawn(async move {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= tables {
                    return Ok::<_, anyhow::Error>(());
                }
                let mut table = Busy::open(address).await?;
                let mut rng = FastRng::new(number);
                for _ in 0..moves {
                    table.play(&mut rng).await?;
                }
            }
        });
    }
    while let Some(task) = tasks.join_next().await {
        task??;
    }
    Ok(())
}

/// Watches every public table that is being played, each from its first entry.
async fn watch_all(address: SocketAddr, expected: usize) -> Result<()> {
    let mut names = Vec::new();
    let mut url = format!("http://{address}/api/tables?phase=playing");
    loop {
        let page: starboard_wire::Tables = reqwest::get(&url).await?.json().await?;
        names.extend(page.tables.into_iter().map(|table| table.table));
        let Some(more) = page.more else { break };
        url = format!("http://{address}/api/tables?phase=playing&before={more}");
    }
    ensure!(
        names.len() * 100 >= expected * 99,
        "{} tables are listed",
        names.len()
    );
    for some in names.chunks(20) {
        let mut socket = connect(address, None).await?;
        for table in some {
            let watch = ClientMessage::Watch {
                table: table.clone(),
                after: 0,
            };
            say(&mut socket, &watch).await?;
            while !matches!(hear(&mut socket).await?, ServerMessage::Log { .. }) {}
        }
    }
    Ok(())
}

/// Sockets that watch a table and say nothing.
async fn hold(address: SocketAddr, sockets: usize) -> Result<Vec<Socket>> {
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(Busy::open(address).await?.table);
    }
    let tables = Arc::new(tables);
    let mut tasks = JoinSet::new();
    for part in 0..4 {
        let tables = Arc::clone(&tables);
        tasks.spawn(async move {
            let mut held = Vec::new();
            for number in 0..sockets / 4 {
                // There may be fewer than asked for: the system limits open files.
                let Ok(mut socket) = connect(address, None).await else {
                    break;
                };
                let watch = ClientMessage::Watch {
                    table: tables[(number + part) % tables.len()].clone(),
                    after: 3,
                };
                say(&mut socket, &watch).await?;
                held.push(socket);
            }
            Ok::<_, anyhow::Error>(held)
        });
    }
    let mut held = Vec::new();
    while let Some(task) = tasks.join_next().await {
        held.extend(task??);
    }
    Ok(held)
}
