//! Headers of every response.

use std::net::Ipv6Addr;
use std::str::FromStr;
use std::time::Duration;

use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::response::Response;
use serde::Deserialize;
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

/// Where pages come from, as browsers tell it: a scheme, a host, and a port unless it is the usual one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct WebOrigin(HeaderValue);

/// A text that no browser sends as an origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "an origin has a scheme and a host in lower case, a port unless it is the usual one, and no path, \
     such as https://games.example or http://localhost:3000"
)]
pub struct NotAnOrigin;

impl FromStr for WebOrigin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<WebOrigin, NotAnOrigin> {
        let (scheme, rest) = text.split_once("://").ok_or(NotAnOrigin)?;
        let usual_port = match scheme {
            "http" => "80",
            "https" => "443",
            _ => return Err(NotAnOrigin),
        };
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
            _ => (rest, None),
        };
        let is_name = |text: &str| {
            let fits = |byte: u8| {
                byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'.' | b'-')
            };
            !text.is_empty() && text.bytes().all(fits)
        };
        let version_6 = host
            .strip_prefix('[')
            .and_then(|host| host.strip_suffix(']'));
        let is_host = match version_6 {
            Some(address) => address.parse::<Ipv6Addr>().is_ok(),
            None => is_name(host),
        };
        let is_port = port.is_none_or(|port| {
            port != usual_port
                && port
                    .parse::<u16>()
                    .is_ok_and(|number| number.to_string() == port)
        });
        match is_host && is_port {
            true => text.parse().map(WebOrigin).map_err(|_| NotAnOrigin),
            false => Err(NotAnOrigin),
        }
    }
}

impl TryFrom<String> for WebOrigin {
    type Error = NotAnOrigin;

    fn try_from(text: String) -> Result<WebOrigin, NotAnOrigin> {
        text.parse()
    }
}

impl WebOrigin {
    pub(crate) fn header(&self) -> &HeaderValue {
        &self.0
    }
}

/// Lets pages of these origins use the API (CORS). The secret goes in a header, so cookies and other
/// credentials are not needed.
pub(crate) fn cross_origin(origins: &[WebOrigin]) -> CorsLayer {
    let origins = origins.iter().map(|origin| origin.header().clone());
    CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins))
        .allow_methods([Method::GET, Method::POST, Method::PATCH, Method::DELETE])
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE])
        .expose_headers([header::RETRY_AFTER])
        .max_age(Duration::from_secs(3600))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_written_as_browsers_send_them() {
        for text in [
            "https://games.example",
            "http://localhost:3000",
            "https://xn--bcher-kva.example:8443",
            "http://192.0.2.1",
            "http://[::1]:8080",
            "http://[2001:db8::1]",
        ] {
            assert!(text.parse::<WebOrigin>().is_ok(), "{text}");
        }
        for text in [
            "",
            "games.example",
            "https://",
            "https://games.example/",
            "https://games.example/play",
            "https://games.example?x",
            "https://Games.example",
            "https://games.example:443",
            "http://games.example:80",
            "https://games.example:",
            "https://games.example:99999",
            "https://user@games.example",
            "https://bücher.example",
            "ftp://games.example",
            "https://[::1",
            "*",
            "null",
        ] {
            assert_eq!(text.parse::<WebOrigin>(), Err(NotAnOrigin), "{text}");
        }
    }
}
