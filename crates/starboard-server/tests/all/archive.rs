//! Databases and exports of released versions, from `archive/server/`: this build opens them, finds
//! every table in its archived state, and continues it as the archived players.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use server_tests::archive::{Manifest, ManifestTable, server_archives};
use server_tests::{Client, Lobby, Postgres, fresh, key};
use starboard_kernel::{FastRng, Record, Seat};
use starboard_server::portable::import;
use starboard_server::storage::Database;
use starboard_server::{Settings, WorldClock};
use starboard_table::SeatKind;
use starboard_table::{Request, Wish};
use starboard_wire::{ClientMessage, Profile};

use crate::stage::{Stage, settings};

/// How long after the old server's shutdown the new one starts.
const DOWNTIME: Duration = Duration::from_secs(60 * 60);
/// The manifest was written slightly before the server stopped, so times differ by this at most.
const TOLERANCE: u64 = 5_000;
/// How many actions continue a game; those labelled `playing` are played to the end.
const ACTIONS: usize = 3;

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_database_continues() -> Result<()> {
    for version in server_archives()? {
        let folder = tempfile::tempdir()?;
        let settings = settings(&folder);
        std::fs::copy(version.join("tables.db"), folder.path().join("tables.db"))?;
        let archived = Archived::read(&version, "sqlite.json")?;
        archived
            .continue_all(settings, archived.restart(), true)
            .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_continues_on_sqlite() -> Result<()> {
    for version in server_archives()? {
        let folder = tempfile::tempdir()?;
        let settings = settings(&folder);
        let archived = Archived::read(&version, "sqlite.json")?;
        archived.import_into(&settings).await?;
        archived
            .continue_all(settings, archived.at_once(), false)
            .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dump_and_an_export_continue_on_postgresql() -> Result<()> {
    let postgres = Postgres::start()?;
    for (index, version) in server_archives()?.iter().enumerate() {
        let folder = tempfile::tempdir()?;
        let settings = |database| Settings {
            database,
            ..settings(&folder)
        };
        let dump = version.join("tables.sql");
        let restored = settings(postgres.restored(&format!("restored{index}"), &dump)?);
        let archived = Archived::read(version, "postgres.json")?;
        archived
            .continue_all(restored, archived.restart(), true)
            .await?;

        let imported = settings(postgres.database(&format!("imported{index}"))?);
        let archived = Archived::read(version, "sqlite.json")?;
        archived.import_into(&imported).await?;
        archived
            .continue_all(imported, archived.at_once(), false)
            .await?;
    }
    Ok(())
}

/// An archived database or export.
struct Archived<'a> {
    folder: &'a Path,
    manifest: Manifest,
}

impl Archived<'_> {
    fn read<'a>(folder: &'a Path, manifest: &str) -> Result<Archived<'a>> {
        let manifest = Manifest::read(&folder.join(manifest))?;
        Ok(Archived { folder, manifest })
    }

    /// The clock of a server that starts on the archived database after a downtime. It stands
    /// still, so that no player runs out of time on a slow machine.
    fn restart(&self) -> WorldClock {
        let now = self.manifest.written_at + DOWNTIME.as_millis() as i64;
        WorldClock::new(move || now)
    }

    /// The clock of a server that starts on a fresh database right after the export.
    fn at_once(&self) -> WorldClock {
        let now = self.manifest.service_time as i64;
        WorldClock::new(move || now)
    }

    async fn import_into(&self, settings: &Settings) -> Result<()> {
        let storage = Database::open(&settings.database).await?;
        let file = File::open(self.folder.join("tables.jsonl"))?;
        let now = self.manifest.service_time as i64;
        let moved = import(&storage, BufReader::new(file), now).await?;
        let expected = (self.manifest.people.len(), self.manifest.tables.len());
        ensure!(
            (moved.people as usize, moved.tables as usize) == expected,
            "{moved:?}, not {expected:?}"
        );
        storage.close().await;
        Ok(())
    }

    /// Starts a server, compares every table with the manifest, and continues it. Exports do not
    /// contain the secrets that move seats.
    async fn continue_all(
        &self,
        settings: Settings,
        clock: WorldClock,
        has_lent: bool,
    ) -> Result<()> {
        let stage = Stage::with_clock(settings, clock).await?;
        let service_time = stage.app.hub().now();
        ensure!(
            service_time.abs_diff(self.manifest.service_time) < TOLERANCE,
            "clocks ran during the downtime"
        );
        self.check_people(&stage).await?;
        for (label, expected) in &self.manifest.tables {
            let table = Table {
                stage: &stage,
                archived: self,
                label,
                expected,
            };
            let shown = || format!("{label} of {}", self.folder.display());
            table.check_state(!has_lent).await.with_context(shown)?;
            table.proceed(has_lent).await.with_context(shown)?;
        }
        Ok(())
    }

    async fn check_people(&self, stage: &Stage) -> Result<()> {
        let lobby = Lobby::new(stage.address);
        for (name, expected) in &self.manifest.people {
            let client = self.client(stage, name).await?;
            let person = client.person.as_ref().context("nobody is known")?;
            ensure!((&person.name, &person.id) == (name, &expected.id));
            let path = format!("/api/people/{}", expected.id);
            let profile: Profile = serde_json::from_str(&lobby.text(&path).await?)?;
            ensure!(
                profile.results.len() == expected.results.len(),
                "{profile:?}"
            );
            for results in profile.results {
                let counts = [results.won, results.drawn, results.lost];
                ensure!(
                    expected.results.get(&results.game) == Some(&counts),
                    "{name} has {counts:?} at {}",
                    results.game
                );
            }
            let listed = stage.app.database().tables_of(&expected.id, None).await?;
            let own = self.manifest.tables.values().filter(|table| {
                let seats = || table.seats.iter().filter_map(|seat| seat.person.as_ref());
                table.phase != "closed" && seats().any(|person| person == name)
            });
            for table in own {
                let is_listed = listed.iter().any(|summary| summary.table == table.table);
                ensure!(is_listed, "{name} does not find {}", table.table);
            }
        }
        Ok(())
    }

    async fn client(&self, stage: &Stage, name: &str) -> Result<Client> {
        let person = self.manifest.people.get(name).context("in the manifest")?;
        stage.client(&person.secret).await
    }
}

/// An archived table on a running server.
struct Table<'a> {
    stage: &'a Stage,
    archived: &'a Archived<'a>,
    label: &'a str,
    expected: &'a ManifestTable,
}

impl Table<'_> {
    async fn check_state(&self, is_imported: bool) -> Result<()> {
        let mut watcher = Client::connect(self.stage.address, None).await?;
        watcher.watch(&self.expected.table).await?;
        let now = self.stage.app.hub().now();
        let found = ManifestTable::of(
            &self.expected.table,
            watcher.table(&self.expected.table),
            now,
        );
        let comparable = ManifestTable {
            lent: self.expected.lent.clone(),
            time_left: self.expected.time_left,
            ..found.clone()
        };
        ensure!(
            comparable == *self.expected,
            "{found:#?}\nis not\n{:#?}",
            self.expected
        );
        let is_near = match (found.time_left, self.expected.time_left) {
            // Exports of that version do not say when they were written.
            (Some(found), Some(expected)) if is_imported => found + TOLERANCE > expected,
            (Some(found), Some(expected)) => found.abs_diff(expected) < TOLERANCE,
            (found, expected) => found == expected,
        };
        ensure!(is_near, "{:?} ms are left", found.time_left);
        Ok(())
    }

    async fn proceed(&self, has_lent: bool) -> Result<()> {
        match self.expected.phase.as_str() {
            "closed" => self.stays_closed().await,
            "over" => self.stays_over().await,
            "gathering" => {
                let party = self.begin().await?;
                self.play_on(party).await
            }
            _ => {
                // Before anybody else connects: a takeover is cancelled once the absent player is
                // back.
                let mut party = self.answer_questions().await?;
                self.reconnect(&mut party, has_lent).await?;
                self.play_on(party).await
            }
        }
    }

    fn party(&self) -> Party<'_> {
        Party {
            table: &self.expected.table,
            clients: Vec::new(),
            rng: FastRng::new(self.expected.entries),
        }
    }

    async fn client(&self, name: &str) -> Result<Client> {
        let mut client = self.archived.client(self.stage, name).await?;
        client.watch(&self.expected.table).await?;
        Ok(client)
    }

    /// Says something without the limit of connections: the same people are at many tables.
    async fn say(&self, client: &Client, text: &str) -> Result<u64, starboard_server::Error> {
        let text = text.to_owned();
        let person = client.person.as_ref().expect("somebody");
        let hub = self.stage.app.hub();
        hub.ask(
            person,
            &self.expected.table,
            0,
            &key(),
            &Request::Say { text },
        )
        .await
    }

    async fn stays_closed(&self) -> Result<()> {
        let watcher = self.client("Ada").await?;
        let answer = self.say(&watcher, "hello").await;
        ensure!(answer.is_err_and(|refused| refused.code() == "closed"));
        Ok(())
    }

    /// The record is still the archived one, and a pending rematch can be agreed to.
    async fn stays_over(&self) -> Result<()> {
        let record = record(self.stage, &self.expected.table).await?;
        let kept = self.archived.folder.join("records");
        let kept = kept.join(format!("{}.json", self.label));
        let kept = Record::read(&std::fs::read_to_string(kept)?)?;
        // The records are those of the SQLite database; games on PostgreSQL went differently.
        if kept.commitment == record.commitment {
            ensure!(record == kept, "the record has changed");
        }
        let mut party = self.party();
        for seat in &self.expected.seats {
            if let Some(name) = &seat.person {
                party.clients.push(self.client(name).await?);
            }
        }
        let (wish, entropy) = (Wish::Rematch, Some(fresh()));
        let again = Request::Ask { wish, entropy };
        let client = party.clients.first_mut().context("no player")?;
        let Some(asked) = self.expected.still_asked.first() else {
            let expected = self.expected.next.as_ref().map(|_| "rematched");
            let answer = client.ask(party.table, again).await?;
            let code = answer.err().map(|refused| refused.code);
            ensure!(code.as_deref() == expected, "{code:?}, not {expected:?}");
            return Ok(());
        };
        let mut client = self.client(asked).await?;
        let (agrees, entropy) = (true, Some(fresh()));
        let yes = Request::Answer { agrees, entropy };
        client.get(party.table, yes).await?;
        let next = client.table(party.table).neighbours().0;
        let next = next.context("no rematch")?.to_owned();
        party.table = &next;
        for client in &mut party.clients {
            client.watch(&next).await?;
        }
        party.play(ACTIONS).await
    }

    /// Fills every free seat, which starts the game.
    async fn begin(&self) -> Result<Party<'_>> {
        let mut party = self.party();
        let mut others = self.others();
        for (index, seat) in self.expected.seats.iter().enumerate() {
            if seat.bot.is_some() {
                continue;
            }
            let name = seat.person.as_ref().or_else(|| others.next());
            let mut client = self.client(name.context("nobody is left")?).await?;
            if seat.person.is_none() {
                client.sit(party.table, Seat::new(index)).await?;
            }
            party.clients.push(client);
        }
        party.catch_up().await?;
        ensure!(party.clients[0].table(party.table).play().is_some());
        Ok(party)
    }

    /// Everybody without a seat at this table.
    fn others(&self) -> impl Iterator<Item = &String> {
        let names = self.archived.manifest.people.keys();
        names.filter(|name| {
            let mut seats = self.expected.seats.iter();
            !seats.any(|seat| seat.person.as_ref() == Some(*name))
        })
    }

    async fn answer_questions(&self) -> Result<Party<'_>> {
        let mut party = self.party();
        for name in &self.expected.still_asked {
            let mut client = self.client(name).await?;
            let (agrees, entropy) = (true, None);
            let yes = Request::Answer { agrees, entropy };
            client.get(party.table, yes).await?;
            ensure!(client.table(party.table).wish().is_none());
            party.clients.push(client);
        }
        Ok(party)
    }

    /// Connects the remaining players; those replaced by a bot take their seats back, unless they
    /// have resigned. An unused secret moves the first seat to another device.
    async fn reconnect(&self, party: &mut Party<'_>, has_lent: bool) -> Result<()> {
        for expected in &self.expected.seats {
            let Some(name) = &expected.person else {
                continue;
            };
            if self.expected.still_asked.contains(name) {
                continue;
            }
            let mut client = self.client(name).await?;
            let seat = client.seat(party.table).context("the seat is lost")?;
            let play = client.table(party.table).play().context("begun")?;
            let (kind, resigned) = (play.kind(seat), play.has_resigned(seat));
            if kind != Some(SeatKind::Person) {
                let answer = client.ask(party.table, Request::Return).await?;
                let code = answer.as_ref().err().map(|refused| refused.code.as_str());
                let expected = resigned.then_some("resigned");
                ensure!(code == expected, "{code:?}, not {expected:?}");
            }
            if !resigned {
                party.clients.push(client);
            }
        }
        if let (true, Some(secret)) = (has_lent, &self.expected.lent) {
            let other_device = self.others().next().context("nobody is left")?;
            let mut client = self.client(other_device).await?;
            let key = key();
            let claim = ClientMessage::Claim {
                table: party.table.to_owned(),
                key: key.clone(),
                secret: secret.clone(),
            };
            client.send(&claim).await?;
            let answer = client.answer(&key).await?;
            ensure!(answer.is_ok(), "{answer:?}");
            party.clients[0] = client;
        }
        Ok(())
    }

    /// Chats, acts, and ends the game; then its record reveals the seed, against which old and new
    /// chance outcomes are verified.
    async fn play_on(&self, mut party: Party<'_>) -> Result<()> {
        party.catch_up().await?;
        let talks = party.clients[0].table(party.table).plan().chat;
        if talks {
            let sequence = self.say(&party.clients[0], "Here we are again").await?;
            for client in &mut party.clients {
                client
                    .see(party.table, |table| table.sequence() >= sequence)
                    .await?;
            }
        }
        if self.label.starts_with("playing") {
            party.play(usize::MAX).await?;
        } else {
            party.play(ACTIONS).await?;
            for index in 0..party.clients.len() {
                if !party.is_over() {
                    let client = &mut party.clients[index];
                    client.get(party.table, Request::Resign).await?;
                    party.catch_up().await?;
                }
            }
        }
        ensure!(party.turn().await?.is_none(), "the game does not end");
        let record = record(self.stage, party.table).await?;
        let added = record.moves.len() > self.expected.moves;
        ensure!(added, "nothing was played");
        let messages = party.clients[0].table(party.table).messages().len();
        ensure!(messages == self.expected.messages + usize::from(talks));
        Ok(())
    }
}

/// Downloads and verifies the record of a finished game.
async fn record(stage: &Stage, table: &str) -> Result<Record> {
    let lobby = Lobby::new(stage.address);
    let record = lobby.text(&format!("/api/tables/{table}/record")).await?;
    let record = Record::read(&record)?;
    let verdict = starboard_table::verify(&record, &starboard_games::registry())?;
    ensure!(verdict.is_sound(), "{:?}", verdict.findings);
    ensure!(verdict.fairness_checked, "the seed is not revealed");
    Ok(record)
}

/// The connected players of a table.
struct Party<'a> {
    table: &'a str,
    clients: Vec<Client>,
    rng: FastRng,
}

impl Party<'_> {
    /// Waits until all clients have the same entries.
    async fn catch_up(&mut self) -> Result<()> {
        let known = self.clients.iter().map(|c| c.table(self.table).sequence());
        let known = known.max();
        for client in &mut self.clients {
            client
                .see(self.table, |table| Some(table.sequence()) >= known)
                .await?;
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        let play = self.clients[0].table(self.table).play();
        play.is_some_and(|play| play.ending().is_some())
    }

    /// Waits for the bots and returns the client to act, or `None` if the game is over.
    async fn turn(&mut self) -> Result<Option<&mut Client>> {
        loop {
            self.catch_up().await?;
            let to_act = self.clients.iter().position(|c| c.is_to_act(self.table));
            if let Some(index) = to_act {
                return Ok(Some(&mut self.clients[index]));
            }
            if self.is_over() {
                return Ok(None);
            }
            let table = self.clients[0].table(self.table);
            ensure!(
                table.bot_to_act().is_some(),
                "the player to act is not connected"
            );
            let known = table.sequence();
            self.clients[0]
                .see(self.table, |table| table.sequence() > known)
                .await?;
        }
    }

    async fn play(&mut self, actions: usize) -> Result<()> {
        let table = self.table;
        let mut rng = self.rng.clone();
        for _ in 0..actions {
            let Some(client) = self.turn().await? else {
                break;
            };
            let action = client.some_action(table, &mut rng);
            client.get(table, Request::Act { action }).await?;
        }
        self.catch_up().await
    }
}
