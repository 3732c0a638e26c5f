//! Servers for tests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use server_tests::{Client, open_table, people, plan};
use starboard_kernel::Seat;
use starboard_server::storage::FORMAT;
use starboard_server::{App, Assets, Settings, WorldClock};
use starboard_table::{Entry, Plan, SeatFor, TAKEOVER_AFTER};
use starboard_wire::Secret;
use tempfile::TempDir;
use tokio::net::TcpListener;

/// A game that two people play to the end in a few actions.
pub(crate) const SHORT: &str = "guardians";
pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
/// After this a bot may take over for a player who has left.
pub(crate) const TAKEOVER: Duration = Duration::from_millis(TAKEOVER_AFTER);

/// A server on its own database, and the folder of that.
pub(crate) async fn app(assets: Assets) -> (App, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = App::start(settings(&folder), assets).await;
    (app.expect("the server starts"), folder)
}

pub(crate) fn settings(folder: &TempDir) -> Settings {
    let file = folder.path().join("tables.db");
    let mut settings = Settings::on(format!("sqlite://{}", file.display()));
    // Tests are faster than people.
    settings.limits.requests_per_second = 1_000;
    settings.limits.messages_per_second = 1_000;
    settings
}

/// A server on a free port, for the duration of a test.
pub(crate) struct Stage {
    pub(crate) app: App,
    pub(crate) address: SocketAddr,
    pub(crate) folder: Option<TempDir>,
    /// How far the server's wall clock is ahead, in milliseconds.
    ahead: Arc<AtomicI64>,
}

impl Stage {
    pub(crate) async fn start() -> Result<Stage> {
        let folder = tempfile::tempdir()?;
        let mut stage = Stage::with(settings(&folder)).await?;
        stage.folder = Some(folder);
        Ok(stage)
    }

    pub(crate) async fn with(settings: Settings) -> Result<Stage> {
        Stage::with_clock(settings, WorldClock::default()).await
    }

    /// The same with another clock.
    pub(crate) async fn with_clock(mut settings: Settings, world: WorldClock) -> Result<Stage> {
        let ahead = Arc::new(AtomicI64::new(0));
        let shared = Arc::clone(&ahead);
        settings.clock = WorldClock::new(move || world.now() + shared.load(Ordering::Relaxed));
        let app = App::start(settings, Assets::from_files([])).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        tokio::spawn(app.clone().serve(listener, std::future::pending()));
        Ok(Stage {
            app,
            address,
            folder: None,
            ahead,
        })
    }

    /// Sets the server's wall clock.
    pub(crate) fn set_wall_clock(&self, ahead: i64) {
        self.ahead.store(ahead, Ordering::Relaxed);
    }

    /// Lets service time pass, as if another node had served all the while.
    pub(crate) async fn pass_time(&self, time: Duration) -> Result<()> {
        let hub = self.app.hub();
        let later = hub.now() + time.as_millis() as u64;
        let database = self.app.database();
        database.beat("elsewhere", FORMAT, later).await?;
        Ok(hub.beat().await?)
    }

    pub(crate) async fn client(&self, secret: &Secret) -> Result<Client> {
        Client::connect(self.address, Some(secret)).await
    }

    /// The stored log of a table.
    pub(crate) async fn log(&self, table: &str) -> Result<Vec<Entry>> {
        let stored = self.app.database().load(table, 0).await?;
        let entries = stored.context("stored")?.entries;
        Ok(entries.iter().map(|stored| stored.entry.clone()).collect())
    }

    /// Two people at a table with a game that has begun.
    pub(crate) async fn two(&self, plan: Plan) -> Result<Two> {
        let [(_, ada), (_, ben)] = people(self.address, ["Ada", "Ben"]).await?;
        let table = open_table(self.address, &ada, plan).await?;
        let mut clients = [self.client(&ada).await?, self.client(&ben).await?];
        for (client, seat) in clients.iter_mut().zip([A, B]) {
            client.watch(&table).await?;
            client.sit(&table, seat).await?;
        }
        let [mut first, second] = clients;
        first.see(&table, |table| table.play().is_some()).await?;
        Ok(Two {
            table,
            clients: [first, second],
            secrets: [ada, ben],
        })
    }

    pub(crate) async fn two_people(&self) -> Result<Two> {
        self.two(plan(SHORT, &[SeatFor::Person; 2])).await
    }
}

pub(crate) struct Two {
    pub(crate) table: String,
    pub(crate) clients: [Client; 2],
    pub(crate) secrets: [Secret; 2],
}
