//! Leaderboards of the games of the day.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use reqwest::StatusCode;
use serde_json::{Value, json};
use server_tests::{Postgres, people};
use starboard_kernel::{
    Day, Fairness, FastRng, Level, OptionValues, Record, Registry, Resignation, Seed,
};
use starboard_server::portable::{Moved, export, import};
use starboard_server::prune::{Retention, prune};
use starboard_server::storage::{Database, StoredResult};
use starboard_server::{Settings, WorldClock};
use starboard_table::{LocalTable, Person, Player, Request, verify};
use starboard_wire::{DailyResult, Leaderboard, Secret, Standing, code};
use tempfile::TempDir;

use crate::http::ask;
use crate::stage::{A, SHORT, Stage, settings};

/// A solo game with points, and one where one wins or loses.
const POINTS: &str = "armada";
const WINS: &str = "hegemony";
const TODAY: &str = "2026-11-15";
const YESTERDAY: &str = "2026-11-14";
/// Noon of today, in UTC.
const NOON: i64 = 1_794_744_000_000;
const DAY: i64 = 24 * 60 * 60 * 1000;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

async fn stage(settings: Settings) -> Result<Stage> {
    Stage::with_clock(settings, WorldClock::new(|| NOON)).await
}

/// Two servers on a PostgreSQL database.
async fn nodes(postgres: &Postgres, folder: &TempDir) -> Result<[Stage; 2]> {
    let settings = Settings {
        database: postgres.database("tables")?,
        ..settings(folder)
    };
    Ok([stage(settings.clone()).await?, stage(settings).await?])
}

/// Plays at random until the game is over or this many actions are played.
fn play(table: &mut LocalTable, seed: u64, most: usize) {
    let mut rng = FastRng::new(seed);
    for _ in 0..most {
        if table.play().ending().is_some() {
            break;
        }
        let mut actions = table.play().position().legal_actions();
        let action = actions.swap_remove(rng.below(actions.len() as u32) as usize);
        let seat = table.table().person_to_act().expect("somebody is to act");
        let done = table.handle(seat, &Request::Act { action }, 0);
        done.expect("a legal action");
    }
}

fn daily(game: &str, date: &str) -> LocalTable {
    let rules = starboard_games::registry().get(game).expect("a game");
    LocalTable::daily(rules, day(date), &[Player::person("Somebody")]).expect("a table")
}

fn played(game: &str, date: &str, seed: u64) -> Record {
    let mut table = daily(game, date);
    play(&mut table, seed, usize::MAX);
    table.record()
}

fn score(record: &Record) -> i64 {
    record.result.as_ref().expect("it is over").scores[0]
}

async fn post(stage: &Stage, secret: &Secret, body: &str) -> Result<(StatusCode, Value)> {
    let secret = Some(secret.reveal());
    ask(stage, "POST", "/api/daily", secret, Some(body)).await
}

async fn submit(stage: &Stage, secret: &Secret, record: &Record) -> Result<DailyResult> {
    let (status, answer) = post(stage, secret, &record.write()).await?;
    ensure!(status == StatusCode::CREATED, "{answer}");
    Ok(serde_json::from_value(answer)?)
}

/// The code of the refusal of a body.
async fn refused(stage: &Stage, secret: &Secret, body: &str) -> Result<String> {
    let (status, answer) = post(stage, secret, body).await?;
    ensure!(status.is_client_error(), "{status}: {answer}");
    let code = answer["error"]["code"].as_str();
    Ok(code.context("a code")?.to_owned())
}

async fn get(stage: &Stage, path: &str) -> Result<(StatusCode, Value)> {
    ask(stage, "GET", &format!("/api/daily/{path}"), None, None).await
}

async fn board(stage: &Stage, path: &str) -> Result<Leaderboard> {
    let (status, answer) = get(stage, path).await?;
    ensure!(status == StatusCode::OK, "{answer}");
    Ok(serde_json::from_value(answer)?)
}

/// Places, names, and who is late.
fn lines(board: &Leaderboard) -> Vec<(u64, &str, bool)> {
    let lines = board.standings.iter();
    lines
        .map(|line| (line.place, line.person.name.as_str(), line.late))
        .collect()
}

async fn ranks(one: &Stage, two: &Stage) -> Result<()> {
    let path = format!("{POINTS}/{TODAY}");
    let empty = board(one, &path).await?;
    ensure!((empty.total, empty.standings.len(), empty.over) == (0, 0, false));
    let mut records: Vec<Record> = (0..20).map(|seed| played(POINTS, TODAY, seed)).collect();
    records.sort_by_key(score);
    let [worst, best] = [&records[0], &records[19]];
    ensure!(score(worst) < score(best));
    let names = ["Ada", "Ben", "Cyd", "Dee", "Eve"];
    let [ada, ben, cyd, dee, eve] = people(one.address, names).await?;
    let told = submit(one, &ada.1, worst).await?;
    let expected = DailyResult {
        game: POINTS.to_owned(),
        day: day(TODAY),
        score: score(worst),
        late: false,
    };
    ensure!(told == expected, "{told:?}");
    // Of those who share a place, the first comes first.
    for (moment, (_, secret)) in [&ben, &cyd].into_iter().enumerate() {
        two.set_wall_clock(moment as i64);
        submit(two, secret, best).await?;
    }
    // A day later one is late, however good.
    for stage in [one, two] {
        stage.set_wall_clock(DAY / 2);
    }
    ensure!(submit(two, &dee.1, best).await?.late);
    ensure!(submit(one, &eve.1, worst).await?.late);
    ask(
        one,
        "PATCH",
        "/api/me",
        Some(ada.1.reveal()),
        Some(r#"{"name":"Countess"}"#),
    )
    .await?;
    let found = board(two, &path).await?;
    ensure!(
        lines(&found)
            == [
                (1, "Ben", false),
                (1, "Cyd", false),
                (3, "Countess", false),
                (4, "Dee", true),
                (5, "Eve", true),
            ],
        "{found:?}"
    );
    ensure!((found.total, found.over, &found.more) == (5, true, &None));
    let (status, own) = get(one, &format!("{path}/{}", cyd.0.id)).await?;
    ensure!(status == StatusCode::OK && own == serde_json::to_value(&found.standings[1])?);
    // Other games and days are lists of their own.
    submit(one, &ada.1, &played(WINS, YESTERDAY, 1)).await?;
    let other = board(one, &format!("{WINS}/{YESTERDAY}")).await?;
    ensure!(lines(&other) == [(1, "Countess", true)], "{other:?}");
    for path in [
        format!("{POINTS}/{YESTERDAY}/{}", ada.0.id),
        format!("{POINTS}/{YESTERDAY}/{}/record", ada.0.id),
        format!("{SHORT}/{TODAY}"),
        format!("chess/{TODAY}"),
        format!("{POINTS}/today"),
        format!("{path}?after=nobody"),
    ] {
        let (status, answer) = get(one, &path).await?;
        ensure!(status == StatusCode::NOT_FOUND, "{path}: {answer}");
        ensure!(answer["error"]["code"] == code::MISSING, "{path}: {answer}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_listed_by_place() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = stage(settings(&folder)).await?;
    ranks(&stage, &stage).await
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_listed_by_place_on_all_nodes() -> Result<()> {
    let (postgres, folder) = (Postgres::start()?, tempfile::tempdir()?);
    let [one, two] = nodes(&postgres, &folder).await?;
    ranks(&one, &two).await
}

/// Of one person who submits several games at once, one counts.
async fn first_counts(one: &Stage, two: &Stage) -> Result<()> {
    let [(_, ada)] = people(one.address, ["Ada"]).await?;
    let records: Vec<Record> = (0..8).map(|seed| played(POINTS, TODAY, seed)).collect();
    let different: BTreeSet<&[String]> = records.iter().map(|it| &it.moves[..]).collect();
    ensure!(different.len() == records.len());
    let asking = records.iter().enumerate().map(|(index, record)| {
        let stage = if index % 2 == 0 { one } else { two };
        let ada = &ada;
        async move { post(stage, ada, &record.write()).await }
    });
    let answers = futures_util::future::try_join_all(asking).await?;
    let counts = |(status, _): &(StatusCode, Value)| *status == StatusCode::CREATED;
    let first = answers.iter().position(counts).context("one counts")?;
    for (index, (status, answer)) in answers.iter().enumerate() {
        let is_refused =
            *status == StatusCode::CONFLICT && answer["error"]["code"] == code::SUBMITTED;
        ensure!(is_refused == (index != first), "{status}: {answer}");
    }
    // Sent again it gets the same answer, also when it would be late.
    for stage in [one, two] {
        stage.set_wall_clock(DAY);
    }
    let again = post(two, &ada, &records[first].write()).await?;
    ensure!(again == answers[first], "{again:?}");
    let found = board(one, &format!("{POINTS}/{TODAY}")).await?;
    ensure!(found.total == 1 && found.standings[0].score == score(&records[first]));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_result_counts() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = stage(settings(&folder)).await?;
    first_counts(&stage, &stage).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_result_counts_on_all_nodes() -> Result<()> {
    let (postgres, folder) = (Postgres::start()?, tempfile::tempdir()?);
    let [one, two] = nodes(&postgres, &folder).await?;
    first_counts(&one, &two).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_counts_from_its_day_on_for_thirty_days() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = stage(settings(&folder)).await?;
    let body = played(POINTS, TODAY, 1).write();
    for (ahead, expected) in [
        (-DAY / 2 - 1, None),
        (-DAY / 2, Some(false)),
        (DAY / 2 - 1, Some(false)),
        (DAY / 2, Some(true)),
        (DAY / 2 + 30 * DAY - 1, Some(true)),
        (DAY / 2 + 30 * DAY, None),
    ] {
        stage.set_wall_clock(ahead);
        let [(_, secret)] = people(stage.address, ["Ada"]).await?;
        let (status, answer) = post(&stage, &secret, &body).await?;
        match expected {
            Some(late) => ensure!(answer["late"] == late, "{ahead}: {answer}"),
            None => ensure!(
                status == StatusCode::UNPROCESSABLE_ENTITY
                    && answer["error"]["code"] == code::WRONG_DAY,
                "{ahead}: {answer}"
            ),
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn only_sound_games_of_the_day_count() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = stage(settings(&folder)).await?;
    let good = played(POINTS, TODAY, 1);
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record
    };
    // Games that were really played, but not the game of the day: sound except for the claim about
    // them.
    let other = |game: &str, options: Value, dice: Option<Seed>, most: usize| -> Result<Record> {
        let rules = registry().get(game).expect("a game");
        let options: OptionValues = serde_json::from_value(options)?;
        let seats = rules.start(&options).expect("options").seats();
        let players = [Player::person("Ada"), Player::person("Ben")];
        let seed = Seed::of_day(game, day(TODAY));
        let dice = dice.unwrap_or(seed);
        let mut table = LocalTable::new(rules, &options, &players[..seats], dice)?;
        play(&mut table, 1, most);
        Ok(Record {
            daily: Some(day(TODAY)),
            commitment: Some(seed.commitment()),
            seed: Some(seed),
            ..table.record()
        })
    };
    let mut resigned = daily(POINTS, TODAY);
    play(&mut resigned, 1, 3);
    resigned.handle(A, &Request::Resign, 0)?;
    let resigned = resigned.record();
    ensure!(verify(&resigned, &registry())?.is_sound());
    let forged = |it: &mut Record| it.resignations = vec![Resignation { seat: A, after: 9 }];
    let start = registry().get(POINTS).expect("a game").start(&good.options);
    let start = start.expect("a start").document();
    let dice = Some(Seed::from_number(7));
    let options = json!({ "three_boxes": "two" });
    for (record, why) in [
        (changed(&|it| it.daily = None), "it names no day"),
        (
            changed(&|it| it.daily = Some(day(YESTERDAY))),
            "the seed is not",
        ),
        (changed(&|it| it.seed = dice), "the seed is not"),
        (changed(&|it| it.seed = None), "the seed is not"),
        (
            other(POINTS, json!({}), dice, usize::MAX)?,
            "the seed gives",
        ),
        (
            other(POINTS, options, None, usize::MAX)?,
            "the options and the edition of its day",
        ),
        (
            other(WINS, json!({ "edition": "second" }), None, usize::MAX)?,
            "the options and the edition of its day",
        ),
        (other(POINTS, json!({}), None, 9)?, "the game is not over"),
        (
            other(SHORT, json!({}), None, usize::MAX)?,
            "only solo games",
        ),
        (resigned, "one person has to play it to the end"),
        (changed(&forged), "one person has to play it to the end"),
        (
            changed(&|it| it.seats[0].bot = Some(Level::FIRST)),
            "one person",
        ),
        (changed(&|it| it.seats.push(it.seats[0].clone())), "2 seats"),
        (changed(&|it| it.seats.clear()), "0 seats"),
        (
            changed(&|it| it.start = Some(start.clone())),
            "the usual start",
        ),
        (changed(&|it| it.game = WINS.to_owned()), "does not have"),
        (
            changed(&|it| it.game = "chess".to_owned()),
            "there is no game",
        ),
        (changed(&|it| it.rules = 99), "does not have"),
        (changed(&|it| it.result = None), "the result"),
        (
            changed(&|it| it.result.as_mut().expect("over").scores[0] += 1),
            "the result",
        ),
        (
            changed(&|it| it.hash = played(POINTS, TODAY, 2).hash),
            "hash",
        ),
        (changed(&|it| drop(it.moves.pop())), "hash"),
        (
            changed(&|it| it.moves.push(it.moves[0].clone())),
            "the game is over",
        ),
    ] {
        // One person would have to wait.
        let [(_, secret)] = people(stage.address, ["Ada"]).await?;
        let (status, answer) = post(&stage, &secret, &record.write()).await?;
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        ensure!(
            status == StatusCode::UNPROCESSABLE_ENTITY
                && answer["error"]["code"] == code::UNSOUND
                && message.contains(why),
            "{why}: {answer}"
        );
    }
    let [(_, ada)] = people(stage.address, ["Ada"]).await?;
    let mut newer = serde_json::to_value(&good)?;
    newer["version"] = 9.into();
    for body in ["", "[]", "{}", "nonsense", &newer.to_string()] {
        let code = refused(&stage, &ada, body).await?;
        ensure!(code == code::UNREADABLE, "{body}: {code}");
    }
    let padded = format!("{}{}", " ".repeat(20_000), good.write());
    ensure!(refused(&stage, &ada, &padded).await? == code::TOO_LARGE);
    let (status, _) = ask(&stage, "POST", "/api/daily", None, Some(&good.write())).await?;
    ensure!(status == StatusCode::UNAUTHORIZED);
    ensure!(board(&stage, &format!("{POINTS}/{TODAY}")).await?.total == 0);
    submit(&stage, &ada, &good).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_can_submit_only_so_often() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = stage(settings(&folder)).await?;
    let [(_, ada), (_, ben)] = people(stage.address, ["Ada", "Ben"]).await?;
    let record = played(POINTS, TODAY, 1);
    let body = record.write();
    let mut refused = 0;
    for _ in 0..20 {
        let (status, _) = post(&stage, &ada, &body).await?;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    ensure!((1..=10).contains(&refused), "{refused} of 20");
    submit(&stage, &ben, &record).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_read_after_their_day_and_say_only_what_was_played() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = stage(settings(&folder)).await?;
    let [(person, ada)] = people(stage.address, ["Ada"]).await?;
    let honest = played(WINS, TODAY, 1);
    let mut record = honest.clone();
    record.seats[0].name = "\u{202e}rude words".to_owned();
    record.fairness = Some(Fairness {
        commitment: honest.commitment.clone().context("a commitment")?,
        seed: honest.seed,
        entropy: Vec::new(),
        next_commitment: Some("rude words".to_owned()),
    });
    submit(&stage, &ada, &record).await?;
    let path = format!("{WINS}/{TODAY}/{}/record", person.id);
    let (status, answer) = get(&stage, &path).await?;
    ensure!(status == StatusCode::CONFLICT && answer["error"]["code"] == code::DAY_RUNNING);
    let message = answer["error"]["message"].as_str().context("a message")?;
    ensure!(message.contains(TODAY), "{message}");
    stage.set_wall_clock(DAY / 2);
    let (status, answer) = get(&stage, &path).await?;
    ensure!(status == StatusCode::OK, "{answer}");
    let read = Record::from_value(answer)?;
    let mut expected = honest;
    expected.seats[0].name = "Ada".to_owned();
    ensure!(read == expected, "{read:?}");
    ensure!(verify(&read, &registry())?.is_sound());
    Ok(())
}

fn registry() -> Registry {
    starboard_games::registry()
}

async fn vanishes(one: &Stage, two: &Stage) -> Result<()> {
    let [ada, ben] = people(one.address, ["Ada", "Ben"]).await?;
    for (_, secret) in [&ada, &ben] {
        submit(one, secret, &played(POINTS, YESTERDAY, 1)).await?;
    }
    let storage = one.app.database();
    let result = storage.result(POINTS, day(YESTERDAY), &ada.0.id).await?;
    let result = result.context("stored")?;
    let (status, _) = ask(two, "DELETE", "/api/me", Some(ada.1.reveal()), None).await?;
    ensure!(status == StatusCode::NO_CONTENT);
    let path = format!("{POINTS}/{YESTERDAY}");
    let found = board(one, &path).await?;
    ensure!(
        lines(&found) == [(1, "Ben", true)] && found.total == 1,
        "{found:?}"
    );
    for path in [
        format!("{path}/{}", ada.0.id),
        format!("{path}/{}/record", ada.0.id),
        format!("{path}?after={}", ada.0.id),
    ] {
        let (status, answer) = get(one, &path).await?;
        ensure!(status == StatusCode::NOT_FOUND, "{answer}");
    }
    ensure!(
        !storage.put_result(&result).await?,
        "nobody is there for it"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_person_vanishes_from_leaderboards() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = stage(settings(&folder)).await?;
    vanishes(&stage, &stage).await?;
    let (postgres, folder) = (Postgres::start()?, tempfile::tempdir()?);
    let [one, two] = nodes(&postgres, &folder).await?;
    vanishes(&one, &two).await
}

/// Many results with few scores, a third of them late.
async fn crowd(storage: &Database, sample: &StoredResult) -> Result<()> {
    for number in 0..120 {
        let person = Person {
            id: format!("person{number}"),
            name: format!("Person {number}"),
        };
        storage.add_person(&person, &person.id, NOON).await?;
        let result = StoredResult {
            person: person.id,
            score: number % 7,
            late: number % 3 == 0,
            submitted_at: NOON + number % 5,
            ..sample.clone()
        };
        ensure!(storage.put_result(&result).await? && !storage.put_result(&result).await?);
    }
    Ok(())
}

async fn pages(stage: &Stage) -> Result<()> {
    let [(ada, secret)] = people(stage.address, ["Ada"]).await?;
    submit(stage, &secret, &played(WINS, TODAY, 1)).await?;
    let storage = stage.app.database();
    let sample = storage.result(WINS, day(TODAY), &ada.id).await?;
    crowd(storage, &sample.context("stored")?).await?;
    let mut path = format!("{WINS}/{TODAY}");
    let mut all: Vec<Standing> = Vec::new();
    loop {
        let page = board(stage, &path).await?;
        ensure!(page.total == 121);
        all.extend(page.standings);
        let Some(more) = page.more else { break };
        path = format!("{WINS}/{TODAY}?after={more}");
    }
    let ids: BTreeSet<&str> = all.iter().map(|line| line.person.id.as_str()).collect();
    ensure!(ids.len() == 121 && all.len() == 121);
    let key = |line: &Standing| (line.late, -line.score);
    ensure!(all.is_sorted_by_key(key), "{all:?}");
    for line in &all {
        let better = all.iter().filter(|other| key(other) < key(line)).count();
        ensure!(line.place == better as u64 + 1, "{line:?}");
    }
    let last = all.last().context("a line")?;
    let (_, own) = get(stage, &format!("{WINS}/{TODAY}/{}", last.person.id)).await?;
    ensure!(own == serde_json::to_value(last)?);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn leaderboards_have_pages() -> Result<()> {
    let folder = tempfile::tempdir()?;
    pages(&stage(settings(&folder)).await?).await?;
    let (postgres, folder) = (Postgres::start()?, tempfile::tempdir()?);
    let [stage, _] = nodes(&postgres, &folder).await?;
    pages(&stage).await
}

async fn exported(storage: &Database) -> Result<(String, Moved, Vec<String>)> {
    let (mut text, mut names) = (Vec::new(), Vec::new());
    let moved = export(storage, &mut text, |name, _| {
        names.push(name.to_owned());
        Ok(())
    });
    let moved = moved.await?;
    Ok((String::from_utf8(text)?, moved, names))
}

#[tokio::test(flavor = "multi_thread")]
async fn results_move_to_another_database_and_are_pruned() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let stage = stage(settings(&folder)).await?;
    let [ada, ben] = people(stage.address, ["Ada", "Ben"]).await?;
    submit(&stage, &ada.1, &played(POINTS, TODAY, 1)).await?;
    submit(&stage, &ben.1, &played(POINTS, YESTERDAY, 2)).await?;
    let storage = stage.app.database();
    let (text, moved, names) = exported(storage).await?;
    ensure!((moved.people, moved.results) == (2, 2), "{moved:?}");
    ensure!(
        names.contains(&format!("{POINTS}-{TODAY}-{}", ada.0.id)),
        "{names:?}"
    );

    let postgres = Postgres::start()?;
    let other = Database::open(&postgres.database("other")?).await?;
    let forged = text.replace(YESTERDAY, "2026-11-13");
    let error = import(&other, Cursor::new(forged), NOON).await;
    let error = error.err().context("refused")?.to_string();
    ensure!(
        error.contains("the seed is not the one of 2026-11-13"),
        "{error}"
    );
    for results in [2, 0] {
        let moved = import(&other, Cursor::new(&text), NOON).await?;
        ensure!(moved.results == results, "{moved:?}");
    }
    ensure!(exported(&other).await?.0 == text);
    for day in [TODAY, YESTERDAY].map(day) {
        let lines = storage.leaderboard(POINTS, day, None).await?;
        ensure!(lines.len() == 1 && other.leaderboard(POINTS, day, None).await? == lines);
    }

    let retention = Retention {
        tables: None,
        chat: None,
        unfinished: None,
        people: None,
        daily: Some(Duration::from_secs(60)),
    };
    for (later, dry_run, pruned) in [
        (60_000, false, 0),
        (60_001, true, 2),
        (60_001, false, 2),
        (60_001, false, 0),
    ] {
        let done = prune(&other, retention, NOON + later, dry_run).await?;
        ensure!(done.results == pruned, "{later} {dry_run}: {done:?}");
    }
    Ok(())
}
