//! Moving a seat to another device, and players who return.

use std::sync::Arc;

use starboard_table::{Person, Request, Wish};
use starboard_wire::Secret;
use tokio::time::Instant;

use super::{Cell, Hub, MOST_WAIT, Pace, TRIES, check_room, check_seat_changes, checked_key};
use crate::storage::{Appended, Transfer};
use crate::{Error, secrets};

/// How long a secret that moves a seat is valid.
const TRANSFER_MILLIS: i64 = 24 * 60 * 60 * 1000;

impl Hub {
    /// A player has reconnected: an open request for a takeover of their seat is declined.
    pub(crate) async fn welcome_back(&self, who: &Person, cell: &Arc<Cell>) -> Result<(), Error> {
        if cell.check().is_err() {
            return Ok(());
        }
        let mut state = cell.state().await?;
        for _ in 0..TRIES {
            let awaited = state.wish().is_some_and(|open| match open.wish {
                Wish::TakeOver { seat } => state.seat_of(&who.id) == Some(seat),
                Wish::Undo | Wish::Rematch => false,
            });
            if !awaited {
                return Ok(());
            }
            let back = Request::Answer {
                agrees: false,
                entropy: None,
            };
            let keeper = self.keeper(cell, &[], "").await?;
            let decision = state.decide(who, &back, None, keeper)?;
            if self.commit(cell, &mut state, decision).await? == Appended::Stored {
                return Ok(());
            }
        }
        Err(Error::Trouble)
    }

    /// Creates a secret with which the player of a seat can move it to another device.
    ///
    /// # Errors
    /// If the person has no seat there.
    pub async fn lend(&self, who: &Person, table: &str) -> Result<Secret, Error> {
        let cell = self.cell(table).await?;
        let seat = cell.state().await?.seat_of(&who.id);
        let seat = seat.ok_or(starboard_table::Refusal::NotSeated)?;
        let secret = secrets::secret(self.platform())?;
        let now = self.world_now();
        let transfer = Transfer {
            table: table.to_owned(),
            seat,
            person: who.id.clone(),
        };
        self.storage()
            .add_transfer(
                &secrets::hash(&secret),
                &transfer,
                now,
                now + TRANSFER_MILLIS,
            )
            .await?;
        Ok(secret)
    }

    /// Moves a seat with such a secret.
    ///
    /// # Errors
    /// If the secret is wrong, expired or used up, the person already has a seat there, or the seat
    /// has moved too often. The secret remains valid.
    pub async fn claim(
        &self,
        who: &Person,
        table: &str,
        key: &str,
        secret: &Secret,
    ) -> Result<u64, Error> {
        let began = Instant::now();
        let key = checked_key(who, key)?;
        const WRONG: Error = Error::WrongSecret(
            "this link has been used or is too old; make a new one where you have the seat",
        );
        let cell = self.cell(table).await?;
        let hash = secrets::hash(secret);
        let mut state = cell.state().await?;
        let mut is_current = false;
        let mut is_counted = false;
        for _ in 0..TRIES {
            if let Some(sequence) = state.entry_of(&key) {
                return Ok(sequence);
            }
            if began.elapsed() > MOST_WAIT {
                return Err(Error::Trouble);
            }
            let transfer = self.storage().transfer(&hash, self.world_now()).await?;
            let transfer = transfer.filter(|transfer| {
                transfer.table == table && state.seat_of(&transfer.person) == Some(transfer.seat)
            });
            let keeper = self.keeper(&cell, &[], "").await?;
            let decided = transfer.ok_or(WRONG).and_then(|transfer| {
                check_room(&state)?;
                check_seat_changes(who, &state)?;
                let (seat, key) = (transfer.seat, Some(key.clone()));
                let decision = state.decide_seat_moved(seat, who.clone(), key, keeper)?;
                // Once, however often another node is faster.
                is_counted = is_counted || self.may_move(table, seat);
                match is_counted {
                    true => Ok(decision),
                    false => Err(Pace::SeatMoves.refusal()),
                }
            });
            let decision = match decided {
                Ok(decision) => decision,
                Err(error) if is_current => return Err(error),
                // This claim itself may have moved the seat and used the secret up.
                Err(_) => {
                    self.catch_up(&cell, &mut state).await?;
                    is_current = true;
                    continue;
                }
            };
            if began.elapsed() > MOST_WAIT {
                return Err(Error::Trouble);
            }
            let sequence = decision.entry.sequence;
            let secret = Some(hash.clone());
            match self.commit_with(&cell, &mut state, decision, secret).await {
                Ok(Appended::Stored) => return Ok(sequence),
                Ok(_) => {}
                // Catching up may have shown that it was stored all the same.
                Err(error) => return state.entry_of(&key).ok_or(error),
            }
        }
        Err(Error::Trouble)
    }
}
