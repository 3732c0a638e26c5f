//! What one player's device remembers of online tables, to check by itself that their keeper keeps
//! its word: a log alone shows only what the keeper claims now.

use serde::{Deserialize, Serialize};
use starboard_kernel::Seat;

use crate::{Fresh, Table};

/// Older ones are forgotten.
const MOST_TABLES: usize = 100;
/// A seat may be left and taken again, and requested from several tabs.
const MOST_OFFERS: usize = 8;

/// The tables that a device remembers, the last one it heard of at the end.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Witness(Vec<Kept>);

/// What is remembered of a table. What was learnt first counts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Kept {
    table: String,
    /// Entropy offered when sitting down.
    #[serde(default)]
    entropy: Vec<String>,
    /// The hash of the keeper's seed when that was offered.
    #[serde(default)]
    commitment: Option<String>,
    /// Entropy offered for a rematch.
    #[serde(default)]
    next_entropy: Vec<String>,
    /// The hash of the seed of a rematch.
    #[serde(default)]
    next_commitment: Option<String>,
    /// The table of the rematch.
    #[serde(default)]
    next: Option<String>,
}

/// What a device has checked of a table by itself; `None` for what it does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checks {
    /// The keeper's seed is the one that was committed to when the player sat down.
    pub commitment: Option<bool>,
    /// The player's own entropy is part of the seed.
    pub entropy: Option<bool>,
    /// The rematch has the seed that was committed to.
    pub rematch: Option<bool>,
}

impl Checks {
    #[must_use]
    pub fn fail(self) -> bool {
        [self.commitment, self.entropy, self.rematch].contains(&Some(false))
    }
}

impl Witness {
    /// The player is about to offer entropy for a seat of this table, which has this commitment.
    pub fn offers(&mut self, id: &str, commitment: Option<&str>, entropy: &Fresh) {
        let kept = self.remember(id);
        offer(&mut kept.entropy, entropy);
        if kept.commitment.is_none() {
            kept.commitment = commitment.map(str::to_owned);
        }
    }

    /// The player is about to offer entropy for the rematch of this table.
    pub fn offers_for_rematch(&mut self, id: &str, entropy: &Fresh) {
        offer(&mut self.remember(id).next_entropy, entropy);
    }

    /// The player is about to claim the seat of another device, which knows what it has offered.
    pub fn claims_seat(&mut self, id: &str) {
        if let Some(kept) = self.0.iter_mut().find(|kept| kept.table == id) {
            kept.entropy.clear();
            kept.next_entropy.clear();
        }
    }

    /// Notes what a table says about its rematch. Returns whether it is new.
    pub fn hears(&mut self, id: &str, table: &Table) -> bool {
        let known = self.find(id);
        let knows = |what: fn(&Kept) -> bool| known.is_some_and(what);
        let (next, _) = table.neighbours();
        let next = next.filter(|_| !knows(|known| known.next.is_some()));
        let commitment = table.next_commitment();
        let commitment = commitment.filter(|_| !knows(|known| known.next_commitment.is_some()));
        if next.is_none() && commitment.is_none() {
            return false;
        }
        let kept = self.remember(id);
        kept.next = kept.next.take().or(next.map(str::to_owned));
        let known = kept.next_commitment.take();
        kept.next_commitment = known.or(commitment.map(str::to_owned));
        true
    }

    /// Checks a table at which the player has this seat.
    #[must_use]
    pub fn check(&self, id: &str, table: &Table, seat: Option<Seat>) -> Checks {
        let follows = table.neighbours().1;
        // A keeper that has broken its word would not call the table a rematch.
        let announced = self.0.iter().find(|kept| kept.next.as_deref() == Some(id));
        let before = announced.or_else(|| self.find(follows?));
        let own = self.find(id);
        let mut offered = own
            .into_iter()
            .flat_map(|own| &own.entropy)
            .chain(before.into_iter().flat_map(|before| &before.next_entropy))
            .peekable();
        let has_offered = seat.is_some() && offered.peek().is_some();
        let used = seat.and_then(|seat| table.entropy(seat));
        let is_used = used.is_some_and(|used| offered.any(|offered| offered == used.as_str()));
        let is_seed = |told: &String| told == table.commitment();
        Checks {
            commitment: own.and_then(|own| own.commitment.as_ref().map(is_seed)),
            entropy: has_offered.then_some(is_used),
            rematch: before.and_then(|before| {
                let promised = before.next_commitment.as_ref()?;
                Some(follows == Some(before.table.as_str()) && is_seed(promised))
            }),
        }
    }

    fn find(&self, id: &str) -> Option<&Kept> {
        self.0.iter().find(|kept| kept.table == id)
    }

    /// What is remembered of a table, which becomes the most recent one.
    fn remember(&mut self, id: &str) -> &mut Kept {
        let known = self.0.iter().position(|kept| kept.table == id);
        let kept = match known {
            Some(index) => self.0.remove(index),
            None => Kept {
                table: id.to_owned(),
                ..Kept::default()
            },
        };
        let oldest = (self.0.len() + 1).saturating_sub(MOST_TABLES);
        self.0.drain(..oldest);
        self.0.push_mut(kept)
    }
}

fn offer(offers: &mut Vec<String>, entropy: &Fresh) {
    if offers.len() >= MOST_OFFERS {
        offers.remove(0);
    }
    offers.push(entropy.as_str().to_owned());
}
