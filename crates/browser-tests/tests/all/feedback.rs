//! What a table says about the course of a game: what the others did, the log, and the replay.

use anyhow::{Context, Result, anyhow, ensure};
use browser_tests::table::{
    WATCH_GAINS, check_page, import, kept_history, no_console_errors, resume, sensible, stage,
};
use browser_tests::{Browser, DESKTOP, Key, PHONE};
use serde_json::{Value, json};
use starboard_guide::{Guide as _, Thing};
use starboard_kernel::erased::Position;
use starboard_kernel::{Actor, History, Lang, Level, Seat, Seed, Step};
use starboard_table::{LocalTable, Player, Request};

use crate::guardians::square;

const TOLD: &str = ".others-strip .told";
const AGAIN: &str = ".others-strip button[aria-label='Show it again']";

/// A person's game, against bots where there are others, up to the person's turn after `steps`.
fn table_of(game: &str, steps: usize) -> Result<LocalTable> {
    let bot = |number| Player::bot(format!("Bot {number}"), Level::FIRST);
    table_with(game, steps, bot)
}

/// The same with others who are called by their numbers, from 2.
fn table_with(game: &str, steps: usize, other: impl Fn(usize) -> Player) -> Result<LocalTable> {
    let registry = starboard_games::registry();
    let rules = registry.get(game).map_err(|why| anyhow!("{why}"))?;
    let defaults = rules.schema().defaults();
    let others = 2..=rules.start(&defaults)?.seats();
    let mut players = vec![Player::person("Ada")];
    players.extend(others.map(other));
    let mut table = LocalTable::new(rules, &defaults, &players, Seed::from_number(3))?;
    loop {
        let seat = table.play().whose_turn().context("the game is over")?;
        let history = table.play().history();
        let last = history
            .steps()
            .iter()
            .rev()
            .find(|step| step.actor != Actor::Chance);
        let is_alone = players.len() == 1;
        let is_others = last.is_some_and(|step| is_alone || step.actor != Actor::Player(seat));
        if seat == Seat::new(0) && is_others && history.steps().len() >= steps {
            return Ok(table);
        }
        let action = sensible(history)?;
        table.handle(seat, &Request::Act { action }, 0)?;
    }
}

/// What every square of the board is called.
async fn labels(browser: &Browser) -> Result<Value> {
    browser
        .run(
            "return [...document.querySelectorAll('.board [data-square]')].map((square) =>
                square.getAttribute('aria-label').replace(/, (possible|chosen)$/, ''));",
        )
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_did_stays_until_one_acts() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    let table = table_of("guardians", 30)?;
    resume(&browser, &server, &table.record()).await?;
    browser.wait_for(TOLD).await?;
    browser.wait_for(".trail.seat-2 circle").await?;

    // The words are those of an event of the bot.
    let words = browser.text(TOLD).await?;
    let names = table.play().names(Lang::En);
    let lang = starboard_kernel::Lang::default();
    let steps = table.play().history().steps().iter().rev();
    let others = steps.take_while(|step| step.actor != Actor::Player(Seat::new(0)));
    let told: Vec<String> = others
        .flat_map(|step| &step.events)
        .map(|event| event.narrate(lang, &names))
        .collect();
    ensure!(told.contains(&words), "{words} is not among {told:?}");
    check_page(&browser, "what others did").await?;
    browser.no_clipped_text(".play-status").await?;

    // It is shown once more, and nothing has changed then.
    let before = labels(&browser).await?;
    let status = "return document.querySelector('.play-status').getBoundingClientRect().toJSON();";
    let place = browser.run(status).await?;
    browser.click(AGAIN).await?;
    let other = format!(
        "return JSON.stringify([...document.querySelectorAll('.board [data-square]')].map((square) =>
            square.getAttribute('aria-label').replace(/, (possible|chosen)$/, '')))
            !== {} && !document.querySelector('.square.legal');",
        serde_json::to_string(&before.to_string())?
    );
    browser
        .wait_until("the board to go back, with nothing to choose", &other)
        .await?;
    browser.wait_for(TOLD).await?;
    ensure!(labels(&browser).await? == before);
    ensure!(kept_history(&browser).await?.steps().len() == table.play().history().steps().len());

    // It stays beside the prompt while the player considers, at the same place; it goes with the action,
    // and so does the trail.
    let own = browser
        .run("return document.querySelector('.square.legal').dataset.square;")
        .await?;
    let own = square(own.as_str().context("no square")?);
    browser.tap(&own).await?;
    browser.wait_for(".square.selected").await?;
    browser.wait_for_text(".status-text", "Ada: ").await?;
    ensure!(browser.text(TOLD).await? == words);
    ensure!(browser.run(status).await? == place);
    ensure!(browser.count(".trail").await? > 0);
    // The bot answers at once, and leaves others.
    browser
        .run(
            "new MutationObserver(() => {
                window.wasClear ||= !document.querySelector('.trail, .others-strip');
             }).observe(document.body, { childList: true, subtree: true });",
        )
        .await?;
    browser.tap(&own).await?;
    browser
        .wait_until("it is gone", "return window.wasClear === true;")
        .await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// Several people on one device are told what the others did, too: one may have looked away.
#[tokio::test(flavor = "multi_thread")]
async fn several_people_are_told_what_others_did() -> Result<()> {
    let (server, browser) = stage(PHONE).await?;
    let person = |number| Player::person(format!("Person {number}"));
    let table = table_with("guardians", 30, person)?;
    resume(&browser, &server, &table.record()).await?;
    browser.wait_for_text(TOLD, "Person 2").await?;
    browser.wait_for_text(".status-text", "Ada: ").await?;
    browser.no_clipped_text(".play-status").await?;
    browser.quit().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_did_in_rescue_fits() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    resume(&browser, &server, &table_of("rescue", 24)?.record()).await?;
    browser.wait_for(TOLD).await?;
    browser.wait_for(".trail.seat-2 polyline").await?;
    check_page(&browser, "what others did in Rescue").await?;
    browser.resize(PHONE.0, PHONE.1).await?;
    check_page(&browser, "what others did in Rescue on a phone").await?;
    browser.no_clipped_text(".play-status").await?;

    // A hint is requested with a key: it replaces these words.
    browser.type_keys("h").await?;
    browser.wait_for(".hint-strip").await?;
    browser.wait_until_gone(".others-strip").await?;
    browser.quit().await
}

/// Where turns begin: the number of steps before each, and whose it is.
fn turns(history: &History) -> Vec<(usize, Option<Seat>)> {
    let mut turns: Vec<(usize, Option<Seat>)> = Vec::new();
    for (index, step) in history.steps().iter().enumerate() {
        let last = turns.last().map(|(_, seat)| *seat);
        let seat = match step.actor {
            Actor::Player(seat) => Some(seat),
            Actor::Chance => last.flatten(),
        };
        if last != Some(seat) {
            turns.push((index, seat));
        }
    }
    turns
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_grouped_by_turns() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let table = table_of("guardians", 30)?;
    let history = table.play().history();
    resume(&browser, &server, &table.record()).await?;
    let events: usize = history.steps().iter().map(|step| step.events.len()).sum();
    browser
        .wait_until(
            "every event",
            &format!("return matching('.log > li').length === {events};"),
        )
        .await?;
    let names = table.play().names(Lang::En);
    let mut number = 0;
    let heads = turns(history).into_iter().map(|(_, seat)| match seat {
        None => "Setup".to_owned(),
        Some(seat) => {
            number += 1;
            format!("{} turn {number}", names[seat.index()])
        }
    });
    let shown = browser
        .run(
            "return [...document.querySelectorAll('.log > li > .log-head')]
                .map((head) => head.textContent.trim());",
        )
        .await?;
    ensure!(shown == json!(heads.collect::<Vec<_>>()), "{shown}");
    let is_seen = "
        const log = document.querySelector('.log-scroll').getBoundingClientRect();
        const line = document.querySelector('.log > li:last-child').getBoundingClientRect();
        return line.top >= log.top && line.bottom <= log.bottom;";
    browser
        .wait_until("the newest line in view", is_seen)
        .await?;
    check_page(&browser, "a log with turns").await?;
    browser.resize(PHONE.0, PHONE.1).await?;
    browser.click(".play-bar button[aria-label=Log]").await?;
    check_page(&browser, "a log with turns on a phone").await?;
    browser.quit().await
}

/// The marked lines of the log are those of the step that is shown, and the announcement matches
/// them. Returns the step.
const AGREE: &str = "
    const count = parseInt(document.querySelector('.replay-count').textContent);
    const lines = [...document.querySelectorAll('.log > li.now')];
    const step = new Set(lines.map((line) => Number(line.querySelector('.log-turn').textContent)));
    const said = lines.map((line) => line.querySelector('.log-turn + span').textContent).join(' ');
    const told = document.querySelector('.status-text').textContent;
    return { count, steps: [...step], said, told };";

/// The log and the board agree. While it plays, the next step may be half shown.
async fn check_agreement(browser: &Browser, playing: bool) -> Result<u64> {
    let found = browser.run(AGREE).await?;
    let count = found["count"].as_u64().context("no count")?;
    let is_now = found["steps"] == json!([count]);
    let is_next = playing && found["steps"] == json!([count + 1]);
    ensure!(is_now || is_next, "{found}");
    ensure!(found["said"] == found["told"], "{found}");
    Ok(count)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_goes_by_turns_and_the_log_follows() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let table = table_of("guardians", 60)?;
    let history = table.play().history();
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("record.json");
    std::fs::write(&file, table.record().write())?;
    import(&browser, &server, &file).await?;
    let at = async |step: usize| {
        let words = format!("{step} / {}", history.steps().len());
        browser.wait_for_text(".replay-count", &words).await?;
        check_agreement(&browser, false).await
    };

    // It begins with the first decision.
    let is_decision = |step: &usize| history.steps()[*step].actor != Actor::Chance;
    let start = (0..history.steps().len())
        .find(is_decision)
        .context("no decision")?;
    ensure!(start > 0, "chance sets the game up");
    at(start).await?;
    let beginning = labels(&browser).await?;

    // By actions, by turns, and back.
    let begins: Vec<usize> = turns(history).into_iter().map(|(first, _)| first).collect();
    let first = begins
        .iter()
        .position(|&first| first == start)
        .context("no turn")?;
    for (key, step) in [
        (Key::Right, start + 1),
        (Key::Right, start + 2),
        (Key::Left, start + 1),
        (
            Key::PageDown,
            *begins
                .iter()
                .find(|&&first| first > start + 1)
                .context("none")?,
        ),
        (Key::Home, start),
        (Key::PageDown, begins[first + 1]),
        (Key::PageDown, begins[first + 2]),
        (Key::PageUp, begins[first + 1]),
    ] {
        browser.press(key).await?;
        at(step).await?;
    }
    for (key, step) in [
        ("ArrowRight", begins[first + 2]),
        ("ArrowLeft", begins[first + 1]),
    ] {
        let event = json!({ "type": "keyDown", "key": key, "modifiers": 8 });
        browser.devtools("Input.dispatchKeyEvent", event).await?;
        at(step).await?;
    }
    for (button, step) in [
        ("One turn forward", begins[first + 2]),
        ("One turn back", begins[first + 1]),
        ("To the start", start),
    ] {
        browser
            .click(&format!(".replay button[aria-label='{button}']"))
            .await?;
        at(step).await?;
    }
    ensure!(labels(&browser).await? == beginning);

    // Anywhere on the slider, and while it plays.
    for step in (1..history.steps().len()).step_by(7).chain([40, 39, 3]) {
        browser
            .run(&format!(
                "const slider = document.querySelector('.slider');
                 slider.value = {step};
                 slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
            ))
            .await?;
        at(step).await?;
    }
    browser.click(".replay button[aria-label=Play]").await?;
    while check_agreement(&browser, true).await? < 12 {}
    browser.click(".replay button[aria-label=Pause]").await?;
    browser.resize(PHONE.0, PHONE.1).await?;
    check_page(&browser, "a replay with turns on a phone").await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// The newest line of the log that names something on the screen: its number, and what it names.
async fn telling_line(browser: &Browser, kind: &str) -> Result<(u64, String)> {
    let found = browser
        .wait_until(
            "a line that names something",
            &format!(
                "const names = [...document.querySelectorAll('main [data-{kind}]')]
                    .filter((thing) => thing.checkVisibility())
                    .map((thing) => thing.dataset.{kind});
                 const lines = [...document.querySelectorAll('.log > li')];
                 for (const [index, line] of [...lines.entries()].reverse()) {{
                    const words = ` ${{line.querySelector('.log-words').textContent}}`;
                    const name = names.find((name) => words.includes(` ${{name}}`));
                    if (name) {{ return {{ number: index + 1, name }}; }}
                 }}
                 return null;"
            ),
        )
        .await?;
    let number = found["number"].as_u64().context("no number")?;
    Ok((
        number,
        found["name"].as_str().context("no name")?.to_owned(),
    ))
}

/// A light is centred on something, and as large.
async fn wait_for_light(browser: &Browser, kind: &str, name: &str) -> Result<()> {
    wait_for_ring(browser, ".lights", kind, name).await
}

/// The same of the rings of a layer.
async fn wait_for_ring(browser: &Browser, layer: &str, kind: &str, name: &str) -> Result<()> {
    let script = format!(
        "const box = (element) => {{
            const {{ left, top, width, height }} = element.getBoundingClientRect();
            return [left + width / 2, top + height / 2, width, height];
         }};
         const thing = box(document.querySelector('main [data-{kind}=\"{name}\"]'));
         return [...document.querySelectorAll('{layer} > .ring')].map(box).some((ring) =>
            Math.abs(ring[0] - thing[0]) < 2 && Math.abs(ring[1] - thing[1]) < 2
            && ring[2] >= thing[2] && ring[2] < thing[2] + 20
            && ring[3] >= thing[3] && ring[3] < thing[3] + 20);"
    );
    browser
        .wait_until(&format!("a ring of {layer} round {kind} {name}"), &script)
        .await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_log_names_lights_up() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let words = |number: u64| format!(".log > li:nth-child({number}) .log-words");
    for (game, kind, steps) in [
        ("guardians", "square", 40),
        ("rescue", "square", 24),
        ("armada", "box", 20),
        ("hegemony", "face", 40),
    ] {
        browser.goto(&server.url("/")).await?;
        browser.run("localStorage.clear();").await?;
        resume(&browser, &server, &table_of(game, steps)?.record()).await?;
        let (number, name) = telling_line(&browser, kind).await?;
        browser.hover(&words(number)).await?;
        let lit = wait_for_light(&browser, kind, &name).await;
        lit.context(game)?;
    }

    // By keys: from the newest line upwards.
    browser.goto(&server.url("/")).await?;
    browser.run("localStorage.clear();").await?;
    resume(&browser, &server, &table_of("guardians", 40)?.record()).await?;
    let (number, name) = telling_line(&browser, "square").await?;
    browser.tab_to(".log-scroll").await?;
    browser.wait_for(".log > li.pointed:last-child").await?;
    let above = browser.count(".log > li").await? as u64 - number;
    for _ in 0..above {
        browser.press(Key::Up).await?;
    }
    browser
        .wait_for(&format!(".log > li.pointed:nth-child({number})"))
        .await?;
    wait_for_light(&browser, "square", &name).await?;
    check_page(&browser, "lights").await?;

    // On a phone a tap lays the sheet aside, which would hide what lights up.
    browser.resize(PHONE.0, PHONE.1).await?;
    browser.click(".play-bar button[aria-label=Log]").await?;
    browser.wait_for(".play-log.open").await?;
    browser.tap(&words(number)).await?;
    browser.wait_until_gone(".play-log.open").await?;
    wait_for_light(&browser, "square", &name).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// Pieces, sheets and cockpits sway to a beat while they wait, unless the system asks for less motion.
#[tokio::test(flavor = "multi_thread")]
async fn what_waits_sways_unless_motion_is_unwanted() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    for (game, piece) in [
        ("guardians", ".board .idle"),
        ("rescue", ".board .idle"),
        ("armada", ".dock-ship"),
        ("hegemony", ".captain-face > svg"),
    ] {
        let motion = |wish: &'static str| [("prefers-reduced-motion", wish)];
        browser.prefer(&motion("no-preference")).await?;
        browser.goto(&server.url(&format!("/now/{game}"))).await?;
        browser.wait_for(&format!(".play {piece}")).await?;
        let places = format!(
            "const {{ translate, rotate }} = getComputedStyle(document.querySelector('{piece}'));
             (window.places ??= new Set()).add(`${{translate}} ${{rotate}}`);"
        );
        let sways = format!("{places} return window.places.size > 1;");
        browser.wait_until("something that sways", &sways).await?;
        browser.prefer(&motion("reduce")).await?;
        let beats = "return (window.beats ??= new Set()).add(Boolean(
            document.querySelector('.board .beat'))).size > 1;";
        browser.run("window.places = new Set();").await?;
        browser
            .wait_until("a beat", &format!("{places} {beats}"))
            .await?;
        let places = browser.run("return [...window.places];").await?;
        ensure!(places == json!(["none none"]), "{game}: {places}");
    }
    browser.quit().await
}

/// What a cube adds flies from where it was drawn to its ability.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_cube_adds_flies_to_its_ability() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let table = table_of("hegemony", 80)?;
    let steps = table.play().history().steps();
    // "Weapons rose to 5.": how many there were before is in the position.
    let rise = |step: &Step| {
        let mut told = step.events.iter().map(|event| event.narrate(Lang::En, &[]));
        told.find_map(|told| {
            let (name, points) = told.strip_suffix('.')?.split_once(" rose to ")?;
            let ability = match name {
                "Weapons" => "red",
                "Engineering" => "orange",
                _ => "blue",
            };
            Some((ability, points.parse::<u64>().ok()?))
        })
    };
    let found = steps.iter().enumerate().skip(1).find_map(|(index, step)| {
        let (ability, points) = rise(step)?;
        let before = steps[index - 1].after()?.document();
        let had = before["abilities"][ability]["points"].as_u64()?;
        (had > 0 && points > had).then(|| (index, ability, points - had))
    });
    let (step, ability, gained) = found.context("no cube has raised anything")?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("record.json");
    std::fs::write(&file, table.record().write())?;
    import(&browser, &server, &file).await?;
    browser.wait_for(".replay .slider").await?;
    browser
        .run(&format!(
            "{WATCH_GAINS}
             const slider = document.querySelector('.slider');
             slider.value = {step};
             slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
        ))
        .await?;
    browser.click(".replay button[aria-label=Play]").await?;
    browser
        .wait_until("points that fly", "return flights.length > 0")
        .await?;
    let flights = browser.run("return flights;").await?;
    ensure!(flights[0]["words"] == format!("+{gained}"), "{flights}");
    // How many cubes are left to draw stands in the middle of those that were drawn.
    let from = flights[0]["from"]["sign"].as_str().unwrap_or_default();
    ensure!(["drawn", "left"].contains(&from), "{flights}");
    ensure!(flights[0]["to"]["ability"] == ability, "{flights}");
    browser.wait_until_gone(".gain").await?;
    browser.quit().await
}

/// Squares that the status or the guide names have a light, without and with pointing at the words.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_status_and_the_guide_name_lights_up() -> Result<()> {
    const NAMED: &str = "
        const words = document.querySelector(CSS).textContent;
        const names = words.match(/\\b[a-g]\\d\\d?\\b/g) ?? [];
        return names.find((name) => document.querySelector(`[data-square=${name}]`)) ?? null;";
    let (server, browser) = stage(DESKTOP).await?;
    let mut lit = (false, false);
    for steps in [30, 40, 50, 60, 70] {
        browser.goto(&server.url("/")).await?;
        browser.run("localStorage.clear();").await?;
        resume(&browser, &server, &table_of("guardians", steps)?.record()).await?;
        browser.wait_for(TOLD).await?;
        // Away from the log, whose lines have lights, too.
        browser.hover(".play-title").await?;
        let named = async |css: &str| -> Result<Option<String>> {
            let name = browser
                .run(&NAMED.replace("CSS", &json!(css).to_string()))
                .await?;
            Ok(name.as_str().map(str::to_owned))
        };
        if let Some(square) = named(".play-status .status-text").await? {
            wait_for_light(&browser, "square", &square).await?;
            lit.0 = true;
        }
        browser.type_keys("g").await?;
        browser.wait_for(".play-guide .guide-fold").await?;
        if let Some(square) = named(".play-guide p").await? {
            browser.hover(".play-guide p").await?;
            wait_for_light(&browser, "square", &square).await?;
            lit.1 = true;
        }
    }
    ensure!(lit == (true, true), "nothing was named: {lit:?}");
    browser.quit().await
}

/// In the other games that name places, too: squares, or circles and ships of the sheet.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_guides_of_rescue_and_armada_name_lights_up() -> Result<()> {
    const NAMED: &str = "
        const words = document.querySelector('.play-guide p:not(.chips)').textContent;
        const kinds = {
            rescue: [['square', /\\b[a-m][1-9][0-9]?\\b/g]],
            armada: [['box', /\\b[1-6][a-d][12]\\b/g], ['bar', /(?<=\\b[Ss]hip )[1-6]\\b/g]],
        };
        for (const [kind, names] of kinds[GAME]) {
            const name = (words.match(names) ?? []).find((name) =>
                document.querySelector(`main [data-${kind}=\"${name}\"]`)?.checkVisibility());
            if (name) { return [kind, name]; }
        }
        return null;";
    let (server, browser) = stage(DESKTOP).await?;
    for game in ["rescue", "armada"] {
        let mut is_lit = false;
        for steps in [14, 20, 26, 32, 38, 44] {
            // Some games are over by then.
            let Ok(table) = table_of(game, steps) else {
                continue;
            };
            browser.goto(&server.url("/")).await?;
            browser.run("localStorage.clear();").await?;
            resume(&browser, &server, &table.record()).await?;
            browser.hover(".play-title").await?;
            browser.type_keys("g").await?;
            browser.wait_for(".play-guide .guide-fold").await?;
            let script = NAMED.replace("GAME", &json!(game).to_string());
            let named = browser.run(&script).await?;
            if let (Some(kind), Some(name)) = (named[0].as_str(), named[1].as_str()) {
                browser.hover(".play-guide p").await?;
                let lit = wait_for_light(&browser, kind, name).await;
                lit.with_context(|| format!("{game} after {steps} steps"))?;
                is_lit = true;
            }
        }
        ensure!(is_lit, "the guide of {game} names nothing");
    }
    browser.quit().await
}

macro_rules! marks_of_games {
    ($($game:ident: $type:ty,)*) => {
        /// What an action is about, as the guide of its game has it.
        fn marks_of(position: &Position, action: &str) -> Vec<Thing> {
            $(
                if let Some(position) = position.typed::<$type>() {
                    return action.parse().map_or_else(|_| Vec::new(), |action| position.marks(action));
                }
            )*
            Vec::new()
        }
    };
}

starboard_games::with_games!(marks_of_games);

/// What a hint advises has rings round it, in every game: where it begins and ends, and how it is paid.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_rings_what_it_names() -> Result<()> {
    const RINGS: &str = ".rings:not(.lights)";
    let (server, browser) = stage(DESKTOP).await?;
    for game in ["guardians", "rescue", "armada", "hegemony"] {
        browser.goto(&server.url("/")).await?;
        browser.run("localStorage.clear();").await?;
        // In Hegemony where something has to be paid.
        let is_paid = |table: &LocalTable| {
            let actions = table.play().position().legal_actions();
            let engages = actions.iter().filter(|action| action.starts_with("engage"));
            game != "hegemony" || engages.count() > 1
        };
        let tables = (24..90).map(|steps| table_of(game, steps));
        let table = tables.filter_map(Result::ok).find(is_paid);
        let table = table.with_context(|| format!("{game} has no such moment"))?;
        resume(&browser, &server, &table.record()).await?;
        browser.wait_for(".all-actions:not(:disabled)").await?;
        browser.type_keys("h").await?;
        browser.wait_for(".hint-strip .icon-button").await?;
        let words = browser.text(".hint-strip .status-text").await?;
        // Which action these are the words of.
        let position = table.play().position();
        let described = position.legal_actions().into_iter().filter_map(|action| {
            let said = position.describe(&action, Lang::En).ok()?;
            // What it would hit is said in another way.
            let said = said.split(" (").next()?;
            words.contains(said).then_some((said.len(), action))
        });
        let (_, action) = described.max().with_context(|| words.clone())?;
        let marks = marks_of(position, &action);
        let squares = marks.iter().filter(|(kind, _)| *kind == "square").count();
        let mut number = 0;
        for (kind, name) in &marks {
            // The squares on the way have a line through them instead.
            number += usize::from(*kind == "square");
            if *kind == "square" && number != 1 && number != squares {
                continue;
            }
            if *kind == "choice" {
                // Another way to pay is chosen: this one is pointed at.
                let verb = name.split(' ').next().unwrap_or_default();
                let other = format!("[data-choice^='{verb} ']:not([data-choice='{name}'])");
                if browser.count(&other).await? > 0 {
                    browser.click(&other).await?;
                } else {
                    continue;
                }
            }
            let ringed = wait_for_ring(&browser, RINGS, kind, name).await;
            ringed.with_context(|| format!("{game}: {words}"))?;
        }
        ensure!(!marks.is_empty(), "{game}: {action} is about nothing");
    }
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// What a completed ship is worth flies from its dock to the score.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_ship_is_worth_flies_to_the_score() -> Result<()> {
    let (server, browser) = stage(DESKTOP).await?;
    let table = table_of("armada", 90)?;
    let steps = table.play().history().steps();
    let completes = |step: &Step| {
        let mut told = step.events.iter().map(|event| event.narrate(Lang::En, &[]));
        told.any(|told| told.starts_with("Completed ship"))
    };
    let step = steps.iter().position(|step| completes(step));
    let step = step.context("no ship was completed")?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("record.json");
    std::fs::write(&file, table.record().write())?;
    import(&browser, &server, &file).await?;
    browser.wait_for(".replay .slider").await?;
    browser
        .run(&format!(
            "{WATCH_GAINS}
             const slider = document.querySelector('.slider');
             slider.value = {step};
             slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
        ))
        .await?;
    browser.click(".replay button[aria-label=Play]").await?;
    browser
        .wait_until("points that fly", "return flights.length > 0")
        .await?;
    let flights = browser.run("return flights;").await?;
    let words = flights[0]["words"].as_str().unwrap_or_default();
    ensure!(words.starts_with('+'), "{flights}");
    ensure!(flights[0]["from"]["ship"].is_string(), "{flights}");
    ensure!(flights[0]["to"]["score"] == "1", "{flights}");
    browser.quit().await
}
