//! The API document, and the validation of responses against it.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

pub(crate) static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(starboard_server::openapi()).expect("JSON"));

/// Every documented path and method, in lower case.
pub(crate) fn routes() -> BTreeSet<(&'static str, &'static str)> {
    let paths = DOCUMENT["paths"].as_object().expect("paths");
    let methods = |value: &'static Value| value.as_object().expect("methods").keys();
    paths
        .iter()
        .flat_map(|(path, value)| methods(value).map(|method| (path.as_str(), method.as_str())))
        .collect()
}

fn is_at(template: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap_or(path);
    let (mut wanted, mut found) = (template.split('/'), path.split('/'));
    loop {
        match (wanted.next(), found.next()) {
            (None, None) => return true,
            (Some(wanted), Some(found)) if wanted == found || wanted.starts_with('{') => {}
            _ => return false,
        }
    }
}

/// Validates a response body, a string unless it is JSON, against the document.
pub(crate) fn check(method: &str, path: &str, status: u16, answer: &Value) -> Result<()> {
    let method = method.to_lowercase();
    let mut templates = routes().into_iter().filter(|(at, _)| is_at(at, path));
    let schema = match templates.find(|(_, found)| *found == method) {
        Some((at, method)) => {
            let answers = &DOCUMENT["paths"][at][method]["responses"];
            let answer = answers.get(status.to_string());
            let content = &answer.with_context(|| format!("{method} {path}: {status}"))?["content"];
            match content.get("application/json") {
                Some(content) => content["schema"].clone(),
                None => json!({ "type": "string" }),
            }
        }
        None if matches!(status, 404 | 405) => json!({ "$ref": "#/components/schemas/Problem" }),
        None => bail!("{method} {path} is not in the document"),
    };
    let mut schema = schema;
    schema["components"] = DOCUMENT["components"].clone();
    let errors: Vec<String> = jsonschema::validator_for(&schema)?
        .iter_errors(answer)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    ensure!(
        errors.is_empty(),
        "{method} {path}: {errors:?} in\n{answer}"
    );
    Ok(())
}
