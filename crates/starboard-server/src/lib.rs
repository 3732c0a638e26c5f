//! The Starboard server. [`router`] is everything it answers, as a value that tests call without
//! a network; [`run`] puts it on a listener until told to stop, and [`serve`] does so with a router
//! of one's own.

mod assets;

use std::{convert::Infallible, io, time::Duration};

use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware,
    response::Response,
    routing::get,
};
use tokio::{net::TcpListener, sync::watch};
use tower_http::trace::TraceLayer;

pub use assets::Assets;

/// How long open requests may take to finish after the signal to stop. A client that reads
/// slowly or not at all must not keep the process alive.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// Sent with every response. The app needs no inline script, no inline style and no other
/// origin, so the policy allows none; `wasm-unsafe-eval` is what browsers ask for to compile
/// WebAssembly and allows nothing else.
const SECURITY_HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
             img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
             worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), \
             microphone=(), payment=(), usb=()",
        ),
    ),
];

/// Everything the server answers.
pub fn router(assets: Assets) -> Router {
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .fallback(serve_asset)
        .with_state(assets)
        .layer(middleware::map_response(add_security_headers))
        .layer(TraceLayer::new_for_http())
}

/// Serves the embedded app on `listener` until `shutdown` completes.
pub async fn run(
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    serve(listener, router(Assets::embedded()), shutdown).await
}

/// Serves `router` on `listener` until `shutdown` completes, then lets open requests finish for
/// a short while.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    if let Ok(address) = listener.local_addr() {
        tracing::info!(%address, "listening");
    }
    let (stop, stopping) = watch::channel(false);
    let mut stop_serving = stopping.clone();
    let mut stop_waiting = stopping;
    let server = axum::serve(listener, router).with_graceful_shutdown(
        // An error means that the sender is gone, which is a stop as well.
        async move { drop(stop_serving.wait_for(|stop| *stop).await) },
    );
    tokio::spawn(async move {
        shutdown.await;
        stop.send_replace(true);
    });
    tokio::select! {
        result = server.into_future() => result?,
        () = async {
            drop(stop_waiting.wait_for(|stop| *stop).await);
            tokio::time::sleep(SHUTDOWN_GRACE).await;
        } => tracing::warn!("some requests did not finish in time and were dropped"),
    }
    tracing::info!("stopped");
    Ok(())
}

async fn serve_asset(
    State(assets): State<Assets>,
    request: Request,
) -> Result<Response, Infallible> {
    Ok(assets.respond(request.method(), request.uri().path(), request.headers()))
}

async fn add_security_headers(mut response: Response) -> Response {
    for (name, value) in SECURITY_HEADERS {
        response.headers_mut().insert(name, value);
    }
    response
}
