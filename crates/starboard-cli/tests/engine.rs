//! The engine protocol: the documented transcript, and a hundred thousand broken requests.

use std::path::Path;

use serde_json::{Value, json};
use starboard_cli::engine::{Engine, LONGEST_LINE, run};
use starboard_kernel::erased::rules_of;
use starboard_kernel::toy::Pebbles;
use starboard_kernel::{FastRng, Registry, StateHash};

fn engine() -> Engine {
    Engine::new(starboard_games::registry())
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let reply = engine.answer(request.to_string().as_bytes());
    serde_json::from_str(&reply.expect("a request gets a reply")).expect("a reply is JSON")
}

fn hash(engine: &Engine) -> Option<StateHash> {
    engine.position().map(|position| position.state_hash())
}

/// Times differ from run to run.
fn without_seconds(reply: &str) -> String {
    let mut value: Value = serde_json::from_str(reply).expect("a reply is JSON");
    if let Some(seconds) = value.get_mut("seconds") {
        *seconds = json!(0);
    }
    value.to_string()
}

/// Regenerate the replies with `STARBOARD_UPDATE=1 cargo test -p starboard-cli --test engine`.
#[test]
fn the_documented_transcript_is_what_happens() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    let document = std::fs::read_to_string(&path).expect("docs/engine.md");
    let mut engine = engine();
    let mut replayed = String::new();
    let mut inside = false;
    let mut requests = 0;
    for line in document.lines() {
        match line {
            "```transcript" => inside = true,
            "```" => inside = false,
            _ => {}
        }
        if inside && line.starts_with("< ") {
            continue;
        }
        replayed.push_str(line);
        replayed.push('\n');
        if let Some(request) = line.strip_prefix("> ").filter(|_| inside) {
            requests += 1;
            if let Some(reply) = engine.answer(request.as_bytes()) {
                replayed.push_str(&format!("< {}\n", without_seconds(&reply)));
            }
        }
    }
    assert!(requests >= 12, "the transcript shows every command");
    assert!(engine.is_finished(), "it ends with quit");
    if std::env::var_os("STARBOARD_UPDATE").is_some() {
        std::fs::write(&path, &replayed).expect("docs/engine.md");
    } else {
        for (found, expected) in document.lines().zip(replayed.lines()) {
            assert_eq!(found, expected, "docs/engine.md differs from what happens");
        }
        assert_eq!(document, replayed);
    }
}

#[test]
fn chance_waits_without_a_seed_and_resolves_by_itself_with_one() {
    let mut engine = Engine::new(Registry::new(vec![rules_of::<Pebbles>()]));
    let start = json!({"cmd": "new", "game": "pebbles"});
    assert_eq!(ask(&mut engine, &start), json!({"turn": {"player": 1}}));
    let gamble = json!({"cmd": "play", "action": "gamble"});
    assert_eq!(
        ask(&mut engine, &gamble),
        json!({"events": [{"event": "gambled", "seat": 1}], "turn": "chance"})
    );
    assert_eq!(
        ask(&mut engine, &json!({"cmd": "legal"})),
        json!({"turn": "chance", "outcomes": [["coin 1", 2], ["coin 4", 1]]})
    );
    for (request, code) in [
        (gamble.clone(), "chance-pending"),
        (json!({"cmd": "go", "bot": "random"}), "chance-pending"),
        (json!({"cmd": "chance", "outcome": "coin 9"}), "unreadable"),
    ] {
        assert_eq!(ask(&mut engine, &request)["error"]["code"], code);
    }
    let coin = json!({"cmd": "chance", "outcome": "coin 4"});
    assert_eq!(ask(&mut engine, &coin)["turn"], json!({"player": 2}));
    assert_eq!(ask(&mut engine, &coin)["error"]["code"], "no-chance");
    // Undo takes back one request at a time.
    let undo = json!({"cmd": "undo"});
    assert_eq!(ask(&mut engine, &undo), json!({"turn": "chance"}));
    assert_eq!(ask(&mut engine, &undo), json!({"turn": {"player": 1}}));
    assert_eq!(ask(&mut engine, &undo)["error"]["code"], "nothing-to-undo");

    let seeded = json!({"cmd": "new", "game": "pebbles", "options": {"pile": 5}, "seed": 3});
    ask(&mut engine, &seeded);
    let first = ask(&mut engine, &gamble);
    assert_eq!(first["events"].as_array().map(Vec::len), Some(2));
    // The action and the outcome that followed by itself are taken back together.
    assert_eq!(ask(&mut engine, &undo), json!({"turn": {"player": 1}}));
    assert_eq!(ask(&mut engine, &gamble), first, "the same outcome again");
    while ask(&mut engine, &json!({"cmd": "legal"}))["turn"] != "over" {
        ask(&mut engine, &json!({"cmd": "play", "action": "take 1"}));
    }
    for request in [
        json!({"cmd": "play", "action": "take 1"}),
        json!({"cmd": "chance", "outcome": "coin 1"}),
        json!({"cmd": "go", "bot": "random"}),
    ] {
        assert_eq!(ask(&mut engine, &request)["error"]["code"], "over");
    }
    // A finished position has its result, even when it was set.
    let shown = ask(&mut engine, &json!({"cmd": "show"}));
    let again = json!({"cmd": "position", "position": shown["position"], "seed": 1, "id": "x"});
    let reply = ask(&mut engine, &again);
    assert_eq!(
        (&reply["id"], &reply["turn"], &reply["reason"]),
        (&json!("x"), &json!("over"), &json!("empty"))
    );
    assert!(reply["scores"].is_array() && reply["winners"].is_array());
    let playouts = ask(&mut engine, &json!({"cmd": "playouts", "count": 3}));
    assert_eq!(
        (&playouts["games"], &playouts["moves"]),
        (&json!(3), &json!(0))
    );
}

#[test]
fn every_refusal_has_its_code_and_changes_nothing() {
    let mut engine = engine();
    let check = |engine: &mut Engine, line: &[u8], code: &str| {
        let before = hash(engine);
        let reply = engine.answer(line).expect("a reply");
        let reply: Value = serde_json::from_str(&reply).expect("JSON");
        assert_eq!(reply["error"]["code"], code, "{reply}");
        assert!(
            reply["error"]["message"]
                .as_str()
                .is_some_and(|m| !m.is_empty())
        );
        assert_eq!(hash(engine), before);
        reply
    };
    check(&mut engine, br#"{"cmd":"hash"}"#, "no-game");
    ask(
        &mut engine,
        &json!({"cmd": "new", "game": "guardians", "seed": 1}),
    );
    let deep = "[".repeat(100_000);
    let long = vec![b' '; LONGEST_LINE + 1];
    for (line, code) in [
        (&long[..], "too-long"),
        (deep.as_bytes(), "not-json"),
        (b"{\"cmd\":\"\xff\"}", "not-utf-8"),
        (b"games", "not-json"),
        (b"{\"cmd\":\"games\"} {}", "not-json"),
        (b"[]", "not-an-object"),
        (b"7", "not-an-object"),
        (b"{}", "bad-request"),
        (br#"{"cmd":7}"#, "bad-request"),
        (br#"{"cmd":"games","id":[]}"#, "bad-request"),
        (br#"{"cmd":"games","extra":1}"#, "bad-request"),
        (br#"{"cmd":"new"}"#, "bad-request"),
        (
            br#"{"cmd":"new","game":"guardians","seed":-1}"#,
            "bad-request",
        ),
        (
            br#"{"cmd":"new","game":"guardians","seed":"12"}"#,
            "bad-request",
        ),
        (
            br#"{"cmd":"new","game":"guardians","options":[]}"#,
            "bad-request",
        ),
        (br#"{"cmd":"new","game":"chess"}"#, "unknown-game"),
        (
            br#"{"cmd":"new","game":"guardians","options":{"players":9}}"#,
            "invalid-options",
        ),
        (br#"{"cmd":"position","position":7}"#, "invalid-position"),
        (
            br#"{"cmd":"position","position":{"game":"guardians"}}"#,
            "invalid-position",
        ),
        (br#"{"cmd":"dance"}"#, "unknown-command"),
        (br#"{"cmd":"play"}"#, "bad-request"),
        (br#"{"cmd":"play","action":"castle"}"#, "unreadable"),
        (br#"{"cmd":"play","action":"fire"}"#, "illegal"),
        (br#"{"cmd":"chance","outcome":"draw 1"}"#, "no-chance"),
        (br#"{"cmd":"undo"}"#, "nothing-to-undo"),
        (br#"{"cmd":"go"}"#, "bad-request"),
        (br#"{"cmd":"go","bot":"deep"}"#, "bad-request"),
        (br#"{"cmd":"go","bot":"search:9"}"#, "bad-request"),
        (
            br#"{"cmd":"go","bot":"search","millis":1,"playouts":1}"#,
            "bad-request",
        ),
        (
            br#"{"cmd":"go","bot":"search","millis":60001}"#,
            "bad-request",
        ),
        (
            br#"{"cmd":"go","bot":"search","playouts":1e9}"#,
            "bad-request",
        ),
        (br#"{"cmd":"playouts"}"#, "bad-request"),
        (br#"{"cmd":"playouts","count":1000001}"#, "bad-request"),
    ] {
        check(&mut engine, line, code);
    }
    let reply = check(
        &mut engine,
        br#"{"cmd":"new","id":5,"game":7,"seed":[],"x":1}"#,
        "bad-request",
    );
    assert_eq!(reply["id"], 5, "errors carry the id, too");
    let at: Vec<&str> = reply["error"]["violations"]
        .as_array()
        .expect("violations")
        .iter()
        .filter_map(|violation| violation["at"].as_str())
        .collect();
    assert_eq!(at, ["game", "seed", "x"], "every violation is reported");
    let many: Value = (0..5000).map(|n| (format!("x{n}"), json!(1))).collect();
    let mut many = many;
    many["cmd"] = json!("games");
    let reply = check(&mut engine, many.to_string().as_bytes(), "bad-request");
    assert!(reply.to_string().len() < 40_000, "a reply stays small");
    assert_eq!(engine.answer(b" \t\r"), None, "blank lines are ignored");
}

#[test]
fn the_loop_gives_one_reply_per_line_and_survives_a_line_without_end() {
    let mut input = Vec::new();
    input.extend(b"\n{\"cmd\":\"games\"}\r\n");
    input.extend(vec![b'x'; 3 * LONGEST_LINE]);
    input.extend(b"\n{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n");
    let mut output = Vec::new();
    run(&mut engine(), &mut &input[..], &mut output).expect("no i/o error");
    let output = String::from_utf8(output).expect("UTF-8");
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines.len(), 3, "{output}");
    assert!(lines[0].contains("guardians"));
    assert!(lines[1].contains("too-long"));
    assert_eq!(lines[2], r#"{"bye":true}"#);
    // The last line needs no line break.
    let mut output = Vec::new();
    run(&mut engine(), &mut &b"{\"cmd\":\"quit\"}"[..], &mut output).expect("no i/o error");
    assert_eq!(output, b"{\"bye\":true}\n");
}

/// Requests that make sense here, as the material to break.
fn sensible(engine: &Engine, rng: &mut FastRng) -> String {
    let pick = |rng: &mut FastRng, many: &[String]| {
        let index = rng.below(many.len().max(1) as u32) as usize;
        many.get(index).cloned().unwrap_or_default()
    };
    let position = engine.position();
    let actions = position.map(|p| p.legal_actions()).unwrap_or_default();
    let outcomes: Vec<String> = position
        .map(|p| p.outcomes().into_iter().map(|(text, _)| text).collect())
        .unwrap_or_default();
    let document = position.map_or(Value::Null, |p| p.document());
    match rng.below(14) {
        0 => json!({"cmd": "games", "id": rng.below(9)}),
        1 => json!({"cmd": "new", "game": "guardians", "options": {"players": 3, "variant": "advanced"}, "seed": rng.below(9)}),
        2 => json!({"cmd": "new", "game": "guardians"}),
        3 | 4 => json!({"cmd": "position", "position": document, "seed": 4}),
        5 => json!({"cmd": "show"}),
        6 => json!({"cmd": "legal", "id": "a"}),
        7 | 8 => json!({"cmd": "play", "action": pick(rng, &actions)}),
        9 => json!({"cmd": "chance", "outcome": pick(rng, &outcomes)}),
        10 => json!({"cmd": "undo"}),
        11 => json!({"cmd": "go", "bot": "search", "playouts": 2, "seed": 1}),
        12 => json!({"cmd": "go", "bot": "level:2"}),
        _ => json!({"cmd": "playouts", "count": 2, "seed": 3}),
    }
    .to_string()
}

/// Breaks a value somewhere inside, so that it is still JSON.
fn spoil(value: &mut Value, rng: &mut FastRng) {
    match value {
        Value::Object(fields) if !fields.is_empty() && rng.below(4) > 0 => {
            let index = rng.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(index).cloned().unwrap_or_default();
            match rng.below(8) {
                0 => {
                    fields.remove(&key);
                }
                1 => {
                    fields.insert(format!("{key}x"), Value::Null);
                }
                _ => spoil(&mut fields[&key], rng),
            }
        }
        Value::Array(items) if !items.is_empty() && rng.below(4) > 0 => {
            let index = rng.below(items.len() as u32) as usize;
            match rng.below(8) {
                0 => {
                    items.remove(index);
                }
                1 => items.push(json!(rng.bits())),
                _ => spoil(&mut items[index], rng),
            }
        }
        other => *other = odd_value(rng),
    }
}

fn odd_value(rng: &mut FastRng) -> Value {
    match rng.below(14) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1.5e300),
        5 => json!(""),
        6 => json!("ż\u{0}\u{202e}🚀"),
        7 => json!([]),
        8 => json!({}),
        9 => json!("x".repeat(rng.below(2000) as usize)),
        10 => json!(vec![0; rng.below(200) as usize]),
        11 => json!(["......", "12345x", "<><><>", "<.....", "xxxxxx"][rng.below(5) as usize]),
        12 => json!(
            ["place", "setup", "return", "mine", "shoot", "raided", "out"][rng.below(7) as usize]
        ),
        _ => json!(rng.below(12)),
    }
}

/// What JSON is made of, and a byte that no UTF-8 text has.
const SIGNS: &[u8] = b"{}[]\",:\\0-e \xff";

fn malformed(engine: &Engine, rng: &mut FastRng) -> Vec<u8> {
    let mut line = sensible(engine, rng).into_bytes();
    match rng.below(8) {
        // Bytes changed, put in, left out.
        0 | 1 => {
            for _ in 0..=rng.below(4) {
                let at = rng.below(line.len().max(1) as u32) as usize;
                match rng.below(3) {
                    0 if at < line.len() => line[at] = rng.bits() as u8,
                    1 if at < line.len() => {
                        line.remove(at);
                    }
                    _ => line.insert(at, SIGNS[rng.below(SIGNS.len() as u32) as usize]),
                }
            }
        }
        2 => line.truncate(rng.below(line.len() as u32) as usize),
        3 => line = (0..rng.below(60)).map(|_| rng.bits() as u8).collect(),
        4 => {
            let depth = rng.below(400) as usize;
            let open = [&b"["[..], b"{\"a\":"][rng.below(2) as usize];
            line = open.repeat(depth);
        }
        _ => {
            if let Ok(mut value) = serde_json::from_slice(&line) {
                for _ in 0..=rng.below(2) {
                    spoil(&mut value, rng);
                }
                line = value.to_string().into_bytes();
            }
        }
    }
    line.retain(|&byte| byte != b'\n');
    line
}

/// A broken request may by chance be a sensible one that takes long.
fn takes_long(line: &[u8]) -> bool {
    let Ok(value) = serde_json::from_slice::<Value>(line) else {
        return false;
    };
    let large = |name: &str| {
        let number = value.get(name).and_then(Value::as_u64);
        number.is_some_and(|number| number > 20)
    };
    large("millis")
        || large("playouts")
        || large("count")
        || value["bot"] == "level:4"
        || value["bot"] == "level:5"
        || (value["bot"] == "search" && value.get("playouts").is_none())
}

/// With `STARBOARD_SLOW` set, many times as many.
#[test]
fn no_request_breaks_the_engine() {
    let rounds = match std::env::var_os("STARBOARD_SLOW") {
        Some(_) => 30,
        None => 1,
    };
    for round in 0..rounds {
        send_malformed(100_000, 20 + round);
    }
}

fn send_malformed(count: u32, seed: u64) {
    let mut engine = engine();
    let mut rng = FastRng::new(seed);
    let (mut sent, mut refused) = (0, 0);
    while sent < count {
        // Now and then a good request, so that the session gets around.
        let good = rng.below(6) == 0;
        let line = if good {
            sensible(&engine, &mut rng).into_bytes()
        } else {
            malformed(&engine, &mut rng)
        };
        if takes_long(&line) {
            continue;
        }
        sent += u32::from(!good);
        let before = hash(&engine);
        let reply = engine.answer(&line);
        assert_eq!(reply.is_none(), line.trim_ascii().is_empty());
        let Some(reply) = reply else { continue };
        assert!(!reply.contains('\n'), "a reply is one line");
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        if let Some(error) = reply.get("error") {
            refused += 1;
            assert!(error["code"].is_string() && error["message"].is_string());
            assert_eq!(hash(&engine), before, "{}", String::from_utf8_lossy(&line));
        }
    }
    assert!(refused > count / 2, "most of them were broken: {refused}");
}
