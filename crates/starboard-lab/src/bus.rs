//! Beyond one machine: chunks are jobs in a queue of NATS JetStream, and workers anywhere play them.
//!
//! A job is delivered at least once: a worker reports every few seconds that it is still working,
//! and when it falls silent another one gets the job. Its files come back through a second queue.
//! Duplicates are counted once, because a chunk is stored once; and since a chunk follows from the
//! experiment alone, it does not matter who played it. Nothing on the bus is needed to continue: a
//! run that is restarted requests what its folder lacks. What arrives damaged is requested again. A chunk
//! that cannot be played, because a game or a bot is broken, comes back as that: it ends the run and no worker.
//!
//! Each version of the program has jobs of its own: a worker never sees those of a run whose games it
//! would play differently.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_nats::HeaderMap;
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{Config, RetentionPolicy, Stream};
use async_nats::jetstream::{self, AckKind, Context, Message};
use bytes::Bytes;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use starboard_kernel::serde_json;
use tokio::runtime::Runtime;

use crate::chunk::{Files, Job};
use crate::experiment::{Experiment, conditions, short_hash};
use crate::run::{Executor, RunError, play_or_tell};

const JOBS: &str = "STARBOARD-LAB-JOBS";
const RESULTS: &str = "STARBOARD-LAB-RESULTS";
/// Jobs that wait for workers or are being played, at first; there are more if workers want more.
const CAPACITY: usize = 32;
/// How often a run looks how many jobs are being played.
const LOOK: Duration = Duration::from_secs(1);
/// NATS accepts messages of up to a megabyte unless configured otherwise.
const PART: usize = 512 << 10;
/// What has not been fetched by then is no longer needed.
const OLDEST: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// How long a worker may be silent before its job goes to another one.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// How long to wait before trying again what did not work.
const PAUSE: Duration = Duration::from_secs(1);

/// Where the queues are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bus {
    /// Such as `nats://localhost:4222`.
    pub url: String,
    pub patience: Duration,
}

#[derive(Debug, thiserror::Error)]
pub enum BusError {
    #[error("{url}: {why}")]
    Nats { url: String, why: String },
    /// A chunk of somebody's run.
    #[error("{experiment}: {why}")]
    Game { experiment: String, why: String },
}

/// What a worker is to play, as it comes over the bus.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Order {
    fingerprint: String,
    /// Of the process that wants it: what an earlier one was told does not end a later one.
    process: String,
    /// The file.
    experiment: String,
    arm: usize,
    chunk: u32,
}

/// Heads a result that says why a chunk cannot be played; its value is [`Order::process`].
const FAILED: &str = "Failed";

/// The name of this program among all that play differently: rules, cards or bots.
fn program() -> String {
    let registry = starboard_games::registry();
    let each = registry.iter().map(|rules| conditions(rules).to_string());
    short_hash(&each.collect::<Vec<_>>().join("\n"))
}

fn workers(program: &str) -> String {
    format!("workers-{program}")
}

fn jobs_subject(program: &str, run: &str) -> String {
    format!("starboard.lab.jobs.{program}.{run}")
}

fn results_subject(run: &str) -> String {
    format!("starboard.lab.results.{run}")
}

/// A connection with both queues.
struct Queues {
    context: Context,
    jobs: Stream,
    results: Stream,
}

impl Bus {
    fn wrong(&self, error: &dyn std::fmt::Display) -> BusError {
        // An address may contain a password.
        let (scheme, rest) = self.url.split_once("://").unwrap_or(("nats", &self.url));
        let host = rest.rsplit('@').next().unwrap_or(rest);
        BusError::Nats {
            url: format!("{scheme}://{host}"),
            why: error.to_string(),
        }
    }

    async fn connect(&self) -> Result<Queues, BusError> {
        let client = async_nats::ConnectOptions::new()
            .name("starboard lab")
            .connect(&self.url)
            .await
            .map_err(|error| self.wrong(&error))?;
        let context = jetstream::new(client);
        let queue = async |name: &str, subjects: &str| {
            let config = Config {
                name: name.to_owned(),
                subjects: vec![subjects.to_owned()],
                retention: RetentionPolicy::WorkQueue,
                max_age: OLDEST,
                ..Config::default()
            };
            let stream = context.get_or_create_stream(config).await;
            stream.map_err(|error| {
                let why = format!("{error}; the server must run with JetStream (-js)");
                self.wrong(&why)
            })
        };
        Ok(Queues {
            jobs: queue(JOBS, "starboard.lab.jobs.>").await?,
            results: queue(RESULTS, "starboard.lab.results.>").await?,
            context,
        })
    }

    async fn consumer(
        &self,
        stream: &Stream,
        name: &str,
        subject: &str,
    ) -> Result<PullConsumer, BusError> {
        let config = pull::Config {
            durable_name: Some(name.to_owned()),
            filter_subject: subject.to_owned(),
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.patience,
            ..pull::Config::default()
        };
        let consumer = stream.create_consumer(config).await;
        consumer.map_err(|error| self.wrong(&error))
    }
}

/// Asks workers for chunks.
pub struct BusExecutor {
    bus: Bus,
    runtime: Runtime,
    queues: Queues,
    results: PullConsumer,
    program: String,
    run: String,
    process: String,
    experiment: String,
    /// Grows with the number of workers,
    capacity: usize,
    /// which was looked up then.
    looked: Instant,
    /// Parts of chunks, by chunk and by who sent them.
    parts: BTreeMap<(Job, String), BTreeMap<usize, Bytes>>,
    /// Messages of the chunk that was handed out last: it is stored before they are acknowledged.
    handed_out: Vec<Message>,
    /// Messages of chunks that are not complete yet.
    held: BTreeMap<(Job, String), Vec<Message>>,
}

impl std::fmt::Debug for BusExecutor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BusExecutor")
            .field("bus", &self.bus)
            .field("run", &self.run)
            .finish_non_exhaustive()
    }
}

impl BusExecutor {
    /// # Errors
    /// If the bus cannot be reached, or is not what it should be.
    pub fn connect(bus: &Bus, experiment: &Experiment) -> Result<BusExecutor, RunError> {
        let runtime = runtime()?;
        let run = experiment.fingerprint();
        let program = program();
        let connected = runtime.block_on(async {
            let queues = bus.connect().await?;
            // What an earlier process of this run requested and no worker has started is requested
            // again.
            let purged = queues
                .jobs
                .purge()
                .filter(jobs_subject(&program, &run))
                .await;
            purged.map_err(|error| bus.wrong(&error))?;
            let subject = format!("{}.>", results_subject(&run));
            let name = format!("run-{run}");
            let results = bus.consumer(&queues.results, &name, &subject).await?;
            Ok::<_, BusError>((queues, results))
        });
        let (queues, results) = connected.map_err(|error| RunError::Bus(error.to_string()))?;
        Ok(BusExecutor {
            bus: bus.clone(),
            runtime,
            process: queues.context.client().new_inbox(),
            queues,
            results,
            program,
            run,
            experiment: experiment.text.clone(),
            capacity: CAPACITY,
            looked: Instant::now(),
            parts: BTreeMap::new(),
            handed_out: Vec::new(),
            held: BTreeMap::new(),
        })
    }

    /// Removes what is left of a finished run from the bus: chunks that were sent twice.
    ///
    /// # Errors
    /// If the bus does not answer.
    pub fn finish(mut self) -> Result<(), RunError> {
        let handed_out = std::mem::take(&mut self.handed_out);
        let BusExecutor {
            bus,
            runtime,
            queues,
            program,
            run,
            ..
        } = self;
        let cleared = runtime.block_on(async {
            acknowledge(&handed_out).await;
            let jobs = jobs_subject(&program, &run);
            queues.jobs.purge().filter(jobs).await?;
            queues
                .results
                .delete_consumer(&format!("run-{run}"))
                .await?;
            let subject = format!("{}.>", results_subject(&run));
            queues.results.purge().filter(subject).await?;
            Ok::<(), async_nats::Error>(())
        });
        cleared.map_err(|error| RunError::Bus(bus.wrong(&error).to_string()))
    }

    /// Nobody plays what is still waiting: the run has failed.
    fn give_up(&mut self) {
        let stored = std::mem::take(&mut self.handed_out);
        let waiting = jobs_subject(&self.program, &self.run);
        self.runtime.block_on(async {
            acknowledge(&stored).await;
            // If this is lost, workers play for nothing.
            let _ = self.queues.jobs.purge().filter(waiting).await;
        });
    }

    /// Whether a worker of this version has ever asked for work.
    #[must_use]
    pub fn has_workers(&self) -> bool {
        self.busy().is_some()
    }

    /// How many jobs of this version are being played; `None` if no worker has ever asked for one.
    fn busy(&self) -> Option<usize> {
        let name = workers(&self.program);
        let jobs = &self.queues.jobs;
        let info = self
            .runtime
            .block_on(async { jobs.consumer_info(name).await.ok() })?;
        Some(info.num_ack_pending)
    }

    /// Takes a part of a chunk.
    fn take(&mut self, message: Message) -> Taken {
        let failed = message.headers.as_ref().and_then(|it| it.get(FAILED));
        if let Some(process) = failed {
            let own = process.as_str() == self.process;
            let why = String::from_utf8_lossy(&message.payload).into_owned();
            self.handed_out.push(message);
            return if own {
                Taken::Failed(why)
            } else {
                Taken::Nothing
            };
        }
        let part = match Part::read(&message) {
            Ok(part) => part,
            Err(job) => {
                self.handed_out.push(message);
                return job.map_or(Taken::Nothing, Taken::Damaged);
            }
        };
        let key = (part.job, part.attempt);
        let parts = self.parts.entry(key.clone()).or_default();
        parts.insert(part.number, message.payload.clone());
        let complete = parts.len() == part.of;
        self.held.entry(key.clone()).or_default().push(message);
        if !complete {
            return Taken::Nothing;
        }
        let parts = self.parts.remove(&key).unwrap_or_default();
        self.handed_out
            .extend(self.held.remove(&key).unwrap_or_default());
        let bytes: Vec<u8> = parts.into_values().flatten().collect();
        let intact = checksum(&bytes) == part.checksum;
        let files = Files::unpack(&bytes).filter(|files| intact && files.check().is_ok());
        match files {
            Some(files) => Taken::Chunk(part.job, files),
            None => Taken::Damaged(part.job),
        }
    }
}

/// What a message was.
enum Taken {
    /// One part of several, or nothing intelligible.
    Nothing,
    /// The last part that was missing.
    Chunk(Job, Files),
    /// In any case, the chunk has to be played again.
    Damaged(Job),
    /// A chunk cannot be played, and why.
    Failed(String),
}

/// Enough jobs that every worker finds the next one waiting.
fn wanted(busy: usize) -> usize {
    CAPACITY.max(2 * busy)
}

fn checksum(bytes: &[u8]) -> String {
    hex::encode(&Sha256::digest(bytes)[..16])
}

impl Executor for BusExecutor {
    fn capacity(&self) -> usize {
        self.capacity
    }

    fn submit(&mut self, job: Job) -> Result<(), RunError> {
        let order = Order {
            fingerprint: self.run.clone(),
            process: self.process.clone(),
            experiment: self.experiment.clone(),
            arm: job.arm,
            chunk: job.chunk,
        };
        let body = serde_json::to_vec(&order).map_err(|error| RunError::Game(error.into()))?;
        let context = &self.queues.context;
        let subject = jobs_subject(&self.program, &self.run);
        let sent = self.runtime.block_on(async {
            context.publish(subject, body.into()).await?.await?;
            Ok::<(), async_nats::Error>(())
        });
        sent.map_err(|error| RunError::Bus(self.bus.wrong(&error).to_string()))
    }

    fn next(&mut self) -> Result<(Job, Files), RunError> {
        let stored = std::mem::take(&mut self.handed_out);
        self.runtime.block_on(acknowledge(&stored));
        if self.looked.elapsed() >= LOOK {
            self.capacity = self.busy().map_or(self.capacity, wanted);
            self.looked = Instant::now();
        }
        loop {
            let consumer = &self.results;
            let message = self.runtime.block_on(next_message(consumer));
            match message.map_or(Taken::Nothing, |message| self.take(message)) {
                Taken::Nothing => {}
                Taken::Chunk(job, files) => return Ok((job, files)),
                Taken::Damaged(job) => self.submit(job)?,
                Taken::Failed(why) => {
                    self.give_up();
                    return Err(RunError::Game(io::Error::other(why)));
                }
            }
        }
    }
}

async fn acknowledge(messages: &[Message]) {
    for message in messages {
        // If this is lost, the chunk comes again and is not counted again.
        let _ = message.ack().await;
    }
}

/// Waits for a message for a while. One at a time: messages fetched ahead would count as delivered.
async fn next_message(consumer: &PullConsumer) -> Option<Message> {
    let fetch = consumer.fetch().max_messages(1).expires(5 * PAUSE);
    let message = match fetch.messages().await {
        Ok(mut batch) => batch.next().await,
        Err(_) => {
            // The connection comes back by itself.
            tokio::time::sleep(PAUSE).await;
            None
        }
    };
    message.and_then(Result::ok)
}

/// One message of a result.
struct Part {
    job: Job,
    /// Whose it is: parts of different attempts do not fit.
    attempt: String,
    number: usize,
    of: usize,
    /// Of the whole.
    checksum: String,
}

impl Part {
    /// If it cannot be read: the job that it belongs to, if that is known.
    fn read(message: &Message) -> Result<Part, Option<Job>> {
        let mut words = message.subject.rsplit('.');
        let mut number = || words.next()?.parse::<u32>().ok();
        let (chunk, arm) = (number().ok_or(None)?, number().ok_or(None)?);
        let job = Job {
            arm: arm as usize,
            chunk,
        };
        let read = || {
            let headers = message.headers.as_ref()?;
            let text = |name: &str| headers.get(name).map(|value| value.as_str().to_owned());
            Some(Part {
                job,
                attempt: text("Attempt")?,
                number: text("Part")?.parse().ok()?,
                of: text("Parts")?.parse().ok()?,
                checksum: text("Checksum")?,
            })
        };
        read().ok_or(Some(job))
    }
}

fn runtime() -> io::Result<Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
}

/// What a worker says of every chunk: that it has been played, or why it cannot be.
pub type Tell<'a> = &'a (dyn Fn(Result<Job, BusError>) + Sync);
/// Plays a chunk.
type Play = fn(Job, &Experiment) -> io::Result<Files>;

/// Plays the jobs of runs with this many threads until the process ends.
///
/// # Errors
/// If the bus cannot be reached at the start.
pub fn work(bus: &Bus, threads: NonZeroUsize, tell: Tell<'_>) -> Result<(), RunError> {
    work_playing(bus, threads, play_or_tell, tell)
}

fn work_playing(
    bus: &Bus,
    threads: NonZeroUsize,
    player: Play,
    tell: Tell<'_>,
) -> Result<(), RunError> {
    let runtime = runtime()?;
    runtime.block_on(async {
        let wrong = |error: BusError| RunError::Bus(error.to_string());
        let queues = bus.connect().await.map_err(wrong)?;
        let program = program();
        let subject = jobs_subject(&program, "*");
        let consumer = bus
            .consumer(&queues.jobs, &workers(&program), &subject)
            .await
            .map_err(wrong)?;
        let all = (0..threads.get()).map(|_| work_alone(bus, &queues, &consumer, player, tell));
        // They never end.
        futures_util::future::join_all(all).await;
        Ok(())
    })
}

async fn work_alone(
    bus: &Bus,
    queues: &Queues,
    consumer: &PullConsumer,
    player: Play,
    tell: Tell<'_>,
) {
    loop {
        let Some(message) = next_message(consumer).await else {
            continue;
        };
        let order: Option<Order> = serde_json::from_slice(&message.payload).ok();
        let understood = order.and_then(|order| {
            let experiment = Experiment::read(&order.experiment).ok()?;
            let same = experiment.fingerprint() == order.fingerprint;
            (same && order.arm < experiment.arms.len()).then_some((order, experiment))
        });
        let Some((order, experiment)) = understood else {
            // It is for this version of the program, so no worker will ever understand it.
            let _ = message.ack_with(AckKind::Term).await;
            continue;
        };
        let job = Job {
            arm: order.arm,
            chunk: order.chunk,
        };
        let name = experiment.name.clone();
        let played = play(bus, &message, Arc::new(experiment), player, job).await;
        let sent = match &played {
            Ok(files) => send(queues, &order.fingerprint, job, files).await,
            Err(why) => send_failure(queues, &order, job, why).await,
        };
        if sent.is_err() {
            // The job comes back after a while, to this worker or to another one.
            tokio::time::sleep(PAUSE).await;
            continue;
        }
        // If this is lost, a worker plays the chunk again for nothing.
        let _ = message.double_ack().await;
        tell(match played {
            Ok(_) => Ok(job),
            Err(why) => Err(BusError::Game {
                experiment: name,
                why,
            }),
        });
    }
}

/// Plays a chunk, and reports meanwhile that it is being played; if it cannot be, why.
async fn play(
    bus: &Bus,
    message: &Message,
    experiment: Arc<Experiment>,
    player: Play,
    job: Job,
) -> Result<Files, String> {
    let mut playing = tokio::task::spawn_blocking(move || player(job, &experiment));
    loop {
        tokio::select! {
            played = &mut playing => return match played {
                Ok(played) => played.map_err(|error| error.to_string()),
                Err(error) => Err(error.to_string()),
            },
            () = tokio::time::sleep(bus.patience / 3) => {
                let _ = message.ack_with(AckKind::Progress).await;
            }
        }
    }
}

fn result_subject(run: &str, job: Job) -> String {
    format!("{}.{}.{}", results_subject(run), job.arm, job.chunk)
}

async fn send_failure(
    queues: &Queues,
    order: &Order,
    job: Job,
    why: &str,
) -> Result<(), async_nats::Error> {
    let mut headers = HeaderMap::new();
    headers.insert(FAILED, order.process.as_str());
    let subject = result_subject(&order.fingerprint, job);
    let body = Bytes::from(why.to_owned());
    let context = &queues.context;
    let sent = context.publish_with_headers(subject, headers, body);
    sent.await?.await?;
    Ok(())
}

async fn send(
    queues: &Queues,
    run: &str,
    job: Job,
    files: &Files,
) -> Result<(), async_nats::Error> {
    let bytes = Bytes::from(files.pack());
    let subject = result_subject(run, job);
    let attempt = queues.context.client().new_inbox();
    let checksum = checksum(&bytes);
    let count = bytes.len().div_ceil(PART);
    for number in 0..count {
        let mut headers = HeaderMap::new();
        headers.insert("Attempt", attempt.as_str());
        headers.insert("Part", number.to_string());
        headers.insert("Parts", count.to_string());
        headers.insert("Checksum", checksum.as_str());
        let part = bytes.slice(number * PART..bytes.len().min((number + 1) * PART));
        let context = &queues.context;
        let sent = context.publish_with_headers(subject.clone(), headers, part);
        sent.await?.await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::run::play_with;

    /// A broken game ends the run, wherever it is played. The worker goes on, and what one process was told
    /// does not end the next one.
    #[test]
    fn a_broken_game_ends_the_run_over_a_bus() {
        let folder = tempfile::tempdir().expect("a folder");
        let nats = server_tests::Nats::start_with_jetstream(&folder.path().join("nats"))
            .expect("nats-server");
        let bus = Bus {
            url: nats.url().to_owned(),
            patience: Duration::from_secs(5),
        };
        let text = "name = \"a\"\ngame = \"armada\"\ngames = 8\nchunk = 1\nseats = [\"random\"]\n";
        let experiment = Experiment::read(text).expect("an experiment");
        // It ends with this process.
        let (told, heard) = std::sync::mpsc::channel();
        let told = std::sync::Mutex::new(told);
        std::thread::spawn({
            let bus = bus.clone();
            move || {
                let player: Play = |job, experiment| {
                    static FAILED: AtomicBool = AtomicBool::new(false);
                    let breaks = job.chunk == 2 && !FAILED.swap(true, Ordering::Relaxed);
                    play_with(job, experiment, |job, experiment| {
                        assert!(!breaks, "no such square");
                        job.play(experiment)
                    })
                };
                let tell = |said: Result<Job, BusError>| {
                    if let Err(error) = said {
                        let told = told.lock().expect("a lock");
                        let _ = told.send(error.to_string());
                    }
                };
                work_playing(&bus, NonZeroUsize::MIN, player, &tell)
            }
        });
        let results = folder.path().join("results");
        let play = || {
            let mut executor = BusExecutor::connect(&bus, &experiment).expect("the bus answers");
            crate::run::run(&experiment, &results, &mut executor, &mut |_| {})
        };
        let why = "chunk 2 of arm 0 cannot be played: a game or a bot is broken (no such square)";
        let error = play().expect_err("broken");
        assert_eq!(error.to_string(), why);
        let said = heard.recv_timeout(Duration::from_secs(30)).expect("said");
        assert_eq!(said, format!("a: {why}"));
        // A failure that came too late for the process that it was meant for.
        let executor = BusExecutor::connect(&bus, &experiment).expect("the bus answers");
        let order = Order {
            fingerprint: experiment.fingerprint(),
            process: executor.process.clone(),
            experiment: text.to_owned(),
            arm: 0,
            chunk: 3,
        };
        let job = Job { arm: 0, chunk: 3 };
        let late = send_failure(&executor.queues, &order, job, "too late");
        executor.runtime.block_on(late).expect("sent");
        drop(executor);
        play().expect("it continues");
    }

    /// However many workers there are, each finds a job.
    #[test]
    fn more_workers_get_more_jobs() {
        assert_eq!(wanted(0), CAPACITY);
        assert_eq!(wanted(CAPACITY), 2 * CAPACITY);
        // All jobs being played means that there may be workers without one.
        let mut capacity = wanted(0);
        let workers = 500;
        for _ in 0..6 {
            let busy = workers.min(capacity + 1);
            capacity = wanted(busy);
        }
        assert!(capacity > workers, "{capacity}");
    }

    #[test]
    fn errors_do_not_reveal_passwords() {
        let bus = Bus {
            url: "nats://ada:secret@bus.example:4222".to_owned(),
            patience: PATIENCE,
        };
        let text = bus.wrong(&"no answer").to_string();
        assert_eq!(text, "nats://bus.example:4222: no answer");
    }
}
