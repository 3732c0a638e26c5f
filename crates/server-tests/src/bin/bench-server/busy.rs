//! A table with two people and a game that has begun, each with a connection.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use server_tests::{Lobby, fresh, key, plan};
use starboard_kernel::{FastRng, Registry, Seat};
use starboard_table::{Phase, Plan, Request, SeatFor, Table};
use starboard_wire::{ClientMessage, Secret, ServerMessage};

use crate::page::Page;

/// What all tables have in common.
pub(crate) struct Hall {
    pub(crate) address: SocketAddr,
    registry: Registry,
    plan: Plan,
}

impl Hall {
    pub(crate) fn of(address: SocketAddr) -> Result<Arc<Hall>> {
        let registry = starboard_games::registry();
        let plan = plan_for_two(&registry)?;
        Ok(Arc::new(Hall {
            address,
            registry,
            plan,
        }))
    }

    /// The same on a server that logs plans as they are: the plan is complete from the start.
    pub(crate) fn of_peer(address: SocketAddr) -> Result<Arc<Hall>> {
        let registry = starboard_games::registry();
        let plan = plan_for_two(&registry)?;
        let start = plan.check(&registry)?;
        Ok(Arc::new(Hall {
            address,
            registry,
            plan: plan.complete(&start),
        }))
    }

    pub(crate) fn plan(&self) -> Plan {
        self.plan.clone()
    }
}

/// A game for two that begins with a decision: what is measured is the server, not the draws.
fn plan_for_two(registry: &Registry) -> Result<Plan> {
    let begins_with_a_decision = |plan: &Plan| {
        let start = plan.check(registry);
        start.is_ok_and(|start| start.turn().player().is_some())
    };
    registry
        .iter()
        .map(|rules| plan(rules.name(), &[SeatFor::Person; 2]))
        .find(begins_with_a_decision)
        .context("no game for two begins with a decision")
}

pub(crate) struct Busy {
    hall: Arc<Hall>,
    lobby: Lobby,
    /// Where its people come from.
    from: IpAddr,
    secrets: [Secret; 2],
    id: String,
    pages: [Page; 2],
    table: Table,
}

impl Busy {
    pub(crate) async fn open(hall: Arc<Hall>, lobby: Lobby, from: IpAddr) -> Result<Busy> {
        let (_, ada) = lobby.person("Ada").await?;
        let (_, ben) = lobby.person("Ben").await?;
        let secrets = [ada, ben];
        let [first, second] = &secrets;
        let mut pages = [
            Page::open(hall.address, from, Some(first)).await?,
            Page::open(hall.address, from, Some(second)).await?,
        ];
        let (id, table) = begin(&hall, &lobby, &mut pages, &secrets).await?;
        Ok(Busy {
            hall,
            lobby,
            from,
            secrets,
            id,
            pages,
            table,
        })
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// How many entries its log has.
    pub(crate) fn entries(&self) -> u64 {
        self.table.sequence()
    }

    /// The same people at a new table, if their game is over.
    pub(crate) async fn begin_again(&mut self) -> Result<()> {
        if self.table.phase() == Phase::Over {
            let unwatch = ClientMessage::Unwatch {
                table: self.id.clone(),
            };
            for page in &mut self.pages {
                page.say(&unwatch).await?;
            }
            let begun = begin(&self.hall, &self.lobby, &mut self.pages, &self.secrets);
            (self.id, self.table) = begun.await?;
        }
        Ok(())
    }

    /// Plays one move and returns how long it took to reach the other player.
    pub(crate) async fn play(&mut self, rng: &mut FastRng) -> Result<Duration> {
        let seat = self.table.person_to_act().context("nobody is to act")?;
        let position = self.table.play().context("not begun")?.position();
        let actions = position.legal_actions();
        let action = actions[rng.below(actions.len() as u32) as usize].clone();
        let ask = ClientMessage::Ask {
            table: self.id.clone(),
            version: self.table.sequence(),
            key: key(),
            request: Request::Act { action },
        };
        let [first, second] = &mut self.pages;
        let (acts, sees) = if seat.index() == 0 {
            (first, second)
        } else {
            (second, first)
        };
        let sent = Instant::now();
        acts.say(&ask).await?;
        let next = self.table.sequence() + 1;
        let entry = loop {
            if let ServerMessage::Log { table, entries, .. } = sees.hear().await?
                && table == self.id
                && let Some(entry) = entries.into_iter().find(|entry| entry.sequence == next)
            {
                break entry;
            }
        };
        let took = sent.elapsed();
        // The mover gets a reply and the entry.
        let (mut done, mut seen) = (false, false);
        while !(done && seen) {
            match acts.hear().await? {
                ServerMessage::Log { table, .. } => seen |= table == self.id,
                ServerMessage::Done { .. } => done = true,
                ServerMessage::Refused { message, .. } | ServerMessage::Fault { message, .. } => {
                    bail!("a move was refused: {message}")
                }
                _ => {}
            }
        }
        self.table.add(&entry)?;
        Ok(took)
    }

    /// Only answers pings. Never returns, even when the connections are gone.
    pub(crate) async fn rest(&mut self) {
        let [first, second] = &mut self.pages;
        tokio::join!(first.idle(), second.idle());
        std::future::pending::<()>().await;
    }

    /// Both reconnect and catch up at their table, where nothing that was acknowledged may be
    /// missing.
    pub(crate) async fn come_back(&mut self) -> Result<()> {
        for (page, secret) in self.pages.iter_mut().zip(&self.secrets) {
            *page = Page::open(self.hall.address, self.from, Some(secret)).await?;
            // Fetching the last known entry again shows that nothing is lost.
            let known = self.table.sequence();
            let entries = page.watch(&self.id, known - 1).await?;
            ensure!(
                entries.len() == 1 && entries[0].sequence == known,
                "table {} has lost a move: entry {known} was acknowledged",
                self.id
            );
        }
        Ok(())
    }
}

/// Opens a table at which both sit down.
async fn begin(
    hall: &Hall,
    lobby: &Lobby,
    pages: &mut [Page; 2],
    secrets: &[Secret; 2],
) -> Result<(String, Table)> {
    let id = lobby.open_table(&secrets[0], hall.plan()).await?;
    for (index, page) in pages.iter_mut().enumerate() {
        sit(page, &id, index).await?;
    }
    let [first, second] = pages;
    let log = first.watch(&id, 0).await?;
    second.watch(&id, 0).await?;
    let table = Table::replay(&log, &hall.registry)?;
    Ok((id, table))
}

/// Sits down and waits for the reply.
async fn sit(page: &mut Page, table: &str, seat: usize) -> Result<()> {
    let sit = ClientMessage::Ask {
        table: table.to_owned(),
        // After the opening, and everybody who came before.
        version: seat as u64 + 1,
        key: key(),
        request: Request::Sit {
            seat: Seat::new(seat),
            entropy: fresh(),
        },
    };
    page.say(&sit).await?;
    loop {
        match page.hear().await? {
            ServerMessage::Done { .. } => return Ok(()),
            ServerMessage::Refused { message, .. } | ServerMessage::Fault { message, .. } => {
                bail!("a seat was refused: {message}")
            }
            _ => {}
        }
    }
}
