//! The rules and the bots do the same in WebAssembly, in a real browser, as on this machine.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{AppServer, Assets, Browser, DESKTOP};
use serde_json::Value;

/// How many random games of every game are compared.
const GAMES: u32 = 1000;

/// How many of them the browser plays at once: it must answer before its driver loses patience.
const AT_ONCE: u32 = 100;

/// The built check as a site of its own.
fn site() -> Result<Assets> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/wasm-check");
    let mut files = vec![(
        "index.html".to_owned(),
        "<!doctype html><title>Check</title><link rel=icon href=data:,>".into(),
    )];
    for name in ["check.js", "check_bg.wasm"] {
        let content = fs::read(folder.join(name))
            .with_context(|| format!("{name} is missing: run `cargo xtask wasm-check`"))?;
        files.push((name.to_owned(), content.into()));
    }
    Ok(Assets::from_files(files))
}

/// Calls one of the exports of `wasm-check` in the browser.
async fn ask(browser: &Browser, call: &str) -> Result<Vec<String>> {
    let answer = browser
        .run_async(&format!(
            "import('/check.js')
                .then(async (check) => {{
                    await check.default();
                    done({{ lines: check.{call} }});
                }})
                .catch((error) => done({{ error: String(error.stack ?? error) }}));"
        ))
        .await?;
    if let Some(error) = answer["error"].as_str() {
        bail!("{call} fails in the browser: {error}");
    }
    let lines = answer["lines"].as_array().context("no list came back")?;
    Ok(lines
        .iter()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect())
}

/// Says where two lists part, if they do.
fn compare(what: &str, here: &[String], there: &[String]) -> Result<()> {
    for (index, line) in here.iter().enumerate() {
        let other = there.get(index).map_or("nothing", String::as_str);
        ensure!(
            line == other,
            "{what} {} differs (is target/wasm-check as new as the code? `cargo xtask wasm-check` \
             builds it):\nhere:        {line}\nWebAssembly: {other}",
            index + 1
        );
    }
    ensure!(
        here.len() == there.len(),
        "{what}: {} here, {} in WebAssembly",
        here.len(),
        there.len()
    );
    Ok(())
}

/// The same work here and in the browser at the same time.
async fn both(
    game: &str,
    here: impl FnOnce(&str) -> Vec<String> + Send + 'static,
    there: impl Future<Output = Result<Vec<String>>>,
) -> Result<(Vec<String>, Vec<String>)> {
    let game = game.to_owned();
    let here = tokio::task::spawn_blocking(move || here(&game));
    let there = there.await?;
    Ok((here.await?, there))
}

async fn compare_games(browser: &Browser, game: &str) -> Result<()> {
    let name = serde_json::to_string(game)?;
    for from in (0..GAMES).step_by(AT_ONCE as usize) {
        let to = (from + AT_ONCE).min(GAMES);
        let (here, there) = both(
            game,
            move |game| wasm_check::digests(game, from, to),
            ask(browser, &format!("digests({name}, {from}, {to})")),
        )
        .await?;
        ensure!(here.len() == (to - from) as usize, "there is no {game}");
        for (number, line) in (from..to).zip(&here) {
            if there.get((number - from) as usize) == Some(line) {
                continue;
            }
            let here = wasm_check::steps(game, number);
            let there = ask(browser, &format!("steps({name}, {number})")).await?;
            compare(&format!("{game}, game {number}, step"), &here, &there)?;
            bail!("{game}, game {number}: the digests differ, but the steps do not");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_random_games_are_the_same_in_webassembly() -> Result<()> {
    let server = AppServer::start_on(([127, 0, 0, 1], 0).into(), site()?)?;
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    browser.goto(&server.url("/")).await?;
    let games = wasm_check::games();
    ensure!(!games.is_empty(), "there are no games");
    let mut thorough = 0;
    compare("name of game", &games, &ask(&browser, "games()").await?)?;
    for game in &games {
        compare_games(&browser, game).await?;
        let name = serde_json::to_string(game)?;
        let asked = format!("choices({name})");
        let (here, there) = both(game, wasm_check::choices, ask(&browser, &asked)).await?;
        ensure!(!here.is_empty(), "the bot was never asked");
        compare(&format!("{game}, choice"), &here, &there)?;
        let asked_more = format!(", {} playouts: ", wasm_check::MANY_PLAYOUTS);
        thorough += here
            .iter()
            .filter(|line| line.contains(&asked_more))
            .count();
    }
    ensure!(
        thorough > 20,
        "only {thorough} searches that begin with an exhaustive one"
    );
    browser.quit().await
}

#[test]
fn a_difference_is_named() {
    let lists = |a: &[&str], b: &[&str]| {
        let owned = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
        compare("step", &owned(a), &owned(b)).map_err(|error| error.to_string())
    };
    assert!(lists(&["a", "b"], &["a", "b"]).is_ok());
    for other in [&["a", "x"][..], &["a"], &["a", "x", "c"]] {
        let message = lists(&["a", "b"], other).expect_err("they differ");
        assert!(message.starts_with("step 2 differs"), "{message}");
    }
    assert!(lists(&["a"], &["a", "b"]).is_err());
}
