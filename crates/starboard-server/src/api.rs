//! The HTTP API: the lobby, people, records and leaderboards. `GET /api/openapi.json` describes them
//! with what is said here about each handler.

use std::net::{IpAddr, SocketAddr};
use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{
    ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request, State,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use starboard_kernel::{Day, Record};
use starboard_table::{Person, Phase, Refusal};
use starboard_wire::{
    DailyResult, GameResults, Leaderboard, MOST_MESSAGE_BYTES, NewPerson, NewSecret, NewTable,
    Opened, PROTOCOL, Place, PlayerResult, Profile, Secret, Standing, Summary, Tables, Welcomed,
};
use tracing::Instrument;
use utoipa::{IntoParams, OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::headers::WebOrigin;
use crate::limits::Addresses;
use crate::openapi::{Document, Errors};
use crate::secrets::is_id;
use crate::socket;
use crate::storage::{PAGE, StorageError};
use crate::{App, Error};

/// The size limit of request bodies.
pub(crate) const MOST_BODY_BYTES: usize = 16 * 1024;

/// Without a heartbeat for this long, a server is not ready.
const SILENCE: Duration = Duration::from_secs(5);

/// The OpenAPI document of the server, as JSON.
#[must_use]
pub fn document() -> &'static str {
    static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
        let document = routes().into_openapi();
        document.to_json().expect("every key is a string")
    });
    &DOCUMENT
}

pub(crate) fn router() -> Router<App> {
    Router::from(routes())
        .route("/api/{*rest}", any(|| async { Error::Missing("address") }))
        .method_not_allowed_fallback(|| async { Error::WrongMethod })
        .layer(DefaultBodyLimit::max(MOST_BODY_BYTES))
}

/// What a separate address for metrics serves.
pub(crate) fn operation_router() -> Router<App> {
    Router::from(operation_routes())
}

fn operation_routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(health))
        .routes(routes!(readiness))
        .routes(routes!(metrics))
}

fn routes() -> OpenApiRouter<App> {
    operation_routes()
        .routes(routes!(openapi))
        .routes(routes!(version))
        .routes(routes!(socket))
        .routes(routes!(add_person))
        .routes(routes!(profile))
        .routes(routes!(me, rename, delete_me))
        .routes(routes!(replace_secret))
        .routes(routes!(own_tables))
        .routes(routes!(public_tables, open_table))
        .routes(routes!(table))
        .routes(routes!(record))
        .routes(routes!(submit_result))
        .routes(routes!(leaderboard))
        .routes(routes!(standing))
        .routes(routes!(daily_record))
}

/// A JSON response that must not be cached.
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

/// A JSON body of any content type.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        let body = tokio::time::timeout(app.timeouts.body, Bytes::from_request(request, app));
        let body = body.await.map_err(|_| Error::TooSlow)?;
        let body = body.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
            _ => Error::Unreadable(error.body_text()),
        })?;
        // Where a body is optional, none is the same as null.
        let body = if body.is_empty() { b"null" } else { &body[..] };
        serde_json::from_slice(body)
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

/// The id in the path. Only ids that could exist reach the database.
struct Id(String);

impl FromRequestParts<App> for Id {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        #[derive(Deserialize)]
        struct Named {
            id: String,
        }
        let path = Path::<Named>::from_request_parts(parts, app).await;
        match path {
            Ok(Path(Named { id })) if is_id(&id) => Ok(Id(id)),
            _ => Err(Error::Missing("address")),
        }
    }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct DayPath {
    /// A solo game.
    game: String,
    /// A day, such as 2026-11-15.
    day: String,
}

/// The game and the day in the path, of which there can be a leaderboard.
struct OfDay(&'static str, Day);

impl FromRequestParts<App> for OfDay {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let path = Path::<DayPath>::from_request_parts(parts, app).await;
        let Path(DayPath { game, day }) = path.map_err(|_| Error::Missing("address"))?;
        let rules = app.hub.registry().get(&game).ok();
        let day = day.parse().map_err(|_| Error::Missing("day"))?;
        let rules = rules.filter(|rules| rules.of_day(day).is_some());
        let rules = rules.ok_or(Error::Missing("game of the day"))?;
        Ok(OfDay(rules.name(), day))
    }
}

/// The address of a client that is within its rate limit.
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
        // The proxy appends the address of its client to the last header, or adds another header.
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
        // In tests there is no network.
        .unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// A person authenticated by their secret.
struct Known(Person);

impl FromRequestParts<App> for Known {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let Authenticated(person, _) = Authenticated::from_request_parts(parts, app).await?;
        Ok(Known(person))
    }
}

/// The same with the secret.
struct Authenticated(Person, Secret);

impl FromRequestParts<App> for Authenticated {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        Caller::from_request_parts(parts, app).await?;
        let header = parts.headers.get(header::AUTHORIZATION);
        let token = header
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "))
            .ok_or(Error::Stranger)?;
        let secret = Secret::try_from(token.to_owned()).map_err(Error::WrongSecret)?;
        let person = app.hub.person_of(&secret).await?;
        Ok(Authenticated(person, secret))
    }
}

/// Liveness: whether the process responds
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = OK, description = "It does", body = String, content_type = "text/plain")))]
async fn health() -> &'static str {
    "ok\n"
}

/// Readiness: whether the database responds and accepts writes
#[utoipa::path(get, path = "/readyz", tag = "operation",
    responses(
        (status = OK, description = "It does", body = String, content_type = "text/plain"),
        Errors<429>,
        (status = SERVICE_UNAVAILABLE, description = "It does not", body = String, content_type = "text/plain"),
    ))]
async fn readiness(_: Caller, State(app): State<App>) -> Response {
    let silence = app.hub.since_heartbeat();
    let checked = match silence > SILENCE {
        true => Err(StorageError::Late(silence)),
        false => app.database.check().await,
    };
    match checked {
        Ok(()) if app.hub.is_degraded() => {
            "ready, degraded: the bus does not answer, other servers hear of moves a second later\n"
                .into_response()
        }
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

/// Metrics for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses(
        (status = OK, description = "In the OpenMetrics text format", body = String,
            content_type = "application/openmetrics-text"),
        Errors<404>, Errors<429>,
    ))]
async fn metrics(_: Caller, State(app): State<App>) -> Result<Response, Error> {
    if app.separate_metrics {
        return Err(Error::Missing("address"));
    }
    let metrics = app.hub.metrics();
    metrics.open_tables.set(app.hub.open_cells() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], metrics.text()).into_response())
}

/// This document
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation",
    responses((status = OK, description = "OpenAPI 3.1", body = Object)))]
async fn openapi() -> Response {
    json(document())
}

/// Which versions the server speaks
#[utoipa::path(get, path = "/api/version", tag = "operation",
    responses((status = OK, description = "The versions", body = Version)))]
async fn version() -> impl IntoResponse {
    Answer(Version {
        protocol: PROTOCOL,
        version: env!("CARGO_PKG_VERSION"),
    })
}

#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Version {
    /// The version of the messages on the WebSocket.
    protocol: u32,
    /// The version of the server.
    version: &'static str,
}

/// Creates a person: a name, and a secret that is shown only this once
#[utoipa::path(post, path = "/api/people", tag = "people", request_body = NewPerson,
    responses(
        (status = CREATED, description = "The new person", body = Welcomed),
        Errors<408>, Errors<413>, Errors<422>, Errors<429>, Errors<503>,
    ))]
async fn add_person(
    Caller(address): Caller,
    State(app): State<App>,
    Body(wanted): Body<NewPerson>,
) -> Result<impl IntoResponse, Error> {
    if !app.addresses.may_add_person(address) {
        app.hub.metrics().refusals.inc();
        return Err(Error::TooFast("new people"));
    }
    let (person, secret) = app.hub.add_person(&wanted.name).await?;
    Ok((StatusCode::CREATED, Answer(Welcomed { person, secret })))
}

/// The person whose secret it is
#[utoipa::path(get, path = "/api/me", tag = "people", security(("bearer" = [])),
    responses(
        (status = OK, description = "The person", body = Person),
        Errors<401>, Errors<429>, Errors<503>,
    ))]
async fn me(Known(person): Known) -> impl IntoResponse {
    Answer(person)
}

/// Changes the name; seats keep the name they were taken with
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = NewPerson,
    security(("bearer" = [])),
    responses(
        (status = OK, description = "The person", body = Person),
        Errors<401>, Errors<408>, Errors<413>, Errors<422>, Errors<429>, Errors<503>,
    ))]
async fn rename(
    Known(person): Known,
    State(app): State<App>,
    Body(wanted): Body<NewPerson>,
) -> Result<impl IntoResponse, Error> {
    app.hub.rename(&person, &wanted.name).await.map(Answer)
}

/// Deletes the person: unfinished games are resigned, the secret no longer works, and the name and
/// chat messages disappear from all tables
#[utoipa::path(delete, path = "/api/me", tag = "people", security(("bearer" = [])),
    responses(
        (status = NO_CONTENT, description = "The person is deleted"),
        Errors<401>, Errors<429>, Errors<503>,
    ))]
async fn delete_me(
    Known(person): Known,
    State(app): State<App>,
) -> Result<impl IntoResponse, Error> {
    app.delete_person(&person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Replaces a secret that somebody else may know, by the one in the body or else by one that the server
/// draws; connections with the old one end
#[utoipa::path(post, path = "/api/me/secret", tag = "people", request_body = Option<NewSecret>,
    security(("bearer" = [])),
    responses(
        (status = OK, description = "The person with the new secret, which is shown only this once",
            body = Welcomed),
        Errors<401>, Errors<408>, Errors<413>, Errors<422>, Errors<429>, Errors<503>,
    ))]
async fn replace_secret(
    Authenticated(person, old): Authenticated,
    State(app): State<App>,
    Body(wanted): Body<Option<NewSecret>>,
) -> Result<impl IntoResponse, Error> {
    let chosen = wanted.map(|wanted| wanted.secret);
    let secret = app.replace_secret(&person, &old, chosen).await?;
    Ok(Answer(Welcomed { person, secret }))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Pages {
    /// The next page: `more` of the page before.
    after: Option<Place>,
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Listed {
    /// Which tables.
    phase: Phase,
    /// The next page: `more` of the page before.
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

/// The tables where the person has a seat, most recently changed first
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", params(Pages),
    security(("bearer" = [])),
    responses(
        (status = OK, description = "A page of the list", body = Tables),
        Errors<401>, Errors<422>, Errors<429>, Errors<503>,
    ))]
async fn own_tables(
    Known(person): Known,
    State(app): State<App>,
    Params(Pages { after }): Params<Pages>,
) -> Result<impl IntoResponse, Error> {
    let storage = &app.database;
    let tables = storage.tables_of(&person.id, after.as_ref()).await?;
    Ok(page(&app, tables))
}

/// Public tables, most recently changed first
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Listed),
    responses(
        (status = OK, description = "A page of the list", body = Tables),
        Errors<422>, Errors<429>, Errors<503>,
    ))]
async fn public_tables(
    _: Caller,
    State(app): State<App>,
    Params(Listed { phase, after }): Params<Listed>,
) -> Result<impl IntoResponse, Error> {
    let storage = &app.database;
    let tables = storage.public_tables(phase, after.as_ref()).await?;
    Ok(page(&app, tables))
}

/// The game in the example of the API document.
fn example_game() -> Option<&'static str> {
    Some(starboard_games::registry().iter().next()?.name())
}

/// Opens a table; the same key again gives the same table
#[utoipa::path(post, path = "/api/tables", tag = "tables", security(("bearer" = [])),
    request_body(content = NewTable, example = json!({
        "plan": { "game": example_game(), "seats": ["person", { "bot": 3 }], "public": true },
        "key": "0f8fad5b-d9cb-469f",
    })),
    responses(
        (status = CREATED, description = "The new table", body = Opened),
        Errors<401>, Errors<409>, Errors<408>, Errors<413>, Errors<422>, Errors<429>, Errors<503>,
    ))]
async fn open_table(
    Known(person): Known,
    State(app): State<App>,
    Body(NewTable { plan, key }): Body<NewTable>,
) -> Result<impl IntoResponse, Error> {
    let table = app.hub.open_table(&person, &key, plan).await?;
    Ok((StatusCode::CREATED, Answer(Opened { table })))
}

/// A table in a list
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The id of a table")),
    responses(
        (status = OK, description = "The table", body = Summary),
        Errors<404>, Errors<429>, Errors<503>,
    ))]
async fn table(_: Caller, State(app): State<App>, Id(id): Id) -> Result<impl IntoResponse, Error> {
    let summary = app.database.summary(&id).await?;
    summary.map(Answer).ok_or(Error::Missing("table"))
}

/// The game so far as a record; with its seed once it is over
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "The id of a table")),
    responses(
        (status = OK, description = "A record for `starboard replay` and `starboard verify`",
            body = Record),
        Errors<404>, Errors<409>, Errors<429>, Errors<503>,
    ))]
async fn record(
    Caller(address): Caller,
    State(app): State<App>,
    Id(id): Id,
) -> Result<Response, Error> {
    let record = app.hub.table(&id).await?.record();
    let record = record.ok_or(Refusal::NotBegun)?.write();
    // It is as long as the log.
    if app.addresses.may_read(address, record.len()) {
        Ok(json(record))
    } else {
        app.hub.metrics().refusals.inc();
        Err(Error::TooFast("records"))
    }
}

/// Puts a finished game of the day on the leaderboard: the first result of a person counts, and the
/// same record again gets the same answer
#[utoipa::path(post, path = "/api/daily", tag = "daily", request_body = Record,
    security(("bearer" = [])),
    responses(
        (status = CREATED, description = "The result that counts", body = DailyResult),
        Errors<401>, Errors<409>, Errors<408>, Errors<413>, Errors<422>, Errors<429>, Errors<503>,
    ))]
async fn submit_result(
    Known(person): Known,
    State(app): State<App>,
    Body(record): Body<Value>,
) -> Result<impl IntoResponse, Error> {
    let record = Record::from_value(record);
    let record = record.map_err(|error| Error::Unreadable(error.to_string()))?;
    let result = app.submit(&person, record).await?;
    Ok((StatusCode::CREATED, Answer(result)))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LeaderboardPages {
    /// The next page: `more` of the page before.
    after: Option<String>,
}

/// The leaderboard of a game and a day
#[utoipa::path(get, path = "/api/daily/{game}/{day}", tag = "daily",
    params(DayPath, LeaderboardPages),
    responses(
        (status = OK, description = "A page of the list", body = Leaderboard),
        Errors<404>, Errors<422>, Errors<429>, Errors<503>,
    ))]
async fn leaderboard(
    _: Caller,
    State(app): State<App>,
    OfDay(game, day): OfDay,
    Params(LeaderboardPages { after }): Params<LeaderboardPages>,
) -> Result<impl IntoResponse, Error> {
    if after.as_ref().is_some_and(|after| !is_id(after)) {
        return Err(Error::Missing("result"));
    }
    let page = app.leaderboard(game, day, after.as_deref()).await?;
    Ok(Answer(page))
}

/// A person's place on a leaderboard
#[utoipa::path(get, path = "/api/daily/{game}/{day}/{id}", tag = "daily",
    params(DayPath, ("id" = String, Path, description = "The id of a person")),
    responses(
        (status = OK, description = "The line of the leaderboard", body = Standing),
        Errors<404>, Errors<429>, Errors<503>,
    ))]
async fn standing(
    _: Caller,
    State(app): State<App>,
    OfDay(game, day): OfDay,
    Id(id): Id,
) -> Result<impl IntoResponse, Error> {
    let standing = app.database.standing(game, day, &id).await?;
    standing.map(Answer).ok_or(Error::Missing("result"))
}

/// The record of a result, once its day is over
#[utoipa::path(get, path = "/api/daily/{game}/{day}/{id}/record", tag = "daily",
    params(DayPath, ("id" = String, Path, description = "The id of a person")),
    responses(
        (status = OK, description = "A record for `starboard replay` and `starboard verify`",
            body = Record),
        Errors<404>, Errors<409>, Errors<429>, Errors<503>,
    ))]
async fn daily_record(
    _: Caller,
    State(app): State<App>,
    OfDay(game, day): OfDay,
    Id(id): Id,
) -> Result<Response, Error> {
    let record = app.daily_record(game, day, &id).await?;
    Ok(json(record.write()))
}

/// A player's page: results per game and the last public games
#[utoipa::path(get, path = "/api/people/{id}", tag = "people",
    params(("id" = String, Path, description = "The id of a person")),
    responses(
        (status = OK, description = "The page", body = Profile),
        Errors<404>, Errors<429>, Errors<503>,
    ))]
async fn profile(
    _: Caller,
    State(app): State<App>,
    Id(id): Id,
) -> Result<impl IntoResponse, Error> {
    let storage = &app.database;
    let person = storage
        .person_by_id(&id)
        .await?
        .ok_or(Error::Missing("person"))?;
    let mut results: Vec<GameResults> = Vec::new();
    for (game, result, count) in storage.results_of(&id).await? {
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
        match result {
            PlayerResult::Won => results.won = count,
            PlayerResult::Drawn => results.drawn = count,
            PlayerResult::Lost => results.lost = count,
        }
    }
    let games = storage.finished_games_of(&id).await?;
    Ok(Answer(Profile {
        person,
        results,
        games,
    }))
}

/// Opens a WebSocket, over which tables are watched and played
#[utoipa::path(get, path = "/api/socket", tag = "tables",
    responses(
        (status = SWITCHING_PROTOCOLS, description = "The messages are described in \
            docs/server.md; the first one from the client is `hello`"),
        Errors<400>, Errors<403>, Errors<409>, Errors<429>,
    ))]
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
    // Events of the connection are logged within the span of its request.
    let span = tracing::Span::current();
    Ok(upgrade
        // Most messages are shorter; a longer one gets a larger buffer for a while.
        .read_buffer_size(512)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(MOST_MESSAGE_BYTES)
        .max_frame_size(MOST_MESSAGE_BYTES)
        .on_upgrade(move |connection| {
            let serving = async move {
                socket::serve_from(connection, app.hub, app.addresses, address).await;
                drop(admission);
            };
            serving.instrument(span)
        }))
}

fn admitted(addresses: &Addresses, address: IpAddr) -> Result<crate::limits::Admission, Error> {
    addresses.admit(address).ok_or_else(|| {
        Error::TooMany(
            "there are too many connections; close some pages, or try again later".into(),
        )
    })
}

/// Whether the origin is this server or trusted by its settings. Browsers always send an origin,
/// other programs do not.
fn is_own_page(headers: &HeaderMap, trusted: &[WebOrigin]) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    if trusted.iter().any(|trusted| trusted.header() == origin) {
        return true;
    }
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let host = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    host.is_some() && host == text(header::HOST)
}
