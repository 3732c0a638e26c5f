//! Metrics of a node, for Prometheus.

use std::sync::Arc;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

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
        let to = &mut registry;
        let seconds = [
            0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0,
        ];
        Metrics {
            connections: new(to, "connections", "WebSocket connections that are open"),
            watches: new(
                to,
                "watches",
                "Tables that open connections watch, one for each connection and table",
            ),
            open_tables: new(to, "open_tables", "Tables in the memory of this node"),
            tables_opened: new(to, "tables_opened", "Tables that were opened on this node"),
            entries_stored: new(
                to,
                "entries_stored",
                "Log entries that this node has stored",
            ),
            bot_moves: new(to, "bot_moves", "Actions of bots that thought on this node"),
            messages: new(to, "messages", "Messages that came over WebSockets"),
            refusals: new(to, "refusals", "Messages and requests that were refused"),
            request_seconds: add(
                to,
                "request_seconds",
                "From reading a request at a table to its entry being on disk",
                Histogram::new(seconds),
            ),
            registry: Arc::new(registry),
        }
    }
}

fn new<M: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> M {
    add(registry, name, help, M::default())
}

fn add<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
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
