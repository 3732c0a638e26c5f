//! Many tables at once. Each is a task that follows common orders: rest, play at some pace, or
//! reconnect after the server was down.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use server_tests::Lobby;
use starboard_kernel::FastRng;
use tokio::sync::{Semaphore, mpsc, watch};

use crate::busy::{Busy, Hall};
use crate::page::neighbour;
use crate::progress::{Count, Progress};

/// How many tables open or reconnect at a time.
const AT_ONCE: usize = 32;
/// The addresses of people: few connections and requests for each, so that a server with default
/// limits admits them.
const HOUSES: usize = 50;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    Rest,
    /// The first tables play, this many; without a pace as fast as they can.
    Play {
        tables: usize,
        every: Option<Duration>,
    },
    ComeBack,
}

/// Results and state of a table.
struct Deed {
    table: String,
    /// How many entries its log has.
    entries: u64,
    /// How long each of its moves took, in microseconds.
    latencies: Vec<u32>,
}

pub(crate) struct Crowd {
    orders: watch::Sender<Order>,
    deeds: mpsc::UnboundedReceiver<Result<Deed>>,
    /// The ids of the tables. After a game the players open another table.
    pub(crate) tables: Vec<String>,
}

impl Crowd {
    /// Opens tables at which games have begun.
    pub(crate) async fn gather(
        hall: &Arc<Hall>,
        tables: usize,
        progress: &Progress,
    ) -> Result<Crowd> {
        let (orders, _) = watch::channel(Order::Rest);
        let (tell, deeds) = mpsc::unbounded_channel();
        let doors = Arc::new(Semaphore::new(AT_ONCE));
        let houses: Vec<(IpAddr, Lobby)> = (0..HOUSES)
            .map(|number| {
                let house = neighbour(1, number);
                Ok((house, Lobby::from(house, hall.address)?))
            })
            .collect::<Result<_>>()?;
        for number in 0..tables {
            let (house, lobby) = houses[number % HOUSES].clone();
            let seat = Seat {
                number,
                orders: orders.subscribe(),
                doors: Arc::clone(&doors),
                tell: tell.clone(),
            };
            let hall = Arc::clone(hall);
            tokio::spawn(async move {
                let tell = seat.tell.clone();
                if let Err(error) = seat.live(hall, lobby, house).await {
                    // Nothing is listening once the measurement is over.
                    let _ = tell.send(Err(error));
                }
            });
        }
        let mut crowd = Crowd {
            orders,
            deeds,
            tables: Vec::new(),
        };
        let count = progress.count("tables are open", tables);
        crowd.tables = crowd.hear_of(tables, Some(&count)).await?.tables;
        Ok(crowd)
    }

    /// Plays for some time at this many of the tables.
    pub(crate) async fn play(
        &mut self,
        tables: usize,
        every: Option<Duration>,
        time: Duration,
    ) -> Result<Played> {
        self.orders.send_replace(Order::Play { tables, every });
        let began = Instant::now();
        tokio::time::sleep(time).await;
        self.orders.send_replace(Order::Rest);
        let time = began.elapsed();
        let mut played = self.hear_of(tables, None).await?;
        played.time = time;
        if played.tables.len() == self.tables.len() {
            self.tables.clone_from(&played.tables);
        }
        Ok(played)
    }

    /// All reconnect to a restarted server.
    pub(crate) async fn come_back(&mut self, progress: &Progress) -> Result<()> {
        let count = progress.count("tables are back", self.tables.len());
        self.orders.send_replace(Order::ComeBack);
        self.hear_of(self.tables.len(), Some(&count)).await?;
        self.orders.send_replace(Order::Rest);
        Ok(())
    }

    async fn hear_of(&mut self, tables: usize, count: Option<&Count<'_>>) -> Result<Played> {
        let mut all = Played::default();
        for _ in 0..tables {
            let deed = self.deeds.recv().await.context("the tables are gone")??;
            all.latencies.extend(deed.latencies);
            all.tables.push(deed.table);
            all.entries += deed.entries;
            if let Some(count) = count {
                count.one_more();
            }
        }
        all.latencies.sort_unstable();
        Ok(all)
    }
}

/// Results of many tables.
#[derive(Default)]
pub(crate) struct Played {
    time: Duration,
    /// In microseconds, sorted.
    latencies: Vec<u32>,
    tables: Vec<String>,
    entries: u64,
}

impl Played {
    pub(crate) fn moves(&self) -> usize {
        self.latencies.len()
    }

    pub(crate) fn per_second(&self) -> f64 {
        self.latencies.len() as f64 / self.time.as_secs_f64()
    }

    /// How many entries the log of a table has on average.
    pub(crate) fn entries_per_table(&self) -> u64 {
        self.entries / self.tables.len().max(1) as u64
    }

    /// A percentile of the times of moves, in milliseconds.
    pub(crate) fn latency(&self, part: f64) -> f64 {
        percentile(&self.latencies, part)
    }

    /// All of two runs.
    pub(crate) fn join(&mut self, other: Played) {
        self.time += other.time;
        self.latencies.extend(other.latencies);
        self.latencies.sort_unstable();
        self.tables = other.tables;
        self.entries = other.entries;
    }
}

/// A percentile of sorted microseconds, in milliseconds.
pub(crate) fn percentile(sorted: &[u32], part: f64) -> f64 {
    let index = (sorted.len() as f64 * part) as usize;
    f64::from(sorted.get(index).copied().unwrap_or_default()) / 1e3
}

pub(crate) fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// The place of one table in the crowd.
struct Seat {
    number: usize,
    orders: watch::Receiver<Order>,
    doors: Arc<Semaphore>,
    tell: mpsc::UnboundedSender<Result<Deed>>,
}

impl Seat {
    async fn live(mut self, hall: Arc<Hall>, lobby: Lobby, house: IpAddr) -> Result<()> {
        let mut rng = FastRng::new(self.number as u64);
        let mut busy = {
            let _door = self.doors.acquire().await?;
            Busy::open(hall, lobby, house)
                .await
                .context("a table was not opened")?
        };
        self.report(&busy, Vec::new());
        loop {
            let order = *self.orders.borrow_and_update();
            match order {
                Order::Play { tables, every } if self.number < tables => {
                    let latencies = self.play(&mut busy, every, &mut rng).await?;
                    self.report(&busy, latencies);
                }
                Order::ComeBack => {
                    let door = self.doors.acquire().await?;
                    busy.come_back()
                        .await
                        .context("a table did not come back")?;
                    drop(door);
                    self.report(&busy, Vec::new());
                    if self.orders.changed().await.is_err() {
                        return Ok(());
                    }
                }
                Order::Rest | Order::Play { .. } => {
                    tokio::select! {
                        changed = self.orders.changed() => if changed.is_err() {
                            return Ok(());
                        },
                        () = busy.rest() => {}
                    }
                }
            }
        }
    }

    fn report(&self, busy: &Busy, latencies: Vec<u32>) {
        let deed = Deed {
            table: busy.id().to_owned(),
            entries: busy.entries(),
            latencies,
        };
        // Nothing is listening once the measurement is over.
        let _ = self.tell.send(Ok(deed));
    }

    /// Plays until there is another order. A table that falls behind its pace moves immediately, so
    /// that a slow server gets no less load.
    async fn play(
        &mut self,
        busy: &mut Busy,
        every: Option<Duration>,
        rng: &mut FastRng,
    ) -> Result<Vec<u32>> {
        let mut latencies = Vec::new();
        // Spreads the moves of all tables over time.
        let part = f64::from(rng.below(1000)) / 1000.0;
        let mut due = tokio::time::Instant::now() + every.unwrap_or_default().mul_f64(part);
        loop {
            if let Some(every) = every {
                tokio::select! {
                    _ = self.orders.changed() => return Ok(latencies),
                    () = tokio::time::sleep_until(due) => due += every,
                }
            } else if self.orders.has_changed().unwrap_or(true) {
                return Ok(latencies);
            }
            let took = busy.play(rng).await.context("a move failed")?;
            latencies.push(micros(took));
            busy.begin_again()
                .await
                .context("a table was not opened after the last was over")?;
        }
    }
}
