//! A fair queue: who thinks next, when there are more bots than threads.
//!
//! Sites (an IPv4 address, or a /48 of IPv6) share the threads, and so do people: one person with
//! many addresses counts as one person, and many people at one site as one site. Within a site its
//! networks and people take turns. The one who has used the least time comes next, so that a person
//! with one table does not wait for one with a hundred. Idle time earns no credit: those who come
//! back start where the others are.

use std::collections::HashMap;
use std::time::Duration;

use crate::limits::{Network, Origin};

/// For whom a bot thinks. On another node, or while no player is connected, the address is not
/// known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Owner {
    pub(super) person: Option<String>,
    pub(super) origin: Option<Origin>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Urgency {
    /// Somebody is watching.
    Now,
    /// A player will come back to it.
    Later,
}

/// One turn in this many goes to what is not urgent, so that it is not put off forever.
const TURNS_PER_LATER: u64 = 8;
/// After how many turns accounts are forgotten that nobody uses any more.
const TURNS_PER_FORGETTING: u64 = 64;

#[derive(Debug)]
pub(super) struct FairQueue<J> {
    waiting: Vec<Waiting<J>>,
    /// Where the shares of accounts are. Every job is compared with all others, so they are looked up
    /// once for each.
    places: HashMap<Account, usize>,
    shares: Vec<Share>,
    /// Places that are free.
    free: Vec<usize>,
    /// The account of the last job before it started: no owner starts with less.
    now: Duration,
    turns: u64,
}

#[derive(Debug)]
struct Waiting<J> {
    job: J,
    owners: Vec<(Owner, Places)>,
    urgency: Urgency,
}

/// Where the shares of an owner's site, network and person are.
type Places = [Option<usize>; 3];

/// Whose time is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Account {
    Site(Network),
    Network(Network),
    Person(String),
    /// Spectators without a name on other nodes.
    Elsewhere,
}

/// What an account has used.
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

/// Fewer running jobs first, then less time used: among all, then within a site.
type Rank = [(usize, Duration); 3];

impl Owner {
    /// Those of the site, the network and the person.
    fn accounts(&self) -> [Option<Account>; 3] {
        let person = self.person.clone().map(Account::Person);
        let elsewhere = self.origin.is_none().then_some(Account::Elsewhere);
        [
            self.origin.map(|origin| Account::Site(origin.site)),
            self.origin.map(|origin| Account::Network(origin.network)),
            person.or(elsewhere),
        ]
    }
}

impl<J> Default for FairQueue<J> {
    fn default() -> Self {
        FairQueue {
            waiting: Vec::new(),
            places: HashMap::new(),
            shares: Vec::new(),
            free: Vec::new(),
            now: Duration::ZERO,
            turns: 0,
        }
    }
}

impl<J> FairQueue<J> {
    /// Adds a job on behalf of any of these owners, of which there may be none.
    pub(super) fn add(&mut self, job: J, owners: Vec<Owner>, urgency: Urgency) {
        let placed = owners.into_iter().map(|owner| {
            let places = owner.accounts().map(|account| Some(self.place(account?)));
            (owner, places)
        });
        let owners: Vec<(Owner, Places)> = placed.collect();
        for place in shares_of(&owners) {
            let share = &mut self.shares[place];
            if !share.is_active() {
                share.used = share.used.max(self.now);
            }
            share.waiting += 1;
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
        let jobs = self.waiting.iter().enumerate();
        let ranked = jobs.filter_map(|(index, waiting)| {
            let ranks = waiting.owners.iter().map(|(_, places)| self.rank(places));
            let (number, rank) = ranks.enumerate().min_by_key(|(_, rank)| *rank)?;
            Some((waiting.urgency != wanted, rank, index, number))
        });
        let (_, rank, index, number) = ranked.min()?;
        let mut taken = self.waiting.remove(index);
        for place in shares_of(&taken.owners) {
            let share = &mut self.shares[place];
            share.waiting = share.waiting.saturating_sub(1);
        }
        let (owner, places) = taken.owners.swap_remove(number);
        let [(_, began), ..] = rank;
        self.now = self.now.max(began);
        for place in places.into_iter().flatten() {
            let share = &mut self.shares[place];
            share.running += 1;
            // What a person has not used because their site was busy is not saved up for another site,
            // nor is what a site has not used because of its people.
            share.used = share.used.max(began);
        }
        Some((taken.job, owner))
    }

    /// Charges a finished job, which has taken this long.
    pub(super) fn done(&mut self, owner: &Owner, time: Duration) {
        for account in owner.accounts().into_iter().flatten() {
            // It has run, so that it was not forgotten.
            let Some(&place) = self.places.get(&account) else {
                continue;
            };
            let share = &mut self.shares[place];
            share.running = share.running.saturating_sub(1);
            share.used += time;
        }
        self.forget();
    }

    /// Forgets accounts that would start again exactly where they are.
    fn forget(&mut self) {
        // When nobody waits, what was used no longer matters. Otherwise only now and then: each time it
        // looks at all of them.
        let is_idle = self.waiting.is_empty();
        if !is_idle && !self.turns.is_multiple_of(TURNS_PER_FORGETTING) {
            return;
        }
        let FairQueue {
            places,
            shares,
            free,
            now,
            ..
        } = self;
        places.retain(|_, place| {
            let share = &shares[*place];
            let stays = share.is_active() || !is_idle && share.used > *now;
            if !stays {
                free.push(*place);
            }
            stays
        });
        if places.is_empty() {
            (*shares, *free) = Default::default();
        }
    }

    /// The place of the share of an account.
    fn place(&mut self, account: Account) -> usize {
        let FairQueue {
            places,
            shares,
            free,
            ..
        } = self;
        *places.entry(account).or_insert_with(|| match free.pop() {
            Some(place) => {
                shares[place] = Share::default();
                place
            }
            None => {
                shares.push(Share::default());
                shares.len() - 1
            }
        })
    }

    fn rank(&self, places: &Places) -> Rank {
        let [site, network, person] = places.map(|place| {
            let share = place.map(|place| self.shares[place]);
            share.map_or_else(Default::default, |share| (share.running, share.used))
        });
        [site.max(person), network.max(person), person]
    }
}

/// The places of all shares of some owners, as often as they have them.
fn shares_of(owners: &[(Owner, Places)]) -> impl Iterator<Item = usize> {
    owners
        .iter()
        .flat_map(|(_, places)| places.iter().flatten().copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn owner(person: &str, address: u8) -> Owner {
        owner_at(person, IpAddr::from([192, 0, 2, address]))
    }

    fn owner_at(person: &str, address: IpAddr) -> Owner {
        Owner {
            person: Some(person.to_owned()),
            origin: Some(Origin::of(address)),
        }
    }

    /// An address in a network of a site.
    fn in_network(site: u16, network: u16) -> IpAddr {
        IpAddr::from([0x2001, 0xdb8, site, network, 0, 0, 0, 1])
    }

    /// Tables whose bots always want to think, and for how long.
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
                let waits = longest_waits(&tables, threads, Duration::from_secs(1_200));
                // What is being thought about is finished first, and each of the others has a turn.
                let most = Duration::from_secs(2 * addresses as u64);
                assert!(waits[100] <= most, "{threads} {addresses} {:?}", waits[100]);
                // None of the hundred starves either: half of the time is theirs.
                assert!(waits.iter().all(|wait| *wait < Duration::from_secs(420)));
            }
        }
    }

    /// How long a guest waits at most whose bot thinks for half a second, beside forty busy tables.
    fn wait_of_guest(owners: impl Fn(usize) -> Owner, threads: usize) -> Duration {
        let mut tables = busy(40, owners);
        tables.push(Table {
            owner: owner_at("guest", in_network(99, 0)),
            urgency: Urgency::Now,
            time: Duration::from_millis(500),
        });
        longest_waits(&tables, threads, Duration::from_secs(600))[40]
    }

    #[test]
    fn one_person_at_forty_addresses_has_one_share() {
        for threads in [1, 2] {
            let wait = wait_of_guest(|index| owner("busy", index as u8), threads);
            assert!(wait <= Duration::from_secs(2), "{threads} {wait:?}");
            // Even if every address is a site of its own, and belongs to other people.
            let sites = |index: usize| {
                owner_at(&format!("busy {}", index % 4), in_network(index as u16, 0))
            };
            let wait = wait_of_guest(sites, threads);
            assert!(wait <= Duration::from_secs(2 * 4), "{threads} {wait:?}");
        }
    }

    #[test]
    fn all_networks_of_a_site_share() {
        for threads in [1, 2] {
            let networks = |index: usize| {
                let person = format!("busy {index}");
                owner_at(&person, in_network(1, index as u16))
            };
            let wait = wait_of_guest(networks, threads);
            assert!(wait <= Duration::from_secs(2), "{threads} {wait:?}");
        }
        // Within the site, a network with many people and a person with many networks are one each.
        let crowd = busy(40, |index| {
            owner_at(&format!("busy {index}"), in_network(1, 1))
        });
        let nomad = busy(40, |index| {
            owner_at("nomad", in_network(1, 10 + index as u16))
        });
        let neighbour = busy(1, |_| owner_at("neighbour", in_network(1, 2)));
        let tables: Vec<Table> = crowd.into_iter().chain(nomad).chain(neighbour).collect();
        let waits = longest_waits(&tables, 1, Duration::from_secs(600));
        assert!(waits[80] <= Duration::from_secs(2 * 3), "{:?}", waits[80]);
    }

    /// Work that keeps a person and a site busy, each behind something busier, must not inherit
    /// what these two have not used when they meet.
    #[test]
    fn nothing_is_saved_up_behind_others() {
        let mut queue = FairQueue::default();
        let one_site = (0..10).map(|index| owner(&format!("crowd {index}"), 1));
        let one_person = (0..10).map(|index| owner("nomad", 100 + index));
        for owner in one_site.chain(one_person) {
            queue.add("busy", vec![owner], Urgency::Now);
        }
        for _ in 0..400 {
            let (job, owner) = queue.next().expect("all of them want to");
            queue.add(job, vec![owner.clone()], Urgency::Now);
            queue.done(&owner, Duration::from_secs(1));
        }
        queue.add("guest", vec![owner("guest", 50)], Urgency::Now);
        queue.add("meeting", vec![owner("crowd 3", 103)], Urgency::Now);
        let mut meetings = 0;
        for _ in 0..40 {
            let (job, owner) = queue.next().expect("all of them want to");
            meetings += usize::from(job == "meeting");
            queue.add(job, vec![owner.clone()], Urgency::Now);
            queue.done(&owner, Duration::from_secs(1));
        }
        assert!(meetings <= 20, "{meetings} of 40");
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
        // They have been away for 100 seconds, and do not get 100 seconds in a row for it.
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

    /// Somebody always waits, and others come once and never again.
    #[test]
    fn those_who_do_not_come_back_are_forgotten() {
        let mut queue = FairQueue::default();
        queue.add(0, vec![owner("busy", 0)], Urgency::Now);
        queue.add(1, vec![owner("busy too", 1)], Urgency::Now);
        for number in 2..10_000 {
            if number % 3 == 0 {
                let guest = in_network(number as u16, 0);
                let guest = owner_at(&format!("guest {number}"), guest);
                queue.add(number, vec![guest], Urgency::Now);
            }
            let (job, owner) = queue.next().expect("three want to");
            if job < 2 {
                queue.add(job, vec![owner.clone()], Urgency::Now);
            }
            queue.done(
                &owner,
                Duration::from_millis(if job < 2 { 1_500 } else { 1 }),
            );
        }
        let known = queue.waiting.len();
        // Each has three accounts, and those of the last turns are not forgotten yet.
        let most = 3 * (known + TURNS_PER_FORGETTING as usize);
        assert!(
            queue.places.len() <= most,
            "{known}: {}",
            queue.places.len()
        );
        assert!(
            queue.shares.len() <= most + 3 * known,
            "{}",
            queue.shares.len()
        );
    }

    #[test]
    fn a_table_of_two_is_charged_to_the_one_who_has_used_less() {
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
