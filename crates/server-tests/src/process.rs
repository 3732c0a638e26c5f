//! The server as a process that can be killed.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// A running server. Dropping it kills it.
#[derive(Debug)]
pub struct Server {
    process: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts `program serve` with these arguments on an address; port 0 is any free one.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start(program: &Path, address: SocketAddr, arguments: &[&str]) -> Result<Server> {
        Server::spawn(&mut Command::new(program), address, arguments)
    }

    /// The same with logging to a file, filtered by `filter`.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start_with_log(
        program: &Path,
        address: SocketAddr,
        arguments: &[&str],
        filter: &str,
        log: &Path,
    ) -> Result<Server> {
        let mut command = Command::new(program);
        command
            .env("RUST_LOG", filter)
            .env("NO_COLOR", "1")
            .stderr(File::create(log)?);
        Server::spawn(&mut command, address, arguments)
    }

    /// The same for another program that takes these arguments.
    ///
    /// # Errors
    /// If it does not start.
    pub fn spawn(command: &mut Command, address: SocketAddr, arguments: &[&str]) -> Result<Server> {
        let program = command.get_program().to_owned();
        let mut process = command
            .args(["serve", "--address", &address.to_string()])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let out = process.stdout.take().context("no standard output")?;
        let mut server = Server { process, address };
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let told = line.trim().strip_prefix("Starboard is at http://");
        server.address = told
            .with_context(|| format!("the server does not print its address: {line:?}"))?
            .parse()?;
        Ok(server)
    }

    /// The same with retries, after a server on the same port was killed.
    ///
    /// # Errors
    /// If it does not start in 20 s.
    pub fn start_again(program: &Path, address: SocketAddr, arguments: &[&str]) -> Result<Server> {
        let began = Instant::now();
        loop {
            match Server::start(program, address, arguments) {
                Ok(server) => return Ok(server),
                Err(error) if began.elapsed() > Duration::from_secs(20) => return Err(error),
                Err(_) => std::thread::sleep(Duration::from_millis(50)),
            }
        }
    }

    /// The process id.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Kills it, as `kill -9` does.
    ///
    /// # Errors
    /// If it was not running.
    pub fn kill(mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Shuts it down gracefully with SIGTERM: it closes its database before it exits.
    ///
    /// # Errors
    /// If it was not running, or exits with an error.
    #[cfg(unix)]
    pub fn stop(mut self) -> Result<()> {
        use rustix::process::{Pid, Signal, kill_process};
        kill_process(Pid::from_child(&self.process), Signal::TERM)?;
        let status = self.process.wait()?;
        anyhow::ensure!(status.success(), "the server exited with {status}");
        Ok(())
    }

    /// There is no SIGTERM here.
    ///
    /// # Errors
    /// If it was not running.
    #[cfg(not(unix))]
    pub fn stop(self) -> Result<()> {
        self.kill()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
