//! Moving a seat to another device, and players who return.

use std::sync::Arc;

use starboard_table::{Decision, Keeper, Key, Person, Request, Wish};
use starboard_wire::Secret;

use super::{Cell, Hub, Pace, State, TRIES, Wanted, check_room, check_seat_changes};
use crate::storage::{Appended, Transfer};
use crate::{Error, secrets};

/// How long a secret that moves a seat is valid.
const TRANSFER_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// A seat that a secret moves to somebody else.
pub(super) struct Claim {
    pub(super) hash: String,
    /// It has been counted as a move of the seat.
    is_counted: bool,
}

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
        let claim = Claim {
            hash: secrets::hash(secret),
            is_counted: false,
        };
        self.settle(who, table, key, Wanted::Seat(claim)).await
    }

    pub(super) async fn decide_claim(
        &self,
        who: &Person,
        state: &State,
        claim: &mut Claim,
        key: &Key,
        at: (&str, Keeper<'_>),
    ) -> Result<Decision, Error> {
        let (table, keeper) = at;
        let transfer = self
            .storage()
            .transfer(&claim.hash, self.world_now())
            .await?;
        let transfer = transfer.filter(|transfer| {
            transfer.table == table && state.seat_of(&transfer.person) == Some(transfer.seat)
        });
        let transfer = transfer.ok_or(Error::WrongSecret(
            "this link has been used or is too old; make a new one where you have the seat",
        ))?;
        check_room(state)?;
        check_seat_changes(who, state)?;
        let seat = transfer.seat;
        let decision = state.decide_seat_moved(seat, who.clone(), Some(key.clone()), keeper)?;
        // Once, however often another node is faster.
        claim.is_counted = claim.is_counted || self.may_move(table, seat);
        match claim.is_counted {
            true => Ok(decision),
            false => Err(Pace::SeatMoves.refusal()),
        }
    }
}
