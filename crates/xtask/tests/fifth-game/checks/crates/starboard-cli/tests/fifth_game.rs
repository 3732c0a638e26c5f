//! The last game on the list in the terminal, over the engine protocol and online.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use server_tests::{Client, Lobby, Server, open_table, people, plan};
use starboard_kernel::erased::Rules;
use starboard_kernel::{FastRng, Lang, Record, Seat};
use starboard_table::{Phase, Request, SeatFor};

/// More lines of input than any game of the tests takes.
const PATIENCE: usize = 2000;

fn rules() -> Result<&'static dyn Rules> {
    starboard_games::registry().iter().last().context("no game")
}

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_starboard"))
}

/// Runs the program in a folder with this input; it must succeed.
fn starboard(folder: &Path, arguments: &[&str], input: &str) -> Result<String> {
    let mut child = Command::new(program())
        .args(["--lang", "en"])
        .args(arguments)
        .current_dir(folder)
        .env("XDG_STATE_HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    // A program that is done does not read the rest.
    let _ = child
        .stdin
        .take()
        .context("no input")?
        .write_all(input.as_bytes());
    let output = child.wait_with_output()?;
    let (out, err) = (
        String::from_utf8(output.stdout)?,
        String::from_utf8(output.stderr)?,
    );
    ensure!(output.status.success(), "{arguments:?}: {out}{err}");
    Ok(out)
}

#[test]
fn it_is_printed() -> Result<()> {
    let folder = tempfile::tempdir()?;
    for what in ["kit", "rules"] {
        let arguments = ["print", rules()?.name(), "--what", what, "-o", "it.pdf"];
        starboard(folder.path(), &arguments, "")?;
        let pdf = std::fs::read(folder.path().join("it.pdf"))?;
        ensure!(pdf.starts_with(b"%PDF"), "{what}");
    }
    Ok(())
}

#[test]
fn it_is_listed() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let listed = starboard(folder.path(), &["games"], "")?;
    ensure!(
        listed.contains(&format!("{}: ", rules()?.name())),
        "{listed}"
    );
    Ok(())
}

#[test]
fn a_person_plays_a_bot_to_the_end_in_the_terminal() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let game = rules()?.name();
    let arguments = [
        "play",
        game,
        "--seats",
        "you:Ada,level:2",
        "--seed",
        "7",
        "--save",
        "it.json",
        "--guide",
    ];
    // The first action of the list, again and again.
    let out = starboard(folder.path(), &arguments, &"1\n".repeat(PATIENCE))?;
    ensure!(out.contains(" wins"), "{out}");
    // The guide explains Ada's first decision.
    let record = Record::read(&std::fs::read_to_string(folder.path().join("it.json"))?)?;
    let history = record.replay(&starboard_games::registry())?;
    let first = (0..history.steps().len())
        .filter_map(|step| history.at(step))
        .find(|position| position.turn().player().is_some())
        .context("nobody decides anything")?;
    let reader = starboard_guide::Reader::new(Some(Seat::new(0)), Lang::En);
    let card = starboard_guide::card(first, reader).context("no guide")?;
    ensure!(out.contains(&card.title), "{out}");
    let verdict = starboard(folder.path(), &["verify", "it.json"], "")?;
    ensure!(verdict.contains("The record is valid."), "{verdict}");
    let replay = starboard(folder.path(), &["replay", "it.json"], "")?;
    ensure!(replay.contains("Ada: "), "{replay}");
    Ok(())
}

#[test]
fn bots_of_every_kind_play_it() -> Result<()> {
    let folder = tempfile::tempdir()?;
    for bots in ["random,greedy", "search:50,level:1", "level:3,level:5"] {
        let arguments = [
            "simulate",
            "--game",
            rules()?.name(),
            "--seats",
            bots,
            "--games",
            "6",
        ];
        starboard(folder.path(), &arguments, "")?;
    }
    Ok(())
}

#[test]
fn a_program_plays_it_by_the_engine_protocol() -> Result<()> {
    let mut engine = Command::new(program())
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut requests = engine.stdin.take().context("no input")?;
    let mut replies = BufReader::new(engine.stdout.take().context("no output")?);
    let mut ask = |request: Value| -> Result<Value> {
        writeln!(requests, "{request}")?;
        let mut line = String::new();
        replies.read_line(&mut line)?;
        let reply: Value = serde_json::from_str(&line)?;
        ensure!(reply.get("error").is_none(), "{request}: {reply}");
        Ok(reply)
    };
    ask(json!({ "cmd": "new", "game": rules()?.name(), "seed": 3 }))?;
    for _ in 0..PATIENCE {
        let legal = ask(json!({ "cmd": "legal" }))?;
        if legal["turn"] == "over" {
            break;
        }
        let reply = ask(json!({ "cmd": "play", "action": legal["actions"][0] }))?;
        ensure!(reply["events"].is_array(), "{reply}");
    }
    let end = ask(json!({ "cmd": "legal" }))?;
    ensure!(end["turn"] == "over", "{end}");
    drop(requests);
    ensure!(engine.wait()?.success());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_it_online_to_a_record_that_verifies() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let arguments = ["--database", &database, "--requests-per-second", "100000"];
    let any_port = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let server = Server::start(program(), any_port, &arguments)?;
    let address = server.address;

    let [(_, ada), (_, ben)] = people(address, ["Ada", "Ben"]).await?;
    let seats = [SeatFor::Person; 2];
    let table = open_table(address, &ada, plan(rules()?.name(), &seats)).await?;
    let mut clients = [
        Client::connect(address, Some(&ada)).await?,
        Client::connect(address, Some(&ben)).await?,
    ];
    for (client, seat) in clients.iter_mut().zip(Seat::first(2)) {
        client.watch(&table).await?;
        client.sit(&table, seat).await?;
    }
    clients[0]
        .see(&table, |table| table.phase() != Phase::Gathering)
        .await?;
    let mut rng = FastRng::new(5);
    while clients[0].table(&table).phase() != Phase::Over {
        let index = usize::from(!clients[0].is_to_act(&table));
        let known = clients[0].table(&table).sequence();
        clients[index]
            .see(&table, |table| table.sequence() >= known)
            .await?;
        let action = clients[index].some_action(&table, &mut rng);
        let sequence = clients[index].get(&table, Request::Act { action }).await?;
        clients[0]
            .see(&table, |table| table.sequence() >= sequence)
            .await?;
    }

    let path = format!("/api/tables/{table}/record");
    let record = Record::read(&Lobby::new(address).text(&path).await?)?;
    let verdict = starboard_table::verify(&record, &starboard_games::registry())?;
    ensure!(verdict.is_sound(), "{:?}", verdict.findings);
    clients[1]
        .see(&table, |table| table.phase() == Phase::Over)
        .await?;
    let seen = clients[1].table(&table).record().context("begun")?;
    ensure!(record.moves == seen.moves, "the players saw another game");
    server.stop()
}
