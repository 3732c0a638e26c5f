//! The targets. Their inputs are text; bytes that are not are left to the JSON parser. Only the
//! networks are bytes.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use starboard_bots::BotSpec;
use starboard_bots::quantised::Network;
#[cfg(feature = "program")]
use starboard_cli::{engine::Engine, is_config, rewritten_servers};
#[cfg(feature = "program")]
use starboard_client::{Origin, TableLink};
use starboard_games::registry;
use starboard_kernel::erased::Position;
use starboard_kernel::{Day, Game, Lang, Level, OptionValues, Record, Seed, Turn};
#[cfg(feature = "program")]
use starboard_lab::{Experiment, Order, ladder::Ladder, report::Targets};
#[cfg(feature = "program")]
use starboard_server::{News, portable::Line};
use starboard_table::pilot::{
    Backup, Badge, Deeds, Flight, beaten, longest_streak, records, streak, tallies,
};
use starboard_table::{Entry, LocalTable, Table};
use starboard_wire::{
    ClientMessage, DailyResult, Leaderboard, NewPerson, NewTable, Opened, Place, Problem,
    ProblemDetails, Profile, Route, ServerMessage, Tables, Welcomed,
};

use crate::games;

/// How far a position that was read is played.
const MAX_STEPS: usize = 4;

#[cfg(feature = "program")]
/// Lines of one session of the engine.
const MAX_LINES: usize = 12;

/// Actions and outcomes of every game.
pub(crate) fn notation(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    games::each_notation(text);
}

pub(crate) fn notation_of<G: Game>(text: &str) {
    check_text::<G::Action>(text);
    check_text::<G::Outcome>(text);
}

/// Text is canonical: what is read is printed exactly as it was.
fn check_text<T: FromStr + Display + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text, "{value:?}");
    }
}

/// Text that can be written in several ways, such as hex digits in upper case.
fn check_value<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse().ok(), Some(value));
    }
}

/// Position documents. What is accepted can be shown and played.
pub(crate) fn document(data: &[u8]) {
    let Ok(value) = serde_json::from_slice::<Value>(data) else {
        return;
    };
    if let Ok(position) = registry().read_document(&value) {
        check_position(position);
    }
}

fn check_position(mut position: Position) {
    for step in 0..MAX_STEPS {
        let document = position.document();
        let again = registry().read_document(&document);
        assert_eq!(again.as_ref(), Ok(&position), "{document}");
        assert_eq!(position.ending().is_some(), position.turn() == Turn::Over);
        for lang in Lang::ALL {
            assert!(!position.render(lang).is_empty());
            assert!(!position.prompt(lang).is_empty());
            let ending = position.describe_ending(lang);
            assert_eq!(ending.is_some(), position.turn() == Turn::Over);
        }
        match position.turn() {
            Turn::Player(_) => {
                let actions = position.legal_actions();
                let action = &actions[step * 7 % actions.len()];
                let played = position.play(action);
                assert!(played.is_ok(), "{action} in {document}");
            }
            Turn::Chance => {
                let outcomes = position.outcomes();
                let outcome = &outcomes[step * 7 % outcomes.len()].0;
                let resolved = position.resolve(outcome);
                assert!(resolved.is_ok(), "{outcome} in {document}");
            }
            Turn::Over => break,
        }
    }
}

/// The options of every game.
pub(crate) fn options(data: &[u8]) {
    let Ok(options) = serde_json::from_slice::<OptionValues>(data) else {
        return;
    };
    for rules in registry().iter() {
        if let Ok(start) = rules.start(&options) {
            assert_eq!(rules.start(&start.options()).as_ref(), Ok(&start));
        }
    }
}

/// Records, their replay and their verification.
pub(crate) fn record(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let Ok(record) = Record::read(text) else {
        return;
    };
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
    let verdict = starboard_table::verify(&record, &registry());
    assert_eq!(verdict.is_ok(), record.replay(&registry()).is_ok());
}

/// Logs of tables, which are replayed.
pub(crate) fn log(data: &[u8]) {
    if let Some(log) = check_json::<Vec<Entry>>(data) {
        check_log(&log);
    }
}

/// Lines of a server's export.
#[cfg(feature = "program")]
pub(crate) fn export(data: &[u8]) {
    for line in data.split(|&byte| byte == b'\n') {
        match check_json::<Line>(line) {
            Some(Line::Table { log, .. }) => check_log(&log),
            Some(Line::Daily { record, .. }) => self::record(record.write().as_bytes()),
            _ => {}
        }
    }
}

fn check_log(log: &[Entry]) {
    if let Ok(table) = Table::replay(log, &registry())
        && let Some(record) = table.record()
    {
        assert!(Record::read(&record.write()).is_ok());
        assert!(starboard_table::verify(&record, &registry()).is_ok());
    }
}

/// What a server reads from clients.
pub(crate) fn client_message(data: &[u8]) {
    check_json::<ClientMessage>(data);
    check_json::<NewPerson>(data);
    let plan = check_json::<NewTable>(data).map(|body| body.plan);
    if let Some(plan) = plan
        && let Ok(start) = plan.check_online(&registry())
    {
        assert_eq!(plan.complete(&start).check(&registry()), Ok(start));
    }
}

/// What a page reads from a server.
pub(crate) fn server_message(data: &[u8]) {
    check_json::<ServerMessage>(data);
    check_json::<Problem>(data);
    check_json::<ProblemDetails>(data);
    check_json::<Welcomed>(data);
    check_json::<Opened>(data);
    check_json::<Tables>(data);
    check_json::<Profile>(data);
    check_json::<DailyResult>(data);
    check_json::<Leaderboard>(data);
}

fn check_json<T: DeserializeOwned + Serialize + PartialEq + Debug>(data: &[u8]) -> Option<T> {
    let value: T = serde_json::from_slice(data).ok()?;
    let text = serde_json::to_string(&value).expect("what was read can be written");
    let again: T = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(again, value, "{text}");
    Some(value)
}

/// A session of the engine protocol.
#[cfg(feature = "program")]
pub(crate) fn engine(data: &[u8]) {
    let mut engine = Engine::new(registry());
    let lines = data.split(|&byte| byte == b'\n').take(MAX_LINES);
    for line in lines.filter(|line| !takes_long(line)) {
        let before = engine.position().map(Position::state_hash);
        let Some(reply) = engine.answer(line) else {
            assert!(line.trim_ascii().is_empty());
            continue;
        };
        assert!(!reply.contains('\n'), "a reply is one line");
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        if let Some(error) = reply.get("error") {
            assert!(error["code"].is_string() && error["message"].is_string());
            assert_eq!(engine.position().map(Position::state_hash), before);
        }
    }
}

/// Whether a request is allowed to take long.
#[cfg(feature = "program")]
fn takes_long(line: &[u8]) -> bool {
    let Ok(value) = serde_json::from_slice::<Value>(line) else {
        return false;
    };
    let is_large = |name: &str| {
        value
            .get(name)
            .is_some_and(|found| found.as_u64() > Some(20))
    };
    value["cmd"] == "go"
        && !matches!(
            value["bot"].as_str(),
            Some("random" | "greedy" | "level:1" | "level:2")
        )
        || value["cmd"] == "playouts" && (is_large("count") || value.get("count").is_none())
}

/// Short texts with a grammar of their own.
pub(crate) fn words(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    check_text::<BotSpec>(text);
    check_text::<Day>(text);
    check_text::<Level>(text);
    check_value::<Seed>(text);
    check_value::<Place>(text);
    let _ = starboard_table::check_name(text);
}

/// Addresses of pages, which come from links. What they name is in them.
pub(crate) fn route(data: &[u8]) {
    let Ok(path) = str::from_utf8(data) else {
        return;
    };
    let route = Route::read(path);
    assert!(route.game().is_none_or(|game| path.contains(game)));
    // Slashes at either end say nothing.
    assert_eq!(Route::read(&format!("/{path}/")), route);
}

/// Addresses of servers and links to tables, as people paste them. Without a seat, a link says no more
/// than the address of its table.
#[cfg(feature = "program")]
pub(crate) fn link(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    check_value::<Origin>(text);
    if let Ok(link) = text.parse::<TableLink>() {
        assert_eq!(text.parse(), Ok(link.origin.clone()));
        let again = link.origin.table(&link.table).parse();
        assert_eq!(again, Ok(TableLink { seat: None, ..link }));
    }
}

/// The file in which a program remembers servers.
#[cfg(feature = "program")]
pub(crate) fn servers(data: &[u8]) {
    if let Some(written) = rewritten_servers(data) {
        let again = rewritten_servers(written.as_bytes());
        assert_eq!(again.as_ref(), Some(&written));
    }
}

/// The networks of bots, which training hands over. Every accepted network gives probabilities.
pub(crate) fn network(data: &[u8]) {
    const INPUTS: usize = 5;
    let mut rest = data;
    let Ok(network) = Network::<8>::read(&mut rest, INPUTS) else {
        assert_eq!(rest.len(), data.len(), "nothing is taken off");
        return;
    };
    assert_eq!(data.len() - rest.len(), Network::<8>::size(INPUTS));
    let mut sums = network.empty();
    for input in 0..INPUTS {
        network.add(&mut sums, input);
        assert!((0.0..=1.0).contains(&network.win(&sums)));
    }
    for input in 0..INPUTS {
        network.remove(&mut sums, input);
    }
    assert_eq!(sums, network.empty());
}

/// The file of a pilot's log, and the finished games in it, from which badges and records follow.
pub(crate) fn backup(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let Ok(backup) = Backup::read(text) else {
        return;
    };
    assert_eq!(Backup::read(&backup.write()).as_ref(), Ok(&backup));
    let news = backup.news(|_| false);
    for (key, _) in &news {
        assert!(Backup::KEPT.iter().any(|start| key.starts_with(start)));
    }
    assert_eq!(backup.news(|_| true), [], "what is here stays as it is");
    let values = news.iter().map(|(_, value)| value.as_bytes());
    let flights: Vec<Flight> = values.filter_map(check_json).collect();
    check_flights(&flights);
    for (_, value) in news {
        check_saved(value);
    }
}

/// A saved game that can be continued: its log, or else its record.
fn check_saved(value: &str) {
    match serde_json::from_str(value) {
        Ok(Value::Array(_)) => {
            if let Some(log) = check_json::<Vec<Entry>>(value.as_bytes()) {
                let _ = LocalTable::replay(Seed::from_number(1), log, &registry());
            }
        }
        Ok(Value::Object(game)) => {
            let text = game.get("record").and_then(Value::as_str);
            if let Some(record) = text.and_then(|text| Record::read(text).ok()) {
                let _ = LocalTable::from_record(&record, &registry());
            }
        }
        _ => {}
    }
}

fn check_flights(flights: &[Flight]) {
    let all: Vec<&Flight> = flights.iter().collect();
    let own = flights.iter().filter(|flight| flight.own.is_some());
    let own = own.count();
    for rules in registry().iter() {
        let counted = tallies(&all, &rules.schema());
        let games: usize = counted.iter().map(|tally| tally.games).sum();
        assert_eq!(games, own);
        let _ = beaten(flights, rules.name());
        for flight in flights {
            let _ = records(flight, flights, &rules.schema(), true);
        }
    }
    for flight in flights {
        if let Some(day) = flight.daily {
            assert!(streak(flights, day) <= longest_streak(flights));
        }
    }
    for badge in Badge::ALL {
        let _ = badge.is_earned(flights, Deeds::default());
    }
}

/// Files in TOML: experiments, ladders and targets of the lab, settings of a server.
#[cfg(feature = "program")]
pub(crate) fn settings(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    if let Ok(experiment) = Experiment::read(text) {
        let again = Experiment::read(text).map(|again| again.fingerprint());
        assert_eq!(again.ok(), Some(experiment.fingerprint()));
        assert!(experiment.most_games() > 0);
    }
    if let Ok(ladder) = Ladder::read(text) {
        let _ = ladder.is_reproducible();
    }
    let _ = Targets::read(text);
    let _ = is_config(text);
}

/// What comes over a bus: hints between servers, and orders for workers of the lab.
#[cfg(feature = "program")]
pub(crate) fn bus(data: &[u8]) {
    check_json::<News>(data);
    check_json::<Order>(data);
}
