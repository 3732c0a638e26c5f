//! Responses of the router, without a network.

use std::path::Path;

use axum::{
    body::{Body, Bytes},
    http::{Request, Response, StatusCode},
};
use http_body_util::BodyExt;
use starboard_server::Assets;
use tower::ServiceExt;

use crate::stage::app;

const SCRIPT: &str = "/app-0123456789abcdef.js";

fn assets() -> Assets {
    Assets::from_files(
        [
            ("index.html", "<!doctype html>page"),
            ("index.html.br", "page, compressed"),
            ("app-0123456789abcdef.js", "script"),
            ("app-0123456789abcdef.js.br", "script, compressed"),
            ("app-0123456789abcdef.wasm", "module"),
            ("icons/icon.png", "picture"),
            ("manifest.webmanifest", "{}"),
            ("sw.js", "service worker"),
        ]
        .map(|(name, content)| (name.to_owned(), Bytes::from_static(content.as_bytes()))),
    )
}

/// Sends one request. `headers` are `Name: value` lines.
async fn send(method: &str, path: &str, headers: &[&str]) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(path);
    for line in headers {
        let (name, value) = line.split_once(": ").expect("`Name: value`");
        request = request.header(name, value);
    }
    let request = request.body(Body::empty()).expect("a valid request");
    let (app, _folder) = app(assets()).await;
    app.router()
        .oneshot(request)
        .await
        .expect("the router never fails")
}

async fn body(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.expect("a whole body");
    String::from_utf8(bytes.to_bytes().to_vec()).expect("text")
}

fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    match response.headers().get(name) {
        Some(value) => value.to_str().expect("text"),
        None => "",
    }
}

/// Who comes to another page first does not download the picture of the home page.
#[tokio::test]
async fn other_pages_come_without_the_picture_of_the_home_page() {
    let files = [
        ("index.html", "with picture"),
        ("elsewhere.html", "without picture"),
    ];
    let assets = Assets::from_files(
        files.map(|(name, content)| (name.to_owned(), Bytes::from_static(content.as_bytes()))),
    );
    for (path, content) in [
        ("/", "with picture"),
        ("/index.html", "with picture"),
        ("/rules", "without picture"),
        ("/nothing", "without picture"),
    ] {
        let request = Request::builder().uri(path).body(Body::empty());
        let (app, _folder) = app(assets.clone()).await;
        let response = app
            .router()
            .oneshot(request.expect("a valid request"))
            .await
            .expect("the router never fails");
        assert_eq!(body(response).await, content, "{path}");
    }
}

#[tokio::test]
async fn paths_lead_to_files_or_to_the_page() {
    for (path, status, content_type, content) in [
        ("/", 200, "text/html; charset=utf-8", "<!doctype html>page"),
        (
            "/index.html",
            200,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        (
            "/index.html?from=icon",
            200,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        // Client-side routes of the app.
        (
            "/play/some-game",
            200,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        (
            "/rules",
            200,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        (
            "/new/rescue",
            200,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        // The app says that there is nothing, and so does the status.
        (
            "/play/",
            404,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        (
            "/nothing",
            404,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        (
            "/new/chess",
            404,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        (SCRIPT, 200, "text/javascript; charset=utf-8", "script"),
        (
            "/app-0123456789abcdef.wasm",
            200,
            "application/wasm",
            "module",
        ),
        ("/icons/icon.png", 200, "image/png", "picture"),
        (
            "/manifest.webmanifest",
            200,
            "application/manifest+json",
            "{}",
        ),
        ("/healthz", 200, "text/plain; charset=utf-8", "ok\n"),
        (
            "/missing.png",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
        (
            "/play/missing.js",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
        // Compressed forms are chosen by header, never by name.
        (
            "/index.html.br",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
        // Nothing outside of the set of files can be reached.
        (
            "/../Cargo.toml",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
        (
            "/../../etc/passwd",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
        (
            "/%2e%2e/%2e%2e/etc/passwd",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
        (
            "/..%2f..%2fetc%2fpasswd",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
        (
            "/..%5c..%5cetc",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
        (
            "//etc/passwd",
            404,
            "text/html; charset=utf-8",
            "<!doctype html>page",
        ),
        (
            "/.git/config",
            404,
            "text/plain; charset=utf-8",
            "not found\n",
        ),
    ] {
        let response = send("GET", path, &[]).await;
        assert_eq!(response.status(), status, "{path}");
        assert_eq!(header(&response, "content-type"), content_type, "{path}");
        assert_eq!(header(&response, "content-encoding"), "", "{path}");
        assert_eq!(body(response).await, content, "{path}");
    }
}

#[tokio::test]
async fn brotli_is_sent_to_those_who_accept_it() {
    for (accept, compressed) in [
        ("br", true),
        ("gzip, deflate, br, zstd", true),
        ("gzip;q=1.0, BR;q=0.001", true),
        ("*", true),
        ("gzip, *;q=0.5", true),
        ("", false),
        ("gzip", false),
        ("brotli", false),
        ("br;q=0", false),
        ("gzip, br; q=0.000", false),
        ("*, br;q=0", false),
        ("br;q=0, *", false),
        ("*;q=0", false),
    ] {
        let response = send("GET", SCRIPT, &[&format!("Accept-Encoding: {accept}")]).await;
        let (encoding, content) = if compressed {
            ("br", "script, compressed")
        } else {
            ("", "script")
        };
        assert_eq!(header(&response, "content-encoding"), encoding, "{accept}");
        assert_eq!(header(&response, "vary"), "accept-encoding", "{accept}");
        assert_eq!(
            header(&response, "content-type"),
            "text/javascript; charset=utf-8"
        );
        assert_eq!(body(response).await, content, "{accept}");
    }
    // No compressed form, no choice.
    let response = send("GET", "/icons/icon.png", &["Accept-Encoding: br"]).await;
    assert_eq!(header(&response, "content-encoding"), "");
    assert_eq!(header(&response, "vary"), "");
}

#[tokio::test]
async fn only_hashed_names_are_cached_without_asking() {
    for (path, immutable) in [
        (SCRIPT, true),
        ("/app-0123456789abcdef.wasm", true),
        ("/", false),
        ("/index.html", false),
        ("/play", false),
        ("/sw.js", false),
        ("/icons/icon.png", false),
        ("/manifest.webmanifest", false),
    ] {
        let response = send("GET", path, &[]).await;
        let expected = if immutable {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        assert_eq!(header(&response, "cache-control"), expected, "{path}");
    }
}

#[tokio::test]
async fn known_content_is_not_sent_again() {
    let first = send("GET", "/", &[]).await;
    let etag = header(&first, "etag").to_owned();
    assert!(etag.starts_with('"') && etag.ends_with('"'), "{etag}");

    for (known, status) in [
        (etag.clone(), 304),
        (format!("W/{etag}"), 304),
        (format!("\"other\", {etag}"), 304),
        ("*".to_owned(), 304),
        ("\"other\"".to_owned(), 200),
        (etag.trim_matches('"').to_owned(), 200),
    ] {
        let response = send("GET", "/", &[&format!("If-None-Match: {known}")]).await;
        assert_eq!(response.status(), status, "{known}");
        assert_eq!(header(&response, "etag"), etag, "{known}");
        assert_eq!(header(&response, "cache-control"), "no-cache", "{known}");
        if status == 304 {
            assert_eq!(body(response).await, "", "{known}");
        }
    }

    // The compressed form is other content, so it has another tag.
    let compressed = send("GET", "/", &["Accept-Encoding: br"]).await;
    assert_ne!(header(&compressed, "etag"), etag);
    let response = send(
        "GET",
        "/",
        &["Accept-Encoding: br", &format!("If-None-Match: {etag}")],
    )
    .await;
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    for path in ["/", SCRIPT, "/healthz"] {
        for accept in ["Accept-Encoding: br", "Accept-Encoding: identity"] {
            let get = send("GET", path, &[accept]).await;
            let head = send("HEAD", path, &[accept]).await;
            assert_eq!(head.status(), get.status(), "{path}");
            for name in ["etag", "cache-control", "content-type", "content-encoding"] {
                assert_eq!(header(&head, name), header(&get, name), "{path} {name}");
            }
            let length = header(&head, "content-length").to_owned();
            assert_eq!(body(head).await, "", "{path}");
            assert_eq!(length, body(get).await.len().to_string(), "{path}");
        }
    }
}

#[tokio::test]
async fn other_methods_are_refused() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
        for path in ["/", "/play", SCRIPT, "/missing.png", "/healthz"] {
            let response = send(method, path, &[]).await;
            assert_eq!(response.status(), 405, "{method} {path}");
            let allow = header(&response, "allow").replace(' ', "");
            assert_eq!(allow, "GET,HEAD", "{method} {path}");
        }
    }
}

#[tokio::test]
async fn every_response_carries_the_security_headers() {
    let etag = header(&send("GET", "/", &[]).await, "etag").to_owned();
    for (method, path, condition, status) in [
        ("GET", "/", "", 200),
        ("GET", "/", etag.as_str(), 304),
        ("HEAD", SCRIPT, "", 200),
        ("GET", "/healthz", "", 200),
        ("GET", "/missing.png", "", 404),
        ("POST", "/", "", 405),
        ("POST", "/healthz", "", 405),
    ] {
        let response = send(method, path, &[&format!("If-None-Match: {condition}")]).await;
        assert_eq!(response.status(), status, "{method} {path}");
        for (name, value) in [
            (
                "content-security-policy",
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                 img-src 'self' data:; font-src 'self'; connect-src 'self'; \
                 manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
                 form-action 'none'; frame-ancestors 'none'",
            ),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(header(&response, name), value, "{method} {path}");
        }
        assert!(
            header(&response, "permissions-policy").contains("geolocation=()"),
            "{method} {path}"
        );
    }
}

#[tokio::test]
async fn the_app_has_a_page() {
    let dist = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../dist"));
    let request = Request::get("/").body(Body::empty()).expect("a request");
    let (app, _folder) = app(Assets::from_folder(dist).expect("the app is built")).await;
    let response = app
        .router()
        .oneshot(request)
        .await
        .expect("the router never fails");
    assert_eq!(response.status(), StatusCode::OK);
    assert!(body(response).await.starts_with("<!doctype html>"));
}

#[tokio::test]
async fn the_server_stops_when_told() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let (app, _folder) = app(assets()).await;
    let server = tokio::spawn(app.serve(listener, async {
        stopped.await.expect("told to stop");
    }));

    // An open connection must not delay the shutdown.
    let mut connection = tokio::net::TcpStream::connect(address)
        .await
        .expect("the server listens");
    connection
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .await
        .expect("the request is taken");
    let mut start = [0; 15];
    connection
        .read_exact(&mut start)
        .await
        .expect("the request is answered");
    assert_eq!(&start, b"HTTP/1.1 200 OK");

    stop.send(()).expect("the server waits for this");
    server
        .await
        .expect("the server does not panic")
        .expect("the server stops without an error");
    assert!(tokio::net::TcpStream::connect(address).await.is_err());
}
