//! The measured server: a process with its own database on disk.

use std::net::SocketAddr;
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use server_tests::{Lobby, Postgres, Server};
use tempfile::TempDir;

use crate::descriptors;

/// Limits of the measured server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Allow {
    /// None: to measure the server, not its limits.
    Everything,
    /// The defaults, for servers on the public internet.
    Usual,
}

pub(crate) struct Site {
    program: PathBuf,
    database: Database,
    server: Server,
}

enum Database {
    /// A file in this folder.
    Sqlite(TempDir),
    Postgres {
        postgres: Postgres,
        url: String,
        /// It has the data, and is removed after the server has stopped.
        _folder: TempDir,
    },
}

const SQLITE_FILE: &str = "tables.db";
const POSTGRES_NAME: &str = "tables";

impl Database {
    fn url(&self) -> String {
        match self {
            Database::Sqlite(folder) => {
                format!("sqlite://{}", folder.path().join(SQLITE_FILE).display())
            }
            Database::Postgres { url, .. } => url.clone(),
        }
    }
}

impl Site {
    pub(crate) fn start(program: &Path, allow: Allow) -> Result<Site> {
        // Not in the folder of temporary files, which may be in memory.
        std::fs::create_dir_all("target").context("the folder target cannot be made")?;
        let folder = tempfile::tempdir_in("target")?;
        Site::start_on(program, Database::Sqlite(folder), allow)
    }

    /// With a PostgreSQL server of its own.
    pub(crate) fn start_on_postgres(program: &Path, allow: Allow) -> Result<Site> {
        // PostgreSQL may run as another user, who cannot reach the checkout. This is on a disk, too.
        let folder = tempfile::tempdir_in("/var/tmp")?;
        #[cfg(unix)]
        std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755))?;
        let data = folder.path().join("data");
        let postgres = Postgres::start_durable(&data)?;
        let url = postgres.database(POSTGRES_NAME)?;
        let database = Database::Postgres {
            postgres,
            url,
            _folder: folder,
        };
        Site::start_on(program, database, allow)
    }

    fn start_on(program: &Path, database: Database, allow: Allow) -> Result<Site> {
        let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = launch(program, &database.url(), any_port, allow)?;
        Ok(Site {
            program: program.to_owned(),
            database,
            server,
        })
    }

    /// How many bytes the database takes on disk, without its write-ahead log.
    pub(crate) fn database_size(&self) -> Result<u64> {
        match &self.database {
            Database::Sqlite(folder) => {
                Ok(std::fs::metadata(folder.path().join(SQLITE_FILE))?.len())
            }
            Database::Postgres { postgres, .. } => postgres.size(POSTGRES_NAME),
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address
    }

    /// The resident memory of the process in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.server.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        Ok(kilobytes.context("VmRSS")?.parse::<u64>()? * 1024)
    }

    pub(crate) fn processor_time(&self) -> Result<Duration> {
        processor_time(&self.server)
    }

    pub(crate) fn open_files(&self) -> Result<u64> {
        descriptors::open_files(self.server.id())
    }

    /// How many connections the server itself counts.
    pub(crate) async fn connections(&self) -> Result<usize> {
        let metrics = Lobby::new(self.address()).text("/metrics").await?;
        let count = metrics
            .lines()
            .find_map(|line| line.strip_prefix("starboard_connections "));
        Ok(count.context("starboard_connections")?.parse()?)
    }

    /// Kills the server, starts it again on the same port, and waits until it is ready.
    pub(crate) async fn restart(self, allow: Allow) -> Result<Site> {
        let address = self.address();
        self.server.kill()?;
        let server = launch(&self.program, &self.database.url(), address, allow)?;
        Lobby::new(address).text("/readyz").await?;
        Ok(Site { server, ..self })
    }
}

/// How long a process has kept processors busy.
pub(crate) fn processor_time(server: &Server) -> Result<Duration> {
    let file = format!("/proc/{}/stat", server.id());
    let stat = std::fs::read_to_string(&file)?;
    // After the name, which may hold spaces: 11 fields, then the ticks of the program and of
    // the system on its behalf, a hundred a second.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let mut ticks = 0;
    for field in fields.split_whitespace().skip(11).take(2) {
        ticks += field.parse::<u64>().with_context(|| file.clone())?;
    }
    Ok(Duration::from_millis(ticks * 10))
}

fn launch(program: &Path, database: &str, address: SocketAddr, allow: Allow) -> Result<Server> {
    let mut arguments = vec!["--database", database];
    if allow == Allow::Everything {
        arguments.extend(["--requests-per-second", "1000000"]);
        arguments.extend(["--connections", "1000000"]);
        arguments.extend(["--connections-per-address", "1000000"]);
    }
    Server::start(program, address, &arguments)
}
