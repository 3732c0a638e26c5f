//! The Starboard server: the browser app, online tables, and the endpoints for operating and
//! monitoring it. [`router`] builds all routes as a value that tests call without a network;
//! [`serve`] runs it on a listener until shutdown.

mod address;
mod api;
mod assets;
mod bus;
#[cfg(test)]
mod counting;
mod daily;
mod error;
mod gate;
mod headers;
mod hub;
mod limits;
mod metrics;
mod openapi;
mod platform;
pub mod portable;
mod privacy;
pub mod prune;
mod secrets;
pub mod socket;
pub mod storage;
mod time;

use std::{convert::Infallible, io, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{FromRef, Request, State},
    middleware,
    response::Response,
};
use tokio::{net::TcpListener, sync::watch};
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use tracing::Level;

pub use api::document as openapi;
pub use assets::{Assets, Maker};
pub use bus::{Bus, News, NoBus};
pub use error::{Error, ErrorKind};
pub use gate::Timeouts;
pub use headers::{NotAnOrigin, WebOrigin};
pub use hub::Hub;
pub use limits::Limits;
pub use metrics::Metrics;
pub use platform::{Machine, Platform};
pub use secrets::NoRandomness;
pub use time::{MOST_AHEAD, WorldClock};

use gate::Gate;
use limits::Addresses;
use storage::{Database, StorageError, StorageOptions};

/// How often addresses that ask for nothing any more are forgotten.
const TIDYING: Duration = Duration::from_secs(30);
/// How long open requests may take to finish after the signal to stop. A client that reads
/// slowly or not at all must not keep the process alive.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// The default number of bots that think at a time: half of the processors.
fn usual_bot_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// `sqlite://FILE` or `postgres://…`
    pub database: String,
    pub storage: StorageOptions,
    /// `nats://…`, for several nodes on one database.
    pub bus: Option<String>,
    /// How many bots think at a time.
    pub bot_threads: usize,
    pub limits: Limits,
    pub timeouts: Timeouts,
    /// Whether metrics are served by [`App::serve_metrics`] only, not with everything else.
    pub separate_metrics: bool,
    /// Other sites whose pages may connect, such as `https://games.example`.
    pub origins: Vec<WebOrigin>,
    /// Whether `X-Forwarded-For` is trusted for the address of clients.
    pub trusts_proxy: bool,
    pub clock: WorldClock,
}

impl Settings {
    #[must_use]
    pub fn on(database: impl Into<String>) -> Settings {
        Settings {
            database: database.into(),
            storage: StorageOptions::default(),
            bus: None,
            bot_threads: usual_bot_threads(),
            limits: Limits::default(),
            timeouts: Timeouts::default(),
            separate_metrics: false,
            origins: Vec::new(),
            trusts_proxy: false,
            clock: WorldClock::default(),
        }
    }
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error(transparent)]
    Bus(#[from] NoBus),
}

/// A server, to be run on a listener. Clones are handles to the same server.
#[derive(Clone, Debug)]
pub struct App {
    hub: Hub,
    database: Database,
    assets: Assets,
    addresses: Addresses,
    timeouts: Timeouts,
    separate_metrics: bool,
    origins: Arc<[WebOrigin]>,
    trusts_proxy: bool,
}

impl App {
    /// Opens the database and resumes its tables.
    ///
    /// # Errors
    /// If the database or the bus does not answer.
    pub async fn start(settings: Settings, assets: Assets) -> Result<App, StartError> {
        let database = Database::open_with(&settings.database, &settings.storage).await?;
        let bus = match &settings.bus {
            Some(url) => Bus::connect(url).await?,
            None => Bus::none(),
        };
        let hub = Hub::start(
            Arc::new(database.clone()),
            bus,
            Arc::new(Machine {
                clock: settings.clock,
            }),
            Metrics::default(),
            settings.bot_threads,
        )
        .await?;
        privacy::start(&hub, &database);
        let addresses = Addresses::new(settings.limits);
        let of_task = addresses.clone();
        hub::every(&hub, TIDYING, move |_| {
            of_task.tidy();
            std::future::ready(())
        });
        Ok(App {
            hub,
            database,
            assets,
            addresses,
            timeouts: settings.timeouts,
            separate_metrics: settings.separate_metrics,
            origins: settings.origins.into(),
            trusts_proxy: settings.trusts_proxy,
        })
    }

    #[must_use]
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    #[must_use]
    pub fn database(&self) -> &Database {
        &self.database
    }

    /// All routes, with their middleware.
    pub fn router(&self) -> Router {
        let mut api = api::router();
        if !self.origins.is_empty() {
            api = api.layer(headers::cross_origin(&self.origins));
        }
        api.fallback(serve_asset)
            .with_state(self.clone())
            .layer(middleware::map_response(headers::add))
            .layer(PropagateRequestIdLayer::x_request_id())
            .layer(
                TraceLayer::new_for_http()
                    .make_span_with(span)
                    .on_response(DefaultOnResponse::new().level(Level::INFO)),
            )
            .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
    }

    /// Serves on `listener` until `shutdown` completes, then lets open requests finish for a
    /// short while and closes the database.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let address = listener.local_addr()?;
        tracing::info!(%address, "listening");
        let (stop, mut stopping) = watch::channel(false);
        let server = self.gate(listener).serve(self.router(), {
            let mut stopping = stopping.clone();
            // An error means that the sender is gone: stop as well.
            async move { drop(stopping.wait_for(|stop| *stop).await) }
        });
        let hub = self.hub.clone();
        tokio::spawn(async move {
            shutdown.await;
            hub.ask_all_to_leave();
            stop.send_replace(true);
        });
        tokio::select! {
            () = server => {}
            () = async {
                drop(stopping.wait_for(|stop| *stop).await);
                tokio::time::sleep(SHUTDOWN_GRACE).await;
            } => tracing::warn!("some requests did not finish in time and were dropped"),
        }
        self.database.close().await;
        tracing::info!("stopped");
        Ok(())
    }

    /// Serves metrics and the checks of health on an address of their own.
    pub async fn serve_metrics(self, listener: TcpListener) {
        let gate = self.gate(listener);
        let router = api::operation_router().with_state(App {
            separate_metrics: false,
            ..self
        });
        gate.serve(router, std::future::pending()).await;
    }

    fn gate(&self, listener: TcpListener) -> Gate {
        let limits = self.addresses.limits();
        Gate::new(listener, limits, self.timeouts, self.trusts_proxy)
    }
}

impl FromRef<App> for Assets {
    fn from_ref(app: &App) -> Assets {
        app.assets.clone()
    }
}

/// What is logged of a request. Secrets are only in headers and URL fragments, never in the path.
fn span(request: &Request) -> tracing::Span {
    let id = request.headers().get("x-request-id");
    tracing::info_span!(
        "request",
        method = %request.method(),
        path = request.uri().path(),
        id = id.and_then(|id| id.to_str().ok()).unwrap_or_default(),
    )
}

async fn serve_asset(
    State(assets): State<Assets>,
    request: Request,
) -> Result<Response, Infallible> {
    let (request, _) = request.into_parts();
    Ok(assets
        .respond(&request.method, request.uri.path(), &request.headers)
        .await)
}
