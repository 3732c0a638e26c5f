//! A connection to the server that costs this process as little as possible: what is measured is
//! the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{FutureExt, SinkExt, StreamExt};
use server_tests::Frame;
use starboard_table::Entry;
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// Timeout of replies, generous for busy machines.
const PATIENCE: Duration = Duration::from_secs(20);

/// An address of this machine, so that the server sees many neighbours, and there are ports for
/// more connections than one address has.
pub(crate) fn neighbour(street: u8, number: usize) -> IpAddr {
    IpAddr::V4(Ipv4Addr::new(127, 0, street, (number % 250) as u8 + 1))
}

pub(crate) struct Page {
    socket: WebSocketStream<TcpStream>,
}

impl Page {
    /// Connects from a local address and says hello.
    pub(crate) async fn open(
        address: SocketAddr,
        from: IpAddr,
        secret: Option<&Secret>,
    ) -> Result<Page> {
        let opening = async {
            let socket = TcpSocket::new_v4()?;
            socket.bind(SocketAddr::new(from, 0))?;
            let stream = socket.connect(address).await?;
            stream.set_nodelay(true)?;
            let settings = WebSocketConfig::default()
                .read_buffer_size(2 * 1024)
                .write_buffer_size(0);
            let url = format!("ws://{address}/api/socket");
            let (socket, _) =
                tokio_tungstenite::client_async_with_config(url, stream, Some(settings)).await?;
            let mut page = Page { socket };
            let hello = ClientMessage::Hello {
                protocol: PROTOCOL,
                secret: secret.cloned(),
            };
            page.say(&hello).await?;
            match page.hear().await? {
                ServerMessage::Welcome { .. } => Ok(page),
                other => bail!("no welcome: {other:?}"),
            }
        };
        tokio::time::timeout(PATIENCE, opening)
            .await
            .with_context(|| format!("no connection after {} s", PATIENCE.as_secs()))?
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Result<()> {
        let text = serde_json::to_string(message)?;
        self.say_raw(Frame::Text(text)).await
    }

    pub(crate) async fn say_raw(&mut self, frame: Frame) -> Result<()> {
        Ok(self.socket.send(frame.into()).await?)
    }

    /// The next message. Pings are answered on the way.
    pub(crate) async fn hear(&mut self) -> Result<ServerMessage> {
        let heard = tokio::time::timeout(PATIENCE, self.next()).await;
        heard.with_context(|| format!("the server said nothing for {} s", PATIENCE.as_secs()))?
    }

    async fn next(&mut self) -> Result<ServerMessage> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text)?),
                Some(Ok(Message::Close(why))) => bail!("the server ended the connection: {why:?}"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error).context("the connection broke"),
                None => bail!("the connection has ended"),
            }
        }
    }

    /// Reads, and answers pings, until the connection ends.
    pub(crate) async fn idle(&mut self) {
        while let Some(Ok(frame)) = self.socket.next().await {
            if frame.is_close() {
                return;
            }
        }
    }

    /// Discards pending messages. Returns whether the connection is still open.
    pub(crate) fn skip(&mut self) -> bool {
        while let Some(frame) = self.socket.next().now_or_never() {
            match frame {
                Some(Ok(frame)) if !frame.is_close() => {}
                _ => return false,
            }
        }
        true
    }

    /// Subscribes to a table after a number of entries and waits for the following ones.
    pub(crate) async fn watch(&mut self, table: &str, after: u64) -> Result<Vec<Entry>> {
        let watch = ClientMessage::Watch {
            table: table.to_owned(),
            after,
        };
        self.say(&watch).await?;
        loop {
            match self.hear().await? {
                ServerMessage::Log {
                    table: of, entries, ..
                } if of == table => return Ok(entries),
                ServerMessage::Gone { message, .. } | ServerMessage::Fault { message, .. } => {
                    bail!(message)
                }
                _ => {}
            }
        }
    }
}
