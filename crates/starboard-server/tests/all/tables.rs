//! Tables from the first seat to the last move, over real connections.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use server_tests::{Client, fresh, key, lone_table, open_table, people, plan};
use starboard_kernel::{FastRng, Record, RequestedLevel, Seat};
use starboard_table::SeatKind;
use starboard_table::{
    Clock, Late, Phase, Play, Request, STAND_IN_LEVEL, SeatFor, Table, Terms, Wish,
};
use starboard_wire::{ClientMessage, ServerMessage, Tables, code};

use crate::operations::play_some;
use crate::stage::{A, B, SHORT, Stage, TAKEOVER, Two};

fn act(action: &str) -> Request {
    Request::Act {
        action: action.to_owned(),
    }
}

impl Two {
    /// Plays random actions until the game is over.
    pub(crate) async fn play_out(&mut self, seed: u64) -> Result<()> {
        let mut rng = FastRng::new(seed);
        loop {
            for client in &mut self.clients {
                if client.is_to_act(&self.table) {
                    let action = client.some_action(&self.table, &mut rng);
                    client.get(&self.table, act(&action)).await?;
                }
            }
            let length = self.clients.iter().map(|c| c.table(&self.table).sequence());
            let length = length.max().context("two clients")?;
            for client in &mut self.clients {
                client
                    .see(&self.table, |table| table.sequence() >= length)
                    .await?;
            }
            if self.clients[0].table(&self.table).phase() == Phase::Over {
                return Ok(());
            }
        }
    }
}

fn hash(table: &Table) -> String {
    let play = table.play().expect("the game has begun");
    play.position().state_hash().to_string()
}

async fn fetch_record(stage: &Stage, table: &str) -> Result<Record> {
    let url = format!("http://{}/api/tables/{table}/record", stage.address);
    let text = reqwest::get(url).await?.error_for_status()?.text().await?;
    Ok(Record::read(&text)?)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_to_the_end_and_anybody_can_check_it() -> Result<()> {
    let stage = Stage::start().await?;
    let mut two = stage.two_people().await?;
    let mut spectator = Client::connect(stage.address, None).await?;
    spectator.watch(&two.table).await?;
    let unfinished = fetch_record(&stage, &two.table).await?;
    ensure!(unfinished.seed.is_none(), "the seed is revealed too early");
    two.play_out(1).await?;
    spectator
        .see(&two.table, |table| table.phase() == Phase::Over)
        .await?;
    let hashes = [
        hash(two.clients[0].table(&two.table)),
        hash(two.clients[1].table(&two.table)),
        hash(spectator.table(&two.table)),
    ];
    ensure!(
        hashes[0] == hashes[1] && hashes[1] == hashes[2],
        "{hashes:?}"
    );
    let record = fetch_record(&stage, &two.table).await?;
    let verdict = starboard_table::verify(&record, &starboard_games::registry())?;
    ensure!(
        verdict.findings.is_empty() && verdict.fairness_checked,
        "{verdict:?}"
    );
    ensure!(record.commitment == unfinished.commitment);

    // It appears in profiles and in the public list.
    let id = two.clients[0]
        .person
        .as_ref()
        .context("a person")?
        .id
        .clone();
    let profile: starboard_wire::Profile =
        reqwest::get(format!("http://{}/api/people/{id}", stage.address))
            .await?
            .json()
            .await?;
    let [results] = &profile.results[..] else {
        anyhow::bail!("one game: {profile:?}")
    };
    ensure!(results.won + results.drawn + results.lost == 1);
    ensure!(profile.games.len() == 1);
    let list: Tables = reqwest::get(format!("http://{}/api/tables?phase=over", stage.address))
        .await?
        .json()
        .await?;
    ensure!(list.tables.len() == 1 && list.tables[0].table == two.table);
    ensure!(list.tables[0].about.reason.is_some());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stale_repeated_or_illegal_changes_nothing() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, clients, .. } = stage.two_people().await?;
    let [mut ada, mut ben] = clients;
    let version = ada.table(&table).sequence();
    let action = ada.some_action(&table, &mut FastRng::new(3));
    let word = key();
    let first = ada.ask_with(&table, version, &word, act(&action)).await?;
    let sequence = first.map_err(|refused| anyhow::anyhow!("{refused:?}"))?;
    // A retry, as after a lost connection: the same reply, and nothing happens twice.
    let again = ada.ask_with(&table, version, &word, act(&action)).await?;
    ensure!(again == Ok(sequence), "{again:?}");
    // Another request with the old version.
    let stale = ada.ask_with(&table, version, &key(), act(&action)).await?;
    ensure!(
        stale
            .as_ref()
            .is_err_and(|refused| refused.code == code::STALE),
        "{stale:?}"
    );
    ben.see(&table, |table| table.sequence() == sequence)
        .await?;
    ada.see(&table, |table| table.sequence() == sequence)
        .await?;
    let off_turn = if ada.is_to_act(&table) {
        &mut ben
    } else {
        &mut ada
    };
    for (request, expected) in [
        (act(&action), "not-your-turn"),
        (act("fly to the moon"), "not-your-turn"),
        (Request::Stand, "begun"),
        (
            Request::Sit {
                seat: A,
                entropy: fresh(),
            },
            "begun",
        ),
        (
            Request::Answer {
                agrees: true,
                entropy: None,
            },
            "nothing-asked",
        ),
        (Request::Return, "already-person"),
    ] {
        let answer = off_turn.ask(&table, request).await?;
        let refused = answer.err().context("refused")?;
        ensure!(refused.code == expected, "{refused:?}, not {expected}");
    }
    let on_turn = if ada.is_to_act(&table) {
        &mut ada
    } else {
        &mut ben
    };
    let answer = on_turn.ask(&table, act("fly to the moon")).await?;
    ensure!(answer.is_err_and(|refused| refused.code == "unreadable"));
    let stored = stage
        .app
        .hub()
        .storage()
        .load(&table, 0)
        .await?
        .context("stored")?;
    ensure!(
        stored.entries.len() as u64 == sequence,
        "something was stored"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_catches_up_from_the_last_entry_it_has() -> Result<()> {
    let stage = Stage::start().await?;
    let mut two = stage.two_people().await?;
    let known = two.clients[1].table(&two.table).clone();
    let before = known.sequence();
    let mut rng = FastRng::new(5);
    // Ben is disconnected while Ada acts.
    let ben = two.clients[1].person.clone();
    for _ in 0..3 {
        if two.clients[0].is_to_act(&two.table) {
            let action = two.clients[0].some_action(&two.table, &mut rng);
            two.clients[0].get(&two.table, act(&action)).await?;
        }
    }
    let mut back = stage.client(&two.secrets[1]).await?;
    ensure!(back.person == ben);
    back.remember(&two.table, known);
    back.watch(&two.table).await?;
    let length = two.clients[0].table(&two.table).sequence();
    ensure!(length > before);
    back.see(&two.table, |table| table.sequence() == length)
        .await?;
    ensure!(hash(back.table(&two.table)) == hash(two.clients[0].table(&two.table)));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_their_seats_and_a_game_for_one_works() -> Result<()> {
    let stage = Stage::start().await?;
    let [(_, ada)] = people(stage.address, ["Ada"]).await?;
    let with_bot = plan(SHORT, &[SeatFor::Person, SeatFor::Bot(RequestedLevel(1))]);
    let table = open_table(stage.address, &ada, with_bot).await?;
    let mut client = stage.client(&ada).await?;
    client.watch(&table).await?;
    client.sit(&table, A).await?;
    let mut rng = FastRng::new(8);
    for _ in 0..12 {
        client
            .see(&table, |table| table.bot_to_act().is_none())
            .await?;
        if !client.is_to_act(&table) {
            break;
        }
        let action = client.some_action(&table, &mut rng);
        client.get(&table, act(&action)).await?;
    }
    let acted = |seat| {
        let steps = client
            .table(&table)
            .play()
            .expect("begun")
            .history()
            .steps();
        steps
            .iter()
            .any(|step| step.actor == starboard_kernel::Actor::Player(seat))
    };
    ensure!(acted(A) && acted(B), "both have acted");

    let games: Vec<&str> = starboard_games::registry()
        .iter()
        .filter_map(|rules| (rules.player_counts() == [1]).then_some(rules.name()))
        .collect();
    for game in games {
        let (mut alone, table) = play_a_little(&stage, game, &mut rng).await?;
        // There is nobody else to ask.
        let wish = Wish::Undo;
        let steps = alone
            .table(&table)
            .play()
            .context("begun")?
            .history()
            .steps()
            .len();
        alone
            .get(
                &table,
                Request::Ask {
                    wish,
                    entropy: None,
                },
            )
            .await?;
        let left = alone
            .table(&table)
            .play()
            .context("begun")?
            .history()
            .steps()
            .len();
        ensure!(left < steps, "{game}");
    }
    Ok(())
}

/// A solo game after some actions; another one if it ended before.
async fn play_a_little(stage: &Stage, game: &str, rng: &mut FastRng) -> Result<(Client, String)> {
    loop {
        let (mut alone, table) = lone_table(stage.address, game).await?;
        for _ in 0..5 {
            if alone.is_to_act(&table) {
                let action = alone.some_action(&table, rng);
                alone.get(&table, act(&action)).await?;
            }
        }
        if alone.is_to_act(&table) {
            return Ok((alone, table));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_and_a_bot_plays_until_the_player_is_back() -> Result<()> {
    let stage = Stage::start().await?;
    let mut live = plan(SHORT, &[SeatFor::Person; 2]);
    live.clock = Clock::Live {
        minutes: 1,
        increment: 0,
    };
    live.late = Late::Bot;
    let Two { table, clients, .. } = stage.two(live).await?;
    let [mut ada, mut ben] = clients;
    // For the table a minute passes: the stored deadline is long over.
    stage.pass_time(Duration::from_secs(61)).await?;
    let late = |table: &Table| {
        let play = table.play().expect("begun");
        [A, B]
            .map(|seat| play.kind(seat))
            .contains(&Some(SeatKind::Bot {
                level: STAND_IN_LEVEL,
            }))
    };
    ada.see(&table, late).await?;
    ben.see(&table, late).await?;
    let client = [&mut ada, &mut ben]
        .into_iter()
        .find(|client| {
            let seat = client.seat(&table).expect("a seat");
            client.table(&table).play().expect("begun").kind(seat) != Some(SeatKind::Person)
        })
        .context("somebody was late")?;
    let sequence = client.table(&table).sequence();
    client
        .ask_with(&table, sequence, &key(), Request::Return)
        .await?
        .map_err(|refused| anyhow::anyhow!("{refused:?}"))?;
    let seat = client.seat(&table).context("a seat")?;
    client
        .see(&table, |table| {
            table.play().expect("begun").kind(seat) == Some(SeatKind::Person)
        })
        .await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_takeover_is_cancelled_when_the_player_is_back() -> Result<()> {
    let stage = Stage::start().await?;
    let [(_, ada), (_, ben), (_, cyd)] = people(stage.address, ["Ada", "Ben", "Cyd"]).await?;
    let trio = plan(SHORT, &[SeatFor::Person; 3]);
    let table = open_table(stage.address, &ada, trio).await?;
    let mut clients = Vec::new();
    for (secret, seat) in [&ada, &ben, &cyd].into_iter().zip(Seat::first(3)) {
        let mut client = stage.client(secret).await?;
        client.watch(&table).await?;
        client.sit(&table, seat).await?;
        clients.push(client);
    }
    let c = Seat::new(2);
    clients.pop().context("Cyd")?.close().await;
    let wish = Request::Ask {
        wish: Wish::TakeOver { seat: c },
        entropy: None,
    };
    let asker = &mut clients[0];
    asker.see(&table, |table| table.play().is_some()).await?;
    let refused = asker.ask(&table, wish.clone()).await?;
    assert_eq!(refused.expect_err("just gone").code, "present");
    stage.pass_time(Duration::from_secs(60)).await?;
    let refused = asker.ask(&table, wish.clone()).await?;
    let refused = refused.expect_err("for a minute");
    assert_eq!(refused.code, "too-soon");
    let wait = Duration::from_millis(refused.wait.context("it says how long")?);
    assert!(
        Duration::from_secs(30) < wait && wait <= Duration::from_secs(60),
        "{wait:?}"
    );
    asker
        .until(|message| match message {
            ServerMessage::Present { absent, .. } => {
                absent.iter().any(|absent| absent.seat == c).then_some(())
            }
            _ => None,
        })
        .await?;
    stage.pass_time(wait + Duration::from_secs(5)).await?;
    asker.get(&table, wish.clone()).await?;
    asker.see(&table, |table| table.wish().is_some()).await?;
    // Cyd is back before Ben has answered.
    let mut back = stage.client(&cyd).await?;
    back.watch(&table).await?;
    asker.see(&table, |table| table.wish().is_none()).await?;
    // Absent again: now Ben agrees in time.
    back.close().await;
    stage.pass_time(TAKEOVER).await?;
    let [asker, other] = &mut clients[..] else {
        bail!("two are left");
    };
    // The server may notice the disconnect a moment later.
    let asked = loop {
        match asker.ask(&table, wish.clone()).await? {
            Ok(sequence) => break sequence,
            Err(refused) => {
                let code = refused.code.as_str();
                ensure!(matches!(code, "present" | "too-soon"), "{refused:?}");
            }
        }
        stage.pass_time(TAKEOVER).await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    other.see(&table, |table| table.sequence() >= asked).await?;
    let yes = Request::Answer {
        agrees: true,
        entropy: None,
    };
    other.get(&table, yes).await?;
    let bot = |table: &Table| {
        let play = table.play().expect("begun");
        play.kind(c)
            == Some(SeatKind::Bot {
                level: STAND_IN_LEVEL,
            })
    };
    asker.see(&table, bot).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_its_host_has_left_is_still_listed_for_them() -> Result<()> {
    let stage = Stage::start().await?;
    let [(_, ada)] = people(stage.address, ["Ada"]).await?;
    let table = open_table(stage.address, &ada, plan(SHORT, &[SeatFor::Person; 2])).await?;
    let listed = async || -> Result<usize> {
        let answer = reqwest::Client::new()
            .get(format!("http://{}/api/me/tables", stage.address))
            .bearer_auth(ada.reveal())
            .send()
            .await?;
        Ok(answer.json::<Tables>().await?.tables.len())
    };
    assert_eq!(listed().await?, 1, "opened, and not sat down");
    let mut client = stage.client(&ada).await?;
    client.watch(&table).await?;
    client.sit(&table, A).await?;
    assert_eq!(listed().await?, 1);
    client.get(&table, Request::Close).await?;
    assert_eq!(listed().await?, 0);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device_by_a_secret_that_works_once() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, clients, .. } = stage.two_people().await?;
    let [mut ada, _ben] = clients;
    let [(_, phone), (_, thief)] = people(stage.address, ["Ada", "Eve"]).await?;
    let mut phone = stage.client(&phone).await?;
    let mut thief = stage.client(&thief).await?;
    phone.watch(&table).await?;
    let lend = ClientMessage::Lend {
        table: table.clone(),
        key: "lend-it-to-me".into(),
    };
    thief.send(&lend).await?;
    let refused = thief.answer("lend-it-to-me").await?;
    ensure!(refused.is_err_and(|refused| refused.code == "not-seated"));
    ada.send(&lend).await?;
    let secret = ada
        .until(|message| match message {
            ServerMessage::Lent { secret, .. } => Some(secret.clone()),
            _ => None,
        })
        .await?;
    let claim = |key: &str| ClientMessage::Claim {
        table: table.clone(),
        key: key.to_owned(),
        secret: secret.clone(),
    };
    phone.send(&claim("my-own-phone")).await?;
    ensure!(phone.answer("my-own-phone").await?.is_ok());
    // A retry of the claim succeeds; anybody else's claim is refused.
    phone.send(&claim("my-own-phone")).await?;
    ensure!(phone.answer("my-own-phone").await?.is_ok());
    thief.send(&claim("somebody-else")).await?;
    let refused = thief.answer("somebody-else").await?;
    ensure!(refused.is_err_and(|refused| refused.code == code::WRONG_SECRET));
    phone.see(&table, |table| table.sequence() >= 4).await?;
    ensure!(phone.seat(&table) == Some(A));
    ada.see(&table, |table| table.sequence() >= 4).await?;
    let refused = ada.ask(&table, Request::Resign).await?;
    ensure!(refused.is_err_and(|refused| refused.code == "not-seated"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_another_table_where_everybody_sits() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, clients, .. } = stage.two_people().await?;
    let [mut ada, mut ben] = clients;
    ada.get(&table, Request::Resign).await?;
    ben.see(&table, |table| table.phase() == Phase::Over)
        .await?;
    let promised = ben.table(&table).next_commitment().map(str::to_owned);
    ensure!(promised.is_some(), "published with the seed");
    let wish = Wish::Rematch;
    let entropy = Some(fresh());
    ada.get(&table, Request::Ask { wish, entropy }).await?;
    ben.see(&table, |table| table.wish().is_some()).await?;
    let agree = Request::Answer {
        agrees: true,
        entropy: Some(fresh()),
    };
    ben.get(&table, agree).await?;
    let next = ben
        .table(&table)
        .neighbours()
        .0
        .context("a rematch")?
        .to_owned();
    ben.watch(&next).await?;
    ensure!(ben.table(&next).phase() == Phase::Playing);
    ensure!(ben.seat(&next) == Some(A), "Ben begins this time");
    ensure!(ben.table(&next).neighbours().1 == Some(table.as_str()));
    // The server had committed to the seed before anybody added entropy to it.
    ensure!(Some(ben.table(&next).commitment()) == promised.as_deref());
    ensure!(ben.table(&next).plan().terms == Terms::Second);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_does_not_choose_the_terms_of_a_table() -> Result<()> {
    let stage = Stage::start().await?;
    let asked = plan(SHORT, &[SeatFor::Person; 2]);
    ensure!(asked.terms == Terms::First, "as a client writes it");
    let Two { table, clients, .. } = stage.two(asked).await?;
    let plan = clients[0].table(&table).plan();
    ensure!(plan.terms == Terms::Second && plan.edition.is_some());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_cannot_win_by_removing_the_opponent() -> Result<()> {
    let stage = Stage::start().await?;
    let Two { table, clients, .. } = stage.two_people().await?;
    let [mut ada, mut ben] = clients;
    let seat = B;
    ada.get(&table, Request::Remove { seat }).await?;
    ben.see(&table, |table| table.seats()[B.index()].removed)
        .await?;
    let back = ben.ask(&table, Request::Return).await?;
    ensure!(back.is_err_and(|refused| refused.code == "removed"));
    ada.get(&table, Request::Readmit { seat }).await?;
    ben.see(&table, |table| !table.seats()[B.index()].removed)
        .await?;
    ben.get(&table, Request::Return).await?;
    ada.see(&table, |table| {
        table.play().and_then(|play| play.kind(B)) == Some(SeatKind::Person)
    })
    .await?;
    ada.get(&table, Request::Remove { seat }).await?;
    let results = async |client: &Client| -> Result<u64> {
        let id = &client.person.as_ref().context("a person")?.id;
        let results = stage.app.database().results_of(id).await?;
        Ok(results.iter().map(|(_, _, count)| count).sum())
    };
    let mut rng = FastRng::new(3);
    while ada.table(&table).phase() == Phase::Playing {
        ada.see(&table, |table| {
            table.person_to_act() == Some(A) || table.phase() == Phase::Over
        })
        .await?;
        if ada.is_to_act(&table) {
            let action = ada.some_action(&table, &mut rng);
            ada.get(&table, act(&action)).await?;
        }
    }
    let ending = ada.table(&table).play().and_then(Play::ending);
    let ending = ending.context("over")?;
    let has_lost = !ending.drawn && !ending.winners.contains(&A);
    ensure!(results(&ada).await? == u64::from(has_lost));
    ensure!(results(&ben).await? == 0);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_shown_and_turns_are_announced_elsewhere() -> Result<()> {
    let stage = Stage::start().await?;
    let Two {
        table,
        clients,
        secrets,
    } = stage.two_people().await?;
    let [mut ada, ben] = clients;
    let present = |seats: usize, watching: u32| {
        move |message: &ServerMessage| match message {
            ServerMessage::Present {
                seats: there,
                watching: others,
                ..
            } => (there.len() == seats && *others == watching).then_some(()),
            _ => None,
        }
    };
    ada.until(present(2, 0)).await?;
    let mut spectator = Client::connect(stage.address, None).await?;
    spectator.watch(&table).await?;
    ada.until(present(2, 1)).await?;
    ben.close().await;
    ada.until(present(1, 1)).await?;
    // Ben is on another page, without the table.
    let mut elsewhere = stage.client(&secrets[1]).await?;
    let mut rng = FastRng::new(2);
    while ada.is_to_act(&table) {
        let action = ada.some_action(&table, &mut rng);
        ada.get(&table, act(&action)).await?;
    }
    let yours = elsewhere.hear_of_turn().await?;
    ensure!(yours == (table, true), "{yours:?}");
    Ok(())
}

/// Lets time pass on the server's monotonic clock, while everything else continues as usual and a
/// client answers pings.
async fn wait_as_if(time: Duration, client: &mut Client) -> Result<()> {
    const STEP: Duration = Duration::from_secs(5);
    for _ in 0..time.as_secs() / STEP.as_secs() {
        tokio::time::pause();
        tokio::time::advance(STEP).await;
        tokio::time::resume();
        // For what is due, which may ask the database.
        tokio::time::sleep(Duration::from_millis(10)).await;
        client.drain().await?;
    }
    Ok(())
}

#[tokio::test]
async fn tables_leave_memory_when_nobody_uses_them_and_return_as_they_were() -> Result<()> {
    let stage = Stage::start().await?;
    let hub = stage.app.hub();
    let mut two = stage.two_people().await?;
    let mut spectator = Client::connect(stage.address, None).await?;
    let watched = stage.two_people().await?;
    spectator.watch(&watched.table).await?;
    for client in watched.clients {
        client.close().await;
    }
    let mut rng = FastRng::new(12);
    play_some(&mut two, 4, &mut rng).await?;
    let [mut ada, ben] = two.clients;
    let word = key();
    let say = Request::Say {
        text: "See you later".into(),
    };
    let version = ada.table(&two.table).sequence();
    let said = ada
        .ask_with(&two.table, version, &word, say.clone())
        .await?;
    ensure!(said.is_ok(), "{said:?}");
    let before = (stage.log(&two.table).await?, hash(ada.table(&two.table)));
    ada.close().await;
    ben.close().await;
    ensure!(hub.open_cells() == 2);
    // People reload pages and lose connections: not at once.
    wait_as_if(Duration::from_secs(30), &mut spectator).await?;
    ensure!(hub.open_cells() == 2, "gone after half a minute");
    wait_as_if(Duration::from_secs(65), &mut spectator).await?;
    let left = hub.open_cells();
    ensure!(left == 1, "{left}: the one that somebody watches stays");

    let mut back = stage.client(&two.secrets[0]).await?;
    back.watch(&two.table).await?;
    ensure!(hub.open_cells() == 2);
    let after = (stage.log(&two.table).await?, hash(back.table(&two.table)));
    ensure!(after == before, "another log or position");
    ensure!(back.table(&two.table).messages().len() == 1);
    // What was asked before is known, and seats and turns are as they were.
    let again = back.ask_with(&two.table, version, &word, say).await?;
    ensure!(again == said, "{again:?} {said:?}");
    let mut there = [back, stage.client(&two.secrets[1]).await?];
    there[1].watch(&two.table).await?;
    let acting = there.iter_mut().find(|client| client.is_to_act(&two.table));
    let acting = acting.context("somebody's turn")?;
    let action = acting.some_action(&two.table, &mut rng);
    acting.get(&two.table, act(&action)).await?;
    // The table that stayed is the one that its spectator is told about.
    let mut host = stage.client(&watched.secrets[0]).await?;
    host.watch(&watched.table).await?;
    host.get(&watched.table, Request::Resign).await?;
    spectator
        .see(&watched.table, |table| table.phase() == Phase::Over)
        .await
}
