//! Headers of every response.

use std::time::Duration;

use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::response::Response;
use tower_http::cors::{AllowOrigin, CorsLayer};

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

pub(crate) async fn add(mut response: Response) -> Response {
    for (name, value) in SECURITY_HEADERS {
        response.headers_mut().insert(name, value);
    }
    response
}

/// Lets pages of these origins use the API (CORS). The secret goes in a header, so cookies and other
/// credentials are not needed.
pub(crate) fn cross_origin(origins: &[String]) -> CorsLayer {
    let origins = origins.iter().filter_map(|origin| origin.parse().ok());
    CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins))
        .allow_methods([Method::GET, Method::POST, Method::PATCH, Method::DELETE])
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE])
        .expose_headers([header::RETRY_AFTER])
        .max_age(Duration::from_secs(3600))
}
