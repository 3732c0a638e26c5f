//! The HTTP API: people and tables.

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result, ensure};
use starboard_table::{Person, Plan};
use starboard_wire::{NewPerson, NewTable, Opened, Secret, Welcomed};

use crate::client::key;

/// An HTTP client with persistent connections.
#[derive(Clone, Debug)]
pub struct Lobby {
    http: reqwest::Client,
    address: SocketAddr,
}

impl Lobby {
    #[must_use]
    pub fn new(address: SocketAddr) -> Lobby {
        Lobby {
            http: reqwest::Client::new(),
            address,
        }
    }

    /// The same from another local address.
    ///
    /// # Errors
    /// If the client cannot be created.
    pub fn from(source: IpAddr, address: SocketAddr) -> Result<Lobby> {
        let http = reqwest::Client::builder().local_address(source).build()?;
        Ok(Lobby { http, address })
    }

    /// Creates a person.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn person(&self, name: &str) -> Result<(Person, Secret)> {
        let body = NewPerson {
            name: name.to_owned(),
        };
        let url = format!("http://{}/api/people", self.address);
        let answer = self.http.post(url).json(&body).send().await?;
        ensure!(answer.status() == 201, "{}", answer.text().await?);
        let Welcomed { person, secret } = answer.json().await?;
        Ok((person, secret))
    }

    /// Opens a table and returns its id.
    ///
    /// # Errors
    /// If the server does not open it.
    pub async fn open_table(&self, host: &Secret, plan: Plan) -> Result<String> {
        let body = NewTable { plan, key: key() };
        let answer = self
            .http
            .post(format!("http://{}/api/tables", self.address))
            .bearer_auth(host.reveal())
            .json(&body)
            .send()
            .await?;
        ensure!(answer.status() == 201, "{}", answer.text().await?);
        let opened: Opened = answer.json().await?;
        Ok(opened.table)
    }

    /// The status of a response, and its request id.
    ///
    /// # Errors
    /// If there is no response, or no id.
    pub async fn id_of(&self, path: &str, secret: Option<&Secret>) -> Result<(u16, String)> {
        let mut request = self.http.get(format!("http://{}{path}", self.address));
        if let Some(secret) = secret {
            request = request.bearer_auth(secret.reveal());
        }
        let answer = request.send().await?;
        let id = answer.headers().get("x-request-id");
        let id = id.context("a request without an id")?.to_str()?.to_owned();
        Ok((answer.status().as_u16(), id))
    }

    /// A page of text, such as `/metrics`.
    ///
    /// # Errors
    /// If the server does not give it.
    pub async fn text(&self, path: &str) -> Result<String> {
        let url = format!("http://{}{path}", self.address);
        let answer = self.http.get(url).send().await?.error_for_status()?;
        Ok(answer.text().await?)
    }
}

/// Creates people with these names.
///
/// # Errors
/// If the server refuses.
pub async fn people<const N: usize>(
    address: SocketAddr,
    names: [&str; N],
) -> Result<[(Person, Secret); N]> {
    let lobby = Lobby::new(address);
    let mut all = Vec::new();
    for name in names {
        all.push(lobby.person(name).await?);
    }
    all.try_into().ok().context("as many as there are names")
}

/// Opens a table and returns its id.
///
/// # Errors
/// If the server does not open it.
pub async fn open_table(address: SocketAddr, host: &Secret, plan: Plan) -> Result<String> {
    Lobby::new(address).open_table(host, plan).await
}
