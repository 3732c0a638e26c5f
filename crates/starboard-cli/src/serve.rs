//! `starboard serve`.

use std::fs;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;

use starboard_server::{App, Assets, Settings};
use tokio::net::TcpListener;

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::{files, log, open_files, saves};

const USUAL_ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

pub(crate) fn run(mut args: ServeArgs, app: Assets) -> Result<(), Failure> {
    log::start();
    read_config(&mut args)?;
    let address = args.address.unwrap_or(USUAL_ADDRESS);
    let metrics = args.metrics;
    let settings = settings(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = listen("--address", address).await?;
        let metrics = match metrics {
            Some(address) => Some(listen("--metrics", address).await?),
            None => None,
        };
        let address = listener.local_addr()?;
        let app = App::start(settings, app)
            .await
            .map_err(|error| Failure::Failed(error.to_string()))?;
        let mut out = io::stdout();
        writeln!(out, "Starboard is at http://{address}")?;
        if let Some(listener) = metrics {
            writeln!(
                out,
                "Metrics are at http://{}/metrics",
                listener.local_addr()?
            )?;
            tokio::spawn(app.clone().serve_metrics(listener));
        }
        out.flush()?;
        app.serve(listener, told_to_stop()).await?;
        Ok(())
    })
}

/// Adds what the command line and the environment do not say from the file.
fn read_config(args: &mut ServeArgs) -> Result<(), Failure> {
    let Some(path) = &args.config else {
        return Ok(());
    };
    let text = fs::read_to_string(path).map_err(|error| Failure::file("--config", path, &error))?;
    let file = parse_config(&text)
        .map_err(|why| Failure::Failed(format!("--config {}: {why}", path.display())))?;
    args.address = args.address.or(file.address);
    args.database = args.database.take().or(file.database);
    args.bus = args.bus.take().or(file.bus);
    args.bots = args.bots.or(file.bots);
    if args.origin.is_empty() {
        args.origin = file.origin;
    }
    args.trust_proxy |= file.trust_proxy;
    args.connections = args.connections.or(file.connections);
    args.connections_per_address = args
        .connections_per_address
        .or(file.connections_per_address);
    args.requests_per_second = args.requests_per_second.or(file.requests_per_second);
    args.metrics = args.metrics.or(file.metrics);
    Ok(())
}

/// The settings in the text of a file, or why there are none.
fn parse_config(text: &str) -> Result<ServeArgs, String> {
    toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())
}

/// Whether the text of a file is one of settings.
#[must_use]
pub fn is_config(text: &str) -> bool {
    parse_config(text).is_ok()
}

fn settings(args: ServeArgs) -> Result<Settings, Failure> {
    let database = database_or_usual(args.database)?;
    if args.bus.is_some() && database.starts_with("sqlite:") {
        return Err(Failure::usage(
            "--bus",
            "several servers need a database that they can share: add --database postgres://…",
        ));
    }
    let mut settings = Settings::on(database);
    settings.bus = args.bus;
    settings.separate_metrics = args.metrics.is_some();
    settings.origins = args.origin;
    settings.trusts_proxy = args.trust_proxy;
    if let Some(bots) = args.bots {
        settings.bot_threads = bots.get();
    }
    let limits = &mut settings.limits;
    limits.connections = connections(args.connections, open_files::most_connections());
    if let Some(connections) = args.connections_per_address {
        limits.connections_per_address = connections.get();
    }
    if let Some(rate) = args.requests_per_second {
        limits.requests_per_second = rate.get();
        limits.messages_per_second = rate.get();
    }
    Ok(settings)
}

/// How many connections to accept: as many as requested, or else as the system allows.
fn connections(wanted: Option<NonZeroUsize>, possible: usize) -> usize {
    match wanted.map(NonZeroUsize::get) {
        Some(wanted) if wanted > possible => {
            tracing::warn!(
                wanted,
                possible,
                "the system allows fewer connections than --connections: raise the limit of open \
                 files, with ulimit -n or LimitNOFILE"
            );
            possible
        }
        Some(wanted) => wanted,
        None => possible,
    }
}

/// The requested database, or a file in the user's state folder.
pub(crate) fn database_or_usual(asked: Option<String>) -> Result<String, Failure> {
    if let Some(url) = asked {
        return Ok(url);
    }
    let folder = saves::state_folder();
    files::create_folder(&folder).map_err(|error| Failure::file("--database", &folder, &error))?;
    Ok(format!("sqlite://{}", folder.join("tables.db").display()))
}

async fn listen(flag: &str, address: SocketAddr) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| refusal(flag, address, &error))
}

fn refusal(flag: &str, address: SocketAddr, error: &io::Error) -> Failure {
    let mut free = address;
    // Port 0 asks the system for any free port.
    free.set_port(address.port().checked_add(1).unwrap_or(0));
    Failure::Failed(match error.kind() {
        io::ErrorKind::AddrInUse => format!(
            "{flag} {address}: the port is taken by another program; stop it, or choose \
             another port, such as {flag} {free}"
        ),
        io::ErrorKind::PermissionDenied => format!(
            "{flag} {address}: this port needs more rights; choose one from 1024 on, such as \
             {flag} 127.0.0.1:8080"
        ),
        io::ErrorKind::AddrNotAvailable => format!(
            "{flag} {address}: this machine does not have this address; use 127.0.0.1 for \
             this machine only or 0.0.0.0 for all its networks"
        ),
        _ => format!("{flag} {address}: {error}"),
    })
}

/// Ctrl-C, or what a service manager sends.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without a signal to wait for, the server runs until it is killed.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_of_open_files_decides_unless_fewer_connections_are_wanted() {
        let wanted = NonZeroUsize::new;
        assert_eq!(connections(None, 65_408), 65_408);
        assert_eq!(connections(wanted(100_000), 65_408), 65_408);
        assert_eq!(connections(wanted(10), 65_408), 10);
    }
}
