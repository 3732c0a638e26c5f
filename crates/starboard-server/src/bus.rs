//! Hints between nodes, over NATS. Nothing depends on them: a hint that is lost is found out from
//! the database a second later.

use async_nats::{Client, ConnectOptions};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::secrets;

const SUBJECT: &str = "starboard.news";
/// As many hints may wait to be sent or read; more are dropped.
const QUEUE: usize = 1024;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// The log of a table has so many entries.
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
    client: Client,
    outgoing: mpsc::Sender<News>,
}

impl Bus {
    /// For a node that is alone, or has the database alone.
    #[must_use]
    pub fn none() -> Bus {
        Bus {
            node: secrets::name().unwrap_or_default(),
            wire: None,
        }
    }

    /// Connects to `nats://…`. Once connected it comes back by itself when the link is lost.
    ///
    /// # Errors
    /// If nobody answers there.
    pub async fn connect(url: &str) -> Result<Bus, NoBus> {
        let client = ConnectOptions::new()
            .name("starboard")
            .connect(url)
            .await
            .map_err(|error| NoBus {
                url: url.to_owned(),
                why: format!("no NATS server answers there: {error}"),
            })?;
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
            wire: Some(Wire { client, outgoing }),
            ..Bus::none()
        })
    }

    /// The name of this node.
    #[must_use]
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Tells the other nodes, if they can be told without waiting.
    pub fn tell(&self, news: News) {
        if let Some(wire) = &self.wire {
            // A full queue means that the link is down: other nodes find out by themselves.
            let _ = wire.outgoing.try_send(news);
        }
    }

    /// What other nodes tell, and this one: who hears it knows its own news already.
    #[must_use]
    pub fn listen(&self) -> mpsc::Receiver<News> {
        let (incoming, news) = mpsc::channel(QUEUE);
        let Some(wire) = self.wire.clone() else {
            // Kept open, so that nobody takes silence for the end.
            tokio::spawn(async move { incoming.closed().await });
            return news;
        };
        let node = self.node.clone();
        tokio::spawn(async move {
            let mut messages = match wire.client.subscribe(SUBJECT).await {
                Ok(messages) => messages,
                Err(error) => {
                    tracing::error!(%error, "hints from other nodes are not heard");
                    return;
                }
            };
            while let Some(message) = futures_util::StreamExt::next(&mut messages).await {
                match serde_json::from_slice::<News>(&message.payload) {
                    Ok(News::Present { node: other, .. }) if other == node => {}
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
