//! How a table is read from the database, and how what was decided gets into it: stored first, told
//! after that.

use std::sync::Arc;

use starboard_kernel::{Registry, Seat};
use starboard_table::online::{Broken, Entry, Event, Keeper, Room};
use starboard_wire::{Outcome, Summary};

use super::{Cell, Hub, Refused, locked};
use crate::bus::News as BusNews;
use crate::secrets;
use crate::storage::{Appended, Change, Opening, PlayedGame, StoredEntry, StoredTable};

impl Hub {
    /// The table, opened on this node if it was not.
    pub(crate) async fn cell(&self, table: &str) -> Result<Arc<Cell>, Refused> {
        let known = locked(&self.inner.cells).get(table).cloned();
        if let Some(cell) = known {
            cell.touch();
            return Ok(cell);
        }
        // Nothing that is not a name of ours reaches the database.
        if table.len() > 40 || !table.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Refused::missing(table));
        }
        let stored = self.storage().load(table, 0).await?;
        let Some(stored) = stored else {
            return Err(Refused::missing(table));
        };
        let (room, damage) = restore(&stored, self.registry()).map_err(|broken| {
            tracing::error!(table, %broken, "the log is damaged from its first entry on");
            Refused::damaged(&broken.to_string())
        })?;
        if let Some(damage) = &damage {
            tracing::error!(
                table,
                damage,
                "the log is damaged: the table can only be looked at"
            );
        }
        let entries = stored.entries.iter().take(room.sequence() as usize);
        let log = entries.map(|entry| Arc::clone(&entry.body)).collect();
        let clock = self.inner.clock.clone();
        let mut cell = Cell::new(table.to_owned(), stored.seed, room, log, clock);
        cell.damage = damage;
        let cell = Arc::new(cell);
        let cell = {
            // Somebody else may have opened it meanwhile; there must be one of it only.
            let mut cells = locked(&self.inner.cells);
            Arc::clone(cells.entry(table.to_owned()).or_insert(cell))
        };
        self.call_bot(&cell, &*cell.room().await?);
        Ok(cell)
    }

    /// Reads what other nodes have stored.
    pub(crate) async fn catch_up(&self, cell: &Arc<Cell>, room: &mut Room) -> Result<(), Refused> {
        let stored = self.storage().load(&cell.id, room.sequence()).await?;
        let Some(stored) = stored else {
            return Err(Refused::missing(&cell.id));
        };
        if let Some(damage) = stored.damage.filter(|_| cell.damage.is_none()) {
            self.forget(cell);
            return Err(Refused::damaged(&damage));
        }
        if stored.entries.is_empty() {
            return Ok(());
        }
        let before = to_act(room);
        for entry in &stored.entries {
            if let Err(broken) = room.add(&entry.entry) {
                self.forget(cell);
                return Err(Refused::trouble(&broken));
            }
        }
        let bodies = stored.entries.iter().map(|entry| Arc::clone(&entry.body));
        cell.publish(room, bodies);
        self.tell_turns(&cell.id, before, to_act(room));
        Ok(())
    }

    pub(super) async fn commit(
        &self,
        cell: &Arc<Cell>,
        room: &mut Room,
        entry: Entry,
    ) -> Result<Appended, Refused> {
        self.commit_with(cell, room, entry, None).await
    }

    /// Stores an entry and, once it is on disk, tells everybody.
    pub(super) async fn commit_with(
        &self,
        cell: &Arc<Cell>,
        room: &mut Room,
        entry: Entry,
        used_transfer: Option<String>,
    ) -> Result<Appended, Refused> {
        cell.check()?;
        let before = to_act(room);
        let rematch = self.rematch(cell, room, &entry)?;
        if let Err(broken) = room.add(&entry) {
            self.forget(cell);
            return Err(Refused::trouble(&broken));
        }
        let mut change = self.change(&cell.id, room, entry, None)?;
        change.used_transfer = used_transfer;
        change.rematch = rematch.map(Box::new);
        let body = Arc::clone(&change.entry.body);
        let stored = self.storage().append(change).await;
        if let Ok(Appended::Stored) = stored {
            cell.publish(room, [body]);
            self.inner.metrics.entries_stored.inc();
            self.inner.bus.tell(BusNews::Changed {
                table: cell.id.clone(),
                sequence: room.sequence(),
            });
            self.tell_turns(&cell.id, before, to_act(room));
            self.call_bot(cell, room);
            return Ok(Appended::Stored);
        }
        // The room is ahead of the database, or behind it: make it anew from what is there.
        match self.reload(cell, room).await {
            Ok(()) => Ok(stored?),
            Err(error) => {
                self.forget(cell);
                Err(error)
            }
        }
    }

    async fn reload(&self, cell: &Arc<Cell>, room: &mut Room) -> Result<(), Refused> {
        let before = to_act(room);
        let stored = self.storage().load(&cell.id, 0).await?;
        let stored = stored.ok_or_else(|| Refused::missing(&cell.id))?;
        if let Some(damage) = &stored.damage {
            return Err(Refused::damaged(damage));
        }
        *room =
            replay(&stored.entries, self.registry()).map_err(|broken| Refused::trouble(&broken))?;
        let known = cell.published() as usize;
        let bodies = stored.entries.iter().skip(known);
        cell.publish(room, bodies.map(|entry| Arc::clone(&entry.body)));
        self.tell_turns(&cell.id, before, to_act(room));
        Ok(())
    }

    /// The table is opened anew from the database when somebody asks for it. To be called by who
    /// has the room.
    fn forget(&self, cell: &Arc<Cell>) {
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
    fn rematch(&self, cell: &Cell, room: &Room, entry: &Entry) -> Result<Option<Change>, Refused> {
        let (Some(asked), Some(next)) = (room.rematch_of(entry), &entry.next) else {
            return Ok(None);
        };
        let seed = secrets::seed()?;
        let keeper = Keeper {
            seed: &seed,
            now: self.now(),
            absent: &[],
            next: "",
        };
        let Some(opening) = room.open_rematch(&cell.id, &asked, keeper) else {
            return Ok(None);
        };
        let opened =
            Room::new(&opening, self.registry()).map_err(|broken| Refused::trouble(&broken))?;
        let created_at = self.world_now();
        self.change(next, &opened, opening, Some(Opening { seed, created_at }))
            .map(Some)
    }

    /// Everything that is to be stored with an entry; `room` is after it.
    pub(super) fn change(
        &self,
        table: &str,
        room: &Room,
        entry: Entry,
        opening: Option<Opening>,
    ) -> Result<Change, Refused> {
        let moves_people = matches!(
            entry.event,
            Event::Opened { .. } | Event::Sat(_) | Event::Stood { .. } | Event::SeatMoved { .. }
        );
        let seats = moves_people.then(|| {
            Seat::first(room.seats().len())
                .filter_map(|seat| {
                    let holder = room.seats()[seat.index()].person.as_ref()?;
                    Some((seat, holder.id.clone()))
                })
                .collect()
        });
        let results = if entry.reveal.is_some() {
            results(room, entry.at)
        } else {
            Vec::new()
        };
        let entry = StoredEntry::new(entry).map_err(|error| Refused::trouble(&error))?;
        Ok(Change {
            table: table.to_owned(),
            entry: Arc::new(entry),
            summary: Summary::of(table, room),
            opening,
            seats,
            results,
            used_transfer: None,
            rematch: None,
        })
    }
}

/// The person who is to act.
fn to_act(room: &Room) -> Option<String> {
    let seat = room.person_to_act()?;
    let holder = room.seats()[seat.index()].person.as_ref()?;
    Some(holder.id.clone())
}

/// The table up to what is damaged in its log, and what that is.
pub(crate) fn restore(
    stored: &StoredTable,
    registry: &Registry,
) -> Result<(Room, Option<String>), Broken> {
    match replay(&stored.entries, registry) {
        Ok(room) => Ok((room, stored.damage.clone())),
        Err(broken) if broken.sequence > 1 && !stored.entries.is_empty() => {
            let sound = &stored.entries[..broken.sequence as usize - 1];
            Ok((replay(sound, registry)?, Some(broken.to_string())))
        }
        Err(broken) => Err(broken),
    }
}

pub(super) fn replay(entries: &[Arc<StoredEntry>], registry: &Registry) -> Result<Room, Broken> {
    Room::replay(entries.iter().map(|stored| &stored.entry), registry)
}

/// What everybody with a seat has reached, also where a bot has played on for them.
pub(crate) fn results(room: &Room, ended_at: u64) -> Vec<PlayedGame> {
    let Some(outcome) = room.table().and_then(starboard_table::Table::outcome) else {
        return Vec::new();
    };
    Seat::first(room.seats().len())
        .filter_map(|seat| {
            let holder = room.seats()[seat.index()].person.as_ref()?;
            let result = if outcome.winners.contains(&seat) {
                Outcome::Won
            } else if outcome.drawn {
                Outcome::Drawn
            } else {
                Outcome::Lost
            };
            Some(PlayedGame {
                seat,
                person: holder.id.clone(),
                game: room.plan().game.clone(),
                outcome: result,
                ended_at,
            })
        })
        .collect()
}
