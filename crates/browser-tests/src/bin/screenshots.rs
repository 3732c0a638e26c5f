//! Takes a picture of every screen of the app in three sizes, and makes a page that shows them side by
//! side: `screenshots [FOLDER [LANGUAGE]]`. Somebody has to look at them; a check of a program finds what
//! overlaps or is cut off, but not what is ugly or empty.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::missions::fly;
use browser_tests::online::{give_name, play_by_itself};
use browser_tests::table::{CLOSE, START, path, save_game, sensible, stage};
use browser_tests::{AppServer, Browser, DESKTOP, Key, LARGE, PHONE};
use serde_json::{Value, json};
use starboard_kernel::erased::Rules;
use starboard_kernel::{Day, Lang, Level, OptionValues, Seed};
use starboard_table::{LocalTable, Player, Request};

const SIZES: [(u32, u32); 3] = [PHONE, DESKTOP, LARGE];

/// In seconds.
const LONGEST_REVIEW: usize = 600;

/// The saved games, by how far they are.
const FIRST: &str = "first";
const BEGUN: &str = "begun";
const OVER: &str = "over";

fn main() -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().context("no runtime");
    let report = runtime.and_then(|runtime| runtime.block_on(run()));
    browser_tests::print_report("screenshots", report.map(|page| json!(page)))
}

/// Returns where the page with all pictures is.
async fn run() -> Result<PathBuf> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or("target/screenshots".to_owned());
    let folder = PathBuf::from(folder);
    let lang = match arguments.next() {
        Some(code) => Lang::from_code(&code).with_context(|| {
            let known: Vec<&str> = Lang::ALL.into_iter().map(Lang::code).collect();
            format!("{code} is no language; choose one of {}", known.join(", "))
        })?,
        None => Lang::En,
    };
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut games = Vec::new();
    for rules in starboard_games::registry().iter() {
        let defaults = rules.schema().defaults();
        let (begun, over) = late_and_over(rules, &defaults)?;
        let mut variants = Vec::new();
        for (name, options) in variants_of(rules) {
            let (begun, _) = late_and_over(rules, &options).context(name.clone())?;
            variants.push((name, begun));
        }
        games.push(Game {
            name: rules.name(),
            first: table_of(rules, &defaults, Some(0))?,
            begun,
            variants,
            last: table_of(rules, &defaults, Some(usize::MAX))?,
            over,
        });
    }
    let mut names = Vec::new();
    let mut reviews = BTreeMap::new();
    for size in SIZES {
        let (server, browser) = stage(size).await?;
        let mut album = Album {
            browser: &browser,
            server: &server,
            folder: &folder,
            size,
            reviews: &mut reviews,
            taken: Vec::new(),
        };
        album.speak(lang).await?;
        album.take_all(&games).await?;
        names = album.taken;
        browser.quit().await?;
    }
    let page = folder.join("index.html");
    fs::write(&page, contact_sheet(&names, lang))
        .with_context(|| format!("cannot write {}", page.display()))?;
    Ok(page)
}

struct Game {
    name: &'static str,
    /// With the defaults of the rules, which are not always those of the form.
    first: LocalTable,
    begun: LocalTable,
    /// With other options, by what is different.
    variants: Vec<(String, LocalTable)>,
    /// At the person's last turn.
    last: LocalTable,
    over: LocalTable,
}

impl Game {
    fn players(&self) -> usize {
        self.over.play().players().len()
    }
}

/// The options that differ from the defaults in the last value of one of them: the most players, the rules
/// that are not for beginners.
fn variants_of(rules: &dyn Rules) -> Vec<(String, OptionValues)> {
    let schema = rules.schema();
    let mut variants = Vec::new();
    for spec in &schema.0 {
        let Some(value) = spec.values.last().filter(|value| **value != spec.default) else {
            continue;
        };
        let mut options = schema.defaults();
        options.insert(spec.name.to_owned(), value.clone());
        let words = value.as_str().map_or(value.to_string(), str::to_owned);
        variants.push((format!("{} {words}", spec.name), options));
    }
    variants
}

/// A game at two thirds, and to its end.
fn late_and_over(
    rules: &'static dyn Rules,
    options: &OptionValues,
) -> Result<(LocalTable, LocalTable)> {
    let over = table_of(rules, options, None)?;
    let late = over.play().history().length() * 2 / 3;
    Ok((table_of(rules, options, Some(late))?, over))
}

/// A person's game, against bots where there are others, that greedy bots have played for so many steps, up
/// to the person's turn, or to its end.
fn table_of(
    rules: &'static dyn Rules,
    options: &OptionValues,
    steps: Option<usize>,
) -> Result<LocalTable> {
    let seats = rules.start(options)?.seats();
    let mut players = vec![Player::person("Ada")];
    players.extend((2..=seats).map(|number| Player::bot(format!("Bot {number}"), Level::FIRST)));
    let mut table = LocalTable::new(rules, options, &players, Seed::from_number(3))?;
    // The last turn of the person, in case they have none after those steps.
    let mut last = None;
    while let Some(seat) = table.play().whose_turn() {
        let history = table.play().history();
        if let Some(steps) = steps
            && seat.index() == 0
        {
            if history.steps().len() >= steps {
                return Ok(table);
            }
            last = Some(table.clone());
        }
        let action = sensible(table.play().history())?;
        table.handle(seat, &Request::Act { action }, 0)?;
    }
    match steps {
        None => Ok(table),
        Some(_) => last.with_context(|| format!("{} is over too early", rules.name())),
    }
}

/// The pictures of one size.
struct Album<'a> {
    browser: &'a Browser,
    server: &'a AppServer,
    folder: &'a Path,
    size: (u32, u32),
    /// What was found out at one size is known at the others: the reviews, by game.
    reviews: &'a mut BTreeMap<&'static str, Value>,
    taken: Vec<String>,
}

impl Album<'_> {
    async fn speak(&self, lang: Lang) -> Result<()> {
        self.browser.goto(&self.server.url("/")).await?;
        let prefs = json!({ "lang": lang.code() }).to_string();
        let script = format!("localStorage.setItem('starboard.prefs', {});", json!(prefs));
        self.browser.run(&script).await.map(drop)
    }

    /// Takes a picture of what is on the screen, as soon as its letters and drawings are there.
    async fn take(&mut self, name: &str) -> Result<()> {
        self.browser
            .run_async("document.fonts.ready.then(() => setTimeout(() => done(true), 250));")
            .await?;
        let (width, height) = self.size;
        let file = self.folder.join(file_name(name, (width, height)));
        self.browser.screenshot(file).await?;
        self.taken.push(name.to_owned());
        Ok(())
    }

    /// Opens a page and waits for something on it.
    async fn open(&self, path: &str, shown: &str) -> Result<()> {
        self.browser.goto(&self.server.url(path)).await?;
        self.browser.wait_for(shown).await
    }

    /// Bots take their time for a review.
    async fn wait_long(&self, shown: &str) -> Result<()> {
        for _ in 0..LONGEST_REVIEW {
            if self.browser.count(shown).await? > 0 {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        bail!("there is no {shown} after {LONGEST_REVIEW} s")
    }

    async fn page(&mut self, name: &str, path: &str, shown: &str) -> Result<()> {
        self.open(path, shown).await?;
        self.take(name).await
    }

    /// Presses something that opens a dialog, which is closed again.
    async fn dialog(&mut self, name: &str, press: &str, shown: &str) -> Result<()> {
        self.browser.click(press).await?;
        self.browser.wait_for(shown).await?;
        self.take(name).await?;
        self.browser.click(CLOSE).await?;
        self.browser.wait_until_gone("dialog[open]").await
    }

    async fn take_all(&mut self, games: &[Game]) -> Result<()> {
        self.page("home, first visit", "/", ".covers").await?;
        for game in games {
            let taken = self.take_game(game).await;
            taken.with_context(|| game.name.to_owned())?;
        }
        self.take_others(games).await
    }

    async fn take_game(&mut self, game: &Game) -> Result<()> {
        let name = game.name;
        self.page(
            &format!("{name}, mission"),
            &format!("/mission/{name}"),
            ".ring",
        )
        .await?;
        fly(self.browser, name).await?;
        self.take(&format!("{name}, end of the mission")).await?;
        self.page(&format!("{name}, form"), &format!("/new/{name}"), START)
            .await?;
        self.page(
            &format!("{name}, start"),
            &format!("/now/{name}"),
            ".all-actions:not(:disabled)",
        )
        .await?;
        for (id, table) in [
            (FIRST, &game.first),
            (BEGUN, &game.begun),
            (OVER, &game.over),
        ] {
            let id = format!("{name}-{id}");
            self.browser.run(&save_game(&id, table)?).await?;
        }
        self.page(
            &format!("{name}, first decision"),
            &format!("/play/{name}-{FIRST}"),
            ".play .board",
        )
        .await?;
        for (number, (variant, table)) in game.variants.iter().enumerate() {
            let id = format!("{name}-variant{number}");
            self.browser.run(&save_game(&id, table)?).await?;
            self.page(
                &format!("{name}, {variant}"),
                &format!("/play/{id}"),
                ".all-actions:not(:disabled)",
            )
            .await?;
            // It is not to be in the list of saved games.
            let forget = format!("localStorage.removeItem('starboard.game.{id}');");
            self.browser.run(&forget).await?;
        }
        let begun = format!("/play/{name}-{BEGUN}");
        self.page(
            &format!("{name}, in play"),
            &begun,
            ".all-actions:not(:disabled)",
        )
        .await?;
        // After the mission it is on already.
        if self.browser.count(".play-guide").await? == 0 {
            self.browser.type_keys("g").await?;
        }
        self.browser.wait_for(".play-guide .guide-fold").await?;
        self.take(&format!("{name}, guide")).await?;
        self.browser.type_keys("g").await?;
        self.take_answers(name).await?;
        self.browser.type_keys("h").await?;
        self.browser.wait_for(".hint-strip .icon-button").await?;
        self.take(&format!("{name}, hint")).await?;
        self.dialog(
            &format!("{name}, more of a hint"),
            ".hint-strip .icon-button:last-child",
            "dialog[open] .analysis",
        )
        .await?;
        self.browser.type_keys("a").await?;
        self.browser.wait_for("dialog[open] .action-list").await?;
        self.take(&format!("{name}, all actions")).await?;
        self.browser.press(Key::Escape).await?;
        self.browser.wait_until_gone("dialog[open]").await?;
        self.browser.type_keys("m").await?;
        self.browser.wait_for("dialog[open]").await?;
        self.take(&format!("{name}, menu")).await?;
        self.browser.press(Key::Escape).await?;
        self.browser.wait_until_gone("dialog[open]").await?;
        if self.size == PHONE {
            self.browser.type_keys("l").await?;
            self.browser.wait_for(".play-log.open").await?;
            self.take(&format!("{name}, log")).await?;
        }
        self.take_ending(game).await?;
        let over = format!("{name}-{OVER}");
        self.page(
            &format!("{name}, result"),
            &format!("/play/{over}"),
            ".result h2",
        )
        .await?;
        self.page(
            &format!("{name}, replay"),
            &format!("/replay/{over}"),
            ".replay .slider",
        )
        .await?;
        self.take_analysis(game).await?;
        self.page(
            &format!("{name}, rules"),
            &format!("/rules/{name}"),
            ".rules h2",
        )
        .await?;
        self.page(
            &format!("{name}, balance"),
            &format!("/balance/{name}"),
            ".balance figure",
        )
        .await
    }

    /// What the table answers to what is impossible, what it explains, and what it asks before something is
    /// paid for.
    async fn take_answers(&mut self, name: &str) -> Result<()> {
        let things = self.browser.count(THINGS).await?;
        for number in 0..things {
            let press = format!(
                "document.querySelectorAll({})[{number}]
                    .dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));",
                json!(THINGS)
            );
            self.browser.run(&press).await?;
            if self.browser.count(".play-status > .why").await? > 0 {
                self.take(&format!("{name}, not possible")).await?;
                break;
            }
            if self.browser.count("dialog[open]").await? > 0 {
                self.browser.press(Key::Escape).await?;
                self.browser.wait_until_gone("dialog[open]").await?;
            }
        }
        self.browser.press(Key::Escape).await?;
        let focus = format!("document.querySelector({}).focus();", json!(CURSOR));
        self.browser.run(&focus).await?;
        self.browser.type_keys("?").await?;
        if self.browser.count(".bubble.there").await? > 0 {
            self.take(&format!("{name}, what this is")).await?;
        }
        self.browser.press(Key::Escape).await?;
        if self.browser.count(PURCHASE).await? > 0 {
            self.browser.click(PURCHASE).await?;
            if self.browser.count("dialog[open]").await? > 0 {
                self.take(&format!("{name}, a purchase")).await?;
                self.browser.click(CLOSE).await?;
                self.browser.wait_until_gone("dialog[open]").await?;
            }
        }
        Ok(())
    }

    /// A game that has just ended on the screen, and its result to share.
    async fn take_ending(&mut self, game: &Game) -> Result<()> {
        let name = game.name;
        let id = format!("{name}-last");
        self.browser.run(&save_game(&id, &game.last)?).await?;
        self.open(&format!("/play/{id}"), ".all-actions:not(:disabled)")
            .await?;
        play_by_itself(self.browser).await?;
        self.wait_long(".result h2").await?;
        self.browser.run("clearInterval(window.player);").await?;
        self.take(&format!("{name}, just over")).await?;
        let forget = format!("localStorage.removeItem('starboard.game.{id}');");
        self.browser.run(&forget).await?;
        // The button that opens a dialog.
        let share = "return [...document.querySelectorAll('.result dialog')].length;";
        if self.browser.run(share).await? != 0 {
            let press = "document.querySelector('.result dialog').previousElementSibling.click();";
            self.browser.run(press).await?;
            self.browser.wait_for("dialog[open] .share-text").await?;
            self.take(&format!("{name}, share")).await?;
        }
        Ok(())
    }

    /// Lines that bots find in a replay, one of them on the board, and a game that goes on from there.
    async fn take_analysis(&mut self, game: &Game) -> Result<()> {
        let name = game.name;
        let path = format!("/replay/{name}-{OVER}");
        self.open(&path, ".replay .slider").await?;
        let middle = "const slider = document.querySelector('.slider');
            slider.value = Math.round(slider.max * 0.6);
            slider.dispatchEvent(new Event('input', { bubbles: true }));";
        self.browser.run(middle).await?;
        if self.browser.count(ANALYSIS).await? > 0 {
            self.browser.click(ANALYSIS).await?;
            self.wait_long(
                ".explore .explore-line, .explore .chip-row, .explore fieldset, .explore .button",
            )
            .await?;
            self.take(&format!("{name}, analysis")).await?;
            if self.browser.count(".explore-line").await? > 0 {
                self.browser.click(".explore-line").await?;
                self.browser.wait_for(".explore-own").await?;
                self.take(&format!("{name}, a line")).await?;
            }
        }
        let branch = ".replay-buttons a[href^='/new/']";
        self.browser.click(branch).await?;
        self.browser.wait_for(START).await?;
        self.take(&format!("{name}, go on from a move")).await
    }

    /// Bots make a review once, at the first size.
    async fn take_review(&mut self, game: &Game) -> Result<()> {
        let id = format!("{}-{OVER}", game.name);
        let item = format!("starboard.review.{id}");
        if let Some(review) = self.reviews.get(game.name) {
            let keep = format!("localStorage.setItem('{item}', {review});");
            self.browser.run(&keep).await?;
        }
        self.open(&format!("/report/{id}"), ".review").await?;
        self.wait_long(".review .course").await?;
        self.take(&format!("{}, review", game.name)).await?;
        let kept = format!("return localStorage.getItem('{item}');");
        let review = self.browser.run(&kept).await?;
        ensure!(review.is_string(), "it is not kept");
        self.reviews.insert(game.name, review);
        Ok(())
    }

    /// The puzzle of the day, and of every game that has some the list and the first one.
    async fn take_puzzles(&mut self, games: &[Game]) -> Result<()> {
        self.page("puzzle of the day", "/puzzles", ".puzzle-of-day")
            .await?;
        for name in games.iter().map(|game| game.name) {
            self.open("/puzzles", ".puzzle-of-day").await?;
            let list = format!("/puzzles/{name}");
            if self
                .browser
                .count(&format!("#main [href='{list}']"))
                .await?
                == 0
            {
                continue;
            }
            self.page(&format!("{name}, puzzles"), &list, ".puzzle-list a")
                .await?;
            self.browser.click(".puzzle-list a").await?;
            self.browser.wait_for(".all-actions:not(:disabled)").await?;
            self.take(&format!("{name}, a puzzle")).await?;
            // The last of all actions is the wrong answer to most puzzles, and then there is the solution.
            self.browser.click(".all-actions:not(:disabled)").await?;
            self.browser
                .click("dialog[open] .action-list > li:last-child .button")
                .await?;
            self.browser.wait_for(WAYS).await?;
            self.browser
                .wait_until_gone(".all-actions:not(:disabled)")
                .await?;
            self.take(&format!("{name}, an answer")).await?;
            self.browser
                .click(".puzzle .lesson-head .button:last-of-type")
                .await?;
            self.browser.wait_for(WAYS).await?;
            self.take(&format!("{name}, the solution")).await?;
        }
        Ok(())
    }

    async fn take_others(&mut self, games: &[Game]) -> Result<()> {
        self.page("home, with saved games", "/", ".resume").await?;
        self.dialog("settings", ".app-header .icon-button", "dialog[open]")
            .await?;
        // Those of solo games are short enough to be reviewed while somebody waits, and one of the others.
        let several = games.iter().filter(|game| game.players() > 1);
        let shortest = several.min_by_key(|game| game.over.play().history().length());
        let solo = games.iter().filter(|game| game.players() == 1);
        for game in solo.chain(shortest) {
            let review = self.take_review(game).await;
            review.with_context(|| format!("the review of {}", game.name))?;
        }
        for game in games.iter().filter(|game| game.players() == 1) {
            let path = format!("/daily/{}", game.name);
            let name = format!("{}, game of the day", game.name);
            self.page(&name, &path, "#main").await?;
        }
        self.take_puzzles(games).await?;
        self.page("rules of all games", "/rules", "#main h1")
            .await?;
        self.page("games of all days", "/daily", "#main h1").await?;
        self.take_days(games).await?;
        self.page("pilot's log", "/pilot", "#main h1").await?;
        self.take_troubles().await?;
        self.page("lobby", "/online", "#main h1").await?;
        self.page("no such page", "/no/such/page", ".lede").await?;
        self.page("a lost game", "/play/none", ".lede").await?;
        let is_for_several = |game: &&Game| game.players() > 1;
        let game = games.iter().find(is_for_several);
        let name = game.context("no game is for several people")?.name;
        let form = format!("/online/new/{name}");
        self.page("form of an online table", &form, START).await?;
        // They have a name already.
        self.browser.click(START).await?;
        self.browser.wait_for(".gathering .seat-row").await?;
        let table = path(self.browser).await?;
        self.take("online table, gathering").await?;
        let other = Browser::start(DESKTOP.0, DESKTOP.1).await?;
        other.goto(&self.server.url(&table)).await?;
        other.click(browser_tests::online::SIT).await?;
        give_name(&other, "Bo").await?;
        self.browser
            .wait_for(".gathering .button.primary, .play .board")
            .await?;
        if self.browser.count(".play .board").await? == 0 {
            self.browser.click(".gathering .button.primary").await?;
            self.browser.wait_for(".play .board").await?;
        }
        self.take("online table, in play").await?;
        // The other player gives up.
        other.wait_for(".play .board").await?;
        other.type_keys("m").await?;
        other
            .click("dialog[open] .button.danger:not(:disabled)")
            .await?;
        other
            .click("dialog[open] .dialog-foot .button:last-child")
            .await?;
        self.browser.wait_for(".result h2").await?;
        self.take("online table, over").await?;
        other.quit().await?;
        self.page(
            "lobby, with a game",
            "/online",
            ".lobby-head a[href^='/people/']",
        )
        .await?;
        self.dialog("oneself", ".lobby-head button", "dialog[open]")
            .await?;
        self.browser
            .click(".lobby-head a[href^='/people/']")
            .await?;
        self.browser.wait_for(".person-name").await?;
        self.take("a player's page").await
    }

    /// A day that was played, submitted, and compared with a bot.
    async fn take_days(&mut self, games: &[Game]) -> Result<()> {
        let day = "return new Date().toISOString().slice(0, 10);";
        let day = self.browser.run(day).await?;
        let day: Day = day.as_str().context("no day")?.parse()?;
        let game = games.iter().find(|game| game.players() == 1);
        let game = game.context("no game is for one")?;
        let rules = game.over.play().position().rules();
        let mut table = LocalTable::daily(rules, day, &[Player::person("Ada")])?;
        while let Some(seat) = table.play().whose_turn() {
            let action = sensible(table.play().history())?;
            table.handle(seat, &Request::Act { action }, 0)?;
        }
        let id = format!("daily-{}-{day}", game.name);
        self.browser.run(&save_game(&id, &table)?).await?;
        let par = format!(
            "localStorage.setItem('starboard.par.{}.{day}', '61');",
            game.name
        );
        self.browser.run(&par).await?;
        // Its result goes into the log.
        self.open(&format!("/play/{id}"), ".result h2").await?;
        self.open("/daily", ".day.done.today").await?;
        if self.browser.count(".submit").await? > 0 {
            self.browser.click(".submit").await?;
            self.browser.wait_for("#own-name").await?;
            self.take("a name is needed").await?;
            give_name(self.browser, "Ada").await?;
            self.browser.wait_for(".leaderboard tr.own").await?;
        }
        self.take("a day that was played").await?;
        self.browser
            .run(&format!("localStorage.removeItem('starboard.game.{id}');"))
            .await?;
        self.page(
            "the result of a day",
            &format!("/daily/{}", game.name),
            ".of-day",
        )
        .await
    }

    /// What goes wrong without being anybody's fault.
    async fn take_troubles(&mut self) -> Result<()> {
        let game = starboard_games::registry().iter().next();
        let name = game.context("no game")?.name();
        let now = format!("/now/{name}");
        self.open(&now, ".all-actions:not(:disabled)").await?;
        let other = "const id = location.pathname.split('/').pop();
            const claim = { key: `starboard.open.${id}`, newValue: 'another tab' };
            dispatchEvent(new StorageEvent('storage', claim));";
        self.browser.run(other).await?;
        self.take("open in another tab").await?;
        self.open(&now, ".all-actions:not(:disabled)").await?;
        self.browser.run(FILL).await?;
        self.browser.click(".all-actions:not(:disabled)").await?;
        self.browser
            .click("dialog[open] .action-list .button")
            .await?;
        self.browser.wait_for(".toast").await?;
        self.take("storage is full").await?;
        self.browser.type_keys("m").await?;
        self.browser.click("dialog[open] a[href='/']").await?;
        self.browser.wait_for(".unsaved").await?;
        self.take("home, with what is not saved").await?;
        self.browser
            .run("localStorage.removeItem('filling');")
            .await
            .map(drop)
    }
}

/// What can be touched on a table.
const THINGS: &str = "main .board :is([data-square], [data-box], [data-level], [data-card])";
/// What the keyboard is at.
const CURSOR: &str = ".board [tabindex='0'], .play-bar button";
/// A button that asks how something is paid.
const PURCHASE: &str = ".play-actions [data-action^='buy']:not(:disabled, [aria-disabled='true'])";
const ANALYSIS: &str = ".replay-buttons .button[aria-pressed] + .button[aria-pressed]";
/// What can be done after an answer to a puzzle.
const WAYS: &str = ".puzzle .lesson-head .button";

/// Leaves no room in storage.
const FILL: &str = "let filling = '';
    for (let part = 'x'.repeat(1 << 22); part; part = part.slice(part.length >> 1 || 1)) {
        try {
            for (;;) {
                localStorage.setItem('filling', filling + part);
                filling += part;
            }
        } catch { /* Half of it may fit. */ }
    }";

fn file_name(name: &str, (width, height): (u32, u32)) -> String {
    let words: String = name
        .chars()
        .filter(|char| char.is_alphanumeric() || *char == ' ')
        .collect();
    format!("{}-{width}x{height}.png", words.replace(' ', "-"))
}

/// All pictures on a page: a row for every screen.
fn contact_sheet(names: &[String], lang: Lang) -> String {
    let mut rows = String::new();
    for name in names {
        let mut pictures = String::new();
        for size in SIZES {
            let file = file_name(name, size);
            let _ = write!(
                pictures,
                "<a href=\"{file}\"><img loading=lazy src=\"{file}\" alt=\"{name} at {}×{}\"></a>",
                size.0, size.1
            );
        }
        let _ = writeln!(rows, "<h2>{name}</h2>\n<p>{pictures}</p>");
    }
    format!(
        "<!doctype html>\n<html lang=en>\n<meta charset=utf-8>\n<title>Screens ({})</title>\n\
         <style>body {{ background: #222; color: #eee; font: 16px sans-serif }} \
         img {{ height: 20rem; margin-right: 1rem }}</style>\n{rows}",
        lang.code()
    )
}
