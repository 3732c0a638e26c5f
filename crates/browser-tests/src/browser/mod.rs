//! One browser window with a profile of its own.

mod acting;
mod checks;
mod waiting;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::chromedriver::{Chromedriver, find_chromium};

/// A small phone: the narrowest and lowest screen that must work.
pub const PHONE: (u32, u32) = (360, 640);
/// An ordinary screen.
pub const DESKTOP: (u32, u32) = (1280, 800);
/// A large screen.
pub const LARGE: (u32, u32) = (2560, 1440);

/// Screens up to this width are phones, which have touch and no mouse.
const PHONE_WIDTH: u32 = 480;

/// A browser with a fresh profile. [`Browser::quit`] ends it in order; dropping it ends the
/// processes.
#[derive(Debug)]
pub struct Browser {
    driver: WebDriver,
    is_phone: bool,
    /// Fields are dropped in this order: the profile can go only after the browser.
    _chromedriver: Chromedriver,
    _profile: TempDir,
}

/// The n-th random bytes that a browser gives its pages are the same in every run, so that a test
/// sees the same games each time. The count outlives a reload: ids must not come twice.
const SAME_CHANCE: &str = "
    crypto.getRandomValues = (array) => {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        const before = Number(sessionStorage.getItem('browser-tests.drawn') ?? 0);
        sessionStorage.setItem('browser-tests.drawn', before + 1);
        let state = (before + 1) * 0x9E3779B9;
        for (let index = 0; index < bytes.length; index += 1) {
            state = (state + 0x6D2B79F5) | 0;
            let mixed = Math.imul(state ^ (state >>> 15), state | 1);
            mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
            bytes[index] = mixed ^ (mixed >>> 14);
        }
        return array;
    };";

impl Browser {
    /// Starts a browser whose page area has exactly this size; up to 480 px of width it is a
    /// phone with touch.
    pub async fn start(width: u32, height: u32) -> Result<Self> {
        let chromium = find_chromium()?;
        let chromedriver = Chromedriver::start()?;
        let profile = tempfile::Builder::new()
            .prefix("starboard-browser-")
            .tempdir()
            .context("cannot make a folder for the browser's profile")?;

        let mut options = DesiredCapabilities::chrome();
        options.set_binary(&chromium.to_string_lossy())?;
        let profile_option = format!("--user-data-dir={}", profile.path().display());
        let size_option = format!("--window-size={width},{height}");
        for option in [
            "--headless",
            // Chromium refuses to run as root with its sandbox, and build machines are root.
            "--no-sandbox",
            // The default shared memory of containers is too small for it.
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // Otherwise the screenshots depend on the machine.
            "--force-color-profile=srgb",
            "--hide-scrollbars",
            "--lang=en-US",
            &profile_option,
            &size_option,
        ] {
            options.add_arg(option)?;
        }
        options.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(chromedriver.url(), options)
            .await
            .context("chromedriver cannot start chromium")?;

        let is_phone = width <= PHONE_WIDTH;
        let browser = Self {
            driver,
            is_phone,
            _chromedriver: chromedriver,
            _profile: profile,
        };
        browser
            .devtools(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": SAME_CHANCE }),
            )
            .await?;
        browser.resize(width, height).await?;
        if is_phone {
            browser
                .devtools(
                    "Emulation.setTouchEmulationEnabled",
                    json!({ "enabled": true, "maxTouchPoints": 5 }),
                )
                .await?;
        }
        Ok(browser)
    }

    /// Ends the session and the browser.
    pub async fn quit(self) -> Result<()> {
        let Self { driver, .. } = self;
        driver.quit().await.context("the browser does not quit")
    }

    /// Everything that this type has no shorter word for.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Sends a command of the DevTools protocol.
    pub async fn devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        self.driver
            .cdp()
            .send_raw(method, parameters)
            .await
            .with_context(|| format!("the browser refuses {method}"))
    }

    /// Sets the exact size of the page area.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({
                "width": width,
                "height": height,
                "deviceScaleFactor": 1,
                "mobile": self.is_phone,
            }),
        )
        .await?;
        Ok(())
    }

    /// Pretends that the user prefers something, such as
    /// `("prefers-reduced-motion", "reduce")`.
    pub async fn prefer(&self, features: &[(&str, &str)]) -> Result<()> {
        let features: Vec<Value> = features
            .iter()
            .map(|(name, value)| json!({ "name": name, "value": value }))
            .collect();
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await?;
        Ok(())
    }

    /// Opens an address. If the app is there, it has started, or failed to.
    pub async fn goto(&self, url: &str) -> Result<()> {
        self.driver
            .goto(url)
            .await
            .with_context(|| format!("the browser cannot open {url}"))?;
        self.wait_for_start().await
    }

    /// Until then the page shows a still picture of the home page, whose buttons do nothing.
    async fn wait_for_start(&self) -> Result<()> {
        let script = "return !document.querySelector('.still')
            || document.querySelector('#boot.failed') !== null;";
        self.wait_until("the app", script).await.map(drop)
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        self.driver
            .refresh()
            .await
            .context("the browser cannot reload the page")?;
        self.wait_for_start().await
    }

    /// Runs a script, the body of a function, and returns what it returns.
    pub async fn run(&self, script: &str) -> Result<Value> {
        let answer = self.driver.execute(script, Vec::new()).await;
        let answer = answer.with_context(|| format!("this script fails:\n{script}"))?;
        Ok(answer.json().clone())
    }

    /// Runs a script that ends by calling `done(value)`, which may be later.
    pub async fn run_async(&self, script: &str) -> Result<Value> {
        let script = format!("const done = arguments[arguments.length - 1];\n{script}");
        let answer = self.driver.execute_async(&script, Vec::new()).await;
        let answer = answer.with_context(|| format!("this script fails:\n{script}"))?;
        Ok(answer.json().clone())
    }

    /// Waits until the page is kept for offline use.
    pub async fn wait_until_offline_ready(&self) -> Result<()> {
        self.run_async("navigator.serviceWorker.ready.then(() => done(true));")
            .await
            .context("the service worker is not ready")?;
        Ok(())
    }

    /// What went wrong in the page since the last call: exceptions, failed requests, refusals
    /// of the security policy and `console.error`.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        let log = self.driver.browser_log().await?;
        Ok(log
            .into_iter()
            .filter(|entry| entry.level == "SEVERE")
            .map(|entry| entry.message)
            .collect())
    }

    /// Saves what is on the screen as PNG; folders are made.
    pub async fn screenshot(&self, path: impl AsRef<Path>) -> Result<()> {
        let path = path.as_ref();
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
        }
        self.driver
            .screenshot(path)
            .await
            .with_context(|| format!("cannot save the screenshot {}", path.display()))
    }

    /// An error with everything that helps to understand it.
    async fn failure(&self, what: &str) -> anyhow::Error {
        let url = self.driver.current_url().await;
        let url = url.map_or_else(|_| "an unknown address".to_owned(), |url| url.to_string());
        let errors = self.console_errors().await.unwrap_or_default();
        let console = if errors.is_empty() {
            "no errors in the console".to_owned()
        } else {
            format!("errors in the console:\n{}", errors.join("\n"))
        };
        let number = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| since.as_millis());
        let path = workspace_root().join(format!("target/browser-failures/{number}.png"));
        let picture = match self.screenshot(&path).await {
            Ok(()) => format!("screenshot: {}", path.display()),
            Err(error) => format!("no screenshot: {error:#}"),
        };
        anyhow!("{what}\nat {url}\n{console}\n{picture}")
    }
}

fn workspace_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
