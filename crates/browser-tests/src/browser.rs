//! One browser window with a profile of its own.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{
    By, ChromiumLikeCapabilities, DesiredCapabilities, Key, LoggingPrefsLogLevel, WebDriver,
    WebElement,
};

use crate::chromedriver::{Chromedriver, find_chromium};

/// A small phone: the narrowest and lowest screen that must work.
pub const PHONE: (u32, u32) = (360, 640);
/// An ordinary screen.
pub const DESKTOP: (u32, u32) = (1280, 800);
/// A large screen.
pub const LARGE: (u32, u32) = (2560, 1440);

/// Screens up to this width are phones, which have touch and no mouse.
const PHONE_WIDTH: u32 = 480;

/// How long [`Browser::wait_for`] and its like wait.
const PATIENCE: Duration = Duration::from_secs(15);
const PAUSE: Duration = Duration::from_millis(40);

/// How long a finger must rest before it counts as still.
const STILL: Duration = Duration::from_millis(150);

/// More stops than any page has before its end.
const MOST_TABS: usize = 60;
const TABS_AT_ONCE: usize = 6;

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

    /// Opens an address.
    pub async fn goto(&self, url: &str) -> Result<()> {
        self.driver
            .goto(url)
            .await
            .with_context(|| format!("the browser cannot open {url}"))
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        self.driver
            .refresh()
            .await
            .context("the browser cannot reload the page")
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

    /// Waits for an element that is shown and returns it.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement> {
        let start = Instant::now();
        loop {
            for element in self.driver.find_all(By::Css(css)).await? {
                // An element that vanishes while it is looked at is not there.
                if element.is_displayed().await.unwrap_or(false) {
                    return Ok(element);
                }
            }
            if start.elapsed() > PATIENCE {
                return Err(self.failure(&format!("no {css} is shown")).await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until nothing that is shown matches.
    pub async fn wait_until_gone(&self, css: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let mut shown = false;
            for element in self.driver.find_all(By::Css(css)).await? {
                shown |= element.is_displayed().await.unwrap_or(false);
            }
            if !shown {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                return Err(self.failure(&format!("{css} is still shown")).await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until an element that matches `css` contains `text`.
    pub async fn wait_for_text(&self, css: &str, text: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let mut found = Vec::new();
            for element in self.driver.find_all(By::Css(css)).await? {
                found.push(element.text().await.unwrap_or_default());
            }
            if found.iter().any(|found| found.contains(text)) {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                let what = format!("no {css} says {text:?}; they say {found:?}");
                return Err(self.failure(&what).await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until a script returns something other than `null` and `false`, and returns that.
    pub async fn wait_until(&self, what: &str, script: &str) -> Result<Value> {
        let start = Instant::now();
        loop {
            let answer = self.run(script).await?;
            if !answer.is_null() && answer != false {
                return Ok(answer);
            }
            if start.elapsed() > PATIENCE {
                return Err(self.failure(&format!("in vain waited for: {what}")).await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// The text of the first element that matches, as it is shown.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.wait_for(css).await?.text().await?)
    }

    /// Clicks the element that says exactly this.
    pub async fn click_text(&self, css: &str, text: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            self.wait_for_text(css, text).await?;
            for element in self.driver.find_all(By::Css(css)).await? {
                // What the page draws anew in that moment is tried again.
                if element.text().await.is_ok_and(|found| found == text)
                    && element.click().await.is_ok()
                {
                    return Ok(());
                }
            }
            if start.elapsed() > PATIENCE {
                let what = format!("no {css} says {text:?} alone and can be clicked");
                return Err(self.failure(&what).await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// How many elements match, shown or not.
    pub async fn count(&self, css: &str) -> Result<usize> {
        Ok(self.driver.find_all(By::Css(css)).await?.len())
    }

    /// Waits for an element and clicks it. What the page draws anew in that moment is tried
    /// again; what something else covers is an error.
    pub async fn click(&self, css: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let element = self.wait_for(css).await?;
            match element.click().await {
                Ok(()) => return Ok(()),
                Err(error) if start.elapsed() > PATIENCE => {
                    let what = format!("{css} cannot be clicked: {error}");
                    return Err(self.failure(&what).await);
                }
                Err(_) => {
                    // Out of the way of what stays at the edge of the screen.
                    let script = "arguments[0].scrollIntoView({ block: 'center' });";
                    // It may be gone by now, and then the next one is tried.
                    drop(self.driver.execute(script, vec![element.to_json()?]).await);
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Touches an element with a finger. It is scrolled into view first, and nothing may cover
    /// it.
    pub async fn tap(&self, css: &str) -> Result<()> {
        let place = self.place_of(css).await?;
        for (kind, points) in [("touchStart", json!([place])), ("touchEnd", json!([]))] {
            let event = json!({ "type": kind, "touchPoints": points });
            self.devtools("Input.dispatchTouchEvent", event).await?;
        }
        Ok(())
    }

    /// Moves the mouse over an element.
    pub async fn hover(&self, css: &str) -> Result<()> {
        let place = self.place_of(css).await?;
        let event = json!({ "type": "mouseMoved", "x": place["x"], "y": place["y"] });
        self.devtools("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }

    /// Drags from one element to another: on a phone with a finger, else with the mouse.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.place_of(from).await?, self.place_of(to).await?);
        let middle = |name: &str| {
            (from[name].as_f64().unwrap_or_default() + to[name].as_f64().unwrap_or_default()) / 2.0
        };
        let middle = json!({ "x": middle("x"), "y": middle("y") });
        if self.is_phone {
            for (kind, points) in [
                ("touchStart", json!([from])),
                ("touchMove", json!([middle])),
                ("touchMove", json!([to])),
                ("touchEnd", json!([])),
            ] {
                if kind == "touchEnd" {
                    // A finger that leaves in full motion throws what is under it, and the next
                    // touch would only stop that.
                    tokio::time::sleep(STILL).await;
                }
                let event = json!({ "type": kind, "touchPoints": points });
                self.devtools("Input.dispatchTouchEvent", event).await?;
            }
        } else {
            for (kind, place) in [
                ("mousePressed", &from),
                ("mouseMoved", &middle),
                ("mouseMoved", &to),
                ("mouseReleased", &to),
            ] {
                let event = json!({
                    "type": kind,
                    "x": place["x"],
                    "y": place["y"],
                    "button": "left",
                    "buttons": 1,
                    "clickCount": 1,
                });
                self.devtools("Input.dispatchMouseEvent", event).await?;
            }
        }
        Ok(())
    }

    /// The middle of an element that is shown, not switched off and not covered. It is scrolled
    /// into view if need be.
    async fn place_of(&self, css: &str) -> Result<Value> {
        let selector = serde_json::to_string(css)?;
        self.wait_until(
            &format!("{css} within reach"),
            &format!(
                "// The middle of an element, if nothing covers it.
                 const middle = (element) => {{
                    const box = element.getBoundingClientRect();
                    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                    const top = document.elementFromPoint(x, y);
                    return top && element.contains(top) ? {{ x, y }} : null;
                 }};
                 for (const element of document.querySelectorAll({selector})) {{
                    const box = element.getBoundingClientRect();
                    if (box.width === 0 || element.disabled) {{ continue; }}
                    const inside = box.top >= 0 && box.bottom <= innerHeight;
                    let place = inside && middle(element);
                    if (!place) {{
                        element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                        place = middle(element);
                    }}
                    if (place) {{ return place; }}
                 }}
                 return null;"
            ),
        )
        .await
    }

    /// Chooses an option of a list by its value.
    pub async fn choose(&self, css: &str, value: &str) -> Result<()> {
        self.click(&format!("{css} option[value=\"{value}\"]"))
            .await
    }

    /// Chooses a file in a file input, which may be hidden behind a button.
    pub async fn choose_file(&self, css: &str, file: &Path) -> Result<()> {
        let input = self.driver.find(By::Css(css)).await?;
        input.send_keys(file.to_string_lossy()).await?;
        Ok(())
    }

    /// Moves the focus with the Tab key until an element that matches has it.
    pub async fn tab_to(&self, css: &str) -> Result<()> {
        let selector = serde_json::to_string(css)?;
        // Many are pressed at once, which is quicker; those after the last that is needed do
        // nothing. Which way is shorter, and about how far it is, can be seen beforehand.
        let way = self
            .run(&format!(
                "window.tabs = new AbortController();
                 const {{ signal }} = window.tabs;
                 let arrived = false;
                 addEventListener('focusin', ({{ target }}) => {{
                    arrived ||= target.matches({selector});
                 }}, {{ signal }});
                 addEventListener('keydown', (event) => {{
                    if (arrived && event.key === 'Tab') {{
                        event.preventDefault();
                        event.stopImmediatePropagation();
                    }}
                 }}, {{ capture: true, signal }});
                 const stops = [...document.querySelectorAll('a, button, input, select, [tabindex]')]
                    .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility());
                 const from = stops.indexOf(document.activeElement);
                 const next = stops.findIndex((stop, at) => at > from && stop.matches({selector}));
                 const last = from < 0 ? -1
                    : stops.findLastIndex((stop, at) => at < from && stop.matches({selector}));
                 const on = next < 0 ? Infinity : next - from;
                 const back = last < 0 ? Infinity : from - last;
                 return back < on ? -back : Number.isFinite(on) ? on : 0;"
            ))
            .await?;
        let way = way.as_i64().context("no way was found")?;
        let mut count = way.unsigned_abs() as usize;
        if count == 0 {
            count = TABS_AT_ONCE;
        }
        let mut pressed = 0;
        while pressed < MOST_TABS {
            let tabs = String::from(char::from(Key::Tab)).repeat(count);
            let keys = self.driver.action_chain();
            let keys = if way < 0 {
                keys.key_down(Key::Shift)
                    .send_keys(&tabs)
                    .key_up(Key::Shift)
            } else {
                keys.send_keys(&tabs)
            };
            keys.perform().await?;
            pressed += count;
            count = TABS_AT_ONCE;
            let script = format!(
                "const there = document.activeElement.matches({selector});
                 if (there) {{ window.tabs.abort(); }}
                 return there;"
            );
            if self.run(&script).await? == true {
                return Ok(());
            }
        }
        Err(self.failure(&format!("Tab does not lead to {css}")).await)
    }

    /// Saves downloads in this folder without asking.
    pub async fn download_to(&self, folder: &Path) -> Result<()> {
        self.devtools(
            "Browser.setDownloadBehavior",
            json!({ "behavior": "allow", "downloadPath": folder.to_string_lossy() }),
        )
        .await?;
        Ok(())
    }

    /// Types into whatever has the focus; [`Key`] names the keys that are not letters:
    /// `type_keys("a" + Key::Enter)`.
    pub async fn type_keys(&self, keys: impl AsRef<str>) -> Result<()> {
        self.driver
            .action_chain()
            .send_keys(keys.as_ref())
            .perform()
            .await
            .context("cannot type")
    }

    /// Presses one key.
    pub async fn press(&self, key: Key) -> Result<()> {
        self.type_keys(String::from(char::from(key))).await
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

    /// Accessibility: the serious and critical findings of axe-core, in readable form.
    pub async fn axe(&self) -> Result<Vec<String>> {
        let path = workspace_root().join("target/browser-tools/axe.min.js");
        let source = fs::read_to_string(&path).with_context(|| {
            format!(
                "{} is missing: run `cargo xtask browser-tools`",
                path.display()
            )
        })?;
        // The page's security policy does not hold for scripts of the driver.
        self.run(&format!("if (!window.axe) {{ {source}\n }}"))
            .await?;
        let answer = self
            .run_async(
                "window.axe.run(document, { resultTypes: ['violations'] })
                    .then((found) => done({ violations: found.violations }))
                    .catch((error) => done({ error: String(error) }));",
            )
            .await?;
        if let Some(error) = answer["error"].as_str() {
            bail!("axe-core fails: {error}");
        }
        let violations = answer["violations"].as_array();
        let violations = violations.context("axe-core returns no list")?;
        Ok(violations
            .iter()
            .filter(|violation| {
                matches!(violation["impact"].as_str(), Some("serious" | "critical"))
            })
            .map(describe_violation)
            .collect())
    }

    /// The page must not be wider than the screen.
    pub async fn no_horizontal_overflow(&self) -> Result<()> {
        let answer = self
            .run(
                "const width = document.scrollingElement.scrollWidth;
                 if (width <= window.innerWidth) { return null; }
                 const wide = [...document.body.querySelectorAll('*')]
                    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
                    .slice(0, 5)
                    .map((element) => element.cloneNode(false).outerHTML);
                 return `${width} px on a screen of ${window.innerWidth} px: ${wide.join(' ')}`;",
            )
            .await?;
        match answer.as_str() {
            None => Ok(()),
            Some(what) => Err(self.failure(&format!("the page is too wide: {what}")).await),
        }
    }

    /// No two of the elements that match, none of which contains another, may cover each other.
    /// A dialog covers what is behind it.
    pub async fn no_overlap(&self, css: &str) -> Result<()> {
        let selector = serde_json::to_string(css)?;
        let answer = self
            .run(&format!(
                "const shown = [...document.querySelectorAll({selector})]
                    .map((element) => ({{ element, box: element.getBoundingClientRect() }}))
                    .filter(({{ element, box }}) => box.width > 0 && box.height > 0 &&
                        element.checkVisibility({{ visibilityProperty: true }}));
                 const name = ({{ element, box }}) => `${{element.cloneNode(false).outerHTML}} at ` +
                    `${{Math.round(box.left)}},${{Math.round(box.top)}} ` +
                    `${{Math.round(box.width)}}x${{Math.round(box.height)}}`;
                 const found = [];
                 const dialog = ({{ element }}) => element.closest('dialog');
                 for (const [index, one] of shown.entries()) {{
                    for (const other of shown.slice(index + 1)) {{
                        if (dialog(one) !== dialog(other)) {{ continue; }}
                        const nested = one.element.contains(other.element) ||
                            other.element.contains(one.element);
                        const across = Math.min(one.box.right, other.box.right) -
                            Math.max(one.box.left, other.box.left);
                        const down = Math.min(one.box.bottom, other.box.bottom) -
                            Math.max(one.box.top, other.box.top);
                        if (!nested && across > 1 && down > 1) {{
                            found.push(`${{name(one)}} and ${{name(other)}}`);
                        }}
                    }}
                 }}
                 return found.slice(0, 5);"
            ))
            .await?;
        let found = answer.as_array().context("the script returns no list")?;
        if found.is_empty() {
            return Ok(());
        }
        let list: Vec<&str> = found.iter().filter_map(Value::as_str).collect();
        let what = format!("elements cover each other:\n{}", list.join("\n"));
        Err(self.failure(&what).await)
    }

    /// Everything that is written within the elements that match must be seen in full: it lies on
    /// the screen, and nothing cuts it off that cannot be scrolled.
    pub async fn no_clipped_text(&self, css: &str) -> Result<()> {
        let selector = serde_json::to_string(css)?;
        let answer = self
            .run(&format!(
                "const within = (box, frame) => box.left >= frame.left - 1 &&
                    box.right <= frame.right + 1 &&
                    // Letters have room above and below that nothing is drawn in.
                    box.top >= frame.top - 3 && box.bottom <= frame.bottom + 3;
                 const screen = {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }};
                 // Why a text is not seen in full, if so.
                 const cut = (text) => {{
                    const range = document.createRange();
                    range.selectNodeContents(text);
                    const box = range.getBoundingClientRect();
                    for (let at = text.parentElement; at; at = at.parentElement) {{
                        if (at.matches('.visually-hidden')) {{ return null; }}
                        const {{ overflowX, overflowY }} = getComputedStyle(at);
                        if ([overflowX, overflowY].some((how) => ['auto', 'scroll'].includes(how))) {{
                            return null;
                        }}
                        if ([overflowX, overflowY].some((how) => ['hidden', 'clip'].includes(how)) &&
                            !within(box, at.getBoundingClientRect())) {{
                            return at.className || at.tagName;
                        }}
                    }}
                    return within(box, screen) ? null : 'the screen';
                 }};
                 const found = [];
                 for (const part of document.querySelectorAll({selector})) {{
                    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
                    while (walker.nextNode()) {{
                        const text = walker.currentNode;
                        const shown = text.textContent.trim() &&
                            text.parentElement.checkVisibility({{ visibilityProperty: true }});
                        const by = shown ? cut(text) : null;
                        if (by) {{ found.push(`\"${{text.textContent}}\" by ${{by}}`); }}
                    }}
                 }}
                 return found.slice(0, 5);"
            ))
            .await?;
        let found = answer.as_array().context("the script returns no list")?;
        if found.is_empty() {
            return Ok(());
        }
        let list: Vec<&str> = found.iter().filter_map(Value::as_str).collect();
        let what = format!("texts are cut off:\n{}", list.join("\n"));
        Err(self.failure(&what).await)
    }

    /// Checks what holds for every view: nothing in the console, nothing too wide, accessible.
    pub async fn check_view(&self) -> Result<()> {
        let errors = self.console_errors().await?;
        ensure!(
            errors.is_empty(),
            "errors in the console:\n{}",
            errors.join("\n")
        );
        self.no_horizontal_overflow().await?;
        let violations = self.axe().await?;
        if !violations.is_empty() {
            let what = format!("not accessible:\n{}", violations.join("\n"));
            return Err(self.failure(&what).await);
        }
        Ok(())
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

fn describe_violation(violation: &Value) -> String {
    let text = |name: &str| violation[name].as_str().unwrap_or_default();
    let places: Vec<&str> = violation["nodes"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|node| node["html"].as_str())
        .take(5)
        .collect();
    format!(
        "{} ({}): {}\n  {}",
        text("id"),
        text("impact"),
        text("help"),
        places.join("\n  ")
    )
}

fn workspace_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
