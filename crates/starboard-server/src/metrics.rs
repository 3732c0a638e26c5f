//! Metrics of a node, for Prometheus.

use std::sync::Arc;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Clones share their counters.
#[derive(Clone, Debug)]
pub struct Metrics {
    registry: Arc<Registry>,
    pub connections: Gauge,
    pub watches: Gauge,
    pub open_tables: Gauge,
    pub tables_opened: Counter,
    pub entries_stored: Counter,
    pub bot_moves: Counter,
    pub messages: Counter,
    pub refusals: Counter,
    /// Seconds from reading a request until its entry is on disk.
    pub request_seconds: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("starboard");
        let metrics = Metrics {
            registry: Arc::default(),
            connections: Gauge::default(),
            watches: Gauge::default(),
            open_tables: Gauge::default(),
            tables_opened: Counter::default(),
            entries_stored: Counter::default(),
            bot_moves: Counter::default(),
            messages: Counter::default(),
            refusals: Counter::default(),
            request_seconds: Histogram::new([
                0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0,
            ]),
        };
        registry.register(
            "connections",
            "WebSocket connections that are open",
            metrics.connections.clone(),
        );
        registry.register(
            "watches",
            "Tables that open connections watch, one for each connection and table",
            metrics.watches.clone(),
        );
        registry.register(
            "open_tables",
            "Tables in the memory of this node",
            metrics.open_tables.clone(),
        );
        registry.register(
            "tables_opened",
            "Tables that were opened on this node",
            metrics.tables_opened.clone(),
        );
        registry.register(
            "entries_stored",
            "Log entries that this node has stored",
            metrics.entries_stored.clone(),
        );
        registry.register(
            "bot_moves",
            "Actions of bots that thought on this node",
            metrics.bot_moves.clone(),
        );
        registry.register(
            "messages",
            "Messages that came over WebSockets",
            metrics.messages.clone(),
        );
        registry.register(
            "refusals",
            "Messages and requests that were refused",
            metrics.refusals.clone(),
        );
        registry.register(
            "request_seconds",
            "From reading a request at a table to its entry being on disk",
            metrics.request_seconds.clone(),
        );
        Metrics {
            registry: Arc::new(registry),
            ..metrics
        }
    }
}

impl Metrics {
    /// In the text format of Prometheus.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
