//! The files of the browser app and how they are sent: compressed where the client can read it,
//! cached indefinitely where the name carries a hash of the content, revalidated otherwise.

use std::{
    collections::BTreeMap,
    fs, io,
    path::Path,
    sync::{Arc, Mutex},
};

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest, Sha256};
use starboard_wire::Route;

const INDEX: &str = "index.html";
/// The same for pages other than the home page, without its picture.
const ELSEWHERE: &str = "elsewhere.html";

/// A set of files to serve, cheap to clone.
#[derive(Clone, Debug)]
pub struct Assets {
    files: Arc<BTreeMap<String, Asset>>,
    made: Option<Made>,
}

/// Makes the file of a name; `None` if there is no such file.
pub type Maker = fn(&str) -> Option<Vec<u8>>;

/// Files that are made on request.
#[derive(Clone, Debug)]
struct Made {
    place: &'static str,
    maker: Maker,
    /// One is made at a time: the lock is held meanwhile. The number of names is small.
    known: Arc<Mutex<BTreeMap<String, Arc<Asset>>>>,
}

#[derive(Debug)]
pub(crate) struct Asset {
    content_type: &'static str,
    /// The name changes whenever the content does.
    immutable: bool,
    plain: Variant,
    brotli: Option<Variant>,
}

#[derive(Debug)]
struct Variant {
    body: Bytes,
    etag: HeaderValue,
}

impl Assets {
    /// The files of a folder, and of the folders in it.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn from_folder(folder: &Path) -> io::Result<Self> {
        let mut files = Vec::new();
        let mut folders = vec![String::new()];
        while let Some(below) = folders.pop() {
            for entry in fs::read_dir(folder.join(&below))? {
                let entry = entry?;
                let name = format!("{below}{}", entry.file_name().to_string_lossy());
                if entry.file_type()?.is_dir() {
                    folders.push(format!("{name}/"));
                } else {
                    files.push((name, Bytes::from(fs::read(entry.path())?)));
                }
            }
        }
        Ok(Self::from_files(files))
    }

    /// Files by their path below the root, without a leading slash. `NAME.br` is not a file of
    /// its own but the compressed form of `NAME`.
    pub fn from_files(files: impl IntoIterator<Item = (String, Bytes)>) -> Self {
        let mut files: BTreeMap<String, Bytes> = files.into_iter().collect();
        let names: Vec<String> = files
            .keys()
            .filter(|name| !name.ends_with(".br"))
            .cloned()
            .collect();
        let assets = names.into_iter().filter_map(|name| {
            let plain = Variant::new(files.remove(&name)?);
            let brotli = files.remove(&format!("{name}.br")).map(Variant::new);
            let asset = Asset {
                content_type: content_type(&name),
                immutable: has_hashed_name(&name),
                plain,
                brotli,
            };
            Some((name, asset))
        });
        Self {
            files: Arc::new(assets.collect()),
            made: None,
        }
    }

    /// With files below `place`, such as `print/`, that are made on request and kept. The maker
    /// decides which names exist: there must be few.
    #[must_use]
    pub fn making(self, place: &'static str, maker: Maker) -> Self {
        let known = Arc::default();
        let made = Some(Made {
            place,
            maker,
            known,
        });
        Self { made, ..self }
    }

    /// Makes the file at `path`, if it is one of those. This may take a moment.
    pub(crate) async fn make(&self, path: &str) -> Option<Arc<Asset>> {
        let made = self.made.clone()?;
        let name = path.strip_prefix('/')?.strip_prefix(made.place)?.to_owned();
        let make = move || {
            let mut known = made.known.lock().ok()?;
            if let Some(asset) = known.get(&name) {
                return Some(Arc::clone(asset));
            }
            let asset = Arc::new(Asset {
                content_type: content_type(&name),
                immutable: false,
                plain: Variant::new((made.maker)(&name)?.into()),
                brotli: None,
            });
            known.insert(name, Arc::clone(&asset));
            Some(asset)
        };
        tokio::task::spawn_blocking(make).await.ok()?
    }

    pub(crate) async fn respond(
        &self,
        method: &Method,
        path: &str,
        headers: &HeaderMap,
    ) -> Response {
        if !matches!(*method, Method::GET | Method::HEAD) {
            let allow = [(header::ALLOW, "GET, HEAD")];
            return (
                StatusCode::METHOD_NOT_ALLOWED,
                allow,
                "method not allowed\n",
            )
                .into_response();
        }
        let made = self.make(path).await;
        let Some(asset) = made.as_deref().or_else(|| self.find(path)) else {
            return (StatusCode::NOT_FOUND, "not found\n").into_response();
        };

        let (variant, encoding) = match &asset.brotli {
            Some(brotli) if accepts_brotli(headers) => (brotli, Some("br")),
            _ => (&asset.plain, None),
        };
        let mut response = Response::new(Body::empty());
        let fields = response.headers_mut();
        fields.insert(header::ETAG, variant.etag.clone());
        fields.insert(
            header::CACHE_CONTROL,
            HeaderValue::from_static(if asset.immutable {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            }),
        );
        if asset.brotli.is_some() {
            fields.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        // If there is no such page, the app says so.
        let is_there = made.is_some() || self.has(path) || is_page(path);
        if is_there && already_has(headers, &variant.etag) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }

        fields.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static(asset.content_type),
        );
        if let Some(encoding) = encoding {
            fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        fields.insert(header::CONTENT_LENGTH, variant.body.len().into());
        if *method == Method::GET {
            *response.body_mut() = Body::from(variant.body.clone());
        }
        if !is_there {
            *response.status_mut() = StatusCode::NOT_FOUND;
        }
        response
    }

    /// Whether `path` is a file.
    fn has(&self, path: &str) -> bool {
        path.strip_prefix('/')
            .is_some_and(|name| self.files.contains_key(name))
    }

    /// The file at `path`, or the page itself for client-side routes of the app. Those have no
    /// extension: a missing picture must stay missing.
    ///
    /// Files are looked up in a closed set, so no path can reach outside of it; paths that try
    /// are refused rather than answered with the page.
    fn find(&self, path: &str) -> Option<&Asset> {
        let name = path.strip_prefix('/')?;
        if let Some(asset) = self.files.get(name) {
            return Some(asset);
        }
        let lower = name.to_ascii_lowercase();
        let climbs = lower.contains('\\')
            || ["%2e", "%2f", "%5c", "%00"]
                .iter()
                .any(|code| lower.contains(code))
            || lower.split('/').any(|segment| segment.starts_with('.'));
        let last = name.rsplit('/').next().unwrap_or(name);
        if climbs || last.contains('.') {
            return None;
        }
        let elsewhere = self.files.get(ELSEWHERE).filter(|_| !name.is_empty());
        elsewhere.or_else(|| self.files.get(INDEX))
    }
}

impl Variant {
    fn new(body: Bytes) -> Self {
        let etag = format!("\"{}\"", hex::encode(&Sha256::digest(&body)[..16]));
        let etag = HeaderValue::try_from(etag).expect("hex digits in quotes are a header value");
        Self { body, etag }
    }
}

/// `app-0123456789abcdef.js`: the names that `cargo xtask web` gives to files that never change.
fn has_hashed_name(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    let Some((stem, _)) = file.split_once('.') else {
        return false;
    };
    let Some((_, hash)) = stem.rsplit_once('-') else {
        return false;
    };
    hash.len() == 16
        && hash
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Whether the app has a page at `path`. It may still find nothing there: games of this browser and
/// tables are looked up by the page.
fn is_page(path: &str) -> bool {
    let route = Route::read(path);
    let has_game = |game| starboard_games::registry().get(game).is_ok();
    route != Route::Unknown && route.game().is_none_or(has_game)
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/vnd.microsoft.icon",
        "jpg" | "jpeg" => "image/jpeg",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "pdf" => "application/pdf",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Whether `Accept-Encoding` names brotli, or names `*` and does not exclude brotli.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let mut named = None;
    let mut any = false;
    for value in headers.get_all(header::ACCEPT_ENCODING) {
        let Ok(value) = value.to_str() else { continue };
        for item in value.split(',') {
            let mut parts = item.split(';');
            let coding = parts.next().unwrap_or_default().trim();
            let accepted = !parts.any(is_zero_quality);
            if coding.eq_ignore_ascii_case("br") {
                named = Some(accepted);
            } else if coding == "*" {
                any = accepted;
            }
        }
    }
    named.unwrap_or(any)
}

/// `q=0`, `q=0.`, `q=0.000`.
fn is_zero_quality(parameter: &str) -> bool {
    let Some((name, value)) = parameter.split_once('=') else {
        return false;
    };
    let value = value.trim();
    name.trim().eq_ignore_ascii_case("q")
        && value.starts_with('0')
        && value.bytes().all(|byte| matches!(byte, b'0' | b'.'))
}

/// Whether the client already has this content, by the weak comparison that
/// `If-None-Match` asks for.
fn already_has(headers: &HeaderMap, etag: &HeaderValue) -> bool {
    let Ok(etag) = etag.to_str() else {
        return false;
    };
    headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|tag| tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == etag)
}
