//! The reference of all addresses, messages and types in docs/server.md, generated from the API
//! document.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use serde_json::Value;
use server_tests::plan;
use starboard_table::{Clock, MOST_MESSAGE_CHARS, MOST_NAME_CHARS, Plan, SeatFor, check_name};

use crate::document::DOCUMENT;
use crate::stage::SHORT;

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server.md");
const BEGIN: &str = "<!-- generated: messages -->\n";
const END: &str = "<!-- end of generated -->\n";

/// The types that a connection begins with, each with its heading.
const ROOTS: [(&str, &str); 2] = [
    ("ClientMessage", "Messages to the server"),
    ("ServerMessage", "Messages from the server"),
];

fn schema(name: &str) -> &'static Value {
    &DOCUMENT["components"]["schemas"][name]
}

/// The name of the type that a schema refers to.
fn referred(schema: &Value) -> Option<&str> {
    let path = schema["$ref"].as_str()?;
    path.rsplit('/').next()
}

fn is_null(schema: &Value) -> bool {
    schema["type"] == "null"
}

fn may_be_null(schema: &Value) -> bool {
    let choices = schema["oneOf"].as_array();
    let types = schema["type"].as_array();
    choices.is_some_and(|choices| choices.iter().any(is_null))
        || types.is_some_and(|types| types.iter().any(|one| one == "null"))
}

/// Whether a type has a paragraph of its own, rather than being a kind of number or text.
fn is_described(name: &str) -> bool {
    let schema = schema(name);
    schema.get("properties").is_some() || schema.get("oneOf").is_some()
}

/// What a value is, in a few words.
fn kind(schema: &Value, named: &mut Vec<String>) -> String {
    if let Some(name) = referred(schema) {
        if is_described(name) {
            named.push(name.to_owned());
            return format!("[`{name}`](#{})", name.to_lowercase());
        }
        let inner = self::schema(name);
        if let Some(words) = inner["enum"].as_array() {
            let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
            return words.join(" or ");
        }
        // A name rather than a sentence.
        let words = inner["description"].as_str();
        let words = words.filter(|words| !words.starts_with(char::is_uppercase));
        return words.map_or_else(|| kind(inner, named), str::to_owned);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let choices = choices.iter().filter(|choice| !is_null(choice));
        let choices: Vec<String> = choices.map(|choice| kind(choice, named)).collect();
        return choices.join(" or ");
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
        one => one.as_str().into_iter().collect(),
    };
    match types.iter().find(|one| **one != "null") {
        Some(&"array") => format!("list of {}", kind(&schema["items"], named)),
        Some(&"string") => bounded("text", schema, ["minLength", "maxLength"], " characters"),
        Some(&other) => bounded(other, schema, ["minimum", "maximum"], ""),
        None => "any JSON".to_owned(),
    }
}

/// What a value is, with its limits if it has an upper one.
fn bounded(kind: &str, schema: &Value, [least, most]: [&str; 2], unit: &str) -> String {
    match (schema[least].as_u64(), schema[most].as_u64()) {
        (_, None) => kind.to_owned(),
        (Some(least), Some(most)) => format!("{kind}, {least} to {most}{unit}"),
        (None, Some(most)) => format!("{kind}, at most {most}{unit}"),
    }
}

/// A description on one line, without links into the code.
fn one_line(text: Option<&str>) -> String {
    let words: Vec<&str> = text.unwrap_or_default().split_whitespace().collect();
    words.join(" ").replace("[`", "`").replace("`]", "`")
}

/// The description of a field, which stands inside if the field may be null.
fn about(field: &Value) -> String {
    let choices = field["oneOf"].as_array().into_iter().flatten();
    let mut descriptions = [field].into_iter().chain(choices);
    one_line(descriptions.find_map(|schema| schema["description"].as_str()))
}

/// What applies if a field is left out: its own default, or that of its type.
fn default(field: &Value) -> String {
    let of_type = referred(field).map(schema);
    let mut schemas = [Some(field), of_type].into_iter().flatten();
    let default = schemas.find_map(|schema| schema.get("default"));
    default.map_or_else(String::new, |default| format!(", default `{default}`"))
}

/// The fields of an object, a line each.
fn fields(schema: &Value, indent: &str, named: &mut Vec<String>) -> String {
    let mut text = String::new();
    let required: Vec<&str> = schema["required"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let optional = match (required.contains(&name.as_str()), may_be_null(field)) {
            (true, false) => String::new(),
            (true, true) => " or null".to_owned(),
            (false, _) => format!(", optional{}", default(field)),
        };
        let about = about(field);
        let about = if about.is_empty() {
            String::new()
        } else {
            format!(": {about}")
        };
        let kind = kind(field, named);
        let _ = writeln!(text, "{indent}- `{name}` ({kind}{optional}){about}");
    }
    text
}

/// A type: its fields, or what it is one of.
fn describe(name: &str, named: &mut Vec<String>) -> String {
    let schema = schema(name);
    let Some(variants) = schema["oneOf"].as_array() else {
        return fields(schema, "", named);
    };
    let mut text = String::new();
    for variant in variants {
        let about = one_line(variant["description"].as_str());
        assert!(
            !about.is_empty(),
            "a variant of {name} needs a comment: {variant}"
        );
        if let Some(words) = variant["enum"].as_array() {
            let word = words[0].as_str().unwrap_or_default();
            let _ = writeln!(text, "- `\"{word}\"`: {about}");
            continue;
        }
        for (word, inner) in variant["properties"].as_object().into_iter().flatten() {
            let content = referred(inner).map(str::to_owned);
            match content {
                Some(content) if is_described(&content) => {
                    let link = content.to_lowercase();
                    let _ = writeln!(text, "- `{word}`, a [`{content}`](#{link}): {about}");
                    named.push(content);
                }
                _ => {
                    let _ = writeln!(text, "- `{word}`: {about}");
                    text += &fields(inner, "  ", named);
                }
            }
        }
    }
    text
}

/// The type of a body, if there is one.
fn body(message: &Value, named: &mut Vec<String>) -> Option<String> {
    let content = message["content"].as_object()?;
    let (format, content) = content.iter().next()?;
    let is_json = format == "application/json";
    Some(if is_json {
        kind(&content["schema"], named)
    } else {
        "text".to_owned()
    })
}

/// The parameters of a request over HTTP; those in the path are parts of the address.
fn parameters(operation: &Value, named: &mut Vec<String>) -> String {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let queries = parameters.filter(|parameter| parameter["in"] == "query");
    let words: Vec<String> = queries
        .map(|query| {
            let name = query["name"].as_str().expect("a name");
            let about = one_line(query["description"].as_str());
            let about = about.trim_end_matches('.');
            let kind = kind(&query["schema"], named);
            let optional = if query["required"] == true {
                ""
            } else {
                ", optional"
            };
            format!("`{name}` ({kind}{optional}): {about}")
        })
        .collect();
    words.join("; ")
}

/// What a request over HTTP is answered when it succeeds.
fn answer(operation: &Value, named: &mut Vec<String>) -> String {
    let responses = operation["responses"].as_object().expect("responses");
    let (status, response) = responses
        .iter()
        .find(|(status, _)| status.starts_with(['1', '2']))
        .expect("every request can succeed");
    match body(response, named) {
        Some(body) => format!("{status}, {body}"),
        None => format!("{status}, no body"),
    }
}

/// All requests over HTTP.
fn addresses(named: &mut Vec<String>) -> String {
    let mut text = "### Addresses\nBodies are JSON with `Content-Type: application/json`. Where a \
        secret is needed, it goes in the `Authorization` header.\n\n\
        | Request | What it does | Secret | Query | Body | Answer |\n|---|---|---|---|---|---|\n"
        .to_owned();
    let paths = DOCUMENT["paths"].as_object().expect("addresses");
    for (path, operations) in paths {
        for (method, operation) in operations.as_object().expect("operations") {
            let about = operation["summary"].as_str().unwrap_or_default();
            let about = about.trim_end_matches('.').replace('\n', " ");
            let method = method.to_uppercase();
            let secret = if operation.get("security").is_some() {
                "yes"
            } else {
                ""
            };
            let query = parameters(operation, named);
            let wanted = &operation["requestBody"];
            let body = body(wanted, named).map(|body| match wanted["required"] == true {
                true => body,
                false => format!("{body}, optional"),
            });
            let body = body.unwrap_or_default();
            let answer = answer(operation, named);
            let _ = writeln!(
                text,
                "| `{method} {path}` | {about} | {secret} | {query} | {body} | {answer} |"
            );
        }
    }
    text
}

fn reference() -> String {
    let mut named = Vec::new();
    let mut text = format!(
        "The number of the protocol is {}.\n\n{}\n",
        starboard_wire::PROTOCOL,
        addresses(&mut named)
    );
    for (name, heading) in ROOTS {
        let _ = write!(text, "### {heading}\n{}\n", describe(name, &mut named));
    }
    text += "### Types\n";
    let mut done: BTreeSet<String> = BTreeSet::new();
    while let Some(name) = (!named.is_empty()).then(|| named.remove(0)) {
        if done.insert(name.clone()) {
            let about = one_line(schema(&name)["description"].as_str());
            // The rest is about the code.
            let about = about
                .split_inclusive(". ")
                .next()
                .unwrap_or_default()
                .trim();
            let about = if about.is_empty() {
                String::new()
            } else {
                format!("{about}\n\n")
            };
            let body = describe(&name, &mut named);
            let _ = write!(text, "#### {name}\n{about}{body}\n");
        }
    }
    text
}

/// Regenerate it with `STARBOARD_UPDATE=1 cargo test -p starboard-server --test all reference`.
#[test]
fn the_reference_of_messages_is_up_to_date() {
    let docs = std::fs::read_to_string(DOCS).expect("docs/server.md");
    let (before, rest) = docs.split_once(BEGIN).expect("where the reference begins");
    let (old, after) = rest.split_once(END).expect("where the reference ends");
    let new = reference();
    if std::env::var_os("STARBOARD_UPDATE").is_some() {
        let docs = format!("{before}{BEGIN}{new}{END}{after}");
        std::fs::write(Path::new(DOCS), docs).expect("docs/server.md can be written");
    } else {
        assert_eq!(old, new, "run it with STARBOARD_UPDATE=1");
    }
}

/// What the document says of a field that is left out is what the server does.
#[test]
fn fields_that_are_left_out_have_the_defaults_of_the_document() {
    let bare = r#"{"game":"armada","seats":["person","person"]}"#;
    let plan: Plan = serde_json::from_str(bare).expect("a plan");
    let Value::Object(plan) = serde_json::to_value(&plan).expect("JSON") else {
        panic!("no object");
    };
    let fields = &schema("Plan")["properties"];
    for field in ["clock", "late", "public", "chat"] {
        let default = format!(", default `{}`", plan[field]);
        assert_eq!(self::default(&fields[field]), default, "{field}");
    }
    // It is not written where it is false.
    assert_eq!(default(&fields["shared_device"]), ", default `false`");
    assert!(!plan.contains_key("shared_device"));
}

/// The upper limit of a field, which may be one of a variant.
fn upper_limit(of: &str, variant: Option<&str>, field: &str) -> usize {
    let fields = match variant {
        None => schema(of),
        Some(name) => {
            let variants = schema(of)["oneOf"].as_array().expect("variants");
            let mut found = variants.iter().map(|variant| &variant["properties"][name]);
            found.find(|fields| !fields.is_null()).expect("the variant")
        }
    };
    let field = &fields["properties"][field];
    let limits = [&field["maximum"], &field["maxLength"]].map(Value::as_u64);
    let limit = limits.into_iter().flatten().next();
    limit.expect("a limit") as usize
}

/// The document has the limits of the rules of tables.
#[test]
fn what_is_within_its_limit_is_accepted_and_one_more_is_not() {
    let registry = starboard_games::registry();
    let clock = |clock: Clock| {
        let mut plan = plan(SHORT, &[SeatFor::Person; 2]);
        plan.clock = clock;
        plan.check_online(&registry).is_ok()
    };
    let days = |days| clock(Clock::PerMove { days: days as u8 });
    let live = |minutes: usize, increment: usize| {
        let (minutes, increment) = (minutes as u16, increment as u16);
        clock(Clock::Live { minutes, increment })
    };
    let name = |length| check_name(&"x".repeat(length)).is_ok();
    let limits: [(_, &dyn Fn(usize) -> bool); 4] = [
        (upper_limit("Clock", Some("per-move"), "days"), &days),
        (upper_limit("Clock", Some("live"), "minutes"), &|most| {
            live(most, 0)
        }),
        (upper_limit("Clock", Some("live"), "increment"), &|most| {
            live(1, most)
        }),
        (upper_limit("NewPerson", None, "name"), &name),
    ];
    for (most, accepts) in limits {
        assert!(accepts(most) && !accepts(most + 1), "{most}");
    }
    assert_eq!(upper_limit("Person", None, "name"), MOST_NAME_CHARS);
    assert_eq!(
        upper_limit("Request", Some("say"), "text"),
        MOST_MESSAGE_CHARS
    );
}

/// Links go to headings by their words.
#[test]
fn no_two_headings_have_the_same_words_and_every_link_has_one() {
    let docs = std::fs::read_to_string(DOCS).expect("docs/server.md");
    let mut anchors = BTreeSet::new();
    let mut is_code = false;
    for line in docs.lines() {
        is_code ^= line.starts_with("```");
        if line.starts_with('#') && !is_code {
            let words = line.trim_start_matches('#').trim().to_lowercase();
            let anchor = words.replace(' ', "-");
            assert!(anchors.insert(anchor), "there are two headings {line}");
        }
    }
    for link in docs.split("](#").skip(1) {
        let anchor = link.split(')').next().unwrap_or_default();
        assert!(
            anchors.contains(anchor),
            "there is no heading for #{anchor}"
        );
    }
}
