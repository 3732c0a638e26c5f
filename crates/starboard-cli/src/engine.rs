//! The engine protocol: JSON lines in, JSON lines out, one reply per request, never a crash.
//! `docs/engine.md` documents every command, field and error code; a test replays its transcript.
//!
//! [`Engine::answer`] is the whole protocol as a function of one line, so tests and fuzzing need
//! no process.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use serde_json::{Map, Value, json};
use starboard_bots::{BotSpec, Budget, Settings};
use starboard_kernel::document::{Reader, number};
use starboard_kernel::erased::{Event, Position};
use starboard_kernel::{
    History, Lang, Level, OptionValues, PlayError, Registry, Seed, Turn, Violation, Violations,
};

/// The longest request that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;
/// The longest time for one `go`, in milliseconds.
pub const MOST_MILLIS: u64 = 60_000;
/// The most playouts for one `go`.
pub const MOST_SEARCH_PLAYOUTS: u64 = 1_000_000;
/// The most games for one `playouts`.
pub const MOST_GAMES: u64 = 1_000_000;
/// The most threads for one `go`.
pub const MOST_THREADS: u64 = 64;
/// What `go` with the bot `search` gets when no budget is given.
pub const USUAL_PLAYOUTS: u32 = 1_000;

const COMMANDS: [&str; 12] = [
    "games", "new", "position", "show", "legal", "play", "chance", "undo", "hash", "go",
    "playouts", "quit",
];

/// A hostile request does not get a reply many times its size.
const MOST_VIOLATIONS: usize = 100;
const LONGEST_TEXT: usize = 300;

/// One session: the games it knows and the position it is at.
#[derive(Debug)]
pub struct Engine {
    registry: Registry,
    session: Option<Session>,
    finished: bool,
}

#[derive(Debug)]
struct Session {
    history: History,
    /// With a seed chance turns resolve by themselves.
    seed: Option<Seed>,
    /// How long the history was before each `play` and `chance`.
    marks: Vec<usize>,
}

type Reply = Map<String, Value>;

/// Why a request is refused.
struct Fault {
    code: &'static str,
    message: String,
    rule: Option<&'static str>,
    violations: Option<Violations>,
}

impl Fault {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        Fault {
            code,
            message: message.into(),
            rule: None,
            violations: None,
        }
    }

    fn violations(code: &'static str, violations: Violations) -> Self {
        let count = violations.0.len();
        let violations = Violations(
            violations
                .0
                .into_iter()
                .take(MOST_VIOLATIONS)
                .map(|violation| Violation {
                    at: shortened(&violation.at),
                    message: shortened(&violation.message),
                })
                .collect(),
        );
        let mut message = shortened(&violations.to_string());
        if count > MOST_VIOLATIONS {
            message.push_str(&format!(
                " ({count} violations; the first {MOST_VIOLATIONS} are listed)"
            ));
        }
        Fault {
            code,
            message,
            rule: None,
            violations: Some(violations),
        }
    }

    /// What `position` does not allow, with the reason.
    fn of_play(error: &PlayError, position: &Position) -> Self {
        let mut fault = Fault::new(error.code(), position.explain(error));
        if let PlayError::Illegal { rule, .. } = error {
            fault.rule = Some(rule);
        }
        fault
    }

    fn json(self) -> Value {
        let mut error = Map::new();
        error.insert("code".into(), self.code.into());
        error.insert("message".into(), self.message.into());
        if let Some(rule) = self.rule {
            error.insert("rule".into(), rule.into());
        }
        if let Some(violations) = self.violations {
            error.insert("violations".into(), json!(violations));
        }
        Value::Object(error)
    }
}

impl Engine {
    #[must_use]
    pub fn new(registry: Registry) -> Self {
        Engine {
            registry,
            session: None,
            finished: false,
        }
    }

    /// The reply to one line, without a line break; `None` for a blank line.
    pub fn answer(&mut self, line: &[u8]) -> Option<String> {
        if line.len() <= LONGEST_LINE && line.trim_ascii().is_empty() {
            return None;
        }
        let mut reply = Map::new();
        let answered = read_request(line).and_then(|request| {
            let id = read_id(&request)?;
            if let Some(id) = id {
                reply.insert("id".into(), id);
            }
            self.carry_out(&request)
        });
        match answered {
            Ok(fields) => reply.extend(fields),
            Err(fault) => {
                reply.insert("error".into(), fault.json());
            }
        }
        Some(Value::Object(reply).to_string())
    }

    /// The position that the session is at.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.session.as_ref().map(|session| session.history.now())
    }

    /// `quit` has been requested.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    fn carry_out(&mut self, request: &Value) -> Result<Reply, Fault> {
        let mut reader = Reader::new(request, "");
        reader.optional("id");
        let cmd = match reader.optional("cmd") {
            Some(Value::String(cmd)) => cmd.as_str(),
            Some(_) => return Err(bad("cmd", "expected a text")),
            None => {
                return Err(bad(
                    "cmd",
                    "this field is missing; it names the command, such as \"games\"",
                ));
            }
        };
        match cmd {
            "games" => finish(reader).map(|()| self.games()),
            "new" => self.start(reader),
            "position" => self.set_position(reader),
            "show" => finish(reader).and_then(|()| self.show()),
            "legal" => finish(reader).and_then(|()| self.legal()),
            "play" => self.play(reader),
            "chance" => self.chance(reader),
            "undo" => finish(reader).and_then(|()| self.undo()),
            "hash" => finish(reader).and_then(|()| self.hash()),
            "go" => self.go(reader),
            "playouts" => self.playouts(reader),
            "quit" => finish(reader).map(|()| {
                self.finished = true;
                fields([("bye", true.into())])
            }),
            _ => Err(Fault::new(
                "unknown-command",
                format!(
                    "there is no command {:?}; the commands are {}",
                    shortened(cmd),
                    COMMANDS.join(", ")
                ),
            )),
        }
    }

    fn games(&self) -> Reply {
        let games = self.registry.iter().map(|rules| {
            json!({
                "name": rules.name(),
                "title": rules.title(Lang::En),
                "edition": rules.edition().name,
                "rules": rules.rules_version(),
                "players": rules.player_counts(),
                "options": rules.schema(),
            })
        });
        fields([("games", games.collect())])
    }

    fn start(&mut self, mut reader: Reader<'_>) -> Result<Reply, Fault> {
        let game = reader.read("game", "a game's name", Value::as_str);
        let options = reader.read_or("options", OptionValues::new(), "an object", |value| {
            value.as_object().cloned()
        });
        let seed = read_seed(&mut reader);
        finish(reader)?;
        let (Some(game), Some(options), Some(seed)) = (game, options, seed) else {
            return Err(unreachable_request());
        };
        let rules = self
            .registry
            .get(game)
            .map_err(|violations| Fault::violations("unknown-game", violations))?;
        let start = rules
            .start(&options)
            .map_err(|violations| Fault::violations("invalid-options", violations))?;
        Ok(self.begin(start, seed))
    }

    fn set_position(&mut self, mut reader: Reader<'_>) -> Result<Reply, Fault> {
        let document = reader.field("position");
        let seed = read_seed(&mut reader);
        finish(reader)?;
        let (Some(document), Some(seed)) = (document, seed) else {
            return Err(unreachable_request());
        };
        let position = self
            .registry
            .read_document(document)
            .map_err(|violations| Fault::violations("invalid-position", violations))?;
        Ok(self.begin(position, seed))
    }

    fn begin(&mut self, start: Position, seed: Option<Seed>) -> Reply {
        let mut session = Session {
            history: History::new(start),
            seed,
            marks: Vec::new(),
        };
        session.settle();
        let events = session.events_since(0);
        let reply = standing(
            session.history.now(),
            (!events.is_empty()).then_some(events),
        );
        self.session = Some(session);
        reply
    }

    fn session(&mut self) -> Result<&mut Session, Fault> {
        self.session.as_mut().ok_or_else(|| {
            Fault::new(
                "no-game",
                "there is no position yet; send \"new\" or \"position\" first",
            )
        })
    }

    fn show(&mut self) -> Result<Reply, Fault> {
        let position = self.session()?.history.now();
        Ok(fields([
            ("position", position.document()),
            ("text", position.render(Lang::En).into()),
        ]))
    }

    fn legal(&mut self) -> Result<Reply, Fault> {
        let position = self.session()?.history.now();
        let turn = position.turn();
        let choices = match turn {
            Turn::Chance => ("outcomes", json!(position.outcomes())),
            Turn::Player(_) | Turn::Over => ("actions", json!(position.legal_actions())),
        };
        Ok(fields([("turn", json!(turn)), choices]))
    }

    fn play(&mut self, mut reader: Reader<'_>) -> Result<Reply, Fault> {
        let action = reader.read("action", "an action in notation", Value::as_str);
        finish(reader)?;
        let action = action.ok_or_else(unreachable_request)?;
        let session = self.session()?;
        session.advance(|history| history.play(action).map(|_| ()))
    }

    fn chance(&mut self, mut reader: Reader<'_>) -> Result<Reply, Fault> {
        let outcome = reader.read("outcome", "an outcome in notation", Value::as_str);
        finish(reader)?;
        let outcome = outcome.ok_or_else(unreachable_request)?;
        let session = self.session()?;
        session.advance(|history| history.resolve(outcome).map(|_| ()))
    }

    fn undo(&mut self) -> Result<Reply, Fault> {
        let session = self.session()?;
        let length = session.marks.pop().ok_or_else(|| {
            Fault::new(
                "nothing-to-undo",
                "no action or outcome has been played since the position was set",
            )
        })?;
        session.history.truncate(length);
        Ok(standing(session.history.now(), None))
    }

    fn hash(&mut self) -> Result<Reply, Fault> {
        let hash = self.session()?.history.now().state_hash();
        Ok(fields([("hash", json!(hash))]))
    }

    fn go(&mut self, mut reader: Reader<'_>) -> Result<Reply, Fault> {
        let bot = reader.read("bot", "a bot's name", Value::as_str);
        let millis = optional_number(&mut reader, "millis", 1, MOST_MILLIS);
        let playouts = optional_number(&mut reader, "playouts", 1, MOST_SEARCH_PLAYOUTS);
        let seed = optional_number(&mut reader, "seed", 0, u64::MAX);
        let threads = optional_number(&mut reader, "threads", 1, MOST_THREADS);
        let spec = bot.and_then(|bot| match read_bot(bot, millis, playouts) {
            Ok(spec) => Some(spec),
            Err((field, why)) => {
                reader.violation(field, why);
                None
            }
        });
        finish(reader)?;
        let spec = spec.ok_or_else(unreachable_request)?;
        let position = self.session()?.history.now();
        match position.turn() {
            Turn::Player(_) => {}
            Turn::Chance => return Err(Fault::of_play(&PlayError::ChancePending, position)),
            Turn::Over => return Err(Fault::of_play(&PlayError::Over, position)),
        }
        let settings = Settings {
            spec,
            seed: seed.unwrap_or(0),
            threads: threads.unwrap_or(1) as usize,
            clock: starboard_bots::clock,
        };
        let choice = starboard_bots::bot(position.rules(), settings)
            .choose(position)
            .ok_or_else(|| Fault::new("no-choice", "the bot knows no action here"))?;
        let lines = choice.lines.iter().map(|line| {
            json!({
                "action": line.action,
                "visits": line.visits,
                "value": rounded(&line.value),
                "proven": line.proven,
                "then": line.variation,
            })
        });
        Ok(fields([
            ("action", choice.action.clone().into()),
            ("value", rounded(&choice.value)),
            ("lines", lines.collect()),
            ("playouts", choice.playouts.into()),
        ]))
    }

    fn playouts(&mut self, mut reader: Reader<'_>) -> Result<Reply, Fault> {
        let expected = format!("a whole number from 1 to {MOST_GAMES}");
        let count = reader.read("count", &expected, |v| number(v, 1, MOST_GAMES));
        let seed = optional_number(&mut reader, "seed", 0, u64::MAX);
        finish(reader)?;
        let count = count.ok_or_else(unreachable_request)?;
        let position = self.session()?.history.now();
        let before = Instant::now();
        let totals = position.random_playouts(count, seed.unwrap_or(0));
        let seconds = before.elapsed().as_secs_f64();
        Ok(fields([
            ("games", totals.games.into()),
            ("moves", totals.actions.into()),
            ("draws", totals.draws.into()),
            ("seconds", ((seconds * 1e6).round() / 1e6).into()),
        ]))
    }

    /// Forgets what a request that went wrong half-way has done.
    fn roll_back(&mut self, length: usize) {
        if let Some(session) = &mut self.session {
            session.history.truncate(length);
            session.marks.retain(|&mark| mark < length);
        }
    }

    fn length(&self) -> usize {
        self.session
            .as_ref()
            .map_or(0, |session| session.history.length())
    }
}

impl Session {
    fn advance(
        &mut self,
        step: impl FnOnce(&mut History) -> Result<(), PlayError>,
    ) -> Result<Reply, Fault> {
        let before = self.history.length();
        step(&mut self.history).map_err(|error| Fault::of_play(&error, self.history.now()))?;
        self.marks.push(before);
        self.settle();
        Ok(standing(
            self.history.now(),
            Some(self.events_since(before)),
        ))
    }

    fn settle(&mut self) {
        if let Some(seed) = self.seed {
            while self.history.resolve_by(&seed).is_some() {}
        }
    }

    fn events_since(&self, length: usize) -> Vec<Value> {
        self.history.steps()[length..]
            .iter()
            .flat_map(|step| step.events.iter().map(Event::json))
            .collect()
    }
}

/// Reads requests and writes replies until the input ends or `quit` is requested.
///
/// # Errors
/// If reading or writing fails.
pub fn run(
    engine: &mut Engine,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    while !engine.is_finished() && read_line(input, &mut line)? {
        let length = engine.length();
        // A fault in a game's rules must not take the session down with it.
        let reply = catch_unwind(AssertUnwindSafe(|| engine.answer(&line))).unwrap_or_else(|_| {
            engine.roll_back(length);
            let fault = Fault::new(
                "internal",
                "the engine failed on this request; the position is as it was",
            );
            Some(json!({ "error": fault.json() }).to_string())
        });
        if let Some(reply) = reply {
            output.write_all(reply.as_bytes())?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// Reads up to the next line break. Of a line that is too long, only enough is kept to recognise
/// that. False at the end of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut any = false;
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = available.iter().position(|&byte| byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        let room = (LONGEST_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = end.map_or(available.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

fn read_request(line: &[u8]) -> Result<Value, Fault> {
    if line.len() > LONGEST_LINE {
        return Err(Fault::new(
            "too-long",
            format!("a request has at most {LONGEST_LINE} bytes"),
        ));
    }
    let text = std::str::from_utf8(line)
        .map_err(|error| Fault::new("not-utf-8", format!("a request is UTF-8: {error}")))?;
    let request: Value = serde_json::from_str(text)
        .map_err(|error| Fault::new("not-json", format!("a request is one JSON value: {error}")))?;
    if !request.is_object() {
        return Err(Fault::new(
            "not-an-object",
            "a request is a JSON object, such as {\"cmd\":\"games\"}",
        ));
    }
    Ok(request)
}

fn read_id(request: &Value) -> Result<Option<Value>, Fault> {
    match request.get("id") {
        None => Ok(None),
        Some(id @ (Value::String(_) | Value::Number(_))) => Ok(Some(id.clone())),
        Some(_) => Err(bad("id", "expected a text or a number")),
    }
}

/// A missing seed is `Some(None)`; a seed that makes no sense is noted and `None`.
fn read_seed(reader: &mut Reader<'_>) -> Option<Option<Seed>> {
    reader.read_or(
        "seed",
        None,
        "a whole number from 0 or 64 hex digits",
        |value| match value {
            Value::String(text) => text.parse().ok().map(Some),
            _ => value.as_u64().map(|number| Some(Seed::from_number(number))),
        },
    )
}

fn optional_number(
    reader: &mut Reader<'_>,
    name: &'static str,
    least: u64,
    most: u64,
) -> Option<u64> {
    let expected = format!("a whole number from {least} to {most}");
    reader
        .read_or(name, None, &expected, |value| {
            number(value, least, most).map(Some)
        })
        .flatten()
}

/// The bot of `go`. Only `search` has a use for a budget; the others may be given one all the
/// same, so that a program can ask every bot in the same way.
fn read_bot(
    bot: &str,
    millis: Option<u64>,
    playouts: Option<u64>,
) -> Result<BotSpec, (&'static str, String)> {
    if bot == "search" {
        let budget = match (millis, playouts) {
            (Some(_), Some(_)) => {
                return Err(("playouts", "give either millis or playouts".to_owned()));
            }
            (Some(millis), None) => Budget::Millis(millis as u32),
            (None, Some(playouts)) => Budget::Playouts(playouts as u32),
            (None, None) => Budget::Playouts(USUAL_PLAYOUTS),
        };
        return Ok(BotSpec::Search(budget));
    }
    let spec: BotSpec = bot.parse().map_err(|_| {
        let (first, last) = (Level::FIRST, Level::LAST);
        let bot = shortened(bot);
        (
            "bot",
            format!(
                "there is no bot {bot:?}; choose random, greedy, search or level:{first} to \
                 level:{last}"
            ),
        )
    })?;
    if matches!(spec, BotSpec::Search(_)) {
        return Err((
            "bot",
            "write \"search\" and give its budget in the field millis or playouts".to_owned(),
        ));
    }
    Ok(spec)
}

/// Finishes reading a request; reports every wrong field.
fn finish(reader: Reader<'_>) -> Result<(), Fault> {
    let violations = reader.finish();
    if violations.is_empty() {
        Ok(())
    } else {
        Err(Fault::violations("bad-request", violations))
    }
}

fn bad(field: &str, message: &str) -> Fault {
    Fault::violations("bad-request", Violations::one(field, message))
}

/// [`finish`] has refused everything that leads here: a reader that returns nothing has noted why.
fn unreachable_request() -> Fault {
    Fault::new("bad-request", "the request is not complete")
}

/// Whose turn it is and, once it is over, how it ended.
fn standing(position: &Position, events: Option<Vec<Value>>) -> Reply {
    let mut reply = Map::new();
    if let Some(events) = events {
        reply.insert("events".into(), events.into());
    }
    reply.insert("turn".into(), json!(position.turn()));
    if let Some(ending) = position.ending() {
        reply.insert("scores".into(), json!(ending.scores));
        reply.insert("winners".into(), json!(ending.winners));
        reply.insert("reason".into(), ending.reason.into());
    }
    reply
}

fn fields<const N: usize>(entries: [(&str, Value); N]) -> Reply {
    entries
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// Expected results to four digits: more would be noise, and could differ between platforms.
fn rounded(values: &[f64]) -> Value {
    values
        .iter()
        .map(|value| Value::from((value * 1e4).round() / 1e4))
        .collect()
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST_TEXT {
        return text.to_owned();
    }
    let start: String = text.chars().take(LONGEST_TEXT).collect();
    format!("{start}…")
}
