//! Requests to the server, and the words for its errors.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;
use starboard_client::Refused;
use starboard_kernel::Lang;
use starboard_wire::{Secret, code};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::texts;

/// The timeout of a request, in milliseconds.
const PATIENCE: u32 = 10_000;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// There is no network, or the app came from a plain file server.
    Unreachable,
    /// This browser saves nothing, and what was asked for must not be lost.
    Unkept,
    /// The server says why not.
    Refused(Refused),
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Problem::Refused(refused)
    }
}

impl Problem {
    pub(crate) fn is(&self, wanted: &str) -> bool {
        matches!(self, Problem::Refused(refused) if refused.is(wanted))
    }

    pub(crate) fn text(&self, lang: Lang) -> String {
        let text = match self {
            Problem::Unreachable => texts::unreachable,
            Problem::Unkept => texts::storage_full,
            Problem::Refused(refused) => match refused.code.as_str() {
                code::MISSING => texts::missing,
                code::UNREADABLE | code::HELLO => texts::unreadable,
                code::FOREIGN => texts::foreign,
                code::UNSOUND => texts::refused_unsound,
                code::WRONG_DAY => texts::refused_wrong_day,
                code::SUBMITTED => texts::refused_submitted,
                _ => return refused.text(lang),
            },
        };
        text(lang)
    }
}

/// What an address has answered, once it has; the text is parsed where it is shown.
pub(super) type Fetched = Option<Result<String, Problem>>;

pub(super) fn fetch_into(fetched: RwSignal<Fetched>, path: String) {
    spawn_local(async move {
        let answer = request("GET", path, None, None).await;
        // The page may have been left.
        fetched.try_set(Some(answer));
    });
}

/// An unexpected answer does not come from a server of ours.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|_| Problem::Unreachable)
}

/// The text of an answer.
pub(super) async fn request(
    method: &str,
    path: String,
    secret: Option<&Secret>,
    body: Option<String>,
) -> Result<String, Problem> {
    let (succeeded, text) = fetch(method, &path, secret, body.as_deref())
        .await
        .ok_or(Problem::Unreachable)?;
    if succeeded {
        return Ok(text);
    }
    let starboard_wire::Problem { error } = read(&text)?;
    Err(Refused::from(error).into())
}

async fn fetch(
    method: &str,
    path: &str,
    secret: Option<&Secret>,
    body: Option<&str>,
) -> Option<(bool, String)> {
    let settings = web_sys::RequestInit::new();
    settings.set_method(method);
    settings.set_signal(Some(&web_sys::AbortSignal::timeout_with_u32(PATIENCE)));
    let headers = web_sys::Headers::new().ok()?;
    if let Some(secret) = secret {
        let words = format!("Bearer {}", secret.reveal());
        headers.set("authorization", &words).ok()?;
    }
    if let Some(body) = body {
        headers.set("content-type", "application/json").ok()?;
        settings.set_body(&body.into());
    }
    settings.set_headers(&headers);
    let answer = window().fetch_with_str_and_init(path, &settings);
    let answer: web_sys::Response = JsFuture::from(answer).await.ok()?.unchecked_into();
    let text = JsFuture::from(answer.text().ok()?).await.ok()?;
    Some((answer.ok(), text.as_string()?))
}
