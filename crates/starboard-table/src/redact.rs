//! Removing what people have written from a log. Entries stay in place, with their numbers, times
//! and moves: a redacted log replays to the same game, and its record still verifies.

use crate::REMOVED_NAME;
use crate::entry::{Entry, Event, Person};

/// What is left of a chat message.
pub const REDACTED_TEXT: &str = "…";

/// What is to be removed from a log.
#[derive(Clone, Copy, Default)]
pub struct Redaction<'a> {
    /// Whose names and messages.
    pub people: Option<&'a (dyn Fn(&str) -> bool + Sync)>,
    /// All messages before this service time.
    pub messages_before: u64,
    /// Everybody's names, all messages, and the idempotency keys.
    pub everything: bool,
}

impl std::fmt::Debug for Redaction<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Redaction")
            .field("messages_before", &self.messages_before)
            .field("everything", &self.everything)
            .finish_non_exhaustive()
    }
}

/// What a redaction has changed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Redacted {
    /// The indices of the changed entries.
    pub entries: Vec<usize>,
    /// How many messages are gone.
    pub messages: u64,
}

impl Redaction<'_> {
    /// Whether the name of this person is to be removed.
    #[must_use]
    pub fn concerns(&self, id: &str) -> bool {
        self.everything || self.people.is_some_and(|people| people(id))
    }

    /// Redacts a log, or the beginning of one.
    pub fn apply(&self, log: &mut [Entry]) -> Redacted {
        let mut done = Redacted::default();
        // Who sits where, for the authors of messages.
        let mut holders: Vec<Option<String>> = Vec::new();
        for (index, entry) in log.iter_mut().enumerate() {
            let mut changed = self.everything && entry.key.take().is_some();
            let at = entry.at;
            match &mut entry.event {
                Event::Opened {
                    plan, host, seated, ..
                } => {
                    holders = vec![None; plan.seats.len()];
                    changed |= self.rename(host);
                    for seated in seated {
                        put(&mut holders, seated.seat.index(), Some(&seated.person));
                        changed |= self.rename(&mut seated.person);
                    }
                }
                Event::Sat(seated) => {
                    put(&mut holders, seated.seat.index(), Some(&seated.person));
                    changed |= self.rename(&mut seated.person);
                }
                Event::SeatMoved { seat, person } => {
                    put(&mut holders, seat.index(), Some(person));
                    changed |= self.rename(person);
                }
                Event::Stood { seat } => put(&mut holders, seat.index(), None),
                Event::Said { seat, text } if text != REDACTED_TEXT => {
                    let author = holders.get(seat.index()).and_then(Option::as_deref);
                    let is_theirs = author.is_some_and(|author| self.concerns(author));
                    if self.everything || is_theirs || at < self.messages_before {
                        REDACTED_TEXT.clone_into(text);
                        done.messages += 1;
                        changed = true;
                    }
                }
                _ => {}
            }
            if changed {
                done.entries.push(index);
            }
        }
        done
    }

    fn rename(&self, person: &mut Person) -> bool {
        let renames = self.concerns(&person.id) && person.name != REMOVED_NAME;
        if renames {
            REMOVED_NAME.clone_into(&mut person.name);
        }
        renames
    }
}

fn put(holders: &mut [Option<String>], index: usize, person: Option<&Person>) {
    if let Some(holder) = holders.get_mut(index) {
        *holder = person.map(|person| person.id.clone());
    }
}

/// The ids of everybody whose name is in a log.
pub fn people_in(log: &[Entry]) -> impl Iterator<Item = &str> {
    let people = log.iter().flat_map(|entry| match &entry.event {
        Event::Opened { host, seated, .. } => {
            let seated = seated.iter().map(|seated| &seated.person);
            std::iter::once(host).chain(seated).collect()
        }
        Event::Sat(seated) => vec![&seated.person],
        Event::SeatMoved { person, .. } => vec![person],
        _ => Vec::new(),
    });
    people.map(|person| person.id.as_str())
}
