//! The tables of the archive, one function per group of states.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use server_tests::{fresh, key, plan};
use starboard_kernel::{RequestedLevel, Seat};
use starboard_table::{Clock, Late, Plan, Request, SeatFor, TAKEOVER_AFTER, Wish};
use starboard_wire::{ClientMessage, Secret, ServerMessage};

use crate::hall::{ADA, BEN, DAN, Hall, PHONE, Party, ZANETA};

/// Slightly longer than it takes until a bot may take over.
const ABSENCE: Duration = Duration::from_millis(TAKEOVER_AFTER + 1_000);
const MINUTE: Clock = Clock::Live {
    minutes: 1,
    increment: 0,
};

/// The games that the scenes are played with.
struct Games {
    /// Two for several players. Most scenes take the first, some the second for variety.
    duel: &'static str,
    crew: &'static str,
    /// All for one player.
    solo: Vec<&'static str>,
}

impl Games {
    fn choose() -> Result<Games> {
        let registry = starboard_games::registry();
        let (solo, several): (Vec<_>, Vec<_>) = registry
            .iter()
            .map(|rules| (rules.name(), rules.player_counts()))
            .partition(|(_, counts)| *counts == [1]);
        let mut several = several.into_iter().map(|(name, _)| name);
        Ok(Games {
            duel: several.next().context("no game for several")?,
            crew: several.next().context("only one game for several")?,
            solo: solo.into_iter().map(|(name, _)| name).collect(),
        })
    }
}

pub(crate) async fn play_all(hall: &mut Hall) -> Result<()> {
    let games = Games::choose()?;
    // These need time to pass, so they come first.
    let late = latecomers(hall, &games).await?;
    let mut absent = absentees(hall, &games).await?;
    before_the_game(hall, &games).await?;
    in_the_middle(hall, &games).await?;
    clocks(hall, &games).await?;
    second_thoughts(hall, &games).await?;
    bots_for_people(hall, &games).await?;
    other_devices(hall, &games).await?;
    over(hall, &games).await?;
    rematches(hall, &games).await?;
    tokio::time::sleep(ABSENCE).await;
    for (party, agrees) in absent.iter_mut().zip([true, false]) {
        let seat = Seat::new(2);
        let wish = Wish::TakeOver { seat };
        let entropy = None;
        party.ask(0, Request::Ask { wish, entropy }).await?;
        if agrees {
            let entropy = None;
            party.ask(1, Request::Answer { agrees, entropy }).await?;
            party.turn().await?;
        }
    }
    for mut party in late {
        let table = party.table.clone();
        party.clients[0]
            .see(&table, |table| {
                let play = table.play().expect("begun");
                play.ending().is_some() || play.kind(Seat::new(0)) != play.kind(Seat::new(1))
            })
            .await?;
        party.turn().await?;
    }
    Ok(())
}

/// The first player's clock runs out: a bot takes over, or the player loses.
async fn latecomers(hall: &mut Hall, games: &Games) -> Result<[Party; 2]> {
    let with = |late| Plan {
        clock: MINUTE,
        late,
        ..plan(games.duel, &[SeatFor::Person; 2])
    };
    let mut parties = [
        hall.party("late", with(Late::Bot), &[ADA, BEN]).await?,
        hall.party("late-resigned", with(Late::Resign), &[ADA, BEN])
            .await?,
    ];
    for party in &mut parties {
        while party.turn().await? != Some(0) {
            party.act().await?;
        }
        party.leave(0).await;
    }
    Ok(parties)
}

/// The third player disconnects when it is their turn.
async fn absentees(hall: &mut Hall, games: &Games) -> Result<[Party; 2]> {
    let people = [ADA, BEN, ZANETA];
    let mut parties = [
        hall.usual_party("taken-over", games.duel, &people).await?,
        hall.usual_party("take-over-asked", games.crew, &people)
            .await?,
    ];
    for party in &mut parties {
        while party.turn().await? != Some(2) {
            party.act().await?;
        }
        party.leave(2).await;
    }
    Ok(parties)
}

async fn before_the_game(hall: &mut Hall, games: &Games) -> Result<()> {
    let mut gathering = hall
        .party(
            "gathering",
            plan(games.crew, &[SeatFor::Person; 4]),
            &[ADA, BEN],
        )
        .await?;
    let mut third = hall.client(ZANETA).await?;
    third.watch(&gathering.table).await?;
    third.sit(&gathering.table, Seat::new(2)).await?;
    third.get(&gathering.table, Request::Stand).await?;
    let mut fourth = hall.client(DAN).await?;
    fourth.watch(&gathering.table).await?;
    fourth.sit(&gathering.table, Seat::new(3)).await?;
    gathering.clients.push(fourth);
    gathering.catch_up().await?;
    let seat = Seat::new(3);
    gathering.ask(0, Request::Free { seat }).await?;
    let by = SeatFor::Bot(RequestedLevel(2));
    gathering.ask(0, Request::Plan { seat, by }).await?;
    gathering.say(1, "Na kogo czekamy?").await?;

    let mut closed = hall
        .party(
            "closed",
            plan(games.duel, &[SeatFor::Person; 3]),
            &[ADA, BEN],
        )
        .await?;
    closed.say(0, "Another day then").await?;
    closed.ask(0, Request::Close).await
}

async fn in_the_middle(hall: &mut Hall, games: &Games) -> Result<()> {
    let mut duel = hall
        .usual_party(&format!("playing-{}", games.duel), games.duel, &[ADA, BEN])
        .await?;
    duel.play(7).await?;
    duel.say(0, "Good luck!").await?;
    duel.say(1, "Powodzenia, żółwiu 🐢").await?;
    let mut crew = hall
        .usual_party(
            &format!("playing-{}", games.crew),
            games.crew,
            &[ADA, BEN, ZANETA, DAN],
        )
        .await?;
    crew.play(9).await?;
    for game in &games.solo {
        let label = format!("playing-{game}");
        let mut lone = hall.usual_party(&label, game, &[ADA]).await?;
        lone.play(5).await?;
    }
    // Unlisted, without chat, against a bot.
    let private = Plan {
        public: false,
        chat: false,
        ..plan(
            games.duel,
            &[SeatFor::Person, SeatFor::Bot(RequestedLevel(1))],
        )
    };
    let mut private = hall.party("playing-a-bot", private, &[ADA]).await?;
    private.play(4).await
}

async fn clocks(hall: &mut Hall, games: &Games) -> Result<()> {
    let live = Plan {
        clock: Clock::Live {
            minutes: 25,
            increment: 10,
        },
        ..plan(games.duel, &[SeatFor::Person; 2])
    };
    let mut live = hall.party("live-clock", live, &[ADA, BEN]).await?;
    live.play(6).await?;
    let letters = Plan {
        clock: Clock::PerMove { days: 3 },
        late: Late::Resign,
        ..plan(games.crew, &[SeatFor::Person; 2])
    };
    let mut letters = hall
        .party("correspondence-clock", letters, &[ADA, BEN])
        .await?;
    letters.play(5).await
}

/// Undo by rule, and requests for undo by consent.
async fn second_thoughts(hall: &mut Hall, games: &Games) -> Result<()> {
    let mut by_rule = hall
        .usual_party("undo-by-rule", games.duel, &[ADA, BEN])
        .await?;
    let mut taken_back = 0;
    while taken_back < 2 {
        let seat = by_rule.turn().await?.context("the game is over")?;
        by_rule.act().await?;
        let play = by_rule.table().play().context("begun")?;
        if play.undo_target(Seat::new(seat)).is_ok() {
            by_rule.ask(seat, Request::Undo).await?;
            taken_back += 1;
        }
    }
    by_rule.act().await?;
    by_rule.turn().await?;
    for (label, answer) in [
        ("undo-by-consent", Some(true)),
        ("undo-refused", Some(false)),
        ("undo-asked", None),
    ] {
        let mut party = hall.usual_party(label, games.duel, &[ADA, BEN]).await?;
        // Long enough for both to have acted.
        party.play(4).await?;
        while party.turn().await? != Some(1) {
            party.act().await?;
        }
        let (wish, entropy) = (Wish::Undo, None);
        party.ask(0, Request::Ask { wish, entropy }).await?;
        if let Some(agrees) = answer {
            let entropy = None;
            party.ask(1, Request::Answer { agrees, entropy }).await?;
        }
    }
    Ok(())
}

async fn bots_for_people(hall: &mut Hall, games: &Games) -> Result<()> {
    for (label, comes_back) in [("handed-over", false), ("returned", true)] {
        let mut party = hall.usual_party(label, games.duel, &[ADA, BEN]).await?;
        party.play(3).await?;
        party.ask(0, Request::HandOver).await?;
        party.turn().await?;
        party.act().await?;
        party.turn().await?;
        if comes_back {
            party.ask(0, Request::Return).await?;
            party.act().await?;
            party.turn().await?;
        }
    }
    Ok(())
}

async fn lent(party: &mut Party) -> Result<Secret> {
    let wanted = key();
    let lend = ClientMessage::Lend {
        table: party.table.clone(),
        key: wanted.clone(),
    };
    party.clients[0].send(&lend).await?;
    party.clients[0]
        .until(|message| match message {
            ServerMessage::Lent { key, secret } if *key == wanted => Some(secret.clone()),
            _ => None,
        })
        .await
}

async fn other_devices(hall: &mut Hall, games: &Games) -> Result<()> {
    let mut moved = hall
        .usual_party("seat-moved", games.duel, &[ADA, BEN])
        .await?;
    moved.play(2).await?;
    let secret = lent(&mut moved).await?;
    let mut phone = hall.client(PHONE).await?;
    phone.watch(&moved.table).await?;
    let key = key();
    let claim = ClientMessage::Claim {
        table: moved.table.clone(),
        key: key.clone(),
        secret,
    };
    phone.send(&claim).await?;
    let answer = phone.answer(&key).await?;
    let sequence = answer.map_err(|refused| anyhow::anyhow!("{refused:?}"))?;
    phone
        .see(&moved.table, |table| table.sequence() >= sequence)
        .await?;
    moved.clients[0] = phone;
    moved.catch_up().await?;
    moved.play(3).await?;

    let mut lending = hall
        .usual_party("seat-lent", games.duel, &[ADA, BEN])
        .await?;
    lending.play(3).await?;
    let secret = lent(&mut lending).await?;
    hall.note_lent("seat-lent", secret);
    Ok(())
}

async fn over(hall: &mut Hall, games: &Games) -> Result<()> {
    let mut duel = hall
        .usual_party(&format!("finished-{}", games.duel), games.duel, &[ADA, BEN])
        .await?;
    duel.play_to_the_end().await?;
    duel.say(1, "Thank you").await?;
    let seats = [
        SeatFor::Person,
        SeatFor::Person,
        SeatFor::Bot(RequestedLevel(1)),
    ];
    let mut crew = hall
        .party(
            &format!("finished-{}", games.crew),
            plan(games.crew, &seats),
            &[ADA, BEN],
        )
        .await?;
    crew.play_to_the_end().await?;
    for game in &games.solo {
        let label = format!("finished-{game}");
        let mut lone = hall.usual_party(&label, game, &[ADA]).await?;
        lone.play_to_the_end().await?;
    }
    for game in [games.duel, games.crew] {
        let label = format!("resigned-{game}");
        let mut party = hall.usual_party(&label, game, &[ADA, BEN]).await?;
        party.play(4).await?;
        party.ask(0, Request::Resign).await?;
        ensure!(party.is_over());
    }
    for (label, game) in [
        (format!("one-resigned-{}", games.duel), games.duel),
        (format!("one-resigned-{}", games.crew), games.crew),
        ("one-resigned-playing".to_owned(), games.duel),
    ] {
        let mut party = hall.usual_party(&label, game, &[ADA, BEN, ZANETA]).await?;
        party.play(4).await?;
        party.ask(0, Request::Resign).await?;
        if label.ends_with("playing") {
            party.play(2).await?;
        } else {
            party.play_to_the_end().await?;
        }
    }
    Ok(())
}

async fn rematches(hall: &mut Hall, games: &Games) -> Result<()> {
    let again = |answered: bool| {
        let entropy = Some(fresh());
        if answered {
            let agrees = true;
            Request::Answer { agrees, entropy }
        } else {
            let wish = Wish::Rematch;
            Request::Ask { wish, entropy }
        }
    };
    let mut first = hall
        .usual_party("rematched", games.duel, &[ADA, BEN])
        .await?;
    first.play_to_the_end().await?;
    for label in ["rematched-again", "rematch-playing"] {
        first.ask(0, again(false)).await?;
        first.ask(1, again(true)).await?;
        let next = first
            .table()
            .neighbours()
            .0
            .context("no rematch")?
            .to_owned();
        hall.note(label, &next);
        for client in &mut first.clients {
            client.watch(&next).await?;
        }
        // A rematch rotates the seats.
        first.table.clone_from(&next);
        first.clients.sort_by_key(|client| client.seat(&next));
        if label == "rematched-again" {
            first.play_to_the_end().await?;
        } else {
            first.play(5).await?;
        }
    }
    let mut asked = hall
        .usual_party("rematch-asked", games.duel, &[ADA, BEN])
        .await?;
    asked.ask(0, Request::Resign).await?;
    asked.ask(1, again(false)).await
}
