//! Connections to a server, with TLS for `https`.

use std::io;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::Origin;

/// Timeout of connection attempts and responses.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) trait Duplex: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Duplex for T {}

/// Connects to a server.
pub(crate) async fn connect(origin: &Origin) -> io::Result<Box<dyn Duplex>> {
    let opened = timeout(PATIENCE, open(origin)).await;
    opened.unwrap_or_else(|_| {
        Err(io::Error::new(
            io::ErrorKind::TimedOut,
            "it does not answer",
        ))
    })
}

async fn open(origin: &Origin) -> io::Result<Box<dyn Duplex>> {
    let host = origin.host.trim_start_matches('[').trim_end_matches(']');
    let stream = TcpStream::connect((host, origin.port)).await?;
    stream.set_nodelay(true)?;
    if !origin.secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
    let stream = encryption()?.connect(name, stream).await?;
    Ok(Box::new(stream))
}

/// Certificates are checked against the roots of this machine, which may include a private authority, and
/// against Mozilla's, because minimal systems have none.
fn encryption() -> io::Result<TlsConnector> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = CONFIG.get() {
        return Ok(TlsConnector::from(Arc::clone(config)));
    }
    let mut roots = RootCertStore::empty();
    roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let config = CONFIG.get_or_init(|| Arc::new(config));
    Ok(TlsConnector::from(Arc::clone(config)))
}
