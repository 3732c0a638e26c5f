//! Measures how long a visitor waits: from navigation until the start page, and until a board
//! that takes a move, is drawn; what is downloaded until then; and how smoothly a game moves on a slow
//! phone. Prints JSON for `cargo xtask bench`: milliseconds, bytes, and frames in a second.
//!
//! The server is on this machine, so what counts is loading, compiling and drawing, not the
//! network.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::loading::{BOARD_IS_SHOWN, HOME_IS_THERE, first_bytes, settle, visit, watch};
use browser_tests::table::save_game;
use browser_tests::{AppServer, Browser, DESKTOP, PHONE};
use serde_json::{Value, json};
use starboard_kernel::erased::{Event, Rules};
use starboard_kernel::{FastRng, Lang, Seed};
use starboard_table::{LocalTable, Player, Request};

/// How often everything is measured; the median counts.
const RUNS: usize = 5;

/// How long a page may take to note something: the replay of a game, and moves on a slow phone.
const PATIENCE: Duration = Duration::from_secs(60);
const PATIENCE_WITH_MOVES: Duration = Duration::from_secs(180);

/// How the app knows the saved game.
const ID: &str = "benchmark";

/// A board that accepts moves.
const BOARD_IS_THERE: &str = "document.querySelector('.all-actions:not([disabled])')";

/// One of a replay only shows the game.
const BOARD_IS_DRAWN: &str = "document.querySelector('.replay-bar')";

/// While a replay runs and its board moves: all frames of this many milliseconds.
const WATCHED: u32 = 8_000;
/// Of a move with everything it sets in motion: all frames of this many milliseconds.
const WATCHED_MOVE: u32 = 1_200;
const MOVES: usize = 9;
/// The words of the log for what moves most in each game: a jump, a shot, a roll of the dice, a search.
const LIVELY: [&str; 4] = [" over ", " fired ", "Rolled ", "The search began with "];
/// How many random games are searched for that.
const MOST_GAMES: u64 = 50;
/// How many times slower a phone is than this machine.
const SLOWDOWN: u32 = 4;

#[tokio::main]
async fn main() -> ExitCode {
    browser_tests::print_report("page-speed", run().await)
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
        let save = save_game(ID, &table_in_play(rules)?)?;
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
            "mission_bytes": board_bytes(&server, &format!("/mission/{}", rules.name())).await?,
            "game_bytes": board_bytes(&server, &format!("/now/{}", rules.name())).await?,
            "first_visit": median(&mut first),
            "later_visit": median(&mut again),
            "replay": frames(&server, rules).await?,
            "move": frames_of_moves(&server, rules, &save).await?,
        }));
    }
    Ok(json!({ "home": median(&mut home), "boards": boards }))
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// What is downloaded until a board is drawn, in the language in which that is most.
async fn board_bytes(server: &AppServer, path: &str) -> Result<u64> {
    let mut most = 0;
    for lang in Lang::ALL {
        most = most.max(first_bytes(server, path, lang, BOARD_IS_SHOWN).await?);
    }
    Ok(most)
}

/// How a game moves in its replay on a slow phone: frames in a second, and how long one in twenty
/// frames takes at least.
async fn frames(server: &AppServer, rules: &'static dyn Rules) -> Result<Value> {
    let browser = Browser::start(PHONE.0, PHONE.1).await?;
    let (table, step) = lively_game(rules)?;
    let save = save_game(ID, &table)?;
    watch(&browser, &save, BOARD_IS_DRAWN).await?;
    visit(&browser, &server.url(&format!("/replay/{ID}"))).await?;
    settle(&browser).await?;
    slow_down(&browser).await?;
    browser
        .run(&format!(
            "const lines = [...document.querySelectorAll('.log-jump')];
             const number = (line) => Number(line.querySelector('.log-turn').textContent);
             lines.filter((line) => number(line) <= {step}).at(-1).click();
             document.querySelector('[aria-label=Play]').click();
             const times = [];
             const note = (time) => {{
                times.push(time);
                if (time - times[0] < {WATCHED}) requestAnimationFrame(note);
                else window.frameTimes = times;
             }};
             requestAnimationFrame(note);"
        ))
        .await?;
    let times = noted(&browser, "frameTimes", PATIENCE).await;
    let times = times.with_context(|| format!("the replay of {}", rules.name()))?;
    let times: Vec<f64> = serde_json::from_value(times)?;
    browser.quit().await?;
    let mut lengths = lengths(&times);
    ensure!(!lengths.is_empty(), "{} shows no frame", rules.name());
    lengths.sort_by(f64::total_cmp);
    Ok(json!({
        "frames_per_second": rate(&times),
        "slow_frame": lengths[lengths.len() * 19 / 20],
    }))
}

/// How smooth one's own moves are on a slow phone: frames per second while a move is shown, as the
/// median and the worst of several moves.
async fn frames_of_moves(
    server: &AppServer,
    rules: &'static dyn Rules,
    save: &str,
) -> Result<Value> {
    let browser = Browser::start(PHONE.0, PHONE.1).await?;
    watch(&browser, save, BOARD_IS_THERE).await?;
    visit(&browser, &server.url(&format!("/play/{ID}"))).await?;
    settle(&browser).await?;
    slow_down(&browser).await?;
    browser
        .run(&format!(
            "const moves = [];
             const play = () => {{
                if (document.querySelector('.play.over')) {{
                    window.moveTimes = moves;
                    return;
                }}
                const actions = document.querySelectorAll('.action-list .button');
                if (actions.length === 0) {{
                    document.querySelector('.all-actions:not(:disabled)')?.click();
                    setTimeout(play, 100);
                    return;
                }}
                const times = [];
                const note = (time) => {{
                    times.push(time);
                    if (time - times[0] < {WATCHED_MOVE}) {{
                        requestAnimationFrame(note);
                        return;
                    }}
                    moves.push(times);
                    if (moves.length < {MOVES}) play();
                    else window.moveTimes = moves;
                }};
                actions[(moves.length * 7) % actions.length].click();
                requestAnimationFrame(note);
             }};
             play();"
        ))
        .await?;
    let moves = noted(&browser, "moveTimes", PATIENCE_WITH_MOVES).await;
    let moves = moves.with_context(|| format!("moves of {}", rules.name()))?;
    let moves: Vec<Vec<f64>> = serde_json::from_value(moves)?;
    browser.quit().await?;
    ensure!(
        !moves.is_empty(),
        "the game of {} is over before a move",
        rules.name()
    );
    let mut rates: Vec<f64> = moves.iter().map(|times| rate(times)).collect();
    Ok(json!({ "frames_per_second": median(&mut rates), "worst": rates[0] }))
}

async fn slow_down(browser: &Browser) -> Result<()> {
    let slow = json!({ "rate": SLOWDOWN });
    browser
        .devtools("Emulation.setCPUThrottlingRate", slow)
        .await?;
    Ok(())
}

/// What a page has noted under a name, as soon as it is there.
async fn noted(browser: &Browser, name: &str, patience: Duration) -> Result<Value> {
    let start = Instant::now();
    loop {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let value = browser.run(&format!("return window.{name};")).await?;
        if !value.is_null() {
            return Ok(value);
        }
        if start.elapsed() > patience {
            bail!("the page has noted no {name} in {} s", patience.as_secs());
        }
    }
}

fn lengths(times: &[f64]) -> Vec<f64> {
    times.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

/// Frames in a second.
fn rate(times: &[f64]) -> f64 {
    let (first, last) = (times[0], times[times.len() - 1]);
    (times.len() - 1) as f64 * 1000.0 / (last - first)
}

/// A random game of people, to its end.
fn table_of_a_game(rules: &'static dyn Rules, seed: u64) -> Result<LocalTable> {
    let mut table = new_table(rules)?;
    let mut rng = FastRng::new(seed);
    while let Some(seat) = table.play().whose_turn() {
        let mut actions = table.play().position().legal_actions();
        let action = actions.swap_remove(rng.below(actions.len() as u32) as usize);
        table.handle(seat, &Request::Act { action }, 0)?;
    }
    Ok(table)
}

/// A game, and a step of it from the first third on, where the board is full, in which much moves.
fn lively_game(rules: &'static dyn Rules) -> Result<(LocalTable, usize)> {
    for seed in 1..=MOST_GAMES {
        let table = table_of_a_game(rules, seed)?;
        let names = table.play().names(Lang::En);
        let is_lively = |event: &Event| {
            let told = event.narrate(Lang::En, &names);
            LIVELY.iter().any(|words| told.contains(words))
        };
        let steps = table.play().history().steps();
        let from = steps.len() / 3;
        let mut steps = steps[from..].iter();
        if let Some(step) = steps.position(|step| step.events.iter().any(is_lively)) {
            return Ok((table, from + step));
        }
    }
    bail!("{MOST_GAMES} games of {} are dull", rules.name())
}

/// A table of people.
fn new_table(rules: &'static dyn Rules) -> Result<LocalTable> {
    let defaults = rules.schema().defaults();
    let numbers = 1..=rules.start(&defaults)?.seats();
    let players: Vec<Player> = numbers
        .map(|number| Player::person(format!("Player {number}")))
        .collect();
    Ok(LocalTable::new(
        rules,
        &defaults,
        &players,
        Seed::from_number(1),
    )?)
}

/// A table of people at which everybody has acted and there are many legal actions.
fn table_in_play(rules: &'static dyn Rules) -> Result<LocalTable> {
    const ENOUGH_TO_CHOOSE_FROM: usize = 6;
    let mut table = new_table(rules)?;
    let mut rng = FastRng::new(1);
    let mut acted = vec![false; table.play().players().len()];
    loop {
        let seat = table
            .play()
            .whose_turn()
            .context("the game is over too early")?;
        let mut actions = table.play().position().legal_actions();
        if acted.iter().all(|&acted| acted) && actions.len() >= ENOUGH_TO_CHOOSE_FROM {
            return Ok(table);
        }
        acted[seat.index()] = true;
        let action = actions.swap_remove(rng.below(actions.len() as u32) as usize);
        table.handle(seat, &Request::Act { action }, 0)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the log says may change, and random games with it.
    #[test]
    fn every_game_has_something_to_measure() -> Result<()> {
        for rules in starboard_games::registry().iter() {
            let (table, step) = lively_game(rules)?;
            ensure!(step < table.play().history().length());
            table_in_play(rules).with_context(|| rules.name().to_owned())?;
        }
        Ok(())
    }
}
