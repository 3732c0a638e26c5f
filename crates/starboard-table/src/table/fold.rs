//! The fold of a log: applies entries to a table.

use std::sync::Arc;

use starboard_kernel::{History, Seat};

use super::{OpenWish, Spoken, Table, TableSeat};
use crate::entry::{Entry, Event, Person, Seated, Start, Wish};
use crate::{Late, MOST_MESSAGES, Play, Player, STAND_IN_LEVEL, SeatKind, Terms};

impl Table {
    /// Applies the event of an entry.
    pub(super) fn happen(&mut self, entry: &Entry) -> Result<(), String> {
        match &entry.event {
            Event::Opened { .. } => return Err("a table is opened once".to_owned()),
            Event::Sat(seated) => self.seat_down(seated)?,
            Event::Stood { seat } => {
                let seat = self.seat_mut(*seat)?;
                seat.person = None;
                seat.entropy = None;
            }
            Event::Planned { seat, by } => {
                let index = seat.index();
                let kind = by.check().map_err(|error| error.to_string())?;
                self.seat_mut(*seat)?.by = kind;
                Arc::make_mut(&mut self.plan).seats[index] = *by;
            }
            Event::Moved { seat, moves } => {
                let play = self.play_mut()?;
                if play.whose_turn() != Some(*seat) {
                    return Err(format!("it is not the turn of seat {seat}"));
                }
                let followed = play.follow(moves);
                followed.map_err(|error| play.position().explain(&error))?;
            }
            Event::TookBack { seat: _, to } => {
                self.take_back(*to, entry.at)?;
            }
            Event::Asked {
                seat,
                wish,
                entropy,
                absent,
            } => {
                let to = match wish {
                    Wish::Undo => self.undo_by_consent(*seat).unwrap_or_default(),
                    Wish::TakeOver { .. } | Wish::Rematch => 0,
                };
                let repeats_chance = *wish == Wish::Undo && self.has_chance_after(to);
                self.wish = Some(OpenWish {
                    wish: *wish,
                    by: *seat,
                    agreed: Vec::new(),
                    entropy: Vec::new(),
                    absent: absent.clone(),
                    to,
                    repeats_chance,
                });
                self.agree(*seat, entropy.clone(), entry.at)?;
            }
            Event::Answered {
                seat,
                agrees,
                entropy,
            } => {
                if *agrees {
                    self.agree(*seat, entropy.clone(), entry.at)?;
                } else {
                    self.wish = None;
                }
            }
            Event::Resigned { seat } => self.resign(*seat)?,
            Event::HandedOver { seat } => self.let_a_bot_play(*seat)?,
            Event::Returned { seat } => {
                let player = Player::person(self.name(*seat));
                self.ongoing_play(*seat)?.set_player(*seat, player);
                self.clocks.return_to(*seat);
                self.note_player(*seat)?;
            }
            Event::Removed { seat } => {
                self.let_a_bot_play(*seat)?;
                self.seat_mut(*seat)?.removed = true;
            }
            Event::Readmitted { seat } => self.seat_mut(*seat)?.removed = false,
            Event::Late { seat } => match self.plan.late {
                Late::Bot => self.let_a_bot_play(*seat)?,
                Late::Resign => self.resign(*seat)?,
            },
            Event::SeatMoved { seat, person } => {
                let before = self.seat_mut(*seat)?.person.replace(person.clone());
                self.note_player(*seat)?;
                // The same player on another device: the host stays the host.
                if before.is_some_and(|before| before.id == self.host.id) {
                    self.host = person.clone();
                }
            }
            Event::Said { seat, text } => {
                let spoken = Spoken {
                    sequence: entry.sequence,
                    at: entry.at,
                    seat: *seat,
                    person: (self.seat_mut(*seat)?.person.as_ref()).map(|person| person.id.clone()),
                    name: self.name(*seat),
                    text: text.clone(),
                };
                let messages = Arc::make_mut(&mut self.messages);
                if messages.len() >= MOST_MESSAGES {
                    messages.remove(0);
                }
                messages.push(spoken);
            }
            Event::BotSet { seat, level } => {
                let kind = SeatKind::Bot { level: *level };
                self.ongoing_play(*seat)?.set_kind(*seat, kind);
            }
            Event::PersonSet { seat, name } => {
                let player = Player::person(name);
                self.ongoing_play(*seat)?.set_player(*seat, player);
                self.seat_mut(*seat)?.person = Some(Person::at(*seat, name));
            }
            Event::Closed => self.closed = true,
        }
        Ok(())
    }

    /// Updates after every entry, once its event has been applied.
    pub(super) fn conclude(&mut self, entry: &Entry) -> Result<(), String> {
        let acted = match &entry.event {
            Event::Moved { seat, moves } => {
                let steps = self.play_mut()?.history().length();
                Some((*seat, steps - moves.len()))
            }
            _ => None,
        };
        // An open request referred to another position.
        if acted.is_some()
            && self
                .wish
                .as_ref()
                .is_some_and(|open| open.wish != Wish::Rematch)
        {
            self.wish = None;
        }
        if let Some(begin) = &entry.start {
            self.begin(begin, entry.at)?;
        }
        if let Some(seed) = entry.reveal {
            self.reveal = Some(seed);
            let mixed = self.mixed(seed);
            self.play_mut()?.reveal(mixed);
        }
        let commits = entry.reveal.is_some() && self.plan.terms != Terms::First;
        if entry.next_commitment.is_some() != commits {
            return Err("the seed and the commitment of a rematch come together".to_owned());
        }
        self.next_commitment = (self.next_commitment.take()).or(entry.next_commitment.clone());
        if let Some(next) = &entry.next {
            self.next = Some(next.clone());
            self.wish = None;
        }
        self.clocks.turn(self.person_to_act(), acted, entry.at);
        self.sequence = entry.sequence;
        if !matches!(entry.event, Event::Said { .. }) {
            self.changed = entry.sequence;
            self.changed_at = entry.at;
        }
        if acted.is_some() || entry.start.is_some() {
            self.played = entry.sequence;
        }
        Ok(())
    }

    /// The next entry changes who plays this seat.
    fn note_player(&mut self, seat: Seat) -> Result<(), String> {
        let next = self.sequence + 1;
        self.seat_mut(seat)?.changed = next;
        Ok(())
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut TableSeat, String> {
        let found = self.seats.get_mut(seat.index());
        found.ok_or_else(|| format!("there is no seat {seat}"))
    }

    pub(super) fn play_mut(&mut self) -> Result<&mut Play, String> {
        self.play
            .as_mut()
            .ok_or_else(|| "the game has not begun".to_owned())
    }

    pub(super) fn seat_down(&mut self, seated: &Seated) -> Result<(), String> {
        let seat = self.seat_mut(seated.seat)?;
        if !seat.is_free() {
            return Err(format!("seat {} is not free", seated.seat));
        }
        seat.person = Some(seated.person.clone());
        seat.entropy.clone_from(&seated.entropy);
        Ok(())
    }

    pub(super) fn begin(&mut self, begin: &Start, at: u64) -> Result<(), String> {
        let expected = self.start.seats();
        if self.seats.len() != expected {
            return Err(format!("the game needs {expected} seats"));
        }
        let players = Seat::first(self.seats.len())
            .map(|seat| Player {
                name: self.name(seat),
                kind: self.seats[seat.index()].by,
            })
            .collect();
        let undoes_freely = self.plan.shared_device && self.plan.daily.is_none();
        let history = History::new(Arc::clone(&self.start));
        let mut play = Play::new(history, players, undoes_freely);
        play.follow(&begin.moves)
            .map_err(|error| error.to_string())?;
        self.play = Some(play);
        self.start_commitment = Some(begin.commitment.clone());
        self.clocks.turn(self.person_to_act(), None, at);
        Ok(())
    }

    /// Undoes everything after the first `to` steps.
    pub(super) fn take_back(&mut self, to: usize, at: u64) -> Result<(), String> {
        self.wish = None;
        let play = self.play_mut()?;
        play.take_back(to);
        let next = play.whose_turn();
        self.clocks.take_back(to, next, at);
        self.played = self.sequence + 1;
        Ok(())
    }

    /// The game, if it is not over and this seat has not resigned.
    fn ongoing_play(&mut self, seat: Seat) -> Result<&mut Play, String> {
        self.wish = None;
        let play = self.play_mut()?;
        play.ongoing(seat).map_err(|refusal| refusal.to_string())?;
        Ok(play)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), String> {
        self.ongoing_play(seat)?.resign(seat);
        self.note_player(seat)
    }

    pub(super) fn let_a_bot_play(&mut self, seat: Seat) -> Result<(), String> {
        let level = STAND_IN_LEVEL;
        let kind = SeatKind::Bot { level };
        self.ongoing_play(seat)?.set_kind(seat, kind);
        self.note_player(seat)
    }
}
