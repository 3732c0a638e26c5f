//! Puzzles on a phone: one of each game that has some is solved, a wrong answer is refuted on the board, and what was
//! solved is remembered.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser_tests::table::{check_page, no_console_errors, stage};
use browser_tests::{Browser, DESKTOP, PHONE};
use starboard_bots::puzzle::{Aim, Book, Kept};
use starboard_kernel::Lang;
use starboard_kernel::erased::{Position, Rules};

const ALL_ACTIONS: &str = ".play-actions > .all-actions:not(:disabled)";
const WAYS: &str = ".puzzle .lesson-head .button";
const WORDS: &str = ".puzzle > p";

fn book(game: &str) -> Result<(&'static dyn Rules, Book)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../starboard-bots/puzzles");
    let text = fs::read_to_string(folder.join(format!("{game}.json")))?;
    let rules = starboard_games::registry().get(game);
    Ok((rules.ok().context("a game")?, Book::read(&text)?))
}

/// Takes an action from the list of all.
async fn act(browser: &Browser, position: &Position, action: &str) -> Result<()> {
    browser.click(ALL_ACTIONS).await?;
    let words = position.describe(action, Lang::En)?;
    browser
        .click_text("dialog[open] .action-list .button", &words)
        .await
}

/// Does what a puzzle asks for; the rest happens by itself.
async fn solve(browser: &Browser, start: &Position, kept: &Kept) -> Result<()> {
    let (mut position, mut asked) = (start.clone(), 0);
    for step in &kept.puzzle.line {
        let is_own = position.turn() == start.turn();
        if is_own && asked < kept.puzzle.asked && position.legal_actions().len() > 1 {
            asked += 1;
            act(browser, &position, step).await.context(step.clone())?;
        }
        position.play(step)?;
    }
    Ok(())
}

/// What neither is the first step of the solution nor counts as it.
fn wrong_answer(start: &Position, kept: &Kept) -> Result<String> {
    let Kept { puzzle, .. } = kept;
    let is_right = |action: &String| *action == puzzle.line[0] || puzzle.also.contains(action);
    let mut wrong = start.legal_actions().into_iter();
    wrong
        .find(|action| !is_right(action))
        .context("a wrong answer")
}

/// Answers wrongly, sees why, takes it back, solves the puzzle, and goes on to the next one.
async fn puzzle_of(game: &str) -> Result<()> {
    let (rules, book) = book(game)?;
    // Whose every action has words of its own.
    let has_own_words = |kept: &&Kept| {
        let start = book.position(rules, kept);
        start.is_some_and(|start| {
            let actions = start.legal_actions();
            let mut words: Vec<String> = actions
                .iter()
                .filter_map(|action| start.describe(action, Lang::En).ok())
                .collect();
            words.sort_unstable();
            let count = words.len();
            words.dedup();
            words.len() == count
        })
    };
    let kept = book
        .puzzles
        .iter()
        .find(has_own_words)
        .context("a puzzle")?;
    let start = book.position(rules, kept).context("a position")?;
    let (server, browser) = stage(PHONE).await?;
    browser
        .goto(&server.url(&format!("/puzzles/{game}")))
        .await?;
    browser.wait_for(".puzzle-list").await?;
    check_page(&browser, &format!("the puzzles of {game}")).await?;
    let listed = format!(".puzzle-list [href='/puzzles/{game}/{}']", kept.id);
    browser.click(&listed).await?;
    browser.wait_for(ALL_ACTIONS).await?;
    check_page(&browser, &format!("a puzzle of {game}")).await?;

    act(&browser, &start, &wrong_answer(&start, kept)?).await?;
    browser.wait_for_text(WAYS, "Try again").await?;
    let why = browser.text(WORDS).await?;
    ensure!(why.starts_with("Not"), "{why}");
    ensure!(browser.count(ALL_ACTIONS).await? == 0, "it is answered");
    check_page(&browser, &format!("a wrong answer in {game}")).await?;
    browser.click_text(WAYS, "Try again").await?;

    browser.wait_for(ALL_ACTIONS).await?;
    solve(&browser, &start, kept).await?;
    browser.wait_for_text(WORDS, "Solved!").await?;
    check_page(&browser, &format!("a solved puzzle of {game}")).await?;
    browser.click_text(WAYS, "Next puzzle").await?;
    browser.wait_for_text(WAYS, "All puzzles").await?;
    browser.click_text(WAYS, "All puzzles").await?;
    browser.wait_for(&format!("{listed}.done")).await?;
    no_console_errors(&browser).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_armada() -> Result<()> {
    puzzle_of("armada").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_guardians() -> Result<()> {
    puzzle_of("guardians").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_hegemony() -> Result<()> {
    puzzle_of("hegemony").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_of_rescue() -> Result<()> {
    puzzle_of("rescue").await
}

/// A wrong answer may end the game at once: on a phone, too, one is told why, and can try again.
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_answer_that_loses_the_game_can_be_taken_back() -> Result<()> {
    let (rules, book) = book("rescue")?;
    let defends = |kept: &&Kept| kept.puzzle.quest.aim == Aim::Defend;
    let kept = book.puzzles.iter().find(defends).context("a puzzle")?;
    let start = book.position(rules, kept).context("a position")?;
    let (server, browser) = stage(PHONE).await?;
    let url = format!("/puzzles/rescue/{}", kept.id);
    browser.goto(&server.url(&url)).await?;
    browser.wait_for(ALL_ACTIONS).await?;
    act(&browser, &start, &wrong_answer(&start, kept)?).await?;
    browser.wait_for(".play.over").await?;
    browser.wait_for_text(WORDS, "Not that").await?;
    check_page(&browser, "a wrong answer that loses").await?;
    browser.click_text(WAYS, "Try again").await?;
    browser.wait_for(ALL_ACTIONS).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// The puzzle of the day counts for the days in a row; a solution that was shown counts for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn the_puzzle_of_the_day() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    browser.goto(&server.url("/")).await?;
    browser.click(".daily [href='/puzzles']").await?;
    browser
        .wait_for_text(".puzzles .arcade", "START A STREAK")
        .await?;
    check_page(&browser, "the puzzle of the day").await?;
    browser.click(".puzzle-of-day .button.primary").await?;
    browser.wait_for(ALL_ACTIONS).await?;
    let path = browser.run("return location.pathname;").await?;
    let path = path.as_str().context("a path")?.to_owned();
    let mut parts = path.rsplit('/');
    let (id, game) = (
        parts.next().context("a name")?,
        parts.next().context("a game")?,
    );
    let (rules, book) = book(game)?;
    let kept = book.find(id).context("a puzzle of the book")?;
    let start = book.position(rules, kept).context("a position")?;
    solve(&browser, &start, kept).await?;
    browser.wait_for_text(WORDS, "Solved!").await?;
    browser.goto(&server.url("/puzzles")).await?;
    browser
        .wait_for_text(".puzzles .arcade", "ONE DAY IN A ROW")
        .await?;
    browser
        .wait_for_text(".puzzle-of-day .button", "Solved")
        .await?;

    let other = book.puzzles.iter().find(|other| other.id != id);
    let other = other.context("another puzzle")?;
    let start = book.position(rules, other).context("a position")?;
    let url = format!("/puzzles/{game}/{}", other.id);
    browser.goto(&server.url(&url)).await?;
    browser.wait_for(ALL_ACTIONS).await?;
    act(&browser, &start, &wrong_answer(&start, other)?).await?;
    browser.wait_for_text(WAYS, "Try again").await?;
    browser.click_text(WAYS, "Solution").await?;
    browser
        .wait_for_text(WORDS, "That was the solution")
        .await?;
    browser
        .goto(&server.url(&format!("/puzzles/{game}")))
        .await?;
    browser.wait_for(".puzzle-list").await?;
    ensure!(browser.count(".puzzle-list .done").await? == 1);
    no_console_errors(&browser).await
}
