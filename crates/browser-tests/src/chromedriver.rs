//! The program that passes commands to the browser.

use std::{
    env,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use anyhow::{Context, Result, anyhow, bail};

const START_TIMEOUT: Duration = Duration::from_secs(30);
const MOST_TRIES: u32 = 4;

/// A running `chromedriver`; it ends with this value.
#[derive(Debug)]
pub(crate) struct Chromedriver {
    process: Child,
    port: u16,
}

impl Chromedriver {
    /// Now and then one ends at once, when another takes the port that it had chosen: then it is
    /// tried again.
    pub(crate) fn start() -> Result<Self> {
        for _ in 1..MOST_TRIES {
            if let Ok(driver) = Self::try_to_start() {
                return Ok(driver);
            }
            thread::sleep(Duration::from_millis(200));
        }
        Self::try_to_start()
    }

    fn try_to_start() -> Result<Self> {
        let program = find("chromedriver", "chromium-driver", &["chromedriver"])?;
        let mut process = Command::new(&program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot run {}", program.display()))?;
        let output = process
            .stdout
            .take()
            .context("chromedriver has no output")?;
        // From here on the process ends with this value, whatever happens.
        let mut driver = Self { process, port: 0 };

        // The reader stays for as long as the process: a full pipe would stop it.
        let (send, receive) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some(port) = port_in(&line) {
                    // Nothing waits any longer after the timeout.
                    let _ = send.send(port);
                }
            }
        });
        driver.port = receive
            .recv_timeout(START_TIMEOUT)
            .map_err(|error| match error {
                mpsc::RecvTimeoutError::Timeout => {
                    anyhow!("chromedriver did not start within {START_TIMEOUT:?}")
                }
                mpsc::RecvTimeoutError::Disconnected => {
                    anyhow!("chromedriver exited before it printed its port")
                }
            })?;
        Ok(driver)
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// `ChromeDriver was started successfully on port 12345.`
fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("successfully on port ")?;
    port.trim_end_matches('.').trim().parse().ok()
}

/// The browser itself.
///
/// # Errors
/// If there is none; says what to install.
pub fn find_chromium() -> Result<PathBuf> {
    find(
        "chromium",
        "chromium",
        &["chromium", "chromium-browser", "google-chrome"],
    )
}

fn find(what: &str, debian_package: &str, names: &[&str]) -> Result<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    for name in names {
        for folder in env::split_paths(&path) {
            let program = folder.join(name);
            if program.is_file() {
                return Ok(program);
            }
        }
    }
    bail!(
        "{what} is missing and the browser tests need it: install it \
         (Debian: `apt-get install {debian_package}`) and try again"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_the_output() {
        assert_eq!(port_in("Starting ChromeDriver 130.0"), None);
        assert_eq!(
            port_in("ChromeDriver was started successfully on port 43210."),
            Some(43210)
        );
    }

    #[test]
    fn a_missing_program_is_named_with_its_package() {
        let error = find("no browser", "some-package", &["no-such-program"]);
        let message = error.expect_err("there is no such program").to_string();
        assert!(
            message.contains("apt-get install some-package"),
            "{message}"
        );
    }
}
