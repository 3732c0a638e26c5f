//! `starboard serve`.

use std::io::{self, Write};

use tokio::net::TcpListener;

use crate::args::ServeArgs;
use crate::failure::Failure;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    // Nothing is logged unless asked for: RUST_LOG=info.
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::from_default_env())
        .with_writer(io::stderr)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.address)
            .await
            .map_err(|error| refusal(args, &error))?;
        let address = listener.local_addr()?;
        let mut out = io::stdout();
        writeln!(out, "Starboard is at http://{address}")?;
        out.flush()?;
        starboard_server::run(listener, told_to_stop()).await?;
        Ok(())
    })
}

fn refusal(args: &ServeArgs, error: &io::Error) -> Failure {
    let address = args.address;
    let mut free = address;
    // Port 0 asks the system for any free port.
    free.set_port(address.port().checked_add(1).unwrap_or(0));
    Failure::Failed(match error.kind() {
        io::ErrorKind::AddrInUse => format!(
            "--address {address}: the port is taken by another program; stop it, or choose \
             another port, such as --address {free}"
        ),
        io::ErrorKind::PermissionDenied => format!(
            "--address {address}: this port needs more rights; choose one from 1024 on, such as \
             --address 127.0.0.1:8080"
        ),
        io::ErrorKind::AddrNotAvailable => format!(
            "--address {address}: this machine does not have this address; use 127.0.0.1 for \
             this machine only or 0.0.0.0 for all its networks"
        ),
        _ => format!("--address {address}: {error}"),
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
