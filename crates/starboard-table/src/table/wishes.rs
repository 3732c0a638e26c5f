//! Requests that need consent: rematch, undo beyond the rules, takeover of an absent player.

use starboard_kernel::{Actor, Seat};

use super::{Keeper, OpenWish, Table};
use crate::Refusal;
use crate::entry::{Entry, Event, Fresh, Person, Wish};
use crate::{ABSENT_AFTER, Clock, Play, SeatKind, TAKEOVER_AFTER, Terms, UndoReason};

impl Table {
    /// A player agrees to the open request, which is granted once everybody has.
    pub(super) fn agree(
        &mut self,
        seat: Seat,
        entropy: Option<Fresh>,
        at: u64,
    ) -> Result<(), String> {
        let Some(wish) = &mut self.wish else {
            return Err("there is no open request".to_owned());
        };
        wish.agreed.push(seat);
        wish.entropy.extend(entropy.map(|entropy| (seat, entropy)));
        let wish = wish.clone();
        if !self.is_agreed(&wish) {
            return Ok(());
        }
        match wish.wish {
            Wish::Undo => self.take_back(wish.to, at)?,
            Wish::TakeOver { seat } => self.let_a_bot_play(seat)?,
            // The keeper opens the next table, and the entry contains its id.
            Wish::Rematch => {}
        }
        Ok(())
    }

    pub(super) fn is_agreed(&self, wish: &OpenWish) -> bool {
        self.people_asked(wish.wish, &wish.absent)
            .all(|seat| wish.agreed.contains(&seat))
    }

    /// Whose consent a wish needs, including the asker's.
    pub(super) fn people_asked<'a>(
        &'a self,
        wish: Wish,
        absent: &'a [Seat],
    ) -> impl Iterator<Item = Seat> + 'a {
        // Nor is one whom the host has removed.
        let people = Seat::first(self.seats.len()).filter(|seat| !self.seats[seat.index()].removed);
        let people = people.filter(move |&seat| match wish {
            // A player whose seat is played by a bot is not asked.
            Wish::TakeOver { .. } => {
                self.play.as_ref().and_then(|play| play.kind(seat)) == Some(SeatKind::Person)
            }
            // But their own actions are not undone without their consent.
            Wish::Undo => {
                let resigned = |play: &Play| play.has_resigned(seat);
                self.seats[seat.index()].person.is_some()
                    && !self.play.as_ref().is_some_and(resigned)
            }
            Wish::Rematch => self.seats[seat.index()].person.is_some(),
        });
        // Only present players are asked for a takeover, or two who left would keep everybody else
        // waiting indefinitely.
        people.filter(move |seat| match wish {
            Wish::TakeOver { seat: other } => *seat != other && !absent.contains(seat),
            Wish::Undo | Wish::Rematch => true,
        })
    }

    /// The open request for a rematch, if only this seat has yet to agree.
    pub(super) fn completes_rematch(&self, seat: Seat, entropy: &Fresh) -> Option<OpenWish> {
        let mut wish = self.wish.clone()?;
        wish.agreed.push(seat);
        wish.entropy.push((seat, entropy.clone()));
        (wish.wish == Wish::Rematch && self.is_agreed(&wish)).then_some(wish)
    }

    /// The request for a rematch that this entry grants, for [`Table::open_rematch`]. Call it before
    /// the entry is added.
    #[must_use]
    pub fn rematch_of(&self, entry: &Entry) -> Option<OpenWish> {
        entry.next.as_ref()?;
        match &entry.event {
            Event::Answered {
                seat,
                entropy: Some(entropy),
                ..
            } => self.completes_rematch(*seat, entropy),
            Event::Asked {
                seat,
                entropy: Some(entropy),
                ..
            } => Some(OpenWish {
                wish: Wish::Rematch,
                by: *seat,
                agreed: vec![*seat],
                entropy: vec![(*seat, entropy.clone())],
                absent: Vec::new(),
                to: 0,
                repeats_chance: false,
            }),
            _ => None,
        }
    }

    pub(super) fn ask(
        &self,
        who: &Person,
        wish: Wish,
        entropy: Option<Fresh>,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        let seat = self.seat_of_person(who)?;
        let table = self.begun()?;
        self.not_removed(seat)?;
        if self.wish.is_some() {
            return Err(Refusal::Asking);
        }
        let over = table.ending().is_some();
        match wish {
            Wish::Undo => {
                self.ongoing(seat)?;
                let to = self.undo_by_consent(seat)?;
                self.undo_in_time(seat, to, keeper)?;
            }
            Wish::TakeOver { seat: other } => {
                self.ongoing(seat)?;
                if other == seat {
                    return Err(Refusal::OwnSeat);
                }
                self.ongoing(other)?;
                self.may_be_taken_over(other, keeper)?;
            }
            Wish::Rematch => {
                if !over {
                    return Err(Refusal::NotOver);
                }
                if self.next.is_some() {
                    return Err(Refusal::Rematched);
                }
                if entropy.is_none() {
                    return Err(Refusal::NoEntropy);
                }
            }
        }
        let absent = match wish {
            Wish::TakeOver { .. } => {
                let absent = keeper.absent.iter();
                let absent = absent.filter(|absent| absent.since + ABSENT_AFTER <= keeper.now);
                absent.map(|absent| absent.seat).collect()
            }
            Wish::Undo | Wish::Rematch => Vec::new(),
        };
        let alone = self.people_asked(wish, &absent).all(|other| other == seat);
        let entropy = entropy.filter(|_| wish == Wish::Rematch);
        let mut entry = self.draft(
            Event::Asked {
                seat,
                wish,
                entropy,
                absent,
            },
            keeper,
        );
        if wish == Wish::Rematch && alone {
            entry.next = Some(keeper.next.to_owned());
        }
        Ok(entry)
    }

    pub(super) fn answer(
        &self,
        who: &Person,
        agrees: bool,
        entropy: Option<Fresh>,
        keeper: Keeper<'_>,
    ) -> Result<Entry, Refusal> {
        let seat = self.seat_of_person(who)?;
        let wish = self.wish.as_ref().ok_or(Refusal::NothingAsked)?;
        // A player who returns in time declines the takeover.
        let is_back = wish.wish == Wish::TakeOver { seat } && !agrees;
        let asked = self.people_asked(wish.wish, &wish.absent);
        if !is_back && !asked.into_iter().any(|asked| asked == seat) {
            return Err(Refusal::NothingAsked);
        }
        // A player who has agreed may still withdraw.
        if agrees && wish.agreed.contains(&seat) {
            return Err(Refusal::Answered);
        }
        // While a player thinks about it, the clock runs.
        if wish.wish == Wish::Undo && agrees {
            self.undo_in_time(wish.by, wish.to, keeper)?;
        }
        let rematch = wish.wish == Wish::Rematch && agrees;
        if rematch && entropy.is_none() {
            return Err(Refusal::NoEntropy);
        }
        let entropy = entropy.filter(|_| rematch);
        let completes = entropy
            .as_ref()
            .is_some_and(|entropy| self.completes_rematch(seat, entropy).is_some());
        let mut entry = self.draft(
            Event::Answered {
                seat,
                agrees,
                entropy,
            },
            keeper,
        );
        if completes {
            entry.next = Some(keeper.next.to_owned());
        }
        Ok(entry)
    }

    /// When a bot may take over for a player who is absent since a point in time; `None` in
    /// correspondence games of the second terms, where a bot plays once the deadline has passed.
    #[must_use]
    pub fn takeover_from(&self, since: u64) -> Option<u64> {
        match (self.plan.terms, self.plan.clock) {
            (Terms::First, _) => Some(since + ABSENT_AFTER),
            (Terms::Second, Clock::PerMove { .. }) => None,
            (Terms::Second, Clock::None | Clock::Live { .. }) => Some(since + TAKEOVER_AFTER),
        }
    }

    fn may_be_taken_over(&self, seat: Seat, keeper: Keeper<'_>) -> Result<(), Refusal> {
        let absent = keeper.absent.iter().find(|absent| absent.seat == seat);
        let since = absent.map(|absent| absent.since);
        let since = since.filter(|since| since + ABSENT_AFTER <= keeper.now);
        let since = since.ok_or(Refusal::Present(seat))?;
        let clocks = &self.clocks;
        let possible = match self.takeover_from(since) {
            Some(at) => Some(at),
            None => clocks.deadline().filter(|_| clocks.running() == Some(seat)),
        };
        match possible {
            Some(at) if at <= keeper.now => Ok(()),
            at => Err(Refusal::TooSoon {
                seat,
                millis: at.map(|at| at - keeper.now),
            }),
        }
    }

    /// Whether chance turns are among the steps after the first `to`.
    pub(super) fn has_chance_after(&self, to: usize) -> bool {
        let steps = self.play.as_ref().map(|play| play.history().steps());
        let steps = steps.and_then(|steps| steps.get(to..)).unwrap_or_default();
        steps.iter().any(|step| step.actor == Actor::Chance)
    }

    /// Whether chance turns would have the same outcomes again after an undo by consent.
    #[must_use]
    pub fn undo_repeats_chance(&self, seat: Seat) -> bool {
        self.undo_by_consent(seat)
            .is_ok_and(|to| self.has_chance_after(to))
    }

    /// The target of an undo by consent: before the asker's last action, whatever followed.
    pub(super) fn undo_by_consent(&self, seat: Seat) -> Result<usize, UndoReason> {
        let Some(table) = &self.play else {
            return Err(UndoReason::Nothing);
        };
        if table.ending().is_some() {
            return Err(UndoReason::Over);
        }
        let steps = table.history().steps();
        let own = steps
            .iter()
            .rposition(|step| step.actor == Actor::Player(seat));
        own.ok_or(UndoReason::Nothing)
    }
}
