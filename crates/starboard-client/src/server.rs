//! The HTTP API of a server, from the client's side.

use std::io;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starboard_table::{Person, Plan};
use starboard_wire::{
    NewPerson, NewSecret, NewTable, Opened, Secret, Summary, Tables, Welcomed, code,
};
use tokio::time::timeout;

use crate::net::{self, PATIENCE};
use crate::{Me, Origin, Refused, new_key};

/// The size limit of responses.
const LARGEST_ANSWER: usize = 64 << 20;

/// Why a request has failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    #[error("cannot reach {server}: {why}")]
    Unreachable { server: String, why: String },
    /// There is a server, but not one of Starboard's.
    #[error("{server} responds, but is not a Starboard server")]
    NoServer { server: String },
    /// The server speaks another version of the protocol.
    #[error("the server speaks another version of the protocol: use its version of this program")]
    OtherVersion,
    #[error(transparent)]
    Refused(#[from] Refused),
}

impl Problem {
    #[must_use]
    pub fn is(&self, wanted: &str) -> bool {
        matches!(self, Problem::Refused(refused) if refused.is(wanted))
    }

    pub(crate) fn unreachable(origin: &Origin, error: &io::Error) -> Problem {
        Problem::Unreachable {
            server: origin.to_string(),
            why: error.to_string(),
        }
    }
}

/// A server.
#[derive(Clone, Debug)]
pub struct Server(Origin);

impl Server {
    #[must_use]
    pub fn new(origin: Origin) -> Server {
        Server(origin)
    }

    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.0
    }

    /// Creates a person.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub fn introduce(&self, name: &str) -> Result<Me, Problem> {
        let name = name.trim().to_owned();
        let Welcomed { person, secret } = self.post("/api/people", None, &NewPerson { name })?;
        Ok(Me::new(person, secret))
    }

    /// Renames a person. Seats keep the name that they were taken with.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub fn rename(&self, me: &Me, name: &str) -> Result<Person, Problem> {
        let name = name.trim().to_owned();
        let body = to_json(&NewPerson { name });
        let path = "/api/me";
        self.request(Method::PATCH, path, Some(&me.secret), Some(body))
    }

    /// Replaces a secret that somebody else may know by the next one, which
    /// [`draw_secret`](crate::draw_secret) has drawn and stored: the old one no longer works. If the answer
    /// to an earlier request was lost, this one succeeds as well.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached. If its answer was lost, the secret may be replaced.
    pub fn replace_secret(&self, me: &Me) -> Result<Me, Problem> {
        let wanted = me.next.clone().map(|secret| NewSecret { secret });
        let ask = |secret| self.post("/api/me/secret", Some(secret), &wanted);
        let answer = match (ask(&me.secret), &me.next) {
            (Err(problem), Some(next)) if is_forgotten(&problem) => ask(next),
            (answer, _) => answer,
        };
        let Welcomed { person, secret } = answer?;
        Ok(Me::new(person, secret))
    }

    /// Deletes a person: their unfinished games are resigned, and their name and messages removed.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub fn delete(&self, me: &Me) -> Result<(), Problem> {
        self.request(Method::DELETE, "/api/me", Some(&me.secret), None)
    }

    /// Opens a table and returns its id.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub fn open(&self, me: &Me, plan: Plan) -> Result<String, Problem> {
        let key = new_key();
        let wanted = NewTable { plan, key };
        let Opened { table } = self.post("/api/tables", Some(&me.secret), &wanted)?;
        Ok(table)
    }

    /// A table as lists show it.
    ///
    /// # Errors
    /// If there is no such table, or no server.
    pub fn table(&self, id: &str) -> Result<Summary, Problem> {
        self.request(Method::GET, &format!("/api/tables/{id}"), None, None)
    }

    /// The tables at which a person has a seat, most recently changed first.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub fn own_tables(&self, me: &Me) -> Result<Vec<Summary>, Problem> {
        self.tables("/api/me/tables", Some(&me.secret))
    }

    /// Public tables in a phase, most recently changed first.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub fn public_tables(&self, phase: starboard_table::Phase) -> Result<Vec<Summary>, Problem> {
        let phase: &str = phase.into();
        self.tables(&format!("/api/tables?phase={phase}"), None)
    }

    fn tables(&self, path: &str, secret: Option<&Secret>) -> Result<Vec<Summary>, Problem> {
        let page: Tables = self.request(Method::GET, path, secret, None)?;
        Ok(page.tables)
    }

    fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        secret: Option<&Secret>,
        body: &impl Serialize,
    ) -> Result<T, Problem> {
        self.request(Method::POST, path, secret, Some(to_json(body)))
    }

    fn request<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        secret: Option<&Secret>,
        body: Option<String>,
    ) -> Result<T, Problem> {
        let unreachable = |error: io::Error| Problem::unreachable(&self.0, &error);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(unreachable)?;
        let answer = runtime.block_on(async {
            let answer = timeout(PATIENCE, self.fetch(method, path, secret, body)).await;
            answer.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
        });
        let (status, text) = answer.map_err(unreachable)?;
        if !status.is_success() {
            let problem: starboard_wire::Problem = self.read(&text)?;
            return Err(Problem::Refused(problem.error.into()));
        }
        self.read(&text)
    }

    async fn fetch(
        &self,
        method: Method,
        path: &str,
        secret: Option<&Secret>,
        body: Option<String>,
    ) -> io::Result<(StatusCode, Bytes)> {
        let stream = TokioIo::new(net::connect(&self.0).await?);
        let opened = hyper::client::conn::http1::handshake(stream).await;
        let (mut sender, connection) = opened.map_err(io::Error::other)?;
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.0.authority());
        if let Some(secret) = secret {
            request = request.header(AUTHORIZATION, format!("Bearer {}", secret.reveal()));
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = Full::<Bytes>::from(body.unwrap_or_default());
        let request = request.body(body).map_err(io::Error::other)?;
        let sent = sender.send_request(request).await;
        let response = sent.map_err(io::Error::other)?;
        let status = response.status();
        let body = Limited::new(response.into_body(), LARGEST_ANSWER);
        let body = body.collect().await.map_err(io::Error::other)?;
        Ok((status, body.to_bytes()))
    }

    /// Any other response does not come from a Starboard server. One without a body is `()`.
    fn read<T: DeserializeOwned>(&self, text: &[u8]) -> Result<T, Problem> {
        let text = match text.is_empty() {
            true => &b"null"[..],
            false => text,
        };
        serde_json::from_slice(text).map_err(|_| Problem::NoServer {
            server: self.0.to_string(),
        })
    }
}

fn to_json(body: &impl Serialize) -> String {
    serde_json::to_string(body).unwrap_or_default()
}

/// Whether a problem says that the server does not know the secret.
pub(crate) fn is_forgotten(problem: &Problem) -> bool {
    problem.is(code::WRONG_SECRET)
}
