//! What is logged, to standard error.

use std::io::{self, IsTerminal};

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// Logs warnings and errors, unless `RUST_LOG` asks for more or less.
pub(crate) fn start() {
    // The WebSocket library would log messages, secrets included.
    let quiet = ["tungstenite=off", "tokio_tungstenite=off"];
    let usual = EnvFilter::builder()
        .with_default_directive(LevelFilter::WARN.into())
        .from_env_lossy();
    let filter = quiet
        .iter()
        .filter_map(|directive| directive.parse().ok())
        .fold(usual, EnvFilter::add_directive);
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        // Colours are for people, not for files.
        .with_ansi(io::stderr().is_terminal())
        .init();
}
