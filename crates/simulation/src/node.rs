//! A node: the real hub of the server, on a machine that can crash, freeze, and lose its way to the
//! database and to the other nodes.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::future::BoxFuture;
use starboard_bots::{BotSpec, Settings};
use starboard_kernel::erased::Position;
use starboard_server::{Hub, Limits, Metrics, NoRandomness, Platform, socket};
use tokio::task::JoinSet;
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use crate::bus::Exchange;
use crate::database::NodeStorage;
use crate::network::{End, Scissors};
use crate::world::{World, locked};

/// What the wall clocks show at the start: some day of 2026.
const START: i64 = 1_790_000_000_000;

#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) name: String,
    world: World,
    bots: Bots,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    hub: Option<Hub>,
    /// Everything that runs on this machine.
    tasks: JoinSet<()>,
    connections: Vec<Scissors>,
    is_up: bool,
    frozen_until: Instant,
    cut_off_until: Instant,
    alone_until: Instant,
    outages: u64,
    /// How often bots have thought.
    thoughts: u64,
    weather: Weather,
    /// How far the wall clock is ahead, in milliseconds.
    ahead: i64,
}

/// How calls to the database fare, per mille where it is a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Weather {
    pub(crate) slow: bool,
    /// How much longer every call takes.
    pub(crate) stall: Duration,
    pub(crate) errors: u32,
    /// Every call takes effect and returns an error.
    pub(crate) loses_answers: bool,
    pub(crate) crashes: u32,
}

/// How bots fare on a machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bots {
    pub(crate) threads: usize,
    /// For how many milliseconds they think, at least and at most.
    pub(crate) time: (u32, u32),
    /// They find nothing to do.
    pub(crate) fail: bool,
}

impl Default for Bots {
    fn default() -> Bots {
        Bots {
            threads: 2,
            time: (10, 1_500),
            fail: false,
        }
    }
}

impl Node {
    pub(crate) fn new(world: &World, number: usize, bots: Bots) -> Arc<Node> {
        let now = Instant::now();
        Arc::new(Node {
            name: format!("node{number}"),
            world: world.clone(),
            bots,
            state: Mutex::new(State {
                hub: None,
                tasks: JoinSet::new(),
                connections: Vec::new(),
                is_up: false,
                frozen_until: now,
                cut_off_until: now,
                alone_until: now,
                outages: 0,
                thoughts: 0,
                weather: Weather::default(),
                ahead: 0,
            }),
        })
    }

    /// Starts the machine, which starts its server as soon as the database answers.
    pub(crate) fn start(self: &Arc<Node>, storage: NodeStorage, exchange: &Exchange) {
        let bus = exchange.join(self);
        let node = Arc::clone(self);
        locked(&self.state).is_up = true;
        self.spawn(Box::pin(async move {
            let platform = Arc::new(Machine(Arc::clone(&node)));
            loop {
                let hub = Hub::start(
                    Arc::new(storage.clone()),
                    bus.clone(),
                    platform.clone(),
                    Metrics::default(),
                    node.bots.threads,
                );
                match hub.await {
                    Ok(hub) => {
                        node.world.note(format_args!("{} is up", node.name));
                        locked(&node.state).hub = Some(hub);
                        return;
                    }
                    Err(_) => sleep(Duration::from_millis(300)).await,
                }
            }
        }));
    }

    /// Ends everything on this machine at once. What was not stored is lost.
    pub(crate) fn crash(&self) {
        // Sometimes its connections are closed with it, sometimes the peers are not told.
        let silently = self.world.chance(500);
        let mut state = locked(&self.state);
        state.is_up = false;
        state.outages += 1;
        for connection in state.connections.drain(..) {
            connection.cut(silently);
        }
        state.tasks = JoinSet::new();
        let hub = state.hub.take();
        drop(state);
        drop(hub);
    }

    /// Runs a task on this machine.
    pub(crate) fn spawn(self: &Arc<Node>, task: BoxFuture<'static, ()>) {
        let node = Arc::clone(self);
        let mut state = locked(&self.state);
        if state.is_up {
            let nap = None;
            state.tasks.spawn(Freezing { task, node, nap });
        }
    }

    /// Serves a page at an address.
    pub(crate) fn serve(self: &Arc<Node>, end: End, scissors: Scissors, from: IpAddr) -> bool {
        let Some(hub) = self.hub() else { return false };
        locked(&self.state).connections.push(scissors);
        self.spawn(Box::pin(socket::serve(end, hub, Limits::default(), from)));
        true
    }

    pub(crate) fn hub(&self) -> Option<Hub> {
        locked(&self.state).hub.clone()
    }

    pub(crate) fn is_up(&self) -> bool {
        locked(&self.state).is_up
    }

    pub(crate) fn weather(&self) -> Weather {
        locked(&self.state).weather
    }

    pub(crate) fn set_weather(&self, weather: Weather) {
        locked(&self.state).weather = weather;
    }

    pub(crate) fn freeze(&self, time: Duration) {
        let mut state = locked(&self.state);
        state.frozen_until = state.frozen_until.max(Instant::now() + time);
        state.outages += 1;
    }

    pub(crate) fn cut_off(&self, time: Duration) {
        let mut state = locked(&self.state);
        state.cut_off_until = Instant::now() + time;
        state.outages += 1;
    }

    /// How often bots have thought on this machine.
    #[cfg(test)]
    pub(crate) fn thoughts(&self) -> u64 {
        locked(&self.state).thoughts
    }

    /// How often it has stopped serving so far.
    pub(crate) fn outages(&self) -> u64 {
        locked(&self.state).outages
    }

    pub(crate) fn isolate(&self, time: Duration) {
        locked(&self.state).alone_until = Instant::now() + time;
    }

    pub(crate) fn set_wall_clock(&self, ahead: i64) {
        locked(&self.state).ahead += ahead;
    }

    /// Ends all faults but a crash; what is frozen thaws in its own time.
    pub(crate) fn heal(&self) {
        let now = Instant::now();
        let mut state = locked(&self.state);
        state.cut_off_until = now;
        state.alone_until = now;
        state.weather = Weather::default();
    }

    /// Whether it does not reach the database.
    pub(crate) fn is_cut_off(&self) -> bool {
        locked(&self.state).cut_off_until > Instant::now()
    }

    /// Whether it does not reach the bus.
    pub(crate) fn is_alone(&self) -> bool {
        locked(&self.state).alone_until > Instant::now()
    }

    fn frozen_until(&self) -> Option<Instant> {
        let until = locked(&self.state).frozen_until;
        (until > Instant::now()).then_some(until)
    }

    /// Whether it could store a move.
    pub(crate) fn could_serve(&self) -> bool {
        let state = locked(&self.state);
        let now = Instant::now();
        state.hub.is_some() && state.frozen_until <= now && state.cut_off_until <= now
    }
}

/// A task that stands still while its machine is frozen.
struct Freezing {
    task: BoxFuture<'static, ()>,
    node: Arc<Node>,
    nap: Option<Pin<Box<Sleep>>>,
}

impl Future for Freezing {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        while let Some(until) = self.node.frozen_until() {
            let nap = self.nap.insert(Box::pin(sleep_until(until)));
            if nap.as_mut().poll(context).is_pending() {
                return Poll::Pending;
            }
        }
        self.task.as_mut().poll(context)
    }
}

#[derive(Debug)]
struct Machine(Arc<Node>);

impl Platform for Machine {
    fn wall_clock(&self) -> i64 {
        START + self.0.world.elapsed().as_millis() as i64 + locked(&self.0.state).ahead
    }

    fn random_bytes(&self) -> Result<[u8; 32], NoRandomness> {
        Ok(self.0.world.bytes())
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        self.0.spawn(task);
    }

    fn think(
        &self,
        position: Position,
        settings: Settings,
    ) -> BoxFuture<'static, Result<Option<String>, String>> {
        let Bots {
            time: (least, most),
            fail,
            ..
        } = self.0.bots;
        locked(&self.0.state).thoughts += 1;
        let time = self.0.world.millis(least, most);
        Box::pin(async move {
            sleep(time).await;
            if fail {
                return Err("it has none".to_owned());
            }
            let spec = BotSpec::Random;
            let mut bot = starboard_bots::bot(position.rules(), Settings { spec, ..settings });
            Ok(bot.choose(&position).map(|choice| choice.action))
        })
    }
}
