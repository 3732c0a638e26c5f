//! Browser storage and service workers of released versions, from `archive/browser/`: this build
//! continues every saved game, keeps preferences and identity, and replaces the service worker.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use browser_tests::online::{person, play_on};
use browser_tests::table::{kept_table, no_console_errors};
use browser_tests::{AppServer, Assets, Browser, DESKTOP};
use serde_json::Value;
use server_tests::archive::archive;
use starboard_kernel::Record;

/// The folders of `archive/browser/`, one per version.
fn versions() -> Result<Vec<PathBuf>> {
    let mut versions = Vec::new();
    for entry in fs::read_dir(archive().join("browser"))? {
        versions.push(entry?.path());
    }
    ensure!(!versions.is_empty(), "archive/browser is empty");
    Ok(versions)
}

fn read_json(file: &Path) -> Result<Value> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    Ok(serde_json::from_str(&text)?)
}

/// Archived browser storage.
struct Storage(Value);

impl Storage {
    fn read(version: &Path) -> Result<Storage> {
        read_json(&version.join("storage.json")).map(Storage)
    }

    /// Fills the browser's storage from a page on which the app does not run.
    async fn put(&self, browser: &Browser, server: &AppServer) -> Result<()> {
        browser.goto(&server.url("/healthz")).await?;
        let script = format!(
            "for (const [key, value] of Object.entries({})) {{ localStorage.setItem(key, value); }}",
            self.0["localStorage"]
        );
        browser.run(&script).await.map(drop)
    }

    /// Label and id of each saved game, and whether it is over.
    fn games(&self) -> Result<Vec<(&str, &str, bool)>> {
        let saves = self.0["saves"].as_object().context("there are saves")?;
        let mut games = Vec::new();
        for (label, id) in saves {
            let id = id.as_str().context("an id is a text")?;
            let game = self.document(&format!("starboard.game.{id}"))?;
            games.push((label.as_str(), id, game["over"] == true));
        }
        Ok(games)
    }

    /// A value, parsed.
    fn document(&self, key: &str) -> Result<Value> {
        let text = self.0["localStorage"][key].as_str();
        Ok(serde_json::from_str(text.with_context(|| key.to_owned())?)?)
    }
}

/// The line of each saved game on the home page, by label.
async fn listed(
    browser: &Browser,
    server: &AppServer,
    games: &[(&str, &str, bool)],
) -> Result<BTreeMap<String, String>> {
    browser.goto(&server.url("/")).await?;
    browser.wait_for(".covers").await?;
    let mut lines = BTreeMap::new();
    for (label, id, _) in games {
        let line = browser
            .text(&format!(".resume-item:has(a[href='/replay/{id}']) > span"))
            .await
            .with_context(|| format!("{label} is not listed"))?;
        lines.insert((*label).to_owned(), line);
    }
    Ok(lines)
}

/// A saved record becomes the log of the same game, once it is continued.
async fn check_log(browser: &Browser, storage: &Storage, id: &str) -> Result<()> {
    let saved = storage.document(&format!("starboard.game.{id}"))?;
    let record = Record::read(saved["record"].as_str().context("a record")?)?;
    let key = format!("starboard.game.{id}");
    let script = format!("return JSON.parse(localStorage.getItem('{key}'));");
    let now = browser.run(&script).await?;
    ensure!(now["log"].is_object() && now["record"].is_null(), "{now}");
    let kept = kept_table(browser).await?.record();
    ensure!(kept.moves.starts_with(&record.moves) && kept.moves.len() > record.moves.len());
    ensure!((kept.seats, kept.seed, kept.daily) == (record.seats, record.seed, record.daily));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn saved_games_continue() -> Result<()> {
    for version in versions()? {
        let storage = Storage::read(&version)?;
        let games = storage.games()?;
        let server = AppServer::start_with_tables(&version.join("tables.jsonl"))?;
        let browser = person(DESKTOP).await?;
        storage.put(&browser, &server).await?;
        let before = listed(&browser, &server, &games).await?;
        for &(label, id, over) in &games {
            let address = format!("/{}/{id}", if over { "replay" } else { "play" });
            browser.goto(&server.url(&address)).await?;
            let opened = async {
                if over {
                    browser.wait_for(".replay .slider").await
                } else {
                    browser.wait_for(".play .board").await?;
                    play_on(&browser).await?;
                    check_log(&browser, &storage, id).await
                }
            };
            opened.await.with_context(|| label.to_owned())?;
        }
        let after = listed(&browser, &server, &games).await?;
        for (label, _, over) in games {
            let kept = before[label] == after[label];
            ensure!(kept == over, "{label}: {}, {}", before[label], after[label]);
        }
        no_console_errors(&browser).await?;
        browser.quit().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn preferences_and_identity_are_kept() -> Result<()> {
    for version in versions()? {
        let storage = Storage::read(&version)?;
        let server = AppServer::start_with_tables(&version.join("tables.jsonl"))?;
        let browser = person(DESKTOP).await?;
        storage.put(&browser, &server).await?;
        // The seat at the online table still belongs to the archived identity.
        let table = storage.0["table"].as_str().context("there is a table")?;
        browser.goto(&server.url(table)).await?;
        browser.wait_for(".play .board").await?;
        play_on(&browser).await?;
        let me = storage.document("starboard.me")?;
        let name = me["person"]["name"].as_str().context("a name")?;
        browser.wait_for_text(".player", name).await?;

        let prefs = storage.document("starboard.prefs")?;
        let tempo = prefs["tempo"].as_str().context("a tempo")?;
        browser
            .wait_for(&format!("html[lang={}]", prefs["lang"]))
            .await?;
        browser.wait_for(&format!("html.tempo-{tempo}")).await?;
        ensure!(prefs["guide"] == true);
        browser.wait_for(".play-guide").await?;
        // The app has written both again; it may add fields but not change any.
        let keys = ["starboard.me", "starboard.prefs"].map(|key| (key, storage.document(key)));
        for (key, old) in keys {
            let script = format!("return JSON.parse(localStorage.getItem('{key}'));");
            let now = browser.run(&script).await?;
            let old = old?;
            for (field, value) in old.as_object().context("fields")? {
                ensure!(now[field] == *value, "{key}.{field}: {}", now[field]);
            }
        }
        no_console_errors(&browser).await?;
        browser.quit().await?;
    }
    Ok(())
}

/// The app of an old version and the name of its cache: its service worker, and stand-ins for its
/// page and files. Files of the same hashed name in this build are served as they are, because
/// browsers never fetch such a file twice.
fn old_app(folder: &Path) -> Result<(Assets, String)> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    let caches = read_json(&folder.join("caches.json"))?;
    let (cache, names) = caches
        .as_object()
        .and_then(|caches| caches.iter().next())
        .context("there was a cache")?;
    let mut files = Vec::new();
    for name in names.as_array().context("there were files")? {
        let name = name.as_str().context("a path")?.trim_start_matches('/');
        let content = fs::read(dist.join(name)).unwrap_or_else(|_| b"old".to_vec());
        files.push((name.to_owned(), content.into()));
    }
    // Right after a release the archived build and this one are the same: make them differ.
    let worker = fs::read_to_string(folder.join("sw.js"))?;
    let worker = worker.replace("VERSION = \"", "VERSION = \"old-");
    let cache = cache.replace("starboard-", "starboard-old-");
    files.push(("sw.js".to_owned(), worker.into()));
    files.retain(|(name, _)| name != "index.html");
    let page = fs::read(folder.join("index.html"))?;
    files.push(("index.html".to_owned(), page.into()));
    Ok((Assets::from_files(files), cache))
}

/// Waits until no update of the service worker is pending and exactly these caches exist.
async fn wait_for_caches(browser: &Browser, expected: &[&str]) -> Result<()> {
    const STATE: &str = "(async () => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        const settled = !installing && !waiting && active.state === 'activated';
        done({ settled, caches: await caches.keys() });
    })();";
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    let start = Instant::now();
    loop {
        let state = browser.run_async(STATE).await?;
        let mut names: Vec<&str> = state["caches"]
            .as_array()
            .map(|names| names.iter().filter_map(Value::as_str).collect())
            .unwrap_or_default();
        names.sort_unstable();
        if state["settled"] == true && names == expected {
            return Ok(());
        }
        let patient = start.elapsed() < Duration::from_secs(20);
        ensure!(patient, "{state}, expected caches: {expected:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_service_worker_is_replaced() -> Result<()> {
    for version in versions()? {
        let storage = Storage::read(&version)?;
        let (assets, cache) = old_app(&version.join("service-worker"))?;
        let server = AppServer::start_on(([127, 0, 0, 1], 0).into(), assets)?;
        let (address, home) = (server.address(), server.url("/"));
        let browser = person(DESKTOP).await?;
        storage.put(&browser, &server).await?;
        browser.goto(&home).await?;
        browser.wait_for("#stand-in").await?;
        browser
            .run_async("navigator.serviceWorker.register('/sw.js').then(() => done(true));")
            .await?;
        browser.wait_until_offline_ready().await?;
        wait_for_caches(&browser, &[&cache]).await?;
        // The old service worker is in control: it answers without a server.
        server.stop()?;
        browser.goto(&home).await?;
        browser.wait_for("#stand-in").await?;

        let server = AppServer::start_on(address, browser_tests::app()?)?;
        browser.goto(&home).await?;
        browser.wait_for(".covers").await?;
        let current = browser
            .run("return document.querySelector('meta[name=starboard-version]').content;")
            .await?;
        let current = format!("starboard-{}", current.as_str().unwrap_or_default());
        // Old files are kept for open pages of the old version, until the next load.
        wait_for_caches(&browser, &[&cache, &current]).await?;
        browser.reload().await?;
        browser.wait_for(".covers").await?;
        wait_for_caches(&browser, &[&current]).await?;

        // Saved games are still listed, and continue offline.
        let games = storage.games()?;
        listed(&browser, &server, &games).await?;
        let (_, id, _) = games.iter().find(|game| !game.2).context("a game")?;
        let game = server.url(&format!("/play/{id}"));
        server.stop()?;
        browser.goto(&game).await?;
        browser.wait_for(".play .board").await?;
        play_on(&browser).await?;
        browser.quit().await?;
    }
    Ok(())
}
