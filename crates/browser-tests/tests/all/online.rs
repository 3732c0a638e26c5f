//! Online players, each with their own browser, at tables of one server.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser_tests::online::{
    ALL_ACTIONS, SIT, act, give_name, join, log_length, open_table, person, play_by_itself,
    play_sensibly, start_table, wait_for_end,
};
use browser_tests::table::{CLOSE, MENU, START, UNDO, check_page, no_console_errors, path};
use browser_tests::{AppServer, Browser, DESKTOP, LARGE, PHONE};
use serde_json::json;
use server_tests::{Client, Lobby, people, plan};
use starboard_kernel::{Actor, FastRng, Seat};
use starboard_table::{Request, SeatFor, TAKEOVER_AFTER};

const MESSAGE: &str = "#message";

/// Two people at a table, the game begun.
async fn two(server: &AppServer) -> Result<(Browser, Browser, String)> {
    let ada = person(DESKTOP).await?;
    let ben = person(DESKTOP).await?;
    let table = open_table(&ada, server.address(), "guardians", "Ada").await?;
    join(&ben, &server.url(&table), "Ben").await?;
    for browser in [&ada, &ben] {
        browser.wait_for(".play .board").await?;
    }
    Ok((ada, ben, table))
}

async fn say(browser: &Browser, words: &str) -> Result<()> {
    browser.click(MESSAGE).await?;
    browser.type_keys(words).await?;
    browser.click(".messages-form .button").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_while_a_third_watches() -> Result<()> {
    let server = AppServer::start()?;
    let ada = person(DESKTOP).await?;
    let ben = person(PHONE).await?;
    let eve = person(DESKTOP).await?;

    // Ada opens a table for everybody, with a clock.
    ada.goto(&server.url("/online")).await?;
    ada.wait_for_text(".lobby-waiting", "No open tables")
        .await?;
    check_page(&ada, "an empty lobby").await?;
    ada.click(".lobby-head .button.primary").await?;
    ada.click(".cover-card[href='/online/new/guardians']")
        .await?;
    ada.click("label:has([name=public][value='1'])").await?;
    ada.click("label:has([name=clock][value='2'])").await?;
    ada.wait_for("#minutes").await?;
    check_page(&ada, "a new table").await?;
    ada.click(START).await?;
    give_name(&ada, "Ada").await?;
    ada.wait_for_text(".gathering .seat-row", "Leave").await?;
    check_page(&ada, "a table that waits").await?;
    let table = path(&ada).await?;

    // Ben finds it in the lobby, by a phone; Eve has the link.
    ben.goto(&server.url("/online")).await?;
    ben.tap(".lobby-waiting .table-item .button").await?;
    eve.goto(&server.url(&table)).await?;
    eve.wait_for_text(".gathering", "2 watching").await?;

    // Everybody can mute everybody else, even before the game.
    say(&ada, "Anybody there?").await?;
    eve.wait_for(".message").await?;
    eve.click_text(".gathering .mute", "Mute Ada").await?;
    eve.wait_until_gone(".message").await?;
    ben.wait_for(".message").await?;
    check_page(&ben, "a table that waits, on a phone").await?;
    eve.click_text(".gathering .mute", "Unmute Ada").await?;
    eve.wait_for(".message").await?;
    ben.tap(SIT).await?;
    give_name(&ben, "Ben").await?;
    for browser in [&ada, &ben, &eve] {
        browser.wait_for(".play .board").await?;
        check_page(browser, "the start").await?;
    }
    ada.wait_until(
        "a clock that runs",
        "return /19:\\d\\d$/.test(document.querySelector('.player-clock')?.textContent);",
    )
    .await?;
    eve.wait_for_text(".notice", "You are watching").await?;
    ensure!(eve.count(MESSAGE).await? == 0, "who watches is silent");
    let title = ada.driver().title().await?;
    ensure!(title.starts_with("● Your turn"), "{title}");

    // Messages are text, whatever they look like.
    say(&ada, "<b>Hello</b> & good luck").await?;
    for browser in [&ada, &eve] {
        browser
            .wait_for_text(".message", "<b>Hello</b> & good luck")
            .await?;
    }
    ben.wait_for(".play-bar .has-dot").await?;

    // Who is muted stays so, and only here.
    eve.click(MENU).await?;
    eve.click_text("dialog[open] .mute", "Mute Ada").await?;
    eve.wait_for("dialog[open] .mute[aria-pressed=true]")
        .await?;
    check_page(&eve, "the menu with somebody muted").await?;
    eve.reload().await?;
    eve.wait_for_text(".messages", "people you have muted")
        .await?;
    ensure!(eve.count(".message").await? == 0, "it is hidden");
    ensure!(ada.count(".message").await? == 2);
    eve.click(MENU).await?;
    eve.click_text("dialog[open] .mute", "Unmute Ada").await?;
    eve.click(CLOSE).await?;
    eve.wait_for(".message").await?;

    // The game, to its end.
    play_by_itself(&ada).await?;
    play_by_itself(&ben).await?;
    for browser in [&ada, &ben, &eve] {
        wait_for_end(browser).await?;
        browser.wait_for_text(".verified", "✓").await?;
    }
    let standings = ada.text(".result tbody").await?;
    for browser in [&ben, &eve] {
        ensure!(browser.text(".result tbody").await? == standings);
    }
    check_page(&ada, "the end").await?;

    // Another one: all are asked, and go there together.
    for browser in [&ada, &ben] {
        browser.run("clearInterval(window.player);").await?;
    }
    ada.click_text(".result .button", "Rematch").await?;
    ada.wait_for_text(".notice", "Waiting for Ben").await?;
    ben.tap(".notice.wish .button.primary").await?;
    let moved = format!("return location.pathname !== '{table}';");
    for browser in [&ada, &ben] {
        browser.wait_until("the rematch", &moved).await?;
        browser.wait_for(".play .board").await?;
    }
    ensure!(path(&ada).await? == path(&ben).await?);

    // This browser knows what the server had committed to, and what it has added itself.
    ada.click(MENU).await?;
    for words in ["✓ What this device added", "✓ The server committed"] {
        ada.wait_for_text("dialog[open] .verified", words).await?;
    }
    check_page(&ada, "the fairness of a rematch").await?;
    ada.click_text("dialog[open] .remove", "Give Ben’s seat to a bot")
        .await?;
    ada.wait_for_text("dialog[open] dialog[open]", "you cannot win")
        .await?;
    check_page(&ada, "the question about a removal").await?;
    ada.click("dialog[open] dialog[open] .button.primary")
        .await?;
    ben.wait_for_text(".notice", "The host gave your seat to a bot")
        .await?;
    check_page(&ben, "a player who was removed, on a phone").await?;
    ben.tap(MENU).await?;
    check_page(&ben, "the menu of a rematch, on a phone").await?;
    ben.tap(CLOSE).await?;
    ada.click(MENU).await?;
    ada.click_text("dialog[open] .remove", "Let Ben return")
        .await?;
    ben.tap(".notice .button.primary").await?;
    ben.wait_until_gone(".notice .button.primary").await?;
    // A server that has broken its word, or left out what this browser added, is shown as such.
    let kept = ada
        .run("return localStorage.getItem('starboard.fairness');")
        .await?;
    for forged in [
        r#"kept.replace(/"next_entropy":\["[0-9a-f]+"/, '"next_entropy":["00"')"#,
        r#"kept.replace(/"next_commitment":"[0-9a-f]+"/, '"next_commitment":"00"')"#,
    ] {
        let forge = format!(
            "const kept = {kept}, forged = {forged};
             localStorage.setItem('starboard.fairness', forged);
             return forged !== kept;"
        );
        ensure!(ada.run(&forge).await? == true, "{forged} in {kept}");
        ada.reload().await?;
        ada.wait_for_text(".notice.warn", "has not kept").await?;
    }
    check_page(&ada, "a broken promise").await?;
    eve.wait_for_text(".result .button", "Go to the rematch")
        .await?;

    // What is left of it: in the lobby, as a replay, on Ada's page.
    eve.goto(&server.url("/online")).await?;
    eve.wait_for_text(".lobby-playing .table-item .button", "Watch")
        .await?;
    eve.click(".lobby-finished .table-item .button").await?;
    eve.wait_for(".replay .slider").await?;
    eve.click(".replay button[aria-label='To the end']").await?;
    eve.wait_for_text(".play-status .verified", "✓").await?;
    eve.click(".replay button[aria-label='To the start']")
        .await?;
    eve.click_text(".replay-buttons .button", "Analysis")
        .await?;
    eve.wait_for(".explore .explore-line").await?;
    check_page(&eve, "the analysis of the first decision").await?;
    eve.click_text(".replay-buttons .button", "Review").await?;
    eve.wait_for(".review .course").await?;
    check_page(&eve, "the review of an online game").await?;
    eve.click_text(".replay-buttons .button", "Review").await?;
    eve.wait_until_gone(".review").await?;
    check_page(&eve, "the replay").await?;
    ada.goto(&server.url("/online")).await?;
    ada.wait_for(".lobby-own .table-item").await?;
    check_page(&ada, "a lobby with tables").await?;
    ada.click(".lobby-head a[href^='/people/']").await?;
    ada.wait_for_text(".person-name", "Ada").await?;
    ada.wait_for("tbody tr").await?;
    check_page(&ada, "somebody's page").await?;
    for browser in [ada, ben, eve] {
        no_console_errors(&browser).await?;
        browser.quit().await?;
    }
    server.stop()
}

#[tokio::test(flavor = "multi_thread")]
async fn six_people_play_a_game() -> Result<()> {
    const NAMES: [&str; 6] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    let server = AppServer::start()?;
    let mut pages = Vec::new();
    for index in 0..NAMES.len() {
        pages.push(person([DESKTOP, PHONE][index % 2]).await?);
    }
    let host = &pages[0];
    host.goto(&server.url("/online/new/rescue")).await?;
    host.click(".radio-card:has([name=players][value='6'])")
        .await?;
    // As at a table on one device, everybody begins in the standard order.
    let standard = "[name=layout][value='\"standard\"']:checked";
    ensure!(host.count(standard).await? == 1);
    let table = start_table(host, NAMES[0]).await?;
    for (page, name) in pages.iter().zip(NAMES).skip(1) {
        join(page, &server.url(&table), name).await?;
    }
    for page in &pages {
        page.wait_for(".play .board").await?;
    }
    for page in &pages[..2] {
        check_page(page, "the start of a game of six").await?;
    }
    play_sensibly(server.address(), &table, &pages).await?;
    for page in &pages {
        wait_for_end(page).await?;
        page.wait_for_text(".verified", "✓").await?;
    }
    let reason = pages[0].text(".result p").await?;
    let length = log_length(&pages[0]).await?;
    for page in &pages[..2] {
        check_page(page, "the end of a game of six").await?;
    }
    for page in pages {
        ensure!(page.text(".result p").await? == reason);
        ensure!(
            log_length(&page).await? == length,
            "every page has the whole log"
        );
        no_console_errors(&page).await?;
        page.quit().await?;
    }
    server.stop()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_away_is_found_again() -> Result<()> {
    let server = AppServer::start()?;
    let (ada, ben, _) = two(&server).await?;
    let before = log_length(&ben).await?;
    ada.click(MESSAGE).await?;
    ada.type_keys("half a wor").await?;
    let kept = server.stop_and_keep()?;
    for browser in [&ada, &ben] {
        browser.wait_for(".link-notice").await?;
    }
    // A request made now stays pending until a server is there to answer it.
    act(&ada, 0).await?;
    ada.wait_for_text(".play-status", "Sending").await?;
    let server = AppServer::start_again(kept)?;
    for browser in [&ada, &ben] {
        browser.wait_until_gone(".link-notice").await?;
    }
    ben.wait_until(
        "the action that was on its way",
        &format!("return document.querySelectorAll('.log > li').length > {before};"),
    )
    .await?;
    let typed = "return document.querySelector('#message').value;";
    ensure!(ada.run(typed).await? == json!("half a wor"));
    // A reload shows the same, and the seat is still there.
    ada.reload().await?;
    ada.wait_for(".play .board").await?;
    ensure!(ada.count(".notice.quiet").await? == 0, "Ada has a seat");
    for browser in [ada, ben] {
        browser.quit().await?;
    }
    server.stop()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_browser_and_an_undo_needs_consent() -> Result<()> {
    let server = AppServer::start()?;
    let (ada, ben, table) = two(&server).await?;
    ada.click(MENU).await?;
    ada.wait_for("dialog[open] .fairness").await?;
    check_page(&ada, "the menu").await?;
    ada.click_text("dialog[open] .button", "Move my seat to another device")
        .await?;
    let link = ada
        .wait_until(
            "the link",
            "return [...document.querySelectorAll('.share-link')]
                .map((field) => field.value).find((value) => value.includes('#seat='));",
        )
        .await?;
    let phone = person(PHONE).await?;
    phone.goto(link.as_str().unwrap_or_default()).await?;
    give_name(&phone, "Ada’s phone").await?;
    phone
        .wait_for_text(".toast", "Your seat is now on this device")
        .await?;
    let address = phone
        .run("return location.pathname + location.hash;")
        .await?;
    ensure!(address == json!(table), "{address}");
    ada.click("dialog[open] dialog[open] .dialog-head .icon-button")
        .await?;
    ada.click(CLOSE).await?;
    ada.wait_for_text(".notice", "You are watching").await?;
    check_page(&phone, "the seat on the phone").await?;

    // The new holder plays until the other one has played too, and then regrets it.
    for _ in 0..40 {
        if ben.count(ALL_ACTIONS).await? > 0 {
            break;
        }
        if phone.count(ALL_ACTIONS).await? > 0 {
            act(&phone, 0).await?;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    act(&ben, 0).await?;
    let before = log_length(&ada).await?;
    phone.tap(UNDO).await?;
    phone
        .click_text("dialog[open] .button", "Ask the others")
        .await?;
    ben.wait_for_text(".notice.wish", "wants to undo").await?;
    ben.click(".notice.wish .button.primary").await?;
    ada.wait_until(
        "a shorter log",
        &format!("return document.querySelectorAll('.log > li').length < {before};"),
    )
    .await?;
    // It is the asker's turn again.
    phone.wait_for(ALL_ACTIONS).await?;

    // Who gives up is asked whether they mean it.
    ben.click(MENU).await?;
    ben.click("dialog[open] .button.danger").await?;
    ben.click("dialog[open] dialog[open] .button.primary")
        .await?;
    for browser in [&ada, &ben, &phone] {
        browser.wait_for_text(".result", "Ben resigned").await?;
    }
    for browser in [ada, ben, phone] {
        no_console_errors(&browser).await?;
        browser.quit().await?;
    }
    server.stop()
}

/// Two people who have played until the first of them needs the other's consent for an undo, with or
/// without a chance turn among what would be undone. The second page is in Polish.
async fn before_an_undo(server: &AppServer, past_chance: bool) -> Result<[Browser; 2]> {
    let people = people(server.address(), ["Ada", "Ben"]).await?;
    let seats = plan("guardians", &[SeatFor::Person; 2]);
    let table = server_tests::open_table(server.address(), &people[0].1, seats).await?;
    let mut clients = Vec::new();
    for ((_, secret), seat) in people.iter().zip(Seat::first(2)) {
        let mut client = Client::connect(server.address(), Some(secret)).await?;
        client.watch(&table).await?;
        client.sit(&table, seat).await?;
        clients.push(client);
    }
    let mut rng = FastRng::new(4);
    let asker = Seat::new(0);
    loop {
        let sequence = clients[1].table(&table).sequence();
        clients[0]
            .see(&table, |table| table.sequence() >= sequence)
            .await?;
        let known = clients[0].table(&table).clone();
        let steps = known.play().context("begun")?.history().steps();
        let last = steps.iter().rev().find(|step| step.actor != Actor::Chance);
        let others_turn = last.is_some_and(|step| step.actor != Actor::Player(asker));
        let has_acted = steps.iter().any(|step| step.actor == Actor::Player(asker));
        if has_acted && others_turn && known.undo_repeats_chance(asker) == past_chance {
            break;
        }
        let acting = known.person_to_act().context("the game has ended")?;
        let client = &mut clients[acting.index()];
        client
            .see(&table, |table| table.sequence() >= known.sequence())
            .await?;
        let action = client.some_action(&table, &mut rng);
        client.get(&table, Request::Act { action }).await?;
    }
    let mut pages = Vec::new();
    for ((who, secret), (size, lang)) in people.iter().zip([(DESKTOP, "en"), (PHONE, "pl")]) {
        let page = person(size).await?;
        page.goto(&server.url("/online")).await?;
        if lang == "pl" {
            page.speak("pl").await?;
        }
        let me = json!({ "person": who, "secret": secret.reveal() }).to_string();
        let me = serde_json::to_string(&me)?;
        page.run(&format!("localStorage.setItem('starboard.me', {me});"))
            .await?;
        page.goto(&server.url(&format!("/table/{table}"))).await?;
        page.wait_for(".play .board").await?;
        pages.push(page);
    }
    let pages = pages.try_into().ok().context("two")?;
    Ok(pages)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_past_chance_says_that_it_comes_out_the_same() -> Result<()> {
    let server = AppServer::start()?;
    for past_chance in [true, false] {
        let [ada, ben] = before_an_undo(&server, past_chance).await?;
        let says = async |page: &Browser, css: &str, words: &str| -> Result<()> {
            let text = page.text(css).await?;
            ensure!(text.contains(words) == past_chance, "{text}");
            Ok(())
        };
        // The player who asks knows before asking, and the others before they answer.
        ada.click(UNDO).await?;
        ada.wait_for_text("dialog[open]", "ask the others").await?;
        let own = "The dice and draws since then will come out the same again";
        says(&ada, "dialog[open]", own).await?;
        check_page(&ada, "whether to ask for an undo").await?;
        ada.click_text("dialog[open] .button", "Ask the others")
            .await?;
        ben.wait_for_text(".notice.wish", "Ada prosi o cofnięcie")
            .await?;
        let asked = "Rzuty i losowania od tamtej chwili wypadłyby ponownie tak samo.";
        says(&ben, ".notice.wish", asked).await?;
        check_page(&ben, "somebody asks for an undo").await?;
        // It stays there, and the player who asked reads the same.
        ben.reload().await?;
        ben.wait_for_text(".notice.wish", "Ada prosi o cofnięcie")
            .await?;
        says(&ben, ".notice.wish", asked).await?;
        ada.wait_for_text(".notice", "Ada wants to undo").await?;
        let asked = "The dice and draws since then would come out the same again.";
        says(&ada, ".notices", asked).await?;
        for page in [ada, ben] {
            no_console_errors(&page).await?;
            page.quit().await?;
        }
    }
    server.stop()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_one_person_and_hosts_decide_about_tables_that_wait() -> Result<()> {
    let server = AppServer::start()?;
    let ada = person(DESKTOP).await?;
    // No identity yet, in two tabs.
    ada.goto(&server.url("/online/new/guardians")).await?;
    let driver = ada.driver();
    let first = driver.window().await?;
    let second = driver.new_tab().await?;
    driver.switch_to_window(second.clone()).await?;
    ada.goto(&server.url("/online")).await?;
    ada.wait_for_text(".lobby-head .button", "Choose a name")
        .await?;
    driver.switch_to_window(first.clone()).await?;
    let table = start_table(&ada, "Ada").await?;
    driver.switch_to_window(second).await?;
    ada.wait_for_text(".own-name", "Ada").await?;
    driver.close_window().await?;
    driver.switch_to_window(first).await?;

    // Ada sits down at Ben's table; he frees the seat, and gives the table up.
    let ben = person(PHONE).await?;
    ben.goto(&server.url("/online/new/rescue")).await?;
    ben.tap(".radio-card:has([name=players][value='3'])")
        .await?;
    let other = start_table(&ben, "Ben").await?;
    ada.goto(&server.url(&other)).await?;
    ada.click(SIT).await?;
    ada.wait_for_text(".gathering .seat-row", "Leave").await?;
    ben.click_text(".gathering .seat-row .button", "Free this seat")
        .await?;
    ada.wait_for(SIT).await?;
    ben.click_text(".gathering .button", "Close the table")
        .await?;
    ben.wait_for_text("dialog[open]", "disappear from all lists")
        .await?;
    check_page(&ben, "whether to close a table").await?;
    ben.tap("dialog[open] .button.primary").await?;
    for browser in [&ada, &ben] {
        browser.wait_for_text(".lede", "was closed").await?;
    }

    // A bot that Ada has chosen is not there before she says so: the game begins with it.
    ada.goto(&server.url(&table)).await?;
    let select = ".gathering .seat-row:nth-child(2) select";
    ada.wait_for(select).await?;
    ada.run(&format!(
        "const select = document.querySelector({select:?});
         select.value = '2';
         select.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    ))
    .await?;
    ada.wait_for_text(".gathering .seat-row .button", "Start the game")
        .await?;
    check_page(&ada, "a bot that is not confirmed").await?;
    ada.click_text(".gathering .seat-row .button", "Start the game")
        .await?;
    ada.wait_for(".play .board").await?;
    for browser in [ada, ben] {
        no_console_errors(&browser).await?;
        browser.quit().await?;
    }
    server.stop()
}

/// Public tables that wait for people; one person may not open many.
async fn open_tables(server: &AppServer, count: usize) -> Result<()> {
    let lobby = Lobby::new(server.address());
    let hosts = people(server.address(), ["Host", "Hostess"]).await?;
    for number in 0..count {
        let (_, secret) = &hosts[number % hosts.len()];
        let plan = plan("guardians", &[SeatFor::Person; 2]);
        lobby.open_table(secret, plan).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_lobby_one_without_server_and_an_unknown_secret() -> Result<()> {
    // More than the server lists at a time.
    const TABLES: usize = 55;
    const FOCUSED_ROW: &str = ".lobby-waiting .table-item a:focus";
    let server = AppServer::start()?;
    open_tables(&server, TABLES).await?;
    let ada = person(LARGE).await?;
    ada.goto(&server.url("/")).await?;
    ada.click(".app-nav .nav-link[href='/online']").await?;
    ada.wait_for(".lobby-waiting .table-item").await?;
    check_page(&ada, "a large lobby").await?;
    while ada.count(".lobby-waiting > .button").await? > 0 {
        let before = ada.count(".lobby-waiting .table-item").await?;
        ada.click(".lobby-waiting > .button").await?;
        let more = format!(
            "return document.querySelectorAll('.lobby-waiting .table-item').length > {before};"
        );
        ada.wait_until("more tables", &more).await?;
        // Who goes by keys is at the first of them.
        let first = format!(
            ".lobby-waiting .table-item:nth-child({}) a:focus",
            before + 1
        );
        ada.wait_for(&first).await?;
    }
    ensure!(ada.count(".lobby-waiting .table-item").await? == TABLES);
    // When the lists are refreshed, the reader keeps their place.
    let here = "return document.activeElement.getAttribute('href');";
    let (first, link) = (ada.count(FOCUSED_ROW).await?, ada.run(here).await?);
    ensure!(first == 1 && link.is_string(), "{link}");
    open_tables(&server, 1).await?;
    let longer = format!(
        "return document.querySelectorAll('.lobby-waiting .table-item').length === {};",
        TABLES + 1
    );
    ada.wait_until("the new table", &longer).await?;
    ensure!(ada.count(FOCUSED_ROW).await? == 1, "the focus is lost");
    ensure!(ada.run(here).await? == link, "the focus is elsewhere");
    // A person whom this server does not know.
    let me = json!({
        "person": { "id": "nobody", "name": "Old name" },
        "secret": "ab".repeat(32),
    });
    ada.run(&format!(
        "localStorage.setItem('starboard.me', {});",
        serde_json::to_string(&me.to_string())?
    ))
    .await?;
    ada.reload().await?;
    ada.wait_for_text(".notice", "no longer knows you").await?;
    ada.click_text(".lobby-head .button", "Choose a name")
        .await?;
    ada.wait_for_text("dialog[open]", "no longer knows you")
        .await?;
    let name = "return document.querySelector('#own-name').value;";
    ensure!(ada.run(name).await? == json!("Old name"), "it is offered");
    ada.click("dialog[open] button[type=submit]").await?;
    ada.wait_for_text(".own-name", "Old name").await?;
    // No server: it says so, and finds it again.
    let kept = server.stop_and_keep()?;
    ada.click(".brand").await?;
    ada.click(".app-nav .nav-link[href='/online']").await?;
    ada.wait_for_text(".panel", "Cannot reach the server")
        .await?;
    let server = AppServer::start_again(kept)?;
    ada.wait_for(".lobby-own").await?;
    ada.quit().await?;
    server.stop()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_replace_their_secret_and_delete_themselves() -> Result<()> {
    const SECRET: &str =
        "return JSON.parse(localStorage.getItem('starboard.me') ?? '{}').secret ?? null;";
    const OFFERS: &str = "dialog[open] details .button";
    const ANSWERS: &str = "dialog[open] .dialog-foot .button";
    let server = AppServer::start()?;
    let ada = person(PHONE).await?;
    ada.goto(&server.url("/online")).await?;
    ada.click_text(".lobby-head .button", "Choose a name")
        .await?;
    give_name(&ada, "Ada").await?;
    ada.wait_for_text(".own-name", "Ada").await?;
    let leaked = ada.run(SECRET).await?;
    let id = ada
        .run("return JSON.parse(localStorage.getItem('starboard.me')).person.id;")
        .await?;
    ada.click_text(".lobby-head .button", "Rename").await?;
    ada.click("dialog[open] summary").await?;
    check_page(&ada, "what one can do about oneself").await?;
    ada.click_text(OFFERS, "Replace the secret").await?;
    // Nothing happens before it is confirmed.
    ada.wait_for_text("dialog[open]", "signed out").await?;
    ada.click_text(ANSWERS, "Cancel").await?;
    ensure!(ada.run(SECRET).await? == leaked, "not confirmed");
    ada.click_text(".lobby-head .button", "Rename").await?;
    ada.click("dialog[open] summary").await?;
    ada.click_text(OFFERS, "Replace the secret").await?;
    ada.click_text(ANSWERS, "Replace the secret").await?;
    ada.wait_for_text("dialog[open]", "only this device knows")
        .await?;
    let replaced = ada.run(SECRET).await?;
    ensure!(replaced.is_string() && replaced != leaked, "{replaced}");
    // It is still Ada, also after a reload.
    ada.reload().await?;
    ada.wait_for_text(".own-name", "Ada").await?;
    ada.click_text(".lobby-head .button", "Rename").await?;
    ada.click("dialog[open] summary").await?;
    ada.click_text(OFFERS, "Delete me").await?;
    ada.wait_for_text("dialog[open]", "cannot be undone")
        .await?;
    ensure!(
        ada.count("dialog[open] .dialog-foot .danger").await? == 1,
        "what is final does not look like it"
    );
    check_page(&ada, "whether somebody wants to be deleted").await?;
    ada.click_text(ANSWERS, "Delete me").await?;
    ada.wait_for_text("dialog[open]", "You have been deleted")
        .await?;
    ensure!(ada.run(SECRET).await?.is_null(), "a secret is left");
    ada.reload().await?;
    ada.wait_for_text(".lobby-head .button", "Choose a name")
        .await?;
    // What is left of the name is shown in each reader's language.
    let page = format!("/people/{}", id.as_str().context("an id")?);
    ada.goto(&server.url(&page)).await?;
    ada.wait_for_text(".person-name", "Deleted player").await?;
    ada.speak("pl").await?;
    ada.wait_for_text(".person-name", "Usunięty gracz").await?;
    no_console_errors(&ada).await?;
    ada.quit().await?;
    server.stop()
}

/// The server has a new secret, and its answer is lost: the page finds out, at once or after a reload.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_to_a_new_secret_costs_nobody() -> Result<()> {
    const LOSE: &str = "const real = window.realFetch ??= window.fetch;
        window.fetch = async (...asked) => {
            const answer = await real(...asked);
            if (String(asked[0]).endsWith('/api/me/secret')) throw new TypeError('lost');
            return answer;
        };";
    const KEPT: &str = "const me = JSON.parse(localStorage.getItem('starboard.me') ?? '{}');
        return [me.secret ?? null, me.next ?? null];";
    const OFFERS: &str = "dialog[open] details .button";
    const ANSWERS: &str = "dialog[open] .dialog-foot .button";
    let server = AppServer::start()?;
    let ada = person(PHONE).await?;
    ada.goto(&server.url("/online")).await?;
    ada.click_text(".lobby-head .button", "Choose a name")
        .await?;
    give_name(&ada, "Ada").await?;
    ada.wait_for_text(".own-name", "Ada").await?;
    let id = "return JSON.parse(localStorage.getItem('starboard.me')).person.id;";
    let person = ada.run(id).await?;
    let replace = async || -> Result<()> {
        ada.click_text(".lobby-head .button", "Rename").await?;
        ada.click("dialog[open] summary").await?;
        ada.click_text(OFFERS, "Replace the secret").await?;
        ada.click_text(ANSWERS, "Replace the secret").await?;
        Ok(())
    };
    let old = ada.run(KEPT).await?[0].clone();
    ada.run(LOSE).await?;
    replace().await?;
    ada.wait_for_text("dialog[open] .problem", "Cannot reach the server")
        .await?;
    // The server ends connections with the old secret, and then the page tries the new one.
    ada.wait_until(
        "the new secret",
        &format!(
            "const me = JSON.parse(localStorage.getItem('starboard.me'));
            return me.secret !== {old} && !me.next;"
        ),
    )
    .await?;
    ada.reload().await?;
    ada.wait_for_text(".own-name", "Ada").await?;
    // The page is closed before the answer arrives.
    let [old, next] = ["11", "22"].map(|digits| digits.repeat(32));
    let current = ada.run(KEPT).await?[0].clone();
    let swap = format!(
        "const me = JSON.parse(localStorage.getItem('starboard.me'));
        localStorage.setItem('starboard.me',
            JSON.stringify({{ ...me, secret: '{old}', next: {current} }}));"
    );
    ada.run(&swap).await?;
    ada.reload().await?;
    ada.wait_for_text(".own-name", "Ada").await?;
    ada.wait_until(
        "the next secret",
        &format!("return JSON.parse(localStorage.getItem('starboard.me')).secret === {current};"),
    )
    .await?;
    ensure!(ada.run(KEPT).await? == json!([current, null]));
    ensure!(ada.run(id).await? == person, "somebody else");
    // If the server knows neither of the two, a new name is needed.
    ada.run(&swap.replace(&current.to_string(), &format!("'{next}'")))
        .await?;
    ada.reload().await?;
    ada.wait_for_text(".notice", "no longer knows you").await?;
    ensure!(ada.run(KEPT).await? == json!([null, null]));
    ada.quit().await?;
    server.stop()
}

/// A person who plays by a program, at the second seat of a table.
async fn second_player(server: &AppServer, id: &str) -> Result<Client> {
    let [(_, secret)] = people(server.address(), ["Ben"]).await?;
    let mut ben = Client::connect(server.address(), Some(&secret)).await?;
    ben.watch(id).await?;
    ben.sit(id, Seat::new(1)).await?;
    Ok(ben)
}

fn id_of(table: &str) -> &str {
    table.rsplit('/').next().unwrap_or(table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_for_an_absent_player() -> Result<()> {
    const AWAY: &str = ".notice.quiet";
    let server = AppServer::start()?;
    let ada = person(PHONE).await?;
    let table = open_table(&ada, server.address(), "guardians", "Ada").await?;
    let id = id_of(&table);
    let mut ben = second_player(&server, id).await?;
    ada.wait_for(".play .board").await?;
    while ben.table(id).person_to_act() == Some(Seat::new(0)) {
        let known = ben.table(id).sequence();
        act(&ada, 0).await?;
        ben.see(id, |table| table.sequence() > known).await?;
    }
    // Two minutes have to pass first, and everybody sees how much is left of them.
    drop(ben);
    ada.wait_for_text(AWAY, "Ben").await?;
    ada.wait_until(
        "the time that is left",
        &format!("return /1:\\d\\d/.test(document.querySelector('{AWAY}')?.textContent);"),
    )
    .await?;
    check_page(&ada, "somebody is away, on a phone").await?;
    ensure!(ada.count(&format!("{AWAY} .button")).await? == 0);
    server.pass_time(TAKEOVER_AFTER)?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    ada.reload().await?;
    ada.wait_for(&format!("{AWAY} .button")).await?;
    check_page(&ada, "a bot may play, on a phone").await?;
    // There is nobody else to ask.
    ada.tap(&format!("{AWAY} .button")).await?;
    ada.wait_for(ALL_ACTIONS).await?;
    ada.wait_until_gone(AWAY).await?;
    no_console_errors(&ada).await?;
    ada.quit().await?;
    server.stop()
}

/// The page of a player whose turn it was in a game that cannot be continued: nothing invites to what
/// would be refused, and what is left can be looked at and saved.
async fn check_nobody_is_asked_to_act(ada: &Browser) -> Result<()> {
    ada.wait_for_text(".play-status", "breaks off here").await?;
    for (what, selector) in [
        ("somebody whose turn it is", ".player.active"),
        ("a clock", ".player-clock"),
        ("a square to choose", ".play-board .legal"),
        ("the list of actions", ".all-actions"),
        ("the guide", ".play-guide"),
        ("an undo", UNDO),
        ("a message to write", MESSAGE),
    ] {
        ensure!(ada.count(selector).await? == 0, "there is {what}");
    }
    let title = ada.driver().title().await?;
    ensure!(!title.contains("Your turn"), "{title}");
    ada.click(MENU).await?;
    ada.wait_for_text("dialog[open] .button", "Export").await?;
    let buttons = "return [...document.querySelectorAll('dialog[open] .button')]\
        .some(button => /Resign|bot play|Move my seat|Copy/.test(button.textContent));";
    let asks = ada.run(buttons).await?;
    ensure!(asks == json!(false), "the menu has what would be refused");
    ada.click(CLOSE).await?;
    ada.wait_for_text(".what-is-left .button", "Export").await?;
    ada.click_text(".what-is-left .button", "Replay").await?;
    ada.wait_for(".replay-bar").await
}

/// What a server with damaged tables says on screen, and what a page finds out about one that has left
/// out what it added to the seed.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_says_what_a_server_has_lost_or_left_out() -> Result<()> {
    const LOST: &str = "Part of this game was lost on the server";
    let server = AppServer::start()?;
    let ada = person(DESKTOP).await?;
    let unfair = open_table(&ada, server.address(), "guardians", "Ada").await?;
    let mut ben = second_player(&server, id_of(&unfair)).await?;
    ada.wait_for(".play .board").await?;
    // No game waits for Ada there.
    while ben.table(id_of(&unfair)).person_to_act() == Some(Seat::new(0)) {
        let known = ben.table(id_of(&unfair)).sequence();
        act(&ada, 0).await?;
        ben.see(id_of(&unfair), |table| table.sequence() > known)
            .await?;
    }
    // A table that waits, with more than one entry.
    ada.goto(&server.url("/online/new/guardians")).await?;
    ada.click(START).await?;
    ada.wait_for_text(".gathering .seat-row", "Leave").await?;
    say(&ada, "Anybody there?").await?;
    ada.wait_for(".message").await?;
    let waiting = path(&ada).await?;
    // And one whose game has begun, with clocks.
    ada.goto(&server.url("/online/new/guardians")).await?;
    ada.click("label:has([name=clock][value='2'])").await?;
    ada.click(START).await?;
    ada.wait_for_text(".gathering .seat-row", "Leave").await?;
    let begun = path(&ada).await?;
    ben.watch(id_of(&begun)).await?;
    ben.sit(id_of(&begun), Seat::new(1)).await?;
    let known = ben.table(id_of(&begun)).sequence();
    act(&ada, 0).await?;
    ben.see(id_of(&begun), |table| table.sequence() > known)
        .await?;
    let text = "A good start".to_owned();
    ben.get(id_of(&begun), Request::Say { text }).await?;

    // A page that is open would look for the server in vain.
    ada.driver().goto("about:blank").await?;
    let kept = server.stop_and_keep()?;
    let (unfair_id, waiting_id, begun_id) = (id_of(&unfair), id_of(&waiting), id_of(&begun));
    kept.change(&format!(
        "UPDATE entries SET body = json_remove(body, '$.event.sat.entropy')
             WHERE table_id = '{unfair_id}' AND sequence = 2;
         DELETE FROM entries WHERE table_id = '{waiting_id}' AND sequence = 2;
         DELETE FROM entries WHERE table_id = '{begun_id}' AND sequence = 4;"
    ))?;
    let server = AppServer::start_again(kept)?;

    ada.goto(&server.url(&unfair)).await?;
    ada.wait_for_text(".notice.warn", "has not kept").await?;
    check_page(&ada, "a server that has left something out").await?;
    ensure!(ada.count(".player.active").await? == 1, "it goes on");
    ada.click(MENU).await?;
    for words in ["✓ The server has not changed", "✗ The server did not use"] {
        ada.wait_for_text("dialog[open] .verified", words).await?;
    }

    let phone = person(PHONE).await?;
    for page in [&ada, &phone] {
        page.goto(&server.url(&waiting)).await?;
        page.wait_for_text(".gathering .notice.warn", LOST).await?;
        ensure!(
            page.count(".gathering .seat-row .button").await? == 0,
            "nobody can sit down at a table that cannot be continued"
        );
        ensure!(
            page.count(".gathering .share-link").await? == 0,
            "nor be invited"
        );
        check_page(page, "a damaged table that waits").await?;
        page.goto(&server.url(&begun)).await?;
        page.wait_for(".play .board").await?;
        page.wait_for_text(".notice.warn", LOST).await?;
        check_page(page, "a damaged table in the game").await?;
    }
    check_nobody_is_asked_to_act(&ada).await?;
    for browser in [ada, phone] {
        no_console_errors(&browser).await?;
        browser.quit().await?;
    }
    server.stop()
}
