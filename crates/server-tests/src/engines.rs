//! PostgreSQL and NATS servers for tests, each in a temporary folder.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

/// A PostgreSQL server without a network: it listens on a socket in its folder.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    data: PathBuf,
    /// Of the server process.
    options: String,
}

impl Postgres {
    /// For tests, which need not survive a power failure.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Postgres> {
        Postgres::start_with(None, "-F", None)
    }

    /// With its write-ahead log in a new folder, which may be on another disk, where it grows until that
    /// is full.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start, or its user cannot reach the folder.
    pub fn start_with_wal(wal: &Path) -> Result<Postgres> {
        // Small files, because the disk is small, and no checkpoints that would remove them.
        let option = "-c max_wal_size=1GB -c checkpoint_timeout=1h";
        Postgres::start_with(None, option, Some(wal))
    }

    /// With its data in a new folder, which may be on another disk, and durable as it is by default.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start, or its user cannot reach the folder.
    pub fn start_durable(data: &Path) -> Result<Postgres> {
        Postgres::start_with(Some(data), "", None)
    }

    fn start_with(data: Option<&Path>, option: &str, wal: Option<&Path>) -> Result<Postgres> {
        let programs = programs()?;
        // Paths of Unix sockets must be short.
        let folder = tempfile::Builder::new().prefix("pg").tempdir_in("/tmp")?;
        let data = data.map_or_else(|| folder.path().join("data"), Path::to_owned);
        let options = format!(
            "-k {} -h '' {option} -c max_connections=200",
            folder.path().display()
        );
        let postgres = Postgres {
            programs,
            folder,
            data,
            options,
        };
        let data = &postgres.data;
        let new: Vec<&Path> = [data.as_path()].into_iter().chain(wal).collect();
        for folder in &new {
            std::fs::create_dir(folder)?;
        }
        if is_root() {
            run(Command::new("chown")
                .arg("postgres")
                .arg(postgres.folder.path())
                .args(&new))?;
        }
        let mut initdb = postgres.command("initdb");
        initdb.args(["-U", "app", "--auth=trust", "--no-sync", "-E", "UTF8"]);
        initdb.arg("--locale=C").arg("-D").arg(data);
        if let Some(wal) = wal {
            initdb.arg("--wal-segsize=1").arg("--waldir").arg(wal);
        }
        run(&mut initdb)?;
        postgres.run_server()?;
        Ok(postgres)
    }

    fn run_server(&self) -> Result<()> {
        run(self
            .command("pg_ctl")
            .args(["-w", "-o", &self.options, "-l"])
            .arg(self.log_file())
            .arg("-D")
            .arg(&self.data)
            .arg("start"))
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// What the server has logged.
    ///
    /// # Errors
    /// If its log cannot be read.
    pub fn log(&self) -> Result<String> {
        Ok(std::fs::read_to_string(self.log_file())?)
    }

    /// Starts the server again if it has ended by itself.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start_if_down(&self) -> Result<()> {
        let mut status = self.command("pg_ctl");
        match run(status.arg("status").arg("-D").arg(&self.data)) {
            Ok(()) => Ok(()),
            Err(_) => self.run_server(),
        }
    }

    /// Kills the server in the midst of whatever it does, and starts it again.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&self) -> Result<()> {
        let mut stop = self.command("pg_ctl");
        run(stop.args(["-m", "immediate", "stop", "-D"]).arg(&self.data))?;
        self.run_server()
    }

    /// Creates a database and returns its address.
    ///
    /// # Errors
    /// If the server does not create it.
    pub fn database(&self, name: &str) -> Result<String> {
        let folder = self.folder.path().display().to_string();
        run(self
            .command("createdb")
            .args(["-h", &folder, "-U", "app", name]))?;
        Ok(self.url(name))
    }

    /// The same with its data in another folder, which may be on another disk.
    ///
    /// # Errors
    /// If the server does not create it.
    pub fn database_in(&self, name: &str, folder: &Path) -> Result<String> {
        std::fs::create_dir(folder)?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(folder))?;
        }
        let host = self.folder.path().display().to_string();
        for sql in [
            format!(
                "CREATE TABLESPACE space_of_{name} LOCATION '{}'",
                folder.display()
            ),
            format!("CREATE DATABASE {name} TABLESPACE space_of_{name}"),
        ] {
            run(self
                .command("psql")
                .args(["-h", &host, "-U", "app", "-d", "postgres", "-c", &sql]))?;
        }
        Ok(self.url(name))
    }

    fn url(&self, name: &str) -> String {
        let folder = self.folder.path().display();
        format!("postgres://app@localhost/{name}?host={folder}&sslmode=disable")
    }

    /// Creates a database from a dump and returns its address.
    ///
    /// # Errors
    /// If a statement of the dump fails.
    pub fn restored(&self, name: &str, dump: &Path) -> Result<String> {
        let url = self.database(name)?;
        let mut restore = self.client("psql", name);
        restore.args(["--quiet", "--no-psqlrc", "-v", "ON_ERROR_STOP=1"]);
        // Through standard input: the server's user may not be able to read the file.
        restore.stdin(std::fs::File::open(dump).with_context(|| dump.display().to_string())?);
        let shown = format!("{restore:?}");
        let output = restore.output().with_context(|| shown.clone())?;
        let problem = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{shown}: {problem}");
        Ok(url)
    }

    /// Dumps a database as SQL statements.
    ///
    /// # Errors
    /// If there is no such database.
    pub fn dump(&self, name: &str) -> Result<String> {
        let mut dump = self.client("pg_dump", name);
        dump.args(["--inserts", "--no-owner", "--no-privileges"]);
        let shown = format!("{dump:?}");
        let output = dump.output().with_context(|| shown.clone())?;
        let problem = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{shown}: {problem}");
        Ok(String::from_utf8(output.stdout)?)
    }

    /// How many bytes a database takes on disk.
    ///
    /// # Errors
    /// If there is no such database.
    pub fn size(&self, name: &str) -> Result<u64> {
        let mut query = self.client("psql", name);
        let sql = "SELECT pg_database_size(current_database())";
        let output = query.args(["-t", "-A", "-c", sql]).output()?;
        Ok(String::from_utf8(output.stdout)?.trim().parse()?)
    }

    /// Backs a database up with `pg_dump`, to a file in the folder of the server.
    ///
    /// # Errors
    /// If there is no such database.
    pub fn back_up(&self, name: &str) -> Result<()> {
        let mut dump = self.client("pg_dump", name);
        run(dump.args(["--format=custom", "--file=backup"]))
    }

    /// Removes a database with everything in it.
    ///
    /// # Errors
    /// If there is no such database.
    pub fn drop_database(&self, name: &str) -> Result<()> {
        let sql = format!("DROP DATABASE {name} WITH (FORCE)");
        run(self.client("psql", "postgres").args(["-c", &sql]))
    }

    /// Creates a database again from its backup with `pg_restore`.
    ///
    /// # Errors
    /// If there is no backup, or such a database exists.
    pub fn restore(&self, name: &str) -> Result<()> {
        self.database(name)?;
        let mut restore = self.client("pg_restore", name);
        run(restore.args(["--exit-on-error", "backup"]))
    }

    /// Stops all of its processes without ending them, as a machine that hangs does, until the result
    /// is dropped.
    ///
    /// # Errors
    /// If it does not run.
    #[cfg(target_os = "linux")]
    pub fn freeze(&self) -> Result<Frozen<'_>> {
        let file = self.data.join("postmaster.pid");
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let first = text.lines().next().unwrap_or_default();
        let postmaster = first.parse().context("a process id")?;
        let mut frozen = Frozen {
            stopped: Vec::new(),
            _server: self,
        };
        // It first, so that it starts no others.
        frozen.stop(postmaster)?;
        for process in children(postmaster)? {
            frozen.stop(process)?;
        }
        Ok(frozen)
    }

    fn client(&self, program: &str, database: &str) -> Command {
        let mut command = self.command(program);
        command.arg("-h").arg(self.folder.path());
        command.args(["-U", "app", "-d", database]);
        command
    }

    /// PostgreSQL refuses to run as root, and build machines are root.
    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        stop.args(["-m", "immediate", "stop", "-D"]).arg(&self.data);
        // If it does not stop there is nothing else to do in a test.
        drop(run(&mut stop));
    }
}

/// A PostgreSQL server that does not run for a while.
#[cfg(target_os = "linux")]
#[derive(Debug)]
pub struct Frozen<'a> {
    stopped: Vec<i32>,
    _server: &'a Postgres,
}

#[cfg(target_os = "linux")]
impl Frozen<'_> {
    fn stop(&mut self, process: i32) -> Result<()> {
        send(process, rustix::process::Signal::STOP)?;
        self.stopped.push(process);
        Ok(())
    }
}

#[cfg(target_os = "linux")]
impl Drop for Frozen<'_> {
    fn drop(&mut self) {
        for &process in self.stopped.iter().rev() {
            // One that has ended needs nothing.
            drop(send(process, rustix::process::Signal::CONT));
        }
    }
}

#[cfg(target_os = "linux")]
fn send(process: i32, signal: rustix::process::Signal) -> Result<()> {
    let process = rustix::process::Pid::from_raw(process).context("a process id")?;
    Ok(rustix::process::kill_process(process, signal)?)
}

/// The processes that a process has started.
#[cfg(target_os = "linux")]
fn children(of: i32) -> Result<Vec<i32>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir("/proc")?.flatten() {
        let Some(process) = entry
            .file_name()
            .to_str()
            .and_then(|name| name.parse().ok())
        else {
            continue;
        };
        let stat = std::fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        // After the name, which is in brackets and can contain anything: the state and the parent.
        let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        if rest.split_whitespace().nth(1) == Some(&of.to_string()) {
            found.push(process);
        }
    }
    Ok(found)
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// The folder of the PostgreSQL programs; on Debian they are not in the path.
fn programs() -> Result<PathBuf> {
    let mut candidates = Vec::new();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        candidates.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    if let Some(path) = std::env::var_os("PATH") {
        candidates.extend(std::env::split_paths(&path));
    }
    let found = candidates
        .into_iter()
        .find(|folder| folder.join("initdb").exists());
    found.context("PostgreSQL is missing: apt-get install postgresql")
}

fn run(command: &mut Command) -> Result<()> {
    let shown = format!("{command:?}");
    // pg_ctl leaves a process behind that would keep a pipe open.
    let status = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .with_context(|| shown.clone())?;
    ensure!(status.success(), "{shown}: {status}");
    Ok(())
}

/// A NATS server on a free port.
#[derive(Debug)]
pub struct Nats {
    process: Child,
    url: String,
    _folder: TempDir,
}

impl Nats {
    /// # Errors
    /// If NATS is not installed or does not start.
    pub fn start() -> Result<Nats> {
        Nats::with_port("-1", &[])
    }

    /// The same with JetStream, which keeps its queues in `folder`.
    ///
    /// # Errors
    /// If NATS is not installed or does not start.
    pub fn start_with_jetstream(folder: &Path) -> Result<Nats> {
        let folder = folder.to_string_lossy();
        Nats::with_port("-1", &["-js", "-sd", &folder])
    }

    /// The same on a given port.
    ///
    /// # Errors
    /// If NATS is not installed or does not start.
    pub fn start_at(port: u16) -> Result<Nats> {
        Nats::with_port(&port.to_string(), &[])
    }

    fn with_port(port: &str, more: &[&str]) -> Result<Nats> {
        let folder = tempfile::tempdir()?;
        // On Debian it may not be in the path.
        let debian = Path::new("/usr/sbin/nats-server");
        let program = if debian.exists() {
            debian
        } else {
            Path::new("nats-server")
        };
        let process = Command::new(program)
            .args(["-a", "127.0.0.1", "-p", port, "--ports_file_dir"])
            .arg(folder.path())
            .args(more)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("nats-server is missing: apt-get install nats-server")?;
        let mut nats = Nats {
            process,
            url: String::new(),
            _folder: folder,
        };
        nats.url = nats.wait_for_url()?;
        Ok(nats)
    }

    fn wait_for_url(&self) -> Result<String> {
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(20) {
            if let Some(url) = read_url(self._folder.path()) {
                return Ok(url);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        bail!("nats-server does not print its port")
    }

    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }
}

/// Reads the port from the file that the server writes.
fn read_url(folder: &Path) -> Option<String> {
    let file = std::fs::read_dir(folder).ok()?.flatten().next()?;
    let text = std::fs::read_to_string(file.path()).ok()?;
    let ports: serde_json::Value = serde_json::from_str(&text).ok()?;
    Some(ports["nats"][0].as_str()?.to_owned())
}

impl Drop for Nats {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
