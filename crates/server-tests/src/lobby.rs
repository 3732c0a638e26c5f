//! What is asked for before one sits at a table: a name, and the table itself.

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result, ensure};
use starboard_table::{Person, Plan};
use starboard_wire::{NewPerson, NewTable, Opened, Secret, Welcomed};

use crate::client::key;

/// Requests to a server over connections that are kept.
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

    /// The same, seen by the server as coming from an address of this machine.
    ///
    /// # Errors
    /// If the system lacks what requests are made with.
    pub fn from(source: IpAddr, address: SocketAddr) -> Result<Lobby> {
        let http = reqwest::Client::builder().local_address(source).build()?;
        Ok(Lobby { http, address })
    }

    /// Somebody new.
    ///
    /// # Errors
    /// If the server does not take them.
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

    /// Opens a table and tells its name.
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

    /// The status of an answer, and the id that the request was given.
    ///
    /// # Errors
    /// If there is no answer, or no id.
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

/// People with these names.
///
/// # Errors
/// If the server does not take them.
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

/// Opens a table and tells its name.
///
/// # Errors
/// If the server does not open it.
pub async fn open_table(address: SocketAddr, host: &Secret, plan: Plan) -> Result<String> {
    Lobby::new(address).open_table(host, plan).await
}
