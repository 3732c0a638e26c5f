//! An online table as a client knows it at one moment, and what follows from it for the user.

use starboard_kernel::{Lang, Seat};
use starboard_table::{Absent, Phase, SeatKind, Table, Terms, UndoReason, called};

/// What a client knows of a table.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub table: &'a Table,
    /// The user's id on the server.
    pub me: Option<&'a str>,
    /// The connection is up. Without it nothing is known of the other players.
    pub is_up: bool,
    /// The server has ended the subscription: nothing more will happen here.
    pub is_stopped: bool,
    /// The seats whose players are present.
    pub present: &'a [Seat],
    /// The seats whose players are not, and since when.
    pub absent: &'a [Absent],
}

/// The most important news of a table, as far as the connection and the server's promises are all right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum News {
    /// A request for consent that the user has yet to answer.
    Asked,
    /// One that waits for others.
    Open {
        missing: Vec<Seat>,
        /// The user has agreed to it, and can withdraw that.
        agreed: bool,
    },
    Watching,
    Resigned,
    /// The host has handed the user's seat to a bot.
    Removed,
    /// A bot plays for the user.
    BotPlays,
    /// The player to act is away.
    Away(Seat, Takeover),
    #[default]
    Nothing,
}

/// When a bot may take over for an absent player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takeover {
    Now,
    /// From this moment on, in service time.
    Later(u64),
    /// When the player's time runs out, automatically.
    Late,
}

/// Whether the user may undo an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    Allowed,
    /// The rules do not allow it, but the other players can.
    Offer {
        reason: UndoReason,
        repeats_chance: bool,
    },
    Refused(UndoReason),
    /// The user is a spectator.
    Watching,
}

/// What a client waits for. It sends one request at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Waiting {
    #[default]
    No,
    /// The server has not answered.
    Answer,
    /// The request has become the entry with this number, which is on its way.
    Entry(u64),
}

impl Waiting {
    /// What is left to wait for once there are this many entries.
    #[must_use]
    pub fn after(self, entries: u64) -> Waiting {
        match self {
            Waiting::Entry(sequence) if sequence <= entries => Waiting::No,
            other => other,
        }
    }
}

/// Another person at a table, who has a seat or has written something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    pub id: String,
    /// Their seat, or the one that they had.
    pub seat: Seat,
    /// Empty if they were deleted.
    name: String,
}

impl Other {
    #[must_use]
    pub fn called(&self, lang: Lang) -> String {
        called(&self.name, self.seat.number(), lang)
    }
}

/// Those who were muted first are heard again.
const MOST_MUTED: usize = 200;

/// Adds somebody to the ids of the people whose messages are hidden, or takes them out.
pub fn mute(muted: &mut Vec<String>, person: &str, is_muted: bool) {
    muted.retain(|id| id != person);
    if is_muted {
        muted.push(person.to_owned());
        let oldest = muted.len().saturating_sub(MOST_MUTED);
        muted.drain(..oldest);
    }
}

impl View<'_> {
    /// The user's own seat.
    #[must_use]
    pub fn own(&self) -> Option<Seat> {
        self.table.seat_of(self.me?)
    }

    #[must_use]
    pub fn is_host(&self) -> bool {
        self.me == Some(self.table.host().id.as_str())
    }

    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        let own = self.own();
        own.is_some() && own == self.table.person_to_act() && !self.is_stopped
    }

    /// Whether a player is present: the user is, whatever the server knows yet.
    #[must_use]
    pub fn is_here(&self, seat: Seat) -> bool {
        self.own() == Some(seat) || (self.is_up && self.present.contains(&seat))
    }

    fn kind(&self, seat: Seat) -> Option<SeatKind> {
        self.table.play()?.kind(seat)
    }

    fn has_resigned(&self, seat: Seat) -> bool {
        let play = self.table.play();
        play.is_some_and(|play| play.has_resigned(seat))
    }

    /// The time that a player has left, if a clock may run for them.
    #[must_use]
    pub fn time_left(&self, seat: Seat, now: u64) -> Option<u64> {
        let runs = self.kind(seat) == Some(SeatKind::Person)
            && self.table.phase() == Phase::Playing
            && !self.is_stopped;
        self.table.clocks().left(seat, now).filter(|_| runs)
    }

    /// The other players who are absent, and when a bot may take over for each.
    #[must_use]
    pub fn away(&self, now: u64) -> Vec<(Seat, Takeover)> {
        let goes_on = self.table.phase() == Phase::Playing && !self.is_stopped;
        if self.own().is_none() || !self.is_up || !goes_on {
            return Vec::new();
        }
        let is_away =
            |seat: &Seat| self.kind(*seat) == Some(SeatKind::Person) && !self.is_here(*seat);
        Seat::first(self.table.seats().len())
            .filter(is_away)
            .map(|seat| (seat, self.takeover(seat, now)))
            .collect()
    }

    fn takeover(&self, seat: Seat, now: u64) -> Takeover {
        let absent = self.absent.iter().find(|absent| absent.seat == seat);
        let since = absent.map_or(now, |absent| absent.since);
        match self.table.takeover_from(since) {
            None => Takeover::Late,
            Some(at) if at <= now => Takeover::Now,
            Some(at) => Takeover::Later(at),
        }
    }

    /// Who plays on the user's seat in a game that goes on for them.
    #[must_use]
    pub fn own_kind(&self) -> Option<SeatKind> {
        let own = self.own().filter(|&own| !self.has_resigned(own))?;
        let goes_on = self.table.phase() == Phase::Playing && !self.is_stopped;
        self.kind(own).filter(|_| goes_on)
    }

    /// Whether the user may hand the seat of another player to a bot, or let its player return.
    #[must_use]
    pub fn can_remove(&self, seat: Seat) -> bool {
        self.is_host()
            && !self.is_stopped
            && self.table.plan().terms != Terms::First
            && self.table.phase() == Phase::Playing
            && self.own() != Some(seat)
            && self.table.seats()[seat.index()].person.is_some()
            && !self.has_resigned(seat)
    }

    /// The other people at the table: those with seats, and then those who have written something.
    #[must_use]
    pub fn others(&self) -> Vec<Other> {
        let seated = Seat::first(self.table.seats().len()).zip(self.table.seats());
        let seated = seated.filter_map(|(seat, held)| {
            let person = held.person.as_ref()?;
            Some((person.id.as_str(), seat, person.name.as_str()))
        });
        let spoken = self.table.messages().iter();
        let spoken = spoken
            .filter_map(|said| Some((said.person.as_deref()?, said.seat, said.name.as_str())));
        let mut others: Vec<Other> = Vec::new();
        for (id, seat, name) in seated.chain(spoken) {
            if self.me != Some(id) && others.iter().all(|other| other.id != id) {
                others.push(Other {
                    id: id.to_owned(),
                    seat,
                    name: name.to_owned(),
                });
            }
        }
        others
    }

    #[must_use]
    pub fn undo(&self) -> Undo {
        let Some(own) = self.own() else {
            return Undo::Watching;
        };
        let Some(play) = self.table.play() else {
            return Undo::Refused(UndoReason::Nothing);
        };
        match play.undo_target(own) {
            Ok(_) => Undo::Allowed,
            Err(reason) if play.may_ask_for_undo(own) => Undo::Offer {
                reason,
                repeats_chance: self.table.undo_repeats_chance(own),
            },
            Err(reason) => Undo::Refused(reason),
        }
    }

    /// The most important news.
    #[must_use]
    pub fn news(&self, now: u64) -> News {
        let own = self.own();
        if let Some(open) = self.table.wish() {
            let missing = self.table.still_asked();
            return match own {
                Some(own) if missing.contains(&own) => News::Asked,
                _ => News::Open {
                    missing,
                    agreed: own.is_some_and(|own| open.agreed.contains(&own)),
                },
            };
        }
        if self.table.phase() != Phase::Playing {
            return News::Nothing;
        }
        let Some(own) = own else {
            return News::Watching;
        };
        if self.has_resigned(own) {
            return News::Resigned;
        }
        if self.table.seats()[own.index()].removed {
            return News::Removed;
        }
        if let Some(SeatKind::Bot { .. }) = self.kind(own) {
            return News::BotPlays;
        }
        let awaited = self.table.person_to_act();
        let mut away = self.away(now).into_iter();
        let away = away.find(|(seat, _)| Some(*seat) == awaited);
        away.map_or(News::Nothing, |(seat, takeover)| News::Away(seat, takeover))
    }
}
