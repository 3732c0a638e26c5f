//! Deterministic simulation of the server: several nodes with the real hub and the real connection
//! code, pages that speak the real protocol and play real games, a database and a bus, all in one
//! process, on one thread, in simulated time. Everything random follows from a seed, faults
//! included: crashes at any step, frozen machines, partitions between any two parts, connections
//! that end with or without notice, slow and failing calls to the database (before and after they
//! have taken effect), lost, late, repeated and reordered hints, and wall clocks that jump.
//!
//! After every run, when all faults are over: acknowledged requests are in the log, once and at the
//! number that was told; refused ones are not; the tables of all nodes and pages are the fold of
//! the stored log; summaries and results belong to it; service time has advanced only while some
//! node could serve, and entries have the time of the service; the dice of finished games verify.
//!
//! A test breaks the database on purpose, once for every kind of check, to show that they notice
//! ([`Flaw`]).

mod bus;
mod check;
mod database;
mod network;
mod node;
mod page;
mod world;

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use starboard_kernel::{Level, OptionValues, Registry};
use starboard_table::{Clock, Late, Person, Plan, SeatFor};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use bus::Exchange;
pub use check::Counts;
use check::Inspector;
use database::{Database, NodeStorage};
use node::{Bots, Node, Weather};
use page::{Links, Notes, Page};
use world::{World, locked};

/// A database that is broken on purpose, to show that the checks notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Confirms an entry and does not store it.
    Forgets,
    /// Stores an entry in place of another with the same number.
    Overwrites,
    /// Does not return the last entry of a log.
    HidesEntries,
    /// Lets a heartbeat add an hour to service time.
    HurriesTime,
    /// Returns another seed for the rematch with every load, as if the server chose it late.
    LoadedDice,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// Keeps the lines of the trace, to read them.
    pub keeps_trace: bool,
    pub flaw: Option<Flaw>,
}

/// The outcome of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub seed: u64,
    /// The hash of the trace: the same for every run of the seed.
    pub hash: u64,
    pub trace: Vec<String>,
    /// What must never happen, and did.
    pub problems: Vec<String>,
    pub counts: Counts,
}

/// Runs a seed.
///
/// # Panics
/// If there is no runtime.
#[must_use]
pub fn run(seed: u64, settings: Settings) -> Report {
    runtime().block_on(async {
        let world = World::new(seed, settings.keeps_trace);
        let counts = simulate(&world, settings.flaw).await;
        let (hash, trace, problems) = world.findings();
        Report {
            seed,
            hash,
            trace,
            problems,
            counts,
        }
    })
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime")
}

/// Everything of a run.
struct Stage {
    world: World,
    registry: Registry,
    rows: Database,
    exchange: Exchange,
    nodes: Vec<Arc<Node>>,
    is_shared: bool,
    flaw: Option<Flaw>,
    /// A player leaves for minutes.
    is_long: bool,
}

async fn simulate(world: &World, flaw: Option<Flaw>) -> Counts {
    let count = world.between(1, 3) as usize;
    let node = |number| Node::new(world, number, Bots::default());
    let nodes: Vec<Arc<Node>> = (1..=count).map(node).collect();
    // One node alone may have a database of its own: then it does not poll.
    let is_shared = count > 1 || world.chance(300);
    let mut stage = Stage::new(world, nodes, is_shared, flaw).await;
    // Now and then it takes long enough for a player to count as absent.
    stage.is_long = world.chance(LONG);
    let stage = Arc::new(stage);
    let account =
        check::watch_service_time(world.clone(), stage.nodes.clone(), Arc::clone(&stage.rows));
    tokio::spawn(account);
    let pages = stage.people().await;
    let faults = tokio::spawn(Arc::clone(&stage).faults(pages.clone()));
    tokio::spawn(Arc::clone(&stage).open_tables(pages.clone()));
    sleep(match stage.is_long {
        true => world.millis(170_000, 260_000),
        false => world.millis(20_000, 80_000),
    })
    .await;
    faults.abort();
    stage.heal();
    sleep(Duration::from_secs(5)).await;
    for (_, notes) in &pages {
        locked(notes).is_done = true;
    }
    // Pages notice dead connections, and people who are away come back.
    sleep(Duration::from_secs(80)).await;
    let inspector = Inspector {
        world,
        registry: &stage.registry,
        rows: &stage.rows,
        nodes: &stage.nodes,
        pages: &pages,
    };
    let counts = inspector.inspect().await;
    for node in &stage.nodes {
        node.crash();
    }
    counts
}

/// How many runs of a thousand take long enough for a bot to take over.
const LONG: u32 = 120;

type Pages = Vec<(String, Arc<Mutex<Notes>>)>;

impl Stage {
    /// Starts all nodes.
    async fn new(
        world: &World,
        nodes: Vec<Arc<Node>>,
        is_shared: bool,
        flaw: Option<Flaw>,
    ) -> Stage {
        let stage = Stage {
            world: world.clone(),
            registry: starboard_games::registry(),
            rows: Database::default(),
            exchange: Exchange::new(world),
            nodes,
            is_shared,
            flaw,
            is_long: false,
        };
        for node in &stage.nodes {
            stage.start(node);
        }
        while stage.nodes.iter().any(|node| node.hub().is_none()) {
            sleep(Duration::from_millis(100)).await;
        }
        stage
    }

    fn start(&self, node: &Arc<Node>) {
        let storage = NodeStorage {
            world: self.world.clone(),
            rows: Arc::clone(&self.rows),
            node: Arc::clone(node),
            is_shared: self.is_shared,
            flaw: self.flaw,
        };
        node.start(storage, &self.exchange);
    }

    /// Adds people, each with a page.
    async fn people(&self) -> Pages {
        let mut pages = Vec::new();
        let links = Links::default();
        let hub = self.nodes[0].hub().expect("it is up");
        let names = &["Ada", "Ben", "Cleo", "Dan"][..self.world.between(2, 4) as usize];
        let leave = Arc::new(AtomicBool::new(self.is_long));
        for (name, number) in names.iter().zip(1..) {
            let (person, secret) = hub.add_person(name).await.expect("there are no faults yet");
            let notes = Arc::new(Mutex::new(Notes::default()));
            locked(&notes).person = Some(person.clone());
            pages.push(((*name).to_owned(), Arc::clone(&notes)));
            let page = Page {
                world: self.world.clone(),
                registry: self.registry.clone(),
                person,
                secret,
                nodes: self.nodes.clone(),
                pace: self.world.between(200, 2_000),
                notes,
                address: IpAddr::from([192, 0, 2, number]),
                leave: Arc::clone(&leave),
                is_leaving: false,
                absent: BTreeMap::new(),
                links: Arc::clone(&links),
                watched: BTreeSet::new(),
            };
            tokio::spawn(page.run());
        }
        pages
    }

    fn plan(&self, people: u32) -> Plan {
        // Two games whose moves are quick, and with several numbers of players.
        let games: Vec<&str> = self
            .registry
            .iter()
            .map(|game| game.name())
            .take(2)
            .collect();
        let game = games[usize::from(self.world.chance(300))];
        // Some tables wait for people who do not exist; where a player is going to leave, a game
        // begins.
        let most = if self.is_long { people.min(3) } else { 3 };
        let seats = self.world.between(2, most);
        let person_or_bot = |index: u32| match index == 0 || self.world.chance(800) {
            true => SeatFor::Person,
            false => SeatFor::bot(Level::new(1).expect("a level")),
        };
        let mut options = OptionValues::new();
        options.insert("players".to_owned(), seats.into());
        Plan {
            public: true,
            chat: true,
            clock: match self.world.below(6) {
                0 => Clock::None,
                // A clock would run out before a bot may take over.
                2..6 if self.is_long => Clock::None,
                1 => Clock::PerMove { days: 1 },
                _ => Clock::Live {
                    minutes: 1,
                    increment: self.world.below(3) as u16,
                },
            },
            late: match self.world.chance(500) {
                true => Late::Bot,
                false => Late::Resign,
            },
            ..Plan::new(game, options, (0..seats).map(person_or_bot).collect())
        }
    }

    /// Opens tables and invites everybody. Every request is repeated until it is answered.
    async fn open_tables(self: Arc<Stage>, pages: Pages) {
        for _ in 0..self.world.between(1, 2) {
            let host = self.world.pick(&pages).and_then(|(_, notes)| {
                let person: Option<Person> = locked(notes).person.clone();
                person
            });
            let Some(host) = host else { return };
            let (plan, key) = (
                self.plan(pages.len() as u32),
                hex::encode(self.world.bytes::<8>()),
            );
            let table = loop {
                let node = self.world.pick(&self.nodes);
                if let Some((node, hub)) = node.and_then(|node| Some((node, node.hub()?))) {
                    let (done, answer) = oneshot::channel();
                    let (host, key, plan) = (host.clone(), key.clone(), plan.clone());
                    node.spawn(Box::pin(async move {
                        // The answer may come too late.
                        let _ = done.send(hub.open_table(&host, &key, plan).await);
                    }));
                    let answer = tokio::time::timeout(Duration::from_secs(12), answer).await;
                    if let Ok(Ok(Ok(table))) = answer {
                        break table;
                    }
                }
                sleep(self.world.millis(100, 1_000)).await;
            };
            self.world
                .note(format_args!("{} has opened {table}", host.name));
            for (_, notes) in &pages {
                let mut notes = locked(notes);
                notes.logs.entry(table.clone()).or_default();
                // It subscribes with the next connection.
                if let Some(connection) = &notes.connection {
                    connection.cut(false);
                }
            }
            sleep(self.world.millis(100, 10_000)).await;
        }
    }

    /// Something goes wrong every now and then; how often depends on the seed.
    async fn faults(self: Arc<Stage>, pages: Pages) {
        let world = &self.world;
        // Some runs are quiet, some have only one kind of fault.
        let pause = match world.below(4) {
            0 => return,
            // A node that has lost a table does not know how long a player has been away.
            _ if self.is_long => 60_000,
            1 => 10_000,
            2 => 3_000,
            _ => 1_000,
        };
        let only = world.chance(300).then(|| world.below(10));
        loop {
            sleep(world.millis(50, pause)).await;
            let Some(node) = world.pick(&self.nodes) else {
                return;
            };
            let fault = only.unwrap_or_else(|| world.below(10));
            let time = world.millis(200, if world.chance(300) { 30_000 } else { 4_000 });
            let seconds = time.as_secs_f32();
            let page = world
                .pick(&pages)
                .map(|(name, notes)| (name, locked(notes)));
            let connection = page.and_then(|(name, notes)| Some((name, notes.connection.clone()?)));
            match fault {
                0 | 1 if !node.is_up() => {}
                0 => {
                    world.note(format_args!("{} crashes for {seconds} s", node.name));
                    node.crash();
                }
                1 => {
                    world.note(format_args!("{} may crash at any call", node.name));
                    self.weather(
                        node,
                        time,
                        Weather {
                            crashes: 20,
                            ..Weather::default()
                        },
                    );
                }
                2 => {
                    world.note(format_args!("{} freezes for {seconds} s", node.name));
                    node.freeze(time);
                }
                3 if self.is_shared => {
                    world.note(format_args!("{} is cut off for {seconds} s", node.name));
                    node.cut_off(time);
                }
                4 => {
                    world.note(format_args!("{} is alone for {seconds} s", node.name));
                    node.isolate(time);
                }
                5 => {
                    let hour = if world.chance(500) {
                        3_600_000
                    } else {
                        -3_600_000
                    };
                    world.note(format_args!(
                        "the clock of {} jumps by {hour} ms",
                        node.name
                    ));
                    node.set_wall_clock(hour);
                }
                6 => {
                    world.note(format_args!("calls of {} fail for {seconds} s", node.name));
                    let errors = world.between(50, 500);
                    self.weather(
                        node,
                        time,
                        Weather {
                            errors,
                            ..Weather::default()
                        },
                    );
                }
                7 => {
                    world.note(format_args!(
                        "calls of {} are slow for {seconds} s",
                        node.name
                    ));
                    self.weather(
                        node,
                        time,
                        Weather {
                            slow: true,
                            ..Weather::default()
                        },
                    );
                }
                8 => {
                    if let Some((name, connection)) = connection {
                        let silently = world.chance(400);
                        world.note(format_args!("{name} is cut, silently: {silently}"));
                        connection.cut(silently);
                    }
                }
                _ => {
                    if let Some((name, connection)) = connection {
                        world.note(format_args!("{name} is held up for {seconds} s"));
                        connection.hold(Instant::now() + time);
                    }
                }
            }
            // Nodes that are down come back after a while.
            if !node.is_up() {
                let (stage, node) = (Arc::clone(&self), Arc::clone(node));
                tokio::spawn(async move {
                    sleep(time).await;
                    if !node.is_up() {
                        stage.start(&node);
                    }
                });
            }
        }
    }

    fn weather(&self, node: &Arc<Node>, time: Duration, weather: Weather) {
        node.set_weather(weather);
        let node = Arc::clone(node);
        tokio::spawn(async move {
            sleep(time).await;
            node.set_weather(Weather::default());
        });
    }

    fn heal(&self) {
        self.world.note(format_args!("all faults are over"));
        for node in &self.nodes {
            node.heal();
            if !node.is_up() {
                self.start(node);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::SinkExt;
    use starboard_kernel::Seat;
    use starboard_server::Hub;
    use starboard_server::socket::Message;
    use starboard_server::storage::Duty;
    use starboard_table::{Event, Fresh, Phase, Request};
    use starboard_wire::{ClientMessage, PROTOCOL, PlayerResult, Secret, ServerMessage};

    use super::*;

    const HOUR: Duration = Duration::from_secs(60 * 60);

    async fn stage_of_one(world: &World, is_shared: bool) -> Stage {
        let node = Node::new(world, 1, Bots::default());
        Stage::new(world, vec![node], is_shared, None).await
    }

    fn plan_for_two(stage: &Stage, second: SeatFor) -> Plan {
        let game = stage.registry.iter().next().expect("a game");
        let mut options = OptionValues::new();
        options.insert("players".to_owned(), 2.into());
        Plan {
            chat: true,
            ..Plan::new(game.name(), options, vec![SeatFor::Person, second])
        }
    }

    fn entropy() -> Fresh {
        Fresh::try_from("0".repeat(32)).expect("32 digits")
    }

    /// A table that plays with a clock, and one of its players with their secret.
    async fn table_for_two(stage: &Stage, hub: &Hub) -> (String, Person, Secret) {
        let plan = Plan {
            late: Late::Resign,
            clock: Clock::Live {
                minutes: 1,
                increment: 0,
            },
            ..plan_for_two(stage, SeatFor::Person)
        };
        let (ada, secret) = hub.add_person("Ada").await.expect("added");
        let (ben, _) = hub.add_person("Ben").await.expect("added");
        let opened = hub.open_table(&ada, "the-table", plan).await;
        let table = opened.expect("opened");
        for (person, seat) in [&ada, &ben].into_iter().zip(Seat::first(2)) {
            let version = hub.table(&table).await.expect("there").sequence();
            let entropy = entropy();
            let sit = Request::Sit { seat, entropy };
            let sat = hub.ask(person, &table, version, "sit-down", &sit).await;
            sat.expect("seated");
        }
        (table, ada, secret)
    }

    /// How much service time passes at a table with running clocks while something happens, in
    /// milliseconds. Nobody may be late.
    fn charged(is_shared: bool, happens: impl AsyncFnOnce(&Node)) -> u64 {
        runtime().block_on(async {
            let world = World::new(7, false);
            let stage = stage_of_one(&world, is_shared).await;
            let hub = stage.nodes[0].hub().expect("up");
            let (table, ..) = table_for_two(&stage, &hub).await;
            let before = hub.now();
            happens(&stage.nodes[0]).await;
            // Long enough for every duty to look at the table.
            sleep(Duration::from_secs(5)).await;
            let passed = hub.now() - before;
            for stored in locked(&stage.rows).logs[&table].values() {
                let event = &stored.entry.event;
                assert!(!matches!(event, Event::Late { .. }), "{event:?}");
            }
            stage.nodes[0].crash();
            passed
        })
    }

    /// What passes anyhow, and what a stall may add.
    fn assert_next_to_nothing(charged: u64) {
        assert!(charged < 8_000, "{charged} ms");
    }

    #[test]
    fn a_wall_clock_that_is_set_charges_nobody() {
        for ahead in [3_600_000, -3_600_000] {
            assert_next_to_nothing(charged(true, async |node: &Node| {
                node.set_wall_clock(ahead);
            }));
        }
    }

    #[test]
    fn a_machine_that_is_suspended_charges_nobody() {
        let suspended = async |node: &Node| {
            node.freeze(HOUR);
            sleep(HOUR).await;
        };
        assert_next_to_nothing(charged(true, suspended));
        assert_next_to_nothing(charged(false, suspended));
    }

    #[test]
    fn a_heartbeat_that_stalls_charges_nobody() {
        let stalled = async |node: &Node| {
            let stall = HOUR;
            node.set_weather(Weather {
                stall,
                ..Weather::default()
            });
            sleep(Duration::from_secs(1)).await;
            node.set_weather(Weather::default());
            sleep(HOUR).await;
        };
        assert_next_to_nothing(charged(false, stalled));
    }

    #[test]
    fn a_database_that_is_unavailable_charges_nobody() {
        let cut_off = async |node: &Node| {
            node.cut_off(HOUR);
            sleep(HOUR).await;
        };
        assert_next_to_nothing(charged(true, cut_off));
    }

    /// What the database stores in future, it does not say.
    fn lose_answers(node: &Node) {
        node.set_weather(Weather {
            loses_answers: true,
            ..Weather::default()
        });
    }

    #[test]
    fn what_was_stored_in_silence_is_published() {
        runtime().block_on(async {
            let stage = stage_of_one(&World::new(7, false), false).await;
            let hub = stage.nodes[0].hub().expect("up");
            let (table, ada, _) = table_for_two(&stage, &hub).await;
            // It reads nothing from a database that no other node uses.
            let known = async || hub.table(&table).await.expect("there").sequence();
            let before = known().await;
            lose_answers(&stage.nodes[0]);
            let text = "Hello".to_owned();
            let hello = Request::Say { text };
            let said = hub.ask(&ada, &table, before, "some-key", &hello).await;
            assert_eq!(said.map_err(|error| error.code()), Err("trouble"));
            stage.nodes[0].heal();
            assert_eq!(known().await, before);
            sleep(Duration::from_secs(3)).await;
            assert_eq!(known().await, before + 1);
            stage.nodes[0].crash();
        });
    }

    /// A connection that has said hello.
    async fn connected(
        world: &World,
        node: &Arc<Node>,
        secret: Secret,
        from: IpAddr,
    ) -> network::End {
        let (mut end, far, scissors) = network::connect(world);
        assert!(node.serve(far, scissors, from));
        let (protocol, secret) = (PROTOCOL, Some(secret));
        let hello = ClientMessage::Hello { protocol, secret };
        page::send(&mut end, &hello).await.expect("sent");
        end
    }

    /// Somebody at this address watches a table of a node.
    async fn watching(
        stage: &Stage,
        node: usize,
        secret: Secret,
        table: &str,
        from: IpAddr,
    ) -> network::End {
        let node = &stage.nodes[node];
        let mut end = connected(&stage.world, node, secret, from).await;
        let watch = ClientMessage::Watch {
            table: table.to_owned(),
            after: 0,
        };
        page::send(&mut end, &watch).await.expect("sent");
        end
    }

    /// Waits until a page is told that these players are not there.
    async fn told_of_absence(end: &mut network::End, wanted: &[Seat]) {
        let told = async {
            loop {
                let message = page::receive(end).await.expect("connected");
                if let Some(ServerMessage::Present { absent, .. }) = message
                    && absent.iter().map(|one| one.seat).eq(wanted.iter().copied())
                {
                    return;
                }
            }
        };
        let told = tokio::time::timeout(Duration::from_secs(40), told).await;
        told.unwrap_or_else(|_| panic!("never told that {wanted:?} are not there"));
    }

    #[test]
    fn players_of_whom_another_node_says_nothing_more_are_absent() {
        for node_is_gone in [true, false] {
            runtime().block_on(async {
                let world = World::new(7, false);
                let nodes = [1, 2].map(|number| Node::new(&world, number, Bots::default()));
                let stage = Stage::new(&world, nodes.to_vec(), true, None).await;
                // Without hints.
                stage.nodes[1].isolate(HOUR);
                let hub = stage.nodes[0].hub().expect("up");
                let (table, _, ada) = table_for_two(&stage, &hub).await;
                let (_, eve) = hub.add_person("Eve").await.expect("added");
                let from = IpAddr::from([192, 0, 2, 1]);
                let mut page = watching(&stage, 0, eve, &table, from).await;
                let of_ada = watching(&stage, 1, ada, &table, from).await;
                let [first, second] = [0, 1].map(Seat::new);
                told_of_absence(&mut page, &[second]).await;
                match node_is_gone {
                    true => stage.nodes[1].crash(),
                    false => drop(of_ada),
                }
                told_of_absence(&mut page, &[first, second]).await;
                for node in &stage.nodes {
                    node.crash();
                }
            });
        }
    }

    /// The number of the entry, or the code of the refusal.
    async fn say(end: &mut network::End, table: &str, key: &str) -> Result<u64, String> {
        let ask = ClientMessage::Ask {
            table: table.to_owned(),
            version: 0,
            key: key.to_owned(),
            request: Request::Say {
                text: "Hello".to_owned(),
            },
        };
        page::send(end, &ask).await.expect("sent");
        loop {
            match page::receive(end).await.expect("connected") {
                Some(ServerMessage::Done { sequence, .. }) => return Ok(sequence),
                Some(ServerMessage::Refused { code, .. }) => return Err(code),
                _ => {}
            }
        }
    }

    #[test]
    fn what_has_happened_is_not_refused() {
        runtime().block_on(async {
            let world = World::new(7, false);
            let stage = stage_of_one(&world, false).await;
            let node = &stage.nodes[0];
            let hub = node.hub().expect("up");
            let (table, _, secret) = table_for_two(&stage, &hub).await;
            let before = hub.table(&table).await.expect("there").sequence();
            let mut end = connected(&world, node, secret, IpAddr::from([192, 0, 2, 1])).await;
            // As much as is allowed at once.
            for key in ["key-no-1", "key-no-2", "key-no-3", "key-no-4"] {
                say(&mut end, &table, key).await.expect("said");
            }
            lose_answers(node);
            let lost = say(&mut end, &table, "key-no-5").await;
            assert_eq!(lost, Err("trouble".to_owned()));
            node.heal();
            let again = say(&mut end, &table, "key-no-5").await;
            assert_eq!(again, Ok(before + 5));
            let more = say(&mut end, &table, "key-no-6").await;
            assert_eq!(more, Err("too-fast".to_owned()));
            // Once nothing is in doubt, a single node's database has no news for it.
            sleep(Duration::from_secs(2)).await;
            let loads = locked(&stage.rows).loads;
            let mut refused = 0;
            for number in 10..20 {
                let said = say(&mut end, &table, &format!("key-no-{number}")).await;
                refused += usize::from(said == Err("too-fast".to_owned()));
            }
            assert!(refused > 5, "{refused}");
            assert_eq!(locked(&stage.rows).loads, loads);
            node.crash();
        });
    }

    #[test]
    fn a_seat_that_has_moved_is_not_refused_elsewhere() {
        runtime().block_on(async {
            let world = World::new(7, false);
            let nodes = [1, 2].map(|number| Node::new(&world, number, Bots::default()));
            let stage = Stage::new(&world, nodes.to_vec(), true, None).await;
            let [one, two] = [0, 1].map(|index| stage.nodes[index].hub().expect("up"));
            let (table, ada, _) = table_for_two(&stage, &one).await;
            let (phone, _) = one.add_person("Ada").await.expect("added");
            // The other node knows the table as it was, and hears nothing.
            two.table(&table).await.expect("there");
            stage.nodes[1].isolate(HOUR);
            let secret = one.lend(&ada, &table).await.expect("lent");
            let moved = one.claim(&phone, &table, "some-key", &secret).await;
            let again = two.claim(&phone, &table, "some-key", &secret).await;
            assert_eq!(moved.expect("moved"), again.expect("the same"));
            let other = two.claim(&phone, &table, "other-key", &secret).await;
            assert_eq!(other.map_err(|error| error.code()), Err("wrong-secret"));
            for node in &stage.nodes {
                node.crash();
            }
        });
    }

    /// A table where bots play every seat and the person who opened it watches.
    async fn watched_bots(
        stage: &Stage,
        who: &(Person, Secret),
        key: &str,
        from: IpAddr,
    ) -> String {
        let hub = stage.nodes[0].hub().expect("up");
        let (person, secret) = who;
        let plan = plan_for_two(stage, SeatFor::bot(Level::FIRST));
        let table = hub.open_table(person, key, plan).await.expect("opened");
        let (seat, entropy) = (Seat::new(0), entropy());
        let sit = Request::Sit { seat, entropy };
        for (request, word) in [(sit, "sit-down"), (Request::HandOver, "hand-over")] {
            let version = hub.table(&table).await.expect("there").sequence();
            let done = hub.ask(person, &table, version, word, &request).await;
            done.expect("granted");
        }
        let mut end = watching(stage, 0, secret.clone(), &table, from).await;
        tokio::spawn(async move {
            // A connection that never says anything is taken for dead.
            while page::receive(&mut end).await.is_ok() {
                let pong = Message::Pong(Vec::new().into());
                if end.send(pong).await.is_err() {
                    return;
                }
            }
        });
        table
    }

    /// The longest time in seconds that a guest waits for a bot that thinks for two, beside a hundred
    /// tables of four people at these addresses.
    fn longest_wait(addresses: impl Fn(u16) -> IpAddr) -> u64 {
        runtime().block_on(async {
            let world = World::new(7, false);
            let bots = Bots {
                threads: 1,
                time: (2_000, 2_000),
                fail: false,
            };
            let stage = Stage::new(&world, vec![Node::new(&world, 1, bots)], false, None).await;
            let hub = stage.nodes[0].hub().expect("up");
            let mut busy = Vec::new();
            for _ in 0..4 {
                busy.push(hub.add_person("Busy").await.expect("added"));
            }
            for index in 0..100 {
                let who = &busy[usize::from(index) % busy.len()];
                let key = format!("table-{index:03}");
                watched_bots(&stage, who, &key, addresses(index)).await;
            }
            let guest = hub.add_person("Guest").await.expect("added");
            let from = IpAddr::from([192, 0, 2, 1]);
            let table = watched_bots(&stage, &guest, "the-table", from).await;
            let began = hub.now();
            sleep(Duration::from_secs(300)).await;
            let mut times = vec![began];
            for stored in locked(&stage.rows).logs[&table].values() {
                if matches!(stored.entry.event, Event::Moved { .. }) {
                    times.push(stored.entry.at);
                }
            }
            times.push(hub.now());
            stage.nodes[0].crash();
            let waits = times.windows(2).map(|pair| pair[1].saturating_sub(pair[0]));
            waits.max().unwrap_or_default() / 1_000
        })
    }

    /// Opens a table of three, where this person and two bots play.
    async fn table_with_bots(stage: &Stage, hub: &Hub, who: &Person, key: &str) -> String {
        let mut plan = plan_for_two(stage, SeatFor::bot(Level::FIRST));
        plan.options.insert("players".to_owned(), 3.into());
        plan.seats.push(SeatFor::bot(Level::FIRST));
        let table = hub.open_table(who, key, plan).await.expect("opened");
        let (seat, entropy) = (Seat::new(0), entropy());
        let sit = Request::Sit { seat, entropy };
        let sat = hub.ask(who, &table, 1, "sit-down", &sit).await;
        sat.expect("seated");
        table
    }

    #[test]
    fn what_others_do_with_their_seats_does_not_stop_a_move() {
        runtime().block_on(async {
            let stage = stage_of_one(&World::new(7, false), false).await;
            let hub = stage.nodes[0].hub().expect("up");
            let (table, ada, _) = table_for_two(&stage, &hub).await;
            let state = hub.table(&table).await.expect("there");
            let seat = state.person_to_act().expect("a turn");
            let to_act = state.seats()[seat.index()].person.clone();
            let to_act = to_act.expect("seated");
            let other = state.seats()[1 - seat.index()].person.clone();
            let other = other.expect("seated");
            assert!([&to_act.id, &other.id].contains(&&ada.id));
            // It takes half a minute until the action of a page arrives.
            let version = state.sequence();
            for number in 0..15 {
                for (request, word) in [(Request::HandOver, "leave"), (Request::Return, "back")] {
                    let key = format!("{word}-{number:04}");
                    let done = hub.ask(&other, &table, 0, &key, &request).await;
                    done.expect("granted");
                    sleep(Duration::from_secs(1)).await;
                }
            }
            let actions = state.play().expect("begun").position().legal_actions();
            let action = actions[0].clone();
            let act = Request::Act { action };
            let acted = hub.ask(&to_act, &table, version, "some-key", &act).await;
            assert_eq!(acted.expect("granted"), version + 31);
            stage.nodes[0].crash();
        });
    }

    #[test]
    fn a_game_that_is_left_to_bots_ends_after_a_month() {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        runtime().block_on(async {
            let stage = stage_of_one(&World::new(7, false), false).await;
            let hub = stage.nodes[0].hub().expect("up");
            let (ada, _) = hub.add_person("Ada").await.expect("added");
            let mut tables = Vec::new();
            for key in ["left-for-good", "left-a-while", "her-own-turn"] {
                let table = table_with_bots(&stage, &hub, &ada, key).await;
                tables.push(table);
            }
            for table in &tables[..2] {
                let done = hub.ask(&ada, table, 0, "hand-over", &Request::HandOver);
                done.await.expect("granted");
            }
            sleep(Duration::from_secs(30)).await;
            let bots = || hub.storage().due(Duty::Bot, u64::MAX >> 1, None);
            let waiting = tables[..2].iter().collect::<BTreeSet<_>>();
            // It may be that they have only lost their bots.
            let due = bots().await.expect("known");
            assert_eq!(
                due.iter().map(|due| &due.table).collect::<BTreeSet<_>>(),
                waiting
            );
            sleep(Duration::from_secs(120)).await;
            assert_eq!(bots().await.expect("known"), []);
            // Nor do they stay in memory; the table of the third one, whose turn it is, does not either.
            assert_eq!(hub.open_cells(), 0);
            let later = async |days: u64| {
                locked(&stage.rows).service_time += days * DAY;
                sleep(Duration::from_secs(40)).await;
            };
            later(29).await;
            // Somebody comes back to one of them, and leaves again.
            for (request, key) in [
                (Request::Return, "come-back"),
                (Request::HandOver, "leave-again"),
            ] {
                let done = hub.ask(&ada, &tables[1], 0, key, &request).await;
                done.expect("granted");
            }
            let phase = async |table: &str| hub.table(table).await.expect("there").phase();
            assert_eq!(phase(&tables[0]).await, Phase::Playing);
            later(2).await;
            assert_eq!(phase(&tables[0]).await, Phase::Over);
            assert_eq!(phase(&tables[1]).await, Phase::Playing);
            later(365).await;
            assert_eq!(phase(&tables[1]).await, Phase::Over);
            // A game that waits for a person waits.
            assert_eq!(phase(&tables[2]).await, Phase::Playing);
            let over = hub.table(&tables[0]).await.expect("there");
            let ending = over.play().and_then(|play| play.ending());
            let winners = ending.expect("over").winners;
            assert!(
                winners.len() == 1 && winners[0] != Seat::new(0),
                "{winners:?}"
            );
            let result = locked(&stage.rows).results[&(tables[0].clone(), Seat::new(0))].result;
            assert_eq!(result, PlayerResult::Lost);
            stage.nodes[0].crash();
        });
    }

    #[test]
    fn a_bot_that_fails_is_called_less_and_less_often() {
        runtime().block_on(async {
            let world = World::new(7, false);
            let bots = Bots {
                fail: true,
                ..Bots::default()
            };
            let node = Node::new(&world, 1, bots);
            let stage = Stage::new(&world, vec![node], false, None).await;
            let hub = stage.nodes[0].hub().expect("up");
            let guest = hub.add_person("Guest").await.expect("added");
            let from = IpAddr::from([192, 0, 2, 1]);
            watched_bots(&stage, &guest, "the-table", from).await;
            sleep(Duration::from_secs(3_600)).await;
            let thoughts = stage.nodes[0].thoughts();
            // After 5, 10, 20 seconds and so on, and then every ten minutes.
            assert!((8..16).contains(&thoughts), "{thoughts}");
            stage.nodes[0].crash();
        });
    }

    #[test]
    fn a_guest_does_not_wait_for_bots_of_a_site() {
        // What is being thought about, and the guest's own bot.
        let wait = longest_wait(|index| IpAddr::from([0x2001, 0xdb8, 1, index, 0, 0, 0, 1]));
        assert!(wait <= 5, "{wait} s");
    }

    #[test]
    fn a_guest_does_not_wait_for_bots_of_people_with_many_addresses() {
        // Each of the four has a turn.
        let wait = longest_wait(|index| IpAddr::from([0x2001, 0xdb8, index, 0, 0, 0, 0, 1]));
        assert!(wait <= 11, "{wait} s");
    }
}
