//! How all clients follow a server, in the page and in the terminal: entries become a table, and requests
//! without an answer are retried. Without I/O.

use starboard_kernel::{Registry, Seat};
use starboard_table::{Broken, Entry, SeatKind, Table, Wish};

use crate::ClientMessage;

/// The first delay before reconnecting, in milliseconds; exponential backoff doubles it.
const FIRST_PAUSE: f64 = 500.0;
const LONGEST_PAUSE: f64 = 5_000.0;

/// How many milliseconds to wait before the next attempt to connect, after this many failed ones. `chance`
/// is a random number from 0 to 1: clients that lost the same server must not all reconnect at once.
#[must_use]
pub fn pause(tries: i32, chance: f64) -> f64 {
    let pause = (FIRST_PAUSE * 2.0_f64.powi(tries)).min(LONGEST_PAUSE);
    pause * (0.75 + 0.5 * chance)
}

/// The result of [`follow`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Followed {
    /// The shortest length of the game's history in between: all steps after it are new.
    pub shortest: usize,
    /// The seat that a bot took over with the consent of the other players.
    pub taken_over: Option<Seat>,
    /// The seat whose last action was undone with the consent of the other players.
    pub taken_back: Option<Seat>,
}

/// Adds entries of a log to the known state of a table. Known entries may arrive again, with the answer to
/// another request; the first entry of a log starts a new table.
///
/// # Errors
/// If an entry does not fit: everything has to be requested again.
pub fn follow(
    table: &mut Option<Table>,
    entries: &[Entry],
    registry: &Registry,
) -> Result<Followed, Broken> {
    let mut shortest = usize::MAX;
    let (mut taken_over, mut taken_back) = (None, None);
    // The log starts over: the known state belongs to another one.
    if entries.first().is_some_and(|first| first.sequence == 1) {
        *table = None;
    }
    for entry in entries {
        let wanted = table.as_ref().and_then(bot_wanted_for);
        let undo = table.as_ref().and_then(undo_wanted);
        match table {
            None => *table = Some(Table::new(entry, registry)?),
            Some(table) if entry.sequence <= table.sequence() => {}
            Some(table) => table.add(entry)?,
        }
        let play = table.as_ref().and_then(Table::play);
        let is_bot = |seat: &Seat| {
            let kind = play.and_then(|play| play.kind(*seat));
            matches!(kind, Some(SeatKind::Bot { .. }))
        };
        taken_over = wanted.filter(is_bot).or(taken_over);
        let length = play.map_or(0, |play| play.history().length());
        let undone = undo.filter(|&(_, before)| length < before);
        taken_back = undone.map(|(seat, _)| seat).or(taken_back);
        shortest = shortest.min(length);
    }
    Ok(Followed {
        shortest,
        taken_over,
        taken_back,
    })
}

/// The seat in an open request for an undo, and how long the game is.
fn undo_wanted(table: &Table) -> Option<(Seat, usize)> {
    let open = table.wish()?;
    let length = table.play()?.history().length();
    (open.wish == Wish::Undo).then_some((open.by, length))
}

/// The seat in an open request for a takeover.
fn bot_wanted_for(table: &Table) -> Option<Seat> {
    match table.wish()?.wish {
        Wish::TakeOver { seat } => Some(seat),
        Wish::Undo | Wish::Rematch => None,
    }
}

/// Requests without an answer, each with what to do when it arrives. They are sent again over a new
/// connection, with the same keys.
#[derive(Debug)]
pub struct Outbox<W>(Vec<Unanswered<W>>);

#[derive(Debug)]
struct Unanswered<W> {
    key: String,
    message: ClientMessage,
    waits: W,
}

impl<W> Default for Outbox<W> {
    fn default() -> Self {
        Outbox(Vec::new())
    }
}

impl<W> Outbox<W> {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a request.
    pub fn push(&mut self, key: String, message: ClientMessage, waits: W) {
        self.0.push(Unanswered {
            key,
            message,
            waits,
        });
    }

    /// Removes the request with this key, which has been answered.
    pub fn answered(&mut self, key: &str) -> Option<W> {
        let index = self.0.iter().position(|request| request.key == key)?;
        Some(self.0.remove(index).waits)
    }

    /// The messages to send again, in order.
    pub fn messages(&self) -> impl Iterator<Item = &ClientMessage> {
        self.0.iter().map(|request| &request.message)
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::erased::rules_of;
    use starboard_kernel::toy::Pebbles;
    use starboard_kernel::{OptionValues, Seed};
    use starboard_table::{LocalTable, Player, Request};

    use super::*;

    /// Repeated entries change nothing, a log that starts over makes a new table, and a gap is an error.
    #[test]
    fn entries_become_a_table() {
        let rules = rules_of::<Pebbles>();
        let registry = Registry::new(vec![rules]);
        let players = [Player::person("Ada"), Player::person("Ben")];
        let (options, seed) = (OptionValues::new(), Seed::from_number(7));
        let mut local = LocalTable::new(rules, &options, &players, seed).expect("a table");
        for _ in 0..3 {
            let seat = local.play().whose_turn().expect("a game that goes on");
            let action = local.play().position().legal_actions()[0].clone();
            let request = Request::Act { action };
            local.handle(seat, &request, 0).expect("a legal action");
        }
        let log = local.log();
        let steps = |table: &Option<Table>| {
            let play = table.as_ref().and_then(Table::play);
            play.map_or(0, |play| play.history().length())
        };
        let mut table = None;
        follow(&mut table, &log[..3], &registry).expect("a log");
        let before = steps(&table);
        let followed = follow(&mut table, &log[1..], &registry).expect("it goes on");
        assert!(followed.shortest == before && followed.taken_over.is_none());
        assert_eq!(steps(&table), local.play().history().length());
        follow(&mut table, &log[..2], &registry).expect("another log");
        assert!(steps(&table) < before);
        follow(&mut table, &log[3..], &registry).expect_err("a gap");
    }

    #[test]
    fn pauses_grow_to_a_limit() {
        let pauses: Vec<f64> = (0..6).map(|tries| pause(tries, 0.5)).collect();
        assert_eq!(pauses, [500.0, 1000.0, 2000.0, 4000.0, 5000.0, 5000.0]);
        assert!(pause(0, 0.0) >= 375.0 && pause(0, 1.0) <= 625.0);
    }

    #[test]
    fn what_is_not_answered_is_sent_again_in_order() {
        let mut outbox = Outbox::default();
        for (number, key) in ["a", "b", "c"].into_iter().enumerate() {
            let message = ClientMessage::Unwatch {
                table: key.to_owned(),
            };
            outbox.push(key.to_owned(), message, number);
        }
        assert_eq!(outbox.answered("b"), Some(1));
        assert_eq!(outbox.answered("b"), None);
        let left: Vec<&ClientMessage> = outbox.messages().collect();
        let unwatch = |table: &str| ClientMessage::Unwatch {
            table: table.to_owned(),
        };
        assert_eq!(left, [&unwatch("a"), &unwatch("c")]);
        assert!(!outbox.is_empty());
    }
}
