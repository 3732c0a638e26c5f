//! The HTTP API, and that its document is true.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server_tests::{key, open_table, people, plan};
use starboard_server::{Error, ErrorKind};
use starboard_table::SeatFor;
use starboard_wire::{Tables, code};
use strum::IntoEnumIterator;

use crate::document::{self, DOCUMENT};
use crate::stage::{SHORT, Stage, settings};

pub(crate) async fn ask(
    stage: &Stage,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&str>,
) -> Result<(StatusCode, Value)> {
    let url = format!("http://{}{path}", stage.address);
    let mut request = reqwest::Client::new().request(method.parse::<Method>()?, url);
    if let Some(secret) = secret {
        request = request.bearer_auth(secret);
    }
    if let Some(body) = body {
        request = request.body(body.to_owned());
    }
    let answer = request.send().await?;
    let status = answer.status();
    let text = answer.text().await?;
    let answer = serde_json::from_str(&text).unwrap_or(Value::String(text));
    document::check(method, path, status.as_u16(), &answer)?;
    Ok((status, answer))
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_a_code_and_a_reason() -> Result<()> {
    let stage = Stage::start().await?;
    let [(_, ada)] = people(stage.address, ["Ada"]).await?;
    let ada = Some(ada.reveal());
    let good = serde_json::to_value(plan(SHORT, &[SeatFor::Person; 2]))?;
    let table = |change: &dyn Fn(&mut Value)| {
        let mut plan = good.clone();
        change(&mut plan);
        json!({ "plan": plan, "key": key() }).to_string()
    };
    let wrong = "0".repeat(64);
    let huge = "x".repeat(20_000);
    for (method, path, secret, body, status, expected) in [
        ("POST", "/api/people", None, "", 422, code::UNREADABLE),
        ("POST", "/api/people", None, r#"{"name":" "}"#, 422, "name"),
        (
            "POST",
            "/api/people",
            None,
            r#"{"name":"a\nb"}"#,
            422,
            "name",
        ),
        (
            "POST",
            "/api/people",
            None,
            r#"{"name":"A","admin":true}"#,
            422,
            code::UNREADABLE,
        ),
        ("GET", "/api/me", None, "", 401, code::STRANGER),
        ("GET", "/api/me", Some("abc"), "", 401, code::WRONG_SECRET),
        (
            "GET",
            "/api/me",
            Some(wrong.as_str()),
            "",
            401,
            code::WRONG_SECRET,
        ),
        ("PATCH", "/api/me", ada, r#"{"name":""}"#, 422, "name"),
        (
            "GET",
            "/api/me/tables?after=soon",
            ada,
            "",
            422,
            code::UNREADABLE,
        ),
        (
            "GET",
            "/api/me/tables?sort=up",
            ada,
            "",
            422,
            code::UNREADABLE,
        ),
        ("GET", "/api/tables", None, "", 422, code::UNREADABLE),
        (
            "GET",
            "/api/tables?phase=dreaming",
            None,
            "",
            422,
            code::UNREADABLE,
        ),
        ("GET", "/api/tables/nothing", None, "", 404, code::MISSING),
        (
            "GET",
            "/api/tables/nothing/record",
            None,
            "",
            404,
            code::MISSING,
        ),
        ("GET", "/api/people/nobody", None, "", 404, code::MISSING),
        (
            "POST",
            "/api/tables",
            None,
            &table(&|_| {}),
            401,
            code::STRANGER,
        ),
        ("POST", "/api/tables", ada, "{}", 422, code::UNREADABLE),
        (
            "POST",
            "/api/tables",
            ada,
            &table(&|p| p["game"] = "chess".into()),
            422,
            code::UNREADABLE,
        ),
        (
            "POST",
            "/api/tables",
            ada,
            &table(&|p| p["seats"] = json!([])),
            422,
            code::UNREADABLE,
        ),
        (
            "POST",
            "/api/tables",
            ada,
            &table(&|p| p["options"] = json!({"players": 9})),
            422,
            code::UNREADABLE,
        ),
        (
            "POST",
            "/api/tables",
            ada,
            &table(&|p| p["clock"] = json!({"per-move": {"days": 0}})),
            422,
            code::UNREADABLE,
        ),
        (
            "POST",
            "/api/tables",
            ada,
            &table(&|p| p["clock"] = "sundial".into()),
            422,
            code::UNREADABLE,
        ),
    ] {
        let (found, answer) = ask(&stage, method, path, secret, Some(body)).await?;
        ensure!(found == status, "{method} {path} {body}: {found} {answer}");
        let error = &answer["error"];
        ensure!(
            error["code"] == expected,
            "{method} {path} {body}: {answer}"
        );
        ensure!(
            error["message"].as_str().is_some_and(|text| text.len() > 5),
            "{answer}"
        );
    }
    let (status, _) = ask(&stage, "POST", "/api/people", None, Some(&huge)).await?;
    ensure!(status == StatusCode::PAYLOAD_TOO_LARGE, "{status}");
    let (status, _) = ask(&stage, "PUT", "/api/me", ada, None).await?;
    ensure!(status == StatusCode::METHOD_NOT_ALLOWED, "{status}");
    let lists = stage.app.database().table_ids(None).await?;
    ensure!(lists.is_empty(), "something was opened");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_once_for_a_key_and_lists_have_pages() -> Result<()> {
    let stage = Stage::start().await?;
    let [(person, secret), (_, other)] = people(stage.address, ["Ada", "Ben"]).await?;
    let body = json!({ "plan": plan(SHORT, &[SeatFor::Person; 2]), "key": key() }).to_string();
    let ada = Some(secret.reveal());
    let (status, first) = ask(&stage, "POST", "/api/tables", ada, Some(&body)).await?;
    ensure!(status == StatusCode::CREATED);
    let (_, again) = ask(&stage, "POST", "/api/tables", ada, Some(&body)).await?;
    ensure!(first == again, "{first} and {again}");
    let mut names = BTreeSet::new();
    let plan = || plan(SHORT, &[SeatFor::Person; 2]);
    for _ in 0..49 {
        names.insert(open_table(stage.address, &secret, plan()).await?);
    }
    let too_many = open_table(stage.address, &secret, plan()).await;
    ensure!(too_many.is_err_and(|error| error.to_string().contains(code::TOO_MANY)));
    for _ in 0..5 {
        names.insert(open_table(stage.address, &other, plan()).await?);
    }
    names.insert(first["table"].as_str().context("a name")?.to_owned());
    ensure!(names.len() == 55);
    let mut seen = BTreeSet::new();
    let mut path = "/api/tables?phase=gathering".to_owned();
    loop {
        let (_, answer) = ask(&stage, "GET", &path, None, None).await?;
        let page: Tables = serde_json::from_value(answer)?;
        seen.extend(page.tables.into_iter().map(|table| table.table));
        let Some(more) = page.more else { break };
        path = format!("/api/tables?phase=gathering&after={more}");
    }
    ensure!(seen == names, "{} of {}", seen.len(), names.len());
    let (_, renamed) = ask(
        &stage,
        "PATCH",
        "/api/me",
        ada,
        Some(r#"{"name":"Countess"}"#),
    )
    .await?;
    ensure!(
        renamed == json!({ "id": person.id, "name": "Countess" }),
        "{renamed}"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_asks_too_much_has_to_wait() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut strict = settings(&folder);
    strict.limits.requests_per_second = 2;
    let stage = Stage::with(strict).await?;
    let mut refused = 0;
    for _ in 0..30 {
        let (status, _) = ask(&stage, "GET", "/api/tables?phase=over", None, None).await?;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    ensure!((10..=20).contains(&refused), "{refused} of 30");
    // Health checks have no rate limit.
    let (status, _) = ask(&stage, "GET", "/healthz", None, None).await?;
    ensure!(status == StatusCode::OK);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn health_readiness_and_metrics_are_served() -> Result<()> {
    let stage = Stage::start().await?;
    let two = stage.two_people().await?;
    for path in ["/healthz", "/readyz"] {
        let (status, _) = ask(&stage, "GET", path, None, None).await?;
        ensure!(status == StatusCode::OK, "{path}");
    }
    let (_, Value::String(text)) = ask(&stage, "GET", "/metrics", None, None).await? else {
        anyhow::bail!("figures are text")
    };
    for line in [
        "starboard_connections 2",
        "starboard_watches 2",
        "starboard_open_tables 1",
        "starboard_tables_opened_total 1",
        "starboard_entries_stored_total 2",
    ] {
        ensure!(
            text.lines().any(|found| found == line),
            "{line} is not in\n{text}"
        );
    }
    drop(two);
    stage.app.database().close().await;
    let (status, _) = ask(&stage, "GET", "/readyz", None, None).await?;
    ensure!(status == StatusCode::SERVICE_UNAVAILABLE);
    let (status, _) = ask(&stage, "GET", "/healthz", None, None).await?;
    ensure!(status == StatusCode::OK);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_has_the_methods_of_every_route_and_no_other() -> Result<()> {
    let stage = Stage::start().await?;
    let routes = document::routes();
    let paths: BTreeSet<&str> = routes.iter().map(|(path, _)| *path).collect();
    for path in paths {
        for method in ["get", "post", "put", "patch", "delete"] {
            let url = path.replace("{id}", "nothing");
            let (status, answer) = ask(&stage, &method.to_uppercase(), &url, None, None).await?;
            let code = answer["error"]["code"].as_str();
            ensure!(
                routes.contains(&(path, method)) == (status != StatusCode::METHOD_NOT_ALLOWED),
                "{method} {path}: {status}"
            );
            ensure!(
                answer["error"]["message"] != Error::Missing("address").to_string(),
                "{method} {path} is not there"
            );
            ensure!((code == Some(code::WRONG_METHOD)) == !routes.contains(&(path, method)));
        }
    }
    let (_, answer) = ask(&stage, "POST", "/api/nothing", None, None).await?;
    ensure!(answer["error"]["code"] == code::MISSING, "{answer}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_is_complete() -> Result<()> {
    let stage = Stage::start().await?;
    let (_, served) = ask(&stage, "GET", "/api/openapi.json", None, None).await?;
    ensure!(served == *DOCUMENT);
    for (path, method) in document::routes() {
        let operation = &DOCUMENT["paths"][path][method];
        ensure!(operation["summary"].is_string(), "{method} {path}: summary");
        let answers = operation["responses"].as_object().context("responses")?;
        for (status, answer) in answers {
            let description = answer["description"].as_str();
            ensure!(description.is_some_and(|text| !text.is_empty()), "{path}");
            let needs_secret = operation.get("security").is_some();
            ensure!(status != "401" || needs_secret, "{method} {path}");
        }
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            ensure!(parameter["description"].is_string(), "{path} {parameter}");
        }
    }
    let codes = &DOCUMENT["components"]["schemas"]["ProblemDetails"]["properties"]["code"];
    let listed: BTreeSet<&str> = codes["enum"]
        .as_array()
        .context("codes")?
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let all: BTreeSet<&str> = ErrorKind::iter().flat_map(ErrorKind::codes).collect();
    ensure!(listed == all, "{listed:?} against {all:?}");
    // Every reference leads somewhere.
    let mut references = Vec::new();
    collect_references(&DOCUMENT, &mut references);
    ensure!(!references.is_empty());
    for reference in references {
        let pointer = reference.strip_prefix('#').context("a reference within")?;
        ensure!(
            DOCUMENT.pointer(pointer).is_some(),
            "{reference} leads nowhere"
        );
    }
    Ok(())
}

fn collect_references(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match (name.as_str(), value) {
                    ("$ref", Value::String(reference)) => into.push(reference.clone()),
                    _ => collect_references(value, into),
                }
            }
        }
        Value::Array(values) => {
            for value in values {
                collect_references(value, into);
            }
        }
        _ => {}
    }
}

/// [`ask`] validates every response against the document.
#[tokio::test(flavor = "multi_thread")]
async fn answers_are_as_the_document_says() -> Result<()> {
    let stage = Stage::start().await?;
    let two = stage.two_people().await?;
    let ada = Some(two.secrets[0].reveal());
    let person = two.clients[0].person.as_ref().context("a person")?;
    for path in [
        format!("/api/people/{}", person.id),
        "/api/me".to_owned(),
        "/api/me/tables".to_owned(),
        "/api/tables?phase=playing".to_owned(),
        format!("/api/tables/{}", two.table),
        format!("/api/tables/{}/record", two.table),
        "/api/version".to_owned(),
    ] {
        let (status, _) = ask(&stage, "GET", &path, ada, None).await?;
        ensure!(status == StatusCode::OK, "{path}: {status}");
    }
    let body = &DOCUMENT["paths"]["/api/tables"]["post"]["requestBody"]["content"];
    let example = body["application/json"]["example"].to_string();
    let (status, _) = ask(&stage, "POST", "/api/tables", ada, Some(&example)).await?;
    ensure!(status == StatusCode::CREATED, "{example}: {status}");
    let wrong = json!({ "protocol": "two", "version": "0" });
    ensure!(document::check("GET", "/api/version", 200, &wrong).is_err());
    Ok(())
}
