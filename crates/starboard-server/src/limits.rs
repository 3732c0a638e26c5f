//! Rate limits and connection limits.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::time::Instant;

/// The limits of a server. The defaults suit a server on the public internet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Open connections in total.
    pub connections: usize,
    /// Open connections from one address.
    pub connections_per_address: usize,
    /// Average requests per second from one address. New people are limited to a hundredth of that.
    pub requests_per_second: u32,
    /// Average messages per second on one connection.
    pub messages_per_second: u32,
    /// Average bytes of logs and records per second that one address may ask for; 64 times as many at
    /// once. The longest log has a few megabytes, an ordinary one some ten kilobytes.
    pub log_bytes_per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 25_000,
            connections_per_address: 200,
            requests_per_second: 20,
            messages_per_second: 20,
            log_bytes_per_second: 256 * 1024,
        }
    }
}

/// A token bucket: it gains `rate` tokens a second up to `burst`, and every operation takes one.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    rate: f64,
    burst: f64,
    level: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: f64, burst: f64) -> Bucket {
        Bucket {
            rate,
            burst,
            level: burst,
            at: Instant::now(),
        }
    }

    /// Takes a token; false if there is none.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.take_many(now, 1.0)
    }

    /// Takes this many tokens; false if there are fewer, unless the bucket is full: what costs more
    /// than it holds waits until then.
    fn take_many(&mut self, now: Instant, cost: f64) -> bool {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.level = (self.level + since * self.rate).min(self.burst);
        let left = self.level >= cost.min(self.burst);
        if left {
            self.level -= cost;
        }
        left
    }

    fn is_full(&self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.level + since * self.rate >= self.burst
    }
}

/// Buckets by key: of addresses, or of people. Clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Buckets<K>(Arc<Mutex<HashMap<K, Bucket>>>);

/// The number of remembered keys at which idle ones are dropped.
const MOST_KEYS: usize = 50_000;

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Buckets(Arc::default())
    }
}

impl<K: Clone + Eq + Hash> Buckets<K> {
    /// Takes `cost` tokens from the bucket of every key, or none at all; false if one of them lacks
    /// tokens. Each key comes with the rate and the burst of its bucket.
    pub(crate) fn take(
        &self,
        now: Instant,
        cost: f64,
        keys: impl IntoIterator<Item = (K, f64, f64)>,
    ) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KEYS {
            known.retain(|_, bucket| !bucket.is_full(now));
            // None is idle: reset them all rather than grow without bound.
            if known.len() >= MOST_KEYS {
                known.clear();
            }
        }
        let mut taken: Vec<K> = Vec::new();
        for (key, rate, burst) in keys {
            let bucket = known.entry(key.clone());
            if !bucket
                .or_insert_with(|| Bucket::new(rate, burst))
                .take_many(now, cost)
            {
                for key in taken {
                    if let Some(bucket) = known.get_mut(&key) {
                        bucket.level += cost;
                    }
                }
                return false;
            }
            taken.push(key);
        }
        true
    }

    /// Forgets those who have done nothing for long: their buckets are as full as new ones.
    pub(crate) fn tidy(&self, now: Instant) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, bucket| !bucket.is_full(now));
        let most = 2 * known.len();
        known.shrink_to(most);
    }
}

/// Usage by address.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    limits: Limits,
    requests: Buckets<Network>,
    /// New people.
    people: Buckets<Network>,
    /// Bytes of logs that clients have asked for.
    logs: Buckets<Network>,
    known: Arc<Mutex<Known>>,
}

#[derive(Debug, Default)]
struct Known {
    connections: HashMap<Network, usize>,
    all_connections: usize,
}

/// Counts a connection for as long as it is held.
#[derive(Debug)]
pub(crate) struct Admission {
    networks: Vec<(Network, usize)>,
    addresses: Addresses,
}

/// The addresses that share a limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Network {
    prefix: IpAddr,
    length: u8,
}

/// How many times the limit of a /64 the whole /48 has. Providers assign anything from one to the
/// other to a customer: one /64 must not be limited by its neighbours, but 65,536 of them do not
/// get 65,536 times the limit.
const NETWORKS_OF_A_SITE: usize = 8;

/// What an address counts for, and how many times the usual limit it may use. An IPv4 address is
/// on its own. An IPv6 client usually controls a whole /64, and perhaps the whole /48.
pub(crate) fn networks(address: IpAddr) -> Vec<(Network, usize)> {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = |length: u8| Network {
                prefix: IpAddr::V6(
                    (u128::from(address) >> (128 - length) << (128 - length)).into(),
                ),
                length,
            };
            vec![(network(64), 1), (network(48), NETWORKS_OF_A_SITE)]
        }
        prefix => vec![(Network { prefix, length: 32 }, 1)],
    }
}

/// The networks of an address. For IPv4 they are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    /// The smallest one.
    pub(crate) network: Network,
    /// The largest one.
    pub(crate) site: Network,
}

impl Origin {
    pub(crate) fn of(address: IpAddr) -> Origin {
        let networks = networks(address);
        Origin {
            network: networks[0].0,
            site: networks[networks.len() - 1].0,
        }
    }
}

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Addresses {
        Addresses {
            limits,
            requests: Buckets::default(),
            people: Buckets::default(),
            logs: Buckets::default(),
            known: Arc::default(),
        }
    }

    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    /// Whether an address may make a request now.
    pub(crate) fn may_request(&self, address: IpAddr) -> bool {
        let rate = f64::from(self.limits.requests_per_second);
        let keys = networks(address).into_iter().map(|(network, times)| {
            let rate = rate * times as f64;
            (network, rate, rate * 5.0)
        });
        self.requests.take(Instant::now(), 1.0, keys)
    }

    /// Whether another person may be created from an address now. Each is a row that stays, and has
    /// limits of their own.
    pub(crate) fn may_add_person(&self, address: IpAddr) -> bool {
        let rate = f64::from(self.limits.requests_per_second) / 100.0;
        let keys = networks(address).into_iter().map(|(network, times)| {
            let rate = rate * times as f64;
            (network, rate, rate * 150.0)
        });
        self.people.take(Instant::now(), 1.0, keys)
    }

    /// Forgets addresses that have asked for nothing for long.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        for buckets in [&self.requests, &self.people, &self.logs] {
            buckets.tidy(now);
        }
    }

    /// Whether an address may be sent a log of this many bytes now.
    pub(crate) fn may_read(&self, address: IpAddr, bytes: usize) -> bool {
        let keys = networks(address).into_iter().map(|(network, times)| {
            let rate = f64::from(self.limits.log_bytes_per_second) * times as f64;
            (network, rate, rate * 64.0)
        });
        self.logs.take(Instant::now(), bytes as f64, keys)
    }

    /// Admits one more connection, if the limits allow it.
    pub(crate) fn admit(&self, address: IpAddr) -> Option<Admission> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.all_connections >= self.limits.connections {
            return None;
        }
        let networks = networks(address);
        let is_full = networks.iter().any(|(network, times)| {
            let own = known.connections.get(network).copied().unwrap_or_default();
            own >= self.limits.connections_per_address.saturating_mul(*times)
        });
        if is_full {
            return None;
        }
        for (network, _) in &networks {
            *known.connections.entry(*network).or_default() += 1;
        }
        known.all_connections += 1;
        Some(Admission {
            networks,
            addresses: self.clone(),
        })
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut known = self
            .addresses
            .known
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        known.all_connections = known.all_connections.saturating_sub(1);
        for (network, _) in &self.networks {
            if let Some(own) = known.connections.get_mut(network) {
                *own = own.saturating_sub(1);
                if *own == 0 {
                    known.connections.remove(network);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2.0, 3.0);
        let taken = (0..10).filter(|_| bucket.take(start)).count();
        assert_eq!(taken, 3);
        let later = start + Duration::from_secs(1);
        let taken = (0..10).filter(|_| bucket.take(later)).count();
        assert_eq!(taken, 2);
        let much_later = start + Duration::from_secs(1000);
        let taken = (0..10).filter(|_| bucket.take(much_later)).count();
        assert_eq!(taken, 3);
    }

    #[test]
    fn neighbours_of_an_address_of_version_6_count_as_one() {
        let limits = Limits {
            connections_per_address: 1,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let _first = addresses.admit(address("2001:db8::1")).expect("the first");
        assert!(addresses.admit(address("2001:db8::2")).is_none());
        assert!(addresses.admit(address("2001:db8:0:1::1")).is_some());
        // An IPv4 address, plain and mapped to IPv6.
        let _fourth = addresses.admit(address("192.0.2.1")).expect("version 4");
        assert!(addresses.admit(address("::ffff:192.0.2.1")).is_none());
    }

    #[test]
    fn a_site_of_version_6_has_more_than_one_of_its_networks_and_an_end() {
        let limits = Limits {
            connections_per_address: 3,
            requests_per_second: 2,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let address =
            |site: u16, network: u16| IpAddr::from([0x2001, 0xdb8, site, network, 0, 0, 0, 1]);
        // 65,536 networks of one site, one connection and one request each.
        let admitted: Vec<_> = (0..=u16::MAX)
            .filter_map(|network| addresses.admit(address(1, network)))
            .collect();
        assert_eq!(admitted.len(), 3 * NETWORKS_OF_A_SITE);
        let requests = (0..=u16::MAX).filter(|&network| addresses.may_request(address(1, network)));
        // Only a handful of tokens flows back while this runs.
        let burst = 2 * 5 * NETWORKS_OF_A_SITE;
        assert!((burst..burst + 100).contains(&requests.count()));
        // Another site is not affected, and a refusal by the site has cost a network nothing.
        assert!(addresses.admit(address(2, 0)).is_some());
        assert!(addresses.may_request(address(2, 0)));
        drop(admitted);
        assert!(addresses.admit(address(1, 0)).is_some());
    }

    #[test]
    fn a_refusal_by_one_bucket_takes_nothing_from_the_others() {
        let now = Instant::now();
        let buckets = Buckets::default();
        let both = || [("wide", 0.0, 2.0), ("narrow", 0.0, 1.0)];
        assert!(buckets.take(now, 1.0, both()));
        assert!(!buckets.take(now, 1.0, both()));
        assert!(
            buckets.take(now, 1.0, [("wide", 0.0, 2.0)]),
            "still one left"
        );
        assert!(!buckets.take(now, 1.0, [("wide", 0.0, 2.0)]));
    }

    #[test]
    fn idle_addresses_are_forgotten_and_busy_ones_are_not() {
        let start = Instant::now();
        let buckets = Buckets::default();
        for key in 0..1_000 {
            assert!(buckets.take(start, 1.0, [(key, 1.0, 3.0)]));
        }
        let later = start + Duration::from_secs(2);
        assert!(buckets.take(later, 3.0, [(7, 1.0, 3.0)]));
        buckets.tidy(later);
        let known = buckets.0.lock().expect("unlocked");
        assert_eq!(known.keys().collect::<Vec<_>>(), [&7]);
        assert!(known.capacity() < 100, "{}", known.capacity());
    }

    #[test]
    fn new_people_of_a_network_are_limited() {
        let addresses = Addresses::new(Limits::default());
        let from = |site: u16, network: u16| {
            let address = IpAddr::from([0x2001, 0xdb8, site, network, 0, 0, 0, 1]);
            addresses.may_add_person(address)
        };
        let added = (0..1_000).filter(|_| from(1, 1)).count();
        assert_eq!(added, 30);
        // Eight times as many in the whole site, those of the first network included.
        let added = (0..=u16::MAX).filter(|&network| from(1, network)).count();
        assert!((210..220).contains(&added), "{added}");
        assert!(from(2, 1), "another site");
    }

    #[test]
    fn connections_are_counted_and_given_back() {
        let limits = Limits {
            connections: 3,
            connections_per_address: 2,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let [one, two] = [IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2])];
        let first = addresses.admit(one).expect("the first");
        let _second = addresses.admit(one).expect("the second");
        assert!(addresses.admit(one).is_none(), "two for an address");
        let _third = addresses.admit(two).expect("another address");
        assert!(addresses.admit(two).is_none(), "three in all");
        drop(first);
        assert!(addresses.admit(two).is_some(), "a place was given back");
    }
}
