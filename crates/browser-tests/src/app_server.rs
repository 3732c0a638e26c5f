//! The real server on a free port, on a runtime of its own so that it can be shut down with all its
//! connections while the test continues.

use std::{
    fs::File,
    io::BufReader,
    net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream},
    path::Path,
    thread,
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use starboard_server::{App, Assets, Settings, WorldClock, portable::import, storage::Database};
use tempfile::TempDir;
use tokio::{net::TcpListener, runtime::Runtime, sync::oneshot};

const DATABASE: &str = "tables.db";
const ANY_PORT: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0));

/// The browser app, as `cargo xtask web` has built it.
pub fn app() -> Result<Assets> {
    let dist = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../dist"));
    Assets::from_folder(dist).context("the browser app is not built: run cargo xtask web")
}

/// A running server. Dropping it stops it; [`AppServer::stop`] makes sure as well.
#[derive(Debug)]
pub struct AppServer {
    address: SocketAddr,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    runtime: Runtime,
    _stop: oneshot::Sender<()>,
    folder: TempDir,
}

/// The tables of a server that was stopped, for the next one.
#[derive(Debug)]
pub struct KeptTables {
    address: SocketAddr,
    folder: TempDir,
}

impl KeptTables {
    /// Changes the database by SQL statements.
    pub fn change(&self, sql: &str) -> Result<()> {
        change(self.folder.path(), sql)
    }
}

fn change(folder: &Path, sql: &str) -> Result<()> {
    let database = rusqlite::Connection::open(folder.join(DATABASE))?;
    database.execute_batch(sql).with_context(|| sql.to_owned())
}

impl AppServer {
    /// Serves the app on a free port of this machine.
    pub fn start() -> Result<Self> {
        Self::start_on(ANY_PORT, app()?)
    }

    /// Serves `assets` on an address, such as that of a server that was stopped.
    pub fn start_on(address: SocketAddr, assets: Assets) -> Result<Self> {
        let folder = tempfile::tempdir().context("cannot make a folder for the tables")?;
        Self::start_with(address, assets, folder, None)
    }

    /// Serves the app with the people and tables of an export.
    pub fn start_with_tables(export: &Path) -> Result<Self> {
        let folder = tempfile::tempdir().context("cannot make a folder for the tables")?;
        Self::start_with(ANY_PORT, app()?, folder, Some(export))
    }

    /// Serves the app with the tables of a server that was stopped, where that one was.
    pub fn start_again(kept: KeptTables) -> Result<Self> {
        Self::start_with(kept.address, app()?, kept.folder, None)
    }

    fn start_with(
        address: SocketAddr,
        assets: Assets,
        folder: TempDir,
        export: Option<&Path>,
    ) -> Result<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .context("cannot start a runtime for the server")?;
        // Tests call this from within a runtime, and only a thread outside of it may wait for
        // another one.
        let listener = thread::scope(|scope| {
            scope
                .spawn(|| runtime.block_on(TcpListener::bind(address)))
                .join()
        })
        .expect("binding does not panic")
        .with_context(|| format!("cannot listen on {address}"))?;
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel();
        let database = format!("sqlite://{}", folder.path().join(DATABASE).display());
        let started = async {
            if let Some(export) = export {
                let storage = Database::open(&database).await?;
                let text = BufReader::new(File::open(export)?);
                import(&storage, text, WorldClock::default().now()).await?;
                storage.close().await;
            }
            anyhow::Ok(App::start(Settings::on(database), assets).await?)
        };
        let app = thread::scope(|scope| scope.spawn(|| runtime.block_on(started)).join())
            .expect("starting does not panic")
            .context("the server does not start")?;
        runtime.spawn(app.serve(listener, async {
            // An error means that the sender is gone, which is a stop as well.
            drop(stopped.await);
        }));
        Ok(Self {
            address,
            running: Some(Running {
                runtime,
                _stop: stop,
                folder,
            }),
        })
    }

    /// Lets this many milliseconds pass for the server, at its next heartbeat.
    pub fn pass_time(&self, milliseconds: u64) -> Result<()> {
        let running = self.running.as_ref().context("it runs")?;
        let sql = format!("UPDATE service SET service_time = service_time + {milliseconds}");
        change(running.folder.path(), &sql)
    }

    /// Where the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The full address of a path of the app, which starts with a slash.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Closes the server with every connection, kept alive or not, and makes sure that nothing is
    /// listening any more.
    pub fn stop(self) -> Result<()> {
        self.stop_and_keep().map(drop)
    }

    /// The same, but the tables stay.
    pub fn stop_and_keep(mut self) -> Result<KeptTables> {
        let folder = self.shut_down();
        let answer = TcpStream::connect_timeout(&self.address, Duration::from_secs(1));
        ensure!(
            answer.is_err(),
            "the server was stopped, but {} still answers",
            self.address
        );
        Ok(KeptTables {
            address: self.address,
            folder: folder.context("the server was not running")?,
        })
    }

    fn shut_down(&mut self) -> Option<TempDir> {
        let Running {
            runtime,
            _stop,
            folder,
        } = self.running.take()?;
        // Waits for the tasks to be dropped, and with them all sockets. As above, only a
        // thread outside of a runtime may wait.
        let waiting = thread::spawn(move || runtime.shutdown_timeout(Duration::from_secs(5)));
        // A panic in there is reported on standard error; there is nothing left to stop.
        drop(waiting.join());
        Some(folder)
    }
}

impl Drop for AppServer {
    fn drop(&mut self) {
        self.shut_down();
    }
}
