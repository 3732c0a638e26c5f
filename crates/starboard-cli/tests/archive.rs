//! Old games replay forever: records in `archive/`, those of online games in
//! `archive/server/VERSION/records/`, and logs of tables in `archive/tables/` must still be sound.
//!
//! `STARBOARD_UPDATE=1 cargo test -p starboard-cli --test archive` adds what a new game, a new
//! edition or new rules lack. It never touches a file that is there: a record that no longer
//! replays is a broken promise, not an outdated file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use starboard_bots::{BotSpec, Settings, bot};
use starboard_games::registry;
use starboard_kernel::erased::Rules;
use starboard_kernel::{Edition, FastRng, Level, OptionValues, Record, Seat, Seed};
use starboard_table::{
    Entry, Fresh, Gap, Keeper, LocalTable, Person, Plan, Player, Request, SeatFor, SeatKind, Table,
    Terms, Wish, verify_online,
};

const NAMES: [&str; 8] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"];

/// How many games are played with all options to find one in which most things happen.
const SEEDS_TO_TRY: u64 = 30;

fn archive() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../archive")
}

#[test]
fn the_archive_replays() {
    if std::env::var_os("STARBOARD_UPDATE").is_some() {
        for (rules, edition) in all_editions() {
            add_records(rules, edition);
        }
    }
    let found = check_all(&archive(), check);
    for (rules, edition) in all_editions() {
        let key = (rules.name().to_owned(), edition.name.to_owned());
        assert!(
            found.contains_key(&key),
            "no record of {}, edition {edition}, is in archive/: add some with \
             `STARBOARD_UPDATE=1 cargo test -p starboard-cli --test archive`",
            rules.name()
        );
    }
}

/// A table is continued from its log, by the edition that it was opened with.
#[test]
fn the_archive_of_table_logs_replays() {
    for (rules, edition) in all_editions() {
        let path = archive().join(format!("tables/{}.jsonl", stem(rules, edition)));
        if std::env::var_os("STARBOARD_UPDATE").is_some() && !path.exists() {
            let options = base_options(rules, edition);
            write_log(&path, &broken_off(rules, &options, 1));
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!(
                "{}: {error}; add it with \
                 `STARBOARD_UPDATE=1 cargo test -p starboard-cli --test archive`",
                path.display()
            )
        });
        let (head, lines) = text.split_once('\n').expect("a line for the seed");
        let head: LogHead = serde_json::from_str(head).expect("seed and hash");
        let log: Result<Vec<Entry>, _> = lines.lines().map(serde_json::from_str).collect();
        let log = log.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let table = LocalTable::replay(head.seed, log, &registry());
        let table = table.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let position = table.play().position();
        assert_eq!(position.edition(), edition, "{}", path.display());
        assert_eq!(
            position.state_hash().to_string(),
            head.hash,
            "{}",
            path.display()
        );
        assert!(table.play().ending().is_none(), "{}", path.display());
        let over = play(table, usize::MAX);
        assert!(over.play().ending().is_some(), "{}", path.display());
        let verdict = starboard_table::verify(&over.record(), &registry()).expect("a record");
        assert_eq!(verdict.findings, [], "{}", path.display());
    }
}

/// The first line of a table's log in the archive: what its keeper stores beside it, and where it leads.
#[derive(Serialize, Deserialize)]
struct LogHead {
    seed: Seed,
    hash: String,
}

fn write_log(path: &Path, table: &LocalTable) {
    let head = LogHead {
        seed: table.seed(),
        hash: table.play().position().state_hash().to_string(),
    };
    let mut text = serde_json::to_string(&head).expect("JSON") + "\n";
    for entry in table.log() {
        text += &(serde_json::to_string(entry).expect("JSON") + "\n");
    }
    fs::create_dir_all(path.parent().expect("a folder")).expect("archive/tables/ can be made");
    fs::write(path, text).expect("archive/tables/ can be written");
}

/// Every edition of every game that positions can be of.
fn all_editions() -> Vec<(&'static dyn Rules, Edition)> {
    let registry = registry();
    let each = |rules: &'static dyn Rules| {
        let editions = rules.editions().iter();
        editions.map(move |edition| (rules, *edition))
    };
    registry.iter().flat_map(each).collect()
}

/// How the names of files begin. The first edition of a game has no name there: its files are older
/// than the second of any.
fn stem(rules: &dyn Rules, edition: Edition) -> String {
    let Edition {
        name,
        rules_version,
    } = edition;
    match edition == rules.editions()[0] {
        true => format!("{}-{rules_version}", rules.name()),
        false => format!("{}-{name}-{rules_version}", rules.name()),
    }
}

/// The defaults, with one option that chooses the edition if they are of another.
fn base_options(rules: &dyn Rules, edition: Edition) -> OptionValues {
    let is_of_it = |options: &OptionValues| {
        rules
            .start(options)
            .is_ok_and(|start| start.edition() == edition)
    };
    let values = rules.schema().0.into_iter().flat_map(|spec| {
        let name = spec.name.to_owned();
        let values = spec.values.into_iter();
        values.map(move |value| OptionValues::from_iter([(name.clone(), value)]))
    });
    std::iter::once(OptionValues::new())
        .chain(values)
        .find(is_of_it)
        .expect("an option chooses the edition")
}

/// Half of a game.
fn broken_off(rules: &'static dyn Rules, options: &OptionValues, seed: u64) -> LocalTable {
    let whole = play(new_table(rules, options, seed), usize::MAX);
    let length = whole.play().history().steps().len();
    play(new_table(rules, options, seed), length / 2)
}

#[test]
fn the_archive_of_online_records_replays() {
    let versions = fs::read_dir(archive().join("server")).expect("archive/server/ is there");
    let versions = versions.map(|entry| entry.expect("archive/server/ can be read").path());
    for version in versions.filter(|version| version.is_dir()) {
        let found = check_all(&version.join("records"), check_online);
        assert!(!found.is_empty(), "{} has no records", version.display());
    }
}

/// Checks every record in a folder, and counts them by game and edition.
fn check_all(
    folder: &Path,
    check: fn(&Path) -> Result<Record, String>,
) -> BTreeMap<(String, String), usize> {
    let mut found = BTreeMap::new();
    let mut broken = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        match check(&path) {
            Ok(record) => {
                let edition = record.edition.unwrap_or_default();
                *found.entry((record.game, edition)).or_default() += 1;
            }
            Err(why) => broken.push(format!("{}: {why}", path.display())),
        }
    }
    assert!(broken.is_empty(), "\n{}", broken.join("\n"));
    found
}

/// Reads and verifies a record. Also returns its text, and whether its seed was checked.
fn verified(path: &Path) -> Result<(Record, String, bool), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record = Record::read(&text).map_err(|error| error.to_string())?;
    let verdict =
        starboard_table::verify(&record, &registry()).map_err(|error| error.to_string())?;
    if !verdict.is_sound() {
        return Err(format!("{:?}", verdict.findings));
    }
    Ok((record, text, verdict.fairness_checked))
}

/// The seed of an online game is mixed from everybody's entropy and revealed when the game is over.
fn check_online(path: &Path) -> Result<Record, String> {
    let (record, text, fairness_checked) = verified(path)?;
    let fairness = record.fairness.as_ref();
    let fairness = fairness.ok_or("fairness is missing")?;
    if fairness_checked != record.result.is_some() {
        return Err("the seed must be revealed exactly when the game is over".to_owned());
    }
    if fairness_checked {
        if fairness.mixed() != record.seed {
            return Err("the seed is not the mix of the keeper's seed and the entropy".to_owned());
        }
        LocalTable::from_record(&record, &registry()).map_err(|error| error.to_string())?;
    }
    if record.write() != text {
        return Err("written again, it is another text".to_owned());
    }
    Ok(record)
}

fn check(path: &Path) -> Result<Record, String> {
    let (record, text, fairness_checked) = verified(path)?;
    if !fairness_checked {
        return Err("it does not contain its seed".to_owned());
    }
    // The table checks what the rules know nothing of, and must be able to continue from it.
    let table = LocalTable::from_record(&record, &registry()).map_err(|error| error.to_string())?;
    if table.play().history().steps().len() != record.moves.len() {
        return Err("it stops before a chance turn".to_owned());
    }
    if table.record().write() != text {
        return Err("written again, it is another text".to_owned());
    }
    Ok(record)
}

/// A game for every number of players, with the defaults and with every other value of one option,
/// one in which most kinds of moves occur, one that was abandoned, one from a position in the
/// middle of another, one that ended by resignation, and one in which a player resigned and the
/// others played on.
fn add_records(rules: &'static dyn Rules, edition: Edition) {
    let schema = rules.schema();
    let base = base_options(rules, edition);
    let is_of_it = |options: &OptionValues| {
        let start = rules.start(options).expect("the options fit");
        start.edition() == edition
    };
    let whole = |options: &OptionValues, seed| play(new_table(rules, options, seed), usize::MAX);
    let mut number = 0;
    let mut add = |label: &str, make: &dyn Fn(u64) -> LocalTable| {
        number += 1;
        let path = archive().join(format!("{}-{label}.json", stem(rules, edition)));
        if !path.exists() {
            fs::create_dir_all(archive()).expect("archive/ can be made");
            fs::write(&path, make(number).record().write()).expect("archive/ can be written");
        }
    };
    for players in rules.player_counts() {
        let options = with_players(rules, players, &base);
        add(&format!("{players}-players"), &|seed| whole(&options, seed));
        for spec in schema.0.iter().filter(|spec| spec.name != "players") {
            for value in spec.values.iter().filter(|value| **value != spec.default) {
                let mut other = options.clone();
                other.insert(spec.name.to_owned(), value.clone());
                if other == options || !is_of_it(&other) {
                    continue;
                }
                let value = value.as_str().map_or(value.to_string(), str::to_owned);
                let label = format!("{players}-players-{}-{value}", spec.name);
                add(&label, &|seed| whole(&other, seed));
            }
        }
    }
    add("most-kinds-of-moves", &|_| {
        let games = schema
            .combinations()
            .into_iter()
            .filter(is_of_it)
            .flat_map(|options| (0..SEEDS_TO_TRY).map(move |seed| (options.clone(), seed)));
        games
            .map(|(options, seed)| whole(&options, seed))
            .max_by_key(kinds_of_moves)
            .expect("there is a game")
    });
    let most = *rules.player_counts().last().expect("somebody plays");
    let options = with_players(rules, most, &base);
    let half = |seed| broken_off(rules, &options, seed);
    add("broken-off", &half);
    add("from-a-position", &|seed| {
        let middle = half(seed);
        let table = LocalTable::from_position(
            middle.play().position(),
            &players(most),
            Seed::from_number(seed + 1),
        );
        play(table.expect("the seats fit"), usize::MAX)
    });
    if most > 1 {
        add("resigned", &|seed| {
            let mut table = half(seed);
            for index in 1..most as usize {
                resign(&mut table, Seat::new(index));
            }
            table
        });
    }
    if most > 2 {
        add("one-resigned", &|seed| {
            let mut table = half(seed);
            resign(&mut table, Seat::new(0));
            play(table, usize::MAX)
        });
    }
}

/// How many first words the moves have.
fn kinds_of_moves(table: &LocalTable) -> usize {
    let words = table.play().history().steps().iter();
    let words = words.map(|step| step.text.split(' ').next().unwrap_or_default());
    words.collect::<BTreeSet<&str>>().len()
}

fn with_players(rules: &dyn Rules, players: u64, base: &OptionValues) -> OptionValues {
    let mut options = base.clone();
    if rules.schema().0.iter().any(|spec| spec.name == "players") {
        options.insert("players".to_owned(), players.into());
    }
    options
}

/// Persons play at random, because that leads to rules that sensible play avoids; the last seat
/// is a bot.
fn players(count: u64) -> Vec<Player> {
    let mut players: Vec<Player> = NAMES[..count as usize]
        .iter()
        .map(|name| Player::person(*name))
        .collect();
    if let Some(last) = players.last_mut().filter(|_| count > 2) {
        last.kind = SeatKind::Bot {
            level: Level::ALL[1],
        };
    }
    players
}

fn new_table(rules: &'static dyn Rules, options: &OptionValues, seed: u64) -> LocalTable {
    let count = rules.start(options).expect("the options fit").seats() as u64;
    let seed = Seed::from_number(seed);
    LocalTable::new(rules, options, &players(count), seed).expect("the seats fit")
}

fn resign(table: &mut LocalTable, seat: Seat) {
    // A bot never resigns; the player who sat there before may.
    if let Some(SeatKind::Bot { .. }) = table.play().kind(seat) {
        let name = NAMES[seat.index()].to_owned();
        table
            .handle(seat, &Request::SetPerson { seat, name }, 0)
            .expect("the seat can be given back");
    }
    table
        .handle(seat, &Request::Resign, 0)
        .expect("a person can resign");
}

/// Plays on until the game is over or has this many steps.
fn play(mut table: LocalTable, most_steps: usize) -> LocalTable {
    while let Some(seat) = table.play().whose_turn()
        && table.play().history().steps().len() < most_steps
    {
        let action = match table.play().bot_to_act() {
            Some((_, level)) => {
                let settings = Settings {
                    spec: BotSpec::Level(level),
                    seed: table.bot_seed(),
                    threads: 1,
                    clock: starboard_bots::clock,
                };
                let mut bot = bot(table.play().position().rules(), settings);
                bot.choose(table.play().position())
                    .expect("it is its turn")
                    .action
            }
            None => {
                let mut actions = table.play().position().legal_actions();
                let mut rng = FastRng::new(table.bot_seed());
                actions.swap_remove(rng.below(actions.len() as u32) as usize)
            }
        };
        table
            .handle(seat, &Request::Act { action }, 0)
            .expect("a legal action is taken");
    }
    table
}

fn online_person(name: &str) -> Person {
    Person {
        id: name.to_lowercase(),
        name: name.to_owned(),
    }
}

/// A keeper with these seeds, which are made from numbers: of a table and of its rematch.
fn online_keeper(seeds: &[Seed; 2]) -> Keeper<'_> {
    Keeper {
        seed: &seeds[0],
        next_seed: Some(&seeds[1]),
        now: 1,
        absent: &[],
        next: "another",
    }
}

fn entropy(number: u64) -> Fresh {
    let digits = Seed::from_number(number).to_string();
    Fresh::try_from(digits[..32].to_owned()).expect("entropy")
}

/// An online game that people play to its end now.
fn fresh_online_table(game: &str, number: u64) -> Table {
    let seeds = [number, number + 1].map(Seed::from_number);
    let keeper = online_keeper(&seeds);
    let rules = registry().get(game).expect("a game");
    let people = *rules.player_counts().first().expect("somebody plays");
    let plan = Plan {
        terms: Terms::Second,
        ..Plan::new(
            game,
            with_players(rules, people, &OptionValues::new()),
            vec![SeatFor::Person; people as usize],
        )
    };
    let host = online_person(NAMES[0]);
    let first = Table::open(plan, host, None, keeper, &registry()).expect("a plan");
    let mut table = Table::new(&first, &registry()).expect("a table");
    for (seat, name) in Seat::first(people as usize).zip(NAMES) {
        let entropy = entropy(number + seat.number() as u64);
        let sit = Request::Sit { seat, entropy };
        let sat = table.decide(&online_person(name), &sit, None, keeper);
        table = sat.expect("granted").table;
    }
    play_online(table, keeper, number)
}

/// Plays a table to its end.
fn play_online(mut table: Table, keeper: Keeper<'_>, number: u64) -> Table {
    let mut rng = FastRng::new(number);
    while let Some(seat) = table.person_to_act() {
        let actions = table.play().expect("begun").position().legal_actions();
        let action = actions[rng.below(actions.len() as u32) as usize].clone();
        let who = table.seats()[seat.index()].person.clone();
        let act = Request::Act { action };
        let acted = table.decide(&who.expect("somebody"), &act, None, keeper);
        table = acted.expect("granted").table;
    }
    table
}

/// The records of a rematch that everybody wants, at its start and at its end, with the keeper's
/// seed made from a number.
fn fresh_rematch(mut table: Table, number: u64) -> [Record; 2] {
    let seeds = [number, number + 1].map(Seed::from_number);
    let keeper = online_keeper(&seeds);
    let people: Vec<Person> = (table.seats().iter())
        .filter_map(|seat| seat.person.clone())
        .collect();
    for (index, person) in people.iter().enumerate() {
        let entropy = Some(entropy(number + 10 + index as u64));
        let request = match index {
            0 => Request::Ask {
                wish: Wish::Rematch,
                entropy,
            },
            _ => Request::Answer {
                agrees: true,
                entropy,
            },
        };
        let decision = table.decide(person, &request, None, keeper);
        let decision = decision.expect("granted");
        if let Some(asked) = table.rematch_of(&decision.entry) {
            let opening = table.open_rematch("first", &asked, Terms::Second, keeper);
            let opening = opening.expect("opened");
            let next = Table::new(&opening, &registry()).expect("a table");
            let over = play_online(next.clone(), keeper, number);
            return [next, over].map(|table| table.record().expect("a record"));
        }
        table = decision.table;
    }
    panic!("everybody has agreed, and there is no rematch")
}

/// Finished games of all kinds, online and not.
fn finished_records() -> Vec<(String, Record)> {
    let mut found = Vec::new();
    for folder in [archive(), archive().join("server/0.1.0/records")] {
        for entry in fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("the folder can be read").path();
            let Ok(text) = fs::read_to_string(&path) else {
                continue;
            };
            if let Ok(record) = Record::read(&text)
                && record.result.is_some()
            {
                found.push((path.display().to_string(), record));
            }
        }
    }
    for rules in registry().iter() {
        let record = fresh_online_table(rules.name(), 5).record();
        let record = record.expect("a record");
        found.push((format!("a fresh game of {}", rules.name()), record));
    }
    found.sort_by(|(a, _), (b, _)| a.cmp(b));
    found
}

/// Every way to change one value of a document, to leave one out, or to swap two neighbours. Of long
/// lists a few places are enough.
fn tampered(value: &Value) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    let mut nested = |key: String, part: &Value, put: &dyn Fn(Value) -> Value| {
        for (path, part) in tampered(part) {
            found.push((format!("/{key}{path}"), put(part)));
        }
    };
    match value {
        Value::Object(parts) => {
            for (key, part) in parts {
                nested(key.clone(), part, &|part| {
                    let mut whole = parts.clone();
                    whole.insert(key.clone(), part);
                    Value::Object(whole)
                });
            }
            for key in parts.keys() {
                let mut whole = parts.clone();
                whole.remove(key);
                found.push((format!("/{key} removed"), Value::Object(whole)));
            }
        }
        Value::Array(parts) => {
            let stride = (parts.len() / 12).max(1);
            for index in (0..parts.len()).step_by(stride) {
                nested(index.to_string(), &parts[index], &|part| {
                    let mut whole = parts.clone();
                    whole[index] = part;
                    Value::Array(whole)
                });
            }
            for index in (0..parts.len()).step_by(stride) {
                let mut whole = parts.clone();
                whole.remove(index);
                found.push((format!("/{index} removed"), Value::Array(whole)));
                if index + 1 < parts.len() {
                    let mut whole = parts.clone();
                    whole.swap(index, index + 1);
                    found.push((format!("/{index} swapped"), Value::Array(whole)));
                }
            }
            let mut whole = parts.clone();
            whole.push(parts.last().cloned().unwrap_or(json!(1)));
            found.push(("/ more".to_owned(), Value::Array(whole)));
        }
        Value::String(text) => {
            let mut other = text.clone();
            let last = other.pop();
            other.push(if last == Some('0') { '1' } else { '0' });
            found.push((" changed".to_owned(), json!(other)));
            found.push((" emptied".to_owned(), Value::Null));
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            found.push((" changed".to_owned(), json!(number + 1)));
            found.push((" changed".to_owned(), json!(number - 1)));
        }
        Value::Bool(is) => found.push((" changed".to_owned(), json!(!is))),
        Value::Null => {
            for other in [json!(1), json!("2026-11-15"), json!("0".repeat(64))] {
                found.push((" filled in".to_owned(), other));
            }
        }
    }
    found
}

/// A check says what it cannot verify. Moves are not among these: no matter who made them, they
/// lead to the hash. Nor are resignations, if the moves alone do not end the game.
fn gap_for(path: &str, moves_end_it: bool) -> Option<Gap> {
    let field = path.split(['/', ' ']).nth(1)?;
    // Two seats that are swapped exchange their players.
    let is_player = ["/name ", "/bot ", " swapped"]
        .iter()
        .any(|part| path.contains(part));
    Some(match field {
        "edition" => Gap::Edition,
        "options" => Gap::Options,
        "seats" if is_player => Gap::Players,
        "resignations" if path.contains("/after ") => Gap::Choices,
        "resignations" if moves_end_it && path.ends_with(" removed") => Gap::Choices,
        "fairness" if path.contains("next_commitment") => Gap::Rematch,
        _ => return None,
    })
}

#[test]
fn a_tampered_online_record_is_rejected_or_not_said_to_be_checked() {
    let mut tried = 0;
    let mut passed = Vec::new();
    for (name, record) in finished_records() {
        if record.fairness.is_none() {
            continue;
        }
        let verdict = verify_online(&record, None, &registry()).expect("it replays");
        assert_eq!(verdict.findings, [], "{name}");
        let history = record.replay(&registry()).expect("it replays");
        let moves_end_it = history.now().ending().is_some();
        let document: Value = serde_json::from_str(&record.write()).expect("JSON");
        for (path, other) in tampered(&document) {
            let Ok(other) = Record::read(&other.to_string()) else {
                tried += 1;
                continue;
            };
            // Null says the same as nothing.
            if other == record {
                continue;
            }
            tried += 1;
            let Ok(verdict) = verify_online(&other, None, &registry()) else {
                continue;
            };
            let admits =
                gap_for(&path, moves_end_it).is_some_and(|gap| verdict.gaps.contains(&gap));
            if verdict.is_sound() && !admits {
                passed.push(format!("{name}: {path}"));
            }
        }
    }
    assert!(
        passed.is_empty(),
        "{} of {tried}:\n{}",
        passed.len(),
        passed.join("\n")
    );
    assert!(tried > 1000, "only {tried} were tried");
}

#[test]
fn a_program_without_our_code_finds_the_same_dice() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let check = |record: &Record, has_turns: bool| {
        fs::write(file("record.json"), record.write()).expect("written");
        let chance = Command::new(env!("CARGO_BIN_EXE_starboard"))
            .args(["verify", "--chance", &file("record.json")])
            .output()
            .expect("it runs");
        let turns = if has_turns { chance.stdout } else { Vec::new() };
        fs::write(file("chance.jsonl"), turns).expect("written");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fairness.py");
        let done = Command::new("python3")
            .arg(script)
            .args([file("record.json"), file("chance.jsonl")])
            .output()
            .expect("it runs");
        let out = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(done.stderr.is_empty(), "{done:?}");
        (done.status.success(), out)
    };
    let checked = |record: &Record| check(record, true);
    let mut with_chance = 0;
    let mut seen = BTreeMap::<(String, bool), u32>::new();
    for (name, record) in finished_records() {
        // Two of each kind, and all that are fresh.
        let kind = (record.game.clone(), record.fairness.is_some());
        let count = seen.entry(kind).or_default();
        *count += 1;
        if *count > 2 && !name.contains("fresh") {
            continue;
        }
        let (is_fair, out) = checked(&record);
        // A game without dice is no proof that dice were fair.
        let has_chance = !out.contains("no outcome was checked");
        assert_eq!(is_fair, has_chance, "{name}: {out}");
        if has_chance {
            with_chance += 1;
            let is_said = out.contains("not checked: where the seed comes from");
            assert_eq!(is_said, record.fairness.is_none(), "{name}: {out}");
            let (is_fair, out) = check(&record, false);
            assert!(
                !is_fair && out.contains("no outcome was checked"),
                "{name}: {out}"
            );
        }
        let mut other = record.clone();
        other.seed = Some(Seed::from_number(99));
        other.commitment = other.seed.map(|seed| seed.commitment());
        let (is_fair, out) = checked(&other);
        let found = !is_fair && out.contains("the seed gives");
        assert_eq!(found, has_chance, "{name}: {out}");
        if let Some(fairness) = &mut other.fairness {
            other.seed = record.seed;
            other.commitment.clone_from(&record.commitment);
            fairness.entropy.reverse();
            fairness.entropy.push("0".repeat(32));
            let (is_fair, out) = checked(&other);
            assert!(
                !is_fair && out.contains("what the players added"),
                "{name}: {out}"
            );
        }
    }
    assert!(seen.len() > 4, "{seen:?}");
    assert!(with_chance > 4, "{with_chance}");
}

#[test]
fn a_rematch_is_checked_against_the_game_before_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let write = |name: &str, record: &Record| {
        fs::write(file(name), record.write()).expect("written");
    };
    let registry = registry();
    let game = (registry.iter())
        .find(|rules| rules.player_counts().first() == Some(&2))
        .expect("a game for two");
    let first = fresh_online_table(game.name(), 5);
    let record = first.record().expect("a record");
    write("game.json", &record);
    // The keeper of the first game has committed to seed 6.
    let [begun, rematch] = fresh_rematch(first.clone(), 6);
    write("begun.json", &begun);
    write("rematch.json", &rematch);
    let [_, forged] = fresh_rematch(first, 7);
    write("forged.json", &forged);
    let mut silent = record.clone();
    silent.fairness.as_mut().expect("told").next_commitment = None;
    write("silent.json", &silent);
    let mut local = record;
    local.fairness = None;
    write("local.json", &local);

    let verify = |name: &str, args: &[&str]| {
        let done = Command::new(env!("CARGO_BIN_EXE_starboard"))
            .args(["verify", &file(name)])
            .args(args)
            .output()
            .expect("it runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (done.status.code(), text(&done.stdout), text(&done.stderr))
    };
    let game = file("game.json");
    let follows = ["--rematch-of", &game];
    let kept = "Rematch: the server had committed to its seed in the earlier record.";
    for name in ["begun.json", "rematch.json"] {
        let (code, out, _) = verify(name, &follows);
        assert_eq!(code, Some(0), "{name}: {out}");
        let is_said = out.contains(kept) && out.contains("The record is valid.");
        assert!(is_said, "{name}: {out}");
    }
    let (_, out, _) = verify("rematch.json", &["--rematch-of", &game, "--lang", "pl"]);
    assert!(out.contains("Rewanż: serwer zobowiązał się"), "{out}");

    // Each of these is sound by itself.
    let (silent, local) = (file("silent.json"), file("local.json"));
    for (name, before, problem) in [
        ("forged.json", &game, "not the one of the earlier record"),
        ("game.json", &game, "not the one of the earlier record"),
        ("rematch.json", &silent, "does not commit to the seed"),
        ("rematch.json", &local, "does not commit to the seed"),
    ] {
        let (code, out, _) = verify(name, &["--online"]);
        assert_eq!(code, Some(0), "{name}: {out}");
        assert!(!out.contains("Rematch:"), "nothing was compared: {out}");
        let (code, out, err) = verify(name, &["--rematch-of", before]);
        assert_eq!(code, Some(1), "{name}: {out}");
        assert!(
            out.contains("Problem: ") && out.contains(problem),
            "{name}: {out}"
        );
        assert!(!out.contains(kept), "{name}: {out}");
        assert!(err.contains("the record is not valid"), "{name}: {err}");
    }
    // Without --online it still has to be an online game.
    let (code, out, _) = verify("local.json", &follows);
    assert_eq!(code, Some(1), "{out}");
    assert!(
        out.contains("does not say where its seed comes from"),
        "{out}"
    );

    let nowhere = file("nowhere.json");
    let (code, _, err) = verify("rematch.json", &["--rematch-of", &nowhere]);
    assert_eq!(code, Some(1), "{err}");
    assert!(
        err.contains("--rematch-of") && err.contains("nowhere.json"),
        "{err}"
    );
    fs::write(&nowhere, "{}").expect("written");
    let (code, _, err) = verify("rematch.json", &["--rematch-of", &nowhere]);
    assert_eq!(code, Some(1), "{err}");
    assert!(err.contains("not a Starboard record"), "{err}");
    let (code, _, err) = verify("rematch.json", &["--chance", "--rematch-of", &game]);
    assert_eq!(code, Some(2), "{err}");
}
