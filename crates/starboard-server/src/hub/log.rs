//! Loads tables from the database, and stores decisions: first store, then publish.

use std::sync::Arc;

use starboard_kernel::{Registry, Seat};
use starboard_table::{Broken, Decision, Entry, Event, Table, TableSeat};
use starboard_wire::PlayerResult;

use super::cell::State;
use super::{Cell, Hub, MOST_OPEN_TABLES, locked};
use crate::Error;
use crate::bus::News as BusNews;
use crate::secrets;
use crate::storage::{
    Appended, Change, Opening, PlayedGame, Seeds, StoredEntry, StoredTable, Summarized,
};

impl Hub {
    /// The table, loaded if it is not in memory.
    pub(crate) async fn cell(&self, table: &str) -> Result<Arc<Cell>, Error> {
        let known = locked(&self.inner.cells).get(table).cloned();
        if let Some(cell) = known {
            cell.touch();
            return Ok(cell);
        }
        // Only valid ids reach the database.
        if !secrets::is_id(table) {
            return Err(Error::Missing("table"));
        }
        let stored = self.storage().load(table, 0).await?;
        let Some(stored) = stored else {
            return Err(Error::Missing("table"));
        };
        let (state, damage) = restore(&stored, self.registry()).map_err(|broken| {
            tracing::error!(table, %broken, "the log is damaged from its first entry on");
            Error::Damaged(broken.to_string())
        })?;
        if let Some(damage) = &damage {
            tracing::error!(
                table,
                damage,
                "the log is damaged: the table can only be looked at"
            );
        }
        let entries = &stored.entries[..state.sequence() as usize];
        let clock = self.inner.clock.clone();
        let mut cell = Cell::new(table.to_owned(), stored.seeds, state, entries, clock);
        cell.damage = damage;
        cell.redacted_at = stored.redacted_at;
        let cell = Arc::new(cell);
        let cell = {
            // Another task may have loaded it meanwhile; there must be only one copy.
            let mut cells = locked(&self.inner.cells);
            Arc::clone(cells.entry(table.to_owned()).or_insert(cell))
        };
        self.call_bot(&cell, &*cell.state().await?);
        Ok(cell)
    }

    /// Reads entries that other nodes have stored.
    pub(crate) async fn catch_up(&self, cell: &Arc<Cell>, state: &mut State) -> Result<(), Error> {
        let stored = self.storage().load(&cell.id, state.sequence()).await?;
        let Some(stored) = stored else {
            return Err(Error::Missing("table"));
        };
        if let Some(damage) = stored.damage.filter(|_| cell.damage.is_none()) {
            self.forget(cell);
            return Err(Error::Damaged(damage));
        }
        if stored.entries.is_empty() {
            return Ok(());
        }
        let before = to_act(state);
        for entry in &stored.entries {
            if let Err(broken) = state.add(&entry.entry) {
                self.forget(cell);
                return Err(Error::trouble(&broken));
            }
        }
        cell.publish(state, &stored.entries);
        self.tell_turns(&cell.id, before, to_act(state));
        Ok(())
    }

    pub(super) async fn commit(
        &self,
        cell: &Arc<Cell>,
        state: &mut State,
        decision: Decision,
    ) -> Result<Appended, Error> {
        self.commit_with(cell, state, decision, None).await
    }

    /// Stores an entry; once it is on disk, switches to the resulting table and publishes the entry.
    pub(super) async fn commit_with(
        &self,
        cell: &Arc<Cell>,
        state: &mut State,
        decision: Decision,
        used_transfer: Option<String>,
    ) -> Result<Appended, Error> {
        cell.check()?;
        let Decision { entry, table } = decision;
        let rematch = self.rematch(cell, state, &entry)?;
        let mut change = change(&cell.id, &table, entry, None)?;
        change.redacted_at = cell.redacted_at;
        change.used_transfer = used_transfer;
        change.rematch = rematch.map(Box::new);
        let entry = Arc::clone(&change.entry);
        match self.storage().append(change).await {
            Ok(Appended::Stored) => {
                let before = to_act(state);
                state.advance(table, &entry.entry);
                cell.publish(state, &[entry]);
                self.inner.metrics.entries_stored.inc();
                self.inner.bus.tell(BusNews::Changed {
                    table: cell.id.clone(),
                    sequence: state.sequence(),
                });
                self.tell_turns(&cell.id, before, to_act(state));
                self.call_bot(cell, state);
                Ok(Appended::Stored)
            }
            // Another node was faster.
            Ok(Appended::Conflict) => {
                self.catch_up(cell, state).await?;
                Ok(Appended::Conflict)
            }
            // Another node may have opened the last one that is allowed: this rematch.
            Ok(Appended::TooMany) => {
                let before = state.sequence();
                self.catch_up(cell, state).await?;
                match state.sequence() > before {
                    true => Ok(Appended::Conflict),
                    false => Err(Error::TooMany(format!(
                        "the host has opened {MOST_OPEN_TABLES} tables that are not over: they \
                         have to finish one first"
                    ))),
                }
            }
            Err(error) => {
                // The entry may be stored after all, or even only now.
                if error.is_late() {
                    self.doubt(&cell.id);
                }
                if let Err(error) = self.catch_up(cell, state).await {
                    tracing::warn!(table = cell.id, %error, "not caught up");
                    self.doubt(&cell.id);
                }
                Err(error.into())
            }
        }
    }

    /// Drops the table from memory, so that the next access loads it again. Call it while holding
    /// the state.
    pub(super) fn forget(&self, cell: &Arc<Cell>) {
        let mut cells = locked(&self.inner.cells);
        if cells
            .get(&cell.id)
            .is_some_and(|known| Arc::ptr_eq(known, cell))
        {
            cells.remove(&cell.id);
        }
        drop(cells);
        cell.die();
    }

    /// The table of the rematch that begins with this entry.
    fn rematch(&self, cell: &Cell, state: &Table, entry: &Entry) -> Result<Option<Change>, Error> {
        let (Some(asked), Some(next)) = (state.rematch_of(entry), &entry.next) else {
            return Ok(None);
        };
        let terms = self.terms();
        let mut seeds = Seeds::draw(terms, self.platform())?;
        // The finished table has committed to it.
        seeds.own = cell.seeds.next.unwrap_or(seeds.own);
        let keeper = seeds.keeper(self.now());
        let Some(opening) = state.open_rematch(&cell.id, &asked, terms, keeper) else {
            return Ok(None);
        };
        let opened =
            Table::new(&opening, self.registry()).map_err(|broken| Error::trouble(&broken))?;
        let first = Opening {
            seeds,
            created_at: self.world_now(),
            most_open: Some(MOST_OPEN_TABLES),
        };
        change(next, &opened, opening, Some(first)).map(Some)
    }
}

/// Everything to be stored with an entry; `state` is the state after it.
pub(crate) fn change(
    table: &str,
    state: &Table,
    entry: Entry,
    opening: Option<Opening>,
) -> Result<Change, Error> {
    let moves_people = matches!(
        entry.event,
        Event::Opened { .. } | Event::Sat(_) | Event::Stood { .. } | Event::SeatMoved { .. }
    );
    let seats = moves_people.then(|| {
        Seat::first(state.seats().len())
            .filter_map(|seat| {
                let holder = state.seats()[seat.index()].person.as_ref()?;
                Some((seat, holder.id.clone()))
            })
            .collect()
    });
    let results = if entry.reveal.is_some() {
        results(state, entry.at)
    } else {
        Vec::new()
    };
    let summary = Summarized::after(&entry.event, table, state);
    let entry = StoredEntry::new(entry).map_err(|error| Error::trouble(&error))?;
    Ok(Change {
        table: table.to_owned(),
        entry: Arc::new(entry),
        summary,
        redacted_at: 0,
        opening,
        seats,
        results,
        used_transfer: None,
        rematch: None,
    })
}

/// The person to act.
fn to_act(state: &Table) -> Option<String> {
    let seat = state.person_to_act()?;
    let holder = state.seats()[seat.index()].person.as_ref()?;
    Some(holder.id.clone())
}

/// The table up to the first damaged entry, and a description of the damage.
pub(crate) fn restore(
    stored: &StoredTable,
    registry: &Registry,
) -> Result<(State, Option<String>), Broken> {
    match replay(&stored.entries, registry) {
        Ok(state) => Ok((state, stored.damage.clone())),
        Err(broken) if broken.sequence > 1 && !stored.entries.is_empty() => {
            let sound = &stored.entries[..broken.sequence as usize - 1];
            Ok((replay(sound, registry)?, Some(broken.to_string())))
        }
        Err(broken) => Err(broken),
    }
}

fn replay(entries: &[Arc<StoredEntry>], registry: &Registry) -> Result<State, Broken> {
    State::replay(entries.iter().map(|stored| &stored.entry), registry)
}

/// The results of everybody with a seat, even if a bot has played on for them.
pub(crate) fn results(state: &Table, ended_at: u64) -> Vec<PlayedGame> {
    let Some(ending) = state.play().and_then(starboard_table::Play::ending) else {
        return Vec::new();
    };
    let has_removed = state.seats().iter().any(|seat| seat.removed);
    Seat::first(state.seats().len())
        .filter_map(|seat| {
            let TableSeat {
                person, removed, ..
            } = &state.seats()[seat.index()];
            let holder = person.as_ref()?;
            let result = if ending.winners.contains(&seat) {
                PlayerResult::Won
            } else if ending.drawn {
                PlayerResult::Drawn
            } else {
                PlayerResult::Lost
            };
            // A player whom the host has removed has not lost, and the host has not beaten them.
            let is_hosts = holder.id == state.host().id;
            if *removed || has_removed && is_hosts && result != PlayerResult::Lost {
                return None;
            }
            Some(PlayedGame {
                seat,
                person: holder.id.clone(),
                game: state.plan().game.clone(),
                result,
                ended_at,
            })
        })
        .collect()
}
