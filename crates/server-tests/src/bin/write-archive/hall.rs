//! A server with its players and tables, and the manifest of what they have done.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use server_tests::archive::{Manifest, ManifestPerson, ManifestTable};
use server_tests::{Client, Lobby, Server, plan};
use starboard_kernel::{FastRng, Seat};
use starboard_table::{Person, Plan, Request, SeatFor, Table};
use starboard_wire::{Profile, Secret, Tables};

pub(crate) const ADA: &str = "Ada";
pub(crate) const BEN: &str = "Ben";
pub(crate) const ZANETA: &str = "Żaneta";
pub(crate) const DAN: &str = "דן";
/// Ada's second device.
pub(crate) const PHONE: &str = "Ada 📱";
const PEOPLE: [&str; 5] = [ADA, BEN, ZANETA, DAN, PHONE];
/// Long enough for the clocks to stop while the server is down.
const DOWNTIME: Duration = Duration::from_secs(4);

#[derive(Debug)]
struct Known {
    person: Person,
    secret: Secret,
}

#[derive(Debug)]
pub(crate) struct Hall {
    server: Server,
    pub(crate) address: SocketAddr,
    people: BTreeMap<&'static str, Known>,
    tables: BTreeMap<String, String>,
    lent: BTreeMap<String, Secret>,
}

/// The players at one table, in seat order.
#[derive(Debug)]
pub(crate) struct Party {
    pub(crate) table: String,
    pub(crate) clients: Vec<Client>,
    pub(crate) rng: FastRng,
}

impl Hall {
    pub(crate) async fn open(program: &Path, database: &str) -> Result<Hall> {
        let program = PathBuf::from(program);
        let arguments = [
            "--database",
            database,
            "--requests-per-second",
            "1000",
            "--bots",
            "1",
        ];
        let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server::start(&program, any_port, &arguments)?;
        let lobby = Lobby::new(server.address);
        let mut people = BTreeMap::new();
        for name in PEOPLE {
            let (person, secret) = lobby.person(name).await?;
            people.insert(name, Known { person, secret });
        }
        // Service time lags behind the world's from here on.
        server.stop()?;
        tokio::time::sleep(DOWNTIME).await;
        let server = Server::start(&program, any_port, &arguments)?;
        Ok(Hall {
            address: server.address,
            server,
            people,
            tables: BTreeMap::new(),
            lent: BTreeMap::new(),
        })
    }

    pub(crate) async fn client(&self, name: &str) -> Result<Client> {
        let known = self.people.get(name).context("nobody has this name")?;
        Client::connect(self.address, Some(&known.secret)).await
    }

    /// Opens a table and seats people from the first seat on.
    pub(crate) async fn party(
        &mut self,
        label: &str,
        plan: Plan,
        people: &[&'static str],
    ) -> Result<Party> {
        let host = &self.people[people[0]];
        let lobby = Lobby::new(self.address);
        let table = lobby.open_table(&host.secret, plan).await?;
        self.note(label, &table);
        let mut clients = Vec::new();
        for (index, name) in people.iter().enumerate() {
            let mut client = self.client(name).await?;
            client.watch(&table).await?;
            client.sit(&table, Seat::new(index)).await?;
            clients.push(client);
        }
        let mut party = Party {
            table,
            clients,
            rng: FastRng::new(label.len() as u64),
        };
        party.catch_up().await?;
        Ok(party)
    }

    /// The same with default options and no clock.
    pub(crate) async fn usual_party(
        &mut self,
        label: &str,
        game: &str,
        people: &[&'static str],
    ) -> Result<Party> {
        let plan = plan(game, &vec![SeatFor::Person; people.len()]);
        self.party(label, plan, people).await
    }

    /// Adds a table to the manifest.
    pub(crate) fn note(&mut self, label: &str, table: &str) {
        self.tables.insert(label.to_owned(), table.to_owned());
    }

    /// Adds the secret that moves the first seat of a table to the manifest.
    pub(crate) fn note_lent(&mut self, label: &str, secret: Secret) {
        self.lent.insert(label.to_owned(), secret);
    }

    /// Saves the records, stops the server and returns the manifest.
    pub(crate) async fn close(self, records: Option<&Path>) -> Result<Manifest> {
        let lobby = Lobby::new(self.address);
        let version: Value = serde_json::from_str(&lobby.text("/api/version").await?)?;
        let mut tables = BTreeMap::new();
        for (label, id) in &self.tables {
            let mut watcher = Client::connect(self.address, None).await?;
            watcher.watch(id).await?;
            tables.insert(label.clone(), watcher.table(id).clone());
            if let (Some(folder), true) = (records, watcher.table(id).play().is_some()) {
                let record = lobby.text(&format!("/api/tables/{id}/record")).await?;
                std::fs::write(folder.join(format!("{label}.json")), record)?;
            }
            watcher.close().await;
        }
        let mut people = BTreeMap::new();
        for (name, known) in &self.people {
            let path = format!("/api/people/{}", known.person.id);
            let profile: Profile = serde_json::from_str(&lobby.text(&path).await?)?;
            let results = profile.results.into_iter();
            let person = ManifestPerson {
                id: known.person.id.clone(),
                secret: known.secret.clone(),
                results: results
                    .map(|results| {
                        let counts = [results.won, results.drawn, results.lost];
                        (results.game, counts)
                    })
                    .collect(),
            };
            people.insert((*name).to_owned(), person);
        }
        let list = lobby.text("/api/tables?phase=over").await?;
        let Tables { now, .. } = serde_json::from_str(&list)?;
        let written_at = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as i64;
        self.server.stop()?;
        let tables = tables.iter().map(|(label, table)| {
            let mut entry = ManifestTable::of(&self.tables[label], table, now);
            entry.lent = self.lent.get(label).cloned();
            (label.clone(), entry)
        });
        Ok(Manifest {
            program: version["version"].as_str().unwrap_or_default().to_owned(),
            protocol: version["protocol"].as_u64().unwrap_or_default() as u32,
            written_at,
            service_time: now,
            people,
            tables: tables.collect(),
        })
    }
}

impl Party {
    /// Waits until all clients have the same entries.
    pub(crate) async fn catch_up(&mut self) -> Result<()> {
        let table = self.table.clone();
        let known = self
            .clients
            .iter()
            .map(|c| c.table(&table).sequence())
            .max();
        for client in &mut self.clients {
            client
                .see(&table, |table| Some(table.sequence()) >= known)
                .await?;
        }
        Ok(())
    }

    /// Sends a request of one player and waits until all see the result.
    pub(crate) async fn ask(&mut self, seat: usize, request: Request) -> Result<()> {
        let table = self.table.clone();
        self.clients[seat].get(&table, request).await?;
        self.catch_up().await
    }

    pub(crate) async fn say(&mut self, seat: usize, text: &str) -> Result<()> {
        let text = text.to_owned();
        self.ask(seat, Request::Say { text }).await
    }

    pub(crate) fn table(&self) -> &Table {
        self.clients[0].table(&self.table)
    }

    /// Waits for the bots and returns which client is to act, or `None` if the game is over.
    pub(crate) async fn turn(&mut self) -> Result<Option<usize>> {
        loop {
            let to_act = self.clients.iter().position(|c| c.is_to_act(&self.table));
            if to_act.is_some() || self.is_over() {
                return Ok(to_act);
            }
            ensure!(
                self.table().bot_to_act().is_some(),
                "the player to act is not connected"
            );
            let known = self.table().sequence();
            let table = self.table.clone();
            self.clients[0]
                .see(&table, |table| table.sequence() > known)
                .await?;
            self.catch_up().await?;
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        let play = self.table().play();
        play.is_some_and(|play| play.ending().is_some())
    }

    /// Plays a random action for the player to act.
    pub(crate) async fn act(&mut self) -> Result<()> {
        let seat = self.turn().await?.context("the game is over")?;
        let action = self.clients[seat].some_action(&self.table, &mut self.rng);
        self.ask(seat, Request::Act { action }).await
    }

    /// Plays random actions until a number of them is reached or the game is over.
    pub(crate) async fn play(&mut self, actions: usize) -> Result<()> {
        for _ in 0..actions {
            if self.turn().await?.is_some() {
                self.act().await?;
            }
        }
        self.turn().await.map(drop)
    }

    pub(crate) async fn play_to_the_end(&mut self) -> Result<()> {
        while self.turn().await?.is_some() {
            self.act().await?;
        }
        Ok(())
    }

    /// Disconnects a player.
    pub(crate) async fn leave(&mut self, seat: usize) {
        self.clients.remove(seat).close().await;
    }
}
