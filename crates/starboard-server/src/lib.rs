//! The Starboard server: the browser app, online tables, and the endpoints for operating and
//! monitoring it. [`router`] builds all routes as a value that tests call without a network;
//! [`serve`] runs it on a listener until shutdown.

mod api;
mod assets;
mod bus;
mod error;
mod gate;
mod headers;
mod hub;
mod limits;
mod metrics;
mod openapi;
mod platform;
pub mod portable;
mod secrets;
pub mod socket;
pub mod storage;
mod time;

use std::{convert::Infallible, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{FromRef, Request, State},
    middleware,
    response::Response,
    serve::ListenerExt,
};
use tokio::{net::TcpListener, sync::watch};
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use tracing::Level;

pub use api::document as openapi;
pub use assets::Assets;
pub use bus::{Bus, News, NoBus};
pub use error::{Error, ErrorKind};
pub use hub::Hub;
pub use limits::Limits;
pub use metrics::Metrics;
pub use platform::{Machine, Platform};
pub use secrets::NoRandomness;
pub use time::{MOST_AHEAD, WorldClock};

use gate::Gate;
use limits::Addresses;
use storage::{Database, StorageError, StorageOptions};

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
    /// Other sites whose pages may connect, such as `https://games.example`.
    pub origins: Vec<String>,
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
    origins: Arc<[String]>,
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
        Ok(App {
            hub,
            database,
            assets,
            addresses: Addresses::new(settings.limits),
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
        api::router()
            .fallback(serve_asset)
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
        if let Ok(address) = listener.local_addr() {
            tracing::info!(%address, "listening");
        }
        let (stop, stopping) = watch::channel(false);
        let mut stop_serving = stopping.clone();
        let mut stop_waiting = stopping;
        let service = self
            .router()
            .into_make_service_with_connect_info::<SocketAddr>();
        let gate = Gate::new(listener, self.addresses.limits(), self.trusts_proxy);
        // Axum provides the client address only for its own listener types, such as this one.
        let gate = gate.tap_io(|_| ());
        let server = axum::serve(gate, service).with_graceful_shutdown(
            // An error means that the sender is gone: stop as well.
            async move { drop(stop_serving.wait_for(|stop| *stop).await) },
        );
        let hub = self.hub.clone();
        tokio::spawn(async move {
            shutdown.await;
            hub.ask_all_to_leave();
            stop.send_replace(true);
        });
        tokio::select! {
            result = server.into_future() => result?,
            () = async {
                drop(stop_waiting.wait_for(|stop| *stop).await);
                tokio::time::sleep(SHUTDOWN_GRACE).await;
            } => tracing::warn!("some requests did not finish in time and were dropped"),
        }
        self.database.close().await;
        tracing::info!("stopped");
        Ok(())
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
    Ok(assets.respond(request.method(), request.uri().path(), request.headers()))
}
