//! Rate limits and connection limits.

use std::collections::HashMap;
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
    /// Average requests per second from one address.
    pub requests_per_second: u32,
    /// Average messages per second on one connection.
    pub messages_per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 25_000,
            connections_per_address: 200,
            requests_per_second: 20,
            messages_per_second: 20,
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
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.level = (self.level + since * self.rate).min(self.burst);
        let left = self.level >= 1.0;
        if left {
            self.level -= 1.0;
        }
        left
    }

    fn is_full(&self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.level + since * self.rate >= self.burst
    }
}

/// Usage by address.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    limits: Limits,
    known: Arc<Mutex<Known>>,
}

#[derive(Debug, Default)]
struct Known {
    requests: HashMap<IpAddr, Bucket>,
    connections: HashMap<IpAddr, usize>,
    all_connections: usize,
}

/// The number of remembered addresses at which idle ones are dropped.
const MOST_ADDRESSES: usize = 50_000;

/// Counts a connection for as long as it is held.
#[derive(Debug)]
pub(crate) struct Admission {
    address: IpAddr,
    addresses: Addresses,
}

/// An IPv6 user usually controls a whole /64, so it counts as one address.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let prefix = u128::from(address) >> 64 << 64;
            IpAddr::V6(prefix.into())
        }
        address => address,
    }
}

impl Addresses {
    pub(crate) fn new(limits: Limits) -> Addresses {
        Addresses {
            limits,
            known: Arc::default(),
        }
    }

    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    /// Whether an address may make a request now.
    pub(crate) fn may_request(&self, address: IpAddr) -> bool {
        let now = Instant::now();
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.requests.len() >= MOST_ADDRESSES {
            known.requests.retain(|_, bucket| !bucket.is_full(now));
            // No address is idle: reset them all rather than grow without bound.
            if known.requests.len() >= MOST_ADDRESSES {
                known.requests.clear();
            }
        }
        let rate = f64::from(self.limits.requests_per_second);
        let bucket = known.requests.entry(household(address));
        bucket
            .or_insert_with(|| Bucket::new(rate, rate * 5.0))
            .take(now)
    }

    /// Admits one more connection, if the limits allow it.
    pub(crate) fn admit(&self, address: IpAddr) -> Option<Admission> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.all_connections >= self.limits.connections {
            return None;
        }
        let address = household(address);
        let own = known.connections.entry(address).or_default();
        if *own >= self.limits.connections_per_address {
            return None;
        }
        *own += 1;
        known.all_connections += 1;
        Some(Admission {
            address,
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
        if let Some(own) = known.connections.get_mut(&self.address) {
            *own = own.saturating_sub(1);
            if *own == 0 {
                known.connections.remove(&self.address);
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
