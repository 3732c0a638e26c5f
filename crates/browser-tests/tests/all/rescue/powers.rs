//! Powers in play: stacks, take-overs, flights.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::table::{
    NOTHING_SEEN, decision, kept_history, no_console_errors, record_from, resume, stage,
};
use browser_tests::{AppServer, Browser, DESKTOP, PHONE};
use serde_json::json;
use starboard_kernel::Level;
use starboard_table::Player;

use super::{ROUTE, boxes, check_fits, check_still, square, wait_for_label, wolf};

#[tokio::test(flavor = "multi_thread")]
async fn a_take_over_a_rebuild_and_a_stack() -> Result<()> {
    let powers = json!(["hacker", "robots", "wolf"]);
    let document = json!({
        "game": "rescue",
        "options": { "players": 3, "layout": "standard", "powers": powers },
        "powers": powers,
        "phase": "play",
        "ships": ["1H@e4", "3T@e5", "3F@f10", "3C@g11", "2F@k8"],
        "lost": ["2H"],
        "turn": 1,
        "quiet": 0,
        "over": null,
    });
    let people = ["Ada", "Bea", "Cy"].map(Player::person);
    let record = record_from(&document, &people)?;
    let (server, browser) = stage(DESKTOP).await?;
    resume(&browser, &server, &record).await?;
    let mut seen = NOTHING_SEEN;
    let mut turn = async |name: &str| -> Result<()> {
        let next = decision(&browser, seen).await?;
        seen = next.context("the game is over")?.log;
        browser.wait_for_text(".status-text", name).await
    };
    let press = async |text: &str| browser.click_text(".choice-row .button", text).await;

    // The attacked ship can be destroyed, or put on a starting square.
    turn("Ada: ").await?;
    let still = boxes(&browser).await?;
    browser.click(&square("e4")).await?;
    wait_for_label(&browser, "e5", ", attack").await?;
    check_still(&browser, &still, "many kinds of goals").await?;
    check_sizes(&browser, "a ship with every kind of goal").await?;
    browser.click(&square("e5")).await?;
    browser
        .wait_for_text(".next-step", "Take over: choose a starting square")
        .await?;
    browser.wait_for(ROUTE).await?;
    wait_for_label(&browser, "c3", ", bring the captured ship here").await?;
    ensure!(browser.count(".hexboard .target.rebuild").await? == 8);
    browser
        .wait_for_text(".choice-row .button", "Destroy")
        .await?;
    check_sizes(&browser, "the fate of a ship").await?;
    browser.click(&square("c3")).await?;
    wait_for_label(&browser, "c3", "TIE UFO of Ada, hacked").await?;
    wait_for_label(&browser, "e5", "ICE Hunter of Ada").await?;
    browser
        .wait_for_text(".player.seat-1 .player-score", "2")
        .await?;

    turn("Bea: ").await?;
    press("Rebuild ICE Hunter").await?;
    wait_for_label(&browser, "k7", ", rebuild here").await?;
    check_sizes(&browser, "a ship to rebuild").await?;
    browser.click(&square("k7")).await?;
    wait_for_label(&browser, "k7", "ICE Hunter of Bea").await?;
    browser
        .wait_for_text(".player.seat-2 .player-score", "2")
        .await?;

    turn("Cy: ").await?;
    browser.click(&square("f10")).await?;
    wait_for_label(&browser, "g11", ", stack here").await?;
    browser.click(&square("g11")).await?;
    wait_for_label(&browser, "g11", "Speedy F1 of Cy, above Bounty Cargo").await?;

    // The hacked ship flies for its new fleet.
    turn("Ada: ").await?;
    browser.click(&square("c3")).await?;
    browser.click(&square("d3")).await?;
    turn("Bea: ").await?;
    browser.click(&square("k8")).await?;
    browser.click(&square("j8")).await?;

    turn("Cy: ").await?;
    let whole = ".choice-row .button[aria-pressed=true]";
    browser.click(&square("g11")).await?;
    browser.wait_for_text(whole, "Whole stack").await?;
    check_sizes(&browser, "a chosen stack").await?;
    press("Top ship only").await?;
    browser.wait_for_text(whole, "Top ship only").await?;
    browser.click(&square("f11")).await?;
    wait_for_label(&browser, "f11", "Speedy F1 of Cy").await?;
    wait_for_label(&browser, "g11", "Bounty Cargo of Cy").await?;

    let history = kept_history(&browser).await?;
    let played: Vec<&str> = history.steps().iter().map(|step| &*step.text).collect();
    let expected = [
        "e4xe5 to c3",
        "rebuild H k7",
        "f10-g11",
        "c3-d3",
        "k8-j8",
        "g11-f11 top",
    ];
    ensure!(played == expected, "{played:?}");
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// What holds for every page, on a small screen and on an ordinary one.
async fn check_sizes(browser: &Browser, what: &str) -> Result<()> {
    for (width, height) in [PHONE, DESKTOP] {
        browser.resize(width, height).await?;
        let what = format!("{what} at {width} px");
        check_fits(browser, &what).await?;
        browser.check_view().await.context(what)?;
    }
    Ok(())
}

/// The marks of what is below the top ship of the only stack: letters, and busts of commanders,
/// with how high the smallest of them is on the screen.
async fn below(browser: &Browser) -> Result<(u64, u64, f64)> {
    let seen = browser
        .run(
            "const all = (css) => [...document.querySelectorAll(
                `.hexboard .ship-at.stacked:not(.covered) ${css}`)];
             const [letters, busts] = [all('.lower-ship'), all('.below-deck')];
             const heights = [...letters, ...busts]
                .map((mark) => mark.getBoundingClientRect().height);
             return [letters.length, busts.length, Math.min(...heights)];",
        )
        .await?;
    serde_json::from_value(seen).context("no marks")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commander_below_the_top_of_a_stack() -> Result<()> {
    let document = wolf(&["1T@e4", "1C*@e5", "1F@e5", "2H@j11"]);
    let people = ["Ada", "Bea"].map(Player::person);
    let record = record_from(&document, &people)?;
    let (server, browser) = stage(PHONE).await?;
    resume(&browser, &server, &record).await?;
    decision(&browser, NOTHING_SEEN).await?;
    let words = "Speedy F1 of Ada, above Bounty Cargo with the commander aboard, can move";
    wait_for_label(&browser, "e5", words).await?;
    let (letters, busts, height) = below(&browser).await?;
    ensure!((letters, busts) == (1, 1), "{letters} and {busts}");
    ensure!(height > 5.0, "{height} px");
    // No ship looks as if it carried him itself.
    ensure!(
        browser
            .count(".hexboard .ship-at:not(.covered) .vessel .aboard")
            .await?
            == 0
    );
    browser
        .wait_for(".player.seat-1 .commander-row.aboard[aria-label$='Bounty Cargo on e5']")
        .await?;
    check_sizes(&browser, "a stack").await?;

    browser.click(&square("e4")).await?;
    wait_for_label(&browser, "e5", ", stack here").await?;
    browser.click(&square("e5")).await?;
    let words = "TIE UFO of Ada, above Speedy F1, above Bounty Cargo with the commander aboard";
    wait_for_label(&browser, "e5", words).await?;
    let (letters, busts, _) = below(&browser).await?;
    ensure!((letters, busts) == (2, 1), "{letters} and {busts}");
    check_sizes(&browser, "a stack of three").await?;
    browser.speak("pl").await?;
    let words =
        "TIE UFO gracza Ada, pod nim Speedy F1, pod nim Bounty Cargo z dowódcą na pokładzie";
    wait_for_label(&browser, "e5", words).await?;
    no_console_errors(&browser).await?;
    browser.quit().await
}

/// With motion: a stack flies as one thing and lands twice; what stands where it goes is seen
/// until it is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_flight_is_seen_hop_by_hop() -> Result<()> {
    let document = wolf(&["1C@e1", "1F@e1", "2T@e2", "2F@e4", "1T@e5"]);
    // Only one person: the board is not turned after the move.
    let seats = vec![Player::person("Ada"), Player::bot("Bot 2", Level::FIRST)];
    let record = record_from(&document, &seats)?;
    let server = AppServer::start()?;
    let browser = Browser::start(DESKTOP.0, DESKTOP.1).await?;
    resume(&browser, &server, &record).await?;
    decision(&browser, NOTHING_SEEN).await?;
    // In every frame: the ships that are seen, where they belong, how far that still is, and how
    // many are below them. At every hop, however few frames there are: the same of the ship.
    browser
        .run(
            "const squares = {};
             for (const target of document.querySelectorAll('.hexboard .target')) {
                const [x, y] = target.getAttribute('transform').match(/-?[0-9.]+/g);
                squares[`${x} ${y}`] = target;
             }
             const middle = (element) => {
                const box = element.getBoundingClientRect();
                return box.left + box.width / 2;
             };
             const look = (ship) => {
                const place = (name) => ship.style.getPropertyValue(name);
                const target = squares[`${place('--x')} ${place('--y')}`];
                const far = middle(ship.querySelector('.vessel')) - middle(target);
                const below = ship.querySelectorAll('.lower-ship').length;
                return [target.dataset.square, Math.round(far), below];
             };
             const ships = '.hexboard .ship-at.seat-1:not(.covered)';
             window.seen = [];
             window.hops = [];
             const see = () => {
                seen.push([...document.querySelectorAll(ships)].map(look));
                requestAnimationFrame(see);
             };
             see();
             new MutationObserver((changes) => {
                for (const { target } of changes.filter(({ target }) => target.matches(ships))) {
                    const hop = look(target);
                    if (hop[0] !== hops.at(-1)?.[0]) { hops.push(hop); }
                }
             }).observe(document.querySelector('.hexboard'),
                { subtree: true, attributeFilter: ['style'] });",
        )
        .await?;
    browser.click(&square("e1")).await?;
    wait_for_label(&browser, "e5", ", stack here").await?;
    browser.click(&square("e5")).await?;
    let words = "Speedy F1 of Ada, above Bounty Cargo, above TIE UFO";
    wait_for_label(&browser, "e5", words).await?;
    let landed = "return JSON.stringify(seen.at(-1)) === '[[\"e5\",0,2]]';";
    browser.wait_until("the stack at rest", landed).await?;

    // First both stand, then one flies, then there is one stack of all.
    let seen = browser.run("return seen;").await?;
    let mut seen: Vec<Vec<(String, i64, u64)>> = serde_json::from_value(seen)?;
    for ships in &mut seen {
        ships.sort();
    }
    let standing = |below: u64, square: &str| (square.to_owned(), 0, below);
    let first = [standing(1, "e1"), standing(0, "e5")];
    ensure!(
        seen.first().is_some_and(|ships| *ships == first),
        "{:?}",
        seen.first()
    );
    for ships in &seen {
        match &ships[..] {
            [(square, _, 2)] => ensure!(square == "e5", "{ships:?}"),
            [one, other] => {
                let (flyer, target) = if one.2 == 1 {
                    (one, other)
                } else {
                    (other, one)
                };
                ensure!(flyer.2 == 1, "{ships:?}");
                ensure!(*target == standing(0, "e5"), "{ships:?}");
            }
            _ => bail!("{ships:?}"),
        }
    }
    // It sets out for one square after the other, each time from somewhere else.
    let hops = browser.run("return hops;").await?;
    let hops: Vec<(String, i64, u64)> = serde_json::from_value(hops)?;
    let squares: Vec<&str> = hops.iter().map(|hop| hop.0.as_str()).collect();
    ensure!(squares == ["e3", "e5"], "{hops:?}");
    ensure!(hops.iter().all(|hop| hop.1 != 0), "{hops:?}");
    no_console_errors(&browser).await?;
    browser.quit().await
}
