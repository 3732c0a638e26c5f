//! The measured server: a process with its own database on disk.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use server_tests::{Lobby, Server};
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
    folder: TempDir,
    server: Server,
}

impl Site {
    pub(crate) fn start(program: &Path, allow: Allow) -> Result<Site> {
        // Not in the folder of temporary files, which may be in memory.
        std::fs::create_dir_all("target").context("the folder target cannot be made")?;
        let folder = tempfile::tempdir_in("target")?;
        let server = launch(
            program,
            &folder,
            SocketAddr::from(([127, 0, 0, 1], 0)),
            allow,
        )?;
        Ok(Site {
            program: program.to_owned(),
            folder,
            server,
        })
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
        let server = launch(&self.program, &self.folder, address, allow)?;
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

fn launch(program: &Path, folder: &TempDir, address: SocketAddr, allow: Allow) -> Result<Server> {
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let mut arguments = vec!["--database", &database];
    if allow == Allow::Everything {
        arguments.extend(["--requests-per-second", "1000000"]);
        arguments.extend(["--connections", "1000000"]);
        arguments.extend(["--connections-per-address", "1000000"]);
    }
    Server::start(program, address, &arguments)
}
