//! Requests and answers: the lobby, people, and records. What they look like is told by
//! `openapi.json`, which a test compares with [`ROUTES`].

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{
    ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request, State,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, patch, post};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use starboard_table::{Person, Phase, Refusal};
use starboard_wire::{
    GameResults, MOST_MESSAGE_BYTES, NewPerson, NewTable, Opened, Outcome, PROTOCOL, Place,
    Profile, Secret, Summary, Tables, Welcomed,
};
use tracing::Instrument;

use crate::limits::Addresses;
use crate::socket;
use crate::storage::{PAGE, StorageError};
use crate::{App, Error};

/// The longest body that is read.
pub(crate) const MOST_BODY_BYTES: usize = 16 * 1024;

const OPENAPI: &str = include_str!("../openapi.json");

macro_rules! routes {
    ($($method:ident $path:literal => $handler:ident,)*) => {
        /// Every method and path that is answered.
        pub const ROUTES: &[(&str, &str)] = &[$((stringify!($method), $path)),*];

        pub(crate) fn router() -> Router<App> {
            Router::new()
                $(.route($path, $method($handler)))*
                .route("/api/{*rest}", any(|| async { Error::Missing("address") }))
                .method_not_allowed_fallback(|| async { Error::WrongMethod })
                .layer(DefaultBodyLimit::max(MOST_BODY_BYTES))
        }
    };
}

routes! {
    get "/healthz" => health,
    get "/readyz" => readiness,
    get "/metrics" => metrics,
    get "/api/openapi.json" => openapi,
    get "/api/version" => version,
    get "/api/socket" => socket,
    post "/api/people" => add_person,
    get "/api/people/{id}" => profile,
    get "/api/me" => me,
    patch "/api/me" => rename,
    get "/api/me/tables" => own_tables,
    get "/api/tables" => public_tables,
    post "/api/tables" => open_table,
    get "/api/tables/{id}" => table,
    get "/api/tables/{id}/record" => record,
}

/// A body in JSON that nobody keeps.
pub(crate) struct Answer<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        match serde_json::to_string(&self.0) {
            Ok(body) => json(body),
            Err(error) => Error::trouble(&error).into_response(),
        }
    }
}

fn json(body: impl Into<axum::body::Body>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, body.into()).into_response()
}

/// A body in JSON, whatever its content type.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        let body = Bytes::from_request(request, app).await;
        let body = body.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
            _ => Error::Unreadable(error.body_text()),
        })?;
        serde_json::from_slice(&body)
            .map(Body)
            .map_err(|error| Error::Unreadable(error.to_string()))
    }
}

/// The parameters of a query.
struct Params<T>(T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(asked)) => Ok(Params(asked)),
            Err(error) => Err(Error::Unreadable(error.body_text())),
        }
    }
}

/// Where a request comes from, and that it may be made now.
pub(crate) struct Caller(IpAddr);

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let address = address_of(parts, app.trusts_proxy);
        if app.addresses.may_request(address) {
            Ok(Caller(address))
        } else {
            app.hub.metrics().refusals.inc();
            Err(Error::TooFast("requests"))
        }
    }
}

fn address_of(parts: &Parts, trusts_proxy: bool) -> IpAddr {
    let forwarded = || {
        // The proxy appends the address that it was asked from, to the last line or as another.
        let lines = parts.headers.get_all("x-forwarded-for");
        let value = lines.iter().next_back()?.to_str().ok()?;
        value.rsplit(',').next()?.trim().parse().ok()
    };
    let direct = || {
        let info = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        info.map(|info| info.0.ip())
    };
    trusts_proxy
        .then(forwarded)
        .flatten()
        .or_else(direct)
        // Without a network, in tests.
        .unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// Somebody authenticated by their secret.
struct Known(Person);

impl FromRequestParts<App> for Known {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        Caller::from_request_parts(parts, app).await?;
        let header = parts.headers.get(header::AUTHORIZATION);
        let token = header
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "))
            .ok_or(Error::Stranger)?;
        let secret = Secret::try_from(token.to_owned()).map_err(Error::WrongSecret)?;
        app.hub.person_of(&secret).await.map(Known)
    }
}

async fn health() -> &'static str {
    "ok\n"
}

async fn readiness(State(app): State<App>) -> Response {
    match app.hub.storage().check().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            let why = match error {
                StorageError::Unwritable => "the database takes no writes\n",
                _ => "the database does not answer\n",
            };
            (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
        }
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let metrics = app.hub.metrics();
    metrics.open_tables.set(app.hub.open_cells() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], metrics.text()).into_response()
}

async fn openapi() -> Response {
    json(OPENAPI)
}

async fn version() -> Response {
    Answer(serde_json::json!({
        "protocol": PROTOCOL,
        "version": env!("CARGO_PKG_VERSION"),
    }))
    .into_response()
}

async fn add_person(
    _: Caller,
    State(app): State<App>,
    Body(wanted): Body<NewPerson>,
) -> Result<impl IntoResponse, Error> {
    let (person, secret) = app.hub.add_person(&wanted.name).await?;
    Ok((StatusCode::CREATED, Answer(Welcomed { person, secret })))
}

async fn me(Known(person): Known) -> impl IntoResponse {
    Answer(person)
}

async fn rename(
    Known(person): Known,
    State(app): State<App>,
    Body(wanted): Body<NewPerson>,
) -> Result<impl IntoResponse, Error> {
    app.hub.rename(&person, &wanted.name).await.map(Answer)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pages {
    after: Option<Place>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    phase: Phase,
    after: Option<Place>,
}

fn page(app: &App, tables: Vec<Summary>) -> Answer<Tables> {
    let more = (tables.len() == PAGE)
        .then(|| tables.last().map(Place::from))
        .flatten();
    Answer(Tables {
        tables,
        now: app.hub.now(),
        more,
    })
}

async fn own_tables(
    Known(person): Known,
    State(app): State<App>,
    Params(Pages { after }): Params<Pages>,
) -> Result<impl IntoResponse, Error> {
    let storage = app.hub.storage();
    let tables = storage.tables_of(&person.id, after.as_ref()).await?;
    Ok(page(&app, tables))
}

async fn public_tables(
    _: Caller,
    State(app): State<App>,
    Params(Listed { phase, after }): Params<Listed>,
) -> Result<impl IntoResponse, Error> {
    let storage = app.hub.storage();
    let tables = storage.public_tables(phase, after.as_ref()).await?;
    Ok(page(&app, tables))
}

async fn open_table(
    Known(person): Known,
    State(app): State<App>,
    Body(NewTable { plan, key }): Body<NewTable>,
) -> Result<impl IntoResponse, Error> {
    let table = app.hub.open_table(&person, &key, plan).await?;
    Ok((StatusCode::CREATED, Answer(Opened { table })))
}

async fn table(
    _: Caller,
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let summary = app.hub.storage().summary(&id).await?;
    summary.map(Answer).ok_or(Error::Missing("table"))
}

async fn record(
    _: Caller,
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let cell = app.hub.cell(&id).await?;
    let record = cell.state().await?.record();
    let record = record.ok_or(Refusal::NotBegun)?;
    Ok(json(record.write()))
}

async fn profile(
    _: Caller,
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let storage = app.hub.storage();
    let person = storage
        .person_by_id(&id)
        .await?
        .ok_or(Error::Missing("person"))?;
    let mut results: Vec<GameResults> = Vec::new();
    for (game, outcome, count) in storage.results_of(&id).await? {
        let known = results.iter().position(|known| known.game == game);
        let index = known.unwrap_or_else(|| {
            results.push(GameResults {
                game,
                won: 0,
                drawn: 0,
                lost: 0,
            });
            results.len() - 1
        });
        let results = &mut results[index];
        match outcome {
            Outcome::Won => results.won = count,
            Outcome::Drawn => results.drawn = count,
            Outcome::Lost => results.lost = count,
        }
    }
    let games = storage.finished_games_of(&id).await?;
    Ok(Answer(Profile {
        person,
        results,
        games,
    }))
}

async fn socket(
    Caller(address): Caller,
    State(app): State<App>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    if !is_own_page(&headers, &app.origins) {
        return Err(Error::Foreign);
    }
    let upgrade = upgrade.map_err(|error| Error::NoUpgrade(error.body_text()))?;
    let admission = admitted(&app.addresses, address)?;
    let limits = app.addresses.limits();
    // What happens on the connection is logged with the request that opened it.
    let span = tracing::Span::current();
    Ok(upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(MOST_MESSAGE_BYTES)
        .max_frame_size(MOST_MESSAGE_BYTES)
        .on_upgrade(move |connection| {
            socket::serve(connection, app.hub, limits, admission).instrument(span)
        }))
}

fn admitted(addresses: &Addresses, address: IpAddr) -> Result<crate::limits::Admission, Error> {
    addresses.admit(address).ok_or_else(|| {
        Error::TooMany(
            "there are too many connections; close some pages, or try again later".into(),
        )
    })
}

/// Whether the page that asks is this server's, or one that it was told to trust. Programs send
/// no origin; browsers always do.
fn is_own_page(headers: &HeaderMap, trusted: &[String]) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let host = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    let own = text(header::HOST);
    (host.is_some() && host == own) || trusted.iter().any(|trusted| trusted == origin)
}
