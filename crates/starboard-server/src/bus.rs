//! Hints between nodes, over NATS. Nothing depends on them: if a hint is lost, the next poll of the
//! database finds out a second later.

use std::sync::{Arc, Mutex, PoisonError};
use std::{fmt, io};

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::address::{decoded, scrubbed, without_password};
use crate::platform::Machine;
use crate::secrets;

const SUBJECT: &str = "starboard.news";
/// The capacity of the queues of hints; more are dropped.
const QUEUE: usize = 1024;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// The log of a table has this many entries now.
    Changed { table: String, sequence: u64 },
    /// Who watches a table on a node.
    Present {
        node: String,
        table: String,
        people: Vec<String>,
        others: u32,
    },
}

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
#[error("--bus {url}: {why}")]
pub struct NoBus {
    url: String,
    why: String,
}

#[derive(Clone, Debug)]
pub struct Bus {
    node: String,
    wire: Option<Wire>,
}

#[derive(Clone, Debug)]
struct Wire {
    source: Source,
    outgoing: mpsc::Sender<News>,
}

/// Where hints of other nodes come from.
#[derive(Clone, Debug)]
enum Source {
    Nats(Client),
    /// Taken by the first listener.
    Channel(Arc<Mutex<Option<mpsc::Receiver<News>>>>),
}

impl Bus {
    /// For a node that runs alone or relies on polling the database.
    #[must_use]
    pub fn none() -> Bus {
        Bus {
            node: secrets::name(&Machine::default()).unwrap_or_default(),
            wire: None,
        }
    }

    /// Connects to `nats://…`, in the background: nothing depends on the bus, so a server starts
    /// without it. It reconnects automatically.
    ///
    /// # Errors
    /// If this is not the address of a bus.
    pub async fn connect(url: &str) -> Result<Bus, NoBus> {
        let wrong = |error: &dyn fmt::Display| NoBus {
            url: without_password(url),
            why: scrubbed(&error.to_string(), url),
        };
        let address: ServerAddr = url.parse().map_err(|error: io::Error| wrong(&error))?;
        let mut options = ConnectOptions::new()
            .name("starboard")
            .retry_on_initial_connect()
            .event_callback(|event| async move {
                match event {
                    Event::Connected => tracing::info!("connected to the bus"),
                    Event::Disconnected => tracing::warn!("the bus does not answer"),
                    other => tracing::debug!(event = %other, "bus"),
                }
            });
        // The library logs addresses, so that they must not contain passwords.
        let mut plain = address.into_inner();
        let user = decoded(plain.username());
        match plain.password().map(decoded) {
            Some(password) => options = options.user_and_password(user, password),
            None if !user.is_empty() => options = options.token(user),
            None => {}
        }
        let is_plain = plain.set_username("").is_ok() && plain.set_password(None).is_ok();
        if !is_plain {
            return Err(wrong(&"this is not the address of a server"));
        }
        let address = ServerAddr::from_url(plain).map_err(|error| wrong(&error))?;
        let client = options
            .connect(address)
            .await
            .map_err(|error| wrong(&error))?;
        let (outgoing, mut queue) = mpsc::channel::<News>(QUEUE);
        let publisher = client.clone();
        tokio::spawn(async move {
            while let Some(news) = queue.recv().await {
                let Ok(body) = serde_json::to_vec(&news) else {
                    continue;
                };
                if let Err(error) = publisher.publish(SUBJECT, body.into()).await {
                    tracing::warn!(%error, "a hint to other nodes was lost");
                }
            }
        });
        Ok(Bus {
            wire: Some(Wire {
                source: Source::Nats(client),
                outgoing,
            }),
            ..Bus::none()
        })
    }

    /// A bus over channels, for simulations: `outgoing` takes the hints of this node, `incoming`
    /// has those of others.
    #[must_use]
    pub fn over(node: String, outgoing: mpsc::Sender<News>, incoming: mpsc::Receiver<News>) -> Bus {
        let source = Source::Channel(Arc::new(Mutex::new(Some(incoming))));
        Bus {
            node,
            wire: Some(Wire { source, outgoing }),
        }
    }

    /// The name of this node.
    #[must_use]
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Whether there is a bus that does not answer.
    #[must_use]
    pub fn is_down(&self) -> bool {
        match self.wire.as_ref().map(|wire| &wire.source) {
            Some(Source::Nats(client)) => client.connection_state() != State::Connected,
            Some(Source::Channel(_)) | None => false,
        }
    }

    /// Sends a hint to the other nodes, unless that would block.
    pub fn tell(&self, news: News) {
        if let Some(wire) = &self.wire {
            // A full queue means that the connection is down: other nodes poll the database.
            let _ = wire.outgoing.try_send(news);
        }
    }

    /// Hints of all nodes, including this one.
    #[must_use]
    pub fn listen(&self) -> mpsc::Receiver<News> {
        let (incoming, news) = mpsc::channel(QUEUE);
        let client = match self.wire.clone().map(|wire| wire.source) {
            Some(Source::Nats(client)) => client,
            Some(Source::Channel(taken)) => {
                let first = taken.lock().unwrap_or_else(PoisonError::into_inner).take();
                return first.unwrap_or(news);
            }
            None => {
                // Keeps the channel open: silence must not end it.
                tokio::spawn(async move { incoming.closed().await });
                return news;
            }
        };
        tokio::spawn(async move {
            let mut messages = match client.subscribe(SUBJECT).await {
                Ok(messages) => messages,
                Err(error) => {
                    tracing::error!(%error, "hints from other nodes are not heard");
                    return;
                }
            };
            while let Some(message) = futures_util::StreamExt::next(&mut messages).await {
                match serde_json::from_slice::<News>(&message.payload) {
                    Ok(news) => {
                        if incoming.send(news).await.is_err() {
                            return;
                        }
                    }
                    Err(error) => tracing::debug!(%error, "a hint that nobody understands"),
                }
            }
        });
        news
    }
}
