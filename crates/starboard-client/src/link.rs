//! The WebSocket connection, on its own thread: it carries messages, reconnects automatically and says
//! hello. Subscriptions and retries after a reconnect are up to [`Place`](crate::Place).

use std::io;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::net::{self, PATIENCE};
use crate::{Origin, Problem};

/// Timeout without any message; servers ping more often.
const SILENCE: Duration = Duration::from_secs(45);

/// An event of the connection.
pub(crate) enum News {
    Heard(Box<ServerMessage>),
    /// The connection is lost or could not be established.
    Lost(Problem),
}

/// A connection, which is closed on drop.
pub(crate) struct Link {
    say: UnboundedSender<ClientMessage>,
    news: mpsc::Receiver<News>,
}

/// Why a connection has ended.
enum End {
    Lost(Problem),
    /// The link was dropped.
    Left,
}

impl Link {
    pub(crate) fn open(origin: Origin, secret: Option<Secret>) -> io::Result<Link> {
        let (say, said) = unbounded_channel();
        let (tell, news) = mpsc::channel();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let line = Line {
            origin,
            secret,
            said,
            tell,
            tries: 0,
        };
        thread::Builder::new()
            .name("connection".to_owned())
            .spawn(move || runtime.block_on(line.run()))?;
        Ok(Link { say, news })
    }

    /// Sends a message if the connection is up; otherwise it is dropped.
    pub(crate) fn say(&self, message: ClientMessage) {
        // The thread may have ended with an incompatible server.
        drop(self.say.send(message));
    }

    /// The next event, if there is one.
    pub(crate) fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }
}

struct Line {
    origin: Origin,
    secret: Option<Secret>,
    said: UnboundedReceiver<ClientMessage>,
    tell: mpsc::Sender<News>,
    tries: i32,
}

impl Line {
    async fn run(mut self) {
        loop {
            let End::Lost(problem) = self.connect().await else {
                return;
            };
            if self.tell.send(News::Lost(problem)).is_err() {
                return;
            }
            let pause = starboard_wire::pause(self.tries, chance());
            self.tries += 1;
            let pause = sleep(Duration::from_millis(pause as u64));
            tokio::pin!(pause);
            loop {
                tokio::select! {
                    () = &mut pause => break,
                    // Pending requests are sent again after the reconnect.
                    said = self.said.recv() => if said.is_none() {
                        return;
                    },
                }
            }
        }
    }

    async fn connect(&mut self) -> End {
        match self.converse().await {
            Ok(()) => End::Left,
            Err(error) => End::Lost(Problem::unreachable(&self.origin, &error)),
        }
    }

    async fn converse(&mut self) -> io::Result<()> {
        let stream = net::connect(&self.origin).await?;
        let scheme = if self.origin.secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/socket", self.origin.authority());
        let request = address.into_client_request().map_err(io::Error::other)?;
        let opened = timeout(PATIENCE, tokio_tungstenite::client_async(request, stream)).await;
        let (mut socket, _) = opened?.map_err(io::Error::other)?;
        while self.said.try_recv().is_ok() {}
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            secret: self.secret.clone(),
        };
        let sent = socket.send(text(&hello)?).await;
        sent.map_err(io::Error::other)?;
        loop {
            tokio::select! {
                frame = timeout(SILENCE, socket.next()) => match frame? {
                    Some(Ok(Message::Text(text))) => {
                        let message = serde_json::from_str(&text).map_err(io::Error::other)?;
                        if matches!(message, ServerMessage::Welcome { .. }) {
                            self.tries = 0;
                        }
                        // Reconnecting would not help with another version.
                        let is_over = matches!(message, ServerMessage::Reload { .. });
                        if self.tell.send(News::Heard(Box::new(message))).is_err() || is_over {
                            return Ok(());
                        }
                    }
                    Some(Ok(Message::Close(_))) | None => {
                        return Err(io::Error::other("the server has closed the connection"));
                    }
                    // Tungstenite answers pings.
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Err(io::Error::other(error)),
                },
                said = self.said.recv() => match said {
                    Some(message) => {
                        let sent = socket.send(text(&message)?).await;
                        sent.map_err(io::Error::other)?;
                    }
                    None => {
                        // If this fails the server notices the lost connection.
                        drop(timeout(PATIENCE, socket.close(None)).await);
                        return Ok(());
                    }
                },
            }
        }
    }
}

fn text(message: &ClientMessage) -> io::Result<Message> {
    let text = serde_json::to_string(message)?;
    Ok(Message::text(text))
}

/// A random number from 0 to 1.
fn chance() -> f64 {
    let mut bytes = [0; 4];
    let _ = getrandom::fill(&mut bytes);
    f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX)
}
