//! Measures how long a visitor waits: from navigation until the start page, and until a board
//! that takes a move, is drawn. Prints JSON for `cargo xtask bench`, in milliseconds.
//!
//! The server is on this machine, so what counts is loading, compiling and drawing, not the
//! network.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use browser_tests::{AppServer, Browser, DESKTOP};
use serde_json::{Value, json};
use starboard_kernel::{FastRng, Seed, erased::Rules};
use starboard_table::{LocalTable, Player, Request};

/// How often everything is measured; the median counts.
const RUNS: usize = 5;

const PATIENCE: Duration = Duration::from_secs(20);

/// How the app knows the saved game.
const ID: &str = "benchmark";

/// The start page stands when nothing of the first drawing is left.
const HOME_IS_THERE: &str = "document.querySelector('h1') && !document.querySelector('#boot')";

/// A board shows where one can act.
const BOARD_IS_THERE: &str = "document.querySelector('.legal')";

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(report) => {
            #[expect(
                clippy::print_stdout,
                reason = "the report is what this program is for"
            )]
            {
                println!("{report}");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "as above")]
            {
                eprintln!("first-board: {error:#}");
            }
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<Value> {
    let server = AppServer::start()?;
    let mut home = Vec::new();
    for _ in 0..RUNS {
        let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
        watch(&browser, "", HOME_IS_THERE).await?;
        home.push(visit(&browser, &server.url("/")).await?);
        browser.quit().await?;
    }
    let mut boards = Vec::new();
    for rules in starboard_games::registry().iter() {
        let save = save_game(&table_in_play(rules)?)?;
        let (mut first, mut again) = (Vec::new(), Vec::new());
        for _ in 0..RUNS {
            let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
            watch(&browser, &save, BOARD_IS_THERE).await?;
            let address = server.url(&format!("/play/{ID}"));
            first.push(visit(&browser, &address).await?);
            browser.wait_until_offline_ready().await?;
            again.push(visit(&browser, &address).await?);
            browser.quit().await?;
        }
        boards.push(json!({
            "game": rules.name(),
            "first_visit": median(&mut first),
            "later_visit": median(&mut again),
        }));
    }
    Ok(json!({ "home": median(&mut home), "boards": boards }))
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Before every page: prepares it, then waits for a condition and notes when it is on the screen.
async fn watch(browser: &Browser, prepare: &str, condition: &str) -> Result<()> {
    let source = format!(
        "{prepare}
         const observer = new MutationObserver(() => {{
            if ({condition}) {{
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(() => {{
                    window.measuredTime = performance.now();
                }}));
            }}
         }});
         observer.observe(document, {{ attributes: true, childList: true, subtree: true }});"
    );
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": format!("{{ {source} }}") }),
        )
        .await?;
    Ok(())
}

/// Opens an address and returns what [`watch`] has noted, in milliseconds since navigation.
async fn visit(browser: &Browser, url: &str) -> Result<f64> {
    browser.goto(url).await?;
    let start = Instant::now();
    loop {
        if let Some(time) = browser.run("return window.measuredTime;").await?.as_f64() {
            return Ok(time);
        }
        if start.elapsed() > PATIENCE {
            let errors = browser.console_errors().await?;
            bail!("{url} does not get ready: {errors:?}");
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A table of people at which everybody has acted and there is much to choose from.
fn table_in_play(rules: &'static dyn Rules) -> Result<LocalTable> {
    const ENOUGH_TO_CHOOSE_FROM: usize = 6;
    let start = rules.start(&rules.schema().defaults())?;
    let numbers = 1..=start.seats();
    let players: Vec<Player> = numbers
        .map(|number| Player::person(format!("Player {number}")))
        .collect();
    let defaults = rules.schema().defaults();
    let mut table = LocalTable::new(rules, &defaults, &players, Seed::from_number(1))?;
    let mut rng = FastRng::new(1);
    let mut acted = vec![false; start.seats()];
    loop {
        let seat = table
            .play()
            .whose_turn()
            .context("the game is over too early")?;
        let mut actions = table.play().position().actions();
        if acted.iter().all(|&acted| acted) && actions.len() >= ENOUGH_TO_CHOOSE_FROM {
            return Ok(table);
        }
        acted[seat.index()] = true;
        let action = actions.swap_remove(rng.below(actions.len() as u32) as usize);
        table.handle(seat, &Request::Act { action }, 0)?;
    }
}

/// A script that puts the game where the app keeps its games.
fn save_game(table: &LocalTable) -> Result<String> {
    let game = json!({
        "id": ID,
        "saved": 0.0,
        "record": table.record().write(),
        "game": table.play().position().rules().name(),
        "names": table.play().names(),
        "moves": table.play().history().steps().len(),
        "over": false,
    });
    let text = serde_json::to_string(&game.to_string())?;
    Ok(format!(
        "localStorage.setItem('starboard.game.{ID}', {text});"
    ))
}
