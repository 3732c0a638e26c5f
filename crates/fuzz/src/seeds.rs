//! Valid inputs for every target, taken from the archive of released versions.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use starboard_games::registry;
use starboard_kernel::{Record, Seat};
use starboard_table::pilot::{Backup, Flight};
use starboard_table::{Entry, Fresh, Key, LocalTable, Person, Request, Witness};
use starboard_wire::ClientMessage;

use crate::Target;

/// Of a record's positions, one in this many.
const STRIDE: usize = 23;

/// # Errors
/// If the archive or the experiments cannot be read.
pub fn seeds(target: Target) -> Result<Vec<Vec<u8>>> {
    let seeds: Vec<String> = match target.name {
        "record" => records()?,
        "notation" => notation()?,
        "document" => documents()?.iter().map(Value::to_string).collect(),
        "options" => options()?,
        "log" => logs()?
            .iter()
            .flat_map(|(_, log)| {
                // The archive has tables of the first terms only.
                let mut second = json!(log);
                if let Some(plan) = second.pointer_mut("/0/event/opened/plan") {
                    plan["terms"] = json!(2);
                }
                [json!(log).to_string(), second.to_string()]
            })
            .collect(),
        "export" => export()?,
        "client-message" => client_messages()?,
        "server-message" => server_messages()?,
        "engine" => engine()?,
        "words" => words(),
        "route" => routes(),
        "link" => links(),
        "servers" => servers()?,
        "settings" => settings()?,
        "bus" => bus()?,
        "backup" => backups()?,
        "network" => return Ok(vec![network()]),
        _ => Vec::new(),
    };
    Ok(seeds.into_iter().map(String::into_bytes).collect())
}

fn archive() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../archive")
}

fn records() -> Result<Vec<String>> {
    let mut files = archive()
        .read_dir()?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<PathBuf>>>()?;
    files.retain(|file| {
        file.extension()
            .is_some_and(|extension| extension == "json")
    });
    files.sort();
    let read =
        |file: &PathBuf| std::fs::read_to_string(file).with_context(|| file.display().to_string());
    files.iter().map(read).collect()
}

fn parsed_records() -> Result<Vec<Record>> {
    let read = |text: &String| Ok(Record::read(text)?);
    records()?.iter().map(read).collect()
}

/// Backups of all finished games of the archive, and of each alone.
fn backups() -> Result<Vec<String>> {
    let mut flights = Vec::new();
    let mut saved = Vec::new();
    for (index, record) in parsed_records()?.iter().enumerate() {
        let Ok(table) = LocalTable::from_record(record, &registry()) else {
            continue;
        };
        if index % STRIDE == 0 {
            let game = json!({ "id": "a", "saved": 1, "record": record.write() });
            saved.push(vec![("starboard.game.a".to_owned(), game.to_string())]);
            saved.push(vec![
                ("starboard.game.a".to_owned(), "{}".to_owned()),
                (
                    "starboard.log.a.b.0".to_owned(),
                    json!(table.log()).to_string(),
                ),
            ]);
        }
        let own = (record.seats.len() == 1).then_some(Seat::new(0));
        let flight = Flight::of(format!("game{index}"), 1e12, table.play(), own);
        if let Some(flight) = flight {
            let daily = record.daily;
            let key = format!("starboard.flight.{}", flight.id);
            flights.push((key, json!(Flight { daily, ..flight }).to_string()));
        }
    }
    let games = registry();
    let name = games.iter().next().expect("a game").name();
    let saved_game = json!({ "id": "a", "saved": 1, "game": name });
    let game = [
        ("starboard.game.a".to_owned(), saved_game.to_string()),
        ("starboard.log.a.b.0".to_owned(), "[]".to_owned()),
        (format!("starboard.flown.{name}"), "1".to_owned()),
        (format!("starboard.setup.{name}"), "{}".to_owned()),
    ];
    let alone = flights.iter().map(|flight| vec![flight.clone()]);
    let mut all: Vec<_> = alone.collect();
    all.extend(saved);
    all.extend([game.to_vec(), flights]);
    let written = all.into_iter().map(|items| Backup::of(items).write());
    Ok(written.collect())
}

fn notation() -> Result<Vec<String>> {
    let mut texts: Vec<String> = parsed_records()?
        .into_iter()
        .flat_map(|record| record.moves)
        .collect();
    texts.sort();
    texts.dedup();
    Ok(texts)
}

fn documents() -> Result<Vec<Value>> {
    let mut documents = Vec::new();
    for record in parsed_records()? {
        let history = record.replay(&registry())?;
        documents.push(history.start().document());
        let steps = history.steps().iter().step_by(STRIDE);
        documents.extend(steps.filter_map(|step| Some(step.after()?.document())));
        documents.push(history.now().document());
    }
    Ok(documents)
}

fn options() -> Result<Vec<String>> {
    let mut options: Vec<String> = parsed_records()?
        .iter()
        .map(|record| json!(record.options).to_string())
        .collect();
    options.sort();
    options.dedup();
    Ok(options)
}

/// The lines of an export.
fn export() -> Result<Vec<String>> {
    let file = archive().join("server/0.1.0/tables.jsonl");
    let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    // That version had no leaderboards.
    for record in parsed_records()?.iter().filter(|it| it.daily.is_some()) {
        let result = json!({ "person": "ada", "submitted_at": 0, "record": record });
        lines.push(json!({ "daily": result }).to_string());
    }
    Ok(lines)
}

fn logs() -> Result<Vec<(String, Vec<Entry>)>> {
    let mut logs = Vec::new();
    for line in export()? {
        let line: Value = serde_json::from_str(&line)?;
        if let Some(table) = line.get("table") {
            let name = table["table"].as_str().unwrap_or_default().to_owned();
            logs.push((name, serde_json::from_value(table["log"].clone())?));
        }
    }
    Ok(logs)
}

fn client_messages() -> Result<Vec<String>> {
    let entropy = || json!("0123456789abcdef".repeat(2));
    let requests = [
        json!({ "sit": { "seat": 1, "entropy": entropy() } }),
        json!("stand"),
        json!({ "plan": { "seat": 2, "by": { "bot": 3 } } }),
        json!({ "plan": { "seat": 2, "by": "person" } }),
        json!({ "free": { "seat": 1 } }),
        json!("close"),
        json!({ "act": { "action": "move c1-f4" } }),
        json!("undo"),
        json!({ "ask": { "wish": "undo" } }),
        json!({ "ask": { "wish": { "take-over": { "seat": 2 } } } }),
        json!({ "ask": { "wish": "rematch", "entropy": entropy() } }),
        json!({ "answer": { "agrees": true } }),
        json!("resign"),
        json!("hand-over"),
        json!("return"),
        json!({ "remove": { "seat": 2 } }),
        json!({ "readmit": { "seat": 2 } }),
        json!({ "say": { "text": "hello" } }),
        json!({ "set-bot": { "seat": 1, "level": 2 } }),
        json!({ "set-person": { "seat": 1, "name": "Ada" } }),
    ];
    let mut messages = vec![
        json!({ "hello": { "protocol": 3, "secret": "0f".repeat(32) } }),
        json!({ "watch": { "table": "t", "after": 3 } }),
        json!({ "unwatch": { "table": "t" } }),
        json!({ "lend": { "table": "t", "key": "k" } }),
        json!({ "claim": { "table": "t", "key": "k", "secret": "0f".repeat(32) } }),
        json!({ "name": "Ada" }),
    ];
    for request in requests {
        let request: Request = serde_json::from_value(request)?;
        messages.push(json!(ClientMessage::Ask {
            table: "t".into(),
            version: 4,
            key: "k".into(),
            request,
        }));
    }
    for (_, log) in logs()? {
        if let Some(plan) = json!(log).pointer("/0/event/opened/plan") {
            messages.push(json!({ "plan": plan, "key": "k" }));
        }
    }
    Ok(messages.iter().map(Value::to_string).collect())
}

fn server_messages() -> Result<Vec<String>> {
    let person = Person {
        id: "9f73cjwsddwek54m".into(),
        name: "Ada".into(),
    };
    let key = Key {
        by: person.id.clone(),
        word: "k".into(),
    };
    let mut messages = vec![
        json!({ "welcome": { "protocol": 3, "person": person, "now": 5 } }),
        json!({ "reload": { "protocol": 4 } }),
        json!({ "present": { "table": "t", "seats": [1, 2], "watching": 0 } }),
        json!({ "present": {
            "table": "t", "seats": [1], "absent": [{ "seat": 2, "since": 4 }], "watching": 1
        } }),
        json!({ "refused": {
            "key": "k", "code": "too-soon", "message": "wait", "wait": 90_000
        } }),
        json!({ "done": { "key": key.word, "sequence": 7 } }),
        json!({ "refused": { "key": "k", "code": "over", "message": "the game is over" } }),
        json!({ "game": "g", "day": "2026-11-15", "score": 33, "late": false }),
        json!({
            "standings": [{ "place": 1, "person": person, "score": 33, "late": true }],
            "total": 1, "over": true, "more": "33.1.t"
        }),
    ];
    for (table, log) in logs()? {
        messages.push(json!({ "log": { "table": table, "now": 9, "entries": log } }));
        let room = starboard_table::Table::replay(&log, &registry())?;
        let summary = starboard_wire::Summary::of(&table, &room);
        messages.push(json!({ "tables": [summary], "now": 9, "more": "5.t" }));
    }
    Ok(messages.iter().map(Value::to_string).collect())
}

fn engine() -> Result<Vec<String>> {
    let mut sessions = Vec::new();
    for (index, document) in documents()?.into_iter().enumerate().step_by(3) {
        let position = registry().read_document(&document)?;
        let game = position.rules().name();
        let lines = [
            json!({ "cmd": "games", "id": index }),
            json!({ "cmd": "new", "game": game, "options": position.options(), "seed": 3 }),
            json!({ "cmd": "position", "position": document, "seed": "0f".repeat(32) }),
            json!({ "cmd": "show" }),
            json!({ "cmd": "legal", "id": "a" }),
            json!({ "cmd": "play", "action": position.legal_actions().first() }),
            json!({ "cmd": "chance", "outcome": position.outcomes().first().map(|o| &o.0) }),
            json!({ "cmd": "undo" }),
            json!({ "cmd": "hash" }),
            json!({ "cmd": "go", "bot": "level:2", "seed": 1 }),
            json!({ "cmd": "playouts", "count": 1, "seed": 3 }),
            json!({ "cmd": "quit" }),
        ];
        sessions.push(lines.map(|line| line.to_string()).join("\n"));
    }
    Ok(sessions)
}

fn words() -> Vec<String> {
    [
        "random",
        "greedy",
        "search:1000",
        "search:500ms",
        "level:4",
        "5",
        "2026-11-17",
        "1794894053043.t",
        "Ada",
    ]
    .into_iter()
    .map(str::to_owned)
    .chain(["0f".repeat(32)])
    .collect()
}

fn routes() -> Vec<String> {
    let mut routes: Vec<String> = [
        "/",
        "/index.html",
        "/play/abc",
        "/replay/online-abc",
        "/report/abc",
        "/daily",
        "/pilot",
        "/rules",
        "/online/new",
        "/table/abc",
        "/people/9f73cjwsddwek54m",
    ]
    .map(str::to_owned)
    .to_vec();
    for rules in registry().iter() {
        let game = rules.name();
        let pages = ["new", "now", "mission", "rules", "balance", "online/new"];
        routes.extend(pages.map(|page| format!("/{page}/{game}")));
        routes.push(format!("/new/{game}/abc/12"));
        routes.push(format!("/daily/{game}/2026-11-15"));
    }
    routes
}

fn links() -> Vec<String> {
    let seat = "0f".repeat(32);
    [
        "https://games.example".to_owned(),
        "games.example/online".to_owned(),
        "wss://games.example:443/table/k3v9mw2p7xq4rtba".to_owned(),
        "http://games.example:8080/table/k3v9mw2p7xq4rtba/".to_owned(),
        "127.0.0.1:8080/table/k3v9".to_owned(),
        "http://[::1]:8080/table/k3v9?x=1#top".to_owned(),
        " localhost/table/k3v9 ".to_owned(),
        format!("https://games.example/table/k3v9#seat={seat}"),
    ]
    .to_vec()
}

/// What is remembered of servers: who the user is there, and what a device has seen of its tables.
fn servers() -> Result<Vec<String>> {
    let me = json!({ "person": { "id": "k3v9", "name": "Ada" }, "secret": "0f".repeat(32) });
    let mut witness = Witness::default();
    for (table, log) in logs()? {
        let room = starboard_table::Table::replay(&log, &registry())?;
        witness.hears(&table, &room);
        let entropy = Fresh::try_from("0123456789abcdef".repeat(2)).map_err(anyhow::Error::msg)?;
        witness.offers(&table, Some(room.commitment()), &entropy);
        witness.offers_for_rematch(&table, &entropy);
    }
    let known = [
        json!({ "https://games.example": { "me": me, "witness": witness } }),
        json!({ "http://127.0.0.1:8080": { "me": null }, "https://other.example": { "me": me } }),
        json!({}),
    ];
    Ok(known.iter().map(Value::to_string).collect())
}

/// The committed experiments, and the settings of a server.
fn settings() -> Result<Vec<String>> {
    let mut files = Vec::new();
    for folder in archive().join("../experiments").read_dir()? {
        for file in folder?.path().read_dir()? {
            files.push(file?.path());
        }
    }
    files.sort();
    let read =
        |file: &PathBuf| std::fs::read_to_string(file).with_context(|| file.display().to_string());
    let mut texts = files.iter().map(read).collect::<Result<Vec<String>>>()?;
    let config = "address = \"0.0.0.0:8080\"\ndatabase = \"sqlite://tables.db\"\n\
                  origin = [\"https://example.org\"]\ntrust-proxy = true\nbots = 2\n\
                  connections = 1000\nconnections-per-address = 20\nrequests-per-second = 10\n";
    texts.push(config.to_owned());
    Ok(texts)
}

fn bus() -> Result<Vec<String>> {
    let present = json!({ "node": "n", "table": "t", "people": ["ada"], "others": 2 });
    let mut messages = vec![
        json!({ "changed": { "table": "t", "sequence": 7 } }),
        json!({ "present": present }),
    ];
    for experiment in settings()? {
        let fingerprint = "0f".repeat(16);
        messages.push(json!({
            "fingerprint": fingerprint, "experiment": experiment, "arm": 0, "chunk": 3
        }));
    }
    Ok(messages.iter().map(Value::to_string).collect())
}

/// A network of 5 inputs and 8 hidden units: their numbers, biases, weights of the output, its bias,
/// and weights of the inputs.
fn network() -> Vec<u8> {
    let words = [5, 8].into_iter().chain((0..16).map(|unit| unit * 9 - 60));
    let mut bytes: Vec<u8> = words.flat_map(i16::to_le_bytes).collect();
    bytes.extend(1000_i32.to_le_bytes());
    bytes.extend((0..40_u8).map(|weight| weight.wrapping_mul(37)));
    bytes
}
