//! Attacks, while others play.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use server_tests::{Lobby, hostile_message};
use starboard_kernel::FastRng;
use starboard_wire::Secret;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use crate::page::{Page, neighbour};
use crate::report::thousands;

/// Attacking connections, from other addresses than those of honest people.
const CONNECTIONS: usize = 100;
const HOUSES: usize = 10;
/// Two and a half times the rate limit of a connection: the server disconnects them, and they
/// reconnect.
const EACH_EVERY: Duration = Duration::from_millis(20);

/// An attack that continues until it is stopped.
pub(crate) struct Attack {
    sent: Arc<AtomicU64>,
    _connections: JoinSet<()>,
}

impl Attack {
    /// What it is, in words.
    pub(crate) fn described() -> String {
        let rate = CONNECTIONS * 1000 / EACH_EVERY.as_millis() as usize;
        let rate = thousands(rate);
        format!("{rate} hostile messages a second from {CONNECTIONS} connections")
    }

    /// Attacks these tables, half of the connections under a name.
    pub(crate) async fn begin(address: SocketAddr, tables: &[String]) -> Result<Attack> {
        let sent = Arc::new(AtomicU64::new(0));
        let mut connections = JoinSet::new();
        let tables: Arc<[String]> = tables.into();
        for number in 0..CONNECTIONS {
            let from = neighbour(2, number % HOUSES);
            let secret = match number % 2 {
                0 => Some(Lobby::from(from, address)?.person("Eve").await?.1),
                _ => None,
            };
            let attacker = Attacker {
                address,
                number,
                secret,
                tables: Arc::clone(&tables),
                sent: Arc::clone(&sent),
            };
            connections.spawn(attacker.live());
        }
        Ok(Attack {
            sent,
            _connections: connections,
        })
    }

    pub(crate) fn sent(&self) -> u64 {
        self.sent.load(Ordering::Relaxed)
    }
}

struct Attacker {
    address: SocketAddr,
    number: usize,
    secret: Option<Secret>,
    tables: Arc<[String]>,
    sent: Arc<AtomicU64>,
}

impl Attacker {
    async fn live(self) {
        let mut rng = FastRng::new(self.number as u64);
        let mut ticks = tokio::time::interval(EACH_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let from = neighbour(2, self.number % HOUSES);
            let opened = Page::open(self.address, from, self.secret.as_ref()).await;
            // Retry if the server does not admit it.
            let Ok(mut page) = opened else { continue };
            while page.skip() {
                ticks.tick().await;
                let table = &self.tables[rng.below(self.tables.len() as u32) as usize];
                let message = hostile_message(&mut rng, table);
                if page.say_raw(message).await.is_err() {
                    break;
                }
                self.sent.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}
