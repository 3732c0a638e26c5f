//! A fair queue: who thinks next, when there are more bots than threads.
//!
//! Threads are shared by address, then by person, then in order of arrival. Whoever has used the
//! least time comes next, so that somebody with one table does not wait for somebody with a hundred.
//! Being idle saves nothing up: those who come back start where the others are.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

use crate::limits::Network;

/// For whom a bot thinks. On another node or while nobody is connected the address is not known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Owner {
    pub(super) person: Option<String>,
    pub(super) network: Option<Network>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Urgency {
    /// Somebody is watching.
    Now,
    /// Somebody will come back to it.
    Later,
}

/// One of this many turns goes to what is not urgent, so that it is not put off for ever.
const TURNS_PER_LATER: u64 = 8;

#[derive(Debug)]
pub(super) struct FairQueue<J> {
    waiting: Vec<Waiting<J>>,
    networks: Shares<Owner>,
    people: Shares<Owner>,
    turns: u64,
}

#[derive(Debug)]
struct Waiting<J> {
    job: J,
    owners: Vec<Owner>,
    urgency: Urgency,
}

impl Owner {
    /// What shares the threads with other networks. A person of unknown address is one alone.
    fn by_network(&self) -> Owner {
        Owner {
            person: match self.network {
                Some(_) => None,
                None => self.person.clone(),
            },
            network: self.network,
        }
    }
}

impl<J> Default for FairQueue<J> {
    fn default() -> Self {
        FairQueue {
            waiting: Vec::new(),
            networks: Shares::default(),
            people: Shares::default(),
            turns: 0,
        }
    }
}

impl<J> FairQueue<J> {
    /// Adds a job that any of these owners wants; without owners nobody does.
    pub(super) fn add(&mut self, job: J, owners: Vec<Owner>, urgency: Urgency) {
        for owner in &owners {
            self.networks.come(owner.by_network());
            self.people.come(owner.clone());
        }
        self.waiting.push(Waiting {
            job,
            owners,
            urgency,
        });
    }

    /// Takes the next job, and on whose account it is. [`FairQueue::done`] has to follow.
    pub(super) fn next(&mut self) -> Option<(J, Owner)> {
        self.turns += 1;
        let wanted = match self.turns % TURNS_PER_LATER {
            0 => Urgency::Later,
            _ => Urgency::Now,
        };
        let rank = |owner: &Owner| {
            let network = self.networks.rank(&owner.by_network());
            (network, self.people.rank(owner))
        };
        let jobs = self.waiting.iter().enumerate();
        let ranked = jobs.filter_map(|(index, waiting)| {
            let (rank, owner) = waiting
                .owners
                .iter()
                .map(|owner| (rank(owner), owner))
                .min_by_key(|(rank, _)| *rank)?;
            Some((waiting.urgency != wanted, rank, index, owner.clone()))
        });
        let (_, _, index, owner) =
            ranked.min_by_key(|(not_now, rank, index, _)| (*not_now, *rank, *index))?;
        let taken = self.waiting.remove(index);
        for other in &taken.owners {
            self.networks.leave(&other.by_network());
            self.people.leave(other);
        }
        self.networks.begin(owner.by_network());
        self.people.begin(owner.clone());
        Some((taken.job, owner))
    }

    /// A job has taken this long.
    pub(super) fn done(&mut self, owner: &Owner, time: Duration) {
        self.networks.end(&owner.by_network(), time);
        self.people.end(owner, time);
        if self.waiting.is_empty() {
            self.networks.tidy();
            self.people.tidy();
        }
    }
}

/// What each owner has used.
#[derive(Debug)]
struct Shares<K>(HashMap<K, Share>);

#[derive(Clone, Copy, Debug, Default)]
struct Share {
    waiting: usize,
    running: usize,
    used: Duration,
}

impl Share {
    fn is_active(&self) -> bool {
        self.waiting > 0 || self.running > 0
    }
}

impl<K> Default for Shares<K> {
    fn default() -> Self {
        Shares(HashMap::new())
    }
}

impl<K: Eq + Hash> Shares<K> {
    fn come(&mut self, key: K) {
        let active = self.0.values().filter(|share| share.is_active());
        let least = active.map(|share| share.used).min().unwrap_or_default();
        let share = self.0.entry(key).or_default();
        if !share.is_active() {
            share.used = share.used.max(least);
        }
        share.waiting += 1;
    }

    fn leave(&mut self, key: &K) {
        if let Some(share) = self.0.get_mut(key) {
            share.waiting = share.waiting.saturating_sub(1);
        }
    }

    fn begin(&mut self, key: K) {
        self.0.entry(key).or_default().running += 1;
    }

    fn end(&mut self, key: &K, time: Duration) {
        if let Some(share) = self.0.get_mut(key) {
            share.running = share.running.saturating_sub(1);
            share.used += time;
        }
    }

    /// Fewer running jobs first, then less time used.
    fn rank(&self, key: &K) -> (usize, Duration) {
        let share = self.0.get(key).copied().unwrap_or_default();
        (share.running, share.used)
    }

    /// Nobody waits: what was used no longer matters.
    fn tidy(&mut self) {
        self.0.retain(|_, share| share.is_active());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::household;
    use std::net::IpAddr;

    fn owner(person: &str, address: u8) -> Owner {
        Owner {
            person: Some(person.to_owned()),
            network: Some(household(IpAddr::from([192, 0, 2, address]))),
        }
    }

    /// Tables whose bots always want to think, with how long they think.
    struct Table {
        owner: Owner,
        urgency: Urgency,
        time: Duration,
    }

    /// Lets bots think on some threads, one move of virtual time after the other, and returns how
    /// long each of these tables has waited at most. Every table wants its next move as soon as it
    /// has the last one.
    fn longest_waits(tables: &[Table], threads: usize, until: Duration) -> Vec<Duration> {
        let mut queue = FairQueue::default();
        let mut since = vec![Duration::ZERO; tables.len()];
        let mut longest = since.clone();
        for (index, table) in tables.iter().enumerate() {
            queue.add(index, vec![table.owner.clone()], table.urgency);
        }
        let mut running: Vec<(Duration, usize, Owner)> = Vec::new();
        let mut now = Duration::ZERO;
        while now < until {
            while running.len() < threads {
                let Some((index, owner)) = queue.next() else {
                    break;
                };
                longest[index] = longest[index].max(now - since[index]);
                running.push((now + tables[index].time, index, owner));
            }
            running.sort_by_key(|(end, index, _)| (*end, *index));
            let (end, index, owner) = running.remove(0);
            now = end;
            queue.done(&owner, tables[index].time);
            since[index] = now;
            queue.add(
                index,
                vec![tables[index].owner.clone()],
                tables[index].urgency,
            );
        }
        for (index, longest) in longest.iter_mut().enumerate() {
            if !running.iter().any(|(_, other, _)| *other == index) {
                *longest = (*longest).max(now - since[index]);
            }
        }
        longest
    }

    fn busy(tables: usize, owners: impl Fn(usize) -> Owner) -> Vec<Table> {
        (0..tables)
            .map(|index| Table {
                owner: owners(index),
                urgency: Urgency::Now,
                time: Duration::from_secs(2),
            })
            .collect()
    }

    #[test]
    fn a_guest_does_not_wait_for_a_hundred_tables_of_four_people() {
        for threads in [1, 2, 4] {
            // Whether they are at one address or at four.
            for addresses in [1, 4] {
                let mut tables = busy(100, |index| {
                    owner(&format!("busy {}", index % 4), (index % addresses) as u8)
                });
                tables.push(Table {
                    owner: owner("guest", 99),
                    urgency: Urgency::Now,
                    time: Duration::from_millis(500),
                });
                let waits = longest_waits(&tables, threads, Duration::from_secs(600));
                // What is being thought about is finished first, and each of the others has a turn.
                let most = Duration::from_secs(2 * addresses as u64);
                assert!(waits[100] <= most, "{threads} {addresses} {:?}", waits[100]);
                // None of the hundred is forgotten either.
                assert!(waits.iter().all(|wait| *wait < Duration::from_secs(300)));
            }
        }
    }

    #[test]
    fn people_behind_one_address_share_it() {
        let mut tables = busy(50, |_| owner("busy", 1));
        tables.push(Table {
            owner: owner("neighbour", 1),
            urgency: Urgency::Now,
            time: Duration::from_secs(2),
        });
        let waits = longest_waits(&tables, 1, Duration::from_secs(300));
        assert!(waits[50] <= Duration::from_secs(4), "{:?}", waits[50]);
    }

    #[test]
    fn what_nobody_watches_comes_last_but_comes() {
        let mut tables = busy(10, |index| owner(&format!("p{index}"), index as u8));
        tables.push(Table {
            owner: owner("away", 50),
            urgency: Urgency::Later,
            time: Duration::from_secs(2),
        });
        let waits = longest_waits(&tables, 1, Duration::from_secs(200));
        let fair = Duration::from_secs(2 * 10);
        assert!(
            waits[..10]
                .iter()
                .all(|wait| *wait <= fair + Duration::from_secs(8))
        );
        assert!(
            waits[10] <= Duration::from_secs(2 * TURNS_PER_LATER),
            "{:?}",
            waits[10]
        );
    }

    #[test]
    fn a_pause_saves_nothing_up() {
        let mut queue = FairQueue::default();
        let (idle, busy) = (owner("idle", 1), owner("busy", 2));
        queue.add("idle", vec![idle.clone()], Urgency::Now);
        queue.next().expect("alone");
        queue.add("busy", vec![busy.clone()], Urgency::Now);
        queue.done(&idle, Duration::from_secs(1));
        for _ in 0..100 {
            queue.next().expect("busy");
            queue.add("busy", vec![busy.clone()], Urgency::Now);
            queue.done(&busy, Duration::from_secs(1));
        }
        // They have been away for 100 seconds, and do not get 100 seconds in a row now.
        let mut turns = Vec::new();
        queue.add("idle", vec![idle.clone()], Urgency::Now);
        for _ in 0..6 {
            let (job, owner) = queue.next().expect("both want to");
            turns.push(job);
            queue.add(job, vec![owner.clone()], Urgency::Now);
            queue.done(&owner, Duration::from_secs(1));
        }
        assert_eq!(
            turns.iter().filter(|job| **job == "busy").count(),
            3,
            "{turns:?}"
        );
    }

    #[test]
    fn a_table_of_two_is_on_the_account_of_the_one_who_has_used_less() {
        let mut queue = FairQueue::default();
        let (many, few) = (owner("many", 1), owner("few", 2));
        queue.add("own", vec![many.clone()], Urgency::Now);
        let (_, first) = queue.next().expect("alone");
        queue.add("own", vec![many.clone()], Urgency::Now);
        queue.add("shared", vec![many.clone(), few.clone()], Urgency::Now);
        queue.done(&first, Duration::from_secs(5));
        assert_eq!(queue.next(), Some(("shared", few)));
        assert_eq!(queue.next(), Some(("own", many)));
        assert_eq!(queue.next(), None);
    }
}
